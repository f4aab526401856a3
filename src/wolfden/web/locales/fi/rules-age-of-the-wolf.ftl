### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Age of the Wolf -pelin säännöt omin sanoin, pelin ainoan sääntövihkon mukaan (ruotsi, englanti, suomi, tanska ja norja). Pelilauta, sen saalisarvot ja petoeläinten arvot ovat meidän omaa rekonstruktiotamme, koska vihko näyttää ne vain kuvissa. Pelin omistaja voi pelata laudalla omasta tiedostostaan. Wolfden on epävirallinen.

## A1
rule-a1 = Mitä pelissä on
rule-a1-1 = Joka laumalla on johtajasusi, joka vastaa 5 sutta, laatat 170 muulle sudelle (10 × 5, 6 × 10, 4 × 15) ja 6 pesää. Sudet kulkevat aina viiden erissä, ja laattoja saa vaihtaa milloin vain.
rule-a1-1-ruling = Laatat eivät lopu kesken niin kauan kuin varastossa on susia: vain susien määrä ratkaisee.
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
rule-a1-4-rebuilt = Petoeläinten määrät ovat vihkosta. Arvot ovat meidän, koska vihko näyttää ne vain kuvissa.
rule-a1-5 = Joka alueella on saalisarvo: sudet ja petoeläimet saavat siellä olla yhteensä enintään sen arvoiset. Alueilla on maarajoja, ja joillakin on rannikko. Vesialue yhdistää kaksi rannikkoa.
rule-a1-5-rebuilt = Koko lauta on meidän: 7 aluetta joka lohkossa napameren ympärillä, nimineen, rajoineen, rannikkoineen, vesialueineen ja saalisarvoineen.
rule-a1-6 = Hallitset aluetta niin kauan kuin sinulla on siellä susia, yksin tai petoeläinten rinnalla.
rule-a1-6-ruling = Myös taisteluaan odottavat hyökkääjät lasketaan: nekin ovat susia alueella.
rule-a1-7 = Alueet, joilla on yhteinen maaraja, ovat vierekkäisiä. Susien ja kortin A kannalta vierekkäisiä ovat myös vesialueen kaksi päätä, kun se on jäässä (A8.4). Petoeläinten kannalta vain maa ratkaisee.

## A2
rule-a2 = Valmistelut
rule-a2-1 = Sattuma ratkaisee, kuka aloittaa, ja vuoro kulkee myötäpäivään. Joka lauma asettaa aloitusalueelleen johtajasuden, 20 muuta sutta ja pesän.
rule-a2-2 = Joka muu alue saa yhden umpimähkään otetun petoeläimen, jonka arvo ei ylitä alueen saalisarvoa. Samoin ne aloitusalueet, joiden laumaa kukaan ei pelaa. Köyhimmät alueet ovat ensin.
rule-a2-2-ruling = Vihkoissa laattoja vaihdetaan, kunnes kaikki sopivat, eikä järjestystä mainita. Aloitamme köyhimmistä alueista ja palautamme sopimattomat ennen seuraavaa, joten sopiva laatta löytyy aina.
rule-a2-3 = Joka pelaajalle jaetaan 3 korttia.
rule-a2-4 = Lauta on yhtä suurista lohkoista koottu kehä, yksi lohko joka laumalle. Voidaan myös valita, että lohkoja on aina neljä; silloin kaksi laumaa on vastakkain, ja kolme ottaa kolme ensimmäistä paikkaa.
rule-a2-4-ruling = Vihkossa on yksi lauta kaikille. Sillä kahdella tai kolmella laumalla olisi erilaiset naapurit, joten oletuksena on kehä, jossa on lohko joka laumalle.
rule-a2-4-rebuilt = Kehä ja sen lohkot ovat meidän.

