## Il gioco

game-push = Push
about-push = Forma colonne, fermati in tempo e metti i tuoi punti al sicuro dal dado.
option-first = Chi comincia
option-first-random = A sorte
option-risk = Variante del rischio
option-risk-yes = Con: una stella costa tutte le carte scoperte
option-risk-no = Senza: una stella non costa nulla
tally-busts = Rischi eccessivi
tally-turns = Turni

## Carte, colori, facce del dado

card-orange = Arancione { $number }
card-blue = Blu { $number }
card-green = Verde { $number }
card-yellow = Giallo { $number }
card-purple = Viola { $number }
card-roll = Dado
card-switch = Cambio di senso
colour-orange = arancione
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-purple = viola
face-orange = arancione
face-blue = blu
face-green = verde
face-yellow = giallo
face-purple = viola
face-star = stella
letter-orange = A
letter-blue = B
letter-green = V
letter-yellow = G
letter-purple = I

## Sulle carte e al tavolo nel browser

push-roll = Dado
push-switch = Cambio
push-a-column = Colonna { $number }
push-place-here = Metti qui
push-new-column = Nuova colonna
push-take-it = Prendi
push-choose-column = Scegli la colonna { $columns }.
push-left-to-draw = { $count ->
    [one] Resta { $count } carta da pescare.
   *[other] Restano { $count } carte da pescare.
}
push-to-draw = nel mazzo
push-discarded = scartate
push-discard-title = Gli scarti, visibili a tutti
push-last-roll = ultimo tiro
push-pile-holds = Nel mazzo ci sono
push-who-flipped = { $you ->
    [yes] Hai girato
   *[no] { $seat } ha girato
}
push-your-cards = Le tue carte
push-die-takes = Il dado può costare carte scoperte. Quelle al sicuro restano.
push-open = scoperti
push-banked = al sicuro
push-total = totale
push-safe = al sicuro
push-bank-it = Metti { $points } al sicuro
push-lane = { $colour }: { $points } scoperti, { $count } al sicuro per { $safe }
push-lane-seen = { $colour }: { $points } scoperti, { $count } al sicuro
push-has-the-turn = è di turno
push-takes = { $nth ->
    [1] prende per primo
    [2] prende per secondo
    [3] prende per terzo
   *[other] forse prende
}
push-open-banked = scoperti, { $count } al sicuro
push-order = Le colonne vanno a
push-rolls = { $you ->
    [yes] Tiri il dado.
   *[no] { $seat } tira il dado.
}
push-rolling = Il dado rotola
push-bust = Sballato
push-switched = { $you ->
    [yes] Hai girato una carta Cambio di senso: ora le colonne vanno nell’altro senso.
   *[no] { $seat } ha girato una carta Cambio di senso: ora le colonne vanno nell’altro senso.
}
push-who-rolled = { $you ->
    [yes] Tiri tu
   *[no] Tira { $seat }
}
push-facts = Quel che tutti sanno
push-aside = Carte Cambio di senso in questo turno: { $count }
push-take-rolls = { $count ->
    [one] La colonna { $columns } ha una carta Dado: tireresti il dado.
   *[other] Le colonne { $columns } hanno una carta Dado: tireresti il dado.
}
push-take-safe = Nessuna colonna ha una carta Dado.
push-key-flip = Gira una carta
push-key-stop = Fermati e prendi una colonna
push-key-bank = A mettere al sicuro

## Che cosa è successo

turn-began = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
card-flipped = { $you ->
    [yes] Hai girato una carta: { $card }.
   *[no] { $seat } ha girato una carta: { $card }.
}
card-placed = { $you ->
    [yes] Hai messo la carta { $card } nella colonna { $column }.
   *[no] { $seat } ha messo la carta { $card } nella colonna { $column }.
}
busted = { $you ->
    [yes] La carta { $card } non va in nessuna colonna. Hai rischiato troppo e non prendi colonne.
   *[no] La carta { $card } non va in nessuna colonna. { $seat } ha rischiato troppo e non prende colonne.
}
stopped = { $you ->
    [yes] Hai scelto di fermarti.
   *[no] { $seat } ha scelto di fermarsi.
}
column-taken = { $you ->
    [yes] Hai preso la colonna { $column }: { $cards } ({ point-count }).
   *[no] { $seat } ha preso la colonna { $column }: { $cards } ({ point-count }).
}
die-rolled = { $you ->
    [yes] Hai tirato il dado: { $face }.
   *[no] { $seat } ha tirato il dado: { $face }.
} { $points ->
    [0] Nessuna carta persa.
   *[other] Carte perse: { $cards } ({ point-count }).
}
colour-banked = { $you ->
    [yes] Hai messo al sicuro
   *[no] { $seat } ha messo al sicuro
} { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}: { card-count }{ $you ->
    [yes] , { point-count }.
   *[no] .
}
column-left-over = Nessuno ha preso la colonna { $column }. Agli scarti: { $cards }.
game-ended = Il mazzo è esaurito. La partita è finita.

