### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Age of the Wolf
pitch-age-of-the-wolf = Jag rovdyr bort, kryds det frosne hav, og byg fem huler før de andre flokke. Én terning og skjulte kort på hånden.
wins-age-of-the-wolf = Begynd en tur med fem huler, eller bliv den sidste flok i live.
picture-age-of-the-wolf = Spillepladen i Age of the Wolf med flokke, der flytter
note-age-of-the-wolf-board = Spillepladen, dens foderværdier og rovdyrenes værdier er vores egen rekonstruktion, ikke de trykte. Ejere af spillet kan indlæse deres spilleplade fra en fil.
role-age-of-the-wolf = Flok { $number }
option-age-of-the-wolf-ring = Spilleplade
option-age-of-the-wolf-ring-help = Hele spillepladen som i bogen, eller en mindre med én sektor pr. flok.
option-age-of-the-wolf-ring-packs = én sektor pr. flok
option-age-of-the-wolf-ring-four = hele spillepladen, fire sektorer
option-age-of-the-wolf-packs = Flokke
option-age-of-the-wolf-packs-help = Hvordan flokkene fordeles.
option-age-of-the-wolf-packs-chosen = vælges i pladsernes rækkefølge
option-age-of-the-wolf-packs-dealt = deles ud tilfældigt
option-age-of-the-wolf-packs-seats = efter plads
option-age-of-the-wolf-dens = Hulens plads
option-age-of-the-wolf-dens-help = Hvor tyve ulve må bygge en hule: Ét sted i bogen står der »i et nyt område«, et andet »i et område«.
option-age-of-the-wolf-dens-any = et hvilket som helst af deres områder
option-age-of-the-wolf-dens-entered = et område, de er gået ind i i samme tur
option-age-of-the-wolf-dens-a-turn = Huler pr. tur
option-age-of-the-wolf-dens-a-turn-help = Hvor mange huler en flok må bygge i en tur.
option-age-of-the-wolf-dens-a-turn-one = én
option-age-of-the-wolf-dens-a-turn-any = så mange, man vil
option-age-of-the-wolf-details = Enkeltheder
option-age-of-the-wolf-details-help = Punkter, hvor version 1 af vores regler afveg fra bogen.
option-age-of-the-wolf-details-printed = som i bogen
option-age-of-the-wolf-details-version-1 = som i version 1
option-age-of-the-wolf-round-limit = Rundegrænse
option-age-of-the-wolf-round-limit-help = Spillet slutter efter denne runde, og flokken med flest huler vinder.
option-age-of-the-wolf-board = Egen spilleplade
option-age-of-the-wolf-board-help = En fil med dine egne områder og vandforbindelser.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Runde { $round } af { $limit }, { $who } har turen
age-seat = { $who }
age-place = { $name }
age-start-place = { $colour ->
    [red] { $name }: rød flok
    [green] { $name }: grøn flok
    [blue] { $name }: blå flok
   *[yellow] { $name }: gul flok
}
age-region = { $coast ->
    [yes] { $name } ({ $region }): foderværdi { $prey }, kyst
   *[no] { $name } ({ $region }): foderværdi { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): foderværdi { $prey }, kyst, { $things }
   *[no] { $name } ({ $region }): foderværdi { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } ulve, lederulven medregnet ({ $who })
   *[no] { $wolves } ulve ({ $who })
}
age-attackers = { $lead ->
    [yes] angrebet af { $wolves } ulve, lederulven medregnet ({ $who })
   *[no] angrebet af { $wolves } ulve ({ $who })
}
age-den = en hule
age-predators = { $predators }, værdi { $worth }
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
       *[other] { $count } bjørne
    }
}
age-card-group = { $thing ->
    [scare] { $count } × Skræm bort
    [breed] { $count } × Ekstra ulve
    [extra] { $count } × Ekstra træk
   *[freeze] { $count } × Frossent hav
}
age-surplus = { $surplus } ulve for mange: De sulter ihjel i slutningen af turen
age-starve = { $surplus } sulter ihjel
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } ulve sulter ihjel: { $places }
age-harm = { $end ->
    [out] { $wolves } ulve sulter ihjel, og din flok er ude af spillet
    [lead] { $wolves } ulve sulter ihjel, blandt dem lederulven: { $places }
   *[some] { $wolves } ulve sulter ihjel: { $places }
}
age-harm-perish = De slagne ulve { $at-in } dør
age-harm-lead = Lederulven dør
age-decides = { $who } bestemmer: { $at }
age-chance = { $chance } %
age-chance-on-button = { $chance } % for sejr
age-channel = Åbent vand mellem { $first } og { $second }
age-channel-frozen = Is mellem { $first } og { $second } indtil slutningen af turen
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Skræm bort
    [breed] Ekstra ulve
    [extra] Ekstra træk
   *[freeze] Frossent hav
}
age-card-does = { $card ->
    [scare] Skræm bort: Alle rovdyr i ét område, dit eget eller et, der støder op til dit, flygter til et tilstødende område, du vælger
    [breed] Ekstra ulve: Læg fem ulve til ved hver af dine huler
    [extra] Ekstra træk: én flytning mere før kampene
   *[freeze] Frossent hav: Du kan krydse én vandforbindelse indtil slutningen af din tur
}
age-card-held = { $does } ({ $count } på hånden)
age-amount = { $wolves } ulve
age-sea = ud i havet
age-with-lead = med lederulven
age-without-lead = uden lederulven

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Glødeskoven
    .in = i Glødeskoven
age-name-red-tundra = Askestranden
    .in = på Askestranden
age-name-red-steppe = Rønnesletten
    .in = på Rønnesletten
age-name-red-ridge = Flinteåsen
    .in = på Flinteåsen
age-name-red-mountain = Kobberfjeldene
    .in = i Kobberfjeldene
age-name-red-lowland = Elgengene
    .in = på Elgengene
age-name-red-island = Sælskæret
    .in = på Sælskæret
age-name-green-forest = Moslavningen
    .in = i Moslavningen
age-name-green-tundra = Lavkysten
    .in = på Lavkysten
age-name-green-steppe = Birkesteppen
    .in = på Birkesteppen
age-name-green-ridge = Ellesumpen
    .in = i Ellesumpen
age-name-green-mountain = Fyrreklipperne
    .in = på Fyrreklipperne
age-name-green-lowland = Urokselandet
    .in = i Urokselandet
age-name-green-island = Hejreøen
    .in = på Hejreøen
age-name-blue-forest = Frostskoven
    .in = i Frostskoven
age-name-blue-tundra = Rimfrostmarken
    .in = på Rimfrostmarken
age-name-blue-steppe = Pilesletten
    .in = på Pilesletten
age-name-blue-ridge = Skiferkløften
    .in = i Skiferkløften
age-name-blue-mountain = Stormtinderne
    .in = på Stormtinderne
age-name-blue-lowland = Rensdyrdalen
    .in = i Rensdyrdalen
age-name-blue-island = Hvalrosklippen
    .in = på Hvalrosklippen
age-name-yellow-forest = Ravheden
    .in = på Ravheden
age-name-yellow-tundra = Stormodden
    .in = på Stormodden
age-name-yellow-steppe = Starprærien
    .in = på Starprærien
age-name-yellow-ridge = Okkerklinten
    .in = på Okkerklinten
age-name-yellow-mountain = Hornstensbakkerne
    .in = i Hornstensbakkerne
age-name-yellow-lowland = Bisonlavningen
    .in = i Bisonlavningen
age-name-yellow-island = Mågeøen
    .in = på Mågeøen

# Packs
age-dens = { $dens } af { $goal } huler, der kræves for at vinde
age-out = ude af spillet
age-on-turn = har turen
age-lead-in = Lederulv: { $at }
age-colour = { $colour ->
    [red] rød
    [green] grøn
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } ulve på spillepladen, { $supply } mere i forrådet
age-region-count = { $regions ->
    [one] { $regions } område kontrolleres
   *[other] { $regions } områder kontrolleres
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hånden
   *[other] { $hand } kort på hånden
}
age-dens-left = { $left } af { $all } huler tilbage at bygge
age-own = Din flok
age-own-hand = Dine kort

