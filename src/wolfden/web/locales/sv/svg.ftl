### Vad som står på bilder av spelplaner (`board --svg`); sakernas namn kommer från spelens egna filer.

svg-emblem = { $emblem ->
    [fang] huggtand
    [eye] öga
    [claw] klo
    [star] stjärna
    [peak] topp
   *[stone] sten
}
svg-seat-signed = plats { $seat } ”{ $emblem }”
svg-to-act = på tur

## Vargarna
svg-wolves-phase = { $phase ->
    [crescent] månskära
    [quarter] halvmåne
   *[full] fullmåne
}
svg-wolves-water = { $kind ->
    [chasm] ravin
   *[lake] sjö
}
svg-wolves-board = { $water } i region { $region }
svg-wolves-token = bricka: { $token }
svg-wolves-tokens = brickor: { $upper }, under den { $lower }
svg-wolves-control = kontroll: { $held }
svg-wolves-over = Spelet är slut efter { $turns } drag
svg-wolves-draft = Plats { $seat } ställer ut en alfavarg och en flockvarg
svg-wolves-tiles = Plats { $seat } väljer vilken sida brickorna börjar på
svg-wolves-turn = Drag { $turn }: plats { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, { $walkers } varg till får gå ({ $terrain })
   *[other] { $turn }, { $walkers } vargar till får gå ({ $terrain })
}
svg-wolves-hunt = { $turn } väljer sitt byte
svg-wolves-left = { $left ->
    [one] { $turn }, { $left } handling kvar
   *[other] { $turn }, { $left } handlingar kvar
}
svg-wolves-more = { $turn }, kan fortsätta med handlingsbrickor
svg-wolves-date = Månens dag { $date } av { $last }
svg-wolves-dates = Månens dag { $date }; poäng räknas dag { $dates }.
svg-wolves-points = { $points } poäng
svg-wolves-pts = { $points } p.
svg-wolves-home-undealt = hem inte utdelat
svg-wolves-tile = { $shows }, baksida { $back }
svg-wolves-track = { $track } { $value }, { $dens } av { $size } lyor tagna
svg-wolves-held = { $thing ->
    [action-token] handlingsbrickor: { $count }
    [terrain-token] terrängbrickor: { $count }
    [pack] kallade vargar: { $count }
   *[lair] hålor: { $count }
}
svg-wolves-prey-free = { $prey }: inte taget
svg-wolves-regions = regionbrickor: { $tokens }, poäng från regioner: { $points }
