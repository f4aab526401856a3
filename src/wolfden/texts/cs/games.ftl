game-seat = Hráč { $seat }
game-chance = Rozdávání
game-word = { $word }
game-own-name = { $name }
    .in = v regionu „{ $name }“
    .to = do regionu „{ $name }“
    .from = z regionu „{ $name }“
game-points = { $points ->
    [one] Teď { $points } bod
    [few] Teď { $points } body
   *[other] Teď { $points } bodů
}
