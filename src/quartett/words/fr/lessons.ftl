### Le premier tour de chaque jeu : que faire maintenant et pourquoi. `.other` se dit quand on a choisi
### autre chose de possible ; ce qui ne l’est pas a sa raison dans les règles.

lesson-other = C’est possible aussi. Pour ce premier tour, suivez les conseils, vous verrez ce qui arrive.

## Push

lesson-push-flip = Un tour, c’est l’un ou l’autre : retourner des cartes ou protéger une couleur. Vous n’avez encore rien à protéger : retournez la carte du dessus.
lesson-push-begin = La première carte ouvre la première colonne. Posez la carte orange 2.
lesson-push-on = Après chaque carte, vous pouvez vous arrêter ou continuer. Un seul 2, c’est peu : retournez une autre carte.
    .other = Vous pouvez vous arrêter ici, mais pour 2 points seulement. Retournez encore une carte.
lesson-push-colour = Ni une couleur ni un nombre ne figure deux fois dans une colonne. La colonne 1 a déjà de l’orange : ouvrez la colonne 2 avec le 5 orange.
lesson-push-more = Rien ne peut encore mal tourner : une carte sans place ouvrirait la troisième colonne. Retournez encore.
    .other = Vous pouvez vous arrêter. Mais il n’y a pas encore de risque : la troisième colonne est libre.
lesson-push-fits = Le 4 vert va partout. Mettez-le avec le 2 orange : cela fait 6 points, une colonne pour vous.
    .other = Il peut aller là aussi. Mais il vous faut une bonne colonne : mettez-le dans la colonne 1.
lesson-push-dare = Encore une fois : la troisième colonne est toujours libre.
    .other = S’arrêter serait déjà sage. Retournez encore une carte, pour en voir une spéciale.
lesson-push-roll = Une carte Dé : qui prend sa colonne lance le dé et perd peut-être toute une couleur. Mettez-la dans la colonne 2, que vous ne voulez pas.
    .other = Elle peut aller là aussi. Mais mettez-la là où vous ne prendrez pas : dans la colonne 2.
lesson-push-stop = La colonne 1 est à vous si vous vous arrêtez. D’autres cartes enrichiraient aussi les autres, et avec trois colonnes, une carte sans place vous priverait de tout. Arrêtez-vous.
    .other = Vous pouvez continuer. Mais votre colonne est bonne, et la suite serait pour les autres : arrêtez-vous.
lesson-push-take = Vous choisissez en premier. Prenez la colonne 1 : 6 points et pas de carte Dé. Les autres choisissent après vous.
    .other = La colonne 2 a 5 points et une carte Dé : le dé pourrait vous coûter une couleur. Prenez la colonne 1.
lesson-push-bank = Mira a fait orange et perdu son 5 : ce qui est visible est en danger. Protégez le vert : votre 4 est à l’abri jusqu’au bout, et c’est tout votre tour.
    .other = C’est possible. Mais le vert est ce que vous avez de mieux : protégez-le d’abord.
lesson-push-end = Voilà Push : retourner, placer, s’arrêter à temps, prendre une colonne et protéger ce qu’on ne veut pas perdre. Le plus grand total gagne.

## Battle of the Force

lesson-force-win = Boba Fett vaut 8 points. Chacun pose une carte face cachée ; la plus forte le remporte, et cette carte est perdue. Posez le 6 : il est fort, et votre 8 reste en main.
    .other = Vous pouvez la poser. Mais une petite carte ne gagne pas 8 points, et une plus forte servira mieux plus tard. Posez le 6.
lesson-force-vader = Dark Vador coûte 5 points à qui le remporte, et tous les autres perdent la carte posée. Posez le 1 : il ne gagnera guère, et ce n’est pas une grande perte. R2-D2 n’est pas permis ici.
    .other = Vous pouvez la poser. Mais ce serait dommage de la perdre, ou elle remporterait Dark Vador. Posez le 1.
lesson-force-droid = Greedo ne vaut que 3 points. Posez R2-D2 : vous restez hors du duel, et vous déciderez de la prochaine carte.
    .other = Vous pouvez vous battre pour Greedo. Mais 3 points ne valent pas une bonne carte : posez R2-D2.
lesson-force-keep = R2-D2 a trouvé un deuxième Boba Fett. Deux fois le même ennemi rapporte 10 points de plus. Gardez-le, même si R2-D2 est perdu.
    .other = R2-D2 reviendrait, mais Boba Fett compterait pour quelqu’un d’autre. Gardez-le.
lesson-force-symbols = Si la plus forte valeur est là deux fois, les symboles décident. Votre 4 a quatre symboles, plus que tout autre 4. Posez-le pour Jabba.
    .other = Vous pouvez la poser. Mais voyez l’effet des symboles : posez le 4.
