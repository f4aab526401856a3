### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Suden veljeskunnan (Brotherhood of the Wolf) säännöt omin sanoin, pelin venäjänkielisen sääntövihkon mukaan. Tiekartta ja 23 vuodenaikakorttia 24:stä ovat meidän omiamme, koska vihko näyttää ne vain kuvissa; kortti Sumu on vihkosta. Pelin omistaja voi pelata omista tiedostoistaan otetulla kartalla ja korteilla. Wolfden on epävirallinen.

## B1
rule-b1 = Mitä pelissä on
rule-b1-1 = Kylillä on numerot 1–30, pikkukylillä ei. Joka tie on yhden peninkulman pituinen, ja etäisyys on lyhin reitti. Grandrieu, Javols ja Le Malzieu ovat erityisiä kyliä: jotkin kortit mainitsevat ne.
rule-b1-1-rebuilt = Kartta on meidän: 30 kylää, 36 pikkukylää ja 110 tietä todellisilla paikoillaan. Vihkosta ovat aloituskylät, Auvers numerona 3, erityiset kylät ja kohdan B11.1 esimerkki.
rule-b1-2 = Pedolla on viisi henkilöllisyyttä: susilauma, petoeläin, kreivi, paholainen, kulkuri. Kullakin on kortti ja kaksipuolinen jälkilaatta.
rule-b1-3 =
    Neljä metsästäjää on aina pelissä, ja heitä johtaa 1–4 pelaajaa sitä vastaan, joka pelaa Petoa. Kukin tunnistaa yhden jäljen sen tunnuksesta, ja lisäksi kaikki tunnistavat kulkurin.
    | metsästäjä | jälki
    | piispa | paholainen
    | riistanvartija | susilauma
    | markiisi | petoeläin
    | kuninkaan lähettiläs | kreivi
rule-b1-3-ruling = Nappulat jaetaan metsästäjien paikoille vuorotellen, tai ne valitaan vuorotellen (valinta). Kukin johtaa vain omia nappuloitaan; toinen valinta antaa jokaisen metsästäjän käyttää kaikkia. Kuka tahansa heistä saa sijoittaa joukon ja päättää vaiheen kaikkien puolesta.
rule-b1-4 = Joukkoja on 12: kesän ja kevään ruuduissa kummassakin 3 rakuunajoukkoa, syksyn ja talven ruuduissa kummassakin 3 talonpoikaisjoukkoa. Lisäksi on 25 verimerkkiä uhreille ja Portefaix-nappula.
rule-b1-5 = Pelissä on enintään 12 kierrosta, yksi kullekin vuodenajalle kesästä 1764 kevääseen 1767. Kierroksella on neljä vaihetta: vuodenaika, Peto, metsästäjät, hyökkäys.

## B2
rule-b2 = Ensimmäinen uhri (kevät 1764)
rule-b2-1 = Peto valitsee salaa todellisen henkilöllisyytensä ja aloituskylän: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) tai Les Hubacs (29).
rule-b2-2 = Metsästäjät sijoittavat neljä nappulaansa mihin tahansa kyliin tai pikkukyliin, yhteen tai erilleen.
rule-b2-2-ruling = Kukin nappula sijoitetaan kerran; kun kaikki neljä ovat kartalla, aloituskylä paljastetaan.
rule-b2-3 = Aloituskylä paljastetaan. Jos siellä ei ole metsästäjää, Peto saa 1 uhrin. Jälkeä ei jätetä, ja kyläkortti jää kevään ruutuun kevääseen 1765 asti, joten kylää ei voi valita ennen sitä.

## B3
rule-b3 = Vaihe 1: vuodenaika
rule-b3-1 = Käännetään umpimähkään vuodenajan kortti, jota ei ole vielä nähty. Vain uusin kortti on voimassa: se vaikuttaa vaiheessa, jonka se mainitsee, ja sen määräykset pätevät kierroksen loppuun. Vain Portefaix pysyy, kunnes häntä tarvitaan.
rule-b3-1-rebuilt = Joka vuodenajalla on kuusi korttia. Sumu on vihkosta, muut 23 ovat meidän.
rule-b3-2 = Metsästäjät sijoittavat yhden joukon vuodenajan ruudusta kylään, jossa joukkoa ei ole, ei koskaan pikkukylään. Se jää sinne pysyvästi. Jos he jättävät väliin, joukko menetetään; tyhjä ruutu ei anna mitään. Portefaix’n sijoittavat ja joukkoja siirtävät kortit tulevat ensin.

