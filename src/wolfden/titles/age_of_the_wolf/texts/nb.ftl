### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Age of the Wolf
pitch-age-of-the-wolf = Jag bort rovdyr, kryss det frosne havet og bygg fem hi før de andre flokkene. Én terning og skjulte kort på hånden.
wins-age-of-the-wolf = Begynn en tur med fem hi, eller bli den siste flokken i live.
picture-age-of-the-wolf = Spillebrettet i Age of the Wolf, med flokker som flytter
note-age-of-the-wolf-board = Spillebrettet, bytteverdiene og rovdyrenes verdier er vår egen rekonstruksjon, ikke de trykte. Eiere av spillet kan laste inn sitt eget spillebrett fra en fil.
role-age-of-the-wolf = Flokk { $number }
option-age-of-the-wolf-ring = Spillebrett
option-age-of-the-wolf-ring-help = Hele spillebrettet som i boken, eller et mindre med én sektor per flokk.
option-age-of-the-wolf-ring-packs = én sektor per flokk
option-age-of-the-wolf-ring-four = hele spillebrettet, fire sektorer
option-age-of-the-wolf-packs = Flokker
option-age-of-the-wolf-packs-help = Hvordan flokkene fordeles.
option-age-of-the-wolf-packs-chosen = velges i plassenes rekkefølge
option-age-of-the-wolf-packs-dealt = deles ut tilfeldig
option-age-of-the-wolf-packs-seats = etter plass
option-age-of-the-wolf-dens = Hiets plass
option-age-of-the-wolf-dens-help = Hvor tjue ulver kan bygge et hi: Ett sted i boken står det «i en ny region», et annet «i en region».
option-age-of-the-wolf-dens-any = en hvilken som helst av deres regioner
option-age-of-the-wolf-dens-entered = en region de gikk inn i i samme tur
option-age-of-the-wolf-dens-a-turn = Hi per tur
option-age-of-the-wolf-dens-a-turn-help = Hvor mange hi en flokk kan bygge i en tur.
option-age-of-the-wolf-dens-a-turn-one = ett
option-age-of-the-wolf-dens-a-turn-any = så mange man vil
option-age-of-the-wolf-details = Enkeltheter
option-age-of-the-wolf-details-help = Punkter der versjon 1 av reglene våre avvek fra boken.
option-age-of-the-wolf-details-printed = som i boken
option-age-of-the-wolf-details-version-1 = som i versjon 1
option-age-of-the-wolf-round-limit = Rundegrense
option-age-of-the-wolf-round-limit-help = Spillet slutter etter denne runden, og flokken med flest hi vinner.
option-age-of-the-wolf-board = Eget spillebrett
option-age-of-the-wolf-board-help = En fil med dine egne regioner og vannforbindelser.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Runde { $round } av { $limit }, { $who } har turen
age-seat = { $who }
age-place = { $name }
age-start-place = { $colour ->
    [red] { $name }: rød flokk
    [green] { $name }: grønn flokk
    [blue] { $name }: blå flokk
   *[yellow] { $name }: gul flokk
}
age-region = { $coast ->
    [yes] { $name } ({ $region }): bytteverdi { $prey }, kyst
   *[no] { $name } ({ $region }): bytteverdi { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): bytteverdi { $prey }, kyst, { $things }
   *[no] { $name } ({ $region }): bytteverdi { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } ulver, lederulven medregnet ({ $who })
   *[no] { $wolves } ulver ({ $who })
}
age-attackers = { $lead ->
    [yes] angrepet av { $wolves } ulver, lederulven medregnet ({ $who })
   *[no] angrepet av { $wolves } ulver ({ $who })
}
age-den = et hi
age-predators = { $predators }, verdi { $worth }
age-predator-group = { $thing ->
    [human] { $count ->
        [one] et menneske
       *[other] { $count } mennesker
    }
    [tiger] { $count ->
        [one] en tiger
       *[other] { $count } tigre
    }
   *[bear] { $count ->
        [one] en bjørn
       *[other] { $count } bjørner
    }
}
age-card-group = { $thing ->
    [scare] { $count } × Skrem bort
    [breed] { $count } × Ekstra ulver
    [extra] { $count } × Ekstra trekk
   *[freeze] { $count } × Frosset hav
}
age-surplus = { $surplus } ulver for mange: De sulter i hjel på slutten av turen
age-starve = { $surplus } sulter i hjel
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } ulver sulter i hjel: { $places }
age-harm = { $end ->
    [out] { $wolves } ulver sulter i hjel, og flokken din er ute av spillet
    [lead] { $wolves } ulver sulter i hjel, blant dem lederulven: { $places }
   *[some] { $wolves } ulver sulter i hjel: { $places }
}
age-harm-perish = De slåtte ulvene { $at-in } dør
age-harm-lead = Lederulven dør
age-decides = { $who } bestemmer: { $at }
age-chance = { $chance } %
age-chance-on-button = { $chance } % for seier
age-channel = Åpent vann mellom { $first } og { $second }
age-channel-frozen = Is mellom { $first } og { $second } fram til slutten av turen
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Skrem bort
    [breed] Ekstra ulver
    [extra] Ekstra trekk
   *[freeze] Frosset hav
}
age-card-does = { $card ->
    [scare] Skrem bort: Alle rovdyr i én region, din egen eller en som grenser til din, flykter til en tilstøtende region du velger
    [breed] Ekstra ulver: Legg til fem ulver ved hvert av hiene dine
    [extra] Ekstra trekk: én forflytting til før kampene
   *[freeze] Frosset hav: Du kan krysse én vannforbindelse fram til slutten av turen din
}
age-card-held = { $does } ({ $count } på hånden)
age-amount = { $wolves } ulver
age-sea = ut i havet
age-with-lead = med lederulven
age-without-lead = uten lederulven

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Glødeskogen
    .in = i Glødeskogen
age-name-red-tundra = Askestranda
    .in = på Askestranda
age-name-red-steppe = Rognesletta
    .in = på Rognesletta
age-name-red-ridge = Flintåsen
    .in = på Flintåsen
age-name-red-mountain = Kobberfjellene
    .in = i Kobberfjellene
age-name-red-lowland = Elgengene
    .in = på Elgengene
age-name-red-island = Selskjæret
    .in = på Selskjæret
age-name-green-forest = Mosesøkket
    .in = i Mosesøkket
age-name-green-tundra = Lavkysten
    .in = på Lavkysten
age-name-green-steppe = Bjørkesteppen
    .in = på Bjørkesteppen
age-name-green-ridge = Oremyra
    .in = på Oremyra
age-name-green-mountain = Furuklippene
    .in = på Furuklippene
age-name-green-lowland = Urokselandet
    .in = i Urokselandet
age-name-green-island = Hegreøya
    .in = på Hegreøya
age-name-blue-forest = Frostskogen
    .in = i Frostskogen
age-name-blue-tundra = Rimvidda
    .in = på Rimvidda
age-name-blue-steppe = Viersletta
    .in = på Viersletta
age-name-blue-ridge = Skiferjuvet
    .in = i Skiferjuvet
age-name-blue-mountain = Stormtindene
    .in = på Stormtindene
age-name-blue-lowland = Reinsdyrdalen
    .in = i Reinsdyrdalen
age-name-blue-island = Hvalrossklippen
    .in = på Hvalrossklippen
age-name-yellow-forest = Ravheia
    .in = på Ravheia
age-name-yellow-tundra = Stormodden
    .in = på Stormodden
age-name-yellow-steppe = Starrprærien
    .in = på Starrprærien
age-name-yellow-ridge = Okerbrattene
    .in = i Okerbrattene
age-name-yellow-mountain = Hornsteinsåsene
    .in = i Hornsteinsåsene
age-name-yellow-lowland = Bisonsøkket
    .in = i Bisonsøkket
age-name-yellow-island = Måkeøya
    .in = på Måkeøya

# Packs
age-dens = { $dens } av { $goal } hi som kreves for å vinne
age-out = ute av spillet
age-on-turn = har turen
age-lead-in = Lederulv: { $at }
age-colour = { $colour ->
    [red] rød
    [green] grønn
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } ulver på spillebrettet, { $supply } til i forrådet
age-region-count = { $regions ->
    [one] { $regions } region kontrolleres
   *[other] { $regions } regioner kontrolleres
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hånden
   *[other] { $hand } kort på hånden
}
age-dens-left = { $left } av { $all } hi igjen å bygge
age-own = Din flokk
age-own-hand = Kortene dine

