## Das Spiel

game-push = Push
about-push = Baue Reihen, höre rechtzeitig auf und bring deine Punkte vor dem Würfel in Sicherheit.
option-first = Wer beginnt
option-first-random = Das Los entscheidet
option-risk = Risiko-Variante
option-risk-yes = Mit: ein Stern kostet alle offenen Karten
option-risk-no = Ohne: ein Stern kostet nichts
tally-busts = Zu viel riskiert
tally-turns = Züge

## Karten, Farben, Seiten des Würfels

card-orange = Orange { $number }
card-blue = Blau { $number }
card-green = Grün { $number }
card-yellow = Gelb { $number }
card-purple = Violett { $number }
card-roll = Würfelkarte
card-switch = Richtungswechsel-Karte
colour-orange = Orange
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Violett
face-orange = Orange
face-blue = Blau
face-green = Grün
face-yellow = Gelb
face-purple = Violett
face-star = Stern
letter-orange = O
letter-blue = B
letter-green = G
letter-yellow = E
letter-purple = V

## Auf den Karten und am Tisch im Browser

push-roll = Wurf
push-switch = Wechsel
push-a-column = Reihe { $number }
push-place-here = Hierher legen
push-new-column = Neue Reihe
push-take-it = Nehmen
push-choose-column = Wähle Reihe { $columns }.
push-left-to-draw = { $count ->
    [one] { $count } Karte ist noch im Stapel.
   *[other] { $count } Karten sind noch im Stapel.
}
push-to-draw = im Stapel
push-discarded = abgelegt
push-discard-title = Der Ablagestapel, für alle offen
push-last-roll = letzter Wurf
push-pile-holds = Im Stapel sind
push-who-flipped = { $you ->
    [yes] Du hast aufgedeckt
   *[no] { $seat } hat aufgedeckt
}
push-your-cards = Deine Karten
push-die-takes = Der Würfel kann offene Karten kosten. Gesicherte sind sicher.
push-open = offen
push-banked = gesichert
push-total = gesamt
push-safe = sicher
push-bank-it = { $points } sichern
push-lane = { $colour }: { $points } offen, { $count } gesichert mit { $safe }
push-lane-seen = { $colour }: { $points } offen, { $count } gesichert
push-has-the-turn = ist am Zug
push-takes = { $nth ->
    [1] nimmt als Nächstes
    [2] nimmt als Zweites
    [3] nimmt als Drittes
   *[other] nimmt vielleicht
}
push-open-banked = offen, { $count } gesichert
push-order = Reihen gehen an
push-rolls = { $you ->
    [yes] Du würfelst.
   *[no] { $seat } würfelt.
}
push-rolling = Der Würfel rollt
push-bust = Geplatzt
push-switched = { $you ->
    [yes] Du hast eine Richtungswechsel-Karte aufgedeckt: Die Reihen werden jetzt andersherum genommen.
   *[no] { $seat } hat eine Richtungswechsel-Karte aufgedeckt: Die Reihen werden jetzt andersherum genommen.
}
push-who-rolled = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
}
push-facts = Was alle wissen
push-aside = Richtungswechsel-Karten in diesem Zug: { $count }
push-take-rolls = { $count ->
    [one] Reihe { $columns } hat eine Würfelkarte: Dann würfelst du.
   *[other] In den Reihen { $columns } liegt eine Würfelkarte: Dann würfelst du.
}
push-take-safe = Keine Reihe hat eine Würfelkarte.
push-key-flip = Karte aufdecken
push-key-stop = Aufhören und eine Reihe nehmen
push-key-bank = Zum Sichern

## Was geschah

turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
card-flipped = { $you ->
    [yes] Du deckst eine Karte auf: { $card }.
   *[no] { $seat } deckt eine Karte auf: { $card }.
}
card-placed = { $you ->
    [yes] Du legst in Reihe { $column }: { $card }.
   *[no] { $seat } legt in Reihe { $column }: { $card }.
}
busted = { $you ->
    [yes] Die Karte ({ $card }) passt in keine Reihe. Du hast zu viel riskiert und nimmst keine Reihe.
   *[no] Die Karte ({ $card }) passt in keine Reihe. { $seat } hat zu viel riskiert und nimmt keine Reihe.
}
stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $seat } hört auf.
}
column-taken = { $you ->
    [yes] Du nimmst Reihe { $column }: { $cards } ({ point-count }).
   *[no] { $seat } nimmt Reihe { $column }: { $cards } ({ point-count }).
}
die-rolled = { $you ->
    [yes] Du würfelst: { $face }.
   *[no] { $seat } würfelt: { $face }.
} { $points ->
    [0] Nichts geht verloren.
   *[other] Verloren: { $cards } ({ point-count }).
}
colour-banked = { $you ->
    [yes] Du sicherst { $colour }: { card-count }, { point-count }.
   *[no] { $seat } sichert { $colour }: { card-count }.
}
column-left-over = Niemand nimmt Reihe { $column }. Auf den Ablagestapel: { $cards }.
game-ended = Der Ziehstapel ist aufgebraucht. Das Spiel ist zu Ende.

