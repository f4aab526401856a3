### Hvad der gik galt, sætning for sætning.

## At oprette et bord
problem-seats = Dette spil er for { $low } til { $high } spillere, ikke { $seats }.
problem-title = Ukendt spil »{ $title }«. Der er: { $known }.
problem-option-value = Valget { $option }: »{ $value }« er ikke en af { $known }.
problem-option-number = Valget { $option }: »{ $value }« er ikke et helt tal fra { $low } til { $high }.
problem-option-unknown = Ukendt valg »{ $option }«. Der er: { $known }.
problem-edition-unknown = Ukendt udgave »{ $edition }«. Der er: { $known }.
problem-bot-unknown = Ukendt bot »{ $bot }«. Vælg en af disse: { $known }.
problem-bot-without-budget = Botten { $bot } tager intet budget: Skriv kun dens navn.
problem-bot-budget = Budgettet for »{ $bot }« kan ikke læses. Skriv efter kolonet seconds=N (over 0, op til { $seconds }) eller simulations=N (1 til { $simulations }).
problem-bot-style = Stilen »{ $style }« findes ikke i dette spil. Vælg en af disse: { $known }.
problem-bot-broken = Botten »{ $bot }« virker ikke: { $trouble }
problem-bot-class = »{ $bot }« er ikke en bot: En bot er en underklasse af Player.
problem-weights-file = { $path } er ikke en fil med vægte, som dette Wolfden kan læse.
problem-weights-damaged = Vægtene i { $path } er beskadigede eller afkortede: Lav dem igen, eller tag en anden fil.
problem-weights-title = Vægtene i { $path } er til »{ $made }«, ikke til »{ $title }«.
problem-weights-encoder = Disse vægte er lavet til version { $made } af inputtene; dette Wolfden har version { $known }. Træn dem igen.
problem-weights-unreadable = Vægtene i { $path } kan ikke læses: { $trouble }
problem-weights-unused = »{ $title }« har ingen indkoder til netværk og kan derfor ikke bruge vægte.

## Handlingers ord
problem-wrong-seat = { $seat ->
    [0] Der kastes, trækkes eller deles ikke ud nu. Pladser, der må handle: { $actors }.
   *[other] Det er ikke plads { $seat }, der har turen. Pladser, der må handle: { $actors }.
}
problem-wrong-seat-dealing = Vent, til programmet har kastet, trukket eller delt ud.
problem-wrong-seat-over = Spillet er slut: Ingen plads kan handle længere.
problem-verb = »{ $word }« er ikke en handling. En handling begynder med: { $known }.
problem-too-many-words = »{ $words }« har for mange ord. Skriv det sådan: { $like }
problem-unfinished = »{ $words }« er ikke færdigt. Skriv det sådan: { $like }
problem-word = »{ $word }« passer ikke her. Mulige: { $known }.
problem-place = »{ $word }« er ikke et sted på denne spilleplade. Et sted skrives sådan: { $like }
problem-amount = »{ $word }« er ikke et antal ulve: En flok har højst { $most } (A1.1).
problem-aside-or-track = »{ $word }« er hverken et felt at gå til, som begynder med »>«, eller et spor, som begynder med »^«.
problem-water = { $word } er vand eller kløft: Der kan intet stå (W1.1, W1.2).
problem-payment = »{ $word }« er ikke en betaling. Skriv »+« og derefter brikker ({ $known }), hver én gang, eller »token«, adskilt af kommaer.
problem-cost = »{ $word }«: ingen handling koster mere end { $most } (W4.3).