# The strip above the table
age-turn = Tur: { $who }
age-round = Runde { $round } av { $limit }
age-stage-start = Flokkene fordeles
age-stage-first = Startspilleren trekkes tilfeldig
age-stage-predators = Rovdyrene deles ut
age-stage-cards = Kortene deles ut
age-stage-over = Spillet er over
age-step = { $step ->
    [move] Flytt
    [battle] Kamp
    [den] Hi
    [roam] Streif
    [cull] Sult
   *[draw] Kort
}
age-fight = Kamp { $at-in }: { $strength } mot { $against }
age-piles = { $deck } kort i bunken; kastede: { $cards }
age-none = ingen
age-rebuilt =
    Vårt eget spillebrett,
    ikke det trykte

# Actions
age-do-first = Trekk lodd om startspilleren
age-do-predator = Legg et rovdyr
age-do-exchange = Bytt rovdyr
age-do-draw = Trekk
age-do-roll = Kast
age-do-litter = Kull
age-do-move = Flytt
age-do-hunt = Kjemp mot rovdyrene
age-do-next = Neste trinn
age-do-fight = Begynn kampen
age-do-reroll = Kast på nytt
age-do-keep = Behold kastet
age-do-retreat = Trekk tilbake
age-do-perish = La dem dø
age-do-drive = Jag dem bort
age-do-leave = La dem være
age-do-withdraw = Flytt unna
age-do-stay = Bli
age-do-lose = Mist ulver
age-do-lead = Ny lederulv for fem ulver
age-do-den = Bygg et hi
age-do-roam = Streif
age-do-end = Avslutt turen
age-do-discard = Kast kort
age-do-start = Velg en flokk
age-play-card = { $card ->
    [scare] Skrem bort
    [breed] Ekstra ulver
    [extra] Ekstra trekk
   *[freeze] Frosset hav
}
age-brief-card = Kort: { $card }

# Questions
age-ask-lead-wolf = Med lederulven eller uten den?
age-ask-amount = Hvor mange ulver?
age-ask-move-1 = Fra hvilken region flytter de?
age-ask-move-2 = Til hvilken region flytter de?
age-ask-roam-1 = Fra hvilken region streifer de?
age-ask-roam-2 = Til hvilken av dine regioner streifer de?
age-ask-hunt-1 = Hvor kjemper du mot rovdyrene?
age-ask-den-1 = Hvor bygger du hiet?
age-ask-scare-1 = Fra hvilken region skremmer du bort rovdyrene?
age-ask-scare-2 = Hvor flykter de?
age-ask-freeze-1 = Hvilken vannforbindelse fryser du fram til slutten av turen din?
age-ask-discard-1 = Hvilket kort kaster du?
age-ask-drive-1 = Hvor jager du dem?
age-ask-retreat-1 = Til hvilken av dine regioner trekker de seg tilbake?
age-ask-withdraw-1 = Til hvilken av dine regioner flyttes de unna?
age-ask-lead-1 = Hvor erstatter den nye lederulven fem ulver?
age-ask-litter-1 = Hvilket hi får kullet sitt?
age-ask-start-1 = Hvilken flokk er din?
age-open-start = Velg flokken din ut fra startregionen.
age-open-first = Startspilleren trekkes tilfeldig.
age-open-predators = Rovdyrene deles ut.
age-open-cards = Kortene deles ut.
age-open-draw = Et kort trekkes.
age-open-roll = Terningen kastes.
age-open-over = Spillet er over.
age-open-litter = Det er bare { $left } ulver igjen i forrådet ditt: Velg hvilket hi som får kull.
age-open-reroll = Du har { $ours } mot { $theirs } { $at-in }. Vil du kaste på nytt eller beholde kastet?
age-open-retreat = Ulvene dine { $at-in } er slått. Velg hvor de trekker seg tilbake, eller la dem dø.
age-open-drive = Jag rovdyrene bort fra { $at }, eller la dem være.
age-open-withdraw = { $at } har ikke mat til alle: Flytt unna opptil { $debt } ulver, eller bli og mist { $debt }.
age-open-lose = { $debt } av ulvene dine { $at-in } sulter i hjel. Dør lederulven med dem?
age-open-lead = Du har mistet lederulven din. Velg hvor en ny erstatter fem av ulvene dine.
age-open-discard = Du har ett kort for mye: Kast ett, eller spill et av dem som kan spilles.
age-open-moved = Du har flyttet. Spill et kort, eller gå videre til neste trinn.
age-open-move = { $more ->
    [0] Flytt en flokk, kjemp mot rovdyr eller spill et kort.
    [one] Flytt en flokk, kjemp mot rovdyr eller spill et kort; deretter kommer { $more } forflytting til.
   *[other] Flytt en flokk, kjemp mot rovdyr eller spill et kort; deretter kommer { $more } forflyttinger til.
}
age-open-battle = Begynn kampen, eller spill et kort først.
age-open-den = Bygg et hi, spill et kort eller gå videre til neste trinn.
age-open-roam = La ulver streife, spill et kort eller avslutt turen.
age-open-roam-no-den = Ikke noe hi nå: Det krever { $wolves } ulver i én region. Streif, spill et kort eller avslutt turen.
age-open-roam-no-new-den = Ikke noe hi nå: Det krever { $wolves } ulver i en region du gikk inn i denne turen. Streif, spill et kort eller avslutt turen.

# What happened
age-log-first = { $who } begynner.
age-log-predator = { $predator ->
    [human] Et menneske kommer til { $at }.
    [tiger] En tiger kommer til { $at }.
   *[bear] En bjørn kommer til { $at }.
}
age-log-replace = { $predator ->
    [human] { $at }: Rovdyret er mer verdt enn bytteverdien og byttes ut med et menneske.
    [tiger] { $at }: Rovdyret er mer verdt enn bytteverdien og byttes ut med en tiger.
   *[bear] { $at }: Rovdyret er mer verdt enn bytteverdien og byttes ut med en bjørn.
}
age-log-exchange = Rovdyrene { $at-in } og { $with-in } bytter plass.
age-log-start = { $colour ->
    [red] { $who } har den røde flokken og begynner { $at-in }.
    [green] { $who } har den grønne flokken og begynner { $at-in }.
    [blue] { $who } har den blå flokken og begynner { $at-in }.
   *[yellow] { $who } har den gule flokken og begynner { $at-in }.
}
age-log-refill = De kastede kortene ({ $cards }) blir til bunken igjen.
age-log-turn = Runde { $round }: { $who } har turen.
age-log-litter = { $who } får { $wolves } nye ulver { $at-in }.
age-log-move = { $lead ->
    [yes] { $who } flytter { $wolves } ulver, lederulven medregnet, { $from } → { $to }.
   *[no] { $who } flytter { $wolves } ulver, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } streifer med { $wolves } ulver, lederulven medregnet, { $from } → { $to }.
   *[no] { $who } streifer med { $wolves } ulver, { $from } → { $to }.
}
age-log-hunt = { $who } kjemper mot rovdyrene { $at-in }.
age-log-roll = { $who } kaster { age-face }: { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: Begge sider er like sterke og kaster på nytt.
age-log-battle-pack = { $won ->
    [yes] { $who } slår { $rival } { $at-in }, { $strength } mot { $against }.
   *[no] { $who } taper mot { $rival } { $at-in }, { $strength } mot { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } slår rovdyrene { $at-in }, { $strength } mot { $against }.
   *[no] { $who } klarer ikke å slå rovdyrene { $at-in }, { $strength } mot { $against }.
}
age-log-go-back = { $who } går tilbake fra { $from } til { $to }.
age-log-retreat = { $who } trekker seg tilbake med { $wolves } ulver fra { $from } til { $to }.
age-log-withdraw = { $who } flytter unna { $wolves } ulver fra { $from } til { $to }.
age-log-drive = { $who } jager { $predators } fra { $from } til { $to }.
age-log-drive-sea = { $who } jager { $predators } fra { $from } ut i havet.
age-log-starve = { $predator ->
    [human] Et menneske sulter i hjel { $at-in }.
    [tiger] En tiger sulter i hjel { $at-in }.
   *[bear] En bjørn sulter i hjel { $at-in }.
}
age-log-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulver { $at-in }, blant dem lederulven.
   *[no] { $who } mister { $wolves } ulver { $at-in }.
}
age-log-den = { $who } bygger et hi { $at-in }.
age-log-den-lost = { $who } mister hiet { $at-in }.
age-log-lead = { $who } får en ny lederulv { $at-in }.
age-log-card = { $card ->
    [scare] { $who } spiller kortet «Skrem bort».
    [breed] { $who } spiller kortet «Ekstra ulver».
    [extra] { $who } spiller kortet «Ekstra trekk».
   *[freeze] { $who } spiller kortet «Frosset hav».
}
age-log-freeze = { $who } fryser vannet mellom { $first } og { $second }.
age-log-draw = { $who } trekker et kort.
age-log-draw-known = { $card ->
    [scare] { $who } trekker kortet «Skrem bort».
    [breed] { $who } trekker kortet «Ekstra ulver».
    [extra] { $who } trekker kortet «Ekstra trekk».
   *[freeze] { $who } trekker kortet «Frosset hav».
}
age-log-discard = { $card ->
    [scare] { $who } kaster kortet «Skrem bort».
    [breed] { $who } kaster kortet «Ekstra ulver».
    [extra] { $who } kaster kortet «Ekstra trekk».
   *[freeze] { $who } kaster kortet «Frosset hav».
}
age-log-out = { $who } er ute av spillet.
age-log-out-cards = { $who } er ute av spillet og kaster { $cards }.
age-log-over = { $reason ->
    [dens] { $who } begynner turen med minst fem hi og vinner.
    [last-pack] { $who } er den siste flokken i live og vinner.
   *[round-limit] Siste runde er over: Flokken med flest hi vinner.
}
age-narrated-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulver { $at-in }, blant dem lederulven: Byttet der kan ikke fø dem.
   *[no] { $who } mister { $wolves } ulver { $at-in }: Byttet der kan ikke fø dem.
}
age-narrated-out = { $who } er ute av spillet: Det er ingen ulver igjen i flokken.
age-narrated-out-yours = Den siste ulven din har falt: Flokken din er ute av spillet.

