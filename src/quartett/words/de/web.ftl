## Der Server und seine Datenbank

serving = Quartett ist unter { $address } zu finden. Strg+C beendet es; alle Spiele bleiben aufgehoben.
port-unusable = An { $host }, Port { NUMBER($port, useGrouping: 0) }, lässt sich nichts anbieten ({ $cause }). Wähle mit --port einen anderen, oder 0 für irgendeinen.
backed-up = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} in { $file }.
only-sqlite = Das geht nur mit SQLite (sqlite:///DATEI). PostgreSQL hat dafür eigene Werkzeuge, etwa psql.
unknown-alias = Einen Tisch „{ $alias }“ gibt es nicht. „quartett tables“ zeigt, wie sie heißen.
processes-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei ist für einen.
unknown-database = Es gibt keine Datenbank „{ $database }“. Eine Adresse lautet sqlite:///DATEI oder postgresql://RECHNER/NAME.
database-unreachable = Die Datenbank { $database } lässt sich nicht benutzen ({ $cause }). Prüfe die Adresse, und ob der Server läuft und dich einlässt.
database-driver-missing = PostgreSQL braucht seinen Treiber. Installiere ihn mit: pip install asyncpg.
database-in-memory = Die Adresse der Datenbank nennt keine Datei. Richtig ist sqlite:///DATEI.
database-unusable = Die Datenbank { $database } kann nicht benutzt werden ({ $cause }). Nenne eine neue Datei oder eine, die Quartett angelegt hat.
database-newer = Die Datenbank hat Version { $version }, und dieses Quartett kennt bis { $known }. Nimm ein neueres Quartett.
database-in-use = Ein anderer Server benutzt die Datenbank { $database }. Beende ihn, oder nenne mit --database eine andere Datei.
no-tables-kept = Es gibt keine Tische.
bad-limit = „{ $limit }“ ist keine Grenze. Eine Grenze lautet name=zahl; die Namen sind: { $limits }.
own-fault = Bei uns ist etwas schiefgegangen, und nichts wurde geändert. Versuche es noch einmal.
not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuche es gleich noch einmal.
too-heavy = Das zu lesen braucht zu viel Zeit oder Speicher. Es darf höchstens { $seconds } Sekunden dauern.

## Was an einer Anfrage falsch war

unknown-page = Unter { $page } gibt es nichts. Die Beschreibung der Schnittstelle nennt, was es gibt.
no-client = Die Seiten für den Browser fehlen in dieser Installation; alles andere wird bedient. In einem Klon baut sie `make run`; ein fertiges Wheel enthält sie.
wrong-method = { $page } lässt sich so nicht abfragen. Die Beschreibung der Schnittstelle nennt die Methode.
not-json = Die Anfrage hat eine andere Art von Inhalt. Sende JSON, als application/json.
body-too-long = Die Anfrage ist zu lang. Höchstens { NUMBER($most, useGrouping: 0) } Bytes sind erlaubt.
bad-message = Die Nachricht ist nicht lesbar ({ $cause }). Die Beschreibung der Schnittstelle zeigt ihre Form.
foreign-origin = Diese Anfrage kommt von einer fremden Seite. Nur Seiten dieses Servers dürfen fragen.
too-many-requests = Von deiner Adresse kamen zu viele Anfragen. Erlaubt sind { $most } in der Sekunde; warte ein wenig.
too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet. Erlaubt sind { $most } am Tag.
unknown-words = Es gibt keine Wörter namens „{ $room }“. Es gibt: { $rooms }.
no-such-lesson = Es gibt keine Lektion { $part }. Jedes Spiel hat Lektion 1 und 2.

## Tische und Plätze

unknown-table = Diesen Tisch gibt es nicht. Frag die Person, die dich eingeladen hat, noch einmal nach dem Link.
unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }. Die Plätze sind 0 bis { $last }.
seat-taken = Platz { $seat } ist nicht mehr frei. Nimm einen anderen, oder sieh zu.
no-pass = Das ist für die, die an diesem Tisch sitzen. Öffne zuerst den Link deines Platzes.
wrong-secret = Dieser Link öffnet keinen Platz mehr. Bitte den Gastgeber um einen neuen.
not-host = Das darf für andere nur, wer den Tisch eröffnet hat. Für deinen eigenen Platz darfst du es, wo das sinnvoll ist.
bot-sits-there = Für deinen Platz spielt ein Bot. Nimm den Platz zuerst zurück.
too-many-undos = An diesem Tisch wurde schon { NUMBER($most, useGrouping: 0) }-mal etwas zurückgenommen. Öfter geht es nicht.
table-full = An diesem Tisch ist schon { NUMBER($most, useGrouping: 0) }-mal etwas geschehen. Er nimmt nichts mehr an; eröffne einen neuen.
no-link-for-bots = Auf Platz { $seat } sitzt kein Mensch, darum gibt es dafür keinen Link. Gib den Platz zuerst zurück oder frei.
foreign-host = Unter diesem Namen ist der Server nicht zu erreichen. Er heißt: { $hosts }. Mit --allow-host kommt ein Name hinzu.
only-watching = Du siehst nur zu. Um zu spielen, öffne den Link eines Platzes.
bad-lateness = „{ $late }“ sagt nichts über Antworten, die zu spät kommen. Möglich ist: { $choices }.
bad-pace = { NUMBER($seconds, useGrouping: 0) } Sekunden sind keine Zeit für eine Antwort. Möglich sind 0 (ohne Grenze) bis { NUMBER($longest, useGrouping: 0) }.
bad-pause = { NUMBER($pause, useGrouping: 0) } Millisekunden sind keine Pause für einen Bot. Möglich sind 0 bis { NUMBER($longest, useGrouping: 0) }.
table-archived = An diesen Tisch kam so lange niemand, dass er weggeräumt wurde. Wer hier sitzt, lässt ihn weitergehen, indem er neu hereinkommt.
table-newer-rules = Dieser Tisch wird nach Regelstand { $rules } seines Spiels gespielt, und dieser Server kennt höchstens { $known }. Nimm ein neueres Quartett.
table-without-snapshot = Dieser Tisch wurde nach Regelstand { $rules } seines Spiels gespielt, den dieser Server nicht mehr hat, und es gibt keinen festgehaltenen Stand. Seine Züge bleiben aufgehoben.
bad-number = „{ $text }“ ist keine Zahl für { $field }. Schreibe eine kleine ganze Zahl.
too-many-asked = Du fragst nach { $count } Tischen auf einmal. Höchstens { $most } sind möglich.