## B4
rule-b4 = Vaihe 2: Peto
rule-b4-1 = Peto ottaa takaisin jäljen, jonka se jätti kaksi vuodenaikaa sitten, ja kyläkortin, jonka se pelasi samana vuodenaikana viime vuonna.
rule-b4-2 = Se valitsee salaa 1–4 peninkulman päässä olevan kylän, jonka kortti sillä on, joten mikään kylä ei toistu vuoden sisällä. Kortin kanssa se jättää vapaan jälkilaatan: kuvapuoli alas ilman voimaa tai kuvapuoli ylös voiman kanssa.
rule-b4-2-ruling = Kylä ja laatta ovat yksi valinta, ja ne tarkistetaan parina: 5 tai 6 peninkulmaa onnistuu vain, kun susilauman kuvapuoli on ylös.
rule-b4-3 = Peto kulkee kaiken läpi ja saa päätyä sinne, missä on metsästäjiä tai joukkoja. Se ei koskaan päädy pikkukylään eikä koskaan jää paikalleen.
rule-b4-4 =
    Kuvapuoli ylös jätetyllä laatalla on voimansa, oli todellinen henkilöllisyys mikä tahansa.
    | laatta | voima
    | susilauma | 2 peninkulmaa pidemmälle, enintään 6
    | petoeläin | 1 uhri lisää
    | kreivi | rakuunat eivät suojaa
    | paholainen | saa siirtää yhtä metsästäjää yhden peninkulman ennen kylän paljastamista
    | kulkuri | 1 uhri lisää, jos hyökkäyksen kohde on enintään 3 peninkulman päässä kylästä Auvers
rule-b4-4-ruling = Paholainen toimii vaiheen 4 alussa; metsästäjä seisoo tai makaa kuten ennenkin. Petoeläin, kreivi ja kulkuri vaikuttavat itsestään, koska niistä ei ole Pedolle koskaan haittaa; susilauma ja paholainen jättävät valinnan. Kortti, joka muuttaa Pedon kulkumatkaa, muuttaa myös susilauman rajaa.
rule-b4-5 = Liian kaukana olevaa kylää ei voi valita.
rule-b4-5-ruling = Vihkossa tällainen lipsahdus maksaa Pedolle liikkeen ja uhrit. Ohjelma ei anna sen tapahtua.

## B5
rule-b5 = Vaihe 3: metsästäjät
rule-b5-1 = Kukin metsästäjä liikkuu 0–3 peninkulmaa, missä järjestyksessä tahansa. He saavat pysähtyä pikkukyliin ja olla samassa paikassa. Jos matka on 0–2 peninkulmaa, metsästäjä on jalan, seisoo ja suojaa kylän. Tasan 3 peninkulmaa on ratsastus: nappula makaa seuraavaan vaiheeseen 3 asti eikä suojaa.
rule-b5-1-ruling = Metsästäjä liikkuu kerran. Se, jota ei ole siirretty vaiheen päättyessä, on liikkunut 0 peninkulmaa ja seisoo. Jos kortti muuttaa lukuja, kaikki jalan kuljettavan matkan ylittävä on ratsastusta.

## B6
rule-b6 = Vaihe 4: hyökkäys
rule-b6-1 = Kylä paljastetaan, ja Pedon nappula siirtyy sinne.
rule-b6-2 =
    Uhreja on 5 miinus kuljetut peninkulmat, korttien muuttamana, plus 1 voimasta, miinus 1 kylän talonpojista, mutta ei alle 0. Jos siellä on seisova metsästäjä, rakuunat (ellei kreivin kuvapuoli ole ylös) tai muu suoja, kukaan ei kuole. Se, minkä kortti lisää, ”jos uhreja on”, tulee viimeisenä.
    | peninkulmia | 1 | 2 | 3 | 4 | 5 tai 6
    | uhreja | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = ”Ei alle 0” otetaan huomioon kerran, talonpoikien jälkeen.
