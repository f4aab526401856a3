### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Vargens brödraskap

pitch-brotherhood-of-the-wolf = Gévaudan, 1764. En spelare är Besten och rör sig osedd; jägarna läser dess spår och sluter ringen.

wins-brotherhood-of-the-wolf = Besten vinner med 25 offer; jägarna genom att avslöja den, med fyra spår eller genom att hålla ut i tolv årstider.

picture-brotherhood-of-the-wolf = Kartan i Vargens brödraskap, med jägare som rör sig

note-brotherhood-of-the-wolf-map = Kartan och tre jägares symboler är våra egna: de finns inte i regelhäftets text.
note-brotherhood-of-the-wolf-cards = 23 av de 24 årstidskorten är våra egna: i regelhäftets text står bara vad Dimma gör.

role-brotherhood-of-the-wolf = { $number ->
    [1] Besten
   *[other] { $seats ->
        [2] Jägarna
       *[other] Jägare { NUMBER($place) }
    }
  }

option-brotherhood-of-the-wolf-seasons = Årstidskort
option-brotherhood-of-the-wolf-seasons-help = Dras slumpvis, eller väljs i tur och ordning och spelas av den sida årstiden gynnar (för experter).
option-brotherhood-of-the-wolf-seasons-drawn = dras
option-brotherhood-of-the-wolf-seasons-chosen = väljs i tur och ordning
option-brotherhood-of-the-wolf-figures = Jägarnas pjäser
option-brotherhood-of-the-wolf-figures-help = Hur jägarna delar på sina fyra pjäser.
option-brotherhood-of-the-wolf-figures-dealt = delas ut
option-brotherhood-of-the-wolf-figures-chosen = väljs
option-brotherhood-of-the-wolf-command = Styrning av pjäser
option-brotherhood-of-the-wolf-command-help = Om varje jägare flyttar bara sina egna pjäser.
option-brotherhood-of-the-wolf-command-own = egna pjäser
option-brotherhood-of-the-wolf-command-shared = alla pjäser tillsammans
option-brotherhood-of-the-wolf-devil = Djävul
option-brotherhood-of-the-wolf-devil-help = När en uppvänd djävul flyttar en jägare: innan jägarna flyttar, eller efteråt, strax före anfallet.
option-brotherhood-of-the-wolf-devil-at-once = genast
option-brotherhood-of-the-wolf-devil-before-attack = före anfallet
option-brotherhood-of-the-wolf-powers = Förmågor
option-brotherhood-of-the-wolf-powers-help = Om Besten får avstå från en förmåga i dimma.
option-brotherhood-of-the-wolf-powers-chosen = som Besten väljer
option-brotherhood-of-the-wolf-powers-forced = verkar alltid
option-brotherhood-of-the-wolf-start = Startby
option-brotherhood-of-the-wolf-start-help = Om årstidskort ger tillbaka startbyns kort det första året.
option-brotherhood-of-the-wolf-start-kept = kortet ligger kvar
option-brotherhood-of-the-wolf-start-recallable = kortet får tas tillbaka
option-brotherhood-of-the-wolf-deck = Årstidskortens utgåva
option-brotherhood-of-the-wolf-deck-help = Vilka av våra årstidskort som används: dagens eller de äldre spelens.
option-brotherhood-of-the-wolf-deck-second = andra utgåvan
option-brotherhood-of-the-wolf-deck-first = första utgåvan
option-brotherhood-of-the-wolf-map = Egen karta
option-brotherhood-of-the-wolf-map-help = En fil med byar, småbyar och vägar.
option-brotherhood-of-the-wolf-cards = Egna kort
option-brotherhood-of-the-wolf-cards-help = En fil med årstidskort.

guide-side-brotherhood-of-the-wolf = Lär dig som jägare
guide-side-brotherhood-of-the-wolf-beast = Lär dig som Besten

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, offer: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommar
    [autumn] höst
    [winter] vinter
   *[spring] vår
}
    .of = { $season ->
        [summer] sommarens
        [autumn] höstens
        [winter] vinterns
       *[spring] vårens
    }
brotherhood-card-of-season = { $season ->
    [summer] ett sommarkort
    [autumn] ett höstkort
    [winter] ett vinterkort
   *[spring] ett vårkort
}
brotherhood-season-trace = { $season ->
    [summer] sommarspår
    [autumn] höstspår
    [winter] vinterspår
   *[spring] vårspår
}
brotherhood-hunter = { $hunter ->
    [bishop] biskopen
    [gamekeeper] skogvaktaren
    [marquis] markisen
   *[envoy] kungens sändebud
}
brotherhood-identity = { $token ->
    [wolves] vargflock
    [predator] rovdjur
    [count] greve
    [devil] djävul
   *[vagabond] landstrykare
}
    .the = { $token ->
        [wolves] vargflocken
        [predator] rovdjuret
        [count] greven
        [devil] djävulen
       *[vagabond] landstrykaren
    }
    .of = { $token ->
        [wolves] vargflockens
        [predator] rovdjurets
        [count] grevens
        [devil] djävulens
       *[vagabond] landstrykarens
    }
