## Il gioco

game-force = Battle of the Force
about-force = Supera gli altri nei duelli per i malvagi e lascia a loro Dart Fener.
option-rebels = Ribelli, uno per ogni posto in ordine
option-rebels-random = A sorte
tally-vaders = Dart Fener
tally-won = Carte vinte

## Carte

card-yoda = Yoda { $number }
card-luke = Luke { $number }
card-leia = Leia { $number }
card-han = Ian { $number }
card-r2d2 = R2-D2
card-vader = Dart Fener (−{ $number })
card-stormtrooper = Assaltatore
card-tusken = Predone Tusken
card-greedo = Greedo
card-tarkin = Grand Moff Tarkin
card-jabba = Jabba the Hutt
card-boba-fett = Boba Fett
card-emperor = L’Imperatore
rebel-yoda = Yoda
rebel-luke = Luke Skywalker
rebel-leia = Principessa Leia
rebel-han = Ian Solo
field-number = valore
field-symbols = simboli
field-points = punti
field-penalty = penalità
field-name = nome
field-copies = copie
symbol-count = { $symbols ->
    [0] nessun simbolo
    [one] { $symbols } simbolo
   *[other] { $symbols } simboli
}

## Che cosa è successo

villain-turned-up = Dal mazzo esce: { $card } ({ point-count }).
vader-turned-up = Dal mazzo esce: { $card }.
card-laid = { $you ->
    [yes] Metti coperta: { $card }.
   *[no] { $seat } mette una carta coperta.
}
card-played = { $you ->
    [yes] Hai giocato: { $card }.
   *[no] { $seat } ha giocato: { $card }.
}
symbols-decided = Più di un { $number }: decidono i simboli ribelli.
villain-won = { $you ->
    [yes] Conquisti: { $card }.
   *[no] { $seat } conquista: { $card }.
}
vader-won = { $you ->
    [yes] Ricevi { $card } e riprendi la tua carta.
   *[no] { $seat } riceve { $card } e riprende la propria carta.
}
card-set-aside = Nessuno vince. Messa da parte: { $card }.
card-lost = { $you ->
    [yes] Perdi: { $card }.
   *[no] { $seat } perde: { $card }.
}
droid-sent = { $you ->
    [yes] Il tuo R2-D2 scoprirà la prossima carta.
   *[no] R2-D2 scoprirà la prossima carta per { $seat }.
}
droid-returned = { $you ->
    [yes] Il tuo R2-D2 è di nuovo in mano.
   *[no] R2-D2 è di nuovo in mano a { $seat }.
}
card-scouted = { $you ->
    [yes] R2-D2 scopre una carta per te: { $card }.
   *[no] R2-D2 scopre una carta per { $seat }: { $card }.
}
card-kept = { $you ->
    [yes] Tieni: { $card }.
   *[no] { $seat } tiene: { $card }.
}
card-given = { $you ->
    [yes] Regali: { $card }.
   *[no] { $seat } regala: { $card }.
}
card-received = { $you ->
    [yes] Ricevi in regalo: { $card }.
   *[no] { $seat } riceve in regalo: { $card }.
}
last-hand-left = { $you ->
    [yes] Solo tu hai ancora carte. Dal mazzo puoi pescare: { card-count }.
   *[no] Solo { $seat } ha ancora carte e dal mazzo può pescare: { card-count }.
}
card-drawn = { $you ->
    [yes] Peschi dal mazzo: { $card }.
   *[no] { $seat } pesca dal mazzo: { $card }.
}
drawing-declined = { $you ->
    [yes] Non peschi più.
   *[no] { $seat } non pesca più.
}
game-ended = { $ending ->
    [last-hand] Solo una persona aveva ancora carte. La partita è finita.
    [only-r2d2] In mano resta soltanto R2-D2. La partita è finita.
   *[pile-empty] Il mazzo è esaurito. La partita è finita.
}

## Domande e scelte

ask-villain = È scoperta: { $card }, per te { point-count }. Quale carta metti?
    .short = Una carta per { $card }
ask-vader = È scoperta: { $card }. Quale carta metti?
    .short = Una carta contro { $card }
ask-scouted-villain = R2-D2 ha trovato: { $card }, per te { point-count }. Tenere o regalare?
    .short = { $card }: tenere o regalare?
ask-scouted-vader = R2-D2 ha trovato: { $card }. Tenere o regalare?
    .short = { $card }: tenere o regalare?
