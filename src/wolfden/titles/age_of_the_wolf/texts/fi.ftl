### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Age of the Wolf
pitch-age-of-the-wolf = Häädä petoeläimet, ylitä jäätynyt meri ja rakenna viisi pesää ennen muita laumoja. Yksi noppa ja salainen korttikäsi.
wins-age-of-the-wolf = Aloita vuorosi viidellä pesällä tai ole viimeinen elossa oleva lauma.
picture-age-of-the-wolf = Age of the Wolf -pelin lauta, jolla laumat liikkuvat
note-age-of-the-wolf-board = Pelilauta, sen saalisarvot ja petoeläinten arvot ovat oma rekonstruktiomme, eivät painetut. Pelin omistaja voi ladata lautansa tiedostosta.
role-age-of-the-wolf = Lauma { $number }
option-age-of-the-wolf-ring = Pelilauta
option-age-of-the-wolf-ring-help = Koko pelilauta kuten kirjassa, tai pienempi, jossa on yksi lohko laumaa kohti.
option-age-of-the-wolf-ring-packs = yksi lohko laumaa kohti
option-age-of-the-wolf-ring-four = koko pelilauta, neljä lohkoa
option-age-of-the-wolf-packs = Laumat
option-age-of-the-wolf-packs-help = Miten laumat jaetaan.
option-age-of-the-wolf-packs-chosen = valitaan paikkajärjestyksessä
option-age-of-the-wolf-packs-dealt = arvotaan
option-age-of-the-wolf-packs-seats = paikan mukaan
option-age-of-the-wolf-dens = Pesän paikka
option-age-of-the-wolf-dens-help = Minne kaksikymmentä sutta saa rakentaa pesän: Suomenkielinen kirja sanoo ”uudella alueella”, muiden kielten pesäluku vain ”alueella”.
option-age-of-the-wolf-dens-any = mikä tahansa oma alue
option-age-of-the-wolf-dens-entered = alue, jolle tultiin samalla vuorolla
option-age-of-the-wolf-dens-a-turn = Pesiä vuorossa
option-age-of-the-wolf-dens-a-turn-help = Montako pesää lauma saa rakentaa yhdellä vuorolla.
option-age-of-the-wolf-dens-a-turn-one = yksi
option-age-of-the-wolf-dens-a-turn-any = niin monta kuin haluaa
option-age-of-the-wolf-details = Yksityiskohdat
option-age-of-the-wolf-details-help = Kohdat, joissa sääntöjemme versio 1 poikkesi kirjasta.
option-age-of-the-wolf-details-printed = kuten kirjassa
option-age-of-the-wolf-details-version-1 = kuten versiossa 1
option-age-of-the-wolf-round-limit = Kierroksia enintään
option-age-of-the-wolf-round-limit-help = Peli päättyy tämän kierroksen jälkeen, ja se lauma voittaa, jolla on eniten pesiä.
option-age-of-the-wolf-board = Oma pelilauta
option-age-of-the-wolf-board-help = Tiedosto, jossa on omat alueesi ja vesialueesi.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Kierros { $round }/{ $limit }, vuorossa { $who }
age-seat = { $who }
age-place = { $name }
age-start-place = { $colour ->
    [red] { $name }: punainen lauma
    [green] { $name }: vihreä lauma
    [blue] { $name }: sininen lauma
   *[yellow] { $name }: keltainen lauma
}
age-region = { $coast ->
    [yes] { $name } ({ $region }): saalisarvo { $prey }, rannikko
   *[no] { $name } ({ $region }): saalisarvo { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): saalisarvo { $prey }, rannikko, { $things }
   *[no] { $name } ({ $region }): saalisarvo { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } sutta, mukana johtajasusi ({ $who })
   *[no] { $wolves } sutta ({ $who })
}
age-attackers = { $lead ->
    [yes] hyökkää { $wolves } sutta, mukana johtajasusi ({ $who })
   *[no] hyökkää { $wolves } sutta ({ $who })
}
age-den = pesä
age-predators = { $predators }, arvo { $worth }
age-predator-group = { $thing ->
    [human] { $count ->
        [one] ihminen
       *[other] { $count } ihmistä
    }
    [tiger] { $count ->
        [one] tiikeri
       *[other] { $count } tiikeriä
    }
   *[bear] { $count ->
        [one] karhu
       *[other] { $count } karhua
    }
}
age-card-group = { $thing ->
    [scare] { $count } × Häätö
    [breed] { $count } × Lisäsudet
    [extra] { $count } × Ylimääräinen siirto
   *[freeze] { $count } × Jäätynyt meri
}
age-surplus = { $surplus } sutta liikaa: ne nääntyvät nälkään vuoron lopussa
age-starve = { $surplus } nääntyy nälkään
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } sutta nääntyy nälkään: { $places }
age-harm = { $end ->
    [out] { $wolves } sutta nääntyy nälkään, ja laumasi on poissa pelistä
    [lead] { $wolves } sutta nääntyy nälkään, myös johtajasusi: { $places }
   *[some] { $wolves } sutta nääntyy nälkään: { $places }
}
age-harm-perish = Hävinneet sudet menehtyvät { $at-in }
age-harm-lead = Johtajasusi kuolee
age-decides = { $who } päättää: { $at }
age-chance = { $chance } %
age-chance-on-button = voitto { $chance } %
age-channel = Avovesi: { $first } – { $second }
age-channel-frozen = Jää: { $first } – { $second }, vuoron loppuun asti
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Häätö
    [breed] Lisäsudet
    [extra] Ylimääräinen siirto
   *[freeze] Jäätynyt meri
}
age-card-does = { $card ->
    [scare] Häätö: kaikki petoeläimet yhdeltä alueelta, omaltasi tai sen viereiseltä, pakenevat valitsemallesi viereiselle alueelle
    [breed] Lisäsudet: lisää viisi sutta jokaisen pesäsi luo
    [extra] Ylimääräinen siirto: yksi siirto lisää ennen taisteluja
   *[freeze] Jäätynyt meri: voit ylittää yhden vesialueen vuorosi loppuun asti
}
age-card-held = { $does } (kädessä { $count })
age-amount = { $wolves } sutta
age-sea = mereen
age-with-lead = johtajasuden kanssa
age-without-lead = ilman johtajasutta

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Hiillosmetsä
    .in = Hiillosmetsässä
    .to = Hiillosmetsään
    .from = Hiillosmetsästä
age-name-red-tundra = Tuhkaranta
    .in = Tuhkarannalla
    .to = Tuhkarannalle
    .from = Tuhkarannalta
age-name-red-steppe = Pihlajatasanko
    .in = Pihlajatasangolla
    .to = Pihlajatasangolle
    .from = Pihlajatasangolta
age-name-red-ridge = Piikiviharju
    .in = Piikiviharjulla
    .to = Piikiviharjulle
    .from = Piikiviharjulta
age-name-red-mountain = Kuparitunturit
    .in = Kuparituntureilla
    .to = Kuparituntureille
    .from = Kuparituntureilta
age-name-red-lowland = Hirviniityt
    .in = Hirviniityillä
    .to = Hirviniityille
    .from = Hirviniityiltä
age-name-red-island = Hyljeluoto
    .in = Hyljeluodolla
    .to = Hyljeluodolle
    .from = Hyljeluodolta
age-name-green-forest = Sammalnotko
    .in = Sammalnotkossa
    .to = Sammalnotkoon
    .from = Sammalnotkosta
age-name-green-tundra = Jäkäläniemi
    .in = Jäkäläniemellä
    .to = Jäkäläniemelle
    .from = Jäkäläniemeltä
age-name-green-steppe = Koivuaro
    .in = Koivuarolla
    .to = Koivuarolle
    .from = Koivuarolta
age-name-green-ridge = Leppäsuo
    .in = Leppäsuolla
    .to = Leppäsuolle
    .from = Leppäsuolta
age-name-green-mountain = Mäntykalliot
    .in = Mäntykallioilla
    .to = Mäntykallioille
    .from = Mäntykallioilta
age-name-green-lowland = Alkuhärkäalanko
    .in = Alkuhärkäalangolla
    .to = Alkuhärkäalangolle
    .from = Alkuhärkäalangolta
age-name-green-island = Haikarasaari
    .in = Haikarasaaressa
    .to = Haikarasaareen
    .from = Haikarasaaresta
age-name-blue-forest = Hallametsä
    .in = Hallametsässä
    .to = Hallametsään
    .from = Hallametsästä
age-name-blue-tundra = Huurreaukea
    .in = Huurreaukealla
    .to = Huurreaukealle
    .from = Huurreaukealta
age-name-blue-steppe = Pajulakeus
    .in = Pajulakeudella
    .to = Pajulakeudelle
    .from = Pajulakeudelta
age-name-blue-ridge = Liuskerotko
    .in = Liuskerotkossa
    .to = Liuskerotkoon
    .from = Liuskerotkosta
age-name-blue-mountain = Myrskyhuiput
    .in = Myrskyhuipuilla
    .to = Myrskyhuipuille
    .from = Myrskyhuipuilta
age-name-blue-lowland = Poronlaakso
    .in = Poronlaaksossa
    .to = Poronlaaksoon
    .from = Poronlaaksosta
age-name-blue-island = Mursukallio
    .in = Mursukalliolla
    .to = Mursukalliolle
    .from = Mursukalliolta
age-name-yellow-forest = Meripihkanummi
    .in = Meripihkanummella
    .to = Meripihkanummelle
    .from = Meripihkanummelta
age-name-yellow-tundra = Myrskyranta
    .in = Myrskyrannalla
    .to = Myrskyrannalle
    .from = Myrskyrannalta
age-name-yellow-steppe = Sarapreeria
    .in = Sarapreerialla
    .to = Sarapreerialle
    .from = Sarapreerialta
age-name-yellow-ridge = Okratörmät
    .in = Okratörmillä
    .to = Okratörmille
    .from = Okratörmiltä
