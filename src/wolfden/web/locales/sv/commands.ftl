### Vad kommandona säger som mäter, gör och serverar; sidan visar det aldrig.

## Arena
arena-heading = { $games ->
    [one] { $title }, { $seats } platser, { $games } parti, --seed { $seed }
   *[other] { $title }, { $seats } platser, { $games } partier, --seed { $seed }
}
arena-entrant = deltagare
arena-side = { $side ->
    [beast] Besten: { $bots }
   *[hunters] Jägarna: { $bots }
}
arena-games = partier
arena-wins = vinster
arena-draws = oavgjorda
arena-share = andel (95 %)
arena-fair = lika andel
arena-rating = rating
arena-score = poäng
arena-median = median
arena-p95 = p95
arena-forfeits = walkover
arena-end = { $times } × { $ending }
arena-forfeited = En bot förlorade på walkover.
arena-uneven = Platserna är jämnt fördelade efter varje omgång om { $period } partier.
arena-forfeit = { $fault ->
    [raised] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover, ett programfel ({ $message })
    [illegal] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover, svaret är inte tillåtet ({ $message })
    [hung] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover, inget svar kom ({ $message })
   *[crashed] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover, processen dog ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … och { $count } walkover till
   *[other] … och { $count } walkover till
}
arena-no-games = Inget parti blev färdigt.
arena-playing = spelar
arena-stopped = Stoppat efter { $done } av { $games } partier. Fortsätt med samma kommando och --out { $path }
arena-kept = Resultat, repriser och bilder finns i { $path }
arena-no-pictures = Inga bilder: de kräver matplotlib, pip install 'wolfden[arena]'
arena-rung = { $strong } mot { $weak }
arena-stronger = starkare
arena-weaker = svagare
arena-above = över lika andel
arena-verdict = { $verdict ->
    [above] ja
   *[other] nej
}
arena-repeat = Så upprepas det:
arena-ratings = Rating med 95 %-intervall
arena-weng-lin = rating enligt Weng–Lin
arena-scores = Poäng
arena-score-axis = poäng (linje: medel)
arena-no-scores = Inget parti spelades till slut.

## Träning
train-playing = Omgång { $round }: { $games } partier spelade, { $positions } ställningar
train-fitting = Omgång { $round }: lär på { $device }, genomgång { $pass }, logaritmisk förlust { $loss }
train-measured = Omgång { $round }: logaritmisk förlust { $loss }, för hand { $hand }, på måfå { $uniform }
train-matched = Omgång { $round }: { $share } av { $games } partier vunna mot den nuvarande bedömningen, rättvist är { $fair }
train-verdict = { $verdict ->
    [kept] Behållet: { $path }
   *[dropped] Inte behållet: den nuvarande bedömningen används fortfarande.
}
train-stopped = Stoppat. Fortsätt med samma kommando och --out { $path }

## Göra och pröva problem
making-on = { $path } fortsätter efter { $games } partier, problem hittills: { $puzzles }.
making-game = Parti { $number } av { $games }: { $moments } ögonblick, { $searched } genomsökta, { $kept } behållna; problem hittills: { $puzzles }.
making-stopped = Stoppat. Det som hittats finns i { $path }; samma kommando fortsätter.
checking-holds = { $puzzle }: håller ({ $lead } procentenheter, { $difficulty })
checking-other = { $puzzle }: håller inte, ”{ $favourite }” prövas mest ({ $lead } procentenheter)
checking-unclear = { $puzzle }: håller inte, svaret är inte tydligt nog ({ $lead } procentenheter)
checking-stopped = Stoppat efter { $done } av { $puzzles } problem.
checking-done = { $held } av { $puzzles } problem håller vid { $simulations } simuleringar.
checking-kept = De som håller finns i { $path }

