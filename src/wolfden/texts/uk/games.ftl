game-seat = Місце { $seat }
game-chance = Роздача
game-word = { $word }
game-own-name = { $name }
game-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[many] Зараз { $points } очок
}