## Genafspilninger
problem-replay-first-line = Dette er ikke en genafspilning: Første linje er ikke »{ $first }«.
problem-replay-long = Genafspilningen har { $length } tegn; højst { $most } bliver læst.
problem-replay-cut-off = Genafspilningen er klippet over: Sidste linje er hverken »...« eller et resultat som »= full-moon 54 40«.
problem-replay-header-line = Linje { $line } i genafspilningen, »{ $text }«, er ikke et hoved som »seats: 3«.
problem-replay-header-twice = Linje { $line } i genafspilningen: Hovedet »{ $header }« forekommer to gange.
problem-replay-header-missing = Genafspilningen mangler hovedet »{ $header }«.
problem-replay-header-unknown = Genafspilningen har et ukendt hoved »{ $header }«.
problem-replay-header-number = Hovedet »{ $header }« i genafspilningen kræver et helt tal over nul, ikke »{ $text }«.
problem-replay-name = Genafspilningen nævner en spiller på plads { $seat }, men den har { $seats } pladser.
problem-replay-action-line = Linje { $line } i genafspilningen, »{ $text }«, er ingen handling som »1 draft @h8« eller »~ region 7«.
problem-replay-step = Linje { $line } i genafspilningen er ikke mulig i dette spil: »{ $text }« ({ $trouble })
problem-replay-result = Genafspilningen siger, at spillet ender med »{ $said }«, men det ender med »{ $found }«.
problem-other-rules = Spillet blev spillet efter version { $played } af reglerne; dette Wolfden har version { $known }.
problem-replay-seat = --seat tager et tal fra 1 til { $seats }, pladserne i dette spil.
problem-replay-moment = --step tager et tal fra 0 til { $last }, handlingerne i dette spil.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan ikke læses: Filen findes ikke. Tjek navnet og mappen.
    [forbidden] { $path } kan ikke læses: Du har ikke tilladelse. Giv lov til at læse den, eller angiv en anden fil.
    [folder] { $path } kan ikke læses: Det er en mappe, eller en del af stien er det ikke. Angiv en fil.
    [text] { $path } kan ikke læses: Det er ikke en tekstfil i UTF-8. Angiv en anden fil.
   *[other] { $path } kan ikke læses. Angiv en anden fil.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan ikke skrives: Mappen findes ikke. Opret den, eller angiv en anden.
    [forbidden] { $path } kan ikke skrives: Du har ikke tilladelse. Angiv et andet sted.
    [folder] { $path } kan ikke skrives: Det er en mappe, eller en del af stien er det ikke. Angiv en fil.
    [full] { $path } kan ikke skrives: Disken er fuld. Frigør plads, eller angiv en anden disk.
   *[other] { $path } kan ikke skrives. Angiv et andet sted.
}
problem-file-exists = { $path } findes allerede: Angiv en anden fil, eller fortsæt spillet med --resume.

## Kommandolinje
problem-usage-required = Mangler: { $names }. Mere: { $help }
problem-usage-unknown = Ukendt: { $words }. Mere: { $help }
problem-usage-value = { $name } skal have en værdi. Mere: { $help }
problem-usage-no-value = { $name } tager ingen værdi. Mere: { $help }
problem-usage-choice = { $name }: »{ $word }« er ikke en af disse: { $known }. Mere: { $help }
problem-usage-number = { $name }: »{ $word }« er ikke et helt tal. Mere: { $help }
problem-usage-ambiguous = Ukendt: { $word }. Ligner: { $known }. Mere: { $help }
problem-name-a-title = Angiv et spil ({ $known }) eller --resume og en fil.
problem-seats-and-players = --seats nævner { $named }, men --players siger { $players }.
problem-resume-flags = Et genoptaget spil beholder sine spillere og valg: Udelad dem.
problem-resume-title = { $path } er et spil { $found }, ikke { $title }.
problem-resume-over = Spillet i { $path } er slut. Se det med: wolfden replay { $path }
problem-resume-seats = Spillet har { $seats } pladser, men --seats nævner { $named }.
problem-position-flags = --position siger alt om bordet: Udelad --players og --seed.