# The end of a game
ending-age-of-the-wolf-dens = En flokk begynte turen med minst fem hi på spillebrettet.
ending-age-of-the-wolf-last-pack = Bare én flokk er i live.
ending-age-of-the-wolf-round-limit = Siste runde er over. Flest hi vinner, så flest regioner, så flest ulver.
part-age-of-the-wolf-win = Seier
part-age-of-the-wolf-dens = Hi
part-age-of-the-wolf-regions = Regioner
part-age-of-the-wolf-wolves = Ulver

## reasons

reason-age-of-the-wolf-chance-only = bare programmet kaster, trekker og deler ut
reason-age-of-the-wolf-chance-other = noe annet deles ut eller kastes nå: «{ $due }»
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] mennesket er mer verdt enn regionens bytteverdi
    [tiger] tigeren er mer verdt enn regionens bytteverdi
   *[bear] bjørnen er mer verdt enn regionens bytteverdi
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] det er ikke noe menneske igjen å legge
    [tiger] det er ingen tiger igjen å legge
   *[bear] det er ingen bjørn igjen å legge
}
reason-age-of-the-wolf-exchange-not-due = to regioner bytter bare rovdyr når ingen av de gjenværende passer
reason-age-of-the-wolf-exchange-due = ingen av de gjenværende rovdyrene passer, så to regioner bytter sine
reason-age-of-the-wolf-exchange-unfit = de to rovdyrene ville ikke passe etter et bytte
reason-age-of-the-wolf-start-taken = flokken fra { $region } er allerede tatt
reason-age-of-the-wolf-start-of-nobody = ingen flokk begynner { $region-in }
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] det er ikke noe kort «Skrem bort» igjen i bunken
    [breed] det er ikke noe kort «Ekstra ulver» igjen i bunken
    [extra] det er ikke noe kort «Ekstra trekk» igjen i bunken
   *[freeze] det er ikke noe kort «Frosset hav» igjen i bunken
}
reason-age-of-the-wolf-movement-made = du har allerede gjort forflyttingen din; kortet «Ekstra trekk» gir én til
reason-age-of-the-wolf-movement-over = forflyttinger hører til trinn 2, som er over
reason-age-of-the-wolf-fight-later = kampene kommer etter alle forflyttinger: velg «{ age-do-next }»
reason-age-of-the-wolf-fight-first = utkjemp først kampen { $battle-in }: velg «{ age-do-fight }»
reason-age-of-the-wolf-fight-over = alle turens kamper er utkjempet
reason-age-of-the-wolf-fight-elsewhere = kamper utkjempes i forflyttingenes rekkefølge: { $battle } er neste
reason-age-of-the-wolf-den-later = hi bygges i trinn 4, etter kampene
reason-age-of-the-wolf-den-over = hi bygges i trinn 4, som er over
reason-age-of-the-wolf-roam-later = ulver streifer i trinn 5, etter kamper og hi
reason-age-of-the-wolf-end-later = turen slutter etter trinn 5: utkjemp kampene, eller velg «{ age-do-next }»
reason-age-of-the-wolf-next-is-end = å streife er det siste trinnet du bestemmer over: velg «{ age-do-end }»
reason-age-of-the-wolf-litter-not-asked = kull kommer automatisk så lenge forrådet rekker
reason-age-of-the-wolf-reroll-not-asked = du har ikke noe kast å gjøre om eller beholde nå
reason-age-of-the-wolf-retreat-not-asked = du har ikke tapt noen kamp som forsvarer
reason-age-of-the-wolf-drive-not-asked = du har ikke nettopp slått noen rovdyr
reason-age-of-the-wolf-withdraw-not-asked = ingen rovdyr er jaget inn i en av dine regioner
reason-age-of-the-wolf-lose-not-asked = du trenger ikke velge hvilke ulver du mister
reason-age-of-the-wolf-lead-not-asked = du har ikke mistet lederulven din
reason-age-of-the-wolf-discard-not-asked = du kaster kort bare etter å ha trukket, og bare hvis du har flere enn { $limit }
reason-age-of-the-wolf-start-not-asked = flokkene velges før spillet begynner
reason-age-of-the-wolf-litter-first = velg først hvilke hi som får kull
reason-age-of-the-wolf-reroll-first = bestem deg først for kastet: «{ age-do-reroll }» eller «{ age-do-keep }»
reason-age-of-the-wolf-retreat-first = velg først hvor ulvene dine trekker seg tilbake, eller «{ age-do-perish }»
reason-age-of-the-wolf-drive-first = velg først hvor rovdyrene jages, eller «{ age-do-leave }»
reason-age-of-the-wolf-withdraw-first = velg først hvor mange ulver som flyttes unna, eller «{ age-do-stay }»
reason-age-of-the-wolf-lose-first = velg først hvilke { $debt } ulver { $place-in } du mister
reason-age-of-the-wolf-lead-first = velg først hvor lederulven din kommer tilbake
reason-age-of-the-wolf-discard-first = kast først et kort, eller spill et av dem som kan spilles
reason-age-of-the-wolf-start-first = velg først flokken din
reason-age-of-the-wolf-pack-not-here = du har ingen ulver { $region-in }
reason-age-of-the-wolf-pack-not-in-fives = ulver flytter fem om gangen: 5, 10, 15 og så videre, ikke { $amount }
reason-age-of-the-wolf-pack-too-large = du har { $wolves } ulver { $region-in }, ikke { $amount }
reason-age-of-the-wolf-pack-has-moved = bare { $fresh } ulver { $region-in } kan fortsatt flytte uten lederulven
reason-age-of-the-wolf-lead-not-here = lederulven din er ikke { $here-in }
reason-age-of-the-wolf-lead-has-moved = lederulven din har allerede flyttet i denne turen
reason-age-of-the-wolf-move-too-far = { $to } grenser ikke til { $region }
reason-age-of-the-wolf-channel-not-frozen = vannforbindelsen fra { $region } til { $to } er ikke frosset
reason-age-of-the-wolf-move-into-own = du kontrollerer allerede { $to }: dit kommer ulver bare ved å streife
reason-age-of-the-wolf-follow-without-foe = enda en flokk kan følge etter til { $to } bare mens det er en fiende der
reason-age-of-the-wolf-move-nowhere = ingen ulver kan flytte slik
reason-age-of-the-wolf-hunt-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-hunt-nothing = det er ingen rovdyr { $region-in }
reason-age-of-the-wolf-hunt-again = du kjemper allerede { $region-in } i denne turen
reason-age-of-the-wolf-hunt-nowhere = det er ingen rovdyr å kjempe mot i regionene dine
reason-age-of-the-wolf-roam-into-new = ulver streifer bare mellom regioner du kontrollerer; du kontrollerer ikke { $to }
reason-age-of-the-wolf-roam-nowhere = ingen ulver kan streife slik
reason-age-of-the-wolf-retreat-into-foreign = ulver trekker seg bare tilbake til en region de kontrollerer; de kontrollerer ikke { $to }
reason-age-of-the-wolf-retreat-too-far = { $to } grenser ikke til { $place }
reason-age-of-the-wolf-ice-of-another = isen mellom { $place } og { $to } bærer bare flokken som la den
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kyst, så rovdyr kan ikke jages ut i vannet
reason-age-of-the-wolf-flight-too-far = { $to } har ingen landegrense mot { $origin }, og rovdyr krysser ikke vann
reason-age-of-the-wolf-withdraw-into-foreign = ulver flyttes bare unna til en region de kontrollerer; de kontrollerer ikke { $to }
reason-age-of-the-wolf-withdraw-too-far = { $to } grenser ikke til { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } har mat til bare { $room } ulver til
reason-age-of-the-wolf-withdraw-too-many = bare overskuddet på { $debt } ulver kan flyttes unna
reason-age-of-the-wolf-withdraw-needs-lead = så mange ulver kan ikke flyttes unna uten lederulven
reason-age-of-the-wolf-lose-elsewhere = du mister ulver { $place-in } nå
reason-age-of-the-wolf-lose-amount = du må miste nøyaktig { $debt } ulver
reason-age-of-the-wolf-lead-elsewhere = du har ingen ulver { $region-in } som lederulven kan erstatte
reason-age-of-the-wolf-litter-without-den = du har ikke noe hi { $region-in }
reason-age-of-the-wolf-litter-again = hiet { $region-in } har allerede fått kullet sitt
reason-age-of-the-wolf-den-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-den-on-den = du har allerede et hi { $region-in }
reason-age-of-the-wolf-den-not-entered = et hi krever en region du gikk inn i i denne turen, og det er ikke { $region }
reason-age-of-the-wolf-den-too-few = et hi krever { $needed } ulver, og du har { $wolves } { $region-in }
reason-age-of-the-wolf-card-not-in-hand = du har ikke kortet «{ age-card }»
reason-age-of-the-wolf-scare-nothing = det er ingen rovdyr { $region-in }
reason-age-of-the-wolf-scare-too-far = { $region } er verken din eller grenser til en region du kontrollerer
reason-age-of-the-wolf-scare-nowhere = det er ingen rovdyr innen rekkevidde
reason-age-of-the-wolf-breed-without-den = du har ikke noe hi på spillebrettet
reason-age-of-the-wolf-breed-without-wolves = alle ulvene dine er på spillebrettet
reason-age-of-the-wolf-extra-too-late = «Ekstra trekk» kan bare spilles i trinn 2, som er over
reason-age-of-the-wolf-extra-too-early = gjør forflyttingen din først; kortet gir så én til
reason-age-of-the-wolf-extra-without-move = du ville ikke kunne gjøre en forflytting til
reason-age-of-the-wolf-freeze-again = vannforbindelsen { $channel } er allerede frosset
reason-age-of-the-wolf-freeze-too-late = ingen ulver flytter mer i denne turen, så frosset vann har ingen virkning
reason-age-of-the-wolf-freeze-nowhere = alle vannforbindelser er allerede frosset

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglene for Age of the Wolf med våre egne ord, etter spillets regelhefte på svensk, engelsk, finsk, dansk og norsk. Spillebrettet, bytteverdiene og rovdyrenes verdier er vår egen rekonstruksjon, siden heftet bare viser dem på bilder. Der heftet lar noe stå åpent, eller språkene er uenige, sier et notat hva vi har bestemt. Eiere av spillet kan spille på et spillebrett fra en egen fil. Wolfden er uoffisielt.

