## Het spel

game-push = Push
about-push = Maak rijen, stop op tijd en stel je punten veilig voor de dobbelsteen.
option-first = Wie begint
option-first-random = Door loting
option-risk = Risicovariant
option-risk-yes = Met: een ster kost alle open kaarten
option-risk-no = Zonder: een ster kost niets
tally-busts = Te veel risico
tally-turns = Beurten

## Kaarten, kleuren, kanten van de dobbelsteen

card-orange = Oranje { $number }
card-blue = Blauw { $number }
card-green = Groen { $number }
card-yellow = Geel { $number }
card-purple = Paars { $number }
card-roll = Dobbelsteenkaart
card-switch = Verander-van-richtingkaart
colour-orange = oranje
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-purple = paars
face-orange = oranje
face-blue = blauw
face-green = groen
face-yellow = geel
face-purple = paars
face-star = ster
letter-orange = O
letter-blue = B
letter-green = G
letter-yellow = E
letter-purple = P

## Op de kaarten en aan tafel in de browser

push-roll = Worp
push-switch = Wissel
push-a-column = Rij { $number }
push-place-here = Leg hier
push-new-column = Nieuwe rij
push-take-it = Pak deze
push-choose-column = Kies rij { $columns }.
push-left-to-draw = { $count ->
    [one] Er ligt nog { $count } kaart.
   *[other] Er liggen nog { $count } kaarten.
}
push-to-draw = te trekken
push-discarded = afgelegd
push-discard-title = De aflegstapel, voor iedereen open
push-last-roll = laatste worp
push-pile-holds = In de stapel zitten
push-who-flipped = { $you ->
    [yes] Jij draaide om
   *[no] { $seat } draaide om
}
push-your-cards = Jouw kaarten
push-die-takes = De dobbelsteen kan open kaarten kosten. Veiliggestelde kaarten zijn veilig.
push-open = open
push-banked = veilig
push-total = totaal
push-safe = veilig
push-bank-it = { $points } veiligstellen
push-lane = { $colour }: { $points } open, { $count } veilig voor { $safe }
push-lane-seen = { $colour }: { $points } open, { $count } veilig
push-has-the-turn = is aan de beurt
push-takes = { $nth ->
    [1] pakt als eerste
    [2] pakt als tweede
    [3] pakt als derde
   *[other] pakt misschien
}
push-open-banked = open, { $count } veilig
push-order = Rijen gaan naar
push-rolls = { $you ->
    [yes] Je gooit de dobbelsteen.
   *[no] { $seat } gooit de dobbelsteen.
}
push-rolling = De dobbelsteen rolt
push-bust = Kapot
push-switched = { $you ->
    [yes] Je draaide een verander-van-richtingkaart om: de rijen worden nu andersom gepakt.
   *[no] { $seat } draaide een verander-van-richtingkaart om: de rijen worden nu andersom gepakt.
}
push-who-rolled = { $you ->
    [yes] Jij gooit
   *[no] { $seat } gooit
}
push-facts = Wat iedereen weet
push-aside = Verander-van-richtingkaarten in deze beurt: { $count }
push-take-rolls = { $count ->
    [one] Rij { $columns } heeft een dobbelsteenkaart: dan gooi je.
   *[other] De rijen { $columns } hebben een dobbelsteenkaart: dan gooi je.
}
push-take-safe = Geen rij heeft een dobbelsteenkaart.
push-key-flip = Draai een kaart om
push-key-stop = Stoppen en een rij pakken
push-key-bank = Naar veiligstellen

## Wat er gebeurde

turn-began = { $you ->
    [yes] Jij bent aan de beurt.
   *[no] { $seat } is aan de beurt.
}
card-flipped = { $you ->
    [yes] Je draait een kaart om: { $card }.
   *[no] { $seat } draait een kaart om: { $card }.
}
card-placed = { $you ->
    [yes] Je legt in rij { $column }: { $card }.
   *[no] { $seat } legt in rij { $column }: { $card }.
}
busted = { $you ->
    [yes] De kaart ({ $card }) past in geen enkele rij. Je hebt te veel risico genomen en pakt geen rij.
   *[no] De kaart ({ $card }) past in geen enkele rij. { $seat } heeft te veel risico genomen en pakt geen rij.
}
stopped = { $you ->
    [yes] Je stopt.
   *[no] { $seat } stopt.
}
column-taken = { $you ->
    [yes] Je pakt rij { $column }: { $cards } ({ point-count }).
   *[no] { $seat } pakt rij { $column }: { $cards } ({ point-count }).
}
die-rolled = { $you ->
    [yes] Je gooit de dobbelsteen: { $face }.
   *[no] { $seat } gooit de dobbelsteen: { $face }.
} { $points ->
    [0] Er gaat niets verloren.
   *[other] Verloren: { $cards } ({ point-count }).
}
colour-banked = { $you ->
    [yes] Je stelt { $colour } veilig: { card-count }, { point-count }.
   *[no] { $seat } stelt { $colour } veilig: { card-count }.
}
column-left-over = Niemand pakt rij { $column }. Naar de aflegstapel: { $cards }.
game-ended = De trekstapel is op. Het spel is afgelopen.