brotherhood-troop = { $troop ->
    [dragoon] dragoner
   *[peasant] bönder
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } mil
   *[other] { $leagues } mil
}
brotherhood-hunter-at = { $lying ->
    [yes] I { $at } ligger { $hunter }
   *[no] I { $at } står { $hunter }
}
brotherhood-hunter-away = Inte placerad än: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter }, ligger
   *[no] { $hunter }, står
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, småby
    [special] { $name }, särskild by
    [start] { $name }, startby
   *[village] { $name }, by
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, småby: { $things }
    [special] { $name }, särskild by: { $things }
    [start] { $name }, startby: { $things }
   *[village] { $name }, by: { $things }
}
brotherhood-beast-here = Besten
brotherhood-portefaix-here = Jacques Portefaix
brotherhood-protected = skyddad
brotherhood-marker-here = svart markör
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } offer
}
brotherhood-card-of = kort, { brotherhood-season } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season }, nedvänt
brotherhood-no-trace = inget spår
brotherhood-trace-hidden = ett nedvänt spår
brotherhood-trace = { $face ->
    [up] uppvänt spår: { $token }
   *[down] nedvänt spår: { $token }
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil bort: { $victims } offer, { $most } med en förmåga
   *[other] { $leagues } mil bort: { $victims } offer, { $most } med en förmåga
}
brotherhood-prospect-pack = { $leagues } mil bort, bara med vargflocken uppvänd; offer: { $most }
brotherhood-watched = kan skyddas av: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } ({ $troops } kvar), { $card }, { $trace }
brotherhood-no-card = inget bykort
brotherhood-face-down = nedvänt kort
brotherhood-secret = valt i hemlighet
brotherhood-hidden-note = dolt för jägarna
brotherhood-card-phase = fas { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Vargflock, uppvänd: två mil längre
    [predator] Rovdjur, uppvänt: ett offer till
    [count] Greve, uppvänd: dragoner skyddar inte
    [devil] Djävul, uppvänd: får flytta en jägare en mil
   *[vagabond] Landstrykare, uppvänd: ett offer till inom 3 mil från Auvers
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = uppvänt, med sin förmåga
brotherhood-turn-down = nedvänt
brotherhood-power-used = Använd förmågan
brotherhood-power-unused = Avstå från den

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
brotherhood-unnumbered = { $name }
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
brotherhood-the-beast = Besten
brotherhood-a-hunter = jägare
brotherhood-victims = { $count } av { $goal } offer
brotherhood-taken = { $count } av { $goal } spår tagna
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Gömd i { $at }
brotherhood-beast-hidden = Gömd
brotherhood-has-chosen = har valt sin nästa by
brotherhood-true-identity = Sann identitet: { $token }
brotherhood-knows = känner igen { $token-the }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = inte placerad än
brotherhood-own-beast = Dina hemligheter
brotherhood-own-hunters = Vad jägarna vet
brotherhood-own-figures = Dina pjäser
brotherhood-own-tokens = Identiteter och deras spår
brotherhood-own-cards = Årstidskort
brotherhood-held-cards = Årstidskort på hand
brotherhood-layer-possible = Deduktion
brotherhood-desk = Vad som går att sluta sig till
brotherhood-known = { $known ->
    [true] sann
    [taken] taget
    [laid] på bordet
    [held] på hand
    [possible] möjlig
   *[unknown] okänd
}
brotherhood-goals-chosen = { $goals ->
    [one] Besten kan bara ha valt { $goals } by (prickad ring)
   *[other] Besten kan ha valt vilken som helst av { $goals } byar (prickade ringar)
}
brotherhood-goals-next = { $goals ->
    [one] bara { $goals } by kan vara nästa (prickad ring)
   *[other] nästa by kan vara vilken som helst av { $goals } (prickade ringar)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Sommaren { $year }
    [autumn] Hösten { $year }
    [winter] Vintern { $year }
   *[spring] Våren { $year }
}
brotherhood-before = Våren { $year }, före första offret
brotherhood-round = Runda { $round } av { $rounds }
brotherhood-stage-lead = jägarna delar på pjäserna
brotherhood-stage-pick = { brotherhood-card-of-season } väljs
brotherhood-stage-discard = { brotherhood-card-of-season } slängs
brotherhood-stage-hide = Besten väljer sin identitet och var den börjar
brotherhood-stage-place = jägarna intar sina platser
brotherhood-stage-card = årstidskortet vänds upp
brotherhood-stage-portefaix = Portefaix får sin by
brotherhood-stage-shift = jägarna får flytta trupper
brotherhood-stage-troop = jägarna placerar en trupp
brotherhood-stage-extra = jägarna får placera en trupp till
brotherhood-stage-recall = Besten får ta tillbaka ett bykort
brotherhood-stage-prowl = Besten väljer sin nästa by
brotherhood-stage-move = jägarna flyttar
brotherhood-stage-call = jägarna får kalla till vapen
brotherhood-stage-drag = djävulen får flytta en jägare
brotherhood-stage-power = Besten avgör om den använder sin förmåga
brotherhood-stage-examine = jägarna undersöker
brotherhood-ending = { $ending ->
    [victims] Besten har tagit sitt sista offer och vinner
    [identity] Jägarna har avslöjat Bestens sanna identitet och vinner
    [fourth-token] Jägarna har tagit ett fjärde spår och vinner
    [draw] Våren 1767 är över: oavgjort
   *[time] Våren 1767 är över och Besten har tagit för få offer: jägarna vinner
}

# Actions
brotherhood-do-lead = Välj en pjäs
brotherhood-do-pick = Välj ett kort
brotherhood-do-discard = Släng ett kort
brotherhood-do-hide = Göm dig
brotherhood-do-place = Placera en jägare
brotherhood-do-card = Vänd upp ett kort
brotherhood-do-portefaix = Placera Portefaix
brotherhood-do-shift = Flytta en trupp
brotherhood-do-troop = Placera truppen
brotherhood-do-extra = Placera en trupp till
brotherhood-do-recall = Ta tillbaka ett kort
brotherhood-do-prowl = Välj en by
brotherhood-do-move = Flytta en jägare
brotherhood-do-call = Kalla till vapen
brotherhood-do-drag = Flytta en jägare med djävulen
brotherhood-do-power = Avgör om förmågan
brotherhood-do-examine = Undersök
brotherhood-do-decline = Avstå
brotherhood-do-end = Avsluta fasen

# Questions
brotherhood-open-lead = Välj en av jägarnas pjäser.
brotherhood-open-pick = Välj { brotherhood-card-of-season } att behålla. Det kan spelas en gång.
brotherhood-open-discard = Släng { brotherhood-card-of-season }; ingen får det.
brotherhood-open-hide = Välj i hemlighet din sanna identitet och din startby.
brotherhood-open-place = Placera en jägare i valfri by eller småby.
brotherhood-open-card = Välj { brotherhood-card-of-season } för den här rundan.
brotherhood-open-portefaix = Välj byn som Jacques Portefaix skyddar.
brotherhood-open-shift = { $left ->
    [one] Du får flytta { $left } trupp till på kartan, eller avstå.
   *[other] Du får flytta { $left } trupper till på kartan, eller avstå.
}
brotherhood-open-troop = Placera { $troop } i en by utan trupp, eller avstå och förlora dem.
brotherhood-open-extra = Du får placera en trupp till från valfri årstidsruta, eller avstå.
brotherhood-open-recall = Du får ta tillbaka ett bykort, eller avstå.
brotherhood-open-prowl = Välj byn du anfaller och spåret du lägger.
brotherhood-open-move = Flytta jägarna, högst en gång var, och avsluta fasen för alla.
brotherhood-open-call = Jägare i särskilda byar får kalla en by i närheten till vapen: ett anfall där tar inga offer. Välj, eller avböj.
brotherhood-open-drag = Djävulen får flytta en jägare en mil. Välj, eller avstå.
brotherhood-open-power = Använda { $token-of } förmåga? I dimma får jägarna bara veta antalet offer, inte om du använde den.
brotherhood-open-examine = Undersök ett spår, eller avsluta undersökningarna för alla jägare.
brotherhood-open-over = Partiet är slut.
brotherhood-ask-move = Vilken jägare flyttar?
brotherhood-ask-drag = Vilken jägare flyttar djävulen?
brotherhood-ask-shift = Vilken trupp flyttar?
brotherhood-ask-extra = Från vilken årstidsruta kommer truppen?
brotherhood-ask-examine = Vilken jägare undersöker?
brotherhood-ask-hide-at = Var börjar du som { $token }?
brotherhood-ask-to = Vart går { $hunter }?
brotherhood-ask-move-to = Vart går { $hunter }? Upp till 2 mil till fots: han står och skyddar. 3 mil till häst: han ligger och skyddar inte.
brotherhood-ask-move-card = Vart går { $hunter }? { $text }
brotherhood-ask-examine-at = I vilken by undersöker { $hunter }?
brotherhood-ask-shift-to = Vart går truppen från { $at }?
brotherhood-ask-extra-to = Vart går { brotherhood-season.of } trupp?
brotherhood-ask-trace = Vilket spår lägger du i { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Nedvänt, eller uppvänt med sin förmåga: två mil längre?
    [predator] Nedvänt, eller uppvänt med sin förmåga: ett offer till?
    [count] Nedvänt, eller uppvänt med sin förmåga: dragoner skyddar inte?
    [devil] Nedvänt, eller uppvänt med sin förmåga: flytta en jägare en mil?
   *[vagabond] Nedvänt, eller uppvänt med sin förmåga: ett offer till inom 3 mil från Auvers?
}

# What happened
brotherhood-log-lead = { $who } tar { $hunter }.
brotherhood-log-pick = { $who } väljer { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } väljer { brotherhood-card-of-season }: ”{ $card }”.
brotherhood-log-discard = { $who } slänger { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } slänger { brotherhood-card-of-season }: ”{ $card }”.
brotherhood-log-hide = Besten väljer i hemlighet sin identitet och sin startby.
brotherhood-log-hide-known = Besten gömmer sig i { $at } och är { $identity-the }.
brotherhood-log-place = { $who } placerar { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Besten börjar i { $at }: { $victims } offer.
   *[other] Besten börjar i { $at }: { $victims } offer.
}
brotherhood-log-card = { brotherhood-now }: ”{ $card }”.
brotherhood-log-portefaix = { $who } placerar Jacques Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Jacques Portefaix har mött Besten i { $at } och ger sig av.
brotherhood-log-shift = { $who } flyttar { $troop } från { $from } till { $to }.
brotherhood-log-troop = { $who } placerar { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens { $troop } går förlorade.
brotherhood-log-troop-lost-declined = { $who } avstår från årstidens { $troop }, som går förlorade.
brotherhood-log-take-back = Besten tar tillbaka sitt { brotherhood-season-trace }.
brotherhood-log-take-back-known = Besten tar tillbaka sitt { brotherhood-season-trace }: { $trace }.
brotherhood-log-take-back-card = Besten tar tillbaka kortet för { $village }.
brotherhood-log-recall = Besten tar tillbaka kortet för { $village }.
brotherhood-log-prowl = Besten väljer en by i hemlighet och lägger ett nedvänt spår.
brotherhood-log-prowl-trace = Besten väljer en by i hemlighet och lägger { $trace-of } spår uppvänt.
brotherhood-log-prowl-known = { $face ->
    [up] Besten väljer { $at } och lägger { $trace-of } spår uppvänt.
   *[down] Besten väljer { $at } och lägger { $trace-of } spår nedvänt.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rider till { $to }.
   *[walks] { $who }: { $hunter } går till { $to }.
}
brotherhood-log-drag = Djävulen flyttar { $hunter } till { $to }.
brotherhood-log-call = { $who } kallar folk till vapen i { $at }.
brotherhood-log-power = Besten avgör i hemlighet om den använder { $trace-of } förmåga.
brotherhood-log-power-known = { $use ->
    [used] Besten använder { $trace-of } förmåga.
   *[unused] Besten avstår från { $trace-of } förmåga.
}
brotherhood-log-attack = { $victims ->
    [0] Besten anfaller { $at }, { $leagues } bort: inga offer ({ $total } totalt).
    [one] Besten anfaller { $at }, { $leagues } bort: { $victims } offer ({ $total } totalt).
   *[other] Besten anfaller { $at }, { $leagues } bort: { $victims } offer ({ $total } totalt).
}
brotherhood-log-fog = { $victims ->
    [one] Besten anfaller i dimman: { $victims } offer ({ $total } totalt).
   *[other] Besten anfaller i dimman: { $victims } offer ({ $total } totalt).
}
brotherhood-log-fog-known = { $victims ->
    [one] Besten anfaller { $at } i dimman: { $victims } offer ({ $total } totalt).
   *[other] Besten anfaller { $at } i dimman: { $victims } offer ({ $total } totalt).
}
brotherhood-log-reveal = { $victims ->
    [one] I dimman var Besten i { $at }: { $victims } offer.
   *[other] I dimman var Besten i { $at }: { $victims } offer.
}
brotherhood-log-examine = { $who }: { $hunter } undersöker i { $at } och finner { $trace-of } spår.
brotherhood-log-recognise = { $who } känner igen landstrykaren i { $at } och tar den svarta markören.
brotherhood-log-ask = { $answer ->
    [yes] Jägarna tar { $trace-of } spår. Är det den sanna identiteten? Ja!
   *[no] Jägarna tar { $trace-of } spår. Är det den sanna identiteten? Nej.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } undersöker i { $at } och finner { $trace-of } spår: det är Bestens sanna identitet!
   *[no] { $who }: { $hunter } undersöker i { $at } och finner { $trace-of } spår: det är inte den sanna identiteten.
}
brotherhood-log-over = Besten visar sin sanna identitet: { $identity-the }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Skörd i sällskap
season-card-su1-text = Ett offer mindre den här årstiden (minst 0).
season-card-su2 = Långa dagar
season-card-su2-text = Jägare får gå upp till 3 mil till fots, eller rida 4 mil.
season-card-su3 = François Antoine
season-card-su3-text = Flytta upp till två trupper som redan är på kartan till andra byar utan trupp.
season-card-su4 = Marknader
season-card-su4-text = Grandrieu, Javols och Le Malzieu är fulla av beväpnat folk: ett anfall där tar inga offer.
season-card-su5 = Vittnen
season-card-su5-text = Besten lägger sin spårbricka uppvänd och får inte använda dess förmåga.
season-card-su6 = Jungfrun från Gévaudan
season-card-su6-text = Bönder skyddar som dragoner den här årstiden.
season-card-au1 = Dimma
season-card-au1-text = Bykortet ligger kvar nedvänt; offren läggs på dess baksida; Bestens pjäs lämnar kartan. Kortet visas tillsammans med nästa årstids anfall.
season-card-au2 = Skyfall
season-card-au2-text = Besten tar tillbaka en spårbricka som ligger på spelplanen; den byn kan inte längre undersökas.
season-card-au3 = Boskapen kommer ner
season-card-au3-text = Om anfallet tar minst ett offer, tar det ett till.
season-card-au4 = Sådd
season-card-au4-text = Ingen förstärkning: årstidens trupp går förlorad.
season-card-au5 = Leriga vägar
season-card-au5-text = Jägare får inte rida (bara 0–2 mil).
season-card-au6 = Tillbaka till bytet
season-card-au6-text = Före sitt val får Besten ta tillbaka ett bykort från spelplanen, utom kortet för byn där den är och, det första året, startbyns kort.
season-card-wi1 = Djup snö
season-card-wi1-text = Jägare går högst 1 mil till fots; 2 mil räknas som en ritt.
season-card-wi2 = Hunger
season-card-wi2-text = Anfallet tar 6 offer i stället för 5, minus antalet mil.
season-card-wi3 = Frusna floder
season-card-wi3-text = Besten får gå upp till 5 mil (7 med vargflocken uppvänd); högst 3 mil räknas när offren beräknas.
season-card-wi4 = Snön täcker allt
season-card-wi4-text = Ingen undersökning den här årstiden.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner skyddar bara Grandrieu, Javols och Le Malzieu den här årstiden.
season-card-wi6 = Hovet blundar
season-card-wi6-text = Ingen förstärkning (truppen går förlorad), och kungens sändebud stannar där han är i fas 3; han står fortfarande vakt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Placera den gula pjäsen Portefaix i valfri by (flytta den om den redan är på kartan). Det första anfallet på den byn tar inga offer; sedan lämnar pjäsen kartan.
season-card-sp2 = Skallgång
season-card-sp2-text = Besten får gå högst 3 mil den här årstiden (5 med vargflocken uppvänd).
season-card-sp3 = D’Ennevals hundar
season-card-sp3-text = Jägare får också undersöka en by exakt 1 mil bort.
season-card-sp4 = Fyrtio timmars bön
season-card-sp4-text = En stående jägare i Grandrieu, Javols eller Le Malzieu skyddar också varje by 1 mil bort.
season-card-sp5 = Tö
season-card-sp5-text = Jägare som rider 3 mil blir stående, så de skyddar.
season-card-sp6 = Kungens belöning
season-card-sp6-text = Efter den vanliga förstärkningen placeras en trupp till, från valfri årstidsruta som har någon kvar: den årstiden får senare en trupp mindre.
# Andra utgåvan; det som heter likadant är ett annat kort
season-card-su7 = { season-card-su3 }
season-card-su7-text = Dragoner skyddar också varje by högst 2 mil från sin egen.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Efter jägarnas drag får jägare i Grandrieu, Javols och Le Malzieu kalla en by högst 4 mil därifrån till vapen: ett anfall på den tar inga offer.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Bönder skyddar som dragoner den här årstiden. Efter den vanliga förstärkningen får jägarna placera en trupp till från valfri årstidsruta.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Besten lägger sin spårbricka uppvänd och får inte använda dess förmåga. Jägare får också undersöka en by exakt 1 mil bort.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Besten tar tillbaka en spårbricka som ligger på spelplanen; den byn kan inte längre undersökas. I fas 3 stannar biskopen där han är.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Ingen förstärkning: årstidens trupp går förlorad. Högst 3 mil räknas när offren beräknas.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Före sitt val får Besten ta tillbaka ett bykort från spelplanen, också kortet för byn där den är; ett spår vid kortet kan inte längre undersökas. Bara startbyns kort ligger kvar det första året.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Trupper skyddar bara Grandrieu, Javols och Le Malzieu den här årstiden.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Placera den gula pjäsen Portefaix i valfri by (flytta den om den redan är på kartan). Det första anfallet på den byn tar inga offer; sedan lämnar pjäsen kartan. Den här årstiden tar inget anfall mer än 1 offer.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Jägare i Grandrieu, Javols och Le Malzieu får undersöka därifrån, hur långt bort byn än är.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Varje jägare känner igen alla spår den här årstiden.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = Besten får gå högst 3 mil den här årstiden (5 med vargflocken uppvänd). Jägare som flyttar 3 mil går till fots, så de skyddar.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Jägare får också undersöka byar 1 eller 2 mil bort.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Besten har tagit sitt 25:e offer.
ending-brotherhood-of-the-wolf-identity = Jägarna har avslöjat Bestens sanna identitet.
ending-brotherhood-of-the-wolf-fourth-token = Jägarna har fyra spår.
ending-brotherhood-of-the-wolf-draw = Sista rundan är slut, och offer och spår som inte tagits blir tillsammans 25 eller fler: oavgjort.
ending-brotherhood-of-the-wolf-time = Sista rundan är slut, och Besten har inte nått sitt mål.
part-brotherhood-of-the-wolf-result = Resultat
part-brotherhood-of-the-wolf-victims = Offer
part-brotherhood-of-the-wolf-traces = Spår

## reasons

reason-brotherhood-of-the-wolf-lead-now = nu delar jägarna på pjäserna
reason-brotherhood-of-the-wolf-pick-now = nu väljs { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-discard-now = nu slängs { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-hide-now = nu väljer Besten sin identitet och sin startby
reason-brotherhood-of-the-wolf-place-now = nu intar jägarna sina platser
reason-brotherhood-of-the-wolf-card-now = nu vänds { brotherhood-card-of-season } upp
reason-brotherhood-of-the-wolf-portefaix-now = nu placeras Jacques Portefaix i en by
reason-brotherhood-of-the-wolf-shift-now = nu får trupper flyttas
reason-brotherhood-of-the-wolf-troop-now = nu placeras { brotherhood-season.of } trupp, eller så avstår man från den
reason-brotherhood-of-the-wolf-extra-now = nu får en trupp till placeras, eller så avstår man
reason-brotherhood-of-the-wolf-recall-now = nu får ett bykort tas tillbaka
reason-brotherhood-of-the-wolf-prowl-now = nu väljer Besten en by och ett spår
reason-brotherhood-of-the-wolf-move-now = nu flyttar jägarna
reason-brotherhood-of-the-wolf-call-now = nu får en by kallas till vapen
reason-brotherhood-of-the-wolf-drag-now = nu får djävulen flytta en jägare
reason-brotherhood-of-the-wolf-power-now = nu avgör Besten om den använder sin förmåga
reason-brotherhood-of-the-wolf-examine-now = nu undersöker jägarna
reason-brotherhood-of-the-wolf-led-already = en annan spelare har redan { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = en annan spelare har { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } är ingen startby; startbyarna är { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } är redan placerad
reason-brotherhood-of-the-wolf-other-season-drafted = kortet ”{ $card }” är inte { brotherhood-card-of-season }, och bara sådana väljs nu
reason-brotherhood-of-the-wolf-card-gone = kortet ”{ $card }” är redan valt eller slängt
reason-brotherhood-of-the-wolf-card-of-other-season = kortet ”{ $card }” är inte { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-card-seen = kortet ”{ $card }” har redan spelats, och inget kort kommer två gånger
reason-brotherhood-of-the-wolf-card-not-in-hand = kortet ”{ $card }” valdes inte
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } är en småby: Jacques Portefaix står bara i byar
reason-brotherhood-of-the-wolf-no-troop-here = ingen trupp är i { $place }
reason-brotherhood-of-the-wolf-shifted-already = truppen i { $place } har redan flyttats den här årstiden
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } är en småby: trupper står bara i byar
reason-brotherhood-of-the-wolf-troop-on-troop = en trupp är redan i { $place }, och en by har bara plats för en
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] ingen trupp finns kvar på sommarens ruta
    [autumn] ingen trupp finns kvar på höstens ruta
    [winter] ingen trupp finns kvar på vinterns ruta
   *[spring] ingen trupp finns kvar på vårens ruta
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet för byn där du är måste ligga kvar
reason-brotherhood-of-the-wolf-recall-start-village = startbyns kort ligger kvar till våren 1765
reason-brotherhood-of-the-wolf-no-card-here = kortet för { $place } ligger inte uppvänt på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } är en småby: Besten anfaller bara byar
reason-brotherhood-of-the-wolf-prowl-in-place = Besten är i { $place } och måste vidare
reason-brotherhood-of-the-wolf-village-card-lies = kortet för { $place } ligger fortfarande på bordet: ingen by två gånger inom ett år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } är { $leagues } mil bort, och Besten går högst { $reach }
reason-brotherhood-of-the-wolf-token-taken = jägarna har tagit { brotherhood-identity.of } spårbricka
reason-brotherhood-of-the-wolf-token-lies = { brotherhood-identity.of } spårbricka ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } är { $leagues } mil bort: bara vargflocken, uppvänd, går så långt
reason-brotherhood-of-the-wolf-face-up-only = årstidens kort kräver att spår läggs uppvända
reason-brotherhood-of-the-wolf-drag-one-league = djävulen flyttar en jägare exakt en mil; till { $place } är det { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen av dina jägare kan flytta mer den här årstiden
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } har redan flyttat den här årstiden
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } stannar där han är den här årstiden
reason-brotherhood-of-the-wolf-call-too-far = { $place } är ingen by högst { $reach } mil från en särskild by med en jägare
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } är redan i { $place }; en jägare som inte flyttar står där
reason-brotherhood-of-the-wolf-move-too-far = { $place } är { $leagues } mil bort, och en jägare går högst { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen av dina jägare har ett spår kvar att undersöka
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har inget spår att undersöka
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har redan undersökt den här årstiden
reason-brotherhood-of-the-wolf-no-trace-here = det finns inget spår att undersöka i { $place }
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } är { $leagues } mil från { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrykaren har redan blivit igenkänd i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } känner inte igen vargflockens spår i { $place }
    [predator] { brotherhood-hunter } känner inte igen rovdjurets spår i { $place }
    [count] { brotherhood-hunter } känner inte igen grevens spår i { $place }
    [devil] { brotherhood-hunter } känner inte igen djävulens spår i { $place }
   *[vagabond] { brotherhood-hunter } känner inte igen landstrykarens spår i { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglerna för Vargens brödraskap (Brotherhood of the Wolf) med våra egna ord, efter spelets ryska regelhäfte. Det som häftets text inte berättar är vårt eget och märkt så: vägkartan, 23 av de 24 årstidskorten, årstid och fas för kortet Dimma, och vilken jägare som känner igen vilket spår (B1.3). Den som äger spelet kan spela med karta och kort från egna filer. Wolfden är inofficiellt.

# B1
rule-b1 = Mål och delar
rule-b1-intro = En spelare är Besten från Gévaudan, de andra är jägare mot den. Besten vinner om den tar 25 offer inom 12 rundor. Jägarna vinner om de förhindrar det eller dessförinnan avslöjar Bestens sanna identitet (B8).
rule-b1-1 = Byarna har nummer 1 till 30, småbyar har inga. Varje väg är en mil lång, och avståndet är den kortaste vägen. Grandrieu, Javols och Le Malzieu är särskilda byar: en del kort gäller dem.
rule-b1-1-rebuilt = Kartan är vår egen: 30 byar, 36 småbyar och 110 vägar på sina verkliga platser. Från häftet är startbyarna, Auvers som nummer 3, de särskilda byarna och exemplet i B11.1. Vad kort gör med de särskilda byarna är vårt eget.
rule-b1-2 = Besten har fem identiteter: vargflock, rovdjur, greve, djävul, landstrykare. Var och en har ett kort och en tvåsidig spårbricka.
rule-b1-3 =
    De fyra jägarna är alltid med, ledda av 1 till 4 spelare mot den som spelar Besten. Var och en känner igen ett spår på dess symbol, och alla känner dessutom igen landstrykaren.
    | jägare | spår
    | biskopen | djävul
    | skogvaktaren | vargflock
    | markisen | rovdjur
    | kungens sändebud | greve
rule-b1-3-ruling = Pjäserna delas ut i tur och ordning till jägarnas platser, eller så väljer spelarna dem i tur och ordning (val för bordet); häftet överlåter det åt dem. Varje spelare leder bara sina egna pjäser; ett annat val låter varje jägarspelare använda alla. I häftet rådgör jägarna; att vem som helst av dem får placera truppen och avsluta förflyttningarna eller undersökningarna för hela laget är vårt eget.
rule-b1-3-rebuilt = Häftet berättar att varje jägare har två symboler, att alla fyra har landstrykaren och att skogvaktaren känner igen vargflocken men markisen inte gör det. Biskopens, markisens och sändebudets symboler är våra egna; en egen kartfil kan ändra dem.
rule-b1-4 = Det finns 12 trupper: 3 med dragoner på var och en av rutorna för sommar och vår, 3 med bönder på var och en av rutorna för höst och vinter. Dessutom finns 25 blodbrickor för offren och pjäsen Portefaix.
rule-b1-5 = Spelet har högst 12 rundor, en för varje årstid från sommaren 1764 till våren 1767. Varje runda har fyra faser: årstid, Besten, jägarna, anfall.

# B2
rule-b2 = Första offret (våren 1764)
rule-b2-1 = Besten väljer i hemlighet sin sanna identitet och en startby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jägarna ställer sina fyra pjäser i valfria byar eller småbyar, tillsammans eller var för sig.
rule-b2-2-ruling = Varje pjäs placeras en gång; när alla fyra är på kartan visas startbyn.
rule-b2-3 = Startbyn visas. Finns ingen jägare där, tar Besten 1 offer. Inget spår läggs, och bykortet ligger kvar på vårens ruta till våren 1765, så byn kan inte väljas innan dess.
rule-b2-3-ruling = Ett årstidskort som ger tillbaka bykort låter detta ligga kvar, om det inte nämner det.

# B3
rule-b3 = Fas 1: årstid
rule-b3-1 = Ett slumpat kort för årstiden som inte har setts förr vänds upp. Bara det nyaste kortet gäller: det verkar i fasen det nämner, och verkan varar till rundans slut. Två saker varar längre: Jacques Portefaix står kvar tills han behövs, och dimma döljer sin by till nästa anfall (B7.2).
rule-b3-1-rebuilt = Varje årstid har sex kort. Häftet beskriver verkan av ett av dem, Dimma (B7). Att Dimma finns en gång, på hösten, och verkar i fas 4 är vårt eget. De andra 23 kortens texter finns inte i häftet; de som är här är våra egna.
rule-b3-2 = Jägarna ställer en trupp från årstidens ruta i en by som inte har någon, aldrig i en småby. Den stannar på kartan resten av spelet; bara ett kort kan flytta den. Avstår de, går den förlorad; en tom ruta ger ingenting. Kort som placerar Portefaix eller flyttar trupper kommer först.

# B4
rule-b4 = Fas 2: Besten
rule-b4-1 = Besten tar tillbaka spårbrickan den lade för två årstider sedan och bykortet den lade denna årstid förra året.
rule-b4-2 = Den väljer i hemlighet en by 1 till 4 mil bort vars kort den har på hand, så ingen by kommer två gånger inom ett år. Med kortet lägger den en ledig spårbricka, alltså en som varken ligger på spelplanen eller finns hos jägarna: nedvänd utan förmåga, eller uppvänd med sin förmåga.
rule-b4-2-ruling = By och bricka är ett enda val och prövas som ett par: 5 eller 6 mil är bara möjliga med vargflocken uppvänd.
rule-b4-3 = Besten går igenom allt och får sluta där jägare eller trupper är. Den slutar aldrig i en småby och stannar aldrig där den är.
rule-b4-4 =
    En uppvänd bricka har sin förmåga, vilken den sanna identiteten än är. Besten avgör om den används och får bluffa: en uppvänd greve betyder till exempel inte att den anfaller dragoner.
    | bricka | förmåga
    | vargflock | 2 mil längre, högst 6
    | rovdjur | 1 offer till
    | greve | dragoner skyddar inte
    | djävul | får flytta en jägare en mil
    | landstrykare | 1 offer till om den anfallna byn är högst 3 mil från Auvers
rule-b4-4-ruling = Häftet säger inte när djävulen flyttar jägaren. Här sker det genast, när brickan läggs; ett bord kan i stället välja början av fas 4, innan byn visas. I båda fallen står eller ligger jägaren som förut. Rovdjur, greve och landstrykare verkar av sig själva: där byn visas skadar ett offer till aldrig Besten. I dimma är antalet en ledtråd, så där bestämmer Besten i hemlighet i början av fas 4. Ett kort som ändrar Bestens räckvidd ändrar också vargflockens gräns.
rule-b4-5 = En by utom räckhåll kan inte väljas.
rule-b4-5-ruling = I häftet kan Besten begå det misstaget: då stannar den där den är och tar inga offer, men bykortet ligger kvar öppet, och jägare där får undersöka. Programmet låter det inte hända; spela så vid ett riktigt bord.

# B5
rule-b5 = Fas 3: jägarna
rule-b5-1 = Varje jägare flyttar 0 till 3 mil, i valfri ordning. De får stanna i småbyar och dela plats. Med 0 till 2 mil är jägaren till fots, står och skyddar byn. Exakt 3 mil är en ritt: pjäsen ligger till nästa fas 3 och skyddar inte.
rule-b5-1-ruling = En jägare flyttar en gång. Den som inte har flyttat när fasen slutar har flyttat 0 mil och står. Där ett kort ändrar talen är allt utöver milen till fots en ritt.

# B6
rule-b6 = Fas 4: anfall
rule-b6-1 = Byn visas, och Bestens pjäs flyttas dit.
rule-b6-2 =
    Offren är 5 minus antalet mil, ändrat av kort, plus 1 för en förmåga, minus 1 för bönder där, men inte under 0. Finns där en stående jägare, dragoner (om inte greven är uppvänd) eller ett annat skydd, dör ingen. Det som ett kort lägger till ”om det finns något offer” kommer sist.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | offer | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = ”Inte under 0” tillämpas en gång, efter bönderna. Antalet mil är den kortaste vägens: omvägar erbjuder programmet inte.
rule-b6-3 = Med offer nummer 25 vinner Besten genast, före varje undersökning. Offer utöver det 25:e räknas inte.
rule-b6-4 = Sedan får jägarna undersöka, i den ordning de vill. En jägare, stående eller liggande, i Bestens by eller i den som anfölls årstiden före vänder upp spåret där. En jägare på plats som känner igen det tar brickan och frågar: är det din sanna identitet? Svaret är alltid sant. Ja: jägarna vinner genast. Nej: de behåller brickan.
rule-b6-4-ruling = Varje jägare undersöker en gång per årstid; flera får göra det, i vilken som helst av de två byarna. Bara undersökningar som kan ändra något erbjuds, och rundan är slut när ingen är kvar.
rule-b6-5 = Landstrykaren måste kännas igen i två olika byar, och en by räknas bara en gång, oavsett år. Första gången tar jägarna den svarta markören och brickan ligger kvar; andra gången tar de brickan och frågar.
rule-b6-5-ruling = En dold landstrykare i markörens by vänds upp, men räknas inte igen.
rule-b6-6 = En bricka som redan är uppvänd kan tas på samma sätt, av en jägare som känner igen den och är i den nuvarande eller förra byn.
rule-b6-7 = Med den fjärde spårbrickan vinner jägarna genast; den svarta markören räknas inte. Är den fjärde den sanna identiteten, anges identiteten som skäl.
rule-b6-8 = Har ett årstidskort tagit bort bykortet eller dess spår, finns inget att undersöka.
rule-b6-8-rebuilt = Av våra kort gör ”{ season-card-au7 }” det med ett spår och ”{ season-card-au9 }” med ett bykort; i första utgåvan tar det bara bykort utan spår.

# B7
rule-b7 = Dimma
rule-b7-1 = I dimma ligger bykortet kvar nedvänt, och offren läggs på dess baksida: antalet är öppet för alla och räknas genast. Skydd verkar utan att avslöja var, och om Besten använder en förmåga förblir dess hemlighet (B4.4). Bestens pjäs lämnar kartan, och dess by kan inte undersökas denna årstid.
rule-b7-1-ruling = Antalet är nytt för jägarna, så inget före det kan ångras.
rule-b7-2 = Nästa årstid går Besten vidare från sin dolda plats. I fas 4 visas båda korten, och den dolda byn är den förra. Hur spelet än slutar visas byn då.
rule-b7-2-ruling = Följer dimma på dimma, vilket bara egna kort kan leda till, visas det äldre kortet och det nyare förblir dolt.

# B8
rule-b8 = Spelets slut
rule-b8-1 = Besten vinner med 25 offer. Jägarna vinner när de avslöjar dess sanna identitet eller tar den fjärde spårbrickan.
rule-b8-1-ruling = Vid slutet visas identiteten och en dold by; nedvända spår förblir nedvända. En vinst ger 2, oavgjort 1, lika för alla jägare.
rule-b8-2 = Efter runda 12 läggs spårbrickorna som jägarna inte har tagit till offren. Blir det 25 eller mer, är spelet oavgjort; annars vinner jägarna.

# B9
rule-b9 = Variant för experter
rule-b9-1 = Vår och sommar gynnar jägarna, höst och vinter Besten. Före B2, i ordningen vår, sommar, höst, vinter, väljer den gynnade sidan ett av de sex korten, den andra slänger ett, och så vidare tills tre är valda; det sista slängs. Varje valt kort kan spelas en gång och läsas när som helst.
rule-b9-1-ruling = Båda sidor ser bådas kort, eftersom var och en kan räkna ut den andras; för åskådare är korten dolda tills de spelas.
rule-b9-2 = I fas 1 väljer den gynnade sidan ett av sina kort för årstiden, i stället för ett slumpat.

# B10
rule-b10 = Årstidskort
rule-b10-intro =
    Varje årstid har sex kort. Vart och ett verkar i sin fas. Verkan av { season-card-au1 } är från häftet (B7), allt annat är vårt eget. Det här är kortens andra utgåva; B10.10 har den förstas kort.

    Sommar
    | kort | fas | verkan
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Höst
    | kort | fas | verkan
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Vinter
    | kort | fas | verkan
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Vår
    | kort | fas | verkan
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Den extra truppen från ”{ season-card-su9 }” är en som en senare årstid hade gett; den får avböjas utan att gå förlorad. Detsamma gäller första utgåvans ”{ season-card-sp6 }”. Första utgåvans ”{ season-card-su3 }” flyttar en trupp i taget och ingen två gånger; byn som en trupp lämnar är ledig igen.
rule-b10-1-rebuilt = Våra egna kort.
rule-b10-2 = ”{ season-card-au7 }” måste utföras, efter B4.1. Även ”{ season-card-au9 }” kommer efter B4.1: då har bara kortet för Bestens nuvarande by fortfarande ett spår. Tar Besten det kortet, ligger spåret kvar på spelplanen till B4.1 och ingen kan undersöka det (B6.8); i första utgåvan får det kortet inte tas. Startbyns kort ligger kvar (B2.3).
rule-b10-2-ruling = ”Skyfall” lämnar inget val: efter B4.1 ligger högst ett spår på spelplanen.
rule-b10-2-rebuilt = Våra egna kort.
rule-b10-3 = Med ”Jungfrun från Gévaudan” hindrar bönder alla offer, som dragoner, i stället för bara ett. Greven bryr sig lika lite om dem som om dragoner.
rule-b10-3-rebuilt = Vårt eget kort.
rule-b10-4 = Med ”D’Ennevals hundar” räknas varje jägare inom 1 mil som närvarande, också liggande eller i en småby. ”Snön täcker allt” förbjuder också att ta uppvända brickor (B6.6).
rule-b10-4-rebuilt = Våra egna kort.
rule-b10-5 = Portefaix hindrar alla offer vid det första anfallet på sin by, även mot greven. Sedan ger han sig av, också om något annat skyddade byn; i dimma ger han sig av när byn visas.
rule-b10-5-ruling = Han får ställas där han redan står. Placeras han på nytt medan dimma döljer ett anfall, rör det anfallet honom inte längre.
rule-b10-5-rebuilt = Vårt eget kort.
rule-b10-6 = Med ”{ season-card-wi6 }” flyttar kungens sändebud 0 mil i fas 3, står och skyddar; med ”{ season-card-au7 }” gäller det biskopen. Djävulen får fortfarande flytta dem.
rule-b10-6-rebuilt = Vårt eget kort.
rule-b10-7 = Med ”{ season-card-su8 }” får jägarna, när alla har flyttat och före djävulen och anfallet, kalla en by till vapen: en by högst 4 mil från Grandrieu, Javols eller Le Malzieu, om en jägare, stående eller liggande, är i den särskilda byn. Greven hjälper inte mot den.
rule-b10-7-ruling = Vilken jägarspelare som helst avgör det för alla, som med en trupp (B1.3).
rule-b10-7-rebuilt = Våra egna kort.
rule-b10-8 = Med ”{ season-card-sp8 }” räknas en jägare i en särskild by, stående eller liggande, som närvarande i båda byarna som kan undersökas (B6.4).
rule-b10-8-rebuilt = Våra egna kort.
rule-b10-9 = Med ”{ season-card-su7 }” skyddar dragoner närliggande byar som sin egen: greven bryr sig inte om dem. Med ”{ season-card-wi7 }” räddar bönder på andra ställen ingen.
rule-b10-9-rebuilt = Våra egna kort.
rule-b10-10 =
    Valet av kortens utgåva ger tillbaka den första utgåvan, där de här korten träder i stället för dem med samma namn.
    | kort | fas | verkan
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
rule-b10-10-rebuilt = Våra egna kort.

# B11
rule-b11 = Exempel
rule-b11-1 = Från Langeac ligger exakt dessa byar inom 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Från Langeac till Saugues är det 3 mil: 2 offer. Med bönder där blir det 1, med rovdjuret uppvänt 3, med dragoner eller en stående jägare 0.
rule-b11-3 = Med vargflocken uppvänd ger 5 eller 6 mil inga offer.
rule-b11-4 = På våren anfaller Besten Javols, där markisen står: inga offer. Markisen vänder upp spåret, en vargflock, som han inte känner igen, så det ligger kvar. På sommaren rider skogvaktaren 3 mil till Javols och tar det. Svaret är nej, och spelet går vidare.
rule-b11-5 = Efter runda 12 finns 22 offer och 3 brickor som inte är tagna: oavgjort. Med 21 offer och 3 brickor vinner jägarna.

# What the pictures show
picture-b1-1 = Kartan: byar med nummer, småbyar utan, och vägar på en mil.
picture-b1-5 = Tolv årstider, 25 offer och fyra spår: så långt har båda sidor kommit.
picture-b2-2 = Jägarna har intagit sina platser.
picture-b5-1 = En jägare ligger efter en ritt och skyddar inte; den andra står och skyddar byn.
picture-b6-2 = Dragoner och stående jägare skyddar sina byar; bönder räddar ett liv.
picture-b6-4 = Besten har anfallit; spåret den lämnade är uppvänt.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Besten vinner med 25 offer på tolv årstider. Jägarna vinner om de förhindrar det, avslöjar dess sanna identitet eller tar fyra av dess spår.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Varje årstid: ett kort, en trupp till jägarna, Bestens hemliga val, jägarnas förflyttningar, anfallet, undersökningen.
aid-brotherhood-of-the-wolf-beast = Besten
aid-brotherhood-of-the-wolf-beast-1 = Besten går 1 till 4 mil till en by den inte anfallit inom ett år. Ju närmare, desto fler offer: fem minus antalet mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | offer | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Där lägger den ett nedvänt spår, eller ett uppvänt för att använda förmågan: vargflock +2 mil, rovdjur +1 offer, greve struntar i dragoner, djävul flyttar en jägare en mil, landstrykare +1 offer inom 3 mil från Auvers.
aid-brotherhood-of-the-wolf-hunters = Jägarna
aid-brotherhood-of-the-wolf-hunters-1 = Jägare går upp till 3 mil. Efter högst 2 står de och skyddar sin by; 3 är en ritt, och en ryttare skyddar inte.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner skyddar en by, bönder räddar ett liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jägare i den anfallna byn, eller i den som anfölls förut, får vända upp spåret. En jägare som känner igen det tar det och frågar om det är den sanna identiteten.
aid-brotherhood-of-the-wolf-knowledge = Vilken jägare känner igen vilket spår
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jägare | spår
    | biskopen | djävul
    | skogvaktaren | vargflock
    | markisen | rovdjur
    | kungens sändebud | greve
    | alla | landstrykare
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrykaren måste kännas igen i två olika byar.
aid-brotherhood-of-the-wolf-knowledge-3 = Rekonstruerat: biskopens, markisens och sändebudets symboler (B1.3).
aid-brotherhood-of-the-wolf-end = Slutet
aid-brotherhood-of-the-wolf-end-1 = Efter den tolfte årstiden: om offer och spår som inte tagits tillsammans blir 25 eller fler är det oavgjort. Annars vinner jägarna.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] nedvänt spår
    [victim] offer
    [portefaix] Portefaix
   *[marker] svart markör
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    I juni 1764 dödade ett djur en flicka på fjorton år vid Les Hubacs, i östra utkanten av Gévaudan: en fattig höglänt bygd i södra Frankrike, i dag departementet Lozère. Månad efter månad dog fler, de flesta kvinnor och barn som vallade boskap. De som kom undan berättade om en best större än någon varg.

    Dragoner jagade den hela den första vintern. Biskopen kallade den ett Guds straff, tidningar i hela Europa skrev om den, och kung Ludvig XV sände sina bästa jägare. I september 1765 sköt en av dem, François Antoine, en stor varg vid Les Chazes. För hovet var saken avslutad; i december började anfallen igen.

    Nu fick bygden klara sig själv. Den 19 juni 1767 sköt Jean Chastel ett stort vargliknande djur nära Auvers, och anfallen upphörde. På tre år hade omkring hundra människor dött.

    Ingen kunde bevisa vad Besten var, eller om en människa ledde den. En vargflock, något annat rovdjur, en adelsman, djävulen, en främling: de misstankarna är spelets fem identiteter. Regelhäftet börjar med en replik ur filmen med samma namn (Christophe Gans, 2001), som berättar en egen historia.

