## Plätze

you = Du
bot-sign = Bot { $bot }

## Am Tisch

welcome = Am Tisch: { $names }.
question-for = { $who }: { $question }
colon = { ": " }
between = { "; " }
choice-possible = { $number }: { $choice }
choice-refused = { $count ->
    [one] { $number } geht nicht: { $choice }
   *[other] { $number } gehen nicht: { $choice }
}
pass-keyboard = { $who }, drück die Eingabetaste, wenn die anderen wegsehen.
hint = Nummer oder Zug · ? was nicht geht · karte NAME · hilfe · zurück · ende
hint-enter = Enter: die einzige Wahl · ? was nicht geht · hilfe · zurück · ende
thinks = { $who } denkt nach …{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
}

## Antworten, die kein Zug sind

answer-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. Möglich ist jetzt: { $examples }. „hilfe“ nennt die Befehle.
answer-ambiguous = „{ $text }“ kann mehrere Züge meinen: { $moves }.
answer-out-of-range = Eine Auswahl { $number } gibt es nicht. Zur Auswahl stehen 1 bis { $most }.
no-such-card = Keine Karte heißt „{ $card }“. Tippe einen Namen, wie er auf dem Tisch steht, oder seinen Anfang.
card-ambiguous = „{ $card }“ passt auf viele Karten: { $cards }. Tippe mehr vom Namen.
not-now = { $move }: { $reason }.

## Befehle; die englischen Namen gelten in jeder Sprache

command-why = ?
command-help = hilfe
command-card = karte
command-hint = rat
command-rule = regel
command-rules = regeln
command-table = tisch
command-log = verlauf
command-undo = zurück
command-save = speichern
command-quit = ende

help-answer = Antworte mit der Nummer einer Auswahl oder mit einem Zug wie „{ $example }“; ein eindeutiger Anfang genügt.
help-why = { $command }: was jetzt nicht geht und warum; „? WORT“ nur das mit diesem Wort.
help-card = { $command } NAME: was auf einer Karte steht; der Anfang des Namens genügt.
help-hint = { $command }: was ein Meister hier täte, und warum.
help-rule = { $command } 13: die Regel mit dieser Nummer.
help-rules = { $command } WORT: alle Regeln, oder die, in denen dieses Wort steht.
help-table = { $command }: der Tisch.
help-log = { $command }: alles, was bisher geschah.
help-undo = { $command }: nimmt deinen letzten Zug zurück, solange dadurch niemand etwas erfahren hat.
help-save = { $command } DATEI: schreibt eine Aufzeichnung des Spiels in eine neue Datei.
help-quit = { $command }: vom Tisch aufstehen; das Spiel bleibt aufgehoben und kann später weitergehen.

log-empty = Noch ist nichts geschehen.
rules-without = In keiner Regel steht „{ $word }“.
why-nothing = Alles, was damit gemeint ist, ist jetzt möglich.
more-lines = [Noch { $lines }: Enter weiter, q Schluss]
undone = Zurückgenommen: { $move }.
cannot-undo = Es gibt nichts zurückzunehmen: Das geht nur mit deinem eigenen letzten Zug, und nur solange keine Karte, kein Würfel und kein anderer Spieler gefolgt ist.

## Das Spiel aufheben

kept = Das Spiel liegt in { $file }.
left = Das Spiel ist gespeichert. Weiter geht es mit:
how-to-replay = Nacherzählt wird es mit:
not-over = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
told-from = { $count ->
    [one] Der erste Zug wurde
   *[other] Die ersten { NUMBER($count, useGrouping: 0) } Züge wurden
} nach anderen Regeln gemacht; die Geschichte beginnt danach.

## Das Ende

final-score = { $who }: { $points }

## Was falsch war und was richtig wäre

unknown-player = Niemand heißt hier „{ $player }“. Ein Platz ist eines von: { $players }; davor darf ein Name stehen, etwa Ada=you.
bad-player-name = „{ $player }“ kann kein Name sein. Ein Name hat 1 bis { $longest } sichtbare Zeichen, ohne die Zeichen = , ; und #.
mixed-player-name = „{ $player }“ mischt Alphabete, deren Buchstaben gleich aussehen. Bleib bei einem.
player-name-twice = Zwei Plätze heißen { $player } oder sehen so aus. Jeder Name kann nur einmal vergeben werden.
other-seat-count = { $seats ->
    [one] { $seats } Platz ist genannt
   *[other] { $seats } Plätze sind genannt
}, die Aufzeichnung hat { $right }. Nenne { $right }, oder keinen, um wie bisher weiterzuspielen.
file-exists = { $file } existiert schon und bleibt unverändert. Nenne eine neue Datei.
file-unwritable = Die Datei { $file } lässt sich nicht schreiben ({ $cause }). Nenne einen anderen Ort, etwa eine Datei in deinem eigenen Ordner.
nothing-to-resume = In { $folder } liegt kein unfertiges Spiel. Nenne eine Aufzeichnung, mit der es weitergehen soll.

