# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Runde { $round } af { $limit }, tur: { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): foderværdi { $prey }, kyst
   *[no] { $name } ({ $region }): foderværdi { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): foderværdi { $prey }, kyst, { $things }
   *[no] { $name } ({ $region }): foderværdi { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } ulve med lederulven ({ $who })
   *[no] { $wolves } ulve ({ $who })
}
age-attackers = { $lead ->
    [yes] angrebet af { $wolves } ulve med lederulven ({ $who })
   *[no] angrebet af { $wolves } ulve ({ $who })
}
age-den = en hule
age-predators = { $predators }, værdi { $worth }
age-predator-group = { $thing ->
    [human] { $count } × menneske
    [tiger] { $count } × tiger
   *[bear] { $count } × bjørn
}
age-card-group = { $thing ->
    [scare] { $count } × skræm bort
    [breed] { $count } × ekstra ulve
    [extra] { $count } × ekstra træk
   *[freeze] { $count } × frossent hav
}
age-surplus = { $surplus } ulve for meget: De sulter ihjel i slutningen af turen
age-starve = { $surplus } sulter ihjel
age-starve-in = { $name } { $surplus }
age-starving = { $wolves } ulve sulter ihjel: { $places }
age-chance = { $chance } %
age-channel = Åbent vand mellem { $first } og { $second }
age-channel-frozen = Is mellem { $first } og { $second } til slutningen af turen
age-card = { $card ->
    [scare] skræm bort
    [breed] ekstra ulve
    [extra] ekstra træk
   *[freeze] frossent hav
}
age-card-does = { $card ->
    [scare] Skræm bort: Alle rovdyr i et område flygter fra dig
    [breed] Ekstra ulve: Hver af dine huler får fem ulve mere
    [extra] Ekstra træk: én flytning mere før kampene
   *[freeze] Frossent hav: Én vandforbindelse kan krydses til slutningen af din tur
}
age-card-held = { $does } ({ $count } på hånden)
age-amount = { $wolves } ulve
age-sea = ud i havet
age-with-lead = med lederulven
age-without-lead = uden lederulven

## Packs
age-dens = { $dens } af { $goal } huler, der kræves for at vinde
age-out = ude af spillet
age-on-turn = i tur
age-lead-in = Lederulv: { $at }
age-colour = { $colour ->
    [red] rød
    [green] grøn
    [blue] blå
   *[yellow] gul
}
age-wolf-count = { $wolves } ulve på spillepladen, { $supply } mere i forrådet
age-region-count = { $regions ->
    [one] { $regions } område
   *[other] { $regions } områder
}
age-hand-count = { $hand ->
    [one] { $hand } kort på hånden
   *[other] { $hand } kort på hånden
}
age-own = Din flok
age-own-hand = Dine kort

## The strip above the table
age-turn = Tur: { $who }
age-round = Runde { $round } af { $limit }
age-stage-first = Tilfældet afgør, hvem der begynder
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
age-fight = Kamp i { $at }: { $strength } mod { $against }
age-piles = { $deck } kort i bunken; brugte: { $cards }
age-none = ingen
age-preview = Chance for at vinde i { $at }: { $chance } %

## Actions
age-do-first = Begynd
age-do-predator = Læg et rovdyr
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
age-do-perish = Gå til grunde
age-do-drive = Jag dem bort
age-do-leave = Lad dem være
age-do-withdraw = Flyt væk
age-do-stay = Bliv
age-do-lose = Mist ulve
age-do-lead = Ny lederulv
age-do-den = Byg en hule
age-do-roam = Migrer
age-do-end = Afslut turen
age-do-discard = Læg væk
age-play-card = { $card ->
    [scare] Skræm bort
    [breed] Ekstra ulve
    [extra] Ekstra træk
   *[freeze] Frossent hav
}
age-brief-card = Kort: { $card }

## Questions
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
age-ask-freeze-1 = Hvilken vandforbindelse fryser du til slutningen af din tur?
age-ask-discard-1 = Hvilket kort lægger du væk?
age-ask-drive-1 = Hvor jager du dem hen?
age-ask-retreat-1 = Til hvilket af dine områder trækker de sig tilbage?
age-ask-withdraw-1 = Til hvilket af dine områder flyttes de væk?
age-ask-lead-1 = Hvor står den nye lederulv?
age-ask-litter-1 = Hvilken hule får sit kuld?
age-open-first = Tilfældet afgør, hvem der begynder.
age-open-predators = Rovdyrene deles ud.
age-open-cards = Kortene deles ud.
age-open-draw = Et kort trækkes.
age-open-roll = Terningen kastes.
age-open-over = Spillet er slut.
age-open-litter = Der er kun { $left } ulve tilbage i dit forråd: Vælg en hule, der får sit kuld.
age-open-reroll = Du har { $ours } mod { $theirs } i { $at }: Kast igen, eller behold kastet?
age-open-retreat = Dine ulve i { $at } er slået: Hvor trækker de sig tilbage til, eller går de til grunde?
age-open-drive = Rovdyrene i { $at } er slået: Jag dem bort, eller lad dem være.
age-open-withdraw = { $at } er overfyldt: Flyt op til { $debt } ulve væk, eller bliv og mist { $debt }.
age-open-lose = Du mister { $debt } ulve i { $at }: Er lederulven en af dem?
age-open-lead = Din lederulv er faldet: Hvor får en af dine flokke en ny?
age-open-discard = Du har for mange kort: Hvilket lægger du væk?
age-open-moved = Du har flyttet: Spil et kort, eller gå videre.
age-open-move = { $more ->
    [0] Flyt en flok, kæmp mod rovdyr, eller spil et kort.
    [one] Flyt en flok, kæmp mod rovdyr, eller spil et kort; derefter kommer { $more } flytning til.
   *[other] Flyt en flok, kæmp mod rovdyr, eller spil et kort; derefter kommer { $more } flytninger til.
}
age-open-battle = Begynd kampen, eller spil et kort først.
age-open-den = Byg en hule, spil et kort, eller gå videre.
age-open-roam = Lad ulve migrere mellem dine områder, eller spil et kort, og afslut så turen.

