# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] skov
    [rock] klippe
    [grass] græs
    [tundra] tundra
    [desert] ørken
   *[blank] ikke uddelt endnu
}
wolves-prey = { $prey ->
    [moose] elg
    [deer] hjort
    [raccoon] vaskebjørn
    [boar] vildsvin
   *[hare] hare
}
wolves-neutral = den neutrale flok
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfaulv ({ $owner })
    [den] hule ({ $owner })
    [lair] leje ({ $owner })
   *[pack] flokulv ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfaulv ({ $owner }) på { $hex }
    [den] hule ({ $owner }) på { $hex }
    [lair] leje ({ $owner }) på { $hex }
   *[pack] flokulv ({ $owner }) på { $hex }
}
wolves-lone-wolf = enlig ulv
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en kløft: Her kan intet stå
wolves-nowhere = { $hex } er ikke på dette kort
wolves-lake = Sø { $hex }. { $token }. Kontrol: { $control }
wolves-token = { $phase ->
    [crescent] måneseglpolet, { $first } til den stærkeste flok og { $second } til den næste
    [quarter] halvmånepolet, { $first } til den stærkeste flok og { $second } til den næste
   *[full] fuldmånepolet, { $first } til den stærkeste flok og { $second } til den næste
}
wolves-no-token = Ingen polet tilbage
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nået dag { $date }; alle faser er talt op
    [crescent] Månen er på dag { $date }; måneseglet tælles på dag { $next }
    [quarter] Månen er på dag { $date }; halvmånen tælles på dag { $next }
   *[full] Månen er på dag { $date }; fuldmånen tælles på dag { $next }
}

