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
    [raised] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover på grund av ett programfel ({ $message })
    [illegal] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover eftersom svaret inte är tillåtet ({ $message })
    [hung] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover eftersom inget svar kom ({ $message })
   *[crashed] Parti { $number }: { $bot } på plats { $seat } förlorar på walkover eftersom processen dog ({ $message })
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
arena-dataset = Datamängd: { $path } (partier: { $games }, rader: { $rows })
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
train-measured = Omgång { $round }: logaritmisk förlust { $loss }, handgjord bedömning { $hand }, slumpvis { $uniform }
train-matched = Omgång { $round }: { $share } av { $games } partier vunna mot den nuvarande bedömningen, lika andel är { $fair }
train-verdict = { $verdict ->
    [kept] Behållet: { $path }
   *[dropped] Inte behållet: den nuvarande bedömningen används fortfarande.
}
train-stopped = Stoppat. Fortsätt med samma kommando och --out { $path }

## Göra och pröva uppgifter
making-on = Fortsätter { $path }. Partier hittills: { $games }, uppgifter: { $puzzles }.
making-game = Parti { $number } av { $games }: { $moments } ögonblick, { $searched } genomsökta, { $kept } behållna; uppgifter hittills: { $puzzles }.
making-stopped = Stoppat. Det som hittats finns i { $path }; kör samma kommando för att fortsätta.
checking-holds = { $puzzle }: håller ({ $lead } procentenheter, { $difficulty })
checking-other = { $puzzle }: håller inte, ”{ $favourite }” prövas mest ({ $lead } procentenheter)
checking-unclear = { $puzzle }: håller inte, svaret är inte tydligt nog ({ $lead } procentenheter)
checking-stopped = Stoppat efter { $done } av { $puzzles } uppgifter.
checking-done = { $held } av { $puzzles } uppgifter håller vid { $simulations } simuleringar.
checking-kept = De som håller finns i { $path }

