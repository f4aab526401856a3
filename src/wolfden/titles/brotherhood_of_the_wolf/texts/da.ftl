### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Ulvens broderskab

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Én spiller er Bæstet og færdes uset; jægerne læser dets spor og slutter ringen.
wins-brotherhood-of-the-wolf = Bæstet vinder med 25 ofre; jægerne ved at afsløre det, med fire spor eller ved at holde ud i tolv årstider.

picture-brotherhood-of-the-wolf = Landkortet i Ulvens broderskab med jægere, der flytter

note-brotherhood-of-the-wolf-map = Landkortet og tre jægeres symboler er vores egne: De står ikke i regelhæftets tekst.
note-brotherhood-of-the-wolf-cards = 23 af de 24 årstidskort er vores egne: I regelhæftets tekst står der kun, hvad Tåge gør.

role-brotherhood-of-the-wolf = { $number ->
    [1] Bæstet
   *[other] { $seats ->
        [2] Jægerne
       *[other] Jæger { NUMBER($place) }
    }
  }

option-brotherhood-of-the-wolf-seasons = Årstidskort
option-brotherhood-of-the-wolf-seasons-help = Trækkes tilfældigt, eller vælges efter tur og spilles af den side, årstiden gavner (for eksperter).
option-brotherhood-of-the-wolf-seasons-drawn = trækkes
option-brotherhood-of-the-wolf-seasons-chosen = vælges efter tur
option-brotherhood-of-the-wolf-figures = Jægernes figurer
option-brotherhood-of-the-wolf-figures-help = Hvordan jægerne fordeler deres fire figurer.
option-brotherhood-of-the-wolf-figures-dealt = deles ud
option-brotherhood-of-the-wolf-figures-chosen = vælges
option-brotherhood-of-the-wolf-command = Styring af figurer
option-brotherhood-of-the-wolf-command-help = Om hver jæger kun flytter sine egne figurer.
option-brotherhood-of-the-wolf-command-own = egne figurer
option-brotherhood-of-the-wolf-command-shared = alle figurer sammen
option-brotherhood-of-the-wolf-devil = Djævel
option-brotherhood-of-the-wolf-devil-help = Hvornår en djævel med billedsiden opad flytter en jæger: før jægerne flytter, eller bagefter, lige før angrebet.
option-brotherhood-of-the-wolf-devil-at-once = straks
option-brotherhood-of-the-wolf-devil-before-attack = før angrebet
option-brotherhood-of-the-wolf-powers = Evner
option-brotherhood-of-the-wolf-powers-help = Om Bæstet kan undlade at bruge en evne i tåge.
option-brotherhood-of-the-wolf-powers-chosen = efter Bæstets valg
option-brotherhood-of-the-wolf-powers-forced = virker altid
option-brotherhood-of-the-wolf-start = Startlandsby
option-brotherhood-of-the-wolf-start-help = Om årstidskort giver startlandsbyens kort tilbage i det første år.
option-brotherhood-of-the-wolf-start-kept = kortet bliver liggende
option-brotherhood-of-the-wolf-start-recallable = kortet kan tages tilbage
option-brotherhood-of-the-wolf-deck = Årstidskortenes udgave
option-brotherhood-of-the-wolf-deck-help = Hvilke af vores årstidskort der spilles med: nutidens eller de ældre spils.
option-brotherhood-of-the-wolf-deck-second = anden udgave
option-brotherhood-of-the-wolf-deck-first = første udgave
option-brotherhood-of-the-wolf-map = Eget landkort
option-brotherhood-of-the-wolf-map-help = En fil med landsbyer, småbyer og veje.
option-brotherhood-of-the-wolf-cards = Egne årstidskort
option-brotherhood-of-the-wolf-cards-help = En fil med årstidskort.

guide-side-brotherhood-of-the-wolf = Lær det som jæger
guide-side-brotherhood-of-the-wolf-beast = Lær det som Bæstet

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, ofre: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommer
    [autumn] efterår
    [winter] vinter
   *[spring] forår
}
    .of = { $season ->
        [summer] sommerens
        [autumn] efterårets
        [winter] vinterens
       *[spring] forårets
    }