rule-b6-3 = Saatuaan uhrin numero 25 Peto voittaa heti, ennen tutkintaa. Laskeminen loppuu lukuun 25.
rule-b6-4 = Sitten metsästäjät saavat tutkia, haluamassaan järjestyksessä. Pedon kylässä tai edellisen vuodenajan kohteessa oleva metsästäjä, seisova tai makaava, kääntää sen jäljen. Paikalla oleva metsästäjä, joka tunnistaa sen, ottaa laatan ja kysyy: onko tämä todellinen henkilöllisyytesi? Vastaus on aina totta. Kyllä: metsästäjät voittavat heti. Ei: he pitävät laatan.
rule-b6-4-ruling = Kukin metsästäjä tutkii kerran vuodenajassa; useampi saa tutkia, kummassa tahansa kylässä. Tarjolla on vain sellaista tutkittavaa, joka voi muuttaa jotakin, ja kierros päättyy, kun sitä ei enää ole.
rule-b6-5 = Kulkuri on tunnistettava kahdessa eri kylässä, ja kylä lasketaan vain kerran, vuodesta riippumatta. Ensimmäisellä kerralla metsästäjät ottavat mustan merkin ja laatta jää; toisella he ottavat laatan ja kysyvät.
rule-b6-5-ruling = Piilossa oleva kulkuri merkin kylässä käännetään, mutta sitä ei lasketa uudelleen.
rule-b6-6 = Jo kuvapuoli ylös olevan laatan voi ottaa samalla tavalla metsästäjä, joka tunnistaa sen ja on nykyisessä tai edellisessä kylässä.
rule-b6-7 = Neljännellä jälkilaatalla metsästäjät voittavat heti; mustaa merkkiä ei lasketa. Jos neljäs on todellinen henkilöllisyys, voiton syyksi mainitaan henkilöllisyys.
rule-b6-8 = Jos vuodenaikakortti on poistanut kyläkortin tai sen jäljen, ei ole mitään tutkittavaa.

## B7
rule-b7 = Sumu
rule-b7-1 = Sumussa kyläkortti jää kuvapuoli alas, ja uhrit asetetaan sen selkäpuolelle: niiden määrä näkyy kaikille ja lasketaan heti. Suoja toimii kertomatta, missä. Pedon nappula poistuu kartalta, eikä sen kylää voi tutkia tänä vuodenaikana.
rule-b7-1-ruling = Määrä on metsästäjille uutta tietoa, joten mitään sitä edeltävää ei voi kumota.
rule-b7-2 = Seuraavana vuodenaikana Peto jatkaa piilopaikastaan. Vaiheessa 4 paljastetaan kumpikin kortti, ja piilossa ollut kylä on edellinen kylä. Päättyi peli miten tahansa, kylä paljastetaan silloin.
rule-b7-2-ruling = Jos sumua seuraa sumu, mikä on mahdollista vain omilla korteilla, vanhempi kortti paljastetaan ja uudempi jää piiloon.

## B8
rule-b8 = Pelin loppu
rule-b8-1 = Peto voittaa saatuaan 25 uhria. Metsästäjät voittavat, kun he nimeävät sen todellisen henkilöllisyyden tai ottavat neljännen jälkilaatan.
rule-b8-1-ruling = Lopussa näytetään henkilöllisyys ja piilossa oleva kylä; kuvapuoli alas olevat jäljet jäävät niin. Voitosta saa 2, tasapelistä 1, kaikki metsästäjät saman.
rule-b8-2 = Kierroksen 12 jälkeen uhreihin lisätään jälkilaatat, joita metsästäjät eivät ole ottaneet. Jos summa on 25 tai enemmän, peli on tasan; muuten metsästäjät voittavat.

## B9
rule-b9 = Muunnelma kokeneille
rule-b9-1 = Kevät ja kesä suosivat metsästäjiä, syksy ja talvi Petoa. Ennen kohtaa B2, järjestyksessä kevät, kesä, syksy, talvi, se puoli, jota vuodenaika suosii, valitsee yhden kuudesta kortista, toinen poistaa yhden, ja niin edelleen, kunnes kolme on valittu; viimeinen poistetaan. Kunkin valitun kortin voi pelata kerran.
rule-b9-1-ruling = Kumpikin puoli voi päätellä, kenellä on mitkäkin kortit; katsojilta ne ovat piilossa, kunnes ne pelataan.
rule-b9-2 = Vaiheessa 1 se puoli, jota vuodenaika suosii, valitsee yhden vuodenajan korteistaan umpimähkään nostetun sijasta.

