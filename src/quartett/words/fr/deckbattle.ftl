## Le jeu

game-deckbattle = Naruto Shippuden Deck Battle
about-deckbattle = Formez une équipe de ninjas, battez les Menaces avant qu’elles s’échappent et devenez Hokage.
option-mode = Composition des équipes
option-mode-standard = Standard : choisir une équipe
option-mode-chunin = Chunin : choisir des personnages à tour de rôle
option-mode-jonin = Jonin : choisir parmi moins de personnages
option-mode-kage = Kage : se passer des personnages en secret
option-expert = Variante Expert
option-expert-yes = Avec : une Menace coûte 1 Force de plus par jeton que vous avez
option-expert-no = Sans
option-first = Qui commence
option-first-random = Au hasard
tally-turns = Tours
tally-threats = Menaces vaincues
tally-tokens = Jetons Menace

## Personnages

card-kakashi = Kakashi
card-kurenai = Kurenai
card-asuma = Asuma
card-gai = Gaï
card-naruto = Naruto
card-sakura = Sakura
card-sai = Saï
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-shikamaru = Shikamaru
card-ino = Ino
card-choji = Chôji
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-chiyo = Chiyo
card-matsuri = Matsuri
card-pakura = Pakura
card-bisuke = Bisuke
card-akino = Akino
card-pakkun = Pakkun
card-gamahiro = Gamahiro
card-gamabunta = Gamabunta
card-gamakichi = Gamakichi
card-fukasaku = Fukasaku
card-katsuyu = Katsuyu
card-manda = Manda
card-sai-root = Saï (Racine)
card-yamato = Yamato
card-danzo = Danzō
card-ayame = Ayame
card-teuchi = Teuchi
card-iruka = Iruka
card-tsunade = Tsunade
card-shizune = Shizune
card-jiraiya = Jiraiya
card-ibiki = Ibiki
card-anko = Anko
card-ebisu = Ebisu
card-konohamaru = Konohamaru
card-genma = Genma
card-kotetsu = Kotetsu
card-izumo = Izumo
card-hiashi = Hiashi
card-hanabi = Hanabi
card-tsume = Tsume
card-shibi = Shibi
card-shikaku = Shikaku
card-inoichi = Inoichi
card-choza = Chôza
card-lee-gates = Lee (Huit Portes)
card-naruto-sage = Naruto (Ermite)
card-sakura-medic = Sakura (Médecin)
card-killer-bee = Killer Bee
card-kabuto = Kabuto
card-orochimaru = Orochimaru
card-sasuke = Sasuke
card-suigetsu = Suigetsu
card-karin = Karin
card-jugo = Jûgo
card-white-zetsu = Zetsu blanc
card-animal-path = Voie animale
card-asura-path = Voie Asura
card-preta-path = Voie Preta
card-itachi = Itachi
card-kisame = Kisame
card-deidara = Deidara
card-sasori = Sasori
card-hidan = Hidan
card-kakuzu = Kakuzu
card-pain = Pain
card-konan = Konan
card-zetsu = Zetsu
card-tobi = Tobi
card-mask = un masque

## Cartes Jutsu et techniques

card-jutsu-naruto = Carte Jutsu de Naruto
card-jutsu-sakura = Carte Jutsu de Sakura
card-jutsu-sai = Carte Jutsu de Saï
card-jutsu-hinata = Carte Jutsu de Hinata
card-jutsu-kiba = Carte Jutsu de Kiba
card-jutsu-shino = Carte Jutsu de Shino
card-jutsu-shikamaru = Carte Jutsu de Shikamaru
card-jutsu-ino = Carte Jutsu d’Ino
card-jutsu-choji = Carte Jutsu de Chôji
card-jutsu-lee = Carte Jutsu de Lee
card-jutsu-neji = Carte Jutsu de Neji
card-jutsu-tenten = Carte Jutsu de Tenten
technique-naruto = { $number ->
    [1] Multiclonage
    [2] Invocation
   *[3] Rasengan
}
technique-sakura = { $number ->
    [1] Paume mystique
    [2] Fleur de cerisier
   *[3] Sceau des Cent
}
technique-sai = { $number ->
    [1] Souris d’encre
    [2] Lion d’encre
   *[3] Oiseaux d’encre
}
technique-hinata = { $number ->
    [1] Poing souple
    [2] Paumes protectrices
   *[3] Lions jumeaux
}
technique-kiba = { $number ->
    [1] Marquage
    [2] Clone bestial
   *[3] Crocs lacérateurs
}
technique-shino = { $number ->
    [1] Appel des insectes
    [2] Nuée d’insectes
   *[3] Sphère d’insectes
}
technique-shikamaru = { $number ->
    [1] Manipulation des ombres
    [2] Couture des ombres
   *[3] Attraction des ombres
}
technique-ino = { $number ->
    [1] Trouble de l’esprit
    [2] Transmission mentale
   *[3] Transposition
}
technique-choji = { $number ->
    [1] Contrôle des calories
    [2] Boulet humain
   *[3] Super décuplement
}
technique-lee = { $number ->
    [1] Tourbillon de Konoha
    [2] Ombre de la feuille
   *[3] Lotus verso
}
technique-neji = { $number ->
    [1] Byakugan
    [2] Paume du vide
   *[3] Soixante-quatre poings
}
technique-tenten = { $number ->
    [1] Invocation d’armes
    [2] Dragons jumeaux
   *[3] Chaînes célestes
}

## Objets, missions, jetons, objectifs, fléaux

item-kunai = Kunai
item-shuriken = Shuriken
item-ramen = Ramen
item-summoning-seal = Sceau d’invocation
item-headband = Bandeau frontal
item-soldier-pill = Pilule du soldat
item-explosive-tag = Parchemin explosif
item-mission-scroll = Ordre de mission
item-medical-kit = Trousse de soins
card-kunai = { item-kunai }
card-shuriken = { item-shuriken }
card-ramen = { item-ramen }
card-summoning-seal = { item-summoning-seal }
card-headband = { item-headband }
card-soldier-pill = { item-soldier-pill }
card-explosive-tag = { item-explosive-tag }
card-mission-scroll = { item-mission-scroll }
card-medical-kit = { item-medical-kit }
card-chakra-awakening = Éveil au Chakra
card-merchant-escort = Escorte de marchand
card-lost-cat = Le chat perdu
card-herb-gathering = Cueillette de simples
card-courier = Courrier urgent
card-bandit-camp = Le camp des bandits
card-envoy = Escorte de l’émissaire
card-spy-hunt = La chasse à l’espion
card-rescue = Sauvetage
card-summoning-pact = Pacte d’invocation
card-kazekage-rescue = Au secours du Kazekage
card-hideout = L’assaut du repaire
card-fire-temple = Le temple du feu
card-forbidden-scroll = Le parchemin interdit
card-token-card = jeton Menace (carte)
card-token-chakra = jeton Menace (Chakra)
card-token-scroll = jeton Menace (parchemins)
card-token-item = jeton Menace (objet)
card-chips = Chips { $number }
card-duty = Le sens du devoir
card-hunters = La chasse à l’Akatsuki
card-arsenal = L’arsenal
card-diplomacy = Diplomatie
card-sand-alliance = L’alliance du Sable
card-pact = Le pacte
card-shadows = Dans l’ombre
card-healers = Les mains qui soignent
card-root-exposed = La Racine démasquée
card-genjutsu = Le grand genjutsu
card-trial = L’épreuve du Hokage
card-shame = La honte du village
card-archives = L’incendie des archives

## Équipes, affinités, sortes de cartes, phases, champs

