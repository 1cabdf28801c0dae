## Turn notices: what they say

notice-title = C’est à vous de jouer
notice-text = { $game } : la table attend votre réponse.

## Turn notices: the page

tell-me-how = Un seul message par question, après { $seconds } secondes d’absence. On n’y voit jamais de cartes.
tell-me-nowhere = Impossible de vous prévenir ici : ce navigateur n’accepte pas de messages et le serveur ne connaît pas d’autre moyen.
notices-on = Activé
notice-push = Sur cet appareil
notice-webhook = Par un webhook
notice-mail = Par courriel
notice-shape = Format attendu
shape-json = JSON
shape-discord = Discord
shape-slack = Slack
shape-ntfy = ntfy
webhook-address = Adresse du webhook
mail-address = Adresse électronique
notice-link = Indiquer où est la table
notice-add = Activer
notice-stop = Désactiver
notice-refused = Ce navigateur n’autorise pas les notifications.

## What can be wrong

bad-receiver = « { $text } » n’est pas une adresse utilisable. Elle commence par https:// et ne contient pas de mot de passe.
unknown-receiver = Personne ne sait où se trouve { $host }.
private-receiver = { $host } est dans un réseau privé. Ce serveur n’envoie de messages qu’à des adresses publiques.
bad-mail-address = « { $text } » n’est pas une adresse électronique.
bad-push-key = Les clés du navigateur pour les notifications sont incorrectes.
no-such-notice = Ce serveur ne peut pas vous prévenir de cette façon ({ $way }).
too-many-bells = Vous êtes déjà prévenu de { $most } façons. Désactivez-en une d’abord.
no-mail-here = Ce serveur n’envoie pas de courriels.
too-many-letters = Ce destinataire a reçu assez de messages pour aujourd’hui.
bad-mail-server = « { $text } » n’est pas un serveur de courriel. Écrivez smtp://NOM@HOTE:PORT ou smtps://HOTE, et l’expéditeur avec --mail-from.
