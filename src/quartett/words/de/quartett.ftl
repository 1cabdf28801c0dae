## Spielende und ihre Plätze

player = Spieler { $number }
seat = Platz { $number }
# Ein Platz ohne Namen, wie in einer Aufzeichnung, heißt nach seiner Nummer.
who = { $seat ->
    [one] Platz { $seat }
    [other] Platz { $seat }
   *[name] { $seat }
}

## Kleine Wörter

yes = ja
no = nein
point-count = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Sprachen, jede mit ihrem eigenen Namen

language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-nl = Nederlands

## Bots, vom schwächsten zum stärksten

bot-random = Zufall
bot-greedy = Gierig
bot-novice = Anfänger
bot-casual = Gelegentlich
bot-steady = Bedacht
bot-skilled = Geübt
bot-adept = Versiert
bot-veteran = Routinier
bot-tactician = Taktiker
bot-expert = Erfahren
bot-challenger = Herausforderer
bot-champion = Spitzenklasse
bot-virtuoso = Virtuos
bot-master = Meisterhaft
bot-clairvoyant = Hellsehend
bot-unveiled = Aufgedeckt

## Das Ende eines Spiels

outcome-winner = { $names } gewinnt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
outcome-winners = { $names } gewinnen gemeinsam mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
you-won = Du gewinnst mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
you-won-together = { $names } gewinnt gemeinsam mit je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
nobody-won = Niemand gewinnt.
together-won = Zusammen gewonnen, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
together-lost = Zusammen reicht es nicht: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
you-came = Du kommst auf Platz { $rank }, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
you-shared = Du teilst dir Platz { $rank }, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
part-points = Punkte
names-and = { $names } und { $last }

## Warum ein Zug jetzt nicht geht

reason = { $reason } ({ $rule })

## Was an einer Eingabe nicht stimmte, und was richtig wäre

unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Es gibt: { $games }.
unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $languages }.
unknown-option = Dieses Spiel hat keine Option „{ $option }“. Seine Optionen sind: { $options }.
unknown-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
unknown-argument = „{ $argument }“ hat hier keine Bedeutung. Optionen beginnen mit zwei Strichen, etwa --seats.
unknown-rule = Eine Regel { $rule } gibt es in diesem Spiel nicht. Die Nummern sind { $numbers }.
unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
own-bot-no-module = Für den Bot „{ $bot }“ gibt es kein Modul „{ $module }“. Ein eigener Bot heißt Modul:Klasse; das Modul liegt in diesem Ordner oder ist installiert.
own-bot-no-bot = „{ $bot }“ im Modul „{ $module }“ ist kein Bot. Ein Bot ist eine Unterklasse von quartett.core.play.Bot.
own-bot-stays = Der Bot „{ $bot }“ lässt sich nicht an andere Prozesse schicken. Seine Klasse muss auf der obersten Ebene eines Moduls stehen; sonst spiele in einem Prozess (processes=1).
wrong-budget = Eine Suche kann nicht mit „{ $budget }“ rechnen. Ein Budget ist eine Zahl von Versuchen oder Sekunden über null, wie in master:500.
unknown-move = Einen Zug „{ $move }“ gibt es nicht. Züge schreibt man so: { $examples }.
wrong-seat-count = Mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} geht es nicht. Dieses Spiel ist für { $fewest } bis { $most } Spieler.
wrong-game-count = { NUMBER($games, useGrouping: 0) } Spiele am Stück gehen nicht. Möglich sind 1 bis { NUMBER($most, useGrouping: 0) }.
wrong-process-count = Mit { $processes } Prozessen geht es nicht. Nenne mindestens 1, oder keine Zahl für alle Kerne.

## Dateien und Aufzeichnungen

