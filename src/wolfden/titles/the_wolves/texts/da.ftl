### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Ulvene
pitch-the-wolves = Led en flok gennem fem slags terræn, hyl efter ensomme ulve, og hav kontrol over områderne, når månens faser giver point. Intet er overladt til tilfældet efter opstillingen.
wins-the-wolves = Flokken med flest point efter fuldmånen vinder.
picture-the-wolves = Spillepladen i Ulvene med ulve, der går
role-the-wolves = Flok { $number }
option-the-wolves-first = Startspiller
option-the-wolves-first-help = Hvem der placerer først og har den første tur; de andre følger med uret.
option-the-wolves-first-drawn = ved lodtrækning
option-the-wolves-first-seat-1 = plads 1
option-the-wolves-action-tokens = Handlingspoletter pr. tur
option-the-wolves-action-tokens-help = Hvor mange handlingspoletter en flok må bruge i en tur. Den tjekkiske udgave anbefaler én.
option-the-wolves-action-tokens-any = så mange, man vil
option-the-wolves-action-tokens-one = højst én
option-the-wolves-late-tokens = Polet til de sidste spillere
option-the-wolves-late-tokens-help = De sidste i rækkefølgen begynder med en handlingspolet.
option-the-wolves-late-tokens-no = nej
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Terrænbrikker
option-the-wolves-tiles-help = Hvilken side terrænbrikkerne viser fra start.
option-the-wolves-tiles-fronts = alle forsider
option-the-wolves-tiles-chosen = hver flok vælger
option-the-wolves-packs = Flokke
option-the-wolves-packs-help = Hvordan flokkene og deres hjemterræn fordeles.
option-the-wolves-packs-dealt = ved lodtrækning
option-the-wolves-packs-chosen = vælges i pladsernes rækkefølge
option-the-wolves-alpha-tiebreak = Tredje kriterium ved lige stilling
option-the-wolves-alpha-tiebreak-help = Om alfaulve på kortet afgør den sidste lige stilling.
option-the-wolves-alpha-tiebreak-on = alfaulve afgør
option-the-wolves-alpha-tiebreak-off = delt sejr
option-the-wolves-turn-limit = Turgrænse
option-the-wolves-turn-limit-help = Efter denne tur gøres et uafsluttet spil op.
option-the-wolves-board = Egne plader
option-the-wolves-board-help = En fil med dine egne områdeplader eller din egen opstilling af plader.
edition-the-wolves-ukrainian = Ukrainsk udgave
edition-the-wolves-ukrainian-help = Flokke og brikkernes sider vælges; er alt andet lige, deles sejren.
edition-the-wolves-russian = Russisk udgave
edition-the-wolves-russian-help = Flokke og brikkernes sider vælges; alfaulve på kortet afgør den sidste lige stilling.
edition-the-wolves-czech = Tjekkisk udgave
edition-the-wolves-czech-help = Flokke og brikkernes sider vælges, én handlingspolet pr. tur, poletter til de sidste spillere, delt sejr, hvis alt andet er lige.

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
    .pack = { $terrain ->
        [forest] skovflokken
        [rock] klippeflokken
        [grass] græsflokken
        [tundra] tundraflokken
        [desert] ørkenflokken
       *[blank] flokken
    }
wolves-prey = { $prey ->
    [moose] elg
    [deer] hjort
    [raccoon] vaskebjørn
    [boar] vildsvin
   *[hare] hare
}
    .object = { $prey ->
        [moose] elgen
        [deer] hjorten
        [raccoon] vaskebjørnen
        [boar] vildsvinet
       *[hare] haren
    }
wolves-neutral = den neutrale flok
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfaulv ({ $owner })
    [den] hule ({ $owner })
    [lair] stamhule ({ $owner })
   *[pack] flokulv ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfaulv ({ $owner }) på { $hex }
    [den] hule ({ $owner }) på { $hex }
    [lair] stamhule ({ $owner }) på { $hex }
   *[pack] flokulv ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensom ulv
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en kløft: Her kan intet stå
wolves-nowhere = { $hex } ligger ikke på dette kort
wolves-lake = Sø { $hex }: { $token }. Kontrol: { $control }
wolves-token = { $phase ->
    [crescent] måneseglpolet ({ $first } til den stærkeste flok, { $second } til den næste)
    [quarter] halvmånepolet ({ $first } til den stærkeste flok, { $second } til den næste)
   *[full] fuldmånepolet ({ $first } til den stærkeste flok, { $second } til den næste)
}
wolves-no-token = ingen polet tilbage
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nået dag { $date }; alle faser er gjort op
    [crescent] Månen er på dag { $date }; måneseglet gøres op på dag { $next }
    [quarter] Månen er på dag { $date }; halvmånen gøres op på dag { $next }
   *[full] Månen er på dag { $date }; fuldmånen gøres op på dag { $next }
}

