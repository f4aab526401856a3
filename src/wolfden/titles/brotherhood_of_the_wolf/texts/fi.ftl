### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Suden veljeskunta

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Yksi pelaaja on Peto ja liikkuu näkymättömissä; metsästäjät lukevat sen jälkiä ja saartavat sen.

wins-brotherhood-of-the-wolf = Peto voittaa 25 uhrilla; metsästäjät paljastamalla sen, neljällä jäljellä tai kestämällä kaksitoista vuodenaikaa.

picture-brotherhood-of-the-wolf = Suden veljeskunnan kartta, jolla metsästäjät liikkuvat

note-brotherhood-of-the-wolf-map = Kartta ja kolmen metsästäjän tunnukset ovat omiamme: niitä ei ole sääntövihkon tekstissä.
note-brotherhood-of-the-wolf-cards = 23 vuodenaikakorttia 24:stä on omiamme: sääntövihkon tekstissä on vain Sumun vaikutus.

role-brotherhood-of-the-wolf = { $number ->
    [1] Peto
   *[other] { $seats ->
        [2] Metsästäjät
       *[other] Metsästäjä { NUMBER($place) }
    }
  }

option-brotherhood-of-the-wolf-seasons = Vuodenaikakortit
option-brotherhood-of-the-wolf-seasons-help = Nostetaan satunnaisesti, tai valitaan vuorotellen, ja ne pelaa se puoli, jota vuodenaika suosii (kokeneille).
option-brotherhood-of-the-wolf-seasons-drawn = nostetaan
option-brotherhood-of-the-wolf-seasons-chosen = valitaan vuorotellen
option-brotherhood-of-the-wolf-figures = Metsästäjien nappulat
option-brotherhood-of-the-wolf-figures-help = Miten metsästäjät jakavat neljä nappulaansa.
option-brotherhood-of-the-wolf-figures-dealt = jaetaan
option-brotherhood-of-the-wolf-figures-chosen = valitaan
option-brotherhood-of-the-wolf-command = Kuka siirtää
option-brotherhood-of-the-wolf-command-help = Siirtääkö kukin metsästäjä vain omia nappuloitaan.
option-brotherhood-of-the-wolf-command-own = omat nappulat
option-brotherhood-of-the-wolf-command-shared = kaikki nappulat yhdessä
option-brotherhood-of-the-wolf-devil = Paholainen
option-brotherhood-of-the-wolf-devil-help = Milloin kuvapuoli ylöspäin asetettu paholainen siirtää metsästäjää: ennen metsästäjien siirtoja vai niiden jälkeen, juuri ennen hyökkäystä.
option-brotherhood-of-the-wolf-devil-at-once = heti
option-brotherhood-of-the-wolf-devil-before-attack = ennen hyökkäystä
option-brotherhood-of-the-wolf-powers = Kyvyt
option-brotherhood-of-the-wolf-powers-help = Saako Peto jättää kykynsä käyttämättä sumussa.
option-brotherhood-of-the-wolf-powers-chosen = Pedon valinnan mukaan
option-brotherhood-of-the-wolf-powers-forced = toimivat aina
option-brotherhood-of-the-wolf-start = Aloituskylä
option-brotherhood-of-the-wolf-start-help = Palauttavatko vuodenaikakortit aloituskylän kortin ensimmäisenä vuonna.
option-brotherhood-of-the-wolf-start-kept = kortti jää paikalleen
option-brotherhood-of-the-wolf-start-recallable = kortin saa ottaa takaisin
option-brotherhood-of-the-wolf-deck = Vuodenaikakorttien painos
option-brotherhood-of-the-wolf-deck-help = Millä vuodenaikakorteillamme pelataan: nykyisillä vai vanhempien pelien korteilla.
option-brotherhood-of-the-wolf-deck-second = toinen painos
option-brotherhood-of-the-wolf-deck-first = ensimmäinen painos
option-brotherhood-of-the-wolf-map = Oma kartta
option-brotherhood-of-the-wolf-map-help = Tiedosto, jossa on kylät, pikkukylät ja tiet.
option-brotherhood-of-the-wolf-cards = Omat kortit
option-brotherhood-of-the-wolf-cards-help = Tiedosto, jossa on vuodenaikakortit.

guide-side-brotherhood-of-the-wolf = Opi metsästäjänä
guide-side-brotherhood-of-the-wolf-beast = Opi Petona

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, uhreja: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] kesä
    [autumn] syksy
    [winter] talvi
   *[spring] kevät
}
    .troop = { $season ->
        [summer] kesän joukko
        [autumn] syksyn joukko
        [winter] talven joukko
       *[spring] kevään joukko
    }
brotherhood-card-of-season = { $season ->
    [summer] kesäkortin
    [autumn] syyskortin
    [winter] talvikortin
   *[spring] kevätkortin
}
    .plain = { $season ->
        [summer] kesäkortti
        [autumn] syyskortti
        [winter] talvikortti
       *[spring] kevätkortti
    }
brotherhood-season-trace = { $season ->
    [summer] kesällä jättämänsä jäljen
    [autumn] syksyllä jättämänsä jäljen
    [winter] talvella jättämänsä jäljen
   *[spring] keväällä jättämänsä jäljen
}
brotherhood-hunter = { $hunter ->
    [bishop] piispa
    [gamekeeper] riistanvartija
    [marquis] markiisi
   *[envoy] kuninkaan lähettiläs
}
    .object = { $hunter ->
        [bishop] piispan
        [gamekeeper] riistanvartijan
        [marquis] markiisin
       *[envoy] kuninkaan lähettilään
    }
brotherhood-identity = { $token ->
    [wolves] susilauma
    [predator] petoeläin
    [count] kreivi
    [devil] paholainen
   *[vagabond] kulkuri
}
    .of = { $token ->
        [wolves] susilauman
        [predator] petoeläimen
        [count] kreivin
        [devil] paholaisen
       *[vagabond] kulkurin
    }
    .as = { $token ->
        [wolves] susilaumana
        [predator] petoeläimenä
        [count] kreivinä
        [devil] paholaisena
       *[vagabond] kulkurina
    }
