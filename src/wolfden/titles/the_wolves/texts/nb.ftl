### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Ulvene
pitch-the-wolves = Led en flokk gjennom fem slags terreng, ul etter ensomme ulver, og ha kontroll over regionene når månens faser gir poeng. Ingenting er overlatt til tilfeldighetene etter oppsettet.
wins-the-wolves = Flokken med flest poeng etter fullmånen vinner.
picture-the-wolves = Spillebrettet i Ulvene, med ulver som går
role-the-wolves = Flokk { $number }
option-the-wolves-first = Startspiller
option-the-wolves-first-help = Hvem som plasserer først og har første tur; de andre følger med klokka.
option-the-wolves-first-drawn = ved loddtrekning
option-the-wolves-first-seat-1 = plass 1
option-the-wolves-action-tokens = Handlingsmerker per tur
option-the-wolves-action-tokens-help = Hvor mange handlingsmerker en flokk kan bruke i en tur. Den tsjekkiske utgaven anbefaler ett.
option-the-wolves-action-tokens-any = så mange man vil
option-the-wolves-action-tokens-one = høyst ett
option-the-wolves-late-tokens = Merke til de siste spillerne
option-the-wolves-late-tokens-help = De siste i rekkefølgen begynner med et handlingsmerke.
option-the-wolves-late-tokens-no = nei
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Terrengbrikker
option-the-wolves-tiles-help = Hvilken side terrengbrikkene viser fra start.
option-the-wolves-tiles-fronts = alle forsider
option-the-wolves-tiles-chosen = hver flokk velger
option-the-wolves-packs = Flokker
option-the-wolves-packs-help = Hvordan flokkene og hjemterrengene deres fordeles.
option-the-wolves-packs-dealt = ved loddtrekning
option-the-wolves-packs-chosen = velges i plassenes rekkefølge
option-the-wolves-alpha-tiebreak = Tredje kriterium når det står likt
option-the-wolves-alpha-tiebreak-help = Om alfaulver på kartet avgjør når alt annet står likt.
option-the-wolves-alpha-tiebreak-on = alfaulver avgjør
option-the-wolves-alpha-tiebreak-off = delt seier
option-the-wolves-turn-limit = Turgrense
option-the-wolves-turn-limit-help = Etter denne turen gjøres et uavsluttet spill opp.
option-the-wolves-board = Egne brett
option-the-wolves-board-help = En fil med dine egne regionbrett eller ditt eget oppsett av brett.
edition-the-wolves-ukrainian = Ukrainsk utgave
edition-the-wolves-ukrainian-help = Flokker og brikkenes sider velges; står alt annet likt, deles seieren.
edition-the-wolves-russian = Russisk utgave
edition-the-wolves-russian-help = Flokker og brikkenes sider velges; alfaulver på kartet avgjør når alt annet står likt.
edition-the-wolves-czech = Tsjekkisk utgave
edition-the-wolves-czech-help = Flokker og brikkenes sider velges, ett handlingsmerke per tur, merker til de siste spillerne, delt seier når alt annet står likt.

## game

# The Wolves: things, actions, questions and what happened.

# Things
wolves-terrain = { $terrain ->
    [forest] skog
    [rock] berg
    [grass] gress
    [tundra] tundra
    [desert] ørken
   *[blank] ikke delt ut ennå
}
    .pack = { $terrain ->
        [forest] skogflokken
        [rock] bergflokken
        [grass] gressflokken
        [tundra] tundraflokken
        [desert] ørkenflokken
       *[blank] flokken
    }
wolves-prey = { $prey ->
    [moose] elg
    [deer] hjort
    [raccoon] vaskebjørn
    [boar] villsvin
   *[hare] hare
}
    .object = { $prey ->
        [moose] elgen
        [deer] hjorten
        [raccoon] vaskebjørnen
        [boar] villsvinet
       *[hare] haren
    }
wolves-neutral = den nøytrale flokken
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfaulv ({ $owner })
    [den] hi ({ $owner })
    [lair] hule ({ $owner })
   *[pack] flokkulv ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfaulv ({ $owner }) på { $hex }
    [den] hi ({ $owner }) på { $hex }
    [lair] hule ({ $owner }) på { $hex }
   *[pack] flokkulv ({ $owner }) på { $hex }
}
wolves-lone-wolf = ensom ulv
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } på { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, en kløft: Her kan ingenting stå
wolves-nowhere = { $hex } ligger ikke på dette kartet
wolves-lake = Innsjø { $hex }: { $token }. Kontroll: { $control }
wolves-token = { $phase ->
    [crescent] månesigdmerke ({ $first } til den sterkeste flokken, { $second } til den neste)
    [quarter] halvmånemerke ({ $first } til den sterkeste flokken, { $second } til den neste)
   *[full] fullmånemerke ({ $first } til den sterkeste flokken, { $second } til den neste)
}
wolves-no-token = ingen merker igjen
wolves-control = { $owner } { $count }
wolves-no-control = ingen
wolves-table = { $phase ->
    [none] Månen har nådd dag { $date }; alle faser er gjort opp
    [crescent] Månen er på dag { $date }; månesigden gjøres opp på dag { $next }
    [quarter] Månen er på dag { $date }; halvmånen gjøres opp på dag { $next }
   *[full] Månen er på dag { $date }; fullmånen gjøres opp på dag { $next }
}

# Player boards
wolves-home = hjem: { $terrain }
wolves-home-first = hjem: { $terrain } · startspiller
wolves-home-undealt = hjemterreng ikke delt ut ennå
wolves-home-tile = hjembrikke, lik på begge sider
wolves-home-tile-name = hjembrikke
wolves-tile = { $shows }; snudd viser den { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] spredning
    [speed] fart
   *[howl] ulevidde
}
wolves-track = { $track ->
    [spread] Spredning { $value }: opptil { $value } ulver per flytting ({ $next } etter neste hi)
    [speed] Fart { $value }: opptil { $value } skritt per ulv ({ $next } etter neste hi)
   *[howl] Ulevidde { $value }: opptil { $value } ruter fra en alfaulv ({ $next } etter neste hi)
}
wolves-track-gains = { $track ->
    [spread] Spredning { $value }: opptil { $value } ulver per flytting ({ $next } etter neste hi); neste hi gir også { $gains }
    [speed] Fart { $value }: opptil { $value } skritt per ulv ({ $next } etter neste hi); neste hi gir også { $gains }
   *[howl] Ulevidde { $value }: opptil { $value } ruter fra en alfaulv ({ $next } etter neste hi); neste hi gir også { $gains }
}
wolves-track-full = { $track ->
    [spread] Spredning { $value }: opptil { $value } ulver per flytting
    [speed] Fart { $value }: opptil { $value } skritt per ulv
   *[howl] Ulevidde { $value }: opptil { $value } ruter fra en alfaulv
}
wolves-gain-token = { $token ->
    [action] et handlingsmerke
   *[terrain] et terrengmerke
}
wolves-gain-points = { $points } poeng
wolves-next-wolf = { $kind ->
    [alpha] en alfaulv og { $points }
   *[pack] en flokkulv og { $points }
}
wolves-track-dens = { $track ->
    [spread] spredning { $value }, { $dens } av { $size } hi bygd
    [speed] fart { $value }, { $dens } av { $size } hi bygd
   *[howl] ulevidde { $value }, { $dens } av { $size } hi bygd
}
wolves-action-tokens = { $count ->
    [one] { $count } handlingsmerke: én ekstra handling
   *[other] { $count } handlingsmerker: hvert gir én ekstra handling
}
wolves-terrain-tokens = { $count ->
    [one] { $count } terrengmerke: gjelder for alle slags terreng
   *[other] { $count } terrengmerker: hvert gjelder for alle slags terreng
}
wolves-called = { $count ->
    [one] { $count } ulv kalt
   *[other] { $count } ulver kalt
}
wolves-lairs = { $count ->
    [one] { $count } hule bygd
   *[other] { $count } huler bygd
}
wolves-prey-taken = tatt: { $prey }
wolves-prey-free = ikke tatt ennå: { $prey }
wolves-regions = { $tokens ->
    [one] { $points } poeng fra regioner, { $tokens } merke vunnet
   *[other] { $points } poeng fra regioner, { $tokens } merker vunnet
}
wolves-own = Din flokk
wolves-own-tiles = Brikkene dine
wolves-own-pays = Hva brikkene dine kan betale
wolves-own-tracks = Sporene dine
wolves-own-things = Merkene og byttet ditt
wolves-own-growth = Ulvene, hulene og byttet ditt
wolves-slots-wolves = { $next ->
    [none] kalte ulver: { $count } av { $size }, poeng: { $points }
    [alpha] kalte ulver: { $count } av { $size }, poeng: { $points }; den neste er en alfaulv
   *[pack] kalte ulver: { $count } av { $size }, poeng: { $points }; den neste er en flokkulv
}
wolves-slots-lairs = bygde huler: { $count } av { $size }, poeng: { $points }; hver gir et terrengmerke
wolves-slots-hunt = { $token ->
    [none] slags bytte: { $count } av { $size }, poeng: { $points }
   *[action] slags bytte: { $count } av { $size }, poeng: { $points }; hvert gir et handlingsmerke
}
wolves-pays = { $now ->
    [0] ingen brikke viser { $terrain }
    [one] { $now } brikke viser { $terrain }
   *[other] { $now } brikker viser { $terrain }
}
wolves-pays-then = { $terrain }: { $now } nå, { $then } etter snuing
wolves-score = { $part ->
    [spread] spredning
    [speed] fart
    [howl] ulevidde
    [lairs] huler
    [hunt] jakt
    [wolves] ulver
    [regions] regioner
   *[lesser] andreplasser
}

