# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, offer: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] sommar
    [autumn] höst
    [winter] vinter
   *[spring] vår
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
brotherhood-troop = { $troop ->
    [dragoon] dragoner
   *[peasant] bönder
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues ->
    [one] { $leagues } mil
   *[other] { $leagues } mil
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
brotherhood-portefaix-here = Portefaix
brotherhood-protected = skyddad
brotherhood-marker-here = svart markör
brotherhood-victims-here = { $victims ->
    [one] { $victims } offer
   *[other] { $victims } offer
}
brotherhood-card-of = kort, { $season } { $year }
brotherhood-card-hidden = kort, { $season }, nedåt
brotherhood-no-trace = inget spår
brotherhood-trace-hidden = ett spår, nedåt
brotherhood-trace = { $face ->
    [up] { $token }, uppåt
   *[down] { $token }, nedåt
}
brotherhood-prospect = { $leagues ->
    [one] { $leagues } mil bort: { $victims } offer, { $most } med en kraft
   *[other] { $leagues } mil bort: { $victims } offer, { $most } med en kraft
}
brotherhood-prospect-pack = { $leagues } mil bort, bara med vargflocken uppåt: { $most } offer
brotherhood-watched = kan vaktas av: { $hunters }
brotherhood-space = { $season }: { $troop } ({ $troops } kvar), { $card }, { $trace }
brotherhood-no-card = inget bykort
brotherhood-face-down = kort nedåt
brotherhood-secret = valt i hemlighet
brotherhood-hidden-note = dolt för jägarna
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Vargflock: uppåt två mil längre
    [predator] Rovdjur: uppåt ett offer till
    [count] Greve: uppåt skyddar dragoner inte
    [devil] Djävul: uppåt får den flytta en jägare en mil
   *[vagabond] Landstrykare: uppåt ett offer till nära sitt tillhåll
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = uppåt, med sin kraft
brotherhood-turn-down = nedåt

## People and desk
brotherhood-the-beast = Besten
brotherhood-a-hunter = jägare
brotherhood-victims = { $count } av { $goal } offer
brotherhood-taken = { $count } av { $goal } spår tagna
brotherhood-beast-at = I { $at }
brotherhood-beast-hides = Gömd i { $at }
brotherhood-beast-hidden = Gömd
brotherhood-has-chosen = har valt sin nästa by
brotherhood-true-identity = Sann identitet: { $token }
brotherhood-knows = känner igen: { $token }
brotherhood-stands-in = står i { $at }
brotherhood-lies-in = ligger i { $at }
brotherhood-not-placed = inte placerad än
brotherhood-own-beast = Dina hemligheter
brotherhood-own-hunters = Jägarnas ledtrådar
brotherhood-own-figures = Dina pjäser
brotherhood-own-tokens = Identiteter och deras spår
brotherhood-own-cards = Årstidskort
brotherhood-layer-possible = Ledtrådar
brotherhood-desk = Vad som går att räkna ut
brotherhood-known = { $known ->
    [true] sann
    [taken] taget
    [laid] på bordet
    [held] på hand
    [possible] möjlig
   *[unknown] okänd
}
brotherhood-goals-chosen = { $goals ->
    [one] { $goals } by kan vara vald (guldring)
   *[other] en av { $goals } byar är vald (guldringar)
}
brotherhood-goals-next = { $goals ->
    [one] { $goals } by kan vara nästa (guldring)
   *[other] en av { $goals } byar är nästa (guldringar)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Sommaren { $year }
    [autumn] Hösten { $year }
    [winter] Vintern { $year }
   *[spring] Våren { $year }
}
brotherhood-before = Våren { $year }, före första offret
brotherhood-round = Runda { $round } av { $rounds }
brotherhood-stage-lead = jägarna delar på pjäserna
brotherhood-stage-pick = ett kort väljs, årstid: { $season }
brotherhood-stage-discard = ett kort slängs, årstid: { $season }
brotherhood-stage-hide = Besten väljer sin identitet och var den börjar
brotherhood-stage-place = jägarna intar sina platser
brotherhood-stage-card = årstidskortet vänds upp
brotherhood-stage-portefaix = Portefaix tar sin by
brotherhood-stage-shift = jägarna får flytta trupper
brotherhood-stage-troop = jägarna placerar en trupp
brotherhood-stage-extra = jägarna får placera en trupp till
brotherhood-stage-recall = Besten får ta tillbaka ett bykort
brotherhood-stage-prowl = Besten väljer sin nästa by
brotherhood-stage-move = jägarna flyttar
brotherhood-stage-drag = djävulen får flytta en jägare
brotherhood-stage-examine = jägarna undersöker
brotherhood-ending = { $ending ->
    [victims] Besten har tagit sitt sista offer och vinner
    [identity] Jägarna har pekat ut Bestens sanna identitet och vinner
    [fourth-token] Jägarna har tagit ett fjärde spår och vinner
    [draw] Våren 1767 är över: oavgjort
   *[time] Våren 1767 är över och Besten tog för få: jägarna vinner
}

## Actions
brotherhood-do-lead = Led en pjäs
brotherhood-do-pick = Välj ett kort
brotherhood-do-discard = Släng ett kort
brotherhood-do-hide = Göm dig
brotherhood-do-place = Placera en jägare
brotherhood-do-card = Vänd upp ett kort
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Flytta en trupp
brotherhood-do-troop = Placera truppen
brotherhood-do-extra = Placera en trupp till
brotherhood-do-recall = Ta tillbaka ett kort
brotherhood-do-prowl = Välj en by
brotherhood-do-move = Flytta en jägare
brotherhood-do-drag = Dra en jägare
brotherhood-do-examine = Undersök
brotherhood-do-decline = Avstå
brotherhood-do-end = Avsluta fasen

## Questions
brotherhood-open-lead = Välj en pjäs att leda.
brotherhood-open-pick = Välj ett kort att behålla, årstid: { $season }. Det kan spelas en gång.
brotherhood-open-discard = Välj ett kort som ingen ska ha, årstid: { $season }.
brotherhood-open-hide = Välj i hemlighet vad du är och var du börjar.
brotherhood-open-place = Placera en jägare i valfri by eller småby.
brotherhood-open-card = Välj kortet som gäller den här rundan, årstid: { $season }.
brotherhood-open-portefaix = Välj byn som Portefaix vaktar.
brotherhood-open-shift = { $left ->
    [one] Du får flytta { $left } trupp till på kartan, eller avstå.
   *[other] Du får flytta { $left } trupper till på kartan, eller avstå.
}
brotherhood-open-troop = Placera { $troop } i en by utan trupp, eller avstå och förlora dem.
brotherhood-open-extra = En trupp till får komma från valfri årstidsruta, eller avstå.
brotherhood-open-recall = Du får ta tillbaka ett bykort, eller avstå.
brotherhood-open-prowl = Välj byn du anfaller och spåret du lägger.
brotherhood-open-move = Flytta dina jägare, var och en högst en gång, och avsluta sedan fasen för alla jägare.
brotherhood-open-drag = Djävulen får flytta en jägare en mil, eller avstå.
brotherhood-open-examine = Undersök ett spår, eller avsluta alla jägares undersökningar.
brotherhood-open-over = Partiet är slut.
brotherhood-ask-move = Vilken jägare flyttar?
brotherhood-ask-drag = Vilken jägare flyttar djävulen?
brotherhood-ask-shift = Vilken trupp flyttar?
brotherhood-ask-extra = Från vilken årstidsruta kommer truppen?
brotherhood-ask-examine = Vilken jägare undersöker?
brotherhood-ask-hide-at = Var börjar du som { $token }?
brotherhood-ask-to = Vart går { $hunter }?
brotherhood-ask-move-to = Vart går { $hunter }? Upp till 2 mil till fots skyddar han; 3 mil är till häst, och då ligger han.
brotherhood-ask-move-card = Vart går { $hunter }? { $text }
brotherhood-ask-examine-at = Vilken by undersöker { $hunter }?
brotherhood-ask-shift-to = Vart går truppen från { $at }?
brotherhood-ask-extra-to = Vart går truppen från årstidsrutan { $season }?
brotherhood-ask-trace = Vilket spår lägger du med { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Nedåt, eller uppåt med sin kraft: två mil längre?
    [predator] Nedåt, eller uppåt med sin kraft: ett offer till?
    [count] Nedåt, eller uppåt med sin kraft: dragoner skyddar inte?
    [devil] Nedåt, eller uppåt med sin kraft: flytta en jägare en mil?
   *[vagabond] Nedåt, eller uppåt med sin kraft: ett offer till nära sitt tillhåll?
}

## What happened
brotherhood-log-lead = { $who } leder { $hunter }.
brotherhood-log-pick = { $who } väljer ett kort, årstid: { $season }.
brotherhood-log-pick-known = { $who } väljer { $card }, årstid: { $season }.
brotherhood-log-discard = { $who } slänger ett kort, årstid: { $season }.
brotherhood-log-discard-known = { $who } slänger { $card }, årstid: { $season }.
brotherhood-log-hide = Besten väljer i hemlighet sin identitet och var den börjar.
brotherhood-log-hide-known = Besten gömmer sig i { $at }, identitet: { $identity }.
brotherhood-log-place = { $who } placerar { $hunter } i { $at }.
brotherhood-log-start = { $victims ->
    [one] Besten börjar i { $at }: { $victims } offer.
   *[other] Besten börjar i { $at }: { $victims } offer.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } placerar Portefaix i { $at }.
brotherhood-log-portefaix-leaves = Portefaix har mött Besten i { $at } och ger sig av.
brotherhood-log-shift = { $who } flyttar { $troop } från { $from } till { $to }.
brotherhood-log-troop = { $who } placerar { $troop } i { $at }.
brotherhood-log-troop-lost = Årstidens trupp går förlorad: { $troop }.
brotherhood-log-troop-lost-declined = { $who } avstår från { $troop }, som går förlorade.
brotherhood-log-take-back = Besten tar tillbaka ett spår, årstid: { $season }.
brotherhood-log-take-back-known = Besten tar tillbaka spåret { $trace }, årstid: { $season }.
brotherhood-log-take-back-card = Besten tar tillbaka kortet { $village }.
brotherhood-log-recall = Besten tar tillbaka kortet { $village }.
brotherhood-log-prowl = Besten väljer en by i hemlighet och lägger ett spår nedåt.
brotherhood-log-prowl-trace = Besten väljer en by i hemlighet och lägger spåret { $trace } uppåt.
brotherhood-log-prowl-known = { $face ->
    [up] Besten väljer { $at } och lägger spåret { $trace } uppåt.
   *[down] Besten väljer { $at } och lägger spåret { $trace } nedåt.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } rider till { $to }.
   *[walks] { $who }: { $hunter } går till { $to }.
}
brotherhood-log-drag = Djävulen drar { $hunter } till { $to }.
brotherhood-log-attack = { $victims ->
    [0] Besten anfaller { $at }, { $leagues } bort: ingen dör, { $total } totalt.
    [one] Besten anfaller { $at }, { $leagues } bort: { $victims } offer, { $total } totalt.
   *[other] Besten anfaller { $at }, { $leagues } bort: { $victims } offer, { $total } totalt.
}
brotherhood-log-fog = { $victims ->
    [one] Besten anfaller i dimman: { $victims } offer, { $total } totalt.
   *[other] Besten anfaller i dimman: { $victims } offer, { $total } totalt.
}
brotherhood-log-fog-known = { $victims ->
    [one] Besten anfaller { $at } i dimman: { $victims } offer, { $total } totalt.
   *[other] Besten anfaller { $at } i dimman: { $victims } offer, { $total } totalt.
}
brotherhood-log-reveal = { $victims ->
    [one] I dimman var Besten i { $at }: { $victims } offer.
   *[other] I dimman var Besten i { $at }: { $victims } offer.
}
brotherhood-log-examine = { $who }: { $hunter } undersöker i { $at } och finner spåret { $trace }.
brotherhood-log-recognise = { $who } känner igen landstrykaren i { $at } och tar den svarta markören.
brotherhood-log-ask = { $answer ->
    [yes] Jägarna tar spåret { $trace }. Är det den sanna identiteten? Ja!
   *[no] Jägarna tar spåret { $trace }. Är det den sanna identiteten? Nej.
}
brotherhood-log-over = Besten visar sin sanna identitet: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Skörd i sällskap
season-card-su1-text = Ett offer mindre den här årstiden (minst 0).
season-card-su2 = Långa dagar
season-card-su2-text = Jägare får gå upp till 3 mil till fots, eller 4 mil till häst.
season-card-su3 = François Antoine
season-card-su3-text = Flytta upp till två trupper som redan är på kartan till andra byar utan trupp.
season-card-su4 = Marknader
season-card-su4-text = Grandrieu, Javols och Le Malzieu är fulla av beväpnat folk: ett anfall där tar inga offer.
season-card-su5 = Vittnen
season-card-su5-text = Besten lägger sitt spår uppåt och får inte använda dess kraft.
season-card-su6 = Jungfrun från Gévaudan
season-card-su6-text = Bönder skyddar som dragoner den här årstiden.
season-card-au1 = Dimma
season-card-au1-text = Bykortet ligger kvar nedåt; blod läggs på dess baksida; Bestens pjäs lämnar kartan. Kortet visas tillsammans med nästa årstids anfall.
season-card-au2 = Skyfall
season-card-au2-text = Besten tar tillbaka ett spår som ligger på planen; den byn kan inte längre undersökas.
season-card-au3 = Boskapen kommer ner
season-card-au3-text = Om anfallet tar minst ett offer, tar det ett till.
season-card-au4 = Sådd
season-card-au4-text = Ingen förstärkning: årstidens trupp går förlorad.
season-card-au5 = Leriga vägar
season-card-au5-text = Jägare får inte rida (bara 0–2 mil).
season-card-au6 = Tillbaka till bytet
season-card-au6-text = Före sitt val får Besten ta tillbaka ett bykort från planen, utom kortet för byn där den är.
season-card-wi1 = Djup snö
season-card-wi1-text = Jägare går högst 1 mil till fots; 2 mil räknas som till häst.
season-card-wi2 = Hunger
season-card-wi2-text = Antalet offer blir 6 minus antalet mil.
season-card-wi3 = Frusna floder
season-card-wi3-text = Besten får gå upp till 5 mil (7 med vargflocken uppåt); högst 3 mil räknas när offren räknas.
season-card-wi4 = Snön täcker allt
season-card-wi4-text = Ingen undersökning den här årstiden.
season-card-wi5 = Vinterkvarter
season-card-wi5-text = Dragoner skyddar bara Grandrieu, Javols och Le Malzieu den här årstiden.
season-card-wi6 = Hovet ser bort
season-card-wi6-text = Ingen förstärkning (truppen går förlorad), och kungens sändebud stannar där han är i fas 3; han står ändå vakt.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Placera den gula pjäsen Portefaix i valfri by (flytta den om den redan är på kartan). Det första anfallet på den byn tar inga offer; sedan lämnar pjäsen kartan.
season-card-sp2 = Storskall
season-card-sp2-text = Besten får gå högst 3 mil den här årstiden (5 med vargflocken uppåt).
season-card-sp3 = D’Ennevals hundar
season-card-sp3-text = Jägare får också undersöka en by exakt 1 mil bort.
season-card-sp4 = Fyrtio timmars bön
season-card-sp4-text = En stående jägare i Grandrieu, Javols eller Le Malzieu skyddar också varje by 1 mil bort.
season-card-sp5 = Tö
season-card-sp5-text = Jägare som rider 3 mil blir stående och skyddar alltså.
season-card-sp6 = Kungens belöning
season-card-sp6-text = Efter den vanliga förstärkningen placeras en trupp till, från valfri årstidsruta som har någon kvar.
