# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Kolo { $round } z { $limit }, na tahu: { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): kořist { $prey }, pobřeží
   *[no] { $name } ({ $region }): kořist { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): kořist { $prey }, pobřeží, { $things }
   *[no] { $name } ({ $region }): kořist { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } vlků ({ $who }) s vůdcem
   *[no] { $wolves } vlků ({ $who })
}
age-attackers = { $lead ->
    [yes] útočí { $wolves } vlků ({ $who }) s vůdcem
   *[no] útočí { $wolves } vlků ({ $who })
}
age-den = doupě
age-predators = { $predators }, síla { $worth }
age-predator-group = { $thing ->
    [human] { $count } × člověk
    [tiger] { $count } × tygr
   *[bear] { $count } × medvěd
}
age-card-group = { $thing ->
    [scare] { $count } × zastrašení
    [breed] { $count } × vlci navíc
    [extra] { $count } × pohyb navíc
   *[freeze] { $count } × zamrzlé moře
}
age-surplus = { $surplus } vlků navíc: na konci tahu zemřou hlady
age-starve = hlady zemře: { $surplus }
age-starve-in = { $name } { $surplus }
age-starving = hlady zemře vlků: { $wolves } ({ $places })
age-chance = { $chance } %
age-channel = Otevřená voda: { $first } – { $second }
age-channel-frozen = Led do konce tohoto tahu: { $first } – { $second }
age-card = { $card ->
    [scare] zastrašení
    [breed] vlci navíc
    [extra] pohyb navíc
   *[freeze] zamrzlé moře
}
age-card-does = { $card ->
    [scare] Zastrašení: všichni predátoři regionu před vámi prchají
    [breed] Vlci navíc: v každém vašem doupěti přibude pět vlků
    [extra] Pohyb navíc: ještě jeden pohyb před boji
   *[freeze] Zamrzlé moře: po jednom průlivu lze do konce vašeho tahu chodit
}
age-card-held = { $does } (v ruce: { $count })
age-amount = { $wolves } vlků
age-sea = do moře
age-with-lead = s vůdcem
age-without-lead = bez vůdce

## Packs
age-dens = doupata: { $dens } z { $goal } potřebných k vítězství
age-out = mimo hru
age-on-turn = na tahu
age-lead-in = vůdce: { $at }
age-colour = { $colour ->
    [red] červená
    [green] zelená
    [blue] modrá
   *[yellow] žlutá
}
age-wolf-count = vlků na plánu: { $wolves }, v zásobě: { $supply }
age-region-count = { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionů
}
age-hand-count = { $hand ->
    [one] { $hand } karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}
age-own = Vaše smečka
age-own-hand = Vaše karty

## The strip above the table
age-turn = Na tahu: { $who }
age-round = Kolo { $round } z { $limit }
age-stage-first = Náhoda určí, kdo začíná
age-stage-predators = Rozkládají se predátoři
age-stage-cards = Rozdávají se karty
age-stage-over = Konec hry
age-step = { $step ->
    [move] Pohyb
    [battle] Boj
    [den] Doupě
    [roam] Toulání
    [cull] Hlad
   *[draw] Karta
}
age-fight = Boj v { $at }: { $strength } proti { $against }
age-piles = karet v balíčku: { $deck }; odhozeno: { $cards }
age-none = nic
age-preview = Šance na vítězství v { $at }: { $chance } %

## Actions
age-do-first = Začít
age-do-predator = Položit predátora
age-do-draw = Vzít kartu
age-do-roll = Hodit kostkou
age-do-litter = Vrh
age-do-move = Pohyb
age-do-hunt = Bojovat s predátory
age-do-next = Další krok
age-do-fight = Začít boj
age-do-reroll = Hodit znovu
age-do-keep = Nechat hod
age-do-retreat = Ustoupit
age-do-perish = Zahynout
age-do-drive = Zahnat
age-do-leave = Nechat být
age-do-withdraw = Stáhnout
age-do-stay = Zůstat
age-do-lose = Ztratit vlky
age-do-lead = Nový vůdce
age-do-den = Doupě
age-do-roam = Toulat se
age-do-end = Ukončit tah
age-do-discard = Odhodit
age-play-card = { $card ->
    [scare] Zastrašit
    [breed] Vlci navíc
    [extra] Pohyb navíc
   *[freeze] Zamrzlé moře
}
age-brief-card = Karta: { $card }

