## Il gioco

game-deckbattle = Naruto Shippuden Deck Battle
about-deckbattle = Forma una squadra di ninja, batti le Minacce prima che fuggano e diventa Hokage.
option-mode = Come si formano le squadre
option-mode-standard = Standard: scegliere una squadra
option-mode-chunin = Chunin: scegliere i personaggi a turno
option-mode-jonin = Jonin: scegliere tra meno personaggi
option-mode-kage = Kage: passarsi i personaggi in segreto
option-expert = Variante Esperto
option-expert-yes = Con: una Minaccia costa 1 Forza in più per ogni tuo segnalino
option-expert-no = Senza
option-first = Chi comincia
option-first-random = A sorte
tally-turns = Turni
tally-threats = Minacce sconfitte
tally-tokens = Segnalini Minaccia

## Personaggi

card-kakashi = Kakashi
card-kurenai = Kurenai
card-asuma = Asuma
card-gai = Gaï
card-naruto = Naruto
card-sakura = Sakura
card-sai = Saï
card-hinata = Hinata
card-kiba = Kiba
card-shino = Shino
card-shikamaru = Shikamaru
card-ino = Ino
card-choji = Chôji
card-lee = Lee
card-neji = Neji
card-tenten = Tenten
card-gaara = Gaara
card-temari = Temari
card-kankuro = Kankurô
card-baki = Baki
card-chiyo = Chiyo
card-matsuri = Matsuri
card-pakura = Pakura
card-bisuke = Bisuke
card-akino = Akino
card-pakkun = Pakkun
card-gamahiro = Gamahiro
card-gamabunta = Gamabunta
card-gamakichi = Gamakichi
card-fukasaku = Fukasaku
card-katsuyu = Katsuyu
card-manda = Manda
card-sai-root = Saï (Radice)
card-yamato = Yamato
card-danzo = Danzō
card-ayame = Ayame
card-teuchi = Teuchi
card-iruka = Iruka
card-tsunade = Tsunade
card-shizune = Shizune
card-jiraiya = Jiraiya
card-ibiki = Ibiki
card-anko = Anko
card-ebisu = Ebisu
card-konohamaru = Konohamaru
card-genma = Genma
card-kotetsu = Kotetsu
card-izumo = Izumo
card-hiashi = Hiashi
card-hanabi = Hanabi
card-tsume = Tsume
card-shibi = Shibi
card-shikaku = Shikaku
card-inoichi = Inoichi
card-choza = Chôza
card-lee-gates = Lee (Otto Porte)
card-naruto-sage = Naruto (Eremita)
card-sakura-medic = Sakura (Medico)
card-killer-bee = Killer Bee
card-kabuto = Kabuto
card-orochimaru = Orochimaru
card-sasuke = Sasuke
card-suigetsu = Suigetsu
card-karin = Karin
card-jugo = Jûgo
card-white-zetsu = Zetsu bianco
card-animal-path = Via animale
card-asura-path = Via Asura
card-preta-path = Via Preta
card-itachi = Itachi
card-kisame = Kisame
card-deidara = Deidara
card-sasori = Sasori
card-hidan = Hidan
card-kakuzu = Kakuzu
card-pain = Pain
card-konan = Konan
card-zetsu = Zetsu
card-tobi = Tobi
card-mask = una maschera

## Carte Jutsu e tecniche

card-jutsu-naruto = Carta Jutsu di Naruto
card-jutsu-sakura = Carta Jutsu di Sakura
card-jutsu-sai = Carta Jutsu di Saï
card-jutsu-hinata = Carta Jutsu di Hinata
card-jutsu-kiba = Carta Jutsu di Kiba
card-jutsu-shino = Carta Jutsu di Shino
card-jutsu-shikamaru = Carta Jutsu di Shikamaru
card-jutsu-ino = Carta Jutsu di Ino
card-jutsu-choji = Carta Jutsu di Chôji
card-jutsu-lee = Carta Jutsu di Lee
card-jutsu-neji = Carta Jutsu di Neji
card-jutsu-tenten = Carta Jutsu di Tenten
technique-naruto = { $number ->
    [1] Cloni d’ombra
    [2] Evocazione
   *[3] Rasengan
}
technique-sakura = { $number ->
    [1] Palmo mistico
    [2] Impatto del ciliegio
   *[3] Sigillo dei cento
}
technique-sai = { $number ->
    [1] Topi d’inchiostro
    [2] Leone d’inchiostro
   *[3] Uccelli d’inchiostro
}
technique-hinata = { $number ->
    [1] Pugno gentile
    [2] Palmi protettori
   *[3] Leoni gemelli
}
technique-kiba = { $number ->
    [1] Marcatura
    [2] Clone bestiale
   *[3] Doppia zanna
}
technique-shino = { $number ->
    [1] Richiamo d’insetti
    [2] Sciame d’insetti
   *[3] Sfera d’insetti
}
technique-shikamaru = { $number ->
    [1] Controllo dell’ombra
    [2] Cucitura d’ombra
   *[3] Presa d’ombra
}
technique-ino = { $number ->
    [1] Mente turbata
    [2] Trasmissione mentale
   *[3] Scambio di mente
}
technique-choji = { $number ->
    [1] Controllo calorie
    [2] Palla umana
   *[3] Super espansione
}
technique-lee = { $number ->
    [1] Vortice della foglia
    [2] Ombra della foglia
   *[3] Loto nascosto
}
technique-neji = { $number ->
    [1] Byakugan
    [2] Palmo del vuoto
   *[3] Sessantaquattro palmi
}
technique-tenten = { $number ->
    [1] Evocazione d’armi
    [2] Draghi gemelli
   *[3] Catene celesti
}

## Oggetti, missioni, segnalini, obiettivi, flagelli

item-kunai = Kunai
item-shuriken = Shuriken
item-ramen = Ramen
item-summoning-seal = Sigillo d’evocazione
item-headband = Coprifronte
item-soldier-pill = Pillola del soldato
item-explosive-tag = Carta bomba
item-mission-scroll = Ordine di missione
item-medical-kit = Borsa medica
card-kunai = { item-kunai }
card-shuriken = { item-shuriken }
card-ramen = { item-ramen }
card-summoning-seal = { item-summoning-seal }
card-headband = { item-headband }
card-soldier-pill = { item-soldier-pill }
card-explosive-tag = { item-explosive-tag }
card-mission-scroll = { item-mission-scroll }
card-medical-kit = { item-medical-kit }
card-chakra-awakening = Risveglio del Chakra
card-merchant-escort = Scorta al mercante
card-lost-cat = Il gatto smarrito
card-herb-gathering = Raccolta di erbe
card-courier = Messaggio urgente
card-bandit-camp = Il campo dei banditi
card-envoy = Scorta all’inviato
card-spy-hunt = La caccia alla spia
card-rescue = Salvataggio
card-summoning-pact = Patto d’evocazione
card-kazekage-rescue = In aiuto del Kazekage
card-hideout = L’assalto al covo
card-fire-temple = Il tempio del fuoco
card-forbidden-scroll = Il rotolo proibito
card-token-card = segnalino Minaccia (carta)
card-token-chakra = segnalino Minaccia (Chakra)
card-token-scroll = segnalino Minaccia (pergamene)
card-token-item = segnalino Minaccia (oggetto)
card-chips = Chips { $number }
card-duty = Il senso del dovere
card-hunters = La caccia all’Akatsuki
card-arsenal = L’arsenale
card-diplomacy = Diplomazia
card-sand-alliance = L’alleanza con la Sabbia
card-pact = Il patto
card-shadows = Nell’ombra
card-healers = Le mani che curano
card-root-exposed = La Radice smascherata
card-genjutsu = Il grande genjutsu
card-trial = La prova dell’Hokage
card-shame = La vergogna del villaggio
card-archives = L’incendio degli archivi

## Squadre, affinità, tipi di carta, fasi, campi

