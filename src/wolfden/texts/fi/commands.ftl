### Mitä mittaavat, tekevät ja palvelevat komennot sanovat; sivu ei näytä tätä koskaan.

## Areena
arena-heading = { $games ->
    [one] { $title }, paikkoja { $seats }, { $games } peli, --seed { $seed }
   *[other] { $title }, paikkoja { $seats }, { $games } peliä, --seed { $seed }
}
arena-entrant = osallistuja
arena-side = { $side ->
    [beast] Peto: { $bots }
   *[hunters] Metsästäjät: { $bots }
}
arena-games = pelejä
arena-wins = voittoja
arena-draws = tasapelejä
arena-share = osuus (95 %)
arena-fair = tasaosuus
arena-rating = vahvuusluku
arena-score = pisteet
arena-median = mediaani
arena-p95 = p95
arena-forfeits = luovutuksia
arena-end = { $times } × { $ending }
arena-forfeited = Botti hävisi luovutuksella.
arena-uneven = Paikat jakautuvat tasan aina { $period } pelin välein.
arena-forfeit = { $fault ->
    [raised] Peli { $number }: { $bot } paikalla { $seat } häviää luovutuksella ohjelmavirheen takia ({ $message })
    [illegal] Peli { $number }: { $bot } paikalla { $seat } häviää luovutuksella, koska vastaus ei ole sallittu ({ $message })
    [hung] Peli { $number }: { $bot } paikalla { $seat } häviää luovutuksella, koska vastausta ei tullut ({ $message })
   *[crashed] Peli { $number }: { $bot } paikalla { $seat } häviää luovutuksella, koska prosessi päättyi ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … ja { $count } luovutus lisää
   *[other] … ja { $count } luovutusta lisää
}
arena-no-games = Yhtään peliä ei pelattu loppuun.
arena-playing = pelataan
arena-stopped = Pysäytetty, kun pelejä oli pelattu { $done }/{ $games }. Jatka samalla komennolla ja valitsimella --out { $path }
arena-kept = Tulokset, uusinnat ja kuvat: { $path }
arena-no-pictures = Ei kuvia: ne tarvitsevat matplotlibin, pip install 'wolfden[arena]'
arena-dataset = Aineisto: { $path } (pelejä: { $games }, rivejä: { $rows })
arena-rung = { $strong } vastaan { $weak }
arena-stronger = vahvempi
arena-weaker = heikompi
arena-above = yli tasaosuuden
arena-verdict = { $verdict ->
    [above] kyllä
   *[other] ei
}
arena-repeat = Näin sen voi toistaa:
arena-ratings = Vahvuusluvut ja 95 %:n välit
arena-weng-lin = Weng–Lin-vahvuusluku
arena-scores = Pisteet
arena-score-axis = pisteet (viiva: keskiarvo)
arena-no-scores = Yhtään peliä ei pelattu loppuun asti.

## Opetus
train-playing = Kierros { $round }: pelejä pelattu { $games }, asemia { $positions }
train-fitting = Kierros { $round }: opitaan laitteella { $device }, läpikäynti { $pass }, logaritminen häviö { $loss }
train-measured = Kierros { $round }: logaritminen häviö { $loss }, käsin tehty arvio { $hand }, satunnainen { $uniform }
train-matched = Kierros { $round }: nykyistä arviota vastaan voitettu { $share }, pelejä { $games }, tasaosuus { $fair }
train-verdict = { $verdict ->
    [kept] Säilytetty: { $path }
   *[dropped] Ei säilytetty: nykyinen arvio jää käyttöön.
}
train-stopped = Pysäytetty. Jatka samalla komennolla ja --out { $path }

## Pulmien tekeminen ja tarkistaminen
making-on = Jatketaan: { $path }. Pelejä tähän asti { $games }, pulmia { $puzzles }.
making-game = Peli { $number }/{ $games }: hetkiä { $moments }, tutkittu { $searched }, pidetty { $kept }; pulmia tähän asti { $puzzles }.
making-stopped = Pysäytetty. Löydetyt ovat tiedostossa { $path }; jatka ajamalla sama komento.
checking-holds = { $puzzle }: pitää ({ $lead } prosenttiyksikköä, { $difficulty })
checking-other = { $puzzle }: ei pidä, eniten kokeillaan ”{ $favourite }” ({ $lead } prosenttiyksikköä)
checking-unclear = { $puzzle }: ei pidä, vastaus ei ole tarpeeksi selvä ({ $lead } prosenttiyksikköä)
checking-stopped = Pysäytetty, kun pulmia oli tarkistettu { $done }/{ $puzzles }.
checking-done = Pulmista pitää { $held }/{ $puzzles }, simulaatioita { $simulations }.
checking-kept = Pitävät pulmat ovat tiedostossa { $path }

