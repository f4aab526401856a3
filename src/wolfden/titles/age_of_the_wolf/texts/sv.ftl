### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Age of the Wolf
pitch-age-of-the-wolf = Jaga bort rovdjur, gå över det frusna havet och bygg fem lyor före de andra flockarna. En tärning och en hemlig korthand.
wins-age-of-the-wolf = Börja ett drag med fem lyor, eller bli den sista flocken i livet.
picture-age-of-the-wolf = Spelplanen i Age of the Wolf, med flockar som rör sig
note-age-of-the-wolf-board = Spelplanen, dess fodervärden och rovdjurens värden är vår egen rekonstruktion, inte de tryckta. Den som äger spelet kan ladda sin spelplan från en fil.
role-age-of-the-wolf = Flock { $number }
option-age-of-the-wolf-ring = Spelplan
option-age-of-the-wolf-ring-help = Hela spelplanen som i boken, eller en mindre med en sektor per flock.
option-age-of-the-wolf-ring-packs = en sektor per flock
option-age-of-the-wolf-ring-four = hela spelplanen, fyra sektorer
option-age-of-the-wolf-packs = Flockar
option-age-of-the-wolf-packs-help = Hur flockarna fördelas.
option-age-of-the-wolf-packs-chosen = väljs i platsernas ordning
option-age-of-the-wolf-packs-dealt = delas ut slumpmässigt
option-age-of-the-wolf-packs-seats = efter plats
option-age-of-the-wolf-dens = Lyans plats
option-age-of-the-wolf-dens-help = Var tjugo vargar får bygga en lya: på ett ställe i boken står det ”i en ny region”, på ett annat ”i en region”.
option-age-of-the-wolf-dens-any = vilken som helst av deras regioner
option-age-of-the-wolf-dens-entered = en region de gått in i under samma drag
option-age-of-the-wolf-dens-a-turn = Lyor per drag
option-age-of-the-wolf-dens-a-turn-help = Hur många lyor en flock får bygga i ett drag.
option-age-of-the-wolf-dens-a-turn-one = en
option-age-of-the-wolf-dens-a-turn-any = så många man vill
option-age-of-the-wolf-details = Detaljer
option-age-of-the-wolf-details-help = Punkter där version 1 av våra regler skilde sig från boken.
option-age-of-the-wolf-details-printed = som i boken
option-age-of-the-wolf-details-version-1 = som i version 1
option-age-of-the-wolf-round-limit = Högsta antal rundor
option-age-of-the-wolf-round-limit-help = Spelet slutar efter den här rundan, och flocken med flest lyor vinner.
option-age-of-the-wolf-board = Egen spelplan
option-age-of-the-wolf-board-help = En fil med dina egna regioner och vattenförbindelser.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Runda { $round } av { $limit }, { $who } är på tur
age-seat = { $who }
age-place = { $name }
age-start-place = { $colour ->
    [red] { $name }: röd flock
    [green] { $name }: grön flock
    [blue] { $name }: blå flock
   *[yellow] { $name }: gul flock
}
age-region = { $coast ->
    [yes] { $name } ({ $region }): fodervärde { $prey }, kust
   *[no] { $name } ({ $region }): fodervärde { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): fodervärde { $prey }, kust, { $things }
   *[no] { $name } ({ $region }): fodervärde { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } vargar, ledarvargen inräknad ({ $who })
   *[no] { $wolves } vargar ({ $who })
}
age-attackers = { $lead ->
    [yes] angripen av { $wolves } vargar, ledarvargen inräknad ({ $who })
   *[no] angripen av { $wolves } vargar ({ $who })
}
age-den = en lya
age-predators = { $predators }, värde { $worth }
age-predator-group = { $thing ->
    [human] { $count ->
        [one] en människa
       *[other] { $count } människor
    }
    [tiger] { $count ->
        [one] en tiger
       *[other] { $count } tigrar
    }
   *[bear] { $count ->
        [one] en björn
       *[other] { $count } björnar
    }
}
age-card-group = { $thing ->
    [scare] { $count } × Skräm bort
    [breed] { $count } × Extra vargar
    [extra] { $count } × Extra drag
   *[freeze] { $count } × Fruset hav
}
age-surplus = { $surplus } vargar för många: de svälter ihjäl i slutet av draget
age-starve = { $surplus } svälter ihjäl
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } vargar svälter ihjäl: { $places }
age-harm = { $end ->
    [out] { $wolves } vargar svälter ihjäl, och din flock är ute ur partiet
    [lead] { $wolves } vargar svälter ihjäl, bland dem ledarvargen: { $places }
   *[some] { $wolves } vargar svälter ihjäl: { $places }
}
age-harm-perish = De slagna vargarna { $at-in } dör
age-harm-lead = Ledarvargen dör
age-decides = { $who } bestämmer: { $at }
age-chance = { $chance } %
age-chance-on-button = { $chance } % för seger
age-channel = Öppet vatten mellan { $first } och { $second }
age-channel-frozen = Is mellan { $first } och { $second } till slutet av draget
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Skräm bort
    [breed] Extra vargar
    [extra] Extra drag
   *[freeze] Fruset hav
}
age-card-does = { $card ->
    [scare] Skräm bort: alla rovdjur i en region, din egen eller en som angränsar till din, flyr till en angränsande region du väljer
    [breed] Extra vargar: lägg till fem vargar vid var och en av dina lyor
    [extra] Extra drag: en förflyttning till före kamperna
   *[freeze] Fruset hav: du kan gå över en vattenförbindelse till slutet av ditt drag
}
age-card-held = { $does } ({ $count } på hand)
age-amount = { $wolves } vargar
age-sea = ut i havet
age-with-lead = med ledarvargen
age-without-lead = utan ledarvargen

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Glödskogen
    .in = i Glödskogen
age-name-red-tundra = Askstranden
    .in = på Askstranden
age-name-red-steppe = Rönnslätten
    .in = på Rönnslätten
age-name-red-ridge = Flintåsen
    .in = på Flintåsen
age-name-red-mountain = Kopparfjällen
    .in = i Kopparfjällen
age-name-red-lowland = Älgängarna
    .in = på Älgängarna
age-name-red-island = Sälskäret
    .in = på Sälskäret
age-name-green-forest = Mossänkan
    .in = i Mossänkan
age-name-green-tundra = Lavkusten
    .in = på Lavkusten
age-name-green-steppe = Björkstäppen
    .in = på Björkstäppen
age-name-green-ridge = Alkärret
    .in = i Alkärret
age-name-green-mountain = Tallklipporna
    .in = på Tallklipporna
age-name-green-lowland = Uroxlandet
    .in = i Uroxlandet
age-name-green-island = Hägerön
    .in = på Hägerön
age-name-blue-forest = Frostskogen
    .in = i Frostskogen
age-name-blue-tundra = Rimfrostmarken
    .in = på Rimfrostmarken
age-name-blue-steppe = Videslätten
    .in = på Videslätten
age-name-blue-ridge = Skifferklyftan
    .in = i Skifferklyftan
age-name-blue-mountain = Stormtopparna
    .in = på Stormtopparna
age-name-blue-lowland = Rendalen
    .in = i Rendalen
age-name-blue-island = Valrossklippan
    .in = på Valrossklippan
age-name-yellow-forest = Bärnstensheden
    .in = på Bärnstensheden
age-name-yellow-tundra = Stormudden
    .in = på Stormudden
age-name-yellow-steppe = Starrprärien
    .in = på Starrprärien
age-name-yellow-ridge = Ockrabranten
    .in = i Ockrabranten
age-name-yellow-mountain = Hornstenskullarna
    .in = på Hornstenskullarna
age-name-yellow-lowland = Bisonsänkan
    .in = i Bisonsänkan
age-name-yellow-island = Måsön
    .in = på Måsön

# Packs
age-dens = { $dens } av { $goal } lyor som krävs för att vinna
age-out = ute ur partiet
age-on-turn = på tur
age-lead-in = Ledarvarg: { $at }
age-colour = { $colour ->
    [red] röd
    [green] grön
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } vargar på spelplanen, { $supply } till i förrådet
age-region-count = { $regions ->
    [one] { $regions } region kontrolleras
   *[other] { $regions } regioner kontrolleras
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hand
   *[other] { $hand } kort på hand
}
age-dens-left = { $left } av { $all } lyor kvar att bygga
age-own = Din flock
age-own-hand = Dina kort

