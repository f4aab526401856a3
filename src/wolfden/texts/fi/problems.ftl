### Mikä meni vikaan, lause kerrallaan.

## Pöydän luominen
problem-seats = Tämä peli on { $low }–{ $high } pelaajalle, ei { $seats }.
problem-title = Tuntematon peli ”{ $title }”. Tarjolla: { $known }.
problem-option-value = Valinta { $option }: ”{ $value }” ei ole mikään näistä: { $known }.
problem-option-number = Valinta { $option }: ”{ $value }” ei ole kokonaisluku väliltä { $low }–{ $high }.
problem-option-unknown = Tuntematon valinta ”{ $option }”. Tarjolla: { $known }.
problem-edition-unknown = Tuntematon painos ”{ $edition }”. Tarjolla: { $known }.
problem-bot-unknown = Tuntematon botti ”{ $bot }”. Valitse jokin näistä: { $known }.
problem-bot-without-budget = Botilla { $bot } ei ole budjettia: kirjoita vain sen nimi.
problem-bot-budget = Botin ”{ $bot }” budjettia ei voi lukea. Kirjoita kaksoispisteen jälkeen seconds=N (yli 0, enintään { $seconds }) tai simulations=N (1–{ $simulations }).
problem-bot-style = Tässä pelissä ei ole tyyliä ”{ $style }”. Valitse jokin näistä: { $known }.
problem-bot-broken = Botti ”{ $bot }” ei toimi: { $trouble }
problem-bot-class = ”{ $bot }” ei ole botti: botti on luokan Player aliluokka.
problem-weights-file = { $path } ei ole painotiedosto, jonka tämä Wolfden osaa lukea.
problem-weights-damaged = Tiedoston { $path } painot ovat vioittuneet tai katkenneet: tee ne uudelleen tai ota toinen tiedosto.
problem-weights-title = Tiedoston { $path } painot kuuluvat peliin ”{ $made }”, eivät peliin ”{ $title }”.
problem-weights-encoder = Nämä painot tehtiin syötteiden versiolle { $made }; tässä Wolfdenissa versio on { $known }. Opeta ne uudelleen.
problem-weights-unreadable = Tiedoston { $path } painoja ei voi lukea: { $trouble }
problem-weights-unused = Pelillä ”{ $title }” ei ole koodainta verkoille, joten se ei voi käyttää painoja.

## Toimintojen sanat
problem-wrong-seat = { $seat ->
    [0] Nyt ei heitetä, nosteta eikä jaeta mitään. Vuorossa olevat paikat: { $actors }.
   *[other] Nyt ei ole paikan { $seat } vuoro. Vuorossa olevat paikat: { $actors }.
}
problem-wrong-seat-dealing = Odota, että ohjelma on heittänyt, nostanut tai jakanut.
problem-wrong-seat-over = Peli on ohi: kenenkään vuoro ei enää tule.
problem-verb = ”{ $word }” ei ole toiminto. Toiminto alkaa jollakin näistä: { $known }.
problem-too-many-words = Tässä on liikaa sanoja: ”{ $words }”. Kirjoita se näin: { $like }
problem-unfinished = Tämä on kesken: ”{ $words }”. Kirjoita se näin: { $like }
problem-word = ”{ $word }” ei sovi tähän. Mahdolliset: { $known }.
problem-place = ”{ $word }” ei ole paikka tällä laudalla. Paikka kirjoitetaan näin: { $like }
problem-amount = ”{ $word }” ei ole susien määrä: laumassa on enintään { $most } (A1.1).
problem-aside-or-track = ”{ $word }” ei ole heksa, johon mennään (alkaa merkillä ”>”), eikä mittari (alkaa merkillä ”^”).
problem-water = { $word } on vettä tai rotkoa: siinä ei voi olla mitään (W1.1, W1.2).
problem-payment = ”{ $word }” ei ole maksu. Kirjoita ”+” ja sitten laatat ({ $known }), kukin kerran, tai ”token”, pilkuin erotettuina.
problem-cost = ”{ $word }”: mikään toiminto ei maksa enempää kuin { $most } (W4.3).

