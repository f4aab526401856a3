### Hvad der er galt med en pladefil eller en stilling i Ulvene. Filernes ord bliver, som de er.

## Pladefiler
problem-wolves-zone-size = { $where }: hver zone skal have 3 sekskanter (W1.1).
problem-wolves-zones-overlap = { $where }: en sekskant ligger i to zoner eller under søen (W1.1).
problem-wolves-marks = { $where }: to enlige ulve og ét bytte kræver tre sekskanter på land (W1.1).
problem-wolves-start-twice = { $where }: en sekskant står der to gange (W1.2).
problem-wolves-turned = { $where }: en plade drejes 0 eller 180 grader, ikke { $turn } (W1.3).
problem-wolves-region-id = { $where }: id »{ $id }« skal være et ord af bogstaver, cifre og »-«, som ingen anden områdeplade har.
problem-wolves-region-terrains = { $where }: de fem zoner skal have fem forskellige terræner (W1.1).
problem-wolves-region-most = { $where }: et sæt har højst { $most } områdeplader.
problem-wolves-arrangement-twice = { $where }: { $players } spillere har allerede en opstilling (W1.3).
problem-wolves-no-arrangement = Pladefilen har ingen opstilling til { $players } spillere (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: { $players } spillere kræver { $count } områder og ingen startplade (W1.3).
   *[other] { $where }: { $players } spillere kræver { $count } områder og startpladen (W1.3).
}
problem-wolves-region-boards = { $where }: { $count } pladser kræver lige så mange områdeplader (W1.3).
problem-wolves-overlap = To plader overlapper på sekskanten [{ $place }] (W1.3).
problem-wolves-apart = Man kan ikke gå til { $place } fra { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Startpladen skal have { $count } sekskanter ved kløften på den nordlige side (W3.5).
   *[south] Startpladen skal have { $count } sekskanter ved kløften på den sydlige side (W3.5).
}
problem-wolves-neutral-corners = Den neutrale flok kræver frie sekskanter nordøst og sydøst for hver sø (W16.3).
problem-wolves-stack = { $where }: »{ $word }« er ingen stak områdepoletter som crescent/quarter.
problem-wolves-no-table = { $where }: der er ingen tabel til { $players } spillere.

## Ord i en stilling
problem-wolves-regions-twice = { $line }: en områdeplade ligger to steder (W1.3).
problem-wolves-regions-most = { $line }: kortet har { $count } pladser (W1.3).
problem-wolves-moons-count = { $line }: hvert af de { $count } områder skal have sin polet eller »-« (W3.3).
problem-wolves-hex-form = { $line }: »{ $word }« er ikke skrevet som c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: »{ $text }«: der står højst 2 brikker på en sekskant (W6.6).
problem-wolves-supply = { $line }: »{ $piece }« er der mere end { $count } gange: ingen har flere (W2.1).
problem-wolves-pack-lines = { $line }: { $count } pladser kræver lige så mange linjer, ikke { $found }.
problem-wolves-pack-order = { $line }: linjerne står i pladsernes orden, og seat={ $seat } mangler.
problem-wolves-walked-form = { $line }: »{ $word }« er ingen ulv som alpha@c4.

## Kortet
problem-wolves-hexes-early = hexes: der ligger intet på kortet, før dets områder gør (W3.1).
problem-wolves-regions-count = regions: på dette stadie skal der ligge { $count } (W1.3).
problem-wolves-prey-order = hexes: bytte uddeles til ét område ad gangen (W3.2).
problem-wolves-prey-stacks = hexes: der ligger for mange stakke »{ $prey }« på kortet (W3.2).
problem-wolves-prey-count = hexes: af »{ $prey }« ligger { $lying } på kortet, og { $taken } er taget, men der er { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } er ikke mærket til bytte (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } er ikke mærket til en enlig ulv (W1.1).
problem-wolves-lair-lake = hexes: lejet på { $place } ligger ikke ved en sø (W9.1).
problem-wolves-lair-outside = hexes: et leje står uden for alle områder (W1.2).
problem-wolves-lairs-region = hexes: en flok har to lejer i samme område (W9.1).
problem-wolves-two-buildings = hexes: der står to huler eller lejer på { $place } (W8.1).
problem-wolves-rivals = hexes: brikker fra forskellige flokke deler { $place }, og ingen af dem er en hule (W6.5).
problem-wolves-neutral-token = hexes: den neutrale flok står ikke, som dens polet siger (W16.3).
problem-wolves-neutral-place = hexes: den neutrale flok står kun ved søerne (W16.3).
problem-wolves-pieces = hexes: plads { $seat } har { $found } »{ $piece }« på kortet, men efter tavlen skal der være { $count } (W2.1).
problem-wolves-pieces-most = hexes: plads { $seat } har { $found } »{ $piece }« på kortet, men efter tavlen skal der være højst { $count } (W2.1).
problem-wolves-moons-left = moons: der er andre områdepoletter tilbage, end de optalte faser efterlader (W14.1).
problem-wolves-moons-early = moons: der ligger en områdepolet, hvor ingen er uddelt endnu (W3.3).

## Flokke
problem-wolves-homes = pack: netop de første { $count } pladser skal have et hjemterræn (W3.4).
problem-wolves-homes-same = pack: to pladser har samme hjemterræn (W3.4).
problem-wolves-wolves-taken = pack: tagne ulve: { $taken }; men væk fra kortet er enlige ulve: { $howled }, flokulve: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] én områdepolet giver ikke de point (W14.3).
   *[other] { $count } områdepoletter giver ikke de point (W14.3).
}
problem-wolves-lesser-points = pack: ingen lavere værdier på poletter giver de point (W14.3).

## Ture
problem-wolves-no-decision = turn: på dette stadie ville ingen have noget at bestemme.
problem-wolves-dealing-count = turn: der er uddelt til flere pladser, end der er (W1.3).
problem-wolves-dealing-over = turn: intet uddeles eller stilles ud på dette stadie (W3.5).
problem-wolves-packs-order = turn: flokkene uddeles i pladsernes orden (W3.4).
problem-wolves-snake = turn: placeringen går fra den første plads til den sidste og tilbage igen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dage blev taget af enlige ulve: { $howled }, dominerede brikker: { $dominated }, lejer: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: ulve går på stadiet »walk« og på intet andet (W6.1).
problem-wolves-walk-spread = turn: flere ulve går, end flokkens spredning tillader (W6.1).
problem-wolves-walk-missing = turn: en ulv er gået, som ikke er der (W6.1).
problem-wolves-no-action = turn: ulve går og jager i en handling, og ingen er begyndt (W4.4).
problem-wolves-turn-seat = turn: tur { $turn } tilhører en anden plads (W3.6).
problem-wolves-turns-early = turn: ture og handlinger tælles fra placeringens slutning (W3.6).
problem-wolves-hunt-no-choice = turn: bytte, der ikke giver noget valg, tages straks (W12.1).
problem-wolves-over = turn: spillet er slut, når alle tre faser er talt op (W15.1).
problem-wolves-scored-early = turn: en fase er talt op, som månen ikke har nået (W14.1).
problem-wolves-standstill = turn: et spil, der ikke kommer nogen vegne, er allerede slut (W15.4).