age-name-yellow-mountain = Sarvikivikukkulat
    .in = Sarvikivikukkuloilla
    .to = Sarvikivikukkuloille
    .from = Sarvikivikukkuloilta
age-name-yellow-lowland = Biisonipainanne
    .in = Biisonipainanteessa
    .to = Biisonipainanteeseen
    .from = Biisonipainanteesta
age-name-yellow-island = Lokkisaari
    .in = Lokkisaaressa
    .to = Lokkisaareen
    .from = Lokkisaaresta

# Packs
age-dens = pesiä { $dens }, voittoon tarvitaan { $goal }
age-out = poissa pelistä
age-on-turn = vuorossa
age-lead-in = Johtajasusi: { $at }
age-colour = { $colour ->
    [red] punainen
    [green] vihreä
    [blue] sininen
   *[yellow] keltainen
}
age-wolf-count = { $wolves } sutta laudalla, { $supply } vielä varastossa
age-region-count = { $regions ->
    [one] { $regions } alue hallinnassa
   *[other] { $regions } aluetta hallinnassa
}
age-hand-count = { $hand ->
    [one] { $hand } kortti kädessä
   *[other] { $hand } korttia kädessä
}
age-dens-left = Pesiä rakentamatta: { $left } / { $all }
age-own = Laumasi
age-own-hand = Korttisi

# The strip above the table
age-turn = Vuorossa { $who }
age-round = Kierros { $round }/{ $limit }
age-stage-start = Laumoja jaetaan
age-stage-first = Aloittaja arvotaan
age-stage-predators = Petoeläimiä jaetaan
age-stage-cards = Kortteja jaetaan
age-stage-over = Peli on ohi
age-step = { $step ->
    [move] Siirto
    [battle] Taistelu
    [den] Pesä
    [roam] Vaellus
    [cull] Nälkä
   *[draw] Kortti
}
age-fight = Taistelu { $at-in }: { $strength } vastaan { $against }
age-piles = pakassa { $deck } korttia; käytetyt: { $cards }
age-none = ei ole
age-rebuilt =
    Oma pelilautamme,
    ei painettu

# Actions
age-do-first = Arvo aloittaja
age-do-predator = Aseta petoeläin
age-do-exchange = Vaihda petoeläimiä
age-do-draw = Nosta
age-do-roll = Heitä
age-do-litter = Pentue
age-do-move = Siirrä
age-do-hunt = Taistele petoeläimiä vastaan
age-do-next = Seuraava vaihe
age-do-fight = Aloita taistelu
age-do-reroll = Heitä uudelleen
age-do-keep = Pidä heitto
age-do-retreat = Vetäydy
age-do-perish = Anna niiden menehtyä
age-do-drive = Häädä ne
age-do-leave = Jätä ne
age-do-withdraw = Siirrä pois
age-do-stay = Jää
age-do-lose = Menetä susia
age-do-lead = Uusi johtajasusi viiden suden tilalle
age-do-den = Rakenna pesä
age-do-roam = Vaella
age-do-end = Päätä vuoro
age-do-discard = Poista kortti
age-do-start = Valitse lauma
age-play-card = { $card ->
    [scare] Häätö
    [breed] Lisäsudet
    [extra] Ylimääräinen siirto
   *[freeze] Jäätynyt meri
}
age-brief-card = Kortti: { $card }

# Questions
age-ask-lead-wolf = Johtajasuden kanssa vai ilman?
age-ask-amount = Montako sutta?
age-ask-move-1 = Miltä alueelta ne siirtyvät?
age-ask-move-2 = Mille alueelle ne siirtyvät?
age-ask-roam-1 = Miltä alueelta ne vaeltavat?
age-ask-roam-2 = Mille alueellesi ne vaeltavat?
age-ask-hunt-1 = Missä taistelet petoeläimiä vastaan?
age-ask-den-1 = Mihin rakennat pesän?
age-ask-scare-1 = Minkä alueen petoeläimet häädät?
age-ask-scare-2 = Minne ne pakenevat?
age-ask-freeze-1 = Minkä vesialueen jäädytät vuorosi loppuun asti?
age-ask-discard-1 = Minkä kortin poistat?
age-ask-drive-1 = Minne häädät ne?
age-ask-retreat-1 = Mille alueellesi ne vetäytyvät?
age-ask-withdraw-1 = Mille alueellesi ne siirretään pois?
age-ask-lead-1 = Missä uusi johtajasusi korvaa viisi sutta?
age-ask-litter-1 = Mikä pesä saa pentueensa?
age-ask-start-1 = Mikä lauma on sinun?
age-open-start = Valitse laumasi sen aloitusalueen mukaan.
age-open-first = Aloittaja arvotaan.
age-open-predators = Petoeläimiä jaetaan.
age-open-cards = Kortteja jaetaan.
age-open-draw = Nostetaan kortti.
age-open-roll = Heitetään noppaa.
age-open-over = Peli on ohi.
age-open-litter = Varastossasi on enää { $left } sutta: valitse, mikä pesä saa pentueensa.
age-open-reroll = Tilanne { $at-in } on { $ours } vastaan { $theirs }. Heitä uudelleen tai pidä heitto.
age-open-retreat = Sutesi hävisivät { $at-in }. Valitse, minne ne vetäytyvät, tai anna niiden menehtyä.
age-open-drive = Häädä petoeläimet { $at-from } tai jätä ne sinne.
age-open-withdraw = { $at } ei elätä kaikkia: siirrä pois enintään { $debt } sutta, tai jää ja menetä { $debt }.
age-open-lose = { $debt } suttasi nääntyy nälkään { $at-in }. Kuoleeko johtajasusi niiden mukana?
age-open-lead = Menetit johtajasutesi. Valitse, missä uusi korvaa viisi suttasi.
age-open-discard = Sinulla on yksi kortti liikaa: poista yksi tai pelaa jokin, jonka voi pelata.
age-open-moved = Olet siirtänyt. Pelaa kortti tai jatka seuraavaan vaiheeseen.
age-open-move = { $more ->
    [0] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti.
    [one] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti; tämän jälkeen on vielä { $more } siirto.
   *[other] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti; tämän jälkeen on vielä { $more } siirtoa.
}
age-open-battle = Aloita taistelu tai pelaa ensin kortti.
age-open-den = Rakenna pesä, pelaa kortti tai jatka seuraavaan vaiheeseen.
age-open-roam = Anna susien vaeltaa, pelaa kortti tai päätä vuoro.
age-open-roam-no-den = Ei pesää nyt: se vaatii { $wolves } sutta samalla alueella. Vaella, pelaa kortti tai päätä vuoro.
age-open-roam-no-new-den = Ei pesää nyt: se vaatii { $wolves } sutta alueella, jolle tulit tällä vuorolla. Vaella, pelaa kortti tai päätä vuoro.

# What happened
age-log-first = { $who } aloittaa.
age-log-predator = { $predator ->
    [human] Ihminen tulee { $at-to }.
    [tiger] Tiikeri tulee { $at-to }.
   *[bear] Karhu tulee { $at-to }.
}
age-log-replace = { $predator ->
    [human] { $at }: petoeläimen arvo ylittää saalisarvon, ja tilalle tulee ihminen.
    [tiger] { $at }: petoeläimen arvo ylittää saalisarvon, ja tilalle tulee tiikeri.
   *[bear] { $at }: petoeläimen arvo ylittää saalisarvon, ja tilalle tulee karhu.
}
age-log-exchange = Alueiden { $at } ja { $with } petoeläimet vaihtavat paikkaa.
age-log-start = { $colour ->
    [red] { $who } saa punaisen lauman ja aloittaa { $at-from }.
    [green] { $who } saa vihreän lauman ja aloittaa { $at-from }.
    [blue] { $who } saa sinisen lauman ja aloittaa { $at-from }.
   *[yellow] { $who } saa keltaisen lauman ja aloittaa { $at-from }.
}
age-log-refill = Käytetyistä korteista ({ $cards }) tulee taas pakka.
age-log-turn = Kierros { $round }: vuorossa { $who }.
age-log-litter = { $who } saa { $wolves } uutta sutta { $at-to }.
age-log-move = { $lead ->
    [yes] { $who } siirtää { $wolves } sutta { $from-from } { $to-to }, mukana johtajasusi.
   *[no] { $who } siirtää { $wolves } sutta { $from-from } { $to-to }.
}
age-log-roam = { $lead ->
    [yes] { $who } vaeltaa { $from-from } { $to-to }: { $wolves } sutta, mukana johtajasusi.
   *[no] { $who } vaeltaa { $from-from } { $to-to }: { $wolves } sutta.
}
age-log-hunt = { $who } taistelee petoeläimiä vastaan { $at-in }.
age-log-roll = { $who } heittää { age-face }: { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: kumpikin on yhtä vahva ja heittää uudelleen.
age-log-battle-pack = { $won ->
    [yes] { $who } voittaa { $at-in } pelaajan { $rival }, { $strength } vastaan { $against }.
   *[no] { $who } häviää { $at-in } pelaajalle { $rival }, { $strength } vastaan { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } voittaa petoeläimet { $at-in }, { $strength } vastaan { $against }.
   *[no] { $who } ei pärjää petoeläimille { $at-in }, { $strength } vastaan { $against }.
}
age-log-go-back = { $who } palaa { $from-from } { $to-to }.
age-log-retreat = { $who } vetäytyy { $from-from } { $to-to }: { $wolves } sutta.
age-log-withdraw = { $who } siirtää pois { $wolves } sutta { $from-from } { $to-to }.
age-log-drive = { $who } häätää { $from-from } { $to-to }: { $predators }.
age-log-drive-sea = { $who } häätää { $from-from } mereen: { $predators }.
age-log-starve = { $predator ->
    [human] Ihminen nääntyy nälkään { $at-in }.
    [tiger] Tiikeri nääntyy nälkään { $at-in }.
   *[bear] Karhu nääntyy nälkään { $at-in }.
}
age-log-lose = { $lead ->
    [yes] { $who } menettää { $wolves } sutta { $at-in }, myös johtajasuden.
   *[no] { $who } menettää { $wolves } sutta { $at-in }.
}
age-log-den = { $who } rakentaa pesän { $at-to }.
age-log-den-lost = { $who } menettää pesänsä { $at-in }.
age-log-lead = { $who } saa uuden johtajasuden { $at-to }.
age-log-card = { $card ->
    [scare] { $who } pelaa kortin ”Häätö”.
    [breed] { $who } pelaa kortin ”Lisäsudet”.
    [extra] { $who } pelaa kortin ”Ylimääräinen siirto”.
   *[freeze] { $who } pelaa kortin ”Jäätynyt meri”.
}
age-log-freeze = { $who } jäädyttää veden: { $first } – { $second }.
age-log-draw = { $who } nostaa kortin.
age-log-draw-known = { $card ->
    [scare] { $who } nostaa kortin ”Häätö”.
    [breed] { $who } nostaa kortin ”Lisäsudet”.
    [extra] { $who } nostaa kortin ”Ylimääräinen siirto”.
   *[freeze] { $who } nostaa kortin ”Jäätynyt meri”.
}
age-log-discard = { $card ->
    [scare] { $who } poistaa kortin ”Häätö”.
    [breed] { $who } poistaa kortin ”Lisäsudet”.
    [extra] { $who } poistaa kortin ”Ylimääräinen siirto”.
   *[freeze] { $who } poistaa kortin ”Jäätynyt meri”.
}
age-log-out = { $who } on poissa pelistä.
age-log-out-cards = { $who } on poissa pelistä, poistetut kortit: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } aloittaa vuoronsa vähintään viidellä pesällä ja voittaa.
    [last-pack] { $who } on viimeinen elossa oleva lauma ja voittaa.
   *[round-limit] Viimeinen kierros on ohi: se lauma voittaa, jolla on eniten pesiä.
}
age-narrated-lose = { $lead ->
    [yes] { $who } menettää { $wolves } sutta { $at-in }, myös johtajasuden: alueen saalis ei riitä niille.
   *[no] { $who } menettää { $wolves } sutta { $at-in }: alueen saalis ei riitä niille.
}
age-narrated-out = { $who } on poissa pelistä: laumassa ei ole enää yhtään sutta.
age-narrated-out-yours = Viimeinen sutesi on kaatunut: laumasi on poissa pelistä.

