# What all titles say in the same way.
game-seat = Spiller { $seat }
game-chance = Utdelingen
game-word = { $word }
game-own-name = { $name }
    .in = i { $name }
game-points = { $points ->
    [one] { $points } poeng nå
   *[other] { $points } poeng nå
}
