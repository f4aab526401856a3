### Mikä meni vikaan, lause kerrallaan.

## Pöydän kattaminen
problem-seats = Tässä pelissä on { $low }–{ $high } paikkaa, ei { $seats }.
problem-title = Peliä ”{ $title }” ei ole täällä; on nämä: { $known }.
problem-option-value = Asetus { $option }: ”{ $value }” ei ole mikään näistä: { $known }.
problem-option-number = Asetus { $option }: ”{ $value }” ei ole kokonaisluku väliltä { $low }–{ $high }.
problem-option-unknown = Asetusta ”{ $option }” ei ole; on nämä: { $known }.
problem-bot-unknown = Bottia ”{ $bot }” ei ole; on nämä: { $known }.
problem-bot-without-budget = Botilla { $bot } ei ole budjettia: kirjoita vain sen nimi.
problem-bot-budget = Botin ”{ $bot }” budjettia ei voi lukea: kaksoispisteen jälkeen tulee seconds=N (yli 0, enintään { $seconds }) tai simulations=N (1–{ $simulations }).
problem-bot-broken = Botti ”{ $bot }” ei toimi: { $trouble }
problem-bot-class = ”{ $bot }” ei ole botti: botti on luokasta Player tehty luokka.
problem-weights-file = { $path } ei ole painotiedosto, jonka tämä Wolfden osaa lukea.
problem-weights-damaged = Tiedoston { $path } painot ovat vioittuneet tai katkenneet: tee ne uudelleen tai ota toinen tiedosto.
problem-weights-title = Tiedoston { $path } painot kuuluvat peliin ”{ $made }”, eivät peliin ”{ $title }”.
problem-weights-encoder = Nämä painot tehtiin syötteiden versiolle { $made }; tässä niiden versio on { $known }. Opeta ne uudelleen.
problem-weights-unreadable = Tiedoston { $path } painoja ei voi lukea: { $trouble }
problem-weights-unused = ”{ $title }” ei kerro verkoille asemistaan mitään, joten se ei voi käyttää painoja.

## Toimintojen sanat
problem-wrong-seat = { $seat ->
    [0] Nyt ei heitetä, nosteta eikä jaeta mitään. Vuorossa olevat paikat: { $actors }.
   *[other] Nyt ei ole paikan { $seat } vuoro. Vuorossa olevat paikat: { $actors }.
}
problem-wrong-seat-dealing = Odota, että ohjelma on heittänyt, nostanut tai jakanut.
problem-wrong-seat-over = Peli on ohi: kukaan ei voi enää toimia.
problem-verb = ”{ $word }” ei ole toiminto. Toiminto alkaa jollakin näistä: { $known }.
problem-too-many-words = Tässä on liikaa sanoja: ”{ $words }”. Näin se kirjoitetaan: { $like }
problem-unfinished = Tämä on kesken: ”{ $words }”. Näin se kirjoitetaan: { $like }
problem-word = ”{ $word }” ei sovi siihen. Nämä sopisivat: { $known }.
problem-place = ”{ $word }” ei ole paikka tällä laudalla. Paikka kirjoitetaan näin: { $like }
problem-amount = ”{ $word }” ei ole susien määrä: laumassa on enintään { $most } (A1.1).
problem-aside-or-track = ”{ $word }” ei ole heksa, johon mennään (alkaa merkillä ”>”), eikä mittari (alkaa merkillä ”^”).
problem-water = { $word } on vettä tai rotkoa: siinä ei koskaan ole mitään (W1.1, W1.2).
problem-payment = ”{ $word }” ei ole maksu: maksu on ”+” ja laattoja ({ $known }), kukin kerran, tai ”token”, pilkut väleissä.
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
problem-replay-step = Uusinnan rivi { $line } ei sovi peliin: ”{ $text }” ({ $trouble })
problem-replay-result = Uusinnan mukaan peli päättyy näin: ”{ $said }”, mutta se päättyy näin: ”{ $found }”.
problem-other-rules = Peli pelattiin sääntöjen versiolla { $played }; täällä on versio { $known }.
problem-replay-seat = --seat ottaa luvun väliltä 1–{ $seats }: niin monta paikkaa pelissä on.
problem-replay-moment = --step ottaa luvun väliltä 0–{ $last }: niin monta toimintoa pelissä on.