# A1
rule-a1 = Delene i spillet
rule-a1-1 = To til fire spillere leder hver sin flokk: den røde, grønne, blå eller gule. En flokk har en lederulv, som teller som 5 ulver, ulvebrikker for 170 ulver til (10 × 5, 6 × 10, 4 × 15) og 6 hi. Ulver telles alltid fem om gangen, og ulvebrikker kan veksles når som helst. Tapte ulver går tilbake til flokkens forråd og kan fødes på nytt.
rule-a1-1-ruling = Heftet har fire flokker og nevner ikke noe antall spillere. At lederulven teller som 5, følger av at den tar plassen til 5 ulver når den vender tilbake. Ulvebrikkene tar aldri slutt så lenge det er ulver igjen i forrådet. Om tapte ulver sier heftet at de fjernes fra spillebrettet; der en flokk dør i kamp, legger finsk til «for godt», svensk og norsk «helt». Vi tar dem av spillebrettet, ikke ut av spillet, siden forrådet skal rekke til kullene.
rule-a1-2 = Kampterningen har I på én side, II på fire og III på én.
rule-a1-2-ruling = Det svenske heftet lister opp seks sider: I, II, II, II, II, III. De fire andre språkene har bare fem, og en slik terning finnes ikke, så vi følger det svenske.
rule-a1-3 =
    Det er 28 fordelskort.
    | kort | antall
    | A, Skrem bort | 8
    | B, Ekstra ulver | 7
    | C, Ekstra trekk | 5
    | D, Frosset hav | 8
rule-a1-4 =
    Rovdyrrivalene tilhører ingen.
    | rovdyr | antall | verdi
    | menneske | 5 | 30
    | tiger | 15 | 20
    | bjørn | 20 | 10
rule-a1-4-rebuilt = Hvor mange de er, står i heftet. Hva de er verdt, er vårt eget, siden heftet bare viser det på bilder; en eiers egen fil kan si noe annet.
rule-a1-5 = Hver region har en bytteverdi: Så mye kan ulver og rovdyr der høyst være verdt til sammen. Regioner har landegrenser, og noen har kyst. En vannforbindelse knytter to kyster sammen.
rule-a1-5-rebuilt = Hele spillebrettet er vårt eget: 7 regioner i hver sektor rundt et polhav, med navn, grenser, kyster, vannforbindelser og bytteverdier.
rule-a1-6 = Du kontrollerer en region så lenge du har ulver der, alene eller sammen med rovdyr. Angripere kontrollerer ikke en annen flokks region før de har vunnet den i kamp.
rule-a1-6-ruling = Der det er både ulver og rovdyr, sier alle språk unntatt engelsk at man også kjemper mot rovdyrene «for å ta kontroll». Men ulver som ikke slår dem, blir sammen med dem (A5.6), og på alle språk kan det være rovdyr i en region du kontrollerer (A4.2). Altså er det bare andre ulver som holder deg fra kontrollen.
rule-a1-7 = Regioner med felles landegrense er tilstøtende. Så lenge en vannforbindelse er frosset, er også de to endene tilstøtende for spilleren som frøs den (A8.4): for spillerens ulver og for rekkevidden av spillerens kort A. For andre flokker og for rovdyr teller bare land.
rule-a1-7-ruling = Kort D lar «du» føre «dine» ulver over isen, så den bærer ingen andres. At kort A rekker over isen, er vårt: Dit ulvene dine kan gå, kan de også skremme.

# A2
rule-a2 = Forberedelser
rule-a2-1 = Hver spiller velger en flokk, i plassenes rekkefølge. Det trekkes lodd om hvem som begynner, og spillet går med klokka. Hver flokk setter lederulven, 20 ulver til og et hi i startregionen sin.
rule-a2-1-ruling = Heftet nevner ingen rekkefølge for valget. Som valg for bordet, og med «Spill nå», deles flokkene ut tilfeldig.
rule-a2-2 = Alle andre regioner får hver sitt tilfeldige rovdyr, også startregionene til flokker som ingen spiller. Så byttes hvert rovdyr som er verdt mer enn bytteverdien i regionen, mot et tilfeldig av dem som er til overs, til alle passer.
rule-a2-2-ruling = På engelsk kastes et rovdyr som ikke passer, og erstattes, på de andre språkene byttes det; her går det tilbake til dem som er til overs. Passer ingen av dem, bytter det plass med rovdyret i en annen region slik at begge passer; det har heftet ikke tenkt på.
rule-a2-3 = Hver spiller får 3 kort.
rule-a2-4 = Spillebrettet er en ring av fire like store sektorer, én per farge, uansett hvor mange flokker som spiller. Som valg for bordet, og med «Spill nå», har det bare så mange sektorer som det er flokker.
rule-a2-4-ruling = Heftet legger det samme spillebrettet for alle og et rovdyr i hver region som er igjen, så det er det vanlige her. Den mindre ringen er vår egen, for kortere spill med to eller tre flokker.
rule-a2-4-rebuilt = Ringen og sektorene er våre egne.