brotherhood-card-of-season = { $season ->
    [summer] et sommerkort
    [autumn] et efterårskort
    [winter] et vinterkort
   *[spring] et forårskort
}
brotherhood-season-trace = { $season ->
    [summer] sommerspor
    [autumn] efterårsspor
    [winter] vinterspor
   *[spring] forårsspor
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
    .the = { $token ->
        [wolves] ulveflokken
        [predator] rovdyret
        [count] greven
        [devil] djævelen
       *[vagabond] landstrygeren
    }
    .of = { $token ->
        [wolves] ulveflokkens
        [predator] rovdyrets
        [count] grevens
        [devil] djævelens
       *[vagabond] landstrygerens
    }
brotherhood-troop = { $troop ->
    [dragoon] dragoner
   *[peasant] bønder
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } mil
   *[other] { $leagues } mil
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
    [hamlet] { $name }, småby
    [special] { $name }, særlig landsby
    [start] { $name }, startlandsby
   *[village] { $name }, landsby
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, småby: { $things }
    [special] { $name }, særlig landsby: { $things }
    [start] { $name }, startlandsby: { $things }
   *[village] { $name }, landsby: { $things }
}
brotherhood-beast-here = Bæstet
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = beskyttet
brotherhood-marker-here = sort markør
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } ofre
}
brotherhood-card-of = kort, { brotherhood-season } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season } med billedsiden nedad
brotherhood-no-trace = intet spor
brotherhood-trace-hidden = et spor med billedsiden nedad
brotherhood-trace = { $face ->
    [up] { $token } med billedsiden opad
   *[down] { $token } med billedsiden nedad
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil væk, ofre: { $victims }, { $most } med en evne
   *[other] { $leagues } mil væk, ofre: { $victims }, { $most } med en evne
}
brotherhood-prospect-pack = { $leagues } mil væk, kun når ulveflokken ligger med billedsiden opad; ofre: { $most }
brotherhood-watched = kan beskyttes af: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } ({ $troops } tilbage), { $card }, { $trace }
brotherhood-no-card = intet landsbykort
brotherhood-face-down = kort med billedsiden nedad
brotherhood-secret = valgt i hemmelighed
brotherhood-hidden-note = skjult for jægerne
brotherhood-card-phase = fase { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Ulveflok, billedsiden opad: to mil længere
    [predator] Rovdyr, billedsiden opad: ét offer mere
    [count] Greve, billedsiden opad: dragoner beskytter ikke
    [devil] Djævel, billedsiden opad: må flytte en jæger én mil
   *[vagabond] Landstryger, billedsiden opad: ét offer mere inden for 3 mil fra Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = billedsiden opad, med sin evne
brotherhood-turn-down = billedsiden nedad
brotherhood-power-used = Brug evnen
brotherhood-power-unused = Undlad den

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
brotherhood-the-beast = Bæstet
brotherhood-a-hunter = jæger
brotherhood-victims = { $count } af { $goal } ofre
brotherhood-taken = { $count } af { $goal } spor taget
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Skjult i { $at }
brotherhood-beast-hidden = Skjult
brotherhood-has-chosen = har valgt sin næste landsby
brotherhood-true-identity = Sand identitet: { $token }
brotherhood-knows = genkender { $token-the }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = ikke placeret endnu
brotherhood-own-beast = Dine hemmeligheder
brotherhood-own-hunters = Hvad jægerne ved
brotherhood-own-figures = Dine figurer
brotherhood-own-tokens = Identiteter og deres spor
brotherhood-own-cards = Årstidskort
brotherhood-held-cards = Årstidskort på hånden
brotherhood-layer-possible = Deduktion
brotherhood-desk = Hvad der kan udledes
brotherhood-known = { $known ->
    [true] sand
    [taken] taget
    [laid] på bordet
    [held] på hånden
    [possible] mulig
   *[unknown] ukendt
}
brotherhood-goals-chosen = { $goals ->
    [one] Bæstet kan kun have valgt { $goals } landsby (prikket ring)
   *[other] Bæstet kan have valgt en hvilken som helst af { $goals } landsbyer (prikkede ringe)
}
brotherhood-goals-next = { $goals ->
    [one] kun { $goals } landsby kan være den næste (prikket ring)
   *[other] den næste kan være en hvilken som helst af { $goals } landsbyer (prikkede ringe)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Sommer { $year }
    [autumn] Efterår { $year }
    [winter] Vinter { $year }
   *[spring] Forår { $year }
}
brotherhood-before = Forår { $year }, før det første offer
brotherhood-round = Runde { $round } af { $rounds }
brotherhood-stage-lead = jægerne fordeler figurerne
brotherhood-stage-pick = { brotherhood-card-of-season } vælges
brotherhood-stage-discard = { brotherhood-card-of-season } lægges væk
brotherhood-stage-hide = Bæstet vælger sin identitet, og hvor det begynder
brotherhood-stage-place = jægerne indtager deres pladser
brotherhood-stage-card = årstidskortet vendes
brotherhood-stage-portefaix = Portefaix får sin landsby
brotherhood-stage-shift = jægerne må flytte tropper
brotherhood-stage-troop = jægerne placerer en trop
brotherhood-stage-extra = jægerne må placere én trop mere
brotherhood-stage-recall = Bæstet må tage et landsbykort tilbage
brotherhood-stage-prowl = Bæstet vælger sin næste landsby
brotherhood-stage-move = jægerne flytter
brotherhood-stage-call = jægerne må kalde til våben
brotherhood-stage-drag = djævelen må flytte en jæger
brotherhood-stage-power = Bæstet afgør, om det bruger sin evne
brotherhood-stage-examine = jægerne undersøger
brotherhood-ending = { $ending ->
    [victims] Bæstet har taget sit sidste offer og vinder
    [identity] Jægerne har afsløret Bæstets sande identitet og vinder
    [fourth-token] Jægerne har taget et fjerde spor og vinder
    [draw] Foråret 1767 er forbi: uafgjort
   *[time] Foråret 1767 er forbi, og Bæstet har taget for få ofre: Jægerne vinder
}

# Actions
brotherhood-do-lead = Vælg en figur
brotherhood-do-pick = Vælg et kort
brotherhood-do-discard = Læg et kort væk
brotherhood-do-hide = Skjul dig
brotherhood-do-place = Placer en jæger
brotherhood-do-card = Vend et kort
brotherhood-do-portefaix = Placer Portefaix
brotherhood-do-shift = Flyt en trop
brotherhood-do-troop = Placer troppen
brotherhood-do-extra = Placer én trop mere
brotherhood-do-recall = Tag et kort tilbage
brotherhood-do-prowl = Vælg en landsby
brotherhood-do-move = Flyt en jæger
brotherhood-do-call = Kald til våben
brotherhood-do-drag = Flyt en jæger med djævelen
brotherhood-do-power = Afgør om evnen
brotherhood-do-examine = Undersøg
brotherhood-do-decline = Afstå
brotherhood-do-end = Afslut fasen

# Questions
brotherhood-open-lead = Vælg en af jægernes figurer.
brotherhood-open-pick = Vælg { brotherhood-card-of-season } at beholde. Det kan spilles én gang.
brotherhood-open-discard = Læg { brotherhood-card-of-season } væk; ingen får det.
brotherhood-open-hide = Vælg i hemmelighed din sande identitet og din startlandsby.
brotherhood-open-place = Placer en jæger i en landsby eller småby.
brotherhood-open-card = Vælg { brotherhood-card-of-season } til denne runde.
brotherhood-open-portefaix = Vælg den landsby, som Jacques Portefaix beskytter.
brotherhood-open-shift = { $left ->
    [one] Du må flytte { $left } trop mere på landkortet, eller afstå.
   *[other] Du må flytte { $left } tropper mere på landkortet, eller afstå.
}
brotherhood-open-troop = Placer { $troop } i en landsby uden trop, eller afstå og mist dem.
brotherhood-open-extra = Du må placere én trop mere fra et hvilket som helst årstidsfelt, eller afstå.
brotherhood-open-recall = Du må tage ét landsbykort tilbage, eller afstå.
brotherhood-open-prowl = Vælg den landsby, du angriber, og det spor, du lægger.
brotherhood-open-move = Flyt dine jægere, hver højst én gang, og afslut så fasen for alle.
brotherhood-open-call = Jægere i særlige landsbyer må kalde én landsby i nærheden til våben: Et angreb dér tager ingen ofre. Vælg, eller afstå.
brotherhood-open-drag = Djævelen må flytte én jæger én mil. Vælg, eller afstå.
brotherhood-open-power = Vil du bruge { $token-of } evne? I tåge får jægerne kun antallet af ofre at vide, ikke om du brugte den.
brotherhood-open-examine = Undersøg et spor, eller afslut undersøgelserne for alle jægere.
brotherhood-open-over = Spillet er slut.
brotherhood-ask-move = Hvilken jæger flytter?
brotherhood-ask-drag = Hvilken jæger flytter djævelen?
brotherhood-ask-shift = Hvilken trop flytter?
brotherhood-ask-extra = Fra hvilket årstidsfelt kommer troppen?
brotherhood-ask-examine = Hvilken jæger undersøger?
brotherhood-ask-hide-at = Hvor begynder du som { $token }?
brotherhood-ask-to = Hvor går { $hunter } hen?
brotherhood-ask-move-to = Hvor går { $hunter } hen? Op til 2 mil til fods: Han står og beskytter. 3 mil til hest: Han ligger og beskytter ikke.
brotherhood-ask-move-card = Hvor går { $hunter } hen? { $text }
brotherhood-ask-examine-at = I hvilken landsby undersøger { $hunter }?
brotherhood-ask-shift-to = Hvor går troppen fra { $at } hen?
brotherhood-ask-extra-to = Hvor går { brotherhood-season.of } trop hen?
brotherhood-ask-trace = Hvilket spor lægger du i { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Billedsiden nedad eller opad med evnen: to mil længere?
    [predator] Billedsiden nedad eller opad med evnen: ét offer mere?
    [count] Billedsiden nedad eller opad med evnen: dragoner beskytter ikke?
    [devil] Billedsiden nedad eller opad med evnen: flyt en jæger én mil?
   *[vagabond] Billedsiden nedad eller opad med evnen: ét offer mere inden for 3 mil fra Auvers?
}

# What happened
brotherhood-log-lead = { $who } tager { $hunter }.
brotherhood-log-pick = { $who } vælger { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } vælger { brotherhood-card-of-season }: »{ $card }«.
brotherhood-log-discard = { $who } lægger { brotherhood-card-of-season } væk.
brotherhood-log-discard-known = { $who } lægger { brotherhood-card-of-season } væk: »{ $card }«.
brotherhood-log-hide = Bæstet vælger i hemmelighed sin identitet og sin startlandsby.
brotherhood-log-hide-known = Bæstet skjuler sig i { $at } og er { $identity-the }.
brotherhood-log-place = { $who } placerer { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Bæstet begynder i { $at }: { $victims } offer.
   *[other] Bæstet begynder i { $at }: { $victims } ofre.
}
brotherhood-log-card = { brotherhood-now }: »{ $card }«.
brotherhood-log-portefaix = { $who } placerer Jacques Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix har mødt Bæstet i { $at } og drager bort.
brotherhood-log-shift = { $who } flytter { $troop } fra { $from } til { $to }.
brotherhood-log-troop = { $who } placerer { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens { $troop } går tabt.
brotherhood-log-troop-lost-declined = { $who } afstår fra årstidens { $troop }, som går tabt.
brotherhood-log-take-back = Bæstet tager sit { brotherhood-season-trace } tilbage.
brotherhood-log-take-back-known = Bæstet tager sit { brotherhood-season-trace } tilbage: { $trace }.
brotherhood-log-take-back-card = Bæstet tager kortet for { $village } tilbage.
brotherhood-log-recall = Bæstet tager kortet for { $village } tilbage.
brotherhood-log-prowl = Bæstet vælger en landsby i hemmelighed og lægger et spor med billedsiden nedad.
brotherhood-log-prowl-trace = Bæstet vælger en landsby i hemmelighed og lægger { $trace-of } spor med billedsiden opad.
brotherhood-log-prowl-known = { $face ->
    [up] Bæstet vælger { $at } og lægger { $trace-of } spor med billedsiden opad.
   *[down] Bæstet vælger { $at } og lægger { $trace-of } spor med billedsiden nedad.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rider til { $to }.
   *[walks] { $who }: { $hunter } går til { $to }.
}
brotherhood-log-drag = Djævelen flytter { $hunter } til { $to }.
brotherhood-log-call = { $who } kalder folk til våben i { $at }.
brotherhood-log-power = Bæstet afgør i hemmelighed, om det bruger { $trace-of } evne.
brotherhood-log-power-known = { $use ->
    [used] Bæstet bruger { $trace-of } evne.
   *[unused] Bæstet undlader at bruge { $trace-of } evne.
}
brotherhood-log-attack = { $victims ->
    [0] Bæstet angriber { $at }, { $leagues } væk: ingen ofre ({ $total } i alt).
    [one] Bæstet angriber { $at }, { $leagues } væk: { $victims } offer ({ $total } i alt).
   *[other] Bæstet angriber { $at }, { $leagues } væk: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-fog = { $victims ->
    [one] Bæstet angriber i tågen: { $victims } offer ({ $total } i alt).
   *[other] Bæstet angriber i tågen: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-fog-known = { $victims ->
    [one] Bæstet angriber { $at } i tågen: { $victims } offer ({ $total } i alt).
   *[other] Bæstet angriber { $at } i tågen: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-reveal = { $victims ->
    [one] I tågen var Bæstet i { $at }: { $victims } offer.
   *[other] I tågen var Bæstet i { $at }: { $victims } ofre.
}
brotherhood-log-examine = { $who }: { $hunter } undersøger i { $at } og finder { $trace-of } spor.
brotherhood-log-recognise = { $who } genkender landstrygeren i { $at } og tager den sorte markør.
brotherhood-log-ask = { $answer ->
    [yes] Jægerne tager { $trace-of } spor. Er det den sande identitet? Ja!
   *[no] Jægerne tager { $trace-of } spor. Er det den sande identitet? Nej.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } undersøger i { $at } og finder { $trace-of } spor: Det er Bæstets sande identitet!
   *[no] { $who }: { $hunter } undersøger i { $at } og finder { $trace-of } spor: Det er ikke den sande identitet.
}
brotherhood-log-over = Bæstet viser sin sande identitet: { $identity-the }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Høst i fællesskab
season-card-su1-text = Ét offer mindre denne årstid (mindst 0).
season-card-su2 = Lange dage
season-card-su2-text = Jægere må gå op til 3 mil til fods eller ride 4 mil.
season-card-su3 = François Antoine
season-card-su3-text = Flyt op til to tropper, der allerede er på landkortet, til andre landsbyer uden trop.
season-card-su4 = Markeder
season-card-su4-text = Grandrieu, Javols og Le Malzieu er fulde af bevæbnede folk: Et angreb dér tager ingen ofre.
season-card-su5 = Vidner
season-card-su5-text = Bæstet lægger sin sporbrik med billedsiden opad og må ikke bruge dens evne.
season-card-su6 = Jomfruen fra Gévaudan
season-card-su6-text = Bønder beskytter som dragoner denne årstid.
season-card-au1 = Tåge
season-card-au1-text = Landsbykortet bliver liggende med billedsiden nedad; ofrene lægges på dets bagside; Bæstets figur forlader landkortet. Landsbykortet vises sammen med næste årstids angreb.
season-card-au2 = Skybrud
season-card-au2-text = Bæstet tager én sporbrik, der ligger på spillepladen, tilbage; den landsby kan ikke længere undersøges.
season-card-au3 = Kvæget kommer ned
season-card-au3-text = Hvis angrebet tager mindst ét offer, tager det ét mere.
season-card-au4 = Såtid
season-card-au4-text = Ingen forstærkning: Årstidens trop går tabt.
season-card-au5 = Opblødte veje
season-card-au5-text = Jægere må ikke ride (kun 0–2 mil).
season-card-au6 = Tilbage til byttet
season-card-au6-text = Før sit valg må Bæstet tage ét landsbykort tilbage fra spillepladen, dog ikke kortet for den landsby, det er i, og det første år heller ikke startlandsbyens.
season-card-wi1 = Dyb sne
season-card-wi1-text = Jægere går højst 1 mil til fods; 2 mil regnes som et ridt.
season-card-wi2 = Sult
season-card-wi2-text = Angrebet tager 6 ofre i stedet for 5, minus antallet af mil.
season-card-wi3 = Frosne floder
season-card-wi3-text = Bæstet må gå op til 5 mil (7, når ulveflokken ligger med billedsiden opad); højst 3 mil tæller, når ofrene regnes ud.
season-card-wi4 = Sneen dækker alt
season-card-wi4-text = Ingen undersøgelse denne årstid.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner beskytter kun Grandrieu, Javols og Le Malzieu denne årstid.
season-card-wi6 = Hoffet ser den anden vej
season-card-wi6-text = Ingen forstærkning (troppen går tabt), og kongens udsending bliver i fase 3, hvor han er; han står stadig vagt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Placer den gule figur Portefaix i en landsby (flyt den, hvis den allerede er på landkortet). Det første angreb på den landsby tager ingen ofre; så forlader figuren landkortet.
season-card-sp2 = Klapjagt
season-card-sp2-text = Bæstet må højst gå 3 mil denne årstid (5, når ulveflokken ligger med billedsiden opad).
season-card-sp3 = D’Ennevals hunde
season-card-sp3-text = Jægere må også undersøge en landsby præcis 1 mil væk.
season-card-sp4 = Fyrre timers bøn
season-card-sp4-text = En stående jæger i Grandrieu, Javols eller Le Malzieu beskytter også hver landsby 1 mil væk.
season-card-sp5 = Tøbrud
season-card-sp5-text = Jægere, der rider 3 mil, bliver stående, så de beskytter.
season-card-sp6 = Kongens dusør
season-card-sp6-text = Efter den normale forstærkning placeres én trop mere fra et årstidsfelt, der har en tilbage: Den årstid får senere én trop færre.
# Anden udgave; hvad der hedder det samme, er et andet kort
season-card-su7 = { season-card-su3 }
season-card-su7-text = Dragoner beskytter også hver landsby højst 2 mil fra deres.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Efter jægernes træk må jægere i Grandrieu, Javols og Le Malzieu kalde én landsby højst 4 mil derfra til våben: Et angreb på den tager ingen ofre.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Bønder beskytter som dragoner denne årstid. Efter den normale forstærkning må jægerne placere én trop mere fra et af årstidsfelterne.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Bæstet lægger sin sporbrik med billedsiden opad og må ikke bruge dens evne. Jægere må også undersøge en landsby præcis 1 mil væk.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Bæstet tager én sporbrik, der ligger på spillepladen, tilbage; den landsby kan ikke længere undersøges. I fase 3 bliver biskoppen, hvor han er.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Ingen forstærkning: Årstidens trop går tabt. Højst 3 mil tæller, når ofrene regnes ud.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Før sit valg må Bæstet tage ét landsbykort tilbage fra spillepladen, også kortet for den landsby, det er i; et spor ved kortet kan ikke længere undersøges. Kun startlandsbyens kort bliver liggende det første år.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Tropper beskytter kun Grandrieu, Javols og Le Malzieu denne årstid.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Placer den gule figur Portefaix i en landsby (flyt den, hvis den allerede er på landkortet). Det første angreb på den landsby tager ingen ofre; så forlader figuren landkortet. Denne årstid tager intet angreb mere end 1 offer.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Jægere i Grandrieu, Javols og Le Malzieu må undersøge derfra, hvor langt væk landsbyen end er.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Hver jæger genkender alle spor denne årstid.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = Bæstet må højst gå 3 mil denne årstid (5 med ulveflokkens billedside op). Jægere, der bevæger sig 3 mil, går til fods, så de beskytter.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Jægere må også undersøge landsbyer 1 eller 2 mil væk.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Bæstet har taget sit 25. offer.
ending-brotherhood-of-the-wolf-identity = Jægerne har afsløret Bæstets sande identitet.
ending-brotherhood-of-the-wolf-fourth-token = Jægerne har fire spor.
ending-brotherhood-of-the-wolf-draw = Sidste runde er slut, og ofre og spor, der ikke er taget, giver tilsammen 25 eller mere: uafgjort.
ending-brotherhood-of-the-wolf-time = Sidste runde er slut, og Bæstet har ikke nået sit mål.
part-brotherhood-of-the-wolf-result = Resultat
part-brotherhood-of-the-wolf-victims = Ofre
part-brotherhood-of-the-wolf-traces = Spor

## reasons

reason-brotherhood-of-the-wolf-lead-now = nu fordeler jægerne figurerne
reason-brotherhood-of-the-wolf-pick-now = nu vælges { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-discard-now = nu lægges { brotherhood-card-of-season } væk
reason-brotherhood-of-the-wolf-hide-now = nu vælger Bæstet sin identitet og sin startlandsby
reason-brotherhood-of-the-wolf-place-now = nu indtager jægerne deres pladser
reason-brotherhood-of-the-wolf-card-now = nu vendes { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-portefaix-now = nu placeres Jacques Portefaix i en landsby
reason-brotherhood-of-the-wolf-shift-now = nu må tropper flyttes
reason-brotherhood-of-the-wolf-troop-now = nu placeres { brotherhood-season.of } trop, eller den afslås
reason-brotherhood-of-the-wolf-extra-now = nu må én trop mere placeres eller afslås
reason-brotherhood-of-the-wolf-recall-now = nu må et landsbykort tages tilbage
reason-brotherhood-of-the-wolf-prowl-now = nu vælger Bæstet en landsby og et spor
reason-brotherhood-of-the-wolf-move-now = nu flytter jægerne
reason-brotherhood-of-the-wolf-call-now = nu må en landsby kaldes til våben
reason-brotherhood-of-the-wolf-drag-now = nu må djævelen flytte en jæger
reason-brotherhood-of-the-wolf-power-now = nu afgør Bæstet, om det bruger sin evne
reason-brotherhood-of-the-wolf-examine-now = nu undersøger jægerne
reason-brotherhood-of-the-wolf-led-already = en anden spiller har allerede { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = en anden spiller har { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } er ikke en startlandsby; startlandsbyerne er { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } er allerede placeret
reason-brotherhood-of-the-wolf-other-season-drafted = kortet »{ $card }« er ikke { brotherhood-card-of-season }, og kun sådanne vælges nu
reason-brotherhood-of-the-wolf-card-gone = kortet »{ $card }« er allerede valgt eller lagt væk
reason-brotherhood-of-the-wolf-card-of-other-season = kortet »{ $card }« er ikke { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-card-seen = kortet »{ $card }« er allerede spillet, og intet kort kommer to gange
reason-brotherhood-of-the-wolf-card-not-in-hand = kortet »{ $card }« blev ikke valgt
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } er en småby: Jacques Portefaix står kun i landsbyer
reason-brotherhood-of-the-wolf-no-troop-here = der er ingen trop i { $place }
reason-brotherhood-of-the-wolf-shifted-already = troppen i { $place } er allerede flyttet denne årstid
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } er en småby: tropper står kun i landsbyer
reason-brotherhood-of-the-wolf-troop-on-troop = der er allerede en trop i { $place }, og en landsby har kun plads til én
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] der er ingen trop tilbage på sommerens felt
    [autumn] der er ingen trop tilbage på efterårets felt
    [winter] der er ingen trop tilbage på vinterens felt
   *[spring] der er ingen trop tilbage på forårets felt
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet for den landsby, du er i, skal blive liggende
reason-brotherhood-of-the-wolf-recall-start-village = startlandsbyens kort bliver liggende til foråret 1765
reason-brotherhood-of-the-wolf-no-card-here = kortet for { $place } ligger ikke med billedsiden opad på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } er en småby: Bæstet angriber kun landsbyer
reason-brotherhood-of-the-wolf-prowl-in-place = Bæstet er i { $place } og skal videre
reason-brotherhood-of-the-wolf-village-card-lies = kortet for { $place } ligger stadig på bordet: ingen landsby to gange inden for et år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } er { $leagues } mil væk, og Bæstet går højst { $reach }
reason-brotherhood-of-the-wolf-token-taken = jægerne har taget { brotherhood-identity.of } sporbrik
reason-brotherhood-of-the-wolf-token-lies = { brotherhood-identity.of } sporbrik ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } er { $leagues } mil væk: kun ulveflokken med billedsiden opad går så langt
reason-brotherhood-of-the-wolf-face-up-only = årstidens kort kræver, at spor lægges med billedsiden opad
reason-brotherhood-of-the-wolf-drag-one-league = djævelen flytter en jæger præcis én mil; til { $place } er der { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen af dine jægere kan flytte mere i denne årstid
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } er allerede flyttet denne årstid
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } bliver, hvor han er, i denne årstid
reason-brotherhood-of-the-wolf-call-too-far = { $place } er ikke en landsby højst { $reach } mil fra en særlig landsby med en jæger
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } er allerede i { $place }; en jæger, der ikke flytter, står der
reason-brotherhood-of-the-wolf-move-too-far = { $place } er { $leagues } mil væk, og en jæger går højst { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen af dine jægere har et spor tilbage at undersøge
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har intet spor at undersøge
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har allerede undersøgt denne årstid
reason-brotherhood-of-the-wolf-no-trace-here = der er intet spor at undersøge i { $place }
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } er { $leagues } mil fra { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrygeren er allerede genkendt i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } genkender ikke ulveflokkens spor i { $place }
    [predator] { brotherhood-hunter } genkender ikke rovdyrets spor i { $place }
    [count] { brotherhood-hunter } genkender ikke grevens spor i { $place }
    [devil] { brotherhood-hunter } genkender ikke djævelens spor i { $place }
   *[vagabond] { brotherhood-hunter } genkender ikke landstrygerens spor i { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglerne for Ulvens broderskab (Brotherhood of the Wolf) med vores egne ord, efter spillets russiske regelhæfte. Det, hæftets tekst ikke fortæller, er vores eget og mærket som sådan: vejkortet, 23 af de 24 årstidskort, årstid og fase for kortet Tåge, og hvilken jæger der genkender hvilket spor (B1.3). Ejere af spillet kan spille med landkort og årstidskort fra deres egne filer. Wolfden er uofficiel.

# B1
rule-b1 = Mål og dele
rule-b1-intro = Én spiller er Bæstet fra Gévaudan, de andre er jægere imod det. Bæstet vinder, hvis det tager 25 ofre inden for 12 runder. Jægerne vinder, hvis de forhindrer det eller forinden afslører Bæstets sande identitet (B8).
rule-b1-1 = Landsbyerne har numrene 1 til 30, småbyer har ingen. Hver vej er én mil lang, og afstanden er den korteste vej. Grandrieu, Javols og Le Malzieu er særlige landsbyer: Nogle kort taler om dem.
rule-b1-1-rebuilt = Landkortet er vores eget: 30 landsbyer, 36 småbyer og 110 veje på deres virkelige steder. Fra hæftet er startlandsbyerne, Auvers som nummer 3, de særlige landsbyer og eksemplet i B11.1. Hvad kort gør med de særlige landsbyer, er vores eget.
rule-b1-2 = Bæstet har fem identiteter: ulveflok, rovdyr, greve, djævel, landstryger. Hver har et kort og en tosidet sporbrik.
rule-b1-3 =
    De fire jægere er altid med, ledet af 1 til 4 spillere mod den, der spiller Bæstet. Hver genkender ét spor på dets symbol, og alle genkender desuden landstrygeren.
    | jæger | spor
    | biskoppen | djævel
    | skovfogeden | ulveflok
    | markisen | rovdyr
    | kongens udsending | greve
rule-b1-3-ruling = Figurerne fordeles efter tur til jægernes pladser, eller spillerne vælger dem efter tur (valgmulighed); hæftet overlader det til dem. Hver spiller leder kun sine egne figurer; en anden valgmulighed lader hver jægerspiller bruge dem alle. I hæftet rådslår jægerne; at enhver af dem må placere troppen og afslutte trækkene eller undersøgelserne for hele holdet, er vores eget.
rule-b1-3-rebuilt = Hæftet fortæller, at hver jæger har to symboler, at alle fire har landstrygeren, og at skovfogeden genkender ulveflokken, men markisen ikke gør. Biskoppens, markisens og udsendingens symboler er vores egne; en egen fil med landkort kan ændre dem.
rule-b1-4 = Der er 12 tropper: 3 med dragoner på hvert af felterne for sommer og forår, 3 med bønder på hvert af felterne for efterår og vinter. Desuden er der 25 blodbrikker til ofrene og figuren Portefaix.
rule-b1-5 = Spillet har højst 12 runder, én for hver årstid fra sommeren 1764 til foråret 1767. Hver runde har fire faser: årstid, Bæstet, jægerne, angreb.

# B2
rule-b2 = Første offer (foråret 1764)
rule-b2-1 = Bæstet vælger i hemmelighed sin sande identitet og en startlandsby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jægerne stiller deres fire figurer i de landsbyer eller småbyer, de vil, sammen eller hver for sig.
rule-b2-2-ruling = Hver figur placeres én gang; når alle fire er på landkortet, vises startlandsbyen.
rule-b2-3 = Startlandsbyen vises. Er der ingen jæger, tager Bæstet 1 offer. Der lægges intet spor, og landsbykortet bliver liggende på forårets felt til foråret 1765, så landsbyen kan ikke vælges før.
rule-b2-3-ruling = Et årstidskort, der giver landsbykort tilbage, lader dette ligge, medmindre det nævner det.

# B3
rule-b3 = Fase 1: årstid
rule-b3-1 = Et tilfældigt kort for årstiden, som ikke er set før, vendes. Kun det nyeste kort gælder: Det virker i den fase, det nævner, og virkningen varer til rundens slutning. To ting varer længere: Jacques Portefaix bliver stående, indtil der er brug for ham, og tåge skjuler sin landsby til næste angreb (B7.2).
rule-b3-1-rebuilt = Hver årstid har seks kort. Hæftet beskriver virkningen af ét af dem, Tåge (B7). At Tåge findes én gang, om efteråret, og virker i fase 4, er vores eget. De andre 23 korts tekster står ikke i hæftet; de, der er her, er vores egne.
rule-b3-2 = Jægerne stiller én trop fra årstidens felt i en landsby, der ikke har nogen, aldrig i en småby. Den bliver på landkortet resten af spillet; kun et kort kan flytte den. Afstår de, går den tabt; et tomt felt giver intet. Kort, der placerer Portefaix eller flytter tropper, kommer først.

# B4
rule-b4 = Fase 2: Bæstet
rule-b4-1 = Bæstet tager det spor tilbage, det lagde for to årstider siden, og det landsbykort, det lagde i denne årstid sidste år.
rule-b4-2 = Det vælger i hemmelighed en landsby 1 til 4 mil væk, som det har kortet til, så ingen landsby kommer to gange inden for et år. Med kortet lægger det en ledig sporbrik, altså en, der hverken ligger på spillepladen eller er hos jægerne: med billedsiden nedad uden evne eller med billedsiden opad med sin evne.
rule-b4-2-ruling = Landsby og brik er ét valg og prøves som et par: 5 eller 6 mil er kun mulige, når ulveflokken ligger med billedsiden opad.
rule-b4-3 = Bæstet går gennem alt og må ende, hvor der er jægere eller tropper. Det ender aldrig i en småby og bliver aldrig, hvor det er.
rule-b4-4 =
    En brik med billedsiden opad har sin evne, uanset hvad den sande identitet er. Bæstet afgør, om det bruger den, og det må bluffe: Greven med billedsiden opad betyder for eksempel ikke, at det angriber dragoner.
    | brik | evne
    | ulveflok | 2 mil længere, højst 6
    | rovdyr | 1 offer mere
    | greve | dragoner beskytter ikke
    | djævel | må flytte én jæger én mil
    | landstryger | 1 offer mere, hvis den angrebne landsby er højst 3 mil fra Auvers
rule-b4-4-ruling = Hæftet siger ikke, hvornår djævelen flytter jægeren. Her sker det straks, når brikken lægges; et bord kan i stedet vælge begyndelsen af fase 4, før landsbyen vises. I begge tilfælde står eller ligger jægeren som før. Rovdyr, greve og landstryger virker af sig selv: Hvor landsbyen vises, skader et offer mere aldrig Bæstet. I tåge er antallet et fingerpeg, så dér bestemmer Bæstet i hemmelighed i begyndelsen af fase 4. Et kort, der ændrer Bæstets rækkevidde, ændrer også ulveflokkens grænse.
rule-b4-5 = En landsby uden for rækkevidde kan ikke vælges.
rule-b4-5-ruling = I hæftet kan Bæstet begå den fejl: Så bliver det, hvor det er, og tager ingen ofre, men landsbykortet forbliver åbent, og jægere dér må undersøge. Programmet lader det ikke ske; spil sådan ved et rigtigt bord.

# B5
rule-b5 = Fase 3: jægerne
rule-b5-1 = Hver jæger flytter 0 til 3 mil i valgfri rækkefølge. De må standse i småbyer og dele plads. Med 0 til 2 mil er jægeren til fods, står og beskytter landsbyen. Præcis 3 mil er et ridt: Figuren ligger indtil næste fase 3 og beskytter ikke.
rule-b5-1-ruling = En jæger flytter én gang. Den, der ikke har flyttet, når fasen slutter, har flyttet 0 mil og står. Hvor et kort ændrer tallene, er alt ud over milene til fods et ridt.

# B6
rule-b6 = Fase 4: angreb
rule-b6-1 = Landsbyen vises, og Bæstets figur flyttes dertil.
rule-b6-2 =
    Ofrene er 5 minus antal mil, ændret af kort, plus 1 for en evne, minus 1 for bønder dér, men ikke under 0. Er der en stående jæger, dragoner (medmindre greven ligger med billedsiden opad) eller en anden beskyttelse, dør ingen. Det, et kort lægger til, »hvis der er nogen ofre«, kommer sidst.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | ofre | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = »Ikke under 0« bruges én gang, efter bønderne. Antal mil er den korteste vejs: Omveje tilbyder programmet ikke.
rule-b6-3 = Med offer nummer 25 vinder Bæstet straks, før nogen undersøgelse. Ofre ud over det 25. tælles ikke.
rule-b6-4 = Så må jægerne undersøge, i den rækkefølge de vil. En jæger, stående eller liggende, i Bæstets landsby eller i den, der blev angrebet årstiden før, vender sporet dér. En jæger på stedet, der genkender det, tager brikken og spørger: Er det din sande identitet? Svaret er altid sandt. Ja: Jægerne vinder straks. Nej: De beholder brikken.
rule-b6-4-ruling = Hver jæger undersøger én gang pr. årstid; flere må gøre det, i den ene eller den anden af de to landsbyer. Kun undersøgelser, der kan ændre noget, tilbydes, og runden er slut, når ingen er tilbage.
rule-b6-5 = Landstrygeren skal genkendes i to forskellige landsbyer, og en landsby tæller kun én gang, uanset år. Første gang tager jægerne den sorte markør, og brikken bliver liggende; anden gang tager de brikken og spørger.
rule-b6-5-ruling = En skjult landstryger i markørens landsby vendes, men tæller ikke igen.
rule-b6-6 = En brik, der allerede ligger med billedsiden opad, kan tages på samme måde, af en jæger, der genkender den og er i den nuværende eller forrige landsby.
rule-b6-7 = Med den fjerde sporbrik vinder jægerne straks; den sorte markør tæller ikke. Er den fjerde den sande identitet, angives identiteten som grund.
rule-b6-8 = Har et årstidskort fjernet landsbykortet eller dets spor, er der intet at undersøge.
rule-b6-8-rebuilt = Af vores kort gør »{ season-card-au7 }« det med et spor og »{ season-card-au9 }« med et landsbykort; i den første udgave tager det kun landsbykort uden spor.

# B7
rule-b7 = Tåge
rule-b7-1 = I tåge bliver landsbykortet liggende med billedsiden nedad, og ofrene lægges på dets bagside: Antallet er åbent for alle og tæller straks. Beskyttelse virker uden at røbe hvor, og om Bæstet bruger en evne, forbliver dets hemmelighed (B4.4). Bæstets figur forlader landkortet, og dets landsby kan ikke undersøges denne årstid.
rule-b7-1-ruling = Antallet er nyt for jægerne, så intet før det kan fortrydes.
rule-b7-2 = Næste årstid går Bæstet videre fra sit skjulte sted. I fase 4 vises begge kort, og den skjulte landsby er den forrige. Uanset hvordan spillet slutter, vises landsbyen da.
rule-b7-2-ruling = Følger tåge på tåge, hvad kun egne kort kan føre til, vises det ældre kort, og det nyere forbliver skjult.

# B8
rule-b8 = Spillets slutning
rule-b8-1 = Bæstet vinder med 25 ofre. Jægerne vinder, når de afslører dets sande identitet eller tager den fjerde sporbrik.
rule-b8-1-ruling = Til sidst vises identiteten og en skjult landsby; spor med billedsiden nedad forbliver sådan. En sejr giver 2, uafgjort 1, ens for alle jægere.
rule-b8-2 = Efter runde 12 lægges de sporbrikker, jægerne ikke har taget, til ofrene. Bliver det 25 eller mere, er spillet uafgjort; ellers vinder jægerne.

# B9
rule-b9 = Variant for eksperter
rule-b9-1 = Forår og sommer gavner jægerne, efterår og vinter Bæstet. Før B2, i rækkefølgen forår, sommer, efterår, vinter, vælger den side, årstiden gavner, ét af de seks kort, den anden lægger ét væk, og så videre, indtil tre er valgt; det sidste lægges væk. Hvert valgt kort kan spilles én gang og ses når som helst.
rule-b9-1-ruling = Begge sider ser begges kort, da hver kan regne den andens ud; for tilskuere er kortene skjult, indtil de spilles.
rule-b9-2 = I fase 1 vælger den side, årstiden gavner, ét af sine kort for årstiden i stedet for et tilfældigt.

# B10
rule-b10 = Årstidskort
rule-b10-intro =
    Hver årstid har seks kort. Hvert virker i sin fase. Virkningen af { season-card-au1 } er fra hæftet (B7), alt andet er vores eget. Dette er kortenes anden udgave; B10.10 har den første udgaves kort.

    Sommer
    | kort | fase | virkning
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Efterår
    | kort | fase | virkning
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Vinter
    | kort | fase | virkning
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Forår
    | kort | fase | virkning
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Den ekstra trop fra »{ season-card-su9 }« er en, som en senere årstid ville have bragt; den kan afslås uden at gå tabt. Det samme gælder den første udgaves »{ season-card-sp6 }«. Den første udgaves »{ season-card-su3 }« flytter én trop ad gangen og ingen to gange; den landsby, en trop forlader, er ledig igen.
rule-b10-1-rebuilt = Vores egne kort.
rule-b10-2 = »{ season-card-au7 }« skal udføres, efter B4.1. Også »{ season-card-au9 }« kommer efter B4.1: Da har kun kortet for den landsby, Bæstet er i, stadig et spor. Tager Bæstet det kort, bliver sporet på spillepladen indtil B4.1, og ingen kan undersøge det (B6.8); i den første udgave må det kort ikke tages. Startlandsbyens kort bliver liggende (B2.3).
rule-b10-2-ruling = »Skybrud« giver intet valg: Efter B4.1 ligger højst ét spor på spillepladen.
rule-b10-2-rebuilt = Vores egne kort.
rule-b10-3 = Med »Jomfruen fra Gévaudan« hindrer bønder alle ofre, som dragoner, i stedet for kun ét. Mod greven hjælper de lige så lidt som dragoner.
rule-b10-3-rebuilt = Vores eget kort.
rule-b10-4 = Med »D’Ennevals hunde« regnes hver jæger inden for 1 mil som til stede, også liggende eller i en småby. »Sneen dækker alt« forbyder også at tage brikker, der ligger med billedsiden opad (B6.6).
rule-b10-4-rebuilt = Vores egne kort.
rule-b10-5 = Portefaix hindrer alle ofre ved det første angreb på sin landsby, også mod greven. Så drager han bort, selv om noget andet beskyttede landsbyen; i tåge drager han bort, når landsbyen vises.
rule-b10-5-ruling = Han må stilles, hvor han allerede står. Placeres han på ny, mens tåge skjuler et angreb, angår det angreb ham ikke længere.
rule-b10-5-rebuilt = Vores eget kort.
rule-b10-6 = Med »{ season-card-wi6 }« flytter kongens udsending 0 mil i fase 3, står og beskytter; med »{ season-card-au7 }« gælder det biskoppen. Djævelen må stadig flytte dem.
rule-b10-6-rebuilt = Vores eget kort.
rule-b10-7 = Med »{ season-card-su8 }« må jægerne, når alle har flyttet, og før djævelen og angrebet, kalde én landsby til våben: en landsby højst 4 mil fra Grandrieu, Javols eller Le Malzieu, hvis en jæger, stående eller liggende, er i den særlige landsby. Greven hjælper ikke mod den.
rule-b10-7-ruling = Enhver jægerspiller afgør det for alle, ligesom med en trop (B1.3).
rule-b10-7-rebuilt = Vores egne kort.
rule-b10-8 = Med »{ season-card-sp8 }« regnes en jæger i en særlig landsby, stående eller liggende, som til stede i begge de landsbyer, der kan undersøges (B6.4).
rule-b10-8-rebuilt = Vores egne kort.
rule-b10-9 = Med »{ season-card-su7 }« beskytter dragoner nære landsbyer som deres egen: Greven ænser dem ikke. Med »{ season-card-wi7 }« redder bønder andre steder ingen.
rule-b10-9-rebuilt = Vores egne kort.
rule-b10-10 =
    Valget af kortenes udgave giver den første udgave tilbage, hvor disse kort træder i stedet for dem med samme navn.
    | kort | fase | virkning
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
rule-b10-10-rebuilt = Vores egne kort.

# B11
rule-b11 = Eksempler
rule-b11-1 = Fra Langeac ligger præcis disse landsbyer inden for 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Fra Langeac til Saugues er der 3 mil: 2 ofre. Med bønder dér bliver det 1, med rovdyret opad 3, med dragoner eller en stående jæger 0.
rule-b11-3 = Når ulveflokken ligger med billedsiden opad, giver 5 eller 6 mil ingen ofre.
rule-b11-4 = Om foråret angriber Bæstet Javols, hvor markisen står: ingen ofre. Markisen vender sporet, en ulveflok, som han ikke genkender, så det bliver liggende. Om sommeren rider skovfogeden 3 mil til Javols og tager det. Svaret er nej, og spillet går videre.
rule-b11-5 = Efter runde 12 er der 22 ofre og 3 brikker, der ikke er taget: uafgjort. Med 21 ofre og 3 brikker vinder jægerne.

# What the pictures show
picture-b1-1 = Landkortet: landsbyer med numre, småbyer uden, og veje på én mil.
picture-b1-5 = Tolv årstider, 25 ofre og fire spor: Så langt er begge sider nået.
picture-b2-2 = Jægerne har indtaget deres pladser.
picture-b5-1 = Den ene jæger ligger efter et ridt og beskytter ikke; den anden står og beskytter landsbyen.
picture-b6-2 = Dragoner og stående jægere beskytter deres landsbyer; bønder redder ét liv.
picture-b6-4 = Bæstet har angrebet; det spor, det efterlod, er vendt.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Bæstet vinder med 25 ofre på tolv årstider. Jægerne vinder, hvis de forhindrer det, afslører dets sande identitet eller tager fire af dets spor.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Hver årstid: et kort, en trop til jægerne, Bæstets hemmelige valg, jægernes træk, angrebet, undersøgelsen.
aid-brotherhood-of-the-wolf-beast = Bæstet
aid-brotherhood-of-the-wolf-beast-1 = Bæstet går 1 til 4 mil til en landsby, det ikke har angrebet inden for et år. Jo nærmere, jo flere ofre: fem minus antal mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | ofre | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Dér lægger det et spor med billedsiden nedad eller opad for at bruge dets evne: ulveflok +2 mil, rovdyr +1 offer, greve ænser ikke dragoner, djævel flytter en jæger én mil, landstryger +1 offer inden for 3 mil fra Auvers.
aid-brotherhood-of-the-wolf-hunters = Jægerne
aid-brotherhood-of-the-wolf-hunters-1 = Jægere går op til 3 mil. Efter højst 2 står de og beskytter deres landsby; 3 er et ridt, og en rytter beskytter ikke.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner beskytter en landsby, bønder redder ét liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jæger i den angrebne landsby eller i den, der blev angrebet før, må vende sporet. En jæger, der genkender det, tager det og spørger, om det er den sande identitet.
aid-brotherhood-of-the-wolf-knowledge = Hvilken jæger genkender hvilket spor
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jæger | spor
    | biskoppen | djævel
    | skovfogeden | ulveflok
    | markisen | rovdyr
    | kongens udsending | greve
    | alle | landstryger
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrygeren skal genkendes i to forskellige landsbyer.
aid-brotherhood-of-the-wolf-knowledge-3 = Rekonstrueret: biskoppens, markisens og udsendingens symboler (B1.3).
aid-brotherhood-of-the-wolf-end = Slutningen
aid-brotherhood-of-the-wolf-end-1 = Efter den tolvte årstid: Er ofre og spor, der ikke er taget, tilsammen 25 eller flere, er spillet uafgjort. Ellers vinder jægerne.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] spor med billedsiden nedad
    [victim] offer
    [portefaix] Portefaix
   *[marker] sort markør
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    I juni 1764 dræbte et dyr en pige på fjorten år ved Les Hubacs, i den østlige udkant af Gévaudan: et fattigt højland i Sydfrankrig, i dag departementet Lozère. Måned efter måned døde flere, de fleste kvinder og børn, der vogtede kvæg. De, der slap væk, fortalte om et bæst, større end nogen ulv.

    Dragoner jagede det hele den første vinter. Biskoppen kaldte det en straf fra Gud, aviser i hele Europa skrev om det, og kong Ludvig XV sendte sine bedste jægere. I september 1765 skød en af dem, François Antoine, en stor ulv ved Les Chazes. For hoffet var sagen afsluttet; i december begyndte angrebene igen.

    Nu måtte egnen klare sig selv. Den 19. juni 1767 skød Jean Chastel et stort ulvelignende dyr nær Auvers, og angrebene hørte op. På tre år var omkring hundrede mennesker døde.

    Ingen kunne bevise, hvad Bæstet var, eller om et menneske ledte det. En ulveflok, et andet rovdyr, en adelsmand, djævelen, en fremmed: De mistanker er spillets fem identiteter. Regelhæftet begynder med en replik fra filmen af samme navn (Christophe Gans, 2001), som fortæller sin egen historie.

