## Plaatsen voor programma’s en taalmodellen

no-link = “{ $link }” is niet de link van een plaats. Die ziet eruit als http://host/table/NAAM#GEHEIM; zet hem tussen aanhalingstekens, zodat de shell bewaart wat na de # staat.
no-program = Het programma “{ $program }” kan niet worden gestart ({ $cause }).
wrong-seconds = { $seconds } seconden voor een antwoord kan niet. Het zijn er meer dan 0 en hoogstens 86400.
server-says = De tafel zegt: { $text }
server-away = Op { $server } is geen Quartett-server, of hij antwoordt niet.
server-strange = Het antwoord van de server is niet te begrijpen. Is het een Quartett-server van deze versie?
line-ended = De tafel heeft de verbinding beëindigd (code { NUMBER($code, useGrouping: 0) }).
program-late = Het programma heeft niet binnen { $detail } seconden geantwoord.
program-dead = Het programma is midden in het spel gestopt (exitcode { $detail }).
program-flood = Het programma zei veel meer dan er gevraagd werd.
program-rubbish = Het programma gaf op één vraag tien antwoorden die er niet bij staan.
not-a-choice = Dat staat niet bij de keuzes. Antwoord met een zet zoals hij daar staat, of met het nummer ervan.
seat-with-a-bot = Op deze plaats speelt nu een bot.
seat-handed = De plaats gaat naar de bot { $bot }, zoals deze tafel dat wil voor wie te laat is.
seat-left = { $count } keer mislukt: het programma wordt niet opnieuw gestart. De tafel gaat op haar eigen manier verder; de link opent de plaats nog steeds.
seat-over = Het spel is afgelopen. Winnaars: { $winners }. Punten: { $scores }.
mcp-missing = Taalmodellen hebben het pakket mcp nodig, dat niet geïnstalleerd is. Installeer het met: pip install mcp.

## Wat een taalmodel te horen krijgt

mcp-about = Je zit als { $player } aan een tafel met { $game }, met mensen of bots op de andere plaatsen. look toont de tafel, choices de zetten die nu kunnen, move speelt er een, why zegt waarom een zet niet kan, rules leest de spelregels. Je ziet wat je plaats ziet.
mcp-your-turn = Je bent aan de beurt. { $question }
mcp-not-your-turn = Je bent niet aan de beurt. Met look wacht je daarop.
mcp-over = Het spel is afgelopen. Winnaars: { $winners }. Punten: { $scores }.
mcp-possible = Deze zet kan nu.
mcp-taken = Je zet { $move } is gespeeld.

## De arena

arena-title = { $game }, startwaarde { NUMBER($seed, useGrouping: 0) }, { $done } van { $games } spellen
arena-player = Speler
arena-failures = Mislukt
arena-none = niets
arena-late = { $count } te laat
arena-dead = { $count } gecrasht
arena-flood = { $count } te veel regels
arena-rubbish = { $count } zonder mogelijke zet
arena-stopped = Onderbroken. Dezelfde opdracht gaat hier verder: wat gespeeld is, staat in { $file }.
arena-few = Een arena heeft minstens twee verschillende spelers nodig, elke naam één keer. Genoemd zijn: { $players }.
arena-other = In { $file } staan de spellen van een andere arena. Noem een ander bestand met --keep, of verwijder het.
arena-no-name = “{ $program }” heeft geen naam. Schrijf NAAM=OPDRACHT, bijvoorbeeld mijn=./mybot.
