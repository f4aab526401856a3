game-seat = Место { $seat }
game-chance = Раздача
game-word = { $word }
game-own-name = { $name }
game-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[many] Сейчас { $points } очков
}