file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $cause }). Nenne eine Datei, die es gibt und die gelesen werden darf.
file-too-large = Die Datei { $file } ist größer als { NUMBER($most) } MB, also weder eine Aufzeichnung noch eine Kartendatei.
record-not-text = Die Datei { $file } ist kein Text. Eine Aufzeichnung ist eine Textdatei in UTF-8, die mit „quartett 1“ beginnt.
record-empty = Die Aufzeichnung ist leer. Sie beginnt mit einer Zeile wie „quartett 1“.
record-not-one = Zeile 1: Das ist keine Aufzeichnung. Eine Aufzeichnung beginnt mit „quartett { $format }“.
record-newer = Zeile 1: Die Aufzeichnung hat Format { $version }, diese Fassung von Quartett liest Format { $format }. Lies sie mit einer passenden Fassung.
record-cut-short = Zeile { NUMBER($line, useGrouping: 0) }: Die Aufzeichnung endet mitten im Kopf. Nach dem Kopf kommt eine Zeile „--“, dann kommen die Züge.
record-bad-pair = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ gehört nicht hierher. Hier stehen Zeilen der Form „Schlüssel: Wert“, jeder Schlüssel einmal.
record-header-missing = Im Kopf fehlt die Zeile „{ $key }: …“. Sie gehört vor das erste „--“.
record-header-number = Im Kopf steht „{ $key }: { $value }“. Dorthin gehört eine ganze Zahl, etwa „{ $key }: 2“.
record-bad-option = Bei den Optionen im Kopf steht „{ $option }“. Jede Option hat die Form name=wert und steht einmal da, mit Leerzeichen dazwischen.
record-bad-move = Zeile { NUMBER($line, useGrouping: 0) }: „{ $text }“ ist kein Zug. Ein Zug besteht aus der Nummer des Platzes oder „?“, einem Leerzeichen und dem Zug.
record-ending-missing = Zeile { NUMBER($line, useGrouping: 0) }: Im letzten Teil fehlt die Zeile „{ $key }: …“. Er enthält outcome, scores und winners.
record-other-rules = Die Aufzeichnung wurde nach Fassung { $rules } der Regeln gespielt. Diese Fassung von Quartett kennt Fassung { $known }.
record-other-cards = Die Aufzeichnung wurde mit anderen Karten gespielt als denen, die hier für { $game } gelten. Nimm die Kartendatei, mit der sie gespielt wurde.
record-bad-earlier = Der Kopf sagt, dass sich die Regeln geändert haben („{ $text }“), aber nicht wie. Es heißt earlier: REGELN=ZÜGE, mit einer Zeile snapshot, und nicht mehr Züge, als da sind.
record-bad-branch = Der Kopf sagt, dass diese Partie aus einer anderen kommt („{ $text }“), aber nicht wie. Es heißt branch: sha256:ZIFFERN after=ZÜGE chance=ZÜGE.
snapshot-other-layout = Der festgehaltene Stand ist von einem anderen Quartett und hier nicht lesbar. Nimm das { $game }, das ihn schrieb.
snapshot-not-whole = Der festgehaltene Stand ist keiner von { $game }. Hole die Aufzeichnung noch einmal dort, wo sie herkam.
record-unknown-move = Zeile { NUMBER($line, useGrouping: 0) }: Einen Zug „{ $move }“ gibt es nicht. Züge schreibt man so: { $examples }.
record-unknown-seat = Zeile { NUMBER($line, useGrouping: 0) }: Einen Platz { $seat } gibt es in diesem Spiel nicht. Die Plätze sind 0 bis { $last }.
record-refused = Zeile { NUMBER($line, useGrouping: 0) }: „{ $move }“ geht hier nicht. { $reason }.
record-ends-early = Zeile { NUMBER($line, useGrouping: 0) }: Die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist noch nicht zu Ende. Ergänze die fehlenden Züge oder lass den letzten Teil weg.
record-wrong-ending = Zeile { NUMBER($line, useGrouping: 0) }: In der Aufzeichnung steht „{ $key }: { $told }“. Die Züge führen zu „{ $key }: { $right }“.

## Kartendateien

cards-long-key = Die Kartendatei { $file } hat einen Schlüssel mit mehr als { $most } Punkten. Eine Karte und ein Feld genügen.
cards-not-toml = Die Kartendatei ({ $file }) lässt sich nicht als TOML lesen: { $cause }.
cards-bad-shape = Die Kartendatei ({ $file }) ist anders aufgebaut als erwartet: { $cause }. Sie enthält für jede Karte eine Tabelle und darin für jedes Feld eine Angabe.
cards-missing-field = In der Kartendatei ({ $file }) fehlt bei { $card } das Feld { $field }. Ergänze es.
cards-wrong-field = Die Kartendatei ({ $file }) lässt sich nicht verwenden: { $card }, Feld { $field }. Richtig wäre: { $right }.
# What would be right for a field of a card file.
right-source = eine Quelle, da der Wert gedruckt ist
right-reason = ein Grund, da der Wert von uns ergänzt ist
right-mark = die Angabe printed oder reconstructed
right-number = eine ganze Zahl von { $lowest } bis { $highest }
right-text = Text in Anführungszeichen
right-name = ein Text aus 1 bis { $most } druckbaren Zeichen, ohne Leerzeichen am Rand
right-once = jeder Name nur einmal
right-choice = eines von { $choices }
right-numbers = { $length } ganze Zahlen von { $lowest } bis { $highest }
right-own-name = ein eigener Name in Kleinbuchstaben
right-total = { $total } Karten insgesamt; { $found } sind aufgeführt
right-no-tie = eine Zahl von Symbolen, die kein anderer Rebell beim Wert { $value } hat
right-id = eine eigene Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen
right-kinds = { $most } Arten von Karten insgesamt
right-effects = eine Liste bekannter Wirkungen ({ $cause })
right-copy-alone = eine Liste, in der „copy“ allein steht
right-other-card = die Kennung einer anderen Karte statt { $found }
options-are-settled = Die Optionen eines begonnenen Spiels stehen fest: { $argument } lässt sich nicht ändern. Lass es weg.
cards-unknown-card = Die Kartendatei ({ $file }) hat eine Karte, die dieses Spiel nicht kennt: { $card }. Seine Karten sind: { $right }.
cards-no-vocabulary = Für { $game } lassen sich keine Wirkungen schreiben: Seine Kartendatei enthält nur Zahlen und Namen. Nimm die eingebaute Datei als Vorlage.

## Die Liste der Karten

field-value = { $field } { $value }
card-printed = gedruckt
card-reconstructed = von uns ergänzt: { $fields }

## Eine Hand zählen

hand-card = { $card }: { $working }
no-hand-to-count = In { $game } wird keine Hand gezählt. Nenne ein Spiel, in dem das so ist, etwa konoha.
unknown-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht. Die Karten sind: { $cards }.
card-twice = Die Karte { $card } ist zweimal genannt. Jede gibt es nur einmal.

## Ein Rat: Züge mit dem, wohin sie führen, und wie sie sich vergleichen

no-hint-now = Du hast gerade keine Frage zu beantworten. Bitte um einen Tipp, wenn du am Zug bist.
hint-chance = { $move }: gewinnt { $percent } von 100 Spielen
hint-score = { $move }: am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-only = Es ist der einzige Zug.
hint-mixed = Sei unberechenbar: Ein Meister macht das in { $percent } von 100 Fällen.
hint-made = Ein Meister macht das in { $percent } von 100 Fällen.
hint-usual = Ein Meister macht das fast immer.
hint-clear = Das ist klar der beste Zug.
hint-close = Andere Züge sind etwa gleich gut.