ask-draw = Pescare una carta dal mazzo? Ancora possibili: { card-count }.
    .short = Pescare una carta dal mazzo?
choose-against-villain = { $card }, { symbol-count }: persa se vince
    .short = { $card }
choose-against-vader = { $card }, { symbol-count }: persa se non vince
    .short = { $card }
choose-r2d2 = R2-D2: niente duello, ma decidi della prossima carta
    .short = R2-D2
choose-keep-villain = Tieni { $card } ({ point-count }) e perdi R2-D2
    .short = Tieni
choose-keep-vader = Tieni { $card } e riprendi R2-D2
    .short = Tieni
choose-give-villain = Regala { $card } ({ point-count }) a { who } e riprendi R2-D2
    .short = A { who }
choose-give-vader = Regala { $card } a { who } e perdi R2-D2
    .short = A { who }
choose-draw = Pesca una carta, senza vederla
    .short = Pesca una carta
choose-done = Niente più carte
    .short = Basta così

## Perché no

why-game-over = La partita è finita
why-only-players = Solo chi gioca mette carte e decide
why-players-decide = Qui decide un giocatore
why-pile-decides = È il mazzo a decidere la carta
why-card-first = Prima viene una carta del mazzo
why-no-card-due = Ora non viene nessuna carta dal mazzo
why-no-such-card-left = Non è più nel mazzo: { $card }
why-laid-already = La tua carta è già in tavola, una per duello
why-no-cards = Nessuna carta in mano
why-no-r2d2-against-vader = R2-D2 non si batte per Dart Fener
    .short = Non contro Fener
why-only-r2d2 = Hai solo R2-D2, quindi salti questo duello
why-card-lost = Non più in mano: { $card }
why-no-errand = Nessun R2-D2 ha scoperto una carta
why-not-fought-for = Per la carta di R2-D2 non si combatte
why-other-decides = Qui tocca a { who } decidere
why-not-to-yourself = Si regala solo a qualcun altro
why-no-such-player = I posti vanno da 0 a { $last }
why-not-the-end = Pesca solo chi resta l’ultimo con delle carte
why-duels-are-over = I duelli sono finiti
why-other-draws = Ora tocca solo a { who } pescare

## Al tavolo

force-open = Scoperta
force-pile-count = Mazzo { $count }
force-aside-count = Da parte { $count }
force-aside = Nessuno ha vinto: { $cards }.
force-hand = Mano
force-won = Vinte
force-lost = Perse
force-pile = Mazzo: { card-count }: { $cards }.
force-no-pile = Il mazzo è vuoto.
force-told-open = Scoperta: { $card }.
force-told-aside = Da parte: { $cards }.
force-told-seat = { $who }, { $rebel }: { $parts }.
force-told-points = { point-count }
force-told-cards = { card-count } in mano
force-told-hand = mano { $cards }
force-told-laid = in tavola { $card }
force-face-down = una carta coperta
force-told-droid = R2-D2 in missione
force-told-won = vinte { $cards }
force-told-lost = perse { $cards }

## Sulla pagina

