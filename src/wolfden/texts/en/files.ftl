### What is wrong with a position or a data file, sentence by sentence. Words of files stay as they are.

## Positions
problem-position-first-line = This is not a position: it must begin with “{ $first }”.
problem-position-title = This is a position of { $found }, not of { $title }.
problem-position-rules = The position is for version { $found } of the rules; this Wolfden has version { $known }.
problem-position-seats = The position says seats={ $found }, but the table needs seats={ $seats }.
problem-position-long = The position has { $length } characters; at most { $most } are read.
problem-position-options = The position and the table have different values for the option “{ $option }”.

## Their lines
problem-line-unknown = Unknown line “{ $line }”. A position has: { $known }.
problem-line-twice = The line “{ $line }” appears twice.
problem-line-key-twice = { $line }: a key appears twice in this line.
problem-line-key-missing = { $line }: “{ $name }” is missing.
problem-line-key-unknown = { $line }: unknown key “{ $name }”.
problem-line-number = { $line }: “{ $name }” must be a whole number from { $low } to { $high }, not “{ $text }”.
problem-line-named-twice = { $line }: “{ $name }={ $text }” names something twice.
problem-line-word = { $line }: “{ $word }” is not one of { $known }.
problem-line-loose = { $line }: “{ $word }” is not of the form name=value.
problem-line-count = { $line }: the position needs { $count } of these lines, but has { $found }.
problem-line-order = { $line }: the lines are out of order: { $name }={ $wanted } is due here.
problem-line-stage = { $line }: “{ $name }” does not belong to the stage “{ $stage }”.

## Data files
problem-no-toml = { $where }: this is not a TOML file.
problem-no-toml-here = { $where }: this is not a TOML file. Reading stopped at row { $row }, column { $column }.
problem-toml-long = { $where }: this file has { $length } characters; at most { $most } are read.
problem-toml-deep = { $where }: a key in this file has more than { $most } dots.
problem-document-costly = It takes too long, or too much memory, to check this file. Make it simpler.
problem-data-missing = { $where }: “{ $name }” is missing; it must be { $kind ->
    [number] a whole number
    [flag] true or false
    [text] a text
    [list] a list
   *[table] a table
}.
problem-data-kind = { $where }: “{ $name }” must be { $kind ->
    [number] a whole number
    [numbers] a list of whole numbers
    [flag] true or false
    [text] a text
    [texts] a list of texts
    [list] a list
    [tables] a list of tables
   *[table] a table
}, not { $found }.
problem-data-count = { $where }: “{ $name }” must have { $count ->
    [one] one entry
   *[other] { $count } entries
}, not { $found }.
problem-data-number = { $where }: “{ $name }” must be a whole number from { $low } to { $high }, not { $number }.
problem-data-word = { $where }: “{ $name }”: “{ $word }” is not one of { $known }.
problem-data-unknown = { $where }: unknown key “{ $name }”. Possible: { $known }.
