### A line "## name" begins a section; the page fetches sections one by one.

## title

title-the-wolves = Vlci
pitch-the-wolves = Veďte smečku pěti krajinami, vytím volejte samotáře a ovládejte regiony, když se hodnotí fáze luny. Po přípravě už žádná náhoda.
wins-the-wolves = Vyhrává smečka, která má po úplňku nejvíc bodů.
picture-the-wolves = Herní plán hry Vlci, po kterém chodí vlci
role-the-wolves = Smečka { $number }
option-the-wolves-first = Začínající hráč
option-the-wolves-first-help = Kdo první rozmisťuje vlky a první táhne; ostatní následují po směru hodinových ručiček.
option-the-wolves-first-drawn = losem
option-the-wolves-first-seat-1 = místo 1
option-the-wolves-action-tokens = Žetony zuřivosti za tah
option-the-wolves-action-tokens-help = Kolik žetonů zuřivosti smí smečka použít v jednom tahu. České vydání doporučuje jeden.
option-the-wolves-action-tokens-any = libovolně
option-the-wolves-action-tokens-one = nejvýše jeden
option-the-wolves-late-tokens = Žeton zuřivosti pro poslední hráče
option-the-wolves-late-tokens-help = Poslední v pořadí začínají s žetonem zuřivosti.
option-the-wolves-late-tokens-no = ne
option-the-wolves-late-tokens-yes = ano
option-the-wolves-tiles = Kartičky krajiny
option-the-wolves-tiles-help = Kterou stranou leží kartičky na začátku.
option-the-wolves-tiles-fronts = všechny lícem
option-the-wolves-tiles-chosen = každá smečka volí
option-the-wolves-packs = Smečky
option-the-wolves-packs-help = Jak se rozdělují smečky a jejich domovské krajiny.
option-the-wolves-packs-dealt = losem
option-the-wolves-packs-chosen = výběrem podle pořadí míst
option-the-wolves-alpha-tiebreak = Třetí kritérium při shodě
option-the-wolves-alpha-tiebreak-help = Zda při poslední shodě rozhodují alfa vlci na plánu.
option-the-wolves-alpha-tiebreak-on = rozhodují alfa vlci
option-the-wolves-alpha-tiebreak-off = společné vítězství
option-the-wolves-turn-limit = Limit tahů
option-the-wolves-turn-limit-help = Tah, po kterém se nedohraná hra vyhodnotí.
option-the-wolves-board = Vlastní desky
option-the-wolves-board-help = Soubor s vlastními deskami regionů nebo jejich rozložením.
edition-the-wolves-ukrainian = Ukrajinské vydání
edition-the-wolves-ukrainian-help = Smečky a strany kartiček se volí; je-li vše ostatní shodné, vítězství je společné.
edition-the-wolves-russian = Ruské vydání
edition-the-wolves-russian-help = Smečky a strany kartiček se volí; poslední shodu rozhodují alfa vlci na plánu.
edition-the-wolves-czech = České vydání
edition-the-wolves-czech-help = Smečky a strany kartiček se volí, jeden žeton zuřivosti za tah, žetony pro poslední hráče, při úplné shodě společné vítězství.

## game

# The Wolves: things, actions, questions and what happened.

# Things
wolves-terrain = { $terrain ->
    [forest] les
    [rock] skály
    [grass] louka
    [tundra] sníh
    [desert] poušť
   *[blank] ještě nerozdáno
}
    .accusative = { $terrain ->
        [forest] les
        [rock] skály
        [grass] louku
        [tundra] sníh
        [desert] poušť
       *[blank] ještě nerozdáno
    }
    .to = { $terrain ->
        [forest] do lesa
        [rock] do skal
        [grass] na louku
        [tundra] na sníh
        [desert] do pouště
       *[blank] ještě nerozdáno
    }
    .pack = { $terrain ->
        [forest] lesní
        [rock] skalní
        [grass] luční
        [tundra] sněžnou
        [desert] pouštní
       *[blank] ještě nerozdanou
    }
wolves-prey = { $prey ->
    [moose] los
    [deer] jelen
    [raccoon] mýval
    [boar] divočák
   *[hare] králík
}
wolves-neutral = virtuální smečka
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] alfa vlk ({ $owner })
    [den] pelech ({ $owner })
    [lair] doupě ({ $owner })
   *[pack] běžný vlk ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] alfa vlk ({ $owner }) na { $hex }
    [den] pelech ({ $owner }) na { $hex }
    [lair] doupě ({ $owner }) na { $hex }
   *[pack] běžný vlk ({ $owner }) na { $hex }
}
wolves-lone-wolf = vlk samotář
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } na { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, kaňon: tady nelze stát
wolves-nowhere = { $hex } není na tomto plánu
wolves-lake = Jezero { $hex }: { $token }. Síla: { $control }
wolves-token = { $phase ->
    [crescent] žeton srpku ({ $first } pro nejsilnější smečku, { $second } pro druhou)
    [quarter] žeton půlměsíce ({ $first } pro nejsilnější smečku, { $second } pro druhou)
   *[full] žeton úplňku ({ $first } pro nejsilnější smečku, { $second } pro druhou)
}
wolves-no-token = žeton už tu není
wolves-control = { $owner } { $count }
wolves-no-control = nikdo
wolves-table = { $phase ->
    [none] Luna došla na políčko { $date }; všechny fáze jsou vyhodnoceny
    [crescent] Luna je na políčku { $date }; srpek se hodnotí na { $next }
    [quarter] Luna je na políčku { $date }; půlměsíc se hodnotí na { $next }
   *[full] Luna je na políčku { $date }; úplněk se hodnotí na { $next }
}

# Player boards
wolves-home = domov: { $terrain }
wolves-home-first = domov: { $terrain } · začínající hráč
wolves-home-undealt = domov ještě nerozdán
wolves-home-tile = kartička smečky, obě strany jsou stejné
wolves-home-tile-name = kartička smečky
wolves-tile = { $shows }; na druhé straně { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] rozptyl
    [speed] rychlost
   *[howl] hlasitost vytí
}
wolves-track = { $track ->
    [spread] Rozptyl { $value }: tolik vlků smí jít při jednom pohybu (po dalším pelechu { $next })
    [speed] Rychlost { $value }: tolik kroků smí vlk ujít (po dalším pelechu { $next })
   *[howl] Hlasitost vytí { $value }: na tolik polí je alfa vlka slyšet (po dalším pelechu { $next })
}
wolves-track-gains = { $track ->
    [spread] Rozptyl { $value }: tolik vlků smí jít při jednom pohybu (po dalším pelechu { $next }); další pelech přinese ještě { $gains }
    [speed] Rychlost { $value }: tolik kroků smí vlk ujít (po dalším pelechu { $next }); další pelech přinese ještě { $gains }
   *[howl] Hlasitost vytí { $value }: na tolik polí je alfa vlka slyšet (po dalším pelechu { $next }); další pelech přinese ještě { $gains }
}
wolves-track-full = { $track ->
    [spread] Rozptyl { $value }: tolik vlků smí jít při jednom pohybu
    [speed] Rychlost { $value }: tolik kroků smí vlk ujít
   *[howl] Hlasitost vytí { $value }: na tolik polí je alfa vlka slyšet
}
wolves-gain-token = { $token ->
    [action] žeton zuřivosti
   *[terrain] krajinný žolík
}
wolves-gain-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
wolves-next-wolf = { $kind ->
    [alpha] alfa vlk a { $points }
   *[pack] běžný vlk a { $points }
}
wolves-track-dens = { $track ->
    [spread] rozptyl { $value }, postavené pelechy: { $dens } z { $size }
    [speed] rychlost { $value }, postavené pelechy: { $dens } z { $size }
   *[howl] hlasitost vytí { $value }, postavené pelechy: { $dens } z { $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } žeton zuřivosti: jedna akce navíc
    [few] { $count } žetony zuřivosti: za každý jedna akce navíc
   *[other] { $count } žetonů zuřivosti: za každý jedna akce navíc
}
wolves-terrain-tokens = { $count ->
    [one] { $count } krajinný žolík: platí za kteroukoli krajinu
    [few] { $count } krajinní žolíci: každý platí za kteroukoli krajinu
   *[other] { $count } krajinných žolíků: každý platí za kteroukoli krajinu
}
wolves-called = { $count ->
    [one] přivolán { $count } vlk
    [few] přivoláni { $count } vlci
   *[other] přivoláno { $count } vlků
}
wolves-lairs = { $count ->
    [one] postaveno { $count } doupě
    [few] postavena { $count } doupata
   *[other] postaveno { $count } doupat
}
wolves-prey-taken = { $prey }: uloveno
wolves-prey-free = { $prey }: zatím neuloveno
wolves-regions = body za regiony: { $points }, získané žetony: { $tokens }
wolves-own = Vaše smečka
wolves-own-tiles = Vaše kartičky
wolves-own-pays = Co zaplatí vaše kartičky
wolves-own-tracks = Vaše stupnice
wolves-own-things = Vaše žetony a kořist
wolves-own-growth = Vaši vlci, doupata a kořist
wolves-slots-wolves = { $next ->
    [none] přivolaní vlci: { $count } z { $size }, body: { $points }
    [alpha] přivolaní vlci: { $count } z { $size }, body: { $points }; další je alfa vlk
   *[pack] přivolaní vlci: { $count } z { $size }, body: { $points }; další je běžný vlk
}
wolves-slots-lairs = postavená doupata: { $count } z { $size }, body: { $points }; každé přinese krajinného žolíka
wolves-slots-hunt = { $token ->
    [none] druhy kořisti: { $count } z { $size }, body: { $points }
   *[action] druhy kořisti: { $count } z { $size }, body: { $points }; každý přinese žeton zuřivosti
}
wolves-pays = { $now ->
    [0] { $terrain }: žádná kartička
    [one] { $terrain }: { $now } kartička
    [few] { $terrain }: { $now } kartičky
   *[other] { $terrain }: { $now } kartiček
}
wolves-pays-then = { $terrain }: teď { $now }, po otočení { $then }
wolves-score = { $part ->
    [spread] rozptyl
    [speed] rychlost
    [howl] hlasitost vytí
    [lairs] doupata
    [hunt] lov
    [wolves] vlci
    [regions] regiony
   *[lesser] druhá místa
}

