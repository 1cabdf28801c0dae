## Het spel

game-force = Battle of the Force
about-force = Overbied de anderen in duels om slechteriken en laat Darth Vader aan hen over.
option-rebels = Rebellen, één per plaats op volgorde
option-rebels-random = Door loting
tally-vaders = Darth Vaders
tally-won = Gewonnen kaarten

## Kaarten

card-yoda = Yoda { $number }
card-luke = Luke { $number }
card-leia = Leia { $number }
card-han = Han { $number }
card-r2d2 = R2-D2
card-vader = Darth Vader (−{ $number })
card-stormtrooper = Stormtrooper
card-tusken = Tusken-rover
card-greedo = Greedo
card-tarkin = Grootmoff Tarkin
card-jabba = Jabba de Hutt
card-boba-fett = Boba Fett
card-emperor = De Keizer
rebel-yoda = Yoda
rebel-luke = Luke Skywalker
rebel-leia = Prinses Leia
rebel-han = Han Solo
field-number = waarde
field-symbols = symbolen
field-points = punten
field-penalty = strafpunten
field-name = naam
field-copies = aantal
symbol-count = { $symbols ->
    [0] geen symbool
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}

## Wat er gebeurde

villain-turned-up = Van de stapel komt: { $card } ({ point-count }).
vader-turned-up = Van de stapel komt: { $card }.
card-laid = { $you ->
    [yes] Je legt blind neer: { $card }.
   *[no] { $seat } legt een kaart blind neer.
}
card-played = { $you ->
    [yes] Je hebt gespeeld: { $card }.
   *[no] { $seat } heeft gespeeld: { $card }.
}
symbols-decided = Meer dan één { $number }: de Rebellen-symbolen beslissen.
villain-won = { $you ->
    [yes] Je verovert: { $card }.
   *[no] { $seat } verovert: { $card }.
}
vader-won = { $you ->
    [yes] Je krijgt { $card } en neemt je kaart terug.
   *[no] { $seat } krijgt { $card } en neemt de eigen kaart terug.
}
card-set-aside = Niemand wint. Opzij gelegd: { $card }.
card-lost = { $you ->
    [yes] Je verliest: { $card }.
   *[no] { $seat } verliest: { $card }.
}
droid-sent = { $you ->
    [yes] Jouw R2-D2 draait de volgende kaart om.
   *[no] R2-D2 draait voor { $seat } de volgende kaart om.
}
droid-returned = { $you ->
    [yes] Jouw R2-D2 is terug in je hand.
   *[no] { $seat } heeft R2-D2 weer in de hand.
}
card-scouted = { $you ->
    [yes] R2-D2 draait voor jou om: { $card }.
   *[no] R2-D2 draait voor { $seat } om: { $card }.
}
card-kept = { $you ->
    [yes] Je houdt: { $card }.
   *[no] { $seat } houdt: { $card }.
}
card-given = { $you ->
    [yes] Je geeft weg: { $card }.
   *[no] { $seat } geeft weg: { $card }.
}
card-received = { $you ->
    [yes] Je krijgt cadeau: { $card }.
   *[no] { $seat } krijgt cadeau: { $card }.
}
last-hand-left = { $you ->
    [yes] Alleen jij hebt nog kaarten. Van de stapel mag je pakken: { card-count }.
   *[no] Alleen { $seat } heeft nog kaarten en mag van de stapel pakken: { card-count }.
}
card-drawn = { $you ->
    [yes] Je pakt van de stapel: { $card }.
   *[no] { $seat } pakt van de stapel: { $card }.
}
drawing-declined = { $you ->
    [yes] Je pakt geen kaart meer.
   *[no] { $seat } pakt geen kaart meer.
}
game-ended = { $ending ->
    [last-hand] Nog maar één speler had kaarten. Het spel is afgelopen.
    [only-r2d2] In de handen is alleen nog R2-D2. Het spel is afgelopen.
   *[pile-empty] De stapel is op. Het spel is afgelopen.
}

## Vragen en keuzes

ask-villain = Open ligt: { $card }, voor jou { point-count } waard. Welke kaart leg je?
    .short = Een kaart voor { $card }
ask-vader = Open ligt: { $card }. Welke kaart leg je?
    .short = Een kaart tegen { $card }
ask-scouted-villain = R2-D2 brengt: { $card }, voor jou { point-count } waard. Houden of weggeven?
    .short = { $card }: houden of weggeven?
ask-scouted-vader = R2-D2 brengt: { $card }. Houden of weggeven?
    .short = { $card }: houden of weggeven?