## Mäta
bench-no-peer = Inget att jämföra med: installera tillägget wolfden[bench].
bench-round = omgång { $number } av { $rounds } ...
bench-heading = { $how ->
    [compiled] { $title }, { $seats } platser på måfå, en kärna, kompilerat
   *[plain] { $title }, { $seats } platser på måfå, en kärna, ren Python
}
bench-figure = { $figure ->
    [games_per_s] partier per sekund
    [decisions_per_s] beslut per sekund
    [python_decisions_per_s] beslut per sekund från Python
    [copies_per_s] kopior per sekund
    [state_bytes] byte per ställning
    [simulations_per_s] simuleringar per sekund
   *[decisions_per_game] beslut per parti
}
bench-ratio = förhållande
bench-ends = slut: { $ends }

## Server
serve-at = Wolfden finns på { $address }
serve-port-taken = Port { $taken } är upptagen, så den här servern använder port { $port }.
backup-done = Säkerhetskopian finns i { $path }
data-moved = Flyttat till { $url }: { $tables } bord med { $entries } poster, { $guests } gäster. Nu spelas varje spel upp igen.
restore-done = { $keys ->
    [true] Säkerhetskopian är återställd i { $folder }
   *[other] Säkerhetskopian är återställd i { $folder }. Den har inga nycklar: gäster behöver en återställningskod för att komma tillbaka.
}
keys-rotated = { $count ->
    [one] { $count } nyckel gäller; den nyaste signerar från nästa start
   *[other] { $count } nycklar gäller; den nyaste signerar från nästa start
}
guest-deleted = Gästen { $guest } är borttagen
table-closed = Bordet { $table } är stängt; en server som körs verkställer det inom några sekunder
table-deleted = Bordet { $table } är borttaget; en server som körs verkställer det inom några sekunder
guest-banned = Gästen { $guest } är avstängd; en server som körs verkställer det inom några sekunder
guest-unbanned = Gästen { $guest } får sitta och skriva igen
report-closed = Anmälan { $report } är stängd
guests-kind = { $kind ->
    [bot] bot
   *[person] människa
}
game-exported = Partiet finns i { $path }
tables-fact = { $fact ->
    [table] bord
    [title] spel
    [rules] regelversion
    [status] läge
    [public] öppet för alla
    [seats] platser
    [actions] handlingar
    [created] skapat
    [moved] senaste handling
   *[result] resultat
}
tables-is-public = { $public ->
    [true] ja
   *[false] nej
}
tables-actions = { $standing } gäller, { $entries } poster
tables-verified = { $tables } bord, { $wrong } av dem avviker från de nuvarande reglerna
verify-length = har { $found } handlingar, inte { $stored }
verify-snapshot = ställningen som sparades efter handling { $actions } är en annan
verify-result = slutar med { $result }, inte som sparat

## Vad som är fel: kommandorad och filer
problem-language = ”{ $word }” är inget språk Wolfden talar: välj bland { $known }
problem-extra-missing = Något är inte installerat: { $names }. Installera: pip install 'wolfden[{ $extra }]'
problem-title-page = Sidan för ”{ $title }” kan inte rita en bild: { $path }: { $reason }
problem-title-vocabulary = ”{ $title }” kan inte användas: det finns ett fel i spelets ordlista (vocabulary). { $reason }
problem-title-terminal = ”{ $title }” kan inte spelas i terminalen: modulen { $module } saknas i spelets paket.
problem-usage-count = { $name }: ”{ $word }” är inget heltal över noll. Mer: { $help }
problem-usage-seconds = { $name }: ”{ $word }” är inget antal sekunder över noll. Mer: { $help }
problem-journal-line = { $path } kan inte användas: rad { $line } är skadad, eller så är det en annan fil ({ $trouble }).
problem-file-in-use = Ett annat program arbetar i { $path }: vänta tills det är klart.
problem-file-there = { $path } finns redan: ange en ny fil.

