## Le jeu

game-push = Push
about-push = Formez des colonnes, arrêtez-vous à temps et mettez vos points à l’abri du dé.
option-first = Qui commence
option-first-random = Au hasard
option-risk = Variante « Risques »
option-risk-yes = Avec : une étoile coûte toutes les cartes visibles
option-risk-no = Sans : une étoile ne coûte rien
tally-busts = Excès de risque
tally-turns = Tours

## Cartes, couleurs, faces du dé

card-orange = Orange { $number }
card-blue = Bleu { $number }
card-green = Vert { $number }
card-yellow = Jaune { $number }
card-purple = Violet { $number }
card-roll = Dé
card-switch = Changement de sens
colour-orange = orange
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
face-orange = orange
face-blue = bleu
face-green = vert
face-yellow = jaune
face-purple = violet
face-star = étoile
letter-orange = O
letter-blue = B
letter-green = V
letter-yellow = J
letter-purple = I

## Sur les cartes et à la table dans le navigateur

push-roll = Dé
push-switch = Sens
push-a-column = Colonne { $number }
push-place-here = Poser ici
push-new-column = Nouvelle colonne
push-take-it = Prendre
push-choose-column = Choisissez la colonne { $columns }.
push-left-to-draw = { $count ->
    [one] Il reste { $count } carte à piocher.
   *[other] Il reste { $count } cartes à piocher.
}
push-to-draw = à piocher
push-discarded = défaussées
push-discard-title = La défausse, visible par tous
push-last-roll = dernier jet
push-pile-holds = La pioche contient
push-who-flipped = { $you ->
    [yes] Vous avez retourné
   *[no] { $seat } a retourné
}
push-your-cards = Vos cartes
push-die-takes = Le dé peut coûter des cartes visibles. Les cartes protégées sont sûres.
push-open = visibles
push-banked = protégés
push-total = total
push-safe = protégés
push-bank-it = Protéger { $points }
push-lane = { $colour } : { $points } visibles, { $count } protégées valant { $safe }
push-lane-seen = { $colour } : { $points } visibles, { $count } protégées
push-has-the-turn = joue son tour
push-takes = { $nth ->
    [1] prend en premier
    [2] prend en deuxième
    [3] prend en troisième
   *[other] prendra peut-être
}
push-open-banked = visibles, { $count } protégées
push-order = Les colonnes vont à
push-rolls = { $you ->
    [yes] Vous lancez le dé.
   *[no] { $seat } lance le dé.
}
push-rolling = Le dé roule
push-bust = Perdu
push-switched = { $you ->
    [yes] Vous retournez une carte Changement de sens : les colonnes tournent dans l’autre sens.
   *[no] { $seat } retourne une carte Changement de sens : les colonnes tournent dans l’autre sens.
}
push-who-rolled = { $you ->
    [yes] Vous lancez
   *[no] { $seat } lance
}
push-facts = Ce que tous savent
push-aside = Cartes Changement de sens de ce tour : { $count }
push-take-rolls = { $count ->
    [one] La colonne { $columns } a une carte Dé : vous lanceriez le dé.
   *[other] Les colonnes { $columns } ont une carte Dé : vous lanceriez le dé.
}
push-take-safe = Aucune colonne n’a de carte Dé.
push-key-flip = Retourner une carte
push-key-stop = S’arrêter et prendre une colonne
push-key-bank = Vers la protection

## Ce qui s’est passé

turn-began = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
card-flipped = { $you ->
    [yes] Vous retournez une carte : { $card }.
   *[no] { $seat } retourne une carte : { $card }.
}
card-placed = { $you ->
    [yes] Vous placez la carte { $card } dans la colonne { $column }.
   *[no] { $seat } place la carte { $card } dans la colonne { $column }.
}
busted = { $you ->
    [yes] La carte { $card } ne va dans aucune colonne. Vous avez pris trop de risques et ne prenez pas de colonne.
   *[no] La carte { $card } ne va dans aucune colonne. { $seat } a pris trop de risques et ne prend pas de colonne.
}
stopped = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $seat } s’arrête.
}
column-taken = { $you ->
    [yes] Vous prenez la colonne { $column } : { $cards } ({ point-count }).
   *[no] { $seat } prend la colonne { $column } : { $cards } ({ point-count }).
}
die-rolled = { $you ->
    [yes] Vous lancez le dé : { $face }.
   *[no] { $seat } lance le dé : { $face }.
} { $points ->
    [0] Aucune carte perdue.
   *[other] Cartes perdues : { $cards } ({ point-count }).
}
colour-banked = { $you ->
    [yes] Vous protégez
   *[no] { $seat } protège
} { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} : { card-count }{ $you ->
    [yes] , { point-count }.
   *[no] .
}
column-left-over = Personne ne prend la colonne { $column }. À la défausse : { $cards }.
game-ended = La pioche est épuisée. La partie est finie.

