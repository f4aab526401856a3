### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Sudet
pitch-the-wolves = Johda laumaa viiden maaston halki, ulvo yksinäisiä susia mukaan ja hallitse alueita, kun kuun vaiheet pisteytetään. Alkuasetelman jälkeen mikään ei ole tuurista kiinni.
wins-the-wolves = Lauma, jolla on täysikuun jälkeen eniten pisteitä, voittaa.
picture-the-wolves = Sudet-pelin lauta, jolla sudet liikkuvat
role-the-wolves = Lauma { $number }
option-the-wolves-first = Aloittava pelaaja
option-the-wolves-first-help = Kuka sijoittaa ensin ja saa ensimmäisen vuoron; muut seuraavat myötäpäivään.
option-the-wolves-first-drawn = arvotaan
option-the-wolves-first-seat-1 = paikka 1
option-the-wolves-action-tokens = Toimintomerkkejä vuorossa
option-the-wolves-action-tokens-help = Montako toimintomerkkiä lauma saa käyttää yhdellä vuorolla. Tšekinkielinen painos suosittelee yhtä.
option-the-wolves-action-tokens-any = niin monta kuin haluaa
option-the-wolves-action-tokens-one = enintään yksi
option-the-wolves-late-tokens = Merkki viimeisille pelaajille
option-the-wolves-late-tokens-help = Vuorojärjestyksen viimeiset pelaajat saavat alussa toimintomerkin.
option-the-wolves-late-tokens-no = ei
option-the-wolves-late-tokens-yes = kyllä
option-the-wolves-tiles = Maastolaatat
option-the-wolves-tiles-help = Kumpi puoli maastolaatoista on alussa ylöspäin.
option-the-wolves-tiles-fronts = kaikki etupuolet
option-the-wolves-tiles-chosen = kukin lauma valitsee
option-the-wolves-packs = Laumat
option-the-wolves-packs-help = Miten laumat ja niiden kotimaastot jaetaan.
option-the-wolves-packs-dealt = arvotaan
option-the-wolves-packs-chosen = valitaan paikkojen järjestyksessä
option-the-wolves-alpha-tiebreak = Kolmas tasatilanteen ratkaisija
option-the-wolves-alpha-tiebreak-help = Ratkaisevatko kartalla olevat alfasudet viimeisen tasatilanteen.
option-the-wolves-alpha-tiebreak-on = alfasudet ratkaisevat
option-the-wolves-alpha-tiebreak-off = jaettu voitto
option-the-wolves-turn-limit = Vuoroja enintään
option-the-wolves-turn-limit-help = Vuoro, jonka jälkeen keskeneräinen peli pisteytetään.
option-the-wolves-board = Omat laudat
option-the-wolves-board-help = Tiedosto, jossa on omat aluelautasi tai oma lautojen asettelusi.
edition-the-wolves-ukrainian = Ukrainankielinen painos
edition-the-wolves-ukrainian-help = Laumat ja laattojen puolet valitaan; jos kaikki muu on tasan, voitto jaetaan.
edition-the-wolves-russian = Venäjänkielinen painos
edition-the-wolves-russian-help = Laumat ja laattojen puolet valitaan; kartalla olevat alfasudet ratkaisevat viimeisen tasatilanteen.
edition-the-wolves-czech = Tšekinkielinen painos
edition-the-wolves-czech-help = Laumat ja laattojen puolet valitaan, yksi toimintomerkki vuorossa, merkki viimeisille pelaajille, täydessä tasatilanteessa voitto jaetaan.

## game

# The Wolves: things, actions, questions and what happened.

# Things
wolves-terrain = { $terrain ->
    [forest] metsä
    [rock] kallio
    [grass] niitty
    [tundra] tundra
    [desert] aavikko
   *[blank] ei vielä jaettu
}
    .pack = { $terrain ->
        [forest] metsälauma
        [rock] kalliolauma
        [grass] niittylauma
        [tundra] tundralauma
        [desert] aavikkolauma
       *[blank] lauma
    }
    .to = { $terrain ->
        [forest] metsään
        [rock] kalliolle
        [grass] niitylle
        [tundra] tundralle
        [desert] aavikolle
       *[blank] maastoon
    }
    .for = { $terrain ->
        [forest] metsästä
        [rock] kalliosta
        [grass] niitystä
        [tundra] tundrasta
        [desert] aavikosta
       *[blank] maastosta
    }
