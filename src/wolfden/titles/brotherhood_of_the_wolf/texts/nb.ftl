### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Ulvens brorskap

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Én spiller er Udyret og ferdes usett; jegerne leser sporene og slår ring om det.

wins-brotherhood-of-the-wolf = Udyret vinner med 25 ofre; jegerne ved å avsløre det, med fire spor eller ved å holde ut i tolv årstider.

picture-brotherhood-of-the-wolf = Kartet i Ulvens brorskap, med jegere som flytter

note-brotherhood-of-the-wolf-map = Kartet og symbolene til tre jegere er våre egne: De står ikke i teksten i regelheftet.
note-brotherhood-of-the-wolf-cards = 23 av de 24 årstidskortene er våre egne: I regelheftet står det bare hva Tåke gjør.

role-brotherhood-of-the-wolf = { $number ->
    [1] Udyret
   *[other] { $seats ->
        [2] Jegerne
       *[other] Jeger { NUMBER($place) }
    }
  }

option-brotherhood-of-the-wolf-seasons = Årstidskort
option-brotherhood-of-the-wolf-seasons-help = Trekkes tilfeldig, eller velges etter tur og spilles av siden årstiden gagner (for eksperter).
option-brotherhood-of-the-wolf-seasons-drawn = trekkes
option-brotherhood-of-the-wolf-seasons-chosen = velges etter tur
option-brotherhood-of-the-wolf-figures = Jegernes figurer
option-brotherhood-of-the-wolf-figures-help = Hvordan jegerne fordeler de fire figurene sine.
option-brotherhood-of-the-wolf-figures-dealt = deles ut
option-brotherhood-of-the-wolf-figures-chosen = velges
option-brotherhood-of-the-wolf-command = Styring av figurer
option-brotherhood-of-the-wolf-command-help = Om hver jeger bare flytter sine egne figurer.
option-brotherhood-of-the-wolf-command-own = egne figurer
option-brotherhood-of-the-wolf-command-shared = alle figurer sammen
option-brotherhood-of-the-wolf-devil = Djevel
option-brotherhood-of-the-wolf-devil-help = Når en djevel med bildesiden opp flytter en jeger: før jegerne flytter, eller etterpå, rett før angrepet.
option-brotherhood-of-the-wolf-devil-at-once = straks
option-brotherhood-of-the-wolf-devil-before-attack = før angrepet
option-brotherhood-of-the-wolf-powers = Evner
option-brotherhood-of-the-wolf-powers-help = Om Udyret kan la være å bruke en evne i tåke.
option-brotherhood-of-the-wolf-powers-chosen = etter Udyrets valg
option-brotherhood-of-the-wolf-powers-forced = virker alltid
option-brotherhood-of-the-wolf-start = Startlandsby
option-brotherhood-of-the-wolf-start-help = Om årstidskort gir tilbake kortet for startlandsbyen det første året.
option-brotherhood-of-the-wolf-start-kept = kortet blir liggende
option-brotherhood-of-the-wolf-start-recallable = kortet kan tas tilbake
option-brotherhood-of-the-wolf-deck = Årstidskortenes utgave
option-brotherhood-of-the-wolf-deck-help = Hvilke av våre årstidskort det spilles med: dagens eller de eldre spillenes.
option-brotherhood-of-the-wolf-deck-second = andre utgave
option-brotherhood-of-the-wolf-deck-first = første utgave
option-brotherhood-of-the-wolf-map = Eget kart
option-brotherhood-of-the-wolf-map-help = En fil med landsbyer, grender og veier.
option-brotherhood-of-the-wolf-cards = Egne kort
option-brotherhood-of-the-wolf-cards-help = En fil med årstidskort.

guide-side-brotherhood-of-the-wolf = Lær det som jeger
guide-side-brotherhood-of-the-wolf-beast = Lær det som Udyret

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, ofre: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommer
    [autumn] høst
    [winter] vinter
   *[spring] vår
}
    .of = { $season ->
        [summer] sommerens
        [autumn] høstens
        [winter] vinterens
       *[spring] vårens
    }
