# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, obětí: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] léto
    [autumn] podzim
    [winter] zima
   *[spring] jaro
}
brotherhood-hunter = { $hunter ->
    [bishop] biskup
    [gamekeeper] hajný
    [marquis] markýz
   *[envoy] králův posel
}
brotherhood-identity = { $token ->
    [wolves] vlčí smečka
    [predator] dravec
    [count] hrabě
    [devil] ďábel
   *[vagabond] tulák
}
brotherhood-troop = { $troop ->
    [dragoon] dragouni
   *[peasant] rolníci
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } míle
    [few] { $leagues } míle
   *[other] { $leagues } mil
}
brotherhood-hunter-at = { $lying ->
    [yes] V { $at } leží { $hunter }
   *[no] V { $at } stojí { $hunter }
}
brotherhood-hunter-away = Ještě není na mapě: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter } (leží)
   *[no] { $hunter } (stojí)
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, osada
    [special] { $name }, zvláštní vesnice
    [start] { $name }, počáteční vesnice
   *[village] { $name }, vesnice
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, osada: { $things }
    [special] { $name }, zvláštní vesnice: { $things }
    [start] { $name }, počáteční vesnice: { $things }
   *[village] { $name }, vesnice: { $things }
}
brotherhood-beast-here = Bestie
brotherhood-portefaix-here = Portefaix
brotherhood-protected = chráněno
brotherhood-marker-here = černý žeton
brotherhood-victims-here = { $victims ->
    [one] { $victims } oběť
    [few] { $victims } oběti
   *[other] { $victims } obětí
}
brotherhood-card-of = karta: { $season } { $year }
brotherhood-card-hidden = karta období „{ $season }“, lícem dolů
brotherhood-no-trace = žádná stopa
brotherhood-trace-hidden = stopa lícem dolů
brotherhood-trace = { $face ->
    [up] { $token } lícem nahoru
   *[down] { $token } lícem dolů
}
brotherhood-prospect = { $leagues ->
    [one] vzdálenost { $leagues } míle, obětí: { $victims }, s mocí { $most }
    [few] vzdálenost { $leagues } míle, obětí: { $victims }, s mocí { $most }
   *[other] vzdálenost { $leagues } mil, obětí: { $victims }, s mocí { $most }
}
brotherhood-prospect-pack = { $leagues ->
    [one] vzdálenost { $leagues } míle, jen s vlčí smečkou lícem nahoru; obětí: { $most }
    [few] vzdálenost { $leagues } míle, jen s vlčí smečkou lícem nahoru; obětí: { $most }
   *[other] vzdálenost { $leagues } mil, jen s vlčí smečkou lícem nahoru; obětí: { $most }
}
brotherhood-watched = může hlídat: { $hunters }
brotherhood-space = { $season }: v zásobě { $troops } ({ $troop }), { $card }, { $trace }
brotherhood-no-card = bez karty vesnice
brotherhood-face-down = karta lícem dolů
brotherhood-secret = zvoleno tajně
brotherhood-hidden-note = skryto před lovci
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Vlčí smečka: lícem nahoru, o dvě míle dál
    [predator] Dravec: lícem nahoru, o oběť víc
    [count] Hrabě: lícem nahoru, dragouni nechrání
    [devil] Ďábel: lícem nahoru, smí posunout lovce o míli
   *[vagabond] Tulák: lícem nahoru, o oběť víc ve svém kraji
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = lícem nahoru, s mocí
brotherhood-turn-down = lícem dolů