## Player boards
wolves-home = hjem: { $terrain }
wolves-home-undealt = hjemterræn ikke uddelt endnu
wolves-home-tile = hjembrik, den vendes aldrig
wolves-home-tile-name = hjembrik
wolves-tile = { $shows }; vendt viser den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spredning
    [speed] fart
   *[howl] hyl
}
wolves-track = { $track ->
    [spread] spredning { $value }: så mange ulve må gå i en flytning; { $next } efter næste hule
    [speed] fart { $value }: så langt går en ulv; { $next } efter næste hule
   *[howl] hyl { $value }: så langt høres en alfaulv; { $next } efter næste hule
}
wolves-track-dens = { $track ->
    [spread] spredning { $value }, { $dens } af { $size } huler bygget
    [speed] fart { $value }, { $dens } af { $size } huler bygget
   *[howl] hyl { $value }, { $dens } af { $size } huler bygget
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspolet: én ekstra handling i en tur
   *[other] { $count } handlingspoletter: hver er én ekstra handling i en tur
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrænpolet: den betaler ethvert terræn
   *[other] { $count } terrænpoletter: hver betaler ethvert terræn
}
wolves-called = { $count ->
    [one] { $count } ulv kaldt
   *[other] { $count } ulve kaldt
}
wolves-lairs = { $count ->
    [one] { $count } leje bygget
   *[other] { $count } lejer bygget
}
wolves-prey-taken = har taget: { $prey }
wolves-prey-free = ikke taget endnu: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } point fra områder, { $tokens } polet vundet
   *[other] { $points } point fra områder, { $tokens } poletter vundet
}
wolves-own = Din flok
wolves-own-tiles = Dine brikker
wolves-own-pays = Hvad dine brikker betaler
wolves-own-tracks = Dine spor
wolves-own-things = Dine poletter og dit bytte
wolves-pays = { $now ->
    [0] ingen brik viser { $terrain }
    [one] { $now } brik viser { $terrain }
   *[other] { $now } brikker viser { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vending
wolves-score = { $part ->
    [spread] spredning
    [speed] fart
    [howl] hyl
    [lairs] lejer
    [hunt] jagt
    [wolves] ulve
    [regions] områder
   *[lesser] andenpladser
}

## The strip above the table
wolves-turn = Tur { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling tilbage, handlingspoletter: { $tokens }
    [one] { $left } fri handling tilbage, handlingspoletter: { $tokens }
   *[other] { $left } frie handlinger tilbage, handlingspoletter: { $tokens }
}
wolves-next-regions = { $count ->
    [0] intet område tælles næste gang
    [one] { $count } område tælles næste gang
   *[other] { $count } områder tælles næste gang
}
wolves-stage-regions = Områdepladerne lægges ud
wolves-stage-prey = Byttet lægges ud
wolves-stage-moons = Områdepoletterne lægges ud
wolves-stage-packs = Flokkene får deres hjemterræn
wolves-stage-tiles = Flokkene vælger, hvordan brikkerne ligger
wolves-stage-draft = Flokkene kommer ind på kortet
wolves-stage-act = Flokkene handler
wolves-stage-walk = Ulvene går
wolves-stage-hunt = En jagt
wolves-stage-over = Spillet er slut

## Actions
wolves-do-region = Læg et område
wolves-do-prey = Læg bytte
wolves-do-moon = Læg en områdepolet
wolves-do-pack = Tag en flok
wolves-do-tiles = Læg brikkerne
wolves-do-draft = Placer
wolves-do-move = Flyt
wolves-do-walk = Gå
wolves-do-stop = Stop med at gå
wolves-do-den = Byg en hule
wolves-do-lair = Byg et leje
wolves-do-howl = Hyl
wolves-do-dominate = Dominer
wolves-do-hunt = Jag
wolves-do-end = Afslut turen
wolves-side-fronts = alle forsider
wolves-side-backs = alle bagsider
wolves-aside = til { $hex }
wolves-payment = { $parts }
wolves-pay-token = en terrænpolet
wolves-pay-home = hjembrik ({ $terrain })
wolves-pay-tile = { $shows } (vendes til { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfaulv på { $hex }
   *[pack] flokulv på { $hex }
}
wolves-brief-aside = den fortrængte til { $hex }
wolves-brief-pay = betaler { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } forbliver { $value }

## Questions
wolves-ask-pay = Hvordan betaler du?
wolves-ask-track = Fra hvilket spor tages hulen?
wolves-ask-aside = Vælg, hvor den fortrængte ulv går hen: { $count } steder er lige nær.
wolves-ask-move = Til hvilket terræn går dine ulve?
wolves-ask-walk = Hvilken ulv går?
wolves-ask-walk-to = { $kind ->
    [alpha] Hvor går alfaulven på { $hex } hen?
   *[pack] Hvor går flokulven på { $hex } hen?
}
wolves-ask-den = Hvor bygger du hulen?
wolves-ask-lair = Hvilken hule bliver til et leje?
wolves-ask-howl = Hvilken enlig ulv kalder du på?
wolves-ask-dominate = Hvilken brik dominerer du?
wolves-open-packs = Vælg din flok.
wolves-open-tiles = Hvilken side af brikkerne ligger opad fra start?
wolves-open-draft = Vælg en sekskant til en alfaulv og en flokulv.
wolves-open-hunt = To ens bytter er inden for rækkevidde: Vælg, hvilket du tager.
wolves-open-walk = { $walkers ->
    [one] { $walkers } ulv mere må gå, terræn: { $terrain }. Eller stop.
   *[other] { $walkers } ulve mere må gå, terræn: { $terrain }. Eller stop.
}
wolves-open-act = Vælg handling { $action } af { $free }.
wolves-open-token = { $tokens ->
    [one] Dine { $free } handlinger er gjort: Brug din handlingspolet, eller afslut turen.
   *[other] Dine { $free } handlinger er gjort: Brug en handlingspolet, eller afslut turen.
}
wolves-open-end = Dine { $free } handlinger er gjort: Afslut turen, eller fortryd.

## What happened
wolves-log-region = Område { $region } lægges omkring sø { $lake }.
wolves-log-prey = På { $at } lægges { $prey }.
wolves-log-token = En områdepolet lægges på sø { $lake }.
wolves-log-pack = { $who } får flokken: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } begynder med alle forsider.
   *[backs] { $who } begynder med alle bagsider.
}
wolves-log-draft = { $who } placerer en alfaulv og en flokulv på { $at }.
wolves-log-spend = { $who } bruger en handlingspolet.
wolves-log-pay = { $tokens ->
    [0] { $who } betaler { $terrain } med { $tiles }.
    [one] { $who } betaler { $terrain } med { $tiles } og en polet.
   *[other] { $who } betaler { $terrain } med { $tiles } og { $tokens } poletter.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } betaler { $terrain } med en polet.
   *[other] { $who } betaler { $terrain } med { $tokens } poletter.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfaulv { $from } → { $to }.
   *[pack] { $who }: flokulv { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfaulv fortrænges { $from } → { $to }.
   *[pack] { $who }: flokulv fortrænges { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kalder på den enlige ulv på { $at }: en ny alfaulv.
   *[pack] { $who } kalder på den enlige ulv på { $at }: en ny flokulv.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en hule på { $at }, til spredning.
    [speed] { $who } bygger en hule på { $at }, til fart.
   *[howl] { $who } bygger en hule på { $at }, til hyl.
}
wolves-log-lair = { $who } udbygger hulen på { $at } til et leje.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerer hulen på { $at } ({ $rival }).
   *[pack] { $who } dominerer flokulven på { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspolet.
   *[terrain] { $who } får en terrænpolet.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } nedlægger et bytte på { $at }: { $prey }.
wolves-log-end = { $who } melder pas uden handling.
wolves-log-phase = { $phase ->
    [crescent] Måneseglet tælles op.
    [quarter] Halvmånen tælles op.
   *[full] Fuldmånen tælles op.
}
wolves-log-region-scored-seat = { $others ->
    [0] Sø { $lake }: { $who } får { $points }.
   *[other] Sø { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Sø { $lake }: Den neutrale flok er først, poletten går tabt.
   *[other] Sø { $lake }: Den neutrale flok er først, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Sø { $lake }: Ingen tager poletten.
    [one] Sø { $lake }: Ingen tager poletten, { $lesser } får { $lesser_points }.
   *[other] Sø { $lake }: Ingen tager poletten, { $lesser } får { $lesser_points } hver.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handlede længere, så de resterende måner blev talt op.
    [turn-limit] Sidste tur blev nået, så de resterende måner blev talt op.
   *[full-moon] Fuldmånen er talt op: Spillet er slut.
}