## Push

push-turn = Am Zug: { $who }
push-column = Reihe { $number }
push-flipped = Aufgedeckt
push-points = Punkte
push-pile-label = Ziehstapel
push-pile-count = Zu ziehen { $count }
push-discard-count = Abgelegt { $count }
push-pile = Ziehstapel: { card-count }: { $cards }.
push-discard = Ablagestapel: { card-count }.
push-colour-count = { $count } × { $colour }
push-roll-count = { $count ->
    [one] { $count } Würfelkarte
   *[other] { $count } Würfelkarten
}
push-switch-count = { $count ->
    [one] { $count } Richtungswechsel-Karte
   *[other] { $count } Richtungswechsel-Karten
}
push-picking = Die Reihen nehmen: { $names }.{ $aside ->
    [0] { "" }
    [one] { " " }{ $aside } Richtungswechsel-Karte.
   *[other] { " " }{ $aside } Richtungswechsel-Karten.
}
push-told-column = Reihe { $number }: { $cards } ({ point-count }).
push-no-column = Noch liegt keine Reihe.
push-told-flipped = Aufgedeckt: { $card }.
push-told-seat = { $who }: { $layout }.
push-nothing-open = keine offenen Karten
push-told-open = offen { $cards } ({ point-count })
push-told-banked = gesichert { $cards } ({ point-count })
push-told-banked-hidden = gesichert { $cards }
push-tie-break = Gleich viele Punkte, also zählen die Karten (PUSH-46). { $counts }.

## Deck Battle

deck-force-letter = S
deck-recruit-letter = A
deck-chakra-letter = C
deck-scroll-letter = R
deck-points = { $points }P
deck-turn = Am Zug: { $who } · { $phase }
deck-track = Leiste
deck-last-round = Letzte Runde
deck-market = Markt
deck-missions = Missionen
deck-away = weg
deck-masks = { $count ->
    [one] { $count } Maske
   *[other] { $count } Masken
}
deck-chakra-gauge = Chakra
deck-scroll-gauge = Rollen
deck-in-hand = Hand { $count }
deck-piles = Stapel { $draw }, Ablage { $discard }
deck-hand = Hand
deck-in-play = Im Spiel
deck-infirmary = Lazarett
deck-items = Gegenstände
deck-techniques = Techniken
deck-done = Erfüllte Missionen
deck-tokens = Plättchen
deck-lion = Löwe
deck-insects = { $count ->
    [one] { $count } Insekt
   *[other] { $count } Insekten
}
deck-count = { $who }: { $parts } = { $points }
deck-count-characters = Charaktere
deck-count-missions = Missionen
deck-count-tokens = Bedrohungsplättchen
deck-count-masks = Masken
deck-count-objectives = Ziele
deck-count-scourge = Plage
deck-sum = { $parts } = { $total } von { $needed }: { $left }
deck-short = { $count } zu wenig
deck-exact = genau genug
deck-lost = genug, { $count } zu viel
deck-told-track = { $count ->
    [one] { $count } Plättchen liegt
   *[other] { $count } Plättchen liegen
} noch auf der Leiste.
deck-told-aim = { $card }: { $text }
deck-told-market = Auf dem Markt, mit der Anwerbung, die sie kosten: { $items }.
deck-told-missions = Missionen, mit den Schriftrollen, die sie kosten: { $missions }.
deck-told-slot = Feldplatz { $place }: { $card }, Kosten { $cost }, { point-count }; hat { $values }.
deck-told-next = Das ist die Bedrohung, und { $place ->
    [0] als Nächstes entkommt sie.
   *[other] als Nächstes geht sie auf Platz { $place }.
}
deck-told-seat = { $who }: { $parts }.
deck-told-person = Im Spiel: { $card }, { $parts }.
deck-told-used = Fähigkeit genutzt

## Zeichen auf dem Tisch