team-kakashi = Équipe 7
team-kurenai = Équipe 8
team-asuma = Équipe 10
team-gai = Équipe Gaï
affinity-leaf = Feuille
affinity-seven = Équipe 7
affinity-eight = Équipe 8
affinity-ten = Équipe 10
affinity-gai = Équipe Gaï
affinity-sand = Sable
affinity-anbu = Anbu
affinity-summon = Invocation
affinity-sound = Son
affinity-medic = Médecin
affinity-kage = Kage
affinity-jinchuriki = Jinchuriki
affinity-akatsuki = Akatsuki
affinity-hyuga = Hyûga
affinity-uchiha = Uchiha
affinity-nara = Nara
affinity-inuzuka = Inuzuka
affinity-aburame = Aburame
affinity-akimichi = Akimichi
affinity-yamanaka = Yamanaka
affinity-sannin = Sannin
type-weapon = arme
type-food = nourriture
type-scroll = rouleau
type-gear = équipement
group-sensei = Sensei
group-starter = personnage de départ
group-field = personnage du terrain
group-threat = Menace
group-jutsu = carte Jutsu
group-item = objet
group-mission = mission
group-token = jeton Menace
group-chips = Chips
group-objective = objectif
group-scourge = fléau
phase-preparation = Préparation
phase-deployment = Déploiement
phase-upkeep = Entretien
field-name = nom
field-group = sorte
field-copies = exemplaires
field-person = personne
field-character = personnage
field-team = équipe
field-force = Force
field-recruit = Recrutement
field-chakra = Chakra
field-force-cost = coût en Force
field-recruit-cost = coût de Recrutement
field-points = points
field-affinities = affinités
field-cost = coût
field-type = type
field-rank = rang
field-ability = capacité
field-holds = capacité passive
field-field = sur le terrain
field-use = effet
field-reward = récompense
field-counts = décompte
field-technique-1 = technique 1
field-technique-2 = technique 2
field-technique-3 = technique 3
field-cost-1 = coût de la technique 1
field-cost-2 = coût de la technique 2
field-cost-3 = coût de la technique 3
field-caps = niveaux les plus hauts

## Ce que fait une carte

