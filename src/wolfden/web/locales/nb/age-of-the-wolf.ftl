# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Runde { $round } av { $limit }, tur: { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): bytteverdi { $prey }, kyst
   *[no] { $name } ({ $region }): bytteverdi { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): bytteverdi { $prey }, kyst, { $things }
   *[no] { $name } ({ $region }): bytteverdi { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } ulver med lederulven ({ $who })
   *[no] { $wolves } ulver ({ $who })
}
age-attackers = { $lead ->
    [yes] angrepet av { $wolves } ulver med lederulven ({ $who })
   *[no] angrepet av { $wolves } ulver ({ $who })
}
age-den = et hi
age-predators = { $predators }, verdi { $worth }
age-predator-group = { $thing ->
    [human] { $count } × menneske
    [tiger] { $count } × tiger
   *[bear] { $count } × bjørn
}
age-card-group = { $thing ->
    [scare] { $count } × skrem bort
    [breed] { $count } × ekstra ulver
    [extra] { $count } × ekstra trekk
   *[freeze] { $count } × frosset hav
}
age-surplus = { $surplus } ulver for mye: De sulter i hjel på slutten av turen
age-starve = { $surplus } sulter i hjel
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } ulver sulter i hjel: { $places }
age-chance = { $chance } %
age-channel = Åpent vann mellom { $first } og { $second }
age-channel-frozen = Is mellom { $first } og { $second } til slutten av turen
age-card = { $card ->
    [scare] skrem bort
    [breed] ekstra ulver
    [extra] ekstra trekk
   *[freeze] frosset hav
}
age-card-does = { $card ->
    [scare] Skrem bort: Alle rovdyr i en region flykter fra deg
    [breed] Ekstra ulver: Hvert av dine hi får fem ulver til
    [extra] Ekstra trekk: én forflytting til før kampene
   *[freeze] Frosset hav: Én vannforbindelse kan krysses til slutten av turen din
}
age-card-held = { $does } ({ $count } på hånden)
age-amount = { $wolves } ulver
age-sea = ut i havet
age-with-lead = med lederulven
age-without-lead = uten lederulven

## Packs
age-dens = { $dens } av { $goal } hi som kreves for å vinne
age-out = ute av spillet
age-on-turn = i tur
age-lead-in = Lederulv: { $at }
age-colour = { $colour ->
    [red] rød
    [green] grønn
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } ulver på spillebrettet, { $supply } til i forrådet
age-region-count = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hånden
   *[other] { $hand } kort på hånden
}
age-own = Din flokk
age-own-hand = Kortene dine

## The strip above the table
age-turn = Tur: { $who }
age-round = Runde { $round } av { $limit }
age-stage-first = Tilfeldigheten avgjør hvem som begynner
age-stage-predators = Rovdyrene deles ut
age-stage-cards = Kortene deles ut
age-stage-over = Partiet er over
age-step = { $step ->
    [move] Flytt
    [battle] Kamp
    [den] Hi
    [roam] Streif
    [cull] Sult
   *[draw] Kort
}
age-fight = Kamp i { $at }: { $strength } mot { $against }
age-piles = { $deck } kort i bunken; kastede: { $cards }
age-none = ingen
age-preview = Sjanse til å vinne i { $at }: { $chance } %

## Actions
age-do-first = Begynn
age-do-predator = Legg et rovdyr
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
age-do-perish = Gå til grunne
age-do-drive = Jag dem bort
age-do-leave = La dem være
age-do-withdraw = Flytt unna
age-do-stay = Bli
age-do-lose = Mist ulver
age-do-lead = Ny lederulv
age-do-den = Bygg et hi
age-do-roam = Streif
age-do-end = Avslutt turen
age-do-discard = Kast kort
age-play-card = { $card ->
    [scare] Skrem bort
    [breed] Ekstra ulver
    [extra] Ekstra trekk
   *[freeze] Frosset hav
}
age-brief-card = Kort: { $card }