wolves-prey = { $prey ->
    [moose] hirvi
    [deer] peura
    [raccoon] pesukarhu
    [boar] villisika
   *[hare] jänis
}
    .object = { $prey ->
        [moose] hirven
        [deer] peuran
        [raccoon] pesukarhun
        [boar] villisian
       *[hare] jäniksen
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
wolves-chasm = { $hex }, rotko: tässä ei voi olla mitään
wolves-nowhere = { $hex } ei ole tällä kartalla
wolves-lake = Järvi { $hex }: { $token }. Hallinta: { $control }
wolves-token = { $phase ->
    [crescent] kuunsirpin merkki ({ $first } vahvimmalle laumalle, { $second } toiseksi vahvimmalle)
    [quarter] puolikuun merkki ({ $first } vahvimmalle laumalle, { $second } toiseksi vahvimmalle)
   *[full] täysikuun merkki ({ $first } vahvimmalle laumalle, { $second } toiseksi vahvimmalle)
}
wolves-no-token = ei merkkiä jäljellä
wolves-control = { $owner } { $count }
wolves-no-control = ei kukaan
wolves-table = { $phase ->
    [none] Kuu on tullut päivään { $date }; kaikki vaiheet on pisteytetty
    [crescent] Kuu on päivässä { $date }; kuunsirppi pisteytetään päivänä { $next }
    [quarter] Kuu on päivässä { $date }; puolikuu pisteytetään päivänä { $next }
   *[full] Kuu on päivässä { $date }; täysikuu pisteytetään päivänä { $next }
}

# Player boards
wolves-home = koti: { $terrain }
wolves-home-first = koti: { $terrain } · aloittava pelaaja
wolves-home-undealt = kotimaastoa ei vielä jaettu
wolves-home-tile = kotilaatta, molemmat puolet samanlaiset
wolves-home-tile-name = kotilaatta
wolves-tile = { $shows }; käännettynä { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] laajuus
    [speed] nopeus
   *[howl] ulvonnan kantama
}
wolves-track = { $track ->
    [spread] Laajuus { $value }: siirrossa liikkuu enintään { $value } sutta ({ $next } seuraavan pesän jälkeen)
    [speed] Nopeus { $value }: susi liikkuu enintään { $value } askelta ({ $next } seuraavan pesän jälkeen)
   *[howl] Ulvonnan kantama { $value }: enintään { $value } heksan päähän alfasudesta ({ $next } seuraavan pesän jälkeen)
}
wolves-track-gains = { $track ->
    [spread] Laajuus { $value }: siirrossa liikkuu enintään { $value } sutta ({ $next } seuraavan pesän jälkeen); lisäksi seuraavasta pesästä: { $gains }
    [speed] Nopeus { $value }: susi liikkuu enintään { $value } askelta ({ $next } seuraavan pesän jälkeen); lisäksi seuraavasta pesästä: { $gains }
   *[howl] Ulvonnan kantama { $value }: enintään { $value } heksan päähän alfasudesta ({ $next } seuraavan pesän jälkeen); lisäksi seuraavasta pesästä: { $gains }
}
wolves-track-full = { $track ->
    [spread] Laajuus { $value }: siirrossa liikkuu enintään { $value } sutta
    [speed] Nopeus { $value }: susi liikkuu enintään { $value } askelta
   *[howl] Ulvonnan kantama { $value }: enintään { $value } heksan päähän alfasudesta
}
wolves-gain-token = { $token ->
    [action] toimintomerkki
   *[terrain] maastomerkki
}
wolves-gain-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
wolves-next-wolf = { $kind ->
    [alpha] alfasusi ja { $points }
   *[pack] laumasusi ja { $points }
}
wolves-track-dens = { $track ->
    [spread] laajuus { $value }, pesiä rakennettu { $dens }/{ $size }
    [speed] nopeus { $value }, pesiä rakennettu { $dens }/{ $size }
   *[howl] ulvonnan kantama { $value }, pesiä rakennettu { $dens }/{ $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } toimintomerkki: yksi lisätoiminto
   *[other] { $count } toimintomerkkiä: kustakin saa yhden lisätoiminnon
}
wolves-terrain-tokens = { $count ->
    [one] { $count } maastomerkki: käy mihin tahansa maastoon
   *[other] { $count } maastomerkkiä: kukin käy mihin tahansa maastoon
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
wolves-own-pays = Mitä laatoillasi voi maksaa
wolves-own-tracks = Mittarisi
wolves-own-things = Merkkisi ja saaliisi
wolves-own-growth = Sutesi, luolasi ja saaliisi
wolves-slots-wolves = { $next ->
    [none] kutsuttuja susia: { $count }/{ $size }, pisteitä: { $points }
    [alpha] kutsuttuja susia: { $count }/{ $size }, pisteitä: { $points }; seuraavana alfasusi
   *[pack] kutsuttuja susia: { $count }/{ $size }, pisteitä: { $points }; seuraavana laumasusi
}
wolves-slots-lairs = rakennettuja luolia: { $count }/{ $size }, pisteitä: { $points }; kustakin saa maastomerkin
wolves-slots-hunt = { $token ->
    [none] saalislajeja: { $count }/{ $size }, pisteitä: { $points }
   *[action] saalislajeja: { $count }/{ $size }, pisteitä: { $points }; kustakin saa toimintomerkin
}
wolves-pays = { $now ->
    [0] ei laattaa, jossa on { $terrain }
    [one] { $now } laatta, jossa on { $terrain }
   *[other] { $now } laattaa, joissa on { $terrain }
}
wolves-pays-then = { $terrain }: nyt { $now }, käännön jälkeen { $then }
wolves-score = { $part ->
    [spread] laajuus
    [speed] nopeus
    [howl] ulvonnan kantama
    [lairs] luolat
    [hunt] metsästys
    [wolves] sudet
    [regions] alueet
   *[lesser] toiset sijat
}

# The strip above the table
wolves-turn = Vuoro { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ei vapaita toimintoja, toimintomerkkejä: { $tokens }
    [one] { $left } vapaa toiminto, toimintomerkkejä: { $tokens }
   *[other] { $left } vapaata toimintoa, toimintomerkkejä: { $tokens }
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
wolves-stage-first = Aloittava pelaaja arvotaan
wolves-stage-draft = Laumat sijoitetaan kartalle
wolves-stage-act = Laumat pelaavat
wolves-stage-walk = Sudet liikkuvat
wolves-stage-hunt = Metsästys
wolves-stage-over = Peli on ohi

# Actions
wolves-do-region = Aseta alue
wolves-do-prey = Aseta saalis
wolves-do-moon = Aseta aluemerkki
wolves-do-pack = Valitse lauma
wolves-do-tiles = Valitse laattojen puoli
wolves-do-first = Arvo aloittava pelaaja
wolves-do-draft = Sijoita
wolves-do-move = Siirrä
wolves-do-walk = Siirrä susi
wolves-do-stop = Lopeta siirto
wolves-do-den = Rakenna pesä
wolves-do-lair = Rakenna luola
wolves-do-howl = Ulvo
wolves-do-dominate = Alista
wolves-do-hunt = Metsästä
wolves-do-end = Päätä vuoro
wolves-side-fronts = kaikki etupuolet
wolves-side-backs = kaikki kääntöpuolet
wolves-aside = heksaan { $hex }
wolves-payment = { $parts }
wolves-pay-token = maastomerkki
wolves-pay-home = kotilaatta ({ $terrain })
wolves-pay-tile = { $shows } (kääntyy: { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfasusi { $hex }
   *[pack] laumasusi { $hex }
}
wolves-brief-aside = syrjäytetty heksaan { $hex }
wolves-brief-pay = maksu: { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next }, lisäksi { $gains }
wolves-brief-track-stays = { $name } on yhä { $value }, lisäksi { $gains }

# Questions
wolves-unused = { $left ->
    [one] { $left } toiminto käyttämättä
   *[other] { $left } toimintoa käyttämättä
}
wolves-price = { $tiles ->
    [one] { $tiles } laatta
   *[other] { $tiles } laattaa
  }
wolves-ask-pay = Miten maksat?
wolves-ask-track = Mistä mittarista pesä otetaan?
wolves-ask-aside = Valitse, mihin syrjäytetty susi menee: { $count } paikkaa on yhtä lähellä.
wolves-ask-move = Mihin maastoon siirrät susia?
wolves-ask-walk = Minkä suden siirrät?
wolves-ask-walk-to = { $kind ->
    [alpha] Mihin alfasusi siirtyy heksasta { $hex }?
   *[pack] Mihin laumasusi siirtyy heksasta { $hex }?
}
wolves-ask-den = Mihin rakennat pesän?
wolves-ask-lair = Mistä pesästä tulee luola? Saat: { $gains }.
wolves-ask-howl = Minkä yksinäisen suden kutsut? Saat: { $gains }.
wolves-ask-dominate = Minkä nappulan alistat? Laumasuden tilalle tulee: { $gains }.
wolves-ask-dominate-dens = Minkä pesän alistat? Pelaajalaudallasi ei ole enää susia.
wolves-open-packs = Valitse laumasi.
wolves-open-tiles = Kumpi puoli laatoistasi on alussa ylöspäin?
wolves-open-draft = Valitse heksa alfasudelle ja laumasudelle.
wolves-open-draft-first = Olet aloittava pelaaja: sijoitat ensimmäisenä ja viimeisenä ja saat ensimmäisen vuoron. Valitse heksa alfasudelle ja laumasudelle.
wolves-open-hunt = Kaksi saman saaliin pinoa on ulottuvilla: valitse, kummasta otat. Saat: { $gains }.
wolves-open-walk = { $walkers ->
    [one] Voit siirtää vielä { $walkers } suden { $terrain-to } tai lopettaa siirron.
   *[other] Voit siirtää vielä { $walkers } sutta { $terrain-to } tai lopettaa siirron.
}
wolves-open-act = Valitse toiminto { $action }/{ $free }.
wolves-open-token = Toiminnot ({ $free }) on käytetty: käytä toimintomerkki tai päätä vuoro.
wolves-open-end = Vapaat toimintosi ({ $free }) on käytetty: päätä vuoro tai kumoa.

# What happened
wolves-log-region = Alue { $region } asetetaan järven { $lake } ympärille.
wolves-log-prey = Heksaan { $at } asetetaan { $prey }.
wolves-log-token = Aluemerkki asetetaan järvelle { $lake }.
wolves-log-pack = Pelaajan { $who } lauma on { $home-pack }.
wolves-log-tiles = { $side ->
    [fronts] { $who } aloittaa kaikki laatat etupuoli ylöspäin.
   *[backs] { $who } aloittaa kaikki laatat kääntöpuoli ylöspäin.
}
wolves-log-first = { $way ->
    [drawn] Arvonta: { $who } on aloittava pelaaja, sijoittaa ensin ja saa ensimmäisen vuoron.
   *[seat-1] { $who } on aloittava pelaaja, koska tässä pöydässä ei arvota.
}
wolves-log-draft = { $who } sijoittaa alfasuden ja laumasuden heksaan { $at }.
wolves-log-spend = { $who } käyttää toimintomerkin.
wolves-log-pay = { $who } maksaa { $terrain-for }: { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] merkki
   *[other] { $tokens } merkkiä
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
    [alpha] { $who } kutsuu yksinäisen suden heksasta { $at }: uusi alfasusi.
   *[pack] { $who } kutsuu yksinäisen suden heksasta { $at }: uusi laumasusi.
}
wolves-log-den = { $track ->
    [spread] { $who } rakentaa pesän heksaan { $at } (laajuus).
    [speed] { $who } rakentaa pesän heksaan { $at } (nopeus).
   *[howl] { $who } rakentaa pesän heksaan { $at } (ulvonnan kantama).
}
wolves-log-lair = { $who } parantaa heksan { $at } pesän luolaksi.
wolves-log-dominate = { $lost ->
    [den] { $who } alistaa pesän heksassa { $at } ({ $rival }).
   *[pack] { $who } alistaa laumasuden heksassa { $at } ({ $rival }): uusi laumasusi.
}
wolves-log-dominate-alpha = { $who } alistaa laumasuden heksassa { $at } ({ $rival }): uusi alfasusi.
wolves-log-gain = { $token ->
    [action] { $who } saa toimintomerkin.
   *[terrain] { $who } saa maastomerkin.
}
wolves-log-moon = Kuu tulee päivään { $date }.
wolves-log-hunt = { $who } kaataa { $prey-object } heksassa { $at }.
wolves-log-end = { $who } päättää vuoronsa ilman toimintoa.
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
    [standstill] Kukaan ei enää tee toimintoja, joten jäljellä olevat vaiheet pisteytetään.
    [turn-limit] Viimeinen vuoro on pelattu, joten jäljellä olevat vaiheet pisteytetään.
   *[full-moon] Täysikuu on pisteytetty: peli on ohi.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } siirtää alfasuden heksasta { $from } heksaan { $to }.
   *[pack] { $who } siirtää laumasuden heksasta { $from } heksaan { $to }.
}
wolves-narrated-push = Alfasusi ({ $who }) syrjäyttää suden ({ $rival }) heksasta { $at } heksaan { $to }: siellä oli vain yksi vihollisen laumasusi.
wolves-narrated-push-yours = Alfasusi ({ $who }) syrjäyttää sutesi heksasta { $at } heksaan { $to }: siellä oli vain yksi vihollisen laumasusi.

# The end of a game
ending-the-wolves-full-moon = Täysikuu on pisteytetty.
ending-the-wolves-standstill = Kukaan ei enää tehnyt toimintoja, joten jäljellä olevat vaiheet pisteytettiin.
ending-the-wolves-turn-limit = Viimeinen vuoro pelattiin, joten jäljellä olevat vaiheet pisteytettiin.
part-the-wolves-points = Pisteet
part-the-wolves-dens = Pesät
part-the-wolves-spread = Laajuus
part-the-wolves-speed = Nopeus
part-the-wolves-howl = Ulvonnan kantama
part-the-wolves-lairs = Luolat
part-the-wolves-hunt = Metsästys
part-the-wolves-wolves = Sudet
part-the-wolves-regions = Aluemerkit
part-the-wolves-lesser = Toiset sijat

## reasons

