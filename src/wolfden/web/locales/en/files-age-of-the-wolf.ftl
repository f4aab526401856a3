### What is wrong with a position or a board file of Age of the Wolf. Words of the files stay as they are.

## Position: the lines
problem-age-region-form = { $line }: “{ $word }” is not of the form red-forest=1:25,den.
problem-age-two-packs = { $line }: “{ $word }”: two packs hold the same region (A1.6).
problem-age-amount = { $line }: “{ $word }” is no amount of wolves.
problem-age-pack-lines = { $line }: one line for each seat is needed, { $seats }, not { $found }.
problem-age-pack-order = { $line }: the lines stand in seat order: seat={ $seat } is missing.
problem-age-march-form = { $line }: “{ $word }” is no march like red-forest>red-ridge:15:lead.

## Position: regions
problem-age-fives = regions: the wolves in { $region } must come in fives (A1.1).
problem-age-no-wolves = regions: { $region } is held by a pack without wolves (A1.6).
problem-age-den-unguarded = regions: nobody guards the den in { $region } (A6.3).
problem-age-no-rival = regions: attackers wait in { $region }, but no rival is there (A4.3).
problem-age-more-moved = regions: more wolves have moved to { $region } than are there (A4.3).
problem-age-overfull = regions: { $region } has more wolves and predators than prey (A3.6).
problem-age-predators = regions: there are { $found } predators of the kind “{ $predator }”; the box has { $most } (A1.4).
problem-age-dealt-predators = regions: predators are dealt one a region, poorest first (A2.2).
problem-age-start = regions: the pack of seat { $seat } is not as it starts (A2.1).
problem-age-wolves = regions: the pack of seat { $seat } has { $wolves } wolves; { $most } is the most (A1.1).
problem-age-dens = regions: the pack of seat { $seat } has more than { $most } dens (A6.2).
problem-age-not-marched = regions: attackers wait who have not marched there (A4.3).

## Position: packs
problem-age-cards = pack: there are { $found } cards “{ $card }”; the box has { $most } (A1.3).
problem-age-hand = pack: seat { $seat } holds more than { $limit } cards (A3.7).
problem-age-dealt-hands = pack: cards are dealt one by one from the first player on (A2.3).
problem-age-out = pack: the pack of seat { $seat } is out when it has no wolves, and only then (A9.2).
problem-age-out-cards = pack: the pack of seat { $seat } is out and holds cards (A9.2).
problem-age-lead-lost = pack: the Lead Wolf of seat { $seat } returns at once (A9.1).
problem-age-lead-alone = pack: the Lead Wolf of seat { $seat } is where its pack has no wolves (A9.1).

## Position: the turn
problem-age-idle = turn: in this stage nobody would have anything to decide.
problem-age-no-card = turn: no card is left to draw (A8.5).
problem-age-not-begun = turn: the first round has not begun yet (A2).
problem-age-dealt-regions = turn: the dealing counts more regions than there are (A2.2).
problem-age-dealt-cards = turn: the dealing counts more cards than there are (A2.3).
problem-age-rounds = turn: a game has 1 to { $limit } rounds (A9.3).
problem-age-last-pack = turn: the last pack alive has won (A9.2).
problem-age-out-acts = turn: a pack that is out cannot act (A9.2).
problem-age-stage-step = turn: the stage “{ $stage }” does not come in this step (A3).
problem-age-not-active = turn: in this stage the pack whose turn it is decides (A3).
problem-age-moves = turn: movements are made one by one in step 2 (A3.2, A8.3).
problem-age-dealing-over = turn: the dealing is over (A2).
problem-age-battles = turn: there are fewer marches than battles fought (A3.3).
problem-age-march = turn: wolves march in fives, to adjacent regions (A4.1).
problem-age-lead-not-marched = turn: the Lead Wolf waits where it has not marched to (A4.1).
problem-age-roll-alone = turn: a roll lies on the table, but no battle is fought (A5.1).
problem-age-debt = turn: wolves are to be lost in the stages for it, and only there (A3.6).
problem-age-litters = turn: litters are noted only while they are chosen (A3.1).
problem-age-nothing = turn: there is nothing to decide in the stage “{ $stage }”.
problem-age-battle-nobody = turn: a battle is fought where nobody has marched (A3.3).
problem-age-battle-no-foe = turn: a battle is fought where no foe is (A3.3).
problem-age-face = turn: the die has no such face (A1.2).
problem-age-rolls = turn: the rolls do not fit whose roll is due (A5.2).
problem-age-no-reroll = turn: nobody there may roll again (A5.2).

## Board file
problem-age-no-entry = { $where }: there is no entry for { $seats } packs, such as { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } packs need as many different colours.
problem-age-predator-worth = { $where }: a predator is worth at least 1 (A1.4).
problem-age-shape = { $where }: a region is drawn by “ring” or by “outline”, one of them.
problem-age-ring = { $where }: “ring” must be inner and outer radius from 0 to { $most }, then first and last degree, each pair rising, not { $found }.
problem-age-outline-reach = { $where }: “outline”: coordinates run from -{ $most } to { $most }.
problem-age-outline-area = { $where }: “outline” must have three corners or more, and an area.
problem-age-regions = { $where }: a board has 2 to { $most } regions, not { $found }.
problem-age-id = { $where }: the id “{ $id }” must be lower-case letters, digits and “-”.
problem-age-id-twice = { $where }: the id “{ $id }” stands twice.
problem-age-border-unknown = { $where }: { $region }: “{ $other }” is no other region to share a { $border ->
    [land] land border
   *[channels] channel
}.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] a land border
   *[channels] a channel
} is named twice.
problem-age-border-one-sided = { $where }: { $region } names { $border ->
    [land] a land border
   *[channels] a channel
} with { $other }, but not the other way round.
problem-age-channels = { $where }: there are { $found } channels; { $most } at most.
problem-age-channel-coast = { $where }: { $region } has a channel but no coast (A1.5).
problem-age-border-and-channel = { $where }: { $region } and { $other } share a land border and a channel.
problem-age-start-region = { $where }: the pack “{ $colour }” needs one start region, not { $found }.
problem-age-apart = { $where }: { $region } cannot be reached from { $start }, over land or channels.
problem-age-start-prey = { $where }: { $region } must feed the { $wolves } wolves that start there, but its prey value is { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: more regions have a prey value of { $prey } or less than there are predators worth that little, { $found } (A2.2).
problem-age-five = { $where }: the Lead Wolf and a litter count as five wolves (A1.1, A3.1).
problem-age-predator-count = { $where }: at most { $most } predators of a kind can be counted.