## A3
rule-a3 = Vuoro
rule-a3-0 = Jos sinulla on vuorosi alkaessa laudalla 5 pesää tai enemmän, voitat heti.
rule-a3-1 = Vaihe 1, pentueet: joka alue, jolla sinulla on pesä, saa 5 uutta sutta niin kauan kuin varastosi riittää.
rule-a3-1-ruling = Jos varasto ei riitä kaikille pesille, valitset yksi kerrallaan, mitkä saavat pentueen. Vihko ei kerro siitä.
rule-a3-2 = Vaihe 2, siirto: teet yhden siirron (A4) tai et yhtään.
rule-a3-2-ruling = Yhdessä kohdassa vihko käskee tehdä siirron, toisessa se antaa luvan. Lauma, joka ei voi siirtyä, ei voisi totella, joten pakkoa ei ole.
rule-a3-3 = Vaihe 3, taistelut (A5): ne käydään siirtojen järjestyksessä. Joka alueella taistelet ensin susia, sitten petoeläimiä vastaan.
rule-a3-3-ruling = Taistelu käydään siellä, minne siirto johti, jos siellä on vihollinen, kun vuoro tulee: kortti on voinut häätää vihollisen pois tai tuoda uuden.
rule-a3-4 = Vaihe 4, pesä: saat rakentaa pesän (A6).
rule-a3-5 = Vaihe 5, vaeltaminen: sudet, joita ei ole siirretty, saavat vaeltaa alueittesi välillä (A7).
rule-a3-6 = Vaihe 6, nälkä: jokaisella alueellasi, jolla susien ja petoeläinten yhteinen arvo ylittää saalisarvon, menetät susia, kunnes saalis riittää. Sitä ennen alueesi saavat omalla vuorollasi olla liian täynnä. Se, joka menettää susia, nyt tai muulloin, päättää, onko johtajasusi niiden joukossa.
rule-a3-6-ruling = Muista susista kuolevat ensin ne, joita on siirretty; se ei ole sinulle koskaan huonompi. Johtajasuden alue on viimeisenä, jotta menetetty johtajasusi palaa valmiille alueelle. Jos pelkkiä petoeläimiäkin on liikaa, kaikki alueen sudet kuolevat ja sitten poistuvat arvoltaan pienimmät petoeläimet.
rule-a3-7 = Vaihe 7, kortti: nosta yksi ja poista sitten kortteja avoimesti, kunnes sinulla on enintään 5. Omalla vuorollasi saat pelata niin monta korttia kuin haluat: ennen siirtoa, taistelua, pesää tai vaellusta ja ennen kuin päätät vaiheen 5, mutta et koskaan nopanheiton ja sen taistelun lopun välissä.
rule-a3-7-ruling = Vihko sanoo ”milloin tahansa”; nämä ovat ne hetket. Ohjelma pysähtyy kortteja varten aina, kun kädessäsi on kortteja, olivat ne mitä tahansa, joten tauosta ei voi päätellä mitään.

## A4
rule-a4 = Siirto
rule-a4-1 = Joko siirrät 5 sutta tai enemmän, aina viiden erissä, yhtenä laumana hallitsemaltasi alueelta viereiselle alueelle, jota et hallitse. Sinä päätät, lähteekö johtajasusi mukaan. Pesän saa jättää vartioimatta, mutta silloin menetät sen heti (A6.3).
rule-a4-2 = Tai taistelet petoeläimiä vastaan yhdellä hallitsemallasi alueella.
rule-a4-2-ruling = Jos ylimääräinen siirto vie sieltä sitten susia, jäljelle jäävät taistelevat. Jos yksikään ei jää, taistelua ei tule.
rule-a4-3 = Joka susi siirtyy vain kerran vuorossa. Jos pelaat kortin Ylimääräinen siirto, ensin tehdään kaikki siirrot ja sitten käydään kaikki taistelut. Toinen lauma saa seurata samalle alueelle vain, kun siellä on vihollinen, ja joka alueesta taistellaan kerran vuorossa, kaikilla siellä olevilla susillasi.
rule-a4-3-ruling = Kortti toistaa vaiheen 2 ennen vaihetta 3, joten taistelu odottaa kumpaakin laumaa, ja ne taistelevat yhtenä. Ilman vihollista alue on jo sinun, ja A4.1 kieltää siirtymästä sinne.