reason-the-wolves-region-laid = tämä aluelauta on jo kartalla
reason-the-wolves-prey-laid = { $word ->
    [moose] hirvipinoa ei ole enää jäljellä
    [deer] peurapinoa ei ole enää jäljellä
    [raccoon] pesukarhupinoa ei ole enää jäljellä
    [boar] villisikapinoa ei ole enää jäljellä
   *[hare] jänispinoa ei ole enää jäljellä
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] kuunsirpin merkkiä ei ole enää jäljellä
    [quarter] puolikuun merkkiä ei ole enää jäljellä
   *[full] täysikuun merkkiä ei ole enää jäljellä
}
reason-the-wolves-pack-taken = { wolves-terrain.pack } on jo toisella pelaajalla
reason-the-wolves-draft-off-chasm = { $hex } ei ole aloituslaudan heksa rotkon vieressä
reason-the-wolves-draft-on-taken = { $hex } on jo varattu
reason-the-wolves-draft-same-side = toinen parisi kuuluu rotkon toiselle puolelle
reason-the-wolves-draft-on-token = heksassa { $hex } on merkki
reason-the-wolves-draft-on-piece = { $hex } on jo varattu
reason-the-wolves-draft-under-crescent = { $hex } on alueella, jolla on kuunsirpin merkki
reason-the-wolves-not-dealing = kartta on jo asetettu
reason-the-wolves-packs-known = joka paikalla on jo laumansa
reason-the-wolves-tiles-fixed = laattoja voi kääntää vain ennen sijoittelua, ja vain jos pöytä sallii sen
reason-the-wolves-draft-over = sijoittelu on ohi
reason-the-wolves-first-known = aloittava pelaaja on jo selvillä
reason-the-wolves-packs-first = valitse ensin laumasi
reason-the-wolves-tiles-first = valitse ensin, kumpi puoli laatoistasi on ylöspäin
reason-the-wolves-first-first = aloittava pelaaja on arvottava ensin
reason-the-wolves-draft-first = sijoita ensin sutesi
reason-the-wolves-deal-first = kartta on asetettava ensin
reason-the-wolves-walk-first = tee ensin siirtosi loppuun: liikuta susiasi tai valitse ”{ wolves-do-stop }”
reason-the-wolves-hunt-first = valitse ensin, kummasta saalispinosta otat
reason-the-wolves-pay-first = sudet liikkuvat, kun siirto on maksettu: valitse ensin ”{ wolves-do-move }”
reason-the-wolves-no-hunt = saalis otetaan automaattisesti; valitset vain kahden saman lajin pinon välillä
reason-the-wolves-no-action-left = kaksi toimintoasi on käytetty, eikä sinulla ole toimintomerkkiä
reason-the-wolves-one-token-a-turn = tämä pöytä sallii yhden toimintomerkin vuorossa
reason-the-wolves-cannot-pay = laattasi ja merkkisi eivät riitä maksamaan { wolves-terrain.for } hintaa { $cost }
reason-the-wolves-tile-shows-other = jokin käytetyistä laatoista näyttää nyt muuta maastoa kuin { wolves-terrain }
reason-the-wolves-tokens-missing = sinulla ei ole niin monta maastomerkkiä
reason-the-wolves-wrong-price = tämä maksaa tasan { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] sinulla ei ole alfasutta heksassa { $hex }
   *[pack] sinulla ei ole laumasutta heksassa { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfasusi heksassa { $hex } on jo liikkunut tässä siirrossa
   *[pack] laumasusi heksassa { $hex } on jo liikkunut tässä siirrossa
}
reason-the-wolves-walk-in-place = suden on pysähdyttävä muuhun heksaan kuin siihen, josta se lähti
reason-the-wolves-walk-off-terrain = { $end } on muuta maastoa kuin { wolves-terrain }, josta maksoit
reason-the-wolves-walk-too-far = heksaan { $end } on { $steps } askelta, ja nopeutesi on { $speed }
reason-the-wolves-walk-onto-token = susi ei saa pysähtyä yksinäisen suden tai saaliin kohdalle
reason-the-wolves-walk-onto-two = heksassa { $end } on jo kaksi nappulaa
reason-the-wolves-walk-onto-neutral = puolueettomaan laumaan ei voi liittyä
reason-the-wolves-walk-onto-lair = heksassa { $end } on vieras luola
reason-the-wolves-walk-onto-alpha = heksassa { $end } on vieras alfasusi
reason-the-wolves-walk-pack-onto-pack = vain alfasusi saa syrjäyttää laumasuden heksassa { $end }
reason-the-wolves-no-wolf-can-walk = yksikään sutesi ei pääse mihinkään: valitse ”{ wolves-do-stop }”
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfasusi heksassa { $hex } ei pääse mihinkään tässä siirrossa
   *[pack] laumasusi heksassa { $hex } ei pääse mihinkään tässä siirrossa
}
reason-the-wolves-no-refuge = syrjäytetyllä sudella ei ole heksaa, johon mennä
reason-the-wolves-refuge-needed = valitse, mihin syrjäytetty susi menee: { $refuges }
reason-the-wolves-refuge-not-nearest = syrjäytetty susi menee johonkin lähimmistä heksoista: { $refuges }
reason-the-wolves-nobody-displaced = tässä ei syrjäytetä sutta
reason-the-wolves-nowhere-to-dig = ei ole heksaa, johon voisit rakentaa pesän ja maksaa sen
reason-the-wolves-den-on-token = heksassa { $hex } on yksinäinen susi tai saalis
reason-the-wolves-den-on-two = heksassa { $hex } on jo kaksi nappulaa
reason-the-wolves-den-on-rival = heksassa { $hex } on toisen lauman nappula
reason-the-wolves-den-on-den = heksassa { $hex } on jo pesä tai luola
reason-the-wolves-den-without-alpha = yksikään alfasutesi ei ole heksassa { $hex } tai sen vieressä
reason-the-wolves-no-den-left = kaikki pesäsi on rakennettu
reason-the-wolves-track-empty = mittarilla ”{ wolves-track-name }” ei ole enää pesää
reason-the-wolves-nothing-to-upgrade = sinulla ei ole pesää, jonka voisit parantaa ja maksaa
reason-the-wolves-lair-without-den = sinulla ei ole pesää heksassa { $hex }
reason-the-wolves-lair-without-lake = { $hex } ei ole järven vieressä
reason-the-wolves-lair-in-region = sinulla on jo luola tällä alueella
reason-the-wolves-lair-without-alpha = yksikään alfasutesi ei ole heksassa { $hex } tai sen vieressä
reason-the-wolves-no-lair-left = kaikki luolasi on rakennettu
reason-the-wolves-nothing-to-howl = ei ole yksinäistä sutta, jonka tavoittaisit ja voisit maksaa
reason-the-wolves-howl-without-lone-wolf = heksassa { $hex } ei ole yksinäistä sutta
reason-the-wolves-howl-too-far = yksikään alfasutesi ei ole enintään { $reach } heksan päässä heksasta { $hex }
reason-the-wolves-no-wolf-left = pelaajalaudallasi ei ole enää sutta
reason-the-wolves-nothing-to-dominate = ei ole nappulaa, jonka tavoittaisit ja voisit maksaa
reason-the-wolves-dominate-nothing = heksassa { $hex } ei ole sellaista nappulaa
reason-the-wolves-dominate-own = omaa nappulaa ei voi alistaa
reason-the-wolves-dominate-neutral = puolueetonta laumaa ei voi alistaa
reason-the-wolves-dominate-strong = alfasusia ja luolia ei voi alistaa
reason-the-wolves-dominate-pair = sen lauman kaksi nappulaa suojaavat toisiaan heksassa { $hex }
reason-the-wolves-dominate-too-far = yksikään alfasutesi ei ole enintään { $reach } heksan päässä heksasta { $hex }
reason-the-wolves-no-wolf-to-replace = pelaajalaudallasi ei ole enää sutta sen tilalle
reason-the-wolves-no-den-to-replace = pelaajalaudallasi ei ole enää pesää sen tilalle
reason-the-wolves-track-needed = valitse, mistä mittarista uusi pesä otetaan
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = suden tilalle tulee susi: älä mainitse mittaria
reason-the-wolves-hunt-nothing = heksassa { $hex } ei ole sellaista saalista
reason-the-wolves-hunt-again = sinulla on jo tätä saalista
reason-the-wolves-hunt-too-few = heksan { $hex } vieressä susiasi on alle 3 heksassa

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Pohjautuu ukrainan-, venäjän- ja tšekinkielisen painoksen teksteihin. Missä ne eroavat, eivät sano mitään tai vastaavat vain kuvalla, huomautus kertoo, miten Wolfden pelaa. Kuvia emme ole nähneet: se, minkä vain ne näyttävät, kuten lautojen maastot, on pelin julkisesta sovituksesta. Mitään ei ole tarvinnut keksiä. Wolfden on epävirallinen.

rule-w1 = Kartta
rule-w1-1 = Aluelaudassa on 16 heksaa: yksi järvi ja viisi kolmen heksan vyöhykettä, joista kullakin on oma maastonsa. Kaksi heksoista on merkitty yksinäiselle sudelle, yksi saaliille. Kaikilla kymmenellä aluelaudalla on tämä muoto; ne eroavat siinä, missä maastot ovat.
rule-w1-2 = Aloituslaudan ääriviivat ovat samat. Sen halki kulkee kuuden heksan rotko; pohjoispuolella on viisi heksaa ja eteläpuolella viisi, ja kummallakin puolella on jokainen maasto kerran. Aloituslauta ei ole alue, eikä sitä koskaan pisteytetä. Sinne saa rakentaa pesiä muttei luolia, koska järveä ei ole.
rule-w1-3 =
    Lautojen asettelu on määrätty kullekin pelaajamäärälle. Se, mikä aluelauta tulee mihinkin paikkaan, on sattuman varassa.
    | pelaajia | laudat
    | 2 | 5 aluetta, ei aloituslautaa
    | 3 | aloituslauta ja 6 aluetta
    | 4 | aloituslauta ja 8 aluetta
    | 5 | aloituslauta ja 10 aluetta
rule-w1-3-ruling = Laudat, saaliit, aluemerkit ja laumat jaetaan yksi kerrallaan. Se on yhtä reilua kuin sekoittaminen, ja uusintaan sen voi tallentaa.
rule-w1-4 = Etäisyyksiä mitataan kahdella tavalla. Kulku lasketaan askelina heksasta heksaan: sudet eivät voi ylittää järviä, rotkoa eivätkä kartan aukkoja, mutta nappulat ja merkit eivät koskaan ole esteenä. Kantama, ulvontaa ja alistamista varten, lasketaan suoraan kaiken yli.
rule-w1-4-ruling = Vain tšekinkielinen painos sanoo, että ulvonta kantaa veden yli, ja vain venäjänkielinen, etteivät nappulat ole tiellä. Kartan aukkoa kohdellaan kuin vettä.

