### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Age of the Wolf
pitch-age-of-the-wolf = Drive off predators, cross the frozen sea and build five dens before the other packs do. One die and a secret hand of cards.
wins-age-of-the-wolf = To win, begin a turn with five dens or be the last pack alive.
picture-age-of-the-wolf = A board of Age of the Wolf with packs moving on it
note-age-of-the-wolf-board = The board, its prey values and the predators’ values are our own reconstruction, not the printed ones. Owners of the game can load their board from a file.
role-age-of-the-wolf = Pack { $number }
option-age-of-the-wolf-ring = Board
option-age-of-the-wolf-ring-help = The whole board, as in the book, or a smaller one with a sector for each pack.
option-age-of-the-wolf-ring-packs = one sector per pack
option-age-of-the-wolf-ring-four = the whole board, four sectors
option-age-of-the-wolf-packs = Packs
option-age-of-the-wolf-packs-help = How the packs are assigned.
option-age-of-the-wolf-packs-chosen = chosen in seat order
option-age-of-the-wolf-packs-dealt = dealt at random
option-age-of-the-wolf-packs-seats = by seat
option-age-of-the-wolf-dens = Den sites
option-age-of-the-wolf-dens-help = Where twenty wolves may build a den: one passage of the book says “in a new region”, another “in a region”.
option-age-of-the-wolf-dens-any = any region of theirs
option-age-of-the-wolf-dens-entered = a region entered that turn
option-age-of-the-wolf-dens-a-turn = Dens per turn
option-age-of-the-wolf-dens-a-turn-help = How many dens a pack may build in one turn.
option-age-of-the-wolf-dens-a-turn-one = one
option-age-of-the-wolf-dens-a-turn-any = any number
option-age-of-the-wolf-details = Details
option-age-of-the-wolf-details-help = Points in which version 1 of our rules differed from the book.
option-age-of-the-wolf-details-printed = as in the book
option-age-of-the-wolf-details-version-1 = as in version 1
option-age-of-the-wolf-round-limit = Round limit
option-age-of-the-wolf-round-limit-help = The game ends after this round, and the pack with the most dens wins.
option-age-of-the-wolf-board = Custom board
option-age-of-the-wolf-board-help = A file with your own regions and channels.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Round { $round } of { $limit }, { $who }’s turn
age-seat = { $who }
age-place = { $name }
age-start-place = { $colour ->
    [red] { $name }: red pack
    [green] { $name }: green pack
    [blue] { $name }: blue pack
   *[yellow] { $name }: yellow pack
}
age-region = { $coast ->
    [yes] { $name } ({ $region }): prey { $prey }, coast
   *[no] { $name } ({ $region }): prey { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): prey { $prey }, coast, { $things }
   *[no] { $name } ({ $region }): prey { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $who }’s { $wolves } wolves, including the Lead Wolf
   *[no] { $who }’s { $wolves } wolves
}
age-attackers = { $lead ->
    [yes] attacked by { $who }’s { $wolves } wolves, including the Lead Wolf
   *[no] attacked by { $who }’s { $wolves } wolves
}
age-den = a den
age-predators = { $predators } worth { $worth }
age-predator-group = { $thing ->
    [human] { $count ->
        [one] a human
       *[other] { $count } humans
    }
    [tiger] { $count ->
        [one] a tiger
       *[other] { $count } tigers
    }
   *[bear] { $count ->
        [one] a bear
       *[other] { $count } bears
    }
}
age-card-group = { $thing ->
    [scare] { $count } × Scare away
    [breed] { $count } × Extra wolves
    [extra] { $count } × Extra move
   *[freeze] { $count } × Frozen sea
}
age-surplus = { $surplus } wolves too many: they starve at the end of the turn
age-starve = { $surplus } will starve
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } wolves will starve: { $places }
age-harm = { $end ->
    [out] { $wolves } wolves starve, and your pack is out of the game
    [lead] { $wolves } wolves starve, the Lead Wolf among them: { $places }
   *[some] { $wolves } wolves starve: { $places }
}
age-harm-perish = The beaten wolves in { $at } perish
age-harm-lead = The Lead Wolf dies
age-decides = { $who } decides: { $at }
age-chance = { $chance }%
age-chance-on-button = { $chance }% to win
age-channel = Open water between { $first } and { $second }
age-channel-frozen = Frozen water between { $first } and { $second } until the end of this turn
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Scare away
    [breed] Extra wolves
    [extra] Extra move
   *[freeze] Frozen sea
}
age-card-does = { $card ->
    [scare] Scare away: all predators of one region, yours or next to yours, flee to a neighbouring region you choose
    [breed] Extra wolves: add five wolves at each of your dens
    [extra] Extra move: one more movement before the battles
   *[freeze] Frozen sea: you can cross one channel until the end of your turn
}
age-card-held = { $does } ({ $count } in hand)
age-amount = { $wolves } wolves
age-sea = into the sea
age-with-lead = with the Lead Wolf
age-without-lead = without the Lead Wolf

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Ember Wood
age-name-red-tundra = Ashen Shore
age-name-red-steppe = Rowan Plain
age-name-red-ridge = Flint Ridge
age-name-red-mountain = Copper Fells
age-name-red-lowland = Elk Meadows
age-name-red-island = Seal Skerry
age-name-green-forest = Moss Hollow
age-name-green-tundra = Lichen Coast
age-name-green-steppe = Birch Steppe
age-name-green-ridge = Alder Fen
age-name-green-mountain = Pine Crags
age-name-green-lowland = Aurochs Lowland
age-name-green-island = Heron Isle
age-name-blue-forest = Frostmere
age-name-blue-tundra = Rime Barrens
age-name-blue-steppe = Willow Flats
age-name-blue-ridge = Slate Gorge
age-name-blue-mountain = Storm Peaks
age-name-blue-lowland = Reindeer Valley
age-name-blue-island = Walrus Rock
age-name-yellow-forest = Amber Heath
age-name-yellow-tundra = Gale Strand
age-name-yellow-steppe = Sedge Prairie
age-name-yellow-ridge = Ochre Bluffs
age-name-yellow-mountain = Hornstone Hills
age-name-yellow-lowland = Bison Basin
age-name-yellow-island = Gull Island

# Packs
age-dens = { $dens } of { $goal } dens needed to win
age-out = out of the game
age-on-turn = its turn
age-lead-in = Lead Wolf: { $at }
age-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
age-wolf-count = { $wolves } wolves on the board, { $supply } more in the supply
age-region-count = { $regions ->
    [one] { $regions } region occupied
   *[other] { $regions } regions occupied
}
age-hand-count = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
age-dens-left = { $left } of { $all } dens left to build
age-own = Your pack
age-own-hand = Your cards