# The strip above the table
age-turn = På tur: { $who }
age-round = Runda { $round } av { $limit }
age-stage-start = Flockarna fördelas
age-stage-first = Startspelaren lottas
age-stage-predators = Rovdjuren delas ut
age-stage-cards = Korten delas ut
age-stage-over = Partiet är slut
age-step = { $step ->
    [move] Flytta
    [battle] Kamp
    [den] Lya
    [roam] Migrera
    [cull] Svält
   *[draw] Kort
}
age-fight = Kamp { $at-in }: { $strength } mot { $against }
age-piles = { $deck } kort i leken; slängda: { $cards }
age-none = inga
age-rebuilt =
    Vår egen spelplan,
    inte den tryckta

# Actions
age-do-first = Lotta startspelaren
age-do-predator = Lägg ett rovdjur
age-do-exchange = Byt rovdjur
age-do-draw = Dra
age-do-roll = Slå
age-do-litter = Kull
age-do-move = Flytta
age-do-hunt = Kämpa mot rovdjuren
age-do-next = Nästa steg
age-do-fight = Börja kampen
age-do-reroll = Slå om
age-do-keep = Behåll slaget
age-do-retreat = Dra tillbaka
age-do-perish = Låt dem dö
age-do-drive = Jaga iväg dem
age-do-leave = Låt dem vara
age-do-withdraw = Flytta undan
age-do-stay = Stanna
age-do-lose = Förlora vargar
age-do-lead = Ny ledarvarg för fem vargar
age-do-den = Bygg en lya
age-do-roam = Migrera
age-do-end = Avsluta draget
age-do-discard = Släng
age-do-start = Välj en flock
age-play-card = { $card ->
    [scare] Skräm bort
    [breed] Extra vargar
    [extra] Extra drag
   *[freeze] Fruset hav
}
age-brief-card = Kort: { $card }

# Questions
age-ask-lead-wolf = Med ledarvargen eller utan den?
age-ask-amount = Hur många vargar?
age-ask-move-1 = Från vilken region flyttar de?
age-ask-move-2 = Till vilken region flyttar de?
age-ask-roam-1 = Från vilken region migrerar de?
age-ask-roam-2 = Till vilken av dina regioner migrerar de?
age-ask-hunt-1 = Var kämpar du mot rovdjuren?
age-ask-den-1 = Var bygger du lyan?
age-ask-scare-1 = Från vilken region skrämmer du bort rovdjuren?
age-ask-scare-2 = Vart flyr de?
age-ask-freeze-1 = Vilken vattenförbindelse fryser du till slutet av ditt drag?
age-ask-discard-1 = Vilket kort slänger du?
age-ask-drive-1 = Vart jagar du dem?
age-ask-retreat-1 = Till vilken av dina regioner drar de sig tillbaka?
age-ask-withdraw-1 = Till vilken av dina regioner flyttas de undan?
age-ask-lead-1 = Var ersätter den nya ledarvargen fem vargar?
age-ask-litter-1 = Vilken lya får sin kull?
age-ask-start-1 = Vilken flock är din?
age-open-start = Välj din flock efter dess startregion.
age-open-first = Startspelaren lottas.
age-open-predators = Rovdjuren delas ut.
age-open-cards = Korten delas ut.
age-open-draw = Ett kort dras.
age-open-roll = Tärningen slås.
age-open-over = Partiet är slut.
age-open-litter = Bara { $left } vargar är kvar i ditt förråd: välj vilken lya som får sin kull.
age-open-reroll = Du har { $ours } mot { $theirs } { $at-in }. Slå om eller behåll slaget?
age-open-retreat = Dina vargar { $at-in } är slagna. Välj vart de drar sig tillbaka, eller låt dem dö.
age-open-drive = Jaga iväg rovdjuren från { $at } eller låt dem vara.
age-open-withdraw = { $at } har inte foder åt alla: flytta undan upp till { $debt } vargar, eller stanna och förlora { $debt }.
age-open-lose = { $debt } av dina vargar { $at-in } svälter ihjäl. Dör ledarvargen med dem?
age-open-lead = Du har förlorat din ledarvarg. Välj var en ny ersätter fem av dina vargar.
age-open-discard = Du har ett kort för mycket: släng ett, eller spela ett av dem som går att spela.
age-open-moved = Du har flyttat. Spela ett kort eller gå vidare till nästa steg.
age-open-move = { $more ->
    [0] Flytta en flock, kämpa mot rovdjur eller spela ett kort.
    [one] Flytta en flock, kämpa mot rovdjur eller spela ett kort; därefter kommer { $more } förflyttning till.
   *[other] Flytta en flock, kämpa mot rovdjur eller spela ett kort; därefter kommer { $more } förflyttningar till.
}
age-open-battle = Börja kampen, eller spela ett kort först.
age-open-den = Bygg en lya, spela ett kort eller gå vidare till nästa steg.
age-open-roam = Låt vargar migrera, spela ett kort eller avsluta draget.
age-open-roam-no-den = Ingen lya nu: den kräver { $wolves } vargar i en region. Migrera, spela ett kort eller avsluta draget.
age-open-roam-no-new-den = Ingen lya nu: den kräver { $wolves } vargar i en region du gått in i detta drag. Migrera, spela ett kort eller avsluta draget.

