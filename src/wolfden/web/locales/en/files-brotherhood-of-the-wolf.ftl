### What is wrong with a position, a map or a card file of Brotherhood of the Wolf. Words of the files stay as they are.

## Position: the lines
problem-brotherhood-place = { $line }: “{ $name }”: “{ $place }” is no place of this map.
problem-brotherhood-village = { $line }: “{ $name }”: “{ $place }” is no village (B1.1).
problem-brotherhood-hunter-lines = { $line }: there are { $hunters } hunters, not { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: the hunters stand in the order { $known }.
problem-brotherhood-came-from = { $line }: only a hunter who has moved came from elsewhere (B5.1).
problem-brotherhood-space-lines = { $line }: there are { $spaces } spaces, not { $found } (B1.4).
problem-brotherhood-space-order = { $line }: the spaces stand in the order { $known }.
problem-brotherhood-village-form = { $line }: “{ $word }” is not of the form mende=dragoon,2.
problem-brotherhood-two-places = { $line }: { $card } is in two places (B9.1).

## Position: the round
problem-brotherhood-idle = round: in this stage nobody would have anything to decide.
problem-brotherhood-round = round: the seasons are counted from 1, after the opening (B1.5).
problem-brotherhood-draft = round: cards are drafted only in the game for experts (B9.1).
problem-brotherhood-devil = round: only the devil, face up, moves a hunter (B4.4).
problem-brotherhood-ending = round: a game is over when it has an ending (B8).
problem-brotherhood-ended-so = round: the game cannot have ended so (B8).
problem-brotherhood-is-over = round: with these victims and tokens the game is over (B8.1).
problem-brotherhood-figures = round: figures led: { $found }, but “count” is { $count } (B1.3).
problem-brotherhood-victims = round: victims: { $victims }, but { $found } lie on the map (B6.2).
problem-brotherhood-in-force = round: a card is in force once it is turned up (B3.1).
problem-brotherhood-drafted = round: cards drafted: { $found }; “count” says otherwise (B9.1).

## Position: hunters, troops and the Beast
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

## Position: spaces and cards
problem-brotherhood-card-twice = space: the card of a village lies in two spaces (B4.2).
problem-brotherhood-last-year = space: the card of last year goes back before the choice (B4.1).
problem-brotherhood-this-season = space: the Beast has chosen a village for this season (B4.2).
problem-brotherhood-trace-twice = space: a trace token is in two places (B1.2).
problem-brotherhood-two-seasons = space: only the traces of two seasons lie (B4.1).
problem-brotherhood-trace-card = space: a trace lies beside a village card (B4.2).
problem-brotherhood-face-up = space: no trace lies there to be face up (B4.2).
problem-brotherhood-maybe = space: “maybe” goes with a trace.
problem-brotherhood-maybe-true = space: “maybe” leaves out “{ $trace }”, the true trace.
problem-brotherhood-played = cards: so many cards of “{ $season }” must have been played: { $cards } (B3.1).
problem-brotherhood-force-played = cards: the card in force is one that was played (B3.1).
problem-brotherhood-picked = cards: three cards of each season are picked (B9.1).
problem-brotherhood-hands = cards: only the game for experts has hands and discards (B9.1).

## Map file
problem-brotherhood-places = { $where }: the map has { $found } places; { $most } is the most.
problem-brotherhood-villages = { $where }: the map needs { $villages } villages, not { $found } (B1.1).
problem-brotherhood-village-order = { $where }: villages stand in order: this is number { $number } (B1.1).
problem-brotherhood-id = { $where }: the id “{ $id }” must be a word of its own, in small letters.
problem-brotherhood-numbers = { $where }: “{ $name }” must name { $count } different villages by number ({ $rule }).
problem-brotherhood-haunt = { $where }: “haunt” must be the number of a village, not { $number } (B4.4).
problem-brotherhood-road = { $where }: the road “{ $road }” must name two different places of the map.
problem-brotherhood-road-twice = { $where }: the road “{ $road }” stands there twice.
problem-brotherhood-no-road = { $where }: no road leads from { $start } to { $place } (B1.1).
problem-brotherhood-ways-out = map: other villages within { $leagues ->
    [one] { $leagues } league
   *[other] { $leagues } leagues
} of { $village }, the least the cards allow: { $found }; the Beast needs { $needed } (B4.2).

## Card file
problem-brotherhood-no-effect = { $where }: a card needs at least one effect (B10).
problem-brotherhood-card-id = { $where }: the id “{ $id }” must be a word of small letters and digits.
problem-brotherhood-effect-twice = { $where }: the effect “{ $effect }” stands twice on this card (B10).
problem-brotherhood-number = { $where }: “{ $name }” must be a whole number from { $low } to { $high }, not { $number }.
problem-brotherhood-no-village = { $where }: “villages”: { $number } is no village from 1 to { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: “{ $season }” needs { $cards } cards, not { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: two cards have the id “{ $id }”.
