### A line "## name" begins a section; the page fetches sections one by one.

## title

title-age-of-the-wolf = Věk vlka
pitch-age-of-the-wolf = Zahánějte predátory, přejděte zamrzlé moře a postavte pět doupat dřív než ostatní smečky. Jedna kostka a tajné karty v ruce.
wins-age-of-the-wolf = Začněte tah s pěti doupaty, nebo zůstaňte poslední živou smečkou.
picture-age-of-the-wolf = Herní plán hry Věk vlka, po kterém chodí smečky
note-age-of-the-wolf-board = Herní plán, hodnoty kořisti a síla predátorů jsou naše rekonstrukce, ne tištěný originál. Majitelé hry si mohou načíst svůj plán ze souboru.
role-age-of-the-wolf = Smečka { $number }
option-age-of-the-wolf-ring = Herní plán
option-age-of-the-wolf-ring-help = Celý plán jako v knize, nebo menší s výsečí pro každou smečku.
option-age-of-the-wolf-ring-packs = výseč pro každou smečku
option-age-of-the-wolf-ring-four = celý plán, čtyři výseče
option-age-of-the-wolf-packs = Smečky
option-age-of-the-wolf-packs-help = Jak se přidělují smečky.
option-age-of-the-wolf-packs-chosen = volí se podle pořadí míst
option-age-of-the-wolf-packs-dealt = losují se
option-age-of-the-wolf-packs-seats = podle míst
option-age-of-the-wolf-dens = Místo pro doupě
option-age-of-the-wolf-dens-help = Kde smí dvacet vlků postavit doupě: jedno místo knihy říká „v novém regionu“, jiné jen „v regionu“.
option-age-of-the-wolf-dens-any = kterýkoli vlastní region
option-age-of-the-wolf-dens-entered = region, kam vstoupili v tomto tahu
option-age-of-the-wolf-dens-a-turn = Doupata za tah
option-age-of-the-wolf-dens-a-turn-help = Kolik doupat smí smečka postavit v jednom tahu.
option-age-of-the-wolf-dens-a-turn-one = jedno
option-age-of-the-wolf-dens-a-turn-any = libovolně
option-age-of-the-wolf-details = Podrobnosti
option-age-of-the-wolf-details-help = Body, ve kterých se verze 1 našich pravidel lišila od knihy.
option-age-of-the-wolf-details-printed = jako v knize
option-age-of-the-wolf-details-version-1 = jako ve verzi 1
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
age-start-place = { $colour ->
    [red] { $name }: červená smečka
    [green] { $name }: zelená smečka
    [blue] { $name }: modrá smečka
   *[yellow] { $name }: žlutá smečka
}
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
    [scare] { $count } × Zastrašení
    [breed] { $count } × Vlci navíc
    [extra] { $count } × Pohyb navíc
   *[freeze] { $count } × Zamrzlé moře
}
age-surplus = { $surplus } vlků navíc: na konci tahu zemřou hlady
age-starve = zemře { $surplus }
age-starve-in = { $name }: { $surplus }
age-starving = hlady zemře vlků: { $wolves } ({ $places })
age-harm = { $end ->
    [out] Hlady zemře { $wolves } vlků a vaše smečka vypadne ze hry
    [lead] Hlady zemře { $wolves } vlků, mezi nimi vůdce: { $places }
   *[some] Hlady zemře { $wolves } vlků: { $places }
}
age-harm-perish = Poražení vlci { $at-in } zahynou
age-harm-lead = Vůdce zahyne
age-decides = Rozhoduje { $who }: { $at }
age-chance = { $chance } %
age-chance-on-button = výhra { $chance } %
age-channel = Otevřená voda: { $first } – { $second }
age-channel-frozen = Led do konce tohoto tahu: { $first } – { $second }
age-channel-name = { $first } – { $second }
age-card = { $card ->
    [scare] Zastrašení
    [breed] Vlci navíc
    [extra] Pohyb navíc
   *[freeze] Zamrzlé moře
}
age-card-does = { $card ->
    [scare] Zastrašení: všichni predátoři jednoho regionu, vašeho nebo s vaším sousedního, prchnou do sousedního regionu, který vyberete
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
    .in = ve Žhavém lese
    .to = do Žhavého lesa
    .from = ze Žhavého lesa
age-name-red-tundra = Popelavý břeh
    .in = na Popelavém břehu
    .to = na Popelavý břeh
    .from = z Popelavého břehu
age-name-red-steppe = Jeřabinová pláň
    .in = na Jeřabinové pláni
    .to = na Jeřabinovou pláň
    .from = z Jeřabinové pláně
age-name-red-ridge = Pazourkový hřbet
    .in = na Pazourkovém hřbetu
    .to = na Pazourkový hřbet
    .from = z Pazourkového hřbetu
age-name-red-mountain = Měděné hory
    .in = v Měděných horách
    .to = do Měděných hor
    .from = z Měděných hor
age-name-red-lowland = Losí luka
    .in = na Losích lukách
    .to = na Losí luka
    .from = z Losích luk
age-name-red-island = Tulení skalisko
    .in = na Tulením skalisku
    .to = na Tulení skalisko
    .from = z Tuleního skaliska
age-name-green-forest = Mechový úval
    .in = v Mechovém úvalu
    .to = do Mechového úvalu
    .from = z Mechového úvalu
age-name-green-tundra = Mys lišejníků
    .in = na Mysu lišejníků
    .to = na Mys lišejníků
    .from = z Mysu lišejníků
age-name-green-steppe = Březová step
    .in = v Březové stepi
    .to = do Březové stepi
    .from = z Březové stepi
age-name-green-ridge = Olšový močál
    .in = v Olšovém močálu
    .to = do Olšového močálu
    .from = z Olšového močálu
age-name-green-mountain = Borové skály
    .in = v Borových skalách
    .to = do Borových skal
    .from = z Borových skal
age-name-green-lowland = Pratuří nížina
    .in = v Pratuří nížině
    .to = do Pratuří nížiny
    .from = z Pratuří nížiny
age-name-green-island = Volavčí ostrov
    .in = na Volavčím ostrově
    .to = na Volavčí ostrov
    .from = z Volavčího ostrova
age-name-blue-forest = Mrazivý les
    .in = v Mrazivém lese
    .to = do Mrazivého lesa
    .from = z Mrazivého lesa
age-name-blue-tundra = Jinovatková pustina
    .in = v Jinovatkové pustině
    .to = do Jinovatkové pustiny
    .from = z Jinovatkové pustiny
age-name-blue-steppe = Vrbové nivy
    .in = na Vrbových nivách
    .to = na Vrbové nivy
    .from = z Vrbových niv
age-name-blue-ridge = Břidlicová soutěska
    .in = v Břidlicové soutěsce
    .to = do Břidlicové soutěsky
    .from = z Břidlicové soutěsky
age-name-blue-mountain = Bouřné štíty
    .in = na Bouřných štítech
    .to = na Bouřné štíty
    .from = z Bouřných štítů
age-name-blue-lowland = Sobí údolí
    .in = v Sobím údolí
    .to = do Sobího údolí
    .from = ze Sobího údolí
age-name-blue-island = Mroží skála
    .in = na Mroží skále
    .to = na Mroží skálu
    .from = z Mroží skály
age-name-yellow-forest = Jantarový vřes
    .in = v Jantarovém vřesu
    .to = do Jantarového vřesu
    .from = z Jantarového vřesu
age-name-yellow-tundra = Větrný břeh
    .in = na Větrném břehu
    .to = na Větrný břeh
    .from = z Větrného břehu
age-name-yellow-steppe = Ostřicová prérie
    .in = v Ostřicové prérii
    .to = do Ostřicové prérie
    .from = z Ostřicové prérie
age-name-yellow-ridge = Okrové srázy
    .in = na Okrových srázech
    .to = na Okrové srázy
    .from = z Okrových srázů
age-name-yellow-mountain = Rohovcové vrchy
    .in = na Rohovcových vrších
    .to = na Rohovcové vrchy
    .from = z Rohovcových vrchů
age-name-yellow-lowland = Bizoní kotlina
    .in = v Bizoní kotlině
    .to = do Bizoní kotliny
    .from = z Bizoní kotliny
age-name-yellow-island = Racčí ostrov
    .in = na Racčím ostrově
    .to = na Racčí ostrov
    .from = z Racčího ostrova

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
age-dens-left = K postavení zbývá doupat: { $left } z { $all }
age-own = Vaše smečka
age-own-hand = Vaše karty

# The strip above the table
age-turn = Na tahu: { $who }
age-round = Kolo { $round } z { $limit }
age-stage-start = Přidělují se smečky
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
age-fight = Boj { $at-in }: { $strength } proti { $against }
age-piles = karet v balíčku: { $deck }; odhozeno: { $cards }
age-none = žádné
age-rebuilt =
    Náš vlastní plán,
    ne tištěný

# Actions
age-do-first = Vylosovat prvního hráče
age-do-predator = Položit predátora
age-do-exchange = Vyměnit predátory
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
age-do-lead = Nový vůdce za pět vlků
age-do-den = Postavit doupě
age-do-roam = Toulat se
age-do-end = Ukončit tah
age-do-discard = Odhodit
age-do-start = Zvolit smečku
age-play-card = { $card ->
    [scare] Zastrašení
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
age-ask-lead-1 = Kde nový vůdce nahradí pět vlků?
age-ask-litter-1 = Které doupě má vrh?
age-ask-start-1 = Která smečka je vaše?
age-open-start = Zvolte si smečku podle jejího výchozího regionu.
age-open-first = Začínající hráč se losuje.
age-open-predators = Rozkládají se predátoři.
age-open-cards = Rozdávají se karty.
age-open-draw = Bere se karta.
age-open-roll = Hází se kostkou.
age-open-over = Konec hry.
age-open-litter = V zásobě zbývá vlků: { $left }. Vyberte doupě, které bude mít vrh.
age-open-reroll = Boj { $at-in }: máte { $ours } proti { $theirs }. Hodit znovu, nebo nechat hod?
age-open-retreat = Vaši vlci { $at-in } jsou poraženi. Zvolte, kam ustoupí, nebo je nechte zahynout.
age-open-drive = Zažeňte predátory { $at-from }, nebo je nechte být.
age-open-withdraw = Potravy { $at-in } není dost pro všechny. Stáhněte až { $debt } vlků, nebo zůstaňte a ztraťte { $debt }.
age-open-lose = { $debt } vašich vlků { $at-in } zemře hlady. Zemře s nimi i vůdce?
age-open-lead = Váš vůdce padl. Zvolte, kde nový nahradí pět vašich vlků.
age-open-discard = Máte o kartu víc: jednu odhoďte, nebo zahrajte, pokud ji lze zahrát.
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
age-open-roam-no-den = Na doupě je třeba { $wolves } vlků v jednom regionu. Toulejte se, zahrajte kartu, nebo ukončete tah.
age-open-roam-no-new-den = Na doupě je třeba { $wolves } vlků v regionu, kam jste v tomto tahu vstoupili. Toulejte se, zahrajte kartu, nebo ukončete tah.

# What happened
age-log-first = { $who } začíná.
age-log-predator = { $predator ->
    [human] Člověk přichází { $at-to }.
    [tiger] Tygr přichází { $at-to }.
   *[bear] Medvěd přichází { $at-to }.
}
age-log-replace = { $predator ->
    [human] { $at }: predátor je silnější než kořist a nahradí ho člověk.
    [tiger] { $at }: predátor je silnější než kořist a nahradí ho tygr.
   *[bear] { $at }: predátor je silnější než kořist a nahradí ho medvěd.
}
age-log-exchange = Predátoři si vymění místa: { $at } ↔ { $with }.
age-log-start = { $colour ->
    [red] { $who } má červenou smečku a začíná { $at-in }.
    [green] { $who } má zelenou smečku a začíná { $at-in }.
    [blue] { $who } má modrou smečku a začíná { $at-in }.
   *[yellow] { $who } má žlutou smečku a začíná { $at-in }.
}
age-log-refill = Z odhozených karet ({ $cards }) je znovu balíček.
age-log-turn = Kolo { $round }, na tahu: { $who }.
age-log-litter = { $who } získává { $wolves } vlků { $at-in }.
age-log-move = { $lead ->
    [yes] { $who } vede { $wolves } vlků včetně vůdce { $from-from } { $to-to }.
   *[no] { $who } vede { $wolves } vlků { $from-from } { $to-to }.
}
age-log-roam = { $lead ->
    [yes] { $who }: { $wolves } vlků včetně vůdce se toulá { $from-from } { $to-to }.
   *[no] { $who }: { $wolves } vlků se toulá { $from-from } { $to-to }.
}
age-log-hunt = { $who } bojuje s predátory { $at-in }.
age-log-roll = { $who } hází: { age-face }; { $wolves } × { age-face } = { $strength }.
age-face = { $face ->
    [1] I
    [2] II
   *[3] III
}
age-log-tie = { $at }: síly jsou vyrovnané, obě strany hází znovu.
age-log-battle-pack = { $won ->
    [yes] { $who } vítězí { $at-in }: { $strength } proti { $against } ({ $rival }).
   *[no] { $who } prohrává { $at-in }: { $strength } proti { $against } ({ $rival }).
}
age-log-battle-predators = { $won ->
    [yes] { $who } poráží predátory { $at-in }: { $strength } proti { $against }.
   *[no] { $who } na predátory { $at-in } nestačí: { $strength } proti { $against }.
}
age-log-go-back = { $who } se vrací { $from-from } { $to-to }.
age-log-retreat = { $who } ustupuje { $from-from } { $to-to }: { $wolves } vlků.
age-log-withdraw = { $who } stahuje { $wolves } vlků { $from-from } { $to-to }.
age-log-drive = { $who } zahání predátory ({ $predators }) { $from-from } { $to-to }.
age-log-drive-sea = { $who } zahání predátory ({ $predators }) { $from-from } do moře.
age-log-starve = { $predator ->
    [human] Člověk { $at-in } umírá hlady.
    [tiger] Tygr { $at-in } umírá hlady.
   *[bear] Medvěd { $at-in } umírá hlady.
}
age-log-lose = { $lead ->
    [yes] { $who } ztrácí { $at-in } { $wolves } vlků, mezi nimi vůdce.
   *[no] { $who } ztrácí { $at-in } { $wolves } vlků.
}
age-log-den = { $who } staví doupě { $at-in }.
age-log-den-lost = { $who } přichází o doupě { $at-in }.
age-log-lead = { $who } má nového vůdce { $at-in }.
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
    [dens] { $who } začíná tah alespoň s pěti doupaty a vítězí.
    [last-pack] { $who } je poslední živá smečka a vítězí.
   *[round-limit] Poslední kolo skončilo: vítězí smečka s nejvíce doupaty.
}
age-narrated-lose = { $lead ->
    [yes] { $who } ztrácí { $at-in } { $wolves } vlků, mezi nimi vůdce: kořist je tam neuživí.
   *[no] { $who } ztrácí { $at-in } { $wolves } vlků: kořist je tam neuživí.
}
age-narrated-out = { $who } vypadává ze hry: ve smečce nezbyl žádný vlk.
age-narrated-out-yours = Padl váš poslední vlk: vaše smečka vypadává ze hry.

# The end of a game
ending-age-of-the-wolf-dens = Smečka začala svůj tah alespoň s pěti doupaty na plánu.
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
reason-age-of-the-wolf-exchange-not-due = predátoři dvou regionů si vymění místa, jen když se nehodí žádný ze zbylých
reason-age-of-the-wolf-exchange-due = žádný ze zbylých predátorů se nehodí, proto si je dva regiony vymění
reason-age-of-the-wolf-exchange-unfit = po výměně by se predátoři do regionů nehodili
reason-age-of-the-wolf-start-taken = smečka regionu „{ $region }“ je už obsazená
reason-age-of-the-wolf-start-of-nobody = { $region-in } žádná smečka nezačíná
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] v balíčku nezbývá karta Zastrašení
    [breed] v balíčku nezbývá karta Vlci navíc
    [extra] v balíčku nezbývá karta Pohyb navíc
   *[freeze] v balíčku nezbývá karta Zamrzlé moře
}
reason-age-of-the-wolf-movement-made = pohyb je hotový; další by dala karta Pohyb navíc
reason-age-of-the-wolf-movement-over = pohyby patří do kroku 2 a ten skončil
reason-age-of-the-wolf-fight-later = boje přijdou po všech pohybech: zvolte „{ age-do-next }“
reason-age-of-the-wolf-fight-first = nejdřív vybojujte boj { $battle-in }: zvolte „{ age-do-fight }“
reason-age-of-the-wolf-fight-over = všechny boje tohoto tahu proběhly
reason-age-of-the-wolf-fight-elsewhere = boje jdou v pořadí pohybů; další je boj { $battle-in }
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
reason-age-of-the-wolf-start-not-asked = smečky se volí před začátkem hry
reason-age-of-the-wolf-litter-first = nejdřív vyberte, která doupata mají vrh
reason-age-of-the-wolf-reroll-first = nejdřív rozhodněte o hodu: „{ age-do-reroll }“, nebo „{ age-do-keep }“
reason-age-of-the-wolf-retreat-first = nejdřív zvolte, kam vlci ustoupí, nebo „{ age-do-perish }“
reason-age-of-the-wolf-drive-first = nejdřív zvolte, kam predátory zaženete, nebo „{ age-do-leave }“
reason-age-of-the-wolf-withdraw-first = nejdřív zvolte, kolik vlků stáhnete, nebo „{ age-do-stay }“
reason-age-of-the-wolf-lose-first = nejdřív zvolte, kterých { $debt } vlků { $place-in } ztratíte
reason-age-of-the-wolf-lead-first = nejdřív zvolte, kam se vrátí vůdce
reason-age-of-the-wolf-discard-first = nejdřív odhoďte kartu, nebo zahrajte, pokud ji lze zahrát
reason-age-of-the-wolf-start-first = nejdřív si zvolte smečku
reason-age-of-the-wolf-pack-not-here = { $region-in } nemáte vlky
reason-age-of-the-wolf-pack-not-in-fives = vlci chodí po pěti: 5, 10, 15 a tak dále, ne { $amount }
reason-age-of-the-wolf-pack-too-large = { $region-in } máte { $wolves } vlků, ne { $amount }
reason-age-of-the-wolf-pack-has-moved = bez vůdce může { $region-from } jít už jen { $fresh } vlků
reason-age-of-the-wolf-lead-not-here = váš vůdce není { $here-in }
reason-age-of-the-wolf-lead-has-moved = váš vůdce se v tomto tahu už pohnul
reason-age-of-the-wolf-move-too-far = region „{ $to }“ nesousedí s regionem „{ $region }“
reason-age-of-the-wolf-channel-not-frozen = průliv mezi regiony „{ $region }“ a „{ $to }“ není zamrzlý
reason-age-of-the-wolf-move-into-own = region „{ $to }“ už držíte: tam se vlci dostanou jen touláním
reason-age-of-the-wolf-follow-without-foe = druhá smečka smí jít za první { $to-to }, jen dokud je tam nepřítel
reason-age-of-the-wolf-move-nowhere = takto žádní vlci jít nemohou
reason-age-of-the-wolf-hunt-elsewhere = region „{ $region }“ nedržíte
reason-age-of-the-wolf-hunt-nothing = { $region-in } nejsou predátoři
reason-age-of-the-wolf-hunt-again = o region „{ $region }“ se už v tomto tahu bude bojovat
reason-age-of-the-wolf-hunt-nowhere = ve vašich regionech nejsou predátoři
reason-age-of-the-wolf-roam-into-new = vlci se toulají jen mezi regiony, které držíte; region „{ $to }“ nedržíte
reason-age-of-the-wolf-roam-nowhere = takto se žádní vlci toulat nemohou
reason-age-of-the-wolf-retreat-into-foreign = ustupuje se jen do regionu, který smečka drží; region „{ $to }“ nedrží
reason-age-of-the-wolf-retreat-too-far = region „{ $to }“ nesousedí s regionem „{ $place }“
reason-age-of-the-wolf-ice-of-another = led mezi regiony „{ $place }“ a „{ $to }“ nese jen smečku, která ho položila
reason-age-of-the-wolf-flight-no-coast = region „{ $origin }“ nemá pobřeží, predátory tedy nelze zahnat do vody
reason-age-of-the-wolf-flight-too-far = region „{ $to }“ nesousedí po souši s regionem „{ $origin }“ a predátoři přes vodu nejdou
reason-age-of-the-wolf-withdraw-into-foreign = stahuje se jen do regionu, který smečka drží; region „{ $to }“ nedrží
reason-age-of-the-wolf-withdraw-too-far = region „{ $to }“ nesousedí s regionem „{ $place }“
reason-age-of-the-wolf-withdraw-no-room = region „{ $to }“ uživí už jen { $room } vlků
reason-age-of-the-wolf-withdraw-too-many = stáhnout se smí jen přebyteční vlci: { $debt }
reason-age-of-the-wolf-withdraw-needs-lead = tolik vlků se bez vůdce nestáhne
reason-age-of-the-wolf-lose-elsewhere = teď se vlci ztrácejí { $place-in }
reason-age-of-the-wolf-lose-amount = je třeba ztratit přesně { $debt } vlků
reason-age-of-the-wolf-lead-elsewhere = { $region-in } nemáte vlky, které by vůdce nahradil
reason-age-of-the-wolf-litter-without-den = { $region-in } nemáte doupě
reason-age-of-the-wolf-litter-again = doupě { $region-in } už vrh mělo
reason-age-of-the-wolf-den-elsewhere = region „{ $region }“ nedržíte
reason-age-of-the-wolf-den-on-den = { $region-in } už doupě máte
reason-age-of-the-wolf-den-not-entered = doupě se staví jen v regionu, kam jste v tomto tahu vstoupili, a to „{ $region }“ není
reason-age-of-the-wolf-den-too-few = doupě potřebuje { $needed } vlků a { $region-in } jich je { $wolves }
reason-age-of-the-wolf-card-not-in-hand = kartu „{ age-card }“ nemáte
reason-age-of-the-wolf-scare-nothing = { $region-in } nejsou predátoři
reason-age-of-the-wolf-scare-too-far = region „{ $region }“ není váš ani s vaším nesousedí
reason-age-of-the-wolf-scare-nowhere = v dosahu nejsou žádní predátoři
reason-age-of-the-wolf-breed-without-den = nemáte na plánu doupě
reason-age-of-the-wolf-breed-without-wolves = všichni vaši vlci už jsou na plánu
reason-age-of-the-wolf-extra-too-late = karta Pohyb navíc se hraje v kroku 2 a ten skončil
reason-age-of-the-wolf-extra-too-early = nejdřív udělejte svůj pohyb; karta pak dá další
reason-age-of-the-wolf-extra-without-move = další pohyb by nebyl možný
reason-age-of-the-wolf-freeze-again = průliv už je zamrzlý: { $channel }
reason-age-of-the-wolf-freeze-too-late = v tomto tahu se už nikdo nepohybuje, zamrzlá voda by neměla účinek
reason-age-of-the-wolf-freeze-nowhere = všechny průlivy už jsou zamrzlé

