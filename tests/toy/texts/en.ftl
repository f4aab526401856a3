# The English of Ambush, as a title of another package brings it along.

option-ambush-deck-help = How many cards there are.
option-ambush-highest-bid-help = The highest bid.
option-ambush-story-help = A text to be read out.

reason-ambush-swapped = you have swapped already
reason-ambush-not-now = now is not the time to { $word }
reason-ambush-no-card = no { $card } is left
reason-ambush-bid-too-high = you may bid up to { $most }
