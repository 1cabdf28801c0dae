## De server en zijn database

serving = Quartett is te vinden op { $address }. Ctrl+C stopt het; alle spellen blijven bewaard.
port-unusable = Op { $host }, poort { NUMBER($port, useGrouping: 0) } valt niets aan te bieden ({ $cause }). Kies met --port een andere, of 0 voor een willekeurige.
backed-up = { $count ->
    [one] Eén tafel staat
   *[other] { $count } tafels staan
} in { $file }.
only-sqlite = Dit kan alleen met SQLite (sqlite:///BESTAND). PostgreSQL heeft er eigen gereedschap voor, zoals psql.
unknown-alias = Er is geen tafel “{ $alias }”. “quartett tables” laat zien hoe ze heten.
processes-need-postgresql = Meerdere processen hebben PostgreSQL nodig: een SQLite-bestand is voor één.
unknown-database = Er is geen database “{ $database }”. Een adres luidt sqlite:///BESTAND of postgresql://HOST/NAAM.
database-unreachable = De database { $database } is niet te gebruiken ({ $cause }). Controleer het adres, en of de server draait en je binnenlaat.
database-driver-missing = PostgreSQL heeft zijn driver nodig. Installeer die met: pip install asyncpg.
database-in-memory = Het adres van de database noemt geen bestand. Schrijf sqlite:///BESTAND.
database-unusable = De database { $database } kan niet worden gebruikt ({ $cause }). Noem een nieuw bestand, of een dat Quartett heeft gemaakt.
database-newer = De database heeft versie { $version }, en deze Quartett kent tot { $known }. Gebruik een nieuwere Quartett.
database-in-use = Een andere server gebruikt de database { $database }. Stop die, of noem met --database een ander bestand.
no-tables-kept = Er zijn geen tafels.
bad-limit = “{ $limit }” is geen grens. Een grens luidt naam=getal; de namen zijn: { $limits }.
own-fault = Bij ons ging iets mis, en er is niets veranderd. Probeer het nog eens.
not-stored = Dit kon niet worden bewaard, dus het is niet gebeurd. Probeer het zo nog eens.
too-heavy = Dit lezen kost te veel tijd of geheugen. Het mag hoogstens { $seconds } seconden duren.

## Wat er mis was met een verzoek

unknown-page = Er is niets op { $page }. De beschrijving van de interface noemt wat er is.
no-client = De pagina’s voor de browser ontbreken in deze installatie; al het andere werkt. In een kloon bouwt `make run` ze; een uitgebrachte wheel bevat ze.
wrong-method = { $page } kun je zo niet opvragen. De beschrijving van de interface noemt de methode.
not-json = Het verzoek heeft een ander soort inhoud. Stuur JSON, als application/json.
body-too-long = Het verzoek is te lang. Hoogstens { NUMBER($most, useGrouping: 0) } bytes zijn toegestaan.
bad-message = Het bericht is onleesbaar ({ $cause }). De beschrijving van de interface toont de vorm.
foreign-origin = Dit verzoek komt van een vreemde pagina. Alleen pagina’s van deze server mogen verzoeken doen.
too-many-requests = Er kwamen te veel verzoeken van je adres. { $most } per seconde zijn toegestaan; wacht even.
too-many-tables = Vanaf je adres zijn te veel tafels geopend. { $most } per dag zijn toegestaan.
unknown-words = Er zijn geen woorden met de naam “{ $room }”. Er zijn: { $rooms }.
no-such-lesson = Er is geen les { $part }. Elk spel heeft les 1 en 2.

## Tafels en plaatsen

unknown-table = Die tafel bestaat niet. Vraag de link nog eens aan wie je heeft uitgenodigd.
unknown-seat = Aan deze tafel is geen plaats { $seat }. De plaatsen zijn 0 tot en met { $last }.
seat-taken = Plaats { $seat } is niet meer vrij. Neem een andere, of kijk toe.
no-pass = Dit is voor wie aan deze tafel zit. Open eerst de link van je plaats.
wrong-secret = Deze link opent geen plaats meer. Vraag de gastheer om een nieuwe.
not-host = Alleen de gastheer van de tafel mag dit voor anderen doen. Voor je eigen plaats mag je het, waar dat zin heeft.
bot-sits-there = Een bot speelt op je plaats. Neem de plaats eerst terug.
too-many-undos = Aan deze tafel is al { NUMBER($most, useGrouping: 0) } keer iets teruggenomen. Vaker kan niet.
table-full = Aan deze tafel is al { NUMBER($most, useGrouping: 0) } keer iets gebeurd. Hij neemt niets meer aan; open een nieuwe.
no-link-for-bots = Op plaats { $seat } zit geen mens, dus er is geen link voor. Geef de plaats eerst terug.
foreign-host = Onder deze naam is de server niet te bereiken. Hij heet: { $hosts }. Met --allow-host komt er een naam bij.
only-watching = Je kijkt alleen toe. Open de link van een plaats om te spelen.
bad-lateness = “{ $late }” zegt niets over antwoorden die te laat komen. Het kan zijn: { $choices }.
bad-pace = { NUMBER($seconds, useGrouping: 0) } seconden zijn geen tijd voor een antwoord. Het kan 0 (geen grens) tot { NUMBER($longest, useGrouping: 0) } zijn.
bad-pause = { NUMBER($pause, useGrouping: 0) } milliseconden zijn geen pauze voor een bot. Het kan 0 tot { NUMBER($longest, useGrouping: 0) } zijn.
table-archived = Aan deze tafel kwam zo lang niemand dat hij is opgeborgen. Wie hier zit, laat hem verdergaan door opnieuw binnen te komen.
table-newer-rules = Aan deze tafel wordt met versie { $rules } van de regels van het spel gespeeld, en deze server kent ze tot { $known }. Gebruik een nieuwere Quartett.
table-without-snapshot = Aan deze tafel werd met versie { $rules } van de regels van het spel gespeeld, die deze server niet meer heeft, en er is geen stand bewaard. De zetten blijven bewaard.
bad-number = “{ $text }” is geen getal voor { $field }. Schrijf een klein geheel getal.
too-many-asked = Je vraagt naar { $count } tafels tegelijk. Het mogen er hoogstens { $most } zijn.

## Berichten van spelers

hello-first = Het eerste bericht moet een hello zijn. Stuur het met de versie.
hello-twice = Deze verbinding heeft haar hello al gehad. Stuur nu zetten, of verbind opnieuw.
other-version = Deze server spreekt versie { $right }, niet { $version }. Laad de pagina opnieuw, of gebruik een passende client.
bad-message-id = Een bericht heeft een id van 1 tot { $longest } tekens nodig.
stale-number = De tafel is verder: je antwoordde bij { NUMBER($number, useGrouping: 0) }, en hij is bij { NUMBER($right, useGrouping: 0) }. Kijk en antwoord opnieuw.
too-fast = Dat was te snel. { $most } berichten per seconde zijn toegestaan.
nothing-to-undo = Je hebt nu geen antwoord om terug te nemen.
no-undo-asked = Niemand anders vraagt nu om een antwoord terug te nemen.
no-hints-here = Aan deze tafel wordt zonder tips gespeeld.
hint-pending = Over de vorige tip wordt nog nagedacht. Wacht die af.
record-after-end = Het verslag vertelt alles, daarom is het pas te lezen als het spel voorbij is.
rematch-after-end = Dezelfde mensen kunnen opnieuw spelen als dit spel voorbij is.
no-own-cards = Aan deze tafel wordt met de gewone kaarten van { $game } gespeeld, dus er is geen eigen kaartbestand.
unknown-viewer = Niemand ziet het spel als { $viewer }. Het kan een plaats van 0 tot { $last } zijn, -2 voor wie alleen keek, of -3 met alles open.
record-too-long = Het verslag heeft { NUMBER($moves, useGrouping: 0) } zetten. Er worden er hoogstens { NUMBER($most, useGrouping: 0) } bekeken.
record-with-snapshot = Tijdens dit spel zijn de regels veranderd, dus het verslag bevat een hele stand, en die wordt niet van vreemden aangenomen. Bekijk de tafel waaraan gespeeld is, of gebruik quartett replay.
unknown-luck = Een geluk “{ $luck }” bestaat niet. Kies een van deze: { $lucks }.
no-same-luck = Dit verslag zegt niet hoe het toeval verdergaat; dat staat alleen in dat van een afgelopen spel van een server. Kies nieuw geluk.
branch-beyond = Het verslag heeft { NUMBER($moves, useGrouping: 0) } zetten; na { NUMBER($after, useGrouping: 0) } kan niemand verderspelen. Noem een getal van 0 tot { NUMBER($moves, useGrouping: 0) }.
branch-over = Daar is het spel afgelopen, er valt niets meer te spelen. Ga een zet of meer terug.
branch-seats = Het spel had { $right } plaatsen, niet { $seats }. Zeg wie er op elke plaats zit.
keep-unfinished = Dit spel is nog niet afgelopen. Alleen een afgelopen spel wordt bewaard; een lopend spel gaat bij de server verder.
keep-free = Een vrije plaats kan niet tot het einde hebben meegespeeld. Noem voor elke plaats wie er zat.

## Of het toeval eerlijk was

verified = Het zaad past bij de belofte in het verslag, en { $count ->
    [one] het ene antwoord van het toeval volgt
   *[other] alle { NUMBER($count, useGrouping: 0) } antwoorden van het toeval volgen
} eruit.
nothing-to-verify = De kop heeft geen regel “{ $key }: …”. Alleen spellen die een server leidde en die voorbij zijn, zijn te controleren.
bad-seed = “{ $seed }” is geen zaad. Een zaad heeft { $digits } hexadecimale cijfers.
record-bad-nonces = “{ $text }” zijn geen nonces. Elke ziet eruit als 0@0= en 32 hexadecimale cijfers.
other-promise = Voor het delen werd iets anders beloofd: { $right }. Hier staat { $told }. Het zaad is verwisseld.
nonce-missing = Je nonce { $nonce } ontbreekt of is veranderd. Het toeval hangt dus niet van jou af zoals het hoort.
lot-differs = Voor { $option } werd { $told } geloot, maar het zaad geeft { $right }.
other-commitment = Het zaad is niet het beloofde: beloofd was { $told }, en het zaad geeft { $right }.
chance-differs = Regel { NUMBER($line, useGrouping: 0) }: het toeval antwoordde “{ $told }”. Uit het zaad volgt “{ $right }”.
not-verified = { $count ->
    [one] De eerste zet is
   *[other] De eerste { NUMBER($count, useGrouping: 0) } zetten zijn
} met andere regels gedaan; daar is het toeval niet na te gaan.
nobody-here = Op plaats { $seat } zit geen mens, dus daar kan niemand deze browser delen.
too-many-here = Deze browser heeft al { $most } plaatsen van de tafel. Meer past er niet.
too-many-passes = Deze plaats is al op { $most } manieren geopend. Een nieuwe link maakt ze allemaal ongeldig.

## De kamer voor het spel

unknown-code = Geen tafel heeft deze code. Codes gelden tot het spel begint; vraag om de link.
already-started = Het spel is al begonnen.
not-started = Het spel is nog niet begonnen.
host-starts = Wie heeft uitgenodigd, start het spel.
host-stays = Wie heeft uitgenodigd, houdt de plaats.
seats-free = Er zijn nog plaatsen vrij. Wacht op gasten, of laat bots spelen.
seat-occupied = { $player } zit op een van de laatste plaatsen. Pas als daar niemand zit, kan het met minder.
no-vote-now = Er valt nu niets te stemmen: alleen wie een tijdje weg is, wordt vervangen.
unknown-remark = De opmerking “{ $remark }” bestaat niet.
too-many-remarks = Rustig: hoogstens { $most } opmerkingen in { $seconds } seconden.
serving-near = Telefoons in hetzelfde netwerk: { $address }

## Turn notices: the button of the table

tell-me = Waarschuw me als ik aan de beurt ben
