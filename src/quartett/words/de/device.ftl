## One device, many people

person-here = Mensch hier
people-here = { $count } Leute an diesem Gerät
name-of = Name von { $who }
hand-it-to = Gib es { $name }
hand-it-why = Die Karten kommen, wenn nur { $name } hinsieht.
i-am = Ich bin { $name }. Zeig meine Karten
lately = Was geschah
look-at-cards = Eigene Karten ansehen
look-as = { $name } sieht nach
cover-cards = Zudecken
somebody-beside = Noch jemand an diesem Gerät
sit-beside = Dazusetzen

## Your play

your-play = Deine Partien
browser-full = Dieser Browser behält nichts mehr: Sein Speicher ist voll oder abgeschaltet. Du kannst weiterspielen, aber was von jetzt an geschieht, ist mit dieser Seite vergessen.
which-games = Spiele
all-games = Alle
by-game = Nach Spiel
by-seats = Nach Zahl der Spieler
by-others = Mit und gegen
bot-of = Bot, { $level }
played-games = Gespielt
won-games = Gewonnen
places = Plätze
place-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
} auf Platz { $place }
history = Beendete Partien
more-games = Mehr zeigen
no-games-yet = In diesem Browser liegt keine beendete Partie. Wenn du schon gespielt hast, hat der Browser seine Daten vielleicht gelöscht: Lade unten die Datei mit deinen Plätzen.
keeping = Was dieser Browser behält
keeping-how = Deine Plätze und die Ergebnisse deiner Partien liegen in diesem Browser und nirgends sonst. Sichere sie in eine Datei, um sie in einen anderen zu übertragen. Wer die Datei hat, sitzt auf deinen Plätzen.
save-seats = Alle Plätze sichern
load-seats = Plätze laden
erase-all = Alles löschen
erase-sure = An jedem Tisch werden dein Name und deine Zugänge gelöscht, Bots spielen für dich weiter, und dieser Browser vergisst alle deine Partien und Einstellungen. Niemand kann sie zurückholen.
erase-yes = Alles löschen
erase-no = Behalten
packing = Gepackt: { $done } von { $count } Tischen.
packed-away = Die Datei ist gesichert. Hüte sie wie einen Schlüssel.
unpacked = { $tables ->
    [one] Ein Tisch wurde gefunden
   *[other] { $tables } Tische wurden gefunden
}, und { $seats ->
    [one] ein Platz lässt
   *[other] { $seats } Plätze lassen
} sich von hier aus spielen.
unpacked-foreign = Die Datei gehört zu einem anderen Server. { $tables ->
    [one] Ein Tisch kam
   *[other] { $tables } Tische kamen
} zu deinen Partien; die Plätze sind nur dort offen (hier { $seats }).
file-not-ours = Das ist keine Datei mit Plätzen, die Quartett geschrieben hat.
server-away = Der Server antwortet nicht. Nichts wurde geändert; versuch es noch einmal.
not-erased = { $count ->
    [one] Ein Tisch war nicht zu erreichen und kennt
   *[other] { $count } Tische waren nicht zu erreichen und kennen
} dich noch. Versuch es später wieder; alles andere wartet darauf.