brotherhood-card-of-season = { $season ->
    [summer] et sommerkort
    [autumn] et høstkort
    [winter] et vinterkort
   *[spring] et vårkort
}
brotherhood-season-trace = { $season ->
    [summer] sommersporet
    [autumn] høstsporet
    [winter] vintersporet
   *[spring] vårsporet
}
brotherhood-hunter = { $hunter ->
    [bishop] biskopen
    [gamekeeper] viltvokteren
    [marquis] markien
   *[envoy] kongens utsending
}
brotherhood-identity = { $token ->
    [wolves] ulveflokk
    [predator] rovdyr
    [count] greve
    [devil] djevel
   *[vagabond] landstryker
}
    .the = { $token ->
        [wolves] ulveflokken
        [predator] rovdyret
        [count] greven
        [devil] djevelen
       *[vagabond] landstrykeren
    }
    .of = { $token ->
        [wolves] ulveflokkens
        [predator] rovdyrets
        [count] grevens
        [devil] djevelens
       *[vagabond] landstrykerens
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
brotherhood-hunter-away = Ikke plassert ennå: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter }, ligger
   *[no] { $hunter }, står
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, grend
    [special] { $name }, spesiell landsby
    [start] { $name }, startlandsby
   *[village] { $name }, landsby
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, grend: { $things }
    [special] { $name }, spesiell landsby: { $things }
    [start] { $name }, startlandsby: { $things }
   *[village] { $name }, landsby: { $things }
}
brotherhood-beast-here = Udyret
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = beskyttet
brotherhood-marker-here = svart markør
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } ofre
}
brotherhood-card-of = kort, { brotherhood-season } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season } med bildesiden ned
brotherhood-no-trace = ikke noe spor
brotherhood-trace-hidden = et spor med bildesiden ned
brotherhood-trace = { $face ->
    [up] { $token } med bildesiden opp
   *[down] { $token } med bildesiden ned
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil unna, ofre: { $victims }, { $most } med en evne
   *[other] { $leagues } mil unna, ofre: { $victims }, { $most } med en evne
}
brotherhood-prospect-pack = { $leagues } mil unna, bare når ulveflokken ligger med bildesiden opp; ofre: { $most }
brotherhood-watched = kan beskyttes av: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } ({ $troops } igjen), { $card }, { $trace }
brotherhood-no-card = ikke noe landsbykort
brotherhood-face-down = kort med bildesiden ned
brotherhood-secret = valgt i hemmelighet
brotherhood-hidden-note = skjult for jegerne
brotherhood-card-phase = fase { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Ulveflokk, bildesiden opp: to mil lenger
    [predator] Rovdyr, bildesiden opp: ett offer til
    [count] Greve, bildesiden opp: dragoner beskytter ikke
    [devil] Djevel, bildesiden opp: kan flytte en jeger én mil
   *[vagabond] Landstryker, bildesiden opp: ett offer til innenfor 3 mil fra Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = bildesiden opp, med evnen
brotherhood-turn-down = bildesiden ned
brotherhood-power-used = Bruk evnen
brotherhood-power-unused = La være

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
brotherhood-the-beast = Udyret
brotherhood-a-hunter = jeger
brotherhood-victims = { $count } av { $goal } ofre
brotherhood-taken = { $count } av { $goal } spor tatt
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Skjult i { $at }
brotherhood-beast-hidden = Skjult
brotherhood-has-chosen = har valgt sin neste landsby
brotherhood-true-identity = Sann identitet: { $token }
brotherhood-knows = gjenkjenner { $token-the }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = ikke plassert ennå
brotherhood-own-beast = Hemmelighetene dine
brotherhood-own-hunters = Hva jegerne vet
brotherhood-own-figures = Figurene dine
brotherhood-own-tokens = Identiteter og sporene deres
brotherhood-own-cards = Årstidskort
brotherhood-held-cards = Årstidskort på hånden
brotherhood-layer-possible = Deduksjon
brotherhood-desk = Hva som kan utledes
brotherhood-known = { $known ->
    [true] sann
    [taken] tatt
    [laid] på bordet
    [held] på hånden
    [possible] mulig
   *[unknown] ukjent
}
brotherhood-goals-chosen = { $goals ->
    [one] Udyret kan bare ha valgt { $goals } landsby (prikket ring)
   *[other] Udyret kan ha valgt hvilken som helst av { $goals } landsbyer (prikkede ringer)
}
brotherhood-goals-next = { $goals ->
    [one] bare { $goals } landsby kan være den neste (prikket ring)
   *[other] den neste kan være hvilken som helst av { $goals } landsbyer (prikkede ringer)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Sommeren { $year }
    [autumn] Høsten { $year }
    [winter] Vinteren { $year }
   *[spring] Våren { $year }
}
brotherhood-before = Våren { $year }, før det første offeret
brotherhood-round = Runde { $round } av { $rounds }
brotherhood-stage-lead = jegerne fordeler figurene
brotherhood-stage-pick = { brotherhood-card-of-season } velges
brotherhood-stage-discard = { brotherhood-card-of-season } kastes
brotherhood-stage-hide = Udyret velger identitet og hvor det begynner
brotherhood-stage-place = jegerne inntar plassene sine
brotherhood-stage-card = årstidskortet snus
brotherhood-stage-portefaix = Portefaix får landsbyen sin
brotherhood-stage-shift = jegerne kan flytte tropper
brotherhood-stage-troop = jegerne plasserer en tropp
brotherhood-stage-extra = jegerne kan plassere én tropp til
brotherhood-stage-recall = Udyret kan ta tilbake et landsbykort
brotherhood-stage-prowl = Udyret velger sin neste landsby
brotherhood-stage-move = jegerne flytter
brotherhood-stage-call = jegerne kan kalle til våpen
brotherhood-stage-drag = djevelen kan flytte en jeger
brotherhood-stage-power = Udyret avgjør om det bruker evnen sin
brotherhood-stage-examine = jegerne undersøker
brotherhood-ending = { $ending ->
    [victims] Udyret har tatt sitt siste offer og vinner
    [identity] Jegerne har avslørt Udyrets sanne identitet og vinner
    [fourth-token] Jegerne har tatt et fjerde spor og vinner
    [draw] Våren 1767 er over: uavgjort
   *[time] Våren 1767 er over, og Udyret har tatt for få ofre: Jegerne vinner
}

# Actions
brotherhood-do-lead = Velg en figur
brotherhood-do-pick = Velg et kort
brotherhood-do-discard = Kast et kort
brotherhood-do-hide = Skjul deg
brotherhood-do-place = Plasser en jeger
brotherhood-do-card = Snu et kort
brotherhood-do-portefaix = Plasser Portefaix
brotherhood-do-shift = Flytt en tropp
brotherhood-do-troop = Plasser troppen
brotherhood-do-extra = Plasser én tropp til
brotherhood-do-recall = Ta tilbake et kort
brotherhood-do-prowl = Velg en landsby
brotherhood-do-move = Flytt en jeger
brotherhood-do-call = Kall til våpen
brotherhood-do-drag = Flytt en jeger med djevelen
brotherhood-do-power = Avgjør om evnen
brotherhood-do-examine = Undersøk
brotherhood-do-decline = Avstå
brotherhood-do-end = Avslutt fasen

# Questions
brotherhood-open-lead = Velg en av jegernes figurer.
brotherhood-open-pick = Velg { brotherhood-card-of-season } å beholde. Det kan spilles én gang.
brotherhood-open-discard = Kast { brotherhood-card-of-season }; ingen får det.
brotherhood-open-hide = Velg i hemmelighet din sanne identitet og startlandsbyen din.
brotherhood-open-place = Plasser en jeger i en landsby eller grend.
brotherhood-open-card = Velg { brotherhood-card-of-season } for denne runden.
brotherhood-open-portefaix = Velg landsbyen som Jacques Portefaix beskytter.
brotherhood-open-shift = { $left ->
    [one] Du kan flytte { $left } tropp til på kartet, eller avstå.
   *[other] Du kan flytte { $left } tropper til på kartet, eller avstå.
}
brotherhood-open-troop = Plasser { $troop } i en landsby uten tropp, eller mist dem.
brotherhood-open-extra = Du kan plassere én tropp til fra en valgfri årstidsrute, eller avstå.
brotherhood-open-recall = Du kan ta tilbake ett landsbykort, eller avstå.
brotherhood-open-prowl = Velg landsbyen du angriper, og sporet du legger.
brotherhood-open-move = Flytt jegerne dine, hver høyst én gang, og avslutt så fasen for alle.
brotherhood-open-call = Jegere i spesielle landsbyer kan kalle én landsby i nærheten til våpen: Et angrep der tar ingen ofre. Velg, eller avstå.
brotherhood-open-drag = Djevelen kan flytte én jeger én mil. Velg, eller avstå.
brotherhood-open-power = Vil du bruke { $token-of } evne? I tåke får jegerne bare vite antallet ofre, ikke om du brukte den.
brotherhood-open-examine = Undersøk et spor, eller avslutt undersøkelsene for alle jegere.
brotherhood-open-over = Spillet er over.
brotherhood-ask-move = Hvilken jeger flytter?
brotherhood-ask-drag = Hvilken jeger flytter djevelen?
brotherhood-ask-shift = Hvilken tropp flytter?
brotherhood-ask-extra = Fra hvilken årstidsrute kommer troppen?
brotherhood-ask-examine = Hvilken jeger undersøker?
brotherhood-ask-hide-at = Hvor begynner du som { $token }?
brotherhood-ask-to = Hvor går { $hunter }?
brotherhood-ask-move-to = Hvor går { $hunter }? Opptil 2 mil til fots: Han står og beskytter. 3 mil til hest: Han ligger og beskytter ikke.
brotherhood-ask-move-card = Hvor går { $hunter }? { $text }
brotherhood-ask-examine-at = I hvilken landsby undersøker { $hunter }?
brotherhood-ask-shift-to = Hvor går troppen fra { $at }?
brotherhood-ask-extra-to = Hvor går { brotherhood-season.of } tropp?
brotherhood-ask-trace = Hvilket spor legger du i { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Bildesiden ned, eller opp med evnen: to mil lenger?
    [predator] Bildesiden ned, eller opp med evnen: ett offer til?
    [count] Bildesiden ned, eller opp med evnen: dragoner beskytter ikke?
    [devil] Bildesiden ned, eller opp med evnen: flytt en jeger én mil?
   *[vagabond] Bildesiden ned, eller opp med evnen: ett offer til innenfor 3 mil fra Auvers?
}

# What happened
brotherhood-log-lead = { $who } tar { $hunter }.
brotherhood-log-pick = { $who } velger { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } velger { brotherhood-card-of-season }: «{ $card }».
brotherhood-log-discard = { $who } kaster { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } kaster { brotherhood-card-of-season }: «{ $card }».
brotherhood-log-hide = Udyret velger i hemmelighet identitet og startlandsby.
brotherhood-log-hide-known = Udyret skjuler seg i { $at } og er { $identity-the }.
brotherhood-log-place = { $who } plasserer { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Udyret begynner i { $at }: { $victims } offer.
   *[other] Udyret begynner i { $at }: { $victims } ofre.
}
brotherhood-log-card = { brotherhood-now }: «{ $card }».
brotherhood-log-portefaix = { $who } plasserer Jacques Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix har møtt Udyret i { $at } og drar sin vei.
brotherhood-log-shift = { $who } flytter { $troop } fra { $from } til { $to }.
brotherhood-log-troop = { $who } plasserer { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens { $troop } går tapt.
brotherhood-log-troop-lost-declined = { $who } avstår fra årstidens { $troop }, som går tapt.
brotherhood-log-take-back = Udyret tar tilbake { brotherhood-season-trace } sitt.
brotherhood-log-take-back-known = Udyret tar tilbake { brotherhood-season-trace } sitt: { $trace }.
brotherhood-log-take-back-card = Udyret tar tilbake kortet for { $village }.
brotherhood-log-recall = Udyret tar tilbake kortet for { $village }.
brotherhood-log-prowl = Udyret velger en landsby i hemmelighet og legger et spor med bildesiden ned.
brotherhood-log-prowl-trace = Udyret velger en landsby i hemmelighet og legger { $trace-of } spor med bildesiden opp.
brotherhood-log-prowl-known = { $face ->
    [up] Udyret velger { $at } og legger { $trace-of } spor med bildesiden opp.
   *[down] Udyret velger { $at } og legger { $trace-of } spor med bildesiden ned.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rir til { $to }.
   *[walks] { $who }: { $hunter } går til { $to }.
}
brotherhood-log-drag = Djevelen flytter { $hunter } til { $to }.
brotherhood-log-call = { $who } kaller folk til våpen i { $at }.
brotherhood-log-power = Udyret avgjør i hemmelighet om det bruker { $trace-of } evne.
brotherhood-log-power-known = { $use ->
    [used] Udyret bruker { $trace-of } evne.
   *[unused] Udyret lar være å bruke { $trace-of } evne.
}
brotherhood-log-attack = { $victims ->
    [0] Udyret angriper { $at }, { $leagues } unna: ingen ofre ({ $total } i alt).
    [one] Udyret angriper { $at }, { $leagues } unna: { $victims } offer ({ $total } i alt).
   *[other] Udyret angriper { $at }, { $leagues } unna: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-fog = { $victims ->
    [one] Udyret angriper i tåken: { $victims } offer ({ $total } i alt).
   *[other] Udyret angriper i tåken: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-fog-known = { $victims ->
    [one] Udyret angriper { $at } i tåken: { $victims } offer ({ $total } i alt).
   *[other] Udyret angriper { $at } i tåken: { $victims } ofre ({ $total } i alt).
}
brotherhood-log-reveal = { $victims ->
    [one] I tåken var Udyret i { $at }: { $victims } offer.
   *[other] I tåken var Udyret i { $at }: { $victims } ofre.
}
brotherhood-log-examine = { $who }: { $hunter } undersøker i { $at } og finner { $trace-of } spor.
brotherhood-log-recognise = { $who } gjenkjenner landstrykeren i { $at } og tar den svarte markøren.
brotherhood-log-ask = { $answer ->
    [yes] Jegerne tar { $trace-of } spor. Er det den sanne identiteten? Ja!
   *[no] Jegerne tar { $trace-of } spor. Er det den sanne identiteten? Nei.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } undersøker i { $at } og finner { $trace-of } spor: Det er Udyrets sanne identitet!
   *[no] { $who }: { $hunter } undersøker i { $at } og finner { $trace-of } spor: Det er ikke den sanne identiteten.
}
brotherhood-log-over = Udyret viser sin sanne identitet: { $identity-the }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Innhøsting i flokk
season-card-su1-text = Ett offer mindre denne årstiden (minst 0).
season-card-su2 = Lange dager
season-card-su2-text = Jegere kan gå opptil 3 mil til fots eller ri 4 mil.
season-card-su3 = François Antoine
season-card-su3-text = Flytt opptil to tropper som allerede er på kartet, til andre landsbyer uten tropp.
season-card-su4 = Markeder
season-card-su4-text = Grandrieu, Javols og Le Malzieu er fulle av væpnede folk: Et angrep der tar ingen ofre.
season-card-su5 = Vitner
season-card-su5-text = Udyret legger sporbrikken sin med bildesiden opp og kan ikke bruke evnen.
season-card-su6 = Jomfruen fra Gévaudan
season-card-su6-text = Bønder beskytter som dragoner denne årstiden.
season-card-au1 = Tåke
season-card-au1-text = Landsbykortet blir liggende med bildesiden ned; ofrene legges på baksiden; Udyrets figur forlater kartet. Kortet vises sammen med neste årstids angrep.
season-card-au2 = Styrtregn
season-card-au2-text = Udyret tar tilbake én sporbrikke som ligger på brettet; den landsbyen kan ikke lenger undersøkes.
season-card-au3 = Buskapen kommer ned
season-card-au3-text = Hvis angrepet tar minst ett offer, tar det ett til.
season-card-au4 = Såing
season-card-au4-text = Ingen forsterkning: Årstidens tropp går tapt.
season-card-au5 = Gjørmete veier
season-card-au5-text = Jegere kan ikke ri (bare 0–2 mil).
season-card-au6 = Tilbake til byttet
season-card-au6-text = Før valget kan Udyret ta tilbake ett landsbykort fra brettet, unntatt kortet for landsbyen det er i og, det første året, kortet for startlandsbyen.
season-card-wi1 = Dyp snø
season-card-wi1-text = Jegere går høyst 1 mil til fots; 2 mil regnes som et ritt.
season-card-wi2 = Sult
season-card-wi2-text = Angrepet tar 6 ofre i stedet for 5, minus antall mil.
season-card-wi3 = Frosne elver
season-card-wi3-text = Udyret kan gå opptil 5 mil (7 når ulveflokken ligger med bildesiden opp); høyst 3 mil teller når ofrene regnes ut.
season-card-wi4 = Snøen dekker alt
season-card-wi4-text = Ingen undersøkelse denne årstiden.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner beskytter bare Grandrieu, Javols og Le Malzieu denne årstiden.
season-card-wi6 = Hoffet ser en annen vei
season-card-wi6-text = Ingen forsterkning (troppen går tapt), og kongens utsending blir der han er i fase 3; han står fortsatt vakt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Plasser den gule figuren Portefaix i en landsby (flytt den hvis den allerede er på kartet). Det første angrepet på den landsbyen tar ingen ofre; så forlater figuren kartet.
season-card-sp2 = Klappjakt
season-card-sp2-text = Udyret kan gå høyst 3 mil denne årstiden (5 når ulveflokken ligger med bildesiden opp).
season-card-sp3 = D’Ennevals hunder
season-card-sp3-text = Jegere kan også undersøke en landsby nøyaktig 1 mil unna.
season-card-sp4 = Førti timers bønn
season-card-sp4-text = En stående jeger i Grandrieu, Javols eller Le Malzieu beskytter også hver landsby 1 mil unna.
season-card-sp5 = Tøvær
season-card-sp5-text = Jegere som rir 3 mil, blir stående, så de beskytter.
season-card-sp6 = Kongens dusør
season-card-sp6-text = Etter den vanlige forsterkningen plasseres én tropp til fra en årstidsrute som har en igjen: Den årstiden får senere én tropp mindre.
# Andre utgave; det som heter det samme, er et annet kort
season-card-su7 = { season-card-su3 }
season-card-su7-text = Dragoner beskytter også hver landsby høyst 2 mil fra sin egen.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Etter jegernes trekk kan jegere i Grandrieu, Javols og Le Malzieu kalle én landsby høyst 4 mil derfra til våpen: Et angrep på den tar ingen ofre.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Bønder beskytter som dragoner denne årstiden. Etter den vanlige forsterkningen kan jegerne plassere én tropp til fra en av årstidsrutene.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Udyret legger sporbrikken sin med bildesiden opp og kan ikke bruke evnen. Jegere kan også undersøke en landsby nøyaktig 1 mil unna.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Udyret tar tilbake én sporbrikke som ligger på brettet; den landsbyen kan ikke lenger undersøkes. I fase 3 blir biskopen der han er.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Ingen forsterkning: Årstidens tropp går tapt. Høyst 3 mil teller når ofrene regnes ut.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Før valget kan Udyret ta tilbake ett landsbykort fra brettet, også kortet for landsbyen det er i; et spor ved kortet kan ikke lenger undersøkes. Bare kortet for startlandsbyen blir liggende det første året.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Tropper beskytter bare Grandrieu, Javols og Le Malzieu denne årstiden.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Plasser den gule figuren Portefaix i en landsby (flytt den hvis den allerede er på kartet). Det første angrepet på den landsbyen tar ingen ofre; så forlater figuren kartet. Denne årstiden tar ingen angrep mer enn 1 offer.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Jegere i Grandrieu, Javols og Le Malzieu kan undersøke derfra, uansett hvor langt unna landsbyen er.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Hver jeger gjenkjenner alle spor denne årstiden.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = Udyret kan gå høyst 3 mil denne årstiden (5 med ulveflokken med bildesiden opp). Jegere som flytter 3 mil, går til fots, så de beskytter.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Jegere kan også undersøke landsbyer 1 eller 2 mil unna.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Udyret har tatt sitt 25. offer.
ending-brotherhood-of-the-wolf-identity = Jegerne har avslørt Udyrets sanne identitet.
ending-brotherhood-of-the-wolf-fourth-token = Jegerne har fire spor.
ending-brotherhood-of-the-wolf-draw = Siste runde er over, og ofre og spor som ikke er tatt, blir til sammen 25 eller mer: uavgjort.
ending-brotherhood-of-the-wolf-time = Siste runde er over, og Udyret har ikke nådd målet sitt.
part-brotherhood-of-the-wolf-result = Resultat
part-brotherhood-of-the-wolf-victims = Ofre
part-brotherhood-of-the-wolf-traces = Spor

## reasons

reason-brotherhood-of-the-wolf-lead-now = nå fordeler jegerne figurene
reason-brotherhood-of-the-wolf-pick-now = nå velges { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-discard-now = nå kastes { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-hide-now = nå velger Udyret identitet og startlandsby
reason-brotherhood-of-the-wolf-place-now = nå inntar jegerne plassene sine
reason-brotherhood-of-the-wolf-card-now = nå snus { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-portefaix-now = nå plasseres Jacques Portefaix i en landsby
reason-brotherhood-of-the-wolf-shift-now = nå kan tropper flyttes
reason-brotherhood-of-the-wolf-troop-now = nå plasseres eller avslås { brotherhood-season.of } tropp
reason-brotherhood-of-the-wolf-extra-now = nå kan én tropp til plasseres eller avslås
reason-brotherhood-of-the-wolf-recall-now = nå kan et landsbykort tas tilbake
reason-brotherhood-of-the-wolf-prowl-now = nå velger Udyret en landsby og et spor
reason-brotherhood-of-the-wolf-move-now = nå flytter jegerne
reason-brotherhood-of-the-wolf-call-now = nå kan en landsby kalles til våpen
reason-brotherhood-of-the-wolf-drag-now = nå kan djevelen flytte en jeger
reason-brotherhood-of-the-wolf-power-now = nå avgjør Udyret om det bruker evnen sin
reason-brotherhood-of-the-wolf-examine-now = nå undersøker jegerne
reason-brotherhood-of-the-wolf-led-already = en annen spiller har allerede { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = en annen spiller har { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } er ikke en startlandsby; startlandsbyene er { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } er allerede plassert
reason-brotherhood-of-the-wolf-other-season-drafted = kortet «{ $card }» er ikke { brotherhood-card-of-season }, og bare slike velges nå
reason-brotherhood-of-the-wolf-card-gone = kortet «{ $card }» er allerede valgt eller kastet
reason-brotherhood-of-the-wolf-card-of-other-season = kortet «{ $card }» er ikke { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-card-seen = kortet «{ $card }» er allerede spilt, og ingen kort kommer to ganger
reason-brotherhood-of-the-wolf-card-not-in-hand = kortet «{ $card }» ble ikke valgt
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } er en grend: Jacques Portefaix står bare i landsbyer
reason-brotherhood-of-the-wolf-no-troop-here = det er ingen tropp i { $place }
reason-brotherhood-of-the-wolf-shifted-already = troppen i { $place } er allerede flyttet denne årstiden
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } er en grend: tropper står bare i landsbyer
reason-brotherhood-of-the-wolf-troop-on-troop = det er allerede en tropp i { $place }, og en landsby har bare plass til én
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] det er ingen tropp igjen på sommerens rute
    [autumn] det er ingen tropp igjen på høstens rute
    [winter] det er ingen tropp igjen på vinterens rute
   *[spring] det er ingen tropp igjen på vårens rute
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet for landsbyen du er i, må bli liggende
reason-brotherhood-of-the-wolf-recall-start-village = kortet for startlandsbyen blir liggende til våren 1765
reason-brotherhood-of-the-wolf-no-card-here = kortet for { $place } ligger ikke med bildesiden opp på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } er en grend: Udyret angriper bare landsbyer
reason-brotherhood-of-the-wolf-prowl-in-place = Udyret er i { $place } og må videre
reason-brotherhood-of-the-wolf-village-card-lies = kortet for { $place } ligger fortsatt på bordet: ingen landsby to ganger i løpet av et år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } er { $leagues } mil unna, og Udyret går høyst { $reach }
reason-brotherhood-of-the-wolf-token-taken = jegerne har tatt { brotherhood-identity.of } sporbrikke
reason-brotherhood-of-the-wolf-token-lies = { brotherhood-identity.of } sporbrikke ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } er { $leagues } mil unna: bare ulveflokken med bildesiden opp går så langt
reason-brotherhood-of-the-wolf-face-up-only = årstidens kort krever at spor legges med bildesiden opp
reason-brotherhood-of-the-wolf-drag-one-league = djevelen flytter en jeger nøyaktig én mil; til { $place } er det { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen av jegerne dine kan flytte mer denne årstiden
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } har allerede flyttet denne årstiden
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } blir der han er denne årstiden
reason-brotherhood-of-the-wolf-call-too-far = { $place } er ikke en landsby høyst { $reach } mil fra en spesiell landsby med en jeger
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } er allerede i { $place }; en jeger som ikke flytter, står der
reason-brotherhood-of-the-wolf-move-too-far = { $place } er { $leagues } mil unna, og en jeger går høyst { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen av jegerne dine har et spor igjen å undersøke
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har ikke noe spor å undersøke
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har allerede undersøkt denne årstiden
reason-brotherhood-of-the-wolf-no-trace-here = det er ikke noe spor å undersøke i { $place }
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } er { $leagues } mil fra { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrykeren er allerede gjenkjent i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } gjenkjenner ikke ulveflokkens spor i { $place }
    [predator] { brotherhood-hunter } gjenkjenner ikke rovdyrets spor i { $place }
    [count] { brotherhood-hunter } gjenkjenner ikke grevens spor i { $place }
    [devil] { brotherhood-hunter } gjenkjenner ikke djevelens spor i { $place }
   *[vagabond] { brotherhood-hunter } gjenkjenner ikke landstrykerens spor i { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglene for Ulvens brorskap (Brotherhood of the Wolf) med våre egne ord, etter spillets russiske regelhefte. Det teksten i heftet ikke sier, er vårt eget og merket slik: veikartet, 23 av de 24 årstidskortene, årstid og fase for kortet Tåke, og hvilken jeger som gjenkjenner hvilket spor (B1.3). Eiere av spillet kan spille med kart og kort fra egne filer. Wolfden er uoffisielt.

# B1
rule-b1 = Mål og deler
rule-b1-intro = Én spiller er Udyret fra Gévaudan, de andre er jegere mot det. Udyret vinner hvis det tar 25 ofre innen 12 runder. Jegerne vinner hvis de hindrer dette eller før det avslører Udyrets sanne identitet (B8).
rule-b1-1 = Landsbyene har nummer 1 til 30, grender har ingen. Hver vei er én mil lang, og avstanden er den korteste veien. Grandrieu, Javols og Le Malzieu er spesielle landsbyer: Noen kort viser til dem.
rule-b1-1-rebuilt = Kartet er vårt eget: 30 landsbyer, 36 grender og 110 veier på sine virkelige steder. Fra heftet er startlandsbyene, Auvers som nummer 3, de spesielle landsbyene og eksempelet i B11.1. Hva kort gjør med de spesielle landsbyene, er vårt eget.
rule-b1-2 = Udyret har fem identiteter: ulveflokk, rovdyr, greve, djevel, landstryker. Hver har et kort og en tosidig sporbrikke.
rule-b1-3 =
    De fire jegerne er alltid med, ledet av 1 til 4 spillere mot den som spiller Udyret. Hver gjenkjenner ett spor på symbolet, og alle gjenkjenner dessuten landstrykeren.
    | jeger | spor
    | biskopen | djevel
    | viltvokteren | ulveflokk
    | markien | rovdyr
    | kongens utsending | greve
rule-b1-3-ruling = Figurene deles ut etter tur til jegernes plasser, eller spillerne velger dem etter tur (valg ved bordet); heftet overlater det til dem. Hver spiller leder bare sine egne figurer; et annet valg lar hver jegerspiller bruke alle. I heftet rådslår jegerne; at hvem som helst av dem kan plassere troppen og avslutte trekkene eller undersøkelsene for hele laget, er vårt eget.
rule-b1-3-rebuilt = Heftet sier at hver jeger har to symboler, at alle fire har landstrykeren, og at viltvokteren gjenkjenner ulveflokken, men markien ikke gjør det. Symbolene til biskopen, markien og utsendingen er våre egne; en egen kartfil kan endre dem.
rule-b1-4 = Det er 12 tropper: 3 med dragoner på hver av rutene for sommer og vår, 3 med bønder på hver av rutene for høst og vinter. Dessuten er det 25 blodbrikker for ofrene og figuren Portefaix.
rule-b1-5 = Spillet har høyst 12 runder, én for hver årstid fra sommeren 1764 til våren 1767. Hver runde har fire faser: årstid, Udyret, jegerne, angrep.

# B2
rule-b2 = Første offer (våren 1764)
rule-b2-1 = Udyret velger i hemmelighet sin sanne identitet og en startlandsby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jegerne setter de fire figurene sine i de landsbyene eller grendene de vil, sammen eller hver for seg.
rule-b2-2-ruling = Hver figur plasseres én gang; når alle fire er på kartet, vises startlandsbyen.
rule-b2-3 = Startlandsbyen vises. Er ingen jeger der, tar Udyret 1 offer. Ingen spor legges, og landsbykortet blir liggende på vårens rute til våren 1765, så landsbyen kan ikke velges før.
rule-b2-3-ruling = Et årstidskort som gir landsbykort tilbake, lar dette ligge, med mindre det nevner det.

# B3
rule-b3 = Fase 1: årstid
rule-b3-1 = Et tilfeldig kort for årstiden som ikke er sett før, snus. Bare det nyeste kortet gjelder: Det virker i fasen det nevner, og virkningen varer til runden er over. To ting varer lenger: Jacques Portefaix blir stående til det er bruk for ham, og tåke skjuler landsbyen sin til neste angrep (B7.2).
rule-b3-1-rebuilt = Hver årstid har seks kort. Heftet beskriver virkningen av ett av dem, Tåke (B7). At Tåke finnes én gang, om høsten, og virker i fase 4, er vårt eget. Tekstene til de andre 23 står ikke i heftet; de som er her, er våre egne.
rule-b3-2 = Jegerne setter én tropp fra årstidens rute i en landsby som ikke har noen, aldri i en grend. Den blir på kartet resten av spillet; bare et kort kan flytte den. Avstår de, går den tapt; en tom rute gir ingenting. Kort som plasserer Portefaix eller flytter tropper, kommer først.

# B4
rule-b4 = Fase 2: Udyret
rule-b4-1 = Udyret tar tilbake sporet det la for to årstider siden, og landsbykortet det la denne årstiden i fjor.
rule-b4-2 = Det velger i hemmelighet en landsby 1 til 4 mil unna som det har kortet til, så ingen landsby kommer to ganger innen et år. Med kortet legger det en ledig sporbrikke, altså en som verken ligger på brettet eller er hos jegerne: med bildesiden ned uten evne, eller med bildesiden opp med evnen.
rule-b4-2-ruling = Landsby og brikke er ett valg og prøves som et par: 5 eller 6 mil er bare mulig når ulveflokken ligger med bildesiden opp.
rule-b4-3 = Udyret går gjennom alt og kan ende der jegere eller tropper er. Det ender aldri i en grend og blir aldri der det er.
rule-b4-4 =
    En brikke med bildesiden opp har evnen sin, uansett hva den sanne identiteten er. Udyret avgjør om det bruker den, og det kan bløffe: Greven med bildesiden opp betyr for eksempel ikke at det angriper dragoner.
    | brikke | evne
    | ulveflokk | 2 mil lenger, høyst 6
    | rovdyr | 1 offer til
    | greve | dragoner beskytter ikke
    | djevel | kan flytte én jeger én mil
    | landstryker | 1 offer til hvis landsbyen som angripes, er høyst 3 mil fra Auvers
rule-b4-4-ruling = Heftet sier ikke når djevelen flytter jegeren. Her skjer det med en gang, når brikken legges; et bord kan i stedet velge begynnelsen av fase 4, før landsbyen vises. I begge tilfeller står eller ligger jegeren som før. Rovdyr, greve og landstryker virker av seg selv: Der landsbyen vises, skader ett offer til aldri Udyret. I tåke er antallet et hint, så der bestemmer Udyret i hemmelighet i begynnelsen av fase 4. Et kort som endrer Udyrets rekkevidde, endrer også grensen for ulveflokken.
rule-b4-5 = En landsby utenfor rekkevidde kan ikke velges.
rule-b4-5-ruling = I heftet kan Udyret gjøre denne feilen: Da blir det der det er og tar ingen ofre, men landsbykortet forblir åpent, og jegere der kan undersøke. Programmet lar det ikke skje; ved et virkelig bord spiller dere slik.

# B5
rule-b5 = Fase 3: jegerne
rule-b5-1 = Hver jeger flytter 0 til 3 mil, i valgfri rekkefølge. De kan stanse i grender og dele plass. Med 0 til 2 mil er jegeren til fots, står og beskytter landsbyen. Nøyaktig 3 mil er et ritt: Figuren ligger til neste fase 3 og beskytter ikke.
rule-b5-1-ruling = En jeger flytter én gang. Den som ikke har flyttet når fasen er over, har flyttet 0 mil og står. Der et kort endrer tallene, er alt ut over milene til fots et ritt.

# B6
rule-b6 = Fase 4: angrep
rule-b6-1 = Landsbyen vises, og Udyrets figur flyttes dit.
rule-b6-2 =
    Ofrene er 5 minus antall mil, endret av kort, pluss 1 for en evne, minus 1 for bønder der, men ikke under 0. Er det en stående jeger der, dragoner (hvis ikke greven ligger med bildesiden opp) eller en annen beskyttelse, dør ingen. Det et kort legger til «hvis det er noen ofre», kommer sist.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | ofre | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = «Ikke under 0» brukes én gang, etter bøndene. Antall mil er den korteste veiens: Omveier tilbyr programmet ikke.
rule-b6-3 = Med offer nummer 25 vinner Udyret med en gang, før noen undersøkelse. Ofre ut over det 25. telles ikke.
rule-b6-4 = Så kan jegerne undersøke, i den rekkefølgen de vil. En jeger, stående eller liggende, i Udyrets landsby eller i den som ble angrepet årstiden før, snur sporet der. En jeger på stedet som gjenkjenner det, tar brikken og spør: Er dette din sanne identitet? Svaret er alltid sant. Ja: Jegerne vinner med en gang. Nei: De beholder brikken.
rule-b6-4-ruling = Hver jeger undersøker én gang per årstid; flere kan gjøre det, i den ene eller den andre av de to landsbyene. Bare undersøkelser som kan endre noe, tilbys, og runden er over når ingen er igjen.
rule-b6-5 = Landstrykeren må gjenkjennes i to forskjellige landsbyer, og en landsby teller bare én gang, uansett år. Første gang tar jegerne den svarte markøren, og brikken blir liggende; andre gang tar de brikken og spør.
rule-b6-5-ruling = En skjult landstryker i markørens landsby snus, men teller ikke igjen.
rule-b6-6 = En brikke som allerede ligger med bildesiden opp, kan tas på samme måte, av en jeger som gjenkjenner den og er i den nåværende eller forrige landsbyen.
rule-b6-7 = Med den fjerde sporbrikken vinner jegerne med en gang; den svarte markøren teller ikke. Er den fjerde den sanne identiteten, oppgis identiteten som grunn.
rule-b6-8 = Har et årstidskort fjernet landsbykortet eller sporet, er det ingenting å undersøke.
rule-b6-8-rebuilt = Av våre kort gjør «{ season-card-au7 }» det med et spor og «{ season-card-au9 }» med et landsbykort; i første utgave tar det bare landsbykort uten spor.

# B7
rule-b7 = Tåke
rule-b7-1 = I tåke blir landsbykortet liggende med bildesiden ned, og ofrene legges på baksiden: Antallet er åpent for alle og teller med en gang. Beskyttelse virker uten å røpe hvor, og om Udyret bruker en evne, forblir dets hemmelighet (B4.4). Udyrets figur forlater kartet, og landsbyen kan ikke undersøkes denne årstiden.
rule-b7-1-ruling = Antallet er nytt for jegerne, så ingenting før det kan angres.
rule-b7-2 = Neste årstid går Udyret videre fra det skjulte stedet. I fase 4 vises begge kortene, og den skjulte landsbyen er den forrige. Uansett hvordan spillet slutter, vises landsbyen da.
rule-b7-2-ruling = Følger tåke på tåke, noe bare egne kort kan føre til, vises det eldre kortet, og det nyere forblir skjult.

# B8
rule-b8 = Spillets slutt
rule-b8-1 = Udyret vinner med 25 ofre. Jegerne vinner når de avslører den sanne identiteten eller tar den fjerde sporbrikken.
rule-b8-1-ruling = Til slutt vises identiteten og en skjult landsby; spor som ligger med bildesiden ned, forblir slik. En seier gir 2, uavgjort 1, likt for alle jegere.
rule-b8-2 = Etter runde 12 legges sporbrikkene som jegerne ikke har tatt, til ofrene. Blir det 25 eller mer, er spillet uavgjort; ellers vinner jegerne.

# B9
rule-b9 = Variant for eksperter
rule-b9-1 = Vår og sommer gagner jegerne, høst og vinter Udyret. Før B2, i rekkefølgen vår, sommer, høst, vinter, velger siden årstiden gagner, ett av de seks kortene, den andre kaster ett, og så videre til tre er valgt; det siste kastes. Hvert valgt kort kan spilles én gang og ses når som helst.
rule-b9-1-ruling = Begge sider ser begges kort, siden hver kan regne ut den andres; for tilskuere er kortene skjult til de spilles.
rule-b9-2 = I fase 1 velger siden årstiden gagner, ett av sine kort for årstiden, i stedet for et tilfeldig.

# B10
rule-b10 = Årstidskort
rule-b10-intro =
    Hver årstid har seks kort. Hvert virker i sin fase. Virkningen av { season-card-au1 } er fra heftet (B7), alt annet er vårt eget. Dette er andre utgave av kortene; B10.10 har kortene fra den første.

    Sommer
    | kort | fase | virkning
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Høst
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

    Vår
    | kort | fase | virkning
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Den ekstra troppen fra «{ season-card-su9 }» er en som en senere årstid ville ha brakt; den kan avslås uten å gå tapt. Det samme gjelder «{ season-card-sp6 }» i første utgave. «{ season-card-su3 }» i første utgave flytter én tropp om gangen og ingen to ganger; landsbyen en tropp forlater, er ledig igjen.
rule-b10-1-rebuilt = Våre egne kort.
rule-b10-2 = «{ season-card-au7 }» må utføres, etter B4.1. Også «{ season-card-au9 }» kommer etter B4.1: Da har bare kortet for landsbyen Udyret er i, fortsatt et spor. Tar Udyret det kortet, blir sporet på brettet til B4.1, og ingen kan undersøke det (B6.8); i første utgave kan det kortet ikke tas. Kortet for startlandsbyen blir liggende (B2.3).
rule-b10-2-ruling = «Styrtregn» gir ikke noe valg: Etter B4.1 ligger høyst ett spor på brettet.
rule-b10-2-rebuilt = Våre egne kort.
rule-b10-3 = Med «Jomfruen fra Gévaudan» hindrer bønder alle ofre, som dragoner, i stedet for bare ett. Greven bryr seg like lite om dem som om dragoner.
rule-b10-3-rebuilt = Vårt eget kort.
rule-b10-4 = Med «D’Ennevals hunder» regnes hver jeger innen 1 mil som til stede, også liggende eller i en grend. «Snøen dekker alt» forbyr også å ta brikker som ligger med bildesiden opp (B6.6).
rule-b10-4-rebuilt = Våre egne kort.
rule-b10-5 = Portefaix hindrer alle ofre ved det første angrepet på landsbyen sin, også mot greven. Så drar han sin vei, selv om noe annet beskyttet landsbyen; i tåke drar han når landsbyen vises.
rule-b10-5-ruling = Han kan settes der han allerede står. Plasseres han på nytt mens tåke skjuler et angrep, angår det angrepet ham ikke lenger.
rule-b10-5-rebuilt = Vårt eget kort.
rule-b10-6 = Med «{ season-card-wi6 }» flytter kongens utsending 0 mil i fase 3, står og beskytter; med «{ season-card-au7 }» gjelder det biskopen. Djevelen kan fortsatt flytte dem.
rule-b10-6-rebuilt = Vårt eget kort.
rule-b10-7 = Med «{ season-card-su8 }» kan jegerne, når alle har flyttet og før djevelen og angrepet, kalle én landsby til våpen: en landsby høyst 4 mil fra Grandrieu, Javols eller Le Malzieu, hvis en jeger, stående eller liggende, er i den spesielle landsbyen. Greven hjelper ikke mot den.
rule-b10-7-ruling = Enhver jegerspiller avgjør det for alle, som med en tropp (B1.3).
rule-b10-7-rebuilt = Våre egne kort.
rule-b10-8 = Med «{ season-card-sp8 }» regnes en jeger i en spesiell landsby, stående eller liggende, som til stede i begge landsbyene som kan undersøkes (B6.4).
rule-b10-8-rebuilt = Våre egne kort.
rule-b10-9 = Med «{ season-card-su7 }» beskytter dragoner nære landsbyer som sin egen: Greven bryr seg ikke om dem. Med «{ season-card-wi7 }» redder bønder andre steder ingen.
rule-b10-9-rebuilt = Våre egne kort.
rule-b10-10 =
    Valget av kortenes utgave gir tilbake den første utgaven, der disse kortene trer i stedet for dem med samme navn.
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
rule-b10-10-rebuilt = Våre egne kort.

# B11
rule-b11 = Eksempler
rule-b11-1 = Fra Langeac ligger nøyaktig disse landsbyene innen 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Fra Langeac til Saugues er det 3 mil: 2 ofre. Med bønder der blir det 1, med bildesiden til rovdyret opp 3, med dragoner eller en stående jeger 0.
rule-b11-3 = Når ulveflokken ligger med bildesiden opp, gir 5 eller 6 mil ingen ofre.
rule-b11-4 = Om våren angriper Udyret Javols, der markien står: ingen ofre. Markien snur sporet, en ulveflokk, som han ikke gjenkjenner, så det blir liggende. Om sommeren rir viltvokteren 3 mil til Javols og tar det. Svaret er nei, og spillet går videre.
rule-b11-5 = Etter runde 12 er det 22 ofre og 3 brikker som ikke er tatt: uavgjort. Med 21 ofre og 3 brikker vinner jegerne.

# What the pictures show
picture-b1-1 = Kartet: landsbyer med nummer, grender uten, og veier på én mil.
picture-b1-5 = Tolv årstider, 25 ofre og fire spor: Så langt er begge sider kommet.
picture-b2-2 = Jegerne har tatt plassene sine.
picture-b5-1 = Den ene jegeren ligger etter et ritt og beskytter ikke; den andre står og beskytter landsbyen.
picture-b6-2 = Dragoner og stående jegere beskytter landsbyene sine; bønder redder ett liv.
picture-b6-4 = Udyret har angrepet; sporet det la igjen, er snudd.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Udyret vinner med 25 ofre på tolv årstider. Jegerne vinner hvis de hindrer det, avslører den sanne identiteten eller tar fire av sporene.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Hver årstid: et kort, en tropp til jegerne, Udyrets hemmelige valg, jegernes trekk, angrepet, undersøkelsen.
aid-brotherhood-of-the-wolf-beast = Udyret
aid-brotherhood-of-the-wolf-beast-1 = Udyret går 1 til 4 mil til en landsby det ikke har angrepet innen et år. Jo nærmere, jo flere ofre: fem minus antall mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | ofre | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Der legger det et spor med bildesiden ned, eller opp for å bruke evnen: ulveflokk +2 mil, rovdyr +1 offer, greve bryr seg ikke om dragoner, djevel flytter en jeger én mil, landstryker +1 offer innenfor 3 mil fra Auvers.
aid-brotherhood-of-the-wolf-hunters = Jegerne
aid-brotherhood-of-the-wolf-hunters-1 = Jegere går opptil 3 mil. Etter høyst 2 står de og beskytter landsbyen; 3 er et ritt, og en rytter beskytter ikke.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner beskytter en landsby, bønder redder ett liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jeger i landsbyen som angripes, eller i den som ble angrepet før, kan snu sporet. En jeger som gjenkjenner det, tar det og spør om det er den sanne identiteten.
aid-brotherhood-of-the-wolf-knowledge = Hvilken jeger gjenkjenner hvilket spor
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jeger | spor
    | biskopen | djevel
    | viltvokteren | ulveflokk
    | markien | rovdyr
    | kongens utsending | greve
    | alle | landstryker
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrykeren må gjenkjennes i to ulike landsbyer.
aid-brotherhood-of-the-wolf-knowledge-3 = Rekonstruert: symbolene til biskopen, markien og utsendingen (B1.3).
aid-brotherhood-of-the-wolf-end = Slutten
aid-brotherhood-of-the-wolf-end-1 = Etter den tolvte årstiden: Er ofre og spor som ikke er tatt, til sammen 25 eller flere, er spillet uavgjort. Ellers vinner jegerne.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] spor med bildesiden ned
    [victim] offer
    [portefaix] Portefaix
   *[marker] svart markør
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    I juni 1764 drepte et dyr en jente på fjorten år ved Les Hubacs, i den østlige utkanten av Gévaudan: et fattig høyland i Sør-Frankrike, i dag departementet Lozère. Måned etter måned døde flere, de fleste kvinner og barn som gjette kveg. De som slapp unna, fortalte om et udyr større enn noen ulv.

    Dragoner jaget det hele den første vinteren. Biskopen kalte det en straff fra Gud, aviser i hele Europa skrev om det, og kong Ludvig XV sendte sine beste jegere. I september 1765 skjøt en av dem, François Antoine, en stor ulv ved Les Chazes. For hoffet var saken avsluttet; i desember begynte angrepene igjen.

    Nå måtte bygdene klare seg selv. Den 19. juni 1767 skjøt Jean Chastel et stort ulvelignende dyr nær Auvers, og angrepene tok slutt. På tre år var omkring hundre mennesker døde.

    Ingen kunne bevise hva Udyret var, eller om et menneske ledet det. En ulveflokk, et annet rovdyr, en adelsmann, djevelen, en fremmed: Disse mistankene er spillets fem identiteter. Regelheftet begynner med en replikk fra filmen med samme navn (Christophe Gans, 2001), som forteller sin egen historie.

