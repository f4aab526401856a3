# What all titles say in the same way.
game-seat = Spelare { $seat }
game-chance = Utdelningen
game-word = { $word }
game-own-name = { $name }
    .in = i { $name }
game-points = { $points ->
    [one] { $points } poäng nu
   *[other] { $points } poäng nu
}
