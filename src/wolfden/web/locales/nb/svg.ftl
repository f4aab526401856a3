### Hva som står på bilder av spillebrett (`board --svg`); tingenes navn kommer fra spillenes egne filer.

svg-emblem = { $emblem ->
    [fang] hoggtann
    [eye] øye
    [claw] klo
    [star] stjerne
    [peak] tind
   *[stone] stein
}
svg-seat = plass { $seat }
svg-seat-signed = plass { $seat } «{ $emblem }»
svg-to-act = skal handle

## Age of the Wolf
svg-both = { $first } og { $second }
## Ulvens brorskap
svg-either = { $first } eller { $second }
