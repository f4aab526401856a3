### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Brotherhood of the Wolf

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. One player is the Beast and moves unseen; the hunters read its traces and close in.

wins-brotherhood-of-the-wolf = The Beast wins with 25 victims; the hunters by naming it, by four of its traces, or by holding out for twelve seasons.

picture-brotherhood-of-the-wolf = The map of Brotherhood of the Wolf with hunters moving on it

note-brotherhood-of-the-wolf-map = The map is our own, and so are the symbols of three hunters: the text of the rulebook does not give them.
note-brotherhood-of-the-wolf-cards = 23 of the 24 season cards are our own: the text of the rulebook gives only what Fog does.

role-brotherhood-of-the-wolf = { $number ->
    [1] The Beast
   *[other] { $seats ->
        [2] The hunters
       *[other] Hunter { NUMBER($place) }
    }
  }

option-brotherhood-of-the-wolf-seasons = Season cards
option-brotherhood-of-the-wolf-seasons-help = Drawn at random, or drafted and then played by the side that a season favours (for experts).
option-brotherhood-of-the-wolf-seasons-drawn = drawn
option-brotherhood-of-the-wolf-seasons-chosen = drafted
option-brotherhood-of-the-wolf-figures = Hunters’ figures
option-brotherhood-of-the-wolf-figures-help = How the hunters divide their four figures.
option-brotherhood-of-the-wolf-figures-dealt = dealt
option-brotherhood-of-the-wolf-figures-chosen = chosen
option-brotherhood-of-the-wolf-command = Control of figures
option-brotherhood-of-the-wolf-command-help = Whether each player moves only their own figures.
option-brotherhood-of-the-wolf-command-own = own figures
option-brotherhood-of-the-wolf-command-shared = all figures together
option-brotherhood-of-the-wolf-devil = Devil
option-brotherhood-of-the-wolf-devil-help = When a devil laid face up moves a hunter: before the hunters move, or after it, just before the attack.
option-brotherhood-of-the-wolf-devil-at-once = at once
option-brotherhood-of-the-wolf-devil-before-attack = before the attack
option-brotherhood-of-the-wolf-powers = Powers
option-brotherhood-of-the-wolf-powers-help = Whether the Beast may do without a power in fog.
option-brotherhood-of-the-wolf-powers-chosen = as the Beast chooses
option-brotherhood-of-the-wolf-powers-forced = always at work
option-brotherhood-of-the-wolf-start = Start village
option-brotherhood-of-the-wolf-start-help = Whether season cards give back the card of the start village in the first year.
option-brotherhood-of-the-wolf-start-kept = its card stays
option-brotherhood-of-the-wolf-start-recallable = its card may come back
option-brotherhood-of-the-wolf-deck = Season cards’ edition
option-brotherhood-of-the-wolf-deck-help = Which of our season cards are played: those of today, or those of older games.
option-brotherhood-of-the-wolf-deck-second = second edition
option-brotherhood-of-the-wolf-deck-first = first edition
option-brotherhood-of-the-wolf-map = Custom map
option-brotherhood-of-the-wolf-map-help = A file with villages, hamlets and roads.
option-brotherhood-of-the-wolf-cards = Custom cards
option-brotherhood-of-the-wolf-cards-help = A file with season cards.

