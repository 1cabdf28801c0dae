## The table of a run

lab-title = { $game } ({ $options }), { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, startgetal { $seed }
lab-bot = Bot
lab-games = Spellen
lab-wins = Winst
lab-win-rate = Winstkans
lab-interval = 95%-interval
lab-score = Score
lab-spread = Spreiding
lab-rate = { $tally } / { $whole }
lab-length = Lengte van een spel: gemiddeld { $mean } zetten, { NUMBER($shortest, useGrouping: 0) } tot { NUMBER($longest, useGrouping: 0) }, het toeval meegeteld.
lab-uncompiled = Deze versie is niet gecompileerd: dezelfde uitkomsten, maar vele malen trager.
lab-adjusted = { $bot }: { $value } zonder het kaartgeluk ({ $low } – { $high }); zoals gespeeld { $plain } ({ $plainlow } – { $plainhigh }).
lab-interrupted = Afgebroken: { $done } van { $asked } spellen zijn gespeeld.

## How even a game is

lab-by-seat = Winst per plaats
lab-card = Kaart
lab-had = In bezit
lab-apart = Verschil
lab-alike = Verschil onder gelijken
lab-unused = Kaarten die niemand gebruikte: { $cards }
lab-strong = Kaarten die onder gelijken zeker met meer dan 10 punten winst samengaan: { $cards }
measure-dead-offers = Aangeboden vaardigheden die niets zouden doen
measure-leader-wins = Winst van wie halverwege alleen aan kop lag
measure-threats-beaten = Verslagen Dreigingen in een spel
measure-turns = Beurten van een speler
measure-missions-done = Missies van een speler
measure-empty-reserve = Spellen die met een lege reserve eindigen

## Tuning

tune-title = { $game }: bijgestelde getallen van kaarten
tune-told = Voor en na met dezelfde spellen ({ $games } van elke soort), waarop geen getal is bijgesteld; met 95%-intervallen. Alles wat is geprobeerd staat in trials.jsonl, het kaartbestand met de nieuwe getallen is cards.toml.
tune-numbers = Wat is bijgesteld
tune-setting = { $bot }, plaatsen: { $seats }
tune-measure = Maat
tune-field = Getal
tune-before = Voor
tune-after = Na
tune-aim = Doel
tune-no-bounds = Hier valt niets af te stellen: { $file } zegt in geen tabel “bounds” hoe ver de getallen mogen gaan.
tune-rounds = Een afstelling heeft 1 tot 100 rondes, niet { $rounds }.
tune-games = { $games } is te weinig voor een ronde. Het zijn er minstens { $fewest }.
tune-games-each = --games neemt één getal, of één per bot: niet { $games } voor { $bots }.
plans-none = Voor “{ $bot }” zijn er geen plannen. Er zijn: { $plans }.
tune-only = “{ $option }” hoort bij het afstellen. Voeg --tune toe.
tune-writes = Een afstelling schrijft een verslag; “{ $option }” heeft daar geen zin.
tune-interrupted = Onderbroken: alles wat is gespeeld staat in { $folder }. Hetzelfde commando met --resume gaat hier verder.

## The picture of a run

lab-points = Punten
lab-share-of-games = Spellen (%)
plot-needs-matplotlib = Plaatjes hebben matplotlib nodig, en dat is niet geïnstalleerd. Installeer het met: pip install matplotlib.
plot-unknown-ending = Een plaatje kan niet “{ $file }” heten. De naam eindigt op: { $endings }.

## Environments for learners

unknown-reward = Er is geen beloning “{ $reward }”. De beloningen zijn: { $rewards }.
too-few-games = { $games } spellen tegelijk gaat niet. Er is minstens 1 nodig.
wrong-bot-count = { $bots } bots passen niet bij { $seats } plaatsen. Minstens één plaats is voor de leerling, en geen bot blijft over.
no-such-seat = Er is geen plaats { $seat }. De { $seats } plaatsen tellen vanaf 0.

## De ranglijst

ladder-title = { $game }, { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} per ontmoeting, startgetal { $seed }
ladder-seats = Plaatsen
ladder-rating = Rating
ladder-score = Gemiddelde score (van wat met open handen na de eerste doorgifte mogelijk is)
ladder-duel = { $first } won { $rate } % van { $second } ({ $interval }).
ladder-duel-adjusted = Zonder het kaartgeluk { $rate } % ({ $interval }).
ladder-adjusted = 95%-interval zonder kaartgeluk
ladder-among = { $first } won { $rate } % tussen { $second } ({ $interval }; { $fair } % zou eerlijk zijn).
ladder-with-seats = { $game } met { $seats } plaatsen
ladder-swapped = { $high } is zwakker dan { $low }, het niveau eronder.
ladder-interrupted = Afgebroken: een halve ranglijst zegt niets, dus is er niets geschreven.
records-interrupted = Afgebroken: { NUMBER($done, useGrouping: 0) } van { NUMBER($games, useGrouping: 0) } verslagen staan in { $folder }. Dezelfde opdracht gaat verder met de rest.
wrong-ladder = Een ranglijst heeft minstens twee verschillende bots nodig, elk één keer, zoals steady,master:400. Genoemd zijn: { $players }.

## Experiments: what can be wrong

field-problem = { $file }, regel { $line }, “{ $field }”: { $problem }
field-unknown = Zo’n veld is er hier niet. De velden zijn: { $fields }.
field-missing = Dit veld is nodig.
field-wrong-kind = Hier hoort { $right }.
kind-whole-number = een geheel getal
kind-number = een getal
kind-text = een tekst tussen aanhalingstekens
kind-flag = true of false
kind-list = een lijst tussen rechte haken
kind-table = een tabel
experiment-not-toml = Het experiment { $file } is geen TOML: { $cause }.
unknown-bot-number = De bot “{ $bot }” heeft geen getal “{ $number }”. Zijn getallen zijn: { $numbers }.
wrong-bot-number = “{ $value }” kan niet het getal “{ $number }” van de bot “{ $bot }” zijn. Er is een getal nodig, en een geheel waar de bot zelf een geheel heeft.
change-unknown-card = Er is geen kaart “{ $card }” om te veranderen. De kaarten zijn: { $cards }.
change-unknown-field = De kaart “{ $card }” heeft geen “{ $field }” om te veranderen. Ze heeft: { $fields }.
wrong-sweep = Geen getal kan van { $start } tot { $to } gaan. De stap is groter dan 0, en het einde ligt niet voor het begin.
bad-sweep = “{ $sweep }” is geen reeks. Schrijf haar als cards.emperor.points=4..14 of bot.caution=-2..4:0.5.
unknown-sweep = “{ $number }” is geen getal dat kan veranderen. Schrijf cards.<kaart>.<veld>, options.<optie>, bot.<getal> (de eerste bot) of bots.<getal> (alle).
too-many-variants = { $count } varianten zijn te veel voor één experiment. Het kan er { $most } hebben.
luck-not-measured = Het kaartgeluk kan alleen uit de maat “{ $right }” worden gehaald, niet uit “{ $measure }”.
unknown-measure = Er is geen maat “{ $measure }”. De maten zijn: { $measures }.
wrong-interval = Een interval van { $interval } is niet te bereiken. Noem een getal boven 0, zoals 0.01.
variant-twice = Twee varianten heten “{ $variant }”. Geef elk een eigen naam.
workers-die = De processen die spelen sterven steeds weer. Wat klaar is blijft bewaard; probeer het met minder processen.
cluster-needs-ray = Een cluster heeft Ray nodig, en dat is niet geïnstalleerd. Installeer het met: pip install ray.
cluster-not-there = Er is geen Ray-cluster op “{ $address }”. Start er een met “ray start --head”, of laat “--cluster” weg voor deze machine.
resume-other = In de map { $folder } ligt een ander experiment. Noem zijn eigen map met --out.
resume-nothing = In { $folder } is niets om mee verder te gaan. Start het zonder --resume.
report-exists = De map { $folder } is er al. Noem een andere met --out, of ga verder met --resume.
file-not-utf-8 = Het bestand { $file } is geen tekst in UTF-8.

## Experiments: the report

lab-luck-out = Zonder kaartgeluk
lab-moves = Lengte in zetten
lab-variant = Variant
lab-difference = Verschil met { $variant }
lab-percentage-points = procentpunten
lab-clear = duidelijk
lab-unclear = geen aangetoond
lab-move = Zet
lab-seats = Plaatsen die hem deden
lab-results = Uitkomsten
lab-all-bots = Alle bots
lab-by-move = Zet voor zet
lab-by-move-note = Hoe de plaatsen het deden die een zet minstens één keer in hun spel deden. Dat een zet met goede uitkomsten samengaat, bewijst niet dat hij ze veroorzaakt. Zetten die minder dan 100 plaatsen deden, zijn weggelaten.
lab-method = Hoe er gespeeld is
lab-method-note = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} per variant, startgetal { $seed }. Alle varianten krijgen dezelfde kaarten, en de plaatsen wisselen van spel tot spel; verschillen worden spel voor spel genomen. Gemeten wordt de eerste bot, { $bot }. De intervallen bevatten de ware waarde in 95 van de 100 gevallen.
lab-game = Spel
lab-options = Opties
lab-setting = Instelling
lab-value = Waarde
lab-repeat = Om het te herhalen
lab-report-written = Het verslag staat in { $folder }.
lab-go-on = Dezelfde opdracht met --resume gaat hier verder.