## Fragen und Möglichkeiten

ask-open = Eine Karte aufdecken oder eine Farbe sichern?
ask-flip = Decke eine Karte auf
ask-place = Deine Karte: { $card }. In welche Reihe legst du sie?
    .short = Karte legen: { $card }
ask-decide = Noch eine Karte aufdecken oder aufhören?
ask-flip-on = Decke noch eine Karte auf
ask-stop = Der Stapel ist leer: Höre auf
ask-take = Welche Reihe nimmst du?
ask-take-last = Nimm die letzte Reihe
choose-flip = Karte aufdecken
choose-stop = Aufhören und eine Reihe nehmen
choose-place = Reihe { $number }: { $cards } ({ point-count })
    .short = Reihe { $number }
choose-new-column = Neue Reihe { $number }
choose-take = Reihe { $number } nehmen: { $cards } ({ point-count })
    .short = Reihe { $number } nehmen
choose-bank = { $colour } sichern: { $cards } ({ point-count })
    .short = { $colour } sichern

## Warum nicht

why-game-over = Das Spiel ist zu Ende
why-players-decide = Das entscheidet ein Spieler
why-pile-decides = Der Ziehstapel entscheidet, welche Karte kommt
why-die-decides = Der Würfel entscheidet
why-wait-for-chance = Erst kommt eine Karte oder der Würfel
why-no-roll-due = Gerade wird nicht gewürfelt
why-no-card-due = Gerade wird keine Karte aufgedeckt
why-other-takes = Jetzt nimmt { who } eine Reihe
why-other-turn = Jetzt ist { who } am Zug
why-card-first = Gerade wird eine Karte aufgedeckt
why-roll-first = Gerade wird gewürfelt
why-no-switch-cards = Zu zweit gibt es keine Richtungswechsel-Karten
why-no-such-card-left = Nicht mehr im Ziehstapel: { $card }
why-nothing-flipped-to-stop = Zum Aufhören muss eine Karte liegen
    .short = erst eine Karte legen
why-nothing-to-bank = Keine offene Karte in { $colour } in der Auslage
why-no-column-yet = Noch liegt keine Reihe
why-nothing-flipped = Keine aufgedeckte Karte zum Legen
why-bank-is-a-whole-turn = Sichern ist ein ganzer Zug, statt aufzudecken
why-place-first = Erst muss die Karte liegen: { $card }
    .short = erst diese Karte legen
why-columns-in-order = Die nächste neue Reihe ist Reihe { $column }
why-roll-card-in-column = Reihe { $column } hat schon eine Würfelkarte
    .short = Hat eine Würfelkarte
why-colour-in-column = Reihe { $column } hat schon { $colour }
    .short = Hat schon { $colour }
why-number-in-column = Reihe { $column } hat schon eine { $number }
    .short = Hat schon eine { $number }
why-pile-empty = Der Ziehstapel ist leer
why-no-column-to-stop = Noch liegt keine Reihe zum Nehmen
why-stop-first = Genommen wird erst nach dem Aufhören
why-must-take = Eine Reihe muss genommen werden
why-drawing-is-over = Das Aufdecken ist in diesem Zug vorbei
why-column-taken = Reihe { $column } ist schon genommen
why-no-such-column = Eine Reihe { $column } gibt es nicht

## Die Regeln