about-brotherhood-of-the-wolf-people = Personerna
about-brotherhood-of-the-wolf-people-1 = Jacques Portefaix var en tolvårig vallpojke (regelhäftet säger tretton). Den 12 januari 1765 stod han och sex andra barn emot Besten nära Chanaleilles och fick den att släppa ett av dem. Kungen belönade dem alla och betalade hans skolgång.
about-brotherhood-of-the-wolf-people-2 = Biskopen av Mende, Gabriel-Florent de Choiseul-Beaupré, förklarade i slutet av 1764 att Besten var ett Guds straff och påbjöd fyrtio timmars bön i kyrkorna.
about-brotherhood-of-the-wolf-people-3 = Markisen d’Apcher, en ung adelsman från trakten, ledde jakter på egen bekostnad sedan hovet hade tappat intresset. Den sista av dem, i juni 1767, fann Besten.
about-brotherhood-of-the-wolf-people-4 = Jean Chastel, en bonde från La Besseyre känd som god jägare, sköt djuret i juni 1767. I regelhäftet är han skogvaktare.
about-brotherhood-of-the-wolf-people-5 = D’Enneval, en berömd vargjägare från Normandie, kom med sin son och deras hundar i februari 1765. De jagade fram till sommaren utan framgång.
about-brotherhood-of-the-wolf-people-6 = François Antoine, bärare av kungens arkebus, tog d’Ennevals plats i juni 1765. Vargen som han sköt vid Les Chazes visades upp i Versailles.
about-brotherhood-of-the-wolf-people-7 = Greven av Morangiès var officer, från en gammal släkt i trakten. På hans tid anklagade ingen honom: att han var Bestens herre är ett påhitt av romaner och filmer, från 1930-talet och framåt.
about-brotherhood-of-the-wolf-people-8 = Landstrykaren har inget namn. Regelhäftet berättar om en främling vars väg tycktes följa offren; under de åren trodde många på människor som blir vargar.