brotherhood-troop = { $troop ->
    [dragoon] rakuunat
   *[peasant] talonpojat
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } peninkulma
   *[other] { $leagues } peninkulmaa
}
brotherhood-hunter-at = { $lying ->
    [yes] Kylässä { $at } makaa { $hunter }
   *[no] Kylässä { $at } seisoo { $hunter }
}
brotherhood-hunter-away = Ei vielä sijoitettu: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter }, makaa
   *[no] { $hunter }, seisoo
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, pikkukylä
    [special] { $name }, erityinen kylä
    [start] { $name }, aloituskylä
   *[village] { $name }, kylä
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, pikkukylä: { $things }
    [special] { $name }, erityinen kylä: { $things }
    [start] { $name }, aloituskylä: { $things }
   *[village] { $name }, kylä: { $things }
}
brotherhood-beast-here = Peto
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = suojattu
brotherhood-marker-here = musta merkki
brotherhood-victims-here = { $victims ->
    [one] { $victims } uhri
   *[other] { $victims } uhria
}
brotherhood-card-of = { brotherhood-card-of-season.plain }, { $year }
brotherhood-card-hidden = { brotherhood-card-of-season.plain }, kuvapuoli alaspäin
brotherhood-no-trace = ei jälkeä
brotherhood-trace-hidden = jälki, kuvapuoli alaspäin
brotherhood-trace = { $face ->
    [up] { $token }, kuvapuoli ylöspäin
   *[down] { $token }, kuvapuoli alaspäin
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } peninkulman päässä: uhreja { $victims }, kyvyllä { $most }
   *[other] { $leagues } peninkulman päässä: uhreja { $victims }, kyvyllä { $most }
}
brotherhood-prospect-pack = { $leagues } peninkulman päässä, vain kun susilauman kuvapuoli on ylöspäin; uhreja: { $most }
brotherhood-watched = voi suojata: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } (jäljellä { $troops }), { $card }, { $trace }
brotherhood-no-card = ei kyläkorttia
brotherhood-face-down = kortti, kuvapuoli alaspäin
brotherhood-secret = salaa valittu
brotherhood-hidden-note = salassa metsästäjiltä
brotherhood-card-phase = vaihe { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Susilauma, kuvapuoli ylöspäin: kaksi peninkulmaa pidemmälle
    [predator] Petoeläin, kuvapuoli ylöspäin: yksi uhri lisää
    [count] Kreivi, kuvapuoli ylöspäin: rakuunat eivät suojaa
    [devil] Paholainen, kuvapuoli ylöspäin: saa siirtää metsästäjää yhden peninkulman
   *[vagabond] Kulkuri, kuvapuoli ylöspäin: yksi uhri lisää enintään 3 peninkulman päässä kylästä Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = kuvapuoli ylöspäin, kyvyn kanssa
brotherhood-turn-down = kuvapuoli alaspäin
brotherhood-power-used = Käytä kykyä
brotherhood-power-unused = Ole käyttämättä

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
brotherhood-unnumbered = { $name }
brotherhood-name-saint-flour = Saint-Flour
brotherhood-name-ruynes = Ruynes
brotherhood-name-auvers = Auvers
brotherhood-name-la-besseyre = La Besseyre
brotherhood-name-langeac = Langeac
brotherhood-name-prades = Prades
brotherhood-name-saugues = Saugues
brotherhood-name-chanaleilles = Chanaleilles
brotherhood-name-le-malzieu = Le Malzieu
brotherhood-name-saint-chely = Saint-Chély-d’Apcher
brotherhood-name-chauchailles = Chauchailles
brotherhood-name-fau-de-peyre = Fau-de-Peyre
brotherhood-name-aumont = Aumont
brotherhood-name-javols = Javols
brotherhood-name-saint-alban = Saint-Alban
brotherhood-name-saint-paul = Saint-Paul-le-Froid
brotherhood-name-grandrieu = Grandrieu
brotherhood-name-pradelles = Pradelles
brotherhood-name-langogne = Langogne
brotherhood-name-auroux = Auroux
brotherhood-name-saint-denis = Saint-Denis-en-Margeride
brotherhood-name-serverette = Serverette
brotherhood-name-marvejols = Marvejols
brotherhood-name-mende = Mende
brotherhood-name-rieutort = Rieutort-de-Randon
brotherhood-name-chateauneuf = Châteauneuf-de-Randon
brotherhood-name-le-cheylard = Le Cheylard-l’Évêque
brotherhood-name-saint-flour-de-mercoire = Saint-Flour-de-Mercoire
brotherhood-name-les-hubacs = Les Hubacs
brotherhood-name-luc = Luc
brotherhood-name-pinols = Pinols
brotherhood-name-desges = Desges
brotherhood-name-les-chazes = Les Chazes
brotherhood-name-vedrines = Védrines-Saint-Loup
brotherhood-name-clavieres = Clavières
brotherhood-name-lorcieres = Lorcières
brotherhood-name-julianges = Julianges
brotherhood-name-paulhac = Paulhac
brotherhood-name-venteuges = Venteuges
brotherhood-name-servieres = Servières
brotherhood-name-saint-prejet = Saint-Préjet-d’Allier
brotherhood-name-thoras = Thoras
brotherhood-name-chambon = Chambon-le-Château
brotherhood-name-faverolles = Faverolles
brotherhood-name-albaret = Albaret-le-Comtal
brotherhood-name-fournels = Fournels
brotherhood-name-la-fage = La Fage-Saint-Julien
brotherhood-name-rimeize = Rimeize
brotherhood-name-lajo = Lajo
brotherhood-name-sainte-eulalie = Sainte-Eulalie
brotherhood-name-la-panouse = La Panouse
brotherhood-name-nasbinals = Nasbinals
brotherhood-name-la-baume = La Baume
brotherhood-name-saint-sauveur = Saint-Sauveur-de-Peyre
brotherhood-name-ribennes = Ribennes
brotherhood-name-estables = Estables
brotherhood-name-arzenc = Arzenc-de-Randon
brotherhood-name-chaudeyrac = Chaudeyrac
brotherhood-name-rocles = Rocles
brotherhood-name-saint-haon = Saint-Haon
brotherhood-name-lesperon = Lespéron
brotherhood-name-puylaurent = Puylaurent
brotherhood-name-allenc = Allenc
brotherhood-name-badaroux = Badaroux
brotherhood-name-chastel-nouvel = Le Chastel-Nouvel
brotherhood-name-barjac = Barjac

# People and desk
brotherhood-the-beast = Peto
brotherhood-a-hunter = metsästäjä
brotherhood-victims = uhreja { $count }/{ $goal }
brotherhood-taken = jälkiä otettu { $count }/{ $goal }
brotherhood-beast-at = Kylässä { $at }
brotherhood-beast-hides = Piilossa kylässä { $at }
brotherhood-beast-hidden = Piilossa
brotherhood-has-chosen = on valinnut seuraavan kylänsä
brotherhood-true-identity = Todellinen olemus: { $token }
brotherhood-knows = tunnistaa { $token-of }
brotherhood-stands-in = seisoo kylässä { $at }
brotherhood-lies-in = makaa kylässä { $at }
brotherhood-not-placed = ei vielä sijoitettu
brotherhood-own-beast = Salaisuutesi
brotherhood-own-hunters = Mitä metsästäjät tietävät
brotherhood-own-figures = Nappulasi
brotherhood-own-tokens = Olemukset ja niiden jäljet
brotherhood-own-cards = Vuodenaikakortit
brotherhood-held-cards = Vuodenaikakortit kädessä
brotherhood-layer-possible = Päättely
brotherhood-desk = Mitä voidaan päätellä
brotherhood-known = { $known ->
    [true] todellinen
    [taken] otettu
    [laid] pöydällä
    [held] kädessä
    [possible] mahdollinen
   *[unknown] tuntematon
}
brotherhood-goals-chosen = { $goals ->
    [one] Peto on voinut valita vain { $goals } kylän (pisterengas)
   *[other] Peto on voinut valita minkä tahansa { $goals } kylästä (pisterenkaat)
}
brotherhood-goals-next = { $goals ->
    [one] seuraava voi olla { $goals } kylä (pisterengas)
   *[other] seuraava voi olla mikä tahansa { $goals } kylästä (pisterenkaat)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Kesä { $year }
    [autumn] Syksy { $year }
    [winter] Talvi { $year }
   *[spring] Kevät { $year }
}
brotherhood-before = Kevät { $year }, ennen ensimmäistä uhria
brotherhood-round = Kierros { $round }/{ $rounds }
brotherhood-stage-lead = metsästäjät jakavat nappulansa
brotherhood-stage-pick = valitaan { brotherhood-card-of-season.plain }
brotherhood-stage-discard = poistetaan { brotherhood-card-of-season.plain }
brotherhood-stage-hide = Peto valitsee olemuksensa ja aloituskylänsä
brotherhood-stage-place = metsästäjät asettuvat paikoilleen
brotherhood-stage-card = vuodenaikakortti käännetään
brotherhood-stage-portefaix = Portefaix saa kylänsä
brotherhood-stage-shift = metsästäjät saavat siirtää joukkoja
brotherhood-stage-troop = metsästäjät sijoittavat joukon
brotherhood-stage-extra = metsästäjät saavat sijoittaa vielä yhden joukon
brotherhood-stage-recall = Peto saa ottaa takaisin kyläkortin
brotherhood-stage-prowl = Peto valitsee seuraavan kylänsä
brotherhood-stage-move = metsästäjät liikkuvat
brotherhood-stage-call = metsästäjät saavat kutsua aseisiin
brotherhood-stage-drag = paholainen saa siirtää metsästäjää
brotherhood-stage-power = Peto päättää, käyttääkö se kykyään
brotherhood-stage-examine = metsästäjät tutkivat
brotherhood-ending = { $ending ->
    [victims] Peto on ottanut viimeisen uhrinsa ja voittaa
    [identity] Metsästäjät ovat paljastaneet Pedon todellisen olemuksen ja voittavat
    [fourth-token] Metsästäjät ovat ottaneet neljännen jäljen ja voittavat
    [draw] Kevät 1767 on ohi: tasapeli
   *[time] Kevät 1767 on ohi ja Peto on saanut liian vähän uhreja: metsästäjät voittavat
}

# Actions
brotherhood-do-lead = Valitse nappula
brotherhood-do-pick = Valitse kortti
brotherhood-do-discard = Poista kortti
brotherhood-do-hide = Piiloudu
brotherhood-do-place = Sijoita metsästäjä
brotherhood-do-card = Käännä kortti
brotherhood-do-portefaix = Sijoita Portefaix
brotherhood-do-shift = Siirrä joukko
brotherhood-do-troop = Sijoita joukko
brotherhood-do-extra = Sijoita vielä joukko
brotherhood-do-recall = Ota kortti takaisin
brotherhood-do-prowl = Valitse kylä
brotherhood-do-move = Siirrä metsästäjää
brotherhood-do-call = Kutsu aseisiin
brotherhood-do-drag = Siirrä metsästäjää paholaisella
brotherhood-do-power = Päätä kyvystä
brotherhood-do-examine = Tutki
brotherhood-do-decline = Jätä väliin
brotherhood-do-end = Päätä vaihe

# Questions
brotherhood-open-lead = Valitse yksi metsästäjien nappuloista.
brotherhood-open-pick = Valitse { brotherhood-card-of-season.plain }, jonka pidät. Sen voi pelata kerran.
brotherhood-open-discard = Poista { brotherhood-card-of-season.plain }; kukaan ei saa sitä.
brotherhood-open-hide = Valitse salaa todellinen olemuksesi ja aloituskyläsi.
brotherhood-open-place = Sijoita metsästäjä mihin tahansa kylään tai pikkukylään.
brotherhood-open-card = Valitse { brotherhood-card-of-season.plain } tälle kierrokselle.
brotherhood-open-portefaix = Valitse kylä, jota Jacques Portefaix suojaa.
brotherhood-open-shift = { $left ->
    [one] Saat siirtää vielä { $left } joukon kartalla tai jättää väliin.
   *[other] Saat siirtää vielä { $left } joukkoa kartalla tai jättää väliin.
}
brotherhood-open-troop = Sijoita { $troop } kylään, jossa ei ole joukkoa, tai menetä ne.
brotherhood-open-extra = Saat sijoittaa vielä yhden joukon mistä tahansa vuodenajan ruudusta tai jättää väliin.
brotherhood-open-recall = Saat ottaa yhden kyläkortin takaisin tai jättää väliin.
brotherhood-open-prowl = Valitse kylä, johon hyökkäät, ja jälki, jonka jätät.
brotherhood-open-move = Siirrä kutakin enintään kerran ja päätä vaihe kaikkien puolesta.
brotherhood-open-call = Erityiskylissä olevat metsästäjät saavat kutsua yhden lähikylän aseisiin: hyökkäys sinne ei vie uhreja. Valitse tai jätä väliin.
brotherhood-open-drag = Paholainen saa siirtää yhtä metsästäjää yhden peninkulman. Valitse, tai jätä väliin.
brotherhood-open-power = Käytätkö { $token-of } kykyä? Sumussa metsästäjät saavat tietää vain uhrien määrän, eivät sitä, käytitkö kykyä.
brotherhood-open-examine = Tutki jälki, tai päätä kaikkien metsästäjien tutkinta.
brotherhood-open-over = Peli on ohi.
brotherhood-ask-move = Kuka metsästäjistä liikkuu?
brotherhood-ask-drag = Ketä metsästäjistä paholainen siirtää?
brotherhood-ask-shift = Mikä joukko siirtyy?
brotherhood-ask-extra = Mistä vuodenajan ruudusta joukko tulee?
brotherhood-ask-examine = Kuka metsästäjistä tutkii?
brotherhood-ask-hide-at = Mistä aloitat { $token-as }?
brotherhood-ask-to = Minne { $hunter } menee?
brotherhood-ask-move-to = Minne { $hunter } menee? Enintään 2 peninkulmaa jalan: hän seisoo ja suojaa. 3 peninkulmaa ratsain: hän makaa eikä suojaa.
brotherhood-ask-move-card = Minne { $hunter } menee? { $text }
brotherhood-ask-examine-at = Missä kylässä { $hunter } tutkii?
brotherhood-ask-shift-to = Minne joukko menee kylästä { $at }?
brotherhood-ask-extra-to = Minne { brotherhood-season.troop } menee?
brotherhood-ask-trace = Minkä jäljen jätät kylään { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Kuvapuoli alaspäin, vai ylöspäin kyvyn kanssa: kaksi peninkulmaa pidemmälle?
    [predator] Kuvapuoli alaspäin, vai ylöspäin kyvyn kanssa: yksi uhri lisää?
    [count] Kuvapuoli alaspäin, vai ylöspäin kyvyn kanssa: rakuunat eivät suojaa?
    [devil] Kuvapuoli alaspäin, vai ylöspäin kyvyn kanssa: siirrä metsästäjää yhden peninkulman?
   *[vagabond] Kuvapuoli alaspäin, vai ylöspäin kyvyn kanssa: yksi uhri lisää enintään 3 peninkulman päässä kylästä Auvers?
}

# What happened
brotherhood-log-lead = { $who } ottaa { $hunter-object }.
brotherhood-log-pick = { $who } valitsee { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } valitsee { brotherhood-card-of-season } ”{ $card }”.
brotherhood-log-discard = { $who } poistaa { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } poistaa { brotherhood-card-of-season } ”{ $card }”.
brotherhood-log-hide = Peto valitsee salaa olemuksensa ja aloituskylänsä.
brotherhood-log-hide-known = Peto piiloutuu kylään { $at } ja on { $identity }.
brotherhood-log-place = { $who } sijoittaa { $hunter-object } kylään { $at }.
brotherhood-log-start = { $victims ->
    [one] Peto aloittaa kylästä { $at }: { $victims } uhri.
   *[other] Peto aloittaa kylästä { $at }: { $victims } uhria.
}
brotherhood-log-card = { brotherhood-now }: ”{ $card }”.
brotherhood-log-portefaix = { $who } sijoittaa Jacques Portefaix’n kylään { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix on kohdannut Pedon kylässä { $at } ja lähtee.
brotherhood-log-shift = { $who } siirtää { $troop } kylästä { $from } kylään { $to }.
brotherhood-log-troop = { $who } sijoittaa { $troop } kylään { $at }.
brotherhood-log-troop-lost = Vuodenajan { $troop } menetetään.
brotherhood-log-troop-lost-declined = { $who } jättää väliin: { $troop } menetetään.
brotherhood-log-take-back = Peto ottaa takaisin { brotherhood-season-trace }.
brotherhood-log-take-back-known = Peto ottaa takaisin { brotherhood-season-trace }: { $trace }.
brotherhood-log-take-back-card = Peto ottaa takaisin kylän { $village } kortin.
brotherhood-log-recall = Peto ottaa takaisin kylän { $village } kortin.
brotherhood-log-prowl = Peto valitsee kylän salaa ja jättää jäljen kuvapuoli alaspäin.
brotherhood-log-prowl-trace = Peto valitsee kylän salaa ja jättää { $trace-of } jäljen kuvapuoli ylöspäin.
brotherhood-log-prowl-known = { $face ->
    [up] Peto valitsee kylän { $at } ja jättää { $trace-of } jäljen kuvapuoli ylöspäin.
   *[down] Peto valitsee kylän { $at } ja jättää { $trace-of } jäljen kuvapuoli alaspäin.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } ratsastaa kylään { $to }.
   *[walks] { $who }: { $hunter } kulkee jalan kylään { $to }.
}
brotherhood-log-drag = Paholainen siirtää { $hunter-object } kylään { $to }.
brotherhood-log-call = { $who } kutsuu aseisiin kylän { $at }.
brotherhood-log-power = Peto päättää salaa, käyttääkö se { $trace-of } kykyä.
brotherhood-log-power-known = { $use ->
    [used] Peto käyttää { $trace-of } kykyä.
   *[unused] Peto jättää { $trace-of } kyvyn käyttämättä.
}
brotherhood-log-attack = { $victims ->
    [0] Peto hyökkää kylään { $at }, matka { $leagues }: ei uhreja (yhteensä { $total }).
    [one] Peto hyökkää kylään { $at }, matka { $leagues }: { $victims } uhri (yhteensä { $total }).
   *[other] Peto hyökkää kylään { $at }, matka { $leagues }: { $victims } uhria (yhteensä { $total }).
}
brotherhood-log-fog = { $victims ->
    [one] Peto hyökkää sumussa: { $victims } uhri (yhteensä { $total }).
   *[other] Peto hyökkää sumussa: { $victims } uhria (yhteensä { $total }).
}
brotherhood-log-fog-known = { $victims ->
    [one] Peto hyökkää sumussa kylään { $at }: { $victims } uhri (yhteensä { $total }).
   *[other] Peto hyökkää sumussa kylään { $at }: { $victims } uhria (yhteensä { $total }).
}
brotherhood-log-reveal = { $victims ->
    [one] Sumussa Peto oli kylässä { $at }: { $victims } uhri.
   *[other] Sumussa Peto oli kylässä { $at }: { $victims } uhria.
}
brotherhood-log-examine = { $who }: { $hunter } tutkii kylässä { $at } ja löytää { $trace-of } jäljen.
brotherhood-log-recognise = { $who } tunnistaa kulkurin kylässä { $at } ja ottaa mustan merkin.
brotherhood-log-ask = { $answer ->
    [yes] Metsästäjät ottavat { $trace-of } jäljen. Onko se todellinen olemus? Kyllä!
   *[no] Metsästäjät ottavat { $trace-of } jäljen. Onko se todellinen olemus? Ei.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } tutkii kylässä { $at } ja löytää { $trace-of } jäljen: se on Pedon todellinen olemus!
   *[no] { $who }: { $hunter } tutkii kylässä { $at } ja löytää { $trace-of } jäljen: se ei ole todellinen olemus.
}
brotherhood-log-over = Peto näyttää todellisen olemuksensa: { $identity }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Sadonkorjuu yhdessä
season-card-su1-text = Tänä vuodenaikana yksi uhri vähemmän (vähintään 0).
season-card-su2 = Pitkät päivät
season-card-su2-text = Metsästäjät saavat kulkea jalan enintään 3 peninkulmaa tai ratsain 4 peninkulmaa.
season-card-su3 = François Antoine
season-card-su3-text = Siirrä enintään kaksi kartalla jo olevaa joukkoa muihin kyliin, joissa ei ole joukkoa.
season-card-su4 = Markkinat
season-card-su4-text = Grandrieu, Javols ja Le Malzieu ovat täynnä aseistettua väkeä: hyökkäys sinne ei vie uhreja.
season-card-su5 = Todistajat
season-card-su5-text = Peto jättää jälkilaattansa kuvapuoli ylöspäin eikä saa käyttää sen kykyä.
season-card-su6 = Gévaudanin neito
season-card-su6-text = Talonpojat suojaavat tänä vuodenaikana kuin rakuunat.
season-card-au1 = Sumu
season-card-au1-text = Kyläkortti jää kuvapuoli alaspäin; uhrit asetetaan sen kääntöpuolelle; Pedon nappula poistuu kartalta. Kortti paljastetaan seuraavan vuodenajan hyökkäyksen yhteydessä.
season-card-au2 = Rankkasade
season-card-au2-text = Peto ottaa takaisin yhden laudalla olevan jälkilaatan; sitä kylää ei voi enää tutkia.
season-card-au3 = Karja tulee alas
season-card-au3-text = Jos hyökkäys vie ainakin yhden uhrin, se vie yhden lisää.
season-card-au4 = Kylvö
season-card-au4-text = Ei vahvistusta: tämän vuodenajan joukko menetetään.
season-card-au5 = Vettyneet tiet
season-card-au5-text = Metsästäjät eivät saa ratsastaa (vain 0–2 peninkulmaa).
season-card-au6 = Takaisin saaliille
season-card-au6-text = Ennen valintaansa Peto saa ottaa laudalta takaisin yhden kyläkortin, ei kuitenkaan nykyisen kylänsä eikä ensimmäisenä vuonna aloituskylänsä korttia.
season-card-wi1 = Syvä lumi
season-card-wi1-text = Metsästäjät kulkevat jalan enintään 1 peninkulman; 2 peninkulmaa lasketaan ratsastukseksi.
season-card-wi2 = Nälkä
season-card-wi2-text = Hyökkäys vie 6 uhria eikä 5, miinus kuljetut peninkulmat.
season-card-wi3 = Jäätyneet joet
season-card-wi3-text = Peto saa kulkea enintään 5 peninkulmaa (7, kun susilauman kuvapuoli on ylöspäin); uhreja laskettaessa otetaan huomioon enintään 3 peninkulmaa.
season-card-wi4 = Lumi peittää kaiken
season-card-wi4-text = Tänä vuodenaikana ei tutkita.
season-card-wi5 = Talvileiri
season-card-wi5-text = Rakuunat suojaavat tänä vuodenaikana vain kylät Grandrieu, Javols ja Le Malzieu.
season-card-wi6 = Hovi katsoo muualle
season-card-wi6-text = Ei vahvistusta (joukko menetetään), ja kuninkaan lähettiläs pysyy paikallaan vaiheessa 3; hän seisoo silti vartiossa.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Sijoita keltainen Portefaix-nappula mihin tahansa kylään (siirrä se, jos se on jo kartalla). Ensimmäinen hyökkäys siihen kylään ei vie uhreja; sitten nappula poistuu kartalta.
season-card-sp2 = Ajojahti
season-card-sp2-text = Peto saa tänä vuodenaikana kulkea enintään 3 peninkulmaa (5, kun susilauman kuvapuoli on ylöspäin).
season-card-sp3 = D’Ennevalin koirat
season-card-sp3-text = Metsästäjät saavat tutkia myös kylän, joka on tasan 1 peninkulman päässä.
season-card-sp4 = Neljänkymmenen tunnin rukous
season-card-sp4-text = Seisova metsästäjä kylässä Grandrieu, Javols tai Le Malzieu suojaa myös jokaisen kylän 1 peninkulman päässä.
season-card-sp5 = Suojasää
season-card-sp5-text = 3 peninkulmaa ratsastavat metsästäjät jäävät seisomaan, joten he suojaavat.
season-card-sp6 = Kuninkaan palkkio
season-card-sp6-text = Sijoita tavallisen vahvistuksen jälkeen vielä yksi joukko mistä tahansa vuodenajan ruudusta, jossa sellainen on: se puuttuu myöhemmin siltä vuodenajalta.
# Toinen painos; samanniminen on eri kortti
season-card-su7 = { season-card-su3 }
season-card-su7-text = Rakuunat suojaavat myös jokaisen kylän enintään 2 peninkulman päässä omastaan.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Metsästäjien siirtojen jälkeen kylissä Grandrieu, Javols ja Le Malzieu olevat metsästäjät saavat kutsua aseisiin yhden kylän enintään 4 peninkulman päästä: hyökkäys siihen ei vie uhreja.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Talonpojat suojaavat tänä vuodenaikana kuin rakuunat. Tavallisen vahvistuksen jälkeen metsästäjät saavat sijoittaa vielä yhden joukon mistä tahansa vuodenajan ruudusta.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Peto jättää jälkilaattansa kuvapuoli ylöspäin eikä saa käyttää sen kykyä. Metsästäjät saavat tutkia myös kylän, joka on tasan 1 peninkulman päässä.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Peto ottaa takaisin yhden laudalla olevan jälkilaatan; sitä kylää ei voi enää tutkia. Vaiheessa 3 piispa pysyy paikallaan.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Ei vahvistusta: tämän vuodenajan joukko menetetään. Uhreja laskettaessa otetaan huomioon enintään 3 peninkulmaa.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Ennen valintaansa Peto saa ottaa laudalta takaisin yhden kyläkortin, myös nykyisen kylänsä; sen vieressä olevaa jälkeä ei voi enää tutkia. Vain aloituskylän kortti jää ensimmäisenä vuonna paikalleen.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Joukot suojaavat tänä vuodenaikana vain kylät Grandrieu, Javols ja Le Malzieu.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Sijoita keltainen Portefaix-nappula mihin tahansa kylään (siirrä se, jos se on jo kartalla). Ensimmäinen hyökkäys siihen kylään ei vie uhreja; sitten nappula poistuu kartalta. Tänä vuodenaikana mikään hyökkäys ei vie enempää kuin 1 uhrin.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Kylissä Grandrieu, Javols ja Le Malzieu olevat metsästäjät saavat tutkia sieltä käsin, olipa kylä miten kaukana tahansa.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Jokainen metsästäjä tunnistaa tänä vuodenaikana jokaisen jäljen.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = Peto saa tänä vuodenaikana kulkea enintään 3 peninkulmaa (5, kun susilauman kuvapuoli on ylöspäin). Metsästäjät, jotka kulkevat 3 peninkulmaa, kulkevat jalan, joten he suojaavat.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Metsästäjät saavat tutkia myös kylät 1 tai 2 peninkulman päässä.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Peto on ottanut 25. uhrinsa.
ending-brotherhood-of-the-wolf-identity = Metsästäjät ovat paljastaneet Pedon todellisen olemuksen.
ending-brotherhood-of-the-wolf-fourth-token = Metsästäjillä on neljä jälkeä.
ending-brotherhood-of-the-wolf-draw = Viimeinen kierros on ohi, ja uhreja ja ottamatta jääneitä jälkiä on yhteensä vähintään 25: tasapeli.
ending-brotherhood-of-the-wolf-time = Viimeinen kierros on ohi, eikä Peto ole päässyt tavoitteeseensa.
part-brotherhood-of-the-wolf-result = Tulos
part-brotherhood-of-the-wolf-victims = Uhrit
part-brotherhood-of-the-wolf-traces = Jäljet

