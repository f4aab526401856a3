### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Told from three printed editions: Ukrainian, Russian and Czech. Where they differ, keep silent or leave the answer to a picture, a note says how Wolfden plays. Nothing on the map or the boards had to be invented.

rule-w1 = The map
rule-w1-1 = A region board has 16 hexes: one lake, and five zones of three hexes, each zone with a terrain of its own. Two of the hexes are marked for a lone wolf, one for prey. All ten region boards have this shape; they differ in where the terrains lie.
rule-w1-2 = The start board has the same outline. A chasm of six hexes runs through it, with five hexes on the northern and five on the southern side; each side has every terrain once. The start board is no region and is never scored. You may build dens there, but no lairs, because there is no lake.
rule-w1-3 =
    How the boards lie is fixed for each number of players. Which region board comes to which place is left to chance.
    | players | boards
    | 2 | 5 regions, no start board
    | 3 | start board and 6 regions
    | 4 | start board and 8 regions
    | 5 | start board and 10 regions
rule-w1-3-ruling = Chance deals boards, prey, region tokens and packs one after the other. That is as fair as shuffling, and a replay can record it.
rule-w1-4 = Distances are measured in two ways. Walking counts steps from hex to hex; there is no way over lakes, over the chasm or outside the map, while pieces and tokens never block. Range, for howling and dominating, is counted straight across everything.
rule-w1-4-ruling = Only the Czech edition says that a howl carries over water. A gap in the map is treated like water.

rule-w2 = Pieces and player boards
rule-w2-1 = Every player has 4 alphas, 8 pack wolves, 12 dens, 4 lairs and 6 terrain tiles.
rule-w2-2 =
    Three tracks of your board hold four dens each. The dens you take from a track raise its value.
    | dens taken | 0 | 1 | 2 | 3 | 4
    | spread | 2 | 3 | 3 | 4 | 4
    | speed | 3 | 4 | 4 | 5 | 5
    | howl range | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    The second and the fourth den of a track also bring a token.
    | track | second den | fourth den
    | spread, 3–5 players | action token | terrain token
    | speed, 3–5 players | terrain token | action token
    | howl range, 3–5 players | terrain token | action token
    | every track, 2 players | action token | terrain token
rule-w2-3-ruling = Which token it is stands only in the pictures of the boards.
rule-w2-4 =
    A track with dens taken is worth points at the end.
    | dens taken | 0–2 | 3 | 4
    | 3–5 players | 0 | 3 | 7
    | 2 players | 0 | 2 | 5
rule-w2-5 =
    Eight wolves wait on your board. They come out in this order: pack, pack, alpha, pack, pack, alpha, pack, pack.
    | wolves taken | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | points | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Lairs are worth more and more, and each brings a terrain token at once.
    | lairs built | 1 | 2 | 3 | 4
    | points | 5 | 10 | 15 | 20
rule-w2-6-ruling = That lairs bring the token with two players as well stands only in a picture.
rule-w2-7 =
    The hunt track has room for one token of each kind of prey. With 3–5 players each kind also brings an action token when it is taken; with two players it brings none.
    | kinds of prey | 1 | 2 | 3 | 4 | 5
    | points, 3–5 players | 1 | 4 | 9 | 16 | 25
    | points, 2 players | 2 | 5 | 9 | 14 | 20
rule-w2-8 = The values of a track are not added up. At the end only the furthest value you have reached counts, once for each of the six tracks: spread, speed, howl range, wolves, lairs and hunt.
rule-w2-9 = One of your six tiles is the home tile: both its faces show your pack’s home terrain. The other five are the same for everyone: forest/rock, rock/grass, grass/tundra, tundra/desert and desert/forest. At the beginning they must show five different terrains, which works in two ways only: all fronts or all backs.
rule-w2-9-ruling = The books let everyone lay the tiles as they like, as long as no terrain shows twice. Wolfden begins with all fronts, unless the table lets players choose (W17).

rule-w3 = Set-up for three to five players
rule-w3-1 = Lay the boards (W1.3) and put a lone wolf on every hex marked for one: two in each region.
rule-w3-2 =
    Each prey hex gets a stack of two equal tokens. These stacks are dealt at random:
    | players | moose | deer | raccoon | boar | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = The Russian edition calls the smallest prey a hare, the other two a rabbit. It is the same token.
