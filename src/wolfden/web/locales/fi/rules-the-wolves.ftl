### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Kerrottu kolmen painetun laitoksen mukaan: ukrainankielisen, venäjänkielisen ja tšekkiläisen. Missä ne eroavat, vaikenevat tai jättävät vastauksen kuvan varaan, huomautus kertoo, miten Wolfden pelaa. Mitään kartalla tai pelaajien laudoilla ei ole tarvinnut keksiä.

rule-w1 = Kartta
rule-w1-1 = Aluelaudassa on 16 heksaa: yksi järvi ja viisi kolmen heksan vyöhykettä, joista kullakin on oma maastonsa. Kaksi heksoista on merkitty yksinäiselle sudelle, yksi saaliille. Kaikilla kymmenellä aluelaudalla on tämä muoto; ne eroavat siinä, missä maastot ovat.
rule-w1-2 = Aloituslaudan ääriviivat ovat samat. Sen halki kulkee kuuden heksan rotko; pohjoispuolella on viisi heksaa ja eteläpuolella viisi, ja kummallakin puolella on jokainen maasto kerran. Aloituslauta ei ole alue, eikä sitä koskaan pisteytetä. Sinne saa rakentaa pesiä muttei luolia, koska järveä ei ole.
rule-w1-3 =
    Lautojen asettelu on määrätty kullekin pelaajamäärälle. Sattuma ratkaisee, mikä aluelauta tulee mihinkin paikkaan.
    | pelaajia | laudat
    | 2 | 5 aluetta, ei aloituslautaa
    | 3 | aloituslauta ja 6 aluetta
    | 4 | aloituslauta ja 8 aluetta
    | 5 | aloituslauta ja 10 aluetta
rule-w1-3-ruling = Sattuma jakaa laudat, saaliit, aluemerkit ja laumat yksi kerrallaan. Se on yhtä reilua kuin sekoittaminen, ja uusinta voi muistaa sen.
rule-w1-4 = Etäisyyksiä mitataan kahdella tavalla. Kävely lasketaan askelina heksasta heksaan; järvien ja rotkon yli tai kartan ulkopuolelta ei ole tietä, mutta nappulat ja merkit eivät koskaan ole esteenä. Kantama, ulvontaa ja alistamista varten, lasketaan suoraan kaiken yli.
rule-w1-4-ruling = Vain tšekkiläinen laitos sanoo, että ulvonta kantaa veden yli. Kartan aukkoa kohdellaan kuin vettä.

rule-w2 = Nappulat ja pelaajien laudat
rule-w2-1 = Jokaisella pelaajalla on 4 alfasutta, 8 laumasutta, 12 pesää, 4 luolaa ja 6 maastolaattaa.
rule-w2-2 =
    Lautasi kolmella mittarilla on kullakin neljä pesää. Mittarista otetut pesät nostavat sen arvoa.
    | otettuja pesiä | 0 | 1 | 2 | 3 | 4
    | levinneisyys | 2 | 3 | 3 | 4 | 4
    | nopeus | 3 | 4 | 4 | 5 | 5
    | ulvonta | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Mittarin toinen ja neljäs pesä tuovat lisäksi merkin.
    | mittari | toinen pesä | neljäs pesä
    | levinneisyys, 3–5 pelaajaa | toimintomerkki | maastomerkki
    | nopeus, 3–5 pelaajaa | maastomerkki | toimintomerkki
    | ulvonta, 3–5 pelaajaa | maastomerkki | toimintomerkki
    | jokainen mittari, 2 pelaajaa | toimintomerkki | maastomerkki
rule-w2-3-ruling = Kumpi merkki on kyseessä, näkyy vain lautojen kuvista.
rule-w2-4 =
    Mittari, josta on otettu pesiä, antaa lopussa pisteitä.
    | otettuja pesiä | 0–2 | 3 | 4
    | 3–5 pelaajaa | 0 | 3 | 7
    | 2 pelaajaa | 0 | 2 | 5