# The strip above the table
age-turn = { $who }’s turn
age-round = Round { $round } of { $limit }
age-stage-start = The packs are being assigned
age-stage-first = The first player is drawn at random
age-stage-predators = Predators are being dealt
age-stage-cards = Cards are being dealt
age-stage-over = The game is over
age-step = { $step ->
    [move] Move
    [battle] Battle
    [den] Den
    [roam] Roam
    [cull] Hunger
   *[draw] Card
}
age-fight = Battle in { $at }: { $strength } against { $against }
age-piles = { $deck } cards in the deck; discarded: { $cards }
age-none = none
age-rebuilt =
    Our own board,
    not the printed one

# Actions
age-do-first = Draw the first player
age-do-predator = Deal a predator
age-do-exchange = Exchange predators
age-do-draw = Draw
age-do-roll = Roll
age-do-litter = Litter
age-do-move = Move
age-do-hunt = Fight the predators
age-do-next = Next step
age-do-fight = Begin the battle
age-do-reroll = Roll again
age-do-keep = Keep the roll
age-do-retreat = Retreat
age-do-perish = Let them perish
age-do-drive = Drive them away
age-do-leave = Leave them
age-do-withdraw = Withdraw
age-do-stay = Stay
age-do-lose = Lose wolves
age-do-lead = New Lead Wolf for five wolves
age-do-den = Build a den
age-do-roam = Roam
age-do-end = End the turn
age-do-discard = Discard
age-do-start = Choose a pack
age-play-card = { $card ->
    [scare] Scare away
    [breed] Extra wolves
    [extra] Extra move
   *[freeze] Frozen sea
}
age-brief-card = Card: { $card }

# Questions
age-ask-lead-wolf = With the Lead Wolf, or without it?
age-ask-amount = How many wolves?
age-ask-move-1 = From which region do they move?
age-ask-move-2 = Into which region do they move?
age-ask-roam-1 = From which region do they roam?
age-ask-roam-2 = To which of your regions do they roam?
age-ask-hunt-1 = Where do you fight the predators?
age-ask-den-1 = Where do you build the den?
age-ask-scare-1 = In which region do you scare the predators away?
age-ask-scare-2 = Where do they flee to?
age-ask-freeze-1 = Which channel do you freeze until the end of your turn?
age-ask-discard-1 = Which card do you discard?
age-ask-drive-1 = Where do you drive them?
age-ask-retreat-1 = To which of your regions do they retreat?
age-ask-withdraw-1 = To which of your regions do they withdraw?
age-ask-lead-1 = Where does the new Lead Wolf replace five wolves?
age-ask-litter-1 = Which den has a litter?
age-ask-start-1 = Which pack is yours?
age-open-start = Choose your pack by its start region.
age-open-first = The first player is drawn at random.
age-open-predators = Predators are being dealt.
age-open-cards = Cards are being dealt.
age-open-draw = A card is drawn.
age-open-roll = The die is rolled.
age-open-over = The game is over.
age-open-litter = Only { $left } wolves are left in your supply: choose a den for its litter.
age-open-reroll = You have { $ours } against { $theirs } in { $at }: roll again, or keep your roll?
age-open-retreat = Your wolves in { $at } are beaten. Choose where they retreat, or let them perish.
age-open-drive = Drive the predators of { $at } away, or leave them.
age-open-withdraw = { $at } cannot feed everyone: withdraw up to { $debt } wolves, or stay and lose { $debt }.
age-open-lose = { $debt } of your wolves in { $at } starve. Does the Lead Wolf die with them?
age-open-lead = You have lost your Lead Wolf. Choose where a new one replaces five of your wolves.
age-open-discard = You hold one card too many: discard one, or play one that is offered.
age-open-moved = You have moved. Play a card, or continue with the next step.
age-open-move = { $more ->
    [0] Move a pack, fight predators or play a card.
    [one] Move a pack, fight predators or play a card; { $more } more movement comes after this one.
   *[other] Move a pack, fight predators or play a card; { $more } more movements come after this one.
}
age-open-battle = Begin the battle, or play a card first.
age-open-den = Build a den, play a card, or continue with the next step.
age-open-roam = Let wolves roam, play a card, or end the turn.
age-open-roam-no-den = No den now: it needs { $wolves } wolves in one region. Let wolves roam, play a card, or end the turn.
age-open-roam-no-new-den = No den now: it needs { $wolves } wolves in a region entered this turn. Let wolves roam, play a card, or end the turn.

