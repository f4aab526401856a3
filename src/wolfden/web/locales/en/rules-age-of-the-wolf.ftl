### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = The rules of Age of the Wolf in our own words, after its one rulebook in Swedish, English, Finnish, Danish and Norwegian. The board, its prey values and the values of the predators are our own reconstruction, since the book shows them in pictures only. Owners of the game can play on a board file of their own. Wolfden is unofficial.

## A1
rule-a1 = What there is
rule-a1-1 = Each pack has a Lead Wolf, which counts as 5 wolves, tokens for 170 more wolves (10 × 5, 6 × 10, 4 × 15) and 6 dens. Wolves always come in fives, and tokens may be changed at any time.
rule-a1-1-ruling = Tokens never run short while there are wolves left in the supply: only the number of wolves counts.
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
rule-a1-4-rebuilt = How many there are is from the book. What they are worth is ours, since the book shows it in pictures only.
rule-a1-5 = Every region has a prey value: it feeds wolves and predators worth that much together. Regions have land borders, and some have a coast. A water channel joins two coasts.
rule-a1-5-rebuilt = The whole board is ours: 7 regions in each sector round a polar sea, with their names, borders, coasts, channels and prey values.
rule-a1-6 = You occupy a region as long as you have wolves there, alone or beside predators.
rule-a1-6-ruling = Attackers who wait for their battle count too: they are wolves in the region.
rule-a1-7 = Regions with a common land border are adjacent. For wolves, and for the reach of card A, the two ends of a channel are adjacent as well while it is frozen (A8.4). For predators only land counts.

## A2
rule-a2 = Set-up
rule-a2-1 = Chance decides who begins, and play goes clockwise. Each pack places its Lead Wolf, 20 more wolves and a den in its start region.
rule-a2-2 = Every other region gets one random predator that is worth no more than the region's prey value. So do the start regions of packs that nobody plays. The poorest regions come first.
rule-a2-2-ruling = The books change tokens until all of them fit and name no order. We begin with the poorest regions and put back what did not fit before the next one, so there is always a token that fits.
rule-a2-3 = Each player is dealt 3 cards.
rule-a2-4 = The board is a ring of equal sectors, one for each pack. As an option of the table it always has four; then two packs sit opposite each other, and three take the first three places.
rule-a2-4-ruling = The book has one board for any number of players. On it two or three packs would have unequal neighbours, so a ring with a sector for each pack is our standard.
rule-a2-4-rebuilt = The ring and its sectors are our own.

## A3
rule-a3 = The turn
rule-a3-0 = If you have 5 or more dens on the board when your turn starts, you win at once.
rule-a3-1 = Step 1, litters: each region with a den of yours gets 5 new wolves, as long as your supply lasts.
rule-a3-1-ruling = If the supply is too small for all dens, you choose one by one which of them have a litter. The book does not say.
rule-a3-2 = Step 2, movement: you make one movement (A4), or none.
rule-a3-2-ruling = One place of the book says to make a movement, another that you may. A pack that cannot move could not obey, so nobody has to.
rule-a3-3 = Step 3, battles (A5): they are fought in the order of the movements. In each region you fight rival wolves first, then predators.
rule-a3-3-ruling = A battle is due where a movement led, if a foe is there when its turn comes: a card may have driven the foe away, or a new one in.
rule-a3-4 = Step 4, den: you may build a den (A6).
rule-a3-5 = Step 5, roaming: wolves that have not moved may roam between your regions (A7).
rule-a3-6 = Step 6, hunger: in each of your regions where wolves and predators together are worth more than the prey value, you lose wolves until it can feed them all. Before this step your regions may be overfull during your own turn. Whoever loses wolves, now or at any other time, chooses whether the Lead Wolf is among them.
rule-a3-6-ruling = Of the other wolves, those that have moved die first, which is never worse for you. The region of the Lead Wolf is cut last, so a lost one returns to a settled region. If the predators alone are too much, all wolves there die and then the predators of the lowest value go.
rule-a3-7 = Step 7, cards: draw one, then discard openly down to 5. You may play any number of cards in your own turn: before a movement, a battle, a den or a roaming step, and before you end step 5, but never between a roll and the end of its battle.
rule-a3-7-ruling = The book says “at any point”; these are the moments. The program stops for cards whenever your hand is not empty, whatever you hold, so nobody learns anything from a pause.

## A4
rule-a4 = Movement
rule-a4-1 = Either move 5 or more wolves, always in fives, as one pack from a region you occupy into one adjacent region you do not occupy. You choose whether the Lead Wolf goes along. You may leave a den unguarded, but then you lose it at once (A6.3).
rule-a4-2 = Or fight the predators in one region you occupy.
rule-a4-2-ruling = If an extra move then takes wolves away from there, those who stay fight. If nobody stays, there is no battle.
rule-a4-3 = Each wolf moves only once a turn. If you play Extra move, all movements come first and then all battles. A second pack may follow into the same region only while a foe is there, and each region is fought over once a turn, by all your wolves in it.
rule-a4-3-ruling = The card repeats step 2 before step 3, so the battle waits for both packs, and they fight as one. Without a foe the region is already yours, and A4.1 forbids moving in.

