# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, uhreja: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] kesä
    [autumn] syksy
    [winter] talvi
   *[spring] kevät
}
brotherhood-hunter = { $hunter ->
    [bishop] piispa
    [gamekeeper] riistanvartija
    [marquis] markiisi
   *[envoy] kuninkaan lähettiläs
}
brotherhood-identity = { $token ->
    [wolves] susilauma
    [predator] petoeläin
    [count] kreivi
    [devil] paholainen
   *[vagabond] kulkuri
}
brotherhood-troop = { $troop ->
    [dragoon] rakuunat
   *[peasant] talonpojat
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } peninkulma
   *[other] { $leagues } peninkulmaa
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
brotherhood-portefaix-here = Portefaix
brotherhood-protected = suojattu
brotherhood-marker-here = musta merkki
brotherhood-victims-here = { $victims ->
    [one] { $victims } uhri
   *[other] { $victims } uhria
}
brotherhood-card-of = kortti, { $season } { $year }
brotherhood-card-hidden = kortti, { $season }, kuvapuoli alas
brotherhood-no-trace = ei jälkeä
brotherhood-trace-hidden = jälki, kuvapuoli alas
brotherhood-trace = { $face ->
    [up] { $token }, kuvapuoli ylös
   *[down] { $token }, kuvapuoli alas
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } peninkulman päässä: uhreja { $victims }, voimalla { $most }
   *[other] { $leagues } peninkulman päässä: uhreja { $victims }, voimalla { $most }
}
brotherhood-prospect-pack = { $leagues } peninkulman päässä, vain susilauman kuvapuoli ylös: uhreja { $most }
brotherhood-watched = voi vartioida: { $hunters }
brotherhood-space = { $season }: { $troop } (jäljellä { $troops }), { $card }, { $trace }
brotherhood-no-card = ei kyläkorttia
brotherhood-face-down = kortti, kuvapuoli alas
brotherhood-secret = salaa valittu
brotherhood-hidden-note = salassa metsästäjiltä
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Susilauma: kuvapuoli ylös, kaksi peninkulmaa pidemmälle
    [predator] Petoeläin: kuvapuoli ylös, yksi uhri lisää
    [count] Kreivi: kuvapuoli ylös, rakuunat eivät suojaa
    [devil] Paholainen: kuvapuoli ylös, saa siirtää metsästäjää yhden peninkulman
   *[vagabond] Kulkuri: kuvapuoli ylös, yksi uhri lisää tyyssijansa lähellä
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = kuvapuoli ylös, voiman kanssa
brotherhood-turn-down = kuvapuoli alas

## People and desk
brotherhood-the-beast = Peto
brotherhood-a-hunter = metsästäjä
brotherhood-victims = uhreja { $count }/{ $goal }
brotherhood-taken = jälkiä otettu { $count }/{ $goal }
brotherhood-beast-at = Kylässä { $at }
brotherhood-beast-hides = Piilossa, { $at }
brotherhood-beast-hidden = Piilossa
brotherhood-has-chosen = on valinnut seuraavan kylänsä
brotherhood-true-identity = Todellinen henkilöllisyys: { $token }
brotherhood-knows = tunnistaa: { $token }
brotherhood-stands-in = seisoo, { $at }
brotherhood-lies-in = makaa, { $at }
brotherhood-not-placed = ei vielä sijoitettu
brotherhood-own-beast = Salaisuutesi
brotherhood-own-hunters = Metsästäjien pöytä
brotherhood-own-figures = Nappulasi
brotherhood-own-tokens = Henkilöllisyydet ja niiden jäljet
brotherhood-own-cards = Vuodenaikakortit
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
    [one] valittu voi olla { $goals } kylä (kultarengas)
   *[other] valittu on jokin { $goals } kylästä (kultarenkaat)
}
brotherhood-goals-next = { $goals ->
    [one] seuraava voi olla { $goals } kylä (kultarengas)
   *[other] seuraava on jokin { $goals } kylästä (kultarenkaat)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Kesä { $year }
    [autumn] Syksy { $year }
    [winter] Talvi { $year }
   *[spring] Kevät { $year }
}
brotherhood-before = Kevät { $year }, ennen ensimmäistä uhria
brotherhood-round = Kierros { $round }/{ $rounds }
brotherhood-stage-lead = metsästäjät jakavat nappulansa
brotherhood-stage-pick = valitaan kortti, vuodenaika: { $season }
brotherhood-stage-discard = poistetaan kortti, vuodenaika: { $season }
brotherhood-stage-hide = Peto valitsee henkilöllisyytensä ja alkupaikkansa
brotherhood-stage-place = metsästäjät asettuvat paikoilleen
brotherhood-stage-card = vuodenaikakortti käännetään
brotherhood-stage-portefaix = Portefaix valitsee kylänsä
brotherhood-stage-shift = metsästäjät saavat siirtää joukkoja
brotherhood-stage-troop = metsästäjät sijoittavat joukon
brotherhood-stage-extra = metsästäjät saavat sijoittaa vielä yhden joukon
brotherhood-stage-recall = Peto saa ottaa takaisin kyläkortin
brotherhood-stage-prowl = Peto valitsee seuraavan kylänsä
brotherhood-stage-move = metsästäjät liikkuvat
brotherhood-stage-drag = paholainen saa siirtää metsästäjää
brotherhood-stage-examine = metsästäjät tutkivat
brotherhood-ending = { $ending ->
    [victims] Peto on ottanut viimeisen uhrinsa ja voittaa
    [identity] Metsästäjät ovat nimenneet Pedon todellisen henkilöllisyyden ja voittavat
    [fourth-token] Metsästäjät ovat ottaneet neljännen jäljen ja voittavat
    [draw] Kevät 1767 on ohi: tasapeli
   *[time] Kevät 1767 on ohi ja Peto sai liian vähän uhreja: metsästäjät voittavat
}