# What happened
age-log-first = { $who } begins.
age-log-predator = { $predator ->
    [human] A human comes to { $at }.
    [tiger] A tiger comes to { $at }.
   *[bear] A bear comes to { $at }.
}
age-log-replace = { $predator ->
    [human] { $at }: the predator is worth more than the prey and is exchanged for a human.
    [tiger] { $at }: the predator is worth more than the prey and is exchanged for a tiger.
   *[bear] { $at }: the predator is worth more than the prey and is exchanged for a bear.
}
age-log-exchange = The predators of { $at } and { $with } swap places.
age-log-start = { $colour ->
    [red] { $who } has the red pack and starts in { $at }.
    [green] { $who } has the green pack and starts in { $at }.
    [blue] { $who } has the blue pack and starts in { $at }.
   *[yellow] { $who } has the yellow pack and starts in { $at }.
}
age-log-refill = The { $cards } discarded cards become the deck again.
age-log-turn = Round { $round }: { $who }’s turn.
age-log-litter = { $who } gains { $wolves } wolves in { $at }.
age-log-move = { $lead ->
    [yes] { $who } moves { $wolves } wolves, including the Lead Wolf, { $from } → { $to }.
   *[no] { $who } moves { $wolves } wolves, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } roams with { $wolves } wolves, including the Lead Wolf, { $from } → { $to }.
   *[no] { $who } roams with { $wolves } wolves, { $from } → { $to }.
}
age-log-hunt = { $who } fights the predators in { $at }.
age-log-roll = { $who } rolls { age-face }: { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: both sides are equally strong and roll again.
age-log-battle-pack = { $won ->
    [yes] { $who } beats { $rival } in { $at }, { $strength } against { $against }.
   *[no] { $who } loses to { $rival } in { $at }, { $strength } against { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } beats the predators in { $at }, { $strength } against { $against }.
   *[no] { $who } does not beat the predators in { $at }, { $strength } against { $against }.
}
age-log-go-back = { $who } goes back from { $from } to { $to }.
age-log-retreat = { $who } retreats with { $wolves } wolves from { $from } to { $to }.
age-log-withdraw = { $who } withdraws { $wolves } wolves from { $from } to { $to }.
age-log-drive = { $who } drives { $predators } from { $from } to { $to }.
age-log-drive-sea = { $who } drives { $predators } from { $from } into the sea.
age-log-starve = { $predator ->
    [human] A human starves in { $at }.
    [tiger] A tiger starves in { $at }.
   *[bear] A bear starves in { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } loses { $wolves } wolves in { $at }, the Lead Wolf among them.
   *[no] { $who } loses { $wolves } wolves in { $at }.
}
age-log-den = { $who } builds a den in { $at }.
age-log-den-lost = { $who } loses the den in { $at }.
age-log-lead = { $who } has a new Lead Wolf in { $at }.
age-log-card = { $card ->
    [scare] { $who } plays Scare away.
    [breed] { $who } plays Extra wolves.
    [extra] { $who } plays Extra move.
   *[freeze] { $who } plays Frozen sea.
}
age-log-freeze = { $who } freezes the water between { $first } and { $second }.
age-log-draw = { $who } draws a card.
age-log-draw-known = { $card ->
    [scare] { $who } draws Scare away.
    [breed] { $who } draws Extra wolves.
    [extra] { $who } draws Extra move.
   *[freeze] { $who } draws Frozen sea.
}
age-log-discard = { $card ->
    [scare] { $who } discards Scare away.
    [breed] { $who } discards Extra wolves.
    [extra] { $who } discards Extra move.
   *[freeze] { $who } discards Frozen sea.
}
age-log-out = { $who } is out of the game.
age-log-out-cards = { $who } is out of the game and discards { $cards }.
age-log-over = { $reason ->
    [dens] { $who } begins the turn with at least five dens and wins.
    [last-pack] { $who } is the last pack alive and wins.
   *[round-limit] The last round is over: the pack with the most dens wins.
}
age-narrated-lose = { $lead ->
    [yes] { $who } loses { $wolves } wolves in { $at }, the Lead Wolf among them: there is not enough prey there.
   *[no] { $who } loses { $wolves } wolves in { $at }: there is not enough prey there.
}
age-narrated-out = { $who } is out of the game: no wolf of the pack is left.
age-narrated-out-yours = Your last wolf has fallen: your pack is out of the game.

# The end of a game
ending-age-of-the-wolf-dens = A pack began its turn with at least five dens on the board.
ending-age-of-the-wolf-last-pack = Only one pack is left alive.
ending-age-of-the-wolf-round-limit = The last round is over. Most dens wins; ties go to most regions, then most wolves.
part-age-of-the-wolf-win = Victory
part-age-of-the-wolf-dens = Dens
part-age-of-the-wolf-regions = Regions
part-age-of-the-wolf-wolves = Wolves

## reasons

reason-age-of-the-wolf-chance-only = only the program rolls, draws and deals
reason-age-of-the-wolf-chance-other = something else is dealt or rolled now: “{ $due }”
reason-age-of-the-wolf-predator-unfit = the { $word } is worth more than the region’s prey value
reason-age-of-the-wolf-predator-gone = no { $word } is left to lay
reason-age-of-the-wolf-exchange-not-due = predators of two regions swap places only when none of those left over fits
reason-age-of-the-wolf-exchange-due = none of the predators left over fits, so two regions exchange theirs
reason-age-of-the-wolf-exchange-unfit = the two predators would not fit if they swapped places
reason-age-of-the-wolf-start-taken = the pack of { $region } is already taken
reason-age-of-the-wolf-start-of-nobody = no pack starts in { $region }
reason-age-of-the-wolf-draw-gone = no card { $word } is left in the deck
reason-age-of-the-wolf-movement-made = you have already made your movement; the card Extra move gives another one
reason-age-of-the-wolf-movement-over = movements belong to step 2, which is over
reason-age-of-the-wolf-fight-later = battles come after all movements: choose “{ age-do-next }”
reason-age-of-the-wolf-fight-first = fight the battle in { $battle } first: choose “{ age-do-fight }”
reason-age-of-the-wolf-fight-over = all battles this turn have been fought
reason-age-of-the-wolf-fight-elsewhere = battles are fought in the order of the moves: { $battle } is next
reason-age-of-the-wolf-den-later = dens are built in step 4, after the battles
reason-age-of-the-wolf-den-over = dens are built in step 4, which is over
reason-age-of-the-wolf-roam-later = wolves roam in step 5, after battles and dens
reason-age-of-the-wolf-end-later = the turn ends after step 5: fight your battles, or choose “{ age-do-next }”
reason-age-of-the-wolf-next-is-end = roaming is the last step you decide: choose “{ age-do-end }”
reason-age-of-the-wolf-litter-not-asked = litters are placed automatically while the supply lasts
reason-age-of-the-wolf-reroll-not-asked = you have no roll to repeat or keep now
reason-age-of-the-wolf-retreat-not-asked = you have not lost a battle as the defender
reason-age-of-the-wolf-drive-not-asked = you have not just beaten predators
reason-age-of-the-wolf-withdraw-not-asked = no predators were driven into a region of yours
reason-age-of-the-wolf-lose-not-asked = you need not choose which wolves to lose
reason-age-of-the-wolf-lead-not-asked = you have not lost your Lead Wolf
reason-age-of-the-wolf-discard-not-asked = you discard only after drawing, and only with more than { $limit } cards
reason-age-of-the-wolf-start-not-asked = packs are chosen before the game begins
reason-age-of-the-wolf-litter-first = first choose which dens have a litter
reason-age-of-the-wolf-reroll-first = first decide on your roll: “{ age-do-reroll }” or “{ age-do-keep }”
reason-age-of-the-wolf-retreat-first = first choose where your wolves retreat to, or “{ age-do-perish }”
reason-age-of-the-wolf-drive-first = first choose where you drive the predators, or “{ age-do-leave }”
reason-age-of-the-wolf-withdraw-first = first choose how many wolves withdraw, or “{ age-do-stay }”
reason-age-of-the-wolf-lose-first = first choose which { $debt } wolves you lose in { $place }
reason-age-of-the-wolf-lead-first = first choose where your Lead Wolf returns
reason-age-of-the-wolf-discard-first = first discard a card, or play one that is offered
reason-age-of-the-wolf-start-first = first choose your pack
reason-age-of-the-wolf-pack-not-here = you have no wolves in { $region }
reason-age-of-the-wolf-pack-not-in-fives = wolves move in fives: 5, 10, 15 and so on, not { $amount }
reason-age-of-the-wolf-pack-too-large = you have { $wolves } wolves in { $region }, not { $amount }
reason-age-of-the-wolf-pack-has-moved = only { $fresh } wolves in { $region } can still move without the Lead Wolf
reason-age-of-the-wolf-lead-not-here = your Lead Wolf is not in { $here }
reason-age-of-the-wolf-lead-has-moved = your Lead Wolf has already moved this turn
reason-age-of-the-wolf-move-too-far = { $to } is not adjacent to { $region }
reason-age-of-the-wolf-channel-not-frozen = the channel from { $region } to { $to } is not frozen
reason-age-of-the-wolf-move-into-own = you already occupy { $to }: wolves can get there only by roaming
reason-age-of-the-wolf-follow-without-foe = a second pack may follow into { $to } only while an enemy is there
reason-age-of-the-wolf-move-nowhere = no wolves can move this way
reason-age-of-the-wolf-hunt-elsewhere = you do not occupy { $region }
reason-age-of-the-wolf-hunt-nothing = no predators are in { $region }
reason-age-of-the-wolf-hunt-again = you are already fighting in { $region } this turn
reason-age-of-the-wolf-hunt-nowhere = there are no predators to fight in your regions
reason-age-of-the-wolf-roam-into-new = wolves roam only between regions you occupy; you do not occupy { $to }
reason-age-of-the-wolf-roam-nowhere = no wolves can roam this way
reason-age-of-the-wolf-retreat-into-foreign = wolves retreat only to a region they occupy; they do not occupy { $to }
reason-age-of-the-wolf-retreat-too-far = { $to } is not adjacent to { $place }
reason-age-of-the-wolf-ice-of-another = the ice between { $place } and { $to } carries only the pack that laid it
reason-age-of-the-wolf-flight-no-coast = { $origin } has no coast, so predators cannot be driven into the water
reason-age-of-the-wolf-flight-too-far = { $to } has no land border with { $origin }, and predators do not cross water
reason-age-of-the-wolf-withdraw-into-foreign = wolves withdraw only to a region they occupy; they do not occupy { $to }
reason-age-of-the-wolf-withdraw-too-far = { $to } is not adjacent to { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } can feed only { $room } more wolves
reason-age-of-the-wolf-withdraw-too-many = only the surplus of { $debt } wolves may withdraw
reason-age-of-the-wolf-withdraw-needs-lead = that many wolves cannot withdraw without the Lead Wolf
reason-age-of-the-wolf-lose-elsewhere = you lose wolves in { $place } now
reason-age-of-the-wolf-lose-amount = you must lose exactly { $debt } wolves
reason-age-of-the-wolf-lead-elsewhere = you have no wolves in { $region } for your Lead Wolf to replace
reason-age-of-the-wolf-litter-without-den = you have no den in { $region }
reason-age-of-the-wolf-litter-again = the den in { $region } already had its litter
reason-age-of-the-wolf-den-elsewhere = you do not occupy { $region }
reason-age-of-the-wolf-den-on-den = you already have a den in { $region }
reason-age-of-the-wolf-den-not-entered = a den needs a region you have entered this turn, and { $region } is not one
reason-age-of-the-wolf-den-too-few = a den needs { $needed } wolves, and you have { $wolves } in { $region }
reason-age-of-the-wolf-card-not-in-hand = you do not hold the card “{ $card }”
reason-age-of-the-wolf-scare-nothing = no predators are in { $region }
reason-age-of-the-wolf-scare-too-far = { $region } is neither yours nor adjacent to a region of yours
reason-age-of-the-wolf-scare-nowhere = no predators are within your reach
reason-age-of-the-wolf-breed-without-den = you have no den on the board
reason-age-of-the-wolf-breed-without-wolves = all your wolves are on the board
reason-age-of-the-wolf-extra-too-late = you can play Extra move only in step 2, which is over
reason-age-of-the-wolf-extra-too-early = make your movement first; the card then gives another one
reason-age-of-the-wolf-extra-without-move = you could not make another movement
reason-age-of-the-wolf-freeze-again = the channel { $channel } is already frozen
reason-age-of-the-wolf-freeze-too-late = wolves no longer move in this turn, so frozen water has no effect
reason-age-of-the-wolf-freeze-nowhere = every channel is already frozen

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = The rules of Age of the Wolf in our own words, based on its one rulebook in Swedish, English, Finnish, Danish and Norwegian. The board, its prey values and the values of the predators are our own reconstruction, since the book shows them only in pictures. Where the book leaves something open, or its languages differ, a note says what we decided. Owners of the game can play on a board file of their own. Wolfden is unofficial.

# A1
rule-a1 = Components
rule-a1-1 = Two to four players lead one pack each: red, green, blue or yellow. A pack has a Lead Wolf, which counts as 5 wolves, tokens for 170 more wolves (10 × 5, 6 × 10, 4 × 15) and 6 dens. Wolves always come in fives, and tokens may be exchanged at any time. Lost wolves go back to the supply of their pack and can be born again.
rule-a1-1-ruling = The book has four packs and names no number of players. That the Lead Wolf counts as 5 follows from its return, when it takes the place of 5 wolves. Tokens never run short while there are wolves left in the supply. Of lost wolves the book says that they leave the board; where a pack dies in battle, Finnish adds “permanently”, Swedish and Norwegian “entirely”. We take them off the board, not out of the game, since the supply must feed the litters.
rule-a1-2 = The battle die shows I once, II four times and III once.
rule-a1-2-ruling = The Swedish book lists six faces: I, II, II, II, II, III. The other four languages print only five, which no die has, so we follow the Swedish one.
rule-a1-3 =
    There are 28 advantage cards.
    | card | number
    | A, Scare away | 8
    | B, Extra wolves | 7
    | C, Extra move | 5
    | D, Frozen sea | 8
rule-a1-4 =
    The rival predators belong to nobody.
    | predator | number | value of each
    | human | 5 | 30
    | tiger | 15 | 20
    | bear | 20 | 10
rule-a1-4-rebuilt = The numbers are from the book. The values are ours, since the book shows them only in pictures; an owner’s board file can set others.
rule-a1-5 = Every region has a prey value: it can feed wolves and predators worth that much together. Regions have land borders, and some have a coast. A water channel connects two coasts.
rule-a1-5-rebuilt = The whole board is ours: 7 regions in each sector around a polar sea, with their names, borders, coasts, channels and prey values.
rule-a1-6 = You occupy a region as long as you have wolves there, alone or together with predators. Attackers do not occupy a rival’s region before they have won it in battle.
rule-a1-6-ruling = Where both wolves and predators are, all languages but English say that you fight the predators too “to take control”. But wolves that do not beat them stay beside them (A5.6), and in every language there can be predators in a region you occupy (A4.2). So only rival wolves keep a region from you.
rule-a1-7 = Regions with a common land border are adjacent. While a channel is frozen, its two ends are adjacent as well for the player who froze it (A8.4): for their wolves, and for the reach of their card A. For other packs and for predators only land counts.
rule-a1-7-ruling = Card D lets “you” move “your” wolves, so it carries nobody else’s. That card A reaches over the ice is ours: where your wolves can go, they can scare.

# A2
rule-a2 = Setup
rule-a2-1 = Each player chooses a pack, in the order of the seats. The first player is drawn at random, and play goes clockwise. Each pack places its Lead Wolf, 20 more wolves and a den in its start region.
rule-a2-1-ruling = The book names no order for choosing. As an option of the table, and with “Play now”, the packs are dealt at random.
rule-a2-2 = Every other region gets one predator at random, and so do the start regions of packs that nobody plays. Then each predator that is worth more than its region’s prey value is exchanged at random for one of those left over, until all of them fit.
rule-a2-2-ruling = In English an unfit predator is discarded and replaced, in the other languages exchanged; here it goes back among those left over. If none of those fits, it changes places with the predator of another region such that both fit; the book does not think of that.
rule-a2-3 = Each player is dealt 3 cards.
rule-a2-4 = The board is a ring of four equal sectors, one per colour, however many packs play. As an option of the table, and with “Play now”, it has only as many sectors as packs.
rule-a2-4-ruling = The book lays one board for everybody and a predator in every region that is left, so this is the default. The smaller ring is ours, for shorter games of two or three packs.
rule-a2-4-rebuilt = The ring and its sectors are our own.

# A3
rule-a3 = The turn
rule-a3-0 = If you have 5 or more dens on the board when your turn starts, you win at once.
rule-a3-1 = Step 1, litters: each region with a den of yours gets 5 new wolves, as long as your supply lasts.
rule-a3-1-ruling = If the supply is too small for all dens, you choose one by one which of them have a litter. The book does not say.
rule-a3-2 = Step 2, movement: you make one movement (A4), or none.
rule-a3-2-ruling = The list of steps says to make a movement; the chapter on movement says that you may choose one of its two kinds. A pack that can make neither could not obey, so nobody has to.
rule-a3-3 = Step 3, battles (A5): they are fought in the order of the movements. In each region you fight rival wolves first, then predators.
rule-a3-3-ruling = The order is ours; the book names none. A battle takes place in each region a movement went to, if an enemy is there when its turn comes: a card may have driven the enemy away, or driven a new one in.
rule-a3-4 = Step 4, den: you may build a den (A6).
rule-a3-5 = Step 5, roaming: wolves that have not moved may roam between your regions (A7).
rule-a3-6 = Step 6, hunger: in each of your regions where wolves and predators together are worth more than the prey value, you lose wolves until it can feed them all. Before this step your regions may be overfull during your own turn; only where predators are driven in (A5.8) or not beaten (A5.6) does the limit hold at once. If you lose wolves, now or at any other time, you choose whether the Lead Wolf is among them.
rule-a3-6-ruling = The book does not say who chooses. In Danish you keep your Lead Wolf “as long as possible”, in Swedish and Norwegian you want to, in Finnish it is worthwhile, in English there is nothing of it: we take it for advice, so you may also give it up. Of the other wolves, those that have moved die first, which is never worse for you. The region of the Lead Wolf is cut last, so a lost one returns to a settled region. If the predators alone are too much, all wolves there die and then the predators of the lowest value go.
rule-a3-7 = Step 7, cards: draw one. If you now hold more than 5, you may play cards A and B, which still have an effect, instead of discarding; after that, hunger (step 6) is settled once more. Then discard face up until you hold 5. You may play any number of cards in your own turn: before a movement, a battle, a den or a roaming step, before you end step 5, and now, but never between a roll and the end of its battle.
rule-a3-7-ruling = The book says “at any point”; these are the moments. A hand holds more than 5 only after the draw, so what the book says of playing “the excess” is meant for this moment. Whether the program pauses for cards depends on how many you hold, never on which, so a pause reveals nothing.

# A4
rule-a4 = Movement
rule-a4-1 = Either move 5 or more wolves, always in fives, as one pack from a region you occupy into one adjacent region you do not occupy. You choose whether the Lead Wolf goes along. You may leave a den unguarded, but then you lose it at once (A6.3).
rule-a4-2 = Or fight the predators in one region you occupy.
rule-a4-2-ruling = If an extra move then takes wolves away from there, those that stay fight. If none stay, there is no battle.
rule-a4-3 = Each wolf moves only once per turn. If you play Extra move, all movements come first and then all battles, those against predators in your own region (A4.2) included. A second pack may follow into the same region only while an enemy is there, and each region is fought over once per turn, by all your wolves in it.
rule-a4-3-ruling = The card repeats step 2 before step 3, so the battle waits for both packs, and they fight as one. In the book a fight against predators in your own region is itself the movement; only with Extra move does it matter that it waits: you make the second movement before you know how the fight ends. Without an enemy the region is already yours, and A4.1 forbids moving in.

# A5
rule-a5 = Battle
rule-a5-1 = Your strength is your roll times the number of your wolves that take part: for the attacker all wolves that moved in, for the defender all wolves there.
rule-a5-2 = If your Lead Wolf takes part, you may roll again after both sides have rolled, and your higher roll counts. The attacker decides and rolls first, then the defender, once each per roll-off.
rule-a5-2-ruling = The book names no order. You are not asked when another roll could not change the result; after a tie each side may do so once more.
rule-a5-3 = The higher strength wins. If both are equal, roll off again.
rule-a5-4 = Beaten attackers go back to where they came from, over a frozen channel if they came that way. Beaten defenders may retreat together to one region adjacent by land that they occupy, where everything above the prey value dies at once. If there is no such region, or if they choose so, they all die. Their den returns to their owner.
rule-a5-4-ruling = If two packs attacked, each goes back to where it came from. Defenders may also retreat to a full region, or to one under attack; attackers waiting there do not count towards its limit. The ice of another player does not carry them (A1.7). If predators have come to the region the attackers return to, they share it until step 6.
rule-a5-5-ruling = In Swedish, Finnish, Danish and Norwegian you find your strength as described before, and that includes the second roll. English points to step 1 there, the first roll alone. We follow the four.
rule-a5-5 = Predators do not roll. Their strength is the sum of their values, and you have to exceed it. Your Lead Wolf lets you roll again here too.
rule-a5-6 = If you win, you may drive all of them together into one adjacent region (A5.8), or leave them. If you do not win, they stay and your wolves stay beside them, but wolves the region cannot feed die at once.
rule-a5-7 = Where there are both wolves and predators, you fight the wolves first, and the predators only if you win.
rule-a5-8 = Predators driven from a coast into the water are out of the game. Where they overfill a region, this is settled at once: in your own, the surplus of wolves dies. In a rival’s, its owner may first withdraw wolves, at most the surplus and all to the same region, which must be adjacent by land, occupied by that owner and have room; the rest of the surplus dies. Attackers waiting there do not count. Where there are no wolves, or none are left, the predators of the lowest value are removed until the region can feed the rest.
rule-a5-8-ruling = “At most the surplus” is ours: Swedish, Danish and Norwegian speak of the wolves you must move, English of some wolves, Finnish of the wolves. That a region without wolves is cut too follows from the chapter on prey values; card A speaks only of regions already occupied. If the rival’s wolves are gone from a region where attackers wait, the predators there are cut to the prey value, and the attackers hold the region and still fight them.
rule-a5-9 = Predators never cross a channel, frozen or not.

# A6
rule-a6 = Dens
rule-a6-1 = Where you have 20 or more wolves and no den of your own, you may build one in step 4, even if the prey value is below 20. You may build one den per turn. As an option of the table, it has to be a region you entered in this turn.
rule-a6-1-ruling = In all languages the list of steps asks for 20 wolves in a “new region”, and so does the Finnish chapter on dens; the chapters of the other four ask only for 20 wolves in a region. The default follows the chapter, the option the list, with “new” as the chapter on movement means it. How many dens you may build per turn the book does not say; another option allows any number.
rule-a7-2-ruling = Wolves roam if they were not moved in this turn. A fight in place moves nobody, and going back does not undo a movement; the book speaks of neither.
rule-a6-2 = You may have one den per region, and 6 in all.
rule-a6-3 = A den with fewer than 5 of its owner’s wolves is removed at once, even in another player’s turn.

# A7
rule-a7 = Roaming
rule-a7-1 = Wolves that have not moved this turn may move to one adjacent region you occupy, also over a frozen channel. Each may do so once, one group after the other, and a region left empty is no longer occupied. There is no battle.
rule-a7-2 = Wolves that fought predators where they were have not moved, but attackers that went back have. New wolves may move or roam.

# A8
rule-a8 = Advantage cards
rule-a8-1 = A, Scare away: choose a region you occupy, or one adjacent to it. All predators there flee together to one region adjacent to theirs, or from a coast into the water (A5.8).
rule-a8-1-ruling = The card names only regions adjacent to one you occupy. We let your own count too, which makes the card a little stronger than printed: wolves that scare predators across a border scare those in their own region too.
rule-a8-2 = B, Extra wolves: 5 new wolves in each of your den regions, as in A3.1.
rule-a8-2-ruling = The Danish book says 5 tokens; its own heading and all other languages say 5 wolves.
rule-a8-3 = C, Extra move: after your movement you make another one before the battles. You may play several of these cards, one after the other.
rule-a8-3-ruling = The Finnish book calls this card an extra turn, but its text, like all others, repeats only step 2.
rule-a8-4 = D, Frozen sea: one channel of your choice is frozen until the end of your turn, and your wolves can cross it both ways. Each card freezes one channel.
rule-a8-4-ruling = It may be any channel that is not frozen yet, wherever your wolves are. Both ways: Norwegian says “one” direction and Danish “some”, but every language lets you cross again and go back. The card has to be played: only the Finnish chapter on water asks no more than that you have it.
rule-a8-5 = You can play a card only where it has an effect, and C only in step 2, after a movement. Played cards go to the discard pile. When the last card of the deck is drawn, the discard pile becomes the new deck at once.
rule-a8-5-ruling = The book does not mention cards without effect. Getting rid of cards belongs to step 7.
rule-a8-6 = Which cards you hold is your secret; how many you hold is public.
rule-a8-6-ruling = The discard pile and the size of the deck are public as well.

# A9
rule-a9 = Lead Wolf, elimination, end
rule-a9-1 = A lost Lead Wolf at once takes the place of 5 other wolves in a region its owner chooses, so the number of wolves stays the same. It counts as moved if those wolves had moved.
rule-a9-1-ruling = English allows any region of yours; Swedish, Finnish, Danish and Norwegian say another one. We allow any that its owner occupies. It replaces wolves that have not moved where there are any. If all the wolves left to its owner wait for their battle, it replaces some of them, and if they lose, it goes back with the first of them.
rule-a9-2 = A pack without wolves on the board is out: its dens are removed and its hand is discarded. The last pack alive wins at once.
rule-a9-2-ruling = The book knows only the last surviving pack. That a pack without wolves on the board is out, whatever its supply, and discards its hand, is ours. Behind the winner, dens, regions and wolves decide the places; packs that are out share the last one.
rule-a9-3 = The game also ends after round 60, unless the table has chosen another limit. A round is over when play passes the first player’s place, and that comes before A3.0. Then the most dens win, then the most occupied regions, then the most wolves; if all are equal, the win is shared.
rule-a9-3-ruling = The book has no round limit; a program needs one.

# A10
rule-a10 = Our examples
rule-a10-intro = The book gives only the fifth of these situations as an example (A10.5).
rule-a10-1 = At the start you have 25 wolves and a den in your start region, and 3 cards.
rule-a10-2 = Ten wolves fight a bear (10). With I they do not win, because 10 is not more than 10; with II they do.
rule-a10-3 = A tie between wolves is rolled again. A tie with predators is not a win.
rule-a10-4 = You have 20 wolves in a region of prey value 15. You build a den in step 4 and are cut to 15 wolves in step 6. The den stays.
rule-a10-5 = You lose an attack over a frozen channel: your wolves return over the ice. The channel thaws at the end of your turn.
rule-a10-6 = A tiger (20) is scared into a rival’s region of prey value 30 with 20 wolves. The rival keeps 10 there and may withdraw up to 10 to one neighbouring region with room.

# What the pictures show
picture-a1-5 = The board: regions with their prey values, coasts and channels around the sea.
picture-a2-1 = A start region: 25 wolves with their Lead Wolf, and a den.
picture-a3-6 = Thirty wolves where the prey feeds twenty: ten too many at the end of the turn.
picture-a4-1 = Ten wolves move into the neighbouring region.
picture-a5-5 = Ten wolves against a bear worth 10, with their chance of winning.
picture-a6-1 = Twenty wolves have built a den.
picture-a8-4 = The channel is frozen and can be crossed.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begin your turn with five of your dens on the board, or be the last pack alive.
aid-age-of-the-wolf-turn = Your turn
aid-age-of-the-wolf-turn-1 = Each of your dens adds five wolves at the start of your turn.
aid-age-of-the-wolf-turn-2 = One movement per turn: wolves in fives into a neighbouring region you do not occupy, or a fight against predators in a region you occupy.
aid-age-of-the-wolf-turn-3 = Then come the battles, in the order of the movements: wolves first, predators after them.
aid-age-of-the-wolf-turn-4 = With twenty wolves in a region where you have no den, you may build one there; one per turn. At some tables you must have entered the region this turn.
aid-age-of-the-wolf-turn-5 = Then wolves that have not moved may roam between your regions.
aid-age-of-the-wolf-turn-6 = At the end of your turn, wolves above the prey value of a region starve.
aid-age-of-the-wolf-turn-7 = Cards: scare predators away, add wolves, make an extra move, freeze a channel. Draw one at the end of each turn and keep at most five; if you hold more, you may still play some.
aid-age-of-the-wolf-battle = Battles
aid-age-of-the-wolf-battle-1 = Strength: die (I, II, II, II, II, III) times wolves. With the Lead Wolf you may roll again, so keep it as long as you can. Predators have a fixed value: you must exceed it.
aid-age-of-the-wolf-battle-2 =
    | predator | human | tiger | bear
    | strength | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Beaten defenders retreat to one neighbouring region they occupy, or die; beaten attackers go back. If strengths are equal, roll again.
aid-age-of-the-wolf-battle-4 = If you beat predators, you may drive them all into one neighbouring region, or from a coast into the sea.
aid-age-of-the-wolf-battle-5 = The predators’ values and the board are our own reconstruction; an owner’s board file can have others.
aid-age-of-the-wolf-cards = Cards
aid-age-of-the-wolf-cards-1 = A, Scare away: all predators of a region of yours, or of one adjacent to yours, flee together to a neighbouring region you choose, or from a coast into the sea (×8).
aid-age-of-the-wolf-cards-2 = B, Extra wolves: add five wolves at each of your dens (×7).
aid-age-of-the-wolf-cards-3 = C, Extra move: one more movement before the battles (×5).
aid-age-of-the-wolf-cards-4 = D, Frozen sea: your wolves can cross one channel until the end of your turn (×8).
aid-age-of-the-wolf-end = The end
aid-age-of-the-wolf-end-1 = After the last round (60, unless the table sets another limit) the most dens win, then the most regions, then the most wolves.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] wolves, in fives
    [lead] Lead Wolf, counts as five
    [den] den
    [human] human
    [tiger] tiger
    [bear] bear
    [coast] coast: predators can be driven into the sea from here
    [channel] channel
   *[ice] frozen channel
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    The rulebook of this game tells no story, but its pieces do. Up to four packs of wolves share a country of land and cold water, where each region can feed only so many animals. Bears, tigers and a few humans were there first, and they are after the same prey.

    Cubs are born at every den, and soon there are more wolves than the land around it can feed. So they set out as a pack, best of all behind their Lead Wolf, to drive predators off or to fight another pack for its hunting grounds. Those who are driven out are new mouths to feed next door, and in hard frost even the sea carries wolves for a while.

    A pack that still guards five dens when its turn comes has made the age its own. The polar sea and the names of the regions are ours; a frozen sea is on one of the cards.