# The strip above the table
age-turn = Tur: { $who }
age-round = Runde { $round } af { $limit }
age-stage-start = Flokkene fordeles
age-stage-first = Startspilleren vælges ved lodtrækning
age-stage-predators = Rovdyrene deles ud
age-stage-cards = Kortene deles ud
age-stage-over = Spillet er slut
age-step = { $step ->
    [move] Flyt
    [battle] Kamp
    [den] Hule
    [roam] Migrer
    [cull] Sult
   *[draw] Kort
}
age-fight = Kamp { $at-in }: { $strength } mod { $against }
age-piles = { $deck } kort i bunken; brugt: { $cards }
age-none = ingen
age-rebuilt =
    Vores egen spilleplade,
    ikke den trykte

# Actions
age-do-first = Træk lod om startspilleren
age-do-predator = Læg et rovdyr
age-do-exchange = Byt rovdyr
age-do-draw = Træk
age-do-roll = Kast
age-do-litter = Kuld
age-do-move = Flyt
age-do-hunt = Kæmp mod rovdyrene
age-do-next = Næste trin
age-do-fight = Begynd kampen
age-do-reroll = Kast igen
age-do-keep = Behold kastet
age-do-retreat = Træk tilbage
age-do-perish = Lad dem dø
age-do-drive = Jag dem bort
age-do-leave = Lad dem være
age-do-withdraw = Flyt væk
age-do-stay = Bliv
age-do-lose = Mist ulve
age-do-lead = Ny lederulv for fem ulve
age-do-den = Byg en hule
age-do-roam = Migrer
age-do-end = Afslut turen
age-do-discard = Læg væk
age-do-start = Vælg en flok
age-play-card = { $card ->
    [scare] Skræm bort
    [breed] Ekstra ulve
    [extra] Ekstra træk
   *[freeze] Frossent hav
}
age-brief-card = Kort: { $card }

# Questions
age-ask-lead-wolf = Med lederulven eller uden den?
age-ask-amount = Hvor mange ulve?
age-ask-move-1 = Fra hvilket område flytter de?
age-ask-move-2 = Til hvilket område flytter de?
age-ask-roam-1 = Fra hvilket område migrerer de?
age-ask-roam-2 = Til hvilket af dine områder migrerer de?
age-ask-hunt-1 = Hvor kæmper du mod rovdyrene?
age-ask-den-1 = Hvor bygger du hulen?
age-ask-scare-1 = Fra hvilket område skræmmer du rovdyrene bort?
age-ask-scare-2 = Hvor flygter de hen?
age-ask-freeze-1 = Hvilken vandforbindelse fryser du indtil slutningen af din tur?
age-ask-discard-1 = Hvilket kort lægger du væk?
age-ask-drive-1 = Hvor jager du dem hen?
age-ask-retreat-1 = Til hvilket af dine områder trækker de sig tilbage?
age-ask-withdraw-1 = Til hvilket af dine områder flyttes de væk?
age-ask-lead-1 = Hvor erstatter den nye lederulv fem ulve?
age-ask-litter-1 = Hvilken hule får sit kuld?
age-ask-start-1 = Hvilken flok er din?
age-open-start = Vælg din flok ud fra dens startområde.
age-open-first = Startspilleren vælges ved lodtrækning.
age-open-predators = Rovdyrene deles ud.
age-open-cards = Kortene deles ud.
age-open-draw = Et kort trækkes.
age-open-roll = Terningen kastes.
age-open-over = Spillet er slut.
age-open-litter = Der er kun { $left } ulve tilbage i dit forråd: Vælg, hvilken hule der får sit kuld.
age-open-reroll = Du har { $ours } mod { $theirs } { $at-in }. Vil du kaste igen eller beholde kastet?
age-open-retreat = Dine ulve { $at-in } er slået. Vælg, hvor de trækker sig tilbage til, eller lad dem dø.
age-open-drive = Jag rovdyrene bort fra { $at }, eller lad dem være.
age-open-withdraw = { $at } kan ikke brødføde alle: Flyt op til { $debt } ulve væk, eller bliv, og mist { $debt }.
age-open-lose = { $debt } af dine ulve { $at-in } sulter ihjel. Dør lederulven med dem?
age-open-lead = Du har mistet din lederulv. Vælg, hvor en ny erstatter fem af dine ulve.
age-open-discard = Du har ét kort for meget: Læg et væk, eller spil et af dem, der kan spilles.
age-open-moved = Du har flyttet. Spil et kort, eller gå videre til næste trin.
age-open-move = { $more ->
    [0] Flyt en flok, kæmp mod rovdyr, eller spil et kort.
    [one] Flyt en flok, kæmp mod rovdyr, eller spil et kort; derefter kommer { $more } flytning til.
   *[other] Flyt en flok, kæmp mod rovdyr, eller spil et kort; derefter kommer { $more } flytninger til.
}
age-open-battle = Begynd kampen, eller spil et kort først.
age-open-den = Byg en hule, spil et kort, eller gå videre til næste trin.
age-open-roam = Lad ulve migrere, spil et kort, eller afslut turen.
age-open-roam-no-den = Ingen hule nu: Den kræver { $wolves } ulve i ét område. Migrer, spil et kort, eller afslut turen.
age-open-roam-no-new-den = Ingen hule nu: Den kræver { $wolves } ulve i et område, du gik ind i denne tur. Migrer, spil et kort, eller afslut turen.

# What happened
age-log-first = { $who } begynder.
age-log-predator = { $predator ->
    [human] Et menneske kommer til { $at }.
    [tiger] En tiger kommer til { $at }.
   *[bear] En bjørn kommer til { $at }.
}
age-log-replace = { $predator ->
    [human] { $at }: Rovdyret er mere værd end foderværdien og byttes ud med et menneske.
    [tiger] { $at }: Rovdyret er mere værd end foderværdien og byttes ud med en tiger.
   *[bear] { $at }: Rovdyret er mere værd end foderværdien og byttes ud med en bjørn.
}
age-log-exchange = Rovdyrene { $at-in } og { $with-in } bytter plads.
age-log-start = { $colour ->
    [red] { $who } har den røde flok og begynder { $at-in }.
    [green] { $who } har den grønne flok og begynder { $at-in }.
    [blue] { $who } har den blå flok og begynder { $at-in }.
   *[yellow] { $who } har den gule flok og begynder { $at-in }.
}
age-log-refill = De brugte kort ({ $cards }) bliver til bunken igen.
age-log-turn = Runde { $round }: { $who } har turen.
age-log-litter = { $who } får { $wolves } nye ulve { $at-in }.
age-log-move = { $lead ->
    [yes] { $who } flytter { $wolves } ulve, lederulven medregnet, { $from } → { $to }.
   *[no] { $who } flytter { $wolves } ulve, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } migrerer med { $wolves } ulve, lederulven medregnet, { $from } → { $to }.
   *[no] { $who } migrerer med { $wolves } ulve, { $from } → { $to }.
}
age-log-hunt = { $who } kæmper mod rovdyrene { $at-in }.
age-log-roll = { $who } kaster { age-face }: { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: Begge sider er lige stærke og kaster igen.
age-log-battle-pack = { $won ->
    [yes] { $who } besejrer { $rival } { $at-in }, { $strength } mod { $against }.
   *[no] { $who } taber til { $rival } { $at-in }, { $strength } mod { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } besejrer rovdyrene { $at-in }, { $strength } mod { $against }.
   *[no] { $who } kan ikke hamle op med rovdyrene { $at-in }, { $strength } mod { $against }.
}
age-log-go-back = { $who } går tilbage fra { $from } til { $to }.
age-log-retreat = { $who } trækker sig tilbage med { $wolves } ulve fra { $from } til { $to }.
age-log-withdraw = { $who } flytter { $wolves } ulve væk fra { $from } til { $to }.
age-log-drive = { $who } jager { $predators } fra { $from } til { $to }.
age-log-drive-sea = { $who } jager { $predators } fra { $from } ud i havet.
age-log-starve = { $predator ->
    [human] Et menneske sulter ihjel { $at-in }.
    [tiger] En tiger sulter ihjel { $at-in }.
   *[bear] En bjørn sulter ihjel { $at-in }.
}
age-log-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulve { $at-in }, blandt dem lederulven.
   *[no] { $who } mister { $wolves } ulve { $at-in }.
}
age-log-den = { $who } bygger en hule { $at-in }.
age-log-den-lost = { $who } mister hulen { $at-in }.
age-log-lead = { $who } får en ny lederulv { $at-in }.
age-log-card = { $card ->
    [scare] { $who } spiller kortet »Skræm bort«.
    [breed] { $who } spiller kortet »Ekstra ulve«.
    [extra] { $who } spiller kortet »Ekstra træk«.
   *[freeze] { $who } spiller kortet »Frossent hav«.
}
age-log-freeze = { $who } fryser vandet mellem { $first } og { $second }.
age-log-draw = { $who } trækker et kort.
age-log-draw-known = { $card ->
    [scare] { $who } trækker kortet »Skræm bort«.
    [breed] { $who } trækker kortet »Ekstra ulve«.
    [extra] { $who } trækker kortet »Ekstra træk«.
   *[freeze] { $who } trækker kortet »Frossent hav«.
}
age-log-discard = { $card ->
    [scare] { $who } lægger kortet »Skræm bort« væk.
    [breed] { $who } lægger kortet »Ekstra ulve« væk.
    [extra] { $who } lægger kortet »Ekstra træk« væk.
   *[freeze] { $who } lægger kortet »Frossent hav« væk.
}
age-log-out = { $who } er ude af spillet.
age-log-out-cards = { $who } er ude af spillet og lægger { $cards } væk.
age-log-over = { $reason ->
    [dens] { $who } begynder turen med mindst fem huler og vinder.
    [last-pack] { $who } er den sidste flok i live og vinder.
   *[round-limit] Sidste runde er slut: Flokken med flest huler vinder.
}
age-narrated-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulve { $at-in }, blandt dem lederulven: Byttet dér kan ikke brødføde dem.
   *[no] { $who } mister { $wolves } ulve { $at-in }: Byttet dér kan ikke brødføde dem.
}
age-narrated-out = { $who } er ude af spillet: Der er ingen ulve tilbage i flokken.
age-narrated-out-yours = Din sidste ulv er faldet: Din flok er ude af spillet.