# What happened
age-log-first = { $who } börjar.
age-log-predator = { $predator ->
    [human] En människa kommer till { $at }.
    [tiger] En tiger kommer till { $at }.
   *[bear] En björn kommer till { $at }.
}
age-log-replace = { $predator ->
    [human] { $at }: rovdjuret är värt mer än fodervärdet och byts ut mot en människa.
    [tiger] { $at }: rovdjuret är värt mer än fodervärdet och byts ut mot en tiger.
   *[bear] { $at }: rovdjuret är värt mer än fodervärdet och byts ut mot en björn.
}
age-log-exchange = Rovdjuren { $at-in } och { $with-in } byter plats.
age-log-start = { $colour ->
    [red] { $who } har den röda flocken och börjar { $at-in }.
    [green] { $who } har den gröna flocken och börjar { $at-in }.
    [blue] { $who } har den blå flocken och börjar { $at-in }.
   *[yellow] { $who } har den gula flocken och börjar { $at-in }.
}
age-log-refill = De slängda korten ({ $cards }) blir lek igen.
age-log-turn = Runda { $round }: { $who } är på tur.
age-log-litter = { $who } får { $wolves } nya vargar { $at-in }.
age-log-move = { $lead ->
    [yes] { $who } flyttar { $wolves } vargar, ledarvargen inräknad, { $from } → { $to }.
   *[no] { $who } flyttar { $wolves } vargar, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } migrerar med { $wolves } vargar, ledarvargen inräknad, { $from } → { $to }.
   *[no] { $who } migrerar med { $wolves } vargar, { $from } → { $to }.
}
age-log-hunt = { $who } kämpar mot rovdjuren { $at-in }.
age-log-roll = { $who } slår { age-face }: { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: båda sidor är lika starka och slår igen.
age-log-battle-pack = { $won ->
    [yes] { $who } besegrar { $rival } { $at-in }, { $strength } mot { $against }.
   *[no] { $who } förlorar mot { $rival } { $at-in }, { $strength } mot { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } besegrar rovdjuren { $at-in }, { $strength } mot { $against }.
   *[no] { $who } rår inte på rovdjuren { $at-in }, { $strength } mot { $against }.
}
age-log-go-back = { $who } går tillbaka från { $from } till { $to }.
age-log-retreat = { $who } drar sig tillbaka med { $wolves } vargar från { $from } till { $to }.
age-log-withdraw = { $who } flyttar undan { $wolves } vargar från { $from } till { $to }.
age-log-drive = { $who } jagar { $predators } från { $from } till { $to }.
age-log-drive-sea = { $who } jagar { $predators } från { $from } ut i havet.
age-log-starve = { $predator ->
    [human] En människa svälter ihjäl { $at-in }.
    [tiger] En tiger svälter ihjäl { $at-in }.
   *[bear] En björn svälter ihjäl { $at-in }.
}
age-log-lose = { $lead ->
    [yes] { $who } förlorar { $wolves } vargar { $at-in }, bland dem ledarvargen.
   *[no] { $who } förlorar { $wolves } vargar { $at-in }.
}
age-log-den = { $who } bygger en lya { $at-in }.
age-log-den-lost = { $who } förlorar lyan { $at-in }.
age-log-lead = { $who } får en ny ledarvarg { $at-in }.
age-log-card = { $card ->
    [scare] { $who } spelar kortet ”Skräm bort”.
    [breed] { $who } spelar kortet ”Extra vargar”.
    [extra] { $who } spelar kortet ”Extra drag”.
   *[freeze] { $who } spelar kortet ”Fruset hav”.
}
age-log-freeze = { $who } fryser vattnet mellan { $first } och { $second }.
age-log-draw = { $who } drar ett kort.
age-log-draw-known = { $card ->
    [scare] { $who } drar kortet ”Skräm bort”.
    [breed] { $who } drar kortet ”Extra vargar”.
    [extra] { $who } drar kortet ”Extra drag”.
   *[freeze] { $who } drar kortet ”Fruset hav”.
}
age-log-discard = { $card ->
    [scare] { $who } slänger kortet ”Skräm bort”.
    [breed] { $who } slänger kortet ”Extra vargar”.
    [extra] { $who } slänger kortet ”Extra drag”.
   *[freeze] { $who } slänger kortet ”Fruset hav”.
}
age-log-out = { $who } är ute ur partiet.
age-log-out-cards = { $who } är ute ur partiet och slänger { $cards }.
age-log-over = { $reason ->
    [dens] { $who } börjar draget med minst fem lyor och vinner.
    [last-pack] { $who } är den sista flocken i livet och vinner.
   *[round-limit] Sista rundan är slut: flocken med flest lyor vinner.
}
age-narrated-lose = { $lead ->
    [yes] { $who } förlorar { $wolves } vargar { $at-in }, bland dem ledarvargen: bytet där räcker inte till dem.
   *[no] { $who } förlorar { $wolves } vargar { $at-in }: bytet där räcker inte till dem.
}
age-narrated-out = { $who } är ute ur partiet: ingen varg finns kvar i flocken.
age-narrated-out-yours = Din sista varg har fallit: din flock är ute ur partiet.

# The end of a game
ending-age-of-the-wolf-dens = En flock började sitt drag med minst fem lyor på spelplanen.
ending-age-of-the-wolf-last-pack = Bara en flock är kvar i livet.
ending-age-of-the-wolf-round-limit = Sista rundan är slut. Flest lyor vinner, sedan flest regioner, sedan flest vargar.
part-age-of-the-wolf-win = Seger
part-age-of-the-wolf-dens = Lyor
part-age-of-the-wolf-regions = Regioner
part-age-of-the-wolf-wolves = Vargar

## reasons

reason-age-of-the-wolf-chance-only = bara programmet slår, drar och delar ut
reason-age-of-the-wolf-chance-other = något annat delas ut eller slås nu: ”{ $due }”
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] människan är värd mer än regionens fodervärde
    [tiger] tigern är värd mer än regionens fodervärde
   *[bear] björnen är värd mer än regionens fodervärde
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] ingen människa finns kvar att lägga
    [tiger] ingen tiger finns kvar att lägga
   *[bear] ingen björn finns kvar att lägga
}
reason-age-of-the-wolf-exchange-not-due = två regioner byter rovdjur bara när inget av de kvarvarande passar
reason-age-of-the-wolf-exchange-due = inget av de kvarvarande rovdjuren passar, så två regioner byter sina
reason-age-of-the-wolf-exchange-unfit = de två rovdjuren skulle inte passa efter ett byte
reason-age-of-the-wolf-start-taken = flocken från { $region } är redan tagen
reason-age-of-the-wolf-start-of-nobody = ingen flock börjar { $region-in }
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] inget kort ”Skräm bort” finns kvar i leken
    [breed] inget kort ”Extra vargar” finns kvar i leken
    [extra] inget kort ”Extra drag” finns kvar i leken
   *[freeze] inget kort ”Fruset hav” finns kvar i leken
}
reason-age-of-the-wolf-movement-made = du har redan gjort din förflyttning; kortet ”Extra drag” ger en till
reason-age-of-the-wolf-movement-over = förflyttningar hör till steg 2, som är över
reason-age-of-the-wolf-fight-later = kamperna kommer efter alla förflyttningar: välj ”{ age-do-next }”
reason-age-of-the-wolf-fight-first = utkämpa först kampen { $battle-in }: välj ”{ age-do-fight }”
reason-age-of-the-wolf-fight-over = alla kamper i det här draget är utkämpade
reason-age-of-the-wolf-fight-elsewhere = kamper utkämpas i förflyttningarnas ordning: { $battle } kommer härnäst
reason-age-of-the-wolf-den-later = lyor byggs i steg 4, efter kamperna
reason-age-of-the-wolf-den-over = lyor byggs i steg 4, som är över
reason-age-of-the-wolf-roam-later = vargar migrerar i steg 5, efter kamper och lyor
reason-age-of-the-wolf-end-later = draget slutar efter steg 5: utkämpa kamperna eller välj ”{ age-do-next }”
reason-age-of-the-wolf-next-is-end = att migrera är det sista steget du bestämmer över: välj ”{ age-do-end }”
reason-age-of-the-wolf-litter-not-asked = kullar kommer automatiskt så länge förrådet räcker
reason-age-of-the-wolf-reroll-not-asked = du har inget slag att göra om eller behålla nu
reason-age-of-the-wolf-retreat-not-asked = du har inte förlorat någon kamp som försvarare
reason-age-of-the-wolf-drive-not-asked = du har inte just besegrat några rovdjur
reason-age-of-the-wolf-withdraw-not-asked = inga rovdjur har jagats in i en av dina regioner
reason-age-of-the-wolf-lose-not-asked = du behöver inte välja vilka vargar du förlorar
reason-age-of-the-wolf-lead-not-asked = du har inte förlorat din ledarvarg
reason-age-of-the-wolf-discard-not-asked = du slänger kort bara efter att ha dragit, och bara om du har fler än { $limit }
reason-age-of-the-wolf-start-not-asked = flockarna väljs innan spelet börjar
reason-age-of-the-wolf-litter-first = välj först vilka lyor som får en kull
reason-age-of-the-wolf-reroll-first = bestäm dig först för slaget: ”{ age-do-reroll }” eller ”{ age-do-keep }”
reason-age-of-the-wolf-retreat-first = välj först vart dina vargar drar sig tillbaka, eller ”{ age-do-perish }”
reason-age-of-the-wolf-drive-first = välj först vart rovdjuren jagas, eller ”{ age-do-leave }”
reason-age-of-the-wolf-withdraw-first = välj först hur många vargar som flyttas undan, eller ”{ age-do-stay }”
reason-age-of-the-wolf-lose-first = välj först vilka { $debt } vargar { $place-in } du förlorar
reason-age-of-the-wolf-lead-first = välj först var din ledarvarg kommer tillbaka
reason-age-of-the-wolf-discard-first = släng först ett kort, eller spela ett av dem som går att spela
reason-age-of-the-wolf-start-first = välj först din flock
reason-age-of-the-wolf-pack-not-here = du har inga vargar { $region-in }
reason-age-of-the-wolf-pack-not-in-fives = vargar flyttar i femtal: 5, 10, 15 och så vidare, inte { $amount }
reason-age-of-the-wolf-pack-too-large = du har { $wolves } vargar { $region-in }, inte { $amount }
reason-age-of-the-wolf-pack-has-moved = bara { $fresh } vargar { $region-in } kan fortfarande flytta utan ledarvargen
reason-age-of-the-wolf-lead-not-here = din ledarvarg är inte { $here-in }
reason-age-of-the-wolf-lead-has-moved = din ledarvarg har redan flyttat i det här draget
reason-age-of-the-wolf-move-too-far = { $to } gränsar inte till { $region }
reason-age-of-the-wolf-channel-not-frozen = vattenförbindelsen från { $region } till { $to } är inte frusen
reason-age-of-the-wolf-move-into-own = du kontrollerar redan { $to }: dit kommer vargar bara genom att migrera
reason-age-of-the-wolf-follow-without-foe = en andra flock får följa efter till { $to } bara medan en fiende är där
reason-age-of-the-wolf-move-nowhere = inga vargar kan flytta så
reason-age-of-the-wolf-hunt-elsewhere = du kontrollerar inte { $region }
reason-age-of-the-wolf-hunt-nothing = inga rovdjur är { $region-in }
reason-age-of-the-wolf-hunt-again = du kämpar redan { $region-in } i det här draget
reason-age-of-the-wolf-hunt-nowhere = det finns inga rovdjur att kämpa mot i dina regioner
reason-age-of-the-wolf-roam-into-new = vargar migrerar bara mellan regioner du kontrollerar; du kontrollerar inte { $to }
reason-age-of-the-wolf-roam-nowhere = inga vargar kan migrera så
reason-age-of-the-wolf-retreat-into-foreign = vargar drar sig bara tillbaka till en region de kontrollerar; de kontrollerar inte { $to }
reason-age-of-the-wolf-retreat-too-far = { $to } gränsar inte till { $place }
reason-age-of-the-wolf-ice-of-another = isen mellan { $place } och { $to } bär bara den flock som lagt den
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kust, så rovdjur kan inte jagas ut i vattnet
reason-age-of-the-wolf-flight-too-far = { $to } har ingen landgräns mot { $origin }, och rovdjur går inte över vatten
reason-age-of-the-wolf-withdraw-into-foreign = vargar flyttas bara undan till en region de kontrollerar; de kontrollerar inte { $to }
reason-age-of-the-wolf-withdraw-too-far = { $to } gränsar inte till { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } har foder åt bara { $room } vargar till
reason-age-of-the-wolf-withdraw-too-many = bara överskottet på { $debt } vargar får flyttas undan
reason-age-of-the-wolf-withdraw-needs-lead = så många vargar kan inte flyttas undan utan ledarvargen
reason-age-of-the-wolf-lose-elsewhere = du förlorar vargar { $place-in } nu
reason-age-of-the-wolf-lose-amount = du måste förlora exakt { $debt } vargar
reason-age-of-the-wolf-lead-elsewhere = du har inga vargar { $region-in } som ledarvargen kan ersätta
reason-age-of-the-wolf-litter-without-den = du har ingen lya { $region-in }
reason-age-of-the-wolf-litter-again = lyan { $region-in } har redan fått sin kull
reason-age-of-the-wolf-den-elsewhere = du kontrollerar inte { $region }
reason-age-of-the-wolf-den-on-den = du har redan en lya { $region-in }
reason-age-of-the-wolf-den-not-entered = en lya kräver en region du gått in i under det här draget, och det är inte { $region }
reason-age-of-the-wolf-den-too-few = en lya kräver { $needed } vargar, och du har { $wolves } { $region-in }
reason-age-of-the-wolf-card-not-in-hand = du har inte kortet ”{ age-card }”
reason-age-of-the-wolf-scare-nothing = inga rovdjur är { $region-in }
reason-age-of-the-wolf-scare-too-far = { $region } är varken din eller gränsar till en region du kontrollerar
reason-age-of-the-wolf-scare-nowhere = inga rovdjur är inom räckhåll
reason-age-of-the-wolf-breed-without-den = du har ingen lya på spelplanen
reason-age-of-the-wolf-breed-without-wolves = alla dina vargar är på spelplanen
reason-age-of-the-wolf-extra-too-late = ”Extra drag” kan bara spelas i steg 2, som är över
reason-age-of-the-wolf-extra-too-early = gör din förflyttning först; kortet ger sedan en till
reason-age-of-the-wolf-extra-without-move = du skulle inte kunna göra en förflyttning till
reason-age-of-the-wolf-freeze-again = vattenförbindelsen { $channel } är redan frusen
reason-age-of-the-wolf-freeze-too-late = inga vargar flyttar mer i det här draget, så fruset vatten har ingen verkan
reason-age-of-the-wolf-freeze-nowhere = alla vattenförbindelser är redan frusna

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Reglerna för Age of the Wolf med våra egna ord, efter spelets regelhäfte på svenska, engelska, finska, danska och norska. Spelplanen, dess fodervärden och rovdjurens värden är vår egen rekonstruktion, eftersom häftet bara visar dem på bild. Där häftet lämnar något öppet, eller dess språk skiljer sig åt, säger en anmärkning vad vi har bestämt. Den som äger spelet kan spela på en spelplan från en egen fil. Wolfden är inofficiellt.

