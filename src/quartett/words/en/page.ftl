## Everywhere

skip-to-content = Skip to content
page-not-loaded = This could not be loaded. Check the connection and try again.
load-again = Load again
no-page = There is no such page
to-the-lobby = To the lobby
tools = Tools
menu = Menu
close = Close
language = Language
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
switch-theme = Light or dark
speed = Speed
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-still = Still
sounds = Sounds
single-keys = Single-key shortcuts
notices = Tell me when it is my turn
rules = Rules
rule-opens = Rule { $rule }, opens in a new tab
you = You
bot = Bot
cards = Cards
rules-of = Rules of { $game }
cards-of = Cards of { $game }
word-or-number = Word or number
nothing-found = Nothing found.
learn-quickly = Learn in two minutes
learn-briefly = Learn, 2 min
learn-game-quickly = Learn, 2 min: { $game }
daily-deal = Daily deal
lessons = Lessons
first-lesson = First lesson
second-lesson = Second lesson
lesson-of = { $lesson }: { $game }
lesson-read-on = Read on above.
lesson-step = Step { $step } of { $steps }
lesson-over = That was the lesson.
show-me = Show me
once-more = Once more
ask-hint = Hint
thinking = Thinking

## The lobby

motto = four card games, one table
your-tables = Your tables
choose-a-game = Choose a game
play-now = Play now
play-now-game = Play now: { $game }, against bots
new-table = New table: { $game }
players = Players
fewer-players = One player fewer
more-players = One player more
your-name = Your name
level-novice = has just learned it, takes what tempts it
level-casual = plays now and then, sometimes in haste
level-steady = plays soundly, one step at a time
level-skilled = plans ahead and forgets now and then
level-adept = knows the good habits and seldom slips
level-veteran = plans every turn by good rules of thumb
level-tactician = plans ahead, often in haste
level-expert = plans ahead and seldom errs
level-challenger = weighs many plans and forgets now and then
level-champion = weighs many plans for its turn
level-virtuoso = thinks far ahead, sometimes in haste
level-master = thinks as far ahead as it can
even-match = Even match
even-match-now = { $level } for now: stronger after you win, weaker after you lose
build-compiled = Quartett { $version }, bots think with compiled rules
build-uncompiled = Quartett { $version }, bots think with uncompiled rules: slower, otherwise the same
open-seat = Open seat
who-sits = Who sits in seat { $number }
pace = Pace
pace-live = Live
pace-days = Days per move
open-the-table = Open the table
table-code = Table code or link
join = Join
play = Play
invite = Invite
invite-how = Whoever opens this link may take a free seat, or watch.
table-link = Link of the table
copy-link = Copy the link
copied = Copied
qr-code = QR code of the link
options = Options
own-cards = Own card file
list-table = Show among the open tables
open-tables = Open tables
free-seats = { $free } of { $seats } seats are free
table-summary = you{ $open ->
    [0] { "" }
    [one] , { $open } open seat
   *[other] , { $open } open seats
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bots
}

## At the table

table-name = Table { $tree }
player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
the-table = The table
the-others = The others
log = Log
taken-back = A move was taken back.
taken-back-what = Taken back: { $move }{ $more ->
    [yes] { "" }, and all that followed.
   *[no] .
}
undo = Take back
undo-ask = Ask to take back
undo-what = { $undo }: { $move }
undo-wished = { $who } would like to take a move back.
agree = Agree
refuse = Refuse
keys = Keys
key-pick = Pick in the order shown
key-tab = To the next thing
key-along = Along a hand or row
key-enter = Do it
key-question = To the question
key-hand = To your cards
key-points = To the others
key-log = Log
key-rule = Rule for what has focus
key-undo = Take back
key-clear = Clear
key-help = All keys
your-turn = It is your turn.
picked = Picked: { $move }. Enter confirms.
your-turn-title = Your turn
waiting-for = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
waiting-for-players = Waiting for players
since-seconds = for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
a-moment = One moment
not-drawn = A picture is missing here. The game goes on, and nothing is lost.
forced-moves = Make my only possible move for me
not-your-turn = It is not your turn yet.
go-on = Go on
while-away = While you were away
new-mark = New
sending = On its way
take-a-seat = Take a seat
seat-free = free
seat-away = not here
seat-owes = is thinking
seat-waits = waits
play-again = Play again
join-rematch = Join the next game
scores = Points
replay = Replay
before-the-first-move = Before the first move.
step-back = One step back
step-on = One step on
step-of = Move { $step } of { $steps }
download-record = Download the record
seen-by = Seen by
who-watches = Who watches
all-open = All open
copy-step-link = Link to this step
record-file = Record of a game
open-record = Look at a record
grades = Grades
grade-from = from { $points }

## How the table is connected

link-connecting = Connecting.
link-connecting-next = One moment.
link-lost = Connection lost.
link-lost-next = Your last move is safe. Trying again.
link-offline = You are offline.
link-offline-next = The table goes on when you are back.
link-restarting = The server is starting again.
link-restarting-next = Nothing is lost. Trying again.
link-flooded = Too much at once.
link-flooded-next = Trying again in a moment.
link-gone = There is no such table
link-gone-next = Ask whoever invited you for the link again.
link-private = This table is not for watching
link-private-next = To play, open the link to your seat.
link-outdated = This page is older than the server
link-outdated-next = Load it again; your seat and your game are safe.
seat-lost = Your seat was opened elsewhere.
seat-lost-next = You are watching now. Ask the host for a new link.

## How long a game takes

length-push = 25 min
length-force = 25 min
length-konoha = 20 min
length-deckbattle = 75 min

## Without a net

offline-title = Play without a net
offline-ask = { NUMBER($size) } MB are loaded once and kept in this browser. Then all four games, their bots, hints, rules and replays work here offline, without a server.
offline-load = Load and play
offline-loading = The games are being loaded …
offline-starting = The table is being set up …
offline-waiting = Quartett is open in another tab, which has the tables. Close it to play on here.
offline-failed = The games could not be loaded. Check the connection and try again.
offline-full = This browser’s storage is full, so the last move was not kept. Make room and try again.
offline-ready = Ready: this browser can play offline.
leave = Continue elsewhere
leave-to-server = Continue at the server
leave-about = All moves so far go to the server, and all cards stay where they are. The hidden ones are sent there without being shown to anybody. From here on, the server draws anew whatever chance decides. The table in this browser stays as it is.
leave-bots = The bots’ seats
leave-bots-stay = The same bots
leave-bots-friends = Friends, by link
leave-to-file = Save as a file
leave-file-about = The file has the whole game so far, and with it the hidden cards: whoever opens it sees them.
keep-title = Keep at the server
keep-about = The server checks the whole game and keeps it. There it can be replayed, reviewed and shared by its link. The game in this browser stays as it is.
keep-begin = Send the game

## Tables are called after trees

tree-0 = Maple
tree-1 = Willow
tree-2 = Cedar
tree-3 = Birch
tree-4 = Oak
tree-5 = Ash
tree-6 = Beech
tree-7 = Elm
tree-8 = Lime
tree-9 = Pine
tree-10 = Larch
tree-11 = Hazel
tree-12 = Cherry
tree-13 = Plum
tree-14 = Olive
tree-15 = Walnut
review = Review
review-of = Whose game
review-begin = Show luck and mistakes
review-working = The review is being worked out.
review-ready = The review is ready.
play-on = Play on from here
puzzles = Puzzles