team-kakashi = Squadra 7
team-kurenai = Squadra 8
team-asuma = Squadra 10
team-gai = Squadra Gaï
affinity-leaf = Foglia
affinity-seven = Squadra 7
affinity-eight = Squadra 8
affinity-ten = Squadra 10
affinity-gai = Squadra Gaï
affinity-sand = Sabbia
affinity-anbu = Anbu
affinity-summon = Evocazione
affinity-sound = Suono
affinity-medic = Medico
affinity-kage = Kage
affinity-jinchuriki = Jinchuriki
affinity-akatsuki = Akatsuki
affinity-hyuga = Hyûga
affinity-uchiha = Uchiha
affinity-nara = Nara
affinity-inuzuka = Inuzuka
affinity-aburame = Aburame
affinity-akimichi = Akimichi
affinity-yamanaka = Yamanaka
affinity-sannin = Sannin
type-weapon = arma
type-food = cibo
type-scroll = rotolo
type-gear = equipaggiamento
group-sensei = Sensei
group-starter = personaggio iniziale
group-field = personaggio del campo
group-threat = Minaccia
group-jutsu = carta Jutsu
group-item = oggetto
group-mission = missione
group-token = segnalino Minaccia
group-chips = Chips
group-objective = obiettivo
group-scourge = flagello
phase-preparation = Preparazione
phase-deployment = Schieramento
phase-upkeep = Riordino
field-name = nome
field-group = tipo
field-copies = copie
field-person = persona
field-character = personaggio
field-team = squadra
field-force = Forza
field-recruit = Reclutamento
field-chakra = Chakra
field-force-cost = costo in Forza
field-recruit-cost = costo in Reclutamento
field-points = punti
field-affinities = affinità
field-cost = costo
field-type = categoria
field-rank = grado
field-ability = abilità
field-holds = abilità passiva
field-field = sul campo
field-use = uso
field-reward = ricompensa
field-counts = conteggio
field-technique-1 = tecnica 1
field-technique-2 = tecnica 2
field-technique-3 = tecnica 3
field-cost-1 = costo della tecnica 1
field-cost-2 = costo della tecnica 2
field-cost-3 = costo della tecnica 3
field-caps = livelli più alti

## Che cosa fa una carta