# Le texte d’une carte est une suite de phrases. Un début comme « En jeu : » précède ce qu’il régit.
amount-of = { $what ->
    [force] { $amount } Force
    [combat-force] { $amount } Force en combat
    [recruit] { $amount } Recrutement
    [recruiting-only] { $amount } Recrutement pour recruter
    [chakra] { $amount } Chakra
    [scroll] { $amount ->
        [one] { $amount } parchemin
       *[other] { $amount } parchemins
    }
   *[card] { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
}
effect-activated = { $cost ->
    [0] Une fois par tour, gratuit :
   *[other] Une fois par tour, pour { $cost } Chakra :
}
effect-passive = En jeu :
effect-worn = Pour le porteur :
effect-on-field = Sur le terrain :
effect-technique = { $cost ->
    [0] { $technique } (niveau { $level }), gratuit :
   *[other] { $technique } (niveau { $level }), pour { $cost } Chakra :
}
effect-reward = Récompense :
effect-gain = { $what ->
    [card] Piochez { amount-of }
   *[other] Gagnez { amount-of }
}{ $only ->
    [combat] { " " }en combat
    [recruiting] { " " }pour recruter
   *[no] { "" }
}{ $per ->
    [affinity] { " " }par autre personnage à vous en jeu avec l’affinité { $affinity }
    [insect] { " " }par Insecte sur votre plateau
    [wounded] { " " }par personnage dans votre infirmerie
    [item] { " " }par objet de votre inventaire
    [weapon] { " " }par arme dans votre inventaire
    [food] { " " }par nourriture dans votre inventaire
    [scroll] { " " }par rouleau dans votre inventaire
    [gear] { " " }par équipement dans votre inventaire
   *[once] { "" }
}.
    .short = { $what ->
        [card] Piocher { $amount }
       *[other] +{ amount-of }
    }{ $only ->
        [combat] { " " }(combat)
        [recruiting] { " " }(recrutement)
       *[no] { "" }
    }{ $per ->
        [affinity] { " " }par { $affinity }
        [insect] { " " }par insecte
        [wounded] { " " }par blessé
        [item] { " " }par objet
        [weapon] { " " }par arme
        [food] { " " }par nourriture
        [scroll] { " " }par rouleau
        [gear] { " " }par équipement
       *[once] { "" }
    }
effect-heal = { $to ->
    [play] Jouez le premier personnage de votre infirmerie.
   *[discard] Mettez le premier personnage de votre infirmerie dans votre défausse.
}
    .short = Soigner : { $to ->
        [play] en jeu
       *[discard] défausse
    }
effect-eliminate = { $where ->
    [discard] Vous pouvez éliminer un personnage de votre défausse.
    [infirmary] Vous pouvez éliminer un personnage de votre infirmerie.
   *[field] Vous pouvez éliminer un personnage du terrain, mais pas une Menace.
}
    .short = Éliminer : { $where ->
        [discard] défausse
        [infirmary] infirmerie
       *[field] terrain
    }
effect-recall = Vous pouvez jouer un personnage de votre défausse.
    .short = Jouer de la défausse
effect-recall-affinity = Vous pouvez jouer un personnage de votre défausse avec l’affinité { $affinity }.
    .short = Jouer de la défausse : { $affinity }
effect-take-item = { $row ->
    [lower] Vous pouvez prendre un objet de la rangée du bas du marché.
   *[any] Vous pouvez prendre un objet du marché.
}
    .short = Prendre un objet{ $row ->
        [lower] { " " }(rangée du bas)
       *[any] { "" }
    }
effect-acquire = Vous pouvez prendre un personnage du terrain d’un coût de Recrutement de { $limit } au plus ; il va dans votre défausse.
    .short = Prendre quelqu’un (coût { $limit } au plus)
effect-wound = { $where ->
    [discard] Vous pouvez blesser, dans la défausse d’un autre joueur, un personnage d’un coût en Force de { $limit } au plus ; il va dans votre infirmerie.
   *[field] Vous pouvez blesser un personnage du terrain d’un coût en Force de { $limit } au plus, mais pas une Menace ; il va dans votre infirmerie.
}
    .short = Blesser (Force { $limit } au plus) : { $where ->
        [discard] défausses adverses
       *[field] terrain
    }
effect-equip = { $row ->
    [lower] S’il n’a pas d’objet, il peut s’équiper aussitôt d’un objet de la rangée du bas du marché.
   *[any] S’il n’a pas d’objet, il peut s’équiper aussitôt d’un objet du marché.
}
    .short = S’équiper d’un objet{ $row ->
        [lower] { " " }(rangée du bas)
       *[any] { "" }
    }
effect-discard = { $whom ->
    [all] Chaque joueur défausse { amount-of }.
   *[others] Chaque autre joueur défausse { amount-of }.
}
    .short = { $whom ->
        [all] Tous défaussent { $amount }
       *[others] Les autres défaussent { $amount }
    }
effect-mill = { $whom ->
    [own] Mettez { top-cards } de votre pioche dans votre défausse.
    [all] Chaque joueur met { top-cards } de sa pioche dans sa défausse.
   *[others] Chaque autre joueur met { top-cards } de sa pioche dans sa défausse.
}
    .short = { $whom ->
        [own] Retourner { $amount }
        [all] Tous retournent { $amount }
       *[others] Les autres retournent { $amount }
    }
top-cards = { $amount ->
    [one] la carte du dessus
   *[other] les { $amount } cartes du dessus
}
effect-revive = { $to ->
    [play] Jouez le dernier personnage éliminé.
   *[discard] Mettez le dernier personnage éliminé dans votre défausse.
}
    .short = Dernier éliminé : { $to ->
        [play] en jeu
       *[discard] défausse
    }
effect-drain = Chaque autre joueur perd { amount-of }.
    .short = Autres : −{ amount-of }
effect-drain-all = Chaque joueur perd { amount-of }.
    .short = Tous : −{ amount-of }
effect-destroy = { $amount ->
    [one] Le personnage le plus à droite du terrain est éliminé.
   *[other] Les { $amount } personnages les plus à droite du terrain sont éliminés.
}
    .short = Éliminer { $amount } à droite
effect-copy = Vous pouvez copier la capacité activable d’un de vos autres personnages en jeu, pour son Chakra.
    .short = Copier une capacité
effect-place-lion = Mettez le Lion sur votre plateau.
    .short = Placer le Lion
effect-place-insects = { $amount ->
    [one] Mettez { $amount } Insecte sur votre plateau.
   *[other] Mettez { $amount } Insectes sur votre plateau.
}
    .short = Insectes +{ $amount }
effect-clear-insects = Les Insectes quittent votre plateau.
    .short = Insectes retirés
effect-take-chip = Mettez un jeton Chips sur votre plateau et gagnez son Chakra.
    .short = Prendre des chips
effect-reset-chips = Mélangez vos Chips et remettez-les à l’écart.
    .short = Remettre les chips
effect-place-akamaru = Vous pouvez mettre Akamaru sur un personnage du terrain.
    .short = Placer Akamaru
effect-hunt = +{ $amount } Force dans le combat contre le personnage qui porte Akamaru.
    .short = +{ $amount } Force avec Akamaru
effect-bonus = { $whom ->
    [each] Chacun de vos personnages a { "" }
    [affinity] Chacun de vos personnages avec l’affinité { $affinity } a { "" }
   *[self] { "" }
}+{ amount-of }{ $only ->
    [combat] { " " }en combat
    [recruiting] { " " }pour recruter
   *[no] { "" }
}.
    .short = { $whom ->
        [each] Tous : { "" }
        [affinity] { $affinity } : { "" }
       *[self] { "" }
    }+{ amount-of }{ $only ->
        [combat] { " " }(combat)
        [recruiting] { " " }(recrutement)
       *[no] { "" }
    }
effect-bonus-shared = +{ amount-of } pour recruter, par affinité commune avec le personnage recruté.
    .short = +{ amount-of } par affinité commune
effect-cost = { $what ->
    [market] Un objet du marché coûte
    [fight] Combattre un personnage coûte
    [recruit] Recruter un personnage coûte
    [mission] Une mission coûte
    [heal] Soigner coûte
    [technique] Une technique coûte
    [channel] Canaliser rapporte
   *[threat] Combattre la Menace coûte
} { $way ->
    [less] { $amount } de moins.
   *[more] { $amount } de plus.
}
    .short = { $what ->
        [market] Objets
        [fight] Combats
        [recruit] Recruter
        [mission] Missions
        [heal] Soins
        [technique] Techniques
        [channel] Canaliser
       *[threat] La Menace
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-cost-affinity = { $what ->
    [recruit] Recruter un personnage avec l’affinité { $affinity } coûte
    [channel] Canaliser un personnage avec l’affinité { $affinity } rapporte
   *[fight] Combattre un personnage avec l’affinité { $affinity } coûte
} { $way ->
    [less] { $amount } de moins.
   *[more] { $amount } de plus.
}
    .short = { $affinity } : { $what ->
        [recruit] recruter
        [channel] canaliser
       *[fight] combats
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-when = { $event ->
    [fight] Après un combat gagné :
    [recruit] Après un recrutement :
    [buy] Après un achat :
    [channel] En canalisant ce personnage :
   *[send] En partant en mission :
}
    .short = { $event ->
        [fight] Combat gagné
        [recruit] Recruté
        [buy] Acheté
        [channel] Canalisé
       *[send] Envoyé
    } :
effect-fighters-least = Il faut au moins { $least } personnages pour combattre cette Menace.
    .short = Au moins { $least } combattants
effect-fighters-most = Au plus { $most } personnages peuvent combattre cette Menace.
    .short = Au plus { $most } combattants
effect-no-items = Les objets n’aident pas dans le combat contre cette Menace.
    .short = Objets sans effet
effect-wounds-fighters = Qui bat cette Menace va à l’infirmerie.
    .short = Blesse ses vainqueurs
effect-masks = { $amount ->
    [one] Protégé par un masque, à battre d’abord.
   *[other] Protégé par { $amount } masques, à battre d’abord.
}
    .short = { $amount ->
        [one] { $amount } masque
       *[other] { $amount } masques
    }
effect-revealed = À l’apparition :
    .short = Révélée :
effect-points-per = { $way ->
    [less] Perdez { point-count }
   *[more] Gagnez { point-count }
} par { $what ->
    [affinity] personnage à vous avec l’affinité { $affinity }
    [mission] mission accomplie
    [threat] Menace vaincue
    [item] objet de votre inventaire
    [affinities] affinité différente sur vos personnages
   *[wounded] personnage dans votre infirmerie
}.
effect-no-points = Les personnages avec l’affinité { $affinity } ne rapportent pas de points.
effect-threat-needed = Seul un joueur qui a vaincu une Menace peut gagner, si quelqu’un l’a fait.
effect-extra-round = Après le dernier tour de table, on en joue encore un.
effect-fewest-tokens = Qui a le moins de jetons Menace { $way ->
    [less] perd { point-count }.
   *[more] gagne { point-count }.
}

## Pourquoi pas

why-game-over = La partie est finie
why-other-turn = C’est à { who } de décider
why-wait-for-chance = D’abord vient une carte d’une pile
why-pile-decides = C’est la pile qui décide de ce qui vient
why-players-decide = C’est à un joueur de décider
why-nothing-due = Rien ne vient d’une pile maintenant
why-not-in-pile = N’est plus dans cette pile
why-not-asked-now = Ce n’est pas la question maintenant
why-answer-first = Une autre question vient d’abord
why-finish-first = Finissez ou abandonnez ce que vous avez commencé
why-preparation-only = Seulement dans la phase de préparation
why-deployment-only = Seulement dans la phase de déploiement
why-team-taken = Cette équipe est prise
    .short = Prise
why-jutsu-taken = Cette carte Jutsu n’est pas proposée
why-not-in-hand = Pas parmi les cartes qui vous sont passées
why-already-sealed = Vous avez choisi, les autres pas encore
why-sensei-taken = Ce Sensei est pris
    .short = Pris
why-not-own-jutsu = Ce n’est pas une de vos cartes Jutsu
why-already-unlocked = Déjà débloquée
    .short = Débloquée
why-level-order = Le niveau inférieur se débloque d’abord
    .short = Niveau inférieur avant
why-level-cap = Au plus le niveau { $level } maintenant
    .short = Jusqu’au niveau { $level }
why-cannot-choose = Ne peut pas être choisi ici
    .short = Pas ici
why-no-such-item = Pas parmi les objets proposés
why-inventory-full = Votre inventaire est plein
    .short = Inventaire plein
why-nothing-to-drop = Aucun objet ne doit faire de la place
why-not-in-inventory = Pas dans votre inventaire
why-not-waiting = Pas parmi les objets à remettre
why-not-wounded-now = Pas parmi les nouveaux blessés
why-not-in-play = Pas en jeu, ou pas libre
why-already-equipped = Porte déjà un objet
    .short = Porte un objet
why-nobody-to-equip = Personne en jeu n’est sans objet
    .short = Tous en portent un
why-no-ability = N’a pas de capacité à activer
why-ability-used = A déjà servi ce tour-ci
    .short = Déjà servi
why-not-enough-chakra = Pas assez de Chakra : { $held } sur { $needed }
    .short = Chakra { $held } sur { $needed }
why-not-worn = Personne de libre ne porte cet objet
why-item-used-up = A déjà servi ce tour-ci
    .short = Déjà servi
why-locked = Encore bloquée
    .short = Bloquée
why-technique-used = A déjà servi ce tour-ci
    .short = Déjà servi
why-nobody-of-name = Personne de ce nom n’est en jeu
    .short = Personne en jeu
why-not-of-name = Seulement un personnage de ce nom
    .short = Autre nom
why-infirmary-empty = Votre infirmerie est vide
    .short = Personne à soigner
why-no-chakra-value = N’a pas de valeur de Chakra
why-no-force-value = N’a pas de Force pour une mission
why-mission-not-offered = Cette mission n’est pas proposée
why-not-enough-scrolls = Pas assez de parchemins : { $held } sur { $needed }
    .short = Parchemins { $held } sur { $needed }
why-no-lion = Le Lion n’est pas sur votre plateau
why-not-on-field = Pas sur le terrain
why-no-force-cost = N’a pas de coût en Force
why-no-recruit-cost = N’a pas de coût de Recrutement
why-masks-first = D’abord les masques
    .short = D’abord les masques
why-no-masks = Il n’y a pas de masque sur le terrain
why-out-of-reach = Vos personnages n’atteignent que { $total } sur { $needed }
    .short = Il manque { $missing }
why-too-few = Il faut combattre à { $least } au moins
    .short = Au moins { $least }
why-too-many = On combat ici à { $most } au plus
    .short = Au plus { $most }
why-brings-nothing = N’apporte rien ici
    .short = N’apporte rien
why-not-yet-enough = Seulement { $total } sur { $needed } pour l’instant
    .short = Déjà { $total } sur { $needed }
why-no-room = Votre inventaire n’a pas de place
    .short = Pas de place
why-nothing-to-cancel = Il n’y a rien à abandonner
why-takes-part = Participe déjà
    .short = Participe
why-same-as-first = Rien ne le distingue du premier : le nom seul suffit
    .short = Comme le premier

## Ce qui s’est passé

turn-began = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $seat } de jouer.
}
team-chosen = { $you ->
    [yes] Vous choisissez l’{ $team }.
   *[no] { $seat } choisit l’{ $team }.
}
character-picked = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $seat } prend { $card }.
}
sensei-chosen = { $you ->
    [yes] Vous choisissez { $card } comme Sensei.
   *[no] { $seat } choisit { $card } comme Sensei.
}
jutsu-removed = Hors de la partie : { $card }.
jutsu-dealt = { $you ->
    [yes] Vous recevez une carte Jutsu : { $card }.
   *[no] { $seat } reçoit une carte Jutsu.
}
character-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
card-drawn = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $seat } pioche une carte.
}
discard-shuffled = { $you ->
    [yes] Vous mélangez votre défausse, qui devient votre pioche.
   *[no] { $seat } mélange sa défausse, qui devient sa pioche.
}
ability-activated = { $you ->
    [yes] Vous activez { $card }
   *[no] { $seat } active { $card }
}{ for-chakra }.
ability-copied = { $you ->
    [yes] Vous copiez une capacité : { $card }.
   *[no] { $seat } copie une capacité : { $card }.
}
technique-used = { $you ->
    [yes] Vous utilisez la technique { $technique }
   *[no] { $seat } utilise la technique { $technique }
}{ for-chakra }.
for-chakra = { $chakra ->
    [0] { "" }
   *[other] { " " }pour { $chakra } Chakra
}
character-equipped = { $you ->
    [yes] Vous équipez { $card } d’un objet : { $item }.
   *[no] { $seat } équipe { $card } d’un objet : { $item }.
}
item-used = { $you ->
    [yes] Vous utilisez l’objet que porte { $card } : { $item }.
   *[no] { $seat } utilise l’objet que porte { $card } : { $item }.
}
chakra-channelled = { $you ->
    [yes] Vous canalisez { $card } : { $chakra } Chakra.
   *[no] { $seat } canalise { $card } : { $chakra } Chakra.
}
character-sent = { $you ->
    [yes] Vous envoyez { $card } en mission : { scroll-count }.
   *[no] { $seat } envoie { $card } en mission : { scroll-count }.
}
scroll-count = { $scrolls ->
    [one] { $scrolls } parchemin
   *[other] { $scrolls } parchemins
}
character-healed = { $into_play ->
    [0] { $you ->
        [yes] Vous soignez { $card }, qui va dans votre défausse.
       *[no] { $seat } soigne { $card }, qui va dans sa défausse.
    }
   *[other] { $you ->
        [yes] Vous soignez { $card }, qui entre en jeu.
       *[no] { $seat } soigne { $card }, qui entre en jeu.
    }
}
mission-done = { $you ->
    [yes] Vous accomplissez une mission : { $card }.
   *[no] { $seat } accomplit une mission : { $card }.
}
stuff-gained = { $you ->
    [yes] Vous gagnez { amount-of }.
   *[no] { $seat } gagne { amount-of }.
}
stuff-lost = { $you ->
    [yes] Vous perdez { amount-of }.
   *[no] { $seat } perd { amount-of }.
}
deployment-began = { $you ->
    [yes] Vous déployez vos personnages.
   *[no] { $seat } déploie ses personnages.
}
character-defeated = { $you ->
    [yes] Vous battez { $card } avec une Force de { $total }.
   *[no] { $seat } bat { $card } avec une Force de { $total }.
}
mask-beaten = { $you ->
    [yes] Vous battez un masque avec une Force de { $total }.
   *[no] { $seat } bat un masque avec une Force de { $total }.
}
character-recruited = { $you ->
    [yes] Vous recrutez { $card } avec un Recrutement de { $total }.
   *[no] { $seat } recrute { $card } avec un Recrutement de { $total }.
}
character-acquired = { $you ->
    [yes] Vous prenez { $card } sur le terrain.
   *[no] { $seat } prend { $card } sur le terrain.
}
character-recalled = { $you ->
    [yes] Vous jouez { $card } depuis votre défausse.
   *[no] { $seat } joue { $card } depuis sa défausse.
}
item-bought = { $you ->
    [yes] Vous achetez un objet avec un Recrutement de { $total } : { $item }.
   *[no] { $seat } achète un objet avec un Recrutement de { $total } : { $item }.
}
item-taken = { $you ->
    [yes] Vous prenez un objet du marché : { $item }.
   *[no] { $seat } prend un objet du marché : { $item }.
}
item-returned = { $you ->
    [yes] Vous remettez un objet sous la pioche du marché : { $item }.
   *[no] { $seat } remet un objet sous la pioche du marché : { $item }.
}
character-wounded = { $you ->
    [yes] { $card } va dans votre infirmerie.
   *[no] { $card } va à l’infirmerie, chez { $seat }.
}
character-eliminated = { $card } va sur la pile des éliminés.
character-revealed = { $card } arrive sur l’emplacement { $place } du terrain.
item-revealed = Nouveau au marché : { $item } (emplacement { $place }).
mission-revealed = Nouvelle mission : { $card } (emplacement { $place }).
threat-moved = { $card } avance sur l’emplacement { $place } du terrain.
threat-escaped = { $card } s’échappe du terrain.
token-taken = { $you ->
    [yes] Vous prenez un { $card }.
   *[no] { $seat } prend un { $card }.
}
token-lost = Un jeton Menace quitte la partie.
technique-unlocked = { $you ->
    [yes] Vous débloquez la technique { $technique }.
   *[no] { $seat } débloque la technique { $technique }.
}
objective-revealed = Un objectif est révélé : { $card }.
scourge-revealed = Le fléau est révélé : { $card }.
lion-unleashed = { $you ->
    [yes] Vous lâchez le Lion : { $card } gagne 3 Force.
   *[no] { $seat } lâche le Lion : { $card } gagne 3 Force.
}
akamaru-moved = { $you ->
    [yes] Vous mettez Akamaru sur { $card }.
   *[no] { $seat } met Akamaru sur { $card }.
}
akamaru-returned = { $you ->
    [yes] Akamaru revient vers vous.
   *[no] Akamaru revient vers { $seat }.
}
chip-taken = { $you ->
    [yes] Vous prenez un jeton : { $card }.
   *[no] { $seat } prend un jeton : { $card }.
}
character-discarded = { $you ->
    [yes] Vous défaussez { $card } de votre main.
   *[no] { $seat } défausse { $card } de sa main.
}
card-turned = { $you ->
    [yes] De votre pioche à votre défausse : { $card }.
   *[no] De la pioche à la défausse, chez { $seat } : { $card }.
}
character-revived = { $into_play ->
    [0] { $you ->
        [yes] Vous ramenez { $card }, qui va dans votre défausse.
       *[no] { $seat } ramène { $card }, qui va dans sa défausse.
    }
   *[other] { $you ->
        [yes] Vous ramenez { $card }, qui entre en jeu.
       *[no] { $seat } ramène { $card }, qui entre en jeu.
    }
}
character-lost = { $you ->
    [yes] Vous perdez { $card } de votre défausse.
   *[no] { $seat } perd { $card } de sa défausse.
}
extra-round-began = Le fléau exige encore un tour de table.
last-round-began = Le dernier jeton a quitté la piste. C’est le dernier tour de table.
game-ended = Tout le monde a joué aussi souvent. La partie est finie.