# A3
rule-a3 = Turen
rule-a3-0 = Har du 5 eller flere hi på spillebrettet når turen din begynner, vinner du med en gang.
rule-a3-1 = Trinn 1, kull: Hver region der du har et hi, får 5 nye ulver, så lenge forrådet ditt rekker.
rule-a3-1-ruling = Rekker ikke forrådet til alle hiene, velger du ett og ett hvilke som får kull. Heftet sier ikke noe om det.
rule-a3-2 = Trinn 2, forflytting: Du gjør én forflytting (A4), eller ingen.
rule-a3-2-ruling = Listen over trinnene sier at du gjør en forflytting; kapittelet om forflytting sier at du kan velge én av de to slagene. En flokk som ikke kan gjøre noen av dem, kunne ikke adlyde, så ingen må.
rule-a3-3 = Trinn 3, kamper (A5): De utkjempes i forflyttingenes rekkefølge. I hver region kjemper du først mot andre ulver, så mot rovdyr.
rule-a3-3-ruling = Rekkefølgen er vår; heftet nevner ingen. Det blir kamp der en forflytting endte, hvis det er en fiende der når det er kampens tur: Et kort kan ha drevet fienden bort eller ført en ny dit.
rule-a3-4 = Trinn 4, hi: Du kan bygge et hi (A6).
rule-a3-5 = Trinn 5, streife: Ulver som ikke har flyttet, kan streife mellom regionene dine (A7).
rule-a3-6 = Trinn 6, sult: I hver av regionene dine der ulver og rovdyr til sammen er verdt mer enn bytteverdien, mister du ulver til det er nok til alle. Før dette trinnet kan regionene dine være overfylte i din egen tur; bare der rovdyr jages inn (A5.8) eller ikke blir slått (A5.6), gjelder grensen med en gang. Den som mister ulver, nå eller ellers, velger om lederulven er blant dem.
rule-a3-6-ruling = Heftet sier ikke hvem som velger. På dansk beholder du lederulven «så lenge det går», på svensk og norsk vil du det, på finsk lønner det seg, på engelsk står det ingenting om det: Vi tar det som et råd, så du kan også gi avkall på den. Av de andre ulvene dør først de som har flyttet, og det er aldri verre for deg. Lederulvens region kommer sist, så en tapt lederulv vender tilbake til en region som er ferdig. Er rovdyrene alene for mye, dør alle ulvene der, og så forsvinner rovdyrene med lavest verdi.
rule-a3-7 = Trinn 7, kort: Trekk ett. Har du nå flere enn 5, kan du spille kort A og B, som fortsatt har virkning, i stedet for å kaste kort; deretter avgjøres sulten (trinn 6) én gang til. Kast så kort åpent til du har høyst 5. I din egen tur kan du spille så mange kort du vil: før en forflytting, en kamp, et hi eller en streifing, før du avslutter trinn 5, og nå, men aldri mellom et kast og slutten på kampen det gjelder.
rule-a3-7-ruling = Heftet sier «når som helst»; dette er tidspunktene. Flere enn 5 kort har man bare etter trekningen, så det heftet sier om å bruke «de ekstra kortene», gjelder akkurat da. Om programmet tar pause for kort, avhenger av hvor mange du har, aldri av hvilke, så en pause røper ingenting.

# A4
rule-a4 = Forflytting
rule-a4-1 = Enten flytter du 5 eller flere ulver, alltid fem om gangen, som én flokk fra en region du kontrollerer, til en tilstøtende region du ikke kontrollerer. Du velger om lederulven blir med. Du kan forlate et hi ubevoktet, men da mister du det med en gang (A6.3).
rule-a4-2 = Eller du kjemper mot rovdyrene i en region du kontrollerer.
rule-a4-2-ruling = Tar et ekstra trekk deretter ulver derfra, kjemper de som blir. Blir ingen, blir det ingen kamp.
rule-a4-3 = Hver ulv flytter bare én gang per tur. Spiller du «Ekstra trekk», kommer alle forflyttinger først og så alle kamper, også de mot rovdyr i din egen region (A4.2). Enda en flokk kan følge etter til samme region bare så lenge det er en fiende der, og det kjempes om hver region én gang per tur, med alle dine ulver i den.
rule-a4-3-ruling = Kortet gjentar trinn 2 før trinn 3, så kampen venter på begge flokkene, og de kjemper som én. I heftet er kampen mot rovdyr i en egen region selve forflyttingen; bare med «Ekstra trekk» betyr det noe at den venter: Du gjør den andre forflyttingen før du vet hvordan kampen ender. Uten fiende er regionen allerede din, og da forbyr A4.1 å flytte inn.

# A5
rule-a5 = Kamp
rule-a5-1 = Kampstyrken din er kastet ditt ganger ulvene dine som deltar: for angriperen alle ulver som flyttet inn, for forsvareren alle ulver der.
rule-a5-2 = Deltar lederulven din, kan du kaste på nytt når begge sider har kastet, og det høyeste kastet ditt gjelder. Angriperen bestemmer og kaster først, så forsvareren, én gang hver per omgang.
rule-a5-2-ruling = Heftet nevner ingen rekkefølge. Du blir ikke spurt når et nytt kast ikke kan endre resultatet; en ny omgang når det står likt, gir ny rett til å kaste på nytt.
rule-a5-3 = Høyeste kampstyrke vinner. Er begge like sterke, kaster dere en omgang til.
rule-a5-4 = Slåtte angripere går tilbake dit de kom fra, over en frossen vannforbindelse hvis de kom den veien. Slåtte forsvarere kan trekke seg tilbake sammen til én region de kontrollerer, og som grenser til over land, der alt over bytteverdien dør med en gang. Finnes ingen slik region, eller velger de det, dør alle. Hiet går tilbake til eieren.
rule-a5-4-ruling = Har to flokker angrepet, går hver tilbake dit den kom fra. Forsvarere kan også trekke seg tilbake til en full region eller til en som er under angrep; angripere som venter der, teller ikke mot grensen. Isen til en annen spiller bærer dem ikke (A1.7). Har rovdyr kommet til regionen angriperne går tilbake til, deler de den til trinn 6.
rule-a5-5-ruling = På svensk, finsk, dansk og norsk fastslås kampstyrken din som beskrevet tidligere, og dit hører det andre kastet. Engelsk viser her til trinn 1, altså bare det første kastet. Vi følger de fire.
rule-a5-5 = Rovdyr kaster ikke. Styrken deres er summen av verdiene, og du må overgå den. Også her lar lederulven deg kaste på nytt.
rule-a5-6 = Vinner du, kan du jage bort alle sammen til én tilstøtende region (A5.8) eller la dem være. Vinner du ikke, blir de, og ulvene dine blir sammen med dem, men ulver det ikke er bytte nok til, dør med en gang.
rule-a5-7 = Der det er både ulver og rovdyr, kjemper du først mot ulvene, og mot rovdyrene bare hvis du vinner.
rule-a5-8 = Rovdyr som jages fra en kyst ut i vannet, er ute av spillet. Gjør de en region overfylt, avgjøres det med en gang: I din egen dør overskuddet av ulver. I en annen flokks kan eieren først flytte unna ulver, høyst overskuddet og alle til samme region, som må grense til over land, være kontrollert av eieren og ha plass; resten av overskuddet dør. Angripere som venter der, teller ikke. Der det ikke er ulver, eller ingen er igjen, forsvinner rovdyrene med lavest verdi til det er nok til resten.
rule-a5-8-ruling = «Høyst overskuddet» er vårt: Svensk, dansk og norsk snakker om ulvene du må flytte, engelsk om noen ulver, finsk om ulvene. At også en region uten ulver reduseres, følger av kapittelet om bytteverdi; kort A snakker bare om regioner som allerede kontrolleres. Er motstanderens ulver borte fra en region der angripere venter, reduseres rovdyrene der til bytteverdien, og angriperne holder regionen og kjemper likevel mot dem.
rule-a5-9 = Rovdyr krysser aldri en vannforbindelse, frossen eller ikke.

