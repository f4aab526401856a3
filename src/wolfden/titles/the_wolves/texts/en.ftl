### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = The Wolves
pitch-the-wolves = Lead a pack through five terrains, howl for lone wolves and control regions when each moon phase scores. No luck after setup.
wins-the-wolves = The pack with the most points after the full moon wins.
picture-the-wolves = A board of The Wolves with wolves moving on it
role-the-wolves = Pack { $number }
option-the-wolves-first = First player
option-the-wolves-first-help = Who places first and takes the first turn; the others follow clockwise.
option-the-wolves-first-drawn = drawn at random
option-the-wolves-first-seat-1 = seat 1
option-the-wolves-action-tokens = Action tokens per turn
option-the-wolves-action-tokens-help = How many action tokens a pack may spend in one turn. The Czech edition recommends one.
option-the-wolves-action-tokens-any = any number
option-the-wolves-action-tokens-one = at most one
option-the-wolves-late-tokens = Catch-up token for the last players
option-the-wolves-late-tokens-help = The last players in turn order start with an action token.
option-the-wolves-late-tokens-no = no
option-the-wolves-late-tokens-yes = yes
option-the-wolves-tiles = Terrain tiles
option-the-wolves-tiles-help = Which side of the terrain tiles faces up at the start.
option-the-wolves-tiles-fronts = all fronts
option-the-wolves-tiles-chosen = each pack chooses
option-the-wolves-packs = Packs
option-the-wolves-packs-help = How the packs and their home terrains are assigned.
option-the-wolves-packs-dealt = dealt at random
option-the-wolves-packs-chosen = chosen in seat order
option-the-wolves-alpha-tiebreak = Third tie-break
option-the-wolves-alpha-tiebreak-help = Whether alphas on the map break the last tie.
option-the-wolves-alpha-tiebreak-on = alphas decide
option-the-wolves-alpha-tiebreak-off = shared victory
option-the-wolves-turn-limit = Turn limit
option-the-wolves-turn-limit-help = The turn after which an unfinished game is scored.
option-the-wolves-board = Custom boards
option-the-wolves-board-help = A file with your own region boards, or your own arrangement of boards.
edition-the-wolves-ukrainian = Ukrainian edition
edition-the-wolves-ukrainian-help = Packs and tile sides are chosen; if all else is tied, the victory is shared.
edition-the-wolves-russian = Russian edition
edition-the-wolves-russian-help = Packs and tile sides are chosen; alphas on the map break the last tie.
edition-the-wolves-czech = Czech edition
edition-the-wolves-czech-help = Packs and tile sides are chosen, one action token per turn, catch-up tokens, shared victory if all else is tied.

## game

# The Wolves: things, actions, questions and what happened.

