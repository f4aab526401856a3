### What is wrong with a board file or a position of The Wolves. Words of files stay as they are.

## Board files
problem-wolves-zone-size = { $where }: each zone needs 3 hexes (W1.1).
problem-wolves-zones-overlap = { $where }: a hex stands in two zones, or under the lake (W1.1).
problem-wolves-marks = { $where }: two lone wolves and one prey need three land hexes (W1.1).
problem-wolves-start-twice = { $where }: a hex stands there twice (W1.2).
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
problem-wolves-stack = { $where }: “{ $word }” is no stack of region tokens like crescent/quarter.
problem-wolves-no-table = { $where }: there is no table for { $players } players.

## Words of a position
problem-wolves-regions-twice = { $line }: a region board lies in two places (W1.3).
problem-wolves-regions-most = { $line }: the map has { $count } places (W1.3).
problem-wolves-moons-count = { $line }: each of the { $count } regions needs its token or “-” (W3.3).
problem-wolves-hex-form = { $line }: “{ $word }” is not written like c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: “{ $text }”: at most 2 pieces stand on a hex (W6.6).
problem-wolves-supply = { $line }: “{ $piece }” is there more than { $count } times: nobody has more of them (W2.1).
problem-wolves-pack-lines = { $line }: { $count } seats need as many lines, not { $found }.
problem-wolves-pack-order = { $line }: the lines stand in seat order, and seat={ $seat } is missing.
problem-wolves-walked-form = { $line }: “{ $word }” is no wolf like alpha@c4.

## The map
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

## Packs
problem-wolves-homes = pack: the first { $count } seats must have a home terrain, and no others (W3.4).
problem-wolves-homes-same = pack: two seats have the same home terrain (W3.4).
problem-wolves-wolves-taken = pack: wolves taken: { $taken }; but gone from the map are lone wolves: { $howled }, pack wolves: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] one region token does not make these points (W14.3).
   *[other] { $count } region tokens do not make these points (W14.3).
}
problem-wolves-lesser-points = pack: no lower-value tokens make these points (W14.3).

## Turns
problem-wolves-no-decision = turn: in this stage nobody would have anything to decide.
problem-wolves-dealing-count = turn: the dealing counts more places than there are (W1.3).
problem-wolves-dealing-over = turn: nothing is dealt or drafted in this stage (W3.5).
problem-wolves-packs-order = turn: packs are given out in seat order (W3.4).
problem-wolves-snake = turn: the draft goes from the first seat to the last and back again (W3.5).
problem-wolves-moon-dates = turn: the moon stands at { $moon }, but it took dates for lone wolves: { $howled }, dominated pieces: { $dominated }, lairs: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: wolves walk in the stage “walk” and in no other (W6.1).
problem-wolves-walk-spread = turn: more wolves walk than the pack’s spread allows (W6.1).
problem-wolves-walk-missing = turn: a wolf has walked that is not there (W6.1).
problem-wolves-no-action = turn: wolves walk and hunt in an action, and none has begun (W4.4).
problem-wolves-turn-seat = turn: turn { $turn } is another seat’s (W3.6).
problem-wolves-turns-early = turn: turns and actions are counted from the end of the draft (W3.6).
problem-wolves-hunt-no-choice = turn: prey that leaves no choice is taken at once (W12.1).
problem-wolves-over = turn: a game is over when all three phases are scored (W15.1).
problem-wolves-scored-early = turn: a phase is scored that the moon has not reached (W14.1).
problem-wolves-standstill = turn: a game that stands still has ended (W15.4).