# A6
rule-a6 = Hi
rule-a6-1 = Der du har 20 eller flere ulver og ikke noe eget hi, kan du bygge ett i trinn 4, selv om bytteverdien er lavere enn 20. Du kan bygge ett hi per tur. Som valg for bordet må det være en region du har gått inn i i denne turen.
rule-a6-1-ruling = På alle språk krever listen over trinnene 20 ulver i «en ny region», og det gjør også det finske kapittelet om hi; kapittelet på de fire andre krever bare 20 ulver i en region. Det vanlige her følger kapittelet, valget følger listen, med «ny» som i kapittelet om forflytting. Hvor mange hi som kan bygges per tur, sier ikke heftet; et annet valg tillater så mange man vil.
rule-a7-2-ruling = Ulver streifer hvis de ikke er flyttet i denne turen. En kamp på stedet flytter ingen, og å gå tilbake gjør ikke en forflytting ugjort; heftet snakker ikke om noen av delene.
rule-a6-2 = Du kan ha ett hi per region, og 6 i alt.
rule-a6-3 = Et hi med færre enn 5 av eierens ulver fjernes med en gang, uansett hvem sin tur det er.

# A7
rule-a7 = Streife
rule-a7-1 = Ulver som ikke har flyttet i denne turen, kan flytte til én tilstøtende region du kontrollerer, også over en frossen vannforbindelse. Hver av dem kan gjøre det én gang, gruppe for gruppe, og en region som tømmes, kontrolleres ikke lenger. Det blir ingen kamp.
rule-a7-2 = Ulver som kjempet mot rovdyr der de sto, har ikke flyttet, men angripere som gikk tilbake, har det. Nye ulver kan flytte eller streife.

# A8
rule-a8 = Fordelskort
rule-a8-1 = A, Skrem bort: Velg en region du kontrollerer, eller en som grenser til den. Alle rovdyr der flykter sammen til én region som grenser til deres, eller fra en kyst ut i vannet (A5.8).
rule-a8-1-ruling = Kortet nevner bare regioner som grenser til en du kontrollerer. Vi lar også din egen gjelde, noe som gjør kortet litt sterkere enn det trykte: Ulver som skremmer rovdyr over en grense, skremmer også dem i sin egen region.
rule-a8-2 = B, Ekstra ulver: 5 nye ulver i hver region der du har et hi, som i A3.1.
rule-a8-2-ruling = Det danske heftet snakker om 5 ulvebrikker; dets egen overskrift og alle andre språk sier 5 ulver.
rule-a8-3 = C, Ekstra trekk: Etter forflyttingen gjør du én til før kampene. Du kan spille flere slike kort, ett etter ett.
rule-a8-3-ruling = Det finske heftet kaller kortet en ekstra tur, men teksten gjentar bare trinn 2, som på alle andre språk.
rule-a8-4 = D, Frosset hav: Én vannforbindelse du velger, er frosset fram til slutten av turen din, og ulvene dine kan krysse den begge veier. Hvert kort fryser én forbindelse.
rule-a8-4-ruling = Det kan være hvilken som helst som ikke er frosset ennå, uansett hvor ulvene dine er. Begge veier: Norsk sier «en» retning og dansk «noen», men på alle språk kan du krysse igjen og tilbake. Kortet må spilles: Bare det finske kapittelet om vann nøyer seg med at du har det.
rule-a8-5 = Et kort kan bare spilles der det har virkning, og C bare i trinn 2, etter en forflytting. Spilte kort legges blant de kastede. Når det siste kortet i bunken trekkes, blir de kastede kortene med en gang en ny bunke.
rule-a8-5-ruling = Heftet sier ikke noe om kort uten virkning. Å bli kvitt kort hører til trinn 7.
rule-a8-6 = Hvilke kort du har på hånden, er din hemmelighet; hvor mange du har, er åpent for alle.
rule-a8-6-ruling = De kastede kortene og størrelsen på bunken er også åpne.

# A9
rule-a9 = Lederulven, flokker som er ute, og spillets slutt
rule-a9-1 = En tapt lederulv tar straks plassen til 5 andre ulver i en region eieren velger, så antallet ulver endres ikke. Den regnes som flyttet hvis de ulvene hadde flyttet.
rule-a9-1-ruling = Engelsk tillater en hvilken som helst av regionene dine; svensk, finsk, dansk og norsk sier en annen. Vi tillater alle eieren kontrollerer. Den erstatter ulver som ikke har flyttet, der det er slike. Venter alle ulvene eieren har igjen, på kampen sin, erstatter den noen av dem, og taper de, går den tilbake med de første av dem.
rule-a9-2 = En flokk uten ulver på spillebrettet er ute: Hiene fjernes, og kortene kastes. Den siste flokken i live vinner med en gang.
rule-a9-2-ruling = Heftet kjenner bare den siste overlevende flokken. At en flokk uten ulver på spillebrettet er ute, hva den enn har i forrådet, og kaster kortene, er vårt. Etter vinneren avgjør hi, regioner og ulver plasseringen; flokker som er ute, deler den siste.
rule-a9-3 = Spillet slutter også etter runde 60, med mindre bordet har en annen grense. En runde er over når turen passerer startspillerens plass, og det avgjøres før A3.0. Da vinner flest hi, så flest regioner, så flest ulver; er alt likt, deles seieren.
rule-a9-3-ruling = Heftet har ingen rundegrense; et program trenger en.

# A10
rule-a10 = Våre eksempler
rule-a10-intro = Heftet gir bare den femte av disse situasjonene som eksempel (A10.5).
rule-a10-1 = Ved starten har du 25 ulver og et hi i startregionen, og 3 kort.
rule-a10-2 = Ti ulver kjemper mot en bjørn (10). Med I vinner de ikke, for 10 er ikke mer enn 10; med II gjør de det.
rule-a10-3 = Står det likt mellom ulver, kastes det på nytt. Står det likt mot rovdyr, er det ikke en seier.
rule-a10-4 = Du har 20 ulver i en region med bytteverdi 15. Du bygger et hi i trinn 4, og etter trinn 6 har du 15 ulver. Hiet blir stående.
rule-a10-5 = Du taper et angrep over en frossen vannforbindelse: Ulvene dine går tilbake over isen. Vannet tiner på slutten av turen din.
rule-a10-6 = En tiger (20) skremmes inn i en annen flokks region med bytteverdi 30 og 20 ulver. Eieren beholder 10 der og kan flytte unna opptil 10 til én naboregion med plass.

# What the pictures show
picture-a1-5 = Spillebrettet: regioner med bytteverdier, kyster og vannforbindelser rundt havet.
picture-a2-1 = En startregion: 25 ulver med lederulven sin, og et hi.
picture-a3-6 = Tretti ulver der byttet rekker til tjue: ti for mange når turen er slutt.
picture-a4-1 = Ti ulver går inn i naboregionen.
picture-a5-5 = Ti ulver mot en bjørn verdt 10, med sjansen for å vinne.
picture-a6-1 = Tjue ulver har bygd et hi.
picture-a8-4 = Vannforbindelsen er frosset og kan krysses.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begynn turen din med fem av hiene dine på spillebrettet, eller vær den siste flokken i live.
aid-age-of-the-wolf-turn = Turen din
aid-age-of-the-wolf-turn-1 = Hvert av hiene dine gir fem ulver i begynnelsen av turen din.
aid-age-of-the-wolf-turn-2 = Én forflytting per tur: ulver, fem om gangen, til en tilstøtende region du ikke kontrollerer, eller en kamp mot rovdyr i en region du kontrollerer.
aid-age-of-the-wolf-turn-3 = Så kommer kampene i forflyttingenes rekkefølge: først mot ulver, deretter mot rovdyr.
aid-age-of-the-wolf-turn-4 = Med tjue ulver i en region der du ikke har noe hi, kan du bygge et; ett per tur. Ved noen bord må du ha gått inn i regionen i denne turen.
aid-age-of-the-wolf-turn-5 = Deretter kan ulver som ikke har flyttet, streife mellom regionene dine.
aid-age-of-the-wolf-turn-6 = På slutten av turen din sulter de ulvene i hjel som bytteverdien i en region ikke rekker til.
aid-age-of-the-wolf-turn-7 = Kort: Skrem bort rovdyr, få ekstra ulver, gjør et ekstra trekk, frys en vannforbindelse. Trekk ett på slutten av hver tur, og behold høyst fem; har du flere, kan du fortsatt spille noen.
aid-age-of-the-wolf-battle = Kamper
aid-age-of-the-wolf-battle-1 = Kampstyrke: terning (I, II, II, II, II, III) ganger ulver. Med lederulven kan du kaste på nytt, så behold den så lenge det går. Rovdyr har en fast verdi: Du må over den.
aid-age-of-the-wolf-battle-2 =
    | rovdyr | menneske | tiger | bjørn
    | styrke | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Slåtte forsvarere trekker seg tilbake til én tilstøtende region de kontrollerer, eller dør; slåtte angripere går tilbake. Ved lik styrke kastes det på nytt.
