### Mistä palvelin joskus kieltäytyy; haetaan vasta silloin.

## Pöydät
problem-table-gone = Tätä pöytää ei ole. Se on voitu poistaa.
problem-report-nobody = Tässä pöydässä ei ole sellaista viestiä eikä pelaajaa. Viesti on ehkä poistettu.
problem-not-running = { $status ->
    [open] Se onnistuu vain kesken pelin, eikä tämä ole vielä alkanut.
    [finished] Se onnistuu vain kesken pelin, ja tämä on jo ohi.
   *[abandoned] Se onnistuu vain kesken pelin, ja tämä on keskeytetty.
}
problem-not-open = Se onnistuu vain ennen pelin alkua.
problem-seat-not-yours = Paikka { $seat } ei ole sinun. Valitse jokin omista paikoistasi.
problem-seat-both-sides = Pelaat tässä pelissä toisella puolella, ja tällä paikalla nähdään sellaista, mitä puolesi ei saa tietää. Anna jonkun muun ottaa se. Ystävien kesken voit myös nimetä toisen pelaajan laitteesi ääreen.
problem-rated-seat = Pisteytetyssä pelissä kukaan muu ei pelaa paikallasi, ei edes botti. Luovuta, jos sinun on lähdettävä.
problem-rated-device = Pisteytetyssä pelissä jokainen pelaa omalla laitteellaan. Pidä yksi paikka tai pelaa ilman pisteytystä.
problem-device-curtain = Jonkun on ensin otettava laite. Paina painiketta, jossa on hänen nimensä.
problem-device-other = Tämä näkymä kuuluu toiselle. Anna ensin laite eteenpäin.
problem-pairing-seat = Paikat arvotaan täällä pelin alkaessa, joten et voi valita paikkaa. Liity valitsematta sitä.
problem-pairing-people = Täällä ihmiset etsivät toisia ihmisiä, joten bottitilit eivät voi liittyä. Etsi vastustajia: bottitilit saavat vastaansa toisia bottitilejä.
problem-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
problem-no-free-seat = Yksikään paikka ei ole vapaana. Voit katsoa tai pyytää isännältä kutsun.
problem-seat-not-free = Paikka { $seat } ei ole vapaa. Voit katsoa tai pyytää isännältä kutsun.
problem-seat-held = Paikalla { $seat } on { $name }. Valitse toinen paikka.
problem-seat-not-kept = Paikkaa { $seat } ei ole varattu kutsutulle pelaajalle.
problem-seat-empty = Paikka { $seat } on vielä tyhjä. Kutsu pelaaja tai lisää siihen botti.
problem-no-such-seat = Paikkaa { $seat } ei ole: pöydässä on paikat 1–{ $seats }.
problem-undo-too-far = Niin kauas taakse ei voi kumota, eikä tässä pöydässä kysytä muilta pelaajilta.
problem-undo-not-own = Voit pyytää kumottavaksi vain omia toimintojasi.
problem-answer-late = Tämä kysymys on jo ratkaistu.
problem-answer-not-asked = Sinulta ei kysytä, tai olet jo vastannut.
problem-rematch-later = Voit pelata uudelleen, kun tämä peli on ohi.
problem-rematch-not-seated = Vain tämän pöydän pelaajat voivat pelata uudelleen.
problem-tables-enough = Olet { $most } avoimen tai käynnissä olevan pöydän isäntä, eikä useampia sallita. Päätä yksi tai poistu siitä ensin.

## Katselu ja oppiminen
problem-replay-not-begun = Vielä ei ole mitään katsottavaa: peli ei ole alkanut.
problem-eyes-unknown = ”{ $eyes }” ei ole paikka. Anna paikan numero: { $known }.
problem-no-watchers = Katsojat eivät ole sallittuja tässä pöydässä.
problem-own-eyes-only = Pelin aikana voit katsoa sitä vain omilta paikoiltasi.
problem-no-such-step = Toimintoa { $step } ei ole: pelissä on toiminnot 0–{ $last }.
problem-play-on-later = Voit jatkaa peliä tästä, kun tämä peli on ohi.
problem-play-on-seats = Pelissä on paikkoja { $seats }, ei { $named }.
problem-guide-none = Tällä pelillä ei ole vielä opastettua ensimmäistä peliä.
problem-puzzle-gone = Tätä pulmaa ei ole. Se on voitu poistaa.

