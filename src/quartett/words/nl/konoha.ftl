## Het spel

game-konoha = Au secours de Konoha
about-konoha = Geef elkaar ninja’s door tot jullie handen samen sterk genoeg zijn voor de missie.
option-redeal = Handen in de volgende ronde
option-redeal-yes = Opnieuw gedeeld
option-redeal-no = Gehouden
tally-turns = Beurten
tally-failures = Mislukte missies
tally-powers = Gebruikte krachten

## Ninja’s, symbolen, teams

card-naruto = Naruto
card-sasuke = Sasuke
card-sakura = Sakura
card-kakashi = Kakashi
card-gai = Gaï
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-kurenai = Kurenai
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-asuma = Asuma
card-ino = Ino
card-shikamaru = Shikamaru
card-choji = Chôji
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-orochimaru = Orochimaru
card-kabuto = Kabuto
card-zaku = Zaku
card-dosu = Dosu
card-kin = Kin
card-jiraya = Jiraya
card-tsunade = Tsunade
card-hokage = Derde Hokage
card-ebisu = Ebisu
card-shizune = Shizune
card-iruka = Iruka
card-itachi = Itachi
field-name = naam
field-strength = sterkte
field-symbol = symbool
field-team = team
field-synergy = synergie
symbol-eye = oog
symbol-crown = kroon
symbol-target = schietschijf
symbol-fist = vuist
symbol-drop = druppel
team-seven = Team 7
team-gai = Team Gaï
team-kurenai = Team Kurenai
team-asuma = Team Asuma
team-sand = Zand
team-sound = Geluid
team-legends = Legenden
team-yellow = Geel team
team-dawn = Dageraad

## Signalen, stemmen, krachten, rangen

signal-weak = zwak
signal-fair = matig
signal-good = goed
signal-strong = sterk
signal-mighty = machtig
vote-go = gaan
vote-wait = wachten
power-strength = meer sterkte
power-recruit = een ninja erbij
power-gift = een geschenk
power-pass = nog een keer doorgeven
grade-noodles = Kom noedels
grade-aspirant = Aspirant-ninja
grade-middle-class = Ninja van de middenklasse
grade-superior = Hogere ninja
grade-kage = Kage

## Wat een kaart doet

effect-with = { $amount } met { $cards }.
effect-with-any = { $amount } met een van: { $cards }.
effect-per-symbol = { $amount } per andere kaart met { $symbol }.
effect-any-symbol = { $amount } met minstens één andere kaart met { $symbol }.
effect-per-teammate = { $amount } per andere kaart van het team.
effect-per-different-symbol = { $amount } per verschillend symbool op de andere kaarten.
effect-team-together = { $two } met 2 kaarten van het team, { $three } met 3.
effect-worth-by-symbols = { $three } waard met 3 verschillende symbolen op de andere kaarten, { $more } met meer.
effect-worth-with-symbol = { $worth } waard met een andere kaart met { $symbol }.
effect-doubles = Verdubbelt { $card }.
effect-cancels = Een andere kaart met { $symbol } is 0 waard.

## Hoe een hand wordt geteld

change-added = { $amount } ({ $cards })
change-doubled = verdubbeld ({ $cards })
change-set = nu { $worth }
change-cancelled = opgeheven ({ $cards })

## Wat er gebeurde

