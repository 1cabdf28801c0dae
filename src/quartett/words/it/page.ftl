## Ovunque

skip-to-content = Al contenuto
page-not-loaded = Impossibile caricare. Controlla la connessione e riprova.
load-again = Ricarica
no-page = Questa pagina non esiste
to-the-lobby = Alla sala
tools = Strumenti
menu = Menu
close = Chiudi
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
switch-theme = Chiaro o scuro
speed = Velocità
speed-calm = Calma
speed-normal = Normale
speed-quick = Rapida
speed-still = Ferma
sounds = Suoni
single-keys = Lettere singole come tasti
notices = Avvisami quando tocca a me
rules = Regole
rule-opens = Regola { $rule }, in una nuova scheda
you = Tu
bot = Bot
cards = Carte
rules-of = Regole di { $game }
cards-of = Carte di { $game }
word-or-number = Parola o numero
nothing-found = Nessun risultato.
learn-quickly = Impara in due minuti
learn-briefly = Impara, 2 min
learn-game-quickly = Impara, 2 min: { $game }
daily-deal = Mano del giorno
lessons = Lezioni
first-lesson = Prima lezione
second-lesson = Seconda lezione
lesson-of = { $lesson }: { $game }
lesson-read-on = Continua a leggere in alto.
lesson-step = Passo { $step } di { $steps }
lesson-over = La lezione è finita.
show-me = Mostrami
once-more = Ancora una volta
ask-hint = Consiglio
thinking = Riflessione

## La sala

motto = quattro giochi di carte, un tavolo
your-tables = I tuoi tavoli
choose-a-game = Scegli un gioco
play-now = Gioca subito
play-now-game = Gioca subito: { $game }, contro i bot
new-table = Nuovo tavolo: { $game }
players = Giocatori
fewer-players = Un giocatore in meno
more-players = Un giocatore in più
your-name = Il tuo nome
level-novice = ha appena imparato e cede alle tentazioni
level-casual = gioca ogni tanto, a volte in fretta
level-steady = gioca con solidità, un passo alla volta
level-skilled = pianifica e ogni tanto dimentica qualcosa
level-adept = ha buone abitudini, di rado una svista
level-veteran = pianifica ogni turno secondo buone regole
level-tactician = pianifica, ma spesso in fretta
level-expert = pianifica e sbaglia di rado
level-challenger = confronta molti piani, a volte ne scorda uno
level-champion = confronta molti piani per il suo turno
level-virtuoso = pensa lontano, a volte in fretta
level-master = pensa più avanti che può
even-match = Alla pari
even-match-now = { $level } per ora: più forte se vinci, più debole se perdi
build-compiled = Quartett { $version }, i bot pensano con regole compilate
build-uncompiled = Quartett { $version }, i bot pensano con regole non compilate: più lenti, per il resto uguali
open-seat = Posto libero
who-sits = Chi siede al posto { $number }
pace = Ritmo
pace-live = Dal vivo
pace-days = Giorni per mossa
open-the-table = Apri il tavolo
table-code = Codice o link del tavolo
join = Entra
play = Gioca
invite = Invita
invite-how = Chi apre questo link può prendere un posto libero o guardare.
table-link = Link del tavolo
copy-link = Copia il link
copied = Copiato
qr-code = Codice QR del link
options = Opzioni
own-cards = File di carte proprio
list-table = Mostra tra i tavoli aperti
open-tables = Tavoli aperti
free-seats = Posti liberi: { $free } su { $seats }
table-summary = tu{ $open ->
    [0] { "" }
    [one] , { $open } posto libero
   *[other] , { $open } posti liberi
}{ $bots ->
    [0] { "" }
    [one] , { $bots } bot
   *[other] , { $bots } bot
}

## Al tavolo

