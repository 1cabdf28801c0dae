## Das Spiel

game-force = Duell der Mächte
about-force = Überbiete die anderen im Kampf um Bösewichte und überlass ihnen Darth Vader.
option-rebels = Rebellen, einer für jeden Platz der Reihe nach
option-rebels-random = Das Los entscheidet
tally-vaders = Darth Vader
tally-won = Gewonnene Karten

## Karten

card-yoda = Yoda { $number }
card-luke = Luke { $number }
card-leia = Leia { $number }
card-han = Han { $number }
card-r2d2 = R2-D2
card-vader = Darth Vader (−{ $number })
card-stormtrooper = Sturmtruppler
card-tusken = Tusken-Räuber
card-greedo = Greedo
card-tarkin = Großmoff Tarkin
card-jabba = Jabba der Hutte
card-boba-fett = Boba Fett
card-emperor = Der Imperator
rebel-yoda = Yoda
rebel-luke = Luke Skywalker
rebel-leia = Prinzessin Leia
rebel-han = Han Solo
field-number = Wert
field-symbols = Symbole
field-points = Punkte
field-penalty = Abzug
field-name = Name
field-copies = Anzahl
symbol-count = { $symbols ->
    [0] kein Symbol
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}

## Was geschah

villain-turned-up = Vom Stapel kommt: { $card } ({ point-count }).
vader-turned-up = Vom Stapel kommt: { $card }.
card-laid = { $you ->
    [yes] Du legst verdeckt aus: { $card }.
   *[no] { $seat } legt eine Karte verdeckt aus.
}
card-played = { $you ->
    [yes] Du hast gespielt: { $card }.
   *[no] { $seat } hat gespielt: { $card }.
}
symbols-decided = Die { $number } liegt mehrmals: Die Rebellen-Symbole entscheiden.
villain-won = { $you ->
    [yes] Du gewinnst: { $card }.
   *[no] { $seat } gewinnt: { $card }.
}
vader-won = { $you ->
    [yes] Du bekommst { $card } und nimmst deine Karte zurück.
   *[no] { $seat } bekommt { $card } und nimmt die eigene Karte zurück.
}
card-set-aside = Niemand gewinnt. Zur Seite gelegt: { $card }.
card-lost = { $you ->
    [yes] Du verlierst: { $card }.
   *[no] { $seat } verliert: { $card }.
}
droid-sent = { $you ->
    [yes] Dein R2-D2 deckt die nächste Karte auf.
   *[no] R2-D2 deckt für { $seat } die nächste Karte auf.
}
droid-returned = { $you ->
    [yes] Dein R2-D2 ist wieder auf deiner Hand.
   *[no] { $seat } hat R2-D2 wieder auf der Hand.
}
card-scouted = { $you ->
    [yes] R2-D2 deckt für dich auf: { $card }.
   *[no] R2-D2 deckt für { $seat } auf: { $card }.
}
card-kept = { $you ->
    [yes] Du behältst: { $card }.
   *[no] { $seat } behält: { $card }.
}
card-given = { $you ->
    [yes] Du verschenkst: { $card }.
   *[no] { $seat } verschenkt: { $card }.
}
card-received = { $you ->
    [yes] Du bekommst geschenkt: { $card }.
   *[no] { $seat } bekommt geschenkt: { $card }.
}
last-hand-left = { $you ->
    [yes] Nur du hast noch Karten. Du darfst vom Stapel nehmen: { card-count }.
   *[no] Nur { $seat } hat noch Karten und darf vom Stapel nehmen: { card-count }.
}
card-drawn = { $you ->
    [yes] Du nimmst vom Stapel: { $card }.
   *[no] { $seat } nimmt vom Stapel: { $card }.
}
drawing-declined = { $you ->
    [yes] Du nimmst keine Karte mehr.
   *[no] { $seat } nimmt keine Karte mehr.
}
game-ended = { $ending ->
    [last-hand] Nur eine Person hatte noch Karten. Das Spiel ist zu Ende.
    [only-r2d2] Auf den Händen ist nur noch R2-D2. Das Spiel ist zu Ende.
   *[pile-empty] Der Stapel ist aufgebraucht. Das Spiel ist zu Ende.
}