rule-w2-5 =
    Kahdeksan sutta odottaa laudallasi. Ne tulevat tässä järjestyksessä: lauma, lauma, alfa, lauma, lauma, alfa, lauma, lauma.
    | otettuja susia | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | pisteet | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Luolat ovat yhä arvokkaampia, ja kukin tuo heti maastomerkin.
    | rakennettuja luolia | 1 | 2 | 3 | 4
    | pisteet | 5 | 10 | 15 | 20
rule-w2-6-ruling = Että luola tuo merkin myös kahden pelaajan pelissä, näkyy vain kuvasta.
rule-w2-7 =
    Metsästysmittarilla on paikka yhdelle merkille kutakin saalislajia. 3–5 pelaajan pelissä kukin laji tuo otettaessa myös toimintomerkin; kahden pelaajan pelissä ei.
    | saalislajeja | 1 | 2 | 3 | 4 | 5
    | pisteet, 3–5 pelaajaa | 1 | 4 | 9 | 16 | 25
    | pisteet, 2 pelaajaa | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Mittarin arvoja ei lasketa yhteen. Lopussa lasketaan vain pisimmälle edennyt arvo, kerran kultakin kuudelta mittarilta: levinneisyys, nopeus, ulvonta, sudet, luolat ja metsästys.
rule-w2-9 = Yksi kuudesta laatastasi on kotilaatta: sen molemmilla puolilla on laumasi kotimaasto. Muut viisi ovat kaikilla samat: metsä/kallio, kallio/niitty, niitty/tundra, tundra/aavikko ja aavikko/metsä. Alussa niiden on näytettävä viittä eri maastoa, ja se onnistuu vain kahdella tavalla: kaikki etupuolet tai kaikki kääntöpuolet.
rule-w2-9-ruling = Kirjojen mukaan laatat saa asettaa miten vain, kunhan mikään maasto ei näy kahdesti. Wolfden aloittaa kaikilla etupuolilla, ellei pöytä anna pelaajien valita (W17).

rule-w3 = Alkuvalmistelut kolmelle–viidelle pelaajalle
rule-w3-1 = Asettele laudat (W1.3) ja pane yksinäinen susi jokaiseen sille merkittyyn heksaan: kaksi kullekin alueelle.
rule-w3-2 =
    Kukin saalisheksa saa kahden samanlaisen merkin pinon. Nämä pinot jaetaan umpimähkään:
    | pelaajia | hirvi | peura | pesukarhu | villisika | jänis
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Venäjänkielinen laitos sanoo pienintä saalista jänikseksi, kaksi muuta kaniiniksi. Merkki on sama.
rule-w3-3 =
    Kukin järvi saa yhden aluemerkin. Nämä jaetaan umpimähkään:
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Venäjänkielisessä laitoksessa lukee ”4 pelaajaa” kahden rivin kohdalla; muista laitoksista selviää, että viimeinen rivi on viidelle.
rule-w3-4 = Jokainen pelaaja johtaa eri laumaa, ja kullakin laumalla on oma kotimaastonsa.
rule-w3-4-ruling = Kirjat antavat pelaajien valita eivätkä mainitse järjestystä. Wolfden jakaa laumat umpimähkään tai antaa pelaajien valita paikkojen järjestyksessä (W17).
rule-w3-5 = Nyt kaikki asettavat susia: ensin ensimmäisestä paikasta viimeiseen, sitten takaisin viimeisestä ensimmäiseen. Joka kerta panet yhden alfasuden ja yhden laumasuden yhdessä aloituslaudan tyhjään heksaan rotkon viereen. Toisen parisi on oltava rotkon toisella puolella kuin ensimmäisen.
rule-w3-6 = Se, joka asetti ensin, saa ensimmäisen vuoron. Sitten pelataan myötäpäivään.
rule-w3-6-ruling = Laitokset valitsevat aloittajan umpimähkään, miten vain tai parhaan ulvonnan perusteella. Wolfdenissa hän on ensimmäinen paikka.

