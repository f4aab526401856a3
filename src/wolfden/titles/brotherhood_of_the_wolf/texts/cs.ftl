### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Bratrstvo vlka

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Jeden hraje za Bestii a pohybuje se skrytě; lovci čtou její stopy a svírají kruh.

wins-brotherhood-of-the-wolf = Bestie vítězí s 25 oběťmi; lovci odhalením její podoby, čtyřmi stopami, nebo když vydrží dvanáct období.

picture-brotherhood-of-the-wolf = Mapa hry Bratrstvo vlka, po které chodí lovci

note-brotherhood-of-the-wolf-map = Mapa a symboly tří lovců jsou naše vlastní: v textu pravidel nejsou.
note-brotherhood-of-the-wolf-cards = 23 z 24 karet období je našich vlastních: text pravidel uvádí jen účinek Mlhy.

role-brotherhood-of-the-wolf = { $number ->
    [1] Bestie
   *[other] { $seats ->
        [2] Lovci
       *[other] Lovec { NUMBER($place) }
    }
}

option-brotherhood-of-the-wolf-seasons = Karty období
option-brotherhood-of-the-wolf-seasons-help = Losované, nebo vybrané draftem; kartu pak volí strana, které období přeje (pro zkušené).
option-brotherhood-of-the-wolf-seasons-drawn = losované
option-brotherhood-of-the-wolf-seasons-chosen = draft
option-brotherhood-of-the-wolf-figures = Figurky lovců
option-brotherhood-of-the-wolf-figures-help = Jak si lovci rozdělí své čtyři figurky.
option-brotherhood-of-the-wolf-figures-dealt = přidělením
option-brotherhood-of-the-wolf-figures-chosen = výběrem
option-brotherhood-of-the-wolf-command = Ovládání figurek
option-brotherhood-of-the-wolf-command-help = Zda každý hráč táhne jen svými figurkami.
option-brotherhood-of-the-wolf-command-own = vlastní figurky
option-brotherhood-of-the-wolf-command-shared = všechny figurky společně
option-brotherhood-of-the-wolf-devil = Ďábel
option-brotherhood-of-the-wolf-devil-help = Kdy ďábel lícem nahoru posune lovce: než se lovci pohnou, nebo až potom, těsně před útokem.
option-brotherhood-of-the-wolf-devil-at-once = hned
option-brotherhood-of-the-wolf-devil-before-attack = před útokem
option-brotherhood-of-the-wolf-powers = Moc
option-brotherhood-of-the-wolf-powers-help = Zda se Bestie smí v mlze moci vzdát.
option-brotherhood-of-the-wolf-powers-chosen = podle volby Bestie
option-brotherhood-of-the-wolf-powers-forced = působí vždy
option-brotherhood-of-the-wolf-start = Počáteční vesnice
option-brotherhood-of-the-wolf-start-help = Zda karty období vracejí v prvním roce kartu počáteční vesnice.
option-brotherhood-of-the-wolf-start-kept = její karta zůstává
option-brotherhood-of-the-wolf-start-recallable = její karta se smí vrátit
option-brotherhood-of-the-wolf-deck = Vydání karet období
option-brotherhood-of-the-wolf-deck-help = Které z našich karet období se hrají: dnešní, nebo karty starších her.
option-brotherhood-of-the-wolf-deck-second = druhé vydání
option-brotherhood-of-the-wolf-deck-first = první vydání
option-brotherhood-of-the-wolf-map = Vlastní mapa
option-brotherhood-of-the-wolf-map-help = Soubor s vesnicemi, osadami a cestami.
option-brotherhood-of-the-wolf-cards = Vlastní karty období
option-brotherhood-of-the-wolf-cards-help = Soubor s kartami období.

guide-side-brotherhood-of-the-wolf = Naučit se za lovce
guide-side-brotherhood-of-the-wolf-beast = Naučit se za Bestii

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, obětí: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] léto
    [autumn] podzim
    [winter] zima
   *[spring] jaro
}
brotherhood-card-of-season = { $season ->
    [summer] letní kartu
    [autumn] podzimní kartu
    [winter] zimní kartu
   *[spring] jarní kartu
}
    .plain = { $season ->
        [summer] letní karta
        [autumn] podzimní karta
        [winter] zimní karta
       *[spring] jarní karta
    }
brotherhood-season-trace = { $season ->
    [summer] letní stopu
    [autumn] podzimní stopu
    [winter] zimní stopu
   *[spring] jarní stopu
}
brotherhood-hunter = { $hunter ->
    [bishop] biskup
    [gamekeeper] hajný
    [marquis] markýz
   *[envoy] králův vyslanec
}
    .genitive = { $hunter ->
        [bishop] biskupa
        [gamekeeper] hajného
        [marquis] markýze
       *[envoy] králova vyslance
    }
brotherhood-identity = { $token ->
    [wolves] vlčí smečka
    [predator] dravec
    [count] hrabě
    [devil] ďábel
   *[vagabond] tulák
}
    .genitive = { $token ->
        [wolves] vlčí smečky
        [predator] dravce
        [count] hraběte
        [devil] ďábla
       *[vagabond] tuláka
    }