## Questions et choix

ask-open = Retourner une carte ou protéger une couleur ?
ask-flip = Retournez une carte
ask-place = Où va la carte { $card } ?
    .short = À poser : { $card }
ask-decide = Retourner encore une carte ou vous arrêter ?
ask-flip-on = Retournez encore une carte
ask-stop = La pioche est vide : arrêtez-vous
ask-take = Quelle colonne prenez-vous ?
ask-take-last = Prenez la dernière colonne
choose-flip = Retourner une carte
choose-stop = S’arrêter et prendre une colonne
choose-place = Colonne { $number } : { $cards } ({ point-count })
    .short = Colonne { $number }
choose-new-column = Nouvelle colonne { $number }
choose-take = Prendre la colonne { $number } : { $cards } ({ point-count })
    .short = Prendre la colonne { $number }
choose-bank = Protéger { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} : { $cards } ({ point-count })
    .short = Protéger { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    }

## Pourquoi pas

why-game-over = La partie est finie
why-players-decide = C’est à un joueur de décider
why-pile-decides = C’est la pioche qui décide de la carte
why-die-decides = C’est le dé qui décide
why-wait-for-chance = D’abord vient une carte ou le dé
why-no-roll-due = Le dé n’est pas lancé maintenant
why-no-card-due = Aucune carte n’est retournée maintenant
why-other-takes = C’est à { who } de prendre une colonne
why-other-turn = C’est à { who } de jouer
why-card-first = Une carte est en train d’être retournée
why-roll-first = Le dé est en train d’être lancé
why-no-switch-cards = À deux, pas de cartes Changement de sens
why-no-such-card-left = Plus dans la pioche : { $card }
why-nothing-flipped-to-stop = S’arrêter demande une carte placée
    .short = posez d’abord une carte
why-nothing-to-bank = Aucune carte visible de cette couleur : { $colour }
why-no-column-yet = Pas encore de colonne
why-nothing-flipped = Aucune carte retournée à placer
why-bank-is-a-whole-turn = Protéger prend tout le tour, au lieu de piocher
why-place-first = À placer d’abord : { $card }
    .short = posez d’abord la carte
why-columns-in-order = La prochaine nouvelle colonne est la { $column }
why-roll-card-in-column = La colonne { $column } a déjà une carte Dé
    .short = A déjà un dé
why-colour-in-column = La colonne { $column } a déjà { $colour ->
    [orange] de l’orange
   *[other] du { $colour }
}
    .short = A déjà { $colour }
why-number-in-column = La colonne { $column } a déjà un { $number }
    .short = A déjà un { $number }
why-pile-empty = La pioche est vide
why-no-column-to-stop = Pas encore de colonne à prendre
why-stop-first = On prend une colonne après s’être arrêté
why-must-take = Une colonne doit être prise
why-drawing-is-over = On ne retourne plus de cartes pendant ce tour
why-column-taken = La colonne { $column } est déjà prise
why-no-such-column = Il n’y a pas de colonne { $column }

## Les règles