## Domande e scelte

ask-open = Girare una carta o mettere al sicuro un colore?
ask-flip = Gira una carta
ask-place = Dove va la carta { $card }?
    .short = Metti la carta { $card }
ask-decide = Girare un’altra carta o fermarti?
ask-flip-on = Gira un’altra carta
ask-stop = Il mazzo è vuoto: fermati
ask-take = Quale colonna prendi?
ask-take-last = Prendi l’ultima colonna
choose-flip = Gira una carta
choose-stop = Fermati e prendi una colonna
choose-place = Colonna { $number }: { $cards } ({ point-count })
    .short = Colonna { $number }
choose-new-column = Nuova colonna { $number }
choose-take = Prendi la colonna { $number }: { $cards } ({ point-count })
    .short = Prendi la colonna { $number }
choose-bank = Metti al sicuro { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}: { $cards } ({ point-count })
    .short = Metti al sicuro { $colour ->
        [arancione] l’arancione
       *[other] il { $colour }
    }

## Perché no

why-game-over = La partita è finita
why-players-decide = Qui decide un giocatore
why-pile-decides = È il mazzo a decidere la carta
why-die-decides = È il dado a decidere
why-wait-for-chance = Prima viene una carta o il dado
why-no-roll-due = Ora non si tira il dado
why-no-card-due = Ora non si gira nessuna carta
why-other-takes = Ora { who } prende una colonna
why-other-turn = Ora gioca { who }
why-card-first = Si sta girando una carta
why-roll-first = Si sta tirando il dado
why-no-switch-cards = In due non ci sono carte Cambio di senso
why-no-such-card-left = Non è più nel mazzo: { $card }
why-nothing-flipped-to-stop = Per fermarsi serve una carta messa in tavola
    .short = prima metti una carta
why-nothing-to-bank = Nessuna carta scoperta di questo colore: { $colour }
why-no-column-yet = Non c’è ancora una colonna
why-nothing-flipped = Nessuna carta girata da mettere
why-bank-is-a-whole-turn = Mettere al sicuro occupa tutto il turno
why-place-first = Da mettere prima: { $card }
    .short = prima metti la carta
why-columns-in-order = La prossima colonna nuova è la { $column }
why-roll-card-in-column = La colonna { $column } ha già una carta Dado
    .short = Ha già un dado
why-colour-in-column = La colonna { $column } ha già { $colour ->
    [arancione] l’arancione
   *[other] il { $colour }
}
    .short = Ha già { $colour }
why-number-in-column = La colonna { $column } ha già un { $number }
    .short = Ha già un { $number }
why-pile-empty = Il mazzo è vuoto
why-no-column-to-stop = Non c’è ancora una colonna da prendere
why-stop-first = Si prende dopo essersi fermati
why-must-take = Una colonna va presa
why-drawing-is-over = In questo turno non si girano più carte
why-column-taken = La colonna { $column } è già presa
why-no-such-column = Non c’è una colonna { $column }

## Le regole