## rules

# The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Pravidla hry Věk vlka (Age of the Wolf) našimi slovy, podle její jediné knížky pravidel ve švédštině, angličtině, finštině, dánštině a norštině. Herní plán, hodnoty kořisti a síly predátorů jsou naše vlastní rekonstrukce, protože knížka je ukazuje jen na obrázcích. Kde knížka něco nechává otevřené nebo se její jazyky liší, říká poznámka, jak jsme rozhodli. Kdo hru vlastní, může hrát na plánu z vlastního souboru. Wolfden je neoficiální.

# A1
rule-a1 = Co ve hře je
rule-a1-1 = Dva až čtyři hráči vedou každý jednu smečku: červenou, zelenou, modrou nebo žlutou. Smečka má vůdce, který platí za 5 vlků, žetony pro dalších 170 vlků (10 × 5, 6 × 10, 4 × 15) a 6 doupat. Vlci chodí vždy po pěti a žetony lze kdykoli rozměnit. Ztracení vlci se vracejí do zásoby své smečky a mohou se narodit znovu.
rule-a1-1-ruling = Knížka má čtyři smečky a počet hráčů neuvádí. Že vůdce platí za 5, plyne z jeho návratu, kdy nahradí 5 vlků. Dokud jsou v zásobě vlci, žetony nedojdou. O ztracených vlcích knížka říká, že se odstraní z plánu; tam, kde smečka hyne v boji, dodává finština „natrvalo“, švédština a norština „úplně“. Bereme je z plánu, ne ze hry, protože zásoba musí stačit na vrhy.
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
rule-a1-4-rebuilt = Počty jsou z knížky. Síly jsou naše, protože je knížka ukazuje jen na obrázcích; soubor majitele může určit jiné.
rule-a1-5 = Každý region má hodnotu kořisti: tolik v něm může žít vlků a síly predátorů dohromady. Regiony mají pozemní hranice a některé i pobřeží. Průliv spojuje dvě pobřeží.
rule-a1-5-rebuilt = Celý herní plán je náš: 7 regionů v každé výseči kolem polárního moře, s názvy, hranicemi, pobřežími, průlivy i kořistí.
rule-a1-6 = Region držíte, dokud v něm máte vlky, ať sami, nebo vedle predátorů. Útočníci nedrží region jiné smečky, dokud ho nevyhrají v boji.
rule-a1-6-ruling = Kde jsou vlci i predátoři, říkají všechny jazyky kromě angličtiny, že se i s predátory bojuje „o ovládnutí“. Jenže vlci, kteří nad nimi nevyhrají, zůstávají vedle nich (A5.6) a ve všech jazycích mohou být predátoři v regionu, který držíte (A4.2). V držení vám tedy brání jen cizí vlci.
rule-a1-7 = Sousední jsou regiony se společnou pozemní hranicí. Dokud je průliv zamrzlý, sousedí spolu i jeho oba konce pro hráče, který ho zmrazil (A8.4): pro jeho vlky a pro dosah jeho karty A. Pro ostatní smečky a pro predátory platí jen souš.
rule-a1-7-ruling = Karta D dovoluje, abyste „vy“ vedli po ledu „své“ vlky, takže cizí neunese. Že karta A dosáhne přes led, je naše: kam vaši vlci mohou jít, tam mohou i zastrašit.