PUSH-01 = Push se joue de 2 à 6, dès 8 ans.
PUSH-02 = La victoire va à qui possède, à la fin, la plus forte somme sur ses cartes.
PUSH-03 = Pour commencer, les 120 cartes bien mêlées forment une seule pioche, faces vers le bas.
PUSH-04 = À deux, les 12 cartes Changement de sens restent dans la boîte ; on joue avec 108 cartes.
PUSH-05 = Le tour passe à gauche, dans le sens des aiguilles d’une montre.
PUSH-06 = Le premier tour revient à la personne assise la première.
PUSH-07 = Un tour consiste à retourner des cartes ou à protéger une couleur, jamais les deux.
PUSH-08 = On retourne la carte du dessus de la pioche ; la première carte placée ouvre la première colonne.
PUSH-09 = Ensuite, vous retournez d’autres cartes, l’une après l’autre, tant que vous l’osez.
PUSH-10 = Une carte retournée trouve sa place avant que la suivante soit retournée.
PUSH-11 = Pour chaque carte, vous choisissez entre une colonne déjà là et une nouvelle.
PUSH-12 = Un tour compte trois colonnes au plus ; il peut en compter moins.
PUSH-13 = Une couleur ne figure pas deux fois dans une colonne.
PUSH-14 = Un nombre ne figure pas deux fois dans une colonne.
PUSH-15 = Une colonne contient au plus une carte Dé.
PUSH-16 = Une carte Dé va dans toute colonne qui n’en a pas, et elle peut aussi en ouvrir une.
PUSH-17 = Les cartes Changement de sens restent hors des colonnes ; elles attendent près de la pioche que le tour s’achève.
PUSH-18 = Chaque fois que vous avez placé une carte, vous avez le choix : continuer ou vous arrêter.
PUSH-19 = Qui s’arrête ne pioche plus et prend aussitôt une colonne ; ses cartes vont, visibles, dans sa zone de jeu.
PUSH-20 = Dans une zone de jeu, les cartes sont rangées par couleur et tous les nombres restent lisibles.
PUSH-21 = Si la colonne prise a une carte Dé, ses cartes numérotées rejoignent d’abord la zone de jeu ; ensuite on lance le dé une fois.
PUSH-22 = Une couleur sur le dé coûte à qui l’a lancé toutes ses cartes visibles de cette couleur, même celles qui viennent d’être prises.
PUSH-23 = Une fois utilisée, la carte Dé va à la défausse.
PUSH-24 = Le dé ne peut rien contre les cartes protégées.
PUSH-25 = Une étoile sur le dé ne coûte rien.
PUSH-26 = Une couleur dont vous n’avez aucune carte visible ne coûte rien.
PUSH-27 = Il y a une seule défausse pour tous, faces visibles, à côté de la pioche.
PUSH-28 = Votre tour s’achève quand vous avez pris une colonne et, si elle avait une carte Dé, lancé le dé.
PUSH-29 = Puis les autres prennent une colonne chacun, à partir du voisin de gauche, tant qu’il y en a.
PUSH-30 = Une carte Dé dans leur colonne a le même effet pour eux : prendre, puis lancer le dé.
PUSH-31 = À deux, les colonnes qui restent vont à la défausse.
PUSH-32 = Quand on est plus nombreux, les colonnes peuvent manquer avant que chacun en ait une.
PUSH-33 = Après une carte Changement de sens, les colonnes de ce tour se prennent dans l’autre sens, à partir du voisin de droite.
PUSH-34 = Une deuxième carte Changement de sens dans le même tour efface la première ; seul un nombre impair inverse le sens.
PUSH-35 = Les cartes Changement de sens changent seulement qui prend d’abord une colonne dans ce tour ; le tour suivant passe toujours à gauche.
PUSH-36 = Retourner une carte qu’aucune des trois colonnes ne peut recevoir, c’est avoir pris trop de risques.
PUSH-37 = Qui a pris trop de risques ne reçoit pas de colonne.
PUSH-38 = La carte qui n’a pas trouvé de place va à la défausse.
PUSH-39 = Qui a pris trop de risques lance le dé une fois et perd ses cartes visibles de la couleur sortie.
PUSH-40 = Après ce lancer, les autres prennent leurs colonnes comme toujours, et le tour suivant commence.
PUSH-41 = Pour protéger, choisissez une couleur : toutes vos cartes visibles de cette couleur forment une pile face cachée dans votre zone de jeu.
PUSH-42 = Ce qui est protégé le reste jusqu’au bout et rapporte ses points.
PUSH-43 = La partie est finie quand la pioche est vide et qu’il n’y a plus de colonne à distribuer.
PUSH-44 = Votre score est la somme des nombres sur toutes vos cartes, visibles ou protégées.
PUSH-45 = Le plus haut score gagne.
PUSH-46 = À score égal, la victoire va à qui a le plus de cartes parmi les ex æquo.
PUSH-47 = Si cela aussi est égal, la victoire est commune.
PUSH-48 = Dans la variante « Risques », une étoile coûte toutes les cartes visibles ; les cartes protégées ne craignent rien.

## Décisions en cas de doute

