## Das Spiel

game-konoha = Au secours de Konoha
about-konoha = Gebt euch Ninjas weiter, bis eure Hände zusammen stark genug für die Mission sind.
option-redeal = Hände in der nächsten Runde
option-redeal-yes = Neu ausgeteilt
option-redeal-no = Behalten
tally-turns = Züge
tally-failures = Gescheiterte Missionen
tally-powers = Eingesetzte Kräfte

## Ninjas, Symbole, Teams

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
card-hokage = Hokage der Dritte
card-ebisu = Ebisu
card-shizune = Shizune
card-iruka = Iruka
card-itachi = Itachi
field-name = Name
field-strength = Stärke
field-symbol = Symbol
field-team = Team
field-synergy = Synergie
symbol-eye = Auge
symbol-crown = Krone
symbol-target = Zielscheibe
symbol-fist = Faust
symbol-drop = Tropfen
team-seven = Team 7
team-gai = Team Gaï
team-kurenai = Team Kurenai
team-asuma = Team Asuma
team-sand = Sand
team-sound = Klang
team-legends = Legenden
team-yellow = Gelbes Team
team-dawn = Morgenröte

## Signale, Stimmen, Kräfte, Grade

signal-weak = schwach
signal-fair = mäßig
signal-good = gut
signal-strong = stark
signal-mighty = mächtig
vote-go = aufbrechen
vote-wait = warten
power-strength = mehr Stärke
power-recruit = ein Ninja mehr
power-gift = ein Geschenk
power-pass = noch ein Weitergeben
grade-noodles = Schüssel Nudeln
grade-aspirant = Ninja-Anwärter
grade-middle-class = Ninja der Mittelklasse
grade-superior = Oberninja
grade-kage = Kage

## Was eine Karte tut

effect-with = { $amount } mit { $cards }.
effect-with-any = { $amount } mit einer von: { $cards }.
effect-per-symbol = { $amount } je andere Karte mit { $symbol }.
effect-any-symbol = { $amount } mit mindestens einer anderen Karte mit { $symbol }.
effect-per-teammate = { $amount } je andere Karte des Teams.
effect-per-different-symbol = { $amount } je verschiedenes Symbol auf den anderen Karten.
effect-team-together = { $two } mit 2 Karten des Teams, { $three } mit 3.
effect-worth-by-symbols = { $three } wert mit 3 verschiedenen Symbolen auf den anderen Karten, { $more } mit mehr.
effect-worth-with-symbol = { $worth } wert mit einer anderen Karte mit { $symbol }.
effect-doubles = Verdoppelt { $card }.
effect-cancels = Eine andere Karte mit { $symbol } ist 0 wert.

## Wie eine Hand gezählt wird

change-added = { $amount } ({ $cards })
change-doubled = verdoppelt ({ $cards })
change-set = jetzt { $worth }
change-cancelled = aufgehoben ({ $cards })

## Was geschehen ist

