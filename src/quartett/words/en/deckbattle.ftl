## The game

game-deckbattle = Naruto Shippuden Deck Battle
about-deckbattle = Build a team of ninjas, beat the Threats before they escape, and become Hokage.
option-mode = How the teams are made
option-mode-standard = Standard: choose a team
option-mode-chunin = Chunin: pick characters in turn
option-mode-jonin = Jonin: pick from fewer characters
option-mode-kage = Kage: pass characters on in secret
option-expert = Expert variant
option-expert-yes = With: a Threat costs 1 Force more for each of your tokens
option-expert-no = Without
option-first = First player
option-first-random = By lot
tally-turns = Turns
tally-threats = Threats defeated
tally-tokens = Threat tokens

## Characters

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
card-sai-root = Saï (Root)
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
card-lee-gates = Lee (Eight Gates)
card-naruto-sage = Naruto (Sage)
card-sakura-medic = Sakura (Medic)
card-killer-bee = Killer Bee
card-kabuto = Kabuto
card-orochimaru = Orochimaru
card-sasuke = Sasuke
card-suigetsu = Suigetsu
card-karin = Karin
card-jugo = Jûgo
card-white-zetsu = White Zetsu
card-animal-path = Animal Path
card-asura-path = Asura Path
card-preta-path = Preta Path
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
card-mask = a mask

## Jutsu cards and techniques

card-jutsu-naruto = Naruto’s Jutsu card
card-jutsu-sakura = Sakura’s Jutsu card
card-jutsu-sai = Saï’s Jutsu card
card-jutsu-hinata = Hinata’s Jutsu card
card-jutsu-kiba = Kiba’s Jutsu card
card-jutsu-shino = Shino’s Jutsu card
card-jutsu-shikamaru = Shikamaru’s Jutsu card
card-jutsu-ino = Ino’s Jutsu card
card-jutsu-choji = Chôji’s Jutsu card
card-jutsu-lee = Lee’s Jutsu card
card-jutsu-neji = Neji’s Jutsu card
card-jutsu-tenten = Tenten’s Jutsu card
technique-naruto = { $number ->
    [1] Multi Shadow Clones
    [2] Summoning
   *[3] Rasengan
}
technique-sakura = { $number ->
    [1] Mystical Palm
    [2] Cherry Blossom Impact
   *[3] Seal of a Hundred
}
technique-sai = { $number ->
    [1] Ink Mice
    [2] Ink Lion
   *[3] Ink Birds
}
technique-hinata = { $number ->
    [1] Gentle Fist
    [2] Protecting Palms
   *[3] Twin Lion Fists
}
technique-kiba = { $number ->
    [1] Dynamic Marking
    [2] Beast Human Clone
   *[3] Fang over Fang
}
technique-shino = { $number ->
    [1] Insect Gathering
    [2] Insect Swarm
   *[3] Insect Sphere
}
technique-shikamaru = { $number ->
    [1] Shadow Possession
    [2] Shadow Sewing
   *[3] Shadow Gathering
}
technique-ino = { $number ->
    [1] Mind Disturbance
    [2] Mind Transmission
   *[3] Mind Transfer
}
technique-choji = { $number ->
    [1] Calorie Control
    [2] Human Boulder
   *[3] Super Multi-Size
}
technique-lee = { $number ->
    [1] Leaf Hurricane
    [2] Dancing Leaf Shadow
   *[3] Hidden Lotus
}
technique-neji = { $number ->
    [1] Byakugan
    [2] Vacuum Palm
   *[3] Sixty-Four Palms
}
technique-tenten = { $number ->
    [1] Tool Summoning
    [2] Twin Rising Dragons
   *[3] Heavenly Chains
}

## Items, missions, tokens, objectives, scourges

item-kunai = Kunai
item-shuriken = Shuriken
item-ramen = Ramen
item-summoning-seal = Summoning Seal
item-headband = Headband
item-soldier-pill = Soldier Pill
item-explosive-tag = Explosive Tag
item-mission-scroll = Mission Order
item-medical-kit = Medical Kit
card-kunai = { item-kunai }
card-shuriken = { item-shuriken }
card-ramen = { item-ramen }
card-summoning-seal = { item-summoning-seal }
card-headband = { item-headband }
card-soldier-pill = { item-soldier-pill }
card-explosive-tag = { item-explosive-tag }
card-mission-scroll = { item-mission-scroll }
card-medical-kit = { item-medical-kit }
card-chakra-awakening = Chakra Awakening
card-merchant-escort = Merchant Escort
card-lost-cat = The Lost Cat
card-herb-gathering = Gathering Herbs
card-courier = Urgent Message
card-bandit-camp = The Bandit Camp
card-envoy = Escort for the Envoy
card-spy-hunt = The Hunt for the Spy
card-rescue = Rescue
card-summoning-pact = Summoning Pact
card-kazekage-rescue = Help for the Kazekage
card-hideout = Raid on the Hideout
card-fire-temple = The Fire Temple
card-forbidden-scroll = The Forbidden Scroll
card-token-card = Threat token (card)
card-token-chakra = Threat token (chakra)
card-token-scroll = Threat token (scrolls)
card-token-item = Threat token (item)
card-chips = Chips { $number }
card-duty = Sense of Duty
card-hunters = The Hunt for the Akatsuki
card-arsenal = Arsenal
card-diplomacy = Diplomacy
card-sand-alliance = Alliance with the Sand
card-pact = The Pact
card-shadows = In the Shadows
card-healers = Healing Hands
card-root-exposed = Root Unmasked
card-genjutsu = The Great Genjutsu
card-trial = The Hokage’s Trial
card-shame = The Shame of the Village
card-archives = Fire in the Archives

## Teams, affinities, groups, phases, fields

team-kakashi = Team 7
team-kurenai = Team 8
team-asuma = Team 10
team-gai = Team Gaï
affinity-leaf = Leaf
affinity-seven = Team 7
affinity-eight = Team 8
affinity-ten = Team 10
affinity-gai = Team Gaï
affinity-sand = Sand
affinity-anbu = Anbu
affinity-summon = Summoning
affinity-sound = Sound
affinity-medic = Medic
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
type-weapon = weapon
type-food = food
type-scroll = scroll
type-gear = gear
group-sensei = Sensei
group-starter = starting character
group-field = field character
group-threat = Threat
group-jutsu = Jutsu card
group-item = item
group-mission = mission
group-token = Threat token
group-chips = chips
group-objective = objective
group-scourge = scourge
phase-preparation = Preparation
phase-deployment = Deployment
phase-upkeep = Upkeep
field-name = name
field-group = kind
field-copies = copies
field-person = person
field-character = character
field-team = team
field-force = Force
field-recruit = Recruitment
field-chakra = chakra
field-force-cost = cost in Force
field-recruit-cost = cost in Recruitment
field-points = points
field-affinities = affinities
field-cost = cost
field-type = type
field-rank = rank
field-ability = ability
field-holds = passive ability
field-field = on the field
field-use = use
field-reward = reward
field-counts = counts
field-technique-1 = technique 1
field-technique-2 = technique 2
field-technique-3 = technique 3
field-cost-1 = cost of technique 1
field-cost-2 = cost of technique 2
field-cost-3 = cost of technique 3
field-caps = highest levels