## Questions et choix

ask-team = Quelle équipe choisissez-vous ?
ask-pick = Quel personnage prenez-vous ?
ask-keep = Quel personnage gardez-vous ? Les autres vont à gauche.
ask-sensei = Quel Sensei choisissez-vous ?
ask-unlock = Quelle technique débloquez-vous, jusqu’au niveau { $level } ?
ask-return = Quel objet va maintenant sous la pioche du marché ?
ask-wound = Qui va maintenant dans votre infirmerie ?
ask-prepare = Préparation : que faites-vous ?
ask-deploy = Déploiement : que faites-vous ?
ask-eliminate = Qui éliminez-vous ?
ask-recall = Qui jouez-vous depuis votre défausse ?
ask-take-item = Quel objet prenez-vous ?
ask-acquire = Qui prenez-vous sur le terrain ?
ask-copy = De qui copiez-vous la capacité ?
ask-akamaru = Sur qui mettez-vous Akamaru ?
ask-whom-to-wound = Qui blessez-vous ?
ask-discard = { $number ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelle carte défaussez-vous ? Il en faut { $number }.
}
ask-fight = Combattre { $card } : Force { $total } sur { $needed }. Qui participe ?
    .short = Combattre { $card }
ask-recruit = Recruter { $card } : Recrutement { $total } sur { $needed }. Qui participe ?
    .short = Recruter { $card }