round-began = Runde { $round } beginnt.
card-dealt = { $you ->
    [yes] Du bekommst { $card }.
   *[no] { $seat } bekommt { $card }.
}
token-moved = Der Spielstein zieht zur nächsten Mission: { point-count }.
cards-passed = Alle geben eine Karte nach links.
card-passed = { $you ->
    [yes] Du gibst { $card } weiter.
   *[no] { $seat } gibt { $card } weiter.
}
card-received = { $you ->
    [yes] Du erhältst { $card }.
   *[no] { $seat } erhält { $card }.
}
signal-given = { $you ->
    [yes] Du sagst, deine Hand ist { $signal }.
   *[no] { $seat } sagt: Meine Hand ist { $signal }.
}
vote-shown = { $you ->
    [yes] Du stimmst für: { $vote }.
   *[no] { $seat } stimmt für: { $vote }.
}
team-set-out = Das Team bricht zur Mission auf: { point-count }.
team-waited = Das Team wartet; die Mission bleibt zurück: { point-count }.
hand-shown = { $you ->
    [yes] Du zeigst { $cards }: Stärke { $strength }.
   *[no] { $seat } zeigt { $cards }: Stärke { $strength }.
}
mission-won = Zusammen { $strength }: Die Mission ist gelungen ({ point-count }).
mission-failed = Zusammen { $strength }: Die Mission ist gescheitert ({ point-count }).
mission-declined = Das Team gibt die letzte Mission auf ({ point-count }). Sie ist gescheitert.
tile-gained = Das Plättchen für die gescheiterte Mission bringt eine Kraft: { $power }.
power-proposed = { $you ->
    [yes] Du schlägst eine Kraft vor: { $power }.
   *[no] { $seat } schlägt eine Kraft vor: { $power }.
}
recruit-proposed = { $you ->
    [yes] Du schlägst eine Kraft vor: { $power } (für: { $other }).
   *[no] { $seat } schlägt eine Kraft vor: { $power } (für: { $other }).
}
own-recruit-proposed = { $you ->
    [yes] Du schlägst eine Kraft vor: { $power }, für dich selbst.
   *[no] { $seat } schlägt eine Kraft vor: { $power }, für die eigene Hand.
}
proposal-agreed = { $you ->
    [yes] Du bist dafür.
   *[no] { $seat } ist dafür.
}
powers-kept = { $you ->
    [yes] Du möchtest lieber alles behalten.
   *[no] { $seat } möchte lieber alles behalten.
}
proposal-dropped = Keine Mehrheit, die Kraft bleibt erhalten: { $power }.
power-used = Die Kraft ist eingesetzt: { $power }.
ninja-recruited = { $you ->
    [yes] Du nimmst die oberste Karte: { $card }.
   *[no] { $seat } nimmt die oberste Karte.
}
recruit-declined = { $you ->
    [yes] Du lässt die oberste Karte liegen.
   *[no] { $seat } lässt die oberste Karte liegen.
}
gift-offered = { $you ->
    [yes] Du bietest den anderen { $card } an.
   *[no] { $seat } bietet den anderen { $card } an.
}
gift-taken = { $you ->
    [yes] Du nimmst { $card }.
   *[no] { $seat } nimmt { $card }.
}
gift-refused = { $you ->
    [yes] Du nimmst { $card } nicht.
   *[no] { $seat } nimmt { $card } nicht.
}
nothing-given = Keine Karte wechselt die Hand; die Kraft bleibt erhalten.
game-ended = Die vierte Runde ist vorbei: { point-count }. { $grade }.

## Fragen und Antworten

ask-pass = Mission ({ point-count }): Welchen Ninja gibst du nach links?
ask-signal = Deine Hand hat Stärke { $strength }. Was sagst du über sie?
ask-vote = Zur Mission aufbrechen ({ point-count })? Zusammen braucht ihr { $needed }.
ask-power = Jetzt eine Kraft einsetzen?
ask-agree = Diese Kraft einsetzen: { $power }?
ask-agree-recruit = Ein Ninja mehr für { $other }?
ask-agree-own-recruit = Ein Ninja mehr für dich?
ask-recruit = Das Team möchte, dass du die oberste Karte nimmst. Nimmst du sie?
ask-give = Bietest du den anderen eine Karte an?
ask-take = { $other } bietet { $card } an. Nimmst du die Karte?
choose-pass = { $card } weitergeben (Stärke danach: { $strength })
    .short = { $card } weitergeben
choose-signal = Meine Hand ist { $signal }
choose-silent = Nichts sagen
choose-go = Aufbrechen: { point-count }
    .short = Aufbrechen
choose-wait = Warten; die nächste Mission: { point-count }
    .short = Warten
choose-give-up = Aufgeben; die Mission scheitert
    .short = Aufgeben
choose-use = Vorschlagen: { $power }
    .short = Vorschlag „{ $power }“
choose-recruit = Vorschlagen: ein Ninja mehr für { $other }
    .short = Ein Ninja mehr für { $other }
choose-own-recruit = Vorschlagen: ein Ninja mehr für dich selbst
    .short = Ein Ninja mehr für dich selbst
