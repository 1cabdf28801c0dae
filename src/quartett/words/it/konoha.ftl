## Il gioco

game-konoha = Au secours de Konoha
about-konoha = Passatevi i ninja finché le vostre mani insieme non bastano per la missione.
option-redeal = Mani nella manche seguente
option-redeal-yes = Ridistribuite
option-redeal-no = Conservate
tally-turns = Turni
tally-failures = Missioni fallite
tally-powers = Poteri usati

## Ninja, simboli, squadre

card-naruto = Naruto
card-sasuke = Sasuke
card-sakura = Sakura
card-kakashi = Kakashi
card-gai = Gaï
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-kurenai = Kurenai
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-asuma = Asuma
card-ino = Ino
card-shikamaru = Shikamaru
card-choji = Chôji
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-orochimaru = Orochimaru
card-kabuto = Kabuto
card-zaku = Zaku
card-dosu = Dosu
card-kin = Kin
card-jiraya = Jiraya
card-tsunade = Tsunade
card-hokage = Terzo Hokage
card-ebisu = Ebisu
card-shizune = Shizune
card-iruka = Iruka
card-itachi = Itachi
field-name = nome
field-strength = forza
field-symbol = simbolo
field-team = squadra
field-synergy = sinergia
symbol-eye = occhio
symbol-crown = corona
symbol-target = bersaglio
symbol-fist = pugno
symbol-drop = goccia
team-seven = Squadra 7
team-gai = Squadra Gaï
team-kurenai = Squadra Kurenai
team-asuma = Squadra Asuma
team-sand = Sabbia
team-sound = Suono
team-legends = Leggende
team-yellow = Squadra gialla
team-dawn = Alba

## Segnali, voti, poteri, gradi

signal-weak = debole
signal-fair = discreta
signal-good = buona
signal-strong = forte
signal-mighty = potente
vote-go = partire
vote-wait = aspettare
power-strength = più forza
power-recruit = un ninja in più
power-gift = un regalo
power-pass = un passaggio in più
grade-noodles = Ciotola di spaghetti
grade-aspirant = Aspirante ninja
grade-middle-class = Ninja di media classe
grade-superior = Ninja superiore
grade-kage = Kage

## Che cosa fa una carta

effect-with = { $amount } con { $cards }.
effect-with-any = { $amount } con una di: { $cards }.
effect-per-symbol = { $amount } per ogni altra carta { $symbol }.
effect-any-symbol = { $amount } se c’è un’altra carta { $symbol }.
effect-per-teammate = { $amount } per ogni altra carta della squadra.
effect-per-different-symbol = { $amount } per ogni simbolo diverso sulle altre carte.
effect-team-together = { $two } con 2 carte della squadra, { $three } con 3.
effect-worth-by-symbols = Vale { $three } con 3 simboli diversi sulle altre carte, { $more } con di più.
effect-worth-with-symbol = Vale { $worth } se c’è un’altra carta { $symbol }.
effect-doubles = Raddoppia { $card }.
effect-cancels = Un’altra carta { $symbol } vale 0.

## Come si conta una mano

change-added = { $amount } ({ $cards })
change-doubled = raddoppiata ({ $cards })
change-set = vale { $worth }
change-cancelled = annullata ({ $cards })

## Che cosa è successo