brotherhood-troop = { $troop ->
    [dragoon] dragouni
   *[peasant] rolníci
}
    .genitive = { $troop ->
        [dragoon] dragounů
       *[peasant] rolníků
    }
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } míle
    [few] { $leagues } míle
   *[other] { $leagues } mil
}
brotherhood-hunter-at = { $lying ->
    [yes] { $hunter } leží { $at-in }
   *[no] { $hunter } stojí { $at-in }
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
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = chráněno
brotherhood-marker-here = černý žeton
brotherhood-victims-here = { $victims ->
    [one] { $victims } oběť
    [few] { $victims } oběti
   *[other] { $victims } obětí
}
brotherhood-card-of = { brotherhood-card-of-season.plain } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season.plain }, lícem dolů
brotherhood-no-trace = žádná stopa
brotherhood-trace-hidden = stopa lícem dolů
brotherhood-trace = { $face ->
    [up] { $token } lícem nahoru
   *[down] { $token } lícem dolů
}
brotherhood-prospect = { $leagues ->
    [one] vzdálenost { $leagues } míle, obětí: { $victims }, s mocí stopy: { $most }
    [few] vzdálenost { $leagues } míle, obětí: { $victims }, s mocí stopy: { $most }
   *[other] vzdálenost { $leagues } mil, obětí: { $victims }, s mocí stopy: { $most }
}
brotherhood-prospect-pack = { $leagues ->
    [one] vzdálenost { $leagues } míle, jen s vlčí smečkou lícem nahoru; obětí: { $most }
    [few] vzdálenost { $leagues } míle, jen s vlčí smečkou lícem nahoru; obětí: { $most }
   *[other] vzdálenost { $leagues } mil, jen s vlčí smečkou lícem nahoru; obětí: { $most }
}
brotherhood-watched = může hlídat: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } (v zásobě { $troops }), { $card }, { $trace }
brotherhood-no-card = bez karty vesnice
brotherhood-face-down = karta lícem dolů
brotherhood-secret = zvoleno tajně
brotherhood-hidden-note = skryto před lovci
brotherhood-card-phase = fáze { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Vlčí smečka: lícem nahoru, o dvě míle dál
    [predator] Dravec: lícem nahoru, o oběť víc
    [count] Hrabě: lícem nahoru, dragouni nechrání
    [devil] Ďábel: lícem nahoru, smí posunout lovce o míli
   *[vagabond] Tulák: lícem nahoru, o oběť víc do 3 mil od vesnice Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = lícem nahoru, s mocí
brotherhood-turn-down = lícem dolů
brotherhood-power-used = Použít moc
brotherhood-power-unused = Vzdát se jí

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
    .in = ve vesnici { $name } ({ $number })
    .to = do vesnice { $name } ({ $number })
    .from = z vesnice { $name } ({ $number })
brotherhood-unnumbered = { $name }
    .in = v osadě { $name }
    .to = do osady { $name }
    .from = z osady { $name }
brotherhood-name-saint-flour = Saint-Flour
brotherhood-name-ruynes = Ruynes
brotherhood-name-auvers = Auvers
brotherhood-name-la-besseyre = La Besseyre
brotherhood-name-langeac = Langeac
brotherhood-name-prades = Prades
brotherhood-name-saugues = Saugues
brotherhood-name-chanaleilles = Chanaleilles
brotherhood-name-le-malzieu = Le Malzieu
brotherhood-name-saint-chely = Saint-Chély-d’Apcher
brotherhood-name-chauchailles = Chauchailles
brotherhood-name-fau-de-peyre = Fau-de-Peyre
brotherhood-name-aumont = Aumont
brotherhood-name-javols = Javols
brotherhood-name-saint-alban = Saint-Alban
brotherhood-name-saint-paul = Saint-Paul-le-Froid
brotherhood-name-grandrieu = Grandrieu
brotherhood-name-pradelles = Pradelles
brotherhood-name-langogne = Langogne
brotherhood-name-auroux = Auroux
brotherhood-name-saint-denis = Saint-Denis-en-Margeride
brotherhood-name-serverette = Serverette
brotherhood-name-marvejols = Marvejols
brotherhood-name-mende = Mende
brotherhood-name-rieutort = Rieutort-de-Randon
brotherhood-name-chateauneuf = Châteauneuf-de-Randon
brotherhood-name-le-cheylard = Le Cheylard-l’Évêque
brotherhood-name-saint-flour-de-mercoire = Saint-Flour-de-Mercoire
brotherhood-name-les-hubacs = Les Hubacs
brotherhood-name-luc = Luc
brotherhood-name-pinols = Pinols
brotherhood-name-desges = Desges
brotherhood-name-les-chazes = Les Chazes
brotherhood-name-vedrines = Védrines-Saint-Loup
brotherhood-name-clavieres = Clavières
brotherhood-name-lorcieres = Lorcières
brotherhood-name-julianges = Julianges
brotherhood-name-paulhac = Paulhac
brotherhood-name-venteuges = Venteuges
brotherhood-name-servieres = Servières
brotherhood-name-saint-prejet = Saint-Préjet-d’Allier
brotherhood-name-thoras = Thoras
brotherhood-name-chambon = Chambon-le-Château
brotherhood-name-faverolles = Faverolles
brotherhood-name-albaret = Albaret-le-Comtal
brotherhood-name-fournels = Fournels
brotherhood-name-la-fage = La Fage-Saint-Julien
brotherhood-name-rimeize = Rimeize
brotherhood-name-lajo = Lajo
brotherhood-name-sainte-eulalie = Sainte-Eulalie
brotherhood-name-la-panouse = La Panouse
brotherhood-name-nasbinals = Nasbinals
brotherhood-name-la-baume = La Baume
brotherhood-name-saint-sauveur = Saint-Sauveur-de-Peyre
brotherhood-name-ribennes = Ribennes
brotherhood-name-estables = Estables
brotherhood-name-arzenc = Arzenc-de-Randon
brotherhood-name-chaudeyrac = Chaudeyrac
brotherhood-name-rocles = Rocles
brotherhood-name-saint-haon = Saint-Haon
brotherhood-name-lesperon = Lespéron
brotherhood-name-puylaurent = Puylaurent
brotherhood-name-allenc = Allenc
brotherhood-name-badaroux = Badaroux
brotherhood-name-chastel-nouvel = Le Chastel-Nouvel
brotherhood-name-barjac = Barjac

# People and desk
brotherhood-the-beast = Bestie
brotherhood-a-hunter = lovec
brotherhood-victims = obětí: { $count } z { $goal }
brotherhood-taken = vzaté stopy: { $count } z { $goal }
brotherhood-beast-at = Kde: { $at }
brotherhood-beast-hides = Skrývá se { $at-in }
brotherhood-beast-hidden = Skrytá
brotherhood-has-chosen = příští vesnice je zvolena
brotherhood-true-identity = Pravá podoba: { $token }
brotherhood-knows = pozná: { $token }
brotherhood-stands-in = stojí { $at-in }
brotherhood-lies-in = leží { $at-in }
brotherhood-not-placed = ještě není na mapě
brotherhood-own-beast = Vaše tajemství
brotherhood-own-hunters = Co vědí lovci
brotherhood-own-figures = Vaše figurky
brotherhood-own-tokens = Podoby a jejich stopy
brotherhood-own-cards = Karty období
brotherhood-held-cards = Karty období v ruce
brotherhood-layer-possible = Pátrání
brotherhood-desk = Co lze vyvodit
brotherhood-known = { $known ->
    [true] pravá
    [taken] vzata
    [laid] na stole
    [held] v ruce
    [possible] možná
   *[unknown] neznámá
}
brotherhood-goals-chosen = { $goals ->
    [one] zvolena může být jen { $goals } vesnice (tečkovaný kroužek)
    [few] zvolena může být kterákoli ze { $goals } vesnic (tečkované kroužky)
   *[other] zvolena může být kterákoli z { $goals } vesnic (tečkované kroužky)
}
brotherhood-goals-next = { $goals ->
    [one] příští může být jen { $goals } vesnice (tečkovaný kroužek)
    [few] příští může být kterákoli ze { $goals } vesnic (tečkované kroužky)
   *[other] příští může být kterákoli z { $goals } vesnic (tečkované kroužky)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Léto { $year }
    [autumn] Podzim { $year }
    [winter] Zima { $year }
   *[spring] Jaro { $year }
}
brotherhood-before = Jaro { $year }, před první obětí
brotherhood-round = Kolo { $round } z { $rounds }
brotherhood-stage-lead = lovci si dělí figurky
brotherhood-stage-pick = bere se { brotherhood-card-of-season.plain }
brotherhood-stage-discard = odhazuje se { brotherhood-card-of-season.plain }
brotherhood-stage-hide = Bestie volí podobu a počáteční vesnici
brotherhood-stage-place = lovci zaujímají místa
brotherhood-stage-card = otáčí se karta období
brotherhood-stage-portefaix = Portefaix zaujímá svou vesnici
brotherhood-stage-shift = lovci smějí přesunout oddíly
brotherhood-stage-troop = lovci staví oddíl
brotherhood-stage-extra = lovci smějí postavit další oddíl
brotherhood-stage-recall = Bestie smí vzít zpět kartu vesnice
brotherhood-stage-prowl = Bestie volí příští vesnici
brotherhood-stage-move = lovci se pohybují
brotherhood-stage-call = lovci smějí povolat do zbraně
brotherhood-stage-drag = ďábel smí posunout lovce
brotherhood-stage-power = Bestie se rozhoduje, zda použije svou moc
brotherhood-stage-examine = lovci pátrají
brotherhood-ending = { $ending ->
    [victims] Bestie má poslední oběť a vítězí
    [identity] Lovci odhalili pravou podobu Bestie a vítězí
    [fourth-token] Lovci mají čtvrtou stopu a vítězí
    [draw] Jaro 1767 skončilo: remíza
   *[time] Jaro 1767 skončilo, obětí je málo: lovci vítězí
}

# Actions
brotherhood-do-lead = Vzít figurku
brotherhood-do-pick = Vzít kartu
brotherhood-do-discard = Odhodit kartu
brotherhood-do-hide = Skrýt se
brotherhood-do-place = Postavit lovce
brotherhood-do-card = Otočit kartu
brotherhood-do-portefaix = Postavit Portefaixe
brotherhood-do-shift = Přesunout oddíl
brotherhood-do-troop = Postavit oddíl
brotherhood-do-extra = Postavit další oddíl
brotherhood-do-recall = Vzít kartu zpět
brotherhood-do-prowl = Zvolit vesnici
brotherhood-do-move = Pohnout lovcem
brotherhood-do-call = Povolat do zbraně
brotherhood-do-drag = Posunout lovce
brotherhood-do-power = Rozhodnout o moci
brotherhood-do-examine = Pátrat
brotherhood-do-decline = Odmítnout
brotherhood-do-end = Ukončit fázi

# Questions
brotherhood-open-lead = Vyberte figurku, za kterou budete hrát.
brotherhood-open-pick = Vezměte si { brotherhood-card-of-season }; lze ji zahrát jednou.
brotherhood-open-discard = Odhoďte { brotherhood-card-of-season }; nedostane ji nikdo.
brotherhood-open-hide = Tajně zvolte svou pravou podobu a počáteční vesnici.
brotherhood-open-place = Postavte lovce do kterékoli vesnice či osady.
brotherhood-open-card = Vyberte { brotherhood-card-of-season } pro toto kolo.
brotherhood-open-portefaix = Vyberte vesnici, kterou hlídá Jacques Portefaix.
brotherhood-open-shift = Ještě smíte přesunout oddílů na mapě: { $left }. Nebo odmítněte.
brotherhood-open-troop = Postavte oddíl { $troop-genitive } tam, kde žádný není, jinak propadne.
brotherhood-open-extra = Z kteréhokoli pole období smí přijít další oddíl. Nebo odmítněte.
brotherhood-open-recall = Smíte vzít zpět jednu kartu vesnice. Nebo odmítněte.
brotherhood-open-prowl = Vyberte vesnici, na kterou zaútočíte, a stopu, kterou necháte.
brotherhood-open-move = Pohněte lovci (každým nejvýš jednou) a ukončete fázi za všechny.
brotherhood-open-call = Lovci ve zvláštních vesnicích smějí povolat do zbraně jednu vesnici nablízku: útok na ni nemá oběti. Vyberte, nebo odmítněte.
brotherhood-open-drag = Ďábel smí posunout jednoho lovce o míli. Nebo odmítněte.
brotherhood-open-power = Použít moc { $token-genitive }? V mlze se lovci dozvědí jen počet obětí, ne to, zda jste ji použili.
brotherhood-open-examine = Prozkoumejte stopu, nebo ukončete pátrání za všechny.
brotherhood-open-over = Konec hry.
brotherhood-ask-move = Který lovec jde?
brotherhood-ask-drag = Kterého lovce ďábel posune?
brotherhood-ask-shift = Který oddíl se přesune?
brotherhood-ask-extra = Ze kterého pole období oddíl přijde?
brotherhood-ask-examine = Který lovec pátrá?
brotherhood-ask-hide-at = Kde začnete? Vaše podoba: { $token }
brotherhood-ask-to = Kam jde { $hunter }?
brotherhood-ask-move-to = Kam jde { $hunter }? Do 2 mil pěšky: stojí a chrání. 3 míle koňmo: leží a nechrání.
brotherhood-ask-move-card = Kam jde { $hunter }? { $text }
brotherhood-ask-examine-at = Ve které vesnici pátrá { $hunter }?
brotherhood-ask-shift-to = Kam jde oddíl z vesnice { $at }?
brotherhood-ask-extra-to = { $season ->
    [summer] Kam jde letní oddíl?
    [autumn] Kam jde podzimní oddíl?
    [winter] Kam jde zimní oddíl?
   *[spring] Kam jde jarní oddíl?
}
brotherhood-ask-trace = Kterou stopu necháte ve vesnici { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Lícem dolů, nebo lícem nahoru s mocí: o dvě míle dál?
    [predator] Lícem dolů, nebo lícem nahoru s mocí: o oběť víc?
    [count] Lícem dolů, nebo lícem nahoru s mocí: dragouni nechrání?
    [devil] Lícem dolů, nebo lícem nahoru s mocí: posunout lovce o míli?
   *[vagabond] Lícem dolů, nebo lícem nahoru s mocí: o oběť víc do 3 mil od vesnice Auvers?
}

# What happened
brotherhood-log-lead = { $who } bere figurku { $hunter-genitive }.
brotherhood-log-pick = { $who } bere { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } bere { brotherhood-card-of-season } „{ $card }“.
brotherhood-log-discard = { $who } odhazuje { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } odhazuje { brotherhood-card-of-season } „{ $card }“.
brotherhood-log-hide = Bestie tajně volí podobu a počáteční vesnici.
brotherhood-log-hide-known = Bestie se skrývá ve vesnici { $at }, její podoba: { $identity }.
brotherhood-log-place = { $who } staví { $hunter-genitive } { $at-to }.
brotherhood-log-start = { $victims ->
    [one] Bestie začíná ve vesnici { $at }: { $victims } oběť.
    [few] Bestie začíná ve vesnici { $at }: { $victims } oběti.
   *[other] Bestie začíná ve vesnici { $at }: { $victims } obětí.
}
brotherhood-log-card = { brotherhood-now }: { $card }.
brotherhood-log-portefaix = { $who } staví Jacquese Portefaixe do vesnice { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix potkal Bestii ve vesnici { $at } a odchází.
brotherhood-log-shift = { $who } přesouvá oddíl { $troop-genitive } { $from-from } { $to-to }.
brotherhood-log-troop = { $who } staví oddíl { $troop-genitive } { $at-to }.
brotherhood-log-troop-lost = Oddíl { $troop-genitive } tohoto období propadl.
brotherhood-log-troop-lost-declined = { $who } odmítá: oddíl { $troop-genitive } propadl.
brotherhood-log-take-back = Bestie bere zpět { brotherhood-season-trace }.
brotherhood-log-take-back-known = Bestie bere zpět { brotherhood-season-trace } { $trace-genitive }.
brotherhood-log-take-back-card = Bestie bere zpět kartu vesnice { $village }.
brotherhood-log-recall = Bestie bere zpět kartu vesnice { $village }.
brotherhood-log-prowl = Bestie tajně volí vesnici a nechává stopu lícem dolů.
brotherhood-log-prowl-trace = Bestie tajně volí vesnici a nechává stopu { $trace-genitive } lícem nahoru.
brotherhood-log-prowl-known = { $face ->
    [up] Bestie volí vesnici { $at } a nechává stopu { $trace-genitive } lícem nahoru.
   *[down] Bestie volí vesnici { $at } a nechává stopu { $trace-genitive } lícem dolů.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } jede koňmo { $to-to }.
   *[walks] { $who }: { $hunter } jde pěšky { $to-to }.
}
brotherhood-log-drag = Ďábel posouvá { $hunter-genitive } { $to-to }.
brotherhood-log-call = { $who } povolává do zbraně vesnici { $at }.
brotherhood-log-power = Bestie se tajně rozhoduje, zda použije moc { $trace-genitive }.
brotherhood-log-power-known = { $use ->
    [used] Bestie používá moc { $trace-genitive }.
   *[unused] Bestie se vzdává moci { $trace-genitive }.
}
brotherhood-log-attack = { $victims ->
    [0] Bestie útočí na vesnici { $at }, vzdálenost { $leagues }: nikdo neumírá, celkem { $total }.
    [one] Bestie útočí na vesnici { $at }, vzdálenost { $leagues }: { $victims } oběť, celkem { $total }.
    [few] Bestie útočí na vesnici { $at }, vzdálenost { $leagues }: { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí na vesnici { $at }, vzdálenost { $leagues }: { $victims } obětí, celkem { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Bestie útočí v mlze: { $victims } oběť, celkem { $total }.
    [few] Bestie útočí v mlze: { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí v mlze: { $victims } obětí, celkem { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Bestie útočí v mlze na vesnici { $at }: { $victims } oběť, celkem { $total }.
    [few] Bestie útočí v mlze na vesnici { $at }: { $victims } oběti, celkem { $total }.
   *[other] Bestie útočí v mlze na vesnici { $at }: { $victims } obětí, celkem { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] V mlze byla Bestie ve vesnici { $at }: { $victims } oběť.
    [few] V mlze byla Bestie ve vesnici { $at }: { $victims } oběti.
   *[other] V mlze byla Bestie ve vesnici { $at }: { $victims } obětí.
}
brotherhood-log-examine = { $who }: { $hunter } pátrá ve vesnici { $at } a nachází stopu { $trace-genitive }.
brotherhood-log-recognise = { $who } poznává tuláka ve vesnici { $at } a bere černý žeton.
brotherhood-log-ask = { $answer ->
    [yes] Lovci berou stopu { $trace-genitive }. Je to pravá podoba? Ano!
   *[no] Lovci berou stopu { $trace-genitive }. Je to pravá podoba? Ne.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } pátrá ve vesnici { $at } a nachází stopu { $trace-genitive }. Je to pravá podoba Bestie!
   *[no] { $who }: { $hunter } pátrá ve vesnici { $at } a nachází stopu { $trace-genitive }. Není to pravá podoba.
}
brotherhood-log-over = Bestie ukazuje pravou podobu: { $identity }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Žně pohromadě
season-card-su1-text = V tomto období o jednu oběť méně (nejméně 0).
season-card-su2 = Dlouhé dny
season-card-su2-text = Lovci smějí jít pěšky až 3 míle, nebo jet koňmo 4 míle.
season-card-su3 = François Antoine
season-card-su3-text = Přesuňte až dva oddíly, které už jsou na mapě, do jiných vesnic bez oddílu.
season-card-su4 = Trhy
season-card-su4-text = Grandrieu, Javols a Le Malzieu jsou plné ozbrojených lidí: útok tam nemá oběti.
season-card-su5 = Svědci
season-card-su5-text = Bestie nechává stopu lícem nahoru a nesmí použít její moc.
season-card-su6 = Panna z Gévaudanu
season-card-su6-text = V tomto období chrání rolníci jako dragouni.
season-card-au1 = Mlha
season-card-au1-text = Karta vesnice zůstává lícem dolů; žetony krve se kladou na její rub; figurka Bestie mizí z mapy. Karta se odkryje spolu s útokem příštího období.
season-card-au2 = Průtrž mračen
season-card-au2-text = Bestie bere zpět jednu stopu ležící na plánu; v té vesnici už nelze pátrat.
season-card-au3 = Stáda scházejí z hor
season-card-au3-text = Má-li útok aspoň jednu oběť, má o jednu víc.
season-card-au4 = Setí
season-card-au4-text = Bez posily: oddíl tohoto období propadá.
season-card-au5 = Rozbahněné cesty
season-card-au5-text = Lovci nesmějí jet koňmo (jen 0–2 míle).
season-card-au6 = Zpět za kořistí
season-card-au6-text = Než volí, smí Bestie vzít z plánu zpět jednu kartu vesnice, ne však té, kde právě je, a v prvním roce ani počáteční vesnice.
season-card-wi1 = Hluboký sníh
season-card-wi1-text = Lovci jdou pěšky nejvýš 1 míli; 2 míle už jsou koňmo.
season-card-wi2 = Hlad
season-card-wi2-text = Útok má 6 obětí místo 5, minus ujité míle.
season-card-wi3 = Zamrzlé řeky
season-card-wi3-text = Bestie smí ujít až 5 mil (7 s vlčí smečkou lícem nahoru); do obětí se počítají nejvýš 3 míle.
season-card-wi4 = Sníh přikryl vše
season-card-wi4-text = V tomto období se nepátrá.
season-card-wi5 = Zimní ležení
season-card-wi5-text = V tomto období chrání dragouni jen Grandrieu, Javols a Le Malzieu.
season-card-wi6 = Dvůr odvrací zrak
season-card-wi6-text = Bez posily (oddíl propadá) a králův vyslanec zůstává ve fázi 3 na místě; dál stojí na stráži.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Postavte žlutou figurku Jacquese Portefaixe do kterékoli vesnice (je-li už na mapě, přesuňte ji). První útok na tuto vesnici nemá oběti; pak figurka z mapy odchází.
season-card-sp2 = Velká leč
season-card-sp2-text = V tomto období smí Bestie ujít nejvýš 3 míle (5 s vlčí smečkou lícem nahoru).
season-card-sp3 = D’Ennevalovi psi
season-card-sp3-text = Lovci smějí pátrat i ve vesnici přesně 1 míli od nich.
season-card-sp4 = Čtyřicetihodinová pobožnost
season-card-sp4-text = Lovec stojící ve vesnici Grandrieu, Javols nebo Le Malzieu chrání i každou vesnici vzdálenou 1 míli.
season-card-sp5 = Obleva
season-card-sp5-text = Lovci, kteří ujeli 3 míle koňmo, zůstávají stát, a tak chrání.
season-card-sp6 = Králova odměna
season-card-sp6-text = Po běžné posile postavte ještě jeden oddíl z kteréhokoli pole období, kde nějaký zbývá: tomu období bude později chybět.
# Druhé vydání; co se jmenuje stejně, je jiná karta
season-card-su7 = { season-card-su3 }
season-card-su7-text = Dragouni chrání i každou vesnici nejvýš 2 míle od své.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Po tazích lovců smějí lovci ve vesnicích Grandrieu, Javols a Le Malzieu povolat do zbraně jednu vesnici nejvýš 4 míle odtud: útok na ni nemá oběti.
season-card-su9 = { season-card-su6 }
season-card-su9-text = V tomto období chrání rolníci jako dragouni. Po běžné posile smějí lovci postavit ještě jeden oddíl z kteréhokoli pole období.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Bestie nechává stopu lícem nahoru a nesmí použít její moc. Lovci smějí pátrat i ve vesnici přesně 1 míli od nich.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Bestie bere zpět jednu stopu ležící na plánu; v té vesnici už nelze pátrat. Ve fázi 3 zůstává biskup na místě.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Bez posily: oddíl tohoto období propadá. Do obětí se počítají nejvýš 3 míle.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Než volí, smí Bestie vzít z plánu zpět jednu kartu vesnice, i té, kde právě je; u její stopy už nelze pátrat. Jen karta počáteční vesnice v prvním roce zůstává.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = V tomto období chrání oddíly jen Grandrieu, Javols a Le Malzieu.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Postavte žlutou figurku Jacquese Portefaixe do kterékoli vesnice (je-li už na mapě, přesuňte ji). První útok na tuto vesnici nemá oběti; pak figurka z mapy odchází. V tomto období nemá žádný útok víc než 1 oběť.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Lovci ve vesnicích Grandrieu, Javols a Le Malzieu smějí pátrat odtud, ať je vesnice jakkoli daleko.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = V tomto období pozná každý lovec každou stopu.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = V tomto období smí Bestie ujít nejvýš 3 míle (5 s vlčí smečkou lícem nahoru). Lovci, kteří ujdou 3 míle, jdou pěšky, a tak chrání.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Lovci smějí pátrat i ve vesnicích 1 nebo 2 míle od nich.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Bestie má svou 25. oběť.
ending-brotherhood-of-the-wolf-identity = Lovci odhalili pravou podobu Bestie.
ending-brotherhood-of-the-wolf-fourth-token = Lovci mají čtyři stopy.
ending-brotherhood-of-the-wolf-draw = Poslední kolo skončilo, oběti a nesebrané stopy dávají dohromady 25 nebo víc: remíza.
ending-brotherhood-of-the-wolf-time = Poslední kolo skončilo a Bestie nedosáhla cíle.
part-brotherhood-of-the-wolf-result = Výsledek
part-brotherhood-of-the-wolf-victims = Oběti
part-brotherhood-of-the-wolf-traces = Stopy

## reasons

reason-brotherhood-of-the-wolf-lead-now = teď si lovci dělí figurky
reason-brotherhood-of-the-wolf-pick-now = teď se bere { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-discard-now = teď se odhazuje { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-hide-now = teď Bestie volí podobu a počáteční vesnici
reason-brotherhood-of-the-wolf-place-now = teď lovci zaujímají místa
reason-brotherhood-of-the-wolf-card-now = teď se otáčí { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-portefaix-now = teď Portefaix zaujímá vesnici
reason-brotherhood-of-the-wolf-shift-now = teď lze přesunout oddíly
reason-brotherhood-of-the-wolf-troop-now = { $season ->
    [summer] teď je na řadě letní oddíl
    [autumn] teď je na řadě podzimní oddíl
    [winter] teď je na řadě zimní oddíl
   *[spring] teď je na řadě jarní oddíl
}
reason-brotherhood-of-the-wolf-extra-now = teď smí přijít další oddíl
reason-brotherhood-of-the-wolf-recall-now = teď lze vzít zpět kartu vesnice
reason-brotherhood-of-the-wolf-prowl-now = teď volí Bestie
reason-brotherhood-of-the-wolf-move-now = teď jdou lovci
reason-brotherhood-of-the-wolf-call-now = teď se smí povolat vesnice do zbraně
reason-brotherhood-of-the-wolf-drag-now = teď smí ďábel posunout lovce
reason-brotherhood-of-the-wolf-power-now = teď se Bestie rozhoduje, zda použije svou moc
reason-brotherhood-of-the-wolf-examine-now = teď lovci pátrají
reason-brotherhood-of-the-wolf-led-already = figurku { brotherhood-hunter.genitive } už má jiný hráč
reason-brotherhood-of-the-wolf-not-your-hunter = figurku { brotherhood-hunter.genitive } má jiný hráč
reason-brotherhood-of-the-wolf-no-start-village = { $place } není počáteční vesnice; ty jsou: { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } už je na mapě
reason-brotherhood-of-the-wolf-other-season-drafted = karta „{ $card }“ nepatří k období „{ brotherhood-season }“, které se teď rozebírá
reason-brotherhood-of-the-wolf-card-gone = karta „{ $card }“ už byla vzata nebo odhozena
reason-brotherhood-of-the-wolf-card-of-other-season = „{ $card }“ není { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-card-seen = karta „{ $card }“ už byla zahrána a žádná karta nepřijde dvakrát
reason-brotherhood-of-the-wolf-card-not-in-hand = kartu „{ $card }“ při draftu nikdo nevzal
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } je osada: Portefaix stojí jen ve vesnici
reason-brotherhood-of-the-wolf-no-troop-here = { $place }: tady není oddíl
reason-brotherhood-of-the-wolf-shifted-already = oddíl z vesnice { $place } se už v tomto období přesunul
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } je osada: oddíly stojí jen ve vesnicích
reason-brotherhood-of-the-wolf-troop-on-troop = ve vesnici { $place } už oddíl je a vejde se tam jen jeden
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] na poli léta už žádný oddíl není
    [autumn] na poli podzimu už žádný oddíl není
    [winter] na poli zimy už žádný oddíl není
   *[spring] na poli jara už žádný oddíl není
}
reason-brotherhood-of-the-wolf-recall-own-village = karta vaší nynější vesnice musí zůstat
reason-brotherhood-of-the-wolf-recall-start-village = karta počáteční vesnice zůstává do jara 1765
reason-brotherhood-of-the-wolf-no-card-here = karta vesnice { $place } na stole odkrytá neleží
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } je osada: Bestie končí cestu ve vesnici
reason-brotherhood-of-the-wolf-prowl-in-place = Bestie už je ve vesnici { $place } a zůstat na místě nesmí
reason-brotherhood-of-the-wolf-village-card-lies = karta vesnice { $place } leží na stole: dvakrát do roka se tatáž vesnice nevolí
reason-brotherhood-of-the-wolf-prowl-too-far = { $leagues ->
    [one] { $place }: vzdálenost { $leagues } míle, a Bestie ujde nejvýš { $reach }
    [few] { $place }: vzdálenost { $leagues } míle, a Bestie ujde nejvýš { $reach }
   *[other] { $place }: vzdálenost { $leagues } mil, a Bestie ujde nejvýš { $reach }
}
reason-brotherhood-of-the-wolf-token-taken = stopu { brotherhood-identity.genitive } už mají lovci
reason-brotherhood-of-the-wolf-token-lies = stopa { brotherhood-identity.genitive } už leží na stole
reason-brotherhood-of-the-wolf-only-with-pack = { $leagues ->
    [one] { $place }: vzdálenost { $leagues } míle; tak daleko jde jen vlčí smečka lícem nahoru
    [few] { $place }: vzdálenost { $leagues } míle; tak daleko jde jen vlčí smečka lícem nahoru
   *[other] { $place }: vzdálenost { $leagues } mil; tak daleko jde jen vlčí smečka lícem nahoru
}
reason-brotherhood-of-the-wolf-face-up-only = podle platné karty se stopy nechávají lícem nahoru
reason-brotherhood-of-the-wolf-drag-one-league = ďábel posouvá lovce o jednu míli, a tady je to { $leagues } ({ $place })
reason-brotherhood-of-the-wolf-none-to-move = žádný váš lovec se v tomto období už nemůže pohnout
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } se v tomto období už pohnul
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } v tomto období zůstává na místě
reason-brotherhood-of-the-wolf-call-too-far = { $place } není vesnice nejvýš { $reach } mil od zvláštní vesnice s lovcem
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } už je tady ({ $place }): kdo nejde, stojí na místě
reason-brotherhood-of-the-wolf-move-too-far = { $leagues ->
    [one] { $place }: vzdálenost { $leagues } míle, a lovec ujde nejvýš { $reach }
    [few] { $place }: vzdálenost { $leagues } míle, a lovec ujde nejvýš { $reach }
   *[other] { $place }: vzdálenost { $leagues } mil, a lovec ujde nejvýš { $reach }
}
reason-brotherhood-of-the-wolf-none-to-examine = žádný váš lovec nemá stopu, kterou by prozkoumal
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } nemá stopu, kterou by prozkoumal
reason-brotherhood-of-the-wolf-examined-already = v tomto období už pátral { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-trace-here = { $place }: tady není stopa k pátrání
reason-brotherhood-of-the-wolf-examine-too-far = { $leagues ->
    [one] { brotherhood-hunter } je příliš daleko: { $place }, vzdálenost { $leagues } míle
    [few] { brotherhood-hunter } je příliš daleko: { $place }, vzdálenost { $leagues } míle
   *[other] { brotherhood-hunter } je příliš daleko: { $place }, vzdálenost { $leagues } mil
}
reason-brotherhood-of-the-wolf-vagabond-again = tulák už byl ve vesnici { $place } poznán
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } nepozná stopu vlčí smečky ve vesnici { $place }
    [predator] { brotherhood-hunter } nepozná stopu dravce ve vesnici { $place }
    [count] { brotherhood-hunter } nepozná stopu hraběte ve vesnici { $place }
    [devil] { brotherhood-hunter } nepozná stopu ďábla ve vesnici { $place }
   *[vagabond] { brotherhood-hunter } nepozná stopu tuláka ve vesnici { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Pravidla hry Bratrstvo vlka (Brotherhood of the Wolf) našimi slovy, podle její ruské knížky pravidel. Co text knížky neobsahuje, je naše a je to označeno: mapa cest, 23 z 24 karet období, období a fáze karty Mlha a to, který lovec pozná kterou stopu (B1.3). Kdo hru vlastní, může hrát s mapou a kartami z vlastních souborů. Wolfden je neoficiální.

# B1
rule-b1 = Cíl a součásti hry
rule-b1-intro = Jeden hráč je Bestie z Gévaudanu, ostatní jsou lovci proti ní. Bestie vítězí, má-li během 12 kol 25 obětí. Lovci vítězí, když tomu zabrání, nebo když dřív odhalí její pravou podobu (B8).
rule-b1-1 = Vesnice mají čísla 1 až 30, osady žádná. Každá cesta měří jednu míli a vzdálenost je nejkratší cesta. Grandrieu, Javols a Le Malzieu jsou zvláštní vesnice: mluví o nich některé karty.
rule-b1-1-rebuilt = Mapa je naše: 30 vesnic, 36 osad a 110 cest na skutečných místech. Z knížky jsou počáteční vesnice, Auvers jako číslo 3, zvláštní vesnice a příklad B11.1. Co karty se zvláštními vesnicemi dělají, je naše.
rule-b1-2 = Bestie má pět podob: vlčí smečka, dravec, hrabě, ďábel, tulák. Každá má kartu a oboustranný žeton stopy.
rule-b1-3 =
    Čtyři lovci hrají vždy; vede je 1 až 4 lidé proti tomu, kdo hraje za Bestii. Každý pozná jednu stopu podle symbolu a všichni navíc poznají tuláka.
    | lovec | stopa
    | biskup | ďábel
    | hajný | vlčí smečka
    | markýz | dravec
    | králův vyslanec | hrabě
rule-b1-3-ruling = Figurky se lovcům přidělují postupně, nebo si je hráči postupně vybírají (volitelné); knížka to nechává na nich. Každý vede jen své figurky; jiná volba dovolí každému lovci používat všechny. V knížce se lovci radí; že kdokoli z nich smí postavit oddíl a ukončit pohyb nebo pátrání za všechny, je naše.
rule-b1-3-rebuilt = Knížka říká, že každý lovec má dva symboly, že všichni čtyři mají tuláka a že vlčí smečku pozná hajný, ale markýz ne. Symboly biskupa, markýze a králova vyslance jsou naše; vlastní soubor mapy je může změnit.
rule-b1-4 = Oddílů je 12: po 3 oddílech dragounů na polích léta a jara, po 3 oddílech rolníků na polích podzimu a zimy. Dále je tu 25 žetonů krve pro oběti a figurka Jacquese Portefaixe.
rule-b1-5 = Hra má nejvýš 12 kol, jedno za každé období od léta 1764 do jara 1767. Kolo má čtyři fáze: období, Bestie, lovci, útok.

# B2
rule-b2 = První oběť (jaro 1764)
rule-b2-1 = Bestie tajně zvolí svou pravou podobu a počáteční vesnici: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) nebo Les Hubacs (29).
rule-b2-2 = Lovci postaví své čtyři figurky do libovolných vesnic či osad, spolu nebo zvlášť.
rule-b2-2-ruling = Každá figurka se staví jednou; když jsou na mapě všechny čtyři, počáteční vesnice se odkryje.
rule-b2-3 = Odkryje se počáteční vesnice. Není-li tam lovec, má Bestie 1 oběť. Stopa se neklade a karta vesnice zůstává na poli jara až do jara 1765, takže vesnici nelze dřív zvolit.
rule-b2-3-ruling = Karta období, která vrací karty vesnic, tuto nechává ležet, pokud ji sama nejmenuje.

