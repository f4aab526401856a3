# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Kierros { $round }/{ $limit }, vuorossa { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): saalisarvo { $prey }, rannikko
   *[no] { $name } ({ $region }): saalisarvo { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): saalisarvo { $prey }, rannikko, { $things }
   *[no] { $name } ({ $region }): saalisarvo { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } sutta ja johtajasusi ({ $who })
   *[no] { $wolves } sutta ({ $who })
}
age-attackers = { $lead ->
    [yes] hyökkää { $wolves } sutta ja johtajasusi ({ $who })
   *[no] hyökkää { $wolves } sutta ({ $who })
}
age-den = pesä
age-predators = { $predators }, arvo { $worth }
age-predator-group = { $thing ->
    [human] { $count } × ihminen
    [tiger] { $count } × tiikeri
   *[bear] { $count } × karhu
}
age-card-group = { $thing ->
    [scare] { $count } × häätö
    [breed] { $count } × lisäsudet
    [extra] { $count } × ylimääräinen siirto
   *[freeze] { $count } × jäätynyt meri
}
age-surplus = { $surplus } sutta liikaa: ne nääntyvät nälkään vuoron lopussa
age-starve = { $surplus } nääntyy nälkään
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } sutta nääntyy nälkään: { $places }
age-chance = { $chance } %
age-channel = Avovesi: { $first } – { $second }
age-channel-frozen = Jää: { $first } – { $second }, vuoron loppuun asti
age-card = { $card ->
    [scare] häätö
    [breed] lisäsudet
    [extra] ylimääräinen siirto
   *[freeze] jäätynyt meri
}
age-card-does = { $card ->
    [scare] Häätö: kaikki alueen petoeläimet pakenevat sinua
    [breed] Lisäsudet: joka pesäsi saa viisi sutta lisää
    [extra] Ylimääräinen siirto: yksi siirto lisää ennen taisteluja
   *[freeze] Jäätynyt meri: yhden vesialueen voi ylittää vuorosi loppuun asti
}
age-card-held = { $does } (kädessä { $count })
age-amount = { $wolves } sutta
age-sea = mereen
age-with-lead = johtajasuden kanssa
age-without-lead = ilman johtajasutta

## Packs
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
    [one] { $regions } alue
   *[other] { $regions } aluetta
}
age-hand-count = { $hand ->
    [one] { $hand } kortti kädessä
   *[other] { $hand } korttia kädessä
}
age-own = Laumasi
age-own-hand = Korttisi

## The strip above the table
age-turn = Vuorossa { $who }
age-round = Kierros { $round }/{ $limit }
age-stage-first = Sattuma kertoo, kuka aloittaa
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
age-fight = Taistelu, { $at }: { $strength } vastaan { $against }
age-piles = pakassa { $deck } korttia; käytetyt: { $cards }
age-none = ei ole
age-preview = Voiton mahdollisuus, { $at }: { $chance } %

## Actions
age-do-first = Aloita
age-do-predator = Aseta petoeläin
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
age-do-perish = Menehdy
age-do-drive = Häädä ne
age-do-leave = Jätä ne
age-do-withdraw = Siirrä pois
age-do-stay = Jää
age-do-lose = Menetä susia
age-do-lead = Uusi johtajasusi
age-do-den = Rakenna pesä
age-do-roam = Vaella
age-do-end = Päätä vuoro
age-do-discard = Poista kortti
age-play-card = { $card ->
    [scare] Häätö
    [breed] Lisäsudet
    [extra] Ylimääräinen siirto
   *[freeze] Jäätynyt meri
}
age-brief-card = Kortti: { $card }

## Questions
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
age-ask-lead-1 = Missä uusi johtajasusi on?
age-ask-litter-1 = Mikä pesä saa pentueensa?
age-open-first = Sattuma kertoo, kuka aloittaa.
age-open-predators = Petoeläimiä jaetaan.
age-open-cards = Kortteja jaetaan.
age-open-draw = Nostetaan kortti.
age-open-roll = Heitetään noppaa.
age-open-over = Peli on ohi.
age-open-litter = Varastossasi on enää { $left } sutta: valitse pesä, joka saa pentueensa.
age-open-reroll = Sinulla on { $ours } vastaan { $theirs }, { $at }: heitätkö uudelleen vai pidätkö heiton?
age-open-retreat = Sutesi on lyöty, { $at }: minne ne vetäytyvät, vai menehtyvätkö ne?
age-open-drive = Petoeläimet on lyöty, { $at }: häädä ne tai jätä ne.
age-open-withdraw = { $at } on liian täynnä: siirrä pois enintään { $debt } sutta, tai jää ja menetä { $debt }.
age-open-lose = Menetät { $debt } sutta, { $at }: onko johtajasusi niiden joukossa?
age-open-lead = Johtajasutesi kaatui: missä jokin laumoistasi saa uuden?
age-open-discard = Sinulla on liikaa kortteja: minkä poistat?
age-open-moved = Olet siirtänyt: pelaa kortti tai jatka.
age-open-move = { $more ->
    [0] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti.
    [one] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti; tämän jälkeen on vielä { $more } siirto.
   *[other] Siirrä laumaa, taistele petoeläimiä vastaan tai pelaa kortti; tämän jälkeen on vielä { $more } siirtoa.
}
age-open-battle = Aloita taistelu tai pelaa ensin kortti.
age-open-den = Rakenna pesä, pelaa kortti tai jatka.
age-open-roam = Anna susien vaeltaa alueittesi välillä tai pelaa kortti, ja päätä sitten vuoro.