## People and desk
brotherhood-the-beast = Bestie
brotherhood-a-hunter = lovec
brotherhood-victims = obětí: { $count } z { $goal }
brotherhood-taken = vzaté stopy: { $count } z { $goal }
brotherhood-beast-at = V { $at }
brotherhood-beast-hides = Skrývá se v { $at }
brotherhood-beast-hidden = Skryto
brotherhood-has-chosen = příští vesnice je zvolena
brotherhood-true-identity = Pravá podoba: { $token }
brotherhood-knows = pozná: { $token }
brotherhood-stands-in = stojí v { $at }
brotherhood-lies-in = leží v { $at }
brotherhood-not-placed = ještě není na mapě
brotherhood-own-beast = Vaše tajemství
brotherhood-own-hunters = Stůl lovců
brotherhood-own-figures = Vaše figurky
brotherhood-own-tokens = Podoby a jejich stopy
brotherhood-own-cards = Karty období
brotherhood-layer-possible = Pátrání
brotherhood-desk = Co lze vyvodit
brotherhood-known = { $known ->
    [true] pravá
    [taken] vzata
    [laid] na stole
    [held] v ruce
    [possible] možná
   *[unknown] neznámá
}
brotherhood-goals-chosen = { $goals ->
    [one] zvolena může být { $goals } vesnice (zlatý kroužek)
    [few] zvoleny mohou být { $goals } vesnice (zlaté kroužky)
   *[other] zvoleno může být { $goals } vesnic (zlaté kroužky)
}
brotherhood-goals-next = { $goals ->
    [one] příští může být { $goals } vesnice (zlatý kroužek)
    [few] příští mohou být { $goals } vesnice (zlaté kroužky)
   *[other] příští může být { $goals } vesnic (zlaté kroužky)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Léto { $year }
    [autumn] Podzim { $year }
    [winter] Zima { $year }
   *[spring] Jaro { $year }
}
brotherhood-before = Jaro { $year }, před první obětí
brotherhood-round = Kolo { $round } z { $rounds }
brotherhood-stage-lead = lovci si dělí figurky
brotherhood-stage-pick = bere se karta období „{ $season }“
brotherhood-stage-discard = odhazuje se karta období „{ $season }“
brotherhood-stage-hide = Bestie volí podobu a kde začne
brotherhood-stage-place = lovci zaujímají místa
brotherhood-stage-card = otáčí se karta období
brotherhood-stage-portefaix = Portefaix zaujímá svou vesnici
brotherhood-stage-shift = lovci smějí přesunout oddíly
brotherhood-stage-troop = lovci staví oddíl
brotherhood-stage-extra = lovci smějí postavit další oddíl
brotherhood-stage-recall = Bestie smí vzít zpět kartu vesnice
brotherhood-stage-prowl = Bestie volí příští vesnici
brotherhood-stage-move = lovci se pohybují
brotherhood-stage-drag = ďábel smí posunout lovce
brotherhood-stage-examine = lovci pátrají
brotherhood-ending = { $ending ->
    [victims] Bestie má poslední oběť a vítězí
    [identity] Lovci jmenovali pravou podobu Bestie a vítězí
    [fourth-token] Lovci mají čtvrtou stopu a vítězí
    [draw] Jaro 1767 skončilo: remíza
   *[time] Jaro 1767 skončilo, obětí je málo: lovci vítězí
}

## Actions
brotherhood-do-lead = Vést figurku
brotherhood-do-pick = Vzít kartu
brotherhood-do-discard = Odhodit kartu
brotherhood-do-hide = Skrýt se
brotherhood-do-place = Postavit lovce
brotherhood-do-card = Otočit kartu
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Přesunout oddíl
brotherhood-do-troop = Postavit oddíl
brotherhood-do-extra = Postavit další oddíl
brotherhood-do-recall = Vzít kartu zpět
brotherhood-do-prowl = Zvolit vesnici
brotherhood-do-move = Pohnout lovcem
brotherhood-do-drag = Vléct lovce
brotherhood-do-examine = Pátrat
brotherhood-do-decline = Odmítnout
brotherhood-do-end = Ukončit fázi

## Questions
brotherhood-open-lead = Vyberte figurku, kterou povedete.
brotherhood-open-pick = Vezměte si kartu období „{ $season }“; lze ji zahrát jednou.
brotherhood-open-discard = Vyberte kartu období „{ $season }“, kterou nebude mít nikdo.
brotherhood-open-hide = Zvolte tajně, kdo jste a kde začnete.
brotherhood-open-place = Postavte lovce do kterékoli vesnice či osady.
brotherhood-open-card = Vyberte kartu období „{ $season }“, která v tomto kole platí.
brotherhood-open-portefaix = Vyberte vesnici, kterou hlídá Portefaix.
brotherhood-open-shift = Ještě smíte přesunout oddílů na mapě: { $left }. Nebo odmítněte.
brotherhood-open-troop = Postavte oddíl ({ $troop }) do vesnice bez oddílu, nebo odmítněte: pak propadne.
brotherhood-open-extra = Z kteréhokoli pole období smí přijít další oddíl. Nebo odmítněte.
brotherhood-open-recall = Smíte vzít zpět jednu kartu vesnice. Nebo odmítněte.
brotherhood-open-prowl = Vyberte vesnici, na kterou zaútočíte, a stopu, kterou necháte.
brotherhood-open-move = Pohněte lovci, každým nejvýš jednou, pak ukončete fázi za všechny lovce.
brotherhood-open-drag = Ďábel smí posunout jednoho lovce o míli. Nebo odmítněte.
brotherhood-open-examine = Pátrejte po stopě, nebo ukončete pátrání za všechny lovce.
brotherhood-open-over = Konec hry.
brotherhood-ask-move = Který lovec jde?
brotherhood-ask-drag = Kterého lovce ďábel posune?
brotherhood-ask-shift = Který oddíl se přesune?
brotherhood-ask-extra = Ze kterého pole období oddíl přijde?
brotherhood-ask-examine = Který lovec pátrá?
brotherhood-ask-hide-at = Kde začnete? Vaše podoba: { $token }
brotherhood-ask-to = Kam jde { $hunter }?
brotherhood-ask-move-to = Kam jde { $hunter }? Do 2 mil jde pěšky a chrání; 3 míle jede koňmo a leží.
brotherhood-ask-move-card = Kam jde { $hunter }? { $text }
brotherhood-ask-examine-at = Ve které vesnici pátrá { $hunter }?
brotherhood-ask-shift-to = Kam jde oddíl z { $at }?
brotherhood-ask-extra-to = Kam jde oddíl z pole „{ $season }“?
brotherhood-ask-trace = Kterou stopu necháte s { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Lícem dolů, nebo lícem nahoru s mocí: o dvě míle dál?
    [predator] Lícem dolů, nebo lícem nahoru s mocí: o oběť víc?
    [count] Lícem dolů, nebo lícem nahoru s mocí: dragouni nechrání?
    [devil] Lícem dolů, nebo lícem nahoru s mocí: posunout lovce o míli?
   *[vagabond] Lícem dolů, nebo lícem nahoru s mocí: o oběť víc ve svém kraji?
}