## reasons

reason-brotherhood-of-the-wolf-lead-now = nyt metsästäjät jakavat nappulansa
reason-brotherhood-of-the-wolf-pick-now = nyt valitaan { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-discard-now = nyt poistetaan { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-hide-now = nyt Peto valitsee olemuksensa ja aloituskylänsä
reason-brotherhood-of-the-wolf-place-now = nyt metsästäjät asettuvat paikoilleen
reason-brotherhood-of-the-wolf-card-now = nyt käännetään { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-portefaix-now = nyt Jacques Portefaix sijoitetaan kylään
reason-brotherhood-of-the-wolf-shift-now = nyt saa siirtää joukkoja
reason-brotherhood-of-the-wolf-troop-now = nyt { brotherhood-season.troop } sijoitetaan tai jätetään väliin
reason-brotherhood-of-the-wolf-extra-now = nyt vielä yhden joukon saa sijoittaa tai jättää väliin
reason-brotherhood-of-the-wolf-recall-now = nyt saa ottaa takaisin kyläkortin
reason-brotherhood-of-the-wolf-prowl-now = nyt Peto valitsee kylän ja jäljen
reason-brotherhood-of-the-wolf-move-now = nyt metsästäjät liikkuvat
reason-brotherhood-of-the-wolf-call-now = nyt kylän saa kutsua aseisiin
reason-brotherhood-of-the-wolf-drag-now = nyt paholainen saa siirtää metsästäjää
reason-brotherhood-of-the-wolf-power-now = nyt Peto päättää, käyttääkö se kykyään
reason-brotherhood-of-the-wolf-examine-now = nyt metsästäjät tutkivat
reason-brotherhood-of-the-wolf-led-already = { brotherhood-hunter } on jo toisella pelaajalla
reason-brotherhood-of-the-wolf-not-your-hunter = { brotherhood-hunter } on toisella pelaajalla
reason-brotherhood-of-the-wolf-no-start-village = { $place } ei ole aloituskylä; ne ovat { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } on jo sijoitettu
reason-brotherhood-of-the-wolf-other-season-drafted = kortti ”{ $card }” ei ole { brotherhood-card-of-season.plain }, ja nyt valitaan vain niitä
reason-brotherhood-of-the-wolf-card-gone = kortti ”{ $card }” on jo valittu tai poistettu
reason-brotherhood-of-the-wolf-card-of-other-season = kortti ”{ $card }” ei ole { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-card-seen = kortti ”{ $card }” on jo pelattu, eikä mikään kortti tule kahdesti
reason-brotherhood-of-the-wolf-card-not-in-hand = korttia ”{ $card }” ei valittu
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } on pikkukylä: Jacques Portefaix seisoo vain kylissä
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
reason-brotherhood-of-the-wolf-recall-start-village = aloituskylän kortti jää paikalleen kevääseen 1765 asti
reason-brotherhood-of-the-wolf-no-card-here = kylän { $place } kortti ei ole pöydällä kuvapuoli ylöspäin
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } on pikkukylä: Peto hyökkää vain kyliin
reason-brotherhood-of-the-wolf-prowl-in-place = Peto on kylässä { $place }, ja sen on lähdettävä
reason-brotherhood-of-the-wolf-village-card-lies = kylän { $place } kortti on yhä pöydällä: mikään kylä ei toistu vuoden sisällä
reason-brotherhood-of-the-wolf-prowl-too-far = matka kylään { $place }: { $leagues } peninkulmaa, ja Peto kulkee enintään { $reach }
reason-brotherhood-of-the-wolf-token-taken = metsästäjät ovat ottaneet { brotherhood-identity.of } jälkilaatan
reason-brotherhood-of-the-wolf-token-lies = { brotherhood-identity.of } jälkilaatta on pöydällä
reason-brotherhood-of-the-wolf-only-with-pack = matka kylään { $place }: { $leagues } peninkulmaa; niin pitkälle kulkee vain susilauma kuvapuoli ylöspäin
reason-brotherhood-of-the-wolf-face-up-only = vuodenajan kortin mukaan jäljet jätetään kuvapuoli ylöspäin
reason-brotherhood-of-the-wolf-drag-one-league = paholainen siirtää metsästäjää tasan yhden peninkulman; matka kylään { $place } on { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = yksikään metsästäjäsi ei voi enää liikkua tänä vuodenaikana
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } on jo liikkunut tänä vuodenaikana
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } pysyy paikallaan tänä vuodenaikana
reason-brotherhood-of-the-wolf-call-too-far = { $place } ei ole kylä enintään { $reach } peninkulman päässä erityiskylästä, jossa on metsästäjä
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } on jo kylässä { $place }; metsästäjä, joka ei liiku, seisoo siinä
reason-brotherhood-of-the-wolf-move-too-far = matka kylään { $place }: { $leagues } peninkulmaa, ja metsästäjä kulkee enintään { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = yhdelläkään metsästäjälläsi ei ole enää tutkittavaa jälkeä
reason-brotherhood-of-the-wolf-nothing-to-examine = ei ole jälkeä, jota { brotherhood-hunter } voisi tutkia
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } on jo tutkinut tänä vuodenaikana
reason-brotherhood-of-the-wolf-no-trace-here = kylässä { $place } ei ole tutkittavaa jälkeä
reason-brotherhood-of-the-wolf-examine-too-far = { $leagues ->
    [one] { brotherhood-hunter }: matka kylään { $place } on { $leagues } peninkulma
   *[other] { brotherhood-hunter }: matka kylään { $place } on { $leagues } peninkulmaa
}
reason-brotherhood-of-the-wolf-vagabond-again = kulkuri on jo tunnistettu kylässä { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } ei tunnista susilauman jälkeä kylässä { $place }
    [predator] { brotherhood-hunter } ei tunnista petoeläimen jälkeä kylässä { $place }
    [count] { brotherhood-hunter } ei tunnista kreivin jälkeä kylässä { $place }
    [devil] { brotherhood-hunter } ei tunnista paholaisen jälkeä kylässä { $place }
   *[vagabond] { brotherhood-hunter } ei tunnista kulkurin jälkeä kylässä { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Suden veljeskunnan (Brotherhood of the Wolf) säännöt omin sanoin, pelin venäjänkielisen sääntövihkon mukaan. Mitä vihkon teksti ei kerro, on meidän ja merkitty sellaiseksi: tiekartta, 23 vuodenaikakorttia 24:stä, kortin Sumu vuodenaika ja vaihe sekä se, kuka metsästäjä tunnistaa minkäkin jäljen (B1.3). Pelin omistaja voi pelata kartalla ja korteilla omista tiedostoistaan. Wolfden on epävirallinen.

# B1
rule-b1 = Tavoite ja osat
rule-b1-intro = Yksi pelaaja on Gévaudanin Peto, muut metsästävät sitä. Peto voittaa, jos se saa 25 uhria 12 kierroksessa. Metsästäjät voittavat, jos he estävät sen tai paljastavat sitä ennen Pedon todellisen olemuksen (B8).
rule-b1-1 = Kylillä on numerot 1–30, pikkukylillä ei. Joka tie on yhden peninkulman pituinen, ja etäisyys on lyhin reitti. Grandrieu, Javols ja Le Malzieu ovat erityisiä kyliä: jotkin kortit mainitsevat ne.
rule-b1-1-rebuilt = Kartta on meidän: 30 kylää, 36 pikkukylää ja 110 tietä todellisilla paikoillaan. Vihkosta ovat aloituskylät, Auvers numerona 3, erityiset kylät ja kohdan B11.1 esimerkki. Se, mitä kortit erityisissä kylissä tekevät, on meidän.
rule-b1-2 = Pedolla on viisi olemusta: susilauma, petoeläin, kreivi, paholainen, kulkuri. Kullakin on kortti ja kaksipuolinen jälkilaatta.
rule-b1-3 =
    Neljä metsästäjää on aina pelissä, ja heitä johtaa 1–4 pelaajaa sitä vastaan, joka pelaa Petoa. Kukin tunnistaa yhden jäljen sen tunnuksesta, ja lisäksi kaikki tunnistavat kulkurin.
    | metsästäjä | jälki
    | piispa | paholainen
    | riistanvartija | susilauma
    | markiisi | petoeläin
    | kuninkaan lähettiläs | kreivi
rule-b1-3-ruling = Nappulat jaetaan vuorotellen metsästäjien paikoille, tai pelaajat valitsevat ne vuorotellen (pöydän valinta); vihko jättää sen heille. Kukin pelaaja johtaa vain omia nappuloitaan; toinen valinta antaa jokaisen metsästäjäpelaajan käyttää kaikkia. Vihkossa metsästäjät neuvottelevat; meidän on se, että kuka tahansa heistä saa sijoittaa joukon ja päättää siirrot tai tutkinnan koko joukkueen puolesta.
rule-b1-3-rebuilt = Vihko kertoo, että kullakin metsästäjällä on kaksi tunnusta, että kulkuri on kaikilla neljällä ja että riistanvartija tunnistaa susilauman mutta markiisi ei. Piispan, markiisin ja lähettilään tunnukset ovat meidän; oma karttatiedosto voi muuttaa ne.
rule-b1-4 = Joukkoja on 12: kesän ja kevään ruuduissa kummassakin 3 rakuunajoukkoa, syksyn ja talven ruuduissa kummassakin 3 talonpoikaisjoukkoa. Lisäksi on 25 verimerkkiä uhreille ja Portefaix-nappula.
rule-b1-5 = Pelissä on enintään 12 kierrosta, yksi kullekin vuodenajalle kesästä 1764 kevääseen 1767. Kierroksella on neljä vaihetta: vuodenaika, Peto, metsästäjät, hyökkäys.

# B2
rule-b2 = Ensimmäinen uhri (kevät 1764)
rule-b2-1 = Peto valitsee salaa todellisen olemuksensa ja aloituskylän: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) tai Les Hubacs (29).
rule-b2-2 = Metsästäjät sijoittavat neljä nappulaansa mihin tahansa kyliin tai pikkukyliin, yhteen tai erilleen.
rule-b2-2-ruling = Kukin nappula sijoitetaan kerran; kun kaikki neljä ovat kartalla, aloituskylä paljastetaan.
rule-b2-3 = Aloituskylä paljastetaan. Jos siellä ei ole metsästäjää, Peto saa 1 uhrin. Jälkeä ei jätetä, ja kyläkortti jää kevään ruutuun kevääseen 1765 asti, joten kylää ei voi valita ennen sitä.
rule-b2-3-ruling = Vuodenaikakortti, joka palauttaa kyläkortteja, jättää tämän paikalleen, ellei se mainitse sitä.