# B3
rule-b3 = Fáze 1: období
rule-b3-1 = Otočí se náhodná karta období, která se ještě neobjevila. Platí jen nejnovější karta: působí ve fázi, kterou jmenuje, a co určí, trvá do konce kola. Déle trvají jen dvě věci: Portefaix zůstává, dokud ho není třeba, a mlha skrývá svou vesnici do příštího útoku (B7.2).
rule-b3-1-rebuilt = Každé období má šest karet. Knížka popisuje účinek jedné, Mlhy (B7). Že je Mlha jen jednou, na podzim, a působí ve fázi 4, je naše. Texty ostatních 23 v knížce nejsou; zdejší jsou naše.
rule-b3-2 = Lovci postaví jeden oddíl z pole období do vesnice, kde žádný není, nikdy do osady. Zůstane na mapě do konce hry; přesunout ho může jen karta. Odmítnou-li, propadá; prázdné pole nedá nic. Karty, podle kterých se staví Portefaix nebo přesouvají oddíly, přijdou dřív.

# B4
rule-b4 = Fáze 2: Bestie
rule-b4-1 = Bestie si vezme zpět stopu, kterou nechala před dvěma obdobími, a kartu vesnice vyloženou v tomto období loni.
rule-b4-2 = Tajně zvolí vesnici vzdálenou 1 až 4 míle, jejíž kartu má v ruce, takže žádná vesnice nepřijde na řadu dvakrát za rok. S kartou položí volný žeton stopy, tedy takový, který neleží na plánu ani ho nemají lovci: lícem dolů bez moci, nebo lícem nahoru s mocí.
rule-b4-2-ruling = Vesnice a žeton jsou jedna volba a zkoušejí se jako dvojice: 5 nebo 6 mil lze jen s vlčí smečkou lícem nahoru.
rule-b4-3 = Bestie projde vším a smí skončit tam, kde jsou lovci či oddíly. Nikdy neskončí v osadě a nikdy nezůstane na místě.
rule-b4-4 =
    Žeton lícem nahoru má svou moc, ať je pravá podoba jakákoli. Zda ji použije, je na Bestii, a Bestie smí blafovat: hrabě lícem nahoru například neznamená, že zaútočí na dragouny.
    | žeton | moc
    | vlčí smečka | o 2 míle dál, nejvýš 6
    | dravec | o 1 oběť víc
    | hrabě | dragouni nechrání
    | ďábel | smí posunout jednoho lovce o jednu míli
    | tulák | o 1 oběť víc, je-li napadená vesnice nejvýš 3 míle od vesnice Auvers
