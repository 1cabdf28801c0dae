## The daily deal: the page

daily-how = Jeden Tag werden für jedes Spiel einmal Karten gegeben: Alle treffen auf dieselben Karten und dieselben Bots. Deine Partie zählt, wenn du sie heute beendest; der Tag endet um Mitternacht UTC.
daily-today = Heute
daily-past = Frühere Tage
daily-past-how = Du kannst sie noch spielen, aber sie zählen nicht mehr.
daily-play = Heute spielen
daily-go-on = Zu deiner Partie
daily-play-again = Spielen
daily-with = Du und { $count ->
    [one] ein Bot
   *[other] { $count } Bots
} ({ $bot }, { $tries } Versuche)
daily-nobody = Noch niemand hat zu Ende gespielt.
daily-finished = { $count ->
    [one] Eine Person hat zu Ende gespielt.
   *[other] { $count } Leute haben zu Ende gespielt.
}
daily-own = Du bist auf Platz { $rank } von { $count }, mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
daily-best = Die Besten
daily-rank = Platz
daily-name = Name
daily-score = Punkte
daily-somebody = Jemand
daily-replay = Ansehen
daily-won = gewonnen
daily-histogram = Wie viele wie viele Punkte hatten
daily-bar = { $least } bis { $most } Punkte: { $count }
daily-bar-one = { $least ->
    [one] { $least } Punkt
   *[other] { $least } Punkte
}: { $count }
daily-promise = Versprechen
daily-promise-next = Versprechen für morgen
daily-seed = Saat
daily-check = Das Versprechen stand fest, bevor der Tag begann. Mit der Aufzeichnung einer Partie leitet quartett verify jede Antwort des Zufalls und der Bots noch einmal her.
daily-empty = Noch ist kein Tag vorbei.

## What can be wrong

unknown-day = Für { $day } gibt es hier kein Spiel des Tages.
daily-sealed = Andere spielen noch mit diesen Karten. Wenn der Tag vorbei ist, lässt sich die Partie von allen Seiten ansehen.
daily-alone = Das Spiel des Tages spielt eine Person bis zum Ende, ohne jemand anderen auf ihrem Platz.

## Whether the bots were the promised ones

verified-bots = { $count ->
    [one] Auch die eine Antwort der Bots folgt
   *[other] Auch alle { NUMBER($count, useGrouping: 0) } Antworten der Bots folgen
} daraus.
bot-differs = Zeile { NUMBER($line, useGrouping: 0) }: Der Bot hat „{ $told }“ geantwortet. Aus der Saat folgt „{ $right }“.