## What a card does

# The text of a card is a row of sentences. A head such as “In play:” comes before what it governs.
amount-of = { $what ->
    [force] { $amount } Force
    [combat-force] { $amount } Force in combat
    [recruit] { $amount } Recruitment
    [recruiting-only] { $amount } Recruitment for recruiting
    [chakra] { $amount } chakra
    [scroll] { $amount ->
        [one] { $amount } scroll
       *[other] { $amount } scrolls
    }
   *[card] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
}
effect-activated = { $cost ->
    [0] Once per turn, free:
   *[other] Once per turn, for { $cost } chakra:
}
effect-passive = While in play:
effect-worn = While worn:
effect-on-field = While on the field:
effect-technique = { $cost ->
    [0] { $technique } (level { $level }), free:
   *[other] { $technique } (level { $level }), for { $cost } chakra:
}
effect-reward = Reward:
effect-gain = { $what ->
    [card] Draw { amount-of }
   *[other] Gain { amount-of }
}{ $only ->
    [combat] { " " }in combat
    [recruiting] { " " }for recruiting
   *[no] { "" }
}{ $per ->
    [affinity] { " " }for each other character of yours in play with { $affinity }
    [insect] { " " }for each insect on your board
    [wounded] { " " }for each character in your infirmary
    [item] { " " }for each item in your inventory
    [weapon] { " " }for each weapon in your inventory
    [food] { " " }for each food item in your inventory
    [scroll] { " " }for each scroll in your inventory
    [gear] { " " }for each piece of gear in your inventory
   *[once] { "" }
}.
    .short = { $what ->
        [card] Draw { $amount }
       *[other] +{ amount-of }
    }{ $only ->
        [combat] { " " }(combat)
        [recruiting] { " " }(recruiting)
       *[no] { "" }
    }{ $per ->
        [affinity] { " " }per { $affinity }
        [insect] { " " }per insect
        [wounded] { " " }per wounded
        [item] { " " }per item
        [weapon] { " " }per weapon
        [food] { " " }per food
        [scroll] { " " }per scroll
        [gear] { " " }per gear
       *[once] { "" }
    }
effect-heal = { $to ->
    [play] Play the top character of your infirmary.
   *[discard] Put the top character of your infirmary on your discard pile.
}
    .short = Heal: { $to ->
        [play] into play
       *[discard] to discard
    }
effect-eliminate = { $where ->
    [discard] You may eliminate a character in your discard pile.
    [infirmary] You may eliminate a character in your infirmary.
   *[field] You may eliminate a character on the field, but not a Threat.
}
    .short = Eliminate: { $where ->
        [discard] discard
        [infirmary] infirmary
       *[field] field
    }
effect-recall = You may play a character of your discard pile.
    .short = Play from discard
effect-recall-affinity = You may play a character with { $affinity } from your discard pile.
    .short = Play from discard: { $affinity }
effect-take-item = { $row ->
    [lower] You may take an item from the lower market row.
   *[any] You may take an item from the market.
}
    .short = Take an item{ $row ->
        [lower] { " " }(lower row)
       *[any] { "" }
    }
effect-acquire = You may take a field character with a Recruitment cost of up to { $limit }; it goes to your discard pile.
    .short = Take one: cost up to { $limit }
effect-wound = { $where ->
    [discard] You may wound a character with a Force cost of up to { $limit } in another player’s discard pile; it goes to your infirmary.
   *[field] You may wound a field character with a Force cost of up to { $limit }, but not a Threat; it goes to your infirmary.
}
    .short = Wound one of Force up to { $limit }: { $where ->
        [discard] others’ discards
       *[field] field
    }
effect-equip = { $row ->
    [lower] If it has no item, it may wear one from the lower market row at once.
   *[any] If it has no item, it may wear one from the market at once.
}
    .short = Wear an item{ $row ->
        [lower] { " " }(lower row)
       *[any] { "" }
    }
effect-discard = { $whom ->
    [all] Each player discards { amount-of }.
   *[others] Each other player discards { amount-of }.
}
    .short = { $whom ->
        [all] All discard { $amount }
       *[others] Others discard { $amount }
    }
effect-mill = { $whom ->
    [own] Put { top-cards } of your draw pile on your discard pile.
    [all] Each player puts { top-cards } of their draw pile on their discard pile.
   *[others] Each other player puts { top-cards } of their draw pile on their discard pile.
}
    .short = { $whom ->
        [own] Turn up { $amount }
        [all] All turn up { $amount }
       *[others] Others turn up { $amount }
    }
top-cards = { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
}
effect-revive = { $to ->
    [play] Play the character that was eliminated last.
   *[discard] Put the character that was eliminated last on your discard pile.
}
    .short = Last eliminated: { $to ->
        [play] into play
       *[discard] to discard
    }
effect-drain = Each other player loses { amount-of }.
    .short = Others: −{ amount-of }
effect-drain-all = Each player loses { amount-of }.
    .short = All: −{ amount-of }
effect-destroy = { $amount ->
    [one] The rightmost character on the field is eliminated.
   *[other] The { $amount } rightmost characters on the field are eliminated.
}
    .short = Eliminate { $amount } on the right
effect-copy = You may copy the activated ability of another character of yours in play, paying its chakra.
    .short = Copy an ability
effect-place-lion = Put the Lion on your board.
    .short = Place the Lion
effect-place-insects = { $amount ->
    [one] Put { $amount } insect on your board.
   *[other] Put { $amount } insects on your board.
}
    .short = Insects +{ $amount }
effect-clear-insects = The insects leave your board.
    .short = Insects leave
effect-take-chip = Put a chips token on your board and gain its chakra.
    .short = Take chips
effect-reset-chips = Shuffle your chips and set them aside again.
    .short = Set chips aside
effect-place-akamaru = You may put Akamaru on a field character.
    .short = Place Akamaru