## Vragen en keuzes

ask-open = Een kaart omdraaien of een kleur veiligstellen?
ask-flip = Draai een kaart om
ask-place = Jouw kaart: { $card }. In welke rij leg je die?
    .short = Leg de kaart: { $card }
ask-decide = Nog een kaart omdraaien of stoppen?
ask-flip-on = Draai nog een kaart om
ask-stop = De stapel is leeg: stop
ask-take = Welke rij pak je?
ask-take-last = Pak de laatste rij
choose-flip = Een kaart omdraaien
choose-stop = Stoppen en een rij pakken
choose-place = Rij { $number }: { $cards } ({ point-count })
    .short = Rij { $number }
choose-new-column = Nieuwe rij { $number }
choose-take = Rij { $number } pakken: { $cards } ({ point-count })
    .short = Rij { $number } pakken
choose-bank = De kleur { $colour } veiligstellen: { $cards } ({ point-count })
    .short = De kleur { $colour } veiligstellen

## Waarom niet

why-game-over = Het spel is afgelopen
why-players-decide = Dit is aan een speler
why-pile-decides = De trekstapel bepaalt welke kaart er komt
why-die-decides = De dobbelsteen beslist
why-wait-for-chance = Eerst komt een kaart of de dobbelsteen
why-no-roll-due = Er wordt nu niet gegooid
why-no-card-due = Er wordt nu geen kaart omgedraaid
why-other-takes = Nu pakt { who } een rij
why-other-turn = Nu is { who } aan de beurt
why-card-first = Er wordt nu een kaart omgedraaid
why-roll-first = Er wordt nu gegooid
why-no-switch-cards = Met z’n tweeën: geen verander-van-richtingkaarten
why-no-such-card-left = Niet meer in de trekstapel: { $card }
why-nothing-flipped-to-stop = Om te stoppen moet er een kaart liggen
    .short = leg eerst een kaart
why-nothing-to-bank = Geen open kaart in deze kleur: { $colour }
why-no-column-yet = Er ligt nog geen rij
why-nothing-flipped = Geen omgedraaide kaart om te leggen
why-bank-is-a-whole-turn = Veiligstellen is een hele beurt, zonder omdraaien
why-place-first = Eerst moet deze kaart liggen: { $card }
    .short = leg eerst deze kaart
why-columns-in-order = De volgende nieuwe rij is rij { $column }
why-roll-card-in-column = Rij { $column } heeft al een dobbelsteenkaart
    .short = Heeft een worpkaart
why-colour-in-column = Rij { $column } heeft al { $colour }
    .short = Heeft al { $colour }
why-number-in-column = Rij { $column } heeft al een { $number }
    .short = Heeft al een { $number }
why-pile-empty = De trekstapel is leeg
why-no-column-to-stop = Er ligt nog geen rij om te pakken
why-stop-first = Pakken komt na het stoppen
why-must-take = Er moet een rij worden gepakt
why-drawing-is-over = Het omdraaien is voorbij in deze beurt
why-column-taken = Rij { $column } is al gepakt
why-no-such-column = Er is geen rij { $column }

## De regels