## Fragen und Möglichkeiten

ask-villain = Offen liegt: { $card }, für dich { point-count } wert. Welche Karte legst du?
    .short = Eine Karte für { $card }
ask-vader = Offen liegt: { $card }. Welche Karte legst du?
    .short = Eine Karte gegen { $card }
ask-scouted-villain = R2-D2 bringt: { $card }, für dich { point-count } wert. Behalten oder verschenken?
    .short = { $card }: behalten oder verschenken?
ask-scouted-vader = R2-D2 bringt: { $card }. Behalten oder verschenken?
    .short = { $card }: behalten oder verschenken?
ask-draw = Eine Karte vom Stapel nehmen? Möglich sind noch { card-count }.
    .short = Eine Karte vom Stapel nehmen?
choose-against-villain = { $card }, { symbol-count }: verloren, wenn sie gewinnt
    .short = { $card }
choose-against-vader = { $card }, { symbol-count }: verloren, wenn sie nicht gewinnt
    .short = { $card }
choose-r2d2 = R2-D2: nicht mitkämpfen, dafür über die nächste Karte entscheiden
    .short = R2-D2
choose-keep-villain = Behalten: { $card } ({ point-count }); R2-D2 ist verloren
    .short = Behalten
choose-keep-vader = Behalten: { $card }; R2-D2 kommt zurück
    .short = Behalten
choose-give-villain = An { who } verschenken: { $card } ({ point-count }); R2-D2 kommt zurück
    .short = An { who }
choose-give-vader = An { who } verschenken: { $card }; R2-D2 ist verloren
    .short = An { who }
choose-draw = Eine Karte nehmen, ungesehen
    .short = Karte nehmen
choose-done = Keine Karte mehr
    .short = Keine mehr

## Warum nicht

why-game-over = Das Spiel ist zu Ende
why-only-players = Nur wer mitspielt, legt und entscheidet
why-players-decide = Das entscheidet ein Spieler
why-pile-decides = Der Stapel entscheidet, welche Karte kommt
why-card-first = Erst kommt eine Karte vom Stapel
why-no-card-due = Gerade kommt keine Karte vom Stapel
why-no-such-card-left = Nicht mehr im Stapel: { $card }
why-laid-already = Deine Karte liegt schon, eine je Duell
why-no-cards = Keine Karten mehr auf der Hand
why-no-r2d2-against-vader = R2-D2 kämpft nicht um Darth Vader
    .short = Nicht gegen Vader
why-only-r2d2 = Nur R2-D2 auf der Hand, also Pause in diesem Duell
why-card-lost = Schon verloren: { $card }
why-no-errand = Kein R2-D2 hat eine Karte aufgedeckt
why-not-fought-for = Um die Karte von R2-D2 wird nicht gekämpft
why-other-decides = Hier entscheidet { who }
why-not-to-yourself = Verschenken geht nur an andere
why-no-such-player = Die Plätze sind 0 bis { $last }
why-not-the-end = Nehmen darf nur, wer am Ende allein Karten hat
why-duels-are-over = Die Duelle sind vorbei
why-other-draws = Jetzt nimmt nur { who } Karten

## Am Tisch

