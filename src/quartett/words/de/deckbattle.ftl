## Das Spiel

game-deckbattle = Naruto Shippuden Deck Battle
about-deckbattle = Stell ein Team von Ninjas auf, besiege die Bedrohungen, bevor sie entkommen, und werde Hokage.
option-mode = Wie die Teams entstehen
option-mode-standard = Standard: ein Team wählen
option-mode-chunin = Chunin: reihum Charaktere wählen
option-mode-jonin = Jonin: aus weniger Charakteren wählen
option-mode-kage = Kage: Charaktere verdeckt weitergeben
option-expert = Variante für Experten
option-expert-yes = Mit: Eine Bedrohung kostet 1 Stärke mehr für jedes eigene Plättchen
option-expert-no = Ohne
option-first = Wer beginnt
option-first-random = Das Los entscheidet
tally-turns = Züge
tally-threats = Besiegte Bedrohungen
tally-tokens = Bedrohungsplättchen

## Charaktere

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
card-sai-root = Saï (Wurzel)
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
card-lee-gates = Lee (Acht Tore)
card-naruto-sage = Naruto (Eremit)
card-sakura-medic = Sakura (Heilerin)
card-killer-bee = Killer Bee
card-kabuto = Kabuto
card-orochimaru = Orochimaru
card-sasuke = Sasuke
card-suigetsu = Suigetsu
card-karin = Karin
card-jugo = Jûgo
card-white-zetsu = Weißer Zetsu
card-animal-path = Pfad der Tiere
card-asura-path = Pfad der Asura
card-preta-path = Pfad der Preta
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
card-mask = eine Maske

## Jutsu-Karten und Techniken

card-jutsu-naruto = Jutsu-Karte von Naruto
card-jutsu-sakura = Jutsu-Karte von Sakura
card-jutsu-sai = Jutsu-Karte von Saï
card-jutsu-hinata = Jutsu-Karte von Hinata
card-jutsu-kiba = Jutsu-Karte von Kiba
card-jutsu-shino = Jutsu-Karte von Shino
card-jutsu-shikamaru = Jutsu-Karte von Shikamaru
card-jutsu-ino = Jutsu-Karte von Ino
card-jutsu-choji = Jutsu-Karte von Chôji
card-jutsu-lee = Jutsu-Karte von Lee
card-jutsu-neji = Jutsu-Karte von Neji
card-jutsu-tenten = Jutsu-Karte von Tenten
technique-naruto = { $number ->
    [1] Schattendoppelgänger
    [2] Beschwörung
   *[3] Rasengan
}
technique-sakura = { $number ->
    [1] Heilende Hände
    [2] Kirschblütenschlag
   *[3] Siegel der Hundert
}
technique-sai = { $number ->
    [1] Tintenmäuse
    [2] Tintenlöwe
   *[3] Tintenvögel
}
technique-hinata = { $number ->
    [1] Sanfte Faust
    [2] Schützende Hände
   *[3] Zwillingslöwenfäuste
}
technique-kiba = { $number ->
    [1] Duftmarke
    [2] Bestienklon
   *[3] Doppelter Fangzahn
}
technique-shino = { $number ->
    [1] Insektenruf
    [2] Insektenschwarm
   *[3] Insektenkugel
}
technique-shikamaru = { $number ->
    [1] Schattenfessel
    [2] Schattennaht
   *[3] Schattengriff
}
technique-ino = { $number ->
    [1] Geistesverwirrung
    [2] Gedankenübertragung
   *[3] Geistertausch
}
technique-choji = { $number ->
    [1] Kalorienkontrolle
    [2] Menschliche Walze
   *[3] Riesenwuchs
}
technique-lee = { $number ->
    [1] Konoha-Wirbelwind
    [2] Schatten des Blattes
   *[3] Verborgener Lotus
}
technique-neji = { $number ->
    [1] Byakugan
    [2] Vakuumhand
   *[3] Vierundsechzig Hände
}
technique-tenten = { $number ->
    [1] Waffenbeschwörung
    [2] Zwillingsdrachen
   *[3] Himmelsketten
}

## Gegenstände, Missionen, Plättchen, Ziele, Plagen

item-kunai = Kunai
item-shuriken = Shuriken
item-ramen = Ramen
item-summoning-seal = Beschwörungssiegel
item-headband = Stirnband
item-soldier-pill = Kraftpille
item-explosive-tag = Sprengsiegel
item-mission-scroll = Missionsbefehl
item-medical-kit = Verbandskasten
card-kunai = { item-kunai }
card-shuriken = { item-shuriken }
card-ramen = { item-ramen }
card-summoning-seal = { item-summoning-seal }
card-headband = { item-headband }
card-soldier-pill = { item-soldier-pill }
card-explosive-tag = { item-explosive-tag }
card-mission-scroll = { item-mission-scroll }
card-medical-kit = { item-medical-kit }
card-chakra-awakening = Erwachen des Chakras
card-merchant-escort = Geleit für Händler
card-lost-cat = Die entlaufene Katze
card-herb-gathering = Kräuter sammeln
card-courier = Eilbotschaft
card-bandit-camp = Das Lager der Banditen
card-envoy = Geleit für den Gesandten
card-spy-hunt = Die Jagd auf den Spion
card-rescue = Rettung
card-summoning-pact = Beschwörungspakt
card-kazekage-rescue = Hilfe für den Kazekage
card-hideout = Sturm auf das Versteck
card-fire-temple = Der Feuertempel
card-forbidden-scroll = Die verbotene Schriftrolle
card-token-card = Bedrohungsplättchen (Karte)
card-token-chakra = Bedrohungsplättchen (Chakra)
card-token-scroll = Bedrohungsplättchen (Schriftrollen)
card-token-item = Bedrohungsplättchen (Gegenstand)
card-chips = Chips { $number }
card-duty = Pflichtgefühl
card-hunters = Die Jagd auf Akatsuki
card-arsenal = Das Arsenal
card-diplomacy = Diplomatie
card-sand-alliance = Bündnis mit dem Sand
card-pact = Der Pakt
card-shadows = Im Schatten
card-healers = Heilende Hände
card-root-exposed = Die entlarvte Wurzel
card-genjutsu = Das große Genjutsu
card-trial = Die Prüfung des Hokage
card-shame = Die Schande des Dorfes
card-archives = Der Brand im Archiv

## Teams, Zugehörigkeiten, Arten, Phasen, Felder

team-kakashi = Team 7
team-kurenai = Team 8
team-asuma = Team 10
team-gai = Team Gaï
affinity-leaf = Blatt
affinity-seven = Team 7
affinity-eight = Team 8
affinity-ten = Team 10
affinity-gai = Team Gaï
affinity-sand = Sand
affinity-anbu = Anbu
affinity-summon = Beschwörung
affinity-sound = Klang
affinity-medic = Heilkunst
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
type-weapon = Waffe
type-food = Speise
type-scroll = Rolle
type-gear = Ausrüstung
group-sensei = Sensei
group-starter = Startcharakter
group-field = Feldcharakter
group-threat = Bedrohung
group-jutsu = Jutsu-Karte
group-item = Gegenstand
group-mission = Mission
group-token = Bedrohungsplättchen
group-chips = Chips
group-objective = Ziel
group-scourge = Plage
phase-preparation = Vorbereitung
phase-deployment = Einsatz
phase-upkeep = Abschluss
field-name = Name
field-group = Art
field-copies = Anzahl
field-person = Person
field-character = Charakter
field-team = Team
field-force = Stärke
field-recruit = Anwerbung
field-chakra = Chakra
field-force-cost = Kosten in Stärke
field-recruit-cost = Kosten in Anwerbung
field-points = Punkte
field-affinities = Zugehörigkeiten
field-cost = Kosten
field-type = Sorte
field-rank = Rang
field-ability = Fähigkeit
field-holds = passive Fähigkeit
field-field = auf dem Feld
field-use = Gebrauch
field-reward = Belohnung
field-counts = Wertung
field-technique-1 = Technik 1
field-technique-2 = Technik 2
field-technique-3 = Technik 3
field-cost-1 = Kosten von Technik 1
field-cost-2 = Kosten von Technik 2
field-cost-3 = Kosten von Technik 3
field-caps = höchste Stufen

## Was eine Karte tut

