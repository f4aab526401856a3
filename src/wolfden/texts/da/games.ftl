# What all titles say in the same way.
game-seat = Spiller { $seat }
game-chance = Uddelingen
game-word = { $word }
game-own-name = { $name }
    .in = i { $name }
game-points = { $points ->
    [one] { $points } point nu
   *[other] { $points } point nu
}
