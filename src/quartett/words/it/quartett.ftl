## I giocatori e i loro posti

player = Giocatore { $number }
seat = Posto { $number }
# Un posto senza nome, come in una registrazione, è indicato dal suo numero.
who = { $seat ->
    [one] il posto { $seat }
    [many] il posto { $seat }
    [other] il posto { $seat }
   *[name] { $seat }
}

## Parole brevi

yes = sì
no = no
point-count = { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

## Le lingue, ognuna con il proprio nome

language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-nl = Nederlands

## I bot, dal più debole al più forte

bot-random = Caso
bot-greedy = Avido
bot-novice = Principiante
bot-casual = Occasionale
bot-steady = Costante
bot-skilled = Abile
bot-adept = Provetto
bot-veteran = Veterano
bot-tactician = Stratega
bot-expert = Esperto
bot-challenger = Sfidante
bot-champion = Campione
bot-virtuoso = Virtuoso
bot-master = Maestro
bot-clairvoyant = Veggente
bot-unveiled = Svelato

## La fine di una partita

outcome-winner = { $names } vince con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
outcome-winners = { $names } vincono insieme con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} a testa.
you-won = Vinci con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
you-won-together = { $names } vincete insieme con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} a testa.
nobody-won = Non vince nessuno.
together-won = Vittoria comune, con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
together-lost = Insieme non è bastato: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
you-came = Arrivi al { $rank }º posto con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
you-shared = Condividi il { $rank }º posto con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
part-points = Punti
names-and = { $names } e { $last }

## Perché una mossa ora non è possibile

reason = { $reason } ({ $rule })

## Che cosa non andava in un dato, e che cosa andrebbe bene

unknown-game = Non c’è un gioco «{ $game }». I giochi sono: { $games }.
unknown-language = La lingua «{ $language }» qui non c’è. Le lingue sono: { $languages }.
unknown-option = Questo gioco non ha un’opzione «{ $option }». Le sue opzioni sono: { $options }.
unknown-option-value = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $choices }.
unknown-argument = «{ $argument }» qui non corrisponde a nulla. Le opzioni iniziano con due trattini, per esempio --seats.
unknown-rule = In questo gioco non c’è una regola { $rule }. I numeri sono { $numbers }.
unknown-bot = Non c’è un bot «{ $bot }». I bot sono: { $bots }.
own-bot-no-module = Non c’è un modulo «{ $module }» per il bot «{ $bot }». Un bot proprio si scrive modulo:Classe; il modulo sta in questa cartella o è installato.
own-bot-no-bot = «{ $bot }» nel modulo «{ $module }» non è un bot. Un bot è una sottoclasse di quartett.core.play.Bot.
own-bot-stays = Il bot «{ $bot }» non può essere inviato ad altri processi. Definisci la classe al primo livello di un modulo, oppure gioca in un solo processo (processes=1).
wrong-budget = Una ricerca non può durare «{ $budget }». Un limite è un numero di tentativi o di secondi maggiore di zero, come in master:500.
unknown-move = Non c’è una mossa «{ $move }». Le mosse si scrivono così: { $examples }.
wrong-seat-count = Con { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
} non si può giocare. Questo gioco è per { $fewest }-{ $most } giocatori.
wrong-game-count = Una serie non può avere { NUMBER($games, useGrouping: 0) } partite. Può averne da 1 a { NUMBER($most, useGrouping: 0) }.
wrong-process-count = Con { $processes } processi non si può giocare. Indicane almeno 1, o nessuno per usare tutti i core.

## File e registrazioni