about-brotherhood-of-the-wolf-places = Platserna
about-brotherhood-of-the-wolf-places-1 = Kartans 30 byar och 36 småbyar finns alla på riktigt och ligger där de är ritade.
about-brotherhood-of-the-wolf-places-2 = Vid Les Hubacs dog det första kända offret, den 30 juni 1764. Nära Langogne hade oxar kort dessförinnan räddat en kvinna från ett anfall.
about-brotherhood-of-the-wolf-places-3 = I socknen Chanaleilles stod Jacques Portefaix och hans vänner på sig.
about-brotherhood-of-the-wolf-places-4 = Nära Paulhac sårade Marie-Jeanne Valet Besten med ett spjut i augusti 1765. Hon blev känd som jungfrun från Gévaudan.
about-brotherhood-of-the-wolf-places-5 = Vid Les Chazes sköt François Antoine sin varg, nära Auvers sköt Jean Chastel sin.
about-brotherhood-of-the-wolf-places-6 = Mende var biskopens säte, Saint-Alban grevarnas av Morangiès.

about-brotherhood-of-the-wolf-cards = Årstidskorten
about-brotherhood-of-the-wolf-cards-1 = Sommaren berättar om långa dagar, arbete i sällskap och marknader, och om två människor från sommaren 1765: François Antoine och jungfrun från Gévaudan.
about-brotherhood-of-the-wolf-cards-2 = Hösten för dimma och regn till bergen och boskapen ner från dem, och folk har fullt upp med sådden.
about-brotherhood-of-the-wolf-cards-3 = Vintern betyder djup snö och hunger, dragoner i sina kvarter och ett hov som efter Antoines varg inte ville höra mer om Besten.
about-brotherhood-of-the-wolf-cards-4 = Våren har Portefaix, skallen med tusentals drevkarlar, d’Ennevals hundar, biskopens böner och kungens belöning.