guide-side-brotherhood-of-the-wolf = Learn as a hunter
guide-side-brotherhood-of-the-wolf-beast = Learn as the Beast

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, victims: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] summer
    [autumn] autumn
    [winter] winter
   *[spring] spring
}
brotherhood-card-of-season = { $season ->
    [summer] a summer card
    [autumn] an autumn card
    [winter] a winter card
   *[spring] a spring card
}
brotherhood-season-trace = { $season ->
    [summer] summer trace
    [autumn] autumn trace
    [winter] winter trace
   *[spring] spring trace
}
brotherhood-hunter = { $hunter ->
    [bishop] bishop
    [gamekeeper] gamekeeper
    [marquis] marquis
   *[envoy] king’s envoy
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
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = protected
brotherhood-marker-here = black marker
brotherhood-victims-here = { $victims ->
    [one] { $victims } victim
   *[other] { $victims } victims
}
brotherhood-card-of = { brotherhood-season } card, { $year }
brotherhood-card-hidden = { brotherhood-season } card, face down
brotherhood-no-trace = no trace
brotherhood-trace-hidden = a trace, face down
brotherhood-trace = { $face ->
    [up] { $token } face up
   *[down] { $token } face down
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } league away, victims: { $victims }, { $most } with a power
   *[other] { $leagues } leagues away, victims: { $victims }, { $most } with a power
}
brotherhood-prospect-pack = { $leagues } leagues away, only with the wolf pack face up; victims: { $most }
brotherhood-watched = can be guarded by: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } ({ $troops } left), { $card }, { $trace }
brotherhood-no-card = no village card
brotherhood-face-down = card face down
brotherhood-secret = chosen in secret
brotherhood-hidden-note = hidden from the hunters
brotherhood-card-phase = phase { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Wolf pack: face up, two leagues further
    [predator] Predator: face up, one more victim
    [count] Count: face up, dragoons do not protect
    [devil] Devil: face up, may move a hunter one league
   *[vagabond] Vagabond: face up, one more victim within 3 leagues of Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = face up, with its power
brotherhood-turn-down = face down
brotherhood-power-used = Use the power
brotherhood-power-unused = Do without it

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
brotherhood-unnumbered = { $name }
brotherhood-name-saint-flour = Saint-Flour
brotherhood-name-ruynes = Ruynes
brotherhood-name-auvers = Auvers
brotherhood-name-la-besseyre = La Besseyre
brotherhood-name-langeac = Langeac
brotherhood-name-prades = Prades
brotherhood-name-saugues = Saugues
brotherhood-name-chanaleilles = Chanaleilles
brotherhood-name-le-malzieu = Le Malzieu
brotherhood-name-saint-chely = Saint-Chély-d’Apcher
brotherhood-name-chauchailles = Chauchailles
brotherhood-name-fau-de-peyre = Fau-de-Peyre
brotherhood-name-aumont = Aumont
brotherhood-name-javols = Javols
brotherhood-name-saint-alban = Saint-Alban
brotherhood-name-saint-paul = Saint-Paul-le-Froid
brotherhood-name-grandrieu = Grandrieu
brotherhood-name-pradelles = Pradelles
brotherhood-name-langogne = Langogne
brotherhood-name-auroux = Auroux
brotherhood-name-saint-denis = Saint-Denis-en-Margeride
brotherhood-name-serverette = Serverette
brotherhood-name-marvejols = Marvejols
brotherhood-name-mende = Mende
brotherhood-name-rieutort = Rieutort-de-Randon
brotherhood-name-chateauneuf = Châteauneuf-de-Randon
brotherhood-name-le-cheylard = Le Cheylard-l’Évêque
brotherhood-name-saint-flour-de-mercoire = Saint-Flour-de-Mercoire
brotherhood-name-les-hubacs = Les Hubacs
brotherhood-name-luc = Luc
brotherhood-name-pinols = Pinols
brotherhood-name-desges = Desges
brotherhood-name-les-chazes = Les Chazes
brotherhood-name-vedrines = Védrines-Saint-Loup
brotherhood-name-clavieres = Clavières
brotherhood-name-lorcieres = Lorcières
brotherhood-name-julianges = Julianges
brotherhood-name-paulhac = Paulhac
brotherhood-name-venteuges = Venteuges
brotherhood-name-servieres = Servières
brotherhood-name-saint-prejet = Saint-Préjet-d’Allier
brotherhood-name-thoras = Thoras
brotherhood-name-chambon = Chambon-le-Château
brotherhood-name-faverolles = Faverolles
brotherhood-name-albaret = Albaret-le-Comtal
brotherhood-name-fournels = Fournels
brotherhood-name-la-fage = La Fage-Saint-Julien
brotherhood-name-rimeize = Rimeize
brotherhood-name-lajo = Lajo
brotherhood-name-sainte-eulalie = Sainte-Eulalie
brotherhood-name-la-panouse = La Panouse
brotherhood-name-nasbinals = Nasbinals
brotherhood-name-la-baume = La Baume
brotherhood-name-saint-sauveur = Saint-Sauveur-de-Peyre
brotherhood-name-ribennes = Ribennes
brotherhood-name-estables = Estables
brotherhood-name-arzenc = Arzenc-de-Randon
brotherhood-name-chaudeyrac = Chaudeyrac
brotherhood-name-rocles = Rocles
brotherhood-name-saint-haon = Saint-Haon
brotherhood-name-lesperon = Lespéron
brotherhood-name-puylaurent = Puylaurent
brotherhood-name-allenc = Allenc
brotherhood-name-badaroux = Badaroux
brotherhood-name-chastel-nouvel = Le Chastel-Nouvel
brotherhood-name-barjac = Barjac

# People and desk
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
brotherhood-own-hunters = The hunters’ knowledge
brotherhood-own-figures = Your figures
brotherhood-own-tokens = Identities and their traces
brotherhood-own-cards = Season cards
brotherhood-held-cards = Season cards in hand
brotherhood-layer-possible = Deduction
brotherhood-desk = What can be deduced
brotherhood-known = { $known ->
    [true] true
    [taken] taken
    [laid] on the table
    [held] held
    [possible] possible
   *[unknown] unknown
}
brotherhood-goals-chosen = { $goals ->
    [one] the Beast can only have chosen { $goals } village (dotted ring)
   *[other] the Beast may have chosen any of { $goals } villages (dotted rings)
}
brotherhood-goals-next = { $goals ->
    [one] { $goals } village may be next (dotted ring)
   *[other] { $goals } villages may be next (dotted rings)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Summer { $year }
    [autumn] Autumn { $year }
    [winter] Winter { $year }
   *[spring] Spring { $year }
}
brotherhood-before = Spring { $year }, before the first victim
brotherhood-round = Round { $round } of { $rounds }
brotherhood-stage-lead = the hunters divide their figures
brotherhood-stage-pick = { brotherhood-card-of-season } is picked
brotherhood-stage-discard = { brotherhood-card-of-season } is discarded
brotherhood-stage-hide = the Beast chooses its identity and where it begins
brotherhood-stage-place = the hunters take their places
brotherhood-stage-card = the season card is revealed
brotherhood-stage-portefaix = Portefaix takes his village
brotherhood-stage-shift = the hunters may move troops
brotherhood-stage-troop = the hunters place a troop
brotherhood-stage-extra = the hunters may place one more troop
brotherhood-stage-recall = the Beast may take back a village card
brotherhood-stage-prowl = the Beast chooses its next village
brotherhood-stage-move = the hunters move
brotherhood-stage-call = the hunters may call to arms
brotherhood-stage-drag = the devil may move a hunter
brotherhood-stage-power = the Beast decides whether to use its power
brotherhood-stage-examine = the hunters investigate
brotherhood-ending = { $ending ->
    [victims] The Beast has claimed its last victim and wins
    [identity] The hunters have named the Beast’s true identity and win
    [fourth-token] The hunters have taken a fourth trace and win
    [draw] Spring 1767 is over: a draw
   *[time] Spring 1767 is over and the Beast has claimed too few victims: the hunters win
}

# Actions
brotherhood-do-lead = Take a figure
brotherhood-do-pick = Pick a card
brotherhood-do-discard = Discard a card
brotherhood-do-hide = Hide
brotherhood-do-place = Place a hunter
brotherhood-do-card = Reveal a card
brotherhood-do-portefaix = Place Portefaix
brotherhood-do-shift = Move a troop
brotherhood-do-troop = Place the troop
brotherhood-do-extra = Place one more troop
brotherhood-do-recall = Take a card back
brotherhood-do-prowl = Choose a village
brotherhood-do-move = Move a hunter
brotherhood-do-call = Call to arms
brotherhood-do-drag = Move a hunter with the devil
brotherhood-do-power = Decide about the power
brotherhood-do-examine = Investigate
brotherhood-do-decline = Decline
brotherhood-do-end = End the phase

# Questions
brotherhood-open-lead = Choose a figure to play.
brotherhood-open-pick = Pick { brotherhood-card-of-season } to keep; you may play it once.
brotherhood-open-discard = Discard { brotherhood-card-of-season }; nobody gets it.
brotherhood-open-hide = Choose your true identity and your start village in secret.
brotherhood-open-place = Place a hunter in any village or hamlet.
brotherhood-open-card = Choose { brotherhood-card-of-season } for this round.
brotherhood-open-portefaix = Choose the village that Jacques Portefaix protects.
brotherhood-open-shift = { $left ->
    [one] You may move { $left } more troop on the map, or decline.
   *[other] You may move { $left } more troops on the map, or decline.
}
brotherhood-open-troop = Place { $troop } in a village without a troop, or lose them.
brotherhood-open-extra = You may place one more troop from any season space, or decline.
brotherhood-open-recall = You may take back one village card, or decline.
brotherhood-open-prowl = Choose the village you attack and the trace you lay.
brotherhood-open-move = Move hunters, each at most once, then end the phase for all.
brotherhood-open-call = Your hunters in special villages may call one village near them to arms: an attack there claims no victims. Choose, or decline.
brotherhood-open-drag = The devil may move one hunter one league. Choose, or decline.
brotherhood-open-power = Use the power of the { $token }? In fog the hunters learn only the number of victims, not whether you used it.
brotherhood-open-examine = Investigate a trace, or end the investigations for all hunters.
brotherhood-open-over = The game is over.
brotherhood-ask-move = Which hunter moves?
brotherhood-ask-drag = Which hunter does the devil move?
brotherhood-ask-shift = Which troop moves?
brotherhood-ask-extra = Which season space does the troop come from?
brotherhood-ask-examine = Which hunter investigates?
brotherhood-ask-hide-at = Where do you begin as the { $token }?
brotherhood-ask-to = Where does the { $hunter } go?
brotherhood-ask-move-to = Where does the { $hunter } go? Up to 2 leagues on foot: he stands and protects. 3 leagues: he rides, lies down and does not protect.
brotherhood-ask-move-card = Where does the { $hunter } go? { $text }
brotherhood-ask-examine-at = In which village does the { $hunter } investigate?
brotherhood-ask-shift-to = Where do the troops of { $at } go?
brotherhood-ask-extra-to = Where does the { brotherhood-season } troop go?
brotherhood-ask-trace = Which trace do you lay in { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Face down, or face up with its power: two leagues further?
    [predator] Face down, or face up with its power: one more victim?
    [count] Face down, or face up with its power: dragoons do not protect?
    [devil] Face down, or face up with its power: move a hunter one league?
   *[vagabond] Face down, or face up with its power: one more victim within 3 leagues of Auvers?
}

# What happened
brotherhood-log-lead = { $who } takes the { $hunter }.
brotherhood-log-pick = { $who } picks { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } picks { $card }, { brotherhood-card-of-season }.
brotherhood-log-discard = { $who } discards { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } discards { $card }, { brotherhood-card-of-season }.
brotherhood-log-hide = The Beast chooses its identity and its start village in secret.
brotherhood-log-hide-known = The Beast hides in { $at } and is the { $identity }.
brotherhood-log-place = { $who } places the { $hunter } in { $at }.
brotherhood-log-start = { $victims ->
    [one] The Beast begins in { $at }: { $victims } victim.
   *[other] The Beast begins in { $at }: { $victims } victims.
}
brotherhood-log-card = { brotherhood-now }: { $card }.
brotherhood-log-portefaix = { $who } places Jacques Portefaix in { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix has met the Beast in { $at } and leaves.
brotherhood-log-shift = { $who } moves the { $troop } from { $from } to { $to }.
brotherhood-log-troop = { $who } places { $troop } in { $at }.
brotherhood-log-troop-lost = The { $troop } of the season are lost.
brotherhood-log-troop-lost-declined = { $who } declines the { $troop }: they are lost.
brotherhood-log-take-back = The Beast takes back its { brotherhood-season-trace }.
brotherhood-log-take-back-known = The Beast takes back its { brotherhood-season-trace }: { $trace }.
brotherhood-log-take-back-card = The Beast takes back the card of { $village }.
brotherhood-log-recall = The Beast takes back the card of { $village }.
brotherhood-log-prowl = The Beast chooses a village in secret and lays a trace face down.
brotherhood-log-prowl-trace = The Beast chooses a village in secret and lays a { $trace } trace face up.
brotherhood-log-prowl-known = { $face ->
    [up] The Beast chooses { $at } and lays the { $trace } face up.
   *[down] The Beast chooses { $at } and lays the { $trace } face down.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: the { $hunter } rides to { $to }.
   *[walks] { $who }: the { $hunter } walks to { $to }.
}
brotherhood-log-drag = The devil moves the { $hunter } to { $to }.
brotherhood-log-call = { $who } calls the people of { $at } to arms.
brotherhood-log-power = The Beast decides in secret whether to use the power of the { $trace }.
brotherhood-log-power-known = { $use ->
    [used] The Beast uses the power of the { $trace }.
   *[unused] The Beast does without the power of the { $trace }.
}
brotherhood-log-attack = { $victims ->
    [0] The Beast attacks { $at }, { $leagues } away: no victims ({ $total } so far).
    [one] The Beast attacks { $at }, { $leagues } away: { $victims } victim ({ $total } so far).
   *[other] The Beast attacks { $at }, { $leagues } away: { $victims } victims ({ $total } so far).
}
brotherhood-log-fog = { $victims ->
    [one] The Beast attacks in the fog: { $victims } victim ({ $total } so far).
   *[other] The Beast attacks in the fog: { $victims } victims ({ $total } so far).
}
brotherhood-log-fog-known = { $victims ->
    [one] The Beast attacks { $at } in the fog: { $victims } victim ({ $total } so far).
   *[other] The Beast attacks { $at } in the fog: { $victims } victims ({ $total } so far).
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
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }’s { $hunter } investigates in { $at } and finds the { $trace }: it is the true identity of the Beast!
   *[no] { $who }’s { $hunter } investigates in { $at } and finds the { $trace }: it is not the true identity.
}
brotherhood-log-over = The Beast reveals its true identity: the { $identity }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Harvesting in groups
season-card-su1-text = One victim fewer this season (minimum 0).
season-card-su2 = Long days
season-card-su2-text = Hunters may walk up to 3 leagues, or ride 4 leagues.
season-card-su3 = François Antoine
season-card-su3-text = Move up to two troops that are already on the map to other villages without a troop.
season-card-su4 = Fairs
season-card-su4-text = Grandrieu, Javols and Le Malzieu are full of armed people: an attack there claims no victims.
season-card-su5 = Witnesses
season-card-su5-text = The Beast lays its trace token face up and may not use its power.
season-card-su6 = The Maid of Gévaudan
season-card-su6-text = Peasants protect like dragoons this season.
season-card-au1 = Fog
season-card-au1-text = The village card stays face down; the victims are laid on its back; the Beast’s figure leaves the map. The card is revealed together with next season’s attack.
season-card-au2 = Torrential rain
season-card-au2-text = The Beast takes back one trace token that lies on the board; that village can no longer be investigated.
season-card-au3 = The herds come down
season-card-au3-text = If the attack claims at least one victim, it claims one more.
season-card-au4 = Sowing
season-card-au4-text = No reinforcement: this season’s troop is lost.
season-card-au5 = Sodden roads
season-card-au5-text = Hunters may not ride (0–2 leagues only).
season-card-au6 = Back to the prey
season-card-au6-text = Before choosing, the Beast may take one village card back from the board, except those of its present village and, in the first year, of its start village.
season-card-wi1 = Deep snow
season-card-wi1-text = Hunters walk at most 1 league; a move of 2 leagues counts as riding.
season-card-wi2 = Hunger
season-card-wi2-text = The attack claims 6 victims instead of 5, minus the leagues travelled.
season-card-wi3 = Frozen rivers
season-card-wi3-text = The Beast may travel up to 5 leagues (7 with the wolf pack face up); at most 3 leagues are counted when victims are worked out.
season-card-wi4 = Snow covers everything
season-card-wi4-text = No investigation this season.
season-card-wi5 = Winter quarters
season-card-wi5-text = Dragoons protect only Grandrieu, Javols and Le Malzieu this season.
season-card-wi6 = The Court looks away
season-card-wi6-text = No reinforcement (the troop is lost), and the king’s envoy stays where he is in phase 3; he still stands guard.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Place the yellow Portefaix figure in any village (move it if it is already on the map). The first attack on that village claims no victims; then the figure leaves the map.
season-card-sp2 = The great drive
season-card-sp2-text = The Beast may travel at most 3 leagues this season (5 with the wolf pack face up).
season-card-sp3 = D’Enneval’s hounds
season-card-sp3-text = Hunters may also investigate a village exactly 1 league away from them.
season-card-sp4 = Forty Hours’ Prayers
season-card-sp4-text = A standing hunter in Grandrieu, Javols or Le Malzieu also protects every village 1 league away.
season-card-sp5 = Thaw
season-card-sp5-text = Hunters who ride 3 leagues stay standing, so they protect.
season-card-sp6 = The King’s bounty
season-card-sp6-text = After the normal reinforcement place one more troop, taken from any season space that still has one: that season will have one fewer later.
# Second edition; what is called the same is another card
season-card-su7 = { season-card-su3 }
season-card-su7-text = Dragoons also protect every village at most 2 leagues from theirs.
season-card-su8 = { season-card-su4 }
season-card-su8-text = After the hunters’ moves, hunters in Grandrieu, Javols and Le Malzieu may call one village at most 4 leagues from there to arms: an attack on it claims no victims.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Peasants protect like dragoons this season. After the normal reinforcement the hunters may place one more troop from any season space.
season-card-su10 = { season-card-su5 }
season-card-su10-text = The Beast lays its trace token face up and may not use its power. Hunters may also investigate a village exactly 1 league away from them.
season-card-au7 = { season-card-au2 }
season-card-au7-text = The Beast takes back one trace token that lies on the board; that village can no longer be investigated. In phase 3 the bishop stays where he is.
season-card-au8 = { season-card-au4 }
season-card-au8-text = No reinforcement: this season’s troop is lost. At most 3 leagues are counted when victims are worked out.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Before choosing, the Beast may take one village card back from the board, even that of its present village; a trace beside it can no longer be investigated. Only the card of the start village stays in the first year.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Troops protect only Grandrieu, Javols and Le Malzieu this season.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Place the yellow Portefaix figure in any village (move it if it is already on the map). The first attack on that village claims no victims; then the figure leaves the map. This season no attack claims more than 1 victim.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Hunters in Grandrieu, Javols and Le Malzieu may investigate from there, however far away the village is.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Every hunter recognises every trace this season.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = The Beast may travel at most 3 leagues this season (5 with the wolf pack face up). Hunters who go 3 leagues walk, so they protect.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Hunters may also investigate villages 1 or 2 leagues away from them.

# The end of a game
ending-brotherhood-of-the-wolf-victims = The Beast has claimed its 25th victim.
ending-brotherhood-of-the-wolf-identity = The hunters have named the Beast’s true identity.
ending-brotherhood-of-the-wolf-fourth-token = The hunters hold four traces.
ending-brotherhood-of-the-wolf-draw = The last round is over. Victims and traces not taken come to 25 or more: a draw.
ending-brotherhood-of-the-wolf-time = The last round is over, and the Beast has not reached its goal.
part-brotherhood-of-the-wolf-result = Result
part-brotherhood-of-the-wolf-victims = Victims
part-brotherhood-of-the-wolf-traces = Traces

## reasons

reason-brotherhood-of-the-wolf-lead-now = now the hunters divide their figures
reason-brotherhood-of-the-wolf-pick-now = now { brotherhood-card-of-season } is picked
reason-brotherhood-of-the-wolf-discard-now = now { brotherhood-card-of-season } is discarded
reason-brotherhood-of-the-wolf-hide-now = now the Beast chooses its identity and its start village
reason-brotherhood-of-the-wolf-place-now = now the hunters take their places
reason-brotherhood-of-the-wolf-card-now = now { brotherhood-card-of-season } is revealed
reason-brotherhood-of-the-wolf-portefaix-now = now Jacques Portefaix is placed in a village
reason-brotherhood-of-the-wolf-shift-now = now troops may be moved
reason-brotherhood-of-the-wolf-troop-now = now the { brotherhood-season } troop is placed or declined
reason-brotherhood-of-the-wolf-extra-now = now one more troop may be placed or declined
reason-brotherhood-of-the-wolf-recall-now = now a village card may be taken back
reason-brotherhood-of-the-wolf-prowl-now = now the Beast chooses a village and a trace
reason-brotherhood-of-the-wolf-move-now = now the hunters move
reason-brotherhood-of-the-wolf-call-now = now a village may be called to arms
reason-brotherhood-of-the-wolf-drag-now = now the devil may move a hunter
reason-brotherhood-of-the-wolf-power-now = now the Beast decides whether to use its power
reason-brotherhood-of-the-wolf-examine-now = now the hunters investigate
reason-brotherhood-of-the-wolf-led-already = another player has already taken the { $hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = the { $hunter } belongs to another player
reason-brotherhood-of-the-wolf-no-start-village = { $place } is not a start village; the start villages are { $starts }
reason-brotherhood-of-the-wolf-placed-already = the { $hunter } has already been placed
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } is not { brotherhood-card-of-season }, the cards drafted now
reason-brotherhood-of-the-wolf-card-gone = { $card } has already been picked or discarded
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } is not { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-card-seen = { $card } has already been played, and no card comes twice
reason-brotherhood-of-the-wolf-card-not-in-hand = { $card } was not picked in the draft
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } is a hamlet: Jacques Portefaix stands only in villages
reason-brotherhood-of-the-wolf-no-troop-here = no troop is in { $place }
reason-brotherhood-of-the-wolf-shifted-already = the troop in { $place } has already been moved this season
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } is a hamlet: troops stand only in villages
reason-brotherhood-of-the-wolf-troop-on-troop = there is already a troop in { $place }, and a village takes only one
reason-brotherhood-of-the-wolf-space-empty = no troop is left on the space of { $space }
reason-brotherhood-of-the-wolf-recall-own-village = the card of your present village must stay
reason-brotherhood-of-the-wolf-recall-start-village = the card of the start village stays until spring 1765
reason-brotherhood-of-the-wolf-no-card-here = the card of { $place } does not lie face up on the table
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } is a hamlet: the Beast attacks only villages
reason-brotherhood-of-the-wolf-prowl-in-place = the Beast is in { $place } and must leave it
reason-brotherhood-of-the-wolf-village-card-lies = the card of { $place } still lies on the table: no village twice within a year
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } is { $leagues } leagues away, and the Beast travels at most { $reach }
reason-brotherhood-of-the-wolf-token-taken = the hunters have taken the trace token { $token }
reason-brotherhood-of-the-wolf-token-lies = the trace token { $token } lies on the table
reason-brotherhood-of-the-wolf-only-with-pack = { $place } is { $leagues } leagues away: only the wolf pack, face up, goes that far
reason-brotherhood-of-the-wolf-face-up-only = this season’s card requires traces to be laid face up
reason-brotherhood-of-the-wolf-drag-one-league = the devil moves a hunter exactly one league; { $place } is { $leagues } away
reason-brotherhood-of-the-wolf-none-to-move = none of your hunters can still move this season
reason-brotherhood-of-the-wolf-moved-already = the { $hunter } has already moved this season
reason-brotherhood-of-the-wolf-hunter-frozen = the { $hunter } stays where he is this season
reason-brotherhood-of-the-wolf-call-too-far = { $place } is not a village at most { $reach } leagues from a special village with a hunter
reason-brotherhood-of-the-wolf-move-in-place = the { $hunter } is already in { $place }; a hunter who does not move stands there
reason-brotherhood-of-the-wolf-move-too-far = { $place } is { $leagues } leagues away, and a hunter goes at most { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = none of your hunters has a trace left to investigate
reason-brotherhood-of-the-wolf-nothing-to-examine = the { $hunter } has no trace to investigate
reason-brotherhood-of-the-wolf-examined-already = the { $hunter } has already investigated this season
reason-brotherhood-of-the-wolf-no-trace-here = there is no trace to investigate in { $place }
reason-brotherhood-of-the-wolf-examine-too-far = { $leagues ->
    [one] the { $hunter } is { $leagues } league from { $place }
   *[other] the { $hunter } is { $leagues } leagues from { $place }
}
reason-brotherhood-of-the-wolf-vagabond-again = the vagabond was already recognised in { $place }
reason-brotherhood-of-the-wolf-no-symbol = the trace in { $place } shows { $trace }, which the { $hunter } does not recognise

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = The rules of Brotherhood of the Wolf in our own words, based on its Russian rulebook. What the text of the book does not give is ours and marked as such: the map of roads, 23 of the 24 season cards, season and phase of the card Fog, and which hunter recognises which trace (B1.3). Owners of the game can play with files of their own map and cards. Wolfden is unofficial.

# B1
rule-b1 = Aim and components
rule-b1-intro = One player is the Beast of Gévaudan, the others are the hunters. The Beast wins if it claims 25 victims within 12 rounds. The hunters win if they prevent this or, before that, find out the Beast’s true identity (B8).
rule-b1-1 = Villages have the numbers 1 to 30, hamlets have none. Every road is one league long, and distance is the shortest way. Grandrieu, Javols and Le Malzieu are special villages: some cards refer to them.
rule-b1-1-rebuilt = The map is ours: 30 villages, 36 hamlets and 110 roads at their real places. The start villages, Auvers as number 3, the special villages and the example of B11.1 are from the book. What cards do with the special villages is ours.
rule-b1-2 = The Beast has five identities: wolf pack, predator, count, devil, vagabond. Each has a card and a two-sided trace token.
rule-b1-3 =
    All four hunters always take part, played by 1 to 4 players against the Beast. Each hunter recognises one trace by its symbol, and all of them recognise the vagabond too.
    | hunter | trace
    | bishop | devil
    | gamekeeper | wolf pack
    | marquis | predator
    | king’s envoy | count
rule-b1-3-ruling = The figures are dealt to the hunters’ seats in turn, or players choose them in turn (option); the book leaves it to them. Each player moves only their own figures; another option lets every hunter player use all of them. In the book the hunters consult; that any one of them may place the troop and end the moves or the investigations for the whole team is ours.
rule-b1-3-rebuilt = The book tells that each hunter has two symbols, that all four have the vagabond, and that the gamekeeper recognises the wolf pack and the marquis does not. The symbols of bishop, marquis and king’s envoy are ours; a map file of your own can change them.
rule-b1-4 = There are 12 troops: 3 dragoons each on the spaces of summer and spring, 3 peasants each on those of autumn and winter. There are also 25 blood tokens for the victims, and the Portefaix figure.
rule-b1-5 = The game has at most 12 rounds, one for each season from summer 1764 to spring 1767. Each has four phases: season, Beast, hunters, attack.

# B2
rule-b2 = First victim (spring 1764)
rule-b2-1 = The Beast secretly picks its true identity and a start village: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) or Les Hubacs (29).
rule-b2-2 = The hunters place their four figures in any villages or hamlets, together or apart.
rule-b2-2-ruling = Each figure is placed once; when all four are on the map, the start village is revealed.
rule-b2-3 = The start village is revealed. If no hunter is there, the Beast claims 1 victim. No trace is laid, and the village card stays on the spring space until spring 1765, so the village cannot be chosen before.
rule-b2-3-ruling = A season card that gives back village cards leaves this one where it is, unless the card names it.

