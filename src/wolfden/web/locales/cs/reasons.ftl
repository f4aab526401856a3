### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = tato deska regionu už na plánu leží
reason-the-wolves-prey-laid = { $word ->
    [moose] nezbývá sloupeček této kořisti: los
    [deer] nezbývá sloupeček této kořisti: jelen
    [raccoon] nezbývá sloupeček této kořisti: mýval
    [boar] nezbývá sloupeček této kořisti: divočák
   *[hare] nezbývá sloupeček této kořisti: králík
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] nezbývá takový žeton luny: srpek
    [quarter] nezbývá takový žeton luny: půlměsíc
   *[full] nezbývá takový žeton luny: úplněk
}
reason-the-wolves-pack-taken = smečka už patří jinému místu: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } není pole počáteční desky u kaňonu
reason-the-wolves-draft-on-taken = { $hex } už je obsazeno
reason-the-wolves-draft-same-side = vaše druhá dvojice patří na opačnou stranu kaňonu
reason-the-wolves-draft-on-token = na { $hex } leží žeton
reason-the-wolves-draft-on-piece = { $hex } už je obsazeno
reason-the-wolves-draft-under-crescent = { $hex } leží v regionu s žetonem srpku
reason-the-wolves-not-dealing = plán už je rozložen
reason-the-wolves-packs-known = každé místo už má smečku
reason-the-wolves-tiles-fixed = kartičky se otáčejí jen před rozmístěním, a jen když to stůl dovolí
reason-the-wolves-draft-over = rozmístění skončilo
reason-the-wolves-packs-first = nejdřív si vyberte smečku
reason-the-wolves-tiles-first = nejdřív zvolte stranu kartiček: „tiles fronts“ nebo „tiles backs“
reason-the-wolves-draft-first = nejdřív je rozmístění: „draft @hex“
reason-the-wolves-deal-first = nejdřív je třeba rozložit plán
reason-the-wolves-walk-first = nejdřív dokončete pohyb: veďte vlky, nebo „stop“
reason-the-wolves-hunt-first = nejdřív vyberte, kterou ze stejných kořistí ulovíte
reason-the-wolves-pay-first = vlci jdou po zaplacení pohybu: začněte „move terrain“
reason-the-wolves-no-hunt = kořist se loví sama; volí se jen mezi stejnými druhy
reason-the-wolves-no-action-left = obě akce jsou hotové a žeton zuřivosti nemáte
reason-the-wolves-one-token-a-turn = tento stůl dovoluje jeden žeton zuřivosti za tah
reason-the-wolves-cannot-pay = nestačí kartičky ani žolíci; cena { $cost }, krajina: { wolves-terrain }
reason-the-wolves-tile-shows-other = některá z kartiček teď ukazuje jinou krajinu, potřebná je: { wolves-terrain }
reason-the-wolves-tokens-missing = tolik krajinných žolíků nemáte
reason-the-wolves-wrong-price = to stojí přesně { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] na { $hex } nemáte alfa vlka
   *[pack] na { $hex } nemáte běžného vlka
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfa vlk na { $hex } už v tomto pohybu šel
   *[pack] běžný vlk na { $hex } už v tomto pohybu šel
}
reason-the-wolves-walk-in-place = návrat na vlastní pole není pohyb
reason-the-wolves-walk-off-terrain = { $end } je jiná krajina, zaplacena je: { wolves-terrain }
reason-the-wolves-walk-too-far = na { $end } je kroků: { $steps }, a vaše rychlost je { $speed }
reason-the-wolves-walk-onto-token = vlk nesmí skončit na samotáři ani na kořisti
reason-the-wolves-walk-onto-two = na { $end } už stojí dvě figurky
reason-the-wolves-walk-onto-neutral = k neutrální smečce se nikdo nepřipojí
reason-the-wolves-walk-onto-lair = na { $end } stojí cizí doupě
reason-the-wolves-walk-onto-alpha = na { $end } stojí cizí alfa vlk
reason-the-wolves-walk-pack-onto-pack = běžného vlka na { $end } smí odstrčit jen alfa vlk
reason-the-wolves-no-wolf-can-walk = žádný z vašich vlků nemá kam jít; „stop“ pohyb ukončí
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfa vlk na { $hex } nemá v tomto pohybu kam jít
   *[pack] běžný vlk na { $hex } nemá v tomto pohybu kam jít
}
reason-the-wolves-no-refuge = odstrčený vlk nemá kam jít
reason-the-wolves-refuge-needed = řekněte, kam půjde odstrčený vlk: { $refuges }
reason-the-wolves-refuge-not-nearest = odstrčený vlk jde na některé z nejbližších: { $refuges }
reason-the-wolves-nobody-displaced = tady se nikdo neodstrkuje
reason-the-wolves-nowhere-to-dig = není pole, které byste mohli zaplatit a postavit na něm pelech
reason-the-wolves-den-on-token = na { $hex } je samotář nebo kořist
reason-the-wolves-den-on-two = na { $hex } už stojí dvě figurky
reason-the-wolves-den-on-rival = na { $hex } stojí figurka jiné smečky
reason-the-wolves-den-on-den = na { $hex } už stojí pelech nebo doupě
reason-the-wolves-den-without-alpha = na { $hex } ani vedle není váš alfa vlk
reason-the-wolves-no-den-left = všechny vaše pelechy už stojí
reason-the-wolves-track-empty = na stupnici „{ wolves-track-name }“ už není pelech
reason-the-wolves-nothing-to-upgrade = není pelech, který byste mohli zaplatit a vylepšit
reason-the-wolves-lair-without-den = na { $hex } nemáte pelech
reason-the-wolves-lair-without-lake = { $hex } nesousedí s jezerem
reason-the-wolves-lair-in-region = v tomto regionu už doupě máte
reason-the-wolves-lair-without-alpha = na { $hex } ani vedle není váš alfa vlk
reason-the-wolves-no-lair-left = všechna vaše doupata už stojí
reason-the-wolves-nothing-to-howl = není samotář v dosahu, kterého byste mohli zaplatit
reason-the-wolves-howl-without-lone-wolf = na { $hex } není samotář
reason-the-wolves-howl-too-far = { $hex } je mimo dosah vytí ({ $reach }) vašich alfa vlků
reason-the-wolves-no-wolf-left = na vaší desce už není žádný vlk
reason-the-wolves-nothing-to-dominate = není figurka v dosahu, kterou byste mohli zaplatit
reason-the-wolves-dominate-nothing = na { $hex } taková figurka není
reason-the-wolves-dominate-own = vlastní figurku nelze ovládnout
reason-the-wolves-dominate-neutral = neutrální smečku nelze ovládnout
reason-the-wolves-dominate-strong = alfa vlky a doupata nelze ovládnout
reason-the-wolves-dominate-pair = dvě figurky této smečky na { $hex } se navzájem chrání
reason-the-wolves-dominate-too-far = { $hex } je mimo dosah vytí ({ $reach }) vašich alfa vlků
reason-the-wolves-no-wolf-to-replace = na vaší desce není vlk, který by ho nahradil
reason-the-wolves-no-den-to-replace = na vaší desce není pelech, který by ho nahradil
reason-the-wolves-track-needed = řekněte, ze které stupnice je nový pelech
reason-the-wolves-track-not-needed = vlka nahrazuje vlk: stupnice se neuvádí
reason-the-wolves-hunt-nothing = na { $hex } taková kořist není
reason-the-wolves-hunt-again = tento druh kořisti už máte
reason-the-wolves-hunt-too-few = vaši vlci stojí na méně než 3 polích vedle { $hex }

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = hází, losuje a rozdává jen náhoda
reason-age-of-the-wolf-chance-other = náhoda má teď jinou práci: „{ $due }“
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
    [scare] v balíčku nezbývá karta Zastrašení
    [breed] v balíčku nezbývá karta Vlci navíc
    [extra] v balíčku nezbývá karta Pohyb navíc
   *[freeze] v balíčku nezbývá karta Zamrzlé moře
}
reason-age-of-the-wolf-movement-made = pohyb je hotový; další by dala karta Pohyb navíc
reason-age-of-the-wolf-movement-over = pohyby patří do kroku 2 a ten skončil
reason-age-of-the-wolf-fight-later = boje přijdou po všech pohybech: řekněte „next“
reason-age-of-the-wolf-fight-first = nejdřív je třeba bojovat: řekněte „fight { $battle }“
reason-age-of-the-wolf-fight-over = všechny boje tohoto tahu proběhly
reason-age-of-the-wolf-fight-elsewhere = boje jdou v pořadí pohybů: další je { $battle }
reason-age-of-the-wolf-den-later = doupata se stavějí v kroku 4, po bojích
reason-age-of-the-wolf-den-over = doupata se stavějí v kroku 4 a ten skončil
reason-age-of-the-wolf-roam-later = vlci se toulají v kroku 5, po bojích a doupatech
reason-age-of-the-wolf-end-later = tah končí po kroku 5; řekněte „next“, nebo nejdřív bojujte
reason-age-of-the-wolf-next-is-end = toulání je poslední krok, o kterém rozhodujete: řekněte „end“
reason-age-of-the-wolf-litter-not-asked = vrhy přicházejí samy, dokud stačí zásoba
reason-age-of-the-wolf-reroll-not-asked = žádný váš hod teď nelze opakovat ani nechat
reason-age-of-the-wolf-retreat-not-asked = v obraně jste žádný boj neprohráli
reason-age-of-the-wolf-drive-not-asked = právě jste žádné predátory neporazili
reason-age-of-the-wolf-withdraw-not-asked = do vašeho regionu nikdo predátory nezahnal
reason-age-of-the-wolf-lose-not-asked = nemusíte vybírat, které vlky ztratíte
reason-age-of-the-wolf-lead-not-asked = váš vůdce žije
reason-age-of-the-wolf-discard-not-asked = karty se odhazují jen nad { $limit }, po dobrání
reason-age-of-the-wolf-litter-first = nejdřív řekněte, která doupata mají vrh: „litter @region“
reason-age-of-the-wolf-reroll-first = nejdřív řekněte, zda házíte znovu: „reroll“ nebo „keep“
reason-age-of-the-wolf-retreat-first = nejdřív řekněte, kam vlci ustoupí, nebo „perish“
reason-age-of-the-wolf-drive-first = nejdřív řekněte, kam predátory zaženete, nebo „leave“
reason-age-of-the-wolf-withdraw-first = nejdřív řekněte, kolik vlků stáhnete, nebo „stay“
reason-age-of-the-wolf-lose-first = nejdřív řekněte, kterých { $debt } vlků v { $place } ztratíte
reason-age-of-the-wolf-lead-first = nejdřív řekněte, kam se vrátí vůdce: „lead @region“
reason-age-of-the-wolf-discard-first = nejdřív řekněte, kterou kartu odhodíte
reason-age-of-the-wolf-pack-not-here = v { $region } nemáte vlky
reason-age-of-the-wolf-pack-not-in-fives = vlci chodí po pěti: { $amount } není násobek pěti větší než 0
reason-age-of-the-wolf-pack-too-large = v { $region } máte { $wolves } vlků, ne { $amount }
reason-age-of-the-wolf-pack-has-moved = bez vůdce může v { $region } jít už jen { $fresh } vlků
reason-age-of-the-wolf-lead-not-here = váš vůdce není v { $here }
reason-age-of-the-wolf-lead-has-moved = váš vůdce se v tomto tahu už pohnul
reason-age-of-the-wolf-move-too-far = { $to } nesousedí s { $region }
reason-age-of-the-wolf-channel-not-frozen = průliv z { $region } do { $to } není zamrzlý
reason-age-of-the-wolf-move-into-own = { $to } už obsazujete: tam se vlci toulají
reason-age-of-the-wolf-follow-without-foe = druhá smečka smí jít za první do { $to }, jen dokud je tam nepřítel
reason-age-of-the-wolf-move-nowhere = takto žádní vlci jít nemohou
reason-age-of-the-wolf-hunt-elsewhere = { $region } neobsazujete
reason-age-of-the-wolf-hunt-nothing = v { $region } nejsou predátoři
reason-age-of-the-wolf-hunt-again = o { $region } se už v tomto tahu bude bojovat
reason-age-of-the-wolf-hunt-nowhere = ve vašich regionech nejsou predátoři
reason-age-of-the-wolf-roam-into-new = vlci se toulají mezi vašimi regiony a { $to } k nim nepatří
reason-age-of-the-wolf-roam-nowhere = takto se žádní vlci toulat nemohou
reason-age-of-the-wolf-retreat-into-foreign = ustupuje se do vlastního regionu a { $to } vám nepatří
reason-age-of-the-wolf-retreat-too-far = { $to } nesousedí s { $place }
reason-age-of-the-wolf-flight-no-coast = { $origin } nemá pobřeží, odkud by šlo zahnat predátory do vody
reason-age-of-the-wolf-flight-too-far = { $to } nesousedí s { $origin } po souši a predátoři neplavou
reason-age-of-the-wolf-withdraw-into-foreign = stahuje se do vlastního regionu a { $to } vám nepatří
reason-age-of-the-wolf-withdraw-too-far = { $to } nesousedí s { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } uživí už jen { $room } vlků
reason-age-of-the-wolf-withdraw-too-many = stáhnout se smí jen přebyteční vlci: { $debt }
reason-age-of-the-wolf-withdraw-needs-lead = tolik vlků se bez vůdce nestáhne
reason-age-of-the-wolf-lose-elsewhere = vlky je třeba ztratit v { $place }
reason-age-of-the-wolf-lose-amount = je třeba ztratit přesně { $debt } vlků
reason-age-of-the-wolf-lead-elsewhere = v { $region } nemáte vlky, které by vůdce nahradil
reason-age-of-the-wolf-litter-without-den = v { $region } nemáte doupě
reason-age-of-the-wolf-litter-again = doupě v { $region } už vrh mělo
reason-age-of-the-wolf-den-elsewhere = { $region } neobsazujete
reason-age-of-the-wolf-den-on-den = v { $region } už doupě máte
reason-age-of-the-wolf-den-too-few = doupě potřebuje { $needed } vlků a v { $region } jich je { $wolves }
reason-age-of-the-wolf-card-not-in-hand = kartu „{ age-card }“ nemáte
reason-age-of-the-wolf-scare-nothing = v { $region } nejsou predátoři
reason-age-of-the-wolf-scare-too-far = { $region } není váš ani s vaším regionem nesousedí
reason-age-of-the-wolf-scare-nowhere = v dosahu nejsou žádní predátoři
reason-age-of-the-wolf-breed-without-den = nemáte na plánu doupě
reason-age-of-the-wolf-breed-without-wolves = všichni vaši vlci už jsou na plánu
reason-age-of-the-wolf-extra-too-late = karta Pohyb navíc se hraje v kroku 2 a ten skončil
reason-age-of-the-wolf-extra-too-early = nejdřív udělejte svůj pohyb; karta pak dá další
reason-age-of-the-wolf-extra-without-move = další pohyb by nebyl možný
reason-age-of-the-wolf-freeze-again = průliv { $channel } už je zamrzlý
reason-age-of-the-wolf-freeze-nowhere = všechny průlivy už jsou zamrzlé

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = teď si lovci dělí figurky: „lead bishop“
reason-brotherhood-of-the-wolf-pick-now = teď se bere karta období „{ brotherhood-season }“: „pick“ a karta
reason-brotherhood-of-the-wolf-discard-now = teď se odhazuje karta období „{ brotherhood-season }“: „discard“ a karta
reason-brotherhood-of-the-wolf-hide-now = teď Bestie volí podobu a začátek: „hide devil @mende“
reason-brotherhood-of-the-wolf-place-now = teď lovci zaujímají místa: „place bishop @javols“
reason-brotherhood-of-the-wolf-card-now = teď se otáčí karta období „{ brotherhood-season }“: „card“ a karta
reason-brotherhood-of-the-wolf-portefaix-now = teď Portefaix zaujímá vesnici: „portefaix @saugues“
reason-brotherhood-of-the-wolf-shift-now = teď lze přesunout oddíly: „shift @mende @javols“, nebo „decline“
reason-brotherhood-of-the-wolf-troop-now = teď je na řadě oddíl období „{ brotherhood-season }“: „troop @saugues“, nebo „decline“
reason-brotherhood-of-the-wolf-extra-now = teď smí přijít další oddíl: „extra autumn @mende“, nebo „decline“
reason-brotherhood-of-the-wolf-recall-now = teď lze vzít zpět kartu vesnice: „recall @mende“, nebo „decline“
reason-brotherhood-of-the-wolf-prowl-now = teď volí Bestie: „prowl @saugues wolves down“
reason-brotherhood-of-the-wolf-move-now = teď jdou lovci: „move bishop @langeac“, nebo „end“
reason-brotherhood-of-the-wolf-drag-now = teď smí ďábel posunout lovce: „drag bishop @desges“, nebo „decline“
reason-brotherhood-of-the-wolf-examine-now = teď lovci pátrají: „examine marquis @javols“, nebo „end“
reason-brotherhood-of-the-wolf-led-already = tuto figurku už někdo vede: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = tuto figurku vede jiné místo: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } není počáteční vesnice; ty jsou: { $starts }
reason-brotherhood-of-the-wolf-placed-already = tato figurka už je na mapě: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } nepatří k období „{ brotherhood-season }“, které se teď rozebírá
reason-brotherhood-of-the-wolf-card-gone = { $card } už je vzata nebo odhozena
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } nepatří k období „{ brotherhood-season }“
reason-brotherhood-of-the-wolf-card-seen = { $card } už byla zahrána a žádná karta nepřijde dvakrát
reason-brotherhood-of-the-wolf-card-not-in-hand = { $card } nikdo při rozebírání nevzal
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } je osada: Portefaix stojí ve vesnici
reason-brotherhood-of-the-wolf-no-troop-here = v { $place } není oddíl
reason-brotherhood-of-the-wolf-shifted-already = oddíl v { $place } se už v tomto období přesunul
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } je osada: oddíly stojí jen ve vesnicích
reason-brotherhood-of-the-wolf-troop-on-troop = v { $place } už oddíl je a vesnice pojme jen jeden
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] na poli období už není oddíl: léto
    [autumn] na poli období už není oddíl: podzim
    [winter] na poli období už není oddíl: zima
   *[spring] na poli období už není oddíl: jaro
}
reason-brotherhood-of-the-wolf-recall-own-village = karta vaší nynější vesnice musí zůstat
reason-brotherhood-of-the-wolf-no-card-here = karta { $place } na stole odkrytá neleží
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } je osada: Bestie končí cestu ve vesnici
reason-brotherhood-of-the-wolf-prowl-in-place = Bestie je v { $place } a nikdy nezůstává stát
reason-brotherhood-of-the-wolf-village-card-lies = karta { $place } leží na stole: ne dvakrát do roka
reason-brotherhood-of-the-wolf-prowl-too-far = vzdálenost do { $place }: { $leagues }, a Bestie ujde { $reach }
reason-brotherhood-of-the-wolf-token-taken = tuto stopu už mají lovci: { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = tato stopa už leží na stole: { brotherhood-identity }
reason-brotherhood-of-the-wolf-only-with-pack = vzdálenost do { $place }: { $leagues }; tak daleko jde jen vlčí smečka lícem nahoru
reason-brotherhood-of-the-wolf-face-up-only = podle platné karty se stopy nechávají lícem nahoru
reason-brotherhood-of-the-wolf-drag-one-league = ďábel posouvá lovce o jednu míli, vzdálenost do { $place }: { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = žádný váš lovec se v tomto období už nemůže pohnout
reason-brotherhood-of-the-wolf-moved-already = tato figurka se v tomto období už pohnula: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-hunter-frozen = tato figurka v tomto období zůstává na místě: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } už je v { $place }: kdo nejde, stojí na místě
reason-brotherhood-of-the-wolf-move-too-far = vzdálenost do { $place }: { $leagues }, a lovec ujde { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = žádný váš lovec nemá stopu, po které by pátral
reason-brotherhood-of-the-wolf-nothing-to-examine = stopu k pátrání nemá { brotherhood-hunter }
reason-brotherhood-of-the-wolf-examined-already = v tomto období už pátral { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-trace-here = v { $place } není stopa k pátrání
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter }: vzdálenost do { $place }: { $leagues }
reason-brotherhood-of-the-wolf-vagabond-again = tulák byl v { $place } už poznán
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } nezná znak stopy v { $place }: vlčí smečka
    [predator] { brotherhood-hunter } nezná znak stopy v { $place }: dravec
    [count] { brotherhood-hunter } nezná znak stopy v { $place }: hrabě
    [devil] { brotherhood-hunter } nezná znak stopy v { $place }: ďábel
   *[vagabond] { brotherhood-hunter } nezná znak stopy v { $place }: tulák
}
