### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Vargarna
pitch-the-wolves = Led en flock genom fem terränger, yla efter ensamvargar och håll regionerna när månen räknas. Ingen tur efter uppställningen.
picture-the-wolves = Spelplanen i Vargarna, med vargar som går
role-the-wolves = Flock { $number }
option-the-wolves-action-tokens = Polletter per drag
option-the-wolves-action-tokens-help = Hur många handlingspolletter en flock får använda i ett drag. Den tjeckiska utgåvan råder till en.
option-the-wolves-action-tokens-any = så många man vill
option-the-wolves-action-tokens-one = högst en
option-the-wolves-late-tokens = Polletter till sena platser
option-the-wolves-late-tokens-help = De sista i turordningen börjar med en handlingspollett.
option-the-wolves-late-tokens-no = nej
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Brickor
option-the-wolves-tiles-help = Vilken sida brickorna visar från början.
option-the-wolves-tiles-fronts = alla framsidor
option-the-wolves-tiles-chosen = varje flock väljer
option-the-wolves-packs = Flockar
option-the-wolves-packs-help = Hur hemterrängerna fördelas.
option-the-wolves-packs-dealt = slumpas
option-the-wolves-packs-chosen = väljs i platsordning
option-the-wolves-alpha-tiebreak = Tredje avgörande
option-the-wolves-alpha-tiebreak-help = Om alfavargar på kartan avgör när allt annat är lika.
option-the-wolves-alpha-tiebreak-on = alfavargar avgör
option-the-wolves-alpha-tiebreak-off = delad seger
option-the-wolves-turn-limit = Draggräns
option-the-wolves-turn-limit-help = Draget efter vilket ett parti som står still räknas.
option-the-wolves-board = Egna spelplaner
option-the-wolves-board-help = En fil med egna regionplaner eller en egen uppställning.

## game

# The Wolves: things, actions, questions and what happened.

# Things
wolves-terrain = { $terrain ->
    [forest] skog
    [rock] berg
    [grass] gräs
    [tundra] tundra
    [desert] öken
   *[blank] inte utdelad än
}
wolves-prey = { $prey ->
    [moose] älg
    [deer] hjort
    [raccoon] tvättbjörn
    [boar] vildsvin
   *[hare] hare
}
wolves-neutral = den neutrala flocken
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfavarg ({ $owner })
    [den] lya ({ $owner })
    [lair] näste ({ $owner })
   *[pack] flockvarg ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfavarg ({ $owner }) på { $hex }
    [den] lya ({ $owner }) på { $hex }
    [lair] näste ({ $owner }) på { $hex }
   *[pack] flockvarg ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensamvarg
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en ravin: här kan inget stå
wolves-nowhere = { $hex } finns inte på den här kartan
wolves-lake = Sjö { $hex }. { $token }. Kontroll: { $control }
wolves-token = { $phase ->
    [crescent] månskärepollett, { $first } till den starkaste flocken och { $second } till den andra
    [quarter] halvmånepollett, { $first } till den starkaste flocken och { $second } till den andra
   *[full] fullmånepollett, { $first } till den starkaste flocken och { $second } till den andra
}
wolves-no-token = Ingen pollett kvar
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nått dag { $date }; alla faser är räknade
    [crescent] Månen är på dag { $date }; månskäran räknas på dag { $next }
    [quarter] Månen är på dag { $date }; halvmånen räknas på dag { $next }
   *[full] Månen är på dag { $date }; fullmånen räknas på dag { $next }
}

