### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Most points after the full moon wins: region tokens, and the furthest value on each of your six tracks.
aid-the-wolves-turn = Your turn
aid-the-wolves-turn-1 = A turn has two actions; each action token buys one more.
aid-the-wolves-turn-2 = Every action costs tiles that show the terrain of its target: move 1, howl 2, den 2, lair 2, dominate 3. Used tiles flip. A terrain token stands for any tile.
aid-the-wolves-actions = Actions
aid-the-wolves-actions-1 = Move: choose a terrain, then walk with up to Spread wolves, each up to Speed steps, each ending on that terrain. Two pieces a hex at most.
aid-the-wolves-actions-2 = Howl: a lone wolf within Howl of an alpha becomes your next wolf.
aid-the-wolves-actions-3 = Den: beside or under an alpha; taken from a track of your choice, which grows.
aid-the-wolves-actions-4 = Lair: upgrade a den beside a lake; one a region; worth 3 control.
aid-the-wolves-actions-5 = Dominate: replace a lone-standing enemy pack wolf or den within Howl.
aid-the-wolves-actions-6 = Hunt: wolves on three hexes round a prey take it by themselves.
aid-the-wolves-tracks = Tracks
aid-the-wolves-tracks-1 =
    | dens taken | 0 | 1 | 2 | 3 | 4
    | spread | 2 | 3 | 3 | 4 | 4
    | speed | 3 | 4 | 4 | 5 | 5
    | howl range | 2 | 3 | 3 | 4 | 4
    | points, 3–5 players | 0 | 0 | 0 | 3 | 7
    | points, 2 players | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = The second and the fourth den of a track bring a token. 3–5 players: spread action, then terrain; speed and howl range terrain, then action. 2 players: action, then terrain.
aid-the-wolves-points = Points
aid-the-wolves-points-1 =
    | taken | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | wolves | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | lairs | 5 | 10 | 15 | 20
    | prey, 3–5 players | 1 | 4 | 9 | 16 | 25
    | prey, 2 players | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Only the furthest value of each track counts.
aid-the-wolves-moon = The moon
aid-the-wolves-moon-1 = Howls, lairs and dominations move the moon. At crescent, quarter and full moon the regions with that token are scored: most control takes it, second takes the lower value.
aid-the-wolves-moon-2 =
    | players | crescent | quarter | full moon
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | first / second | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Control: a lair counts 3, any other piece 1. Between equals, more alphas in the region decide.
aid-the-wolves-sign = { $sign ->
    [alpha] alpha
    [pack] pack wolf
    [den] den
    [lair] lair
    [crescent] crescent
    [quarter] quarter
    [full] full moon
    [action] action token
   *[terrain] terrain token
}