PUSH-01 = Push is voor 2 tot 6 spelers, vanaf 8 jaar.
PUSH-02 = Wie aan het eind de hoogste som op de eigen kaarten heeft, heeft gewonnen.
PUSH-03 = Om te beginnen vormen alle 120 kaarten, goed geschud, één gedekte trekstapel.
PUSH-04 = Met twee spelers blijven de 12 verander-van-richtingkaarten in de doos; er wordt met 108 kaarten gespeeld.
PUSH-05 = De beurt gaat naar links, met de wijzers van de klok mee.
PUSH-06 = De eerste beurt is voor wie het eerst aan tafel zat.
PUSH-07 = Een beurt is een van twee dingen: kaarten omdraaien of een kleur veiligstellen, nooit allebei.
PUSH-08 = Wie omdraait, neemt de bovenste kaart van de trekstapel; de eerste gelegde kaart opent de eerste rij.
PUSH-09 = Daarna mag je zoveel kaarten omdraaien als je durft, steeds één tegelijk.
PUSH-10 = Een omgedraaide kaart krijgt een plek voordat de volgende wordt omgedraaid.
PUSH-11 = Voor elke kaart kies je: een rij die er al ligt, of een nieuwe.
PUSH-12 = In een beurt liggen hoogstens drie rijen; minder mag ook.
PUSH-13 = Geen rij bevat twee keer dezelfde kleur.
PUSH-14 = Geen rij bevat twee keer hetzelfde getal.
PUSH-15 = Geen rij bevat meer dan één dobbelsteenkaart.
PUSH-16 = Een dobbelsteenkaart past in elke rij die er nog geen heeft, en mag ook een nieuwe openen.
PUSH-17 = Verander-van-richtingkaarten komen niet in de rijen; ze wachten naast de trekstapel tot de beurt voorbij is.
PUSH-18 = Telkens als je een kaart hebt gelegd, kies je: doorgaan of stoppen.
PUSH-19 = Wie stopt, draait niets meer om en pakt direct een rij; de kaarten liggen open in de eigen uitlegrij.
PUSH-20 = In een uitlegrij liggen de kaarten per kleur, en elk getal blijft te zien.
PUSH-21 = Ligt er een dobbelsteenkaart in de gepakte rij, dan gaan eerst de getallenkaarten naar de uitlegrij; daarna wordt er één keer gegooid.
PUSH-22 = Een gegooide kleur kost alle open kaarten van die kleur in de eigen uitlegrij, ook de net gepakte.
PUSH-23 = De dobbelsteenkaart gaat na gebruik naar de aflegstapel.
PUSH-24 = Op veiliggestelde kaarten heeft de dobbelsteen geen vat.
PUSH-25 = Een gegooide ster kost niets.
PUSH-26 = Een kleur waarvan je geen open kaarten hebt, kost niets.
PUSH-27 = Er is één aflegstapel voor iedereen; die ligt open naast de trekstapel.
PUSH-28 = Je beurt is voorbij als je een rij hebt gepakt en, als daar een dobbelsteenkaart in lag, hebt gegooid.
PUSH-29 = Dan pakken de anderen elk één rij, vanaf de linkerbuur, zolang er rijen liggen.
PUSH-30 = Een dobbelsteenkaart in hun rij betekent voor hen hetzelfde: pakken, dan gooien.
PUSH-31 = Rijen die met twee spelers blijven liggen, gaan naar de aflegstapel.
PUSH-32 = Met meer spelers kunnen de rijen op zijn voordat iedereen er een heeft.
PUSH-33 = Na een verander-van-richtingkaart worden de rijen in deze beurt andersom gepakt, vanaf de rechterbuur.
PUSH-34 = Een tweede verander-van-richtingkaart in dezelfde beurt maakt de eerste ongedaan; alleen een oneven aantal keert de richting om.
PUSH-35 = Verander-van-richtingkaarten bepalen alleen wie in deze beurt het eerst rijen pakt; de beurt gaat gewoon naar links.
PUSH-36 = Wie een kaart omdraait die in geen van de drie rijen past, heeft te veel risico genomen.
PUSH-37 = Wie te veel risico heeft genomen, krijgt geen rij.
PUSH-38 = De kaart die niet paste, gaat naar de aflegstapel.
PUSH-39 = Wie te veel risico heeft genomen, gooit één keer en raakt alle open kaarten van de gegooide kleur kwijt.
PUSH-40 = Na deze worp pakken de anderen hun rijen zoals altijd, en de volgende beurt begint.
PUSH-41 = Om veilig te stellen kies je één kleur: al je open kaarten van die kleur gaan gedekt op een stapel in je uitlegrij.
PUSH-42 = Wat veiliggesteld is, blijft veilig en telt aan het eind mee.
PUSH-43 = Het spel is afgelopen als de trekstapel leeg is en er geen rij meer te verdelen valt.
PUSH-44 = Je score is de som van de getallen op al je kaarten, open of veiliggesteld.
PUSH-45 = De hoogste score wint.
PUSH-46 = Bij gelijke score wint wie van hen meer kaarten heeft.
PUSH-47 = Is ook dat gelijk, dan winnen ze samen.
PUSH-48 = In de risicovariant kost een ster alle open kaarten; wat veiliggesteld is, blijft.

## Beslissingen bij twijfel