about-brotherhood-of-the-wolf-advice-hunters = Råd till jägarna
about-brotherhood-of-the-wolf-advice-hunters-1 = Skydda de byar där ett anfall skulle kosta flest liv: de som ligger närmast Besten.
about-brotherhood-of-the-wolf-advice-hunters-2 = Gå så nära platserna där Besten kan vara att den måste gå långt.
about-brotherhood-of-the-wolf-advice-hunters-3 = Håll er inom tre mil från byarna där ni väntar den: då kan ni rida dit och läsa spåret årstiden efter anfallet.
about-brotherhood-of-the-wolf-advice-hunters-4 = Tänk en årstid framåt.

about-brotherhood-of-the-wolf-advice-beast = Råd till Besten
about-brotherhood-of-the-wolf-advice-beast-1 = Gå korta vägar: varje mil mindre är ett offer till.
about-brotherhood-of-the-wolf-advice-beast-2 = Anfall där ingen väntar dig.
about-brotherhood-of-the-wolf-advice-beast-3 = När jägarna drar en ring kring dig, få den att öppna sig innan den sluts.
about-brotherhood-of-the-wolf-advice-beast-4 = Lägg inget spår nära en jägare som känner igen det.
about-brotherhood-of-the-wolf-advice-beast-5 = Tänk en årstid framåt.