# A2
rule-a2 = Příprava
rule-a2-1 = Každý hráč si vybere smečku, v pořadí míst. Kdo začíná, určí los, a hraje se po směru hodinových ručiček. Každá smečka postaví do svého výchozího regionu vůdce, 20 dalších vlků a doupě.
rule-a2-1-ruling = Pořadí výběru knížka neuvádí. Podle volby stolu a s tlačítkem „Hrát“ se smečky rozdají náhodně.
rule-a2-2 = Každý jiný region dostane jednoho náhodného predátora, i výchozí regiony smeček, za které nikdo nehraje. Pak se každý predátor silnější než kořist svého regionu vymění za náhodného z těch, kteří zbyli, dokud všichni nesedí.
rule-a2-2-ruling = Podle angličtiny se nevhodný predátor odhodí a nahradí, podle ostatních jazyků vymění; tady se vrací mezi zbylé. Nehodí-li se žádný z nich, vymění si místo s predátorem jiného regionu tak, aby seděli oba; na to knížka nemyslí.
rule-a2-3 = Každý hráč dostane 3 karty.
rule-a2-4 = Herní plán je kruh ze čtyř stejných výsečí, jedna pro každou barvu, ať hraje smeček kolik chce. Podle volby stolu a s tlačítkem „Hrát“ má jen tolik výsečí, kolik je smeček.
rule-a2-4-ruling = Knížka klade jeden plán pro všechny a predátora do každého zbylého regionu, proto je to výchozí. Menší kruh je náš, pro kratší hry dvou nebo tří smeček.
rule-a2-4-rebuilt = Kruh a jeho výseče jsou naše.

