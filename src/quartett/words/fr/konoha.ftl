## Le jeu

game-konoha = Au secours de Konoha
about-konoha = Passez-vous des ninjas jusqu’à ce que vos mains réunies soient assez fortes pour la mission.
option-redeal = Mains à la manche suivante
option-redeal-yes = Redistribuées
option-redeal-no = Conservées
tally-turns = Tours
tally-failures = Missions ratées
tally-powers = Pouvoirs utilisés

## Ninjas, symboles, équipes

card-naruto = Naruto
card-sasuke = Sasuke
card-sakura = Sakura
card-kakashi = Kakashi
card-gai = Gaï
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-kurenai = Kurenai
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-asuma = Asuma
card-ino = Ino
card-shikamaru = Shikamaru
card-choji = Chôji
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-orochimaru = Orochimaru
card-kabuto = Kabuto
card-zaku = Zaku
card-dosu = Dosu
card-kin = Kin
card-jiraya = Jiraya
card-tsunade = Tsunade
card-hokage = Hokage le 3e
card-ebisu = Ebisu
card-shizune = Shizune
card-iruka = Iruka
card-itachi = Itachi
field-name = nom
field-strength = force
field-symbol = symbole
field-team = équipe
field-synergy = synergie
symbol-eye = œil
symbol-crown = couronne
symbol-target = cible
symbol-fist = poing
symbol-drop = goutte
team-seven = Équipe 7
team-gai = Équipe Gaï
team-kurenai = Équipe Kurenai
team-asuma = Équipe Asuma
team-sand = Sable
team-sound = Son
team-legends = Légendes
team-yellow = Équipe jaune
team-dawn = Aube

## Signaux, votes, pouvoirs, grades

signal-weak = faible
signal-fair = passable
signal-good = bonne
signal-strong = forte
signal-mighty = redoutable
vote-go = partir
vote-wait = attendre
power-strength = plus de force
power-recruit = un ninja de plus
power-gift = un cadeau
power-pass = un passage de plus
grade-noodles = Bol de nouilles
grade-aspirant = Aspirant ninja
grade-middle-class = Ninja de classe moyenne
grade-superior = Ninja supérieur
grade-kage = Kage

## Ce que fait une carte

effect-with = { $amount } avec { $cards }.
effect-with-any = { $amount } avec l’une de : { $cards }.
effect-per-symbol = { $amount } par autre carte { $symbol }.
effect-any-symbol = { $amount } s’il y a une autre carte { $symbol }.
effect-per-teammate = { $amount } par autre carte de l’équipe.
effect-per-different-symbol = { $amount } par symbole différent sur les autres cartes.
effect-team-together = { $two } avec 2 cartes de l’équipe, { $three } avec 3.
effect-worth-by-symbols = Vaut { $three } avec 3 symboles différents sur les autres cartes, { $more } avec plus.
effect-worth-with-symbol = Vaut { $worth } s’il y a une autre carte { $symbol }.
effect-doubles = Double { $card }.
effect-cancels = Une autre carte { $symbol } vaut 0.

## Comment une main se compte

change-added = { $amount } ({ $cards })
change-doubled = doublé ({ $cards })
change-set = vaut { $worth }
change-cancelled = annulé ({ $cards })

## Ce qui s’est passé

