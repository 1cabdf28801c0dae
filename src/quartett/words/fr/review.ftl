## Ce qui fut chance et ce qui fut erreur, pour une place d’une partie finie

review-title = { $player }, { $game } : chance et décisions
review-chance-start = Chances de gagner au début
review-chance-result = Résultat, en victoires
review-score-start = Points attendus au début
review-score-result = Points à la fin
review-cards = Chance des cartes
review-hidden = Ce qui était caché ou imprévisible
review-own = Ses propres erreurs
review-others = Erreurs des autres
review-unit-chance = En victoires sur cent parties.
review-unit-score = En points de l’équipe.
review-most = { $kind ->
    [cards-gain] C’est la chance aux cartes qui a le plus aidé : { $amount }.
    [cards-loss] C’est la malchance aux cartes qui a le plus coûté : { $amount }.
    [hidden-gain] C’est ce qui était caché ou imprévisible qui a le plus aidé : { $amount }.
    [hidden-loss] C’est ce qui était caché ou imprévisible qui a le plus coûté : { $amount }.
    [own-loss] Ce sont ses propres erreurs qui ont le plus coûté : { $amount }.
    [others-gain] Ce sont les erreurs des autres qui ont le plus aidé : { $amount }.
   *[others-loss] Ce sont les erreurs des autres qui ont le plus coûté : { $amount }.
}
review-decisions = { $count ->
    [0] Il n’y avait rien à décider.
    [one] Une décision a compté ; elle a coûté { $loss }.
   *[other] { $count } décisions ont compté ; chacune a coûté { $loss } en moyenne.
}
review-worst = Ce qui a coûté le plus
review-no-mistakes = Aucun coup n’était nettement moins bon qu’un autre.
review-moment = Coup { $number } : { $grade }, −{ $loss }
review-turn = Tour { $turn } : { $grade }, −{ $loss }
review-step = Coup { $number } : de { $before } à { $after }.
review-did = Joué : { $choice }
review-better = Mieux : { $choice }
review-more = { $count ->
    [one] Un autre coup de ce tour a coûté moins.
   *[other] { $count } autres coups de ce tour ont coûté moins.
}
review-curve = Les chances de gagner, coup par coup
review-curve-score = Les points attendus, coup par coup
review-axis-chance = Chances de gagner
review-axis-score = Points de l’équipe
review-axis-moves = Coups
review-axis-turns = Ses propres tours
review-curve-told = De { $start } au début à { $end } à la fin ; au plus haut { $high } au coup { $peak }, au plus bas { $low } au coup { $dip }. { $count ->
    [0] Il n’y a pas eu d’erreur.
    [one] Une erreur est marquée.
   *[other] { $count } erreurs sont marquées.
}
grade-small = une petite erreur
grade-mistake = une erreur
grade-blunder = une grosse erreur
review-not-over = Cette partie n’est pas finie. Une analyse révèle ce que valent toutes les mains ; elle n’existe donc que pour les parties finies.
unknown-effort = Il n’y a pas d’effort « { $effort } ». Sont possibles : { $efforts }.
review-page-exists = { $file } existe déjà. Indiquez un nouveau fichier pour la page.
review-busy = Trop d’analyses sont en cours de calcul. Réessayez dans une minute.
review-look = Revoir ce moment
play-on-about = Une nouvelle table où les { NUMBER($number, useGrouping: 0) } premiers coups sont déjà joués. La partie jouée reste comme elle est.
play-on-seat = Vous jouez à la place de
play-on-others = Les autres sont
play-on-friends = Des amis, par le lien
play-on-luck = Hasard
play-on-luck-new = Nouveau
play-on-luck-same = Le même
play-on-new-about = Les cartes cachées restent où elles sont ; ce que le hasard répond à partir d’ici est tiré à nouveau.
play-on-same-about = Tant qu’il y a autant de coups, le hasard répond comme la première fois.
play-on-begin = S’asseoir

## Que feriez-vous ?

puzzles-about = Des positions où un coup est nettement meilleur que tous les autres, d’après ce que vous sauriez à la table.
puzzles-of = Résolus : { $solved } sur { $count }
puzzles-none = Il n’y en a pas encore pour ce jeu.
puzzles-go-on = Résoudre
puzzles-all = Tous les problèmes
puzzles-own = { $count ->
    [one] Votre propre erreur
   *[other] Vos propres erreurs : { $count }
}
puzzles-own-about = Tirées de vos parties analysées dans ce navigateur.
puzzle-own = Votre propre erreur, coup { $number }. Que feriez-vous maintenant ?
puzzle-easy = facile
puzzle-middling = plus difficile
puzzle-hard = difficile
puzzle-called = Problème { $number }, { $grade }
puzzle-called-solved = Problème { $number }, { $grade }, résolu
puzzle-called-missed = Problème { $number }, { $grade }, pas encore résolu
puzzle-good = Juste : il n’y a pas mieux.
puzzle-answered = Ce que vaut votre réponse se lit au-dessus de la table.
puzzle-worths = Ce que coûte chaque coup
puzzle-move = Coup
puzzle-cost-chance = Sur cent victoires
puzzle-cost-score = Points de l’équipe
puzzle-best-of-all = le meilleur
puzzle-next = Problème suivant
puzzle-was-last = C’était le dernier.
no-puzzle-there = À la réponse { NUMBER($number, useGrouping: 0) } de cette partie, il n’y avait rien à choisir.
wrong-glance = { NUMBER($worlds, useGrouping: 0) } mondes, ce n’est pas un coup d’œil. Donnez un nombre de 0 à { NUMBER($most, useGrouping: 0) }.
puzzle-number = Problème { $number } sur { $count }. Que feriez-vous ?
puzzle-right = Juste : aucun autre coup n’est aussi bon.
puzzle-wrong-chance = Cela coûte { $loss } victoires sur cent.
puzzle-wrong-score = Cela coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} à l’équipe.
puzzle-best = Mieux : { $choice }

## Vos décisions

decisions-title = Vos décisions
decisions-about = D’après vos parties analysées dans ce navigateur : ce qu’une décision vous a coûté en moyenne, y compris les petites pertes dont une seule analyse n’est pas sûre, et le résultat des parties sans la chance des cartes.
decisions-none = Aucune de vos parties n’a encore été analysée. Ouvrez une partie terminée et choisissez « { $button } ».
decisions-cost = Coût d’une décision
decisions-lately = Dernièrement
decisions-result = Résultat moyen
decisions-adjusted = Sans la chance des cartes
decisions-games = { $count ->
    [one] Une partie analysée
   *[other] { $count } parties analysées
}
decisions-game = Partie
