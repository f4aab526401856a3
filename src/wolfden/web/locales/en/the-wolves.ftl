# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] forest
    [rock] rock
    [grass] grass
    [tundra] tundra
    [desert] desert
   *[blank] not dealt yet
}
wolves-prey = { $prey ->
    [moose] moose
    [deer] deer
    [raccoon] raccoon
    [boar] boar
   *[hare] hare
}
wolves-neutral = the neutral pack
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alpha of { $owner }
    [den] den of { $owner }
    [lair] lair of { $owner }
   *[pack] pack wolf of { $owner }
}
wolves-piece-at = { $kind ->
    [alpha] alpha of { $owner } on { $hex }
    [den] den of { $owner } on { $hex }
    [lair] lair of { $owner } on { $hex }
   *[pack] pack wolf of { $owner } on { $hex }
}
wolves-lone-wolf = lone wolf
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } on { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, a chasm: nothing can stand here
wolves-nowhere = { $hex } is not on this map
wolves-lake = Lake { $hex }. { $token }. Control: { $control }
wolves-token = { $phase ->
    [crescent] crescent token, { $first } for the strongest pack and { $second } for the second
    [quarter] quarter token, { $first } for the strongest pack and { $second } for the second
   *[full] full moon token, { $first } for the strongest pack and { $second } for the second
}
wolves-no-token = No token left
wolves-control = { $owner } { $count }
wolves-no-control = nobody
wolves-table = { $phase ->
    [none] The moon has reached date { $date }; all phases are scored
    [crescent] The moon is at date { $date }; the crescent is scored at { $next }
    [quarter] The moon is at date { $date }; the quarter is scored at { $next }
   *[full] The moon is at date { $date }; the full moon is scored at { $next }
}

## Player boards
wolves-home = home { $terrain }
wolves-home-undealt = home not dealt yet
wolves-home-tile = home tile, it is never turned
wolves-home-tile-name = home tile
wolves-tile = { $shows }; turned over it shows { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spread
    [speed] speed
   *[howl] howl
}
wolves-track = { $track ->
    [spread] spread { $value }: so many wolves may walk in a move; { $next } after the next den
    [speed] speed { $value }: so far a wolf walks; { $next } after the next den
   *[howl] howl { $value }: so far an alpha is heard; { $next } after the next den
}
wolves-track-dens = { $track ->
    [spread] spread { $value }, { $dens } of { $size } dens built
    [speed] speed { $value }, { $dens } of { $size } dens built
   *[howl] howl { $value }, { $dens } of { $size } dens built
}
wolves-action-tokens = { $count ->
    [one] { $count } action token: one more action in a turn
   *[other] { $count } action tokens: each is one more action in a turn
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrain token: it pays for any terrain
   *[other] { $count } terrain tokens: each pays for any terrain
}
wolves-called = { $count ->
    [one] { $count } wolf called
   *[other] { $count } wolves called
}
wolves-lairs = { $count ->
    [one] { $count } lair built
   *[other] { $count } lairs built
}
wolves-prey-taken = { $prey } taken
wolves-prey-free = { $prey } not taken yet
wolves-regions = { $tokens ->
    [one] { $points } points from regions, { $tokens } token won
   *[other] { $points } points from regions, { $tokens } tokens won
}
wolves-own = Your pack
wolves-own-tiles = Your tiles
wolves-own-pays = What your tiles pay for
wolves-own-tracks = Your tracks
wolves-own-things = Your tokens and prey
wolves-pays = { $now ->
    [0] no tile shows { $terrain }
    [one] { $now } tile shows { $terrain }
   *[other] { $now } tiles show { $terrain }
}
wolves-pays-then = { $terrain }: { $now } now, { $then } after turning
wolves-score = { $part ->
    [spread] spread
    [speed] speed
    [howl] howl
    [lairs] lairs
    [hunt] hunt
    [wolves] wolves
    [regions] regions
   *[lesser] second places
}

## The strip above the table
wolves-turn = Turn { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] no free action left, { $tokens } action tokens
    [one] { $left } free action left, { $tokens } action tokens
   *[other] { $left } free actions left, { $tokens } action tokens
}
wolves-next-regions = { $count ->
    [0] no region scores next
    [one] { $count } region scores next
   *[other] { $count } regions score next
}
wolves-stage-regions = The boards are being dealt
wolves-stage-prey = Prey is being dealt
wolves-stage-moons = The region tokens are being dealt
wolves-stage-packs = The packs get their home terrains
wolves-stage-tiles = The packs choose how their tiles lie
wolves-stage-draft = The packs come onto the map
wolves-stage-act = The packs act
wolves-stage-walk = Wolves walk
wolves-stage-hunt = A hunt
wolves-stage-over = The game is over

