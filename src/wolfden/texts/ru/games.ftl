game-seat = Игрок { $seat }
game-chance = Раздача
game-word = { $word }
game-own-name = { $name }
    .in = в регионе «{ $name }»
    .to = в регион «{ $name }»
    .from = из региона «{ $name }»
game-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[many] Сейчас { $points } очков
}