# The end of a game
ending-age-of-the-wolf-dens = En flok begyndte sin tur med mindst fem huler på spillepladen.
ending-age-of-the-wolf-last-pack = Kun én flok er i live.
ending-age-of-the-wolf-round-limit = Sidste runde er slut. Flest huler vinder, så flest områder, så flest ulve.
part-age-of-the-wolf-win = Sejr
part-age-of-the-wolf-dens = Huler
part-age-of-the-wolf-regions = Områder
part-age-of-the-wolf-wolves = Ulve

## reasons

reason-age-of-the-wolf-chance-only = kun programmet kaster, trækker og deler ud
reason-age-of-the-wolf-chance-other = noget andet deles ud eller kastes nu: »{ $due }«
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] mennesket er mere værd end områdets foderværdi
    [tiger] tigeren er mere værd end områdets foderværdi
   *[bear] bjørnen er mere værd end områdets foderværdi
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] der er intet menneske tilbage at lægge
    [tiger] der er ingen tiger tilbage at lægge
   *[bear] der er ingen bjørn tilbage at lægge
}
reason-age-of-the-wolf-exchange-not-due = to områder bytter kun rovdyr, når ingen af de tilbageværende passer
reason-age-of-the-wolf-exchange-due = ingen af de tilbageværende rovdyr passer, så to områder bytter deres
reason-age-of-the-wolf-exchange-unfit = de to rovdyr ville ikke passe efter et bytte
reason-age-of-the-wolf-start-taken = flokken fra { $region } er allerede taget
reason-age-of-the-wolf-start-of-nobody = ingen flok begynder { $region-in }
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] der er intet kort »Skræm bort« tilbage i bunken
    [breed] der er intet kort »Ekstra ulve« tilbage i bunken
    [extra] der er intet kort »Ekstra træk« tilbage i bunken
   *[freeze] der er intet kort »Frossent hav« tilbage i bunken
}
reason-age-of-the-wolf-movement-made = du har allerede lavet din flytning; kortet »Ekstra træk« giver én til
reason-age-of-the-wolf-movement-over = flytninger hører til trin 2, som er forbi
reason-age-of-the-wolf-fight-later = kampene kommer efter alle flytninger: vælg »{ age-do-next }«
reason-age-of-the-wolf-fight-first = udkæmp først kampen { $battle-in }: vælg »{ age-do-fight }«
reason-age-of-the-wolf-fight-over = alle turens kampe er udkæmpet
reason-age-of-the-wolf-fight-elsewhere = kampe udkæmpes i flytningernes rækkefølge: { $battle } er den næste
reason-age-of-the-wolf-den-later = huler bygges i trin 4, efter kampene
reason-age-of-the-wolf-den-over = huler bygges i trin 4, som er forbi
reason-age-of-the-wolf-roam-later = ulve migrerer i trin 5, efter kampe og huler
reason-age-of-the-wolf-end-later = turen slutter efter trin 5: udkæmp kampene, eller vælg »{ age-do-next }«
reason-age-of-the-wolf-next-is-end = at migrere er det sidste trin, du bestemmer over: vælg »{ age-do-end }«
reason-age-of-the-wolf-litter-not-asked = kuld kommer automatisk, så længe forrådet rækker
reason-age-of-the-wolf-reroll-not-asked = du har intet kast at gøre om eller beholde
reason-age-of-the-wolf-retreat-not-asked = du har ikke tabt en kamp som forsvarer
reason-age-of-the-wolf-drive-not-asked = du har ikke lige slået nogen rovdyr
reason-age-of-the-wolf-withdraw-not-asked = ingen rovdyr er jaget ind i et af dine områder
reason-age-of-the-wolf-lose-not-asked = du behøver ikke vælge, hvilke ulve du mister
reason-age-of-the-wolf-lead-not-asked = du har ikke mistet din lederulv
reason-age-of-the-wolf-discard-not-asked = du lægger kun kort væk efter at have trukket, og kun hvis du har flere end { $limit }
reason-age-of-the-wolf-start-not-asked = flokkene vælges, før spillet begynder
reason-age-of-the-wolf-litter-first = vælg først, hvilke huler der får et kuld
reason-age-of-the-wolf-reroll-first = bestem dig først for kastet: »{ age-do-reroll }« eller »{ age-do-keep }«
reason-age-of-the-wolf-retreat-first = vælg først, hvor dine ulve trækker sig tilbage til, eller »{ age-do-perish }«
reason-age-of-the-wolf-drive-first = vælg først, hvor rovdyrene jages hen, eller »{ age-do-leave }«
reason-age-of-the-wolf-withdraw-first = vælg først, hvor mange ulve der flyttes væk, eller »{ age-do-stay }«
reason-age-of-the-wolf-lose-first = vælg først, hvilke { $debt } ulve { $place-in } du mister
reason-age-of-the-wolf-lead-first = vælg først, hvor din lederulv kommer tilbage
reason-age-of-the-wolf-discard-first = læg først et kort væk, eller spil et af dem, der kan spilles
reason-age-of-the-wolf-start-first = vælg først din flok
reason-age-of-the-wolf-pack-not-here = du har ingen ulve { $region-in }
reason-age-of-the-wolf-pack-not-in-fives = ulve flytter fem ad gangen: 5, 10, 15 og så videre, ikke { $amount }
reason-age-of-the-wolf-pack-too-large = du har { $wolves } ulve { $region-in }, ikke { $amount }
reason-age-of-the-wolf-pack-has-moved = kun { $fresh } ulve { $region-in } kan stadig flytte uden lederulven
reason-age-of-the-wolf-lead-not-here = din lederulv er ikke { $here-in }
reason-age-of-the-wolf-lead-has-moved = din lederulv er allerede flyttet i denne tur
reason-age-of-the-wolf-move-too-far = { $to } støder ikke op til { $region }
reason-age-of-the-wolf-channel-not-frozen = vandforbindelsen fra { $region } til { $to } er ikke frossen
reason-age-of-the-wolf-move-into-own = du kontrollerer allerede { $to }: dertil kommer ulve kun ved at migrere
reason-age-of-the-wolf-follow-without-foe = endnu en flok må kun følge efter til { $to }, mens der er en fjende
reason-age-of-the-wolf-move-nowhere = ingen ulve kan flytte sådan
reason-age-of-the-wolf-hunt-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-hunt-nothing = der er ingen rovdyr { $region-in }
reason-age-of-the-wolf-hunt-again = du kæmper allerede { $region-in } i denne tur
reason-age-of-the-wolf-hunt-nowhere = der er ingen rovdyr at kæmpe mod i dine områder
reason-age-of-the-wolf-roam-into-new = ulve migrerer kun mellem områder, du kontrollerer; du kontrollerer ikke { $to }
reason-age-of-the-wolf-roam-nowhere = ingen ulve kan migrere sådan
reason-age-of-the-wolf-retreat-into-foreign = ulve trækker sig kun tilbage til et område, de kontrollerer; de kontrollerer ikke { $to }
reason-age-of-the-wolf-retreat-too-far = { $to } støder ikke op til { $place }
reason-age-of-the-wolf-ice-of-another = isen mellem { $place } og { $to } bærer kun den flok, der har lagt den
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kyst, så rovdyr kan ikke jages ud i vandet
reason-age-of-the-wolf-flight-too-far = { $to } har ingen landegrænse til { $origin }, og rovdyr krydser ikke vand
reason-age-of-the-wolf-withdraw-into-foreign = ulve flyttes kun væk til et område, de kontrollerer; de kontrollerer ikke { $to }
reason-age-of-the-wolf-withdraw-too-far = { $to } støder ikke op til { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } kan kun brødføde { $room } ulve mere
reason-age-of-the-wolf-withdraw-too-many = kun overskuddet på { $debt } ulve må flyttes væk
reason-age-of-the-wolf-withdraw-needs-lead = så mange ulve kan ikke flyttes væk uden lederulven
reason-age-of-the-wolf-lose-elsewhere = du mister ulve { $place-in } nu
reason-age-of-the-wolf-lose-amount = du skal miste præcis { $debt } ulve
reason-age-of-the-wolf-lead-elsewhere = du har ingen ulve { $region-in }, som lederulven kan erstatte
reason-age-of-the-wolf-litter-without-den = du har ingen hule { $region-in }
reason-age-of-the-wolf-litter-again = hulen { $region-in } har allerede fået sit kuld
reason-age-of-the-wolf-den-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-den-on-den = du har allerede en hule { $region-in }
reason-age-of-the-wolf-den-not-entered = en hule kræver et område, du er gået ind i i denne tur, og det er { $region } ikke
reason-age-of-the-wolf-den-too-few = en hule kræver { $needed } ulve, og du har { $wolves } { $region-in }
reason-age-of-the-wolf-card-not-in-hand = du har ikke kortet »{ age-card }«
reason-age-of-the-wolf-scare-nothing = der er ingen rovdyr { $region-in }
reason-age-of-the-wolf-scare-too-far = { $region } er hverken dit eller støder op til et område, du kontrollerer
reason-age-of-the-wolf-scare-nowhere = der er ingen rovdyr inden for rækkevidde
reason-age-of-the-wolf-breed-without-den = du har ingen hule på spillepladen
reason-age-of-the-wolf-breed-without-wolves = alle dine ulve er på spillepladen
reason-age-of-the-wolf-extra-too-late = »Ekstra træk« kan kun spilles i trin 2, som er forbi
reason-age-of-the-wolf-extra-too-early = lav din flytning først; kortet giver så én til
reason-age-of-the-wolf-extra-without-move = du ville ikke kunne lave en flytning mere
reason-age-of-the-wolf-freeze-again = vandforbindelsen { $channel } er allerede frossen
reason-age-of-the-wolf-freeze-too-late = ingen ulve flytter mere i denne tur, så frosset vand har ingen virkning
reason-age-of-the-wolf-freeze-nowhere = alle vandforbindelser er allerede frosne

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglerne for Age of the Wolf med vores egne ord, efter spillets regelhæfte på svensk, engelsk, finsk, dansk og norsk. Spillepladen, dens foderværdier og rovdyrenes værdier er vores egen rekonstruktion, da hæftet kun viser dem på billeder. Hvor hæftet lader noget stå åbent, eller dets sprog er uenige, siger en note, hvad vi har bestemt. Ejere af spillet kan spille på en spilleplade fra deres egen fil. Wolfden er uofficiel.