# B3
rule-b3 = Vaihe 1: vuodenaika
rule-b3-1 = Käännetään satunnainen vuodenajan kortti, jota ei ole vielä nähty. Vain uusin kortti on voimassa: se vaikuttaa vaiheessa, jonka se mainitsee, ja sen vaikutus kestää kierroksen loppuun. Kaksi asiaa kestää pidempään: Jacques Portefaix jää, kunnes häntä tarvitaan, ja sumu peittää kylänsä seuraavaan hyökkäykseen asti (B7.2).
rule-b3-1-rebuilt = Joka vuodenajalla on kuusi korttia. Vihko kuvaa niistä yhden, Sumun, vaikutuksen (B7). Se, että Sumu on kerran, syksyllä, ja vaikuttaa vaiheessa 4, on meidän. Muiden 23 kortin tekstejä vihkossa ei ole; täällä olevat ovat meidän.
rule-b3-2 = Metsästäjät sijoittavat yhden joukon vuodenajan ruudusta kylään, jossa joukkoa ei ole, ei koskaan pikkukylään. Se jää kartalle pelin loppuun asti; vain kortti voi siirtää sen. Jos he jättävät väliin, joukko menetetään; tyhjä ruutu ei anna mitään. Portefaix’n sijoittavat ja joukkoja siirtävät kortit tulevat ensin.