choose-agree = Dafür
choose-keep = Alles behalten
choose-give = { $card } anbieten (Stärke danach: { $strength })
    .short = { $card } anbieten
choose-take = { $card } nehmen (Stärke danach: { $strength })
    .short = { $card } nehmen
choose-take-top = Die oberste Karte nehmen
choose-refuse = Nicht nehmen

## Warum nicht

why-game-over = Das Spiel ist vorbei
why-silent = Bis zum Ende sagt ihr nur die fünf Worte über eure Hand
    .short = Jetzt wird geschwiegen
why-players-decide = Das entscheiden die Spielenden
why-pile-decides = Welche Karte kommt, entscheidet der Stapel
why-stack-decides = Welches Plättchen kommt, entscheidet der Stapel
why-no-tile-due = Gerade ist keine Mission gescheitert
why-no-card-due = Gerade wird keine Karte ausgeteilt
why-tile-first = Zuerst kommt ein Plättchen für die Mission
why-cards-first = Zuerst werden Karten ausgeteilt
why-answered = Du hast geantwortet, die anderen noch nicht
why-other-speaks = Jetzt antwortet { who }
why-tile-gone = Nicht mehr im Stapel: { $power }
why-card-dealt = Nicht mehr im Stapel: { $card }
why-no-vote-now = Jetzt wird nicht abgestimmt
why-no-talk-now = Geredet wird nach dem Weitergeben
why-no-passing-now = Jetzt werden keine Karten weitergegeben
why-not-in-hand = Nicht in deiner Hand: { $card }
why-no-power-now = Jetzt geht es nicht um Kräfte
why-one-proposal = Es liegt schon ein Vorschlag vor
why-power-not-gained = Diese Kraft hat das Team nicht: { $power }
why-power-used = Diese Kraft ist verbraucht: { $power }
why-no-such-seat = Es gibt keinen Platz { $number }
why-other-moment = Dafür ist jetzt nicht die Zeit: { $power }
why-nothing-to-keep = Jetzt gibt es nichts zu behalten
why-nothing-proposed = Es ist nichts vorgeschlagen
why-no-giving-now = Jetzt wird nichts verschenkt
why-nothing-offered = Dir wird nichts angeboten

## Der Tisch im Terminal

konoha-round = Runde { $round } von 4, bisher gewonnen: { point-count }.
konoha-missions = Missionen: { $tiles }.
konoha-tile = { $points }{ $state ->
    [won] { " " }(gelungen)
    [left-behind] { " " }(vorbei)
    [here] { " " }(Spielstein)
   *[ahead] { "" }
}
konoha-needed = Zusammen braucht ihr { $needed }.
konoha-power = { $power }{ $used ->
    [yes] { " " }(verbraucht)
   *[no] { "" }
}
konoha-powers = Kräfte: { $powers }.
konoha-seat = { $who }: { $known }.
konoha-said = sagt: { $signal }
konoha-answered = hat geantwortet
konoha-known = gesehen: { $cards }
konoha-strength = Stärke { $strength }
konoha-card = { $card } ({ $symbol }, { $team }): { $working }. { $text }
konoha-grade = Grad: { $grade }.

## Auf der Seite

