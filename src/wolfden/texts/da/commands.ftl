### Hvad kommandoerne siger, der måler, laver og serverer; siden viser det aldrig.

## Arena
arena-heading = { $games ->
    [one] { $title }, { $seats } pladser, { $games } spil, --seed { $seed }
   *[other] { $title }, { $seats } pladser, { $games } spil, --seed { $seed }
}
arena-entrant = deltager
arena-side = { $side ->
    [beast] Bæstet: { $bots }
   *[hunters] Jægerne: { $bots }
}
arena-games = spil
arena-wins = sejre
arena-draws = uafgjorte
arena-share = andel (95 %)
arena-fair = lige andel
arena-rating = rating
arena-score = point
arena-median = median
arena-p95 = p95
arena-forfeits = dømt taber
arena-end = { $times } × { $ending }
arena-forfeited = En bot er dømt taber.
arena-uneven = Pladserne er ligeligt fordelt, hver gang { $period } spil er spillet.
arena-forfeit = { $fault ->
    [raised] Spil { $number }: { $bot } på plads { $seat } dømmes taber på grund af en programfejl ({ $message })
    [illegal] Spil { $number }: { $bot } på plads { $seat } dømmes taber, fordi svaret ikke er tilladt ({ $message })
    [hung] Spil { $number }: { $bot } på plads { $seat } dømmes taber, fordi der ikke kom noget svar ({ $message })
   *[crashed] Spil { $number }: { $bot } på plads { $seat } dømmes taber, fordi processen døde ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … og { $count } dømt taber til
   *[other] … og { $count } dømte tabere til
}
arena-no-games = Intet spil blev færdigt.
arena-playing = spiller
arena-stopped = Standset efter { $done } af { $games } spil. Fortsæt med samme kommando og --out { $path }
arena-kept = Resultater, genafspilninger og billeder ligger i { $path }
arena-no-pictures = Ingen billeder: De kræver matplotlib, pip install 'wolfden[arena]'
arena-dataset = Datasæt: { $path } (spil: { $games }, rækker: { $rows })
arena-rung = { $strong } mod { $weak }
arena-stronger = stærkere
arena-weaker = svagere
arena-above = over lige andel
arena-verdict = { $verdict ->
    [above] ja
   *[other] nej
}
arena-repeat = Sådan gentages det:
arena-ratings = Ratinger med 95 %-intervaller
arena-weng-lin = rating efter Weng–Lin
arena-scores = Point
arena-score-axis = point (streg: gennemsnit)
arena-no-scores = Intet spil blev spillet til ende.

## Træning
train-playing = Runde { $round }: { $games } spil spillet, { $positions } stillinger
train-fitting = Runde { $round }: lærer på { $device }, gennemløb { $pass }, logaritmisk tab { $loss }
train-measured = Runde { $round }: logaritmisk tab { $loss }, håndlavet vurdering { $hand }, tilfældig { $uniform }
train-matched = Runde { $round }: { $share } af { $games } spil vundet mod den nuværende vurdering, lige andel er { $fair }
train-verdict = { $verdict ->
    [kept] Beholdt: { $path }
   *[dropped] Ikke beholdt: Den nuværende vurdering bruges fortsat.
}
train-stopped = Standset. Fortsæt med samme kommando og --out { $path }

## At lave og efterprøve opgaver
making-on = Fortsætter { $path }. Spil indtil nu: { $games }, opgaver: { $puzzles }.
making-game = Spil { $number } af { $games }: { $moments } øjeblikke, { $searched } gennemsøgt, { $kept } beholdt; opgaver indtil nu: { $puzzles }.
making-stopped = Standset. Det fundne ligger i { $path }; kør samme kommando for at fortsætte.
checking-holds = { $puzzle }: holder ({ $lead } procentpoint, { $difficulty })
checking-other = { $puzzle }: holder ikke, »{ $favourite }« prøves mest ({ $lead } procentpoint)
checking-unclear = { $puzzle }: holder ikke, svaret er ikke klart nok ({ $lead } procentpoint)
checking-stopped = Standset efter { $done } af { $puzzles } opgaver.
checking-done = { $held } af { $puzzles } opgaver holder ved { $simulations } simuleringer.
checking-kept = De, der holder, ligger i { $path }