## Vad som är fel: arena
problem-workers-none = Partier behöver minst en process, inte { $workers }.
problem-entrant-empty = En bot saknar namn: skriv bottar med ett kommatecken emellan, som alpha,cub.
problem-ladder-seats = En stege placerar sina bottar själv: utelämna --seats och --swap.
problem-ladder-bots = En stege behöver två eller flera olika bottar, från den svagaste och uppåt.
problem-swap-no-sides = Det här spelet har inga sidor att byta: bottarna sitter ändå överallt.
problem-swap-mixed = Sidor byts bara när varje sida spelas av ett slags bot.
problem-entrants-few = Bottar: { $entrants }, platser: { $seats }. Nämn en bot flera gånger för att den ska sitta flera gånger.
problem-entrants-sides = Bottar: { $entrants }, platser: { $seats }. Nämn en för varje sida ({ $sides }) eller en för varje plats ({ $each }).
problem-seats-missing = --seats saknas: ange vilka som spelar, till exempel --seats alpha,hunter,cub
problem-arena-folder = { $path } är ingen mapp från arenan: ange en ny eller tom, eller en som arenan har gjort.
problem-arena-settings = { $path } kan inte användas: { $trouble }
problem-arena-other = { $path } har en turnering med andra inställningar ({ $name }: { $kept }, inte { $asked }). Ange en annan mapp, eller samma inställningar för att fortsätta.
problem-limit-zero = Tidsgränsen måste vara över noll sekunder, inte { $limit }.
problem-games-none = En turnering behöver minst ett parti, inte { $games }.
problem-games-fewer = Parti { $latest } är redan färdigt: begär minst så många partier.
problem-game-broke = Parti { $number } med --seed ”{ $seed }” avbröts, och ingen bot bär skulden ({ $trouble }). Alla färdiga partier finns kvar.
problem-workers-end = Processerna som ska spela slutar genast (kod { $code }).
problem-cluster-address = ”{ $address }” är ingen adress till ett kluster: skriv HOST:PORT, ray://HOST:PORT, ”{ $local }” för den här datorn eller ”{ $running }” för klustret den hör till.
problem-cluster-unreachable = Inget Ray-kluster nås på ”{ $address }”: { $trouble }. Ett som kräver en token tar den från RAY_AUTH_TOKEN.
problem-cluster-lost = Alla datorer i klustret är borta: starta arenan igen.

## Vad gick fel: träning
problem-train-other = { $path } innehåller träning med andra inställningar ({ $name }: { $kept }, inte { $asked }). Ange en annan mapp, eller samma inställningar för att fortsätta.
problem-train-title = ”{ $title }” har ingen kodare i bot/encoder.py, så ingenting kan läras om det.
problem-train-few = { $games } partier är för få att lära av: minst { $least } behövs.

## Vad som är fel: problem
problem-simulations = --simulations går upp till { $most }, inte { $asked }.
problem-puzzles-other = { $path } gjordes ur en annan källa (spel, regler, spelare, val, --seed eller simuleringar). Ange en annan fil, eller samma inställningar för att fortsätta.
problem-puzzles-rules = Problemen gjordes med version { $made } av reglerna; här gäller version { $known }.
problem-puzzles-head = { $path } är ingen fil med problem: en sådan börjar med hur de gjordes.
problem-puzzle-position = Ställningen i problemet { $puzzle } kan inte användas: { $trouble }
problem-puzzle-answer = Problemet { $puzzle } har inget svar som är tillåtet i ställningen.