konoha-line = Die Missionen, vom Dorf aus
konoha-village = Dorf
konoha-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
konoha-passed-by = vorbei
konoha-mission-won = gewonnen
konoha-round-of = Runde { $round } von 4
konoha-won-so-far = bisher gewonnen: { point-count }
konoha-gets = bekommt deine Karte
konoha-gives = gibt dir eine Karte
konoha-your-hand = Deine Hand
konoha-only-you = Nur du siehst sie.
konoha-new = Neu
konoha-unchanged = unverändert
konoha-strength-in-hand = Stärke in deiner Hand
konoha-strength-of-hand = Stärke in der Hand
konoha-share = { $needed } nötig, also je { $share }
konoha-tell = Sag es den anderen
konoha-general = Nur allgemeine Worte: keine Namen, keine Zahlen.
konoha-means-weak = bis 5
konoha-means-fair = 6 bis 8
konoha-means-good = 9 bis 11
konoha-means-strong = 12 bis 14
konoha-means-mighty = ab 15
konoha-meant = So meinen es die Bots: unter jedem Wort steht seine Stärke.
konoha-pick-first = Wähle einen Ninja deiner Hand, dann bestätige.
konoha-pass-it = { $card } weitergeben
konoha-give-it = { $card } anbieten
konoha-key-go = Für den Aufbruch stimmen
konoha-key-wait = Für das Warten stimmen
konoha-key-pass = Den gewählten Ninja weitergeben
konoha-tally = { $go } für Aufbrechen, { $wait } für Warten.
konoha-sealed = versiegelt
konoha-opens = { $you ->
    [yes] Du deckst auf
   *[no] { $seat } deckt auf
}: { $left ->
    [0] Es reicht schon.
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $left }.
}
konoha-of-needed = von { $needed }
konoha-added = davon { $added } durch die Kraft
konoha-together = Stärke aller Hände
konoha-stamp-won = { $points ->
    [one] Geschafft: { $points } Punkt
   *[other] Geschafft: { $points } Punkte
}
konoha-stamp-failed = Gescheitert
konoha-failed = gescheitert
konoha-last-mission = Letzte Mission
konoha-rounds = Die vier Runden
konoha-given-up = aufgegeben
konoha-power-of = Kraft:
konoha-power-used = Verbraucht:
konoha-passing = { $card } geht an { $left }, sobald alle gewählt haben.
konoha-passed = Du hast { $card } an { $left } gegeben.

## Die Regeln