# The end of a game
ending-age-of-the-wolf-dens = Lauma aloitti vuoronsa, kun sillä oli pelilaudalla vähintään viisi pesää.
ending-age-of-the-wolf-last-pack = Vain yksi lauma on elossa.
ending-age-of-the-wolf-round-limit = Viimeinen kierros on ohi. Voittaja on se, jolla on eniten pesiä, sitten alueita, sitten susia.
part-age-of-the-wolf-win = Voitto
part-age-of-the-wolf-dens = Pesät
part-age-of-the-wolf-regions = Alueet
part-age-of-the-wolf-wolves = Sudet

## reasons

reason-age-of-the-wolf-chance-only = vain ohjelma heittää, nostaa ja jakaa
reason-age-of-the-wolf-chance-other = nyt jaetaan tai heitetään jotain muuta: ”{ $due }”
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] ihmisen arvo ylittää alueen saalisarvon
    [tiger] tiikerin arvo ylittää alueen saalisarvon
   *[bear] karhun arvo ylittää alueen saalisarvon
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] ihmisiä ei ole enää jäljellä
    [tiger] tiikereitä ei ole enää jäljellä
   *[bear] karhuja ei ole enää jäljellä
}
reason-age-of-the-wolf-exchange-not-due = kahden alueen petoeläimet vaihtavat paikkaa vain, kun mikään jäljellä olevista ei sovi
reason-age-of-the-wolf-exchange-due = mikään jäljellä olevista petoeläimistä ei sovi, joten kaksi aluetta vaihtaa omansa
reason-age-of-the-wolf-exchange-unfit = petoeläimet eivät sopisi alueille vaihdon jälkeen
reason-age-of-the-wolf-start-taken = alueen { $region } lauma on jo varattu
reason-age-of-the-wolf-start-of-nobody = mikään lauma ei aloita { $region-from }
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] pakassa ei ole enää korttia ”Häätö”
    [breed] pakassa ei ole enää korttia ”Lisäsudet”
    [extra] pakassa ei ole enää korttia ”Ylimääräinen siirto”
   *[freeze] pakassa ei ole enää korttia ”Jäätynyt meri”
}
reason-age-of-the-wolf-movement-made = olet jo tehnyt siirtosi; kortilla ”Ylimääräinen siirto” saat toisen
reason-age-of-the-wolf-movement-over = siirrot kuuluvat vaiheeseen 2, joka on ohi
reason-age-of-the-wolf-fight-later = taistelut käydään kaikkien siirtojen jälkeen: valitse ”{ age-do-next }”
reason-age-of-the-wolf-fight-first = käy ensin taistelu { $battle-in }: valitse ”{ age-do-fight }”
reason-age-of-the-wolf-fight-over = vuoron kaikki taistelut on käyty
reason-age-of-the-wolf-fight-elsewhere = taistelut käydään siirtojen järjestyksessä: seuraava on { $battle }
reason-age-of-the-wolf-den-later = pesät rakennetaan vaiheessa 4, taistelujen jälkeen
reason-age-of-the-wolf-den-over = pesät rakennetaan vaiheessa 4, joka on ohi
reason-age-of-the-wolf-roam-later = sudet vaeltavat vaiheessa 5, taistelujen ja pesien jälkeen
reason-age-of-the-wolf-end-later = vuoro päättyy vaiheen 5 jälkeen: käy taistelusi tai valitse ”{ age-do-next }”
reason-age-of-the-wolf-next-is-end = vaeltaminen on viimeinen vaihe, josta päätät: valitse ”{ age-do-end }”
reason-age-of-the-wolf-litter-not-asked = pentueet tulevat automaattisesti niin kauan kuin varasto riittää
reason-age-of-the-wolf-reroll-not-asked = sinulla ei ole nyt heittoa uusittavana tai pidettävänä
reason-age-of-the-wolf-retreat-not-asked = et ole hävinnyt taistelua puolustajana
reason-age-of-the-wolf-drive-not-asked = et ole juuri voittanut petoeläimiä
reason-age-of-the-wolf-withdraw-not-asked = alueellesi ei ole häädetty petoeläimiä
reason-age-of-the-wolf-lose-not-asked = sinun ei tarvitse valita, mitkä sudet menetät
reason-age-of-the-wolf-lead-not-asked = et ole menettänyt johtajasuttasi
reason-age-of-the-wolf-discard-not-asked = poistat kortteja vain noston jälkeen, ja vain jos niitä on yli { $limit }
reason-age-of-the-wolf-start-not-asked = laumat valitaan ennen pelin alkua
reason-age-of-the-wolf-litter-first = valitse ensin, mitkä pesät saavat pentueen
reason-age-of-the-wolf-reroll-first = päätä ensin heitostasi: ”{ age-do-reroll }” vai ”{ age-do-keep }”
reason-age-of-the-wolf-retreat-first = valitse ensin, minne sutesi vetäytyvät, tai ”{ age-do-perish }”
reason-age-of-the-wolf-drive-first = valitse ensin, minne petoeläimet häädetään, tai ”{ age-do-leave }”
reason-age-of-the-wolf-withdraw-first = valitse ensin, montako sutta siirretään pois, tai ”{ age-do-stay }”
reason-age-of-the-wolf-lose-first = valitse ensin, mitkä { $debt } sutta menetät { $place-in }
reason-age-of-the-wolf-lead-first = valitse ensin, minne johtajasutesi palaa
reason-age-of-the-wolf-discard-first = poista ensin kortti tai pelaa jokin, jonka voi pelata
reason-age-of-the-wolf-start-first = valitse ensin laumasi
reason-age-of-the-wolf-pack-not-here = sinulla ei ole susia { $region-in }
reason-age-of-the-wolf-pack-not-in-fives = sudet siirtyvät viiden erissä: 5, 10, 15 ja niin edelleen, ei { $amount }
reason-age-of-the-wolf-pack-too-large = sinulla on { $region-in } { $wolves } sutta, ei { $amount }
reason-age-of-the-wolf-pack-has-moved = { $region-from } voi enää siirtyä ilman johtajasutta vain { $fresh } sutta
reason-age-of-the-wolf-lead-not-here = johtajasutesi ei ole { $here-in }
reason-age-of-the-wolf-lead-has-moved = johtajasutesi on jo siirtynyt tällä vuorolla
reason-age-of-the-wolf-move-too-far = { $to } ei ole alueen { $region } vieressä
reason-age-of-the-wolf-channel-not-frozen = vesialue { $region-from } { $to-to } ei ole jäässä
reason-age-of-the-wolf-move-into-own = hallitset jo aluetta { $to }: sinne pääsee vain vaeltamalla
reason-age-of-the-wolf-follow-without-foe = toinen lauma saa seurata { $to-to } vain, kun siellä on vihollinen
reason-age-of-the-wolf-move-nowhere = sudet eivät voi siirtyä näin
reason-age-of-the-wolf-hunt-elsewhere = et hallitse aluetta { $region }
reason-age-of-the-wolf-hunt-nothing = { $region-in } ei ole petoeläimiä
reason-age-of-the-wolf-hunt-again = taistelet jo { $region-in } tällä vuorolla
reason-age-of-the-wolf-hunt-nowhere = alueillasi ei ole petoeläimiä, joita vastaan taistella
reason-age-of-the-wolf-roam-into-new = sudet vaeltavat vain hallitsemiesi alueiden välillä; et hallitse aluetta { $to }
reason-age-of-the-wolf-roam-nowhere = sudet eivät voi vaeltaa näin
reason-age-of-the-wolf-retreat-into-foreign = sudet vetäytyvät vain hallitsemalleen alueelle; ne eivät hallitse aluetta { $to }
reason-age-of-the-wolf-retreat-too-far = { $to } ei ole alueen { $place } vieressä
reason-age-of-the-wolf-ice-of-another = alueiden { $place } ja { $to } välinen jää kantaa vain laumaa, joka sen jäädytti
reason-age-of-the-wolf-flight-no-coast = { $origin-in } ei ole rannikkoa, joten petoeläimiä ei voi häätää veteen
reason-age-of-the-wolf-flight-too-far = { $to-in } ei ole maarajaa alueeseen { $origin }, eivätkä petoeläimet ylitä vettä
reason-age-of-the-wolf-withdraw-into-foreign = sudet siirretään pois vain hallitsemalleen alueelle; ne eivät hallitse aluetta { $to }
reason-age-of-the-wolf-withdraw-too-far = { $to } ei ole alueen { $place } vieressä
reason-age-of-the-wolf-withdraw-no-room = { $to } elättää enää { $room } sutta lisää
reason-age-of-the-wolf-withdraw-too-many = vain ylimäärän eli { $debt } sutta saa siirtää pois
reason-age-of-the-wolf-withdraw-needs-lead = niin montaa sutta ei voi siirtää pois ilman johtajasutta
reason-age-of-the-wolf-lose-elsewhere = menetät nyt susia { $place-in }
reason-age-of-the-wolf-lose-amount = sinun on menetettävä tasan { $debt } sutta
reason-age-of-the-wolf-lead-elsewhere = sinulla ei ole { $region-in } susia, jotka johtajasusi korvaisi
reason-age-of-the-wolf-litter-without-den = sinulla ei ole pesää { $region-in }
reason-age-of-the-wolf-litter-again = pesä { $region-in } on jo saanut pentueensa
reason-age-of-the-wolf-den-elsewhere = et hallitse aluetta { $region }
reason-age-of-the-wolf-den-on-den = sinulla on jo pesä { $region-in }
reason-age-of-the-wolf-den-not-entered = pesä vaatii alueen, jolle tulit tällä vuorolla, eikä { $region } ole sellainen
reason-age-of-the-wolf-den-too-few = pesä vaatii { $needed } sutta, ja sinulla on { $region-in } { $wolves }
reason-age-of-the-wolf-card-not-in-hand = sinulla ei ole korttia ”{ age-card }”
reason-age-of-the-wolf-scare-nothing = { $region-in } ei ole petoeläimiä
reason-age-of-the-wolf-scare-too-far = { $region } ei ole sinun eikä alueesi vieressä
reason-age-of-the-wolf-scare-nowhere = ulottuvillasi ei ole petoeläimiä
reason-age-of-the-wolf-breed-without-den = sinulla ei ole pesää pelilaudalla
reason-age-of-the-wolf-breed-without-wolves = kaikki sutesi ovat pelilaudalla
reason-age-of-the-wolf-extra-too-late = Ylimääräisen siirron voi pelata vain vaiheessa 2, joka on ohi
reason-age-of-the-wolf-extra-too-early = tee ensin siirtosi; kortilla saat sitten toisen
reason-age-of-the-wolf-extra-without-move = et voisi tehdä toista siirtoa
reason-age-of-the-wolf-freeze-again = vesialue { $channel } on jo jäässä
reason-age-of-the-wolf-freeze-too-late = sudet eivät enää liiku tällä vuorolla, joten jäätyneestä vedestä ei ole hyötyä
reason-age-of-the-wolf-freeze-nowhere = kaikki vesialueet ovat jo jäässä

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Age of the Wolf -pelin säännöt omin sanoin, pelin sääntövihkon mukaan (ruotsi, englanti, suomi, tanska ja norja). Pelilauta, sen saalisarvot ja petoeläinten arvot ovat meidän omaa rekonstruktiotamme, koska vihko näyttää ne vain kuvissa. Missä vihko jättää jotain auki tai sen kielet eroavat, huomautus kertoo, mitä olemme päättäneet. Pelin omistaja voi pelata laudalla omasta tiedostostaan. Wolfden on epävirallinen.