rule-w4 = Vuorosi
rule-w4-1 = Saat tehdä vuorollasi kaksi toimintoa, vaikka saman kahdesti. Saat lopettaa yhteen tai olla tekemättä yhtäkään.
rule-w4-1-ruling = ”Enintään kaksi” on tšekkiläisestä laitoksesta, muut sanovat kaksi. Vuoro päättyy vasta, kun pelaaja itse päättää sen.
rule-w4-2 = Kahden toimintosi jälkeen jokainen palauttamasi toimintomerkki antaa yhden lisää: niin monta kuin sinulla on, tällä vuorolla saadut mukaan luettuina. Lisätoiminto maksaa laattoja kuten muutkin.
rule-w4-2-ruling = Venäjänkielinen laitos sanoo kaiken tämän. Tšekkiläinen suosittelee enintään yhtä merkkiä vuorossa; pöytä voi valita niin (W17).
rule-w4-3 =
    Tämän toiminnot maksavat:
    | toiminto | laatat
    | siirto | 1
    | ulvonta | 2
    | rakentaa pesä | 2
    | parantaa luolaksi | 2
    | alistaminen | 3
rule-w4-4 = Jokaisen toiminnon jälkeen tarkistetaan metsästyksesi (W12). Kun päätät vuorosi, pisteytetään sen aikana saavutetut kuun vaiheet (W14). Sitten on seuraavan pelaajan vuoro.

rule-w5 = Maksaminen
rule-w5-1 = Maksat sen heksan maastolla, johon toiminto kohdistuu. Siirto maksetaan maastolla, johon sudet päättyvät.
rule-w5-2 = Maksa täsmälleen hinta: laatoilla, jotka nyt näyttävät tämän maaston, maastomerkeillä tai molemmilla. Mikään laatta ei käy kahdesti samassa toiminnossa. Maastomerkki käy yhdestä minkä tahansa maaston laatasta, ja pelkät merkitkin riittävät. Käännä sitten käyttämäsi laatat ja palauta merkit.
rule-w5-3 = Jos maaston näyttää useampi laatta kuin tarvitset, valitset, mitkä niistä käännät, sillä niiden kääntöpuolet ovat erilaiset. Kotilaatan kääntöpuolella on sama maasto, joten se voi auttaa maksamaan myös seuraavan toimintosi.
rule-w5-4 = Toimintomerkit ja maastomerkit eivät koskaan lopu.
rule-w5-4-ruling = Mikään laitos ei sano, että laatikossa olevien merkkien määrä on raja.

rule-w6 = Siirto
rule-w6-intro = Hinta: 1 laatta.
rule-w6-1 = Nimeä maasto ja maksa siitä. Sitten saat kävellä niin monella sudella kuin levinneisyytesi sallii. Kukin kävelee kerran, vähintään askelen ja enintään nopeutesi verran, ja kunkin on päädyttävä nimeämäsi maaston heksaan. Sillä, mistä se lähtee ja minkä yli se kulkee, ei ole väliä.
rule-w6-2 = Sudet kävelevät yksi kerrallaan. Minkään suden jälkeen mikään raja ei saa ylittyä, ja syrjäytetty susi menee uuteen heksaansa, ennen kuin seuraava kävelee.
rule-w6-2-ruling = Tšekkiläinen laitos tarkistaa kahden nappulan rajan toiminnon jälkeen, muut eivät nimeä hetkeä. Tarkistus jokaisen suden jälkeen sopii kaikkiin kolmeen.
rule-w6-3 = Kävelevä susi kulkee kaiken muun yli paitsi järvien ja rotkon. Se ei saa päättyä yksinäisen suden tai saaliin kohdalle.
rule-w6-4 = Susi saa päättyä tyhjään heksaan, heksaan, jossa on täsmälleen yksi oma nappulasi, tai heksaan, jossa vieras pesä on ainoa nappula. Alfasusi saa päättyä myös sinne, missä vieras laumasusi seisoo yksin; se syrjäytetään (W7).
rule-w6-5 = Siksi mikään susi ei pääty kahden nappulan luo, vieraaseen luolaan eikä vieraan alfasuden luo, eikä laumasusi koskaan vieraan laumasuden luo.
rule-w6-6 = Kun susi on kävellyt, heksassa ei koskaan ole yli kahta nappulaa. Saat maksaa siirron etkä kävellä kenelläkään; se on silti toiminto. Paluu lähtöheksaan ei ole kävelyä.
rule-w6-6-ruling = Mikään laitos ei kiellä siirtoa, jossa kukaan ei kävele. Se kääntää laatan, ja se voi olla toiminnon arvoista.