# A1
rule-a1 = Spelets delar
rule-a1-1 = Två till fyra spelare leder var sin flock: den röda, gröna, blå eller gula. En flock har en ledarvarg, som räknas som 5 vargar, polletter för 170 vargar till (10 × 5, 6 × 10, 4 × 15) och 6 lyor. Vargar kommer alltid i femtal, och polletter får växlas när som helst. Förlorade vargar går tillbaka till flockens förråd och kan födas på nytt.
rule-a1-1-ruling = Häftet har fyra flockar och nämner inget antal spelare. Att ledarvargen räknas som 5 följer av att den tar 5 vargars plats när den kommer tillbaka. Polletterna tar aldrig slut så länge det finns vargar kvar i förrådet. Om förlorade vargar säger häftet att de tas bort från spelplanen; där en flock dör i kamp lägger finskan till ”för gott”, svenskan och norskan ”helt”. Vi tar dem från spelplanen, inte ur spelet, eftersom förrådet ska räcka till kullarna.
rule-a1-2 = Kamptärningen har I på en sida, II på fyra och III på en.
rule-a1-2-ruling = Det svenska häftet räknar upp sex sidor: I, II, II, II, II, III. De fyra andra språken har bara fem, och en sådan tärning finns inte, så vi följer det svenska.
rule-a1-3 =
    Det finns 28 fördelskort.
    | kort | antal
    | A, Skräm bort | 8
    | B, Extra vargar | 7
    | C, Extra drag | 5
    | D, Fruset hav | 8
rule-a1-4 =
    Rovdjursrivalerna tillhör ingen.
    | rovdjur | antal | värde
    | människa | 5 | 30
    | tiger | 15 | 20
    | björn | 20 | 10
rule-a1-4-rebuilt = Hur många de är står i häftet. Vad de är värda är vårt eget, eftersom häftet bara visar det på bild; en ägares egen fil kan säga något annat.
rule-a1-5 = Varje region har ett fodervärde: så mycket får vargar och rovdjur där högst vara värda tillsammans. Regioner har landgränser, och en del har kust. En vattenförbindelse förenar två kuster.
rule-a1-5-rebuilt = Hela spelplanen är vår egen: 7 regioner i varje sektor runt ett polarhav, med namn, gränser, kuster, vattenförbindelser och fodervärden.
rule-a1-6 = Du kontrollerar en region så länge du har vargar där, ensamma eller tillsammans med rovdjur. Angripare kontrollerar inte en annan flocks region förrän de har vunnit den i kamp.
rule-a1-6-ruling = Där både vargar och rovdjur finns säger alla språk utom engelskan att man kämpar också mot rovdjuren ”för att ta kontroll”. Men vargar som inte besegrar dem stannar tillsammans med dem (A5.6), och på alla språk kan det finnas rovdjur i en region du kontrollerar (A4.2). Alltså håller bara andra vargar dig borta från kontrollen.
rule-a1-7 = Regioner med gemensam landgräns angränsar till varandra. Så länge en vattenförbindelse är frusen angränsar också dess två ändar till varandra för den spelare som frös den (A8.4): för spelarens vargar och för räckvidden av spelarens kort A. För andra flockar och för rovdjur räknas bara land.
rule-a1-7-ruling = Kort D låter ”dig” föra ”dina” vargar över isen, så den bär ingen annans. Att kort A når över isen är vårt: dit dina vargar kan gå kan de också skrämma.