# A1
rule-a1 = Pelin osat
rule-a1-1 = Kahdesta neljään pelaajaa johtaa kukin yhtä laumaa: punaista, vihreää, sinistä tai keltaista. Laumalla on johtajasusi, joka vastaa 5:tä sutta, susilaatat 170 muulle sudelle (10 × 5, 6 × 10, 4 × 15) ja 6 pesää. Sudet kulkevat aina viiden erissä, ja laattoja saa vaihtaa milloin vain. Menetetyt sudet palaavat laumansa varastoon ja voivat syntyä uudelleen.
rule-a1-1-ruling = Vihkossa on neljä laumaa, eikä pelaajien määrää mainita. Se, että johtajasusi vastaa 5:tä sutta, seuraa sen paluusta: se korvaa silloin 5 sutta. Laatat eivät lopu kesken niin kauan kuin varastossa on susia. Menetetyistä susista vihko sanoo, että ne poistetaan pelilaudalta; missä lauma kuolee taistelussa, suomi lisää ”pysyvästi”, ruotsi ja norja ”kokonaan”. Me poistamme ne laudalta emmekä pelistä, koska varaston on riitettävä pentueisiin.
rule-a1-2 = Taistelunopassa I on yhdellä sivulla, II neljällä ja III yhdellä.
rule-a1-2-ruling = Ruotsinkielinen vihko luettelee kuusi sivua: I, II, II, II, II, III. Muissa neljässä kielessä niitä on vain viisi, eikä sellaista noppaa ole, joten seuraamme ruotsinkielistä.
rule-a1-3 =
    Voimakortteja on 28.
    | kortti | määrä
    | A, Häätö | 8
    | B, Lisäsudet | 7
    | C, Ylimääräinen siirto | 5
    | D, Jäätynyt meri | 8
rule-a1-4 =
    Kilpailevat petoeläimet eivät kuulu kenellekään.
    | petoeläin | määrä | arvo
    | ihminen | 5 | 30
    | tiikeri | 15 | 20
    | karhu | 20 | 10
rule-a1-4-rebuilt = Petoeläinten määrät ovat vihkosta. Arvot ovat meidän, koska vihko näyttää ne vain kuvissa; omistajan lautatiedosto voi antaa muut.
rule-a1-5 = Joka alueella on saalisarvo: sudet ja petoeläimet saavat siellä olla yhteensä enintään sen arvoiset. Alueilla on maarajoja, ja joillakin on rannikko. Vesialue yhdistää kaksi rannikkoa.
rule-a1-5-rebuilt = Koko lauta on meidän: 7 aluetta joka lohkossa napameren ympärillä, nimineen, rajoineen, rannikkoineen, vesialueineen ja saalisarvoineen.
rule-a1-6 = Hallitset aluetta niin kauan kuin sinulla on siellä susia, yksin tai yhdessä petoeläinten kanssa. Hyökkääjät eivät hallitse toisen lauman aluetta, ennen kuin ovat voittaneet sen taistelussa.
rule-a1-6-ruling = Missä on sekä susia että petoeläimiä, kaikki kielet paitsi englanti sanovat, että petoeläimiäkin vastaan taistellaan ”alueen saamiseksi hallintaan”. Mutta sudet, jotka eivät niitä voita, jäävät niiden kanssa (A5.6), ja kaikilla kielillä hallitsemallasi alueella voi olla petoeläimiä (A4.2). Siksi vain toisen lauman sudet estävät hallinnan.
rule-a1-7 = Alueet, joilla on yhteinen maaraja, ovat vierekkäisiä. Kun vesialue on jäässä, myös sen kaksi päätä ovat vierekkäisiä sille pelaajalle, joka sen jäädytti (A8.4): hänen susilleen ja hänen kortilleen A. Muille laumoille ja petoeläimille vain maa ratkaisee.
rule-a1-7-ruling = Kortilla D ”sinä” viet ”sutesi” jään yli, joten se ei kanna muita. Se, että kortti A ulottuu jään yli, on meidän: minne sutesi pääsevät, siellä ne voivat myös häätää.

# A2
rule-a2 = Valmistelut
rule-a2-1 = Jokainen pelaaja valitsee lauman, paikkojen järjestyksessä. Aloittaja arvotaan, ja vuoro kulkee myötäpäivään. Joka lauma asettaa aloitusalueelleen johtajasuden, 20 muuta sutta ja pesän.
rule-a2-1-ruling = Vihko ei mainitse valinnan järjestystä. Pöydän valintana ja painikkeella ”Pelaa” laumat jaetaan satunnaisesti.
rule-a2-2 = Joka muu alue saa yhden satunnaisen petoeläimen, myös niiden laumojen aloitusalueet, joita kukaan ei pelaa. Sitten jokainen petoeläin, jonka arvo ylittää alueensa saalisarvon, vaihdetaan satunnaiseen jäljelle jääneistä, kunnes kaikki sopivat.
rule-a2-2-ruling = Englanniksi sopimaton petoeläin poistetaan ja korvataan, muilla kielillä se vaihdetaan; täällä se palaa jäljelle jääneiden joukkoon. Jos niistä mikään ei sovi, se vaihtaa paikkaa toisen alueen petoeläimen kanssa niin, että kumpikin sopii; sitä vihko ei ole ajatellut.
rule-a2-3 = Joka pelaajalle jaetaan 3 korttia.
rule-a2-4 = Lauta on neljästä yhtä suuresta lohkosta koottu kehä, lohko joka värille, pelasi laumoja montako tahansa. Pöydän valintana ja painikkeella ”Pelaa” siinä on vain yhtä monta lohkoa kuin laumoja.
rule-a2-4-ruling = Vihkossa on yksi lauta kaikille ja petoeläin jokaisella jäljelle jäävällä alueella, joten se on oletus. Pienempi kehä on meidän, lyhyempiin peleihin kahdella tai kolmella laumalla.
rule-a2-4-rebuilt = Kehä ja sen lohkot ovat meidän.

