### Mistä palvelin joskus kieltäytyy; haetaan vasta silloin.

## Pöydät
problem-table-gone = Tällaista pöytää ei ole, tai ei enää.
problem-report-nobody = Tässä pöydässä ei ole sellaista viestiä eikä pelaajaa. Viesti on ehkä poistettu.
problem-not-running = { $status ->
    [open] Se onnistuu vain kesken pelin, eikä tämä ole vielä alkanut.
    [finished] Se onnistuu vain kesken pelin, ja tämä on jo ohi.
   *[abandoned] Se onnistuu vain kesken pelin, ja tämä on keskeytetty.
}
problem-not-open = Se onnistuu vain ennen pelin alkua.
problem-seat-not-yours = Paikka { $seat } ei ole sinun.
problem-not-seated = Et istu tässä pöydässä.
problem-no-free-seat = Yksikään paikka ei ole vapaana. Voit katsoa tai pyytää isännältä kutsun.
problem-seat-not-free = Paikka { $seat } ei ole vapaa. Voit katsoa tai pyytää isännältä kutsun.
problem-seat-held = Paikalla { $seat } istuu { $name }.
problem-seat-not-kept = Paikkaa { $seat } ei ole varattu kutsutulle.
problem-seat-empty = Paikka { $seat } on vielä tyhjä. Täytä se tai anna botin istua siihen.
problem-no-such-seat = Paikkaa { $seat } ei ole: pöydässä on paikat 1–{ $seats }.
problem-undo-too-far = Niin kauas taakse ei voi kumota, eikä tässä pöydässä kysytä muilta.
problem-undo-not-own = Voit pyytää kumottavaksi vain omia toimintojasi.
problem-answer-late = Kukaan ei enää odota tätä vastausta.
problem-answer-not-asked = Sinulta ei kysytä, tai olet jo vastannut.
problem-rematch-later = Voit pelata uudelleen, kun tämä peli on ohi.
problem-rematch-not-seated = Vain tässä pöydässä istuneet voivat pelata uudelleen.
problem-tables-enough = Olet { $most } avoimen tai käynnissä olevan pöydän isäntä, eikä useampia sallita. Päätä yksi tai poistu siitä ensin.

## Katselu ja oppiminen
problem-replay-not-begun = Vielä ei ole mitään katsottavaa: peli ei ole alkanut.
problem-eyes-unknown = ”{ $eyes }” ei ole kenenkään silmät: anna paikan numero, { $known }.
problem-no-watchers = Katsojat eivät ole sallittuja tässä pöydässä.
problem-own-eyes-only = Pelin aikana näet vain omien paikkojesi silmin.
problem-no-such-step = Askelta { $step } ei ole: pelissä on askeleet 0–{ $last }.
problem-play-on-later = Voit jatkaa peliä tästä, kun tämä peli on ohi.
problem-play-on-seats = Pelissä on paikkoja { $seats }, ei { $named }.
problem-guide-none = Tästä pelistä ei ole vielä ensimmäistä peliä oppaan kanssa.
problem-puzzle-gone = Tällaista pulmaa ei ole, tai ei enää.

## Kellot
problem-clock-bank = Kellossa pitää olla vähintään { $seconds } sekuntia pelaajaa kohti.
problem-sleep-days = Nukkumatunnit kuuluvat vain päiviä laskevaan kelloon.
problem-sleep-same = Nukkumatunnit eivät voi alkaa ja loppua samaan aikaan.
problem-zone-unknown = Aikavyöhykettä ”{ $zone }” ei ole: se kirjoitetaan kuten ”Europe/Helsinki”.

## Katsominen, puhuminen, merkitseminen
problem-watcher-plays = Katsojat eivät pelaa. Istu ensin pöytään.
problem-watcher-marks = Katsojat eivät voi merkitä mitään. Istu ensin pöytään.
problem-room-closed = Sinne et voi kirjoittaa.
problem-marks-large = Merkintöjä on liikaa: enintään { $most } tavua.
problem-marks-room = Merkinnät ovat sinua itseäsi tai joukkuettasi varten.
problem-marks-deep = Merkintöjä ei voi tallentaa: niissä on liian monta sisäkkäistä tasoa.

## Bottien tilit
problem-bot-no-codes = Botin tilillä on tunniste, ei koodeja.
problem-bot-no-bots = Botin tilillä ei voi olla omia botteja.
problem-bots-enough = Sinulla on jo { $most } tiliä boteille, eikä enempää sallita. Poista ensin yksi.
problem-documents-enough = Pöytiesi tiedostoissa on yhteensä { $most } merkkiä, eikä enempää sallita. Käytä tiedostoa, jota olet jo käyttänyt, tai älä mitään.
problem-jobs-waiting = Useaa kysymystäsi tai tiedostoasi käsitellään vielä. Odota vastausta ja yritä sitten uudelleen.
problem-bot-account-none = Sinulla ei ole tällaista tiliä botille.

## Osoitteet
problem-nothing-there = Osoitteessa { $path } ei ole mitään.
problem-figures-local = Palvelimen luvut kerrotaan vain koneelle, jolla se toimii.
problem-host-malformed = Pyyntö ilmoittaa palvelimensa tai alkuperänsä tavalla, jota ei voi lukea.
problem-mail-link = Linkki ei kelpaa, tai ei enää.
