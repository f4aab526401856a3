### Что написано на рисунках полей (`board --svg`); названия взяты из файлов самих игр.

svg-emblem = { $emblem ->
    [fang] клык
    [eye] глаз
    [claw] коготь
    [star] звезда
    [peak] вершина
   *[stone] камень
}
svg-seat = место { $seat }
svg-seat-signed = место { $seat } «{ $emblem }»
svg-to-act = решает

## Эпоха волка
svg-both = { $first } и { $second }
## Братство волка
svg-either = { $first } или { $second }