# B3
rule-b3 = Phase 1: season
rule-b3-1 = A random card of the season that has not been seen before is revealed. Only the newest card is in force: it acts in the phase it names, and its effect lasts to the end of the round. Two things last longer: Jacques Portefaix stays until he is needed, and fog hides its village until the next attack (B7.2).
rule-b3-1-rebuilt = Each season has six cards. The book gives the effect of one of them, Fog (B7). That Fog is there once, in autumn, and acts in phase 4 is ours. The texts of the other 23 are not in the book; those here are ours.
rule-b3-2 = The hunters put one troop from the season’s space into a village that has none, never into a hamlet. It stays on the map to the end of the game; only a card can move it. If they decline, it is lost; an empty space gives nothing. Cards that place Portefaix or move troops come first.

# B4
rule-b4 = Phase 2: the Beast
rule-b4-1 = The Beast takes back the trace token it laid two seasons ago and the village card it laid in this season last year.
rule-b4-2 = It secretly chooses a village 1 to 4 leagues away whose card it holds, so no village comes twice within a year. With the card it lays a free trace token, one that is neither on the board nor with the hunters: face down without a power, or face up with its power.
rule-b4-2-ruling = Village and token are one choice and are tested as a pair: 5 or 6 leagues are possible only with the wolf pack face up.
rule-b4-3 = The Beast passes through anything and may end where hunters or troops are. It never ends in a hamlet and never stays where it is.
rule-b4-4 =
    A token that lies face up has its power, whatever the true identity. Using it is up to the Beast, and the Beast may bluff: the count face up, for example, does not mean that it attacks dragoons.
    | token | power
    | wolf pack | 2 leagues further, 6 at most
    | predator | 1 more victim
    | count | dragoons do not protect
    | devil | may move one hunter one league
    | vagabond | 1 more victim if the attacked village is at most 3 leagues from Auvers
