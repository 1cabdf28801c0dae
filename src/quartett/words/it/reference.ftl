# What is said on the pages to look things up: rules, cards, the log, a replay.

## Sections of the rules

section-idea = Lo scopo
section-setup = Preparazione
section-turn = Il tuo turno
section-placing = Piazzare le carte
section-stopping = Fermarsi e prendere
section-others = Gli altri
section-bust = Troppo rischio
section-banking = Mettere al sicuro
section-end = La fine
section-duel = Il duello
section-droid = R2-D2
section-vader = Dart Fener
section-scoring = Punteggio
section-ninja = Che cosa mostrano le carte
section-attempt = In missione
section-powers = Poteri
section-synergies = Sinergie
section-cards = Carte e termini
section-track = Il tracciato Minaccia
section-techniques = Abilità e tecniche
section-items = Oggetti
section-gauges = Chakra e pergamene
section-healing = Ferire e curare
section-missions = Missioni
section-deployment = Schieramento
section-upkeep = Riordino
section-tokens = Maschere e segnalini speciali
section-texts = Visibile, segreto e testi delle carte
section-modes = Altri modi di giocare

## Worked examples

example-columns = Dove può andare il 2 arancione?
example-columns-text = La prima colonna ha già un 2, la seconda ha già l’arancione. La terza non ha né l’uno né l’altro: la carta va lì.
example-flipped = girata
example-has-a-2 = ha un 2
example-has-orange = ha l’arancione
example-fits = va bene
example-die = Il dado mostra il verde
example-die-text = Tutte le carte verdi scoperte sono perse: 8 punti. Gli altri colori restano, e anche le carte al sicuro.
example-stays = resta
example-symbols = Due giocano un 6
example-symbols-text = Il 6 è il valore più alto ed è stato giocato due volte. Ian ha più simboli e prende Jabba; la sua carta è persa. Gli altri riprendono la loro.
example-at-stake = è in palio
example-wins-and-is-lost = vince, è persa
example-comes-back = torna in mano
example-pairs = Quanto vale alla fine?
example-pairs-text = Due Jabba valgono 6 ciascuno e 10 per la coppia: 22. Greedo vale 3. Questo Fener costa 4. In tutto 21.
example-cancelling = Temari annulla Itachi
example-cancelling-text = Temari annulla una carta con l’occhio. Itachi o Hinata? Itachi valeva −4 e ora vale 0. Hinata guadagna 2 per due pugni. La mano ha forza 10.
example-hand = Quanto è forte questa mano?
example-hand-text = A Sakura piace Sasuke (+2), a Kakashi tre della sua squadra (+3), a Naruto una corona (+2), a Iruka Naruto (+2). In tutto 20.
example-fight = Asuma e Chôji affrontano Karin
example-fight-text = Karin costa 4 di Forza, e 2 più 2 fa 4. Karin va in fondo alla tua infermeria, i due combattenti nei tuoi scarti.
example-recruiting = Kakashi e Sakura reclutano Ayame
example-recruiting-text = Ayame costa 2 di Reclutamento. 2 più 1 fa 3: uno di troppo, ed è perso. Kakashi da solo sarebbe bastato.

## Pages to look things up

contents = Indice
settled-question = Dubbio risolto
example = Esempio
verdict-yes = sì
verdict-no = no
back-to-table = Torna al tavolo
card-search = Nome, numero o effetto
filter-all = Tutte
filter-kind = Tipo
filter-team = Squadra o colore
filter-price = Prezzo o valore
filter-effect = Effetto
filter-clear = Mostra tutte le carte
cards-found = { $count ->
    [one] Un tipo di carta
   *[other] { $count } tipi di carte
}
copies = { $count ->
    [one] una copia
   *[other] { $count } copie
}

## What cards can do, to filter by

does-gain-force = dà Forza
does-gain-recruit = dà Reclutamento
does-gain-chakra = dà Chakra
does-gain-scroll = dà pergamene
does-gain-card = fa pescare carte
does-bonus = rafforza gli altri
does-heal = cura
does-eliminate = elimina
does-take-item = porta oggetti
does-acquire = prende personaggi dal campo
does-recall = richiama
does-recall-affinity = richiama per affinità
does-cost = cambia i costi
does-drain = toglie agli altri
does-copy = copia
does-points-per = conta alla fine
does-with = con certi altri
does-with-any = con uno tra vari
does-per-symbol = per ogni simbolo
does-per-teammate = per ogni compagno
does-cancels = annulla

## Piles that are open to all

pile-eliminated = Eliminati
pile-deck-title = Il tuo mazzo
pile-deck-left = Ancora da pescare: { $count }
pile-deck-whole = Tutto il mazzo: { $count }
pile-deck-empty = Niente. Alla prossima pescata si mescolano gli scarti.

## A replay

replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $times }×
replay-unit = Passo
unit-move = Mossa
unit-turn = Turno
unit-round = Giro
replay-first = All’inizio
replay-last = Alla fine
replay-more = Grafico e scelte
turn-back = Un turno indietro
turn-on = Un turno avanti
round-back = Un giro indietro
round-on = Un giro avanti
jump-marks = Momenti salienti
mark-at = { $step }: { $what }
share-picture = Condividi un’immagine
picture-of = { $game }, mossa { $step } di { $steps }
picture-failed = Non è stato possibile creare l’immagine.
drop-record = Trascina qui un file o sceglilo
choose-file = Scegli un file
the-team = La squadra

## The own game, in the end

your-game = La tua partita
team-game = La partita della squadra
most-gained = { $points ->
    [one] La mossa { $step } ti ha dato un punto
   *[other] La mossa { $step } ti ha dato { $points } punti
}
most-lost = { $points ->
    [one] La mossa { $step } ti è costata un punto
   *[other] La mossa { $step } ti è costata { $points } punti
}
team-gained = { $points ->
    [one] La mossa { $step } ha dato un punto alla squadra
   *[other] La mossa { $step } ha dato { $points } punti alla squadra
}
lead-changed = Dalla mossa { $step } { $who } era in testa
you-lead-changed = Dalla mossa { $step } eri in testa
in-front = In testa per { $count } mosse su { $steps }
shuffle-fair = Il mazzo è stato mescolato onestamente