## Nachrichten der Spieler

hello-first = Die erste Nachricht muss ein hello sein. Sende es mit der Version.
hello-twice = Diese Verbindung hatte ihr hello schon. Sende jetzt Züge, oder verbinde dich neu.
other-version = Dieser Server spricht Version { $right }, nicht { $version }. Lade die Seite neu, oder nimm ein passendes Programm.
bad-message-id = Eine Nachricht braucht eine id von 1 bis { $longest } Zeichen.
stale-number = Der Tisch ist weiter: Du hast bei { NUMBER($number, useGrouping: 0) } geantwortet, und er ist bei { NUMBER($right, useGrouping: 0) }. Sieh nach und antworte neu.
too-fast = Das war zu schnell. Erlaubt sind { $most } Nachrichten in der Sekunde.
nothing-to-undo = Du kannst jetzt keine Antwort zurücknehmen.
no-undo-asked = Gerade bittet niemand sonst darum, eine Antwort zurückzunehmen.
no-hints-here = An diesem Tisch wird ohne Tipps gespielt.
hint-pending = Über den letzten Tipp wird noch nachgedacht. Warte ihn ab.
record-after-end = Die Aufzeichnung verrät alles, darum ist sie erst lesbar, wenn das Spiel vorbei ist.
rematch-after-end = Dieselben Leute können noch einmal spielen, wenn dieses Spiel vorbei ist.
no-own-cards = An diesem Tisch wird mit den üblichen Karten von { $game } gespielt, er hat also keine eigene Kartendatei.
unknown-viewer = Niemand sieht das Spiel als { $viewer }. Möglich sind ein Platz von 0 bis { $last }, -2 für Zuschauer und -3 mit allem offen.
record-too-long = Die Aufzeichnung hat { NUMBER($moves, useGrouping: 0) } Züge. Höchstens { NUMBER($most, useGrouping: 0) } werden angesehen.
record-with-snapshot = Während dieses Spiels haben sich die Regeln geändert; die Aufzeichnung enthält darum einen ganzen Stand, und der wird nicht von Fremden genommen. Sieh dir den Tisch an, an dem gespielt wurde, oder nimm quartett replay.
unknown-luck = Ein Glück „{ $luck }“ gibt es nicht. Wähle eines davon: { $lucks }.
no-same-luck = Diese Aufzeichnung sagt nicht, wie das Glück weitergeht; das steht nur in denen beendeter Spiele von einem Server. Wähle neues Glück.
branch-beyond = Die Aufzeichnung hat { NUMBER($moves, useGrouping: 0) } Züge; nach { NUMBER($after, useGrouping: 0) } kann niemand weiterspielen. Nenne eine Zahl von 0 bis { NUMBER($moves, useGrouping: 0) }.
branch-over = Dort ist die Partie zu Ende, es bleibt nichts zu spielen. Geh einen Zug oder mehr zurück.
branch-seats = Die Partie hatte { $right } Plätze, nicht { $seats }. Sag für jeden, wer dort sitzt.
keep-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete werden aufbewahrt; eine laufende geht beim Server weiter.
keep-free = Ein freier Platz kann keine Partie zu Ende gespielt haben. Nenne für jeden Platz, wer dort saß.