round-began = Comincia la manche { $round }.
card-dealt = { $you ->
    [yes] Dal mazzo ricevi { $card }.
   *[no] Dal mazzo { $seat } riceve { $card }.
}
token-moved = Il segnalino avanza alla missione seguente: { point-count }.
cards-passed = Ognuno passa una carta a sinistra.
card-passed = { $you ->
    [yes] Passi { $card }.
   *[no] { $seat } passa { $card }.
}
card-received = { $you ->
    [yes] Ricevi { $card }.
   *[no] { $seat } riceve { $card }.
}
signal-given = { $you ->
    [yes] Dici che la tua mano è { $signal }.
   *[no] { $seat } dice: la mia mano è { $signal }.
}
vote-shown = { $you ->
    [yes] Voti: { $vote }.
   *[no] { $seat } vota: { $vote }.
}
team-set-out = La squadra parte in missione: { point-count }.
team-waited = La squadra aspetta e lascia indietro la missione: { point-count }.
hand-shown = { $you ->
    [yes] Mostri { $cards }: forza { $strength }.
   *[no] { $seat } mostra { $cards }: forza { $strength }.
}
mission-won = In tutto { $strength }: la missione è riuscita ({ point-count }).
mission-failed = In tutto { $strength }: la missione è fallita ({ point-count }).
mission-declined = La squadra rinuncia all’ultima missione ({ point-count }). È fallita.
tile-gained = Una tessera Missione fallita porta un potere: { $power }.
power-proposed = { $you ->
    [yes] Proponi un potere: { $power }.
   *[no] { $seat } propone un potere: { $power }.
}
recruit-proposed = { $you ->
    [yes] Proponi un potere: { $power } (per: { $other }).
   *[no] { $seat } propone un potere: { $power } (per: { $other }).
}
own-recruit-proposed = { $you ->
    [yes] Proponi un potere: { $power }, per te.
   *[no] { $seat } propone un potere: { $power }, per la propria mano.
}
proposal-agreed = { $you ->
    [yes] Sei d’accordo.
   *[no] { $seat } è d’accordo.
}
powers-kept = { $you ->
    [yes] Preferisci tenere tutto.
   *[no] { $seat } preferisce tenere tutto.
}
proposal-dropped = Nessuna maggioranza, il potere resta: { $power }.
power-used = Il potere è usato: { $power }.
ninja-recruited = { $you ->
    [yes] Prendi la prima carta del mazzo: { $card }.
   *[no] { $seat } prende la prima carta del mazzo.
}
recruit-declined = { $you ->
    [yes] Lasci la prima carta sul mazzo.
   *[no] { $seat } lascia la prima carta sul mazzo.
}
gift-offered = { $you ->
    [yes] Offri { $card } agli altri.
   *[no] { $seat } offre { $card } agli altri.
}
gift-taken = { $you ->
    [yes] Prendi { $card }.
   *[no] { $seat } prende { $card }.
}
gift-refused = { $you ->
    [yes] Non prendi { $card }.
   *[no] { $seat } non prende { $card }.
}
nothing-given = Nessuna carta cambia mano; il potere resta.
game-ended = La quarta manche è finita: { point-count }. { $grade }.

## Domande e scelte

ask-pass = Missione ({ point-count }): quale ninja passi a sinistra?
ask-signal = La tua mano ha forza { $strength }. Che cosa ne dici?
ask-vote = Partire in missione ({ point-count })? Insieme dovete arrivare a { $needed }.
ask-power = Usare un potere adesso?
ask-agree = Usare questo potere: { $power }?
ask-agree-recruit = Un ninja in più per { $other }?
ask-agree-own-recruit = Un ninja in più per te?
ask-recruit = La squadra vuole che tu prenda la prima carta. La prendi?
ask-give = Offri una carta agli altri?
ask-take = { $other } offre { $card }. Prendi la carta?
choose-pass = Passa { $card } (forza che resta: { $strength })
    .short = Passa { $card }
choose-signal = La mia mano è { $signal }
choose-silent = Non dire niente
choose-go = Parti: { point-count }
    .short = Parti
choose-wait = Aspetta; la missione seguente: { point-count }
    .short = Aspetta
choose-give-up = Rinuncia; la missione fallisce
    .short = Rinuncia
choose-use = Proponi: { $power }
    .short = Proponi { $power }
choose-recruit = Proponi: un ninja in più per { $other }
    .short = Proponi un ninja in più per { $other }
choose-own-recruit = Proponi: un ninja in più per te
    .short = Proponi un ninja in più per te
choose-agree = D’accordo
choose-keep = Tieni tutto
choose-give = Offri { $card } (forza che resta: { $strength })
    .short = Offri { $card }
choose-take = Prendi { $card } (forza poi: { $strength })
    .short = Prendi { $card }
choose-take-top = Prendi la prima carta
choose-refuse = Non prenderla

## Perché no

why-game-over = La partita è finita
why-silent = Fino alla fine si dicono solo le cinque parole sulla mano
    .short = Ora si tace