lesson-force-end = Mira a posé un 4 aussi, mais sans symbole. Avec deux Boba Fett et Jabba, vous avez 32 points. Les cartes qui gagnent sont perdues : demandez-vous chaque fois ce que vaut un ennemi pour vous.

## Au secours de Konoha

lesson-konoha-pass = Vous gagnez ou perdez ensemble : les trois mains doivent atteindre 30. Chacun passe une carte à gauche. Passez Shikamaru : sans lui, votre main garde le plus de force.
    .other = C’est permis. Mais voyez ce qui reste : sans Shikamaru, votre main garde le plus de force.
lesson-konoha-signal = Orochimaru est arrivé, et votre main est tombée à 10. Ni cartes ni nombres, seulement des mots : dites que votre main est passable.
    .other = En partie, c’est à vous de voir. Mais chaque main doit faire 10 en moyenne : passable est le mot juste.
lesson-konoha-wait = Passable, passable, faible : cela fait à peine 30, et une mission ratée ne rapporte rien. Attendez : la suivante vaut 6 points, et on passe encore une carte.
    .other = Vous pouvez vouloir partir. Mais deux mains passables et une faible font à peine 30. Attendez encore un passage.
lesson-konoha-burden = Orochimaru vous coûte de la force, et son symbole affaiblit Sasuke. Passez-le.
    .other = C’est permis. Mais sans Orochimaru, votre main garde le plus de force.
lesson-konoha-strong = Sakura est arrivée, plus forte à côté de Sasuke. Votre main vaut 19. Dites qu’elle est forte.
    .other = En partie, c’est à vous de voir. Mais les autres doivent le savoir : 19, c’est presque le double de la moyenne.
lesson-konoha-go = Forte, faible, passable : vos 19 compensent le reste. Votez pour partir. Tous les votes se montrent ensemble, et la majorité décide.
    .other = Vous pouvez attendre. Mais la mission suivante ne vaut que 4 points, et votre main compense. Partez.
lesson-konoha-end = Ensemble 33 : la mission est réussie et rapporte 6 points. Après quatre manches, on additionne. Passez ce qui aide les autres plus que vous, et écoutez les mots.

## Deck Battle

lesson-deckbattle-team = Chacun commence avec une équipe de dix personnages. Choisissez l’Équipe 10 : elle recrute bien.
    .other = Chaque équipe vaut la peine. Ce premier tour est raconté avec l’Équipe 10 : choisissez-la.
lesson-deckbattle-channel = Préparation : vos cinq cartes sont en jeu, et chacune quitte le jeu quand elle a servi. Canalisez Ino : vous gagnez du Chakra, qui paiera des techniques.
    .other = C’est possible aussi. Mais commencez par le Chakra : canalisez Ino.
lesson-deckbattle-send = Asuma a de la Force. Envoyez-le en mission : vous gagnez des parchemins, et avec assez de parchemins vous accomplissez une des missions proposées.
    .other = C’est possible aussi. Mais il faut aussi des parchemins : envoyez Asuma en mission.
lesson-deckbattle-deploy = Les trois autres sont pour le déploiement, où l’on combat, recrute et achète. Continuez ; après cela, plus rien de la préparation n’est possible.
    .other = C’est permis. Mais il resterait trop peu de monde pour recruter. Passez au déploiement.
lesson-deckbattle-recruit = Recrutez Ebisu sur le terrain : il entre dans votre paquet et rapporte des points à la fin.
    .other = C’est possible aussi. Mais un nouveau personnage vous aide à chaque manche : recrutez Ebisu.
lesson-deckbattle-join = Dites qui participe, l’un après l’autre. D’abord Shikamaru : son Recrutement compte pour le coût.
    .other = Pas encore : d’abord Shikamaru.
lesson-deckbattle-second = Le deuxième Shikamaru aussi.
    .other = Pas encore : d’abord le deuxième Shikamaru.
lesson-deckbattle-third = Et Ino : le coût est atteint.
    .other = Rien ne serait perdu, mais Ebisu resterait sur le terrain. Ajoutez Ino.
lesson-deckbattle-strike = Passez à l’acte : Ebisu et ceux qui l’ont recruté vont à votre défausse, et plus tard vous les piochez tous.
    .other = Rien ne serait perdu. Mais le coût est atteint : passez à l’acte.
lesson-deckbattle-finish = Plus personne n’est en jeu. Finissez le déploiement : vous piochez cinq cartes, et la Menace du terrain avance vers la droite.
lesson-deckbattle-end = Hidan a avancé et éliminé Yamato. Qui bat une Menace prend un jeton de la piste ; si elle s’échappe, le jeton est perdu. Quand le neuvième est parti, le plus de points gagne.
