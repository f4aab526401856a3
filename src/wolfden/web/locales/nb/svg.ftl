### Hva som står på bilder av spillebrett (`board --svg`); tingenes navn kommer fra spillenes egne filer.

svg-emblem = { $emblem ->
    [fang] hoggtann
    [eye] øye
    [claw] klo
    [star] stjerne
    [peak] tind
   *[stone] stein
}
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