# The strip above the table
wolves-turn = Tah { $turn }: { $who }
wolves-actions-left = volné akce: { $left }, žetony zuřivosti: { $tokens }
wolves-next-regions = { $count ->
    [0] příště se žádný region nehodnotí
    [one] příště se hodnotí { $count } region
    [few] příště se hodnotí { $count } regiony
   *[other] příště se hodnotí { $count } regionů
}
wolves-stage-regions = Rozkládají se desky
wolves-stage-prey = Rozkládá se kořist
wolves-stage-moons = Rozkládají se žetony luny
wolves-stage-packs = Smečky dostávají domovské krajiny
wolves-stage-tiles = Smečky volí, jak leží jejich kartičky
wolves-stage-first = Losuje se začínající hráč
wolves-stage-draft = Smečky přicházejí na plán
wolves-stage-act = Smečky hrají
wolves-stage-walk = Vlci jdou
wolves-stage-hunt = Lov
wolves-stage-over = Konec hry

# Actions
wolves-do-region = Položit region
wolves-do-prey = Položit kořist
wolves-do-moon = Položit žeton luny
wolves-do-pack = Vzít smečku
wolves-do-tiles = Položit kartičky
wolves-do-first = Vylosovat začínajícího hráče
wolves-do-draft = Postavit
wolves-do-move = Pohyb
wolves-do-walk = Jít
wolves-do-stop = Ukončit pohyb
wolves-do-den = Postavit pelech
wolves-do-lair = Vylepšit na doupě
wolves-do-howl = Vytí
wolves-do-dominate = Ovládnutí
wolves-do-hunt = Lov
wolves-do-end = Ukončit tah
wolves-side-fronts = všechny lícem
wolves-side-backs = všechny rubem
wolves-aside = na { $hex }
wolves-payment = { $parts }
wolves-pay-token = krajinný žolík
wolves-pay-home = kartička smečky ({ $terrain })
wolves-pay-tile = { $shows } (rub: { $back })
wolves-brief-wolf = { $kind ->
    [alpha] alfa vlk na { $hex }
   *[pack] běžný vlk na { $hex }
}
wolves-brief-aside = odstrčený jde na { $hex }
wolves-brief-pay = platba: { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-gains = { $name } { $value }→{ $next }; navíc { $gains }
wolves-brief-track-stays = { $name } zůstává { $value }; navíc { $gains }

# Questions
wolves-unused = nevyužité akce: { $left }
wolves-price = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
  }
wolves-ask-pay = Čím zaplatíte?
wolves-ask-track = Ze které stupnice pelech vezmete?
wolves-ask-aside = Vyberte, kam půjde odstrčený vlk; stejně blízkých míst: { $count }.
wolves-ask-move = Do které krajiny vlci jdou?
wolves-ask-walk = Který vlk jde?
wolves-ask-walk-to = { $kind ->
    [alpha] Kam jde alfa vlk z { $hex }?
   *[pack] Kam jde běžný vlk z { $hex }?
}
wolves-ask-den = Kde postavíte pelech?
wolves-ask-lair = Který pelech vylepšíte na doupě? Přinese: { $gains }.
wolves-ask-howl = Kterého samotáře přivoláte? Přibude: { $gains }.
wolves-ask-dominate = Kterou figurku ovládnete? Za vlka přibude: { $gains }.
wolves-ask-dominate-dens = Který pelech ovládnete? Na vaší desce už nezbývá žádný vlk.
wolves-open-packs = Vyberte svou smečku.
wolves-open-tiles = Kterou stranou leží vaše kartičky na začátku?
wolves-open-draft = Vyberte pole pro alfa vlka a běžného vlka.
wolves-open-draft-first = Jste začínající hráč: rozmisťujete jako první a poslední a máte první tah. Vyberte pole pro alfa vlka a běžného vlka.
wolves-open-hunt = V dosahu jsou dva sloupečky stejné kořisti: vyberte, ze kterého lovíte. Přinese: { $gains }.
wolves-open-walk = { $walkers ->
    [one] Jít { $terrain-to } může ještě { $walkers } vlk. Nebo ukončete pohyb.
    [few] Jít { $terrain-to } mohou ještě { $walkers } vlci. Nebo ukončete pohyb.
   *[other] Jít { $terrain-to } může ještě { $walkers } vlků. Nebo ukončete pohyb.
}
wolves-open-act = Vyberte akci { $action } z { $free }.
wolves-open-token = Akce ({ $free }) hotové: použijte žeton zuřivosti, nebo ukončete tah.
wolves-open-end = Akce ({ $free }) jsou hotové: ukončete tah, nebo je vezměte zpět.

