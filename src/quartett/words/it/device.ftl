## One device, many people

person-here = Persona qui
people-here = { $count } persone su questo dispositivo
name-of = Nome di { $who }
hand-it-to = Passalo a { $name }
hand-it-why = Le carte compaiono quando guarda soltanto { $name }.
i-am = Sono { $name }. Mostra le mie carte
lately = Che cosa è successo
look-at-cards = Guardare le proprie carte
look-as = { $name } guarda
cover-cards = Copri
somebody-beside = Un’altra persona su questo dispositivo
sit-beside = Falla sedere

## Your play

your-play = Le tue partite
browser-full = Questo browser non conserva più niente: la sua memoria è piena o disattivata. Puoi continuare a giocare, ma ciò che succede da ora va perso con questa pagina.
which-games = Giochi
all-games = Tutti
by-game = Per gioco
by-seats = Per numero di giocatori
by-others = Con e contro
bot-of = Bot, { $level }
played-games = Giocate
won-games = Vinte
places = Posti
place-times = { $times ->
    [one] una volta
   *[other] { $times } volte
} al { $place }º posto
history = Partite finite
more-games = Mostra altre
no-games-yet = In questo browser non c’è nessuna partita finita. Se hai già giocato, forse il browser ha cancellato i suoi dati: carica qui sotto il file dei tuoi posti.
keeping = Che cosa conserva questo browser
keeping-how = I tuoi posti e l’esito delle tue partite stanno in questo browser e da nessun’altra parte. Salvali in un file per portarli in un altro. Chi ha il file siede ai tuoi posti.
save-seats = Salva tutti i posti
load-seats = Carica posti
erase-all = Cancella tutto
erase-sure = A ogni tavolo si cancellano il tuo nome e i tuoi accessi, i bot continuano per te e questo browser dimentica tutte le tue partite e impostazioni. Nessuno può riportarle indietro.
erase-yes = Cancella tutto
erase-no = Conserva
packing = { $done } tavoli su { $count } sono pronti.
packed-away = Il file è salvato. Custodiscilo come una chiave.
unpacked = { $tables ->
    [one] Un tavolo trovato
   *[other] { $tables } tavoli trovati
}, e { $seats ->
    [one] un posto si può
   *[other] { $seats } posti si possono
} giocare da qui.
unpacked-foreign = Il file è di un altro server. { $tables ->
    [one] Un tavolo si è aggiunto
   *[other] { $tables } tavoli si sono aggiunti
} alle tue partite; i posti sono aperti solo là (qui { $seats }).
file-not-ours = Questo non è un file di posti scritto da Quartett.
server-away = Il server non risponde. Non è cambiato niente; riprova.
not-erased = { $count ->
    [one] Un tavolo non è raggiungibile e ti conosce
   *[other] { $count } tavoli non sono raggiungibili e ti conoscono
} ancora. Riprova più tardi; tutto il resto aspetta.