round-began = La manche { $round } commence.
card-dealt = { $you ->
    [yes] Vous recevez { $card } à la donne.
   *[no] { $seat } reçoit { $card } à la donne.
}
token-moved = Le jeton avance jusqu’à la mission suivante : { point-count }.
cards-passed = Chacun passe une carte à gauche.
card-passed = { $you ->
    [yes] Vous passez { $card }.
   *[no] { $seat } passe { $card }.
}
card-received = { $you ->
    [yes] Vous recevez { $card }.
   *[no] { $seat } reçoit { $card }.
}
signal-given = { $you ->
    [yes] Vous dites que votre main est { $signal }.
   *[no] { $seat } dit : ma main est { $signal }.
}
vote-shown = { $you ->
    [yes] Vous votez : { $vote }.
   *[no] { $seat } vote : { $vote }.
}
team-set-out = L’équipe part en mission : { point-count }.
team-waited = L’équipe attend et laisse la mission derrière elle : { point-count }.
hand-shown = { $you ->
    [yes] Vous montrez { $cards } : force { $strength }.
   *[no] { $seat } montre { $cards } : force { $strength }.
}
mission-won = En tout { $strength } : la mission est réussie ({ point-count }).
mission-failed = En tout { $strength } : la mission est ratée ({ point-count }).
mission-declined = L’équipe renonce à la dernière mission ({ point-count }). Elle est ratée.
tile-gained = Une tuile Mission ratée apporte un pouvoir : { $power }.
power-proposed = { $you ->
    [yes] Vous proposez un pouvoir : { $power }.
   *[no] { $seat } propose un pouvoir : { $power }.
}
recruit-proposed = { $you ->
    [yes] Vous proposez un pouvoir : { $power } (pour : { $other }).
   *[no] { $seat } propose un pouvoir : { $power } (pour : { $other }).
}
own-recruit-proposed = { $you ->
    [yes] Vous proposez un pouvoir : { $power }, pour vous.
   *[no] { $seat } propose un pouvoir : { $power }, pour sa propre main.
}
proposal-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $seat } est d’accord.
}
powers-kept = { $you ->
    [yes] Vous préférez tout garder.
   *[no] { $seat } préfère tout garder.
}
proposal-dropped = Pas de majorité, le pouvoir est conservé : { $power }.
power-used = Le pouvoir est utilisé : { $power }.
ninja-recruited = { $you ->
    [yes] Vous prenez la première carte de la pioche : { $card }.
   *[no] { $seat } prend la première carte de la pioche.
}
recruit-declined = { $you ->
    [yes] Vous laissez la première carte sur la pioche.
   *[no] { $seat } laisse la première carte sur la pioche.
}
gift-offered = { $you ->
    [yes] Vous proposez { $card } aux autres.
   *[no] { $seat } propose { $card } aux autres.
}
gift-taken = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $seat } prend { $card }.
}
gift-refused = { $you ->
    [yes] Vous ne prenez pas { $card }.
   *[no] { $seat } ne prend pas { $card }.
}
nothing-given = Aucune carte ne change de main ; le pouvoir est conservé.
game-ended = La quatrième manche est finie : { point-count }. { $grade }.

## Questions et choix

ask-pass = Mission ({ point-count }) : quel ninja passez-vous à gauche ?
ask-signal = Votre main a une force de { $strength }. Qu’en dites-vous ?
ask-vote = Partir en mission ({ point-count }) ? Il vous faut { $needed } en tout.
ask-power = Utiliser un pouvoir maintenant ?
ask-agree = Utiliser ce pouvoir : { $power } ?
ask-agree-recruit = Un ninja de plus pour { $other } ?
ask-agree-own-recruit = Un ninja de plus pour vous ?
ask-recruit = L’équipe veut que vous preniez la première carte. La prenez-vous ?
ask-give = Proposez-vous une carte aux autres ?
ask-take = { $other } propose { $card }. Prenez-vous cette carte ?
choose-pass = Passer { $card } (force restante : { $strength })
    .short = Passer { $card }
choose-signal = Ma main est { $signal }
choose-silent = Ne rien dire
choose-go = Partir : { point-count }
    .short = Partir
choose-wait = Attendre ; la mission suivante : { point-count }
    .short = Attendre
choose-give-up = Renoncer ; la mission est ratée
    .short = Renoncer
choose-use = Proposer : { $power }
    .short = Proposer { $power }
choose-recruit = Proposer : un ninja de plus pour { $other }
    .short = Proposer un ninja de plus pour { $other }
choose-own-recruit = Proposer : un ninja de plus pour vous
    .short = Proposer un ninja de plus pour vous
choose-agree = D’accord
choose-keep = Tout garder
choose-give = Proposer { $card } (force restante : { $strength })
    .short = Proposer { $card }
choose-take = Prendre { $card } (force ensuite : { $strength })
    .short = Prendre { $card }
choose-take-top = Prendre la première carte
choose-refuse = Ne pas prendre

## Pourquoi pas

why-game-over = La partie est finie
why-silent = Jusqu’à la fin, on ne dit que les cinq mots sur sa main
    .short = Silence pour l’instant