## Mittaaminen
bench-no-peer = Ei vertailukohtaa: asenna lisäosa wolfden[bench].
bench-round = kierros { $number }/{ $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, paikkoja { $seats }, satunnaisesti, yksi ydin, käännetty
   *[plain] { $title }, paikkoja { $seats }, satunnaisesti, yksi ydin, pelkkä Python
}
bench-figure = { $figure ->
    [games_per_s] peliä sekunnissa
    [decisions_per_s] päätöstä sekunnissa
    [python_decisions_per_s] päätöstä sekunnissa Pythonista
    [copies_per_s] kopiota sekunnissa
    [state_bytes] tavua tilaa kohti
    [simulations_per_s] simulaatiota sekunnissa
   *[decisions_per_game] päätöstä peliä kohti
}
bench-ratio = suhde
bench-ends = loput: { $ends }

## New titles
new-title-made = Pieni toimiva peli on täällä: { $path }. Asenna se, testaa se ja pelaa sitä:
new-title-next = Muuta se sitten omaksesi. { $document } kuvaa jokaisen tiedoston.

## Palvelin
serve-at = Wolfden on osoitteessa { $address }
serve-port-taken = Portti { $taken } on varattu, joten tämä palvelin käyttää porttia { $port }.
backup-done = Varmuuskopio: { $path }
data-moved = Siirretty kohteeseen { $url }: pöytiä { $tables }, merkintöjä { $entries }, vieraita { $guests }. Nyt jokainen peli toistetaan.
restore-done = { $keys ->
    [true] Varmuuskopio on palautettu kansioon { $folder }
   *[other] Varmuuskopio on palautettu kansioon { $folder }. Siinä ei ole avaimia: vieraat tarvitsevat palautuskoodin palatakseen.
}
keys-rotated = { $count ->
    [one] { $count } avain on voimassa; uusin allekirjoittaa seuraavasta käynnistyksestä
   *[other] { $count } avainta on voimassa; uusin allekirjoittaa seuraavasta käynnistyksestä
}
guest-deleted = Vieras { $guest } on poistettu
table-closed = Pöytä { $table } on suljettu; käynnissä oleva palvelin toteuttaa sen muutamassa sekunnissa
table-deleted = Pöytä { $table } on poistettu; käynnissä oleva palvelin toteuttaa sen muutamassa sekunnissa
guest-banned = Vieras { $guest } on estetty; käynnissä oleva palvelin toteuttaa sen muutamassa sekunnissa
guest-unbanned = Vieras { $guest } saa taas istua ja kirjoittaa
report-closed = Ilmoitus { $report } on suljettu
invitation-revoked = Kutsu { $invitation } on peruttu; käynnissä oleva palvelin toteuttaa sen muutamassa sekunnissa
invitation-state = { $state ->
    [used] käytetty { $day }
    [expired] vanhentunut { $day }
   *[free] vapaa { $day } asti
}
guests-kind = { $kind ->
    [bot] botti
   *[person] ihminen
}
game-exported = Peli on tiedostossa { $path }
tables-fact = { $fact ->
    [table] pöytä
    [title] peli
    [rules] sääntöversio
    [status] tila
    [public] julkinen
    [seats] paikat
    [actions] toiminnot
    [created] luotu
    [moved] viimeisin toiminto
   *[result] tulos
}
tables-is-public = { $public ->
    [true] kyllä
   *[false] ei
}
tables-actions = voimassa { $standing }, merkintöjä { $entries }
tables-verified = Pöytiä { $tables }, nykyisistä säännöistä poikkeavia { $wrong }
verify-length = toimintoja on { $found }, ei { $stored }
verify-snapshot = toiminnon { $actions } jälkeen tallennettu asema on toinen
verify-result = päättyy näin: { $result }, mutta tallennettu on muuta

