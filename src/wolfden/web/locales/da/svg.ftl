### Hvad der står på billeder af spilleplader (`board --svg`); tingenes navne kommer fra spillenes egne filer.

svg-emblem = { $emblem ->
    [fang] hugtand
    [eye] øje
    [claw] klo
    [star] stjerne
    [peak] tinde
   *[stone] sten
}
svg-seat = plads { $seat }
svg-seat-signed = plads { $seat } ”{ $emblem }”
svg-to-act = skal handle

## Ulvene
svg-wolves-phase = { $phase ->
    [crescent] månesegl
    [quarter] halvmåne
   *[full] fuldmåne
}
svg-wolves-water = { $kind ->
    [chasm] kløft
   *[lake] sø
}
svg-wolves-board = { $water } i område { $region }
svg-wolves-token = polet: { $token }
svg-wolves-tokens = poletter: { $upper }, under den { $lower }
svg-wolves-control = kontrol: { $held }
svg-wolves-over = Spillet er slut efter { $turns } ture
svg-wolves-draft = Plads { $seat } stiller en alfaulv og en flokulv op
svg-wolves-tiles = Plads { $seat } vælger, hvilken side brikkerne starter på
svg-wolves-turn = Tur { $turn }: plads { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, { $walkers } ulv mere må gå ({ $terrain })
   *[other] { $turn }, { $walkers } ulve mere må gå ({ $terrain })
}
svg-wolves-hunt = { $turn } vælger sit bytte
svg-wolves-left = { $left ->
    [one] { $turn }, { $left } handling tilbage
   *[other] { $turn }, { $left } handlinger tilbage
}
svg-wolves-more = { $turn }, kan fortsætte med handlingspoletter
svg-wolves-date = Månens dag { $date } af { $last }
svg-wolves-dates = Månens dag { $date }; der tælles op dag { $dates }.
svg-wolves-points = { $points } point
svg-wolves-pts = { $points } p.
svg-wolves-home-undealt = hjem ikke uddelt
svg-wolves-tile = { $shows }, bagside { $back }
svg-wolves-track = { $track } { $value }, { $dens } af { $size } huler taget
svg-wolves-held = { $thing ->
    [action-token] handlingspoletter: { $count }
    [terrain-token] terrænpoletter: { $count }
    [pack] kaldte ulve: { $count }
   *[lair] lejer: { $count }
}
svg-wolves-prey-free = { $prey }: ikke taget
svg-wolves-regions = områdepoletter: { $tokens }, point fra områder: { $points }

## Age of the Wolf
svg-both = { $first } og { $second }
svg-age-over = Spillet er slut i runde { $round }
svg-age-turn = tur for plads { $seat }
svg-age-decides = plads { $seat } { $does }
svg-age-does = { $stage ->
    [draw] trækker et kort
    [roll] er i kamp: Terningen kastes
    [move] flytter en flok eller spiller et kort
    [battle] begynder en kamp eller spiller et kort
    [den] må bygge en hule
    [roam] må lade ulve migrere
    [litter] vælger, hvilke huler der får unger
    [reroll] må kaste igen
    [retreat] trækker sig tilbage eller går til grunde
    [drive] jager de slagne rovdyr bort eller lader dem være
    [withdraw] trækker sig ud af et overfyldt område
    [lose] vælger, hvilke ulve der går tabt
    [lead] vælger, hvor den nye lederulv står
   *[discard] lægger et kort væk
}
svg-age-prey = foder { $prey }
svg-age-surplus = { $surplus } ulve for mange
svg-age-seat = plads { $seat } ”{ $emblem }”, { $colour }
svg-age-channel = { $frozen ->
    [yes] vandet { $first } – { $second }: frosset til turens slutning
   *[no] vandet { $first } – { $second }: åbent vand
}
svg-age-has = { $dens } af { $goal } huler, ulve: { $wolves }, kort: { $hand }
svg-age-supply = ulve, { $supply } mere
svg-age-regions = { $regions ->
    [one] { $regions } område
   *[other] { $regions } områder
}
svg-age-lead = lederulv: { $at }
svg-age-fallen = lederulven er faldet
svg-age-piles = Bunke { $deck } · brugte: { $cards }
svg-age-cards = Kort — { $cards }
svg-age-sign = { $sign ->
    [prey] foderværdi
    [coast] kyst
    [wolves] ulve
    [lead] med lederulv
    [surplus] over foderværdien
   *[attackers] angribere, kampen venter
}

## Ulvens broderskab
svg-either = { $first } eller { $second }
svg-brotherhood-map = Gévaudan, vores eget kort
svg-brotherhood-draft = Valg af kort, årstid: { $season }
svg-brotherhood-before = { $now }, før det første offer
svg-brotherhood-round = { $now }, runde { $round } af { $rounds }
svg-brotherhood-draw = Foråret 1767 er forbi: Ofre og frie spor giver uafgjort
svg-brotherhood-stance = { $stance ->
    [lying] ligger
   *[standing] står
}
svg-brotherhood-trace-hidden = spor, billedsiden ned
svg-brotherhood-secret = { $village }, skjult
svg-brotherhood-sign = { $sign ->
    [village] landsby
    [hamlet] flække
    [start] startlandsby
    [special] særlig landsby
    [start-special] særlig startlandsby
    [goal] kan være næste
    [leagues] antal mil væk
    [haunt] Bæstet her?
    [victims] ofre
    [card] landsbykort
   *[trace] skjult spor
}
svg-brotherhood-hunter-in = { $hunter } i { $at }, { $stance }
svg-brotherhood-beast-in = Bæstet er i { $at }.
svg-brotherhood-beast-hidden = Bæstet er skjult
svg-brotherhood-panel = { $panel ->
    [card] årstidskort
    [spaces] årstidsfelter
    [hunters] jægere
   *[known] hvad man ved
}
svg-brotherhood-no-card = Intet årstidskort gælder
svg-brotherhood-card-comes = Det vendes op, når årstiden begynder.
svg-brotherhood-book = et kort fra bogen
svg-brotherhood-card = { $season }, virker i fase { $phase }, { $source }
svg-brotherhood-spaces = Årstider: tropper, kort, spor
svg-brotherhood-hunters = Jægerne og de tegn, de kender
svg-brotherhood-unled = føres endnu af ingen
svg-brotherhood-taken = Tagne spor: { $count } af { $goal }
svg-brotherhood-token = { $word ->
    [true] sand
    [taken] taget
    [possible] mulig
   *[no] nej
}
svg-brotherhood-marker = Sort markør: landstrygeren set i { $at }.
svg-brotherhood-trace-of = Spor, { $season }: { $tokens }.
svg-brotherhood-any = et hvilket som helst af de fem
svg-brotherhood-hides = Bæstet skjuler sig i { $at }
svg-brotherhood-possible = { $villages ->
    [one] { $known }; { $villages } mulig landsby (stiplede ringe).
   *[other] { $known }; { $villages } mulige landsbyer (stiplede ringe).
}
svg-brotherhood-may-choose = Det kan vælge blandt { $goals } landsbyer som den næste (guldringe).
svg-brotherhood-chosen = Det har valgt { $village }; { $goals } landsbyer virker mulige.
svg-brotherhood-chosen-one = Det har valgt en af { $goals } landsbyer (guldringe).
