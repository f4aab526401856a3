### Det, som kun terminalen siger.

## Et bord
terminal-help = Vælg med nummer, eller skriv ordene; flere ord eller en hel handling på én gang er fint.
terminal-command-undo = drop de ord, du har valgt; ellers fortryd din seneste handling, så længe ingen har handlet, og intet er delt ud eller afsløret siden
terminal-command-back = drop det seneste ord, du har valgt
terminal-command-why = sig, hvorfor en handling eller dens første ord ikke er tilladt
terminal-command-board = tegn bordet igen, med det, du kan vælge, markeret
terminal-command-log = fortæl de seneste handlinger igen, så vidt du kender dem
terminal-command-position = skriv stillingen ud som tekst (ikke hvor kort eller steder er skjult)
terminal-command-save = gem spillet nu, eller i en anden fil (det gemmes alligevel efter hver handling)
terminal-command-help = skriv denne hjælp ud
terminal-command-quit = gå; spillet gemmes
terminal-command-seat = lad en anden plads handle først
terminal-no-number = Der er intet nummer { $number }: vælg 1 til { $last }.
terminal-refused = »{ $words }« er ikke tilladt her: { $reason } ({ $rule }).
terminal-allowed = »{ $words }« er tilladt.
terminal-taken-back = Fortrudt: { $action }
terminal-no-word-chosen = Intet ord er valgt endnu; »undo« fortryder en hel handling.
terminal-position-hidden = »position« vises ikke, mens spillet er i gang: den nævner det skjulte.
terminal-hand-over = Tastaturet går til { $who }, ingen andre kigger. Tryk Enter, når du er klar
terminal-others-may-act = { $count ->
    [one] { $names } må også handle, i vilkårlig rækkefølge: »{ $command }« giver tastaturet videre.
   *[other] { $names } må også handle, i vilkårlig rækkefølge: »{ $command }« giver tastaturet videre.
}

## At gemme spil
terminal-saved = Gemt i { $path }
terminal-not-saved = Spillet er IKKE gemt: prøv »save« og navnet på en anden fil.
terminal-not-kept = Spillet blev ikke gemt: intet menneske sidder ved bordet, og --save blev ikke angivet.
terminal-could-not-keep = Spillet kunne IKKE gemmes i { $path }
terminal-left =
    Spillet er gemt i { $path }
    Fortsæt med: { $command }
terminal-kept =
    Spillet er gemt i { $path }
    Se det med: { $command }
terminal-picture = Billedet er i { $path }

## Gengivelser
terminal-replay-at = { $at } af { $length }
terminal-replay-next = én handling frem; det gør en tom linje også
terminal-replay-back = én handling tilbage
terminal-replay-first = til begyndelsen
terminal-replay-last = til slutningen
terminal-replay-goto = til efter handlingen med dette nummer
terminal-replay-play = spil videre til slutningen
terminal-replay-help = skriv denne hjælp ud
terminal-replay-quit = gå
terminal-replay-beginning = Før den første handling.
terminal-replay-start = Dette er begyndelsen.
terminal-replay-end = Dette er den sidste handling.
terminal-replay-unfinished = Spillet er ikke slut: det fortsætter herfra.
terminal-replay-goto-what = Skriv »goto« og et tal fra 0 til { $last }.
terminal-no-command = Der er intet »{ $word }« her: { $known }.

## Plader
terminal-place = Placering
terminal-none-yet = intet endnu
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}

## Kommandolinje
cli-about = Det digitale hjem for brætspil om ulve.
cli-usage = brug:
cli-arguments = argumenter
cli-commands = kommandoer
cli-options = tilvalg
cli-title-options = spillets egne tilvalg
cli-more-options = »{ $command }« viser også spillets tilvalg.
cli-play = spil et spil, alene, med bots eller ved samme skærm
cli-replay = gå gennem et gemt spil
cli-board = del en spilleplade ud, og tegn den
cli-arena = lad bots spille mod hinanden, og mål dem
cli-train = lad bots lære af spil mod hinanden
cli-bench = mål, hvor hurtigt et spil spilles
cli-puzzles = lav opgaver, og prøv dem efter
cli-titles = vis listen over spil
cli-serve = kør en bordserver
cli-tables = pas bordene på en server
cli-guests = pas gæsterne på en server
cli-migrate-data = flyt en servers database fra en mappe til PostgreSQL
cli-backup = kopiér en servers database og nøgler, mens den kører
cli-restore = lav en datamappe ud fra en sikkerhedskopi
cli-reports = læs, hvad gæster har anmeldt
cli-help = vis denne hjælp, og slut
cli-version = vis versionen, og slut
cli-title = hvilket spil
cli-players = hvor mange pladser ({ $default })
cli-seats = hvem der sidder der, for eksempel human,alpha,cub
cli-seed = lad tilfældet og bots kunne gentages
cli-save = hvor spillet gemmes
cli-resume = fortsæt et gemt spil
cli-lang = tal dette sprog: { $languages }
cli-file = det gemte spil
cli-table = bordets betegnelse
cli-guest = gæstens betegnelse
cli-report = anmeldelsens id
cli-step = begynd efter handling N
cli-all = skriv alle handlinger og slutningen ud
cli-seat = med denne plads' øjne
cli-position = tegn denne stilling i stedet
cli-svg = skriv et billede til denne fil
cli-number = Et helt tal fra { $low } til { $high }.
cli-maturity = { $maturity ->
    [alpha] endnu ufuldstændigt
    [beta] fuldstændigt, prøves endnu
   *[stable] fuldstændigt
}
