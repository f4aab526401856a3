### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Ulvene
pitch-the-wolves = Led en flok gennem fem slags terræn, hyl efter ensomme ulve, og hold områderne, når månen tælles. Intet held efter opstillingen.
picture-the-wolves = Spillepladen i Ulvene med ulve, der går
role-the-wolves = Flok { $number }
option-the-wolves-action-tokens = Poletter pr. tur
option-the-wolves-action-tokens-help = Hvor mange handlingspoletter en flok må bruge i en tur. Den tjekkiske udgave anbefaler én.
option-the-wolves-action-tokens-any = så mange man vil
option-the-wolves-action-tokens-one = højst én
option-the-wolves-late-tokens = Poletter til sene pladser
option-the-wolves-late-tokens-help = De sidste i rækkefølgen begynder med en handlingspolet.
option-the-wolves-late-tokens-no = nej
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Brikker
option-the-wolves-tiles-help = Hvilken side brikkerne viser fra start.
option-the-wolves-tiles-fronts = alle forsider
option-the-wolves-tiles-chosen = hver flok vælger
option-the-wolves-packs = Flokke
option-the-wolves-packs-help = Hvordan hjemterrænerne fordeles.
option-the-wolves-packs-dealt = ved lodtrækning
option-the-wolves-packs-chosen = vælges i pladsernes orden
option-the-wolves-alpha-tiebreak = Tredje afgørelse
option-the-wolves-alpha-tiebreak-help = Om alfaulve på kortet afgør, når alt andet står lige.
option-the-wolves-alpha-tiebreak-on = alfaulve afgør
option-the-wolves-alpha-tiebreak-off = delt sejr
option-the-wolves-turn-limit = Turgrænse
option-the-wolves-turn-limit-help = Turen, efter hvilken et spil, der er gået i stå, tælles op.
option-the-wolves-board = Egne plader
option-the-wolves-board-help = En fil med egne områdeplader eller en egen opstilling.

## game

# The Wolves: things, actions, questions and what happened.

# Things
wolves-terrain = { $terrain ->
    [forest] skov
    [rock] klippe
    [grass] græs
    [tundra] tundra
    [desert] ørken
   *[blank] ikke uddelt endnu
}
wolves-prey = { $prey ->
    [moose] elg
    [deer] hjort
    [raccoon] vaskebjørn
    [boar] vildsvin
   *[hare] hare
}
wolves-neutral = den neutrale flok
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfaulv ({ $owner })
    [den] hule ({ $owner })
    [lair] leje ({ $owner })
   *[pack] flokulv ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfaulv ({ $owner }) på { $hex }
    [den] hule ({ $owner }) på { $hex }
    [lair] leje ({ $owner }) på { $hex }
   *[pack] flokulv ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensom ulv
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en kløft: Her kan intet stå
wolves-nowhere = { $hex } er ikke på dette kort
wolves-lake = Sø { $hex }. { $token }. Kontrol: { $control }
wolves-token = { $phase ->
    [crescent] måneseglpolet, { $first } til den stærkeste flok og { $second } til den næste
    [quarter] halvmånepolet, { $first } til den stærkeste flok og { $second } til den næste
   *[full] fuldmånepolet, { $first } til den stærkeste flok og { $second } til den næste
}
wolves-no-token = Ingen polet tilbage
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nået dag { $date }; alle faser er talt op
    [crescent] Månen er på dag { $date }; måneseglet tælles på dag { $next }
    [quarter] Månen er på dag { $date }; halvmånen tælles på dag { $next }
   *[full] Månen er på dag { $date }; fuldmånen tælles på dag { $next }
}

