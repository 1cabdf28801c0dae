## The table of a run

lab-title = { $game } ({ $options }), { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
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
lab-adjusted = { $bot }: { $value } senza la fortuna delle carte ({ $low } – { $high }); così com’è { $plain } ({ $plainlow } – { $plainhigh }).
lab-interrupted = Interrotto: sono state giocate { $done } partite su { $asked }.

## How even a game is

lab-by-seat = Vittorie per posto
lab-card = Carta
lab-had = Posseduta
lab-apart = Differenza
lab-alike = Differenza tra simili
lab-unused = Carte che nessuno ha usato: { $cards }
lab-strong = Carte che tra simili si accompagnano di certo a più di 10 punti di vittorie: { $cards }
measure-dead-offers = Capacità offerte che non avrebbero effetto
measure-leader-wins = Vittorie di chi era solo in testa a metà partita
measure-threats-beaten = Minacce sconfitte in una partita
measure-turns = Turni di un giocatore
measure-missions-done = Missioni di un giocatore
measure-empty-reserve = Partite che finiscono con la riserva vuota

## Tuning

tune-title = { $game }: numeri delle carte regolati
tune-told = Prima e dopo sulle stesse partite ({ $games } di ogni tipo), che non sono servite a regolare alcun numero; con intervalli al 95 %. Tutte le prove sono in trials.jsonl, il file di carte con i nuovi numeri è cards.toml.
tune-numbers = Che cosa è stato regolato
tune-setting = { $bot }, posti: { $seats }
tune-measure = Misura
tune-field = Numero
tune-before = Prima
tune-after = Dopo
tune-aim = Obiettivo
tune-no-bounds = Qui non c’è nulla da regolare: { $file } non dice in nessuna tabella “bounds” fin dove possono andare i suoi numeri.
tune-rounds = Una messa a punto ha da 1 a 100 serie, non { $rounds }.
tune-games = { $games } sono troppo poche per una serie. Ne servono almeno { $fewest }.
tune-games-each = --games richiede un numero, o uno per bot: non { $games } per { $bots }.
plans-none = Per «{ $bot }» non ci sono piani. Ci sono: { $plans }.
tune-only = “{ $option }” serve solo alla messa a punto. Aggiungi --tune.
tune-writes = Una messa a punto scrive un rapporto: “{ $option }” lì non ha senso.
tune-interrupted = Interrotto: tutto ciò che è stato giocato è in { $folder }. Lo stesso comando con --resume riprende da qui.

## The picture of a run

lab-points = Punti
lab-share-of-games = Partite (%)
plot-needs-matplotlib = Le immagini richiedono matplotlib, che non è installato. Installalo con: pip install matplotlib.
plot-unknown-ending = Un’immagine non può chiamarsi «{ $file }». Il suo nome finisce con: { $endings }.

## Environments for learners

unknown-reward = Non c’è una ricompensa «{ $reward }». Le ricompense sono: { $rewards }.
too-few-games = Non si possono giocare { $games } partite alla volta. Ne serve almeno 1.
wrong-bot-count = { $bots } bot non vanno bene per { $seats } posti. Almeno un posto è di chi impara, e nessun bot avanza.
no-such-seat = Non c’è un posto { $seat }. I { $seats } posti si contano da 0.

## La classifica

ladder-title = { $game }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} per incontro, seme { $seed }
ladder-seats = Posti
ladder-rating = Valutazione
ladder-score = Punteggio medio (di ciò che è possibile a mani scoperte dopo il primo passaggio)
ladder-duel = { $first } ha vinto il { $rate } % contro { $second } ({ $interval }).
ladder-duel-adjusted = Senza la fortuna delle carte { $rate } % ({ $interval }).
ladder-adjusted = Intervallo al 95 %, senza fortuna
ladder-among = { $first } ha vinto il { $rate } % tra { $second } ({ $interval }; { $fair } % sarebbe equo).
ladder-with-seats = { $game } con { $seats } posti
ladder-swapped = { $high } è più debole di { $low }, il livello inferiore.
ladder-interrupted = Interrotto: mezza classifica non dice nulla, quindi non è stato scritto nulla.
records-interrupted = Interrotto: { NUMBER($done, useGrouping: 0) } registrazioni su { NUMBER($games, useGrouping: 0) } sono in { $folder }. Lo stesso comando continua con le altre.
wrong-ladder = Una classifica richiede almeno due bot diversi, ciascuno una volta, come steady,master:400. Sono stati indicati: { $players }.

