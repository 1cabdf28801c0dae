## One device, many people

person-here = Iemand hier
people-here = { $count } mensen op dit apparaat
name-of = Naam van { $who }
hand-it-to = Geef het aan { $name }
hand-it-why = De kaarten komen als alleen { $name } kijkt.
i-am = Ik ben { $name }. Toon mijn kaarten
lately = Wat er gebeurde
look-at-cards = Eigen kaarten bekijken
look-as = { $name } kijkt
cover-cards = Bedekken
somebody-beside = Nog iemand op dit apparaat
sit-beside = Laat meespelen

## Your play

your-play = Jouw partijen
browser-full = Deze browser bewaart niets meer: zijn opslag is vol of uitgeschakeld. Je kunt doorspelen, maar wat er vanaf nu gebeurt, gaat met deze pagina verloren.
which-games = Spellen
all-games = Alle
by-game = Per spel
by-seats = Per aantal spelers
by-others = Met en tegen
bot-of = Bot, { $level }
played-games = Gespeeld
won-games = Gewonnen
places = Plaatsen
place-times = { $times ->
    [one] één keer
   *[other] { $times } keer
} op plaats { $place }
history = Afgelopen partijen
more-games = Meer tonen
no-games-yet = In deze browser staat geen afgelopen partij. Als je al gespeeld hebt, heeft de browser zijn gegevens misschien weggegooid: laad hieronder het bestand met je plaatsen.
keeping = Wat deze browser bewaart
keeping-how = Je plaatsen en hoe je partijen afliepen, staan in deze browser en nergens anders. Bewaar ze in een bestand om ze naar een andere mee te nemen. Wie het bestand heeft, zit op jouw plaatsen.
save-seats = Alle plaatsen bewaren
load-seats = Plaatsen laden
erase-all = Alles wissen
erase-sure = Aan elke tafel worden je naam en je toegang gewist, bots spelen voor je door, en deze browser vergeet al je partijen en instellingen. Niemand kan ze terughalen.
erase-yes = Alles wissen
erase-no = Bewaren
packing = { $done } van { $count } tafels zijn ingepakt.
packed-away = Het bestand is opgeslagen. Bewaar het zoals je een sleutel bewaart.
unpacked = { $tables ->
    [one] Eén tafel is gevonden
   *[other] { $tables } tafels zijn gevonden
}, en { $seats ->
    [one] één plaats kan
   *[other] { $seats } plaatsen kunnen
} vanaf hier gespeeld worden.
unpacked-foreign = Het bestand is van een andere server. { $tables ->
    [one] Eén tafel kwam
   *[other] { $tables } tafels kwamen
} bij je partijen; de plaatsen zijn alleen daar open (hier { $seats }).
file-not-ours = Dit is geen bestand met plaatsen dat Quartett geschreven heeft.
server-away = De server antwoordt niet. Er is niets veranderd; probeer het nog eens.
not-erased = { $count ->
    [one] Eén tafel was niet te bereiken en kent
   *[other] { $count } tafels waren niet te bereiken en kennen
} je nog. Probeer het later weer; al het andere wacht daarop.