# Player boards
wolves-home = hjem: { $terrain }
wolves-home-first = hjem: { $terrain } · startspiller
wolves-home-undealt = hjemterræn ikke uddelt endnu
wolves-home-tile = hjembrik, ens på begge sider
wolves-home-tile-name = hjembrik
wolves-tile = { $shows }; vendt viser den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spredning
    [speed] fart
   *[howl] hylevidde
}
wolves-track = { $track ->
    [spread] Spredning { $value }: op til { $value } ulve pr. flytning ({ $next } efter næste hule)
    [speed] Fart { $value }: op til { $value } skridt pr. ulv ({ $next } efter næste hule)
   *[howl] Hylevidde { $value }: op til { $value } felter fra en alfaulv ({ $next } efter næste hule)
}
wolves-track-gains = { $track ->
    [spread] Spredning { $value }: op til { $value } ulve pr. flytning ({ $next } efter næste hule); næste hule giver også { $gains }
    [speed] Fart { $value }: op til { $value } skridt pr. ulv ({ $next } efter næste hule); næste hule giver også { $gains }
   *[howl] Hylevidde { $value }: op til { $value } felter fra en alfaulv ({ $next } efter næste hule); næste hule giver også { $gains }
}
wolves-track-full = { $track ->
    [spread] Spredning { $value }: op til { $value } ulve pr. flytning
    [speed] Fart { $value }: op til { $value } skridt pr. ulv
   *[howl] Hylevidde { $value }: op til { $value } felter fra en alfaulv
}
wolves-gain-token = { $token ->
    [action] en handlingspolet
   *[terrain] en terrænpolet
}
wolves-gain-points = { $points } point
wolves-next-wolf = { $kind ->
    [alpha] en alfaulv og { $points }
   *[pack] en flokulv og { $points }
}
wolves-track-dens = { $track ->
    [spread] spredning { $value }, { $dens } af { $size } huler bygget
    [speed] fart { $value }, { $dens } af { $size } huler bygget
   *[howl] hylevidde { $value }, { $dens } af { $size } huler bygget
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingspolet: én ekstra handling
   *[other] { $count } handlingspoletter: hver giver én ekstra handling
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrænpolet: gælder for ethvert terræn
   *[other] { $count } terrænpoletter: hver gælder for ethvert terræn
}
wolves-called = { $count ->
    [one] { $count } ulv kaldt
   *[other] { $count } ulve kaldt
}
wolves-lairs = { $count ->
    [one] { $count } stamhule bygget
   *[other] { $count } stamhuler bygget
}
wolves-prey-taken = taget: { $prey }
wolves-prey-free = ikke taget endnu: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } point fra områder, { $tokens } polet vundet
   *[other] { $points } point fra områder, { $tokens } poletter vundet
}
wolves-own = Din flok
wolves-own-tiles = Dine brikker
wolves-own-pays = Hvad dine brikker kan betale
wolves-own-tracks = Dine spor
wolves-own-things = Dine poletter og dit bytte
wolves-own-growth = Dine ulve, stamhuler og bytte
wolves-slots-wolves = { $next ->
    [none] kaldte ulve: { $count } af { $size }, point: { $points }
    [alpha] kaldte ulve: { $count } af { $size }, point: { $points }; den næste er en alfaulv
   *[pack] kaldte ulve: { $count } af { $size }, point: { $points }; den næste er en flokulv
}
wolves-slots-lairs = byggede stamhuler: { $count } af { $size }, point: { $points }; hver giver en terrænpolet
wolves-slots-hunt = { $token ->
    [none] slags bytte: { $count } af { $size }, point: { $points }
   *[action] slags bytte: { $count } af { $size }, point: { $points }; hver giver en handlingspolet
}
wolves-pays = { $now ->
    [0] ingen brik viser { $terrain }
    [one] { $now } brik viser { $terrain }
   *[other] { $now } brikker viser { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nu, { $then } efter vending
wolves-score = { $part ->
    [spread] spredning
    [speed] fart
    [howl] hylevidde
    [lairs] stamhuler
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
    [0] intet område gøres op næste gang
    [one] { $count } område gøres op næste gang
   *[other] { $count } områder gøres op næste gang
}
wolves-stage-regions = Områdepladerne lægges ud
wolves-stage-prey = Byttet lægges ud
wolves-stage-moons = Områdepoletterne lægges ud
wolves-stage-packs = Flokkene får deres hjemterræn
wolves-stage-tiles = Flokkene vælger, hvilken side af brikkerne der vender opad
wolves-stage-first = Startspilleren udloddes
wolves-stage-draft = Flokkene placeres på kortet
wolves-stage-act = Flokkene handler
wolves-stage-walk = Ulvene flytter
wolves-stage-hunt = En jagt
wolves-stage-over = Spillet er slut

# Actions
wolves-do-region = Læg et område
wolves-do-prey = Læg bytte
wolves-do-moon = Læg en områdepolet
wolves-do-pack = Vælg en flok
wolves-do-tiles = Vælg side af brikkerne
wolves-do-first = Udlod startspilleren
wolves-do-draft = Placer
wolves-do-move = Flyt
wolves-do-walk = Flyt en ulv
wolves-do-stop = Afslut flytningen
wolves-do-den = Byg en hule
wolves-do-lair = Byg en stamhule
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
wolves-brief-pay = betal { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next } og { $gains }
wolves-brief-track-stays = { $name } er fortsat { $value }, men du får { $gains }

# Questions
wolves-unused = { $left ->
    [one] { $left } handling ubrugt
   *[other] { $left } handlinger ubrugt
}
wolves-price = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }
wolves-ask-pay = Hvordan betaler du?
wolves-ask-track = Fra hvilket spor tages hulen?
wolves-ask-aside = Vælg, hvor den fortrængte ulv går hen: { $count } steder er lige tæt på.
wolves-ask-move = Til hvilket terræn flytter du ulve?
wolves-ask-walk = Hvilken ulv flytter du?
wolves-ask-walk-to = { $kind ->
    [alpha] Hvor går alfaulven på { $hex } hen?
   *[pack] Hvor går flokulven på { $hex } hen?
}
wolves-ask-den = Hvor bygger du hulen?
wolves-ask-lair = Hvilken hule bliver til en stamhule? Den giver { $gains }.
wolves-ask-howl = Hvilken ensom ulv kalder du på? Den giver { $gains }.
wolves-ask-dominate = Hvilken figur dominerer du? For en flokulv får du { $gains }.
wolves-ask-dominate-dens = Hvilken hule dominerer du? Der er ingen ulv tilbage på din spillerplade.
wolves-open-packs = Vælg din flok.
wolves-open-tiles = Hvilken side af dine brikker skal vende opad fra start?
wolves-open-draft = Vælg et felt til en alfaulv og en flokulv.
wolves-open-draft-first = Du er startspiller: Du placerer først og sidst og har den første tur. Vælg et felt til en alfaulv og en flokulv.
wolves-open-hunt = To stakke med samme slags bytte er inden for rækkevidde: Vælg, hvilken du tager. Det giver { $gains }.
wolves-open-walk = { $walkers ->
    [one] Du må flytte { $walkers } ulv mere (til { $terrain }) eller afslutte flytningen.
   *[other] Du må flytte { $walkers } ulve mere (til { $terrain }) eller afslutte flytningen.
}
wolves-open-act = Vælg handling { $action } af { $free }.
wolves-open-token = Dine { $free } handlinger er brugt: Brug en handlingspolet, eller afslut turen.
wolves-open-end = Dine { $free } handlinger er brugt: Afslut turen, eller fortryd.

# What happened
wolves-log-region = Område { $region } lægges omkring sø { $lake }.
wolves-log-prey = På { $at } lægges { $prey }.
wolves-log-token = En områdepolet lægges på sø { $lake }.
wolves-log-pack = { $who } får { $home-pack }.
wolves-log-tiles = { $side ->
    [fronts] { $who } begynder med alle forsider op.
   *[backs] { $who } begynder med alle bagsider op.
}
wolves-log-first = { $way ->
    [drawn] Lodtrækning: { $who } er startspiller, placerer først og har den første tur.
   *[seat-1] { $who } er startspiller, for dette bord trækker ikke lod.
}
wolves-log-draft = { $who } placerer en alfaulv og en flokulv på { $at }.
wolves-log-spend = { $who } bruger en handlingspolet.
wolves-log-pay = { $who } betaler for { $terrain } med { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] en polet
   *[other] { $tokens } poletter
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfaulv { $from } → { $to }.
   *[pack] { $who }: flokulv { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfaulven fortrænges { $from } → { $to }.
   *[pack] { $who }: flokulven fortrænges { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kalder på den ensomme ulv på { $at }: en ny alfaulv.
   *[pack] { $who } kalder på den ensomme ulv på { $at }: en ny flokulv.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger en hule på { $at }, til spredning.
    [speed] { $who } bygger en hule på { $at }, til fart.
   *[howl] { $who } bygger en hule på { $at }, til hylevidde.
}
wolves-log-lair = { $who } udbygger hulen på { $at } til en stamhule.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerer hulen på { $at } ({ $rival }).
   *[pack] { $who } dominerer flokulven på { $at } ({ $rival }): en ny flokulv.
}
wolves-log-dominate-alpha = { $who } dominerer flokulven på { $at } ({ $rival }): en ny alfaulv.
wolves-log-gain = { $token ->
    [action] { $who } får en handlingspolet.
   *[terrain] { $who } får en terrænpolet.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } nedlægger { $prey-object } på { $at }.
wolves-log-end = { $who } afslutter turen uden en handling.
wolves-log-phase = { $phase ->
    [crescent] Måneseglet gøres op.
    [quarter] Halvmånen gøres op.
   *[full] Fuldmånen gøres op.
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
    [standstill] Ingen handler længere, så de resterende faser gøres op.
    [turn-limit] Sidste tur er nået, så de resterende faser gøres op.
   *[full-moon] Fuldmånen er gjort op: Spillet er slut.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } flytter en alfaulv fra { $from } til { $to }.
   *[pack] { $who } flytter en flokulv fra { $from } til { $to }.
}
wolves-narrated-push = Alfaulven fra { $who } fortrænger ulven ({ $rival }) fra { $at } til { $to }: Der stod kun én fjendtlig flokulv.
wolves-narrated-push-yours = Alfaulven fra { $who } fortrænger din ulv fra { $at } til { $to }: Der stod kun én fjendtlig flokulv.

# The end of a game
ending-the-wolves-full-moon = Fuldmånen er gjort op.
ending-the-wolves-standstill = Ingen handlede længere, så de resterende faser blev gjort op.
ending-the-wolves-turn-limit = Sidste tur blev nået, så de resterende faser blev gjort op.
part-the-wolves-points = Point
part-the-wolves-dens = Huler
part-the-wolves-spread = Spredning
part-the-wolves-speed = Fart
part-the-wolves-howl = Hylevidde
part-the-wolves-lairs = Stamhuler
part-the-wolves-hunt = Jagt
part-the-wolves-wolves = Ulve
part-the-wolves-regions = Områdepoletter
part-the-wolves-lesser = Andenpladser

## reasons

