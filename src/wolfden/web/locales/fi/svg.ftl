### Mitä lautojen kuvissa lukee (`board --svg`); asioiden nimet tulevat pelien omista tiedostoista.

svg-emblem = { $emblem ->
    [fang] hammas
    [eye] silmä
    [claw] kynsi
    [star] tähti
    [peak] huippu
   *[stone] kivi
}
svg-seat = paikka { $seat }
svg-seat-signed = paikka { $seat } ”{ $emblem }”
svg-to-act = vuorossa

## Sudet
svg-wolves-phase = { $phase ->
    [crescent] kuunsirppi
    [quarter] puolikuu
   *[full] täysikuu
}
svg-wolves-water = { $kind ->
    [chasm] rotko
   *[lake] järvi
}
svg-wolves-board = alueen { $region } { $water }
svg-wolves-token = merkki: { $token }
svg-wolves-tokens = merkit: { $upper }, sen alla { $lower }
svg-wolves-control = hallinta: { $held }
svg-wolves-over = Peli on ohi, vuoroja pelattiin { $turns }
svg-wolves-draft = Paikka { $seat } asettaa alfasuden ja laumasuden
svg-wolves-tiles = Paikka { $seat } valitsee, kumpi puoli laatoista alkaa
svg-wolves-turn = Vuoro { $turn }: paikka { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, vielä { $walkers } susi saa kulkea ({ $terrain })
   *[other] { $turn }, vielä { $walkers } sutta saa kulkea ({ $terrain })
}
svg-wolves-hunt = { $turn } valitsee saaliinsa
svg-wolves-left = { $left ->
    [one] { $turn }, { $left } toiminto jäljellä
   *[other] { $turn }, { $left } toimintoa jäljellä
}
svg-wolves-more = { $turn }, voi jatkaa toimintomerkeillä
svg-wolves-date = Kuun päivä { $date }/{ $last }
svg-wolves-dates = Kuun päivä { $date }; pisteytyspäivät { $dates }.
svg-wolves-points = pisteitä { $points }
svg-wolves-pts = { $points } p.
svg-wolves-home-undealt = kotia ei jaettu
svg-wolves-tile = { $shows }, kääntöpuolella { $back }
svg-wolves-track = { $track } { $value }, pesiä otettu { $dens }/{ $size }
svg-wolves-held = { $thing ->
    [action-token] toimintomerkkejä: { $count }
    [terrain-token] maastomerkkejä: { $count }
    [pack] kutsuttuja susia: { $count }
   *[lair] luolia: { $count }
}
svg-wolves-prey-free = { $prey }: ei vielä saatu
svg-wolves-regions = aluemerkkejä: { $tokens }, pisteitä alueista: { $points }

## Age of the Wolf
svg-both = { $first } ja { $second }
svg-age-over = Peli päättyi kierroksella { $round }
svg-age-turn = vuorossa paikka { $seat }
svg-age-decides = paikka { $seat } { $does }
svg-age-does = { $stage ->
    [draw] nostaa kortin
    [roll] taistelee: noppaa heitetään
    [move] siirtää laumaa tai pelaa kortin
    [battle] aloittaa taistelun tai pelaa kortin
    [den] saa rakentaa pesän
    [roam] saa päästää sudet vaeltamaan
    [litter] valitsee, mitkä pesät saavat pentueen
    [reroll] saa heittää uudestaan
    [retreat] vetäytyy tai menehtyy
    [drive] häätää voitetut petoeläimet tai jättää ne
    [withdraw] poistuu liian täydeltä alueelta
    [lose] valitsee, mitkä sudet menetetään
    [lead] valitsee uuden johtajasuden paikan
   *[discard] poistaa kortin
}
svg-age-prey = saalis { $prey }
svg-age-surplus = susia liikaa: { $surplus }
svg-age-seat = paikka { $seat } ”{ $emblem }”, { $colour }
svg-age-channel = { $frozen ->
    [yes] vesialue { $first } – { $second }: jäässä vuoron loppuun
   *[no] vesialue { $first } – { $second }: avovettä
}
svg-age-has = pesiä { $dens }/{ $goal }, susia { $wolves }, kortteja { $hand }
svg-age-supply = sutta, vielä { $supply }
svg-age-regions = { $regions ->
    [one] { $regions } alue
   *[other] { $regions } aluetta
}
svg-age-lead = johtajasusi: { $at }
svg-age-fallen = johtajasusi kaatunut
svg-age-piles = Pakka { $deck } · käytetyt: { $cards }
svg-age-cards = Kortit — { $cards }
svg-age-sign = { $sign ->
    [prey] saalisarvo
    [coast] rannikko
    [wolves] sudet
    [lead] ja johtajasusi
    [surplus] yli saalisarvon
   *[attackers] hyökkääjät, taistelu edessä
}