round-began = Ronde { $round } begint.
card-dealt = { $you ->
    [yes] Je krijgt { $card } gedeeld.
   *[no] { $seat } krijgt { $card } gedeeld.
}
token-moved = De speelsteen gaat naar de volgende missie: { point-count }.
cards-passed = Iedereen geeft een kaart naar links door.
card-passed = { $you ->
    [yes] Je geeft { $card } door.
   *[no] { $seat } geeft { $card } door.
}
card-received = { $you ->
    [yes] Je krijgt { $card }.
   *[no] { $seat } krijgt { $card }.
}
signal-given = { $you ->
    [yes] Je zegt dat je hand { $signal } is.
   *[no] { $seat } zegt: mijn hand is { $signal }.
}
vote-shown = { $you ->
    [yes] Je stemt voor: { $vote }.
   *[no] { $seat } stemt voor: { $vote }.
}
team-set-out = Het team gaat op missie: { point-count }.
team-waited = Het team wacht en laat de missie achter: { point-count }.
hand-shown = { $you ->
    [yes] Je toont { $cards }: sterkte { $strength }.
   *[no] { $seat } toont { $cards }: sterkte { $strength }.
}
mission-won = Samen { $strength }: de missie is gelukt ({ point-count }).
mission-failed = Samen { $strength }: de missie is mislukt ({ point-count }).
mission-declined = Het team geeft de laatste missie op ({ point-count }). De missie is mislukt.
tile-gained = Een tegel voor een mislukte missie geeft een kracht: { $power }.
power-proposed = { $you ->
    [yes] Je stelt een kracht voor: { $power }.
   *[no] { $seat } stelt een kracht voor: { $power }.
}
recruit-proposed = { $you ->
    [yes] Je stelt een kracht voor: { $power } (voor: { $other }).
   *[no] { $seat } stelt een kracht voor: { $power } (voor: { $other }).
}
own-recruit-proposed = { $you ->
    [yes] Je stelt een kracht voor: { $power }, voor jezelf.
   *[no] { $seat } stelt een kracht voor: { $power }, voor de eigen hand.
}
proposal-agreed = { $you ->
    [yes] Je bent het ermee eens.
   *[no] { $seat } is het ermee eens.
}
powers-kept = { $you ->
    [yes] Je houdt liever alles.
   *[no] { $seat } houdt liever alles.
}
proposal-dropped = Geen meerderheid, de kracht blijft: { $power }.
power-used = De kracht is gebruikt: { $power }.
ninja-recruited = { $you ->
    [yes] Je pakt de bovenste kaart: { $card }.
   *[no] { $seat } pakt de bovenste kaart.
}
recruit-declined = { $you ->
    [yes] Je laat de bovenste kaart liggen.
   *[no] { $seat } laat de bovenste kaart liggen.
}
gift-offered = { $you ->
    [yes] Je biedt de anderen { $card } aan.
   *[no] { $seat } biedt de anderen { $card } aan.
}
gift-taken = { $you ->
    [yes] Je neemt { $card }.
   *[no] { $seat } neemt { $card }.
}
gift-refused = { $you ->
    [yes] Je neemt { $card } niet.
   *[no] { $seat } neemt { $card } niet.
}
nothing-given = Geen kaart wisselt van hand; de kracht blijft.
game-ended = De vierde ronde is voorbij: { point-count }. { $grade }.

## Vragen en keuzes

ask-pass = Missie ({ point-count }): welke ninja geef je naar links door?
ask-signal = Je hand heeft sterkte { $strength }. Wat zeg je erover?
ask-vote = Op missie gaan ({ point-count })? Samen hebben jullie { $needed } nodig.
ask-power = Nu een kracht gebruiken?
ask-agree = Deze kracht gebruiken: { $power }?
ask-agree-recruit = Een ninja erbij voor { $other }?
ask-agree-own-recruit = Een ninja erbij voor jou?
ask-recruit = Het team wil dat jij de bovenste kaart pakt. Doe je dat?
ask-give = Bied je de anderen een kaart aan?
ask-take = { $other } biedt { $card } aan. Neem je die kaart?
choose-pass = { $card } doorgeven (sterkte daarna: { $strength })
    .short = { $card } doorgeven
choose-signal = Mijn hand is { $signal }
choose-silent = Niets zeggen
choose-go = Gaan: { point-count }
    .short = Gaan
choose-wait = Wachten; de volgende missie: { point-count }
    .short = Wachten
choose-give-up = Opgeven; de missie mislukt
    .short = Opgeven
choose-use = Voorstellen: { $power }
    .short = Voorstel ‘{ $power }’
choose-recruit = Voorstellen: een ninja erbij voor { $other }
    .short = Een ninja erbij voor { $other }
choose-own-recruit = Voorstellen: een ninja erbij voor jezelf
    .short = Een ninja erbij voor jezelf
choose-agree = Mee eens
choose-keep = Alles houden
choose-give = { $card } aanbieden (sterkte daarna: { $strength })
    .short = { $card } aanbieden
choose-take = { $card } nemen (sterkte daarna: { $strength })
    .short = { $card } nemen
choose-take-top = De bovenste kaart pakken
choose-refuse = Niet nemen

## Waarom niet

why-game-over = Het spel is voorbij
why-silent = Tot het einde zeg je alleen de vijf woorden over je hand
    .short = Nu is het stil