# Il testo di una carta è una serie di frasi. Un inizio come “In gioco:” precede ciò che regge.
amount-of = { $what ->
    [force] { $amount } Forza
    [combat-force] { $amount } Forza in combattimento
    [recruit] { $amount } Reclutamento
    [recruiting-only] { $amount } Reclutamento per reclutare
    [chakra] { $amount } Chakra
    [scroll] { $amount ->
        [one] { $amount } pergamena
       *[other] { $amount } pergamene
    }
   *[card] { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
}
effect-activated = { $cost ->
    [0] Una volta per turno, gratis:
   *[other] Una volta per turno, per { $cost } Chakra:
}
effect-passive = In gioco:
effect-worn = Per chi lo porta:
effect-on-field = Sul campo:
effect-technique = { $cost ->
    [0] { $technique } (livello { $level }), gratis:
   *[other] { $technique } (livello { $level }), per { $cost } Chakra:
}
effect-reward = Ricompensa:
effect-gain = { $what ->
    [card] Pesca { amount-of }
   *[other] Guadagna { amount-of }
}{ $only ->
    [combat] { " " }in combattimento
    [recruiting] { " " }per reclutare
   *[no] { "" }
}{ $per ->
    [affinity] { " " }per ogni altro tuo personaggio in gioco con affinità { $affinity }
    [insect] { " " }per ogni Insetto sulla tua plancia
    [wounded] { " " }per ogni personaggio nella tua infermeria
    [item] { " " }per ogni oggetto nel tuo inventario
    [weapon] { " " }per ogni arma nel tuo inventario
    [food] { " " }per ogni cibo nel tuo inventario
    [scroll] { " " }per ogni rotolo nel tuo inventario
    [gear] { " " }per ogni equipaggiamento nel tuo inventario
   *[once] { "" }
}.
    .short = { $what ->
        [card] Pesca { $amount }
       *[other] +{ amount-of }
    }{ $only ->
        [combat] { " " }(combattimento)
        [recruiting] { " " }(reclutamento)
       *[no] { "" }
    }{ $per ->
        [affinity] { " " }per { $affinity }
        [insect] { " " }per insetto
        [wounded] { " " }per ferito
        [item] { " " }per oggetto
        [weapon] { " " }per arma
        [food] { " " }per cibo
        [scroll] { " " }per rotolo
        [gear] { " " }per equipaggiamento
       *[once] { "" }
    }
effect-heal = { $to ->
    [play] Metti in gioco il primo personaggio della tua infermeria.
   *[discard] Metti nei tuoi scarti il primo personaggio della tua infermeria.
}
    .short = Cura: { $to ->
        [play] in gioco
       *[discard] negli scarti
    }
effect-eliminate = { $where ->
    [discard] Puoi eliminare un personaggio dei tuoi scarti.
    [infirmary] Puoi eliminare un personaggio della tua infermeria.
   *[field] Puoi eliminare un personaggio del campo, ma non una Minaccia.
}
    .short = Elimina: { $where ->
        [discard] scarti
        [infirmary] infermeria
       *[field] campo
    }
effect-recall = Puoi mettere in gioco un personaggio dei tuoi scarti.
    .short = Gioca dagli scarti
effect-recall-affinity = Puoi mettere in gioco un personaggio dei tuoi scarti con affinità { $affinity }.
    .short = Gioca dagli scarti: { $affinity }
effect-take-item = { $row ->
    [lower] Puoi prendere un oggetto della fila bassa del mercato.
   *[any] Puoi prendere un oggetto del mercato.
}
    .short = Prendi un oggetto{ $row ->
        [lower] { " " }(fila bassa)
       *[any] { "" }
    }
effect-acquire = Puoi prendere un personaggio del campo con un costo in Reclutamento di { $limit } al massimo; va nei tuoi scarti.
    .short = Prendi uno (costo fino a { $limit })
effect-wound = { $where ->
    [discard] Puoi ferire un personaggio degli scarti di un altro giocatore con un costo in Forza di { $limit } al massimo; va nella tua infermeria.
   *[field] Puoi ferire un personaggio del campo con un costo in Forza di { $limit } al massimo, ma non una Minaccia; va nella tua infermeria.
}
    .short = Ferisci (Forza fino a { $limit }): { $where ->
        [discard] scarti altrui
       *[field] campo
    }
effect-equip = { $row ->
    [lower] Se non ha oggetti, può equipaggiarne subito uno della fila bassa del mercato.
   *[any] Se non ha oggetti, può equipaggiarne subito uno del mercato.
}
    .short = Equipaggia oggetto{ $row ->
        [lower] { " " }(fila bassa)
       *[any] { "" }
    }
effect-discard = { $whom ->
    [all] Ogni giocatore scarta { amount-of }.
   *[others] Ogni altro giocatore scarta { amount-of }.
}
    .short = { $whom ->
        [all] Tutti scartano { $amount }
       *[others] Gli altri scartano { $amount }
    }
effect-mill = { $whom ->
    [own] Metti { top-cards } del tuo mazzo nei tuoi scarti.
    [all] Ogni giocatore mette { top-cards } del proprio mazzo nei propri scarti.
   *[others] Ogni altro giocatore mette { top-cards } del proprio mazzo nei propri scarti.
}
    .short = { $whom ->
        [own] Scopri { $amount }
        [all] Tutti scoprono { $amount }
       *[others] Gli altri scoprono { $amount }
    }
top-cards = { $amount ->
    [one] la prima carta
   *[other] le prime { $amount } carte
}
effect-revive = { $to ->
    [play] Metti in gioco l’ultimo personaggio eliminato.
   *[discard] Metti nei tuoi scarti l’ultimo personaggio eliminato.
}
    .short = Ultimo eliminato: { $to ->
        [play] in gioco
       *[discard] negli scarti
    }
effect-drain = Ogni altro giocatore perde { amount-of }.
    .short = Altri: −{ amount-of }
effect-drain-all = Ogni giocatore perde { amount-of }.
    .short = Tutti: −{ amount-of }
effect-destroy = { $amount ->
    [one] Il personaggio più a destra del campo è eliminato.
   *[other] I { $amount } personaggi più a destra del campo sono eliminati.
}
    .short = Elimina { $amount } a destra
effect-copy = Puoi copiare l’abilità attivabile di un altro tuo personaggio in gioco, per il suo Chakra.
    .short = Copia un’abilità
effect-place-lion = Metti il Leone sulla tua plancia.
    .short = Metti il Leone
effect-place-insects = { $amount ->
    [one] Metti { $amount } Insetto sulla tua plancia.
   *[other] Metti { $amount } Insetti sulla tua plancia.
}
    .short = Insetti +{ $amount }
effect-clear-insects = Gli Insetti lasciano la tua plancia.
    .short = Via gli insetti
effect-take-chip = Metti un segnalino Chips sulla tua plancia e guadagna il suo Chakra.
    .short = Prendi Chips
effect-reset-chips = Mescola le tue Chips e rimettile da parte.
    .short = Rimetti le Chips
effect-place-akamaru = Puoi mettere Akamaru su un personaggio del campo.
    .short = Metti Akamaru
effect-hunt = +{ $amount } Forza nel combattimento contro il personaggio con Akamaru.
    .short = +{ $amount } Forza con Akamaru
effect-bonus = { $whom ->
    [each] Ogni tuo personaggio ha { "" }
    [affinity] Ogni tuo personaggio con affinità { $affinity } ha { "" }
   *[self] { "" }
}+{ amount-of }{ $only ->
    [combat] { " " }in combattimento
    [recruiting] { " " }per reclutare
   *[no] { "" }
}.
    .short = { $whom ->
        [each] Tutti: { "" }
        [affinity] { $affinity }: { "" }
       *[self] { "" }
    }+{ amount-of }{ $only ->
        [combat] { " " }(combattimento)
        [recruiting] { " " }(reclutamento)
       *[no] { "" }
    }
effect-bonus-shared = +{ amount-of } per reclutare, per ogni affinità in comune con il personaggio reclutato.
    .short = +{ amount-of } per affinità comune
effect-cost = { $what ->
    [market] Un oggetto del mercato costa
    [fight] Combattere un personaggio costa
    [recruit] Reclutare un personaggio costa
    [mission] Una missione costa
    [heal] Curare costa
    [technique] Una tecnica costa
    [channel] Canalizzare rende
   *[threat] Combattere la Minaccia costa
} { $way ->
    [less] { $amount } in meno.
   *[more] { $amount } in più.
}
    .short = { $what ->
        [market] Oggetti
        [fight] Combattere
        [recruit] Reclutare
        [mission] Missioni
        [heal] Curare
        [technique] Tecniche
        [channel] Canalizzare
       *[threat] La Minaccia
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-cost-affinity = { $what ->
    [recruit] Reclutare un personaggio con affinità { $affinity } costa
    [channel] Canalizzare un personaggio con affinità { $affinity } rende
   *[fight] Combattere un personaggio con affinità { $affinity } costa
} { $way ->
    [less] { $amount } in meno.
   *[more] { $amount } in più.
}
    .short = { $affinity }: { $what ->
        [recruit] reclutare
        [channel] canalizzare
       *[fight] combattere
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-when = { $event ->
    [fight] Dopo un combattimento vinto:
    [recruit] Dopo un reclutamento:
    [buy] Dopo un acquisto:
    [channel] Canalizzando questo personaggio:
   *[send] Andando in missione:
}
    .short = { $event ->
        [fight] Lotta vinta
        [recruit] Reclutato
        [buy] Comprato
        [channel] Canalizzato
       *[send] Mandato
    }:
effect-fighters-least = Servono almeno { $least } personaggi per combattere questa Minaccia.
    .short = Almeno { $least } combattenti
effect-fighters-most = Al massimo { $most } personaggi possono combattere questa Minaccia.
    .short = Al massimo { $most } combattenti
effect-no-items = Gli oggetti non aiutano nel combattimento contro questa Minaccia.
    .short = Oggetti senza effetto
effect-wounds-fighters = Chi sconfigge questa Minaccia va in infermeria.
    .short = Ferisce chi la batte
effect-masks = { $amount ->
    [one] Lo protegge una maschera, da battere prima.
   *[other] Lo proteggono { $amount } maschere, da battere prima.
}
    .short = { $amount ->
        [one] { $amount } maschera
       *[other] { $amount } maschere
    }
effect-revealed = Quando viene rivelata:
    .short = Rivelata:
effect-points-per = { $way ->
    [less] Perdi { point-count }
   *[more] Guadagna { point-count }
} per ogni { $what ->
    [affinity] tuo personaggio con affinità { $affinity }
    [mission] missione compiuta
    [threat] Minaccia sconfitta
    [item] oggetto nel tuo inventario
    [affinities] affinità diversa dei tuoi personaggi
   *[wounded] personaggio nella tua infermeria
}.
effect-no-points = I personaggi con affinità { $affinity } non danno punti.
effect-threat-needed = Può vincere solo chi ha sconfitto una Minaccia, se qualcuno l’ha fatto.
effect-extra-round = Dopo l’ultimo giro se ne gioca ancora uno.
effect-fewest-tokens = Chi ha meno segnalini Minaccia { $way ->
    [less] perde { point-count }.
   *[more] guadagna { point-count }.
}

## Perché no

why-game-over = La partita è finita
why-other-turn = Ora decide { who }
why-wait-for-chance = Prima viene una carta di una pila
why-pile-decides = È la pila a decidere che cosa viene
why-players-decide = Qui decide un giocatore
why-nothing-due = Ora non viene nulla da una pila
why-not-in-pile = Non è più in quella pila
why-not-asked-now = Ora non è questa la domanda
why-answer-first = Prima c’è un’altra domanda
why-finish-first = Finisci o annulla ciò che hai cominciato
why-preparation-only = Solo nella fase di preparazione
why-deployment-only = Solo nella fase di schieramento
why-team-taken = Questa squadra è già presa
    .short = Presa
why-jutsu-taken = Questa carta Jutsu non è in offerta
why-not-in-hand = Non è tra le carte passate a te
why-already-sealed = Hai scelto, gli altri non ancora
why-sensei-taken = Questo Sensei è già preso
    .short = Preso
why-not-own-jutsu = Non è una delle tue carte Jutsu
why-already-unlocked = È già sbloccata
    .short = Sbloccata
why-level-order = Prima va sbloccato il livello inferiore
    .short = Prima il livello sotto
why-level-cap = Ora al massimo il livello { $level }
    .short = Fino al livello { $level }
why-cannot-choose = Scelta non possibile qui
    .short = Non qui
why-no-such-item = Non è tra gli oggetti in offerta
why-inventory-full = Il tuo inventario è pieno
    .short = Inventario pieno
why-nothing-to-drop = Nessun oggetto deve fare posto
why-not-in-inventory = Non è nel tuo inventario
why-not-waiting = Non è tra gli oggetti da rimettere
why-not-wounded-now = Non è tra i nuovi feriti
why-not-in-play = Non è in gioco, o è già assegnato
why-already-equipped = Porta già un oggetto
    .short = Ha un oggetto
why-nobody-to-equip = Nessuno in gioco è senza oggetto
    .short = Tutti ne hanno uno
why-no-ability = Non ha abilità da attivare
why-ability-used = Già usata in questo turno
    .short = Già usata
why-not-enough-chakra = Il Chakra non basta: { $held } su { $needed }
    .short = Chakra { $held } su { $needed }
why-not-worn = Nessuno di libero porta questo oggetto
why-item-used-up = Già usato in questo turno
    .short = Già usato
why-locked = È ancora bloccata
    .short = Bloccata
why-technique-used = Già usata in questo turno
    .short = Già usata
why-nobody-of-name = Nessuno con quel nome è in gioco
    .short = Nessuno in gioco
why-not-of-name = Solo un personaggio con quel nome
    .short = Altro nome
why-infirmary-empty = La tua infermeria è vuota
    .short = Nessuno da curare
why-no-chakra-value = Non ha un valore di Chakra
why-no-force-value = Non ha Forza per una missione
why-mission-not-offered = Questa missione non è in offerta
why-not-enough-scrolls = Le pergamene non bastano: { $held } su { $needed }
    .short = Pergamene { $held } su { $needed }
why-no-lion = Il Leone non è sulla tua plancia
why-not-on-field = Non è sul campo
why-no-force-cost = Non ha un costo in Forza
why-no-recruit-cost = Non ha un costo in Reclutamento
why-masks-first = Prima vanno battute le maschere
    .short = Prima le maschere
why-no-masks = Sul campo non ci sono maschere
why-out-of-reach = I tuoi personaggi arrivano solo a { $total } su { $needed }
    .short = { $missing ->
        [one] Ne manca { $missing }
       *[other] Ne mancano { $missing }
    }
why-too-few = Bisogna combattere almeno in { $least }
    .short = Almeno in { $least }
why-too-many = Qui si combatte al massimo in { $most }
    .short = Al massimo { $most }
why-brings-nothing = Qui non porta nulla
    .short = Non porta nulla
why-not-yet-enough = Per ora solo { $total } su { $needed }
    .short = Per ora { $total } su { $needed }
why-no-room = Nel tuo inventario non c’è posto
    .short = Niente posto
why-nothing-to-cancel = Non c’è nulla da annullare
why-takes-part = Partecipa già
    .short = Partecipa
why-same-as-first = Non è diverso dal primo: basta il nome
    .short = Come il primo

## Che cosa è successo

turn-began = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
team-chosen = { $you ->
    [yes] Scegli la { $team }.
   *[no] { $seat } sceglie la { $team }.
}
character-picked = { $you ->
    [yes] Prendi { $card }.
   *[no] { $seat } prende { $card }.
}
sensei-chosen = { $you ->
    [yes] Scegli { $card } come Sensei.
   *[no] { $seat } sceglie { $card } come Sensei.
}
jutsu-removed = Fuori dalla partita: { $card }.
jutsu-dealt = { $you ->
    [yes] Ricevi una carta Jutsu: { $card }.
   *[no] { $seat } riceve una carta Jutsu.
}
character-played = { $you ->
    [yes] Giochi { $card }.
   *[no] { $seat } gioca { $card }.
}
card-drawn = { $you ->
    [yes] Peschi { $card }.
   *[no] { $seat } pesca una carta.
}
discard-shuffled = { $you ->
    [yes] Mescoli i tuoi scarti, che diventano il tuo mazzo.
   *[no] { $seat } mescola i suoi scarti, che diventano il suo mazzo.
}
ability-activated = { $you ->
    [yes] Attivi { $card }
   *[no] { $seat } attiva { $card }
}{ for-chakra }.
ability-copied = { $you ->
    [yes] Copi l’abilità di { $card }.
   *[no] { $seat } copia l’abilità di { $card }.
}
technique-used = { $you ->
    [yes] Usi la tecnica { $technique }
   *[no] { $seat } usa la tecnica { $technique }
}{ for-chakra }.
for-chakra = { $chakra ->
    [0] { "" }
   *[other] { " " }per { $chakra } Chakra
}
character-equipped = { $you ->
    [yes] Equipaggi { $card } con un oggetto: { $item }.
   *[no] { $seat } equipaggia { $card } con un oggetto: { $item }.
}
item-used = { $you ->
    [yes] Usi l’oggetto di { $card }: { $item }.
   *[no] { $seat } usa l’oggetto di { $card }: { $item }.
}
chakra-channelled = { $you ->
    [yes] Canalizzi { $card }: { $chakra } Chakra.
   *[no] { $seat } canalizza { $card }: { $chakra } Chakra.
}
character-sent = { $you ->
    [yes] Mandi { $card } in missione: { scroll-count }.
   *[no] { $seat } manda { $card } in missione: { scroll-count }.
}
scroll-count = { $scrolls ->
    [one] { $scrolls } pergamena
   *[other] { $scrolls } pergamene
}
character-healed = { $into_play ->
    [0] { $you ->
        [yes] Curi { $card }, che va nei tuoi scarti.
       *[no] { $seat } cura { $card }, che va nei suoi scarti.
    }
   *[other] { $you ->
        [yes] Curi { $card }, che entra in gioco.
       *[no] { $seat } cura { $card }, che entra in gioco.
    }
}
mission-done = { $you ->
    [yes] Compi una missione: { $card }.
   *[no] { $seat } compie una missione: { $card }.
}
stuff-gained = { $you ->
    [yes] Guadagni { amount-of }.
   *[no] { $seat } guadagna { amount-of }.
}
stuff-lost = { $you ->
    [yes] Perdi { amount-of }.
   *[no] { $seat } perde { amount-of }.
}
deployment-began = { $you ->
    [yes] Schieri i tuoi personaggi.
   *[no] { $seat } schiera i suoi personaggi.
}
character-defeated = { $you ->
    [yes] Sconfiggi { $card } con { $total } Forza.
   *[no] { $seat } sconfigge { $card } con { $total } Forza.
}
mask-beaten = { $you ->
    [yes] Batti una maschera con { $total } Forza.
   *[no] { $seat } batte una maschera con { $total } Forza.
}
character-recruited = { $you ->
    [yes] Recluti { $card } con { $total } Reclutamento.
   *[no] { $seat } recluta { $card } con { $total } Reclutamento.
}
character-acquired = { $you ->
    [yes] Prendi { $card } dal campo.
   *[no] { $seat } prende { $card } dal campo.
}
character-recalled = { $you ->
    [yes] Metti in gioco { $card } dai tuoi scarti.
   *[no] { $seat } mette in gioco { $card } dai suoi scarti.
}
item-bought = { $you ->
    [yes] Compri un oggetto con { $total } Reclutamento: { $item }.
   *[no] { $seat } compra un oggetto con { $total } Reclutamento: { $item }.
}
item-taken = { $you ->
    [yes] Prendi un oggetto dal mercato: { $item }.
   *[no] { $seat } prende un oggetto dal mercato: { $item }.
}
item-returned = { $you ->
    [yes] Rimetti un oggetto sotto il mazzo del mercato: { $item }.
   *[no] { $seat } rimette un oggetto sotto il mazzo del mercato: { $item }.
}
character-wounded = { $you ->
    [yes] { $card } va nella tua infermeria.
   *[no] { $card } va nell’infermeria di { $seat }.
}
character-eliminated = { $card } va sulla pila degli eliminati.
character-revealed = { $card } arriva nello spazio { $place } del campo.
item-revealed = Nuovo al mercato: { $item } (spazio { $place }).
mission-revealed = Nuova missione: { $card } (spazio { $place }).
threat-moved = { $card } avanza nello spazio { $place } del campo.
threat-escaped = { $card } fugge dal campo.
token-taken = { $you ->
    [yes] Prendi un { $card }.
   *[no] { $seat } prende un { $card }.
}
token-lost = Un segnalino Minaccia esce dalla partita.
technique-unlocked = { $you ->
    [yes] Sblocchi la tecnica { $technique }.
   *[no] { $seat } sblocca la tecnica { $technique }.
}
objective-revealed = Si rivela un obiettivo: { $card }.
scourge-revealed = Si rivela il flagello: { $card }.
lion-unleashed = { $you ->
    [yes] Scateni il Leone: { $card } guadagna 3 Forza.
   *[no] { $seat } scatena il Leone: { $card } guadagna 3 Forza.
}
akamaru-moved = { $you ->
    [yes] Metti Akamaru su { $card }.
   *[no] { $seat } mette Akamaru su { $card }.
}
akamaru-returned = { $you ->
    [yes] Akamaru torna da te.
   *[no] Akamaru torna da { $seat }.
}
chip-taken = { $you ->
    [yes] Prendi un segnalino: { $card }.
   *[no] { $seat } prende un segnalino: { $card }.
}
character-discarded = { $you ->
    [yes] Scarti { $card } dalla mano.
   *[no] { $seat } scarta { $card } dalla mano.
}
card-turned = { $you ->
    [yes] Dal tuo mazzo ai tuoi scarti: { $card }.
   *[no] Dal mazzo di { $seat } agli scarti: { $card }.
}
character-revived = { $into_play ->
    [0] { $you ->
        [yes] Riporti { $card }, che va nei tuoi scarti.
       *[no] { $seat } riporta { $card }, che va nei suoi scarti.
    }
   *[other] { $you ->
        [yes] Riporti { $card }, che entra in gioco.
       *[no] { $seat } riporta { $card }, che entra in gioco.
    }
}
character-lost = { $you ->
    [yes] Perdi { $card } dai tuoi scarti.
   *[no] { $seat } perde { $card } dagli scarti.
}
extra-round-began = Il flagello esige ancora un giro.
last-round-began = L’ultimo segnalino ha lasciato il tracciato. Questo è l’ultimo giro.
game-ended = Tutti hanno giocato lo stesso numero di turni. La partita è finita.

## Domande e scelte

ask-team = Quale squadra scegli?
ask-pick = Quale personaggio prendi?
ask-keep = Quale personaggio tieni? Gli altri vanno a sinistra.
ask-sensei = Quale Sensei scegli?
ask-unlock = Quale tecnica sblocchi, fino al livello { $level }?
ask-return = Quale oggetto va ora sotto il mazzo del mercato?
ask-wound = Chi va ora nella tua infermeria?
ask-prepare = Preparazione: che cosa fai?
ask-deploy = Schieramento: che cosa fai?
ask-eliminate = Chi elimini?
ask-recall = Chi metti in gioco dai tuoi scarti?
ask-take-item = Quale oggetto prendi?
ask-acquire = Chi prendi dal campo?
ask-copy = Di chi copi l’abilità?
ask-akamaru = Su chi metti Akamaru?
ask-whom-to-wound = Chi ferisci?
ask-discard = { $number ->
    [one] Quale carta scarti?
   *[other] Quale carta scarti? Devi scartarne { $number }.
}
ask-fight = Combattere { $card }: Forza { $total } su { $needed }. Chi partecipa?
    .short = Combattere { $card }
ask-recruit = Reclutare { $card }: Reclutamento { $total } su { $needed }. Chi partecipa?
    .short = Reclutare { $card }
ask-buy = Comprare l’oggetto { $item }: Reclutamento { $total } su { $needed }. Chi partecipa?
    .short = Comprare: { $item }
ask-equip = Chi riceve l’oggetto ({ $item })?
ask-lion = A chi dà 3 Forza il Leone?
ask-technique = Chi esegue la tecnica { $technique }?
choose-team = { $team }
choose-pick = { $card }
choose-sensei = { $card }
choose-unlock = Sblocca { $technique }
copy-number = { $copy ->
    [1] { "" }
   *[other] { " " }{ $copy }
}
choose-choose = { $card }{ copy-number }
choose-take = { $item }{ copy-number }
choose-skip = Rinuncia
choose-on = { $card }{ copy-number }
choose-strike = Va bene: procedi
    .short = Procedi
choose-with = { $card }{ copy-number } (+{ $worth })
choose-drop = Cedi l’oggetto { $item }
choose-cancel = Annulla
choose-return = { $item }
choose-wound = { $card }
choose-mission = Missione: { $card } ({ scroll-count })
    .short = Missione { $card }
choose-activate = Attiva { $card }{ copy-number }{ for-chakra }
    .short = Attiva { $card }{ copy-number }
choose-use = Usa l’oggetto { $item }{ copy-number }
choose-technique = Tecnica { $technique }{ for-chakra }
    .short = Tecnica { $technique }
choose-equip = Equipaggia qualcuno: { $item }
    .short = Equipaggia qualcuno con { $item }
choose-heal = { $side ->
    [A] Cura per { $chakra } Chakra: in gioco
   *[B] Cura per { $chakra } Chakra: negli scarti
}
    .short = { $side ->
        [A] Cura e metti in gioco
       *[B] Cura e metti negli scarti
    }
choose-deploy = Passa allo schieramento
choose-fight = Combatti { $card }{ copy-number }: { $needed } Forza
    .short = Combatti { $card }{ copy-number }
choose-fight-mask = Combatti una maschera: { $needed } Forza
    .short = Combatti una maschera
choose-recruit = Recluta { $card }{ copy-number }: { $needed } Reclutamento
    .short = Recluta { $card }{ copy-number }
choose-buy = Compra l’oggetto { $item }{ copy-number }: { $needed } Reclutamento
    .short = Compra l’oggetto { $item }{ copy-number }
choose-lion = Scatena il Leone: 3 Forza
    .short = Scatena il Leone
choose-channel = Canalizza { $card }{ copy-number }: { $chakra } Chakra
    .short = Canalizza { $card }{ copy-number }
choose-send = Manda { $card }{ copy-number } in missione: { scroll-count }
    .short = Manda { $card }{ copy-number } in missione
choose-end = Finisci lo schieramento

## Che cosa parla per una mossa

because-fight = Sconfitto, vale { point-count }; curato, si aggiunge alle tue carte: Forza { $force }, Reclutamento { $recruitment }, Chakra { $chakra }.
because-threat = La Minaccia vale { point-count } e porta un segnalino Minaccia; segnalini rimasti: { $left }.
because-recruit = La carta vale { point-count } e si aggiunge alle tue carte: Forza { $force }, Reclutamento { $recruitment }, Chakra { $chakra }.
because-channel = Il tuo indicatore del Chakra sale da { $held } a { $after }.
because-send = Il tuo indicatore delle missioni sale da { $held } a { $after }.
because-with = Così fa { $total }; ne servono { $needed }.
because-mission = La ricompensa arriva subito; alla fine la missione vale { point-count }.
because-chakra = { $chakra ->
    [0] Non costa Chakra.
   *[other] Costa { $chakra } Chakra; te ne restano { $after }.
}
because-deploy = Niente di ciò che puoi preparare ora vale più di quanto i tuoi personaggi otterranno nello schieramento.
because-end = Non resta niente da ottenere che valga la pena.

## Sulla pagina

deckbattle-place = Spazio { $place }
deckbattle-empty-place = Lo spazio { $place } è vuoto
deckbattle-akamaru = Con Akamaru
deckbattle-chosen = Scelto
deckbattle-fight = Combatti
deckbattle-recruit = Recluta
deckbattle-choose = Scegli
deckbattle-goes = { $place ->
    [0] Poi fugge dal campo
   *[other] Poi va allo spazio { $place }
}
deckbattle-masks = { $count ->
    [one] { $count } maschera
   *[other] { $count } maschere
}
deckbattle-masks-worth = Ognuna costa 4 in Forza e vale 3 punti.
deckbattle-field = Campo
deckbattle-threat-moves = nel riordino la Minaccia va a destra
deckbattle-reserve = riserva { $count }
deckbattle-out = eliminati { $count }
deckbattle-market = Mercato
deckbattle-missions = Missioni
deckbattle-track = Tracciato
deckbattle-threat-track = Tracciato Minaccia
deckbattle-rivals = Rivali
deckbattle-in-preparation = in preparazione
deckbattle-rank = grado { $rank }
deckbattle-objective = Obiettivo
deckbattle-gets = { $you ->
    [yes] tu { $points }
   *[no] { $seat } { $points }
}
deckbattle-scourge = Flagello
deckbattle-unlocks = Sblocca tecniche fino al livello { $level }.
deckbattle-token-gone = Il segnalino { $place } non c’è più.
deckbattle-token-there = Il segnalino { $place } è lì.
deckbattle-hidden-until = Si rivela con il segnalino { $place }
deckbattle-last-round = Ultimo giro
deckbattle-draw-pile = mazzo
deckbattle-discard = scarti
deckbattle-infirmary = infermeria
deckbattle-discard-title = I tuoi scarti
deckbattle-infirmary-title = La tua infermeria, dall’alto
deckbattle-nobody = Nessuno.
deckbattle-heal = Cura { $top }{ $chakra ->
    [0] { "" }
   *[other] { " " }(−{ $chakra })
}
deckbattle-takes-part = partecipa con { $worth }
deckbattle-activate = Attiva{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
deckbattle-use = Usa
deckbattle-who-joins = scegli chi partecipa
deckbattle-what-each = attiva, canalizza o manda; gli altri si schierano
deckbattle-tap-one = tocca qualcuno per vedere le sue mosse
deckbattle-in-play = In gioco
deckbattle-hand = La tua mano
deckbattle-any-hand = Mano
deckbattle-only-you = La vedi solo tu.
deckbattle-nobody-left = Non è rimasto nessuno in gioco.
deckbattle-items = Oggetti
deckbattle-give-up = cedere
deckbattle-empty = vuoto
deckbattle-jutsu = Jutsu
deckbattle-techniques-later = le tecniche sono per la preparazione
deckbattle-level = { $card }, livello { $level }
deckbattle-locked = bloccata
deckbattle-chakra = Chakra
deckbattle-scrolls = Pergamene
deckbattle-tokens = Segnalini Minaccia
deckbattle-techniques = Tecniche
deckbattle-done = Missioni compiute
deckbattle-special = Sulla plancia
deckbattle-lion = Leone
deckbattle-insects = { $count ->
    [one] { $count } insetto
   *[other] { $count } insetti
}
deckbattle-chips = { $count ->
    [one] { $count } segnalino Chips
   *[other] { $count } segnalini Chips
}
deckbattle-cards-of = Mano { $hand }, mazzo { $draw }, scarti { $discard }
deckbattle-taken-by = Ce l’ha già { $who }
deckbattle-sum = Somma della manovra
deckbattle-of = su { $needed }
deckbattle-short = ancora { $count }
deckbattle-exact = basta appena
deckbattle-lost = { $count } in più
deckbattle-strike-fight = Sconfiggi { $target }
deckbattle-strike-recruit = Recluta { $target }
deckbattle-strike-buy = Compra: { $target }
deckbattle-show = Che cosa si vede
deckbattle-moves-there = { $count ->
    [one] { $count } mossa possibile
   *[other] { $count } mosse possibili
}
deckbattle-your-board = La tua plancia
deckbattle-token-count = { $count ->
    [one] { $count } segnalino Minaccia
   *[other] { $count } segnalini Minaccia
}
deckbattle-mission-count = { $count ->
    [one] { $count } missione
   *[other] { $count } missioni
}
deckbattle-your-turn = Tocca a te
deckbattle-turn-of = Turno: { $who }
deckbattle-help-prepare = Prima vengono abilità, tecniche, oggetti e missioni. Chi resta si schiera.
deckbattle-help-deploy = Scegli qualcuno sul campo o un oggetto del mercato, poi chi partecipa.
deckbattle-help-team = Una squadra porta il suo Sensei, tre carte di ogni personaggio e tre carte Jutsu.
deckbattle-help-pick = Tre carte del personaggio entrano nel tuo mazzo, la sua carta Jutsu sotto la tua plancia. Ne hai { $count } su 3.
deckbattle-help-keep = Uno lo tieni, gli altri passano a sinistra; alla fine hai tre personaggi. Ne hai { $count } su 3.
deckbattle-help-sensei = L’ultima carta del tuo mazzo: un Sensei guida i tuoi tre personaggi.
deckbattle-drafted = Scelti finora
deckbattle-printed = stampato: { $costs }
deckbattle-help-unlock = Scegli una tecnica su una delle tue carte Jutsu.
deckbattle-key-field = Spazio del campo
deckbattle-key-market = Mercato o missione
deckbattle-key-own = I tuoi personaggi in gioco
deckbattle-key-strike = Procedi
deckbattle-key-cancel = Annulla
deckbattle-key-end = Passa alla fase seguente
deckbattle-played = { $you ->
    [yes] Giochi { $cards }.
   *[no] { $seat } gioca { $cards }.
}
deckbattle-since = Dal tuo turno:
deckbattle-lately = Di recente:
deckbattle-nothing-yet = ancora nulla
deckbattle-did-mask-beaten = una maschera
deckbattle-did-token-lost = un segnalino è perso
deckbattle-did-last-round-began = ultimo giro
deckbattle-did-extra-round-began = un giro in più
deckbattle-target-first = Scegli prima chi combattere o reclutare, o un oggetto da comprare; poi { $card } può partecipare.
deckbattle-later = { $card } non ha nulla da fare nella preparazione; nello schieramento può partecipare.

## Le regole

DECK-001 = Il titolo di Hokage va a chi alla fine ha più punti vittoria.
DECK-002 = Ogni personaggio che hai reclutato o sconfitto vale i suoi punti alla fine.
DECK-003 = La Forza serve a combattere e ad andare in missione.
DECK-004 = Il Reclutamento serve a ottenere nuovi personaggi e a pagare gli oggetti del mercato.
DECK-005 = Il valore di Chakra di un personaggio riempie l’indicatore del Chakra quando lo canalizzi.
DECK-006 = Sul campo un personaggio ha un costo in Forza, uno in Reclutamento o entrambi; chi raggiunge il costo lo acquisisce, sconfiggendolo o reclutandolo.
DECK-007 = L’abilità di un personaggio è un effetto tutto suo, durante il turno di chi lo possiede.
DECK-008 = Le affinità contano per le combinazioni di carte e per gli obiettivi.
DECK-009 = Ognuno ha il proprio mazzo e i propri scarti.
DECK-010 = Si pesca sempre la prima carta del proprio mazzo.
DECK-011 = Se serve una carta del mazzo e il mazzo è vuoto, tutti gli scarti si mescolano e diventano il nuovo mazzo; poi si riprende da dove si era rimasti.
DECK-012 = Un personaggio scartato va scoperto negli scarti di chi lo possiede.
DECK-013 = L’effetto di campo di una Minaccia vale solo finché questa è sul campo.
DECK-014 = Le Minacce attraversano il campo: vanno battute prima che escano.
DECK-015 = Un bordo grigio scuro indica un alleato delle Minacce.
DECK-016 = All’inizio non c’è nessuna tecnica; si sbloccano durante la partita.
DECK-017 = Un personaggio può usare l’effetto dell’oggetto di cui è equipaggiato.
DECK-018 = Una missione compiuta dà subito la ricompensa e alla fine i suoi punti.
DECK-019 = In una partita si rivelano tre obiettivi; valgono per tutti.
DECK-020 = In una partita si rivela un flagello; può cambiare la fine e il conteggio.
DECK-021 = Ognuno riceve una plancia, con il cubo blu sul Chakra 0 e il cubo rosso sulla Missione 0, e accanto un segnalino Infermeria.
DECK-022 = Il segnalino primo giocatore va a una persona al tavolo.
DECK-023 = In ordine di turno ognuno prende una delle quattro squadre, cioè 13 carte: 10 personaggi e 3 carte Jutsu.
DECK-024 = Le squadre che nessuno ha scelto restano nella scatola.
DECK-025 = Le 3 carte Jutsu si infilano sotto la plancia con tutte le tecniche bloccate; chi le possiede può guardarle quando vuole.
DECK-026 = I 10 personaggi iniziali, mescolati, formano il mazzo.
DECK-027 = Una squadra ha un Sensei e tre personaggi in tre copie; la Squadra 7, per esempio, ha un Kakashi, tre Naruto, tre Sakura e tre Saï.
DECK-028 = Alcuni personaggi hanno i loro segnalini: il Leone per Saï, tre Chips per Chôji, tre Insetti per Shino, Akamaru per Kiba.
DECK-029 = La mano iniziale è di 5 carte, le prime del mazzo.
DECK-030 = Si mescola la pila Minaccia; la prima carta apre la partita nello spazio 1 del campo.
DECK-031 = I 97 personaggi del campo, mescolati, formano la riserva; 5 di loro occupano gli spazi a destra della Minaccia.
DECK-032 = Si mescolano le missioni e se ne scoprono 3.
DECK-033 = Degli 8 obiettivi mescolati, 3 vanno coperti al loro posto.
DECK-034 = Dei 5 flagelli mescolati, 1 va coperto sopra gli obiettivi.
DECK-035 = Gli oggetti mescolati formano il mazzo del mercato; 4 sono scoperti fin dall’inizio.
DECK-036 = I 9 segnalini Minaccia, mescolati, coprono il tracciato, uno per spazio e con il lato Akatsuki in alto.
DECK-037 = Le maschere e i promemoria stanno pronti accanto al tappetino.
DECK-038 = Il tracciato Minaccia mostra a che punto è la partita; il nono segnalino tolto annuncia la fine.
DECK-039 = Quando una Minaccia esce dall’ultimo spazio del campo, si toglie il segnalino più basso del tracciato e non lo prende nessuno.
DECK-040 = Chi batte una Minaccia gira il segnalino più basso, lo tiene e ne riceve subito la ricompensa.
DECK-041 = A ogni segnalino tolto dal tracciato ognuno sblocca una tecnica; dopo può essere rivelato un obiettivo.
DECK-042 = Lo spazio scoperto dice qual è il livello più alto da sbloccare: 1, 2 o 3.
DECK-043 = Su una carta Jutsu il livello 2 viene dopo il livello 1, e il livello 3 dopo il livello 2.
DECK-044 = I segnalini 2, 4 e 6 rivelano gli obiettivi 1, 2 e 3; il segnalino 8 rivela il flagello.
DECK-045 = Il turno passa a sinistra, a partire dal primo giocatore.
DECK-046 = Un turno ha tre fasi: preparazione, schieramento, riordino.
DECK-047 = La preparazione comincia con tutta la mano messa in tavola; quei personaggi sono in gioco.
DECK-048 = Le azioni da A a G si fanno in qualsiasi ordine, ognuna tante volte quante lo permettono i suoi limiti.
DECK-049 = Ciò che peschi durante il tuo turno entra in gioco prima che finisca la preparazione.
DECK-050 = A: un’abilità passiva, su fondo scuro, vale finché il personaggio è in gioco.
DECK-051 = A: un’abilità attivabile, su fondo chiaro, si usa al massimo una volta per turno, se vuoi; alcune costano Chakra, una stella vuol dire gratis.
DECK-052 = B: una tecnica deve essere sbloccata, non ancora usata in questo turno e pagata in Chakra; a eseguirla è un personaggio in gioco con quel nome.
DECK-053 = B: nessuna tecnica si usa due volte in un turno.
DECK-054 = B: un personaggio acquisito vale come uno iniziale se porta lo stesso nome.
DECK-055 = C: un oggetto dell’inventario può equipaggiare un personaggio in gioco.
DECK-056 = C: l’effetto di un oggetto è passivo, o attivabile una volta per turno; è legato a chi lo porta.
DECK-057 = C: al massimo un oggetto per personaggio.
DECK-058 = D: scartare un personaggio in gioco con un valore di Chakra alza di altrettanto l’indicatore del Chakra, fino a 7.
DECK-059 = Il Chakra speso per tecniche, abilità o cure abbassa di altrettanto l’indicatore.
DECK-060 = E: scartare un personaggio in gioco con un valore di Forza alza di altrettanto l’indicatore delle missioni, fino a 7.
DECK-061 = E: ciò che aiuta solo in combattimento, come il Kunai, in missione non conta.
DECK-062 = F: con il lato A dell’infermeria, 3 Chakra mettono in gioco il suo primo personaggio; poi il segnalino si gira sul lato B.
DECK-063 = F: con il lato B, 2 Chakra mandano agli scarti il primo personaggio dell’infermeria.
DECK-064 = F: dopo il lato A, in quel turno resta solo il lato B; finito il turno, il segnalino torna su A.
DECK-065 = Anche certe abilità e tecniche curano.
DECK-066 = Un personaggio ferito, da qualunque parte venga, va scoperto in fondo all’infermeria di chi lo ferisce.
DECK-067 = Se i feriti sono più d’uno, l’ordine lo sceglie chi li controlla.
DECK-068 = G: ci sono tre missioni in offerta; paga il costo in pergamene, prendi la ricompensa e tieni la carta.
DECK-069 = Il grado C chiede 2 o 3 pergamene, il grado B 4 o 5, il grado A 6 o 7.
DECK-070 = Dal grado B in su ci sono anche punti vittoria; il grado A ha le ricompense migliori.
DECK-071 = In un turno puoi compiere più di una missione.
DECK-072 = Cominciato lo schieramento, non ci sono più azioni di preparazione.
DECK-073 = I personaggi in gioco vengono assegnati alle manovre, nell’ordine che vuoi; la stessa manovra si può ripetere.
DECK-074 = Combattere: i tuoi personaggi con Forza affrontano un personaggio del campo con un costo in Forza; è sconfitto se la loro somma lo raggiunge.
DECK-075 = Lo sconfitto va in fondo alla tua infermeria, chi ha combattuto va nei tuoi scarti.
DECK-076 = L’effetto di campo di una Minaccia può porre una condizione al combattimento.
DECK-077 = Una Minaccia sconfitta toglie un segnalino dal tracciato.
DECK-078 = Reclutare: i tuoi personaggi con Reclutamento si rivolgono a un personaggio del campo con un costo in Reclutamento; è tuo se la loro somma lo raggiunge.
DECK-079 = La recluta e chi l’ha reclutata vanno nei tuoi scarti.
DECK-080 = Comprare: un oggetto chiede 2 Reclutamento nella fila bassa del mercato, 3 in quella alta; l’oggetto va nell’inventario, chi compra va agli scarti.
DECK-081 = L’inventario contiene 3 oggetti; se è pieno, uno può andare sotto il mazzo del mercato per fare posto.
DECK-082 = La Forza o il Reclutamento in più di una manovra va perso.
DECK-083 = Alla fine dello schieramento i personaggi non assegnati vanno agli scarti.
DECK-084 = Gli oggetti equipaggiati vanno sotto il mazzo del mercato, nell’ordine scelto da chi li possiede.
DECK-085 = Riordino, passo 1: pesca 5 carte.
DECK-086 = Passo 2: la Minaccia sul campo si sposta a destra.
DECK-087 = Se subito a destra c’è un personaggio non alleato, è eliminato e la Minaccia ne prende il posto.
DECK-088 = Se lo spazio a destra è vuoto o di un alleato, la Minaccia salta in quello dopo e lì si ferma; chi ci sta è eliminato, anche un alleato. L’alleato saltato resta.
DECK-089 = Una Minaccia che supera l’ultimo spazio va sotto la pila Minaccia e il tracciato perde un segnalino.
DECK-090 = Passo 3: se sul campo non c’è una Minaccia, ne arriva una nuova nello spazio 1.
DECK-091 = Il personaggio nello spazio 1 è allora eliminato; se ha l’affinità Akatsuki, o se lo spazio è vuoto, la nuova Minaccia va nello spazio 2 ed elimina chi ci sta.
DECK-092 = Alcune Minacce fanno qualcosa quando vengono rivelate.
DECK-093 = Poi la riserva riempie gli spazi vuoti del campo, da sinistra a destra.
DECK-094 = Passo 4: nel mercato un oggetto scende dall’alto nello spazio da 2 vuoto sotto di sé; poi il mazzo del mercato riempie gli spazi vuoti.
DECK-095 = Passo 5: nuove missioni riempiono gli spazi vuoti.
DECK-096 = Passo 6: il segnalino Infermeria torna sul lato A.
DECK-097 = Passo 7: tocca al vicino di sinistra.
DECK-098 = L’ultimo segnalino tolto annuncia la fine; si completa il giro, perché tutti giochino lo stesso numero di turni.
DECK-099 = Raccogli i tuoi personaggi: mazzo, scarti, infermeria.
DECK-100 = Togli i personaggi iniziali, che non valgono punti.
DECK-101 = Poi guarda che cosa cambia il flagello.
DECK-102 = Il punteggio somma personaggi, missioni, segnalini Minaccia e Maschera, i tre obiettivi e, se è il caso, il flagello.
DECK-103 = Vince chi ha più punti, a meno che il flagello non dica altro.
DECK-104 = Kakuzu, una Minaccia, porta 4 maschere; lo si combatte solo dopo averle battute tutte.
DECK-105 = Una maschera costa 4 in Forza e si combatte a parte; chi la batte la tiene e alla fine vale 3 punti.
DECK-106 = Le maschere si spostano con Kakuzu; quelle rimaste quando esce dal campo sono fuori dal gioco.
DECK-107 = Le tecniche di Kiba mettono Akamaru su un personaggio del campo, e lui lo segue; se un altro giocatore acquisisce quel personaggio, chi ha Kiba pesca una carta e riprende il segnalino.
DECK-108 = Con il livello 3 di Kiba, Akamaru torna indietro quando si risolve il combattimento.
DECK-109 = Il livello 2 di Saï mette il Leone sulla plancia; toglierlo nel tuo turno dà 3 Forza a un personaggio in gioco, e non è una tecnica.
DECK-110 = I livelli 1 e 3 di Shino mettono Insetti sulla plancia; da soli non fanno nulla, e il livello 2 li toglie.
DECK-111 = Le Chips si mescolano e si mettono da parte; il livello 1 di Chôji ne prende una, che dà il suo Chakra, e il livello 2 le rimette da parte.
DECK-112 = I promemoria di Forza, Reclutamento e Attivazione aiutano solo a ricordare.
DECK-113 = Se una carta e una regola si contraddicono, vale la carta.
DECK-114 = Un effetto che equipaggerebbe un personaggio già equipaggiato non fa nulla.
DECK-115 = Una carta pescata nel turno di un altro resta in mano fino al tuo turno.
DECK-116 = Scarti, infermerie e pila degli eliminati si possono guardare, ma l’ordine delle ultime due non si cambia.
DECK-117 = Mazzi, riserva, pila Minaccia e mani altrui sono segreti.
DECK-118 = Se chi lo porta è scartato o ferito, un oggetto va sotto il mazzo del mercato e non ha più effetto.
DECK-119 = I personaggi eliminati vanno su un’unica pila, comune a tutti.
DECK-120 = Un bonus di Forza per il combattimento non conta mai in missione.
DECK-121 = Un bonus per reclutare non conta mai per comprare.
DECK-122 = La Forza o il Reclutamento guadagnato è solo del personaggio che ha attivato l’effetto.
DECK-123 = Copiare un’abilità vuol dire copiarne costo ed effetto: chi copia paga, e l’effetto è suo.
DECK-124 = Modo Chunin: tutte le carte Jutsu e i Sensei stanno scoperti al centro e ognuno sceglie i suoi.
DECK-125 = Modo Chunin: il primo personaggio si sceglie in ordine di turno, il secondo al contrario, il terzo in ordine, il Sensei al contrario; il mazzo riunisce il Sensei e tre copie di ciascuno.
DECK-126 = Modo Jonin: a caso restano solo 6, 9 o 12 carte Jutsu per 2, 3 o 4 giocatori; poi come nel modo Chunin, con tutti i Sensei.
DECK-127 = Modo Kage: ognuno riceve 3 carte Jutsu, ne tiene una e passa le altre a sinistra, ne tiene un’altra, passa l’ultima e tiene quella che riceve; poi i Sensei si scelgono al contrario.
DECK-128 = Variante Esperto: la Minaccia sul campo ti costa 1 Forza in più per ogni segnalino Minaccia che possiedi; va con tutti i modi.

## Decisioni nei casi dubbi

DECK-A1 = Se la riserva è esaurita, gli spazi restano vuoti; i personaggi eliminati non li riempiono di nuovo.
DECK-A2 = La pila Minaccia basta fino al nono segnalino; se nell’ultimo giro è battuta la decima Minaccia, non ne arrivano altre e lo spazio 1 si riempie come gli altri.
DECK-A3 = Dopo il nono segnalino una Minaccia battuta o uscita non sblocca e non rivela più nulla; i suoi punti contano lo stesso.
DECK-A4 = Se mazzo e scarti insieme non bastano, si pesca ciò che c’è.
DECK-A5 = La mano non ha limite; una carta pescata fuori dal proprio turno si gioca con le altre.
DECK-A6 = Nel riordino si pescano 5 carte, perché allora la mano è sempre vuota.
DECK-A7 = Tutta la mano deve entrare in gioco; usare i personaggi è facoltativo.
DECK-A8 = Se sono stampati due costi, ne basta uno: la Forza porta all’infermeria, il Reclutamento agli scarti.
DECK-A9 = Un personaggio serve per una sola manovra, poi va agli scarti.
DECK-A10 = Un personaggio attivato può ancora essere canalizzato, mandato in missione o schierato; il suo effetto passivo finisce quando lascia il gioco.
DECK-A11 = Due copie hanno ciascuna la propria abilità; una tecnica si usa una volta per turno, per quante siano le copie.
DECK-A12 = Ciò che supera 7 su un indicatore va perso; il personaggio si può scartare lo stesso.
DECK-A13 = Gli indicatori conservano il valore da un turno all’altro.
DECK-A14 = Un guadagno di Forza senza condizioni, come quello del Leone, conta anche in missione.
DECK-A15 = Un personaggio senza valore di Forza che riceve un bonus ha quella Forza.
DECK-A16 = Il Leone si può togliere anche nello schieramento.
DECK-A17 = Il lato B si usa solo dopo il lato A, poi finché c’è Chakra.
DECK-A18 = Un personaggio curato e messo in gioco si può usare subito, abilità compresa.
DECK-A19 = In cima all’infermeria c’è chi è stato ferito per primo.
DECK-A20 = Dallo spazio 5 una Minaccia lascia il campo se il 6 è vuoto o di un alleato; l’alleato resta.
DECK-A21 = Il bordo grigio scuro e l’affinità Akatsuki indicano gli stessi alleati.
DECK-A22 = Se lo spazio 1 è vuoto, la nuova Minaccia arriva nel 2 ed elimina chi ci sta.
DECK-A23 = Una Minaccia appena rivelata non avanza più nello stesso riordino.
DECK-A24 = All’inizio la prima Minaccia fa solo ciò che non tocca nessuno, come ricevere le maschere.
DECK-A25 = Se Kakuzu torna, non ha più maschere e lo si può combattere subito.
DECK-A26 = Una maschera battuta non è né una Minaccia sconfitta né un personaggio acquisito.
DECK-A27 = La variante Esperto non rincara le maschere.
DECK-A28 = Una tecnica sbloccata nello schieramento aspetta il tuo turno seguente.
DECK-A29 = Si sblocca uno dopo l’altro, a partire da chi è di turno.
DECK-A30 = Sbloccare è obbligatorio, e sempre possibile.
DECK-A31 = Anche i personaggi in mano contano nel punteggio.
DECK-A32 = Un personaggio eliminato non dà punti a nessuno.
DECK-A33 = Il segnalino di una Minaccia fuggita non dà punti a nessuno.
DECK-A34 = Se la fine è annunciata nel riordino dell’ultimo giocatore, la partita finisce lì.
DECK-A35 = A parità di punti la vittoria è comune.
DECK-A36 = Finite le missioni, i loro spazi restano vuoti.
DECK-A37 = Il mazzo del mercato non finisce mai: dei 28 oggetti, al massimo 16 sono in mano ai giocatori o in vendita.
DECK-A38 = Con l’inventario pieno, chi non cede un oggetto non compra.
DECK-A39 = Un oggetto equipaggiato va sotto il mazzo del mercato anche se chi lo porta non ha fatto nulla.
DECK-A40 = Le nuove missioni arrivano solo nel riordino.
DECK-A41 = Ognuno conta gli obiettivi rivelati sulle proprie carte; quelli non rivelati non contano.
DECK-A42 = Il flagello si rivela all’ottavo segnalino, quindi vale sempre.
DECK-A43 = Se è chi ha Kiba ad acquisire il personaggio, o se una Minaccia lo elimina, Akamaru torna senza che si peschi.
DECK-A44 = Prese tutte le Chips, il livello 1 non dà nulla finché il livello 2 non le rimette da parte.
DECK-A45 = Solo le tue carte Jutsu ti danno tecniche.
DECK-A46 = Un oggetto che aiuta a reclutare, come il Ramen, non aiuta a comprare.
DECK-A47 = Prima il segnalino e la sua ricompensa, poi le tecniche, poi ciò che si rivela.
DECK-A48 = Nel modo Kage le carte Jutsu non distribuite tornano nella scatola senza essere viste.
DECK-A49 = Il regolamento mostra poche carte; le altre le abbiamo completate noi e sono segnate come tali.
DECK-A50 = Una manovra si può iniziare solo se i personaggi in gioco potrebbero portarla a termine.
DECK-A51 = Tra più copie in gioco scegli tu quale intendi; quelle che non differiscono in nulla sono una sola scelta.
DECK-A52 = Un personaggio che è stato usato, ha lasciato il gioco e torna nello stesso turno resta usato; un’altra copia che arriva al suo posto vale come quella.
DECK-A53 = Una carta che peschi durante il tuo schieramento resta in mano.
DECK-A54 = Un combattimento, un reclutamento, un acquisto, una missione e una cura costano almeno 1, qualunque cosa li renda più economici.
DECK-A55 = Quando si mescolano gli scarti mentre chi li possiede ha carte in mano, tutti possono sapere quali sono.
DECK-A56 = Dalla pila degli eliminati torna l’ultimo eliminato; così il suo ordine non cambia.
DECK-A57 = Chi deve scartare sceglie le carte dalla propria mano e le mostra; se sono troppo poche, le scarta tutte.
DECK-A58 = Se un flagello esige ancora un giro, lo giocano tutti; nessun segnalino può più cadere.

## Da dove vengono i punti

part-characters = Personaggi
part-missions = Missioni
part-tokens = Segnalini
part-masks = Maschere
part-objectives = Obiettivi
part-scourge = Flagello
decided-by-threat = Qui non si vince senza una Minaccia sconfitta: ha deciso il flagello (DECK-103).
