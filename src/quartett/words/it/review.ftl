## Che cosa fu fortuna e che cosa errore, per un posto di una partita finita

review-title = { $player }, { $game }: fortuna e decisioni
review-chance-start = Probabilità di vincere all’inizio
review-chance-result = Risultato, in vittorie
review-score-start = Punti attesi all’inizio
review-score-result = Punti alla fine
review-cards = Fortuna delle carte
review-hidden = Ciò che era nascosto o imprevedibile
review-own = Errori propri
review-others = Errori degli altri
review-unit-chance = In vittorie ogni cento partite.
review-unit-score = In punti della squadra.
review-most = { $kind ->
    [cards-gain] Ha aiutato soprattutto la fortuna con le carte: { $amount }.
    [cards-loss] È costata soprattutto la sfortuna con le carte: { $amount }.
    [hidden-gain] Ha aiutato soprattutto ciò che era nascosto o imprevedibile: { $amount }.
    [hidden-loss] È costato soprattutto ciò che era nascosto o imprevedibile: { $amount }.
    [own-loss] Sono costati soprattutto gli errori propri: { $amount }.
    [others-gain] Hanno aiutato soprattutto gli errori degli altri: { $amount }.
   *[others-loss] Sono costati soprattutto gli errori degli altri: { $amount }.
}
review-decisions = { $count ->
    [0] Non c’era niente da decidere.
    [one] È contata una decisione; è costata { $loss }.
   *[other] Sono contate { $count } decisioni; ciascuna è costata in media { $loss }.
}
review-worst = Che cosa è costato di più
review-no-mistakes = Nessuna mossa era nettamente peggiore di un’altra.
review-moment = Mossa { $number }: { $grade }, −{ $loss }
review-turn = Turno { $turn }: { $grade }, −{ $loss }
review-step = Mossa { $number }: da { $before } a { $after }.
review-did = Giocato: { $choice }
review-better = Meglio: { $choice }
review-more = { $count ->
    [one] Un’altra mossa di questo turno è costata meno.
   *[other] Altre { $count } mosse di questo turno sono costate meno.
}
review-curve = La probabilità di vincere, mossa per mossa
review-curve-score = I punti attesi, mossa per mossa
review-axis-chance = Probabilità di vincere
review-axis-score = Punti della squadra
review-axis-moves = Mosse
review-axis-turns = Turni propri
review-curve-told = Da { $start } all’inizio a { $end } alla fine; al massimo { $high } alla mossa { $peak }, al minimo { $low } alla mossa { $dip }. { $count ->
    [0] Non ci sono errori propri.
    [one] È segnato un errore proprio.
   *[other] Sono segnati { $count } errori propri.
}
grade-small = una piccola imprecisione
grade-mistake = un errore
grade-blunder = un grave errore
review-not-over = Questa partita non è finita. Un’analisi rivela quanto valgono tutte le mani, perciò esiste solo per le partite finite.
unknown-effort = Non c’è un impegno «{ $effort }». Sono possibili: { $efforts }.
review-page-exists = { $file } esiste già. Indica un nuovo file per la pagina.
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
play-on-same-about = Finché il numero di mosse è lo stesso, la sorte risponde come allora.
play-on-begin = Siediti

## Che cosa faresti?

puzzles-about = Posizioni in cui una mossa è nettamente migliore di tutte le altre, per quello che sapresti al tavolo.
puzzles-of = { $solved } di { $count } risolti
puzzles-none = Per questo gioco non ce ne sono ancora.
puzzles-go-on = Risolvi
puzzles-all = Tutti i problemi
puzzles-own = { $count ->
    [one] Un tuo errore
   *[other] I tuoi errori: { $count }
}
puzzles-own-about = Dalle tue partite analizzate in questo browser.
puzzle-own = Un tuo errore, mossa { $number }. Che cosa faresti adesso?
puzzle-easy = facile
puzzle-middling = meno facile
puzzle-hard = difficile
puzzle-called = Problema { $number }, { $grade }
puzzle-called-solved = Problema { $number }, { $grade }, risolto
puzzle-called-missed = Problema { $number }, { $grade }, non ancora risolto
puzzle-good = Giusto: niente è meglio.
puzzle-answered = Quanto vale la tua risposta è scritto sopra il tavolo.
puzzle-worths = Quanto costa ogni mossa
puzzle-move = Mossa
puzzle-cost-chance = Su cento vittorie
puzzle-cost-score = Punti della squadra
puzzle-best-of-all = la migliore
puzzle-next = Prossimo problema
puzzle-was-last = Era l’ultimo.
no-puzzle-there = Alla risposta { NUMBER($number, useGrouping: 0) } di questa partita non c’era niente da scegliere.
wrong-glance = { NUMBER($worlds, useGrouping: 0) } mondi non sono un’occhiata. Indica un numero da 0 a { NUMBER($most, useGrouping: 0) }.
puzzle-number = Problema { $number } di { $count }. Che cosa faresti?
puzzle-right = Giusto: nessun’altra mossa è così buona.
puzzle-wrong-chance = Costa { $loss } su cento vittorie.
puzzle-wrong-score = Costa alla squadra { $loss ->
    [one] { $loss } punto
   *[other] { $loss } punti
}.
puzzle-best = Meglio: { $choice }

## Le tue decisioni

decisions-title = Le tue decisioni
decisions-about = Dalle tue partite analizzate in questo browser: quanto è costata in media una tua decisione, comprese le piccole perdite di cui una sola analisi non è sicura, e come sono andate le partite senza la fortuna delle carte.
decisions-none = Nessuna tua partita è stata ancora analizzata. Apri una partita finita e scegli «{ $button }».
decisions-cost = Costo di una decisione
decisions-lately = Di recente
decisions-result = Risultato medio
decisions-adjusted = Senza la fortuna delle carte
decisions-games = { $count ->
    [one] Una partita analizzata
   *[other] { $count } partite analizzate
}
decisions-game = Partita