about-age-of-the-wolf-credits = All we know of the game is its rulebook: one booklet in Swedish, English, Finnish, Danish and Norwegian. The text we have of it names no designer, no artist, no publisher and no year, so nobody can be named here.
about-age-of-the-wolf-advice-players = Advice to beginners
about-age-of-the-wolf-advice-players-1 = Keep your Lead Wolf as long as you can: where it fights, you may roll again. This is the one piece of advice the book gives; the others are ours.
about-age-of-the-wolf-advice-players-2 = Leave five wolves at each den, or you lose it at once.
about-age-of-the-wolf-advice-players-3 = Your regions may be overfull until your turn ends: build the den first, then let hunger come.
about-age-of-the-wolf-advice-players-4 = Drive predators where they hurt a rival: into a region that can just feed the wolves it has.
about-age-of-the-wolf-advice-players-5 = Frozen sea opens a way nobody has to reckon with otherwise, and a beaten attack comes back over the same ice.

## guide

# The guided first game of Age of the Wolf, step by step.
guide-age-of-the-wolf-welcome = Two packs live around a polar sea: you lead the red one, a rival leads the green one. The first pack to begin a turn with five dens wins. You have one so far, and 30 wolves around it.
guide-age-of-the-wolf-larder = Each region can feed only as many animals as its number says. A tiger counts as 20, a bear 10, a human 30, and they were here first. If you want their food, you have to drive them out.
guide-age-of-the-wolf-move = You make one movement per turn: wolves of one region go next door as one pack. Choose where to, and how many; each button shows your chance of winning. At least five have to stay with the den.
guide-age-of-the-wolf-move-done = They are on their way. Where the Lead Wolf fights, you may roll twice.
guide-age-of-the-wolf-move-hint = Send 20 wolves with the Lead Wolf to Rowan Plain: with 20 wolves you can build a den there afterwards.
guide-age-of-the-wolf-battle = Now the battle. Your strength is your wolves times the die, which shows I, II or III; most faces show II. Get above what the predators count: a tiger 20, a bear 10.
guide-age-of-the-wolf-battle-done = You have won, and the region is yours.
guide-age-of-the-wolf-battle-hint = Choose “{ age-do-next }” to begin the battle. Where the Lead Wolf fights, you may roll once more, and the higher roll counts.
guide-age-of-the-wolf-drive = Beaten predators must go somewhere, and you choose where: to the rival’s side, or at least away from your dens.
guide-age-of-the-wolf-drive-done = Gone! From a coast you could drive predators into the sea, and they would never come back.
guide-age-of-the-wolf-drive-hint = The regions of the rival’s side are green. Aurochs Lowland is one of them.
guide-age-of-the-wolf-den = With 20 wolves in a region you may build a den there, one per turn. Build your second one.
guide-age-of-the-wolf-den-done = Two dens! Each of them adds five wolves when your turn begins.
guide-age-of-the-wolf-den-hint = The region you have just won has enough wolves. Choose it.
guide-age-of-the-wolf-close = End your turn so that nobody starves. Wolves that haven’t moved may roam between your regions first; each region can feed only as many as its number says.
guide-age-of-the-wolf-close-done = Nobody starves. You drew a card: nobody else sees what you hold. Now watch the green pack.
guide-age-of-the-wolf-close-hint = Leave the wolves where there is food for them. Nobody has to roam: you can simply end the turn.
guide-age-of-the-wolf-litters = A new turn, and every den has added five wolves. A region may hold more than it can feed until your turn ends, but not longer.
guide-age-of-the-wolf-scare = Time for a card: Scare away chases predators into the next region. Where there are too many mouths then, wolves have to withdraw. Choose the place where that hurts the rival most.
guide-age-of-the-wolf-scare-done = Any wolves that can’t withdraw starve. A card at the right moment is worth a battle.
guide-age-of-the-wolf-scare-hint = The rival’s den in Birch Steppe is full. Chase the bear of Flint Ridge right into it.
guide-age-of-the-wolf-third-den = Now build one more den this turn, in any region. You need 20 wolves there: move, win the battle, drive the predators away, and build.
guide-age-of-the-wolf-third-den-done = One more den! With five of them at the beginning of a turn you win.
guide-age-of-the-wolf-third-den-hint = A bear counts only 10, so 20 wolves beat it with any roll. There is one in Copper Fells.
guide-age-of-the-wolf-hunger = End your turn. Roaming first may spare some wolves. If some starve, you decide whether the Lead Wolf is among them: keep it!
guide-age-of-the-wolf-hunger-done = Hunger is the price of growing fast, but the Lead Wolf lives. Watch what the rival does.
guide-age-of-the-wolf-hunger-hint = Roaming is free. When you’re asked who starves, choose the wolves without the Lead Wolf.
guide-age-of-the-wolf-raid = Win a battle, wherever you like. Against wolves both packs roll, and each multiplies its die by its own wolves; a tie is rolled again. Leave five wolves with every den.
guide-age-of-the-wolf-raid-done = Victory! Beaten wolves retreat to a region of their own next door, and those it can’t feed die.
guide-age-of-the-wolf-raid-hint = The buttons show your chances. Against the few green wolves in Alder Fen, ten of yours are enough.
guide-age-of-the-wolf-play-on = Your other cards wait for their moment: point at one to see what it does. That is everything you need: keep five wolves at each den, beware of predators driven into your regions, and win when your turn begins with five dens!