## At måle
bench-no-peer = Intet at sammenligne med: Installér tilføjelsen wolfden[bench].
bench-round = runde { $number } af { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, { $seats } pladser tilfældigt, én kerne, kompileret
   *[plain] { $title }, { $seats } pladser tilfældigt, én kerne, ren Python
}
bench-figure = { $figure ->
    [games_per_s] spil i sekundet
    [decisions_per_s] beslutninger i sekundet
    [python_decisions_per_s] beslutninger i sekundet fra Python
    [copies_per_s] kopier i sekundet
    [state_bytes] byte pr. stilling
    [simulations_per_s] simuleringer i sekundet
   *[decisions_per_game] beslutninger pr. spil
}
bench-ratio = forhold
bench-ends = slutninger: { $ends }

## New titles
new-title-made = Et lille spil, der virker, ligger i { $path }. Installér det, test det, og spil det:
new-title-next = Lav det så om til dit eget. { $document } beskriver hver fil.

## Server
serve-at = Wolfden er på { $address }
serve-port-taken = Port { $taken } er optaget, så denne server bruger port { $port }.
backup-done = Sikkerhedskopien ligger i { $path }
data-moved = Flyttet til { $url }: { $tables } borde med { $entries } poster, { $guests } gæster. Nu spilles hvert spil igennem igen.
restore-done = { $keys ->
    [true] Sikkerhedskopien er gendannet i { $folder }
   *[other] Sikkerhedskopien er gendannet i { $folder }. Den har ingen nøgler: Gæster skal bruge en gendannelseskode for at vende tilbage.
}
keys-rotated = { $count ->
    [one] { $count } nøgle gælder; den nyeste underskriver fra næste start
   *[other] { $count } nøgler gælder; den nyeste underskriver fra næste start
}
guest-deleted = Gæsten { $guest } er slettet
table-closed = Bordet { $table } er lukket; en kørende server udfører det inden for få sekunder
table-deleted = Bordet { $table } er slettet; en kørende server udfører det inden for få sekunder
guest-banned = Gæsten { $guest } er udelukket; en kørende server udfører det inden for få sekunder
guest-unbanned = Gæsten { $guest } må sidde og skrive igen
report-closed = Anmeldelsen { $report } er lukket
invitation-revoked = Invitationen { $invitation } er trukket tilbage; en kørende server udfører det inden for få sekunder
invitation-state = { $state ->
    [used] brugt { $day }
    [expired] udløbet { $day }
   *[free] ledig til { $day }
}
guests-kind = { $kind ->
    [bot] bot
   *[person] menneske
}
game-exported = Spillet ligger i { $path }
tables-fact = { $fact ->
    [table] bord
    [title] spil
    [rules] regelversion
    [status] tilstand
    [public] åbent for alle
    [seats] pladser
    [actions] handlinger
    [created] oprettet
    [moved] seneste handling
   *[result] resultat
}
tables-is-public = { $public ->
    [true] ja
   *[false] nej
}
tables-actions = { $standing } gælder, { $entries } poster
tables-verified = { $tables ->
    [one] { $tables } bord, { $wrong } af dem afviger fra de nuværende regler
   *[other] { $tables } borde, { $wrong } af dem afviger fra de nuværende regler
}
verify-length = har { $found } handlinger, ikke { $stored }
verify-snapshot = stillingen, der blev gemt efter handling { $actions }, er en anden
verify-result = slutter med { $result }, ikke som gemt

## Hvad der er galt: kommandolinje og filer
problem-language = Wolfden taler ikke »{ $word }«. Vælg et af disse sprog: { $known }.
problem-picture-format = { $path }: navnet skal ende på en af { $known }.
problem-extra-missing = Ikke installeret: { $names }. Installér det med: pip install 'wolfden[{ $extra }]'
problem-package-damaged = En pakke er beskadiget: { $names } ({ $trouble }). Installér Wolfden igen i et nyt miljø; i en klon slettes mappen .venv, og kommandoen gentages.
problem-title-page = Siden for »{ $title }« kan ikke tegne et billede: { $path }: { $reason }
problem-title-vocabulary = »{ $title }« kan ikke bruges: Der er en fejl i spillets ordliste (vocabulary). { $reason }
problem-title-terminal = »{ $title }« kan ikke spilles i terminalen: Modulet { $module } mangler i spillets pakke.
problem-usage-count = { $name }: »{ $word }« er ikke et helt tal over nul. Mere: { $help }
problem-usage-seconds = { $name }: »{ $word }« er ikke et antal sekunder over nul. Mere: { $help }
problem-journal-line = { $path } kan ikke bruges: Linje { $line } er beskadiget, eller det er ikke den ventede fil ({ $trouble }).
problem-file-in-use = Et andet program bruger { $path }. Vent, til det er færdigt.
problem-file-there = { $path } findes allerede. Angiv en ny fil.
problem-folder-there = { $path } findes allerede. Vælg et andet navn, eller kør kommandoen i en anden mappe.
problem-new-title-name = Et spil kan ikke hedde »{ $word }«. Skriv højst 40 små bogstaver a–z og tal, begynd med et bogstav, og sæt én bindestreg mellem ord, for eksempel night-walk.
problem-new-title-taken = Navnet { $title } er taget af et installeret spil eller en pakke. Vælg et andet.

