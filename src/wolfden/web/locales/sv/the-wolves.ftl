# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] skog
    [rock] berg
    [grass] gräs
    [tundra] tundra
    [desert] öken
   *[blank] inte utdelad än
}
wolves-prey = { $prey ->
    [moose] älg
    [deer] hjort
    [raccoon] tvättbjörn
    [boar] vildsvin
   *[hare] hare
}
wolves-neutral = den neutrala flocken
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfavarg ({ $owner })
    [den] lya ({ $owner })
    [lair] näste ({ $owner })
   *[pack] flockvarg ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfavarg ({ $owner }) på { $hex }
    [den] lya ({ $owner }) på { $hex }
    [lair] näste ({ $owner }) på { $hex }
   *[pack] flockvarg ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensamvarg
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en ravin: här kan inget stå
wolves-nowhere = { $hex } finns inte på den här kartan
wolves-lake = Sjö { $hex }. { $token }. Kontroll: { $control }
wolves-token = { $phase ->
    [crescent] månskärepollett, { $first } till den starkaste flocken och { $second } till den andra
    [quarter] halvmånepollett, { $first } till den starkaste flocken och { $second } till den andra
   *[full] fullmånepollett, { $first } till den starkaste flocken och { $second } till den andra
}
wolves-no-token = Ingen pollett kvar
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nått dag { $date }; alla faser är räknade
    [crescent] Månen är på dag { $date }; månskäran räknas på dag { $next }
    [quarter] Månen är på dag { $date }; halvmånen räknas på dag { $next }
   *[full] Månen är på dag { $date }; fullmånen räknas på dag { $next }
}