# What happened
wolves-log-region = Region { $region } leží kolem jezera { $lake }.
wolves-log-prey = Kořist na { $at }: { $prey }.
wolves-log-token = Žeton luny na jezeře { $lake }.
wolves-log-pack = { $who } dostává { $home-pack } smečku.
wolves-log-tiles = { $side ->
    [fronts] { $who } začíná se všemi kartičkami lícem.
   *[backs] { $who } začíná se všemi kartičkami rubem.
}
wolves-log-first = { $way ->
    [drawn] Los: začínající hráč je { $who }, rozmisťuje a táhne jako první.
   *[seat-1] Začínající hráč je { $who }: u tohoto stolu se nelosuje.
}
wolves-log-draft = { $who } staví alfa vlka a běžného vlka na { $at }.
wolves-log-spend = { $who } používá žeton zuřivosti.
wolves-log-pay = { $who } platí za { $terrain-accusative }: { $parts }.
wolves-paid-tokens = { $tokens ->
    [one] { $tokens } žolík
    [few] { $tokens } žolíci
   *[other] { $tokens } žolíků
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: alfa vlk { $from } → { $to }.
   *[pack] { $who }: běžný vlk { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] Alfa vlk je odstrčen ({ $who }): { $from } → { $to }.
   *[pack] Běžný vlk je odstrčen ({ $who }): { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } přivolává samotáře na { $at }: nový alfa vlk.
   *[pack] { $who } přivolává samotáře na { $at }: nový běžný vlk.
}
wolves-log-den = { $track ->
    [spread] { $who } staví pelech na { $at } (rozptyl).
    [speed] { $who } staví pelech na { $at } (rychlost).
   *[howl] { $who } staví pelech na { $at } (hlasitost vytí).
}
wolves-log-lair = { $who } vylepšuje pelech na { $at } na doupě.
wolves-log-dominate = { $lost ->
    [den] { $who } ovládá pelech ({ $rival }) na { $at }.
   *[pack] { $who } ovládá běžného vlka ({ $rival }) na { $at }: nový běžný vlk.
}
wolves-log-dominate-alpha = { $who } ovládá běžného vlka ({ $rival }) na { $at }: nový alfa vlk.
wolves-log-gain = { $token ->
    [action] { $who } získává žeton zuřivosti.
   *[terrain] { $who } získává krajinného žolíka.
}
wolves-log-moon = Luna dochází na políčko { $date }.
wolves-log-hunt = { $who }, úlovek na { $at }: { $prey }.
wolves-log-end = { $who } končí tah bez akce.
wolves-log-phase = { $phase ->
    [crescent] Srpek je vyhodnocen.
    [quarter] Půlměsíc je vyhodnocen.
   *[full] Úplněk je vyhodnocen.
}
wolves-log-region-scored-seat = { $others ->
    [0] Jezero { $lake }: { $who } bere { $points }.
   *[other] Jezero { $lake }: { $who } bere { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Jezero { $lake }: první je virtuální smečka, žeton propadá.
   *[other] Jezero { $lake }: první je virtuální smečka, { $lesser } bere { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Jezero { $lake }: žeton nebere nikdo.
    [one] Jezero { $lake }: žeton nebere nikdo, { $lesser } bere { $lesser_points }.
    [few] Jezero { $lake }: žeton nebere nikdo, { $lesser } berou po { $lesser_points }.
   *[other] Jezero { $lake }: žeton nebere nikdo, { $lesser } berou po { $lesser_points }.
}
wolves-log-over = { $reason ->
    [standstill] Nikdo už nehraje, a tak se vyhodnotí zbylé fáze luny.
    [turn-limit] Nastal poslední tah, a tak se vyhodnotí zbylé fáze luny.
   *[full-moon] Úplněk je vyhodnocen: konec hry.
}
wolves-narrated-walk = { $wolf ->
    [alpha] { $who } vede alfa vlka z { $from } na { $to }.
   *[pack] { $who } vede běžného vlka z { $from } na { $to }.
}
wolves-narrated-push = Alfa vlk ({ $who }) odstrkuje vlka ({ $rival }) z { $at } na { $to }: stál tam jediný cizí běžný vlk.
wolves-narrated-push-yours = Alfa vlk ({ $who }) odstrkuje vašeho vlka z { $at } na { $to }: stál tam jediný cizí běžný vlk.

# The end of a game
ending-the-wolves-full-moon = Úplněk je vyhodnocen.
ending-the-wolves-standstill = Nikdo už nehrál, a tak se zbylé fáze luny vyhodnotily.
ending-the-wolves-turn-limit = Nastal poslední tah, a tak se zbylé fáze luny vyhodnotily.
part-the-wolves-points = Body
part-the-wolves-dens = Pelechy
part-the-wolves-spread = Rozptyl
part-the-wolves-speed = Rychlost
part-the-wolves-howl = Hlasitost vytí
part-the-wolves-lairs = Doupata
part-the-wolves-hunt = Lov
part-the-wolves-wolves = Vlci
part-the-wolves-regions = Žetony luny
part-the-wolves-lesser = Druhá místa

## reasons

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
reason-the-wolves-pack-taken = { wolves-terrain.pack } smečku už má jiný hráč
reason-the-wolves-draft-off-chasm = { $hex } není pole počáteční desky u kaňonu
reason-the-wolves-draft-on-taken = { $hex } už je obsazeno
reason-the-wolves-draft-same-side = vaše druhá dvojice patří na opačnou stranu kaňonu
reason-the-wolves-draft-on-token = na { $hex } leží žeton
reason-the-wolves-draft-on-piece = { $hex } už je obsazeno
reason-the-wolves-draft-under-crescent = { $hex } leží v regionu s žetonem srpku
reason-the-wolves-not-dealing = plán už je rozložen
reason-the-wolves-packs-known = každý hráč už má smečku
reason-the-wolves-tiles-fixed = kartičky se otáčejí jen před rozmístěním, a jen když to stůl dovolí
reason-the-wolves-draft-over = rozmístění skončilo
reason-the-wolves-first-known = začínající hráč už je znám
reason-the-wolves-packs-first = nejdřív si vyberte smečku
reason-the-wolves-tiles-first = nejdřív zvolte stranu kartiček
reason-the-wolves-first-first = nejdřív se musí vylosovat začínající hráč
reason-the-wolves-draft-first = nejdřív rozmístěte vlky
reason-the-wolves-deal-first = nejdřív je třeba rozložit plán
reason-the-wolves-walk-first = nejdřív dokončete pohyb: veďte vlky, nebo zvolte „{ wolves-do-stop }“
reason-the-wolves-hunt-first = nejdřív vyberte, ze kterého ze dvou sloupečků kořisti lovíte
reason-the-wolves-pay-first = vlci jdou až po zaplacení pohybu: nejdřív zvolte „{ wolves-do-move }“
reason-the-wolves-no-hunt = kořist se uloví automaticky; volí se jen mezi dvěma sloupečky téhož druhu
reason-the-wolves-no-action-left = obě akce jsou hotové a žeton zuřivosti nemáte
reason-the-wolves-one-token-a-turn = tento stůl dovoluje jeden žeton zuřivosti za tah
reason-the-wolves-cannot-pay = kartičky a žolíci nestačí na cenu { $cost } za { wolves-terrain.accusative }
reason-the-wolves-tile-shows-other = některá z kartiček teď neukazuje { wolves-terrain.accusative }
reason-the-wolves-tokens-missing = tolik krajinných žolíků nemáte
reason-the-wolves-wrong-price = to stojí přesně { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] na { $hex } nemáte alfa vlka
   *[pack] na { $hex } nemáte běžného vlka
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfa vlk na { $hex } už v tomto pohybu šel
   *[pack] běžný vlk na { $hex } už v tomto pohybu šel
}
reason-the-wolves-walk-in-place = vlk musí skončit na jiném poli, než ze kterého vyšel
reason-the-wolves-walk-off-terrain = na { $end } je jiná krajina, zaplatili jste za { wolves-terrain.accusative }
reason-the-wolves-walk-too-far = na { $end } je kroků: { $steps }, a vaše rychlost je { $speed }
reason-the-wolves-walk-onto-token = vlk nesmí skončit na samotáři ani na kořisti
reason-the-wolves-walk-onto-two = na { $end } už stojí dvě figurky
reason-the-wolves-walk-onto-neutral = k virtuální smečce se nikdo nepřipojí
reason-the-wolves-walk-onto-lair = na { $end } stojí cizí doupě
reason-the-wolves-walk-onto-alpha = na { $end } stojí cizí alfa vlk
reason-the-wolves-walk-pack-onto-pack = běžného vlka na { $end } smí odstrčit jen alfa vlk
reason-the-wolves-no-wolf-can-walk = žádný z vašich vlků nemá kam jít: zvolte „{ wolves-do-stop }“
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfa vlk na { $hex } nemá v tomto pohybu kam jít
   *[pack] běžný vlk na { $hex } nemá v tomto pohybu kam jít
}
reason-the-wolves-no-refuge = odstrčený vlk nemá kam jít
reason-the-wolves-refuge-needed = zvolte, kam půjde odstrčený vlk: { $refuges }
reason-the-wolves-refuge-not-nearest = odstrčený vlk jde na některé z nejbližších polí: { $refuges }
reason-the-wolves-nobody-displaced = tady se nikdo neodstrkuje
reason-the-wolves-nowhere-to-dig = není pole, které byste mohli zaplatit a postavit na něm pelech
reason-the-wolves-den-on-token = na { $hex } je samotář nebo kořist
reason-the-wolves-den-on-two = na { $hex } už stojí dvě figurky
reason-the-wolves-den-on-rival = na { $hex } stojí figurka jiné smečky
reason-the-wolves-den-on-den = na { $hex } už stojí pelech nebo doupě
reason-the-wolves-den-without-alpha = na { $hex } ani vedle není váš alfa vlk
reason-the-wolves-no-den-left = všechny vaše pelechy už stojí
reason-the-wolves-track-empty = na stupnici „{ wolves-track-name }“ už není pelech
reason-the-wolves-nothing-to-upgrade = není pelech, který byste mohli zaplatit a vylepšit
reason-the-wolves-lair-without-den = na { $hex } nemáte pelech
reason-the-wolves-lair-without-lake = { $hex } nesousedí s jezerem
reason-the-wolves-lair-in-region = v tomto regionu už doupě máte
reason-the-wolves-lair-without-alpha = na { $hex } ani vedle není váš alfa vlk
reason-the-wolves-no-lair-left = všechna vaše doupata už stojí
reason-the-wolves-nothing-to-howl = není samotář v dosahu, kterého byste mohli zaplatit
reason-the-wolves-howl-without-lone-wolf = na { $hex } není samotář
reason-the-wolves-howl-too-far = { $hex } je mimo dosah vytí ({ $reach }) vašich alfa vlků
reason-the-wolves-no-wolf-left = na vaší desce už není žádný vlk
reason-the-wolves-nothing-to-dominate = není figurka v dosahu, kterou byste mohli zaplatit
reason-the-wolves-dominate-nothing = na { $hex } taková figurka není
reason-the-wolves-dominate-own = vlastní figurku nelze ovládnout
reason-the-wolves-dominate-neutral = virtuální smečku nelze ovládnout
reason-the-wolves-dominate-strong = alfa vlky a doupata nelze ovládnout
reason-the-wolves-dominate-pair = dvě figurky této smečky na { $hex } se navzájem chrání
reason-the-wolves-dominate-too-far = { $hex } je mimo dosah vytí ({ $reach }) vašich alfa vlků
reason-the-wolves-no-wolf-to-replace = na vaší desce není vlk, který by ho nahradil
reason-the-wolves-no-den-to-replace = na vaší desce není pelech, který by ho nahradil
reason-the-wolves-track-needed = zvolte, ze které stupnice je nový pelech
reason-the-wolves-rival-track-needed = { reason-the-wolves-track-needed }
reason-the-wolves-track-not-needed = vlka nahrazuje vlk: stupnice se neuvádí
reason-the-wolves-hunt-nothing = na { $hex } taková kořist není
reason-the-wolves-hunt-again = tento druh kořisti už máte
reason-the-wolves-hunt-too-few = vaši vlci stojí na méně než 3 polích vedle { $hex }

## rules

# The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Podle textů tří tištěných vydání: ukrajinského, ruského a českého. Kde se liší, mlčí nebo nechávají odpověď na obrázku, říká poznámka, jak hraje Wolfden. Obrázky jsme neviděli: co ukazují jen ony, třeba krajiny na deskách, pochází z veřejné adaptace hry. Nic nebylo třeba vymýšlet. Wolfden je neoficiální.

rule-w1 = Herní plán
rule-w1-1 = Deska regionu má 16 polí: jedno jezero a pět oblastí po třech polích, každou s vlastní krajinou. Dvě pole jsou označena pro vlky samotáře, jedno pro kořist. Všech deset desek regionů má tento tvar; liší se tím, kde která krajina leží.
rule-w1-2 = Počáteční deska má stejný obrys. Protíná ji kaňon ze šesti polí, pět polí leží na severní a pět na jižní straně; na každé straně je každá krajina jednou. Počáteční deska není region a nikdy se nehodnotí. Můžete na ní stavět pelechy, ale ne doupata, protože tam není jezero.
rule-w1-3 =
    Jak desky leží, je pro každý počet hráčů dáno. Která deska regionu přijde na které místo, rozhodne náhoda.
    | hráčů | desky
    | 2 | 5 regionů, bez počáteční desky
    | 3 | počáteční deska a 6 regionů
    | 4 | počáteční deska a 8 regionů
    | 5 | počáteční deska a 10 regionů
