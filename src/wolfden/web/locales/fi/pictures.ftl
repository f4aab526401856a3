### What the pictures in the rules show.

picture-w1-1 = Alue: järven ympärillä viisi maastoa, kolme heksaa kutakin, kaksi yksinäistä sutta ja saalispino.
picture-w5-2 = Pelaajan lauta. Kukin laatta näyttää maaston ja kulmassaan sen, mitä se näyttää käännettynä; vieressä on, montako laattaa maksaa kustakin maastosta, ja kolme mittaria.
picture-w6-1 = Nopeus 3 ja maksettu niitty: nämä sudet saavat päättyä valaistuihin heksoihin.
picture-w7-1 = Alfasusi syrjäyttää vieraan laumasuden. Se menee yhteen valaistuista heksoista, jotka ovat yhtä lähellä.
picture-w8-1 = Alfasusi saa rakentaa omaan heksaansa ja viereen, muttei yksinäisen suden tai saaliin kohdalle.
picture-w9-1 = Tämä pesä on järven ja oman alfasutensa vieressä: siitä voi tulla luola.
picture-w10-1 = Yksinäinen susi on kahden heksan päässä alfasudesta. Ulvonnalla 2 se kuulee kutsun.
picture-w12-1 = Sudet kolmessa heksassa saaliin ympärillä: se on otettu.
picture-w13-2 = Kuu kolmen pelissä: kuunsirppi on pisteytetty, puolikuu tulee päivänä 17.
picture-w14-2 = Kolme laumaa alueella, 6 vastaan 5 vastaan 3. Niiden hallinta näkyy järvellä.
picture-a1-5 = Pelilauta: alueet saalisarvoineen, rannikot ja vesialueet meren ympärillä.
picture-a2-1 = Aloitusalue: 25 sutta johtajasusineen ja pesä.
picture-a3-6 = Kolmekymmentä sutta siellä, missä saalis riittää kahdellekymmenelle: vuoron lopussa kymmenen liikaa.
picture-a4-1 = Kymmenen sutta siirtyy viereiselle alueelle.
picture-a5-5 = Kymmenen sutta karhua vastaan, jonka arvo on 10, ja niiden voitonmahdollisuus.
picture-a6-1 = Kaksikymmentä sutta on rakentanut pesän.
picture-a8-4 = Vesialue on jäässä, ja sen voi ylittää.
picture-b1-1 = Kartta: numeroidut kylät, numerottomat pikkukylät ja peninkulman mittaiset tiet.
picture-b1-5 = Kaksitoista vuodenaikaa, 25 uhria ja neljä jälkeä: näin pitkällä kumpikin puoli on.
picture-b2-2 = Metsästäjät ovat ottaneet paikkansa.
picture-b5-1 = Yksi metsästäjä makaa ratsastuksen jälkeen eikä suojaa mitään; toinen seisoo ja suojaa kylän.
picture-b6-2 = Rakuunat ja seisovat metsästäjät suojaavat kylänsä; talonpojat pelastavat yhden hengen.
picture-b6-4 = Peto on hyökännyt; sen jättämä jälki on käännetty esiin.
