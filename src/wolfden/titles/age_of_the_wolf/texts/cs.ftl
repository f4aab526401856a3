### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Věk vlka
pitch-age-of-the-wolf = Zahánějte predátory, přejděte zamrzlé moře a postavte pět doupat dřív než ostatní smečky. Jedna kostka a tajné karty v ruce.
wins-age-of-the-wolf = Vyhrává první smečka s pěti doupaty.
picture-age-of-the-wolf = Herní plán hry Věk vlka, po kterém chodí smečky
note-age-of-the-wolf = Herní plán, hodnoty kořisti a síla predátorů jsou naše rekonstrukce, ne tištěný originál. Majitelé hry si mohou načíst svůj plán ze souboru.
role-age-of-the-wolf = Smečka { $number }
option-age-of-the-wolf-ring = Herní plán
option-age-of-the-wolf-ring-help = Kruh s tolika výsečemi, kolik je smeček, nebo vždy čtyři.
option-age-of-the-wolf-ring-packs = výseč pro každou smečku
option-age-of-the-wolf-ring-four = čtyři výseče
option-age-of-the-wolf-dens-a-turn = Doupata za tah
option-age-of-the-wolf-dens-a-turn-help = Kolik doupat smí smečka postavit v jednom tahu.
option-age-of-the-wolf-dens-a-turn-one = jedno
option-age-of-the-wolf-dens-a-turn-any = libovolně
option-age-of-the-wolf-round-limit = Limit kol
option-age-of-the-wolf-round-limit-help = Po tomto kole hra končí a vítězí smečka s nejvíce doupaty.
option-age-of-the-wolf-board = Vlastní plán
option-age-of-the-wolf-board-help = Soubor s vlastními regiony a průlivy.

## game

# Age of the Wolf: things, actions, questions and what happened.

# Things
age-table = Kolo { $round } z { $limit }, na tahu: { $who }
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
    [yes] { $wolves } vlků ({ $who }) včetně vůdce
   *[no] { $wolves } vlků ({ $who })
}
age-attackers = { $lead ->
    [yes] útočí { $wolves } vlků ({ $who }) včetně vůdce
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
age-starve-in = { $name }: { $surplus }
age-starving = hlady zemře vlků: { $wolves } ({ $places })
age-chance = { $chance } %
age-channel = Otevřená voda: { $first } – { $second }
age-channel-frozen = Led do konce tohoto tahu: { $first } – { $second }
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] zastrašení
    [breed] vlci navíc
    [extra] pohyb navíc
   *[freeze] zamrzlé moře
}
age-card-does = { $card ->
    [scare] Zastrašení: všichni predátoři regionu před vámi prchají
    [breed] Vlci navíc: pět nových vlků u každého vašeho doupěte
    [extra] Pohyb navíc: ještě jeden pohyb před boji
   *[freeze] Zamrzlé moře: po jednom průlivu lze do konce vašeho tahu chodit
}
age-card-held = { $does } (v ruce: { $count })
age-amount = { $wolves } vlků
age-sea = do moře
age-with-lead = s vůdcem
age-without-lead = bez vůdce

# Regions of our own board; those of a board file are shown as they are written there
age-name-red-forest = Žhavý les
age-name-red-tundra = Popelavý břeh
age-name-red-steppe = Jeřabinová pláň
age-name-red-ridge = Pazourkový hřbet
age-name-red-mountain = Měděné hory
age-name-red-lowland = Losí luka
age-name-red-island = Tulení skalisko
age-name-green-forest = Mechový úval
age-name-green-tundra = Mys lišejníků
age-name-green-steppe = Březová step
age-name-green-ridge = Olšový močál
age-name-green-mountain = Borové skály
age-name-green-lowland = Pratuří nížina
age-name-green-island = Volavčí ostrov
age-name-blue-forest = Mrazivé jezero
age-name-blue-tundra = Jinovatková pustina
age-name-blue-steppe = Vrbové nivy
age-name-blue-ridge = Břidlicová soutěska
age-name-blue-mountain = Bouřné štíty
age-name-blue-lowland = Sobí údolí
age-name-blue-island = Mroží skála
age-name-yellow-forest = Jantarový vřes
age-name-yellow-tundra = Větrný břeh
age-name-yellow-steppe = Ostřicová prérie
age-name-yellow-ridge = Okrové srázy
age-name-yellow-mountain = Rohovcové vrchy
age-name-yellow-lowland = Bizoní kotlina
age-name-yellow-island = Racčí ostrov

# Packs
age-dens = doupata: { $dens } z { $goal } potřebných k vítězství
age-out = vypadla ze hry
age-on-turn = na tahu
age-lead-in = vůdce: { $at }
age-colour = { $colour ->
    [red] červená
    [green] zelená
    [blue] modrá
   *[yellow] žlutá
}
age-wolf-count = vlků na plánu: { $wolves }, v zásobě: { $supply }
age-region-count = { $regions ->
    [one] drží { $regions } region
    [few] drží { $regions } regiony
   *[other] drží { $regions } regionů
}
age-hand-count = { $hand ->
    [one] { $hand } karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}
age-own = Vaše smečka
age-own-hand = Vaše karty

# The strip above the table
age-turn = Na tahu: { $who }
age-round = Kolo { $round } z { $limit }
age-stage-first = Začínající hráč se losuje
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
age-fight = Boj, { $at }: { $strength } proti { $against }
age-piles = karet v balíčku: { $deck }; odhozeno: { $cards }
age-none = žádné
age-preview = Šance na vítězství ({ $at }): { $chance } %

# Actions
age-do-first = Vylosovat prvního hráče
age-do-predator = Položit predátora
age-do-draw = Vzít kartu
age-do-roll = Hodit kostkou
age-do-litter = Vrh
age-do-move = Pohyb
age-do-hunt = Bojovat s predátory
age-do-next = Další krok
age-do-fight = Začít boj
age-do-reroll = Hodit znovu
age-do-keep = Nechat hod
age-do-retreat = Ustoupit
age-do-perish = Nechat zahynout
age-do-drive = Zahnat
age-do-leave = Nechat být
age-do-withdraw = Stáhnout
age-do-stay = Zůstat
age-do-lose = Ztratit vlky
age-do-lead = Nový vůdce
age-do-den = Postavit doupě
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

