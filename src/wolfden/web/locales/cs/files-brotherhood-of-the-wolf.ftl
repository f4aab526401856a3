### Co je špatně v pozici, souboru mapy nebo souboru karet hry Bratrstvo vlka. Slova souborů zůstávají, jak jsou.

## Pozice: řádky
problem-brotherhood-place = { $line }: „{ $name }“: „{ $place }“ není místo na této mapě.
problem-brotherhood-village = { $line }: „{ $name }“: „{ $place }“ není vesnice (B1.1).
problem-brotherhood-hunter-lines = { $line }: lovců má být { $hunters }, ne { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: lovci stojí v pořadí { $known }.
problem-brotherhood-came-from = { $line }: odjinud mohl přijít jen lovec, který se pohnul (B5.1).
problem-brotherhood-space-lines = { $line }: polí období má být { $spaces }, ne { $found } (B1.4).
problem-brotherhood-space-order = { $line }: pole období stojí v pořadí { $known }.
problem-brotherhood-village-form = { $line }: „{ $word }“ nemá tvar mende=dragoon,2.
problem-brotherhood-two-places = { $line }: karta { $card } je na dvou místech (B9.1).

## Pozice: kolo
problem-brotherhood-idle = round: v této chvíli by nikdo neměl o čem rozhodovat.
problem-brotherhood-round = round: období se počítají od 1, po zahájení (B1.5).
problem-brotherhood-draft = round: karty se vybírají jen ve variantě pro zkušené (B9.1).
problem-brotherhood-devil = round: lovce posouvá jen ďábel ležící lícem nahoru (B4.4).
problem-brotherhood-ending = round: partie je u konce, když má zakončení (B8).
problem-brotherhood-ended-so = round: takto partie skončit nemohla (B8).
problem-brotherhood-is-over = round: s těmito oběťmi a žetony je partie už u konce (B8.1).
problem-brotherhood-figures = round: rozdělených figurek je { $found }, ale „count“ je { $count } (B1.3).
problem-brotherhood-victims = round: obětí je { $victims }, ale na mapě jich leží { $found } (B6.2).
problem-brotherhood-in-force = round: karta platí, jakmile je otočena (B3.1).
problem-brotherhood-drafted = round: vybraných karet je { $found }, „count“ říká něco jiného (B9.1).

## Pozice: lovci, oddíly a Bestie
problem-brotherhood-leader = hunter: figurku „{ $hunter }“ musí vést některé místo lovců (B1.3).
problem-brotherhood-placed = hunter: figurka „{ $hunter }“ má místo po zahájení, ne dříve (B2.2).
problem-brotherhood-one-troop = villages: do vesnice se vejde jeden oddíl (B3.2).
problem-brotherhood-troops = villages: dragounů je šest a rolníků také šest (B1.4).
problem-brotherhood-chosen = beast: podoba a vesnice se volí při zahájení (B2.1).
problem-brotherhood-beast-card = beast: Bestie je ve vesnici, jejíž karta leží na poli „{ $season }“ (B6.1).
problem-brotherhood-fog-card = beast: mlha skrývá kartu vesnice, kde Bestie právě je (B7.1).
problem-brotherhood-fog-victims = beast: oběti skrývá jen mlha (B7.1).
problem-brotherhood-haunts = beast: „haunts“ patří jen ke skryté Bestii (B7.1).
problem-brotherhood-haunts-true = beast: v „haunts“ chybí vesnice, kde Bestie je.

## Pozice: pole období a karty
problem-brotherhood-card-twice = space: karta jedné vesnice leží na dvou polích (B4.2).
problem-brotherhood-last-year = space: loňská karta se vrací ještě před volbou (B4.1).
problem-brotherhood-this-season = space: pro toto období už Bestie vesnici zvolila (B4.2).
problem-brotherhood-trace-twice = space: žeton stopy je na dvou místech (B1.2).
problem-brotherhood-two-seasons = space: leží jen stopy ze dvou období (B4.1).
problem-brotherhood-trace-card = space: stopa leží vedle karty vesnice (B4.2).
problem-brotherhood-face-up = space: neleží tam stopa, která by byla lícem nahoru (B4.2).
problem-brotherhood-maybe = space: „maybe“ patří jen ke stopě.
problem-brotherhood-maybe-true = space: v „maybe“ chybí pravá stopa „{ $trace }“.
problem-brotherhood-played = cards: zahraných karet období „{ $season }“ musí být { $cards } (B3.1).
problem-brotherhood-force-played = cards: platná karta je jedna ze zahraných (B3.1).
problem-brotherhood-picked = cards: v každém období se vybírají tři karty (B9.1).
problem-brotherhood-hands = cards: karty v ruce a odhozené má jen varianta pro zkušené (B9.1).

## Soubor mapy
problem-brotherhood-places = { $where }: míst na mapě je { $found }, nejvýše jich může být { $most }.
problem-brotherhood-villages = { $where }: vesnic na mapě musí být { $villages }, ne { $found } (B1.1).
problem-brotherhood-village-order = { $where }: vesnice stojí podle pořadí: tohle je číslo { $number } (B1.1).
problem-brotherhood-id = { $where }: id „{ $id }“ musí být samostatné slovo z malých písmen.
problem-brotherhood-numbers = { $where }: „{ $name }“ musí jmenovat čísla různých vesnic, celkem { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: „haunt“ musí být číslo vesnice, ne { $number } (B4.4).
problem-brotherhood-road = { $where }: cesta „{ $road }“ musí jmenovat dvě různá místa mapy.
problem-brotherhood-road-twice = { $where }: cesta „{ $road }“ je tam dvakrát.
problem-brotherhood-no-road = { $where }: žádná cesta nevede z { $start } do { $place } (B1.1).
problem-brotherhood-ways-out = map: od { $village } je nejvýše { $leagues ->
    [one] { $leagues } míli
    [few] { $leagues } míle
   *[other] { $leagues } mil
} daleko, nejmenší dosah podle karet, jiných vesnic { $found }; Bestie jich potřebuje { $needed } (B4.2).

## Soubor karet
problem-brotherhood-no-effect = { $where }: karta musí mít aspoň jeden účinek (B10).
problem-brotherhood-card-id = { $where }: id „{ $id }“ musí být slovo z malých písmen a číslic.
problem-brotherhood-effect-twice = { $where }: účinek „{ $effect }“ je na této kartě dvakrát (B10).
problem-brotherhood-number = { $where }: „{ $name }“ musí být celé číslo od { $low } do { $high }, ne { $number }.
problem-brotherhood-no-village = { $where }: „villages“: { $number } není vesnice od 1 do { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: karet období „{ $season }“ musí být { $cards }, ne { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: dvě karty mají stejné id „{ $id }“.