ask-draw = Een kaart van de stapel pakken? Nog mogelijk: { card-count }.
    .short = Een kaart van de stapel pakken?
choose-against-villain = { $card }, { symbol-count }: kwijt als hij wint
    .short = { $card }
choose-against-vader = { $card }, { symbol-count }: kwijt als hij niet wint
    .short = { $card }
choose-r2d2 = R2-D2: niet meedoen, maar beslissen over de volgende kaart
    .short = R2-D2
choose-keep-villain = Houden: { $card } ({ point-count }); je bent R2-D2 kwijt
    .short = Houden
choose-keep-vader = Houden: { $card }; R2-D2 komt terug
    .short = Houden
choose-give-villain = Aan { who } geven: { $card } ({ point-count }); R2-D2 komt terug
    .short = Aan { who }
choose-give-vader = Aan { who } geven: { $card }; je bent R2-D2 kwijt
    .short = Aan { who }
choose-draw = Een kaart pakken, ongezien
    .short = Kaart pakken
choose-done = Geen kaart meer
    .short = Geen meer

## Waarom niet

why-game-over = Het spel is afgelopen
why-only-players = Alleen wie meespeelt legt kaarten en beslist
why-players-decide = Dit beslist een speler
why-pile-decides = De stapel bepaalt welke kaart er komt
why-card-first = Eerst komt er een kaart van de stapel
why-no-card-due = Er komt nu geen kaart van de stapel
why-no-such-card-left = Niet meer in de stapel: { $card }
why-laid-already = Jouw kaart ligt al, één per duel
why-no-cards = Geen kaarten meer in de hand
why-no-r2d2-against-vader = R2-D2 vecht niet om Darth Vader
    .short = Niet tegen Vader
why-only-r2d2 = Je hebt alleen R2-D2, dus je slaat dit duel over
why-card-lost = Al kwijt: { $card }
why-no-errand = Geen R2-D2 heeft een kaart omgedraaid
why-not-fought-for = Om de kaart van R2-D2 wordt niet gevochten
why-other-decides = Hier beslist { who }
why-not-to-yourself = Weggeven kan alleen aan een ander
why-no-such-player = De plaatsen zijn 0 tot en met { $last }
why-not-the-end = Pakken mag alleen de laatste met kaarten
why-duels-are-over = De duels zijn voorbij
why-other-draws = Nu pakt alleen { who } kaarten

## Aan tafel

force-open = Open
force-pile-count = Stapel { $count }
force-aside-count = Opzij { $count }
force-aside = Niemand won: { $cards }.
force-hand = Hand
force-won = Gewonnen
force-lost = Kwijt
force-pile = Stapel: { card-count }: { $cards }.
force-no-pile = De stapel is leeg.
force-told-open = Open ligt: { $card }.
force-told-aside = Opzij gelegd: { $cards }.
force-told-seat = { $who }, { $rebel }: { $parts }.
force-told-points = { point-count }
force-told-cards = { card-count } in de hand
force-told-hand = hand { $cards }
force-told-laid = gelegd { $card }
force-face-down = een blinde kaart
force-told-droid = R2-D2 op pad
force-told-won = gewonnen { $cards }
force-told-lost = kwijt { $cards }

## Op de pagina

rebel-yoda-short = Yoda
rebel-luke-short = Luke
rebel-leia-short = Leia
rebel-han-short = Han
force-sealed = Verzegeld
force-choosing = Kiest
force-not-sealed = Nog niet verzegeld
force-waits = Wacht
force-out = Geen kaarten
force-left = over
force-points = { $points ->
    [one] punt
   *[other] punten
}
force-points-so-far = { force-points } tot nu toe
force-have = { $count } van { $total } { $count ->
    [one] is
   *[other] zijn
} van jou
force-highest-villain = De hoogste kaart wint { $card } en is verloren. Alle andere komen terug.
force-highest-vader = De hoogste kaart moet { $card } nemen en komt terug. Alle andere zijn verloren.
force-you-are = Jij bent { $rebel }
force-card-lost = verloren
force-card-laid = gelegd
force-seal = De { $value } verzegelen
force-seal-droid = R2-D2 verzegelen
force-pick-first = Kies een kaart uit je hand en verzegel die.
force-others-sealed = { $count ->
    [one] { $who } heeft verzegeld.
   *[other] { $who } hebben verzegeld.
}
force-all-laid = Alle kaarten liggen.
force-shows = { $you ->
    [yes] jij { $value }
   *[no] { $seat } { $value }
}
force-by-symbols = { $who ->
    [winner] Jouw { $value } verslaat de { $value } van { $other } op symbolen.
    [loser] De { $value } van { $seat } verslaat jouw { $value } op symbolen.
   *[nobody] De { $value } van { $seat } verslaat de { $value } van { $other } op symbolen.
}
force-beats = { $who ->
    [winner] Jouw { $value } verslaat de { $least } van { $other }.
    [loser] De { $value } van { $seat } verslaat jouw { $least }.
   *[nobody] De { $value } van { $seat } verslaat de { $least } van { $other }.
}
force-gave = { $who ->
    [winner] Je geeft { $other }: { $card }.
    [loser] { $seat } geeft jou: { $card }.
   *[nobody] { $seat } geeft { $other }: { $card }.
}
force-worth = Voor jou { point-count } waard.
force-worth-more = Voor jou { point-count } waard: { $base } en { $more } voor nog één van dezelfde soort.
force-scouting = R2-D2 zoekt
force-drawing = { $you ->
    [yes] Je mag nog { card-count } pakken
   *[no] { $seat } mag nog { card-count } pakken
}
force-keep-or-give-villain = Houden: je bent R2-D2 kwijt. Weggeven: R2-D2 komt terug.
force-keep-or-give-vader = Houden: R2-D2 komt terug. Weggeven: je bent R2-D2 kwijt.
force-facts = { $seat }: wat iedereen weet
force-last-duel = Laatste duel
force-key-pick = De kaart met deze waarde kiezen
force-key-droid = R2-D2 kiezen
force-key-seal = Verzegelen wat gekozen is