## Mikä meni vikaan: komentorivi ja tiedostot
problem-language = Wolfden ei puhu kieltä ”{ $word }”. Valitse jokin näistä: { $known }.
problem-picture-format = { $path }: nimen on päätyttävä johonkin näistä: { $known }.
problem-extra-missing = Ei asennettu: { $names }. Asenna: pip install 'wolfden[{ $extra }]'
problem-package-damaged = Paketti on vioittunut: { $names } ({ $trouble }). Asenna Wolfden uudelleen uuteen ympäristöön; kloonissa poista kansio .venv ja toista komento.
problem-title-page = Pelin ”{ $title }” sivu ei voi piirtää kuvaa: { $path }: { $reason }
problem-title-vocabulary = Peliä ”{ $title }” ei voi käyttää: sen sanastossa (vocabulary) on virhe. { $reason }
problem-title-terminal = Peliä ”{ $title }” ei voi pelata päätteessä: sen paketista puuttuu moduuli { $module }.
problem-usage-count = { $name }: ”{ $word }” ei ole nollaa suurempi kokonaisluku. Lisää: { $help }
problem-usage-seconds = { $name }: ”{ $word }” ei ole nollaa suurempi sekuntimäärä. Lisää: { $help }
problem-journal-line = Tiedostoa { $path } ei voi käyttää: rivi { $line } on vioittunut, tai tiedosto ei ole odotettu ({ $trouble }).
problem-file-in-use = Toinen ohjelma käyttää kohdetta { $path }. Odota, että se päättyy.
problem-file-there = { $path } on jo olemassa. Anna uusi tiedosto.
problem-folder-there = { $path } on jo olemassa. Valitse toinen nimi tai suorita komento toisessa kansiossa.
problem-new-title-name = Pelin nimi ei voi olla ”{ $word }”. Kirjoita enintään 40 pientä kirjainta a–z ja numeroa, aloita kirjaimella ja erota sanat yhdellä yhdysmerkillä, esimerkiksi night-walk.
problem-new-title-taken = Nimi { $title } on jo asennetulla pelillä tai paketilla. Valitse toinen.

## Mikä meni vikaan: areena
problem-workers-none = Pelit tarvitsevat ainakin yhden prosessin, ei { $workers }.
problem-entrant-empty = Jollakin botilla ei ole nimeä. Kirjoita botit pilkuin erotettuina, esimerkiksi alpha,cub.
problem-ladder-seats = Tikkaat sijoittavat bottinsa itse. Jätä pois --seats ja --swap.
problem-ladder-bots = Tikkaat tarvitsevat vähintään kaksi eri bottia, heikoin ensin.
problem-swap-no-sides = Tässä pelissä ei ole vaihdettavia puolia: jokainen botti pelaa muutenkin kaikilla paikoilla.
problem-swap-mixed = Puolia voi vaihtaa vain, kun kumpaakin pelaa yhdenlainen botti.
problem-entrants-few = Botteja: { $entrants }, paikkoja: { $seats }. Nimeä botti useasti, niin se saa useita paikkoja.
problem-entrants-sides = Botteja: { $entrants }, paikkoja: { $seats }. Nimeä yksi kummallekin puolelle ({ $sides }) tai yksi joka paikalle ({ $each }).
problem-seats-missing = --seats puuttuu: nimeä pelaajat, esimerkiksi --seats alpha,hunter,cub
problem-arena-folder = { $path } ei ole areenan kansio. Anna uusi tai tyhjä tai areenan tekemä kansio.
problem-arena-settings = Tiedostoa { $path } ei voi käyttää: { $trouble }
problem-arena-other = Kansiossa { $path } on turnaus muilla asetuksilla ({ $name }: { $kept }, ei { $asked }). Anna toinen kansio tai samat asetukset, niin se jatkuu.
problem-limit-zero = Aikarajan pitää olla yli nolla sekuntia, ei { $limit }.
problem-games-none = Turnaus tarvitsee ainakin yhden pelin, ei { $games }.
problem-games-fewer = Peli { $latest } on jo pelattu. Pyydä vähintään { $latest } peliä.
problem-dataset = Näistä peleistä ei voi tehdä aineistoa: { $trouble }
problem-game-broke = Peli { $number } (--seed ”{ $seed }”) epäonnistui, eikä se johdu mistään botista ({ $trouble }). Kaikki loppuun pelatut pelit ovat tallessa.
problem-workers-end = Pelaavat prosessit päättyvät heti (koodi { $code }).
problem-cluster-address = ”{ $address }” ei ole klusterin osoite. Kirjoita HOST:PORT, ray://HOST:PORT, ”{ $local }” tätä konetta varten tai ”{ $running }” sitä klusteria varten, johon kone kuuluu.
problem-cluster-unreachable = Osoitteesta ”{ $address }” ei löydy Ray-klusteria: { $trouble }. Jos se vaatii tunnisteen, anna se muuttujassa RAY_AUTH_TOKEN.
problem-cluster-lost = Klusterin kaikki koneet on menetetty. Käynnistä areena uudelleen.

