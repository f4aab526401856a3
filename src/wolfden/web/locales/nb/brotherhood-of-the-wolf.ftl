# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, ofre: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommer
    [autumn] høst
    [winter] vinter
   *[spring] vår
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
brotherhood-hunter-away = Ikke plassert ennå: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter }, ligger
   *[no] { $hunter }, står
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, grend
    [special] { $name }, særskilt landsby
    [start] { $name }, startlandsby
   *[village] { $name }, landsby
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, grend: { $things }
    [special] { $name }, særskilt landsby: { $things }
    [start] { $name }, startlandsby: { $things }
   *[village] { $name }, landsby: { $things }
}
brotherhood-beast-here = Udyret
brotherhood-portefaix-here = Portefaix
brotherhood-protected = beskyttet
brotherhood-marker-here = svart markør
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } ofre
}
brotherhood-card-of = kort, { $season } { $year }
brotherhood-card-hidden = kort, { $season }, bildesiden ned
brotherhood-no-trace = ingen spor
brotherhood-trace-hidden = et spor, bildesiden ned
brotherhood-trace = { $face ->
    [up] { $token }, bildesiden opp
   *[down] { $token }, bildesiden ned
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil unna: { $victims } ofre, { $most } med en kraft
   *[other] { $leagues } mil unna: { $victims } ofre, { $most } med en kraft
}
brotherhood-prospect-pack = { $leagues } mil unna, bare med ulveflokken med bildesiden opp: { $most } ofre
brotherhood-watched = kan voktes av: { $hunters }
brotherhood-space = { $season }: { $troop } ({ $troops } igjen), { $card }, { $trace }
brotherhood-no-card = ingen landsbykort
brotherhood-face-down = kort, bildesiden ned
brotherhood-secret = valgt i hemmelighet
brotherhood-hidden-note = skjult for jegerne
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Ulveflokk: bildesiden opp, to mil lenger
    [predator] Rovdyr: bildesiden opp, ett offer til
    [count] Greve: bildesiden opp, dragoner beskytter ikke
    [devil] Djevel: bildesiden opp, kan flytte en jeger én mil
   *[vagabond] Landstryker: bildesiden opp, ett offer til nær tilholdsstedet
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = bildesiden opp, med kraften
brotherhood-turn-down = bildesiden ned

## People and desk
brotherhood-the-beast = Udyret
brotherhood-a-hunter = jeger
brotherhood-victims = { $count } av { $goal } ofre
brotherhood-taken = { $count } av { $goal } spor tatt
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Skjult i { $at }
brotherhood-beast-hidden = Skjult
brotherhood-has-chosen = har valgt sin neste landsby
brotherhood-true-identity = Sann identitet: { $token }
brotherhood-knows = gjenkjenner: { $token }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = ikke plassert ennå
brotherhood-own-beast = Hemmelighetene dine
brotherhood-own-hunters = Jegernes ledetråder
brotherhood-own-figures = Figurene dine
brotherhood-own-tokens = Identiteter og sporene deres
brotherhood-own-cards = Årstidskort
brotherhood-layer-possible = Ledetråder
brotherhood-desk = Hva som kan regnes ut
brotherhood-known = { $known ->
    [true] sann
    [taken] tatt
    [laid] på bordet
    [held] på hånden
    [possible] mulig
   *[unknown] ukjent
}
brotherhood-goals-chosen = { $goals ->
    [one] { $goals } landsby kan være valgt (gullring)
   *[other] en av { $goals } landsbyer er valgt (gullringer)
}
brotherhood-goals-next = { $goals ->
    [one] { $goals } landsby kan være den neste (gullring)
   *[other] en av { $goals } landsbyer er den neste (gullringer)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Sommeren { $year }
    [autumn] Høsten { $year }
    [winter] Vinteren { $year }
   *[spring] Våren { $year }
}
brotherhood-before = Våren { $year }, før det første offeret
brotherhood-round = Runde { $round } av { $rounds }
brotherhood-stage-lead = jegerne fordeler figurene
brotherhood-stage-pick = et kort velges, årstid: { $season }
brotherhood-stage-discard = et kort kastes, årstid: { $season }
brotherhood-stage-hide = Udyret velger identitet og hvor det begynner
brotherhood-stage-place = jegerne inntar plassene sine
brotherhood-stage-card = årstidskortet snus
brotherhood-stage-portefaix = Portefaix tar landsbyen sin
brotherhood-stage-shift = jegerne kan flytte tropper
brotherhood-stage-troop = jegerne plasserer en tropp
brotherhood-stage-extra = jegerne kan plassere én tropp til
brotherhood-stage-recall = Udyret kan ta tilbake et landsbykort
brotherhood-stage-prowl = Udyret velger sin neste landsby
brotherhood-stage-move = jegerne flytter
brotherhood-stage-drag = djevelen kan flytte en jeger
brotherhood-stage-examine = jegerne undersøker
brotherhood-ending = { $ending ->
    [victims] Udyret har tatt sitt siste offer og vinner
    [identity] Jegerne har pekt ut Udyrets sanne identitet og vinner
    [fourth-token] Jegerne har tatt et fjerde spor og vinner
    [draw] Våren 1767 er over: uavgjort
   *[time] Våren 1767 er over, og Udyret tok for få: Jegerne vinner
}