rebel-yoda-short = Yoda
rebel-luke-short = Luke
rebel-leia-short = Leia
rebel-han-short = Ian
force-sealed = Sigillata
force-choosing = Sceglie
force-not-sealed = Non ancora sigillata
force-waits = Attende
force-out = Senza carte
force-left = rimaste
force-points = { $points ->
    [one] punto
   *[other] punti
}
force-points-so-far = { force-points } finora
force-have = { $count } su { $total } { $count ->
    [one] è tua
   *[other] sono tue
}
force-highest-villain = La carta più alta prende { $card } ed è persa. Tutte le altre tornano in mano.
force-highest-vader = La carta più alta prende { $card } e torna in mano. Tutte le altre sono perse.
force-you-are = Sei { $rebel }
force-card-lost = persa
force-card-laid = giocata
force-seal = Sigilla il { $value }
force-seal-droid = Sigilla R2-D2
force-pick-first = Scegli una carta della tua mano, poi sigillala.
force-others-sealed = { $count ->
    [one] { $who } ha sigillato.
   *[other] { $who } hanno sigillato.
}
force-all-laid = Tutte le carte sono in tavola.
force-shows = { $you ->
    [yes] tu { $value }
   *[no] { $seat } { $value }
}
force-by-symbols = { $who ->
    [winner] Il tuo { $value } batte il { $value } di { $other } per i simboli.
    [loser] Il { $value } di { $seat } batte il tuo { $value } per i simboli.
   *[nobody] Il { $value } di { $seat } batte il { $value } di { $other } per i simboli.
}
force-beats = { $who ->
    [winner] Il tuo { $value } batte il { $least } di { $other }.
    [loser] Il { $value } di { $seat } batte il tuo { $least }.
   *[nobody] Il { $value } di { $seat } batte il { $least } di { $other }.
}
force-gave = { $who ->
    [winner] Regali a { $other }: { $card }.
    [loser] { $seat } ti regala: { $card }.
   *[nobody] { $seat } regala a { $other }: { $card }.
}
force-worth = Per te vale { point-count }.
force-worth-more = Per te vale { point-count }: { $base } e { $more } per un’altra dello stesso tipo.
force-scouting = R2-D2 cerca
force-drawing = { $you ->
    [yes] Puoi pescare ancora { card-count }
   *[no] { $seat } può pescare ancora { card-count }
}
force-keep-or-give-villain = Tenere: R2-D2 è perso. Regalare: R2-D2 torna.
force-keep-or-give-vader = Tenere: R2-D2 torna. Regalare: R2-D2 è perso.
force-facts = { $seat }: quel che tutti sanno
force-last-duel = Ultimo duello
force-key-pick = Scegli la carta con questo valore
force-key-droid = Scegli R2-D2
force-key-seal = Sigilla la carta scelta

## Le regole

FORCE-01 = Battle of the Force è per 2-4 giocatori, dagli 8 anni.
FORCE-02 = Lo scopo è avere alla fine il maggior numero di punti.
FORCE-03 = Ognuno sceglie un ribelle tutto suo: Yoda, Luke, Leia o Ian.
FORCE-04 = Hai le otto carte del tuo ribelle e un R2-D2: nove carte che nessun altro vede.
FORCE-05 = I ribelli e le carte R2-D2 che nessuno usa restano nella scatola.
FORCE-06 = I 28 malvagi e i 6 Dart Fener, mescolati, formano un solo mazzo coperto di 34 carte.
FORCE-07 = Ogni turno comincia scoprendo la carta in cima al mazzo.
FORCE-08 = Poi tutti mettono insieme una carta della propria mano, coperta.
FORCE-09 = Quando c’è anche l’ultima, le carte si scoprono tutte insieme.
FORCE-10 = In un duello per un malvagio vince il valore più alto.
FORCE-11 = Se il valore più alto c’è più volte, vince la carta con più simboli ribelli.
FORCE-12 = Il malvagio va a chi ha vinto e resta scoperto davanti a lui.
FORCE-13 = La carta che ha conquistato un malvagio è persa.
FORCE-14 = Tutti gli altri riprendono la propria carta e potranno usarla ancora.
FORCE-15 = In un duello per un malvagio puoi mettere R2-D2 al posto di un ribelle. Allora non prendi parte a quel duello.
FORCE-16 = In cambio scopri tu la prima carta del turno seguente e decidi che cosa farne.
FORCE-17 = Se è un malvagio e lo tieni, R2-D2 è perso.
FORCE-18 = Se è un malvagio e lo regali a un altro giocatore, R2-D2 torna nella tua mano.
FORCE-19 = Se è Dart Fener e lo tieni, R2-D2 torna nella tua mano.
FORCE-20 = Se è Dart Fener e lo regali a un altro giocatore, R2-D2 è perso.
FORCE-21 = Se in un turno ci sono più R2-D2, nessuno ha effetto; tornano tutti in mano.
FORCE-22 = I sei Dart Fener costano alla fine 1, 2, 3, 4, 5 e 6 punti.
FORCE-23 = Per Dart Fener si combatte come per un malvagio, con una carta a testa.
FORCE-24 = In un duello per Dart Fener non si può mettere R2-D2.
FORCE-25 = La carta più alta vince Dart Fener, e chi l’ha messa deve prenderlo.
FORCE-26 = Chi vince Dart Fener riprende la propria carta.
FORCE-27 = Tutti gli altri perdono le carte messe contro Dart Fener.
FORCE-28 = La partita finisce quando solo una persona ha ancora carte in mano.
FORCE-29 = Per ogni carta che le resta, può pescarne una dal mazzo.
FORCE-30 = La partita finisce anche quando più persone hanno in mano soltanto R2-D2.
FORCE-31 = E finisce quando il mazzo è esaurito.
FORCE-32 = Ogni malvagio conquistato vale i punti che porta scritti.
FORCE-33 = Due carte dello stesso malvagio danno 10 punti in più.
FORCE-34 = Tre carte dello stesso malvagio danno 20 punti in più.
FORCE-35 = Quattro carte dello stesso malvagio danno 30 punti in più.
FORCE-36 = Da ultimo si tolgono i tuoi Dart Fener.
FORCE-37 = Vince chi ha più punti.

