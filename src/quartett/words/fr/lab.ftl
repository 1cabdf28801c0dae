## The table of a run

lab-title = { $game } ({ $options }), { $games } parties, graine { $seed }
lab-bot = Robot
lab-games = Parties
lab-wins = Victoires
lab-win-rate = Taux de victoire
lab-interval = Intervalle à 95 %
lab-score = Score
lab-spread = Écart type
lab-rate = { $tally } / { $whole }
lab-length = Durée d’une partie : { $mean } coups en moyenne, de { NUMBER($shortest, useGrouping: 0) } à { NUMBER($longest, useGrouping: 0) }, hasard compris.
lab-uncompiled = Cette version n’est pas compilée : mêmes résultats, mais bien plus lentement.
lab-interrupted = Interrompu : { $done } parties sur { $asked } ont été jouées.

## The picture of a run

lab-points = Points
lab-share-of-games = Parties (%)
plot-needs-matplotlib = Les images demandent matplotlib, qui n’est pas installé. Installez Quartett avec son extra « plot ».
plot-unknown-ending = Une image ne peut pas s’appeler « { $file } ». Son nom se termine par : { $endings }.

## Environments for learners

unknown-reward = Il n’y a pas de récompense « { $reward } ». Les récompenses sont : { $rewards }.
too-few-games = On ne peut pas jouer { $games } parties à la fois. Il en faut au moins 1.
wrong-bot-count = { $bots } robots ne conviennent pas à { $seats } places. Une place au moins est à l’apprenant, et aucun robot ne reste.
no-such-seat = Il n’y a pas de place { $seat }. Les { $seats } places se comptent à partir de 0.

## Le classement

ladder-title = { $game }, { $games } parties par rencontre, graine { $seed }
ladder-seats = Places
ladder-rating = Cote
ladder-score = Score moyen (part de ce qui est possible à mains ouvertes)
ladder-duel = { $first } a gagné { $rate } % contre { $second } ({ $interval }).
ladder-interrupted = Interrompu : un demi-classement ne dit rien, donc rien n’a été écrit.
wrong-ladder = Un classement demande au moins deux robots différents, chacun une fois, comme steady,master:400. Ont été nommés : { $players }.