rule-w7 = Syrjäyttäminen
rule-w7-1 = Vuorossa oleva panee syrjäytetyn suden lähimpään sopivaan heksaan, askelina laskien siitä, missä se seisoi. Sopivia ovat heksat, joissa ei ole nappuloita eikä merkkejä, sekä heksat, joissa on täsmälleen yksi nappula, jos se kuuluu syrjäytetyn suden laumaan. Jos yhtä lähellä on useita, vuorossa oleva valitsee; yksi niistä voi olla heksa, josta alfasusi juuri lähti. Maastolla ja nopeudella ei ole väliä. Jos koko kartalla ei ole sopivaa heksaa, toiminto ei ole sallittu.
rule-w7-1-ruling = Laitokset sanovat vain ”lähin”. Laskemme askelia, emme pidä merkillistä heksaa tyhjänä emmekä anna suden kadota ilman sääntöä.
rule-w7-2 = Syrjäytetty susi ei metsästä mitään: vain vuorossa olevan metsästys tarkistetaan.

rule-w8 = Rakentaa pesä
rule-w8-intro = Hinta: 2 laattaa.
rule-w8-1 = Valitse heksa, jossa tai jonka vieressä on alfasutesi. Siinä ei saa olla yksinäistä sutta, saalista, pesää eikä luolaa, ja nappuloita enintään yksi, joka on sinun.
rule-w8-1-ruling = Kaksi laitosta kieltää siinä vain vieraat laumasudet, tšekkiläinen jokaisen vieraan suden. Nappuloiden järjestys, joka on painettu kaikkiin kolmeen, sulkee pois molemmat.
rule-w8-2 = Ota seuraava pesä valitsemastasi mittarista, saa se, mitä sen alta paljastuu (W2.2, W2.3), ja pane pesä heksaan.

rule-w9 = Parantaa luolaksi
rule-w9-intro = Hinta: 2 laattaa.
rule-w9-1 = Valitse järven viereinen pesäsi, jonka heksassa tai vieressä on alfasutesi, alueella, jolla sinulla ei vielä ole luolaa.
rule-w9-1-ruling = Usealla laumalla saa olla luola samalla alueella. Vain venäjänkielinen laitos sanoo sen suoraan.
rule-w9-2 = Pesä menee kuulaudan seuraavalle päivälle; se, mitä se toi, jää sinulle. Pane seuraava luolasi sen paikalle ja ota yksi maastomerkki.
rule-w9-3 = Jos heksassa on vieras susi, laumasusi tai alfasusi, se syrjäytetään (W7). Muiden laumojen luolilla alueella ei ole väliä.

rule-w10 = Ulvonta
rule-w10-intro = Hinta: 2 laattaa.
rule-w10-1 = Valitse yksinäinen susi, joka ei ole kauempana jostakin alfasudestasi kuin ulvontasi kantaa. Laudallasi on oltava susi jäljellä.
rule-w10-1-ruling = Että susi on oltava jäljellä, on meidän luentamme: toiminnossa on kyse suden panemisesta kartalle.
rule-w10-2 = Yksinäinen susi menee kuulaudan seuraavalle päivälle. Lautasi seuraava susi, laumasusi tai alfasusi (W2.5), tulee sen paikalle.