about-brotherhood-of-the-wolf-people = Personene
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix var en gjetergutt på tolv år (regelheftet sier tretten). Den 12. januar 1765 sto han og seks andre barn imot Udyret nær Chanaleilles og fikk det til å slippe ett av dem. Kongen belønnet dem alle og betalte skolegangen hans.
about-brotherhood-of-the-wolf-people-2 = Biskopen av Mende, Gabriel-Florent de Choiseul-Beaupré, forkynte mot slutten av 1764 at Udyret var en straff fra Gud, og påbød førti timers bønn i kirkene.
about-brotherhood-of-the-wolf-people-3 = Markien d’Apcher, en ung adelsmann fra traktene, ledet jakter for egen regning etter at hoffet hadde mistet interessen. Den siste av dem, i juni 1767, fant Udyret.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, en bonde fra La Besseyre og kjent som en god jeger, skjøt dyret i juni 1767. I regelheftet er han viltvokter.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, en berømt ulvejeger fra Normandie, kom med sønnen og hundene deres i februar 1765. De jaktet til sommeren uten hell.
about-brotherhood-of-the-wolf-people-6 = François Antoine, bærer av kongens arkebuse, overtok d’Ennevals plass i juni 1765. Ulven han skjøt ved Les Chazes, ble vist fram i Versailles.
about-brotherhood-of-the-wolf-people-7 = Greven av Morangiès var offiser, fra en gammel slekt i traktene. I hans tid anklaget ingen ham: At han var Udyrets herre, er diktet opp av romaner og filmer, fra 1930-årene av.
about-brotherhood-of-the-wolf-people-8 = Landstrykeren har ikke noe navn. Regelheftet forteller om en fremmed som syntes å følge i ofrenes spor; i de årene trodde mange på mennesker som blir til ulver.