PUSH-01 = Push è per 2-6 giocatori, dagli 8 anni.
PUSH-02 = Vince chi alla fine ha la somma più alta sulle proprie carte.
PUSH-03 = All’inizio tutte le 120 carte, mescolate, formano un solo mazzo coperto.
PUSH-04 = In due, le 12 carte Cambio di senso restano nella scatola e si gioca con 108 carte.
PUSH-05 = Il turno passa a sinistra, in senso orario.
PUSH-06 = Il primo turno spetta a chi si è seduto per primo.
PUSH-07 = Un turno è una di due cose: girare carte o mettere al sicuro un colore, mai entrambe.
PUSH-08 = Si gira la prima carta del mazzo; la prima carta messa in tavola apre la prima colonna.
PUSH-09 = Poi puoi girare altre carte, una alla volta, finché ne hai il coraggio.
PUSH-10 = Ogni carta girata trova il suo posto prima che si giri la successiva.
PUSH-11 = Per ogni carta scegli tra una colonna che c’è già e una nuova.
PUSH-12 = In un turno ci sono al massimo tre colonne; possono essere di meno.
PUSH-13 = In una colonna nessun colore compare due volte.
PUSH-14 = In una colonna nessun numero compare due volte.
PUSH-15 = In una colonna c’è al massimo una carta Dado.
PUSH-16 = Una carta Dado va in ogni colonna che non ne ha, e può anche aprirne una nuova.
PUSH-17 = Le carte Cambio di senso non entrano nelle colonne; restano accanto al mazzo fino alla fine del turno.
PUSH-18 = Ogni volta che hai messo una carta scegli: continuare o fermarti.
PUSH-19 = Chi si ferma non gira altre carte e prende subito una colonna; le carte vanno scoperte nella propria area.
PUSH-20 = Nell’area le carte stanno divise per colore, con tutti i numeri in vista.
PUSH-21 = Se la colonna presa ha una carta Dado, prima le sue carte numero vanno nell’area; poi si tira il dado una volta.
PUSH-22 = Un colore sul dado costa a chi tira tutte le sue carte scoperte di quel colore, anche quelle appena prese.
PUSH-23 = Dopo l’uso la carta Dado va agli scarti.
PUSH-24 = Il dado non può nulla contro le carte al sicuro.
PUSH-25 = Una stella sul dado non costa nulla.
PUSH-26 = Un colore di cui non hai carte scoperte non costa nulla.
PUSH-27 = C’è una sola pila degli scarti per tutti; sta scoperta accanto al mazzo.
PUSH-28 = Il tuo turno finisce quando hai preso una colonna e, se aveva una carta Dado, hai tirato il dado.
PUSH-29 = Poi gli altri prendono una colonna a testa, dal vicino di sinistra in poi, finché ce ne sono.
PUSH-30 = Una carta Dado nella loro colonna vale anche per loro: si prende, poi si tira.
PUSH-31 = In due, le colonne che restano vanno agli scarti.
PUSH-32 = In più giocatori, le colonne possono finire prima che tutti ne abbiano una.
PUSH-33 = Dopo una carta Cambio di senso, le colonne di questo turno si prendono nell’altro senso, dal vicino di destra in poi.
PUSH-34 = Una seconda carta Cambio di senso nello stesso turno annulla la prima; solo un numero dispari inverte il senso.
PUSH-35 = Le carte Cambio di senso cambiano solo chi prende prima le colonne in questo turno; il turno passa comunque a sinistra.
PUSH-36 = Ha rischiato troppo chi gira una carta che non va in nessuna delle tre colonne.
PUSH-37 = Chi ha rischiato troppo resta senza colonna.
PUSH-38 = La carta che non trova posto va agli scarti.
PUSH-39 = Chi ha rischiato troppo tira il dado una volta e perde tutte le carte scoperte del colore uscito.
PUSH-40 = Dopo questo tiro gli altri prendono le colonne come sempre, e comincia il turno successivo.
PUSH-41 = Per mettere al sicuro scegli un colore: tutte le tue carte scoperte di quel colore vanno coperte in una pila nella tua area.
PUSH-42 = Ciò che è al sicuro resta al sicuro e alla fine vale i suoi punti.
PUSH-43 = La partita finisce quando il mazzo è esaurito e non ci sono più colonne da distribuire.
PUSH-44 = Il tuo punteggio è la somma dei numeri su tutte le tue carte, scoperte o al sicuro.
PUSH-45 = Vince il punteggio più alto.
PUSH-46 = A parità di punti vince, tra i pari, chi ha più carte.
PUSH-47 = Se anche queste sono pari, la vittoria è comune.
PUSH-48 = Nella variante del rischio una stella costa tutte le carte scoperte; quelle al sicuro restano.

## Decisioni nei casi dubbi