## B10
rule-b10 = Vuodenaikakortit
rule-b10-intro =
    Joka vuodenajalla on kuusi korttia. Kukin vaikuttaa omassa vaiheessaan. Kortti { season-card-au1 } on vihkosta (B7), muut ovat meidän.

    Kesä
    | kortti | vaihe | vaikutus
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Syksy
    | kortti | vaihe | vaikutus
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }

    Talvi
    | kortti | vaihe | vaikutus
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Kevät
    | kortti | vaihe | vaikutus
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = ”François Antoine” siirtää yhden joukon kerrallaan eikä mitään kahdesti; kylä, jonka joukko jättää, on taas vapaa. Kortin ”Kuninkaan palkkio” lisäjoukon saa jättää väliin menettämättä sitä.
rule-b10-1-rebuilt = Kaikki kohtien B10.1–B10.6 kortit ovat meidän.
rule-b10-2 = ”Rankkasade” on toteutettava, kohdan B4.1 jälkeen. Myös ”Takaisin saaliille” tulee kohdan B4.1 jälkeen: silloin jälki on enää Pedon nykyisen kylän kortilla, eikä sitä korttia saa ottaa.
rule-b10-2-ruling = ”Rankkasade” ei jätä valintaa: kohdan B4.1 jälkeen laudalla on enintään yksi jälki.
rule-b10-3 = Kortilla ”Gévaudanin neito” talonpojat estävät kaikki uhrit rakuunoiden tavoin eivätkä vain yhtä. Kreivi ei välitä heistä sen enempää kuin rakuunoista.
rule-b10-4 = Kortilla ”D’Ennevalin koirat” jokainen enintään 1 peninkulman päässä oleva metsästäjä katsotaan paikalla olevaksi, myös makaava tai pikkukylässä oleva. ”Lumi peittää kaiken” kieltää ottamasta myös kuvapuoli ylös olevia laattoja (B6.6).
rule-b10-5 = Portefaix estää kaikki uhrit ensimmäisessä hyökkäyksessä kyläänsä, myös kreiviä vastaan. Sitten hän lähtee, vaikka jokin muu olisi suojannut kylän; sumussa hän lähtee, kun kylä paljastetaan.
rule-b10-5-ruling = Hänet saa sijoittaa sinne, missä hän jo on. Jos hänet sijoitetaan uudelleen sumun peittäessä hyökkäyksen, se hyökkäys ei enää koske häntä.
rule-b10-6 = Kortilla ”Hovi katsoo muualle” kuninkaan lähettiläs pysyy vaiheessa 3 paikallaan (0 peninkulmaa), seisoo ja suojaa. Paholainen saa silti siirtää häntä.

## B11
rule-b11 = Esimerkkejä
rule-b11-1 = Kylästä Langeac enintään 4 peninkulman päässä ovat täsmälleen nämä kylät: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Langeac – Saugues on 3 peninkulmaa: 2 uhria. Jos siellä on talonpoikia, 1; kun petoeläimen kuvapuoli on ylös, 3; jos siellä on rakuunat tai seisova metsästäjä, 0.
rule-b11-3 = Kun susilauman kuvapuoli on ylös, 5 tai 6 peninkulmaa ei vie uhreja.
rule-b11-4 = Keväällä Peto hyökkää kylään Javols, jossa markiisi seisoo: ei uhreja. Hän kääntää jäljen, joka on susilauma; sitä hän ei tunnista, joten se jää. Kesällä riistanvartija ratsastaa sinne 3 peninkulmaa ja ottaa sen. Vastaus on ei, ja peli jatkuu.
rule-b11-5 = Kierroksen 12 jälkeen uhreja on 22 ja ottamattomia laattoja 3: tasapeli. Jos uhreja on 21 ja laattoja 3, metsästäjät voittavat.
