## Posti

you = Tu
bot-sign = bot { $bot }

## Al tavolo

welcome = Al tavolo: { $names }.
question-for = { $who }: { $question }
colon = { ": " }
between = { "; " }
choice-possible = { $number }: { $choice }
choice-refused = { $count ->
    [one] { $number } non è possibile: { $choice }
   *[other] { $number } non sono possibili: { $choice }
}
pass-keyboard = { $who }, premi Invio quando gli altri non guardano.
hint = Numero o mossa · ? perché no · carta NOME · aiuto · annulla · esci
hint-enter = Invio: l’unica scelta · ? perché no · aiuto · annulla · esci
thinks = { $who } pensa …{ $seconds ->
    [0] { "" }
   *[other] { " " }{ $seconds } s
}

## Risposte che non sono mosse

answer-unknown = «{ $text }» non è né una mossa né un comando. Ora è possibile: { $examples }. «aiuto» elenca i comandi.
answer-ambiguous = «{ $text }» può indicare più mosse: { $moves }.
answer-out-of-range = Non c’è una scelta { $number }. Le scelte vanno da 1 a { $most }.
no-such-card = Nessuna carta si chiama «{ $card }». Scrivi un nome come sta sul tavolo, o il suo inizio.
card-ambiguous = «{ $card }» va bene per molte carte: { $cards }. Scrivi un pezzo più lungo del nome.
not-now = { $move }: { $reason }.

## Comandi; i nomi inglesi valgono in ogni lingua

command-why = ?
command-help = aiuto
command-card = carta
command-hint = consiglio
command-rule = regola
command-rules = regole
command-table = tavolo
command-log = cronaca
command-undo = annulla
command-save = salva
command-quit = esci

help-answer = Rispondi con il numero di una scelta o con una mossa come «{ $example }»; basta un inizio che non lasci dubbi.
help-why = { $command }: che cosa non è possibile e perché; «? PAROLA» solo ciò che contiene questa parola.
help-card = { $command } NOME: che cosa dice una carta; basta l’inizio del nome.
help-hint = { $command }: che cosa farebbe qui un maestro, e perché.
help-rule = { $command } 13: la regola con questo numero.
help-rules = { $command } PAROLA: tutte le regole, o quelle che contengono questa parola.
help-table = { $command }: il tavolo.
help-log = { $command }: tutto quello che è successo finora.
help-undo = { $command }: ritira la tua ultima mossa, se da allora nessuno ha saputo nulla di nuovo.
help-save = { $command } FILE: scrivi una registrazione della partita in un nuovo file.
help-quit = { $command }: lascia il tavolo; la partita resta conservata e può continuare più tardi.

log-empty = Non è ancora successo nulla.
rules-without = Nessuna regola contiene «{ $word }».
why-nothing = Tutto ciò che corrisponde è possibile adesso.
more-lines = [Ancora { $lines }: Invio continua, q smette]
undone = Ritirata: { $move }.
cannot-undo = Non c’è nulla da ritirare: si può solo con la tua ultima mossa, e solo finché non è seguita una carta, il dado o un altro giocatore.

## Conservare una partita

kept = La partita è conservata in { $file }.
left = La partita è conservata. Per continuarla:
how-to-replay = Per rileggerne il racconto:
not-over = La registrazione si ferma qui; la partita non è finita.
told-from = { $count ->
    [one] La prima mossa è stata fatta
   *[other] Le prime { NUMBER($count, useGrouping: 0) } mosse sono state fatte
} con altre regole; la storia comincia dopo.

## La fine

final-score = { $who }: { $points }

## Che cosa non andava, e che cosa andrebbe

unknown-player = Qui nessuno si chiama «{ $player }». Un posto è uno di: { $players }; davanti può stare un nome, come in Ada=you.
bad-player-name = «{ $player }» non può essere un nome. Un nome ha da 1 a { $longest } caratteri visibili, senza i segni = , ; e #.
mixed-player-name = «{ $player }» mescola alfabeti le cui lettere si somigliano. Usane uno solo.
player-name-twice = Due posti si chiamano { $player }, o quasi. Ogni nome si dà una volta sola.
other-seat-count = { $seats ->
    [one] È indicato { $seats } posto
   *[other] Sono indicati { $seats } posti
} e la registrazione ne ha { $right }. Indicane { $right }, o nessuno per continuare come prima.
file-exists = { $file } esiste già e resta com’è. Indica un nuovo file.
file-unwritable = Il file { $file } non si può scrivere ({ $cause }). Indica un altro posto, per esempio un file nella tua cartella.
nothing-to-resume = In { $folder } non c’è una partita in sospeso. Indica una registrazione da cui continuare.

