### Hvad der gik galt, sætning for sætning.

## At dække et bord
problem-seats = Dette spil er til { $low } til { $high } pladser, ikke { $seats }.
problem-title = Der er intet spil »{ $title }« her; der er: { $known }.
problem-option-value = Tilvalget { $option }: »{ $value }« er ingen af { $known }.
problem-option-number = Tilvalget { $option }: »{ $value }« er ikke et helt tal fra { $low } til { $high }.
problem-option-unknown = Der er intet tilvalg »{ $option }«; der er: { $known }.
problem-bot-unknown = Der er ingen bot »{ $bot }«; der er: { $known }.
problem-bot-without-budget = Botten { $bot } tager intet budget: skriv kun dens navn.
problem-bot-budget = »{ $bot }« har intet læseligt budget: efter kolonet kommer seconds=N (over 0, op til { $seconds }) eller simulations=N (1 til { $simulations }).
problem-bot-broken = Botten »{ $bot }« virker ikke: { $trouble }
problem-bot-class = »{ $bot }« er ingen bot: en bot er en klasse lavet af Player.
problem-weights-file = { $path } er ikke en fil med vægte, som denne Wolfden kan læse.
problem-weights-damaged = Vægtene i { $path } er beskadigede eller afkortede: lav dem igen, eller tag en anden fil.
problem-weights-title = Vægtene i { $path } er til »{ $made }«, ikke til »{ $title }«.
problem-weights-encoder = Disse vægte er lavet til version { $made } af inputtene; her har de version { $known }. Træn dem på ny.
problem-weights-unreadable = Vægtene i { $path } kan ikke læses: { $trouble }
problem-weights-unused = »{ $title }« fortæller ikke netværk om sine stillinger og kan derfor ikke bruge vægte.

## Handlingers ord
problem-wrong-seat = { $seat ->
    [0] Der kastes, trækkes eller deles ikke ud nu. Pladser, der må handle: { $actors }.
   *[other] Det er ikke plads { $seat }, der har turen. Pladser, der må handle: { $actors }.
}
problem-wrong-seat-dealing = Vent, til programmet har kastet, trukket eller delt ud.
problem-wrong-seat-over = Spillet er slut: Ingen kan handle længere.
problem-verb = »{ $word }« er ingen handling. En handling begynder med: { $known }.
problem-too-many-words = »{ $words }« har for mange ord. Sådan skrives det: { $like }
problem-unfinished = »{ $words }« er ikke færdigt. Sådan skrives det: { $like }
problem-word = »{ $word }« passer ikke der. Det her ville passe: { $known }.
problem-place = »{ $word }« er ikke et sted på spillepladen. Et sted skrives sådan: { $like }
problem-amount = »{ $word }« er ikke et antal ulve: en flok har højst { $most } (A1.1).
problem-aside-or-track = »{ $word }« er hverken en sekskant at gå til, som begynder med »>«, eller et spor, som begynder med »^«.
problem-water = { $word } er vand eller kløft: der står aldrig noget (W1.1, W1.2).
problem-payment = »{ $word }« er ingen betaling: det er »+« og brikker ({ $known }), hver én gang, eller »token«, med kommaer imellem.
problem-cost = »{ $word }«: ingen handling koster mere end { $most } (W4.3).