# A2
rule-a2 = Förberedelser
rule-a2-1 = Varje spelare väljer en flock, i platsernas ordning. Det lottas vem som börjar, och spelet går medsols. Varje flock ställer sin ledarvarg, 20 vargar till och en lya i sin startregion.
rule-a2-1-ruling = Häftet nämner ingen ordning för valet. Som val för bordet, och med ”Spela nu”, delas flockarna ut slumpvis.
rule-a2-2 = Alla andra regioner får var sitt slumpade rovdjur, också startregionerna för flockar som ingen spelar. Sedan byts varje rovdjur som är värt mer än sin regions fodervärde mot ett slumpat av dem som är över, tills alla passar.
rule-a2-2-ruling = På engelska slängs ett rovdjur som inte passar och ersätts, på de andra språken byts det; här går det tillbaka till dem som är över. Passar inget av dem, byter det plats med rovdjuret i en annan region så att båda passar; det har häftet inte tänkt på.
rule-a2-3 = Varje spelare får 3 kort.
rule-a2-4 = Spelplanen är en ring av fyra lika stora sektorer, en för varje färg, hur många flockar som än spelar. Som val för bordet, och med ”Spela nu”, har den bara så många sektorer som flockar.
rule-a2-4-ruling = Häftet lägger en och samma spelplan för alla och ett rovdjur i varje region som är kvar, så det är det vanliga här. Den mindre ringen är vår egen, för kortare spel med två eller tre flockar.
rule-a2-4-rebuilt = Ringen och dess sektorer är våra egna.

# A3
rule-a3 = Draget
rule-a3-0 = Har du 5 eller fler lyor på spelplanen när ditt drag börjar, vinner du genast.
rule-a3-1 = Steg 1, kullar: varje region där du har en lya får 5 nya vargar, så länge ditt förråd räcker.
rule-a3-1-ruling = Räcker förrådet inte till alla lyor, väljer du en i taget vilka som får en kull. Häftet säger inget om det.
rule-a3-2 = Steg 2, förflyttning: du gör en förflyttning (A4), eller ingen.
rule-a3-2-ruling = Listan över stegen säger att du gör en förflyttning; kapitlet om förflyttning säger att du kan välja ett av de två slagen. En flock som inte kan göra något av dem skulle inte kunna lyda, så ingen måste.
rule-a3-3 = Steg 3, kamper (A5): de utkämpas i förflyttningarnas ordning. I varje region kämpar du först mot andra vargar, sedan mot rovdjur.
rule-a3-3-ruling = Ordningen är vår; häftet nämner ingen. Det blir kamp dit en förflyttning ledde, om det finns en fiende där när det är dags: ett kort kan ha drivit bort fienden eller fört dit en ny.
rule-a3-4 = Steg 4, lya: du får bygga en lya (A6).
rule-a3-5 = Steg 5, migrera: vargar som inte har flyttat får migrera mellan dina regioner (A7).
rule-a3-6 = Steg 6, svält: i varje region du kontrollerar där vargar och rovdjur tillsammans är värda mer än fodervärdet förlorar du vargar tills fodret räcker. Före detta steg får dina regioner vara överfulla under ditt eget drag; bara där rovdjur jagas in (A5.8) eller inte besegras (A5.6) gäller gränsen genast. Den som förlorar vargar, nu eller någon annan gång, väljer om ledarvargen är bland dem.
rule-a3-6-ruling = Häftet säger inte vem som väljer. På danska behåller du ledarvargen ”så länge det går”, på svenska och norska vill du det, på finska lönar det sig, på engelska står inget om det: vi tar det som ett råd, så du får också offra den. Av de andra vargarna dör först de som har flyttat, vilket aldrig är sämre för dig. Ledarvargens region kommer sist, så att en förlorad ledarvarg återvänder till en region som är klar. Är redan rovdjuren för mycket, dör alla vargar där och sedan försvinner rovdjuren med lägst värde.
rule-a3-7 = Steg 7, kort: dra ett. Har du nu fler än 5, får du spela korten A och B, som ännu har verkan, i stället för att slänga; därefter prövas svälten (steg 6) en gång till. Släng sedan kort öppet tills du har högst 5. I ditt eget drag får du spela hur många kort du vill: före en förflyttning, en kamp, ett bygge av en lya eller en migrering, innan du avslutar steg 5, och nu, men aldrig mellan ett tärningsslag och slutet av dess kamp.
rule-a3-7-ruling = Häftet säger ”när som helst”; det här är tidpunkterna. Fler än 5 kort har man bara efter dragningen, så det som häftet säger om att använda ”de extra korten” gäller just då. Om programmet gör paus för kort beror på hur många du har, aldrig på vilka, så en paus avslöjar inget.

# A4
rule-a4 = Förflyttning
rule-a4-1 = Antingen flyttar du 5 eller fler vargar, alltid i femtal, som en flock från en region du kontrollerar till en angränsande region du inte kontrollerar. Du väljer om ledarvargen följer med. Du får lämna en lya obevakad, men då förlorar du den genast (A6.3).
rule-a4-2 = Eller så kämpar du mot rovdjuren i en region du kontrollerar.
rule-a4-2-ruling = Tar ett extra drag sedan vargar därifrån, kämpar de som stannar. Stannar ingen, blir det ingen kamp.
rule-a4-3 = Varje varg flyttar bara en gång per drag. Spelar du ”Extra drag” kommer alla förflyttningar först och sedan alla kamper, också de mot rovdjur i din egen region (A4.2). En andra flock får följa efter till samma region bara så länge en fiende är där, och om varje region kämpar man en gång per drag, med alla egna vargar i den.
rule-a4-3-ruling = Kortet upprepar steg 2 före steg 3, så kampen väntar på båda flockarna, och de kämpar som en. I häftet är kampen mot rovdjur i en egen region själva förflyttningen; bara med ”Extra drag” spelar det någon roll att den väntar: du gör den andra förflyttningen innan du vet hur kampen slutar. Utan fiende är regionen redan din, och då förbjuder A4.1 att flytta in.

# A5
rule-a5 = Kamp
rule-a5-1 = Din kampstyrka är ditt slag gånger dina vargar som deltar: för angriparen alla vargar som flyttade in, för försvararen alla vargar på plats.
rule-a5-2 = Deltar din ledarvarg, får du slå om när båda sidor har slagit, och ditt högsta slag gäller. Angriparen bestämmer och slår först, sedan försvararen, en gång var per omgång.
rule-a5-2-ruling = Häftet nämner ingen ordning. Du tillfrågas inte när ett nytt slag inte kan ändra resultatet; en ny omgång när det blev lika ger ny rätt att slå om.
rule-a5-3 = Högst kampstyrka vinner. Är båda lika starka, slår ni en omgång till.
rule-a5-4 = Slagna angripare går tillbaka dit de kom ifrån, över en frusen vattenförbindelse om de kom den vägen. Slagna försvarare får dra sig tillbaka tillsammans till en region de kontrollerar som angränsar över land, där allt över fodervärdet dör genast. Finns ingen sådan region, eller väljer de det, dör alla. Lyan går tillbaka till sin ägare.
rule-a5-4-ruling = Har två flockar angripit, går var och en tillbaka dit den kom ifrån. Försvarare får också dra sig tillbaka till en full region eller till en som är under angrepp; angripare som väntar där räknas inte mot dess gräns. En annan spelares is bär dem inte (A1.7). Har rovdjur kommit till regionen som angriparna går tillbaka till, delar de den till steg 6.
rule-a5-5-ruling = På svenska, finska, danska och norska fastställs din kampstyrka enligt tidigare beskrivning, och dit hör det andra slaget. Engelskan hänvisar här till steg 1, alltså bara det första slaget. Vi följer de fyra.
rule-a5-5 = Rovdjur slår inte. Deras styrka är summan av deras värden, och du måste överträffa den. Även här låter din ledarvarg dig slå om.
rule-a5-6 = Vinner du, får du jaga iväg alla tillsammans till en angränsande region (A5.8) eller låta dem vara. Vinner du inte, stannar de, och dina vargar stannar tillsammans med dem, men vargar som fodret inte räcker till dör genast.
rule-a5-7 = Där det finns både vargar och rovdjur kämpar du först mot vargarna, och mot rovdjuren bara om du vinner.
rule-a5-8 = Rovdjur som jagas från en kust ut i vattnet är ute ur spelet. Gör de en region överfull, avgörs det genast: i din egen dör överskottet av vargar. I en annan flocks får ägaren först flytta undan vargar, högst överskottet och alla till samma region, som ska angränsa över land, kontrolleras av ägaren och ha plats; resten av överskottet dör. Angripare som väntar där räknas inte. Där inga vargar finns, eller inga är kvar, försvinner rovdjuren med lägst värde tills fodret räcker till resten.
rule-a5-8-ruling = ”Högst överskottet” är vårt: svenskan, danskan och norskan talar om vargarna som du måste flytta, engelskan om några vargar, finskan om vargarna. Att också en region utan vargar minskas följer av kapitlet om fodervärde; kort A talar bara om regioner som redan kontrolleras. Är motståndarens vargar borta från en region där angripare väntar, minskas rovdjuren där till fodervärdet, och angriparna håller regionen och kämpar ändå mot dem.
rule-a5-9 = Rovdjur går aldrig över en vattenförbindelse, frusen eller inte.

