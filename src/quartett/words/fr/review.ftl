## Ce qui fut chance et ce qui fut erreur, pour une place d’une partie finie

review-title = { $player }, { $game } : chance et décisions
review-chance-start = Chances de gagner au début
review-chance-result = Résultat, en victoires
review-score-start = Points attendus au début
review-score-result = Points à la fin
review-cards = Chance des cartes
review-hidden = Chance de ce qui était caché
review-own = Ses propres erreurs
review-others = Erreurs des autres
review-unit-chance = En points pour cent victoires.
review-unit-score = En points de l’équipe.
review-decisions = { $count ->
    [0] Il n’y avait rien à décider.
    [one] Une décision a compté ; elle a coûté { $loss }.
   *[other] { $count } décisions ont compté ; chacune a coûté { $loss } en moyenne.
}
review-worst = Ce qui a coûté le plus
review-no-mistakes = Aucun coup n’était nettement moins bon qu’un autre.
review-moment = Coup { $number } : { $grade }, −{ $loss }
review-did = Joué : { $choice }
review-better = Mieux : { $choice }
review-curve = Les chances de gagner, coup par coup
review-curve-score = Les points attendus, coup par coup
grade-small = une petite erreur
grade-mistake = une erreur
grade-blunder = une grosse erreur
review-not-over = Cette partie n’est pas finie. Une analyse révèle ce que valent toutes les mains ; elle n’existe donc que pour les parties finies.
unknown-effort = Il n’y a pas d’effort « { $effort } ». Sont possibles : { $efforts }.
review-page-exists = { $file } existe déjà. Indiquez un nouveau fichier pour la page.
review-busy = Trop d’analyses sont en cours de calcul. Réessaie dans une minute.
review-look = Revoir ce moment
play-on-about = Une nouvelle table où les { NUMBER($number, useGrouping: 0) } premiers coups sont déjà joués. La partie jouée reste comme elle est.
play-on-seat = Vous jouez à la place de
play-on-others = Les autres sont
play-on-friends = Des amis, par le lien
play-on-luck = Hasard
play-on-luck-new = Nouveau
play-on-luck-same = Le même
play-on-new-about = Les cartes cachées restent où elles sont ; ce que le hasard répond à partir d’ici est tiré à nouveau.
play-on-same-about = Tant qu’il y a autant de coups, le hasard répond comme alors.
play-on-begin = S’asseoir