force-open = Offen
force-pile-count = Stapel { $count }
force-aside-count = Beiseite { $count }
force-aside = Niemand hat gewonnen: { $cards }.
force-hand = Hand
force-won = Gewonnen
force-lost = Verloren
force-pile = Stapel: { card-count }: { $cards }.
force-no-pile = Der Stapel ist leer.
force-told-open = Offen liegt: { $card }.
force-told-aside = Zur Seite gelegt: { $cards }.
force-told-seat = { $who }, { $rebel }: { $parts }.
force-told-points = { point-count }
force-told-cards = { card-count } auf der Hand
force-told-hand = Hand { $cards }
force-told-laid = ausgelegt { $card }
force-face-down = eine verdeckte Karte
force-told-droid = R2-D2 unterwegs
force-told-won = gewonnen { $cards }
force-told-lost = verloren { $cards }

## Auf der Seite

rebel-yoda-short = Yoda
rebel-luke-short = Luke
rebel-leia-short = Leia
rebel-han-short = Han
force-sealed = Versiegelt
force-choosing = Wählt
force-not-sealed = Noch nicht versiegelt
force-waits = Wartet
force-out = Keine Karten
force-left = übrig
force-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
force-points-so-far = { force-points } bisher
force-have = { $count } von { $total } { $count ->
    [one] gehört
   *[other] gehören
} dir
force-highest-villain = Die höchste Karte gewinnt { $card } und geht verloren. Alle anderen kommen zurück.
force-highest-vader = Die höchste Karte muss { $card } nehmen und kommt zurück. Alle anderen gehen verloren.
force-you-are = Du bist { $rebel }
force-card-lost = verloren
force-card-laid = gelegt
force-seal = Die { $value } versiegeln
force-seal-droid = R2-D2 versiegeln
force-pick-first = Wähle eine Handkarte, dann versiegle sie.
force-others-sealed = { $count ->
    [one] { $who } hat versiegelt.
   *[other] { $who } haben versiegelt.
}
force-all-laid = Alle Karten liegen.
force-shows = { $you ->
    [yes] du { $value }
   *[no] { $seat } { $value }
}
force-by-symbols = { $who ->
    [winner] Deine { $value } schlägt die { $value } von { $other } durch Symbole.
    [loser] Die { $value } von { $seat } schlägt deine { $value } durch Symbole.
   *[nobody] Die { $value } von { $seat } schlägt die { $value } von { $other } durch Symbole.
}
force-beats = { $who ->
    [winner] Deine { $value } schlägt die { $least } von { $other }.
    [loser] Die { $value } von { $seat } schlägt deine { $least }.
   *[nobody] Die { $value } von { $seat } schlägt die { $least } von { $other }.
}
force-gave = { $who ->
    [winner] Du schenkst { $other }: { $card }.
    [loser] { $seat } schenkt dir: { $card }.
   *[nobody] { $seat } schenkt { $other }: { $card }.
}
force-worth = Für dich { point-count } wert.
force-worth-more = Für dich { point-count } wert: { $base } und { $more } für eine weitere derselben Art.
force-scouting = R2-D2 sucht
force-drawing = { $you ->
    [yes] Du darfst noch { card-count } nehmen
   *[no] { $seat } darf noch { card-count } nehmen
}
force-keep-or-give-villain = Behalten: R2-D2 ist verloren. Verschenken: R2-D2 kommt zurück.
force-keep-or-give-vader = Behalten: R2-D2 kommt zurück. Verschenken: R2-D2 ist verloren.
force-facts = { $seat }: was alle wissen
force-last-duel = Letztes Duell
force-key-pick = Die Karte mit diesem Wert wählen
force-key-droid = R2-D2 wählen
force-key-seal = Das Gewählte versiegeln

## Die Regeln

