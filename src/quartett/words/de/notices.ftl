## Turn notices: what they say

notice-title = Du bist am Zug
notice-text = { $game }: Der Tisch wartet auf deine Antwort.

## Turn notices: the page

tell-me-how = Zu jeder Frage bekommst du eine Nachricht, sobald du { $seconds } Sekunden weg warst. Karten stehen nie darin.
tell-me-nowhere = Hier kann dich nichts erreichen: Dieser Browser nimmt keine Nachrichten an, und der Server kennt keinen anderen Weg.
notices-on = Eingeschaltet
notice-push = Auf diesem Gerät
notice-webhook = An einen Webhook
notice-mail = Per Mail
notice-shape = Was er erwartet
shape-json = JSON
shape-discord = Discord
shape-slack = Slack
shape-ntfy = ntfy
webhook-address = Adresse des Webhooks
mail-address = Mailadresse
notice-link = Sagen, wo der Tisch ist
notice-add = Einschalten
notice-stop = Ausschalten
notice-refused = Dieser Browser erlaubt keine Nachrichten.

## What can be wrong

bad-receiver = „{ $text }“ ist keine Adresse für Nachrichten. Sie beginnt mit https:// und enthält kein Passwort.
unknown-receiver = Niemand weiß, wo { $host } ist.
private-receiver = { $host } liegt in einem privaten Netz. Dieser Server schickt Nachrichten nur an öffentliche Adressen.
bad-mail-address = „{ $text }“ ist keine Mailadresse.
bad-push-key = Die Schlüssel des Browsers für Nachrichten stimmen nicht.
no-such-notice = Auf diesem Weg ({ $way }) kann der Server dir nichts sagen.
too-many-bells = Du bekommst schon auf { $most } Wegen Bescheid. Schalte zuerst einen aus.
no-mail-here = Dieser Server verschickt keine Mails.
too-many-letters = Dieser Empfänger hat für heute genug Nachrichten.
bad-mail-server = „{ $text }“ ist kein Mailserver. Schreibe smtp://NAME@HOST:PORT oder smtps://HOST, und den Absender mit --mail-from.
