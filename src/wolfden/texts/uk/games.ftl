game-seat = Гравець { $seat }
game-chance = Роздача
game-word = { $word }
game-own-name = { $name }
    .in = у регіоні «{ $name }»
    .to = до регіону «{ $name }»
    .from = з регіону «{ $name }»
game-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[many] Зараз { $points } очок
}
