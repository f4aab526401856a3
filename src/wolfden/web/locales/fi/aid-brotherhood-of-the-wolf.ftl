### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Peto tahtoo 25 uhria kahdessatoista vuodenajassa. Metsästäjät tahtovat nimetä sen todellisen henkilöllisyyden tai saada neljä sen jälkeä.
aid-brotherhood-of-the-wolf-season = Vuodenaika
aid-brotherhood-of-the-wolf-season-1 = Joka vuodenaika: kortti, joukko metsästäjille, Pedon salainen valinta, metsästäjien siirrot, hyökkäys, tutkinta.
aid-brotherhood-of-the-wolf-beast = Peto
aid-brotherhood-of-the-wolf-beast-1 = Peto kulkee 1–4 peninkulmaa kylään, johon se ei ole hyökännyt vuoden sisällä. Mitä lähempänä, sitä enemmän uhreja: viisi miinus peninkulmat.
aid-brotherhood-of-the-wolf-beast-2 =
    | peninkulmat | 1 | 2 | 3 | 4
    | uhrit | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Sinne se jättää jäljen kuvapuoli alas, tai ylös käyttääkseen voimaa: susilauma +2 peninkulmaa, petoeläin +1 uhri, kreivi ei piittaa rakuunoista, paholainen raahaa metsästäjää, kulkuri +1 lähellä Auversia.
aid-brotherhood-of-the-wolf-hunters = Metsästäjät
aid-brotherhood-of-the-wolf-hunters-1 = Metsästäjät kulkevat enintään 3 peninkulmaa. Enintään 2 kuljettuaan he seisovat ja suojaavat kylänsä; 3 on ratsain, ja ratsastaja ei suojaa mitään.
aid-brotherhood-of-the-wolf-hunters-2 = Rakuunat suojaavat kylän, talonpojat pelastavat yhden hengen.
aid-brotherhood-of-the-wolf-hunters-3 = Metsästäjä hyökkäyksen kylässä, tai edellisessä, saa kääntää jäljen. Se, joka tuntee sen merkin, ottaa sen ja kysyy, onko se todellinen henkilöllisyys.
aid-brotherhood-of-the-wolf-knowledge = Kuka tuntee minkäkin jäljen
aid-brotherhood-of-the-wolf-knowledge-1 =
    | metsästäjä | jälki
    | piispa | paholainen
    | riistanvartija | susilauma
    | markiisi | petoeläin
    | kuninkaan lähettiläs | kreivi
    | kaikki | kulkuri
aid-brotherhood-of-the-wolf-knowledge-2 = Kulkuri on tunnistettava kahdessa eri kylässä.
aid-brotherhood-of-the-wolf-end = Loppu
aid-brotherhood-of-the-wolf-end-1 = Kahdennentoista vuodenajan jälkeen: jos uhreja ja ottamatta jääneitä jälkiä on yhteensä 25 tai enemmän, peli on tasan. Muuten metsästäjät voittavat.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] jälki kuvapuoli alas
    [victim] uhri
    [portefaix] Portefaix
   *[marker] musta merkki
}
