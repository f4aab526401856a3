### Co je špatně se souborem desek nebo s pozicí hry Vlci. Slova souborů zůstávají, jak jsou.

## Soubory s deskami
problem-wolves-zone-size = { $where }: každá oblast potřebuje 3 pole (W1.1).
problem-wolves-zones-overlap = { $where }: některé pole patří do dvou oblastí nebo leží pod jezerem (W1.1).
problem-wolves-marks = { $where }: dva samotáři a jedna kořist potřebují tři pole souše (W1.1).
problem-wolves-start-twice = { $where }: některé pole je tam dvakrát (W1.2).
problem-wolves-turned = { $where }: deska se otáčí o 0 nebo 180 stupňů, ne o { $turn } (W1.3).
problem-wolves-region-id = { $where }: id „{ $id }“ musí být slovo z písmen, číslic a „-“, které nemá jiná deska regionu.
problem-wolves-region-terrains = { $where }: pět oblastí potřebuje pět různých krajin (W1.1).
problem-wolves-region-most = { $where }: sada má nejvýše { $most } desek regionů.
problem-wolves-arrangement-twice = { $where }: pro tento počet hráčů už rozložení je: { $players } (W1.3).
problem-wolves-no-arrangement = V souboru s deskami není rozložení pro tento počet hráčů: { $players } (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: pro { $players } hráče je třeba { $count } regionů bez počáteční desky (W1.3).
   *[other] { $where }: při počtu hráčů { $players } je třeba { $count } regionů a počáteční deska (W1.3).
}
problem-wolves-region-boards = { $where }: míst je { $count } a desek regionů je třeba stejně (W1.3).
problem-wolves-overlap = Dvě desky se překrývají na poli [{ $place }] (W1.3).
problem-wolves-apart = Na { $place } se nedá dojít z { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Na severní straně počáteční desky musí být u kaňonu tolik polí: { $count } (W3.5).
   *[south] Na jižní straně počáteční desky musí být u kaňonu tolik polí: { $count } (W3.5).
}
problem-wolves-neutral-corners = Neutrální smečka potřebuje volná pole na severovýchod a na jihovýchod od každého jezera (W16.3).
problem-wolves-stack = { $where }: „{ $word }“ není hromádka žetonů luny jako crescent/quarter.
problem-wolves-no-table = { $where }: pro tento počet hráčů není tabulka: { $players }.

## Slova pozice
problem-wolves-regions-twice = { $line }: některá deska regionu leží na dvou místech (W1.3).
problem-wolves-regions-most = { $line }: na plánu je jen tolik míst: { $count } (W1.3).
problem-wolves-moons-count = { $line }: regionů je { $count } a každý potřebuje svůj žeton, nebo „-“ (W3.3).
problem-wolves-hex-form = { $line }: „{ $word }“ není zápis jako c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: „{ $text }“: na poli stojí nejvýše 2 figurky (W6.6).
problem-wolves-supply = { $line }: „{ $piece }“ je příliš mnoho: každý jich má jen { $count } (W2.1).
problem-wolves-pack-lines = { $line }: míst je { $count } a řádků je třeba stejně, ne { $found }.
problem-wolves-pack-order = { $line }: řádky jdou v pořadí míst a seat={ $seat } chybí.
problem-wolves-walked-form = { $line }: „{ $word }“ není vlk jako alpha@c4.