# B4
rule-b4 = Vaihe 2: Peto
rule-b4-1 = Peto ottaa takaisin jälkilaatan, jonka se jätti kaksi vuodenaikaa sitten, ja kyläkortin, jonka se pelasi samana vuodenaikana viime vuonna.
rule-b4-2 = Se valitsee salaa 1–4 peninkulman päässä olevan kylän, jonka kortti sillä on, joten mikään kylä ei toistu vuoden sisällä. Kortin kanssa se jättää vapaan jälkilaatan, siis sellaisen, joka ei ole laudalla eikä metsästäjillä: kuvapuoli alaspäin ilman kykyä tai kuvapuoli ylöspäin kyvyn kanssa.
rule-b4-2-ruling = Kylä ja laatta ovat yksi valinta, ja ne tarkistetaan parina: 5 tai 6 peninkulmaa onnistuu vain, kun susilauman kuvapuoli on ylöspäin.
rule-b4-3 = Peto kulkee kaiken läpi ja saa päätyä sinne, missä on metsästäjiä tai joukkoja. Se ei koskaan päädy pikkukylään eikä koskaan jää paikalleen.
rule-b4-4 =
    Kuvapuoli ylöspäin jätetyllä laatalla on kykynsä, oli todellinen olemus mikä tahansa. Peto päättää, käyttääkö se sitä, ja se saa hämätä: kreivi kuvapuoli ylöspäin ei esimerkiksi tarkoita, että se hyökkää rakuunoiden kylään.
    | laatta | kyky
    | susilauma | 2 peninkulmaa pidemmälle, enintään 6
    | petoeläin | 1 uhri lisää
    | kreivi | rakuunat eivät suojaa
    | paholainen | saa siirtää yhtä metsästäjää yhden peninkulman
    | kulkuri | 1 uhri lisää, jos hyökkäyksen kohde on enintään 3 peninkulman päässä kylästä Auvers
rule-b4-4-ruling = Vihko ei kerro, milloin paholainen siirtää metsästäjää. Täällä se tapahtuu heti, kun laatta asetetaan; pöytä voi valita sen sijaan vaiheen 4 alun, ennen kylän paljastamista. Kummassakin tapauksessa metsästäjä seisoo tai makaa kuten ennenkin. Petoeläin, kreivi ja kulkuri vaikuttavat itsestään: kun kylä paljastetaan, uhri lisää ei koskaan haittaa Petoa. Sumussa määrä on vihje, joten Peto päättää salaa vaiheen 4 alussa. Kortti, joka muuttaa Pedon kulkumatkaa, muuttaa myös susilauman rajaa.
rule-b4-5 = Liian kaukana olevaa kylää ei voi valita.
rule-b4-5-ruling = Vihkossa Peto voi tehdä tämän virheen: silloin se jää paikalleen eikä saa uhreja, mutta kyläkortti jää näkyviin, ja siellä olevat metsästäjät saavat tutkia. Ohjelma ei anna sen tapahtua; oikean pöydän ääressä pelatkaa niin.

# B5
rule-b5 = Vaihe 3: metsästäjät
rule-b5-1 = Kukin metsästäjä liikkuu 0–3 peninkulmaa, missä järjestyksessä tahansa. He saavat pysähtyä pikkukyliin ja olla samassa paikassa. Jos matka on 0–2 peninkulmaa, metsästäjä on jalan, seisoo ja suojaa kylän. Tasan 3 peninkulmaa on ratsastus: nappula makaa seuraavaan vaiheeseen 3 asti eikä suojaa.
rule-b5-1-ruling = Metsästäjä liikkuu kerran. Se, jota ei ole siirretty vaiheen päättyessä, on liikkunut 0 peninkulmaa ja seisoo. Jos kortti muuttaa lukuja, kaikki jalan kuljettavan matkan ylittävä on ratsastusta.

# B6
rule-b6 = Vaihe 4: hyökkäys
rule-b6-1 = Kylä paljastetaan, ja Pedon nappula siirtyy sinne.
rule-b6-2 =
    Uhreja on 5 miinus kuljetut peninkulmat, korttien muuttamana, plus 1 kyvystä, miinus 1 kylän talonpojista, mutta ei alle 0. Jos siellä on seisova metsästäjä, rakuunat (ellei kreivin kuvapuoli ole ylöspäin) tai muu suoja, kukaan ei kuole. Se, minkä kortti lisää, ”jos uhreja on”, tulee viimeisenä.
    | peninkulmia | 1 | 2 | 3 | 4 | 5 tai 6
    | uhreja | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = ”Ei alle 0” otetaan huomioon kerran, talonpoikien jälkeen. Kuljetut peninkulmat ovat lyhimmän reitin: kiertoteitä ohjelma ei tarjoa.
rule-b6-3 = Saatuaan uhrin numero 25 Peto voittaa heti, ennen tutkintaa. Sen jälkeisiä uhreja ei lasketa.
rule-b6-4 = Sitten metsästäjät saavat tutkia, haluamassaan järjestyksessä. Pedon kylässä tai edellisen vuodenajan kohteessa oleva metsästäjä, seisova tai makaava, kääntää sen jäljen. Paikalla oleva metsästäjä, joka tunnistaa sen, ottaa laatan ja kysyy: onko tämä todellinen olemuksesi? Vastaus on aina totta. Kyllä: metsästäjät voittavat heti. Ei: he pitävät laatan.
rule-b6-4-ruling = Kukin metsästäjä tutkii kerran vuodenajassa; useampi saa tutkia, kummassa tahansa kylässä. Tarjolla on vain sellaista tutkittavaa, joka voi muuttaa jotakin, ja kierros päättyy, kun sitä ei enää ole.
rule-b6-5 = Kulkuri on tunnistettava kahdessa eri kylässä, ja kylä lasketaan vain kerran, vuodesta riippumatta. Ensimmäisellä kerralla metsästäjät ottavat mustan merkin ja laatta jää; toisella he ottavat laatan ja kysyvät.
rule-b6-5-ruling = Piilossa oleva kulkuri merkin kylässä käännetään, mutta sitä ei lasketa uudelleen.
rule-b6-6 = Jo kuvapuoli ylöspäin olevan laatan voi ottaa samalla tavalla metsästäjä, joka tunnistaa sen ja on nykyisessä tai edellisessä kylässä.
rule-b6-7 = Neljännellä jälkilaatalla metsästäjät voittavat heti; mustaa merkkiä ei lasketa. Jos neljäs on todellinen olemus, voiton syyksi mainitaan olemus.
rule-b6-8 = Jos vuodenaikakortti on poistanut kyläkortin tai sen jäljen, ei ole mitään tutkittavaa.
rule-b6-8-rebuilt = Korteistamme ”{ season-card-au7 }” tekee niin jäljelle ja ”{ season-card-au9 }” kyläkortille; ensimmäisessä painoksessa se ottaa vain kyläkortteja, joilla ei ole jälkeä.

# B7
rule-b7 = Sumu
rule-b7-1 = Sumussa kyläkortti jää kuvapuoli alaspäin, ja uhrit asetetaan sen kääntöpuolelle: niiden määrä näkyy kaikille ja lasketaan heti. Suoja toimii kertomatta, missä, ja se, käyttääkö Peto kykyä, jää sen salaisuudeksi (B4.4). Pedon nappula poistuu kartalta, eikä sen kylää voi tutkia tänä vuodenaikana.
rule-b7-1-ruling = Määrä on metsästäjille uutta tietoa, joten mitään sitä edeltävää ei voi kumota.
rule-b7-2 = Seuraavana vuodenaikana Peto jatkaa piilopaikastaan. Vaiheessa 4 paljastetaan kumpikin kortti, ja piilossa ollut kylä on edellinen kylä. Päättyi peli miten tahansa, kylä paljastetaan silloin.
rule-b7-2-ruling = Jos sumua seuraa sumu, mikä on mahdollista vain omilla korteilla, vanhempi kortti paljastetaan ja uudempi jää piiloon.

# B8
rule-b8 = Pelin loppu
rule-b8-1 = Peto voittaa saatuaan 25 uhria. Metsästäjät voittavat, kun he paljastavat sen todellisen olemuksen tai ottavat neljännen jälkilaatan.
rule-b8-1-ruling = Lopussa näytetään olemus ja piilossa oleva kylä; kuvapuoli alaspäin olevat jäljet jäävät alaspäin. Voitosta saa 2, tasapelistä 1, kaikki metsästäjät saman.
rule-b8-2 = Kierroksen 12 jälkeen uhreihin lisätään jälkilaatat, joita metsästäjät eivät ole ottaneet. Jos summa on 25 tai enemmän, peli on tasan; muuten metsästäjät voittavat.

# B9
rule-b9 = Muunnelma kokeneille
rule-b9-1 = Kevät ja kesä suosivat metsästäjiä, syksy ja talvi Petoa. Ennen kohtaa B2, järjestyksessä kevät, kesä, syksy, talvi, se puoli, jota vuodenaika suosii, valitsee yhden kuudesta kortista, toinen poistaa yhden, ja niin edelleen, kunnes kolme on valittu; viimeinen poistetaan. Kunkin valitun kortin voi pelata kerran ja katsoa milloin tahansa.
rule-b9-1-ruling = Kumpikin puoli näkee kummankin kortit, koska ne voi päätellä; katsojilta ne ovat piilossa, kunnes ne pelataan.
rule-b9-2 = Vaiheessa 1 se puoli, jota vuodenaika suosii, valitsee yhden vuodenajan korteistaan satunnaisen sijasta.

# B10
rule-b10 = Vuodenaikakortit
rule-b10-intro =
    Joka vuodenajalla on kuusi korttia. Kukin vaikuttaa omassa vaiheessaan. Kortin { season-card-au1 } vaikutus on vihkosta (B7), kaikki muu on meidän. Nämä ovat toisen painoksen kortit; ensimmäisen painoksen kortit ovat kohdassa B10.10.

    Kesä
    | kortti | vaihe | vaikutus
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Syksy
    | kortti | vaihe | vaikutus
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Talvi
    | kortti | vaihe | vaikutus
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Kevät
    | kortti | vaihe | vaikutus
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Kortin ”{ season-card-su9 }” lisäjoukko on sellainen, jonka jokin myöhempi vuodenaika olisi tuonut; sen saa jättää väliin menettämättä sitä. Sama koskee ensimmäisen painoksen korttia ”{ season-card-sp6 }”. Ensimmäisen painoksen ”{ season-card-su3 }” siirtää yhden joukon kerrallaan eikä mitään kahdesti; kylä, jonka joukko jättää, on taas vapaa.
rule-b10-1-rebuilt = Omia korttejamme.
rule-b10-2 = ”{ season-card-au7 }” on toteutettava, kohdan B4.1 jälkeen. Myös ”{ season-card-au9 }” tulee kohdan B4.1 jälkeen: silloin jälki on enää Pedon nykyisen kylän kortilla. Jos Peto ottaa sen kortin, jälki jää laudalle kohtaan B4.1 asti, eikä kukaan voi tutkia sitä (B6.8); ensimmäisessä painoksessa sitä korttia ei saa ottaa. Aloituskylän kortti jää (B2.3).
rule-b10-2-ruling = ”Rankkasade” ei jätä valintaa: kohdan B4.1 jälkeen laudalla on enintään yksi jälki.
rule-b10-2-rebuilt = Omia korttejamme.
rule-b10-3 = Kortilla ”Gévaudanin neito” talonpojat estävät kaikki uhrit rakuunoiden tavoin eivätkä vain yhtä. Kreivi ei välitä heistä sen enempää kuin rakuunoista.
rule-b10-3-rebuilt = Oma korttimme.
rule-b10-4 = Kortilla ”D’Ennevalin koirat” jokainen enintään 1 peninkulman päässä oleva metsästäjä katsotaan paikalla olevaksi, myös makaava tai pikkukylässä oleva. ”Lumi peittää kaiken” kieltää ottamasta myös kuvapuoli ylöspäin olevia laattoja (B6.6).
rule-b10-4-rebuilt = Omia korttejamme.
rule-b10-5 = Portefaix estää kaikki uhrit ensimmäisessä hyökkäyksessä kyläänsä, myös kreiviä vastaan. Sitten hän lähtee, vaikka jokin muu olisi suojannut kylän; sumussa hän lähtee, kun kylä paljastetaan.
rule-b10-5-ruling = Hänet saa sijoittaa sinne, missä hän jo on. Jos hänet sijoitetaan uudelleen sumun peittäessä hyökkäyksen, se hyökkäys ei enää koske häntä.
rule-b10-5-rebuilt = Oma korttimme.
rule-b10-6 = Kortilla ”{ season-card-wi6 }” kuninkaan lähettiläs liikkuu vaiheessa 3 0 peninkulmaa, seisoo ja suojaa; kortilla ”{ season-card-au7 }” sama koskee piispaa. Paholainen saa silti siirtää heitä.
rule-b10-6-rebuilt = Oma korttimme.
rule-b10-7 = Kortilla ”{ season-card-su8 }” metsästäjät saavat kaikkien siirtojen jälkeen, ennen paholaista ja hyökkäystä, kutsua aseisiin yhden kylän, joka on enintään 4 peninkulman päässä kylästä Grandrieu, Javols tai Le Malzieu, jos siinä erityiskylässä on metsästäjä, seisova tai makaava. Kreivistä ei ole apua sitä vastaan.
rule-b10-7-ruling = Kuka tahansa metsästäjien pelaajista päättää kaikkien puolesta, kuten joukosta (B1.3).
rule-b10-7-rebuilt = Omia korttejamme.
rule-b10-8 = Kortilla ”{ season-card-sp8 }” erityiskylässä oleva metsästäjä, seisova tai makaava, katsotaan paikalla olevaksi kummassakin kylässä, jota voi tutkia (B6.4).
rule-b10-8-rebuilt = Omia korttejamme.
rule-b10-9 = Kortilla ”{ season-card-su7 }” rakuunat suojaavat lähikyliä kuin omaansa: kreivi ei välitä heistä. Kortilla ”{ season-card-wi7 }” talonpojat eivät muualla pelasta ketään.
rule-b10-9-rebuilt = Omia korttejamme.
rule-b10-10 =
    Korttien painoksen valinta palauttaa ensimmäisen painoksen, jossa nämä kortit tulevat samannimisten tilalle.
    | kortti | vaihe | vaikutus
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-10-rebuilt = Omia korttejamme.