rule-b4-4-ruling = Kdy ďábel lovce posune, knížka neříká. Tady hned, jakmile je žeton položen; stůl může zvolit začátek fáze 4, než se vesnice odkryje. Tak i tak lovec stojí nebo leží jako předtím. Dravec, hrabě a tulák působí sami: kde se vesnice odkryje, další oběť Bestii nikdy neškodí. V mlze je počet vodítkem, a tak se Bestie tajně rozhoduje na začátku fáze 4. Karta, která mění dosah Bestie, mění s ním i mez vlčí smečky.
rule-b4-5 = Vesnici mimo dosah nelze zvolit.
rule-b4-5-ruling = V knížce se Bestie takto splést může: pak zůstane na místě a nemá oběti, ale karta vesnice zůstává odkrytá a lovci, kteří tam jsou, smějí pátrat. Program to nedovolí; u skutečného stolu to tak hrajte.

# B5
rule-b5 = Fáze 3: lovci
rule-b5-1 = Každý lovec ujde 0 až 3 míle, v libovolném pořadí. Smějí zastavit v osadách a sdílet místo. Při 0 až 2 mílích je lovec pěšky, stojí a chrání vesnici. Přesně 3 míle jsou jízda: figurka leží do příští fáze 3 a nechrání.
rule-b5-1-ruling = Lovec se pohne jednou. Kdo se do konce fáze nepohnul, ušel 0 mil a stojí. Mění-li karta čísla, co přesáhne míle pěšky, je jízda.