file-unreadable = Il file { $file } non si può leggere ({ $cause }). Indica un file che esiste e che si può leggere.
file-too-large = Il file { $file } supera { NUMBER($most) } MB, quindi non è né una registrazione né un file di carte.
record-not-text = Il file { $file } non è testo. Una registrazione è un file di testo in UTF-8 che inizia con «quartett 1».
record-empty = La registrazione è vuota. Inizia con una riga come «quartett 1».
record-not-one = Riga 1: questa non è una registrazione. Una registrazione inizia con «quartett { $format }».
record-newer = Riga 1: la registrazione ha il formato { $version } e questa versione di Quartett legge il formato { $format }. Leggila con una versione adatta.
record-cut-short = Riga { NUMBER($line, useGrouping: 0) }: la registrazione finisce dentro l’intestazione. Dopo l’intestazione viene una riga «--», poi le mosse.
record-bad-pair = Riga { NUMBER($line, useGrouping: 0) }: «{ $text }» qui è fuori posto. Qui le righe hanno la forma «chiave: valore», ogni chiave una volta sola.
record-header-missing = Nell’intestazione manca la riga «{ $key }: …». Aggiungila prima del primo «--».
record-header-number = L’intestazione dice «{ $key }: { $value }». Lì va un numero intero, per esempio «{ $key }: 2».
record-bad-option = Tra le opzioni dell’intestazione c’è «{ $option }». Ogni opzione ha la forma nome=valore e compare una volta sola, con spazi in mezzo.
record-bad-move = Riga { NUMBER($line, useGrouping: 0) }: «{ $text }» non è una mossa. Una mossa si scrive così: il numero del posto o «?», uno spazio, la mossa.
record-ending-missing = Riga { NUMBER($line, useGrouping: 0) }: nell’ultima parte manca la riga «{ $key }: …». Questa parte contiene outcome, scores e winners.
record-other-rules = La registrazione segue la versione { $rules } delle regole. Questa versione di Quartett conosce la versione { $known }.
record-other-cards = La registrazione è stata giocata con carte diverse da quelle di { $game } usate qui. Usa il file delle carte con cui è stata giocata.
record-bad-earlier = L’intestazione dice che le regole sono cambiate («{ $text }»), ma non come. Si scrive earlier: REGOLE=MOSSE, con una riga snapshot, e non più mosse di quante ce ne sono.
record-bad-branch = L’intestazione dice da dove viene questa partita («{ $text }»), ma non come. Si scrive branch: sha256:CIFRE after=MOSSE chance=MOSSE.
snapshot-other-layout = Lo stato scritto è di un altro Quartett e qui non si può leggere. Usa il { $game } che l’ha scritto.
snapshot-not-whole = Lo stato scritto non è uno di { $game }. Copia di nuovo la registrazione da dove è venuta.
record-unknown-move = Riga { NUMBER($line, useGrouping: 0) }: non c’è una mossa «{ $move }». Le mosse si scrivono così: { $examples }.
record-unknown-seat = Riga { NUMBER($line, useGrouping: 0) }: in questa partita non c’è un posto { $seat }. I posti vanno da 0 a { $last }.
record-refused = Riga { NUMBER($line, useGrouping: 0) }: «{ $move }» qui non è possibile. { $reason }.
record-ends-early = Riga { NUMBER($line, useGrouping: 0) }: la registrazione dà un risultato, ma la partita non è ancora finita. Aggiungi le mosse che mancano o togli l’ultima parte.
record-wrong-ending = Riga { NUMBER($line, useGrouping: 0) }: la registrazione dice «{ $key }: { $told }». Le mosse portano a «{ $key }: { $right }».

## File delle carte

cards-long-key = Il file di carte { $file } contiene una chiave con più di { $most } punti. Bastano una carta e un campo.
cards-not-toml = Il file delle carte ({ $file }) non si può leggere come TOML: { $cause }.
cards-bad-shape = Il file delle carte ({ $file }) non ha la forma attesa: { $cause }. Contiene una tabella per ogni carta e, in questa, un dato per ogni campo.
cards-missing-field = Nel file delle carte ({ $file }) manca il campo { $field } di { $card }. Aggiungilo.
cards-wrong-field = Il file delle carte ({ $file }) non si può usare: { $card }, campo { $field }. Andrebbe bene: { $right }.
# What would be right for a field of a card file.
right-source = una fonte, perché il valore è stampato
right-reason = un motivo, perché il valore è completato da noi
right-mark = l’indicazione printed o reconstructed
right-number = un numero intero da { $lowest } a { $highest }
right-text = un testo tra virgolette
right-name = un testo da 1 a { $most } caratteri stampabili, senza spazi intorno
right-once = ogni nome una sola volta
right-choice = uno tra { $choices }
right-numbers = { $length } numeri interi da { $lowest } a { $highest }
right-own-name = un nome tutto suo, in lettere minuscole
right-total = { $total } carte in tutto; ne sono elencate { $found }
right-no-tie = un numero di simboli che nessun altro ribelle ha con il valore { $value }
right-id = un identificativo tutto suo, in lettere minuscole, cifre e trattini
right-kinds = { $most } tipi di carte in tutto
right-effects = un elenco di effetti conosciuti ({ $cause })
right-copy-alone = un elenco in cui «copy» sta da solo
right-other-card = l’identificativo di un’altra carta invece di { $found }
options-are-settled = Le opzioni di una partita iniziata sono fissate: { $argument } non si può cambiare. Toglilo.
cards-unknown-card = Il file delle carte ({ $file }) ha una carta che questo gioco non conosce: { $card }. Le sue carte sono: { $right }.
cards-no-vocabulary = { $game } non ha effetti da scrivere: il suo file delle carte contiene solo numeri e nomi. Prendi come modello il file incluso.

## La lista delle carte

field-value = { $field } { $value }
card-printed = stampato
card-reconstructed = completato da noi: { $fields }

## Contare una mano

hand-card = { $card }: { $working }
no-hand-to-count = In { $game } non si conta una mano. Indica un gioco in cui si conta, come konoha.
unknown-card = In questo gioco non c’è la carta «{ $card }». Le carte sono: { $cards }.
card-twice = La carta { $card } è indicata due volte. Ce n’è una sola di ciascuna.

## Un consiglio: le mosse, dove portano e come si confrontano

no-hint-now = Adesso non hai una domanda a cui rispondere. Chiedi un consiglio quando tocca a te.
hint-chance = { $move }: vince { $percent ->
    [one] { $percent } partita
   *[other] { $percent } partite
} su 100
hint-score = { $move }: alla fine circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-only = È l’unica mossa.
hint-mixed = Non farti prevedere: un maestro fa così in { $percent } casi su 100.
hint-made = Un maestro fa così in { $percent } casi su 100.
hint-usual = Un maestro fa quasi sempre così.
hint-clear = È chiaramente la mossa migliore.
hint-close = Altre mosse sono più o meno altrettanto buone.