rule-b4-4-ruling = The book does not say when the devil moves the hunter. Here it does so at once, when the token is laid; a table may choose the start of phase 4 instead, before the village is revealed. Either way the hunter stands or lies as before. Predator, count and vagabond work by themselves: where the village is revealed, one more victim never harms the Beast. In fog the number is a clue, so the Beast decides in secret at the start of phase 4. A card that changes the Beast’s range changes the limit of the wolf pack with it.
rule-b4-5 = A village out of reach cannot be chosen.
rule-b4-5-ruling = In the book the Beast can make this mistake: it then stays where it is and claims nobody, but the village card remains open, and hunters there may investigate. The program does not let it happen; at a real table, play it so.

# B5
rule-b5 = Phase 3: the hunters
rule-b5-1 = Each hunter moves 0 to 3 leagues, in any order. Hunters may stop in hamlets and share a place. With 0 to 2 leagues the hunter is on foot, stands and protects the village. Exactly 3 leagues are a ride: the figure lies until the next phase 3 and does not protect.
rule-b5-1-ruling = A hunter moves once. A hunter who has not moved when the phase ends has moved 0 leagues and stands. Where a card changes the numbers, everything beyond the leagues on foot is a ride.

# B6
rule-b6 = Phase 4: attack
rule-b6-1 = The village is revealed and the Beast’s figure moves there.
rule-b6-2 =
    The victims are 5 minus the leagues travelled, changed by cards, plus 1 for a power, minus 1 for peasants there, but not below 0. If a standing hunter, dragoons (unless the count is face up) or another protection is there, nobody dies. What a card adds “if any” comes last.
    | leagues | 1 | 2 | 3 | 4 | 5 or 6
    | victims | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = “Not below 0” is applied once, after the peasants. The leagues travelled are those of the shortest way: the program offers no detours.
