### Vad som är fel med en spelplansfil eller en ställning i Vargarna. Filernas ord står kvar som de är.

## Spelplansfiler
problem-wolves-zone-size = { $where }: varje område behöver 3 hexrutor (W1.1).
problem-wolves-zones-overlap = { $where }: en hexruta ligger i två områden eller under sjön (W1.1).
problem-wolves-marks = { $where }: två ensamvargar och ett byte behöver tre hexrutor på land (W1.1).
problem-wolves-start-twice = { $where }: en hexruta står där två gånger (W1.2).
problem-wolves-turned = { $where }: en plan vrids 0 eller 180 grader, inte { $turn } (W1.3).
problem-wolves-region-id = { $where }: id ”{ $id }” måste vara ett ord av bokstäver, siffror och ”-” som ingen annan regionplan har.
problem-wolves-region-terrains = { $where }: de fem områdena behöver fem olika terränger (W1.1).
problem-wolves-region-most = { $where }: en uppsättning har högst { $most } regionplaner.
problem-wolves-arrangement-twice = { $where }: { $players } spelare har redan en uppställning (W1.3).
problem-wolves-no-arrangement = Spelplansfilen har ingen uppställning för { $players } spelare (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: { $players } spelare behöver { $count } regioner och ingen startplan (W1.3).
   *[other] { $where }: { $players } spelare behöver { $count } regioner och startplanen (W1.3).
}
problem-wolves-region-boards = { $where }: { $count } platser behöver lika många regionplaner (W1.3).
problem-wolves-overlap = Två planer överlappar på hexrutan [{ $place }] (W1.3).
problem-wolves-apart = Det går inte att gå till { $place } från { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Startplanen behöver { $count } hexrutor intill ravinen på den norra sidan (W3.5).
   *[south] Startplanen behöver { $count } hexrutor intill ravinen på den södra sidan (W3.5).
}
problem-wolves-neutral-corners = Den neutrala flocken behöver fria hexrutor nordost och sydost om varje sjö (W16.3).
problem-wolves-stack = { $where }: ”{ $word }” är ingen stapel regionpolletter som crescent/quarter.
problem-wolves-no-table = { $where }: det finns ingen tabell för { $players } spelare.

## Ord i en ställning
problem-wolves-regions-twice = { $line }: en regionplan ligger på två platser (W1.3).
problem-wolves-regions-most = { $line }: kartan har { $count } platser (W1.3).
problem-wolves-moons-count = { $line }: var och en av de { $count } regionerna behöver sin pollett eller ”-” (W3.3).
problem-wolves-hex-form = { $line }: ”{ $word }” är inte skrivet som c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: ”{ $text }”: på en hexruta står högst 2 pjäser (W6.6).
problem-wolves-supply = { $line }: ”{ $piece }” finns mer än { $count } gånger: ingen har fler (W2.1).
problem-wolves-pack-lines = { $line }: { $count } platser behöver lika många rader, inte { $found }.
problem-wolves-pack-order = { $line }: raderna står i platsordning, och seat={ $seat } saknas.
problem-wolves-walked-form = { $line }: ”{ $word }” är ingen varg som alpha@c4.

## Kartan
problem-wolves-hexes-early = hexes: ingenting ligger på kartan innan dess regioner gör det (W3.1).
problem-wolves-regions-count = regions: i det här skedet ska { $count } ligga på kartan (W1.3).
problem-wolves-prey-order = hexes: byten delas ut till en region i taget (W3.2).
problem-wolves-prey-stacks = hexes: för många staplar ”{ $prey }” ligger på kartan (W3.2).
problem-wolves-prey-count = hexes: av ”{ $prey }” ligger { $lying } på kartan och { $taken } är tagna, men det finns { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } är inte märkt för ett byte (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } är inte märkt för en ensamvarg (W1.1).
problem-wolves-lair-lake = hexes: nästet på { $place } ligger inte vid en sjö (W9.1).
problem-wolves-lair-outside = hexes: ett näste står utanför alla regioner (W1.2).
problem-wolves-lairs-region = hexes: en flock har två nästen i samma region (W9.1).
problem-wolves-two-buildings = hexes: två lyor eller nästen står på { $place } (W8.1).
problem-wolves-rivals = hexes: pjäser ur olika flockar delar { $place }, och ingen av dem är en lya (W6.5).
problem-wolves-neutral-token = hexes: den neutrala flocken står inte som dess pollett säger (W16.3).
problem-wolves-neutral-place = hexes: den neutrala flocken står bara vid sjöarna (W16.3).
problem-wolves-pieces = hexes: plats { $seat } har { $found } ”{ $piece }” på kartan, men enligt tavlan ska det vara { $count } (W2.1).
problem-wolves-pieces-most = hexes: plats { $seat } har { $found } ”{ $piece }” på kartan, men enligt tavlan ska det vara högst { $count } (W2.1).
problem-wolves-moons-left = moons: andra regionpolletter är kvar än de räknade faserna lämnar (W14.1).
problem-wolves-moons-early = moons: en regionpollett ligger där ingen har delats ut än (W3.3).

## Flockar
problem-wolves-homes = pack: just de { $count } första platserna ska ha en hemterräng (W3.4).
problem-wolves-homes-same = pack: två platser har samma hemterräng (W3.4).
problem-wolves-wolves-taken = pack: tagna vargar: { $taken }; men borta från kartan är ensamvargar: { $howled }, flockvargar: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] en regionpollett ger inte de poängen (W14.3).
   *[other] { $count } regionpolletter ger inte de poängen (W14.3).
}
problem-wolves-lesser-points = pack: inga lägre värden på polletter ger de poängen (W14.3).

## Drag
problem-wolves-no-decision = turn: i det här skedet skulle ingen ha något att bestämma.
problem-wolves-dealing-count = turn: fler platser är utdelade än det finns (W1.3).
problem-wolves-dealing-over = turn: ingenting delas ut eller ställs ut i det här skedet (W3.5).
problem-wolves-packs-order = turn: flockarna delas ut i platsordning (W3.4).
problem-wolves-snake = turn: placeringen går från första platsen till den sista och tillbaka igen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dagar togs av ensamvargar: { $howled }, dominerade pjäser: { $dominated }, nästen: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: vargar går i skedet ”walk” och i inget annat (W6.1).
problem-wolves-walk-spread = turn: fler vargar går än flockens spridning tillåter (W6.1).
problem-wolves-walk-missing = turn: en varg har gått som inte finns där (W6.1).
problem-wolves-no-action = turn: vargar går och jagar under en handling, och ingen har börjat (W4.4).
problem-wolves-turn-seat = turn: drag { $turn } tillhör en annan plats (W3.6).
problem-wolves-turns-early = turn: drag och handlingar räknas från slutet av placeringen (W3.6).
problem-wolves-hunt-no-choice = turn: byten som inte ger något val tas genast (W12.1).
problem-wolves-over = turn: spelet är slut när alla tre faserna är räknade (W15.1).
problem-wolves-scored-early = turn: en fas är räknad som månen inte har nått (W14.1).
problem-wolves-standstill = turn: ett spel som inte kommer någonvart är redan slut (W15.4).