# A3
rule-a3 = Vuoro
rule-a3-0 = Jos sinulla on vuorosi alkaessa laudalla 5 pesää tai enemmän, voitat heti.
rule-a3-1 = Vaihe 1, pentueet: joka alue, jolla sinulla on pesä, saa 5 uutta sutta niin kauan kuin varastosi riittää.
rule-a3-1-ruling = Jos varasto ei riitä kaikille pesille, valitset yksi kerrallaan, mitkä saavat pentueen. Vihko ei kerro siitä.
rule-a3-2 = Vaihe 2, siirto: teet yhden siirron (A4) tai et yhtään.
rule-a3-2-ruling = Vaiheiden luettelo käskee tehdä siirron; siirtoa koskeva luku sanoo, että voit valita yhden sen kahdesta lajista. Lauma, joka ei voi tehdä kumpaakaan, ei voisi totella, joten pakkoa ei ole.
rule-a3-3 = Vaihe 3, taistelut (A5): ne käydään siirtojen järjestyksessä. Joka alueella taistelet ensin susia, sitten petoeläimiä vastaan.
rule-a3-3-ruling = Järjestys on meidän; vihko ei mainitse mitään. Taistelu käydään siellä, minne siirto johti, jos siellä on vihollinen, kun vuoro tulee: kortti on voinut häätää vihollisen pois tai tuoda uuden.
rule-a3-4 = Vaihe 4, pesä: saat rakentaa pesän (A6).
rule-a3-5 = Vaihe 5, vaeltaminen: sudet, joita ei ole siirretty, saavat vaeltaa alueittesi välillä (A7).
rule-a3-6 = Vaihe 6, nälkä: jokaisella alueellasi, jolla susien ja petoeläinten yhteinen arvo ylittää saalisarvon, menetät susia, kunnes saalis riittää. Sitä ennen alueesi saavat omalla vuorollasi olla liian täynnä; vain missä petoeläimiä häädetään alueelle (A5.8) tai niitä ei voiteta (A5.6), raja pätee heti. Se, joka menettää susia, nyt tai muulloin, päättää, onko johtajasusi niiden joukossa.
rule-a3-6-ruling = Vihko ei kerro, kuka päättää. Tanskaksi pidät johtajasuden ”niin kauan kuin mahdollista”, ruotsiksi ja norjaksi haluat sitä, suomeksi se kannattaa, englanniksi siitä ei ole mitään: pidämme sitä neuvona, joten siitä saa myös luopua. Muista susista kuolevat ensin ne, joita on siirretty; se ei ole sinulle koskaan huonompi. Johtajasuden alue on viimeisenä, jotta menetetty johtajasusi palaa valmiille alueelle. Jos pelkkiä petoeläimiäkin on liikaa, kaikki alueen sudet kuolevat ja sitten poistuvat arvoltaan pienimmät petoeläimet.
rule-a3-7 = Vaihe 7, kortti: nosta yksi. Jos sinulla on nyt yli 5, saat poistamisen sijasta pelata kortteja A ja B, joilla on vielä vaikutusta; sen jälkeen nälkä (vaihe 6) ratkaistaan vielä kerran. Poista sitten kortteja avoimesti, kunnes sinulla on enintään 5. Omalla vuorollasi saat pelata niin monta korttia kuin haluat: ennen siirtoa, taistelua, pesää tai vaellusta, ennen kuin päätät vaiheen 5, ja nyt, mutta et koskaan nopanheiton ja taistelun lopun välissä.
rule-a3-7-ruling = Vihko sanoo ”milloin tahansa”; nämä ovat ne hetket. Yli 5 korttia on kädessä vain nostamisen jälkeen, joten se, mitä vihko sanoo ”ylimääräisten korttien” käyttämisestä, koskee juuri tätä hetkeä. Se, pitääkö ohjelma tauon kortteja varten, riippuu niiden määrästä eikä koskaan siitä, mitä ne ovat, joten tauko ei paljasta mitään.

# A4
rule-a4 = Siirto
rule-a4-1 = Joko siirrät 5 sutta tai enemmän, aina viiden erissä, yhtenä laumana hallitsemaltasi alueelta viereiselle alueelle, jota et hallitse. Sinä päätät, lähteekö johtajasusi mukaan. Pesän saa jättää vartioimatta, mutta silloin menetät sen heti (A6.3).
rule-a4-2 = Tai taistelet petoeläimiä vastaan yhdellä hallitsemallasi alueella.
rule-a4-2-ruling = Jos ylimääräinen siirto vie sieltä sitten susia, jäljelle jäävät taistelevat. Jos yksikään ei jää, taistelua ei tule.
rule-a4-3 = Joka susi siirtyy vain kerran vuorossa. Jos pelaat kortin ”Ylimääräinen siirto”, ensin tehdään kaikki siirrot ja sitten käydään kaikki taistelut, myös ne, jotka käydään omalla alueellasi petoeläimiä vastaan (A4.2). Toinen lauma saa seurata samalle alueelle vain, kun siellä on vihollinen, ja joka alueesta taistellaan kerran vuorossa, kaikilla siellä olevilla susillasi.
rule-a4-3-ruling = Kortti toistaa vaiheen 2 ennen vaihetta 3, joten taistelu odottaa kumpaakin laumaa, ja ne taistelevat yhtenä. Vihkossa taistelu petoeläimiä vastaan omalla alueella on itse siirto; vain kortin kanssa on merkitystä sillä, että se odottaa: teet toisen siirron ennen kuin tiedät, miten taistelu päättyy. Ilman vihollista alue on jo sinun, ja A4.1 kieltää siirtymästä sinne.

# A5
rule-a5 = Taistelu
rule-a5-1 = Taisteluvoimasi on heittosi kertaa mukana olevat sutesi: hyökkääjällä kaikki alueelle siirtyneet sudet, puolustajalla kaikki siellä olevat.
rule-a5-2 = Jos johtajasutesi on mukana, saat heittää uudelleen, kun kumpikin on heittänyt, ja suurempi heittosi on voimassa. Hyökkääjä päättää ja heittää ensin, sitten puolustaja, kumpikin kerran samassa heittoerässä.
rule-a5-2-ruling = Vihko ei mainitse järjestystä. Sinulta ei kysytä, jos uusi heitto ei voi muuttaa tulosta; tasatilanteen jälkeen uudessa heittoerässä on taas sama oikeus.
rule-a5-3 = Suurempi taisteluvoima voittaa. Jos ne ovat yhtä suuret, heitätte uudelleen.
rule-a5-4 = Lyödyt hyökkääjät palaavat sinne, mistä tulivat, jäätyneen vesialueen yli, jos tulivat siitä. Lyödyt puolustajat saavat vetäytyä yhdessä yhdelle alueelle, jota ne hallitsevat ja johon on maaraja; saalisarvon ylittävä osa kuolee siellä heti. Jos sellaista aluetta ei ole tai ne niin päättävät, kaikki kuolevat. Pesä palaa omistajalleen.
rule-a5-4-ruling = Jos kaksi laumaa hyökkäsi, kumpikin palaa sinne, mistä tuli. Puolustajat saavat vetäytyä myös täydelle alueelle tai alueelle, johon hyökätään; siellä odottavat hyökkääjät eivät vie sen tilaa. Toisen pelaajan jää ei kanna niitä (A1.7). Jos alueelle, jolle hyökkääjät palaavat, on tullut petoeläimiä, ne jakavat alueen vaiheeseen 6 asti.
rule-a5-5-ruling = Ruotsiksi, suomeksi, tanskaksi ja norjaksi taisteluvoima määritetään kuten edellä on kerrottu, ja siihen kuuluu toinen heitto. Englanti viittaa tässä vaiheeseen 1, siis vain ensimmäiseen heittoon. Seuraamme niitä neljää.
rule-a5-5 = Petoeläimet eivät heitä noppaa. Niiden voima on arvojen summa, ja sinun on ylitettävä se. Johtajasusi antaa tässäkin heittää uudelleen.
rule-a5-6 = Jos voitat, saat häätää ne kaikki yhdessä yhdelle viereiselle alueelle (A5.8) tai jättää ne. Jos et voita, ne jäävät, ja sutesi jäävät niiden kanssa, mutta sudet, joille saalis ei riitä, kuolevat heti.
rule-a5-7 = Missä on sekä susia että petoeläimiä, taistelet ensin susia vastaan ja petoeläimiä vastaan vain, jos voitat.
rule-a5-8 = Rannikolta veteen häädetyt petoeläimet poistuvat pelistä. Jos ne tekevät alueen liian täydeksi, se ratkaistaan heti: omalla alueellasi ylimääräiset sudet kuolevat. Toisen lauman alueella omistaja saa ensin siirtää pois susia, enintään ylimäärän ja kaikki samalle alueelle, johon on maaraja, jota omistaja hallitsee ja jolla on tilaa; loput ylimäärästä kuolevat. Siellä odottavia hyökkääjiä ei lasketa. Missä susia ei ole tai ei enää ole, poistuvat arvoltaan pienimmät petoeläimet, kunnes saalis riittää muille.
rule-a5-8-ruling = ”Enintään ylimäärä” on meidän: ruotsi, tanska ja norja puhuvat susista, jotka sinun on siirrettävä, englanti joistakin susista, suomi susista. Se, että petoeläimet vähenevät myös alueella ilman susia, seuraa saalisarvon luvusta; kortti A puhuu vain alueista, joita joku jo hallitsee. Jos vastustajan sudet ovat poissa alueelta, jolla hyökkääjät odottavat, petoeläimet vähennetään saalisarvoon, ja hyökkääjät pitävät alueen ja taistelevat silti niitä vastaan.
rule-a5-9 = Petoeläimet eivät koskaan ylitä vesialuetta, jäätynyttäkään.