## files

# What is wrong with a position or a board file of Age of the Wolf. Words of the files stay as they are.

# Position: the lines
problem-age-march-form = { $line }: “{ $word }” is not a march like red-forest>red-ridge:15:lead.

# Position: regions
problem-age-fives = regions: the wolves in { $region } must come in fives (A1.1).
problem-age-no-wolves = regions: { $region } is held by a pack without wolves (A1.6).
problem-age-den-unguarded = regions: nobody guards the den in { $region } (A6.3).
problem-age-no-rival = regions: attackers wait in { $region }, but no rival is there (A4.3).
problem-age-more-moved = regions: more wolves have moved to { $region } than are there (A4.3).
problem-age-overfull = regions: { $region } has more wolves and predators than prey (A3.6).
problem-age-predators = regions: there are { $found } predators of the kind “{ $predator }”; the box has { $most } (A1.4).
problem-age-dealt-predators = regions: predators are dealt one per region (A2.2).
problem-age-start = regions: the pack of seat { $seat } is not as it starts (A2.1).
problem-age-wolves = regions: the pack of seat { $seat } has { $wolves } wolves; { $most } is the most (A1.1).
problem-age-dens = regions: the pack of seat { $seat } has more than { $most } dens (A6.2).
problem-age-not-marched = regions: attackers wait who have not marched there (A4.3).