## A5
rule-a5 = Taistelu
rule-a5-1 = Taisteluvoimasi on heittosi kertaa mukana olevat sutesi: hyökkääjällä kaikki alueelle siirtyneet sudet, puolustajalla kaikki siellä olevat.
rule-a5-2 = Jos johtajasutesi on mukana, saat heittää uudelleen, kun kumpikin on heittänyt, ja suurempi heittosi on voimassa. Hyökkääjä päättää ja heittää ensin, sitten puolustaja, kumpikin kerran samassa heittoerässä.
rule-a5-2-ruling = Vihko ei mainitse järjestystä. Sinulta ei kysytä, jos uusi heitto ei voi muuttaa tulosta; tasatilanteen jälkeen uudessa heittoerässä on taas sama oikeus.
rule-a5-3 = Suurempi taisteluvoima voittaa. Jos ne ovat yhtä suuret, heitätte uudelleen.
rule-a5-4 = Lyödyt hyökkääjät palaavat sinne, mistä tulivat, jäätyneen vesialueen yli, jos tulivat siitä. Lyödyt puolustajat saavat vetäytyä yhdessä yhdelle viereiselle alueelle, jota ne hallitsevat; saalisarvon ylittävä osa kuolee siellä heti. Jos sellaista aluetta ei ole tai ne niin päättävät, kaikki kuolevat. Pesä palaa omistajalleen.
rule-a5-4-ruling = Jos kaksi laumaa hyökkäsi, kumpikin palaa sinne, mistä tuli. Puolustajat saavat vetäytyä myös jäätyneen vesialueen yli, täydelle alueelle tai alueelle, johon hyökätään; siellä odottavat hyökkääjät eivät vie sen tilaa. Jos alueelle, jolle hyökkääjät palaavat, on tullut petoeläimiä, ne jakavat alueen vaiheeseen 6 asti.
rule-a5-5 = Petoeläimet eivät heitä noppaa. Niiden voima on arvojen summa, ja sinun on ylitettävä se. Johtajasusi antaa tässäkin heittää uudelleen.
rule-a5-6 = Jos voitat, saat häätää ne kaikki yhdessä yhdelle viereiselle alueelle (A5.8) tai jättää ne. Jos et voita, ne jäävät, ja sutesi jäävät niiden rinnalle, mutta sudet, joille saalis ei riitä, kuolevat heti.
rule-a5-7 = Missä on sekä susia että petoeläimiä, taistelet ensin susia vastaan ja petoeläimiä vastaan vain, jos voitat.
rule-a5-8 = Rannikolta veteen häädetyt petoeläimet poistuvat pelistä. Jos ne tekevät toisen lauman alueen liian täydeksi, sen omistaja saa ensin siirtää pois susia, enintään ylimäärän, yhdelle viereiselle alueelle, jota hallitsee ja jolla on tilaa; loput ylimäärästä kuolevat. Siellä odottavia hyökkääjiä ei lasketa. Missä susia ei ole tai ei enää ole, poistuvat arvoltaan pienimmät petoeläimet, kunnes saalis riittää muille. Omalla alueellasi raja odottaa vaiheeseen 6.
rule-a5-8-ruling = Pelkän kortin mukaan omalta alueeltasikin poistettaisiin heti, mutta vuorosi aikana alueesi saavat olla liian täynnä. Sudet siirretään pois viiden erissä, kaikki samalle alueelle. Jos vastustajan sudet ovat poissa alueelta, jolla hyökkääjät odottavat, petoeläimet vähennetään saalisarvoon, ja hyökkääjät pitävät alueen ja taistelevat silti niitä vastaan.
rule-a5-9 = Petoeläimet eivät koskaan ylitä vesialuetta, jäätynyttäkään.

## A6
rule-a6 = Pesät
rule-a6-1 = Missä sinulla on 20 sutta tai enemmän eikä omaa pesää, saat vaiheessa 4 rakentaa pesän, vaikka saalisarvo olisi alle 20. Vuorossa saat rakentaa yhden pesän.
rule-a6-1-ruling = Vihko ei kerro, montako; pöytä voi valita, että niitä saa rakentaa rajatta.
rule-a6-2 = Alueella saa olla yksi oma pesä, ja yhteensä niitä on 6.
rule-a6-3 = Pesä, jonka luona on alle 5 omistajan sutta, poistetaan heti, oli kenen vuoro tahansa.

## A7
rule-a7 = Vaeltaminen
rule-a7-1 = Sudet, joita ei ole tällä vuorolla siirretty, saavat siirtyä yhdelle viereiselle alueelle, jota hallitset, myös jäätyneen vesialueen yli. Kukin saa tehdä sen kerran, ryhmä kerrallaan, ja tyhjäksi jäänyttä aluetta et enää hallitse. Taistelua ei tule.
rule-a7-2 = Sudet, jotka taistelivat petoeläimiä vastaan paikallaan, eivät ole siirtyneet, mutta takaisin palanneet hyökkääjät ovat. Uudet sudet saavat siirtyä tai vaeltaa.