rule-b6-3 = With the 25th victim the Beast wins at once, before any investigation. Victims beyond the 25th are not counted.
rule-b6-4 = Then the hunters may investigate, in an order they choose. A hunter, standing or lying, in the Beast’s village or in the one attacked the season before turns up the trace there. A hunter there who recognises it takes the token and asks: is this your true identity? The answer is always true. Yes: the hunters win at once. No: they keep the token.
rule-b6-4-ruling = Each hunter investigates once per season; several may, in either village. Only investigations that can change something are offered, and the round ends when none is left.
rule-b6-5 = The vagabond must be recognised in two different villages, and a village counts only once, in any year. The first time the hunters take the black marker and the token stays; the second time they take the token and ask.
rule-b6-5-ruling = A hidden vagabond in the village of the marker is turned up, but does not count again.
rule-b6-6 = A token that already lies face up can be taken in the same way, by a hunter who recognises it and is in the present or the previous village.
rule-b6-7 = With the fourth trace token the hunters win at once; the black marker does not count as one. If the fourth is the true identity, the identity is named as the reason.
rule-b6-8 = If a season card has removed the village card or its trace, there is nothing to investigate.
rule-b6-8-rebuilt = Of our cards “{ season-card-au7 }” does so with a trace, and “{ season-card-au9 }” with a village card; in the first edition it takes only village cards without a trace.

# B7
rule-b7 = Fog
rule-b7-1 = In fog the village card stays face down, and the victims are laid on its back: their number is public and counts at once. Protection works without revealing where, and whether the Beast uses a power remains its secret (B4.4). The Beast’s figure leaves the map, and its village cannot be investigated this season.
rule-b7-1-ruling = The number is new information for the hunters, so nothing before it can be undone.
rule-b7-2 = Next season the Beast continues from its hidden place. In phase 4 both cards are revealed, and the hidden village is the previous one. However the game ends, the village is revealed then.
rule-b7-2-ruling = If fog follows fog, which only cards of your own can bring about, the older card is revealed and the newer one stays hidden.

# B8
rule-b8 = End of the game
rule-b8-1 = The Beast wins with 25 victims. The hunters win when they name its true identity or take the fourth trace token.
rule-b8-1-ruling = At the end the identity and a hidden village are revealed; traces that lie face down stay face down. A win scores 2, a draw 1, for all hunters alike.
rule-b8-2 = After round 12 add the trace tokens the hunters have not taken to the victims. If the sum is 25 or more, the game is a draw; if not, the hunters win.

# B9
rule-b9 = Variant for experts
rule-b9-1 = Spring and summer favour the hunters, autumn and winter the Beast. Before B2, in the order spring, summer, autumn, winter, the favoured side picks one of the six cards, the other side discards one, and so on until three are picked; the last one is discarded. Each picked card can be played once, and read at any time.
rule-b9-1-ruling = Both sides see both hands, since each can deduce the other’s; from spectators the cards are hidden until they are played.
rule-b9-2 = In phase 1 the favoured side chooses one of its cards of the season, instead of a random one.

# B10
rule-b10 = Season cards
rule-b10-intro =
    There are six cards for each season. Each acts in its phase. The effect of { season-card-au1 } is from the book (B7), everything else is our own. These are the cards of the second edition; B10.10 has those of the first.

    Summer
    | card | phase | effect
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Autumn
    | card | phase | effect
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Winter
    | card | phase | effect
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Spring
    | card | phase | effect
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = The extra troop of “{ season-card-su9 }” is one that a later season would have brought; it may be declined without losing it. So may that of “{ season-card-sp6 }” in the first edition. “{ season-card-su3 }” of the first edition moves one troop at a time and none twice; the village a troop leaves is free again.
rule-b10-1-rebuilt = Our own cards.
rule-b10-2 = “{ season-card-au7 }” must be carried out, after B4.1. “{ season-card-au9 }” comes after B4.1 too: then only the card of the Beast’s present village still has a trace. If the Beast takes that card, the trace stays on the board until B4.1 and nobody can investigate it (B6.8); in the first edition that card may not be taken. The card of the start village stays (B2.3).
rule-b10-2-ruling = “Torrential rain” leaves no choice: after B4.1 at most one trace lies on the board.
rule-b10-2-rebuilt = Our own cards.
rule-b10-3 = Under “The Maid of Gévaudan” peasants stop every victim, as dragoons do, instead of only one. The count ignores them like dragoons.
rule-b10-3-rebuilt = Our own card.
rule-b10-4 = With “D’Enneval’s hounds” every hunter within 1 league counts as present, even lying or in a hamlet. “Snow covers everything” also forbids taking tokens that lie face up (B6.6).
rule-b10-4-rebuilt = Our own cards.
rule-b10-5 = Portefaix stops every victim of the first attack on his village, even against the count. Then he leaves, even if something else protected the village; in fog he leaves when the village is revealed.
rule-b10-5-ruling = He may be placed where he already stands. If he is placed again while fog hides an attack, that attack no longer concerns him.
rule-b10-5-rebuilt = Our own card.
rule-b10-6 = Under “{ season-card-wi6 }” the king’s envoy moves 0 leagues in phase 3, stands and protects; under “{ season-card-au7 }” the bishop does. The devil may still move them.
rule-b10-6-rebuilt = Our own card.
rule-b10-7 = Under “{ season-card-su8 }” the hunters may call one village to arms when all have moved, before the devil and the attack: a village at most 4 leagues from Grandrieu, Javols or Le Malzieu, if a hunter, standing or lying, is in that special village. The count does not help against it.
rule-b10-7-ruling = Any hunter’s seat decides for all, as it does about a troop (B1.3).
rule-b10-7-rebuilt = Our own cards.
rule-b10-8 = With “{ season-card-sp8 }” a hunter in a special village, standing or lying, counts as present in both villages that may be investigated (B6.4).
rule-b10-8-rebuilt = Our own cards.
rule-b10-9 = Under “{ season-card-su7 }” dragoons protect near villages as they do their own: the count ignores them. Under “{ season-card-wi7 }” peasants elsewhere save nobody.
rule-b10-9-rebuilt = Our own cards.
rule-b10-10 =
    The option for the edition of the cards brings back the first one, in which these cards take the place of those with the same names.
    | card | phase | effect
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-10-rebuilt = Our own cards.