## Mikä meni vikaan: opetus
problem-train-other = Kansiossa { $path } on opetus muilla asetuksilla ({ $name }: { $kept }, ei { $asked }). Anna toinen kansio tai jatka samoilla asetuksilla.
problem-train-title = Pelillä ”{ $title }” ei ole koodainta tiedostossa bot/encoder.py, joten siitä ei voi oppia mitään.
problem-train-few = Pelejä on liian vähän oppimiseen ({ $games }): tarvitaan ainakin { $least }.

## Mikä meni vikaan: pulmat
problem-simulations = --simulations saa olla enintään { $most }, ei { $asked }.
problem-puzzles-other = { $path } on tehty eri lähteestä (peli, säännöt, pelaajat, asetukset, --seed tai simulaatiot). Anna toinen tiedosto tai samat asetukset, niin se jatkuu.
problem-puzzles-rules = Pulmat on tehty sääntöjen versiolla { $made }; tässä Wolfdenissa on versio { $known }.
problem-puzzles-head = { $path } ei ole pulmatiedosto: ensimmäisen rivin on kerrottava, miten pulmat on tehty.
problem-puzzle-position = Pulman { $puzzle } asemaa ei voi käyttää: { $trouble }
problem-puzzle-answer = Pulman { $puzzle } vastaus ei ole sallittu sen asemassa.