PUSH-01 = Push ist für 2 bis 6 Personen ab 8 Jahren.
PUSH-02 = Wer am Ende die höchste Summe auf den eigenen Karten hat, hat gewonnen.
PUSH-03 = Zu Beginn kommen alle 120 Karten gut gemischt und verdeckt auf einen Ziehstapel.
PUSH-04 = Zu zweit bleiben die 12 Richtungswechsel-Karten in der Schachtel; gespielt wird mit 108 Karten.
PUSH-05 = Der Zug geht im Uhrzeigersinn weiter, also nach links.
PUSH-06 = Den ersten Zug hat, wer als Erstes am Tisch saß.
PUSH-07 = Ein Zug ist eines von beiden: Karten aufdecken oder eine Farbe sichern, nie beides.
PUSH-08 = Wer aufdeckt, dreht die oberste Karte des Ziehstapels um; die erste gelegte Karte eröffnet die erste Reihe.
PUSH-09 = Danach darfst du so viele weitere Karten aufdecken, wie du dich traust, immer eine auf einmal.
PUSH-10 = Jede aufgedeckte Karte bekommt ihren Platz, bevor die nächste umgedreht wird.
PUSH-11 = Für jede Karte wählst du: eine Reihe, die schon liegt, oder eine neue.
PUSH-12 = In einem Zug liegen höchstens drei Reihen; es dürfen auch weniger sein.
PUSH-13 = Keine Reihe enthält eine Farbe zweimal.
PUSH-14 = Keine Reihe enthält eine Zahl zweimal.
PUSH-15 = Keine Reihe enthält mehr als eine Würfelkarte.
PUSH-16 = Eine Würfelkarte passt in jede Reihe, die noch keine hat, und darf auch eine neue eröffnen.
PUSH-17 = Richtungswechsel-Karten kommen nicht in die Reihen; bis zum Ende des Zugs warten sie neben dem Ziehstapel.
PUSH-18 = Jedes Mal, wenn du eine Karte gelegt hast, hast du die Wahl: weiter aufdecken oder aufhören.
PUSH-19 = Wer aufhört, deckt nichts mehr auf und nimmt sofort eine Reihe; ihre Karten liegen offen in der eigenen Auslage.
PUSH-20 = In der Auslage liegen die Karten nach Farben, und jede Zahl bleibt zu sehen.
PUSH-21 = Liegt in der genommenen Reihe eine Würfelkarte, kommen erst ihre Zahlenkarten in die Auslage; dann wird einmal gewürfelt.
PUSH-22 = Eine gewürfelte Farbe kostet alle offenen Karten dieser Farbe in der Auslage, auch die eben genommenen.
PUSH-23 = Die Würfelkarte kommt nach Gebrauch auf den Ablagestapel.
PUSH-24 = Gesicherten Karten kann der Würfel nichts anhaben.
PUSH-25 = Ein gewürfelter Stern kostet nichts.
PUSH-26 = Eine Farbe, von der du keine offenen Karten hast, kostet nichts.
PUSH-27 = Es gibt einen Ablagestapel für alle; er liegt offen beim Ziehstapel.
PUSH-28 = Dein Zug ist vorbei, wenn du eine Reihe genommen und, falls eine Würfelkarte darin lag, gewürfelt hast.
PUSH-29 = Dann nehmen die anderen je eine Reihe, vom linken Nachbarn an, solange Reihen liegen.
PUSH-30 = Eine Würfelkarte in ihrer Reihe bedeutet für sie dasselbe: nehmen, dann würfeln.
PUSH-31 = Reihen, die zu zweit liegen bleiben, kommen auf den Ablagestapel.
PUSH-32 = In größeren Runden können die Reihen ausgehen, bevor alle eine haben.
PUSH-33 = Nach einer Richtungswechsel-Karte werden die Reihen in diesem Zug andersherum genommen, vom rechten Nachbarn an.
PUSH-34 = Eine zweite Richtungswechsel-Karte im selben Zug macht die erste wirkungslos; nur eine ungerade Anzahl dreht die Richtung.
PUSH-35 = Richtungswechsel-Karten ändern nur, wer in diesem Zug zuerst Reihen nimmt; der Zug geht trotzdem nach links weiter.
PUSH-36 = Zu viel riskiert hat, wer eine Karte aufdeckt, die in keine der drei Reihen passt.
PUSH-37 = Wer zu viel riskiert hat, bekommt keine Reihe.
PUSH-38 = Die Karte, die nicht passte, kommt auf den Ablagestapel.
PUSH-39 = Wer zu viel riskiert hat, würfelt einmal und gibt alle offenen Karten der gewürfelten Farbe ab.
PUSH-40 = Nach diesem Wurf nehmen die anderen ihre Reihen wie sonst, und der nächste Zug beginnt.
PUSH-41 = Zum Sichern wählst du eine Farbe; alle deine offenen Karten dieser Farbe kommen verdeckt auf einen Stapel in deiner Auslage.
PUSH-42 = Was gesichert ist, bleibt gesichert und zählt am Ende mit.
PUSH-43 = Das Spiel ist zu Ende, wenn der Ziehstapel leer ist und keine Reihe mehr zu verteilen ist.
PUSH-44 = Deine Punkte sind die Summe der Zahlen auf all deinen Karten, offen oder gesichert.
PUSH-45 = Die meisten Punkte gewinnen.
PUSH-46 = Bei gleich vielen Punkten gewinnt, wer von ihnen mehr Karten hat.
PUSH-47 = Ist auch das gleich, gewinnen sie gemeinsam.
PUSH-48 = In der Risiko-Variante kostet ein Stern alle offenen Karten; gesicherte bleiben sicher.

## Entscheidungen in Zweifelsfällen

