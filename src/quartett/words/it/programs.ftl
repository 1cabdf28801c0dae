## Posti per programmi e modelli linguistici

no-link = «{ $link }» non è il link di un posto. È fatto come http://host/table/NOME#SEGRETO; mettilo tra virgolette, così la shell tiene ciò che segue il #.
no-program = Il programma «{ $program }» non si può avviare ({ $cause }).
wrong-seconds = { $seconds } secondi per una risposta non sono possibili. Servono più di 0 e al massimo 86400.
server-says = Il tavolo dice: { $text }
server-away = A { $server } non c’è un server Quartett, oppure non risponde.
server-strange = La risposta del server non si capisce. È un server Quartett di questa versione?
line-ended = Il tavolo ha chiuso la connessione (codice { NUMBER($code, useGrouping: 0) }).
program-late = Il programma non ha risposto entro { $detail } secondi.
program-dead = Il programma è terminato a metà partita (codice di uscita { $detail }).
program-flood = Il programma ha detto molto più di quanto gli era stato chiesto.
program-rubbish = Il programma ha dato a una domanda dieci risposte che non sono tra le scelte.
not-a-choice = Non è una delle scelte. Rispondi con una mossa così com’è scritta lì, o con il suo numero.
seat-with-a-bot = A questo posto ora gioca un bot.
seat-handed = Il posto passa al bot { $bot }, come vuole questo tavolo per chi è in ritardo.
seat-left = { $count ->
    [one] { $count } guasto
   *[other] { $count } guasti
}: il programma non viene riavviato. Il tavolo continua a modo suo; il link apre ancora il posto.
seat-over = La partita è finita. Vincitori: { $winners }. Punti: { $scores }.
mcp-missing = I modelli linguistici hanno bisogno del pacchetto mcp, che non è installato. Si installa con: pip install mcp.

## Che cosa sente un modello linguistico

mcp-about = Sei a un tavolo di { $game } come { $player }, con persone o bot agli altri posti. look mostra il tavolo, choices le mosse possibili ora, move ne gioca una, why dice perché una mossa non è possibile, rules legge il regolamento. Vedi ciò che vede il tuo posto.
mcp-your-turn = Tocca a te. { $question }
mcp-not-your-turn = Non tocca a te. Chiama look per aspettare.
mcp-over = La partita è finita. Vincitori: { $winners }. Punti: { $scores }.
mcp-possible = Questa mossa ora è possibile.
mcp-taken = La tua mossa { $move } è stata giocata.

## L’arena

arena-title = { $game }, seme { NUMBER($seed, useGrouping: 0) }, { $done } partite su { $games }
arena-player = Giocatore
arena-failures = Guasti
arena-none = nessuno
arena-late = { $count } in ritardo
arena-dead = { $count } interrotti
arena-flood = { $count } con troppe righe
arena-rubbish = { $count } senza mossa possibile
arena-stopped = Interrotto. Lo stesso comando riprende da qui: ciò che è stato giocato è in { $file }.
arena-few = Un’arena ha bisogno di almeno due giocatori diversi, ogni nome una volta sola. Sono stati nominati: { $players }.
arena-other = { $file } contiene le partite di un’altra arena. Indica un altro file con --keep, oppure cancellalo.
arena-no-name = «{ $program }» non ha un nome. Scrivi NOME=COMANDO, per esempio mio=./mybot.
