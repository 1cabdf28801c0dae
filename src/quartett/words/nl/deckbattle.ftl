## Het spel

game-deckbattle = Naruto Shippuden Deck Battle
about-deckbattle = Bouw een team van ninja’s, versla de Dreigingen voordat ze ontkomen en word Hokage.
option-mode = Hoe de teams ontstaan
option-mode-standard = Standaard: een team kiezen
option-mode-chunin = Chunin: om de beurt personages kiezen
option-mode-jonin = Jonin: uit minder personages kiezen
option-mode-kage = Kage: personages in het geheim doorgeven
option-expert = Variant voor experts
option-expert-yes = Met: een Dreiging kost 1 Kracht meer voor elke eigen fiche
option-expert-no = Zonder
option-first = Wie begint
option-first-random = Door loting
tally-turns = Beurten
tally-threats = Verslagen Dreigingen
tally-tokens = Dreigingsfiches

## Personages

card-kakashi = Kakashi
card-kurenai = Kurenai
card-asuma = Asuma
card-gai = Gaï
card-naruto = Naruto
card-sakura = Sakura
card-sai = Saï
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-shikamaru = Shikamaru
card-ino = Ino
card-choji = Chôji
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-chiyo = Chiyo
card-matsuri = Matsuri
card-pakura = Pakura
card-bisuke = Bisuke
card-akino = Akino
card-pakkun = Pakkun
card-gamahiro = Gamahiro
card-gamabunta = Gamabunta
card-gamakichi = Gamakichi
card-fukasaku = Fukasaku
card-katsuyu = Katsuyu
card-manda = Manda
card-sai-root = Saï (Wortel)
card-yamato = Yamato
card-danzo = Danzō
card-ayame = Ayame
card-teuchi = Teuchi
card-iruka = Iruka
card-tsunade = Tsunade
card-shizune = Shizune
card-jiraiya = Jiraiya
card-ibiki = Ibiki
card-anko = Anko
card-ebisu = Ebisu
card-konohamaru = Konohamaru
card-genma = Genma
card-kotetsu = Kotetsu
card-izumo = Izumo
card-hiashi = Hiashi
card-hanabi = Hanabi
card-tsume = Tsume
card-shibi = Shibi
card-shikaku = Shikaku
card-inoichi = Inoichi
card-choza = Chôza
card-lee-gates = Lee (Acht Poorten)
card-naruto-sage = Naruto (Wijze)
card-sakura-medic = Sakura (Genezeres)
card-killer-bee = Killer Bee
card-kabuto = Kabuto
card-orochimaru = Orochimaru
card-sasuke = Sasuke
card-suigetsu = Suigetsu
card-karin = Karin
card-jugo = Jûgo
card-white-zetsu = Witte Zetsu
card-animal-path = Pad der Dieren
card-asura-path = Pad der Asura
card-preta-path = Pad der Preta
card-itachi = Itachi
card-kisame = Kisame
card-deidara = Deidara
card-sasori = Sasori
card-hidan = Hidan
card-kakuzu = Kakuzu
card-pain = Pain
card-konan = Konan
card-zetsu = Zetsu
card-tobi = Tobi
card-mask = een masker

## Jutsu-kaarten en technieken

card-jutsu-naruto = Jutsu-kaart van Naruto
card-jutsu-sakura = Jutsu-kaart van Sakura
card-jutsu-sai = Jutsu-kaart van Saï
card-jutsu-hinata = Jutsu-kaart van Hinata
card-jutsu-kiba = Jutsu-kaart van Kiba
card-jutsu-shino = Jutsu-kaart van Shino
card-jutsu-shikamaru = Jutsu-kaart van Shikamaru
card-jutsu-ino = Jutsu-kaart van Ino
card-jutsu-choji = Jutsu-kaart van Chôji
card-jutsu-lee = Jutsu-kaart van Lee
card-jutsu-neji = Jutsu-kaart van Neji
card-jutsu-tenten = Jutsu-kaart van Tenten
technique-naruto = { $number ->
    [1] Schaduwklonen
    [2] Oproeping
   *[3] Rasengan
}
technique-sakura = { $number ->
    [1] Helende handen
    [2] Kersenbloesemslag
   *[3] Zegel van honderd
}
technique-sai = { $number ->
    [1] Inktmuizen
    [2] Inktleeuw
   *[3] Inktvogels
}
technique-hinata = { $number ->
    [1] Zachte vuist
    [2] Beschermende palmen
   *[3] Tweelingleeuwen
}
technique-kiba = { $number ->
    [1] Markering
    [2] Beestkloon
   *[3] Dubbele slagtand
}
technique-shino = { $number ->
    [1] Insectenroep
    [2] Insectenzwerm
   *[3] Insectenbol
}
technique-shikamaru = { $number ->
    [1] Schaduwgreep
    [2] Schaduwnaad
   *[3] Schaduwvangst
}
technique-ino = { $number ->
    [1] Geestverstoring
    [2] Gedachteoverdracht
   *[3] Geestruil
}
technique-choji = { $number ->
    [1] Caloriecontrole
    [2] Menselijke kogel
   *[3] Reuzengroei
}
technique-lee = { $number ->
    [1] Bladwervelwind
    [2] Schaduw van het blad
   *[3] Verborgen lotus
}
technique-neji = { $number ->
    [1] Byakugan
    [2] Vacuümpalm
   *[3] Vierenzestig palmen
}
technique-tenten = { $number ->
    [1] Wapenoproep
    [2] Tweelingdraken
   *[3] Hemelketens
}

## Voorwerpen, missies, fiches, doelen, plagen

item-kunai = Kunai
item-shuriken = Shuriken
item-ramen = Ramen
item-summoning-seal = Oproepzegel
item-headband = Hoofdband
item-soldier-pill = Krachtpil
item-explosive-tag = Springzegel
item-mission-scroll = Missiebevel
item-medical-kit = Verbandtrommel
card-kunai = { item-kunai }
card-shuriken = { item-shuriken }
card-ramen = { item-ramen }
card-summoning-seal = { item-summoning-seal }
card-headband = { item-headband }
card-soldier-pill = { item-soldier-pill }
card-explosive-tag = { item-explosive-tag }
card-mission-scroll = { item-mission-scroll }
card-medical-kit = { item-medical-kit }
card-chakra-awakening = Ontwaken van de chakra
card-merchant-escort = Geleide voor kooplieden
card-lost-cat = De verdwaalde kat
card-herb-gathering = Kruiden plukken
card-courier = Dringende boodschap
card-bandit-camp = Het kamp van de bandieten
card-envoy = Geleide voor de gezant
card-spy-hunt = De jacht op de spion
card-rescue = Redding
card-summoning-pact = Oproeppact
card-kazekage-rescue = Hulp voor de Kazekage
card-hideout = Aanval op de schuilplaats
card-fire-temple = De vuurtempel
card-forbidden-scroll = De verboden schriftrol
card-token-card = Dreigingsfiche (kaart)
card-token-chakra = Dreigingsfiche (chakra)
card-token-scroll = Dreigingsfiche (schriftrollen)
card-token-item = Dreigingsfiche (voorwerp)
card-chips = Chips { $number }
card-duty = Plichtsgevoel
card-hunters = De jacht op Akatsuki
card-arsenal = Het arsenaal
card-diplomacy = Diplomatie
card-sand-alliance = Het verbond met Zand
card-pact = Het pact
card-shadows = In de schaduw
card-healers = Helende handen
card-root-exposed = De Wortel ontmaskerd
card-genjutsu = De grote genjutsu
card-trial = De proef van de Hokage
card-shame = De schande van het dorp
card-archives = De brand in het archief

## Teams, banden, soorten, fasen, velden

