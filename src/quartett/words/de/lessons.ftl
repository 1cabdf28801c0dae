### Der erste Zug jedes Spiels: was jetzt zu tun ist und warum. `.other` wird gesagt, wenn etwas
### anderes Mögliches gewählt wurde; was nicht möglich ist, hat seinen Grund aus den Regeln.

lesson-other = Das geht auch. Folge in diesem ersten Zug der Anleitung, um zu sehen, was daraus wird.

## Push

lesson-push-flip = Ein Zug ist eins von beidem: Karten aufdecken oder eine Farbe sichern. Du hast noch nichts zu sichern, also decke die oberste Karte auf.
lesson-push-begin = Die erste Karte eröffnet die erste Reihe. Lege die orange 2.
lesson-push-on = Nach jeder Karte darfst du aufhören oder weitermachen. Eine einzelne 2 ist wenig: Decke noch eine Karte auf.
    .other = Du darfst hier aufhören, bekommst dann aber nur 2 Punkte. Decke noch eine Karte auf.
lesson-push-colour = Keine Reihe enthält eine Farbe oder eine Zahl zweimal. Reihe 1 hat schon Orange, also eröffne mit der orangen 5 die Reihe 2.
lesson-push-more = Noch kann nichts schiefgehen: Eine Karte, die in keine Reihe passt, eröffnet die dritte. Decke weiter auf.
    .other = Du darfst aufhören. Aber noch gibt es kein Risiko, die dritte Reihe ist ja frei.
lesson-push-fits = Die grüne 4 passt überall. Lege sie zur orangen 2: Das sind 6 Punkte, eine Reihe für dich.
    .other = Dort darf sie auch liegen. Aber du willst eine gute Reihe für dich: Lege sie in Reihe 1.
lesson-push-dare = Noch einmal: Die dritte Reihe ist immer noch frei.
    .other = Aufhören wäre schon klug. Decke noch einmal auf, um eine besondere Karte zu sehen.
lesson-push-roll = Eine Würfelkarte: Wer ihre Reihe nimmt, würfelt und verliert vielleicht eine ganze Farbe. Lege sie in Reihe 2, die du nicht willst.
    .other = Dort darf sie auch liegen. Aber lege sie dahin, wo du nicht selbst zugreifst: in Reihe 2.
lesson-push-stop = Reihe 1 gehört dir, wenn du jetzt aufhörst. Weitere Karten machen auch die anderen reicher, und liegen erst drei Reihen, hat eine Karte vielleicht keinen Platz, und du gehst leer aus. Höre auf.
    .other = Du darfst weitermachen. Aber deine Reihe ist gut, und was jetzt kommt, ist für die anderen: Höre auf.
lesson-push-take = Du wählst zuerst. Nimm Reihe 1: 6 Punkte und keine Würfelkarte. Die anderen wählen nach dir.
    .other = Reihe 2 hat 5 Punkte und eine Würfelkarte: Der Würfel könnte dich eine Farbe kosten. Nimm Reihe 1.
lesson-push-bank = Mira hat Orange gewürfelt und ihre 5 verloren: Was offen liegt, ist in Gefahr. Sichere Grün: Deine 4 ist bis zum Ende sicher, und das ist dein ganzer Zug.
    .other = Das geht. Aber Grün ist das meiste, was bei dir offen liegt: Sichere es zuerst.
lesson-push-end = Das ist Push: aufdecken, anlegen, rechtzeitig aufhören, eine Reihe nehmen und sichern, was du nicht verlieren willst. Die höchste Summe gewinnt.

## Duell der Mächte

lesson-force-win = Boba Fett ist 8 Punkte wert. Alle legen verdeckt eine Karte; die höchste gewinnt ihn, und die Karte, die gewinnt, ist verloren. Lege die 6: Sie ist stark, und deine 8 bleibt auf der Hand.
    .other = Du darfst sie legen. Aber niedrige Karten gewinnen keine 8 Punkte, und höhere sind für engere Duelle. Lege die 6.
lesson-force-vader = Wer Darth Vader gewinnt, verliert 5 Punkte, und alle anderen verlieren ihre gelegte Karte. Lege die 1: Sie gewinnt kaum, und es ist nicht schade um sie. R2-D2 ist hier nicht erlaubt.
    .other = Du darfst sie legen. Aber es ist schade um sie, oder sie ist so hoch, dass sie Darth Vader gewinnt. Lege die 1.
lesson-force-droid = Greedo ist nur 3 Punkte wert. Lege R2-D2: Du kämpfst nicht mit, und über die nächste Karte des Stapels bestimmst du.
    .other = Du darfst um Greedo kämpfen. Aber 3 Punkte sind keine gute Karte wert: Lege R2-D2.
lesson-force-keep = R2-D2 bringt einen zweiten Boba Fett. Zwei gleiche Bösewichte bringen 10 Punkte dazu. Behalte ihn, auch wenn R2-D2 dann verloren ist.
    .other = Dann käme R2-D2 zurück, aber Boba Fett zählte für jemand anderen. Behalte ihn.
lesson-force-symbols = Liegt der höchste Wert zweimal, entscheiden die Symbole. Deine 4 hat vier Symbole, so viele hat keine andere 4. Lege sie um Jabba.
    .other = Du darfst sie legen. Aber sieh, was die Symbole bewirken: Lege die 4.