## Push

push-turn = Turno: { $who }
push-column = Colonna { $number }
push-flipped = Girata
push-points = Punti
push-pile-label = Mazzo
push-pile-count = Da girare { $count }
push-discard-count = Scarti { $count }
push-pile = Mazzo: { card-count }: { $cards }.
push-discard = Pila degli scarti: { card-count }.
push-colour-count = { $count } × { $colour }
push-roll-count = { $count ->
    [one] { $count } carta Dado
   *[other] { $count } carte Dado
}
push-switch-count = { $count ->
    [one] { $count } carta Cambio di senso
   *[other] { $count } carte Cambio di senso
}
push-picking = Prendono una colonna: { $names }.{ $aside ->
    [0] { "" }
    [one] { " " }{ $aside } carta Cambio di senso.
   *[other] { " " }{ $aside } carte Cambio di senso.
}
push-told-column = Colonna { $number }: { $cards } ({ point-count }).
push-no-column = Non c’è ancora nessuna colonna.
push-told-flipped = Carta girata: { $card }.
push-told-seat = { $who }: { $layout }.
push-nothing-open = nessuna carta scoperta
push-told-open = scoperte { $cards } ({ point-count })
push-told-banked = al sicuro { $cards } ({ point-count })
push-told-banked-hidden = al sicuro { $cards }
push-tie-break = A parità di punti si contano le carte (PUSH-46). { $counts }.

## Deck Battle

deck-force-letter = F
deck-recruit-letter = R
deck-chakra-letter = C
deck-scroll-letter = P
deck-points = { $points }pt
deck-turn = Turno: { $who } · { $phase }
deck-track = Tracciato
deck-last-round = Ultimo giro
deck-market = Mercato
deck-missions = Missioni
deck-away = fuga
deck-masks = { $count ->
    [one] { $count } maschera
   *[other] { $count } maschere
}
deck-chakra-gauge = Chakra
deck-scroll-gauge = Pergamene
deck-in-hand = mano { $count }
deck-piles = mazzo { $draw }, scarti { $discard }
deck-hand = Mano
deck-in-play = In gioco
deck-infirmary = Infermeria
deck-items = Oggetti
deck-techniques = Tecniche
deck-done = Missioni compiute
deck-tokens = Segnalini
deck-lion = Leone
deck-insects = { $count ->
    [one] { $count } insetto
   *[other] { $count } insetti
}
deck-count = { $who }: { $parts } = { $points }
deck-count-characters = Personaggi
deck-count-missions = Missioni
deck-count-tokens = Segnalini Minaccia
deck-count-masks = Maschere
deck-count-objectives = Obiettivi
deck-count-scourge = Flagello
deck-sum = { $parts } = { $total } su { $needed }: { $left }
deck-short = ancora { $count }
deck-exact = basta appena
deck-lost = basta, { $count } in più
deck-told-track = { $count ->
    [one] Resta { $count } segnalino
   *[other] Restano { $count } segnalini
} sul tracciato.
deck-told-aim = { $card }: { $text }
deck-told-market = Al mercato, con il Reclutamento che costano: { $items }.
deck-told-missions = Missioni, con le pergamene che costano: { $missions }.
deck-told-slot = Campo { $place }: { $card }, costo { $cost }, { point-count }; ha { $values }.
deck-told-next = È la Minaccia, e { $place ->
    [0] al prossimo passo fugge.
   *[other] andrà allo spazio { $place }.
}
deck-told-seat = { $who }: { $parts }.
deck-told-person = In gioco: { $card }, { $parts }.
deck-told-used = abilità usata

## I segni sul tavolo