rule-w1-3-ruling = Desky, kořist, žetony luny a smečky se rozdávají náhodně, jedno po druhém. Je to stejně spravedlivé jako zamíchání a dá se to zaznamenat.
rule-w1-4 = Vzdálenost se měří dvěma způsoby. Cesta se počítá v krocích z pole na pole; přes jezera, přes kaňon a mimo plán cesta nevede, figurky a žetony však nikdy nepřekážejí. Dosah vytí a ovládnutí se počítá přímo přes všechno.
rule-w1-4-ruling = Jen české vydání říká, že se vytí nese přes vodu, a jen ruské, že figurky nebrání v cestě. S mezerou v plánu zacházíme jako s vodou.

rule-w2 = Figurky a desky hráčů
rule-w2-1 = Každý hráč má 4 alfa vlky, 8 běžných vlků, 12 pelechů, 4 doupata a 6 kartiček krajiny.
rule-w2-2 =
    Na třech stupnicích vaší desky leží po čtyřech peleších. Pelechy odebrané ze stupnice zvyšují její hodnotu.
    | odebrané pelechy | 0 | 1 | 2 | 3 | 4
    | rozptyl | 2 | 3 | 3 | 4 | 4
    | rychlost | 3 | 4 | 4 | 5 | 5
    | hlasitost vytí | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Druhý a čtvrtý pelech stupnice přinese ještě žeton.
    | stupnice | druhý pelech | čtvrtý pelech
    | rozptyl, 3–5 hráčů | žeton zuřivosti | krajinný žolík
    | rychlost, 3–5 hráčů | krajinný žolík | žeton zuřivosti
    | hlasitost vytí, 3–5 hráčů | krajinný žolík | žeton zuřivosti
    | každá stupnice, 2 hráči | žeton zuřivosti | krajinný žolík
rule-w2-3-ruling = Texty neříkají, který žeton to je. Ukazují to jen obrázky desek; údaj jsme převzali z veřejné adaptace.
rule-w2-4 =
    Stupnice, ze které byly odebrány pelechy, přinese na konci body.
    | odebrané pelechy | 0–2 | 3 | 4
    | 3–5 hráčů | 0 | 3 | 7
    | 2 hráči | 0 | 2 | 5
rule-w2-5 =
    Na vaší desce čeká osm vlků. Vycházejí v tomto pořadí: běžný, běžný, alfa, běžný, běžný, alfa, běžný, běžný.
    | odebraní vlci | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | body | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Každé doupě přidá 5 bodů do vašeho skóre a hned přinese krajinného žolíka.
    | postavená doupata | 1 | 2 | 3 | 4
    | body | 5 | 10 | 15 | 20
rule-w2-6-ruling = Texty neříkají, že doupě přinese žolíka i ve hře dvou hráčů; převzali jsme to z veřejné adaptace.
rule-w2-7 =
    Na stupnici lovu je místo pro jeden žeton každého druhu kořisti. Při 3–5 hráčích každý druh po ulovení přinese také žeton zuřivosti; při dvou hráčích ne.
    | druhy kořisti | 1 | 2 | 3 | 4 | 5
    | body, 3–5 hráčů | 1 | 4 | 9 | 16 | 25
    | body, 2 hráči | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Hodnoty stupnice se nesčítají. Na konci se počítá jen nejvyšší dosažená, jednou za každou ze šesti stupnic: rozptyl, rychlost, hlasitost vytí, vlci, doupata a lov.
rule-w2-9 = Jedna z vašich šesti kartiček je kartička smečky: na obou stranách má domovskou krajinu vaší smečky. Ostatních pět mají všichni stejných: les/skály, skály/louka, louka/sníh, sníh/poušť a poušť/les (líc/rub). Na začátku musí ukazovat pět různých krajin, a to jde jen dvěma způsoby: všechny lícem nahoru, nebo všechny rubem nahoru.
rule-w2-9-ruling = Pravidla vydání dovolují vyložit kartičky libovolně, jen se žádná krajina nesmí opakovat. Ve Wolfdenu leží na začátku všechny lícem nahoru, pokud stůl nenechá volbu hráčům (W17).

rule-w3 = Příprava pro tři až pět hráčů
rule-w3-1 = Rozložte desky (W1.3) a na každé pole označené pro samotáře postavte jednoho: dva v každém regionu.
rule-w3-2 =
    Každé pole kořisti dostane sloupeček dvou stejných žetonů. Tyto sloupečky se rozdají náhodně:
    | hráčů | los | jelen | mýval | divočák | králík
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Ruské vydání nazývá nejmenší kořist zajícem, druhá dvě králíkem. Je to tentýž žeton.
rule-w3-3 =
    Každé jezero dostane jeden žeton luny. Rozdají se náhodně:
    | hráčů | srpek | půlměsíc | úplněk
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Ruské vydání tiskne „4 hráči“ nad dvěma řádky; z ostatních vydání je jasné, že poslední řádek platí pro pět.
rule-w3-4 = Každý hráč vede svou smečku a každá má vlastní domovskou krajinu.
rule-w3-4-ruling = Knihy nechávají hráče vybrat a neurčují pořadí. Wolfden rozdá smečky náhodně, nebo nechá hráče vybrat v pořadí míst (W17).
rule-w3-5 = Teď všichni rozmístí vlky: nejdřív po směru hodinových ručiček od prvního hráče k poslednímu, pak zpátky od posledního k prvnímu. Pokaždé postavíte jednoho alfa vlka a jednoho běžného vlka společně na prázdné pole počáteční desky u kaňonu. Vaše druhá dvojice musí stát na opačné straně kaňonu než první.
rule-w3-6 = První hráč se vylosuje; rozmisťuje jako první a má první tah. Pak se hraje po směru hodinových ručiček.
rule-w3-6-ruling = Ruské vydání prvního hráče losuje, ukrajinské nechává způsob na hráčích, v českém začíná nejlepší vytí. Stůl může nechat začít první místo (W17).

rule-w4 = Váš tah
rule-w4-1 = Ve svém tahu smíte provést dvě akce, třeba dvakrát stejnou. Můžete skončit po jedné, nebo neprovést žádnou.
rule-w4-1-ruling = „Až dvě“ říká české vydání, ostatní říkají „dvě“. Tah končí, až když ho hráč sám ukončí.
rule-w4-2 = Po dvou akcích vám každý odevzdaný žeton zuřivosti dá další: tolik, kolik žetonů máte, včetně získaných v tomto tahu. Akce navíc stojí kartičky jako každá jiná.
rule-w4-2-ruling = Tohle vše říká ruské vydání. České doporučuje nejvýš jeden žeton za tah; lze to zvolit při vytvoření stolu (W17).
rule-w4-3 =
    Tolik akce stojí:
    | akce | kartičky
    | pohyb | 1
    | vytí | 2
    | postavit pelech | 2
    | vylepšit na doupě | 2
    | ovládnutí | 3
rule-w4-4 = Po každé akci se zjišťuje, zda jste něco ulovili (W12). Když tah ukončíte, vyhodnotí se fáze luny, kterých bylo v tahu dosaženo (W14). Pak je na tahu další hráč.

rule-w5 = Placení
rule-w5-1 = Platíte krajinou pole, na které akce míří. Pohyb se platí krajinou, v níž jeho vlci skončí.
rule-w5-2 = Zaplaťte přesně cenu: kartičkami, které teď ukazují tuto krajinu, krajinnými žolíky, nebo obojím. Žádná kartička se v jedné akci nepočítá dvakrát. Krajinný žolík platí za jednu kartičku kterékoli krajiny a stačí i samotní žolíci. Pak použité kartičky otočte a žolíky vraťte.
rule-w5-3 = Ukazuje-li potřebnou krajinu víc kartiček, než je třeba, vybíráte, které z nich otočíte, protože jejich rubové strany se liší. Kartička smečky má na rubu stejnou krajinu, takže může pomoci zaplatit i další akci.
rule-w5-4 = Žetony zuřivosti a krajinní žolíci nikdy nedojdou.
rule-w5-4-ruling = Žádné vydání neříká, že počet žetonů v krabici je omezením.

rule-w6 = Pohyb
rule-w6-intro = Cena: 1 kartička.
rule-w6-1 = Určete krajinu a zaplaťte za ni. Pak smíte vést tolik svých vlků, kolik dovolí rozptyl. Každý jde jednou, aspoň o krok a nejdál, kam stačí vaše rychlost, a každý musí skončit na poli určené krajiny. Odkud vychází a přes co jde, nehraje roli.
rule-w6-2 = Vlci jdou jeden po druhém. Po žádném z nich nesmí být porušeno žádné omezení a odstrčený vlk přejde na nové pole dřív, než vyjde další.
rule-w6-2-ruling = České vydání kontroluje omezení dvou figurek po akci, ale říká i to, že žádný vlk nesmí skončit tam, kde už stojí dvě. Ostatní okamžik neuvádějí.
rule-w6-3 = Vlk projde vším kromě jezer a kaňonu. Nesmí skončit na samotáři ani na kořisti.
rule-w6-4 = Vlk smí skončit na prázdném poli, na poli s právě jednou vaší figurkou a žádnou jinou, nebo tam, kde je jedinou figurkou cizí pelech. Alfa vlk smí skončit i tam, kde stojí sám cizí běžný vlk; ten je odstrčen (W7).
rule-w6-5 = Žádný vlk tedy neskončí na poli se dvěma figurkami, s cizím doupětem ani s cizím alfa vlkem a běžný vlk nikdy na poli s cizím běžným vlkem.
rule-w6-6 = Jakmile vlk došel, nesmějí být na poli víc než dvě figurky. Smíte zaplatit pohyb a nikoho nevést; i to je akce. Vlk musí skončit na jiném poli, než ze kterého vyšel.
rule-w6-6-ruling = Žádné vydání nezakazuje pohyb, při němž nikdo nejde. Otočí kartičku, a to může za akci stát. O cestě, která končí tam, kde začala, také žádné nemluví; nebereme ji jako cestu.