## Vad som är fel: server
problem-usage-setting = { $name }: ”{ $word }” är inget tal från 0 och uppåt. Mer: { $help }
problem-port = En port är ett tal från 0 till { $last }, inte { $port }.
problem-listen = Det går inte att lyssna på { $host }:{ $port }: { $trouble }. Välj något annat med --host och --port; port 0 tar en ledig.
problem-keys-unusable = Nycklarna i { $path } kan inte användas: { $trouble }
problem-keys-empty = { $path } är tom: ta bort den, så gör nästa start en ny nyckel.
problem-data-folder = Datamappen { $folder } kan inte användas: { $trouble }
problem-data-in-use = En annan server använder datamappen { $folder }: stoppa den, eller ange en annan med --data.
problem-database-unusable = Databasen { $path } kan inte öppnas: { $trouble }. Om ett annat program håller den, stoppa det eller gå tillbaka till en säkerhetskopia.
problem-database-newer = Databasen { $path } skrevs av ett nyare Wolfden (version { $version }): använd det, eller gå tillbaka till en säkerhetskopia.
problem-database-emptied = Databasen { $path } är tom, fast den här mappen har använts: gå tillbaka till en säkerhetskopia, eller ta bort secret.keys för att börja om.
problem-database-none = Det finns ingen databas i { $folder }: ange dess mapp med --data.
problem-database-foreign = { $path } tillhör ett annat program (den har tabellerna { $names }). Ange en annan mapp med --data.
problem-database-damaged = Databasen { $path } är skadad: { $trouble }. Flytta undan den och återställ en säkerhetskopia: wolfden restore
problem-backup-failed = Säkerhetskopian { $path } kunde inte skrivas: { $trouble }
problem-backup-postgres = En PostgreSQL-databas säkerhetskopieras med dess egna verktyg: pg_dump, eller en grundkopia med loggen.
problem-database-url = ”{ $url }” är inte URL:en till en PostgreSQL-databas. Den ser ut så här: postgresql://user:password@host:5432/name
problem-database-unreachable = Databasen { $url } kan inte användas: { $trouble }. Kontrollera --database, lösenordet och att PostgreSQL körs.
problem-processes-database = { $processes } serverprocesser behöver en databas som de kan dela: ange en med --database eller utelämna --processes.
problem-transfer-not-empty = Databasen { $url } är inte tom. Ange en ny, så att inget skrivs över.
problem-transfer-incomplete = Databasen { $url } skulle ha { $found } i stället för { $count } rader i ”{ $table }”. Inget flyttades; den gamla databasen är oförändrad.
problem-backup-none = Det finns ingen säkerhetskopia i { $path }.
problem-restore-occupied = Det finns redan { $name } i { $folder }. Ange en tom mapp med --data, eller flytta undan det som finns där.
problem-table-unknown = Det finns inget bord ”{ $table }”. Alla bord: wolfden tables list
problem-guest-unknown = Det finns ingen gäst ”{ $guest }”. Alla gäster: wolfden guests list
problem-report-unknown = Det finns ingen anmälan ”{ $report }”. Visa alla anmälningar: wolfden reports list --all