command-legend = zeichen
help-legend = { $command }: was die Zeichen auf dem Tisch bedeuten.
legend-asked = ▶ wer gefragt ist.
legend-more = … etwas fehlt hier; „{ $log }“ und „{ $table }“ sagen alles.
push-legend = ▪3 gesicherte Karten; „+ ?“ ihre Punkte sind verdeckt.
force-legend = ? eine verdeckte Karte; ×2 zwei dieser Karten.
konoha-legend = ✓ Mission geschafft; · vorbeigezogen; ▼ wo das Team steht; ⌂ das Dorf.
deck-legend-values = { deck-force-letter } Stärke · { deck-recruit-letter } Anwerbung · { deck-chakra-letter } Chakra · { deck-scroll-letter } Schriftrollen · { $points } drei Punkte
deck-legend-slot = „2 { deck-force-letter }5/{ deck-recruit-letter }3 NAME { $points } { deck-force-letter }4“: auf Platz 2, für 5 Stärke oder 3 Anwerbung; drei Punkte wert; hat 4 Stärke, sobald die Karte dir gehört.
deck-legend-threat = ▶NAME→3: die Bedrohung, und auf welchen Platz sie als Nächstes geht.
deck-legend-track = ● ein Plättchen auf der Leiste, · eines, das weg ist; ? ein Ziel, das noch verdeckt ist, !? die Plage.
deck-legend-play = ✓ macht beim Manöver mit; [NAME] der Gegenstand, den jemand trägt; ■□ wie voll eine Leiste ist.
deck-field = Feld
deck-others = die anderen
deck-own = dein Tableau
deck-points-told = Punkte
legend-table = … „{ $command }“ zeigt den ganzen Tisch.
folded = Nicht gezeigt: { $parts }. „{ $command }“ zeigt alles.

## Lektionen

lesson-head = { $game }: Lektion { $part } von { $parts }, Schritt { $step } von { $steps }
lesson-go-on = [Enter: weiter]
lesson-done = Das war die Lektion. Zum Spielen:
lesson-next = Das war die Lektion. Die nächste:

## Anfang, und was misslingen kann

which-game = Welches Spiel?
not-kept = Diese Partie wird nicht aufbewahrt: { $file } lässt sich nicht schreiben ({ $cause }). „--save DATEI“ nennt einen anderen Ort.
not-kept-left = Die Partie wurde nicht aufbewahrt.
output-failed = Die Ausgabe lässt sich nicht schreiben ({ $cause }).
cards-not-text = Die Datei { $file } ist kein Text. Eine Kartendatei ist eine Textdatei in UTF-8, in TOML.
balance-interrupted = Abgebrochen: Eine halbe Messung sagt nichts, darum wurde nichts geschrieben.

## Was würdest du tun?

puzzles-solved = Gelöst: { $solved } von { $tried }.
unknown-puzzle = Eine Aufgabe { $number } gibt es nicht. Sie haben die Nummern 1 bis { $most }.
wrong-puzzle-count = { NUMBER($count, useGrouping: 0) } Aufgaben lassen sich nicht suchen. Nenne eine Zahl von 1 bis { NUMBER($most, useGrouping: 0) }.
puzzles-other-cards = Die Aufgaben von { $game } sind für andere Regeln oder Karten. Suche neue mit quartett puzzle { $game } --find 60.
no-puzzles = Für { $game } gibt es noch keine Aufgaben. Suche welche mit quartett puzzle { $game } --find 60.

## Ein Befehl, der falsch getippt wurde

arguments-missing = Es fehlt etwas: { $names }.
argument-without-value = Nach { $argument } fehlt ein Wert.
argument-takes-no-value = { $argument } steht ohne Wert.
argument-no-whole = „{ $given }“ ist keine ganze Zahl; { $argument } braucht eine.
argument-no-natural = „{ $given }“ ist keine ganze Zahl ab 0; { $argument } braucht eine.
argument-no-number = „{ $given }“ ist keine Zahl; { $argument } braucht eine.
argument-out-of-range = { $argument } kann nicht { $given } sein. Möglich ist { $least } bis { $most }.
argument-unknown = „{ $argument }“ hat hier keine Bedeutung.
argument-ambiguous = „{ $argument }“ kann mehreres bedeuten: { $choices }.
argument-meant = „{ $given }“ gibt es nicht. War „{ $near }“ gemeint?
argument-none-of = „{ $given }“ gibt es nicht. Es gibt: { $choices }.
argument-wrong = Die Eingabe ist nicht verständlich ({ $cause }).
argument-help = `{ $program } --help` zeigt, was möglich ist.

## Eine Datei, eine Adresse oder die Ausgabe ist nicht brauchbar, weil …

cause-missing = diese Datei oder diesen Ordner gibt es nicht
cause-folder = das ist ein Ordner
cause-no-folder = ein Teil des Pfads ist kein Ordner
cause-forbidden = das ist nicht erlaubt
cause-full = der Datenträger ist voll
cause-exists = das gibt es schon
cause-read-only = der Datenträger lässt sich nur lesen
cause-long-name = der Name ist zu lang
cause-taken = der Port ist belegt
cause-elsewhere = diese Adresse hat dieser Rechner nicht
cause-silent = dort antwortet niemand