# A6
rule-a6 = Lyor
rule-a6-1 = Där du har 20 eller fler vargar och ingen egen lya, får du bygga en i steg 4, även om fodervärdet är lägre än 20. Du får bygga en lya per drag. Som val för bordet måste det vara en region du har gått in i under detta drag.
rule-a6-1-ruling = På alla språk kräver listan över stegen 20 vargar i ”en ny region”, och det gör också det finska kapitlet om lyor; kapitlet på de fyra andra kräver bara 20 vargar i en region. Det vanliga här följer kapitlet, valet följer listan, med ”ny” som i kapitlet om förflyttning. Hur många lyor som får byggas per drag säger häftet inte; ett annat val tillåter hur många som helst.
rule-a7-2-ruling = Vargar migrerar om de inte har flyttats i detta drag. En kamp på stället flyttar ingen, och att gå tillbaka gör inte en förflyttning ogjord; häftet talar inte om något av det.
rule-a6-2 = Du får ha en lya per region, och 6 sammanlagt.
rule-a6-3 = En lya med färre än 5 av ägarens vargar tas bort genast, vems drag det än är.

# A7
rule-a7 = Migrera
rule-a7-1 = Vargar som inte har flyttat i detta drag får flytta till en angränsande region du kontrollerar, också över en frusen vattenförbindelse. Var och en får göra det en gång, grupp efter grupp, och en region som töms kontrolleras inte längre. Det blir ingen kamp.
rule-a7-2 = Vargar som kämpade mot rovdjur där de stod har inte flyttat, men angripare som gick tillbaka har det. Nya vargar får flytta eller migrera.

# A8
rule-a8 = Fördelskort
rule-a8-1 = A, Skräm bort: välj en region du kontrollerar, eller en som angränsar till den. Alla rovdjur där flyr tillsammans till en region som angränsar till deras, eller från en kust ut i vattnet (A5.8).
rule-a8-1-ruling = Kortet nämner bara regioner som angränsar till en du kontrollerar. Vi låter också din egen räknas, vilket gör kortet lite starkare än det tryckta: vargar som skrämmer rovdjur över en gräns skrämmer också dem i sin egen region.
rule-a8-2 = B, Extra vargar: 5 nya vargar i varje region där du har en lya, som i A3.1.
rule-a8-2-ruling = Det danska häftet talar om 5 polletter; dess egen rubrik och alla andra språk säger 5 vargar.
rule-a8-3 = C, Extra drag: efter din förflyttning gör du en till före kamperna. Du får spela flera sådana kort, ett efter ett.
rule-a8-3-ruling = Det finska häftet kallar kortet en extra tur, men texten upprepar bara steg 2, som på alla andra språk.
rule-a8-4 = D, Fruset hav: en vattenförbindelse du väljer är frusen till slutet av ditt drag, och dina vargar kan gå över den åt båda hållen. Varje kort fryser en förbindelse.
rule-a8-4-ruling = Det får vara vilken som helst som inte är frusen än, var dina vargar än är. Åt båda hållen: norskan säger ”en” riktning och danskan ”några”, men på alla språk får du gå över igen och tillbaka. Kortet måste spelas: bara det finska kapitlet om vatten nöjer sig med att du har det.
rule-a8-5 = Ett kort får spelas bara där det har verkan, och C bara i steg 2, efter en förflyttning. Spelade kort läggs bland de slängda. När lekens sista kort dras blir de slängda korten genast en ny lek.
rule-a8-5-ruling = Häftet säger inget om kort utan verkan. Att bli av med kort hör till steg 7.
rule-a8-6 = Vilka kort du har på hand är din hemlighet; hur många du har är öppet för alla.
rule-a8-6-ruling = De slängda korten och lekens storlek är också öppna.

# A9
rule-a9 = Ledarvargen, flockar som är ute, och spelets slut
rule-a9-1 = En förlorad ledarvarg tar genast 5 andra vargars plats i en region som ägaren väljer, så antalet vargar ändras inte. Den räknas som flyttad om de vargarna hade flyttat.
rule-a9-1-ruling = Engelskan tillåter vilken som helst av dina regioner; svenskan, finskan, danskan och norskan säger en annan. Vi tillåter alla som ägaren kontrollerar. Den ersätter vargar som inte har flyttat där det finns sådana. Väntar alla vargar som ägaren har kvar på sin kamp, ersätter den några av dem, och förlorar de, går den tillbaka med de första av dem.
rule-a9-2 = En flock utan vargar på spelplanen är ute: dess lyor tas bort och dess kort slängs. Den sista flocken i livet vinner genast.
rule-a9-2-ruling = Häftet känner bara den sista överlevande flocken. Att en flock utan vargar på spelplanen är ute, vad den än har i förrådet, och slänger sina kort, är vårt. Efter vinnaren avgör lyor, regioner och vargar placeringen; flockar som är ute delar den sista.
rule-a9-3 = Spelet slutar också efter runda 60, om bordet inte har en annan gräns. En runda är över när turen passerar startspelarens plats, och det prövas före A3.0. Då vinner flest lyor, sedan flest regioner, sedan flest vargar; är allt lika, delas vinsten.
rule-a9-3-ruling = Häftet har ingen rundgräns; ett program behöver en.

# A10
rule-a10 = Våra exempel
rule-a10-intro = Häftet ger bara den femte av dessa situationer som exempel (A10.5).
rule-a10-1 = I början har du 25 vargar och en lya i din startregion, och 3 kort.
rule-a10-2 = Tio vargar kämpar mot en björn (10). Med I vinner de inte, för 10 är inte mer än 10; med II gör de det.
rule-a10-3 = Blir det lika mellan vargar slår man om. Lika mot rovdjur är inte en vinst.
rule-a10-4 = Du har 20 vargar i en region med fodervärde 15. Du bygger en lya i steg 4, och efter steg 6 har du 15 vargar. Lyan står kvar.
rule-a10-5 = Du förlorar ett angrepp över en frusen vattenförbindelse: dina vargar går tillbaka över isen. Vattnet tinar i slutet av ditt drag.
rule-a10-6 = En tiger (20) skräms in i en annan flocks region med fodervärde 30 och 20 vargar. Ägaren behåller 10 där och får flytta undan upp till 10 till en grannregion med plats.

# What the pictures show
picture-a1-5 = Spelplanen: regioner med fodervärden, kuster och vattenförbindelser runt havet.
picture-a2-1 = En startregion: 25 vargar med sin ledarvarg, och en lya.
picture-a3-6 = Trettio vargar där fodret räcker till tjugo: tio för många när draget är slut.
picture-a4-1 = Tio vargar går in i grannregionen.
picture-a5-5 = Tio vargar mot en björn värd 10, med chansen att vinna.
picture-a6-1 = Tjugo vargar har byggt en lya.
picture-a8-4 = Vattenförbindelsen är frusen och går att gå över.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Börja ditt drag med fem av dina lyor på spelplanen, eller bli den sista flocken i livet.
aid-age-of-the-wolf-turn = Ditt drag
aid-age-of-the-wolf-turn-1 = Var och en av dina lyor ger fem vargar i början av ditt drag.
aid-age-of-the-wolf-turn-2 = En förflyttning per drag: vargar i femtal till en angränsande region du inte kontrollerar, eller en kamp mot rovdjur i en region du kontrollerar.
aid-age-of-the-wolf-turn-3 = Sedan kommer kamperna i förflyttningarnas ordning: först mot vargar, därefter mot rovdjur.
aid-age-of-the-wolf-turn-4 = Med tjugo vargar i en region där du inte har någon lya får du bygga en; en per drag. Vid en del bord måste du ha gått in i regionen under detta drag.
aid-age-of-the-wolf-turn-5 = Sedan får vargar som inte har flyttat migrera mellan dina regioner.
aid-age-of-the-wolf-turn-6 = I slutet av ditt drag svälter de vargar ihjäl som en regions fodervärde inte räcker till.
aid-age-of-the-wolf-turn-7 = Kort: skräm bort rovdjur, få extra vargar, gör ett extra drag, frys en vattenförbindelse. Dra ett i slutet av varje drag och behåll högst fem; har du fler, får du ännu spela några.
aid-age-of-the-wolf-battle = Kamper
aid-age-of-the-wolf-battle-1 = Kampstyrka: tärning (I, II, II, II, II, III) gånger vargar. Med ledarvargen får du slå om, så behåll den så länge det går. Rovdjur har ett fast värde: du måste komma över det.
aid-age-of-the-wolf-battle-2 =
    | rovdjur | människa | tiger | björn
    | styrka | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Slagna försvarare drar sig tillbaka till en angränsande region de kontrollerar, eller dör; slagna angripare går tillbaka. Vid lika styrka slår man om.