## Hvad der er galt: arena
problem-workers-none = Spil skal have mindst én proces, ikke { $workers }.
problem-entrant-empty = En bot mangler navn. Skriv botter med ét komma imellem, for eksempel alpha,cub.
problem-ladder-seats = En stige placerer selv sine botter. Udelad --seats og --swap.
problem-ladder-bots = En stige skal have to eller flere forskellige botter, den svageste først.
problem-swap-no-sides = Dette spil har ingen sider at bytte: Hver bot spiller alligevel på alle pladser.
problem-swap-mixed = Sider kan kun byttes, når hver side spilles af én slags bot.
problem-entrants-few = Botter: { $entrants }, pladser: { $seats }. Nævn en bot flere gange for at give den flere pladser.
problem-entrants-sides = Botter: { $entrants }, pladser: { $seats }. Nævn én for hver side ({ $sides }) eller én for hver plads ({ $each }).
problem-seats-missing = --seats mangler: Angiv, hvem der spiller, for eksempel --seats alpha,hunter,cub
problem-arena-folder = { $path } er ikke en mappe fra arenaen. Angiv en ny eller tom mappe, eller en, som arenaen har lavet.
problem-arena-settings = { $path } kan ikke bruges: { $trouble }
problem-arena-other = { $path } rummer en turnering med andre indstillinger ({ $name }: { $kept }, ikke { $asked }). Angiv en anden mappe, eller de samme indstillinger for at fortsætte.
problem-limit-zero = Tidsgrænsen skal være over nul sekunder, ikke { $limit }.
problem-games-none = En turnering skal have mindst ét spil, ikke { $games }.
problem-games-fewer = Spil { $latest } er allerede færdigt. Bed om mindst { $latest } spil.
problem-dataset = Disse spil kan ikke blive til et datasæt: { $trouble }
problem-game-broke = Spil { $number } med --seed »{ $seed }« mislykkedes, og det skyldes ingen bot ({ $trouble }). Alle færdige spil er gemt.
problem-workers-end = Processerne, der skal spille, slutter med det samme (kode { $code }).
problem-cluster-address = »{ $address }« er ikke en klyngeadresse. Skriv HOST:PORT, ray://HOST:PORT, »{ $local }« for denne maskine eller »{ $running }« for den klynge, den hører til.
problem-cluster-unreachable = Ingen Ray-klynge kan nås på »{ $address }«: { $trouble }. Hvis den kræver et token, så angiv det i RAY_AUTH_TOKEN.
problem-cluster-lost = Alle klyngens maskiner er tabt. Start arenaen igen.

## Hvad gik galt: træning
problem-train-other = { $path } indeholder træning med andre indstillinger ({ $name }: { $kept }, ikke { $asked }). Angiv en anden mappe, eller de samme indstillinger for at fortsætte.
problem-train-title = »{ $title }« har ingen indkoder i bot/encoder.py, så intet kan læres om det.
problem-train-few = { $games } spil er for få at lære af: Der skal være mindst { $least }.

## Hvad der er galt: opgaver
problem-simulations = --simulations må højst være { $most }, ikke { $asked }.
problem-puzzles-other = { $path } blev lavet af en anden kilde (spil, regler, spillere, valg, --seed eller simuleringer). Angiv en anden fil, eller de samme indstillinger for at fortsætte.
problem-puzzles-rules = Opgaverne blev lavet efter version { $made } af reglerne; dette Wolfden har version { $known }.
problem-puzzles-head = { $path } er ikke en fil med opgaver: Første linje skal sige, hvordan de blev lavet.
problem-puzzle-position = Stillingen i opgave { $puzzle } kan ikke bruges: { $trouble }
problem-puzzle-answer = Svaret på opgave { $puzzle } er ikke tilladt i stillingen.

