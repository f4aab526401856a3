### What stands on pictures of boards (`board --svg`); names of things come from the titles' own files.

svg-emblem = { $emblem ->
    [fang] fang
    [eye] eye
    [claw] claw
    [star] star
    [peak] peak
   *[stone] stone
}
svg-seat = seat { $seat }
svg-seat-signed = seat { $seat } ({ $emblem })
svg-to-act = to act

## Age of the Wolf
svg-both = { $first } and { $second }
## Brotherhood of the Wolf
svg-either = { $first } or { $second }