# Position: packs
problem-age-cards = pack: there are { $found } cards “{ $card }”; the box has { $most } (A1.3).
problem-age-hand = pack: seat { $seat } holds more than { $limit } cards (A3.7).
problem-age-dealt-hands = pack: cards are dealt one by one from the first player on (A2.3).
problem-age-homes = pack: each pack needs a start region of its own (A2.1).
problem-age-out = pack: the pack of seat { $seat } is out when it has no wolves, and only then (A9.2).
problem-age-out-cards = pack: the pack of seat { $seat } is out and holds cards (A9.2).
problem-age-lead-lost = pack: the Lead Wolf of seat { $seat } returns at once (A9.1).
problem-age-lead-alone = pack: the Lead Wolf of seat { $seat } is where its pack has no wolves (A9.1).

# Position: the turn
problem-age-not-begun = turn: the first round has not begun yet (A2).
problem-age-dealt-regions = turn: every region has its predator already (A2.2).
problem-age-dealt-cards = turn: the dealing counts more cards than there are (A2.3).
problem-age-rounds = turn: a game has 1 to { $limit } rounds (A9.3).
problem-age-last-pack = turn: the last pack alive has won (A9.2).
problem-age-out-acts = turn: a pack that is out cannot act (A9.2).
problem-age-stage-step = turn: the stage “{ $stage }” does not come in this step (A3).
problem-age-moves = turn: movements are made one by one in step 2 (A3.2, A8.3).
problem-age-built = turn: no den has been built before step 4 (A3.4).
problem-age-battles = turn: there are fewer marches than battles fought (A3.3).
problem-age-march = turn: wolves march in fives, to adjacent regions (A4.1).
problem-age-lead-not-marched = turn: the Lead Wolf waits where it has not marched to (A4.1).
problem-age-nothing = turn: there is nothing to decide in the stage “{ $stage }”.
problem-age-rolls = turn: the rolls do not fit whose roll is due (A5.2).
problem-age-no-reroll = turn: nobody there may roll again (A5.2).

