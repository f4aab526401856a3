# What all titles say in the same way.
game-seat = Pelaaja { $seat }
game-chance = Jako
game-word = { $word }
game-own-name = { $name }
    .in = paikassa { $name }
    .to = paikkaan { $name }
    .from = paikasta { $name }
game-points = { $points ->
    [one] { $points } piste nyt
   *[other] { $points } pistettä nyt
}
