# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Runda { $round } av { $limit }, draget har { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): fodervärde { $prey }, kust
   *[no] { $name } ({ $region }): fodervärde { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): fodervärde { $prey }, kust, { $things }
   *[no] { $name } ({ $region }): fodervärde { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } vargar med ledarvargen ({ $who })
   *[no] { $wolves } vargar ({ $who })
}
age-attackers = { $lead ->
    [yes] anfallen av { $wolves } vargar med ledarvargen ({ $who })
   *[no] anfallen av { $wolves } vargar ({ $who })
}
age-den = en lya
age-predators = { $predators }, värde { $worth }
age-predator-group = { $thing ->
    [human] { $count } × människa
    [tiger] { $count } × tiger
   *[bear] { $count } × björn
}
age-card-group = { $thing ->
    [scare] { $count } × skräm bort
    [breed] { $count } × extra vargar
    [extra] { $count } × extra drag
   *[freeze] { $count } × fruset hav
}
age-surplus = { $surplus } vargar för mycket: de svälter ihjäl i slutet av draget
age-starve = { $surplus } svälter ihjäl
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } vargar svälter ihjäl: { $places }
age-chance = { $chance } %
age-channel = Öppet vatten mellan { $first } och { $second }
age-channel-frozen = Is mellan { $first } och { $second } till slutet av draget
age-card = { $card ->
    [scare] skräm bort
    [breed] extra vargar
    [extra] extra drag
   *[freeze] fruset hav
}
age-card-does = { $card ->
    [scare] Skräm bort: alla rovdjur i en region flyr från dig
    [breed] Extra vargar: var och en av dina lyor får fem vargar till
    [extra] Extra drag: en förflyttning till före kamperna
   *[freeze] Fruset hav: en vattenförbindelse går att gå över till slutet av ditt drag
}
age-card-held = { $does } ({ $count } på hand)
age-amount = { $wolves } vargar
age-sea = ut i havet
age-with-lead = med ledarvargen
age-without-lead = utan ledarvargen

## Packs
age-dens = { $dens } av { $goal } lyor som krävs för att vinna
age-out = ute ur partiet
age-on-turn = vid draget
age-lead-in = Ledarvarg: { $at }
age-colour = { $colour ->
    [red] röd
    [green] grön
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } vargar på spelplanen, { $supply } till i förrådet
age-region-count = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hand
   *[other] { $hand } kort på hand
}
age-own = Din flock
age-own-hand = Dina kort

## The strip above the table
age-turn = Drag: { $who }
age-round = Runda { $round } av { $limit }
age-stage-first = Slumpen avgör vem som börjar
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
age-fight = Kamp i { $at }: { $strength } mot { $against }
age-piles = { $deck } kort i leken; slängda: { $cards }
age-none = inga
age-preview = Chans att vinna i { $at }: { $chance } %

## Actions
age-do-first = Börja
age-do-predator = Lägg ett rovdjur
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
age-do-perish = Gå under
age-do-drive = Jaga iväg dem
age-do-leave = Låt dem vara
age-do-withdraw = Flytta undan
age-do-stay = Stanna
age-do-lose = Förlora vargar
age-do-lead = Ny ledarvarg
age-do-den = Bygg en lya
age-do-roam = Migrera
age-do-end = Avsluta draget
age-do-discard = Släng
age-play-card = { $card ->
    [scare] Skräm bort
    [breed] Extra vargar
    [extra] Extra drag
   *[freeze] Fruset hav
}
age-brief-card = Kort: { $card }

## Questions
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
age-ask-lead-1 = Var står den nya ledarvargen?
age-ask-litter-1 = Vilken lya får sin kull?
age-open-first = Slumpen avgör vem som börjar.
age-open-predators = Rovdjuren delas ut.
age-open-cards = Korten delas ut.
age-open-draw = Ett kort dras.
age-open-roll = Tärningen slås.
age-open-over = Partiet är slut.
age-open-litter = Bara { $left } vargar är kvar i ditt förråd: välj en lya som får sin kull.
age-open-reroll = Du har { $ours } mot { $theirs } i { $at }: slå om eller behåll slaget?
age-open-retreat = Dina vargar i { $at } är slagna: vart drar de sig tillbaka, eller går de under?
age-open-drive = Rovdjuren i { $at } är slagna: jaga iväg dem eller låt dem vara.
age-open-withdraw = { $at } är överfull: flytta undan upp till { $debt } vargar, eller stanna och förlora { $debt }.
age-open-lose = Du förlorar { $debt } vargar i { $at }: är ledarvargen en av dem?
age-open-lead = Din ledarvarg har fallit: var får en av dina flockar en ny?
age-open-discard = Du har för många kort: vilket slänger du?
age-open-moved = Du har flyttat: spela ett kort eller gå vidare.
age-open-move = { $more ->
    [0] Flytta en flock, kämpa mot rovdjur eller spela ett kort.
    [one] Flytta en flock, kämpa mot rovdjur eller spela ett kort; därefter kommer { $more } förflyttning till.
   *[other] Flytta en flock, kämpa mot rovdjur eller spela ett kort; därefter kommer { $more } förflyttningar till.
}
age-open-battle = Börja kampen, eller spela ett kort först.
age-open-den = Bygg en lya, spela ett kort eller gå vidare.
age-open-roam = Låt vargar migrera mellan dina regioner eller spela ett kort, och avsluta sedan draget.