# Questions
age-ask-lead-wolf = S vůdcem, nebo bez něj?
age-ask-amount = Kolik vlků?
age-ask-move-1 = Ze kterého regionu jdou?
age-ask-move-2 = Do kterého regionu jdou?
age-ask-roam-1 = Ze kterého regionu se toulají?
age-ask-roam-2 = Do kterého vašeho regionu se toulají?
age-ask-hunt-1 = Kde bojujete s predátory?
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
age-open-first = Začínající hráč se losuje.
age-open-predators = Rozkládají se predátoři.
age-open-cards = Rozdávají se karty.
age-open-draw = Bere se karta.
age-open-roll = Hází se kostkou.
age-open-over = Konec hry.
age-open-litter = V zásobě zbývá vlků: { $left }. Vyberte doupě, které bude mít vrh.
age-open-reroll = { $at }: máte { $ours } proti { $theirs }. Hodit znovu, nebo nechat hod?
age-open-retreat = { $at }: vaši vlci jsou poraženi. Zvolte, kam ustoupí, nebo je nechte zahynout.
age-open-drive = { $at }: predátory zažeňte, nebo nechte být.
age-open-withdraw = { $at }: potravy není dost pro všechny. Stáhněte až { $debt } vlků, nebo zůstaňte a ztraťte { $debt }.
age-open-lose = { $at }: ztrácíte { $debt } vlků. Je mezi nimi vůdce?
age-open-lead = Váš vůdce padl. Zvolte, kde bude nový.
age-open-discard = Máte příliš mnoho karet: kterou odhodíte?
age-open-moved = Pohyb je hotový. Zahrajte kartu, nebo pokračujte dalším krokem.
age-open-move = { $more ->
    [0] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu.
    [one] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohyb.
    [few] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohyby.
   *[other] Pohněte smečkou, bojujte s predátory, nebo zahrajte kartu; potom ještě { $more } pohybů.
}
age-open-battle = Začněte boj, nebo nejdřív zahrajte kartu.
age-open-den = Postavte doupě, zahrajte kartu, nebo pokračujte dalším krokem.
age-open-roam = Nechte vlky toulat se, zahrajte kartu, nebo ukončete tah.
age-open-roam-no-den = Na doupě je třeba { $wolves } vlků v jednom regionu. Nechte vlky toulat se, zahrajte kartu, nebo ukončete tah.

# What happened
age-log-first = { $who } začíná.
age-log-predator = { $predator ->
    [human] { $at }: přichází člověk.
    [tiger] { $at }: přichází tygr.
   *[bear] { $at }: přichází medvěd.
}
age-log-refill = Z odhozených karet ({ $cards }) je znovu balíček.
age-log-turn = Kolo { $round }, na tahu: { $who }.
age-log-litter = { $who }, { $at }: { $wolves } nových vlků.
age-log-move = { $lead ->
    [yes] { $who } vede { $wolves } vlků včetně vůdce, { $from } → { $to }.
   *[no] { $who } vede { $wolves } vlků, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } se toulá: { $wolves } vlků včetně vůdce, { $from } → { $to }.
   *[no] { $who } se toulá: { $wolves } vlků, { $from } → { $to }.
}
age-log-hunt = { $who }, { $at }: boj s predátory.
age-log-roll = { $who } hází: { $face }; { $wolves } × { $face } = { $strength }.
age-log-tie = { $at }: síly jsou vyrovnané, obě strany hází znovu.
age-log-battle-pack = { $won ->
    [yes] { $who } vítězí ({ $at }): { $strength } proti { $against } ({ $rival }).
   *[no] { $who } nevítězí ({ $at }): { $strength } proti { $against } ({ $rival }).
}
age-log-battle-predators = { $won ->
    [yes] { $who } poráží predátory ({ $at }): { $strength } proti { $against }.
   *[no] { $who } predátory neporáží ({ $at }): { $strength } proti { $against }.
}
age-log-go-back = { $who } se vrací: { $from } → { $to }.
age-log-retreat = { $who } ustupuje: { $wolves } vlků, { $from } → { $to }.
age-log-withdraw = { $who } stahuje { $wolves } vlků, { $from } → { $to }.
age-log-drive = { $who } zahání predátory ({ $predators }), { $from } → { $to }.
age-log-drive-sea = { $who } zahání predátory ({ $predators }) do moře: { $from }.
age-log-starve = { $predator ->
    [human] { $at }: člověk umírá hlady.
    [tiger] { $at }: tygr umírá hlady.
   *[bear] { $at }: medvěd umírá hlady.
}
age-log-lose = { $lead ->
    [yes] { $who } ztrácí { $wolves } vlků, mezi nimi vůdce ({ $at }).
   *[no] { $who } ztrácí { $wolves } vlků ({ $at }).
}
age-log-den = { $who } staví doupě: { $at }.
age-log-den-lost = { $who } přichází o doupě: { $at }.
age-log-lead = { $who } má nového vůdce: { $at }.
age-log-card = { $card ->
    [scare] { $who } hraje kartu Zastrašení.
    [breed] { $who } hraje kartu Vlci navíc.
    [extra] { $who } hraje kartu Pohyb navíc.
   *[freeze] { $who } hraje kartu Zamrzlé moře.
}
age-log-freeze = { $who } zmrazuje průliv: { age-channel-name }.
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
age-log-out-cards = { $who } vypadává ze hry a odhazuje: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } začíná tah s pěti doupaty a vítězí.
    [last-pack] { $who } je poslední živá smečka a vítězí.
   *[round-limit] Poslední kolo skončilo: vítězí smečka s nejvíce doupaty.
}

# The end of a game
ending-age-of-the-wolf-dens = Smečka začala svůj tah s pěti doupaty na plánu.
ending-age-of-the-wolf-last-pack = Naživu je už jen jedna smečka.
ending-age-of-the-wolf-round-limit = Poslední kolo skončilo. Vítězí, kdo má víc doupat, pak regionů, pak vlků.
part-age-of-the-wolf-win = Vítězství
part-age-of-the-wolf-dens = Doupata
part-age-of-the-wolf-regions = Regiony
part-age-of-the-wolf-wolves = Vlci

## reasons