## Actions
brotherhood-do-lead = Johda nappulaa
brotherhood-do-pick = Valitse kortti
brotherhood-do-discard = Poista kortti
brotherhood-do-hide = Piiloudu
brotherhood-do-place = Sijoita metsästäjä
brotherhood-do-card = Käännä kortti
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Siirrä joukko
brotherhood-do-troop = Sijoita joukko
brotherhood-do-extra = Sijoita vielä joukko
brotherhood-do-recall = Ota kortti takaisin
brotherhood-do-prowl = Valitse kylä
brotherhood-do-move = Siirrä metsästäjää
brotherhood-do-drag = Raahaa metsästäjää
brotherhood-do-examine = Tutki
brotherhood-do-decline = Jätä väliin
brotherhood-do-end = Päätä vaihe

## Questions
brotherhood-open-lead = Valitse nappula, jota johdat.
brotherhood-open-pick = Valitse kortti, jonka pidät, vuodenaika: { $season }. Sen voi pelata kerran.
brotherhood-open-discard = Valitse kortti, jota kukaan ei saa, vuodenaika: { $season }.
brotherhood-open-hide = Valitse salaa, mikä olet ja mistä aloitat.
brotherhood-open-place = Sijoita metsästäjä mihin tahansa kylään tai pikkukylään.
brotherhood-open-card = Valitse tällä kierroksella voimassa oleva kortti, vuodenaika: { $season }.
brotherhood-open-portefaix = Valitse kylä, jota Portefaix vartioi.
brotherhood-open-shift = { $left ->
    [one] Saat siirtää vielä { $left } joukon kartalla, tai jätä väliin.
   *[other] Saat siirtää vielä { $left } joukkoa kartalla, tai jätä väliin.
}
brotherhood-open-troop = Sijoita kylään, jossa ei ole joukkoa: { $troop }. Tai jätä väliin ja menetä ne.
brotherhood-open-extra = Vielä yksi joukko saa tulla mistä tahansa vuodenajan ruudusta, tai jätä väliin.
brotherhood-open-recall = Saat ottaa yhden kyläkortin takaisin, tai jätä väliin.
brotherhood-open-prowl = Valitse kylä, johon hyökkäät, ja jälki, jonka jätät.
brotherhood-open-move = Siirrä metsästäjiäsi, kutakin enintään kerran, ja päätä sitten vaihe kaikkien puolesta.
brotherhood-open-drag = Paholainen saa siirtää yhtä metsästäjää yhden peninkulman, tai jätä väliin.
brotherhood-open-examine = Tutki jälki, tai päätä kaikkien metsästäjien tutkinta.
brotherhood-open-over = Peli on ohi.
brotherhood-ask-move = Kuka metsästäjistä liikkuu?
brotherhood-ask-drag = Ketä metsästäjistä paholainen siirtää?
brotherhood-ask-shift = Mikä joukko siirtyy?
brotherhood-ask-extra = Mistä vuodenajan ruudusta joukko tulee?
brotherhood-ask-examine = Kuka metsästäjistä tutkii?
brotherhood-ask-hide-at = Mistä aloitat? Henkilöllisyys: { $token }
brotherhood-ask-to = Minne menee { $hunter }?
brotherhood-ask-move-to = Minne menee { $hunter }? Enintään 2 peninkulmaa jalan hän suojaa; 3 peninkulmaa on ratsain, ja hän makaa.
brotherhood-ask-move-card = Minne menee { $hunter }? { $text }
brotherhood-ask-examine-at = Minkä kylän tutkii { $hunter }?
brotherhood-ask-shift-to = Minne menee joukko kylästä { $at }?
brotherhood-ask-extra-to = Minne menee joukko, vuodenaika: { $season }?
brotherhood-ask-trace = Minkä jäljen jätät kylään { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Kuvapuoli alas, tai ylös voiman kanssa: kaksi peninkulmaa pidemmälle?
    [predator] Kuvapuoli alas, tai ylös voiman kanssa: yksi uhri lisää?
    [count] Kuvapuoli alas, tai ylös voiman kanssa: rakuunat eivät suojaa?
    [devil] Kuvapuoli alas, tai ylös voiman kanssa: siirrä metsästäjää yhden peninkulman?
   *[vagabond] Kuvapuoli alas, tai ylös voiman kanssa: yksi uhri lisää tyyssijan lähellä?
}

