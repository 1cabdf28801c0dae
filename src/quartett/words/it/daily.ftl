## The daily deal: the page

daily-how = Una mano al giorno per ogni gioco: tutti trovano le stesse carte e gli stessi bot. La tua partita conta se la finisci oggi; il giorno finisce a mezzanotte UTC.
daily-today = Oggi
daily-past = Giorni passati
daily-past-how = Si possono ancora giocare, ma non contano più.
daily-play = Gioca la mano di oggi
daily-go-on = Torna alla partita
daily-play-again = Gioca
daily-with = Tu e { $count ->
    [one] un bot
   *[other] { $count } bot
} ({ $bot }, { $tries } tentativi)
daily-nobody = Nessuno ha ancora finito.
daily-finished = { $count ->
    [one] Una persona ha finito.
   *[other] { $count } persone hanno finito.
}
daily-own = Sei al { $rank }º posto su { $count }, con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
daily-best = I migliori
daily-rank = Posto
daily-name = Nome
daily-score = Punti
daily-somebody = Qualcuno
daily-replay = Rivedi
daily-won = vinto
daily-histogram = Quante persone hanno fatto quanti punti
daily-bar = Da { $least } a { $most } punti: { $count }
daily-bar-one = { $least ->
    [one] { $least } punto
   *[other] { $least } punti
}: { $count }
daily-promise = Promessa
daily-promise-next = Promessa per domani
daily-seed = Seme
daily-check = La promessa era pubblica prima che il giorno cominciasse. Dalla registrazione di una partita quartett verify ricava di nuovo ogni risposta del caso e dei bot.
daily-empty = Nessun giorno è ancora finito.

## What can be wrong

unknown-day = Qui non c’è nessuna mano del { $day }.
daily-sealed = Altri stanno ancora giocando questa mano. Quando il giorno sarà finito, la partita si potrà guardare da ogni lato.
daily-alone = La mano del giorno la gioca una sola persona fino alla fine, senza nessun altro al suo posto.

## Whether the bots were the promised ones

verified-bots = { $count ->
    [one] Ne deriva anche l’unica risposta dei bot
   *[other] Ne derivano anche tutte le { NUMBER($count, useGrouping: 0) } risposte dei bot
}.
bot-differs = Riga { NUMBER($line, useGrouping: 0) }: il bot ha risposto «{ $told }». Dal seme deriva «{ $right }».