why-players-decide = Questo lo decidono i giocatori
why-pile-decides = È il mazzo a decidere quale carta viene
why-stack-decides = È la pila a decidere quale tessera viene
why-no-tile-due = Nessuna missione è appena fallita
why-no-card-due = Non si distribuiscono carte ora
why-tile-first = Prima viene una tessera Missione fallita
why-cards-first = Prima si distribuiscono le carte
why-answered = Hai già risposto, gli altri non ancora
why-other-speaks = Ora risponde { who }
why-tile-gone = Non è più nella pila: { $power }
why-card-dealt = Non è più nel mazzo: { $card }
why-no-vote-now = Ora non si vota
why-no-talk-now = Si parla dopo il passaggio delle carte
why-no-passing-now = Ora non si passano carte
why-not-in-hand = Non hai in mano: { $card }
why-no-power-now = Ora non si decide sui poteri
why-one-proposal = C’è già una proposta
why-power-not-gained = La squadra non ha questo potere: { $power }
why-power-used = Questo potere è esaurito: { $power }
why-no-such-seat = Non c’è il posto { $number }
why-other-moment = Non è il momento per: { $power }
why-nothing-to-keep = Ora non c’è niente da tenere
why-nothing-proposed = Non c’è nessuna proposta
why-no-giving-now = Ora non si regala niente
why-nothing-offered = Nessuno ti offre niente

## Il tavolo nel terminale

konoha-round = Manche { $round } di 4, finora: { point-count }.
konoha-missions = Missioni: { $tiles }.
konoha-tile = { $points }{ $state ->
    [won] { " " }(riuscita)
    [left-behind] { " " }(superata)
    [here] { " " }(segnalino)
   *[ahead] { "" }
}
konoha-needed = Insieme dovete arrivare a { $needed }.
konoha-power = { $power }{ $used ->
    [yes] { " " }(usato)
   *[no] { "" }
}
konoha-powers = Poteri: { $powers }.
konoha-seat = { $who }: { $known }.
konoha-said = dice: { $signal }
konoha-answered = ha risposto
konoha-known = viste: { $cards }
konoha-strength = forza { $strength }
konoha-card = { $card } ({ $symbol }, { $team }): { $working }. { $text }
konoha-grade = Grado: { $grade }.

## Sulla pagina

konoha-line = Le missioni, a partire dal villaggio
konoha-village = Villaggio
konoha-points = { $points ->
    [one] punto
   *[other] punti
}
konoha-passed-by = superata
konoha-mission-won = riuscita
konoha-round-of = Manche { $round } di 4
konoha-won-so-far = vinti finora: { point-count }
konoha-gets = riceve la tua carta
konoha-gives = ti dà una carta
konoha-your-hand = La tua mano
konoha-only-you = La vedi solo tu.
konoha-new = Nuova
konoha-unchanged = invariato
konoha-strength-in-hand = di forza nella tua mano
konoha-strength-of-hand = di forza nella mano
konoha-share = ne servono { $needed }, cioè { $share } a testa
konoha-tell = Dillo agli altri
konoha-general = Solo parole generiche: né nomi né numeri.
konoha-means-weak = fino a 5
konoha-means-fair = da 6 a 8
konoha-means-good = da 9 a 11
konoha-means-strong = da 12 a 14
konoha-means-mighty = da 15
konoha-meant = Così lo intendono i bot: la forza sta sotto ogni parola.
konoha-pick-first = Scegli un ninja della tua mano, poi conferma.
konoha-pass-it = Passa { $card }
konoha-give-it = Offri { $card }
konoha-key-go = Vota per partire
konoha-key-wait = Vota per aspettare
konoha-key-pass = Passa il ninja scelto
konoha-tally = { $go } per partire, { $wait } per aspettare.
konoha-sealed = sigillato
konoha-opens = { $you ->
    [yes] Scopri la tua mano
   *[no] { $seat } scopre la mano
}: { $left ->
    [0] basta già.
    [one] manca ancora 1.
   *[other] mancano ancora { $left }.
}
konoha-of-needed = su { $needed }
konoha-added = di cui { $added } grazie al potere
konoha-together = Forza di tutte le mani
konoha-stamp-won = { $points ->
    [one] Riuscita: { $points } punto
   *[other] Riuscita: { $points } punti
}
konoha-stamp-failed = Fallita
konoha-failed = fallita
konoha-last-mission = Ultima missione
konoha-rounds = Le quattro manche
konoha-given-up = abbandonata
konoha-power-of = Potere:
konoha-power-used = Usato:
konoha-passing = { $card } va a { $left } quando tutti hanno scelto.
konoha-passed = Hai passato { $card } a { $left }.

## Le regole

