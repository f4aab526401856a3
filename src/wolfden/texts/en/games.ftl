# What all titles say in the same way.
game-seat = Seat { $seat }
game-chance = The dealer
game-word = { $word }
game-own-name = { $name }
game-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
