### Vad som står på bilder av spelplaner (`board --svg`); sakernas namn kommer från spelens egna filer.

svg-emblem = { $emblem ->
    [fang] huggtand
    [eye] öga
    [claw] klo
    [star] stjärna
    [peak] topp
   *[stone] sten
}
svg-seat = plats { $seat }
svg-seat-signed = plats { $seat } ”{ $emblem }”
svg-to-act = på tur

## Age of the Wolf
svg-both = { $first } och { $second }
## Vargens brödraskap
svg-either = { $first } eller { $second }