# Der Text einer Karte ist eine Reihe von Sätzen. Ein Kopf wie „Im Spiel:“ steht vor dem, was er regelt.
amount-of = { $what ->
    [force] { $amount } Stärke
    [combat-force] { $amount } Stärke im Kampf
    [recruit] { $amount } Anwerbung
    [recruiting-only] { $amount } Anwerbung zum Anwerben
    [chakra] { $amount } Chakra
    [scroll] { $amount ->
        [one] { $amount } Schriftrolle
       *[other] { $amount } Schriftrollen
    }
   *[card] { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
}
effect-activated = { $cost ->
    [0] Einmal je Zug, umsonst:
   *[other] Einmal je Zug, für { $cost } Chakra:
}
effect-passive = Solange im Spiel:
effect-worn = Solange getragen:
effect-on-field = Solange auf dem Feld:
effect-technique = { $cost ->
    [0] { $technique } (Stufe { $level }), umsonst:
   *[other] { $technique } (Stufe { $level }), für { $cost } Chakra:
}
effect-reward = Belohnung:
effect-gain = { $what ->
    [card] Ziehe { amount-of }
   *[other] Du erhältst { amount-of }
}{ $only ->
    [combat] { " " }im Kampf
    [recruiting] { " " }zum Anwerben
   *[no] { "" }
}{ $per ->
    [affinity] { " " }für jeden anderen eigenen Charakter im Spiel mit { $affinity }
    [insect] { " " }für jedes Insekt auf deinem Tableau
    [wounded] { " " }für jeden Charakter in deinem Lazarett
    [item] { " " }für jeden Gegenstand in deinem Inventar
    [weapon] { " " }für jede Waffe in deinem Inventar
    [food] { " " }für jede Speise in deinem Inventar
    [scroll] { " " }für jede Rolle in deinem Inventar
    [gear] { " " }für jede Ausrüstung in deinem Inventar
   *[once] { "" }
}.
    .short = { $what ->
        [card] { $amount } ziehen
       *[other] +{ amount-of }
    }{ $only ->
        [combat] { " " }(Kampf)
        [recruiting] { " " }(Anwerben)
       *[no] { "" }
    }{ $per ->
        [affinity] { " " }je { $affinity }
        [insect] { " " }je Insekt
        [wounded] { " " }je Verwundetem
        [item] { " " }je Gegenstand
        [weapon] { " " }je Waffe
        [food] { " " }je Speise
        [scroll] { " " }je Rolle
        [gear] { " " }je Ausrüstung
       *[once] { "" }
    }
effect-heal = { $to ->
    [play] Spiele den obersten Charakter deines Lazaretts aus.
   *[discard] Lege den obersten Charakter deines Lazaretts auf deinen Ablagestapel.
}
    .short = Heilen: { $to ->
        [play] ins Spiel
       *[discard] zur Ablage
    }
effect-eliminate = { $where ->
    [discard] Du darfst einen Charakter deines Ablagestapels ausschalten.
    [infirmary] Du darfst einen Charakter deines Lazaretts ausschalten.
   *[field] Du darfst einen Charakter auf dem Feld ausschalten, aber keine Bedrohung.
}
    .short = Ausschalten: { $where ->
        [discard] Ablage
        [infirmary] Lazarett
       *[field] Feld
    }
effect-recall = Du darfst einen Charakter deines Ablagestapels ausspielen.
    .short = Aus der Ablage spielen
effect-recall-affinity = Du darfst einen Charakter mit { $affinity } aus deinem Ablagestapel ausspielen.
    .short = Aus der Ablage spielen: { $affinity }
effect-take-item = { $row ->
    [lower] Du darfst einen Gegenstand der unteren Marktreihe nehmen.
   *[any] Du darfst einen Gegenstand vom Markt nehmen.
}
    .short = Gegenstand nehmen{ $row ->
        [lower] { " " }(untere Reihe)
       *[any] { "" }
    }
effect-acquire = Du darfst einen Feldcharakter nehmen, der höchstens { $limit } Anwerbung kostet; er kommt auf deinen Ablagestapel.
    .short = Jemanden bis { $limit } nehmen
effect-wound = { $where ->
    [discard] Du darfst einen Charakter aus dem Ablagestapel von jemand anderem verwunden, der höchstens { $limit } Stärke kostet; er kommt in dein Lazarett.
   *[field] Du darfst einen Feldcharakter verwunden, der höchstens { $limit } Stärke kostet, aber keine Bedrohung; er kommt in dein Lazarett.
}
    .short = Verwunden bis { $limit } Stärke: { $where ->
        [discard] fremde Ablage
       *[field] Feld
    }
effect-equip = { $row ->
    [lower] Trägt der Charakter nichts, darf er sofort einen Gegenstand der unteren Marktreihe anlegen.
   *[any] Trägt der Charakter nichts, darf er sofort einen Gegenstand vom Markt anlegen.
}
    .short = Gegenstand anlegen{ $row ->
        [lower] { " " }(untere Reihe)
       *[any] { "" }
    }
effect-discard = { $whom ->
    [all] Alle werfen { amount-of } ab.
   *[others] Alle anderen werfen { amount-of } ab.
}
    .short = { $whom ->
        [all] Alle werfen { $amount } ab
       *[others] Andere werfen { $amount } ab
    }
effect-mill = { $whom ->
    [own] Lege { top-cards } deines Nachziehstapels auf deinen Ablagestapel.
    [all] Alle legen { top-cards } ihres Nachziehstapels auf ihren Ablagestapel.
   *[others] Alle anderen legen { top-cards } ihres Nachziehstapels auf ihren Ablagestapel.
}
    .short = { $whom ->
        [own] { $amount } aufdecken
        [all] Alle decken { $amount } auf
       *[others] Andere decken { $amount } auf
    }
top-cards = { $amount ->
    [one] die oberste Karte
   *[other] die obersten { $amount } Karten
}
effect-revive = { $to ->
    [play] Spiele den Charakter aus, der zuletzt ausgeschaltet wurde.
   *[discard] Lege den Charakter, der zuletzt ausgeschaltet wurde, auf deinen Ablagestapel.
}
    .short = Zuletzt ausgeschaltet: { $to ->
        [play] ins Spiel
       *[discard] zur Ablage
    }
effect-drain = Alle anderen verlieren { amount-of }.
    .short = Andere: −{ amount-of }
effect-drain-all = Alle verlieren { amount-of }.
    .short = Alle: −{ amount-of }
effect-destroy = { $amount ->
    [one] Der Charakter ganz rechts auf dem Feld wird ausgeschaltet.
   *[other] Die { $amount } Charaktere ganz rechts auf dem Feld werden ausgeschaltet.
}
    .short = { $amount } rechts ausschalten
effect-copy = Du darfst die aktivierte Fähigkeit eines anderen eigenen Charakters im Spiel nachahmen, für deren Chakra.
    .short = Fähigkeit nachahmen
effect-place-lion = Lege den Löwen auf dein Tableau.
    .short = Löwen hinlegen
effect-place-insects = { $amount ->
    [one] Lege { $amount } Insekt auf dein Tableau.
   *[other] Lege { $amount } Insekten auf dein Tableau.
}
    .short = Insekten +{ $amount }
effect-clear-insects = Die Insekten verlassen dein Tableau.
    .short = Insekten weg
effect-take-chip = Lege ein Chips-Plättchen auf dein Tableau; du erhältst sein Chakra.
    .short = Chips nehmen
effect-reset-chips = Mische deine Chips und lege sie wieder bereit.
    .short = Chips bereitlegen
effect-place-akamaru = Du darfst Akamaru auf einen Feldcharakter setzen.
    .short = Akamaru setzen
effect-hunt = +{ $amount } Stärke im Kampf gegen den Charakter mit Akamaru.
    .short = +{ $amount } Stärke bei Akamaru
effect-bonus = { $whom ->
    [each] Jeder deiner Charaktere hat { "" }
    [affinity] Jeder deiner Charaktere mit { $affinity } hat { "" }
   *[self] { "" }
}+{ amount-of }{ $only ->
    [combat] { " " }im Kampf
    [recruiting] { " " }zum Anwerben
   *[no] { "" }
}.
    .short = { $whom ->
        [each] Alle: { "" }
        [affinity] { $affinity }: { "" }
       *[self] { "" }
    }+{ amount-of }{ $only ->
        [combat] { " " }(Kampf)
        [recruiting] { " " }(Anwerben)
       *[no] { "" }
    }
effect-bonus-shared = +{ amount-of } zum Anwerben für jede gemeinsame Zugehörigkeit mit dem angeworbenen Charakter.
    .short = +{ amount-of } je gemeinsamer Zugehörigkeit
effect-cost = { $what ->
    [market] Gegenstände am Markt kosten
    [fight] Charaktere zu bekämpfen kostet
    [recruit] Charaktere anzuwerben kostet
    [mission] Missionen kosten
    [heal] Heilen kostet
    [technique] Techniken kosten
    [channel] Kanalisieren bringt
   *[threat] Die Bedrohung zu bekämpfen kostet
} { $way ->
    [less] { $amount } weniger.
   *[more] { $amount } mehr.
}
    .short = { $what ->
        [market] Gegenstände
        [fight] Kämpfe
        [recruit] Anwerben
        [mission] Missionen
        [heal] Heilen
        [technique] Techniken
        [channel] Kanalisieren
       *[threat] Die Bedrohung
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-cost-affinity = { $what ->
    [recruit] Charaktere mit { $affinity } anzuwerben kostet
    [channel] Charaktere mit { $affinity } zu kanalisieren bringt
   *[fight] Charaktere mit { $affinity } zu bekämpfen kostet
} { $way ->
    [less] { $amount } weniger.
   *[more] { $amount } mehr.
}
    .short = { $affinity }: { $what ->
        [recruit] anwerben
        [channel] kanalisieren
       *[fight] kämpfen
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-when = { $event ->
    [fight] Nach einem gewonnenen Kampf:
    [recruit] Nach dem Anwerben:
    [buy] Nach dem Kauf eines Gegenstands:
    [channel] Beim Kanalisieren:
   *[send] Auf Mission geschickt:
}
    .short = { $event ->
        [fight] Kampf gewonnen
        [recruit] Angeworben
        [buy] Gekauft
        [channel] Kanalisiert
       *[send] Entsandt
    }:
effect-fighters-least = Mindestens { $least } Charaktere müssen zusammen dagegen kämpfen.
    .short = Mindestens { $least } Kämpfer
effect-fighters-most = Höchstens { $most } Charaktere dürfen zusammen dagegen kämpfen.
    .short = Höchstens { $most } Kämpfer
effect-no-items = Gegenstände helfen im Kampf dagegen nicht.
    .short = Gegenstände helfen nicht
effect-wounds-fighters = Wer diese Bedrohung besiegt, kommt ins Lazarett.
    .short = Verwundet die Sieger
effect-masks = { $amount ->
    [one] Eine Maske schützt diese Bedrohung: Besiege sie zuerst.
   *[other] { $amount } Masken schützen diese Bedrohung: Besiege sie zuerst.
}
    .short = { $amount ->
        [one] { $amount } Maske
       *[other] { $amount } Masken
    }
effect-revealed = Beim Aufdecken:
    .short = Aufgedeckt:
effect-points-per = { $way ->
    [less] Du verlierst { point-count }
   *[more] Du erhältst { point-count }
} für { $what ->
    [affinity] jeden deiner Charaktere mit { $affinity }
    [mission] jede erfüllte Mission
    [threat] jede besiegte Bedrohung
    [item] jeden Gegenstand in deinem Inventar
    [affinities] jede unterschiedliche Zugehörigkeit deiner Charaktere
   *[wounded] jeden Charakter in deinem Lazarett
}.
effect-no-points = Charaktere mit { $affinity } bringen keine Punkte.
effect-threat-needed = Gewinnen kann nur, wer eine Bedrohung besiegt hat, wenn das überhaupt jemand getan hat.
effect-extra-round = Nach der letzten Runde wird noch eine gespielt.
effect-fewest-tokens = Wer die wenigsten Bedrohungsplättchen hat, { $way ->
    [less] verliert { point-count }.
   *[more] erhält { point-count }.
}

## Warum nicht

why-game-over = Das Spiel ist zu Ende
why-other-turn = Jetzt entscheidet { who }
why-wait-for-chance = Erst kommt eine Karte vom Stapel
why-pile-decides = Der Stapel entscheidet, was kommt
why-players-decide = Das entscheidet ein Spieler
why-nothing-due = Gerade kommt nichts vom Stapel
why-not-in-pile = Nicht mehr in diesem Stapel
why-not-asked-now = Danach wird jetzt nicht gefragt
why-answer-first = Erst kommt eine andere Frage
why-finish-first = Erst das Begonnene beenden oder abbrechen
why-preparation-only = Nur in der Vorbereitung
why-deployment-only = Nur im Einsatz
why-team-taken = Dieses Team ist vergeben
    .short = Vergeben
why-jutsu-taken = Diese Jutsu-Karte liegt nicht aus
why-not-in-hand = Nicht unter den Karten, die du bekommen hast
why-already-sealed = Du hast gewählt, andere noch nicht
why-sensei-taken = Dieser Sensei ist vergeben
    .short = Vergeben
why-not-own-jutsu = Keine deiner Jutsu-Karten
why-already-unlocked = Schon freigeschaltet
    .short = Freigeschaltet
why-level-order = Erst die Stufe darunter freischalten
    .short = Erst Stufe darunter
why-level-cap = Jetzt nur bis Stufe { $level }
    .short = Bis Stufe { $level }
why-cannot-choose = Steht hier nicht zur Wahl
    .short = Nicht zur Wahl
why-no-such-item = Liegt hier nicht aus
why-inventory-full = Dein Inventar ist voll
    .short = Inventar ist voll
why-nothing-to-drop = Kein Gegenstand muss Platz machen
why-not-in-inventory = Nicht in deinem Inventar
why-not-waiting = Muss nicht unter den Marktstapel
why-not-wounded-now = Wurde nicht gerade verwundet
why-not-in-play = Nicht im Spiel oder nicht frei
why-already-equipped = Trägt schon einen Gegenstand
    .short = Trägt schon etwas
why-nobody-to-equip = Alle im Spiel tragen schon etwas
    .short = Alle tragen etwas
why-no-ability = Hat nichts zu aktivieren
why-ability-used = In diesem Zug schon benutzt
    .short = Benutzt
why-not-enough-chakra = Nicht genug Chakra: { $held } von { $needed }
    .short = { $held } von { $needed } Chakra
why-not-worn = Niemand Freies trägt das
why-item-used-up = In diesem Zug schon benutzt
    .short = Benutzt
why-locked = Noch gesperrt
    .short = Gesperrt
why-technique-used = In diesem Zug schon benutzt
    .short = Benutzt
why-nobody-of-name = Niemand dieses Namens ist im Spiel
    .short = Niemand im Spiel
why-not-of-name = Nur ein Charakter dieses Namens
    .short = Anderer Name
why-infirmary-empty = Dein Lazarett ist leer
    .short = Niemand zu heilen
why-no-chakra-value = Hat keinen Chakra-Wert
why-no-force-value = Hat keine Stärke für Missionen
why-mission-not-offered = Diese Mission liegt nicht aus
why-not-enough-scrolls = Nicht genug Schriftrollen: { $held } von { $needed }
    .short = { $held } von { $needed } Rollen
why-no-lion = Der Löwe liegt nicht auf deinem Tableau
why-not-on-field = Nicht auf dem Feld
why-no-force-cost = Lässt sich nicht bekämpfen
why-no-recruit-cost = Lässt sich nicht anwerben
why-masks-first = Erst die Masken
    .short = Erst die Masken
why-no-masks = Keine Masken auf dem Feld
why-out-of-reach = Deine Charaktere schaffen nur { $total } von { $needed }
    .short = { $missing } zu wenig
why-too-few = Mindestens { $least } müssen zusammen kämpfen
    .short = Mindestens { $least }
why-too-many = Höchstens { $most } dürfen zusammen kämpfen
    .short = Höchstens { $most }
why-brings-nothing = Bringt hier nichts
    .short = Bringt nichts
why-not-yet-enough = Erst { $total } von { $needed }
    .short = Erst { $total } von { $needed }
why-no-room = Dein Inventar hat keinen Platz
    .short = Kein Platz
why-nothing-to-cancel = Es gibt nichts abzubrechen
why-takes-part = Macht schon mit
    .short = Macht mit
why-same-as-first = Nicht anders als das erste: Der Name allein meint beide
    .short = Wie das erste

## Was geschah

turn-began = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
team-chosen = { $you ->
    [yes] Du wählst { $team }.
   *[no] { $seat } wählt { $team }.
}
character-picked = { $you ->
    [yes] Du wählst { $card }.
   *[no] { $seat } wählt { $card }.
}
sensei-chosen = { $you ->
    [yes] Du wählst { $card } als Sensei.
   *[no] { $seat } wählt { $card } als Sensei.
}
jutsu-removed = { $card } ist aus dem Spiel.
jutsu-dealt = { $you ->
    [yes] Du bekommst { $card }.
   *[no] { $seat } bekommt eine Jutsu-Karte.
}
character-played = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
card-drawn = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $seat } zieht eine Karte.
}
discard-shuffled = { $you ->
    [yes] Dein Ablagestapel wird zum Nachziehstapel.
   *[no] { $seat } mischt den Ablagestapel als Nachziehstapel.
}
ability-activated = { $you ->
    [yes] Du aktivierst { $card }
   *[no] { $seat } aktiviert { $card }
}{ for-chakra }.
ability-copied = { $you ->
    [yes] Du ahmst die Fähigkeit von { $card } nach.
   *[no] { $seat } ahmt die Fähigkeit von { $card } nach.
}
technique-used = { $you ->
    [yes] Du setzt die Technik { $technique } ein
   *[no] { $seat } setzt die Technik { $technique } ein
}{ for-chakra }.
for-chakra = { $chakra ->
    [0] { "" }
   *[other] { " " }für { $chakra } Chakra
}
character-equipped = { $you ->
    [yes] Du rüstest { $card } aus: { $item }.
   *[no] { $seat } rüstet { $card } aus: { $item }.
}
item-used = { $you ->
    [yes] Du benutzt einen Gegenstand mit { $card }: { $item }.
   *[no] { $seat } benutzt einen Gegenstand mit { $card }: { $item }.
}
chakra-channelled = { $you ->
    [yes] Du kanalisierst { $card }: { $chakra } Chakra.
   *[no] { $seat } kanalisiert { $card }: { $chakra } Chakra.
}
character-sent = { $you ->
    [yes] Du schickst { $card } auf Mission: { scroll-count }.
   *[no] { $seat } schickt { $card } auf Mission: { scroll-count }.
}
scroll-count = { $scrolls ->
    [one] { $scrolls } Schriftrolle
   *[other] { $scrolls } Schriftrollen
}
character-healed = { $into_play ->
    [0] { $you ->
        [yes] Du heilst { $card }: auf deinen Ablagestapel.
       *[no] { $seat } heilt { $card }: auf den Ablagestapel.
    }
   *[other] { $you ->
        [yes] Du heilst { $card }: ins Spiel.
       *[no] { $seat } heilt { $card }: ins Spiel.
    }
}
mission-done = { $you ->
    [yes] Du erfüllst eine Mission: { $card }.
   *[no] { $seat } erfüllt eine Mission: { $card }.
}
stuff-gained = { $you ->
    [yes] Du erhältst { amount-of }.
   *[no] { $seat } erhält { amount-of }.
}
stuff-lost = { $you ->
    [yes] Du verlierst { amount-of }.
   *[no] { $seat } verliert { amount-of }.
}
deployment-began = { $you ->
    [yes] Dein Einsatz beginnt.
   *[no] { $seat } beginnt den Einsatz.
}
character-defeated = { $you ->
    [yes] Du besiegst { $card } mit { $total } Stärke.
   *[no] { $seat } besiegt { $card } mit { $total } Stärke.
}
mask-beaten = { $you ->
    [yes] Du besiegst eine Maske mit { $total } Stärke.
   *[no] { $seat } besiegt eine Maske mit { $total } Stärke.
}
character-recruited = { $you ->
    [yes] Du wirbst { $card } mit { $total } Anwerbung an.
   *[no] { $seat } wirbt { $card } mit { $total } Anwerbung an.
}
character-acquired = { $you ->
    [yes] Du nimmst { $card } vom Feld.
   *[no] { $seat } nimmt { $card } vom Feld.
}
character-recalled = { $you ->
    [yes] Du spielst { $card } von deinem Ablagestapel aus.
   *[no] { $seat } spielt { $card } vom Ablagestapel aus.
}
item-bought = { $you ->
    [yes] Du kaufst einen Gegenstand mit { $total } Anwerbung: { $item }.
   *[no] { $seat } kauft einen Gegenstand mit { $total } Anwerbung: { $item }.
}
item-taken = { $you ->
    [yes] Du nimmst einen Gegenstand vom Markt: { $item }.
   *[no] { $seat } nimmt einen Gegenstand vom Markt: { $item }.
}
item-returned = { $you ->
    [yes] Du legst einen Gegenstand unter den Marktstapel: { $item }.
   *[no] { $seat } legt einen Gegenstand unter den Marktstapel: { $item }.
}
character-wounded = { $you ->
    [yes] In deinem Lazarett: { $card }.
   *[no] Im Lazarett von { $seat }: { $card }.
}
character-eliminated = Ausgeschaltet: { $card }.
character-revealed = Auf Feldplatz { $place } erscheint { $card }.
item-revealed = Neu am Markt: { $item } (Platz { $place }).
mission-revealed = Eine neue Mission: { $card } (Platz { $place }).
threat-moved = { $card } rückt auf Feldplatz { $place }.
threat-escaped = { $card } entkommt vom Feld.
token-taken = { $you ->
    [yes] Du nimmst ein { $card }.
   *[no] { $seat } nimmt ein { $card }.
}
token-lost = Ein Bedrohungsplättchen ist aus dem Spiel.
technique-unlocked = { $you ->
    [yes] Du schaltest die Technik { $technique } frei.
   *[no] { $seat } schaltet die Technik { $technique } frei.
}
objective-revealed = Ein Ziel wird aufgedeckt: { $card }.
scourge-revealed = Die Plage wird aufgedeckt: { $card }.
lion-unleashed = { $you ->
    [yes] Dein Löwe gibt 3 Stärke an { $card }.
   *[no] Der Löwe von { $seat } gibt 3 Stärke an { $card }.
}
akamaru-moved = { $you ->
    [yes] Du setzt Akamaru auf { $card }.
   *[no] { $seat } setzt Akamaru auf { $card }.
}
akamaru-returned = { $you ->
    [yes] Akamaru kommt zu dir zurück.
   *[no] Akamaru kommt zu { $seat } zurück.
}
chip-taken = { $you ->
    [yes] Du nimmst ein Plättchen: { $card }.
   *[no] { $seat } nimmt ein Plättchen: { $card }.
}
character-discarded = { $you ->
    [yes] Du wirfst { $card } aus der Hand ab.
   *[no] { $seat } wirft { $card } aus der Hand ab.
}
card-turned = { $you ->
    [yes] Von deinem Nachziehstapel auf deinen Ablagestapel: { $card }.
   *[no] Vom Nachziehstapel von { $seat } auf den Ablagestapel: { $card }.
}
character-revived = { $into_play ->
    [0] { $you ->
        [yes] Du holst { $card } zurück auf deinen Ablagestapel.
       *[no] { $seat } holt { $card } zurück auf den Ablagestapel.
    }
   *[other] { $you ->
        [yes] Du holst { $card } zurück ins Spiel.
       *[no] { $seat } holt { $card } zurück ins Spiel.
    }
}
character-lost = { $you ->
    [yes] Du verlierst { $card } aus deinem Ablagestapel.
   *[no] { $seat } verliert { $card } aus dem Ablagestapel.
}
extra-round-began = Die Plage verlangt noch eine Runde.
last-round-began = Das letzte Plättchen hat die Leiste verlassen. Das ist die letzte Runde.
game-ended = Alle hatten gleich viele Züge. Das Spiel ist zu Ende.

## Fragen und Auswahl

ask-team = Welches Team wählst du?
ask-pick = Welchen Charakter wählst du?
ask-keep = Welchen Charakter behältst du? Die anderen gehen nach links.
ask-sensei = Welchen Sensei wählst du?
ask-unlock = Welche Technik schaltest du frei, bis Stufe { $level }?
ask-return = Welcher Gegenstand kommt als nächster unter den Marktstapel?
ask-wound = Wer kommt als Nächster in dein Lazarett?
ask-prepare = Vorbereitung: Was tust du?
ask-deploy = Einsatz: Was tust du?
ask-eliminate = Wen schaltest du aus?
ask-recall = Wen spielst du von deinem Ablagestapel aus?
ask-take-item = Welchen Gegenstand nimmst du?
ask-acquire = Wen nimmst du vom Feld?
ask-copy = Wessen Fähigkeit ahmst du nach?
ask-akamaru = Auf wen setzt du Akamaru?
ask-whom-to-wound = Wen verwundest du?
ask-discard = { $number ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche Karte wirfst du ab? { $number } müssen weg.
}
ask-fight = Kampf gegen { $card }: { $total } von { $needed } Stärke. Wer macht mit?
    .short = Kampf gegen { $card }
ask-recruit = { $card } anwerben: { $total } von { $needed } Anwerbung. Wer macht mit?
    .short = { $card } anwerben
ask-buy = { $item } kaufen: { $total } von { $needed } Anwerbung. Wer macht mit?
    .short = Kaufen: { $item }
ask-equip = Wer bekommt den Gegenstand ({ $item })?
ask-lion = Wer bekommt 3 Stärke vom Löwen?
ask-technique = Wer führt { $technique } aus?
choose-team = { $team }
choose-pick = { $card }
choose-sensei = { $card }
choose-unlock = { $technique } freischalten
copy-number = { $copy ->
    [1] { "" }
   *[other] { " " }{ $copy }
}
choose-choose = { $card }{ copy-number }
choose-take = { $item }{ copy-number }
choose-skip = Darauf verzichten
choose-on = { $card }{ copy-number }
choose-strike = Fertig: ausführen
    .short = Ausführen
choose-with = { $card }{ copy-number } (+{ $worth })
choose-drop = { $item } abgeben
choose-cancel = Abbrechen
choose-return = { $item }
choose-wound = { $card }
choose-mission = Mission: { $card } ({ scroll-count })
    .short = Mission { $card }
choose-activate = { $card }{ copy-number } aktivieren{ for-chakra }
    .short = { $card }{ copy-number } aktivieren
choose-use = { $item }{ copy-number } benutzen
choose-technique = Technik { $technique }{ for-chakra }
    .short = Technik { $technique }
choose-equip = Jemanden ausrüsten: { $item }
    .short = Jemanden mit { $item } ausrüsten
choose-heal = { $side ->
    [A] Heilen für { $chakra } Chakra: ins Spiel
   *[B] Heilen für { $chakra } Chakra: auf den Ablagestapel
}
    .short = { $side ->
        [A] Ins Spiel heilen
       *[B] Auf den Ablagestapel heilen
    }
choose-deploy = Weiter zum Einsatz
choose-fight = Bekämpfen: { $card }{ copy-number } ({ $needed } Stärke)
    .short = { $card }{ copy-number } bekämpfen
choose-fight-mask = Eine Maske bekämpfen ({ $needed } Stärke)
    .short = Eine Maske bekämpfen
choose-recruit = Anwerben: { $card }{ copy-number } ({ $needed } Anwerbung)
    .short = { $card }{ copy-number } anwerben
choose-buy = Kaufen: { $item }{ copy-number } ({ $needed } Anwerbung)
    .short = { $item }{ copy-number } kaufen
choose-lion = Den Löwen einsetzen: 3 Stärke
    .short = Den Löwen einsetzen
choose-channel = { $card }{ copy-number } kanalisieren: { $chakra } Chakra
    .short = { $card }{ copy-number } kanalisieren
choose-send = { $card }{ copy-number } auf Mission schicken: { scroll-count }
    .short = { $card }{ copy-number } auf Mission schicken
choose-end = Einsatz beenden

## Was für einen Zug spricht

because-fight = Besiegt ist er { point-count } wert; geheilt kommt er zu deinen Karten: Stärke { $force }, Anwerbung { $recruitment }, Chakra { $chakra }.
because-threat = Die Bedrohung ist { point-count } wert und bringt ein Bedrohungsplättchen; so viele sind noch da: { $left }.
because-recruit = Die Karte ist { point-count } wert und kommt zu deinen Karten: Stärke { $force }, Anwerbung { $recruitment }, Chakra { $chakra }.
because-channel = Deine Chakra-Leiste steigt von { $held } auf { $after }.
because-send = Deine Missionsleiste steigt von { $held } auf { $after }.
because-with = Das macht { $total }; nötig: { $needed }.
because-mission = Die Belohnung kommt sofort; am Ende ist die Mission { point-count } wert.
because-chakra = { $chakra ->
    [0] Das kostet kein Chakra.
   *[other] Das kostet { $chakra } Chakra; dir bleiben { $after }.
}
because-deploy = Nichts, was du jetzt vorbereiten kannst, ist mehr wert als das, was deine Charaktere im Einsatz erreichen.
because-end = Es gibt nichts mehr zu holen, das sich lohnt.

## Auf der Seite

deckbattle-place = Platz { $place }
deckbattle-empty-place = Platz { $place } ist leer
deckbattle-akamaru = Mit Akamaru
deckbattle-chosen = Gewählt
deckbattle-fight = Kämpfen
deckbattle-recruit = Anwerben
deckbattle-choose = Wählen
deckbattle-goes = { $place ->
    [0] Entkommt als Nächstes vom Feld
   *[other] Geht als Nächstes auf Platz { $place }
}
deckbattle-masks = { $count ->
    [one] { $count } Maske
   *[other] { $count } Masken
}
deckbattle-masks-worth = Jede kostet 4 Stärke und ist 3 Punkte wert.
deckbattle-field = Feld
deckbattle-threat-moves = die Bedrohung rückt im Abschluss nach rechts
deckbattle-reserve = Reserve { $count }
deckbattle-out = ausgeschaltet { $count }
deckbattle-market = Markt
deckbattle-missions = Missionen
deckbattle-track = Leiste
deckbattle-threat-track = Bedrohungsleiste
deckbattle-rivals = Gegner
deckbattle-in-preparation = in der Vorbereitung
deckbattle-rank = Rang { $rank }
deckbattle-objective = Ziel
deckbattle-gets = { $you ->
    [yes] du { $points }
   *[no] { $seat } { $points }
}
deckbattle-scourge = Plage
deckbattle-unlocks = Schaltet Techniken bis Stufe { $level } frei.
deckbattle-token-gone = Plättchen { $place } ist weg.
deckbattle-token-there = Plättchen { $place } liegt da.
deckbattle-hidden-until = Wird mit Plättchen { $place } aufgedeckt
deckbattle-last-round = Letzte Runde
deckbattle-draw-pile = Stapel
deckbattle-discard = Ablage
deckbattle-infirmary = Lazarett
deckbattle-discard-title = Dein Ablagestapel
deckbattle-infirmary-title = Dein Lazarett, von oben
deckbattle-nobody = Niemand.
deckbattle-heal = { $top } heilen{ $chakra ->
    [0] { "" }
   *[other] { " " }(−{ $chakra })
}
deckbattle-takes-part = ist mit { $worth } dabei
deckbattle-activate = Aktivieren{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
deckbattle-use = Nutzen
deckbattle-who-joins = wähle, wer mitmacht
deckbattle-what-each = aktivieren, kanalisieren oder entsenden; die anderen gehen in den Einsatz
deckbattle-tap-one = tippe jemanden an, um seine Züge zu sehen
deckbattle-in-play = Im Spiel
deckbattle-hand = Deine Hand
deckbattle-any-hand = Hand
deckbattle-only-you = Nur du siehst sie.
deckbattle-nobody-left = Niemand ist mehr im Spiel.
deckbattle-items = Gegenstände
deckbattle-give-up = abgeben
deckbattle-empty = leer
deckbattle-jutsu = Jutsu
deckbattle-techniques-later = Techniken gehören in die Vorbereitung
deckbattle-level = { $card }, Stufe { $level }
deckbattle-locked = gesperrt
deckbattle-chakra = Chakra
deckbattle-scrolls = Schriftrollen
deckbattle-tokens = Bedrohungsplättchen
deckbattle-techniques = Techniken
deckbattle-done = Erfüllte Missionen
deckbattle-special = Auf dem Tableau
deckbattle-lion = Löwe
deckbattle-insects = { $count ->
    [one] { $count } Insekt
   *[other] { $count } Insekten
}
deckbattle-chips = { $count ->
    [one] { $count } Chips-Plättchen
   *[other] { $count } Chips-Plättchen
}
deckbattle-cards-of = Hand { $hand }, Nachziehstapel { $draw }, Ablage { $discard }
deckbattle-taken-by = Schon gewählt von { $who }
deckbattle-sum = Summe des Manövers
deckbattle-of = von { $needed }
deckbattle-short = { $count } zu wenig
deckbattle-exact = genau genug
deckbattle-lost = { $count } zu viel
deckbattle-strike-fight = { $target } besiegen
deckbattle-strike-recruit = { $target } anwerben
deckbattle-strike-buy = Kaufen: { $target }
deckbattle-show = Was gezeigt wird
deckbattle-moves-there = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge
}
deckbattle-your-board = Dein Tableau
deckbattle-token-count = { $count ->
    [one] { $count } Bedrohungsplättchen
   *[other] { $count } Bedrohungsplättchen
}
deckbattle-mission-count = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
}
deckbattle-your-turn = Du bist am Zug
deckbattle-turn-of = Am Zug: { $who }
deckbattle-help-prepare = Fähigkeiten, Techniken, Gegenstände und Missionen kommen zuerst. Wer übrig ist, geht in den Einsatz.
deckbattle-help-deploy = Wähle jemanden auf dem Feld oder einen Gegenstand vom Markt, dann, wer mitmacht.
deckbattle-help-team = Ein Team bringt seinen Sensei, drei Karten von jedem Charakter und drei Jutsu-Karten mit.
deckbattle-help-pick = Drei Karten des Charakters kommen in dein Deck, seine Jutsu-Karte unter dein Tableau. Du hast { $count } von 3.
deckbattle-help-keep = Einen behältst du, die anderen gehen weiter; am Ende hast du drei Charaktere. Du hast { $count } von 3.
deckbattle-help-sensei = Die letzte Karte deines Decks: Ein Sensei führt deine drei Charaktere an.
deckbattle-drafted = Bisher gewählt
deckbattle-printed = gedruckt: { $costs }
deckbattle-help-unlock = Wähle eine Technik auf einer deiner Jutsu-Karten.
deckbattle-key-field = Platz auf dem Feld
deckbattle-key-market = Markt oder Mission
deckbattle-key-own = Deine Charaktere im Spiel
deckbattle-key-strike = Ausführen
deckbattle-key-cancel = Abbrechen
deckbattle-key-end = Weiter zur nächsten Phase
deckbattle-played = { $you ->
    [yes] Du spielst { $cards } aus.
   *[no] { $seat } spielt { $cards } aus.
}
deckbattle-since = Seit deinem Zug:
deckbattle-lately = Zuletzt:
deckbattle-nothing-yet = noch nichts
deckbattle-did-mask-beaten = eine Maske
deckbattle-did-token-lost = ein Plättchen ist verloren
deckbattle-did-last-round-began = letzte Runde
deckbattle-did-extra-round-began = eine Runde mehr
deckbattle-target-first = Wähle zuerst, wen du bekämpfst oder anwirbst, oder einen Gegenstand vom Markt; dann kann { $card } mitmachen.
deckbattle-later = { $card } hat in der Vorbereitung nichts zu tun; im Einsatz kann die Karte mitmachen.

