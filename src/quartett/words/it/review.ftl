## Che cosa fu fortuna e che cosa errore, per un posto di una partita finita

review-title = { $player }, { $game }: fortuna e decisioni
review-chance-start = Probabilità di vincere all’inizio
review-chance-result = Risultato, in vittorie
review-score-start = Punti attesi all’inizio
review-score-result = Punti alla fine
review-cards = Fortuna delle carte
review-hidden = Fortuna in ciò che era nascosto
review-own = Errori propri
review-others = Errori degli altri
review-unit-chance = In punti su cento vittorie.
review-unit-score = In punti della squadra.
review-decisions = { $count ->
    [0] Non c’era niente da decidere.
    [one] È contata una decisione; è costata { $loss }.
   *[other] Sono contate { $count } decisioni; ciascuna è costata in media { $loss }.
}
review-worst = Che cosa è costato di più
review-no-mistakes = Nessuna mossa era nettamente peggiore di un’altra.
review-moment = Mossa { $number }: { $grade }, −{ $loss }
review-did = Giocato: { $choice }
review-better = Meglio: { $choice }
review-curve = La probabilità di vincere, mossa per mossa
review-curve-score = I punti attesi, mossa per mossa
grade-small = una piccola imprecisione
grade-mistake = un errore
grade-blunder = un grave errore
review-not-over = Questa partita non è finita. Un’analisi rivela quanto valgono tutte le mani, perciò esiste solo per le partite finite.
unknown-effort = Non c’è un impegno «{ $effort }». Sono possibili: { $efforts }.
review-page-exists = { $file } esiste già. Indichi un nuovo file per la pagina.
review-busy = Ci sono troppe analisi in corso. Riprova tra un minuto.
review-look = Rivedi questo momento
play-on-about = Un nuovo tavolo su cui le prime { NUMBER($number, useGrouping: 0) } mosse sono già fatte. La partita giocata resta com’è.
play-on-seat = Siedi al posto di
play-on-others = Gli altri sono
play-on-friends = Amici, con il link
play-on-luck = Sorte
play-on-luck-new = Nuova
play-on-luck-same = La stessa
play-on-new-about = Le carte coperte restano dove sono; quello che la sorte risponde da qui in poi è estratto di nuovo.
play-on-same-about = Finché le mosse sono altrettante, la sorte risponde come allora.
play-on-begin = Siediti