aid-age-of-the-wolf-battle-4 = Besegrar du rovdjur får du jaga iväg alla till en angränsande region, eller från en kust ut i havet.
aid-age-of-the-wolf-battle-5 = Rovdjurens värden och spelplanen är vår egen rekonstruktion; en ägares egen fil kan ha andra.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = A, Skräm bort: alla rovdjur i en region, din egen eller en som angränsar till din, flyr tillsammans till en angränsande region du väljer, eller från en kust ut i havet (×8).
aid-age-of-the-wolf-cards-2 = B, Extra vargar: lägg till fem vargar vid var och en av dina lyor (×7).
aid-age-of-the-wolf-cards-3 = C, Extra drag: en förflyttning till före kamperna (×5).
aid-age-of-the-wolf-cards-4 = D, Fruset hav: dina vargar kan gå över en vattenförbindelse till slutet av ditt drag (×8).
aid-age-of-the-wolf-end = Slutet
aid-age-of-the-wolf-end-1 = Efter sista rundan (60, om bordet inte har en annan gräns) vinner flest lyor, sedan flest regioner, sedan flest vargar.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] vargar, i femtal
    [lead] ledarvarg, räknas som fem
    [den] lya
    [human] människa
    [tiger] tiger
    [bear] björn
    [coast] kust: härifrån kan rovdjur jagas ut i havet
    [channel] vattenförbindelse
   *[ice] frusen vattenförbindelse
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    Spelets regelhäfte berättar ingen historia, men det gör dess delar. Upp till fyra vargflockar delar ett land av jord och kallt vatten, där varje region bara kan föda så och så många djur. Björnar, tigrar och några människor var där först, och de är ute efter samma byte.

    Ungar föds vid varje lya, och snart är vargarna fler än markerna omkring kan föda. Då ger de sig av som flock, helst bakom sin ledarvarg, för att jaga bort rovdjur eller kämpa mot en annan flock om dess marker. Den som jagas bort är en ny mun att mätta i grannregionen, och i sträng kyla bär till och med havet vargar för en stund.

    En flock som ännu vaktar fem lyor när det blir dess tur har gjort tidsåldern till sin. Polarhavet och regionernas namn är våra egna; ett fruset hav finns på ett av korten.
about-age-of-the-wolf-credits = Allt vi vet om spelet är dess regelhäfte, ett häfte på svenska, engelska, finska, danska och norska. Texten som vi har av det nämner ingen spelmakare, ingen tecknare, inget förlag och inget år, så här kan ingen nämnas.
about-age-of-the-wolf-advice-players = Råd till nybörjare
about-age-of-the-wolf-advice-players-1 = Behåll din ledarvarg så länge du kan: där den kämpar får du slå om. Det är det enda råd som häftet ger; de andra är våra.
about-age-of-the-wolf-advice-players-2 = Lämna fem vargar vid varje lya, annars förlorar du den genast.
about-age-of-the-wolf-advice-players-3 = Dina regioner får vara överfulla tills ditt drag slutar: bygg lyan först, låt svälten komma sedan.
about-age-of-the-wolf-advice-players-4 = Jaga rovdjur dit där de gör ont: till en region som precis kan föda sina vargar.
about-age-of-the-wolf-advice-players-5 = Fruset hav öppnar en väg som ingen annars behöver räkna med, och ett slaget angrepp går tillbaka över samma is.

## guide

# Första partiet Age of the Wolf med guide, steg för steg.
guide-age-of-the-wolf-welcome = Två flockar lever kring ett polarhav: du leder den röda, en rival leder den gröna. Den första flocken som börjar ett drag med fem lyor vinner. Du har en än så länge, och 30 vargar kring den.
guide-age-of-the-wolf-larder = Varje region har bara foder åt så många djur som dess tal säger. En tiger räknas som 20, en björn som 10, en människa som 30, och de var här först. Vill du ha deras foder måste du jaga iväg dem.
guide-age-of-the-wolf-move = Du gör en förflyttning per drag: vargar i en region går in i grannregionen som en flock. Välj vart och hur många; varje knapp visar din chans att vinna. Minst fem måste stanna vid lyan.
guide-age-of-the-wolf-move-done = De är på väg. Där ledarvargen kämpar får du slå två gånger.
guide-age-of-the-wolf-move-hint = Skicka 20 vargar med ledarvargen till Rönnslätten: med 20 vargar kan du bygga en lya där efteråt.
guide-age-of-the-wolf-battle = Nu kommer kampen. Din styrka är dina vargar gånger tärningen, som visar I, II eller III; de flesta sidor visar II. Du måste över det som rovdjuren räknas som: en tiger 20, en björn 10.
guide-age-of-the-wolf-battle-done = Du har vunnit, och regionen är din.
guide-age-of-the-wolf-battle-hint = Välj ”{ age-do-next }” för att börja kampen. Där ledarvargen kämpar får du slå en gång till, och det högsta slaget gäller.
guide-age-of-the-wolf-drive = Slagna rovdjur måste någonstans, och du bestämmer vart: över på rivalens sida, eller åtminstone bort från dina lyor.
guide-age-of-the-wolf-drive-done = Borta! Från en kust kunde du jaga ut rovdjur i havet, och då skulle de aldrig komma tillbaka.
guide-age-of-the-wolf-drive-hint = Regionerna på rivalens sida är gröna. Uroxlandet är en av dem.
guide-age-of-the-wolf-den = Med 20 vargar i en region får du bygga en lya där, en per drag. Bygg din andra.
guide-age-of-the-wolf-den-done = Två lyor! Var och en ger fem vargar när ditt drag börjar.
guide-age-of-the-wolf-den-hint = Regionen du just har vunnit har tillräckligt många vargar. Välj den.
guide-age-of-the-wolf-close = Avsluta ditt drag så att ingen svälter ihjäl. Vargar som inte har flyttat får först migrera mellan dina regioner; varje region har bara foder åt så många som dess tal säger.
guide-age-of-the-wolf-close-done = Ingen svälter ihjäl. Du drog ett kort: ingen annan ser vad du har på hand. Följ nu den gröna flocken.
guide-age-of-the-wolf-close-hint = Låt vargarna vara där det finns foder åt dem. Ingen måste migrera: du kan bara avsluta draget.
guide-age-of-the-wolf-litters = Ett nytt drag, och varje lya har gett fem vargar. En region kan ha fler än den har foder åt tills ditt drag är slut, men inte längre.
guide-age-of-the-wolf-scare = Dags för ett kort: ”Skräm bort” jagar rovdjur in i grannregionen. Där det sedan är för många munnar måste vargar flytta undan. Välj platsen där det skadar rivalen mest.
guide-age-of-the-wolf-scare-done = Vargar som inte kan flytta undan svälter ihjäl. Ett kort i rätt ögonblick är värt en kamp.
guide-age-of-the-wolf-scare-hint = Rivalens lya på Björkstäppen är full. Jaga björnen på Flintåsen rakt in dit.
guide-age-of-the-wolf-third-den = Bygg nu en lya till under det här draget, var du vill. Du behöver 20 vargar där: flytta, vinn kampen, jaga iväg rovdjuren och bygg.
guide-age-of-the-wolf-third-den-done = En lya till! Börjar ditt drag med fem har du vunnit.
guide-age-of-the-wolf-third-den-hint = En björn räknas bara som 10, så 20 vargar slår den med vilket slag som helst. Det finns en i Kopparfjällen.
guide-age-of-the-wolf-hunger = Avsluta ditt drag. Migrerar vargar först svälter kanske färre. Svälter några ihjäl bestämmer du om ledarvargen är bland dem: behåll den!
guide-age-of-the-wolf-hunger-done = Svält är priset för att växa fort, men ledarvargen lever. Se vad rivalen gör.
guide-age-of-the-wolf-hunger-hint = Att migrera är gratis. Får du frågan vem som svälter ihjäl, välj vargarna utan ledarvargen.
guide-age-of-the-wolf-raid = Vinn en kamp, var du vill. Mot vargar slår båda flockarna, och var och en multiplicerar sin tärning med sina egna vargar; vid lika slår man om. Lämna fem vargar vid varje lya.
guide-age-of-the-wolf-raid-done = Seger! Slagna vargar drar sig tillbaka till en egen region intill, och de som den inte har foder åt dör.
guide-age-of-the-wolf-raid-hint = Knapparna visar dina chanser. Mot de få gröna vargarna i Alkärret räcker tio av dina.
guide-age-of-the-wolf-play-on = Dina andra kort väntar på sitt tillfälle: peka på ett för att se vad det gör. Nu kan du allt: ha fem vargar vid varje lya, se upp för rovdjur som jagas in i dina regioner, och vinn när ett av dina drag börjar med fem lyor!