PUSH-A1 = Is de trekstapel leeg nadat een kaart is gelegd, dan moet de speler stoppen; de rijen worden gepakt zoals altijd, dan is het spel afgelopen.
PUSH-A2 = Ook de laatste kaart kan te veel risico zijn: die wordt afgelegd, er wordt gegooid, de anderen pakken rijen, dan is het spel afgelopen.
PUSH-A3 = Zijn de laatste kaarten verander-van-richtingkaarten en ligt er geen rij, dan eindigen beurt en spel, en niemand pakt iets.
PUSH-A4 = Met een lege trekstapel begint geen beurt meer; na de laatste kaart wordt dus niets meer veiliggesteld.
PUSH-A5 = Veiligstellen is de hele beurt: er wordt geen kaart omgedraaid en niemand pakt een rij.
PUSH-A6 = Je kunt alleen een kleur veiligstellen waarvan minstens één open kaart in je uitlegrij ligt.
PUSH-A7 = Om te stoppen is een rij nodig. Na alleen verander-van-richtingkaarten ga je door; ligt er een rij, dan mag je ook na zo’n kaart stoppen.
PUSH-A8 = Een beurt overslaan kan niet: draai minstens één kaart om, of stel veilig.
PUSH-A9 = Zolang er rijen liggen, moet wie mag kiezen er precies één pakken, ook met een dobbelsteenkaart erin.
PUSH-A10 = Ook wie stopt, moet een rij pakken.
PUSH-A11 = Met minder dan drie rijen mag je een nieuwe openen, ook als de kaart in een oude past.
PUSH-A12 = Een kaart die ergens past, moet worden gelegd; met opzet te veel risico nemen kan niet.
PUSH-A13 = Met minder dan drie rijen opent een kaart die nergens past een nieuwe rij; te veel risico is het dan nog niet.
PUSH-A14 = Hebben alle drie de rijen een dobbelsteenkaart, dan is nog een te veel; er wordt één keer gegooid, niet twee keer.
PUSH-A15 = De richting van de verander-van-richtingkaarten geldt ook als er te veel risico is genomen.
PUSH-A16 = Is de beurt voorbij, dan gaan de verander-van-richtingkaarten ervan naar de aflegstapel.
PUSH-A17 = Rijen waarvoor niemand meer over is, gaan naar de aflegstapel, hoeveel spelers er ook zijn.
PUSH-A18 = Iedereen pakt en gooit voordat de volgende kiest; wie te veel risico heeft genomen, gooit voordat iemand pakt.
PUSH-A19 = Later gepakte kaarten van een veiliggestelde kleur liggen open en kunnen verloren gaan; de kleur mag opnieuw worden veiliggesteld.
PUSH-A20 = Bij een gelijke stand tellen de getallenkaarten die je aan het eind bezit, open en veiliggesteld; verloren kaarten niet.
PUSH-A21 = De aflegstapel wordt nooit weer trekstapel.
PUSH-A22 = De anderen zien hoeveel kaarten van een kleur je hebt veiliggesteld, maar tot het einde van het spel niet de getallen.
PUSH-A23 = Wie begint, wordt voor het spel gekozen of door loting bepaald; zonder keuze is het plaats 0.
PUSH-A24 = In de risicovariant kost een ster ook alle open kaarten als er te veel risico is genomen.
PUSH-A25 = De kleuren zijn oranje, blauw, groen, geel en paars; alleen oranje is uit de spelregels bekend.

field-colour = kleur
field-number = getal
field-character = personage

## Wat voor een zet pleit

because-bank = { point-count } veilig; dobbelsteenkaarten in de stapel: { $count }.
because-take = De rij is { point-count } waard.
because-take-roll = De rij is { point-count } waard, en je moet ervoor dobbelen.
because-place = De rij zou { $points } waard zijn.
because-fits = { $percent ->
    [0] De volgende kaart past zeker ergens.
   *[other] In { $percent } van de 100 gevallen past de volgende kaart nergens.
}
because-best = De beste rij is { point-count } waard.
because-open = Kaarten in de stapel: { $count }.

## Waar de punten vandaan komen

open-orange = { colour-orange }, open
banked-orange = { colour-orange }, veilig
open-blue = { colour-blue }, open
banked-blue = { colour-blue }, veilig
open-green = { colour-green }, open
banked-green = { colour-green }, veilig
open-yellow = { colour-yellow }, open
banked-yellow = { colour-yellow }, veilig
open-purple = { colour-purple }, open
banked-purple = { colour-purple }, veilig
decided-by-cards = Evenveel punten: het aantal kaarten gaf de doorslag (PUSH-46).