rule-w11 = Alistaminen
rule-w11-intro = Hinta: 3 laattaa.
rule-w11-1 = Valitse vieras laumasusi tai pesä, joka on ulvontasi kantamalla jostakin alfasudestasi; myös nappula alfasuden omassa heksassa käy. Sen on oltava siinä laumansa ainoa nappula, sillä saman lauman kaksi nappulaa suojaavat toisiaan. Alfasudet ja luolat ovat aina turvassa tältä.
rule-w11-1-ruling = Etäisyys 0 on kantamalla. Näin käy, kun alfasusi seisoo vieraassa pesässä.
rule-w11-2 = Nappula menee kuulaudan seuraavalle päivälle ja on poissa pelistä. Suden korvaa lautasi seuraava susi, joka voi olla alfasusi; pesän korvaa pesä valitsemastasi mittarista, ja saat sen, mitä paljastuu. Ilman sellaista nappulaa se ei onnistu.

rule-w12 = Metsästys
rule-w12-intro = Metsästys ei ole toiminto. Se on ilmaista ja tapahtuu itsestään.
rule-w12-1 = Jokaisen toimintosi jälkeen: jos sutesi ovat kolmessa tai useammassa eri heksassa sellaisen saalispinon vieressä, jonka lajia sinulla ei vielä ole, otat pinon päällimmäisen merkin ja sen, mitä se tuo (W2.7).
rule-w12-1-ruling = Vähintään kolme heksaa, minkä tahansa toiminnon jälkeen: venäjänkielinen laitos on selvin, muut voi lukea samoin.
rule-w12-2 = Saat ottaa useita lajeja kerralla. Jos kaksi saman lajin pinoa on piiritetty, valitset niistä toisen.
rule-w12-2-ruling = Mikään laitos ei puhu kahdesta saman lajin pinosta. Raja on yksi merkki kutakin lajia.
rule-w12-3 = Kun pino on loppu, sen heksa on heksa muiden joukossa. Saalis ei koskaan mene kuulaudalle.

rule-w13 = Kuu
rule-w13-1 = Jokainen kutsuttu yksinäinen susi, alistettu nappula ja luolaksi parannettu pesä menee kuulaudan seuraavalle päivälle.
rule-w13-2 =
    Kolme päivistä on kuun vaiheita. Kun täysikuu on saavutettu, vuoro saa jatkua seuraaville päiville; ne eivät merkitse mitään.
    | pelaajia | kuunsirppi | puolikuu | täysikuu
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Päivät ovat kuulautojen kuvissa; vain kolmen pelaajan 9 on painettu sanoin. Kahdelle pelaajalle laitokset nimeävät laudan eri puolet.

rule-w14 = Alueiden pisteytys
rule-w14-1 = Vuoron lopussa pisteytetään jokainen vaihe, jonka päivä saavutettiin sen aikana, yksi kerrallaan, kaikilla alueilla, joilla on sen merkki.
rule-w14-2 = Luola on alueellaan 3 hallintaa, jokainen muu nappula 1. Tasatilanteessa ratkaisee alueen alfasusien määrä. Vain laumat, joilla on alueella nappula, ovat mukana.
rule-w14-2-ruling = Laitokset puhuvat toiseksi eniten hallinnasta. Jos siellä ei ole mitään, se ei ole hallintaa.
rule-w14-3 =
    Vahvin lauma ottaa aluemerkin, toinen saa sen pienemmän arvon.
    | merkki | ensimmäinen | toinen
    | kuunsirppi | 4 | 2
    | puolikuu | 6 | 3
    | täysikuu | 8 | 4
rule-w14-4 = Jos useat laumat ovat yhä tasoissa ensimmäisestä sijasta, kukin niistä saa pienemmän arvon, merkki hylätään eikä kukaan muu saa pisteitä. Jos vain toinen sija on tasan, kukaan ei saa pienempää arvoa. Yksin oleva lauma ottaa merkin, eikä toista ole. Jos siellä ei ole ketään, merkki hylätään.
rule-w14-4-ruling = Mikään laitos ei sano, mitä tapahtuu, kun lauma on yksin tai paikalla ei ole ketään. Se seuraa säännöstä W14.2.