## Uusinnat
problem-replay-first-line = Tämä ei ole uusinta: ensimmäinen rivi ei ole ”{ $first }”.
problem-replay-long = Uusinnassa on { $length } merkkiä; enintään { $most } luetaan.
problem-replay-cut-off = Uusinta on katkennut: viimeinen rivi ei ole ”...” eikä tulos kuten ”= full-moon 54 40”.
problem-replay-header-line = Uusinnan rivi { $line }, ”{ $text }”, ei ole otsake kuten ”seats: 3”.
problem-replay-header-twice = Uusinnan rivi { $line }: otsake ”{ $header }” on kahdesti.
problem-replay-header-missing = Uusinnasta puuttuu otsake ”{ $header }”.
problem-replay-header-unknown = Uusinnassa on tuntematon otsake ”{ $header }”.
problem-replay-header-number = Uusinnan otsake ”{ $header }” tarvitsee nollaa suuremman kokonaisluvun, ei ”{ $text }”.
problem-replay-name = Uusinta nimeää pelaajan paikalle { $seat }, mutta paikkoja on { $seats }.
problem-replay-action-line = Uusinnan rivi { $line }, ”{ $text }”, ei ole toiminto kuten ”1 draft @h8” tai ”~ region 7”.
problem-replay-step = Uusinnan rivi { $line } ei ole mahdollinen tässä pelissä: ”{ $text }” ({ $trouble })
problem-replay-result = Uusinnan mukaan peli päättyy näin: ”{ $said }”, mutta se päättyy näin: ”{ $found }”.
problem-other-rules = Peli pelattiin sääntöjen versiolla { $played }; tässä Wolfdenissa on versio { $known }.
problem-replay-seat = --seat ottaa luvun väliltä 1–{ $seats }, tämän pelin paikat.
problem-replay-moment = --step ottaa luvun väliltä 0–{ $last }, tämän pelin toiminnot.

## Tiedostot
problem-file-read = { $trouble ->
    [missing] Tiedostoa { $path } ei voi lukea: sitä ei ole. Tarkista nimi ja kansio.
    [forbidden] Tiedostoa { $path } ei voi lukea: sinulla ei ole oikeutta. Salli lukeminen tai anna toinen tiedosto.
    [folder] Tiedostoa { $path } ei voi lukea: se on kansio, tai jokin polun osa ei ole kansio. Anna tiedosto.
    [text] Tiedostoa { $path } ei voi lukea: se ei ole UTF-8-tekstitiedosto. Anna toinen tiedosto.
   *[other] Tiedostoa { $path } ei voi lukea. Anna toinen tiedosto.
}
problem-file-write = { $trouble ->
    [missing] Tiedostoa { $path } ei voi kirjoittaa: kansiota ei ole. Luo se tai anna toinen.
    [forbidden] Tiedostoa { $path } ei voi kirjoittaa: sinulla ei ole oikeutta. Anna toinen paikka.
    [folder] Tiedostoa { $path } ei voi kirjoittaa: se on kansio, tai jokin polun osa ei ole kansio. Anna tiedosto.
    [full] Tiedostoa { $path } ei voi kirjoittaa: levy on täynnä. Vapauta tilaa tai anna toinen levy.
   *[other] Tiedostoa { $path } ei voi kirjoittaa. Anna toinen paikka.
}
problem-file-exists = { $path } on jo olemassa: anna toinen tiedosto tai jatka siitä valitsimella --resume.

## Komentorivi
problem-usage-required = Puuttuu: { $names }. Lisää: { $help }
problem-usage-unknown = Tuntematon: { $words }. Lisää: { $help }
problem-usage-value = { $name } tarvitsee arvon. Lisää: { $help }
problem-usage-no-value = { $name } ei ota arvoa. Lisää: { $help }
problem-usage-choice = { $name }: ”{ $word }” ei ole mikään näistä: { $known }. Lisää: { $help }
problem-usage-number = { $name }: ”{ $word }” ei ole kokonaisluku. Lisää: { $help }
problem-usage-ambiguous = Tuntematon: { $word }. Samankaltaisia: { $known }. Lisää: { $help }
problem-name-a-title = Anna peli ({ $known }) tai --resume ja tiedosto.
problem-seats-and-players = --seats nimeää { $named }, mutta --players sanoo { $players }.
problem-resume-flags = Jatkettava peli pitää pelaajansa ja valintansa: jätä ne pois.
problem-resume-title = { $path } on peli { $found }, ei { $title }.
problem-resume-over = Peli { $path } on päättynyt. Katso sitä näin: wolfden replay { $path }
problem-resume-seats = Pelissä on { $seats } paikkaa, mutta --seats nimeää { $named }.
problem-position-flags = --position kertoo pöydästä kaiken: jätä pois --players ja --seed.