about-brotherhood-of-the-wolf-places = Stedene
about-brotherhood-of-the-wolf-places-1 = Alle de 30 landsbyene og 36 grendene på kartet finnes i virkeligheten og ligger der de er tegnet.
about-brotherhood-of-the-wolf-places-2 = Ved Les Hubacs døde det første kjente offeret, den 30. juni 1764. Nær Langogne hadde okser kort før reddet en kvinne fra et angrep.
about-brotherhood-of-the-wolf-places-3 = I sognet Chanaleilles holdt Jacques Portefaix og vennene hans stand.
about-brotherhood-of-the-wolf-places-4 = Nær Paulhac såret Marie-Jeanne Valet Udyret med et spyd i august 1765. Hun ble kjent som jomfruen fra Gévaudan.
about-brotherhood-of-the-wolf-places-5 = Ved Les Chazes skjøt François Antoine sin ulv, nær Auvers skjøt Jean Chastel sin.
about-brotherhood-of-the-wolf-places-6 = Mende var biskopens sete, Saint-Alban setet til grevene av Morangiès.

about-brotherhood-of-the-wolf-cards = Årstidskortene
about-brotherhood-of-the-wolf-cards-1 = Sommeren forteller om lange dager, arbeid i flokk og markeder, og om to mennesker fra sommeren 1765: François Antoine og jomfruen fra Gévaudan.
about-brotherhood-of-the-wolf-cards-2 = Høsten bringer tåke og regn til fjellene og buskapen ned fra dem, og folk har det travelt med såingen.
about-brotherhood-of-the-wolf-cards-3 = Vinteren betyr dyp snø og sult, dragoner i kvarterene sine og et hoff som etter Antoines ulv ikke ville høre mer om Udyret.
about-brotherhood-of-the-wolf-cards-4 = Våren har Portefaix, klappjaktene med tusenvis av drivere, d’Ennevals hunder, biskopens bønner og kongens dusør.