ask-buy = Acheter l’objet { $item } : Recrutement { $total } sur { $needed }. Qui participe ?
    .short = Acheter : { $item }
ask-equip = Qui reçoit l’objet ({ $item }) ?
ask-lion = À qui le Lion donne-t-il 3 Force ?
ask-technique = Qui exécute la technique { $technique } ?
choose-team = { $team }
choose-pick = { $card }
choose-sensei = { $card }
choose-unlock = Débloquer { $technique }
copy-number = { $copy ->
    [1] { "" }
   *[other] { " " }{ $copy }
}
choose-choose = { $card }{ copy-number }
choose-take = { $item }{ copy-number }
choose-skip = S’en passer
choose-on = { $card }{ copy-number }
choose-strike = C’est bon : passer à l’action
    .short = Passer à l’action
choose-with = { $card }{ copy-number } (+{ $worth })
choose-drop = Céder l’objet { $item }
choose-cancel = Abandonner
choose-return = { $item }
choose-wound = { $card }
choose-mission = Mission : { $card } ({ scroll-count })
    .short = Mission { $card }
choose-activate = Activer { $card }{ copy-number }{ for-chakra }
    .short = Activer { $card }{ copy-number }
choose-use = Utiliser l’objet { $item }{ copy-number }
choose-technique = Technique { $technique }{ for-chakra }
    .short = Technique { $technique }
choose-equip = Équiper quelqu’un : { $item }
    .short = Équiper quelqu’un avec { $item }
choose-heal = { $side ->
    [A] Soigner pour { $chakra } Chakra : en jeu
   *[B] Soigner pour { $chakra } Chakra : dans la défausse
}
    .short = { $side ->
        [A] Soigner et mettre en jeu
       *[B] Soigner et mettre dans la défausse
    }
choose-deploy = Passer au déploiement
choose-fight = Combattre { $card }{ copy-number } : Force { $needed }
    .short = Combattre { $card }{ copy-number }
choose-fight-mask = Combattre un masque : Force { $needed }
    .short = Combattre un masque
choose-recruit = Recruter { $card }{ copy-number } : Recrutement { $needed }
    .short = Recruter { $card }{ copy-number }
choose-buy = Acheter l’objet { $item }{ copy-number } : Recrutement { $needed }
    .short = Acheter l’objet { $item }{ copy-number }
choose-lion = Lâcher le Lion : 3 Force
    .short = Lâcher le Lion
choose-channel = Canaliser { $card }{ copy-number } : { $chakra } Chakra
    .short = Canaliser { $card }{ copy-number }
choose-send = Envoyer { $card }{ copy-number } en mission : { scroll-count }
    .short = Envoyer { $card }{ copy-number } en mission
choose-end = Finir le déploiement

## Ce qui parle pour un coup

because-fight = Battu, il vaut { point-count } ; soigné, il rejoint vos cartes : Force { $force }, Recrutement { $recruitment }, Chakra { $chakra }.
because-threat = La Menace vaut { point-count } et rapporte un jeton Menace ; jetons restants : { $left }.
because-recruit = La carte vaut { point-count } et rejoint vos cartes : Force { $force }, Recrutement { $recruitment }, Chakra { $chakra }.
because-channel = Votre jauge de Chakra passe de { $held } à { $after }.
because-send = Votre jauge de Mission passe de { $held } à { $after }.
because-with = Cela fait { $total } ; il faut { $needed }.
because-mission = La récompense vient tout de suite ; à la fin, la mission vaut { point-count }.
because-chakra = { $chakra ->
    [0] Cela ne coûte pas de Chakra.
   *[other] Cela coûte { $chakra } Chakra ; il vous en reste { $after }.
}
because-deploy = Rien de ce que vous pouvez préparer maintenant ne vaut ce que vos personnages obtiendront au déploiement.
because-end = Il ne reste rien à obtenir qui en vaille la peine.

## Sur la page