rule-w3-3 =
    Each lake gets one region token. These are dealt at random:
    | players | crescent | quarter | full moon
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = The Russian edition prints “4 players” over two of its rows; the other editions make clear that the last row is for five.
rule-w3-4 = Every player leads another pack, each with a home terrain of its own.
rule-w3-4-ruling = The books let players choose and name no order. Wolfden deals the packs at random, or lets players choose in seat order (W17).
rule-w3-5 = Now everyone places wolves: first from the first seat to the last, then back from the last to the first. Each time you put one alpha and one pack wolf together on an empty hex of the start board that touches the chasm. Your second pair must stand on the other side of the chasm from your first.
rule-w3-6 = Whoever placed first has the first turn. Play then goes round clockwise.
rule-w3-6-ruling = The editions pick the first player at random, in any way, or by the best howl. In Wolfden it is the first seat.

rule-w4 = Your turn
rule-w4-1 = You may take two actions in your turn, the same one twice if you wish. You may stop after one, or take none at all.
rule-w4-1-ruling = Up to two is what the Czech edition says; the others say two. A turn is over only when its player ends it.
rule-w4-2 = After your two actions, every action token you give back buys another one: as many as you have, those gained in this turn included. The extra action costs tiles like any other.
rule-w4-2-ruling = The Russian edition says all of this. The Czech one recommends one token a turn at most; a table may choose that (W17).
rule-w4-3 =
    This is what actions cost:
    | action | tiles
    | move | 1
    | howl | 2
    | build a den | 2
    | upgrade to a lair | 2
    | dominate | 3
rule-w4-4 = After each action your hunts are checked (W12). When you end your turn, the moon phases reached in it are scored (W14). Then it is the next player’s turn.

rule-w5 = Paying
rule-w5-1 = You pay in the terrain of the hex that the action aims at. A move is paid in the terrain on which its wolves end.
rule-w5-2 = Pay exactly the price: with tiles that show this terrain now, with terrain tokens, or with both. No tile counts twice in one action. A terrain token stands for one tile of any terrain, and tokens alone will do. Then turn over the tiles you used and give back the tokens.
rule-w5-3 = If more tiles show the terrain than you need, you choose which of them to turn, as their backs differ. The home tile shows the same terrain on its back, so it can help to pay for your next action again.
rule-w5-4 = Action tokens and terrain tokens never run out.
rule-w5-4-ruling = No edition says that the tokens in the box are a limit.

rule-w6 = Move
rule-w6-intro = Price: 1 tile.
rule-w6-1 = Name a terrain and pay for it. Then you may walk with as many of your wolves as your spread allows. Each walks once, at least one step and at most as many as your speed, and each must end on a hex of the terrain you named. Where it starts and what it crosses does not matter.
rule-w6-2 = Your wolves walk one after the other. After each of them no limit may be broken, and a displaced wolf goes to its new hex before the next wolf walks.
rule-w6-2-ruling = The Czech edition checks the limit of two pieces after the action, the others name no moment. Checking after every wolf fits all three.
rule-w6-3 = A walking wolf passes over everything except lakes and the chasm. It may not end its walk on a lone wolf or on prey.
rule-w6-4 = A wolf may end its walk on an empty hex, beside exactly one piece of yours, or on a hex where an enemy den is the only piece. An alpha may also end where an enemy pack wolf stands alone; that wolf is displaced (W7).
rule-w6-5 = Therefore no wolf ends its walk beside two pieces, on an enemy lair or beside an enemy alpha, and a pack wolf never ends beside an enemy pack wolf.
rule-w6-6 = A hex never holds more than two pieces once a wolf has walked. You may pay for a move and let nobody walk; it is an action all the same. Coming back to the hex one started from is no walk.
rule-w6-6-ruling = No edition forbids a move without a walk. It turns a tile, which can be worth an action.

rule-w7 = Displacing
rule-w7-1 = Whoever’s turn it is puts the displaced wolf on the nearest suitable hex, in walking steps from where it stood. Suitable are hexes without pieces and tokens, and hexes with exactly one piece, if it belongs to the displaced wolf’s pack. If several are equally near, the player on turn chooses; the hex the alpha has just left may be one of them. Terrain and speed do not matter. If no hex on the whole map is suitable, the action is not allowed.
rule-w7-1-ruling = The editions only say “nearest”. We count walking steps, do not take a hex with a token for empty, and never let a wolf vanish without a rule.
rule-w7-2 = Being displaced hunts nothing: only the hunts of the player on turn are checked.