# A1
rule-a1 = Spillets dele
rule-a1-1 = To til fire spillere leder hver sin flok: den røde, grønne, blå eller gule. En flok har en lederulv, der tæller som 5 ulve, poletter til 170 ulve mere (10 × 5, 6 × 10, 4 × 15) og 6 huler. Ulve tælles altid fem ad gangen, og poletter må veksles når som helst. Mistede ulve går tilbage til deres floks forråd og kan fødes igen.
rule-a1-1-ruling = Hæftet har fire flokke og nævner intet antal spillere. At lederulven tæller som 5, følger af dens tilbagekomst, hvor den tager 5 ulves plads. Poletterne slipper aldrig op, så længe der er ulve tilbage i forrådet. Om mistede ulve siger hæftet, at de fjernes fra spillepladen; hvor en flok dør i kamp, tilføjer finsk »for altid«, svensk og norsk »helt«. Vi tager dem af spillepladen, ikke ud af spillet, da forrådet skal række til kuldene.
rule-a1-2 = Kampterningen har I på én side, II på fire og III på én.
rule-a1-2-ruling = Det svenske hæfte nævner seks sider: I, II, II, II, II, III. De fire andre sprog har kun fem, og sådan en terning findes ikke, så vi følger det svenske.
rule-a1-3 =
    Der er 28 fordelskort.
    | kort | antal
    | A, Skræm bort | 8
    | B, Ekstra ulve | 7
    | C, Ekstra træk | 5
    | D, Frossent hav | 8
rule-a1-4 =
    Rovdyrsrivalerne tilhører ingen.
    | rovdyr | antal | værdi
    | menneske | 5 | 30
    | tiger | 15 | 20
    | bjørn | 20 | 10
rule-a1-4-rebuilt = Hvor mange de er, står i hæftet. Hvad de er værd, er vores eget, da hæftet kun viser det på billeder; en ejers egen fil kan sige noget andet.
rule-a1-5 = Hvert område har en foderværdi: Så meget må ulve og rovdyr dér højst være værd tilsammen. Områder har landegrænser, og nogle har kyst. En vandforbindelse forbinder to kyster.
rule-a1-5-rebuilt = Hele spillepladen er vores egen: 7 områder i hver sektor rundt om et polarhav, med navne, grænser, kyster, vandforbindelser og foderværdier.
rule-a1-6 = Du kontrollerer et område, så længe du har ulve dér, alene eller sammen med rovdyr. Angribere kontrollerer ikke en anden floks område, før de har vundet det i kamp.
rule-a1-6-ruling = Hvor der både er ulve og rovdyr, siger alle sprog undtagen engelsk, at man også kæmper mod rovdyrene »for at tage kontrol«. Men ulve, der ikke besejrer dem, bliver sammen med dem (A5.6), og på alle sprog kan der være rovdyr i et område, du kontrollerer (A4.2). Altså er det kun andre ulve, der holder dig fra kontrollen.
rule-a1-7 = Områder med fælles landegrænse støder op til hinanden. Så længe en vandforbindelse er frossen, støder også dens to ender op til hinanden for den spiller, der frøs den (A8.4): for spillerens ulve og for rækkevidden af spillerens kort A. For andre flokke og for rovdyr tæller kun land.
rule-a1-7-ruling = Kort D lader »dig« bringe »dine« ulve over isen, så den bærer ingen andres. At kort A rækker over isen, er vores: Hvor dine ulve kan gå hen, kan de også skræmme.

# A2
rule-a2 = Forberedelser
rule-a2-1 = Hver spiller vælger en flok, i pladsernes rækkefølge. Der trækkes lod om, hvem der begynder, og spillet går med uret. Hver flok stiller sin lederulv, 20 ulve mere og en hule i sit startområde.
rule-a2-1-ruling = Hæftet nævner ingen rækkefølge for valget. Som valg for bordet, og med »Spil nu«, deles flokkene tilfældigt ud.
rule-a2-2 = Alle andre områder får hver ét tilfældigt rovdyr, også startområderne for flokke, som ingen spiller. Så byttes hvert rovdyr, der er mere værd end sit områdes foderværdi, med et tilfældigt af dem, der er tilovers, indtil alle passer.
rule-a2-2-ruling = På engelsk lægges et rovdyr, der ikke passer, væk og erstattes, på de andre sprog byttes det; her går det tilbage til dem, der er tilovers. Passer ingen af dem, bytter det plads med rovdyret i et andet område, så begge passer; det har hæftet ikke tænkt på.
rule-a2-3 = Hver spiller får 3 kort.
rule-a2-4 = Spillepladen er en ring af fire lige store sektorer, én pr. farve, uanset hvor mange flokke der spiller. Som valg for bordet, og med »Spil nu«, har den kun så mange sektorer, som der er flokke.
rule-a2-4-ruling = Hæftet lægger den samme spilleplade til alle og et rovdyr i hvert område, der er tilbage, så det er det sædvanlige her. Den mindre ring er vores egen, til kortere spil med to eller tre flokke.
rule-a2-4-rebuilt = Ringen og dens sektorer er vores egne.