about-brotherhood-of-the-wolf-credits =
    Upphovsman: Charlec. Illustrationer: ann & seb. Formgivning och grafisk design: Benjamin Treilhou. Utveckling: Didier Jacobée och Thierry Morange.

    Utgivet av Multivers, Châteaudun (© 2023); den franska titeln är La Bête. Rysk utgåva: Magellan, 2023, översatt av Anna Achatova. Wolfden följer version 1.0 av dess regler.


## guide

# Första partiet Vargens brödraskap med guide, steg för steg.
guide-brotherhood-of-the-wolf-welcome = Gévaudan, vintern 1766. Besten har tagit 18 offer. Med 25 vinner den, och bara två årstider är kvar för att fånga den. Du leder jägarna: ta reda på vad den är!
guide-brotherhood-of-the-wolf-hunters = Besten har en av fem identiteter, och varje jägare känner igen en: biskopen djävulen, skogvaktaren vargflocken, markisen rovdjuret, kungens sändebud greven. Landstrykaren känns igen av alla.
guide-brotherhood-of-the-wolf-troop = Varje årstid kommer en trupp. Dragoner skyddar en by, bönder räddar ett liv där. Placera bönderna där du väntar dig Besten: den sågs sist i Saint-Flour-de-Mercoire.
guide-brotherhood-of-the-wolf-troop-done = Byn är bevakad. Det ser Besten också.
guide-brotherhood-of-the-wolf-troop-hint = Le Cheylard ligger bara en mil från platsen där Besten sågs sist.
guide-brotherhood-of-the-wolf-beast = Besten har gjort sitt val i hemlighet: en by några mil bort och ett spår som ligger nedvänt där. Ringarna på kartan visar vart den når. Spåret den lade i höstas, här i Saint-Flour-de-Mercoire, ligger uppvänt: vargflocken.
guide-brotherhood-of-the-wolf-ride = För en jägare till det uppvända spåret. Upp till två mil går en jägare till fots och skyddar byn han är i; tre mil är en ritt, och då ligger han ner och skyddar ingen.
guide-brotherhood-of-the-wolf-ride-done = Han är vid spåret. Den som känner igen tecknet får fråga Besten.
guide-brotherhood-of-the-wolf-ride-hint = Skogvaktaren känner igen vargflocken. Tre mil är en ritt, och det är långt nog.
guide-brotherhood-of-the-wolf-close = Flytta de andra jägarna som du vill och avsluta sedan fasen: Besten måste visa var den är. Ett spår kan läsas i bara två årstider, så håll er nära.
guide-brotherhood-of-the-wolf-close-done = Besten har visat sig.
guide-brotherhood-of-the-wolf-close-hint = Sändebudet och markisen kan komma närmare. Biskopen kan stanna i norr, ifall Besten skulle vända. Avsluta sedan fasen.
guide-brotherhood-of-the-wolf-attack = Ett anfall tar 5 offer minus ett för varje mil Besten kom. Dragoner, eller en jägare som står där, hindrar det; bönder räddar ett liv.
guide-brotherhood-of-the-wolf-examine = Nu får jägare undersöka där Besten är och där den var förut. Den som känner igen tecknet tar spåret och frågar: är det din sanna identitet?
guide-brotherhood-of-the-wolf-examine-done = Ni har fått ert svar, och ni behåller spårbrickan. En fjärde bricka skulle också vinna spelet.
guide-brotherhood-of-the-wolf-examine-hint = Skogvaktaren känner igen vargflocken, som ligger uppvänd.
guide-brotherhood-of-the-wolf-spring = Sista årstiden. Ett spår ligger fortfarande nedvänt. Knappen ”{ brotherhood-layer-possible }” bredvid spelplanen visar vad ni vet: vad Besten kan vara och vart den kan gå.
guide-brotherhood-of-the-wolf-guard = Först truppen: placera dragonerna i en by som Besten kan nå.
guide-brotherhood-of-the-wolf-guard-done = Där lyckas inget anfall, om inte Besten har en förmåga mot dragoner.
guide-brotherhood-of-the-wolf-guard-hint = Les Hubacs ligger intill Luc, och ingen bevakar den.
guide-brotherhood-of-the-wolf-hounds = Årstidskortet hjälper er: med d’Ennevals hundar får jägare undersöka på en mils håll. Under tiden har Besten gått vidare i hemlighet.
guide-brotherhood-of-the-wolf-near = För en jägare till Luc eller en mil därifrån. Fyra misstänkta är kvar: sändebudet känner igen greven, markisen rovdjuret, biskopen djävulen.
guide-brotherhood-of-the-wolf-near-done = Därifrån når hundarna spåret.
guide-brotherhood-of-the-wolf-near-hint = Les Hubacs, Puylaurent och Saint-Flour-de-Mercoire ligger intill Luc.
guide-brotherhood-of-the-wolf-night = Flytta de andra som du vill och avsluta sedan fasen.
guide-brotherhood-of-the-wolf-night-done = Besten har slagit till. Men ingen vaktar spåret i Luc.
guide-brotherhood-of-the-wolf-night-hint = Två jägare som känner igen var sin misstänkt är bättre än en. Avsluta sedan fasen.
guide-brotherhood-of-the-wolf-name = Avslöja Besten! Varje jägare som undersöker vänder upp spåret, även ett han inte känner igen. Den som känner igen det tar det och frågar.
guide-brotherhood-of-the-wolf-name-done = ”Ja!” En greve låg bakom Besten, och Gévaudan kan andas ut.
guide-brotherhood-of-the-wolf-name-hint = Låt jägarna vid Luc undersöka en efter en. Sändebudet känner igen greven.
guide-brotherhood-of-the-wolf-won = Jägarna vinner genom att avslöja Bestens sanna identitet, eller med fyra spårbrickor. Händer inget av det på tolv årstider avgör offren.
guide-brotherhood-of-the-wolf-again = Ett helt parti börjar sommaren 1764 med ett första offer. Ett uppvänt spår ger Besten en förmåga men avslöjar mer för er. Spela ett helt parti som jägare, eller var Besten själv!