rule-w7 = Odstrčení
rule-w7-1 = Kdo je na tahu, postaví odstrčeného vlka na nejbližší vhodné pole, počítáno v krocích od místa, kde stál. Vhodná jsou pole bez figurek a žetonů a pole s právě jednou figurkou, patří-li smečce odstrčeného vlka. Je-li stejně blízko několik polí, vybírá hráč na tahu; může mezi nimi být i pole, které alfa vlk právě opustil. Na krajině ani rychlosti nezáleží. Není-li na celém plánu vhodné pole, akce není dovolena.
rule-w7-1-ruling = Vydání říkají jen „nejbližší“. Počítáme kroky, pole s žetonem nebereme jako prázdné a vlka nikdy nenecháme zmizet bez pravidla.
rule-w7-2 = Odstrčený vlk nic neuloví: zjišťuje se jen lov hráče na tahu.
rule-w7-2-ruling = Vydání zjišťují lov na konci akce a neříkají čí: doslova vzato by vlk odstrčený ke kořisti mohl hned lovit. Ve Wolfdenu loví jen hráč na tahu.

rule-w8 = Postavit pelech
rule-w8-intro = Cena: 2 kartičky.
rule-w8-1 = Vyberte pole, na kterém nebo vedle kterého stojí váš alfa vlk. Nesmí na něm být samotář, kořist, pelech ani doupě; stát na něm smí nejvýš jedna figurka, a to vaše.
rule-w8-1-ruling = Dvě vydání tam zakazují jen cizí běžné vlky, české každého cizího vlka. Pořadí figurek vytištěné ve všech třech vylučuje obojí. Že se pelech nestaví na samotáři ani na kořisti, je naše rozhodnutí: vydání tam zakazují jen skončit pohyb a pelechy dovolují v každé krajině.
rule-w8-2 = Vezměte další pelech ze stupnice podle své volby, získejte, co odkryje (W2.2, W2.3), a postavte ho na pole.

rule-w9 = Vylepšit na doupě
rule-w9-intro = Cena: 2 kartičky.
rule-w9-1 = Vyberte svůj pelech u jezera, na jehož poli nebo vedle něj stojí váš alfa vlk, v regionu, kde ještě nemáte doupě.
rule-w9-1-ruling = Ve stejném regionu může mít doupě několik smeček. Výslovně to říká jen ruské vydání.
rule-w9-2 = Pelech zabere další políčko lunárního cyklu; co vám přinesl, zůstává vaše. Na jeho místo postavte své další doupě a vezměte si jednoho krajinného žolíka.
rule-w9-3 = Stojí-li na poli cizí vlk, ať běžný, nebo alfa, je odstrčen (W7). Doupata jiných smeček v regionu nevadí.

rule-w10 = Vytí
rule-w10-intro = Cena: 2 kartičky.
rule-w10-1 = Vyberte samotáře, který není od některého vašeho alfa vlka dál, než je vaše hlasitost vytí. Na vaší desce musí zbývat vlk.
rule-w10-1-ruling = Že vlk musí zbývat, je náš výklad: akce přece spočívá v tom, že ho postavíte.
rule-w10-2 = Samotář zabere další políčko lunárního cyklu. Na jeho místo se postaví další vlk z vaší desky, běžný, nebo alfa (W2.5).

rule-w11 = Ovládnutí
rule-w11-intro = Cena: 3 kartičky.
rule-w11-1 = Vyberte cizího běžného vlka nebo pelech v dosahu vytí některého vašeho alfa vlka; počítá se i figurka na poli samotného alfa vlka. Musí tam být jedinou figurkou své smečky, neboť dvě figurky jedné smečky se chrání navzájem. Alfa vlkům a doupatům ovládnutí nikdy nehrozí.
rule-w11-1-ruling = Vzdálenost 0 je v dosahu. Nastane, když alfa vlk stojí na cizím pelechu. Figurka třetí smečky na témže poli nikoho nechrání, protože vydání vylučují jen dvě figurky stejné barvy. Proti tomu stojí jejich pořadí figurek, podle něhož pelech k cizímu vlkovi nikdy nepřijde.
rule-w11-2 = Figurka zabere další políčko lunárního cyklu a je ze hry. Vlka nahradí další vlk z vaší desky, třeba i alfa; pelech nahradí pelech ze stupnice podle vaší volby se vším, co odkryje. Bez takové figurky to nejde.
rule-w11-2-ruling = Jen české vydání říká, že běžného vlka může nahradit alfa vlk. Druhá dvě chtějí figurku téhož druhu a jako příklad uvádějí pelech za pelech; čteme to jako vlka za vlka. Že figurka musí zbývat, je náš výklad jako u vytí.

rule-w12 = Lov
rule-w12-intro = Lov není akce. Nic nestojí a děje se sám.
rule-w12-1 = Po každé vaší akci: stojí-li vaši vlci na třech nebo více různých polích vedle sloupečku kořisti, jejíž druh ještě nemáte, vezmete si horní žeton a to, co přináší (W2.7).
rule-w12-1-ruling = Nejméně tři pole, po kterékoli akci: nejjasnější je ruské vydání, ostatní se tak dají číst.
rule-w12-2 = Můžete ulovit několik druhů najednou. Jsou-li obklíčeny dva sloupečky stejného druhu, vyberete si jeden.
rule-w12-2-ruling = O dvou sloupečcích stejného druhu nemluví žádné vydání. Omezením je jeden žeton každého druhu.
rule-w12-3 = Když se sloupeček vyčerpá, je jeho pole polem jako každé jiné. Kořist nikdy nejde na lunární cyklus.

rule-w13 = Luna
rule-w13-1 = Každý přivolaný samotář, každá ovládnutá figurka a každý vylepšený pelech zabere další políčko lunárního cyklu.
rule-w13-2 =
    Tři z políček jsou fáze luny. Po dosažení úplňku může tah pokračovat na dalších políčkách; ta nic neznamenají.
    | hráčů | srpek | půlměsíc | úplněk
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Slovy je vytištěna jen 9 pro tři hráče. Ostatní políčka jsou na obrázcích lunárního cyklu; převzali jsme je z veřejné adaptace. Pro dva hráče uvádějí vydání různé strany desky.

rule-w14 = Hodnocení regionů
rule-w14-1 = Na konci tahu se vyhodnotí každá fáze, jejíhož políčka v něm bylo dosaženo, jedna po druhé, ve všech regionech s jejím žetonem.
rule-w14-1-ruling = Žádné vydání neříká, co se stane, když je v jednom tahu dosaženo dvou fází. Žetony připomínky z krabice leží na lunárním cyklu (ukrajinské), nebo na žetonech luny (ruské, české); ve Wolfdenu místo nich svítí žetony, které se hodnotí příště.
rule-w14-2 = Doupě má ve svém regionu sílu 3, každá jiná figurka sílu 1. Při shodě rozhoduje víc alfa vlků v regionu. Účastní se jen smečky, které mají v regionu figurku.
rule-w14-2-ruling = Vydání mluví o druhém největším součtu síly. Kdo tam nic nemá, nemá tam žádnou sílu.
rule-w14-3 =
    Nejsilnější smečka bere žeton luny, druhá bere jeho nižší hodnotu.
    | žeton | první | druhá
    | srpek | 4 | 2
    | půlměsíc | 6 | 3
    | úplněk | 8 | 4
rule-w14-4 = Zůstane-li na prvním místě několik smeček ve shodě, každá bere nižší hodnotu, žeton se odhodí a nikdo jiný neboduje. Je-li shoda jen na druhém místě, nižší hodnotu nebere nikdo. Smečka, která je v regionu sama, bere žeton a druhá není. Není-li tam nikdo, žeton se odhodí.
rule-w14-4-ruling = Co se stane, je-li smečka sama nebo není nikdo, neříká žádné vydání. Plyne to z W14.2.

rule-w15 = Konec
rule-w15-1 = Hra končí, jakmile je vyhodnocen úplněk, i uprostřed kola.
rule-w15-2 = Vaše skóre je součet vašich žetonů luny, vašich nižších hodnot a nejvyšší hodnoty na každé z vašich šesti stupnic (W2.8). Vítězí nejvyšší součet.
rule-w15-3 = Při shodě vítězí, kdo má víc žetonů luny; potom kdo má víc vlků na plánu; potom kdo má víc alfa vlků na plánu. Kdo je i pak ve shodě, o místo se dělí.
rule-w15-3-ruling = Alfa vlky počítá jen ruské vydání. Stůl to může vynechat (W17).
rule-w15-4 = Hra, která nikam nevede, se ukončí: po dvou tazích každého hráče za sebou bez jediné akce, nebo po tahu 250. Zbývající fáze se pak vyhodnotí po řadě.
rule-w15-4-ruling = Tohle neříká žádné vydání; bez toho by hra mohla trvat věčně. Stůl může určit jinou mez (W17).

