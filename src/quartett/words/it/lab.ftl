## The table of a run

lab-title = { $game } ({ $options }), { $games } partite, seme { $seed }
lab-bot = Bot
lab-games = Partite
lab-wins = Vittorie
lab-win-rate = Tasso di vittoria
lab-interval = Intervallo al 95 %
lab-score = Punteggio
lab-spread = Deviazione
lab-rate = { $tally } / { $whole }
lab-length = Durata di una partita: { $mean } mosse in media, da { NUMBER($shortest, useGrouping: 0) } a { NUMBER($longest, useGrouping: 0) }, caso compreso.
lab-uncompiled = Questa versione non è compilata: stessi risultati, ma molto più lenta.
lab-interrupted = Interrotto: sono state giocate { $done } partite su { $asked }.

## The picture of a run

lab-points = Punti
lab-share-of-games = Partite (%)
plot-needs-matplotlib = Le immagini richiedono matplotlib, che non è installato. Installa Quartett con l’extra «plot».
plot-unknown-ending = Un’immagine non può chiamarsi «{ $file }». Il suo nome finisce con: { $endings }.

## Environments for learners

unknown-reward = Non c’è una ricompensa «{ $reward }». Le ricompense sono: { $rewards }.
too-few-games = Non si possono giocare { $games } partite alla volta. Ne serve almeno 1.
wrong-bot-count = { $bots } bot non vanno bene per { $seats } posti. Almeno un posto è di chi impara, e nessun bot avanza.
no-such-seat = Non c’è un posto { $seat }. I { $seats } posti si contano da 0.

## La classifica

ladder-title = { $game }, { $games } partite per incontro, seme { $seed }
ladder-seats = Posti
ladder-rating = Valutazione
ladder-score = Punteggio medio (di ciò che è possibile a mani scoperte)
ladder-duel = { $first } ha vinto il { $rate } % contro { $second } ({ $interval }).
ladder-interrupted = Interrotto: mezza classifica non dice nulla, quindi non è stato scritto nulla.
wrong-ladder = Una classifica richiede almeno due bot diversi, ciascuno una volta, come steady,master:400. Sono stati indicati: { $players }.
