### Hva kommandoene sier som måler, lager og tjener; siden viser det aldri.

## Arena
arena-heading = { $games ->
    [one] { $title }, { $seats } plasser, { $games } spill, --seed { $seed }
   *[other] { $title }, { $seats } plasser, { $games } spill, --seed { $seed }
}
arena-entrant = deltaker
arena-side = { $side ->
    [beast] Udyret: { $bots }
   *[hunters] Jegerne: { $bots }
}
arena-games = spill
arena-wins = seire
arena-draws = uavgjorte
arena-share = andel (95 %)
arena-fair = lik andel
arena-rating = rating
arena-score = poeng
arena-median = median
arena-p95 = p95
arena-forfeits = walkover
arena-end = { $times } × { $ending }
arena-forfeited = En bot tapte på walkover.
arena-uneven = Plassene er likt fordelt hver gang { $period } spill er spilt.
arena-forfeit = { $fault ->
    [raised] Spill { $number }: { $bot } på plass { $seat } taper på walkover på grunn av en programfeil ({ $message })
    [illegal] Spill { $number }: { $bot } på plass { $seat } taper på walkover fordi svaret ikke er tillatt ({ $message })
    [hung] Spill { $number }: { $bot } på plass { $seat } taper på walkover fordi det ikke kom noe svar ({ $message })
   *[crashed] Spill { $number }: { $bot } på plass { $seat } taper på walkover fordi prosessen døde ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … og { $count } walkover til
   *[other] … og { $count } walkover til
}
arena-no-games = Ingen spill ble ferdige.
arena-playing = spiller
arena-stopped = Stanset etter { $done } av { $games } spill. Fortsett med samme kommando og --out { $path }
arena-kept = Resultater, avspillinger og bilder ligger i { $path }
arena-no-pictures = Ingen bilder: De trenger matplotlib, pip install 'wolfden[arena]'
arena-dataset = Datasett: { $path } (spill: { $games }, rader: { $rows })
arena-rung = { $strong } mot { $weak }
arena-stronger = sterkere
arena-weaker = svakere
arena-above = over lik andel
arena-verdict = { $verdict ->
    [above] ja
   *[other] nei
}
arena-repeat = Slik gjentas det:
arena-ratings = Ratinger med 95 %-intervaller
arena-weng-lin = rating etter Weng–Lin
arena-scores = Poeng
arena-score-axis = poeng (strek: gjennomsnitt)
arena-no-scores = Ingen spill ble spilt til ende.

## Trening
train-playing = Runde { $round }: { $games } spill spilt, { $positions } stillinger
train-fitting = Runde { $round }: lærer på { $device }, gjennomgang { $pass }, logaritmisk tap { $loss }
train-measured = Runde { $round }: logaritmisk tap { $loss }, håndlaget vurdering { $hand }, tilfeldig { $uniform }
train-matched = Runde { $round }: { $share } av { $games } spill vunnet mot den nåværende vurderingen, lik andel er { $fair }
train-verdict = { $verdict ->
    [kept] Beholdt: { $path }
   *[dropped] Ikke beholdt: Den nåværende vurderingen brukes fortsatt.
}
train-stopped = Stanset. Fortsett med samme kommando og --out { $path }

## Å lage og etterprøve oppgaver
making-on = Fortsetter { $path }. Spill så langt: { $games }, oppgaver: { $puzzles }.
making-game = Spill { $number } av { $games }: { $moments } øyeblikk, { $searched } gjennomsøkt, { $kept } beholdt; oppgaver så langt: { $puzzles }.
making-stopped = Stanset. Det som er funnet, ligger i { $path }; kjør samme kommando for å fortsette.
checking-holds = { $puzzle }: holder ({ $lead } prosentpoeng, { $difficulty })
checking-other = { $puzzle }: holder ikke, «{ $favourite }» prøves mest ({ $lead } prosentpoeng)
checking-unclear = { $puzzle }: holder ikke, svaret er ikke klart nok ({ $lead } prosentpoeng)
checking-stopped = Stanset etter { $done } av { $puzzles } oppgaver.
checking-done = { $held } av { $puzzles } oppgaver holder ved { $simulations } simuleringer.
checking-kept = De som holder, ligger i { $path }