# B11
rule-b11 = Esimerkkejä
rule-b11-1 = Kylästä Langeac enintään 4 peninkulman päässä ovat täsmälleen nämä kylät: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Langeac – Saugues on 3 peninkulmaa: 2 uhria. Jos siellä on talonpoikia, 1; kun petoeläimen kuvapuoli on ylöspäin, 3; jos siellä on rakuunat tai seisova metsästäjä, 0.
rule-b11-3 = Kun susilauman kuvapuoli on ylöspäin, 5 tai 6 peninkulmaa ei tuo uhreja.
rule-b11-4 = Keväällä Peto hyökkää kylään Javols, jossa markiisi seisoo: ei uhreja. Markiisi kääntää jäljen, joka on susilauma; sitä hän ei tunnista, joten se jää. Kesällä riistanvartija ratsastaa sinne 3 peninkulmaa ja ottaa sen. Vastaus on ei, ja peli jatkuu.
rule-b11-5 = Kierroksen 12 jälkeen uhreja on 22 ja ottamattomia laattoja 3: tasapeli. Jos uhreja on 21 ja laattoja 3, metsästäjät voittavat.

# What the pictures show
picture-b1-1 = Kartta: numeroidut kylät, numerottomat pikkukylät ja peninkulman mittaiset tiet.
picture-b1-5 = Kaksitoista vuodenaikaa, 25 uhria ja neljä jälkeä: näin pitkällä kumpikin puoli on.
picture-b2-2 = Metsästäjät ovat ottaneet paikkansa.
picture-b5-1 = Yksi metsästäjä makaa ratsastuksen jälkeen eikä suojaa; toinen seisoo ja suojaa kylän.
picture-b6-2 = Rakuunat ja seisovat metsästäjät suojaavat kylänsä; talonpojat pelastavat yhden hengen.
picture-b6-4 = Peto on hyökännyt; sen jättämä jälki on käännetty esiin.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Peto voittaa saatuaan 25 uhria kahdessatoista vuodenajassa. Metsästäjät voittavat, jos he estävät sen, paljastavat sen todellisen olemuksen tai ottavat neljä sen jälkeä.
aid-brotherhood-of-the-wolf-season = Vuodenaika
aid-brotherhood-of-the-wolf-season-1 = Joka vuodenaika: kortti, joukko metsästäjille, Pedon salainen valinta, metsästäjien siirrot, hyökkäys, tutkinta.
aid-brotherhood-of-the-wolf-beast = Peto
aid-brotherhood-of-the-wolf-beast-1 = Peto kulkee 1–4 peninkulmaa kylään, johon se ei ole hyökännyt vuoden sisällä. Mitä lähempänä, sitä enemmän uhreja: viisi miinus peninkulmat.
aid-brotherhood-of-the-wolf-beast-2 =
    | peninkulmat | 1 | 2 | 3 | 4
    | uhrit | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Sinne se jättää jäljen kuvapuoli alaspäin, tai ylöspäin käyttääkseen kykyä: susilauma +2 peninkulmaa, petoeläin +1 uhri, kreivi ei piittaa rakuunoista, paholainen siirtää metsästäjää yhden peninkulman, kulkuri +1 uhri enintään 3 peninkulman päässä kylästä Auvers.
aid-brotherhood-of-the-wolf-hunters = Metsästäjät
aid-brotherhood-of-the-wolf-hunters-1 = Metsästäjät kulkevat enintään 3 peninkulmaa. Enintään 2 kuljettuaan he seisovat ja suojaavat kylänsä; 3 on ratsastus, eikä ratsastaja suojaa.
aid-brotherhood-of-the-wolf-hunters-2 = Rakuunat suojaavat kylän, talonpojat pelastavat yhden hengen.
aid-brotherhood-of-the-wolf-hunters-3 = Metsästäjä kylässä, johon nyt tai edellisellä kerralla hyökättiin, saa kääntää jäljen. Metsästäjä, joka tunnistaa sen, ottaa sen ja kysyy, onko se todellinen olemus.
aid-brotherhood-of-the-wolf-knowledge = Kuka metsästäjä tunnistaa minkäkin jäljen
aid-brotherhood-of-the-wolf-knowledge-1 =
    | metsästäjä | jälki
    | piispa | paholainen
    | riistanvartija | susilauma
    | markiisi | petoeläin
    | kuninkaan lähettiläs | kreivi
    | kaikki | kulkuri
aid-brotherhood-of-the-wolf-knowledge-2 = Kulkuri on tunnistettava kahdessa eri kylässä.
aid-brotherhood-of-the-wolf-knowledge-3 = Rekonstruoitu: piispan, markiisin ja lähettilään tunnukset (B1.3).
aid-brotherhood-of-the-wolf-end = Loppu
aid-brotherhood-of-the-wolf-end-1 = Kahdennentoista vuodenajan jälkeen: jos uhreja ja ottamatta jääneitä jälkiä on yhteensä 25 tai enemmän, peli on tasan. Muuten metsästäjät voittavat.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] jälki kuvapuoli alaspäin
    [victim] uhri
    [portefaix] Portefaix
   *[marker] musta merkki
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    Kesäkuussa 1764 eläin tappoi neljätoistavuotiaan tytön Les Hubacsissa, Gévaudanin itäreunalla: köyhässä ylämaassa Etelä-Ranskassa, nykyisessä Lozèren departementissa. Kuukausi kuukaudelta kuoli muita, useimmat karjaa paimentavia naisia ja lapsia. Pelastuneet kertoivat pedosta, joka oli mitä tahansa sutta suurempi.

    Rakuunat jahtasivat sitä koko ensimmäisen talven. Piispa kutsui sitä Jumalan rangaistukseksi, sanomalehdet kirjoittivat siitä kaikkialla Euroopassa, ja kuningas Ludvig XV lähetti parhaat metsästäjänsä. Syyskuussa 1765 yksi heistä, François Antoine, ampui suuren suden Les Chazesissa. Hoville asia oli sillä selvä; joulukuussa hyökkäykset alkoivat uudelleen.

    Nyt seudun oli selvittävä yksin. Kesäkuun 19. päivänä 1767 Jean Chastel ampui lähellä Auversia suuren suden kaltaisen eläimen, ja hyökkäykset loppuivat. Kolmessa vuodessa oli kuollut noin sata ihmistä.

    Kukaan ei pystynyt osoittamaan, mikä Peto oli tai johtiko sitä ihminen. Susilauma, jokin muu petoeläin, aatelismies, paholainen, muukalainen: nämä epäilyt ovat pelin viisi olemusta. Sääntövihko alkaa repliikillä samannimisestä elokuvasta (Christophe Gans, 2001), joka kertoo oman tarinansa.

about-brotherhood-of-the-wolf-people = Henkilöt
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix oli kaksitoistavuotias paimenpoika (sääntövihkon mukaan kolmetoista). Tammikuun 12. päivänä 1765 hän ja kuusi muuta lasta kävivät Petoa vastaan lähellä Chanaleillesia ja saivat sen päästämään irti yhdestä heistä. Kuningas palkitsi heidät kaikki ja maksoi pojan koulunkäynnin.
about-brotherhood-of-the-wolf-people-2 = Menden piispa Gabriel-Florent de Choiseul-Beaupré julisti vuoden 1764 lopussa, että Peto oli Jumalan rangaistus, ja määräsi kirkkoihin neljänkymmenen tunnin rukoukset.
about-brotherhood-of-the-wolf-people-3 = Markiisi d’Apcher, seudun nuori aatelismies, johti omalla kustannuksellaan jahteja sen jälkeen, kun hovi oli menettänyt kiinnostuksensa. Niistä viimeinen, kesäkuussa 1767, löysi Pedon.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, hyvänä metsästäjänä tunnettu La Besseyren talonpoika, ampui kesäkuun 1767 eläimen. Sääntövihkossa hän on riistanvartija.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, kuuluisa sudenmetsästäjä Normandiasta, tuli poikansa ja koiriensa kanssa helmikuussa 1765. He metsästivät kesään asti tuloksetta.
about-brotherhood-of-the-wolf-people-6 = François Antoine, kuninkaan arkebuusin kantaja, tuli d’Ennevalin tilalle kesäkuussa 1765. Hänen Les Chazesissa ampumansa susi oli näytteillä Versailles’ssa.
about-brotherhood-of-the-wolf-people-7 = Morangièsin kreivi oli upseeri seudun vanhasta suvusta. Omana aikanaan häntä ei syyttänyt kukaan: että hän olisi ollut Pedon isäntä, on romaanien ja elokuvien keksintöä 1930-luvulta alkaen.
about-brotherhood-of-the-wolf-people-8 = Kulkurilla ei ole nimeä. Sääntövihko kertoo muukalaisesta, jonka tie tuntui seuraavan uhreja; niinä vuosina moni uskoi ihmisiin, jotka muuttuvat susiksi.