rule-w2 = Nappulat ja pelaajalaudat
rule-w2-1 = Jokaisella pelaajalla on 4 alfasutta, 8 laumasutta, 12 pesää, 4 luolaa ja 6 maastolaattaa.
rule-w2-2 =
    Pelaajalautasi kolmella mittarilla on kullakin neljä pesää. Mittarista otetut pesät nostavat sen arvoa.
    | otettuja pesiä | 0 | 1 | 2 | 3 | 4
    | laajuus | 2 | 3 | 3 | 4 | 4
    | nopeus | 3 | 4 | 4 | 5 | 5
    | ulvonnan kantama | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Mittarin toinen ja neljäs pesä tuovat lisäksi merkin.
    | mittari | toinen pesä | neljäs pesä
    | laajuus, 3–5 pelaajaa | toimintomerkki | maastomerkki
    | nopeus, 3–5 pelaajaa | maastomerkki | toimintomerkki
    | ulvonnan kantama, 3–5 pelaajaa | maastomerkki | toimintomerkki
    | jokainen mittari, 2 pelaajaa | toimintomerkki | maastomerkki
rule-w2-3-ruling = Tekstit eivät sano, kumpi merkki on kyseessä. Sen näyttävät vain pelaajalautojen kuvat; tieto on otettu julkisesta sovituksesta.
rule-w2-4 =
    Mittari, josta on otettu pesiä, antaa lopussa pisteitä.
    | otettuja pesiä | 0–2 | 3 | 4
    | 3–5 pelaajaa | 0 | 3 | 7
    | 2 pelaajaa | 0 | 2 | 5
rule-w2-5 =
    Kahdeksan sutta odottaa pelaajalaudallasi. Ne tulevat tässä järjestyksessä: lauma, lauma, alfa, lauma, lauma, alfa, lauma, lauma.
    | otettuja susia | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | pisteet | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Jokainen luola lisää pisteisiisi 5 pistettä ja tuo heti maastomerkin.
    | rakennettuja luolia | 1 | 2 | 3 | 4
    | pisteet | 5 | 10 | 15 | 20
rule-w2-6-ruling = Tekstit eivät sano, että luola tuo merkin myös kahden pelaajan pelissä; tieto on otettu julkisesta sovituksesta.
rule-w2-7 =
    Metsästysmittarilla on paikka yhdelle merkille kutakin saalislajia. 3–5 pelaajan pelissä kukin laji tuo otettaessa myös toimintomerkin; kahden pelaajan pelissä ei.
    | saalislajeja | 1 | 2 | 3 | 4 | 5
    | pisteet, 3–5 pelaajaa | 1 | 4 | 9 | 16 | 25
    | pisteet, 2 pelaajaa | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Mittarin arvoja ei lasketa yhteen. Lopussa lasketaan vain suurin saavuttamasi arvo, kerran kultakin kuudelta mittarilta: laajuus, nopeus, ulvonnan kantama, sudet, luolat ja metsästys.
rule-w2-9 = Yksi kuudesta laatastasi on kotilaatta: sen molemmilla puolilla on laumasi kotimaasto. Muut viisi ovat kaikilla samat: metsä/kallio, kallio/niitty, niitty/tundra, tundra/aavikko ja aavikko/metsä (etupuoli/kääntöpuoli). Alussa niiden on näytettävä viittä eri maastoa, ja se onnistuu vain kahdella tavalla: kaikki etupuoli ylöspäin tai kaikki kääntöpuoli ylöspäin.
rule-w2-9-ruling = Sääntökirjojen mukaan laatat saa asettaa miten vain, kunhan mikään maasto ei näy kahdesti. Wolfdenissa kaikki laatat ovat aluksi etupuoli ylöspäin, ellei pöytä anna pelaajien valita (W17).

rule-w3 = Alkuvalmistelut kolmelle–viidelle pelaajalle
rule-w3-1 = Asettele laudat (W1.3) ja pane yksinäinen susi jokaiseen sille merkittyyn heksaan: kaksi kullekin alueelle.
rule-w3-2 =
    Kukin saalisheksa saa kahden samanlaisen merkin pinon. Nämä pinot jaetaan satunnaisesti:
    | pelaajia | hirvi | peura | pesukarhu | villisika | jänis
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Venäjänkielinen painos sanoo pienintä saalista jänikseksi, kaksi muuta kaniiniksi. Merkki on sama.
rule-w3-3 =
    Kukin järvi saa yhden aluemerkin. Nämä jaetaan satunnaisesti:
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Venäjänkielisessä painoksessa lukee ”4 pelaajaa” kahden rivin kohdalla; muista painoksista selviää, että viimeinen rivi on viidelle.
rule-w3-4 = Jokainen pelaaja johtaa eri laumaa, ja kullakin laumalla on oma kotimaastonsa.
rule-w3-4-ruling = Sääntökirjat antavat pelaajien valita mutta eivät mainitse järjestystä. Wolfden jakaa laumat satunnaisesti tai antaa pelaajien valita paikkojen järjestyksessä (W17).
rule-w3-5 = Nyt pelaajat sijoittavat sutensa: ensin myötäpäivään aloittajasta viimeiseen pelaajaan, sitten takaisin viimeisestä ensimmäiseen. Joka kerta panet yhden alfasuden ja yhden laumasuden yhdessä aloituslaudan tyhjään heksaan rotkon viereen. Toisen parisi on oltava rotkon toisella puolella kuin ensimmäisen.
rule-w3-6 = Aloittaja arvotaan; hän sijoittaa ensin ja saa ensimmäisen vuoron. Sitten pelataan myötäpäivään.
rule-w3-6-ruling = Venäjänkielinen painos arpoo aloittajan, ukrainankielinen jättää tavan avoimeksi, tšekinkielisessä aloittaa paras ulvonta. Pöytä voi antaa ensimmäisen paikan aloittaa (W17).

rule-w4 = Vuorosi
rule-w4-1 = Saat tehdä vuorollasi kaksi toimintoa, vaikka saman kahdesti. Saat lopettaa yhden jälkeen tai olla tekemättä yhtäkään.
rule-w4-1-ruling = Tšekinkielinen painos sanoo enintään kaksi; muut sanovat kaksi. Vuoro päättyy vasta, kun pelaaja itse päättää sen.
rule-w4-2 = Kahden toimintosi jälkeen jokainen palauttamasi toimintomerkki antaa yhden lisää: niin monta kuin sinulla on, tällä vuorolla saadut mukaan luettuina. Lisätoiminto maksaa laattoja kuten muutkin.
rule-w4-2-ruling = Venäjänkielinen painos sanoo kaiken tämän. Tšekinkielinen suosittelee enintään yhtä merkkiä vuorossa; niin voi valita pöytää luodessa (W17).
rule-w4-3 =
    Tämän toiminnot maksavat:
    | toiminto | laatat
    | siirto | 1
    | ulvonta | 2
    | pesän rakentaminen | 2
    | luolaksi parantaminen | 2
    | alistaminen | 3
rule-w4-4 = Jokaisen toiminnon jälkeen tarkistetaan, saitko saalista (W12). Kun päätät vuorosi, pisteytetään sen aikana saavutetut kuun vaiheet (W14). Sitten on seuraavan pelaajan vuoro.

rule-w5 = Maksaminen
rule-w5-1 = Maksat sen heksan maastolla, johon toiminto kohdistuu. Siirto maksetaan maastolla, johon sudet pysähtyvät.
rule-w5-2 = Maksa täsmälleen hinta: laatoilla, jotka nyt näyttävät tämän maaston, maastomerkeillä tai molemmilla. Mikään laatta ei käy kahdesti samassa toiminnossa. Maastomerkki käy yhdestä minkä tahansa maaston laatasta, ja saat maksaa pelkillä merkeilläkin. Käännä sitten käyttämäsi laatat ja palauta merkit.
rule-w5-3 = Jos maaston näyttää useampi laatta kuin tarvitset, valitset, mitkä niistä käännät, sillä niiden kääntöpuolet ovat erilaiset. Kotilaatan kääntöpuolella on sama maasto, joten se voi auttaa maksamaan myös seuraavan toimintosi.
rule-w5-4 = Toimintomerkit ja maastomerkit eivät koskaan lopu.
rule-w5-4-ruling = Mikään painos ei sano, että laatikossa olevien merkkien määrä on raja.

rule-w6 = Siirto
rule-w6-intro = Hinta: 1 laatta.
rule-w6-1 = Valitse maasto ja maksa siitä. Sitten saat liikuttaa niin montaa sutta kuin laajuutesi sallii. Kukin liikkuu kerran, vähintään yhden askelen ja enintään nopeutesi verran, ja kunkin on pysähdyttävä valitsemasi maaston heksaan. Sillä, mistä se lähtee ja minkä yli se kulkee, ei ole väliä.
rule-w6-2 = Sutesi liikkuvat yksi kerrallaan. Mikään raja ei saa ylittyä, kun susi on liikkunut, ja syrjäytetty susi menee uuteen heksaansa ennen kuin seuraava liikkuu.
rule-w6-2-ruling = Tšekinkielinen painos tarkistaa kahden nappulan rajan toiminnon jälkeen, mutta sanoo myös, ettei susi saa pysähtyä sinne, missä kaksi jo on. Muut eivät nimeä hetkeä.
rule-w6-3 = Liikkuva susi kulkee kaiken muun yli paitsi järvien ja rotkon. Se ei saa pysähtyä yksinäisen suden tai saaliin kohdalle.
rule-w6-4 = Susi saa pysähtyä tyhjään heksaan, heksaan, jossa on täsmälleen yksi oma nappulasi eikä muita, tai heksaan, jossa vieras pesä on ainoa nappula. Alfasusi saa pysähtyä myös sinne, missä vieras laumasusi seisoo yksin; se syrjäytetään (W7).
rule-w6-5 = Siksi susi ei koskaan pysähdy heksaan, jossa on kaksi nappulaa, vieras luola tai vieras alfasusi, eikä laumasusi koskaan heksaan, jossa on vieras laumasusi.
rule-w6-6 = Kun susi on liikkunut, heksassa ei koskaan ole yli kahta nappulaa. Saat maksaa siirron liikuttamatta yhtään sutta; se on silti toiminto. Suden on pysähdyttävä muuhun heksaan kuin siihen, josta se lähti.
rule-w6-6-ruling = Mikään painos ei kiellä siirtoa, jossa yksikään susi ei liiku. Se kääntää laatan, ja se voi olla toiminnon arvoista. Kulusta, joka päättyy lähtöheksaansa, mikään painos ei puhu; emme pidä sitä liikkumisena.