## Å måle
bench-no-peer = Ingenting å sammenligne med: Installer tillegget wolfden[bench].
bench-round = runde { $number } av { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, { $seats } plasser tilfeldig, én kjerne, kompilert
   *[plain] { $title }, { $seats } plasser tilfeldig, én kjerne, ren Python
}
bench-figure = { $figure ->
    [games_per_s] spill i sekundet
    [decisions_per_s] beslutninger i sekundet
    [python_decisions_per_s] beslutninger i sekundet fra Python
    [copies_per_s] kopier i sekundet
    [state_bytes] byte per stilling
    [simulations_per_s] simuleringer i sekundet
   *[decisions_per_game] beslutninger per spill
}
bench-ratio = forhold
bench-ends = slutter: { $ends }

## New titles
new-title-made = Et lite spill som virker, ligger i { $path }. Installer det, test det og spill det:
new-title-next = Gjør det så om til ditt eget. { $document } beskriver hver fil.

## Server
serve-at = Wolfden er på { $address }
serve-port-taken = Port { $taken } er opptatt, så denne serveren bruker port { $port }.
backup-done = Sikkerhetskopien ligger i { $path }
data-moved = Flyttet til { $url }: { $tables } bord med { $entries } poster, { $guests } gjester. Nå spilles hvert spill gjennom på nytt.
restore-done = { $keys ->
    [true] Sikkerhetskopien er gjenopprettet i { $folder }
   *[other] Sikkerhetskopien er gjenopprettet i { $folder }. Den har ingen nøkler: Gjester trenger en gjenopprettingskode for å komme tilbake.
}
keys-rotated = { $count ->
    [one] { $count } nøkkel gjelder; den nyeste signerer fra neste start
   *[other] { $count } nøkler gjelder; den nyeste signerer fra neste start
}
guest-deleted = Gjesten { $guest } er slettet
table-closed = Bordet { $table } er lukket; en server som kjører, utfører det i løpet av sekunder
table-deleted = Bordet { $table } er slettet; en server som kjører, utfører det i løpet av sekunder
guest-banned = Gjesten { $guest } er utestengt; en server som kjører, utfører det i løpet av sekunder
guest-unbanned = Gjesten { $guest } får sitte og skrive igjen
report-closed = Rapporten { $report } er lukket
invitation-revoked = Invitasjonen { $invitation } er trukket tilbake; en server som kjører, utfører det i løpet av sekunder
invitation-state = { $state ->
    [used] brukt { $day }
    [expired] utløpt { $day }
   *[free] ledig til { $day }
}
guests-kind = { $kind ->
    [bot] bot
   *[person] menneske
}
game-exported = Spillet ligger i { $path }
tables-fact = { $fact ->
    [table] bord
    [title] spill
    [rules] regelversjon
    [status] tilstand
    [public] åpent for alle
    [seats] plasser
    [actions] handlinger
    [created] opprettet
    [moved] siste handling
   *[result] resultat
}
tables-is-public = { $public ->
    [true] ja
   *[false] nei
}
tables-actions = { $standing } gjelder, { $entries } poster
tables-verified = { $tables } bord, { $wrong } av dem avviker fra de nåværende reglene
verify-length = har { $found } handlinger, ikke { $stored }
verify-snapshot = stillingen som ble lagret etter handling { $actions }, er en annen
verify-result = slutter med { $result }, ikke som lagret

## Hva som er galt: kommandolinje og filer
problem-language = Wolfden snakker ikke «{ $word }». Velg et av disse språkene: { $known }.
problem-picture-format = { $path }: navnet må slutte på en av { $known }.
problem-extra-missing = Ikke installert: { $names }. Installer det med: pip install 'wolfden[{ $extra }]'
problem-package-damaged = En pakke er skadet: { $names } ({ $trouble }). Installer Wolfden på nytt i et nytt miljø; i en klon sletter du mappen .venv og gjentar kommandoen.
problem-title-page = Siden til «{ $title }» kan ikke tegne et bilde: { $path }: { $reason }
problem-title-vocabulary = «{ $title }» kan ikke brukes: Det er en feil i ordlisten (vocabulary) til spillet. { $reason }
problem-title-terminal = «{ $title }» kan ikke spilles i terminalen: Modulen { $module } mangler i pakken til spillet.
problem-usage-count = { $name }: «{ $word }» er ikke et heltall over null. Mer: { $help }
problem-usage-seconds = { $name }: «{ $word }» er ikke et antall sekunder over null. Mer: { $help }
problem-journal-line = { $path } kan ikke brukes: Linje { $line } er skadet, eller det er ikke den ventede filen ({ $trouble }).
problem-file-in-use = Et annet program bruker { $path }. Vent til det er ferdig.
problem-file-there = { $path } finnes allerede. Oppgi en ny fil.
problem-folder-there = { $path } finnes allerede. Velg et annet navn, eller kjør kommandoen i en annen mappe.
problem-new-title-name = Et spill kan ikke hete «{ $word }». Skriv høyst 40 små bokstaver a–z og tall, begynn med en bokstav, og sett én bindestrek mellom ord, for eksempel night-walk.
problem-new-title-taken = Navnet { $title } er tatt av et installert spill eller en pakke. Velg et annet.

