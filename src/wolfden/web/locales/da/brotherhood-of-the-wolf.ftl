# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, ofre: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommer
    [autumn] efterår
    [winter] vinter
   *[spring] forår
}
brotherhood-hunter = { $hunter ->
    [bishop] biskoppen
    [gamekeeper] skovfogeden
    [marquis] markisen
   *[envoy] kongens udsending
}
brotherhood-identity = { $token ->
    [wolves] ulveflok
    [predator] rovdyr
    [count] greve
    [devil] djævel
   *[vagabond] landstryger
}
brotherhood-troop = { $troop ->
    [dragoon] dragoner
   *[peasant] bønder
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } mil
   *[other] { $leagues } mil
}
brotherhood-hunter-at = { $lying ->
    [yes] I { $at } ligger { $hunter }
   *[no] I { $at } står { $hunter }
}
brotherhood-hunter-away = Ikke placeret endnu: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter }, ligger
   *[no] { $hunter }, står
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, flække
    [special] { $name }, særlig landsby
    [start] { $name }, startlandsby
   *[village] { $name }, landsby
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, flække: { $things }
    [special] { $name }, særlig landsby: { $things }
    [start] { $name }, startlandsby: { $things }
   *[village] { $name }, landsby: { $things }
}
brotherhood-beast-here = Bæstet
brotherhood-portefaix-here = Portefaix
brotherhood-protected = beskyttet
brotherhood-marker-here = sort markør
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } ofre
}
brotherhood-card-of = kort, { $season } { $year }
brotherhood-card-hidden = kort, { $season }, billedsiden ned
brotherhood-no-trace = intet spor
brotherhood-trace-hidden = et spor, billedsiden ned
brotherhood-trace = { $face ->
    [up] { $token }, billedsiden op
   *[down] { $token }, billedsiden ned
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil væk: { $victims } ofre, { $most } med en kraft
   *[other] { $leagues } mil væk: { $victims } ofre, { $most } med en kraft
}
brotherhood-prospect-pack = { $leagues } mil væk, kun med ulveflokkens billedside op: { $most } ofre
brotherhood-watched = kan vogtes af: { $hunters }
brotherhood-space = { $season }: { $troop } ({ $troops } tilbage), { $card }, { $trace }
brotherhood-no-card = intet landsbykort
brotherhood-face-down = kort, billedsiden ned
brotherhood-secret = valgt i hemmelighed
brotherhood-hidden-note = skjult for jægerne
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Ulveflok: billedsiden op, to mil længere
    [predator] Rovdyr: billedsiden op, ét offer mere
    [count] Greve: billedsiden op, dragoner beskytter ikke
    [devil] Djævel: billedsiden op, må flytte en jæger én mil
   *[vagabond] Landstryger: billedsiden op, ét offer mere nær sit tilholdssted
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = billedsiden op, med sin kraft
brotherhood-turn-down = billedsiden ned