## Actions
wolves-do-region = Lay a region
wolves-do-prey = Lay prey
wolves-do-moon = Lay a region token
wolves-do-pack = Take a pack
wolves-do-tiles = Lay the tiles
wolves-do-draft = Place
wolves-do-move = Move
wolves-do-walk = Walk
wolves-do-stop = Stop walking
wolves-do-den = Build a den
wolves-do-lair = Build a lair
wolves-do-howl = Howl
wolves-do-dominate = Dominate
wolves-do-hunt = Hunt
wolves-do-end = End the turn
wolves-side-fronts = all fronts
wolves-side-backs = all backs
wolves-aside = to { $hex }
wolves-payment = { $parts }
wolves-pay-token = a terrain token
wolves-pay-home = home tile ({ $terrain })
wolves-pay-tile = { $shows } (turns to { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alpha on { $hex }
   *[pack] pack wolf on { $hex }
}
wolves-brief-aside = moved aside to { $hex }
wolves-brief-pay = pays { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } stays { $value }

## Questions
wolves-ask-pay = How do you pay?
wolves-ask-track = Which track does the den come from?
wolves-ask-aside = Choose where the displaced wolf goes: { $count } places are equally near.
wolves-ask-move = Which terrain do your wolves walk to?
wolves-ask-walk = Which wolf walks?
wolves-ask-walk-to = { $kind ->
    [alpha] Where does the alpha on { $hex } walk to?
   *[pack] Where does the pack wolf on { $hex } walk to?
}
wolves-ask-den = Where do you build the den?
wolves-ask-lair = Which den becomes a lair?
wolves-ask-howl = Which lone wolf do you call?
wolves-ask-dominate = Which piece do you dominate?
wolves-open-packs = Choose your pack.
wolves-open-tiles = Which side of your tiles lies up at the start?
wolves-open-draft = Choose a hex for an alpha and a pack wolf.
wolves-open-hunt = Two equal prey are in reach: choose which one you take.
wolves-open-walk = { $walkers ->
    [one] { $walkers } more wolf may walk to { $terrain }, or stop.
   *[other] { $walkers } more wolves may walk to { $terrain }, or stop.
}
wolves-open-act = Choose action { $action } of { $free }.
wolves-open-token = { $tokens ->
    [one] Your { $free } actions are done: spend your action token, or end the turn.
   *[other] Your { $free } actions are done: spend an action token, or end the turn.
}
wolves-open-end = Your { $free } actions are done: end the turn, or undo.

## What happened
wolves-log-region = Region { $region } is laid round lake { $lake }.
wolves-log-prey = { $prey } on { $at }.
wolves-log-token = A region token on lake { $lake }.
wolves-log-pack = { $who } gets the { $home } pack.
wolves-log-tiles = { $side ->
    [fronts] { $who } begins with all fronts.
   *[backs] { $who } begins with all backs.
}
wolves-log-draft = { $who } places an alpha and a pack wolf on { $at }.
wolves-log-spend = { $who } spends an action token.
wolves-log-pay = { $tokens ->
    [0] { $who } pays { $terrain } with { $tiles }.
    [one] { $who } pays { $terrain } with { $tiles } and a token.
   *[other] { $who } pays { $terrain } with { $tiles } and { $tokens } tokens.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } pays { $terrain } with a token.
   *[other] { $who } pays { $terrain } with { $tokens } tokens.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alpha { $from } → { $to }.
   *[pack] { $who }: pack wolf { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] The alpha of { $who } is displaced { $from } → { $to }.
   *[pack] The pack wolf of { $who } is displaced { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } calls the lone wolf on { $at }: a new alpha.
   *[pack] { $who } calls the lone wolf on { $at }: a new pack wolf.
}
wolves-log-den = { $track ->
    [spread] { $who } builds a den on { $at }, for spread.
    [speed] { $who } builds a den on { $at }, for speed.
   *[howl] { $who } builds a den on { $at }, for howl.
}
wolves-log-lair = { $who } turns the den on { $at } into a lair.
wolves-log-dominate = { $lost ->
    [den] { $who } dominates the den of { $rival } on { $at }.
   *[pack] { $who } dominates the pack wolf of { $rival } on { $at }.
}
wolves-log-gain = { $token ->
    [action] { $who } gains an action token.
   *[terrain] { $who } gains a terrain token.
}
wolves-log-moon = The moon reaches date { $date }.
wolves-log-hunt = { $who } brings down the { $prey } on { $at }.
wolves-log-end = { $who } passes without an action.
wolves-log-phase = { $phase ->
    [crescent] The crescent moon is scored.
    [quarter] The quarter moon is scored.
   *[full] The full moon is scored.
}
wolves-log-region-scored-seat = { $others ->
    [0] Lake { $lake }: { $who } takes { $points }.
   *[other] Lake { $lake }: { $who } takes { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Lake { $lake }: the neutral pack is first, the token is lost.
   *[other] Lake { $lake }: the neutral pack is first, { $lesser } takes { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Lake { $lake }: nobody takes the token.
    [one] Lake { $lake }: nobody takes the token, { $lesser } takes { $lesser_points }.
   *[other] Lake { $lake }: nobody takes the token, { $lesser } take { $lesser_points } each.
}
wolves-log-over = { $reason ->
    [standstill] Nobody acted any more, so the remaining moons were scored.
    [turn-limit] The last turn was reached, so the remaining moons were scored.
   *[full-moon] The full moon has been scored: the game is over.
}
