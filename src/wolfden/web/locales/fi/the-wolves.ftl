# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] metsä
    [rock] kallio
    [grass] niitty
    [tundra] tundra
    [desert] aavikko
   *[blank] ei vielä jaettu
}
wolves-prey = { $prey ->
    [moose] hirvi
    [deer] peura
    [raccoon] pesukarhu
    [boar] villisika
   *[hare] jänis
}
wolves-neutral = puolueeton lauma
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfasusi ({ $owner })
    [den] pesä ({ $owner })
    [lair] luola ({ $owner })
   *[pack] laumasusi ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfasusi ({ $owner }), { $hex }
    [den] pesä ({ $owner }), { $hex }
    [lair] luola ({ $owner }), { $hex }
   *[pack] laumasusi ({ $owner }), { $hex }
}
wolves-lone-wolf = yksinäinen susi
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey }, { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, rotko: tässä ei voi seistä mikään
wolves-nowhere = { $hex } ei ole tällä kartalla
wolves-lake = Järvi { $hex }. { $token }. Hallinta: { $control }
wolves-token = { $phase ->
    [crescent] kuunsirpin merkki, { $first } vahvimmalle laumalle ja { $second } toiselle
    [quarter] puolikuun merkki, { $first } vahvimmalle laumalle ja { $second } toiselle
   *[full] täysikuun merkki, { $first } vahvimmalle laumalle ja { $second } toiselle
}
wolves-no-token = Ei merkkiä jäljellä
wolves-control = { $owner } { $count }
wolves-no-control = ei kukaan
wolves-table = { $phase ->
    [none] Kuu on tullut päivään { $date }; kaikki vaiheet on pisteytetty
    [crescent] Kuu on päivässä { $date }; kuunsirppi pisteytetään päivänä { $next }
    [quarter] Kuu on päivässä { $date }; puolikuu pisteytetään päivänä { $next }
   *[full] Kuu on päivässä { $date }; täysikuu pisteytetään päivänä { $next }
}

## Player boards
wolves-home = koti: { $terrain }
wolves-home-undealt = kotimaastoa ei vielä jaettu
wolves-home-tile = kotilaatta, sitä ei koskaan käännetä
wolves-home-tile-name = kotilaatta
wolves-tile = { $shows }; käännettynä { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] levinneisyys
    [speed] nopeus
   *[howl] ulvonta
}
wolves-track = { $track ->
    [spread] levinneisyys { $value }: näin moni susi saa kävellä siirrossa; { $next } seuraavan pesän jälkeen
    [speed] nopeus { $value }: näin pitkälle susi kävelee; { $next } seuraavan pesän jälkeen
   *[howl] ulvonta { $value }: näin kauas alfasusi kuuluu; { $next } seuraavan pesän jälkeen
}
wolves-track-dens = { $track ->
    [spread] levinneisyys { $value }, pesiä rakennettu { $dens }/{ $size }
    [speed] nopeus { $value }, pesiä rakennettu { $dens }/{ $size }
   *[howl] ulvonta { $value }, pesiä rakennettu { $dens }/{ $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } toimintomerkki: yksi lisätoiminto vuorossa
   *[other] { $count } toimintomerkkiä: kukin on yksi lisätoiminto vuorossa
}
wolves-terrain-tokens = { $count ->
    [one] { $count } maastomerkki: se maksaa minkä tahansa maaston
   *[other] { $count } maastomerkkiä: kukin maksaa minkä tahansa maaston
}
wolves-called = { $count ->
    [one] { $count } susi kutsuttu
   *[other] { $count } sutta kutsuttu
}
wolves-lairs = { $count ->
    [one] { $count } luola rakennettu
   *[other] { $count } luolaa rakennettu
}
wolves-prey-taken = saatu: { $prey }
wolves-prey-free = ei vielä saatu: { $prey }
wolves-regions = { $tokens ->
    [one] pisteitä alueista: { $points }, { $tokens } merkki voitettu
   *[other] pisteitä alueista: { $points }, { $tokens } merkkiä voitettu
}
wolves-own = Laumasi
wolves-own-tiles = Laattasi
wolves-own-pays = Mitä laattasi maksavat
wolves-own-tracks = Mittarisi
wolves-own-things = Merkkisi ja saaliisi
wolves-pays = { $now ->
    [0] ei laattaa maastolle { $terrain }
    [one] { $now } laatta maastolle { $terrain }
   *[other] { $now } laattaa maastolle { $terrain }
}
wolves-pays-then = { $terrain }: nyt { $now }, käännön jälkeen { $then }
wolves-score = { $part ->
    [spread] levinneisyys
    [speed] nopeus
    [howl] ulvonta
    [lairs] luolat
    [hunt] metsästys
    [wolves] sudet
    [regions] alueet
   *[lesser] toiset sijat
}

