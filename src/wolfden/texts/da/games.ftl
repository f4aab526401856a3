# What all titles say in the same way.
game-seat = Plads { $seat }
game-chance = Uddelingen
game-word = { $word }
game-points = { $points ->
    [one] { $points } point nu
   *[other] { $points } point nu
}