## Questions
age-ask-lead-wolf = S vůdcem, nebo bez něj?
age-ask-amount = Kolik vlků?
age-ask-move-1 = Ze kterého regionu jdou?
age-ask-move-2 = Do kterého regionu jdou?
age-ask-roam-1 = Ze kterého regionu se toulají?
age-ask-roam-2 = Do kterého vašeho regionu se toulají?
age-ask-hunt-1 = Kde bojujete s predátory?
age-ask-den-1 = Kde stavíte doupě?
age-ask-scare-1 = Predátory kterého regionu zastrašíte?
age-ask-scare-2 = Kam prchají?
age-ask-freeze-1 = Který průliv zmrazíte do konce tahu?
age-ask-discard-1 = Kterou kartu odhodíte?
age-ask-drive-1 = Kam je zaženete?
age-ask-retreat-1 = Do kterého vašeho regionu ustoupí?
age-ask-withdraw-1 = Do kterého vašeho regionu se stáhnou?
age-ask-lead-1 = Kde bude nový vůdce?
age-ask-litter-1 = Které doupě má vrh?
age-open-first = Náhoda určí, kdo začíná.
age-open-predators = Rozkládají se predátoři.
age-open-cards = Rozdávají se karty.
age-open-draw = Bere se karta.
age-open-roll = Hází se kostkou.
age-open-over = Konec hry.
age-open-litter = V zásobě zbývá vlků: { $left }. Vyberte doupě pro vrh.
age-open-reroll = Máte { $ours } proti { $theirs } v { $at }: hodit znovu, nebo nechat hod?
age-open-retreat = Vaši vlci v { $at } jsou poraženi: kam ustoupí, nebo zahynou?
age-open-drive = Predátoři v { $at } jsou poraženi: zažeňte je, nebo je nechte být.
age-open-withdraw = Region { $at } je přeplněný: stáhněte až { $debt } vlků, nebo zůstaňte a ztraťte { $debt }.
age-open-lose = Ztrácíte { $debt } vlků v { $at }: je mezi nimi vůdce?
age-open-lead = Váš vůdce padl: kde bude nový?
age-open-discard = Máte příliš karet: kterou odhodíte?
age-open-moved = Pohyb je hotový: zahrajte kartu, nebo pokračujte.
age-open-move = { $more ->
    [0] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu.
    [one] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohyb.
    [few] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohyby.
   *[other] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohybů.
}
age-open-battle = Začněte boj, nebo nejdřív zahrajte kartu.
age-open-den = Postavte doupě, zahrajte kartu, nebo pokračujte.
age-open-roam = Nechte vlky toulat se mezi vašimi regiony, nebo zahrajte kartu, pak ukončete tah.

## What happened
age-log-first = { $who } začíná.
age-log-predator = { $predator ->
    [human] Člověk přichází do { $at }.
    [tiger] Tygr přichází do { $at }.
   *[bear] Medvěd přichází do { $at }.
}
age-log-refill = Odhozené karty ({ $cards }) jsou znovu balíčkem.
age-log-turn = Kolo { $round }, na tahu: { $who }.
age-log-litter = { $who } má { $wolves } nových vlků v { $at }.
age-log-move = { $lead ->
    [yes] { $who } vede { $wolves } vlků s vůdcem, { $from } → { $to }.
   *[no] { $who } vede { $wolves } vlků, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } se toulá: { $wolves } vlků s vůdcem, { $from } → { $to }.
   *[no] { $who } se toulá: { $wolves } vlků, { $from } → { $to }.
}
age-log-hunt = { $who } jde na predátory v { $at }.
age-log-roll = { $who } hází: { $face }.
age-log-tie = { $at }: síly jsou vyrovnané, obě strany hází znovu.
age-log-battle-pack = { $won ->
    [yes] { $who } poráží soupeře v { $at }: { $strength } proti { $against } ({ $rival }).
   *[no] { $who } neporáží soupeře v { $at }: { $strength } proti { $against } ({ $rival }).
}
age-log-battle-predators = { $won ->
    [yes] { $who } poráží predátory v { $at }, { $strength } proti { $against }.
   *[no] { $who } neporáží predátory v { $at }, { $strength } proti { $against }.
}
age-log-go-back = { $who } se vrací: { $from } → { $to }.
age-log-retreat = { $who } ustupuje: { $wolves } vlků, { $from } → { $to }.
age-log-withdraw = { $who } stahuje { $wolves } vlků, { $from } → { $to }.
age-log-drive = { $who } zahání predátory ({ $predators }), { $from } → { $to }.
age-log-drive-sea = { $who } zahání predátory ({ $predators }) z { $from } do moře.
age-log-starve = { $predator ->
    [human] Člověk umírá hlady v { $at }.
    [tiger] Tygr umírá hlady v { $at }.
   *[bear] Medvěd umírá hlady v { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } ztrácí { $wolves } vlků v { $at }, mezi nimi vůdce.
   *[no] { $who } ztrácí { $wolves } vlků v { $at }.
}
age-log-den = { $who } staví doupě v { $at }.
age-log-den-lost = { $who } přichází o doupě v { $at }.
age-log-lead = { $who } má nového vůdce v { $at }.
age-log-card = { $card ->
    [scare] { $who } hraje kartu Zastrašení.
    [breed] { $who } hraje kartu Vlci navíc.
    [extra] { $who } hraje kartu Pohyb navíc.
   *[freeze] { $who } hraje kartu Zamrzlé moře.
}
age-log-freeze = { $who } zmrazuje vodu: { $first } – { $second }.
age-log-draw = { $who } bere kartu.
age-log-draw-known = { $card ->
    [scare] { $who } bere kartu Zastrašení.
    [breed] { $who } bere kartu Vlci navíc.
    [extra] { $who } bere kartu Pohyb navíc.
   *[freeze] { $who } bere kartu Zamrzlé moře.
}
age-log-discard = { $card ->
    [scare] { $who } odhazuje kartu Zastrašení.
    [breed] { $who } odhazuje kartu Vlci navíc.
    [extra] { $who } odhazuje kartu Pohyb navíc.
   *[freeze] { $who } odhazuje kartu Zamrzlé moře.
}
age-log-out = { $who } vypadává ze hry.
age-log-out-cards = { $who } vypadává ze hry a odhazuje: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } začíná tah s pěti doupaty a vítězí.
    [last-pack] { $who } je poslední živá smečka a vítězí.
   *[round-limit] Poslední kolo skončilo: vítězí nejvíc doupat.
}