# A3
rule-a3 = Tah
rule-a3-0 = Máte-li na začátku svého tahu na plánu 5 nebo více doupat, ihned vítězíte.
rule-a3-1 = Krok 1, vrhy: v každém regionu s vaším doupětem přibude 5 vlků, dokud stačí zásoba.
rule-a3-1-ruling = Nestačí-li zásoba pro všechna doupata, vybíráte po jednom, která budou mít vrh. Knížka o tom mlčí.
rule-a3-2 = Krok 2, pohyb: uděláte jeden pohyb (A4), nebo žádný.
rule-a3-2-ruling = Seznam kroků říká, že se pohyb udělá; kapitola o pohybu, že si smíte vybrat jeden ze dvou druhů. Smečka, která nemůže udělat ani jeden, by nemohla poslechnout, takže nikdo nemusí.
rule-a3-3 = Krok 3, boje (A5): vedou se v pořadí pohybů. V každém regionu bojujete nejdřív s cizími vlky, pak s predátory.
rule-a3-3-ruling = Pořadí je naše; knížka žádné neuvádí. Bojuje se tam, kam vedl pohyb, je-li tam nepřítel, když na boj dojde: karta ho mohla zahnat, nebo přihnat nového.
rule-a3-4 = Krok 4, doupě: smíte postavit doupě (A6).
rule-a3-5 = Krok 5, toulání: vlci, kteří se nepohnuli, se smějí toulat mezi vašimi regiony (A7).
rule-a3-6 = Krok 6, hlad: v každém svém regionu, kde je vlků a síly predátorů dohromady víc než kořisti, ztratíte tolik vlků, aby kořist stačila. Do té doby smějí být vaše regiony ve vašem tahu přeplněné; jen kam jsou predátoři zahnáni (A5.8) nebo kde nejsou poraženi (A5.6), platí mez ihned. Kdo ztrácí vlky, teď i kdykoli jindy, volí, zda je mezi nimi vůdce.
rule-a3-6-ruling = Knížka neříká, kdo volí. Podle dánštiny si vůdce necháváte, „dokud to jde“, podle švédštiny a norštiny to chcete, podle finštiny se to vyplácí, angličtina o tom mlčí: bereme to jako radu, takže se ho smíte i vzdát. Z ostatních hynou nejdřív vlci, kteří se pohnuli; pro vás to nikdy není horší. Region s vůdcem přijde na řadu poslední, aby se ztracený vůdce vrátil tam, kde je už vyřešeno. Je-li moc už samotných predátorů, zahynou tam všichni vlci a pak odejdou nejslabší predátoři.
rule-a3-7 = Krok 7, karty: vezměte jednu. Máte-li jich teď víc než 5, smíte místo odhození zahrát karty A a B, které ještě mají účinek; pak se hlad (krok 6) vyřeší ještě jednou. Potom veřejně odhazujte, dokud jich nemáte nejvýš 5. Ve svém tahu smíte zahrát libovolný počet karet: před pohybem, bojem, stavbou doupěte či touláním, před ukončením kroku 5 a teď, nikdy však mezi hodem a koncem jeho boje.
rule-a3-7-ruling = Knížka říká „kdykoli“; toto jsou ty chvíle. Víc než 5 karet držíte jen po dobrání, takže co knížka říká o použití „přebytečných“ karet, míří právě sem. Zda se program kvůli kartám zastaví, závisí na jejich počtu, nikdy na tom, jaké jsou, takže z přestávky nikdo nic nevyčte.

