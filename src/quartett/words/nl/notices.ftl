## Turn notices: what they say

notice-title = Jij bent aan de beurt
notice-text = { $game }: de tafel wacht op je antwoord.

## Turn notices: the page

tell-me-how = Je krijgt één bericht per vraag, als je { $seconds } seconden weg bent. Er staan nooit kaarten in.
tell-me-nowhere = Je bent hier niet te bereiken: deze browser neemt geen berichten aan en de server kent geen andere weg.
notices-on = Ingeschakeld
notice-push = Op dit apparaat
notice-webhook = Via een webhook
notice-mail = Per mail
notice-shape = Wat hij verwacht
shape-json = JSON
shape-discord = Discord
shape-slack = Slack
shape-ntfy = ntfy
webhook-address = Adres van de webhook
mail-address = Mailadres
notice-link = Vermelden waar de tafel is
notice-add = Inschakelen
notice-stop = Uitschakelen
notice-refused = Deze browser staat geen meldingen toe.

## What can be wrong

bad-receiver = “{ $text }” is geen adres voor berichten. Het begint met https:// en bevat geen wachtwoord.
unknown-receiver = Niemand weet waar { $host } is.
private-receiver = { $host } ligt in een privénetwerk. Deze server stuurt alleen berichten naar openbare adressen.
bad-mail-address = “{ $text }” is geen mailadres.
bad-push-key = De sleutels van de browser voor meldingen kloppen niet.
no-such-notice = Op deze manier ({ $way }) kan de server je niets laten weten.
too-many-bells = Je wordt al op { $most } manieren gewaarschuwd. Schakel er eerst een uit.
no-mail-here = Deze server verstuurt geen mail.
too-many-letters = Deze ontvanger heeft voor vandaag genoeg berichten gehad.
bad-mail-server = “{ $text }” is geen mailserver. Schrijf smtp://NAAM@HOST:POORT of smtps://HOST, en de afzender met --mail-from.
