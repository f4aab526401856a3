### Що написано на малюнках полів (`board --svg`); назви речей узято з файлів самих ігор.

svg-emblem = { $emblem ->
    [fang] ікло
    [eye] око
    [claw] пазур
    [star] зірка
    [peak] вершина
   *[stone] камінь
}
svg-seat = місце { $seat }
svg-seat-signed = місце { $seat } «{ $emblem }»
svg-to-act = вирішує

## Доба вовка
svg-both = { $first } та { $second }
## Братство вовка
svg-either = { $first } або { $second }