# B11
rule-b11 = Examples
rule-b11-1 = From Langeac exactly these villages are within 4 leagues: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = From Langeac to Saugues it is 3 leagues: 2 victims. With peasants there it is 1, with the predator face up 3, with dragoons or a standing hunter 0.
rule-b11-3 = With the wolf pack face up, 5 or 6 leagues bring no victims.
rule-b11-4 = In spring the Beast attacks Javols, where the marquis stands: no victims. The marquis turns up the trace, a wolf pack, which he does not recognise, so it stays. In summer the gamekeeper rides 3 leagues to Javols and takes it. The answer is no, and the game goes on.
rule-b11-5 = After round 12 there are 22 victims and 3 tokens not taken: a draw. With 21 victims and 3 tokens the hunters win.

# What the pictures show
picture-b1-1 = The map: villages with numbers, hamlets without, and roads of one league.
picture-b1-5 = Twelve seasons, 25 victims and four traces: the progress of both sides.
picture-b2-2 = The hunters have taken their places.
picture-b5-1 = One hunter lies after a ride and does not protect; the other stands and protects the village.
picture-b6-2 = Dragoons and standing hunters protect their villages; peasants save one life.
picture-b6-4 = The Beast has attacked; the trace it left has been turned up.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = The Beast wins with 25 victims within twelve seasons. The hunters win by preventing that, by naming its true identity, or with four of its traces.
aid-brotherhood-of-the-wolf-season = A season
aid-brotherhood-of-the-wolf-season-1 = Each season: a card, a troop for the hunters, the Beast’s secret choice, the hunters’ moves, the attack, the investigation.
aid-brotherhood-of-the-wolf-beast = The Beast
aid-brotherhood-of-the-wolf-beast-1 = The Beast goes 1 to 4 leagues to a village it has not attacked within a year. The nearer, the more victims: five minus the leagues.
aid-brotherhood-of-the-wolf-beast-2 =
    | leagues | 1 | 2 | 3 | 4
    | victims | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = It lays a trace there, face down, or face up to use its power: wolf pack +2 leagues, predator +1 victim, count ignores dragoons, devil moves a hunter one league, vagabond +1 victim within 3 leagues of Auvers.
aid-brotherhood-of-the-wolf-hunters = The hunters
aid-brotherhood-of-the-wolf-hunters-1 = Hunters move up to 3 leagues. After at most 2 they stand and protect their village; 3 is a ride, and a rider does not protect.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoons protect a village, peasants save one life.
aid-brotherhood-of-the-wolf-hunters-3 = A hunter in the village attacked now, or in the one attacked before, may turn up the trace. A hunter who recognises it takes it and asks whether it is the true identity.
aid-brotherhood-of-the-wolf-knowledge = Which hunter recognises which trace
aid-brotherhood-of-the-wolf-knowledge-1 =
    | hunter | trace
    | bishop | devil
    | gamekeeper | wolf pack
    | marquis | predator
    | king’s envoy | count
    | everyone | vagabond
aid-brotherhood-of-the-wolf-knowledge-2 = The vagabond has to be recognised in two different villages.
aid-brotherhood-of-the-wolf-knowledge-3 = Reconstructed: the symbols of bishop, marquis and king’s envoy (B1.3).
aid-brotherhood-of-the-wolf-end = The end
aid-brotherhood-of-the-wolf-end-1 = After the twelfth season: if victims and traces not taken come to 25 or more, the game is a draw. Otherwise the hunters win.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] trace face down
    [victim] victim
    [portefaix] Portefaix
   *[marker] black marker
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    In June 1764 an animal killed a girl of fourteen at Les Hubacs, at the eastern edge of Gévaudan: poor, high country in the south of France, today the department of Lozère. Month after month others died, most of them women and children who were herding cattle. Those who escaped told of a beast larger than any wolf.

    Dragoons hunted it through the first winter. The bishop called it a punishment of God, newspapers wrote about it all over Europe, and King Louis XV sent his best hunters. In September 1765 one of them, François Antoine, shot a great wolf at Les Chazes. For the court the matter was closed; in December the attacks began again.

    Now the country had to help itself. On 19 June 1767 Jean Chastel shot a large animal like a wolf near Auvers, and the attacks ended. In three years about a hundred people had died.

    Nobody could prove what the Beast was, or whether a person led it. A pack of wolves, some other predator, a nobleman, the devil, a stranger: these suspicions are the five identities of the game. The rulebook begins with a line from the film of the same name (Christophe Gans, 2001), which tells a story of its own.

about-brotherhood-of-the-wolf-people = The people
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix was a herdsboy of twelve (the rulebook says thirteen). On 12 January 1765 he and six other children stood up to the Beast near Chanaleilles and made it let go of one of them. The king rewarded them all and paid for his schooling.
about-brotherhood-of-the-wolf-people-2 = The bishop of Mende, Gabriel-Florent de Choiseul-Beaupré, told his people at the end of 1764 that the Beast was a punishment of God, and ordered prayers of forty hours in the churches.
about-brotherhood-of-the-wolf-people-3 = The marquis d’Apcher, a young nobleman of the country, led hunts at his own expense after the court had lost interest. The last of them, in June 1767, found the Beast.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, a countryman of La Besseyre and known as a good hunter, shot the animal of June 1767. In the rulebook he is a gamekeeper.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, a famous wolf hunter from Normandy, came with his son and their hounds in February 1765. They hunted until summer, without success.
about-brotherhood-of-the-wolf-people-6 = François Antoine, bearer of the king’s arquebus, took d’Enneval’s place in June 1765. The wolf he shot at Les Chazes was shown at Versailles.
about-brotherhood-of-the-wolf-people-7 = The count of Morangiès was an officer from an old family of the country. Nobody accused him in his time: that he was master of the Beast is an invention of novels and films, from the 1930s on.
about-brotherhood-of-the-wolf-people-8 = The vagabond has no name. The rulebook tells of a stranger whose way seemed to follow the victims; in those years many people believed in men who turn into wolves.

about-brotherhood-of-the-wolf-places = The places
about-brotherhood-of-the-wolf-places-1 = All 30 villages and 36 hamlets of the map are real and lie where they are drawn.
about-brotherhood-of-the-wolf-places-2 = At Les Hubacs the first victim on record died, on 30 June 1764. Near Langogne, a little earlier, oxen had saved a woman from an attack.
about-brotherhood-of-the-wolf-places-3 = In the parish of Chanaleilles Jacques Portefaix and his friends stood their ground.
about-brotherhood-of-the-wolf-places-4 = Near Paulhac Marie-Jeanne Valet wounded the Beast with a spear in August 1765. She became known as the Maid of Gévaudan.
about-brotherhood-of-the-wolf-places-5 = At Les Chazes François Antoine shot his wolf, near Auvers Jean Chastel his.
about-brotherhood-of-the-wolf-places-6 = Mende was the seat of the bishop, Saint-Alban that of the counts of Morangiès.