about-brotherhood-of-the-wolf-advice-hunters = Råd til jegerne
about-brotherhood-of-the-wolf-advice-hunters-1 = Beskytt landsbyene der et angrep ville koste flest liv: de som ligger nærmest Udyret.
about-brotherhood-of-the-wolf-advice-hunters-2 = Gå så nær stedene der Udyret kan være, at det må gå langt.
about-brotherhood-of-the-wolf-advice-hunters-3 = Hold dere innenfor tre mil fra landsbyene der dere venter det: Da kan dere ri dit og lese sporet årstiden etter angrepet.
about-brotherhood-of-the-wolf-advice-hunters-4 = Tenk én årstid fram.

about-brotherhood-of-the-wolf-advice-beast = Råd til Udyret
about-brotherhood-of-the-wolf-advice-beast-1 = Gå korte veier: Hver mil mindre er ett offer til.
about-brotherhood-of-the-wolf-advice-beast-2 = Angrip der ingen venter deg.
about-brotherhood-of-the-wolf-advice-beast-3 = Når jegerne slår ring om deg, få ringen til å åpne seg før den lukkes.
about-brotherhood-of-the-wolf-advice-beast-4 = Legg ikke noe spor nær en jeger som gjenkjenner det.
about-brotherhood-of-the-wolf-advice-beast-5 = Tenk én årstid fram.