# Player boards
wolves-home = hem: { $terrain }
wolves-home-undealt = hemterräng inte utdelad än
wolves-home-tile = hembricka, den vänds aldrig
wolves-home-tile-name = hembricka
wolves-tile = { $shows }; vänd visar den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spridning
    [speed] snabbhet
   *[howl] yl
}
wolves-track = { $track ->
    [spread] spridning { $value }: så många vargar får gå i en flytt; { $next } efter nästa lya
    [speed] snabbhet { $value }: så långt går en varg; { $next } efter nästa lya
   *[howl] yl { $value }: så långt hörs en alfavarg; { $next } efter nästa lya
}
wolves-track-dens = { $track ->
    [spread] spridning { $value }, { $dens } av { $size } lyor byggda
    [speed] snabbhet { $value }, { $dens } av { $size } lyor byggda
   *[howl] yl { $value }, { $dens } av { $size } lyor byggda
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspollett: en extra handling i ett drag
   *[other] { $count } handlingspolletter: var och en är en extra handling i ett drag
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrängpollett: den betalar valfri terräng
   *[other] { $count } terrängpolletter: var och en betalar valfri terräng
}
wolves-called = { $count ->
    [one] { $count } kallad varg
   *[other] { $count } kallade vargar
}
wolves-lairs = { $count ->
    [one] { $count } byggt näste
   *[other] { $count } byggda nästen
}
wolves-prey-taken = har tagit: { $prey }
wolves-prey-free = inte taget än: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } poäng från regioner, { $tokens } vunnen pollett
   *[other] { $points } poäng från regioner, { $tokens } vunna polletter
}
wolves-own = Din flock
wolves-own-tiles = Dina brickor
wolves-own-pays = Vad dina brickor betalar
wolves-own-tracks = Dina spår
wolves-own-things = Dina polletter och byten
wolves-pays = { $now ->
    [0] ingen bricka visar { $terrain }
    [one] { $now } bricka visar { $terrain }
   *[other] { $now } brickor visar { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vändning
wolves-score = { $part ->
    [spread] spridning
    [speed] snabbhet
    [howl] yl
    [lairs] nästen
    [hunt] jakt
    [wolves] vargar
    [regions] regioner
   *[lesser] andraplatser
}

# The strip above the table
wolves-turn = Drag { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling kvar, handlingspolletter: { $tokens }
    [one] { $left } fri handling kvar, handlingspolletter: { $tokens }
   *[other] { $left } fria handlingar kvar, handlingspolletter: { $tokens }
}
wolves-next-regions = { $count ->
    [0] ingen region räknas härnäst
    [one] { $count } region räknas härnäst
   *[other] { $count } regioner räknas härnäst
}
wolves-stage-regions = Regionplanerna läggs ut
wolves-stage-prey = Bytena läggs ut
wolves-stage-moons = Regionpolletterna läggs ut
wolves-stage-packs = Flockarna får sina hemterränger
wolves-stage-tiles = Flockarna väljer hur brickorna ligger
wolves-stage-draft = Flockarna kommer in på kartan
wolves-stage-act = Flockarna handlar
wolves-stage-walk = Vargarna går
wolves-stage-hunt = En jakt
wolves-stage-over = Partiet är slut

# Actions
wolves-do-region = Lägg en region
wolves-do-prey = Lägg ett byte
wolves-do-moon = Lägg en regionpollett
wolves-do-pack = Ta en flock
wolves-do-tiles = Lägg brickorna
wolves-do-draft = Placera
wolves-do-move = Flytta
wolves-do-walk = Gå
wolves-do-stop = Sluta gå
wolves-do-den = Bygg en lya
wolves-do-lair = Bygg ett näste
wolves-do-howl = Yla
wolves-do-dominate = Dominera
wolves-do-hunt = Jaga
wolves-do-end = Avsluta draget
wolves-side-fronts = alla framsidor
wolves-side-backs = alla baksidor
wolves-aside = till { $hex }
wolves-payment = { $parts }
wolves-pay-token = en terrängpollett
wolves-pay-home = hembricka ({ $terrain })
wolves-pay-tile = { $shows } (vänds till { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfavarg på { $hex }
   *[pack] flockvarg på { $hex }
}
wolves-brief-aside = den undanträngda till { $hex }
wolves-brief-pay = betalar { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } förblir { $value }

# Questions
wolves-price = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
wolves-ask-pay = Hur betalar du?
wolves-ask-track = Från vilket spår tas lyan?
wolves-ask-aside = Välj vart den undanträngda vargen går: { $count } platser är lika nära.
wolves-ask-move = Till vilken terräng går dina vargar?
wolves-ask-walk = Vilken varg går?
wolves-ask-walk-to = { $kind ->
    [alpha] Vart går alfavargen på { $hex }?
   *[pack] Vart går flockvargen på { $hex }?
}
wolves-ask-den = Var bygger du lyan?
wolves-ask-lair = Vilken lya blir ett näste?
wolves-ask-howl = Vilken ensamvarg kallar du på?
wolves-ask-dominate = Vilken pjäs dominerar du?
wolves-open-packs = Välj din flock.
wolves-open-tiles = Vilken sida av brickorna ligger uppåt från början?
wolves-open-draft = Välj en hexruta för en alfavarg och en flockvarg.
wolves-open-hunt = Två likadana byten är inom räckhåll: välj vilket du tar.
wolves-open-walk = { $walkers ->
    [one] { $walkers } varg till får gå, terräng: { $terrain }. Eller sluta gå.
   *[other] { $walkers } vargar till får gå, terräng: { $terrain }. Eller sluta gå.
}
wolves-open-act = Välj handling { $action } av { $free }.
wolves-open-token = { $tokens ->
    [one] Dina { $free } handlingar är gjorda: använd din handlingspollett eller avsluta draget.
   *[other] Dina { $free } handlingar är gjorda: använd en handlingspollett eller avsluta draget.
}
wolves-open-end = Dina { $free } handlingar är gjorda: avsluta draget eller ångra.

# What happened
wolves-log-region = Region { $region } läggs runt sjö { $lake }.
wolves-log-prey = På { $at } läggs { $prey }.
wolves-log-token = En regionpollett läggs på sjö { $lake }.
wolves-log-pack = { $who } får flocken: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } börjar med alla framsidor.
   *[backs] { $who } börjar med alla baksidor.
}
wolves-log-draft = { $who } placerar en alfavarg och en flockvarg på { $at }.
wolves-log-spend = { $who } använder en handlingspollett.
wolves-log-pay = { $tokens ->
    [0] { $who } betalar { $terrain } med { $tiles }.
    [one] { $who } betalar { $terrain } med { $tiles } och en pollett.
   *[other] { $who } betalar { $terrain } med { $tiles } och { $tokens } polletter.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } betalar { $terrain } med en pollett.
   *[other] { $who } betalar { $terrain } med { $tokens } polletter.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfavarg { $from } → { $to }.
   *[pack] { $who }: flockvarg { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfavarg trängs undan { $from } → { $to }.
   *[pack] { $who }: flockvarg trängs undan { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kallar på ensamvargen på { $at }: en ny alfavarg.
   *[pack] { $who } kallar på ensamvargen på { $at }: en ny flockvarg.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en lya på { $at }, för spridning.
    [speed] { $who } bygger en lya på { $at }, för snabbhet.
   *[howl] { $who } bygger en lya på { $at }, för yl.
}
wolves-log-lair = { $who } bygger ut lyan på { $at } till ett näste.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerar lyan på { $at } ({ $rival }).
   *[pack] { $who } dominerar flockvargen på { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspollett.
   *[terrain] { $who } får en terrängpollett.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } fäller ett byte på { $at }: { $prey }.
wolves-log-end = { $who } passar utan handling.
wolves-log-phase = { $phase ->
    [crescent] Månskäran räknas.
    [quarter] Halvmånen räknas.
   *[full] Fullmånen räknas.
}
wolves-log-region-scored-seat = { $others ->
    [0] Sjö { $lake }: { $who } får { $points }.
   *[other] Sjö { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Sjö { $lake }: den neutrala flocken är först, polletten går förlorad.
   *[other] Sjö { $lake }: den neutrala flocken är först, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Sjö { $lake }: ingen tar polletten.
    [one] Sjö { $lake }: ingen tar polletten, { $lesser } får { $lesser_points }.
   *[other] Sjö { $lake }: ingen tar polletten, { $lesser } får { $lesser_points } var.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handlade längre, så de återstående månarna räknades.
    [turn-limit] Sista draget nåddes, så de återstående månarna räknades.
   *[full-moon] Fullmånen är räknad: partiet är slut.
}

# The end of a game
ending-the-wolves-full-moon = Fullmånen är räknad.
ending-the-wolves-standstill = Ingen handlade längre, så de återstående månarna räknades.
ending-the-wolves-turn-limit = Sista draget nåddes, så de återstående månarna räknades.
part-the-wolves-spread = Spridning
part-the-wolves-speed = Snabbhet
part-the-wolves-howl = Yl
part-the-wolves-lairs = Nästen
part-the-wolves-hunt = Jakt
part-the-wolves-wolves = Vargar
part-the-wolves-regions = Regionpolletter
part-the-wolves-lesser = Andraplatser

## reasons

reason-the-wolves-region-laid = den regionplanen ligger redan på kartan
reason-the-wolves-prey-laid = { $word ->
    [moose] ingen hög med älg finns kvar att lägga
    [deer] ingen hög med hjort finns kvar att lägga
    [raccoon] ingen hög med tvättbjörn finns kvar att lägga
    [boar] ingen hög med vildsvin finns kvar att lägga
   *[hare] ingen hög med hare finns kvar att lägga
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] ingen månskärepollett finns kvar att lägga
    [quarter] ingen halvmånepollett finns kvar att lägga
   *[full] ingen fullmånepollett finns kvar att lägga
}
reason-the-wolves-pack-taken = flocken tillhör redan en annan plats: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } är ingen hexruta på startplanen vid ravinen
reason-the-wolves-draft-on-taken = { $hex } är redan upptagen
reason-the-wolves-draft-same-side = ditt andra par hör hemma på andra sidan ravinen
reason-the-wolves-draft-on-token = en pollett ligger på { $hex }
reason-the-wolves-draft-on-piece = { $hex } är redan upptagen
reason-the-wolves-draft-under-crescent = { $hex } ligger i en region med månskärepollett
reason-the-wolves-not-dealing = kartan är redan lagd
reason-the-wolves-packs-known = varje plats har redan sin flock
reason-the-wolves-tiles-fixed = brickor vänds bara före placeringen, och bara om bordet säger så
reason-the-wolves-draft-over = placeringen är över
reason-the-wolves-packs-first = välj din flock först
reason-the-wolves-tiles-first = välj först vilken sida av dina brickor som ska ligga upp
reason-the-wolves-draft-first = placera först dina vargar
reason-the-wolves-deal-first = kartan måste läggas först
reason-the-wolves-walk-first = gör klart flytten först: låt vargar gå eller välj ”{ wolves-do-stop }”
reason-the-wolves-hunt-first = välj först vilket av de likadana bytena du tar
reason-the-wolves-pay-first = vargar går när flytten är betald: välj först ”{ wolves-do-move }”
reason-the-wolves-no-hunt = byten tas av sig själva; man väljer bara mellan likadana
reason-the-wolves-no-action-left = dina två handlingar är gjorda och du har ingen handlingspollett
reason-the-wolves-one-token-a-turn = det här bordet tillåter en handlingspollett per drag
reason-the-wolves-cannot-pay = du kan inte betala { $cost } av { wolves-terrain } med dina brickor och polletter
reason-the-wolves-tile-shows-other = en bricka som används här visar inte { wolves-terrain } nu
reason-the-wolves-tokens-missing = så många terrängpolletter har du inte
reason-the-wolves-wrong-price = det här kostar exakt { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfavarg på { $hex }
   *[pack] du har ingen flockvarg på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfavargen på { $hex } har redan gått i den här flytten
   *[pack] flockvargen på { $hex } har redan gått i den här flytten
}
reason-the-wolves-walk-in-place = att gå tillbaka till sin egen hexruta är ingen flytt
reason-the-wolves-walk-off-terrain = { $end } är inte { wolves-terrain }, terrängen du betalade för
reason-the-wolves-walk-too-far = { $end } är { $steps } steg bort och din snabbhet är { $speed }
reason-the-wolves-walk-onto-token = ingen varg får sluta på en ensamvarg eller ett byte
reason-the-wolves-walk-onto-two = två pjäser står redan på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan sluta sig till den neutrala flocken
reason-the-wolves-walk-onto-lair = ett fientligt näste står på { $end }
reason-the-wolves-walk-onto-alpha = en fientlig alfavarg står på { $end }
reason-the-wolves-walk-pack-onto-pack = bara en alfavarg får tränga undan flockvargen på { $end }
reason-the-wolves-no-wolf-can-walk = ingen av dina vargar har någonstans att gå: välj ”{ wolves-do-stop }”
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfavargen på { $hex } har ingenstans att gå i den här flytten
   *[pack] flockvargen på { $hex } har ingenstans att gå i den här flytten
}
reason-the-wolves-no-refuge = det finns ingen hexruta dit den undanträngda vargen kan gå
reason-the-wolves-refuge-needed = säg vart den undanträngda vargen går: { $refuges }
reason-the-wolves-refuge-not-nearest = den undanträngda vargen går till någon av de närmaste: { $refuges }
reason-the-wolves-nobody-displaced = ingen varg trängs undan här
reason-the-wolves-nowhere-to-dig = det finns ingen hexruta du kan betala och bygga en lya på
reason-the-wolves-den-on-token = en ensamvarg eller ett byte är på { $hex }
reason-the-wolves-den-on-two = två pjäser står redan på { $hex }
reason-the-wolves-den-on-rival = en annan flocks pjäs står på { $hex }
reason-the-wolves-den-on-den = en lya eller ett näste står redan på { $hex }
reason-the-wolves-den-without-alpha = ingen av dina alfavargar är på { $hex } eller bredvid
reason-the-wolves-no-den-left = alla dina lyor är byggda
reason-the-wolves-track-empty = ingen lya finns kvar på ditt spår ”{ wolves-track-name }”
reason-the-wolves-nothing-to-upgrade = du har ingen lya som du kan betala och bygga ut
reason-the-wolves-lair-without-den = du har ingen lya på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger inte vid en sjö
reason-the-wolves-lair-in-region = du har redan ett näste i den här regionen
reason-the-wolves-lair-without-alpha = ingen av dina alfavargar är på { $hex } eller bredvid
reason-the-wolves-no-lair-left = alla dina nästen är byggda
reason-the-wolves-nothing-to-howl = det finns ingen ensamvarg som du kan nå och betala
reason-the-wolves-howl-without-lone-wolf = ingen ensamvarg är på { $hex }
reason-the-wolves-howl-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-left = ingen varg finns kvar på din tavla
reason-the-wolves-nothing-to-dominate = det finns ingen pjäs som du kan nå och betala
reason-the-wolves-dominate-nothing = ingen sådan pjäs står på { $hex }
reason-the-wolves-dominate-own = du kan inte dominera din egen pjäs
reason-the-wolves-dominate-neutral = den neutrala flocken kan inte domineras
reason-the-wolves-dominate-strong = alfavargar och nästen kan aldrig domineras
reason-the-wolves-dominate-pair = två pjäser från den flocken skyddar varandra på { $hex }
reason-the-wolves-dominate-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-to-replace = ingen varg finns kvar på din tavla som kan ta dess plats
reason-the-wolves-no-den-to-replace = ingen lya finns kvar på din tavla som kan ta dess plats
reason-the-wolves-track-needed = säg från vilket spår den nya lyan tas
reason-the-wolves-track-not-needed = en varg ersätts av en varg: inget spår anges
reason-the-wolves-hunt-nothing = inget sådant byte är på { $hex }
reason-the-wolves-hunt-again = du har redan det här slags bytet
reason-the-wolves-hunt-too-few = dina vargar står på färre än 3 hexrutor bredvid { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Återgivna efter tre tryckta utgåvor: den ukrainska, den ryska och den tjeckiska. Där de skiljer sig åt, tiger eller låter en bild svara säger en anmärkning hur Wolfden spelar. Ingenting på kartan eller spelarplanerna har behövt hittas på.

rule-w1 = Kartan
rule-w1-1 = En regionplan har 16 hexrutor: en sjö och fem områden om tre hexrutor, vart och ett med sin egen terräng. Två hexrutor är märkta för en ensamvarg, en för ett byte. Alla tio regionplaner har denna form; det som skiljer är var terrängerna ligger.
rule-w1-2 = Startplanen har samma kontur. En ravin på sex hexrutor går tvärs igenom den, med fem hexrutor på den norra och fem på den södra sidan; varje sida har varje terräng en gång. Startplanen är ingen region och räknas aldrig. Du får bygga lyor där men inga nästen, eftersom där inte finns någon sjö.
rule-w1-3 =
    Hur planerna ligger är bestämt för varje antal spelare. Vilken regionplan som hamnar var avgör slumpen.
    | spelare | planer
    | 2 | 5 regioner, ingen startplan
    | 3 | startplan och 6 regioner
    | 4 | startplan och 8 regioner
    | 5 | startplan och 10 regioner
rule-w1-3-ruling = Slumpen delar ut planer, byten, regionpolletter och flockar i tur och ordning. Det är lika rättvist som att blanda, och en repris kan minnas det.
rule-w1-4 = Avstånd mäts på två sätt. Gång räknas i steg från hexruta till hexruta; det finns ingen väg över sjöar, över ravinen eller utanför kartan, medan pjäser och polletter aldrig är i vägen. Räckvidd, för att yla och dominera, räknas rakt över allt.
rule-w1-4-ruling = Bara den tjeckiska utgåvan säger att ett yl bär över vatten. En lucka i kartan behandlas som vatten.

rule-w2 = Pjäser och spelarplaner
rule-w2-1 = Varje spelare har 4 alfavargar, 8 flockvargar, 12 lyor, 4 nästen och 6 terrängbrickor.
rule-w2-2 =
    Tre spår på din plan har fyra lyor var. Lyorna du tar från ett spår höjer dess värde.
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | yl | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den andra och den fjärde lyan på ett spår ger dessutom en pollett.
    | spår | andra lyan | fjärde lyan
    | spridning, 3–5 spelare | handlingspollett | terrängpollett
    | snabbhet, 3–5 spelare | terrängpollett | handlingspollett
    | yl, 3–5 spelare | terrängpollett | handlingspollett
    | varje spår, 2 spelare | handlingspollett | terrängpollett
rule-w2-3-ruling = Vilken pollett det är framgår bara av bilderna av planerna.
rule-w2-4 =
    Ett spår som lyor har tagits från ger poäng i slutet.
    | tagna lyor | 0–2 | 3 | 4
    | 3–5 spelare | 0 | 3 | 7
    | 2 spelare | 0 | 2 | 5
rule-w2-5 =
    Åtta vargar väntar på din plan. De kommer ut i denna ordning: flock, flock, alfa, flock, flock, alfa, flock, flock.
    | tagna vargar | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | poäng | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Nästen blir värda mer och mer, och vart och ett ger genast en terrängpollett.
    | byggda nästen | 1 | 2 | 3 | 4
    | poäng | 5 | 10 | 15 | 20
rule-w2-6-ruling = Att nästen ger polletten även med två spelare framgår bara av en bild.
rule-w2-7 =
    Jaktspåret har plats för en pollett av varje slags byte. Med 3–5 spelare ger varje slag dessutom en handlingspollett när det tas; med två spelare ger det ingen.
    | slags byten | 1 | 2 | 3 | 4 | 5
    | poäng, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | poäng, 2 spelare | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Värdena på ett spår läggs inte ihop. I slutet räknas bara det längst nådda värdet, en gång för vart och ett av de sex spåren: spridning, snabbhet, yl, vargar, nästen och jakt.
rule-w2-9 = En av dina sex brickor är hembrickan: båda sidorna visar din flocks hemterräng. De andra fem är lika för alla: skog/berg, berg/gräs, gräs/tundra, tundra/öken och öken/skog (framsida/baksida). I början måste de visa fem olika terränger, och det går bara på två sätt: alla framsidor upp eller alla baksidor upp.
rule-w2-9-ruling = Reglerna i utgåvorna låter alla lägga brickorna som de vill, bara ingen terräng syns två gånger. Wolfden börjar med alla framsidor upp, om inte bordet låter spelarna välja (W17).

rule-w3 = Förberedelser för tre till fem spelare
rule-w3-1 = Lägg ut planerna (W1.3) och ställ en ensamvarg på varje hexruta som är märkt för en: två i varje region.
rule-w3-2 =
    Varje bytesruta får en stapel med två lika polletter. De här staplarna delas ut slumpvis:
    | spelare | älg | hjort | tvättbjörn | vildsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den ryska utgåvan kallar det minsta bytet hare, de två andra kanin. Det är samma pollett.
rule-w3-3 =
    Varje sjö får en regionpollett. De här delas ut slumpvis:
    | spelare | månskära | halvmåne | fullmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den ryska utgåvan trycker ”4 spelare” över två av sina rader; de andra utgåvorna visar att den sista raden gäller fem.
rule-w3-4 = Varje spelare leder sin egen flock, och varje flock har sin egen hemterräng.
rule-w3-4-ruling = Böckerna låter spelarna välja och nämner ingen ordning. Wolfden delar ut flockarna slumpvis eller låter spelarna välja i platsordning (W17).
rule-w3-5 = Nu ställer alla ut vargar: först från den första platsen till den sista, sedan tillbaka från den sista till den första. Varje gång ställer du en alfavarg och en flockvarg tillsammans på en tom hexruta på startplanen intill ravinen. Ditt andra par måste stå på andra sidan ravinen från det första.
rule-w3-6 = Den som ställde ut först har det första draget. Sedan går turen medurs.
rule-w3-6-ruling = Utgåvorna utser den första spelaren slumpvis, på valfritt sätt eller efter bästa yl. I Wolfden är det den första platsen.

rule-w4 = Ditt drag
rule-w4-1 = Du får utföra två handlingar i ditt drag, gärna samma två gånger. Du får sluta efter en, eller inte utföra någon alls.
rule-w4-1-ruling = Upp till två är vad den tjeckiska utgåvan säger; de andra säger två. Ett drag är slut först när spelaren avslutar det.
rule-w4-2 = Efter dina två handlingar köper varje handlingspollett du lämnar tillbaka en till: så många du har, också de du fått i det här draget. Den extra handlingen kostar brickor som alla andra.
rule-w4-2-ruling = Den ryska utgåvan säger allt detta. Den tjeckiska rekommenderar högst en pollett per drag; ett bord kan välja det (W17).
rule-w4-3 =
    Så mycket kostar handlingarna:
    | handling | brickor
    | flytta | 1
    | yla | 2
    | bygga en lya | 2
    | bygga ut till ett näste | 2
    | dominera | 3
rule-w4-4 = Efter varje handling kontrolleras din jakt (W12). När du avslutar ditt drag räknas de månfaser som har nåtts i det (W14). Sedan är det nästa spelares drag.

rule-w5 = Betala
rule-w5-1 = Du betalar i terrängen på den hexruta som handlingen gäller. En flytt betalas i den terräng där vargarna stannar.
rule-w5-2 = Betala exakt priset: med brickor som visar terrängen just nu, med terrängpolletter eller med båda. Ingen bricka räknas två gånger i en handling. En terrängpollett gäller som en bricka med valfri terräng, och enbart polletter går också bra. Vänd sedan brickorna du använde och lämna tillbaka polletterna.
rule-w5-3 = Om fler brickor visar terrängen än du behöver väljer du vilka av dem du vänder, för deras baksidor skiljer sig. Hembrickan visar samma terräng på baksidan, så den kan hjälpa till att betala även din nästa handling.
rule-w5-4 = Handlingspolletter och terrängpolletter tar aldrig slut.
rule-w5-4-ruling = Ingen utgåva säger att polletterna i lådan är en gräns.

rule-w6 = Flytta
rule-w6-intro = Pris: 1 bricka.
rule-w6-1 = Säg en terräng och betala för den. Sedan får du gå med så många av dina vargar som din spridning tillåter. Var och en går en gång, minst ett steg och högst så många som din snabbhet, och var och en måste stanna på en hexruta med terrängen du sade. Var den börjar och vad den går över spelar ingen roll.
rule-w6-2 = Vargarna går en efter en. Efter var och en får ingen gräns vara bruten, och en undanträngd varg går till sin nya hexruta innan nästa varg går.
rule-w6-2-ruling = Den tjeckiska utgåvan prövar gränsen på två pjäser efter handlingen, de andra nämner ingen tidpunkt. Att pröva efter varje varg passar alla tre.
rule-w6-3 = En varg går över allt utom sjöar och ravinen. Den får inte stanna på en ensamvarg eller ett byte.
rule-w6-4 = En varg får stanna på en tom hexruta, hos exakt en av dina pjäser eller på en hexruta där en fientlig lya är den enda pjäsen. En alfavarg får också stanna där en fientlig flockvarg står ensam; den trängs undan (W7).
rule-w6-5 = Därför stannar ingen varg hos två pjäser, på ett fientligt näste eller hos en fientlig alfavarg, och en flockvarg aldrig hos en fientlig flockvarg.
rule-w6-6 = När en varg har gått rymmer en hexruta aldrig mer än två pjäser. Du får betala för en flytt och inte låta någon gå; det är en handling ändå. Att komma tillbaka till hexrutan man gick från är ingen flytt.
rule-w6-6-ruling = Ingen utgåva förbjuder en flytt där ingen går. Den vänder en bricka, och det kan vara värt en handling.

rule-w7 = Tränga undan
rule-w7-1 = Den vars drag det är ställer den undanträngda vargen på närmaste lämpliga hexruta, räknat i steg från där den stod. Lämpliga är hexrutor utan pjäser och polletter, och hexrutor med exakt en pjäs, om den hör till den undanträngda vargens flock. Är flera lika nära väljer den vars drag det är; hexrutan som alfavargen just har lämnat kan vara en av dem. Terräng och snabbhet spelar ingen roll. Finns det ingen lämplig hexruta på hela kartan är handlingen inte tillåten.
rule-w7-1-ruling = Utgåvorna säger bara ”närmaste”. Vi räknar steg, tar inte en hexruta med en pollett för tom och låter aldrig en varg försvinna utan en regel.
rule-w7-2 = Den som trängs undan jagar ingenting: bara jakten för den vars drag det är kontrolleras.

rule-w8 = Bygga en lya
rule-w8-intro = Pris: 2 brickor.
rule-w8-1 = Välj en hexruta med en av dina alfavargar på den eller intill. Där får inte finnas någon ensamvarg, något byte, någon lya eller något näste, och högst en pjäs, som måste vara din.
rule-w8-1-ruling = Två utgåvor förbjuder bara fientliga flockvargar där, den tjeckiska varje fientlig varg. Pjäsernas ordning, som står i alla tre, utesluter båda.
rule-w8-2 = Ta nästa lya från ett spår du väljer, få det som friläggs (W2.2, W2.3) och ställ den på hexrutan.

rule-w9 = Bygga ut till ett näste
rule-w9-intro = Pris: 2 brickor.
rule-w9-1 = Välj en av dina lyor intill en sjö, med en av dina alfavargar på dess hexruta eller intill, i en region där du ännu inte har något näste.
rule-w9-1-ruling = Flera flockar får ha ett näste i samma region. Bara den ryska utgåvan säger det rent ut.
rule-w9-2 = Lyan tar nästa dag på månplanen; det den gav dig behåller du. Ställ ditt nästa näste i dess ställe och ta en terrängpollett.
rule-w9-3 = Om en fientlig varg delar hexrutan, flockvarg eller alfavarg, trängs den undan (W7). Andra flockars nästen i regionen spelar ingen roll.

rule-w10 = Yla
rule-w10-intro = Pris: 2 brickor.
rule-w10-1 = Välj en ensamvarg som inte är längre från en av dina alfavargar än ditt yl når. Du måste ha en varg kvar på din plan.
rule-w10-1-ruling = Att en varg måste finnas kvar är vår läsning: handlingen går ut på att ställa ut en.
rule-w10-2 = Ensamvargen tar nästa dag på månplanen. Nästa varg från din plan, flockvarg eller alfavarg (W2.5), ställs i dess ställe.

rule-w11 = Dominera
rule-w11-intro = Pris: 3 brickor.
rule-w11-1 = Välj en fientlig flockvarg eller lya inom ditt yl från en av dina alfavargar; en pjäs på alfavargens egen hexruta räknas också. Den måste vara den enda pjäsen av sin flock där, för två av en flock skyddar varandra. Alfavargar och nästen är alltid säkra för detta.
rule-w11-1-ruling = Avståndet 0 är inom räckhåll. Det händer när en alfavarg står på en fientlig lya.
rule-w11-2 = Pjäsen tar nästa dag på månplanen och är ute ur spelet. En varg ersätts av nästa varg från din plan, som kan vara en alfavarg; en lya av en lya från ett spår du väljer, med det som friläggs. Utan en sådan pjäs går det inte.

rule-w12 = Jakt
rule-w12-intro = Jakt är ingen handling. Den är gratis och sker av sig själv.
rule-w12-1 = Efter var och en av dina handlingar: om dina vargar står på tre eller fler olika hexrutor intill en stapel byten av ett slag som du inte har än, tar du dess översta pollett och det den ger (W2.7).
rule-w12-1-ruling = Minst tre hexrutor, efter vilken handling som helst: den ryska utgåvan är tydligast, de andra kan läsas så.
rule-w12-2 = Du får ta flera slag på en gång. Om två staplar av samma slag är omringade väljer du en av dem.
rule-w12-2-ruling = Ingen utgåva talar om två staplar av ett slag. En pollett av varje slag är gränsen.
rule-w12-3 = När en stapel är slut är dess hexruta en hexruta som alla andra. Byten går aldrig till månplanen.

rule-w13 = Månen
rule-w13-1 = Varje ensamvarg som kallas, varje pjäs som domineras och varje lya som byggs ut tar nästa dag på månplanen.
rule-w13-2 =
    Tre av dagarna är månfaser. När fullmånen är nådd får draget fortsätta över fler dagar; de betyder ingenting.
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Dagarna står på bilderna av månplanerna; bara 9 för tre spelare är tryckt i ord. För två spelare nämner utgåvorna olika sidor av planen.

rule-w14 = Räkna regionerna
rule-w14-1 = I slutet av ett drag räknas varje fas vars dag har nåtts i det, en efter en, i alla regioner som visar dess pollett.
rule-w14-2 = Ett näste räknas som 3 kontroll i sin region, varje annan pjäs som 1. Vid lika avgör flest alfavargar i regionen. Bara flockar med en pjäs i regionen är med.
rule-w14-2-ruling = Utgåvorna talar om näst mest kontroll. Att inte ha något där är ingen kontroll.
rule-w14-3 =
    Den starkaste flocken tar regionpolletten, den andra får dess lägre värde.
    | pollett | etta | tvåa
    | månskära | 4 | 2
    | halvmåne | 6 | 3
    | fullmåne | 8 | 4
rule-w14-4 = Om flera flockar fortfarande delar första platsen får var och en det lägre värdet, polletten kastas och ingen annan får poäng. Om bara andra platsen delas får ingen det lägre värdet. En flock som är ensam tar polletten, och någon tvåa finns inte. Är ingen där kastas polletten.
rule-w14-4-ruling = Vad som händer där en flock är ensam, eller ingen finns, säger ingen utgåva. Det följer av W14.2.

rule-w15 = Slutet
rule-w15-1 = Spelet är slut så snart fullmånen har räknats, även mitt i en runda.
rule-w15-2 = Dina poäng: dina regionpolletter, dina lägre värden och det längst nådda värdet på vart och ett av dina sex spår (W2.8).
rule-w15-3 = Vid lika vinner den med flest regionpolletter; sedan den med flest vargar på kartan; sedan den med flest alfavargar på kartan. De som ännu är lika delar platsen.
rule-w15-3-ruling = Bara den ryska utgåvan räknar alfavargar. Ett bord kan utelämna det (W17).
rule-w15-4 = Ett spel som inte kommer någonvart avslutas: efter två drag i rad för varje spelare utan någon handling, eller efter drag 250. Faserna som är kvar räknas då i ordning.
rule-w15-4-ruling = Ingen utgåva säger detta; utan det kunde ett spel pågå för alltid. Ett bord kan sätta en annan gräns (W17).

rule-w16 = Två spelare
rule-w16-intro = Alla andra regler gäller, med dessa ändringar.
rule-w16-1 = Kartan består av fem regioner utan startplan. Varje slags byte finns en gång, en pollett i varje region, slumpvis.
rule-w16-1-ruling = Den ukrainska utgåvan visar bytena bara på en bild, de andra säger det i ord.
rule-w16-2 = Fem staplar regionpolletter läggs ut slumpvis: månskära; fullmåne; fullmåne; månskära på halvmåne; halvmåne på fullmåne. I sin fas räknas den övre polletten och försvinner; den undre blir kvar till sin egen fas.
rule-w16-3 =
    En neutral flock står vid sjöarna, nordost och sydost om dem.
    | regionens polletter | nordost | sydost
    | månskära | 2 flockvargar | –
    | månskära på halvmåne | 1 näste | –
    | fullmåne | 1 näste, 1 alfavarg | –
    | halvmåne på fullmåne | 1 näste | 2 alfavargar
    
    Den handlar aldrig. Dess pjäser kan inte domineras eller trängas undan, och ingen kan stanna hos dem. Vid räkningen rangordnas den som vilken flock som helst men får inga poäng: är den etta kastas polletten och tvåan får ändå det lägre värdet; är den tvåa får ingen det lägre värdet; delar den första platsen med en spelare får den spelaren det lägre värdet.
rule-w16-3-ruling = Den ryska utgåvan ställer alla dess pjäser på den övre högra hexrutan, där tre inte får plats; bilderna visar dem som ovan. Bara två utgåvor utesluter helt att dominera den. Att tvåan behåller sitt pris följer av att räkna som vanligt.
rule-w16-4 = Vargarna ställs ut i ordningen första, andra, andra, första spelaren. Varje gång går en alfavarg och en flockvarg tillsammans till en hexruta utan polletter och pjäser, i en region vars övre pollett inte är en månskära.
rule-w16-5 = Den första spelaren börjar. Den andra har en handlingspollett från start.
rule-w16-5-ruling = Två utgåvor lämnar över den i början av den andra spelarens drag. Eftersom den inte kan användas tidigare ändrar det ingenting.

rule-w17 = Ett bords val
rule-w17-intro =
    Den som ställer upp ett bord får ändra detta. Vad Wolfden gör utan ett val står först.
    | val | möjligheter | regel
    | handlingspolletter i ett drag | valfritt antal, eller högst en | W4.2
    | en pollett till sena platser | nej, eller en handlingspollett till de sista platserna (3 spelare: tredje; 4: tredje och fjärde; 5: fjärde och femte) | W4.2
    | brickor i början | alla framsidor, eller var och en väljer framsidor eller baksidor | W2.9
    | flockar | slumpvis utdelade, eller valda i platsordning | W3.4
    | alfavargar avgör det sista lika läget | ja, eller nej | W15.3
    | sista draget | 250, eller ett annat tal | W15.4
    | planer | våra, eller en egen fil | W1.3

rule-w18 = Exempel
rule-w18-intro = Utgåvorna trycker dessa exempel. Wolfden spelar vart och ett av dem som ett av sina test.
rule-w18-1 = Vända brickor. Ökenflocken betalar med sina två ökenbrickor. Nu visar två av dess brickor skog.
rule-w18-2 = Flytta. Snabbhet 3, spridning 2: för en gräsbricka går en alfavarg och en flockvarg upp till tre steg var, till samma gräsruta eller till olika.
rule-w18-3 = Bygga. Två ökenbrickor betalar en lya på en ökenruta intill en alfavarg. Den tas från snabbhetsspåret, så snabbheten är nu 4.
rule-w18-4 = Bygga ut. Två bergsbrickor gör en lya intill en sjö och en alfavarg till ett näste. Lyan tar en av månens dagar; nästet ger en terrängpollett och 5 poäng i slutet.
rule-w18-5 = Yla. Med yl 2 kallar två tundrabrickor en ensamvarg två hexrutor bort. En flockvarg tar dess plats.
rule-w18-6 = Dominera. Två skogsbrickor och en terrängpollett tar över en gräsflockvarg som står ensam. Nästa varg på planen råkar vara en alfavarg.
rule-w18-7 = Jaga. Två flockvargar går så att vargar av deras flock står på tre hexrutor runt en älg. Älgen tas och ger en handlingspollett.
rule-w18-8 = Räkna. Gräs har 2 alfavargar, 2 flockvargar och 1 lya: 5. Berg har 2 flockvargar och 1 lya: 3. Tundra har ett näste, en flockvarg och 2 lyor: 6. Vid månskäran tar tundra polletten för 4 poäng, gräs får 2 poäng, berg ingenting.
rule-w18-9 = Lika. Två flockar har 3 kontroll var, och den som har en alfavarg i regionen vinner.
rule-w18-9-ruling = Utgåvorna trycker olika pjäser för vinnaren: två flockvargar och en alfavarg, eller (den tjeckiska) en lya, en flockvarg och en alfavarg.
rule-w18-10 = Slutpoängen. Spridning 7, snabbhet 3, yl 0, nästen 15, jakt 9, vargar 4, regionpolletter 16: 54 poäng.

# What the pictures show
picture-w1-1 = En region: fem terränger med tre hexrutor var runt en sjö, två ensamvargar och en stapel byten.
picture-w5-2 = En spelares plan. Varje bricka visar en terräng och i hörnet vad den visar när den vänds; bredvid hur många brickor som betalar för varje terräng, och de tre spåren.
picture-w6-1 = Med snabbhet 3 och gräs betalt får de här vargarna stanna på de upplysta hexrutorna.
picture-w7-1 = Alfavargen tränger undan den fientliga flockvargen. Den går till en av de upplysta hexrutorna, som är lika nära.
picture-w8-1 = Alfavargen får bygga på sin egen hexruta och intill, men inte på ensamvargar eller byten.
picture-w9-1 = Den här lyan ligger vid sjön och intill sin alfavarg: den kan bli ett näste.
picture-w10-1 = Ensamvargen är två hexrutor från alfavargen. Med yl 2 hör den kallelsen.
picture-w12-1 = Vargar på tre hexrutor runt bytet: det är taget.
picture-w13-2 = Månen i ett spel för tre: månskäran är räknad, halvmånen kommer på dag 17.
picture-w14-2 = Tre flockar i en region, 6 mot 5 mot 3. Deras kontroll står på sjön.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest poäng efter fullmånen vinner: regionpolletter och det längst nådda värdet på vart och ett av dina sex spår.
aid-the-wolves-turn = Ditt drag
aid-the-wolves-turn-1 = Ett drag har två handlingar; varje handlingspollett köper en till.
aid-the-wolves-turn-2 = Varje handling kostar brickor som visar målets terräng: flytta 1, yla 2, lya 2, näste 2, dominera 3. Använda brickor vänds. En terrängpollett gäller som valfri bricka.
aid-the-wolves-actions = Handlingar
aid-the-wolves-actions-1 = Flytta: välj en terräng och gå sedan med upp till Spridning vargar, var och en upp till Snabbhet steg, alla till den terrängen. Högst två pjäser per hexruta.
aid-the-wolves-actions-2 = Yla: en ensamvarg inom Yl från en alfavarg blir din nästa varg.
aid-the-wolves-actions-3 = Lya: bredvid eller under en alfavarg; tas från ett spår du väljer, som då växer.
aid-the-wolves-actions-4 = Näste: bygg ut en lya vid en sjö; ett per region; ger 3 kontroll.
aid-the-wolves-actions-5 = Dominera: byt ut en fientlig flockvarg eller lya som står ensam inom Yl.
aid-the-wolves-actions-6 = Jakt: när dina vargar står på tre hexrutor runt ett byte av ett slag du ännu inte har tar du det genast, utan kostnad.
aid-the-wolves-tracks = Spår
aid-the-wolves-tracks-1 =
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | yl | 2 | 3 | 3 | 4 | 4
    | poäng, 3–5 spelare | 0 | 0 | 0 | 3 | 7
    | poäng, 2 spelare | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den andra och den fjärde lyan på ett spår ger en pollett. 3–5 spelare: spridning handling, sedan terräng; snabbhet och yl terräng, sedan handling. 2 spelare: handling, sedan terräng.
aid-the-wolves-points = Poäng
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | vargar | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | nästen | 5 | 10 | 15 | 20
    | byten, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | byten, 2 spelare | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På varje spår räknas bara det längst nådda värdet.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Yl, nästen och dominering flyttar månen. Vid månskära, halvmåne och fullmåne räknas regionerna med den polletten: mest kontroll tar den, tvåan får det lägre värdet.
aid-the-wolves-moon-2 =
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | etta / tvåa | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontroll: ett näste räknas som 3, varje annan pjäs som 1. Vid lika avgör flest alfavargar i regionen.
aid-the-wolves-sign = { $sign ->
    [alpha] alfavarg
    [pack] flockvarg
    [den] lya
    [lair] näste
    [crescent] månskära
    [quarter] halvmåne
    [full] fullmåne
    [action] handlingspollett
   *[terrain] terrängpollett
}

## guide

# Första partiet Vargarna med guide, steg för steg.
guide-the-wolves-welcome = Välkommen till flocken! Du leder de röda vargarna, hemma i gräset; två rivaler leder sina. Flest poäng efter fullmånen vinner: för regioner du kontrollerar och för hur din flock har vuxit.
guide-the-wolves-tiles = Du betalar med de här terrängbrickorna. En handling kostar brickor som visar terrängen där den sker, och varje använd bricka vänds: dagens pris avgör vad du har råd med i morgon.
guide-the-wolves-howl = En ensamvarg står på tundran, inom hörhåll för din alfavarg. Välj den och betala två brickor som visar tundra.
guide-the-wolves-howl-done = Ensamvargen är din nu. Titta på brickorna: de två har vänts och visar gräs och öken.
guide-the-wolves-move = Den vända brickan visar öken, och en flytt kostar en bricka. Välj Flytta och betala med den: då får dina vargar gå, så länge de stannar i öken.
guide-the-wolves-walk-alpha = Två av dina vargar får gå, högst tre steg var. Skicka alfavargen ett steg söderut, intill hararna.
guide-the-wolves-hunt = Jakt är gratis: det krävs vargar på tre olika hexrutor runt bytet. En väntar redan där, så skicka den nya vargen till tredje sidan.
guide-the-wolves-hunt-done = Fångad! Olika byten är värda mer och mer, och det här gav en handlingspollett också.
guide-the-wolves-third = Ett drag har två handlingar, och båda är gjorda. Handlingspolletten köper en tredje: flytta igen och betala med brickan som åter visar tundra.
guide-the-wolves-walk-back = För alfavargen tillbaka till sin gamla plats. Den behövs vid lyan intill sjön.
guide-the-wolves-stop = En varg till kunde gå nu, men de andra står bra. Säg att du slutar gå.
guide-the-wolves-stop-done = Flytten är klar; en varg som står kvar kostar inget.
guide-the-wolves-end = Ditt drag är klart. Avsluta det och se vad rivalerna gör.
guide-the-wolves-moon = Varje yl, varje dominans och varje näste flyttar månen en dag; den står på 8. På 9 kommer månskäran, och de två regionerna med en månskära på sin sjö poängsätts. Låt oss vara starka där!
guide-the-wolves-den = En lya byggs intill eller under en alfavarg och räknas i sin region. Bygg en under den här: en skogsbricka och en terrängpollett, som gäller för vilken bricka som helst, betalar. Ta den från spåret spridning.
guide-the-wolves-den-done = Varje lya kommer från ett av tre spår och gör flocken bättre för gott. Din spridning är 3 nu: tre vargar får gå i en flytt.
guide-the-wolves-dominate = En rivals varg står ensam här, inom hörhåll för din alfavarg. Dominera den: för tre brickor eller polletter byts den mot en av dina. Två pjäser tillsammans hade skyddat varandra.
guide-the-wolves-dominate-done = En varg mer för dig, en mindre för dem, och månen har nått sin skära.
guide-the-wolves-crescent = Faser poängsätts när draget slutar. Avsluta det och se vem som håller de två sjöarna.
guide-the-wolves-crescent-done = Båda månskärorna är dina! Följ rivalernas drag: en alfavarg kan till och med tränga undan en flockvarg från sin ruta, som din här.
guide-the-wolves-scored = I en region räknas varje pjäs som 1 och ett näste som 3. Den som har mest tar polletten, tvåan får det lägre värdet. Halvmånen och fullmånen blir värda mer.
guide-the-wolves-lair = Den här lyan ligger vid en sjö, och din alfavarg står intill: mer behöver ett näste inte. Betala två brickor som visar öken, båda vände du tidigare.
guide-the-wolves-lair-done = Ett näste kan ingen ta, det ger en terrängpollett och är värt 5 poäng och mer.
guide-the-wolves-points = Regioner är bara halva saken: lyor, vargar du ylat fram, nästen och byten har alla spår med poäng. På varje spår gäller bara det längsta värdet, så väx på flera sätt.
guide-the-wolves-play-on = Nu kan du allt. Du har en handling kvar och fullmånen är långt borta: spela vidare mot de två valparna, och be om tips när du vill.

## files

# Vad som är fel med en spelplansfil eller en ställning i Vargarna. Filernas ord står kvar som de är.

# Spelplansfiler
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

# Ord i en ställning
problem-wolves-regions-twice = { $line }: en regionplan ligger på två platser (W1.3).
problem-wolves-regions-most = { $line }: kartan har { $count } platser (W1.3).
problem-wolves-moons-count = { $line }: var och en av de { $count } regionerna behöver sin pollett eller ”-” (W3.3).
problem-wolves-hex-full = { $line }: ”{ $text }”: på en hexruta står högst 2 pjäser (W6.6).
problem-wolves-supply = { $line }: ”{ $piece }” finns mer än { $count } gånger: ingen har fler (W2.1).
problem-wolves-walked-form = { $line }: ”{ $word }” är ingen varg som alpha@c4.

# Kartan
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

# Flockar
problem-wolves-homes = pack: just de { $count } första platserna ska ha en hemterräng (W3.4).
problem-wolves-homes-same = pack: två platser har samma hemterräng (W3.4).
problem-wolves-wolves-taken = pack: tagna vargar: { $taken }; men borta från kartan är ensamvargar: { $howled }, flockvargar: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] en regionpollett ger inte de poängen (W14.3).
   *[other] { $count } regionpolletter ger inte de poängen (W14.3).
}
problem-wolves-lesser-points = pack: inga lägre värden på polletter ger de poängen (W14.3).

# Drag
problem-wolves-no-decision = turn: i det här skedet skulle ingen ha något att bestämma.
problem-wolves-dealing-count = turn: fler platser är utdelade än det finns (W1.3).
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

## terminal

terminal-wolves-legend = ≈ sjö  ▒ ravin · 1A alfavarg för plats 1, p flockvarg, d lya, L näste, n den neutrala flocken · ensam: ensamvarg · en siffra efter byte: så många ligger där
terminal-wolves-lone = ensam
terminal-wolves-phase = { $phase ->
    [crescent] månskära
    [quarter] halvmåne
   *[full] fullmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = datum { $date }, alla faser är räknade
terminal-wolves-date-now = datum { $date }, i slutet av draget: { $phase }
terminal-wolves-date-ahead = datum { $date }, { $phase } om { $ahead }
terminal-wolves-next = { $phase }: räknas härnäst
terminal-wolves-later = senare
terminal-wolves-tied = lika
terminal-wolves-leads = { $who } leder
terminal-wolves-tiles = brickor
terminal-wolves-pays = betalar
terminal-wolves-prey = byte
terminal-wolves-points = poäng
terminal-wolves-terrain-tokens = { $count } valfri
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
}
