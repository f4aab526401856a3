### Mikä asemassa tai datatiedostossa on vialla, lause kerrallaan. Tiedostojen sanat pysyvät ennallaan.

## Asemat
problem-position-first-line = Tämä ei ole asema: sen on alettava näin: ”{ $first }”.
problem-position-title = Tämä on asema pelistä { $found }, ei pelistä { $title }.
problem-position-rules = Asema on sääntöjen versiosta { $found }; tässä Wolfdenissa on versio { $known }.
problem-position-seats = Asemassa on seats={ $found }, mutta pöytä tarvitsee seats={ $seats }.
problem-position-long = Asemassa on { $length } merkkiä; enintään { $most } luetaan.
problem-position-options = Valinnalla ”{ $option }” on asemassa eri arvo kuin pöydässä.

## Niiden rivit
problem-line-unknown = Tuntematon rivi ”{ $line }”. Asemassa on: { $known }.
problem-line-twice = Rivi ”{ $line }” on kahdesti.
problem-line-key-twice = { $line }: jokin avain on tällä rivillä kahdesti.
problem-line-key-missing = { $line }: ”{ $name }” puuttuu.
problem-line-key-unknown = { $line }: tuntematon avain ”{ $name }”.
problem-line-number = { $line }: avaimen ”{ $name }” arvon on oltava kokonaisluku väliltä { $low }–{ $high }, ei ”{ $text }”.
problem-line-named-twice = { $line }: ”{ $name }={ $text }” mainitsee jotain kahdesti.
problem-line-word = { $line }: ”{ $word }” ei ole mikään näistä: { $known }.
problem-line-loose = { $line }: ”{ $word }” ei ole muotoa nimi=arvo.
problem-line-count = { $line }: näitä rivejä on oltava { $count }, ei { $found }.
problem-line-order = { $line }: rivit ovat väärässä järjestyksessä: tähän kuuluu { $name }={ $wanted }.
problem-line-stage = { $line }: ”{ $name }” ei kuulu tilanteeseen ”{ $stage }”.

## Datatiedostot
problem-no-toml = { $where }: tämä ei ole TOML-tiedosto.
problem-no-toml-here = { $where }: tämä ei ole TOML-tiedosto. Lukeminen pysähtyi riville { $row }, sarakkeeseen { $column }.
problem-toml-long = { $where }: tiedostossa on { $length } merkkiä; enintään { $most } luetaan.
problem-toml-deep = { $where }: tiedoston avaimessa on yli { $most } pistettä.
problem-document-costly = Tämän tiedoston tarkistaminen vie liikaa aikaa tai muistia. Yksinkertaista sitä.
problem-data-missing = { $where }: ”{ $name }” puuttuu; sen on oltava { $kind ->
    [number] kokonaisluku
    [flag] true tai false
    [text] teksti
    [list] luettelo
   *[table] taulukko
}.
problem-data-kind = { $where }: avaimen ”{ $name }” arvon on oltava { $kind ->
    [number] kokonaisluku
    [numbers] luettelo kokonaislukuja
    [flag] true tai false
    [text] teksti
    [texts] luettelo tekstejä
    [list] luettelo
    [tables] luettelo taulukoita
   *[table] taulukko
}, ei { $found }.
problem-data-count = { $where }: avaimella ”{ $name }” on oltava { $count ->
    [one] yksi arvo
   *[other] { $count } arvoa
}, ei { $found }.
problem-data-number = { $where }: avaimen ”{ $name }” pitää olla kokonaisluku väliltä { $low }–{ $high }, ei { $number }.
problem-data-word = { $where }: ”{ $name }”: ”{ $word }” ei ole mikään näistä: { $known }.
problem-data-unknown = { $where }: tuntematon avain ”{ $name }”. Mahdolliset: { $known }.
