# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] les
    [rock] skály
    [grass] louka
    [tundra] sníh
    [desert] poušť
   *[blank] ještě nerozdáno
}
wolves-prey = { $prey ->
    [moose] los
    [deer] jelen
    [raccoon] mýval
    [boar] divočák
   *[hare] králík
}
wolves-neutral = neutrální smečka
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
wolves-lake = Jezero { $hex }. { $token }. Převaha: { $control }
wolves-token = { $phase ->
    [crescent] Žeton srpku: { $first } pro nejsilnější smečku, { $second } pro druhou
    [quarter] Žeton půlměsíce: { $first } pro nejsilnější smečku, { $second } pro druhou
   *[full] Žeton úplňku: { $first } pro nejsilnější smečku, { $second } pro druhou
}
wolves-no-token = Žeton už tu není
wolves-control = { $owner } { $count }
wolves-no-control = nikdo
wolves-table = { $phase ->
    [none] Luna došla na políčko { $date }; všechny fáze jsou vyhodnoceny
    [crescent] Luna je na políčku { $date }; srpek se hodnotí na { $next }
    [quarter] Luna je na políčku { $date }; půlměsíc se hodnotí na { $next }
   *[full] Luna je na políčku { $date }; úplněk se hodnotí na { $next }
}

## Player boards
wolves-home = domov: { $terrain }
wolves-home-undealt = domov ještě nerozdán
wolves-home-tile = kartička smečky, nikdy se neotáčí
wolves-home-tile-name = kartička smečky
wolves-tile = { $shows }; na druhé straně { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] rozptyl
    [speed] rychlost
   *[howl] vytí
}
wolves-track = { $track ->
    [spread] rozptyl { $value }: tolik vlků jde při jednom pohybu; po dalším pelechu { $next }
    [speed] rychlost { $value }: tak daleko vlk dojde; po dalším pelechu { $next }
   *[howl] vytí { $value }: tak daleko je alfa vlka slyšet; po dalším pelechu { $next }
}
wolves-track-dens = { $track ->
    [spread] rozptyl { $value }, postavené pelechy: { $dens } z { $size }
    [speed] rychlost { $value }, postavené pelechy: { $dens } z { $size }
   *[howl] vytí { $value }, postavené pelechy: { $dens } z { $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } žeton zuřivosti: jedna akce v tahu navíc
    [few] { $count } žetony zuřivosti: za každý jedna akce v tahu navíc
   *[other] { $count } žetonů zuřivosti: za každý jedna akce v tahu navíc
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
wolves-own-things = Vaše žetony a kořist
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
    [howl] vytí
    [lairs] doupata
    [hunt] lov
    [wolves] vlci
    [regions] regiony
   *[lesser] druhá místa
}

## The strip above the table
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
wolves-stage-draft = Smečky přicházejí na plán
wolves-stage-act = Smečky hrají
wolves-stage-walk = Vlci jdou
wolves-stage-hunt = Lov
wolves-stage-over = Konec hry

## Actions
wolves-do-region = Položit region
wolves-do-prey = Položit kořist
wolves-do-moon = Položit žeton luny
wolves-do-pack = Vzít smečku
wolves-do-tiles = Položit kartičky
wolves-do-draft = Postavit
wolves-do-move = Pohyb
wolves-do-walk = Jít
wolves-do-stop = Zastavit se
wolves-do-den = Pelech
wolves-do-lair = Doupě
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
wolves-brief-track-stays = { $name } zůstává { $value }

