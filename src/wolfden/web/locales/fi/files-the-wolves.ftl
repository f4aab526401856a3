### Mikä pelin Sudet lautatiedostossa tai asemassa on vialla. Tiedostojen sanat pysyvät ennallaan.

## Lautatiedostot
problem-wolves-zone-size = { $where }: jokainen vyöhyke tarvitsee 3 heksaa (W1.1).
problem-wolves-zones-overlap = { $where }: jokin heksa on kahdella vyöhykkeellä tai järven alla (W1.1).
problem-wolves-marks = { $where }: kaksi yksinäistä sutta ja yksi saalis tarvitsevat kolme maaheksaa (W1.1).
problem-wolves-start-twice = { $where }: jokin heksa on siinä kahdesti (W1.2).
problem-wolves-turned = { $where }: lautaa käännetään 0 tai 180 astetta, ei { $turn } (W1.3).
problem-wolves-region-id = { $where }: tunnuksen id ”{ $id }” on oltava kirjaimista, numeroista ja merkistä ”-” koostuva sana, jota muilla aluelaudoilla ei ole.
problem-wolves-region-terrains = { $where }: viisi vyöhykettä tarvitsee viisi eri maastoa (W1.1).
problem-wolves-region-most = { $where }: sarjassa on enintään { $most } aluelautaa.
problem-wolves-arrangement-twice = { $where }: { $players } pelaajalle on jo asettelu (W1.3).
problem-wolves-no-arrangement = Lautatiedostossa ei ole asettelua { $players } pelaajalle (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: { $players } pelaajaa tarvitsee { $count } aluetta ilman aloituslautaa (W1.3).
   *[other] { $where }: { $players } pelaajaa tarvitsee { $count } aluetta ja aloituslaudan (W1.3).
}
problem-wolves-region-boards = { $where }: { $count } paikkaa tarvitsee yhtä monta aluelautaa (W1.3).
problem-wolves-overlap = Kaksi lautaa on päällekkäin heksassa [{ $place }] (W1.3).
problem-wolves-apart = Heksaan { $place } ei pääse kävelemällä heksasta { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Aloituslauta tarvitsee pohjoispuolelleen { $count } heksaa rotkon viereen (W3.5).
   *[south] Aloituslauta tarvitsee eteläpuolelleen { $count } heksaa rotkon viereen (W3.5).
}
problem-wolves-neutral-corners = Puolueeton lauma tarvitsee vapaat heksat jokaisen järven koillis- ja kaakkoispuolelta (W16.3).
problem-wolves-stack = { $where }: ”{ $word }” ei ole aluemerkkien pino kuten crescent/quarter.
problem-wolves-no-table = { $where }: { $players } pelaajalle ei ole taulukkoa.

## Aseman sanat
problem-wolves-regions-twice = { $line }: jokin aluelauta on kahdessa paikassa (W1.3).
problem-wolves-regions-most = { $line }: kartalla on { $count } paikkaa (W1.3).
problem-wolves-moons-count = { $line }: kukin { $count } alueesta tarvitsee merkkinsä tai merkin ”-” (W3.3).
problem-wolves-hex-form = { $line }: ”{ $word }” ei ole muotoa c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: ”{ $text }”: heksassa on enintään 2 nappulaa (W6.6).
problem-wolves-supply = { $line }: ”{ $piece }” esiintyy useammin kuin { $count } kertaa: enempää niitä ei ole kenelläkään (W2.1).
problem-wolves-pack-lines = { $line }: { $count } paikkaa tarvitsee yhtä monta riviä, ei { $found }.
problem-wolves-pack-order = { $line }: rivit ovat paikkojen järjestyksessä, ja seat={ $seat } puuttuu.
problem-wolves-walked-form = { $line }: ”{ $word }” ei ole susi kuten alpha@c4.