effect-hunt = +{ $amount } Force in the fight against the character with Akamaru.
    .short = +{ $amount } Force with Akamaru
effect-bonus = { $whom ->
    [each] Each of your characters has { "" }
    [affinity] Each of your characters with { $affinity } has { "" }
   *[self] { "" }
}+{ amount-of }{ $only ->
    [combat] { " " }in combat
    [recruiting] { " " }for recruiting
   *[no] { "" }
}.
    .short = { $whom ->
        [each] All: { "" }
        [affinity] { $affinity }: { "" }
       *[self] { "" }
    }+{ amount-of }{ $only ->
        [combat] { " " }(combat)
        [recruiting] { " " }(recruiting)
       *[no] { "" }
    }
effect-bonus-shared = +{ amount-of } for recruiting, for each affinity shared with the recruited character.
    .short = +{ amount-of } per shared affinity
effect-cost = { $what ->
    [market] Market items cost
    [fight] Fighting characters costs
    [recruit] Recruiting characters costs
    [mission] Missions cost
    [heal] Healing costs
    [technique] Techniques cost
    [channel] Channelling brings
   *[threat] Fighting the Threat costs
} { $way ->
    [less] { $amount } less.
   *[more] { $amount } more.
}
    .short = { $what ->
        [market] Items
        [fight] Fights
        [recruit] Recruiting
        [mission] Missions
        [heal] Healing
        [technique] Techniques
        [channel] Channelling
       *[threat] The Threat
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-cost-affinity = { $what ->
    [recruit] Recruiting characters with { $affinity } costs
    [channel] Channelling characters with { $affinity } brings
   *[fight] Fighting characters with { $affinity } costs
} { $way ->
    [less] { $amount } less.
   *[more] { $amount } more.
}
    .short = { $affinity }: { $what ->
        [recruit] recruiting
        [channel] channelling
       *[fight] fights
    } { $way ->
        [less] −{ $amount }
       *[more] +{ $amount }
    }
effect-when = { $event ->
    [fight] When it has won a fight:
    [recruit] When it has recruited:
    [buy] When it has bought an item:
    [channel] When it is channelled:
   *[send] When it is sent on a mission:
}
    .short = { $event ->
        [fight] Fight won
        [recruit] Recruited
        [buy] Bought
        [channel] Channelled
       *[send] Sent
    }:
effect-fighters-least = At least { $least } characters must fight it together.
    .short = At least { $least } fighters
effect-fighters-most = At most { $most } characters may fight it together.
    .short = At most { $most } fighters
effect-no-items = Items do not help in the fight against it.
    .short = Items do not help
effect-wounds-fighters = Whoever defeats it goes to the infirmary.
    .short = Wounds its winners
effect-masks = { $amount ->
    [one] One mask protects it: defeat it first.
   *[other] { $amount } masks protect it: defeat them first.
}
    .short = { $amount ->
        [one] { $amount } mask
       *[other] { $amount } masks
    }
effect-revealed = When revealed:
    .short = Revealed:
effect-points-per = { $way ->
    [less] Lose { point-count }
   *[more] Gain { point-count }
} for each { $what ->
    [affinity] of your characters with { $affinity }
    [mission] mission you have done
    [threat] Threat you have defeated
    [item] item in your inventory
    [affinities] different affinity on your characters
   *[wounded] character in your infirmary
}.
effect-no-points = Characters with { $affinity } give no points.
effect-threat-needed = Only a player who has defeated a Threat can win, if anyone has.
effect-extra-round = After the last round one more is played.
effect-fewest-tokens = Whoever has the fewest Threat tokens { $way ->
    [less] loses { point-count }.
   *[more] gains { point-count }.
}

## Why not

why-game-over = The game is over
why-other-turn = Now { who } decides
why-wait-for-chance = A card from a pile comes first
why-pile-decides = The pile decides what comes
why-players-decide = This is for a player to decide
why-nothing-due = Nothing is due from a pile
why-not-in-pile = Not in that pile any more
why-not-asked-now = This is not asked now
why-answer-first = Another question comes first
why-finish-first = Finish or cancel what you began
why-preparation-only = Only in the preparation phase
why-deployment-only = Only in the deployment phase
why-team-taken = This team is taken
    .short = Taken
why-jutsu-taken = This Jutsu card is not on offer
why-not-in-hand = Not among the cards passed to you
why-already-sealed = You have chosen; the others have not
why-sensei-taken = This Sensei is taken
    .short = Taken
why-not-own-jutsu = Not one of your Jutsu cards
why-already-unlocked = Already unlocked
    .short = Unlocked
why-level-order = The level below must be unlocked first
    .short = Level below first
why-level-cap = Only up to level { $level } now
    .short = Up to level { $level }
why-cannot-choose = This cannot be chosen here
    .short = Not this one
why-no-such-item = Not among the items on offer
why-inventory-full = Your inventory is full
    .short = Inventory is full
why-nothing-to-drop = No item has to make room
why-not-in-inventory = Not in your inventory
why-not-waiting = Not among the items to put back
why-not-wounded-now = Not among those just wounded
why-not-in-play = Not in play, or not free
why-already-equipped = Already has an item
    .short = Has an item
why-nobody-to-equip = Nobody in play is without an item
    .short = All wear something
why-no-ability = Has no ability to activate
why-ability-used = Already used this turn
    .short = Used
why-not-enough-chakra = Not enough chakra: { $held } of { $needed }
    .short = { $held } of { $needed } chakra
why-not-worn = Nobody free wears this item
why-item-used-up = Already used this turn
    .short = Used
why-locked = Still locked
    .short = Locked
why-technique-used = Already used this turn
    .short = Used
why-nobody-of-name = Nobody of that name is in play
    .short = Nobody in play
why-not-of-name = Only a character of that name
    .short = Other name
why-infirmary-empty = Your infirmary is empty
    .short = Nobody to heal
why-no-chakra-value = Has no chakra value
why-no-force-value = Has no Force to send
why-mission-not-offered = This mission is not on offer
why-not-enough-scrolls = Not enough scrolls: { $held } of { $needed }
    .short = { $held } of { $needed } scrolls
why-no-lion = The Lion is not on your board
why-not-on-field = Not on the field
why-no-force-cost = Has no Force cost
why-no-recruit-cost = Has no Recruitment cost
why-masks-first = The masks come first
    .short = Masks first
why-no-masks = There are no masks on the field
why-out-of-reach = Your characters reach only { $total } of { $needed }
    .short = Short by { $missing }
why-too-few = At least { $least } must fight together
    .short = At least { $least }
why-too-many = At most { $most } may fight together
    .short = At most { $most }
why-brings-nothing = Brings nothing here
    .short = Brings nothing
why-not-yet-enough = Only { $total } of { $needed } so far
    .short = { $total } of { $needed } so far
why-no-room = Your inventory has no room
    .short = No room
why-nothing-to-cancel = There is nothing to cancel
why-takes-part = Takes part already
    .short = Takes part
why-same-as-first = No different from the first: the bare name means both
    .short = Same as the first

## What happened

turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
team-chosen = { $you ->
    [yes] You chose { $team }.
   *[no] { $seat } chose { $team }.
}
character-picked = { $you ->
    [yes] You picked { $card }.
   *[no] { $seat } picked { $card }.
}
sensei-chosen = { $you ->
    [yes] You chose { $card } as your Sensei.
   *[no] { $seat } chose { $card } as Sensei.
}
jutsu-removed = { $card } is out of the game.
jutsu-dealt = { $you ->
    [yes] You were dealt { $card }.
   *[no] { $seat } was dealt a Jutsu card.
}
character-played = { $you ->
    [yes] You played { $card }.
   *[no] { $seat } played { $card }.
}
card-drawn = { $you ->
    [yes] You drew { $card }.
   *[no] { $seat } drew a card.
}
discard-shuffled = { $you ->
    [yes] Your discard pile became your draw pile.
   *[no] { $seat }’s discard pile became the draw pile.
}
ability-activated = { $you ->
    [yes] You activated { $card }
   *[no] { $seat } activated { $card }
}{ for-chakra }.
ability-copied = { $you ->
    [yes] You copied the ability of { $card }.
   *[no] { $seat } copied the ability of { $card }.
}
technique-used = { $you ->
    [yes] You used the technique { $technique }
   *[no] { $seat } used the technique { $technique }
}{ for-chakra }.
for-chakra = { $chakra ->
    [0] { "" }
   *[other] { " " }for { $chakra } chakra
}
character-equipped = { $you ->
    [yes] You gave { $card } an item: { $item }.
   *[no] { $seat } gave { $card } an item: { $item }.
}
item-used = { $you ->
    [yes] Your { $card } used an item: { $item }.
   *[no] { $seat }’s { $card } used an item: { $item }.
}
chakra-channelled = { $you ->
    [yes] You channelled { $card }: { $chakra } chakra.
   *[no] { $seat } channelled { $card }: { $chakra } chakra.
}
character-sent = { $you ->
    [yes] You sent { $card } on a mission: { scroll-count }.
   *[no] { $seat } sent { $card } on a mission: { scroll-count }.
}
scroll-count = { $scrolls ->
    [one] { $scrolls } scroll
   *[other] { $scrolls } scrolls
}
character-healed = { $into_play ->
    [0] { $you ->
        [yes] You healed { $card }, who goes to your discard pile.
       *[no] { $seat } healed { $card }, who goes to the discard pile.
    }
   *[other] { $you ->
        [yes] You healed { $card }, who comes into play.
       *[no] { $seat } healed { $card }, who comes into play.
    }
}
mission-done = { $you ->
    [yes] You completed a mission: { $card }.
   *[no] { $seat } completed a mission: { $card }.
}
stuff-gained = { $you ->
    [yes] You gained { amount-of }.
   *[no] { $seat } gained { amount-of }.
}
stuff-lost = { $you ->
    [yes] You lost { amount-of }.
   *[no] { $seat } lost { amount-of }.
}
deployment-began = { $you ->
    [yes] You deploy your characters.
   *[no] { $seat } deploys the characters.
}
character-defeated = { $you ->
    [yes] You defeated { $card } with { $total } Force.
   *[no] { $seat } defeated { $card } with { $total } Force.
}
mask-beaten = { $you ->
    [yes] You defeated a mask with { $total } Force.
   *[no] { $seat } defeated a mask with { $total } Force.
}
character-recruited = { $you ->
    [yes] You recruited { $card } with { $total } Recruitment.
   *[no] { $seat } recruited { $card } with { $total } Recruitment.
}
character-acquired = { $you ->
    [yes] You took { $card } from the field.
   *[no] { $seat } took { $card } from the field.
}
character-recalled = { $you ->
    [yes] You played { $card } from your discard pile.
   *[no] { $seat } played { $card } from the discard pile.
}
item-bought = { $you ->
    [yes] You bought an item with { $total } Recruitment: { $item }.
   *[no] { $seat } bought an item with { $total } Recruitment: { $item }.
}
item-taken = { $you ->
    [yes] You took an item from the market: { $item }.
   *[no] { $seat } took an item from the market: { $item }.
}
item-returned = { $you ->
    [yes] Your item went under the market pile: { $item }.
   *[no] { $seat }’s item went under the market pile: { $item }.
}
character-wounded = { $you ->
    [yes] { $card } went to your infirmary.
   *[no] { $card } went to { $seat }’s infirmary.
}
character-eliminated = { $card } was eliminated.
character-revealed = { $card } came to field place { $place }.
item-revealed = New at the market: { $item } (place { $place }).
mission-revealed = A new mission: { $card } (place { $place }).
threat-moved = { $card } moved to field place { $place }.
threat-escaped = { $card } escaped from the field.
token-taken = { $you ->
    [yes] You took a { $card }.
   *[no] { $seat } took a { $card }.
}
token-lost = A Threat token is out of the game.
technique-unlocked = { $you ->
    [yes] You unlocked the technique { $technique }.
   *[no] { $seat } unlocked the technique { $technique }.
}
objective-revealed = An objective came to light: { $card }.
scourge-revealed = The scourge came to light: { $card }.
lion-unleashed = { $you ->
    [yes] Your Lion gave { $card } 3 Force.
   *[no] { $seat }’s Lion gave { $card } 3 Force.
}
akamaru-moved = { $you ->
    [yes] You put Akamaru on { $card }.
   *[no] { $seat } put Akamaru on { $card }.
}
akamaru-returned = { $you ->
    [yes] Akamaru came back to you.
   *[no] Akamaru came back to { $seat }.
}
chip-taken = { $you ->
    [yes] You took a token: { $card }.
   *[no] { $seat } took a token: { $card }.
}
character-discarded = { $you ->
    [yes] You discarded { $card } from your hand.
   *[no] { $seat } discarded { $card } from their hand.
}
card-turned = { $you ->
    [yes] From your draw pile to your discard pile: { $card }.
   *[no] From { $seat }’s draw pile to the discard pile: { $card }.
}
character-revived = { $into_play ->
    [0] { $you ->
        [yes] You brought back { $card }, who goes to your discard pile.
       *[no] { $seat } brought back { $card }, who goes to the discard pile.
    }
   *[other] { $you ->
        [yes] You brought back { $card }, who comes into play.
       *[no] { $seat } brought back { $card }, who comes into play.
    }
}
character-lost = { $you ->
    [yes] You lost { $card } from your discard pile.
   *[no] { $seat } lost { $card } from the discard pile.
}
extra-round-began = The scourge asks for one more round.
last-round-began = The last token has left the track. This is the last round.
game-ended = Everybody has had the same number of turns. The game is over.

## Questions and choices

ask-team = Which team do you choose?
ask-pick = Which character do you pick?
ask-keep = Which character do you keep? The others go to the left.
ask-sensei = Which Sensei do you choose?
ask-unlock = Which technique do you unlock, up to level { $level }?
ask-return = Which item goes under the market pile next?
ask-wound = Who goes to your infirmary next?
ask-prepare = Preparation: what do you do?
ask-deploy = Deployment: what do you do?
ask-eliminate = Whom do you eliminate?
ask-recall = Whom do you play from your discard pile?
ask-take-item = Which item do you take?
ask-acquire = Whom do you take from the field?
ask-copy = Whose ability do you copy?
ask-akamaru = On whom do you put Akamaru?
ask-whom-to-wound = Whom do you wound?
ask-discard = { $number ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $number } must go.
}
ask-fight = Fight { $card }: { $total } of { $needed } Force. Who joins?
    .short = Fight { $card }
