### Hvad der er galt med en stilling eller en datafil, sætning for sætning. Filernes ord bliver, som de er.

## Stillinger
problem-position-first-line = Dette er ikke en stilling: Den skal begynde med »{ $first }«.
problem-position-title = Dette er en stilling i { $found }, ikke i { $title }.
problem-position-rules = Stillingen gælder version { $found } af reglerne; dette Wolfden har version { $known }.
problem-position-seats = Stillingen siger seats={ $found }, men bordet kræver seats={ $seats }.
problem-position-long = Stillingen har { $length } tegn; højst { $most } bliver læst.
problem-position-options = Valget »{ $option }« har en anden værdi i stillingen end ved bordet.

## Deres linjer
problem-line-unknown = Ukendt linje »{ $line }«. En stilling har: { $known }.
problem-line-twice = Linjen »{ $line }« forekommer to gange.
problem-line-key-twice = { $line }: en nøgle forekommer to gange på denne linje.
problem-line-key-missing = { $line }: »{ $name }« mangler.
problem-line-key-unknown = { $line }: ukendt nøgle »{ $name }«.
problem-line-number = { $line }: »{ $name }« skal være et helt tal fra { $low } til { $high }, ikke »{ $text }«.
problem-line-named-twice = { $line }: »{ $name }={ $text }« nævner noget to gange.
problem-line-word = { $line }: »{ $word }« er ikke en af { $known }.
problem-line-loose = { $line }: »{ $word }« har ikke formen navn=værdi.
problem-line-count = { $line }: der skal være { $count } af disse linjer, ikke { $found }.
problem-line-order = { $line }: linjerne står i forkert rækkefølge: Her skal { $name }={ $wanted } stå.
problem-line-stage = { $line }: »{ $name }« hører ikke til stadiet »{ $stage }«.

## Datafiler
problem-no-toml = { $where }: dette er ikke en TOML-fil.
problem-no-toml-here = { $where }: dette er ikke en TOML-fil. Læsningen standsede ved linje { $row }, kolonne { $column }.
problem-toml-long = { $where }: filen har { $length } tegn; højst { $most } bliver læst.
problem-toml-deep = { $where }: en nøgle i filen har mere end { $most } punktummer.
problem-document-costly = Det tager for lang tid eller for megen hukommelse at kontrollere filen. Gør den enklere.
problem-data-missing = { $where }: »{ $name }« mangler; det skal være { $kind ->
    [number] et helt tal
    [flag] true eller false
    [text] en tekst
    [list] en liste
   *[table] en tabel
}.
problem-data-kind = { $where }: »{ $name }« skal være { $kind ->
    [number] et helt tal
    [numbers] en liste af hele tal
    [flag] true eller false
    [text] en tekst
    [texts] en liste af tekster
    [list] en liste
    [tables] en liste af tabeller
   *[table] en tabel
}, ikke { $found }.
problem-data-count = { $where }: »{ $name }« skal have { $count ->
    [one] én værdi
   *[other] { $count } værdier
}, ikke { $found }.
problem-data-number = { $where }: »{ $name }« skal være et helt tal fra { $low } til { $high }, ikke { $number }.
problem-data-word = { $where }: »{ $name }«: »{ $word }« er ikke en af { $known }.
problem-data-unknown = { $where }: ukendt nøgle »{ $name }«. Mulige: { $known }.