KONOHA-01 = Drei bis sechs Personen spielen miteinander, nicht gegeneinander.
KONOHA-02 = Ein Spiel hat vier Runden.
KONOHA-03 = In jeder Runde versucht das Team, seine Hände stark genug für eine Mission zu machen.
KONOHA-04 = Eine gelungene Mission bringt ihre Punkte.
KONOHA-05 = In der Tischmitte liegt das Dorf, darauf steht der Konoha-Spielstein.
KONOHA-06 = Die Missionen liegen hinter dem Dorf in einer Reihe, von 7 Punkten abwärts bis 1; eine 5 gibt es nicht.
KONOHA-07 = Die Plättchen für gescheiterte Missionen werden gemischt und verdeckt gestapelt.
KONOHA-08 = Die 32 Ninjas werden gemischt; alle bekommen fünf, der Rest kommt zur Seite.
KONOHA-09 = Der Name eines Ninjas kann auf anderen Karten stehen, als Teil ihrer Synergie.
KONOHA-10 = Die Stärke eines Ninjas ist eine Zahl, die auch unter null liegen kann.
KONOHA-11 = Jeder Ninja hat eines von fünf Symbolen: Auge, Krone, Zielscheibe, Faust oder Tropfen.
KONOHA-12 = Eine Synergie macht einen Ninja stärker oder schwächer, je nach den anderen Karten derselben Hand.
KONOHA-13 = Farbe und Form des Namensschilds zeigen das Team.
KONOHA-14 = Eine Runde hat einen Zug oder mehrere.
KONOHA-15 = Ein Zug beginnt damit, dass der Spielstein aufs nächste Plättchen zieht; vom Dorf aus auf das erste, die 7.
KONOHA-16 = Dann wählen alle eine Handkarte und geben sie verdeckt nach links, alle gleichzeitig.
KONOHA-17 = Alle sehen sich die erhaltene Karte an und nehmen sie auf die Hand.
KONOHA-18 = Nach dem Weitergeben darfst du den anderen sagen, wie stark deine Hand ist, in allgemeinen Worten.
KONOHA-19 = Welche Karten du hast, darfst du nicht sagen, und auch keine Zahlen.
KONOHA-20 = Zuletzt entscheidet das Team gemeinsam, ob es zur Mission unter dem Spielstein aufbricht.
KONOHA-21 = Bricht es nicht auf, beginnt ein neuer Zug: Der Spielstein zieht weiter, die Punkte werden weniger.
KONOHA-22 = Bricht es auf, zeigen alle ihre Hand und zählen deren Stärke.
KONOHA-23 = Die Mission gelingt, wenn alle Hände zusammen zehn je Person erreichen: 30, 40, 50 oder 60.
KONOHA-24 = Gelingt sie, behält das Team das Plättchen, der Spielstein kehrt ins Dorf zurück und die Reihe ist um ein Plättchen kürzer; die Runde ist vorbei.
KONOHA-25 = Scheitert sie, kehrt der Spielstein ins Dorf zurück, das Team deckt ein Plättchen für gescheiterte Missionen auf, und die Mission bleibt liegen; die Runde ist vorbei.
KONOHA-26 = Ein solches Plättchen gibt eine Kraft für eine spätere Runde.
KONOHA-27 = Kräfte werden eingesetzt, wenn das Team es gemeinsam beschließt.
KONOHA-28 = Ein Plättchen mit verbrauchter Kraft wird umgedreht; jede Kraft wirkt einmal.
KONOHA-29 = Die Kräfte: eins mehr Stärke je Person; eine Karte mehr für eine Person; eine Karte als Geschenk; noch ein Weitergeben, ohne den Spielstein zu bewegen.
KONOHA-30 = Das Spiel endet nach der vierten Runde, ob deren Mission gelungen ist oder nicht.
KONOHA-31 = Die Punkte der gelungenen Missionen werden addiert; die Summe ergibt den Grad.
KONOHA-32 = Asuma, Kurenai, Gaï und Kakashi gewinnen 1 je andere Karte ihres Teams in der Hand.
KONOHA-33 = Sasuke verliert 2, wenn die Hand mindestens eine Karte mit dem Symbol hat, das ihn stört.
KONOHA-34 = Hinata verliert 2 mit Neji und gewinnt 1 je Karte mit dem Symbol, das ihr hilft.
KONOHA-35 = Die Karte, die Sakura verdoppelt, tut es erst, wenn alles andere zu ihr addiert ist.
KONOHA-36 = Orochimaru ist −4 wert; mit drei verschiedenen Symbolen in der Hand −2, mit mehr als drei 0.
KONOHA-37 = Jiraya gewinnt 3, wenn Orochimaru oder Tsunade in der Hand ist.
KONOHA-38 = Hokage der Dritte gewinnt 1 je verschiedenes Symbol in der Hand.
KONOHA-39 = Kabuto ist −2 wert, wenn eine andere Karte mit seinem Symbol in der Hand ist.
KONOHA-40 = Zaku, Temari und Kankurô heben jeweils genau eine Karte der eigenen Hand mit ihrem Zielsymbol auf.
KONOHA-41 = Eine aufgehobene Karte zählt 0, was auch immer ihre Stärke sonst ändern würde.
KONOHA-42 = Kommen mehrere Karten dafür in Frage, wählt, wer sie hält.
KONOHA-43 = Gaara gewinnt 1 je Karte mit dem Symbol, das ihn beruhigt.
KONOHA-44 = Naruto gewinnt 2 je Karte mit dem Symbol, zu dem er aufschaut.
KONOHA-45 = Ebisu und Shizune gewinnen 1 mit zwei Karten des gelben Teams in der Hand, 3 mit allen dreien.
KONOHA-46 = Eine Synergie sieht nur die Hand, in der die Karte steckt.

## Auslegungen