## Experiments: what can be wrong

field-problem = { $file }, riga { $line }, «{ $field }»: { $problem }
field-unknown = Qui non c’è un campo così. I campi sono: { $fields }.
field-missing = Questo campo è necessario.
field-wrong-kind = Qui ci vuole { $right }.
kind-whole-number = un numero intero
kind-number = un numero
kind-text = un testo tra virgolette
kind-flag = true o false
kind-list = una lista tra parentesi quadre
kind-table = una tabella
experiment-not-toml = L’esperimento { $file } non è TOML: { $cause }.
unknown-bot-number = Il bot «{ $bot }» non ha un numero «{ $number }». I suoi numeri sono: { $numbers }.
wrong-bot-number = «{ $value }» non può essere il numero «{ $number }» del bot «{ $bot }». Ci vuole un numero, intero dove quello del bot è intero.
change-unknown-card = Non c’è una carta «{ $card }» da cambiare. Le carte sono: { $cards }.
change-unknown-field = La carta «{ $card }» non ha «{ $field }» da cambiare. Ha: { $fields }.
wrong-sweep = Nessun numero va da { $start } a { $to }. Il passo è sopra lo 0, e la fine non viene prima dell’inizio.
bad-sweep = «{ $sweep }» non è una serie di valori. Scrivi cards.emperor.points=4..14 o bot.caution=-2..4:0.5.
unknown-sweep = «{ $number }» non è un numero che si può variare. Scrivi cards.<carta>.<campo>, options.<opzione>, bot.<numero> (il primo bot) o bots.<numero> (tutti).
too-many-variants = { $count } varianti sono troppe per un esperimento. Può averne { $most }.
luck-not-measured = La fortuna delle carte si può togliere solo dalla misura «{ $right }», non da «{ $measure }».
unknown-measure = Non c’è una misura «{ $measure }». Le misure sono: { $measures }.
wrong-interval = Un intervallo di { $interval } non si può raggiungere. Indica un numero sopra lo 0, come 0.01.
variant-twice = Due varianti si chiamano «{ $variant }». Dai a ciascuna il suo nome.
workers-die = I processi che giocano muoiono di continuo. Ciò che è fatto resta; prova con meno processi.
cluster-needs-ray = Un cluster richiede Ray, che non è installato. Installalo con: pip install ray.
cluster-not-there = Non c’è un cluster Ray a «{ $address }». Avviane uno con «ray start --head», o togli «--cluster» per usare questa macchina.
resume-other = La cartella { $folder } contiene un altro esperimento. Indica la sua cartella con --out.
resume-nothing = In { $folder } non c’è nulla da riprendere. Avvialo senza --resume.
report-exists = La cartella { $folder } c’è già. Indicane un’altra con --out, o riprendi con --resume.
file-not-utf-8 = Il file { $file } non è testo in UTF-8.

## Experiments: the report

lab-luck-out = Senza la fortuna delle carte
lab-moves = Durata in mosse
lab-variant = Variante
lab-difference = Differenza da { $variant }
lab-percentage-points = punti percentuali
lab-clear = netta
lab-unclear = nessuna mostrata
lab-move = Mossa
lab-seats = Posti che l’hanno fatta
lab-results = Risultati
lab-all-bots = Tutti i bot
lab-by-move = Mossa per mossa
lab-by-move-note = Come sono andati i posti che hanno fatto una mossa almeno una volta nella partita. Che una mossa si accompagni a buoni risultati non prova che li causi. Mancano le mosse fatte da meno di 100 posti.
lab-method = Come si è giocato
lab-method-note = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} per variante, seme { $seed }. Tutte le varianti ricevono le stesse carte, e i posti ruotano di partita in partita; le differenze si prendono partita per partita. Si misura il primo bot, { $bot }. Gli intervalli contengono il valore vero in 95 casi su 100.
lab-game = Gioco
lab-options = Opzioni
lab-setting = Impostazione
lab-value = Valore
lab-repeat = Per ripeterlo
lab-report-written = Il rapporto è in { $folder }.
lab-go-on = Lo stesso comando con --resume riprende da qui.