about-brotherhood-of-the-wolf-places = Paikat
about-brotherhood-of-the-wolf-places-1 = Kartan 30 kylää ja 36 pikkukylää ovat kaikki todellisia ja sijaitsevat siellä, mihin ne on piirretty.
about-brotherhood-of-the-wolf-places-2 = Les Hubacsissa kuoli ensimmäinen tunnettu uhri 30. kesäkuuta 1764. Langognen lähellä härät olivat vähän aiemmin pelastaneet naisen hyökkäykseltä.
about-brotherhood-of-the-wolf-places-3 = Chanaleillesin pitäjässä Jacques Portefaix ja hänen ystävänsä pitivät pintansa.
about-brotherhood-of-the-wolf-places-4 = Paulhacin lähellä Marie-Jeanne Valet haavoitti Petoa keihäällä elokuussa 1765. Hänet muistetaan Gévaudanin neitona.
about-brotherhood-of-the-wolf-places-5 = Les Chazesissa ampui sutensa François Antoine, Auversin lähellä Jean Chastel.
about-brotherhood-of-the-wolf-places-6 = Mende oli piispan istuin, Saint-Alban Morangièsin kreivien.

about-brotherhood-of-the-wolf-cards = Vuodenaikakortit
about-brotherhood-of-the-wolf-cards-1 = Kesä kertoo pitkistä päivistä, työstä yhdessä ja markkinoista sekä kahdesta kesän 1765 ihmisestä: François Antoinesta ja Gévaudanin neidosta.
about-brotherhood-of-the-wolf-cards-2 = Syksy tuo vuorille sumun ja sateen ja karjan alas vuorilta, ja väki on kiireinen kylvöissä.
about-brotherhood-of-the-wolf-cards-3 = Talvi on syvää lunta ja nälkää, rakuunoita talvileireissään ja hovi, joka Antoinen suden jälkeen ei enää halunnut kuulla Pedosta.
about-brotherhood-of-the-wolf-cards-4 = Keväällä ovat vuorossa Portefaix, suurajot tuhansine ajomiehineen, d’Ennevalin koirat, piispan rukoukset ja kuninkaan palkkio.

about-brotherhood-of-the-wolf-advice-hunters = Neuvoja metsästäjille
about-brotherhood-of-the-wolf-advice-hunters-1 = Suojatkaa kylät, joissa hyökkäys veisi eniten henkiä: Petoa lähimmät.
about-brotherhood-of-the-wolf-advice-hunters-2 = Tulkaa lähelle paikkoja, joissa Peto voi olla, niin sen on mentävä kauas.
about-brotherhood-of-the-wolf-advice-hunters-3 = Pysykää enintään kolmen peninkulman päässä kylistä, joihin odotatte sen tulevan: silloin voitte hyökkäystä seuraavana vuodenaikana ratsastaa sinne ja lukea jäljen.
about-brotherhood-of-the-wolf-advice-hunters-4 = Ajatelkaa vuodenajan verran eteenpäin.

about-brotherhood-of-the-wolf-advice-beast = Neuvoja Pedolle
about-brotherhood-of-the-wolf-advice-beast-1 = Kulje lyhyitä matkoja: jokainen peninkulma vähemmän on uhri lisää.
about-brotherhood-of-the-wolf-advice-beast-2 = Hyökkää sinne, missä kukaan ei odota sinua.
about-brotherhood-of-the-wolf-advice-beast-3 = Kun metsästäjät saartavat sinua, saa rengas aukeamaan, ennen kuin se sulkeutuu.
about-brotherhood-of-the-wolf-advice-beast-4 = Älä jätä jälkeä lähelle metsästäjää, joka tunnistaa sen.
about-brotherhood-of-the-wolf-advice-beast-5 = Ajattele vuodenajan verran eteenpäin.

about-brotherhood-of-the-wolf-credits =
    Tekijä: Charlec. Kuvitus: ann & seb. Taiteellinen johto ja graafinen suunnittelu: Benjamin Treilhou. Kehitys: Didier Jacobée ja Thierry Morange.

    Julkaisija: Multivers, Châteaudun (© 2023); ranskankielinen nimi on La Bête. Venäjänkielinen painos: Magellan, 2023, kääntäjä Anna Ahatova. Wolfden noudattaa sen sääntöjen versiota 1.0.


## guide

# Ensimmäinen Suden veljeskunta -peli oppaan kanssa, askel askeleelta.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, talvi 1766. Peto on vienyt 18 uhria. Saatuaan 25 se voittaa, ja sen kiinni ottamiseen on enää kaksi vuodenaikaa. Johdat metsästäjiä: ota selvää, mikä se on!
guide-brotherhood-of-the-wolf-hunters = Pedolla on yksi viidestä olemuksesta, ja kukin metsästäjä tunnistaa niistä yhden: piispa paholaisen, riistanvartija susilauman, markiisi petoeläimen, kuninkaan lähettiläs kreivin. Kulkurin tunnistavat kaikki.
guide-brotherhood-of-the-wolf-troop = Joka vuodenaika tuo joukon. Rakuunat suojaavat kylän, talonpojat pelastavat yhden hengen. Sijoita talonpojat sinne, missä odotat Petoa: se nähtiin viimeksi kylässä Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = Kylää vartioidaan. Sen näkee Petokin.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard on vain peninkulman päässä paikasta, missä Peto viimeksi nähtiin.
guide-brotherhood-of-the-wolf-beast = Peto on tehnyt valintansa salaa: kylä muutaman peninkulman päässä ja jälki, joka on siellä kuvapuoli alaspäin. Kartan renkaat näyttävät, minne se yltää. Sen syksyllä jättämä jälki täällä, kylässä Saint-Flour-de-Mercoire, on kuvapuoli ylöspäin: susilauma.
guide-brotherhood-of-the-wolf-ride = Tuo metsästäjä kuvapuoli ylöspäin olevan jäljen luo. Enintään kaksi peninkulmaa metsästäjä kulkee jalan ja suojaa kylän, jossa hän on; kolme on ratsastus, ja silloin hän makaa eikä suojaa ketään.
guide-brotherhood-of-the-wolf-ride-done = Hän on jäljen luona. Se, joka tunnistaa tunnuksen, saa kysyä Pedolta.
guide-brotherhood-of-the-wolf-ride-hint = Riistanvartija tunnistaa susilauman. Kolme peninkulmaa on ratsastus, ja se riittää.
guide-brotherhood-of-the-wolf-close = Siirrä muut metsästäjät miten haluat ja päätä sitten vaihe: Pedon on näytettävä, missä se on. Jälkeä voi lukea vain kaksi vuodenaikaa, joten pysykää lähellä.
guide-brotherhood-of-the-wolf-close-done = Peto on näyttäytynyt.
guide-brotherhood-of-the-wolf-close-hint = Lähettiläs ja markiisi voivat tulla lähemmäs. Piispa voi jäädä pohjoiseen siltä varalta, että Peto kääntyy takaisin. Päätä sitten vaihe.
guide-brotherhood-of-the-wolf-attack = Hyökkäys vie 5 uhria, yhden vähemmän joka peninkulmaa kohti, jonka Peto tuli. Rakuunat tai siellä seisova metsästäjä estävät sen; talonpojat pelastavat yhden hengen.
guide-brotherhood-of-the-wolf-examine = Nyt metsästäjät saavat tutkia siellä, missä Peto on ja missä se oli ennen. Se, joka tunnistaa tunnuksen, ottaa jäljen ja kysyy: onko tämä todellinen olemuksesi?
guide-brotherhood-of-the-wolf-examine-done = Saitte vastauksen, ja jälkilaatta jää teille. Myös neljäs laatta voittaisi pelin.
guide-brotherhood-of-the-wolf-examine-hint = Riistanvartija tunnistaa susilauman, joka on kuvapuoli ylöspäin.
guide-brotherhood-of-the-wolf-spring = Viimeinen vuodenaika. Yksi jälki on yhä kuvapuoli alaspäin. Laudan vieressä oleva kytkin ”{ brotherhood-layer-possible }” näyttää, mitä tiedätte: mikä Peto voi olla ja minne se voi mennä.
guide-brotherhood-of-the-wolf-guard = Ensin joukko: sijoita rakuunat kylään, johon Peto yltää.
guide-brotherhood-of-the-wolf-guard-done = Siellä mikään hyökkäys ei onnistu, ellei Pedolla ole kykyä rakuunoita vastaan.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs on kylän Luc vieressä, eikä kukaan vartioi sitä.
guide-brotherhood-of-the-wolf-hounds = Vuodenaikakortti auttaa teitä: d’Ennevalin koirien kanssa metsästäjät saavat tutkia peninkulman päästä. Sillä välin Peto on salaa jatkanut matkaa.
guide-brotherhood-of-the-wolf-near = Tuo metsästäjä kylään Luc tai peninkulman päähän siitä. Epäiltyjä on neljä: lähettiläs tunnistaa kreivin, markiisi petoeläimen, piispa paholaisen.
guide-brotherhood-of-the-wolf-near-done = Sieltä koirat yltävät jäljelle.
guide-brotherhood-of-the-wolf-near-hint = Les Hubacs, Puylaurent ja Saint-Flour-de-Mercoire ovat kylän Luc vieressä.
guide-brotherhood-of-the-wolf-night = Siirrä muut miten haluat ja päätä sitten vaihe.
guide-brotherhood-of-the-wolf-night-done = Peto on iskenyt. Mutta kylän Luc jälkeä ei vartioi kukaan.
guide-brotherhood-of-the-wolf-night-hint = Kaksi metsästäjää, jotka tunnistavat eri epäillyt, on parempi kuin yksi. Päätä sitten vaihe.
guide-brotherhood-of-the-wolf-name = Paljasta Peto! Jokainen tutkiva metsästäjä kääntää jäljen, vaikka ei tunnistaisi sitä. Se, joka tunnistaa sen, ottaa sen ja kysyy.
guide-brotherhood-of-the-wolf-name-done = ”Kyllä!” Pedon takana oli kreivi, ja Gévaudan voi huokaista helpotuksesta.
guide-brotherhood-of-the-wolf-name-hint = Anna kylän Luc lähellä olevien metsästäjien tutkia yksi kerrallaan. Lähettiläs tunnistaa kreivin.
guide-brotherhood-of-the-wolf-won = Metsästäjät voittavat paljastamalla Pedon todellisen olemuksen tai neljällä jälkilaatalla. Jos kumpaakaan ei tapahdu kahdessatoista vuodenajassa, uhrit ratkaisevat.
guide-brotherhood-of-the-wolf-again = Koko peli alkaa kesällä 1764 ensimmäisestä uhrista. Jälki kuvapuoli ylöspäin antaa Pedolle kyvyn mutta kertoo teille enemmän. Pelaa koko peli metsästäjänä, tai ole itse Peto!