## Die Regeln

DECK-001 = Wer am Ende die meisten Siegpunkte hat, gewinnt und wird Hokage.
DECK-002 = Jeder angeworbene oder besiegte Charakter bringt am Ende seine Punkte.
DECK-003 = Mit Stärke bekämpft man Charaktere und geht auf Missionen.
DECK-004 = Mit Anwerbung wirbt man Charaktere an und kauft Gegenstände am Markt.
DECK-005 = Der Chakra-Wert sagt, um wie viel ein Charakter beim Kanalisieren die Chakra-Leiste füllt.
DECK-006 = Ein Feldcharakter hat Kosten in Stärke, in Anwerbung oder in beidem; wer sie erreicht, besiegt ihn oder wirbt ihn an.
DECK-007 = Eine Fähigkeit ist etwas Besonderes, das ein Charakter im Zug seines Besitzers kann.
DECK-008 = Zugehörigkeiten lassen Charaktere zusammenwirken und zählen für Ziele.
DECK-009 = Alle haben einen eigenen Nachziehstapel und einen eigenen Ablagestapel.
DECK-010 = Wer zieht, nimmt die oberste Karte seines Nachziehstapels.
DECK-011 = Ist der Nachziehstapel leer und wird eine Karte gebraucht, wird der ganze Ablagestapel gemischt und zum Nachziehstapel; dann geht es weiter.
DECK-012 = Ein abgelegter Charakter kommt offen auf den Ablagestapel seines Besitzers.
DECK-013 = Der Feldeffekt einer Bedrohung wirkt nur, solange sie auf dem Feld ist.
DECK-014 = Bedrohungen wandern über das Feld; besiege sie, bevor sie entkommen.
DECK-015 = Charaktere mit dunkelgrauem Rand sind Verbündete der Bedrohungen.
DECK-016 = Techniken werden im Lauf des Spiels nach und nach freigeschaltet.
DECK-017 = Wer einen Gegenstand trägt, darf dessen Wirkung nutzen.
DECK-018 = Eine Mission gibt ihre Belohnung sofort und ihre Punkte am Ende.
DECK-019 = Drei Ziele werden im Spiel aufgedeckt; sie gelten für alle.
DECK-020 = Eine Plage wird aufgedeckt; sie kann ändern, wie man gewinnt oder zählt.
DECK-021 = Alle beginnen mit einem Tableau, beiden Leisten auf 0 und einem Lazarettplättchen.
DECK-022 = Jemand bekommt das Plättchen für den ersten Zug.
DECK-023 = Der Reihe nach wählen alle eines von vier Teams: zehn Charaktere und drei Jutsu-Karten.
DECK-024 = Teams, die niemand wählt, bleiben in der Schachtel.
DECK-025 = Deine drei Jutsu-Karten liegen unter deinem Tableau, alle Techniken sind gesperrt; ansehen darfst du sie jederzeit.
DECK-026 = Deine zehn Startcharaktere werden gemischt und sind dein Nachziehstapel.
DECK-027 = Ein Team hat einen Sensei und drei Charaktere mit je drei Karten.
DECK-028 = Besondere Plättchen gehen an ihre Besitzer: der Löwe zu Saï, die Chips zu Chôji, die Insekten zu Shino, Akamaru zu Kiba.
DECK-029 = Deine erste Hand sind die obersten fünf Karten.
DECK-030 = Die Bedrohungen werden gemischt; die erste steht auf Feldplatz 1.
DECK-031 = Die 97 Feldcharaktere werden als Reserve gemischt; fünf davon füllen die Plätze rechts der Bedrohung.
DECK-032 = Die Missionen werden gemischt; drei liegen aus.
DECK-033 = Die acht Ziele werden gemischt; drei liegen verdeckt an ihren Plätzen.
DECK-034 = Die fünf Plagen werden gemischt; eine liegt verdeckt über den Zielen.
DECK-035 = Die Gegenstände werden als Marktstapel gemischt; vier liegen aus.
DECK-036 = Die neun Bedrohungsplättchen werden gemischt und verdeckt ausgelegt, eines auf jeden Platz der Leiste.
DECK-037 = Masken und Marker liegen neben dem Spielplan bereit.
DECK-038 = Die Bedrohungsleiste zeigt, wie weit das Spiel ist; mit dem neunten Plättchen kommt das Ende.
DECK-039 = Verlässt eine Bedrohung den letzten Feldplatz, ist das unterste Plättchen der Leiste aus dem Spiel.
DECK-040 = Wer eine Bedrohung besiegt, deckt das unterste Plättchen der Leiste auf, behält es und bekommt sofort seine Belohnung.
DECK-041 = Verlässt ein Plättchen die Leiste, schalten alle eine Technik frei; danach wird vielleicht ein Ziel aufgedeckt.
DECK-042 = Der frei gewordene Platz sagt, bis zu welcher Stufe freigeschaltet werden darf: 1, 2 oder 3.
DECK-043 = Auf jeder Jutsu-Karte kommt Stufe 1 vor Stufe 2 und Stufe 2 vor Stufe 3.
DECK-044 = Das zweite, vierte und sechste Plättchen deckt je ein Ziel auf, das achte die Plage.
DECK-045 = Gespielt wird im Uhrzeigersinn, beginnend mit dem ersten Spieler.
DECK-046 = Ein Zug hat drei Phasen: Vorbereitung, Einsatz und Abschluss.
DECK-047 = In der Vorbereitung kommen alle Charaktere deiner Hand ins Spiel.
DECK-048 = Was in der Vorbereitung möglich ist, darfst du in beliebiger Reihenfolge und beliebig oft tun, soweit es selbst keine Grenze hat.
DECK-049 = Eine Karte, die du in deinem Zug ziehst, kommt noch in der Vorbereitung ins Spiel.
DECK-050 = Eine passive Fähigkeit wirkt, solange ihr Charakter im Spiel ist.
DECK-051 = Eine aktivierte Fähigkeit darf einmal je Zug benutzt werden; manche kosten Chakra, die mit Stern sind umsonst.
DECK-052 = Eine Technik muss freigeschaltet und in diesem Zug unbenutzt sein; ihr Chakra wird bezahlt, und ein Charakter ihres Namens im Spiel führt sie aus.
DECK-053 = Jede Technik wirkt nur einmal je Zug.
DECK-054 = Hinzugewonnene Charaktere taugen für die Techniken ihres Namens so gut wie die vom Start.
DECK-055 = Du darfst einem Charakter im Spiel einen Gegenstand aus deinem Inventar geben.
DECK-056 = Die Wirkung eines Gegenstands gehört seinem Träger; sie ist passiv oder wird einmal je Zug aktiviert.
DECK-057 = Ein Charakter trägt höchstens einen Gegenstand.
DECK-058 = Kanalisieren heißt: einen Charakter im Spiel mit Chakra-Wert ablegen; deine Chakra-Leiste steigt um diesen Wert, bis höchstens 7.
DECK-059 = Chakra für Techniken, Fähigkeiten und Heilung geht von deiner Leiste ab.
DECK-060 = Auf Mission schicken heißt: einen Charakter im Spiel mit Stärke ablegen; deine Missionsleiste steigt um diesen Wert, bis höchstens 7.
DECK-061 = Stärke, die nur im Kampf gilt, wie die des Kunai, hilft auf Missionen nicht.
DECK-062 = Heilen auf Seite A des Lazarettplättchens: Für 3 Chakra kommt der oberste Charakter deines Lazaretts ins Spiel, dann wird das Plättchen auf Seite B gedreht.
DECK-063 = Heilen auf Seite B: Für 2 Chakra kommt der oberste Charakter deines Lazaretts auf deinen Ablagestapel.
DECK-064 = Nach Seite A bleibt in diesem Zug nur Seite B; am Ende des Zuges liegt das Plättchen wieder auf Seite A.
DECK-065 = Auch manche Fähigkeiten und Techniken heilen.
DECK-066 = Ein verwundeter Charakter kommt offen zuunterst ins Lazarett dessen, der ihn verwundet, woher er auch kommt.
DECK-067 = Werden mehrere zugleich verwundet, bestimmt die Reihenfolge, wem sie gehören.
DECK-068 = Drei Missionen liegen aus; zahle so viele Schriftrollen, wie eine kostet, nimm sofort die Belohnung und behalte die Karte.
DECK-069 = Missionen vom Rang C kosten 2 oder 3 Schriftrollen, Rang B 4 oder 5, Rang A 6 oder 7.
DECK-070 = Ab Rang B bringen Missionen Punkte; Rang A hat die besten Belohnungen.
DECK-071 = In einem Zug sind mehrere Missionen erlaubt.
DECK-072 = Im Einsatz ist nichts mehr möglich, was zur Vorbereitung gehört.
DECK-073 = Du teilst Charaktere im Spiel für Manöver ein, in beliebiger Reihenfolge und für dieselbe Art auch mehrmals.
DECK-074 = Kämpfen: Die Stärke deiner Charaktere muss zusammen die Stärkekosten eines Feldcharakters erreichen, dann ist er besiegt.
DECK-075 = Der besiegte Charakter kommt zuunterst in dein Lazarett, die Kämpfer auf deinen Ablagestapel.
DECK-076 = Der Feldeffekt einer Bedrohung kann den Kampf erschweren.
DECK-077 = Eine besiegte Bedrohung nimmt ein Plättchen von der Leiste.
DECK-078 = Anwerben: Die Anwerbung deiner Charaktere muss zusammen die Anwerbungskosten eines Feldcharakters erreichen.
DECK-079 = Der angeworbene Charakter und die Anwerber kommen auf deinen Ablagestapel.
DECK-080 = Kaufen: Ein Gegenstand der unteren Marktreihe kostet 2 Anwerbung, einer der oberen 3; er kommt in dein Inventar, die Käufer auf deinen Ablagestapel.
DECK-081 = Dein Inventar fasst drei Gegenstände; ist es voll, darf einer davon unter den Marktstapel, um Platz zu machen.
DECK-082 = Stärke oder Anwerbung über die Kosten hinaus verfällt.
DECK-083 = Am Ende des Einsatzes kommen nicht eingeteilte Charaktere auf deinen Ablagestapel.
DECK-084 = Getragene Gegenstände kommen unter den Marktstapel, in einer Reihenfolge deiner Wahl.
DECK-085 = Der Abschluss beginnt damit, dass du fünf Karten ziehst.
DECK-086 = Dann rückt die Bedrohung auf dem Feld nach rechts.
DECK-087 = Steht rechts von ihr ein Charakter, der kein Verbündeter ist, wird er ausgeschaltet, und die Bedrohung nimmt seinen Platz ein.
DECK-088 = Über einen leeren Platz oder einen Verbündeten springt sie auf den Platz dahinter; wer dort steht, wird ausgeschaltet, der übersprungene Verbündete bleibt.
DECK-089 = Verlässt eine Bedrohung den letzten Platz, kommt sie unter den Bedrohungsstapel, und ein Plättchen verlässt die Leiste.
DECK-090 = Ist keine Bedrohung auf dem Feld, kommt eine neue auf Platz 1.
DECK-091 = Die neue Bedrohung schaltet aus, wer auf Platz 1 steht; ist es ein Verbündeter oder niemand, geht sie weiter auf Platz 2 und schaltet aus, wer dort steht.
DECK-092 = Manche Bedrohungen bewirken etwas, wenn sie aufgedeckt werden.
DECK-093 = Leere Feldplätze werden von links nach rechts aus der Reserve gefüllt.
DECK-094 = Am Markt rutschen Gegenstände in leere untere Plätze; dann werden alle leeren Plätze vom Stapel gefüllt.
DECK-095 = Leere Missionsplätze werden gefüllt.
DECK-096 = Das Lazarettplättchen wird auf Seite A zurückgedreht.
DECK-097 = Dann ist der linke Nachbar am Zug.
DECK-098 = Verlässt das letzte Plättchen die Leiste, wird die Runde beendet, damit alle gleich viele Züge haben; dann ist das Spiel zu Ende.
DECK-099 = Am Ende sammelst du deine Charaktere aus Nachziehstapel, Ablagestapel und Lazarett.
DECK-100 = Startcharaktere werden aussortiert; sie bringen keine Punkte.
DECK-101 = Die aufgedeckte Plage wird geprüft und angewendet.
DECK-102 = Punkte bringen Charaktere, Missionen, Bedrohungsplättchen, Masken und Ziele, manchmal auch die Plage.
DECK-103 = Die meisten Punkte gewinnen, wenn die Plage nichts anderes sagt.
DECK-104 = Vier Masken schützen die Bedrohung Kakuzu; bekämpfen kann man ihn erst, wenn alle besiegt sind.
DECK-105 = Jede Maske kostet 4 Stärke in einem eigenen Kampf; wer sie besiegt, behält sie für 3 Punkte.
DECK-106 = Die Masken ziehen mit Kakuzu; die übrigen sind aus dem Spiel, wenn er das Feld verlässt.
DECK-107 = Kibas Techniken setzen Akamaru auf einen Feldcharakter, mit dem er zieht; gewinnt ein Gegner diesen Charakter, kommt Akamaru zurück, und Kibas Spieler zieht eine Karte.
DECK-108 = Bei Kibas Technik 3 kommt Akamaru zurück, wenn der Kampf abgehandelt wird.
DECK-109 = Saïs Technik 2 legt den Löwen auf dein Tableau; nimm ihn in deinem Zug weg, um einem Charakter im Spiel 3 Stärke zu geben. Das ist keine Technik.
DECK-110 = Shinos Techniken 1 und 3 legen Insekten auf dein Tableau; allein tun sie nichts, und seine Technik 2 verbraucht sie.
DECK-111 = Chôjis Technik 1 legt ein zufälliges Chips-Plättchen auf dein Tableau und gibt dir dessen Chakra; seine Technik 2 legt die Chips wieder bereit.
DECK-112 = Marker für Stärke, Anwerbung und Aktivierung sind nur Gedächtnisstützen.
DECK-113 = Sagt eine Karte etwas anderes als die Regeln, gilt die Karte.
DECK-114 = Eine Wirkung, die einen schon ausgerüsteten Charakter ausrüsten würde, tut nichts.
DECK-115 = Eine Karte, die du im Zug eines anderen ziehst, bleibt bis zu deinem Zug auf der Hand.
DECK-116 = Ablagestapel, Lazarette und der Stapel der Ausgeschalteten sind für alle offen; die Reihenfolge der beiden letzten bleibt, wie sie ist.
DECK-117 = Nachziehstapel, Reserve, Bedrohungsstapel und die Hände der anderen sind geheim.
DECK-118 = Wird ein Träger abgelegt oder verwundet, kommt sein Gegenstand unter den Marktstapel und wirkt nicht mehr.
DECK-119 = Ausgeschaltete Charaktere kommen auf einen gemeinsamen Stapel.
DECK-120 = Stärke „im Kampf“ zählt nie für Missionen.
DECK-121 = Anwerbung „zum Anwerben“ zählt nie am Markt.
DECK-122 = Gewonnene Stärke oder Anwerbung gehört nur dem Charakter, der sie gewonnen hat.
DECK-123 = Wer eine Fähigkeit nachahmt, zahlt ihre Kosten und bekommt ihre Wirkung.
DECK-124 = Modus Chunin: Alle Jutsu-Karten und Sensei liegen offen in der Mitte und werden reihum gewählt.
DECK-125 = Charaktere wählt man der Reihe nach, dann umgekehrt, dann wieder der Reihe nach, die Sensei umgekehrt. Dein Deck sind der Sensei und je drei Karten der Charaktere.
DECK-126 = Modus Jonin: Durch Los werden Jutsu-Karten entfernt, bis bei 2, 3 oder 4 Spielern 6, 9 oder 12 übrig sind; dann geht es weiter wie bei Chunin, mit allen Sensei.
DECK-127 = Modus Kage: Alle bekommen drei Jutsu-Karten, behalten eine und geben zwei nach links, behalten eine und geben eine, und behalten die letzte; dann wählt man die Sensei in umgekehrter Reihenfolge.
DECK-128 = Variante für Experten: Die Bedrohung auf dem Feld kostet dich 1 Stärke mehr für jedes Bedrohungsplättchen, das du hast. Das geht mit jedem Modus.