# Things
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
    [alpha] { $owner }’s alpha
    [den] { $owner }’s den
    [lair] { $owner }’s lair
   *[pack] { $owner }’s pack wolf
}
wolves-piece-at = { $kind ->
    [alpha] { $owner }’s alpha on { $hex }
    [den] { $owner }’s den on { $hex }
    [lair] { $owner }’s lair on { $hex }
   *[pack] { $owner }’s pack wolf on { $hex }
}
wolves-lone-wolf = lone wolf
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } on { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, a chasm: nothing can stand here
wolves-nowhere = { $hex } is not on this map
wolves-lake = Lake { $hex }: { $token }. Control: { $control }
wolves-token = { $phase ->
    [crescent] crescent token ({ $first } for the strongest pack, { $second } for the second)
    [quarter] quarter token ({ $first } for the strongest pack, { $second } for the second)
   *[full] full moon token ({ $first } for the strongest pack, { $second } for the second)
}
wolves-no-token = no token left
wolves-control = { $owner } { $count }
wolves-no-control = nobody
wolves-table = { $phase ->
    [none] The moon has reached date { $date }; all phases are scored
    [crescent] The moon is at date { $date }; the crescent is scored at { $next }
    [quarter] The moon is at date { $date }; the quarter is scored at { $next }
   *[full] The moon is at date { $date }; the full moon is scored at { $next }
}

# Player boards
wolves-home = home { $terrain }
wolves-home-first = home { $terrain } · first player
wolves-home-undealt = home not dealt yet
wolves-home-tile = home tile, both sides are the same
wolves-home-tile-name = home tile
wolves-tile = { $shows }; turned over it shows { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spread
    [speed] speed
   *[howl] howl range
}
wolves-track = { $track ->
    [spread] Spread { $value }: up to { $value } wolves per move ({ $next } after the next den)
    [speed] Speed { $value }: up to { $value } steps per wolf ({ $next } after the next den)
   *[howl] Howl range { $value }: up to { $value } hexes from an alpha ({ $next } after the next den)
}
wolves-track-gains = { $track ->
    [spread] Spread { $value }: up to { $value } wolves per move ({ $next } after the next den); the next den also brings { $gains }
    [speed] Speed { $value }: up to { $value } steps per wolf ({ $next } after the next den); the next den also brings { $gains }
   *[howl] Howl range { $value }: up to { $value } hexes from an alpha ({ $next } after the next den); the next den also brings { $gains }
}
wolves-track-full = { $track ->
    [spread] Spread { $value }: up to { $value } wolves per move
    [speed] Speed { $value }: up to { $value } steps per wolf
   *[howl] Howl range { $value }: up to { $value } hexes from an alpha
}
wolves-gain-token = { $token ->
    [action] an action token
   *[terrain] a terrain token
}
wolves-gain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-next-wolf = { $kind ->
    [alpha] an alpha and { $points }
   *[pack] a pack wolf and { $points }
}
wolves-track-dens = { $track ->
    [spread] spread { $value }, { $dens } of { $size } dens built
    [speed] speed { $value }, { $dens } of { $size } dens built
   *[howl] howl range { $value }, { $dens } of { $size } dens built
}
wolves-action-tokens = { $count ->
    [one] { $count } action token: one extra action
   *[other] { $count } action tokens: one extra action each
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
wolves-own-growth = Your wolves, lairs and prey
wolves-slots-wolves = { $next ->
    [none] wolves called: { $count } of { $size }, points: { $points }
    [alpha] wolves called: { $count } of { $size }, points: { $points }; next is an alpha
   *[pack] wolves called: { $count } of { $size }, points: { $points }; next is a pack wolf
}
wolves-slots-lairs = lairs built: { $count } of { $size }, points: { $points }; each brings a terrain token
wolves-slots-hunt = { $token ->
    [none] kinds of prey: { $count } of { $size }, points: { $points }
   *[action] kinds of prey: { $count } of { $size }, points: { $points }; each brings an action token
}
wolves-pays = { $now ->
    [0] no tile shows { $terrain }
    [one] { $now } tile shows { $terrain }
   *[other] { $now } tiles show { $terrain }
}
wolves-pays-then = { $terrain }: { $now } now, { $then } after turning
wolves-score = { $part ->
    [spread] spread
    [speed] speed
    [howl] howl range
    [lairs] lairs
    [hunt] hunt
    [wolves] wolves
    [regions] regions
   *[lesser] second places
}

# The strip above the table
wolves-turn = Turn { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] no free actions left, action tokens: { $tokens }
    [one] { $left } free action left, action tokens: { $tokens }
   *[other] { $left } free actions left, action tokens: { $tokens }
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
wolves-stage-tiles = The packs choose a side of their tiles
wolves-stage-first = The first player is drawn
wolves-stage-draft = The packs are placed on the map
wolves-stage-act = The packs act
wolves-stage-walk = Wolves are moving
wolves-stage-hunt = A hunt
wolves-stage-over = The game is over

# Actions
wolves-do-region = Lay a region
wolves-do-prey = Lay prey
wolves-do-moon = Lay a region token
wolves-do-pack = Choose a pack
wolves-do-tiles = Choose a side of the tiles
wolves-do-first = Draw the first player
wolves-do-draft = Place
wolves-do-move = Move
wolves-do-walk = Move a wolf
wolves-do-stop = End the move
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
wolves-brief-pay = pay { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next }, plus { $gains }
wolves-brief-track-stays = { $name } stays { $value }, plus { $gains }

# Questions
wolves-unused = { $left ->
    [one] { $left } action unused
   *[other] { $left } actions unused
}
wolves-price = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
wolves-ask-pay = How do you pay?
wolves-ask-track = Which track does the den come from?
wolves-ask-aside = Choose where the displaced wolf goes: { $count } places are equally near.
wolves-ask-move = Which terrain do your wolves move to?
wolves-ask-walk = Which wolf moves?
wolves-ask-walk-to = { $kind ->
    [alpha] Where does the alpha on { $hex } go?
   *[pack] Where does the pack wolf on { $hex } go?
}
wolves-ask-den = Where do you build the den?
wolves-ask-lair = Which den becomes a lair? It brings { $gains }.
wolves-ask-howl = Which lone wolf do you call? It brings { $gains }.
wolves-ask-dominate = Which piece do you dominate? For a pack wolf you get { $gains }.
wolves-ask-dominate-dens = Which den do you dominate? No wolf is left on your board.
wolves-open-packs = Choose your pack.
wolves-open-tiles = Which side of your tiles starts face up?
wolves-open-draft = Choose a hex for an alpha and a pack wolf.
wolves-open-draft-first = You are the first player: you place first and last, and take the first turn. Choose a hex for an alpha and a pack wolf.
wolves-open-hunt = Two stacks of the same prey are in reach: choose which one you take. It brings { $gains }.
wolves-open-walk = { $walkers ->
    [one] You may move { $walkers } more wolf to { $terrain }, or end the move.
   *[other] You may move { $walkers } more wolves to { $terrain }, or end the move.
}
wolves-open-act = Choose action { $action } of { $free }.
wolves-open-token = { $tokens ->
    [one] Your { $free } actions are done: spend your action token, or end the turn.
   *[other] Your { $free } actions are done: spend an action token, or end the turn.
}
wolves-open-end = Your { $free } actions are done: end the turn, or undo.

# What happened
wolves-log-region = Region { $region } is laid around lake { $lake }.
wolves-log-prey = Prey on { $at }: { $prey }.
wolves-log-token = A region token on lake { $lake }.
wolves-log-pack = { $who } gets the { $home } pack.
wolves-log-tiles = { $side ->
    [fronts] { $who } starts with all fronts up.
   *[backs] { $who } starts with all backs up.
}
wolves-log-first = { $way ->
    [drawn] { $who } is drawn as first player, who places first and takes the first turn.
   *[seat-1] { $who } is the first player, because this table does not draw.
}
wolves-log-draft = { $who } places an alpha and a pack wolf on { $at }.
wolves-log-spend = { $who } spends an action token.
wolves-log-pay = { $who } pays for { $terrain } with { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alpha { $from } → { $to }.
   *[pack] { $who }: pack wolf { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }’s alpha is displaced: { $from } → { $to }.
   *[pack] { $who }’s pack wolf is displaced: { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } calls the lone wolf on { $at }: a new alpha.
   *[pack] { $who } calls the lone wolf on { $at }: a new pack wolf.
}
wolves-log-den = { $track ->
    [spread] { $who } builds a den on { $at }, for spread.
    [speed] { $who } builds a den on { $at }, for speed.
   *[howl] { $who } builds a den on { $at }, for howl range.
}
wolves-log-lair = { $who } turns the den on { $at } into a lair.
wolves-log-dominate = { $lost ->
    [den] { $who } dominates { $rival }’s den on { $at }.
   *[pack] { $who } dominates { $rival }’s pack wolf on { $at }: a new pack wolf.
}
wolves-log-dominate-alpha = { $who } dominates { $rival }’s pack wolf on { $at }: a new alpha.
wolves-log-gain = { $token ->
    [action] { $who } gains an action token.
   *[terrain] { $who } gains a terrain token.
}
wolves-log-moon = The moon reaches date { $date }.
wolves-log-hunt = { $who } brings down the { $prey } on { $at }.
wolves-log-end = { $who } passes.
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
    [standstill] Nobody acts any more, so the remaining phases are scored.
    [turn-limit] The last turn is reached, so the remaining phases are scored.
   *[full-moon] The full moon has been scored: the game is over.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } moves an alpha from { $from } to { $to }.
   *[pack] { $who } moves a pack wolf from { $from } to { $to }.
}
wolves-narrated-push = { $who }’s alpha pushes { $rival }’s wolf from { $at } to { $to }: only one enemy pack wolf was there.
wolves-narrated-push-yours = { $who }’s alpha pushes your wolf from { $at } to { $to }: only one enemy pack wolf was there.

# The end of a game
ending-the-wolves-full-moon = The full moon has been scored.
ending-the-wolves-standstill = Nobody acted any more, so the remaining phases were scored.
ending-the-wolves-turn-limit = The last turn was reached, so the remaining phases were scored.
part-the-wolves-points = Points
part-the-wolves-dens = Dens
part-the-wolves-spread = Spread
part-the-wolves-speed = Speed
part-the-wolves-howl = Howl range
part-the-wolves-lairs = Lairs
part-the-wolves-hunt = Hunt
part-the-wolves-wolves = Wolves
part-the-wolves-regions = Region tokens
part-the-wolves-lesser = Second places

## reasons

