### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Vargarna
pitch-the-wolves = Led en flock genom fem terränger, yla efter ensamvargar och ha kontroll över regionerna när månens faser ger poäng. Ingen slump efter uppställningen.
wins-the-wolves = Flocken med flest poäng efter fullmånen vinner.
picture-the-wolves = Spelplanen i Vargarna, med vargar som går
role-the-wolves = Flock { $number }
option-the-wolves-first = Startspelare
option-the-wolves-first-help = Vem som placerar först och har första draget; de andra följer medsols.
option-the-wolves-first-drawn = slumpas
option-the-wolves-first-seat-1 = plats 1
option-the-wolves-action-tokens = Handlingspolletter per drag
option-the-wolves-action-tokens-help = Hur många handlingspolletter en flock får använda i ett drag. Den tjeckiska utgåvan rekommenderar en.
option-the-wolves-action-tokens-any = så många man vill
option-the-wolves-action-tokens-one = högst en
option-the-wolves-late-tokens = Pollett till de sista spelarna
option-the-wolves-late-tokens-help = De sista i turordningen börjar med en handlingspollett.
option-the-wolves-late-tokens-no = nej
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Terrängbrickor
option-the-wolves-tiles-help = Vilken sida terrängbrickorna visar från början.
option-the-wolves-tiles-fronts = alla framsidor
option-the-wolves-tiles-chosen = varje flock väljer
option-the-wolves-packs = Flockar
option-the-wolves-packs-help = Hur flockarna och deras hemterränger fördelas.
option-the-wolves-packs-dealt = slumpas
option-the-wolves-packs-chosen = väljs i platsordning
option-the-wolves-alpha-tiebreak = Tredje kriterium vid lika
option-the-wolves-alpha-tiebreak-help = Om alfavargar på kartan avgör när allt annat är lika.
option-the-wolves-alpha-tiebreak-on = alfavargar avgör
option-the-wolves-alpha-tiebreak-off = delad seger
option-the-wolves-turn-limit = Högsta antal drag
option-the-wolves-turn-limit-help = Efter det här draget poängsätts ett oavslutat parti.
option-the-wolves-board = Egna spelplaner
option-the-wolves-board-help = En fil med dina egna regionplaner eller din egen uppställning av planer.
edition-the-wolves-ukrainian = Ukrainsk utgåva
edition-the-wolves-ukrainian-help = Flockar och brickornas sidor väljs; är allt annat lika delas segern.
edition-the-wolves-russian = Rysk utgåva
edition-the-wolves-russian-help = Flockar och brickornas sidor väljs; alfavargar på kartan avgör när allt annat är lika.
edition-the-wolves-czech = Tjeckisk utgåva
edition-the-wolves-czech-help = Flockar och brickornas sidor väljs, en handlingspollett per drag, polletter till de sista spelarna, delad seger om allt annat är lika.

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
    .pack = { $terrain ->
        [forest] skogsflocken
        [rock] bergsflocken
        [grass] gräsflocken
        [tundra] tundraflocken
        [desert] ökenflocken
       *[blank] flocken
    }
wolves-prey = { $prey ->
    [moose] älg
    [deer] hjort
    [raccoon] tvättbjörn
    [boar] vildsvin
   *[hare] hare
}
    .object = { $prey ->
        [moose] älgen
        [deer] hjorten
        [raccoon] tvättbjörnen
        [boar] vildsvinet
       *[hare] haren
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
wolves-lake = Sjö { $hex }: { $token }. Kontroll: { $control }
wolves-token = { $phase ->
    [crescent] månskärepollett ({ $first } till den starkaste flocken, { $second } till den näst starkaste)
    [quarter] halvmånepollett ({ $first } till den starkaste flocken, { $second } till den näst starkaste)
   *[full] fullmånepollett ({ $first } till den starkaste flocken, { $second } till den näst starkaste)
}
wolves-no-token = ingen pollett kvar
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nått dag { $date }; alla faser har poängsatts
    [crescent] Månen är på dag { $date }; månskäran poängsätts på dag { $next }
    [quarter] Månen är på dag { $date }; halvmånen poängsätts på dag { $next }
   *[full] Månen är på dag { $date }; fullmånen poängsätts på dag { $next }
}