PUSH-A1 = Se il mazzo è vuoto dopo che una carta è stata messa, ci si deve fermare; le colonne si prendono come al solito, poi la partita è finita.
PUSH-A2 = Anche l’ultima carta può essere di troppo: la si scarta, si tira il dado, gli altri prendono colonne, poi la partita è finita.
PUSH-A3 = Se le ultime carte sono carte Cambio di senso e non c’è nessuna colonna, turno e partita finiscono e nessuno prende nulla.
PUSH-A4 = Nessun turno comincia con il mazzo vuoto; dopo l’ultima carta, quindi, non si mette più nulla al sicuro.
PUSH-A5 = Mettere al sicuro è l’intero turno: non si girano carte e nessuno prende colonne.
PUSH-A6 = Puoi mettere al sicuro solo un colore di cui hai almeno una carta scoperta nella tua area.
PUSH-A7 = Per fermarsi serve una colonna. Dopo sole carte Cambio di senso si continua; se c’è una colonna, ci si può fermare anche dopo una di queste carte.
PUSH-A8 = Non si può passare: gira almeno una carta o metti al sicuro.
PUSH-A9 = Finché ci sono colonne, chi deve scegliere ne prende esattamente una, anche con una carta Dado.
PUSH-A10 = Anche chi si ferma deve prendere una colonna.
PUSH-A11 = Con meno di tre colonne puoi aprirne una nuova anche se la carta va in una vecchia.
PUSH-A12 = Una carta che trova posto va messa; non si può rischiare troppo apposta.
PUSH-A13 = Con meno di tre colonne, una carta che non va in nessuna ne apre una nuova: non è ancora un rischio eccessivo.
PUSH-A14 = Se tutte e tre le colonne hanno una carta Dado, un’altra è di troppo; il dado si tira una volta, non due.
PUSH-A15 = Il senso dato dalle carte Cambio di senso vale anche quando si è rischiato troppo.
PUSH-A16 = Finito il turno, le sue carte Cambio di senso vanno agli scarti.
PUSH-A17 = Le colonne che nessuno può più prendere vanno agli scarti, qualunque sia il numero di giocatori.
PUSH-A18 = Ognuno prende e tira prima che scelga il successivo; chi ha rischiato troppo tira prima di tutte le scelte.
PUSH-A19 = Le carte prese più tardi di un colore già al sicuro restano scoperte e si possono perdere; il colore si può mettere al sicuro di nuovo.
PUSH-A20 = In caso di parità contano le carte numero possedute alla fine, scoperte e al sicuro; quelle perse no.
PUSH-A21 = Gli scarti non tornano mai nel mazzo.
PUSH-A22 = Gli altri vedono quante carte di un colore hai messo al sicuro, ma non i loro numeri, fino alla fine della partita.
PUSH-A23 = Chi comincia si sceglie prima della partita o si tira a sorte; senza scelta è il posto 0.
PUSH-A24 = Nella variante del rischio una stella costa tutte le carte scoperte anche quando si è rischiato troppo.
PUSH-A25 = I colori sono arancione, blu, verde, giallo e viola; dal regolamento si conosce solo l’arancione.

field-colour = colore
field-number = numero
field-character = personaggio

## Che cosa parla per una mossa

because-bank = { point-count } al sicuro; carte Dado nel mazzo: { $count }.
because-take = La colonna vale { $points }.
because-take-roll = La colonna vale { $points }, e devi tirare il dado.
because-place = La colonna varrebbe { $points }.
because-fits = { $percent ->
    [0] La prossima carta andrà di sicuro da qualche parte.
    [one] In { $percent } caso su 100 la prossima carta non va da nessuna parte.
   *[other] In { $percent } casi su 100 la prossima carta non va da nessuna parte.
}
because-best = La colonna migliore vale { $points }.
because-open = Carte nel mazzo: { $count }.

## Da dove vengono i punti

open-orange = { colour-orange }, scoperto
banked-orange = { colour-orange }, al sicuro
open-blue = { colour-blue }, scoperto
banked-blue = { colour-blue }, al sicuro
open-green = { colour-green }, scoperto
banked-green = { colour-green }, al sicuro
open-yellow = { colour-yellow }, scoperto
banked-yellow = { colour-yellow }, al sicuro
open-purple = { colour-purple }, scoperto
banked-purple = { colour-purple }, al sicuro
decided-by-cards = Punti pari: ha deciso il numero di carte (PUSH-46).