FORCE-01 = Duell der Mächte ist für 2 bis 4 Personen ab 8 Jahren.
FORCE-02 = Das Ziel ist, am Ende die meisten Siegpunkte zu haben.
FORCE-03 = Alle suchen sich einen eigenen Rebellen aus: Yoda, Luke, Leia oder Han.
FORCE-04 = Du hast die acht Karten deines Rebellen und einen R2-D2: neun Karten, die sonst niemand sieht.
FORCE-05 = Rebellen und R2-D2-Karten, die niemand braucht, bleiben in der Schachtel.
FORCE-06 = Die 28 Bösewichte und die 6 Darth Vader bilden gemischt einen verdeckten Stapel von 34 Karten.
FORCE-07 = Jede Runde beginnt damit, dass die oberste Karte des Stapels offen hingelegt wird.
FORCE-08 = Dann legen alle zugleich eine Handkarte verdeckt aus.
FORCE-09 = Liegt die letzte Karte, werden alle zusammen umgedreht.
FORCE-10 = Im Duell um einen Bösewicht gewinnt der höchste Wert.
FORCE-11 = Liegt der höchste Wert mehrmals, gewinnt die Karte mit mehr Rebellen-Symbolen.
FORCE-12 = Der Bösewicht geht an den Sieger und liegt offen vor ihm.
FORCE-13 = Die Karte, die einen Bösewicht gewonnen hat, wird abgegeben.
FORCE-14 = Alle anderen nehmen ihre Karte zurück und können sie wieder verwenden.
FORCE-15 = Im Duell um einen Bösewicht darfst du statt eines Rebellen R2-D2 legen. Dann kämpfst du in diesem Duell nicht mit.
FORCE-16 = Dafür deckst du die erste Karte der nächsten Runde auf und bestimmst, was mit ihr geschieht.
FORCE-17 = Ist es ein Bösewicht und du behältst ihn, ist R2-D2 verloren.
FORCE-18 = Ist es ein Bösewicht und du schenkst ihn jemand anderem, kommt R2-D2 auf deine Hand zurück.
FORCE-19 = Ist es Darth Vader und du behältst ihn, kommt R2-D2 auf deine Hand zurück.
FORCE-20 = Ist es Darth Vader und du schenkst ihn jemand anderem, ist R2-D2 verloren.
FORCE-21 = Liegen in einer Runde mehrere R2-D2, wirkt keiner; alle gehen auf die Hand zurück.
FORCE-22 = Die sechs Darth Vader kosten am Ende 1, 2, 3, 4, 5 und 6 Punkte.
FORCE-23 = Um Darth Vader wird gekämpft wie um einen Bösewicht, mit einer Karte je Person.
FORCE-24 = Im Duell um Darth Vader darf R2-D2 nicht gelegt werden.
FORCE-25 = Die höchste Karte gewinnt Darth Vader, und wer sie gelegt hat, muss ihn nehmen.
FORCE-26 = Wer Darth Vader gewinnt, nimmt die eigene Karte zurück.
FORCE-27 = Alle anderen verlieren die Karten, die sie gegen Darth Vader gelegt haben.
FORCE-28 = Das Spiel endet, sobald nur noch eine Person Handkarten hat.
FORCE-29 = Sie darf für jede Karte, die sie noch hat, eine vom Stapel nehmen.
FORCE-30 = Das Spiel endet auch, wenn mehrere nichts als R2-D2 auf der Hand haben.
FORCE-31 = Und es endet, wenn der Stapel aufgebraucht ist.
FORCE-32 = Jeder gewonnene Bösewicht zählt so viel, wie auf ihm steht.
FORCE-33 = Zwei Karten desselben Bösewichts bringen 10 Punkte dazu.
FORCE-34 = Drei Karten desselben Bösewichts bringen 20 Punkte dazu.
FORCE-35 = Vier Karten desselben Bösewichts bringen 30 Punkte dazu.
FORCE-36 = Ganz zuletzt werden deine Darth Vader abgezogen.
FORCE-37 = Die meisten Punkte gewinnen.

## Auslegungen

