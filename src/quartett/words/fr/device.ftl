## One device, many people

person-here = Personne ici
people-here = { $count } personnes sur cet appareil
name-of = Nom de { $who }
hand-it-to = Passez l’appareil à { $name }
hand-it-why = Les cartes apparaissent quand il n’y a que { $name } qui regarde.
i-am = Je suis { $name }. Montrer mes cartes
lately = Ce qui s’est passé
look-at-cards = Regarder ses propres cartes
look-as = { $name } regarde
cover-cards = Cacher