# A4
rule-a4 = Pohyb
rule-a4-1 = Buď přesunete 5 nebo více vlků, vždy po pěti, jako jednu smečku z regionu, který držíte, do jednoho sousedního regionu, který nedržíte. Vy volíte, zda s nimi jde vůdce. Doupě smíte nechat nehlídané, ale ihned o ně přijdete (A6.3).
rule-a4-2 = Nebo bojujete s predátory v jednom regionu, který držíte.
rule-a4-2-ruling = Odvede-li odtud pak pohyb navíc vlky, bojují ti, kdo zůstali. Nezůstane-li nikdo, boj nebude.
rule-a4-3 = Každý vlk se pohne jen jednou za tah. S kartou Pohyb navíc přijdou nejdřív všechny pohyby a pak všechny boje, i ty s predátory ve vašem regionu (A4.2). Druhá smečka smí do stejného regionu následovat, jen dokud je tam nepřítel, a o každý region se bojuje jednou za tah, všemi vašimi vlky v něm.
rule-a4-3-ruling = Karta opakuje krok 2 před krokem 3, takže boj počká na obě smečky a ty bojují jako jedna. V knížce je boj s predátory ve vlastním regionu sám tím pohybem; jen s touto kartou záleží na tom, že počká: druhý pohyb uděláte dřív, než víte, jak boj dopadne. Bez nepřítele je region už váš a A4.1 tam vstup zakazuje.

# A5
rule-a5 = Boj
rule-a5-1 = Vaše síla je hod krát vaši zúčastnění vlci: u útočníka všichni, kdo přišli, u obránce všichni, kdo tam jsou.
rule-a5-2 = Je-li v boji váš vůdce, smíte po hodech obou stran hodit znovu a platí váš vyšší hod. Nejdřív se rozhoduje a hází útočník, pak obránce, každý jednou za kolo hodů.
rule-a5-2-ruling = Knížka pořadí neuvádí. Program se neptá, když by další hod nemohl výsledek změnit; nové kolo hodů po remíze dává nové právo.
rule-a5-3 = Vyhrává větší síla. Jsou-li síly stejné, házejte znovu.
rule-a5-4 = Poražení útočníci se vrátí tam, odkud přišli, i přes zamrzlý průliv, pokud přišli tudy. Poražení obránci smějí společně ustoupit do jednoho regionu, který drží a který sousedí po souši; co tam přesáhne kořist, ihned hyne. Není-li takový region nebo to tak chtějí, zahynou všichni. Doupě se vrací majiteli.
rule-a5-4-ruling = Útočily-li dvě smečky, každá se vrací, odkud přišla. Obránci smějí ustoupit i do plného regionu nebo do regionu, na který se útočí; útočníci, kteří tam čekají, se do jeho meze nepočítají. Led jiného hráče je neunese (A1.7). Přišli-li do regionu, kam se útočníci vracejí, predátoři, sdílejí ho až do kroku 6.
rule-a5-5-ruling = Švédština, finština, dánština a norština určují sílu tak, jak je popsáno dříve, a k tomu patří i druhý hod. Angličtina tu odkazuje na krok 1, tedy jen na první hod. Držíme se těch čtyř.
rule-a5-5 = Predátoři neházejí. Jejich síla je součet jejich hodnot a musíte ji překonat. I tady smíte díky vůdci hodit znovu.
rule-a5-6 = Vyhrajete-li, smíte všechny společně zahnat do jednoho sousedního regionu (A5.8), nebo je nechat být. Nevyhrajete-li, zůstávají a vaši vlci zůstanou vedle nich, ale vlci, na které kořist nestačí, ihned hynou.
rule-a5-7 = Kde jsou vlci i predátoři, bojujete nejdřív s vlky a s predátory jen, když vyhrajete.
rule-a5-8 = Predátoři zahnaní z pobřeží do vody jsou mimo hru. Přeplní-li region, řeší se to ihned: ve vašem přebyteční vlci zahynou. V cizím smí majitel nejdřív stáhnout vlky, nejvýš přebytek a všechny do stejného regionu, který sousedí po souši, který drží a kde je místo; zbytek přebytku zahyne. Útočníci, kteří tam čekají, se nepočítají. Kde vlci nejsou nebo už nezbyli, odcházejí nejslabší predátoři, dokud kořist nestačí ostatním.
rule-a5-8-ruling = „Nejvýš přebytek“ je naše: švédština, dánština a norština mluví o vlcích, které musíte přesunout, angličtina o některých vlcích, finština o vlcích. Že se snižuje i region bez vlků, plyne z kapitoly o hodnotě kořisti; karta A mluví jen o regionech, které už někdo drží. Zmizí-li soupeřovi vlci z regionu, kde čekají útočníci, sníží se predátoři na hodnotu kořisti, útočníci region drží a přesto s nimi bojují.
rule-a5-9 = Predátoři nikdy nepřejdou průliv, ani zamrzlý.

# A6
rule-a6 = Doupata
rule-a6-1 = Kde máte 20 nebo více vlků a žádné vlastní doupě, smíte ho v kroku 4 postavit, i když je kořist nižší než 20. Za tah smíte postavit jedno doupě. Podle volby stolu to musí být region, do kterého jste v tomto tahu vstoupili.
rule-a6-1-ruling = Ve všech jazycích žádá seznam kroků 20 vlků v „novém regionu“ a žádá to i finská kapitola o doupatech; kapitola v ostatních čtyřech žádá jen 20 vlků v regionu. Výchozí pravidlo se drží kapitoly, volba seznamu, a „nový“ chápe jako kapitola o pohybu. Kolik doupat smíte za tah postavit, knížka neříká; jiná volba dovoluje libovolný počet.
rule-a7-2-ruling = Toulat se smějí vlci, které v tomto tahu nikdo nepřesunul. Boj na místě nepřesouvá nikoho a návrat pohyb neruší; knížka nemluví ani o jednom.
rule-a6-2 = V regionu smíte mít jedno doupě a celkem 6.
rule-a6-3 = Doupě, u kterého je méně než 5 vlků majitele, se ihned odstraní, ať je na tahu kdokoli.

