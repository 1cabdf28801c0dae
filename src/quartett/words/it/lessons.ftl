### Il primo turno di ogni gioco: che cosa fare adesso e perché. `.other` si dice quando si è scelto
### altro di possibile; ciò che non lo è ha il suo motivo nelle regole.

lesson-other = Si può anche fare. In questo primo turno segui i consigli, per vedere che cosa succede.

## Push

lesson-push-flip = Un turno è una di due cose: girare carte o mettere al sicuro un colore. Non hai ancora nulla da mettere al sicuro: gira la prima carta del mazzo.
lesson-push-begin = La prima carta apre la prima colonna. Metti giù il 2 arancione.
lesson-push-on = Dopo ogni carta puoi fermarti o continuare. Un solo 2 è poco: gira un’altra carta.
    .other = Puoi fermarti qui, ma prenderesti solo 2 punti. Gira ancora una carta.
lesson-push-colour = In una colonna né un colore né un numero compare due volte. La colonna 1 ha già l’arancione: apri la colonna 2 con il 5 arancione.
lesson-push-more = Non può ancora andare storto niente: una carta senza posto aprirebbe la terza colonna. Gira ancora.
    .other = Puoi fermarti. Ma non c’è ancora rischio: la terza colonna è libera.
lesson-push-fits = Il 4 verde va dappertutto. Mettilo con il 2 arancione: fanno 6 punti, una colonna per te.
    .other = Può stare anche lì. Ma ti serve una buona colonna: mettilo nella colonna 1.
lesson-push-dare = Ancora una volta: la terza colonna è sempre libera.
    .other = Fermarsi sarebbe già saggio. Gira ancora una carta, per vederne una speciale.
lesson-push-roll = Una carta Dado: chi prende la sua colonna tira il dado e forse perde un colore intero. Mettila nella colonna 2, che non vuoi.
    .other = Può stare anche lì. Ma mettila dove non prenderai tu: nella colonna 2.
lesson-push-stop = La colonna 1 è tua se ti fermi adesso. Altre carte arricchirebbero anche gli altri, e con tre colonne una carta senza posto ti lascerebbe senza niente. Fermati.
    .other = Puoi continuare. Ma la tua colonna è buona, e il resto sarebbe per gli altri: fermati.
lesson-push-take = Scegli per primo. Prendi la colonna 1: 6 punti e nessuna carta Dado. Gli altri scelgono dopo di te.
    .other = La colonna 2 ha 5 punti e una carta Dado: il dado potrebbe costarti un colore. Prendi la colonna 1.
lesson-push-bank = Mira ha tirato arancione e ha perso il suo 5: ciò che è scoperto è in pericolo. Metti al sicuro il verde: il tuo 4 è salvo fino alla fine, ed è tutto il tuo turno.
    .other = Si può fare. Ma il verde è il meglio che hai scoperto: mettilo al sicuro per primo.
lesson-push-end = Questo è Push: girare, mettere, fermarsi in tempo, prendere una colonna e mettere al sicuro ciò che non si vuole perdere. Vince la somma più alta.

## Battle of the Force

lesson-force-win = Boba Fett vale 8 punti. Tutti mettono una carta coperta; la più alta lo vince, e quella carta è persa. Metti il 6: è forte, e il tuo 8 resta in mano.
    .other = Puoi metterla. Ma le carte basse non vincono 8 punti, e le più alte servono per duelli più difficili. Metti il 6.
lesson-force-vader = Dart Fener costa 5 punti a chi lo vince, e tutti gli altri perdono la carta messa. Metti l’1: difficilmente vince, e non è una gran perdita. R2-D2 qui non è permesso.
    .other = Puoi metterla. Ma sarebbe un peccato perderla, o vincerebbe Dart Fener. Metti l’1.
lesson-force-droid = Greedo vale solo 3 punti. Metti R2-D2: resti fuori dal duello, e della prossima carta del mazzo decidi tu.
    .other = Puoi lottare per Greedo. Ma 3 punti non valgono una buona carta: metti R2-D2.
lesson-force-keep = R2-D2 ha trovato un secondo Boba Fett. Due malvagi uguali danno 10 punti in più. Tienilo, anche se R2-D2 è perso.
    .other = R2-D2 tornerebbe, ma Boba Fett conterebbe per qualcun altro. Tienilo.
lesson-force-symbols = Se il valore più alto c’è due volte, decidono i simboli. Il tuo 4 ha quattro simboli, più di ogni altro 4. Mettilo per Jabba.
    .other = Puoi metterla. Ma guarda che cosa fanno i simboli: metti il 4.