# Board file
problem-age-no-entry = { $where }: there is no entry for { $seats } packs, such as { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } packs need at least as many colours, all different.
problem-age-predator-worth = { $where }: a predator is worth at least 1 (A1.4).
problem-age-predator-sorts = { $where }: [predators] has { $found } different predators; at most { $most } can be told apart.
problem-age-shape = { $where }: a region is drawn by “ring” or by “outline”, one of them.
problem-age-ring = { $where }: “ring” must be inner and outer radius from 0 to { $most }, then first and last degree, each pair rising, not { $found }.
problem-age-outline-reach = { $where }: “outline”: coordinates run from -{ $most } to { $most }.
problem-age-outline-area = { $where }: “outline” must have three corners or more, and an area.
problem-age-regions = { $where }: a board has 2 to { $most } regions, not { $found }.
problem-age-id = { $where }: the id “{ $id }” must be lower-case letters, digits and “-”.
problem-age-id-taken = { $where }: a region cannot have the id “{ $id }”: in position files this word means something else.
problem-age-id-twice = { $where }: the id “{ $id }” appears twice.
problem-age-border-unknown = { $where }: { $region }: “{ $other }” is not another region to share a { $border ->
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
problem-age-channels = { $where }: there are { $found } channels; at most { $most } are allowed.
problem-age-channel-coast = { $where }: { $region } has a channel but no coast (A1.5).
problem-age-start-region = { $where }: the pack “{ $colour }” needs one start region, not { $found }.
problem-age-apart = { $where }: { $region } cannot be reached from { $start }, over land or channels.
problem-age-poor = { $where }: { $region }: more regions have a prey value of { $prey } or less than there are predators worth that little, { $found } (A2.2).
problem-age-five = { $where }: the Lead Wolf and a litter count as five wolves (A1.1, A3.1).
problem-age-predator-count = { $where }: at most { $most } predators of a kind can be counted.

## terminal

terminal-age-legend = prey ≈ coast · 1:25L 25 wolves of seat 1 with its Lead Wolf · ▲ den · ⚔ attackers before their battle · a bear = n: predators and what they are worth · ~ channel, ❄ frozen · -tundra: the tundra of the same colour as the row
terminal-age-values = predators at this table: human { $human }, tiger { $tiger }, bear { $bear }
terminal-age-values-ours = predators at this table: human { $human }, tiger { $tiger }, bear { $bear } (our own values)
terminal-age-board = This is { $board }.
terminal-age-region = region
terminal-age-prey = prey
terminal-age-there = who is there
terminal-age-borders = borders on
terminal-age-dens = dens: { $dens } of { $goal }
terminal-age-wolves = wolves: { $wolves }, { $supply } more in supply
terminal-age-fallen = lost
