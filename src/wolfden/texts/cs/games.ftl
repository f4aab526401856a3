game-seat = Místo { $seat }
game-chance = Rozdávání
game-word = { $word }
game-own-name = { $name }
game-points = { $points ->
    [one] Teď { $points } bod
    [few] Teď { $points } body
   *[other] Teď { $points } bodů
}