# A7
rule-a7 = Toulání
rule-a7-1 = Vlci, kteří se v tomto tahu nepohnuli, smějí přejít do jednoho sousedního regionu, který držíte, i přes zamrzlý průliv. Každý jednou, skupina po skupině, a opuštěný region už nedržíte. Boj se nekoná.
rule-a7-2 = Vlci, kteří bojovali s predátory na místě, se nepohnuli; útočníci, kteří se vrátili, ano. Noví vlci se smějí pohnout nebo toulat.

# A8
rule-a8 = Karty výhody
rule-a8-1 = A, Zastrašení: vyberte region, který držíte, nebo s ním sousední. Všichni tamní predátoři prchnou společně do jednoho regionu sousedního s jejich, nebo z pobřeží do vody (A5.8).
rule-a8-1-ruling = Karta jmenuje jen regiony sousední s tím, který držíte. My počítáme i váš vlastní, čímž je karta o něco silnější než tištěná: vlci, kteří zaženou predátory přes hranici, zaženou i ty vedle sebe.
rule-a8-2 = B, Vlci navíc: 5 nových vlků v každém regionu s vaším doupětem, jako v A3.1.
rule-a8-2-ruling = Dánská pravidla mluví o 5 žetonech; jejich vlastní nadpis i všechny ostatní jazyky říkají 5 vlků.
rule-a8-3 = C, Pohyb navíc: po svém pohybu uděláte před boji ještě jeden. Takových karet smíte zahrát více, jednu po druhé.
rule-a8-3-ruling = Finská pravidla kartu nazývají tahem navíc, ale její text, stejně jako v ostatních jazycích, opakuje jen krok 2.
rule-a8-4 = D, Zamrzlé moře: jeden průliv podle vaší volby je do konce vašeho tahu zamrzlý a vaši vlci ho mohou přejít oběma směry. Každá karta zmrazí jeden průliv.
rule-a8-4-ruling = Může to být kterýkoli, který ještě není zamrzlý, ať jsou vaši vlci kdekoli. Oběma směry: norština říká „jedním“ směrem a dánština „některými“, ale v každém jazyce smíte přejít znovu a vrátit se. Kartu je třeba zahrát: jen finské kapitole o vodě stačí, že ji máte.
rule-a8-5 = Kartu lze zahrát, jen když má účinek, a C jen v kroku 2, po pohybu. Zahrané karty jdou mezi odhozené. Když se vezme poslední karta balíčku, stanou se odhozené karty ihned novým balíčkem.
rule-a8-5-ruling = O kartách bez účinku knížka mlčí. Zbavovat se karet patří do kroku 7.
rule-a8-6 = Jaké karty držíte, je vaše tajemství; kolik jich držíte, vidí všichni.
rule-a8-6-ruling = Veřejné jsou i odhozené karty a velikost balíčku.

# A9
rule-a9 = Vůdce, vyřazení, konec
rule-a9-1 = Ztracený vůdce ihned nahradí 5 jiných vlků v regionu, který zvolí majitel, takže počet vlků se nemění. Má se za to, že se už pohnul, pokud se pohnuli oni.
rule-a9-1-ruling = Angličtina dovoluje kterýkoli váš region; švédština, finština, dánština a norština jiný. My dovolujeme každý, který majitel drží. Nahradí vlky, kteří se nepohnuli, jsou-li tam takoví. Čekají-li všichni vlci, kteří majiteli zbyli, na svůj boj, nahradí některé z nich, a prohrají-li, vrací se s prvními z nich.
rule-a9-2 = Smečka bez vlků na plánu vypadává: její doupata se odstraní a karty odhodí. Poslední živá smečka ihned vítězí.
rule-a9-2-ruling = Knížka zná jen poslední přežívající smečku. Že smečka bez vlků na plánu vypadává, ať má v zásobě cokoli, a karty odhazuje, je naše. Za vítězem rozhodují o pořadí doupata, regiony a vlci; vyřazené smečky sdílejí poslední místo.
rule-a9-3 = Hra končí také po kole 60, pokud stůl nezvolil jiný limit. Kolo skončí, když pořadí přejde přes místo prvního hráče, a to ještě před A3.0. Pak vítězí smečka s nejvíce doupaty, potom regiony, potom vlky; je-li vše stejné, vítězství se dělí.
rule-a9-3-ruling = Knížka limit kol nemá; program ho potřebuje.

# A10
rule-a10 = Naše příklady
rule-a10-intro = Knížka z těchto situací uvádí jako příklad jen pátou (A10.5).
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
aid-age-of-the-wolf-turn-4 = S dvaceti vlky v regionu, kde doupě nemáte, ho smíte postavit; jedno za tah. U některých stolů jste do regionu museli vstoupit v tomto tahu.
aid-age-of-the-wolf-turn-5 = Pak se vlci, kteří se ještě nepohnuli, mohou toulat mezi vašimi regiony.
aid-age-of-the-wolf-turn-6 = Na konci tahu vlci nad kořist regionu zemřou hlady.
aid-age-of-the-wolf-turn-7 = Karty: zastrašit predátory, přidat vlky, udělat pohyb navíc, zmrazit průliv. Na konci tahu si jednu doberete a necháte si nejvýš pět; máte-li víc, smíte některé ještě zahrát.
aid-age-of-the-wolf-battle = Boje
aid-age-of-the-wolf-battle-1 = Boj: kostka (I, II, II, II, II, III) krát vlci. S vůdcem smíte hodit znovu, tak si ho nechte co nejdéle. Predátoři mají pevnou sílu: musíte ji překonat.
aid-age-of-the-wolf-battle-2 =
    | predátor | člověk | tygr | medvěd
    | síla | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Smečka poražená doma smí ustoupit do jednoho sousedního regionu, který drží, jinak hyne; poražení útočníci se vracejí. Při stejné síle se hází znovu.
aid-age-of-the-wolf-battle-4 = Kdo porazí predátory, smí je všechny zahnat do jednoho sousedního regionu, nebo z pobřeží do moře.
aid-age-of-the-wolf-battle-5 = Síly predátorů a herní plán jsou naše rekonstrukce; v souboru majitele mohou být jiné.
aid-age-of-the-wolf-cards = Karty
aid-age-of-the-wolf-cards-1 = A, Zastrašení: všichni predátoři jednoho regionu, vašeho nebo s vaším sousedního, společně prchnou do sousedního regionu, který vyberete, nebo z pobřeží do moře (×8).
aid-age-of-the-wolf-cards-2 = B, Vlci navíc: v každém vašem doupěti přibude pět vlků (×7).
aid-age-of-the-wolf-cards-3 = C, Pohyb navíc: ještě jeden pohyb před boji (×5).
aid-age-of-the-wolf-cards-4 = D, Zamrzlé moře: vaši vlci mohou do konce vašeho tahu chodit po jednom průlivu (×8).
aid-age-of-the-wolf-end = Konec
aid-age-of-the-wolf-end-1 = Po posledním kole (60, pokud stůl neurčí jinak) vyhrává, kdo má nejvíc doupat, pak regionů, pak vlků.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] vlci, po pěti
    [lead] vůdce, počítá se za pět
    [den] doupě
    [human] člověk
    [tiger] tygr
    [bear] medvěd
    [coast] pobřeží: odtud lze predátory zahnat do moře
    [channel] průliv
   *[ice] zamrzlý průliv
}