# B6
rule-b6 = Fáze 4: útok
rule-b6-1 = Vesnice se odkryje a figurka Bestie se tam přesune.
rule-b6-2 =
    Obětí je 5 minus ujité míle, se změnami podle karet, plus 1 za moc, minus 1 za tamní rolníky, ale ne pod 0. Je-li tam stojící lovec, dragouni (není-li hrabě lícem nahoru) nebo jiná ochrana, nezemře nikdo. Co karta přidává, „jsou-li oběti“, přijde nakonec.
    | míle | 1 | 2 | 3 | 4 | 5 nebo 6
    | oběti | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = „Ne pod 0“ se použije jednou, po rolnících. Ujité míle jsou míle nejkratší cesty: oklikou program jít nenabízí.
rule-b6-3 = S obětí číslo 25 Bestie ihned vítězí, ještě před pátráním. Oběti nad 25 se nepočítají.
rule-b6-4 = Pak smějí lovci pátrat, v pořadí, které si zvolí. Lovec, stojící či ležící, ve vesnici Bestie nebo v té, na kterou zaútočila minulé období, otočí tamní stopu. Přítomný lovec, který ji pozná, vezme žeton a ptá se: je to tvá pravá podoba? Odpověď je vždy pravdivá. Ano: lovci ihned vítězí. Ne: žeton jim zůstane.
rule-b6-4-ruling = Každý lovec pátrá jednou za období; smí jich pátrat víc, v kterékoli z obou vesnic. Nabízí se jen pátrání, které může něco změnit, a když žádné nezbývá, kolo končí.
rule-b6-5 = Tuláka je třeba poznat ve dvou různých vesnicích a každá vesnice se počítá jen jednou, v kterémkoli roce. Poprvé lovci vezmou černý žeton a stopa zůstane; podruhé vezmou stopu a ptají se.
rule-b6-5-ruling = Skrytý tulák ve vesnici černého žetonu se otočí, ale znovu se nepočítá.
rule-b6-6 = Žeton, který už leží lícem nahoru, lze vzít stejně: vezme ho lovec, který ho pozná a je v nynější nebo předchozí vesnici.
rule-b6-7 = Se čtvrtým žetonem stopy lovci ihned vítězí; černý žeton se nepočítá. Je-li čtvrtý pravou podobou, uvede se jako důvod podoba.
rule-b6-8 = Odstranila-li karta období kartu vesnice nebo její stopu, není po čem pátrat.
rule-b6-8-rebuilt = Z našich karet to dělá „{ season-card-au7 }“ se stopou a „{ season-card-au9 }“ s kartou vesnice; v prvním vydání bere tato karta jen karty vesnic beze stopy.

# B7
rule-b7 = Mlha
rule-b7-1 = V mlze zůstává karta vesnice lícem dolů a oběti se kladou na její rub: jejich počet vidí všichni a počítá se hned. Ochrana působí, aniž by prozradila kde, a zda Bestie použila moc, zůstává jejím tajemstvím (B4.4). Figurka Bestie mizí z mapy a v její vesnici se v tomto období nepátrá.
rule-b7-1-ruling = Počet je pro lovce novinka, takže nic před ním nelze vzít zpět.
rule-b7-2 = V příštím období jde Bestie dál ze svého skrytého místa. Ve fázi 4 se odkryjí obě karty a skrytá vesnice je ta předchozí. Ať hra skončí jakkoli, vesnice se tehdy odkryje.
rule-b7-2-ruling = Následuje-li mlha po mlze, což mohou způsobit jen vlastní karty, starší karta se odkryje a novější zůstane skrytá.

# B8
rule-b8 = Konec hry
rule-b8-1 = Bestie vítězí s 25 oběťmi. Lovci vítězí, když odhalí její pravou podobu nebo vezmou čtvrtý žeton stopy.
rule-b8-1-ruling = Na konci se ukáže podoba a skrytá vesnice; stopy lícem dolů tak zůstanou. Vítězství dává 2, remíza 1, všem lovcům stejně.
rule-b8-2 = Po kole 12 přičtěte k obětem žetony stop, které lovci nevzali. Je-li to 25 nebo víc, hra končí remízou; jinak vítězí lovci.

# B9
rule-b9 = Varianta pro zkušené
rule-b9-1 = Jaro a léto přejí lovcům, podzim a zima Bestii. Před B2, v pořadí jaro, léto, podzim, zima, si zvýhodněná strana vezme jednu ze šesti karet, druhá jednu odhodí a tak dále, dokud nejsou vybrány tři; poslední se odhodí. Každou vybranou kartu lze zahrát jednou a kdykoli si ji prohlédnout.
rule-b9-1-ruling = Obě strany vidí karty obou, protože si je každá může odvodit; divákům jsou skryté, dokud nejsou zahrány.
rule-b9-2 = Ve fázi 1 zvolí zvýhodněná strana jednu ze svých karet období místo náhodné.