## Mikä meni vikaan: palvelin
problem-usage-setting = { $name }: ”{ $word }” ei ole vähintään 0 oleva luku. Lisää: { $help }
problem-port = Portti on luku välillä 0–{ $last }, ei { $port }.
problem-listen = Osoitteessa { $host }:{ $port } ei voi kuunnella: { $trouble }. Valitse toinen osoite valitsimilla --host ja --port; portti 0 ottaa vapaan.
problem-feature-broken = Palvelimen ominaisuutta ”{ $feature }” ei voi käyttää: { $trouble }. Korjaa sen paketti tai poista se.
problem-feature-needs = Palvelimen ominaisuus ”{ $feature }” tarvitsee ominaisuuden ”{ $needed }”, jota ei ole asennettu. Asenna se, tai poista ”{ $feature }”.
problem-feature-cycle = Nämä palvelimen ominaisuudet tarvitsevat toisiaan, joten mikään niistä ei voi olla ensimmäinen: { $names }.
problem-feature-taken = { $kind ->
    [name] Kahdella palvelimen ominaisuudella on nimi ”{ $name }”: { $first } ja { $second }. Poista niistä toinen.
    [job] Kahdella palvelimen ominaisuudella on tehtävä ”{ $name }”: { $first } ja { $second }. Poista niistä toinen.
    [page] Kahdella palvelimen ominaisuudella on sivu { $name }: { $first } ja { $second }. Poista niistä toinen.
   *[route] Kaksi palvelimen ominaisuutta vastaa pyyntöön { $name }: { $first } ja { $second }. Poista niistä toinen.
}
problem-keys-unusable = Avaimia tiedostossa { $path } ei voi käyttää: { $trouble }
problem-keys-empty = { $path } on tyhjä. Poista se: seuraava käynnistys tekee uuden avaimen.
problem-data-folder = Datakansiota { $folder } ei voi käyttää: { $trouble }
problem-data-in-use = Toinen palvelin käyttää datakansiota { $folder }. Pysäytä se tai anna toinen kansio valitsimella --data.
problem-database-unusable = Tietokantaa { $path } ei voi avata: { $trouble }. Jos toinen ohjelma käyttää sitä, pysäytä se; muuten palauta varmuuskopio.
problem-database-newer = Tietokannan { $path } on kirjoittanut uudempi Wolfden (versio { $version }). Käytä sitä versiota tai palauta varmuuskopio.
problem-database-between = Tietokannan { $path } on kirjoittanut kahden julkaisun välinen Wolfden (siirto { $version }), eikä mikään julkaisu voi jatkaa siitä. Palauta varmuuskopio, jonka jokin julkaisu on tehnyt.
problem-database-emptied = Tietokanta { $path } on tyhjä, vaikka tämä kansio on ollut käytössä. Palauta varmuuskopio tai aloita alusta poistamalla secret.keys.
problem-database-none = Kansiossa { $folder } ei ole tietokantaa. Anna sen kansio valitsimella --data.
problem-database-foreign = { $path } kuuluu toiselle ohjelmalle (siinä on taulut { $names }). Anna toinen kansio valitsimella --data.
problem-database-damaged = Tietokanta { $path } on vaurioitunut: { $trouble }. Siirrä se pois ja palauta varmuuskopio: wolfden restore
problem-backup-failed = Varmuuskopiota { $path } ei voitu kirjoittaa: { $trouble }
problem-backup-postgres = PostgreSQL-tietokanta varmuuskopioidaan sen omilla työkaluilla: pg_dump tai peruskopio lokeineen.
problem-database-url = ”{ $url }” ei ole PostgreSQL-tietokannan URL. Se on muotoa postgresql://user:password@host:5432/name
problem-database-unreachable = Tietokantaa { $url } ei voi käyttää: { $trouble }. Tarkista --database, salasana ja että PostgreSQL on käynnissä.
problem-processes-database = { $processes } palvelinprosessia tarvitsee yhteisen tietokannan: anna se valitsimella --database tai jätä --processes pois.
problem-transfer-not-empty = Tietokanta { $url } ei ole tyhjä. Anna uusi, jotta mitään ei korvata.
problem-transfer-incomplete = Tietokannassa { $url } olisi taulussa ”{ $table }” { $found } riviä eikä { $count }. Mitään ei siirretty; vanha tietokanta on ennallaan.
problem-backup-none = Kohteessa { $path } ei ole varmuuskopiota.
problem-restore-occupied = Kansiossa { $folder } on jo { $name }. Anna tyhjä kansio valitsimella --data tai siirrä sen sisältö pois.
problem-table-unknown = Pöytää ”{ $table }” ei ole. Kaikki pöydät: wolfden tables list
problem-guest-unknown = Vierasta ”{ $guest }” ei ole. Kaikki vieraat: wolfden guests list
problem-report-unknown = Ilmoitusta ”{ $report }” ei ole. Kaikki ilmoitukset: wolfden reports list --all
problem-invitation-unknown = Kutsua ”{ $invitation }” ei ole. Kaikki kutsut: wolfden invitations list
problem-invitation-url = Kutsut tarvitsevat palvelimen osoitteen. Anna se valitsimella --url.
problem-password-file = Salasanatiedostoa { $path } ei voi käyttää: { $trouble }
problem-password-short = Tiedoston { $path } salasana on liian lyhyt: siinä on oltava vähintään { $least } merkkiä.