# Pedon ensimmäinen peli oppaan kanssa.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, syksy 1766. Olet Peto, eikä kukaan tiedä, että takana on kreivi. Olet vienyt 16 uhria. Saatuasi 25 voitat, ja jäljellä on kolme vuodenaikaa.
guide-brotherhood-of-the-wolf-beast-hunters = Neljä metsästäjää etsii sinua, ja kukin tunnistaa yhden olemuksen: piispa paholaisen, riistanvartija susilauman, markiisi petoeläimen, lähettiläs kreivin. Jos lähettiläs löytää kreivin jäljen, olet hävinnyt.
guide-brotherhood-of-the-wolf-beast-prowl = Valitse salaa kylä, johon yllät, ja jälki, jonka jätät sinne. Sen ei tarvitse olla oma tunnuksesi, joten valehtele! Kuvapuoli alaspäin sillä ei ole kykyä, eikä se kerro mitään, ennen kuin metsästäjä löytää sen.
guide-brotherhood-of-the-wolf-beast-prowl-done = Kukaan ei tiedä, missä olet. Katso, miten metsästäjät siirtyvät.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu on lähellä, eikä kukaan vartioi sitä. Jätä sinne petoeläin kuvapuoli alaspäin.
guide-brotherhood-of-the-wolf-beast-toll = Hyökkäys vie 5 uhria, yhden vähemmän joka kulkemaasi peninkulmaa kohti. Rakuunat tai siellä seisova metsästäjä estävät sen; talonpojat pelastavat yhden. Sitten metsästäjät saavat tutkia siellä, missä olet ja missä olit ennen.
guide-brotherhood-of-the-wolf-beast-faces = Kuvapuoli ylöspäin jäljellä on kyky, olitpa kuka tahansa: susilaumalla pääset kaksi peninkulmaa pidemmälle, petoeläin vie yhden uhrin lisää, rakuunat eivät pysäytä kreiviä, ja paholainen siirtää metsästäjää.
guide-brotherhood-of-the-wolf-beast-bold = Ole rohkea: jätä tänä vuodenaikana jälki kuvapuoli ylöspäin. Valitse kylä, jossa kyvystä on apua.
guide-brotherhood-of-the-wolf-beast-bold-done = Metsästäjät näkevät tunnuksen mutta eivät kylää. Katso, miten he siirtyvät.
guide-brotherhood-of-the-wolf-beast-bold-hint = Susilauma vie sinut enintään kuuden peninkulman päähän, pois kaikkien luota. Mutta mitä lähempänä kylä on, sitä enemmän uhreja.
guide-brotherhood-of-the-wolf-beast-sum = Viimeinen vuodenaika. Jos et saa 25:tä, uhreihin lisätään jäljet, joita metsästäjät eivät ole ottaneet: 25 on tasapeli, ja jos summa on pienempi, metsästäjät voittavat.
guide-brotherhood-of-the-wolf-beast-last = Vie viimeisellä hyökkäykselläsi ainakin kaksi uhria. Valitse läheltä kylä, jota kukaan ei vartioi.
guide-brotherhood-of-the-wolf-beast-last-done = Hyökkäys onnistui, ja koko Gévaudan vapisee.
guide-brotherhood-of-the-wolf-beast-last-hint = Etsi kylä enintään kolmen peninkulman päästä, ilman rakuunoita ja ilman metsästäjiä lähellä.
guide-brotherhood-of-the-wolf-beast-won = Peto voittaa 25 uhrilla. Metsästäjät voittavat paljastamalla sen todellisen olemuksen, neljällä sen jäljellä tai kestämällä kaksitoista vuodenaikaa.
guide-brotherhood-of-the-wolf-beast-again = Koko peli alkaa kesällä 1764 ensimmäisestä uhrista ja kestää kaksitoista vuodenaikaa. Pelaa se Petona, tai johda itse metsästäjiä!

## files

# Mikä on vikana Suden veljeskunnan asemassa, karttatiedostossa tai korttitiedostossa. Tiedostojen sanat pysyvät ennallaan.

# Asema: rivit
problem-brotherhood-came-from = { $line }: vain liikkunut metsästäjä, tai sellainen, jota paholainen on siirtänyt peninkulman, on tullut muualta (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: kortti { $card } on kahdessa paikassa (B9.1).

# Asema: kierros
problem-brotherhood-idle = round: tässä tilanteessa kenelläkään ei olisi mitään päätettävää.
problem-brotherhood-round = round: vuodenajat lasketaan ykkösestä, avauksen jälkeen (B1.5).
problem-brotherhood-draft = round: kortteja valitaan vain kokeneiden muunnelmassa (B9.1).
problem-brotherhood-devil = round: vain paholainen, kuvapuoli ylöspäin, siirtää metsästäjää (B4.4).
problem-brotherhood-power = round: Peto päättää kyvystä vain sumussa, kun petoeläin, kreivi tai kulkuri on kuvapuoli ylöspäin (B4.4).
problem-brotherhood-called = round: aseisiin kutsuttu kylä on liian kaukana erityiskylästä, jossa on metsästäjä (B10.7).
problem-brotherhood-ending = round: peli on ohi, kun sillä on loppu (B8).
problem-brotherhood-ended-so = round: peli ei ole voinut päättyä näin (B8).
problem-brotherhood-is-over = round: näillä uhreilla ja laatoilla peli on jo ohi (B8.1).
problem-brotherhood-figures = round: jaettuja nappuloita on { $found }, mutta ”count” on { $count } (B1.3).
problem-brotherhood-victims = round: uhreja on { $victims }, mutta kartalla niitä on { $found } (B6.2).
problem-brotherhood-in-force = round: kortti on voimassa heti, kun se on käännetty (B3.1).
problem-brotherhood-drafted = round: valittuja kortteja on { $found }, mutta ”count” sanoo muuta (B9.1).

# Asema: metsästäjät, joukot ja Peto
problem-brotherhood-leader = hunter: nappulaa ”{ $hunter }” johtaa jokin metsästäjien paikoista (B1.3).
problem-brotherhood-placed = hunter: nappulalla ”{ $hunter }” on paikka avauksen jälkeen, ei ennen sitä (B2.2).
problem-brotherhood-one-troop = villages: kylään mahtuu yksi joukko (B3.2).
problem-brotherhood-troops = villages: rakuunoita on kuusi ja talonpoikia kuusi (B1.4).
problem-brotherhood-chosen = beast: olemus ja kylä valitaan avauksessa (B2.1).
problem-brotherhood-beast-card = beast: Peto on kylässä, jonka kortti on ruudussa ”{ $season }” (B6.1).
problem-brotherhood-fog-card = beast: sumu kätkee sen kylän kortin, jossa Peto nyt on (B7.1).
problem-brotherhood-fog-victims = beast: vain sumu kätkee uhreja (B7.1).
problem-brotherhood-haunts = beast: ”haunts” kuuluu piilossa olevalle Pedolle (B7.1).
problem-brotherhood-haunts-true = beast: luettelosta ”haunts” puuttuu kylä, jossa Peto on.

# Asema: ruudut ja kortit
problem-brotherhood-card-twice = space: kylän kortti on kahdessa ruudussa (B4.2).
problem-brotherhood-last-year = space: viime vuoden kortti otetaan takaisin ennen valintaa (B4.1).
problem-brotherhood-this-season = space: Peto on jo valinnut kylän täksi vuodenajaksi (B4.2).
problem-brotherhood-trace-twice = space: jälkilaatta on kahdessa paikassa (B1.2).
problem-brotherhood-two-seasons = space: esillä on vain kahden vuodenajan jäljet (B4.1).
problem-brotherhood-trace-card = space: jälki on kyläkortin vieressä (B4.2).
problem-brotherhood-face-up = space: siellä ei ole jälkeä, joka voisi olla kuvapuoli ylöspäin (B4.2).
problem-brotherhood-maybe = space: ”maybe” kuuluu jälkeen.
problem-brotherhood-maybe-true = space: luettelosta ”maybe” puuttuu todellinen jälki, ”{ $trace }”.
problem-brotherhood-played = cards: vuodenajan ”{ $season }” kortteja pitää olla pelattuna { $cards } (B3.1).
problem-brotherhood-force-played = cards: voimassa oleva kortti on yksi pelatuista (B3.1).
problem-brotherhood-picked = cards: joka vuodenajalta valitaan kolme korttia (B9.1).
problem-brotherhood-hands = cards: käsikortteja ja poistettuja kortteja on vain kokeneiden muunnelmassa (B9.1).

# Karttatiedosto
problem-brotherhood-places = { $where }: kartalla on { $found } paikkaa; enintään { $most } mahtuu.
problem-brotherhood-villages = { $where }: kartalla pitää olla { $villages } kylää, ei { $found } (B1.1).
problem-brotherhood-village-order = { $where }: kylät ovat järjestyksessä: tämä on numero { $number } (B1.1).
problem-brotherhood-id = { $where }: tunnuksen ”{ $id }” pitää olla oma sanansa, pienin kirjaimin.
problem-brotherhood-numbers = { $where }: avaimessa ”{ $name }” pitää olla { $count } eri kylän numerot ({ $rule }).
problem-brotherhood-haunt = { $where }: avaimen ”haunt” pitää olla kylän numero, ei { $number } (B4.4).
problem-brotherhood-symbols = { $where }: metsästäjät tunnistavat paholaisen, susilauman, petoeläimen ja kreivin, kukin yhden, eivät: { $found } (B1.3).
problem-brotherhood-road = { $where }: tien ”{ $road }” pitää nimetä kaksi eri paikkaa kartalta.
problem-brotherhood-road-twice = { $where }: tie ”{ $road }” on siinä kahdesti.
problem-brotherhood-no-road = { $where }: mikään tie ei vie paikasta { $start } paikkaan { $place } (B1.1).
problem-brotherhood-ways-out = map: muita kyliä enintään { $leagues } peninkulman päässä paikasta { $village }, mikä on korttien pienin matka: { $found }; Peto tarvitsee { $needed } (B4.2).

# Korttitiedosto
problem-brotherhood-no-effect = { $where }: kortilla pitää olla vähintään yksi vaikutus (B10).
problem-brotherhood-card-id = { $where }: tunnuksen ”{ $id }” pitää olla sana pienistä kirjaimista ja numeroista.
problem-brotherhood-effect-twice = { $where }: vaikutus ”{ $effect }” on tällä kortilla kahdesti (B10).
problem-brotherhood-no-village = { $where }: ”villages”: { $number } ei ole kylä väliltä 1–{ $most } (B1.1).
problem-brotherhood-season-cards = { $where }: vuodenajalla ”{ $season }” pitää olla { $cards } korttia, ei { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: kahdella kortilla on tunnus ”{ $id }”.

## terminal

terminal-brotherhood-legend = * erityinen kylä  ° aloituskylä  ◆ kylä, jonka Peto on voinut valita, ja sen etäisyys Pedosta peninkulmina · (piispa) makaa eikä suojaa · †2 kaksi uhria · tie on yksi peninkulma: kylät numeroin, pikkukylät nimin
terminal-brotherhood-village = kylä
terminal-brotherhood-beast = Peto
terminal-brotherhood-there = siellä
terminal-brotherhood-roads = tiet
terminal-brotherhood-hamlets = Pikkukylät
terminal-brotherhood-beast-perhaps = Peto?
terminal-brotherhood-rounds = Kierrokset
terminal-brotherhood-victims = Uhrit
terminal-brotherhood-card = Kortti
terminal-brotherhood-no-card = mikään ei ole voimassa
terminal-brotherhood-ours = oma korttimme
terminal-brotherhood-book = vaikutus sääntövihkosta
terminal-brotherhood-hunters = Metsästäjät
terminal-brotherhood-moved = on liikkunut
terminal-brotherhood-examined = on tutkinut
terminal-brotherhood-spaces = Vuodenaikaruudut
terminal-brotherhood-on-back = †{ $victims } kääntöpuolella
terminal-brotherhood-tokens = Laatat ja kortit
terminal-brotherhood-marker = musta merkki: { $at }
terminal-brotherhood-not-taken = ottamatta
terminal-brotherhood-played = pelatut kortit: { $cards }
terminal-brotherhood-may-be = Olemus, sikäli kuin metsästäjät voivat tietää: { $tokens }
terminal-brotherhood-may-be-in = Peto voi olla täällä: { $places }
terminal-brotherhood-may-have-chosen = Se on voinut valita: { $places }
terminal-brotherhood-may-choose = Se voi valita seuraavaksi: { $places }
terminal-brotherhood-trace-may-be = Jälki ({ $season }) voi olla: { $tokens }
terminal-brotherhood-face-down = Kuvapuoli alaspäin on: { $village }