## Player boards
wolves-home = hem: { $terrain }
wolves-home-undealt = hemterräng inte utdelad än
wolves-home-tile = hembricka, den vänds aldrig
wolves-home-tile-name = hembricka
wolves-tile = { $shows }; vänd visar den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spridning
    [speed] snabbhet
   *[howl] yl
}
wolves-track = { $track ->
    [spread] spridning { $value }: så många vargar får gå i en flytt; { $next } efter nästa lya
    [speed] snabbhet { $value }: så långt går en varg; { $next } efter nästa lya
   *[howl] yl { $value }: så långt hörs en alfavarg; { $next } efter nästa lya
}
wolves-track-dens = { $track ->
    [spread] spridning { $value }, { $dens } av { $size } lyor byggda
    [speed] snabbhet { $value }, { $dens } av { $size } lyor byggda
   *[howl] yl { $value }, { $dens } av { $size } lyor byggda
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspollett: en extra handling i ett drag
   *[other] { $count } handlingspolletter: var och en är en extra handling i ett drag
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrängpollett: den betalar valfri terräng
   *[other] { $count } terrängpolletter: var och en betalar valfri terräng
}
wolves-called = { $count ->
    [one] { $count } kallad varg
   *[other] { $count } kallade vargar
}
wolves-lairs = { $count ->
    [one] { $count } byggt näste
   *[other] { $count } byggda nästen
}
wolves-prey-taken = har tagit: { $prey }
wolves-prey-free = inte taget än: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } poäng från regioner, { $tokens } vunnen pollett
   *[other] { $points } poäng från regioner, { $tokens } vunna polletter
}
wolves-own = Din flock
wolves-own-tiles = Dina brickor
wolves-own-pays = Vad dina brickor betalar
wolves-own-tracks = Dina spår
wolves-own-things = Dina polletter och byten
wolves-pays = { $now ->
    [0] ingen bricka visar { $terrain }
    [one] { $now } bricka visar { $terrain }
   *[other] { $now } brickor visar { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vändning
wolves-score = { $part ->
    [spread] spridning
    [speed] snabbhet
    [howl] yl
    [lairs] nästen
    [hunt] jakt
    [wolves] vargar
    [regions] regioner
   *[lesser] andraplatser
}

## The strip above the table
wolves-turn = Drag { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling kvar, handlingspolletter: { $tokens }
    [one] { $left } fri handling kvar, handlingspolletter: { $tokens }
   *[other] { $left } fria handlingar kvar, handlingspolletter: { $tokens }
}
wolves-next-regions = { $count ->
    [0] ingen region räknas härnäst
    [one] { $count } region räknas härnäst
   *[other] { $count } regioner räknas härnäst
}
wolves-stage-regions = Regionplanerna läggs ut
wolves-stage-prey = Bytena läggs ut
wolves-stage-moons = Regionpolletterna läggs ut
wolves-stage-packs = Flockarna får sina hemterränger
wolves-stage-tiles = Flockarna väljer hur brickorna ligger
wolves-stage-draft = Flockarna kommer in på kartan
wolves-stage-act = Flockarna handlar
wolves-stage-walk = Vargarna går
wolves-stage-hunt = En jakt
wolves-stage-over = Partiet är slut

## Actions
wolves-do-region = Lägg en region
wolves-do-prey = Lägg ett byte
wolves-do-moon = Lägg en regionpollett
wolves-do-pack = Ta en flock
wolves-do-tiles = Lägg brickorna
wolves-do-draft = Placera
wolves-do-move = Flytta
wolves-do-walk = Gå
wolves-do-stop = Sluta gå
wolves-do-den = Bygg en lya
wolves-do-lair = Bygg ett näste
wolves-do-howl = Yla
wolves-do-dominate = Dominera
wolves-do-hunt = Jaga
wolves-do-end = Avsluta draget
wolves-side-fronts = alla framsidor
wolves-side-backs = alla baksidor
wolves-aside = till { $hex }
wolves-payment = { $parts }
wolves-pay-token = en terrängpollett
wolves-pay-home = hembricka ({ $terrain })
wolves-pay-tile = { $shows } (vänds till { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfavarg på { $hex }
   *[pack] flockvarg på { $hex }
}
wolves-brief-aside = den undanträngda till { $hex }
wolves-brief-pay = betalar { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } förblir { $value }

## Questions
wolves-ask-pay = Hur betalar du?
wolves-ask-track = Från vilket spår tas lyan?
wolves-ask-aside = Välj vart den undanträngda vargen går: { $count } platser är lika nära.
wolves-ask-move = Till vilken terräng går dina vargar?
wolves-ask-walk = Vilken varg går?
wolves-ask-walk-to = { $kind ->
    [alpha] Vart går alfavargen på { $hex }?
   *[pack] Vart går flockvargen på { $hex }?
}
wolves-ask-den = Var bygger du lyan?
wolves-ask-lair = Vilken lya blir ett näste?
wolves-ask-howl = Vilken ensamvarg kallar du på?
wolves-ask-dominate = Vilken pjäs dominerar du?
wolves-open-packs = Välj din flock.
wolves-open-tiles = Vilken sida av brickorna ligger uppåt från början?
wolves-open-draft = Välj en hexruta för en alfavarg och en flockvarg.
wolves-open-hunt = Två likadana byten är inom räckhåll: välj vilket du tar.
wolves-open-walk = { $walkers ->
    [one] { $walkers } varg till får gå, terräng: { $terrain }. Eller sluta gå.
   *[other] { $walkers } vargar till får gå, terräng: { $terrain }. Eller sluta gå.
}
wolves-open-act = Välj handling { $action } av { $free }.
wolves-open-token = { $tokens ->
    [one] Dina { $free } handlingar är gjorda: använd din handlingspollett eller avsluta draget.
   *[other] Dina { $free } handlingar är gjorda: använd en handlingspollett eller avsluta draget.
}
wolves-open-end = Dina { $free } handlingar är gjorda: avsluta draget eller ångra.

## What happened
wolves-log-region = Region { $region } läggs runt sjö { $lake }.
wolves-log-prey = På { $at } läggs { $prey }.
wolves-log-token = En regionpollett läggs på sjö { $lake }.
wolves-log-pack = { $who } får flocken: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } börjar med alla framsidor.
   *[backs] { $who } börjar med alla baksidor.
}
wolves-log-draft = { $who } placerar en alfavarg och en flockvarg på { $at }.
wolves-log-spend = { $who } använder en handlingspollett.
wolves-log-pay = { $tokens ->
    [0] { $who } betalar { $terrain } med { $tiles }.
    [one] { $who } betalar { $terrain } med { $tiles } och en pollett.
   *[other] { $who } betalar { $terrain } med { $tiles } och { $tokens } polletter.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } betalar { $terrain } med en pollett.
   *[other] { $who } betalar { $terrain } med { $tokens } polletter.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfavarg { $from } → { $to }.
   *[pack] { $who }: flockvarg { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfavarg trängs undan { $from } → { $to }.
   *[pack] { $who }: flockvarg trängs undan { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kallar på ensamvargen på { $at }: en ny alfavarg.
   *[pack] { $who } kallar på ensamvargen på { $at }: en ny flockvarg.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en lya på { $at }, för spridning.
    [speed] { $who } bygger en lya på { $at }, för snabbhet.
   *[howl] { $who } bygger en lya på { $at }, för yl.
}
wolves-log-lair = { $who } bygger ut lyan på { $at } till ett näste.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerar lyan på { $at } ({ $rival }).
   *[pack] { $who } dominerar flockvargen på { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspollett.
   *[terrain] { $who } får en terrängpollett.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } fäller ett byte på { $at }: { $prey }.
wolves-log-end = { $who } passar utan handling.
wolves-log-phase = { $phase ->
    [crescent] Månskäran räknas.
    [quarter] Halvmånen räknas.
   *[full] Fullmånen räknas.
}
wolves-log-region-scored-seat = { $others ->
    [0] Sjö { $lake }: { $who } får { $points }.
   *[other] Sjö { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Sjö { $lake }: den neutrala flocken är först, polletten går förlorad.
   *[other] Sjö { $lake }: den neutrala flocken är först, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Sjö { $lake }: ingen tar polletten.
    [one] Sjö { $lake }: ingen tar polletten, { $lesser } får { $lesser_points }.
   *[other] Sjö { $lake }: ingen tar polletten, { $lesser } får { $lesser_points } var.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handlade längre, så de återstående månarna räknades.
    [turn-limit] Sista draget nåddes, så de återstående månarna räknades.
   *[full-moon] Fullmånen är räknad: partiet är slut.
}