# Bestens första parti med guide.
guide-brotherhood-of-the-wolf-beast-welcome = Gévaudan, hösten 1766. Du är Besten, och ingen vet att en greve ligger bakom. Du har tagit 16 offer. Med 25 vinner du, och tre årstider är kvar.
guide-brotherhood-of-the-wolf-beast-hunters = Fyra jägare letar efter dig, och var och en känner igen en identitet: biskopen djävulen, skogvaktaren vargflocken, markisen rovdjuret, sändebudet greven. Hittar sändebudet grevens spår har du förlorat.
guide-brotherhood-of-the-wolf-beast-prowl = Välj i hemlighet: en by inom räckhåll och ett spår som du lägger där. Det måste inte vara ditt eget tecken, så ljug! Nedvänt har det ingen förmåga och röjer inget förrän en jägare hittar det.
guide-brotherhood-of-the-wolf-beast-prowl-done = Ingen vet var du är. Se hur jägarna flyttar.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Grandrieu är nära, och ingen bevakar den. Lägg rovdjuret nedvänt där.
guide-brotherhood-of-the-wolf-beast-toll = Ett anfall tar 5 offer minus ett för varje mil du kom. Dragoner, eller en jägare som står där, hindrar det; bönder räddar ett liv. Sedan får jägare undersöka där du är och där du var förut.
guide-brotherhood-of-the-wolf-beast-faces = Ett uppvänt spår har en förmåga, vem du än är: med vargflocken kommer du två mil längre, rovdjuret tar ett offer till, dragoner stoppar inte greven, och djävulen flyttar en jägare.
guide-brotherhood-of-the-wolf-beast-bold = Var djärv: lägg ett uppvänt spår den här årstiden. Välj en by där förmågan hjälper dig.
guide-brotherhood-of-the-wolf-beast-bold-done = Jägarna ser tecknet men inte byn. Se hur de flyttar.
guide-brotherhood-of-the-wolf-beast-bold-hint = Vargflocken för dig upp till sex mil, bort från alla. Men ju närmare byn är, desto fler offer.
guide-brotherhood-of-the-wolf-beast-sum = Sista årstiden. Når du inte 25 läggs spåren som jägarna inte har tagit till offren: med 25 är det oavgjort, med färre vinner jägarna.
guide-brotherhood-of-the-wolf-beast-last = Ta minst två offer med ditt sista anfall. Välj en by nära dig som ingen bevakar.
guide-brotherhood-of-the-wolf-beast-last-done = Anfallet har lyckats, och hela Gévaudan bävar.
guide-brotherhood-of-the-wolf-beast-last-hint = Leta efter en by högst tre mil bort, utan dragoner och utan jägare i närheten.
guide-brotherhood-of-the-wolf-beast-won = Besten vinner med 25 offer. Jägarna vinner genom att avslöja dess sanna identitet, med fyra av dess spår eller genom att hålla ut i tolv årstider.
guide-brotherhood-of-the-wolf-beast-again = Ett helt parti börjar sommaren 1764 med ett första offer och varar i tolv årstider. Spela det som Besten, eller led jägarna själv!