why-players-decide = Dat beslissen de spelers
why-pile-decides = De stapel bepaalt welke kaart komt
why-stack-decides = De stapel bepaalt welke tegel komt
why-no-tile-due = Er is zojuist geen missie mislukt
why-no-card-due = Er wordt nu geen kaart gedeeld
why-tile-first = Eerst komt een tegel voor de missie
why-cards-first = Eerst worden kaarten gedeeld
why-answered = Je hebt geantwoord, de anderen nog niet
why-other-speaks = Nu antwoordt { who }
why-tile-gone = Niet meer in de stapel: { $power }
why-card-dealt = Niet meer in de stapel: { $card }
why-no-vote-now = Er wordt nu niet gestemd
why-no-talk-now = Praten komt na het doorgeven
why-no-passing-now = Er worden nu geen kaarten doorgegeven
why-not-in-hand = Niet in je hand: { $card }
why-no-power-now = Het gaat nu niet om krachten
why-one-proposal = Er ligt al een voorstel
why-power-not-gained = Deze kracht is er niet: { $power }
why-power-used = Deze kracht is op: { $power }
why-no-such-seat = Er is geen plaats { $number }
why-other-moment = Daarvoor is het nu niet de tijd: { $power }
why-nothing-to-keep = Er is nu niets te houden
why-nothing-proposed = Er is niets voorgesteld
why-no-giving-now = Er wordt nu niets geschonken
why-nothing-offered = Jou wordt niets aangeboden

## De tafel in de terminal

konoha-round = Ronde { $round } van 4, tot nu toe: { point-count }.
konoha-missions = Missies: { $tiles }.
konoha-tile = { $points }{ $state ->
    [won] { " " }(gelukt)
    [left-behind] { " " }(voorbij)
    [here] { " " }(speelsteen)
   *[ahead] { "" }
}
konoha-needed = Samen hebben jullie { $needed } nodig.
konoha-power = { $power }{ $used ->
    [yes] { " " }(gebruikt)
   *[no] { "" }
}
konoha-powers = Krachten: { $powers }.
konoha-seat = { $who }: { $known }.
konoha-said = zegt: { $signal }
konoha-answered = heeft geantwoord
konoha-known = gezien: { $cards }
konoha-strength = sterkte { $strength }
konoha-card = { $card } ({ $symbol }, { $team }): { $working }. { $text }
konoha-grade = Rang: { $grade }.

## Op de pagina

konoha-line = De missies, vanaf het dorp
konoha-village = Dorp
konoha-points = { $points ->
    [one] punt
   *[other] punten
}
konoha-passed-by = voorbij
konoha-mission-won = gelukt
konoha-round-of = Ronde { $round } van 4
konoha-won-so-far = tot nu toe gewonnen: { point-count }
konoha-gets = krijgt je kaart
konoha-gives = geeft jou een kaart
konoha-your-hand = Je hand
konoha-only-you = Alleen jij ziet die.
konoha-new = Nieuw
konoha-unchanged = onveranderd
konoha-strength-in-hand = sterkte in je hand
konoha-strength-of-hand = sterkte in de hand
konoha-share = { $needed } nodig, dus elk { $share }
konoha-tell = Vertel het de anderen
konoha-general = Alleen algemene woorden: geen namen, geen getallen.
konoha-means-weak = tot 5
konoha-means-fair = 6 tot 8
konoha-means-good = 9 tot 11
konoha-means-strong = 12 tot 14
konoha-means-mighty = vanaf 15
konoha-meant = Zo bedoelen de bots het: onder elk woord staat zijn sterkte.
konoha-pick-first = Kies een ninja uit je hand en bevestig.
konoha-pass-it = { $card } doorgeven
konoha-give-it = { $card } aanbieden
konoha-key-go = Stemmen om te gaan
konoha-key-wait = Stemmen om te wachten
konoha-key-pass = De gekozen ninja doorgeven
konoha-tally = { $go } voor gaan, { $wait } voor wachten.
konoha-sealed = verzegeld
konoha-opens = { $you ->
    [yes] Je opent je hand
   *[no] { $seat } opent de hand
}: { $left ->
    [0] het is al genoeg.
   *[other] nog { $left } nodig.
}
konoha-of-needed = van { $needed }
konoha-added = waarvan { $added } door de kracht
konoha-together = Sterkte van alle handen
konoha-stamp-won = { $points ->
    [one] Gelukt: { $points } punt
   *[other] Gelukt: { $points } punten
}
konoha-stamp-failed = Mislukt
konoha-failed = mislukt
konoha-last-mission = Laatste missie
konoha-rounds = De vier rondes
konoha-given-up = opgegeven
konoha-power-of = Kracht:
konoha-power-used = Gebruikt:
konoha-passing = { $card } gaat naar { $left } zodra iedereen gekozen heeft.
konoha-passed = Je gaf { $card } aan { $left }.

## De regels

