## The daily deal: the page

daily-how = One deal a day for each game: everybody meets the same cards and the same bots. Your game counts if you finish it today; the day ends at midnight UTC.
daily-today = Today
daily-past = Past days
daily-past-how = They can still be played, but no longer count.
daily-play = Play today’s deal
daily-go-on = To your game
daily-play-again = Play it
daily-with = You and { $count ->
    [one] one bot
   *[other] { $count } bots
} ({ $bot }, { $tries } tries)
daily-nobody = Nobody has finished it yet.
daily-finished = { $count ->
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
daily-own = You are number { $rank } of { $count }, with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
daily-best = The best
daily-rank = Place
daily-name = Name
daily-score = Points
daily-somebody = Somebody
daily-replay = Replay
daily-won = won
daily-histogram = How many had how many points
daily-bar = { $least } to { $most } points: { $count }
daily-bar-one = { $least ->
    [one] { $least } point
   *[other] { $least } points
}: { $count }
daily-promise = Promise
daily-promise-next = Promise for tomorrow
daily-seed = Seed
daily-check = The promise was shown before the day began. With a game’s record, quartett verify derives every answer of chance and of the bots again.
daily-empty = No day is over yet.

## What can be wrong

unknown-day = There is no deal for { $day } here.
daily-sealed = Others are still playing this deal. When the day is over, the game can be looked at from all sides.
daily-alone = The deal of the day is played by one person to the end, without anybody else in the seat.

## Whether the bots were the promised ones

verified-bots = { $count ->
    [one] The one answer of the bots follows
   *[other] All { NUMBER($count, useGrouping: 0) } answers of the bots follow
} from it too.
bot-differs = Line { NUMBER($line, useGrouping: 0) }: the bot answered “{ $told }”. The seed leads to “{ $right }”.