## Hva som er galt: arena
problem-workers-none = Spill trenger minst én prosess, ikke { $workers }.
problem-entrant-empty = En bot mangler navn. Skriv boter med ett komma imellom, for eksempel alpha,cub.
problem-ladder-seats = En stige plasserer botene sine selv. Utelat --seats og --swap.
problem-ladder-bots = En stige trenger to eller flere ulike boter, den svakeste først.
problem-swap-no-sides = Dette spillet har ingen sider å bytte: Hver bot spiller uansett på alle plasser.
problem-swap-mixed = Sider kan bare byttes når hver side spilles av én slags bot.
problem-entrants-few = Boter: { $entrants }, plasser: { $seats }. Nevn en bot flere ganger for å gi den flere plasser.
problem-entrants-sides = Boter: { $entrants }, plasser: { $seats }. Nevn én for hver side ({ $sides }) eller én for hver plass ({ $each }).
problem-seats-missing = --seats mangler: Oppgi hvem som spiller, for eksempel --seats alpha,hunter,cub
problem-arena-folder = { $path } er ikke en mappe fra arenaen. Oppgi en ny eller tom mappe, eller en som arenaen har laget.
problem-arena-settings = { $path } kan ikke brukes: { $trouble }
problem-arena-other = { $path } har en turnering med andre innstillinger ({ $name }: { $kept }, ikke { $asked }). Oppgi en annen mappe, eller de samme innstillingene for å fortsette.
problem-limit-zero = Tidsgrensen må være over null sekunder, ikke { $limit }.
problem-games-none = En turnering trenger minst ett spill, ikke { $games }.
problem-games-fewer = Spill { $latest } er allerede ferdig. Be om minst { $latest } spill.
problem-dataset = Disse spillene kan ikke bli et datasett: { $trouble }
problem-game-broke = Spill { $number } med --seed «{ $seed }» mislyktes, og det skyldes ingen bot ({ $trouble }). Alle ferdige spill er lagret.
problem-workers-end = Prosessene som skal spille, slutter med en gang (kode { $code }).
problem-cluster-address = «{ $address }» er ikke adressen til en klynge. Skriv HOST:PORT, ray://HOST:PORT, «{ $local }» for denne maskinen eller «{ $running }» for klyngen den hører til.
problem-cluster-unreachable = Ingen Ray-klynge kan nås på «{ $address }»: { $trouble }. Hvis den krever et token, oppgi det i RAY_AUTH_TOKEN.
problem-cluster-lost = Alle maskinene i klyngen er tapt. Start arenaen igjen.

## Hva gikk galt: trening
problem-train-other = { $path } inneholder trening med andre innstillinger ({ $name }: { $kept }, ikke { $asked }). Oppgi en annen mappe, eller de samme innstillingene for å fortsette.
problem-train-title = «{ $title }» har ingen innkoder i bot/encoder.py, så ingenting kan læres om det.
problem-train-few = { $games } spill er for få å lære av: Det trengs minst { $least }.

## Hva som er galt: oppgaver
problem-simulations = --simulations kan høyst være { $most }, ikke { $asked }.
problem-puzzles-other = { $path } ble laget av en annen kilde (spill, regler, spillere, valg, --seed eller simuleringer). Oppgi en annen fil, eller de samme innstillingene for å fortsette.
problem-puzzles-rules = Oppgavene ble laget etter versjon { $made } av reglene; dette Wolfden har versjon { $known }.
problem-puzzles-head = { $path } er ikke en fil med oppgaver: Den første linjen må si hvordan de ble laget.
problem-puzzle-position = Stillingen i oppgave { $puzzle } kan ikke brukes: { $trouble }
problem-puzzle-answer = Svaret på oppgave { $puzzle } er ikke tillatt i stillingen.

