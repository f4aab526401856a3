### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = tämä aluelauta on jo kartalla
reason-the-wolves-prey-laid = { $word ->
    [moose] pinoa ei ole enää jäljellä: hirvi
    [deer] pinoa ei ole enää jäljellä: peura
    [raccoon] pinoa ei ole enää jäljellä: pesukarhu
    [boar] pinoa ei ole enää jäljellä: villisika
   *[hare] pinoa ei ole enää jäljellä: jänis
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] aluemerkkiä ei ole enää jäljellä: kuunsirppi
    [quarter] aluemerkkiä ei ole enää jäljellä: puolikuu
   *[full] aluemerkkiä ei ole enää jäljellä: täysikuu
}
reason-the-wolves-pack-taken = lauma kuuluu jo toiselle paikalle: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } ei ole aloituslaudan heksa rotkon vieressä
reason-the-wolves-draft-on-taken = { $hex } on jo varattu
reason-the-wolves-draft-same-side = toinen parisi kuuluu rotkon toiselle puolelle
reason-the-wolves-draft-on-token = heksassa { $hex } on merkki
reason-the-wolves-draft-on-piece = { $hex } on jo varattu
reason-the-wolves-draft-under-crescent = { $hex } on alueella, jolla on kuunsirpin merkki
reason-the-wolves-not-dealing = kartta on jo asetettu
reason-the-wolves-packs-known = joka paikalla on jo laumansa
reason-the-wolves-tiles-fixed = laattoja käännetään vain ennen sijoittelua, ja vain jos pöytä sen sallii
reason-the-wolves-draft-over = sijoittelu on ohi
reason-the-wolves-packs-first = valitse ensin laumasi
reason-the-wolves-tiles-first = valitse ensin laattojesi puoli: ”tiles fronts” tai ”tiles backs”
reason-the-wolves-draft-first = sijoittelu tulee ensin: ”draft @hex”
reason-the-wolves-deal-first = kartta on asetettava ensin
reason-the-wolves-walk-first = tee ensin siirtosi loppuun: anna susien kävellä, tai ”stop”
reason-the-wolves-hunt-first = valitse ensin, kumman samanlaisista saaliista otat
reason-the-wolves-pay-first = sudet kävelevät, kun siirto on maksettu: aloita ”move terrain”
reason-the-wolves-no-hunt = saalis otetaan itsestään; valita voi vain samanlaisten välillä
reason-the-wolves-no-action-left = kaksi toimintoasi on tehty, eikä sinulla ole toimintomerkkiä
reason-the-wolves-one-token-a-turn = tämä pöytä sallii yhden toimintomerkin vuorossa
reason-the-wolves-cannot-pay = laattasi ja merkkisi eivät riitä; hinta { $cost }, maasto: { wolves-terrain }
reason-the-wolves-tile-shows-other = jokin käytetty laatta näyttää nyt muuta; tarvitaan: { wolves-terrain }
reason-the-wolves-tokens-missing = sinulla ei ole niin monta maastomerkkiä
reason-the-wolves-wrong-price = tämä maksaa tasan { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] sinulla ei ole alfasutta heksassa { $hex }
   *[pack] sinulla ei ole laumasutta heksassa { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfasusi heksassa { $hex } on jo kävellyt tässä siirrossa
   *[pack] laumasusi heksassa { $hex } on jo kävellyt tässä siirrossa
}
reason-the-wolves-walk-in-place = paluu omaan heksaan ei ole siirto
reason-the-wolves-walk-off-terrain = { $end } on muuta maastoa; maksettu on: { wolves-terrain }
reason-the-wolves-walk-too-far = heksaan { $end } on { $steps } askelta, ja nopeutesi on { $speed }
reason-the-wolves-walk-onto-token = susi ei saa päätyä yksinäisen suden tai saaliin päälle
reason-the-wolves-walk-onto-two = heksassa { $end } on jo kaksi nappulaa
reason-the-wolves-walk-onto-neutral = puolueettomaan laumaan ei voi liittyä
reason-the-wolves-walk-onto-lair = heksassa { $end } on vieras luola
reason-the-wolves-walk-onto-alpha = heksassa { $end } on vieras alfasusi
reason-the-wolves-walk-pack-onto-pack = vain alfasusi saa syrjäyttää laumasuden heksassa { $end }
reason-the-wolves-no-wolf-can-walk = yksikään sutesi ei pääse mihinkään; ”stop” päättää siirron
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfasusi heksassa { $hex } ei pääse mihinkään tässä siirrossa
   *[pack] laumasusi heksassa { $hex } ei pääse mihinkään tässä siirrossa
}
reason-the-wolves-no-refuge = syrjäytetyllä sudella ei ole heksaa, johon mennä
reason-the-wolves-refuge-needed = sano, mihin syrjäytetty susi menee: { $refuges }
reason-the-wolves-refuge-not-nearest = syrjäytetty susi menee johonkin lähimmistä: { $refuges }
reason-the-wolves-nobody-displaced = tässä ei syrjäytetä sutta
reason-the-wolves-nowhere-to-dig = ei ole heksaa, jonka voisit maksaa ja johon voisit rakentaa pesän
reason-the-wolves-den-on-token = heksassa { $hex } on yksinäinen susi tai saalis
reason-the-wolves-den-on-two = heksassa { $hex } on jo kaksi nappulaa
reason-the-wolves-den-on-rival = heksassa { $hex } on toisen lauman nappula
reason-the-wolves-den-on-den = heksassa { $hex } on jo pesä tai luola
reason-the-wolves-den-without-alpha = yksikään alfasutesi ei ole heksassa { $hex } tai sen vieressä
reason-the-wolves-no-den-left = kaikki pesäsi on rakennettu
reason-the-wolves-track-empty = mittarilla ”{ wolves-track-name }” ei ole enää pesää
reason-the-wolves-nothing-to-upgrade = sinulla ei ole pesää, jonka voisit maksaa ja parantaa
reason-the-wolves-lair-without-den = sinulla ei ole pesää heksassa { $hex }
reason-the-wolves-lair-without-lake = { $hex } ei ole järven vieressä
reason-the-wolves-lair-in-region = sinulla on jo luola tällä alueella
reason-the-wolves-lair-without-alpha = yksikään alfasutesi ei ole heksassa { $hex } tai sen vieressä
reason-the-wolves-no-lair-left = kaikki luolasi on rakennettu
reason-the-wolves-nothing-to-howl = ei ole yksinäistä sutta, jonka tavoittaisit ja voisit maksaa
reason-the-wolves-howl-without-lone-wolf = heksassa { $hex } ei ole yksinäistä sutta
reason-the-wolves-howl-too-far = heksa { $hex } on alfasusiesi ulvonnan ({ $reach }) ulottumattomissa
reason-the-wolves-no-wolf-left = laudallasi ei ole enää sutta
reason-the-wolves-nothing-to-dominate = ei ole nappulaa, jonka tavoittaisit ja voisit maksaa
reason-the-wolves-dominate-nothing = heksassa { $hex } ei ole sellaista nappulaa
reason-the-wolves-dominate-own = omaa nappulaa ei voi alistaa
reason-the-wolves-dominate-neutral = puolueetonta laumaa ei voi alistaa
reason-the-wolves-dominate-strong = alfasusia ja luolia ei voi koskaan alistaa
reason-the-wolves-dominate-pair = sen lauman kaksi nappulaa suojaavat toisiaan heksassa { $hex }
reason-the-wolves-dominate-too-far = heksa { $hex } on alfasusiesi ulvonnan ({ $reach }) ulottumattomissa
reason-the-wolves-no-wolf-to-replace = laudallasi ei ole enää sutta sen tilalle
reason-the-wolves-no-den-to-replace = laudallasi ei ole enää pesää sen tilalle
reason-the-wolves-track-needed = sano, mistä mittarista uusi pesä otetaan
reason-the-wolves-track-not-needed = suden tilalle tulee susi: mittaria ei mainita
reason-the-wolves-hunt-nothing = heksassa { $hex } ei ole sellaista saalista
reason-the-wolves-hunt-again = sinulla on jo tätä saalista
reason-the-wolves-hunt-too-few = sutesi ovat alle 3 heksassa heksan { $hex } vieressä

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = vain sattuma heittää, nostaa ja jakaa
reason-age-of-the-wolf-chance-other = sattumalla on nyt muuta tekemistä: ”{ $due }”
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] ihmisen arvo ylittää alueen saalisarvon
    [tiger] tiikerin arvo ylittää alueen saalisarvon
   *[bear] karhun arvo ylittää alueen saalisarvon
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] petoeläintä ei ole enää jäljellä: ihminen
    [tiger] petoeläintä ei ole enää jäljellä: tiikeri
   *[bear] petoeläintä ei ole enää jäljellä: karhu
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] pakassa ei ole enää korttia Häätö
    [breed] pakassa ei ole enää korttia Lisäsudet
    [extra] pakassa ei ole enää korttia Ylimääräinen siirto
   *[freeze] pakassa ei ole enää korttia Jäätynyt meri
}
reason-age-of-the-wolf-movement-made = siirtosi on tehty; kortilla Ylimääräinen siirto saisit toisen
reason-age-of-the-wolf-movement-over = siirrot kuuluvat vaiheeseen 2, joka on ohi
reason-age-of-the-wolf-fight-later = taistelut tulevat, kun kaikki siirrot on tehty: sano ”next”
reason-age-of-the-wolf-fight-first = ensin on käytävä taistelu: sano ”fight { $battle }”
reason-age-of-the-wolf-fight-over = vuoron kaikki taistelut on käyty
reason-age-of-the-wolf-fight-elsewhere = taistelut käydään siirtojen järjestyksessä: seuraava on { $battle }
reason-age-of-the-wolf-den-later = pesät rakennetaan vaiheessa 4, taistelujen jälkeen
reason-age-of-the-wolf-den-over = pesät rakennetaan vaiheessa 4, joka on ohi
reason-age-of-the-wolf-roam-later = sudet vaeltavat vaiheessa 5, taistelujen ja pesien jälkeen
reason-age-of-the-wolf-end-later = vuoro päättyy vaiheen 5 jälkeen; sano ”next” tai taistele ensin
reason-age-of-the-wolf-next-is-end = vaeltaminen on viimeinen vaihe, josta päätät: sano ”end”
reason-age-of-the-wolf-litter-not-asked = pentueet tulevat itsestään niin kauan kuin varasto riittää
reason-age-of-the-wolf-reroll-not-asked = sinulla ei ole heittoa uusittavana tai pidettävänä
reason-age-of-the-wolf-retreat-not-asked = et ole hävinnyt taistelua puolustajana
reason-age-of-the-wolf-drive-not-asked = et ole juuri voittanut petoeläimiä
reason-age-of-the-wolf-withdraw-not-asked = alueellesi ei ole häädetty petoeläimiä
reason-age-of-the-wolf-lose-not-asked = sinun ei tarvitse valita, mitkä sudet menetät
reason-age-of-the-wolf-lead-not-asked = johtajasutesi ei ole menetetty
reason-age-of-the-wolf-discard-not-asked = kortteja poistetaan vain, kun niitä on yli { $limit }, noston jälkeen
reason-age-of-the-wolf-litter-first = sano ensin, mitkä pesät saavat pentueen: ”litter @region”
reason-age-of-the-wolf-reroll-first = sano ensin, heitätkö uudelleen: ”reroll” tai ”keep”
reason-age-of-the-wolf-retreat-first = sano ensin, minne sutesi vetäytyvät, tai ”perish”
reason-age-of-the-wolf-drive-first = sano ensin, minne petoeläimet häädetään, tai ”leave”
reason-age-of-the-wolf-withdraw-first = sano ensin, montako sutta siirretään pois, tai ”stay”
reason-age-of-the-wolf-lose-first = sano ensin, mitkä { $debt } sutta menetät alueella { $place }
reason-age-of-the-wolf-lead-first = sano ensin, minne johtajasutesi palaa: ”lead @region”
reason-age-of-the-wolf-discard-first = sano ensin, minkä kortin poistat
reason-age-of-the-wolf-pack-not-here = sinulla ei ole susia alueella { $region }
reason-age-of-the-wolf-pack-not-in-fives = sudet kulkevat viisittäin: { $amount } ei ole nollaa suurempi viiden monikerta
reason-age-of-the-wolf-pack-too-large = sinulla on alueella { $region } { $wolves } sutta, ei { $amount }
reason-age-of-the-wolf-pack-has-moved = alueella { $region } voi enää siirtyä ilman johtajasutta vain { $fresh } sutta
reason-age-of-the-wolf-lead-not-here = johtajasutesi ei ole alueella { $here }
reason-age-of-the-wolf-lead-has-moved = johtajasutesi on jo siirtynyt tällä vuorolla
reason-age-of-the-wolf-move-too-far = { $to } ei ole alueen { $region } vieressä
reason-age-of-the-wolf-channel-not-frozen = vesialue alueelta { $region } alueelle { $to } ei ole jäässä
reason-age-of-the-wolf-move-into-own = hallitset jo aluetta { $to }: sinne mennään vaeltamalla
reason-age-of-the-wolf-follow-without-foe = toinen lauma saa seurata alueelle { $to } vain, kun siellä on vihollinen
reason-age-of-the-wolf-move-nowhere = sudet eivät voi siirtyä näin
reason-age-of-the-wolf-hunt-elsewhere = et hallitse aluetta { $region }
reason-age-of-the-wolf-hunt-nothing = alueella { $region } ei ole petoeläimiä
reason-age-of-the-wolf-hunt-again = alueesta { $region } taistellaan jo tällä vuorolla
reason-age-of-the-wolf-hunt-nowhere = alueillasi ei ole petoeläimiä, joita vastaan taistella
reason-age-of-the-wolf-roam-into-new = sudet vaeltavat hallitsemiesi alueiden välillä, eikä { $to } ole sellainen
reason-age-of-the-wolf-roam-nowhere = sudet eivät voi vaeltaa näin
reason-age-of-the-wolf-retreat-into-foreign = sudet vetäytyvät hallitsemalleen alueelle, eikä { $to } ole sellainen
reason-age-of-the-wolf-retreat-too-far = { $to } ei ole alueen { $place } vieressä
reason-age-of-the-wolf-flight-no-coast = alueella { $origin } ei ole rannikkoa, josta häätää petoeläimiä veteen
reason-age-of-the-wolf-flight-too-far = { $to } ei rajoitu maitse alueeseen { $origin }, eikä mikään petoeläin ui
reason-age-of-the-wolf-withdraw-into-foreign = sudet siirretään pois hallitsemallesi alueelle, eikä { $to } ole sellainen
reason-age-of-the-wolf-withdraw-too-far = { $to } ei ole alueen { $place } vieressä
reason-age-of-the-wolf-withdraw-no-room = { $to } elättää enää vain { $room } sutta lisää
reason-age-of-the-wolf-withdraw-too-many = vain { $debt } sutta on liikaa, ja vain ne saa siirtää pois
reason-age-of-the-wolf-withdraw-needs-lead = niin montaa sutta ei voi siirtää pois ilman johtajasutta
reason-age-of-the-wolf-lose-elsewhere = sudet on menetettävä alueella { $place }
reason-age-of-the-wolf-lose-amount = on menetettävä tasan { $debt } sutta
reason-age-of-the-wolf-lead-elsewhere = sinulla ei ole alueella { $region } susia, jotka johtajasusi korvaisi
reason-age-of-the-wolf-litter-without-den = sinulla ei ole pesää alueella { $region }
reason-age-of-the-wolf-litter-again = pesä alueella { $region } on jo saanut pentueensa
reason-age-of-the-wolf-den-elsewhere = et hallitse aluetta { $region }
reason-age-of-the-wolf-den-on-den = sinulla on jo pesä alueella { $region }
reason-age-of-the-wolf-den-too-few = pesä vaatii { $needed } sutta, ja alueella { $region } niitä on { $wolves }
reason-age-of-the-wolf-card-not-in-hand = sinulla ei ole korttia ”{ age-card }”
reason-age-of-the-wolf-scare-nothing = alueella { $region } ei ole petoeläimiä
reason-age-of-the-wolf-scare-too-far = { $region } ei ole sinun eikä alueesi vieressä
reason-age-of-the-wolf-scare-nowhere = ulottuvillasi ei ole petoeläimiä
reason-age-of-the-wolf-breed-without-den = sinulla ei ole pesää pelilaudalla
reason-age-of-the-wolf-breed-without-wolves = kaikki sutesi ovat pelilaudalla
reason-age-of-the-wolf-extra-too-late = ylimääräinen siirto pelataan vaiheessa 2, joka on ohi
reason-age-of-the-wolf-extra-too-early = tee ensin siirtosi; kortilla saat sitten toisen
reason-age-of-the-wolf-extra-without-move = muuta siirtoa ei olisi tehtävissä
reason-age-of-the-wolf-freeze-again = vesialue { $channel } on jo jäässä
reason-age-of-the-wolf-freeze-nowhere = kaikki vesialueet ovat jo jäässä

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = nyt metsästäjät jakavat nappulansa: ”lead bishop”
reason-brotherhood-of-the-wolf-pick-now = nyt valitaan kortti ({ brotherhood-season }): ”pick” ja kortti
reason-brotherhood-of-the-wolf-discard-now = nyt poistetaan kortti ({ brotherhood-season }): ”discard” ja kortti
reason-brotherhood-of-the-wolf-hide-now = nyt Peto valitsee henkilöllisyyden ja alkupaikan: ”hide devil @mende”
reason-brotherhood-of-the-wolf-place-now = nyt metsästäjät asettuvat paikoilleen: ”place bishop @javols”
reason-brotherhood-of-the-wolf-card-now = nyt käännetään kortti ({ brotherhood-season }): ”card” ja kortti
reason-brotherhood-of-the-wolf-portefaix-now = nyt Portefaix valitsee kylänsä: ”portefaix @saugues”
reason-brotherhood-of-the-wolf-shift-now = nyt saa siirtää joukkoja: ”shift @mende @javols” tai ”decline”
reason-brotherhood-of-the-wolf-troop-now = nyt tulee vuodenajan joukko ({ brotherhood-season }): ”troop @saugues” tai ”decline”
reason-brotherhood-of-the-wolf-extra-now = nyt saa tulla vielä yksi joukko: ”extra autumn @mende” tai ”decline”
reason-brotherhood-of-the-wolf-recall-now = nyt saa ottaa takaisin kyläkortin: ”recall @mende” tai ”decline”
reason-brotherhood-of-the-wolf-prowl-now = nyt Peto valitsee: ”prowl @saugues wolves down”
reason-brotherhood-of-the-wolf-move-now = nyt metsästäjät liikkuvat: ”move bishop @langeac” tai ”end”
reason-brotherhood-of-the-wolf-drag-now = nyt paholainen saa siirtää metsästäjää: ”drag bishop @desges” tai ”decline”
reason-brotherhood-of-the-wolf-examine-now = nyt metsästäjät tutkivat: ”examine marquis @javols” tai ”end”
reason-brotherhood-of-the-wolf-led-already = nappulalla on jo johtaja: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = nappulaa johtaa toinen paikka: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } ei ole aloituskylä; ne ovat { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } on jo sijoitettu
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } ei ole nyt valittavan vuodenajan kortti: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-gone = { $card } on jo valittu tai poistettu
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } ei ole tämän vuodenajan kortti: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-seen = { $card } on jo pelattu, eikä mikään kortti tule kahdesti
reason-brotherhood-of-the-wolf-card-not-in-hand = kukaan ei valinnut korttia { $card }
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } on pikkukylä: Portefaix seisoo kylässä
reason-brotherhood-of-the-wolf-no-troop-here = kylässä { $place } ei ole joukkoa
reason-brotherhood-of-the-wolf-shifted-already = joukko kylässä { $place } on jo siirretty tänä vuodenaikana
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } on pikkukylä: joukot ovat vain kylissä
reason-brotherhood-of-the-wolf-troop-on-troop = kylässä { $place } on jo joukko, ja kylään mahtuu vain yksi
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] kesän ruudussa ei ole enää joukkoa
    [autumn] syksyn ruudussa ei ole enää joukkoa
    [winter] talven ruudussa ei ole enää joukkoa
   *[spring] kevään ruudussa ei ole enää joukkoa
}
reason-brotherhood-of-the-wolf-recall-own-village = nykyisen kyläsi kortin on jäätävä
reason-brotherhood-of-the-wolf-no-card-here = kylän { $place } kortti ei ole näkyvissä pöydällä
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } on pikkukylä: Peto päättää matkansa kylään
reason-brotherhood-of-the-wolf-prowl-in-place = Peto on kylässä { $place } eikä koskaan jää paikalleen
reason-brotherhood-of-the-wolf-village-card-lies = kylän { $place } kortti on pöydällä: ei kahdesti vuoden sisällä
reason-brotherhood-of-the-wolf-prowl-too-far = matka kylään { $place }: { $leagues } peninkulmaa, ja Peto kulkee { $reach }
reason-brotherhood-of-the-wolf-token-taken = metsästäjät ovat ottaneet jäljen: { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = jälki on pöydällä: { brotherhood-identity }
reason-brotherhood-of-the-wolf-only-with-pack = matka kylään { $place }: { $leagues } peninkulmaa; niin pitkälle kulkee vain susilauma kuvapuoli ylös
reason-brotherhood-of-the-wolf-face-up-only = voimassa olevan kortin mukaan jäljet jätetään kuvapuoli ylös
reason-brotherhood-of-the-wolf-drag-one-league = paholainen siirtää metsästäjää yhden peninkulman, ja matka kylään { $place } on { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = yksikään metsästäjäsi ei voi enää liikkua tänä vuodenaikana
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } on jo liikkunut tänä vuodenaikana
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } pysyy paikallaan tänä vuodenaikana
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } on jo kylässä { $place }: joka ei liiku, seisoo siinä
reason-brotherhood-of-the-wolf-move-too-far = matka kylään { $place }: { $leagues } peninkulmaa, ja metsästäjä kulkee { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = yhdelläkään metsästäjälläsi ei ole enää tutkittavaa jälkeä
reason-brotherhood-of-the-wolf-nothing-to-examine = jälkeä tutkittavaksi ei ole: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } on jo tutkinut tänä vuodenaikana
reason-brotherhood-of-the-wolf-no-trace-here = kylässä { $place } ei ole tutkittavaa jälkeä
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter }: matka kylään { $place } on { $leagues } peninkulmaa
reason-brotherhood-of-the-wolf-vagabond-again = kulkuri on jo tunnistettu kylässä { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } ei tunne jäljen merkkiä kylässä { $place }: susilauma
    [predator] { brotherhood-hunter } ei tunne jäljen merkkiä kylässä { $place }: petoeläin
    [count] { brotherhood-hunter } ei tunne jäljen merkkiä kylässä { $place }: kreivi
    [devil] { brotherhood-hunter } ei tunne jäljen merkkiä kylässä { $place }: paholainen
   *[vagabond] { brotherhood-hunter } ei tunne jäljen merkkiä kylässä { $place }: kulkuri
}