# Player boards
wolves-home = hem: { $terrain }
wolves-home-first = hem: { $terrain } · startspelare
wolves-home-undealt = hemterräng inte utdelad än
wolves-home-tile = hembricka, lika på båda sidor
wolves-home-tile-name = hembricka
wolves-tile = { $shows }; vänd visar den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spridning
    [speed] snabbhet
   *[howl] ylräckvidd
}
wolves-track = { $track ->
    [spread] Spridning { $value }: upp till { $value } vargar per flytt ({ $next } efter nästa lya)
    [speed] Snabbhet { $value }: upp till { $value } steg per varg ({ $next } efter nästa lya)
   *[howl] Ylräckvidd { $value }: upp till { $value } hexrutor från en alfavarg ({ $next } efter nästa lya)
}
wolves-track-gains = { $track ->
    [spread] Spridning { $value }: upp till { $value } vargar per flytt ({ $next } efter nästa lya); nästa lya ger också { $gains }
    [speed] Snabbhet { $value }: upp till { $value } steg per varg ({ $next } efter nästa lya); nästa lya ger också { $gains }
   *[howl] Ylräckvidd { $value }: upp till { $value } hexrutor från en alfavarg ({ $next } efter nästa lya); nästa lya ger också { $gains }
}
wolves-track-full = { $track ->
    [spread] Spridning { $value }: upp till { $value } vargar per flytt
    [speed] Snabbhet { $value }: upp till { $value } steg per varg
   *[howl] Ylräckvidd { $value }: upp till { $value } hexrutor från en alfavarg
}
wolves-gain-token = { $token ->
    [action] en handlingspollett
   *[terrain] en terrängpollett
}
wolves-gain-points = { $points } poäng
wolves-next-wolf = { $kind ->
    [alpha] en alfavarg och { $points }
   *[pack] en flockvarg och { $points }
}
wolves-track-dens = { $track ->
    [spread] spridning { $value }, { $dens } av { $size } lyor byggda
    [speed] snabbhet { $value }, { $dens } av { $size } lyor byggda
   *[howl] ylräckvidd { $value }, { $dens } av { $size } lyor byggda
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspollett: en extra handling
   *[other] { $count } handlingspolletter: var och en ger en extra handling
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrängpollett: gäller för valfri terräng
   *[other] { $count } terrängpolletter: var och en gäller för valfri terräng
}
wolves-called = { $count ->
    [one] { $count } kallad varg
   *[other] { $count } kallade vargar
}
wolves-lairs = { $count ->
    [one] { $count } byggt näste
   *[other] { $count } byggda nästen
}
wolves-prey-taken = taget: { $prey }
wolves-prey-free = inte taget än: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } poäng från regioner, { $tokens } vunnen pollett
   *[other] { $points } poäng från regioner, { $tokens } vunna polletter
}
wolves-own = Din flock
wolves-own-tiles = Dina brickor
wolves-own-pays = Vad dina brickor kan betala
wolves-own-tracks = Dina spår
wolves-own-things = Dina polletter och byten
wolves-own-growth = Dina vargar, nästen och byten
wolves-slots-wolves = { $next ->
    [none] kallade vargar: { $count } av { $size }, poäng: { $points }
    [alpha] kallade vargar: { $count } av { $size }, poäng: { $points }; nästa är en alfavarg
   *[pack] kallade vargar: { $count } av { $size }, poäng: { $points }; nästa är en flockvarg
}
wolves-slots-lairs = byggda nästen: { $count } av { $size }, poäng: { $points }; vart och ett ger en terrängpollett
wolves-slots-hunt = { $token ->
    [none] slags byte: { $count } av { $size }, poäng: { $points }
   *[action] slags byte: { $count } av { $size }, poäng: { $points }; varje ger en handlingspollett
}
wolves-pays = { $now ->
    [0] ingen bricka visar { $terrain }
    [one] { $now } bricka visar { $terrain }
   *[other] { $now } brickor visar { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vändning
wolves-score = { $part ->
    [spread] spridning
    [speed] snabbhet
    [howl] ylräckvidd
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
    [0] ingen region poängsätts härnäst
    [one] { $count } region poängsätts härnäst
   *[other] { $count } regioner poängsätts härnäst
}
wolves-stage-regions = Regionplanerna läggs ut
wolves-stage-prey = Bytena läggs ut
wolves-stage-moons = Regionpolletterna läggs ut
wolves-stage-packs = Flockarna får sina hemterränger
wolves-stage-tiles = Flockarna väljer vilken sida av brickorna som är uppvänd
wolves-stage-first = Startspelaren lottas
wolves-stage-draft = Flockarna placeras på kartan
wolves-stage-act = Flockarna handlar
wolves-stage-walk = Vargarna flyttar
wolves-stage-hunt = En jakt
wolves-stage-over = Partiet är slut

# Actions
wolves-do-region = Lägg en region
wolves-do-prey = Lägg ett byte
wolves-do-moon = Lägg en regionpollett
wolves-do-pack = Välj en flock
wolves-do-tiles = Välj sida på brickorna
wolves-do-first = Lotta startspelaren
wolves-do-draft = Placera
wolves-do-move = Flytta
wolves-do-walk = Flytta en varg
wolves-do-stop = Avsluta flytten
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
wolves-brief-pay = betala { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next } och { $gains }
wolves-brief-track-stays = { $name } är fortfarande { $value }, men du får { $gains }

# Questions
wolves-unused = { $left ->
    [one] { $left } handling oanvänd
   *[other] { $left } handlingar oanvända
}
wolves-price = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
wolves-ask-pay = Hur betalar du?
wolves-ask-track = Från vilket spår tas lyan?
wolves-ask-aside = Välj vart den undanträngda vargen går: { $count } platser är lika nära.
wolves-ask-move = Till vilken terräng flyttar du vargar?
wolves-ask-walk = Vilken varg flyttar du?
wolves-ask-walk-to = { $kind ->
    [alpha] Vart går alfavargen på { $hex }?
   *[pack] Vart går flockvargen på { $hex }?
}
wolves-ask-den = Var bygger du lyan?
wolves-ask-lair = Vilken lya blir ett näste? Det ger { $gains }.
wolves-ask-howl = Vilken ensamvarg kallar du på? Den ger { $gains }.
wolves-ask-dominate = Vilken pjäs dominerar du? För en flockvarg får du { $gains }.
wolves-ask-dominate-dens = Vilken lya dominerar du? Ingen varg finns kvar på din spelarplan.
wolves-open-packs = Välj din flock.
wolves-open-tiles = Vilken sida av dina brickor ska vara uppvänd från början?
wolves-open-draft = Välj en hexruta för en alfavarg och en flockvarg.
wolves-open-draft-first = Du är startspelare: du placerar först och sist och har första draget. Välj en hexruta för en alfavarg och en flockvarg.
wolves-open-hunt = Två staplar med samma slags byte är inom räckhåll: välj vilken du tar. Det ger { $gains }.
wolves-open-walk = { $walkers ->
    [one] Du får flytta ytterligare { $walkers } varg (till { $terrain }) eller avsluta flytten.
   *[other] Du får flytta ytterligare { $walkers } vargar (till { $terrain }) eller avsluta flytten.
}
wolves-open-act = Välj handling { $action } av { $free }.
wolves-open-token = { $tokens ->
    [one] Dina { $free } handlingar är använda: använd din handlingspollett eller avsluta draget.
   *[other] Dina { $free } handlingar är använda: använd en handlingspollett eller avsluta draget.
}
wolves-open-end = Dina { $free } handlingar är använda: avsluta draget eller ångra.

# What happened
wolves-log-region = Region { $region } läggs runt sjö { $lake }.
wolves-log-prey = På { $at } läggs { $prey }.
wolves-log-token = En regionpollett läggs på sjö { $lake }.
wolves-log-pack = { $who } får { $home-pack }.
wolves-log-tiles = { $side ->
    [fronts] { $who } börjar med alla framsidor upp.
   *[backs] { $who } börjar med alla baksidor upp.
}
wolves-log-first = { $way ->
    [drawn] Lottning: { $who } är startspelare, placerar först och har första draget.
   *[seat-1] { $who } är startspelare, för det här bordet lottar inte.
}
wolves-log-draft = { $who } placerar en alfavarg och en flockvarg på { $at }.
wolves-log-spend = { $who } använder en handlingspollett.
wolves-log-pay = { $who } betalar för { $terrain } med { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] en pollett
   *[other] { $tokens } polletter
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfavarg { $from } → { $to }.
   *[pack] { $who }: flockvarg { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfavargen trängs undan { $from } → { $to }.
   *[pack] { $who }: flockvargen trängs undan { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kallar på ensamvargen på { $at }: en ny alfavarg.
   *[pack] { $who } kallar på ensamvargen på { $at }: en ny flockvarg.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en lya på { $at }, för spridning.
    [speed] { $who } bygger en lya på { $at }, för snabbhet.
   *[howl] { $who } bygger en lya på { $at }, för ylräckvidd.
}
wolves-log-lair = { $who } bygger ut lyan på { $at } till ett näste.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerar lyan på { $at } ({ $rival }).
   *[pack] { $who } dominerar flockvargen på { $at } ({ $rival }): en ny flockvarg.
}
wolves-log-dominate-alpha = { $who } dominerar flockvargen på { $at } ({ $rival }): en ny alfavarg.
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspollett.
   *[terrain] { $who } får en terrängpollett.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } fäller { $prey-object } på { $at }.
wolves-log-end = { $who } avslutar draget utan någon handling.
wolves-log-phase = { $phase ->
    [crescent] Månskäran poängsätts.
    [quarter] Halvmånen poängsätts.
   *[full] Fullmånen poängsätts.
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
    [standstill] Ingen handlar längre, så de återstående faserna poängsätts.
    [turn-limit] Sista draget är nått, så de återstående faserna poängsätts.
   *[full-moon] Fullmånen har poängsatts: partiet är slut.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } flyttar en alfavarg från { $from } till { $to }.
   *[pack] { $who } flyttar en flockvarg från { $from } till { $to }.
}
wolves-narrated-push = Alfavargen hos { $who } tränger undan vargen ({ $rival }) från { $at } till { $to }: där stod bara en fientlig flockvarg.
wolves-narrated-push-yours = Alfavargen hos { $who } tränger undan din varg från { $at } till { $to }: där stod bara en fientlig flockvarg.

# The end of a game
ending-the-wolves-full-moon = Fullmånen har poängsatts.
ending-the-wolves-standstill = Ingen handlade längre, så de återstående faserna poängsattes.
ending-the-wolves-turn-limit = Sista draget nåddes, så de återstående faserna poängsattes.
part-the-wolves-points = Poäng
part-the-wolves-dens = Lyor
part-the-wolves-spread = Spridning
part-the-wolves-speed = Snabbhet
part-the-wolves-howl = Ylräckvidd
part-the-wolves-lairs = Nästen
part-the-wolves-hunt = Jakt
part-the-wolves-wolves = Vargar
part-the-wolves-regions = Regionpolletter
part-the-wolves-lesser = Andraplatser

## reasons