## The strip above the table
wolves-turn = Vuoro { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ei vapaita toimintoja, merkkejä: { $tokens }
    [one] { $left } vapaa toiminto, merkkejä: { $tokens }
   *[other] { $left } vapaata toimintoa, merkkejä: { $tokens }
}
wolves-next-regions = { $count ->
    [0] seuraavaksi ei pisteytetä alueita
    [one] seuraavaksi pisteytetään { $count } alue
   *[other] seuraavaksi pisteytetään { $count } aluetta
}
wolves-stage-regions = Aluelautoja jaetaan
wolves-stage-prey = Saaliita jaetaan
wolves-stage-moons = Aluemerkkejä jaetaan
wolves-stage-packs = Laumat saavat kotimaastonsa
wolves-stage-tiles = Laumat valitsevat laattojensa puolen
wolves-stage-draft = Laumat tulevat kartalle
wolves-stage-act = Laumat toimivat
wolves-stage-walk = Sudet kävelevät
wolves-stage-hunt = Metsästys
wolves-stage-over = Peli on ohi

## Actions
wolves-do-region = Aseta alue
wolves-do-prey = Aseta saalis
wolves-do-moon = Aseta aluemerkki
wolves-do-pack = Ota lauma
wolves-do-tiles = Aseta laatat
wolves-do-draft = Sijoita
wolves-do-move = Siirrä
wolves-do-walk = Kävele
wolves-do-stop = Lopeta kävely
wolves-do-den = Rakenna pesä
wolves-do-lair = Rakenna luola
wolves-do-howl = Ulvo
wolves-do-dominate = Alista
wolves-do-hunt = Metsästä
wolves-do-end = Päätä vuoro
wolves-side-fronts = kaikki etupuolet
wolves-side-backs = kaikki takapuolet
wolves-aside = kohde: { $hex }
wolves-payment = { $parts }
wolves-pay-token = maastomerkki
wolves-pay-home = kotilaatta ({ $terrain })
wolves-pay-tile = { $shows } (kääntyy: { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfasusi { $hex }
   *[pack] laumasusi { $hex }
}
wolves-brief-aside = syrjäytetty: { $hex }
wolves-brief-pay = maksu: { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } pysyy: { $value }

## Questions
wolves-ask-pay = Miten maksat?
wolves-ask-track = Mistä mittarista pesä otetaan?
wolves-ask-aside = Valitse, mihin syrjäytetty susi menee: { $count } paikkaa on yhtä lähellä.
wolves-ask-move = Mihin maastoon sutesi kävelevät?
wolves-ask-walk = Mikä susi kävelee?
wolves-ask-walk-to = { $kind ->
    [alpha] Mihin kävelee alfasusi heksasta { $hex }?
   *[pack] Mihin kävelee laumasusi heksasta { $hex }?
}
wolves-ask-den = Mihin rakennat pesän?
wolves-ask-lair = Mistä pesästä tulee luola?
wolves-ask-howl = Minkä yksinäisen suden kutsut?
wolves-ask-dominate = Minkä nappulan alistat?
wolves-open-packs = Valitse laumasi.
wolves-open-tiles = Kumpi puoli laatoistasi on ylöspäin alussa?
wolves-open-draft = Valitse heksa alfasudelle ja laumasudelle.
wolves-open-hunt = Kaksi samanlaista saalista on ulottuvilla: valitse, kumman otat.
wolves-open-walk = { $walkers ->
    [one] { $walkers } susi saa vielä kävellä, maasto: { $terrain }. Tai lopeta.
   *[other] { $walkers } sutta saa vielä kävellä, maasto: { $terrain }. Tai lopeta.
}
wolves-open-act = Valitse toiminto { $action }/{ $free }.
wolves-open-token = { $tokens ->
    [one] Vapaat toimintosi ({ $free }) on tehty: käytä toimintomerkkisi tai päätä vuoro.
   *[other] Vapaat toimintosi ({ $free }) on tehty: käytä toimintomerkki tai päätä vuoro.
}
wolves-open-end = Vapaat toimintosi ({ $free }) on tehty: päätä vuoro tai kumoa.

## What happened
wolves-log-region = Alue { $region } asetetaan järven { $lake } ympärille.
wolves-log-prey = Heksaan { $at } asetetaan { $prey }.
wolves-log-token = Aluemerkki asetetaan järvelle { $lake }.
wolves-log-pack = { $who } saa lauman: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } aloittaa kaikin etupuolin.
   *[backs] { $who } aloittaa kaikin takapuolin.
}
wolves-log-draft = { $who } sijoittaa alfasuden ja laumasuden heksaan { $at }.
wolves-log-spend = { $who } käyttää toimintomerkin.
wolves-log-pay = { $tokens ->
    [0] { $who } maksaa maaston { $terrain }: { $tiles }.
    [one] { $who } maksaa maaston { $terrain }: { $tiles } ja merkki.
   *[other] { $who } maksaa maaston { $terrain }: { $tiles } ja { $tokens } merkkiä.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } maksaa maaston { $terrain }: merkki.
   *[other] { $who } maksaa maaston { $terrain }: { $tokens } merkkiä.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfasusi { $from } → { $to }.
   *[pack] { $who }: laumasusi { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfasusi syrjäytetään { $from } → { $to }.
   *[pack] { $who }: laumasusi syrjäytetään { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kutsuu yksinäisen suden heksassa { $at }: uusi alfasusi.
   *[pack] { $who } kutsuu yksinäisen suden heksassa { $at }: uusi laumasusi.
}
wolves-log-den = { $track ->
    [spread] { $who } rakentaa pesän heksaan { $at }, mittari: levinneisyys.
    [speed] { $who } rakentaa pesän heksaan { $at }, mittari: nopeus.
   *[howl] { $who } rakentaa pesän heksaan { $at }, mittari: ulvonta.
}
wolves-log-lair = { $who } parantaa heksan { $at } pesän luolaksi.
wolves-log-dominate = { $lost ->
    [den] { $who } alistaa pesän heksassa { $at } ({ $rival }).
   *[pack] { $who } alistaa laumasuden heksassa { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } saa toimintomerkin.
   *[terrain] { $who } saa maastomerkin.
}
wolves-log-moon = Kuu tulee päivään { $date }.
wolves-log-hunt = { $who } kaataa saaliin heksassa { $at }: { $prey }.
wolves-log-end = { $who } ei tee mitään vuorollaan.
wolves-log-phase = { $phase ->
    [crescent] Kuunsirppi pisteytetään.
    [quarter] Puolikuu pisteytetään.
   *[full] Täysikuu pisteytetään.
}
wolves-log-region-scored-seat = { $others ->
    [0] Järvi { $lake }: { $who } saa { $points }.
   *[other] Järvi { $lake }: { $who } saa { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Järvi { $lake }: puolueeton lauma on ensimmäinen, merkki menetetään.
   *[other] Järvi { $lake }: puolueeton lauma on ensimmäinen, { $lesser } saa { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Järvi { $lake }: kukaan ei saa merkkiä.
    [one] Järvi { $lake }: kukaan ei saa merkkiä, { $lesser } saa { $lesser_points }.
   *[other] Järvi { $lake }: kukaan ei saa merkkiä, { $lesser } saavat kukin { $lesser_points }.
}
wolves-log-over = { $reason ->
    [standstill] Kukaan ei enää toiminut, joten jäljellä olevat kuut pisteytettiin.
    [turn-limit] Viimeinen vuoro tuli, joten jäljellä olevat kuut pisteytettiin.
   *[full-moon] Täysikuu on pisteytetty: peli on ohi.
}
