### De eerste beurt van elk spel: wat je nu doet en waarom. `.other` wordt gezegd als iets anders dat
### kan gekozen is; wat niet kan, heeft zijn reden uit de regels.

lesson-other = Dat kan ook. Volg in deze eerste beurt de aanwijzing, dan zie je wat ervan komt.

## Push

lesson-push-flip = Een beurt is een van twee dingen: kaarten omdraaien of een kleur veiligstellen. Je hebt nog niets om veilig te stellen: draai de bovenste kaart om.
lesson-push-begin = De eerste kaart opent de eerste rij. Leg de oranje 2.
lesson-push-on = Na elke kaart mag je stoppen of doorgaan. Alleen een 2 is weinig: draai nog een kaart om.
    .other = Je mag hier stoppen, maar dan pak je maar 2 punten. Draai nog een kaart om.
lesson-push-colour = Geen rij bevat een kleur of een getal twee keer. Rij 1 heeft al oranje: open rij 2 met de oranje 5.
lesson-push-more = Er kan nog niets misgaan: een kaart die nergens past, opent de derde rij. Draai verder om.
    .other = Je mag stoppen. Maar er is nog geen risico: de derde rij is vrij.
lesson-push-fits = De groene 4 past overal. Leg hem bij de oranje 2: dat is 6 punten, een rij voor jou.
    .other = Daar mag hij ook liggen. Maar je wilt één goede rij voor jezelf: leg hem in rij 1.
lesson-push-dare = Nog een keer: de derde rij is nog steeds vrij.
    .other = Stoppen zou al verstandig zijn. Draai nog een kaart om, dan zie je een bijzondere.
lesson-push-roll = Een dobbelsteenkaart: wie die rij pakt, gooit de dobbelsteen en raakt misschien een hele kleur kwijt. Leg hem in rij 2, die je niet wilt.
    .other = Daar mag hij ook liggen. Maar leg hem waar je zelf niet pakt: in rij 2.
lesson-push-stop = Rij 1 is van jou als je nu stopt. Meer kaarten maken ook de anderen rijker, en liggen er drie rijen, dan past een kaart misschien nergens en krijg je niets. Stop.
    .other = Je mag doorgaan. Maar je rij is goed, en wat nu komt is voor de anderen: stop.
lesson-push-take = Jij kiest eerst. Pak rij 1: 6 punten en geen dobbelsteenkaart. De anderen kiezen na jou.
    .other = Rij 2 heeft 5 punten en een dobbelsteenkaart: de worp kan je een kleur kosten. Pak rij 1.
lesson-push-bank = Mira gooide oranje en raakte haar 5 kwijt: wat open ligt, loopt gevaar. Stel groen veilig: je 4 is veilig tot het eind, en dat is je hele beurt.
    .other = Dat kan. Maar groen is het meeste dat bij jou open ligt: stel dat eerst veilig.
lesson-push-end = Dat is Push: omdraaien, aanleggen, op tijd stoppen, een rij pakken en veiligstellen wat je niet kwijt wilt. De hoogste som wint.

## Battle of the Force

lesson-force-win = Boba Fett is 8 punten waard. Iedereen legt gedekt een kaart; de hoogste wint hem, en de kaart die wint, is kwijt. Leg de 6: die is sterk, en je 8 blijft in je hand.
    .other = Je mag die leggen. Maar lage kaarten winnen geen 8 punten, en hogere zijn voor spannender duels. Leg de 6.
lesson-force-vader = Darth Vader kost wie hem wint 5 punten, en alle anderen zijn hun gelegde kaart kwijt. Leg de 1: die wint nauwelijks, en het is geen groot verlies. R2-D2 mag hier niet.
    .other = Je mag die leggen. Maar het is jammer om hem kwijt te raken, of hij wint Darth Vader. Leg de 1.
lesson-force-droid = Greedo is maar 3 punten waard. Leg R2-D2: je doet niet mee aan dit duel, en over de volgende kaart van de stapel beslis jij.
    .other = Je mag om Greedo vechten. Maar 3 punten zijn geen goede kaart waard: leg R2-D2.
lesson-force-keep = R2-D2 brengt een tweede Boba Fett. Twee dezelfde slechteriken geven 10 punten extra. Houd hem, ook al is R2-D2 dan kwijt.
    .other = Dan komt R2-D2 terug, maar telt Boba Fett voor een ander. Houd hem.
lesson-force-symbols = Ligt de hoogste waarde er twee keer, dan beslissen de symbolen. Jouw 4 heeft vier symbolen, geen andere 4 heeft er zoveel. Leg hem om Jabba.
    .other = Je mag die leggen. Maar kijk wat de symbolen doen: leg de 4.