# Player boards
wolves-home = hjem: { $terrain }
wolves-home-undealt = hjemterræn ikke uddelt endnu
wolves-home-tile = hjembrik, den vendes aldrig
wolves-home-tile-name = hjembrik
wolves-tile = { $shows }; vendt viser den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spredning
    [speed] fart
   *[howl] hyl
}
wolves-track = { $track ->
    [spread] spredning { $value }: så mange ulve må gå i en flytning; { $next } efter næste hule
    [speed] fart { $value }: så langt går en ulv; { $next } efter næste hule
   *[howl] hyl { $value }: så langt høres en alfaulv; { $next } efter næste hule
}
wolves-track-dens = { $track ->
    [spread] spredning { $value }, { $dens } af { $size } huler bygget
    [speed] fart { $value }, { $dens } af { $size } huler bygget
   *[howl] hyl { $value }, { $dens } af { $size } huler bygget
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspolet: én ekstra handling i en tur
   *[other] { $count } handlingspoletter: hver er én ekstra handling i en tur
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrænpolet: den betaler ethvert terræn
   *[other] { $count } terrænpoletter: hver betaler ethvert terræn
}
wolves-called = { $count ->
    [one] { $count } ulv kaldt
   *[other] { $count } ulve kaldt
}
wolves-lairs = { $count ->
    [one] { $count } leje bygget
   *[other] { $count } lejer bygget
}
wolves-prey-taken = har taget: { $prey }
wolves-prey-free = ikke taget endnu: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } point fra områder, { $tokens } polet vundet
   *[other] { $points } point fra områder, { $tokens } poletter vundet
}
wolves-own = Din flok
wolves-own-tiles = Dine brikker
wolves-own-pays = Hvad dine brikker betaler
wolves-own-tracks = Dine spor
wolves-own-things = Dine poletter og dit bytte
wolves-pays = { $now ->
    [0] ingen brik viser { $terrain }
    [one] { $now } brik viser { $terrain }
   *[other] { $now } brikker viser { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vending
wolves-score = { $part ->
    [spread] spredning
    [speed] fart
    [howl] hyl
    [lairs] lejer
    [hunt] jagt
    [wolves] ulve
    [regions] områder
   *[lesser] andenpladser
}

# The strip above the table
wolves-turn = Tur { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling tilbage, handlingspoletter: { $tokens }
    [one] { $left } fri handling tilbage, handlingspoletter: { $tokens }
   *[other] { $left } frie handlinger tilbage, handlingspoletter: { $tokens }
}
wolves-next-regions = { $count ->
    [0] intet område tælles næste gang
    [one] { $count } område tælles næste gang
   *[other] { $count } områder tælles næste gang
}
wolves-stage-regions = Områdepladerne lægges ud
wolves-stage-prey = Byttet lægges ud
wolves-stage-moons = Områdepoletterne lægges ud
wolves-stage-packs = Flokkene får deres hjemterræn
wolves-stage-tiles = Flokkene vælger, hvordan brikkerne ligger
wolves-stage-draft = Flokkene kommer ind på kortet
wolves-stage-act = Flokkene handler
wolves-stage-walk = Ulvene går
wolves-stage-hunt = En jagt
wolves-stage-over = Spillet er slut

# Actions
wolves-do-region = Læg et område
wolves-do-prey = Læg bytte
wolves-do-moon = Læg en områdepolet
wolves-do-pack = Tag en flok
wolves-do-tiles = Læg brikkerne
wolves-do-draft = Placer
wolves-do-move = Flyt
wolves-do-walk = Gå
wolves-do-stop = Stop med at gå
wolves-do-den = Byg en hule
wolves-do-lair = Byg et leje
wolves-do-howl = Hyl
wolves-do-dominate = Dominer
wolves-do-hunt = Jag
wolves-do-end = Afslut turen
wolves-side-fronts = alle forsider
wolves-side-backs = alle bagsider
wolves-aside = til { $hex }
wolves-payment = { $parts }
wolves-pay-token = en terrænpolet
wolves-pay-home = hjembrik ({ $terrain })
wolves-pay-tile = { $shows } (vendes til { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfaulv på { $hex }
   *[pack] flokulv på { $hex }
}
wolves-brief-aside = den fortrængte til { $hex }
wolves-brief-pay = betaler { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } forbliver { $value }

# Questions
wolves-price = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }
wolves-ask-pay = Hvordan betaler du?
wolves-ask-track = Fra hvilket spor tages hulen?
wolves-ask-aside = Vælg, hvor den fortrængte ulv går hen: { $count } steder er lige nær.
wolves-ask-move = Til hvilket terræn går dine ulve?
wolves-ask-walk = Hvilken ulv går?
wolves-ask-walk-to = { $kind ->
    [alpha] Hvor går alfaulven på { $hex } hen?
   *[pack] Hvor går flokulven på { $hex } hen?
}
wolves-ask-den = Hvor bygger du hulen?
wolves-ask-lair = Hvilken hule bliver til et leje?
wolves-ask-howl = Hvilken ensom ulv kalder du på?
wolves-ask-dominate = Hvilken brik dominerer du?
wolves-open-packs = Vælg din flok.
wolves-open-tiles = Hvilken side af brikkerne ligger opad fra start?
wolves-open-draft = Vælg en sekskant til en alfaulv og en flokulv.
wolves-open-hunt = To ens bytter er inden for rækkevidde: Vælg, hvilket du tager.
wolves-open-walk = { $walkers ->
    [one] { $walkers } ulv mere må gå, terræn: { $terrain }. Eller stop.
   *[other] { $walkers } ulve mere må gå, terræn: { $terrain }. Eller stop.
}
wolves-open-act = Vælg handling { $action } af { $free }.
wolves-open-token = { $tokens ->
    [one] Dine { $free } handlinger er gjort: Brug din handlingspolet, eller afslut turen.
   *[other] Dine { $free } handlinger er gjort: Brug en handlingspolet, eller afslut turen.
}
wolves-open-end = Dine { $free } handlinger er gjort: Afslut turen, eller fortryd.

# What happened
wolves-log-region = Område { $region } lægges omkring sø { $lake }.
wolves-log-prey = På { $at } lægges { $prey }.
wolves-log-token = En områdepolet lægges på sø { $lake }.
wolves-log-pack = { $who } får flokken: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } begynder med alle forsider.
   *[backs] { $who } begynder med alle bagsider.
}
wolves-log-draft = { $who } placerer en alfaulv og en flokulv på { $at }.
wolves-log-spend = { $who } bruger en handlingspolet.
wolves-log-pay = { $tokens ->
    [0] { $who } betaler { $terrain } med { $tiles }.
    [one] { $who } betaler { $terrain } med { $tiles } og en polet.
   *[other] { $who } betaler { $terrain } med { $tiles } og { $tokens } poletter.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } betaler { $terrain } med en polet.
   *[other] { $who } betaler { $terrain } med { $tokens } poletter.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfaulv { $from } → { $to }.
   *[pack] { $who }: flokulv { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfaulv fortrænges { $from } → { $to }.
   *[pack] { $who }: flokulv fortrænges { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kalder på den ensomme ulv på { $at }: en ny alfaulv.
   *[pack] { $who } kalder på den ensomme ulv på { $at }: en ny flokulv.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en hule på { $at }, til spredning.
    [speed] { $who } bygger en hule på { $at }, til fart.
   *[howl] { $who } bygger en hule på { $at }, til hyl.
}
wolves-log-lair = { $who } udbygger hulen på { $at } til et leje.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerer hulen på { $at } ({ $rival }).
   *[pack] { $who } dominerer flokulven på { $at } ({ $rival }).
}
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspolet.
   *[terrain] { $who } får en terrænpolet.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } nedlægger et bytte på { $at }: { $prey }.