## What happened
brotherhood-log-lead = { $who } vede figurku: { $hunter }.
brotherhood-log-pick = { $who } bere kartu období „{ $season }“.
brotherhood-log-pick-known = { $who } bere kartu { $card } ({ $season }).
brotherhood-log-discard = { $who } odhazuje kartu období „{ $season }“.
brotherhood-log-discard-known = { $who } odhazuje kartu { $card } ({ $season }).
brotherhood-log-hide = Bestie tajně volí podobu a kde začne.
brotherhood-log-hide-known = Bestie se skrývá v { $at }, její podoba: { $identity }.
brotherhood-log-place = { $who } staví figurku v { $at }: { $hunter }.
brotherhood-log-start = { $victims ->
    [one] Bestie začíná v { $at }: { $victims } oběť.
    [few] Bestie začíná v { $at }: { $victims } oběti.
   *[other] Bestie začíná v { $at }: { $victims } obětí.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who }: Portefaix je v { $at }.
brotherhood-log-portefaix-leaves = Portefaix potkal Bestii v { $at } a odchází.
brotherhood-log-shift = { $who } přesouvá oddíl ({ $troop }), { $from } → { $to }.
brotherhood-log-troop = { $who } staví oddíl ({ $troop }) v { $at }.
brotherhood-log-troop-lost = Oddíl období propadl: { $troop }.
brotherhood-log-troop-lost-declined = { $who } odmítá, oddíl propadl: { $troop }.
brotherhood-log-take-back = Bestie bere zpět stopu období „{ $season }“.
brotherhood-log-take-back-known = Bestie bere zpět stopu: { $trace } ({ $season }).
brotherhood-log-take-back-card = Bestie bere zpět kartu vesnice { $village }.
brotherhood-log-recall = Bestie bere zpět kartu vesnice { $village }.
brotherhood-log-prowl = Bestie tajně volí vesnici a nechává stopu lícem dolů.
brotherhood-log-prowl-trace = Bestie tajně volí vesnici a nechává stopu lícem nahoru: { $trace }.
brotherhood-log-prowl-known = { $face ->
    [up] Bestie volí { $at } a nechává stopu lícem nahoru: { $trace }.
   *[down] Bestie volí { $at } a nechává stopu lícem dolů: { $trace }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } jede koňmo do { $to }.
   *[walks] { $who }: { $hunter } jde pěšky do { $to }.
}
brotherhood-log-drag = Ďábel vleče lovce do { $to }: { $hunter }.
brotherhood-log-attack = { $victims ->
    [0] Bestie útočí na { $at } (vzdálenost { $leagues }): nikdo neumírá, celkem { $total }.
    [one] Bestie útočí na { $at } (vzdálenost { $leagues }): { $victims } oběť, celkem { $total }.
    [few] Bestie útočí na { $at } (vzdálenost { $leagues }): { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí na { $at } (vzdálenost { $leagues }): { $victims } obětí, celkem { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Bestie útočí v mlze: { $victims } oběť, celkem { $total }.
    [few] Bestie útočí v mlze: { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí v mlze: { $victims } obětí, celkem { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Bestie útočí v mlze na { $at }: { $victims } oběť, celkem { $total }.
    [few] Bestie útočí v mlze na { $at }: { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí v mlze na { $at }: { $victims } obětí, celkem { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] V mlze byla Bestie v { $at }: { $victims } oběť.
    [few] V mlze byla Bestie v { $at }: { $victims } oběti.
   *[other] V mlze byla Bestie v { $at }: { $victims } obětí.
}
brotherhood-log-examine = { $who }: { $hunter } pátrá v { $at } a nachází stopu: { $trace }.
brotherhood-log-recognise = { $who } poznává tuláka v { $at } a bere černý žeton.
brotherhood-log-ask = { $answer ->
    [yes] Lovci berou stopu: { $trace }. Je to pravá podoba? Ano!
   *[no] Lovci berou stopu: { $trace }. Je to pravá podoba? Ne.
}
brotherhood-log-over = Bestie ukazuje pravou podobu: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Žně pohromadě
season-card-su1-text = V tomto období o jednu oběť méně (nejméně 0).
season-card-su2 = Dlouhé dny
season-card-su2-text = Lovci smějí jít pěšky až 3 míle, nebo jet koňmo 4 míle.
season-card-su3 = François Antoine
season-card-su3-text = Přesuňte až dva oddíly, které už jsou na mapě, do jiných vesnic bez oddílu.
season-card-su4 = Trhy
season-card-su4-text = Grandrieu, Javols a Le Malzieu jsou plné ozbrojených lidí: útok tam nemá oběti.
season-card-su5 = Svědci
season-card-su5-text = Bestie nechává stopu lícem nahoru a nesmí použít její moc.
season-card-su6 = Panna z Gévaudanu
season-card-su6-text = V tomto období chrání rolníci jako dragouni.
season-card-au1 = Mlha
season-card-au1-text = Karta vesnice zůstává lícem dolů; krev se klade na její rub; figurka Bestie odchází z mapy. Karta se odkryje spolu s útokem příštího období.
season-card-au2 = Průtrž mračen
season-card-au2-text = Bestie bere zpět jednu stopu ležící na plánu; v té vesnici už nelze pátrat.
season-card-au3 = Stáda scházejí z hor
season-card-au3-text = Má-li útok aspoň jednu oběť, má o jednu víc.
season-card-au4 = Setí
season-card-au4-text = Bez posily: oddíl tohoto období propadá.
season-card-au5 = Rozbahněné cesty
season-card-au5-text = Lovci nesmějí jet koňmo (jen 0–2 míle).
season-card-au6 = Zpět za kořistí
season-card-au6-text = Než volí, smí Bestie vzít z plánu zpět jednu kartu vesnice, ne však té, kde právě je.
season-card-wi1 = Hluboký sníh
season-card-wi1-text = Lovci jdou nejvýš 1 míli; 2 míle už jsou koňmo.
season-card-wi2 = Hlad
season-card-wi2-text = Obětí je 6 minus ujité míle.
season-card-wi3 = Zamrzlé řeky
season-card-wi3-text = Bestie smí ujít až 5 mil (7 s vlčí smečkou lícem nahoru); do obětí se počítají nejvýš 3 míle.
season-card-wi4 = Sníh přikryl vše
season-card-wi4-text = V tomto období se nepátrá.
season-card-wi5 = Zimní ležení
season-card-wi5-text = V tomto období chrání dragouni jen Grandrieu, Javols a Le Malzieu.
season-card-wi6 = Dvůr odvrací zrak
season-card-wi6-text = Bez posily (oddíl propadá) a králův posel zůstává ve fázi 3 na místě; dál stojí na stráži.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Postavte žlutou figurku Portefaix do kterékoli vesnice (je-li už na mapě, přesuňte ji). První útok na tuto vesnici nemá oběti; pak figurka z mapy odchází.
season-card-sp2 = Velká leč
season-card-sp2-text = V tomto období smí Bestie ujít nejvýš 3 míle (5 s vlčí smečkou lícem nahoru).
season-card-sp3 = D’Ennevalovi psi
season-card-sp3-text = Lovci smějí pátrat i ve vesnici přesně 1 míli od nich.
season-card-sp4 = Čtyřicetihodinová pobožnost
season-card-sp4-text = Lovec stojící v Grandrieu, Javols nebo Le Malzieu chrání i každou vesnici vzdálenou 1 míli.
season-card-sp5 = Obleva
season-card-sp5-text = Lovci, kteří ujeli 3 míle koňmo, zůstávají stát, a tak chrání.
season-card-sp6 = Králova odměna
season-card-sp6-text = Po běžné posile postavte ještě jeden oddíl z kteréhokoli pole období, kde nějaký zbývá.
