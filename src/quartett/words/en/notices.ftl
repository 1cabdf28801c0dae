## Turn notices: what they say

notice-title = It is your turn
notice-text = { $game }: the table is waiting for your move.

## Turn notices: the page

tell-me-how = You are told once for each question, when you have been away for { $seconds } seconds. A notice never shows cards.
tell-me-nowhere = You cannot be told here: this browser takes no messages, and the server knows no other way.
notices-on = Switched on
notice-push = On this device
notice-webhook = At a webhook
notice-mail = By mail
notice-shape = What it expects
shape-json = JSON
shape-discord = Discord
shape-slack = Slack
shape-ntfy = ntfy
webhook-address = Address of the webhook
mail-address = Mail address
notice-link = Say where the table is
notice-add = Switch on
notice-stop = Switch off
notice-refused = This browser does not allow notices.

## What can be wrong

bad-receiver = “{ $text }” is not an address for notices. It begins with https:// and has no password in it.
unknown-receiver = Nobody knows where { $host } is.
private-receiver = { $host } is in a private network. This server sends notices only to public addresses.
bad-mail-address = “{ $text }” is not a mail address.
bad-push-key = The browser’s keys for notices are wrong.
no-such-notice = This server cannot tell you by { $way }.
too-many-bells = You are told in { $most } ways already. Switch one off first.
no-mail-here = This server sends no mail.
too-many-letters = This receiver has had enough notices for today.
bad-mail-server = “{ $text }” is not a mail server. Write smtp://USER@HOST:PORT or smtps://HOST, and the sender with --mail-from.