rule-w15 = Loppu
rule-w15-1 = Peli päättyy heti, kun täysikuu on pisteytetty, vaikka kesken kierroksen.
rule-w15-2 = Pisteesi: aluemerkkisi, pienemmät arvosi ja pisimmälle edennyt arvo kullakin kuudesta mittaristasi (W2.8).
rule-w15-3 = Tasatilanteessa voittaa se, jolla on enemmän aluemerkkejä; sitten se, jolla on enemmän susia kartalla; sitten se, jolla on enemmän alfasusia kartalla. Yhä tasoissa olevat jakavat sijan.
rule-w15-3-ruling = Vain venäjänkielinen laitos laskee alfasudet. Pöytä voi jättää sen pois (W17).
rule-w15-4 = Paikallaan polkeva peli päätetään: kun jokainen pelaaja on ollut kaksi vuoroa peräkkäin ilman yhtäkään toimintoa, tai vuoron 250 jälkeen. Jäljellä olevat vaiheet pisteytetään silloin järjestyksessä.
rule-w15-4-ruling = Mikään laitos ei sano tätä; ilman sitä peli voisi jatkua loputtomiin. Pöytä voi asettaa toisen rajan (W17).

rule-w16 = Kaksi pelaajaa
rule-w16-intro = Kaikki muut säännöt pätevät, näin muutettuina.
rule-w16-1 = Kartassa on viisi aluetta eikä aloituslautaa. Kutakin saalislajia on kerran, yksi merkki kullakin alueella, umpimähkään.
rule-w16-1-ruling = Ukrainankielinen laitos näyttää saaliin vain kuvassa, muut sanovat sen sanoin.
rule-w16-2 = Viisi aluemerkkipinoa asetetaan umpimähkään: kuunsirppi; täysikuu; täysikuu; kuunsirppi puolikuun päällä; puolikuu täysikuun päällä. Päällimmäinen merkki pisteytetään vaiheessaan ja poistuu; alempi jää omaan vaiheeseensa.
rule-w16-3 =
    Puolueeton lauma seisoo järvien vieressä, niistä koilliseen ja kaakkoon.
    | alueen merkit | koillinen | kaakko
    | kuunsirppi | 2 laumasutta | –
    | kuunsirppi puolikuun päällä | 1 luola | –
    | täysikuu | 1 luola, 1 alfasusi | –
    | puolikuu täysikuun päällä | 1 luola | 2 alfasutta
    
    Se ei koskaan toimi. Sen nappuloita ei voi alistaa eikä syrjäyttää, eikä kukaan voi päättyä niiden luo. Pisteytyksessä se on sijalla kuin mikä tahansa lauma mutta ei saa pisteitä: jos se on ensimmäinen, merkki hylätään ja toinen saa silti pienemmän arvon; jos se on toinen, kukaan ei saa pienempää arvoa; jos se jakaa ensimmäisen sijan pelaajan kanssa, tämä saa pienemmän arvon.
rule-w16-3-ruling = Venäjänkielinen laitos panee kaikki sen nappulat oikeaan yläheksaan, johon kolme ei mahdu; kuvissa ne ovat kuten yllä. Vain kaksi laitosta sulkee sen alistamisen kokonaan pois. Että toinen pitää palkintonsa, seuraa tavallisesta pisteytyksestä.
rule-w16-4 = Sudet asetetaan järjestyksessä ensimmäinen, toinen, toinen, ensimmäinen pelaaja. Joka kerta alfasusi ja laumasusi menevät yhdessä heksaan, jossa ei ole merkkejä eikä nappuloita, alueelle, jonka päällimmäinen merkki ei ole kuunsirppi.
rule-w16-5 = Ensimmäinen pelaaja aloittaa. Toisella on alusta asti yksi toimintomerkki.
rule-w16-5-ruling = Kaksi laitosta antaa sen toisen pelaajan vuoron alussa. Koska sitä ei voi käyttää aiemmin, mikään ei muutu.