## What happened
brotherhood-log-lead = { $who } johtaa nappulaa: { $hunter }.
brotherhood-log-pick = { $who } valitsee kortin, vuodenaika: { $season }.
brotherhood-log-pick-known = { $who } valitsee kortin { $card }, vuodenaika: { $season }.
brotherhood-log-discard = { $who } poistaa kortin, vuodenaika: { $season }.
brotherhood-log-discard-known = { $who } poistaa kortin { $card }, vuodenaika: { $season }.
brotherhood-log-hide = Peto valitsee salaa henkilöllisyytensä ja alkupaikkansa.
brotherhood-log-hide-known = Peto piiloutuu kylään { $at }, henkilöllisyys: { $identity }.
brotherhood-log-place = { $who } sijoittaa kylään { $at }: { $hunter }.
brotherhood-log-start = { $victims ->
    [one] Peto aloittaa kylästä { $at }: { $victims } uhri.
   *[other] Peto aloittaa kylästä { $at }: { $victims } uhria.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } sijoittaa Portefaix’n kylään { $at }.
brotherhood-log-portefaix-leaves = Portefaix on kohdannut Pedon kylässä { $at } ja lähtee.
brotherhood-log-shift = { $who } siirtää joukon, { $from } → { $to }: { $troop }.
brotherhood-log-troop = { $who } sijoittaa kylään { $at }: { $troop }.
brotherhood-log-troop-lost = Vuodenajan joukko menetetään: { $troop }.
brotherhood-log-troop-lost-declined = { $who } jättää väliin, joukko menetetään: { $troop }.
brotherhood-log-take-back = Peto ottaa jäljen takaisin, vuodenaika: { $season }.
brotherhood-log-take-back-known = Peto ottaa jäljen takaisin: { $trace }, vuodenaika: { $season }.
brotherhood-log-take-back-card = Peto ottaa takaisin kortin { $village }.
brotherhood-log-recall = Peto ottaa takaisin kortin { $village }.
brotherhood-log-prowl = Peto valitsee kylän salaa ja jättää jäljen kuvapuoli alas.
brotherhood-log-prowl-trace = Peto valitsee kylän salaa ja jättää jäljen kuvapuoli ylös: { $trace }.
brotherhood-log-prowl-known = { $face ->
    [up] Peto valitsee kylän { $at } ja jättää jäljen kuvapuoli ylös: { $trace }.
   *[down] Peto valitsee kylän { $at } ja jättää jäljen kuvapuoli alas: { $trace }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } ratsastaa, kohde { $to }.
   *[walks] { $who }: { $hunter } kävelee, kohde { $to }.
}
brotherhood-log-drag = Paholainen raahaa kylään { $to }: { $hunter }.
brotherhood-log-attack = { $victims ->
    [0] Peto hyökkää kylään { $at }, matka { $leagues }: kukaan ei kuole, yhteensä { $total }.
    [one] Peto hyökkää kylään { $at }, matka { $leagues }: { $victims } uhri, yhteensä { $total }.
   *[other] Peto hyökkää kylään { $at }, matka { $leagues }: { $victims } uhria, yhteensä { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Peto hyökkää sumussa: { $victims } uhri, yhteensä { $total }.
   *[other] Peto hyökkää sumussa: { $victims } uhria, yhteensä { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Peto hyökkää sumussa kylään { $at }: { $victims } uhri, yhteensä { $total }.
   *[other] Peto hyökkää sumussa kylään { $at }: { $victims } uhria, yhteensä { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] Sumussa Peto oli kylässä { $at }: { $victims } uhri.
   *[other] Sumussa Peto oli kylässä { $at }: { $victims } uhria.
}
brotherhood-log-examine = { $who }: { $hunter } tutkii kylässä { $at } ja löytää jäljen: { $trace }.
brotherhood-log-recognise = { $who } tunnistaa kulkurin kylässä { $at } ja ottaa mustan merkin.
brotherhood-log-ask = { $answer ->
    [yes] Metsästäjät ottavat jäljen: { $trace }. Onko se todellinen henkilöllisyys? Kyllä!
   *[no] Metsästäjät ottavat jäljen: { $trace }. Onko se todellinen henkilöllisyys? Ei.
}
brotherhood-log-over = Peto näyttää todellisen henkilöllisyytensä: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Sadonkorjuu yhdessä
season-card-su1-text = Tänä vuodenaikana yksi uhri vähemmän (vähintään 0).
season-card-su2 = Pitkät päivät
season-card-su2-text = Metsästäjät saavat kulkea jalan enintään 3 peninkulmaa tai ratsain 4 peninkulmaa.
season-card-su3 = François Antoine
season-card-su3-text = Siirrä enintään kaksi kartalla jo olevaa joukkoa muihin kyliin, joissa ei ole joukkoa.
season-card-su4 = Markkinat
season-card-su4-text = Grandrieu, Javols ja Le Malzieu ovat täynnä aseistettua väkeä: hyökkäys sinne ei vie uhreja.
season-card-su5 = Todistajat
season-card-su5-text = Peto jättää jälkensä kuvapuoli ylös eikä saa käyttää sen voimaa.
season-card-su6 = Gévaudanin neito
season-card-su6-text = Talonpojat suojaavat tänä vuodenaikana kuin rakuunat.
season-card-au1 = Sumu
season-card-au1-text = Kyläkortti jää kuvapuoli alas; veri asetetaan sen selkäpuolelle; Pedon nappula poistuu kartalta. Kortti paljastetaan seuraavan vuodenajan hyökkäyksen yhteydessä.
season-card-au2 = Rankkasade
season-card-au2-text = Peto ottaa takaisin yhden laudalla olevan jäljen; sitä kylää ei voi enää tutkia.
season-card-au3 = Karja tulee alas
season-card-au3-text = Jos hyökkäys vie ainakin yhden uhrin, se vie yhden lisää.
season-card-au4 = Kylvö
season-card-au4-text = Ei vahvistusta: tämän vuodenajan joukko menetetään.
season-card-au5 = Vettyneet tiet
season-card-au5-text = Metsästäjät eivät saa ratsastaa (vain 0–2 peninkulmaa).
season-card-au6 = Takaisin saaliille
season-card-au6-text = Ennen valintaansa Peto saa ottaa laudalta takaisin yhden kyläkortin, ei kuitenkaan nykyisen kylänsä korttia.
season-card-wi1 = Syvä lumi
season-card-wi1-text = Metsästäjät kulkevat jalan enintään 1 peninkulman; 2 peninkulmaa on jo ratsain.
season-card-wi2 = Nälkä
season-card-wi2-text = Uhrien määrä on 6 miinus kuljetut peninkulmat.
season-card-wi3 = Jäätyneet joet
season-card-wi3-text = Peto saa kulkea enintään 5 peninkulmaa (7, kun susilauman kuvapuoli on ylös); uhreja laskettaessa otetaan huomioon enintään 3 peninkulmaa.
season-card-wi4 = Lumi peittää kaiken
season-card-wi4-text = Tänä vuodenaikana ei tutkita.
season-card-wi5 = Talvimajat
season-card-wi5-text = Rakuunat suojaavat tänä vuodenaikana vain kylät Grandrieu, Javols ja Le Malzieu.
season-card-wi6 = Hovi katsoo muualle
season-card-wi6-text = Ei vahvistusta (joukko menetetään), ja kuninkaan lähettiläs pysyy paikallaan vaiheessa 3; hän seisoo silti vartiossa.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Sijoita keltainen Portefaix-nappula mihin tahansa kylään (siirrä se, jos se on jo kartalla). Ensimmäinen hyökkäys siihen kylään ei vie uhreja; sitten nappula poistuu kartalta.
season-card-sp2 = Suurajo
season-card-sp2-text = Peto saa tänä vuodenaikana kulkea enintään 3 peninkulmaa (5, kun susilauman kuvapuoli on ylös).
season-card-sp3 = D’Ennevalin koirat
season-card-sp3-text = Metsästäjät saavat tutkia myös kylän, joka on tasan 1 peninkulman päässä.
season-card-sp4 = Neljänkymmenen tunnin rukous
season-card-sp4-text = Seisova metsästäjä kylässä Grandrieu, Javols tai Le Malzieu suojaa myös jokaisen kylän 1 peninkulman päässä.
season-card-sp5 = Suojasää
season-card-sp5-text = 3 peninkulmaa ratsastavat metsästäjät jäävät seisomaan ja siis suojaavat.
season-card-sp6 = Kuninkaan palkkio
season-card-sp6-text = Sijoita tavallisen vahvistuksen jälkeen vielä yksi joukko mistä tahansa vuodenajan ruudusta, jossa sellainen on.
