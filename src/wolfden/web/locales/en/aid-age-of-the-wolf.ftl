### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begin your turn with five of your dens on the board, or be the last pack alive.
aid-age-of-the-wolf-turn = Your turn
aid-age-of-the-wolf-turn-1 = Each den breeds five wolves at the start of your turn.
aid-age-of-the-wolf-turn-2 = One movement a turn: wolves in fives into a neighbouring region you do not occupy, or a fight against predators where you stand.
aid-age-of-the-wolf-turn-3 = Then come the battles, in the order of the movements: wolves first, predators after them.
aid-age-of-the-wolf-turn-4 = With twenty wolves in a region you may build a den; one a turn.
aid-age-of-the-wolf-turn-5 = Then wolves that have not moved may roam between your regions.
aid-age-of-the-wolf-turn-6 = At the end of your turn wolves above the prey value of a region starve.
aid-age-of-the-wolf-turn-7 = Cards: scare predators away, breed, an extra move, freeze a channel. You draw one each turn and keep five.
aid-age-of-the-wolf-battle = Battles
aid-age-of-the-wolf-battle-1 = Battles: die (1, 2, 2, 2, 2, 3) times wolves. The Lead Wolf may roll again. Predators have a fixed value: you must exceed it.
aid-age-of-the-wolf-battle-2 =
    | predator | human | tiger | bear
    | strength | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = A pack that loses at home may retreat to one neighbouring region it occupies, or dies; beaten attackers go back. Equal strengths roll again.
aid-age-of-the-wolf-battle-4 = Whoever beats predators may drive them all into one neighbouring region, or from a coast into the sea.
aid-age-of-the-wolf-cards = Cards
aid-age-of-the-wolf-cards-1 = Scare away: all predators of a region flee from you (×8).
aid-age-of-the-wolf-cards-2 = Extra wolves: each of your dens has five more wolves (×7).
aid-age-of-the-wolf-cards-3 = Extra move: one more movement before the battles (×5).
aid-age-of-the-wolf-cards-4 = Frozen sea: one channel can be walked on until the end of your turn (×8).
aid-age-of-the-wolf-end = The end
aid-age-of-the-wolf-end-1 = After the last round (60, unless the table says otherwise) most dens win, then most regions, then most wolves.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] wolves, in fives
    [lead] Lead Wolf, counts as five
    [den] den
    [human] human
    [tiger] tiger
    [bear] bear
    [channel] channel
   *[ice] frozen channel
}
