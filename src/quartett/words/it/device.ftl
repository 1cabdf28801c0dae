## One device, many people

person-here = Persona qui
people-here = { $count } persone su questo dispositivo
name-of = Nome di { $who }
hand-it-to = Passalo a { $name }
hand-it-why = Le carte compaiono quando guarda soltanto { $name }.
i-am = Sono { $name }. Mostra le mie carte
lately = Che cosa è successo
look-at-cards = Guardare le proprie carte
look-as = { $name } guarda
cover-cards = Copri