## Kartta
problem-wolves-hexes-early = hexes: kartalla ei ole mitään ennen sen alueita (W3.1).
problem-wolves-regions-count = regions: tässä tilanteessa niitä on oltava { $count } (W1.3).
problem-wolves-prey-order = hexes: saaliit jaetaan yhdelle alueelle kerrallaan (W3.2).
problem-wolves-prey-stacks = hexes: kartalla on liian monta pinoa ”{ $prey }” (W3.2).
problem-wolves-prey-count = hexes: ”{ $prey }”: kartalla { $lying }, otettu { $taken }, mutta kaikkiaan niitä on { $count } (W3.2).
problem-wolves-prey-mark = hexes: heksaa { $place } ei ole merkitty saaliille (W1.1).
problem-wolves-lone-wolf-mark = hexes: heksaa { $place } ei ole merkitty yksinäiselle sudelle (W1.1).
problem-wolves-lair-lake = hexes: heksan { $place } luola ei ole järven vieressä (W9.1).
problem-wolves-lair-outside = hexes: jokin luola on kaikkien alueiden ulkopuolella (W1.2).
problem-wolves-lairs-region = hexes: jollakin laumalla on kaksi luolaa samalla alueella (W9.1).
problem-wolves-two-buildings = hexes: heksassa { $place } on kaksi pesää tai luolaa (W8.1).
problem-wolves-rivals = hexes: heksassa { $place } on eri laumojen nappulat, eikä kumpikaan ole pesä (W6.5).
problem-wolves-neutral-token = hexes: puolueeton lauma ei ole niin kuin sen merkki sanoo (W16.3).
problem-wolves-neutral-place = hexes: puolueeton lauma on vain järvien vieressä (W16.3).
problem-wolves-pieces = hexes: paikan { $seat } nappuloita ”{ $piece }” on kartalla { $found }, vaikka sen laudan mukaan niitä on oltava { $count } (W2.1).
problem-wolves-pieces-most = hexes: paikan { $seat } nappuloita ”{ $piece }” on kartalla { $found }, vaikka sen laudan mukaan niitä on enintään { $count } (W2.1).
problem-wolves-moons-left = moons: jäljellä on muita aluemerkkejä kuin pisteytetyt vaiheet jättävät (W14.1).
problem-wolves-moons-early = moons: aluemerkki on siellä, minne sellaista ei ole vielä jaettu (W3.3).

## Laumat
problem-wolves-homes = pack: kotimaasto on oltava tasan { $count } ensimmäisellä paikalla (W3.4).
problem-wolves-homes-same = pack: kahdella paikalla on sama kotimaasto (W3.4).
problem-wolves-wolves-taken = pack: otettuja susia { $taken }, mutta kartalta on poissa yksinäisiä susia { $howled } ja laumasusia { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] yhdestä aluemerkistä ei tule näitä pisteitä (W14.3).
   *[other] { $count } aluemerkistä ei tule näitä pisteitä (W14.3).
}
problem-wolves-lesser-points = pack: mistään merkkien pienemmistä arvoista ei tule näitä pisteitä (W14.3).

## Vuorot
problem-wolves-no-decision = turn: tässä tilanteessa kenelläkään ei olisi mitään päätettävää.
problem-wolves-dealing-count = turn: paikkoja on jaettu enemmän kuin niitä on (W1.3).
problem-wolves-dealing-over = turn: tässä tilanteessa ei jaeta eikä sijoitella mitään (W3.5).
problem-wolves-packs-order = turn: laumat jaetaan paikkojen järjestyksessä (W3.4).
problem-wolves-snake = turn: sijoittelu kulkee ensimmäisestä paikasta viimeiseen ja takaisin (W3.5).
problem-wolves-moon-dates = turn: kuu on kohdassa { $moon }, mutta päiviä veivät yksinäiset sudet: { $howled }, alistetut nappulat: { $dominated }, luolat: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: sudet kulkevat tilanteessa ”walk” eivätkä missään muussa (W6.1).
problem-wolves-walk-spread = turn: useampi susi kulkee kuin lauman levinneisyys sallii (W6.1).
problem-wolves-walk-missing = turn: susi, joka on jo kulkenut, ei ole siellä (W6.1).
problem-wolves-no-action = turn: sudet kulkevat ja metsästävät toiminnon aikana, eikä yhtäkään ole aloitettu (W4.4).
problem-wolves-turn-seat = turn: vuoro { $turn } kuuluu toiselle paikalle (W3.6).
problem-wolves-turns-early = turn: vuorot ja toiminnot lasketaan sijoittelun lopusta (W3.6).
problem-wolves-hunt-no-choice = turn: saalis, joka ei jätä valinnan varaa, otetaan heti (W12.1).
problem-wolves-over = turn: peli on ohi, kun kaikki kolme vaihetta on pisteytetty (W15.1).
problem-wolves-scored-early = turn: on pisteytetty vaihe, jota kuu ei ole saavuttanut (W14.1).
problem-wolves-standstill = turn: paikallaan polkeva peli on jo päättynyt (W15.4).