## Actions
brotherhood-do-lead = Led en figur
brotherhood-do-pick = Velg et kort
brotherhood-do-discard = Kast et kort
brotherhood-do-hide = Skjul deg
brotherhood-do-place = Plasser en jeger
brotherhood-do-card = Snu et kort
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Flytt en tropp
brotherhood-do-troop = Plasser troppen
brotherhood-do-extra = Plasser én tropp til
brotherhood-do-recall = Ta tilbake et kort
brotherhood-do-prowl = Velg en landsby
brotherhood-do-move = Flytt en jeger
brotherhood-do-drag = Dra en jeger
brotherhood-do-examine = Undersøk
brotherhood-do-decline = Avstå
brotherhood-do-end = Avslutt fasen

## Questions
brotherhood-open-lead = Velg en figur du vil lede.
brotherhood-open-pick = Velg et kort å beholde, årstid: { $season }. Det kan spilles én gang.
brotherhood-open-discard = Velg et kort som ingen skal ha, årstid: { $season }.
brotherhood-open-hide = Velg i hemmelighet hva du er, og hvor du begynner.
brotherhood-open-place = Plasser en jeger i en landsby eller grend.
brotherhood-open-card = Velg kortet som gjelder i denne runden, årstid: { $season }.
brotherhood-open-portefaix = Velg landsbyen som Portefaix vokter.
brotherhood-open-shift = { $left ->
    [one] Du kan flytte { $left } tropp til på kartet, eller avstå.
   *[other] Du kan flytte { $left } tropper til på kartet, eller avstå.
}
brotherhood-open-troop = Plasser { $troop } i en landsby uten tropp, eller avstå og mist dem.
brotherhood-open-extra = Én tropp til kan komme fra en valgfri årstidsrute, eller avstå.
brotherhood-open-recall = Du kan ta tilbake ett landsbykort, eller avstå.
brotherhood-open-prowl = Velg landsbyen du angriper, og sporet du legger.
brotherhood-open-move = Flytt jegerne dine, hver høyst én gang, og avslutt så fasen for alle jegere.
brotherhood-open-drag = Djevelen kan flytte én jeger én mil, eller avstå.
brotherhood-open-examine = Undersøk et spor, eller avslutt undersøkelsene for alle jegere.
brotherhood-open-over = Partiet er over.
brotherhood-ask-move = Hvilken jeger flytter?
brotherhood-ask-drag = Hvilken jeger flytter djevelen?
brotherhood-ask-shift = Hvilken tropp flytter?
brotherhood-ask-extra = Fra hvilken årstidsrute kommer troppen?
brotherhood-ask-examine = Hvilken jeger undersøker?
brotherhood-ask-hide-at = Hvor begynner du som { $token }?
brotherhood-ask-to = Hvor går { $hunter }?
brotherhood-ask-move-to = Hvor går { $hunter }? Opptil 2 mil til fots beskytter han; 3 mil er til hest, og da ligger han.
brotherhood-ask-move-card = Hvor går { $hunter }? { $text }
brotherhood-ask-examine-at = Hvilken landsby undersøker { $hunter }?
brotherhood-ask-shift-to = Hvor går troppen fra { $at }?
brotherhood-ask-extra-to = Hvor går troppen fra årstidsruten { $season }?
brotherhood-ask-trace = Hvilket spor legger du med { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Bildesiden ned, eller opp med kraften: to mil lenger?
    [predator] Bildesiden ned, eller opp med kraften: ett offer til?
    [count] Bildesiden ned, eller opp med kraften: Dragoner beskytter ikke?
    [devil] Bildesiden ned, eller opp med kraften: Flytt en jeger én mil?
   *[vagabond] Bildesiden ned, eller opp med kraften: ett offer til nær tilholdsstedet?
}

