### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = The rules of Brotherhood of the Wolf in our own words, after its Russian rulebook. The road map and 23 of the 24 season cards are our own, since the book shows them in pictures only; the card Fog is from the book. Owners of the game can play with files of their own map and cards. Wolfden is unofficial.

## B1
rule-b1 = What there is
rule-b1-1 = Villages have the numbers 1 to 30, hamlets have none. Every road is one league long, and distance is the shortest way. Grandrieu, Javols and Le Malzieu are special villages: some cards speak of them.
rule-b1-1-rebuilt = The map is ours: 30 villages, 36 hamlets and 110 roads at their real places. From the book are the start villages, Auvers as number 3, the special villages and the example of B11.1.
rule-b1-2 = The Beast has five identities: wolf pack, predator, count, devil, vagabond. Each has a card and a two-sided trace token.
rule-b1-3 =
    The four hunters always play, led by 1 to 4 people against the one who plays the Beast. Each recognises one trace by its symbol, and all of them recognise the vagabond too.
    | hunter | trace
    | bishop | devil
    | gamekeeper | wolf pack
    | marquis | predator
    | king's envoy | count
rule-b1-3-ruling = The figures go to the hunters' seats in turn, or people choose them in turn (option). Everyone leads only their own figures; another option lets every hunter use all of them. Any of them may place the troop and end the phase for the team.
rule-b1-4 = There are 12 troops: 3 dragoons each on the spaces of summer and spring, 3 peasants each on those of autumn and winter. There are also 25 blood tokens for the victims, and the Portefaix figure.
rule-b1-5 = The game has at most 12 rounds, one for each season from summer 1764 to spring 1767. Each has four phases: season, Beast, hunters, attack.

## B2
rule-b2 = First victim (spring 1764)
rule-b2-1 = The Beast secretly picks its true identity and a start village: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) or Les Hubacs (29).
rule-b2-2 = The hunters place their four figures in any villages or hamlets, together or apart.
rule-b2-2-ruling = Each figure is placed once; when all four are on the map, the start village is revealed.
rule-b2-3 = The start village is revealed. If no hunter is there, the Beast claims 1 victim. No trace is laid, and the village card stays on the spring space until spring 1765, so the village cannot be chosen before.

## B3
rule-b3 = Phase 1: season
rule-b3-1 = A random card of the season that has not been seen before is turned up. Only the newest card is in force: it acts in the phase it names, and what it sets holds to the end of the round. Only Portefaix stays until he is needed.
rule-b3-1-rebuilt = Each season has six cards. Fog is from the book, the other 23 are ours.
rule-b3-2 = The hunters put one troop from the season's space into a village that has none, never into a hamlet. It stays there for good. If they decline, it is lost; an empty space gives nothing. Cards that place Portefaix or move troops come first.

## B4
rule-b4 = Phase 2: the Beast
rule-b4-1 = The Beast takes back the trace token it laid two seasons ago and the village card it laid in this season last year.
rule-b4-2 = It secretly chooses a village 1 to 4 leagues away whose card it holds, so no village comes twice within a year. With the card it lays a free trace token: face down without a power, or face up with its power.
rule-b4-2-ruling = Village and token are one choice and are tested as a pair: 5 or 6 leagues are possible only with the wolf pack face up.
rule-b4-3 = The Beast passes through anything and may end where hunters or troops are. It never ends in a hamlet and never stays where it is.
rule-b4-4 =
    A token face up has its power, whatever the true identity.
    | token | power
    | wolf pack | 2 leagues further, 6 at most
    | predator | 1 victim more
    | count | dragoons do not protect
    | devil | may move one hunter one league before the village is revealed
    | vagabond | 1 victim more if the attacked village is at most 3 leagues from Auvers
rule-b4-4-ruling = The devil acts at the start of phase 4; the hunter stands or lies as before. Predator, count and vagabond work by themselves, since they never harm the Beast; wolf pack and devil leave a choice. A card that changes the Beast's range changes the limit of the wolf pack with it.
rule-b4-5 = A village out of reach cannot be chosen.
rule-b4-5-ruling = In the book the Beast pays for such a slip with no move and no victims. The program does not let it happen.

## B5
rule-b5 = Phase 3: the hunters
rule-b5-1 = Each hunter moves 0 to 3 leagues, in any order. They may stop in hamlets and share a place. With 0 to 2 leagues the hunter is on foot, stands and protects the village. Exactly 3 leagues are a ride: the figure lies until the next phase 3 and does not protect.
rule-b5-1-ruling = A hunter moves once. Whoever has not moved when the phase ends has moved 0 leagues and stands. Where a card changes the numbers, everything beyond the leagues on foot is a ride.

## B6
rule-b6 = Phase 4: attack
rule-b6-1 = The village is revealed and the Beast's figure moves there.
rule-b6-2 =
    The victims are 5 minus the leagues travelled, changed by cards, plus 1 for a power, minus 1 for peasants there, but not below 0. If a standing hunter, dragoons (unless the count is face up) or another protection is there, nobody dies. What a card adds “if any” comes last.
    | leagues | 1 | 2 | 3 | 4 | 5 or 6
    | victims | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = “Not below 0” is applied once, after the peasants.
