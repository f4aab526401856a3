### Mikä on vikana Suden veljeskunnan asemassa, karttatiedostossa tai korttitiedostossa. Tiedostojen sanat pysyvät ennallaan.

## Asema: rivit
problem-brotherhood-place = { $line }: ”{ $name }”: ”{ $place }” ei ole paikka tällä kartalla.
problem-brotherhood-village = { $line }: ”{ $name }”: ”{ $place }” ei ole kylä (B1.1).
problem-brotherhood-hunter-lines = { $line }: metsästäjiä on { $hunters }, ei { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: metsästäjien järjestys on { $known }.
problem-brotherhood-came-from = { $line }: vain liikkunut metsästäjä on tullut muualta (B5.1).
problem-brotherhood-space-lines = { $line }: ruutuja on { $spaces }, ei { $found } (B1.4).
problem-brotherhood-space-order = { $line }: ruutujen järjestys on { $known }.
problem-brotherhood-village-form = { $line }: ”{ $word }” ei ole muotoa mende=dragoon,2.
problem-brotherhood-two-places = { $line }: kortti { $card } on kahdessa paikassa (B9.1).

## Asema: kierros
problem-brotherhood-idle = round: tässä tilanteessa kenelläkään ei olisi mitään päätettävää.
problem-brotherhood-round = round: vuodenajat lasketaan ykkösestä, avauksen jälkeen (B1.5).
problem-brotherhood-draft = round: kortteja valitaan vain kokeneiden muunnelmassa (B9.1).
problem-brotherhood-devil = round: vain paholainen, kuvapuoli ylös, siirtää metsästäjää (B4.4).
problem-brotherhood-ending = round: peli on ohi, kun sillä on loppu (B8).
problem-brotherhood-ended-so = round: peli ei ole voinut päättyä näin (B8).
problem-brotherhood-is-over = round: näillä uhreilla ja laatoilla peli on jo ohi (B8.1).
problem-brotherhood-figures = round: jaettuja nappuloita on { $found }, mutta ”count” on { $count } (B1.3).
problem-brotherhood-victims = round: uhreja on { $victims }, mutta kartalla niitä on { $found } (B6.2).
problem-brotherhood-in-force = round: kortti on voimassa heti, kun se on käännetty (B3.1).
problem-brotherhood-drafted = round: valittuja kortteja on { $found }, mutta ”count” sanoo muuta (B9.1).

## Asema: metsästäjät, joukot ja Peto
problem-brotherhood-leader = hunter: nappulaa ”{ $hunter }” johtaa jokin metsästäjien paikoista (B1.3).
problem-brotherhood-placed = hunter: nappulalla ”{ $hunter }” on paikka avauksen jälkeen, ei ennen sitä (B2.2).
problem-brotherhood-one-troop = villages: kylään mahtuu yksi joukko (B3.2).
problem-brotherhood-troops = villages: rakuunoita on kuusi ja talonpoikia kuusi (B1.4).
problem-brotherhood-chosen = beast: henkilöllisyys ja kylä valitaan avauksessa (B2.1).
problem-brotherhood-beast-card = beast: Peto on kylässä, jonka kortti on ruudussa ”{ $season }” (B6.1).
problem-brotherhood-fog-card = beast: sumu kätkee sen kylän kortin, jossa Peto nyt on (B7.1).
problem-brotherhood-fog-victims = beast: vain sumu kätkee uhreja (B7.1).
problem-brotherhood-haunts = beast: ”haunts” kuuluu kätkeytyneelle Pedolle (B7.1).
problem-brotherhood-haunts-true = beast: luettelosta ”haunts” puuttuu kylä, jossa Peto on.

## Asema: ruudut ja kortit
problem-brotherhood-card-twice = space: kylän kortti on kahdessa ruudussa (B4.2).
problem-brotherhood-last-year = space: viime vuoden kortti otetaan takaisin ennen valintaa (B4.1).
problem-brotherhood-this-season = space: Peto on jo valinnut kylän täksi vuodenajaksi (B4.2).
problem-brotherhood-trace-twice = space: jälkilaatta on kahdessa paikassa (B1.2).
problem-brotherhood-two-seasons = space: esillä on vain kahden vuodenajan jäljet (B4.1).
problem-brotherhood-trace-card = space: jälki on kyläkortin vieressä (B4.2).
problem-brotherhood-face-up = space: siellä ei ole jälkeä, joka voisi olla kuvapuoli ylös (B4.2).
problem-brotherhood-maybe = space: ”maybe” kuuluu jälkeen.
problem-brotherhood-maybe-true = space: luettelosta ”maybe” puuttuu todellinen jälki, ”{ $trace }”.
problem-brotherhood-played = cards: vuodenajan ”{ $season }” kortteja pitää olla pelattuna { $cards } (B3.1).
problem-brotherhood-force-played = cards: voimassa oleva kortti on yksi pelatuista (B3.1).
problem-brotherhood-picked = cards: joka vuodenajalta valitaan kolme korttia (B9.1).
problem-brotherhood-hands = cards: käsikortteja ja poistettuja kortteja on vain kokeneiden muunnelmassa (B9.1).

## Karttatiedosto
problem-brotherhood-places = { $where }: kartalla on { $found } paikkaa; enintään { $most } mahtuu.
problem-brotherhood-villages = { $where }: kartalla pitää olla { $villages } kylää, ei { $found } (B1.1).
problem-brotherhood-village-order = { $where }: kylät ovat järjestyksessä: tämä on numero { $number } (B1.1).
problem-brotherhood-id = { $where }: tunnuksen ”{ $id }” pitää olla oma sanansa, pienin kirjaimin.
problem-brotherhood-numbers = { $where }: avaimessa ”{ $name }” pitää olla { $count } eri kylän numerot ({ $rule }).
problem-brotherhood-haunt = { $where }: avaimen ”haunt” pitää olla kylän numero, ei { $number } (B4.4).
problem-brotherhood-road = { $where }: tien ”{ $road }” pitää nimetä kaksi eri paikkaa kartalta.
problem-brotherhood-road-twice = { $where }: tie ”{ $road }” on siinä kahdesti.
problem-brotherhood-no-road = { $where }: mikään tie ei vie paikasta { $start } paikkaan { $place } (B1.1).
problem-brotherhood-ways-out = map: muita kyliä enintään { $leagues } peninkulman päässä paikasta { $village }, mikä on korttien pienin matka: { $found }; Peto tarvitsee { $needed } (B4.2).

## Korttitiedosto
problem-brotherhood-no-effect = { $where }: kortilla pitää olla vähintään yksi vaikutus (B10).
problem-brotherhood-card-id = { $where }: tunnuksen ”{ $id }” pitää olla sana pienistä kirjaimista ja numeroista.
problem-brotherhood-effect-twice = { $where }: vaikutus ”{ $effect }” on tällä kortilla kahdesti (B10).
problem-brotherhood-number = { $where }: avaimen ”{ $name }” pitää olla kokonaisluku väliltä { $low }–{ $high }, ei { $number }.
problem-brotherhood-no-village = { $where }: ”villages”: { $number } ei ole kylä väliltä 1–{ $most } (B1.1).
problem-brotherhood-season-cards = { $where }: vuodenajalla ”{ $season }” pitää olla { $cards } korttia, ei { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: kahdella kortilla on tunnus ”{ $id }”.