FORCE-A1 = Erst zählt der Wert, dann die Symbole; bei gleichem Wert haben nie zwei Rebellen gleich viele. Lassen andere Karten doch einen Gleichstand, gewinnt niemand: Die Karte kommt zur Seite, und nur gegen Darth Vader sind die gelegten Karten verloren.
FORCE-A2 = Legen alle R2-D2, kommt der Bösewicht zur Seite und zählt für niemanden.
FORCE-A3 = Legen alle bis auf eine Person R2-D2, gewinnt die einzige Rebellenkarte und wird abgegeben.
FORCE-A4 = Wer nur R2-D2 hat, legt gegen Darth Vader nichts und verliert nichts.
FORCE-A5 = Niemand kann gezwungen werden, R2-D2 gegen Darth Vader zu legen.
FORCE-A6 = Kann nur eine Person gegen Darth Vader antreten, muss sie es, bekommt ihn und behält die Karte.
FORCE-A7 = Vor jeder Karte des Stapels wird das Ende geprüft; darum kommt Darth Vader nie, wenn alle nur R2-D2 haben.
FORCE-A8 = Niemand setzt aus. Wer nur R2-D2 hat, legt ihn auf einen Bösewicht.
FORCE-A9 = Ist der Stapel leer, nachdem R2-D2 gelegt wurde, hat R2-D2 keine Wirkung.
FORCE-A10 = Um die letzte Karte des Stapels wird noch gekämpft, oder R2-D2 entscheidet über sie; dann ist das Spiel zu Ende.
FORCE-A11 = Um die Karte von R2-D2 wird nie gekämpft. Die Runde geht mit der nächsten Karte weiter, und ein zurückgekehrter R2-D2 darf gleich wieder gelegt werden.
FORCE-A12 = Alle sehen die Karte, die R2-D2 aufdeckt.
FORCE-A13 = Verschenkt wird an beliebige andere, auch an jemanden ohne Handkarten.
FORCE-A14 = Wer keine Karten hat, setzt aus, behält das Gewonnene und kann noch beschenkt werden.
FORCE-A15 = Nur noch R2-D2 heißt: Alle, die noch Karten haben, mindestens zwei, haben nichts anderes.
FORCE-A16 = Mit vollständigen Karten sind nie alle Hände zugleich leer.
FORCE-A17 = Ein R2-D2, der unterwegs ist, zählt noch als Handkarte. Das Ende wird nach jedem Duell und jeder Entscheidung geprüft.
FORCE-A18 = R2-D2 zählt beim letzten Nehmen wie jede andere Karte.
FORCE-A19 = Das letzte Nehmen ist freiwillig, blind und Karte für Karte; es kann Darth Vader bringen und endet mit dem Stapel.
FORCE-A20 = Die Extrapunkte einer Sorte werden nicht addiert: 10, 20 oder 30 je Bösewicht.
FORCE-A21 = Mehrere Darth Vader bringen keine Extrapunkte.
FORCE-A22 = Ein Ergebnis kann unter null liegen.
FORCE-A23 = Bei gleichen Punkten ist der Sieg geteilt.
FORCE-A24 = Abgegebene Karten sehen alle.
FORCE-A25 = Im Duell um Darth Vader behält nur der Sieger seine Karte, auch wenn andere denselben Wert gelegt haben.
FORCE-A26 = Welche Karte vom Stapel kommt, bestimmt niemand.
FORCE-A27 = Eine ausgelegte Karte bleibt geheim, bis alle liegen.
FORCE-A28 = Jede Runde verbraucht mindestens eine der 34 Karten des Stapels, also endet jedes Spiel.

## Was für einen Zug spricht

because-draw = Du hast { $points }, der Beste der anderen { $best }.
because-vader = Vader kostet den Gewinner { point-count } und alle anderen ihre Karte; Karten in deiner Hand: { $count }.
because-vader-found = Vader kostet { point-count }.
because-give = Der Bösewicht brächte { who } { point-count }.
because-keep = Der Bösewicht bringt dir { point-count }.
because-play = Der Bösewicht bringt dir { point-count }, den anderen höchstens { $best }.

## Woher die Punkte kommen

part-villains = Bösewichte
part-pairs = Paare
part-penalties = Darth Vader
