## One device, many people

person-here = Person here
people-here = { $count } people on this device
name-of = Name of { $who }
hand-it-to = Hand it to { $name }
hand-it-why = The cards come when { $name } is the only one who looks.
i-am = I am { $name }. Show my cards
lately = What happened
look-at-cards = Look at your own cards
look-as = { $name } looks
cover-cards = Cover