PUSH-A1 = Ist der Ziehstapel nach dem Legen leer, muss man aufhören; die Reihen werden wie sonst genommen, dann ist das Spiel zu Ende.
PUSH-A2 = Auch mit der letzten Karte kann man zu viel riskieren: Sie wird abgelegt, es wird gewürfelt, die anderen nehmen Reihen, dann ist das Spiel zu Ende.
PUSH-A3 = Kommen zuletzt nur noch Richtungswechsel-Karten und liegt keine Reihe, enden Zug und Spiel, und niemand nimmt etwas.
PUSH-A4 = Mit leerem Ziehstapel beginnt kein Zug mehr; nach der letzten Karte wird also nicht mehr gesichert.
PUSH-A5 = Sichern ist der ganze Zug: Keine Karte wird aufgedeckt, und niemand nimmt eine Reihe.
PUSH-A6 = Sichern kannst du nur eine Farbe, von der mindestens eine offene Karte in deiner Auslage liegt.
PUSH-A7 = Zum Aufhören braucht es eine Reihe. Nach lauter Richtungswechsel-Karten wird weiter aufgedeckt; liegt eine Reihe, darf man auch nach einer Richtungswechsel-Karte aufhören.
PUSH-A8 = Einen Zug auslassen geht nicht: Decke mindestens eine Karte auf oder sichere.
PUSH-A9 = Solange Reihen liegen, nimmt jeder, der dran ist, genau eine, auch wenn eine Würfelkarte darin liegt.
PUSH-A10 = Auch wer aufhört, muss eine Reihe nehmen.
PUSH-A11 = Liegen weniger als drei Reihen, darfst du eine neue eröffnen, auch wenn die Karte in eine alte passt.
PUSH-A12 = Eine Karte, die irgendwo passt, muss gelegt werden; absichtlich zu viel riskieren geht nicht.
PUSH-A13 = Liegen weniger als drei Reihen, eröffnet eine Karte, die in keine passt, eine neue; zu viel riskiert hat man dann noch nicht.
PUSH-A14 = Haben alle drei Reihen eine Würfelkarte, hat mit der nächsten zu viel riskiert, wer sie aufdeckt; gewürfelt wird dafür einmal, nicht zweimal.
PUSH-A15 = Die Richtung der Richtungswechsel-Karten gilt auch, wenn zu viel riskiert wurde.
PUSH-A16 = Ist der Zug vorbei, kommen seine Richtungswechsel-Karten auf den Ablagestapel.
PUSH-A17 = Reihen, für die niemand mehr da ist, kommen auf den Ablagestapel, gleich wie viele mitspielen.
PUSH-A18 = Wer eine Reihe nimmt, würfelt auch gleich, falls nötig; erst dann wählt die nächste Person. Wer zu viel riskiert hat, würfelt, bevor jemand nimmt.
PUSH-A19 = Später genommene Karten einer gesicherten Farbe liegen offen und können verloren gehen; die Farbe darf noch einmal gesichert werden.
PUSH-A20 = Bei Gleichstand zählen die Zahlenkarten, die man am Ende besitzt, offen und gesichert; verlorene nicht.
PUSH-A21 = Der Ablagestapel wird nie wieder zum Ziehstapel.
PUSH-A22 = Die anderen sehen, wie viele Karten einer Farbe du gesichert hast, aber bis zum Ende des Spiels nicht deren Zahlen.
PUSH-A23 = Wer beginnt, wird vor dem Spiel gewählt oder gelost; ohne Wahl ist es Platz 0.
PUSH-A24 = In der Risiko-Variante kostet ein Stern auch dann alle offenen Karten, wenn zu viel riskiert wurde.
PUSH-A25 = Die Farben sind Orange, Blau, Grün, Gelb und Violett; aus der Anleitung bekannt ist nur Orange.

field-colour = Farbe
field-number = Zahl
field-character = Figur

## Was für einen Zug spricht

because-bank = Dann sicher: { point-count }; Würfelkarten im Stapel: { $count }.
because-take = Die Reihe bringt { point-count }.
because-take-roll = Die Reihe bringt { point-count }, und du musst dafür würfeln.
because-place = Die Reihe wäre { $points } wert.
because-fits = { $percent ->
    [0] Die nächste Karte passt bestimmt irgendwo.
   *[other] In { $percent } von 100 Fällen passt die nächste Karte nirgends.
}
because-best = Die beste Reihe, die da liegt, bringt { point-count }.
because-open = Karten im Stapel: { $count }.

## Woher die Punkte kommen

open-orange = { colour-orange }, offen
banked-orange = { colour-orange }, gesichert
open-blue = { colour-blue }, offen
banked-blue = { colour-blue }, gesichert
open-green = { colour-green }, offen
banked-green = { colour-green }, gesichert
open-yellow = { colour-yellow }, offen
banked-yellow = { colour-yellow }, gesichert
open-purple = { colour-purple }, offen
banked-purple = { colour-purple }, gesichert
decided-by-cards = Gleich viele Punkte: die Zahl der Karten hat entschieden (PUSH-46).