## Ob der Zufall ehrlich war

verified = Die Saat passt zum Versprechen in der Aufzeichnung, und { $count ->
    [one] die eine Antwort des Zufalls folgt
   *[other] alle { NUMBER($count, useGrouping: 0) } Antworten des Zufalls folgen
} aus ihr.
nothing-to-verify = Der Kopf hat keine Zeile „{ $key }: …“. Prüfen lassen sich nur Spiele, die ein Server geführt hat und die vorbei sind.
bad-seed = „{ $seed }“ ist keine Saat. Eine Saat hat { $digits } hexadezimale Ziffern.
record-bad-nonces = „{ $text }“ sind keine Nonces. Jede sieht aus wie 0@0= und 32 Hexziffern.
other-promise = Vor dem Geben wurde etwas anderes versprochen: { $right }. Hier steht { $told }. Die Saat wurde ausgetauscht.
nonce-missing = Deine Nonce { $nonce } fehlt oder wurde geändert. Der Zufall hängt also nicht von dir ab, wie es zugesagt war.
lot-differs = Für { $option } wurde { $told } gelost, aber die Saat ergibt { $right }.
other-commitment = Die Saat ist nicht die versprochene: Versprochen war { $told }, und die Saat ergibt { $right }.
chance-differs = Zeile { NUMBER($line, useGrouping: 0) }: Der Zufall antwortete „{ $told }“. Aus der Saat folgt „{ $right }“.
not-verified = { $count ->
    [one] Der erste Zug wurde
   *[other] Die ersten { NUMBER($count, useGrouping: 0) } Züge wurden
} nach anderen Regeln gemacht, dort lässt sich der Zufall nicht prüfen.
nobody-here = Auf Platz { $seat } sitzt kein Mensch, also kann dort niemand diesen Browser teilen.
too-many-here = Dieser Browser hat schon { $most } Plätze des Tisches. Mehr gehen nicht.
too-many-passes = Dieser Platz ist schon auf { $most } Wegen geöffnet worden. Mit einem neuen Link verlieren alle ihre Gültigkeit.

## Der Raum vor dem Spiel

unknown-code = Diesen Code kennt kein Tisch. Codes gelten, bis das Spiel beginnt; frag nach dem Link.
already-started = Das Spiel hat schon begonnen.
not-started = Das Spiel hat noch nicht begonnen.
host-starts = Wer eingeladen hat, beginnt das Spiel.
host-stays = Wer eingeladen hat, bleibt sitzen.
seats-free = Es sind noch Plätze frei. Warte auf Gäste, oder lass Bots spielen.
seat-occupied = { $player } sitzt auf einem der letzten Plätze. Erst wenn dort niemand sitzt, geht es mit weniger.
no-vote-now = Darüber ist jetzt nicht abzustimmen: Vertreten wird nur, wer länger weg ist.
unknown-remark = Die Bemerkung „{ $remark }“ gibt es nicht.
too-many-remarks = Langsam: höchstens { $most } Bemerkungen in { $seconds } Sekunden.
serving-near = Handys im selben Netz: { $address }

## Turn notices: the button of the table

tell-me = Sag mir, wenn ich am Zug bin
