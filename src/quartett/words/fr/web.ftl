## Le serveur et sa base de données

serving = Quartett est à l’adresse { $address }. Ctrl+C l’arrête ; toutes les parties sont gardées.
port-unusable = On ne peut rien servir sur { $host }, port { NUMBER($port, useGrouping: 0) } ({ $cause }). Choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
backed-up = { $count ->
    [one] Une table est
   *[other] { $count } tables sont
} dans { $file }.
only-sqlite = Cela ne vaut que pour SQLite (sqlite:///FICHIER). PostgreSQL a ses propres outils, comme psql.
unknown-alias = Il n’y a pas de table « { $alias } ». « quartett tables » montre leurs noms.
processes-need-postgresql = Plusieurs processus demandent PostgreSQL : un fichier SQLite ne convient qu’à un seul.
unknown-database = Il n’y a pas de base de données « { $database } ». Une adresse s’écrit sqlite:///FICHIER ou postgresql://MACHINE/NOM.
database-unreachable = La base de données { $database } ne peut pas être utilisée ({ $cause }). Vérifiez l’adresse, et si le serveur tourne et vous laisse entrer.
database-driver-missing = PostgreSQL a besoin de son pilote. Installez-le avec : pip install asyncpg.
database-in-memory = L’adresse de la base de données ne nomme aucun fichier. Écrivez sqlite:///FICHIER.
database-unusable = La base de données { $database } ne peut pas être utilisée ({ $cause }). Nommez un nouveau fichier, ou un fichier créé par Quartett.
database-newer = La base de données a la version { $version }, et ce Quartett connaît jusqu’à { $known }. Utilisez un Quartett plus récent.
database-in-use = Un autre serveur utilise la base de données { $database }. Arrêtez-le, ou nommez un autre fichier avec --database.
no-tables-kept = Il n’y a aucune table.
bad-limit = « { $limit } » n’est pas une limite. Une limite s’écrit nom=nombre ; les noms sont : { $limits }.
own-fault = Quelque chose n’a pas marché de notre côté, et rien n’a changé. Réessayez.
not-stored = Cela n’a pas pu être enregistré, donc rien ne s’est passé. Réessayez dans un instant.
too-heavy = Lire ceci demande trop de temps ou de mémoire. La limite est de { $seconds } secondes.

## Ce qui n’allait pas dans une demande

unknown-page = Il n’y a rien à { $page }. La description de l’interface dit ce qui existe.
no-client = Les pages pour le navigateur manquent dans cette installation ; tout le reste est servi. Dans un clone, `make run` les construit ; un wheel publié les contient.
wrong-method = { $page } ne se demande pas ainsi. La description de l’interface dit avec quelle méthode.
not-json = La demande a un autre type de contenu. Envoyez du JSON, en application/json.
body-too-long = La demande est trop longue. Le maximum est de { NUMBER($most, useGrouping: 0) } octets.
bad-message = Le message est illisible ({ $cause }). La description de l’interface montre sa forme.
foreign-origin = Cette demande vient d’une page étrangère. Seules les pages de ce serveur en ont le droit.
too-many-requests = Trop de demandes sont venues de votre adresse. { $most } par seconde sont permises ; attendez un peu.
too-many-tables = Votre adresse a ouvert trop de tables. { $most } par jour sont permises.
unknown-words = Il n’y a pas de mots appelés « { $room } ». Il y a : { $rooms }.
no-such-lesson = Il n’y a pas de leçon { $part }. Chaque jeu a les leçons 1 et 2.

## Tables et places

unknown-table = Cette table n’existe pas. Redemandez le lien à la personne qui vous a invité.
unknown-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
seat-taken = La place { $seat } n’est plus libre. Prenez-en une autre, ou regardez.
no-pass = C’est pour ceux qui sont assis à cette table. Ouvrez d’abord le lien de votre place.
wrong-secret = Ce lien n’ouvre plus de place. Demandez-en un nouveau à l’hôte.
not-host = Seul l’hôte de la table peut le faire pour d’autres. Vous le pouvez pour votre propre place, là où cela a un sens.
bot-sits-there = Un robot joue à votre place. Reprenez d’abord votre place.
too-many-undos = On est déjà revenu { NUMBER($most, useGrouping: 0) } fois en arrière à cette table. C’est le maximum.
table-full = Il s’est déjà passé { NUMBER($most, useGrouping: 0) } choses à cette table. Elle n’accepte plus rien ; ouvrez-en une autre.
no-link-for-bots = Personne n’est assis à la place { $seat }, il n’y a donc pas de lien pour elle. Rendez d’abord la place.
foreign-host = Le serveur ne répond pas à ce nom. Il s’appelle : { $hosts }. --allow-host ajoute un nom.
only-watching = Vous ne faites que regarder. Pour jouer, ouvrez le lien d’une place.
bad-lateness = « { $late } » ne dit rien des réponses tardives. On peut écrire : { $choices }.
bad-pace = { NUMBER($seconds, useGrouping: 0) } secondes ne sont pas un temps de réponse. On peut choisir de 0 (sans limite) à { NUMBER($longest, useGrouping: 0) }.
bad-pause = { NUMBER($pause, useGrouping: 0) } millisecondes ne sont pas une pause pour un robot. Cela peut être de 0 à { NUMBER($longest, useGrouping: 0) }.
table-archived = Personne n’est venu à cette table depuis si longtemps qu’elle a été rangée. Qui y est assis la fait reprendre en entrant de nouveau.
table-newer-rules = Cette table se joue selon la version { $rules } des règles de son jeu, et ce serveur connaît jusqu’à { $known }. Utilisez un Quartett plus récent.
table-without-snapshot = Cette table s’est jouée selon la version { $rules } des règles de son jeu, que ce serveur n’a plus, et elle n’a pas laissé d’état. Ses coups sont gardés.
bad-number = « { $text } » n’est pas un nombre pour { $field }. Écrivez un petit nombre entier.
too-many-asked = Vous demandez { $count } tables à la fois. Il peut y en avoir { $most } au plus.

## Messages des joueurs

hello-first = Le premier message doit être un hello. Envoyez-le avec la version.
hello-twice = Cette connexion a déjà eu son hello. Envoyez des coups, ou reconnectez-vous.
other-version = Ce serveur parle la version { $right }, et non { $version }. Rechargez la page, ou prenez un client qui convient.
bad-message-id = Un message a besoin d’un id de 1 à { $longest } signes.
stale-number = La table a avancé : vous avez répondu à { NUMBER($number, useGrouping: 0) }, et elle en est à { NUMBER($right, useGrouping: 0) }. Regardez et répondez de nouveau.
too-fast = C’était trop rapide. { $most } messages par seconde sont permis.
nothing-to-undo = Vous n’avez pas de réponse à reprendre maintenant.
no-undo-asked = Personne d’autre ne demande à reprendre une réponse maintenant.
no-hints-here = Cette table se joue sans conseils.
hint-pending = Le dernier conseil est encore en préparation. Attendez-le.
record-after-end = L’enregistrement dit tout, il se lit donc quand la partie est finie.
rematch-after-end = Les mêmes personnes pourront rejouer quand cette partie sera finie.
no-own-cards = Cette table joue avec les cartes habituelles de { $game } ; elle n’a pas de fichier de cartes à elle.
unknown-viewer = Personne ne voit la partie comme { $viewer }. Cela peut être une place de 0 à { $last }, -2 pour qui a seulement regardé, ou -3 avec tout visible.
record-too-long = L’enregistrement a { NUMBER($moves, useGrouping: 0) } coups. On en regarde { NUMBER($most, useGrouping: 0) } au plus.
record-with-snapshot = Les règles ont changé pendant cette partie, son enregistrement contient donc un état entier, qui n’est pas accepté d’inconnus. Regardez la table où elle s’est jouée, ou utilisez quartett replay.
unknown-luck = Il n’y a pas de hasard « { $luck } ». Choisissez parmi : { $lucks }.
no-same-luck = Cet enregistrement ne dit pas la suite du hasard ; seul celui d’une partie finie sur un serveur la contient. Choisissez un hasard nouveau.
branch-beyond = L’enregistrement a { NUMBER($moves, useGrouping: 0) } coups ; on ne peut pas continuer après { NUMBER($after, useGrouping: 0) }. Donnez un nombre de 0 à { NUMBER($moves, useGrouping: 0) }.
branch-over = La partie est finie à cet endroit, il ne reste rien à jouer. Revenez d’un coup ou plus.
branch-seats = La partie s’est jouée à { $right } places, pas à { $seats }. Dites qui s’assied à chacune.
keep-unfinished = Cette partie n’est pas encore finie. Seule une partie finie peut être conservée ; une partie en cours se continue sur le serveur.
keep-free = Une place libre n’a pas pu jouer jusqu’au bout. Dites qui était assis à chaque place.

## Si le hasard a été honnête

verified = La graine correspond à la promesse de l’enregistrement, et { $count ->
    [one] l’unique réponse du hasard en découle
   *[other] les { NUMBER($count, useGrouping: 0) } réponses du hasard en découlent
}.
nothing-to-verify = L’en-tête n’a pas de ligne « { $key }: … ». On ne vérifie que les parties servies et terminées.
bad-seed = « { $seed } » n’est pas une graine. Une graine a { $digits } chiffres hexadécimaux.
record-bad-nonces = « { $text } » ne sont pas des nonces. Chacun s’écrit 0@0= puis 32 chiffres hexadécimaux.
other-promise = Avant la donne, la promesse était autre : { $right }. Ici se trouve { $told }. La graine a été échangée.
nonce-missing = Votre nonce { $nonce } manque ou a été changé. Le hasard ne dépend donc pas de vous comme il le devrait.
lot-differs = Le sort a donné { $told } pour { $option }, mais la graine tire { $right }.
other-commitment = La graine n’est pas celle qui était promise : { $told } était promis, et la graine donne { $right }.
chance-differs = Ligne { NUMBER($line, useGrouping: 0) } : le hasard a répondu « { $told } ». De la graine découle « { $right } ».
not-verified = { $count ->
    [one] Le premier coup a été joué
   *[other] Les { NUMBER($count, useGrouping: 0) } premiers coups ont été joués
} selon d’autres règles, le hasard ne peut y être vérifié.
nobody-here = Personne n’est assis à la place { $seat }, donc personne n’y partage ce navigateur.
too-many-here = Ce navigateur a déjà { $most } places de cette table. Il n’en tient pas plus.
too-many-passes = Cette place a déjà été ouverte de { $most } façons. Un nouveau lien les annule toutes.

## La salle avant la partie

unknown-code = Aucune table n’a ce code. Un code vaut jusqu’au début de la partie ; demandez le lien.
already-started = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
host-starts = C’est à la personne qui invite de lancer la partie.
host-stays = La personne qui invite garde sa place.
seats-free = Il reste des places libres. Attendez des invités, ou laissez jouer des robots.
seat-occupied = { $player } occupe une des dernières places. On ne peut la retirer que libre.
no-vote-now = Il n’y a pas à voter maintenant : on ne remplace que quelqu’un qui est parti depuis un moment.
unknown-remark = La remarque « { $remark } » n’existe pas.
too-many-remarks = Doucement : au plus { $most } remarques en { $seconds } secondes.
serving-near = Téléphones du même réseau : { $address }

## Turn notices: the button of the table

tell-me = Me prévenir quand c’est à moi