# A3
rule-a3 = Turen
rule-a3-0 = Har du 5 eller flere huler på spillepladen, når din tur begynder, vinder du straks.
rule-a3-1 = Trin 1, kuld: Hvert område, hvor du har en hule, får 5 nye ulve, så længe dit forråd rækker.
rule-a3-1-ruling = Rækker forrådet ikke til alle huler, vælger du én ad gangen, hvilke der får et kuld. Hæftet siger ikke noget om det.
rule-a3-2 = Trin 2, flytning: Du laver én flytning (A4) eller ingen.
rule-a3-2-ruling = Listen over trinene siger, at du laver en flytning; kapitlet om flytning siger, at du kan vælge én af de to slags. En flok, der ikke kan lave nogen af dem, kunne ikke adlyde, så ingen skal.
rule-a3-3 = Trin 3, kampe (A5): De udkæmpes i flytningernes rækkefølge. I hvert område kæmper du først mod andre ulve, så mod rovdyr.
rule-a3-3-ruling = Rækkefølgen er vores; hæftet nævner ingen. Der bliver kamp, hvor en flytning endte, hvis der er en fjende, når det bliver kampens tur: Et kort kan have drevet fjenden væk eller en ny dertil.
rule-a3-4 = Trin 4, hule: Du må bygge en hule (A6).
rule-a3-5 = Trin 5, migrere: Ulve, der ikke har flyttet, må migrere mellem dine områder (A7).
rule-a3-6 = Trin 6, sult: I hvert af dine områder, hvor ulve og rovdyr tilsammen er mere værd end foderværdien, mister du ulve, indtil der er foder nok. Før dette trin må dine områder være overfyldte i din egen tur; kun hvor rovdyr jages ind (A5.8) eller ikke besejres (A5.6), gælder grænsen straks. Den, der mister ulve, nu eller ellers, vælger, om lederulven er blandt dem.
rule-a3-6-ruling = Hæftet siger ikke, hvem der vælger. På dansk beholder du lederulven, »så længe det går«, på svensk og norsk vil du det, på finsk kan det betale sig, på engelsk står der intet om det: Vi tager det som et råd, så du må også give afkald på den. Af de andre ulve dør først de, der har flyttet, og det er aldrig værre for dig. Lederulvens område kommer sidst, så en tabt lederulv vender tilbage til et område, der er på plads. Er rovdyrene alene for meget, dør alle ulve dér, og så forsvinder rovdyrene med lavest værdi.
rule-a3-7 = Trin 7, kort: Træk ét. Har du nu mere end 5, må du spille kort A og B, der stadig har virkning, i stedet for at lægge kort væk; derefter afgøres sulten (trin 6) én gang til. Læg så kort væk åbent, til du højst har 5. I din egen tur må du spille så mange kort, du vil: før en flytning, en kamp, et hulebyggeri eller en migrering, før du afslutter trin 5, og nu, men aldrig mellem et kast og slutningen på dets kamp.
rule-a3-7-ruling = Hæftet siger »når som helst«; her er tidspunkterne. Mere end 5 kort har man kun efter trækningen, så det, hæftet siger om at anvende »de ekstra kort«, gælder netop da. Om programmet holder pause for kort, afhænger af, hvor mange du har, aldrig af hvilke, så en pause røber intet.

# A4
rule-a4 = Flytning
rule-a4-1 = Enten flytter du 5 eller flere ulve, altid fem ad gangen, som én flok fra et område, du kontrollerer, til et tilstødende område, du ikke kontrollerer. Du vælger, om lederulven følger med. Du må forlade en hule ubevogtet, men så mister du den straks (A6.3).
rule-a4-2 = Eller du kæmper mod rovdyrene i ét område, du kontrollerer.
rule-a4-2-ruling = Fører et ekstra træk derefter ulve bort derfra, kæmper de, der bliver. Bliver ingen, er der ingen kamp.
rule-a4-3 = Hver ulv flytter kun én gang pr. tur. Spiller du »Ekstra træk«, kommer alle flytninger først og så alle kampe, også dem mod rovdyr i dit eget område (A4.2). Endnu en flok må kun følge efter til samme område, så længe en fjende er dér, og der kæmpes om hvert område én gang pr. tur, med alle dine ulve i det.
rule-a4-3-ruling = Kortet gentager trin 2 før trin 3, så kampen venter på begge flokke, og de kæmper som én. I hæftet er kampen mod rovdyr i et eget område selve flytningen; kun med »Ekstra træk« betyder det noget, at den venter: Du laver den anden flytning, før du ved, hvordan kampen ender. Uden fjende er området allerede dit, og så forbyder A4.1 at flytte ind.

# A5
rule-a5 = Kamp
rule-a5-1 = Din kampstyrke er dit kast gange dine ulve, der deltager: for angriberen alle ulve, der flyttede ind, for forsvareren alle ulve dér.
rule-a5-2 = Deltager din lederulv, må du kaste igen, når begge sider har kastet, og dit højeste kast gælder. Angriberen bestemmer og kaster først, så forsvareren, én gang hver pr. omgang.
rule-a5-2-ruling = Hæftet nævner ingen rækkefølge. Du bliver ikke spurgt, når et nyt kast ikke kan ændre resultatet; en ny omgang, når det står lige, giver ny ret til at kaste igen.
rule-a5-3 = Den højeste kampstyrke vinder. Er begge lige stærke, kaster I en omgang til.
rule-a5-4 = Besejrede angribere går tilbage dertil, hvor de kom fra, over en frossen vandforbindelse, hvis de kom den vej. Besejrede forsvarere må trække sig tilbage sammen til ét område, de kontrollerer, og som støder op over land; alt over foderværdien dør dér straks. Er der ikke sådan et område, eller vælger de det, dør alle. Hulen går tilbage til sin ejer.
rule-a5-4-ruling = Har to flokke angrebet, går hver tilbage dertil, hvor den kom fra. Forsvarere må også trække sig tilbage til et fyldt område eller til et, der er under angreb; angribere, der venter dér, tæller ikke med i dets grænse. En anden spillers is bærer dem ikke (A1.7). Er der kommet rovdyr til det område, angriberne går tilbage til, deler de det til trin 6.
rule-a5-5-ruling = På svensk, finsk, dansk og norsk fastsættes din kampstyrke efter den tidligere beskrivelse, og dertil hører det andet kast. Engelsk henviser her til trin 1, altså kun det første kast. Vi følger de fire.
rule-a5-5 = Rovdyr kaster ikke. Deres styrke er summen af deres værdier, og du skal overgå den. Også her lader lederulven dig kaste igen.
rule-a5-6 = Vinder du, må du jage dem alle sammen bort til ét tilstødende område (A5.8) eller lade dem være. Vinder du ikke, bliver de, og dine ulve bliver sammen med dem, men ulve, der ikke er foder nok til, dør straks.
rule-a5-7 = Hvor der er både ulve og rovdyr, kæmper du først mod ulvene, og mod rovdyrene kun, hvis du vinder.
rule-a5-8 = Rovdyr, der jages fra en kyst ud i vandet, er ude af spillet. Gør de et område overfyldt, afgøres det straks: I dit eget dør overskuddet af ulve. I en anden floks må ejeren først flytte ulve væk, højst overskuddet og alle til samme område, som skal støde op over land, være kontrolleret af ejeren og have plads; resten af overskuddet dør. Angribere, der venter dér, tæller ikke. Hvor der ingen ulve er, eller ingen er tilbage, forsvinder rovdyrene med lavest værdi, indtil der er foder nok til resten.
rule-a5-8-ruling = »Højst overskuddet« er vores: Svensk, dansk og norsk taler om ulvene, som du skal flytte, engelsk om nogle ulve, finsk om ulvene. At også et område uden ulve skæres ned, følger af kapitlet om foderværdi; kort A taler kun om områder, der allerede kontrolleres. Er modstanderens ulve borte fra et område, hvor angribere venter, skæres rovdyrene dér ned til foderværdien, og angriberne holder området og kæmper stadig mod dem.
rule-a5-9 = Rovdyr krydser aldrig en vandforbindelse, frossen eller ej.

