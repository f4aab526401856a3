### Hva som er galt med en stilling eller en datafil, setning for setning. Ordene i filene blir som de er.

## Stillinger
problem-position-first-line = Dette er ikke en stilling: Den må begynne med «{ $first }».
problem-position-title = Dette er en stilling i { $found }, ikke i { $title }.
problem-position-rules = Stillingen gjelder versjon { $found } av reglene; dette Wolfden har versjon { $known }.
problem-position-seats = Stillingen sier seats={ $found }, men bordet trenger seats={ $seats }.
problem-position-long = Stillingen har { $length } tegn; høyst { $most } blir lest.
problem-position-options = Valget «{ $option }» har en annen verdi i stillingen enn ved bordet.

## Linjene deres
problem-line-unknown = Ukjent linje «{ $line }». En stilling har: { $known }.
problem-line-twice = Linjen «{ $line }» forekommer to ganger.
problem-line-key-twice = { $line }: en nøkkel forekommer to ganger på denne linjen.
problem-line-key-missing = { $line }: «{ $name }» mangler.
problem-line-key-unknown = { $line }: ukjent nøkkel «{ $name }».
problem-line-number = { $line }: «{ $name }» må være et heltall fra { $low } til { $high }, ikke «{ $text }».
problem-line-named-twice = { $line }: «{ $name }={ $text }» nevner noe to ganger.
problem-line-word = { $line }: «{ $word }» er ikke en av { $known }.
problem-line-loose = { $line }: «{ $word }» har ikke formen navn=verdi.
problem-line-count = { $line }: det må være { $count } av disse linjene, ikke { $found }.
problem-line-order = { $line }: linjene står i feil rekkefølge: Her skal { $name }={ $wanted } stå.
problem-line-stage = { $line }: «{ $name }» hører ikke til stadiet «{ $stage }».

## Datafiler
problem-no-toml = { $where }: dette er ikke en TOML-fil.
problem-no-toml-here = { $where }: dette er ikke en TOML-fil. Lesingen stanset ved linje { $row }, kolonne { $column }.
problem-toml-long = { $where }: filen har { $length } tegn; høyst { $most } blir lest.
problem-toml-deep = { $where }: en nøkkel i filen har mer enn { $most } punktum.
problem-document-costly = Det tar for lang tid eller for mye minne å kontrollere denne filen. Gjør den enklere.
problem-data-missing = { $where }: «{ $name }» mangler; det må være { $kind ->
    [number] et heltall
    [flag] true eller false
    [text] en tekst
    [list] en liste
   *[table] en tabell
}.
problem-data-kind = { $where }: «{ $name }» må være { $kind ->
    [number] et heltall
    [numbers] en liste med heltall
    [flag] true eller false
    [text] en tekst
    [texts] en liste med tekster
    [list] en liste
    [tables] en liste med tabeller
   *[table] en tabell
}, ikke { $found }.
problem-data-count = { $where }: «{ $name }» må ha { $count ->
    [one] én verdi
   *[other] { $count } verdier
}, ikke { $found }.
problem-data-number = { $where }: «{ $name }» må være et heltall fra { $low } til { $high }, ikke { $number }.
problem-data-word = { $where }: «{ $name }»: «{ $word }» er ikke en av { $known }.
problem-data-unknown = { $where }: ukjent nøkkel «{ $name }». Mulige: { $known }.