KONOHA-01 = Drie tot zes spelers spelen samen, niet tegen elkaar.
KONOHA-02 = Een spel duurt vier rondes.
KONOHA-03 = In elke ronde probeert het team zijn handen sterk genoeg te maken voor één missie.
KONOHA-04 = Een gelukte missie levert de punten op die erop staan.
KONOHA-05 = De dorpstegel ligt midden op tafel, met de Konoha-speelsteen erop.
KONOHA-06 = De missies liggen achter het dorp op een rij, van 7 punten tot 1; een 5 is er niet.
KONOHA-07 = De tegels voor mislukte missies worden geschud en gedekt gestapeld.
KONOHA-08 = De 32 ninja’s worden geschud; iedereen krijgt er vijf, de rest gaat opzij.
KONOHA-09 = De naam van een ninja kan op andere kaarten staan, als deel van hun synergie.
KONOHA-10 = De sterkte van een ninja is een getal, dat ook onder nul kan zijn.
KONOHA-11 = Elke ninja heeft een van vijf symbolen: oog, kroon, schietschijf, vuist of druppel.
KONOHA-12 = Een synergie maakt een ninja sterker of zwakker door andere kaarten in dezelfde hand.
KONOHA-13 = Kleur en vorm van het naamplaatje tonen het team.
KONOHA-14 = Een ronde heeft één of meer beurten.
KONOHA-15 = Een beurt begint met de speelsteen, die naar de volgende tegel gaat; vanuit het dorp naar de eerste, de 7.
KONOHA-16 = Dan kiest iedereen een handkaart en geeft die gedekt naar links door, allemaal tegelijk.
KONOHA-17 = Iedereen bekijkt de gekregen kaart en neemt die op de hand.
KONOHA-18 = Na het doorgeven mag je de anderen zeggen hoe sterk je hand is, in algemene woorden.
KONOHA-19 = Je zegt niet welke kaarten je hebt en je noemt geen getallen.
KONOHA-20 = Aan het eind van de beurt beslist het team samen of het op de missie onder de speelsteen gaat.
KONOHA-21 = Gaat het niet, dan begint een nieuwe beurt: de speelsteen gaat verder en de punten slinken.
KONOHA-22 = Gaat het wel, dan toont iedereen zijn hand en telt de sterkte.
KONOHA-23 = De missie lukt als alle handen samen tien per speler halen: 30, 40, 50 of 60.
KONOHA-24 = Lukt de missie, dan houdt het team de tegel, de speelsteen gaat terug naar het dorp en de rij is een tegel korter; de ronde is voorbij.
KONOHA-25 = Mislukt de missie, dan gaat de speelsteen terug naar het dorp, het team draait een tegel voor mislukte missies om en de missie blijft liggen; de ronde is voorbij.
KONOHA-26 = Zo’n tegel geeft een kracht voor een latere ronde.
KONOHA-27 = Krachten worden gebruikt als het team dat samen besluit.
KONOHA-28 = Een tegel met gebruikte kracht wordt omgedraaid; elke kracht werkt één keer.
KONOHA-29 = De krachten: één sterkte meer per speler; een kaart erbij voor één speler; een kaart als geschenk; nog een keer doorgeven zonder de speelsteen te verzetten.
KONOHA-30 = Het spel eindigt na de vierde ronde, of de missie nu lukte of niet.
KONOHA-31 = De punten van de gelukte missies worden opgeteld; de som geeft de rang.
KONOHA-32 = Asuma, Kurenai, Gaï en Kakashi winnen 1 per andere kaart van hun team in de hand.
KONOHA-33 = Sasuke verliest 2 als de hand minstens één kaart heeft met het symbool dat hem stoort.
KONOHA-34 = Hinata verliest 2 met Neji en wint 1 per kaart met het symbool dat haar helpt.
KONOHA-35 = De kaart die Sakura verdubbelt, doet dat nadat al het andere bij haar is opgeteld.
KONOHA-36 = Orochimaru is −4 waard; met drie verschillende symbolen in de hand −2, met meer dan drie 0.
KONOHA-37 = Jiraya wint 3 als Orochimaru of Tsunade in de hand is.
KONOHA-38 = De Derde Hokage wint 1 per verschillend symbool in de hand.
KONOHA-39 = Kabuto is −2 waard als een andere kaart met zijn symbool in de hand is.
KONOHA-40 = Zaku, Temari en Kankurô heffen elk precies één kaart van de eigen hand op met het symbool waarop ze mikken.
KONOHA-41 = Een opgeheven kaart telt 0, wat de sterkte verder ook zou veranderen.
KONOHA-42 = Komen meerdere kaarten in aanmerking, dan kiest wie ze heeft.
KONOHA-43 = Gaara wint 1 per kaart met het symbool dat hem kalmeert.
KONOHA-44 = Naruto wint 2 per kaart met het symbool waar hij tegen opkijkt.
KONOHA-45 = Ebisu en Shizune winnen 1 met twee kaarten van het gele team in de hand, 3 met alle drie.
KONOHA-46 = Een synergie kijkt alleen naar de hand waarin de kaart zit.

