## The daily deal: the page

daily-how = Elke dag wordt er voor elk spel één keer gedeeld: iedereen krijgt dezelfde kaarten en dezelfde bots. Je partij telt als je die vandaag uitspeelt; de dag eindigt om middernacht UTC.
daily-today = Vandaag
daily-past = Eerdere dagen
daily-past-how = Je kunt ze nog spelen, maar ze tellen niet meer mee.
daily-play = Speel het spel van vandaag
daily-go-on = Naar je partij
daily-play-again = Spelen
daily-with = Jij en { $count ->
    [one] één bot
   *[other] { $count } bots
} ({ $bot }, { $tries } pogingen)
daily-nobody = Nog niemand heeft het uitgespeeld.
daily-finished = { $count ->
    [one] Eén persoon heeft het uitgespeeld.
   *[other] { $count } mensen hebben het uitgespeeld.
}
daily-own = Je staat op plaats { $rank } van { $count }, met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
daily-best = De besten
daily-rank = Plaats
daily-name = Naam
daily-score = Punten
daily-somebody = Iemand
daily-replay = Bekijken
daily-won = gewonnen
daily-histogram = Hoeveel mensen hoeveel punten hadden
daily-bar = { $least } tot { $most } punten: { $count }
daily-bar-one = { $least ->
    [one] { $least } punt
   *[other] { $least } punten
}: { $count }
daily-promise = Belofte
daily-promise-next = Belofte voor morgen
daily-seed = Zaad
daily-check = De belofte was te zien voordat de dag begon. Met het verslag van een partij leidt quartett verify elk antwoord van het toeval en van de bots opnieuw af.
daily-empty = Er is nog geen dag voorbij.

## What can be wrong

unknown-day = Er is hier geen spel van de dag voor { $day }.
daily-sealed = Anderen spelen nog met deze kaarten. Als de dag voorbij is, is de partij van alle kanten te bekijken.
daily-alone = Het spel van de dag wordt door één persoon tot het einde gespeeld, zonder iemand anders op die plaats.

## Whether the bots were the promised ones

verified-bots = { $count ->
    [one] Ook het ene antwoord van de bots volgt
   *[other] Ook alle { NUMBER($count, useGrouping: 0) } antwoorden van de bots volgen
} eruit.
bot-differs = Regel { NUMBER($line, useGrouping: 0) }: de bot antwoordde “{ $told }”. Uit het zaad volgt “{ $right }”.