## De regels

FORCE-01 = Battle of the Force is voor 2 tot 4 spelers, vanaf 8 jaar.
FORCE-02 = Het doel is aan het eind de meeste punten te hebben.
FORCE-03 = Iedereen kiest een eigen Rebel: Yoda, Luke, Leia of Han.
FORCE-04 = Je hebt de acht kaarten van je Rebel en één R2-D2: negen kaarten die niemand anders ziet.
FORCE-05 = Rebellen en R2-D2-kaarten die niemand gebruikt, blijven in de doos.
FORCE-06 = De 28 slechteriken en de 6 Darth Vaders vormen geschud één gedekte stapel van 34 kaarten.
FORCE-07 = Elke ronde begint met het omdraaien van de bovenste kaart van de stapel.
FORCE-08 = Daarna legt iedereen tegelijk één handkaart blind neer.
FORCE-09 = Zodra de laatste kaart ligt, worden ze allemaal samen omgedraaid.
FORCE-10 = In een duel om een slechterik wint de hoogste waarde.
FORCE-11 = Ligt de hoogste waarde er meermaals, dan wint de kaart met meer Rebellen-symbolen.
FORCE-12 = De slechterik gaat naar de winnaar en ligt open voor hem.
FORCE-13 = De kaart die een slechterik heeft veroverd, is kwijt.
FORCE-14 = Alle anderen nemen hun kaart terug en kunnen die weer gebruiken.
FORCE-15 = In een duel om een slechterik mag je R2-D2 leggen in plaats van een Rebel. Dan doe je aan dat duel niet mee.
FORCE-16 = Daarvoor draai jij de eerste kaart van de volgende ronde om en bepaal je wat ermee gebeurt.
FORCE-17 = Is het een slechterik en houd je hem, dan is R2-D2 kwijt.
FORCE-18 = Is het een slechterik en geef je hem aan een ander, dan komt R2-D2 terug in je hand.
FORCE-19 = Is het Darth Vader en houd je hem, dan komt R2-D2 terug in je hand.
FORCE-20 = Is het Darth Vader en geef je hem aan een ander, dan is R2-D2 kwijt.
FORCE-21 = Liggen er in een ronde meer R2-D2’s, dan werkt er geen een; ze gaan allemaal terug in de hand.
FORCE-22 = De zes Darth Vaders kosten aan het eind 1, 2, 3, 4, 5 en 6 punten.
FORCE-23 = Om Darth Vader wordt gevochten als om een slechterik, met één kaart per speler.
FORCE-24 = In een duel om Darth Vader mag R2-D2 niet worden gelegd.
FORCE-25 = De hoogste kaart wint Darth Vader, en wie die legde, moet hem nemen.
FORCE-26 = Wie Darth Vader wint, neemt de eigen kaart terug.
FORCE-27 = Alle anderen verliezen de kaarten die ze tegen Darth Vader legden.
FORCE-28 = Het spel eindigt zodra nog maar één speler kaarten in de hand heeft.
FORCE-29 = Voor elke kaart die over is, mag die speler er één van de stapel pakken.
FORCE-30 = Het spel eindigt ook als meer spelers niets dan R2-D2 in de hand hebben.
FORCE-31 = En het eindigt als de stapel op is.
FORCE-32 = Elke veroverde slechterik telt de punten die erop staan.
FORCE-33 = Twee kaarten van dezelfde slechterik geven 10 punten extra.
FORCE-34 = Drie kaarten van dezelfde slechterik geven 20 punten extra.
FORCE-35 = Vier kaarten van dezelfde slechterik geven 30 punten extra.
FORCE-36 = Helemaal aan het eind gaan jouw Darth Vaders eraf.
FORCE-37 = De meeste punten winnen.

