game-seat = Місце { $seat }
game-chance = Випадок
game-word = { $word }
game-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[many] Зараз { $points } очок
}