rule-b6-3 = With the 25th victim the Beast wins at once, before any investigation. Nobody beyond the 25th is counted.
rule-b6-4 = Then the hunters may investigate, in an order they choose. A hunter, standing or lying, in the Beast's village or in the one attacked the season before turns up the trace there. A hunter there who recognises it takes the token and asks: is this your true identity? The answer is always the truth. Yes: the hunters win at once. No: they keep the token.
rule-b6-4-ruling = Each hunter investigates once a season; several may, in either village. Only investigations that can change something are offered, and the round ends when none is left.
rule-b6-5 = The vagabond must be recognised in two different villages, and a village counts only once, in any year. The first time the hunters take the black marker and the token stays; the second time they take the token and ask.
rule-b6-5-ruling = A hidden vagabond in the village of the marker is turned up, but does not count again.
rule-b6-6 = A token that already lies face up can be taken in the same way, by a hunter who recognises it and is in the present or previous village.
rule-b6-7 = With the fourth trace token the hunters win at once; the black marker does not count as one. If the fourth is the true identity, the identity is named as the reason.
rule-b6-8 = If a season card has removed the village card or its trace, there is nothing to investigate.

## B7
rule-b7 = Fog
rule-b7-1 = In fog the village card stays face down, and the victims are laid on its back: their number is open to all and counts at once. Protection works without telling where. The Beast's figure leaves the map, and its village cannot be investigated this season.
rule-b7-1-ruling = The number is news to the hunters, so nothing before it can be taken back.
rule-b7-2 = Next season the Beast goes on from its hidden place. In phase 4 both cards are revealed, and the hidden village is the previous one. However the game ends, the village is revealed then.
rule-b7-2-ruling = If fog follows fog, which only cards of your own can bring about, the older card is revealed and the newer one stays hidden.

## B8
rule-b8 = End of the game
rule-b8-1 = The Beast wins with 25 victims. The hunters win when they name its true identity or take the fourth trace token.
rule-b8-1-ruling = At the end the identity and a hidden village are shown; traces that lie face down stay so. A win scores 2, a draw 1, for all hunters alike.
rule-b8-2 = After round 12 add the trace tokens the hunters have not taken to the victims. If that makes 25 or more, the game is a draw; if not, the hunters win.

## B9
rule-b9 = Variant for experts
rule-b9-1 = Spring and summer favour the hunters, autumn and winter the Beast. Before B2, in the order spring, summer, autumn, winter, the favoured side picks one of the six cards, the other side discards one, and so on until three are picked; the last one is discarded. Each picked card can be played once.
rule-b9-1-ruling = Both sides can work out who has which cards; from watchers they are hidden until they are played.
rule-b9-2 = In phase 1 the favoured side chooses one of its cards of the season, instead of a random one.

## B10
rule-b10 = Season cards
rule-b10-intro =
    There are six cards for each season. Each acts in its phase. The card { season-card-au1 } is from the book (B7), the others are our own.

    Summer
    | card | phase | effect
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Autumn
    | card | phase | effect
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }

    Winter
    | card | phase | effect
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Spring
    | card | phase | effect
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = “François Antoine” moves one troop at a time and none twice; the village a troop leaves is free again. The extra troop of “The King's bounty” may be declined without losing it.
rule-b10-1-rebuilt = All cards of B10.1 to B10.6 are our own.
rule-b10-2 = “Torrential rain” must be carried out, after B4.1. “Back to the prey” comes after B4.1 too: then only the card of the Beast's present village still has a trace, and that card may not be taken.
rule-b10-2-ruling = “Torrential rain” leaves no choice: after B4.1 at most one trace lies on the board.
rule-b10-3 = Under “The Maid of Gévaudan” peasants stop every victim, as dragoons do, instead of only one. The count ignores them like dragoons.
rule-b10-4 = With “D'Enneval's hounds” every hunter within 1 league counts as present, also lying or in a hamlet. “Snow covers everything” also forbids taking tokens that lie face up (B6.6).
rule-b10-5 = Portefaix stops every victim of the first attack on his village, even against the count. Then he leaves, even if something else protected the village; in fog he leaves when the village is revealed.
rule-b10-5-ruling = He may be put where he stands already. If he is placed anew while fog hides an attack, that attack no longer concerns him.
rule-b10-6 = Under “The Court looks away” the king's envoy moves 0 leagues in phase 3, stands and protects. The devil may still move him.

## B11
rule-b11 = Examples
rule-b11-1 = From Langeac exactly these villages are within 4 leagues: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = From Langeac to Saugues it is 3 leagues: 2 victims. With peasants there it is 1, with the predator face up 3, with dragoons or a standing hunter 0.
rule-b11-3 = With the wolf pack face up, 5 or 6 leagues bring no victims.
rule-b11-4 = In spring the Beast attacks Javols, where the marquis stands: no victims. He turns up the trace, a wolf pack, which he does not recognise, so it stays. In summer the gamekeeper rides 3 leagues to Javols and takes it. The answer is no, and the game goes on.
rule-b11-5 = After round 12 there are 22 victims and 3 tokens not taken: a draw. With 21 victims and 3 tokens the hunters win.