rule-w16 = Dva hráči
rule-w16-intro = Všechna ostatní pravidla platí, s těmito změnami.
rule-w16-1 = Plán tvoří pět regionů bez počáteční desky. Každý druh kořisti je tu jednou, jeden žeton v každém regionu, náhodně.
rule-w16-1-ruling = Ukrajinské vydání ukazuje kořist jen na obrázku, ostatní ji uvádějí slovy.
rule-w16-2 = Náhodně se rozloží pět sloupečků žetonů luny: srpek; úplněk; úplněk; srpek na půlměsíci; půlměsíc na úplňku. Ve své fázi se horní žeton vyhodnotí a odejde; spodní zůstane na svou vlastní fázi.
rule-w16-3 =
    U jezer stojí virtuální smečka, na severovýchod a na jihovýchod od nich.
    | žetony regionu | severovýchod | jihovýchod
    | srpek | 2 běžní vlci | –
    | srpek na půlměsíci | 1 doupě | –
    | úplněk | 1 doupě, 1 alfa vlk | –
    | půlměsíc na úplňku | 1 doupě | 2 alfa vlci
    
    Nikdy nehraje. Její figurky nelze ovládnout ani odstrčit a nikdo nemůže skončit na jejich poli. Při hodnocení má pořadí jako každá smečka, ale body nebere: je-li první, žeton se odhodí a druhá smečka přesto bere nižší hodnotu; je-li druhá, nižší hodnotu nebere nikdo; dělí-li se o první místo s hráčem, bere ten hráč nižší hodnotu.
rule-w16-3-ruling = Ruské vydání staví všechny její figurky na pravé horní pole, kam se tři nevejdou; ostatní říkají napravo. Která figurka kde stojí, jsme převzali z veřejné adaptace. Vlastní barvu tu smečka nemá. Jen dvě vydání zcela vylučují její ovládnutí. Že druhá smečka o odměnu nepřijde, plyne z běžného hodnocení.
rule-w16-4 = Vlci se rozmisťují v pořadí první, druhý, druhý, první hráč. Pokaždé jdou alfa vlk a běžný vlk společně na pole bez žetonů a figurek v regionu, jehož horním žetonem není srpek.
rule-w16-5 = Začíná první hráč. Druhý má od začátku jeden žeton zuřivosti.
rule-w16-5-ruling = Dvě vydání ho předávají na začátku tahu druhého hráče. Dřív se stejně použít nedá, takže se nic nemění.

rule-w17 = Volby stolu
rule-w17-intro =
    Kdo připravuje stůl, smí toto změnit, nebo zvolit vydání, které jich několik nastaví tak, jak je tiskne. Výchozí nastavení je na prvním místě.
    | volba | možnosti | pravidlo
    | první hráč | vylosovaný, nebo první místo | W3.6
    | žetony zuřivosti za tah | libovolný počet, nebo nejvýš jeden | W4.2
    | žeton pro poslední hráče | ne, nebo jeden žeton zuřivosti posledním v pořadí tahů (3 hráči: třetímu; 4: třetímu a čtvrtému; 5: čtvrtému a pátému) | W3.6
    | kartičky na začátku | všechny lícem, nebo každý volí líc či rub | W2.9
    | smečky | rozdané náhodně, nebo vybrané v pořadí míst | W3.4
    | alfa vlci rozhodují poslední shodu | ano, nebo ne | W15.3
    | poslední tah | 250, nebo jiné číslo | W15.4
    | desky | z krabice, nebo vlastní soubor | W1.3

rule-w18 = Příklady
rule-w18-intro = Tyto příklady jsou vytištěny ve vydáních. Wolfden každý z nich přehrává jako jeden ze svých testů. Je tam i rozmístění tří hráčů, ale jen jako obrázek.
rule-w18-1 = Otáčení kartiček. Pouštní smečka platí svými dvěma kartičkami pouště. Teď dvě její kartičky ukazují les.
rule-w18-2 = Pohyb. Rychlost 3, rozptyl 2: za jednu kartičku louky jdou alfa vlk a běžný vlk každý nejvýš tři kroky, na totéž pole louky, nebo na různá.
rule-w18-3 = Pelech. Dvě kartičky pouště zaplatí pelech na poli pouště vedle alfa vlka. Je vzat ze stupnice rychlosti, takže rychlost je teď 4.
rule-w18-4 = Doupě. Dvě kartičky skal promění pelech u jezera a u alfa vlka v doupě. Pelech zabere políčko lunárního cyklu; doupě přinese krajinného žolíka a na konci 5 bodů.
rule-w18-5 = Vytí. S hlasitostí 2 přivolají dvě kartičky sněhu samotáře vzdáleného dvě pole. Na jeho místo se postaví běžný vlk.
rule-w18-6 = Ovládnutí. Dvě kartičky lesa a jeden krajinný žolík ovládnou lučního běžného vlka, který stojí sám. V českém vydání je dalším vlkem z desky zrovna alfa.
rule-w18-7 = Lov. Dva běžní vlci jdou tak, že vlci jejich smečky stojí na třech polích kolem losa. Los je uloven a přinese žeton zuřivosti.
rule-w18-8 = Hodnocení. Louka má 2 alfa vlky, 2 běžné vlky a 1 pelech: 5. Skály mají 2 běžné vlky a 1 pelech: 3. Sníh má doupě, běžného vlka a 2 pelechy: 6. Při srpku bere sníh žeton za 4 body, louka 2 body, skály nic.
rule-w18-9 = Shoda. Dvě smečky mají součet síly 3 a vítězí ta, která má v regionu alfa vlka.
rule-w18-9-ruling = Vydání tisknou u vítěze různé figurky: dva běžné vlky a alfa vlka, nebo (české) pelech, běžného vlka a alfa vlka.
rule-w18-10 = Konečné skóre. Rozptyl 7, rychlost 3, hlasitost vytí 0, doupata 15, lov 9, vlci 4, žetony luny 16: 54 bodů.
rule-w18-11 = Luna. Ve hře tří hráčů přijde další figurka lunárního cyklu na políčko 9. Na konci tohoto tahu se vyhodnotí oba regiony se srpkem.
rule-w18-12 = Placení žolíkem. Akce stojí tři kartičky sněhu, ale sníh ukazují jen dvě. Krajinný žolík vrácený do zásoby platí za třetí.

# What the pictures show
picture-w1-1 = Region: kolem jezera pět krajin po třech polích, dva vlci samotáři a sloupeček kořisti.
picture-w5-2 = Deska hráče. Každá kartička ukazuje krajinu a v rohu to, co ukáže po otočení; vedle je, kolik kartiček platí za kterou krajinu, a tři stupnice.
picture-w6-1 = Rychlost 3 a zaplacená louka: tito vlci smějí skončit na zvýrazněných polích.
picture-w7-1 = Alfa vlk odstrčí cizího běžného vlka. Ten jde na jedno ze zvýrazněných polí, která jsou stejně blízko.
picture-w8-1 = Alfa vlk smí stavět na svém poli i vedle, ne však tam, kde je samotář nebo kořist.
picture-w9-1 = Tento pelech leží u jezera i u svého alfa vlka: lze ho vylepšit na doupě.
picture-w10-1 = Samotář je dvě pole od alfa vlka. S hlasitostí vytí 2 ho uslyší.
picture-w12-1 = Vlci na třech polích kolem kořisti: je ulovena.
picture-w13-2 = Luna ve hře tří hráčů: srpek už je vyhodnocen, půlměsíc přijde na políčku 17.
picture-w14-2 = Tři smečky v regionu, 6 proti 5 proti 3. Jejich síla je vidět na jezeře.

## aid

# The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Vítězí, kdo má po úplňku nejvíc bodů: žetony luny a nejvyšší odkrytá hodnota na každé ze šesti stupnic.
aid-the-wolves-turn = Váš tah
aid-the-wolves-turn-1 = Tah má dvě akce; každý žeton zuřivosti dává další.
aid-the-wolves-turn-2 = Každá akce stojí kartičky s krajinou jejího cíle: pohyb 1, vytí 2, pelech 2, doupě 2, ovládnutí 3. Použité kartičky se otočí. Krajinný žolík platí za kteroukoli kartičku.
aid-the-wolves-actions = Akce
aid-the-wolves-actions-1 = Pohyb: zvolte krajinu, pak veďte vlky – nejvýš kolik je rozptyl, každého nejdál kam stačí rychlost – a každý skončí v této krajině, ne však na samotáři ani na kořisti.
aid-the-wolves-actions-2 = Vytí: samotář v dosahu vytí vašeho alfa vlka se stane vaším dalším vlkem.
aid-the-wolves-actions-3 = Pelech: na poli s vaším alfa vlkem nebo vedle něj, bez žetonů, pelechů, doupat a cizích figurek. Bere se ze zvolené stupnice.
aid-the-wolves-actions-4 = Doupě: vylepšený pelech u jezera, s vaším alfa vlkem na poli nebo vedle něj; jedno v regionu. Přinese krajinného žolíka a má sílu 3.
aid-the-wolves-actions-5 = Ovládnutí: nahraďte cizího běžného vlka nebo pelech v dosahu vytí vašeho alfa vlka. Dvě figurky smečky na poli se chrání. Jen vaši domovskou krajinu mohou ukazovat tři kartičky; jinde potřebujete krajinné žolíky.
aid-the-wolves-actions-6 = Lov: jakmile vaši vlci stojí na třech polích kolem kořisti, kterou ještě nemáte, ihned ji zdarma ulovíte. Při 3–5 hráčích přinese žeton zuřivosti.
aid-the-wolves-hexes = Kdo smí sdílet pole
aid-the-wolves-hexes-1 = Na poli nejvýš dvě figurky a nejvýš jeden pelech nebo doupě. Dva vlci různých smeček nikdy na témže poli; vlk smí být na poli s cizím pelechem, který je tam sám.
aid-the-wolves-hexes-2 = Alfa vlk smí skončit tam, kde stojí sám cizí běžný vlk, a odstrčí ho; doupě odstrčí každého cizího vlka na svém poli. Postavíte ho na nejbližší pole, které je prázdné nebo má jedinou figurku jeho smečky.
aid-the-wolves-tracks = Stupnice
aid-the-wolves-tracks-1 =
    | odebrané pelechy | 0 | 1 | 2 | 3 | 4
    | rozptyl | 2 | 3 | 3 | 4 | 4
    | rychlost | 3 | 4 | 4 | 5 | 5
    | hlasitost vytí | 2 | 3 | 3 | 4 | 4
    | body, 3–5 hráčů | 0 | 0 | 0 | 3 | 7
    | body, 2 hráči | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Druhý a čtvrtý pelech stupnice přináší žeton. 3–5 hráčů: rozptyl zuřivost, pak žolík; rychlost a hlasitost vytí žolík, pak zuřivost. 2 hráči: zuřivost, pak žolík.