reason-age-of-the-wolf-chance-only = hází, losuje a rozdává jen program
reason-age-of-the-wolf-chance-other = teď se rozdává nebo hází něco jiného: „{ $due }“
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] člověk je silnější než kořist regionu
    [tiger] tygr je silnější než kořist regionu
   *[bear] medvěd je silnější než kořist regionu
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] nezbývá žeton: člověk
    [tiger] nezbývá žeton: tygr
   *[bear] nezbývá žeton: medvěd
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] v balíčku nezbývá karta Zastrašení
    [breed] v balíčku nezbývá karta Vlci navíc
    [extra] v balíčku nezbývá karta Pohyb navíc
   *[freeze] v balíčku nezbývá karta Zamrzlé moře
}
reason-age-of-the-wolf-movement-made = pohyb je hotový; další by dala karta Pohyb navíc
reason-age-of-the-wolf-movement-over = pohyby patří do kroku 2 a ten skončil
reason-age-of-the-wolf-fight-later = boje přijdou po všech pohybech: zvolte „{ age-do-next }“
reason-age-of-the-wolf-fight-first = nejdřív vybojujte boj ({ $battle }): zvolte „{ age-do-fight }“
reason-age-of-the-wolf-fight-over = všechny boje tohoto tahu proběhly
reason-age-of-the-wolf-fight-elsewhere = boje jdou v pořadí pohybů; další: { $battle }
reason-age-of-the-wolf-den-later = doupata se stavějí v kroku 4, po bojích
reason-age-of-the-wolf-den-over = doupata se stavějí v kroku 4 a ten skončil
reason-age-of-the-wolf-roam-later = vlci se toulají v kroku 5, po bojích a doupatech
reason-age-of-the-wolf-end-later = tah končí po kroku 5: vybojujte boje, nebo zvolte „{ age-do-next }“
reason-age-of-the-wolf-next-is-end = toulání je poslední krok, o kterém rozhodujete: zvolte „{ age-do-end }“
reason-age-of-the-wolf-litter-not-asked = vrhy přicházejí samy, dokud stačí zásoba
reason-age-of-the-wolf-reroll-not-asked = žádný váš hod teď nelze opakovat ani nechat
reason-age-of-the-wolf-retreat-not-asked = v obraně jste žádný boj neprohráli
reason-age-of-the-wolf-drive-not-asked = právě jste žádné predátory neporazili
reason-age-of-the-wolf-withdraw-not-asked = do vašeho regionu nikdo predátory nezahnal
reason-age-of-the-wolf-lose-not-asked = nemusíte vybírat, které vlky ztratíte
reason-age-of-the-wolf-lead-not-asked = váš vůdce žije
reason-age-of-the-wolf-discard-not-asked = karty se odhazují jen po dobrání, a to jen když jich je víc než { $limit }
reason-age-of-the-wolf-litter-first = nejdřív vyberte, která doupata mají vrh
reason-age-of-the-wolf-reroll-first = nejdřív rozhodněte o hodu: „{ age-do-reroll }“, nebo „{ age-do-keep }“
reason-age-of-the-wolf-retreat-first = nejdřív zvolte, kam vlci ustoupí, nebo „{ age-do-perish }“
reason-age-of-the-wolf-drive-first = nejdřív zvolte, kam predátory zaženete, nebo „{ age-do-leave }“
reason-age-of-the-wolf-withdraw-first = nejdřív zvolte, kolik vlků stáhnete, nebo „{ age-do-stay }“
reason-age-of-the-wolf-lose-first = nejdřív zvolte, kterých { $debt } vlků ztratíte ({ $place })
reason-age-of-the-wolf-lead-first = nejdřív zvolte, kam se vrátí vůdce
reason-age-of-the-wolf-discard-first = nejdřív zvolte, kterou kartu odhodíte
reason-age-of-the-wolf-pack-not-here = v regionu „{ $region }“ nemáte vlky
reason-age-of-the-wolf-pack-not-in-fives = vlci chodí po pěti: { $amount } není násobek pěti větší než 0
reason-age-of-the-wolf-pack-too-large = v regionu „{ $region }“ máte { $wolves } vlků, ne { $amount }
reason-age-of-the-wolf-pack-has-moved = bez vůdce může z regionu „{ $region }“ jít už jen { $fresh } vlků
reason-age-of-the-wolf-lead-not-here = váš vůdce není v regionu „{ $here }“
reason-age-of-the-wolf-lead-has-moved = váš vůdce se v tomto tahu už pohnul
reason-age-of-the-wolf-move-too-far = region „{ $to }“ nesousedí s regionem „{ $region }“
reason-age-of-the-wolf-channel-not-frozen = průliv mezi regiony „{ $region }“ a „{ $to }“ není zamrzlý
reason-age-of-the-wolf-move-into-own = region „{ $to }“ už držíte: tam se vlci dostanou jen touláním
reason-age-of-the-wolf-follow-without-foe = druhá smečka smí jít za první do regionu „{ $to }“, jen dokud je tam nepřítel
reason-age-of-the-wolf-move-nowhere = takto žádní vlci jít nemohou
reason-age-of-the-wolf-hunt-elsewhere = region „{ $region }“ nedržíte
reason-age-of-the-wolf-hunt-nothing = v regionu „{ $region }“ nejsou predátoři
reason-age-of-the-wolf-hunt-again = o region „{ $region }“ se už v tomto tahu bude bojovat
reason-age-of-the-wolf-hunt-nowhere = ve vašich regionech nejsou predátoři
reason-age-of-the-wolf-roam-into-new = vlci se toulají jen mezi regiony, které držíte; region „{ $to }“ nedržíte
reason-age-of-the-wolf-roam-nowhere = takto se žádní vlci toulat nemohou
reason-age-of-the-wolf-retreat-into-foreign = ustupuje se jen do regionu, který smečka drží; region „{ $to }“ nedrží
reason-age-of-the-wolf-retreat-too-far = region „{ $to }“ nesousedí s regionem „{ $place }“
reason-age-of-the-wolf-flight-no-coast = region „{ $origin }“ nemá pobřeží, predátory tedy nelze zahnat do vody
reason-age-of-the-wolf-flight-too-far = region „{ $to }“ nesousedí po souši s regionem „{ $origin }“ a predátoři přes vodu nejdou
reason-age-of-the-wolf-withdraw-into-foreign = stahuje se jen do regionu, který smečka drží; region „{ $to }“ nedrží
reason-age-of-the-wolf-withdraw-too-far = region „{ $to }“ nesousedí s regionem „{ $place }“
reason-age-of-the-wolf-withdraw-no-room = region „{ $to }“ uživí už jen { $room } vlků
reason-age-of-the-wolf-withdraw-too-many = stáhnout se smí jen přebyteční vlci: { $debt }
reason-age-of-the-wolf-withdraw-needs-lead = tolik vlků se bez vůdce nestáhne
reason-age-of-the-wolf-lose-elsewhere = teď se vlci ztrácejí v regionu „{ $place }“
reason-age-of-the-wolf-lose-amount = je třeba ztratit přesně { $debt } vlků
reason-age-of-the-wolf-lead-elsewhere = v regionu „{ $region }“ nemáte vlky, které by vůdce nahradil
reason-age-of-the-wolf-litter-without-den = v regionu „{ $region }“ nemáte doupě
reason-age-of-the-wolf-litter-again = doupě v regionu „{ $region }“ už vrh mělo
reason-age-of-the-wolf-den-elsewhere = region „{ $region }“ nedržíte
reason-age-of-the-wolf-den-on-den = v regionu „{ $region }“ už doupě máte
reason-age-of-the-wolf-den-too-few = doupě potřebuje { $needed } vlků a v regionu „{ $region }“ jich je { $wolves }
reason-age-of-the-wolf-card-not-in-hand = kartu „{ age-card }“ nemáte
reason-age-of-the-wolf-scare-nothing = v regionu „{ $region }“ nejsou predátoři
reason-age-of-the-wolf-scare-too-far = region „{ $region }“ není váš ani s vaším nesousedí
reason-age-of-the-wolf-scare-nowhere = v dosahu nejsou žádní predátoři
reason-age-of-the-wolf-breed-without-den = nemáte na plánu doupě
reason-age-of-the-wolf-breed-without-wolves = všichni vaši vlci už jsou na plánu
reason-age-of-the-wolf-extra-too-late = karta Pohyb navíc se hraje v kroku 2 a ten skončil
reason-age-of-the-wolf-extra-too-early = nejdřív udělejte svůj pohyb; karta pak dá další
reason-age-of-the-wolf-extra-without-move = další pohyb by nebyl možný
reason-age-of-the-wolf-freeze-again = průliv už je zamrzlý: { $channel }
reason-age-of-the-wolf-freeze-nowhere = všechny průlivy už jsou zamrzlé

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Pravidla hry Věk vlka (Age of the Wolf) našimi slovy, podle její jediné knížky pravidel ve švédštině, angličtině, finštině, dánštině a norštině. Herní plán, hodnoty kořisti a síly predátorů jsou naše vlastní rekonstrukce, protože knížka je ukazuje jen na obrázcích. Kdo hru vlastní, může hrát na plánu z vlastního souboru. Wolfden je neoficiální.

