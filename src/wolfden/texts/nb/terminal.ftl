### Det bare terminalen sier.

## Et bord
terminal-help = Velg med nummer, eller skriv ordene. Du kan skrive flere ord eller en hel handling på én gang.
terminal-command-undo = fjern ordene du har valgt; er det ingen, angres din siste handling, med mindre en annen spiller har handlet eller noe er delt ut eller avslørt siden
terminal-command-back = fjern det siste ordet du har valgt
terminal-command-why = forklar hvorfor en handling, eller de første ordene i den, ikke er tillatt
terminal-command-board = tegn bordet igjen, med det du kan velge, markert
terminal-command-log = gjenta de siste handlingene, så langt du kjenner dem
terminal-command-position = skriv ut stillingen som tekst (ikke mulig mens kort eller steder er skjult)
terminal-command-save = lagre spillet nå, eller i en annen fil (det lagres uansett etter hver handling)
terminal-command-help = skriv ut denne hjelpen
terminal-command-quit = avslutt; spillet er lagret
terminal-command-seat = la en annen plass handle først
terminal-no-number = Det finnes ikke noe nummer { $number }. Velg 1 til { $last }.
terminal-refused = «{ $words }» er ikke tillatt her: { $reason } ({ $rule }).
terminal-allowed = «{ $words }» er tillatt.
terminal-taken-back = Angret: { $action }
terminal-no-word-chosen = Ingen ord er valgt ennå. «undo» angrer en hel handling.
terminal-position-hidden = «position» kan ikke brukes mens spillet pågår: Den ville avsløre det som er skjult.
terminal-hand-over = Gi tastaturet til { $who }; ingen andre må se. Trykk Enter når du er klar
terminal-others-may-act = { $count ->
    [one] { $names } kan også handle, i valgfri rekkefølge: «{ $command }» gir fra seg tastaturet.
   *[other] { $names } kan også handle, i valgfri rekkefølge: «{ $command }» gir fra seg tastaturet.
}

## Å ta vare på spill
terminal-saved = Lagret i { $path }
terminal-not-saved = Spillet er IKKE lagret. Prøv «save» med navnet på en annen fil.
terminal-not-kept = Spillet ble ikke lagret: Ingen mennesker spiller ved bordet, og --save ble ikke oppgitt.
terminal-could-not-keep = Spillet kunne IKKE lagres i { $path }
terminal-left =
    Spillet er lagret i { $path }
    Fortsett med: { $command }
terminal-kept =
    Spillet er lagret i { $path }
    Se det med: { $command }
terminal-picture = Bildet ligger i { $path }

## Avspillinger
terminal-replay-at = { $at } av { $length }
terminal-replay-next = én handling fram; det gjør en tom linje også
terminal-replay-back = én handling tilbake
terminal-replay-first = til begynnelsen
terminal-replay-last = til slutten
terminal-replay-goto = gå til øyeblikket etter denne handlingen
terminal-replay-play = spill av til slutten
terminal-replay-help = skriv ut denne hjelpen
terminal-replay-quit = avslutt
terminal-replay-beginning = Før den første handlingen.
terminal-replay-start = Dette er begynnelsen.
terminal-replay-end = Dette er den siste handlingen.
terminal-replay-unfinished = Spillet er ikke ferdig: Det fortsetter herfra.
terminal-replay-goto-what = Skriv «goto» og et tall fra 0 til { $last }.
terminal-no-command = Ukjent kommando «{ $word }». Det finnes: { $known }.

## Brett
terminal-place = Plassering
terminal-none-yet = ingen ennå
terminal-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}

## Kommandolinje
cli-about = Det digitale hjemmet for brettspill om ulver.
cli-usage = bruk:
cli-arguments = argumenter
cli-commands = kommandoer
cli-options = flagg
cli-title-options = valgene i spillet
cli-edition = hvilken utgave det spilles etter: et forvalg av innstillingene nedenfor.
cli-more-options = «{ $command }» viser også valgene i et spill.
cli-play = spill et spill: alene, med boter eller med andre ved samme skjerm
cli-replay = gå gjennom et lagret spill
cli-review = finn de dyre beslutningene i et ferdig spill
cli-analyse = finn de beste handlingene i en stilling
cli-board = del ut et spillebrett og tegn det
cli-picture = tegn et øyeblikk av et lagret spill
cli-animate = lag en animasjon av et stykke av et lagret spill
cli-arena = la boter spille mot hverandre, og mål dem
cli-train = la boter lære av spill mot hverandre
cli-bench = mål hvor fort et spill spilles
cli-puzzles = lag oppgaver, og prøv dem
cli-titles = list opp spillene
cli-new-title = skriv et lite spill som virker, som begynnelse på ditt eget
cli-serve = kjør en bordserver
cli-tables = administrer bordene på en server
cli-guests = administrer gjestene på en server
cli-migrate-data = flytt databasen til en server fra en mappe til PostgreSQL
cli-backup = kopier databasen og nøklene til en server mens den kjører
cli-restore = lag en datamappe av en sikkerhetskopi
cli-reports = les hva gjester har rapportert
cli-invitations = inviter folk til en server med lukket dør
cli-help = vis denne hjelpen og avslutt
cli-version = vis versjonen og avslutt
cli-title = hvilket spill
cli-players = hvor mange plasser (så mange som er vanlig i spillet)
cli-seats = hvem som spiller, for eksempel human,alpha,cub
cli-seed = gjør utdelinger og boter gjentakbare
cli-save = hvor spillet skal lagres
cli-resume = fortsett et lagret spill
cli-lang = språk: { $languages }
cli-file = det lagrede spillet
cli-table = bordets id
cli-guest = gjestens id
cli-report = rapportens id
cli-invitation = invitasjonens id
cli-step = begynn etter handling N
cli-all = skriv ut alle handlinger og slutten
cli-seat = vis bare det denne plassen får se
cli-position = tegn denne stillingen i stedet
cli-svg = skriv et bilde til denne filen
cli-ply = etter handling N; ellers slutten
cli-picture-output = bildet, .png eller .svg
cli-animate-from = begynn etter handling N ({ $default })
cli-animate-to = slutt etter handling N; ellers slutten av spillet
cli-animate-width = bredde i bildepunkter, høyst 1200 ({ $default })
cli-animate-output = animasjonen, .gif eller .webp
cli-number = Et heltall fra { $low } til { $high }.
cli-rules = regler { $letter }
cli-maturity = { $maturity ->
    [alpha] fortsatt ufullstendig
    [beta] fullstendig, prøves fortsatt ut
   *[stable] fullstendig
}