# The strip above the table
wolves-turn = Tur { $turn }: { $who }
wolves-actions-left = { $left ->
    [0] ingen fri handling igjen, handlingsmerker: { $tokens }
    [one] { $left } fri handling igjen, handlingsmerker: { $tokens }
   *[other] { $left } frie handlinger igjen, handlingsmerker: { $tokens }
}
wolves-next-regions = { $count ->
    [0] ingen region gjøres opp neste gang
    [one] { $count } region gjøres opp neste gang
   *[other] { $count } regioner gjøres opp neste gang
}
wolves-stage-regions = Regionbrettene legges ut
wolves-stage-prey = Byttet legges ut
wolves-stage-moons = Regionmerkene legges ut
wolves-stage-packs = Flokkene får hjemterrenget sitt
wolves-stage-tiles = Flokkene velger hvilken side av brikkene som vender opp
wolves-stage-first = Startspilleren trekkes
wolves-stage-draft = Flokkene plasseres på kartet
wolves-stage-act = Flokkene handler
wolves-stage-walk = Ulvene flytter
wolves-stage-hunt = En jakt
wolves-stage-over = Spillet er over

# Actions
wolves-do-region = Legg en region
wolves-do-prey = Legg et bytte
wolves-do-moon = Legg et regionmerke
wolves-do-pack = Velg en flokk
wolves-do-tiles = Velg side av brikkene
wolves-do-first = Trekk startspilleren
wolves-do-draft = Plasser
wolves-do-move = Flytt
wolves-do-walk = Flytt en ulv
wolves-do-stop = Avslutt flyttingen
wolves-do-den = Bygg et hi
wolves-do-lair = Bygg en hule
wolves-do-howl = Ul
wolves-do-dominate = Dominer
wolves-do-hunt = Jakt
wolves-do-end = Avslutt turen
wolves-side-fronts = alle forsider
wolves-side-backs = alle baksider
wolves-aside = til { $hex }
wolves-payment = { $parts }
wolves-pay-token = et terrengmerke
wolves-pay-home = hjembrikke ({ $terrain })
wolves-pay-tile = { $shows } (snus til { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfaulv på { $hex }
   *[pack] flokkulv på { $hex }
}
wolves-brief-aside = den fortrengte til { $hex }
wolves-brief-pay = betal { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next } og { $gains }
wolves-brief-track-stays = { $name } er fortsatt { $value }, men du får { $gains }

# Questions
wolves-unused = { $left ->
    [one] { $left } handling ubrukt
   *[other] { $left } handlinger ubrukt
}
wolves-price = { $tiles ->
    [one] { $tiles } brikke
   *[other] { $tiles } brikker
  }
wolves-ask-pay = Hvordan betaler du?
wolves-ask-track = Fra hvilket spor tas hiet?
wolves-ask-aside = Velg hvor den fortrengte ulven går: { $count } steder er like nær.
wolves-ask-move = Til hvilket terreng flytter du ulver?
wolves-ask-walk = Hvilken ulv flytter du?
wolves-ask-walk-to = { $kind ->
    [alpha] Hvor går alfaulven på { $hex }?
   *[pack] Hvor går flokkulven på { $hex }?
}
wolves-ask-den = Hvor bygger du hiet?
wolves-ask-lair = Hvilket hi blir til en hule? Den gir { $gains }.
wolves-ask-howl = Hvilken ensom ulv kaller du på? Den gir { $gains }.
wolves-ask-dominate = Hvilken figur dominerer du? For en flokkulv får du { $gains }.
wolves-ask-dominate-dens = Hvilket hi dominerer du? Det er ingen ulv igjen på spillerbrettet ditt.
wolves-open-packs = Velg flokken din.
wolves-open-tiles = Hvilken side av brikkene dine skal vende opp fra start?
wolves-open-draft = Velg en rute til en alfaulv og en flokkulv.
wolves-open-draft-first = Du er startspiller: Du plasserer først og sist og har første tur. Velg en rute til en alfaulv og en flokkulv.
wolves-open-hunt = To stabler med samme slags bytte er innen rekkevidde: Velg hvilken du tar. Det gir { $gains }.
wolves-open-walk = { $walkers ->
    [one] Du kan flytte ytterligere { $walkers } ulv (til { $terrain }) eller avslutte flyttingen.
   *[other] Du kan flytte ytterligere { $walkers } ulver (til { $terrain }) eller avslutte flyttingen.
}
wolves-open-act = Velg handling { $action } av { $free }.
wolves-open-token = { $tokens ->
    [one] Dine { $free } handlinger er brukt: Bruk handlingsmerket ditt, eller avslutt turen.
   *[other] Dine { $free } handlinger er brukt: Bruk et handlingsmerke, eller avslutt turen.
}
wolves-open-end = Dine { $free } handlinger er brukt: Avslutt turen, eller angre.

# What happened
wolves-log-region = Region { $region } legges rundt innsjø { $lake }.
wolves-log-prey = På { $at } legges { $prey }.
wolves-log-token = Et regionmerke legges på innsjø { $lake }.
wolves-log-pack = { $who } får { $home-pack }.
wolves-log-tiles = { $side ->
    [fronts] { $who } begynner med alle forsider opp.
   *[backs] { $who } begynner med alle baksider opp.
}
wolves-log-first = { $way ->
    [drawn] Loddtrekning: { $who } er startspiller, plasserer først og har første tur.
   *[seat-1] { $who } er startspiller, for dette bordet trekker ikke lodd.
}
wolves-log-draft = { $who } plasserer en alfaulv og en flokkulv på { $at }.
wolves-log-spend = { $who } bruker et handlingsmerke.
wolves-log-pay = { $who } betaler for { $terrain } med { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] et merke
   *[other] { $tokens } merker
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfaulv { $from } → { $to }.
   *[pack] { $who }: flokkulv { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] { $who }: alfaulven fortrenges { $from } → { $to }.
   *[pack] { $who }: flokkulven fortrenges { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } kaller på den ensomme ulven på { $at }: en ny alfaulv.
   *[pack] { $who } kaller på den ensomme ulven på { $at }: en ny flokkulv.
}
wolves-log-den = { $track ->
    [spread] { $who } bygger et hi på { $at }, for spredning.
    [speed] { $who } bygger et hi på { $at }, for fart.
   *[howl] { $who } bygger et hi på { $at }, for ulevidde.
}
wolves-log-lair = { $who } bygger ut hiet på { $at } til en hule.
wolves-log-dominate = { $lost ->
    [den] { $who } dominerer hiet på { $at } ({ $rival }).
   *[pack] { $who } dominerer flokkulven på { $at } ({ $rival }): en ny flokkulv.
}
wolves-log-dominate-alpha = { $who } dominerer flokkulven på { $at } ({ $rival }): en ny alfaulv.
wolves-log-gain = { $token ->
    [action] { $who } får et handlingsmerke.
   *[terrain] { $who } får et terrengmerke.
}
wolves-log-moon = Månen når dag { $date }.
wolves-log-hunt = { $who } feller { $prey-object } på { $at }.
wolves-log-end = { $who } avslutter turen uten en handling.
wolves-log-phase = { $phase ->
    [crescent] Månesigden gjøres opp.
    [quarter] Halvmånen gjøres opp.
   *[full] Fullmånen gjøres opp.
}
wolves-log-region-scored-seat = { $others ->
    [0] Innsjø { $lake }: { $who } får { $points }.
   *[other] Innsjø { $lake }: { $who } får { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Innsjø { $lake }: Den nøytrale flokken er først, merket går tapt.
   *[other] Innsjø { $lake }: Den nøytrale flokken er først, { $lesser } får { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Innsjø { $lake }: Ingen tar merket.
    [one] Innsjø { $lake }: Ingen tar merket, { $lesser } får { $lesser_points }.
   *[other] Innsjø { $lake }: Ingen tar merket, { $lesser } får { $lesser_points } hver.
}
wolves-log-over = { $reason ->
    [standstill] Ingen handler lenger, så de gjenværende fasene gjøres opp.
    [turn-limit] Siste tur er nådd, så de gjenværende fasene gjøres opp.
   *[full-moon] Fullmånen er gjort opp: Spillet er over.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } flytter en alfaulv fra { $from } til { $to }.
   *[pack] { $who } flytter en flokkulv fra { $from } til { $to }.
}
wolves-narrated-push = Alfaulven til { $who } fortrenger ulven ({ $rival }) fra { $at } til { $to }: Der sto bare én fiendtlig flokkulv.
wolves-narrated-push-yours = Alfaulven til { $who } fortrenger ulven din fra { $at } til { $to }: Der sto bare én fiendtlig flokkulv.

# The end of a game
ending-the-wolves-full-moon = Fullmånen er gjort opp.
ending-the-wolves-standstill = Ingen handlet lenger, så de gjenværende fasene ble gjort opp.
ending-the-wolves-turn-limit = Siste tur ble nådd, så de gjenværende fasene ble gjort opp.
part-the-wolves-points = Poeng
part-the-wolves-dens = Hi
part-the-wolves-spread = Spredning
part-the-wolves-speed = Fart
part-the-wolves-howl = Ulevidde
part-the-wolves-lairs = Huler
part-the-wolves-hunt = Jakt
part-the-wolves-wolves = Ulver
part-the-wolves-regions = Regionmerker
part-the-wolves-lesser = Andreplasser

## reasons

reason-the-wolves-region-laid = dette regionbrettet ligger allerede på kartet
reason-the-wolves-prey-laid = { $word ->
    [moose] det er ingen stabel med elg igjen å legge
    [deer] det er ingen stabel med hjort igjen å legge
    [raccoon] det er ingen stabel med vaskebjørn igjen å legge
    [boar] det er ingen stabel med villsvin igjen å legge
   *[hare] det er ingen stabel med hare igjen å legge
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] det er ikke noe månesigdmerke igjen å legge
    [quarter] det er ikke noe halvmånemerke igjen å legge
   *[full] det er ikke noe fullmånemerke igjen å legge
}
reason-the-wolves-pack-taken = { wolves-terrain.pack } er allerede tatt av en annen spiller
reason-the-wolves-draft-off-chasm = { $hex } er ikke en rute på startbrettet ved siden av kløften
reason-the-wolves-draft-on-taken = { $hex } er allerede opptatt
reason-the-wolves-draft-same-side = det andre paret ditt hører til på den andre siden av kløften
reason-the-wolves-draft-on-token = det ligger et merke på { $hex }
reason-the-wolves-draft-on-piece = { $hex } er allerede opptatt
reason-the-wolves-draft-under-crescent = { $hex } ligger i en region med månesigdmerke
reason-the-wolves-not-dealing = kartet er allerede lagt
reason-the-wolves-packs-known = hver plass har allerede flokken sin
reason-the-wolves-tiles-fixed = brikker kan bare snus før plasseringen, og bare hvis bordet tillater det
reason-the-wolves-draft-over = plasseringen er over
reason-the-wolves-first-known = startspilleren er allerede kjent
reason-the-wolves-packs-first = velg flokken din først
reason-the-wolves-tiles-first = velg først hvilken side av brikkene dine som skal vende opp
reason-the-wolves-first-first = startspilleren må trekkes først
reason-the-wolves-draft-first = plasser først ulvene dine
reason-the-wolves-deal-first = kartet må legges først
reason-the-wolves-walk-first = gjør ferdig flyttingen først: flytt ulvene dine, eller velg «{ wolves-do-stop }»
reason-the-wolves-hunt-first = velg først hvilken av de to stablene med bytte du tar
reason-the-wolves-pay-first = ulver flyttes når flyttingen er betalt: velg først «{ wolves-do-move }»
reason-the-wolves-no-hunt = bytte tas automatisk; du velger bare mellom to stabler av samme slag
reason-the-wolves-no-action-left = de to handlingene dine er brukt, og du har ikke noe handlingsmerke
reason-the-wolves-one-token-a-turn = dette bordet tillater ett handlingsmerke per tur
reason-the-wolves-cannot-pay = du kan ikke betale { $cost } for { wolves-terrain } med brikkene og merkene dine
reason-the-wolves-tile-shows-other = en brikke som brukes her, viser ikke { wolves-terrain } nå
reason-the-wolves-tokens-missing = så mange terrengmerker har du ikke
reason-the-wolves-wrong-price = dette koster nøyaktig { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfaulv på { $hex }
   *[pack] du har ingen flokkulv på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfaulven på { $hex } er allerede flyttet i denne flyttingen
   *[pack] flokkulven på { $hex } er allerede flyttet i denne flyttingen
}
reason-the-wolves-walk-in-place = en ulv må ende på en annen rute enn den den står på
reason-the-wolves-walk-off-terrain = { $end } er ikke { wolves-terrain }, som du har betalt for
reason-the-wolves-walk-too-far = { $end } er { $steps } skritt unna, og farten din er { $speed }
reason-the-wolves-walk-onto-token = ingen ulv kan ende på en ensom ulv eller et bytte
reason-the-wolves-walk-onto-two = det står allerede to figurer på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan slutte seg til den nøytrale flokken
reason-the-wolves-walk-onto-lair = det er en fiendtlig hule på { $end }
reason-the-wolves-walk-onto-alpha = det står en fiendtlig alfaulv på { $end }
reason-the-wolves-walk-pack-onto-pack = bare en alfaulv kan fortrenge flokkulven på { $end }
reason-the-wolves-no-wolf-can-walk = ingen av ulvene dine har et sted å gå: velg «{ wolves-do-stop }»
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfaulven på { $hex } har ikke noe sted å gå i denne flyttingen
   *[pack] flokkulven på { $hex } har ikke noe sted å gå i denne flyttingen
}
reason-the-wolves-no-refuge = det er ingen rute den fortrengte ulven kan gå til
reason-the-wolves-refuge-needed = velg hvor den fortrengte ulven går: { $refuges }
reason-the-wolves-refuge-not-nearest = den fortrengte ulven går til en av de nærmeste rutene: { $refuges }
reason-the-wolves-nobody-displaced = ingen ulv fortrenges her
reason-the-wolves-nowhere-to-dig = det er ingen rute der du kan bygge et hi og betale for det
reason-the-wolves-den-on-token = det er en ensom ulv eller et bytte på { $hex }
reason-the-wolves-den-on-two = det står allerede to figurer på { $hex }
reason-the-wolves-den-on-rival = det står en figur fra en annen flokk på { $hex }
reason-the-wolves-den-on-den = det er allerede et hi eller en hule på { $hex }
reason-the-wolves-den-without-alpha = ingen av alfaulvene dine er på { $hex } eller ved siden av ruten
reason-the-wolves-no-den-left = alle hiene dine er bygd
reason-the-wolves-track-empty = det er ikke noe hi igjen på sporet «{ wolves-track-name }»
reason-the-wolves-nothing-to-upgrade = du har ikke noe hi som du kan bygge ut og betale for
reason-the-wolves-lair-without-den = du har ikke noe hi på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger ikke ved en innsjø
reason-the-wolves-lair-in-region = du har allerede en hule i denne regionen
reason-the-wolves-lair-without-alpha = ingen av alfaulvene dine er på { $hex } eller ved siden av ruten
reason-the-wolves-no-lair-left = alle hulene dine er bygd
reason-the-wolves-nothing-to-howl = det er ingen ensom ulv som du kan nå og betale for
reason-the-wolves-howl-without-lone-wolf = det er ingen ensom ulv på { $hex }
reason-the-wolves-howl-too-far = ingen av alfaulvene dine er innenfor { $reach } ruter fra { $hex }
reason-the-wolves-no-wolf-left = det er ingen ulv igjen på spillerbrettet ditt
reason-the-wolves-nothing-to-dominate = det er ingen figur som du kan nå og betale for
reason-the-wolves-dominate-nothing = det står ingen slik figur på { $hex }
reason-the-wolves-dominate-own = du kan ikke dominere din egen figur
reason-the-wolves-dominate-neutral = den nøytrale flokken kan ikke domineres
reason-the-wolves-dominate-strong = alfaulver og huler kan ikke domineres
reason-the-wolves-dominate-pair = to figurer fra den flokken beskytter hverandre på { $hex }
reason-the-wolves-dominate-too-far = ingen av alfaulvene dine er innenfor { $reach } ruter fra { $hex }
reason-the-wolves-no-wolf-to-replace = det er ingen ulv igjen på spillerbrettet ditt som kan ta plassen
reason-the-wolves-no-den-to-replace = det er ikke noe hi igjen på spillerbrettet ditt som kan ta plassen
reason-the-wolves-track-needed = velg hvilket spor det nye hiet tas fra
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = en ulv erstattes av en ulv: ikke nevn noe spor
reason-the-wolves-hunt-nothing = det er ikke noe slikt bytte på { $hex }
reason-the-wolves-hunt-again = du har allerede denne typen bytte
reason-the-wolves-hunt-too-few = ulvene dine står på færre enn 3 ruter ved siden av { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Bygger på tekstene i tre trykte utgaver: den ukrainske, den russiske og den tsjekkiske. Der de er uenige, ikke sier noe eller bare svarer med et bilde, forteller en merknad hvordan Wolfden spiller. Bildene har vi ikke sett: Det som bare de viser, for eksempel terrengene på brettene, kommer fra en offentlig versjon av spillet. Ingenting har måttet diktes opp. Wolfden er uoffisielt.

rule-w1 = Kartet
rule-w1-1 = Et regionbrett har 16 ruter: en innsjø og fem soner på tre ruter, hver med sitt eget terreng. To av rutene er merket for en ensom ulv, én for et bytte. Alle ti regionbrett har denne formen; forskjellen er hvor terrengene ligger.
rule-w1-2 = Startbrettet har samme omriss. En kløft på seks ruter går gjennom det, med fem ruter på den nordlige og fem på den sørlige siden; hver side har hvert terreng én gang. Startbrettet er ikke en region og gjøres aldri opp. Du kan bygge hi der, men ingen huler, for det er ingen innsjø.
rule-w1-3 =
    Hvordan brettene ligger, er bestemt for hvert antall spillere. Hvilket regionbrett som kommer hvor, er tilfeldig.
    | spillere | brett
    | 2 | 5 regioner, ikke noe startbrett
    | 3 | startbrett og 6 regioner
    | 4 | startbrett og 8 regioner
    | 5 | startbrett og 10 regioner
rule-w1-3-ruling = Brett, bytte, regionmerker og flokker deles ut ett for ett. Det er like rettferdig som å stokke, og en avspilling kan lagre det.
rule-w1-4 = Avstander måles på to måter. Gange telles i skritt fra rute til rute: Ulver kan ikke krysse innsjøer, kløften eller hull i kartet, mens figurer og merker aldri sperrer. Rekkevidde, for å ule og dominere, telles rett over alt.
rule-w1-4-ruling = Bare den tsjekkiske utgaven sier at et ul bærer over vann, og bare den russiske at figurer ikke stenger veien. Et hull i kartet behandles som vann.

rule-w2 = Figurer og spillerbrett
rule-w2-1 = Hver spiller har 4 alfaulver, 8 flokkulver, 12 hi, 4 huler og 6 terrengbrikker.
rule-w2-2 =
    Tre spor på spillerbrettet ditt har fire hi hver. Hiene du tar fra et spor, øker verdien på sporet.
    | hi tatt | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | ulevidde | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Det andre og det fjerde hiet på et spor gir også et merke.
    | spor | andre hi | fjerde hi
    | spredning, 3–5 spillere | handlingsmerke | terrengmerke
    | fart, 3–5 spillere | terrengmerke | handlingsmerke
    | ulevidde, 3–5 spillere | terrengmerke | handlingsmerke
    | hvert spor, 2 spillere | handlingsmerke | terrengmerke
rule-w2-3-ruling = Tekstene sier ikke hvilket merke det er. Det framgår bare av bildene av spillerbrettene; vi har tatt det fra en offentlig versjon av spillet.
rule-w2-4 =
    Et spor det er tatt hi fra, gir poeng til slutt.
    | hi tatt | 0–2 | 3 | 4
    | 3–5 spillere | 0 | 3 | 7
    | 2 spillere | 0 | 2 | 5
rule-w2-5 =
    Åtte ulver venter på spillerbrettet ditt. De kommer ut i denne rekkefølgen: flokk, flokk, alfa, flokk, flokk, alfa, flokk, flokk.
    | ulver tatt | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | poeng | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Hver hule legger 5 poeng til dine og gir straks et terrengmerke.
    | huler bygd | 1 | 2 | 3 | 4
    | poeng | 5 | 10 | 15 | 20
rule-w2-6-ruling = Tekstene sier ikke at huler gir merket også med to spillere; vi har tatt det fra en offentlig versjon av spillet.
rule-w2-7 =
    Jaktsporet har plass til ett merke av hvert slag bytte. Med 3–5 spillere gir hvert slag også et handlingsmerke når det tas; med to spillere gir det ikke noe.
    | slags bytte | 1 | 2 | 3 | 4 | 5
    | poeng, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | poeng, 2 spillere | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Verdiene på et spor legges ikke sammen. Til slutt teller bare den høyeste verdien du har nådd, én gang for hvert av de seks sporene: spredning, fart, ulevidde, ulver, huler og jakt.
rule-w2-9 = En av de seks brikkene dine er hjembrikken: Begge sidene viser hjemterrenget til flokken din. De andre fem er like for alle: skog/berg, berg/gress, gress/tundra, tundra/ørken og ørken/skog (forside/bakside). Fra start må de vise fem forskjellige terreng, og det går bare på to måter: alle forsider opp eller alle baksider opp.
rule-w2-9-ruling = Regelbøkene lar spillerne legge brikkene som de vil, bare ikke noe terreng vises to ganger. Wolfden begynner med alle forsider opp, med mindre bordet lar spillerne velge (W17).

rule-w3 = Oppsett for tre til fem spillere
rule-w3-1 = Legg brettene (W1.3), og still en ensom ulv på hver rute som er merket for en: to i hver region.
rule-w3-2 =
    Hver bytterute får en stabel med to like merker. Disse stablene deles ut tilfeldig:
    | spillere | elg | hjort | vaskebjørn | villsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den russiske utgaven kaller det minste byttet en hare, de to andre en kanin. Det er det samme merket.
rule-w3-3 =
    Hver innsjø får ett regionmerke. Disse deles ut tilfeldig:
    | spillere | månesigd | halvmåne | fullmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den russiske utgaven trykker «4 spillere» over to av radene sine; de andre utgavene viser at den siste raden gjelder fem.
rule-w3-4 = Hver spiller leder sin egen flokk, og hver flokk har sitt eget hjemterreng.
rule-w3-4-ruling = Regelbøkene lar spillerne velge, men nevner ingen rekkefølge. Wolfden deler ut flokkene tilfeldig eller lar spillerne velge i plassenes rekkefølge (W17).
rule-w3-5 = Nå plasserer spillerne ulvene sine: først med klokka fra den første spilleren til den siste, så tilbake fra den siste til den første. Hver gang setter du en alfaulv og en flokkulv sammen på en tom rute på startbrettet ved siden av kløften. Det andre paret ditt må stå på den andre siden av kløften enn det første.
rule-w3-6 = Startspilleren trekkes ut, plasserer først og har den første turen. Deretter spilles det med klokka.
rule-w3-6-ruling = Den russiske utgaven trekker ut startspilleren, den ukrainske lar måten stå åpen, i den tsjekkiske begynner det beste ulet. Et bord kan la den første plassen begynne (W17).

rule-w4 = Turen din
rule-w4-1 = Du kan utføre to handlinger i turen din, også den samme to ganger. Du kan stoppe etter én eller ikke utføre noen.
rule-w4-1-ruling = Den tsjekkiske utgaven sier opptil to; de andre sier to. En tur er over først når spilleren avslutter den.
rule-w4-2 = Etter de to handlingene dine kjøper hvert handlingsmerke du legger tilbake, én til: så mange du har, også dem du har fått i denne turen. Den ekstra handlingen koster brikker som alle andre.
rule-w4-2-ruling = Den russiske utgaven sier alt dette. Den tsjekkiske anbefaler høyst ett merke per tur; det kan man velge for et bord (W17).
rule-w4-3 =
    Dette koster handlingene:
    | handling | brikker
    | flytt | 1
    | ul | 2
    | bygg et hi | 2
    | bygg ut til en hule | 2
    | dominer | 3
rule-w4-4 = Etter hver handling kontrolleres det om du har felt bytte (W12). Når du avslutter turen, gjøres det opp for månefasene som er nådd i den (W14). Så er det neste spillers tur.

rule-w5 = Betaling
rule-w5-1 = Du betaler i terrenget på ruten som handlingen gjelder. En flytting betales i terrenget der ulvene ender.
rule-w5-2 = Betal nøyaktig prisen: med brikker som viser terrenget nå, med terrengmerker eller med begge deler. Ingen brikke teller to ganger i én handling. Et terrengmerke gjelder som én brikke med hvilket som helst terreng, og du kan betale med bare merker. Snu så brikkene du brukte, og legg merkene tilbake.
rule-w5-3 = Viser flere brikker terrenget enn du trenger, velger du hvilke av dem du snur, for baksidene er forskjellige. Hjembrikken viser samme terreng på baksiden, så den kan også hjelpe til med å betale den neste handlingen din.
rule-w5-4 = Handlingsmerker og terrengmerker tar aldri slutt.
rule-w5-4-ruling = Ingen utgave sier at merkene i esken er en grense.

rule-w6 = Flytt
rule-w6-intro = Pris: 1 brikke.
rule-w6-1 = Velg et terreng og betal for det. Så kan du gå med så mange av ulvene dine som spredningen tillater. Hver går én gang, minst ett skritt og høyst så mange som farten din, og hver må ende på en rute med terrenget du valgte. Hvor den begynner og hva den krysser, spiller ingen rolle.
rule-w6-2 = Ulvene dine går én etter én. Ingen grense kan være brutt når en ulv har gått, og en fortrengt ulv går til sin nye rute før neste ulv går.
rule-w6-2-ruling = Den tsjekkiske utgaven kontrollerer grensen på to figurer etter handlingen, men sier også at ingen ulv får ende der to allerede står. De andre nevner ikke noe tidspunkt.
rule-w6-3 = En ulv går over alt unntatt innsjøer og kløften. Den kan ikke ende på en ensom ulv eller på et bytte.
rule-w6-4 = En ulv kan ende på en tom rute, på en rute med nøyaktig én av dine figurer og ingen andre eller på en rute der et fiendtlig hi er den eneste figuren. En alfaulv kan også ende der en fiendtlig flokkulv står alene; den ulven fortrenges (W7).
rule-w6-5 = Derfor ender en ulv aldri på en rute med to figurer, med en fiendtlig hule eller med en fiendtlig alfaulv, og en flokkulv aldri på en rute med en fiendtlig flokkulv.
rule-w6-6 = Når en ulv har gått, står det aldri mer enn to figurer på en rute. Du kan betale for en flytting uten å gå; det er en handling likevel. En ulv må ende på en annen rute enn den den gikk fra.
rule-w6-6-ruling = Ingen utgave forbyr en flytting der ingen går. Den snur en brikke, og det kan være verdt en handling. Om en gang som ender der den begynte, sier heller ingen noe; vi regner den ikke som en gang.

rule-w7 = Fortrenging
rule-w7-1 = Spilleren som har turen, setter den fortrengte ulven på den nærmeste egnede ruten, talt i skritt fra der den sto. En rute er egnet hvis den er uten figurer og merker, eller hvis det står nøyaktig én figur der og den hører til flokken til den fortrengte ulven. Er flere like nær, velger samme spiller; ruten alfaulven nettopp har forlatt, kan være en av dem. Terreng og fart spiller ingen rolle. Er ingen rute på hele kartet egnet, er handlingen ikke tillatt.
rule-w7-1-ruling = Utgavene sier bare «nærmeste». Vi teller skritt, regner ikke en rute med et merke som tom og fjerner aldri en ulv uten en regel som sier det.
rule-w7-2 = En fortrengt ulv utløser ingen jakt: Bare for spilleren som har turen, kontrolleres det om bytte er felt.
rule-w7-2-ruling = Utgavene kontrollerer jakten på slutten av en handling og sier ikke hvem sin: Etter bokstaven kunne en ulv som fortrenges bort til et bytte, jakte med en gang. I Wolfden jakter bare spilleren som har turen.

rule-w8 = Bygg et hi
rule-w8-intro = Pris: 2 brikker.
rule-w8-1 = Velg en rute med en av alfaulvene dine på eller ved siden av. Det kan ikke være en ensom ulv, et bytte, et hi eller en hule på ruten, og høyst én figur, som må være din.
rule-w8-1-ruling = To utgaver forbyr bare fiendtlige flokkulver der, den tsjekkiske enhver fiendtlig ulv. Rangordenen mellom figurene, som står i alle tre, utelukker begge deler. At det ikke bygges hi på en ensom ulv eller et bytte, er vår avgjørelse: Utgavene forbyr bare å avslutte en flytting der og tillater hi i ethvert terreng.
rule-w8-2 = Ta det neste hiet fra et spor du velger, få det som avdekkes (W2.2, W2.3), og sett hiet på ruten.

rule-w9 = Bygg ut til en hule
rule-w9-intro = Pris: 2 brikker.
rule-w9-1 = Velg et av hiene dine ved en innsjø, med en av alfaulvene dine på ruten eller ved siden av, i en region der du ennå ikke har noen hule.
rule-w9-1-ruling = Flere flokker kan ha en hule i samme region. Bare den russiske utgaven sier det rett ut.
rule-w9-2 = Hiet tar den neste dagen på månebrettet; det hiet ga deg, beholder du. Sett den neste hulen din i stedet, og ta et terrengmerke.
rule-w9-3 = Deler en fiendtlig ulv ruten, enten det er en flokkulv eller en alfaulv, fortrenges den (W7). Hulene til andre flokker i regionen spiller ingen rolle.

rule-w10 = Ul
rule-w10-intro = Pris: 2 brikker.
rule-w10-1 = Velg en ensom ulv innenfor ulevidden din fra en av alfaulvene dine. Du må ha en ulv igjen på spillerbrettet ditt.
rule-w10-1-ruling = At det må være en ulv igjen, er vår tolkning: Handlingen setter jo ut en.
rule-w10-2 = Den ensomme ulven tar den neste dagen på månebrettet. Den neste ulven fra spillerbrettet ditt, flokkulv eller alfaulv (W2.5), settes i dens sted.

rule-w11 = Dominer
rule-w11-intro = Pris: 3 brikker.
rule-w11-1 = Velg en fiendtlig flokkulv eller et fiendtlig hi innenfor ulevidden din fra en av alfaulvene dine; en figur på alfaulvens egen rute teller også. Den må være den eneste figuren fra flokken sin der, for to figurer fra samme flokk beskytter hverandre. Alfaulver og huler kan aldri domineres.
rule-w11-1-ruling = Avstanden 0 er innenfor rekkevidde. Det skjer når en alfaulv står på et fiendtlig hi. En figur fra en tredje flokk på ruten beskytter ingen, for utgavene unntar bare to figurer av samme farge. Mot det taler rangordenen deres, der et hi aldri kommer bort til en fiendtlig ulv.
rule-w11-2 = Figuren tar den neste dagen på månebrettet og er ute av spillet. Erstatt en ulv med den neste ulven fra spillerbrettet ditt, som kan være en alfaulv, og et hi med et hi fra et spor du velger, og få det som avdekkes. Har du ingen slik figur igjen, kan du ikke dominere den.
rule-w11-2-ruling = Bare den tsjekkiske utgaven sier at en flokkulv kan erstattes med en alfaulv. De to andre vil ha en figur av samme slag og nevner et hi for et hi som eksempel; vi leser det som en ulv for en ulv. At en figur må være igjen, er vår tolkning, som for ulet.

rule-w12 = Jakt
rule-w12-intro = Jakt er ikke en handling. Den er gratis og skjer automatisk.
rule-w12-1 = Etter hver av handlingene dine: Står ulvene dine på tre eller flere forskjellige ruter ved en stabel bytte av et slag du ikke har ennå, tar du det øverste merket og det som følger med (W2.7).
rule-w12-1-ruling = Minst tre ruter, etter enhver handling: Den russiske utgaven er klarest, og de andre kan leses slik.
rule-w12-2 = Du kan ta flere slag på én gang. Er to stabler av samme slag omringet, velger du en av dem.
rule-w12-2-ruling = Ingen utgave nevner to stabler av samme slag. Ett merke av hvert slag er grensen.
rule-w12-3 = Når en stabel er brukt opp, er ruten som alle andre. Bytte går aldri til månebrettet.

rule-w13 = Månen
rule-w13-1 = Hver ensom ulv som kalles, hver figur som domineres, og hvert hi som bygges ut, tar den neste dagen på månebrettet.
rule-w13-2 =
    Tre av dagene er månefaser. Når fullmånen er nådd, kan turen fortsette over flere dager; de har ingen virkning.
    | spillere | månesigd | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Bare 9 for tre spillere er trykt i ord. De andre dagene står på bildene av månebrettene; vi har tatt dem fra en offentlig versjon av spillet. For to spillere nevner utgavene forskjellige sider av brettet.

rule-w14 = Regionene gjøres opp
rule-w14-1 = Ved slutten av en tur gjøres hver fase opp som ble nådd i turen, én etter én, i alle regioner som viser merket for fasen.
rule-w14-1-ruling = Ingen utgave sier hva som skjer når to faser nås i samme tur. Påminnelsesmerkene i esken ligger på månebrettet (ukrainsk) eller på regionmerkene (russisk, tsjekkisk); i Wolfden lyser i stedet de merkene som gjøres opp neste gang.
rule-w14-2 = Kontrollen over en region telles slik: En hule gir 3, enhver annen figur 1. Står det likt, er flokken med flest alfaulver i regionen foran. Bare flokker med en figur i regionen er med.
rule-w14-2-ruling = Utgavene snakker om nest mest kontroll. En flokk som ikke har noe i regionen, har ingen kontroll der.
rule-w14-3 =
    Den sterkeste flokken tar regionmerket, den neste får den lavere verdien.
    | merke | nr. 1 | nr. 2
    | månesigd | 4 | 2
    | halvmåne | 6 | 3
    | fullmåne | 8 | 4
rule-w14-4 = Står flere flokker fortsatt likt om førsteplassen, får hver den lavere verdien, merket kastes, og ingen andre får poeng. Står det bare likt om andreplassen, får ingen den lavere verdien. En flokk som er alene, tar merket, og det er ingen nummer to. Er det ingen der, kastes merket.
rule-w14-4-ruling = Ingen utgave sier hva som skjer der én flokk er alene, eller ingen er der. Det følger av W14.2.

rule-w15 = Slutten
rule-w15-1 = Spillet er over så snart fullmånen er gjort opp, også midt i en runde.
rule-w15-2 = Poengene dine er summen av regionmerkene dine, de lavere verdiene dine og den høyeste verdien du har nådd på hvert av de seks sporene (W2.8). Flest poeng vinner.
rule-w15-3 = Står det likt, vinner den med flest regionmerker; så den med flest ulver på kartet; så den med flest alfaulver på kartet. De som fortsatt står likt, deler plassen.
rule-w15-3-ruling = Bare den russiske utgaven teller alfaulver. Det kan slås av for et bord (W17).
rule-w15-4 = Et spill som ikke kommer noen vei, avsluttes: etter to turer på rad for hver spiller uten en handling, eller etter tur 250. Fasene som er igjen, gjøres da opp i rekkefølge.
rule-w15-4-ruling = Ingen utgave sier dette; uten det kunne et spill vare evig. Man kan velge en annen grense for et bord (W17).

rule-w16 = To spillere
rule-w16-intro = Alle andre regler gjelder, med disse endringene.
rule-w16-1 = Kartet har fem regioner og ikke noe startbrett. Hvert slag bytte finnes én gang, ett merke i hver region, tilfeldig.
rule-w16-1-ruling = Den ukrainske utgaven viser byttet bare på et bilde, de andre sier det med ord.
rule-w16-2 = Fem stabler regionmerker legges ut tilfeldig: månesigd; fullmåne; fullmåne; månesigd på halvmåne; halvmåne på fullmåne. I sin fase gjøres det øverste merket opp og forsvinner; det nederste blir liggende til sin egen fase.
rule-w16-3 =
    En nøytral flokk står ved innsjøene, nordøst og sørøst for dem.
    | merkene i regionen | nordøst | sørøst
    | månesigd | 2 flokkulver | –
    | månesigd på halvmåne | 1 hule | –
    | fullmåne | 1 hule, 1 alfaulv | –
    | halvmåne på fullmåne | 1 hule | 2 alfaulver
    
    Den handler aldri. Figurene kan ikke domineres eller fortrenges, og ingen kan ende på rutene deres. Når regionene gjøres opp, rangeres den som enhver flokk, men får ingen poeng: Er den nummer én, kastes merket, og nummer to får likevel den lavere verdien; er den nummer to, får ingen den lavere verdien; deler den førsteplassen med en spiller, får den spilleren den lavere verdien.
rule-w16-3-ruling = Den russiske utgaven setter alle figurene på den øverste høyre ruten, der det ikke er plass til tre; de andre sier til høyre. Hvilken figur som står hvor, har vi tatt fra en offentlig versjon av spillet. Flokken har ingen egen farge her. Bare to utgaver utelukker helt å dominere den. At nummer to beholder premien sin, følger av at det gjøres opp som vanlig.
rule-w16-4 = Ulvene plasseres i rekkefølgen første, andre, andre, første spiller. Hver gang setter du en alfaulv og en flokkulv sammen på en rute uten merker og figurer, i en region der det øverste merket ikke er en månesigd.
rule-w16-5 = Den første spilleren begynner. Den andre har ett handlingsmerke fra start.
rule-w16-5-ruling = To utgaver gir det ved begynnelsen av den andre spillerens tur. Det kan ikke brukes før, så det endrer ingenting.

rule-w17 = Valg for et bord
rule-w17-intro =
    Den som oppretter et bord, kan endre dette, eller velge en utgave, som stiller inn flere av dem slik den har trykt dem. Det vanlige står først.
    | valg | muligheter | regel
    | startspiller | trukket ut, eller den første plassen | W3.6
    | handlingsmerker per tur | så mange man vil, eller høyst ett | W4.2
    | merke til de siste spillerne | nei, eller ett handlingsmerke til de siste i rekkefølgen (3 spillere: tredje; 4: tredje og fjerde; 5: fjerde og femte) | W3.6
    | brikker fra start | alle forsider, eller hver velger forsider eller baksider | W2.9
    | flokker | delt ut tilfeldig, eller valgt i plassenes rekkefølge | W3.4
    | alfaulver avgjør når alt annet står likt | ja, eller nei | W15.3
    | siste tur | 250, eller et annet tall | W15.4
    | brett | eskens, eller din egen fil | W1.3

rule-w18 = Eksempler
rule-w18-intro = Eksemplene står i utgavene. Wolfden spiller hvert av dem som en av testene sine. Tre spilleres plassering av ulver står der også, men bare som bilde.
rule-w18-1 = Snu brikker. Ørkenflokken betaler med de to ørkenbrikkene sine. Nå viser to av brikkene skog.
rule-w18-2 = Flytte. Fart 3, spredning 2: For én gressbrikke går en alfaulv og en flokkulv opptil tre skritt hver, til samme gressrute eller til forskjellige.
rule-w18-3 = Bygge. To ørkenbrikker betaler et hi på en ørkenrute ved siden av en alfaulv. Det tas fra fartsporet, så farten er nå 4.
rule-w18-4 = Bygge ut. To bergbrikker gjør et hi ved en innsjø og en alfaulv til en hule. Hiet tar en av månens dager; hulen gir et terrengmerke og 5 poeng til slutt.
rule-w18-5 = Ule. Med ulevidde 2 kaller to tundrabrikker en ensom ulv to ruter unna. En flokkulv tar plassen.
rule-w18-6 = Dominere. To skogbrikker og ett terrengmerke tar over en av gressflokkens flokkulver som står alene. I den tsjekkiske utgaven er den neste ulven på spillerbrettet nettopp en alfaulv.
rule-w18-7 = Jakte. To flokkulver går slik at ulver fra flokken står på tre ruter rundt en elg. Elgen tas og gir et handlingsmerke.
rule-w18-8 = Gjøre opp. Gress har 2 alfaulver, 2 flokkulver og 1 hi: 5. Berg har 2 flokkulver og 1 hi: 3. Tundra har en hule, en flokkulv og 2 hi: 6. Ved månesigden tar tundra merket til 4 poeng, gress får 2 poeng, berg ingenting.
rule-w18-9 = Likt. To flokker har like mye kontroll, 3 hver, og den med en alfaulv i regionen vinner.
rule-w18-9-ruling = Utgavene trykker forskjellige figurer for vinneren: to flokkulver og en alfaulv, eller (den tsjekkiske) et hi, en flokkulv og en alfaulv.
rule-w18-10 = Sluttpoengene. Spredning 7, fart 3, ulevidde 0, huler 15, jakt 9, ulver 4, regionmerker 16: 54 poeng.
rule-w18-11 = Månen. Med tre spillere når den neste figuren på månebrettet dag 9. På slutten av den turen gjøres begge regionene med en månesigd opp.
rule-w18-12 = Betale med et merke. En handling koster tre tundrabrikker, men bare to viser tundra. Et terrengmerke som legges tilbake i forrådet, gjelder som den tredje.

# What the pictures show
picture-w1-1 = En region: fem terreng med tre ruter hver rundt en innsjø, to ensomme ulver og en stabel bytte.
picture-w5-2 = Et spillerbrett. Hver brikke viser et terreng og i hjørnet hva den viser når den snus; ved siden av ses hvor mange brikker som betaler for hvert terreng, og de tre sporene.
picture-w6-1 = Med fart 3 og gress betalt kan disse ulvene ende på de uthevede rutene.
picture-w7-1 = Alfaulven fortrenger den fiendtlige flokkulven. Den går til en av de uthevede rutene, som er like nær.
picture-w8-1 = Alfaulven kan bygge på sin egen rute og ved siden av, men ikke på ensomme ulver eller bytte.
picture-w9-1 = Dette hiet ligger ved innsjøen og ved alfaulven sin: Det kan bli en hule.
picture-w10-1 = Den ensomme ulven er to ruter fra alfaulven. Med ulevidde 2 hører den kallet.
picture-w12-1 = Ulver på tre ruter rundt byttet: Det er tatt.
picture-w13-2 = Månen i et spill for tre: Månesigden er gjort opp, halvmånen kommer på dag 17.
picture-w14-2 = Tre flokker i en region, 6 mot 5 mot 3. Kontrollen står på innsjøen.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest poeng etter fullmånen vinner: for regionmerker og for den høyeste verdien du har nådd på hvert av de seks sporene dine.
aid-the-wolves-turn = Turen din
aid-the-wolves-turn-1 = To handlinger per tur; hvert handlingsmerke du bruker, kjøper én til.
aid-the-wolves-turn-2 = Hver handling koster brikker som viser målets terreng: flytt 1, ul 2, hi 2, hule 2, dominer 3. Snu brikkene du brukte. Et terrengmerke gjelder som hvilken som helst brikke.
aid-the-wolves-actions = Handlinger
aid-the-wolves-actions-1 = Flytt: Velg et terreng, og gå så med opptil så mange ulver som spredningen din, hver høyst så mange skritt som farten din, alle til det terrenget, men ikke til en ensom ulv eller et bytte.
aid-the-wolves-actions-2 = Ul: En ensom ulv innenfor ulevidde fra en av alfaulvene dine blir din neste ulv.
aid-the-wolves-actions-3 = Hi: Bygg det på en rute med alfaulven din på eller ved siden av, uten merker, hi, huler og fiendtlige figurer. Ta det fra et spor du velger.
aid-the-wolves-actions-4 = Hule: Bygg ut et hi ved en innsjø, med alfaulven din på ruten eller ved siden av; én per region. Den gir et terrengmerke og teller 3 for kontrollen.
aid-the-wolves-actions-5 = Dominer: Erstatt en fiendtlig flokkulv eller et hi innenfor ulevidde fra en av alfaulvene dine. To figurer fra en flokk på en rute beskytter hverandre. Bare hjemterrenget ditt kan stå på tre brikker; ellers trenger du terrengmerker.
aid-the-wolves-actions-6 = Jakt: Når ulvene dine står på tre ruter rundt et bytte av et slag du ikke har ennå, får du det med en gang, gratis. Med 3–5 spillere gir det et handlingsmerke.
aid-the-wolves-hexes = Hvem som kan dele en rute
aid-the-wolves-hexes-1 = Høyst to figurer per rute, og høyst ett hi eller én hule. To ulver fra forskjellige flokker deler aldri rute; en ulv kan dele den med et fiendtlig hi som er alene der.
aid-the-wolves-hexes-2 = En alfaulv kan ende der en fiendtlig flokkulv står alene, og fortrenger den; en hule fortrenger enhver fiendtlig ulv på ruten sin. Du setter den på den nærmeste ruten som er tom eller har en enkelt figur fra flokken dens.
aid-the-wolves-tracks = Spor
aid-the-wolves-tracks-1 =
    | hi tatt | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | ulevidde | 2 | 3 | 3 | 4 | 4
    | poeng, 3–5 spillere | 0 | 0 | 0 | 3 | 7
    | poeng, 2 spillere | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Det andre og det fjerde hiet på et spor gir et merke. 3–5 spillere: spredning handling, så terreng; fart og ulevidde terreng, så handling. 2 spillere: handling, så terreng.
aid-the-wolves-points = Poeng
aid-the-wolves-points-1 =
    | antall | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | ulver | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | huler | 5 | 10 | 15 | 20
    | bytte, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | bytte, 2 spillere | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På hvert spor teller bare den høyeste verdien du har nådd.
aid-the-wolves-points-3 = Ulvene dine kommer i denne rekkefølgen: flokk, flokk, alfa, flokk, flokk, alfa, flokk, flokk.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Ul, huler og dominering flytter månen. Ved månesigd, halvmåne og fullmåne gjøres regionene med det merket opp: Mest kontroll tar merket, nest mest den lavere verdien.
aid-the-wolves-moon-2 =
    | spillere | månesigd | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | nr. 1 / nr. 2 | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontroll: En hule teller 3, enhver annen figur 1. Står det likt, er flokken med flest alfaulver i regionen foran.
aid-the-wolves-moon-4 = Før du plasserer de første ulvene dine: Se hvilke regioner som gjøres opp først. Det er månesigdene, så halvmånene, så fullmånene.
aid-the-wolves-sign = { $sign ->
    [alpha] alfaulv
    [pack] flokkulv
    [den] hi
    [lair] hule
    [crescent] månesigd
    [quarter] halvmåne
    [full] fullmåne
    [action] handlingsmerke
   *[terrain] terrengmerke
}

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    Du leder en flokk, og månen er ny. Til den er full, streifer flokken din gjennom fem slags terreng: åpent gress, dyp skog, snødekt tundra, bratte berg og het ørken. Dere sporer bytte, og ensomme ulver kommer når dere uler. Hi og huler viser hva som er deres, og de andre flokkene vil ha den samme jorda.

    Tre ganger ser månen ned og teller hvem som er sterkest i hver region. List hjelper, og litt instinkt. Når fullmånen er forbi, er én flokk den sterkeste av alle.
about-the-wolves-alpha = Et ord om alfaulven: Den tsjekkiske oversetteren legger til at forestillingen om en alfaulv kommer fra flokker av ubeslektede ulver i fangenskap. I naturen er en flokk en familie, og ulver går utenom andre flokkers land. Der går det verre med en ensom ulv enn i dette spillet, der den bare skifter farge.
about-the-wolves-credits =
    Ulvene (The Wolves) er laget av Ashwin Kamath og Clarence Simpson og tegnet av Pauliina Linjama, med grafisk design av Stevo Torres. Alex Cutler og David Van Drunen utviklet det, og Eric Slauson redigerte reglene. Pandasaurus Games ga det ut i 2022.

    Wolfden følger tre utgaver: den ukrainske fra Games 7 Days (oversatt av Anton Minakov, redigert av Volodymyr Jantsjarin), den tsjekkiske fra Mindok (oversatt av Michal Stárek, korrekturlest av Karel Vlasák) og den russiske.
about-the-wolves-advice-players = Råd til de første spillene dine
about-the-wolves-advice-players-1 = Før du plasserer ulvene dine: Se hvilke regioner som gjøres opp først. Det er de med en månesigd, så halvmånene, så fullmånene. Med to spillere gjøres to regioner opp to ganger.
about-the-wolves-advice-players-2 = Tenk framover når du snur brikker. Det de viser nå, er det du kan betale med neste gang.
about-the-wolves-advice-players-3 = Tenk på begge deler når du flytter: kontroll over regionen og en god plass til neste handling. De fleste handlinger krever en alfaulv i nærheten.
about-the-wolves-advice-players-4 = Hi blir stående når ulvene går videre, og gjør flokken din sterkere for godt. En hule gir like mye kontroll som tre hi.
about-the-wolves-advice-players-5 = La aldri en flokkulv eller et hi stå alene innenfor ulevidde fra en fiendtlig alfaulv: To av figurene dine på en rute beskytter hverandre.
about-the-wolves-advice-players-6 = Å dominere koster tre brikker, og de fleste slags terreng står bare på to av dine. Dominer i hjemterrenget ditt, eller spar terrengmerker til det.

## guide

# Det første spillet Ulvene med guide, trinn for trinn.
guide-the-wolves-welcome = Velkommen til flokken! Du leder de røde ulvene, hjemme i gresset; to rivaler leder sine egne flokker. Flest poeng etter fullmånen vinner: for regioner du kontrollerer, og for hvordan flokken din har vokst.
guide-the-wolves-tiles = Du betaler med terrengbrikker. En handling koster brikker som viser terrenget der den skjer, og hver brukt brikke snus. Det du betaler med nå, avgjør hva du har råd til etterpå.
guide-the-wolves-howl = Vinn din første ulv: Ul til en ensom ulv nær en av alfaulvene dine. Velg hvem du vil av dem som lyser. Betal med brikker som viser terrenget dens, eller med terrengmerker i stedet.
guide-the-wolves-howl-done = Den ensomme ulven er din nå. Brikkene du brukte, er snudd og viser et annet terreng: Det kan du betale med etterpå.
guide-the-wolves-howl-hint = En ensom ulv står på tundraen, og to av brikkene dine viser tundra.
guide-the-wolves-hunt = Fang harene! Jakt er gratis: Du trenger ulver på tre forskjellige ruter rundt byttet. Flytt som du vil; alle som går, må ende i terrenget du betaler for.
guide-the-wolves-hunt-done = Fanget! Hvert nytt slag bytte gir flere poeng enn det forrige, og dette ga et handlingsmerke også.
guide-the-wolves-hunt-hint = En ulv står allerede ved harene. Betal med brikken som viser ørken, send alfaulven ett skritt sørover og en annen ulv til den tredje siden.
guide-the-wolves-third = En tur har to handlinger, og et handlingsmerke kjøper en tredje. Se hva brikkene dine viser nå: Det avgjør hva du fortsatt kan gjøre.
guide-the-wolves-turn = Bruk handlingene du har igjen, som du vil, og avslutt så turen. Snart trenger du en alfaulv ved hiet ditt ved innsjøen.
guide-the-wolves-turn-done = Turen din er over. Se hva rivalene gjør.
guide-the-wolves-turn-hint = Du trenger verken å bruke alle handlingene eller gå med alle ulvene: Du kan alltid avslutte turen.
guide-the-wolves-moon = Hvert ul, hver dominering og hver hule flytter månen en dag. Når den kommer til månesigden, gjøres de to regionene med en månesigd på innsjøen opp. Nå gjelder det å stå sterkt der!
guide-the-wolves-den = Bygg et hi ved siden av eller under en av alfaulvene dine, hvor du vil: Det teller i regionen sin. Du tar det fra ett av tre spor, og det sporet gjør flokken bedre for godt.
guide-the-wolves-den-done = Nå kan flokken din mer: Spredning lar flere ulver gå, fart fører dem lenger, og ulevidde når lenger.
guide-the-wolves-den-hint = Det er plass under alfaulven din i skogen. Betal med en skogbrikke og et terrengmerke, som gjelder for hvilken som helst brikke.
guide-the-wolves-gain = La flokken vokse: Ul til en ensom ulv igjen, eller dominer en rivals figur som står alene innenfor ulevidde. Å dominere koster tre brikker eller merker. To figurer sammen beskytter hverandre.
guide-the-wolves-gain-done = Én til i flokken din, og månen har gått en dag fram.
guide-the-wolves-gain-hint = Vest for alfaulven din står en rivals ulv alene i gresset: Betal med en gressbrikke, hjembrikken og et merke.
guide-the-wolves-crescent = Faser gjøres opp når turen slutter. Avslutt den, og se hvem som har kontroll over de to innsjøene.
guide-the-wolves-crescent-done = Følg rivalenes turer: En alfaulv kan til og med fortrenge en flokkulv fra ruten dens.
guide-the-wolves-scored = I en region teller hver figur 1 og en hule 3. Flokken med mest tar merket, nummer to får den lavere verdien. Halvmåne og fullmåne er mer verdt.
guide-the-wolves-lair = Gjør et av hiene dine til en hule. Det krever et hi ved en innsjø, en av alfaulvene dine ved siden av hiet og to brikker eller merker med terrenget dets.
guide-the-wolves-lair-done = En hule kan aldri domineres, gir et terrengmerke og er verdt 5 poeng.
guide-the-wolves-lair-hint = Hiet ditt i ørkenen ligger ved en innsjø. Står ingen av alfaulvene dine ved det, så flytt en dit først; brikker som viser ørken, betaler så hulen.
guide-the-wolves-points = Regioner er bare halvparten: Hi, kalte ulver, huler og bytte har alle et spor med poeng. På hvert spor teller bare den høyeste verdien du har nådd, så voks på flere måter.
guide-the-wolves-play-on = Nå kan du alt, og fullmånen er langt unna: Spill videre mot de to valpebotene, og be om tips når du vil.

## files

# Hva som er galt med en brettfil eller en stilling i Ulvene. Ordene i filene blir som de er.

# Brettfiler
problem-wolves-zone-size = { $where }: hver sone trenger 3 ruter (W1.1).
problem-wolves-zones-overlap = { $where }: en rute ligger i to soner eller under innsjøen (W1.1).
problem-wolves-marks = { $where }: to ensomme ulver og ett bytte trenger tre ruter på land (W1.1).
problem-wolves-start-twice = { $where }: en rute er nevnt to ganger (W1.2).
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
problem-wolves-overlap = To brett overlapper på ruten [{ $place }] (W1.3).
problem-wolves-apart = Det går ikke an å gå til { $place } fra { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Startbrettet trenger { $count } ruter ved kløften på den nordlige siden (W3.5).
   *[south] Startbrettet trenger { $count } ruter ved kløften på den sørlige siden (W3.5).
}
problem-wolves-neutral-corners = Den nøytrale flokken trenger ledige ruter nordøst og sørøst for hver innsjø (W16.3).
problem-wolves-stack = { $where }: «{ $word }» er ikke en stabel regionmerker som crescent/quarter.
problem-wolves-no-table = { $where }: det finnes ingen tabell for { $players } spillere.

# Ord i en stilling
problem-wolves-regions-twice = { $line }: et regionbrett ligger to steder (W1.3).
problem-wolves-regions-most = { $line }: kartet har { $count } plasser (W1.3).
problem-wolves-moons-count = { $line }: hver av de { $count } regionene trenger merket sitt eller «-» (W3.3).
problem-wolves-hex-full = { $line }: «{ $text }»: det står høyst 2 figurer på en rute (W6.6).
problem-wolves-supply = { $line }: «{ $piece }» forekommer mer enn { $count } ganger: ingen har flere (W2.1).
problem-wolves-walked-form = { $line }: «{ $word }» er ikke en ulv som alpha@c4.

# Kartet
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
problem-wolves-rivals = hexes: figurer fra forskjellige flokker deler { $place }, og ingen av dem er et hi (W6.5).
problem-wolves-neutral-token = hexes: den nøytrale flokken står ikke slik merket sier (W16.3).
problem-wolves-neutral-place = hexes: den nøytrale flokken står bare ved innsjøene (W16.3).
problem-wolves-pieces = hexes: plass { $seat } har { $found } «{ $piece }» på kartet, men etter spillerbrettet skal det være { $count } (W2.1).
problem-wolves-pieces-most = hexes: plass { $seat } har { $found } «{ $piece }» på kartet, men etter spillerbrettet kan det høyst være { $count } (W2.1).
problem-wolves-moons-left = moons: det er andre regionmerker igjen enn de fasene som er gjort opp, etterlater (W14.1).
problem-wolves-moons-early = moons: det ligger et regionmerke der ingen er delt ut ennå (W3.3).

# Flokker
problem-wolves-homes = pack: nettopp de første { $count } plassene skal ha et hjemterreng (W3.4).
problem-wolves-homes-same = pack: to plasser har samme hjemterreng (W3.4).
problem-wolves-wolves-taken = pack: ulver tatt: { $taken }; men borte fra kartet er ensomme ulver: { $howled }, flokkulver: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: { $count ->
    [one] ett regionmerke gir ikke de poengene (W14.3).
   *[other] { $count } regionmerker gir ikke de poengene (W14.3).
}
problem-wolves-lesser-points = pack: ingen lavere verdier på merker gir de poengene (W14.3).

# Turer
problem-wolves-no-decision = turn: på dette stadiet ville ingen ha noe å bestemme.
problem-wolves-dealing-count = turn: det er delt ut til flere plasser enn det finnes (W1.3).
problem-wolves-packs-order = turn: flokkene deles ut i plassenes rekkefølge (W3.4).
problem-wolves-first-missing = turn: fra plasseringen av må startspilleren være nevnt: first=1 (W3.6).
problem-wolves-first-seat = turn: der startspilleren ikke trekkes, er det plass 1 (W17).
problem-wolves-snake = turn: plasseringen går med klokka fra startspilleren til den siste og tilbake igjen (W3.5).
problem-wolves-moon-dates = turn: månen står på { $moon }, men dager ble tatt av ensomme ulver: { $howled }, dominerte figurer: { $dominated }, huler: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: ulver går bare på stadiet «walk» (W6.1).
problem-wolves-walk-spread = turn: flere ulver går enn flokkens spredning tillater (W6.1).
problem-wolves-walk-missing = turn: en ulv har gått som ikke er der (W6.1).
problem-wolves-no-action = turn: ulver går og jakter i en handling, og ingen har begynt (W4.4).
problem-wolves-turn-seat = turn: tur { $turn } tilhører en annen plass (W3.6).
problem-wolves-turns-early = turn: turer og handlinger telles fra slutten av plasseringen (W3.6).
problem-wolves-hunt-no-choice = turn: bytte som ikke gir noe valg, tas med en gang (W12.1).
problem-wolves-over = turn: spillet er over når alle tre fasene er gjort opp (W15.1).
problem-wolves-scored-early = turn: en fase er gjort opp som månen ikke har nådd (W14.1).
problem-wolves-standstill = turn: et spill uten framgang er allerede over (W15.4).

## terminal

terminal-wolves-legend = ≈ innsjø  ▒ kløft · 1A alfaulv for plass 1, p flokkulv, d hi, L hule, n den nøytrale flokken · ensom: ensom ulv · et tall bak bytte: hvor mange merker som ligger der
terminal-wolves-tracks = spor: [2] verdien nå, a handlingsmerke, t terrengmerke, :3 poeng, ·1 tatt, >A3 neste: en alfaulv, 3 poeng
terminal-wolves-lone = ensom
terminal-wolves-phase = { $phase ->
    [crescent] månesigd
    [quarter] halvmåne
   *[full] fullmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = dag { $date }, alle faser er gjort opp
terminal-wolves-date-now = dag { $date }, på slutten av denne turen: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] dag { $date }, { $phase } om { $ahead } dag
   *[other] dag { $date }, { $phase } om { $ahead } dager
}
terminal-wolves-next = { $phase }: gjøres opp som neste
terminal-wolves-later = senere
terminal-wolves-tied = likt
terminal-wolves-leads = { $who } leder
terminal-wolves-tiles = brikker
terminal-wolves-first = startspiller
terminal-wolves-pays = betaler
terminal-wolves-prey = bytte
terminal-wolves-points = poeng
terminal-wolves-terrain-tokens = valgfri: { $count }
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
