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