## What happened
age-log-first = { $who } begynder.
age-log-predator = { $predator ->
    [human] Et menneske kommer til { $at }.
    [tiger] En tiger kommer til { $at }.
   *[bear] En bjørn kommer til { $at }.
}
age-log-refill = De brugte kort ({ $cards }) bliver til bunke igen.
age-log-turn = Runde { $round }, tur: { $who }.
age-log-litter = { $who } får { $wolves } nye ulve i { $at }.
age-log-move = { $lead ->
    [yes] { $who } flytter { $wolves } ulve med lederulven, { $from } → { $to }.
   *[no] { $who } flytter { $wolves } ulve, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } migrerer med { $wolves } ulve og lederulven, { $from } → { $to }.
   *[no] { $who } migrerer med { $wolves } ulve, { $from } → { $to }.
}
age-log-hunt = { $who } går løs på rovdyrene i { $at }.
age-log-roll = { $who } kaster { $face }.
age-log-tie = { $at }: Begge sider er lige stærke og kaster igen.
age-log-battle-pack = { $won ->
    [yes] { $who } besejrer { $rival } i { $at }, { $strength } mod { $against }.
   *[no] { $who } kan ikke besejre { $rival } i { $at }, { $strength } mod { $against }.
}
age-log-battle-predators = { $won ->
    [yes] { $who } besejrer rovdyrene i { $at }, { $strength } mod { $against }.
   *[no] { $who } kan ikke besejre rovdyrene i { $at }, { $strength } mod { $against }.
}
age-log-go-back = { $who } går tilbage fra { $from } til { $to }.
age-log-retreat = { $who } trækker sig tilbage med { $wolves } ulve fra { $from } til { $to }.
age-log-withdraw = { $who } flytter { $wolves } ulve væk fra { $from } til { $to }.
age-log-drive = { $who } jager { $predators } fra { $from } til { $to }.
age-log-drive-sea = { $who } jager { $predators } fra { $from } ud i havet.
age-log-starve = { $predator ->
    [human] Et menneske sulter ihjel i { $at }.
    [tiger] En tiger sulter ihjel i { $at }.
   *[bear] En bjørn sulter ihjel i { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } mister { $wolves } ulve i { $at }, blandt dem lederulven.
   *[no] { $who } mister { $wolves } ulve i { $at }.
}
age-log-den = { $who } bygger en hule i { $at }.
age-log-den-lost = { $who } mister hulen i { $at }.
age-log-lead = { $who } får en ny lederulv i { $at }.
age-log-card = { $card ->
    [scare] { $who } spiller kortet Skræm bort.
    [breed] { $who } spiller kortet Ekstra ulve.
    [extra] { $who } spiller kortet Ekstra træk.
   *[freeze] { $who } spiller kortet Frossent hav.
}
age-log-freeze = { $who } fryser vandet mellem { $first } og { $second }.
age-log-draw = { $who } trækker et kort.
age-log-draw-known = { $card ->
    [scare] { $who } trækker kortet Skræm bort.
    [breed] { $who } trækker kortet Ekstra ulve.
    [extra] { $who } trækker kortet Ekstra træk.
   *[freeze] { $who } trækker kortet Frossent hav.
}
age-log-discard = { $card ->
    [scare] { $who } lægger kortet Skræm bort væk.
    [breed] { $who } lægger kortet Ekstra ulve væk.
    [extra] { $who } lægger kortet Ekstra træk væk.
   *[freeze] { $who } lægger kortet Frossent hav væk.
}
age-log-out = { $who } er ude af spillet.
age-log-out-cards = { $who } er ude af spillet og lægger { $cards } væk.
age-log-over = { $reason ->
    [dens] { $who } begynder turen med fem huler og vinder.
    [last-pack] { $who } er den sidste flok i live og vinder.
   *[round-limit] Sidste runde er slut: Flest huler vinder.
}