# A6
rule-a6 = Huler
rule-a6-1 = Hvor du har 20 eller flere ulve og ingen hule, må du bygge en i trin 4, selv om foderværdien er lavere end 20. Du må bygge én hule pr. tur. Som valg for bordet skal det være et område, du er gået ind i i denne tur.
rule-a6-1-ruling = På alle sprog kræver listen over trinene 20 ulve i »et nyt område«, og det gør også det finske kapitel om huler; kapitlet på de fire andre kræver kun 20 ulve i et område. Det sædvanlige her følger kapitlet, valget følger listen, med »nyt« som i kapitlet om flytning. Hvor mange huler der må bygges pr. tur, siger hæftet ikke; et andet valg tillader, hvor mange man vil.
rule-a7-2-ruling = Ulve migrerer, hvis de ikke er flyttet i denne tur. En kamp på stedet flytter ingen, og at gå tilbage gør ikke en flytning ugjort; hæftet taler ikke om nogen af delene.
rule-a6-2 = Du må have én hule pr. område og 6 i alt.
rule-a6-3 = En hule med færre end 5 af ejerens ulve fjernes straks, uanset hvis tur det er.

# A7
rule-a7 = Migrere
rule-a7-1 = Ulve, der ikke har flyttet i denne tur, må flytte til ét tilstødende område, du kontrollerer, også over en frossen vandforbindelse. Hver må gøre det én gang, gruppe for gruppe, og et område, der tømmes, kontrolleres ikke længere. Der er ingen kamp.
rule-a7-2 = Ulve, der kæmpede mod rovdyr, hvor de stod, har ikke flyttet, men angribere, der gik tilbage, har. Nye ulve må flytte eller migrere.

# A8
rule-a8 = Fordelskort
rule-a8-1 = A, Skræm bort: Vælg et område, du kontrollerer, eller et, der støder op til det. Alle rovdyr dér flygter sammen til ét område, der støder op til deres, eller fra en kyst ud i vandet (A5.8).
rule-a8-1-ruling = Kortet nævner kun områder, der støder op til et, du kontrollerer. Vi lader også dit eget gælde, hvilket gør kortet lidt stærkere end det trykte: Ulve, der skræmmer rovdyr over en grænse, skræmmer også dem i deres eget område.
rule-a8-2 = B, Ekstra ulve: 5 nye ulve i hvert område, hvor du har en hule, som i A3.1.
rule-a8-2-ruling = Det danske hæfte taler om 5 poletter; dets egen overskrift og alle andre sprog siger 5 ulve.
rule-a8-3 = C, Ekstra træk: Efter din flytning laver du én til før kampene. Du må spille flere af disse kort, ét efter ét.
rule-a8-3-ruling = Det finske hæfte kalder kortet en ekstra tur, men teksten gentager kun trin 2, som på alle andre sprog.
rule-a8-4 = D, Frossent hav: Én vandforbindelse efter eget valg er frossen indtil slutningen af din tur, og dine ulve kan krydse den begge veje. Hvert kort fryser én forbindelse.
rule-a8-4-ruling = Det må være en hvilken som helst, der ikke er frossen endnu, uanset hvor dine ulve er. Begge veje: Norsk siger »én« retning og dansk »nogle«, men på alle sprog må du krydse igen og tilbage. Kortet skal spilles: Kun det finske kapitel om vand nøjes med, at du har det.
rule-a8-5 = Et kort må kun spilles, hvor det har virkning, og C kun i trin 2, efter en flytning. Spillede kort lægges til de brugte. Når bunkens sidste kort trækkes, bliver de brugte kort straks til en ny bunke.
rule-a8-5-ruling = Hæftet siger ikke noget om kort uden virkning. At komme af med kort hører til trin 7.
rule-a8-6 = Hvilke kort du har på hånden, er din hemmelighed; hvor mange du har, er åbent for alle.
rule-a8-6-ruling = De brugte kort og bunkens størrelse er også åbne.

# A9
rule-a9 = Lederulven, udgåede flokke og spillets slutning
rule-a9-1 = En tabt lederulv tager straks pladsen for 5 andre ulve i et område, som ejeren vælger, så antallet af ulve ændres ikke. Den regnes som flyttet, hvis de ulve havde flyttet.
rule-a9-1-ruling = Engelsk tillader et hvilket som helst af dine områder; svensk, finsk, dansk og norsk siger et andet. Vi tillader alle, ejeren kontrollerer. Den erstatter ulve, der ikke har flyttet, hvor der er nogen. Venter alle de ulve, ejeren har tilbage, på deres kamp, erstatter den nogle af dem, og taber de, går den tilbage med de første af dem.
rule-a9-2 = En flok uden ulve på spillepladen er ude: Dens huler fjernes, og dens kort lægges væk. Den sidste flok i live vinder straks.
rule-a9-2-ruling = Hæftet kender kun den sidste overlevende flok. At en flok uden ulve på spillepladen er ude, hvad den end har i forrådet, og lægger sine kort væk, er vores. Efter vinderen afgør huler, områder og ulve placeringen; flokke, der er ude, deler den sidste.
rule-a9-3 = Spillet slutter også efter runde 60, medmindre bordet har en anden grænse. En runde er forbi, når turen passerer startspillerens plads, og det afgøres før A3.0. Så vinder flest huler, så flest områder, så flest ulve; er alt lige, deles sejren.
rule-a9-3-ruling = Hæftet har ingen rundegrænse; et program har brug for en.

# A10
rule-a10 = Vores eksempler
rule-a10-intro = Hæftet giver kun den femte af disse situationer som eksempel (A10.5).
rule-a10-1 = Ved starten har du 25 ulve og en hule i dit startområde og 3 kort.
rule-a10-2 = Ti ulve kæmper mod en bjørn (10). Med I vinder de ikke, for 10 er ikke mere end 10; med II gør de.
rule-a10-3 = Står det lige mellem ulve, kastes der igen. Står det lige mod rovdyr, er det ikke en sejr.
rule-a10-4 = Du har 20 ulve i et område med foderværdi 15. Du bygger en hule i trin 4, og efter trin 6 har du 15 ulve. Hulen bliver stående.
rule-a10-5 = Du taber et angreb over en frossen vandforbindelse: Dine ulve går tilbage over isen. Isen smelter i slutningen af din tur.
rule-a10-6 = En tiger (20) skræmmes ind i en anden floks område med foderværdi 30 og 20 ulve. Ejeren beholder 10 dér og må flytte op til 10 væk til ét naboområde med plads.

# What the pictures show
picture-a1-5 = Spillepladen: områder med foderværdier, kyster og vandforbindelser rundt om havet.
picture-a2-1 = Et startområde: 25 ulve med deres lederulv og en hule.
picture-a3-6 = Tredive ulve, hvor byttet rækker til tyve: ti for mange, når turen slutter.
picture-a4-1 = Ti ulve går ind i naboområdet.
picture-a5-5 = Ti ulve mod en bjørn til 10, med deres chance for at vinde.
picture-a6-1 = Tyve ulve har bygget en hule.
picture-a8-4 = Vandforbindelsen er frossen og kan krydses.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begynd din tur med fem af dine huler på spillepladen, eller vær den sidste flok i live.
aid-age-of-the-wolf-turn = Din tur
aid-age-of-the-wolf-turn-1 = Hver af dine huler giver fem ulve i begyndelsen af din tur.
aid-age-of-the-wolf-turn-2 = Én flytning pr. tur: ulve, fem ad gangen, til et tilstødende område, du ikke kontrollerer, eller en kamp mod rovdyr i et område, du kontrollerer.
aid-age-of-the-wolf-turn-3 = Så kommer kampene i flytningernes rækkefølge: først mod ulve, derefter mod rovdyr.
aid-age-of-the-wolf-turn-4 = Med tyve ulve i et område, hvor du ingen hule har, må du bygge én; én pr. tur. Ved nogle borde skal du være gået ind i området i denne tur.
aid-age-of-the-wolf-turn-5 = Derefter må ulve, der ikke er flyttet, migrere mellem dine områder.
aid-age-of-the-wolf-turn-6 = I slutningen af din tur sulter de ulve ihjel, som et områdes foderværdi ikke rækker til.
aid-age-of-the-wolf-turn-7 = Kort: Skræm rovdyr bort, få ekstra ulve, lav et ekstra træk, frys en vandforbindelse. Træk ét i slutningen af hver tur, og behold højst fem; har du flere, må du stadig spille nogle.
aid-age-of-the-wolf-battle = Kampe
aid-age-of-the-wolf-battle-1 = Kampstyrke: terning (I, II, II, II, II, III) gange ulve. Med lederulven må du kaste igen, så behold den, så længe det går. Rovdyr har en fast værdi: Du skal over den.
aid-age-of-the-wolf-battle-2 =
    | rovdyr | menneske | tiger | bjørn
    | styrke | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Slagne forsvarere trækker sig tilbage til ét tilstødende område, de kontrollerer, eller dør; slagne angribere går tilbage. Ved samme styrke kastes der igen.