KONOHA-A1 = Vor jeder Runde werden alle Karten eingesammelt, gemischt und neu ausgeteilt; wahlweise bleiben die Hände.
KONOHA-A2 = Hinter dem letzten Plättchen kommt keines mehr: Bricht das Team dort nicht auf, ist die Mission gescheitert.
KONOHA-A3 = Wer auf einem früheren Plättchen wartet, bekommt dafür kein Plättchen für gescheiterte Missionen.
KONOHA-A4 = Vor jeder Entscheidung wird weitergegeben, auch vor der ersten einer Runde.
KONOHA-A5 = Die beiseitegelegten Karten sind der Stapel, von dem eine Kraft zieht, verdeckt und gemischt.
KONOHA-A6 = Der Stapel reicht immer: Mindestens zwei Karten liegen dort, und nur eine Kraft zieht eine.
KONOHA-A7 = Eine Karte mehr, das Geschenk und das zusätzliche Weitergeben gehen nach dem Weitergeben und vor dem Zeigen der Hände; mehr Stärke, wenn die Summe bekannt ist.
KONOHA-A8 = Eine Kraft aus der vierten Runde kommt zu spät.
KONOHA-A9 = Eine Hand von vier oder sechs Karten gibt wie alle eine weiter, zählt ganz und hat in der nächsten Runde wieder fünf; werden Hände behalten und sind nicht alle gleich groß, wird neu ausgeteilt.
KONOHA-A10 = Wer schenkt, nennt die Karte; wer von links aus zuerst möchte, nimmt sie. Will sie niemand, ist die Kraft nicht verbraucht.
KONOHA-A11 = Das zusätzliche Weitergeben geht nach links wie jedes andere.
KONOHA-A12 = Eine Karte zählt sich in ihrer Synergie nie selbst.
KONOHA-A13 = Verschiedene Symbole werden auf den anderen Karten der Hand gezählt.
KONOHA-A14 = Ebisu und Shizune zählen sich bei den gelben Karten mit; 3 ersetzt 1.
KONOHA-A15 = Mehrere Karten, die Sasuke stören, kosten nicht mehr als eine.
KONOHA-A16 = Orochimaru und Tsunade zusammen helfen Jiraya nicht mehr als einer von beiden.
KONOHA-A17 = Erst wird alles addiert, dann verdoppelt, dann durch einen festen Wert ersetzt, dann aufgehoben.
KONOHA-A18 = Eine aufgehobene Karte behält für die anderen Namen, Symbol und Team.
KONOHA-A19 = Auch eine aufgehobene Karte hebt auf; die Reihenfolge ist egal.
KONOHA-A20 = Aufheben ist Pflicht und darf auch eine Karte unter null treffen.
KONOHA-A21 = Keine Karte hebt sich selbst auf; zwei dürfen dieselbe aufheben. Gezählt wird die beste Wahl.
KONOHA-A22 = Eine verdoppelte Sakura, die aufgehoben wird, zählt 0.
KONOHA-A23 = Ohne Sakura tut die verdoppelnde Karte nichts.
KONOHA-A24 = Alle haben eine Stimme und zeigen sie gleichzeitig; die Mehrheit entscheidet, Gleichstand heißt nein.
KONOHA-A25 = Für jede Runde gibt es ein Plättchen für gescheiterte Missionen, sie gehen also nie aus.
KONOHA-A26 = Eine gescheiterte Mission bleibt liegen; die nächste Runde beginnt wieder beim höchsten Plättchen.
KONOHA-A27 = Eine Runde hat höchstens so viele Züge, wie Plättchen in der Reihe liegen, und dazu das zusätzliche Weitergeben.
KONOHA-A28 = Alle geben immer genau eine Karte weiter, wie viele sie auch haben.
KONOHA-A29 = Mehr als 20 Punkte gibt es nicht: 7, 6, 4 und 3.
KONOHA-A30 = Was in einer Runde gesagt und abgestimmt wurde, dürfen sich alle bis zu ihrem Ende merken.
KONOHA-A31 = Wer durch eine Kraft eine andere Hand hat, darf noch einmal etwas über sie sagen, bevor das Team entscheidet.

## Was für einen Zug spricht

because-hand = Deine Hand ist dann { $strength } wert.
because-signal = Deine Hand ist { $strength } wert.
because-mission = Zusammen sind etwa { $total } zu erwarten; nötig sind { $needed }, und das gelingt in { $percent } von 100 Fällen.
because-wait = Geht ihr jetzt, gelingt es in { $now } von 100 Fällen; später, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, in { $later }.

## Woher die Punkte kommen

part-mission = Mission für { $number }
