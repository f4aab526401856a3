### Hva som er galt med en brettfil eller en stilling i Ulvene. Ordene i filene blir som de er.

## Brettfiler
problem-wolves-zone-size = { $where }: hver sone trenger 3 sekskanter (W1.1).
problem-wolves-zones-overlap = { $where }: en sekskant ligger i to soner eller under innsjøen (W1.1).
problem-wolves-marks = { $where }: to ensomme ulver og ett bytte trenger tre sekskanter på land (W1.1).
problem-wolves-start-twice = { $where }: en sekskant står der to ganger (W1.2).
problem-wolves-turned = { $where }: et brett dreies 0 eller 180 grader, ikke { $turn } (W1.3).
problem-wolves-region-id = { $where }: id «{ $id }» må være et ord av bokstaver, sifre og «-» som ikke noe annet regionbrett har.
problem-wolves-region-terrains = { $where }: de fem sonene trenger fem forskjellige terreng (W1.1).
problem-wolves-region-most = { $where }: et sett har høyst { $most } regionbrett.
problem-wolves-arrangement-twice = { $where }: { $players } spillere har allerede et oppsett (W1.3).
problem-wolves-no-arrangement = Brettfilen har ikke noe oppsett for { $players } spillere (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: { $players } spillere trenger { $count } regioner og ikke noe startbrett (W1.3).
   *[other] { $where }: { $players } spillere trenger { $count } regioner og startbrettet (W1.3).
}
problem-wolves-region-boards = { $where }: { $count } plasser trenger like mange regionbrett (W1.3).
problem-wolves-overlap = To brett overlapper på sekskanten [{ $place }] (W1.3).
problem-wolves-apart = Det går ikke an å gå til { $place } fra { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Startbrettet trenger { $count } sekskanter ved kløften på den nordlige siden (W3.5).
   *[south] Startbrettet trenger { $count } sekskanter ved kløften på den sørlige siden (W3.5).
}
problem-wolves-neutral-corners = Den nøytrale flokken trenger ledige sekskanter nordøst og sørøst for hver innsjø (W16.3).
problem-wolves-stack = { $where }: «{ $word }» er ingen stabel regionmerker som crescent/quarter.
problem-wolves-no-table = { $where }: det finnes ingen tabell for { $players } spillere.

## Ord i en stilling
problem-wolves-regions-twice = { $line }: et regionbrett ligger to steder (W1.3).
problem-wolves-regions-most = { $line }: kartet har { $count } plasser (W1.3).
problem-wolves-moons-count = { $line }: hver av de { $count } regionene trenger merket sitt eller «-» (W3.3).
problem-wolves-hex-form = { $line }: «{ $word }» er ikke skrevet som c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: «{ $text }»: det står høyst 2 brikker på en sekskant (W6.6).
problem-wolves-supply = { $line }: «{ $piece }» er der mer enn { $count } ganger: ingen har flere (W2.1).
problem-wolves-pack-lines = { $line }: { $count } plasser trenger like mange linjer, ikke { $found }.
problem-wolves-pack-order = { $line }: linjene står i plassenes rekkefølge, og seat={ $seat } mangler.
problem-wolves-walked-form = { $line }: «{ $word }» er ingen ulv som alpha@c4.

## Kartet
problem-wolves-hexes-early = hexes: det ligger ingenting på kartet før regionene gjør det (W3.1).
problem-wolves-regions-count = regions: på dette stadiet skal det ligge { $count } (W1.3).
problem-wolves-prey-order = hexes: bytte deles ut til én region om gangen (W3.2).
problem-wolves-prey-stacks = hexes: det ligger for mange stabler «{ $prey }» på kartet (W3.2).
problem-wolves-prey-count = hexes: av «{ $prey }» ligger { $lying } på kartet, og { $taken } er tatt, men det finnes { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } er ikke merket for et bytte (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } er ikke merket for en ensom ulv (W1.1).
problem-wolves-lair-lake = hexes: hulen på { $place } ligger ikke ved en innsjø (W9.1).
problem-wolves-lair-outside = hexes: en hule står utenfor alle regioner (W1.2).
problem-wolves-lairs-region = hexes: en flokk har to huler i samme region (W9.1).
problem-wolves-two-buildings = hexes: det står to hi eller huler på { $place } (W8.1).
problem-wolves-rivals = hexes: brikker fra forskjellige flokker deler { $place }, og ingen av dem er et hi (W6.5).
problem-wolves-neutral-token = hexes: den nøytrale flokken står ikke slik merket sier (W16.3).
problem-wolves-neutral-place = hexes: den nøytrale flokken står bare ved innsjøene (W16.3).
problem-wolves-pieces = hexes: plass { $seat } har { $found } «{ $piece }» på kartet, men etter tavlen skal det være { $count } (W2.1).
problem-wolves-pieces-most = hexes: plass { $seat } har { $found } «{ $piece }» på kartet, men etter tavlen skal det være høyst { $count } (W2.1).
problem-wolves-moons-left = moons: det er andre regionmerker igjen enn de fasene som er telt opp, etterlater (W14.1).
problem-wolves-moons-early = moons: det ligger et regionmerke der ingen er delt ut ennå (W3.3).

## Flokker
problem-wolves-homes = pack: nettopp de første { $count } plassene skal ha et hjemterreng (W3.4).
problem-wolves-homes-same = pack: to plasser har samme hjemterreng (W3.4).
problem-wolves-wolves-taken = pack: ulver tatt: { $taken }; men borte fra kartet er ensomme ulver: { $howled }, flokkulver: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] ett regionmerke gir ikke de poengene (W14.3).
   *[other] { $count } regionmerker gir ikke de poengene (W14.3).
}
problem-wolves-lesser-points = pack: ingen lavere verdier på merker gir de poengene (W14.3).

## Turer
problem-wolves-no-decision = turn: på dette stadiet ville ingen ha noe å bestemme.
problem-wolves-dealing-count = turn: det er delt ut til flere plasser enn det finnes (W1.3).
problem-wolves-dealing-over = turn: ingenting deles ut eller stilles ut på dette stadiet (W3.5).
problem-wolves-packs-order = turn: flokkene deles ut i plassenes rekkefølge (W3.4).
problem-wolves-snake = turn: plasseringen går fra den første plassen til den siste og tilbake igjen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dager ble tatt av ensomme ulver: { $howled }, dominerte brikker: { $dominated }, huler: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: ulver går på stadiet «walk» og ikke på noe annet (W6.1).
problem-wolves-walk-spread = turn: flere ulver går enn flokkens spredning tillater (W6.1).
problem-wolves-walk-missing = turn: en ulv har gått som ikke er der (W6.1).
problem-wolves-no-action = turn: ulver går og jakter i en handling, og ingen har begynt (W4.4).
problem-wolves-turn-seat = turn: tur { $turn } tilhører en annen plass (W3.6).
problem-wolves-turns-early = turn: turer og handlinger telles fra slutten av plasseringen (W3.6).
problem-wolves-hunt-no-choice = turn: bytte som ikke gir noe valg, tas med en gang (W12.1).
problem-wolves-over = turn: spillet er over når alle tre fasene er telt opp (W15.1).
problem-wolves-scored-early = turn: en fase er telt opp som månen ikke har nådd (W14.1).
problem-wolves-standstill = turn: et spill som ikke kommer noen vei, er allerede over (W15.4).