reason-the-wolves-region-laid = denne områdeplade ligger allerede på kortet
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
reason-the-wolves-pack-taken = { wolves-terrain.pack } er allerede taget af en anden spiller
reason-the-wolves-draft-off-chasm = { $hex } er ikke et felt på startpladen ved siden af kløften
reason-the-wolves-draft-on-taken = { $hex } er allerede optaget
reason-the-wolves-draft-same-side = dit andet par hører til på den anden side af kløften
reason-the-wolves-draft-on-token = der ligger en polet på { $hex }
reason-the-wolves-draft-on-piece = { $hex } er allerede optaget
reason-the-wolves-draft-under-crescent = { $hex } ligger i et område med en måneseglpolet
reason-the-wolves-not-dealing = kortet er allerede lagt
reason-the-wolves-packs-known = hver plads har allerede sin flok
reason-the-wolves-tiles-fixed = brikker kan kun vendes før placeringen, og kun hvis bordet tillader det
reason-the-wolves-draft-over = placeringen er forbi
reason-the-wolves-first-known = startspilleren er allerede kendt
reason-the-wolves-packs-first = vælg din flok først
reason-the-wolves-tiles-first = vælg først, hvilken side af dine brikker der skal vende opad
reason-the-wolves-first-first = startspilleren skal udloddes først
reason-the-wolves-draft-first = placer først dine ulve
reason-the-wolves-deal-first = kortet skal lægges først
reason-the-wolves-walk-first = gør flytningen færdig først: flyt dine ulve, eller vælg »{ wolves-do-stop }«
reason-the-wolves-hunt-first = vælg først, hvilken af de to stakke bytte du tager
reason-the-wolves-pay-first = ulve flyttes, når flytningen er betalt: vælg først »{ wolves-do-move }«
reason-the-wolves-no-hunt = bytte tages automatisk; du vælger kun mellem to stakke af samme slags
reason-the-wolves-no-action-left = dine to handlinger er brugt, og du har ingen handlingspolet
reason-the-wolves-one-token-a-turn = dette bord tillader én handlingspolet pr. tur
reason-the-wolves-cannot-pay = du kan ikke betale { $cost } for { wolves-terrain } med dine brikker og poletter
reason-the-wolves-tile-shows-other = en brik, der bruges her, viser ikke { wolves-terrain } nu
reason-the-wolves-tokens-missing = så mange terrænpoletter har du ikke
reason-the-wolves-wrong-price = dette koster præcis { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfaulv på { $hex }
   *[pack] du har ingen flokulv på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfaulven på { $hex } er allerede flyttet i denne flytning
   *[pack] flokulven på { $hex } er allerede flyttet i denne flytning
}
reason-the-wolves-walk-in-place = en ulv skal ende på et andet felt end det, den står på
reason-the-wolves-walk-off-terrain = { $end } er ikke { wolves-terrain }, som du har betalt for
reason-the-wolves-walk-too-far = { $end } er { $steps } skridt væk, og din fart er { $speed }
reason-the-wolves-walk-onto-token = ingen ulv må ende på en ensom ulv eller et bytte
reason-the-wolves-walk-onto-two = der står allerede to figurer på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan slutte sig til den neutrale flok
reason-the-wolves-walk-onto-lair = der er en fjendtlig stamhule på { $end }
reason-the-wolves-walk-onto-alpha = der står en fjendtlig alfaulv på { $end }
reason-the-wolves-walk-pack-onto-pack = kun en alfaulv må fortrænge flokulven på { $end }
reason-the-wolves-no-wolf-can-walk = ingen af dine ulve har et sted at gå hen: vælg »{ wolves-do-stop }«
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfaulven på { $hex } har ingen steder at gå hen i denne flytning
   *[pack] flokulven på { $hex } har ingen steder at gå hen i denne flytning
}
reason-the-wolves-no-refuge = der er intet felt, den fortrængte ulv kan gå til
reason-the-wolves-refuge-needed = vælg, hvor den fortrængte ulv går hen: { $refuges }
reason-the-wolves-refuge-not-nearest = den fortrængte ulv går til et af de nærmeste felter: { $refuges }
reason-the-wolves-nobody-displaced = ingen ulv fortrænges her
reason-the-wolves-nowhere-to-dig = der er intet felt, hvor du kan bygge en hule og betale for den
reason-the-wolves-den-on-token = der er en ensom ulv eller et bytte på { $hex }
reason-the-wolves-den-on-two = der står allerede to figurer på { $hex }
reason-the-wolves-den-on-rival = der står en figur fra en anden flok på { $hex }
reason-the-wolves-den-on-den = der er allerede en hule eller en stamhule på { $hex }
reason-the-wolves-den-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af feltet
reason-the-wolves-no-den-left = alle dine huler er bygget
reason-the-wolves-track-empty = der er ingen hule tilbage på dit spor »{ wolves-track-name }«
reason-the-wolves-nothing-to-upgrade = du har ingen hule, som du kan udbygge og betale for
reason-the-wolves-lair-without-den = du har ingen hule på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger ikke ved en sø
reason-the-wolves-lair-in-region = du har allerede en stamhule i dette område
reason-the-wolves-lair-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af feltet
reason-the-wolves-no-lair-left = alle dine stamhuler er bygget
reason-the-wolves-nothing-to-howl = der er ingen ensom ulv, som du kan nå og betale for
reason-the-wolves-howl-without-lone-wolf = der er ingen ensom ulv på { $hex }
reason-the-wolves-howl-too-far = ingen af dine alfaulve er inden for { $reach } felter fra { $hex }
reason-the-wolves-no-wolf-left = der er ingen ulv tilbage på din spillerplade
reason-the-wolves-nothing-to-dominate = der er ingen figur, som du kan nå og betale for
reason-the-wolves-dominate-nothing = der står ingen sådan figur på { $hex }
reason-the-wolves-dominate-own = du kan ikke dominere din egen figur
reason-the-wolves-dominate-neutral = den neutrale flok kan ikke domineres
reason-the-wolves-dominate-strong = alfaulve og stamhuler kan ikke domineres
reason-the-wolves-dominate-pair = to figurer fra den flok beskytter hinanden på { $hex }
reason-the-wolves-dominate-too-far = ingen af dine alfaulve er inden for { $reach } felter fra { $hex }
reason-the-wolves-no-wolf-to-replace = der er ingen ulv tilbage på din spillerplade til at tage dens plads
reason-the-wolves-no-den-to-replace = der er ingen hule tilbage på din spillerplade til at tage dens plads
reason-the-wolves-track-needed = vælg, hvilket spor den nye hule tages fra
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = en ulv erstattes af en ulv: nævn ikke noget spor
reason-the-wolves-hunt-nothing = der er intet sådant bytte på { $hex }
reason-the-wolves-hunt-again = du har allerede denne slags bytte
reason-the-wolves-hunt-too-few = dine ulve står på færre end 3 felter ved siden af { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Bygger på teksterne i tre trykte udgaver: den ukrainske, den russiske og den tjekkiske. Hvor de er uenige, intet siger eller kun svarer med et billede, fortæller en note, hvordan Wolfden spiller. Billederne har vi ikke set: Det, som kun de viser, for eksempel pladernes terræn, kommer fra en offentlig version af spillet. Intet har måttet opfindes. Wolfden er uofficielt.

rule-w1 = Kortet
rule-w1-1 = En områdeplade har 16 felter: en sø og fem zoner på tre felter, hver med sit eget terræn. To af felterne er mærket til en ensom ulv, ét til bytte. Alle ti områdeplader har denne form; forskellen er, hvor terrænerne ligger.
rule-w1-2 = Startpladen har samme omrids. En kløft på seks felter løber gennem den, med fem felter på den nordlige og fem på den sydlige side; hver side har hvert terræn én gang. Startpladen er ikke et område og gøres aldrig op. Du må bygge huler der, men ingen stamhuler, for der er ingen sø.
rule-w1-3 =
    Hvordan pladerne ligger, er fastlagt for hvert antal spillere. Hvilken områdeplade der kommer hvor, er tilfældigt.
    | spillere | plader
    | 2 | 5 områder, ingen startplade
    | 3 | startplade og 6 områder
    | 4 | startplade og 8 områder
    | 5 | startplade og 10 områder
rule-w1-3-ruling = Plader, bytte, områdepoletter og flokke deles ud én ad gangen. Det er lige så retfærdigt som at blande, og en genafspilning kan gemme det.
rule-w1-4 = Afstande måles på to måder. Gang tælles i skridt fra felt til felt: Ulve kan ikke krydse søer, kløften eller huller i kortet, mens figurer og poletter aldrig spærrer. Rækkevidde, til at hyle og dominere, tælles lige hen over alt.
rule-w1-4-ruling = Kun den tjekkiske udgave siger, at et hyl bærer over vand, og kun den russiske, at figurer ikke spærrer. Et hul i kortet behandles som vand.

rule-w2 = Figurer og spillerplader
rule-w2-1 = Hver spiller har 4 alfaulve, 8 flokulve, 12 huler, 4 stamhuler og 6 terrænbrikker.
rule-w2-2 =
    Tre spor på din spillerplade har fire huler hver. De huler, du tager fra et spor, hæver dets værdi.
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hylevidde | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den anden og den fjerde hule på et spor giver også en polet.
    | spor | anden hule | fjerde hule
    | spredning, 3–5 spillere | handlingspolet | terrænpolet
    | fart, 3–5 spillere | terrænpolet | handlingspolet
    | hylevidde, 3–5 spillere | terrænpolet | handlingspolet
    | hvert spor, 2 spillere | handlingspolet | terrænpolet
rule-w2-3-ruling = Teksterne siger ikke, hvilken polet det er. Det fremgår kun af billederne af spillerpladerne; vi har taget det fra en offentlig version af spillet.
rule-w2-4 =
    Et spor, der er taget huler fra, giver point til sidst.
    | tagne huler | 0–2 | 3 | 4
    | 3–5 spillere | 0 | 3 | 7
    | 2 spillere | 0 | 2 | 5
rule-w2-5 =
    Otte ulve venter på din spillerplade. De kommer ud i denne rækkefølge: flok, flok, alfa, flok, flok, alfa, flok, flok.
    | tagne ulve | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | point | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Hver stamhule lægger 5 point til dine og giver straks en terrænpolet.
    | byggede stamhuler | 1 | 2 | 3 | 4
    | point | 5 | 10 | 15 | 20
rule-w2-6-ruling = Teksterne siger ikke, at stamhuler også giver poletten med to spillere; vi har taget det fra en offentlig version af spillet.
rule-w2-7 =
    Jagtsporet har plads til én polet af hver slags bytte. Med 3–5 spillere giver hver slags også en handlingspolet, når den tages; med to spillere giver den ingen.
    | slags bytte | 1 | 2 | 3 | 4 | 5
    | point, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | point, 2 spillere | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Værdierne på et spor lægges ikke sammen. Til sidst tæller kun den højeste nåede værdi, én gang for hvert af de seks spor: spredning, fart, hylevidde, ulve, stamhuler og jagt.
rule-w2-9 = En af dine seks brikker er hjembrikken: Begge dens sider viser din floks hjemterræn. De andre fem er ens for alle: skov/klippe, klippe/græs, græs/tundra, tundra/ørken og ørken/skov (forside/bagside). Fra start skal de vise fem forskellige terræner, og det kan kun lade sig gøre på to måder: alle forsider op eller alle bagsider op.
rule-w2-9-ruling = Regelbøgerne lader spillerne lægge brikkerne, som de vil, blot intet terræn ses to gange. Wolfden begynder med alle forsider op, medmindre bordet lader spillerne vælge (W17).

rule-w3 = Opstilling for tre til fem spillere
rule-w3-1 = Læg pladerne (W1.3), og stil en ensom ulv på hvert felt, der er mærket til en: to i hvert område.
rule-w3-2 =
    Hvert byttefelt får en stak på to ens poletter. Disse stakke uddeles tilfældigt:
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
rule-w3-4-ruling = Regelbøgerne lader spillerne vælge, men nævner ingen rækkefølge. Wolfden uddeler flokkene tilfældigt eller lader spillerne vælge i pladsernes rækkefølge (W17).
rule-w3-5 = Nu placerer spillerne deres ulve: først med uret fra den første spiller til den sidste, så tilbage fra den sidste til den første. Hver gang stiller du en alfaulv og en flokulv sammen på et tomt felt på startpladen ved siden af kløften. Dit andet par skal stå på den anden side af kløften end det første.
rule-w3-6 = Startspilleren findes ved lodtrækning, placerer først og har den første tur. Derefter spilles der med uret.
rule-w3-6-ruling = Den russiske udgave trækker lod om startspilleren, den ukrainske lader måden stå åben, i den tjekkiske begynder det bedste hyl. Et bord kan lade den første plads begynde (W17).

rule-w4 = Din tur
rule-w4-1 = Du må udføre to handlinger i din tur, også den samme to gange. Du må stoppe efter én eller slet ikke udføre nogen.
rule-w4-1-ruling = Den tjekkiske udgave siger op til to; de andre siger to. En tur er først forbi, når spilleren afslutter den.
rule-w4-2 = Efter dine to handlinger køber hver handlingspolet, du lægger tilbage, én til: så mange, du har, også dem, du har fået i denne tur. Den ekstra handling koster brikker som enhver anden.
rule-w4-2-ruling = Den russiske udgave siger alt dette. Den tjekkiske anbefaler højst én polet pr. tur; det kan man vælge for et bord (W17).
rule-w4-3 =
    Det koster handlingerne:
    | handling | brikker
    | flyt | 1
    | hyl | 2
    | byg en hule | 2
    | udbyg til en stamhule | 2
    | dominer | 3
rule-w4-4 = Efter hver handling undersøges det, om du har nedlagt bytte (W12). Når du afslutter din tur, gøres de månefaser op, der er nået i den (W14). Så er det næste spillers tur.

rule-w5 = Betaling
rule-w5-1 = Du betaler i terrænet på det felt, som handlingen gælder. En flytning betales i det terræn, hvor ulvene ender.
rule-w5-2 = Betal nøjagtigt prisen: med brikker, der viser terrænet nu, med terrænpoletter eller med begge dele. Ingen brik tæller to gange i én handling. En terrænpolet gælder som én brik med et hvilket som helst terræn, og du må betale med poletter alene. Vend så de brugte brikker, og læg poletterne tilbage.
rule-w5-3 = Hvis flere brikker viser terrænet, end du har brug for, vælger du, hvilke af dem du vender, for deres bagsider er forskellige. Hjembrikken viser samme terræn på bagsiden, så den kan også hjælpe med at betale din næste handling.
rule-w5-4 = Handlingspoletter og terrænpoletter slipper aldrig op.
rule-w5-4-ruling = Ingen udgave siger, at poletterne i æsken er en grænse.

rule-w6 = Flyt
rule-w6-intro = Pris: 1 brik.
rule-w6-1 = Vælg et terræn, og betal for det. Så må du gå med så mange af dine ulve, som din spredning tillader. Hver går én gang, mindst ét skridt og højst så mange som din fart, og hver skal ende på et felt med det terræn, du valgte. Hvor den begynder, og hvad den krydser, er ligegyldigt.
rule-w6-2 = Dine ulve går en efter en. Ingen grænse må være brudt, når en ulv har gået, og en fortrængt ulv går til sit nye felt, før den næste ulv går.
rule-w6-2-ruling = Den tjekkiske udgave kontrollerer grænsen på to figurer efter handlingen, men siger også, at ingen ulv må ende, hvor der allerede står to. De andre nævner intet tidspunkt.
rule-w6-3 = En ulv går over alt undtagen søer og kløften. Den må ikke ende på en ensom ulv eller på et bytte.
rule-w6-4 = En ulv må ende på et tomt felt, på et felt med nøjagtigt én af dine figurer og ingen andre eller på et felt, hvor en fjendtlig hule er den eneste figur. En alfaulv må også ende, hvor en fjendtlig flokulv står alene; den ulv fortrænges (W7).
rule-w6-5 = Derfor ender en ulv aldrig på et felt med to figurer, med en fjendtlig stamhule eller med en fjendtlig alfaulv, og en flokulv aldrig på et felt med en fjendtlig flokulv.
rule-w6-6 = Når en ulv har gået, står der aldrig mere end to figurer på et felt. Du må betale for en flytning uden at gå; det er alligevel en handling. En ulv skal ende på et andet felt end det, den gik fra.
rule-w6-6-ruling = Ingen udgave forbyder en flytning, hvor ingen går. Den vender en brik, og det kan være en handling værd. Om en gang, der ender, hvor den begyndte, siger ingen heller noget; vi regner den ikke for en gang.

rule-w7 = Fortrængning
rule-w7-1 = Den spiller, hvis tur det er, stiller den fortrængte ulv på det nærmeste egnede felt, talt i skridt fra, hvor den stod. Et felt er egnet, hvis det er uden figurer og poletter, eller hvis der står nøjagtigt én figur, og den hører til den fortrængte ulvs flok. Er flere lige tæt på, vælger samme spiller; det felt, som alfaulven lige har forladt, kan være et af dem. Terræn og fart er ligegyldige. Er intet felt på hele kortet egnet, er handlingen ikke tilladt.
rule-w7-1-ruling = Udgaverne siger kun »nærmeste«. Vi tæller skridt, regner ikke et felt med en polet for tomt og fjerner aldrig en ulv uden en regel, der siger det.
rule-w7-2 = En fortrængt ulv udløser ingen jagt: Kun for den spiller, hvis tur det er, undersøges det, om der er nedlagt bytte.
rule-w7-2-ruling = Udgaverne undersøger jagten i slutningen af en handling og siger ikke hvis: Efter bogstaven kunne en ulv, der fortrænges hen til et bytte, jage med det samme. I Wolfden jager kun den spiller, hvis tur det er.

rule-w8 = Byg en hule
rule-w8-intro = Pris: 2 brikker.
rule-w8-1 = Vælg et felt med en af dine alfaulve på eller ved siden af. Der må ikke være en ensom ulv, et bytte, en hule eller en stamhule på feltet og højst én figur, som skal være din.
rule-w8-1-ruling = To udgaver forbyder kun fjendtlige flokulve der, den tjekkiske enhver fjendtlig ulv. Figurernes rangorden, som står i alle tre, udelukker begge dele. At der ikke bygges en hule på en ensom ulv eller et bytte, er vores beslutning: Udgaverne forbyder kun at slutte en flytning der og tillader huler i ethvert terræn.
rule-w8-2 = Tag den næste hule fra et spor efter eget valg, få det, som den afdækker (W2.2, W2.3), og stil hulen på feltet.

rule-w9 = Udbyg til en stamhule
rule-w9-intro = Pris: 2 brikker.
rule-w9-1 = Vælg en af dine huler ved en sø, med en af dine alfaulve på dens felt eller ved siden af, i et område, hvor du endnu ikke har en stamhule.
rule-w9-1-ruling = Flere flokke må have en stamhule i det samme område. Kun den russiske udgave siger det ligeud.
rule-w9-2 = Hulen tager den næste dag på månepladen; det, den gav dig, beholder du. Stil din næste stamhule i dens sted, og tag en terrænpolet.
rule-w9-3 = Deler en fjendtlig ulv feltet, hvad enten det er en flokulv eller en alfaulv, fortrænges den (W7). Andre flokkes stamhuler i området er uden betydning.

rule-w10 = Hyl
rule-w10-intro = Pris: 2 brikker.
rule-w10-1 = Vælg en ensom ulv, der er inden for din hylevidde fra en af dine alfaulve. Du skal have en ulv tilbage på din spillerplade.
rule-w10-1-ruling = At der skal være en ulv tilbage, er vores fortolkning: Handlingen stiller jo en ud.
rule-w10-2 = Den ensomme ulv tager den næste dag på månepladen. Den næste ulv fra din spillerplade, flokulv eller alfaulv (W2.5), stilles i dens sted.

rule-w11 = Dominer
rule-w11-intro = Pris: 3 brikker.
rule-w11-1 = Vælg en fjendtlig flokulv eller hule inden for din hylevidde fra en af dine alfaulve; en figur på alfaulvens eget felt tæller også. Den skal være den eneste figur af sin flok der, for to figurer af samme flok beskytter hinanden. Alfaulve og stamhuler kan aldrig domineres.
rule-w11-1-ruling = Afstanden 0 er inden for rækkevidde. Det sker, når en alfaulv står på en fjendtlig hule. En figur fra en tredje flok på feltet beskytter ingen, for udgaverne undtager kun to figurer af samme farve. Imod det taler deres rangorden, hvorefter en hule aldrig kommer hen til en fjendtlig ulv.
rule-w11-2 = Figuren tager den næste dag på månepladen og er ude af spillet. Erstat en ulv med den næste ulv fra din spillerplade, som kan være en alfaulv, og en hule med en hule fra et spor efter eget valg, og få det, som den afdækker. Har du ingen sådan figur tilbage, kan du ikke dominere den.
rule-w11-2-ruling = Kun den tjekkiske udgave siger, at en flokulv kan erstattes med en alfaulv. De to andre vil have en figur af samme slags og nævner en hule for en hule som eksempel; vi læser det som en ulv for en ulv. At en figur skal være tilbage, er vores fortolkning, ligesom ved hylet.

rule-w12 = Jagt
rule-w12-intro = Jagt er ikke en handling. Den er gratis og sker automatisk.
rule-w12-1 = Efter hver af dine handlinger: Står dine ulve på tre eller flere forskellige felter ved en stak bytte af en slags, du ikke har endnu, tager du dens øverste polet og det, den giver (W2.7).
rule-w12-1-ruling = Mindst tre felter, efter enhver handling: Den russiske udgave er klarest, og de andre kan læses sådan.
rule-w12-2 = Du må tage flere slags på én gang. Er to stakke af samme slags omringet, vælger du en af dem.
rule-w12-2-ruling = Ingen udgave nævner to stakke af samme slags. Én polet af hver slags er grænsen.
rule-w12-3 = Når en stak er brugt op, er dens felt som alle andre. Bytte kommer aldrig på månepladen.

rule-w13 = Månen
rule-w13-1 = Hver ensom ulv, der kaldes, hver figur, der domineres, og hver hule, der udbygges, tager den næste dag på månepladen.
rule-w13-2 =
    Tre af dagene er månefaser. Når fuldmånen er nået, må turen fortsætte over flere dage; de har ingen virkning.
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Kun 9 for tre spillere er trykt i ord. De andre dage står på billederne af månepladerne; vi har taget dem fra en offentlig version af spillet. For to spillere nævner udgaverne forskellige sider af pladen.

rule-w14 = Områderne gøres op
rule-w14-1 = Ved slutningen af en tur gøres hver fase op, hvis dag er nået i turen, en efter en, i alle områder med dens polet.
rule-w14-1-ruling = Ingen udgave siger, hvad der sker, når to faser nås i samme tur. Æskens påmindelsespoletter ligger på månepladen (ukrainsk) eller på områdepoletterne (russisk, tjekkisk); i Wolfden lyser i stedet de poletter, der gøres op næste gang.
rule-w14-2 = Kontrollen over et område tælles sådan: En stamhule giver 3, enhver anden figur 1. Står det lige, er flokken med flest alfaulve i området foran. Kun flokke med en figur i området er med.
rule-w14-2-ruling = Udgaverne taler om den næstmeste kontrol. En flok, der intet har i området, har ingen kontrol dér.
rule-w14-3 =
    Den stærkeste flok tager områdepoletten, den næste får dens lavere værdi.
    | polet | nr. 1 | nr. 2
    | månesegl | 4 | 2
    | halvmåne | 6 | 3
    | fuldmåne | 8 | 4
rule-w14-4 = Står flere flokke stadig lige om førstepladsen, får hver den lavere værdi, poletten kasseres, og ingen andre får point. Står det kun lige om andenpladsen, får ingen den lavere værdi. En flok, der er alene, tager poletten, og der er ingen nummer to. Er der ingen, kasseres poletten.
rule-w14-4-ruling = Ingen udgave siger, hvad der sker, hvor én flok er alene, eller ingen er der. Det følger af W14.2.

rule-w15 = Slutningen
rule-w15-1 = Spillet er slut, så snart fuldmånen er gjort op, også midt i en runde.
rule-w15-2 = Dine point er summen af dine områdepoletter, dine lavere værdier og den højeste nåede værdi på hvert af dine seks spor (W2.8). Flest point vinder.
rule-w15-3 = Står det lige, vinder den med flest områdepoletter; så den med flest ulve på kortet; så den med flest alfaulve på kortet. De, der stadig står lige, deler pladsen.
rule-w15-3-ruling = Kun den russiske udgave tæller alfaulve. Det kan slås fra ved et bord (W17).
rule-w15-4 = Et spil, der ikke kommer nogen vegne, afsluttes: efter to ture i træk for hver spiller uden en handling eller efter tur 250. De faser, der er tilbage, gøres så op i rækkefølge.
rule-w15-4-ruling = Ingen udgave siger dette; uden det kunne et spil vare for evigt. Man kan vælge en anden grænse for et bord (W17).

rule-w16 = To spillere
rule-w16-intro = Alle andre regler gælder, med disse ændringer.
rule-w16-1 = Kortet har fem områder og ingen startplade. Hver slags bytte findes én gang, én polet i hvert område, tilfældigt.
rule-w16-1-ruling = Den ukrainske udgave viser kun byttet på et billede, de andre siger det med ord.
rule-w16-2 = Fem stakke områdepoletter lægges tilfældigt ud: månesegl; fuldmåne; fuldmåne; månesegl på halvmåne; halvmåne på fuldmåne. I sin fase gøres den øverste polet op og forsvinder; den nederste bliver liggende til sin egen fase.
rule-w16-3 =
    En neutral flok står ved søerne, nordøst og sydøst for dem.
    | områdets poletter | nordøst | sydøst
    | månesegl | 2 flokulve | –
    | månesegl på halvmåne | 1 stamhule | –
    | fuldmåne | 1 stamhule, 1 alfaulv | –
    | halvmåne på fuldmåne | 1 stamhule | 2 alfaulve
    
    Den handler aldrig. Dens figurer kan ikke domineres eller fortrænges, og ingen kan ende på deres felter. Når områderne gøres op, rangerer den som enhver flok, men får ingen point: Er den nummer ét, kasseres poletten, og nummer to får alligevel den lavere værdi; er den nummer to, får ingen den lavere værdi; deler den førstepladsen med en spiller, får den spiller den lavere værdi.
rule-w16-3-ruling = Den russiske udgave stiller alle dens figurer på det øverste højre felt, hvor der ikke er plads til tre; de andre siger til højre. Hvilken figur der står hvor, har vi taget fra en offentlig version af spillet. Flokken har ingen egen farve her. Kun to udgaver udelukker helt at dominere den. At nummer to beholder sin præmie, følger af, at der gøres op som sædvanlig.
rule-w16-4 = Ulvene placeres i rækkefølgen første, anden, anden, første spiller. Hver gang stiller du en alfaulv og en flokulv sammen på et felt uden poletter og figurer i et område, hvis øverste polet ikke er et månesegl.
rule-w16-5 = Den første spiller begynder. Den anden har én handlingspolet fra start.
rule-w16-5-ruling = To udgaver giver den ved begyndelsen af den anden spillers tur. Den kan ikke bruges før, så det ændrer intet.

rule-w17 = Valg for et bord
rule-w17-intro =
    Den, der opretter et bord, må ændre dette eller vælge en udgave, som indstiller flere af dem, som den har trykt dem. Det sædvanlige står først.
    | valg | muligheder | regel
    | startspiller | ved lodtrækning, eller den første plads | W3.6
    | handlingspoletter pr. tur | så mange, man vil, eller højst én | W4.2
    | polet til de sidste spillere | nej, eller én handlingspolet til de sidste i rækkefølgen (3 spillere: tredje; 4: tredje og fjerde; 5: fjerde og femte) | W3.6
    | brikker fra start | alle forsider, eller hver vælger forsider eller bagsider | W2.9
    | flokke | ved lodtrækning, eller valgt i pladsernes rækkefølge | W3.4
    | alfaulve afgør, når alt andet står lige | ja, eller nej | W15.3
    | sidste tur | 250, eller et andet tal | W15.4
    | plader | æskens, eller din egen fil | W1.3

rule-w18 = Eksempler
rule-w18-intro = Eksemplerne står i udgaverne. Wolfden spiller hvert af dem som en af sine test. Tre spilleres placering af ulve står der også, men kun som billede.
rule-w18-1 = Vende brikker. Ørkenflokken betaler med sine to ørkenbrikker. Nu viser to af dens brikker skov.
rule-w18-2 = Flytte. Fart 3, spredning 2: For én græsbrik går en alfaulv og en flokulv op til tre skridt hver, til det samme græsfelt eller til forskellige.
rule-w18-3 = Bygge. To ørkenbrikker betaler en hule på et ørkenfelt ved siden af en alfaulv. Den tages fra fartsporet, så farten nu er 4.
rule-w18-4 = Udbygge. To klippebrikker gør en hule ved en sø og en alfaulv til en stamhule. Hulen tager en af månens dage; stamhulen giver en terrænpolet og 5 point til sidst.
rule-w18-5 = Hyle. Med hylevidde 2 kalder to tundrabrikker en ensom ulv to felter væk. En flokulv tager dens plads.
rule-w18-6 = Dominere. To skovbrikker og én terrænpolet overtager en af græsflokkens flokulve, der står alene. I den tjekkiske udgave er den næste ulv på spillerpladen netop en alfaulv.
rule-w18-7 = Jage. To flokulve går, så ulve af deres flok står på tre felter omkring en elg. Elgen tages og giver en handlingspolet.
rule-w18-8 = Gøre op. Græs har 2 alfaulve, 2 flokulve og 1 hule: 5. Klippe har 2 flokulve og 1 hule: 3. Tundra har en stamhule, en flokulv og 2 huler: 6. Ved måneseglet tager tundra poletten til 4 point, græs får 2 point, klippe intet.
rule-w18-9 = Lige stilling. To flokke har lige meget kontrol, 3 hver, og den med en alfaulv i området vinder.
rule-w18-9-ruling = Udgaverne trykker forskellige figurer for vinderen: to flokulve og en alfaulv eller (den tjekkiske) en hule, en flokulv og en alfaulv.
rule-w18-10 = Slutresultatet. Spredning 7, fart 3, hylevidde 0, stamhuler 15, jagt 9, ulve 4, områdepoletter 16: 54 point.
rule-w18-11 = Månen. Med tre spillere når den næste figur på månepladen dag 9. Ved slutningen af den tur gøres begge områder med et månesegl op.
rule-w18-12 = Betale med en polet. En handling koster tre tundrabrikker, men kun to viser tundra. En terrænpolet, der lægges tilbage i forrådet, gælder som den tredje.

# What the pictures show
picture-w1-1 = Et område: fem terræner på tre felter hver rundt om en sø, to ensomme ulve og en stak bytte.
picture-w5-2 = En spillerplade. Hver brik viser et terræn og i hjørnet, hvad den viser, når den vendes; ved siden af ses, hvor mange brikker der betaler for hvert terræn, og de tre spor.
picture-w6-1 = Med fart 3 og græs betalt må disse ulve ende på de fremhævede felter.
picture-w7-1 = Alfaulven fortrænger den fjendtlige flokulv. Den går til et af de fremhævede felter, som er lige tæt på.
picture-w8-1 = Alfaulven må bygge på sit eget felt og ved siden af, men ikke på ensomme ulve eller bytte.
picture-w9-1 = Denne hule ligger ved søen og ved sin alfaulv: Den kan blive til en stamhule.
picture-w10-1 = Den ensomme ulv er to felter fra alfaulven. Med hylevidde 2 hører den kaldet.
picture-w12-1 = Ulve på tre felter omkring byttet: Det er taget.
picture-w13-2 = Månen i et spil for tre: Måneseglet er gjort op, halvmånen kommer på dag 17.
picture-w14-2 = Tre flokke i et område, 6 mod 5 mod 3. Deres kontrol står på søen.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest point efter fuldmånen vinder: for områdepoletter og for den højeste nåede værdi på hvert af dine seks spor.
aid-the-wolves-turn = Din tur
aid-the-wolves-turn-1 = To handlinger pr. tur; hver handlingspolet, du bruger, køber én til.
aid-the-wolves-turn-2 = Hver handling koster brikker, der viser målets terræn: flyt 1, hyl 2, hule 2, stamhule 2, dominer 3. Vend de brugte brikker. En terrænpolet gælder som en hvilken som helst brik.
aid-the-wolves-actions = Handlinger
aid-the-wolves-actions-1 = Flyt: Vælg et terræn, og gå så med op til så mange ulve som din spredning, hver højst så mange skridt som din fart, alle til det terræn, men ikke til en ensom ulv eller et bytte.
aid-the-wolves-actions-2 = Hyl: En ensom ulv inden for hylevidde af en af dine alfaulve bliver din næste ulv.
aid-the-wolves-actions-3 = Hule: Byg den på et felt med din alfaulv på eller ved siden af, uden poletter, huler, stamhuler og fjendtlige figurer. Tag den fra et spor efter eget valg.
aid-the-wolves-actions-4 = Stamhule: Udbyg en hule ved en sø, med din alfaulv på feltet eller ved siden af; én pr. område. Den giver en terrænpolet og tæller 3 for kontrollen.
aid-the-wolves-actions-5 = Dominer: Erstat en fjendtlig flokulv eller hule inden for hylevidde af en af dine alfaulve. To figurer af en flok på et felt beskytter hinanden. Kun dit hjemterræn kan stå på tre brikker; ellers skal du bruge terrænpoletter.
aid-the-wolves-actions-6 = Jagt: Når dine ulve står på tre felter omkring et bytte af en slags, du ikke har endnu, får du det straks og gratis. Med 3–5 spillere giver det en handlingspolet.
aid-the-wolves-hexes = Hvem der må dele et felt
aid-the-wolves-hexes-1 = Højst to figurer pr. felt, og højst én hule eller stamhule. To ulve fra forskellige flokke deler aldrig felt; en ulv må dele det med en fjendtlig hule, der er alene der.
aid-the-wolves-hexes-2 = En alfaulv må ende, hvor en fjendtlig flokulv står alene, og fortrænger den; en stamhule fortrænger enhver fjendtlig ulv på sit felt. Du stiller den på det nærmeste felt, der er tomt eller har en enkelt figur af dens flok.
aid-the-wolves-tracks = Spor
aid-the-wolves-tracks-1 =
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hylevidde | 2 | 3 | 3 | 4 | 4
    | point, 3–5 spillere | 0 | 0 | 0 | 3 | 7
    | point, 2 spillere | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den anden og den fjerde hule på et spor giver en polet. 3–5 spillere: spredning handling, så terræn; fart og hylevidde terræn, så handling. 2 spillere: handling, så terræn.
aid-the-wolves-points = Point
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | ulve | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | stamhuler | 5 | 10 | 15 | 20
    | bytte, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | bytte, 2 spillere | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På hvert spor tæller kun den højeste nåede værdi.
aid-the-wolves-points-3 = Dine ulve kommer i denne rækkefølge: flok, flok, alfa, flok, flok, alfa, flok, flok.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Hyl, stamhuler og dominering flytter månen. Ved månesegl, halvmåne og fuldmåne gøres områderne med den polet op: Mest kontrol tager poletten, næstmest den lavere værdi.
aid-the-wolves-moon-2 =
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | nr. 1 / nr. 2 | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontrol: En stamhule tæller 3, enhver anden figur 1. Står det lige, er flokken med flest alfaulve i området foran.
aid-the-wolves-moon-4 = Se, før du placerer dine første ulve, hvilke områder der gøres op først: månesegl, så halvmåner, så fuldmåner.
aid-the-wolves-sign = { $sign ->
    [alpha] alfaulv
    [pack] flokulv
    [den] hule
    [lair] stamhule
    [crescent] månesegl
    [quarter] halvmåne
    [full] fuldmåne
    [action] handlingspolet
   *[terrain] terrænpolet
}

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    Du fører en flok, og månen er ny. Indtil den er fuld, strejfer din flok gennem fem slags terræn: åbent græs, dyb skov, snedækket tundra, stejle klipper og hed ørken. I sporer bytte, og ensomme ulve kommer til jeres hyl. Huler og stamhuler viser, hvad der er jeres, og de andre flokke vil have den samme jord.

    Tre gange ser månen ned og tæller, hvem der er stærkest i hvert område. Snilde hjælper, og en smule instinkt. Når fuldmånen er forbi, er én flok den stærkeste af alle.
about-the-wolves-alpha = Et ord om alfaulven: Den tjekkiske oversætter tilføjer, at forestillingen om en alfaulv stammer fra flokke af ubeslægtede ulve i fangenskab. I naturen er en flok en familie, og ulve går uden om andre flokkes land. Dér går det en ensom ulv værre end i dette spil, hvor den kun skifter farve.
about-the-wolves-credits =
    Ulvene (The Wolves) er skabt af Ashwin Kamath og Clarence Simpson og tegnet af Pauliina Linjama, med grafisk design af Stevo Torres. Alex Cutler og David Van Drunen udviklede det, og Eric Slauson redigerede reglerne. Pandasaurus Games udgav det i 2022.

    Wolfden følger tre udgaver: den ukrainske fra Games 7 Days (oversat af Anton Minakov, redigeret af Volodymyr Jantjarin), den tjekkiske fra Mindok (oversat af Michal Stárek, korrekturlæst af Karel Vlasák) og den russiske.
about-the-wolves-advice-players = Råd til dine første spil
about-the-wolves-advice-players-1 = Se, før du placerer dine ulve, hvilke områder der gøres op først: dem med et månesegl, så halvmånerne, så fuldmånerne. Med to spillere gøres to områder op to gange.
about-the-wolves-advice-players-2 = Tænk frem, når du vender brikker. Det, de viser nu, er det, du kan betale med næste gang.
about-the-wolves-advice-players-3 = Tænk på begge dele, når du flytter: kontrol over området og en god plads til den næste handling. De fleste handlinger kræver en alfaulv i nærheden.
about-the-wolves-advice-players-4 = Huler bliver stående, når ulvene går videre, og gør din flok stærkere for altid. En stamhule giver lige så meget kontrol som tre huler.
about-the-wolves-advice-players-5 = Lad aldrig en flokulv eller en hule stå alene inden for hylevidde af en fjendtlig alfaulv: To af dine figurer på et felt beskytter hinanden.
about-the-wolves-advice-players-6 = At dominere koster tre brikker, og de fleste slags terræn står kun på to af dine. Dominer i dit hjemterræn, eller gem terrænpoletter til det.

## guide

# Det første spil Ulvene med guide, trin for trin.
guide-the-wolves-welcome = Velkommen i flokken! Du leder de røde ulve, hjemme i græsset; to rivaler leder deres egne flokke. Flest point efter fuldmånen vinder: for områder, du kontrollerer, og for hvordan din flok er vokset.
guide-the-wolves-tiles = Du betaler med terrænbrikker. En handling koster brikker, der viser terrænet, hvor den sker, og hver brugt brik vendes. Det, du betaler med nu, afgør, hvad du har råd til bagefter.
guide-the-wolves-howl = Vind din første ulv: Hyl til en ensom ulv nær en af dine alfaulve. Vælg hvem du vil af dem, der lyser. Betal med brikker, der viser dens terræn, eller med terrænpoletter i stedet.
guide-the-wolves-howl-done = Den ensomme ulv er din nu. Brikkerne, du brugte, er vendt og viser et andet terræn: Det kan du betale med bagefter.
guide-the-wolves-howl-hint = En ensom ulv står på tundraen, og to af dine brikker viser tundra.
guide-the-wolves-hunt = Fang harerne! Jagt er gratis: Du skal have ulve på tre forskellige felter omkring byttet. Flyt, som du vil; alle, der går, skal ende i det terræn, du betaler for.
guide-the-wolves-hunt-done = Fanget! Hver ny slags bytte giver flere point end den forrige, og denne gav også en handlingspolet.
guide-the-wolves-hunt-hint = En ulv står allerede ved harerne. Betal med brikken, der viser ørken, send alfaulven ét skridt mod syd og en anden ulv til den tredje side.
guide-the-wolves-third = En tur har to handlinger, og en handlingspolet køber en tredje. Se, hvad dine brikker viser nu: Det afgør, hvad du stadig kan gøre.
guide-the-wolves-turn = Brug de handlinger, du har tilbage, som du vil, og afslut så turen. Snart får du brug for en alfaulv ved din hule ved søen.
guide-the-wolves-turn-done = Din tur er slut. Se, hvad rivalerne gør.
guide-the-wolves-turn-hint = Du behøver hverken bruge alle handlinger eller gå med alle ulve: Du kan altid afslutte turen.
guide-the-wolves-moon = Hvert hyl, hver dominering og hver stamhule flytter månen en dag. Når den når måneseglet, gøres de to områder med et månesegl på søen op. Nu gælder det om at stå stærkt dér!
guide-the-wolves-den = Byg en hule ved siden af eller under en af dine alfaulve, hvor du vil: Den tæller i sit område. Du tager den fra et af tre spor, og det spor gør flokken bedre for altid.
guide-the-wolves-den-done = Nu kan din flok mere: Spredning lader flere ulve gå, fart fører dem længere, og hylevidde rækker længere.
guide-the-wolves-den-hint = Der er plads under din alfaulv i skoven. Betal med en skovbrik og en terrænpolet, som gælder for enhver brik.
guide-the-wolves-gain = Lad flokken vokse: Hyl til en ensom ulv igen, eller dominer en rivals figur, der står alene inden for hylevidde. At dominere koster tre brikker eller poletter. To figurer sammen beskytter hinanden.
guide-the-wolves-gain-done = Én mere i din flok, og månen er gået en dag frem.
guide-the-wolves-gain-hint = Vest for din alfaulv står en rivals ulv alene i græsset: Betal med en græsbrik, hjembrikken og en polet.
guide-the-wolves-crescent = Faser gøres op, når turen slutter. Afslut den, og se, hvem der har kontrol over de to søer.
guide-the-wolves-crescent-done = Følg rivalernes ture: En alfaulv kan endda fortrænge en flokulv fra dens felt.
guide-the-wolves-scored = I et område tæller hver figur 1 og en stamhule 3. Flokken med mest tager poletten, nummer to får den lavere værdi. Halvmåne og fuldmåne er mere værd.
guide-the-wolves-lair = Gør en af dine huler til en stamhule. Det kræver en hule ved en sø, en af dine alfaulve ved siden af hulen og to brikker eller poletter med dens terræn.
guide-the-wolves-lair-done = En stamhule kan aldrig domineres, giver en terrænpolet og er 5 point værd.
guide-the-wolves-lair-hint = Din hule i ørkenen ligger ved en sø. Står ingen af dine alfaulve ved den, så flyt én derhen først; brikker, der viser ørken, betaler så stamhulen.
guide-the-wolves-points = Områder er kun det halve: Huler, kaldte ulve, stamhuler og bytte har alle et spor med point. På hvert spor tæller kun den højeste nåede værdi, så voks på flere måder.
guide-the-wolves-play-on = Nu kan du det hele, og fuldmånen er langt væk: Spil videre mod de to hvalpebotter, og bed om et tip, når du vil.

## files

# Hvad der er galt med en pladefil eller en stilling i Ulvene. Filernes ord bliver, som de er.

# Pladefiler
problem-wolves-zone-size = { $where }: hver zone skal have 3 felter (W1.1).
problem-wolves-zones-overlap = { $where }: et felt ligger i to zoner eller under søen (W1.1).
problem-wolves-marks = { $where }: to ensomme ulve og ét bytte kræver tre felter på land (W1.1).
problem-wolves-start-twice = { $where }: et felt er nævnt to gange (W1.2).
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
problem-wolves-overlap = To plader overlapper på feltet [{ $place }] (W1.3).
problem-wolves-apart = Man kan ikke gå til { $place } fra { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Startpladen skal have { $count } felter ved kløften på den nordlige side (W3.5).
   *[south] Startpladen skal have { $count } felter ved kløften på den sydlige side (W3.5).
}
problem-wolves-neutral-corners = Den neutrale flok kræver frie felter nordøst og sydøst for hver sø (W16.3).
problem-wolves-stack = { $where }: »{ $word }« er ikke en stak områdepoletter som crescent/quarter.
problem-wolves-no-table = { $where }: der er ingen tabel til { $players } spillere.

# Ord i en stilling
problem-wolves-regions-twice = { $line }: en områdeplade ligger to steder (W1.3).
problem-wolves-regions-most = { $line }: kortet har { $count } pladser (W1.3).
problem-wolves-moons-count = { $line }: hvert af de { $count } områder skal have sin polet eller »-« (W3.3).
problem-wolves-hex-full = { $line }: »{ $text }«: der står højst 2 figurer på et felt (W6.6).
problem-wolves-supply = { $line }: »{ $piece }« forekommer mere end { $count } gange: ingen har flere (W2.1).
problem-wolves-walked-form = { $line }: »{ $word }« er ikke en ulv som alpha@c4.

# Kortet
problem-wolves-hexes-early = hexes: der ligger intet på kortet, før dets områder gør (W3.1).
problem-wolves-regions-count = regions: på dette stadie skal der ligge { $count } (W1.3).
problem-wolves-prey-order = hexes: bytte uddeles til ét område ad gangen (W3.2).
problem-wolves-prey-stacks = hexes: der ligger for mange stakke »{ $prey }« på kortet (W3.2).
problem-wolves-prey-count = hexes: af »{ $prey }« ligger { $lying } på kortet, og { $taken } er taget, men der er { $count } (W3.2).
problem-wolves-prey-mark = hexes: { $place } er ikke mærket til bytte (W1.1).
problem-wolves-lone-wolf-mark = hexes: { $place } er ikke mærket til en ensom ulv (W1.1).
problem-wolves-lair-lake = hexes: stamhulen på { $place } ligger ikke ved en sø (W9.1).
problem-wolves-lair-outside = hexes: en stamhule står uden for alle områder (W1.2).
problem-wolves-lairs-region = hexes: en flok har to stamhuler i samme område (W9.1).
problem-wolves-two-buildings = hexes: der står to huler eller stamhuler på { $place } (W8.1).
problem-wolves-rivals = hexes: figurer fra forskellige flokke deler { $place }, og ingen af dem er en hule (W6.5).
problem-wolves-neutral-token = hexes: den neutrale flok står ikke sådan, som dens polet siger (W16.3).
problem-wolves-neutral-place = hexes: den neutrale flok står kun ved søerne (W16.3).
problem-wolves-pieces = hexes: plads { $seat } har { $found } »{ $piece }« på kortet, men efter spillerpladen skal der være { $count } (W2.1).
problem-wolves-pieces-most = hexes: plads { $seat } har { $found } »{ $piece }« på kortet, men efter spillerpladen må der højst være { $count } (W2.1).
problem-wolves-moons-left = moons: der er andre områdepoletter tilbage, end de opgjorte faser efterlader (W14.1).
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
problem-wolves-packs-order = turn: flokkene uddeles i pladsernes rækkefølge (W3.4).
problem-wolves-first-missing = turn: fra placeringen af skal startspilleren være nævnt: first=1 (W3.6).
problem-wolves-first-seat = turn: hvor startspilleren ikke udloddes, er det plads 1 (W17).
problem-wolves-snake = turn: placeringen går med uret fra startspilleren til den sidste og tilbage igen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dage blev taget af ensomme ulve: { $howled }, dominerede figurer: { $dominated }, stamhuler: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: ulve går kun på stadiet »walk« (W6.1).
problem-wolves-walk-spread = turn: flere ulve går, end flokkens spredning tillader (W6.1).
problem-wolves-walk-missing = turn: en ulv er gået, som ikke er der (W6.1).
problem-wolves-no-action = turn: ulve går og jager i en handling, og ingen er begyndt (W4.4).
problem-wolves-turn-seat = turn: tur { $turn } tilhører en anden plads (W3.6).
problem-wolves-turns-early = turn: ture og handlinger tælles fra placeringens slutning (W3.6).
problem-wolves-hunt-no-choice = turn: bytte, der ikke giver noget valg, tages straks (W12.1).
problem-wolves-over = turn: spillet er slut, når alle tre faser er gjort op (W15.1).
problem-wolves-scored-early = turn: en fase er gjort op, som månen ikke har nået (W14.1).
problem-wolves-standstill = turn: et spil uden fremgang er allerede slut (W15.4).

## terminal

terminal-wolves-legend = ≈ sø  ▒ kløft · 1A alfaulv for plads 1, p flokulv, d hule, L stamhule, n den neutrale flok · ensom: ensom ulv · et tal efter bytte: hvor mange poletter der ligger
terminal-wolves-tracks = spor: [2] værdien nu, a handlingspolet, t terrænpolet, :3 point, ·1 taget, >A3 næste: en alfaulv, 3 point
terminal-wolves-lone = ensom
terminal-wolves-phase = { $phase ->
    [crescent] månesegl
    [quarter] halvmåne
   *[full] fuldmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = dag { $date }, alle faser er gjort op
terminal-wolves-date-now = dag { $date }, sidst i denne tur: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] dag { $date }, { $phase } om { $ahead } dag
   *[other] dag { $date }, { $phase } om { $ahead } dage
}
terminal-wolves-next = { $phase }: gøres op som den næste
terminal-wolves-later = senere
terminal-wolves-tied = lige
terminal-wolves-leads = { $who } fører
terminal-wolves-tiles = brikker
terminal-wolves-first = startspiller
terminal-wolves-pays = betaler
terminal-wolves-prey = bytte
terminal-wolves-points = point
terminal-wolves-terrain-tokens = valgfri: { $count }
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