# A6
rule-a6 = Pesät
rule-a6-1 = Missä sinulla on 20 sutta tai enemmän eikä omaa pesää, saat vaiheessa 4 rakentaa pesän, vaikka saalisarvo olisi alle 20. Vuorossa saat rakentaa yhden pesän. Pöydän valintana alueen on oltava sellainen, jolle siirryit tällä vuorolla.
rule-a6-1-ruling = Kaikilla kielillä vaiheiden luettelo vaatii 20 sutta ”uudella alueella”, samoin suomenkielinen pesiä koskeva luku; muiden neljän kielen luku vaatii vain 20 sutta alueella. Oletus seuraa lukua, valinta luetteloa, ja ”uusi” ymmärretään kuten siirtoa koskevassa luvussa. Vihko ei kerro, montako pesää vuorossa saa rakentaa; toinen valinta sallii niin monta kuin haluaa.
rule-a7-2-ruling = Sudet vaeltavat, jos niitä ei ole siirretty tällä vuorolla. Taistelu paikallaan ei siirrä ketään, eikä paluu peru siirtoa; vihko ei puhu kummastakaan.
rule-a6-2 = Alueella saa olla yksi oma pesä, ja yhteensä niitä on 6.
rule-a6-3 = Pesä, jonka luona on alle 5 omistajan sutta, poistetaan heti, oli kenen vuoro tahansa.

# A7
rule-a7 = Vaeltaminen
rule-a7-1 = Sudet, joita ei ole tällä vuorolla siirretty, saavat siirtyä yhdelle viereiselle alueelle, jota hallitset, myös jäätyneen vesialueen yli. Kukin saa tehdä sen kerran, ryhmä kerrallaan, ja tyhjäksi jäänyttä aluetta et enää hallitse. Taistelua ei tule.
rule-a7-2 = Sudet, jotka taistelivat petoeläimiä vastaan paikallaan, eivät ole siirtyneet, mutta palanneet hyökkääjät ovat. Uudet sudet saavat siirtyä tai vaeltaa.

# A8
rule-a8 = Voimakortit
rule-a8-1 = A, Häätö: valitse hallitsemasi alue tai sen viereinen alue. Kaikki sen petoeläimet pakenevat yhdessä yhdelle viereiselle alueelle tai rannikolta veteen (A5.8).
rule-a8-1-ruling = Kortti mainitsee vain alueet, jotka rajoittuvat hallitsemaasi alueeseen. Me sallimme myös oman alueesi, mikä tekee kortista hiukan painettua vahvemman: sudet, jotka häätävät petoeläimiä rajan takaa, häätävät myös omalla alueellaan olevat.
rule-a8-2 = B, Lisäsudet: 5 uutta sutta jokaiselle alueelle, jolla sinulla on pesä, kuten kohdassa A3.1.
rule-a8-2-ruling = Tanskankielinen vihko puhuu 5 laatasta; sen oma otsikko ja kaikki muut kielet sanovat 5 sutta.
rule-a8-3 = C, Ylimääräinen siirto: siirtosi jälkeen teet vielä yhden ennen taisteluja. Näitä kortteja saa pelata useita, yhden kerrallaan.
rule-a8-3-ruling = Suomenkielinen vihko kutsuu korttia ylimääräiseksi pelivuoroksi, mutta sen teksti toistaa vain vaiheen 2, kuten muissakin kielissä.
rule-a8-4 = D, Jäätynyt meri: yksi valitsemasi vesialue on jäässä vuorosi loppuun asti, ja sutesi voivat ylittää sen kumpaankin suuntaan. Joka kortti jäädyttää yhden vesialueen.
rule-a8-4-ruling = Se saa olla mikä tahansa, joka ei ole vielä jäässä, olivat sutesi missä tahansa. Kumpaankin suuntaan: norja sanoo ”yhteen” suuntaan ja tanska ”joihinkin”, mutta joka kielellä saat ylittää uudelleen ja palata. Kortti on pelattava: vain suomenkielinen vettä koskeva luku tyytyy siihen, että se on kädessäsi.
rule-a8-5 = Kortin saa pelata vain, jos sillä on vaikutus, ja C:n vain vaiheessa 2, siirron jälkeen. Pelatut kortit menevät käytettyihin. Kun pakan viimeinen kortti nostetaan, käytetyistä tulee heti uusi pakka.
rule-a8-5-ruling = Vihko ei puhu korteista, joilla ei ole vaikutusta. Korteista luopuminen kuuluu vaiheeseen 7.
rule-a8-6 = Se, mitä kortteja sinulla on, on salaisuutesi; niiden määrä näkyy kaikille.
rule-a8-6-ruling = Myös käytetyt kortit ja pakan koko ovat kaikkien nähtävissä.

# A9
rule-a9 = Johtajasusi, pudonneet laumat ja pelin loppu
rule-a9-1 = Menetetty johtajasusi korvaa heti 5 muuta sutta alueella, jonka omistaja valitsee, joten susien määrä ei muutu. Se katsotaan siirtyneeksi, jos nuo sudet olivat siirtyneet.
rule-a9-1-ruling = Englanti sallii minkä tahansa alueesi; ruotsi, suomi, tanska ja norja puhuvat toisesta alueesta. Me sallimme jokaisen, jota omistaja hallitsee. Se korvaa siirtymättömiä susia, missä niitä on. Jos kaikki omistajan jäljellä olevat sudet odottavat taisteluaan, se korvaa joitakin niistä, ja jos ne häviävät, se palaa niistä ensimmäisten kanssa.
rule-a9-2 = Lauma, jolla ei ole susia laudalla, putoaa: sen pesät poistetaan ja kortit menevät käytettyihin. Viimeinen elossa oleva lauma voittaa heti.
rule-a9-2-ruling = Vihko tuntee vain viimeisen jäljelle jääneen lauman. Se, että lauma ilman susia laudalla putoaa, oli varastossa mitä tahansa, ja luopuu korteistaan, on meidän. Voittajan jälkeen sijat ratkaisevat pesät, alueet ja sudet; pudonneet laumat jakavat viimeisen sijan.
rule-a9-3 = Peli päättyy myös kierroksen 60 jälkeen, ellei pöydällä ole muuta rajaa. Kierros on ohi, kun vuoro ohittaa aloittajan paikan, ja tämä tarkistetaan ennen kohtaa A3.0. Silloin voittaa se, jolla on eniten pesiä, sitten alueita, sitten susia; jos kaikki on tasan, voitto jaetaan.
rule-a9-3-ruling = Vihkossa ei ole kierrosten rajaa; ohjelma tarvitsee sellaisen.

# A10
rule-a10 = Omia esimerkkejämme
rule-a10-intro = Näistä tilanteista vihko antaa esimerkkinä vain viidennen (A10.5).
rule-a10-1 = Alussa sinulla on aloitusalueellasi 25 sutta ja pesä sekä 3 korttia.
rule-a10-2 = Kymmenen sutta taistelee karhua (10) vastaan. Heitolla I ne eivät voita, sillä 10 ei ole enemmän kuin 10; heitolla II ne voittavat.
rule-a10-3 = Susien tasatilanne heitetään uudelleen. Tasatilanne petoeläinten kanssa ei ole voitto.
rule-a10-4 = Sinulla on 20 sutta alueella, jonka saalisarvo on 15. Rakennat pesän vaiheessa 4, ja vaiheessa 6 susia jää 15. Pesä pysyy.
rule-a10-5 = Häviät hyökkäyksen jäätyneen vesialueen yli: sutesi palaavat jäätä pitkin. Jää sulaa vuorosi lopussa.
rule-a10-6 = Tiikeri (20) häädetään toisen lauman alueelle, jonka saalisarvo on 30 ja jolla on 20 sutta. Omistaja pitää siellä 10 ja saa siirtää enintään 10 yhdelle naapurialueelle, jolla on tilaa.

# What the pictures show
picture-a1-5 = Pelilauta: alueet saalisarvoineen, rannikot ja vesialueet meren ympärillä.
picture-a2-1 = Aloitusalue: 25 sutta johtajasusineen ja pesä.
picture-a3-6 = Kolmekymmentä sutta siellä, missä saalis riittää kahdellekymmenelle: vuoron lopussa kymmenen liikaa.
picture-a4-1 = Kymmenen sutta siirtyy viereiselle alueelle.
picture-a5-5 = Kymmenen sutta karhua vastaan, jonka arvo on 10, ja niiden voitonmahdollisuus.
picture-a6-1 = Kaksikymmentä sutta on rakentanut pesän.
picture-a8-4 = Vesialue on jäässä, ja sen voi ylittää.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Aloita vuorosi niin, että sinulla on viisi pesää pelilaudalla, tai ole viimeinen elossa oleva lauma.
aid-age-of-the-wolf-turn = Vuorosi
aid-age-of-the-wolf-turn-1 = Jokainen pesäsi tuottaa viisi sutta vuorosi alussa.
aid-age-of-the-wolf-turn-2 = Yksi siirto vuorossa: susia viiden erissä viereiselle alueelle, jota et hallitse, tai taistelu petoeläimiä vastaan hallitsemallasi alueella.
aid-age-of-the-wolf-turn-3 = Sitten taistellaan siirtojen järjestyksessä: ensin susia, sen jälkeen petoeläimiä vastaan.
aid-age-of-the-wolf-turn-4 = Kun alueella on kaksikymmentä suttasi eikä pesääsi, saat rakentaa sinne pesän; yhden vuorossa. Joissakin pöydissä alueelle on pitänyt siirtyä tällä vuorolla.
aid-age-of-the-wolf-turn-5 = Sitten siirtämättömät sudet saavat vaeltaa alueittesi välillä.
aid-age-of-the-wolf-turn-6 = Vuorosi lopussa alueen saalisarvon ylittävät sudet nääntyvät nälkään.
aid-age-of-the-wolf-turn-7 = Kortit: häädä petoeläimiä, saa lisää susia, tee ylimääräinen siirto, jäädytä vesialue. Nosta yksi joka vuoron lopussa ja pidä enintään viisi; jos niitä on enemmän, saat vielä pelata niitä.
aid-age-of-the-wolf-battle = Taistelut
aid-age-of-the-wolf-battle-1 = Taisteluvoima: noppa (I, II, II, II, II, III) kertaa sudet. Johtajasuden kanssa saat heittää uudelleen, joten pidä se niin kauan kuin voit. Petoeläimillä on kiinteä arvo: se on ylitettävä.
aid-age-of-the-wolf-battle-2 =
    | petoeläin | ihminen | tiikeri | karhu
    | voima | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Lyödyt puolustajat vetäytyvät yhdelle viereiselle alueelle, jota ne hallitsevat, tai kuolevat; lyödyt hyökkääjät palaavat. Tasavoimaiset heittävät uudelleen.
