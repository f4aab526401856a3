### Co je špatně s pozicí nebo datovým souborem, větu po větě. Slova souborů zůstávají, jak jsou.

## Pozice
problem-position-first-line = Tohle není pozice: musí začínat „{ $first }“.
problem-position-title = Tohle je pozice hry { $found }, ne { $title }.
problem-position-rules = Pozice je podle verze pravidel { $found }; zde platí verze { $known }.
problem-position-seats = V pozici je seats={ $found }, ale stůl potřebuje seats={ $seats }.
problem-position-long = Pozice má { $length } znaků; načte se nejvýše { $most }.
problem-position-options = Volba „{ $option }“ má v pozici jinou hodnotu než u stolu.

## Jejich řádky
problem-line-unknown = Řádek „{ $line }“ neexistuje; pozice má: { $known }.
problem-line-twice = Řádek „{ $line }“ je tam dvakrát.
problem-line-key-twice = { $line }: některý klíč je na tomto řádku dvakrát.
problem-line-key-missing = { $line }: chybí „{ $name }“.
problem-line-key-unknown = { $line }: klíč „{ $name }“ na tento řádek nepatří.
problem-line-number = { $line }: „{ $name }“ musí být celé číslo od { $low } do { $high }, ne „{ $text }“.
problem-line-named-twice = { $line }: „{ $name }={ $text }“ jmenuje něco dvakrát.
problem-line-word = { $line }: „{ $word }“ není mezi { $known }.
problem-line-loose = { $line }: „{ $word }“ nemá tvar jméno=hodnota.
problem-line-count = { $line }: počet těchto řádků musí být { $count }, ne { $found }.
problem-line-order = { $line }: řádky nejsou v pořadí: sem patří { $name }={ $wanted }.
problem-line-stage = { $line }: „{ $name }“ nepatří k fázi „{ $stage }“.

## Datové soubory
problem-no-toml = { $where }: tohle není soubor TOML.
problem-no-toml-here = { $where }: tohle není soubor TOML; podařilo se ho přečíst po řádek { $row }, sloupec { $column }.
problem-toml-long = { $where }: soubor má { $length } znaků; načte se nejvýše { $most }.
problem-toml-deep = { $where }: některý klíč v souboru má více než { $most } teček.
problem-document-costly = Kontrola tohoto souboru trvá příliš dlouho nebo potřebuje příliš mnoho paměti. Zjednodušte ho.
problem-data-missing = { $where }: chybí „{ $name }“; musí to být { $kind ->
    [number] celé číslo
    [flag] true nebo false
    [text] text
    [list] seznam
   *[table] tabulka
}.
problem-data-kind = { $where }: „{ $name }“ musí být { $kind ->
    [number] celé číslo
    [numbers] seznam celých čísel
    [flag] true nebo false
    [text] text
    [texts] seznam textů
    [list] seznam
    [tables] seznam tabulek
   *[table] tabulka
}, ne { $found }.
problem-data-count = { $where }: „{ $name }“ musí mít { $count ->
    [one] { $count } položku
    [few] { $count } položky
   *[other] { $count } položek
}, ne { $found }.
problem-data-number = { $where }: „{ $name }“ musí být celé číslo od { $low } do { $high }, ne { $number }.
problem-data-word = { $where }: „{ $name }“: „{ $word }“ není mezi { $known }.
problem-data-unknown = { $where }: klíč „{ $name }“ sem nepatří; jsou tyto: { $known }.
