### Det, som kun terminalen siger.

## Et bord
terminal-help = Vælg med nummer, eller skriv ordene. Du kan skrive flere ord eller en hel handling på én gang.
terminal-command-undo = slet de ord, du har valgt; er der ingen, fortrydes din seneste handling, medmindre en anden spiller har handlet, eller noget er delt ud eller afsløret siden
terminal-command-back = slet det seneste ord, du har valgt
terminal-command-why = forklar, hvorfor en handling eller dens første ord ikke er tilladt
terminal-command-board = tegn bordet igen, med det, du kan vælge, markeret
terminal-command-log = gentag de seneste handlinger, så meget du kender til dem
terminal-command-position = skriv stillingen ud som tekst (ikke muligt, mens kort eller steder er skjult)
terminal-command-save = gem spillet nu, eller i en anden fil (det gemmes alligevel efter hver handling)
terminal-command-help = skriv denne hjælp ud
terminal-command-quit = afslut; spillet er gemt
terminal-command-seat = lad en anden plads handle først
terminal-no-number = Der er intet nummer { $number }. Vælg 1 til { $last }.
terminal-refused = »{ $words }« er ikke tilladt her: { $reason } ({ $rule }).
terminal-allowed = »{ $words }« er tilladt.
terminal-taken-back = Fortrudt: { $action }
terminal-no-word-chosen = Intet ord er valgt endnu. »undo« fortryder en hel handling.
terminal-position-hidden = »position« kan ikke bruges, mens spillet er i gang: Den ville afsløre det skjulte.
terminal-hand-over = Giv tastaturet til { $who }; ingen andre må kigge. Tryk Enter, når du er klar
terminal-others-may-act = { $count ->
    [one] { $names } må også handle, i vilkårlig rækkefølge: »{ $command }« giver tastaturet videre.
   *[other] { $names } må også handle, i vilkårlig rækkefølge: »{ $command }« giver tastaturet videre.
}

## At gemme spil
terminal-saved = Gemt i { $path }
terminal-not-saved = Spillet er IKKE gemt. Prøv »save« med navnet på en anden fil.
terminal-not-kept = Spillet blev ikke gemt: Intet menneske spiller ved bordet, og --save blev ikke angivet.
terminal-could-not-keep = Spillet kunne IKKE gemmes i { $path }
terminal-left =
    Spillet er gemt i { $path }
    Fortsæt med: { $command }
terminal-kept =
    Spillet er gemt i { $path }
    Se det med: { $command }
terminal-picture = Billedet ligger i { $path }

## Genafspilninger
terminal-replay-at = { $at } af { $length }
terminal-replay-next = én handling frem; det gør en tom linje også
terminal-replay-back = én handling tilbage
terminal-replay-first = til begyndelsen
terminal-replay-last = til slutningen
terminal-replay-goto = gå til øjeblikket efter denne handling
terminal-replay-play = afspil til slutningen
terminal-replay-help = skriv denne hjælp ud
terminal-replay-quit = afslut
terminal-replay-beginning = Før den første handling.
terminal-replay-start = Dette er begyndelsen.
terminal-replay-end = Dette er den sidste handling.
terminal-replay-unfinished = Spillet er ikke slut: Det fortsætter herfra.
terminal-replay-goto-what = Skriv »goto« og et tal fra 0 til { $last }.
terminal-no-command = Ukendt kommando »{ $word }«. Der er: { $known }.

## Plader
terminal-place = Placering
terminal-none-yet = ingen endnu
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}

## Kommandolinje
cli-about = Det digitale hjem for brætspil om ulve.
cli-usage = brug:
cli-arguments = argumenter
cli-commands = kommandoer
cli-options = flag
cli-title-options = spillets valg
cli-edition = hvilken udgave der spilles efter: et forvalg af indstillingerne nedenfor.
cli-more-options = »{ $command }« viser også et spils valg.
cli-play = spil et spil: alene, med botter eller med andre ved samme skærm
cli-replay = gå gennem et gemt spil
cli-review = find de dyre beslutninger i et færdigt spil
cli-analyse = find de bedste handlinger i en stilling
cli-board = del en spilleplade ud, og tegn den
cli-picture = tegn et øjeblik af et gemt spil
cli-animate = lav en animation af et stykke af et gemt spil
cli-arena = lad botter spille mod hinanden, og mål dem
cli-train = lad botter lære af spil mod hinanden
cli-bench = mål, hvor hurtigt et spil spilles
cli-puzzles = lav opgaver, og prøv dem efter
cli-titles = vis listen over spil
cli-new-title = skriv et lille spil, der virker, som begyndelse på dit eget
cli-serve = kør en bordserver
cli-tables = administrer en servers borde
cli-guests = administrer en servers gæster
cli-migrate-data = flyt en servers database fra en mappe til PostgreSQL
cli-backup = kopiér en servers database og nøgler, mens den kører
cli-restore = lav en datamappe ud fra en sikkerhedskopi
cli-reports = læs, hvad gæster har anmeldt
cli-invitations = inviter folk til en server med lukket dør
cli-help = vis denne hjælp, og afslut
cli-version = vis versionen, og afslut
cli-title = hvilket spil
cli-players = hvor mange pladser (så mange som er sædvanligt i spillet)
cli-seats = hvem der spiller, for eksempel human,alpha,cub
cli-seed = gør uddelinger og botter gentagelige
cli-save = hvor spillet gemmes
cli-resume = fortsæt et gemt spil
cli-lang = sprog: { $languages }
cli-file = det gemte spil
cli-table = bordets id
cli-guest = gæstens id
cli-report = anmeldelsens id
cli-invitation = invitationens id
cli-step = begynd efter handling N
cli-all = skriv alle handlinger og slutningen ud
cli-seat = vis kun det, denne plads må se
cli-position = tegn denne stilling i stedet
cli-svg = skriv et billede til denne fil
cli-ply = efter handling N; ellers slutningen
cli-picture-output = billedet, .png eller .svg
cli-animate-from = begynd efter handling N ({ $default })
cli-animate-to = slut efter handling N; ellers spillets slutning
cli-animate-width = bredde i billedpunkter, højst 1200 ({ $default })
cli-animate-output = animationen, .gif eller .webp
cli-number = Et helt tal fra { $low } til { $high }.
cli-rules = regler { $letter }
cli-maturity = { $maturity ->
    [alpha] ufuldstændigt endnu
    [beta] fuldstændigt, afprøves stadig
   *[stable] fuldstændigt
}