aid-the-wolves-points = Body
aid-the-wolves-points-1 =
    | počet | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | vlci | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | doupata | 5 | 10 | 15 | 20
    | kořist, 3–5 hráčů | 1 | 4 | 9 | 16 | 25
    | kořist, 2 hráči | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Z každé stupnice se počítá jen nejvyšší dosažená hodnota.
aid-the-wolves-points-3 = Vaši vlci vycházejí v tomto pořadí: běžný, běžný, alfa, běžný, běžný, alfa, běžný, běžný.
aid-the-wolves-moon = Luna
aid-the-wolves-moon-1 = Vytí, doupata a ovládnutí posouvají lunu. Při srpku, půlměsíci a úplňku se hodnotí regiony s tímto žetonem: kdo má největší součet síly, bere ho, druhý bere nižší hodnotu.
aid-the-wolves-moon-2 =
    | hráčů | srpek | půlměsíc | úplněk
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | první / druhý | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Síla: doupě 3, každá jiná figurka 1. Při shodě rozhoduje víc alfa vlků v regionu.
aid-the-wolves-moon-4 = Než rozmístíte první vlky, podívejte se, které regiony se hodnotí nejdřív: srpky, pak půlměsíce, pak úplňky.
aid-the-wolves-sign = { $sign ->
    [alpha] alfa vlk
    [pack] běžný vlk
    [den] pelech
    [lair] doupě
    [crescent] srpek
    [quarter] půlměsíc
    [full] úplněk
    [action] žeton zuřivosti
   *[terrain] krajinný žolík
}

## about

# About the game itself: who made it, its story, advice to beginners.
about-the-wolves-story =
    Vedete smečku a luna je v novu. Než dojde k úplňku, projde vaše smečka pěti krajinami: širou loukou, hlubokým lesem, sněhem, strmými skalami a žhavou pouští. Stopujete kořist a na vaše vytí přicházejí vlci samotáři. Pelechy a doupata značí, co je vaše, a o stejnou zemi stojí i ostatní smečky.

    Třikrát luna shlédne dolů a sečte, kdo je v kterém regionu silnější. Pomůže důvtip i špetka instinktu. Až úplněk zajde, bude jedna smečka nejsilnější ze všech.
about-the-wolves-alpha = Slovo o alfa vlkovi: český překladatel připomíná, že představa alfa vlka vznikla u smeček nepříbuzných vlků v zajetí. V přírodě je smečka rodina a území jiných smeček vlci opatrně obcházejí. Osamělý vlk by tam dopadl hůř než v této hře, kde jen změní barvu.
about-the-wolves-credits =
    Hru Vlci (The Wolves) vymysleli Ashwin Kamath a Clarence Simpson a ilustrovala ji Pauliina Linjamaová; grafický design je od Steva Torrese. Na vývoji pracovali Alex Cutler a David Van Drunen, pravidla upravil Eric Slauson. Roku 2022 ji vydalo nakladatelství Pandasaurus Games.

    Wolfden se drží tří vydání: ukrajinského od Games 7 Days (přeložil Anton Minakov, redigoval Volodymyr Jančarin), českého od vydavatelství Mindok (přeložil Michal Stárek, korektura Karel Vlasák) a ruského.
about-the-wolves-advice-players = Rady do prvních her
about-the-wolves-advice-players-1 = Než rozmístíte vlky, podívejte se, které regiony se hodnotí nejdřív: ty se srpkem, pak s půlměsícem, pak s úplňkem. Při dvou hráčích se dva regiony hodnotí dvakrát.
about-the-wolves-advice-players-2 = Při otáčení kartiček myslete dopředu. Čím zaplatíte příště, ukazují strany, které teď leží nahoře.
about-the-wolves-advice-players-3 = Při pohybu hleďte na obojí: na sílu v regionu i na dobré místo pro další akci. Většina akcí potřebuje alfa vlka nablízku.
about-the-wolves-advice-players-4 = Pelechy zůstávají, i když vlci odejdou, a posílí smečku natrvalo. Doupě má stejnou sílu jako tři pelechy.
about-the-wolves-advice-players-5 = Nenechávejte běžného vlka ani pelech samotné v dosahu vytí cizího alfa vlka: dvě vaše figurky na poli se chrání navzájem.
about-the-wolves-advice-players-6 = Ovládnutí stojí tři kartičky a většinu krajin máte jen na dvou. Ovládejte ve své domovské krajině, nebo si na to šetřete krajinné žolíky.

## guide

# První hra Vlci s průvodcem, krok za krokem.
guide-the-wolves-welcome = Vítejte ve smečce! Vedete červené vlky, doma jsou na louce; dva soupeři vedou své. Po úplňku vyhraje, kdo má nejvíc bodů: za regiony, které ovládá, a za to, jak jeho smečka vyrostla.
guide-the-wolves-tiles = Platí se kartičkami krajiny. Akce stojí kartičky s krajinou, kde se koná, a každá použitá se otočí. Na tom, čím platíte teď, záleží, co si budete moci dovolit příště.
guide-the-wolves-howl = Získejte prvního vlka: zavyjte na samotáře poblíž některého svého alfa vlka. Vyberte kteréhokoli ze zvýrazněných. Zaplaťte kartičkami s jeho krajinou, nebo místo nich krajinnými žolíky.
guide-the-wolves-howl-done = Samotář je teď váš. Použité kartičky se otočily a ukazují jinou krajinu: tou můžete platit příště.
guide-the-wolves-howl-hint = Jeden samotář stojí na sněhu a sníh ukazují dvě vaše kartičky.
guide-the-wolves-hunt = Ulovte králíky! Lov je zdarma: stačí vlci na třech různých polích kolem kořisti. Pohněte se, jak chcete; všichni, kdo jdou, musí skončit v krajině, za kterou platíte.
guide-the-wolves-hunt-done = Ulovili jste! Každý nový druh kořisti má víc bodů než předchozí a tenhle přinesl i žeton zuřivosti.
guide-the-wolves-hunt-hint = Jeden vlk už u králíků čeká. Zaplaťte kartičkou, která ukazuje poušť, pošlete alfa vlka o krok na jih a jiného vlka ze třetí strany.
guide-the-wolves-third = Tah má dvě akce a žeton zuřivosti dá třetí. Podívejte se, co kartičky ukazují teď: na tom záleží, co ještě můžete udělat.
guide-the-wolves-turn = Zbylé akce využijte, jak chcete, a pak ukončete tah. Brzy budete potřebovat alfa vlka vedle svého pelechu u jezera.
guide-the-wolves-turn-done = Váš tah skončil. Sledujte, co udělají soupeři.
guide-the-wolves-turn-hint = Nemusíte využít všechny akce ani vést všechny vlky: tah můžete kdykoli ukončit.
guide-the-wolves-moon = Každé vytí, ovládnutí a doupě posune lunu o políčko. Až dojde k srpku, vyhodnotí se dva regiony se srpkem na jezeře. Teď jde o to být tam silní!
guide-the-wolves-den = Postavte pelech vedle některého svého alfa vlka nebo pod ním, kde chcete: počítá se ve svém regionu. Berete ho z jedné ze tří stupnic a ta smečku navždy zlepší.
guide-the-wolves-den-done = Teď smečka umí víc: s rozptylem smí jít víc vlků, s rychlostí dojdou dál a s hlasitostí je vytí slyšet dál.
guide-the-wolves-den-hint = Místo je pod vaším alfa vlkem v lese. Zaplaťte kartičkou lesa a krajinným žolíkem, který nahradí jakoukoli kartičku.
guide-the-wolves-gain = Ať smečka roste: zavyjte znovu na samotáře, nebo ovládněte cizí figurku, která stojí sama v dosahu vytí. Ovládnutí stojí tři kartičky nebo žolíky. Dvě figurky spolu se chrání.
guide-the-wolves-gain-done = O jednoho víc ve smečce a luna se posunula o políčko.
guide-the-wolves-gain-hint = Na západ od vašeho alfa vlka stojí cizí vlk sám na louce: zaplaťte kartičkou louky, kartičkou smečky a žolíkem.
guide-the-wolves-crescent = Fáze se hodnotí na konci tahu. Ukončete ho a uvidíte, komu patří obě jezera.
guide-the-wolves-crescent-done = Sledujte tahy soupeřů: alfa vlk může běžného vlka i odstrčit z pole.
guide-the-wolves-scored = V regionu má každá figurka sílu 1 a doupě sílu 3. Kdo má nejvíc, bere žeton, druhý dostane nižší hodnotu. Půlměsíc a úplněk jsou cennější.
guide-the-wolves-lair = Vylepšete jeden svůj pelech na doupě. Stačí pelech u jezera, vedle něj váš alfa vlk a dvě kartičky nebo žolíci za jeho krajinu.
guide-the-wolves-lair-done = Doupě nelze ovládnout, přináší krajinného žolíka a má cenu 5 bodů.
guide-the-wolves-lair-hint = Váš pelech v poušti leží u jezera. Není-li vedle něj žádný váš alfa vlk, nejdřív tam jednoho přiveďte; doupě pak zaplatíte kartičkami s pouští.
guide-the-wolves-points = Regiony jsou jen půlka: pelechy, přivolaní vlci, doupata i kořist mají stupnice s body. Z každé se počítá jen nejvyšší dosažená hodnota, rozvíjejte se tedy více směry.
guide-the-wolves-play-on = Teď víte všechno a úplněk je ještě daleko: hrajte dál proti dvěma botům vlčatům a kdykoli chcete, řekněte si o nápovědu.