why-players-decide = C’est aux joueurs de décider
why-pile-decides = La pioche décide quelle carte vient
why-stack-decides = La pioche décide quelle tuile vient
why-no-tile-due = Aucune mission ne vient d’être ratée
why-no-card-due = Aucune carte n’est distribuée
why-tile-first = Une tuile Mission ratée vient d’abord
why-cards-first = Des cartes sont distribuées
why-answered = Vous avez répondu, les autres pas encore
why-other-speaks = C’est { who } qui répond
why-tile-gone = N’est plus dans la pioche : { $power }
why-card-dealt = N’est plus dans la pioche : { $card }
why-no-vote-now = On ne vote pas maintenant
why-no-talk-now = On parle après le passage des cartes
why-no-passing-now = On ne passe pas de cartes maintenant
why-not-in-hand = Pas dans votre main : { $card }
why-no-power-now = Les pouvoirs ne se décident pas maintenant
why-one-proposal = Une proposition est déjà faite
why-power-not-gained = L’équipe n’a pas ce pouvoir : { $power }
why-power-used = Ce pouvoir est épuisé : { $power }
why-no-such-seat = Il n’y a pas de place { $number }
why-other-moment = Ce n’est pas le moment : { $power }
why-nothing-to-keep = Il n’y a rien à garder maintenant
why-nothing-proposed = Rien n’est proposé
why-no-giving-now = On ne donne rien maintenant
why-nothing-offered = On ne vous propose rien

## La table dans le terminal

konoha-round = Manche { $round } sur 4, gagné : { point-count }.
konoha-missions = Missions : { $tiles }.
konoha-tile = { $points }{ $state ->
    [won] { " " }(réussie)
    [left-behind] { " " }(dépassée)
    [here] { " " }(jeton)
   *[ahead] { "" }
}
konoha-needed = Il vous faut { $needed } en tout.
konoha-power = { $power }{ $used ->
    [yes] { " " }(utilisé)
   *[no] { "" }
}
konoha-powers = Pouvoirs : { $powers }.
konoha-seat = { $who } : { $known }.
konoha-said = dit : { $signal }
konoha-answered = a répondu
konoha-known = vu : { $cards }
konoha-strength = force { $strength }
konoha-card = { $card } ({ $symbol }, { $team }) : { $working }. { $text }
konoha-grade = Grade : { $grade }.

## Sur la page

konoha-line = Les missions, à partir du village
konoha-village = Village
konoha-points = { $points ->
    [one] point
   *[other] points
}
konoha-passed-by = dépassée
konoha-mission-won = réussie
konoha-round-of = Manche { $round } sur 4
konoha-won-so-far = gagné jusqu’ici : { point-count }
konoha-gets = reçoit votre carte
konoha-gives = vous donne une carte
konoha-your-hand = Votre main
konoha-only-you = Elle n’est visible que pour vous.
konoha-new = Nouveau
konoha-unchanged = inchangé
konoha-strength-in-hand = de force dans votre main
konoha-strength-of-hand = de force dans la main
konoha-share = { $needed } nécessaires, soit { $share } chacun
konoha-tell = Dites-le aux autres
konoha-general = Des mots généraux : ni noms, ni nombres.
konoha-means-weak = jusqu’à 5
konoha-means-fair = 6 à 8
konoha-means-good = 9 à 11
konoha-means-strong = 12 à 14
konoha-means-mighty = dès 15
konoha-meant = C’est ainsi que les robots l’entendent : la force est sous chaque mot.
konoha-pick-first = Choisissez un ninja de votre main, puis confirmez.
konoha-pass-it = Passer { $card }
konoha-give-it = Proposer { $card }
konoha-key-go = Voter pour partir
konoha-key-wait = Voter pour attendre
konoha-key-pass = Passer le ninja choisi
konoha-tally = { $go } pour partir, { $wait } pour attendre.
konoha-sealed = scellé
konoha-opens = { $you ->
    [yes] Vous dévoilez votre main
   *[no] { $seat } dévoile sa main
} : { $left ->
    [0] c’est déjà assez.
   *[other] il manque encore { $left }.
}
konoha-of-needed = sur { $needed }
konoha-added = dont { $added } par le pouvoir
konoha-together = Force de toutes les mains
konoha-stamp-won = { $points ->
    [one] Réussie : { $points } point
   *[other] Réussie : { $points } points
}
konoha-stamp-failed = Ratée
konoha-failed = ratée
konoha-last-mission = Dernière mission
konoha-rounds = Les quatre manches
konoha-given-up = abandonnée
konoha-power-of = Pouvoir :
konoha-power-used = Utilisé :
konoha-passing = { $card } ira à { $left } quand tout le monde aura choisi.
konoha-passed = Vous avez passé { $card } à { $left }.

## Les règles