# A1
rule-a1 = Co ve hře je
rule-a1-1 = Každá smečka má vůdce, který platí za 5 vlků, žetony pro dalších 170 vlků (10 × 5, 6 × 10, 4 × 15) a 6 doupat. Vlci chodí vždy po pěti a žetony lze kdykoli rozměnit.
rule-a1-1-ruling = Dokud jsou v zásobě vlci, žetony nedojdou: počítá se jen počet vlků.
rule-a1-2 = Na bojové kostce je I jednou, II čtyřikrát a III jednou.
rule-a1-2-ruling = Švédská pravidla uvádějí šest stěn: I, II, II, II, II, III. Ostatní čtyři jazyky jich mají jen pět, a taková kostka není, proto se držíme švédských.
rule-a1-3 =
    Karet výhody je 28.
    | karta | počet
    | A, Zastrašení | 8
    | B, Vlci navíc | 7
    | C, Pohyb navíc | 5
    | D, Zamrzlé moře | 8
rule-a1-4 =
    Predátoři nepatří nikomu.
    | predátor | počet | síla
    | člověk | 5 | 30
    | tygr | 15 | 20
    | medvěd | 20 | 10
rule-a1-4-rebuilt = Počty jsou z knížky. Síly jsou naše, protože je knížka ukazuje jen na obrázcích.
rule-a1-5 = Každý region má hodnotu kořisti: tolik v něm může žít vlků a síly predátorů dohromady. Regiony mají pozemní hranice a některé i pobřeží. Průliv spojuje dvě pobřeží.
rule-a1-5-rebuilt = Celý herní plán je náš: 7 regionů v každé výseči kolem polárního moře, s názvy, hranicemi, pobřežími, průlivy i kořistí.
rule-a1-6 = Region držíte, dokud v něm máte vlky, ať sami, nebo vedle predátorů.
rule-a1-6-ruling = Počítají se i útočníci, kteří čekají na svůj boj: jsou to vlci v regionu.
rule-a1-7 = Sousední jsou regiony se společnou pozemní hranicí. Pro vlky a pro dosah karty A spolu sousedí i oba konce průlivu, dokud je zamrzlý (A8.4). Pro predátory platí jen souš.

# A2
rule-a2 = Příprava
rule-a2-1 = Kdo začíná, určí los, a hraje se po směru hodinových ručiček. Každá smečka postaví do svého výchozího regionu vůdce, 20 dalších vlků a doupě.
rule-a2-2 = Každý jiný region dostane jednoho náhodného predátora, jehož síla nepřesahuje kořist regionu. Platí to i pro výchozí regiony smeček, za které nikdo nehraje. Nejchudší regiony přijdou na řadu první.
rule-a2-2-ruling = Podle knížky se žetony vyměňují, dokud všechny nesedí, bez udaného pořadí. Začínáme nejchudšími regiony a co se nehodilo, před dalším regionem vracíme, takže se vždy najde vhodný žeton.
rule-a2-3 = Každý hráč dostane 3 karty.
rule-a2-4 = Herní plán je kruh ze stejných výsečí, jedna pro každou smečku. Stůl může zvolit, že jsou vždy čtyři; pak sedí dvě smečky proti sobě a tři obsadí první tři místa.
rule-a2-4-ruling = Knížka má jeden plán pro všechny. Dvě nebo tři smečky by na něm měly nestejné sousedy, proto je výchozí kruh s výsečí pro každou smečku.
rule-a2-4-rebuilt = Kruh a jeho výseče jsou naše.

# A3
rule-a3 = Tah
rule-a3-0 = Máte-li na začátku svého tahu na plánu 5 nebo více doupat, ihned vítězíte.
rule-a3-1 = Krok 1, vrhy: v každém regionu s vaším doupětem přibude 5 vlků, dokud stačí zásoba.
rule-a3-1-ruling = Nestačí-li zásoba pro všechna doupata, vybíráte po jednom, která budou mít vrh. Knížka o tom mlčí.
rule-a3-2 = Krok 2, pohyb: uděláte jeden pohyb (A4), nebo žádný.
rule-a3-2-ruling = Na jednom místě knížka říká, že se pohyb udělá, na druhém, že se smí. Smečka, která se pohnout nemůže, by nemohla poslechnout, takže nikdo nemusí.
rule-a3-3 = Krok 3, boje (A5): vedou se v pořadí pohybů. V každém regionu bojujete nejdřív s cizími vlky, pak s predátory.
rule-a3-3-ruling = Bojuje se tam, kam vedl pohyb, je-li tam nepřítel, když na boj dojde: karta ho mohla zahnat, nebo přihnat nového.
rule-a3-4 = Krok 4, doupě: smíte postavit doupě (A6).
rule-a3-5 = Krok 5, toulání: vlci, kteří se nepohnuli, se smějí toulat mezi vašimi regiony (A7).
rule-a3-6 = Krok 6, hlad: v každém svém regionu, kde je vlků a síly predátorů dohromady víc než kořisti, ztratíte tolik vlků, aby kořist stačila. Do té doby smějí být vaše regiony ve vašem tahu přeplněné. Kdo ztrácí vlky, teď i kdykoli jindy, volí, zda je mezi nimi vůdce.
rule-a3-6-ruling = Z ostatních hynou nejdřív vlci, kteří se pohnuli; pro vás to nikdy není horší. Region s vůdcem přijde na řadu poslední, aby se ztracený vůdce vrátil tam, kde je už vyřešeno. Je-li moc už samotných predátorů, zahynou tam všichni vlci a pak odejdou nejslabší predátoři.
rule-a3-7 = Krok 7, karty: vezměte jednu a pak veřejně odhazujte, dokud jich nemáte nejvýš 5. Ve svém tahu smíte zahrát libovolný počet karet: před pohybem, bojem, stavbou doupěte či touláním a před ukončením kroku 5, nikdy však mezi hodem a koncem jeho boje.
rule-a3-7-ruling = Knížka říká „kdykoli“; toto jsou ty chvíle. Program se kvůli kartám zastaví vždy, když nějaké máte v ruce, ať jsou jakékoli, takže z přestávky nikdo nic nevyčte.