## På en server
problem-invitation = Denne invitation gælder ikke længere. Bed om en ny.
problem-code-gone = Denne kode gælder ikke længere. Lav en ny på den anden enhed.
problem-name-empty = Et navn skal have mindst ét bogstav.
problem-message-empty = Skriv først en besked.
problem-email = »{ $address }« er ikke en e-mailadresse. Skriv den som for eksempel name@example.com.
problem-webhook = Adressen til beskeder skal begynde med https://.
problem-hint-later = Du kan kun bede om et tip, når det er din tur.
problem-hint-busy = Botten tænker stadig over dit seneste spørgsmål.
problem-hint-none = Tips er slået fra ved dette bord.
problem-undo-none = Man kan ikke fortryde ved dette bord.
problem-undo-alone = Det kan du ikke fortryde alene: En anden spiller har handlet, eller noget er trukket eller afsløret siden. Spørg de andre.
problem-bot-plays = En bot spiller for dig. Tag først din plads tilbage.
problem-given-up = Spilleren på denne plads har givet op, så pladsen kan ikke tages igen.
problem-host-only = Det må kun bordets vært.
problem-truth-later = Alt afsløres, når spillet er slut.
problem-play-on-earlier = Spillet er allerede slut på dette tidspunkt: Vælg et tidligere.
problem-wait = { $seconds ->
    [one] Det gik for hurtigt. Vent { $seconds } sekund, og prøv igen.
   *[other] Det gik for hurtigt. Vent { $seconds } sekunder, og prøv igen.
}

## Reviews
problem-review-empty = Der er intet at gennemgå: Ingen besluttede noget i dette spil.
problem-review-long = Dette spil har { $actions } handlinger. En gennemgang tager højst { $most }.
problem-review-unreadable = Dette er ikke en gennemgang: { $trouble }
problem-review-version = Denne gennemgang har version { $found }; dette Wolfden læser version { $known }. Lav gennemgangen igen.

problem-review-unfinished = Spillet i { $path } er ikke slut. En gennemgang kræver et færdigt spil.

problem-review-running = Kun et spil, der er spillet til ende, kan gennemgås.
problem-review-off = Denne server laver ikke gennemgange. Hent genafspilningen, og kør: wolfden review
problem-review-none = Dette spil er ikke gennemgået endnu.

## Analysis
problem-analysis-first-line = Dette er hverken en stilling, en genafspilning eller en analyse. En analyse begynder med: { $first }
problem-analysis-step = Variant { $line }: »{ $text }« er ikke muligt der: { $trouble }
problem-analysis-long = En analyse har højst { $lines } varianter og { $actions } handlinger.
problem-analysis-branch = Variant { $line } går ud fra et sted, der ikke findes.
problem-analysis-link = Dette link er beskadiget. Kopiér hele linket, eller bed om det igen.
problem-analysis-players = En fil har sit eget antal spillere: --players hører til et nyt spil.
problem-analysis-at = Handling { $asked } findes ikke: Den første variant har { $last }.
problem-analysis-seat = Plads { $asked } findes ikke: Spillet har { $seats }.
problem-analysis-running = Dette spil er stadig i gang. Det kan analyseres, når det er slut.
problem-analysis-rated = Denne stilling er fra et spil med rating, der er i gang. Den kan analyseres, når spillet er slut.
problem-animation-running = Dette spil er stadig i gang. Det kan animeres, når det er slut.
problem-pictures-off = Denne server tegner ikke billeder af spilleplader: { $names } er ikke installeret.
problem-analysis-of-one = Nævn én ting at analysere: et bord, en opgave, et spil, en tekst eller et link.
problem-analysis-off = Analysemotoren er slået fra på denne server. Gem teksten, og kør: wolfden analyse
problem-plan-days = Planer er kun til korrespondancespil.
problem-plan-secrets = I dette spil er noget skjult, så ingen ved, hvad de andre kan gøre. Planer er ikke mulige.
problem-plan-chance = Der skal kastes eller trækkes. En plan slutter før det.
problem-plan-reply = En plan begynder med en anden spillers handling og skal have et svar fra dig.
problem-plan-twice = To af dine planer svarer forskelligt på det samme. Fjern en af dem.