about-brotherhood-of-the-wolf-people = Personerne
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix var en hyrdedreng på tolv år (regelhæftet siger tretten). Den 12. januar 1765 stod han og seks andre børn imod Bæstet nær Chanaleilles og fik det til at slippe et af dem. Kongen belønnede dem alle og betalte hans skolegang.
about-brotherhood-of-the-wolf-people-2 = Biskoppen af Mende, Gabriel-Florent de Choiseul-Beaupré, forkyndte sidst i 1764, at Bæstet var en straf fra Gud, og påbød fyrre timers bøn i kirkerne.
about-brotherhood-of-the-wolf-people-3 = Markisen d’Apcher, en ung adelsmand fra egnen, ledte jagter for egen regning, efter at hoffet havde mistet interessen. Den sidste af dem, i juni 1767, fandt Bæstet.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, en bonde fra La Besseyre og kendt som en god jæger, skød dyret i juni 1767. I regelhæftet er han skovfoged.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, en berømt ulvejæger fra Normandiet, kom med sin søn og deres hunde i februar 1765. De jagede indtil sommeren uden held.
about-brotherhood-of-the-wolf-people-6 = François Antoine, bærer af kongens arkebuse, overtog d’Ennevals plads i juni 1765. Ulven, han skød ved Les Chazes, blev vist frem i Versailles.
about-brotherhood-of-the-wolf-people-7 = Greven af Morangiès var officer, fra en gammel slægt på egnen. I hans tid anklagede ingen ham: At han var Bæstets herre, er opfundet af romaner og film, fra 1930’erne og frem.
about-brotherhood-of-the-wolf-people-8 = Landstrygeren har intet navn. Regelhæftet fortæller om en fremmed, hvis vej syntes at følge ofrene; i de år troede mange på mennesker, der bliver til ulve.

