# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] skog
    [rock] berg
    [grass] gress
    [tundra] tundra
    [desert] ørken
   *[blank] ikke delt ut ennå
}
wolves-prey = { $prey ->
    [moose] elg
    [deer] hjort
    [raccoon] vaskebjørn
    [boar] villsvin
   *[hare] hare
}
wolves-neutral = den nøytrale flokken
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfaulv ({ $owner })
    [den] hi ({ $owner })
    [lair] hule ({ $owner })
   *[pack] flokkulv ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfaulv ({ $owner }) på { $hex }
    [den] hi ({ $owner }) på { $hex }
    [lair] hule ({ $owner }) på { $hex }
   *[pack] flokkulv ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensom ulv
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en kløft: Her kan ingenting stå
wolves-nowhere = { $hex } er ikke på dette kartet
wolves-lake = Innsjø { $hex }. { $token }. Kontroll: { $control }
wolves-token = { $phase ->
    [crescent] månesigdmerke, { $first } til den sterkeste flokken og { $second } til den neste
    [quarter] halvmånemerke, { $first } til den sterkeste flokken og { $second } til den neste
   *[full] fullmånemerke, { $first } til den sterkeste flokken og { $second } til den neste
}
wolves-no-token = Ingen merker igjen
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nådd dag { $date }; alle faser er talt opp
    [crescent] Månen er på dag { $date }; månesigden telles på dag { $next }
    [quarter] Månen er på dag { $date }; halvmånen telles på dag { $next }
   *[full] Månen er på dag { $date }; fullmånen telles på dag { $next }
}