ask-recruit = Recruit { $card }: { $total } of { $needed } Recruitment. Who joins?
    .short = Recruit { $card }
ask-buy = Buy { $item }: { $total } of { $needed } Recruitment. Who joins?
    .short = Buy: { $item }
ask-equip = Who gets the item ({ $item })?
ask-lion = Who gets 3 Force from the Lion?
ask-technique = Who performs { $technique }?
choose-team = { $team }
choose-pick = { $card }
choose-sensei = { $card }
choose-unlock = Unlock { $technique }
copy-number = { $copy ->
    [1] { "" }
   *[other] { " " }{ $copy }
}
choose-choose = { $card }{ copy-number }
choose-take = { $item }{ copy-number }
choose-skip = Do without it
choose-on = { $card }{ copy-number }
choose-strike = Done: carry it out
    .short = Carry it out
choose-with = { $card }{ copy-number } (+{ $worth })
choose-drop = Give up { $item }
choose-cancel = Cancel
choose-return = { $item }
choose-wound = { $card }
choose-mission = Mission: { $card } ({ scroll-count })
    .short = Complete { $card }
choose-activate = Activate { $card }{ copy-number }{ for-chakra }
    .short = Activate { $card }{ copy-number }
choose-use = Use { $item }{ copy-number }
choose-technique = Technique { $technique }{ for-chakra }
    .short = Technique { $technique }