about-brotherhood-of-the-wolf-places = Stederne
about-brotherhood-of-the-wolf-places-1 = Landkortets 30 landsbyer og 36 småbyer findes alle i virkeligheden og ligger, hvor de er tegnet.
about-brotherhood-of-the-wolf-places-2 = Ved Les Hubacs døde det første kendte offer, den 30. juni 1764. Nær Langogne havde okser kort forinden reddet en kvinde fra et angreb.
about-brotherhood-of-the-wolf-places-3 = I sognet Chanaleilles holdt Jacques Portefaix og hans venner stand.
about-brotherhood-of-the-wolf-places-4 = Nær Paulhac sårede Marie-Jeanne Valet Bæstet med et spyd i august 1765. Hun blev kendt som jomfruen fra Gévaudan.
about-brotherhood-of-the-wolf-places-5 = Ved Les Chazes skød François Antoine sin ulv, nær Auvers skød Jean Chastel sin.
about-brotherhood-of-the-wolf-places-6 = Mende var biskoppens sæde, Saint-Alban grevernes af Morangiès.

about-brotherhood-of-the-wolf-cards = Årstidskortene
about-brotherhood-of-the-wolf-cards-1 = Sommeren fortæller om lange dage, arbejde i fællesskab og markeder, og om to mennesker fra sommeren 1765: François Antoine og jomfruen fra Gévaudan.
about-brotherhood-of-the-wolf-cards-2 = Efteråret bringer tåge og regn til bjergene og kvæget ned fra dem, og folk har travlt med at så.
about-brotherhood-of-the-wolf-cards-3 = Vinteren betyder dyb sne og sult, dragoner i deres kvarterer og et hof, der efter Antoines ulv ikke ville høre mere om Bæstet.
about-brotherhood-of-the-wolf-cards-4 = Foråret har Portefaix, klapjagterne med tusindvis af klappere, d’Ennevals hunde, biskoppens bønner og kongens dusør.