## Gengivelser
problem-replay-first-line = Dette er ingen genafspilning: første linje er ikke »{ $first }«.
problem-replay-long = Genafspilningen har { $length } tegn; højst { $most } bliver læst.
problem-replay-cut-off = Genafspilningn er klippet over: sidste linje er hverken »...« eller et resultat som »= full-moon 54 40«.
problem-replay-header-line = Linje { $line } i genafspilningn, »{ $text }«, er intet hoved som »seats: 3«.
problem-replay-header-twice = Linje { $line } i genafspilningn: hovedet »{ $header }« står to gange.
problem-replay-header-missing = Genafspilningn mangler hovedet »{ $header }«.
problem-replay-header-unknown = Genafspilningn har et ukendt hoved »{ $header }«.
problem-replay-header-number = Hovedet »{ $header }« i genafspilningn kræver et helt tal over nul, ikke »{ $text }«.
problem-replay-name = Genafspilningn nævner en spiller på plads { $seat }, men den har { $seats } pladser.
problem-replay-action-line = Linje { $line } i genafspilningn, »{ $text }«, er ingen handling som »1 draft @h8« eller »~ region 7«.
problem-replay-step = Linje { $line } i genafspilningn passer ikke til spillet: »{ $text }« ({ $trouble })
problem-replay-result = Genafspilningn siger, at spillet ender med »{ $said }«, men det ender med »{ $found }«.
problem-other-rules = Spillet blev spillet efter version { $played } af reglerne; her gælder version { $known }.
problem-replay-seat = --seat tager et tal fra 1 til { $seats }: så mange pladser har spillet.
problem-replay-moment = --step tager et tal fra 0 til { $last }: så mange handlinger har spillet.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan ikke læses: filen findes ikke.
    [forbidden] { $path } kan ikke læses: det er ikke tilladt.
    [folder] { $path } kan ikke læses: det er en mappe, eller ligger ikke i nogen.
    [text] { $path } kan ikke læses: det er ikke tekst.
   *[other] { $path } kan ikke læses.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan ikke skrives: mappen findes ikke.
    [forbidden] { $path } kan ikke skrives: det er ikke tilladt.
    [folder] { $path } kan ikke skrives: det er en mappe, eller ligger ikke i nogen.
    [full] { $path } kan ikke skrives: disken er fuld.
   *[other] { $path } kan ikke skrives.
}
problem-file-exists = { $path } findes allerede: angiv en anden fil, eller fortsæt spillet med --resume.

## Kommandolinje
problem-usage-required = Noget mangler: { $names }. Mere: { $help }
problem-usage-unknown = Dette er ukendt her: { $words }. Mere: { $help }
problem-usage-value = { $name } skal have en værdi. Mere: { $help }
problem-usage-no-value = { $name } tager ingen værdi. Mere: { $help }
problem-usage-choice = { $name }: »{ $word }« er ingen af { $known }. Mere: { $help }
problem-usage-number = { $name }: »{ $word }« er ikke et helt tal. Mere: { $help }
problem-usage-ambiguous = »{ $word }« kan være: { $known }. Mere: { $help }
problem-name-a-title = Angiv et spil ({ $known }) eller --resume og en fil.
problem-seats-and-players = --seats nævner { $named }, men --players siger { $players }.
problem-resume-flags = Et genoptaget spil beholder spillere og tilvalg: udelad dem.
problem-resume-title = { $path } er et spil { $found }, ikke { $title }.
problem-resume-over = Spillet i { $path } er slut. Se det med: wolfden replay { $path }
problem-resume-seats = Spillet har { $seats } pladser, men --seats nævner { $named }.
problem-position-flags = --position siger alt om bordet: udelad --players og --seed.

## På en server
problem-invitation = Invitationen gælder ikke, eller ikke længere. Bed om en ny.
problem-code-gone = Koden gælder ikke, eller ikke længere. Lav en ny på den anden enhed.
problem-name-empty = Et navn skal have mindst ét bogstav.
problem-message-empty = Der er intet at sende endnu.
problem-webhook = Adressen til beskeder skal begynde med https://.
problem-hint-later = Der er kun tip, når det er din tur.
problem-hint-busy = Ét spørgsmål ad gangen: der tænkes endnu over det forrige.
problem-hint-none = Ved dette bord spiller man uden tip.
problem-undo-none = Ved dette bord fortryder man ikke.
problem-undo-alone = Det kan du ikke fortryde alene: en anden har handlet, eller noget er trukket eller afsløret siden. Spørg de andre.
problem-bot-plays = En bot spiller for dig. Tag pladsen tilbage først.
problem-given-up = Denne plads er opgivet for altid.
problem-host-only = Det må kun bordets vært.
problem-truth-later = Alt vises, når spillet er slut.
problem-play-on-earlier = Spillet er slut i det øjeblik: vælg et tidligere.
problem-wait = { $seconds ->
    [one] Det gik lidt hurtigt. Vent { $seconds } sekund, og prøv igen.
   *[other] Det gik lidt hurtigt. Vent { $seconds } sekunder, og prøv igen.
}