reason-the-wolves-region-laid = den här regionplanen ligger redan på kartan
reason-the-wolves-prey-laid = { $word ->
    [moose] ingen stapel med älg finns kvar att lägga
    [deer] ingen stapel med hjort finns kvar att lägga
    [raccoon] ingen stapel med tvättbjörn finns kvar att lägga
    [boar] ingen stapel med vildsvin finns kvar att lägga
   *[hare] ingen stapel med hare finns kvar att lägga
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] ingen månskärepollett finns kvar att lägga
    [quarter] ingen halvmånepollett finns kvar att lägga
   *[full] ingen fullmånepollett finns kvar att lägga
}
reason-the-wolves-pack-taken = { wolves-terrain.pack } är redan tagen av en annan spelare
reason-the-wolves-draft-off-chasm = { $hex } är ingen hexruta på startplanen intill ravinen
reason-the-wolves-draft-on-taken = { $hex } är redan upptagen
reason-the-wolves-draft-same-side = ditt andra par hör hemma på andra sidan ravinen
reason-the-wolves-draft-on-token = en pollett ligger på { $hex }
reason-the-wolves-draft-on-piece = { $hex } är redan upptagen
reason-the-wolves-draft-under-crescent = { $hex } ligger i en region med månskärepollett
reason-the-wolves-not-dealing = kartan är redan lagd
reason-the-wolves-packs-known = varje plats har redan sin flock
reason-the-wolves-tiles-fixed = brickor kan bara vändas före placeringen, och bara om bordet tillåter det
reason-the-wolves-draft-over = placeringen är över
reason-the-wolves-first-known = startspelaren är redan känd
reason-the-wolves-packs-first = välj din flock först
reason-the-wolves-tiles-first = välj först vilken sida av dina brickor som ska vara uppvänd
reason-the-wolves-first-first = startspelaren måste lottas först
reason-the-wolves-draft-first = placera först dina vargar
reason-the-wolves-deal-first = kartan måste läggas först
reason-the-wolves-walk-first = gör klart flytten först: flytta dina vargar eller välj ”{ wolves-do-stop }”
reason-the-wolves-hunt-first = välj först vilken av de två staplarna med byten du tar
reason-the-wolves-pay-first = vargar flyttas när flytten är betald: välj först ”{ wolves-do-move }”
reason-the-wolves-no-hunt = byten tas automatiskt; du väljer bara mellan två staplar av samma slag
reason-the-wolves-no-action-left = dina två handlingar är använda och du har ingen handlingspollett
reason-the-wolves-one-token-a-turn = det här bordet tillåter en handlingspollett per drag
reason-the-wolves-cannot-pay = du kan inte betala { $cost } för { wolves-terrain } med dina brickor och polletter
reason-the-wolves-tile-shows-other = en bricka som används här visar inte { wolves-terrain } nu
reason-the-wolves-tokens-missing = så många terrängpolletter har du inte
reason-the-wolves-wrong-price = det här kostar exakt { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfavarg på { $hex }
   *[pack] du har ingen flockvarg på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfavargen på { $hex } har redan flyttats i den här flytten
   *[pack] flockvargen på { $hex } har redan flyttats i den här flytten
}
reason-the-wolves-walk-in-place = en varg måste stanna på en annan hexruta än där den står
reason-the-wolves-walk-off-terrain = { $end } är inte { wolves-terrain }, terrängen du betalade för
reason-the-wolves-walk-too-far = { $end } är { $steps } steg bort och din snabbhet är { $speed }
reason-the-wolves-walk-onto-token = ingen varg får stanna på en ensamvarg eller ett byte
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
reason-the-wolves-refuge-needed = välj vart den undanträngda vargen går: { $refuges }
reason-the-wolves-refuge-not-nearest = den undanträngda vargen går till en av de närmaste hexrutorna: { $refuges }
reason-the-wolves-nobody-displaced = ingen varg trängs undan här
reason-the-wolves-nowhere-to-dig = det finns ingen hexruta där du kan bygga en lya och betala för den
reason-the-wolves-den-on-token = en ensamvarg eller ett byte är på { $hex }
reason-the-wolves-den-on-two = två pjäser står redan på { $hex }
reason-the-wolves-den-on-rival = en pjäs från en annan flock står på { $hex }
reason-the-wolves-den-on-den = en lya eller ett näste står redan på { $hex }
reason-the-wolves-den-without-alpha = ingen av dina alfavargar är på { $hex } eller intill
reason-the-wolves-no-den-left = alla dina lyor är byggda
reason-the-wolves-track-empty = ingen lya finns kvar på ditt spår ”{ wolves-track-name }”
reason-the-wolves-nothing-to-upgrade = du har ingen lya som du kan bygga ut och betala för
reason-the-wolves-lair-without-den = du har ingen lya på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger inte vid en sjö
reason-the-wolves-lair-in-region = du har redan ett näste i den här regionen
reason-the-wolves-lair-without-alpha = ingen av dina alfavargar är på { $hex } eller intill
reason-the-wolves-no-lair-left = alla dina nästen är byggda
reason-the-wolves-nothing-to-howl = det finns ingen ensamvarg som du kan nå och betala för
reason-the-wolves-howl-without-lone-wolf = ingen ensamvarg är på { $hex }
reason-the-wolves-howl-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-left = ingen varg finns kvar på din spelarplan
reason-the-wolves-nothing-to-dominate = det finns ingen pjäs som du kan nå och betala för
reason-the-wolves-dominate-nothing = ingen sådan pjäs står på { $hex }
reason-the-wolves-dominate-own = du kan inte dominera din egen pjäs
reason-the-wolves-dominate-neutral = den neutrala flocken kan inte domineras
reason-the-wolves-dominate-strong = alfavargar och nästen kan inte domineras
reason-the-wolves-dominate-pair = två pjäser från den flocken skyddar varandra på { $hex }
reason-the-wolves-dominate-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-to-replace = ingen varg finns kvar på din spelarplan som kan ta dess plats
reason-the-wolves-no-den-to-replace = ingen lya finns kvar på din spelarplan som kan ta dess plats
reason-the-wolves-track-needed = välj vilket spår den nya lyan tas från
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = en varg ersätts av en varg: ange inget spår
reason-the-wolves-hunt-nothing = inget sådant byte är på { $hex }
reason-the-wolves-hunt-again = du har redan byte av det här slaget
reason-the-wolves-hunt-too-few = dina vargar står på färre än 3 hexrutor intill { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Bygger på texterna i tre tryckta utgåvor: den ukrainska, den ryska och den tjeckiska. Där de skiljer sig åt, inget säger eller bara svarar med en bild berättar en anmärkning hur Wolfden spelar. Bilderna har vi inte sett: det som bara de visar, till exempel terrängerna på planerna, kommer från en offentlig version av spelet. Ingenting har behövt hittas på. Wolfden är inofficiellt.

rule-w1 = Kartan
rule-w1-1 = En regionplan har 16 hexrutor: en sjö och fem områden om tre hexrutor, vart och ett med sin egen terräng. Två hexrutor är märkta för en ensamvarg, en för ett byte. Alla tio regionplaner har denna form; det som skiljer är var terrängerna ligger.
rule-w1-2 = Startplanen har samma kontur. En ravin på sex hexrutor går tvärs igenom den, med fem hexrutor på den norra och fem på den södra sidan; varje sida har varje terräng en gång. Startplanen är inte en region och poängsätts aldrig. Du får bygga lyor där men inga nästen, eftersom där inte finns någon sjö.
rule-w1-3 =
    Hur planerna ligger är bestämt för varje antal spelare. Vilken regionplan som hamnar var är slumpmässigt.
    | spelare | planer
    | 2 | 5 regioner, ingen startplan
    | 3 | startplan och 6 regioner
    | 4 | startplan och 8 regioner
    | 5 | startplan och 10 regioner
rule-w1-3-ruling = Planer, byten, regionpolletter och flockar delas ut en i taget. Det är lika rättvist som att blanda, och en repris kan spara det.
rule-w1-4 = Avstånd mäts på två sätt. Gång räknas i steg från hexruta till hexruta: vargar kan inte gå över sjöar, ravinen eller luckor i kartan, medan pjäser och polletter aldrig är i vägen. Räckvidd, för att yla och dominera, räknas rakt över allt.
rule-w1-4-ruling = Bara den tjeckiska utgåvan säger att ett yl bär över vatten, och bara den ryska att pjäser inte är i vägen. En lucka i kartan behandlas som vatten.

rule-w2 = Pjäser och spelarplaner
rule-w2-1 = Varje spelare har 4 alfavargar, 8 flockvargar, 12 lyor, 4 nästen och 6 terrängbrickor.
rule-w2-2 =
    Tre spår på din spelarplan har fyra lyor var. Lyorna du tar från ett spår höjer dess värde.
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | ylräckvidd | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den andra och den fjärde lyan på ett spår ger dessutom en pollett.
    | spår | andra lyan | fjärde lyan
    | spridning, 3–5 spelare | handlingspollett | terrängpollett
    | snabbhet, 3–5 spelare | terrängpollett | handlingspollett
    | ylräckvidd, 3–5 spelare | terrängpollett | handlingspollett
    | varje spår, 2 spelare | handlingspollett | terrängpollett
rule-w2-3-ruling = Texterna säger inte vilken pollett det är. Bara bilderna av spelarplanerna visar det; vi har tagit uppgiften från en offentlig version av spelet.
rule-w2-4 =
    Ett spår som lyor har tagits från ger poäng i slutet.
    | tagna lyor | 0–2 | 3 | 4
    | 3–5 spelare | 0 | 3 | 7
    | 2 spelare | 0 | 2 | 5
rule-w2-5 =
    Åtta vargar väntar på din spelarplan. De kommer ut i denna ordning: flock, flock, alfa, flock, flock, alfa, flock, flock.
    | tagna vargar | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | poäng | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Varje näste lägger 5 poäng till dina och ger genast en terrängpollett.
    | byggda nästen | 1 | 2 | 3 | 4
    | poäng | 5 | 10 | 15 | 20
rule-w2-6-ruling = Texterna säger inte att nästen ger polletten även med två spelare; vi har tagit det från en offentlig version av spelet.
rule-w2-7 =
    Jaktspåret har plats för en pollett av varje slags byte. Med 3–5 spelare ger varje slag dessutom en handlingspollett när det tas; med två spelare ger det ingen.
    | slags byten | 1 | 2 | 3 | 4 | 5
    | poäng, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | poäng, 2 spelare | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Värdena på ett spår läggs inte ihop. I slutet räknas bara det högsta värde du har nått, en gång för vart och ett av de sex spåren: spridning, snabbhet, ylräckvidd, vargar, nästen och jakt.
rule-w2-9 = En av dina sex brickor är hembrickan: båda sidorna visar din flocks hemterräng. De andra fem är lika för alla: skog/berg, berg/gräs, gräs/tundra, tundra/öken och öken/skog (framsida/baksida). I början måste de visa fem olika terränger, och det går bara på två sätt: alla framsidor upp eller alla baksidor upp.
rule-w2-9-ruling = Regelböckerna låter spelarna lägga brickorna som de vill, bara ingen terräng syns två gånger. Wolfden börjar med alla framsidor upp, om inte bordet låter spelarna välja (W17).

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
rule-w3-4-ruling = Regelböckerna låter spelarna välja men nämner ingen ordning. Wolfden delar ut flockarna slumpvis eller låter spelarna välja i platsordning (W17).
rule-w3-5 = Nu placerar spelarna sina vargar: först medsols från den första spelaren till den sista, sedan tillbaka från den sista till den första. Varje gång ställer du en alfavarg och en flockvarg tillsammans på en tom hexruta på startplanen intill ravinen. Ditt andra par måste stå på andra sidan ravinen från det första.
rule-w3-6 = Startspelaren lottas fram, placerar först och har det första draget. Sedan går turen medsols.
rule-w3-6-ruling = Den ryska utgåvan lottar fram startspelaren, den ukrainska lämnar sättet fritt, i den tjeckiska börjar det bästa ylet. Ett bord kan låta den första platsen börja (W17).

rule-w4 = Ditt drag
rule-w4-1 = Du får utföra två handlingar i ditt drag, även samma två gånger. Du får sluta efter en, eller inte utföra någon alls.
rule-w4-1-ruling = Den tjeckiska utgåvan säger upp till två; de andra säger två. Ett drag är slut först när spelaren avslutar det.
rule-w4-2 = Efter dina två handlingar köper varje handlingspollett du lämnar tillbaka en till: så många du har, också de du fått i det här draget. Den extra handlingen kostar brickor som alla andra.
rule-w4-2-ruling = Den ryska utgåvan säger allt detta. Den tjeckiska rekommenderar högst en pollett per drag; det kan man välja för ett bord (W17).
rule-w4-3 =
    Det här kostar handlingarna:
    | handling | brickor
    | flytta | 1
    | yla | 2
    | bygga en lya | 2
    | bygga ut till ett näste | 2
    | dominera | 3
rule-w4-4 = Efter varje handling kontrolleras om du har fällt byten (W12). När du avslutar ditt drag poängsätts de månfaser som har nåtts i det (W14). Sedan är det nästa spelares drag.

rule-w5 = Betala
rule-w5-1 = Du betalar i terrängen på den hexruta som handlingen gäller. En flytt betalas i den terräng där vargarna stannar.
rule-w5-2 = Betala exakt priset: med brickor som visar terrängen just nu, med terrängpolletter eller med båda. Ingen bricka räknas två gånger i en handling. En terrängpollett gäller som en bricka med valfri terräng, och du får betala med enbart polletter. Vänd sedan brickorna du använde och lämna tillbaka polletterna.
rule-w5-3 = Om fler brickor visar terrängen än du behöver väljer du vilka av dem du vänder, för deras baksidor skiljer sig. Hembrickan visar samma terräng på baksidan, så den kan också hjälpa till att betala din nästa handling.
rule-w5-4 = Handlingspolletter och terrängpolletter tar aldrig slut.
rule-w5-4-ruling = Ingen utgåva säger att polletterna i lådan är en gräns.

rule-w6 = Flytta
rule-w6-intro = Pris: 1 bricka.
rule-w6-1 = Välj en terräng och betala för den. Sedan får du gå med så många av dina vargar som din spridning tillåter. Var och en går en gång, minst ett steg och högst så många som din snabbhet, och var och en måste stanna på en hexruta med terrängen du valde. Var den börjar och vad den går över spelar ingen roll.
rule-w6-2 = Dina vargar går en efter en. Ingen gräns får vara bruten när en varg har gått, och en undanträngd varg går till sin nya hexruta innan nästa varg går.
rule-w6-2-ruling = Den tjeckiska utgåvan kontrollerar gränsen på två pjäser efter handlingen, men säger också att ingen varg får stanna där två redan står. De andra nämner ingen tidpunkt.
rule-w6-3 = En varg går över allt utom sjöar och ravinen. Den får inte stanna på en ensamvarg eller ett byte.
rule-w6-4 = En varg får stanna på en tom hexruta, på en hexruta med exakt en av dina pjäser och ingen annan eller på en hexruta där en fientlig lya är den enda pjäsen. En alfavarg får också stanna där en fientlig flockvarg står ensam; den vargen trängs undan (W7).
rule-w6-5 = Därför stannar en varg aldrig på en hexruta med två pjäser, med ett fientligt näste eller med en fientlig alfavarg, och en flockvarg aldrig på en hexruta med en fientlig flockvarg.
rule-w6-6 = När en varg har gått står det aldrig mer än två pjäser på en hexruta. Du får betala för en flytt utan att gå; det är en handling ändå. En varg måste stanna på en annan hexruta än den den gick från.
rule-w6-6-ruling = Ingen utgåva förbjuder en flytt där ingen går. Den vänder en bricka, och det kan vara värt en handling. Om en gång som slutar där den började säger ingen något heller; vi räknar den inte som någon gång.

rule-w7 = Tränga undan
rule-w7-1 = Spelaren vars drag det är ställer den undanträngda vargen på närmaste lämpliga hexruta, räknat i steg från där den stod. En hexruta är lämplig om den saknar pjäser och polletter, eller om där står exakt en pjäs och den hör till den undanträngda vargens flock. Är flera lika nära väljer samma spelare; hexrutan som alfavargen just har lämnat kan vara en av dem. Terräng och snabbhet spelar ingen roll. Finns det ingen lämplig hexruta på hela kartan är handlingen inte tillåten.
rule-w7-1-ruling = Utgåvorna säger bara ”närmaste”. Vi räknar steg, räknar inte en hexruta med en pollett som tom och tar aldrig bort en varg utan en regel som säger det.
rule-w7-2 = En undanträngd varg utlöser ingen jakt: bara för spelaren vars drag det är kontrolleras om byten har fällts.
rule-w7-2-ruling = Utgåvorna kontrollerar jakten i slutet av en handling och säger inte vems: efter bokstaven skulle en varg som trängs undan till ett byte kunna jaga genast. I Wolfden jagar bara spelaren vars drag det är.

rule-w8 = Bygga en lya
rule-w8-intro = Pris: 2 brickor.
rule-w8-1 = Välj en hexruta med en av dina alfavargar på eller intill. Där får inte finnas en ensamvarg, ett byte, en lya eller ett näste, och högst en pjäs, som måste vara din.
rule-w8-1-ruling = Två utgåvor förbjuder bara fientliga flockvargar där, den tjeckiska varje fientlig varg. Pjäsernas rangordning, som står i alla tre, utesluter båda. Att ingen lya byggs på en ensamvarg eller ett byte är vårt beslut: utgåvorna förbjuder bara att avsluta en flytt där och tillåter lyor i vilken terräng som helst.
rule-w8-2 = Ta nästa lya från ett spår du väljer, få det som friläggs (W2.2, W2.3) och ställ lyan på hexrutan.

rule-w9 = Bygga ut till ett näste
rule-w9-intro = Pris: 2 brickor.
rule-w9-1 = Välj en av dina lyor intill en sjö, med en av dina alfavargar på dess hexruta eller intill, i en region där du ännu inte har något näste.
rule-w9-1-ruling = Flera flockar får ha ett näste i samma region. Bara den ryska utgåvan säger det rent ut.
rule-w9-2 = Lyan tar nästa dag på månplanen; det den gav dig behåller du. Ställ ditt nästa näste i dess ställe och ta en terrängpollett.
rule-w9-3 = Om en fientlig varg delar hexrutan, vare sig det är en flockvarg eller en alfavarg, trängs den undan (W7). Andra flockars nästen i regionen spelar ingen roll.

rule-w10 = Yla
rule-w10-intro = Pris: 2 brickor.
rule-w10-1 = Välj en ensamvarg inom din ylräckvidd från en av dina alfavargar. Du måste ha en varg kvar på din spelarplan.
rule-w10-1-ruling = Att en varg måste finnas kvar är vår tolkning: handlingen ställer ju ut en.
rule-w10-2 = Ensamvargen tar nästa dag på månplanen. Nästa varg från din spelarplan, flockvarg eller alfavarg (W2.5), ställs i dess ställe.

rule-w11 = Dominera
rule-w11-intro = Pris: 3 brickor.
rule-w11-1 = Välj en fientlig flockvarg eller lya inom din ylräckvidd från en av dina alfavargar; en pjäs på alfavargens egen hexruta räknas också. Den måste vara den enda pjäsen från sin flock där, för två pjäser från samma flock skyddar varandra. Alfavargar och nästen kan aldrig domineras.
rule-w11-1-ruling = Avståndet 0 är inom räckhåll. Det händer när en alfavarg står på en fientlig lya. En pjäs från en tredje flock på hexrutan skyddar ingen, eftersom utgåvorna bara utesluter två pjäser av samma färg. Mot det talar deras rangordning, enligt vilken en lya aldrig kommer till en fientlig varg.
rule-w11-2 = Pjäsen tar nästa dag på månplanen och är ute ur spelet. Ersätt en varg med nästa varg från din spelarplan, som kan vara en alfavarg, och en lya med en lya från ett spår du väljer, och få det som friläggs. Har du ingen sådan pjäs kvar kan du inte dominera den.
rule-w11-2-ruling = Bara den tjeckiska utgåvan säger att en flockvarg kan ersättas med en alfavarg. De två andra vill ha en pjäs av samma slag och ger en lya för en lya som exempel; vi läser det som en varg för en varg. Att en pjäs måste finnas kvar är vår tolkning, som för ylandet.

rule-w12 = Jakt
rule-w12-intro = Jakt är inte en handling. Den är gratis och sker automatiskt.
rule-w12-1 = Efter var och en av dina handlingar: om dina vargar står på tre eller fler olika hexrutor intill en stapel byten av ett slag som du inte har än, tar du dess översta pollett och det den ger (W2.7).
rule-w12-1-ruling = Minst tre hexrutor, efter vilken handling som helst: den ryska utgåvan är tydligast, och de andra kan läsas så.
rule-w12-2 = Du får ta flera slag på en gång. Om två staplar av samma slag är omringade väljer du en av dem.
rule-w12-2-ruling = Ingen utgåva nämner två staplar av samma slag. En pollett av varje slag är gränsen.
rule-w12-3 = När en stapel är slut är dess hexruta som alla andra. Byten går aldrig till månplanen.

rule-w13 = Månen
rule-w13-1 = Varje ensamvarg som kallas, varje pjäs som domineras och varje lya som byggs ut tar nästa dag på månplanen.
rule-w13-2 =
    Tre av dagarna är månfaser. När fullmånen är nådd får draget fortsätta över fler dagar; de har ingen verkan.
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Bara 9 för tre spelare är tryckt i ord. De andra dagarna står på bilderna av månplanerna; vi har tagit dem från en offentlig version av spelet. För två spelare nämner utgåvorna olika sidor av planen.

rule-w14 = Poängsätta regionerna
rule-w14-1 = I slutet av ett drag poängsätts varje fas vars dag har nåtts i det, en efter en, i alla regioner som visar dess pollett.
rule-w14-1-ruling = Ingen utgåva säger vad som händer när två faser nås i samma drag. Lådans påminnelsepolletter ligger på månplanen (ukrainska) eller på regionpolletterna (ryska, tjeckiska); i Wolfden lyser i stället de polletter som poängsätts härnäst.
rule-w14-2 = Kontrollen över en region räknas så här: ett näste ger 3, varje annan pjäs 1. Vid lika ligger flocken med flest alfavargar i regionen före. Bara flockar med en pjäs i regionen är med.
rule-w14-2-ruling = Utgåvorna talar om näst mest kontroll. En flock som inte har något i regionen har ingen kontroll där.
rule-w14-3 =
    Den starkaste flocken tar regionpolletten, den andra får dess lägre värde.
    | pollett | etta | tvåa
    | månskära | 4 | 2
    | halvmåne | 6 | 3
    | fullmåne | 8 | 4
rule-w14-4 = Om flera flockar fortfarande delar första platsen får var och en det lägre värdet, polletten kastas och ingen annan får poäng. Om bara andra platsen delas får ingen det lägre värdet. En flock som är ensam tar polletten, och någon tvåa finns inte. Är ingen där kastas polletten.
rule-w14-4-ruling = Ingen utgåva säger vad som händer där en flock är ensam, eller ingen finns. Det följer av W14.2.

rule-w15 = Slutet
rule-w15-1 = Spelet är slut så snart fullmånen har poängsatts, även mitt i en runda.
rule-w15-2 = Dina poäng är summan av dina regionpolletter, dina lägre värden och det högsta värde du har nått på vart och ett av dina sex spår (W2.8). Flest poäng vinner.
rule-w15-3 = Vid lika vinner den med flest regionpolletter; sedan den med flest vargar på kartan; sedan den med flest alfavargar på kartan. De som ännu är lika delar platsen.
rule-w15-3-ruling = Bara den ryska utgåvan räknar alfavargar. Det kan väljas bort för ett bord (W17).
rule-w15-4 = Ett spel som inte kommer någonvart avslutas: efter två drag i rad för varje spelare utan någon handling, eller efter drag 250. Faserna som är kvar poängsätts då i ordning.
rule-w15-4-ruling = Ingen utgåva säger detta; utan det kunde ett spel pågå för alltid. Man kan välja en annan gräns för ett bord (W17).

rule-w16 = Två spelare
rule-w16-intro = Alla andra regler gäller, med dessa ändringar.
rule-w16-1 = Kartan har fem regioner och ingen startplan. Varje slags byte finns en gång, en pollett i varje region, slumpvis.
rule-w16-1-ruling = Den ukrainska utgåvan visar bytena bara på en bild, de andra säger det i ord.
rule-w16-2 = Fem staplar regionpolletter läggs ut slumpvis: månskära; fullmåne; fullmåne; månskära på halvmåne; halvmåne på fullmåne. I sin fas poängsätts den övre polletten och försvinner; den undre blir kvar till sin egen fas.
rule-w16-3 =
    En neutral flock står vid sjöarna, nordost och sydost om dem.
    | regionens polletter | nordost | sydost
    | månskära | 2 flockvargar | –
    | månskära på halvmåne | 1 näste | –
    | fullmåne | 1 näste, 1 alfavarg | –
    | halvmåne på fullmåne | 1 näste | 2 alfavargar
    
    Den handlar aldrig. Dess pjäser kan inte domineras eller trängas undan, och ingen kan stanna på deras hexrutor. När regionerna poängsätts rangordnas den som vilken flock som helst men får inga poäng: är den etta kastas polletten och tvåan får ändå det lägre värdet; är den tvåa får ingen det lägre värdet; delar den första platsen med en spelare får den spelaren det lägre värdet.
rule-w16-3-ruling = Den ryska utgåvan ställer alla dess pjäser på den övre högra hexrutan, där tre inte får plats; de andra säger till höger. Vilken pjäs som står var har vi tagit från en offentlig version av spelet. Någon egen färg har flocken inte här. Bara två utgåvor utesluter helt att dominera den. Att tvåan behåller sitt pris följer av att poängen sätts som vanligt.
rule-w16-4 = Vargarna placeras i ordningen första, andra, andra, första spelaren. Varje gång ställer du en alfavarg och en flockvarg tillsammans på en hexruta utan polletter och pjäser, i en region vars övre pollett inte är en månskära.
rule-w16-5 = Den första spelaren börjar. Den andra har en handlingspollett från start.
rule-w16-5-ruling = Två utgåvor lämnar över den i början av den andra spelarens drag. Den kan inte användas tidigare, så det ändrar ingenting.

rule-w17 = Val för ett bord
rule-w17-intro =
    Den som skapar ett bord får ändra detta, eller välja en utgåva, som ställer in flera av dem så som den trycker dem. Det vanliga står först.
    | val | möjligheter | regel
    | startspelare | lottad, eller den första platsen | W3.6
    | handlingspolletter per drag | valfritt antal, eller högst en | W4.2
    | pollett till de sista spelarna | nej, eller en handlingspollett till de sista i turordningen (3 spelare: tredje; 4: tredje och fjärde; 5: fjärde och femte) | W3.6
    | brickor i början | alla framsidor, eller var och en väljer framsidor eller baksidor | W2.9
    | flockar | slumpvis utdelade, eller valda i platsordning | W3.4
    | alfavargar avgör det sista lika läget | ja, eller nej | W15.3
    | sista draget | 250, eller ett annat tal | W15.4
    | planer | lådans, eller din egen fil | W1.3

rule-w18 = Exempel
rule-w18-intro = Exemplen finns i utgåvorna. Wolfden spelar vart och ett av dem som ett av sina test. Även en placering av tre spelares vargar finns där, men bara som bild.
rule-w18-1 = Vända brickor. Ökenflocken betalar med sina två ökenbrickor. Nu visar två av dess brickor skog.
rule-w18-2 = Flytta. Snabbhet 3, spridning 2: för en gräsbricka går en alfavarg och en flockvarg upp till tre steg var, till samma gräsruta eller till olika.
rule-w18-3 = Bygga. Två ökenbrickor betalar en lya på en ökenruta intill en alfavarg. Den tas från snabbhetsspåret, så snabbheten är nu 4.
rule-w18-4 = Bygga ut. Två bergsbrickor gör en lya intill en sjö och en alfavarg till ett näste. Lyan tar en av månens dagar; nästet ger en terrängpollett och 5 poäng i slutet.
rule-w18-5 = Yla. Med ylräckvidd 2 kallar två tundrabrickor en ensamvarg två hexrutor bort. En flockvarg tar dess plats.
rule-w18-6 = Dominera. Två skogsbrickor och en terrängpollett tar över en av gräsflockens flockvargar som står ensam. I den tjeckiska utgåvan råkar nästa varg på spelarplanen vara en alfavarg.
rule-w18-7 = Jaga. Två flockvargar går så att vargar av deras flock står på tre hexrutor runt en älg. Älgen tas och ger en handlingspollett.
rule-w18-8 = Poängsätta. Gräs har 2 alfavargar, 2 flockvargar och 1 lya: 5. Berg har 2 flockvargar och 1 lya: 3. Tundra har ett näste, en flockvarg och 2 lyor: 6. Vid månskäran tar tundra polletten för 4 poäng, gräs får 2 poäng, berg ingenting.
rule-w18-9 = Lika. Två flockar har lika mycket kontroll, 3 var, och den som har en alfavarg i regionen vinner.
rule-w18-9-ruling = Utgåvorna trycker olika pjäser för vinnaren: två flockvargar och en alfavarg, eller (den tjeckiska) en lya, en flockvarg och en alfavarg.
rule-w18-10 = Slutpoängen. Spridning 7, snabbhet 3, ylräckvidd 0, nästen 15, jakt 9, vargar 4, regionpolletter 16: 54 poäng.
rule-w18-11 = Månen. Med tre spelare når nästa pjäs på månplanen dag 9. I slutet av det draget poängsätts båda regionerna med en månskära.
rule-w18-12 = Betala med en pollett. En handling kostar tre tundrabrickor, men bara två visar tundra. En terrängpollett som läggs tillbaka i förrådet gäller som den tredje.

# What the pictures show
picture-w1-1 = En region: fem terränger med tre hexrutor var runt en sjö, två ensamvargar och en stapel byten.
picture-w5-2 = En spelarplan. Varje bricka visar en terräng och i hörnet vad den visar när den vänds; bredvid syns hur många brickor som betalar för varje terräng, och de tre spåren.
picture-w6-1 = Med snabbhet 3 och gräs betalt får de här vargarna stanna på de markerade hexrutorna.
picture-w7-1 = Alfavargen tränger undan den fientliga flockvargen. Den går till en av de markerade hexrutorna, som är lika nära.
picture-w8-1 = Alfavargen får bygga på sin egen hexruta och intill, men inte på ensamvargar eller byten.
picture-w9-1 = Den här lyan ligger vid sjön och intill sin alfavarg: den kan bli ett näste.
picture-w10-1 = Ensamvargen är två hexrutor från alfavargen. Med ylräckvidd 2 hör den ropet.
picture-w12-1 = Vargar på tre hexrutor runt bytet: det är taget.
picture-w13-2 = Månen i ett parti för tre: månskäran har poängsatts, halvmånen kommer på dag 17.
picture-w14-2 = Tre flockar i en region, 6 mot 5 mot 3. Deras kontroll står på sjön.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest poäng efter fullmånen vinner: för regionpolletter och för det högsta värde du har nått på vart och ett av dina sex spår.
aid-the-wolves-turn = Ditt drag
aid-the-wolves-turn-1 = Två handlingar per drag; varje handlingspollett du använder köper en till.
aid-the-wolves-turn-2 = Varje handling kostar brickor som visar målets terräng: flytta 1, yla 2, lya 2, näste 2, dominera 3. Vänd brickorna du använde. En terrängpollett gäller som valfri bricka.
aid-the-wolves-actions = Handlingar
aid-the-wolves-actions-1 = Flytta: välj en terräng och gå sedan med upp till så många vargar som din spridning, var och en högst så många steg som din snabbhet, alla till den terrängen, men inte till en ensamvarg eller ett byte.
aid-the-wolves-actions-2 = Yla: en ensamvarg inom ylräckvidd från en av dina alfavargar blir din nästa varg.
aid-the-wolves-actions-3 = Lya: bygg den på en hexruta med din alfavarg på eller intill, utan polletter, lyor, nästen och fientliga pjäser. Ta den från ett spår du väljer.
aid-the-wolves-actions-4 = Näste: bygg ut en lya vid en sjö, med din alfavarg på hexrutan eller intill; ett per region. Det ger en terrängpollett och räknas som 3 för kontrollen.
aid-the-wolves-actions-5 = Dominera: ersätt en fientlig flockvarg eller lya inom ylräckvidd från en av dina alfavargar. Två pjäser från en flock på en hexruta skyddar varandra. Bara din hemterräng kan visas av tre brickor; annars behövs terrängpolletter.
aid-the-wolves-actions-6 = Jakt: när dina vargar står på tre hexrutor runt ett byte av ett slag du ännu inte har tar du det genast, utan kostnad. Med 3–5 spelare ger det en handlingspollett.
aid-the-wolves-hexes = Vilka som får dela en hexruta
aid-the-wolves-hexes-1 = Högst två pjäser per hexruta, och högst en lya eller ett näste. Två vargar från olika flockar delar aldrig hexruta; en varg får dela den med en fientlig lya som är ensam där.
aid-the-wolves-hexes-2 = En alfavarg får stanna där en fientlig flockvarg står ensam och tränger undan den; ett näste tränger undan varje fientlig varg på sin hexruta. Du ställer den på närmaste hexruta som är tom eller har en enda pjäs från dess flock.
aid-the-wolves-tracks = Spår
aid-the-wolves-tracks-1 =
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | ylräckvidd | 2 | 3 | 3 | 4 | 4
    | poäng, 3–5 spelare | 0 | 0 | 0 | 3 | 7
    | poäng, 2 spelare | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den andra och den fjärde lyan på ett spår ger en pollett. 3–5 spelare: spridning handling, sedan terräng; snabbhet och ylräckvidd terräng, sedan handling. 2 spelare: handling, sedan terräng.
aid-the-wolves-points = Poäng
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | vargar | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | nästen | 5 | 10 | 15 | 20
    | byten, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | byten, 2 spelare | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På varje spår räknas bara det högsta värde du har nått.
aid-the-wolves-points-3 = Dina vargar kommer i denna ordning: flock, flock, alfa, flock, flock, alfa, flock, flock.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Yl, nästen och dominering flyttar månen. Vid månskära, halvmåne och fullmåne poängsätts regionerna med den polletten: mest kontroll tar polletten, näst mest det lägre värdet.
aid-the-wolves-moon-2 =
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | etta / tvåa | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontroll: ett näste räknas som 3, varje annan pjäs som 1. Vid lika ligger flocken med flest alfavargar i regionen före.
aid-the-wolves-moon-4 = Innan du placerar dina första vargar: se efter vilka regioner som poängsätts först. Det är månskärorna, sedan halvmånarna, sedan fullmånarna.
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

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    Du leder en flock, och månen är ny. Tills den är full strövar din flock genom fem terränger: öppet gräs, djup skog, snöig tundra, branta berg och het öken. Ni spårar byten, och ensamvargar kommer när ni ylar. Lyor och nästen visar vad som är ert, och de andra flockarna vill ha samma mark.

    Tre gånger ser månen ner och räknar vem som är starkast i varje region. List hjälper, och en gnutta instinkt. När fullmånen är förbi är en flock den starkaste av alla.
about-the-wolves-alpha = Ett ord om alfavargen: den tjeckiska översättaren tillägger att tanken på en alfavarg kommer från flockar av obesläktade vargar i fångenskap. I det vilda är en flock en familj, och vargar undviker andra flockars land. Där går det värre för en ensam varg än i det här spelet, där den bara byter färg.
about-the-wolves-credits =
    Vargarna (The Wolves) är skapat av Ashwin Kamath och Clarence Simpson och illustrerat av Pauliina Linjama, med grafisk form av Stevo Torres. Alex Cutler och David Van Drunen utvecklade det, och Eric Slauson redigerade reglerna. Pandasaurus Games gav ut det 2022.

    Wolfden följer tre utgåvor: den ukrainska från Games 7 Days (översatt av Anton Minakov, redigerad av Volodymyr Jantjarin), den tjeckiska från Mindok (översatt av Michal Stárek, korrekturläst av Karel Vlasák) och den ryska.
about-the-wolves-advice-players = Råd för dina första partier
about-the-wolves-advice-players-1 = Innan du placerar dina vargar: se efter vilka regioner som poängsätts först. Det är de med en månskära, sedan halvmånarna, sedan fullmånarna. Med två spelare poängsätts två regioner två gånger.
about-the-wolves-advice-players-2 = Tänk framåt när du vänder brickor. Det de visar nu är vad du kan betala med härnäst.
about-the-wolves-advice-players-3 = När du flyttar: tänk på båda delarna, kontroll över regionen och ett bra läge för nästa handling. De flesta handlingar kräver en alfavarg i närheten.
about-the-wolves-advice-players-4 = Lyor står kvar när vargarna går vidare och gör din flock starkare för gott. Ett näste ger lika mycket kontroll som tre lyor.
about-the-wolves-advice-players-5 = Lämna aldrig en flockvarg eller en lya ensam inom ylräckvidd från en fientlig alfavarg: två av dina pjäser på en hexruta skyddar varandra.
about-the-wolves-advice-players-6 = Att dominera kostar tre brickor, och de flesta terränger finns bara på två av dina. Dominera i din hemterräng, eller spara terrängpolletter till det.

## guide

# Första partiet Vargarna med guide, steg för steg.
guide-the-wolves-welcome = Välkommen till flocken! Du leder de röda vargarna, hemma i gräset; två rivaler leder sina egna flockar. Flest poäng efter fullmånen vinner: för regioner du kontrollerar och för hur din flock har vuxit.
guide-the-wolves-tiles = Du betalar med terrängbrickor. En handling kostar brickor som visar terrängen där den sker, och varje använd bricka vänds. Det du betalar med nu avgör vad du har råd med sedan.
guide-the-wolves-howl = Vinn din första varg: yla till en ensamvarg nära en av dina alfavargar. Välj vilken du vill av dem som lyser. Betala med brickor som visar dess terräng, eller med terrängpolletter i stället.
guide-the-wolves-howl-done = Ensamvargen är din nu. Brickorna du använde har vänts och visar en annan terräng: det kan du betala med sedan.
guide-the-wolves-howl-hint = En ensamvarg står på tundran, och två av dina brickor visar tundra.
guide-the-wolves-hunt = Fånga hararna! Jakt är gratis: du behöver vargar på tre olika hexrutor runt bytet. Flytta som du vill; alla som går måste stanna i den terräng du betalar för.
guide-the-wolves-hunt-done = Fångad! Varje nytt slags byte ger fler poäng än det förra, och det här gav en handlingspollett också.
guide-the-wolves-hunt-hint = En varg står redan vid hararna. Betala med brickan som visar öken, skicka alfavargen ett steg söderut och en annan varg till den tredje sidan.
guide-the-wolves-third = Ett drag har två handlingar, och en handlingspollett köper en tredje. Se vad dina brickor visar nu: det avgör vad du ännu kan göra.
guide-the-wolves-turn = Använd de handlingar du har kvar som du vill och avsluta sedan draget. Snart behöver du en alfavarg vid din lya intill sjön.
guide-the-wolves-turn-done = Ditt drag är slut. Se vad rivalerna gör.
guide-the-wolves-turn-hint = Du måste varken använda alla handlingar eller gå med alla vargar: du kan alltid avsluta draget.
guide-the-wolves-moon = Varje yl, varje dominering och varje näste flyttar månen en dag. När den når månskäran poängsätts de två regionerna med en månskära på sin sjö. Nu gäller det att vara stark där!
guide-the-wolves-den = Bygg en lya intill eller under en av dina alfavargar, var du vill: den räknas i sin region. Du tar den från ett av tre spår, och det spåret gör flocken bättre för gott.
guide-the-wolves-den-done = Nu kan din flock mer: spridning låter fler vargar gå, snabbhet för dem längre, och ylräckvidden når längre.
guide-the-wolves-den-hint = Det finns plats under din alfavarg i skogen. Betala med en skogsbricka och en terrängpollett, som gäller för vilken bricka som helst.
guide-the-wolves-gain = Låt flocken växa: yla till en ensamvarg igen, eller dominera en rivals pjäs som står ensam inom ylräckvidd. Att dominera kostar tre brickor eller polletter. Två pjäser tillsammans skyddar varandra.
guide-the-wolves-gain-done = En till i din flock, och månen har gått en dag framåt.
guide-the-wolves-gain-hint = Väster om din alfavarg står en rivals varg ensam i gräset: betala med en gräsbricka, hembrickan och en pollett.
guide-the-wolves-crescent = Faser poängsätts när draget slutar. Avsluta det och se vem som har kontroll över de två sjöarna.
guide-the-wolves-crescent-done = Följ rivalernas drag: en alfavarg kan till och med tränga undan en flockvarg från dess hexruta.
guide-the-wolves-scored = I en region räknas varje pjäs som 1 och ett näste som 3. Flocken med mest tar polletten, tvåan får det lägre värdet. Halvmånen och fullmånen är värda mer.
guide-the-wolves-lair = Gör en av dina lyor till ett näste. Det kräver en lya vid en sjö, en av dina alfavargar intill lyan och två brickor eller polletter med dess terräng.
guide-the-wolves-lair-done = Ett näste kan aldrig domineras, ger en terrängpollett och är värt 5 poäng.
guide-the-wolves-lair-hint = Din lya i öknen ligger vid en sjö. Står ingen av dina alfavargar intill, så flytta dit en först; brickor som visar öken betalar sedan nästet.
guide-the-wolves-points = Regioner är bara halva saken: lyor, kallade vargar, nästen och byten har alla ett spår med poäng. På varje spår räknas bara det högsta värde du har nått, så väx på flera sätt.
guide-the-wolves-play-on = Nu kan du allt, och fullmånen är långt borta: spela vidare mot de två valpbottarna, och be om tips när du vill.

## files

# Vad som är fel med en spelplansfil eller en ställning i Vargarna. Filernas ord står kvar som de är.

# Spelplansfiler
problem-wolves-zone-size = { $where }: varje område behöver 3 hexrutor (W1.1).
problem-wolves-zones-overlap = { $where }: en hexruta ligger i två områden eller under sjön (W1.1).
problem-wolves-marks = { $where }: två ensamvargar och ett byte behöver tre hexrutor på land (W1.1).
problem-wolves-start-twice = { $where }: en hexruta nämns två gånger (W1.2).
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
problem-wolves-supply = { $line }: ”{ $piece }” förekommer mer än { $count } gånger: ingen har fler (W2.1).
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
problem-wolves-pieces = hexes: plats { $seat } har { $found } ”{ $piece }” på kartan, men enligt spelarplanen ska det vara { $count } (W2.1).
problem-wolves-pieces-most = hexes: plats { $seat } har { $found } ”{ $piece }” på kartan, men enligt spelarplanen får det vara högst { $count } (W2.1).
problem-wolves-moons-left = moons: andra regionpolletter är kvar än de poängsatta faserna lämnar (W14.1).
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
problem-wolves-first-missing = turn: från placeringen ska startspelaren anges: first=1 (W3.6).
problem-wolves-first-seat = turn: där startspelaren inte lottas är det plats 1 (W17).
problem-wolves-snake = turn: placeringen går medsols från startspelaren till den sista och tillbaka igen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dagar togs av ensamvargar: { $howled }, dominerade pjäser: { $dominated }, nästen: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: vargar går bara i skedet ”walk” (W6.1).
problem-wolves-walk-spread = turn: fler vargar går än flockens spridning tillåter (W6.1).
problem-wolves-walk-missing = turn: en varg har gått som inte finns där (W6.1).
problem-wolves-no-action = turn: vargar går och jagar under en handling, och ingen har börjat (W4.4).
problem-wolves-turn-seat = turn: drag { $turn } tillhör en annan plats (W3.6).
problem-wolves-turns-early = turn: drag och handlingar räknas från slutet av placeringen (W3.6).
problem-wolves-hunt-no-choice = turn: byten som inte ger något val tas genast (W12.1).
problem-wolves-over = turn: partiet är slut när alla tre faserna har poängsatts (W15.1).
problem-wolves-scored-early = turn: en fas har poängsatts som månen inte har nått (W14.1).
problem-wolves-standstill = turn: ett parti utan framsteg är redan slut (W15.4).

## terminal

terminal-wolves-legend = ≈ sjö  ▒ ravin · 1A alfavarg för plats 1, p flockvarg, d lya, L näste, n den neutrala flocken · ensam: ensamvarg · en siffra efter byte: hur många polletter som ligger där
terminal-wolves-tracks = spår: [2] värdet nu, a handlingspollett, t terrängpollett, :3 poäng, ·1 taget, >A3 nästa: en alfavarg, 3 poäng
terminal-wolves-lone = ensam
terminal-wolves-phase = { $phase ->
    [crescent] månskära
    [quarter] halvmåne
   *[full] fullmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = dag { $date }, alla faser har poängsatts
terminal-wolves-date-now = dag { $date }, i slutet av draget: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] dag { $date }, { $phase } om { $ahead } dag
   *[other] dag { $date }, { $phase } om { $ahead } dagar
}
terminal-wolves-next = { $phase }: poängsätts härnäst
terminal-wolves-later = senare
terminal-wolves-tied = lika
terminal-wolves-leads = { $who } leder
terminal-wolves-tiles = brickor
terminal-wolves-first = startspelare
terminal-wolves-pays = betalar
terminal-wolves-prey = byte
terminal-wolves-points = poäng
terminal-wolves-terrain-tokens = valfri: { $count }
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
}