about-brotherhood-of-the-wolf-advice-hunters = Råd til jægerne
about-brotherhood-of-the-wolf-advice-hunters-1 = Beskyt de landsbyer, hvor et angreb ville koste flest liv: dem, der ligger nærmest Bæstet.
about-brotherhood-of-the-wolf-advice-hunters-2 = Gå så tæt på de steder, hvor Bæstet kan være, at det må gå langt.
about-brotherhood-of-the-wolf-advice-hunters-3 = Hold jer inden for tre mil fra de landsbyer, hvor I venter det: Så kan I ride dertil og læse sporet i årstiden efter angrebet.
about-brotherhood-of-the-wolf-advice-hunters-4 = Tænk en årstid frem.

about-brotherhood-of-the-wolf-advice-beast = Råd til Bæstet
about-brotherhood-of-the-wolf-advice-beast-1 = Gå korte veje: Hver mil mindre er et offer mere.
about-brotherhood-of-the-wolf-advice-beast-2 = Angrib, hvor ingen venter dig.
about-brotherhood-of-the-wolf-advice-beast-3 = Når jægerne slår ring om dig, så få ringen til at åbne sig, før den lukkes.
about-brotherhood-of-the-wolf-advice-beast-4 = Læg intet spor tæt på en jæger, der genkender det.
about-brotherhood-of-the-wolf-advice-beast-5 = Tænk en årstid frem.