aid-age-of-the-wolf-battle-4 = Slår du rovdyr, kan du jage dem alle til én tilstøtende region eller fra en kyst ut i havet.
aid-age-of-the-wolf-battle-5 = Rovdyrenes verdier og spillebrettet er vår egen rekonstruksjon; en eiers egen fil kan ha andre.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = A, Skrem bort: Alle rovdyr i én region, din egen eller en som grenser til din, flykter sammen til en tilstøtende region du velger, eller fra en kyst ut i havet (×8).
aid-age-of-the-wolf-cards-2 = B, Ekstra ulver: Legg til fem ulver ved hvert av hiene dine (×7).
aid-age-of-the-wolf-cards-3 = C, Ekstra trekk: én forflytting til før kampene (×5).
aid-age-of-the-wolf-cards-4 = D, Frosset hav: Ulvene dine kan krysse én vannforbindelse fram til slutten av turen din (×8).
aid-age-of-the-wolf-end = Slutten
aid-age-of-the-wolf-end-1 = Etter siste runde (60, med mindre bordet har en annen grense) vinner flest hi, så flest regioner, så flest ulver.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] ulver, fem om gangen
    [lead] lederulv, teller som fem
    [den] hi
    [human] menneske
    [tiger] tiger
    [bear] bjørn
    [coast] kyst: herfra kan rovdyr jages ut i havet
    [channel] vannforbindelse
   *[ice] frossen vannforbindelse
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    Regelheftet til spillet forteller ingen historie, men det gjør delene. Opptil fire ulveflokker deler et land av jord og kaldt vann, der hver region bare kan fø så og så mange dyr. Bjørner, tigre og noen mennesker var der først, og de er ute etter det samme byttet.

    Det fødes valper ved hvert hi, og snart er det flere ulver enn markene rundt kan fø. Da drar de ut som flokk, helst bak lederulven sin, for å drive bort rovdyr eller kjempe mot en annen flokk om markene dens. Den som blir drevet bort, er en ny munn å mette i naboregionen, og i streng kulde bærer selv havet ulver en stund.

    En flokk som fortsatt vokter fem hi når det blir dens tur, har gjort tidsalderen til sin. Polhavet og navnene på regionene er våre egne; et frosset hav finnes på et av kortene.
about-age-of-the-wolf-credits = Alt vi vet om spillet, er regelheftet, ett hefte på svensk, engelsk, finsk, dansk og norsk. Teksten vi har av det, nevner ingen spilldesigner, ingen tegner, ikke noe forlag og ikke noe år, så ingen kan nevnes her.
about-age-of-the-wolf-advice-players = Råd til nybegynnere
about-age-of-the-wolf-advice-players-1 = Behold lederulven så lenge du kan: Der den kjemper, kan du kaste på nytt. Det er det eneste rådet heftet gir; de andre er våre.
about-age-of-the-wolf-advice-players-2 = La fem ulver bli ved hvert hi, ellers mister du det med en gang.
about-age-of-the-wolf-advice-players-3 = Regionene dine kan være overfylte til turen din slutter: Bygg hiet først, la sulten komme etterpå.
about-age-of-the-wolf-advice-players-4 = Jag rovdyr dit det gjør vondt: til en region som så vidt kan fø ulvene sine.
about-age-of-the-wolf-advice-players-5 = Frosset hav åpner en vei som ingen ellers trenger å regne med, og et slått angrep går tilbake over den samme isen.

## guide

# Det første spillet Age of the Wolf med guide, trinn for trinn.
guide-age-of-the-wolf-welcome = To flokker lever rundt et polhav: Du leder den røde, en rival leder den grønne. Den første flokken som begynner en tur med fem hi, vinner. Du har ett så langt, og 30 ulver rundt det.
guide-age-of-the-wolf-larder = Hver region gir bare mat til så mange dyr som tallet sier. En tiger teller 20, en bjørn 10, et menneske 30, og de var her først. Vil du ha maten deres, må du jage dem bort.
guide-age-of-the-wolf-move = Du gjør én forflytting per tur: Ulver fra én region går inn i naboregionen som én flokk. Velg hvor og hvor mange; hver knapp viser sjansen din til å vinne. Minst fem må bli ved hiet.
guide-age-of-the-wolf-move-done = De er på vei. Der lederulven kjemper, kan du kaste to ganger.
guide-age-of-the-wolf-move-hint = Send 20 ulver med lederulven til Rognesletta: Med 20 ulver kan du bygge et hi der etterpå.
guide-age-of-the-wolf-battle = Nå kommer kampen. Styrken din er ulvene dine ganger terningen, som viser I, II eller III; de fleste sidene viser II. Du må over det rovdyrene teller: en tiger 20, en bjørn 10.
guide-age-of-the-wolf-battle-done = Du har vunnet, og regionen er din.
guide-age-of-the-wolf-battle-hint = Velg «{ age-do-next }» for å begynne kampen. Der lederulven kjemper, kan du kaste en gang til, og det høyeste kastet gjelder.
guide-age-of-the-wolf-drive = Slåtte rovdyr må et sted, og du bestemmer hvor: over på rivalens side, eller i det minste bort fra hiene dine.
guide-age-of-the-wolf-drive-done = Bort med dem! Fra en kyst kunne du jaget rovdyr ut i havet, og da hadde de aldri kommet tilbake.
guide-age-of-the-wolf-drive-hint = Regionene på rivalens side er grønne. Urokselandet er en av dem.
guide-age-of-the-wolf-den = Med 20 ulver i en region kan du bygge et hi der, ett per tur. Bygg ditt andre.
guide-age-of-the-wolf-den-done = To hi! Hvert av dem gir fem ulver når turen din begynner.
guide-age-of-the-wolf-den-hint = Regionen du nettopp vant, har nok ulver. Velg den.
guide-age-of-the-wolf-close = Avslutt turen slik at ingen sulter i hjel. Ulver som ikke har flyttet, kan først streife mellom regionene dine; hver region gir bare mat til så mange som tallet sier.
guide-age-of-the-wolf-close-done = Ingen sulter i hjel. Du trakk et kort: Ingen andre ser hva du har på hånden. Følg nå den grønne flokken.
guide-age-of-the-wolf-close-hint = La ulvene bli der det er mat til dem. Ingen trenger å streife: Du kan bare avslutte turen.
guide-age-of-the-wolf-litters = En ny tur, og hvert hi har gitt fem ulver. En region kan ha flere enn den gir mat til, til turen din er over, men ikke lenger.
guide-age-of-the-wolf-scare = Tid for et kort: «Skrem bort» jager rovdyr inn i naboregionen. Der det så er for mange munner, må ulver flytte unna. Velg stedet der det skader rivalen mest.
guide-age-of-the-wolf-scare-done = Ulver som ikke kan flytte unna, sulter i hjel. Et kort i rett øyeblikk er verdt en kamp.
guide-age-of-the-wolf-scare-hint = Rivalens hi på Bjørkesteppen har fullt hus. Jag bjørnen fra Flintåsen rett inn dit.
guide-age-of-the-wolf-third-den = Bygg nå et hi til i denne turen, hvor du vil. Du trenger 20 ulver der: Flytt, vinn kampen, jag rovdyrene bort, og bygg.
guide-age-of-the-wolf-third-den-done = Et hi til! Begynner turen din med fem, har du vunnet.
guide-age-of-the-wolf-third-den-hint = En bjørn teller bare 10, så 20 ulver slår den med hvilket som helst kast. Det er én i Kobberfjellene.
guide-age-of-the-wolf-hunger = Avslutt turen. Streifer ulver først, sulter kanskje færre. Sulter noen i hjel, bestemmer du om lederulven er blant dem: Behold den!
guide-age-of-the-wolf-hunger-done = Sult er prisen for å vokse fort, men lederulven lever. Se hva rivalen gjør.
guide-age-of-the-wolf-hunger-hint = Å streife er gratis. Blir du spurt hvem som sulter i hjel, så velg ulvene uten lederulven.
guide-age-of-the-wolf-raid = Vinn en kamp, hvor du vil. Mot ulver kaster begge flokkene, og hver ganger terningen sin med sine egne ulver; står det likt, kastes det på nytt. La fem ulver bli ved hvert hi.
guide-age-of-the-wolf-raid-done = Seier! Slåtte ulver trekker seg tilbake til en av sine egne naboregioner, og de den ikke har mat til, dør.
guide-age-of-the-wolf-raid-hint = Knappene viser sjansene dine. Mot de få grønne ulvene på Oremyra er ti av dine nok.
guide-age-of-the-wolf-play-on = De andre kortene dine venter på sitt øyeblikk: Pek på et for å se hva det gjør. Nå kan du alt: Ha fem ulver ved hvert hi, pass deg for rovdyr som jages inn i regionene dine, og vinn når en av turene dine begynner med fem hi!