## Tiedostot
problem-file-read = { $trouble ->
    [missing] Tiedostoa { $path } ei voi lukea: sitä ei ole.
    [forbidden] Tiedostoa { $path } ei voi lukea: se ei ole sallittua.
    [folder] Tiedostoa { $path } ei voi lukea: se on kansio tai ei ole missään kansiossa.
    [text] Tiedostoa { $path } ei voi lukea: siinä ei ole tekstiä.
   *[other] Tiedostoa { $path } ei voi lukea.
}
problem-file-write = { $trouble ->
    [missing] Tiedostoa { $path } ei voi kirjoittaa: kansiota ei ole.
    [forbidden] Tiedostoa { $path } ei voi kirjoittaa: se ei ole sallittua.
    [folder] Tiedostoa { $path } ei voi kirjoittaa: se on kansio tai ei ole missään kansiossa.
    [full] Tiedostoa { $path } ei voi kirjoittaa: levy on täynnä.
   *[other] Tiedostoa { $path } ei voi kirjoittaa.
}
problem-file-exists = { $path } on jo olemassa: anna toinen tiedosto tai jatka siitä valitsimella --resume.

## Komentorivi
problem-usage-required = Jotain puuttuu: { $names }. Lisää: { $help }
problem-usage-unknown = Tätä ei tunneta: { $words }. Lisää: { $help }
problem-usage-value = { $name } tarvitsee arvon. Lisää: { $help }
problem-usage-no-value = { $name } ei ota arvoa. Lisää: { $help }
problem-usage-choice = { $name }: ”{ $word }” ei ole mikään näistä: { $known }. Lisää: { $help }
problem-usage-number = { $name }: ”{ $word }” ei ole kokonaisluku. Lisää: { $help }
problem-usage-ambiguous = ”{ $word }” voi olla: { $known }. Lisää: { $help }
problem-name-a-title = Anna peli ({ $known }) tai --resume ja tiedosto.
problem-seats-and-players = --seats nimeää { $named }, mutta --players sanoo { $players }.
problem-resume-flags = Jatkettava peli pitää pelaajansa ja asetuksensa: jätä ne pois.
problem-resume-title = { $path } on peli { $found }, ei { $title }.
problem-resume-over = Peli { $path } on päättynyt. Katso sitä näin: wolfden replay { $path }
problem-resume-seats = Pelissä on { $seats } paikkaa, mutta --seats nimeää { $named }.
problem-position-flags = --position kertoo pöydästä kaiken: jätä pois --players ja --seed.

## Palvelimella
problem-invitation = Kutsu ei ole voimassa, tai ei enää. Pyydä uusi.
problem-code-gone = Koodi ei ole voimassa, tai ei enää. Tee uusi toisella laitteella.
problem-name-empty = Nimessä pitää olla ainakin yksi kirjain.
problem-message-empty = Vielä ei ole mitään lähetettävää.
problem-webhook = Viestien osoitteen pitää alkaa https://.
problem-hint-later = Vihjeitä saa vain omalla vuorolla.
problem-hint-busy = Yksi kysymys kerrallaan: edellistä mietitään vielä.
problem-hint-none = Tässä pöydässä pelataan ilman vihjeitä.
problem-undo-none = Tässä pöydässä ei kumota.
problem-undo-alone = Sitä et voi kumota yksin: joku muu on toiminut, tai jotain on nostettu tai paljastettu. Kysy muilta.
problem-bot-plays = Botti pelaa puolestasi. Ota paikka ensin takaisin.
problem-given-up = Tältä paikalta on luovutettu lopullisesti.
problem-host-only = Vain pöydän isäntä saa tehdä tämän.
problem-truth-later = Kaikki näytetään, kun peli on ohi.
problem-play-on-earlier = Peli on tällä hetkellä jo ohi: valitse aikaisempi.
problem-wait = { $seconds ->
    [one] Se oli vähän nopeaa. Odota { $seconds } sekunti ja yritä uudelleen.
   *[other] Se oli vähän nopeaa. Odota { $seconds } sekuntia ja yritä uudelleen.
}

## Reviews
problem-review-empty = Arvioitavaa ei ole: kukaan ei päättänyt tässä pelissä mitään.
problem-review-long = Tässä pelissä on { $actions } toimintoa. Arvioon mahtuu enintään { $most }.
problem-review-unreadable = Tämä ei ole arvio: { $trouble }
problem-review-version = Tämän arvion versio on { $found }; tämä Wolfden lukee versiota { $known }. Tee arvio uudelleen.

problem-review-unfinished = Peli tiedostossa { $path } ei ole ohi. Arvio tarvitsee päättyneen pelin.