## files

# Vad som är fel i en ställning eller en spelplansfil för Age of the Wolf. Filernas ord står kvar som de är.

# Ställningen: raderna
problem-age-march-form = { $line }: ”{ $word }” är ingen marsch som red-forest>red-ridge:15:lead.

# Ställningen: regioner
problem-age-fives = regions: vargarna i regionen { $region } måste komma i femtal (A1.1).
problem-age-no-wolves = regions: { $region } hålls av en flock utan vargar (A1.6).
problem-age-den-unguarded = regions: ingen vaktar lyan i regionen { $region } (A6.3).
problem-age-no-rival = regions: angripare väntar i regionen { $region }, men ingen rival är där (A4.3).
problem-age-more-moved = regions: fler vargar har flyttat till { $region } än som är där (A4.3).
problem-age-overfull = regions: { $region } har fler vargar och rovdjur än fodervärdet räcker till (A3.6).
problem-age-predators = regions: det finns { $found } rovdjur av slaget ”{ $predator }”; i lådan finns { $most } (A1.4).
problem-age-dealt-predators = regions: rovdjuren delas ut ett per region (A2.2).
problem-age-start = regions: flocken på plats { $seat } står inte som den börjar (A2.1).
problem-age-wolves = regions: flocken på plats { $seat } har { $wolves } vargar; { $most } är det mesta (A1.1).
problem-age-dens = regions: flocken på plats { $seat } har fler än { $most } lyor (A6.2).
problem-age-not-marched = regions: angripare väntar där de inte har marscherat in (A4.3).

# Ställningen: flockar
problem-age-cards = pack: det finns { $found } kort ”{ $card }”; i lådan finns { $most } (A1.3).
problem-age-hand = pack: plats { $seat } har fler än { $limit } kort på hand (A3.7).
problem-age-dealt-hands = pack: korten delas ut ett i taget, från startspelaren (A2.3).
problem-age-homes = pack: varje flock behöver en egen startregion (A2.1).
problem-age-out = pack: flocken på plats { $seat } är ute när den inte har några vargar, och bara då (A9.2).
problem-age-out-cards = pack: flocken på plats { $seat } är ute och har kort på hand (A9.2).
problem-age-lead-lost = pack: ledarvargen på plats { $seat } kommer genast tillbaka (A9.1).
problem-age-lead-alone = pack: ledarvargen på plats { $seat } är där flocken inte har några vargar (A9.1).

# Ställningen: draget
problem-age-not-begun = turn: den första rundan har inte börjat än (A2).
problem-age-dealt-regions = turn: varje region har redan sitt rovdjur (A2.2).
problem-age-dealt-cards = turn: utdelningen räknar fler kort än det finns (A2.3).
problem-age-rounds = turn: ett parti har 1 till { $limit } rundor (A9.3).
problem-age-last-pack = turn: den sista flocken i livet har vunnit (A9.2).
problem-age-out-acts = turn: en flock som är ute kan inte handla (A9.2).
problem-age-stage-step = turn: skedet ”{ $stage }” hör inte till det här steget (A3).
problem-age-moves = turn: förflyttningar görs en i taget i steg 2 (A3.2, A8.3).
problem-age-built = turn: före steg 4 har ingen lya byggts (A3.4).
problem-age-battles = turn: det finns färre marscher än utkämpade kamper (A3.3).
problem-age-march = turn: vargar marscherar i femtal, till angränsande regioner (A4.1).
problem-age-lead-not-marched = turn: ledarvargen väntar där den inte har marscherat in (A4.1).
problem-age-nothing = turn: det finns inget att bestämma i skedet ”{ $stage }”.
problem-age-rolls = turn: slagen stämmer inte med vem som ska slå (A5.2).
problem-age-no-reroll = turn: ingen där får slå om (A5.2).

# Spelplansfilen
problem-age-no-entry = { $where }: det finns ingen uppgift för { $seats } flockar, till exempel { $seats } = ["red", …].
problem-age-colours = { $where }: { $seats } flockar behöver minst lika många färger, alla olika.
problem-age-predator-worth = { $where }: ett rovdjur är värt minst 1 (A1.4).
problem-age-predator-sorts = { $where }: [predators] har { $found } olika rovdjur; högst { $most } kan skiljas åt.
problem-age-shape = { $where }: en region ritas med ”ring” eller med ”outline”, ett av dem.
problem-age-ring = { $where }: ”ring” måste vara inre och yttre radie från 0 till { $most }, sedan första och sista grad, båda paren stigande, inte { $found }.
problem-age-outline-reach = { $where }: ”outline”: koordinaterna går från -{ $most } till { $most }.
problem-age-outline-area = { $where }: ”outline” måste ha minst tre hörn och en yta.
problem-age-regions = { $where }: en spelplan har 2 till { $most } regioner, inte { $found }.
problem-age-id = { $where }: id:t ”{ $id }” måste bestå av små bokstäver, siffror och ”-”.
problem-age-id-taken = { $where }: en region kan inte ha id:t ”{ $id }”: i ställningsfiler betyder ordet något annat.
problem-age-id-twice = { $where }: id:t ”{ $id }” förekommer två gånger.
problem-age-border-unknown = { $where }: { $region }: ”{ $other }” är ingen annan region att dela { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} med.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} nämns två gånger.
problem-age-border-one-sided = { $where }: { $region } nämner { $border ->
    [land] en landgräns
   *[channels] en vattenförbindelse
} med { $other }, men inte tvärtom.
problem-age-channels = { $where }: det finns { $found } vattenförbindelser; högst { $most } får plats.
problem-age-channel-coast = { $where }: { $region } har en vattenförbindelse men ingen kust (A1.5).
problem-age-start-region = { $where }: flocken ”{ $colour }” behöver en startregion, inte { $found }.
problem-age-apart = { $where }: { $region } går inte att nå från { $start }, varken över land eller vattenförbindelser.
problem-age-poor = { $where }: { $region }: det finns fler regioner med fodervärde { $prey } eller lägre än rovdjur som är värda så lite: { $found } (A2.2).
problem-age-five = { $where }: ledarvargen och en kull räknas som fem vargar (A1.1, A3.1).
problem-age-predator-count = { $where }: högst { $most } rovdjur av ett slag kan räknas.

## terminal

terminal-age-legend = foder ≈ kust · 1:25L 25 vargar för plats 1 med ledarvargen · ▲ lya · ⚔ angripare före sin kamp · en björn = n: rovdjur och vad de är värda · ~ vattenförbindelse, ❄ frusen · -tundra: tundran i samma färg som raden
terminal-age-values = rovdjur vid det här bordet: människa { $human }, tiger { $tiger }, björn { $bear }
terminal-age-values-ours = rovdjur vid det här bordet: människa { $human }, tiger { $tiger }, björn { $bear } (våra egna värden)
terminal-age-board = Det här är { $board }.
terminal-age-region = region
terminal-age-prey = foder
terminal-age-there = vilka är där
terminal-age-borders = gränsar till
terminal-age-dens = lyor: { $dens } av { $goal }
terminal-age-wolves = vargar: { $wolves }, { $supply } till i förrådet
terminal-age-fallen = stupad