rule-w7 = Syrjäyttäminen
rule-w7-1 = Vuorossa oleva pelaaja panee syrjäytetyn suden lähimpään sopivaan heksaan, askelina laskien siitä, missä se seisoi. Heksa on sopiva, jos siinä ei ole nappuloita eikä merkkejä tai jos siinä on täsmälleen yksi nappula, joka kuuluu syrjäytetyn suden laumaan. Jos yhtä lähellä on useita, sama pelaaja valitsee; yksi niistä voi olla heksa, josta alfasusi juuri lähti. Maastolla ja nopeudella ei ole väliä. Jos koko kartalla ei ole sopivaa heksaa, toiminto ei ole sallittu.
rule-w7-1-ruling = Painokset sanovat vain ”lähin”. Laskemme askelia, emme pidä tyhjänä heksaa, jossa on merkki, emmekä koskaan poista sutta ilman sääntöä, joka niin sanoo.
rule-w7-2 = Syrjäytetty susi ei käynnistä metsästystä: vain vuorossa olevan pelaajan saaliit tarkistetaan.
rule-w7-2-ruling = Painokset tarkistavat metsästyksen toiminnon lopussa eivätkä sano, kenen: kirjaimellisesti saaliin viereen syrjäytetty susi voisi metsästää heti. Wolfdenissa metsästää vain vuorossa oleva pelaaja.

rule-w8 = Pesän rakentaminen
rule-w8-intro = Hinta: 2 laattaa.
rule-w8-1 = Valitse heksa, jossa tai jonka vieressä on alfasutesi. Siinä ei saa olla yksinäistä sutta, saalista, pesää eikä luolaa, ja nappuloita saa olla enintään yksi, joka on sinun.
rule-w8-1-ruling = Kaksi painosta kieltää siinä vain vieraat laumasudet, tšekinkielinen jokaisen vieraan suden. Nappuloiden järjestys, joka on painettu kaikkiin kolmeen, sulkee pois molemmat. Se, ettei pesää rakenneta yksinäisen suden tai saaliin kohdalle, on meidän päätöksemme: painokset kieltävät siinä vain siirron lopettamisen ja sallivat pesän missä maastossa tahansa.
rule-w8-2 = Ota seuraava pesä valitsemastasi mittarista, ota se, mitä sen alta paljastuu (W2.2, W2.3), ja pane pesä heksaan.

rule-w9 = Luolaksi parantaminen
rule-w9-intro = Hinta: 2 laattaa.
rule-w9-1 = Valitse järven viereinen pesäsi, jonka heksassa tai vieressä on alfasutesi, alueella, jolla sinulla ei vielä ole luolaa.
rule-w9-1-ruling = Usealla laumalla saa olla luola samalla alueella. Vain venäjänkielinen painos sanoo sen suoraan.
rule-w9-2 = Pesä menee kuulaudan seuraavalle päivälle; se, mitä se toi, jää sinulle. Pane seuraava luolasi sen paikalle ja ota yksi maastomerkki.
rule-w9-3 = Jos heksassa on vieras susi, laumasusi tai alfasusi, se syrjäytetään (W7). Muiden laumojen luolilla alueella ei ole väliä.

rule-w10 = Ulvonta
rule-w10-intro = Hinta: 2 laattaa.
rule-w10-1 = Valitse yksinäinen susi, joka on ulvontasi kantamalla jostakin alfasudestasi. Pelaajalaudallasi on oltava susi jäljellä.
rule-w10-1-ruling = Se, että laudalla on oltava susi jäljellä, on meidän tulkintamme: toimintohan panee suden kartalle.
rule-w10-2 = Yksinäinen susi menee kuulaudan seuraavalle päivälle. Pelaajalautasi seuraava susi, laumasusi tai alfasusi (W2.5), tulee sen paikalle.

rule-w11 = Alistaminen
rule-w11-intro = Hinta: 3 laattaa.
rule-w11-1 = Valitse vieras laumasusi tai pesä, joka on ulvontasi kantamalla jostakin alfasudestasi; myös nappula alfasuden omassa heksassa käy. Sen on oltava siinä laumansa ainoa nappula, sillä saman lauman kaksi nappulaa suojaavat toisiaan. Alfasusia ja luolia ei voi koskaan alistaa.
rule-w11-1-ruling = Etäisyys 0 on kantamalla. Näin käy, kun alfasusi seisoo vieraassa pesässä. Kolmannen lauman nappula heksassa ei suojaa ketään, sillä painokset sulkevat pois vain kaksi samanväristä nappulaa. Sitä vastaan puhuu niiden nappulajärjestys, jonka mukaan pesä ei koskaan tule vieraan suden luo.
rule-w11-2 = Nappula menee kuulaudan seuraavalle päivälle ja on poissa pelistä. Suden korvaa pelaajalautasi seuraava susi, joka voi olla alfasusi; pesän korvaa pesä valitsemastasi mittarista, ja saat sen, mitä paljastuu. Jos sinulla ei ole enää sellaista nappulaa, et voi alistaa sitä.
rule-w11-2-ruling = Vain tšekinkielinen painos sanoo, että laumasuden tilalle voi tulla alfasusi. Kaksi muuta vaatii samanlaista nappulaa ja mainitsee esimerkkinä pesän pesän tilalle; luemme sen niin, että suden tilalle tulee susi. Se, että nappula on oltava jäljellä, on meidän tulkintamme, kuten ulvonnassa.

rule-w12 = Metsästys
rule-w12-intro = Metsästys ei ole toiminto. Se on ilmaista ja tapahtuu automaattisesti.
rule-w12-1 = Jokaisen toimintosi jälkeen: jos sutesi ovat kolmessa tai useammassa eri heksassa sellaisen saalispinon vieressä, jonka lajia sinulla ei vielä ole, otat pinon päällimmäisen merkin ja sen, mitä se tuo (W2.7).
rule-w12-1-ruling = Vähintään kolme heksaa, minkä tahansa toiminnon jälkeen: venäjänkielinen painos on selvin, muut voi lukea samoin.
rule-w12-2 = Saat ottaa useita lajeja kerralla. Jos kaksi saman lajin pinoa on piiritetty, valitset niistä toisen.
rule-w12-2-ruling = Mikään painos ei mainitse kahta saman lajin pinoa. Raja on yksi merkki kutakin lajia.
rule-w12-3 = Kun pino on loppu, sen heksa on kuin mikä tahansa muu. Saalis ei koskaan mene kuulaudalle.

rule-w13 = Kuu
rule-w13-1 = Jokainen kutsuttu yksinäinen susi, alistettu nappula ja luolaksi parannettu pesä menee kuulaudan seuraavalle päivälle.
rule-w13-2 =
    Kolme päivistä on kuun vaiheita. Kun täysikuu on saavutettu, vuoro saa jatkua seuraaville päiville; niillä ei ole vaikutusta.
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Vain kolmen pelaajan 9 on painettu sanoin. Muut päivät ovat kuulautojen kuvissa; ne on otettu julkisesta sovituksesta. Kahdelle pelaajalle painokset nimeävät laudan eri puolet.

rule-w14 = Alueiden pisteytys
rule-w14-1 = Vuoron lopussa pisteytetään jokainen vaihe, jonka päivä saavutettiin sen aikana, yksi kerrallaan, kaikilla alueilla, joilla on sen merkki.
rule-w14-1-ruling = Mikään painos ei sano, mitä tapahtuu, kun samalla vuorolla saavutetaan kaksi vaihetta. Laatikon muistutusmerkit ovat kuulaudalla (ukrainankielinen) tai aluemerkeillä (venäjän- ja tšekinkielinen); Wolfdenissa niiden sijasta hohtavat merkit, jotka pisteytetään seuraavaksi.
rule-w14-2 = Hallinta lasketaan alueittain: luola on 3, jokainen muu nappula 1. Tasatilanteessa edellä on se lauma, jolla on alueella enemmän alfasusia. Vain laumat, joilla on alueella nappula, ovat mukana.
rule-w14-2-ruling = Painokset puhuvat toiseksi suurimmasta hallinnasta. Laumalla, jolla ei ole alueella mitään, ei ole siellä hallintaa.
rule-w14-3 =
    Vahvin lauma ottaa aluemerkin, toinen saa sen pienemmän arvon.
    | merkki | ensimmäinen | toinen
    | kuunsirppi | 4 | 2
    | puolikuu | 6 | 3
    | täysikuu | 8 | 4
rule-w14-4 = Jos useat laumat ovat yhä tasoissa ensimmäisestä sijasta, kukin niistä saa pienemmän arvon, merkki poistetaan eikä kukaan muu saa pisteitä. Jos vain toinen sija on tasan, kukaan ei saa pienempää arvoa. Yksin oleva lauma ottaa merkin, eikä toista ole. Jos siellä ei ole ketään, merkki poistetaan.
rule-w14-4-ruling = Mikään painos ei sano, mitä tapahtuu, kun lauma on yksin tai paikalla ei ole ketään. Se seuraa säännöstä W14.2.

rule-w15 = Loppu
rule-w15-1 = Peli päättyy heti, kun täysikuu on pisteytetty, vaikka kesken kierroksen.
rule-w15-2 = Pisteesi ovat aluemerkkiesi, pienempien arvojesi ja kullakin kuudesta mittaristasi saavuttamasi suurimman arvon summa (W2.8). Eniten pisteitä voittaa.
rule-w15-3 = Tasatilanteessa voittaa se, jolla on enemmän aluemerkkejä; sitten se, jolla on enemmän susia kartalla; sitten se, jolla on enemmän alfasusia kartalla. Yhä tasoissa olevat jakavat sijan.
rule-w15-3-ruling = Vain venäjänkielinen painos laskee alfasudet. Sen voi jättää pois pöytää luodessa (W17).
rule-w15-4 = Paikallaan polkeva peli päätetään: kun kukaan ei ole tehnyt toimintoa kahteen omaan vuoroonsa peräkkäin, tai vuoron 250 jälkeen. Jäljellä olevat vaiheet pisteytetään silloin järjestyksessä.
rule-w15-4-ruling = Mikään painos ei sano tätä; ilman sitä peli voisi jatkua loputtomiin. Pöytää luodessa voi valita toisen rajan (W17).