## Auslegungen

DECK-A1 = Ist die Reserve leer, bleiben Feldplätze leer; Ausgeschaltete füllen sie nicht wieder auf.
DECK-A2 = Die Bedrohungen reichen für alle neun Plättchen; wird auch die zehnte besiegt, kommt keine neue.
DECK-A3 = Ist die Leiste leer, bewegt eine besiegte oder entkommene Bedrohung kein Plättchen; ihre Punkte zählen.
DECK-A4 = Reichen Nachziehstapel und Ablagestapel zusammen nicht, ziehst du, was da ist.
DECK-A5 = Es gibt keine Handgrenze; im Zug anderer gezogene Karten spielst du in deinem aus.
DECK-A6 = Im Abschluss ziehst du fünf Karten, egal wie viele du hast.
DECK-A7 = Alle Charaktere deiner Hand müssen ins Spiel; ob du sie nutzt, ist deine Sache.
DECK-A8 = Bei zwei Kosten genügt eine: Mit Stärke kommt der Charakter in dein Lazarett, mit Anwerbung auf deinen Ablagestapel.
DECK-A9 = Ein Charakter nimmt nur an einem Manöver teil; dann wird er abgelegt.
DECK-A10 = Wer seine Fähigkeit benutzt hat, darf noch kanalisiert, auf Mission geschickt oder eingesetzt werden.
DECK-A11 = Jede Karte darf ihre Fähigkeit einmal benutzen; eine Technik wirkt einmal, egal wie viele Karten ihren Namen tragen.
DECK-A12 = Was eine Leiste über 7 heben würde, verfällt; ablegen darf man trotzdem.
DECK-A13 = Die Leisten behalten ihren Stand von Zug zu Zug.
DECK-A14 = Stärke ohne Bedingung, wie die des Löwen, zählt auch für Missionen.
DECK-A15 = Erhält ein Charakter ohne Stärke welche, hat er genau so viel.
DECK-A16 = Der Löwe darf auch im Einsatz benutzt werden.
DECK-A17 = Seite B kommt nur nach Seite A im selben Zug, dann so oft, wie dein Chakra reicht.
DECK-A18 = Ein ins Spiel geheilter Charakter ist sofort nutzbar.
DECK-A19 = Wer zuerst verwundet wurde, liegt im Lazarett oben; neue kommen nach unten.
DECK-A20 = Ginge ein Sprung über den letzten Platz hinaus, verlässt die Bedrohung das Feld; ein Verbündeter auf Platz 6 bleibt.
DECK-A21 = Verbündete sind die mit der Zugehörigkeit Akatsuki; Rand und Zugehörigkeit bedeuten dasselbe.
DECK-A22 = Ist Platz 1 leer, landet eine neue Bedrohung auf Platz 2 und schaltet aus, wer dort steht.
DECK-A23 = Eine eben aufgedeckte Bedrohung rückt im selben Abschluss nicht noch einmal.
DECK-A24 = Die erste Bedrohung tut beim Aufbau nur, was ohne Spieler am Zug geht, etwa Masken mitbringen.
DECK-A25 = Kommt Kakuzu wieder, hat er keine Masken mehr und kann gleich bekämpft werden.
DECK-A26 = Eine Maske ist keine Bedrohung und kein gewonnener Charakter.
DECK-A27 = In der Variante für Experten kosten Masken nicht mehr.
DECK-A28 = Eine im Einsatz freigeschaltete Technik ist ab deiner nächsten Vorbereitung nutzbar.
DECK-A29 = Freigeschaltet wird der Reihe nach, beginnend mit dem Spieler am Zug.
DECK-A30 = Freischalten ist Pflicht und immer möglich.
DECK-A31 = Am Ende zählen auch die Karten auf der Hand.
DECK-A32 = Ausgeschaltete Charaktere zählen für niemanden.
DECK-A33 = Plättchen, die durch entkommene Bedrohungen verloren gehen, zählen für niemanden.
DECK-A34 = Geht das letzte Plättchen im letzten Zug einer Runde, endet das Spiel genau dort.
DECK-A35 = Bei gleich vielen Punkten teilt man sich den Sieg.
DECK-A36 = Ist der Missionsstapel leer, bleiben Missionsplätze leer.
DECK-A37 = Der Marktstapel geht nicht aus: Es gibt mehr Gegenstände als Plätze für sie.
DECK-A38 = Mit vollem Inventar darfst du nur kaufen, wenn du einen Gegenstand abgibst.
DECK-A39 = Ein getragener Gegenstand kommt auch dann unter den Marktstapel, wenn sein Träger nicht eingesetzt wurde.
DECK-A40 = Neue Missionen kommen nur im Abschluss.
DECK-A41 = Ziele wertet jeder mit den eigenen Karten; nicht aufgedeckte zählen nicht.
DECK-A42 = Die Plage wird immer vom achten Plättchen aufgedeckt, gilt also am Ende immer.
DECK-A43 = Gewinnt Akamarus eigener Spieler den Charakter oder wird dieser ausgeschaltet, kommt Akamaru zurück, und niemand zieht.
DECK-A44 = Liegen alle Chips auf dem Tableau, gibt Chôjis Technik 1 nichts, bis Technik 2 sie wieder bereitlegt.
DECK-A45 = Nur deine eigenen Jutsu-Karten geben dir Techniken.
DECK-A46 = Gegenstände, die beim Anwerben helfen, wie Ramen, helfen beim Kaufen nicht.
DECK-A47 = Erst kommt das Plättchen mit seiner Belohnung, dann das Freischalten, dann das Ziel.
DECK-A48 = Im Modus Kage gehen nicht verteilte Jutsu-Karten ungesehen in die Schachtel.
DECK-A49 = Wo die Karten nicht bekannt sind, hat dieses Spiel eigene; sie sind Daten, und die Regeln hängen nicht an ihnen.
DECK-A50 = Ein Manöver kann nur begonnen werden, wenn die Charaktere im Spiel es auch zu Ende bringen könnten.
DECK-A51 = Von mehreren Exemplaren im Spiel bestimmst du, welches gemeint ist; solche, die sich in nichts unterscheiden, sind eine Wahl.
DECK-A52 = Ein Charakter, der benutzt wurde, das Spiel verließ und im selben Zug zurückkommt, gilt weiter als benutzt; kommt statt seiner ein anderes Exemplar, gilt das für dieses.
DECK-A53 = Eine Karte, die du in deinem eigenen Einsatz ziehst, bleibt auf der Hand.
DECK-A54 = Ein Kampf, eine Anwerbung, ein Kauf, eine Mission und eine Heilung kosten mindestens 1, was auch immer sie billiger macht.
DECK-A55 = Wird ein Ablagestapel gemischt, während sein Besitzer Karten hält, dürfen alle wissen, welche das sind.
DECK-A56 = Vom Stapel der Ausgeschalteten kommt zurück, wer zuletzt ausgeschaltet wurde; so bleibt seine Reihenfolge erhalten.
DECK-A57 = Wer abwerfen muss, wählt die Karten aus der eigenen Hand und zeigt sie; sind es zu wenige, gehen alle.
DECK-A58 = Verlangt eine Plage noch eine Runde, spielen alle noch einmal; Plättchen liegen dann keine mehr auf der Leiste.

## Woher die Punkte kommen

part-characters = Charaktere
part-missions = Missionen
part-tokens = Plättchen
part-masks = Masken
part-objectives = Ziele
part-scourge = Plage
decided-by-threat = Ohne besiegte Bedrohung gewinnt hier niemand: Die Plage hat entschieden (DECK-103).