KONOHA-01 = On joue de trois à six, ensemble et non les uns contre les autres.
KONOHA-02 = Une partie dure quatre manches.
KONOHA-03 = À chaque manche, l’équipe cherche à rendre ses mains assez fortes pour une mission.
KONOHA-04 = Une mission réussie rapporte ses points.
KONOHA-05 = La tuile du village est au milieu de la table, le jeton Konoha posé dessus.
KONOHA-06 = Les missions forment une ligne derrière le village, de 7 points à 1 ; aucune n’en vaut 5.
KONOHA-07 = Les tuiles Mission ratée sont mélangées et empilées face cachée.
KONOHA-08 = On mélange les 32 ninjas ; chacun en reçoit cinq, le reste est mis de côté.
KONOHA-09 = Le nom d’un ninja peut figurer sur d’autres cartes, dans leur synergie.
KONOHA-10 = La force d’un ninja est un nombre, qui peut être négatif.
KONOHA-11 = Chaque ninja porte un symbole parmi cinq : œil, couronne, cible, poing ou goutte.
KONOHA-12 = Une synergie rend un ninja plus fort ou plus faible selon les autres cartes de la même main.
KONOHA-13 = La couleur et la forme du cartouche montrent l’équipe.
KONOHA-14 = Une manche compte un ou plusieurs tours.
KONOHA-15 = Un tour commence par le déplacement du jeton sur la tuile suivante ; depuis le village, sur la première, qui vaut 7.
KONOHA-16 = Puis chacun choisit une carte de sa main et la passe face cachée à gauche, tous en même temps.
KONOHA-17 = Chacun regarde la carte reçue et la prend en main.
KONOHA-18 = Après le passage, vous pouvez dire aux autres si votre main est forte, en termes généraux.
KONOHA-19 = Il ne faut ni nommer ses cartes ni donner de nombres.
KONOHA-20 = À la fin du tour, l’équipe décide ensemble si elle part pour la mission sous le jeton.
KONOHA-21 = Si elle ne part pas, un nouveau tour commence : le jeton avance et les points diminuent.
KONOHA-22 = Si elle part, chacun montre sa main et en compte la force.
KONOHA-23 = La mission réussit si toutes les mains atteignent ensemble dix par joueur : 30, 40, 50 ou 60.
KONOHA-24 = Après une réussite, l’équipe garde la tuile, le jeton revient au village et la ligne a une tuile de moins ; la manche est finie.
KONOHA-25 = Après un échec, le jeton revient au village, l’équipe retourne une tuile Mission ratée et la mission reste dans la ligne ; la manche est finie.
KONOHA-26 = Une tuile Mission ratée donne un pouvoir pour une manche suivante.
KONOHA-27 = On utilise un pouvoir quand l’équipe le décide ensemble.
KONOHA-28 = Une tuile dont le pouvoir a servi est retournée ; chaque pouvoir sert une fois.
KONOHA-29 = Les pouvoirs : une force de plus par joueur ; une carte de plus pour un joueur ; une carte donnée à un autre ; un passage de plus sans bouger le jeton.
KONOHA-30 = La partie finit après la quatrième manche, mission réussie ou non.
KONOHA-31 = On additionne les points des missions réussies ; la somme donne le grade.
KONOHA-32 = Asuma, Kurenai, Gaï et Kakashi gagnent 1 par autre carte de leur équipe dans la main.
KONOHA-33 = Sasuke perd 2 si la main a au moins une carte du symbole qui le gêne.
KONOHA-34 = Hinata perd 2 avec Neji et gagne 1 par carte du symbole qui l’aide.
KONOHA-35 = La carte qui double Sakura le fait après tout ce qui s’ajoute à elle.
KONOHA-36 = Orochimaru vaut −4 ; avec trois symboles différents dans la main −2, avec plus de trois 0.
KONOHA-37 = Jiraya gagne 3 si Orochimaru ou Tsunade est dans la main.
KONOHA-38 = Hokage le 3e gagne 1 par symbole différent dans la main.
KONOHA-39 = Kabuto vaut −2 si une autre carte de son symbole est dans la main.
KONOHA-40 = Zaku, Temari et Kankurô annulent chacun une seule carte de la main, du symbole qu’ils visent.
KONOHA-41 = Une carte annulée compte 0, quoi qu’il change d’autre à sa force.
KONOHA-42 = Si plusieurs cartes peuvent être annulées, leur propriétaire choisit.
KONOHA-43 = Gaara gagne 1 par carte du symbole qui le calme.
KONOHA-44 = Naruto gagne 2 par carte du symbole qu’il admire.
KONOHA-45 = Ebisu et Shizune gagnent 1 avec deux cartes de l’équipe jaune dans la main, 3 avec les trois.
KONOHA-46 = Une synergie ne regarde que la main où se trouve la carte.