about-brotherhood-of-the-wolf-credits =
    Forfatter: Charlec. Illustrasjoner: ann & seb. Kunstnerisk ledelse og grafisk formgivning: Benjamin Treilhou. Utvikling: Didier Jacobée og Thierry Morange.

    Utgitt av Multivers, Châteaudun (© 2023); den franske tittelen er La Bête. Russisk utgave: Magellan, 2023, oversatt av Anna Akhatova. Wolfden følger versjon 1.0 av reglene.


## guide

# Det første spillet Ulvens brorskap med guide, trinn for trinn.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, vinteren 1766. Udyret har tatt 18 ofre. Med 25 vinner det, og bare to årstider er igjen til å fange det. Du leder jegerne: Finn ut hva det er!
guide-brotherhood-of-the-wolf-hunters = Udyret har én av fem identiteter, og hver jeger kan gjenkjenne én: biskopen djevelen, viltvokteren ulveflokken, markien rovdyret, kongens utsending greven. Landstrykeren gjenkjennes av alle.
guide-brotherhood-of-the-wolf-troop = Hver årstid kommer en tropp. Dragoner beskytter en landsby, bønder redder ett liv der. Plasser bøndene der du venter Udyret: Det ble sist sett i Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = Landsbyen er bevoktet. Det ser Udyret også.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard ligger bare én mil fra stedet der Udyret sist ble sett.
guide-brotherhood-of-the-wolf-beast = Udyret har gjort valget sitt i hemmelighet: en landsby noen mil unna og et spor som ligger der med bildesiden ned. Ringene på kartet viser hvor det kan nå. Sporet det la om høsten, her i Saint-Flour-de-Mercoire, ligger med bildesiden opp: ulveflokken.
guide-brotherhood-of-the-wolf-ride = Før en jeger til sporet med bildesiden opp. Opptil to mil går en jeger til fots og beskytter landsbyen han er i; tre mil er et ritt, og da ligger han nede og beskytter ingen.
guide-brotherhood-of-the-wolf-ride-done = Han er ved sporet. Den som gjenkjenner tegnet, kan spørre Udyret.
guide-brotherhood-of-the-wolf-ride-hint = Viltvokteren gjenkjenner ulveflokken. Tre mil er et ritt, og det er langt nok.
guide-brotherhood-of-the-wolf-close = Flytt de andre jegerne som du vil, og avslutt så fasen: Udyret må vise hvor det er. Et spor kan leses i bare to årstider, så bli i nærheten.
guide-brotherhood-of-the-wolf-close-done = Udyret har vist seg.
guide-brotherhood-of-the-wolf-close-hint = Utsendingen og markien kan komme nærmere. Biskopen kan bli i nord, i tilfelle Udyret snur. Avslutt så fasen.
guide-brotherhood-of-the-wolf-attack = Et angrep tar 5 ofre minus ett for hver mil Udyret kom. Dragoner, eller en jeger som står der, hindrer det; bønder redder ett liv.
guide-brotherhood-of-the-wolf-examine = Nå kan jegere undersøke der Udyret er, og der det var før. Den som gjenkjenner tegnet, tar sporet og spør: Er dette din sanne identitet?
guide-brotherhood-of-the-wolf-examine-done = Dere har fått svar, og dere beholder sporbrikken. En fjerde brikke ville også vunnet spillet.
guide-brotherhood-of-the-wolf-examine-hint = Viltvokteren gjenkjenner ulveflokken, som ligger med bildesiden opp.
guide-brotherhood-of-the-wolf-spring = Den siste årstiden. Ett spor ligger fortsatt med bildesiden ned. Knappen «{ brotherhood-layer-possible }» ved siden av brettet viser hva dere vet: hva Udyret kan være, og hvor det kan gå.
guide-brotherhood-of-the-wolf-guard = Først troppen: Plasser dragonene i en landsby som Udyret kan nå.
guide-brotherhood-of-the-wolf-guard-done = Der lykkes ingen angrep, med mindre Udyret har en evne mot dragoner.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs ligger ved siden av Luc, og ingen bevokter den.
guide-brotherhood-of-the-wolf-hounds = Årstidskortet hjelper dere: Med d’Ennevals hunder kan jegere undersøke på én mils avstand. Imens har Udyret gått videre i hemmelighet.
guide-brotherhood-of-the-wolf-near = Før en jeger til Luc eller én mil derfra. Fire mistenkte er igjen: Utsendingen gjenkjenner greven, markien rovdyret, biskopen djevelen.
guide-brotherhood-of-the-wolf-near-done = Derfra kan hundene nå sporet.
guide-brotherhood-of-the-wolf-near-hint = Les Hubacs, Puylaurent og Saint-Flour-de-Mercoire ligger ved siden av Luc.
guide-brotherhood-of-the-wolf-night = Flytt de andre som du vil, og avslutt så fasen.
guide-brotherhood-of-the-wolf-night-done = Udyret har slått til. Men ingen vokter sporet i Luc.
guide-brotherhood-of-the-wolf-night-hint = To jegere som gjenkjenner hver sin mistenkte, er bedre enn én. Avslutt så fasen.
guide-brotherhood-of-the-wolf-name = Avslør Udyret! Enhver jeger som undersøker, snur sporet, også et han ikke gjenkjenner. Den som gjenkjenner det, tar det og spør.
guide-brotherhood-of-the-wolf-name-done = «Ja!» En greve sto bak Udyret, og Gévaudan kan puste ut.
guide-brotherhood-of-the-wolf-name-hint = La jegerne ved Luc undersøke én etter én. Utsendingen gjenkjenner greven.
guide-brotherhood-of-the-wolf-won = Jegerne vinner ved å avsløre Udyrets sanne identitet, eller med fire sporbrikker. Skjer ingen av delene på tolv årstider, avgjør ofrene.
guide-brotherhood-of-the-wolf-again = Et helt spill begynner sommeren 1764 med et første offer. Et spor med bildesiden opp gir Udyret en evne, men forteller dere mer. Spill et helt spill som jeger, eller vær Udyret selv!