## A5
rule-a5 = Battle
rule-a5-1 = Your strength is your roll times your wolves that take part: for the attacker all wolves that moved in, for the defender all wolves there.
rule-a5-2 = If your Lead Wolf takes part, you may roll again once both sides have rolled, and your higher roll counts. The attacker decides and rolls first, then the defender, once each in a roll-off.
rule-a5-2-ruling = The book names no order. You are not asked when another roll could not change the result; a new roll-off after a tie gives new rights.
rule-a5-3 = The higher strength wins. If both are equal, roll off again.
rule-a5-4 = Beaten attackers go back to where they came from, over a frozen channel if they came that way. Beaten defenders may retreat together to one adjacent region they occupy, where everything above the prey value dies at once. If there is no such region, or if they choose so, they all die. Their den returns to their owner.
rule-a5-4-ruling = If two packs attacked, each goes back to where it came from. Defenders may also retreat over a frozen channel, to a full region, or to one under attack; attackers waiting there do not count towards its limit. If predators have come to the region the attackers return to, they share it until step 6.
rule-a5-5 = Predators do not roll. Their strength is the sum of their values, and you have to exceed it. Your Lead Wolf lets you roll again here too.
rule-a5-6 = If you win, you may drive all of them together into one adjacent region (A5.8), or leave them. If you do not win, they stay and your wolves stay beside them, but wolves the region cannot feed die at once.
rule-a5-7 = Where there are both wolves and predators, you fight the wolves first, and the predators only if you win.
rule-a5-8 = Predators driven from a coast into the water are out of the game. If they overfill a rival's region, its owner may first withdraw wolves, at most the surplus, to one adjacent region it occupies and as far as there is room; the rest of the surplus dies. Attackers waiting there do not count. Where no wolves are, or none are left, the predators of the lowest value go until the region can feed the rest. In your own region the limit waits for step 6.
rule-a5-8-ruling = The card alone would cut your own region at once, but during your turn your regions may be overfull. Wolves withdraw in fives, all to the same region. If the rival's wolves are gone from a region where attackers wait, the predators there are cut to the prey value, and the attackers hold the region and still fight them.
rule-a5-9 = Predators never cross a channel, frozen or not.

## A6
rule-a6 = Dens
rule-a6-1 = Where you have 20 or more wolves and no den of your own, you may build one in step 4, even if the prey value is below 20. You may build one den a turn.
rule-a6-1-ruling = The book does not say how many; an option of the table allows any number.
rule-a6-2 = You may have one den in a region, and 6 in all.
rule-a6-3 = A den with fewer than 5 of its owner's wolves is removed at once, whoever's turn it is.

## A7
rule-a7 = Roaming
rule-a7-1 = Wolves that have not moved this turn may move to one adjacent region you occupy, also over a frozen channel. Each may do so once, one group after the other, and a region left empty is no longer occupied. There is no battle.
rule-a7-2 = Wolves that fought predators where they were have not moved, but attackers that went back have. New wolves may move or roam.

## A8
rule-a8 = Advantage cards
rule-a8-1 = A, Scare away: choose a region you occupy, or one adjacent to it. All predators there flee together to one region adjacent to theirs, or from a coast into the water (A5.8).
rule-a8-1-ruling = The book only speaks of regions adjacent to one you occupy. Wolves that scare predators across a border scare those beside them too.
rule-a8-2 = B, Extra wolves: 5 new wolves in each of your den regions, as in A3.1.
rule-a8-2-ruling = The Danish book speaks of 5 tokens; its own heading and all other languages say 5 wolves.
rule-a8-3 = C, Extra move: after your movement you make another one before the battles. You may play several of these cards, one after the other.
rule-a8-3-ruling = The Finnish book calls this card an extra turn, but its text, like all others, repeats only step 2.
rule-a8-4 = D, Frozen sea: one channel of your choice is frozen until the end of your turn and can be crossed both ways. Each card freezes one channel.
rule-a8-4-ruling = It may be any channel that is not frozen yet, wherever your wolves are.
rule-a8-5 = A card can be played only where it has an effect, and C only in step 2, after a movement. Played cards go to the discards. When a card is due and the deck is empty, the discards become the new deck; if there are none, nobody draws.
rule-a8-5-ruling = The book does not speak of cards without effect. Getting rid of cards belongs to step 7.
rule-a8-6 = Which cards you hold is your secret; how many you hold is open to all.
rule-a8-6-ruling = The discards and the size of the deck are open as well.

## A9
rule-a9 = Lead Wolf, elimination, end
rule-a9-1 = A lost Lead Wolf at once takes the place of 5 other wolves in a region its owner chooses, so the number of wolves stays the same. It counts as moved if those wolves had moved.
rule-a9-1-ruling = The English book allows any region, the others say another one; we allow any where its owner has wolves left, attackers before their battle included. It replaces wolves that have not moved where there are any. If such attackers lose, it goes back with the first of them.
rule-a9-2 = A pack without wolves on the board is out: its dens are removed and its hand is discarded. The last pack alive wins at once.
rule-a9-2-ruling = Behind the winner, dens, regions and wolves decide the places; packs that are out share the last one.
rule-a9-3 = The game also ends after round 60, unless the table has chosen another limit. A round is over when play passes the first player's place, and that comes before A3.0. Then most dens win, then most occupied regions, then most wolves; if all are equal, the win is shared.
rule-a9-3-ruling = The book has no limit of rounds; a program needs one.

## A10
rule-a10 = Examples
rule-a10-1 = At the start you have 25 wolves and a den in your start region, and 3 cards.
rule-a10-2 = Ten wolves fight a bear (10). With I they do not win, for 10 is not more than 10; with II they do.
rule-a10-3 = A tie between wolves is rolled again. A tie with predators is no win.
rule-a10-4 = You have 20 wolves in a region of prey value 15. You build a den in step 4 and are cut to 15 wolves in step 6. The den stands.
rule-a10-5 = You lose an attack over a frozen channel: your wolves return over the ice. The channel thaws at the end of your turn.
rule-a10-6 = A tiger (20) is scared into a rival's region of prey value 30 with 20 wolves. The rival keeps 10 there and may withdraw up to 10 to one neighbouring region with room.
