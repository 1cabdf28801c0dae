## Le jeu

game-force = Battle of the Force
about-force = Remportez les ennemis aux enchères et laissez Dark Vador aux autres.
option-rebels = Rebelles, un par place dans l’ordre
option-rebels-random = Au hasard
tally-vaders = Dark Vador
tally-won = Cartes gagnées

## Cartes

card-yoda = Yoda { $number }
card-luke = Luke { $number }
card-leia = Leia { $number }
card-han = Han { $number }
card-r2d2 = R2-D2
card-vader = Dark Vador (−{ $number })
card-stormtrooper = Stormtrooper
card-tusken = Pillard tusken
card-greedo = Greedo
card-tarkin = Grand Moff Tarkin
card-jabba = Jabba le Hutt
card-boba-fett = Boba Fett
card-emperor = L’Empereur
rebel-yoda = Yoda
rebel-luke = Luke Skywalker
rebel-leia = Princesse Leia
rebel-han = Han Solo
field-number = valeur
field-symbols = symboles
field-points = points
field-penalty = malus
field-name = nom
field-copies = exemplaires
symbol-count = { $symbols ->
    [0] aucun symbole
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}

## Ce qui s’est passé

villain-turned-up = La pile révèle : { $card } ({ point-count }).
vader-turned-up = La pile révèle : { $card }.
card-laid = { $you ->
    [yes] Vous posez face cachée : { $card }.
   *[no] { $seat } pose une carte face cachée.
}
card-played = { $you ->
    [yes] Vous avez joué : { $card }.
   *[no] { $seat } a joué : { $card }.
}
symbols-decided = Plusieurs { $number } : les symboles Rebelle départagent.
villain-won = { $you ->
    [yes] Vous remportez : { $card }.
   *[no] { $seat } remporte : { $card }.
}
vader-won = { $you ->
    [yes] Vous récupérez { $card } et reprenez votre carte.
   *[no] { $seat } récupère { $card } et reprend sa carte.
}
card-set-aside = Personne ne l’emporte. Mise de côté : { $card }.
card-lost = { $you ->
    [yes] Vous perdez : { $card }.
   *[no] { $seat } perd : { $card }.
}
droid-sent = { $you ->
    [yes] Votre R2-D2 retournera la prochaine carte.
   *[no] R2-D2 retournera la prochaine carte pour { $seat }.
}
droid-returned = { $you ->
    [yes] Votre R2-D2 est revenu dans votre main.
   *[no] R2-D2 est revenu dans la main de { $seat }.
}
card-scouted = { $you ->
    [yes] R2-D2 retourne une carte pour vous : { $card }.
   *[no] R2-D2 retourne une carte pour { $seat } : { $card }.
}
card-kept = { $you ->
    [yes] Vous gardez : { $card }.
   *[no] { $seat } garde : { $card }.
}
card-given = { $you ->
    [yes] Vous offrez : { $card }.
   *[no] { $seat } offre : { $card }.
}
card-received = { $you ->
    [yes] Vous recevez : { $card }.
   *[no] { $seat } reçoit : { $card }.
}
last-hand-left = { $you ->
    [yes] Il n’y a plus que vous avec des cartes. Vous pouvez prendre dans la pile : { card-count }.
   *[no] Il n’y a plus que { $seat } avec des cartes, qui peut prendre dans la pile : { card-count }.
}
card-drawn = { $you ->
    [yes] Vous prenez dans la pile : { $card }.
   *[no] { $seat } prend dans la pile : { $card }.
}
drawing-declined = { $you ->
    [yes] Vous ne prenez plus rien.
   *[no] { $seat } ne prend plus rien.
}
game-ended = { $ending ->
    [last-hand] Une seule personne avait encore des cartes. La partie est finie.
    [only-r2d2] Il ne reste que R2-D2 en main. La partie est finie.
   *[pile-empty] La pile est épuisée. La partie est finie.
}

## Questions et choix

ask-villain = Carte visible : { $card }, { point-count } pour vous. Quelle carte posez-vous ?
    .short = Une carte pour { $card }
ask-vader = Carte visible : { $card }. Quelle carte posez-vous ?
    .short = Une carte contre { $card }
ask-scouted-villain = R2-D2 a trouvé : { $card }, { point-count } pour vous. Garder ou offrir ?
    .short = { $card } : garder ou offrir ?
ask-scouted-vader = R2-D2 a trouvé : { $card }. Garder ou offrir ?
    .short = { $card } : garder ou offrir ?
