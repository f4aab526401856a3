### What stands on pictures of boards (`board --svg`); names of things come from the titles' own files.

svg-emblem = { $emblem ->
    [fang] fang
    [eye] eye
    [claw] claw
    [star] star
    [peak] peak
   *[stone] stone
}
svg-seat = seat { $seat }
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

## Age of the Wolf
svg-both = { $first } and { $second }
svg-age-over = The game is over in round { $round }
svg-age-turn = turn of seat { $seat }
svg-age-decides = seat { $seat } { $does }
svg-age-does = { $stage ->
    [draw] draws a card
    [roll] is in battle: the die is rolled
    [move] moves a pack or plays a card
    [battle] begins a battle or plays a card
    [den] may build a den
    [roam] may let wolves roam
    [litter] chooses which dens have their litters
    [reroll] may roll again
    [retreat] retreats or perishes
    [drive] drives the beaten predators away or leaves them
    [withdraw] withdraws from an overfull region
    [lose] chooses which wolves are lost
    [lead] chooses where the new Lead Wolf stands
   *[discard] discards a card
}
svg-age-prey = prey { $prey }
svg-age-surplus = { $surplus } wolves too many
svg-age-seat = seat { $seat } ({ $colour }, { $emblem })
svg-age-channel = { $frozen ->
    [yes] channel { $first } to { $second }: frozen until the end of this turn
   *[no] channel { $first } to { $second }: open water
}
svg-age-has = { $dens } of { $goal } dens, { $wolves } wolves, { $hand } cards
svg-age-supply = wolves, { $supply } more
svg-age-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
svg-age-lead = Lead Wolf in { $at }
svg-age-fallen = Lead Wolf fallen
svg-age-piles = Deck { $deck } · discards: { $cards }
svg-age-cards = Cards — { $cards }
svg-age-sign = { $sign ->
    [prey] prey value
    [coast] coast
    [wolves] wolves
    [lead] with Lead Wolf
    [surplus] above the prey value
   *[attackers] attackers, battle to come
}

## Brotherhood of the Wolf
svg-either = { $first } or { $second }
svg-brotherhood-map = Gévaudan, our own map
svg-brotherhood-draft = Draft of the { $season } cards
svg-brotherhood-before = { $now }, before the first victim
svg-brotherhood-round = { $now }, round { $round } of { $rounds }
svg-brotherhood-draw = Spring 1767 is over: victims and free traces make a draw
svg-brotherhood-stance = { $stance ->
    [lying] lying
   *[standing] standing
}
svg-brotherhood-trace-hidden = trace face down
svg-brotherhood-secret = { $village }, hidden
svg-brotherhood-sign = { $sign ->
    [village] village
    [hamlet] hamlet
    [start] start village
    [special] special village
    [start-special] start special village
    [goal] may be next
    [leagues] leagues away
    [haunt] Beast here?
    [victims] victims
    [card] village card
   *[trace] hidden trace
}
svg-brotherhood-hunter-in = { $hunter } in { $at }, { $stance }
svg-brotherhood-beast-in = The Beast is in { $at }.
svg-brotherhood-beast-hidden = The Beast is hidden
svg-brotherhood-panel = { $panel ->
    [card] season card
    [spaces] season spaces
    [hunters] hunters
   *[known] what is known
}
svg-brotherhood-no-card = No season card in force
svg-brotherhood-card-comes = It is turned up at the beginning of the season.
svg-brotherhood-book = a card of the book
svg-brotherhood-card = { $season }, works in phase { $phase }, { $source }
svg-brotherhood-spaces = Seasons: troops left, card, trace
svg-brotherhood-hunters = Hunters and the signs they know
svg-brotherhood-unled = led by nobody yet
svg-brotherhood-taken = Traces taken: { $count } of { $goal }
svg-brotherhood-token = { $word ->
    [true] true
    [taken] taken
    [possible] possible
   *[no] no
}
svg-brotherhood-marker = Black marker: vagabond seen in { $at }.
svg-brotherhood-trace-of = Trace of { $season }: { $tokens }.
svg-brotherhood-any = any of the five
svg-brotherhood-hides = The Beast hides in { $at }
svg-brotherhood-possible = { $villages ->
    [one] { $known }; { $villages } village possible (dashed rings).
   *[other] { $known }; { $villages } villages possible (dashed rings).
}
svg-brotherhood-may-choose = It may choose one of { $goals } villages next (gold rings).
svg-brotherhood-chosen = It has chosen { $village }; { $goals } villages seem possible.
svg-brotherhood-chosen-one = It has chosen one of { $goals } villages (gold rings).