## Uitleg bij twijfel

FORCE-A1 = Eerst telt de waarde, dan de symbolen; bij dezelfde waarde hebben nooit twee Rebellen er evenveel. Laten andere kaarten toch een gelijke stand, dan wint niemand: de kaart gaat opzij, en alleen tegen Darth Vader zijn de gelegde kaarten kwijt.
FORCE-A2 = Legt iedereen R2-D2, dan gaat de slechterik opzij en telt voor niemand.
FORCE-A3 = Legt iedereen op één na R2-D2, dan wint de enige Rebellen-kaart, en die is kwijt.
FORCE-A4 = Wie alleen R2-D2 heeft, legt tegen Darth Vader niets en verliest niets.
FORCE-A5 = Niemand kan worden gedwongen R2-D2 tegen Darth Vader te leggen.
FORCE-A6 = Kan maar één speler tegen Darth Vader spelen, dan moet die, wint hem en houdt de kaart.
FORCE-A7 = Het einde wordt vóór elke kaart van de stapel nagegaan; Darth Vader komt dus nooit als iedereen alleen R2-D2 heeft.
FORCE-A8 = Niemand past. Wie alleen R2-D2 heeft, legt hem op een slechterik.
FORCE-A9 = Is de stapel leeg nadat R2-D2 is gelegd, dan heeft R2-D2 geen effect.
FORCE-A10 = Om de laatste kaart van de stapel wordt nog gevochten, of R2-D2 beslist erover; dan is het spel afgelopen.
FORCE-A11 = Om de kaart van R2-D2 wordt nooit gevochten. De ronde gaat verder met de volgende kaart, en een teruggekomen R2-D2 mag meteen weer worden gelegd.
FORCE-A12 = Iedereen ziet de kaart die R2-D2 omdraait.
FORCE-A13 = Weggeven mag aan elke andere speler, ook aan iemand zonder handkaarten.
FORCE-A14 = Wie geen kaarten heeft, wacht, houdt wat gewonnen is en kan nog kaarten krijgen.
FORCE-A15 = Alleen nog R2-D2 betekent: allen die nog kaarten hebben, minstens twee, hebben niets anders.
FORCE-A16 = Met volledige kaarten zijn nooit alle handen tegelijk leeg.
FORCE-A17 = Een R2-D2 die op pad is, telt nog als handkaart. Het einde wordt na elk duel en elke beslissing nagegaan.
FORCE-A18 = R2-D2 telt bij het laatste pakken als elke andere kaart.
FORCE-A19 = Het laatste pakken is vrijwillig, blind en één voor één; het kan Darth Vader brengen en stopt met de stapel.
FORCE-A20 = De extra punten van één soort worden niet opgeteld: 10, 20 of 30 per slechterik.
FORCE-A21 = Meer Darth Vaders geven geen extra punten.
FORCE-A22 = Een totaal mag onder nul komen.
FORCE-A23 = Bij gelijke punten is de overwinning gedeeld.
FORCE-A24 = Verloren kaarten zijn voor iedereen te zien.
FORCE-A25 = In een duel om Darth Vader houdt alleen de winnaar de kaart, ook als anderen dezelfde waarde legden.
FORCE-A26 = Welke kaart van de stapel komt, kiest niemand.
FORCE-A27 = Een gelegde kaart blijft geheim tot ze er allemaal liggen.
FORCE-A28 = Elke ronde verbruikt minstens één van de 34 kaarten van de stapel, dus het spel eindigt altijd.

## Wat voor een zet pleit

because-draw = Jij hebt { $points }, de beste van de anderen { $best }.
because-vader = Vader kost de winnaar { point-count } en alle anderen hun kaart; kaarten in jouw hand: { $count }.
because-vader-found = Vader kost { point-count }.
because-give = De slechterik zou { who } { point-count } opleveren.
because-keep = De slechterik levert jou { point-count } op.
because-play = De slechterik levert jou { point-count } op, de anderen hoogstens { $best }.

## Waar de punten vandaan komen

part-villains = Slechteriken
part-pairs = Paren
part-penalties = Darth Vader