# A4
rule-a4 = Pohyb
rule-a4-1 = Buď přesunete 5 nebo více vlků, vždy po pěti, jako jednu smečku z regionu, který držíte, do jednoho sousedního regionu, který nedržíte. Vy volíte, zda s nimi jde vůdce. Doupě smíte nechat nehlídané, ale ihned o ně přijdete (A6.3).
rule-a4-2 = Nebo bojujete s predátory v jednom regionu, který držíte.
rule-a4-2-ruling = Odvede-li odtud pak pohyb navíc vlky, bojují ti, kdo zůstali. Nezůstane-li nikdo, boj nebude.
rule-a4-3 = Každý vlk se pohne jen jednou za tah. S kartou Pohyb navíc přijdou nejdřív všechny pohyby a pak všechny boje. Druhá smečka smí do stejného regionu následovat, jen dokud je tam nepřítel, a o každý region se bojuje jednou za tah, všemi vašimi vlky v něm.
rule-a4-3-ruling = Karta opakuje krok 2 před krokem 3, takže boj počká na obě smečky a ty bojují jako jedna. Bez nepřítele je region už váš a A4.1 tam vstup zakazuje.

# A5
rule-a5 = Boj
rule-a5-1 = Vaše síla je hod krát vaši zúčastnění vlci: u útočníka všichni, kdo přišli, u obránce všichni, kdo tam jsou.
rule-a5-2 = Je-li v boji váš vůdce, smíte po hodech obou stran hodit znovu a platí váš vyšší hod. Nejdřív se rozhoduje a hází útočník, pak obránce, každý jednou za kolo hodů.
rule-a5-2-ruling = Knížka pořadí neuvádí. Program se neptá, když by další hod nemohl výsledek změnit; nové kolo hodů po remíze dává nové právo.
rule-a5-3 = Vyhrává větší síla. Jsou-li síly stejné, házejte znovu.
rule-a5-4 = Poražení útočníci se vrátí tam, odkud přišli, i přes zamrzlý průliv, pokud přišli tudy. Poražení obránci smějí společně ustoupit do jednoho sousedního regionu, který drží; co tam přesáhne kořist, ihned hyne. Není-li takový region nebo to tak chtějí, zahynou všichni. Doupě se vrací majiteli.
rule-a5-4-ruling = Útočily-li dvě smečky, každá se vrací, odkud přišla. Obránci smějí ustoupit i přes zamrzlý průliv, do plného regionu nebo do regionu, na který se útočí; útočníci, kteří tam čekají, se do jeho meze nepočítají. Přišli-li do regionu, kam se útočníci vracejí, predátoři, sdílejí ho až do kroku 6.
rule-a5-5 = Predátoři neházejí. Jejich síla je součet jejich hodnot a musíte ji překonat. I tady smíte díky vůdci hodit znovu.
rule-a5-6 = Vyhrajete-li, smíte všechny společně zahnat do jednoho sousedního regionu (A5.8), nebo je nechat být. Nevyhrajete-li, zůstávají a vaši vlci zůstanou vedle nich, ale vlci, na které kořist nestačí, ihned hynou.
rule-a5-7 = Kde jsou vlci i predátoři, bojujete nejdřív s vlky a s predátory jen, když vyhrajete.
rule-a5-8 = Predátoři zahnaní z pobřeží do vody jsou mimo hru. Přeplní-li cizí region, smí jeho majitel nejdřív stáhnout vlky, nejvýš přebytek, do jednoho sousedního regionu, který drží a kde je místo; zbytek přebytku zahyne. Útočníci, kteří tam čekají, se nepočítají. Kde vlci nejsou nebo už nezbyli, odcházejí nejslabší predátoři, dokud kořist nestačí ostatním. Ve vašem regionu mez počká do kroku 6.
rule-a5-8-ruling = Podle samotné karty by se snižovalo hned i u vás, ale ve vašem tahu smějí být vaše regiony přeplněné. Vlci se stahují po pěti, všichni do stejného regionu. Zmizí-li soupeřovi vlci z regionu, kde čekají útočníci, sníží se predátoři na hodnotu kořisti, útočníci region drží a přesto s nimi bojují.
rule-a5-9 = Predátoři nikdy nepřejdou průliv, ani zamrzlý.

# A6
rule-a6 = Doupata
rule-a6-1 = Kde máte 20 nebo více vlků a žádné vlastní doupě, smíte ho v kroku 4 postavit, i když je kořist nižší než 20. Za tah smíte postavit jedno doupě.
rule-a6-1-ruling = Knížka neříká kolik; podle volby stolu jich lze postavit, kolik chcete.
rule-a6-2 = V regionu smíte mít jedno doupě a celkem 6.
rule-a6-3 = Doupě, u kterého je méně než 5 vlků majitele, se ihned odstraní, ať je na tahu kdokoli.

# A7
rule-a7 = Toulání
rule-a7-1 = Vlci, kteří se v tomto tahu nepohnuli, smějí přejít do jednoho sousedního regionu, který držíte, i přes zamrzlý průliv. Každý jednou, skupina po skupině, a opuštěný region už nedržíte. Boj se nekoná.
rule-a7-2 = Vlci, kteří bojovali s predátory na místě, se nepohnuli; útočníci, kteří se vrátili, ano. Noví vlci se smějí pohnout nebo toulat.

