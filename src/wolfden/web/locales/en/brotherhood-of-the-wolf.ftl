# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, { $victims } victims
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] summer
    [autumn] autumn
    [winter] winter
   *[spring] spring
}
brotherhood-hunter = { $hunter ->
    [bishop] bishop
    [gamekeeper] gamekeeper
    [marquis] marquis
   *[envoy] king's envoy
}
brotherhood-identity = { $token ->
    [wolves] wolf pack
    [predator] predator
    [count] count
    [devil] devil
   *[vagabond] vagabond
}
brotherhood-troop = { $troop ->
    [dragoon] dragoons
   *[peasant] peasants
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } league
   *[other] { $leagues } leagues
}
brotherhood-hunter-at = { $lying ->
    [yes] The { $hunter } lies in { $at }
   *[no] The { $hunter } stands in { $at }
}
brotherhood-hunter-away = The { $hunter } is not placed yet
brotherhood-hunter-here = { $lying ->
    [yes] the { $hunter }, lying
   *[no] the { $hunter }, standing
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, hamlet
    [special] { $name }, special village
    [start] { $name }, start village
   *[village] { $name }, village
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, hamlet: { $things }
    [special] { $name }, special village: { $things }
    [start] { $name }, start village: { $things }
   *[village] { $name }, village: { $things }
}
brotherhood-beast-here = the Beast
brotherhood-portefaix-here = Portefaix
brotherhood-protected = protected
brotherhood-marker-here = black marker
brotherhood-victims-here = { $victims ->
    [one] { $victims } victim
   *[other] { $victims } victims
}
brotherhood-card-of = card of { $season } { $year }
brotherhood-card-hidden = card of { $season }, face down
brotherhood-no-trace = no trace
brotherhood-trace-hidden = a trace, face down
brotherhood-trace = { $face ->
    [up] { $token } face up
   *[down] { $token } face down
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } league away: { $victims } victims, { $most } with a power
   *[other] { $leagues } leagues away: { $victims } victims, { $most } with a power
}
brotherhood-prospect-pack = { $leagues } leagues away, only with the wolf pack face up: { $most } victims
brotherhood-watched = can be guarded by: { $hunters }
brotherhood-space = { $season }: { $troops } { $troop } left, { $card }, { $trace }
brotherhood-no-card = no village card
brotherhood-face-down = card face down
brotherhood-secret = chosen in secret
brotherhood-hidden-note = hidden from the hunters
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Wolf pack: face up, two leagues further
    [predator] Predator: face up, one victim more
    [count] Count: face up, dragoons do not protect
    [devil] Devil: face up, may move a hunter one league
   *[vagabond] Vagabond: face up, one victim more near his haunt
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = face up, with its power
brotherhood-turn-down = face down

## People and desk
brotherhood-the-beast = the Beast
brotherhood-a-hunter = hunter
brotherhood-victims = { $count } of { $goal } victims
brotherhood-taken = { $count } of { $goal } traces taken
brotherhood-beast-at = In { $at }
brotherhood-beast-hides = Hides in { $at }
brotherhood-beast-hidden = Hidden
brotherhood-has-chosen = has chosen its next village
brotherhood-true-identity = True identity: { $token }
brotherhood-knows = recognises the { $token }
brotherhood-stands-in = stands in { $at }
brotherhood-lies-in = lies in { $at }
brotherhood-not-placed = not placed yet
brotherhood-own-beast = Your secrets
brotherhood-own-hunters = The hunters' desk
brotherhood-own-figures = Your figures
brotherhood-own-tokens = Identities and their traces
brotherhood-own-cards = Season cards
brotherhood-layer-possible = Deduction
brotherhood-desk = What can be worked out
brotherhood-known = { $known ->
    [true] true
    [taken] taken
    [laid] on the table
    [held] held
    [possible] possible
   *[unknown] unknown
}
brotherhood-goals-chosen = { $goals ->
    [one] { $goals } village may be chosen (gold ring)
   *[other] { $goals } villages may be chosen (gold rings)
}
brotherhood-goals-next = { $goals ->
    [one] { $goals } village may be next (gold ring)
   *[other] { $goals } villages may be next (gold rings)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Summer { $year }
    [autumn] Autumn { $year }
    [winter] Winter { $year }
   *[spring] Spring { $year }
}
brotherhood-before = Spring { $year }, before the first victim
brotherhood-round = Round { $round } of { $rounds }
brotherhood-stage-lead = the hunters share out their figures
brotherhood-stage-pick = a card of { $season } is picked
brotherhood-stage-discard = a card of { $season } is discarded
brotherhood-stage-hide = the Beast chooses its identity and where it begins
brotherhood-stage-place = the hunters take their places
brotherhood-stage-card = the season card is turned up
brotherhood-stage-portefaix = Portefaix takes his village
brotherhood-stage-shift = the hunters may move troops
brotherhood-stage-troop = the hunters place a troop
brotherhood-stage-extra = the hunters may place one more troop
brotherhood-stage-recall = the Beast may take back a village card
brotherhood-stage-prowl = the Beast chooses its next village
brotherhood-stage-move = the hunters move
brotherhood-stage-drag = the devil may move a hunter
brotherhood-stage-examine = the hunters investigate
brotherhood-ending = { $ending ->
    [victims] The Beast has claimed its last victim and wins
    [identity] The hunters have named the Beast's true identity and win
    [fourth-token] The hunters have taken a fourth trace and win
    [draw] Spring 1767 is over: a draw
   *[time] Spring 1767 is over and the Beast claimed too few: the hunters win
}