## What happened
age-log-first = { $who } aloittaa.
age-log-predator = { $predator ->
    [human] Ihminen tulee alueelle { $at }.
    [tiger] Tiikeri tulee alueelle { $at }.
   *[bear] Karhu tulee alueelle { $at }.
}
age-log-refill = Käytetyistä korteista ({ $cards }) tulee taas pakka.
age-log-turn = Kierros { $round }: vuorossa { $who }.
age-log-litter = { $who } saa { $wolves } uutta sutta alueelle { $at }.
age-log-move = { $lead ->
    [yes] { $who } siirtää { $wolves } sutta ja johtajasuden, { $from } → { $to }.
   *[no] { $who } siirtää { $wolves } sutta, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } vaeltaa, { $wolves } sutta ja johtajasusi, { $from } → { $to }.
   *[no] { $who } vaeltaa, { $wolves } sutta, { $from } → { $to }.
}
age-log-hunt = { $who } käy petoeläinten kimppuun alueella { $at }.
age-log-roll = { $who } heittää { $face }.
age-log-tie = { $at }: kumpikin on yhtä vahva ja heittää uudelleen.
age-log-battle-pack = { $won ->
    [yes] { $who } voittaa taistelun alueella { $at }, vastassa { $rival }, { $strength } vastaan { $against }.
   *[no] { $who } ei voita taistelua alueella { $at }, vastassa { $rival }, { $strength } vastaan { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } voittaa petoeläimet alueella { $at }, { $strength } vastaan { $against }.
   *[no] { $who } ei voita petoeläimiä alueella { $at }, { $strength } vastaan { $against }.
}
age-log-go-back = { $who } palaa, { $from } → { $to }.
age-log-retreat = { $who } vetäytyy, { $wolves } sutta, { $from } → { $to }.
age-log-withdraw = { $who } siirtää pois { $wolves } sutta, { $from } → { $to }.
age-log-drive = { $who } häätää: { $predators }, { $from } → { $to }.
age-log-drive-sea = { $who } häätää mereen alueelta { $from }: { $predators }.
age-log-starve = { $predator ->
    [human] Ihminen nääntyy nälkään alueella { $at }.
    [tiger] Tiikeri nääntyy nälkään alueella { $at }.
   *[bear] Karhu nääntyy nälkään alueella { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } menettää { $wolves } sutta alueella { $at }, myös johtajasuden.
   *[no] { $who } menettää { $wolves } sutta alueella { $at }.
}
age-log-den = { $who } rakentaa pesän alueelle { $at }.
age-log-den-lost = { $who } menettää pesän alueella { $at }.
age-log-lead = { $who } saa uuden johtajasuden alueelle { $at }.
age-log-card = { $card ->
    [scare] { $who } pelaa kortin Häätö.
    [breed] { $who } pelaa kortin Lisäsudet.
    [extra] { $who } pelaa kortin Ylimääräinen siirto.
   *[freeze] { $who } pelaa kortin Jäätynyt meri.
}
age-log-freeze = { $who } jäädyttää veden: { $first } – { $second }.
age-log-draw = { $who } nostaa kortin.
age-log-draw-known = { $card ->
    [scare] { $who } nostaa kortin Häätö.
    [breed] { $who } nostaa kortin Lisäsudet.
    [extra] { $who } nostaa kortin Ylimääräinen siirto.
   *[freeze] { $who } nostaa kortin Jäätynyt meri.
}
age-log-discard = { $card ->
    [scare] { $who } poistaa kortin Häätö.
    [breed] { $who } poistaa kortin Lisäsudet.
    [extra] { $who } poistaa kortin Ylimääräinen siirto.
   *[freeze] { $who } poistaa kortin Jäätynyt meri.
}
age-log-out = { $who } on poissa pelistä.
age-log-out-cards = { $who } on poissa pelistä, poistetut kortit: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } aloittaa vuoronsa viidellä pesällä ja voittaa.
    [last-pack] { $who } on viimeinen elossa oleva lauma ja voittaa.
   *[round-limit] Viimeinen kierros on ohi: eniten pesiä voittaa.
}