## Uitleg

KONOHA-A1 = Voor elke ronde worden alle kaarten verzameld, geschud en opnieuw gedeeld; naar keuze blijven de handen.
KONOHA-A2 = Na de laatste tegel komt er geen meer: gaat het team daar niet, dan is de missie mislukt.
KONOHA-A3 = Niet gaan op een eerdere tegel geeft geen tegel voor een mislukte missie.
KONOHA-A4 = Voor elke beslissing wordt doorgegeven, ook voor de eerste van een ronde.
KONOHA-A5 = De opzij gelegde kaarten zijn de stapel waarvan een kracht trekt, gedekt en geschud.
KONOHA-A6 = De stapel raakt nooit op: er liggen minstens twee kaarten, en maar één kracht trekt er een.
KONOHA-A7 = De kaart erbij, het geschenk en het extra doorgeven kunnen na het doorgeven en voor het tonen van de handen; meer sterkte als de totalen bekend zijn.
KONOHA-A8 = Een kracht uit de vierde ronde komt te laat.
KONOHA-A9 = Een hand van vier of zes kaarten geeft er als alle andere een door, telt helemaal en heeft in de volgende ronde weer vijf; blijven de handen en zijn ze ongelijk, dan wordt opnieuw gedeeld.
KONOHA-A10 = Wie geeft, noemt de kaart; de eerste links die de kaart wil, neemt die. Wil niemand de kaart, dan is de kracht niet verbruikt.
KONOHA-A11 = Het extra doorgeven gaat naar links zoals elk ander.
KONOHA-A12 = Een kaart telt zichzelf nooit mee in de eigen synergie.
KONOHA-A13 = Verschillende symbolen worden op de andere kaarten van de hand geteld.
KONOHA-A14 = Ebisu en Shizune tellen zichzelf bij de gele kaarten mee; 3 vervangt 1.
KONOHA-A15 = Meerdere kaarten die Sasuke storen, kosten niet meer dan één.
KONOHA-A16 = Orochimaru en Tsunade samen helpen Jiraya niet meer dan een van beiden.
KONOHA-A17 = Eerst wordt alles opgeteld, dan verdubbeld, dan vervangen door een vaste waarde, dan opgeheven.
KONOHA-A18 = Een opgeheven kaart houdt voor de andere kaarten naam, symbool en team.
KONOHA-A19 = Ook een opgeheven kaart heft op; de volgorde maakt niet uit.
KONOHA-A20 = Opheffen moet, en mag ook een kaart onder nul treffen.
KONOHA-A21 = Een kaart heft zichzelf niet op; twee mogen dezelfde opheffen. De beste keuze telt.
KONOHA-A22 = Een verdubbelde Sakura die wordt opgeheven, telt 0.
KONOHA-A23 = Zonder Sakura doet de verdubbelende kaart niets.
KONOHA-A24 = Iedereen heeft één stem en alle worden tegelijk getoond; de meerderheid beslist, gelijk betekent nee.
KONOHA-A25 = Er is een tegel voor mislukte missies per ronde; ze raken dus nooit op.
KONOHA-A26 = Een mislukte missie blijft liggen; de volgende ronde begint weer bij de hoogste tegel.
KONOHA-A27 = Een ronde heeft hoogstens zoveel beurten als er tegels in de rij liggen, plus het extra doorgeven.
KONOHA-A28 = Iedereen geeft altijd precies één kaart door, hoeveel hij er ook heeft.
KONOHA-A29 = De hoogste score is 20: 7, 6, 4 en 3.
KONOHA-A30 = Wat er in een ronde gezegd en gestemd is, mag iedereen tot het einde ervan onthouden.
KONOHA-A31 = Wie door een kracht een andere hand heeft, mag er nog een keer iets over zeggen voordat het team beslist.

## Wat voor een zet pleit

because-hand = Je hand is dan { $strength } waard.
because-signal = Je hand is { $strength } waard.
because-mission = Samen is ongeveer { $total } te verwachten; nodig is { $needed }, en dat lukt in { $percent } van de 100 gevallen.
because-wait = Nu gaan lukt in { $now } van de 100 gevallen; later, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, in { $later }.

## Waar de punten vandaan komen

part-mission = Missie voor { $number }
