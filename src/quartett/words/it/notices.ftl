## Turn notices: what they say

notice-title = Tocca a te
notice-text = { $game }: il tavolo aspetta la tua risposta.

## Turn notices: the page

tell-me-how = Un solo avviso per ogni domanda, dopo { $seconds } secondi di assenza. Non mostra mai le carte.
tell-me-nowhere = Qui non è possibile avvisarti: questo browser non accetta messaggi e il server non conosce altri modi.
notices-on = Attivo
notice-push = Su questo dispositivo
notice-webhook = Con un webhook
notice-mail = Per e-mail
notice-shape = Formato atteso
shape-json = JSON
shape-discord = Discord
shape-slack = Slack
shape-ntfy = ntfy
webhook-address = Indirizzo del webhook
mail-address = Indirizzo e-mail
notice-link = Indica dov’è il tavolo
notice-add = Attiva
notice-stop = Disattiva
notice-refused = Questo browser non permette gli avvisi.

## What can be wrong

bad-receiver = «{ $text }» non è un indirizzo per gli avvisi. Comincia con https:// e non contiene password.
unknown-receiver = Nessuno sa dove si trova { $host }.
private-receiver = { $host } è in una rete privata. Questo server manda avvisi solo a indirizzi pubblici.
bad-mail-address = «{ $text }» non è un indirizzo e-mail.
bad-push-key = Le chiavi del browser per gli avvisi non sono valide.
no-such-notice = Questo server non può avvisarti in questo modo ({ $way }).
too-many-bells = Ricevi già avvisi in { $most } modi. Prima disattivane uno.
no-mail-here = Questo server non manda e-mail.
too-many-letters = Questo destinatario ha ricevuto abbastanza avvisi per oggi.
bad-mail-server = «{ $text }» non è un server di posta. Scrivi smtp://NOME@HOST:PORTA o smtps://HOST, e il mittente con --mail-from.