deckbattle-place = Place { $place }
deckbattle-empty-place = La place { $place } est vide
deckbattle-akamaru = Avec Akamaru
deckbattle-chosen = Choisi
deckbattle-fight = Combattre
deckbattle-recruit = Recruter
deckbattle-choose = Choisir
deckbattle-goes = { $place ->
    [0] S’échappe ensuite du terrain
   *[other] Va ensuite à la place { $place }
}
deckbattle-masks = { $count ->
    [one] { $count } masque
   *[other] { $count } masques
}
deckbattle-masks-worth = Chacun coûte 4 en Force et vaut 3 points.
deckbattle-field = Terrain
deckbattle-threat-moves = la Menace avance à droite à l’entretien
deckbattle-reserve = réserve { $count }
deckbattle-out = éliminés { $count }
deckbattle-market = Marché
deckbattle-missions = Missions
deckbattle-track = Piste
deckbattle-threat-track = Piste Menace
deckbattle-rivals = Rivaux
deckbattle-in-preparation = en préparation
deckbattle-rank = rang { $rank }
deckbattle-objective = Objectif
deckbattle-gets = { $you ->
    [yes] vous { $points }
   *[no] { $seat } { $points }
}
deckbattle-scourge = Fléau
deckbattle-unlocks = Débloque des techniques jusqu’au niveau { $level }.
deckbattle-token-gone = Le jeton { $place } est parti.
deckbattle-token-there = Le jeton { $place } est là.
deckbattle-hidden-until = Révélé avec le jeton { $place }
deckbattle-last-round = Dernier tour de table
deckbattle-draw-pile = pioche
deckbattle-discard = défausse
deckbattle-infirmary = infirmerie
deckbattle-discard-title = Votre défausse
deckbattle-infirmary-title = Votre infirmerie, à partir du haut
deckbattle-nobody = Personne.
deckbattle-heal = Soigner { $top }{ $chakra ->
    [0] { "" }
   *[other] { " " }(−{ $chakra })
}
deckbattle-takes-part = participe avec { $worth }
deckbattle-activate = Activer{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
deckbattle-use = Utiliser
deckbattle-who-joins = choisissez qui participe
deckbattle-what-each = activez, canalisez ou envoyez ; les autres se déploient
deckbattle-tap-one = touchez-en un pour voir ses coups
deckbattle-in-play = En jeu
deckbattle-hand = Votre main
deckbattle-any-hand = Main
deckbattle-only-you = Vous seul la voyez.
deckbattle-nobody-left = Il n’y a plus personne en jeu.
deckbattle-items = Objets
deckbattle-give-up = céder
deckbattle-empty = vide
deckbattle-jutsu = Jutsu
deckbattle-techniques-later = les techniques sont pour la préparation
deckbattle-level = { $card }, niveau { $level }
deckbattle-locked = bloquée
deckbattle-chakra = Chakra
deckbattle-scrolls = Parchemins
deckbattle-tokens = Jetons Menace
deckbattle-techniques = Techniques
deckbattle-done = Missions accomplies
deckbattle-special = Sur le plateau
deckbattle-lion = Lion
deckbattle-insects = { $count ->
    [one] { $count } insecte
   *[other] { $count } insectes
}
deckbattle-chips = { $count ->
    [one] { $count } jeton Chips
   *[other] { $count } jetons Chips
}
deckbattle-cards-of = Main { $hand }, pioche { $draw }, défausse { $discard }
deckbattle-taken-by = Déjà choisi par { $who }
deckbattle-sum = Somme de la manœuvre
deckbattle-of = sur { $needed }
deckbattle-short = il manque { $count }
deckbattle-exact = juste assez
deckbattle-lost = { $count } en trop
deckbattle-strike-fight = Vaincre { $target }
deckbattle-strike-recruit = Recruter { $target }
deckbattle-strike-buy = Acheter : { $target }
deckbattle-show = Ce qui est montré
deckbattle-moves-there = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
deckbattle-your-board = Votre plateau
deckbattle-token-count = { $count ->
    [one] { $count } jeton Menace
   *[other] { $count } jetons Menace
}
deckbattle-mission-count = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
deckbattle-your-turn = C’est à vous
deckbattle-turn-of = Tour : { $who }
deckbattle-help-prepare = D’abord les capacités, les techniques, les objets et les missions. Ceux qui restent se déploient.
deckbattle-help-deploy = Choisissez quelqu’un sur le terrain ou un objet du marché, puis qui participe.
deckbattle-help-team = Une équipe apporte son Sensei, trois cartes de chaque personnage et trois cartes Jutsu.
deckbattle-help-pick = Trois cartes du personnage entrent dans votre deck, sa carte Jutsu sous votre plateau. Vous en avez { $count } sur 3.
deckbattle-help-keep = Vous en gardez un, les autres passent à gauche ; à la fin vous avez trois personnages. Vous en avez { $count } sur 3.
deckbattle-help-sensei = La dernière carte de votre deck : un Sensei mène vos trois personnages.
deckbattle-drafted = Déjà choisis
deckbattle-printed = imprimé : { $costs }
deckbattle-help-unlock = Choisissez une technique sur une de vos cartes Jutsu.
deckbattle-key-field = Place du terrain
deckbattle-key-market = Marché ou mission
deckbattle-key-own = Vos personnages en jeu
deckbattle-key-strike = Passer à l’action
deckbattle-key-cancel = Abandonner
deckbattle-key-end = Passer à la phase suivante
deckbattle-played = { $you ->
    [yes] Vous jouez { $cards }.
   *[no] { $seat } joue { $cards }.
}
deckbattle-since = Depuis votre tour :
deckbattle-lately = Récemment :
deckbattle-nothing-yet = rien encore
deckbattle-did-mask-beaten = un masque
deckbattle-did-token-lost = un jeton est perdu
deckbattle-did-last-round-began = dernier tour de table
deckbattle-did-extra-round-began = un tour de table de plus
deckbattle-target-first = Choisissez d’abord qui combattre ou recruter, ou un objet à acheter ; { $card } pourra alors participer.
deckbattle-later = { $card } n’a rien à faire pendant la préparation ; au déploiement, la carte pourra participer.

## Les règles

DECK-001 = Le titre de Hokage revient à qui réunit, à la fin, le plus de points de victoire.
DECK-002 = Tout personnage que vous avez recruté ou vaincu vaut ses points à la fin.
DECK-003 = La Force est faite pour combattre et pour les missions.
DECK-004 = Le Recrutement est fait pour gagner de nouveaux personnages et pour payer les objets du marché.
DECK-005 = Canaliser un personnage remplit la jauge de Chakra de sa valeur de Chakra.
DECK-006 = Sur le terrain, un personnage a un coût en Force, un coût de Recrutement ou l’un et l’autre ; qui atteint le coût l’acquiert, en le battant ou en le recrutant.
DECK-007 = La capacité d’un personnage est un effet à lui, pendant le tour de son propriétaire.
DECK-008 = Les affinités comptent pour des combinaisons de cartes et pour des objectifs.
DECK-009 = À chacun sa pioche et sa défausse.
DECK-010 = On pioche toujours la première carte de sa propre pioche.
DECK-011 = Quand il faut une carte de la pioche et qu’elle est vide, toute la défausse est mélangée et devient la nouvelle pioche ; puis on reprend où l’on en était.
DECK-012 = Un personnage défaussé va dans la défausse de son propriétaire, où tous le voient.
DECK-013 = L’effet de terrain d’une Menace dure aussi longtemps qu’elle reste sur le terrain, pas plus.
DECK-014 = Les Menaces traversent le terrain : il s’agit de les battre avant la sortie.
DECK-015 = Un bord de carte gris foncé désigne un allié des Menaces.
DECK-016 = Aucune technique n’est là au début ; elles se débloquent en cours de partie.
DECK-017 = Un personnage profite de l’effet de l’objet dont il est équipé.
DECK-018 = Une mission accomplie donne tout de suite sa récompense, et ses points à la fin.
DECK-019 = Trois objectifs apparaissent dans une partie ; ils valent pour tout le monde.
DECK-020 = Un fléau apparaît dans une partie ; il peut toucher à la fin et au décompte.
DECK-021 = Chacun reçoit un plateau, avec le cube bleu sur Chakra 0 et le cube rouge sur Mission 0, et un jeton Infirmerie à poser à côté.
DECK-022 = Le jeton 1er joueur va à une personne de la table.
DECK-023 = À tour de rôle, chacun prend une des quatre équipes, soit 13 cartes : 10 personnages et 3 cartes Jutsu.
DECK-024 = Les équipes dont personne ne veut restent dans la boîte.
DECK-025 = Les 3 cartes Jutsu sont glissées sous le plateau, toutes leurs techniques bloquées ; leur propriétaire les regarde quand il veut.
DECK-026 = Les 10 personnages de départ, mélangés, forment la pioche.
DECK-027 = Une équipe réunit un Sensei et trois personnages en trois exemplaires ; l’Équipe 7, par exemple, a un Kakashi, trois Naruto, trois Sakura et trois Saï.
DECK-028 = Certains personnages ont leurs jetons : le Lion pour Saï, trois Chips pour Chôji, trois Insectes pour Shino, Akamaru pour Kiba.
DECK-029 = La main de départ compte 5 cartes, tirées du haut de la pioche.
DECK-030 = La pile Menace est mélangée ; sa première carte ouvre la partie sur l’emplacement 1 du terrain.
DECK-031 = Les 97 personnages du terrain, mélangés, forment la réserve ; 5 d’entre eux occupent les emplacements à droite de la Menace.
DECK-032 = Les missions sont mélangées et 3 d’entre elles sont retournées.
DECK-033 = Sur les 8 objectifs mélangés, 3 prennent place face cachée.
DECK-034 = Sur les 5 fléaux mélangés, 1 prend place face cachée au-dessus des objectifs.
DECK-035 = Les objets mélangés forment la pioche du marché ; 4 sont visibles dès le début.
DECK-036 = Les 9 jetons Menace, mélangés, couvrent la piste, un par emplacement et le côté Akatsuki en haut.
DECK-037 = Les masques et les marqueurs attendent près du tapis.
DECK-038 = La piste Menace montre où en est la partie ; le neuvième jeton retiré annonce la fin.
DECK-039 = Une Menace qui sort par le bout du terrain fait disparaître le jeton le plus bas de la piste, et personne ne le reçoit.
DECK-040 = Qui bat une Menace retourne le jeton le plus bas, le garde et touche sa récompense aussitôt.
DECK-041 = Chaque jeton qui quitte la piste débloque une technique pour chacun ; ensuite vient, s’il y a lieu, un objectif.
DECK-042 = L’emplacement découvert fixe le niveau le plus haut que l’on peut débloquer : 1, 2 ou 3.
DECK-043 = Sur une carte Jutsu, le niveau 2 vient après le niveau 1, et le niveau 3 après le niveau 2.
DECK-044 = Les jetons 2, 4 et 6 font apparaître les objectifs 1, 2 et 3 ; le jeton 8, le fléau.
DECK-045 = Le tour passe à gauche, à partir du premier joueur.
DECK-046 = Un tour a trois phases : préparation, déploiement, entretien.
DECK-047 = La préparation commence par toute la main étalée devant soi ; ces personnages sont en jeu.
DECK-048 = Les actions A à G se font dans n’importe quel ordre, et chacune aussi souvent que ses propres limites le permettent.
DECK-049 = Ce que vous piochez pendant votre tour entre en jeu avant que la préparation se termine.
DECK-050 = A : une capacité passive, sur fond sombre, agit tant que son personnage est en jeu.
DECK-051 = A : une capacité activable, sur fond clair, sert au plus une fois par tour, si vous le voulez ; certaines coûtent du Chakra, une étoile veut dire gratuit.
DECK-052 = B : une technique demande d’être débloquée, de ne pas avoir servi ce tour-ci, que son Chakra soit payé et qu’un personnage de ce nom soit en jeu ; c’est lui qui l’exécute.
DECK-053 = B : aucune technique ne sert deux fois dans un tour.
DECK-054 = B : un personnage acquis vaut un personnage de départ s’il porte le même nom.
DECK-055 = C : un objet de l’inventaire peut équiper un personnage en jeu.
DECK-056 = C : l’effet d’un objet est passif, ou activable une fois par tour ; il tient à son porteur.
DECK-057 = C : pas plus d’un objet par personnage.
DECK-058 = D : défausser un personnage en jeu qui a une valeur de Chakra fait monter d’autant la jauge de Chakra, jusqu’à 7.
DECK-059 = Le Chakra dépensé, pour une technique, une capacité ou un soin, fait descendre la jauge d’autant.
DECK-060 = E : défausser un personnage en jeu qui a une valeur de Force fait monter d’autant la jauge de Mission, jusqu’à 7.
DECK-061 = E : ce qui n’aide qu’en combat, comme le Kunai, n’apporte rien en mission.
DECK-062 = F : sur la face A de l’infirmerie, 3 Chakra font entrer en jeu son premier personnage ; le jeton passe alors sur la face B.
DECK-063 = F : sur la face B, 2 Chakra envoient dans la défausse le premier personnage de l’infirmerie.
DECK-064 = F : après la face A, il ne reste que la face B pour ce tour ; le tour fini, le jeton revient sur A.
DECK-065 = Des capacités et des techniques soignent aussi.
DECK-066 = Un personnage blessé, d’où qu’il vienne, rejoint face visible le dessous de l’infirmerie de celui qui le blesse.
DECK-067 = Pour plusieurs blessés à la fois, leur propriétaire décide de l’ordre.
DECK-068 = G : trois missions sont proposées ; payez le coût en parchemins, touchez la récompense et gardez la carte.
DECK-069 = Le rang C demande 2 ou 3 parchemins, le rang B 4 ou 5, le rang A 6 ou 7.
DECK-070 = Des points de victoire s’ajoutent à partir du rang B ; le rang A récompense le mieux.
DECK-071 = Rien ne limite le nombre de missions dans un tour.
DECK-072 = Une fois le déploiement commencé, il n’y a plus d’actions de préparation.
DECK-073 = Les personnages en jeu sont affectés à des manœuvres, dans l’ordre voulu ; une même manœuvre peut revenir.
DECK-074 = Combattre : vos personnages qui ont de la Force s’en prennent à un personnage du terrain qui a un coût en Force ; il est vaincu dès que leur somme l’atteint.
DECK-075 = Le vaincu finit en bas de votre infirmerie, et vos combattants dans votre défausse.
DECK-076 = L’effet de terrain d’une Menace peut rendre le combat plus exigeant.
DECK-077 = Battre une Menace enlève un jeton de la piste.
DECK-078 = Recruter : vos personnages qui ont du Recrutement s’adressent à un personnage du terrain qui a un coût de Recrutement ; il est à vous dès que leur somme l’atteint.
DECK-079 = La recrue et ceux qui l’ont recrutée rejoignent votre défausse.
DECK-080 = Acheter : un objet demande 2 Recrutement dans la rangée du bas du marché, 3 dans celle du haut ; il va dans l’inventaire, et les acheteurs dans la défausse.
DECK-081 = L’inventaire contient 3 objets ; s’il est plein, l’un d’eux peut partir sous la pioche du marché pour faire de la place.
DECK-082 = Ce qu’une manœuvre a de trop en Force ou en Recrutement est perdu.
DECK-083 = Le déploiement fini, les personnages restés sans manœuvre sont défaussés.
DECK-084 = Les objets portés passent sous la pioche du marché ; leur propriétaire choisit l’ordre.
DECK-085 = Entretien, étape 1 : piochez 5 cartes.
DECK-086 = Étape 2 : la Menace du terrain avance vers la droite.
DECK-087 = Un personnage qui n’est pas un allié et se trouve juste à droite est éliminé ; la Menace prend sa place.
DECK-088 = Si l’emplacement de droite est vide ou tenu par un allié, la Menace saute sur le suivant et s’y arrête ; qui s’y trouve est éliminé, même un allié. L’allié sauté ne bouge pas.
DECK-089 = Une Menace au-delà du dernier emplacement va sous la pile Menace, et la piste perd un jeton.
DECK-090 = Étape 3 : un terrain sans Menace en reçoit une nouvelle sur l’emplacement 1.
DECK-091 = Le personnage de l’emplacement 1 est alors éliminé ; s’il a l’affinité Akatsuki, ou s’il n’y a personne, la nouvelle Menace va sur l’emplacement 2 et élimine qui s’y trouve.
DECK-092 = Certaines Menaces font quelque chose au moment où elles apparaissent.
DECK-093 = Puis la réserve comble les emplacements vides du terrain, en partant de la gauche.
DECK-094 = Étape 4 : au marché, un objet glisse du haut vers l’emplacement à 2 libre sous lui ; ensuite la pioche du marché comble les vides.
DECK-095 = Étape 5 : de nouvelles missions comblent les emplacements vides.
DECK-096 = Étape 6 : le jeton Infirmerie montre à nouveau la face A.
DECK-097 = Étape 7 : c’est au voisin de gauche.
DECK-098 = Le dernier jeton retiré annonce la fin ; on achève le tour de table, pour que tous aient joué aussi souvent.
DECK-099 = Réunissez vos personnages : pioche, défausse, infirmerie.
DECK-100 = Les personnages de départ ne rapportent rien ; mettez-les de côté.
DECK-101 = Voyez ensuite ce que change le fléau.
DECK-102 = Le score réunit les personnages, les missions, les jetons Menace et Masque, les trois objectifs et, le cas échéant, le fléau.
DECK-103 = La victoire va au plus grand nombre de points, sauf si le fléau en décide autrement.
DECK-104 = Kakuzu, une Menace, porte 4 masques ; on ne le combat qu’après les avoir tous battus.
DECK-105 = Un masque coûte 4 en Force et se combat à part ; qui le bat le garde, pour 3 points à la fin.
DECK-106 = Les masques suivent Kakuzu ; ceux qu’il porte encore en sortant quittent la partie.
DECK-107 = Les techniques de Kiba posent Akamaru sur un personnage du terrain, qu’il suit ; si quelqu’un d’autre acquiert ce personnage, le joueur de Kiba pioche une carte et reprend le jeton.
DECK-108 = Avec le niveau 3 de Kiba, Akamaru revient quand le combat est résolu.
DECK-109 = Le niveau 2 de Saï met le Lion sur le plateau ; l’enlever pendant votre tour donne 3 Force à un personnage en jeu, et ce n’est pas une technique.
DECK-110 = Les niveaux 1 et 3 de Shino mettent des Insectes sur le plateau ; seuls, ils ne font rien, et le niveau 2 les enlève.
DECK-111 = Les Chips sont mélangées et mises à l’écart ; le niveau 1 de Chôji en prend une, qui donne son Chakra, et le niveau 2 remet tout à l’écart.
DECK-112 = Les marqueurs Force, Recrutement et Activation servent de rappel, sans plus.
DECK-113 = Quand une carte et une règle se contredisent, la carte l’emporte.
DECK-114 = Un effet qui équiperait un personnage déjà équipé ne fait rien.
DECK-115 = Une carte piochée pendant le tour de quelqu’un d’autre attend votre propre tour dans votre main.
DECK-116 = Défausses, infirmeries et pile des éliminés se regardent librement, mais l’ordre des deux dernières ne change pas.
DECK-117 = Pioches, réserve, pile Menace et mains des autres restent secrètes.
DECK-118 = Quand son porteur est défaussé ou blessé, un objet part sous la pioche du marché et n’agit plus.
DECK-119 = Les personnages éliminés vont sur une seule pile, commune à tous.
DECK-120 = Un bonus de Force prévu pour le combat n’aide jamais une mission.
DECK-121 = Un bonus prévu pour recruter n’aide jamais un achat.
DECK-122 = La Force ou le Recrutement gagné n’appartient qu’au personnage qui a déclenché l’effet.
DECK-123 = Copier une capacité, c’est en copier le prix et l’effet : le copieur paie, et c’est sur lui qu’elle agit.
DECK-124 = Mode Chunin : les cartes Jutsu et les Sensei sont tous visibles au milieu, et chacun y choisit les siens.
DECK-125 = Mode Chunin : le premier personnage se choisit dans l’ordre du tour, le deuxième à rebours, le troisième dans l’ordre, le Sensei à rebours ; la pioche réunit le Sensei et trois exemplaires de chacun.
DECK-126 = Mode Jonin : le hasard ne laisse que 6, 9 ou 12 cartes Jutsu à 2, 3 ou 4 joueurs ; la suite est celle du mode Chunin, avec tous les Sensei.
DECK-127 = Mode Kage : chacun reçoit 3 cartes Jutsu, en garde une et passe le reste à gauche, en garde une autre, passe la dernière et garde celle qu’il reçoit ; puis les Sensei se choisissent à rebours.
DECK-128 = Variante Expert : la Menace du terrain vous coûte 1 Force de plus par jeton Menace que vous possédez ; elle va avec tous les modes.

## Décisions en cas de doute

DECK-A1 = Si la réserve est épuisée, les emplacements restent vides ; les personnages éliminés ne les regarnissent pas.
DECK-A2 = La pile Menace suffit jusqu’au neuvième jeton ; si la dixième Menace est battue au dernier tour de table, il n’en vient plus, et l’emplacement 1 se remplit comme les autres.
DECK-A3 = Après le neuvième jeton, une Menace battue ou sortie ne débloque ni ne révèle plus rien ; ses points comptent quand même.
DECK-A4 = Si pioche et défausse ensemble ne suffisent pas, on pioche ce qu’il y a.
DECK-A5 = La main n’a pas de limite ; une carte piochée hors de son tour se joue avec les autres.
DECK-A6 = À l’entretien, on pioche 5 cartes, quel que soit le nombre de cartes en main.
DECK-A7 = Toute la main doit entrer en jeu ; se servir des personnages est libre.
DECK-A8 = Si les deux coûts sont imprimés, un seul suffit : la Force mène à l’infirmerie, le Recrutement à la défausse.
DECK-A9 = Un personnage ne sert qu’à une manœuvre, puis il est défaussé.
DECK-A10 = Un personnage activé peut encore être canalisé, envoyé en mission ou déployé ; son effet passif cesse quand il quitte le jeu.
DECK-A11 = Deux exemplaires ont chacun leur capacité ; une technique sert une fois par tour, quel que soit leur nombre.
DECK-A12 = Ce qui dépasse 7 sur une jauge est perdu ; on peut défausser le personnage malgré tout.
DECK-A13 = Les jauges gardent leur valeur d’un tour à l’autre.
DECK-A14 = Un gain de Force sans condition, comme celui du Lion, compte aussi en mission.
DECK-A15 = Un personnage sans valeur de Force qui reçoit un bonus a cette Force-là.
DECK-A16 = Le Lion peut être enlevé au déploiement aussi.
DECK-A17 = La face B ne s’utilise qu’après la face A, puis aussi souvent que le Chakra le permet.
DECK-A18 = Un personnage soigné et joué sert tout de suite, capacité comprise.
DECK-A19 = En haut de l’infirmerie se trouve le blessé le plus ancien.
DECK-A20 = Depuis l’emplacement 5, une Menace quitte le terrain si le 6 est vide ou tenu par un allié ; cet allié reste.
DECK-A21 = Le bord gris foncé et l’affinité Akatsuki désignent les mêmes alliés.
DECK-A22 = Si l’emplacement 1 est vide, la nouvelle Menace arrive sur le 2 et élimine qui s’y trouve.
DECK-A23 = Une Menace qui vient d’apparaître n’avance plus dans le même entretien.
DECK-A24 = À la mise en place, la première Menace ne fait que ce qui ne touche personne, comme recevoir ses masques.
DECK-A25 = Kakuzu revenu n’a plus de masques ; on peut le combattre aussitôt.
DECK-A26 = Un masque battu n’est ni une Menace vaincue ni un personnage acquis.
DECK-A27 = La variante Expert ne renchérit pas les masques.
DECK-A28 = Une technique débloquée au déploiement attend votre tour suivant.
DECK-A29 = On débloque à partir du joueur dont c’est le tour, l’un après l’autre.
DECK-A30 = Débloquer est obligatoire, et toujours possible.
DECK-A31 = Les personnages en main comptent aussi dans le score.
DECK-A32 = Un personnage éliminé ne rapporte rien à personne.
DECK-A33 = Le jeton d’une Menace échappée ne vaut de points pour personne.
DECK-A34 = Si la fin est annoncée à l’entretien du dernier joueur, la partie s’arrête là.
DECK-A35 = À égalité de points, la victoire est commune.
DECK-A36 = Quand les missions sont épuisées, leurs emplacements restent vides.
DECK-A37 = La pioche du marché ne s’épuise jamais : sur 28 objets, 16 au plus sont chez les joueurs ou en vente.
DECK-A38 = Inventaire plein et aucun objet cédé : pas d’achat.
DECK-A39 = Un objet porté part sous la pioche du marché même si son porteur n’a rien fait.
DECK-A40 = Les missions ne sont complétées qu’à l’entretien.
DECK-A41 = Chacun compte les objectifs révélés sur ses propres cartes ; les autres objectifs ne comptent pas.
DECK-A42 = Le fléau est révélé au huitième jeton ; il compte donc toujours.
DECK-A43 = Si le joueur de Kiba acquiert le personnage, ou si une Menace l’élimine, Akamaru revient sans que l’on pioche.
DECK-A44 = Quand toutes les Chips sont prises, le niveau 1 ne donne rien avant que le niveau 2 les remette à l’écart.
DECK-A45 = Seules vos propres cartes Jutsu vous donnent des techniques.
DECK-A46 = Un objet qui aide à recruter, comme les Ramen, n’aide pas à acheter.
DECK-A47 = D’abord le jeton et sa récompense, puis les techniques, puis ce qui est révélé.
DECK-A48 = En mode Kage, les cartes Jutsu non distribuées retournent dans la boîte sans être vues.
DECK-A49 = La règle imprimée montre peu de cartes ; les autres sont complétées par nous et marquées comme telles.
DECK-A50 = Une manœuvre ne peut être commencée que si les personnages en jeu pourraient la mener à bien.
DECK-A51 = Entre plusieurs exemplaires en jeu, vous désignez celui dont il s’agit ; ceux que rien ne distingue sont un seul choix.
DECK-A52 = Un personnage qui a servi, a quitté le jeu et revient pendant le même tour a toujours servi ; un autre exemplaire qui arrive à sa place compte comme lui.
DECK-A53 = Une carte piochée pendant votre propre déploiement reste en main.
DECK-A54 = Un combat, un recrutement, un achat, une mission et un soin coûtent au moins 1, quelles que soient les réductions.
DECK-A55 = Quand une défausse est mélangée alors que son propriétaire a des cartes en main, chacun peut savoir lesquelles.
DECK-A56 = De la pile des éliminés revient le dernier éliminé ; son ordre ne change donc pas.
DECK-A57 = Qui doit défausser choisit les cartes de sa main et les montre ; s’il en a trop peu, toutes partent.
DECK-A58 = Si un fléau exige encore un tour de table, chacun rejoue une fois ; la piste n’a plus de jeton à perdre.

## D’où viennent les points

part-characters = Personnages
part-missions = Missions
part-tokens = Jetons
part-masks = Masques
part-objectives = Objectifs
part-scourge = Fléau
decided-by-threat = Ici, on ne gagne pas sans avoir vaincu une Menace : le fléau a tranché (DECK-103).