## about

# About the game: what its book says of it, its story in our words, advice.
about-age-of-the-wolf-story =
    Knížka pravidel této hry nevypráví žádný příběh, ale její figurky ano. Až čtyři vlčí smečky se dělí o kraj pevniny a studené vody, kde každý region uživí jen určitý počet zvířat. Medvědi, tygři a pár lidí tu byli dřív a jdou po stejné kořisti.

    U každého doupěte se rodí vlčata a brzy je vlků víc, než kolik jich okolí uživí. Vydají se tedy na cestu jako smečka, nejlépe za svým vůdcem, zahánět predátory nebo bojovat s jinou smečkou o její loviště. Kdo je zahnán, je o region dál dalším hladovým krkem, a v tuhém mrazu vlky na chvíli unese i moře.

    Smečka, která na začátku svého tahu stále hlídá pět doupat, si svůj věk podmanila. Polární moře a názvy regionů jsou naše; zamrzlé moře je na jedné z karet.
about-age-of-the-wolf-credits = O hře víme jen to, co je v její knížce pravidel: jediném sešitě ve švédštině, angličtině, finštině, dánštině a norštině. Text, který z ní máme, nejmenuje autora, výtvarníka, vydavatele ani rok, takže tu nemůžeme jmenovat nikoho.
about-age-of-the-wolf-advice-players = Rady začátečníkům
about-age-of-the-wolf-advice-players-1 = Nechte si vůdce, dokud to jde: kde bojuje, smíte hodit znovu. To je jediná rada, kterou knížka dává; ostatní jsou naše.
about-age-of-the-wolf-advice-players-2 = U každého doupěte nechte pět vlků, jinak o ně ihned přijdete.
about-age-of-the-wolf-advice-players-3 = Až do konce tahu smějí být vaše regiony přeplněné: nejdřív postavte doupě, hlad přijde potom.
about-age-of-the-wolf-advice-players-4 = Zahánějte predátory tam, kde to bolí: do regionu, který své vlky uživí jen tak tak.
about-age-of-the-wolf-advice-players-5 = Zamrzlé moře otevírá cestu, se kterou jinak nikdo počítat nemusí, a odražený útok se vrátí po stejném ledu.

## guide

# První hra Věk vlka s průvodcem, krok za krokem.
guide-age-of-the-wolf-welcome = Kolem polárního moře žijí dvě smečky: vaše je červená, soupeř vede zelenou. Vyhraje, kdo začne tah s pěti doupaty. Zatím máte jedno a kolem něj 30 vlků.
guide-age-of-the-wolf-larder = Každý region uživí jen tolik zvířat, kolik udává jeho číslo. Tygr se počítá za 20, medvěd za 10, člověk za 30 a byli tu dřív. Chcete-li jejich potravu, musíte je vyhnat.
guide-age-of-the-wolf-move = Za tah máte jeden pohyb: vlci z jednoho regionu jdou do sousedního jako jedna smečka. Zvolte kam a kolik; každé tlačítko ukazuje vaši šanci na vítězství. Aspoň pět musí zůstat u doupěte.
guide-age-of-the-wolf-move-done = Jsou na cestě. Kde bojuje vůdce, smíte hodit dvakrát.
guide-age-of-the-wolf-move-hint = Pošlete 20 vlků s vůdcem na Jeřabinovou pláň: s 20 vlky tam pak můžete postavit doupě.
guide-age-of-the-wolf-battle = Teď boj. Vaše síla jsou vlci krát kostka: padá I, II nebo III, nejčastěji II. Musíte překonat to, za kolik se predátoři počítají: tygr za 20, medvěd za 10.
guide-age-of-the-wolf-battle-done = Vyhráli jste a region je váš.
guide-age-of-the-wolf-battle-hint = Boj začne, když zvolíte „{ age-do-next }“. Kde bojuje vůdce, smíte hodit ještě jednou a platí vyšší hod.
guide-age-of-the-wolf-drive = Poražení predátoři musí někam jít a vy rozhodujete kam: na soupeřovu stranu, nebo aspoň pryč od vašich doupat.
guide-age-of-the-wolf-drive-done = A jsou pryč! Z pobřeží byste je mohli zahnat do moře a už by se nevrátili.
guide-age-of-the-wolf-drive-hint = Regiony na soupeřově straně jsou zelené. Jedním z nich je Pratuří nížina.
guide-age-of-the-wolf-den = Máte-li v regionu 20 vlků, smíte tam postavit doupě, jedno za tah. Postavte druhé.
guide-age-of-the-wolf-den-done = Dvě doupata! Každé dá na začátku vašeho tahu pět vlků.
guide-age-of-the-wolf-den-hint = V regionu, který jste právě vybojovali, je vlků dost. Vyberte ho.
guide-age-of-the-wolf-close = Ukončete tah tak, aby nikdo nezemřel hlady. Vlci, kteří nešli, se napřed smějí toulat mezi vašimi regiony; každý region uživí jen tolik, kolik udává jeho číslo.
guide-age-of-the-wolf-close-done = Nikdo nezemřel hlady. Vzali jste si kartu: nikdo jiný nevidí, co držíte. A teď sledujte zelenou smečku.
guide-age-of-the-wolf-close-hint = Nechte vlky tam, kde je pro ně potrava. Nikdo se toulat nemusí: můžete prostě ukončit tah.
guide-age-of-the-wolf-litters = Nový tah a každé doupě dalo pět vlků. V regionu jich může být víc, než uživí, ale jen do konce vašeho tahu.
guide-age-of-the-wolf-scare = Čas na kartu: Zastrašení zažene predátory do sousedního regionu. Kde je pak příliš mnoho krků, vlci se musí stáhnout. Vyberte místo, kde to soupeři uškodí nejvíc.
guide-age-of-the-wolf-scare-done = Vlci, kteří se nemohou stáhnout, zemřou hlady. Karta v pravou chvíli má cenu boje.
guide-age-of-the-wolf-scare-hint = Soupeřovo doupě v Březové stepi je plné. Žeňte medvěda z Pazourkového hřbetu přímo tam.
guide-age-of-the-wolf-third-den = Teď v tomto tahu postavte ještě jedno doupě, kde chcete. Je tam třeba 20 vlků: pohněte se, vyhrajte boj, zažeňte predátory a stavte.
guide-age-of-the-wolf-third-den-done = Další doupě! Až začnete tah s pěti, vyhrajete.
guide-age-of-the-wolf-third-den-hint = Medvěd se počítá jen za 10, takže 20 vlků ho porazí jakýmkoli hodem. Jeden je v Měděných horách.
guide-age-of-the-wolf-hunger = Ukončete tah. Když se vlci napřed zatoulají, možná jich zemře méně. Zemřou-li někteří hlady, rozhodujete, zda je mezi nimi vůdce: nechte si ho!
guide-age-of-the-wolf-hunger-done = Hlad je cena rychlého růstu, ale vůdce žije. Sledujte, co udělá soupeř.
guide-age-of-the-wolf-hunger-hint = Toulání nic nestojí. Až přijde otázka, kdo zemře hlady, vyberte vlky bez vůdce.
guide-age-of-the-wolf-raid = Vyhrajte boj, kde chcete. Proti vlkům házejí obě smečky a každá násobí kostku počtem svých vlků; při shodě se hází znovu. U každého doupěte nechte pět vlků.
guide-age-of-the-wolf-raid-done = Vítězství! Poražení ustoupí do vlastního sousedního regionu a koho ten neuživí, zahyne.
guide-age-of-the-wolf-raid-hint = Šance vidíte na tlačítkách. Proti několika zeleným vlkům v Olšovém močálu stačí deset vašich.
guide-age-of-the-wolf-play-on = Vaše další karty čekají na svou chvíli: ukažte na některou a uvidíte, co dělá. Teď víte všechno: nechte u každého doupěte pět vlků, pozor na predátory, které k vám někdo zažene, a vyhrajte, až začnete tah s pěti doupaty!