## Mäta
bench-no-peer = Inget att jämföra med: installera tillägget wolfden[bench].
bench-round = omgång { $number } av { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, { $seats } platser slumpvis, en kärna, kompilerat
   *[plain] { $title }, { $seats } platser slumpvis, en kärna, ren Python
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

## New titles
new-title-made = Ett litet spel som fungerar finns i { $path }. Installera det, testa det och spela det:
new-title-next = Gör sedan om det till ditt eget. { $document } beskriver varje fil.

## Server
serve-at = Wolfden finns på { $address }
serve-port-taken = Port { $taken } är upptagen, så den här servern använder port { $port }.
backup-done = Säkerhetskopian finns i { $path }
data-moved = Flyttat till { $url }: { $tables } bord med { $entries } poster, { $guests } gäster. Nu spelas varje parti igenom igen.
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
invitation-revoked = Inbjudan { $invitation } är återkallad; en server som körs verkställer det inom några sekunder
invitation-state = { $state ->
    [used] använd { $day }
    [expired] utgången { $day }
   *[free] ledig till { $day }
}
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
problem-language = Wolfden talar inte ”{ $word }”. Välj ett av dessa språk: { $known }.
problem-picture-format = { $path }: namnet måste sluta på något av { $known }.
problem-extra-missing = Inte installerat: { $names }. Installera det med: pip install 'wolfden[{ $extra }]'
problem-package-damaged = Ett paket är skadat: { $names } ({ $trouble }). Installera Wolfden igen i en ny miljö; i en klon tar du bort mappen .venv och upprepar kommandot.
problem-title-page = Sidan för ”{ $title }” kan inte rita en bild: { $path }: { $reason }
problem-title-vocabulary = ”{ $title }” kan inte användas: det finns ett fel i spelets ordlista (vocabulary). { $reason }
problem-title-terminal = ”{ $title }” kan inte spelas i terminalen: modulen { $module } saknas i spelets paket.
problem-usage-count = { $name }: ”{ $word }” är inte ett heltal över noll. Mer: { $help }
problem-usage-seconds = { $name }: ”{ $word }” är inte ett antal sekunder över noll. Mer: { $help }
problem-journal-line = { $path } kan inte användas: rad { $line } är skadad, eller så är det inte den väntade filen ({ $trouble }).
problem-file-in-use = Ett annat program använder { $path }. Vänta tills det är klart.
problem-file-there = { $path } finns redan. Ange en ny fil.
problem-folder-there = { $path } finns redan. Välj ett annat namn, eller kör kommandot i en annan mapp.
problem-new-title-name = Ett spel kan inte heta ”{ $word }”. Skriv högst 40 små bokstäver a–z och siffror, börja med en bokstav och sätt ett bindestreck mellan ord, till exempel night-walk.
problem-new-title-taken = Namnet { $title } är upptaget av ett installerat spel eller paket. Välj ett annat.

## Vad som är fel: arena
problem-workers-none = Partier behöver minst en process, inte { $workers }.
problem-entrant-empty = En bot saknar namn. Skriv bottar med ett kommatecken emellan, till exempel alpha,cub.
problem-ladder-seats = En stege placerar sina bottar själv. Utelämna --seats och --swap.
problem-ladder-bots = En stege behöver två eller flera olika bottar, den svagaste först.
problem-swap-no-sides = Det här spelet har inga sidor att byta: varje bot spelar ändå på alla platser.
problem-swap-mixed = Sidor kan bara bytas när varje sida spelas av ett slags bot.
problem-entrants-few = Bottar: { $entrants }, platser: { $seats }. Nämn en bot flera gånger för att ge den flera platser.
problem-entrants-sides = Bottar: { $entrants }, platser: { $seats }. Nämn en för varje sida ({ $sides }) eller en för varje plats ({ $each }).
problem-seats-missing = --seats saknas: ange vilka som spelar, till exempel --seats alpha,hunter,cub
problem-arena-folder = { $path } är inte en mapp från arenan. Ange en ny eller tom mapp, eller en som arenan har gjort.
problem-arena-settings = { $path } kan inte användas: { $trouble }
problem-arena-other = { $path } har en turnering med andra inställningar ({ $name }: { $kept }, inte { $asked }). Ange en annan mapp, eller samma inställningar för att fortsätta.
problem-limit-zero = Tidsgränsen måste vara över noll sekunder, inte { $limit }.
problem-games-none = En turnering behöver minst ett parti, inte { $games }.
problem-games-fewer = Parti { $latest } är redan färdigt. Begär minst { $latest } partier.
problem-dataset = De här partierna kan inte bli en datamängd: { $trouble }
problem-game-broke = Parti { $number } med --seed ”{ $seed }” misslyckades, och det beror inte på någon bot ({ $trouble }). Alla färdiga partier finns kvar.
problem-workers-end = Processerna som ska spela slutar genast (kod { $code }).
problem-cluster-address = ”{ $address }” är inte adressen till ett kluster. Skriv HOST:PORT, ray://HOST:PORT, ”{ $local }” för den här datorn eller ”{ $running }” för klustret den hör till.
problem-cluster-unreachable = Inget Ray-kluster kan nås på ”{ $address }”: { $trouble }. Om det kräver en token, ange den i RAY_AUTH_TOKEN.
problem-cluster-lost = Alla datorer i klustret är borta. Starta arenan igen.

## Vad gick fel: träning
problem-train-other = { $path } innehåller träning med andra inställningar ({ $name }: { $kept }, inte { $asked }). Ange en annan mapp, eller samma inställningar för att fortsätta.
problem-train-title = ”{ $title }” har ingen kodare i bot/encoder.py, så ingenting kan läras om det.
problem-train-few = { $games } partier är för få att lära av: minst { $least } behövs.

## Vad som är fel: problem
problem-simulations = --simulations får vara högst { $most }, inte { $asked }.
problem-puzzles-other = { $path } gjordes ur en annan källa (spel, regler, spelare, val, --seed eller simuleringar). Ange en annan fil, eller samma inställningar för att fortsätta.
problem-puzzles-rules = Uppgifterna gjordes med version { $made } av reglerna; detta Wolfden har version { $known }.
problem-puzzles-head = { $path } är inte en fil med uppgifter: första raden måste säga hur de gjordes.
problem-puzzle-position = Ställningen i uppgift { $puzzle } kan inte användas: { $trouble }
problem-puzzle-answer = Svaret på uppgift { $puzzle } är inte tillåtet i ställningen.

## Vad som är fel: server
problem-usage-setting = { $name }: ”{ $word }” är inte ett tal som är 0 eller mer. Mer: { $help }
problem-port = En port är ett tal från 0 till { $last }, inte { $port }.
problem-listen = Det går inte att lyssna på { $host }:{ $port }: { $trouble }. Välj en annan adress med --host och --port; port 0 tar en ledig.
problem-feature-broken = Serverfunktionen ”{ $feature }” kan inte användas: { $trouble }. Reparera dess paket eller avinstallera det.
problem-feature-needs = Serverfunktionen ”{ $feature }” behöver funktionen ”{ $needed }”, som inte är installerad. Installera den, eller avinstallera ”{ $feature }”.
problem-feature-cycle = Dessa serverfunktioner behöver varandra, så ingen av dem kan komma först: { $names }.
problem-feature-taken = { $kind ->
    [name] Två serverfunktioner heter ”{ $name }”: { $first } och { $second }. Avinstallera en av dem.
    [job] Två serverfunktioner har jobbet ”{ $name }”: { $first } och { $second }. Avinstallera en av dem.
    [page] Två serverfunktioner har sidan { $name }: { $first } och { $second }. Avinstallera en av dem.
   *[route] Två serverfunktioner svarar på { $name }: { $first } och { $second }. Avinstallera en av dem.
}
problem-keys-unusable = Nycklarna i { $path } kan inte användas: { $trouble }
problem-keys-empty = { $path } är tom. Ta bort den: nästa start gör en ny nyckel.
problem-data-folder = Datamappen { $folder } kan inte användas: { $trouble }
problem-data-in-use = En annan server använder datamappen { $folder }. Stoppa den, eller ange en annan mapp med --data.
problem-database-unusable = Databasen { $path } kan inte öppnas: { $trouble }. Om ett annat program använder den, stoppa det; återställ annars en säkerhetskopia.
problem-database-newer = Databasen { $path } skrevs av ett nyare Wolfden (version { $version }). Använd den versionen, eller återställ en säkerhetskopia.
problem-database-between = Databasen { $path } skrevs av ett Wolfden mellan två utgåvor (migrering { $version }), som ingen utgåva kan fortsätta. Återställ en säkerhetskopia som en utgåva har gjort.
problem-database-emptied = Databasen { $path } är tom, fast den här mappen har använts. Återställ en säkerhetskopia, eller ta bort secret.keys för att börja om.
problem-database-none = Det finns ingen databas i { $folder }. Ange dess mapp med --data.
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
problem-invitation-unknown = Det finns ingen inbjudan ”{ $invitation }”. Visa alla inbjudningar: wolfden invitations list
problem-invitation-url = Inbjudningar behöver serverns adress. Ange den med --url.
problem-password-file = Lösenordsfilen { $path } kan inte användas: { $trouble }
problem-password-short = Lösenordet i { $path } är för kort: det behövs minst { $least } tecken.

## Hjälp
cli-arena-seats = vilka som spelar, till exempel alpha,hunter,cub
cli-arena-games = hur många partier ({ $default })
cli-arena-players = platser vid bordet (så många som --seats nämner)
cli-arena-swap = byt spelets sidor efter varje parti
cli-arena-seed = gör utdelningar och bottar upprepningsbara
cli-arena-limit = längsta tid för ett beslut i sekunder (120)
cli-arena-workers = hur många partier samtidigt (ett per processor)
cli-arena-cluster = spela på ett Ray-kluster: det datorn hör till, HOST:PORT eller local
cli-arena-out = mapp för alla resultat; fortsätter om den har några
cli-arena-dataset = skriv också alla partier som en datamängd för inlärning (Parquet)
cli-arena-ladder = låt var och en av Wolfdens (eller listans) bottar möta den närmast under
cli-train-players = platser vid bordet, flera med komma ({ $default })
cli-train-games = partier i en omgång ({ $default })
cli-train-rounds = omgångar av spel, lärande och jämförelse ({ $default })
cli-train-simulations = simuleringar per beslut ({ $default })
cli-train-match = partier mot den nuvarande bedömningen ({ $default })
cli-train-seconds = längsta tid för partierna i en omgång (ingen gräns)
cli-train-seed = gör partier och lärande upprepningsbara ({ $default })
cli-train-workers = hur många partier samtidigt (ett per processor)
cli-train-out = mapp för partier, vikter och rapport; fortsätter om den har några
cli-bench-players = platser vid bordet ({ $default })
cli-bench-seconds = sekunder per siffra ({ $default })
cli-bench-rounds = omgångar att ta medianen av ({ $default })
cli-bench-plain = mät utan kompilering
cli-bench-json = skriv ett JSON-objekt
cli-puzzles-make = leta efter uppgifter i bottars partier
cli-puzzles-make-games = partier att gå igenom ({ $default })
cli-puzzles-make-players = platser ({ $default })
cli-puzzles-make-seed = vilka partier ({ $default })
cli-puzzles-make-simulations = simuleringar i en djup sökning ({ $default })
cli-puzzles-make-out = fil för uppgifterna; fortsätter om den finns
cli-puzzles-check = genomsök uppgifter igen och se vilka som håller
cli-puzzles-check-file = uppgifterna
cli-puzzles-check-seed = seed för prövningen ({ $default })
cli-puzzles-check-simulations = simuleringar i varje sökning (åtta gånger så många som när de gjordes)
cli-puzzles-check-out = skriv dem som håller till en ny fil
cli-serve-more = Varje flagga kan också vara en miljövariabel, till exempel WOLFDEN_PORT.
cli-serve-none = ingen
cli-serve-open = öppna sidan i din webbläsare
cli-serve-host = adress att lyssna på
cli-serve-port = port att lyssna på; 0 tar en ledig
cli-serve-data = mappen med databasen och den hemliga nyckeln
cli-serve-database = URL:en till en PostgreSQL-databas, till exempel postgresql://user:password@host/wolfden, i stället för en fil i datamappen
cli-serve-processes = serverprocesser; fler än en kräver PostgreSQL
cli-serve-url = serverns offentliga adress, för länkar; annars den i begäran
cli-serve-hosts = fler namn som servern nås under, åtskilda med kommatecken; * tillåter alla
cli-serve-trusted-proxies = adresser till betrodda proxyer (deras X-Forwarded-huvuden används), åtskilda med kommatecken
cli-serve-synchronous = FULL överlever ett strömavbrott, NORMAL en dödad process
cli-serve-workers = processer som bottarna tänker i
cli-serve-worker-memory = megabyte minne för var och en av dessa processer; 0 sätter ingen gräns
cli-serve-job-seconds = sekunder tills en process som inte svarar byts ut, utöver tiden en bot tänker
cli-serve-review-simulations = simuleringar per beslut i genomgångar av färdiga partier; 0 tillåter inga genomgångar
cli-serve-analysis-seconds = hur länge analysmotorn tänker på en ställning på analysbrädet; 0 stänger av den
cli-serve-min-bot-seconds = det minsta antal sekunder en bot tar för en handling
cli-serve-idle-seconds = sekunder utan meddelande tills ett bord tas bort ur minnet
cli-serve-limits = faktor för alla gränser; 0 stänger av dem
cli-serve-guests-per-address = nya gäster i timmen från en adress; över 10 växer även dess andra gränser
cli-serve-door = vem som får komma in: open (alla) eller closed (de som har lösenordet eller en inbjudan)
cli-serve-password-file = en fil med dörrens lösenord; den stänger också dörren
cli-serve-log = hur loggen skrivs: text eller json
cli-serve-metrics = vem som får läsa /metrics: local (bara den här datorn) eller all (alla)
cli-serve-webhooks = vart ”din tur” får skickas: offentliga adresser (public) eller alla (any)
cli-serve-smtp = e-postservern för ”din tur”, till exempel smtp://user:password@host:587
cli-serve-mail-from = avsändaradressen för e-post
cli-serve-backup-every = timmar mellan säkerhetskopior; 0 gör inga
cli-serve-backup-keep = hur många säkerhetskopior som behålls
cli-serve-backup-folder = var säkerhetskopior läggs; normalt i ”backups” i datamappen
cli-serve-keep-guests = dagar utan spel eller meddelande innan gäster tas bort; 0 behåller dem för alltid
cli-serve-keep-finished = dagar innan avslutade bord tas bort; 0 behåller dem för alltid
cli-serve-keep-chat = dagar innan chattmeddelanden tas bort; 0 behåller dem för alltid
cli-tables-list = lista alla bord
cli-tables-list-status = bara bord med det här läget
cli-tables-show = visa ett bord
cli-tables-export = skriv ett parti som reprisfil
cli-tables-import = spara reprisfiler som bord
cli-tables-verify = kontrollera databasfilen och spela sedan igenom varje parti enligt de nuvarande reglerna
cli-tables-close = avsluta partiet vid ett bord utan resultat
cli-tables-delete = ta bort allt om ett bord
cli-guests-list = lista alla gäster
cli-guests-delete = ta bort allt om en gäst, medan servern är stoppad
cli-guests-ban = avsluta en gästs sessioner, dölj namnet, förbjud att sitta och skriva
cli-guests-unban = låt en avstängd gäst sitta och skriva igen
cli-guests-rotate-key = signera kakor med en ny nyckel från nästa start; de gamla gäller fortfarande
cli-migrate-data-source = datamappen för servern, som måste vara stoppad
cli-migrate-data-target = URL:en till en tom PostgreSQL-databas
cli-reports-list = visa öppna anmälningar
cli-reports-list-all = även behandlade anmälningar
cli-reports-show = visa en anmälan med meddelandena omkring
cli-reports-close = anteckna att en anmälan är behandlad
cli-invitations-new = skriv ut länkar som var och en släpper in en person en gång
cli-invitations-new-count = antal länkar
cli-invitations-new-days = dagar innan en oanvänd länk går ut
cli-invitations-list = lista inbjudningarna
cli-invitations-revoke = avsluta en inbjudan; den som kom in med den måste lämna
cli-new-title-name = namnet på spelet och dess mapp, till exempel night-walk
cli-backup-folder = en ny mapp för säkerhetskopian
cli-restore-backup = säkerhetskopians mapp

## Reviews
review-judging = bedömer
cli-review-simulations = simuleringar per beslut ({ $default })
cli-review-seed = samma seed ger samma genomgång ({ $default })
cli-review-json = skriv genomgången som JSON

## Analysis
cli-analyse-source = en fil med en repris, en ställning eller en analys, eller ett spel för ett nytt parti
cli-analyse-at = efter N handlingar i den första varianten, inte vid dess slut
cli-analyse-seconds = betänketid ({ $default })
cli-analyse-lines = hur många av de bästa handlingarna som skrivs ut ({ $default })
cli-analyse-seat = efter vad den här platsen vet; annars den som är på tur
cli-analyse-players = antal platser i ett nytt parti
cli-analyse-seed = gör utdelningen i ett nytt parti upprepningsbar ({ $default })