## What happened
brotherhood-log-lead = { $who } leder { $hunter }.
brotherhood-log-pick = { $who } velger et kort, årstid: { $season }.
brotherhood-log-pick-known = { $who } velger { $card }, årstid: { $season }.
brotherhood-log-discard = { $who } kaster et kort, årstid: { $season }.
brotherhood-log-discard-known = { $who } kaster { $card }, årstid: { $season }.
brotherhood-log-hide = Udyret velger i hemmelighet identitet og hvor det begynner.
brotherhood-log-hide-known = Udyret skjuler seg i { $at }, identitet: { $identity }.
brotherhood-log-place = { $who } plasserer { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Udyret begynner i { $at }: { $victims } offer.
   *[other] Udyret begynner i { $at }: { $victims } ofre.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } plasserer Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Portefaix har møtt Udyret i { $at } og drar sin vei.
brotherhood-log-shift = { $who } flytter { $troop } fra { $from } til { $to }.
brotherhood-log-troop = { $who } plasserer { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens tropp går tapt: { $troop }.
brotherhood-log-troop-lost-declined = { $who } avstår fra { $troop }, som går tapt.
brotherhood-log-take-back = Udyret tar tilbake et spor, årstid: { $season }.
brotherhood-log-take-back-known = Udyret tar tilbake sporet { $trace }, årstid: { $season }.
brotherhood-log-take-back-card = Udyret tar tilbake kortet { $village }.
brotherhood-log-recall = Udyret tar tilbake kortet { $village }.
brotherhood-log-prowl = Udyret velger en landsby i hemmelighet og legger et spor med bildesiden ned.
brotherhood-log-prowl-trace = Udyret velger en landsby i hemmelighet og legger sporet { $trace } med bildesiden opp.
brotherhood-log-prowl-known = { $face ->
    [up] Udyret velger { $at } og legger sporet { $trace } med bildesiden opp.
   *[down] Udyret velger { $at } og legger sporet { $trace } med bildesiden ned.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rir til { $to }.
   *[walks] { $who }: { $hunter } går til { $to }.
}
brotherhood-log-drag = Djevelen drar { $hunter } til { $to }.
brotherhood-log-attack = { $victims ->
    [0] Udyret angriper { $at }, { $leagues } unna: Ingen dør, { $total } i alt.
    [one] Udyret angriper { $at }, { $leagues } unna: { $victims } offer, { $total } i alt.
   *[other] Udyret angriper { $at }, { $leagues } unna: { $victims } ofre, { $total } i alt.
}
brotherhood-log-fog = { $victims ->
    [one] Udyret angriper i tåken: { $victims } offer, { $total } i alt.
   *[other] Udyret angriper i tåken: { $victims } ofre, { $total } i alt.
}
brotherhood-log-fog-known = { $victims ->
    [one] Udyret angriper { $at } i tåken: { $victims } offer, { $total } i alt.
   *[other] Udyret angriper { $at } i tåken: { $victims } ofre, { $total } i alt.
}
brotherhood-log-reveal = { $victims ->
    [one] I tåken var Udyret i { $at }: { $victims } offer.
   *[other] I tåken var Udyret i { $at }: { $victims } ofre.
}
brotherhood-log-examine = { $who }: { $hunter } undersøker i { $at } og finner sporet { $trace }.
brotherhood-log-recognise = { $who } gjenkjenner landstrykeren i { $at } og tar den svarte markøren.
brotherhood-log-ask = { $answer ->
    [yes] Jegerne tar sporet { $trace }. Er det den sanne identiteten? Ja!
   *[no] Jegerne tar sporet { $trace }. Er det den sanne identiteten? Nei.
}
brotherhood-log-over = Udyret viser sin sanne identitet: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Innhøsting i følge
season-card-su1-text = Ett offer mindre denne årstiden (minst 0).
season-card-su2 = Lange dager
season-card-su2-text = Jegere kan gå opptil 3 mil til fots eller 4 mil til hest.
season-card-su3 = François Antoine
season-card-su3-text = Flytt opptil to tropper som allerede er på kartet, til andre landsbyer uten tropp.
season-card-su4 = Markeder
season-card-su4-text = Grandrieu, Javols og Le Malzieu er fulle av væpnede folk: Et angrep der tar ingen ofre.
season-card-su5 = Vitner
season-card-su5-text = Udyret legger sporet med bildesiden opp og kan ikke bruke kraften.
season-card-su6 = Jomfruen fra Gévaudan
season-card-su6-text = Bønder beskytter som dragoner denne årstiden.
season-card-au1 = Tåke
season-card-au1-text = Landsbykortet blir liggende med bildesiden ned; blod legges på baksiden; Udyrets figur forlater kartet. Kortet vises sammen med neste årstids angrep.
season-card-au2 = Styrtregn
season-card-au2-text = Udyret tar tilbake ett spor på brettet; den landsbyen kan ikke lenger undersøkes.
season-card-au3 = Buskapen kommer ned
season-card-au3-text = Hvis angrepet tar minst ett offer, tar det ett til.
season-card-au4 = Såing
season-card-au4-text = Ingen forsterkning: Årstidens tropp går tapt.
season-card-au5 = Gjørmete veier
season-card-au5-text = Jegere kan ikke ri (bare 0–2 mil).
season-card-au6 = Tilbake til byttet
season-card-au6-text = Før valget kan Udyret ta tilbake ett landsbykort fra brettet, unntatt kortet for landsbyen det er i.
season-card-wi1 = Dyp snø
season-card-wi1-text = Jegere går høyst 1 mil til fots; 2 mil regnes som til hest.
season-card-wi2 = Sult
season-card-wi2-text = Antall ofre blir 6 minus antall mil.
season-card-wi3 = Frosne elver
season-card-wi3-text = Udyret kan gå opptil 5 mil (7 med ulveflokken med bildesiden opp); høyst 3 mil teller når ofrene regnes ut.
season-card-wi4 = Snøen dekker alt
season-card-wi4-text = Ingen undersøkelse denne årstiden.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner beskytter bare Grandrieu, Javols og Le Malzieu denne årstiden.
season-card-wi6 = Hoffet ser en annen vei
season-card-wi6-text = Ingen forsterkning (troppen går tapt), og kongens utsending blir der han er i fase 3; han står likevel vakt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Plasser den gule figuren Portefaix i en landsby (flytt den hvis den allerede er på kartet). Det første angrepet på den landsbyen tar ingen ofre; så forlater figuren kartet.
season-card-sp2 = Klappjakt
season-card-sp2-text = Udyret kan gå høyst 3 mil denne årstiden (5 med ulveflokken med bildesiden opp).
season-card-sp3 = D’Ennevals hunder
season-card-sp3-text = Jegere kan også undersøke en landsby nøyaktig 1 mil unna.
season-card-sp4 = Førti timers bønn
season-card-sp4-text = En stående jeger i Grandrieu, Javols eller Le Malzieu beskytter også hver landsby 1 mil unna.
season-card-sp5 = Tøvær
season-card-sp5-text = Jegere som rir 3 mil, blir stående og beskytter altså.
season-card-sp6 = Kongens dusør
season-card-sp6-text = Etter den vanlige forsterkningen plasseres én tropp til fra en årstidsrute som har en igjen.