# A8
rule-a8 = Karty výhody
rule-a8-1 = A, Zastrašení: vyberte region, který držíte, nebo s ním sousední. Všichni tamní predátoři prchnou společně do jednoho regionu sousedního s jejich, nebo z pobřeží do vody (A5.8).
rule-a8-1-ruling = Knížka mluví jen o regionech sousedních s vaším. Vlci, kteří zaženou predátory přes hranici, zaženou i ty vedle sebe.
rule-a8-2 = B, Vlci navíc: 5 nových vlků v každém regionu s vaším doupětem, jako v A3.1.
rule-a8-2-ruling = Dánská pravidla mluví o 5 žetonech; jejich vlastní nadpis i všechny ostatní jazyky říkají 5 vlků.
rule-a8-3 = C, Pohyb navíc: po svém pohybu uděláte před boji ještě jeden. Takových karet smíte zahrát více, jednu po druhé.
rule-a8-3-ruling = Finská pravidla kartu nazývají tahem navíc, ale její text, stejně jako v ostatních jazycích, opakuje jen krok 2.
rule-a8-4 = D, Zamrzlé moře: jeden průliv podle vaší volby je do konce vašeho tahu zamrzlý a lze ho přejít oběma směry. Každá karta zmrazí jeden průliv.
rule-a8-4-ruling = Může to být kterýkoli, který ještě není zamrzlý, ať jsou vaši vlci kdekoli.
rule-a8-5 = Kartu lze zahrát, jen když má účinek, a C jen v kroku 2, po pohybu. Zahrané karty jdou mezi odhozené. Má-li se brát karta a balíček je prázdný, stanou se odhozené karty novým balíčkem; nejsou-li žádné, karta se nebere.
rule-a8-5-ruling = O kartách bez účinku knížka mlčí. Zbavovat se karet patří do kroku 7.
rule-a8-6 = Jaké karty držíte, je vaše tajemství; kolik jich držíte, vidí všichni.
rule-a8-6-ruling = Veřejné jsou i odhozené karty a velikost balíčku.

# A9
rule-a9 = Vůdce, vyřazení, konec
rule-a9-1 = Ztracený vůdce ihned nahradí 5 jiných vlků v regionu, který zvolí majitel, takže počet vlků se nemění. Má se za to, že se už pohnul, pokud se pohnuli oni.
rule-a9-1-ruling = Anglická pravidla dovolují kterýkoli region, ostatní jiný; my dovolujeme každý, kde majiteli zbyli vlci, i útočníky před bojem. Nahradí vlky, kteří se nepohnuli, jsou-li tam takoví. Prohrají-li tito útočníci, vrací se s prvními z nich.
rule-a9-2 = Smečka bez vlků na plánu vypadává: její doupata se odstraní a karty odhodí. Poslední živá smečka ihned vítězí.
rule-a9-2-ruling = Za vítězem rozhodují o pořadí doupata, regiony a vlci; vyřazené smečky sdílejí poslední místo.
rule-a9-3 = Hra končí také po kole 60, pokud stůl nezvolil jiný limit. Kolo skončí, když pořadí přejde přes místo prvního hráče, a to ještě před A3.0. Pak vítězí smečka s nejvíce doupaty, potom regiony, potom vlky; je-li vše stejné, vítězství se dělí.
rule-a9-3-ruling = Knížka limit kol nemá; program ho potřebuje.

# A10
rule-a10 = Příklady
rule-a10-1 = Na začátku máte ve výchozím regionu 25 vlků a doupě a v ruce 3 karty.
rule-a10-2 = Deset vlků bojuje s medvědem (10). S hodem I nevyhrají, protože 10 není víc než 10; s hodem II ano.
rule-a10-3 = Remíza mezi vlky se hází znovu. Remíza s predátory není výhra.
rule-a10-4 = Máte 20 vlků v regionu s kořistí 15. V kroku 4 postavíte doupě a v kroku 6 vám zbude 15 vlků. Doupě zůstává.
rule-a10-5 = Prohrajete útok přes zamrzlý průliv: vlci se vrátí po ledu. Průliv roztaje na konci vašeho tahu.
rule-a10-6 = Tygr (20) je zahnán do cizího regionu s kořistí 30 a 20 vlky. Majitel si tam nechá 10 a až 10 smí stáhnout do jednoho sousedního regionu s místem.

# What the pictures show
picture-a1-5 = Herní plán: regiony s kořistí, pobřeží a průlivy kolem moře.
picture-a2-1 = Výchozí region: 25 vlků s vůdcem a doupě.
picture-a3-6 = Třicet vlků tam, kde kořist stačí pro dvacet: na konci tahu je jich o deset víc, než region uživí.
picture-a4-1 = Deset vlků se přesouvá do sousedního regionu.
picture-a5-5 = Deset vlků proti medvědovi se silou 10 a jejich naděje na výhru.
picture-a6-1 = Dvacet vlků postavilo doupě.
picture-a8-4 = Průliv zamrzl a dá se po něm chodit.

## aid

# The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Začněte svůj tah s pěti svými doupaty na plánu, nebo zůstaňte poslední živou smečkou.
aid-age-of-the-wolf-turn = Váš tah
aid-age-of-the-wolf-turn-1 = Na začátku vašeho tahu přibude v každém doupěti pět vlků.
aid-age-of-the-wolf-turn-2 = Jeden pohyb za tah: vlci po pěti do sousedního regionu, který nedržíte, nebo boj s predátory tam, kde stojíte.
aid-age-of-the-wolf-turn-3 = Pak přijdou boje v pořadí pohybů: nejdřív s vlky, potom s predátory.
aid-age-of-the-wolf-turn-4 = S dvaceti vlky v regionu smíte postavit doupě; jedno za tah.
aid-age-of-the-wolf-turn-5 = Pak se vlci, kteří se ještě nepohnuli, mohou toulat mezi vašimi regiony.
aid-age-of-the-wolf-turn-6 = Na konci tahu vlci nad kořist regionu zemřou hlady.
aid-age-of-the-wolf-turn-7 = Karty: zastrašit predátory, vlci navíc, pohyb navíc, zmrazit průliv. Na konci tahu si jednu doberete a necháte si nejvýš pět.
aid-age-of-the-wolf-battle = Boje
aid-age-of-the-wolf-battle-1 = Boj: kostka (1, 2, 2, 2, 2, 3) krát vlci. S vůdcem smíte hodit znovu. Predátoři mají pevnou sílu: musíte ji překonat.
aid-age-of-the-wolf-battle-2 =
    | predátor | člověk | tygr | medvěd
    | síla | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Smečka poražená doma smí ustoupit do jednoho sousedního regionu, který drží, jinak hyne; poražení útočníci se vracejí. Při stejné síle se hází znovu.