KONOHA-01 = Si gioca da tre a sei, insieme e non gli uni contro gli altri.
KONOHA-02 = Una partita dura quattro manche.
KONOHA-03 = In ogni manche la squadra cerca di rendere le mani abbastanza forti per una missione.
KONOHA-04 = Una missione riuscita porta i suoi punti.
KONOHA-05 = La tessera del villaggio sta in mezzo al tavolo, con sopra il segnalino Konoha.
KONOHA-06 = Le missioni stanno in fila dopo il villaggio, da 7 punti fino a 1; non ce n’è una da 5.
KONOHA-07 = Le tessere Missione fallita si mescolano e si impilano coperte.
KONOHA-08 = Si mescolano i 32 ninja; ognuno ne riceve cinque, il resto va da parte.
KONOHA-09 = Il nome di un ninja può stare su altre carte, nella loro sinergia.
KONOHA-10 = La forza di un ninja è un numero, che può essere sotto zero.
KONOHA-11 = Ogni ninja ha uno di cinque simboli: occhio, corona, bersaglio, pugno o goccia.
KONOHA-12 = Una sinergia rende un ninja più forte o più debole secondo le altre carte della stessa mano.
KONOHA-13 = Colore e forma della targhetta mostrano la squadra.
KONOHA-14 = Una manche ha uno o più turni.
KONOHA-15 = Un turno comincia spostando il segnalino sulla tessera seguente; dal villaggio va sulla prima, che vale 7.
KONOHA-16 = Poi ognuno sceglie una carta della mano e la passa coperta a sinistra, tutti insieme.
KONOHA-17 = Ognuno guarda la carta ricevuta e la prende in mano.
KONOHA-18 = Dopo il passaggio puoi dire agli altri quanto è forte la tua mano, in parole generiche.
KONOHA-19 = Non si dice quali carte si hanno, e non si danno numeri.
KONOHA-20 = Alla fine del turno la squadra decide insieme se partire per la missione sotto il segnalino.
KONOHA-21 = Se non parte comincia un nuovo turno: il segnalino avanza e i punti calano.
KONOHA-22 = Se parte, ognuno mostra la mano e ne conta la forza.
KONOHA-23 = La missione riesce se tutte le mani insieme arrivano a dieci per giocatore: 30, 40, 50 o 60.
KONOHA-24 = Se riesce, la squadra tiene la tessera, il segnalino torna al villaggio e la fila ha una tessera in meno; la manche è finita.
KONOHA-25 = Se fallisce, il segnalino torna al villaggio, la squadra scopre una tessera Missione fallita e la missione resta in fila; la manche è finita.
KONOHA-26 = Una tessera Missione fallita dà un potere per una manche successiva.
KONOHA-27 = Un potere si usa quando la squadra lo decide insieme.
KONOHA-28 = Una tessera con il potere usato si gira; ogni potere vale una volta.
KONOHA-29 = I poteri: 1 di forza in più per ogni giocatore; una carta in più per un giocatore; una carta regalata a un altro; un passaggio in più senza muovere il segnalino.
KONOHA-30 = La partita finisce dopo la quarta manche, che la missione sia riuscita o no.
KONOHA-31 = Si sommano i punti delle missioni riuscite; la somma dà il grado.
KONOHA-32 = Asuma, Kurenai, Gaï e Kakashi guadagnano 1 per ogni altra carta della loro squadra in mano.
KONOHA-33 = Sasuke perde 2 se in mano c’è almeno una carta del simbolo che lo disturba.
KONOHA-34 = Hinata perde 2 con Neji e guadagna 1 per ogni carta del simbolo che la aiuta.
KONOHA-35 = La carta che raddoppia Sakura lo fa dopo tutto ciò che le si aggiunge.
KONOHA-36 = Orochimaru vale −4; con tre simboli diversi in mano −2, con più di tre 0.
KONOHA-37 = Jiraya guadagna 3 se in mano c’è Orochimaru o Tsunade.
KONOHA-38 = Il Terzo Hokage guadagna 1 per ogni simbolo diverso in mano.
KONOHA-39 = Kabuto vale −2 se in mano c’è un’altra carta del suo simbolo.
KONOHA-40 = Zaku, Temari e Kankurô annullano ciascuno una sola carta della propria mano, del simbolo che colpiscono.
KONOHA-41 = Una carta annullata conta 0, qualunque altra cosa ne cambi la forza.
KONOHA-42 = Se più carte si possono annullare, sceglie chi le ha.
KONOHA-43 = Gaara guadagna 1 per ogni carta del simbolo che lo calma.
KONOHA-44 = Naruto guadagna 2 per ogni carta del simbolo che ammira.
KONOHA-45 = Ebisu e Shizune guadagnano 1 con due carte della squadra gialla in mano, 3 con tutte e tre.
KONOHA-46 = Una sinergia guarda solo la mano in cui si trova la carta.

