### What the pictures in the rules show.

picture-w1-1 = A region: five terrains of three hexes each round a lake, with two lone wolves and a stack of prey.
picture-w5-2 = A player’s board. Each tile shows a terrain and, in its corner, what it shows when turned; beside it how many tiles pay for each terrain, and the three tracks.
picture-w6-1 = With speed 3 and grass paid for, these wolves may end on the lit hexes.
picture-w7-1 = The alpha pushes the enemy pack wolf away. It goes to one of the lit hexes, which are equally near.
picture-w8-1 = The alpha may build on its own hex and beside it, but not on lone wolves or prey.
picture-w9-1 = This den lies beside the lake and beside its alpha: it can become a lair.
picture-w10-1 = The lone wolf is two hexes from the alpha. With howl range 2 it hears the call.
picture-w12-1 = Wolves on three hexes round the prey: it is taken.
picture-w13-2 = The moon in a game of three: the crescent has been scored, the quarter comes at date 17.
picture-w14-2 = Three packs in a region, 6 against 5 against 3. Their control stands on the lake.
picture-a1-5 = The board: regions with their prey values, coasts and channels round the sea.
picture-a2-1 = A start region: 25 wolves with their Lead Wolf, and a den.
picture-a3-6 = Thirty wolves where the prey feeds twenty: ten too many at the end of the turn.
picture-a4-1 = Ten wolves move into the neighbouring region.
picture-a5-5 = Ten wolves against a bear worth 10, with their chance of winning.
picture-a6-1 = Twenty wolves have built a den.
picture-a8-4 = The channel is frozen and can be walked on.
picture-b1-1 = The map: villages with numbers, hamlets without, and roads of one league.
picture-b1-5 = Twelve seasons, 25 victims and four traces: how far both sides have come.
picture-b2-2 = The hunters have taken their places.
picture-b5-1 = One hunter lies after a ride and protects nothing; the other stands and protects the village.
picture-b6-2 = Dragoons and standing hunters protect their villages; peasants save one life.
picture-b6-4 = The Beast has attacked; the trace it left has been turned up.