aid-age-of-the-wolf-battle-4 = Kdo porazí predátory, smí je všechny zahnat do jednoho sousedního regionu, nebo z pobřeží do moře.
aid-age-of-the-wolf-cards = Karty
aid-age-of-the-wolf-cards-1 = Zastrašení: všichni predátoři regionu před vámi prchají (×8).
aid-age-of-the-wolf-cards-2 = Vlci navíc: v každém vašem doupěti přibude pět vlků (×7).
aid-age-of-the-wolf-cards-3 = Pohyb navíc: ještě jeden pohyb před boji (×5).
aid-age-of-the-wolf-cards-4 = Zamrzlé moře: po jednom průlivu lze do konce vašeho tahu chodit (×8).
aid-age-of-the-wolf-end = Konec
aid-age-of-the-wolf-end-1 = Po posledním kole (60, pokud stůl neurčí jinak) vyhrává, kdo má nejvíc doupat, pak regionů, pak vlků.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] vlci, po pěti
    [lead] vůdce, počítá se za pět
    [den] doupě
    [human] člověk
    [tiger] tygr
    [bear] medvěd
    [channel] průliv
   *[ice] zamrzlý průliv
}

## guide

# První hra Věk vlka s průvodcem, krok za krokem.
guide-age-of-the-wolf-welcome = Kolem polárního moře žijí dvě smečky: vaše je červená, soupeř vede zelenou. Vyhraje, kdo začne tah s pěti doupaty. Zatím máte jedno a kolem něj 30 vlků.
guide-age-of-the-wolf-larder = Každý region uživí jen tolik zvířat, kolik udává jeho číslo. Tygr se počítá za 20, medvěd za 10, člověk za 30 a byli tu dřív. Chcete-li jejich potravu, musíte je vyhnat.
guide-age-of-the-wolf-move = Za tah máte jeden pohyb: vlci z jednoho regionu jdou do sousedního jako jedna smečka. Pošlete 20 na Jeřabinovou pláň, kde žije tygr, a vezměte s sebou vůdce. Tabulka dole ukazuje vaše šance.
guide-age-of-the-wolf-move-done = Před tygrem stojí dvacet vlků. Deset zůstalo: doupě potřebuje aspoň pět.
guide-age-of-the-wolf-dice = Teď boj. Vaše síla jsou vlci krát kostka: padá I, II nebo III, nejčastěji II. Musíte překonat tygrových 20, stačí tedy cokoli kromě I. Boj začne, když zvolíte „{ age-do-next }“.
guide-age-of-the-wolf-dice-done = Padlo I: dvacet proti dvaceti nestačí.
guide-age-of-the-wolf-reroll = Nevadí: kde bojuje vůdce, smíte hodit ještě jednou a platí vyšší hod. Házejte.
guide-age-of-the-wolf-drive = Vyhráli jste. Poražený tygr musí někam jít: zažeňte ho do Pratuří nížiny, na soupeřovu stranu.
guide-age-of-the-wolf-den = Máte-li v regionu 20 vlků, smíte tam postavit doupě, jedno za tah. Postavte tu druhé.
guide-age-of-the-wolf-end = Vlci, kteří nešli, by se mohli ještě toulat mezi vašimi regiony, ale je to dobré i tak. Ukončete tah.
guide-age-of-the-wolf-end-done = Vzali jste si kartu: nikdo jiný nevidí, co držíte. A teď sledujte zelenou smečku.
guide-age-of-the-wolf-litters = Nový tah a každé doupě dalo pět vlků. Na Jeřabinové pláni je jich teď 25, i když uživí jen 20. Do konce tahu to nevadí, déle ano.
guide-age-of-the-wolf-scare = Čas na kartu. Nové soupeřovo doupě v Březové stepi je plné: 20 vlků, jídla pro 20. Zahrajte zastrašení a žeňte medvěda z Pazourkového hřbetu přímo tam.
guide-age-of-the-wolf-scare-done = Příliš mnoho krků: soupeř musel stáhnout deset vlků, jinak by zemřeli hlady.
guide-age-of-the-wolf-march = Teď vaše smečka. Pošlete 20 vlků s vůdcem z Jeřabinové pláně na medvěda v Měděných horách.
guide-age-of-the-wolf-battle = I jednička dá 20 proti medvědovým 10, prohrát tedy nemůžete. Proti vlkům soupeře by házeli oba a kdo by prohrál, musel by ustoupit. Boj začne, když zvolíte „{ age-do-next }“.
guide-age-of-the-wolf-chase = Zažeňte medvěda na Losí luka. Z pobřeží byste ho mohli zahnat do moře a už by se nevrátil.
guide-age-of-the-wolf-third-den = Je tu dvacet vlků a to na doupě stačí, i kde půda uživí jen 15. Postavte ho.
guide-age-of-the-wolf-roam = U doupěte na Jeřabinové pláni zbylo pět vlků, méně jich být nesmí. Ať se tam ze Žhavého lesa zatoulá dalších pět: toulání nic nestojí a nikdy nevede k boji.
guide-age-of-the-wolf-close = Tři doupata! Ukončete tah. Měděné hory uživí 15 a je jich tam 20, o pět tedy přijdete.
guide-age-of-the-wolf-close-done = Jídla je pro patnáct a hladových dvacet.
guide-age-of-the-wolf-hunger = Když ztrácíte vlky, rozhodujete, zda je mezi nimi vůdce. Nechte si ho: ztraťte pět jiných.
guide-age-of-the-wolf-hunger-done = Hlad je cena rychlého růstu; doupě zůstává. Sledujte, co udělá soupeř.
guide-age-of-the-wolf-raid = Zelená smečka vklouzla s pěti vlky do Olšového močálu, hned vedle vašeho doupěte na Jeřabinové pláni. Vyžeňte je: pošlete deset vlků a pět nechte u doupěte.
guide-age-of-the-wolf-clash = Vlci proti vlkům: házejí obě smečky a každá násobí svou kostku počtem svých vlků. Vy jich máte deset, oni pět. Vyhrává vyšší číslo, při shodě se hází znovu. Boj začne, když zvolíte „{ age-do-next }“.
guide-age-of-the-wolf-clash-done = 20 proti 15: Olšový močál je váš, i když jim padlo víc. Poražení ustoupí do vlastního sousedního regionu a koho ten neuživí, zahyne.
guide-age-of-the-wolf-play-on = Vaše další karty čekají na svou chvíli: ukažte na některou a uvidíte, co dělá. Teď víte všechno: postavte ještě dvě doupata a vyhrajte, až začnete tah s pěti. Nechte u každého pět vlků, pozor na medvědy, které k vám někdo zažene, a hrajte dál!

## files

# Co je špatně v pozici nebo souboru plánu hry Věk vlka. Slova souborů zůstávají, jak jsou.

# Pozice: řádky
problem-age-march-form = { $line }: „{ $word }“ není přesun jako red-forest>red-ridge:15:lead.

