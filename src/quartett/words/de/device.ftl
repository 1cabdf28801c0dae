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