## Questions
wolves-ask-pay = Čím zaplatíte?
wolves-ask-track = Ze které stupnice pelech vezmete?
wolves-ask-aside = Vyberte, kam půjde odstrčený vlk: stejně blízkých míst je { $count }.
wolves-ask-move = Do které krajiny vlci jdou?
wolves-ask-walk = Který vlk jde?
wolves-ask-walk-to = { $kind ->
    [alpha] Kam jde alfa vlk z { $hex }?
   *[pack] Kam jde běžný vlk z { $hex }?
}
wolves-ask-den = Kde postavíte pelech?
wolves-ask-lair = Který pelech vylepšíte na doupě?
wolves-ask-howl = Kterého samotáře přivoláte?
wolves-ask-dominate = Kterou figurku ovládnete?
wolves-open-packs = Vyberte svou smečku.
wolves-open-tiles = Kterou stranou leží vaše kartičky na začátku?
wolves-open-draft = Vyberte pole pro alfa vlka a běžného vlka.
wolves-open-hunt = V dosahu je dvakrát stejná kořist: vyberte, kterou ulovíte.
wolves-open-walk = { $walkers ->
    [one] Jít může ještě { $walkers } vlk ({ $terrain }), nebo se zastavte.
    [few] Jít mohou ještě { $walkers } vlci ({ $terrain }), nebo se zastavte.
   *[other] Jít může ještě { $walkers } vlků ({ $terrain }), nebo se zastavte.
}
wolves-open-act = Vyberte akci { $action } z { $free }.
wolves-open-token = { $tokens ->
    [one] Vaše akce ({ $free }) jsou hotové: použijte žeton zuřivosti, nebo ukončete tah.
    [few] Vaše akce ({ $free }) jsou hotové: použijte některý žeton zuřivosti, nebo ukončete tah.
   *[other] Vaše akce ({ $free }) jsou hotové: použijte některý žeton zuřivosti, nebo ukončete tah.
}
wolves-open-end = Vaše akce ({ $free }) jsou hotové: ukončete tah, nebo vezměte akci zpět.

## What happened
wolves-log-region = Region { $region } leží kolem jezera { $lake }.
wolves-log-prey = { $prey } na { $at }.
wolves-log-token = Žeton luny na jezeře { $lake }.
wolves-log-pack = { $who } dostává smečku: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } začíná se všemi kartičkami lícem.
   *[backs] { $who } začíná se všemi kartičkami rubem.
}
wolves-log-draft = { $who } staví alfa vlka a běžného vlka na { $at }.
wolves-log-spend = { $who } používá žeton zuřivosti.
wolves-log-pay = { $tokens ->
    [0] { $who } platí ({ $terrain }): { $tiles }.
    [one] { $who } platí ({ $terrain }): { $tiles } a { $tokens } žolík.
    [few] { $who } platí ({ $terrain }): { $tiles } a { $tokens } žolíci.
   *[other] { $who } platí ({ $terrain }): { $tiles } a { $tokens } žolíků.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } platí ({ $terrain }): { $tokens } žolík.
    [few] { $who } platí ({ $terrain }): { $tokens } žolíci.
   *[other] { $who } platí ({ $terrain }): { $tokens } žolíků.
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
    [spread] { $who } staví pelech na { $at }: rozptyl.
    [speed] { $who } staví pelech na { $at }: rychlost.
   *[howl] { $who } staví pelech na { $at }: vytí.
}
wolves-log-lair = { $who } vylepšuje pelech na { $at } na doupě.
wolves-log-dominate = { $lost ->
    [den] { $who } ovládá pelech ({ $rival }) na { $at }.
   *[pack] { $who } ovládá běžného vlka ({ $rival }) na { $at }.
}
wolves-log-gain = { $token ->
    [action] { $who } získává žeton zuřivosti.
   *[terrain] { $who } získává krajinného žolíka.
}
wolves-log-moon = Luna dochází na políčko { $date }.
wolves-log-hunt = { $who } loví na { $at }: { $prey }.
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
    [0] Jezero { $lake }: první je neutrální smečka, žeton propadá.
   *[other] Jezero { $lake }: první je neutrální smečka, { $lesser } bere { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Jezero { $lake }: žeton nebere nikdo.
    [one] Jezero { $lake }: žeton nebere nikdo, { $lesser } bere { $lesser_points }.
    [few] Jezero { $lake }: žeton nebere nikdo, { $lesser } berou po { $lesser_points }.
   *[other] Jezero { $lake }: žeton nebere nikdo, { $lesser } berou po { $lesser_points }.
}
wolves-log-over = { $reason ->
    [standstill] Nikdo už nehrál, a tak se zbylé fáze luny vyhodnotily.
    [turn-limit] Nastal poslední tah, a tak se zbylé fáze luny vyhodnotily.
   *[full-moon] Úplněk je vyhodnocen: konec hry.
}
