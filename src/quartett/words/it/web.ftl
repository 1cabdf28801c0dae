## Il server e la sua base di dati

serving = Quartett si trova su { $address }. Ctrl+C lo ferma; tutte le partite restano.
port-unusable = Su { $host }, porta { NUMBER($port, useGrouping: 0) } non si può servire nulla ({ $cause }). Scegline un’altra con --port, o 0 per una qualsiasi.
backed-up = { $count ->
    [one] Un tavolo è
   *[other] { $count } tavoli sono
} in { $file }.
only-sqlite = Questo vale solo per SQLite (sqlite:///FILE). PostgreSQL ha i suoi strumenti, come psql.
unknown-alias = Non c’è un tavolo «{ $alias }». «quartett tables» mostra come si chiamano.
processes-need-postgresql = Più processi richiedono PostgreSQL: un file SQLite è per uno solo.
unknown-database = Non c’è una base di dati «{ $database }». Un indirizzo si scrive sqlite:///FILE o postgresql://HOST/NOME.
database-unreachable = La base di dati { $database } non si può usare ({ $cause }). Controlla l’indirizzo, e se il server è acceso e ti lascia entrare.
database-driver-missing = PostgreSQL ha bisogno del suo driver. Installalo con: pip install asyncpg.
database-in-memory = L’indirizzo della base di dati non nomina nessun file. Si scrive sqlite:///FILE.
database-unusable = La base di dati { $database } non si può usare ({ $cause }). Indica un file nuovo o uno creato da Quartett.
database-newer = La base di dati ha la versione { $version }, e questo Quartett conosce fino alla { $known }. Usa un Quartett più recente.
database-in-use = Un altro server usa la base di dati { $database }. Fermalo, o indica un altro file con --database.
no-tables-kept = Non ci sono tavoli.
bad-limit = «{ $limit }» non è un limite. Un limite si scrive nome=numero; i nomi sono: { $limits }.
own-fault = Qualcosa è andato storto da parte nostra, e nulla è cambiato. Riprova.
not-stored = Non è stato possibile salvarlo, quindi non è successo. Riprova tra un momento.
too-heavy = Leggere questo richiede troppo tempo o troppa memoria. Può durare al massimo { $seconds } secondi.

## Che cosa non andava in una richiesta

unknown-page = Non c’è nulla in { $page }. La descrizione dell’interfaccia elenca ciò che esiste.
no-client = In questa installazione mancano le pagine per il browser; tutto il resto è servito. In un clone le costruisce `make run`; un wheel pubblicato le contiene.
wrong-method = { $page } non si chiede in questo modo. La descrizione dell’interfaccia dice con quale metodo.
not-json = La richiesta ha un altro tipo di contenuto. Invia JSON, come application/json.
body-too-long = La richiesta è troppo lunga. Il massimo è di { NUMBER($most, useGrouping: 0) } byte.
bad-message = Il messaggio non si può leggere ({ $cause }). La descrizione dell’interfaccia ne mostra la forma.
foreign-origin = Questa richiesta viene da una pagina estranea. Solo le pagine di questo server possono chiedere.
too-many-requests = Dal tuo indirizzo sono arrivate troppe richieste. Ne sono permesse { $most } al secondo; aspetta un poco.
too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli. Ne sono permessi { $most } al giorno.
unknown-words = Non ci sono parole chiamate «{ $room }». Ci sono: { $rooms }.
no-such-lesson = Non c’è una lezione { $part }. Ogni gioco ha le lezioni 1 e 2.

## Tavoli e posti

unknown-table = Questo tavolo non esiste. Chiedi di nuovo il link a chi ti ha invitato.
unknown-seat = A questo tavolo non c’è il posto { $seat }. I posti vanno da 0 a { $last }.
seat-taken = Il posto { $seat } non è più libero. Prendine un altro, o guarda.
no-pass = Questo è per chi siede a questo tavolo. Apri prima il link del tuo posto.
wrong-secret = Questo link non apre più nessun posto. Chiedine uno nuovo a chi ospita.
not-host = Solo chi ospita il tavolo può farlo per altri. Tu puoi farlo per il tuo posto, dove ha un senso.
bot-sits-there = Un bot gioca al tuo posto. Prima riprenditi il posto.
too-many-undos = A questo tavolo si è già tornati indietro { NUMBER($most, useGrouping: 0) } volte. Di più non si può.
table-full = A questo tavolo sono già successe { NUMBER($most, useGrouping: 0) } cose. Non accetta più niente; aprine uno nuovo.
no-link-for-bots = Al posto { $seat } non siede una persona, quindi non c’è un link. Prima restituisci il posto.
foreign-host = Il server non risponde a questo nome. Si chiama: { $hosts }. --allow-host aggiunge un nome.
only-watching = Stai solo guardando. Per giocare, apri il link di un posto.
bad-lateness = «{ $late }» non dice nulla delle risposte in ritardo. Si può scrivere: { $choices }.
bad-pace = { NUMBER($seconds, useGrouping: 0) } secondi non sono un tempo per rispondere. Si può scegliere da 0 (senza limite) a { NUMBER($longest, useGrouping: 0) }.
bad-pause = { NUMBER($pause, useGrouping: 0) } millisecondi non sono una pausa per un bot. Può essere da 0 a { NUMBER($longest, useGrouping: 0) }.
table-archived = Nessuno viene a questo tavolo da così tanto che è stato archiviato. Chi vi siede lo fa riprendere entrando di nuovo.
table-newer-rules = Questo tavolo si gioca con la versione { $rules } delle regole del suo gioco, e questo server conosce fino alla { $known }. Usa un Quartett più recente.
table-without-snapshot = Questo tavolo si è giocato con la versione { $rules } delle regole del suo gioco, che questo server non ha più, e non ha lasciato uno stato. Le sue mosse restano.
bad-number = «{ $text }» non è un numero per { $field }. Scrivi un piccolo numero intero.
too-many-asked = Chiedi di { $count } tavoli in una volta. Al massimo sono { $most }.

## Messaggi dei giocatori

hello-first = Il primo messaggio deve essere un hello. Invialo con la versione.
hello-twice = Questa connessione ha già avuto il suo hello. Invia mosse, o collegati di nuovo.
other-version = Questo server parla la versione { $right }, non { $version }. Ricarica la pagina, o usa un client adatto.
bad-message-id = Un messaggio ha bisogno di un id da 1 a { $longest } segni.
stale-number = Il tavolo è andato avanti: hai risposto a { NUMBER($number, useGrouping: 0) }, ed è a { NUMBER($right, useGrouping: 0) }. Guarda e rispondi di nuovo.
too-fast = Troppo veloce. Sono permessi { $most } messaggi al secondo.
nothing-to-undo = Ora non hai nessuna risposta da ritirare.
no-undo-asked = Ora nessun altro chiede di ritirare una risposta.
no-hints-here = A questo tavolo si gioca senza consigli.
hint-pending = L’ultimo consiglio è ancora in preparazione. Aspettalo.
record-after-end = La registrazione dice tutto, perciò si legge quando la partita è finita.
rematch-after-end = Le stesse persone possono rigiocare quando questa partita è finita.
no-own-cards = Questo tavolo gioca con le carte consuete di { $game }, quindi non ha un proprio file di carte.
unknown-viewer = Nessuno vede la partita come { $viewer }. Può essere un posto da 0 a { $last }, -2 per chi ha solo guardato, o -3 con tutto scoperto.
record-too-long = La registrazione ha { NUMBER($moves, useGrouping: 0) } mosse. Se ne guardano al massimo { NUMBER($most, useGrouping: 0) }.
record-with-snapshot = Durante questa partita le regole sono cambiate, quindi la registrazione contiene uno stato intero, che non si accetta da sconosciuti. Guarda il tavolo dove si è giocata, o usa quartett replay.
unknown-luck = Non c’è una sorte «{ $luck }». Scegli fra: { $lucks }.
no-same-luck = Questa registrazione non dice come continua la sorte; lo dice solo quella di una partita finita su un server. Scegli una sorte nuova.
branch-beyond = La registrazione ha { NUMBER($moves, useGrouping: 0) } mosse; dopo { NUMBER($after, useGrouping: 0) } non si può continuare. Indica un numero da 0 a { NUMBER($moves, useGrouping: 0) }.
branch-over = Lì la partita è finita e non resta niente da giocare. Torna indietro di una mossa o più.
branch-seats = La partita aveva { $right } posti, non { $seats }. Di’ chi siede a ciascuno.
keep-unfinished = Questa partita non è ancora finita. Si conservano solo le partite finite; una in corso continua sul server.
keep-free = Un posto libero non può aver giocato fino alla fine. Indica chi sedeva a ogni posto.

## Se il caso è stato onesto

verified = Il seme corrisponde alla promessa nella registrazione, e { $count ->
    [one] l’unica risposta del caso ne deriva
   *[other] tutte le { NUMBER($count, useGrouping: 0) } risposte del caso ne derivano
}.
nothing-to-verify = L’intestazione non ha la riga «{ $key }: …». Si verificano solo partite servite e finite.
bad-seed = «{ $seed }» non è un seme. Un seme ha { $digits } cifre esadecimali.
record-bad-nonces = «{ $text }» non sono nonce. Ognuno si scrive 0@0= e 32 cifre esadecimali.
other-promise = Prima della distribuzione era stato promesso altro: { $right }. Qui c’è { $told }. Il seme è stato sostituito.
nonce-missing = Il tuo nonce { $nonce } manca o è stato cambiato. Il caso quindi non dipende da te come dovrebbe.
lot-differs = Per { $option } è stato sorteggiato { $told }, ma il seme estrae { $right }.
other-commitment = Il seme non è quello promesso: era promesso { $told }, e il seme dà { $right }.
chance-differs = Riga { NUMBER($line, useGrouping: 0) }: il caso ha risposto «{ $told }». Dal seme deriva «{ $right }».
not-verified = { $count ->
    [one] La prima mossa è stata fatta
   *[other] Le prime { NUMBER($count, useGrouping: 0) } mosse sono state fatte
} con altre regole: lì il caso non si può verificare.
nobody-here = Al posto { $seat } non siede una persona, quindi nessuno può condividere questo browser.
too-many-here = Questo browser ha già { $most } posti del tavolo. Di più non ce ne stanno.
too-many-passes = Questo posto è già stato aperto in { $most } modi. Un nuovo link li annulla tutti.

## La stanza prima della partita

unknown-code = Nessun tavolo ha questo codice. Un codice vale finché la partita non comincia; chiedi il link.
already-started = La partita è già cominciata.
not-started = La partita non è ancora cominciata.
host-starts = Chi ha invitato fa cominciare la partita.
host-stays = Chi ha invitato tiene il suo posto.
seats-free = Ci sono ancora posti liberi. Aspetta gli ospiti, o fai giocare i bot.
seat-occupied = { $player } siede su uno degli ultimi posti. Si può togliere solo quando è vuoto.
no-vote-now = Ora non c’è nulla da votare: si sostituisce solo chi manca da un po’.
unknown-remark = L’osservazione «{ $remark }» non esiste.
too-many-remarks = Piano: al massimo { $most } osservazioni in { $seconds } secondi.
serving-near = Telefoni nella stessa rete: { $address }

## Turn notices: the button of the table

tell-me = Avvisami quando tocca a me