ask-draw = Prendre une carte dans la pile ? Encore possible : { card-count }.
    .short = Prendre une carte dans la pile ?
choose-against-villain = { $card }, { symbol-count } : perdue si elle gagne
    .short = { $card }
choose-against-vader = { $card }, { symbol-count } : perdue si elle ne gagne pas
    .short = { $card }
choose-r2d2 = R2-D2 : pas de duel, mais vous décidez de la prochaine carte
    .short = R2-D2
choose-keep-villain = Garder { $card } ({ point-count }) et perdre R2-D2
    .short = Garder
choose-keep-vader = Garder { $card } et reprendre R2-D2
    .short = Garder
choose-give-villain = Offrir { $card } ({ point-count }) à { who } et reprendre R2-D2
    .short = À { who }
choose-give-vader = Offrir { $card } à { who } et perdre R2-D2
    .short = À { who }
choose-draw = Prendre une carte, sans la voir
    .short = Prendre une carte
choose-done = Ne plus prendre de carte
    .short = Plus de carte

## Pourquoi pas

why-game-over = La partie est finie
why-only-players = Seuls les joueurs posent et décident
why-players-decide = C’est à un joueur de décider
why-pile-decides = C’est la pile qui décide de la carte
why-card-first = Une carte de la pile vient d’abord
why-no-card-due = Aucune carte de la pile n’est attendue
why-no-such-card-left = Plus dans la pile : { $card }
why-laid-already = Votre carte est déjà posée, une par duel
why-no-cards = Plus de cartes en main
why-no-r2d2-against-vader = R2-D2 n’affronte pas Dark Vador
    .short = Pas contre Vador
why-only-r2d2 = Vous n’avez que R2-D2 : ce duel se fait sans vous
why-card-lost = Déjà hors de votre main : { $card }
why-no-errand = Aucun R2-D2 n’a retourné de carte
why-not-fought-for = On ne se bat pas pour la carte de R2-D2
why-other-decides = Ici, c’est à { who } de décider
why-not-to-yourself = On n’offre qu’à quelqu’un d’autre
why-no-such-player = Les places vont de 0 à { $last }
why-not-the-end = Seul le dernier à avoir des cartes en prend
why-duels-are-over = Les duels sont finis
why-other-draws = Maintenant, c’est à { who } de prendre des cartes

## À la table

force-open = Visible
force-pile-count = Pile { $count }
force-aside-count = De côté { $count }
force-aside = Personne n’a gagné : { $cards }.
force-hand = Main
force-won = Gagné
force-lost = Perdu
force-pile = Pile : { card-count } : { $cards }.
force-no-pile = La pile est vide.
force-told-open = Carte visible : { $card }.
force-told-aside = Mis de côté : { $cards }.
force-told-seat = { $who }, { $rebel } : { $parts }.
force-told-points = { point-count }
force-told-cards = { card-count } en main
force-told-hand = main { $cards }
force-told-laid = posé { $card }
force-face-down = une carte face cachée
force-told-droid = R2-D2 en mission
force-told-won = gagné { $cards }
force-told-lost = perdu { $cards }

## Sur la page