## A8
rule-a8 = Voimakortit
rule-a8-1 = A, Häätö: valitse hallitsemasi alue tai sen viereinen alue. Kaikki sen petoeläimet pakenevat yhdessä yhdelle viereiselle alueelle tai rannikolta veteen (A5.8).
rule-a8-1-ruling = Vihko puhuu vain alueista, jotka rajoittuvat hallitsemaasi alueeseen. Sudet, jotka häätävät petoeläimiä rajan takaa, häätävät myös rinnallaan olevat.
rule-a8-2 = B, Lisäsudet: 5 uutta sutta jokaiselle alueelle, jolla sinulla on pesä, kuten kohdassa A3.1.
rule-a8-2-ruling = Tanskankielinen vihko puhuu 5 laatasta; sen oma otsikko ja kaikki muut kielet sanovat 5 sutta.
rule-a8-3 = C, Ylimääräinen siirto: siirtosi jälkeen teet vielä yhden ennen taisteluja. Näitä kortteja saa pelata useita, yhden kerrallaan.
rule-a8-3-ruling = Suomenkielinen vihko kutsuu korttia ylimääräiseksi pelivuoroksi, mutta sen teksti toistaa vain vaiheen 2, kuten muissakin kielissä.
rule-a8-4 = D, Jäätynyt meri: yksi valitsemasi vesialue on jäässä vuorosi loppuun asti, ja sen voi ylittää kumpaankin suuntaan. Joka kortti jäädyttää yhden vesialueen.
rule-a8-4-ruling = Se saa olla mikä tahansa, joka ei ole vielä jäässä, olivat sutesi missä tahansa.
rule-a8-5 = Kortin saa pelata vain, jos sillä on vaikutus, ja C:n vain vaiheessa 2, siirron jälkeen. Pelatut kortit menevät käytettyihin. Kun kortti pitäisi nostaa ja pakka on tyhjä, käytetyistä tulee uusi pakka; jos niitäkään ei ole, korttia ei nosteta.
rule-a8-5-ruling = Vihko ei puhu korteista, joilla ei ole vaikutusta. Korteista luopuminen kuuluu vaiheeseen 7.
rule-a8-6 = Mitä kortteja sinulla on, on salaisuutesi; montako niitä on, näkyy kaikille.
rule-a8-6-ruling = Myös käytetyt kortit ja pakan koko ovat kaikkien nähtävissä.

## A9
rule-a9 = Johtajasusi, putoaminen, pelin loppu
rule-a9-1 = Menetetty johtajasusi korvaa heti 5 muuta sutta alueella, jonka omistaja valitsee, joten susien määrä ei muutu. Sen katsotaan siirtyneen, jos nuo sudet olivat siirtyneet.
rule-a9-1-ruling = Englanninkielinen vihko sallii minkä tahansa alueen, muut puhuvat toisesta alueesta; me sallimme jokaisen, jolla omistajalla on vielä susia, myös hyökkääjät ennen taisteluaan. Se korvaa siirtymättömiä susia, missä niitä on. Jos tällaiset hyökkääjät häviävät, se palaa niistä ensimmäisten kanssa.
rule-a9-2 = Lauma, jolla ei ole susia laudalla, putoaa: sen pesät poistetaan ja kortit menevät käytettyihin. Viimeinen elossa oleva lauma voittaa heti.
rule-a9-2-ruling = Voittajan jälkeen sijat ratkaisevat pesät, alueet ja sudet; pudonneet laumat jakavat viimeisen sijan.
rule-a9-3 = Peli päättyy myös kierroksen 60 jälkeen, ellei pöytä ole valinnut muuta rajaa. Kierros on ohi, kun vuoro ohittaa aloittajan paikan, ja tämä tarkistetaan ennen kohtaa A3.0. Silloin voittaa se, jolla on eniten pesiä, sitten alueita, sitten susia; jos kaikki on tasan, voitto jaetaan.
rule-a9-3-ruling = Vihkossa ei ole kierrosten rajaa; ohjelma tarvitsee sellaisen.

## A10
rule-a10 = Esimerkkejä
rule-a10-1 = Alussa sinulla on aloitusalueellasi 25 sutta ja pesä sekä 3 korttia.
rule-a10-2 = Kymmenen sutta taistelee karhua (10) vastaan. Heitolla I ne eivät voita, sillä 10 ei ole enemmän kuin 10; heitolla II ne voittavat.
rule-a10-3 = Susien tasatilanne heitetään uudelleen. Tasatilanne petoeläinten kanssa ei ole voitto.
rule-a10-4 = Sinulla on 20 sutta alueella, jonka saalisarvo on 15. Rakennat pesän vaiheessa 4, ja vaiheessa 6 susia jää 15. Pesä pysyy.
rule-a10-5 = Häviät hyökkäyksen jäätyneen vesialueen yli: sutesi palaavat jäätä pitkin. Jää sulaa vuorosi lopussa.
rule-a10-6 = Tiikeri (20) häädetään toisen lauman alueelle, jonka saalisarvo on 30 ja jolla on 20 sutta. Omistaja pitää siellä 10 ja saa siirtää enintään 10 yhdelle naapurialueelle, jolla on tilaa.