rule-w16 = Kaksi pelaajaa
rule-w16-intro = Kaikki muut säännöt pätevät, näin muutettuina.
rule-w16-1 = Kartassa on viisi aluetta eikä aloituslautaa. Kutakin saalislajia on kerran, yksi merkki kullakin alueella, satunnaisesti.
rule-w16-1-ruling = Ukrainankielinen painos näyttää saaliin vain kuvassa, muut sanovat sen sanoin.
rule-w16-2 = Viisi aluemerkkipinoa asetetaan satunnaisesti: kuunsirppi; täysikuu; täysikuu; kuunsirppi puolikuun päällä; puolikuu täysikuun päällä. Päällimmäinen merkki pisteytetään vaiheessaan ja poistuu; alempi jää omaan vaiheeseensa.
rule-w16-3 =
    Puolueeton lauma seisoo järvien vieressä, niistä koilliseen ja kaakkoon.
    | alueen merkit | koillinen | kaakko
    | kuunsirppi | 2 laumasutta | –
    | kuunsirppi puolikuun päällä | 1 luola | –
    | täysikuu | 1 luola, 1 alfasusi | –
    | puolikuu täysikuun päällä | 1 luola | 2 alfasutta
    
    Se ei koskaan tee toimintoja. Sen nappuloita ei voi alistaa eikä syrjäyttää, eikä kukaan voi pysähtyä niiden heksoihin. Pisteytyksessä se on sijalla kuin mikä tahansa lauma mutta ei saa pisteitä: jos se on ensimmäinen, merkki poistetaan ja toinen saa silti pienemmän arvon; jos se on toinen, kukaan ei saa pienempää arvoa; jos se jakaa ensimmäisen sijan pelaajan kanssa, tämä saa pienemmän arvon.
rule-w16-3-ruling = Venäjänkielinen painos panee kaikki sen nappulat oikeaan yläheksaan, johon kolme ei mahdu; muut sanovat: oikealle. Se, mikä nappula on missä, on otettu julkisesta sovituksesta. Omaa väriä laumalla ei tässä ole. Vain kaksi painosta sulkee sen alistamisen kokonaan pois. Se, että toinen pitää palkintonsa, seuraa tavallisesta pisteytyksestä.
rule-w16-4 = Sudet sijoitetaan järjestyksessä ensimmäinen, toinen, toinen, ensimmäinen pelaaja. Joka kerta panet alfasuden ja laumasuden yhdessä heksaan, jossa ei ole merkkejä eikä nappuloita, alueelle, jonka päällimmäinen merkki ei ole kuunsirppi.
rule-w16-5 = Ensimmäinen pelaaja aloittaa. Toisella on alusta asti yksi toimintomerkki.
rule-w16-5-ruling = Kaksi painosta antaa sen toisen pelaajan vuoron alussa. Sitä ei voi käyttää aiemmin, joten mikään ei muutu.

rule-w17 = Pöydän valinnat
rule-w17-intro =
    Pöydän luoja saa muuttaa näitä tai valita painoksen, joka asettaa niistä useita niin kuin ne on siinä painettu. Oletus on ensimmäisenä.
    | valinta | vaihtoehdot | sääntö
    | aloittaja | arvotaan, tai ensimmäinen paikka | W3.6
    | toimintomerkkejä vuorossa | niin monta kuin haluaa, tai enintään yksi | W4.2
    | merkki viimeisille pelaajille | ei, tai yksi toimintomerkki vuorojärjestyksen viimeisille (3 pelaajaa: kolmas; 4: kolmas ja neljäs; 5: neljäs ja viides) | W3.6
    | laatat alussa | kaikki etupuolet, tai kukin valitsee etu- tai kääntöpuolet | W2.9
    | laumat | jaetaan satunnaisesti, tai valitaan paikkojen järjestyksessä | W3.4
    | alfasudet ratkaisevat viimeisen tasatilanteen | kyllä, tai ei | W15.3
    | viimeinen vuoro | 250, tai muu luku | W15.4
    | laudat | laatikon, tai oma tiedostosi | W1.3

rule-w18 = Esimerkkejä
rule-w18-intro = Esimerkit löytyvät painoksista. Wolfden pelaa kunkin niistä yhtenä testeistään. Niissä on myös kolmen pelaajan susien sijoittelu, mutta vain kuvana.
rule-w18-1 = Laattojen kääntäminen. Aavikon lauma maksaa kahdella aavikkolaatallaan. Nyt kaksi sen laatoista näyttää metsän.
rule-w18-2 = Siirto. Nopeus 3, laajuus 2: yhdellä niittylaatalla alfasusi ja laumasusi liikkuvat kumpikin enintään kolme askelta, samaan niittyheksaan tai eri heksoihin.
rule-w18-3 = Pesä. Kahdella aavikkolaatalla maksetaan pesä aavikkoheksaan alfasuden viereen. Se otetaan nopeusmittarista, joten nopeus on nyt 4.
rule-w18-4 = Luola. Kaksi kalliolaattaa tekee järven ja alfasuden viereisestä pesästä luolan. Pesä menee yhdelle kuun päivistä; luola tuo maastomerkin ja lopussa 5 pistettä.
rule-w18-5 = Ulvonta. Kun ulvonnan kantama on 2, kahdella tundralaatalla kutsutaan yksinäinen susi kahden heksan päästä. Laumasusi tulee sen paikalle.
rule-w18-6 = Alistaminen. Kahdella metsälaatalla ja yhdellä maastomerkillä alistetaan niityn lauman laumasusi, joka seisoo yksin. Tšekinkielisessä painoksessa pelaajalaudan seuraava susi sattuu olemaan alfasusi.
rule-w18-7 = Metsästys. Kaksi laumasutta siirtyy niin, että niiden lauman susia on kolmessa heksassa hirven ympärillä. Hirvi otetaan, ja se tuo toimintomerkin.
rule-w18-8 = Pisteytys. Niityllä on 2 alfasutta, 2 laumasutta ja 1 pesä: 5. Kalliolla on 2 laumasutta ja 1 pesä: 3. Tundralla on luola, laumasusi ja 2 pesää: 6. Kuunsirpin kohdalla tundra ottaa merkin ja 4 pistettä, niitty saa 2 pistettä, kallio ei mitään.
rule-w18-9 = Tasatilanne. Kahdella laumalla on yhtä paljon hallintaa, kummallakin 3, ja se voittaa, jolla on alueella alfasusi.
rule-w18-9-ruling = Painoksissa voittajalla on eri nappulat: kaksi laumasutta ja alfasusi, tai (tšekinkielinen) pesä, laumasusi ja alfasusi.
rule-w18-10 = Lopulliset pisteet. Laajuus 7, nopeus 3, ulvonnan kantama 0, luolat 15, metsästys 9, sudet 4, aluemerkit 16: 54 pistettä.
rule-w18-11 = Kuu. Kolmen pelissä seuraava nappula kuulaudalla saavuttaa päivän 9. Sen vuoron lopussa pisteytetään molemmat alueet, joilla on kuunsirppi.
rule-w18-12 = Merkillä maksaminen. Toiminto maksaa kolme tundralaattaa, mutta vain kaksi näyttää tundran. Varastoon palautettu maastomerkki käy kolmannesta.

