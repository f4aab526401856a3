### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = The Beast wants 25 victims in twelve seasons. The hunters want to name its true identity, or to hold four of its traces.
aid-brotherhood-of-the-wolf-season = A season
aid-brotherhood-of-the-wolf-season-1 = Each season: a card, a troop for the hunters, the Beast’s secret choice, the hunters’ moves, the attack, the investigation.
aid-brotherhood-of-the-wolf-beast = The Beast
aid-brotherhood-of-the-wolf-beast-1 = The Beast goes 1 to 4 leagues to a village it has not attacked within a year. The nearer, the more victims: five less the leagues.
aid-brotherhood-of-the-wolf-beast-2 =
    | leagues | 1 | 2 | 3 | 4
    | victims | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = It lays a trace there, face down, or face up to use its power: wolf pack +2 leagues, predator +1 victim, count ignores dragoons, devil drags a hunter, vagabond +1 near Auvers.
aid-brotherhood-of-the-wolf-hunters = The hunters
aid-brotherhood-of-the-wolf-hunters-1 = Hunters move up to 3 leagues. Up to 2 they stand and protect their village; 3 is a ride, and a rider protects nothing.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoons protect a village, peasants save one life.
aid-brotherhood-of-the-wolf-hunters-3 = A hunter in the attacked village, or in the one before, may turn up the trace. Who knows its symbol takes it and asks whether it is the true identity.
aid-brotherhood-of-the-wolf-knowledge = Who knows which trace
aid-brotherhood-of-the-wolf-knowledge-1 =
    | hunter | trace
    | bishop | devil
    | gamekeeper | wolf pack
    | marquis | predator
    | king's envoy | count
    | everyone | vagabond
aid-brotherhood-of-the-wolf-knowledge-2 = The vagabond has to be recognised in two different villages.
aid-brotherhood-of-the-wolf-end = The end
aid-brotherhood-of-the-wolf-end-1 = After the twelfth season: if victims and traces not taken make 25 or more together, the game is drawn. Otherwise the hunters win.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] trace face down
    [victim] victim
    [portefaix] Portefaix
   *[marker] black marker
}