rule-w8 = Build a den
rule-w8-intro = Price: 2 tiles.
rule-w8-1 = Choose a hex with one of your alphas on it or next to it. It must hold no lone wolf, no prey, no den and no lair, and at most one piece, which has to be yours.
rule-w8-1-ruling = Two editions forbid only enemy pack wolves there, the Czech one every enemy wolf. The order of pieces printed in all three rules out both.
rule-w8-2 = Take the next den from a track of your choice, gain what it uncovers (W2.2, W2.3), and put it on the hex.

rule-w9 = Upgrade to a lair
rule-w9-intro = Price: 2 tiles.
rule-w9-1 = Choose one of your dens next to a lake, with one of your alphas on its hex or next to it, in a region where you have no lair yet.
rule-w9-1-ruling = Several packs may have a lair in the same region. Only the Russian edition says so outright.
rule-w9-2 = The den takes the next date of the moon board; what it brought you stays yours. Put your next lair in its place and take one terrain token.
rule-w9-3 = If an enemy wolf shares the hex, be it a pack wolf or an alpha, it is displaced (W7). Lairs of other packs in the region do not matter.

rule-w10 = Howl
rule-w10-intro = Price: 2 tiles.
rule-w10-1 = Choose a lone wolf that is no further from one of your alphas than your howl range. You need a wolf left on your board.
rule-w10-1-ruling = That a wolf must be left is our reading: the action is about placing one.
rule-w10-2 = The lone wolf takes the next date of the moon board. The next wolf of your board, pack wolf or alpha (W2.5), stands in its place.

rule-w11 = Dominate
rule-w11-intro = Price: 3 tiles.
rule-w11-1 = Choose an enemy pack wolf or den within your howl range of one of your alphas; a piece on the alpha’s own hex counts too. It must be the only piece of its pack there, for two of a pack protect each other. Alphas and lairs are safe from this for ever.
rule-w11-1-ruling = Distance 0 is within range. It happens when an alpha stands on an enemy den.
rule-w11-2 = The piece takes the next date of the moon board and is out of the game. A wolf is replaced by the next wolf of your board, which may be an alpha; a den by a den from a track of your choice, with what that uncovers. Without such a piece you cannot do it.

rule-w12 = Hunt
rule-w12-intro = Hunting is no action. It is free and happens by itself.
rule-w12-1 = After each of your actions: if your wolves stand on three or more different hexes next to a stack of prey whose kind you do not have yet, you take its top token and what it brings (W2.7).
rule-w12-1-ruling = At least three hexes, after any action: the Russian edition is the clearest, the others can be read that way.
rule-w12-2 = You may take several kinds at once. If two stacks of the same kind are surrounded, you choose one of them.
rule-w12-2-ruling = No edition speaks of two stacks of one kind. One token of each kind is the limit.
rule-w12-3 = When a stack is used up, its hex is a hex like any other. Prey never goes to the moon board.

rule-w13 = The moon
rule-w13-1 = Every lone wolf called, every piece dominated and every den upgraded takes the next date of the moon board.
rule-w13-2 =
    Three of the dates are moon phases. Once the full moon is reached, the turn may go on over further dates; they mean nothing.
    | players | crescent | quarter | full moon
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = The dates stand in the pictures of the moon boards; only the 9 for three players is printed in words. For two players the editions name different sides of the board.

rule-w14 = Scoring the regions
rule-w14-1 = At the end of a turn, every phase whose date was reached in it is scored, one after the other, in all regions that show its token.
rule-w14-2 = A lair counts 3 control in its region, every other piece 1. Between equals, more alphas in the region decide. Only packs with a piece in the region take part.
rule-w14-2-ruling = The editions speak of the second most control. Having nothing there is not control.
rule-w14-3 =
    The strongest pack takes the region token, the second takes its lower value.
    | token | first | second
    | crescent | 4 | 2
    | quarter | 6 | 3
    | full moon | 8 | 4
rule-w14-4 = If several packs are still tied for first place, each takes the lower value, the token is discarded and nobody else scores. If only the second place is tied, nobody takes the lower value. A pack that is alone takes the token, and there is no second. If nobody is there, the token is discarded.
rule-w14-4-ruling = What happens where one pack is alone, or nobody, no edition says. It follows from W14.2.

rule-w15 = The end
rule-w15-1 = The game is over as soon as the full moon has been scored, even in the middle of a round.
rule-w15-2 = Your score: your region tokens, your lower values, and the furthest value on each of your six tracks (W2.8).
rule-w15-3 = Between equals the one with more region tokens wins; then the one with more wolves on the map; then the one with more alphas on the map. Whoever is still equal shares the place.
rule-w15-3-ruling = Only the Russian edition counts alphas. A table may leave that out (W17).
rule-w15-4 = A game that goes nowhere is ended: after two turns of every player in a row without an action, or after turn 250. The phases left are then scored in order.
rule-w15-4-ruling = No edition says this; without it a game could last for ever. A table may set another limit (W17).