# What the pictures show
picture-w1-1 = Alue: järven ympärillä viisi maastoa, kolme heksaa kutakin, kaksi yksinäistä sutta ja saalispino.
picture-w5-2 = Pelaajalauta. Kukin laatta näyttää maaston ja kulmassaan sen, mitä se näyttää käännettynä; vieressä näkyy, montako laattaa maksaa kustakin maastosta, ja kolme mittaria.
picture-w6-1 = Nopeus 3 ja maksettu niitty: nämä sudet saavat pysähtyä korostettuihin heksoihin.
picture-w7-1 = Alfasusi syrjäyttää vieraan laumasuden. Se menee yhteen korostetuista heksoista, jotka ovat yhtä lähellä.
picture-w8-1 = Alfasusi saa rakentaa omaan heksaansa ja viereen, muttei yksinäisen suden tai saaliin kohdalle.
picture-w9-1 = Tämä pesä on järven ja oman alfasutensa vieressä: siitä voi tulla luola.
picture-w10-1 = Yksinäinen susi on kahden heksan päässä alfasudesta. Kun ulvonnan kantama on 2, se kuulee kutsun.
picture-w12-1 = Sudet kolmessa heksassa saaliin ympärillä: se on otettu.
picture-w13-2 = Kuu kolmen pelissä: kuunsirppi on pisteytetty, puolikuu tulee päivänä 17.
picture-w14-2 = Kolme laumaa alueella, 6 vastaan 5 vastaan 3. Niiden hallinta näkyy järvellä.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Voittaja on se, jolla on täysikuun jälkeen eniten pisteitä: aluemerkeistä ja suurimmasta arvosta, jonka olet saavuttanut kullakin kuudesta mittaristasi.
aid-the-wolves-turn = Vuorosi
aid-the-wolves-turn-1 = Kaksi toimintoa vuorossa; jokaisella käyttämälläsi toimintomerkillä saat yhden lisää.
aid-the-wolves-turn-2 = Joka toiminto maksaa laattoja, jotka näyttävät kohteen maaston: siirto 1, ulvonta 2, pesä 2, luola 2, alistaminen 3. Käännä käyttämäsi laatat. Maastomerkki käy minkä tahansa laatan sijasta.
aid-the-wolves-actions = Toiminnot
aid-the-wolves-actions-1 = Siirto: valitse maasto ja liikuta enintään laajuutesi verran susia, kutakin enintään nopeutesi verran askelia, kaikki siihen maastoon, mutta ei yksinäisen suden tai saaliin kohdalle.
aid-the-wolves-actions-2 = Ulvonta: yksinäisestä sudesta, joka on ulvonnan kantamalla jostakin alfasudestasi, tulee seuraava sutesi.
aid-the-wolves-actions-3 = Pesä: rakenna se heksaan, jossa tai jonka vieressä on alfasutesi ja jossa ei ole merkkejä, pesiä, luolia eikä vieraita nappuloita. Ota se valitsemastasi mittarista.
aid-the-wolves-actions-4 = Luola: paranna järven viereinen pesä, jonka heksassa tai vieressä on alfasutesi; yksi alueella. Se tuo maastomerkin ja on hallinnassa arvoltaan 3.
aid-the-wolves-actions-5 = Alistaminen: korvaa vieras laumasusi tai pesä, joka on ulvonnan kantamalla jostakin alfasudestasi. Lauman kaksi nappulaa samassa heksassa suojaavat toisiaan. Vain kotimaastosi voi näkyä kolmella laatalla; muualla tarvitset maastomerkkejä.
aid-the-wolves-actions-6 = Metsästys: kun sutesi ovat kolmessa heksassa sellaisen saaliin ympärillä, jota sinulla ei vielä ole, saat sen heti ilmaiseksi. Kun pelaajia on 3–5, se tuo toimintomerkin.
aid-the-wolves-hexes = Ketkä saavat olla samassa heksassa
aid-the-wolves-hexes-1 = Heksassa on enintään kaksi nappulaa ja enintään yksi pesä tai luola. Eri laumojen sudet eivät koskaan ole samassa heksassa; susi saa olla siinä vieraan pesän kanssa, joka on siellä yksin.
aid-the-wolves-hexes-2 = Alfasusi saa pysähtyä sinne, missä vieras laumasusi seisoo yksin, ja syrjäyttää sen; luola syrjäyttää heksastaan jokaisen vieraan suden. Sinä panet sen lähimpään heksaan, joka on tyhjä tai jossa on yksi ainoa sen lauman nappula.
aid-the-wolves-tracks = Mittarit
aid-the-wolves-tracks-1 =
    | otettuja pesiä | 0 | 1 | 2 | 3 | 4
    | laajuus | 2 | 3 | 3 | 4 | 4
    | nopeus | 3 | 4 | 4 | 5 | 5
    | ulvonnan kantama | 2 | 3 | 3 | 4 | 4
    | pisteet, 3–5 pelaajaa | 0 | 0 | 0 | 3 | 7
    | pisteet, 2 pelaajaa | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Mittarin toinen ja neljäs pesä tuovat merkin. 3–5 pelaajaa: laajuus toiminto, sitten maasto; nopeus ja ulvonnan kantama maasto, sitten toiminto. 2 pelaajaa: toiminto, sitten maasto.
aid-the-wolves-points = Pisteet
aid-the-wolves-points-1 =
    | otettu | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | sudet | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | luolat | 5 | 10 | 15 | 20
    | saalis, 3–5 pelaajaa | 1 | 4 | 9 | 16 | 25
    | saalis, 2 pelaajaa | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Kustakin mittarista lasketaan vain suurin saavuttamasi arvo.
aid-the-wolves-points-3 = Sutesi tulevat tässä järjestyksessä: lauma, lauma, alfa, lauma, lauma, alfa, lauma, lauma.
aid-the-wolves-moon = Kuu
aid-the-wolves-moon-1 = Ulvonta, luolat ja alistaminen siirtävät kuuta. Kuunsirpin, puolikuun ja täysikuun kohdalla pisteytetään alueet, joilla on se merkki: eniten hallintaa saa merkin, toiseksi eniten pienemmän arvon.
aid-the-wolves-moon-2 =
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | ensimmäinen / toinen | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Hallinta: luola on 3, mikä tahansa muu nappula 1. Tasatilanteessa edellä on se lauma, jolla on alueella enemmän alfasusia.
aid-the-wolves-moon-4 = Katso ennen ensimmäisten susiesi sijoittamista, mitkä alueet pisteytetään ensin: kuunsirpit, sitten puolikuut, sitten täysikuut.
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

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    Johdat laumaa, ja on uusikuu. Täysikuuhun mennessä laumasi vaeltaa viiden maaston halki: avoimen niityn, syvän metsän, lumisen tundran, jyrkkien kallioiden ja kuuman aavikon. Jäljitätte saalista, ja yksinäiset sudet tulevat ulvontanne luo. Pesät ja luolat merkitsevät omanne, mutta samaa maata tahtovat muutkin laumat.

    Kolmesti kuu katsoo alas ja laskee, kuka on kullakin alueella vahvin. Oveluudesta on apua, ja pienestä vaistostakin. Kun täysikuu on ohi, yksi lauma on kaikista vahvin.
about-the-wolves-alpha = Sananen alfasudesta: tšekkiläinen kääntäjä lisää, että ajatus alfasudesta syntyi toisilleen vieraiden susien laumoista vankeudessa. Luonnossa lauma on perhe, ja sudet kiertävät toisten laumojen maat. Yksinäisen suden kävisi siellä huonommin kuin tässä pelissä, jossa se vain vaihtaa väriä.
about-the-wolves-credits =
    Sudet (The Wolves) on Ashwin Kamathin ja Clarence Simpsonin suunnittelema ja Pauliina Linjaman kuvittama; graafisen ilmeen teki Stevo Torres. Sitä kehittivät Alex Cutler ja David Van Drunen, ja säännöt toimitti Eric Slauson. Pandasaurus Games julkaisi sen vuonna 2022.

    Wolfden seuraa kolmea painosta: ukrainankielistä (Games 7 Days; kääntäjä Anton Minakov, toimittaja Volodymyr Jantšarin), tšekinkielistä (Mindok; kääntäjä Michal Stárek, oikoluku Karel Vlasák) ja venäjänkielistä.
about-the-wolves-advice-players = Neuvoja ensimmäisiin peleihin
about-the-wolves-advice-players-1 = Katso ennen susiesi sijoittamista, mitkä alueet pisteytetään ensin: ensin kuunsirpit, sitten puolikuut, sitten täysikuut. Kahden pelissä kaksi aluetta pisteytetään kahdesti.
about-the-wolves-advice-players-2 = Ajattele eteenpäin, kun käännät laattoja. Se, mitä ne nyt näyttävät, on sitä, millä voit maksaa seuraavaksi.
about-the-wolves-advice-players-3 = Ajattele siirtäessäsi kumpaakin: alueen hallintaa ja hyvää paikkaa seuraavaa toimintoa varten. Useimmat toiminnot vaativat alfasuden lähelle.
about-the-wolves-advice-players-4 = Pesät jäävät paikoilleen, kun sudet jatkavat matkaa, ja vahvistavat laumaasi pysyvästi. Luola on hallinnassa kolmen pesän arvoinen.
about-the-wolves-advice-players-5 = Älä jätä laumasutta tai pesää yksin vieraan alfasuden ulvonnan kantamalle: kaksi nappulaasi samassa heksassa suojaa toisiaan.
about-the-wolves-advice-players-6 = Alistaminen maksaa kolme laattaa, ja useimmat maastot ovat vain kahdella laatoistasi. Alista kotimaastossasi, tai säästä siihen maastomerkkejä.

## guide