about-brotherhood-of-the-wolf-cards = The season cards
about-brotherhood-of-the-wolf-cards-1 = Summer tells of long days, of work in groups and of fairs, and of two people of summer 1765: François Antoine and the Maid of Gévaudan.
about-brotherhood-of-the-wolf-cards-2 = Autumn brings fog and rain to the hills and the herds down from them, and keeps people busy with sowing.
about-brotherhood-of-the-wolf-cards-3 = Winter means deep snow and hunger, dragoons in their quarters, and a court that wished to hear no more of the Beast after Antoine’s wolf.
about-brotherhood-of-the-wolf-cards-4 = Spring has Portefaix, the drives with thousands of beaters, d’Enneval’s hounds, the bishop’s prayers and the king’s reward.

about-brotherhood-of-the-wolf-advice-hunters = Advice for the hunters
about-brotherhood-of-the-wolf-advice-hunters-1 = Protect the villages where an attack would cost the most lives: those nearest to the Beast.
about-brotherhood-of-the-wolf-advice-hunters-2 = Close in on the places where the Beast may be, so that it has to go far.
about-brotherhood-of-the-wolf-advice-hunters-3 = Stay within three leagues of the villages where you expect it: then you can ride there and read the trace in the season after the attack.
about-brotherhood-of-the-wolf-advice-hunters-4 = Think one season ahead.

about-brotherhood-of-the-wolf-advice-beast = Advice for the Beast
about-brotherhood-of-the-wolf-advice-beast-1 = Keep your ways short: every league less is one more victim.
about-brotherhood-of-the-wolf-advice-beast-2 = Attack where nobody expects you.
about-brotherhood-of-the-wolf-advice-beast-3 = When the hunters draw a ring around you, make it loosen before it closes.
about-brotherhood-of-the-wolf-advice-beast-4 = Lay no trace close to a hunter who recognises it.
about-brotherhood-of-the-wolf-advice-beast-5 = Think one season ahead.

about-brotherhood-of-the-wolf-credits =
    Author: Charlec. Illustrations: ann & seb. Art direction and graphic design: Benjamin Treilhou. Development: Didier Jacobée and Thierry Morange.

    Published by Multivers, Châteaudun (© 2023); the French title is La Bête. Russian edition: Magellan, 2023, translated by Anna Akhatova. Wolfden follows version 1.0 of its rules.


## guide

# The guided first game of Brotherhood of the Wolf, step by step.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, winter 1766. The Beast has claimed 18 victims. With 25 it wins, and only two seasons are left to catch it. You lead the hunters: find out what it is!
guide-brotherhood-of-the-wolf-hunters = The Beast has one of five identities. Each hunter can recognise one of them: the bishop the devil, the gamekeeper the wolf pack, the marquis the predator, the envoy the count. All four recognise the vagabond.
guide-brotherhood-of-the-wolf-troop = Every season brings a troop. Dragoons keep a village safe, peasants save one life there. Place the peasants where you expect the Beast: it was last seen in Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = The village is guarded. The Beast sees that, too.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard is only one league from where the Beast was last seen.
guide-brotherhood-of-the-wolf-beast = The Beast has chosen in secret: a village within a few leagues, and a trace that lies there face down. The rings on the map show all villages it can reach. The trace it left in autumn, here in Saint-Flour-de-Mercoire, lies face up: the wolf pack.
guide-brotherhood-of-the-wolf-ride = Bring a hunter to the trace that lies face up. A hunter who goes up to two leagues walks and protects the village he is in; three leagues is a ride, after which he lies down and protects nobody.
guide-brotherhood-of-the-wolf-ride-done = He is at the trace. A hunter who recognises its sign may ask the Beast.
guide-brotherhood-of-the-wolf-ride-hint = The gamekeeper recognises the wolf pack. Three leagues are a ride, and that’s far enough.
guide-brotherhood-of-the-wolf-close = Move the other hunters as you like, then end the phase: the Beast has to show where it is. A trace can be read for two seasons only, so stay near.
guide-brotherhood-of-the-wolf-close-done = The Beast has shown itself.
guide-brotherhood-of-the-wolf-close-hint = The envoy and the marquis can come closer. The bishop may stay in the north, in case the Beast turns back. Then end the phase.
guide-brotherhood-of-the-wolf-attack = An attack claims 5 victims minus one per league that the Beast came. Dragoons, or a hunter who stands there, prevent it; peasants save one life.
guide-brotherhood-of-the-wolf-examine = Now hunters may investigate where the Beast is and where it was before. Who recognises the sign takes the trace and asks: is this your true identity?
guide-brotherhood-of-the-wolf-examine-done = You have your answer, and you keep the token. A fourth token would win the game, too.
guide-brotherhood-of-the-wolf-examine-hint = The gamekeeper recognises the wolf pack, which lies face up.
guide-brotherhood-of-the-wolf-spring = The last season. One trace still lies face down. The switch “{ brotherhood-layer-possible }” beside the board shows what you know: what the Beast can be, and where it can go.
guide-brotherhood-of-the-wolf-guard = First the troop: place the dragoons in a village that the Beast can reach.
guide-brotherhood-of-the-wolf-guard-done = No attack succeeds there, unless the Beast has a power against dragoons.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs is next to Luc, and nobody guards it.
guide-brotherhood-of-the-wolf-hounds = The season card helps you: with d’Enneval’s hounds, hunters may investigate from one league away. Meanwhile the Beast has moved on in secret.
guide-brotherhood-of-the-wolf-near = Bring a hunter to Luc, or one league away from it. Four suspects are left: the envoy recognises the count, the marquis the predator, the bishop the devil.
guide-brotherhood-of-the-wolf-near-done = From there the hounds can reach the trace.
guide-brotherhood-of-the-wolf-near-hint = Les Hubacs, Puylaurent and Saint-Flour-de-Mercoire are next to Luc.
guide-brotherhood-of-the-wolf-night = Move the others as you like, then end the phase.
guide-brotherhood-of-the-wolf-night-done = The Beast has struck. But nobody guards the trace in Luc.
guide-brotherhood-of-the-wolf-night-hint = Two hunters who recognise different suspects are better than one. Then end the phase.
guide-brotherhood-of-the-wolf-name = Name the Beast! Any hunter who investigates turns up the trace, even one he doesn’t recognise. The one who recognises it takes it and asks.
guide-brotherhood-of-the-wolf-name-done = “Yes!” A count was behind the Beast, and Gévaudan can breathe again.
guide-brotherhood-of-the-wolf-name-hint = Let the hunters next to Luc investigate one after another. The envoy recognises the count.
guide-brotherhood-of-the-wolf-won = Hunters win by naming the Beast’s true identity, or with four tokens. If neither happens in twelve seasons, the victims decide.
guide-brotherhood-of-the-wolf-again = A full game begins in summer 1764 with a first victim. A trace laid face up gives the Beast a power but tells you more. Play a full game as a hunter, or be the Beast yourself!

# The guided first game of the Beast.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, autumn 1766. You’re the Beast, and nobody knows that a count is behind it. You have claimed 16 victims. With 25 you win, and three seasons are left.
guide-brotherhood-of-the-wolf-beast-hunters = Four hunters look for you, and each recognises one identity: the bishop the devil, the gamekeeper the wolf pack, the marquis the predator, the envoy the count. If the envoy finds the count’s trace, you have lost.
guide-brotherhood-of-the-wolf-beast-prowl = Choose in secret: a village within reach, and a trace that you lay there. It needn’t be your own sign, so lie! Face down it has no power and tells nothing until a hunter finds it.
guide-brotherhood-of-the-wolf-beast-prowl-done = Nobody knows where you are. Watch the hunters move.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu is near, and nobody guards it. Lay the predator there, face down.
guide-brotherhood-of-the-wolf-beast-toll = An attack claims 5 victims minus one per league that you came. Dragoons, or a hunter who stands there, prevent it; peasants save one life. Hunters may then investigate where you are and where you were before.
guide-brotherhood-of-the-wolf-beast-faces = A trace that lies face up has a power, no matter who you are: with the wolf pack you go two leagues further, the predator claims one victim more, dragoons don’t stop the count, and the devil moves a hunter.
guide-brotherhood-of-the-wolf-beast-bold = Be bold: lay a trace face up this season. Choose a village where its power helps you.
guide-brotherhood-of-the-wolf-beast-bold-done = The hunters see the sign, but not the village. Watch them move.
guide-brotherhood-of-the-wolf-beast-bold-hint = The wolf pack takes you up to six leagues, away from everyone. But the nearer the village, the more victims.
guide-brotherhood-of-the-wolf-beast-sum = The last season. If you don’t reach 25, the traces that the hunters haven’t taken are added to the victims: with 25 it’s a draw, with fewer the hunters win.
guide-brotherhood-of-the-wolf-beast-last = Claim at least two victims with your last attack. Choose a village near you that nobody guards.
guide-brotherhood-of-the-wolf-beast-last-done = The attack has succeeded, and all Gévaudan trembles.
guide-brotherhood-of-the-wolf-beast-last-hint = Look for a village at most three leagues away, without dragoons and without hunters nearby.
guide-brotherhood-of-the-wolf-beast-won = The Beast wins with 25 victims. The hunters win by naming its true identity, with four of its traces, or by holding out for twelve seasons.
guide-brotherhood-of-the-wolf-beast-again = A full game begins in summer 1764 with a first victim and lasts twelve seasons. Play it as the Beast, or lead the hunters yourself!