team-kakashi = Team 7
team-kurenai = Team 8
team-asuma = Team 10
team-gai = Team Gaï
affinity-leaf = Blad
affinity-seven = Team 7
affinity-eight = Team 8
affinity-ten = Team 10
affinity-gai = Team Gaï
affinity-sand = Zand
affinity-anbu = Anbu
affinity-summon = Oproeping
affinity-sound = Geluid
affinity-medic = Geneeskunst
affinity-kage = Kage
affinity-jinchuriki = Jinchuriki
affinity-akatsuki = Akatsuki
affinity-hyuga = Hyûga
affinity-uchiha = Uchiha
affinity-nara = Nara
affinity-inuzuka = Inuzuka
affinity-aburame = Aburame
affinity-akimichi = Akimichi
affinity-yamanaka = Yamanaka
affinity-sannin = Sannin
type-weapon = wapen
type-food = eten
type-scroll = rol
type-gear = uitrusting
group-sensei = Sensei
group-starter = startpersonage
group-field = veldpersonage
group-threat = Dreiging
group-jutsu = Jutsu-kaart
group-item = voorwerp
group-mission = missie
group-token = Dreigingsfiche
group-chips = chips
group-objective = doel
group-scourge = plaag
phase-preparation = Voorbereiding
phase-deployment = Inzet
phase-upkeep = Afronding
field-name = naam
field-group = soort
field-copies = aantal
field-person = persoon
field-character = personage
field-team = team
field-force = Kracht
field-recruit = Werving
field-chakra = chakra
field-force-cost = kosten in Kracht
field-recruit-cost = kosten in Werving
field-points = punten
field-affinities = banden
field-cost = kosten
field-type = type
field-rank = rang
field-ability = vermogen
field-holds = passief vermogen
field-field = op het veld
field-use = gebruik
field-reward = beloning
field-counts = telling
field-technique-1 = techniek 1
field-technique-2 = techniek 2
field-technique-3 = techniek 3
field-cost-1 = kosten van techniek 1
field-cost-2 = kosten van techniek 2
field-cost-3 = kosten van techniek 3
field-caps = hoogste niveaus

## Wat een kaart doet

# De tekst van een kaart is een rij zinnen. Een kop als “In het spel:” staat voor wat eronder valt.
amount-of = { $what ->
    [force] { $amount } Kracht
    [combat-force] { $amount } Kracht in het gevecht
    [recruit] { $amount } Werving
    [recruiting-only] { $amount } Werving om te werven
    [chakra] { $amount } chakra
    [scroll] { $amount ->
        [one] { $amount } schriftrol
       *[other] { $amount } schriftrollen
    }
   *[card] { $amount ->
        [one] { $amount } kaart
       *[other] { $amount } kaarten
    }
}
effect-activated = { $cost ->
    [0] Eenmaal per beurt, gratis:
   *[other] Eenmaal per beurt, voor { $cost } chakra:
}
effect-passive = Zolang in het spel:
effect-worn = Zolang gedragen:
effect-on-field = Zolang op het veld:
effect-technique = { $cost ->
    [0] { $technique } (niveau { $level }), gratis:
   *[other] { $technique } (niveau { $level }), voor { $cost } chakra:
}
effect-reward = Beloning:
effect-gain = { $what ->
    [card] Trek { amount-of }
   *[other] Je krijgt { amount-of }
}{ $only ->
    [combat] { " " }in het gevecht
    [recruiting] { " " }om te werven
   *[no] { "" }
}{ $per ->
    [affinity] { " " }voor elk ander eigen personage in het spel met { $affinity }
    [insect] { " " }voor elk insect op je bord
    [wounded] { " " }voor elk personage in je ziekenboeg
    [item] { " " }voor elk voorwerp in je inventaris
    [weapon] { " " }voor elk wapen in je inventaris
    [food] { " " }voor elk stuk eten in je inventaris
    [scroll] { " " }voor elke rol in je inventaris
    [gear] { " " }voor elk stuk uitrusting in je inventaris
   *[once] { "" }
}.
    .short = { $what ->
        [card] Trek { $amount }
       *[other] +{ amount-of }
    }{ $only ->
        [combat] { " " }(gevecht)
        [recruiting] { " " }(werven)
       *[no] { "" }
    }{ $per ->
        [affinity] { " " }per { $affinity }
        [insect] { " " }per insect
        [wounded] { " " }per gewonde
        [item] { " " }per voorwerp
        [weapon] { " " }per wapen
        [food] { " " }per eten
        [scroll] { " " }per rol
        [gear] { " " }per uitrusting
       *[once] { "" }
    }
effect-heal = { $to ->
    [play] Speel het bovenste personage van je ziekenboeg.
   *[discard] Leg het bovenste personage van je ziekenboeg op je aflegstapel.
}
    .short = Genezen: { $to ->
        [play] in het spel
       *[discard] naar aflegstapel
    }
effect-eliminate = { $where ->
    [discard] Je mag een personage uit je aflegstapel uitschakelen.
    [infirmary] Je mag een personage uit je ziekenboeg uitschakelen.
   *[field] Je mag een personage op het veld uitschakelen, maar geen Dreiging.
}
    .short = Uitschakelen: { $where ->
        [discard] aflegstapel
        [infirmary] ziekenboeg
       *[field] veld
    }
effect-recall = Je mag een personage uit je aflegstapel spelen.
    .short = Speel uit de aflegstapel
effect-recall-affinity = Je mag een personage met { $affinity } uit je aflegstapel spelen.
    .short = Speel uit de aflegstapel: { $affinity }
effect-take-item = { $row ->
    [lower] Je mag een voorwerp van de onderste marktrij nemen.
   *[any] Je mag een voorwerp van de markt nemen.
}
    .short = Neem een voorwerp{ $row ->
        [lower] { " " }(onderste rij)
       *[any] { "" }
    }
effect-acquire = Je mag een veldpersonage nemen dat hoogstens { $limit } Werving kost; het gaat naar je aflegstapel.
    .short = Neem iemand tot { $limit }
effect-wound = { $where ->
    [discard] Je mag een personage uit de aflegstapel van een ander verwonden dat hoogstens { $limit } Kracht kost; het gaat naar je ziekenboeg.
   *[field] Je mag een veldpersonage verwonden dat hoogstens { $limit } Kracht kost, maar geen Dreiging; het gaat naar je ziekenboeg.
}
    .short = Verwond iemand tot { $limit } Kracht: { $where ->
        [discard] andermans aflegstapel
       *[field] veld
    }
effect-equip = { $row ->
    [lower] Draagt het personage niets, dan mag het meteen een voorwerp van de onderste marktrij dragen.
   *[any] Draagt het personage niets, dan mag het meteen een voorwerp van de markt dragen.
}
    .short = Draag een voorwerp{ $row ->
        [lower] { " " }(onderste rij)
       *[any] { "" }
    }
effect-discard = { $whom ->
    [all] Iedereen legt { amount-of } af.
   *[others] Alle anderen leggen { amount-of } af.
}
    .short = { $whom ->
        [all] Allen leggen { $amount } af
       *[others] Anderen leggen { $amount } af
    }
effect-mill = { $whom ->
    [own] Leg { top-cards } van je trekstapel op je aflegstapel.
    [all] Iedereen legt { top-cards } van de eigen trekstapel op de aflegstapel.
   *[others] Alle anderen leggen { top-cards } van hun trekstapel op hun aflegstapel.
}
    .short = { $whom ->
        [own] Draai { $amount } om
        [all] Allen draaien { $amount } om
       *[others] Anderen draaien { $amount } om
    }
top-cards = { $amount ->
    [one] de bovenste kaart
   *[other] de bovenste { $amount } kaarten
}
effect-revive = { $to ->
    [play] Speel het personage dat het laatst is uitgeschakeld.
   *[discard] Leg het personage dat het laatst is uitgeschakeld op je aflegstapel.
}
    .short = Laatst uitgeschakeld: { $to ->
        [play] in het spel
       *[discard] naar aflegstapel
    }
effect-drain = Alle anderen verliezen { amount-of }.
    .short = Anderen: −{ amount-of }
effect-drain-all = Iedereen verliest { amount-of }.
    .short = Allen: −{ amount-of }
effect-destroy = { $amount ->
    [one] Het meest rechtse personage op het veld wordt uitgeschakeld.
   *[other] De { $amount } meest rechtse personages op het veld worden uitgeschakeld.
}
    .short = Schakel { $amount } rechts uit
effect-copy = Je mag het te activeren vermogen van een ander eigen personage in het spel nadoen, voor de chakra ervan.
    .short = Doe een vermogen na
effect-place-lion = Leg de Leeuw op je bord.
    .short = Leg de Leeuw neer
effect-place-insects = { $amount ->
    [one] Leg { $amount } insect op je bord.
   *[other] Leg { $amount } insecten op je bord.
}
    .short = Insecten +{ $amount }