## files

# Co je špatně v pozici nebo souboru plánu hry Věk vlka. Slova souborů zůstávají, jak jsou.

# Pozice: řádky
problem-age-march-form = { $line }: „{ $word }“ není přesun jako red-forest>red-ridge:15:lead.

# Pozice: regiony
problem-age-fives = regions: vlci musí být po pěti, v regionu { $region } nejsou (A1.1).
problem-age-no-wolves = regions: region { $region } drží smečka bez vlků (A1.6).
problem-age-den-unguarded = regions: doupě v regionu { $region } nikdo nehlídá (A6.3).
problem-age-no-rival = regions: v regionu { $region } čekají útočníci, ale žádný soupeř tam není (A4.3).
problem-age-more-moved = regions: do regionu { $region } přišlo víc vlků, než jich tam je (A4.3).
problem-age-overfull = regions: v regionu { $region } je víc vlků a predátorů než kořisti (A3.6).
problem-age-predators = regions: predátorů druhu „{ $predator }“ je na plánu { $found }, v krabici jich je { $most } (A1.4).
problem-age-dealt-predators = regions: predátoři se rozdávají po jednom do regionu (A2.2).
problem-age-start = regions: smečka místa { $seat } nestojí tak, jak začíná (A2.1).
problem-age-wolves = regions: vlků místa { $seat } je { $wolves }, nejvýše jich může být { $most } (A1.1).
problem-age-dens = regions: smečka místa { $seat } má víc doupat než { $most } (A6.2).
problem-age-not-marched = regions: útočníci čekají tam, kam nepřišli (A4.3).

# Pozice: smečky
problem-age-cards = pack: karet „{ $card }“ je { $found }, v krabici jich je { $most } (A1.3).
problem-age-hand = pack: místo { $seat } má v ruce víc karet než { $limit } (A3.7).
problem-age-dealt-hands = pack: karty se rozdávají po jedné od prvního hráče (A2.3).
problem-age-homes = pack: každá smečka má svůj vlastní výchozí region (A2.1).
problem-age-out = pack: smečka místa { $seat } vypadává, když nemá vlky, a jen tehdy (A9.2).
problem-age-out-cards = pack: smečka místa { $seat } vypadla, ale má karty (A9.2).
problem-age-lead-lost = pack: vůdce místa { $seat } se vrací ihned (A9.1).
problem-age-lead-alone = pack: vůdce místa { $seat } je tam, kde jeho smečka nemá vlky (A9.1).

# Pozice: tah
problem-age-not-begun = turn: první kolo ještě nezačalo (A2).
problem-age-dealt-regions = turn: každý region už má svého predátora (A2.2).
problem-age-dealt-cards = turn: rozdávání počítá víc karet, než jich je (A2.3).
problem-age-rounds = turn: kola partie jdou od 1 do { $limit } (A9.3).
problem-age-last-pack = turn: poslední živá smečka už vyhrála (A9.2).
problem-age-out-acts = turn: smečka, která vypadla, nemůže jednat (A9.2).
problem-age-stage-step = turn: fáze „{ $stage }“ do tohoto kroku nepatří (A3).
problem-age-moves = turn: pohyby se dělají po jednom v kroku 2 (A3.2, A8.3).
problem-age-built = turn: před krokem 4 ještě žádné doupě postaveno není (A3.4).
problem-age-battles = turn: přesunů je méně než svedených bojů (A3.3).
problem-age-march = turn: vlci se přesouvají po pěti a do sousedních regionů (A4.1).
problem-age-lead-not-marched = turn: vůdce čeká tam, kam nepřišel (A4.1).
problem-age-nothing = turn: ve fázi „{ $stage }“ tu není o čem rozhodovat.
problem-age-rolls = turn: hody neodpovídají tomu, kdo má házet (A5.2).
problem-age-no-reroll = turn: nikdo tam nesmí házet znovu (A5.2).

# Soubor plánu
problem-age-no-entry = { $where }: chybí údaj pro tolik smeček: { $seats }, například { $seats } = ["red", …].
problem-age-colours = { $where }: barev musí být alespoň tolik co smeček ({ $seats }) a každá jiná.
problem-age-predator-worth = { $where }: síla predátora je nejméně 1 (A1.4).
problem-age-predator-sorts = { $where }: v [predators] je různých predátorů { $found }, rozlišit jich lze nejvýše { $most }.
problem-age-shape = { $where }: region se kreslí pomocí „ring“, nebo „outline“, jednoho z nich.
problem-age-ring = { $where }: „ring“ je vnitřní a vnější poloměr od 0 do { $most }, pak první a poslední stupeň, obě dvojice vzestupně, ne { $found }.
problem-age-outline-reach = { $where }: „outline“: souřadnice jsou od -{ $most } do { $most }.
problem-age-outline-area = { $where }: „outline“ musí mít aspoň tři rohy a plochu.
problem-age-regions = { $where }: plán má 2 až { $most } regionů, ne { $found }.
problem-age-id = { $where }: id „{ $id }“ se smí skládat jen z malých písmen bez diakritiky, číslic a „-“.
problem-age-id-taken = { $where }: region nemůže mít id „{ $id }“: v souborech pozic má toto slovo jiný význam.
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
} s regionem { $other }, ale naopak ne.
problem-age-channels = { $where }: průlivů je { $found }, nejvýše jich může být { $most }.
problem-age-channel-coast = { $where }: region { $region } má průliv, ale nemá pobřeží (A1.5).
problem-age-start-region = { $where }: smečka „{ $colour }“ potřebuje jeden výchozí region, má jich { $found }.
problem-age-apart = { $where }: do regionu { $region } se z regionu { $start } nelze dostat po souši ani přes průlivy.
problem-age-poor = { $where }: { $region }: regionů s kořistí { $prey } a méně je víc než predátorů s tak malou silou, kterých je { $found } (A2.2).
problem-age-five = { $where }: vůdce a vrh platí za pět vlků (A1.1, A3.1).
problem-age-predator-count = { $where }: predátorů jednoho druhu může být nejvýše { $most }.

## terminal

terminal-age-legend = kořist ≈ pobřeží · 1:25L 25 vlků místa 1 s vůdcem · ▲ doupě · ⚔ útočníci před bojem · 1 × medvěd = n: predátoři a jejich síla · ~ průliv, ❄ zamrzlý · -tundra: tundra téže barvy jako řádek
terminal-age-values = predátoři u tohoto stolu: člověk { $human }, tygr { $tiger }, medvěd { $bear }
terminal-age-values-ours = predátoři u tohoto stolu: člověk { $human }, tygr { $tiger }, medvěd { $bear } (naše hodnoty)
terminal-age-board = Toto je { $board }.
terminal-age-region = region
terminal-age-prey = kořist
terminal-age-there = kdo tam je
terminal-age-borders = sousedí s
terminal-age-dens = doupata: { $dens } z { $goal }
terminal-age-wolves = vlci: { $wolves }, v zásobě ještě { $supply }
terminal-age-fallen = padl
