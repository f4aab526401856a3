### Mitä vain pääte sanoo.

## Pöytä
terminal-help = Valitse numerolla tai kirjoita sanat. Voit kirjoittaa useita sanoja tai koko toiminnon kerralla.
terminal-command-undo = hylkää valitsemasi sanat; jos niitä ei ole, kumoa viimeinen toimintosi, ellei toinen pelaaja ole sen jälkeen pelannut tai jotain jaettu tai paljastettu
terminal-command-back = hylkää viimeksi valitsemasi sana
terminal-command-why = kerro, miksi toiminto tai sen ensimmäiset sanat eivät ole sallittuja
terminal-command-board = piirrä pöytä uudelleen ja merkitse, mitä voi valita
terminal-command-log = toista viimeiset toiminnot, sikäli kuin tunnet ne
terminal-command-position = tulosta asema tekstinä (ei mahdollista, kun kortteja tai paikkoja on piilossa)
terminal-command-save = tallenna peli nyt tai toiseen tiedostoon (se tallennetaan joka toiminnon jälkeen muutenkin)
terminal-command-help = tulosta tämä ohje
terminal-command-quit = lopeta; peli on tallessa
terminal-command-seat = anna toisen paikan pelata ensin
terminal-no-number = Numeroa { $number } ei ole. Valitse 1–{ $last }.
terminal-refused = ”{ $words }” ei ole tässä sallittu: { $reason } ({ $rule }).
terminal-allowed = ”{ $words }” on sallittu.
terminal-taken-back = Kumottu: { $action }
terminal-no-word-chosen = Yhtään sanaa ei ole vielä valittu. ”undo” kumoaa koko toiminnon.
terminal-position-hidden = ”position” ei ole käytössä pelin aikana: se paljastaisi, mitä on piilossa.
terminal-hand-over = Anna näppäimistö pelaajalle { $who }. Muut eivät saa katsoa. Paina Enter, kun olet valmis
terminal-others-may-act = { $count ->
    [one] { $names } saa myös pelata, missä järjestyksessä tahansa: ”{ $command }” antaa näppäimistön.
   *[other] { $names } saavat myös pelata, missä järjestyksessä tahansa: ”{ $command }” antaa näppäimistön.
}

## Pelien tallennus
terminal-saved = Tallennettu: { $path }
terminal-not-saved = Peliä EI ole tallennettu. Kokeile sanaa ”save” ja toisen tiedoston nimeä.
terminal-not-kept = Peliä ei tallennettu: pöydässä ei pelaa ihmisiä, eikä valitsinta --save annettu.
terminal-could-not-keep = Peliä EI voitu tallentaa: { $path }
terminal-left =
    Peli on tallennettu: { $path }
    Jatka näin: { $command }
terminal-kept =
    Peli on tallennettu: { $path }
    Katso sitä näin: { $command }
terminal-picture = Kuva on täällä: { $path }

## Uusinnat
terminal-replay-at = { $at } / { $length }
terminal-replay-next = toiminto eteenpäin; samoin tyhjä rivi
terminal-replay-back = toiminto taaksepäin
terminal-replay-first = alkuun
terminal-replay-last = loppuun
terminal-replay-goto = siirry tämän toiminnon jälkeiseen hetkeen
terminal-replay-play = toista loppuun asti
terminal-replay-help = tulosta tämä ohje
terminal-replay-quit = lopeta
terminal-replay-beginning = Ennen ensimmäistä toimintoa.
terminal-replay-start = Tämä on alku.
terminal-replay-end = Tämä on viimeinen toiminto.
terminal-replay-unfinished = Peli on kesken: se jatkuu tästä.
terminal-replay-goto-what = Kirjoita ”goto” ja luku väliltä 0–{ $last }.
terminal-no-command = Tuntematon komento ”{ $word }”. Tarjolla: { $known }.

## Laudat
terminal-place = Sijoitus
terminal-none-yet = ei vielä yhtään
terminal-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

## Komentorivi
cli-about = Susiaiheisten lautapelien digitaalinen koti.
cli-usage = käyttö:
cli-arguments = argumentit
cli-commands = komennot
cli-options = valitsimet
cli-title-options = tämän pelin valinnat
cli-edition = minkä painoksen mukaan pelataan: alla olevien valintojen valmis yhdistelmä.
cli-more-options = ”{ $command }” näyttää myös pelin valinnat.
cli-play = pelaa peli: yksin, bottien kanssa tai muiden kanssa saman näytön ääressä
cli-replay = käy läpi tallennettu peli
cli-review = etsi päättyneen pelin kalliit päätökset
cli-analyse = etsi aseman parhaat toiminnot
cli-board = jaa pelilauta ja piirrä se
cli-picture = piirrä tallennetun pelin hetki
cli-animate = tee animaatio tallennetun pelin osasta
cli-arena = anna bottien pelata toisiaan vastaan ja mittaa ne
cli-train = anna bottien oppia keskinäisistä peleistään
cli-bench = mittaa, kuinka nopeasti peli etenee
cli-puzzles = tee pulmia ja tarkista ne
cli-titles = luettele pelit
cli-new-title = kirjoita pieni toimiva peli oman pohjaksi
cli-serve = aja pöytäpalvelinta
cli-tables = hallitse palvelimen pöytiä
cli-guests = hallitse palvelimen vieraita
cli-migrate-data = siirrä palvelimen tietokanta kansiosta PostgreSQL:ään
cli-backup = kopioi palvelimen tietokanta ja avaimet sen ollessa käynnissä
cli-restore = tee varmuuskopiosta datakansio
cli-reports = lue vieraiden ilmoitukset
cli-invitations = kutsu ihmisiä palvelimelle, jonka ovi on kiinni
cli-help = näytä tämä ohje ja lopeta
cli-version = näytä versio ja lopeta
cli-title = mikä peli
cli-players = montako paikkaa (pelin tavallinen määrä)
cli-seats = ketkä pelaavat, esimerkiksi human,alpha,cub
cli-seed = tee jaosta ja boteista toistettavia
cli-save = minne peli tallennetaan
cli-resume = jatka tallennettua peliä
cli-lang = kieli: { $languages }
cli-file = tallennettu peli
cli-table = pöydän tunnus
cli-guest = vieraan tunnus
cli-report = ilmoituksen tunnus
cli-invitation = kutsun tunnus
cli-step = aloita toiminnon N jälkeen
cli-all = tulosta kaikki toiminnot ja loppu
cli-seat = näytä vain se, minkä tämä paikka saa nähdä
cli-position = piirrä tämä asema sen sijaan
cli-svg = kirjoita kuva tähän tiedostoon
cli-ply = toiminnon N jälkeen; muuten loppu
cli-picture-output = kuva, .png tai .svg
cli-animate-from = aloita toiminnon N jälkeen ({ $default })
cli-animate-to = lopeta toiminnon N jälkeen; muuten pelin loppu
cli-animate-width = leveys kuvapisteinä, enintään 1200 ({ $default })
cli-animate-output = animaatio, .gif tai .webp
cli-number = Kokonaisluku väliltä { $low }–{ $high }.
cli-rules = säännöt { $letter }
cli-maturity = { $maturity ->
    [alpha] vielä vajaa
    [beta] valmis, vielä koekäytössä
   *[stable] valmis
}