command-legend = legenda
help-legend = { $command }: che cosa significano i segni sul tavolo.
legend-asked = ▶ a chi tocca rispondere.
legend-more = … manca qualcosa; «{ $log }» e «{ $table }» dicono tutto.
push-legend = ▪3 carte messe al sicuro; «+ ?» i loro punti sono nascosti.
force-legend = ? una carta coperta; ×2 due di queste carte.
konoha-legend = ✓ missione riuscita; · lasciata indietro; ▼ dove si trova la squadra; ⌂ il villaggio.
deck-legend-values = { deck-force-letter } Forza · { deck-recruit-letter } Reclutamento · { deck-chakra-letter } Chakra · { deck-scroll-letter } pergamene · { $points } tre punti
deck-legend-slot = «2 { deck-force-letter }5/{ deck-recruit-letter }3 NOME { $points } { deck-force-letter }4»: nello spazio 2, per 5 di Forza o 3 di Reclutamento; vale tre punti; ha 4 di Forza quando è tua.
deck-legend-threat = ▶NOME→3: la Minaccia, e lo spazio dove andrà dopo.
deck-legend-track = ● un segnalino sul tracciato, · uno già tolto; ? un obiettivo ancora nascosto, !? il flagello.
deck-legend-play = ✓ partecipa alla manovra; [NOME] l’oggetto che qualcuno porta; ■□ quanto è pieno un indicatore.
deck-field = Campo
deck-others = gli altri
deck-own = la tua plancia
deck-points-told = punti
legend-table = … «{ $command }» mostra tutto il tavolo.
folded = Non mostrato: { $parts }. «{ $command }» mostra tutto.

## Lezioni

lesson-head = { $game }: lezione { $part } di { $parts }, passo { $step } di { $steps }
lesson-go-on = [Invio: avanti]
lesson-done = La lezione è finita. Per giocare:
lesson-next = La lezione è finita. La prossima:

## L’inizio, e che cosa può fallire

which-game = Quale gioco?
not-kept = Questa partita non viene conservata: { $file } non si può scrivere ({ $cause }). «--save FILE» indica un altro posto.
not-kept-left = La partita non è stata conservata.
output-failed = L’output non si può scrivere ({ $cause }).
cards-not-text = Il file { $file } non è testo. Un file di carte è un file di testo in UTF-8, in TOML.
balance-interrupted = Interrotto: una misurazione a metà non dice niente, quindi non è stato scritto nulla.

## Che cosa faresti?

puzzles-solved = Risolti: { $solved } di { $tried }.
unknown-puzzle = Non c’è un problema { $number }. Hanno i numeri da 1 a { $most }.
wrong-puzzle-count = Non si possono cercare { NUMBER($count, useGrouping: 0) } problemi. Indica un numero da 1 a { NUMBER($most, useGrouping: 0) }.
puzzles-other-cards = I problemi di { $game } sono per altre regole o carte. Cercane di nuovi con quartett puzzle { $game } --find 60.
no-puzzles = Non ci sono ancora problemi di { $game }. Cercane con quartett puzzle { $game } --find 60.

## Un comando scritto male

arguments-missing = Manca qualcosa: { $names }.
argument-without-value = Manca un valore dopo { $argument }.
argument-takes-no-value = { $argument } non prende valori.
argument-no-whole = «{ $given }» non è un numero intero; { $argument } ne richiede uno.
argument-no-natural = «{ $given }» non è un numero intero da 0 in su; { $argument } ne richiede uno.
argument-no-number = «{ $given }» non è un numero; { $argument } ne richiede uno.
argument-out-of-range = { $argument } non può essere { $given }. Valori possibili: da { $least } a { $most }.
argument-unknown = «{ $argument }» qui non corrisponde a nulla.
argument-ambiguous = «{ $argument }» può voler dire più cose: { $choices }.
argument-meant = «{ $given }» non esiste. Intendevi «{ $near }»?
argument-none-of = «{ $given }» non esiste. Ci sono: { $choices }.
argument-wrong = Quello che è stato scritto non è comprensibile ({ $cause }).
argument-help = `{ $program } --help` mostra che cosa è possibile.

## Un file, un indirizzo o l’output non si può usare perché …

cause-missing = il file o la cartella non esiste
cause-folder = è una cartella
cause-no-folder = una parte del percorso non è una cartella
cause-forbidden = non è permesso
cause-full = il disco è pieno
cause-exists = esiste già
cause-read-only = il disco è di sola lettura
cause-long-name = il nome è troppo lungo
cause-taken = la porta è occupata
cause-elsewhere = questo computer non ha quell’indirizzo
cause-silent = lì non risponde nessuno