aid-age-of-the-wolf-battle-4 = Jos voitat petoeläimet, saat häätää ne kaikki yhdelle viereiselle alueelle tai rannikolta mereen.
aid-age-of-the-wolf-battle-5 = Petoeläinten arvot ja pelilauta ovat omaa rekonstruktiotamme; omistajan lautatiedostossa voi olla muut.
aid-age-of-the-wolf-cards = Kortit
aid-age-of-the-wolf-cards-1 = A, Häätö: kaikki petoeläimet yhdeltä alueelta, omaltasi tai sen viereiseltä, pakenevat yhdessä valitsemallesi viereiselle alueelle tai rannikolta mereen (×8).
aid-age-of-the-wolf-cards-2 = B, Lisäsudet: lisää viisi sutta jokaisen pesäsi luo (×7).
aid-age-of-the-wolf-cards-3 = C, Ylimääräinen siirto: yksi siirto lisää ennen taisteluja (×5).
aid-age-of-the-wolf-cards-4 = D, Jäätynyt meri: sutesi voivat ylittää yhden vesialueen vuorosi loppuun asti (×8).
aid-age-of-the-wolf-end = Loppu
aid-age-of-the-wolf-end-1 = Viimeisen kierroksen jälkeen (60, ellei pöydällä ole muuta rajaa) voittaja on se, jolla on eniten pesiä, sitten alueita, sitten susia.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] sudet, viiden erissä
    [lead] johtajasusi, vastaa viittä
    [den] pesä
    [human] ihminen
    [tiger] tiikeri
    [bear] karhu
    [coast] rannikko: petoeläimet voi häätää täältä mereen
    [channel] vesialue
   *[ice] jäätynyt vesialue
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    Pelin sääntövihko ei kerro tarinaa, mutta pelin osat kertovat. Enintään neljä susilaumaa jakaa maan, jossa on kylmää vettä ja jossa joka alue voi elättää vain tietyn määrän eläimiä. Karhut, tiikerit ja muutama ihminen olivat siellä ensin, ja ne ovat saman saaliin perässä.

    Joka pesässä syntyy pentuja, ja pian susia on enemmän kuin maa ympärillä voi elättää. Silloin ne lähtevät laumana, mieluiten johtajasutensa perässä, häätämään petoeläimiä tai taistelemaan toisen lauman metsästysmaista. Se, joka häädetään, on naapurialueella uusi ruokittava, ja kovassa pakkasessa merikin kantaa susia hetken.

    Lauma, joka vuorollaan vartioi yhä viittä pesää, on tehnyt aikakaudesta omansa. Napameri ja alueiden nimet ovat meidän; jäätynyt meri on yhdessä korteista.
about-age-of-the-wolf-credits = Kaikki, mitä pelistä tiedämme, on sen sääntövihko: yksi vihko ruotsiksi, englanniksi, suomeksi, tanskaksi ja norjaksi. Meillä oleva teksti ei mainitse pelin tekijää, kuvittajaa, kustantajaa eikä vuotta, joten ketään ei voida mainita tässä.
about-age-of-the-wolf-advice-players = Neuvoja aloittelijoille
about-age-of-the-wolf-advice-players-1 = Pidä johtajasutesi niin kauan kuin voit: missä se taistelee, saat heittää uudelleen. Se on ainoa neuvo, jonka vihko antaa; muut ovat meidän.
about-age-of-the-wolf-advice-players-2 = Jätä viisi sutta joka pesän luo, tai menetät pesän heti.
about-age-of-the-wolf-advice-players-3 = Alueesi saavat olla liian täynnä vuorosi loppuun asti: rakenna pesä ensin, anna nälän tulla sitten.
about-age-of-the-wolf-advice-players-4 = Häädä petoeläimet sinne, missä se sattuu: alueelle, joka juuri ja juuri elättää sutensa.
about-age-of-the-wolf-advice-players-5 = Jäätynyt meri avaa tien, jota kenenkään ei muuten tarvitse varoa, ja lyöty hyökkäys palaa samaa jäätä pitkin.

## guide

# Ensimmäinen Age of the Wolf -peli oppaan kanssa, askel askeleelta.
guide-age-of-the-wolf-welcome = Napameren ympärillä elää kaksi laumaa: sinä johdat punaista, kilpailija vihreää. Se lauma voittaa, joka ensin aloittaa vuoron viidellä pesällä. Toistaiseksi sinulla on yksi ja sen luona 30 sutta.
guide-age-of-the-wolf-larder = Jokainen alue elättää vain niin monta eläintä kuin sen luku sanoo. Tiikeri on 20, karhu 10, ihminen 30, ja ne olivat täällä ensin. Jos haluat niiden saaliin, sinun on häädettävä ne.
guide-age-of-the-wolf-move = Teet yhden siirron vuorossa: yhden alueen sudet menevät naapurialueelle yhtenä laumana. Valitse minne ja montako; jokainen painike näyttää voittomahdollisuutesi. Ainakin viiden on jäätävä pesälle.
guide-age-of-the-wolf-move-done = Ne ovat matkalla. Missä johtajasusi taistelee, saat heittää kahdesti.
guide-age-of-the-wolf-move-hint = Lähetä 20 sutta johtajasuden kanssa Pihlajatasangolle: 20 sudella voit rakentaa sinne sitten pesän.
guide-age-of-the-wolf-battle = Nyt on taistelun aika. Voimasi on sutesi kertaa noppa, joka näyttää I, II tai III; useimmilla sivuilla on II. Ylitä petoeläinten luku: tiikeri on 20, karhu 10.
guide-age-of-the-wolf-battle-done = Voitit, ja alue on sinun.
guide-age-of-the-wolf-battle-hint = Aloita taistelu valitsemalla ”{ age-do-next }”. Missä johtajasusi taistelee, saat heittää vielä kerran, ja suurempi heitto jää voimaan.
guide-age-of-the-wolf-drive = Lyötyjen petoeläinten on mentävä jonnekin, ja sinä päätät minne: kilpailijan puolelle tai ainakin pois pesiesi luota.
guide-age-of-the-wolf-drive-done = Poissa! Rannikolta petoeläimet voisi ajaa mereen, eivätkä ne palaisi koskaan.
guide-age-of-the-wolf-drive-hint = Kilpailijan puolen alueet ovat vihreitä. Alkuhärkäalanko on yksi niistä.
guide-age-of-the-wolf-den = Kun alueella on 20 suttasi, saat rakentaa sinne pesän, yhden vuorossa. Rakenna toinen pesäsi.
guide-age-of-the-wolf-den-done = Kaksi pesää! Kumpikin tuottaa viisi sutta, kun vuorosi alkaa.
guide-age-of-the-wolf-den-hint = Juuri voittamallasi alueella on tarpeeksi susia. Valitse se.
guide-age-of-the-wolf-close = Päätä vuorosi niin, ettei kukaan näänny nälkään. Siirtämättömät sudet saavat ensin vaeltaa alueittesi välillä; jokainen alue elättää vain niin monta kuin sen luku sanoo.
guide-age-of-the-wolf-close-done = Kukaan ei nääntynyt. Nostit kortin: kukaan muu ei näe, mitä sinulla on kädessä. Katso nyt vihreää laumaa.
guide-age-of-the-wolf-close-hint = Jätä sudet sinne, missä niille on saalista. Kenenkään ei tarvitse vaeltaa: voit vain päättää vuoron.
guide-age-of-the-wolf-litters = Uusi vuoro, ja jokainen pesä on tuottanut viisi sutta. Alueella voi olla enemmän susia kuin se elättää vuorosi loppuun asti, mutta ei pidempään.
guide-age-of-the-wolf-scare = On kortin aika: ”Häätö” ajaa petoeläimet naapurialueelle. Missä suita on sitten liikaa, susien on vetäydyttävä. Valitse paikka, jossa se haittaa kilpailijaa eniten.
guide-age-of-the-wolf-scare-done = Sudet, jotka eivät voi vetäytyä, nääntyvät nälkään. Kortti oikealla hetkellä on taistelun arvoinen.
guide-age-of-the-wolf-scare-hint = Kilpailijan pesä Koivuarolla on täynnä. Aja Piikiviharjun karhu suoraan sinne.
guide-age-of-the-wolf-third-den = Rakenna nyt vielä yksi pesä tässä vuorossa, minne haluat. Tarvitset sinne 20 sutta: siirrä, voita taistelu, häädä petoeläimet ja rakenna.
guide-age-of-the-wolf-third-den-done = Taas uusi pesä! Kun vuorosi alkaa viidellä, voitat.
guide-age-of-the-wolf-third-den-hint = Karhu on vain 10, joten 20 sutta voittaa sen millä tahansa heitolla. Kuparituntureilla on yksi.
guide-age-of-the-wolf-hunger = Päätä vuorosi. Jos sudet vaeltavat ensin, ehkä harvempi nääntyy. Jos joitakin nääntyy, sinä päätät, onko johtajasusi niiden joukossa: pidä se!
guide-age-of-the-wolf-hunger-done = Nälkä on nopean kasvun hinta, mutta johtajasusi elää. Katso, mitä kilpailija tekee.
guide-age-of-the-wolf-hunger-hint = Vaeltaminen on ilmaista. Kun sinulta kysytään, ketkä nääntyvät, valitse sudet ilman johtajasutta.
guide-age-of-the-wolf-raid = Voita taistelu, missä haluat. Susia vastaan molemmat laumat heittävät, ja kumpikin kertoo noppansa omilla susillaan; tasatilanteessa heitetään uudelleen. Jätä viisi sutta joka pesälle.
guide-age-of-the-wolf-raid-done = Voitto! Lyödyt sudet vetäytyvät omalle viereiselle alueelleen, ja ne, joita se ei elätä, kuolevat.
guide-age-of-the-wolf-raid-hint = Painikkeet näyttävät mahdollisuutesi. Leppäsuon harvoja vihreitä susia vastaan kymmenen suttasi riittää.
guide-age-of-the-wolf-play-on = Muut korttisi odottavat hetkeään: osoita jotakin, niin näet, mitä se tekee. Nyt osaat kaiken: pidä joka pesällä viisi sutta, varo alueillesi häädettyjä petoeläimiä ja voita, kun vuorosi alkaa viidellä pesällä!