## files

# What is wrong with a position, a map or a card file of Brotherhood of the Wolf. Words of the files stay as they are.

# Position: the lines
problem-brotherhood-came-from = { $line }: only a hunter who has moved, or whom the devil has moved a league, came from elsewhere (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: { $card } is in two places (B9.1).

# Position: the round
problem-brotherhood-idle = round: in this stage nobody would have anything to decide.
problem-brotherhood-round = round: the seasons are counted from 1, after the opening (B1.5).
problem-brotherhood-draft = round: cards are drafted only in the game for experts (B9.1).
problem-brotherhood-devil = round: only the devil, face up, moves a hunter (B4.4).
problem-brotherhood-power = round: the Beast decides about a power only in fog, with predator, count or vagabond face up (B4.4).
problem-brotherhood-called = round: the village called to arms is too far from a special village with a hunter (B10.7).
problem-brotherhood-ending = round: a game is over when it has an ending (B8).
problem-brotherhood-ended-so = round: the game cannot have ended like this (B8).
problem-brotherhood-is-over = round: with these victims and tokens the game is over (B8.1).
problem-brotherhood-figures = round: figures led: { $found }, but “count” is { $count } (B1.3).
problem-brotherhood-victims = round: victims: { $victims }, but { $found } lie on the map (B6.2).
problem-brotherhood-in-force = round: a card is in force once it is turned up (B3.1).
problem-brotherhood-drafted = round: cards drafted: { $found }; “count” says otherwise (B9.1).

# Position: hunters, troops and the Beast
problem-brotherhood-leader = hunter: “{ $hunter }” must be led by a hunter’s seat (B1.3).
problem-brotherhood-placed = hunter: “{ $hunter }” has a place after the opening, not before (B2.2).
problem-brotherhood-one-troop = villages: a village takes one troop (B3.2).
problem-brotherhood-troops = villages: there are six dragoons and six peasants (B1.4).
problem-brotherhood-chosen = beast: identity and village are chosen in the opening (B2.1).
problem-brotherhood-beast-card = beast: it is in the village whose card lies on “{ $season }” (B6.1).
problem-brotherhood-fog-card = beast: fog hides the card of the Beast’s present village (B7.1).
problem-brotherhood-fog-victims = beast: only fog hides victims (B7.1).
problem-brotherhood-haunts = beast: “haunts” goes with a hidden Beast (B7.1).
problem-brotherhood-haunts-true = beast: “haunts” leaves out the village the Beast is in.

# Position: spaces and cards
problem-brotherhood-card-twice = space: the card of a village lies in two spaces (B4.2).
problem-brotherhood-last-year = space: the card of last year goes back before the choice (B4.1).
problem-brotherhood-this-season = space: the Beast has chosen a village for this season (B4.2).
problem-brotherhood-trace-twice = space: a trace token is in two places (B1.2).
problem-brotherhood-two-seasons = space: only the traces of two seasons lie on the table (B4.1).
problem-brotherhood-trace-card = space: a trace lies beside a village card (B4.2).
problem-brotherhood-face-up = space: no trace lies there to be face up (B4.2).
problem-brotherhood-maybe = space: “maybe” goes with a trace.
problem-brotherhood-maybe-true = space: “maybe” leaves out “{ $trace }”, the true trace.
problem-brotherhood-played = cards: of “{ $season }”, { $cards } must have been played (B3.1).
problem-brotherhood-force-played = cards: the card in force is one that was played (B3.1).
problem-brotherhood-picked = cards: three cards of each season are picked (B9.1).
problem-brotherhood-hands = cards: only the game for experts has hands and discards (B9.1).

# Map file
problem-brotherhood-places = { $where }: the map has { $found } places; { $most } is the most.
problem-brotherhood-villages = { $where }: the map needs { $villages } villages, not { $found } (B1.1).
problem-brotherhood-village-order = { $where }: villages stand in order: this is number { $number } (B1.1).
problem-brotherhood-id = { $where }: the id “{ $id }” must be a unique word in lower-case letters.
problem-brotherhood-numbers = { $where }: “{ $name }” must name { $count } different villages by number ({ $rule }).
problem-brotherhood-haunt = { $where }: “haunt” must be the number of a village, not { $number } (B4.4).
problem-brotherhood-symbols = { $where }: the hunters recognise the devil, the wolf pack, the predator and the count, each of them something else, not: { $found } (B1.3).
problem-brotherhood-road = { $where }: the road “{ $road }” must name two different places of the map.
problem-brotherhood-road-twice = { $where }: the road “{ $road }” appears twice.
problem-brotherhood-no-road = { $where }: no road leads from { $start } to { $place } (B1.1).
problem-brotherhood-ways-out = map: other villages within { $leagues ->
    [one] { $leagues } league
   *[other] { $leagues } leagues
} of { $village }, the least the cards allow: { $found }; the Beast needs { $needed } (B4.2).

# Card file
problem-brotherhood-no-effect = { $where }: a card needs at least one effect (B10).
problem-brotherhood-card-id = { $where }: the id “{ $id }” must be a word of lower-case letters and digits.
problem-brotherhood-effect-twice = { $where }: the effect “{ $effect }” appears twice on this card (B10).
problem-brotherhood-no-village = { $where }: “villages”: { $number } is not a village from 1 to { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: “{ $season }” needs { $cards } cards, not { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: two cards have the id “{ $id }”.

## terminal

terminal-brotherhood-legend = * special village  ° start village  ◆ a village the Beast may have chosen, with its leagues from the Beast · (bishop) lies and does not protect · †2 two victims · roads are one league: villages by number, hamlets by name
terminal-brotherhood-village = village
terminal-brotherhood-beast = Beast
terminal-brotherhood-there = there
terminal-brotherhood-roads = roads
terminal-brotherhood-hamlets = Hamlets
terminal-brotherhood-beast-perhaps = the Beast?
terminal-brotherhood-rounds = Rounds
terminal-brotherhood-victims = Victims
terminal-brotherhood-card = Card
terminal-brotherhood-no-card = none in force
terminal-brotherhood-ours = our own card
terminal-brotherhood-book = effect from the book
terminal-brotherhood-hunters = Hunters
terminal-brotherhood-moved = moved
terminal-brotherhood-examined = has investigated
terminal-brotherhood-spaces = Season spaces
terminal-brotherhood-on-back = †{ $victims } on its back
terminal-brotherhood-tokens = Tokens and cards
terminal-brotherhood-marker = black marker: { $at }
terminal-brotherhood-not-taken = not taken
terminal-brotherhood-played = cards played: { $cards }
terminal-brotherhood-may-be = Identity, as far as the hunters can know: { $tokens }
terminal-brotherhood-may-be-in = The Beast may be in: { $places }
terminal-brotherhood-may-have-chosen = It may have chosen: { $places }
terminal-brotherhood-may-choose = It may choose next: { $places }
terminal-brotherhood-trace-may-be = The trace of { $season } may be: { $tokens }
terminal-brotherhood-face-down = Face down lies: { $village }
