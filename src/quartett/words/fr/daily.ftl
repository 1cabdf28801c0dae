## The daily deal: the page

daily-how = Une donne par jour et par jeu : tout le monde rencontre les mêmes cartes et les mêmes robots. Votre partie compte si vous la terminez aujourd’hui ; la journée finit à minuit UTC.
daily-today = Aujourd’hui
daily-past = Jours passés
daily-past-how = On peut encore jouer ces donnes, mais elles ne comptent plus.
daily-play = Jouer la donne du jour
daily-go-on = Reprendre la partie
daily-play-again = Jouer
daily-with = Vous et { $count ->
    [one] un robot
   *[other] { $count } robots
} ({ $bot }, { $tries } essais)
daily-nobody = Personne n’a encore terminé.
daily-finished = { $count ->
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
daily-own = Vous êtes à la place { $rank } sur { $count }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
daily-best = Les meilleurs
daily-rank = Place
daily-name = Nom
daily-score = Points
daily-somebody = Quelqu’un
daily-replay = Revoir
daily-won = gagné
daily-histogram = Combien de personnes ont eu combien de points
daily-bar = De { $least } à { $most } points : { $count }
daily-bar-one = { $least ->
    [one] { $least } point
   *[other] { $least } points
} : { $count }
daily-promise = Promesse
daily-promise-next = Promesse pour demain
daily-seed = Graine
daily-check = La promesse était affichée avant le début du jour. À partir de l’enregistrement d’une partie, quartett verify déduit de nouveau chaque réponse du hasard et des robots.
daily-empty = Aucun jour n’est encore passé.

## What can be wrong

unknown-day = Il n’y a pas ici de donne du { $day }.
daily-sealed = D’autres jouent encore cette donne. À la fin de la journée, la partie pourra être revue de tous les côtés.
daily-alone = La donne du jour se joue seul jusqu’au bout, sans personne d’autre à cette place.

## Whether the bots were the promised ones

verified-bots = { $count ->
    [one] L’unique réponse des robots en découle
   *[other] Les { NUMBER($count, useGrouping: 0) } réponses des robots en découlent
} aussi.
bot-differs = Ligne { NUMBER($line, useGrouping: 0) } : le robot a répondu « { $told } ». De la graine découle « { $right } ».