## Chiarimenti

KONOHA-A1 = Prima di ogni manche si raccolgono, mescolano e ridistribuiscono tutte le carte; a scelta le mani restano.
KONOHA-A2 = Dopo l’ultima tessera non c’è altro: se la squadra non parte lì, la missione è fallita.
KONOHA-A3 = Non partire su una tessera precedente non dà tessere Missione fallita.
KONOHA-A4 = Prima di ogni decisione si passano carte, anche prima della prima di una manche.
KONOHA-A5 = Le carte messe da parte sono il mazzo da cui pesca un potere, coperto e mescolato.
KONOHA-A6 = Il mazzo basta sempre: ha almeno due carte, e un solo potere ne prende una.
KONOHA-A7 = La carta in più, il regalo e il passaggio in più si usano dopo il passaggio e prima di mostrare le mani; la forza in più quando si sanno i totali.
KONOHA-A8 = Un potere della quarta manche arriva troppo tardi.
KONOHA-A9 = Una mano di quattro o sei carte ne passa una come tutte, conta intera e torna a cinque nella manche dopo; se le mani restano e sono disuguali, si ridistribuisce.
KONOHA-A10 = Chi regala nomina la carta; il primo a sinistra che la vuole la prende. Se nessuno la vuole, il potere non è speso.
KONOHA-A11 = Il passaggio in più va a sinistra come ogni altro.
KONOHA-A12 = Una carta non conta mai sé stessa nella sua sinergia.
KONOHA-A13 = I simboli diversi si contano sulle altre carte della mano.
KONOHA-A14 = Ebisu e Shizune contano sé stessi tra le carte gialle; 3 sostituisce 1.
KONOHA-A15 = Più carte che disturbano Sasuke non costano più di una.
KONOHA-A16 = Orochimaru e Tsunade insieme non aiutano Jiraya più di uno solo.
KONOHA-A17 = Prima si somma tutto, poi si raddoppia, poi si sostituisce con un valore fisso, poi si annulla.
KONOHA-A18 = Una carta annullata tiene per le altre nome, simbolo e squadra.
KONOHA-A19 = Anche una carta annullata annulla; l’ordine non conta.
KONOHA-A20 = Annullare è obbligatorio, e può colpire una carta sotto zero.
KONOHA-A21 = Una carta non annulla sé stessa; due possono annullare la stessa. Si conta la scelta migliore.
KONOHA-A22 = Una Sakura raddoppiata e annullata conta 0.
KONOHA-A23 = Senza Sakura la carta che raddoppia non fa niente.
KONOHA-A24 = Ognuno ha un voto e si mostrano tutti insieme; decide la maggioranza, la parità vuol dire no.
KONOHA-A25 = C’è una tessera Missione fallita per ogni manche, quindi non finiscono mai.
KONOHA-A26 = Una missione fallita resta in fila; la manche dopo ricomincia dalla tessera più alta.
KONOHA-A27 = Una manche ha al massimo tanti turni quante tessere in fila, più il passaggio in più.
KONOHA-A28 = Ognuno passa sempre una sola carta, per quante ne abbia in mano.
KONOHA-A29 = Il punteggio più alto è 20: 7, 6, 4 e 3.
KONOHA-A30 = Ciò che è stato detto e votato in una manche si può ricordare fino alla sua fine.
KONOHA-A31 = Chi ha un’altra mano grazie a un potere può parlarne di nuovo prima che la squadra decida.

## Che cosa parla per una mossa

because-hand = La tua mano vale allora { $strength }.
because-signal = La tua mano vale { $strength }.
because-mission = Insieme ci si può aspettare { $total }; servono { $needed }, e ci si arriva in { $percent } casi su 100.
because-wait = Andare adesso riesce in { $now } casi su 100; più tardi, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, in { $later }.

## Da dove vengono i punti

part-mission = Missione da { $number }