## Hjälp
cli-arena-seats = vilka som spelar, till exempel alpha,hunter,cub
cli-arena-games = hur många partier ({ $default })
cli-arena-players = platser vid bordet (så många som --seats nämner)
cli-arena-swap = låt spelets sidor byta händer varje parti
cli-arena-seed = gör givar och bottar upprepningsbara
cli-arena-limit = längsta tid för ett beslut (120)
cli-arena-workers = hur många partier samtidigt (ett per processor)
cli-arena-cluster = spela på ett Ray-kluster: det datorn hör till, HOST:PORT eller local
cli-arena-out = mapp för alla resultat; finns det några, fortsätt
cli-arena-ladder = låt varje bot i huset (eller i listan) möta den på pinnen under
cli-train-players = platser vid bordet, flera med komma ({ $default })
cli-train-games = partier i en omgång ({ $default })
cli-train-rounds = omgångar av spel, lärande och jämförelse ({ $default })
cli-train-simulations = simuleringar per beslut ({ $default })
cli-train-match = partier mot den nuvarande bedömningen ({ $default })
cli-train-seconds = längsta tid för partierna i en omgång (ingen gräns)
cli-train-seed = gör partier och lärande upprepningsbara ({ $default })
cli-train-workers = hur många partier samtidigt (ett per processor)
cli-train-out = mapp för partier, vikter och rapport; finns det några, fortsätt
cli-bench-players = platser vid bordet ({ $default })
cli-bench-seconds = sekunder per siffra ({ $default })
cli-bench-rounds = omgångar att ta medianen av ({ $default })
cli-bench-plain = mät utan kompilering
cli-bench-json = skriv ett JSON-objekt
cli-puzzles-make = leta efter problem i bottars partier
cli-puzzles-make-games = partier att gå igenom ({ $default })
cli-puzzles-make-players = platser ({ $default })
cli-puzzles-make-seed = vilka partier ({ $default })
cli-puzzles-make-simulations = simuleringar i en djup sökning ({ $default })
cli-puzzles-make-out = var problemen hamnar; där går det också vidare
cli-puzzles-check = genomsök problem igen: vilka håller?
cli-puzzles-check-file = problemen
cli-puzzles-check-seed = för prövningen ({ $default })
cli-puzzles-check-simulations = simuleringar i varje sökning (åtta gånger så många som när de gjordes)
cli-puzzles-check-out = skriv dem som håller till en ny fil
cli-serve-more = Varje flagga kan också vara en miljövariabel, till exempel WOLFDEN_PORT.
cli-serve-none = ingen
cli-serve-open = öppna sidan i din webbläsare
cli-serve-host = adressen att lyssna på
cli-serve-port = porten att lyssna på; 0 tar en ledig
cli-serve-data = mappen med databasen och den hemliga nyckeln
cli-serve-database = URL:en till en PostgreSQL-databas, till exempel postgresql://user:password@host/wolfden, i stället för en fil i datamappen
cli-serve-processes = serverprocesser; fler än en kräver PostgreSQL
cli-serve-url = adressen folk når servern på, för länkar; annars den i begäran
cli-serve-hosts = fler namn som servern nås under, åtskilda med kommatecken; * tillåter alla
cli-serve-trusted-proxies = adresser till proxyer vars X-Forwarded-huvuden blir trodda, med kommatecken emellan
cli-serve-synchronous = FULL överlever ett strömavbrott, NORMAL en dödad process
cli-serve-workers = processer som bottarna tänker i
cli-serve-worker-memory = megabyte minne för var och en av dessa processer; 0 sätter ingen gräns
cli-serve-job-seconds = sekunder tills en process som inte svarar byts ut, utöver tiden en bott tänker
cli-serve-min-bot-seconds = minsta antal sekunder en bot tar för en handling, vad den än vet
cli-serve-idle-seconds = sekunder utan meddelande tills ett bord plockas undan
cli-serve-limits = faktor på alla gränser; 0 stänger av dem
cli-serve-log = hur loggen skrivs: text eller json
cli-serve-metrics = vem som får läsa /metrics: local bara datorn själv, all alla
cli-serve-webhooks = vart ”din tur” får skickas: public bara öppna adresser, any vart som helst
cli-serve-smtp = e-postservern för ”din tur”, till exempel smtp://user:password@host:587
cli-serve-mail-from = adressen e-posten kommer från
cli-serve-backup-every = timmar mellan säkerhetskopior; 0 gör inga
cli-serve-backup-keep = hur många säkerhetskopior som behålls
cli-serve-backup-folder = var säkerhetskopior läggs; normalt i ”backups” i datamappen
cli-serve-keep-guests = dagar utan spel eller meddelande efter vilka gäster tas bort; 0 behåller dem för alltid
cli-serve-keep-finished = dagar efter vilka avslutade bord tas bort; 0 behåller dem för alltid
cli-serve-keep-chat = dagar efter vilka chattmeddelanden tas bort; 0 behåller dem för alltid
cli-tables-list = lista alla bord
cli-tables-list-status = bara de här
cli-tables-show = visa ett bord
cli-tables-export = skriv ett parti som reprisfil
cli-tables-import = ta emot reprisfiler som bord
cli-tables-verify = kontrollera databasfilen och spela sedan om varje spel enligt de nuvarande reglerna
cli-tables-close = avsluta spelet vid ett bord utan resultat
cli-tables-delete = ta bort allt om ett bord
cli-guests-list = lista alla gäster
cli-guests-delete = ta bort allt om en gäst, medan servern står still
cli-guests-ban = avsluta en gästs sessioner, dölj namnet, förbjud att sitta och skriva
cli-guests-unban = låt en avstängd gäst sitta och skriva igen
cli-guests-rotate-key = signera med en ny nyckel från nästa start; de gamla gäller fortfarande
cli-migrate-data-source = datamappen för servern, som måste vara stoppad
cli-migrate-data-target = URL:en till en tom PostgreSQL-databas
cli-reports-list = visa öppna anmälningar
cli-reports-list-all = även behandlade anmälningar
cli-reports-show = visa en anmälan med meddelandena omkring
cli-reports-close = anteckna att en anmälan är behandlad
cli-backup-folder = en ny mapp för säkerhetskopian
cli-restore-backup = säkerhetskopians mapp