# B10
rule-b10 = Karty období
rule-b10-intro =
    Každé období má šest karet. Každá působí ve své fázi. Účinek karty { season-card-au1 } je z knížky (B7), všechno ostatní je naše. Toto je druhé vydání karet; karty prvního jsou v B10.10.

    Léto
    | karta | fáze | účinek
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Podzim
    | karta | fáze | účinek
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Zima
    | karta | fáze | účinek
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Jaro
    | karta | fáze | účinek
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Další oddíl z karty „{ season-card-su9 }“ je ten, který by přišel v některém pozdějším období; lze ho odmítnout, aniž propadne. Totéž platí pro kartu „{ season-card-sp6 }“ prvního vydání. „{ season-card-su3 }“ prvního vydání přesouvá oddíly po jednom a žádný dvakrát; vesnice, kterou oddíl opustí, je zase volná.
rule-b10-1-rebuilt = Naše vlastní karty.
rule-b10-2 = „{ season-card-au7 }“ je povinná a přijde po B4.1. Také „{ season-card-au9 }“ přijde po B4.1: pak má stopu už jen karta vesnice, kde Bestie je. Vezme-li ji Bestie, zůstává stopa na plánu až do B4.1 a nelze u ní pátrat (B6.8); v prvním vydání se tato karta vzít nesmí. Karta počáteční vesnice zůstává (B2.3).
rule-b10-2-ruling = „Průtrž mračen“ nedává na výběr: po B4.1 leží na plánu nejvýš jedna stopa.
rule-b10-2-rebuilt = Naše vlastní karty.
rule-b10-3 = S kartou „Panna z Gévaudanu“ zabrání rolníci všem obětem jako dragouni, ne jen jedné. Hrabě si jich nevšímá stejně jako dragounů.
rule-b10-3-rebuilt = Naše vlastní karta.
rule-b10-4 = S kartou „D’Ennevalovi psi“ platí každý lovec do 1 míle za přítomného, i ležící nebo v osadě. „Sníh přikryl vše“ zakazuje i brát žetony, které leží lícem nahoru (B6.6).
rule-b10-4-rebuilt = Naše vlastní karty.
rule-b10-5 = Portefaix zabrání všem obětem prvního útoku na svou vesnici, i proti hraběti. Pak odchází, i když vesnici chránilo něco jiného; v mlze odchází, až se vesnice odkryje.
rule-b10-5-ruling = Smí být postaven tam, kde už stojí. Je-li postaven znovu, zatímco mlha skrývá útok, tento útok se ho už netýká.
rule-b10-5-rebuilt = Naše vlastní karta.
rule-b10-6 = S kartou „{ season-card-wi6 }“ zůstává králův vyslanec ve fázi 3 na místě (0 mil), stojí a chrání, s kartou „{ season-card-au7 }“ biskup. Ďábel je přesto smí posunout.
rule-b10-6-rebuilt = Naše vlastní karta.
rule-b10-7 = S kartou „{ season-card-su8 }“ smějí lovci po všech tazích, před ďáblem a útokem, povolat do zbraně jednu vesnici nejvýš 4 míle od vesnice Grandrieu, Javols nebo Le Malzieu, v níž je lovec, ať stojí, nebo leží. Hrabě proti ní nepomáhá.
rule-b10-7-ruling = Rozhoduje kterýkoli hráč lovců za všechny, stejně jako o oddílu (B1.3).
rule-b10-7-rebuilt = Naše vlastní karty.
rule-b10-8 = S kartou „{ season-card-sp8 }“ platí lovec ve zvláštní vesnici, ať stojí, nebo leží, za přítomného v obou vesnicích, kde lze pátrat (B6.4).
rule-b10-8-rebuilt = Naše vlastní karty.
rule-b10-9 = S kartou „{ season-card-su7 }“ chrání dragouni blízké vesnice tak jako svou: hrabě si jich nevšímá. S kartou „{ season-card-wi7 }“ nezachrání rolníci jinde nikoho.
rule-b10-9-rebuilt = Naše vlastní karty.
rule-b10-10 =
    Volba vydání karet vrací první vydání, v němž tyto karty zaujímají místo karet stejného jména.
    | karta | fáze | účinek
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-10-rebuilt = Naše vlastní karty.

# B11
rule-b11 = Příklady
rule-b11-1 = Do 4 mil od Langeac jsou právě tyto vesnice: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Z Langeac do Saugues jsou 3 míle: 2 oběti. S rolníky je to 1, s dravcem lícem nahoru 3, s dragouny nebo stojícím lovcem 0.
rule-b11-3 = S vlčí smečkou lícem nahoru nemá 5 nebo 6 mil žádné oběti.
rule-b11-4 = Na jaře Bestie útočí na Javols, kde stojí markýz: žádné oběti. Markýz otočí stopu, je to vlčí smečka, kterou nepozná, a tak zůstane. V létě hajný ujede do Javols 3 míle a vezme ji. Odpověď je ne a hra pokračuje.
rule-b11-5 = Po kole 12 je 22 obětí a 3 nevzaté žetony: remíza. S 21 oběťmi a 3 žetony vítězí lovci.

# What the pictures show
picture-b1-1 = Mapa: vesnice s čísly, osady bez nich a cesty dlouhé jednu míli.
picture-b1-5 = Dvanáct období, 25 obětí a čtyři stopy: jak daleko obě strany jsou.
picture-b2-2 = Lovci zaujali svá místa.
picture-b5-1 = Jeden lovec po jízdě leží a nechrání nic; druhý stojí a chrání vesnici.
picture-b6-2 = Dragouni a stojící lovci chrání své vesnice; rolníci zachrání jeden život.
picture-b6-4 = Bestie zaútočila; stopa, kterou nechala, je otočena.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Bestie vítězí s 25 oběťmi za dvanáct období. Lovci vítězí, když tomu zabrání, když odhalí její pravou podobu nebo když mají čtyři její stopy.
aid-brotherhood-of-the-wolf-season = Období
aid-brotherhood-of-the-wolf-season-1 = Každé období: karta, oddíl pro lovce, tajná volba Bestie, pohyb lovců, útok, pátrání.
aid-brotherhood-of-the-wolf-beast = Bestie
aid-brotherhood-of-the-wolf-beast-1 = Bestie jde 1 až 4 míle do vesnice, na kterou rok neútočila. Čím blíž, tím víc obětí: pět minus ujité míle.
aid-brotherhood-of-the-wolf-beast-2 =
    | míle | 1 | 2 | 3 | 4
    | oběti | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Tam nechá stopu lícem dolů, nebo lícem nahoru s mocí: vlčí smečka +2 míle, dravec +1 oběť, hrabě nedbá dragounů, ďábel posouvá lovce, tulák +1 oběť do 3 mil od vesnice Auvers.
aid-brotherhood-of-the-wolf-hunters = Lovci
aid-brotherhood-of-the-wolf-hunters-1 = Lovci jdou nejvýš 3 míle. Po nejvýš 2 mílích stojí a chrání svou vesnici; 3 míle jsou jízda a jezdec nechrání.
aid-brotherhood-of-the-wolf-hunters-2 = Dragouni chrání vesnici, rolníci zachrání jeden život.
aid-brotherhood-of-the-wolf-hunters-3 = Lovec v napadené vesnici nebo v té předchozí smí stopu otočit. Kdo pozná její znak, vezme si ji a ptá se, zda je to pravá podoba.
aid-brotherhood-of-the-wolf-knowledge = Kdo pozná kterou stopu
aid-brotherhood-of-the-wolf-knowledge-1 =
    | lovec | stopa
    | biskup | ďábel
    | hajný | vlčí smečka
    | markýz | dravec
    | králův vyslanec | hrabě
    | všichni | tulák
aid-brotherhood-of-the-wolf-knowledge-2 = Tuláka je třeba poznat ve dvou různých vesnicích.
aid-brotherhood-of-the-wolf-knowledge-3 = Naše rekonstrukce: symboly biskupa, markýze a králova vyslance (B1.3).
aid-brotherhood-of-the-wolf-end = Konec
aid-brotherhood-of-the-wolf-end-1 = Po dvanáctém období: je-li obětí a nesebraných stop dohromady 25 nebo víc, je to remíza. Jinak vítězí lovci.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] stopa lícem dolů
    [victim] oběť
    [portefaix] Jacques Portefaix
   *[marker] černý žeton
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    V červnu 1764 zabilo zvíře čtrnáctiletou dívku u Les Hubacs, na východním okraji Gévaudanu: chudého horského kraje na jihu Francie, dnes departementu Lozère. Měsíc za měsícem umírali další, většinou ženy a děti, které pásly dobytek. Kdo vyvázl, vyprávěl o bestii větší než kterýkoli vlk.

    Celou první zimu ji honili dragouni. Biskup ji nazval božím trestem, psaly o ní noviny v celé Evropě a král Ludvík XV. poslal své nejlepší lovce. V září 1765 jeden z nich, François Antoine, zastřelil u Les Chazes velkého vlka. Pro dvůr bylo hotovo; v prosinci útoky začaly znovu.

    Teď si kraj musel pomoci sám. Dne 19. června 1767 zastřelil Jean Chastel nedaleko Auvers velké zvíře podobné vlkovi a útoky ustaly. Za tři roky zemřelo kolem sta lidí.

    Nikdo nedokázal, co Bestie byla ani zda ji vedl člověk. Vlčí smečka, jiný dravec, šlechtic, ďábel, cizinec: z těchto podezření je pět podob této hry. Knížka pravidel začíná větou ze stejnojmenného filmu (Christophe Gans, 2001), který vypráví svůj vlastní příběh.

about-brotherhood-of-the-wolf-people = Lidé
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix byl dvanáctiletý pasáček (knížka pravidel říká třináctiletý). On a šest dalších dětí se 12. ledna 1765 nedaleko Chanaleilles postavili Bestii a přinutili ji, aby jedno z nich pustila. Král je všechny odměnil a zaplatil mu studia.
about-brotherhood-of-the-wolf-people-2 = Biskup z Mende, Gabriel-Florent de Choiseul-Beaupré, prohlásil koncem roku 1764 Bestii za boží trest a nařídil v kostelech čtyřicetihodinové pobožnosti.
about-brotherhood-of-the-wolf-people-3 = Markýz d’Apcher, mladý šlechtic z kraje, vedl hony na vlastní náklady, když už dvůr ztratil zájem. Poslední z nich, v červnu 1767, Bestii našel.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, venkovan z La Besseyre a známý dobrý lovec, zastřelil zvíře v červnu 1767. V knížce pravidel je hajným.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, slavný lovec vlků z Normandie, přijel se synem a se svými psy v únoru 1765. Lovili až do léta, ale bez úspěchu.
about-brotherhood-of-the-wolf-people-6 = François Antoine, nosič královy arkebuzy, nahradil d’Ennevala v červnu 1765. Vlk, kterého zastřelil u Les Chazes, byl vystaven ve Versailles.
about-brotherhood-of-the-wolf-people-7 = Hrabě z Morangiès byl důstojník ze starého rodu toho kraje. Ve své době ho nikdo neobvinil: že byl pánem Bestie, si vymyslely romány a filmy, od třicátých let 20. století.
about-brotherhood-of-the-wolf-people-8 = Tulák nemá jméno. Knížka pravidel mluví o cizinci, jehož cesta jako by sledovala oběti; v těch letech mnozí věřili na lidi, kteří se mění ve vlky.