PUSH-A1 = Si la pioche est vide une fois la carte placée, il faut s’arrêter ; les colonnes se prennent comme d’ordinaire, puis la partie est finie.
PUSH-A2 = La dernière carte peut elle aussi être de trop : elle est défaussée, le dé est lancé, les autres prennent des colonnes, puis la partie est finie.
PUSH-A3 = Si les dernières cartes sont des Changements de sens et qu’il n’y a pas de colonne, le tour et la partie finissent et personne ne prend rien.
PUSH-A4 = Aucun tour ne commence avec une pioche vide ; on ne protège donc plus rien après la dernière carte.
PUSH-A5 = Protéger occupe tout le tour : aucune carte n’est retournée et personne ne prend de colonne.
PUSH-A6 = Vous ne pouvez protéger qu’une couleur dont au moins une carte visible est dans votre zone de jeu.
PUSH-A7 = Pour s’arrêter, il faut une colonne. Après des cartes Changement de sens seulement, on continue ; s’il y a une colonne, on peut aussi s’arrêter après une telle carte.
PUSH-A8 = On ne passe pas son tour : retournez au moins une carte, ou protégez.
PUSH-A9 = Tant qu’il y a des colonnes, qui doit choisir en prend exactement une, même avec une carte Dé.
PUSH-A10 = Qui s’arrête doit aussi prendre une colonne.
PUSH-A11 = Avec moins de trois colonnes, vous pouvez en ouvrir une nouvelle même si la carte va dans une ancienne.
PUSH-A12 = Une carte qui va quelque part doit être placée ; on ne peut pas prendre trop de risques exprès.
PUSH-A13 = Avec moins de trois colonnes, une carte qui ne va dans aucune en ouvre une nouvelle ; ce n’est pas encore un excès de risque.
PUSH-A14 = Si les trois colonnes ont une carte Dé, une de plus est de trop ; le dé est lancé une fois, pas deux.
PUSH-A15 = Le sens donné par les cartes Changement de sens vaut aussi quand trop de risques ont été pris.
PUSH-A16 = Le tour achevé, ses cartes Changement de sens vont à la défausse.
PUSH-A17 = Les colonnes que plus personne ne peut prendre vont à la défausse, quel que soit le nombre de joueurs.
PUSH-A18 = Chacun prend et lance le dé avant que le suivant choisisse ; qui a pris trop de risques lance le dé avant tous les choix.
PUSH-A19 = Les cartes prises plus tard dans une couleur protégée sont visibles et peuvent être perdues ; on peut protéger cette couleur de nouveau.
PUSH-A20 = Pour départager, on compte les cartes numérotées possédées à la fin, visibles et protégées ; les cartes perdues ne comptent pas.
PUSH-A21 = La défausse ne redevient jamais une pioche.
PUSH-A22 = Les autres voient combien de cartes d’une couleur vous avez protégées, mais pas leurs nombres, jusqu’à la fin de la partie.
PUSH-A23 = Le premier joueur est choisi avant la partie ou tiré au sort ; sans choix, c’est la place 0.
PUSH-A24 = Dans la variante « Risques », une étoile lancée après un excès de risque coûte elle aussi toutes les cartes visibles.
PUSH-A25 = Les couleurs sont orange, bleu, vert, jaune et violet ; la règle imprimée ne fait connaître que l’orange.

field-colour = couleur
field-number = nombre
field-character = personnage

## Ce qui parle pour un coup

because-bank = { point-count } à l’abri ; cartes Dé dans la pioche : { $count }.
because-take = La colonne vaut { $points }.
because-take-roll = La colonne vaut { $points }, et il faut lancer le dé.
because-place = La colonne vaudrait { $points }.
because-fits = { $percent ->
    [0] La carte suivante ira forcément quelque part.
   *[other] Dans { $percent } cas sur 100, la carte suivante ne va nulle part.
}
because-best = La meilleure colonne vaut { $points }.
because-open = Cartes dans la pioche : { $count }.

## D’où viennent les points

open-orange = { colour-orange }, visible
banked-orange = { colour-orange }, protégé
open-blue = { colour-blue }, visible
banked-blue = { colour-blue }, protégé
open-green = { colour-green }, visible
banked-green = { colour-green }, protégé
open-yellow = { colour-yellow }, visible
banked-yellow = { colour-yellow }, protégé
open-purple = { colour-purple }, visible
banked-purple = { colour-purple }, protégé
decided-by-cards = Points égaux : le nombre de cartes a tranché (PUSH-46).