## Plán
problem-wolves-hexes-early = hexes: na plánu nic neleží, dokud neleží jeho regiony (W3.1).
problem-wolves-regions-count = regions: v této části hry jich má ležet { $count } (W1.3).
problem-wolves-prey-order = hexes: kořist se rozdává do jednoho regionu po druhém (W3.2).
problem-wolves-prey-stacks = hexes: na plánu leží příliš mnoho hromádek „{ $prey }“ (W3.2).
problem-wolves-prey-count = hexes: „{ $prey }“: na plánu leží { $lying }, uloveno je { $taken }, ale celkem jich je { $count } (W3.2).
problem-wolves-prey-mark = hexes: na { $place } není značka kořisti (W1.1).
problem-wolves-lone-wolf-mark = hexes: na { $place } není značka samotáře (W1.1).
problem-wolves-lair-lake = hexes: doupě na { $place } není u jezera (W9.1).
problem-wolves-lair-outside = hexes: některé doupě stojí mimo všechny regiony (W1.2).
problem-wolves-lairs-region = hexes: některá smečka má v jednom regionu dvě doupata (W9.1).
problem-wolves-two-buildings = hexes: na { $place } stojí dva pelechy nebo doupata (W8.1).
problem-wolves-rivals = hexes: na { $place } stojí figurky různých smeček a žádná z nich není pelech (W6.5).
problem-wolves-neutral-token = hexes: neutrální smečka nestojí, jak říká její žeton (W16.3).
problem-wolves-neutral-place = hexes: neutrální smečka stojí jen u jezer (W16.3).
problem-wolves-pieces = hexes: místo { $seat } má na plánu „{ $piece }“: { $found }, ale podle jeho desky má být { $count } (W2.1).
problem-wolves-pieces-most = hexes: místo { $seat } má na plánu „{ $piece }“: { $found }, ale podle jeho desky má být nejvýše { $count } (W2.1).
problem-wolves-moons-left = moons: zbyly jiné žetony luny, než jaké nechávají vyhodnocené fáze (W14.1).
problem-wolves-moons-early = moons: žeton luny leží tam, kam ještě žádný nebyl rozdán (W3.3).

## Smečky
problem-wolves-homes = { $count ->
    [one] pack: domovskou krajinu má mít jen první místo (W3.4).
    [few] pack: domovskou krajinu mají mít jen první { $count } místa (W3.4).
   *[other] pack: domovskou krajinu má mít jen prvních { $count } míst (W3.4).
}
problem-wolves-homes-same = pack: dvě místa mají stejnou domovskou krajinu (W3.4).
problem-wolves-wolves-taken = pack: vzato vlků: { $taken }, ale z plánu zmizelo samotářů: { $howled }, běžných vlků: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: tolik bodů z tohoto počtu žetonů luny nevyjde: { $count } (W14.3).
problem-wolves-lesser-points = pack: tolik bodů nevyjde z žádných nižších hodnot žetonů (W14.3).

## Tahy
problem-wolves-no-decision = turn: v této části hry by nikdo neměl o čem rozhodovat.
problem-wolves-dealing-count = turn: rozdáno je víc míst, než kolik jich je (W1.3).
problem-wolves-dealing-over = turn: v této části hry se nic nerozdává ani nerozmisťuje (W3.5).
problem-wolves-packs-order = turn: smečky se rozdávají v pořadí míst (W3.4).
problem-wolves-snake = turn: rozmisťuje se od prvního místa k poslednímu a zase zpátky (W3.5).
problem-wolves-moon-dates = turn: luna stojí na { $moon }, ale políčka zabrali samotáři: { $howled }, ovládnuté figurky: { $dominated }, doupata: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: vlci jdou v části „walk“ a v žádné jiné (W6.1).
problem-wolves-walk-spread = turn: jde víc vlků, než dovoluje rozptyl smečky (W6.1).
problem-wolves-walk-missing = turn: šel už vlk, který tam není (W6.1).
problem-wolves-no-action = turn: vlci jdou a loví při akci, a žádná nezačala (W4.4).
problem-wolves-turn-seat = turn: tah { $turn } patří jinému místu (W3.6).
problem-wolves-turns-early = turn: tahy a akce se počítají od konce rozmístění (W3.6).
problem-wolves-hunt-no-choice = turn: kořist, která nedává na výběr, se loví hned (W12.1).
problem-wolves-over = turn: hra skončí, když jsou vyhodnoceny všechny tři fáze (W15.1).
problem-wolves-scored-early = turn: vyhodnocena je fáze, které luna ještě nedosáhla (W14.1).
problem-wolves-standstill = turn: hra, která nikam nevede, už skončila (W15.4).