## Actions
brotherhood-do-lead = Lead a figure
brotherhood-do-pick = Pick a card
brotherhood-do-discard = Discard a card
brotherhood-do-hide = Hide
brotherhood-do-place = Place a hunter
brotherhood-do-card = Turn up a card
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Move a troop
brotherhood-do-troop = Place the troop
brotherhood-do-extra = Place one more troop
brotherhood-do-recall = Take a card back
brotherhood-do-prowl = Choose a village
brotherhood-do-move = Move a hunter
brotherhood-do-drag = Drag a hunter
brotherhood-do-examine = Investigate
brotherhood-do-decline = Decline
brotherhood-do-end = End the phase

## Questions
brotherhood-open-lead = Choose a figure to lead.
brotherhood-open-pick = Pick a card of { $season } to keep; it can be played once.
brotherhood-open-discard = Choose a card of { $season } that nobody shall have.
brotherhood-open-hide = Choose in secret what you are and where you begin.
brotherhood-open-place = Place a hunter in any village or hamlet.
brotherhood-open-card = Choose the card of { $season } that is in force this round.
brotherhood-open-portefaix = Choose the village that Portefaix guards.
brotherhood-open-shift = { $left ->
    [one] You may move { $left } more of the troops on the map, or decline.
   *[other] You may move { $left } more of the troops on the map, or decline.
}
brotherhood-open-troop = Place { $troop } in a village without a troop, or decline and lose them.
brotherhood-open-extra = One more troop may come from any season space, or decline.
brotherhood-open-recall = You may take one village card back, or decline.
brotherhood-open-prowl = Choose the village you attack, and the trace you lay.
brotherhood-open-move = Move your hunters, each up to once, then end the phase for all hunters.
brotherhood-open-drag = The devil may move one hunter one league, or decline.
brotherhood-open-examine = Investigate a trace, or end the investigations of all hunters.
brotherhood-open-over = The game is over.
brotherhood-ask-move = Which hunter moves?
brotherhood-ask-drag = Which hunter does the devil move?
brotherhood-ask-shift = Which troop moves?
brotherhood-ask-extra = Which season space does the troop come from?
brotherhood-ask-examine = Which hunter investigates?
brotherhood-ask-hide-at = Where do you begin as the { $token }?
brotherhood-ask-to = Where does the { $hunter } go?
brotherhood-ask-move-to = Where does the { $hunter } go? Up to 2 leagues on foot he protects; 3 leagues he rides, and lies.
brotherhood-ask-move-card = Where does the { $hunter } go? { $text }
brotherhood-ask-examine-at = Which village does the { $hunter } investigate?
brotherhood-ask-shift-to = Where do the troops of { $at } go?
brotherhood-ask-extra-to = Where does the troop of { $season } go?
brotherhood-ask-trace = Which trace do you lay with { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Face down, or face up with its power: two leagues further?
    [predator] Face down, or face up with its power: one victim more?
    [count] Face down, or face up with its power: dragoons do not protect?
    [devil] Face down, or face up with its power: move a hunter one league?
   *[vagabond] Face down, or face up with its power: one victim more near his haunt?
}

## What happened
brotherhood-log-lead = { $who } leads the { $hunter }.
brotherhood-log-pick = { $who } picks a card of { $season }.
brotherhood-log-pick-known = { $who } picks { $card } of { $season }.
brotherhood-log-discard = { $who } discards a card of { $season }.
brotherhood-log-discard-known = { $who } discards { $card } of { $season }.
brotherhood-log-hide = The Beast chooses its identity and where it begins, in secret.
brotherhood-log-hide-known = The Beast hides in { $at } and is the { $identity }.
brotherhood-log-place = { $who } places the { $hunter } in { $at }.
brotherhood-log-start = { $victims ->
    [one] The Beast begins in { $at }: { $victims } victim.
   *[other] The Beast begins in { $at }: { $victims } victims.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } places Portefaix in { $at }.