lesson-force-end = Mira legde ook een 4, maar zonder symbolen. Met twee Boba Fetts en Jabba heb je 32 punten. Kaarten die wonnen zijn weg: vraag je elke keer af wat een slechterik je waard is.

## Au secours de Konoha

lesson-konoha-pass = Jullie winnen of verliezen samen: de drie handen moeten 30 halen. Iedereen geeft een kaart naar links door. Geef Shikamaru door: zonder hem houdt je hand de meeste sterkte.
    .other = Dat mag. Maar kijk wat er overblijft: zonder Shikamaru houdt je hand de meeste sterkte.
lesson-konoha-signal = Orochimaru kwam bij jou, en je hand is naar 10 gezakt. Geen kaarten en geen getallen, alleen woorden: zeg dat je hand matig is.
    .other = In een spel bepaal je dat zelf. Maar elke hand heeft gemiddeld 10 nodig: matig is het eerlijke woord.
lesson-konoha-wait = Matig, matig, zwak: dat is nauwelijks 30, en een mislukte missie geeft geen punten. Wacht: de volgende is voor 6 punten, en jullie geven nog een keer door.
    .other = Je mag willen gaan. Maar twee matige handen en een zwakke zijn nauwelijks 30. Wacht nog één keer doorgeven af.
lesson-konoha-burden = Orochimaru kost je sterkte, en zijn symbool verzwakt Sasuke. Geef hem door.
    .other = Dat mag. Maar zonder Orochimaru houdt je hand de meeste sterkte.
lesson-konoha-strong = Sakura kwam, die naast Sasuke sterker is. Je hand is nu 19. Zeg dat hij sterk is.
    .other = In een spel bepaal je dat zelf. Maar de anderen moeten het weten: 19 is bijna het dubbele van gemiddeld.
lesson-konoha-go = Sterk, zwak, matig: jouw 19 maakt de anderen goed. Stem om te gaan. Alle stemmen worden tegelijk getoond, en de meerderheid beslist.
    .other = Je mag wachten. Maar de volgende missie geeft maar 4 punten, en jouw hand maakt de anderen goed. Ga.
lesson-konoha-end = Samen 33: de missie is gelukt en geeft 6 punten. Na vier rondes wordt geteld. Geef door wat anderen meer helpt dan jou, en luister naar de woorden.

## Deck Battle

lesson-deckbattle-team = Iedereen begint met een team van tien personages. Kies Team 10: dat werft goed.
    .other = Elk team is de moeite waard. Deze eerste beurt wordt met Team 10 verteld: kies dat.
lesson-deckbattle-channel = Voorbereiding: je vijf kaarten zijn in het spel, en elke verlaat het als je die gebruikt. Kanaliseer Ino: je krijgt chakra, dat later technieken betaalt.
    .other = Dat kan ook. Maar begin met chakra: kanaliseer Ino.
lesson-deckbattle-send = Asuma heeft Kracht. Stuur hem op missie: je krijgt schriftrollen, en met genoeg daarvan volbreng je een van de open missies.
    .other = Dat kan ook. Maar je hebt ook schriftrollen nodig: stuur Asuma op missie.
lesson-deckbattle-deploy = De andere drie zijn voor de inzet, waarin je vecht, werft en koopt. Ga verder; daarna kan niets meer van de voorbereiding.
    .other = Dat mag. Maar dan zijn er te weinig over om iemand te werven. Ga verder naar de inzet.
lesson-deckbattle-recruit = Werf Ebisu van het veld: hij komt in je deck en geeft aan het eind punten.
    .other = Dat kan ook. Maar een nieuw personage helpt je elke ronde: werf Ebisu.
lesson-deckbattle-join = Zeg een voor een wie meedoet. Eerst Shikamaru: zijn Werving telt voor de kosten.
    .other = Nog niet: eerst Shikamaru.
lesson-deckbattle-second = Ook de tweede Shikamaru.
    .other = Nog niet: eerst de tweede Shikamaru.
lesson-deckbattle-third = En Ino: nu zijn de kosten gehaald.
    .other = Daarmee is niets verloren, maar Ebisu blijft dan op het veld. Voeg Ino toe.
lesson-deckbattle-strike = Voer het uit: Ebisu en zijn wervers gaan naar je aflegstapel, en later trek je ze allemaal.
    .other = Daarmee zou niets verloren zijn. Maar de kosten zijn gehaald: voer het uit.
lesson-deckbattle-finish = Er is niemand meer in het spel. Beëindig de inzet: je trekt vijf kaarten, en de Dreiging op het veld schuift naar rechts.
lesson-deckbattle-end = Hidan schoof op en schakelde Yamato uit. Wie een Dreiging verslaat, neemt een fiche van het spoor; ontsnapt ze, dan is de fiche kwijt. Is de negende weg, dan winnen de meeste punten.