## People and desk
brotherhood-the-beast = Bæstet
brotherhood-a-hunter = jæger
brotherhood-victims = { $count } af { $goal } ofre
brotherhood-taken = { $count } af { $goal } spor taget
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Skjult i { $at }
brotherhood-beast-hidden = Skjult
brotherhood-has-chosen = har valgt sin næste landsby
brotherhood-true-identity = Sand identitet: { $token }
brotherhood-knows = genkender: { $token }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = ikke placeret endnu
brotherhood-own-beast = Dine hemmeligheder
brotherhood-own-hunters = Jægernes ledetråde
brotherhood-own-figures = Dine figurer
brotherhood-own-tokens = Identiteter og deres spor
brotherhood-own-cards = Årstidskort
brotherhood-layer-possible = Ledetråde
brotherhood-desk = Hvad der kan regnes ud
brotherhood-known = { $known ->
    [true] sand
    [taken] taget
    [laid] på bordet
    [held] på hånden
    [possible] mulig
   *[unknown] ukendt
}
brotherhood-goals-chosen = { $goals ->
    [one] { $goals } landsby kan være valgt (guldring)
   *[other] en af { $goals } landsbyer er valgt (guldringe)
}
brotherhood-goals-next = { $goals ->
    [one] { $goals } landsby kan være den næste (guldring)
   *[other] en af { $goals } landsbyer er den næste (guldringe)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Sommer { $year }
    [autumn] Efterår { $year }
    [winter] Vinter { $year }
   *[spring] Forår { $year }
}
brotherhood-before = Forår { $year }, før det første offer
brotherhood-round = Runde { $round } af { $rounds }
brotherhood-stage-lead = jægerne fordeler figurerne
brotherhood-stage-pick = et kort vælges, årstid: { $season }
brotherhood-stage-discard = et kort lægges væk, årstid: { $season }
brotherhood-stage-hide = Bæstet vælger sin identitet, og hvor det begynder
brotherhood-stage-place = jægerne indtager deres pladser
brotherhood-stage-card = årstidskortet vendes
brotherhood-stage-portefaix = Portefaix tager sin landsby
brotherhood-stage-shift = jægerne må flytte tropper
brotherhood-stage-troop = jægerne placerer en trop
brotherhood-stage-extra = jægerne må placere én trop mere
brotherhood-stage-recall = Bæstet må tage et landsbykort tilbage
brotherhood-stage-prowl = Bæstet vælger sin næste landsby
brotherhood-stage-move = jægerne flytter
brotherhood-stage-drag = djævelen må flytte en jæger
brotherhood-stage-examine = jægerne undersøger
brotherhood-ending = { $ending ->
    [victims] Bæstet har taget sit sidste offer og vinder
    [identity] Jægerne har udpeget Bæstets sande identitet og vinder
    [fourth-token] Jægerne har taget et fjerde spor og vinder
    [draw] Foråret 1767 er forbi: uafgjort
   *[time] Foråret 1767 er forbi, og Bæstet tog for få: Jægerne vinder
}

## Actions
brotherhood-do-lead = Led en figur
brotherhood-do-pick = Vælg et kort
brotherhood-do-discard = Læg et kort væk
brotherhood-do-hide = Skjul dig
brotherhood-do-place = Placer en jæger
brotherhood-do-card = Vend et kort
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Flyt en trop
brotherhood-do-troop = Placer troppen
brotherhood-do-extra = Placer én trop mere
brotherhood-do-recall = Tag et kort tilbage
brotherhood-do-prowl = Vælg en landsby
brotherhood-do-move = Flyt en jæger
brotherhood-do-drag = Slæb en jæger
brotherhood-do-examine = Undersøg
brotherhood-do-decline = Afstå
brotherhood-do-end = Afslut fasen

## Questions
brotherhood-open-lead = Vælg en figur, du vil lede.
brotherhood-open-pick = Vælg et kort at beholde, årstid: { $season }. Det kan spilles én gang.
brotherhood-open-discard = Vælg et kort, som ingen skal have, årstid: { $season }.
brotherhood-open-hide = Vælg i hemmelighed, hvad du er, og hvor du begynder.
brotherhood-open-place = Placer en jæger i en landsby eller flække.
brotherhood-open-card = Vælg kortet, der gælder i denne runde, årstid: { $season }.
brotherhood-open-portefaix = Vælg landsbyen, som Portefaix vogter.
brotherhood-open-shift = { $left ->
    [one] Du må flytte { $left } trop mere på kortet, eller afstå.
   *[other] Du må flytte { $left } tropper mere på kortet, eller afstå.
}
brotherhood-open-troop = Placer { $troop } i en landsby uden trop, eller afstå og mist dem.
brotherhood-open-extra = Én trop mere må komme fra et hvilket som helst årstidsfelt, eller afstå.
brotherhood-open-recall = Du må tage ét landsbykort tilbage, eller afstå.
brotherhood-open-prowl = Vælg landsbyen, du angriber, og sporet, du lægger.
brotherhood-open-move = Flyt dine jægere, hver højst én gang, og afslut så fasen for alle jægere.
brotherhood-open-drag = Djævelen må flytte én jæger én mil, eller afstå.
brotherhood-open-examine = Undersøg et spor, eller afslut alle jægeres undersøgelser.
brotherhood-open-over = Spillet er slut.
brotherhood-ask-move = Hvilken jæger flytter?
brotherhood-ask-drag = Hvilken jæger flytter djævelen?
brotherhood-ask-shift = Hvilken trop flytter?
brotherhood-ask-extra = Fra hvilket årstidsfelt kommer troppen?
brotherhood-ask-examine = Hvilken jæger undersøger?
brotherhood-ask-hide-at = Hvor begynder du som { $token }?
brotherhood-ask-to = Hvor går { $hunter } hen?
brotherhood-ask-move-to = Hvor går { $hunter } hen? Op til 2 mil til fods beskytter han; 3 mil er til hest, og så ligger han.
brotherhood-ask-move-card = Hvor går { $hunter } hen? { $text }
brotherhood-ask-examine-at = Hvilken landsby undersøger { $hunter }?
brotherhood-ask-shift-to = Hvor går troppen fra { $at } hen?
brotherhood-ask-extra-to = Hvor går troppen fra årstidsfeltet { $season } hen?
brotherhood-ask-trace = Hvilket spor lægger du med { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Billedsiden ned, eller op med kraften: to mil længere?
    [predator] Billedsiden ned, eller op med kraften: ét offer mere?
    [count] Billedsiden ned, eller op med kraften: Dragoner beskytter ikke?
    [devil] Billedsiden ned, eller op med kraften: Flyt en jæger én mil?
   *[vagabond] Billedsiden ned, eller op med kraften: ét offer mere nær sit tilholdssted?
}

