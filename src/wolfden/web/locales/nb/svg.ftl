### Hva som står på bilder av spillebrett (`board --svg`); tingenes navn kommer fra spillenes egne filer.

svg-emblem = { $emblem ->
    [fang] hoggtann
    [eye] øye
    [claw] klo
    [star] stjerne
    [peak] tind
   *[stone] stein
}
svg-seat = plass { $seat }
svg-seat-signed = plass { $seat } «{ $emblem }»
svg-to-act = skal handle

## Ulvene
svg-wolves-phase = { $phase ->
    [crescent] månesigd
    [quarter] halvmåne
   *[full] fullmåne
}
svg-wolves-water = { $kind ->
    [chasm] kløft
   *[lake] innsjø
}
svg-wolves-board = { $water } i region { $region }
svg-wolves-token = merke: { $token }
svg-wolves-tokens = merker: { $upper }, under det { $lower }
svg-wolves-control = kontroll: { $held }
svg-wolves-over = Spillet er slutt etter { $turns } turer
svg-wolves-draft = Plass { $seat } setter ut en alfaulv og en flokkulv
svg-wolves-tiles = Plass { $seat } velger hvilken side brikkene starter på
svg-wolves-turn = Tur { $turn }: plass { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, { $walkers } ulv til kan gå ({ $terrain })
   *[other] { $turn }, { $walkers } ulver til kan gå ({ $terrain })
}
svg-wolves-hunt = { $turn } velger byttet sitt
svg-wolves-left = { $left ->
    [one] { $turn }, { $left } handling igjen
   *[other] { $turn }, { $left } handlinger igjen
}
svg-wolves-more = { $turn }, kan fortsette med handlingsmerker
svg-wolves-date = Månens dag { $date } av { $last }
svg-wolves-dates = Månens dag { $date }; poeng telles dag { $dates }.
svg-wolves-points = { $points } poeng
svg-wolves-pts = { $points } p.
svg-wolves-home-undealt = hjem ikke delt ut
svg-wolves-tile = { $shows }, bakside { $back }
svg-wolves-track = { $track } { $value }, { $dens } av { $size } hi tatt
svg-wolves-held = { $thing ->
    [action-token] handlingsmerker: { $count }
    [terrain-token] terrengmerker: { $count }
    [pack] kalte ulver: { $count }
   *[lair] huler: { $count }
}
svg-wolves-prey-free = { $prey }: ikke tatt
svg-wolves-regions = regionmerker: { $tokens }, poeng fra regioner: { $points }

## Age of the Wolf
svg-both = { $first } og { $second }
svg-age-over = Spillet er slutt i runde { $round }
svg-age-turn = tur for plass { $seat }
svg-age-decides = plass { $seat } { $does }
svg-age-does = { $stage ->
    [draw] trekker et kort
    [roll] er i kamp: Terningen kastes
    [move] flytter en flokk eller spiller et kort
    [battle] begynner en kamp eller spiller et kort
    [den] kan bygge et hi
    [roam] kan la ulver streife
    [litter] velger hvilke hi som får unger
    [reroll] kan kaste igjen
    [retreat] trekker seg tilbake eller går til grunne
    [drive] jager de slagne rovdyrene bort eller lar dem være
    [withdraw] trekker seg ut av en overfylt region
    [lose] velger hvilke ulver som går tapt
    [lead] velger hvor den nye lederulven står
   *[discard] kaster et kort
}
svg-age-prey = bytte { $prey }
svg-age-surplus = { $surplus } ulver for mange
svg-age-seat = plass { $seat } «{ $emblem }», { $colour }
svg-age-channel = { $frozen ->
    [yes] vannet { $first } – { $second }: frosset til slutten av turen
   *[no] vannet { $first } – { $second }: åpent vann
}
svg-age-has = { $dens } av { $goal } hi, ulver: { $wolves }, kort: { $hand }
svg-age-supply = ulver, { $supply } til
svg-age-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
svg-age-lead = lederulv: { $at }
svg-age-fallen = lederulven har falt
svg-age-piles = Bunke { $deck } · kastede: { $cards }
svg-age-cards = Kort — { $cards }
svg-age-sign = { $sign ->
    [prey] bytteverdi
    [coast] kyst
    [wolves] ulver
    [lead] med lederulv
    [surplus] over bytteverdien
   *[attackers] angripere, kampen venter
}

## Ulvens brorskap
svg-either = { $first } eller { $second }
svg-brotherhood-map = Gévaudan, vårt eget kart
svg-brotherhood-draft = Valg av kort, årstid: { $season }
svg-brotherhood-before = { $now }, før det første offeret
svg-brotherhood-round = { $now }, runde { $round } av { $rounds }
svg-brotherhood-draw = Våren 1767 er over: Ofre og frie spor gir uavgjort
svg-brotherhood-stance = { $stance ->
    [lying] ligger
   *[standing] står
}
svg-brotherhood-trace-hidden = spor, bildesiden ned
svg-brotherhood-secret = { $village }, skjult
svg-brotherhood-sign = { $sign ->
    [village] landsby
    [hamlet] grend
    [start] startlandsby
    [special] særskilt landsby
    [start-special] særskilt startlandsby
    [goal] kan bli neste
    [leagues] antall mil unna
    [haunt] Udyret her?
    [victims] ofre
    [card] landsbykort
   *[trace] skjult spor
}
svg-brotherhood-hunter-in = { $hunter } i { $at }, { $stance }
svg-brotherhood-beast-in = Udyret er i { $at }.
svg-brotherhood-beast-hidden = Udyret er skjult
svg-brotherhood-panel = { $panel ->
    [card] årstidskort
    [spaces] årstidsfelt
    [hunters] jegere
   *[known] hva man vet
}
svg-brotherhood-no-card = Ingen årstidskort gjelder
svg-brotherhood-card-comes = Det snus opp når årstiden begynner.
svg-brotherhood-book = et kort fra boken
svg-brotherhood-card = { $season }, virker i fase { $phase }, { $source }
svg-brotherhood-spaces = Årstider: tropper, kort, spor
svg-brotherhood-hunters = Jegerne og tegnene de kjenner
svg-brotherhood-unled = ledes ennå av ingen
svg-brotherhood-taken = Tatte spor: { $count } av { $goal }
svg-brotherhood-token = { $word ->
    [true] sann
    [taken] tatt
    [possible] mulig
   *[no] nei
}
svg-brotherhood-marker = Svart markør: landstrykeren sett i { $at }.
svg-brotherhood-trace-of = Spor, { $season }: { $tokens }.
svg-brotherhood-any = hvilket som helst av de fem
svg-brotherhood-hides = Udyret skjuler seg i { $at }
svg-brotherhood-possible = { $villages ->
    [one] { $known }; { $villages } mulig landsby (stiplede ringer).
   *[other] { $known }; { $villages } mulige landsbyer (stiplede ringer).
}
svg-brotherhood-may-choose = Det kan velge blant { $goals } landsbyer som den neste (gullringer).
svg-brotherhood-chosen = Det har valgt { $village }; { $goals } landsbyer virker mulige.
svg-brotherhood-chosen-one = Det har valgt en av { $goals } landsbyer (gullringer).