## Hvad der er galt: server
problem-usage-setting = { $name }: »{ $word }« er ikke et tal fra 0 og op. Mere: { $help }
problem-port = En port er et tal fra 0 til { $last }, ikke { $port }.
problem-listen = Der kan ikke lyttes på { $host }:{ $port }: { $trouble }. Vælg en anden adresse med --host og --port; port 0 tager en ledig.
problem-feature-broken = Serverfunktionen »{ $feature }« kan ikke bruges: { $trouble }. Ret dens pakke, eller afinstallér den.
problem-feature-needs = Serverfunktionen »{ $feature }« kræver funktionen »{ $needed }«, som ikke er installeret. Installér den, eller afinstallér »{ $feature }«.
problem-feature-cycle = Disse serverfunktioner kræver hinanden, så ingen af dem kan komme først: { $names }.
problem-feature-taken = { $kind ->
    [name] To serverfunktioner hedder »{ $name }«: { $first } og { $second }. Afinstallér en af dem.
    [job] To serverfunktioner har opgaven »{ $name }«: { $first } og { $second }. Afinstallér en af dem.
    [page] To serverfunktioner har siden { $name }: { $first } og { $second }. Afinstallér en af dem.
   *[route] To serverfunktioner svarer på { $name }: { $first } og { $second }. Afinstallér en af dem.
}
problem-keys-unusable = Nøglerne i { $path } kan ikke bruges: { $trouble }
problem-keys-empty = { $path } er tom. Slet den: Næste start laver en ny nøgle.
problem-data-folder = Datamappen { $folder } kan ikke bruges: { $trouble }
problem-data-in-use = En anden server bruger datamappen { $folder }. Stands den, eller angiv en anden mappe med --data.
problem-database-unusable = Databasen { $path } kan ikke åbnes: { $trouble }. Hvis et andet program bruger den, så stands det; gendan ellers en sikkerhedskopi.
problem-database-newer = Databasen { $path } blev skrevet af et nyere Wolfden (version { $version }). Brug den version, eller gendan en sikkerhedskopi.
problem-database-between = Databasen { $path } blev skrevet af et Wolfden mellem to udgivelser (migrering { $version }), som ingen udgivelse kan fortsætte. Gendan en sikkerhedskopi, som en udgivelse har lavet.
problem-database-emptied = Databasen { $path } er tom, selv om denne mappe har været i brug. Gendan en sikkerhedskopi, eller slet secret.keys for at begynde forfra.
problem-database-none = Der er ingen database i { $folder }. Angiv dens mappe med --data.
problem-database-foreign = { $path } hører til et andet program (den har tabellerne { $names }). Angiv en anden mappe med --data.
problem-database-damaged = Databasen { $path } er beskadiget: { $trouble }. Flyt den, og gendan en sikkerhedskopi: wolfden restore
problem-backup-failed = Sikkerhedskopien { $path } kunne ikke skrives: { $trouble }
problem-backup-postgres = En PostgreSQL-database sikkerhedskopieres med dens egne værktøjer: pg_dump, eller en grundkopi med loggen.
problem-database-url = »{ $url }« er ikke URL’en til en PostgreSQL-database. Den ser sådan ud: postgresql://user:password@host:5432/name
problem-database-unreachable = Databasen { $url } kan ikke bruges: { $trouble }. Kontrollér --database, adgangskoden, og at PostgreSQL kører.
problem-processes-database = { $processes } serverprocesser kræver en database, de kan dele: Angiv en med --database, eller udelad --processes.
problem-transfer-not-empty = Databasen { $url } er ikke tom. Angiv en ny, så intet bliver overskrevet.
problem-transfer-incomplete = Databasen { $url } ville have { $found } i stedet for { $count } rækker i »{ $table }«. Intet blev flyttet; den gamle database er uændret.
problem-backup-none = Der er ingen sikkerhedskopi i { $path }.
problem-restore-occupied = Der er allerede { $name } i { $folder }. Angiv en tom mappe med --data, eller flyt det, der er der.
problem-table-unknown = Der er intet bord »{ $table }«. Alle borde: wolfden tables list
problem-guest-unknown = Der er ingen gæst »{ $guest }«. Alle gæster: wolfden guests list
problem-report-unknown = Der er ingen anmeldelse »{ $report }«. Vis alle anmeldelser: wolfden reports list --all
problem-invitation-unknown = Der er ingen invitation »{ $invitation }«. Vis alle invitationer: wolfden invitations list
problem-invitation-url = Invitationer kræver serverens adresse. Angiv den med --url.
problem-password-file = Filen med adgangskoden { $path } kan ikke bruges: { $trouble }
problem-password-short = Adgangskoden i { $path } er for kort: Den skal have mindst { $least } tegn.