# Udyrets første spill med guide.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, høsten 1766. Du er Udyret, og ingen vet at en greve står bak. Du har tatt 16 ofre. Med 25 vinner du, og tre årstider er igjen.
guide-brotherhood-of-the-wolf-beast-hunters = Fire jegere leter etter deg, og hver gjenkjenner én identitet: biskopen djevelen, viltvokteren ulveflokken, markien rovdyret, utsendingen greven. Finner utsendingen grevens spor, har du tapt.
guide-brotherhood-of-the-wolf-beast-prowl = Velg i hemmelighet: en landsby innen rekkevidde og et spor du legger der. Det trenger ikke å være ditt eget tegn, så lyv! Med bildesiden ned har det ingen evne og røper ingenting før en jeger finner det.
guide-brotherhood-of-the-wolf-beast-prowl-done = Ingen vet hvor du er. Se hvordan jegerne flytter.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu er nær, og ingen bevokter den. Legg rovdyret der med bildesiden ned.
guide-brotherhood-of-the-wolf-beast-toll = Et angrep tar 5 ofre minus ett for hver mil du kom. Dragoner, eller en jeger som står der, hindrer det; bønder redder ett liv. Etterpå kan jegere undersøke der du er, og der du var før.
guide-brotherhood-of-the-wolf-beast-faces = Et spor med bildesiden opp har en evne, hvem du enn er: Med ulveflokken kommer du to mil lenger, rovdyret tar ett offer til, dragoner stanser ikke greven, og djevelen flytter en jeger.
guide-brotherhood-of-the-wolf-beast-bold = Vær dristig: Legg et spor med bildesiden opp denne årstiden. Velg en landsby der evnen hjelper deg.
guide-brotherhood-of-the-wolf-beast-bold-done = Jegerne ser tegnet, men ikke landsbyen. Se hvordan de flytter.
guide-brotherhood-of-the-wolf-beast-bold-hint = Ulveflokken fører deg opptil seks mil, bort fra alle. Men jo nærmere landsbyen er, desto flere ofre.
guide-brotherhood-of-the-wolf-beast-sum = Den siste årstiden. Når du ikke 25, legges sporene jegerne ikke har tatt, til ofrene: Med 25 er det uavgjort, med færre vinner jegerne.
guide-brotherhood-of-the-wolf-beast-last = Ta minst to ofre med ditt siste angrep. Velg en landsby nær deg som ingen bevokter.
guide-brotherhood-of-the-wolf-beast-last-done = Angrepet har lyktes, og hele Gévaudan skjelver.
guide-brotherhood-of-the-wolf-beast-last-hint = Finn en landsby høyst tre mil unna, uten dragoner og uten jegere i nærheten.
guide-brotherhood-of-the-wolf-beast-won = Udyret vinner med 25 ofre. Jegerne vinner ved å avsløre dets sanne identitet, med fire av sporene dets eller ved å holde stand i tolv årstider.
guide-brotherhood-of-the-wolf-beast-again = Et helt spill begynner sommeren 1764 med et første offer og varer i tolv årstider. Spill det som Udyret, eller led jegerne selv!

