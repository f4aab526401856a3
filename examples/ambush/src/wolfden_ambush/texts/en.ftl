### A line "## name" begins a section; the page fetches sections one by one.

## title

title-ambush = Ambush
pitch-ambush = Draw a card that nobody else sees, bid on it in secret, and decide: show it or fold. A loaded die has the last word.
picture-ambush = A table of Ambush with cards, bids and a die
role-ambush = Hunter { $number }
option-ambush-deck = Deck
option-ambush-deck-help = How many cards there are.
option-ambush-deck-small = nine cards
option-ambush-deck-large = thirteen cards
option-ambush-highest-bid = Highest bid
option-ambush-highest-bid-help = The highest bid.
edition-ambush-long = Long game
edition-ambush-long-help = More cards and higher bids.
option-ambush-story = Story
option-ambush-story-help = A text to be read out.

## game

# Things
ambush-table = A table of Ambush; { $left ->
    [one] { $left } card is left in the deck
   *[other] { $left } cards are left in the deck
}
ambush-card = { $card ->
    [fox] fox (1)
    [owl] owl (2)
   *[elk] elk (3)
}
ambush-seat = { $who }
ambush-hand = { $who }: { $card }
ambush-hand-hidden = { $who }: a card face down
ambush-hand-none = { $who }: no card yet
ambush-amount = a bid of { $bid }
ambush-decision = { $decision ->
    [shown] has shown
    [folded] has folded
    [bid] has bid
    [card] about to bid
   *[none] no card yet
}
ambush-aside = laid aside: { $card }
ambush-aside-hidden = a card laid aside
ambush-aside-none = nothing laid aside
ambush-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
ambush-own = Your hand
ambush-own-card = Your card: { $card }
ambush-own-bid = Your bid: { $bid }
ambush-own-no-bid = You have not bid yet
ambush-deck = { $left ->
    [one] { $left } card in the deck
   *[other] { $left } cards in the deck
}
ambush-die = The die shows { $die }
ambush-die-waits = The die is not rolled yet
ambush-stage = { $stage ->
    [draw] Cards are drawn
    [bid] Secret bids
    [show] Show or fold
    [roll] The die is rolled
   *[over] The game is over
}

# Actions
ambush-do-draw = Draw
ambush-do-swap = Swap the card
ambush-do-bid = Bid
ambush-do-show = Show
ambush-do-fold = Fold
ambush-do-roll = Roll

# Questions
ambush-ask-bid = How much do you bid?
ambush-open-first = Bid on your card, or swap it first.
ambush-open-bid = Bid on your card.
ambush-open-show = Show card and bid, or fold and score nothing?
ambush-open-wait = Others are to act.

# What happened
ambush-log-draw = { $who } draws a card.
ambush-log-draw-known = { $who } draws: { $card }.
ambush-log-swap = { $who } swaps a card.
ambush-log-swap-known = { $who } lays aside: { $card }.
ambush-log-bid = { $who } has bid.
ambush-log-bid-known = { $who } bids { $bid }.
ambush-log-show = { $who } shows { $card } and a bid of { $bid }.
ambush-log-fold = { $who } folds.
ambush-log-roll = The die shows { $die }.

# The end of a game
ending-ambush-shown = The die is rolled, and all that was shown counts.
ending-ambush-silence = All have folded, and nothing counts.
part-ambush-card = Card
part-ambush-bid = Bid

## reasons

reason-ambush-swapped = you have swapped already
reason-ambush-not-now = now is not the time to { $word }
reason-ambush-no-card = no { $card } is left
reason-ambush-bid-too-high = you may bid up to { $most }

## rules

rules-ambush-sources = Ambush was written for Wolfden, as an example of a title that comes from another package.
rule-t1 = Cards
rule-t1-intro = Each seat draws a card from the deck, unseen by the others: fox (1), owl (2) or elk (3).
rule-t2 = Bids
rule-t2-intro = Then, in any order, each seat may swap once: its card is laid aside, unseen, and it draws again. Each seat must bid, unseen: from 1 to the value of its card plus 1, never above the highest bid of the table.
rule-t3 = Show or fold
rule-t3-intro = Once all have bid, each seat in turn shows its card and bid, or folds and shows neither.
rule-t4 = The die
rule-t4-intro = If a seat has shown, a loaded die of four sides is rolled: side 4 is four times as likely as side 1.
rule-t5 = Points
rule-t5-intro = A seat that has shown scores its card, and its bid too if the bid is not above the die. Folding scores nothing. Most points win.

## aid

aid-ambush-goal = Score most: the card you show, and your bid if the die reaches it.
aid-ambush-turn = A game
aid-ambush-turn-1 = Each seat draws a card: fox 1, owl 2, elk 3.
aid-ambush-turn-2 = Swap it once if you like, then bid in secret: at most its value plus 1.
aid-ambush-turn-3 = Show card and bid, or fold.
aid-ambush-turn-4 = The die shows 1, 2, 3 or 4; 4 is four times as likely as 1.

## guide

guide-ambush-welcome = You sit at a table with one rival. Your card is an owl, worth 2; your rival cannot see it.
guide-ambush-bid = A bid counts if the die reaches it, and the die is loaded: it shows 3 or 4 seven times out of ten. Bid 3.
guide-ambush-show = Both have bid. Folding would score nothing, so show your card and your bid.
guide-ambush-done = The die shows 4: you score 2 for the owl and 3 for the bid. That is the whole game. Try three seats next!

## files

# What is wrong with an action or a position.
problem-ambush-not-an-action = '{ $words }' is no action of Ambush
problem-ambush-not-finished = '{ $words }' is not finished
problem-ambush-deck = hand: more cards are out than the deck has (T1)
problem-ambush-bid-without-card = hand: seat { $seat } has bid without a card (T2)
problem-ambush-bid-too-high = hand: seat { $seat } has bid more than its card allows (T2)
problem-ambush-decided-early = hand: someone has shown or folded before all have bid (T3)
problem-ambush-die-early = die: it is rolled after all have decided and someone has shown (T4)

## terminal

terminal-ambush-card = card
terminal-ambush-bid = bid