rebel-yoda-short = Yoda
rebel-luke-short = Luke
rebel-leia-short = Leia
rebel-han-short = Han
force-sealed = Scellé
force-choosing = Choisit
force-not-sealed = Pas encore scellé
force-waits = Attend
force-out = Plus de cartes
force-left = restantes
force-points = { $points ->
    [one] point
   *[other] points
}
force-points-so-far = { force-points } jusqu’ici
force-have = { $count } sur { $total } { $count ->
    [one] est à vous
   *[other] sont à vous
}
force-highest-villain = La carte la plus haute prend { $card } et est perdue. Toutes les autres reviennent.
force-highest-vader = La carte la plus haute prend { $card } et revient. Toutes les autres sont perdues.
force-you-are = Vous êtes { $rebel }
force-card-lost = perdue
force-card-laid = posée
force-seal = Sceller le { $value }
force-seal-droid = Sceller R2-D2
force-pick-first = Choisissez une carte de votre main, puis scellez-la.
force-others-sealed = { $count ->
    [one] { $who } a scellé.
   *[other] { $who } ont scellé.
}
force-all-laid = Toutes les cartes sont posées.
force-shows = { $you ->
    [yes] vous { $value }
   *[no] { $seat } { $value }
}
force-by-symbols = { $who ->
    [winner] Votre { $value } bat le { $value } de { $other } aux symboles.
    [loser] Le { $value } de { $seat } bat votre { $value } aux symboles.
   *[nobody] Le { $value } de { $seat } bat le { $value } de { $other } aux symboles.
}
force-beats = { $who ->
    [winner] Votre { $value } bat le { $least } de { $other }.
    [loser] Le { $value } de { $seat } bat votre { $least }.
   *[nobody] Le { $value } de { $seat } bat le { $least } de { $other }.
}
force-gave = { $who ->
    [winner] Vous offrez à { $other } : { $card }.
    [loser] { $seat } vous offre : { $card }.
   *[nobody] { $seat } offre à { $other } : { $card }.
}
force-worth = Vaut { point-count } pour vous.
force-worth-more = Vaut { point-count } pour vous : { $base } et { $more } pour une de plus de la même sorte.
force-scouting = R2-D2 cherche
force-drawing = { $you ->
    [yes] Vous pouvez encore prendre { card-count }
   *[no] { $seat } peut encore prendre { card-count }
}
force-keep-or-give-villain = Garder : R2-D2 est perdu. Offrir : R2-D2 revient.
force-keep-or-give-vader = Garder : R2-D2 revient. Offrir : R2-D2 est perdu.
force-facts = { $seat } : ce que tous savent
force-last-duel = Dernier duel
force-key-pick = Choisir la carte de cette valeur
force-key-droid = Choisir R2-D2
force-key-seal = Sceller la carte choisie

## Les règles

FORCE-01 = Battle of the Force se joue de 2 à 4, dès 8 ans.
FORCE-02 = Il s’agit d’avoir le plus de points de victoire à la fin.
FORCE-03 = Chacun se choisit un rebelle à lui : Yoda, Luke, Leia ou Han.
FORCE-04 = Vous avez les huit cartes de votre rebelle et un R2-D2 : neuf cartes que personne d’autre ne voit.
FORCE-05 = Les rebelles et les R2-D2 dont personne ne se sert restent dans la boîte.
FORCE-06 = Les 28 ennemis et les 6 Dark Vador, mêlés, forment une seule pile cachée de 34 cartes.
FORCE-07 = Chaque tour commence par la carte du dessus de la pile, que l’on retourne.
FORCE-08 = Puis tous posent au même moment une carte de leur main, face cachée.
FORCE-09 = Dès que la dernière carte est posée, toutes sont retournées ensemble.
FORCE-10 = Dans un duel pour un ennemi, la plus forte valeur gagne.
FORCE-11 = Si la plus forte valeur est là plusieurs fois, la carte avec le plus de symboles Rebelle gagne.
FORCE-12 = L’ennemi va au gagnant et reste visible devant lui.
FORCE-13 = La carte qui a remporté un ennemi est perdue.
FORCE-14 = Tous les autres reprennent leur carte et pourront s’en resservir.
FORCE-15 = Dans un duel pour un ennemi, vous pouvez poser R2-D2 au lieu d’un rebelle. Vous ne participez alors pas à ce duel.
FORCE-16 = En échange, vous retournez la première carte du tour suivant et décidez de son sort.
FORCE-17 = Si c’est un ennemi et que vous le gardez, R2-D2 est perdu.
FORCE-18 = Si c’est un ennemi et que vous l’offrez à quelqu’un, R2-D2 revient dans votre main.
FORCE-19 = Si c’est Dark Vador et que vous le gardez, R2-D2 revient dans votre main.
FORCE-20 = Si c’est Dark Vador et que vous l’offrez à quelqu’un, R2-D2 est perdu.
FORCE-21 = Si plusieurs R2-D2 sont posés dans un tour, aucun n’a d’effet ; tous reviennent en main.
FORCE-22 = Les six Dark Vador coûtent à la fin 1, 2, 3, 4, 5 et 6 points.
FORCE-23 = On se bat pour Dark Vador comme pour un ennemi, avec une carte chacun.
FORCE-24 = Dans un duel pour Dark Vador, on ne peut pas poser R2-D2.
FORCE-25 = La plus forte carte remporte Dark Vador, et qui l’a posée doit le prendre.
FORCE-26 = Qui remporte Dark Vador reprend sa carte.
FORCE-27 = Tous les autres perdent la carte posée contre Dark Vador.
FORCE-28 = La partie se termine quand une seule personne a encore des cartes en main.
FORCE-29 = Pour chaque carte qui lui reste, elle peut en prendre une dans la pile.
FORCE-30 = La partie se termine aussi quand plusieurs n’ont plus que R2-D2 en main.
FORCE-31 = Et elle se termine quand la pile est épuisée.
FORCE-32 = Chaque ennemi remporté compte les points imprimés dessus.
FORCE-33 = Deux cartes du même ennemi rapportent 10 points de plus.
FORCE-34 = Trois cartes du même ennemi rapportent 20 points de plus.
FORCE-35 = Quatre cartes du même ennemi rapportent 30 points de plus.
FORCE-36 = Pour finir, vos Dark Vador sont déduits.
FORCE-37 = Le plus grand nombre de points gagne.