# Pozice: regiony
problem-age-fives = regions: vlci musí být po pěti, v regionu { $region } nejsou (A1.1).
problem-age-no-wolves = regions: region { $region } drží smečka bez vlků (A1.6).
problem-age-den-unguarded = regions: doupě v regionu { $region } nikdo nehlídá (A6.3).
problem-age-no-rival = regions: v regionu { $region } čekají útočníci, ale žádný soupeř tam není (A4.3).
problem-age-more-moved = regions: do regionu { $region } přišlo víc vlků, než jich tam je (A4.3).
problem-age-overfull = regions: v regionu { $region } je víc vlků a predátorů než kořisti (A3.6).
problem-age-predators = regions: predátorů druhu „{ $predator }“ je na plánu { $found }, v krabici jich je { $most } (A1.4).
problem-age-dealt-predators = regions: predátoři se rozdávají po jednom do regionu, od nejchudšího (A2.2).
problem-age-start = regions: smečka místa { $seat } nestojí tak, jak začíná (A2.1).
problem-age-wolves = regions: vlků místa { $seat } je { $wolves }, nejvýše jich může být { $most } (A1.1).
problem-age-dens = regions: smečka místa { $seat } má víc doupat než { $most } (A6.2).
problem-age-not-marched = regions: útočníci čekají tam, kam nepřišli (A4.3).

# Pozice: smečky
problem-age-cards = pack: karet „{ $card }“ je { $found }, v krabici jich je { $most } (A1.3).
problem-age-hand = pack: místo { $seat } má v ruce víc karet než { $limit } (A3.7).
problem-age-dealt-hands = pack: karty se rozdávají po jedné od prvního hráče (A2.3).
problem-age-out = pack: smečka místa { $seat } vypadává, když nemá vlky, a jen tehdy (A9.2).
problem-age-out-cards = pack: smečka místa { $seat } vypadla, ale má karty (A9.2).
problem-age-lead-lost = pack: vůdce místa { $seat } se vrací ihned (A9.1).
problem-age-lead-alone = pack: vůdce místa { $seat } je tam, kde jeho smečka nemá vlky (A9.1).

# Pozice: tah
problem-age-not-begun = turn: první kolo ještě nezačalo (A2).
problem-age-dealt-regions = turn: rozdávání počítá víc regionů, než jich je (A2.2).
problem-age-dealt-cards = turn: rozdávání počítá víc karet, než jich je (A2.3).
problem-age-rounds = turn: kola partie jdou od 1 do { $limit } (A9.3).
problem-age-last-pack = turn: poslední živá smečka už vyhrála (A9.2).
problem-age-out-acts = turn: smečka, která vypadla, nemůže jednat (A9.2).
problem-age-stage-step = turn: fáze „{ $stage }“ do tohoto kroku nepatří (A3).
problem-age-moves = turn: pohyby se dělají po jednom v kroku 2 (A3.2, A8.3).
problem-age-built = turn: před krokem 4 ještě žádné doupě postaveno není (A3.4).
problem-age-battles = turn: přesunů je méně než svedených bojů (A3.3).
problem-age-march = turn: vlci se přesouvají po pěti a do sousedních regionů (A4.1).
problem-age-lead-not-marched = turn: vůdce čeká tam, kam nepřišel (A4.1).
problem-age-nothing = turn: ve fázi „{ $stage }“ tu není o čem rozhodovat.
problem-age-rolls = turn: hody neodpovídají tomu, kdo má házet (A5.2).
problem-age-no-reroll = turn: nikdo tam nesmí házet znovu (A5.2).

# Soubor plánu
problem-age-no-entry = { $where }: chybí údaj pro tolik smeček: { $seats }, například { $seats } = ["red", …].
problem-age-colours = { $where }: různých barev musí být tolik co smeček: { $seats }.
problem-age-predator-worth = { $where }: síla predátora je nejméně 1 (A1.4).
problem-age-shape = { $where }: region se kreslí pomocí „ring“, nebo „outline“, jednoho z nich.
problem-age-ring = { $where }: „ring“ je vnitřní a vnější poloměr od 0 do { $most }, pak první a poslední stupeň, obě dvojice vzestupně, ne { $found }.
problem-age-outline-reach = { $where }: „outline“: souřadnice jsou od -{ $most } do { $most }.
problem-age-outline-area = { $where }: „outline“ musí mít aspoň tři rohy a plochu.
problem-age-regions = { $where }: plán má 2 až { $most } regionů, ne { $found }.
problem-age-id = { $where }: id „{ $id }“ se smí skládat jen z malých písmen bez diakritiky, číslic a „-“.
problem-age-id-taken = { $where }: region nemůže mít id „{ $id }“: v souborech pozic má toto slovo jiný význam.
problem-age-id-twice = { $where }: id „{ $id }“ je tam dvakrát.
problem-age-border-unknown = { $where }: { $region }: „{ $other }“ není jiný region, se kterým by mohl mít { $border ->
    [land] pozemní hranici
   *[channels] průliv
}.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] pozemní hranice je uvedena
   *[channels] průliv je uveden
} dvakrát.
problem-age-border-one-sided = { $where }: region { $region } uvádí { $border ->
    [land] pozemní hranici
   *[channels] průliv
} s regionem { $other }, ale naopak ne.
problem-age-channels = { $where }: průlivů je { $found }, nejvýše jich může být { $most }.
problem-age-channel-coast = { $where }: region { $region } má průliv, ale nemá pobřeží (A1.5).
problem-age-border-and-channel = { $where }: mezi regiony { $region } a { $other } je pozemní hranice i průliv.
problem-age-start-region = { $where }: smečka „{ $colour }“ potřebuje jeden výchozí region, má jich { $found }.
problem-age-apart = { $where }: do regionu { $region } se z regionu { $start } nelze dostat po souši ani přes průlivy.
problem-age-start-prey = { $where }: region { $region } musí uživit vlky, kteří tam začínají, je jich { $wolves }, ale kořist je tam { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: regionů s kořistí { $prey } a méně je víc než predátorů s tak malou silou, kterých je { $found } (A2.2).
problem-age-five = { $where }: vůdce a vrh platí za pět vlků (A1.1, A3.1).
problem-age-predator-count = { $where }: predátorů jednoho druhu může být nejvýše { $most }.

## terminal

terminal-age-legend = kořist ≈ pobřeží · 1:25L 25 vlků místa 1 s vůdcem · ▲ doupě · ⚔ útočníci před bojem · 1 × medvěd = 10: predátoři a jejich síla · ~ průliv, ❄ zamrzlý · -tundra: tundra téže barvy jako řádek
terminal-age-board = Toto je { $board }.
terminal-age-region = region
terminal-age-prey = kořist
terminal-age-there = kdo tam je
terminal-age-borders = sousedí s
terminal-age-dens = doupata: { $dens } z { $goal }
terminal-age-wolves = vlci: { $wolves }, v zásobě ještě { $supply }
terminal-age-fallen = padl
