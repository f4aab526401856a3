# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Round { $round } of { $limit }, turn of { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): prey { $prey }, coast
   *[no] { $name } ({ $region }): prey { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): prey { $prey }, coast, { $things }
   *[no] { $name } ({ $region }): prey { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } wolves of { $who } with the Lead Wolf
   *[no] { $wolves } wolves of { $who }
}
age-attackers = { $lead ->
    [yes] attacked by { $wolves } wolves of { $who } with the Lead Wolf
   *[no] attacked by { $wolves } wolves of { $who }
}
age-den = a den
age-predators = { $predators } worth { $worth }
age-predator-group = { $thing ->
    [human] { $count } × human
    [tiger] { $count } × tiger
   *[bear] { $count } × bear
}
age-card-group = { $thing ->
    [scare] { $count } × scare away
    [breed] { $count } × extra wolves
    [extra] { $count } × extra move
   *[freeze] { $count } × frozen sea
}
age-surplus = { $surplus } wolves too many: they starve at the end of the turn
age-starve = { $surplus } will starve
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } wolves will starve: { $places }
age-chance = { $chance } %
age-channel = Open water between { $first } and { $second }
age-channel-frozen = Ice between { $first } and { $second } until the end of this turn
age-card = { $card ->
    [scare] scare away
    [breed] extra wolves
    [extra] extra move
   *[freeze] frozen sea
}
age-card-does = { $card ->
    [scare] Scare away: all predators of a region flee from you
    [breed] Extra wolves: each of your dens has five more wolves
    [extra] Extra move: one more movement before the battles
   *[freeze] Frozen sea: one channel can be walked on until the end of your turn
}
age-card-held = { $does } ({ $count } in hand)
age-amount = { $wolves } wolves
age-sea = into the sea
age-with-lead = with the Lead Wolf
age-without-lead = without the Lead Wolf

## Packs
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
    [one] { $regions } region held
   *[other] { $regions } regions held
}
age-hand-count = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
age-own = Your pack
age-own-hand = Your cards

## The strip above the table
age-turn = Turn of { $who }
age-round = Round { $round } of { $limit }
age-stage-first = Chance says who begins
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
age-preview = Chance to win in { $at }: { $chance } %

## Actions
age-do-first = Begin
age-do-predator = Deal a predator
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
age-do-perish = Perish
age-do-drive = Drive them away
age-do-leave = Leave them
age-do-withdraw = Withdraw
age-do-stay = Stay
age-do-lose = Lose wolves
age-do-lead = New Lead Wolf
age-do-den = Build a den
age-do-roam = Roam
age-do-end = End the turn
age-do-discard = Discard
age-play-card = { $card ->
    [scare] Scare away
    [breed] Extra wolves
    [extra] Extra move
   *[freeze] Frozen sea
}
age-brief-card = Card: { $card }

## Questions
age-ask-lead-wolf = With the Lead Wolf, or without it?
age-ask-amount = How many wolves?
age-ask-move-1 = From which region do they move?
age-ask-move-2 = Into which region do they move?
age-ask-roam-1 = From which region do they roam?
age-ask-roam-2 = To which of your regions do they roam?
age-ask-hunt-1 = Where do you fight the predators?
age-ask-den-1 = Where do you build the den?
age-ask-scare-1 = The predators of which region do you scare away?
age-ask-scare-2 = Where do they flee to?
age-ask-freeze-1 = Which channel do you freeze until the end of your turn?
age-ask-discard-1 = Which card do you discard?
age-ask-drive-1 = Where do you drive them?
age-ask-retreat-1 = To which of your regions do they retreat?
age-ask-withdraw-1 = To which of your regions do they withdraw?
age-ask-lead-1 = Where does the new Lead Wolf stand?
age-ask-litter-1 = Which den has its litter?
age-open-first = Chance says who begins.
age-open-predators = Predators are being dealt.
age-open-cards = Cards are being dealt.
age-open-draw = A card is drawn.
age-open-roll = The die is rolled.
age-open-over = The game is over.
age-open-litter = Only { $left } wolves are left in your supply: choose a den for its litter.
age-open-reroll = You have { $ours } against { $theirs } in { $at }: roll again, or keep your roll?
age-open-retreat = Your wolves in { $at } are beaten: where do they retreat, or do they perish?
age-open-drive = The predators in { $at } are beaten: drive them away, or leave them.
age-open-withdraw = { $at } is overfull: withdraw up to { $debt } wolves, or stay and lose { $debt }.
age-open-lose = You lose { $debt } wolves in { $at }: is the Lead Wolf one of them?
age-open-lead = Your Lead Wolf fell: where does one of your packs get a new one?
age-open-discard = You hold too many cards: which one do you discard?
age-open-moved = You have moved: play a card, or go on.
age-open-move = { $more ->
    [0] Move a pack, fight predators or play a card.
    [one] Move a pack, fight predators or play a card; { $more } more movement comes after this one.
   *[other] Move a pack, fight predators or play a card; { $more } more movements come after this one.
}
age-open-battle = Begin the battle, or play a card first.
age-open-den = Build a den, play a card, or go on.
age-open-roam = Let wolves roam between your regions or play a card, then end the turn.

## What happened
age-log-first = { $who } begins.
age-log-predator = { $predator ->
    [human] A human comes to { $at }.
    [tiger] A tiger comes to { $at }.
   *[bear] A bear comes to { $at }.
}
age-log-refill = The { $cards } discarded cards become the deck again.
age-log-turn = Round { $round }: turn of { $who }.
age-log-litter = { $who } has { $wolves } new wolves in { $at }.
age-log-move = { $lead ->
    [yes] { $who } moves { $wolves } wolves with the Lead Wolf, { $from } → { $to }.
   *[no] { $who } moves { $wolves } wolves, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } roams with { $wolves } wolves and the Lead Wolf, { $from } → { $to }.
   *[no] { $who } roams with { $wolves } wolves, { $from } → { $to }.
}
age-log-hunt = { $who } goes for the predators in { $at }.
age-log-roll = { $who } rolls { $face }.
age-log-tie = { $at }: both sides are equally strong and roll off again.
age-log-battle-pack = { $won ->
    [yes] { $who } beats { $rival } in { $at }, { $strength } against { $against }.
   *[no] { $who } cannot beat { $rival } in { $at }, { $strength } against { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } beats the predators in { $at }, { $strength } against { $against }.
   *[no] { $who } cannot beat the predators in { $at }, { $strength } against { $against }.
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
    [scare] { $who } plays scare away.
    [breed] { $who } plays extra wolves.
    [extra] { $who } plays extra move.
   *[freeze] { $who } plays frozen sea.
}
age-log-freeze = { $who } freezes the water between { $first } and { $second }.
age-log-draw = { $who } draws a card.
age-log-draw-known = { $card ->
    [scare] { $who } draws scare away.
    [breed] { $who } draws extra wolves.
    [extra] { $who } draws extra move.
   *[freeze] { $who } draws frozen sea.
}
age-log-discard = { $card ->
    [scare] { $who } discards scare away.
    [breed] { $who } discards extra wolves.
    [extra] { $who } discards extra move.
   *[freeze] { $who } discards frozen sea.
}
age-log-out = { $who } is out of the game.
age-log-out-cards = { $who } is out of the game and discards { $cards }.
age-log-over = { $reason ->
    [dens] { $who } begins the turn with five dens and wins.
    [last-pack] { $who } is the last pack alive and wins.
   *[round-limit] The last round is over: most dens win.
}
