## The server and its database

serving = Quartett is at { $address }. Ctrl+C ends it; all games are kept.
port-unusable = Nothing can be served at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $cause }). Choose another one with --port, or 0 for any.
backed-up = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file }.
only-sqlite = This is for SQLite only (sqlite:///FILE). PostgreSQL has tools of its own for it, such as psql.
unknown-alias = There is no table “{ $alias }”. “quartett tables” shows what they are called.
processes-need-postgresql = Several processes need PostgreSQL: a SQLite file is for one.
unknown-database = There is no database “{ $database }”. An address reads sqlite:///FILE or postgresql://HOST/NAME.
database-unreachable = The database { $database } cannot be used ({ $cause }). Check the address, and whether the server runs and lets you in.
database-driver-missing = PostgreSQL needs its driver. Install it with: pip install asyncpg.
database-in-memory = The address of the database names no file. Write it as sqlite:///FILE.
database-unusable = The database { $database } cannot be used ({ $cause }). Name a new file, or one that Quartett made.
database-newer = The database has version { $version }, and this Quartett knows up to { $known }. Use a newer Quartett.
database-in-use = Another server uses the database { $database }. Stop it, or name another file with --database.
no-tables-kept = There are no tables.
bad-limit = “{ $limit }” is not a limit. A limit reads name=number; the names are: { $limits }.
own-fault = Something went wrong on our side, and nothing was changed. Try again.
not-stored = This could not be stored, so it did not happen. Try again in a moment.
too-heavy = Reading this takes too much time or memory. It may take { $seconds } seconds at most.

## What was wrong with a request

unknown-page = There is nothing at { $page }. The description of the interface lists what there is.
no-client = The pages for the browser are missing from this installation; everything else is served. In a clone `make run` builds them; a released wheel contains them.
wrong-method = { $page } cannot be asked in this way. The description of the interface says with which method.
not-json = The request has another type of content. Send JSON, as application/json.
body-too-long = The request is too long. At most { NUMBER($most, useGrouping: 0) } bytes are allowed.
bad-message = The message cannot be read ({ $cause }). The description of the interface shows its form.
foreign-origin = This request comes from a foreign page. Only pages of this server may ask.
too-many-requests = Too many requests came from your address. { $most } a second are allowed; wait a little.
too-many-tables = Your address has opened too many tables. { $most } in a day are allowed.
unknown-words = There are no words called “{ $room }”. There are: { $rooms }.
no-such-lesson = There is no lesson { $part }. Every game has lessons 1 and 2.

## Tables and seats

unknown-table = There is no such table. Ask whoever invited you for the link again.
unknown-seat = There is no seat { $seat } at this table. The seats are 0 to { $last }.
seat-taken = Seat { $seat } is not free any more. Choose another one, or watch.
no-pass = This is for those who sit at this table. Open the link to your seat first.
wrong-secret = This link does not open a seat any more. Ask the host for a new one.
not-host = Only the host of the table may do this for others. You may do it for your own seat where that makes sense.
bot-sits-there = A bot plays for your seat. Take the seat back first.
too-many-undos = Answers were taken back { NUMBER($most, useGrouping: 0) } times at this table. No more can be.
table-full = { NUMBER($most, useGrouping: 0) } things have happened at this table. It takes no more; open a new one.
no-link-for-bots = No person sits in seat { $seat }, so there is no link for it. Give the seat back first.
foreign-host = The server does not go by this name. It is called: { $hosts }. --allow-host adds a name.
only-watching = You are only watching. To play, open the link of a seat.
bad-lateness = “{ $late }” says nothing about answers that come late. It can be: { $choices }.
bad-pace = { NUMBER($seconds, useGrouping: 0) } seconds cannot be the time for an answer. It can be 0 (no limit) to { NUMBER($longest, useGrouping: 0) }.
bad-pause = { NUMBER($pause, useGrouping: 0) } milliseconds cannot be the pause of a bot. It can be 0 to { NUMBER($longest, useGrouping: 0) }.
table-archived = Nobody came to this table for so long that it was put away. Whoever sits here can let it go on by coming in again.
table-newer-rules = This table is played under rules { $rules } of its game, and this server knows up to { $known }. Use a newer Quartett.
table-without-snapshot = This table was played under rules { $rules } of its game, which this server no longer has, and it left no snapshot. Its moves are kept.
bad-number = “{ $text }” is not a number for { $field }. Write a small whole number.
too-many-asked = You ask about { $count } tables at once. At most { $most } are allowed.

## Messages of players

hello-first = The first message must be a hello. Send it with the version.
hello-twice = This connection has had its hello. Send moves now, or connect anew.
other-version = This server speaks version { $right }, not { $version }. Load the page again, or use a matching client.
bad-message-id = A message needs an id of 1 to { $longest } signs.
stale-number = The table has gone on: you answered at { NUMBER($number, useGrouping: 0) }, and it is at { NUMBER($right, useGrouping: 0) }. Look again and answer anew.
too-fast = That was too fast. { $most } messages a second are allowed.
nothing-to-undo = You have no answer to take back now.
no-undo-asked = Nobody else is asking to take an answer back now.
no-hints-here = This table is played without hints.
hint-pending = The last hint is still being thought about. Wait for it.
record-after-end = The record tells everything, so it can be read when the game is over.
rematch-after-end = The same people can play again when this game is over.
no-own-cards = This table is played with the usual cards of { $game }, so it has no card file of its own.
unknown-viewer = Nobody sees the game as { $viewer }. It can be a seat from 0 to { $last }, -2 for those who only watched, or -3 with everything open.
record-too-long = The record has { NUMBER($moves, useGrouping: 0) } moves. At most { NUMBER($most, useGrouping: 0) } are looked at.
record-with-snapshot = The rules changed during this game, so its record holds a whole state, which is not taken from strangers. Look at the table where it was played, or use quartett replay.
unknown-luck = There is no luck “{ $luck }”. Choose one of these: { $lucks }.
no-same-luck = This record does not say how chance goes on; only that of a finished game from a server does. Choose new luck.
branch-beyond = The record has { NUMBER($moves, useGrouping: 0) } moves, so nobody can play on after { NUMBER($after, useGrouping: 0) }. Name a number from 0 to { NUMBER($moves, useGrouping: 0) }.
branch-over = The game is over there, so nothing is left to play. Go back by a move or more.
branch-seats = The game was played with { $right } seats, not { $seats }. Say who sits in each of them.
keep-unfinished = This game is not over yet. Only a finished game can be kept; a running one continues at the server.
keep-free = Nobody sat in a free seat to the end. Say who sat in each of them.

## Whether chance was fair

verified = The seed fits the promise in the record, and { $count ->
    [one] the one answer of chance follows
   *[other] all { NUMBER($count, useGrouping: 0) } answers of chance follow
} from it.
nothing-to-verify = The header has no line “{ $key }: …”. Only games that were served and are over can be verified.
bad-seed = “{ $seed }” is no seed. A seed has { $digits } hexadecimal digits.
record-bad-nonces = “{ $text }” are not nonces. Each reads like 0@0= and 32 hexadecimal digits.
other-promise = Something else was promised before the deal: { $right }. Here it says { $told }. The seed was exchanged.
nonce-missing = Your nonce { $nonce } is missing or was changed. Chance does not depend on you as it should.
lot-differs = The lot for { $option } was { $told }, but the seed draws { $right }.
other-commitment = The seed is not the one that was promised: { $told } was promised, and the seed gives { $right }.
chance-differs = Line { NUMBER($line, useGrouping: 0) }: chance answered “{ $told }”. The seed leads to “{ $right }”.
not-verified = { $count ->
    [one] The first move was
   *[other] The first { NUMBER($count, useGrouping: 0) } moves were
} made under other rules, so chance cannot be checked there.
nobody-here = No person sits in seat { $seat }, so nobody can share this browser for it.
too-many-here = This browser has { $most } seats of the table already. No more fit.
too-many-passes = This seat has been opened in { $most } ways already. A new link makes all of them invalid.

## The room before the game

unknown-code = No table has this code. Codes hold until the game starts; ask for the link.
already-started = The game has started already.
not-started = The game has not started yet.
host-starts = The host starts the game.
host-stays = The host keeps the seat.
seats-free = There are free seats. Wait for guests, or let bots play.
seat-occupied = { $player } sits in one of the last seats. There can be fewer once nobody sits there.
no-vote-now = There is nothing to vote about now: only somebody who has been gone for a while is replaced.
unknown-remark = There is no remark “{ $remark }”.
too-many-remarks = Slow down: at most { $most } remarks in { $seconds } seconds.
serving-near = Phones on the same network: { $address }

## Turn notices: the button of the table

tell-me = Tell me when it is my turn