table-name = Tavolo { $tree }
player-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
the-table = Il tavolo
the-others = Gli altri
log = Cronaca
taken-back = Una mossa è stata ritirata.
taken-back-what = Mossa ritirata: { $move }{ $more ->
    [yes] { "" }, con tutto ciò che è seguito.
   *[no] .
}
undo = Ritira la mossa
undo-ask = Chiedi di ritirare
undo-what = { $undo }: { $move }
undo-wished = { $who } vorrebbe ritirare una mossa.
agree = D’accordo
refuse = Rifiuta
keys = Tasti
key-pick = Scegli nell’ordine mostrato
key-tab = All’elemento seguente
key-along = Lungo la mano o la fila
key-enter = Esegui
key-question = Alla domanda
key-hand = Alle tue carte
key-points = Agli altri
key-log = Cronaca
key-rule = Regola dell’elemento scelto
key-undo = Ritira la mossa
key-clear = Annulla
key-help = Tutti i tasti
your-turn = Tocca a te.
picked = Scelta: { $move }. Invio conferma.
your-turn-title = Tocca a te
waiting-for = { $count ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
waiting-for-players = In attesa di giocatori
since-seconds = da { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
a-moment = Un momento
not-drawn = Qui manca un’immagine. La partita continua, niente è perso.
forced-moves = Fai tu la mia unica mossa possibile
not-your-turn = Non è ancora il tuo turno.
go-on = Avanti
while-away = Mentre non c’eri
new-mark = Nuova
sending = Invio…
take-a-seat = Siediti
seat-free = libero
seat-away = assente
seat-owes = sta pensando
seat-waits = aspetta
play-again = Gioca ancora
join-rematch = Unisciti alla prossima partita
scores = Punti
replay = Rivedi la partita
before-the-first-move = Prima della prima mossa.
step-back = Un passo indietro
step-on = Un passo avanti
step-of = Mossa { $step } di { $steps }
download-record = Scarica la partita
seen-by = Visto da
who-watches = Chi guarda
all-open = Tutto scoperto
copy-step-link = Link a questo passo
record-file = Registrazione di una partita
open-record = Guarda una registrazione
grades = Gradi
grade-from = da { $points }

## Come è collegato il tavolo

link-connecting = Connessione.
link-connecting-next = Un momento.
link-lost = Connessione persa.
link-lost-next = La tua ultima mossa è al sicuro. Si riprova.
link-offline = Sei offline.
link-offline-next = Il tavolo riprende quando torni.
link-restarting = Il server si riavvia.
link-restarting-next = Nulla è perso. Si riprova.
link-flooded = Troppo in una volta.
link-flooded-next = Si riprova tra un momento.
link-gone = Questo tavolo non esiste
link-gone-next = Richiedi il link a chi ti ha invitato.
link-private = Questo tavolo non si può guardare
link-private-next = Per giocare apri il link del tuo posto.
link-outdated = Questa pagina è più vecchia del server
link-outdated-next = Ricaricala; il tuo posto e la partita sono al sicuro.
seat-lost = Il tuo posto è stato aperto altrove.
seat-lost-next = Ora stai guardando. Chiedi un nuovo link a chi ospita.

## Quanto dura una partita

length-push = 25 min
length-force = 25 min
length-konoha = 20 min
length-deckbattle = 75 min

## Senza rete

offline-title = Gioca senza rete
offline-ask = { NUMBER($size) } MB vengono caricati una volta e tenuti in questo browser. Poi tutti e quattro i giochi, con bot, consigli, regole e replay, funzionano qui senza rete e senza server.
offline-load = Carica e gioca
offline-loading = I giochi si stanno caricando…
offline-starting = Il tavolo si sta preparando…
offline-waiting = Quartett è aperto in un’altra scheda, che ha i tavoli. Chiudila per continuare qui.
offline-failed = Non è stato possibile caricare i giochi. Controlla la rete e riprova.
offline-full = La memoria di questo browser è piena, perciò l’ultima mossa non è stata salvata. Fai spazio e riprova.
offline-ready = Pronto: questo browser gioca senza rete.
leave = Continua altrove
leave-to-server = Continua sul server
leave-about = Tutte le mosse fatte vanno al server, e tutte le carte restano dove sono. Quelle coperte vengono trasmesse senza che nessuno le veda. Ciò che il caso decide da qui in poi lo estrae di nuovo il server. Il tavolo in questo browser resta com’è.
leave-bots = I posti dei bot
leave-bots-stay = Gli stessi bot
leave-bots-friends = Amici, con il link
leave-to-file = Salva in un file
leave-file-about = Il file contiene tutta la partita fin qui, quindi anche le carte coperte: chi lo apre le vede.
keep-title = Conserva sul server
keep-about = Il server controlla tutta la partita e la conserva. Lì si può rivedere, analizzare e condividere con un link. La partita in questo browser resta com’è.
keep-begin = Invia la partita

## I tavoli hanno nomi di alberi

tree-0 = Acero
tree-1 = Salice
tree-2 = Cedro
tree-3 = Betulla
tree-4 = Quercia
tree-5 = Frassino
tree-6 = Faggio
tree-7 = Olmo
tree-8 = Tiglio
tree-9 = Pino
tree-10 = Larice
tree-11 = Nocciolo
tree-12 = Ciliegio
tree-13 = Prugno
tree-14 = Olivo
tree-15 = Noce
review = Analisi
review-of = La partita di
review-begin = Mostra fortuna ed errori
review-working = L’analisi è in corso.
review-ready = L’analisi è pronta.
play-on = Continua da qui
puzzles = Problemi