effect-clear-insects = De insecten verlaten je bord.
    .short = Insecten weg
effect-take-chip = Leg een chipsfiche op je bord; je krijgt de chakra ervan.
    .short = Neem chips
effect-reset-chips = Schud je chips en leg ze weer klaar.
    .short = Leg chips klaar
effect-place-akamaru = Je mag Akamaru op een veldpersonage zetten.
    .short = Zet Akamaru
effect-hunt = +{ $amount } Kracht in het gevecht tegen het personage met Akamaru.
    .short = +{ $amount } Kracht bij Akamaru
effect-bonus = { $whom ->
    [each] Elk van je personages heeft { "" }
    [affinity] Elk van je personages met { $affinity } heeft { "" }
   *[self] { "" }
}+{ amount-of }{ $only ->
    [combat] { " " }in het gevecht
    [recruiting] { " " }om te werven
   *[no] { "" }
}.
    .short = { $whom ->
        [each] Allen: { "" }
        [affinity] { $affinity }: { "" }
       *[self] { "" }
    }+{ amount-of }{ $only ->
        [combat] { " " }(gevecht)
        [recruiting] { " " }(werven)
       *[no] { "" }
    }
effect-bonus-shared = +{ amount-of } om te werven voor elke band die met het geworven personage wordt gedeeld.
    .short = +{ amount-of } per gedeelde band