about-brotherhood-of-the-wolf-places = Místa
about-brotherhood-of-the-wolf-places-1 = Všech 30 vesnic a 36 osad mapy skutečně existuje a leží tam, kde jsou nakresleny.
about-brotherhood-of-the-wolf-places-2 = U Les Hubacs zemřela 30. června 1764 první známá oběť. Nedaleko Langogne krátce předtím voli zachránili ženu před útokem.
about-brotherhood-of-the-wolf-places-3 = Ve farnosti Chanaleilles se ubránili Jacques Portefaix a jeho kamarádi.
about-brotherhood-of-the-wolf-places-4 = Nedaleko Paulhac zranila Marie-Jeanne Valet v srpnu 1765 Bestii kopím. Vešla ve známost jako Panna z Gévaudanu.
about-brotherhood-of-the-wolf-places-5 = U Les Chazes zastřelil svého vlka François Antoine, nedaleko Auvers Jean Chastel.
about-brotherhood-of-the-wolf-places-6 = V Mende sídlil biskup, v Saint-Alban hrabata z Morangiès.

about-brotherhood-of-the-wolf-cards = Karty období
about-brotherhood-of-the-wolf-cards-1 = Léto vypráví o dlouhých dnech, o práci pohromadě a o trzích a také o dvou lidech z léta 1765: o Françoisi Antoinovi a o Panně z Gévaudanu.
about-brotherhood-of-the-wolf-cards-2 = Podzim přináší do hor mlhu a déšť, shání z nich stáda a lidé mají plno práce se setím.
about-brotherhood-of-the-wolf-cards-3 = Zima je hluboký sníh a hlad, dragouni v zimním ležení a dvůr, který po Antoinově vlkovi už o Bestii nechtěl slyšet.
about-brotherhood-of-the-wolf-cards-4 = K jaru patří Portefaix, leče s tisíci honci, d’Ennevalovi psi, biskupovy modlitby a králova odměna.

about-brotherhood-of-the-wolf-advice-hunters = Rady pro lovce
about-brotherhood-of-the-wolf-advice-hunters-1 = Chraňte vesnice, kde by útok stál nejvíc životů: ty nejblíž Bestii.
about-brotherhood-of-the-wolf-advice-hunters-2 = Přibližujte se k místům, kde Bestie může být, aby musela daleko.
about-brotherhood-of-the-wolf-advice-hunters-3 = Držte se do tří mil od vesnic, kde ji čekáte: v období po útoku tam pak můžete dojet a přečíst stopu.
about-brotherhood-of-the-wolf-advice-hunters-4 = Myslete o jedno období napřed.

about-brotherhood-of-the-wolf-advice-beast = Rady pro Bestii
about-brotherhood-of-the-wolf-advice-beast-1 = Choďte krátké cesty: každá míle méně je o oběť víc.
about-brotherhood-of-the-wolf-advice-beast-2 = Útočte tam, kde vás nikdo nečeká.
about-brotherhood-of-the-wolf-advice-beast-3 = Když kolem vás lovci svírají kruh, přimějte je, aby ho povolili, než se zavře.
about-brotherhood-of-the-wolf-advice-beast-4 = Nenechávejte stopu blízko lovce, který ji pozná.
about-brotherhood-of-the-wolf-advice-beast-5 = Myslete o jedno období napřed.

about-brotherhood-of-the-wolf-credits =
    Autor: Charlec. Ilustrace: ann & seb. Výtvarné vedení a grafika: Benjamin Treilhou. Vývoj: Didier Jacobée a Thierry Morange.

    Vydalo Multivers, Châteaudun (© 2023); francouzsky se hra jmenuje La Bête. Ruské vydání: Magellan, 2023, překlad Anna Achatova. Wolfden se řídí verzí 1.0 jeho pravidel.


## guide

# První hra Bratrstvo vlka s průvodcem, krok za krokem.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, zima 1766. Bestie má 18 obětí, s 25 vyhraje a na její lov zbývají jen dvě období. Vedete lovce: zjistěte, čím je!
guide-brotherhood-of-the-wolf-hunters = Bestie má jednu z pěti podob a každý lovec pozná jednu: biskup ďábla, hajný vlčí smečku, markýz dravce, králův vyslanec hraběte. Tuláka poznají všichni.
guide-brotherhood-of-the-wolf-troop = Každé období přináší oddíl. Dragouni vesnici ochrání, rolníci tam zachrání jeden život. Postavte rolníky tam, kde Bestii čekáte: naposledy byla ve vesnici Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = Vesnice má stráž. Bestie to vidí také.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard leží jen míli od místa, kde byla Bestie viděna naposledy.
guide-brotherhood-of-the-wolf-beast = Bestie má vybráno: tajně si zvolila vesnici vzdálenou pár mil a nechala tam stopu lícem dolů. Kroužky na mapě ukazují, kam dosáhne. Podzimní stopa zde, ve vesnici Saint-Flour-de-Mercoire, leží lícem nahoru: vlčí smečka.
guide-brotherhood-of-the-wolf-ride = Přiveďte některého lovce k odkryté stopě. Do dvou mil jde lovec pěšky a chrání vesnici; tři míle jede koňmo, pak leží a nechrání nikoho.
guide-brotherhood-of-the-wolf-ride-done = Lovec je u stopy. Kdo její znak pozná, smí se Bestie zeptat.
guide-brotherhood-of-the-wolf-ride-hint = Vlčí smečku pozná hajný. Tři míle ujede koňmo a to stačí.
guide-brotherhood-of-the-wolf-close = Ostatní lovce veďte, jak chcete, a pak ukončete fázi: Bestie musí ukázat, kde je. Stopu lze číst jen dvě období, zůstaňte tedy blízko.
guide-brotherhood-of-the-wolf-close-done = Bestie se ukázala.
guide-brotherhood-of-the-wolf-close-hint = Králův vyslanec a markýz mohou přijet blíž. Biskup může zůstat na severu pro případ, že by se Bestie obrátila zpět. Pak ukončete fázi.
guide-brotherhood-of-the-wolf-attack = Útok stojí 5 životů minus jeden za každou míli, kterou Bestie urazila. Dragouni nebo lovec, který tam stojí, ho zastaví; rolníci zachrání jeden život.
guide-brotherhood-of-the-wolf-examine = Teď lze pátrat tam, kde Bestie je a kde byla předtím. Kdo znak pozná, vezme stopu a zeptá se: je to tvá pravá podoba?
guide-brotherhood-of-the-wolf-examine-done = Odpověď máte a žeton vám zůstane. Čtvrtý žeton by také znamenal vítězství.
guide-brotherhood-of-the-wolf-examine-hint = Hajný pozná vlčí smečku, která leží lícem nahoru.
guide-brotherhood-of-the-wolf-spring = Poslední období. Jedna stopa stále leží lícem dolů. Přepínač „{ brotherhood-layer-possible }“ vedle plánu ukazuje, co víte: čím Bestie může být a kam může jít.
guide-brotherhood-of-the-wolf-guard = Nejdřív oddíl: postavte dragouny do vesnice, kam Bestie dosáhne.
guide-brotherhood-of-the-wolf-guard-done = Tam žádný útok neuspěje, ledaže by Bestie měla moc proti dragounům.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs leží vedle Lucu a nikdo tu vesnici nehlídá.
guide-brotherhood-of-the-wolf-hounds = Karta období vám pomáhá: s d’Ennevalovými psy lovci pátrají i na míli daleko. A Bestie tajně odešla dál.
guide-brotherhood-of-the-wolf-near = Přiveďte lovce do Lucu nebo na míli od něj. Zbývají čtyři podezřelí: králův vyslanec pozná hraběte, markýz dravce, biskup ďábla.
guide-brotherhood-of-the-wolf-near-done = Odtud psi na stopu dosáhnou.
guide-brotherhood-of-the-wolf-near-hint = Vedle Lucu leží Les Hubacs, Puylaurent a Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-night = Ostatní veďte, jak chcete, a pak ukončete fázi.
guide-brotherhood-of-the-wolf-night-done = Bestie udeřila. Zato stopu v Lucu nikdo nehlídá.
guide-brotherhood-of-the-wolf-night-hint = Dva lovci, kteří poznají různé podezřelé, jsou lepší než jeden. Pak ukončete fázi.
guide-brotherhood-of-the-wolf-name = Odhalte Bestii! Kdo pátrá, stopu otočí, i když ji nepozná. Kdo ji pozná, vezme ji a zeptá se.
guide-brotherhood-of-the-wolf-name-done = „Ano!“ Za Bestií stál hrabě a Gévaudan si může oddechnout.
guide-brotherhood-of-the-wolf-name-hint = Ať lovci u Lucu pátrají jeden po druhém. Králův vyslanec pozná hraběte.
guide-brotherhood-of-the-wolf-won = Lovci vyhrají, když odhalí pravou podobu Bestie, nebo když mají čtyři žetony. Nestane-li se za dvanáct období ani jedno, rozhodnou oběti.
guide-brotherhood-of-the-wolf-again = Celá hra začíná v létě 1764 první obětí. Stopa lícem nahoru dá Bestii moc, ale vám prozradí víc. Zahrajte si celou hru za lovce, nebo buďte sami Bestií!