## files

# Mikä on vikana Age of the Wolfin asemassa tai lautatiedostossa. Tiedostojen sanat pysyvät ennallaan.

# Asema: rivit
problem-age-march-form = { $line }: ”{ $word }” ei ole marssi kuten red-forest>red-ridge:15:lead.

# Asema: alueet
problem-age-fives = regions: alueen { $region } susien pitää olla viiden erissä (A1.1).
problem-age-no-wolves = regions: aluetta { $region } hallitsee lauma, jolla ei ole susia (A1.6).
problem-age-den-unguarded = regions: kukaan ei vartioi alueen { $region } pesää (A6.3).
problem-age-no-rival = regions: alueella { $region } odottaa hyökkääjiä, mutta siellä ei ole kilpailijaa (A4.3).
problem-age-more-moved = regions: alueelle { $region } on siirtynyt enemmän susia kuin siellä on (A4.3).
problem-age-overfull = regions: alueen { $region } saalis ei riitä sen susille ja petoeläimille (A3.6).
problem-age-predators = regions: lajin ”{ $predator }” petoeläimiä on { $found }; laatikossa niitä on { $most } (A1.4).
problem-age-dealt-predators = regions: petoeläimiä jaetaan yksi aluetta kohti (A2.2).
problem-age-start = regions: paikan { $seat } lauma ei ole aloitusasemassaan (A2.1).
problem-age-wolves = regions: paikan { $seat } laumassa on { $wolves } sutta; enintään { $most } on mahdollista (A1.1).
problem-age-dens = regions: paikan { $seat } laumalla on pesiä enemmän kuin { $most } (A6.2).
problem-age-not-marched = regions: hyökkääjiä odottaa siellä, minne ne eivät ole marssineet (A4.3).

# Asema: laumat
problem-age-cards = pack: kortteja ”{ $card }” on { $found }; laatikossa niitä on { $most } (A1.3).
problem-age-hand = pack: paikalla { $seat } on kädessä kortteja enemmän kuin { $limit } (A3.7).
problem-age-dealt-hands = pack: kortit jaetaan yksi kerrallaan aloittajasta alkaen (A2.3).
problem-age-homes = pack: jokaisella laumalla on oma aloitusalueensa (A2.1).
problem-age-out = pack: paikan { $seat } lauma on pudonnut, kun sillä ei ole susia, ja vain silloin (A9.2).
problem-age-out-cards = pack: paikan { $seat } lauma on pudonnut, mutta sillä on kortteja (A9.2).
problem-age-lead-lost = pack: paikan { $seat } johtajasusi palaa heti (A9.1).
problem-age-lead-alone = pack: paikan { $seat } johtajasusi on siellä, missä sen laumalla ei ole susia (A9.1).

# Asema: vuoro
problem-age-not-begun = turn: ensimmäinen kierros ei ole vielä alkanut (A2).
problem-age-dealt-regions = turn: joka alueella on jo petoeläimensä (A2.2).
problem-age-dealt-cards = turn: jako laskee enemmän kortteja kuin niitä on (A2.3).
problem-age-rounds = turn: pelissä on 1–{ $limit } kierrosta (A9.3).
problem-age-last-pack = turn: viimeinen elossa oleva lauma on voittanut (A9.2).
problem-age-out-acts = turn: pudonnut lauma ei voi toimia (A9.2).
problem-age-stage-step = turn: tilanne ”{ $stage }” ei kuulu tähän vaiheeseen (A3).
problem-age-moves = turn: siirrot tehdään yksi kerrallaan vaiheessa 2 (A3.2, A8.3).
problem-age-built = turn: ennen vaihetta 4 ei ole rakennettu yhtään pesää (A3.4).
problem-age-battles = turn: marsseja on vähemmän kuin käytyjä taisteluita (A3.3).
problem-age-march = turn: sudet marssivat viiden erissä, viereisille alueille (A4.1).
problem-age-lead-not-marched = turn: johtajasusi odottaa siellä, minne se ei ole marssinut (A4.1).
problem-age-nothing = turn: tilanteessa ”{ $stage }” ei ole mitään päätettävää.
problem-age-rolls = turn: heitot eivät sovi siihen, kenen on heitettävä (A5.2).
problem-age-no-reroll = turn: siellä kukaan ei saa heittää uudelleen (A5.2).

# Lautatiedosto
problem-age-no-entry = { $where }: puuttuu merkintä pelille, jossa laumoja on { $seats }, esimerkiksi { $seats } = ["red", …].
problem-age-colours = { $where }: kun laumoja on { $seats }, tarvitaan vähintään yhtä monta väriä, kaikki eri.
problem-age-predator-worth = { $where }: petoeläimen arvo on vähintään 1 (A1.4).
problem-age-predator-sorts = { $where }: kohdassa [predators] on { $found } erilaista petoeläintä; enintään { $most } voi erottaa.
problem-age-shape = { $where }: alue piirretään avaimella ”ring” tai ”outline”, vain toisella niistä.
problem-age-ring = { $where }: avaimessa ”ring” on sisempi ja ulompi säde väliltä 0–{ $most }, sitten ensimmäinen ja viimeinen aste, kumpikin pari nousevana, ei { $found }.
problem-age-outline-reach = { $where }: ”outline”: koordinaatit ovat väliltä -{ $most } … { $most }.
problem-age-outline-area = { $where }: avaimessa ”outline” on oltava vähintään kolme kulmaa ja pinta-ala.
problem-age-regions = { $where }: laudalla on 2–{ $most } aluetta, ei { $found }.
problem-age-id = { $where }: tunnuksessa ”{ $id }” saa olla vain pieniä kirjaimia, numeroita ja ”-”.
problem-age-id-taken = { $where }: alueen tunnus ei voi olla ”{ $id }”: asematiedostoissa sana tarkoittaa muuta.
problem-age-id-twice = { $where }: tunnus ”{ $id }” on kahdesti.
problem-age-border-unknown = { $where }: { $region }: ”{ $other }” ei ole toinen alue, johon olisi { $border ->
    [land] maaraja
   *[channels] vesialue
}.
problem-age-border-twice = { $where }: { $region }: sama { $border ->
    [land] maaraja
   *[channels] vesialue
} on mainittu kahdesti.
problem-age-border-one-sided = { $where }: { $region } mainitsee, että sen ja toisen alueen välillä on { $border ->
    [land] maaraja
   *[channels] vesialue
}, mutta { $other } ei mainitse samaa.
problem-age-channels = { $where }: vesialueita on { $found }; enintään { $most } mahtuu.
problem-age-channel-coast = { $where }: alueella { $region } on vesialue mutta ei rannikkoa (A1.5).
problem-age-start-region = { $where }: lauma ”{ $colour }” tarvitsee yhden aloitusalueen, ei { $found }.
problem-age-apart = { $where }: alueelle { $region } ei pääse alueelta { $start } maitse eikä vesialueiden yli.
problem-age-poor = { $where }: { $region }: alueita, joiden saalisarvo on enintään { $prey }, on enemmän kuin niin vähäarvoisia petoeläimiä, { $found } (A2.2).
problem-age-five = { $where }: johtajasusi ja pentue vastaavat viittä sutta (A1.1, A3.1).
problem-age-predator-count = { $where }: yhden lajin petoeläimiä voi laskea enintään { $most }.

## terminal

terminal-age-legend = saalis ≈ rannikko · 1:25L paikan 1 lauma, 25 sutta ja johtajasusi · ▲ pesä · ⚔ hyökkääjät ennen taistelua · karhu = n: petoeläimet ja niiden arvo · ~ vesialue, ❄ jäässä · -tundra: rivin oman värin tundra
terminal-age-values = tämän pöydän petoeläimet: ihminen { $human }, tiikeri { $tiger }, karhu { $bear }
terminal-age-values-ours = tämän pöydän petoeläimet: ihminen { $human }, tiikeri { $tiger }, karhu { $bear } (omat arvomme)
terminal-age-board = Tämä on { $board }.
terminal-age-region = alue
terminal-age-prey = saalis
terminal-age-there = ketä siellä on
terminal-age-borders = rajanaapurit
terminal-age-dens = pesät: { $dens } / { $goal }
terminal-age-wolves = sudet: { $wolves }, varastossa vielä { $supply }
terminal-age-fallen = kaatunut