about-brotherhood-of-the-wolf-credits =
    Forfatter: Charlec. Illustrationer: ann & seb. Kunstnerisk ledelse og grafisk design: Benjamin Treilhou. Udvikling: Didier Jacobée og Thierry Morange.

    Udgivet af Multivers, Châteaudun (© 2023); den franske titel er La Bête. Russisk udgave: Magellan, 2023, oversat af Anna Akhatova. Wolfden følger version 1.0 af dens regler.


## guide

# Det første spil Ulvens broderskab med guide, trin for trin.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, vinteren 1766. Bæstet har taget 18 ofre. Med 25 vinder det, og der er kun to årstider tilbage til at fange det. Du leder jægerne: Find ud af, hvad det er!
guide-brotherhood-of-the-wolf-hunters = Bæstet har én af fem identiteter, og hver jæger kan genkende én: biskoppen djævelen, skovfogeden ulveflokken, markisen rovdyret, kongens udsending greven. Landstrygeren genkendes af alle.
guide-brotherhood-of-the-wolf-troop = Hver årstid kommer en trop. Dragoner beskytter en landsby, bønder redder ét liv der. Placer bønderne, hvor du venter Bæstet: Det blev sidst set i Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = Landsbyen er bevogtet. Det ser Bæstet også.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard ligger kun én mil fra det sted, hvor Bæstet sidst blev set.
guide-brotherhood-of-the-wolf-beast = Bæstet har truffet sit valg i hemmelighed: en landsby nogle mil væk og et spor, der ligger dér med billedsiden nedad. Ringene på kortet viser, hvor det kan nå hen. Det spor, det lagde i efteråret, her i Saint-Flour-de-Mercoire, ligger med billedsiden opad: ulveflokken.
guide-brotherhood-of-the-wolf-ride = Før en jæger til sporet med billedsiden opad. Op til to mil går en jæger til fods og beskytter den landsby, han er i; tre mil er et ridt, og så ligger han ned og beskytter ingen.
guide-brotherhood-of-the-wolf-ride-done = Han er ved sporet. Den, der genkender tegnet, må spørge Bæstet.
guide-brotherhood-of-the-wolf-ride-hint = Skovfogeden genkender ulveflokken. Tre mil er et ridt, og det er langt nok.
guide-brotherhood-of-the-wolf-close = Flyt de andre jægere, som du vil, og afslut så fasen: Bæstet må vise, hvor det er. Et spor kan kun læses i to årstider, så bliv i nærheden.
guide-brotherhood-of-the-wolf-close-done = Bæstet har vist sig.
guide-brotherhood-of-the-wolf-close-hint = Udsendingen og markisen kan komme nærmere. Biskoppen kan blive i nord, i tilfælde af at Bæstet vender om. Afslut så fasen.
guide-brotherhood-of-the-wolf-attack = Et angreb tager 5 ofre minus ét for hver mil, Bæstet kom. Dragoner, eller en jæger, der står der, forhindrer det; bønder redder ét liv.
guide-brotherhood-of-the-wolf-examine = Nu må jægere undersøge, hvor Bæstet er, og hvor det var før. Den, der genkender tegnet, tager sporet og spørger: Er det din sande identitet?
guide-brotherhood-of-the-wolf-examine-done = I har fået svar, og I beholder sporbrikken. En fjerde brik ville også vinde spillet.
guide-brotherhood-of-the-wolf-examine-hint = Skovfogeden genkender ulveflokken, som ligger med billedsiden opad.
guide-brotherhood-of-the-wolf-spring = Den sidste årstid. Ét spor ligger stadig med billedsiden nedad. Knappen »{ brotherhood-layer-possible }« ved siden af spillepladen viser, hvad I ved: hvad Bæstet kan være, og hvor det kan gå hen.
guide-brotherhood-of-the-wolf-guard = Først troppen: Placer dragonerne i en landsby, som Bæstet kan nå.
guide-brotherhood-of-the-wolf-guard-done = Dér lykkes intet angreb, medmindre Bæstet har en evne mod dragoner.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs ligger ved siden af Luc, og ingen bevogter den.
guide-brotherhood-of-the-wolf-hounds = Årstidskortet hjælper jer: Med d’Ennevals hunde må jægere undersøge på én mils afstand. Imens er Bæstet gået videre i hemmelighed.
guide-brotherhood-of-the-wolf-near = Før en jæger til Luc eller én mil derfra. Fire mistænkte er tilbage: Udsendingen genkender greven, markisen rovdyret, biskoppen djævelen.
guide-brotherhood-of-the-wolf-near-done = Derfra kan hundene nå sporet.
guide-brotherhood-of-the-wolf-near-hint = Les Hubacs, Puylaurent og Saint-Flour-de-Mercoire ligger ved siden af Luc.
guide-brotherhood-of-the-wolf-night = Flyt de andre, som du vil, og afslut så fasen.
guide-brotherhood-of-the-wolf-night-done = Bæstet har slået til. Men ingen vogter sporet i Luc.
guide-brotherhood-of-the-wolf-night-hint = To jægere, der genkender hver sin mistænkte, er bedre end én. Afslut så fasen.
guide-brotherhood-of-the-wolf-name = Afslør Bæstet! Enhver jæger, der undersøger, vender sporet, også et, han ikke genkender. Den, der genkender det, tager det og spørger.
guide-brotherhood-of-the-wolf-name-done = »Ja!« En greve stod bag Bæstet, og Gévaudan kan ånde op.
guide-brotherhood-of-the-wolf-name-hint = Lad jægerne ved Luc undersøge én efter én. Udsendingen genkender greven.
guide-brotherhood-of-the-wolf-won = Jægerne vinder ved at afsløre Bæstets sande identitet eller med fire sporbrikker. Sker ingen af delene på tolv årstider, afgør ofrene det.
guide-brotherhood-of-the-wolf-again = Et helt spil begynder i sommeren 1764 med et første offer. Et spor med billedsiden opad giver Bæstet en evne, men fortæller jer mere. Spil et helt spil som jæger, eller vær selv Bæstet!