reason-the-wolves-region-laid = this region board already lies on the map
reason-the-wolves-prey-laid = no stack of { $word } is left to lay
reason-the-wolves-moon-laid = no region token { $word } is left to lay
reason-the-wolves-pack-taken = another player has already taken the { $terrain } pack
reason-the-wolves-draft-off-chasm = { $hex } is not a hex of the start board next to the chasm
reason-the-wolves-draft-on-taken = { $hex } is already taken
reason-the-wolves-draft-same-side = your second pair belongs on the other side of the chasm
reason-the-wolves-draft-on-token = a token lies on { $hex }
reason-the-wolves-draft-on-piece = { $hex } is already taken
reason-the-wolves-draft-under-crescent = { $hex } lies in a region that shows a crescent token
reason-the-wolves-not-dealing = the map is already laid
reason-the-wolves-packs-known = every seat already has its pack
reason-the-wolves-tiles-fixed = tiles can be turned only before the draft, and only if the table allows it
reason-the-wolves-draft-over = the draft is over
reason-the-wolves-first-known = the first player is already known
reason-the-wolves-packs-first = choose your pack first
reason-the-wolves-tiles-first = first choose which side of your tiles faces up
reason-the-wolves-first-first = the first player has to be drawn first
reason-the-wolves-draft-first = place your wolves first
reason-the-wolves-deal-first = the map has to be laid first
reason-the-wolves-walk-first = finish your move first: move your wolves, or choose “{ wolves-do-stop }”
reason-the-wolves-hunt-first = choose first which of the two stacks of prey you take
reason-the-wolves-pay-first = wolves move after you have paid: choose “{ wolves-do-move }” first
reason-the-wolves-no-hunt = prey is taken automatically; you choose only between two stacks of the same kind
reason-the-wolves-no-action-left = your two actions are done and you have no action token
reason-the-wolves-one-token-a-turn = this table allows one action token per turn
reason-the-wolves-cannot-pay = you cannot pay { $cost } for { $terrain } with your tiles and tokens
reason-the-wolves-tile-shows-other = a tile used here does not show { $terrain } now
reason-the-wolves-tokens-missing = you do not have that many terrain tokens
reason-the-wolves-wrong-price = this costs exactly { $cost }
reason-the-wolves-no-such-wolf = you have no { $wolf } wolf on { $hex }
reason-the-wolves-walked-already = the { $wolf } wolf on { $hex } has already moved in this action
reason-the-wolves-walk-in-place = a wolf must end on a different hex from the one it started on
reason-the-wolves-walk-off-terrain = { $end } is not { $terrain }, the terrain you paid for
reason-the-wolves-walk-too-far = { $end } is { $steps } steps away and your speed is { $speed }
reason-the-wolves-walk-onto-token = no wolf may end on a lone wolf or prey
reason-the-wolves-walk-onto-two = two pieces already stand on { $end }
reason-the-wolves-walk-onto-neutral = nobody can join the neutral pack
reason-the-wolves-walk-onto-lair = an enemy lair stands on { $end }
reason-the-wolves-walk-onto-alpha = an enemy alpha stands on { $end }
reason-the-wolves-walk-pack-onto-pack = only an alpha may displace the pack wolf on { $end }
reason-the-wolves-no-wolf-can-walk = none of your wolves has a hex to move to: choose “{ wolves-do-stop }”
reason-the-wolves-wolf-stuck = the { $wolf } wolf on { $hex } has no hex to move to
reason-the-wolves-no-refuge = there is no hex the displaced wolf could go to
reason-the-wolves-refuge-needed = choose where the displaced wolf goes: { $refuges }
reason-the-wolves-refuge-not-nearest = the displaced wolf must go to one of the nearest hexes: { $refuges }
reason-the-wolves-nobody-displaced = no wolf is displaced here
reason-the-wolves-nowhere-to-dig = there is no hex that you could pay for and build a den on
reason-the-wolves-den-on-token = a lone wolf or prey is on { $hex }
reason-the-wolves-den-on-two = two pieces already stand on { $hex }
reason-the-wolves-den-on-rival = another pack’s piece stands on { $hex }
reason-the-wolves-den-on-den = a den or lair already stands on { $hex }
reason-the-wolves-den-without-alpha = none of your alphas is on { $hex } or next to it
reason-the-wolves-no-den-left = all your dens are built
reason-the-wolves-track-empty = no den is left on your { $track } track
reason-the-wolves-nothing-to-upgrade = you have no den that you could pay for and upgrade
reason-the-wolves-lair-without-den = you have no den on { $hex }
reason-the-wolves-lair-without-lake = { $hex } is not next to a lake
reason-the-wolves-lair-in-region = you already have a lair in this region
reason-the-wolves-lair-without-alpha = none of your alphas is on { $hex } or next to it
reason-the-wolves-no-lair-left = all your lairs are built
reason-the-wolves-nothing-to-howl = there is no lone wolf that you could reach and pay for
reason-the-wolves-howl-without-lone-wolf = no lone wolf is on { $hex }
reason-the-wolves-howl-too-far = no alpha of yours is within { $reach } hexes of { $hex }
reason-the-wolves-no-wolf-left = no wolf is left on your board
reason-the-wolves-nothing-to-dominate = there is no piece that you could reach and pay for
reason-the-wolves-dominate-nothing = no such piece stands on { $hex }
reason-the-wolves-dominate-own = you cannot dominate your own piece
reason-the-wolves-dominate-neutral = the neutral pack cannot be dominated
reason-the-wolves-dominate-strong = alphas and lairs cannot be dominated
reason-the-wolves-dominate-pair = two pieces of that pack protect each other on { $hex }
reason-the-wolves-dominate-too-far = no alpha of yours is within { $reach } hexes of { $hex }
reason-the-wolves-no-wolf-to-replace = no wolf is left on your board to take its place
reason-the-wolves-no-den-to-replace = no den is left on your board to take its place
reason-the-wolves-track-needed = choose which track the new den comes from
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = a wolf is replaced by a wolf: do not name a track
reason-the-wolves-hunt-nothing = no such prey is on { $hex }
reason-the-wolves-hunt-again = you already have this kind of prey
reason-the-wolves-hunt-too-few = your wolves stand on fewer than 3 hexes next to { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Based on the texts of three printed editions: Ukrainian, Russian and Czech. Where they differ, say nothing or answer only in a picture, a note says how Wolfden plays. We have not seen the pictures: what only they show, such as the terrains of the boards, comes from a public adaptation of the game. Nothing had to be invented. Wolfden is unofficial.

rule-w1 = The map
rule-w1-1 = A region board has 16 hexes: one lake, and five zones of three hexes, each zone with a terrain of its own. Two of the hexes are marked for a lone wolf, one for prey. All ten region boards have this shape; they differ in where the terrains lie.
rule-w1-2 = The start board has the same outline. A chasm of six hexes runs through it, with five hexes on its northern and five on its southern side; each side has every terrain once. The start board is not a region and is never scored. You may build dens there, but no lairs, because it has no lake.
rule-w1-3 =
    The arrangement of the boards is fixed for each number of players. Which region board goes where is random.
    | players | boards
    | 2 | 5 regions, no start board
    | 3 | start board and 6 regions
    | 4 | start board and 8 regions
    | 5 | start board and 10 regions
rule-w1-3-ruling = Boards, prey, region tokens and packs are dealt one after the other. That is as fair as shuffling, and a replay can record it.
rule-w1-4 = Distances are measured in two ways. Walking counts steps from hex to hex: wolves cannot cross lakes, the chasm or gaps in the map, while pieces and tokens never block them. Range, for howling and dominating, is counted straight across everything.
rule-w1-4-ruling = Only the Czech edition says that a howl carries over water, and only the Russian one that pieces do not stop a walk. A gap in the map is treated like water.

rule-w2 = Pieces and player boards
rule-w2-1 = Every player has 4 alphas, 8 pack wolves, 12 dens, 4 lairs and 6 terrain tiles.
rule-w2-2 =
    Three tracks of your board hold four dens each. The dens you take from a track raise its value.
    | dens taken | 0 | 1 | 2 | 3 | 4
    | spread | 2 | 3 | 3 | 4 | 4
    | speed | 3 | 4 | 4 | 5 | 5
    | howl range | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    The second and the fourth den of a track also bring a token.
    | track | second den | fourth den
    | spread, 3–5 players | action token | terrain token
    | speed, 3–5 players | terrain token | action token
    | howl range, 3–5 players | terrain token | action token
    | every track, 2 players | action token | terrain token
rule-w2-3-ruling = The texts do not say which token it is. Only the pictures of the boards do; we took it from a public adaptation.
rule-w2-4 =
    A track with dens taken is worth points at the end.
    | dens taken | 0–2 | 3 | 4
    | 3–5 players | 0 | 3 | 7
    | 2 players | 0 | 2 | 5
rule-w2-5 =
    Eight wolves wait on your board. They come out in this order: pack, pack, alpha, pack, pack, alpha, pack, pack.
    | wolves taken | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | points | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Each lair adds 5 points to your score and brings a terrain token at once.
    | lairs built | 1 | 2 | 3 | 4
    | points | 5 | 10 | 15 | 20
rule-w2-6-ruling = The texts do not say that lairs bring the token with two players as well; we took it from a public adaptation.
rule-w2-7 =
    The hunt track has room for one token of each kind of prey. With 3–5 players each kind also brings an action token when it is taken; with two players it brings none.
    | kinds of prey | 1 | 2 | 3 | 4 | 5
    | points, 3–5 players | 1 | 4 | 9 | 16 | 25
    | points, 2 players | 2 | 5 | 9 | 14 | 20
rule-w2-8 = The values of a track are not added up. At the end only the furthest value you have reached counts, once for each of the six tracks: spread, speed, howl range, wolves, lairs and hunt.
rule-w2-9 = One of your six tiles is the home tile: both its faces show your pack’s home terrain. The other five are the same for every player: forest/rock, rock/grass, grass/tundra, tundra/desert and desert/forest (front/back). At the start they must show five different terrains. That is possible in only two ways: all fronts up, or all backs up.
rule-w2-9-ruling = The books let players lay the tiles as they like, as long as no terrain shows twice. Wolfden begins with all fronts up, unless the table lets players choose (W17).

rule-w3 = Setup for three to five players
rule-w3-1 = Lay the boards (W1.3) and put a lone wolf on every hex marked for one: two in each region.
rule-w3-2 =
    Each prey hex gets a stack of two identical tokens. These stacks are dealt at random:
    | players | moose | deer | raccoon | boar | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = The Russian edition calls the smallest prey a hare, the other two a rabbit. It is the same token.
rule-w3-3 =
    Each lake gets one region token. These are dealt at random:
    | players | crescent | quarter | full moon
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = The Russian edition prints “4 players” over two of its rows; the other editions make clear that the last row is for five.
rule-w3-4 = Every player leads a different pack, each with its own home terrain.
rule-w3-4-ruling = The books let players choose but name no order. Wolfden deals the packs at random, or lets players choose in seat order (W17).
rule-w3-5 = Now the players place their wolves, first clockwise from the first player to the last, then back from the last to the first. Each time you put one alpha and one pack wolf together on an empty hex of the start board next to the chasm. Your second pair must stand on the other side of the chasm from your first.
rule-w3-6 = The first player is drawn at random, places first and has the first turn. Play continues clockwise.
rule-w3-6-ruling = The Russian edition draws the first player, the Ukrainian leaves the way open, the Czech asks for the best howl. A table may let the first seat begin (W17).

rule-w4 = Your turn
rule-w4-1 = You may take two actions in your turn, the same one twice if you wish. You may stop after one, or take none at all.
rule-w4-1-ruling = The Czech edition says up to two; the others say two. A turn is over only when its player ends it.
rule-w4-2 = After your two actions, every action token you give back buys another one: as many as you have, those gained in this turn included. The extra action costs tiles like any other.
rule-w4-2-ruling = The Russian edition says all of this. The Czech one recommends at most one token per turn; a table may choose that (W17).
rule-w4-3 =
    This is what actions cost:
    | action | tiles
    | move | 1
    | howl | 2
    | build a den | 2
    | upgrade to a lair | 2
    | dominate | 3
rule-w4-4 = After each action your hunts are checked (W12). When you end your turn, the moon phases reached in it are scored (W14). Then it is the next player’s turn.

rule-w5 = Paying
rule-w5-1 = You pay in the terrain of the action’s target hex. You pay for a move in the terrain on which its wolves end.
rule-w5-2 = Pay exactly the price: with tiles that show this terrain now, with terrain tokens, or with both. No tile counts twice in one action. A terrain token stands for one tile of any terrain, and you may pay with tokens alone. Then turn over the tiles you used and give back the tokens.
rule-w5-3 = If more tiles show the terrain than you need, you choose which of them to turn, as their backs differ. The home tile shows the same terrain on its back, so it can help to pay for your next action again.
rule-w5-4 = Action tokens and terrain tokens never run out.
rule-w5-4-ruling = No edition says that the tokens in the box are a limit.

rule-w6 = Move
rule-w6-intro = Price: 1 tile.
rule-w6-1 = Choose a terrain and pay for it. Then you may walk with as many of your wolves as your spread allows. Each walks once, at least one step and at most as many as your speed, and each must end on a hex of the terrain you chose. Where it starts and what it crosses does not matter.
rule-w6-2 = Your wolves walk one after the other. No limit may be broken after any of these walks, and a displaced wolf goes to its new hex before the next wolf walks.
rule-w6-2-ruling = The Czech edition checks the limit of two pieces after the action, but also says that no wolf may end where two pieces stand already. The others name no moment.
rule-w6-3 = A walking wolf passes over everything except lakes and the chasm. It may not end its walk on a lone wolf or on prey.
rule-w6-4 = A wolf may end its walk on an empty hex, on a hex with exactly one piece of yours and no other, or on a hex where an enemy den is the only piece. An alpha may also end where an enemy pack wolf stands alone; that wolf is displaced (W7).
rule-w6-5 = Therefore a wolf never ends its walk on a hex with two pieces, with an enemy lair or with an enemy alpha, and a pack wolf never on a hex with an enemy pack wolf.
rule-w6-6 = A hex never holds more than two pieces after a wolf has walked. You may pay for a move without walking; it still counts as an action. A wolf must end on a different hex from the one it started on.
rule-w6-6-ruling = No edition forbids a move without a walk. It turns a tile, which can be worth an action. No edition speaks of a walk that ends where it began, either; we count it as none.

rule-w7 = Displacing
rule-w7-1 = The player whose turn it is puts the displaced wolf on the nearest suitable hex, counted in walking steps from where it stood. A hex is suitable if it has no pieces and no tokens, or exactly one piece that belongs to the displaced wolf’s pack. If several are equally near, the same player chooses; the hex the alpha has just left may be one of them. Terrain and speed do not matter. If no hex on the whole map is suitable, the action is not allowed.
rule-w7-1-ruling = The editions only say “nearest”. We count walking steps, do not treat a hex with a token as empty, and never remove a wolf without a rule that says so.
rule-w7-2 = A displaced wolf does not trigger a hunt: only the hunts of the player whose turn it is are checked.
rule-w7-2-ruling = The editions check hunts at the end of an action and do not say whose: by the letter, a wolf that is pushed next to prey could hunt at once. In Wolfden only the player on turn hunts.

rule-w8 = Build a den
rule-w8-intro = Price: 2 tiles.
rule-w8-1 = Choose a hex with one of your alphas on it or next to it. It must not have a lone wolf, prey, a den or a lair on it, and it may hold at most one piece, which must be yours.
rule-w8-1-ruling = Two editions forbid only enemy pack wolves there, the Czech one every enemy wolf. The order of pieces printed in all three rules out both. That no den is built on a lone wolf or prey is our decision: the editions forbid only to end a move there, and allow dens on any terrain.
rule-w8-2 = Take the next den from a track of your choice, gain what it uncovers (W2.2, W2.3), and put the den on the hex.

rule-w9 = Upgrade to a lair
rule-w9-intro = Price: 2 tiles.
rule-w9-1 = Choose one of your dens next to a lake, with one of your alphas on its hex or next to it, in a region where you have no lair yet.
rule-w9-1-ruling = Several packs may have a lair in the same region. Only the Russian edition says so outright.
rule-w9-2 = The den takes the next date on the moon board; you keep what it brought you. Put your next lair in its place and take one terrain token.
rule-w9-3 = If an enemy wolf shares the hex, pack wolf or alpha, it is displaced (W7). Lairs of other packs in the region do not matter.

rule-w10 = Howl
rule-w10-intro = Price: 2 tiles.
rule-w10-1 = Choose a lone wolf within your howl range of one of your alphas. You need a wolf left on your board.
rule-w10-1-ruling = That a wolf must be left is our reading: the action places one.
rule-w10-2 = The lone wolf takes the next date on the moon board. The next wolf of your board, pack wolf or alpha (W2.5), takes its place.

rule-w11 = Dominate
rule-w11-intro = Price: 3 tiles.
rule-w11-1 = Choose an enemy pack wolf or den within your howl range of one of your alphas; a piece on the alpha’s own hex counts too. It must be the only piece of its pack there: two pieces of a pack protect each other. Alphas and lairs can never be dominated.
rule-w11-1-ruling = Distance 0 is within range. It happens when an alpha stands on an enemy den. The piece of a third pack on the hex protects nobody, as the editions exclude only two pieces of one colour. Against this stands their order of pieces, by which a den never comes to an enemy wolf.
rule-w11-2 = The piece takes the next date on the moon board and is out of the game. Replace a wolf with the next wolf of your board, which may be an alpha, and a den with a den from a track of your choice, gaining what that uncovers. If you have no such piece left, you cannot dominate it.
rule-w11-2-ruling = Only the Czech edition says that a pack wolf may be replaced with an alpha. The other two ask for a piece of the same type, with a den for a den as their example; we read a wolf for a wolf. That a piece must be left is our reading, as for a howl.

rule-w12 = Hunt
rule-w12-intro = Hunting is not an action. It is free and automatic.
rule-w12-1 = After each of your actions: if your wolves stand on three or more different hexes next to a stack of prey whose kind you do not have yet, you take its top token and what it brings (W2.7).
rule-w12-1-ruling = At least three hexes, after any action: the Russian edition is the clearest, and the others can be read that way.
rule-w12-2 = You may take several kinds at once. If two stacks of the same kind are surrounded, you choose one of them.
rule-w12-2-ruling = No edition mentions two stacks of one kind. One token of each kind is the limit.
rule-w12-3 = When a stack is used up, its hex is like any other. Prey never goes to the moon board.

rule-w13 = The moon
rule-w13-1 = Every lone wolf called, every piece dominated and every den upgraded takes the next date on the moon board.
rule-w13-2 =
    Three of the dates are moon phases. When the full moon has been reached, the turn may continue over further dates; they have no effect.
    | players | crescent | quarter | full moon
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Only the 9 for three players is printed in words. The other dates stand in the pictures of the moon boards; we took them from a public adaptation. For two players the editions name different sides of the board.

rule-w14 = Scoring the regions
rule-w14-1 = At the end of a turn, every phase whose date was reached in it is scored, one after the other, in all regions that show its token.
rule-w14-1-ruling = No edition says what happens if two phases are reached in one turn. The reminder tokens of the box lie on the moon board (Ukrainian) or on the region tokens (Russian, Czech); in Wolfden the tokens that are scored next are lit instead.
rule-w14-2 = A lair counts 3 control in its region, every other piece 1. If packs are tied, the one with more alphas in the region is ahead. Only packs with a piece in the region take part.
rule-w14-2-ruling = The editions mention the second most control. A pack with nothing in the region has no control there.
rule-w14-3 =
    The strongest pack takes the region token, the second takes its lower value.
    | token | first | second
    | crescent | 4 | 2
    | quarter | 6 | 3
    | full moon | 8 | 4
rule-w14-4 = If several packs are still tied for first place, each takes the lower value, the token is discarded and nobody else scores. If only the second place is tied, nobody takes the lower value. A pack that is alone takes the token, and there is no second. If nobody is there, the token is discarded.
rule-w14-4-ruling = No edition says what happens if one pack is alone, or nobody is there. It follows from W14.2.

rule-w15 = The end
rule-w15-1 = The game is over as soon as the full moon has been scored, even in the middle of a round.
rule-w15-2 = Your score is the sum of your region tokens, your lower values, and the furthest value on each of your six tracks (W2.8). The most points win.
rule-w15-3 = If players are tied, the one with more region tokens wins; then the one with more wolves on the map; then the one with more alphas on the map. Players who are still tied share the place.
rule-w15-3-ruling = Only the Russian edition counts alphas. A table may leave that out (W17).
rule-w15-4 = A game without progress is ended: after two turns of every player in a row without an action, or after turn 250. The remaining phases are then scored in order.
rule-w15-4-ruling = No edition says this; without it a game could last forever. A table may set another limit (W17).

rule-w16 = Two players
rule-w16-intro = All other rules apply, with these changes.
rule-w16-1 = The map has five regions and no start board. Each kind of prey is there once, one token in each region, at random.
rule-w16-1-ruling = The Ukrainian edition shows the prey only in a picture; the others say it in words.
rule-w16-2 = Five stacks of region tokens are laid at random: crescent; full moon; full moon; crescent on quarter; quarter on full moon. In its phase the upper token is scored and goes; the lower one stays for its own phase.
rule-w16-3 =
    A neutral pack stands next to the lakes, north-east and south-east of them.
    | tokens of the region | north-east | south-east
    | crescent | 2 pack wolves | –
    | crescent on quarter | 1 lair | –
    | full moon | 1 lair, 1 alpha | –
    | quarter on full moon | 1 lair | 2 alphas
    
    It never acts. Its pieces cannot be dominated or displaced, and nobody can end on their hexes. In scoring it is ranked like any pack but takes no points: if it is first, the token is discarded and the second still takes the lower value; if it is second, nobody takes the lower value; if it shares first place with a player, that player takes the lower value.
rule-w16-3-ruling = The Russian edition puts all its pieces on the upper right hex, where three do not fit; the others say to the right. Which piece stands where we took from a public adaptation. The pack has no colour of its own here. Only two editions rule out dominating it altogether. That the second keeps its prize follows from scoring as usual.
rule-w16-4 = Wolves are placed in the order first, second, second, first player. Each time you put an alpha and a pack wolf together on a hex without tokens and pieces, in a region whose upper token is not a crescent.
rule-w16-5 = The first player begins. The second has one action token from the start.
rule-w16-5-ruling = Two editions hand it over at the start of the second player’s turn. It cannot be used earlier, so nothing changes.

rule-w17 = Options of a table
rule-w17-intro =
    The person who sets up a table may change these, or choose an edition, which sets several of them as that edition prints. The default comes first.
    | option | choices | rule
    | first player | drawn, or the first seat | W3.6
    | action tokens per turn | any number, or at most one | W4.2
    | catch-up token | no, or one action token for the last players in turn order (3 players: third; 4: third and fourth; 5: fourth and fifth) | W3.6
    | tiles at the start | all fronts up, or everyone chooses fronts or backs | W2.9
    | packs | dealt at random, or chosen in seat order | W3.4
    | alphas break the last tie | yes, or no | W15.3
    | last turn | 250, or another number | W15.4
    | boards | those of the box, or a file of your own | W1.3

rule-w18 = Examples
rule-w18-intro = These examples are printed in the editions. Wolfden plays each of them as one of its tests. A draft of three players is there too, but only as a picture.
rule-w18-1 = Turning tiles. The desert pack pays with its two desert tiles. Now two of its tiles show forest.
rule-w18-2 = Moving. Speed 3, spread 2: for one grass tile an alpha and a pack wolf walk up to three steps each, to the same grass hex or to different ones.
rule-w18-3 = Building. Two desert tiles pay for a den on a desert hex next to an alpha. It is taken from the speed track, so the speed is now 4.
rule-w18-4 = Upgrading. Two rock tiles turn a den next to a lake and an alpha into a lair. The den takes a date of the moon; the lair brings a terrain token and 5 points at the end.
rule-w18-5 = Howling. With range 2, two tundra tiles call a lone wolf that is two hexes away. A pack wolf takes its place.
rule-w18-6 = Dominating. Two forest tiles and one terrain token take over a grass pack wolf that stands alone. In the Czech edition the next wolf of the board happens to be an alpha.
rule-w18-7 = Hunting. Two pack wolves walk so that wolves of their pack stand on three hexes around a moose. The moose is taken and brings an action token.
rule-w18-8 = Scoring. Grass has 2 alphas, 2 pack wolves and 1 den: 5. Rock has 2 pack wolves and 1 den: 3. Tundra has a lair, a pack wolf and 2 dens: 6. At the crescent, tundra takes the token for 4 points, grass 2 points, rock nothing.
rule-w18-9 = A tie. Two packs have 3 control each, and the one with an alpha in the region wins.
rule-w18-9-ruling = The editions print different pieces for the winner: two pack wolves and an alpha, or (Czech) a den, a pack wolf and an alpha.
rule-w18-10 = The final score. Spread 7, speed 3, howl range 0, lairs 15, hunt 9, wolves 4, region tokens 16: 54 points.
rule-w18-11 = The moon. In a game of three the next piece on the moon board reaches date 9. At the end of that turn both regions with a crescent are scored.
rule-w18-12 = Paying with a token. An action costs three tundra tiles, but only two tiles show tundra. A terrain token, given back to the supply, stands for the third.

# What the pictures show
picture-w1-1 = A region: five terrains of three hexes each around a lake, with two lone wolves and a stack of prey.
picture-w5-2 = A player’s board. Each tile shows a terrain and, in its corner, what it shows when turned; beside it how many tiles pay for each terrain, and the three tracks.
picture-w6-1 = With speed 3 and grass paid for, these wolves may end on the highlighted hexes.
picture-w7-1 = The alpha displaces the enemy pack wolf. It goes to one of the highlighted hexes, which are equally near.
picture-w8-1 = The alpha may build on its own hex and next to it, but not on lone wolves or prey.
picture-w9-1 = This den is next to the lake and next to its alpha: it can become a lair.
picture-w10-1 = The lone wolf is two hexes from the alpha. With howl range 2 it hears the call.
picture-w12-1 = Wolves on three hexes around the prey: it is taken.
picture-w13-2 = The moon in a three-player game: the crescent has been scored, the quarter comes at date 17.
picture-w14-2 = Three packs in a region, 6 against 5 against 3. Their control is shown on the lake.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Score the most points by the full moon: from region tokens, and from the furthest value on each of your six tracks.
aid-the-wolves-turn = Your turn
aid-the-wolves-turn-1 = Two actions per turn; each action token you spend buys one more.
aid-the-wolves-turn-2 = Every action costs tiles that show the terrain of its target: move 1, howl 2, den 2, lair 2, dominate 3. Turn over the tiles you used. A terrain token stands for any tile.
aid-the-wolves-actions = Actions
aid-the-wolves-actions-1 = Move: choose a terrain, then walk with as many wolves as your spread, each as many steps as your speed at most, each ending on that terrain, but not on a lone wolf or prey.
aid-the-wolves-actions-2 = Howl: a lone wolf within howl range of one of your alphas becomes your next wolf.
aid-the-wolves-actions-3 = Den: build it on a hex with your alpha on it or next to it, without tokens, dens, lairs or enemy pieces. Take it from a track of your choice.
aid-the-wolves-actions-4 = Lair: upgrade a den next to a lake, with your alpha on it or next to it; one per region. It brings a terrain token and is worth 3 control.
aid-the-wolves-actions-5 = Dominate: replace an enemy pack wolf or den within howl range of one of your alphas. Two pieces of a pack on a hex protect each other. Only your home terrain can show on three tiles; elsewhere you need terrain tokens.
aid-the-wolves-actions-6 = Hunt: with wolves on three hexes around prey of a kind you do not have yet, you take it at once, for free. With 3–5 players it brings an action token.
aid-the-wolves-hexes = Who may share a hex
aid-the-wolves-hexes-1 = At most two pieces per hex, and at most one den or lair. Two wolves of different packs never share a hex; a wolf may share one with an enemy den that is alone there.
aid-the-wolves-hexes-2 = An alpha may end where an enemy pack wolf stands alone and displaces it; a lair displaces any enemy wolf on its hex. You put it on the nearest hex that is empty or has a single piece of its pack.
aid-the-wolves-tracks = Tracks
aid-the-wolves-tracks-1 =
    | dens taken | 0 | 1 | 2 | 3 | 4
    | spread | 2 | 3 | 3 | 4 | 4
    | speed | 3 | 4 | 4 | 5 | 5
    | howl range | 2 | 3 | 3 | 4 | 4
    | points, 3–5 players | 0 | 0 | 0 | 3 | 7
    | points, 2 players | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = The second and the fourth den of a track bring a token. 3–5 players: spread action, then terrain; speed and howl range terrain, then action. 2 players: action, then terrain.
aid-the-wolves-points = Points
aid-the-wolves-points-1 =
    | taken | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | wolves | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | lairs | 5 | 10 | 15 | 20
    | prey, 3–5 players | 1 | 4 | 9 | 16 | 25
    | prey, 2 players | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Only the furthest value of each track counts.
aid-the-wolves-points-3 = Your wolves come in this order: pack, pack, alpha, pack, pack, alpha, pack, pack.
aid-the-wolves-moon = The moon
aid-the-wolves-moon-1 = Howls, lairs and dominations advance the moon. At crescent, quarter and full moon the regions with that token are scored: the most control takes the token, the second most the lower value.
aid-the-wolves-moon-2 =
    | players | crescent | quarter | full moon
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | first / second | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Control: a lair counts 3, any other piece 1. If packs are tied, the one with more alphas in the region is ahead.
aid-the-wolves-moon-4 = Before you place your first wolves, check which regions are scored first: crescents, then quarters, then full moons.
aid-the-wolves-sign = { $sign ->
    [alpha] alpha
    [pack] pack wolf
    [den] den
    [lair] lair
    [crescent] crescent
    [quarter] quarter
    [full] full moon
    [action] action token
   *[terrain] terrain token
}

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    You’re the leader of a pack, and the moon is new. Until it is full your pack roams five landscapes: open grass, deep forest, snowy tundra, steep rock and hot desert. You track prey, and lone wolves come to your howl. Dens and lairs mark what is yours, and the other packs want the same ground.

    Three times the moon looks down and counts who is stronger in each region. Cunning helps, and so does a little instinct. When the full moon has gone, one pack is the strongest of all.
about-the-wolves-alpha = A word about the alpha: the Czech translator adds that the idea of an alpha wolf comes from packs of strangers kept in captivity. In the wild a pack is a family, and wolves keep out of the land of other packs. A lone wolf there fares worse than in this game, where it only changes its colour.
about-the-wolves-credits =
    The Wolves was designed by Ashwin Kamath and Clarence Simpson and drawn by Pauliina Linjama, with graphic design by Stevo Torres. Alex Cutler and David Van Drunen developed it, and Eric Slauson edited the rules. Pandasaurus Games published it in 2022.

    Wolfden follows three editions: the Ukrainian one by Games 7 Days (translated by Anton Minakov, edited by Volodymyr Yancharin), the Czech one by Mindok (translated by Michal Stárek, proofread by Karel Vlasák), and the Russian one.
about-the-wolves-advice-players = Advice for your first games
about-the-wolves-advice-players-1 = Before you place your wolves, check which regions are scored first: those with a crescent, then quarters, then full moons. With two players, two regions are scored twice.
about-the-wolves-advice-players-2 = Think ahead when you turn tiles. The backs that show now are what you can pay with next.
about-the-wolves-advice-players-3 = When you move, look at both: control of the region, and a good place for the next action. Most actions need an alpha nearby.
about-the-wolves-advice-players-4 = Dens stay when the wolves move on, and make your pack stronger for good. A lair counts as much control as three dens.
about-the-wolves-advice-players-5 = Never leave a pack wolf or a den alone within howl range of an enemy alpha: two of your pieces on a hex protect each other.
about-the-wolves-advice-players-6 = Dominating costs three tiles, and most terrains are on two of your tiles only. Dominate on your home terrain, or save terrain tokens for it.

## guide

# The guided first game of The Wolves, step by step.
guide-the-wolves-welcome = Welcome to the pack! You lead the red wolves, at home in the grass; two rivals lead their own packs. The pack with the most points after the full moon wins: points for regions you control, and for how your pack has grown.
guide-the-wolves-tiles = You pay with terrain tiles. An action costs tiles that show the terrain where it happens, and every tile you use is turned over. What you pay with now decides what you can afford next.
guide-the-wolves-howl = Win your first wolf: howl to a lone wolf near one of your alphas. Choose any that glows. Pay with tiles that show its terrain, or with terrain tokens in their place.
guide-the-wolves-howl-done = The lone wolf is yours now. The tiles you used have turned over and show another terrain: that’s what you can pay with next.
guide-the-wolves-howl-hint = One lone wolf stands in the tundra, and two of your tiles show tundra.
guide-the-wolves-hunt = Catch the hares! Hunting is free: you need wolves on three different hexes around the prey. Move any way you like; all wolves that move must end on the terrain you pay for.
guide-the-wolves-hunt-done = Caught! Each new kind of prey is worth more points than the last, and this one also brought an action token.
guide-the-wolves-hunt-hint = One wolf is next to the hares already. Pay with the tile that shows desert, send the alpha one step south, and another wolf to the third side.
guide-the-wolves-third = A turn has two actions, and an action token buys a third. Look at what your tiles show now: that decides what you can still do.
guide-the-wolves-turn = Use the actions you have left as you like, then end the turn. Soon you’ll need an alpha next to your den by the lake.
guide-the-wolves-turn-done = Your turn is over. Watch what the rivals do.
guide-the-wolves-turn-hint = You don’t have to use every action, nor move every wolf: you can end the turn at any time.
guide-the-wolves-moon = Each howl, each domination and each lair moves the moon one date further. When it reaches the crescent, the two regions with a crescent on their lake are scored. Let’s be strong there!
guide-the-wolves-den = Build a den next to or under one of your alphas, wherever you like: it counts in its region. You take it from one of three tracks, and that track makes your pack better for good.
guide-the-wolves-den-done = Your pack can do more from now on: spread lets more wolves move, speed takes them further, and howl range reaches further.
guide-the-wolves-den-hint = There is space under your alpha in the forest. Pay with a forest tile and a terrain token, which stands for any tile.
guide-the-wolves-gain = Let your pack grow: howl to a lone wolf again, or dominate a rival’s piece that stands alone within howl range. To dominate costs three tiles or tokens. Two pieces together protect each other.
guide-the-wolves-gain-done = One more for your pack, and the moon has moved one date further.
guide-the-wolves-gain-hint = West of your alpha a rival’s wolf stands alone in the grass: pay with a grass tile, the home tile and a token.
guide-the-wolves-crescent = Phases are scored at the end of the turn. End it, and see who controls the two lakes.
guide-the-wolves-crescent-done = Watch the rivals’ turns: an alpha may even push a pack wolf off its hex.
guide-the-wolves-scored = In a region every piece counts 1 and a lair 3. The pack with the most takes the token, the second gets the lower value. Quarter and full moon are worth more.
guide-the-wolves-lair = Make one of your dens a lair. All it takes is a den next to a lake, an alpha of yours next to the den, and two tiles or tokens of its terrain.
guide-the-wolves-lair-done = A lair can never be dominated, brings a terrain token and is worth 5 points.
guide-the-wolves-lair-hint = Your den in the desert is next to a lake. If no alpha of yours is beside it, move one there first; tiles that show desert then pay for the lair.
guide-the-wolves-points = Regions are only half of it: dens, wolves called, lairs and prey all have a track with points. Only the furthest value of each track counts, so grow in several ways.
guide-the-wolves-play-on = That is everything you need, and the full moon is still far away: play on against the two Cub bots, and ask for a hint whenever you like.

## files

# What is wrong with a board file or a position of The Wolves. Words of files stay as they are.

# Board files
problem-wolves-zone-size = { $where }: each zone needs 3 hexes (W1.1).
problem-wolves-zones-overlap = { $where }: a hex is in two zones, or under the lake (W1.1).
problem-wolves-marks = { $where }: two lone wolves and one prey need three land hexes (W1.1).
problem-wolves-start-twice = { $where }: a hex appears twice (W1.2).
problem-wolves-turned = { $where }: a board is turned by 0 or 180 degrees, not { $turn } (W1.3).
problem-wolves-region-id = { $where }: the id “{ $id }” must be a word that no other region board has, of letters, digits and “-”.
problem-wolves-region-terrains = { $where }: the five zones need five different terrains (W1.1).
problem-wolves-region-most = { $where }: a set has at most { $most } region boards.
problem-wolves-arrangement-twice = { $where }: { $players } players have an arrangement already (W1.3).
problem-wolves-no-arrangement = The board file has no arrangement for { $players } players (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: { $players } players need { $count } regions and no start board (W1.3).
   *[other] { $where }: { $players } players need { $count } regions and the start board (W1.3).
}
problem-wolves-region-boards = { $where }: { $count } places need as many region boards (W1.3).
problem-wolves-overlap = Two boards overlap at hex [{ $place }] (W1.3).
problem-wolves-apart = { $place } cannot be walked to from { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] The start board needs { $count } hexes beside the chasm on its north side (W3.5).
   *[south] The start board needs { $count } hexes beside the chasm on its south side (W3.5).
}
problem-wolves-neutral-corners = The neutral pack needs free hexes north-east and south-east of each lake (W16.3).
problem-wolves-stack = { $where }: “{ $word }” is not a stack of region tokens like crescent/quarter.
problem-wolves-no-table = { $where }: there is no table for { $players } players.