effect-cost = { $what ->
    [market] Voorwerpen op de markt kosten
    [fight] Personages bevechten kost
    [recruit] Personages werven kost
    [mission] Missies kosten
    [heal] Genezen kost
    [technique] Technieken kosten
    [channel] Kanaliseren geeft
   *[threat] De Dreiging bevechten kost
} { $way ->
    [less] { $amount } minder.
   *[more] { $amount } meer.
}
    .short = { $what ->
        [market] Voorwerpen
        [fight] Gevechten
        [recruit] Werven
        [mission] Missies
        [heal] Genezen
        [technique] Technieken
        [channel] Kanaliseren
       *[threat] De Dreiging
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-cost-affinity = { $what ->
    [recruit] Personages met { $affinity } werven kost
    [channel] Het kanaliseren van personages met { $affinity } geeft
   *[fight] Personages met { $affinity } bevechten kost
} { $way ->
    [less] { $amount } minder.
   *[more] { $amount } meer.
}
    .short = { $affinity }: { $what ->
        [recruit] werven
        [channel] kanaliseren
       *[fight] gevechten
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-when = { $event ->
    [fight] Na een gewonnen gevecht:
    [recruit] Na het werven:
    [buy] Na het kopen van een voorwerp:
    [channel] Bij het kanaliseren:
   *[send] Bij vertrek op missie:
}
    .short = { $event ->
        [fight] Gevecht gewonnen
        [recruit] Geworven
        [buy] Gekocht
        [channel] Gekanaliseerd
       *[send] Gestuurd
    }:
effect-fighters-least = Minstens { $least } personages moeten er samen tegen vechten.
    .short = Minstens { $least } vechters
effect-fighters-most = Hoogstens { $most } personages mogen er samen tegen vechten.
    .short = Hoogstens { $most } vechters
effect-no-items = Voorwerpen helpen niet in het gevecht hiertegen.
    .short = Voorwerpen helpen niet
effect-wounds-fighters = Wie deze Dreiging verslaat, gaat naar de ziekenboeg.
    .short = Verwondt de winnaars
effect-masks = { $amount ->
    [one] Eén masker beschermt deze Dreiging: versla dat eerst.
   *[other] { $amount } maskers beschermen deze Dreiging: versla die eerst.
}
    .short = { $amount ->
        [one] { $amount } masker
       *[other] { $amount } maskers
    }
effect-revealed = Bij het onthullen:
    .short = Onthuld:
effect-points-per = { $way ->
    [less] Je verliest { point-count }
   *[more] Je krijgt { point-count }
} voor { $what ->
    [affinity] elk van je personages met { $affinity }
    [mission] elke volbrachte missie
    [threat] elke verslagen Dreiging
    [item] elk voorwerp in je inventaris
    [affinities] elke verschillende band van je personages
   *[wounded] elk personage in je ziekenboeg
}.
effect-no-points = Personages met { $affinity } leveren geen punten op.
effect-threat-needed = Winnen kan alleen wie een Dreiging heeft verslagen, als iemand dat heeft gedaan.
effect-extra-round = Na de laatste ronde wordt er nog één gespeeld.
effect-fewest-tokens = Wie de minste Dreigingsfiches heeft, { $way ->
    [less] verliest { point-count }.
   *[more] krijgt { point-count }.
}

## Waarom niet

why-game-over = Het spel is afgelopen
why-other-turn = Nu beslist { who }
why-wait-for-chance = Eerst komt er een kaart van een stapel
why-pile-decides = De stapel bepaalt wat er komt
why-players-decide = Dit beslist een speler
why-nothing-due = Er komt nu niets van een stapel
why-not-in-pile = Niet meer in die stapel
why-not-asked-now = Daar wordt nu niet naar gevraagd
why-answer-first = Eerst komt een andere vraag
why-finish-first = Maak eerst af wat je begon, of breek het af
why-preparation-only = Alleen in de voorbereiding
why-deployment-only = Alleen in de inzet
why-team-taken = Dit team is bezet
    .short = Bezet
why-jutsu-taken = Deze Jutsu-kaart ligt er niet
why-not-in-hand = Niet bij de kaarten die je kreeg
why-already-sealed = Jij hebt gekozen, anderen nog niet
why-sensei-taken = Deze Sensei is bezet
    .short = Bezet
why-not-own-jutsu = Niet een van je Jutsu-kaarten
why-already-unlocked = Al vrijgespeeld
    .short = Vrijgespeeld
why-level-order = Eerst het niveau eronder vrijspelen
    .short = Eerst niveau eronder
why-level-cap = Nu alleen tot niveau { $level }
    .short = Tot niveau { $level }
why-cannot-choose = Dit kan hier niet gekozen worden
    .short = Niet deze
why-no-such-item = Ligt hier niet te koop
why-inventory-full = Je inventaris is vol
    .short = Inventaris is vol
why-nothing-to-drop = Geen voorwerp hoeft plaats te maken
why-not-in-inventory = Niet in je inventaris
why-not-waiting = Hoeft niet onder de marktstapel
why-not-wounded-now = Is niet net gewond geraakt
why-not-in-play = Niet in het spel of niet vrij
why-already-equipped = Draagt al een voorwerp
    .short = Draagt al iets
why-nobody-to-equip = Iedereen in het spel draagt al iets
    .short = Iedereen draagt iets
why-no-ability = Heeft niets om te activeren
why-ability-used = Deze beurt al gebruikt
    .short = Gebruikt
why-not-enough-chakra = Niet genoeg chakra: { $held } van { $needed }
    .short = { $held } van { $needed } chakra
why-not-worn = Niemand die vrij is, draagt dit
why-item-used-up = Deze beurt al gebruikt
    .short = Gebruikt
why-locked = Nog niet vrijgespeeld
    .short = Gesloten
why-technique-used = Deze beurt al gebruikt
    .short = Gebruikt
why-nobody-of-name = Niemand met die naam is in het spel
    .short = Niemand in het spel
why-not-of-name = Alleen een personage met die naam
    .short = Andere naam
why-infirmary-empty = Je ziekenboeg is leeg
    .short = Niemand te genezen
why-no-chakra-value = Heeft geen chakrawaarde
why-no-force-value = Heeft geen Kracht voor missies
why-mission-not-offered = Deze missie ligt er niet
why-not-enough-scrolls = Niet genoeg schriftrollen: { $held } van { $needed }
    .short = { $held } van { $needed } rollen
why-no-lion = De Leeuw ligt niet op je bord
why-not-on-field = Niet op het veld
why-no-force-cost = Is niet te bevechten
why-no-recruit-cost = Is niet te werven
why-masks-first = Eerst de maskers
    .short = Eerst de maskers
why-no-masks = Geen maskers op het veld
why-out-of-reach = Je personages halen maar { $total } van { $needed }
    .short = { $missing } te weinig
why-too-few = Er moeten er minstens { $least } samen vechten
    .short = Minstens { $least }
why-too-many = Er mogen er hoogstens { $most } samen vechten
    .short = Hoogstens { $most }
why-brings-nothing = Levert hier niets op
    .short = Levert niets op
why-not-yet-enough = Pas { $total } van { $needed }
    .short = Pas { $total } van { $needed }
why-no-room = Je inventaris heeft geen plaats
    .short = Geen plaats
why-nothing-to-cancel = Er is niets af te breken
why-takes-part = Doet al mee
    .short = Doet mee
why-same-as-first = Niet anders dan het eerste: de naam alleen volstaat
    .short = Zoals het eerste

## Wat er gebeurde

turn-began = { $you ->
    [yes] Je bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
team-chosen = { $you ->
    [yes] Je kiest { $team }.
   *[no] { $seat } kiest { $team }.
}
character-picked = { $you ->
    [yes] Je kiest { $card }.
   *[no] { $seat } kiest { $card }.
}
sensei-chosen = { $you ->
    [yes] Je kiest { $card } als Sensei.
   *[no] { $seat } kiest { $card } als Sensei.
}
jutsu-removed = { $card } is uit het spel.
jutsu-dealt = { $you ->
    [yes] Je krijgt { $card }.
   *[no] { $seat } krijgt een Jutsu-kaart.
}
character-played = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $seat } speelt { $card }.
}
card-drawn = { $you ->
    [yes] Je trekt { $card }.
   *[no] { $seat } trekt een kaart.
}
discard-shuffled = { $you ->
    [yes] Je aflegstapel wordt je trekstapel.
   *[no] { $seat } schudt de aflegstapel tot trekstapel.
}
ability-activated = { $you ->
    [yes] Je activeert { $card }
   *[no] { $seat } activeert { $card }
}{ for-chakra }.
ability-copied = { $you ->
    [yes] Je doet het vermogen na van { $card }.
   *[no] { $seat } doet het vermogen na van { $card }.
}
technique-used = { $you ->
    [yes] Je gebruikt de techniek { $technique }
   *[no] { $seat } gebruikt de techniek { $technique }
}{ for-chakra }.
for-chakra = { $chakra ->
    [0] { "" }
   *[other] { " " }voor { $chakra } chakra
}
character-equipped = { $you ->
    [yes] Je rust { $card } uit: { $item }.
   *[no] { $seat } rust { $card } uit: { $item }.
}
item-used = { $you ->
    [yes] Je gebruikt een voorwerp met { $card }: { $item }.
   *[no] { $seat } gebruikt een voorwerp met { $card }: { $item }.
}
chakra-channelled = { $you ->
    [yes] Je kanaliseert { $card }: { $chakra } chakra.
   *[no] { $seat } kanaliseert { $card }: { $chakra } chakra.
}
character-sent = { $you ->
    [yes] Je stuurt { $card } op missie: { scroll-count }.
   *[no] { $seat } stuurt { $card } op missie: { scroll-count }.
}
scroll-count = { $scrolls ->
    [one] { $scrolls } schriftrol
   *[other] { $scrolls } schriftrollen
}
character-healed = { $into_play ->
    [0] { $you ->
        [yes] Je geneest { $card }, naar je aflegstapel.
       *[no] { $seat } geneest { $card }, naar de aflegstapel.
    }
   *[other] { $you ->
        [yes] Je geneest { $card } en brengt die in het spel.
       *[no] { $seat } geneest { $card } en brengt die in het spel.
    }
}
mission-done = { $you ->
    [yes] Je volbrengt een missie: { $card }.
   *[no] { $seat } volbrengt een missie: { $card }.
}
stuff-gained = { $you ->
    [yes] Je krijgt { amount-of }.
   *[no] { $seat } krijgt { amount-of }.
}
stuff-lost = { $you ->
    [yes] Je verliest { amount-of }.
   *[no] { $seat } verliest { amount-of }.
}
deployment-began = { $you ->
    [yes] Je inzet begint.
   *[no] { $seat } begint aan de inzet.
}
character-defeated = { $you ->
    [yes] Je verslaat { $card } met { $total } Kracht.
   *[no] { $seat } verslaat { $card } met { $total } Kracht.
}
mask-beaten = { $you ->
    [yes] Je verslaat een masker met { $total } Kracht.
   *[no] { $seat } verslaat een masker met { $total } Kracht.
}
character-recruited = { $you ->
    [yes] Je werft { $card } met { $total } Werving.
   *[no] { $seat } werft { $card } met { $total } Werving.
}
character-acquired = { $you ->
    [yes] Je neemt { $card } van het veld.
   *[no] { $seat } neemt { $card } van het veld.
}
character-recalled = { $you ->
    [yes] Je speelt { $card } uit je aflegstapel.
   *[no] { $seat } speelt { $card } uit de aflegstapel.
}
item-bought = { $you ->
    [yes] Je koopt een voorwerp met { $total } Werving: { $item }.
   *[no] { $seat } koopt een voorwerp met { $total } Werving: { $item }.
}
item-taken = { $you ->
    [yes] Je neemt een voorwerp van de markt: { $item }.
   *[no] { $seat } neemt een voorwerp van de markt: { $item }.
}
item-returned = { $you ->
    [yes] Je legt een voorwerp onder de marktstapel: { $item }.
   *[no] { $seat } legt een voorwerp onder de marktstapel: { $item }.
}
character-wounded = { $you ->
    [yes] Naar je ziekenboeg: { $card }.
   *[no] Naar de ziekenboeg van { $seat }: { $card }.
}
character-eliminated = Uitgeschakeld: { $card }.
character-revealed = Op veldplaats { $place } verschijnt { $card }.
item-revealed = Nieuw op de markt: { $item } (plaats { $place }).
mission-revealed = Een nieuwe missie: { $card } (plaats { $place }).
threat-moved = { $card } schuift naar veldplaats { $place }.
threat-escaped = { $card } ontsnapt van het veld.
token-taken = { $you ->
    [yes] Je neemt een { $card }.
   *[no] { $seat } neemt een { $card }.
}
token-lost = Een Dreigingsfiche is uit het spel.
technique-unlocked = { $you ->
    [yes] Je speelt de techniek { $technique } vrij.
   *[no] { $seat } speelt de techniek { $technique } vrij.
}
objective-revealed = Een doel wordt onthuld: { $card }.
scourge-revealed = De plaag wordt onthuld: { $card }.
lion-unleashed = { $you ->
    [yes] Jouw Leeuw geeft 3 Kracht aan { $card }.
   *[no] De Leeuw van { $seat } geeft 3 Kracht aan { $card }.
}
akamaru-moved = { $you ->
    [yes] Je zet Akamaru op { $card }.
   *[no] { $seat } zet Akamaru op { $card }.
}
akamaru-returned = { $you ->
    [yes] Akamaru komt terug bij jou.
   *[no] Akamaru komt terug bij { $seat }.
}
chip-taken = { $you ->
    [yes] Je neemt een fiche: { $card }.
   *[no] { $seat } neemt een fiche: { $card }.
}
character-discarded = { $you ->
    [yes] Je legt { $card } uit je hand af.
   *[no] { $seat } legt { $card } uit de hand af.
}
card-turned = { $you ->
    [yes] Van je trekstapel naar je aflegstapel: { $card }.
   *[no] Van de trekstapel van { $seat } naar de aflegstapel: { $card }.
}
character-revived = { $into_play ->
    [0] { $you ->
        [yes] Je haalt { $card } terug, naar je aflegstapel.
       *[no] { $seat } haalt { $card } terug, naar de aflegstapel.
    }
   *[other] { $you ->
        [yes] Je haalt { $card } terug in het spel.
       *[no] { $seat } haalt { $card } terug in het spel.
    }
}
character-lost = { $you ->
    [yes] Je verliest { $card } uit je aflegstapel.
   *[no] { $seat } verliest { $card } uit de aflegstapel.
}
extra-round-began = De plaag vraagt om nog een ronde.
last-round-began = De laatste fiche is van het spoor. Dit is de laatste ronde.
game-ended = Iedereen had evenveel beurten. Het spel is afgelopen.

## Vragen en keuzes

ask-team = Welk team kies je?
ask-pick = Welk personage kies je?
ask-keep = Welk personage houd je? De andere gaan naar links.
ask-sensei = Welke Sensei kies je?
ask-unlock = Welke techniek speel je vrij, tot niveau { $level }?
ask-return = Welk voorwerp gaat nu onder de marktstapel?
ask-wound = Wie gaat nu naar je ziekenboeg?
ask-prepare = Voorbereiding: wat doe je?
ask-deploy = Inzet: wat doe je?
ask-eliminate = Wie schakel je uit?
ask-recall = Wie speel je uit je aflegstapel?
ask-take-item = Welk voorwerp neem je?
ask-acquire = Wie neem je van het veld?
ask-copy = Wiens vermogen doe je na?
ask-akamaru = Op wie zet je Akamaru?
ask-whom-to-wound = Wie verwond je?
ask-discard = { $number ->
    [one] Welke kaart leg je af?
   *[other] Welke kaart leg je af? Het moeten er { $number } zijn.
}
ask-fight = Gevecht tegen { $card }: { $total } van { $needed } Kracht. Wie doet mee?
    .short = Gevecht tegen { $card }
ask-recruit = { $card } werven: { $total } van { $needed } Werving. Wie doet mee?
    .short = { $card } werven
ask-buy = { $item } kopen: { $total } van { $needed } Werving. Wie doet mee?
    .short = Kopen: { $item }
ask-equip = Wie krijgt het voorwerp ({ $item })?
ask-lion = Wie krijgt 3 Kracht van de Leeuw?
ask-technique = Wie voert { $technique } uit?
choose-team = { $team }
choose-pick = { $card }
choose-sensei = { $card }
choose-unlock = { $technique } vrijspelen
copy-number = { $copy ->
    [1] { "" }
   *[other] { " " }{ $copy }
}
choose-choose = { $card }{ copy-number }
choose-take = { $item }{ copy-number }
choose-skip = Ervan afzien
choose-on = { $card }{ copy-number }
choose-strike = Klaar: uitvoeren
    .short = Uitvoeren
choose-with = { $card }{ copy-number } (+{ $worth })
choose-drop = { $item } opgeven
choose-cancel = Afbreken
choose-return = { $item }
choose-wound = { $card }
choose-mission = Missie: { $card } ({ scroll-count })
    .short = Missie { $card }
choose-activate = { $card }{ copy-number } activeren{ for-chakra }
    .short = { $card }{ copy-number } activeren
choose-use = { $item }{ copy-number } gebruiken
choose-technique = Techniek { $technique }{ for-chakra }
    .short = Techniek { $technique }
choose-equip = Iemand uitrusten: { $item }
    .short = Iemand uitrusten met { $item }
choose-heal = { $side ->
    [A] Genezen voor { $chakra } chakra: in het spel
   *[B] Genezen voor { $chakra } chakra: naar de aflegstapel
}
    .short = { $side ->
        [A] Genezen, in het spel
       *[B] Genezen, naar de aflegstapel
    }
choose-deploy = Verder naar de inzet
choose-fight = Bevechten: { $card }{ copy-number } ({ $needed } Kracht)
    .short = { $card }{ copy-number } bevechten
choose-fight-mask = Een masker bevechten ({ $needed } Kracht)
    .short = Een masker bevechten
choose-recruit = Werven: { $card }{ copy-number } ({ $needed } Werving)
    .short = { $card }{ copy-number } werven
choose-buy = Kopen: { $item }{ copy-number } ({ $needed } Werving)
    .short = { $item }{ copy-number } kopen
choose-lion = De Leeuw gebruiken: 3 Kracht
    .short = De Leeuw gebruiken
choose-channel = { $card }{ copy-number } kanaliseren: { $chakra } chakra
    .short = { $card }{ copy-number } kanaliseren
choose-send = { $card }{ copy-number } op missie sturen: { scroll-count }
    .short = { $card }{ copy-number } op missie sturen
choose-end = Inzet beëindigen

## Wat er voor een zet spreekt

because-fight = Verslagen is het { point-count } waard; genezen komt het bij je kaarten: Kracht { $force }, Werving { $recruitment }, chakra { $chakra }.
because-threat = De Dreiging is { point-count } waard en levert een Dreigingsfiche op; fiches over: { $left }.
because-recruit = De kaart is { point-count } waard en komt bij je kaarten: Kracht { $force }, Werving { $recruitment }, chakra { $chakra }.
because-channel = Je chakrameter stijgt van { $held } naar { $after }.
because-send = Je missiemeter stijgt van { $held } naar { $after }.
because-with = Dat is { $total }; nodig: { $needed }.
because-mission = De beloning komt meteen; aan het eind is de missie { point-count } waard.
because-chakra = { $chakra ->
    [0] Het kost geen chakra.
   *[other] Het kost { $chakra } chakra; je houdt er { $after } over.
}
because-deploy = Niets wat je nu kunt voorbereiden is meer waard dan wat je personages in de inzet behalen.
because-end = Er valt niets meer te halen dat de moeite waard is.

## Op de pagina

deckbattle-place = Plaats { $place }
deckbattle-empty-place = Plaats { $place } is leeg
deckbattle-akamaru = Met Akamaru
deckbattle-chosen = Gekozen
deckbattle-fight = Vechten
deckbattle-recruit = Werven
deckbattle-choose = Kiezen
deckbattle-goes = { $place ->
    [0] Ontsnapt hierna van het veld
   *[other] Gaat hierna naar plaats { $place }
}
deckbattle-masks = { $count ->
    [one] { $count } masker
   *[other] { $count } maskers
}
deckbattle-masks-worth = Elk kost 4 Kracht en is 3 punten waard.
deckbattle-field = Veld
deckbattle-threat-moves = de Dreiging gaat in de afronding naar rechts
deckbattle-reserve = reserve { $count }
deckbattle-out = uitgeschakeld { $count }
deckbattle-market = Markt
deckbattle-missions = Missies
deckbattle-track = Spoor
deckbattle-threat-track = Dreigingsspoor
deckbattle-rivals = Rivalen
deckbattle-in-preparation = in de voorbereiding
deckbattle-rank = rang { $rank }
deckbattle-objective = Doel
deckbattle-gets = { $you ->
    [yes] jij { $points }
   *[no] { $seat } { $points }
}
deckbattle-scourge = Plaag
deckbattle-unlocks = Speelt technieken vrij tot niveau { $level }.
deckbattle-token-gone = Fiche { $place } is weg.
deckbattle-token-there = Fiche { $place } ligt er.
deckbattle-hidden-until = Komt met fiche { $place } aan het licht
deckbattle-last-round = Laatste ronde
deckbattle-draw-pile = stapel
deckbattle-discard = afleg
deckbattle-infirmary = ziekenboeg
deckbattle-discard-title = Je aflegstapel
deckbattle-infirmary-title = Je ziekenboeg, van bovenaf
deckbattle-nobody = Niemand.
deckbattle-heal = { $top } genezen{ $chakra ->
    [0] { "" }
   *[other] { " " }(−{ $chakra })
}
deckbattle-takes-part = doet mee met { $worth }
deckbattle-activate = Activeren{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
deckbattle-use = Gebruik
deckbattle-who-joins = kies wie meedoet
deckbattle-what-each = activeren, kanaliseren of sturen; de anderen gaan de inzet in
deckbattle-tap-one = tik iemand aan om de zetten te zien
deckbattle-in-play = In het spel
deckbattle-hand = Je hand
deckbattle-any-hand = Hand
deckbattle-only-you = Alleen jij ziet ze.
deckbattle-nobody-left = Er is niemand meer in het spel.
deckbattle-items = Voorwerpen
deckbattle-give-up = opgeven
deckbattle-empty = leeg
deckbattle-jutsu = Jutsu
deckbattle-techniques-later = technieken zijn voor de voorbereiding
deckbattle-level = { $card }, niveau { $level }
deckbattle-locked = gesloten
deckbattle-chakra = Chakra
deckbattle-scrolls = Schriftrollen
deckbattle-tokens = Dreigingsfiches
deckbattle-techniques = Technieken
deckbattle-done = Volbrachte missies
deckbattle-special = Op het bord
deckbattle-lion = Leeuw
deckbattle-insects = { $count ->
    [one] { $count } insect
   *[other] { $count } insecten
}
deckbattle-chips = { $count ->
    [one] { $count } chipsfiche
   *[other] { $count } chipsfiches
}
deckbattle-cards-of = Hand { $hand }, trekstapel { $draw }, aflegstapel { $discard }
deckbattle-taken-by = Al gekozen door { $who }
deckbattle-sum = Som van de manoeuvre
deckbattle-of = van { $needed }
deckbattle-short = { $count } te weinig
deckbattle-exact = net genoeg
deckbattle-lost = { $count } gaat verloren
deckbattle-strike-fight = { $target } verslaan
deckbattle-strike-recruit = { $target } werven
deckbattle-strike-buy = Kopen: { $target }
deckbattle-show = Wat er te zien is
deckbattle-moves-there = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten
}
deckbattle-your-board = Je bord
deckbattle-token-count = { $count ->
    [one] { $count } Dreigingsfiche
   *[other] { $count } Dreigingsfiches
}
deckbattle-mission-count = { $count ->
    [one] { $count } missie
   *[other] { $count } missies
}
deckbattle-your-turn = Jij bent aan de beurt
deckbattle-turn-of = Beurt: { $who }
deckbattle-help-prepare = Eerst vermogens, technieken, voorwerpen en missies. Wie overblijft, gaat de inzet in.
deckbattle-help-deploy = Kies iemand op het veld of een voorwerp van de markt, en dan wie meedoet.
deckbattle-help-team = Een team brengt zijn Sensei, drie kaarten van elk personage en drie Jutsu-kaarten mee.
deckbattle-help-pick = Drie kaarten van het personage komen in je deck, de Jutsu-kaart onder je bord. Je hebt er { $count } van de 3.
deckbattle-help-keep = Eén houd je, de andere gaan naar links; aan het eind heb je drie personages. Je hebt er { $count } van de 3.
deckbattle-help-sensei = De laatste kaart van je deck: een Sensei leidt je drie personages.
deckbattle-drafted = Tot nu toe gekozen
deckbattle-printed = gedrukt: { $costs }
deckbattle-help-unlock = Kies een techniek op een van je Jutsu-kaarten.
deckbattle-key-field = Plaats op het veld
deckbattle-key-market = Markt of missie
deckbattle-key-own = Je personages in het spel
deckbattle-key-strike = Uitvoeren
deckbattle-key-cancel = Afbreken
deckbattle-key-end = Verder naar de volgende fase
deckbattle-played = { $you ->
    [yes] Je speelt { $cards }.
   *[no] { $seat } speelt { $cards }.
}
deckbattle-since = Sinds je beurt:
deckbattle-lately = Onlangs:
deckbattle-nothing-yet = nog niets
deckbattle-did-mask-beaten = een masker
deckbattle-did-token-lost = een fiche is verloren
deckbattle-did-last-round-began = laatste ronde
deckbattle-did-extra-round-began = nog een ronde
deckbattle-target-first = Kies eerst wie je bevecht of werft, of een voorwerp om te kopen; dan kan { $card } meedoen.
deckbattle-later = { $card } heeft in de voorbereiding niets te doen; bij de inzet kan de kaart meedoen.

## De regels

DECK-001 = Wie aan het eind de meeste overwinningspunten heeft, wint en wordt Hokage.
DECK-002 = Elk personage dat je geworven of verslagen hebt, levert aan het eind zijn punten op.
DECK-003 = Met Kracht bevecht je personages en ga je op missie.
DECK-004 = Met Werving werf je personages en koop je voorwerpen op de markt.
DECK-005 = De chakrawaarde zegt hoeveel een personage bij het kanaliseren aan je chakrameter toevoegt.
DECK-006 = Een veldpersonage heeft kosten in Kracht, in Werving of in beide; wie ze haalt, verslaat of werft het.
DECK-007 = Een vermogen is iets bijzonders dat een personage in de beurt van zijn eigenaar kan.
DECK-008 = Banden laten personages samenwerken en tellen voor doelen.
DECK-009 = Iedereen heeft een eigen trekstapel en een eigen aflegstapel.
DECK-010 = Trekken is de bovenste kaart van je trekstapel nemen.
DECK-011 = Is je trekstapel leeg en heb je een kaart nodig, dan wordt je hele aflegstapel geschud tot trekstapel; daarna ga je verder.
DECK-012 = Een afgelegd personage gaat open naar de aflegstapel van zijn eigenaar.
DECK-013 = Het veldeffect van een Dreiging werkt alleen zolang ze op het veld is.
DECK-014 = Dreigingen trekken over het veld; versla ze voordat ze ontkomen.
DECK-015 = Personages met een donkergrijze rand zijn bondgenoten van de Dreigingen.
DECK-016 = Technieken worden tijdens het spel een voor een vrijgespeeld.
DECK-017 = Wie een voorwerp draagt, mag gebruiken wat het doet.
DECK-018 = Een missie geeft haar beloning meteen en haar punten aan het eind.
DECK-019 = In een spel worden drie doelen onthuld; ze gelden voor iedereen.
DECK-020 = Eén plaag wordt onthuld; die kan veranderen hoe je wint of telt.
DECK-021 = Iedereen begint met een bord, beide meters op 0 en een ziekenboegfiche.
DECK-022 = Iemand krijgt de fiche van de eerste speler.
DECK-023 = Op volgorde kiest iedereen een van vier teams: tien personages en drie Jutsu-kaarten.
DECK-024 = Teams die niemand kiest, blijven in de doos.
DECK-025 = Je drie Jutsu-kaarten liggen onder je bord, met alle technieken gesloten; bekijken mag altijd.
DECK-026 = Je tien startpersonages worden geschud en zijn je trekstapel.
DECK-027 = Een team heeft één Sensei en drie personages met elk drie kaarten.
DECK-028 = Bijzondere fiches gaan naar hun eigenaars: de Leeuw naar Saï, de chips naar Chôji, de insecten naar Shino, Akamaru naar Kiba.
DECK-029 = Je eerste hand bestaat uit de bovenste vijf kaarten.
DECK-030 = De Dreigingen worden geschud; de eerste staat op veldplaats 1.
DECK-031 = De 97 veldpersonages worden geschud als reserve; vijf ervan vullen de plaatsen rechts van de Dreiging.
DECK-032 = De missies worden geschud; er liggen er drie open.
DECK-033 = De acht doelen worden geschud; drie liggen dicht op hun plaats.
DECK-034 = De vijf plagen worden geschud; één ligt dicht boven de doelen.
DECK-035 = De voorwerpen worden geschud als marktstapel; er liggen er vier open.
DECK-036 = De negen Dreigingsfiches worden geschud en dicht neergelegd, één op elke plaats van het spoor.
DECK-037 = Maskers en markeringen liggen naast de tafel klaar.
DECK-038 = Het Dreigingsspoor toont hoe ver het spel is; met de negende fiche komt het einde.
DECK-039 = Verlaat een Dreiging de laatste veldplaats, dan is de onderste fiche van het spoor uit het spel.
DECK-040 = Wie een Dreiging verslaat, draait de onderste fiche van het spoor om, houdt die en krijgt meteen de beloning.
DECK-041 = Telkens als een fiche het spoor verlaat, speelt iedereen een techniek vrij; daarna wordt misschien een doel onthuld.
DECK-042 = De vrijgekomen plaats zegt tot welk niveau je mag vrijspelen: 1, 2 of 3.
DECK-043 = Op elke Jutsu-kaart komt niveau 1 voor niveau 2, en niveau 2 voor niveau 3.
DECK-044 = De tweede, vierde en zesde fiche onthullen elk een doel, de achtste de plaag.
DECK-045 = De beurten gaan met de klok mee, te beginnen bij de eerste speler.
DECK-046 = Een beurt heeft drie fasen: voorbereiding, inzet en afronding.
DECK-047 = In de voorbereiding komen alle personages van je hand in het spel.
DECK-048 = Wat in de voorbereiding kan, mag in elke volgorde en zo vaak je wilt, binnen de eigen grenzen ervan.
DECK-049 = Een kaart die je in je beurt trekt, komt nog in de voorbereiding in het spel.
DECK-050 = Een passief vermogen werkt zolang zijn personage in het spel is.
DECK-051 = Een te activeren vermogen mag eenmaal per beurt; sommige kosten chakra, die met een ster zijn gratis.
DECK-052 = Een techniek moet vrijgespeeld zijn en deze beurt nog ongebruikt; de chakra wordt betaald, en een personage met die naam in het spel voert haar uit.
DECK-053 = Elke techniek werkt maar eenmaal per beurt.
DECK-054 = Verworven personages dienen voor de technieken van hun naam even goed als die van het begin.
DECK-055 = Je mag een personage in het spel een voorwerp uit je inventaris geven.
DECK-056 = Wat een voorwerp doet, hoort bij zijn drager; het is passief, of wordt eenmaal per beurt geactiveerd.
DECK-057 = Een personage draagt hoogstens één voorwerp.
DECK-058 = Kanaliseren is: een personage in het spel met chakrawaarde afleggen; je chakrameter stijgt met die waarde, tot hoogstens 7.
DECK-059 = Chakra voor technieken, vermogens en genezing gaat van je meter af.
DECK-060 = Op missie sturen is: een personage in het spel met Kracht afleggen; je missiemeter stijgt daarmee, tot hoogstens 7.
DECK-061 = Kracht die alleen in het gevecht geldt, zoals die van de Kunai, helpt niet op missies.
DECK-062 = Genezen op kant A van de ziekenboegfiche: voor 3 chakra komt het bovenste personage van je ziekenboeg in het spel, dan gaat de fiche naar kant B.
DECK-063 = Genezen op kant B: voor 2 chakra gaat het bovenste personage van je ziekenboeg naar je aflegstapel.
DECK-064 = Na kant A is er deze beurt alleen nog kant B; aan het eind van de beurt ligt de fiche weer op kant A.
DECK-065 = Ook sommige vermogens en technieken genezen.
DECK-066 = Een gewond personage gaat open onderop in de ziekenboeg van wie het verwondt, waar het ook vandaan komt.
DECK-067 = Raken er meerdere tegelijk gewond, dan bepaalt wie ze beheert de volgorde.
DECK-068 = Er liggen drie missies open; betaal zoveel schriftrollen als er een kost, neem meteen de beloning en houd de kaart.
DECK-069 = Missies van rang C kosten 2 of 3 schriftrollen, rang B 4 of 5, rang A 6 of 7.
DECK-070 = Vanaf rang B leveren missies punten op; rang A heeft de beste beloningen.
DECK-071 = In één beurt mag je meerdere missies volbrengen.
DECK-072 = In de inzet kan niets meer van wat bij de voorbereiding hoort.
DECK-073 = Je wijst personages in het spel aan manoeuvres toe, in elke volgorde, en aan dezelfde soort ook meermaals.
DECK-074 = Vechten: de Kracht van je personages samen moet de kosten in Kracht van een veldpersonage halen om het te verslaan.
DECK-075 = Het verslagen personage gaat onderop in je ziekenboeg, wie vocht naar je aflegstapel.
DECK-076 = Het veldeffect van een Dreiging kan het gevecht zwaarder maken.
DECK-077 = Een verslagen Dreiging neemt een fiche van het spoor.
DECK-078 = Werven: de Werving van je personages samen moet de kosten in Werving van een veldpersonage halen.
DECK-079 = Het geworven personage en de wervers gaan naar je aflegstapel.
DECK-080 = Kopen: een voorwerp van de onderste marktrij kost 2 Werving, een van de bovenste 3; het gaat naar je inventaris, de kopers naar je aflegstapel.
DECK-081 = Je inventaris heeft plaats voor drie voorwerpen; is hij vol, dan mag er één onder de marktstapel om plaats te maken.
DECK-082 = Kracht of Werving boven de kosten is verloren.
DECK-083 = Aan het eind van de inzet gaan personages zonder taak naar je aflegstapel.
DECK-084 = Gedragen voorwerpen gaan onder de marktstapel, in een volgorde naar keuze.
DECK-085 = De afronding begint met het trekken van vijf kaarten.
DECK-086 = Dan schuift de Dreiging op het veld naar rechts.
DECK-087 = Staat rechts van haar een personage dat geen bondgenoot is, dan wordt het uitgeschakeld en neemt de Dreiging zijn plaats in.
DECK-088 = Over een lege plaats of een bondgenoot springt ze naar de plaats erachter; wie daar staat, wordt uitgeschakeld, de overgeslagen bondgenoot blijft.
DECK-089 = Een Dreiging die de laatste plaats verlaat, gaat onder de Dreigingsstapel, en een fiche verlaat het spoor.
DECK-090 = Is er geen Dreiging op het veld, dan komt er een nieuwe op plaats 1.
DECK-091 = De nieuwe Dreiging schakelt uit wie op plaats 1 staat; is dat een bondgenoot of niemand, dan gaat ze door naar plaats 2 en schakelt uit wie daar staat.
DECK-092 = Sommige Dreigingen doen iets wanneer ze onthuld worden.
DECK-093 = Lege veldplaatsen worden van links naar rechts uit de reserve gevuld.
DECK-094 = Op de markt schuiven voorwerpen omlaag naar lege onderste plaatsen; dan worden alle lege plaatsen van de stapel gevuld.
DECK-095 = Lege missieplaatsen worden gevuld.
DECK-096 = De ziekenboegfiche gaat terug naar kant A.
DECK-097 = Dan is de speler links aan de beurt.
DECK-098 = Verlaat de laatste fiche het spoor, dan wordt de ronde afgemaakt zodat iedereen evenveel beurten heeft; dan is het spel afgelopen.
DECK-099 = Aan het eind verzamel je je personages uit trekstapel, aflegstapel en ziekenboeg.
DECK-100 = Startpersonages gaan eruit; ze leveren geen punten op.
DECK-101 = De onthulde plaag wordt bekeken en toegepast.
DECK-102 = Punten komen van personages, missies, Dreigingsfiches, maskers en doelen, en soms van de plaag.
DECK-103 = De meeste punten winnen, tenzij de plaag iets anders zegt.
DECK-104 = Vier maskers beschermen de Dreiging Kakuzu; hij kan pas bevochten worden als ze alle vier verslagen zijn.
DECK-105 = Elk masker kost 4 Kracht in een eigen gevecht; wie het verslaat, houdt het voor 3 punten.
DECK-106 = De maskers gaan met Kakuzu mee; wat er over is als hij het veld verlaat, is uit het spel.
DECK-107 = Kiba’s technieken zetten Akamaru op een veldpersonage, en hij gaat ermee mee; verwerft een tegenstander het, dan komt hij terug en trekt Kiba’s speler een kaart.
DECK-108 = Bij Kiba’s techniek 3 komt Akamaru terug wanneer het gevecht is afgehandeld.
DECK-109 = Saï’s techniek 2 legt de Leeuw op je bord; neem hem in je beurt weg om een personage in het spel 3 Kracht te geven. Dat is geen techniek.
DECK-110 = Shino’s technieken 1 en 3 leggen insecten op je bord; op zichzelf doen ze niets, en zijn techniek 2 verbruikt ze.
DECK-111 = Chôji’s techniek 1 legt een geschudde chipsfiche op je bord en geeft je de chakra ervan; zijn techniek 2 legt de chips weer klaar.
DECK-112 = Markeringen voor Kracht, Werving en activering zijn alleen een geheugensteun.
DECK-113 = Zegt een kaart iets anders dan de regels, dan geldt de kaart.
DECK-114 = Een effect dat een al uitgerust personage zou uitrusten, doet niets.
DECK-115 = Een kaart die je in de beurt van een ander trekt, blijft in je hand tot jouw beurt.
DECK-116 = Aflegstapels, ziekenboegen en de stapel van uitgeschakelden zijn voor iedereen open; de volgorde van de laatste twee verandert niet.
DECK-117 = Trekstapels, de reserve, de Dreigingsstapel en de handen van anderen zijn geheim.
DECK-118 = Wordt een drager afgelegd of gewond, dan gaat zijn voorwerp onder de marktstapel en doet het niets meer.
DECK-119 = Uitgeschakelde personages gaan op een gezamenlijke stapel.
DECK-120 = Kracht “in het gevecht” telt nooit voor missies.
DECK-121 = Werving “om te werven” telt nooit op de markt.
DECK-122 = Gekregen Kracht of Werving hoort alleen bij het personage dat die kreeg.
DECK-123 = Wie een vermogen nadoet, betaalt de kosten en krijgt wat het doet.
DECK-124 = Chunin: alle Jutsu-kaarten en Sensei liggen open in het midden en worden om de beurt gekozen.
DECK-125 = Personages worden op volgorde gekozen, dan omgekeerd, dan weer op volgorde, de Sensei omgekeerd. Je deck bestaat uit de Sensei en drie kaarten van elk personage.
DECK-126 = Jonin: door loting gaan Jutsu-kaarten weg tot er bij 2, 3 of 4 spelers 6, 9 of 12 over zijn; daarna gaat het als bij Chunin, met alle Sensei.
DECK-127 = Kage: iedereen krijgt drie Jutsu-kaarten, houdt er een en geeft er twee naar links, houdt er een en geeft er een, en houdt de laatste; dan worden de Sensei in omgekeerde volgorde gekozen.
DECK-128 = Variant voor experts: de Dreiging op het veld kost je 1 Kracht meer voor elke Dreigingsfiche die je hebt. Dat kan bij elke speelwijze.

## Uitleg bij twijfel

DECK-A1 = Is de reserve leeg, dan blijven veldplaatsen leeg; uitgeschakelde personages vullen ze niet opnieuw.
DECK-A2 = De Dreigingen volstaan voor alle negen fiches; wordt ook de tiende verslagen, dan komt er geen nieuwe.
DECK-A3 = Is het spoor leeg, dan verplaatst een verslagen of ontkomen Dreiging geen fiche; haar punten tellen wel.
DECK-A4 = Zijn trekstapel en aflegstapel samen te klein, dan trek je wat er is.
DECK-A5 = Er is geen handlimiet; kaarten uit de beurt van een ander speel je in de jouwe.
DECK-A6 = In de afronding trek je vijf kaarten, hoeveel je er ook hebt.
DECK-A7 = Alle personages van je hand moeten in het spel; of je ze gebruikt, is aan jou.
DECK-A8 = Bij twee soorten kosten is één genoeg: met Kracht gaat het personage naar je ziekenboeg, met Werving naar je aflegstapel.
DECK-A9 = Een personage doet maar aan één manoeuvre mee; dan wordt het afgelegd.
DECK-A10 = Wie zijn vermogen gebruikte, mag nog gekanaliseerd, gestuurd of ingezet worden.
DECK-A11 = Elke kaart mag haar vermogen eenmaal gebruiken; een techniek werkt eenmaal, hoeveel kaarten haar naam ook dragen.
DECK-A12 = Wat een meter boven 7 zou brengen, is verloren; afleggen mag wel.
DECK-A13 = De meters houden hun stand van beurt tot beurt.
DECK-A14 = Kracht zonder voorwaarde, zoals die van de Leeuw, telt ook voor missies.
DECK-A15 = Krijgt een personage zonder Kracht er wat bij, dan heeft het precies zoveel.
DECK-A16 = De Leeuw mag ook in de inzet gebruikt worden.
DECK-A17 = Kant B komt alleen na kant A in dezelfde beurt, en dan zo vaak als je chakra het toelaat.
DECK-A18 = Een personage dat in het spel genezen is, is meteen te gebruiken.
DECK-A19 = Wie het eerst gewond raakte, ligt boven in de ziekenboeg; nieuwe komen onderop.
DECK-A20 = Zou een sprong voorbij de laatste plaats gaan, dan verlaat de Dreiging het veld; een bondgenoot op plaats 6 blijft.
DECK-A21 = Bondgenoten zijn die met de band Akatsuki; rand en band betekenen hetzelfde.
DECK-A22 = Is plaats 1 leeg, dan komt een nieuwe Dreiging op plaats 2 en schakelt uit wie daar staat.
DECK-A23 = Een net onthulde Dreiging schuift in dezelfde afronding niet nog eens.
DECK-A24 = De eerste Dreiging doet bij de opbouw alleen wat zonder speler aan de beurt kan, zoals maskers meebrengen.
DECK-A25 = Komt Kakuzu terug, dan heeft hij geen maskers meer en kan hij meteen bevochten worden.
DECK-A26 = Een masker is geen Dreiging en geen verworven personage.
DECK-A27 = In de variant voor experts kosten maskers niet meer.
DECK-A28 = Een techniek die in de inzet is vrijgespeeld, is te gebruiken vanaf je volgende voorbereiding.
DECK-A29 = Er wordt op volgorde vrijgespeeld, te beginnen bij de speler aan de beurt.
DECK-A30 = Vrijspelen is verplicht en altijd mogelijk.
DECK-A31 = Ook de kaarten in je hand tellen aan het eind.
DECK-A32 = Uitgeschakelde personages tellen voor niemand.
DECK-A33 = Fiches die door ontkomen Dreigingen verloren gaan, tellen voor niemand.
DECK-A34 = Gaat de laatste fiche in de laatste beurt van een ronde, dan eindigt het spel precies daar.
DECK-A35 = Bij evenveel punten wordt de overwinning gedeeld.
DECK-A36 = Is de missiestapel leeg, dan blijven missieplaatsen leeg.
DECK-A37 = De marktstapel raakt niet op: er zijn meer voorwerpen dan plaatsen ervoor.
DECK-A38 = Met een volle inventaris mag je alleen kopen als je een voorwerp opgeeft.
DECK-A39 = Een gedragen voorwerp gaat ook onder de marktstapel als zijn drager niet werd ingezet.
DECK-A40 = Nieuwe missies komen alleen in de afronding.
DECK-A41 = Ieder telt de doelen met de eigen kaarten; wat niet onthuld is, telt niet.
DECK-A42 = De plaag wordt altijd door de achtste fiche onthuld en geldt dus altijd aan het eind.
DECK-A43 = Verwerft Akamaru’s eigen speler het personage of wordt het uitgeschakeld, dan komt hij terug en trekt niemand een kaart.
DECK-A44 = Liggen alle chips op het bord, dan geeft Chôji’s techniek 1 niets tot techniek 2 ze weer klaarlegt.
DECK-A45 = Alleen je eigen Jutsu-kaarten geven je technieken.
DECK-A46 = Voorwerpen die bij het werven helpen, zoals Ramen, helpen niet bij het kopen.
DECK-A47 = Eerst komt de fiche met haar beloning, dan het vrijspelen, dan het doel.
DECK-A48 = Bij Kage gaan Jutsu-kaarten die niet gedeeld zijn ongezien in de doos.
DECK-A49 = Waar de kaarten niet bekend zijn, heeft dit spel eigen kaarten; ze zijn gegevens, en de regels hangen er niet van af.
DECK-A50 = Een manoeuvre kan alleen worden begonnen als de personages in het spel die ook kunnen afmaken.
DECK-A51 = Van meerdere exemplaren in het spel bepaal jij welk bedoeld is; exemplaren die in niets verschillen zijn één keuze.
DECK-A52 = Een personage dat gebruikt is, het spel verliet en in dezelfde beurt terugkomt, geldt nog steeds als gebruikt; komt er in zijn plaats een ander exemplaar, dan geldt dat daarvoor.
DECK-A53 = Een kaart die je in je eigen inzet trekt, blijft in je hand.
DECK-A54 = Een gevecht, een werving, een aankoop, een missie en een genezing kosten minstens 1, wat ze ook goedkoper maakt.
DECK-A55 = Wordt een aflegstapel geschud terwijl de eigenaar kaarten in de hand heeft, dan mag iedereen weten welke dat zijn.
DECK-A56 = Van de stapel van uitgeschakelden komt terug wie het laatst werd uitgeschakeld; zo blijft de volgorde gelijk.
DECK-A57 = Wie moet afleggen, kiest de kaarten uit de eigen hand en laat ze zien; zijn het er te weinig, dan gaan ze allemaal.
DECK-A58 = Vraagt een plaag om nog een ronde, dan speelt iedereen nog een keer; er kan geen fiche meer vallen.

## Waar de punten vandaan komen

part-characters = Personages
part-missions = Missies
part-tokens = Fiches
part-masks = Maskers
part-objectives = Doelen
part-scourge = Plaag
decided-by-threat = Zonder verslagen Dreiging wint hier niemand: de plaag gaf de doorslag (DECK-103).