## Précisions

FORCE-A1 = On compare la valeur, puis les symboles ; à valeur égale, deux rebelles n’en ont jamais autant. Si d’autres cartes laissent une égalité, personne ne gagne : la carte est mise de côté, et seules les cartes posées contre Dark Vador sont perdues.
FORCE-A2 = Si tous posent R2-D2, l’ennemi est mis de côté et ne compte pour personne.
FORCE-A3 = Si tous sauf un posent R2-D2, la seule carte Rebelle gagne et est perdue.
FORCE-A4 = Qui n’a que R2-D2 ne pose rien contre Dark Vador et ne perd rien.
FORCE-A5 = Personne ne peut être forcé à poser R2-D2 contre Dark Vador.
FORCE-A6 = Si une seule personne peut affronter Dark Vador, elle le doit, le remporte et garde sa carte.
FORCE-A7 = La fin est vérifiée avant chaque carte de la pile : Dark Vador ne vient donc jamais quand tous n’ont que R2-D2.
FORCE-A8 = On ne passe pas. Qui n’a que R2-D2 le pose sur un ennemi.
FORCE-A9 = Si la pile est vide après que R2-D2 a été posé, R2-D2 reste sans effet.
FORCE-A10 = On se bat encore pour la dernière carte de la pile, ou R2-D2 en décide ; puis la partie est finie.
FORCE-A11 = On ne se bat jamais pour la carte de R2-D2. Le tour continue avec la carte suivante, et un R2-D2 revenu peut être posé aussitôt.
FORCE-A12 = Tous voient la carte que R2-D2 retourne.
FORCE-A13 = On offre à n’importe qui d’autre, même à quelqu’un sans cartes en main.
FORCE-A14 = Qui n’a plus de cartes attend, garde ses gains et peut encore recevoir des cartes.
FORCE-A15 = Rien que R2-D2 veut dire : tous ceux qui ont encore des cartes, au moins deux, n’ont rien d’autre.
FORCE-A16 = Avec des cartes complètes, les mains ne sont jamais toutes vides à la fois.
FORCE-A17 = Un R2-D2 en mission compte encore comme carte en main. La fin est vérifiée après chaque duel et chaque décision.
FORCE-A18 = R2-D2 compte pour les dernières prises comme toute autre carte.
FORCE-A19 = Les dernières prises sont libres, à l’aveugle et une par une ; elles peuvent amener Dark Vador et cessent avec la pile.
FORCE-A20 = Les bonus d’un même ennemi ne s’ajoutent pas : 10, 20 ou 30 par sorte.
FORCE-A21 = Plusieurs Dark Vador ne donnent pas de bonus.
FORCE-A22 = Un total peut descendre sous zéro.
FORCE-A23 = À points égaux, la victoire est partagée.
FORCE-A24 = Les cartes perdues sont vues de tous.
FORCE-A25 = Dans un duel pour Dark Vador, seul le gagnant garde sa carte, même si d’autres ont posé la même valeur.
FORCE-A26 = Personne ne choisit la carte qui vient de la pile.
FORCE-A27 = Une carte posée reste secrète jusqu’à ce que toutes le soient.
FORCE-A28 = Chaque tour use au moins une des 34 cartes de la pile : la partie se termine donc toujours.

## Ce qui parle pour un coup

because-draw = Vous avez { $points }, le meilleur des autres { $best }.
because-vader = Vador coûte { point-count } à son vainqueur et leur carte à tous les autres ; cartes dans votre main : { $count }.
because-vader-found = Vador coûte { point-count }.
because-give = L’ennemi rapporterait { point-count } à { who }.
because-keep = L’ennemi vous rapporte { point-count }.
because-play = L’ennemi vous rapporte { point-count }, aux autres { $best } au plus.

## D’où viennent les points

part-villains = Ennemis
part-pairs = Paires
part-penalties = Dark Vador
