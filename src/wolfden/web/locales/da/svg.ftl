### Hvad der står på billeder af spilleplader (`board --svg`); tingenes navne kommer fra spillenes egne filer.

svg-emblem = { $emblem ->
    [fang] hugtand
    [eye] øje
    [claw] klo
    [star] stjerne
    [peak] tinde
   *[stone] sten
}
svg-seat = plads { $seat }
svg-seat-signed = plads { $seat } ”{ $emblem }”
svg-to-act = skal handle

## Age of the Wolf
svg-both = { $first } og { $second }
## Ulvens broderskab
svg-either = { $first } eller { $second }