## What happened
brotherhood-log-lead = { $who } leder { $hunter }.
brotherhood-log-pick = { $who } vælger et kort, årstid: { $season }.
brotherhood-log-pick-known = { $who } vælger { $card }, årstid: { $season }.
brotherhood-log-discard = { $who } lægger et kort væk, årstid: { $season }.
brotherhood-log-discard-known = { $who } lægger { $card } væk, årstid: { $season }.
brotherhood-log-hide = Bæstet vælger i hemmelighed sin identitet, og hvor det begynder.
brotherhood-log-hide-known = Bæstet skjuler sig i { $at }, identitet: { $identity }.
brotherhood-log-place = { $who } placerer { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Bæstet begynder i { $at }: { $victims } offer.
   *[other] Bæstet begynder i { $at }: { $victims } ofre.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } placerer Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Portefaix har mødt Bæstet i { $at } og drager bort.
brotherhood-log-shift = { $who } flytter { $troop } fra { $from } til { $to }.
brotherhood-log-troop = { $who } placerer { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens trop går tabt: { $troop }.
brotherhood-log-troop-lost-declined = { $who } afstår fra { $troop }, som går tabt.
brotherhood-log-take-back = Bæstet tager et spor tilbage, årstid: { $season }.
brotherhood-log-take-back-known = Bæstet tager sporet { $trace } tilbage, årstid: { $season }.
brotherhood-log-take-back-card = Bæstet tager kortet { $village } tilbage.
brotherhood-log-recall = Bæstet tager kortet { $village } tilbage.
brotherhood-log-prowl = Bæstet vælger en landsby i hemmelighed og lægger et spor med billedsiden ned.
brotherhood-log-prowl-trace = Bæstet vælger en landsby i hemmelighed og lægger sporet { $trace } med billedsiden op.
brotherhood-log-prowl-known = { $face ->
    [up] Bæstet vælger { $at } og lægger sporet { $trace } med billedsiden op.
   *[down] Bæstet vælger { $at } og lægger sporet { $trace } med billedsiden ned.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rider til { $to }.
   *[walks] { $who }: { $hunter } går til { $to }.
}
brotherhood-log-drag = Djævelen slæber { $hunter } til { $to }.
brotherhood-log-attack = { $victims ->
    [0] Bæstet angriber { $at }, { $leagues } væk: Ingen dør, { $total } i alt.
    [one] Bæstet angriber { $at }, { $leagues } væk: { $victims } offer, { $total } i alt.
   *[other] Bæstet angriber { $at }, { $leagues } væk: { $victims } ofre, { $total } i alt.
}
brotherhood-log-fog = { $victims ->
    [one] Bæstet angriber i tågen: { $victims } offer, { $total } i alt.
   *[other] Bæstet angriber i tågen: { $victims } ofre, { $total } i alt.
}
brotherhood-log-fog-known = { $victims ->
    [one] Bæstet angriber { $at } i tågen: { $victims } offer, { $total } i alt.
   *[other] Bæstet angriber { $at } i tågen: { $victims } ofre, { $total } i alt.
}
brotherhood-log-reveal = { $victims ->
    [one] I tågen var Bæstet i { $at }: { $victims } offer.
   *[other] I tågen var Bæstet i { $at }: { $victims } ofre.
}
brotherhood-log-examine = { $who }: { $hunter } undersøger i { $at } og finder sporet { $trace }.
brotherhood-log-recognise = { $who } genkender landstrygeren i { $at } og tager den sorte markør.
brotherhood-log-ask = { $answer ->
    [yes] Jægerne tager sporet { $trace }. Er det den sande identitet? Ja!
   *[no] Jægerne tager sporet { $trace }. Er det den sande identitet? Nej.
}
brotherhood-log-over = Bæstet viser sin sande identitet: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Høst i flok
season-card-su1-text = Ét offer mindre denne årstid (mindst 0).
season-card-su2 = Lange dage
season-card-su2-text = Jægere må gå op til 3 mil til fods eller 4 mil til hest.
season-card-su3 = François Antoine
season-card-su3-text = Flyt op til to tropper, der allerede er på kortet, til andre landsbyer uden trop.
season-card-su4 = Markeder
season-card-su4-text = Grandrieu, Javols og Le Malzieu er fulde af bevæbnede folk: Et angreb dér tager ingen ofre.
season-card-su5 = Vidner
season-card-su5-text = Bæstet lægger sit spor med billedsiden op og må ikke bruge dets kraft.
season-card-su6 = Jomfruen fra Gévaudan
season-card-su6-text = Bønder beskytter som dragoner denne årstid.
season-card-au1 = Tåge
season-card-au1-text = Landsbykortet bliver liggende med billedsiden ned; blod lægges på dets bagside; Bæstets figur forlader kortet. Landsbykortet vises sammen med næste årstids angreb.
season-card-au2 = Skybrud
season-card-au2-text = Bæstet tager ét spor på pladen tilbage; den landsby kan ikke længere undersøges.
season-card-au3 = Kvæget kommer ned
season-card-au3-text = Hvis angrebet tager mindst ét offer, tager det ét mere.
season-card-au4 = Såtid
season-card-au4-text = Ingen forstærkning: Årstidens trop går tabt.
season-card-au5 = Opblødte veje
season-card-au5-text = Jægere må ikke ride (kun 0–2 mil).
season-card-au6 = Tilbage til byttet
season-card-au6-text = Før sit valg må Bæstet tage ét landsbykort tilbage fra pladen, dog ikke kortet for den landsby, det er i.
season-card-wi1 = Dyb sne
season-card-wi1-text = Jægere går højst 1 mil til fods; 2 mil regnes som til hest.
season-card-wi2 = Hunger
season-card-wi2-text = Antallet af ofre bliver 6 minus antal mil.
season-card-wi3 = Frosne floder
season-card-wi3-text = Bæstet må gå op til 5 mil (7 med ulveflokkens billedside op); højst 3 mil tæller, når ofrene regnes ud.
season-card-wi4 = Sneen dækker alt
season-card-wi4-text = Ingen undersøgelse denne årstid.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner beskytter kun Grandrieu, Javols og Le Malzieu denne årstid.
season-card-wi6 = Hoffet ser den anden vej
season-card-wi6-text = Ingen forstærkning (troppen går tabt), og kongens udsending bliver, hvor han er, i fase 3; han står stadig vagt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Placer den gule figur Portefaix i en landsby (flyt den, hvis den allerede er på kortet). Det første angreb på den landsby tager ingen ofre; så forlader figuren kortet.
season-card-sp2 = Klapjagt
season-card-sp2-text = Bæstet må højst gå 3 mil denne årstid (5 med ulveflokkens billedside op).
season-card-sp3 = D’Ennevals hunde
season-card-sp3-text = Jægere må også undersøge en landsby præcis 1 mil væk.
season-card-sp4 = Fyrre timers bøn
season-card-sp4-text = En stående jæger i Grandrieu, Javols eller Le Malzieu beskytter også hver landsby 1 mil væk.
season-card-sp5 = Tøbrud
season-card-sp5-text = Jægere, der rider 3 mil, bliver stående og beskytter altså.
season-card-sp6 = Kongens dusør
season-card-sp6-text = Efter den normale forstærkning placeres én trop mere fra et årstidsfelt, der har en tilbage.
