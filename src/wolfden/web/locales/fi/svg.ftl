### Mitä lautojen kuvissa lukee (`board --svg`); asioiden nimet tulevat pelien omista tiedostoista.

svg-emblem = { $emblem ->
    [fang] hammas
    [eye] silmä
    [claw] kynsi
    [star] tähti
    [peak] huippu
   *[stone] kivi
}
svg-seat = paikka { $seat }
svg-seat-signed = paikka { $seat } ”{ $emblem }”
svg-to-act = vuorossa

## Age of the Wolf
svg-both = { $first } ja { $second }
## Suden veljeskunta
svg-either = { $first } tai { $second }
