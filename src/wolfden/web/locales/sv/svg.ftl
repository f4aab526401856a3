### Vad som står på bilder av spelplaner (`board --svg`); sakernas namn kommer från spelens egna filer.

svg-emblem = { $emblem ->
    [fang] huggtand
    [eye] öga
    [claw] klo
    [star] stjärna
    [peak] topp
   *[stone] sten
}
svg-seat = plats { $seat }
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

## Vargens brödraskap
svg-either = { $first } eller { $second }
svg-brotherhood-map = Gévaudan, vår egen karta
svg-brotherhood-draft = Val av kort, årstid: { $season }
svg-brotherhood-before = { $now }, före första offret
svg-brotherhood-round = { $now }, runda { $round } av { $rounds }
svg-brotherhood-draw = Våren 1767 är över: offer och fria spår ger oavgjort
svg-brotherhood-stance = { $stance ->
    [lying] ligger
   *[standing] står
}
svg-brotherhood-trace-hidden = spår nedåt
svg-brotherhood-secret = { $village }, dolt
svg-brotherhood-sign = { $sign ->
    [village] by
    [hamlet] småby
    [start] startby
    [special] särskild by
    [start-special] särskild startby
    [goal] kan vara nästa
    [leagues] antal mil bort
    [haunt] Besten här?
    [victims] offer
    [card] bykort
   *[trace] dolt spår
}
svg-brotherhood-hunter-in = { $hunter } i { $at }, { $stance }
svg-brotherhood-beast-in = Besten är i { $at }.
svg-brotherhood-beast-hidden = Besten är gömd
svg-brotherhood-panel = { $panel ->
    [card] årstidskort
    [spaces] årstidsrutor
    [hunters] jägare
   *[known] vad man vet
}
svg-brotherhood-no-card = Inget årstidskort gäller
svg-brotherhood-card-comes = Det vänds upp när årstiden börjar.
svg-brotherhood-book = ett kort ur boken
svg-brotherhood-card = { $season }, verkar i fas { $phase }, { $source }
svg-brotherhood-spaces = Årstider: trupper, kort, spår
svg-brotherhood-hunters = Jägarna och tecknen de känner
svg-brotherhood-unled = leds av ingen ännu
svg-brotherhood-taken = Tagna spår: { $count } av { $goal }
svg-brotherhood-token = { $word ->
    [true] sann
    [taken] taget
    [possible] möjlig
   *[no] nej
}
svg-brotherhood-marker = Svart markör: luffaren sågs i { $at }.
svg-brotherhood-trace-of = Spår, { $season }: { $tokens }.
svg-brotherhood-any = vilket som helst av de fem
svg-brotherhood-hides = Besten gömmer sig i { $at }
svg-brotherhood-possible = { $villages ->
    [one] { $known }; { $villages } möjlig by (streckade ringar).
   *[other] { $known }; { $villages } möjliga byar (streckade ringar).
}
svg-brotherhood-may-choose = Den kan välja bland { $goals } byar härnäst (guldringar).
svg-brotherhood-chosen = Den har valt { $village }; { $goals } byar verkar möjliga.
svg-brotherhood-chosen-one = Den har valt en av { $goals } byar (guldringar).