## What happened
age-log-first = { $who } börjar.
age-log-predator = { $predator ->
    [human] En människa kommer till { $at }.
    [tiger] En tiger kommer till { $at }.
   *[bear] En björn kommer till { $at }.
}
age-log-refill = De slängda korten ({ $cards }) blir lek igen.
age-log-turn = Runda { $round }: draget har { $who }.
age-log-litter = { $who } får { $wolves } nya vargar i { $at }.
age-log-move = { $lead ->
    [yes] { $who } flyttar { $wolves } vargar med ledarvargen, { $from } → { $to }.
   *[no] { $who } flyttar { $wolves } vargar, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } migrerar med { $wolves } vargar och ledarvargen, { $from } → { $to }.
   *[no] { $who } migrerar med { $wolves } vargar, { $from } → { $to }.
}
age-log-hunt = { $who } ger sig på rovdjuren i { $at }.
age-log-roll = { $who } slår { $face }.
age-log-tie = { $at }: båda sidor är lika starka och slår igen.
age-log-battle-pack = { $won ->
    [yes] { $who } besegrar { $rival } i { $at }, { $strength } mot { $against }.
   *[no] { $who } rår inte på { $rival } i { $at }, { $strength } mot { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } besegrar rovdjuren i { $at }, { $strength } mot { $against }.
   *[no] { $who } rår inte på rovdjuren i { $at }, { $strength } mot { $against }.
}
age-log-go-back = { $who } går tillbaka från { $from } till { $to }.
age-log-retreat = { $who } drar sig tillbaka med { $wolves } vargar från { $from } till { $to }.
age-log-withdraw = { $who } flyttar undan { $wolves } vargar från { $from } till { $to }.
age-log-drive = { $who } jagar { $predators } från { $from } till { $to }.
age-log-drive-sea = { $who } jagar { $predators } från { $from } ut i havet.
age-log-starve = { $predator ->
    [human] En människa svälter ihjäl i { $at }.
    [tiger] En tiger svälter ihjäl i { $at }.
   *[bear] En björn svälter ihjäl i { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } förlorar { $wolves } vargar i { $at }, bland dem ledarvargen.
   *[no] { $who } förlorar { $wolves } vargar i { $at }.
}
age-log-den = { $who } bygger en lya i { $at }.
age-log-den-lost = { $who } förlorar lyan i { $at }.
age-log-lead = { $who } får en ny ledarvarg i { $at }.
age-log-card = { $card ->
    [scare] { $who } spelar kortet Skräm bort.
    [breed] { $who } spelar kortet Extra vargar.
    [extra] { $who } spelar kortet Extra drag.
   *[freeze] { $who } spelar kortet Fruset hav.
}
age-log-freeze = { $who } fryser vattnet mellan { $first } och { $second }.
age-log-draw = { $who } drar ett kort.
age-log-draw-known = { $card ->
    [scare] { $who } drar kortet Skräm bort.
    [breed] { $who } drar kortet Extra vargar.
    [extra] { $who } drar kortet Extra drag.
   *[freeze] { $who } drar kortet Fruset hav.
}
age-log-discard = { $card ->
    [scare] { $who } slänger kortet Skräm bort.
    [breed] { $who } slänger kortet Extra vargar.
    [extra] { $who } slänger kortet Extra drag.
   *[freeze] { $who } slänger kortet Fruset hav.
}
age-log-out = { $who } är ute ur partiet.
age-log-out-cards = { $who } är ute ur partiet och slänger { $cards }.
age-log-over = { $reason ->
    [dens] { $who } börjar draget med fem lyor och vinner.
    [last-pack] { $who } är den sista flocken i livet och vinner.
   *[round-limit] Sista rundan är slut: flest lyor vinner.
}