## files

# Co je špatně se souborem desek nebo s pozicí hry Vlci. Slova souborů zůstávají, jak jsou.

# Soubory s deskami
problem-wolves-zone-size = { $where }: každá oblast potřebuje 3 pole (W1.1).
problem-wolves-zones-overlap = { $where }: některé pole patří do dvou oblastí nebo leží pod jezerem (W1.1).
problem-wolves-marks = { $where }: dva samotáři a jedna kořist potřebují tři pole souše (W1.1).
problem-wolves-start-twice = { $where }: některé pole je tam dvakrát (W1.2).
problem-wolves-turned = { $where }: deska se otáčí o 0 nebo 180 stupňů, ne o { $turn } (W1.3).
problem-wolves-region-id = { $where }: id „{ $id }“ musí být slovo z písmen, číslic a „-“, které nemá jiná deska regionu.
problem-wolves-region-terrains = { $where }: pět oblastí potřebuje pět různých krajin (W1.1).
problem-wolves-region-most = { $where }: sada má nejvýše { $most } desek regionů.
problem-wolves-arrangement-twice = { $where }: pro tento počet hráčů už rozložení je: { $players } (W1.3).
problem-wolves-no-arrangement = V souboru s deskami není rozložení pro tento počet hráčů: { $players } (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: pro { $players } hráče je třeba { $count } regionů bez počáteční desky (W1.3).
   *[other] { $where }: při počtu hráčů { $players } je třeba { $count } regionů a počáteční deska (W1.3).
}
problem-wolves-region-boards = { $where }: míst je { $count } a desek regionů je třeba stejně (W1.3).
problem-wolves-overlap = Dvě desky se překrývají na poli [{ $place }] (W1.3).
problem-wolves-apart = Na { $place } se nedá dojít z { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] Na severní straně počáteční desky musí být u kaňonu tolik polí: { $count } (W3.5).
   *[south] Na jižní straně počáteční desky musí být u kaňonu tolik polí: { $count } (W3.5).
}
problem-wolves-neutral-corners = Virtuální smečka potřebuje volná pole na severovýchod a na jihovýchod od každého jezera (W16.3).
problem-wolves-stack = { $where }: „{ $word }“ není sloupeček žetonů luny jako crescent/quarter.
problem-wolves-no-table = { $where }: pro tento počet hráčů není tabulka: { $players }.

# Slova pozice
problem-wolves-regions-twice = { $line }: některá deska regionu leží na dvou místech (W1.3).
problem-wolves-regions-most = { $line }: na plánu je jen tolik míst: { $count } (W1.3).
problem-wolves-moons-count = { $line }: regionů je { $count } a každý potřebuje svůj žeton, nebo „-“ (W3.3).
problem-wolves-hex-full = { $line }: „{ $text }“: na poli stojí nejvýše 2 figurky (W6.6).
problem-wolves-supply = { $line }: „{ $piece }“ je příliš mnoho: každý jich má jen { $count } (W2.1).
problem-wolves-walked-form = { $line }: „{ $word }“ není vlk jako alpha@c4.

# Plán
problem-wolves-hexes-early = hexes: na plánu nic neleží, dokud neleží jeho regiony (W3.1).
problem-wolves-regions-count = regions: v této části hry jich má ležet { $count } (W1.3).
problem-wolves-prey-order = hexes: kořist se rozdává do jednoho regionu po druhém (W3.2).
problem-wolves-prey-stacks = hexes: na plánu leží příliš mnoho sloupečků „{ $prey }“ (W3.2).
problem-wolves-prey-count = hexes: „{ $prey }“: na plánu leží { $lying }, uloveno je { $taken }, ale celkem jich je { $count } (W3.2).
problem-wolves-prey-mark = hexes: na { $place } není značka kořisti (W1.1).
problem-wolves-lone-wolf-mark = hexes: na { $place } není značka samotáře (W1.1).
problem-wolves-lair-lake = hexes: doupě na { $place } není u jezera (W9.1).
problem-wolves-lair-outside = hexes: některé doupě stojí mimo všechny regiony (W1.2).
problem-wolves-lairs-region = hexes: některá smečka má v jednom regionu dvě doupata (W9.1).
problem-wolves-two-buildings = hexes: na { $place } stojí dva pelechy nebo doupata (W8.1).
problem-wolves-rivals = hexes: na { $place } stojí figurky různých smeček a žádná z nich není pelech (W6.5).
problem-wolves-neutral-token = hexes: virtuální smečka nestojí, jak říká její žeton (W16.3).
problem-wolves-neutral-place = hexes: virtuální smečka stojí jen u jezer (W16.3).
problem-wolves-pieces = hexes: místo { $seat } má na plánu „{ $piece }“: { $found }, ale podle jeho desky má být { $count } (W2.1).
problem-wolves-pieces-most = hexes: místo { $seat } má na plánu „{ $piece }“: { $found }, ale podle jeho desky má být nejvýše { $count } (W2.1).
problem-wolves-moons-left = moons: zbyly jiné žetony luny, než jaké nechávají vyhodnocené fáze (W14.1).
problem-wolves-moons-early = moons: žeton luny leží tam, kam ještě žádný nebyl rozdán (W3.3).

# Smečky
problem-wolves-homes = { $count ->
    [one] pack: domovskou krajinu má mít jen první místo (W3.4).
    [few] pack: domovskou krajinu mají mít jen první { $count } místa (W3.4).
   *[other] pack: domovskou krajinu má mít jen prvních { $count } míst (W3.4).
}
problem-wolves-homes-same = pack: dvě místa mají stejnou domovskou krajinu (W3.4).
problem-wolves-wolves-taken = pack: vzato vlků: { $taken }, ale z plánu zmizelo samotářů: { $howled }, běžných vlků: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: tolik bodů z tohoto počtu žetonů luny nevyjde: { $count } (W14.3).
problem-wolves-lesser-points = pack: tolik bodů nevyjde z žádných nižších hodnot žetonů (W14.3).

# Tahy
problem-wolves-no-decision = turn: v této části hry by nikdo neměl o čem rozhodovat.
problem-wolves-dealing-count = turn: rozdáno je víc míst, než kolik jich je (W1.3).
problem-wolves-packs-order = turn: smečky se rozdávají v pořadí míst (W3.4).
problem-wolves-first-missing = turn: od rozmístění musí být uveden začínající hráč: first=1 (W3.6).
problem-wolves-first-seat = turn: kde se začínající hráč nelosuje, je to místo 1 (W17).
problem-wolves-snake = turn: rozmisťuje se po směru hodinových ručiček od začínajícího hráče k poslednímu a zpět (W3.5).
problem-wolves-moon-dates = turn: luna stojí na { $moon }, ale políčka zabrali samotáři: { $howled }, ovládnuté figurky: { $dominated }, doupata: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: vlci jdou v části „walk“ a v žádné jiné (W6.1).
problem-wolves-walk-spread = turn: jde víc vlků, než dovoluje rozptyl smečky (W6.1).
problem-wolves-walk-missing = turn: šel už vlk, který tam není (W6.1).
problem-wolves-no-action = turn: vlci jdou a loví při akci, a žádná nezačala (W4.4).
problem-wolves-turn-seat = turn: tah { $turn } patří jinému místu (W3.6).
problem-wolves-turns-early = turn: tahy a akce se počítají od konce rozmístění (W3.6).
problem-wolves-hunt-no-choice = turn: kořist, která nedává na výběr, se loví hned (W12.1).
problem-wolves-over = turn: hra skončí, když jsou vyhodnoceny všechny tři fáze (W15.1).
problem-wolves-scored-early = turn: vyhodnocena je fáze, které luna ještě nedosáhla (W14.1).
problem-wolves-standstill = turn: hra, která nikam nevede, už skončila (W15.4).

## terminal

terminal-wolves-legend = ≈ jezero  ▒ kaňon · 1A alfa vlk místa 1, p běžný vlk, d pelech, L doupě, n virtuální smečka · sám: vlk samotář · číslo u kořisti: tolik jí tam leží
terminal-wolves-tracks = stupnice: [2] hodnota nyní, a žeton zuřivosti, t krajinný žolík, :3 body, ·1 vzato, >A3 další: alfa vlk, 3 body
terminal-wolves-lone = sám
terminal-wolves-phase = { $phase ->
    [crescent] srpek
    [quarter] půlměsíc
   *[full] úplněk
}
terminal-wolves-moon = Luna
terminal-wolves-all-scored = políčko { $date }, všechny fáze jsou vyhodnoceny
terminal-wolves-date-now = políčko { $date }, na konci tohoto tahu: { $phase }
terminal-wolves-date-ahead = políčko { $date }, dál { $phase }: ještě { $ahead }
terminal-wolves-next = { $phase }: vyhodnotí se příště
terminal-wolves-later = později
terminal-wolves-tied = nerozhodně
terminal-wolves-leads = vede { $who }
terminal-wolves-tiles = kartičky
terminal-wolves-first = začínající hráč
terminal-wolves-pays = platí
terminal-wolves-prey = kořist
terminal-wolves-points = body
terminal-wolves-terrain-tokens = žolíci: { $count }
terminal-wolves-action-tokens = zuřivost: { $count }
