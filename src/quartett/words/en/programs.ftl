## Seats for programs and language models

no-link = “{ $link }” is not the link of a seat. It looks like http://host/table/NAME#SECRET; put it in quotes, so that your shell keeps what stands after the #.
no-program = The program “{ $program }” cannot be started ({ $cause }).
wrong-seconds = { $seconds } seconds for an answer are not possible. It must be more than 0 and at most 86400.
server-says = The table says: { $text }
server-away = There is no Quartett server at { $server }, or it does not answer.
server-strange = The answer of the server cannot be understood. Is it a Quartett server of this version?
line-ended = The table has ended the connection (code { NUMBER($code, useGrouping: 0) }).
program-late = The program did not answer within { $detail } seconds.
program-dead = The program has ended in the middle of the game (exit code { $detail }).
program-flood = The program said far more than it was asked for.
program-rubbish = The program gave ten answers to one question that are none of its choices.
not-a-choice = That is none of the choices. Answer with a move as it is written there, or with its number.
seat-with-a-bot = A bot plays on this seat now.
seat-handed = The seat is handed to the bot { $bot }, as this table wants it for those who are late.
seat-left = { $count ->
    [one] { $count } failure
   *[other] { $count } failures
}: the program is not started again. The table goes on in its own manner; the link still opens the seat.
seat-over = The game is over. Winners: { $winners }. Points: { $scores }.
mcp-missing = Language models need the package mcp, which is not installed. Install it with: pip install mcp.

## What a language model is told

mcp-about = You sit at a table of { $game } as { $player }, with people or bots in the other seats. Call look to see the table, choices for the moves that are possible now, move to play one, why to hear why a move is not possible, rules to read the rulebook. You see what your seat sees.
mcp-your-turn = It is your turn. { $question }
mcp-not-your-turn = It is not your turn. Call look to wait for it.
mcp-over = The game is over. Winners: { $winners }. Points: { $scores }.
mcp-possible = That move is possible now.
mcp-taken = Your move { $move } was taken.

## The arena

arena-title = { $game }, seed { NUMBER($seed, useGrouping: 0) }, { $done } of { $games } games
arena-player = Player
arena-failures = Failures
arena-none = none
arena-late = { $count } too late
arena-dead = { $count } died
arena-flood = { $count } flooded
arena-rubbish = { $count } without a possible move
arena-stopped = Interrupted. The same command goes on from here: what was played is in { $file }.
arena-few = An arena needs at least two different players, each name once. These were named: { $players }.
arena-other = { $file } holds the games of another arena. Name another file with --keep, or delete it.
arena-no-name = “{ $program }” has no name. Write it as NAME=COMMAND, such as mine=./mybot.