# Words of a position
problem-wolves-regions-twice = { $line }: a region board lies in two places (W1.3).
problem-wolves-regions-most = { $line }: the map has { $count } places (W1.3).
problem-wolves-moons-count = { $line }: each of the { $count } regions needs its token or “-” (W3.3).
problem-wolves-hex-full = { $line }: “{ $text }”: at most 2 pieces stand on a hex (W6.6).
problem-wolves-supply = { $line }: “{ $piece }” is there more than { $count } times: nobody has more of them (W2.1).
problem-wolves-walked-form = { $line }: “{ $word }” is not a wolf like alpha@c4.

# The map
problem-wolves-hexes-early = hexes: nothing lies on the map before its regions do (W3.1).
problem-wolves-regions-count = regions: { $count } of them must lie in this stage (W1.3).
problem-wolves-prey-order = hexes: prey is dealt to one region after the other (W3.2).
problem-wolves-prey-stacks = hexes: too many stacks of “{ $prey }” lie on the map (W3.2).
problem-wolves-prey-count = hexes: of “{ $prey }”, { $lying } lie on the map and { $taken } were taken, but there are { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } has no prey mark (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } has no lone wolf mark (W1.1).
problem-wolves-lair-lake = hexes: the lair on { $place } is not next to a lake (W9.1).
problem-wolves-lair-outside = hexes: a lair stands outside all regions (W1.2).
problem-wolves-lairs-region = hexes: a pack has two lairs in one region (W9.1).
problem-wolves-two-buildings = hexes: two dens or lairs stand on { $place } (W8.1).
problem-wolves-rivals = hexes: rivals share { $place }, and neither is a den (W6.5).
problem-wolves-neutral-token = hexes: the neutral pack does not stand as its token says (W16.3).
problem-wolves-neutral-place = hexes: the neutral pack stands beside the lakes only (W16.3).
problem-wolves-pieces = hexes: seat { $seat } has { $found } “{ $piece }” on the map, where its board allows { $count } (W2.1).
problem-wolves-pieces-most = hexes: seat { $seat } has { $found } “{ $piece }” on the map, where its board allows at most { $count } (W2.1).
problem-wolves-moons-left = moons: other region tokens are left than the scored phases leave (W14.1).
problem-wolves-moons-early = moons: a region token lies where none has been dealt yet (W3.3).