## Suden veljeskunta
svg-either = { $first } tai { $second }
svg-brotherhood-map = Gévaudan, oma karttamme
svg-brotherhood-draft = Korttien valinta, vuodenaika: { $season }
svg-brotherhood-before = { $now }, ennen ensimmäistä uhria
svg-brotherhood-round = { $now }, kierros { $round }/{ $rounds }
svg-brotherhood-draw = Kevät 1767 on ohi: uhrit ja vapaat jäljet tuovat tasapelin
svg-brotherhood-stance = { $stance ->
    [lying] makaa
   *[standing] seisoo
}
svg-brotherhood-trace-hidden = jälki, kuvapuoli alas
svg-brotherhood-secret = { $village }, piilossa
svg-brotherhood-sign = { $sign ->
    [village] kylä
    [hamlet] pikkukylä
    [start] aloituskylä
    [special] erityinen kylä
    [start-special] erityinen aloituskylä
    [goal] voi olla seuraava
    [leagues] peninkulmia
    [haunt] Peto täällä?
    [victims] uhreja
    [card] kyläkortti
   *[trace] piilojälki
}
svg-brotherhood-hunter-in = { $hunter }: { $at }, { $stance }
svg-brotherhood-beast-in = Peto on täällä: { $at }.
svg-brotherhood-beast-hidden = Peto on piilossa
svg-brotherhood-panel = { $panel ->
    [card] vuodenaikakortti
    [spaces] vuodenaikaruudut
    [hunters] metsästäjät
   *[known] mitä tiedetään
}
svg-brotherhood-no-card = Mikään kortti ei ole voimassa
svg-brotherhood-card-comes = Se käännetään esiin vuodenajan alussa.
svg-brotherhood-book = kirjan kortti
svg-brotherhood-card = { $season }, vaikuttaa vaiheessa { $phase }, { $source }
svg-brotherhood-spaces = Vuodenajat: joukot, kortti, jälki
svg-brotherhood-hunters = Metsästäjät ja heidän merkkinsä
svg-brotherhood-unled = vielä ilman johtajaa
svg-brotherhood-taken = Otettuja jälkiä: { $count }/{ $goal }
svg-brotherhood-token = { $word ->
    [true] todellinen
    [taken] otettu
    [possible] mahdollinen
   *[no] ei
}
svg-brotherhood-marker = Musta merkki: kulkuri nähtiin täällä: { $at }.
svg-brotherhood-trace-of = Jälki, { $season }: { $tokens }.
svg-brotherhood-any = mikä tahansa viidestä
svg-brotherhood-hides = Peto piileskelee täällä: { $at }
svg-brotherhood-possible = { $villages ->
    [one] { $known }; { $villages } mahdollinen kylä (katkorenkaat).
   *[other] { $known }; { $villages } mahdollista kylää (katkorenkaat).
}
svg-brotherhood-may-choose = Seuraavaksi se voi valita { $goals } kylästä (kultarenkaat).
svg-brotherhood-chosen = Se on valinnut: { $village }; mahdollisilta näyttää { $goals } kylää.
svg-brotherhood-chosen-one = Se on valinnut yhden { $goals } kylästä (kultarenkaat).