# Ensimmäinen Sudet-peli oppaan kanssa, askel askeleelta.
guide-the-wolves-welcome = Tervetuloa laumaan! Johdat punaisia susia, joiden koti on niitty; kaksi kilpailijaa johtaa omia laumojaan. Voittaja on se, jolla on täysikuun jälkeen eniten pisteitä: hallituista alueista ja siitä, miten lauma on kasvanut.
guide-the-wolves-tiles = Maksat maastolaatoilla. Toiminto maksaa laattoja, jotka näyttävät sen paikan maaston, ja jokainen käytetty laatta käännetään. Se, millä maksat nyt, ratkaisee, mihin sinulla on seuraavaksi varaa.
guide-the-wolves-howl = Voita ensimmäinen sutesi: ulvo yksinäiselle sudelle lähellä jotakin alfasuttasi. Valitse hohtavista kenet haluat. Maksa laatoilla, jotka näyttävät sen maastoa, tai niiden sijasta maastomerkeillä.
guide-the-wolves-howl-done = Yksinäinen susi on nyt sinun. Käyttämäsi laatat on käännetty, ja ne näyttävät toista maastoa: sillä voit maksaa seuraavaksi.
guide-the-wolves-howl-hint = Yksi yksinäinen susi seisoo tundralla, ja kaksi laattaasi näyttää tundraa.
guide-the-wolves-hunt = Saalista jänikset! Metsästys on ilmaista: tarvitset susia kolmessa eri heksassa saaliin ympärillä. Siirrä miten haluat; kaikkien liikkuvien susien on pysähdyttävä maastoon, josta maksat.
guide-the-wolves-hunt-done = Saalis saatiin! Jokaisesta uudesta saalislajista saa enemmän pisteitä kuin edellisestä, ja tämä toi vielä toimintomerkin.
guide-the-wolves-hunt-hint = Yksi susi on jo jänisten vieressä. Maksa laatalla, joka näyttää aavikkoa, lähetä alfasusi askel etelään ja toinen susi kolmannelle sivulle.
guide-the-wolves-third = Vuorossa on kaksi toimintoa, ja toimintomerkillä saat kolmannen. Katso, mitä laattasi nyt näyttävät: se ratkaisee, mitä voit vielä tehdä.
guide-the-wolves-turn = Käytä jäljellä olevat toimintosi miten haluat ja päätä sitten vuoro. Pian tarvitset alfasutta järven rannalla olevan pesäsi vieressä.
guide-the-wolves-turn-done = Vuorosi on ohi. Katso, mitä kilpailijat tekevät.
guide-the-wolves-turn-hint = Kaikkia toimintoja ei tarvitse käyttää eikä kaikkia susia liikuttaa: voit päättää vuoron koska tahansa.
guide-the-wolves-moon = Jokainen ulvonta, alistaminen ja luola siirtää kuuta päivän. Kun se saavuttaa kuunsirpin, pisteytetään ne kaksi aluetta, joiden järvellä on kuunsirppi. Nyt siellä kannattaa olla vahvana!
guide-the-wolves-den = Rakenna pesä jonkin alfasutesi viereen tai alle, minne haluat: se lasketaan alueellaan. Otat sen yhdestä kolmesta mittarista, ja se mittari parantaa laumaasi pysyvästi.
guide-the-wolves-den-done = Nyt laumasi osaa enemmän: laajuus antaa useamman suden liikkua, nopeus vie pidemmälle, ja ulvonnan kantama yltää kauemmas.
guide-the-wolves-den-hint = Metsässä olevan alfasutesi alla on tilaa. Maksa metsälaatalla ja maastomerkillä, joka käy minkä tahansa laatan sijasta.
guide-the-wolves-gain = Kasvata laumaasi: ulvo taas yksinäiselle sudelle, tai alista kilpailijan nappula, joka seisoo yksin ulvonnan kantamalla. Alistaminen maksaa kolme laattaa tai merkkiä. Kaksi nappulaa yhdessä suojaa toisiaan.
guide-the-wolves-gain-done = Laumassasi on yksi lisää, ja kuu on siirtynyt päivän.
guide-the-wolves-gain-hint = Alfasudestasi länteen kilpailijan susi seisoo yksin niityllä: maksa niittylaatalla, kotilaatalla ja merkillä.
guide-the-wolves-crescent = Vaiheet pisteytetään vuoron lopussa. Päätä vuoro ja katso, kuka hallitsee niitä kahta järveä.
guide-the-wolves-crescent-done = Seuraa kilpailijoiden vuoroja: alfasusi voi jopa syrjäyttää laumasuden heksastaan.
guide-the-wolves-scored = Alueella jokainen nappula on 1 ja luola 3 hallintaa. Eniten hallitseva lauma ottaa merkin, toinen saa pienemmän arvon. Puolikuu ja täysikuu ovat arvokkaampia.
guide-the-wolves-lair = Tee yhdestä pesästäsi luola. Siihen tarvitaan pesä järven rannalla, alfasutesi pesän vieressä ja kaksi laattaa tai merkkiä, jotka vastaavat sen maastoa.
guide-the-wolves-lair-done = Luolaa ei voi koskaan alistaa, se tuo maastomerkin ja on 5 pisteen arvoinen.
guide-the-wolves-lair-hint = Aavikolla oleva pesäsi on järven rannalla. Jos mikään alfasutesi ei ole sen vieressä, siirrä yksi sinne ensin; aavikkoa näyttävillä laatoilla maksat sitten luolan.
guide-the-wolves-points = Alueet ovat vasta puolet: pesillä, kutsutuilla susilla, luolilla ja saaliilla on kullakin pistemittari. Kultakin mittarilta lasketaan vain suurin saavuttamasi arvo, joten kasva monella tavalla.
guide-the-wolves-play-on = Nyt osaat kaiken, ja täysikuuhun on pitkä matka: jatka peliä kahta pentubottia vastaan ja pyydä vihje, kun haluat.

## files

# Mikä pelin Sudet lautatiedostossa tai asemassa on vialla. Tiedostojen sanat pysyvät ennallaan.

# Lautatiedostot
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
problem-wolves-apart = Heksaan { $place } ei pääse kulkemalla heksasta { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Aloituslauta tarvitsee pohjoispuolelleen { $count } heksaa rotkon viereen (W3.5).
   *[south] Aloituslauta tarvitsee eteläpuolelleen { $count } heksaa rotkon viereen (W3.5).
}
problem-wolves-neutral-corners = Puolueeton lauma tarvitsee vapaat heksat jokaisen järven koillis- ja kaakkoispuolelta (W16.3).
problem-wolves-stack = { $where }: ”{ $word }” ei ole aluemerkkien pino kuten crescent/quarter.
problem-wolves-no-table = { $where }: { $players } pelaajalle ei ole taulukkoa.

# Aseman sanat
problem-wolves-regions-twice = { $line }: jokin aluelauta on kahdessa paikassa (W1.3).
problem-wolves-regions-most = { $line }: kartalla on { $count } paikkaa (W1.3).
problem-wolves-moons-count = { $line }: kukin { $count } alueesta tarvitsee merkkinsä tai merkin ”-” (W3.3).
problem-wolves-hex-full = { $line }: ”{ $text }”: heksassa on enintään 2 nappulaa (W6.6).
problem-wolves-supply = { $line }: ”{ $piece }” esiintyy useammin kuin { $count } kertaa: enempää niitä ei ole kenelläkään (W2.1).
problem-wolves-walked-form = { $line }: ”{ $word }” ei ole susi kuten alpha@c4.

# Kartta
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
problem-wolves-pieces = hexes: paikan { $seat } nappuloita ”{ $piece }” on kartalla { $found }, vaikka sen pelaajalaudan mukaan niitä on oltava { $count } (W2.1).
problem-wolves-pieces-most = hexes: paikan { $seat } nappuloita ”{ $piece }” on kartalla { $found }, vaikka sen pelaajalaudan mukaan niitä saa olla enintään { $count } (W2.1).
problem-wolves-moons-left = moons: jäljellä on muita aluemerkkejä kuin pisteytetyt vaiheet jättävät (W14.1).
problem-wolves-moons-early = moons: aluemerkki on siellä, minne sellaista ei ole vielä jaettu (W3.3).

# Laumat
problem-wolves-homes = pack: kotimaaston on oltava juuri { $count } ensimmäisellä paikalla (W3.4).
problem-wolves-homes-same = pack: kahdella paikalla on sama kotimaasto (W3.4).
problem-wolves-wolves-taken = pack: otettuja susia { $taken }, mutta kartalta on poissa yksinäisiä susia { $howled } ja laumasusia { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] yhdestä aluemerkistä ei tule näitä pisteitä (W14.3).
   *[other] { $count } aluemerkistä ei tule näitä pisteitä (W14.3).
}
problem-wolves-lesser-points = pack: mistään merkkien pienemmistä arvoista ei tule näitä pisteitä (W14.3).

# Vuorot
problem-wolves-no-decision = turn: tässä tilanteessa kenelläkään ei olisi mitään päätettävää.
problem-wolves-dealing-count = turn: paikkoja on jaettu enemmän kuin niitä on (W1.3).
problem-wolves-packs-order = turn: laumat jaetaan paikkojen järjestyksessä (W3.4).
problem-wolves-first-missing = turn: sijoittelusta alkaen aloittava pelaaja on nimettävä: first=1 (W3.6).
problem-wolves-first-seat = turn: jos aloittavaa pelaajaa ei arvota, se on paikka 1 (W17).
problem-wolves-snake = turn: sijoittelu kulkee myötäpäivään aloittavasta pelaajasta viimeiseen ja takaisin (W3.5).
problem-wolves-moon-dates = turn: kuu on kohdassa { $moon }, mutta päiviä veivät yksinäiset sudet: { $howled }, alistetut nappulat: { $dominated }, luolat: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: sudet liikkuvat vain tilanteessa ”walk” (W6.1).
problem-wolves-walk-spread = turn: useampi susi liikkuu kuin lauman laajuus sallii (W6.1).
problem-wolves-walk-missing = turn: susi, joka on jo liikkunut, ei ole siellä (W6.1).
problem-wolves-no-action = turn: sudet liikkuvat ja metsästävät toiminnon aikana, eikä yhtäkään ole aloitettu (W4.4).
problem-wolves-turn-seat = turn: vuoro { $turn } kuuluu toiselle paikalle (W3.6).
problem-wolves-turns-early = turn: vuorot ja toiminnot lasketaan sijoittelun lopusta (W3.6).
problem-wolves-hunt-no-choice = turn: saalis, joka ei jätä valinnan varaa, otetaan heti (W12.1).
problem-wolves-over = turn: peli on ohi, kun kaikki kolme vaihetta on pisteytetty (W15.1).
problem-wolves-scored-early = turn: on pisteytetty vaihe, jota kuu ei ole saavuttanut (W14.1).
problem-wolves-standstill = turn: paikallaan polkeva peli on jo päättynyt (W15.4).

## terminal

terminal-wolves-legend = ≈ järvi  ▒ rotko · 1A paikan 1 alfasusi, p laumasusi, d pesä, L luola, n puolueeton lauma · yksin: yksinäinen susi · luku saaliin perässä: montako merkkiä siinä on
terminal-wolves-tracks = mittarit: [2] arvo nyt, a toimintomerkki, t maastomerkki, :3 pistettä, ·1 otettu, >A3 seuraava: alfasusi, 3 pistettä
terminal-wolves-lone = yksin
terminal-wolves-phase = { $phase ->
    [crescent] kuunsirppi
    [quarter] puolikuu
   *[full] täysikuu
}
terminal-wolves-moon = Kuu
terminal-wolves-all-scored = päivä { $date }, kaikki vaiheet on pisteytetty
terminal-wolves-date-now = päivä { $date }, tämän vuoron lopussa: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] päivä { $date }, { $phase } { $ahead } päivän päästä
   *[other] päivä { $date }, { $phase } { $ahead } päivän päästä
}
terminal-wolves-next = { $phase }: pisteytetään seuraavaksi
terminal-wolves-later = myöhemmin
terminal-wolves-tied = tasan
terminal-wolves-leads = { $who } johtaa
terminal-wolves-tiles = laatat
terminal-wolves-first = aloittava pelaaja
terminal-wolves-pays = maksaa
terminal-wolves-prey = saalis
terminal-wolves-points = pisteet
terminal-wolves-terrain-tokens = mikä vain: { $count }
terminal-wolves-action-tokens = { $count ->
    [one] { $count } toiminto
   *[other] { $count } toimintoa
}
