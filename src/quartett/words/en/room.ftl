## The room before the game

room-yours = Your table awaits guests
room-invites = { $who } invites you to { $game }
room-invited = You are invited to { $game }
room-plays = { $game } for { $count } players, { $pace }.
room-at-once = in one sitting
room-with-days = with days for every move
room-code = Code
room-code-how = Whoever types it in the lobby, scans the picture or opens the link comes here.
share-link = Share
share-text = Come and play { $game }
room-seats = Seats
seat-invites = invites
seat-awaited = waiting for somebody
let-bots-play = Let bots play
bot-on-seat = Put a bot in seat { $number }
free-seat = Free seat { $number }
start-game = Start the game
seats-left = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
all-sit = Every seat is taken.
host-will-start = { $who } starts the game.
your-name-is = What the others call you
keep-name = Keep
get-up = Get up
no-seat-left = Somebody was quicker: no seat is free any more. You can watch.
change-what = What is played

## Who is there

seat-gone = is gone
seat-devices = on { $count } devices
seat-stands-in = a bot stands in
you-watch = You are watching
watching-count = { $count } watching
since-minutes = for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
gone-since = { $who } has been gone { $since }.
silent-since = { $who } has not answered { $since }.
you-are-awaited = The others are waiting for you and would let a bot play on.
i-am-here = I am still here
they-are-here = { $who } is still here
plays-again = { $who } plays on
awaited = Waiting for { $who }
one-away = { $who } is not here
one-gone = { $who } is gone
since-now = for a moment
vote-bot = Let a bot play on
vote-not = Wait after all
votes-so-far = In favour: { $who }
bot-for-you = A bot plays for you.
play-myself = Play on myself

## What else happens

aside-undo-asked = { $who } would like to take a move back.
own-undo-asked = The others are asked whether you may take it back.
aside-undo-declined = { $other } declined: the move stands.
aside-undo-agreed = { $other } agreed: the move is taken back.
aside-bot-plays = A bot plays on for { $who }.
aside-back = { $who } plays again.
aside-still-here = { $who } is still here and thinking.
aside-sat = { $who } sat down.
aside-stood-up = { $who } got up.
aside-sent-away = The seat of { $who } was freed.
aside-started = The game begins.
aside-rematch = { $who } would like to play again.

## Remarks

remarks = Remarks
remark-by = { $who }: { $what }
hide-remarks = Hide remarks
hide-remarks-of = Hide remarks of { $who }
say-hello = Hello
say-well-played = Well played
say-thanks = Thank you
say-sorry = Sorry
say-lucky = That was lucky
say-moment = One moment, please.
say-go-on = It is your turn
say-goodbye = See you soon
say-clap = Applause
say-laugh = Laughter
say-wow = Amazement
say-oh-no = Oh no
