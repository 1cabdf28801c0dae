## Les joueurs et leurs places

player = Joueur { $number }
seat = Place { $number }
# Une place sans nom, comme dans un enregistrement, est désignée par son numéro.
who = { $seat ->
    [one] la place { $seat }
    [many] la place { $seat }
    [other] la place { $seat }
   *[name] { $seat }
}

## Petits mots

yes = oui
no = non
point-count = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Les langues, chacune sous son propre nom

language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-nl = Nederlands

## Les robots, du plus faible au plus fort

bot-random = Hasard
bot-greedy = Gourmand
bot-novice = Débutant
bot-casual = Occasionnel
bot-steady = Posé
bot-skilled = Habile
bot-adept = Aguerri
bot-veteran = Chevronné
bot-tactician = Tacticien
bot-expert = Expert
bot-challenger = Prétendant
bot-champion = Champion
bot-virtuoso = Virtuose
bot-master = Maître
bot-clairvoyant = Voyant
bot-unveiled = À découvert

## La fin d’une partie

outcome-winner = { $names } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-winners = { $names } gagnent ensemble avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} chacun.
you-won = Vous gagnez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-won-together = { $names } gagnez ensemble avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} chacun.
nobody-won = Personne ne gagne.
together-won = Victoire commune, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
together-lost = Ensemble, ce n’était pas assez : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-came = Vous terminez { $rank }e avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
you-shared = Vous partagez la { $rank }e place avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
part-points = Points
names-and = { $names } et { $last }

## Pourquoi un coup n’est pas possible maintenant

reason = { $reason } ({ $rule })

## Ce qui n’allait pas dans une saisie, et ce qui conviendrait

unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
unknown-language = La langue « { $language } » n’est pas disponible. Les langues sont : { $languages }.
unknown-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont : { $options }.
unknown-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
unknown-argument = « { $argument } » ne correspond à rien ici. Les options commencent par deux tirets, par exemple --seats.
unknown-rule = Il n’y a pas de règle { $rule } dans ce jeu. Les numéros sont { $numbers }.
unknown-bot = Il n’y a pas de robot « { $bot } ». Les robots sont : { $bots }.
own-bot-no-module = Il n’y a pas de module « { $module } » pour le robot « { $bot } ». Un robot à vous s’écrit module:Classe ; le module est dans ce dossier ou installé.
own-bot-no-bot = « { $bot } » du module « { $module } » n’est pas un robot. Un robot est une sous-classe de quartett.core.play.Bot.
own-bot-stays = Le robot « { $bot } » ne peut pas être envoyé à d’autres processus. Définissez sa classe au premier niveau d’un module, ou jouez dans un seul processus (processes=1).
wrong-budget = Une recherche ne peut pas durer « { $budget } ». Un budget est un nombre d’essais ou de secondes supérieur à zéro, comme dans master:500.
unknown-move = Il n’y a pas de coup « { $move } ». Les coups s’écrivent ainsi : { $examples }.
wrong-seat-count = Impossible de jouer avec { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Ce jeu se joue de { $fewest } à { $most } joueurs.
wrong-game-count = Une série ne peut pas compter { NUMBER($games, useGrouping: 0) } parties. Elle en compte de 1 à { NUMBER($most, useGrouping: 0) }.
wrong-process-count = Impossible de jouer avec { $processes } processus. Indiquez au moins 1, ou rien pour utiliser tous les cœurs.

## Fichiers et enregistrements

file-unreadable = Le fichier { $file } ne peut pas être lu ({ $cause }). Indiquez un fichier qui existe et dont la lecture est permise.
file-too-large = Le fichier { $file } dépasse { NUMBER($most) } Mo ; ce n’est donc ni un enregistrement ni un fichier de cartes.
record-not-text = Le fichier { $file } n’est pas du texte. Un enregistrement est un fichier texte en UTF-8 qui commence par « quartett 1 ».
record-empty = L’enregistrement est vide. Il commence par une ligne comme « quartett 1 ».
record-not-one = Ligne 1 : ce n’est pas un enregistrement. Un enregistrement commence par « quartett { $format } ».
record-newer = Ligne 1 : l’enregistrement est au format { $version } et cette version de Quartett lit le format { $format }. Lisez-le avec une version qui convient.
record-cut-short = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement s’arrête dans l’en-tête. Après l’en-tête vient une ligne « -- », puis les coups.
record-bad-pair = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » n’a pas sa place ici. Les lignes ont ici la forme « clé: valeur », chaque clé une seule fois.
record-header-missing = Il manque dans l’en-tête la ligne « { $key }: … ». Ajoutez-la avant le premier « -- ».
record-header-number = L’en-tête indique « { $key }: { $value } ». Il y faut un nombre entier, par exemple « { $key }: 2 ».
record-bad-option = Les options de l’en-tête contiennent « { $option } ». Chaque option a la forme nom=valeur et figure une seule fois, avec des espaces entre elles.
record-bad-move = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » n’est pas un coup. Un coup se compose du numéro de la place ou de « ? », d’une espace et du coup.
record-ending-missing = Ligne { NUMBER($line, useGrouping: 0) } : il manque dans la dernière partie la ligne « { $key }: … ». Cette partie contient outcome, scores et winners.
record-other-rules = L’enregistrement suit la version { $rules } des règles. Cette version de Quartett connaît la version { $known }.
record-other-cards = L’enregistrement a été joué avec d’autres cartes que celles de { $game } utilisées ici. Prenez le fichier de cartes avec lequel il a été joué.
record-bad-earlier = L’en-tête dit que les règles ont changé (« { $text } »), mais pas comment. On écrit earlier: RÈGLES=COUPS, avec une ligne snapshot, et pas plus de coups qu’il n’y en a.
record-bad-branch = L’en-tête dit d’où vient cette partie (« { $text } »), mais pas comment. On écrit branch: sha256:CHIFFRES after=COUPS chance=COUPS.
snapshot-other-layout = L’état noté vient d’un autre Quartett et ne peut être lu ici. Utilisez le { $game } qui l’a écrit.
snapshot-not-whole = L’état noté n’est pas un état de { $game }. Recopiez l’enregistrement depuis son origine.
record-unknown-move = Ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de coup « { $move } ». Les coups s’écrivent ainsi : { $examples }.
record-unknown-seat = Ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de place { $seat } dans cette partie. Les places vont de 0 à { $last }.
record-refused = Ligne { NUMBER($line, useGrouping: 0) } : « { $move } » n’est pas possible ici. { $reason }.
record-ends-early = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement donne un résultat alors que la partie n’est pas finie. Ajoutez les coups qui manquent ou supprimez la dernière partie.
record-wrong-ending = Ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement indique « { $key }: { $told } ». Les coups mènent à « { $key }: { $right } ».

## Fichiers de cartes

cards-long-key = Le fichier de cartes { $file } contient une clé de plus de { $most } points. Une carte et un champ suffisent.
cards-not-toml = Le fichier de cartes ({ $file }) ne peut pas être lu comme TOML : { $cause }.
cards-bad-shape = Le fichier de cartes ({ $file }) n’a pas la forme attendue : { $cause }. Il contient une table par carte et, dans celle-ci, une donnée par champ.
cards-missing-field = Dans le fichier de cartes ({ $file }), il manque le champ { $field } pour { $card }. Ajoutez-le.
cards-wrong-field = Le fichier de cartes ({ $file }) ne peut pas servir : { $card }, champ { $field }. Il faudrait : { $right }.
# What would be right for a field of a card file.
right-source = une source, puisque la valeur est imprimée
right-reason = une raison, puisque la valeur est complétée par nous
right-mark = la mention printed ou reconstructed
right-number = un nombre entier de { $lowest } à { $highest }
right-text = un texte entre guillemets
right-name = un texte de 1 à { $most } caractères imprimables, sans espaces autour
right-once = chaque nom une seule fois
right-choice = une valeur parmi { $choices }
right-numbers = { $length } nombres entiers de { $lowest } à { $highest }
right-own-name = un nom qui lui est propre, en minuscules
right-total = { $total } cartes en tout ; { $found } figurent dans le fichier
right-no-tie = un nombre de symboles qu’aucun autre rebelle n’a pour la valeur { $value }
right-id = un identifiant qui lui est propre, en minuscules, chiffres et tirets
right-kinds = { $most } sortes de cartes en tout
right-effects = une liste d’effets connus ({ $cause })
right-copy-alone = une liste où « copy » est seul
right-other-card = l’identifiant d’une autre carte au lieu de { $found }
options-are-settled = Les options d’une partie commencée sont fixées : { $argument } ne peut pas changer. Omettez-le.
cards-unknown-card = Le fichier de cartes ({ $file }) contient une carte inconnue de ce jeu : { $card }. Ses cartes sont : { $right }.
cards-no-vocabulary = { $game } n’a pas d’effets à écrire : son fichier de cartes ne contient que des nombres et des noms. Prenez le fichier fourni pour modèle.

## La liste des cartes

field-value = { $field } { $value }
card-printed = imprimé
card-reconstructed = complété par nous : { $fields }

## Compter une main

hand-card = { $card } : { $working }
no-hand-to-count = Dans { $game }, on ne compte pas de main. Nommez un jeu où l’on en compte, comme konoha.
unknown-card = Il n’y a pas de carte « { $card } » dans ce jeu. Les cartes sont : { $cards }.
card-twice = La carte { $card } est nommée deux fois. Il n’y en a qu’une de chaque.

## Un conseil : les coups, ce qu’ils donnent et ce qu’ils valent entre eux

no-hint-now = Aucune question ne vous est posée maintenant. Demandez conseil quand c’est à vous.
hint-chance = { $move } : gagne { $percent ->
    [one] { $percent } partie
   *[other] { $percent } parties
} sur 100
hint-score = { $move } : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
hint-only = C’est le seul coup.
hint-mixed = Restez imprévisible : un maître fait ainsi dans { $percent } cas sur 100.
hint-made = Un maître fait ainsi dans { $percent } cas sur 100.
hint-usual = Un maître fait presque toujours ainsi.
hint-clear = C’est nettement le meilleur coup.
hint-close = D’autres coups sont à peu près aussi bons.