choose-equip = Equip somebody with { $item }
    .short = Equip somebody with { $item }
choose-heal = { $side ->
    [A] Heal for { $chakra } chakra: into play
   *[B] Heal for { $chakra } chakra: to the discard pile
}
    .short = { $side ->
        [A] Heal into play
       *[B] Heal to the discard pile
    }
choose-deploy = On to deployment
choose-fight = Fight { $card }{ copy-number } ({ $needed } Force)
    .short = Fight { $card }{ copy-number }
choose-fight-mask = Fight a mask ({ $needed } Force)
    .short = Fight a mask
choose-recruit = Recruit { $card }{ copy-number } ({ $needed } Recruitment)
    .short = Recruit { $card }{ copy-number }
choose-buy = Buy { $item }{ copy-number } ({ $needed } Recruitment)
    .short = Buy { $item }{ copy-number }
choose-lion = Use the Lion: 3 Force
    .short = Use the Lion
choose-channel = Channel { $card }{ copy-number }: { $chakra } chakra
    .short = Channel { $card }{ copy-number }
choose-send = Send { $card }{ copy-number } on a mission: { scroll-count }
    .short = Send { $card }{ copy-number } on a mission
choose-end = End deployment

## What speaks for a move

because-fight = Beaten, it is worth { point-count }; healed, it joins your cards: Force { $force }, Recruitment { $recruitment }, chakra { $chakra }.
because-threat = It is worth { point-count } and brings a Threat token; tokens left: { $left }.
because-recruit = It is worth { point-count } and joins your cards: Force { $force }, Recruitment { $recruitment }, chakra { $chakra }.
because-channel = Your chakra gauge rises from { $held } to { $after }.
because-send = Your mission gauge rises from { $held } to { $after }.
because-with = That makes { $total }; { $needed } needed.
because-mission = The reward comes at once; at the end the mission is worth { point-count }.
because-chakra = { $chakra ->
    [0] It costs no chakra.
   *[other] It costs { $chakra } chakra and leaves you { $after }.
}
because-deploy = Nothing you can do in preparation now is worth more than what your characters get in deployment.
because-end = There is nothing left to get that is worth it.

## On the page