## files

# Hva som er galt i en stilling eller en brettfil til Age of the Wolf. Ordene i filene står som de er.

# Stillingen: linjene
problem-age-march-form = { $line }: «{ $word }» er ikke en marsj som red-forest>red-ridge:15:lead.

# Stillingen: regioner
problem-age-fives = regions: ulvene i regionen { $region } må kunne deles på fem (A1.1).
problem-age-no-wolves = regions: { $region } holdes av en flokk uten ulver (A1.6).
problem-age-den-unguarded = regions: ingen vokter hiet i regionen { $region } (A6.3).
problem-age-no-rival = regions: angripere venter i regionen { $region }, men det er ingen rival der (A4.3).
problem-age-more-moved = regions: flere ulver har flyttet til { $region } enn det er der (A4.3).
problem-age-overfull = regions: { $region } har flere ulver og rovdyr enn bytteverdien rekker til (A3.6).
problem-age-predators = regions: det er { $found } rovdyr av slaget «{ $predator }»; i esken er det { $most } (A1.4).
problem-age-dealt-predators = regions: rovdyrene deles ut, ett til hver region (A2.2).
problem-age-start = regions: flokken på plass { $seat } står ikke slik den begynner (A2.1).
problem-age-wolves = regions: flokken på plass { $seat } har { $wolves } ulver; { $most } er det meste (A1.1).
problem-age-dens = regions: flokken på plass { $seat } har flere enn { $most } hi (A6.2).
problem-age-not-marched = regions: angripere venter et sted de ikke har marsjert til (A4.3).

# Stillingen: flokker
problem-age-cards = pack: det er { $found } kort «{ $card }»; i esken er det { $most } (A1.3).
problem-age-hand = pack: plass { $seat } har flere enn { $limit } kort på hånden (A3.7).
problem-age-dealt-hands = pack: kortene deles ut ett og ett, fra startspilleren (A2.3).
problem-age-homes = pack: hver flokk må ha sin egen startregion (A2.1).
problem-age-out = pack: flokken på plass { $seat } er ute når den ikke har ulver, og bare da (A9.2).
problem-age-out-cards = pack: flokken på plass { $seat } er ute og har kort på hånden (A9.2).
problem-age-lead-lost = pack: lederulven på plass { $seat } kommer straks tilbake (A9.1).
problem-age-lead-alone = pack: lederulven på plass { $seat } er et sted der flokken ikke har ulver (A9.1).

# Stillingen: turen
problem-age-not-begun = turn: den første runden har ikke begynt ennå (A2).
problem-age-dealt-regions = turn: hver region har allerede rovdyret sitt (A2.2).
problem-age-dealt-cards = turn: utdelingen teller flere kort enn det er (A2.3).
problem-age-rounds = turn: et spill har 1 til { $limit } runder (A9.3).
problem-age-last-pack = turn: den siste flokken i live har vunnet (A9.2).
problem-age-out-acts = turn: en flokk som er ute, kan ikke handle (A9.2).
problem-age-stage-step = turn: stadiet «{ $stage }» hører ikke til dette trinnet (A3).
problem-age-moves = turn: forflyttinger gjøres én og én i trinn 2 (A3.2, A8.3).
problem-age-built = turn: før trinn 4 er det ikke bygget noe hi (A3.4).
problem-age-battles = turn: det er færre marsjer enn utkjempede kamper (A3.3).
problem-age-march = turn: ulver marsjerer fem om gangen, til tilstøtende regioner (A4.1).
problem-age-lead-not-marched = turn: lederulven venter et sted den ikke har marsjert til (A4.1).
problem-age-nothing = turn: det er ingenting å bestemme på stadiet «{ $stage }».
problem-age-rolls = turn: kastene passer ikke til hvem som skal kaste (A5.2).
problem-age-no-reroll = turn: ingen der kan kaste på nytt (A5.2).

# Brettfilen
problem-age-no-entry = { $where }: det er ingen oppføring for { $seats } flokker, for eksempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flokker må ha minst like mange farger, alle ulike.
problem-age-predator-worth = { $where }: et rovdyr er verdt minst 1 (A1.4).
problem-age-predator-sorts = { $where }: [predators] har { $found } forskjellige rovdyr; høyst { $most } kan skilles fra hverandre.
problem-age-shape = { $where }: en region tegnes med «ring» eller med «outline», én av dem.
problem-age-ring = { $where }: «ring» må være indre og ytre radius fra 0 til { $most }, så første og siste grad, begge par stigende, ikke { $found }.
problem-age-outline-reach = { $where }: «outline»: koordinatene går fra -{ $most } til { $most }.
problem-age-outline-area = { $where }: «outline» må ha minst tre hjørner og et areal.
problem-age-regions = { $where }: et brett har 2 til { $most } regioner, ikke { $found }.
problem-age-id = { $where }: id-en «{ $id }» må bestå av små bokstaver, sifre og «-».
problem-age-id-taken = { $where }: en region kan ikke ha id-en «{ $id }»: i stillingsfiler betyr ordet noe annet.
problem-age-id-twice = { $where }: id-en «{ $id }» forekommer to ganger.
problem-age-border-unknown = { $where }: { $region }: «{ $other }» er ingen annen region å dele { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} nevnes to ganger.
problem-age-border-one-sided = { $where }: { $region } nevner { $border ->
    [land] en landegrense
   *[channels] en vannforbindelse
} med { $other }, men ikke omvendt.
problem-age-channels = { $where }: det er { $found } vannforbindelser; det er plass til høyst { $most }.
problem-age-channel-coast = { $where }: { $region } har en vannforbindelse, men ingen kyst (A1.5).
problem-age-start-region = { $where }: flokken «{ $colour }» må ha én startregion, ikke { $found }.
problem-age-apart = { $where }: { $region } kan ikke nås fra { $start }, verken over land eller vannforbindelser.
problem-age-poor = { $where }: { $region }: det er flere regioner med bytteverdi { $prey } eller lavere enn rovdyr som er verdt så lite: { $found } (A2.2).
problem-age-five = { $where }: lederulven og et kull teller som fem ulver (A1.1, A3.1).
problem-age-predator-count = { $where }: det kan telles høyst { $most } rovdyr av ett slag.

## terminal

terminal-age-legend = bytte ≈ kyst · 1:25L 25 ulver for plass 1 med lederulven · ▲ hi · ⚔ angripere før kampen · en bjørn = n: rovdyr og hva de er verdt · ~ vannforbindelse, ❄ frosset · -tundra: tundraen i samme farge som raden
terminal-age-values = rovdyr ved dette bordet: menneske { $human }, tiger { $tiger }, bjørn { $bear }
terminal-age-values-ours = rovdyr ved dette bordet: menneske { $human }, tiger { $tiger }, bjørn { $bear } (våre egne verdier)
terminal-age-board = Dette er { $board }.
terminal-age-region = region
terminal-age-prey = bytte
terminal-age-there = hvem er der
terminal-age-borders = grenser til
terminal-age-dens = hi: { $dens } av { $goal }
terminal-age-wolves = ulver: { $wolves }, { $supply } til i forrådet
terminal-age-fallen = falt