## Player boards
wolves-home = hjem: { $terrain }
wolves-home-undealt = hjemterreng ikke delt ut ennå
wolves-home-tile = hjembrikke, den snus aldri
wolves-home-tile-name = hjembrikke
wolves-tile = { $shows }; snudd viser den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spredning
    [speed] fart
   *[howl] ul
}
wolves-track = { $track ->
    [spread] spredning { $value }: så mange ulver kan gå i en flytting; { $next } etter neste hi
    [speed] fart { $value }: så langt går en ulv; { $next } etter neste hi
   *[howl] ul { $value }: så langt høres en alfaulv; { $next } etter neste hi
}
wolves-track-dens = { $track ->
    [spread] spredning { $value }, { $dens } av { $size } hi bygd
    [speed] fart { $value }, { $dens } av { $size } hi bygd
   *[howl] ul { $value }, { $dens } av { $size } hi bygd
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingsmerke: én ekstra handling i en tur
   *[other] { $count } handlingsmerker: hvert er én ekstra handling i en tur
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrengmerke: det betaler alle slags terreng
   *[other] { $count } terrengmerker: hvert betaler alle slags terreng
}
wolves-called = { $count ->
    [one] { $count } ulv tilkalt
   *[other] { $count } ulver tilkalt
}
wolves-lairs = { $count ->
    [one] { $count } hule bygd
   *[other] { $count } huler bygd
}
wolves-prey-taken = har tatt: { $prey }
wolves-prey-free = ikke tatt ennå: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } poeng fra regioner, { $tokens } merke vunnet
   *[other] { $points } poeng fra regioner, { $tokens } merker vunnet
}
wolves-own = Din flokk
wolves-own-tiles = Brikkene dine
wolves-own-pays = Hva brikkene dine betaler
wolves-own-tracks = Sporene dine
wolves-own-things = Merkene og byttet ditt
wolves-pays = { $now ->
    [0] ingen brikke viser { $terrain }
    [one] { $now } brikke viser { $terrain }
   *[other] { $now } brikker viser { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nå, { $then } etter snuing
wolves-score = { $part ->
    [spread] spredning
    [speed] fart
    [howl] ul
    [lairs] huler
    [hunt] jakt
    [wolves] ulver
    [regions] regioner
   *[lesser] andreplasser
}

## The strip above the table
wolves-turn = Tur { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling igjen, handlingsmerker: { $tokens }
    [one] { $left } fri handling igjen, handlingsmerker: { $tokens }
   *[other] { $left } frie handlinger igjen, handlingsmerker: { $tokens }
}
wolves-next-regions = { $count ->
    [0] ingen region telles neste gang
    [one] { $count } region telles neste gang
   *[other] { $count } regioner telles neste gang
}
wolves-stage-regions = Regionbrettene legges ut
wolves-stage-prey = Byttet legges ut
wolves-stage-moons = Regionmerkene legges ut
wolves-stage-packs = Flokkene får hjemterrenget sitt
wolves-stage-tiles = Flokkene velger hvordan brikkene ligger
wolves-stage-draft = Flokkene kommer inn på kartet
wolves-stage-act = Flokkene handler
wolves-stage-walk = Ulvene går
wolves-stage-hunt = En jakt
wolves-stage-over = Partiet er over

## Actions
wolves-do-region = Legg en region
wolves-do-prey = Legg et bytte
wolves-do-moon = Legg et regionmerke
wolves-do-pack = Ta en flokk
wolves-do-tiles = Legg brikkene
wolves-do-draft = Plasser
wolves-do-move = Flytt
wolves-do-walk = Gå
wolves-do-stop = Slutt å gå
wolves-do-den = Bygg et hi
wolves-do-lair = Bygg en hule
wolves-do-howl = Ul
wolves-do-dominate = Dominer
wolves-do-hunt = Jakt
wolves-do-end = Avslutt turen
wolves-side-fronts = alle forsider
wolves-side-backs = alle baksider
wolves-aside = til { $hex }
wolves-payment = { $parts }
wolves-pay-token = et terrengmerke
wolves-pay-home = hjembrikke ({ $terrain })
wolves-pay-tile = { $shows } (snus til { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfaulv på { $hex }
   *[pack] flokkulv på { $hex }
}
wolves-brief-aside = den fortrengte til { $hex }
wolves-brief-pay = betaler { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } forblir { $value }

## Questions
wolves-ask-pay = Hvordan betaler du?
wolves-ask-track = Fra hvilket spor tas hiet?
wolves-ask-aside = Velg hvor den fortrengte ulven går: { $count } steder er like nær.
wolves-ask-move = Til hvilket terreng går ulvene dine?
wolves-ask-walk = Hvilken ulv går?
wolves-ask-walk-to = { $kind ->
    [alpha] Hvor går alfaulven på { $hex }?
   *[pack] Hvor går flokkulven på { $hex }?
}
wolves-ask-den = Hvor bygger du hiet?
wolves-ask-lair = Hvilket hi blir til en hule?
wolves-ask-howl = Hvilken ensom ulv kaller du på?
wolves-ask-dominate = Hvilken brikke dominerer du?
wolves-open-packs = Velg flokken din.
wolves-open-tiles = Hvilken side av brikkene ligger opp fra start?
wolves-open-draft = Velg en sekskant til en alfaulv og en flokkulv.
wolves-open-hunt = To like bytter er innen rekkevidde: Velg hvilket du tar.
wolves-open-walk = { $walkers ->
    [one] { $walkers } ulv til kan gå, terreng: { $terrain }. Eller slutt å gå.
   *[other] { $walkers } ulver til kan gå, terreng: { $terrain }. Eller slutt å gå.
}
wolves-open-act = Velg handling { $action } av { $free }.
wolves-open-token = { $tokens ->
    [one] Dine { $free } handlinger er gjort: Bruk handlingsmerket ditt, eller avslutt turen.
   *[other] Dine { $free } handlinger er gjort: Bruk et handlingsmerke, eller avslutt turen.
}
wolves-open-end = Dine { $free } handlinger er gjort: Avslutt turen, eller angre.

## What happened
wolves-log-region = Region { $region } legges rundt innsjø { $lake }.
wolves-log-prey = På { $at } legges { $prey }.
wolves-log-token = Et regionmerke legges på innsjø { $lake }.
wolves-log-pack = { $who } får flokken: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } begynner med alle forsider.
   *[backs] { $who } begynner med alle baksider.
}
wolves-log-draft = { $who } plasserer en alfaulv og en flokkulv på { $at }.
wolves-log-spend = { $who } bruker et handlingsmerke.
wolves-log-pay = { $tokens ->
    [0] { $who } betaler { $terrain } med { $tiles }.
    [one] { $who } betaler { $terrain } med { $tiles } og et merke.
   *[other] { $who } betaler { $terrain } med { $tiles } og { $tokens } merker.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } betaler { $terrain } med et merke.
   *[other] { $who } betaler { $terrain } med { $tokens } merker.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfaulv { $from } → { $to }.
   *[pack] { $who }: flokkulv { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfaulv fortrenges { $from } → { $to }.
   *[pack] { $who }: flokkulv fortrenges { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kaller på den ensomme ulven på { $at }: en ny alfaulv.
   *[pack] { $who } kaller på den ensomme ulven på { $at }: en ny flokkulv.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger et hi på { $at }, for spredning.
    [speed] { $who } bygger et hi på { $at }, for fart.
   *[howl] { $who } bygger et hi på { $at }, for ul.
}
wolves-log-lair = { $who } bygger ut hiet på { $at } til en hule.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerer hiet på { $at } ({ $rival }).
   *[pack] { $who } dominerer flokkulven på { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } får et handlingsmerke.
   *[terrain] { $who } får et terrengmerke.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } feller et bytte på { $at }: { $prey }.
wolves-log-end = { $who } melder pass uten handling.
wolves-log-phase = { $phase ->
    [crescent] Månesigden telles opp.
    [quarter] Halvmånen telles opp.
   *[full] Fullmånen telles opp.
}
wolves-log-region-scored-seat = { $others ->
    [0] Innsjø { $lake }: { $who } får { $points }.
   *[other] Innsjø { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Innsjø { $lake }: Den nøytrale flokken er først, merket går tapt.
   *[other] Innsjø { $lake }: Den nøytrale flokken er først, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Innsjø { $lake }: Ingen tar merket.
    [one] Innsjø { $lake }: Ingen tar merket, { $lesser } får { $lesser_points }.
   *[other] Innsjø { $lake }: Ingen tar merket, { $lesser } får { $lesser_points } hver.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handlet lenger, så de gjenværende månene ble talt opp.
    [turn-limit] Siste tur ble nådd, så de gjenværende månene ble talt opp.
   *[full-moon] Fullmånen er talt opp: Partiet er over.
}