rule-w17 = Pöydän valinnat
rule-w17-intro =
    Pöydän laatija saa muuttaa näitä. Ensimmäisenä on se, mitä Wolfden tekee ilman valintaa.
    | valinta | vaihtoehdot | sääntö
    | toimintomerkkejä vuorossa | rajatta, tai enintään yksi | W4.2
    | merkki viimeisille paikoille | ei, tai yksi toimintomerkki viimeisille paikoille (3 pelaajaa: kolmas; 4: kolmas ja neljäs; 5: neljäs ja viides) | W4.2
    | laatat alussa | kaikki etupuolet, tai kukin valitsee etu- tai kääntöpuolet | W2.9
    | laumat | jaetaan umpimähkään, tai valitaan paikkojen järjestyksessä | W3.4
    | alfasudet ratkaisevat viimeisen tasapelin | kyllä, tai ei | W15.3
    | viimeinen vuoro | 250, tai muu luku | W15.4
    | laudat | meidän, tai oma tiedosto | W1.3

rule-w18 = Esimerkkejä
rule-w18-intro = Nämä esimerkit on painettu laitoksiin. Wolfden pelaa kunkin niistä yhtenä testeistään.
rule-w18-1 = Laattojen kääntäminen. Aavikon lauma maksaa kahdella aavikkolaatallaan. Nyt kaksi sen laatoista näyttää metsää.
rule-w18-2 = Siirto. Nopeus 3, levinneisyys 2: yhdellä niittylaatalla alfasusi ja laumasusi kävelevät enintään kolme askelta kumpikin, samaan niittyheksaan tai eri heksoihin.
rule-w18-3 = Pesä. Kaksi aavikkolaattaa maksavat pesän aavikkoheksaan alfasuden viereen. Se otetaan nopeusmittarista, joten nopeus on nyt 4.
rule-w18-4 = Luola. Kaksi kalliolaattaa tekee järven ja alfasuden viereisestä pesästä luolan. Pesä menee yhdelle kuun päivistä; luola tuo maastomerkin ja lopussa 5 pistettä.
rule-w18-5 = Ulvonta. Ulvonnalla 2 kaksi tundralaattaa kutsuvat yksinäisen suden kahden heksan päästä. Laumasusi tulee sen paikalle.
rule-w18-6 = Alistaminen. Kahdella metsälaatalla ja yhdellä maastomerkillä alistetaan yksin seisova niityn laumasusi. Laudan seuraava susi sattuu olemaan alfasusi.
rule-w18-7 = Metsästys. Kaksi laumasutta kävelee niin, että niiden lauman susia on kolmessa heksassa hirven ympärillä. Hirvi otetaan, ja se tuo toimintomerkin.
rule-w18-8 = Pisteytys. Niityllä on 2 alfasutta, 2 laumasutta ja 1 pesä: 5. Kalliolla on 2 laumasutta ja 1 pesä: 3. Tundralla on luola, laumasusi ja 2 pesää: 6. Kuunsirpin kohdalla tundra ottaa merkin ja 4 pistettä, niitty saa 2 pistettä, kallio ei mitään.
rule-w18-9 = Tasatilanne. Kahdella laumalla on 3 hallintaa kummallakin, ja se voittaa, jolla on alueella alfasusi.
rule-w18-9-ruling = Laitokset painavat voittajalle eri nappulat: kaksi laumasutta ja alfasusi, tai (tšekkiläinen) pesä, laumasusi ja alfasusi.
rule-w18-10 = Lopulliset pisteet. Levinneisyys 7, nopeus 3, ulvonta 0, luolat 15, metsästys 9, sudet 4, aluemerkit 16: 54 pistettä.
