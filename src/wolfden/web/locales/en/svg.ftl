### What stands on pictures of boards (`board --svg`); names of things come from the titles' own files.

svg-emblem = { $emblem ->
    [fang] fang
    [eye] eye
    [claw] claw
    [star] star
    [peak] peak
   *[stone] stone
}
svg-seat-signed = seat { $seat } ({ $emblem })
svg-to-act = to act

## The Wolves
svg-wolves-phase = { $phase ->
    [crescent] crescent
    [quarter] quarter
   *[full] full
}
svg-wolves-water = { $kind ->
    [chasm] chasm
   *[lake] lake
}
svg-wolves-board = { $water } of region { $region }
svg-wolves-token = { $token } token
svg-wolves-tokens = { $upper } on { $lower } token
svg-wolves-control = control { $held }
svg-wolves-over = The game is over after { $turns } turns
svg-wolves-draft = Draft: seat { $seat } puts down an alpha and a pack wolf
svg-wolves-tiles = Seat { $seat } chooses which side of its tiles begins
svg-wolves-turn = Turn { $turn }: seat { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn } may walk { $walkers } more wolf to { $terrain }
   *[other] { $turn } may walk { $walkers } more wolves to { $terrain }
}
svg-wolves-hunt = { $turn } chooses its prey
svg-wolves-left = { $left ->
    [one] { $turn }, { $left } action left
   *[other] { $turn }, { $left } actions left
}
svg-wolves-more = { $turn }, may go on with action tokens
svg-wolves-date = Moon date { $date } of { $last }
svg-wolves-dates = Moon date { $date }; scoring dates { $dates }.
svg-wolves-points = { $points } points
svg-wolves-pts = { $points } pts
svg-wolves-home-undealt = home not dealt
svg-wolves-tile = { $shows }, back { $back }
svg-wolves-track = { $track } { $value }, { $dens } of { $size } dens taken
svg-wolves-held = { $thing ->
    [action-token] { $count } action tokens
    [terrain-token] { $count } terrain tokens
    [pack] { $count } wolves called
   *[lair] { $count } lairs
}
svg-wolves-prey-free = { $prey } not taken
svg-wolves-regions = { $tokens } region tokens, { $points } points from regions