wolves-log-end = { $who } melder pas uden handling.
wolves-log-phase = { $phase ->
    [crescent] Måneseglet tælles op.
    [quarter] Halvmånen tælles op.
   *[full] Fuldmånen tælles op.
}
wolves-log-region-scored-seat = { $others ->
    [0] Sø { $lake }: { $who } får { $points }.
   *[other] Sø { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Sø { $lake }: Den neutrale flok er først, poletten går tabt.
   *[other] Sø { $lake }: Den neutrale flok er først, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Sø { $lake }: Ingen tager poletten.
    [one] Sø { $lake }: Ingen tager poletten, { $lesser } får { $lesser_points }.
   *[other] Sø { $lake }: Ingen tager poletten, { $lesser } får { $lesser_points } hver.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handlede længere, så de resterende måner blev talt op.
    [turn-limit] Sidste tur blev nået, så de resterende måner blev talt op.
   *[full-moon] Fuldmånen er talt op: Spillet er slut.
}

# The end of a game
ending-the-wolves-full-moon = Fuldmånen er talt op.
ending-the-wolves-standstill = Ingen handlede længere, så de resterende måner blev talt op.
ending-the-wolves-turn-limit = Sidste tur blev nået, så de resterende måner blev talt op.
part-the-wolves-spread = Spredning
part-the-wolves-speed = Fart
part-the-wolves-howl = Hyl
part-the-wolves-lairs = Lejer
part-the-wolves-hunt = Jagt
part-the-wolves-wolves = Ulve
part-the-wolves-regions = Områdepoletter
part-the-wolves-lesser = Andenpladser

## reasons

reason-the-wolves-region-laid = den områdeplade ligger allerede på kortet
reason-the-wolves-prey-laid = { $word ->
    [moose] der er ingen stak med elg tilbage at lægge
    [deer] der er ingen stak med hjort tilbage at lægge
    [raccoon] der er ingen stak med vaskebjørn tilbage at lægge
    [boar] der er ingen stak med vildsvin tilbage at lægge
   *[hare] der er ingen stak med hare tilbage at lægge
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] der er ingen måneseglpolet tilbage at lægge
    [quarter] der er ingen halvmånepolet tilbage at lægge
   *[full] der er ingen fuldmånepolet tilbage at lægge
}
reason-the-wolves-pack-taken = flokken tilhører allerede en anden plads: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } er ikke en sekskant på startpladen ved kløften
reason-the-wolves-draft-on-taken = { $hex } er allerede optaget
reason-the-wolves-draft-same-side = dit andet par hører til på den anden side af kløften
reason-the-wolves-draft-on-token = der ligger en polet på { $hex }
reason-the-wolves-draft-on-piece = { $hex } er allerede optaget
reason-the-wolves-draft-under-crescent = { $hex } ligger i et område med en måneseglpolet
reason-the-wolves-not-dealing = kortet er allerede lagt
reason-the-wolves-packs-known = hver plads har allerede sin flok
reason-the-wolves-tiles-fixed = brikker vendes kun før placeringen, og kun hvis bordet tillader det
reason-the-wolves-draft-over = placeringen er forbi
reason-the-wolves-packs-first = vælg din flok først
reason-the-wolves-tiles-first = vælg først, hvilken side af dine terrænbrikker der skal ligge op
reason-the-wolves-draft-first = placer først dine ulve
reason-the-wolves-deal-first = kortet skal lægges først
reason-the-wolves-walk-first = gør flytningen færdig først: lad ulve gå, eller vælg »{ wolves-do-stop }«
reason-the-wolves-hunt-first = vælg først, hvilket af de ens bytter du tager
reason-the-wolves-pay-first = ulve går, når flytningen er betalt: vælg først »{ wolves-do-move }«
reason-the-wolves-no-hunt = bytte tages af sig selv; man vælger kun mellem ens slags
reason-the-wolves-no-action-left = dine to handlinger er gjort, og du har ingen handlingspolet
reason-the-wolves-one-token-a-turn = dette bord tillader én handlingspolet pr. tur
reason-the-wolves-cannot-pay = du kan ikke betale { $cost } af { wolves-terrain } med dine brikker og poletter
reason-the-wolves-tile-shows-other = en brik, der bruges her, viser ikke { wolves-terrain } nu
reason-the-wolves-tokens-missing = så mange terrænpoletter har du ikke
reason-the-wolves-wrong-price = dette koster præcis { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfaulv på { $hex }
   *[pack] du har ingen flokulv på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfaulven på { $hex } er allerede gået i denne flytning
   *[pack] flokulven på { $hex } er allerede gået i denne flytning
}
reason-the-wolves-walk-in-place = at gå tilbage til sin egen sekskant er ingen flytning
reason-the-wolves-walk-off-terrain = { $end } er ikke { wolves-terrain }, som du har betalt for
reason-the-wolves-walk-too-far = { $end } er { $steps } skridt væk, og din fart er { $speed }
reason-the-wolves-walk-onto-token = ingen ulv må ende på en ensom ulv eller et bytte
reason-the-wolves-walk-onto-two = der står allerede to brikker på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan slutte sig til den neutrale flok
reason-the-wolves-walk-onto-lair = der er et fjendtligt leje på { $end }
reason-the-wolves-walk-onto-alpha = der står en fjendtlig alfaulv på { $end }
reason-the-wolves-walk-pack-onto-pack = kun en alfaulv må fortrænge flokulven på { $end }
reason-the-wolves-no-wolf-can-walk = ingen af dine ulve har et sted at gå hen: vælg »{ wolves-do-stop }«
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfaulven på { $hex } har ingen steder at gå hen i denne flytning
   *[pack] flokulven på { $hex } har ingen steder at gå hen i denne flytning
}
reason-the-wolves-no-refuge = der er ingen sekskant, den fortrængte ulv kan gå til
reason-the-wolves-refuge-needed = sig, hvor den fortrængte ulv går hen: { $refuges }
reason-the-wolves-refuge-not-nearest = den fortrængte ulv går til en af de nærmeste: { $refuges }
reason-the-wolves-nobody-displaced = ingen ulv fortrænges her
reason-the-wolves-nowhere-to-dig = der er ingen sekskant, du kan betale for og bygge en hule på
reason-the-wolves-den-on-token = der er en ensom ulv eller et bytte på { $hex }
reason-the-wolves-den-on-two = der står allerede to brikker på { $hex }
reason-the-wolves-den-on-rival = der står en anden floks brik på { $hex }
reason-the-wolves-den-on-den = der er allerede en hule eller et leje på { $hex }
reason-the-wolves-den-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af
reason-the-wolves-no-den-left = alle dine huler er bygget
reason-the-wolves-track-empty = der er ingen hule tilbage på dit spor »{ wolves-track-name }«
reason-the-wolves-nothing-to-upgrade = du har ingen hule, som du kan betale for og udbygge
reason-the-wolves-lair-without-den = du har ingen hule på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger ikke ved en sø
reason-the-wolves-lair-in-region = du har allerede et leje i dette område
reason-the-wolves-lair-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af
reason-the-wolves-no-lair-left = alle dine lejer er bygget
reason-the-wolves-nothing-to-howl = der er ingen ensom ulv, som du kan nå og betale for
reason-the-wolves-howl-without-lone-wolf = der er ingen ensom ulv på { $hex }
reason-the-wolves-howl-too-far = ingen af dine alfaulve er inden for { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-left = der er ingen ulv tilbage på din tavle
reason-the-wolves-nothing-to-dominate = der er ingen brik, som du kan nå og betale for
reason-the-wolves-dominate-nothing = der står ingen sådan brik på { $hex }
reason-the-wolves-dominate-own = du kan ikke dominere din egen brik
reason-the-wolves-dominate-neutral = den neutrale flok kan ikke domineres
reason-the-wolves-dominate-strong = alfaulve og lejer kan aldrig domineres
reason-the-wolves-dominate-pair = to brikker fra den flok beskytter hinanden på { $hex }
reason-the-wolves-dominate-too-far = ingen af dine alfaulve er inden for { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-to-replace = der er ingen ulv tilbage på din tavle til at tage dens plads
reason-the-wolves-no-den-to-replace = der er ingen hule tilbage på din tavle til at tage dens plads
reason-the-wolves-track-needed = sig, fra hvilket spor den nye hule tages
reason-the-wolves-track-not-needed = en ulv erstattes af en ulv: intet spor nævnes
reason-the-wolves-hunt-nothing = der er intet sådant bytte på { $hex }
reason-the-wolves-hunt-again = du har allerede denne slags bytte
reason-the-wolves-hunt-too-few = dine ulve står på færre end 3 sekskanter ved siden af { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Gengivet efter tre trykte udgaver: den ukrainske, den russiske og den tjekkiske. Hvor de er uenige, tier eller lader et billede svare, siger en bemærkning, hvordan Wolfden spiller. Intet på kortet eller spillernes plader har måttet opfindes.

rule-w1 = Kortet
rule-w1-1 = En områdeplade har 16 sekskanter: en sø og fem zoner på tre sekskanter, hver med sit eget terræn. To af sekskanterne er mærket til en ensom ulv, én til bytte. Alle ti områdeplader har denne form; forskellen er, hvor terrænerne ligger.
rule-w1-2 = Startpladen har samme omrids. En kløft på seks sekskanter løber gennem den, med fem sekskanter på den nordlige og fem på den sydlige side; hver side har hvert terræn én gang. Startpladen er intet område og tælles aldrig op. Du må bygge huler der, men ingen lejer, for der er ingen sø.
rule-w1-3 =
    Hvordan pladerne ligger, er fastlagt for hvert antal spillere. Hvilken områdeplade der kommer hvor, er overladt til tilfældet.
    | spillere | plader
    | 2 | 5 områder, ingen startplade
    | 3 | startplade og 6 områder
    | 4 | startplade og 8 områder
    | 5 | startplade og 10 områder
rule-w1-3-ruling = Tilfældet uddeler plader, bytte, områdepoletter og flokke én ad gangen. Det er lige så retfærdigt som at blande, og en genafspilning kan huske det.
rule-w1-4 = Afstande måles på to måder. Gang tælles i skridt fra sekskant til sekskant; der er ingen vej over søer, over kløften eller uden for kortet, mens brikker og poletter aldrig spærrer. Rækkevidde, til at hyle og dominere, tælles lige hen over alt.
rule-w1-4-ruling = Kun den tjekkiske udgave siger, at et hyl bærer over vand. Et hul i kortet behandles som vand.

rule-w2 = Brikker og spillernes plader
rule-w2-1 = Hver spiller har 4 alfaulve, 8 flokulve, 12 huler, 4 lejer og 6 terrænbrikker.
rule-w2-2 =
    Tre spor på din plade har fire huler hver. Hulerne, du tager fra et spor, hæver dets værdi.
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hyl | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den anden og den fjerde hule på et spor giver også en polet.
    | spor | anden hule | fjerde hule
    | spredning, 3–5 spillere | handlingspolet | terrænpolet
    | fart, 3–5 spillere | terrænpolet | handlingspolet
    | hyl, 3–5 spillere | terrænpolet | handlingspolet
    | hvert spor, 2 spillere | handlingspolet | terrænpolet
rule-w2-3-ruling = Hvilken polet det er, fremgår kun af billederne af pladerne.
rule-w2-4 =
    Et spor, der er taget huler fra, giver point til sidst.
    | tagne huler | 0–2 | 3 | 4
    | 3–5 spillere | 0 | 3 | 7
    | 2 spillere | 0 | 2 | 5
rule-w2-5 =
    Otte ulve venter på din plade. De kommer ud i denne rækkefølge: flok, flok, alfa, flok, flok, alfa, flok, flok.
    | tagne ulve | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | point | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Lejer bliver mere og mere værd, og hvert giver straks en terrænpolet.
    | byggede lejer | 1 | 2 | 3 | 4
    | point | 5 | 10 | 15 | 20
rule-w2-6-ruling = At lejer også giver poletten med to spillere, fremgår kun af et billede.
rule-w2-7 =
    Jagtsporet har plads til én polet af hver slags bytte. Med 3–5 spillere giver hver slags også en handlingspolet, når den tages; med to spillere giver den ingen.
    | slags bytte | 1 | 2 | 3 | 4 | 5
    | point, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | point, 2 spillere | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Værdierne på et spor lægges ikke sammen. Til sidst tæller kun den højeste nåede værdi, én gang for hvert af de seks spor: spredning, fart, hyl, ulve, lejer og jagt.
rule-w2-9 = En af dine seks terrænbrikker er hjembrikken: Begge sider viser din floks hjemterræn. De andre fem er ens for alle: skov/klippe, klippe/græs, græs/tundra, tundra/ørken og ørken/skov (forside/bagside). Fra start skal de vise fem forskellige terræner, og det kan kun lade sig gøre på to måder: alle forsider op eller alle bagsider op.
rule-w2-9-ruling = Udgavernes regler lader alle lægge brikkerne, som de vil, blot intet terræn ses to gange. Wolfden begynder med alle forsider op, medmindre bordet lader spillerne vælge (W17).

rule-w3 = Opstilling for tre til fem spillere
rule-w3-1 = Læg pladerne (W1.3), og stil en ensom ulv på hver sekskant, der er mærket til en: to i hvert område.
rule-w3-2 =
    Hver byttesekskant får en stak på to ens poletter. Disse stakke uddeles tilfældigt:
    | spillere | elg | hjort | vaskebjørn | vildsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den russiske udgave kalder det mindste bytte en hare, de to andre en kanin. Det er den samme polet.
rule-w3-3 =
    Hver sø får én områdepolet. Disse uddeles tilfældigt:
    | spillere | månesegl | halvmåne | fuldmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den russiske udgave trykker »4 spillere« over to af sine rækker; de andre udgaver viser, at den sidste række er for fem.
rule-w3-4 = Hver spiller fører sin egen flok, og hver flok har sit eget hjemterræn.
rule-w3-4-ruling = Bøgerne lader spillerne vælge og nævner ingen rækkefølge. Wolfden uddeler flokkene tilfældigt eller lader spillerne vælge i pladsernes orden (W17).
rule-w3-5 = Nu stiller alle ulve ud: først fra den første plads til den sidste, så tilbage fra den sidste til den første. Hver gang stiller du en alfaulv og en flokulv sammen på en tom sekskant på startpladen ved kløften. Dit andet par skal stå på den anden side af kløften end det første.
rule-w3-6 = Den, der stillede ud først, har den første tur. Derefter spilles der med uret.
rule-w3-6-ruling = Udgaverne finder den første spiller tilfældigt, på en hvilken som helst måde eller efter det bedste hyl. I Wolfden er det den første plads.

rule-w4 = Din tur
rule-w4-1 = Du må udføre to handlinger i din tur, også den samme to gange. Du må stoppe efter én eller slet ikke udføre nogen.
rule-w4-1-ruling = Op til to er, hvad den tjekkiske udgave siger; de andre siger to. En tur er først forbi, når spilleren afslutter den.
rule-w4-2 = Efter dine to handlinger køber hver handlingspolet, du giver tilbage, én til: så mange, du har, også dem, du har fået i denne tur. Den ekstra handling koster brikker som enhver anden.
rule-w4-2-ruling = Den russiske udgave siger alt dette. Den tjekkiske anbefaler højst én polet pr. tur; det kan et bord vælge (W17).
rule-w4-3 =
    Så meget koster handlingerne:
    | handling | terrænbrikker
    | flyt | 1
    | hyl | 2
    | byg en hule | 2
    | udbyg til et leje | 2
    | dominer | 3
rule-w4-4 = Efter hver handling efterses din jagt (W12). Når du afslutter din tur, tælles de månefaser op, der er nået i den (W14). Så er det næste spillers tur.

rule-w5 = Betaling
rule-w5-1 = Du betaler i terrænet på den sekskant, som handlingen gælder. En flytning betales i det terræn, hvor ulvene ender.
rule-w5-2 = Betal nøjagtigt prisen: med brikker, der viser terrænet nu, med terrænpoletter eller med begge dele. Ingen brik tæller to gange i én handling. En terrænpolet gælder som én brik med et hvilket som helst terræn, og poletter alene er også nok. Vend så de brugte brikker, og giv poletterne tilbage.
rule-w5-3 = Hvis flere brikker viser terrænet, end du behøver, vælger du, hvilke af dem du vender, for deres bagsider er forskellige. Hjembrikken viser samme terræn på bagsiden, så den kan hjælpe med at betale også din næste handling.
rule-w5-4 = Handlingspoletter og terrænpoletter slipper aldrig op.
rule-w5-4-ruling = Ingen udgave siger, at poletterne i æsken er en grænse.

rule-w6 = Flyt
rule-w6-intro = Pris: 1 terrænbrik.
rule-w6-1 = Nævn et terræn, og betal for det. Så må du gå med så mange af dine ulve, som din spredning tillader. Hver går én gang, mindst ét skridt og højst så mange som din fart, og hver skal ende på en sekskant med det terræn, du nævnte. Hvor den begynder, og hvad den krydser, er ligegyldigt.
rule-w6-2 = Ulvene går en efter en. Efter hver af dem må ingen grænse være brudt, og en fortrængt ulv går til sin nye sekskant, før den næste ulv går.
rule-w6-2-ruling = Den tjekkiske udgave efterser grænsen på to brikker efter handlingen, de andre nævner intet tidspunkt. At efterse den efter hver ulv passer til alle tre.
rule-w6-3 = En ulv går over alt undtagen søer og kløften. Den må ikke ende på en ensom ulv eller på bytte.
rule-w6-4 = En ulv må ende på en tom sekskant, hos nøjagtigt én af dine brikker eller på en sekskant, hvor en fjendtlig hule er den eneste brik. En alfaulv må også ende, hvor en fjendtlig flokulv står alene; den ulv fortrænges (W7).
rule-w6-5 = Derfor ender ingen ulv hos to brikker, på et fjendtligt leje eller hos en fjendtlig alfaulv, og en flokulv aldrig hos en fjendtlig flokulv.
rule-w6-6 = Når en ulv har gået, rummer en sekskant aldrig mere end to brikker. Du må betale for en flytning og ikke lade nogen gå; det er alligevel en handling. At komme tilbage til den sekskant, man gik fra, er ingen flytning.
rule-w6-6-ruling = Ingen udgave forbyder en flytning, hvor ingen går. Den vender en brik, og det kan være en handling værd.

rule-w7 = Fortrængning
rule-w7-1 = Den, hvis tur det er, stiller den fortrængte ulv på den nærmeste egnede sekskant, talt i skridt fra hvor den stod. Egnede er sekskanter uden brikker og poletter og sekskanter med nøjagtigt én brik, hvis den hører til den fortrængte ulvs flok. Er flere lige nær, vælger den, hvis tur det er; sekskanten, som alfaulven lige har forladt, kan være en af dem. Terræn og fart er ligegyldige. Er der ingen egnet sekskant på hele kortet, er handlingen ikke tilladt.
rule-w7-1-ruling = Udgaverne siger kun »nærmeste«. Vi tæller skridt, regner ikke en sekskant med en polet for tom og lader aldrig en ulv forsvinde uden en regel.
rule-w7-2 = Den, der fortrænges, jager intet: Kun jagten for den, hvis tur det er, efterses.

rule-w8 = Byg en hule
rule-w8-intro = Pris: 2 terrænbrikker.
rule-w8-1 = Vælg en sekskant med en af dine alfaulve på den eller ved siden af. Der må ikke være nogen ensom ulv, noget bytte, nogen hule eller noget leje og højst én brik, som skal være din.
rule-w8-1-ruling = To udgaver forbyder kun fjendtlige flokulve der, den tjekkiske enhver fjendtlig ulv. Brikkernes rangorden, som står i alle tre, udelukker begge dele.
rule-w8-2 = Tag den næste hule fra et spor efter eget valg, få det, som den afdækker (W2.2, W2.3), og stil den på sekskanten.

rule-w9 = Udbyg til et leje
rule-w9-intro = Pris: 2 terrænbrikker.
rule-w9-1 = Vælg en af dine huler ved en sø, med en af dine alfaulve på dens sekskant eller ved siden af, i et område, hvor du endnu ikke har et leje.
rule-w9-1-ruling = Flere flokke må have et leje i det samme område. Kun den russiske udgave siger det ligeud.
rule-w9-2 = Hulen tager den næste dag på månepladen; det, den gav dig, beholder du. Stil dit næste leje i dens sted, og tag én terrænpolet.
rule-w9-3 = Deler en fjendtlig ulv sekskanten, det være sig en flokulv eller en alfaulv, fortrænges den (W7). Andre flokkes lejer i området er uden betydning.

rule-w10 = Hyl
rule-w10-intro = Pris: 2 terrænbrikker.
rule-w10-1 = Vælg en ensom ulv, der ikke er længere fra en af dine alfaulve, end dit hyl rækker. Du skal have en ulv tilbage på din plade.
rule-w10-1-ruling = At der skal være en ulv tilbage, er vores læsning: Handlingen går ud på at stille en ud.
rule-w10-2 = Den ensomme ulv tager den næste dag på månepladen. Den næste ulv fra din plade, flokulv eller alfaulv (W2.5), stilles i dens sted.

rule-w11 = Dominer
rule-w11-intro = Pris: 3 terrænbrikker.
rule-w11-1 = Vælg en fjendtlig flokulv eller hule inden for dit hyl fra en af dine alfaulve; en brik på alfaulvens egen sekskant tæller også. Den skal være den eneste brik af sin flok der, for to af en flok beskytter hinanden. Alfaulve og lejer er altid i sikkerhed for dette.
rule-w11-1-ruling = Afstanden 0 er inden for rækkevidde. Det sker, når en alfaulv står på en fjendtlig hule.
rule-w11-2 = Brikken tager den næste dag på månepladen og er ude af spillet. En ulv erstattes af den næste ulv fra din plade, som kan være en alfaulv; en hule af en hule fra et spor efter eget valg, med det, som den afdækker. Uden en sådan brik kan det ikke lade sig gøre.

rule-w12 = Jagt
rule-w12-intro = Jagt er ingen handling. Den er gratis og sker af sig selv.
rule-w12-1 = Efter hver af dine handlinger: Står dine ulve på tre eller flere forskellige sekskanter ved en stak bytte af en slags, du ikke har endnu, tager du dens øverste polet og det, den giver (W2.7).
rule-w12-1-ruling = Mindst tre sekskanter, efter enhver handling: Den russiske udgave er klarest, de andre kan læses sådan.
rule-w12-2 = Du må tage flere slags på én gang. Er to stakke af samme slags omringet, vælger du en af dem.
rule-w12-2-ruling = Ingen udgave taler om to stakke af én slags. Én polet af hver slags er grænsen.
rule-w12-3 = Når en stak er brugt op, er dens sekskant en sekskant som alle andre. Bytte kommer aldrig på månepladen.

rule-w13 = Månen
rule-w13-1 = Hver ensom ulv, der kaldes, hver brik, der domineres, og hver hule, der udbygges, tager den næste dag på månepladen.
rule-w13-2 =
    Tre af dagene er månefaser. Når fuldmånen er nået, må turen fortsætte over flere dage; de betyder intet.
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Dagene står på billederne af månepladerne; kun 9 for tre spillere er trykt i ord. For to spillere nævner udgaverne forskellige sider af pladen.

rule-w14 = Optælling af områderne
rule-w14-1 = Ved slutningen af en tur tælles hver fase op, hvis dag er nået i den, en efter en, i alle områder med dens polet.
rule-w14-2 = Et leje tæller 3 kontrol i sit område, enhver anden brik 1. Står det lige, afgør flest alfaulve i området. Kun flokke med en brik i området er med.
rule-w14-2-ruling = Udgaverne taler om den næstmeste kontrol. Intet at have der er ingen kontrol.
rule-w14-3 =
    Den stærkeste flok tager områdepoletten, den næste får dens lavere værdi.
    | polet | nr. 1 | nr. 2
    | månesegl | 4 | 2
    | halvmåne | 6 | 3
    | fuldmåne | 8 | 4
rule-w14-4 = Står flere flokke stadig lige om førstepladsen, får hver den lavere værdi, poletten kasseres, og ingen andre får point. Står det kun lige om andenpladsen, får ingen den lavere værdi. En flok, der er alene, tager poletten, og der er ingen nummer to. Er der ingen, kasseres poletten.
rule-w14-4-ruling = Hvad der sker, hvor én flok er alene, eller ingen er der, siger ingen udgave. Det følger af W14.2.

rule-w15 = Slutningen
rule-w15-1 = Spillet er forbi, så snart fuldmånen er talt op, også midt i en runde.
rule-w15-2 = Dine point: dine områdepoletter, dine lavere værdier og den højeste nåede værdi på hvert af dine seks spor (W2.8).
rule-w15-3 = Står det lige, vinder den med flest områdepoletter; så den med flest ulve på kortet; så den med flest alfaulve på kortet. De, der stadig står lige, deler pladsen.
rule-w15-3-ruling = Kun den russiske udgave tæller alfaulve. Et bord kan udelade det (W17).
rule-w15-4 = Et spil, der ikke kommer nogen vegne, afsluttes: efter to ture i træk for hver spiller uden en handling eller efter tur 250. De faser, der er tilbage, tælles så op i rækkefølge.
rule-w15-4-ruling = Ingen udgave siger dette; uden det kunne et spil vare for evigt. Et bord kan sætte en anden grænse (W17).

rule-w16 = To spillere
rule-w16-intro = Alle andre regler gælder, med disse ændringer.
rule-w16-1 = Kortet består af fem områder uden startplade. Hver slags bytte er der én gang, én polet i hvert område, tilfældigt.
rule-w16-1-ruling = Den ukrainske udgave viser kun byttet på et billede, de andre siger det med ord.
rule-w16-2 = Fem stakke områdepoletter lægges tilfældigt ud: månesegl; fuldmåne; fuldmåne; månesegl på halvmåne; halvmåne på fuldmåne. I sin fase tælles den øverste polet op og forsvinder; den nederste bliver til sin egen fase.
rule-w16-3 =
    En neutral flok står ved søerne, nordøst og sydøst for dem.
    | områdets poletter | nordøst | sydøst
    | månesegl | 2 flokulve | –
    | månesegl på halvmåne | 1 leje | –
    | fuldmåne | 1 leje, 1 alfaulv | –
    | halvmåne på fuldmåne | 1 leje | 2 alfaulve
    
    Den handler aldrig. Dens brikker kan ikke domineres eller fortrænges, og ingen kan ende hos dem. Ved optællingen rangerer den som enhver flok, men får ingen point: Er den nummer ét, kasseres poletten, og nummer to får alligevel den lavere værdi; er den nummer to, får ingen den lavere værdi; deler den førstepladsen med en spiller, får den spiller den lavere værdi.
rule-w16-3-ruling = Den russiske udgave stiller alle dens brikker på den øverste højre sekskant, hvor tre ikke kan være; billederne viser dem som ovenfor. Kun to udgaver udelukker helt at dominere den. At nummer to beholder sin præmie, følger af at tælle som sædvanlig.
rule-w16-4 = Ulvene stilles ud i rækkefølgen første, anden, anden, første spiller. Hver gang går en alfaulv og en flokulv sammen til en sekskant uden poletter og brikker i et område, hvis øverste polet ikke er et månesegl.
rule-w16-5 = Den første spiller begynder. Den anden har én handlingspolet fra start.
rule-w16-5-ruling = To udgaver giver den ved begyndelsen af den anden spillers tur. Da den ikke kan bruges før, ændrer det intet.

rule-w17 = Bordets valg
rule-w17-intro =
    Den, der stiller et bord op, må ændre dette. Hvad Wolfden gør uden et valg, står først.
    | valg | muligheder | regel
    | handlingspoletter i en tur | så mange man vil, eller højst én | W4.2
    | en polet til sene pladser | nej, eller én handlingspolet til de sidste pladser (3 spillere: tredje; 4: tredje og fjerde; 5: fjerde og femte) | W4.2
    | brikker fra start | alle forsider, eller hver vælger forsider eller bagsider | W2.9
    | flokke | ved lodtrækning, eller valgt i pladsernes orden | W3.4
    | alfaulve afgør, når alt andet står lige | ja, eller nej | W15.3
    | sidste tur | 250, eller et andet tal | W15.4
    | plader | vores, eller en egen fil | W1.3

rule-w18 = Eksempler
rule-w18-intro = Udgaverne trykker disse eksempler. Wolfden spiller hvert af dem som en af sine test.
rule-w18-1 = Vende brikker. Ørkenflokken betaler med sine to ørkenbrikker. Nu viser to af dens brikker skov.
rule-w18-2 = Flytte. Fart 3, spredning 2: For én græsbrik går en alfaulv og en flokulv op til tre skridt hver, til den samme græssekskant eller til forskellige.
rule-w18-3 = Bygge. To ørkenbrikker betaler en hule på en ørkensekskant ved en alfaulv. Den tages fra fartsporet, så farten nu er 4.
rule-w18-4 = Udbygge. To klippebrikker gør en hule ved en sø og en alfaulv til et leje. Hulen tager en af månens dage; lejet giver en terrænpolet og 5 point til sidst.
rule-w18-5 = Hyle. Med hyl 2 kalder to tundrabrikker en ensom ulv to sekskanter væk. En flokulv tager dens plads.
rule-w18-6 = Dominere. To skovbrikker og én terrænpolet overtager en græsflokulv, der står alene. Den næste ulv på pladen er netop en alfaulv.
rule-w18-7 = Jage. To flokulve går, så ulve af deres flok står på tre sekskanter omkring en elg. Elgen tages og giver en handlingspolet.
rule-w18-8 = Tælle op. Græs har 2 alfaulve, 2 flokulve og 1 hule: 5. Klippe har 2 flokulve og 1 hule: 3. Tundra har et leje, en flokulv og 2 huler: 6. Ved måneseglet tager tundra poletten til 4 point, græs får 2 point, klippe intet.
rule-w18-9 = Lige. To flokke har 3 kontrol hver, og den med en alfaulv i området vinder.
rule-w18-9-ruling = Udgaverne trykker forskellige brikker for vinderen: to flokulve og en alfaulv eller (den tjekkiske) en hule, en flokulv og en alfaulv.
rule-w18-10 = Slutstillingen. Spredning 7, fart 3, hyl 0, lejer 15, jagt 9, ulve 4, områdepoletter 16: 54 point.

# What the pictures show
picture-w1-1 = Et område: fem terræner på tre sekskanter hver rundt om en sø, to ensomme ulve og en stak bytte.
picture-w5-2 = En spillers plade. Hver brik viser et terræn og i hjørnet, hvad den viser, når den vendes; ved siden af, hvor mange brikker der betaler for hvert terræn, og de tre spor.
picture-w6-1 = Med fart 3 og græs betalt må disse ulve ende på de oplyste sekskanter.
picture-w7-1 = Alfaulven fortrænger den fjendtlige flokulv. Den går til en af de oplyste sekskanter, som er lige nær.
picture-w8-1 = Alfaulven må bygge på sin egen sekskant og ved siden af, men ikke på ensomme ulve eller bytte.
picture-w9-1 = Denne hule ligger ved søen og ved sin alfaulv: Den kan blive til et leje.
picture-w10-1 = Den ensomme ulv er to sekskanter fra alfaulven. Med hyl 2 hører den kaldet.
picture-w12-1 = Ulve på tre sekskanter omkring byttet: Det er taget.
picture-w13-2 = Månen i et spil for tre: Måneseglet er talt, halvmånen kommer på dag 17.
picture-w14-2 = Tre flokke i et område, 6 mod 5 mod 3. Deres kontrol står på søen.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest point efter fuldmånen vinder: områdepoletter og den højeste nåede værdi på hvert af dine seks spor.
aid-the-wolves-turn = Din tur
aid-the-wolves-turn-1 = En tur har to handlinger; hver handlingspolet køber én til.
aid-the-wolves-turn-2 = Hver handling koster brikker, der viser målets terræn: flyt 1, hyl 2, hule 2, leje 2, dominer 3. Brugte brikker vendes. En terrænpolet gælder som en hvilken som helst brik.
aid-the-wolves-actions = Handlinger
aid-the-wolves-actions-1 = Flyt: Vælg et terræn, og gå så med op til Spredning ulve, hver op til Fart skridt, alle til det terræn. Højst to brikker på en sekskant.
aid-the-wolves-actions-2 = Hyl: En ensom ulv inden for Hyl fra en alfaulv bliver din næste ulv.
aid-the-wolves-actions-3 = Hule: ved siden af eller under en alfaulv; tages fra et spor efter eget valg, som så vokser.
aid-the-wolves-actions-4 = Leje: Udbyg en hule ved en sø; ét pr. område; giver 3 kontrol.
aid-the-wolves-actions-5 = Dominer: Erstat en fjendtlig flokulv eller hule, der står alene inden for Hyl.
aid-the-wolves-actions-6 = Jagt: Når dine ulve står på tre felter omkring et bytte af en slags, du ikke har endnu, får du det straks og gratis.
aid-the-wolves-tracks = Spor
aid-the-wolves-tracks-1 =
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hyl | 2 | 3 | 3 | 4 | 4
    | point, 3–5 spillere | 0 | 0 | 0 | 3 | 7
    | point, 2 spillere | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den anden og den fjerde hule på et spor giver en polet. 3–5 spillere: spredning handling, så terræn; fart og hyl terræn, så handling. 2 spillere: handling, så terræn.
aid-the-wolves-points = Point
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | ulve | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | lejer | 5 | 10 | 15 | 20
    | bytte, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | bytte, 2 spillere | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På hvert spor tæller kun den højeste nåede værdi.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Hyl, lejer og dominering flytter månen. Ved månesegl, halvmåne og fuldmåne tælles områderne med den polet: Mest kontrol tager den, toeren får den lavere værdi.
aid-the-wolves-moon-2 =
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | nr. 1 / nr. 2 | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontrol: Et leje tæller 3, enhver anden brik 1. Står det lige, afgør flest alfaulve i området.
aid-the-wolves-sign = { $sign ->
    [alpha] alfaulv
    [pack] flokulv
    [den] hule
    [lair] leje
    [crescent] månesegl
    [quarter] halvmåne
    [full] fuldmåne
    [action] handlingspolet
   *[terrain] terrænpolet
}

## guide

# Det første spil Ulvene med guide, trin for trin.
guide-the-wolves-welcome = Velkommen i flokken! Du leder de røde ulve, hjemme i græsset; to rivaler leder deres. Flest point efter fuldmånen vinder: for områder, du kontrollerer, og for hvordan din flok er vokset.
guide-the-wolves-tiles = Du betaler med disse terrænbrikker. En handling koster brikker, der viser terrænet, hvor den sker, og hver brugt brik vendes: Dagens pris afgør, hvad du har råd til i morgen.
guide-the-wolves-howl = En ensom ulv står på tundraen inden for din alfaulvs hørevidde. Vælg den, og betal to brikker, der viser tundra.
guide-the-wolves-howl-done = Den ensomme ulv er din nu. Se på dine brikker: De to er vendt og viser græs og ørken.
guide-the-wolves-move = Den vendte brik viser ørken, og en flytning koster én brik. Vælg Flyt, og betal med den: Så må dine ulve gå, når blot de ender i ørken.
guide-the-wolves-walk-alpha = To af dine ulve må gå, højst tre skridt hver. Send alfaulven ét skridt mod syd, hen til harerne.
guide-the-wolves-hunt = Jagt er gratis: Det kræver ulve på tre forskellige sekskanter omkring byttet. Én venter der allerede, så send den nye ulv til den tredje side.
guide-the-wolves-hunt-done = Fanget! Forskellige bytter er mere og mere værd, og dette gav også en handlingspolet.
guide-the-wolves-third = En tur har to handlinger, og begge er brugt. Handlingspoletten køber en tredje: Flyt igen, og betal med brikken, der atter viser tundra.
guide-the-wolves-walk-back = Før alfaulven tilbage til dens gamle plads. Den skal bruges ved hulen ved søen.
guide-the-wolves-stop = Endnu en ulv kunne gå nu, men de andre står godt. Sig, at du stopper.
guide-the-wolves-stop-done = Flytningen er slut; en ulv, der bliver stående, koster intet.
guide-the-wolves-end = Din tur er forbi. Afslut den, og se, hvad rivalerne gør.
guide-the-wolves-moon = Hvert hyl, hver dominering og hvert leje flytter månen en dag; den står på 8. På 9 kommer måneseglet, og de to områder med et månesegl på søen giver point. Lad os være stærke der!
guide-the-wolves-den = En hule bygges ved siden af eller under en alfaulv og tæller i sit område. Byg én under denne: En skovbrik og en terrænpolet, som gælder for enhver brik, betaler. Tag den fra sporet spredning.
guide-the-wolves-den-done = Hver hule kommer fra et af tre spor og gør flokken bedre for altid. Din spredning er 3 nu: Tre ulve må gå i en flytning.
guide-the-wolves-dominate = En rivals ulv står alene her inden for din alfaulvs hørevidde. Dominer den: For tre brikker eller poletter kommer en af dine ulve i stedet. To brikker sammen ville have beskyttet hinanden.
guide-the-wolves-dominate-done = En ulv mere til dig, én mindre til dem, og månen har nået sit segl.
guide-the-wolves-crescent = Faser gøres op, når turen slutter. Afslut den, og se, hvem der har de to søer.
guide-the-wolves-crescent-done = Begge månesegl er dine! Følg rivalernes ture: En alfaulv kan endda fortrænge en flokulv fra dens felt, som din her.
guide-the-wolves-scored = I et område tæller hver brik 1 og et leje 3. Den, der har mest, tager poletten, nummer to får den lavere værdi. Halvmåne og fuldmåne bliver mere værd.
guide-the-wolves-lair = Denne hule ligger ved en sø, og din alfaulv er ved siden af: Mere skal et leje ikke bruge. Betal to brikker, der viser ørken; begge vendte du tidligere.
guide-the-wolves-lair-done = Et leje kan ingen tage, det giver en terrænpolet og er 5 point værd og mere.
guide-the-wolves-points = Områder er kun det halve: Huler, ulve du har kaldt, lejer og bytte har alle et spor med point. På hvert spor tæller kun den længste værdi, så voks på flere måder.
guide-the-wolves-play-on = Nu kan du det hele. Du har én handling tilbage, og fuldmånen er langt væk: Spil videre mod de to hvalpe, og bed om et tip, når du vil.

## files

# Hvad der er galt med en pladefil eller en stilling i Ulvene. Filernes ord bliver, som de er.

# Pladefiler
problem-wolves-zone-size = { $where }: hver zone skal have 3 sekskanter (W1.1).
problem-wolves-zones-overlap = { $where }: en sekskant ligger i to zoner eller under søen (W1.1).
problem-wolves-marks = { $where }: to ensomme ulve og ét bytte kræver tre sekskanter på land (W1.1).
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

# Ord i en stilling
problem-wolves-regions-twice = { $line }: en områdeplade ligger to steder (W1.3).
problem-wolves-regions-most = { $line }: kortet har { $count } pladser (W1.3).
problem-wolves-moons-count = { $line }: hvert af de { $count } områder skal have sin polet eller »-« (W3.3).
problem-wolves-hex-full = { $line }: »{ $text }«: der står højst 2 brikker på en sekskant (W6.6).
problem-wolves-supply = { $line }: »{ $piece }« er der mere end { $count } gange: ingen har flere (W2.1).
problem-wolves-walked-form = { $line }: »{ $word }« er ingen ulv som alpha@c4.

# Kortet
problem-wolves-hexes-early = hexes: der ligger intet på kortet, før dets områder gør (W3.1).
problem-wolves-regions-count = regions: på dette stadie skal der ligge { $count } (W1.3).
problem-wolves-prey-order = hexes: bytte uddeles til ét område ad gangen (W3.2).
problem-wolves-prey-stacks = hexes: der ligger for mange stakke »{ $prey }« på kortet (W3.2).
problem-wolves-prey-count = hexes: af »{ $prey }« ligger { $lying } på kortet, og { $taken } er taget, men der er { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } er ikke mærket til bytte (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } er ikke mærket til en ensom ulv (W1.1).
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

# Flokke
problem-wolves-homes = pack: netop de første { $count } pladser skal have et hjemterræn (W3.4).
problem-wolves-homes-same = pack: to pladser har samme hjemterræn (W3.4).
problem-wolves-wolves-taken = pack: tagne ulve: { $taken }; men væk fra kortet er ensomme ulve: { $howled }, flokulve: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] én områdepolet giver ikke de point (W14.3).
   *[other] { $count } områdepoletter giver ikke de point (W14.3).
}
problem-wolves-lesser-points = pack: ingen lavere værdier på poletter giver de point (W14.3).

# Ture
problem-wolves-no-decision = turn: på dette stadie ville ingen have noget at bestemme.
problem-wolves-dealing-count = turn: der er uddelt til flere pladser, end der er (W1.3).
problem-wolves-packs-order = turn: flokkene uddeles i pladsernes orden (W3.4).
problem-wolves-snake = turn: placeringen går fra den første plads til den sidste og tilbage igen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dage blev taget af ensomme ulve: { $howled }, dominerede brikker: { $dominated }, lejer: { $lairs } (W13.1).
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

## terminal

terminal-wolves-legend = ≈ sø  ▒ kløft · 1A alfaulv for plads 1, p flokulv, d hule, L leje, n den neutrale flok · ensom: ensom ulv · et tal efter bytte: så mange ligger der
terminal-wolves-lone = ensom
terminal-wolves-phase = { $phase ->
    [crescent] månesegl
    [quarter] halvmåne
   *[full] fuldmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = dato { $date }, alle faser er talt op
terminal-wolves-date-now = dato { $date }, sidst i denne tur: { $phase }
terminal-wolves-date-ahead = dato { $date }, { $phase } om { $ahead }
terminal-wolves-next = { $phase }: tælles op som den næste
terminal-wolves-later = senere
terminal-wolves-tied = lige
terminal-wolves-leads = { $who } fører
terminal-wolves-tiles = brikker
terminal-wolves-pays = betaler
terminal-wolves-prey = bytte
terminal-wolves-points = point
terminal-wolves-terrain-tokens = { $count } valgfri
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