aid-age-of-the-wolf-battle-4 = Slår du rovdyr, må du jage dem alle til ét tilstødende område eller fra en kyst ud i havet.
aid-age-of-the-wolf-battle-5 = Rovdyrenes værdier og spillepladen er vores egen rekonstruktion; en ejers egen fil kan have andre.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = A, Skræm bort: Alle rovdyr i ét område, dit eget eller et, der støder op til dit, flygter sammen til et tilstødende område, du vælger, eller fra en kyst ud i havet (×8).
aid-age-of-the-wolf-cards-2 = B, Ekstra ulve: Læg fem ulve til ved hver af dine huler (×7).
aid-age-of-the-wolf-cards-3 = C, Ekstra træk: én flytning mere før kampene (×5).
aid-age-of-the-wolf-cards-4 = D, Frossent hav: Dine ulve kan krydse én vandforbindelse indtil slutningen af din tur (×8).
aid-age-of-the-wolf-end = Slutningen
aid-age-of-the-wolf-end-1 = Efter sidste runde (60, medmindre bordet har en anden grænse) vinder flest huler, så flest områder, så flest ulve.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] ulve, fem ad gangen
    [lead] lederulv, tæller for fem
    [den] hule
    [human] menneske
    [tiger] tiger
    [bear] bjørn
    [coast] kyst: herfra kan rovdyr jages ud i havet
    [channel] vandforbindelse
   *[ice] frossen vandforbindelse
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    Spillets regelhæfte fortæller ingen historie, men det gør dets dele. Op til fire ulveflokke deler et land af jord og koldt vand, hvor hvert område kun kan føde så og så mange dyr. Bjørne, tigre og nogle mennesker var der først, og de er ude efter det samme bytte.

    Der fødes unger ved hver hule, og snart er der flere ulve, end markerne omkring kan føde. Så drager de ud som flok, helst bag deres lederulv, for at drive rovdyr bort eller kæmpe mod en anden flok om dens marker. Den, der bliver drevet bort, er en ny mund at mætte i naboområdet, og i hård frost bærer selv havet ulve for en stund.

    En flok, der stadig vogter fem huler, når det bliver dens tur, har gjort tidsalderen til sin. Polarhavet og områdernes navne er vores egne; et frossent hav findes på et af kortene.
about-age-of-the-wolf-credits = Alt, hvad vi ved om spillet, er dets regelhæfte, ét hæfte på svensk, engelsk, finsk, dansk og norsk. Den tekst, vi har af det, nævner ingen spildesigner, ingen tegner, intet forlag og intet år, så ingen kan nævnes her.
about-age-of-the-wolf-advice-players = Råd til begyndere
about-age-of-the-wolf-advice-players-1 = Behold din lederulv, så længe du kan: Hvor den kæmper, må du kaste igen. Det er det eneste råd, hæftet giver; de andre er vores.
about-age-of-the-wolf-advice-players-2 = Efterlad fem ulve ved hver hule, ellers mister du den straks.
about-age-of-the-wolf-advice-players-3 = Dine områder må være overfyldte, til din tur slutter: Byg hulen først, lad sulten komme bagefter.
about-age-of-the-wolf-advice-players-4 = Jag rovdyr hen, hvor det gør ondt: til et område, der kun lige kan føde sine ulve.
about-age-of-the-wolf-advice-players-5 = Frossent hav åbner en vej, som ingen ellers behøver at regne med, og et slået angreb går tilbage over den samme is.

## guide

# Det første spil Age of the Wolf med guide, trin for trin.
guide-age-of-the-wolf-welcome = To flokke lever omkring et polarhav: Du leder den røde, en rival leder den grønne. Den første flok, der begynder en tur med fem huler, vinder. Du har én indtil nu og 30 ulve omkring den.
guide-age-of-the-wolf-larder = Hvert område kan kun brødføde så mange dyr, som dets tal siger. En tiger tæller 20, en bjørn 10, et menneske 30, og de var her først. Vil du have deres føde, må du jage dem bort.
guide-age-of-the-wolf-move = Du laver én flytning pr. tur: Ulve fra ét område går ind i naboområdet som én flok. Vælg hvorhen og hvor mange; hver knap viser din chance for at vinde. Mindst fem skal blive ved hulen.
guide-age-of-the-wolf-move-done = De er på vej. Hvor lederulven kæmper, må du kaste to gange.
guide-age-of-the-wolf-move-hint = Send 20 ulve med lederulven til Rønnesletten: Med 20 ulve kan du bygge en hule dér bagefter.
guide-age-of-the-wolf-battle = Nu kommer kampen. Din styrke er dine ulve gange terningen, som viser I, II eller III; de fleste sider viser II. Du skal over det, rovdyrene tæller: en tiger 20, en bjørn 10.
guide-age-of-the-wolf-battle-done = Du har vundet, og området er dit.
guide-age-of-the-wolf-battle-hint = Vælg »{ age-do-next }« for at begynde kampen. Hvor lederulven kæmper, må du kaste en gang til, og det højeste kast gælder.
guide-age-of-the-wolf-drive = Slagne rovdyr må et sted hen, og du bestemmer hvorhen: over på rivalens side eller i det mindste væk fra dine huler.
guide-age-of-the-wolf-drive-done = Væk med dem! Fra en kyst kunne du jage rovdyr ud i havet, og så kom de aldrig igen.
guide-age-of-the-wolf-drive-hint = Områderne på rivalens side er grønne. Urokselandet er et af dem.
guide-age-of-the-wolf-den = Med 20 ulve i et område må du bygge en hule dér, én pr. tur. Byg din anden.
guide-age-of-the-wolf-den-done = To huler! Hver af dem giver fem ulve, når din tur begynder.
guide-age-of-the-wolf-den-hint = Området, du lige har vundet, har ulve nok. Vælg det.
guide-age-of-the-wolf-close = Afslut din tur, så ingen sulter ihjel. Ulve, der ikke har flyttet, må først migrere mellem dine områder; hvert område kan kun brødføde så mange, som dets tal siger.
guide-age-of-the-wolf-close-done = Ingen sulter ihjel. Du trak et kort: Ingen andre ser, hvad du har på hånden. Følg nu den grønne flok.
guide-age-of-the-wolf-close-hint = Lad ulvene blive, hvor der er føde til dem. Ingen behøver migrere: Du kan bare afslutte turen.
guide-age-of-the-wolf-litters = En ny tur, og hver hule har givet fem ulve. Et område kan rumme flere, end det kan brødføde, indtil din tur slutter, men ikke længere.
guide-age-of-the-wolf-scare = Tid til et kort: »Skræm bort« jager rovdyr ind i naboområdet. Hvor der så er for mange munde, må ulve flytte væk. Vælg det sted, hvor det skader rivalen mest.
guide-age-of-the-wolf-scare-done = Ulve, der ikke kan flytte væk, sulter ihjel. Et kort i rette øjeblik er en kamp værd.
guide-age-of-the-wolf-scare-hint = Rivalens hule på Birkesteppen har fuldt hus. Jag bjørnen fra Flinteåsen lige derind.
guide-age-of-the-wolf-third-den = Byg nu endnu en hule i denne tur, hvor du vil. Du skal have 20 ulve dér: Flyt, vind kampen, jag rovdyrene bort, og byg.
guide-age-of-the-wolf-third-den-done = En hule mere! Begynder din tur med fem, har du vundet.
guide-age-of-the-wolf-third-den-hint = En bjørn tæller kun 10, så 20 ulve slår den med ethvert kast. Der er én i Kobberfjeldene.
guide-age-of-the-wolf-hunger = Afslut din tur. Migrerer ulve først, sulter måske færre. Sulter nogle ihjel, bestemmer du, om lederulven er blandt dem: Behold den!
guide-age-of-the-wolf-hunger-done = Sult er prisen for at vokse hurtigt, men lederulven lever. Se, hvad rivalen gør.
guide-age-of-the-wolf-hunger-hint = At migrere er gratis. Bliver du spurgt, hvem der sulter ihjel, så vælg ulvene uden lederulven.
guide-age-of-the-wolf-raid = Vind en kamp, hvor du vil. Mod ulve kaster begge flokke, og hver ganger sin terning med sine egne ulve; står det lige, kastes der igen. Lad fem ulve blive ved hver hule.
guide-age-of-the-wolf-raid-done = Sejr! Slagne ulve trækker sig tilbage til et af deres egne naboområder, og dem, det ikke kan brødføde, dør.
guide-age-of-the-wolf-raid-hint = Knapperne viser dine chancer. Mod de få grønne ulve i Ellesumpen er ti af dine nok.
guide-age-of-the-wolf-play-on = Dine andre kort venter på deres øjeblik: Peg på et for at se, hvad det gør. Nu kan du det hele: Hav fem ulve ved hver hule, pas på rovdyr, der jages ind i dine områder, og vind, når en af dine ture begynder med fem huler!