## Palvelimella
problem-invitation = Tämä kutsu ei ole enää voimassa. Pyydä uusi.
problem-code-gone = Tämä koodi ei ole enää voimassa. Tee uusi toisella laitteella.
problem-name-empty = Nimessä pitää olla ainakin yksi kirjain.
problem-message-empty = Kirjoita ensin viesti.
problem-email = ”{ $address }” ei ole sähköpostiosoite. Kirjoita se esimerkiksi muodossa name@example.com.
problem-webhook = Ilmoitusten osoitteen on alettava merkeillä https://.
problem-hint-later = Voit pyytää vihjettä vain omalla vuorollasi.
problem-hint-busy = Botti miettii vielä edellistä kysymystäsi.
problem-hint-none = Vihjeet eivät ole käytössä tässä pöydässä.
problem-undo-none = Kumoaminen ei ole käytössä tässä pöydässä.
problem-undo-alone = Sitä et voi kumota yksin: toinen pelaaja on jo pelannut, tai jotain on nostettu tai paljastettu. Kysy muilta.
problem-bot-plays = Botti pelaa puolestasi. Ota paikkasi ensin takaisin.
problem-given-up = Tältä paikalta on luovutettu, eikä sitä voi ottaa uudelleen.
problem-host-only = Vain pöydän isäntä saa tehdä tämän.
problem-truth-later = Kaikki paljastetaan, kun peli on ohi.
problem-play-on-earlier = Peli on tässä kohdassa jo ohi: valitse aikaisempi.
problem-wait = { $seconds ->
    [one] Se oli liian nopeaa. Odota { $seconds } sekunti ja yritä uudelleen.
   *[other] Se oli liian nopeaa. Odota { $seconds } sekuntia ja yritä uudelleen.
}

## Reviews
problem-review-empty = Arvioitavaa ei ole: kukaan ei päättänyt tässä pelissä mitään.
problem-review-long = Tässä pelissä on { $actions } toimintoa. Arvioon mahtuu enintään { $most }.
problem-review-unreadable = Tämä ei ole arvio: { $trouble }
problem-review-version = Tämän arvion versio on { $found }; tämä Wolfden lukee versiota { $known }. Tee arvio uudelleen.

problem-review-unfinished = Peli tiedostossa { $path } ei ole ohi. Arvio tarvitsee päättyneen pelin.

problem-review-running = Vain loppuun pelatun pelin voi arvioida.
problem-review-off = Tämä palvelin ei tee arvioita. Lataa uusinta ja suorita: wolfden review
problem-review-none = Tätä peliä ei ole vielä arvioitu.

## Analysis
problem-analysis-first-line = Tämä ei ole asema, uusinta eikä analyysi. Analyysi alkaa rivillä: { $first }
problem-analysis-step = Muunnelma { $line }: ”{ $text }” ei ole siinä mahdollinen: { $trouble }
problem-analysis-long = Analyysissä on enintään { $lines } muunnelmaa ja { $actions } toimintoa.
problem-analysis-branch = Muunnelma { $line } lähtee kohdasta, jota ei ole.
problem-analysis-link = Tämä linkki on vioittunut. Kopioi koko linkki tai pyydä se uudelleen.
problem-analysis-players = Tiedostossa on oma pelaajamääränsä: --players kuuluu uuteen peliin.
problem-analysis-at = Toimintoa { $asked } ei ole: ensimmäisessä muunnelmassa on { $last }.
problem-analysis-seat = Paikkaa { $asked } ei ole: pelissä on { $seats }.
problem-analysis-running = Tätä peliä pelataan vielä. Sen voi analysoida, kun se on päättynyt.
problem-analysis-rated = Tämä asema on käynnissä olevasta pisteytetystä pelistä. Sen voi analysoida, kun peli on päättynyt.
problem-animation-running = Tätä peliä pelataan vielä. Siitä voi tehdä animaation, kun se on päättynyt.
problem-pictures-off = Tämä palvelin ei piirrä kuvia pelilaudoista: { $names } ei ole asennettu.
problem-analysis-of-one = Nimeä yksi analysoitava asia: pöytä, pulma, peli, teksti tai linkki.
problem-analysis-off = Tietokone ei ole käytössä tällä palvelimella. Tallenna teksti ja suorita: wolfden analyse
problem-plan-days = Suunnitelmat ovat vain kirjepelejä varten.
problem-plan-secrets = Tässä pelissä on jotain salaista, joten kukaan ei tiedä, mitä muut voivat tehdä. Suunnitelmia ei voi tehdä.
problem-plan-chance = Siinä heitetään noppaa tai nostetaan. Suunnitelma päättyy ennen sitä.
problem-plan-reply = Suunnitelma alkaa toisen pelaajan toiminnolla ja tarvitsee sinun vastauksesi.
problem-plan-twice = Kaksi suunnitelmaasi vastaa samaan eri tavoin. Poista toinen niistä.