## Kellot
problem-clock-bank = Kellossa pitää olla vähintään { $seconds } sekuntia pelaajaa kohti.
problem-rated-clock = Pisteytetty peli tarvitsee kellon. Valitse kello tai pelaa ilman pisteytystä.
problem-time-lost = Aikasi on tässä pelissä loppunut lopullisesti, joten et voi ottaa paikkaa takaisin.
problem-sleep-days = Yötauko on mahdollinen vain kirjepelin kellossa.
problem-sleep-same = Yötauko ei voi alkaa ja loppua samaan aikaan.
problem-zone-unknown = Aikavyöhykettä ”{ $zone }” ei ole. Kirjoita se kuten ”Europe/Helsinki”.
problem-holiday-length = Loman on päätyttävä tulevaisuudessa, ja se voi kestää enintään { $days } päivää.
problem-holiday-far = Loma alkaa seuraavien { $days } päivän aikana.
problem-holiday-early = Kahden loman välillä on oltava { $days } päivää. Valitse myöhempi päivä.
problem-push-keys = Tämän selaimen push-viestien avaimia ei voi käyttää. Kytke ilmoitukset pois ja uudelleen päälle.
problem-player-gone = Tätä pelaajaa ei enää ole.
problem-invite-unknown = Voit kutsua pelaajia, joiden kanssa olet pelannut pelin loppuun. Lähetä muille linkki.
problem-group-gone = Ryhmää ei ole, tai et kuulu siihen. Pyydä linkki jäseneltä.
problem-group-owner-only = Vain ryhmän omistaja saa tehdä tämän.
problem-groups-enough = Voit kuulua enintään { $most } ryhmään, ja ryhmässä on enintään { $members } jäsentä.
problem-not-welcome = Et voi liittyä tänne.
problem-tournament-gone = Turnausta ei ole. Se on voitu poistaa.
problem-tournament-clock = Turnaus tarvitsee kellon. Valitse jokin.
problem-tournament-most = Kaikki kaikkia vastaan -turnauksessa on enintään { $most } pelaajaa. Valitse vähemmän tai sveitsiläinen järjestelmä.
problem-tournament-full = Turnauksen kaikki { $most } paikkaa on varattu.
problem-tournament-people = Bottitilit eivät voi osallistua tähän turnaukseen. Valitse turnaus, jonka järjestäjä hyväksyy ne.
problem-tournament-same = Olet jo tässä turnauksessa, itse tai bottitilillä. Kukin osallistuu vain kerran.
problem-tournament-group = Vain ryhmän jäsenet saavat pelata tässä turnauksessa.
problem-tournament-invited = Turnaus on kutsutuille pelaajille. Pyydä linkki järjestäjältä.
problem-tournament-status = { $status ->
    [open] Turnaus ei ole vielä alkanut.
    [running] Turnaus on jo käynnissä.
   *[finished] Turnaus on päättynyt.
  }
problem-tournament-few = Pelaajia on liian vähän: tarvitaan vähintään { $seats }.
problem-tournament-player = Pelaajaa ei ole tässä turnauksessa.
problem-organiser-only = Vain turnauksen järjestäjä saa tehdä tämän.
problem-organiser-plays = Pelaat itse tässä turnauksessa, joten et voi poistaa pelaajia etkä päättää kierroksia. Poistu ensin turnauksesta pelaajana.
problem-tournaments-enough = Järjestät jo { $most } keskeneräistä turnausta, eikä useampia sallita. Päätä tai poista yksi ensin.

## Katsominen, puhuminen, merkitseminen
problem-watcher-plays = Katsojat eivät voi pelata. Ota ensin paikka.
problem-watcher-marks = Katsojat eivät voi merkitä mitään. Ota ensin paikka.
problem-room-closed = Et voi kirjoittaa tähän keskusteluun.
problem-marks-large = Merkintöjä on liikaa: enintään { $most } tavua.
problem-marks-room = Merkinnät ovat vain sinulle itsellesi tai joukkueellesi.
problem-marks-deep = Merkintöjä ei voi tallentaa: niissä on liian monta sisäkkäistä tasoa.

## Bottien tilit
problem-bot-no-codes = Bottitilillä on tunniste; sillä ei ole laitekoodeja.
problem-bot-no-bots = Bottitilillä ei voi olla omia botteja.
problem-bots-enough = Sinulla on jo { $most } bottitiliä, ja se on raja. Poista ensin yksi.
problem-documents-enough = Pöytiesi tiedostoissa on yhteensä { $most } merkkiä, eikä enempää sallita. Käytä tiedostoa, jota olet jo käyttänyt, tai älä mitään.
problem-jobs-waiting = Useaa kysymystäsi tai tiedostoasi käsitellään vielä. Odota vastausta ja yritä sitten uudelleen.
problem-database-busy = Tietokannalla on juuri nyt liikaa tehtävää, joten mitään ei tehty. Yritä hetken kuluttua uudelleen.
problem-bot-account-none = Sinulla ei ole tällaista bottitiliä.

## Osoitteet
problem-nothing-there = Osoitteesta { $path } ei löytynyt mitään.
problem-figures-local = Palvelimen mittarit voi lukea vain koneella, jolla se toimii.
problem-host-malformed = Pyyntö ilmoittaa palvelimensa tai alkuperänsä tavalla, jota ei voi lukea.
problem-head-too-large = Pyynnön otsakkeet tai loppuotsakkeet ovat pidemmät kuin { $kilobytes } kt tai niitä on yli { $lines } riviä.
problem-null-character = Pyynnön tekstissä on nollamerkki, jota ei voi tallentaa. Poista se.
problem-mail-link = Linkki ei ole voimassa. Se on voinut vanhentua.

## The door
problem-door-closed = Tämän palvelimen ovi on kiinni. Lataa sivu uudelleen ja kirjoita salasana tai koodi.
problem-door-wrong = Tämä ei ole salasana eikä voimassa oleva koodi. Tarkista, mitä kirjoitit. Kutsu päästää sisään vain kerran.
problem-door-wait = { $seconds ->
    [one] Verkostasi tuli kymmenen väärää yritystä. Odota { $seconds } sekunti ja yritä uudelleen.
   *[other] Verkostasi tuli kymmenen väärää yritystä. Odota { $seconds } sekuntia ja yritä uudelleen.
}
