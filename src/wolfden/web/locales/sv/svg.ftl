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

## Age of the Wolf
svg-both = { $first } och { $second }
svg-age-over = Spelet är slut i runda { $round }
svg-age-turn = drag för plats { $seat }
svg-age-decides = plats { $seat } { $does }
svg-age-does = { $stage ->
    [draw] drar ett kort
    [roll] är i strid: tärningen kastas
    [move] flyttar en flock eller spelar ett kort
    [battle] börjar en strid eller spelar ett kort
    [den] får bygga en lya
    [roam] får låta vargar migrera
    [litter] väljer vilka lyor som får ungar
    [reroll] får kasta igen
    [retreat] retirerar eller går under
    [drive] jagar iväg de slagna rovdjuren eller låter dem vara
    [withdraw] drar sig tillbaka från en överfull region
    [lose] väljer vilka vargar som går förlorade
    [lead] väljer var den nya ledarvargen står
   *[discard] slänger ett kort
}
svg-age-prey = foder { $prey }
svg-age-surplus = { $surplus } vargar för mycket
svg-age-seat = plats { $seat } ”{ $emblem }”, { $colour }
svg-age-channel = { $frozen ->
    [yes] vattnet { $first } – { $second }: fruset till slutet av draget
   *[no] vattnet { $first } – { $second }: öppet vatten
}
svg-age-has = { $dens } av { $goal } lyor, vargar: { $wolves }, kort: { $hand }
svg-age-supply = vargar, { $supply } till
svg-age-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
svg-age-lead = ledarvarg: { $at }
svg-age-fallen = ledarvargen har stupat
svg-age-piles = Kortlek { $deck } · slängda: { $cards }
svg-age-cards = Kort — { $cards }
svg-age-sign = { $sign ->
    [prey] fodervärde
    [coast] kust
    [wolves] vargar
    [lead] med ledarvarg
    [surplus] över fodervärdet
   *[attackers] anfallare, strid väntar
}