## Hva som er galt: server
problem-usage-setting = { $name }: «{ $word }» er ikke et tall fra 0 og opp. Mer: { $help }
problem-port = En port er et tall fra 0 til { $last }, ikke { $port }.
problem-listen = Det går ikke å lytte på { $host }:{ $port }: { $trouble }. Velg en annen adresse med --host og --port; port 0 tar en ledig.
problem-feature-broken = Serverfunksjonen «{ $feature }» kan ikke brukes: { $trouble }. Reparer pakken, eller avinstaller den.
problem-feature-needs = Serverfunksjonen «{ $feature }» trenger funksjonen «{ $needed }», som ikke er installert. Installer den, eller avinstaller «{ $feature }».
problem-feature-cycle = Disse serverfunksjonene trenger hverandre, så ingen av dem kan komme først: { $names }.
problem-feature-taken = { $kind ->
    [name] To serverfunksjoner heter «{ $name }»: { $first } og { $second }. Avinstaller en av dem.
    [job] To serverfunksjoner har oppgaven «{ $name }»: { $first } og { $second }. Avinstaller en av dem.
    [page] To serverfunksjoner har siden { $name }: { $first } og { $second }. Avinstaller en av dem.
   *[route] To serverfunksjoner svarer på { $name }: { $first } og { $second }. Avinstaller en av dem.
}
problem-keys-unusable = Nøklene i { $path } kan ikke brukes: { $trouble }
problem-keys-empty = { $path } er tom. Slett den: Neste start lager en ny nøkkel.
problem-data-folder = Datamappen { $folder } kan ikke brukes: { $trouble }
problem-data-in-use = En annen server bruker datamappen { $folder }. Stans den, eller oppgi en annen mappe med --data.
problem-database-unusable = Databasen { $path } kan ikke åpnes: { $trouble }. Hvis et annet program bruker den, stans det; ellers gjenopprett en sikkerhetskopi.
problem-database-newer = Databasen { $path } ble skrevet av et nyere Wolfden (versjon { $version }). Bruk den versjonen, eller gjenopprett en sikkerhetskopi.
problem-database-between = Databasen { $path } ble skrevet av et Wolfden mellom to utgivelser (migrering { $version }), som ingen utgivelse kan fortsette. Gjenopprett en sikkerhetskopi som en utgivelse har laget.
problem-database-emptied = Databasen { $path } er tom, selv om denne mappen har vært i bruk. Gjenopprett en sikkerhetskopi, eller slett secret.keys for å begynne på nytt.
problem-database-none = Det er ingen database i { $folder }. Oppgi mappen med --data.
problem-database-foreign = { $path } tilhører et annet program (den har tabellene { $names }). Oppgi en annen mappe med --data.
problem-database-damaged = Databasen { $path } er skadet: { $trouble }. Flytt den, og gjenopprett en sikkerhetskopi: wolfden restore
problem-backup-failed = Sikkerhetskopien { $path } kunne ikke skrives: { $trouble }
problem-backup-postgres = En PostgreSQL-database sikkerhetskopieres med egne verktøy: pg_dump, eller en grunnkopi med loggen.
problem-database-url = «{ $url }» er ikke URL-en til en PostgreSQL-database. Den ser slik ut: postgresql://user:password@host:5432/name
problem-database-unreachable = Databasen { $url } kan ikke brukes: { $trouble }. Sjekk --database, passordet, og at PostgreSQL kjører.
problem-processes-database = { $processes } serverprosesser trenger en database de kan dele: Oppgi en med --database, eller utelat --processes.
problem-transfer-not-empty = Databasen { $url } er ikke tom. Oppgi en ny, så ingenting blir overskrevet.
problem-transfer-incomplete = Databasen { $url } ville hatt { $found } i stedet for { $count } rader i «{ $table }». Ingenting ble flyttet; den gamle databasen er uendret.
problem-backup-none = Det er ingen sikkerhetskopi i { $path }.
problem-restore-occupied = Det er allerede { $name } i { $folder }. Oppgi en tom mappe med --data, eller flytt det som er der.
problem-table-unknown = Det er ikke noe bord «{ $table }». Alle bord: wolfden tables list
problem-guest-unknown = Det er ingen gjest «{ $guest }». Alle gjester: wolfden guests list
problem-report-unknown = Det er ingen rapport «{ $report }». Vis alle rapporter: wolfden reports list --all
problem-invitation-unknown = Det er ingen invitasjon «{ $invitation }». Vis alle invitasjoner: wolfden invitations list
problem-invitation-url = Invitasjoner trenger adressen til serveren. Oppgi den med --url.
problem-password-file = Passordfilen { $path } kan ikke brukes: { $trouble }
problem-password-short = Passordet i { $path } er for kort: Det trengs minst { $least } tegn.