deckbattle-place = Place { $place }
deckbattle-empty-place = Place { $place } is empty
deckbattle-akamaru = With Akamaru
deckbattle-chosen = Chosen
deckbattle-fight = Fight
deckbattle-recruit = Recruit
deckbattle-choose = Choose
deckbattle-goes = { $place ->
    [0] Escapes from the field next
   *[other] Goes to place { $place } next
}
deckbattle-masks = { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}
deckbattle-masks-worth = Each costs 4 Force and is worth 3 points.
deckbattle-field = Field
deckbattle-threat-moves = the Threat moves right in upkeep
deckbattle-reserve = reserve { $count }
deckbattle-out = out { $count }
deckbattle-market = Market
deckbattle-missions = Missions
deckbattle-track = Track
deckbattle-threat-track = Threat track
deckbattle-rivals = Rivals
deckbattle-in-preparation = in preparation
deckbattle-rank = rank { $rank }
deckbattle-objective = Objective
deckbattle-gets = { $you ->
    [yes] you { $points }
   *[no] { $seat } { $points }
}
deckbattle-scourge = Scourge
deckbattle-unlocks = Unlocks techniques up to level { $level }.
deckbattle-token-gone = Token { $place } is gone.
deckbattle-token-there = Token { $place } lies there.
deckbattle-hidden-until = Comes to light with token { $place }
deckbattle-last-round = Last round
deckbattle-draw-pile = draw
deckbattle-discard = discard
deckbattle-infirmary = infirmary
deckbattle-discard-title = Your discard pile
deckbattle-infirmary-title = Your infirmary, the top one first
deckbattle-nobody = Nobody.
deckbattle-heal = Heal { $top }{ $chakra ->
    [0] { "" }
   *[other] { " " }(−{ $chakra })
}
deckbattle-takes-part = takes part with { $worth }
deckbattle-activate = Activate{ $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
deckbattle-use = Use
deckbattle-who-joins = choose who takes part
deckbattle-what-each = activate, channel or send; the others deploy
deckbattle-tap-one = tap one to see its moves
deckbattle-in-play = In play
deckbattle-hand = Your hand
deckbattle-any-hand = Hand
deckbattle-only-you = Only you see it.
deckbattle-nobody-left = Nobody is left in play.
deckbattle-items = Items
deckbattle-give-up = give up
deckbattle-empty = empty
deckbattle-jutsu = Jutsu
deckbattle-techniques-later = techniques are for preparation
deckbattle-level = { $card }, level { $level }
deckbattle-locked = locked
deckbattle-chakra = Chakra
deckbattle-scrolls = Scrolls
deckbattle-tokens = Threat tokens
deckbattle-techniques = Techniques
deckbattle-done = Missions done
deckbattle-special = On the board
deckbattle-lion = Lion
deckbattle-insects = { $count ->
    [one] { $count } insect
   *[other] { $count } insects
}
deckbattle-chips = { $count ->
    [one] { $count } chips token
   *[other] { $count } chips tokens
}
deckbattle-cards-of = Hand { $hand }, draw pile { $draw }, discard pile { $discard }
deckbattle-taken-by = { $who } has chosen it
deckbattle-sum = Manoeuvre total
deckbattle-of = of { $needed }
deckbattle-short = { $count } short
deckbattle-exact = just enough
deckbattle-lost = { $count } lost
deckbattle-strike-fight = Defeat { $target }
deckbattle-strike-recruit = Recruit { $target }
deckbattle-strike-buy = Buy: { $target }
deckbattle-show = What is shown
deckbattle-moves-there = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
deckbattle-your-board = Your board
deckbattle-token-count = { $count ->
    [one] { $count } Threat token
   *[other] { $count } Threat tokens
}
deckbattle-mission-count = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
deckbattle-your-turn = Your turn
deckbattle-turn-of = Turn: { $who }
deckbattle-help-prepare = Abilities, techniques, items and missions come first. Whoever is left can deploy.
deckbattle-help-deploy = Choose somebody on the field or an item at the market, then who takes part.
deckbattle-help-team = A team brings its Sensei, three cards of each character and three Jutsu cards.
deckbattle-help-pick = Three cards of the character go into your deck, and its Jutsu card under your board. You have { $count } of 3.
deckbattle-help-keep = You keep one, the others go on; in the end you have three characters. You have { $count } of 3.
deckbattle-help-sensei = The last card of your deck: one Sensei leads your three characters.
deckbattle-drafted = Picked so far
deckbattle-printed = printed: { $costs }
deckbattle-help-unlock = Pick a technique on one of your Jutsu cards.
deckbattle-key-field = Field place
deckbattle-key-market = Market or mission
deckbattle-key-own = Your characters in play
deckbattle-key-strike = Carry it out
deckbattle-key-cancel = Cancel
deckbattle-key-end = On to the next phase
deckbattle-played = { $you ->
    [yes] You played { $cards }.
   *[no] { $seat } played { $cards }.
}
deckbattle-since = Since your turn:
deckbattle-lately = Lately:
deckbattle-nothing-yet = nothing yet
deckbattle-did-mask-beaten = a mask
deckbattle-did-token-lost = a token is lost
deckbattle-did-last-round-began = last round
deckbattle-did-extra-round-began = one more round
deckbattle-target-first = First choose whom to fight or recruit, or an item to buy; then { $card } can take part.
deckbattle-later = { $card } has nothing to do in preparation; in deployment it can take part.

## The rules

DECK-001 = Whoever has the most victory points at the end wins and becomes Hokage.
DECK-002 = Each character you have recruited or defeated brings its points at the end.
DECK-003 = Force is for fighting characters and for missions.
DECK-004 = Recruitment is for recruiting characters and for buying items at the market.
DECK-005 = The chakra value is what a character adds to your chakra gauge when channelled.
DECK-006 = A field character has a cost in Force, in Recruitment or in both; whoever reaches it defeats or recruits the character.
DECK-007 = An ability is something special that a character can do in its owner’s turn.
DECK-008 = Affinities make characters work together and count for objectives.
DECK-009 = Everybody has a draw pile and a discard pile of their own.
DECK-010 = To draw is to take the top card of your draw pile.
DECK-011 = When your draw pile is empty and you need a card, your whole discard pile is shuffled and becomes the draw pile; then you go on.
DECK-012 = A discarded character goes face up to its owner’s discard pile.
DECK-013 = The field effect of a Threat works only while the Threat is on the field.
DECK-014 = Threats walk along the field; defeat them before they get away.
DECK-015 = Characters with a dark grey border are allies of the Threats.
DECK-016 = Techniques become available one by one during the game.
DECK-017 = A character that wears an item may use what it does.
DECK-018 = A mission gives its reward at once and its points at the end.
DECK-019 = Three objectives come to light in a game, and they are for everybody.
DECK-020 = One scourge comes to light; it may change how the game is won or counted.
DECK-021 = Everybody begins with a board, both gauges at 0, and an Infirmary token.
DECK-022 = One player gets the first-player token.
DECK-023 = In turn order everybody chooses one of four teams: ten characters and three Jutsu cards.
DECK-024 = Teams that nobody chose stay in the box.
DECK-025 = Your three Jutsu cards lie under your board with all techniques locked; you may always look at them.
DECK-026 = Your ten starting characters are shuffled and become your draw pile.
DECK-027 = A team has one Sensei and three characters, three cards of each.
DECK-028 = Special tokens go to their owners: the Lion with Saï, the chips with Chôji, the insects with Shino, Akamaru with Kiba.
DECK-029 = Your first hand is the top five cards.
DECK-030 = The Threats are shuffled, and the first one stands on field place 1.
DECK-031 = The 97 field characters are shuffled as the reserve; five of them fill the places to the right of the Threat.
DECK-032 = The missions are shuffled, and three are on offer.
DECK-033 = The eight objectives are shuffled; three lie face down in their places.
DECK-034 = The five scourges are shuffled; one lies face down above the objectives.
DECK-035 = The items are shuffled as the market pile, and four are on offer.
DECK-036 = The nine Threat tokens are shuffled and put face down, one on each place of the track.
DECK-037 = Masks and markers lie ready beside the table.
DECK-038 = The Threat track shows how far along the game is; the end comes with its ninth token.
DECK-039 = When a Threat leaves the last field place, the lowest token of the track goes out of the game.
DECK-040 = Whoever defeats a Threat turns up the lowest token of the track, keeps it and gets its reward at once.
DECK-041 = Each time a token leaves the track, every player unlocks a technique; then an objective may come to light.
DECK-042 = The place that becomes free says up to which level you may unlock: 1, 2 or 3.
DECK-043 = On each Jutsu card level 1 comes before level 2, and level 2 before level 3.
DECK-044 = The second, fourth and sixth token each bring an objective to light, and the eighth the scourge.
DECK-045 = Turns go clockwise, beginning with the first player.
DECK-046 = A turn has three phases: preparation, deployment and upkeep.
DECK-047 = In preparation all characters in your hand come into play.
DECK-048 = In preparation you may do things in any order and as often as you like, within their own limits.
DECK-049 = A card you draw in your turn comes into play before your preparation ends.
DECK-050 = A passive ability works for as long as its character is in play.
DECK-051 = An activated ability may be used once per turn; some cost chakra, those with a star are free.
DECK-052 = A technique needs to be unlocked and not yet used this turn; its chakra is paid, and a character of its name in play performs it.
DECK-053 = Each technique works only once per turn.
DECK-054 = Characters you acquired serve for the techniques of their name just as your starting ones do.
DECK-055 = You may give an item from your inventory to a character in play.
DECK-056 = What an item does belongs to its bearer; it is passive, or activated once per turn.
DECK-057 = A character wears one item at most.
DECK-058 = To channel, discard a character in play with a chakra value; your chakra gauge rises by it, up to 7.
DECK-059 = Chakra you spend on techniques, abilities or healing is taken off your gauge.
DECK-060 = To send a character on a mission, discard one in play with Force; your mission gauge rises by it, up to 7.
DECK-061 = Force that counts in combat only, such as the Kunai’s, does not help on missions.
DECK-062 = Healing on side A of the Infirmary token: for 3 chakra you play the top character of your infirmary, then the token is turned to side B.
DECK-063 = Healing on side B: for 2 chakra the top character of your infirmary goes to your discard pile.
DECK-064 = After side A only side B is left for this turn; at the end of the turn the token is back on side A.
DECK-065 = Some abilities and techniques heal as well.
DECK-066 = A wounded character goes face up to the bottom of the infirmary of whoever wounds it, wherever it was.
DECK-067 = When several are wounded at once, the one who controls them chooses the order.
DECK-068 = Three missions are on offer; pay the scrolls that one costs, take its reward at once and keep the card.
DECK-069 = Missions of rank C cost 2 or 3 scrolls, of rank B 4 or 5, of rank A 6 or 7.
DECK-070 = From rank B on, missions bring points; those of rank A have the best rewards.
DECK-071 = You may complete several missions in one turn.
DECK-072 = In deployment nothing from preparation is possible any more.
DECK-073 = You assign characters in play to manoeuvres, in any order, and to the same kind as often as you like.
DECK-074 = Fight: your characters’ Force together must reach the Force cost of a field character to defeat it.
DECK-075 = The defeated character goes to the bottom of your infirmary, those who fought to your discard pile.
DECK-076 = The field effect of a Threat may make the fight harder.
DECK-077 = A defeated Threat takes a token off the track.
DECK-078 = Recruit: your characters’ Recruitment together must reach the Recruitment cost of a field character.
DECK-079 = The recruited character and its recruiters go to your discard pile.
DECK-080 = Buy: an item in the lower market row costs 2 Recruitment, one in the upper row 3; it goes to your inventory, the buyers to your discard pile.
DECK-081 = Your inventory holds three items; if it is full, one of them may go under the market pile to make room.
DECK-082 = Force or Recruitment beyond the cost is lost.
DECK-083 = At the end of deployment characters that were not assigned go to your discard pile.
DECK-084 = Items that were worn go under the market pile, in an order of your choice.
DECK-085 = Upkeep begins with drawing five cards.
DECK-086 = Then the Threat on the field moves to the right.
DECK-087 = If a character that is not an ally stands to its right, that character is eliminated and the Threat takes its place.
DECK-088 = Over an empty place or an ally the Threat jumps to the place after it; whoever stands there is eliminated, and the ally jumped over stays.
DECK-089 = A Threat that leaves the last place goes under the Threat pile, and a token leaves the track.
DECK-090 = If no Threat is on the field, a new one comes to place 1.
DECK-091 = The new Threat eliminates whoever stands on place 1; if that is an ally or nobody, it goes on to place 2 and eliminates whoever is there.
DECK-092 = Some Threats do something when they are revealed.
DECK-093 = Empty field places are filled from the reserve, from left to right.
DECK-094 = At the market items slide down into empty lower places; then all empty places are filled from the pile.
DECK-095 = Empty mission places are filled.
DECK-096 = The Infirmary token is turned back to side A.
DECK-097 = Then it is the turn of the player to the left.
DECK-098 = When the last token leaves the track, the round is finished, so that everybody has had the same number of turns; then the game is over.
DECK-099 = In the end you gather your characters from draw pile, discard pile and infirmary.
DECK-100 = Starting characters are taken out; they bring no points.
DECK-101 = The revealed scourge is looked at and applied.
DECK-102 = Points come from characters, missions, Threat tokens, masks and objectives, and sometimes from the scourge.
DECK-103 = The most points win, unless the scourge says otherwise.
DECK-104 = Four masks protect the Threat Kakuzu; he can be fought only when all are defeated.
DECK-105 = Each mask costs 4 Force in a fight of its own; its winner keeps it for 3 points.
DECK-106 = The masks move with Kakuzu; those that are left when he leaves the field are out of the game.
DECK-107 = Kiba’s techniques put Akamaru on a field character, and he moves with it; if an opponent acquires it, Kiba’s player takes him back and draws a card.
DECK-108 = With Kiba’s technique 3 Akamaru comes back when the fight is resolved.
DECK-109 = Saï’s technique 2 puts the Lion on your board; take it off in your turn to give a character in play 3 Force. That is not a technique.
DECK-110 = Shino’s techniques 1 and 3 put insects on your board; they do nothing on their own, and his technique 2 uses them up.
DECK-111 = Chôji’s technique 1 puts a mixed chips token on your board and gives you its chakra; his technique 2 sets the chips aside again.
DECK-112 = Markers for Force, Recruitment and activation only help you to remember.
DECK-113 = Where a card says something other than the rules, the card is right.
DECK-114 = An effect that would give an item to a character that has one does nothing.
DECK-115 = A card you draw in another player’s turn stays in your hand until yours.
DECK-116 = Discard piles, infirmaries and the eliminated pile are open to all; the order of the last two is not changed.
DECK-117 = Draw piles, the reserve, the Threat pile and the hands of others are secret.
DECK-118 = When a bearer is discarded or wounded, its item goes under the market pile and does nothing more.
DECK-119 = Eliminated characters go on a pile that all share.
DECK-120 = Force “in combat” never counts for missions.
DECK-121 = Recruitment “for recruiting” never counts at the market.
DECK-122 = Force or Recruitment gained belongs only to the character that gained it.
DECK-123 = Whoever copies an ability pays its cost and gets what it does.
DECK-124 = Chunin mode: all Jutsu cards and Sensei lie open in the middle and are picked in turn.
DECK-125 = Characters are picked in turn order, then in reverse, then in turn order; the Sensei in reverse. Your deck is the Sensei and three cards of each character.
DECK-126 = Jonin mode: Jutsu cards are removed by lot until 6, 9 or 12 are left for 2, 3 or 4 players; then it goes on as in Chunin mode, with all Sensei.
DECK-127 = Kage mode: everybody gets three Jutsu cards, keeps one and passes two to the left, keeps one and passes one, and keeps the last; then the Sensei are picked in reverse turn order.
DECK-128 = Expert variant: the Threat on the field costs you 1 Force more for each Threat token you own. It goes with every mode.

## Rulings

DECK-A1 = When the reserve is empty, field places stay empty; eliminated characters do not refill them.
DECK-A2 = The Threats last for all nine tokens; if the tenth is defeated too, no new one comes.
DECK-A3 = When the track is empty, a Threat that is defeated or escapes moves no token, but its points count.
DECK-A4 = If draw pile and discard pile together are too small, you draw what there is.
DECK-A5 = There is no hand limit; cards drawn in another’s turn are played in yours.
DECK-A6 = In upkeep you draw five cards, however many you hold.
DECK-A7 = All characters in your hand must come into play; using them is up to you.
DECK-A8 = With two costs either is enough: by Force the character goes to your infirmary, by Recruitment to your discard pile.
DECK-A9 = A character takes part in one manoeuvre only; then it is discarded.
DECK-A10 = A character that used its ability may still be channelled, sent or deployed.
DECK-A11 = Each card may use its ability once; a technique works once, however many cards bear its name.
DECK-A12 = What would raise a gauge above 7 is lost; the discard is allowed all the same.
DECK-A13 = Gauges keep what they hold from turn to turn.
DECK-A14 = Force without a condition, such as the Lion’s, counts for missions too.
DECK-A15 = A character without Force that gains some has that much.
DECK-A16 = The Lion may also be used in deployment.
DECK-A17 = Side B only comes after side A in the same turn, and then as often as your chakra lasts.
DECK-A18 = A character healed into play can be used at once.
DECK-A19 = The character wounded first is the top of the infirmary; new ones go to the bottom.
DECK-A20 = If a jump would go beyond the last place, the Threat leaves the field; an ally on place 6 stays.
DECK-A21 = Allies are those with the Akatsuki affinity; border and affinity mean the same.
DECK-A22 = If place 1 is empty, a new Threat lands on place 2 and eliminates whoever is there.
DECK-A23 = A Threat just revealed does not move again in the same upkeep.
DECK-A24 = When the first Threat is set up, it does only what needs no active player, such as bringing masks.
DECK-A25 = If Kakuzu comes back, he has no masks any more and can be fought at once.
DECK-A26 = A mask is neither a Threat nor an acquired character.
DECK-A27 = In the expert variant masks do not cost more.
DECK-A28 = A technique unlocked in deployment can be used from your next preparation on.
DECK-A29 = Players unlock in turn order, beginning with the active one.
DECK-A30 = Unlocking is not optional; it is always possible.
DECK-A31 = The cards in your hand count at the end as well.
DECK-A32 = Eliminated characters count for nobody.
DECK-A33 = Tokens lost to escaped Threats count for nobody.
DECK-A34 = If the last token goes in the last turn of a round, the game ends right there.
DECK-A35 = Equal points share the victory.
DECK-A36 = When the mission pile is empty, mission places stay empty.
DECK-A37 = The market pile cannot run out: there are more items than places for them.
DECK-A38 = With a full inventory you can buy only if you give up an item.
DECK-A39 = A worn item goes under the market pile even if its bearer was not deployed.
DECK-A40 = New missions come in upkeep only.
DECK-A41 = Everybody counts the objectives by their own cards; those not revealed do not count.
DECK-A42 = The scourge is always revealed by the eighth token, so it always counts at the end.
DECK-A43 = If Akamaru’s own player acquires the character, or it is eliminated, he comes back and no card is drawn.
DECK-A44 = When all chips are on the board, Chôji’s technique 1 gives nothing until technique 2 sets them aside.
DECK-A45 = Only your own Jutsu cards give you techniques.
DECK-A46 = Items that help with recruiting, such as Ramen, do not help with buying.
DECK-A47 = First comes the token with its reward, then unlocking, then the objective.
DECK-A48 = In Kage mode Jutsu cards that were not dealt go back to the box unseen.
DECK-A49 = Where the cards are not known, this game has cards of its own; they are data, and the rules do not depend on them.
DECK-A50 = A manoeuvre can only be begun if the characters in play could finish it.
DECK-A51 = Of copies in play you choose which one is meant; copies that differ in nothing are one choice.
DECK-A52 = A character that was used, left play and comes back in the same turn is still used; another copy that comes instead of it counts as that one.
DECK-A53 = A card that you draw in your own deployment stays in your hand.
DECK-A54 = A fight, a recruitment, a purchase, a mission and a healing cost at least 1, whatever makes them cheaper.
DECK-A55 = When a discard pile is shuffled while its owner holds cards, everybody may know which cards those are.
DECK-A56 = Whoever comes back from the eliminated pile is the one eliminated last, so that its order stays.
DECK-A57 = Whoever must discard chooses the cards from their hand and shows them; with too few cards all of them go.
DECK-A58 = A scourge that asks for one more round gives it to everybody; no token is left to fall in it.

## Where the points come from

part-characters = Characters
part-missions = Missions
part-tokens = Tokens
part-masks = Masks
part-objectives = Objectives
part-scourge = Scourge
decided-by-threat = Nobody wins here without a defeated Threat: the scourge decided (DECK-103).