# Bæstets første spil med guide.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, efteråret 1766. Du er Bæstet, og ingen ved, at en greve står bag. Du har taget 16 ofre. Med 25 vinder du, og der er tre årstider tilbage.
guide-brotherhood-of-the-wolf-beast-hunters = Fire jægere leder efter dig, og hver genkender én identitet: biskoppen djævelen, skovfogeden ulveflokken, markisen rovdyret, udsendingen greven. Finder udsendingen grevens spor, har du tabt.
guide-brotherhood-of-the-wolf-beast-prowl = Vælg i hemmelighed: en landsby inden for rækkevidde og et spor, du lægger dér. Det behøver ikke være dit eget tegn, så lyv! Med billedsiden nedad har det ingen evne og røber intet, før en jæger finder det.
guide-brotherhood-of-the-wolf-beast-prowl-done = Ingen ved, hvor du er. Se, hvordan jægerne flytter.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu er tæt på, og ingen bevogter den. Læg rovdyret dér med billedsiden nedad.
guide-brotherhood-of-the-wolf-beast-toll = Et angreb tager 5 ofre minus ét for hver mil, du kom. Dragoner, eller en jæger, der står der, forhindrer det; bønder redder ét liv. Bagefter må jægere undersøge, hvor du er, og hvor du var før.
guide-brotherhood-of-the-wolf-beast-faces = Et spor med billedsiden opad har en evne, hvem du end er: Med ulveflokken kommer du to mil længere, rovdyret tager ét offer mere, dragoner standser ikke greven, og djævelen flytter en jæger.
guide-brotherhood-of-the-wolf-beast-bold = Vær dristig: Læg et spor med billedsiden opad i denne årstid. Vælg en landsby, hvor evnen hjælper dig.
guide-brotherhood-of-the-wolf-beast-bold-done = Jægerne ser tegnet, men ikke landsbyen. Se, hvordan de flytter.
guide-brotherhood-of-the-wolf-beast-bold-hint = Ulveflokken fører dig op til seks mil, væk fra alle. Men jo nærmere landsbyen er, jo flere ofre.
guide-brotherhood-of-the-wolf-beast-sum = Den sidste årstid. Når du ikke 25, lægges de spor, jægerne ikke har taget, til ofrene: Med 25 er det uafgjort, med færre vinder jægerne.
guide-brotherhood-of-the-wolf-beast-last = Tag mindst to ofre med dit sidste angreb. Vælg en landsby nær dig, som ingen bevogter.
guide-brotherhood-of-the-wolf-beast-last-done = Angrebet er lykkedes, og hele Gévaudan skælver.
guide-brotherhood-of-the-wolf-beast-last-hint = Find en landsby højst tre mil væk, uden dragoner og uden jægere i nærheden.
guide-brotherhood-of-the-wolf-beast-won = Bæstet vinder med 25 ofre. Jægerne vinder ved at afsløre dets sande identitet, med fire af dets spor eller ved at holde stand i tolv årstider.
guide-brotherhood-of-the-wolf-beast-again = Et helt spil begynder i sommeren 1764 med et første offer og varer tolv årstider. Spil det som Bæstet, eller led selv jægerne!

