### Vad som är fel med en ställning eller en datafil, mening för mening. Filernas ord står kvar som de är.

## Ställningar
problem-position-first-line = Det här är inte en ställning: den måste börja med ”{ $first }”.
problem-position-title = Det här är en ställning i { $found }, inte i { $title }.
problem-position-rules = Ställningen gäller version { $found } av reglerna; detta Wolfden har version { $known }.
problem-position-seats = Ställningen säger seats={ $found }, men bordet behöver seats={ $seats }.
problem-position-long = Ställningen har { $length } tecken; högst { $most } läses.
problem-position-options = Valet ”{ $option }” har ett annat värde i ställningen än vid bordet.

## Deras rader
problem-line-unknown = Okänd rad ”{ $line }”. En ställning har: { $known }.
problem-line-twice = Raden ”{ $line }” förekommer två gånger.
problem-line-key-twice = { $line }: en nyckel förekommer två gånger på den här raden.
problem-line-key-missing = { $line }: ”{ $name }” saknas.
problem-line-key-unknown = { $line }: okänd nyckel ”{ $name }”.
problem-line-number = { $line }: ”{ $name }” måste vara ett heltal från { $low } till { $high }, inte ”{ $text }”.
problem-line-named-twice = { $line }: ”{ $name }={ $text }” nämner något två gånger.
problem-line-word = { $line }: ”{ $word }” är inte ett av { $known }.
problem-line-loose = { $line }: ”{ $word }” har inte formen namn=värde.
problem-line-count = { $line }: det måste finnas { $count } sådana rader, inte { $found }.
problem-line-order = { $line }: raderna står i fel ordning: här ska { $name }={ $wanted } stå.
problem-line-stage = { $line }: ”{ $name }” hör inte till skedet ”{ $stage }”.

## Datafiler
problem-no-toml = { $where }: det här är inte en TOML-fil.
problem-no-toml-here = { $where }: det här är inte en TOML-fil. Läsningen stannade vid rad { $row }, kolumn { $column }.
problem-toml-long = { $where }: filen har { $length } tecken; högst { $most } läses.
problem-toml-deep = { $where }: en nyckel i filen har fler än { $most } punkter.
problem-document-costly = Det tar för lång tid eller för mycket minne att kontrollera filen. Gör den enklare.
problem-data-missing = { $where }: ”{ $name }” saknas; det måste vara { $kind ->
    [number] ett heltal
    [flag] true eller false
    [text] en text
    [list] en lista
   *[table] en tabell
}.
problem-data-kind = { $where }: ”{ $name }” måste vara { $kind ->
    [number] ett heltal
    [numbers] en lista med heltal
    [flag] true eller false
    [text] en text
    [texts] en lista med texter
    [list] en lista
    [tables] en lista med tabeller
   *[table] en tabell
}, inte { $found }.
problem-data-count = { $where }: ”{ $name }” måste ha { $count ->
    [one] ett värde
   *[other] { $count } värden
}, inte { $found }.
problem-data-number = { $where }: ”{ $name }” måste vara ett heltal från { $low } till { $high }, inte { $number }.
problem-data-word = { $where }: ”{ $name }”: ”{ $word }” är inte ett av { $known }.
problem-data-unknown = { $where }: okänd nyckel ”{ $name }”. Möjliga: { $known }.