## Hjælp
cli-arena-seats = hvem der spiller, for eksempel alpha,hunter,cub
cli-arena-games = hvor mange spil ({ $default })
cli-arena-players = pladser ved bordet (så mange, som --seats nævner)
cli-arena-swap = byt spillets sider efter hvert spil
cli-arena-seed = gør uddelinger og botter gentagelige
cli-arena-limit = længste tid til en beslutning i sekunder (120)
cli-arena-workers = hvor mange spil ad gangen (ét pr. processor)
cli-arena-cluster = spil på en Ray-klynge: den, maskinen hører til, HOST:PORT eller local
cli-arena-out = mappe til alle resultater; fortsætter, hvis den har nogen
cli-arena-dataset = skriv også alle spil som et datasæt til læring (Parquet)
cli-arena-ladder = lad hver af Wolfdens (eller listens) botter møde den næste under sig
cli-train-players = pladser ved bordet, flere med komma ({ $default })
cli-train-games = spil i en runde ({ $default })
cli-train-rounds = runder med spil, læring og sammenligning ({ $default })
cli-train-simulations = simuleringer pr. beslutning ({ $default })
cli-train-match = spil mod den nuværende vurdering ({ $default })
cli-train-seconds = længste tid til en rundes spil (ingen grænse)
cli-train-seed = gør spil og læring gentagelige ({ $default })
cli-train-workers = hvor mange spil ad gangen (ét pr. processor)
cli-train-out = mappe til spil, vægte og rapport; fortsætter, hvis den har nogen
cli-bench-players = pladser ved bordet ({ $default })
cli-bench-seconds = sekunder pr. tal ({ $default })
cli-bench-rounds = runder at tage medianen af ({ $default })
cli-bench-plain = mål uden kompilering
cli-bench-json = skriv ét JSON-objekt
cli-puzzles-make = led efter opgaver i spil mellem botter
cli-puzzles-make-games = spil at gå igennem ({ $default })
cli-puzzles-make-players = pladser ({ $default })
cli-puzzles-make-seed = hvilke spil ({ $default })
cli-puzzles-make-simulations = simuleringer i en dyb søgning ({ $default })
cli-puzzles-make-out = fil til opgaverne; fortsætter, hvis den findes
cli-puzzles-check = gennemsøg opgaver igen, og se, hvilke der holder
cli-puzzles-check-file = opgaverne
cli-puzzles-check-seed = seed til efterprøvningen ({ $default })
cli-puzzles-check-simulations = simuleringer i hver søgning (otte gange så mange, som da de blev lavet)
cli-puzzles-check-out = skriv dem, der holder, til en ny fil
cli-serve-more = Hvert flag kan også være en miljøvariabel, for eksempel WOLFDEN_PORT.
cli-serve-none = ingen
cli-serve-open = åbn siden i din browser
cli-serve-host = adresse at lytte på
cli-serve-port = port at lytte på; 0 tager en ledig
cli-serve-data = mappen med databasen og den hemmelige nøgle
cli-serve-database = URL’en til en PostgreSQL-database, for eksempel postgresql://user:password@host/wolfden, i stedet for en fil i datamappen
cli-serve-processes = serverprocesser; mere end én kræver PostgreSQL
cli-serve-url = serverens offentlige adresse, til links; ellers den i anmodningen
cli-serve-hosts = flere navne, serveren nås under, adskilt af kommaer; * tillader alle
cli-serve-trusted-proxies = adresser på betroede proxyer (deres X-Forwarded-hoveder bruges), adskilt af kommaer
cli-serve-synchronous = FULL overlever en strømafbrydelse, NORMAL en dræbt proces
cli-serve-workers = processer, som botter tænker i
cli-serve-worker-memory = megabyte hukommelse til hver af disse processer; 0 sætter ingen grænse
cli-serve-job-seconds = sekunder, før en proces, der ikke svarer, bliver udskiftet, ud over den tid en bot tænker
cli-serve-review-simulations = simuleringer pr. beslutning i gennemgange af færdige spil; 0 tillader ingen gennemgange
cli-serve-analysis-seconds = hvor længe analysemotoren tænker over en stilling på analysebrættet; 0 slår den fra
cli-serve-min-bot-seconds = det mindste antal sekunder, en bot bruger på en handling
cli-serve-idle-seconds = sekunder uden besked, før et bord fjernes fra hukommelsen
cli-serve-limits = faktor for alle grænser; 0 slår dem fra
cli-serve-guests-per-address = nye gæster i timen fra én adresse; over 10 vokser dens andre grænser med
cli-serve-door = hvem der må komme ind: open (alle) eller closed (dem med adgangskoden eller en invitation)
cli-serve-password-file = en fil med dørens adgangskode; den lukker også døren
cli-serve-log = hvordan loggen skrives: text eller json
cli-serve-metrics = hvem der må læse /metrics: local (kun denne maskine) eller all (alle)
cli-serve-webhooks = hvor »din tur« må sendes hen: offentlige adresser (public) eller alle (any)
cli-serve-smtp = mailserveren til »din tur«, for eksempel smtp://user:password@host:587
cli-serve-mail-from = afsenderadresse for e-mails
cli-serve-backup-every = timer mellem sikkerhedskopier; 0 laver ingen
cli-serve-backup-keep = hvor mange sikkerhedskopier der beholdes
cli-serve-backup-folder = hvor sikkerhedskopier lægges; normalt i »backups« i datamappen
cli-serve-keep-guests = dage uden spil eller besked, før gæster slettes; 0 beholder dem for altid
cli-serve-keep-finished = dage, før afsluttede borde slettes; 0 beholder dem for altid
cli-serve-keep-chat = dage, før chatbeskeder slettes; 0 beholder dem for altid
cli-tables-list = vis alle borde
cli-tables-list-status = kun borde med denne tilstand
cli-tables-show = vis ét bord
cli-tables-export = skriv et spil som en genafspilningsfil
cli-tables-import = gem genafspilningsfiler som borde
cli-tables-verify = kontrollér databasefilen, og spil så hvert spil igennem efter de nuværende regler
cli-tables-close = afslut spillet ved et bord uden resultat
cli-tables-delete = slet alt om et bord
cli-guests-list = vis alle gæster
cli-guests-delete = slet alt om en gæst, mens serveren er standset
cli-guests-ban = afslut en gæsts sessioner, skjul navnet, forbyd at sidde og skrive
cli-guests-unban = lad en udelukket gæst sidde og skrive igen
cli-guests-rotate-key = underskriv cookies med en ny nøgle fra næste start; de gamle gælder stadig
cli-migrate-data-source = datamappen for serveren, som skal være standset
cli-migrate-data-target = URL’en til en tom PostgreSQL-database
cli-reports-list = vis åbne anmeldelser
cli-reports-list-all = også behandlede anmeldelser
cli-reports-show = vis en anmeldelse med beskederne omkring
cli-reports-close = notér, at en anmeldelse er behandlet
cli-invitations-new = udskriv links, der hver lukker én person ind én gang
cli-invitations-new-count = antal links
cli-invitations-new-days = dage, før et ubrugt link udløber
cli-invitations-list = vis invitationerne
cli-invitations-revoke = afslut en invitation; den, der kom ind med den, må ud
cli-new-title-name = navnet på spillet og dets mappe, for eksempel night-walk
cli-backup-folder = en ny mappe til sikkerhedskopien
cli-restore-backup = sikkerhedskopiens mappe

## Reviews
review-judging = bedømmer
cli-review-simulations = simuleringer pr. beslutning ({ $default })
cli-review-seed = samme seed giver samme gennemgang ({ $default })
cli-review-json = skriv gennemgangen som JSON

## Analysis
cli-analyse-source = en fil med en genafspilning, en stilling eller en analyse, eller et spil, der skal begynde forfra
cli-analyse-at = efter N handlinger i den første variant, ikke ved dens slutning
cli-analyse-seconds = betænkningstid ({ $default })
cli-analyse-lines = hvor mange af de bedste handlinger der skrives ({ $default })
cli-analyse-seat = ud fra det, denne plads ved; ellers den, der er på tur
cli-analyse-players = antal pladser i et nyt spil
cli-analyse-seed = gør uddelingen i et nyt spil gentagelig ({ $default })