## files

# Hvad der er galt i en stilling, en kortfil eller en fil med årstidskort til Ulvens broderskab. Filernes ord står, som de er.

# Stillingen: linjerne
problem-brotherhood-came-from = { $line }: kun en jæger, der har flyttet, eller som djævelen har flyttet en mil, er kommet et andet sted fra (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: kortet { $card } er to steder (B9.1).

# Stillingen: runden
problem-brotherhood-idle = round: på dette stadie ville ingen have noget at bestemme.
problem-brotherhood-round = round: årstiderne tælles fra 1, efter åbningen (B1.5).
problem-brotherhood-draft = round: kort vælges kun ud i varianten for eksperter (B9.1).
problem-brotherhood-devil = round: kun djævelen, med billedsiden opad, flytter en jæger (B4.4).
problem-brotherhood-power = round: Bæstet afgør kun i tåge, om det bruger en evne, og kun når rovdyret, greven eller landstrygeren ligger med billedsiden opad (B4.4).
problem-brotherhood-called = round: Landsbyen, der er kaldt til våben, ligger for langt fra en særlig landsby med en jæger (B10.7).
problem-brotherhood-ending = round: et spil er forbi, når det har en afslutning (B8).
problem-brotherhood-ended-so = round: sådan kan spillet ikke være endt (B8).
problem-brotherhood-is-over = round: med disse ofre og brikker er spillet forbi (B8.1).
problem-brotherhood-figures = round: fordelte figurer: { $found }, men »count« er { $count } (B1.3).
problem-brotherhood-victims = round: ofre: { $victims }, men på landkortet ligger der { $found } (B6.2).
problem-brotherhood-in-force = round: et kort gælder, så snart det er vendt (B3.1).
problem-brotherhood-drafted = round: udvalgte kort: { $found }, men »count« siger noget andet (B9.1).

# Stillingen: jægere, tropper og Bæstet
problem-brotherhood-leader = hunter: »{ $hunter }« skal ledes fra en jægers plads (B1.3).
problem-brotherhood-placed = hunter: »{ $hunter }« har et sted at stå efter åbningen, ikke før (B2.2).
problem-brotherhood-one-troop = villages: en landsby rummer én trop (B3.2).
problem-brotherhood-troops = villages: der er seks dragoner og seks bønder (B1.4).
problem-brotherhood-chosen = beast: identitet og landsby vælges i åbningen (B2.1).
problem-brotherhood-beast-card = beast: Bæstet er i den landsby, hvis kort ligger på feltet »{ $season }« (B6.1).
problem-brotherhood-fog-card = beast: tågen skjuler kortet for den landsby, hvor Bæstet er nu (B7.1).
problem-brotherhood-fog-victims = beast: kun tåge skjuler ofre (B7.1).
problem-brotherhood-haunts = beast: »haunts« hører til et skjult Bæst (B7.1).
problem-brotherhood-haunts-true = beast: »haunts« mangler den landsby, hvor Bæstet er.

# Stillingen: felter og kort
problem-brotherhood-card-twice = space: en landsbys kort ligger på to felter (B4.2).
problem-brotherhood-last-year = space: kortet fra sidste år tages tilbage før valget (B4.1).
problem-brotherhood-this-season = space: Bæstet har allerede valgt en landsby for denne årstid (B4.2).
problem-brotherhood-trace-twice = space: en sporbrik er to steder (B1.2).
problem-brotherhood-two-seasons = space: kun spor fra to årstider ligger fremme (B4.1).
problem-brotherhood-trace-card = space: et spor ligger ved siden af et landsbykort (B4.2).
problem-brotherhood-face-up = space: der ligger intet spor, som kan have billedsiden opad (B4.2).
problem-brotherhood-maybe = space: »maybe« hører til et spor.
problem-brotherhood-maybe-true = space: »maybe« mangler det sande spor, »{ $trace }«.
problem-brotherhood-played = cards: så mange kort for »{ $season }« skal være spillet: { $cards } (B3.1).
problem-brotherhood-force-played = cards: kortet, der gælder, er et, der er spillet (B3.1).
problem-brotherhood-picked = cards: der vælges tre kort for hver årstid (B9.1).
problem-brotherhood-hands = cards: kun varianten for eksperter har kort på hånden og kort lagt væk (B9.1).

# Kortfilen
problem-brotherhood-places = { $where }: landkortet har { $found } steder; { $most } er det meste.
problem-brotherhood-villages = { $where }: landkortet skal have { $villages } landsbyer, ikke { $found } (B1.1).
problem-brotherhood-village-order = { $where }: landsbyerne står i rækkefølge: dette er nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id’et »{ $id }« skal være et ord for sig med små bogstaver.
problem-brotherhood-numbers = { $where }: »{ $name }« skal nævne { $count } forskellige landsbyer ved nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: »haunt« skal være en landsbys nummer, ikke { $number } (B4.4).
problem-brotherhood-symbols = { $where }: jægerne genkender djævelen, ulveflokken, rovdyret og greven, hver sit, ikke: { $found } (B1.3).
problem-brotherhood-road = { $where }: vejen »{ $road }« skal nævne to forskellige steder på landkortet.
problem-brotherhood-road-twice = { $where }: vejen »{ $road }« er nævnt to gange.
problem-brotherhood-no-road = { $where }: ingen vej fører fra { $start } til { $place } (B1.1).
problem-brotherhood-ways-out = map: andre landsbyer inden for { $leagues } mil fra { $village }, det mindste kortene tillader: { $found }; Bæstet behøver { $needed } (B4.2).

# Filen med årstidskort
problem-brotherhood-no-effect = { $where }: et kort skal have mindst én virkning (B10).
problem-brotherhood-card-id = { $where }: id’et »{ $id }« skal være et ord med små bogstaver og cifre.
problem-brotherhood-effect-twice = { $where }: virkningen »{ $effect }« står to gange på dette kort (B10).
problem-brotherhood-no-village = { $where }: »villages«: { $number } er ikke en landsby fra 1 til { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: »{ $season }« skal have { $cards } kort, ikke { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: to kort har id’et »{ $id }«.

## terminal

terminal-brotherhood-legend = * særlig landsby  ° startlandsby  ◆ en landsby, Bæstet kan have valgt, med afstanden fra Bæstet i mil · (biskoppen) ligger og beskytter ikke · †2 to ofre · en vej er én mil: landsbyer med nummer, småbyer med navn
terminal-brotherhood-village = landsby
terminal-brotherhood-beast = Bæstet
terminal-brotherhood-there = der
terminal-brotherhood-roads = veje
terminal-brotherhood-hamlets = Småbyer
terminal-brotherhood-beast-perhaps = Bæstet?
terminal-brotherhood-rounds = Runder
terminal-brotherhood-victims = Ofre
terminal-brotherhood-card = Kort
terminal-brotherhood-no-card = intet gælder
terminal-brotherhood-ours = vores eget kort
terminal-brotherhood-book = virkning fra regelhæftet
terminal-brotherhood-hunters = Jægere
terminal-brotherhood-moved = har flyttet
terminal-brotherhood-examined = har undersøgt
terminal-brotherhood-spaces = Årstidsfelter
terminal-brotherhood-on-back = †{ $victims } på bagsiden
terminal-brotherhood-tokens = Brikker og kort
terminal-brotherhood-marker = sort markør: { $at }
terminal-brotherhood-not-taken = ikke taget
terminal-brotherhood-played = spillede kort: { $cards }
terminal-brotherhood-may-be = Identitet, så vidt jægerne kan vide: { $tokens }
terminal-brotherhood-may-be-in = Bæstet kan være i: { $places }
terminal-brotherhood-may-have-chosen = Det kan have valgt: { $places }
terminal-brotherhood-may-choose = Det kan vælge som det næste: { $places }
terminal-brotherhood-trace-may-be = Sporet ({ $season }) kan være: { $tokens }
terminal-brotherhood-face-down = Med billedsiden nedad ligger: { $village }