lesson-force-end = Anche Mira ha messo un 4, ma senza simboli. Con due Boba Fett e Jabba hai 32 punti. Le carte che vincono sono perse: chiediti ogni volta quanto vale per te un malvagio.

## Au secours de Konoha

lesson-konoha-pass = Vincete o perdete insieme: le tre mani devono arrivare a 30. Ognuno passa una carta a sinistra. Passa Shikamaru: senza di lui la tua mano conserva più forza.
    .other = Si può fare. Ma guarda che cosa resta: senza Shikamaru la tua mano conserva più forza.
lesson-konoha-signal = È arrivato Orochimaru, e la tua mano è scesa a 10. Né carte né numeri, solo parole: di’ che la tua mano è discreta.
    .other = In partita decidi tu. Ma ogni mano deve fare 10 in media: discreta è la parola onesta.
lesson-konoha-wait = Discreta, discreta, debole: è appena 30, e una missione fallita non dà punti. Aspetta: la prossima vale 6 punti, e si passa ancora una carta.
    .other = Puoi voler partire. Ma due mani discrete e una debole fanno appena 30. Aspetta ancora un passaggio.
lesson-konoha-burden = Orochimaru ti costa forza, e il suo simbolo indebolisce Sasuke. Passalo.
    .other = Si può fare. Ma senza Orochimaru la tua mano conserva più forza.
lesson-konoha-strong = È arrivata Sakura, più forte accanto a Sasuke. La tua mano vale 19. Di’ che è forte.
    .other = In partita decidi tu. Ma gli altri devono saperlo: 19 è quasi il doppio della media.
lesson-konoha-go = Forte, debole, discreta: i tuoi 19 compensano gli altri. Vota per partire. Tutti i voti si mostrano insieme, e decide la maggioranza.
    .other = Puoi aspettare. Ma la prossima missione vale solo 4 punti, e la tua mano compensa gli altri. Parti.
lesson-konoha-end = Insieme 33: la missione è riuscita e dà 6 punti. Dopo quattro manche si sommano. Passa ciò che aiuta gli altri più di te, e ascolta le parole.

## Deck Battle

lesson-deckbattle-team = Ognuno comincia con una squadra di dieci personaggi. Scegli la Squadra 10: recluta bene.
    .other = Ogni squadra merita. Questo primo turno è raccontato con la Squadra 10: scegli quella.
lesson-deckbattle-channel = Preparazione: le tue cinque carte sono in gioco, e ognuna lo lascia quando la consumi. Canalizza Ino: ottieni Chakra, che più tardi paga le tecniche.
    .other = Si può anche fare. Ma comincia dal Chakra: canalizza Ino.
lesson-deckbattle-send = Asuma ha Forza. Mandalo in missione: ottieni pergamene, e quando bastano completi una delle missioni in offerta.
    .other = Si può anche fare. Ma servono anche pergamene: manda Asuma in missione.
lesson-deckbattle-deploy = Gli altri tre sono per lo schieramento, dove si combatte, si recluta e si compra. Vai avanti; dopo non si può più fare nulla della preparazione.
    .other = Si può fare. Ma resterebbero troppo pochi per reclutare qualcuno. Passa allo schieramento.
lesson-deckbattle-recruit = Recluta Ebisu dal campo: entra nel tuo mazzo e alla fine dà punti.
    .other = Si può anche fare. Ma un nuovo personaggio ti aiuta in ogni giro: recluta Ebisu.
lesson-deckbattle-join = Di’ chi partecipa, uno dopo l’altro. Prima Shikamaru: il suo Reclutamento conta per il costo.
    .other = Non ancora: prima Shikamaru.
lesson-deckbattle-second = Anche il secondo Shikamaru.
    .other = Non ancora: prima il secondo Shikamaru.
lesson-deckbattle-third = E Ino: ora il costo è raggiunto.
    .other = Non si perderebbe niente, ma Ebisu resterebbe sul campo. Aggiungi Ino.
lesson-deckbattle-strike = Procedi: Ebisu e chi lo ha reclutato vanno nei tuoi scarti, e più tardi li peschi tutti.
    .other = Non si perderebbe niente. Ma il costo è raggiunto: procedi.
lesson-deckbattle-finish = Nessuno è più in gioco. Finisci lo schieramento: peschi cinque carte, e la Minaccia sul campo si sposta a destra.
lesson-deckbattle-end = Hidan è andato avanti e ha eliminato Yamato. Chi batte una Minaccia prende un segnalino del tracciato; se la Minaccia scappa, il segnalino è perso. Quando manca anche il nono, vince chi ha più punti.