brotherhood-log-portefaix-leaves = Portefaix has met the Beast in { $at } and leaves.
brotherhood-log-shift = { $who } moves the { $troop } from { $from } to { $to }.
brotherhood-log-troop = { $who } places { $troop } in { $at }.
brotherhood-log-troop-lost = The { $troop } of the season are lost.
brotherhood-log-troop-lost-declined = { $who } declines the { $troop }, who are lost.
brotherhood-log-take-back = The Beast takes back the trace of { $season }.
brotherhood-log-take-back-known = The Beast takes back the { $trace } of { $season }.
brotherhood-log-take-back-card = The Beast takes back the card of { $village }.
brotherhood-log-recall = The Beast takes back the card of { $village }.
brotherhood-log-prowl = The Beast chooses a village in secret and lays a trace face down.
brotherhood-log-prowl-trace = The Beast chooses a village in secret and lays the { $trace } face up.
brotherhood-log-prowl-known = { $face ->
    [up] The Beast chooses { $at } and lays the { $trace } face up.
   *[down] The Beast chooses { $at } and lays the { $trace } face down.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: the { $hunter } rides to { $to }.
   *[walks] { $who }: the { $hunter } walks to { $to }.
}
brotherhood-log-drag = The devil drags the { $hunter } to { $to }.
brotherhood-log-attack = { $victims ->
    [0] The Beast attacks { $at }, { $leagues } away: nobody dies, { $total } in all.
    [one] The Beast attacks { $at }, { $leagues } away: { $victims } victim, { $total } in all.
   *[other] The Beast attacks { $at }, { $leagues } away: { $victims } victims, { $total } in all.
}
brotherhood-log-fog = { $victims ->
    [one] The Beast attacks in the fog: { $victims } victim, { $total } in all.
   *[other] The Beast attacks in the fog: { $victims } victims, { $total } in all.
}
brotherhood-log-fog-known = { $victims ->
    [one] The Beast attacks { $at } in the fog: { $victims } victim, { $total } in all.
   *[other] The Beast attacks { $at } in the fog: { $victims } victims, { $total } in all.
}
brotherhood-log-reveal = { $victims ->
    [one] In the fog the Beast was in { $at }: { $victims } victim.
   *[other] In the fog the Beast was in { $at }: { $victims } victims.
}
brotherhood-log-examine = { $who }: the { $hunter } investigates in { $at } and finds the { $trace }.
brotherhood-log-recognise = { $who } recognises the vagabond in { $at } and takes the black marker.
brotherhood-log-ask = { $answer ->
    [yes] The hunters take the { $trace }. Is it the true identity? Yes!
   *[no] The hunters take the { $trace }. Is it the true identity? No.
}
brotherhood-log-over = The Beast shows its true identity: the { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Harvesting in company
season-card-su1-text = One victim fewer this season (minimum 0).
season-card-su2 = Long days
season-card-su2-text = Hunters may walk up to 3 leagues standing, or ride 4 leagues.
season-card-su3 = François Antoine
season-card-su3-text = Move up to two troops that are already on the map to other villages without a troop.
season-card-su4 = Fairs
season-card-su4-text = Grandrieu, Javols and Le Malzieu are full of armed folk: an attack there claims no victims.
season-card-su5 = Witnesses
season-card-su5-text = The Beast lays its trace token face up and may not use its ability.
season-card-su6 = The Maid of Gévaudan
season-card-su6-text = Peasants protect like dragoons this season.
season-card-au1 = Fog
season-card-au1-text = The village card stays face down; blood is laid on its back; the Beast's figure leaves the map. The card is revealed together with next season's attack.
season-card-au2 = Torrential rain
season-card-au2-text = The Beast takes back one trace token lying on the board; that village can no longer be investigated.
season-card-au3 = The herds come down
season-card-au3-text = If the attack claims at least one victim, it claims one more.
season-card-au4 = Sowing
season-card-au4-text = No reinforcement: this season's troop is lost.
season-card-au5 = Sodden roads
season-card-au5-text = Hunters may not ride (0-2 leagues only).
season-card-au6 = Back to the prey
season-card-au6-text = Before choosing, the Beast may take one village card back from the board, except that of its present village.
season-card-wi1 = Deep snow
season-card-wi1-text = Hunters walk at most 1 league; a move of 2 leagues counts as riding.
season-card-wi2 = Hunger
season-card-wi2-text = The victims formula becomes 6 minus the leagues travelled.
season-card-wi3 = Frozen rivers
season-card-wi3-text = The Beast may travel up to 5 leagues (7 with the Wolf pack face up); at most 3 leagues are counted in the victims formula.
season-card-wi4 = Snow covers everything
season-card-wi4-text = No investigation this season.
season-card-wi5 = Winter quarters
season-card-wi5-text = Dragoons protect only Grandrieu, Javols and Le Malzieu this season.
season-card-wi6 = The Court looks away
season-card-wi6-text = No reinforcement (the troop is lost), and the King's envoy stays where he is in phase 3; he still stands guard.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Place the yellow Portefaix figure in any village (move it if it is already on the map). The first attack on that village claims no victims; then the figure leaves the map.
season-card-sp2 = General drive
season-card-sp2-text = The Beast may travel at most 3 leagues this season (5 with the Wolf pack face up).
season-card-sp3 = D'Enneval's hounds
season-card-sp3-text = Hunters may also investigate a village exactly 1 league away from them.
season-card-sp4 = Forty Hours' Prayers
season-card-sp4-text = A standing hunter in Grandrieu, Javols or Le Malzieu also protects every village 1 league away.
season-card-sp5 = Thaw
season-card-sp5-text = Hunters who ride 3 leagues stay standing, so they protect.
season-card-sp6 = The King's bounty
season-card-sp6-text = After the normal reinforcement deploy one more troop, taken from any season space that still has one.
