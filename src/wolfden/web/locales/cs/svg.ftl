### Co stojí na obrázcích plánů (`board --svg`); názvy věcí jsou ze souborů jednotlivých her.

svg-emblem = { $emblem ->
    [fang] tesák
    [eye] oko
    [claw] dráp
    [star] hvězda
    [peak] vrchol
   *[stone] kámen
}
svg-seat = místo { $seat }
svg-seat-signed = místo { $seat } „{ $emblem }“
svg-to-act = na řadě

## Věk vlka
svg-both = { $first } a { $second }
## Bratrstvo vlka
svg-either = { $first } nebo { $second }
