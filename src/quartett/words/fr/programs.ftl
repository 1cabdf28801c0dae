## Des places pour les programmes et les modèles de langage

no-link = « { $link } » n’est pas le lien d’une place. Il ressemble à http://hôte/table/NOM#SECRET ; mettez-le entre guillemets pour que le shell garde ce qui suit le #.
no-program = Le programme « { $program } » ne peut pas être lancé ({ $cause }).
wrong-seconds = { $seconds } secondes pour une réponse, ce n’est pas possible. Il en faut plus de 0 et au plus 86400.
server-says = La table dit : { $text }
server-away = Il n’y a pas de serveur Quartett à { $server }, ou il ne répond pas.
server-strange = La réponse du serveur est incompréhensible. Est-ce un serveur Quartett de cette version ?
line-ended = La table a mis fin à la connexion (code { NUMBER($code, useGrouping: 0) }).
program-late = Le programme n’a pas répondu en { $detail } secondes.
program-dead = Le programme s’est arrêté en pleine partie (code de sortie { $detail }).
program-flood = Le programme a dit bien plus que ce qu’on lui demandait.
program-rubbish = Le programme a donné à une question dix réponses qui ne sont pas parmi les choix.
not-a-choice = Ce n’est pas un des choix. Répondez par un coup tel qu’il y est écrit, ou par son numéro.
seat-with-a-bot = Un robot joue maintenant à cette place.
seat-handed = La place passe au robot { $bot }, comme cette table le veut pour les retardataires.
seat-left = { $count ->
    [one] { $count } défaillance
   *[other] { $count } défaillances
} : le programme n’est pas relancé. La table continue à sa manière ; le lien ouvre toujours la place.
seat-over = La partie est finie. Gagnants : { $winners }. Points : { $scores }.
mcp-missing = Les modèles de langage ont besoin du paquet mcp, qui n’est pas installé. Pour l’installer : pip install mcp.

## Ce qu’on dit à un modèle de langage

mcp-about = Vous êtes à une table de { $game } sous le nom de { $player }, avec des personnes ou des robots aux autres places. look montre la table, choices les coups possibles maintenant, move en joue un, why dit pourquoi un coup n’est pas possible, rules lit les règles. Vous voyez ce que voit votre place.
mcp-your-turn = C’est à vous. { $question }
mcp-not-your-turn = Ce n’est pas à vous. Appelez look pour attendre votre tour.
mcp-over = La partie est finie. Gagnants : { $winners }. Points : { $scores }.
mcp-possible = Ce coup est possible maintenant.
mcp-taken = Votre coup { $move } est joué.

## L’arène

arena-title = { $game }, graine { NUMBER($seed, useGrouping: 0) }, { $done } parties sur { $games }
arena-player = Joueur
arena-failures = Défaillances
arena-none = aucune
arena-late = { $count } en retard
arena-dead = { $count } arrêts
arena-flood = { $count } débordements
arena-rubbish = { $count } sans coup possible
arena-stopped = Interrompu. La même commande reprend ici : ce qui a été joué est dans { $file }.
arena-few = Une arène demande au moins deux joueurs différents, chaque nom une seule fois. Ont été nommés : { $players }.
arena-other = { $file } contient les parties d’une autre arène. Nommez un autre fichier avec --keep, ou supprimez-le.
arena-no-name = « { $program } » n’a pas de nom. Écrivez NOM=COMMANDE, par exemple mien=./mybot.
