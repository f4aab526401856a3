### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Eniten pisteitä täysikuun jälkeen voittaa: aluemerkit ja pisimmälle edennyt arvo kullakin kuudesta mittaristasi.
aid-the-wolves-turn = Vuorosi
aid-the-wolves-turn-1 = Vuorossa on kaksi toimintoa; jokaisella toimintomerkillä saa yhden lisää.
aid-the-wolves-turn-2 = Joka toiminto maksaa laattoja, jotka näyttävät kohteen maaston: siirto 1, ulvonta 2, pesä 2, luola 2, alistaminen 3. Käytetyt laatat käännetään. Maastomerkki käy minkä tahansa laatan sijasta.
aid-the-wolves-actions = Toiminnot
aid-the-wolves-actions-1 = Siirto: valitse maasto ja kävele enintään Levinneisyyden verran susia, kukin enintään Nopeuden verran askelia, kaikki siihen maastoon. Heksassa on enintään kaksi nappulaa.
aid-the-wolves-actions-2 = Ulvonta: yksinäisestä sudesta, joka on Ulvonnan päässä alfasudesta, tulee seuraava sutesi.
aid-the-wolves-actions-3 = Pesä: alfasuden viereen tai alle; se otetaan valitsemastasi mittarista, joka kasvaa.
aid-the-wolves-actions-4 = Luola: paranna järven viereinen pesä; yksi alueella; arvo 3 hallintaa.
aid-the-wolves-actions-5 = Alistaminen: korvaa yksin seisova vieras laumasusi tai pesä Ulvonnan päässä.
aid-the-wolves-actions-6 = Metsästys: sudet kolmessa heksassa saaliin ympärillä ottavat sen itsestään.
aid-the-wolves-tracks = Mittarit
aid-the-wolves-tracks-1 =
    | otettuja pesiä | 0 | 1 | 2 | 3 | 4
    | levinneisyys | 2 | 3 | 3 | 4 | 4
    | nopeus | 3 | 4 | 4 | 5 | 5
    | ulvonta | 2 | 3 | 3 | 4 | 4
    | pisteet, 3–5 pelaajaa | 0 | 0 | 0 | 3 | 7
    | pisteet, 2 pelaajaa | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Mittarin toinen ja neljäs pesä tuovat merkin. 3–5 pelaajaa: levinneisyys toiminto, sitten maasto; nopeus ja ulvonta maasto, sitten toiminto. 2 pelaajaa: toiminto, sitten maasto.
aid-the-wolves-points = Pisteet
aid-the-wolves-points-1 =
    | otettu | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | sudet | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | luolat | 5 | 10 | 15 | 20
    | saalis, 3–5 pelaajaa | 1 | 4 | 9 | 16 | 25
    | saalis, 2 pelaajaa | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Kustakin mittarista lasketaan vain pisimmälle edennyt arvo.
aid-the-wolves-moon = Kuu
aid-the-wolves-moon-1 = Ulvonta, luolat ja alistaminen siirtävät kuuta. Kuunsirpin, puolikuun ja täysikuun kohdalla pisteytetään alueet, joilla on se merkki: eniten hallintaa saa sen, toinen saa pienemmän arvon.
aid-the-wolves-moon-2 =
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | ensimmäinen / toinen | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Hallinta: luola on 3, mikä tahansa muu nappula 1. Tasatilanteessa ratkaisee alueen alfasusien määrä.
aid-the-wolves-sign = { $sign ->
    [alpha] alfasusi
    [pack] laumasusi
    [den] pesä
    [lair] luola
    [crescent] kuunsirppi
    [quarter] puolikuu
    [full] täysikuu
    [action] toimintomerkki
   *[terrain] maastomerkki
}