## files

# Hva som er galt i en stilling, en kartfil eller en kortfil til Ulvens brorskap. Ordene i filene står som de er.

# Stillingen: linjene
problem-brotherhood-came-from = { $line }: bare en jeger som har flyttet, eller som djevelen har flyttet en mil, har kommet fra et annet sted (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: kortet { $card } er to steder (B9.1).

# Stillingen: runden
problem-brotherhood-idle = round: på dette stadiet ville ingen ha noe å bestemme.
problem-brotherhood-round = round: årstidene telles fra 1, etter åpningen (B1.5).
problem-brotherhood-draft = round: kort velges ut bare i varianten for eksperter (B9.1).
problem-brotherhood-devil = round: bare djevelen, med bildesiden opp, flytter en jeger (B4.4).
problem-brotherhood-power = round: Udyret avgjør bare i tåke om det bruker en evne, og bare når rovdyret, greven eller landstrykeren ligger med bildesiden opp (B4.4).
problem-brotherhood-called = round: Landsbyen som er kalt til våpen, ligger for langt fra en spesiell landsby med en jeger (B10.7).
problem-brotherhood-ending = round: et spill er over når det har en slutt (B8).
problem-brotherhood-ended-so = round: slik kan ikke spillet ha endt (B8).
problem-brotherhood-is-over = round: med disse ofrene og brikkene er spillet over (B8.1).
problem-brotherhood-figures = round: fordelte figurer: { $found }, men «count» er { $count } (B1.3).
problem-brotherhood-victims = round: ofre: { $victims }, men på kartet ligger det { $found } (B6.2).
problem-brotherhood-in-force = round: et kort gjelder så snart det er snudd (B3.1).
problem-brotherhood-drafted = round: utvalgte kort: { $found }, men «count» sier noe annet (B9.1).

# Stillingen: jegere, tropper og Udyret
problem-brotherhood-leader = hunter: «{ $hunter }» må ledes fra en jegers plass (B1.3).
problem-brotherhood-placed = hunter: «{ $hunter }» har et sted å stå etter åpningen, ikke før (B2.2).
problem-brotherhood-one-troop = villages: en landsby rommer én tropp (B3.2).
problem-brotherhood-troops = villages: det er seks dragoner og seks bønder (B1.4).
problem-brotherhood-chosen = beast: identitet og landsby velges i åpningen (B2.1).
problem-brotherhood-beast-card = beast: Udyret er i landsbyen som har kortet sitt i ruten «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: tåken skjuler kortet til landsbyen der Udyret er nå (B7.1).
problem-brotherhood-fog-victims = beast: bare tåke skjuler ofre (B7.1).
problem-brotherhood-haunts = beast: «haunts» hører til et skjult Udyr (B7.1).
problem-brotherhood-haunts-true = beast: «haunts» mangler landsbyen der Udyret er.

# Stillingen: ruter og kort
problem-brotherhood-card-twice = space: kortet til en landsby ligger i to ruter (B4.2).
problem-brotherhood-last-year = space: fjorårets kort tas tilbake før valget (B4.1).
problem-brotherhood-this-season = space: Udyret har allerede valgt en landsby for denne årstiden (B4.2).
problem-brotherhood-trace-twice = space: en sporbrikke er to steder (B1.2).
problem-brotherhood-two-seasons = space: bare spor fra to årstider ligger framme (B4.1).
problem-brotherhood-trace-card = space: et spor ligger ved siden av et landsbykort (B4.2).
problem-brotherhood-face-up = space: der ligger det ikke noe spor som kan ha bildesiden opp (B4.2).
problem-brotherhood-maybe = space: «maybe» hører til et spor.
problem-brotherhood-maybe-true = space: «maybe» mangler det sanne sporet, «{ $trace }».
problem-brotherhood-played = cards: så mange kort for «{ $season }» skal være spilt: { $cards } (B3.1).
problem-brotherhood-force-played = cards: kortet som gjelder, er et som er spilt (B3.1).
problem-brotherhood-picked = cards: det velges tre kort for hver årstid (B9.1).
problem-brotherhood-hands = cards: bare varianten for eksperter har kort på hånden og kastede kort (B9.1).

# Kartfilen
problem-brotherhood-places = { $where }: kartet har { $found } steder; { $most } er det meste.
problem-brotherhood-villages = { $where }: kartet må ha { $villages } landsbyer, ikke { $found } (B1.1).
problem-brotherhood-village-order = { $where }: landsbyene står i rekkefølge: dette er nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id-en «{ $id }» må være et eget ord med små bokstaver.
problem-brotherhood-numbers = { $where }: «{ $name }» må nevne { $count } ulike landsbyer ved nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» må være nummeret til en landsby, ikke { $number } (B4.4).
problem-brotherhood-symbols = { $where }: jegerne gjenkjenner djevelen, ulveflokken, rovdyret og greven, hver sin, ikke: { $found } (B1.3).
problem-brotherhood-road = { $where }: veien «{ $road }» må nevne to ulike steder på kartet.
problem-brotherhood-road-twice = { $where }: veien «{ $road }» er nevnt to ganger.
problem-brotherhood-no-road = { $where }: ingen vei fører fra { $start } til { $place } (B1.1).
problem-brotherhood-ways-out = map: andre landsbyer innen { $leagues } mil fra { $village }, det minste kortene tillater: { $found }; Udyret trenger { $needed } (B4.2).

# Kortfilen
problem-brotherhood-no-effect = { $where }: et kort må ha minst én virkning (B10).
problem-brotherhood-card-id = { $where }: id-en «{ $id }» må være et ord med små bokstaver og sifre.
problem-brotherhood-effect-twice = { $where }: virkningen «{ $effect }» står to ganger på dette kortet (B10).
problem-brotherhood-no-village = { $where }: «villages»: { $number } er ikke en landsby fra 1 til { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: «{ $season }» må ha { $cards } kort, ikke { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: to kort har id-en «{ $id }».

## terminal

terminal-brotherhood-legend = * spesiell landsby  ° startlandsby  ◆ en landsby Udyret kan ha valgt, med avstanden fra Udyret i mil · (biskopen) ligger og beskytter ikke · †2 to ofre · en vei er én mil: landsbyer med nummer, grender med navn
terminal-brotherhood-village = landsby
terminal-brotherhood-beast = Udyret
terminal-brotherhood-there = der
terminal-brotherhood-roads = veier
terminal-brotherhood-hamlets = Grender
terminal-brotherhood-beast-perhaps = Udyret?
terminal-brotherhood-rounds = Runder
terminal-brotherhood-victims = Ofre
terminal-brotherhood-card = Kort
terminal-brotherhood-no-card = ingen gjelder
terminal-brotherhood-ours = vårt eget kort
terminal-brotherhood-book = virkning fra regelheftet
terminal-brotherhood-hunters = Jegere
terminal-brotherhood-moved = har flyttet
terminal-brotherhood-examined = har undersøkt
terminal-brotherhood-spaces = Årstidsruter
terminal-brotherhood-on-back = †{ $victims } på baksiden
terminal-brotherhood-tokens = Brikker og kort
terminal-brotherhood-marker = svart markør: { $at }
terminal-brotherhood-not-taken = ikke tatt
terminal-brotherhood-played = spilte kort: { $cards }
terminal-brotherhood-may-be = Identitet, så vidt jegerne kan vite: { $tokens }
terminal-brotherhood-may-be-in = Udyret kan være i: { $places }
terminal-brotherhood-may-have-chosen = Det kan ha valgt: { $places }
terminal-brotherhood-may-choose = Det kan velge som neste: { $places }
terminal-brotherhood-trace-may-be = Sporet ({ $season }) kan være: { $tokens }
terminal-brotherhood-face-down = Med bildesiden ned ligger: { $village }