## Precisazioni

FORCE-A1 = Conta prima il valore, poi i simboli; a pari valore due ribelli non ne hanno mai lo stesso numero. Se con altre carte resta una parità, nessuno vince: la carta va da parte, e solo contro Dart Fener le carte messe sono perse.
FORCE-A2 = Se tutti mettono R2-D2, il malvagio va da parte e non conta per nessuno.
FORCE-A3 = Se tutti tranne uno mettono R2-D2, l’unica carta ribelle vince ed è persa.
FORCE-A4 = Chi ha soltanto R2-D2 contro Dart Fener non mette nulla e non perde nulla.
FORCE-A5 = Nessuno può essere costretto a mettere R2-D2 contro Dart Fener.
FORCE-A6 = Se una sola persona può affrontare Dart Fener, deve farlo, lo vince e tiene la carta.
FORCE-A7 = La fine si controlla prima di ogni carta del mazzo, così Dart Fener non viene mai quando tutti hanno solo R2-D2.
FORCE-A8 = Nessuno passa. Chi ha soltanto R2-D2 lo mette su un malvagio.
FORCE-A9 = Se il mazzo è vuoto dopo che R2-D2 è stato messo, R2-D2 non ha effetto.
FORCE-A10 = Per l’ultima carta del mazzo si combatte ancora, o ne decide R2-D2; poi la partita è finita.
FORCE-A11 = Per la carta di R2-D2 non si combatte mai. Il turno continua con la carta seguente, e un R2-D2 tornato può essere messo subito.
FORCE-A12 = Tutti vedono la carta che R2-D2 scopre.
FORCE-A13 = Si regala a chiunque altro, anche a chi non ha carte in mano.
FORCE-A14 = Chi non ha carte aspetta, tiene ciò che ha vinto e può ancora ricevere carte.
FORCE-A15 = Soltanto R2-D2 vuol dire: tutti quelli che hanno ancora carte, almeno due, non hanno altro.
FORCE-A16 = Con le carte complete le mani non sono mai tutte vuote insieme.
FORCE-A17 = Un R2-D2 in missione conta ancora come carta in mano. La fine si controlla dopo ogni duello e ogni decisione.
FORCE-A18 = Per le ultime pescate R2-D2 conta come ogni altra carta.
FORCE-A19 = Le ultime pescate sono libere, alla cieca e una alla volta; possono portare Dart Fener e finiscono con il mazzo.
FORCE-A20 = I punti extra di uno stesso malvagio non si sommano: 10, 20 o 30 per tipo.
FORCE-A21 = Più Dart Fener non danno punti extra.
FORCE-A22 = Un totale può scendere sotto zero.
FORCE-A23 = A pari punti la vittoria è condivisa.
FORCE-A24 = Le carte perse le vedono tutti.
FORCE-A25 = In un duello per Dart Fener solo chi vince tiene la carta, anche se altri hanno messo lo stesso valore.
FORCE-A26 = Nessuno sceglie la carta che viene dal mazzo.
FORCE-A27 = Una carta messa resta segreta finché non ci sono tutte.
FORCE-A28 = Ogni turno consuma almeno una delle 34 carte del mazzo, quindi la partita finisce sempre.

## Che cosa parla per una mossa

because-draw = Hai { $points }, il migliore degli altri { $best }.
because-vader = Fener costa { point-count } a chi vince e la carta a tutti gli altri; carte nella tua mano: { $count }.
because-vader-found = Fener costa { point-count }.
because-give = Il malvagio porterebbe { point-count } a { who }.
because-keep = Il malvagio ti porta { point-count }.
because-play = Il malvagio ti porta { point-count }, agli altri al massimo { $best }.

## Da dove vengono i punti

part-villains = Malvagi
part-pairs = Coppie
part-penalties = Dart Fener