rule-w16 = Two players
rule-w16-intro = All other rules hold, with these changes.
rule-w16-1 = The map is made of five regions without a start board. Each kind of prey is there once, one token in each region, at random.
rule-w16-1-ruling = The Ukrainian edition shows the prey only in a picture, the others say it in words.
rule-w16-2 = Five stacks of region tokens are laid at random: crescent; full moon; full moon; crescent on quarter; quarter on full moon. In its phase the upper token is scored and goes; the lower one stays for its own phase.
rule-w16-3 =
    A neutral pack stands beside the lakes, north-east and south-east of them.
    | tokens of the region | north-east | south-east
    | crescent | 2 pack wolves | –
    | crescent on quarter | 1 lair | –
    | full moon | 1 lair, 1 alpha | –
    | quarter on full moon | 1 lair | 2 alphas
    
    It never acts. Its pieces cannot be dominated or displaced, and nobody can end beside them. In scoring it is ranked like any pack but takes no points: if it is first, the token is discarded and the second still takes the lower value; if it is second, nobody takes the lower value; if it shares first place with a player, that player takes the lower value.
rule-w16-3-ruling = The Russian edition puts all its pieces on the upper right hex, where three do not fit; the pictures show them as above. Only two editions rule out dominating it altogether. That the second keeps its prize follows from scoring as usual.
rule-w16-4 = Wolves are placed in the order first, second, second, first player. Each time an alpha and a pack wolf go together to a hex without tokens and pieces, in a region whose upper token is no crescent.
rule-w16-5 = The first player begins. The second has one action token from the start.
rule-w16-5-ruling = Two editions hand it over at the start of the second player’s turn. As it cannot be used earlier, nothing changes.

rule-w17 = Options of a table
rule-w17-intro =
    Whoever sets up a table may change these. What Wolfden does without a choice stands first.
    | option | choices | rule
    | action tokens in a turn | any number, or at most one | W4.2
    | a token for late seats | no, or one action token for the last seats (3 players: third; 4: third and fourth; 5: fourth and fifth) | W4.2
    | tiles at the start | all fronts, or everyone chooses fronts or backs | W2.9
    | packs | dealt at random, or chosen in seat order | W3.4
    | alphas break the last tie | yes, or no | W15.3
    | last turn | 250, or another number | W15.4
    | boards | ours, or a file of your own | W1.3

rule-w18 = Examples
rule-w18-intro = The editions print these examples. Wolfden plays each of them as one of its tests.
rule-w18-1 = Turning tiles. The desert pack pays with its two desert tiles. Now two of its tiles show forest.
rule-w18-2 = Moving. Speed 3, spread 2: for one grass tile an alpha and a pack wolf walk up to three steps each, to the same grass hex or to different ones.
rule-w18-3 = Building. Two desert tiles pay for a den on a desert hex beside an alpha. It is taken from the speed track, so the speed is now 4.
rule-w18-4 = Upgrading. Two rock tiles turn a den beside a lake and an alpha into a lair. The den takes a date of the moon; the lair brings a terrain token and 5 points at the end.
rule-w18-5 = Howling. With range 2, two tundra tiles call a lone wolf that is two hexes away. A pack wolf takes its place.
rule-w18-6 = Dominating. Two forest tiles and one terrain token take over a grass pack wolf that stands alone. The next wolf of the board happens to be an alpha.
rule-w18-7 = Hunting. Two pack wolves walk so that wolves of their pack stand on three hexes round a moose. The moose is taken and brings an action token.
rule-w18-8 = Scoring. Grass has 2 alphas, 2 pack wolves and 1 den: 5. Rock has 2 pack wolves and 1 den: 3. Tundra has a lair, a pack wolf and 2 dens: 6. At the crescent, tundra takes the token for 4 points, grass 2 points, rock nothing.
rule-w18-9 = A tie. Two packs have 3 control each, and the one with an alpha in the region wins.
rule-w18-9-ruling = The editions print different pieces for the winner: two pack wolves and an alpha, or (Czech) a den, a pack wolf and an alpha.
rule-w18-10 = The final score. Spread 7, speed 3, howl range 0, lairs 15, hunt 9, wolves 4, region tokens 16: 54 points.
