## One device, many people

person-here = Person here
people-here = { $count } people on this device
name-of = Name of { $who }
hand-it-to = Hand it to { $name }
hand-it-why = The cards appear when { $name } is the only one looking.
i-am = I am { $name }. Show my cards
lately = What happened
look-at-cards = Look at your own cards
look-as = { $name } looks
cover-cards = Cover
somebody-beside = Somebody else at this device
sit-beside = Seat them too

## Your play

your-play = Your play
browser-full = This browser keeps nothing more: its storage is full or switched off. You can play on, but what happens from now on is forgotten with this page.
which-games = Games
all-games = All
by-game = By game
by-seats = By number of players
by-others = With and against
bot-of = Bot, { $level }
played-games = Played
won-games = Won
places = Places
place-times = { $times ->
    [one] once
   *[other] { $times } times
} in place { $place }
history = Finished games
more-games = Show more
no-games-yet = No finished game is kept in this browser. If you have played before, the browser may have thrown its data away: load the file with your seats below.
keeping = What this browser keeps
keeping-how = Your seats and how your games ended are kept in this browser and nowhere else. Save them to a file to carry them to another one. Whoever has the file sits in your seats.
save-seats = Save all seats
load-seats = Load seats
erase-all = Delete everything
erase-sure = Your name and passes are deleted at every table, bots play on for you, and this browser forgets all your games and settings. Nobody can bring them back.
erase-yes = Delete it all
erase-no = Keep it
packing = { $done } of { $count } tables are packed.
packed-away = The file is saved. Keep it as safe as a key.
unpacked = { $tables ->
    [one] One table was found
   *[other] { $tables } tables were found
}, and { $seats ->
    [one] one seat
   *[other] { $seats } seats
} can be played from here.
unpacked-foreign = The file is from another server. { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} added to your history; the seats are open only there ({ $seats } here).
file-not-ours = This is no file of seats that Quartett wrote.
server-away = The server does not answer. Nothing was changed; try again.
not-erased = { $count ->
    [one] One table
   *[other] { $count } tables
} could not be reached and may still know you. Try again later; everything else waits for that.