# Packs
problem-wolves-homes = pack: the first { $count } seats must have a home terrain, and no others (W3.4).
problem-wolves-homes-same = pack: two seats have the same home terrain (W3.4).
problem-wolves-wolves-taken = pack: wolves taken: { $taken }; but gone from the map are lone wolves: { $howled }, pack wolves: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] one region token does not make these points (W14.3).
   *[other] { $count } region tokens do not make these points (W14.3).
}
problem-wolves-lesser-points = pack: no lower-value tokens make these points (W14.3).

# Turns
problem-wolves-no-decision = turn: in this stage nobody would have anything to decide.
problem-wolves-dealing-count = turn: the dealing counts more places than there are (W1.3).
problem-wolves-packs-order = turn: packs are given out in seat order (W3.4).
problem-wolves-first-missing = turn: from the draft on, the first player must be named: first=1 (W3.6).
problem-wolves-first-seat = turn: where no first player is drawn, it is seat 1 (W17).
problem-wolves-snake = turn: the draft goes clockwise from the first player to the last and back again (W3.5).
problem-wolves-moon-dates = turn: the moon stands at { $moon }, but it took dates for lone wolves: { $howled }, dominated pieces: { $dominated }, lairs: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: wolves walk only in the stage “walk” (W6.1).
problem-wolves-walk-spread = turn: more wolves walk than the pack’s spread allows (W6.1).
problem-wolves-walk-missing = turn: a wolf has walked that is not there (W6.1).
problem-wolves-no-action = turn: wolves walk and hunt in an action, and none has begun (W4.4).
problem-wolves-turn-seat = turn: turn { $turn } is another seat’s (W3.6).
problem-wolves-turns-early = turn: turns and actions are counted from the end of the draft (W3.6).
problem-wolves-hunt-no-choice = turn: prey that leaves no choice is taken at once (W12.1).
problem-wolves-over = turn: a game is over when all three phases are scored (W15.1).
problem-wolves-scored-early = turn: a phase is scored that the moon has not reached (W14.1).
problem-wolves-standstill = turn: a game without progress has ended (W15.4).

## terminal

terminal-wolves-legend = ≈ lake  ▒ chasm · 1A alpha of seat 1, p pack wolf, d den, L lair, n neutral pack · lone: lone wolf · a number after prey: how many tokens are there
terminal-wolves-tracks = tracks: [2] value now, a action token, t terrain token, :3 points, ·1 taken, >A3 next: an alpha, 3 points
terminal-wolves-lone = lone
terminal-wolves-phase = { $phase ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
}
terminal-wolves-moon = Moon
terminal-wolves-all-scored = date { $date }, every phase is scored
terminal-wolves-date-now = date { $date }, at the end of this turn: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] date { $date }, { $phase } in { $ahead } date
   *[other] date { $date }, { $phase } in { $ahead } dates
}
terminal-wolves-next = { $phase }: scored next
terminal-wolves-later = later
terminal-wolves-tied = tied
terminal-wolves-leads = { $who } leads
terminal-wolves-tiles = tiles
terminal-wolves-first = first player
terminal-wolves-pays = pays
terminal-wolves-prey = prey
terminal-wolves-points = points
terminal-wolves-terrain-tokens = { $count } any
terminal-wolves-action-tokens = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