## files

# Hvad der er galt i en stilling eller en spillepladefil til Age of the Wolf. Filernes ord står, som de er.

# Stillingen: linjerne
problem-age-march-form = { $line }: »{ $word }« er ikke en march som red-forest>red-ridge:15:lead.

# Stillingen: områder
problem-age-fives = regions: ulvene i området { $region } skal kunne deles med fem (A1.1).
problem-age-no-wolves = regions: { $region } holdes af en flok uden ulve (A1.6).
problem-age-den-unguarded = regions: ingen bevogter hulen i området { $region } (A6.3).
problem-age-no-rival = regions: angribere venter i området { $region }, men der er ingen rival (A4.3).
problem-age-more-moved = regions: der er flyttet flere ulve til { $region }, end der er dér (A4.3).
problem-age-overfull = regions: { $region } har flere ulve og rovdyr, end foderværdien rækker til (A3.6).
problem-age-predators = regions: der er { $found } rovdyr af slagsen »{ $predator }«; i æsken er der { $most } (A1.4).
problem-age-dealt-predators = regions: rovdyrene deles ud, ét til hvert område (A2.2).
problem-age-start = regions: flokken på plads { $seat } står ikke, som den begynder (A2.1).
problem-age-wolves = regions: flokken på plads { $seat } har { $wolves } ulve; { $most } er det meste (A1.1).
problem-age-dens = regions: flokken på plads { $seat } har flere end { $most } huler (A6.2).
problem-age-not-marched = regions: angribere venter et sted, de ikke er marcheret til (A4.3).

# Stillingen: flokke
problem-age-cards = pack: der er { $found } kort »{ $card }«; i æsken er der { $most } (A1.3).
problem-age-hand = pack: plads { $seat } har flere end { $limit } kort på hånden (A3.7).
problem-age-dealt-hands = pack: kortene deles ud ét ad gangen, fra startspilleren (A2.3).
problem-age-homes = pack: hver flok skal have sit eget startområde (A2.1).
problem-age-out = pack: flokken på plads { $seat } er ude, når den ingen ulve har, og kun da (A9.2).
problem-age-out-cards = pack: flokken på plads { $seat } er ude og har kort på hånden (A9.2).
problem-age-lead-lost = pack: lederulven på plads { $seat } vender straks tilbage (A9.1).
problem-age-lead-alone = pack: lederulven på plads { $seat } er et sted, hvor flokken ingen ulve har (A9.1).

# Stillingen: turen
problem-age-not-begun = turn: den første runde er ikke begyndt endnu (A2).
problem-age-dealt-regions = turn: hvert område har allerede sit rovdyr (A2.2).
problem-age-dealt-cards = turn: uddelingen tæller flere kort, end der er (A2.3).
problem-age-rounds = turn: et spil har 1 til { $limit } runder (A9.3).
problem-age-last-pack = turn: den sidste flok i live har vundet (A9.2).
problem-age-out-acts = turn: en flok, der er ude, kan ikke handle (A9.2).
problem-age-stage-step = turn: stadiet »{ $stage }« hører ikke til dette trin (A3).
problem-age-moves = turn: flytninger udføres én ad gangen i trin 2 (A3.2, A8.3).
problem-age-built = turn: før trin 4 er der ikke bygget nogen hule (A3.4).
problem-age-battles = turn: der er færre marcher end udkæmpede kampe (A3.3).
problem-age-march = turn: ulve marcherer fem ad gangen, til tilstødende områder (A4.1).
problem-age-lead-not-marched = turn: lederulven venter et sted, den ikke er marcheret til (A4.1).
problem-age-nothing = turn: der er intet at bestemme på stadiet »{ $stage }«.
problem-age-rolls = turn: kastene passer ikke til, hvem der skal kaste (A5.2).
problem-age-no-reroll = turn: ingen dér må kaste igen (A5.2).

# Spillepladefilen
problem-age-no-entry = { $where }: der er ingen angivelse for { $seats } flokke, for eksempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flokke skal have mindst lige så mange farver, alle forskellige.
problem-age-predator-worth = { $where }: et rovdyr er mindst 1 værd (A1.4).
problem-age-predator-sorts = { $where }: [predators] har { $found } forskellige rovdyr; højst { $most } kan skelnes.
problem-age-shape = { $where }: et område tegnes med »ring« eller med »outline«, én af dem.
problem-age-ring = { $where }: »ring« skal være indre og ydre radius fra 0 til { $most }, så første og sidste grad, begge par stigende, ikke { $found }.
problem-age-outline-reach = { $where }: »outline«: koordinaterne går fra -{ $most } til { $most }.
problem-age-outline-area = { $where }: »outline« skal have mindst tre hjørner og et areal.
problem-age-regions = { $where }: en spilleplade har 2 til { $most } områder, ikke { $found }.
problem-age-id = { $where }: id’et »{ $id }« skal bestå af små bogstaver, cifre og »-«.
problem-age-id-taken = { $where }: et område kan ikke have id’et »{ $id }«: i stillingsfiler betyder ordet noget andet.
problem-age-id-twice = { $where }: id’et »{ $id }« forekommer to gange.
problem-age-border-unknown = { $where }: { $region }: »{ $other }« er ikke et andet område at dele { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} nævnes to gange.
problem-age-border-one-sided = { $where }: { $region } nævner { $border ->
    [land] en landegrænse
   *[channels] en vandforbindelse
} med { $other }, men ikke omvendt.
problem-age-channels = { $where }: der er { $found } vandforbindelser; der er plads til højst { $most }.
problem-age-channel-coast = { $where }: { $region } har en vandforbindelse, men ingen kyst (A1.5).
problem-age-start-region = { $where }: flokken »{ $colour }« skal have ét startområde, ikke { $found }.
problem-age-apart = { $where }: { $region } kan ikke nås fra { $start }, hverken over land eller vandforbindelser.
problem-age-poor = { $where }: { $region }: flere områder har foderværdien { $prey } eller mindre, end der er rovdyr, som er så lidt værd, { $found } (A2.2).
problem-age-five = { $where }: lederulven og et kuld tæller som fem ulve (A1.1, A3.1).
problem-age-predator-count = { $where }: der kan højst tælles { $most } rovdyr af én slags.

## terminal

terminal-age-legend = foder ≈ kyst · 1:25L 25 ulve for plads 1 med lederulven · ▲ hule · ⚔ angribere før deres kamp · en bjørn = n: rovdyr og deres værdi · ~ vandforbindelse, ❄ frossen · -tundra: tundraen i samme farve som rækken
terminal-age-values = rovdyr ved dette bord: menneske { $human }, tiger { $tiger }, bjørn { $bear }
terminal-age-values-ours = rovdyr ved dette bord: menneske { $human }, tiger { $tiger }, bjørn { $bear } (vores egne værdier)
terminal-age-board = Dette er { $board }.
terminal-age-region = område
terminal-age-prey = foder
terminal-age-there = hvem er der
terminal-age-borders = grænser op til
terminal-age-dens = huler: { $dens } af { $goal }
terminal-age-wolves = ulve: { $wolves }, { $supply } mere i forrådet
terminal-age-fallen = faldet