lesson-force-end = Mira hat auch eine 4 gelegt, aber ohne Symbole. Mit zwei Boba Fetts und Jabba hast du 32 Punkte. Karten, die gewonnen haben, sind weg: Frage dich jedes Mal, was dir ein Bösewicht wert ist.

## Au secours de Konoha

lesson-konoha-pass = Ihr gewinnt oder verliert zusammen: Alle drei Hände müssen 30 erreichen. Alle geben eine Karte nach links. Gib Shikamaru weiter: Ohne ihn behält deine Hand die meiste Stärke.
    .other = Das darfst du. Aber sieh, was übrig bleibt: Ohne Shikamaru behält deine Hand die meiste Stärke.
lesson-konoha-signal = Orochimaru ist zu dir gekommen, und deine Hand ist auf 10 gefallen. Du darfst weder Karten noch Zahlen nennen, nur Worte. Sage, dass deine Hand mäßig ist.
    .other = Im Spiel entscheidest du das selbst. Aber jede Hand braucht im Schnitt 10, also ist mäßig das ehrliche Wort.
lesson-konoha-wait = Mäßig, mäßig, schwach: Das sind kaum 30, und eine gescheiterte Mission bringt keine Punkte. Warte: Die nächste bringt 6 Punkte, und ihr gebt noch einmal weiter.
    .other = Du darfst aufbrechen wollen. Aber zwei mäßige Hände und eine schwache sind kaum 30. Warte noch ein Weitergeben ab.
lesson-konoha-burden = Orochimaru kostet dich Stärke, und sein Symbol schwächt Sasuke. Gib ihn weiter.
    .other = Das darfst du. Aber ohne Orochimaru behält deine Hand die meiste Stärke.
lesson-konoha-strong = Sakura ist gekommen, die neben Sasuke stärker ist. Deine Hand hat jetzt 19. Sage, dass sie stark ist.
    .other = Im Spiel entscheidest du das selbst. Aber die anderen sollen es wissen: 19 ist fast das Doppelte des Schnitts.
lesson-konoha-go = Stark, schwach, mäßig: Deine 19 gleichen die anderen aus. Stimme für den Aufbruch. Alle Stimmen werden zugleich gezeigt, und die Mehrheit entscheidet.
    .other = Du darfst warten. Aber die nächste Mission bringt nur 4 Punkte, und deine Hand gleicht die anderen aus. Brich auf.
lesson-konoha-end = Zusammen 33: Die Mission ist geschafft und bringt 6 Punkte. Nach vier Runden wird zusammengezählt. Gib weiter, was anderen mehr hilft als dir, und höre auf die Worte.

## Deck Battle

lesson-deckbattle-team = Alle beginnen mit einem Team aus zehn Charakteren. Wähle Team 10: Es ist gut im Anwerben.
    .other = Jedes Team lohnt sich. Dieser erste Zug wird mit Team 10 erzählt: Wähle es.
lesson-deckbattle-channel = Vorbereitung: Deine fünf Karten sind im Spiel, und jede verlässt es, wenn du sie verbrauchst. Kanalisiere Ino: Du bekommst Chakra, das später Techniken bezahlt.
    .other = Das geht auch. Aber beginne mit Chakra: Kanalisiere Ino.
lesson-deckbattle-send = Asuma hat Stärke. Schicke ihn auf Mission: Du bekommst Schriftrollen, und mit genug davon erfüllst du eine der ausliegenden Missionen.
    .other = Das geht auch. Aber du brauchst auch Schriftrollen: Schicke Asuma auf Mission.
lesson-deckbattle-deploy = Die anderen drei sind für den Einsatz, in dem du kämpfst, anwirbst und kaufst. Mache weiter; danach ist nichts mehr von der Vorbereitung möglich.
    .other = Das darfst du. Aber dann sind zu wenige übrig, um jemanden anzuwerben. Gehe zum Einsatz.
lesson-deckbattle-recruit = Wirb Ebisu vom Feld an: Er kommt in dein Deck und bringt am Ende Punkte.
    .other = Das geht auch. Aber ein neuer Charakter hilft dir in jeder Runde: Wirb Ebisu an.
lesson-deckbattle-join = Sage der Reihe nach, wer mitmacht. Zuerst Shikamaru: Seine Anwerbung zählt für die Kosten.
    .other = Noch nicht: Zuerst macht Shikamaru mit.
lesson-deckbattle-second = Auch der zweite Shikamaru.
    .other = Noch nicht: Zuerst der zweite Shikamaru.
lesson-deckbattle-third = Und Ino: Jetzt sind die Kosten erreicht.
    .other = Verloren ist damit nichts, aber Ebisu bliebe auf dem Feld. Nimm Ino dazu.
lesson-deckbattle-strike = Führe es aus: Ebisu und die Anwerber kommen auf deinen Ablagestapel, und später ziehst du sie alle.
    .other = Verloren wäre damit nichts. Aber die Kosten sind erreicht: Führe es aus.
lesson-deckbattle-finish = Niemand ist mehr im Spiel. Beende den Einsatz: Du ziehst fünf Karten, und die Bedrohung auf dem Feld rückt nach rechts.
lesson-deckbattle-end = Hidan ist weitergerückt und hat Yamato ausgeschaltet. Wer eine Bedrohung besiegt, nimmt ein Plättchen der Leiste; entkommt sie, ist es verloren. Ist das neunte weg, gewinnen die meisten Punkte.