## Hjelp
cli-arena-seats = hvem som spiller, for eksempel alpha,hunter,cub
cli-arena-games = hvor mange spill ({ $default })
cli-arena-players = plasser ved bordet (så mange som --seats nevner)
cli-arena-swap = bytt sidene i spillet etter hvert spill
cli-arena-seed = gjør utdelinger og boter gjentakbare
cli-arena-limit = lengste tid for en beslutning i sekunder (120)
cli-arena-workers = hvor mange spill om gangen (ett per prosessor)
cli-arena-cluster = spill på en Ray-klynge: den maskinen hører til, HOST:PORT eller local
cli-arena-out = mappe for alle resultater; fortsetter hvis den har noen
cli-arena-dataset = skriv også alle spill som et datasett til læring (Parquet)
cli-arena-ladder = la hver av Wolfdens (eller listens) boter møte den neste under seg
cli-train-players = plasser ved bordet, flere med komma ({ $default })
cli-train-games = spill i en runde ({ $default })
cli-train-rounds = runder med spill, læring og sammenligning ({ $default })
cli-train-simulations = simuleringer per beslutning ({ $default })
cli-train-match = spill mot den nåværende vurderingen ({ $default })
cli-train-seconds = lengste tid for spillene i en runde (ingen grense)
cli-train-seed = gjør spill og læring gjentakbare ({ $default })
cli-train-workers = hvor mange spill om gangen (ett per prosessor)
cli-train-out = mappe for spill, vekter og rapport; fortsetter hvis den har noen
cli-bench-players = plasser ved bordet ({ $default })
cli-bench-seconds = sekunder per tall ({ $default })
cli-bench-rounds = runder å ta medianen av ({ $default })
cli-bench-plain = mål uten kompilering
cli-bench-json = skriv ett JSON-objekt
cli-puzzles-make = let etter oppgaver i spill mellom boter
cli-puzzles-make-games = spill å gå gjennom ({ $default })
cli-puzzles-make-players = plasser ({ $default })
cli-puzzles-make-seed = hvilke spill ({ $default })
cli-puzzles-make-simulations = simuleringer i et dypt søk ({ $default })
cli-puzzles-make-out = fil for oppgavene; fortsetter hvis den finnes
cli-puzzles-check = søk gjennom oppgaver igjen, og se hvilke som holder
cli-puzzles-check-file = oppgavene
cli-puzzles-check-seed = seed for etterprøvingen ({ $default })
cli-puzzles-check-simulations = simuleringer i hvert søk (åtte ganger så mange som da de ble laget)
cli-puzzles-check-out = skriv dem som holder, til en ny fil
cli-serve-more = Hvert flagg kan også være en miljøvariabel, for eksempel WOLFDEN_PORT.
cli-serve-none = ingen
cli-serve-open = åpne siden i nettleseren din
cli-serve-host = adresse å lytte på
cli-serve-port = port å lytte på; 0 tar en ledig
cli-serve-data = mappen med databasen og den hemmelige nøkkelen
cli-serve-database = URL-en til en PostgreSQL-database, for eksempel postgresql://user:password@host/wolfden, i stedet for en fil i datamappen
cli-serve-processes = serverprosesser; flere enn én krever PostgreSQL
cli-serve-url = den offentlige adressen til serveren, for lenker; ellers den i forespørselen
cli-serve-hosts = flere navn serveren nås under, atskilt med komma; * tillater alle
cli-serve-trusted-proxies = adresser til betrodde proxyer (X-Forwarded-hodene deres brukes), atskilt med komma
cli-serve-synchronous = FULL overlever et strømbrudd, NORMAL en drept prosess
cli-serve-workers = prosesser som botene tenker i
cli-serve-worker-memory = megabyte minne for hver av disse prosessene; 0 setter ingen grense
cli-serve-job-seconds = sekunder før en prosess som ikke svarer, blir byttet ut, utover tiden en bot tenker
cli-serve-review-simulations = simuleringer per beslutning i gjennomganger av ferdige spill; 0 tillater ingen gjennomganger
cli-serve-analysis-seconds = hvor lenge analysemotoren tenker på en stilling på analysebrettet; 0 slår den av
cli-serve-min-bot-seconds = det minste antallet sekunder en bot bruker på en handling
cli-serve-idle-seconds = sekunder uten melding før et bord fjernes fra minnet
cli-serve-limits = faktor for alle grenser; 0 slår dem av
cli-serve-guests-per-address = nye gjester i timen fra én adresse; over 10 vokser også de andre grensene for den
cli-serve-door = hvem som får komme inn: open (alle) eller closed (de som har passordet eller en invitasjon)
cli-serve-password-file = en fil med passordet til døren; den lukker også døren
cli-serve-log = hvordan loggen skrives: text eller json
cli-serve-metrics = hvem som får lese /metrics: local (bare denne maskinen) eller all (alle)
cli-serve-webhooks = hvor «din tur» kan sendes: offentlige adresser (public) eller alle (any)
cli-serve-smtp = e-postserveren for «din tur», for eksempel smtp://user:password@host:587
cli-serve-mail-from = avsenderadressen for e-post
cli-serve-backup-every = timer mellom sikkerhetskopier; 0 lager ingen
cli-serve-backup-keep = hvor mange sikkerhetskopier som beholdes
cli-serve-backup-folder = hvor sikkerhetskopier legges; vanligvis i «backups» i datamappen
cli-serve-keep-guests = dager uten spill eller melding før gjester slettes; 0 beholder dem for alltid
cli-serve-keep-finished = dager før avsluttede bord slettes; 0 beholder dem for alltid
cli-serve-keep-chat = dager før chatmeldinger slettes; 0 beholder dem for alltid
cli-tables-list = vis alle bord
cli-tables-list-status = bare bord med denne tilstanden
cli-tables-show = vis ett bord
cli-tables-export = skriv et spill som avspillingsfil
cli-tables-import = lagre avspillingsfiler som bord
cli-tables-verify = kontroller databasefilen, og spill så hvert spill gjennom på nytt etter de nåværende reglene
cli-tables-close = avslutt spillet ved et bord uten resultat
cli-tables-delete = slett alt om et bord
cli-guests-list = vis alle gjester
cli-guests-delete = slett alt om en gjest, mens serveren er stanset
cli-guests-ban = avslutt en gjests økter, skjul navnet, forby å sitte og skrive
cli-guests-unban = la en utestengt gjest sitte og skrive igjen
cli-guests-rotate-key = signer informasjonskapsler med en ny nøkkel fra neste start; de gamle gjelder fortsatt
cli-migrate-data-source = datamappen til serveren, som må være stanset
cli-migrate-data-target = URL-en til en tom PostgreSQL-database
cli-reports-list = vis åpne rapporter
cli-reports-list-all = også behandlede rapporter
cli-reports-show = vis en rapport med meldingene rundt
cli-reports-close = noter at en rapport er behandlet
cli-invitations-new = skriv ut lenker som hver slipper inn én person én gang
cli-invitations-new-count = antall lenker
cli-invitations-new-days = dager før en ubrukt lenke utløper
cli-invitations-list = vis invitasjonene
cli-invitations-revoke = avslutt en invitasjon; den som kom inn med den, må ut
cli-new-title-name = navnet på spillet og mappen, for eksempel night-walk
cli-backup-folder = en ny mappe for sikkerhetskopien
cli-restore-backup = mappen med sikkerhetskopien

## Reviews
review-judging = bedømmer
cli-review-simulations = simuleringer per beslutning ({ $default })
cli-review-seed = samme seed gir samme gjennomgang ({ $default })
cli-review-json = skriv gjennomgangen som JSON

## Analysis
cli-analyse-source = en fil med en avspilling, en stilling eller en analyse, eller et spill som skal begynne på nytt
cli-analyse-at = etter N handlinger i den første varianten, ikke ved slutten av den
cli-analyse-seconds = betenkningstid ({ $default })
cli-analyse-lines = hvor mange av de beste handlingene som skrives ut ({ $default })
cli-analyse-seat = ut fra det denne plassen vet; ellers den som har turen
cli-analyse-players = antall plasser i et nytt spill
cli-analyse-seed = gjør utdelingen i et nytt spill gjentakbar ({ $default })