# První hra Bestie s průvodcem.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, podzim 1766. Jste Bestie a nikdo neví, že za ní stojí hrabě. Máte 16 obětí, s 25 vyhrajete a zbývají tři období.
guide-brotherhood-of-the-wolf-beast-hunters = Hledají vás čtyři lovci a každý pozná jednu podobu: biskup ďábla, hajný vlčí smečku, markýz dravce, králův vyslanec hraběte. Najde-li vyslanec stopu hraběte, prohráli jste.
guide-brotherhood-of-the-wolf-beast-prowl = Tajně zvolte vesnici v dosahu a stopu, kterou tam necháte. Nemusí to být váš znak, klidně lžete! Lícem dolů nemá žádnou moc a nic neprozradí, dokud ji lovec nenajde.
guide-brotherhood-of-the-wolf-beast-prowl-done = Nikdo neví, kde jste. Sledujte, jak lovci táhnou.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu je blízko a nikdo ho nehlídá. Nechte tam dravce lícem dolů.
guide-brotherhood-of-the-wolf-beast-toll = Útok stojí 5 životů minus jeden za každou míli vaší cesty. Dragouni nebo lovec, který tam stojí, ho zastaví; rolníci zachrání jeden život. Pak smějí lovci pátrat tam, kde jste a kde jste byli předtím.
guide-brotherhood-of-the-wolf-beast-faces = Stopa lícem nahoru má moc, ať jste kdokoli: s vlčí smečkou dojdete o dvě míle dál, dravec si vezme o oběť víc, hraběte dragouni nezastaví a ďábel pohne lovcem.
guide-brotherhood-of-the-wolf-beast-bold = Odvahu: nechte v tomto období stopu lícem nahoru. Vyberte vesnici, kde vám její moc pomůže.
guide-brotherhood-of-the-wolf-beast-bold-done = Lovci vidí znak, ale ne vesnici. Sledujte, jak táhnou.
guide-brotherhood-of-the-wolf-beast-bold-hint = S vlčí smečkou dojdete až šest mil, daleko od všech. Ale čím bližší vesnice, tím víc obětí.
guide-brotherhood-of-the-wolf-beast-sum = Poslední období. Nebudete-li mít 25, přičtou se k obětem stopy, které lovci nevzali: s 25 je to remíza, s menším součtem vyhrají lovci.
guide-brotherhood-of-the-wolf-beast-last = Posledním útokem si vezměte aspoň dvě oběti. Vyberte blízkou vesnici, kterou nikdo nehlídá.
guide-brotherhood-of-the-wolf-beast-last-done = Útok se zdařil a celý Gévaudan se chvěje.
guide-brotherhood-of-the-wolf-beast-last-hint = Hledejte vesnici nejvýš tři míle daleko, bez dragounů a bez lovců poblíž.
guide-brotherhood-of-the-wolf-beast-won = Bestie vyhrává s 25 oběťmi. Lovci vyhrají, když odhalí její pravou podobu, mají čtyři její stopy, nebo vydrží dvanáct období.
guide-brotherhood-of-the-wolf-beast-again = Celá hra začíná v létě 1764 první obětí a trvá dvanáct období. Zahrajte si ji za Bestii, nebo veďte lovce!

## files

# Co je špatně v pozici, souboru mapy nebo souboru karet hry Bratrstvo vlka. Slova souborů zůstávají, jak jsou.

# Pozice: řádky
problem-brotherhood-came-from = { $line }: odjinud mohl přijít jen lovec, který se pohnul nebo kterého ďábel posunul o míli (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: karta { $card } je na dvou místech (B9.1).

# Pozice: kolo
problem-brotherhood-idle = round: v této chvíli by nikdo neměl o čem rozhodovat.
problem-brotherhood-round = round: období se počítají od 1, po zahájení (B1.5).
problem-brotherhood-draft = round: karty se vybírají jen ve variantě pro zkušené (B9.1).
problem-brotherhood-devil = round: lovce posouvá jen ďábel ležící lícem nahoru (B4.4).
problem-brotherhood-power = round: o moci Bestie rozhoduje jen v mlze, když lícem nahoru leží dravec, hrabě nebo tulák (B4.4).
problem-brotherhood-called = round: vesnice povolaná do zbraně je příliš daleko od zvláštní vesnice s lovcem (B10.7).
problem-brotherhood-ending = round: partie je u konce, když má zakončení (B8).
problem-brotherhood-ended-so = round: takto partie skončit nemohla (B8).
problem-brotherhood-is-over = round: s těmito oběťmi a žetony je partie už u konce (B8.1).
problem-brotherhood-figures = round: rozdělených figurek je { $found }, ale „count“ je { $count } (B1.3).
problem-brotherhood-victims = round: obětí je { $victims }, ale na mapě jich leží { $found } (B6.2).
problem-brotherhood-in-force = round: karta platí, jakmile je otočena (B3.1).
problem-brotherhood-drafted = round: vybraných karet je { $found }, „count“ říká něco jiného (B9.1).

# Pozice: lovci, oddíly a Bestie
problem-brotherhood-leader = hunter: figurku „{ $hunter }“ musí vést některé místo lovců (B1.3).
problem-brotherhood-placed = hunter: figurka „{ $hunter }“ má místo po zahájení, ne dříve (B2.2).
problem-brotherhood-one-troop = villages: do vesnice se vejde jeden oddíl (B3.2).
problem-brotherhood-troops = villages: dragounů je šest a rolníků také šest (B1.4).
problem-brotherhood-chosen = beast: podoba a vesnice se volí při zahájení (B2.1).
problem-brotherhood-beast-card = beast: Bestie je ve vesnici, jejíž karta leží na poli „{ $season }“ (B6.1).
problem-brotherhood-fog-card = beast: mlha skrývá kartu vesnice, kde Bestie právě je (B7.1).
problem-brotherhood-fog-victims = beast: oběti skrývá jen mlha (B7.1).
problem-brotherhood-haunts = beast: „haunts“ patří jen ke skryté Bestii (B7.1).
problem-brotherhood-haunts-true = beast: v „haunts“ chybí vesnice, kde Bestie je.

# Pozice: pole období a karty
problem-brotherhood-card-twice = space: karta jedné vesnice leží na dvou polích (B4.2).
problem-brotherhood-last-year = space: loňská karta se vrací ještě před volbou (B4.1).
problem-brotherhood-this-season = space: pro toto období už Bestie vesnici zvolila (B4.2).
problem-brotherhood-trace-twice = space: žeton stopy je na dvou místech (B1.2).
problem-brotherhood-two-seasons = space: leží jen stopy ze dvou období (B4.1).
problem-brotherhood-trace-card = space: stopa leží vedle karty vesnice (B4.2).
problem-brotherhood-face-up = space: neleží tam stopa, která by byla lícem nahoru (B4.2).
problem-brotherhood-maybe = space: „maybe“ patří jen ke stopě.
problem-brotherhood-maybe-true = space: v „maybe“ chybí pravá stopa „{ $trace }“.
problem-brotherhood-played = cards: zahraných karet období „{ $season }“ musí být { $cards } (B3.1).
problem-brotherhood-force-played = cards: platná karta je jedna ze zahraných (B3.1).
problem-brotherhood-picked = cards: v každém období se vybírají tři karty (B9.1).
problem-brotherhood-hands = cards: karty v ruce a odhozené má jen varianta pro zkušené (B9.1).

# Soubor mapy
problem-brotherhood-places = { $where }: míst na mapě je { $found }, nejvýše jich může být { $most }.
problem-brotherhood-villages = { $where }: vesnic na mapě musí být { $villages }, ne { $found } (B1.1).
problem-brotherhood-village-order = { $where }: vesnice stojí podle pořadí: tohle je číslo { $number } (B1.1).
problem-brotherhood-id = { $where }: id „{ $id }“ musí být samostatné slovo z malých písmen.
problem-brotherhood-numbers = { $where }: „{ $name }“ musí jmenovat čísla různých vesnic, celkem { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: „haunt“ musí být číslo vesnice, ne { $number } (B4.4).
problem-brotherhood-symbols = { $where }: lovci poznají ďábla, vlčí smečku, dravce a hraběte, každý něco jiného, ne: { $found } (B1.3).
problem-brotherhood-road = { $where }: cesta „{ $road }“ musí jmenovat dvě různá místa mapy.
problem-brotherhood-road-twice = { $where }: cesta „{ $road }“ je tam dvakrát.
problem-brotherhood-no-road = { $where }: žádná cesta nevede z { $start } do { $place } (B1.1).
problem-brotherhood-ways-out = map: od { $village } je nejvýše { $leagues ->
    [one] { $leagues } míli
    [few] { $leagues } míle
   *[other] { $leagues } mil
} daleko, nejmenší dosah podle karet, jiných vesnic { $found }; Bestie jich potřebuje { $needed } (B4.2).

# Soubor karet
problem-brotherhood-no-effect = { $where }: karta musí mít aspoň jeden účinek (B10).
problem-brotherhood-card-id = { $where }: id „{ $id }“ musí být slovo z malých písmen a číslic.
problem-brotherhood-effect-twice = { $where }: účinek „{ $effect }“ je na této kartě dvakrát (B10).
problem-brotherhood-no-village = { $where }: „villages“: { $number } není vesnice od 1 do { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: karet období „{ $season }“ musí být { $cards }, ne { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: dvě karty mají stejné id „{ $id }“.

## terminal

terminal-brotherhood-legend = * zvláštní vesnice  ° počáteční vesnice  ◆ vesnice, kterou mohla Bestie zvolit, se vzdáleností od Bestie v mílích · (biskup) leží a nechrání · †2 dvě oběti · cesta je jedna míle: vesnice číslem, osady jménem
terminal-brotherhood-village = vesnice
terminal-brotherhood-beast = Bestie
terminal-brotherhood-there = tam
terminal-brotherhood-roads = cesty
terminal-brotherhood-hamlets = Osady
terminal-brotherhood-beast-perhaps = Bestie?
terminal-brotherhood-rounds = Kola
terminal-brotherhood-victims = Oběti
terminal-brotherhood-card = Karta
terminal-brotherhood-no-card = žádná neplatí
terminal-brotherhood-ours = naše vlastní
terminal-brotherhood-book = účinek z pravidel hry
terminal-brotherhood-hunters = Lovci
terminal-brotherhood-moved = už se pohnul
terminal-brotherhood-examined = už pátral
terminal-brotherhood-spaces = Pole období
terminal-brotherhood-on-back = †{ $victims } na rubu
terminal-brotherhood-tokens = Žetony a karty
terminal-brotherhood-marker = černý žeton: { $at }
terminal-brotherhood-not-taken = nezískán
terminal-brotherhood-played = zahrané karty: { $cards }
terminal-brotherhood-may-be = Podoba, nakolik ji lovci mohou znát: { $tokens }
terminal-brotherhood-may-be-in = Kde může být Bestie: { $places }
terminal-brotherhood-may-have-chosen = Co mohla zvolit: { $places }
terminal-brotherhood-may-choose = Co může zvolit příště: { $places }
terminal-brotherhood-trace-may-be = Stopa ({ $season }) může být: { $tokens }
terminal-brotherhood-face-down = Lícem dolů leží: { $village }