## files

# Vad som är fel i en ställning, en kartfil eller en kortfil för Vargens brödraskap. Filernas ord står kvar som de är.

# Ställningen: raderna
problem-brotherhood-came-from = { $line }: bara en jägare som har flyttat, eller som djävulen har flyttat en mil, kom någon annanstans ifrån (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: kortet { $card } är på två ställen (B9.1).

# Ställningen: rundan
problem-brotherhood-idle = round: i det här skedet skulle ingen ha något att bestämma.
problem-brotherhood-round = round: årstiderna räknas från 1, efter öppningen (B1.5).
problem-brotherhood-draft = round: kort väljs ut bara i varianten för experter (B9.1).
problem-brotherhood-devil = round: bara djävulen, uppvänd, flyttar en jägare (B4.4).
problem-brotherhood-power = round: Besten avgör bara i dimma om den använder en förmåga, när rovdjuret, greven eller landstrykaren ligger uppvänd (B4.4).
problem-brotherhood-called = round: byn som kallats till vapen ligger för långt från en särskild by med en jägare (B10.7).
problem-brotherhood-ending = round: ett parti är över när det har ett slut (B8).
problem-brotherhood-ended-so = round: så kan partiet inte ha slutat (B8).
problem-brotherhood-is-over = round: med de här offren och brickorna är partiet över (B8.1).
problem-brotherhood-figures = round: fördelade pjäser: { $found }, men ”count” är { $count } (B1.3).
problem-brotherhood-victims = round: offer: { $victims }, men på kartan ligger { $found } (B6.2).
problem-brotherhood-in-force = round: ett kort gäller så snart det har vänts upp (B3.1).
problem-brotherhood-drafted = round: utvalda kort: { $found }, men ”count” säger något annat (B9.1).

# Ställningen: jägare, trupper och Besten
problem-brotherhood-leader = hunter: ”{ $hunter }” måste ledas från en jägares plats (B1.3).
problem-brotherhood-placed = hunter: ”{ $hunter }” står någonstans efter öppningen, inte före (B2.2).
problem-brotherhood-one-troop = villages: en by rymmer en trupp (B3.2).
problem-brotherhood-troops = villages: det finns sex dragoner och sex bönder (B1.4).
problem-brotherhood-chosen = beast: identitet och by väljs i öppningen (B2.1).
problem-brotherhood-beast-card = beast: Besten är i byn vars kort ligger i rutan ”{ $season }” (B6.1).
problem-brotherhood-fog-card = beast: dimman döljer kortet för byn där Besten är nu (B7.1).
problem-brotherhood-fog-victims = beast: bara dimma döljer offer (B7.1).
problem-brotherhood-haunts = beast: ”haunts” hör till en dold Best (B7.1).
problem-brotherhood-haunts-true = beast: ”haunts” saknar byn där Besten är.

# Ställningen: rutor och kort
problem-brotherhood-card-twice = space: en bys kort ligger i två rutor (B4.2).
problem-brotherhood-last-year = space: förra årets kort tas tillbaka före valet (B4.1).
problem-brotherhood-this-season = space: Besten har redan valt en by för den här årstiden (B4.2).
problem-brotherhood-trace-twice = space: en spårbricka är på två ställen (B1.2).
problem-brotherhood-two-seasons = space: bara spår från två årstider ligger ute (B4.1).
problem-brotherhood-trace-card = space: ett spår ligger intill ett bykort (B4.2).
problem-brotherhood-face-up = space: där ligger inget spår som kan vara uppvänt (B4.2).
problem-brotherhood-maybe = space: ”maybe” hör till ett spår.
problem-brotherhood-maybe-true = space: ”maybe” saknar det sanna spåret, ”{ $trace }”.
problem-brotherhood-played = cards: av ”{ $season }” ska { $cards } ha spelats (B3.1).
problem-brotherhood-force-played = cards: kortet som gäller är ett som har spelats (B3.1).
problem-brotherhood-picked = cards: tre kort väljs ut för varje årstid (B9.1).
problem-brotherhood-hands = cards: bara varianten för experter har kort på hand och slängda kort (B9.1).

# Kartfilen
problem-brotherhood-places = { $where }: kartan har { $found } platser; { $most } är det mesta.
problem-brotherhood-villages = { $where }: kartan behöver { $villages } byar, inte { $found } (B1.1).
problem-brotherhood-village-order = { $where }: byarna står i ordning: detta är nummer { $number } (B1.1).
problem-brotherhood-id = { $where }: id:t ”{ $id }” måste vara ett eget ord med små bokstäver.
problem-brotherhood-numbers = { $where }: ”{ $name }” måste nämna { $count } olika byar med nummer ({ $rule }).
problem-brotherhood-haunt = { $where }: ”haunt” måste vara en bys nummer, inte { $number } (B4.4).
problem-brotherhood-symbols = { $where }: jägarna känner igen djävulen, vargflocken, rovdjuret och greven, var sin, inte: { $found } (B1.3).
problem-brotherhood-road = { $where }: vägen ”{ $road }” måste nämna två olika platser på kartan.
problem-brotherhood-road-twice = { $where }: vägen ”{ $road }” nämns två gånger.
problem-brotherhood-no-road = { $where }: ingen väg leder från { $start } till { $place } (B1.1).
problem-brotherhood-ways-out = map: andra byar inom { $leagues } mil från { $village }, det minsta korten tillåter: { $found }; Besten behöver { $needed } (B4.2).

# Kortfilen
problem-brotherhood-no-effect = { $where }: ett kort behöver minst en verkan (B10).
problem-brotherhood-card-id = { $where }: id:t ”{ $id }” måste vara ett ord med små bokstäver och siffror.
problem-brotherhood-effect-twice = { $where }: verkan ”{ $effect }” står två gånger på kortet (B10).
problem-brotherhood-no-village = { $where }: ”villages”: { $number } är ingen by från 1 till { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: ”{ $season }” behöver { $cards } kort, inte { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: två kort har id:t ”{ $id }”.

## terminal

terminal-brotherhood-legend = * särskild by  ° startby  ◆ en by som Besten kan ha valt, med avståndet från Besten i mil · (biskopen) ligger och skyddar inte · †2 två offer · en väg är en mil: byar med nummer, småbyar med namn
terminal-brotherhood-village = by
terminal-brotherhood-beast = Besten
terminal-brotherhood-there = där
terminal-brotherhood-roads = vägar
terminal-brotherhood-hamlets = Småbyar
terminal-brotherhood-beast-perhaps = Besten?
terminal-brotherhood-rounds = Rundor
terminal-brotherhood-victims = Offer
terminal-brotherhood-card = Kort
terminal-brotherhood-no-card = inget gäller
terminal-brotherhood-ours = vårt eget kort
terminal-brotherhood-book = verkan ur regelhäftet
terminal-brotherhood-hunters = Jägare
terminal-brotherhood-moved = har flyttat
terminal-brotherhood-examined = har undersökt
terminal-brotherhood-spaces = Årstidsrutor
terminal-brotherhood-on-back = †{ $victims } på baksidan
terminal-brotherhood-tokens = Brickor och kort
terminal-brotherhood-marker = svart markör: { $at }
terminal-brotherhood-not-taken = inte tagen
terminal-brotherhood-played = spelade kort: { $cards }
terminal-brotherhood-may-be = Identitet, så vitt jägarna kan veta: { $tokens }
terminal-brotherhood-may-be-in = Besten kan vara i: { $places }
terminal-brotherhood-may-have-chosen = Den kan ha valt: { $places }
terminal-brotherhood-may-choose = Den kan välja härnäst: { $places }
terminal-brotherhood-trace-may-be = Spåret ({ $season }) kan vara: { $tokens }
terminal-brotherhood-face-down = Nedvänt ligger: { $village }