## Ohje
cli-arena-seats = ketkä pelaavat, esimerkiksi alpha,hunter,cub
cli-arena-games = montako peliä ({ $default })
cli-arena-players = paikkoja pöydässä (niin monta kuin --seats nimeää)
cli-arena-swap = vaihda pelin puolet joka pelin jälkeen
cli-arena-seed = tee jaoista ja boteista toistettavia
cli-arena-limit = pisin päätökseen käytettävä aika sekunteina (120)
cli-arena-workers = montako peliä yhtä aikaa (yksi prosessoria kohti)
cli-arena-cluster = pelaa Ray-klusterissa: siinä johon kone kuuluu, HOST:PORT tai local
cli-arena-out = kansio kaikille tuloksille; jatkaa, jos siellä on niitä
cli-arena-dataset = kirjoita kaikki pelit myös oppimisaineistoksi (Parquet)
cli-arena-ladder = anna jokaisen Wolfdenin (tai luettelon) botin pelata alempaansa vastaan
cli-train-players = paikkoja pöydässä, useita pilkuin ({ $default })
cli-train-games = pelejä kierroksella ({ $default })
cli-train-rounds = pelaamisen, oppimisen ja vertailun kierroksia ({ $default })
cli-train-simulations = simulaatioita päätöstä kohti ({ $default })
cli-train-match = pelejä nykyistä arviota vastaan ({ $default })
cli-train-seconds = pisin aika kierroksen peleille (ei rajaa)
cli-train-seed = tee peleistä ja oppimisesta toistettavia ({ $default })
cli-train-workers = montako peliä yhtä aikaa (yksi prosessoria kohti)
cli-train-out = kansio peleille, painoille ja raportille; jatkaa, jos siellä on niitä
cli-bench-players = paikkoja pöydässä ({ $default })
cli-bench-seconds = sekunteja lukua kohti ({ $default })
cli-bench-rounds = kierroksia, joista otetaan mediaani ({ $default })
cli-bench-plain = mittaa kääntämättä
cli-bench-json = tulosta yksi JSON-olio
cli-puzzles-make = etsi pulmia bottien peleistä
cli-puzzles-make-games = montako peliä käydään läpi ({ $default })
cli-puzzles-make-players = paikkoja ({ $default })
cli-puzzles-make-seed = mitkä pelit ({ $default })
cli-puzzles-make-simulations = syvän haun simulaatioita ({ $default })
cli-puzzles-make-out = tiedosto pulmille; jatkaa, jos se on olemassa
cli-puzzles-check = tutki pulmat uudelleen ja katso, mitkä niistä pitävät
cli-puzzles-check-file = pulmat
cli-puzzles-check-seed = tarkistuksen seed ({ $default })
cli-puzzles-check-simulations = kunkin haun simulaatioita (kahdeksan kertaa niin monta kuin tehtäessä)
cli-puzzles-check-out = kirjoita pitävät uuteen tiedostoon
cli-serve-more = Jokainen valitsin voi olla myös ympäristömuuttuja, esimerkiksi WOLFDEN_PORT.
cli-serve-none = ei mitään
cli-serve-open = avaa sivu selaimessasi
cli-serve-host = osoite, jossa kuunnellaan
cli-serve-port = portti, jossa kuunnellaan; 0 ottaa vapaan
cli-serve-data = tietokannan ja salaisen avaimen kansio
cli-serve-database = PostgreSQL-tietokannan URL, esimerkiksi postgresql://user:password@host/wolfden, datakansion tiedoston sijasta
cli-serve-processes = palvelinprosessit; useampi kuin yksi vaatii PostgreSQL:n
cli-serve-url = palvelimen julkinen osoite linkkejä varten; muuten pyynnön osoite
cli-serve-hosts = muut nimet, joilla palvelin tavoitetaan, pilkuin erotettuina; * sallii kaikki
cli-serve-trusted-proxies = luotettujen välityspalvelinten osoitteet (niiden X-Forwarded-otsakkeita käytetään), pilkuin erotettuina
cli-serve-synchronous = FULL kestää sähkökatkon, NORMAL tapetun prosessin
cli-serve-workers = prosessit, joissa botit miettivät
cli-serve-worker-memory = montako megatavua muistia kullakin näistä prosesseista on; 0 ei rajoita
cli-serve-job-seconds = monenko sekunnin jälkeen vastaamaton prosessi korvataan, botin miettimisajan lisäksi
cli-serve-review-simulations = simulaatioita päätöstä kohti päättyneiden pelien arvioissa; 0 ei salli arvioita
cli-serve-analysis-seconds = kuinka kauan tietokone miettii asemaa analyysilaudalla; 0 poistaa sen käytöstä
cli-serve-min-bot-seconds = montako sekuntia botti vähintään käyttää toimintoon
cli-serve-idle-seconds = monenko viestittömän sekunnin jälkeen pöytä poistetaan muistista
cli-serve-limits = kaikkien rajojen kerroin; 0 poistaa ne
cli-serve-guests-per-address = uusia vieraita tunnissa yhdestä osoitteesta; yli 10 kasvattaa myös sen muita rajoja
cli-serve-door = kuka pääsee sisään: open (kaikki) tai closed (ne, joilla on salasana tai kutsu)
cli-serve-password-file = tiedosto, jossa on oven salasana; se myös sulkee oven
cli-serve-log = miten lokia kirjoitetaan: text tai json
cli-serve-metrics = kuka saa lukea osoitetta /metrics: local (vain tämä kone) tai all (kaikki)
cli-serve-webhooks = minne ”sinun vuorosi” saa lähettää: julkisiin osoitteisiin (public) tai kaikkiin (any)
cli-serve-smtp = sähköpostipalvelin viestille ”sinun vuorosi”, esimerkiksi smtp://user:password@host:587
cli-serve-mail-from = sähköpostin lähettäjän osoite
cli-serve-backup-every = tunteja varmuuskopioiden välillä; 0 ei tee niitä
cli-serve-backup-keep = montako varmuuskopiota säilytetään
cli-serve-backup-folder = minne varmuuskopiot tallennetaan; oletuksena datakansion kansioon ”backups”
cli-serve-keep-guests = päivät ilman peliä tai viestiä, joiden jälkeen vieraat poistetaan; 0 säilyttää heidät pysyvästi
cli-serve-keep-finished = päivät, joiden jälkeen päättyneet pöydät poistetaan; 0 säilyttää ne pysyvästi
cli-serve-keep-chat = päivät, joiden jälkeen keskusteluviestit poistetaan; 0 säilyttää ne pysyvästi
cli-tables-list = luettele kaikki pöydät
cli-tables-list-status = vain pöydät, joilla on tämä tila
cli-tables-show = näytä yksi pöytä
cli-tables-export = kirjoita peli uusintatiedostoksi
cli-tables-import = tallenna uusintatiedostoja pöydiksi
cli-tables-verify = tarkista tietokantatiedosto ja toista sitten jokainen peli nykyisillä säännöillä
cli-tables-close = päätä pöydän peli ilman tulosta
cli-tables-delete = poista kaikki pöydän tiedot
cli-guests-list = luettele kaikki vieraat
cli-guests-delete = poista kaikki vieraasta, kun palvelin on pysäytetty
cli-guests-ban = päätä vieraan istunnot, piilota nimi, estä istuminen ja kirjoittaminen
cli-guests-unban = salli estetyn vieraan taas istua ja kirjoittaa
cli-guests-rotate-key = allekirjoita evästeet uudella avaimella seuraavasta käynnistyksestä; vanhat pysyvät voimassa
cli-migrate-data-source = palvelimen datakansio; palvelimen on oltava pysäytetty
cli-migrate-data-target = tyhjän PostgreSQL-tietokannan URL
cli-reports-list = luettele avoimet ilmoitukset
cli-reports-list-all = myös käsitellyt ilmoitukset
cli-reports-show = näytä ilmoitus ja viestit sen ympäriltä
cli-reports-close = merkitse ilmoitus käsitellyksi
cli-invitations-new = tulosta linkkejä, joista kukin päästää yhden ihmisen sisään kerran
cli-invitations-new-count = linkkien määrä
cli-invitations-new-days = päivät, joiden jälkeen käyttämätön linkki vanhenee
cli-invitations-list = luettele kutsut
cli-invitations-revoke = lopeta kutsu; sillä tullut joutuu lähtemään
cli-new-title-name = pelin ja sen kansion nimi, esimerkiksi night-walk
cli-backup-folder = uusi kansio varmuuskopiolle
cli-restore-backup = varmuuskopion kansio

## Reviews
review-judging = arvioidaan
cli-review-simulations = simulaatioita päätöstä kohti ({ $default })
cli-review-seed = sama seed antaa saman arvion ({ $default })
cli-review-json = tulosta arvio JSON-muodossa

## Analysis
cli-analyse-source = tiedosto, jossa on uusinta, asema tai analyysi, tai pelin nimi uutta peliä varten
cli-analyse-at = ensimmäisen muunnelman N toiminnon jälkeen, ei sen lopussa
cli-analyse-seconds = miettimisaika ({ $default })
cli-analyse-lines = kuinka monta parasta toimintoa tulostetaan ({ $default })
cli-analyse-seat = sen mukaan, mitä tämä paikka tietää; muuten vuorossa oleva
cli-analyse-players = uuden pelin paikkojen määrä
cli-analyse-seed = tekee uuden pelin jaosta toistettavan ({ $default })
