## Plätze für Programme und Sprachmodelle

no-link = „{ $link }“ ist nicht der Link eines Platzes. Er sieht aus wie http://host/table/NAME#GEHEIMNIS; setze ihn in Anführungszeichen, damit die Shell behält, was nach dem # steht.
no-program = Das Programm „{ $program }“ lässt sich nicht starten ({ $cause }).
wrong-seconds = { $seconds } Sekunden für eine Antwort sind nicht möglich. Es sind mehr als 0 und höchstens 86400.
server-says = Der Tisch sagt: { $text }
server-away = Unter { $server } ist kein Quartett-Server, oder er antwortet nicht.
server-strange = Die Antwort des Servers ist nicht zu verstehen. Ist es ein Quartett-Server dieser Version?
line-ended = Der Tisch hat die Verbindung beendet (Code { NUMBER($code, useGrouping: 0) }).
program-late = Das Programm hat nicht innerhalb von { $detail } Sekunden geantwortet.
program-dead = Das Programm hat sich mitten im Spiel beendet (Exit-Code { $detail }).
program-flood = Das Programm hat weit mehr gesagt, als es gefragt war.
program-rubbish = Das Programm hat auf eine Frage zehn Antworten gegeben, die alle nicht zur Auswahl stehen.
not-a-choice = Das steht nicht zur Auswahl. Antworte mit einem Zug, wie er dort steht, oder mit seiner Nummer.
seat-with-a-bot = Auf diesem Platz spielt jetzt ein Bot.
seat-handed = Der Platz geht an den Bot { $bot }, wie es an diesem Tisch für alle gilt, die zu spät kommen.
seat-left = { $count ->
    [one] { $count } Ausfall
   *[other] { $count } Ausfälle
}: Das Programm wird nicht noch einmal gestartet. Der Tisch geht auf seine Art weiter; der Link öffnet den Platz noch immer.
seat-over = Das Spiel ist zu Ende. Gewonnen: { $winners }. Punkte: { $scores }.
mcp-missing = Sprachmodelle brauchen das Paket mcp, das nicht installiert ist. Installiere es mit: pip install mcp.

## Was ein Sprachmodell erfährt

mcp-about = Du sitzt als { $player } an einem Tisch mit dem Spiel { $game }, auf den anderen Plätzen Menschen oder Bots. look zeigt den Tisch, choices die Züge, die jetzt möglich sind, move spielt einen, why sagt, warum ein Zug nicht möglich ist, rules liest die Regeln. Du siehst, was dein Platz sieht.
mcp-your-turn = Du bist dran. { $question }
mcp-not-your-turn = Du bist nicht dran. Mit look wartest du darauf.
mcp-over = Das Spiel ist zu Ende. Gewonnen: { $winners }. Punkte: { $scores }.
mcp-possible = Dieser Zug ist jetzt möglich.
mcp-taken = Dein Zug { $move } ist gespielt.

## Die Arena

arena-title = { $game }, Startwert { NUMBER($seed, useGrouping: 0) }, { $done } von { $games } Spielen
arena-player = Spieler
arena-failures = Ausfälle
arena-none = keine
arena-late = { $count } zu spät
arena-dead = { $count } abgestürzt
arena-flood = { $count } überflutet
arena-rubbish = { $count } ohne möglichen Zug
arena-stopped = Abgebrochen. Derselbe Befehl macht hier weiter: Was gespielt wurde, steht in { $file }.
arena-few = Eine Arena braucht mindestens zwei verschiedene Spieler, jeden Namen einmal. Genannt wurden: { $players }.
arena-other = In { $file } stehen die Spiele einer anderen Arena. Nenne eine andere Datei mit --keep oder lösche sie.
arena-no-name = „{ $program }“ hat keinen Namen. Schreibe NAME=BEFEHL, zum Beispiel meiner=./mybot.