## Décisions

KONOHA-A1 = Avant chaque manche, toutes les cartes sont ramassées, mélangées et redistribuées ; en option, on garde les mains.
KONOHA-A2 = Il n’y a rien après la dernière tuile : si l’équipe n’y part pas, la mission est ratée.
KONOHA-A3 = Ne pas partir sur une tuile antérieure ne donne pas de tuile Mission ratée.
KONOHA-A4 = On passe des cartes avant chaque décision, même la première d’une manche.
KONOHA-A5 = Les cartes mises de côté forment la pioche d’un pouvoir, face cachée et mélangée.
KONOHA-A6 = La pioche ne manque jamais : elle a au moins deux cartes, et un seul pouvoir en prend une.
KONOHA-A7 = La carte de plus, le cadeau et le passage de plus servent après le passage et avant de montrer les mains ; la force ajoutée, quand on connaît les totaux.
KONOHA-A8 = Un pouvoir gagné à la quatrième manche vient trop tard.
KONOHA-A9 = Une main de quatre ou six cartes en passe une comme les autres, compte entière et revient à cinq à la manche suivante ; si l’on garde les mains et qu’elles sont inégales, on redistribue.
KONOHA-A10 = Qui donne nomme la carte ; le premier à gauche qui la veut la prend. Si personne n’en veut, le pouvoir n’est pas dépensé.
KONOHA-A11 = Le passage de plus va à gauche comme les autres.
KONOHA-A12 = Une carte ne se compte jamais elle-même dans sa synergie.
KONOHA-A13 = Les symboles différents se comptent sur les autres cartes de la main.
KONOHA-A14 = Ebisu et Shizune se comptent parmi les cartes jaunes ; 3 remplace 1.
KONOHA-A15 = Plusieurs cartes qui gênent Sasuke ne coûtent pas plus qu’une.
KONOHA-A16 = Orochimaru et Tsunade ensemble n’aident pas Jiraya plus qu’un seul des deux.
KONOHA-A17 = D’abord on ajoute tout, puis on double, puis on remplace par une valeur fixe, puis on annule.
KONOHA-A18 = Une carte annulée garde son nom, son symbole et son équipe pour les autres.
KONOHA-A19 = Une carte annulée annule encore ; l’ordre ne compte pas.
KONOHA-A20 = Annuler est obligatoire, et peut toucher une carte négative.
KONOHA-A21 = Une carte ne s’annule pas elle-même ; deux cartes peuvent annuler la même. On compte le meilleur choix.
KONOHA-A22 = Une Sakura doublée puis annulée compte 0.
KONOHA-A23 = Sans Sakura, la carte qui double ne fait rien.
KONOHA-A24 = Chacun a une voix et toutes sont montrées ensemble ; la majorité décide, l’égalité veut dire non.
KONOHA-A25 = Il y a une tuile Mission ratée par manche ; elles ne manquent jamais.
KONOHA-A26 = Une mission ratée reste dans la ligne ; la manche suivante recommence à la tuile la plus haute.
KONOHA-A27 = Une manche a au plus autant de tours que de tuiles dans la ligne, plus le passage supplémentaire.
KONOHA-A28 = Chacun passe toujours exactement une carte, quel que soit le nombre qu’il tient.
KONOHA-A29 = Le score le plus haut est 20 : 7, 6, 4 et 3.
KONOHA-A30 = Ce qui a été dit et voté pendant une manche peut être retenu jusqu’à la fin de la manche.
KONOHA-A31 = Si un pouvoir a changé la main d’un joueur, celui-ci peut en reparler avant que l’équipe ne décide.

## Ce qui parle pour un coup

because-hand = Votre main vaut alors { $strength }.
because-signal = Votre main vaut { $strength }.
because-mission = Ensemble, on peut attendre { $total } ; il faut { $needed }, ce qui réussit dans { $percent } cas sur 100.
because-wait = Partir maintenant réussit dans { $now } cas sur 100 ; plus tard, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dans { $later }.

## D’où viennent les points

part-mission = Mission à { $number }