## Questions
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
age-ask-freeze-1 = Hvilken vannforbindelse fryser du til slutten av turen din?
age-ask-discard-1 = Hvilket kort kaster du?
age-ask-drive-1 = Hvor jager du dem?
age-ask-retreat-1 = Til hvilken av dine regioner trekker de seg tilbake?
age-ask-withdraw-1 = Til hvilken av dine regioner flyttes de unna?
age-ask-lead-1 = Hvor står den nye lederulven?
age-ask-litter-1 = Hvilket hi får kullet sitt?
age-open-first = Tilfeldigheten avgjør hvem som begynner.
age-open-predators = Rovdyrene deles ut.
age-open-cards = Kortene deles ut.
age-open-draw = Et kort trekkes.
age-open-roll = Terningen kastes.
age-open-over = Partiet er over.
age-open-litter = Det er bare { $left } ulver igjen i forrådet ditt: Velg et hi som får kull.
age-open-reroll = Du har { $ours } mot { $theirs } i { $at }: Kaste på nytt, eller beholde kastet?
age-open-retreat = Ulvene dine i { $at } er slått: Hvor trekker de seg tilbake, eller går de til grunne?
age-open-drive = Rovdyrene i { $at } er slått: Jag dem bort, eller la dem være.
age-open-withdraw = { $at } er overfylt: Flytt unna opptil { $debt } ulver, eller bli og mist { $debt }.
age-open-lose = Du mister { $debt } ulver i { $at }: Er lederulven en av dem?
age-open-lead = Lederulven din har falt: Hvor får en av flokkene dine en ny?
age-open-discard = Du har for mange kort: Hvilket kaster du?
age-open-moved = Du har flyttet: Spill et kort, eller gå videre.
age-open-move = { $more ->
    [0] Flytt en flokk, kjemp mot rovdyr eller spill et kort.
    [one] Flytt en flokk, kjemp mot rovdyr eller spill et kort; deretter kommer { $more } forflytting til.
   *[other] Flytt en flokk, kjemp mot rovdyr eller spill et kort; deretter kommer { $more } forflyttinger til.
}
age-open-battle = Begynn kampen, eller spill et kort først.
age-open-den = Bygg et hi, spill et kort eller gå videre.
age-open-roam = La ulver streife mellom regionene dine eller spill et kort, og avslutt så turen.

## What happened
age-log-first = { $who } begynner.
age-log-predator = { $predator ->
    [human] Et menneske kommer til { $at }.
    [tiger] En tiger kommer til { $at }.
   *[bear] En bjørn kommer til { $at }.
}
age-log-refill = De kastede kortene ({ $cards }) blir til bunke igjen.
age-log-turn = Runde { $round }, tur: { $who }.
age-log-litter = { $who } får { $wolves } nye ulver i { $at }.
age-log-move = { $lead ->
    [yes] { $who } flytter { $wolves } ulver med lederulven, { $from } → { $to }.
   *[no] { $who } flytter { $wolves } ulver, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } streifer med { $wolves } ulver og lederulven, { $from } → { $to }.
   *[no] { $who } streifer med { $wolves } ulver, { $from } → { $to }.
}
age-log-hunt = { $who } går løs på rovdyrene i { $at }.
age-log-roll = { $who } kaster terningen: { $face }.
age-log-tie = { $at }: Begge sider er like sterke og kaster på nytt.
age-log-battle-pack = { $won ->
    [yes] { $who } slår { $rival } i { $at }, { $strength } mot { $against }.
   *[no] { $who } klarer ikke å slå { $rival } i { $at }, { $strength } mot { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } slår rovdyrene i { $at }, { $strength } mot { $against }.
   *[no] { $who } klarer ikke å slå rovdyrene i { $at }, { $strength } mot { $against }.
}
age-log-go-back = { $who } går tilbake fra { $from } til { $to }.
age-log-retreat = { $who } trekker seg tilbake med { $wolves } ulver fra { $from } til { $to }.
age-log-withdraw = { $who } flytter { $wolves } ulver unna, { $from } → { $to }.
age-log-drive = { $who } jager { $predators } fra { $from } til { $to }.
age-log-drive-sea = { $who } jager { $predators } fra { $from } ut i havet.
age-log-starve = { $predator ->
    [human] Et menneske sulter i hjel i { $at }.
    [tiger] En tiger sulter i hjel i { $at }.
   *[bear] En bjørn sulter i hjel i { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulver i { $at }, blant dem lederulven.
   *[no] { $who } mister { $wolves } ulver i { $at }.
}
age-log-den = { $who } bygger et hi i { $at }.
age-log-den-lost = { $who } mister hiet i { $at }.
age-log-lead = { $who } får en ny lederulv i { $at }.
age-log-card = { $card ->
    [scare] { $who } spiller kortet Skrem bort.
    [breed] { $who } spiller kortet Ekstra ulver.
    [extra] { $who } spiller kortet Ekstra trekk.
   *[freeze] { $who } spiller kortet Frosset hav.
}
age-log-freeze = { $who } fryser vannet mellom { $first } og { $second }.
age-log-draw = { $who } trekker et kort.
age-log-draw-known = { $card ->
    [scare] { $who } trekker kortet Skrem bort.
    [breed] { $who } trekker kortet Ekstra ulver.
    [extra] { $who } trekker kortet Ekstra trekk.
   *[freeze] { $who } trekker kortet Frosset hav.
}
age-log-discard = { $card ->
    [scare] { $who } kaster kortet Skrem bort.
    [breed] { $who } kaster kortet Ekstra ulver.
    [extra] { $who } kaster kortet Ekstra trekk.
   *[freeze] { $who } kaster kortet Frosset hav.
}
age-log-out = { $who } er ute av spillet.
age-log-out-cards = { $who } er ute av spillet og kaster { $cards }.
age-log-over = { $reason ->
    [dens] { $who } begynner turen med fem hi og vinner.
    [last-pack] { $who } er den siste flokken i live og vinner.
   *[round-limit] Siste runde er over: Flest hi vinner.
}
