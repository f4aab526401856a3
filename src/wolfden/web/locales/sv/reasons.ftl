### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = den regionplanen ligger redan på kartan
reason-the-wolves-prey-laid = { $word ->
    [moose] ingen hög med älg finns kvar att lägga
    [deer] ingen hög med hjort finns kvar att lägga
    [raccoon] ingen hög med tvättbjörn finns kvar att lägga
    [boar] ingen hög med vildsvin finns kvar att lägga
   *[hare] ingen hög med hare finns kvar att lägga
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] ingen månskärepollett finns kvar att lägga
    [quarter] ingen halvmånepollett finns kvar att lägga
   *[full] ingen fullmånepollett finns kvar att lägga
}
reason-the-wolves-pack-taken = flocken tillhör redan en annan plats: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } är ingen hexruta på startplanen vid ravinen
reason-the-wolves-draft-on-taken = { $hex } är redan upptagen
reason-the-wolves-draft-same-side = ditt andra par hör hemma på andra sidan ravinen
reason-the-wolves-draft-on-token = en pollett ligger på { $hex }
reason-the-wolves-draft-on-piece = { $hex } är redan upptagen
reason-the-wolves-draft-under-crescent = { $hex } ligger i en region med månskärepollett
reason-the-wolves-not-dealing = kartan är redan lagd
reason-the-wolves-packs-known = varje plats har redan sin flock
reason-the-wolves-tiles-fixed = brickor vänds bara före placeringen, och bara om bordet säger så
reason-the-wolves-draft-over = placeringen är över
reason-the-wolves-packs-first = välj din flock först
reason-the-wolves-tiles-first = välj först sida på dina brickor: ”tiles fronts” eller ”tiles backs”
reason-the-wolves-draft-first = placeringen kommer först: ”draft @hex”
reason-the-wolves-deal-first = kartan måste läggas först
reason-the-wolves-walk-first = gör klart flytten först: låt vargar gå, eller ”stop”
reason-the-wolves-hunt-first = välj först vilket av de likadana bytena du tar
reason-the-wolves-pay-first = vargar går när flytten är betald: börja med ”move terrain”
reason-the-wolves-no-hunt = byten tas av sig själva; man väljer bara mellan likadana
reason-the-wolves-no-action-left = dina två handlingar är gjorda och du har ingen handlingspollett
reason-the-wolves-one-token-a-turn = det här bordet tillåter en handlingspollett per drag
reason-the-wolves-cannot-pay = du kan inte betala { $cost } av { wolves-terrain } med dina brickor och polletter
reason-the-wolves-tile-shows-other = en bricka som används här visar inte { wolves-terrain } nu
reason-the-wolves-tokens-missing = så många terrängpolletter har du inte
reason-the-wolves-wrong-price = det här kostar exakt { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfavarg på { $hex }
   *[pack] du har ingen flockvarg på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfavargen på { $hex } har redan gått i den här flytten
   *[pack] flockvargen på { $hex } har redan gått i den här flytten
}
reason-the-wolves-walk-in-place = att gå tillbaka till sin egen hexruta är ingen flytt
reason-the-wolves-walk-off-terrain = { $end } är inte { wolves-terrain }, terrängen du betalade för
reason-the-wolves-walk-too-far = { $end } är { $steps } steg bort och din snabbhet är { $speed }
reason-the-wolves-walk-onto-token = ingen varg får sluta på en ensamvarg eller ett byte
reason-the-wolves-walk-onto-two = två pjäser står redan på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan sluta sig till den neutrala flocken
reason-the-wolves-walk-onto-lair = ett fientligt näste står på { $end }
reason-the-wolves-walk-onto-alpha = en fientlig alfavarg står på { $end }
reason-the-wolves-walk-pack-onto-pack = bara en alfavarg får tränga undan flockvargen på { $end }
reason-the-wolves-no-wolf-can-walk = ingen av dina vargar har någonstans att gå; ”stop” avslutar flytten
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfavargen på { $hex } har ingenstans att gå i den här flytten
   *[pack] flockvargen på { $hex } har ingenstans att gå i den här flytten
}
reason-the-wolves-no-refuge = det finns ingen hexruta dit den undanträngda vargen kan gå
reason-the-wolves-refuge-needed = säg vart den undanträngda vargen går: { $refuges }
reason-the-wolves-refuge-not-nearest = den undanträngda vargen går till någon av de närmaste: { $refuges }
reason-the-wolves-nobody-displaced = ingen varg trängs undan här
reason-the-wolves-nowhere-to-dig = det finns ingen hexruta du kan betala och bygga en lya på
reason-the-wolves-den-on-token = en ensamvarg eller ett byte är på { $hex }
reason-the-wolves-den-on-two = två pjäser står redan på { $hex }
reason-the-wolves-den-on-rival = en annan flocks pjäs står på { $hex }
reason-the-wolves-den-on-den = en lya eller ett näste står redan på { $hex }
reason-the-wolves-den-without-alpha = ingen av dina alfavargar är på { $hex } eller bredvid
reason-the-wolves-no-den-left = alla dina lyor är byggda
reason-the-wolves-track-empty = ingen lya finns kvar på ditt spår ”{ wolves-track-name }”
reason-the-wolves-nothing-to-upgrade = du har ingen lya som du kan betala och bygga ut
reason-the-wolves-lair-without-den = du har ingen lya på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger inte vid en sjö
reason-the-wolves-lair-in-region = du har redan ett näste i den här regionen
reason-the-wolves-lair-without-alpha = ingen av dina alfavargar är på { $hex } eller bredvid
reason-the-wolves-no-lair-left = alla dina nästen är byggda
reason-the-wolves-nothing-to-howl = det finns ingen ensamvarg som du kan nå och betala
reason-the-wolves-howl-without-lone-wolf = ingen ensamvarg är på { $hex }
reason-the-wolves-howl-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-left = ingen varg finns kvar på din tavla
reason-the-wolves-nothing-to-dominate = det finns ingen pjäs som du kan nå och betala
reason-the-wolves-dominate-nothing = ingen sådan pjäs står på { $hex }
reason-the-wolves-dominate-own = du kan inte dominera din egen pjäs
reason-the-wolves-dominate-neutral = den neutrala flocken kan inte domineras
reason-the-wolves-dominate-strong = alfavargar och nästen kan aldrig domineras
reason-the-wolves-dominate-pair = två pjäser från den flocken skyddar varandra på { $hex }
reason-the-wolves-dominate-too-far = ingen av dina alfavargar är inom { $reach } hexrutor från { $hex }
reason-the-wolves-no-wolf-to-replace = ingen varg finns kvar på din tavla som kan ta dess plats
reason-the-wolves-no-den-to-replace = ingen lya finns kvar på din tavla som kan ta dess plats
reason-the-wolves-track-needed = säg från vilket spår den nya lyan tas
reason-the-wolves-track-not-needed = en varg ersätts av en varg: inget spår anges
reason-the-wolves-hunt-nothing = inget sådant byte är på { $hex }
reason-the-wolves-hunt-again = du har redan det här slags bytet
reason-the-wolves-hunt-too-few = dina vargar står på färre än 3 hexrutor bredvid { $hex }

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = bara slumpen slår, drar och delar ut
reason-age-of-the-wolf-chance-other = slumpen har annat att göra nu: ”{ $due }”
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] människan är värd mer än regionens fodervärde
    [tiger] tigern är värd mer än regionens fodervärde
   *[bear] björnen är värd mer än regionens fodervärde
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] ingen människa finns kvar att lägga
    [tiger] ingen tiger finns kvar att lägga
   *[bear] ingen björn finns kvar att lägga
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] inget kort Skräm bort finns kvar i leken
    [breed] inget kort Extra vargar finns kvar i leken
    [extra] inget kort Extra drag finns kvar i leken
   *[freeze] inget kort Fruset hav finns kvar i leken
}
reason-age-of-the-wolf-movement-made = din förflyttning är gjord; kortet Extra drag skulle ge en till
reason-age-of-the-wolf-movement-over = förflyttningar hör till steg 2, som är över
reason-age-of-the-wolf-fight-later = kamperna följer när alla förflyttningar är gjorda: säg ”next”
reason-age-of-the-wolf-fight-first = en kamp ska utkämpas först: säg ”fight { $battle }”
reason-age-of-the-wolf-fight-over = dragets alla kamper är utkämpade
reason-age-of-the-wolf-fight-elsewhere = kamper utkämpas i förflyttningarnas ordning: { $battle } är näst
reason-age-of-the-wolf-den-later = lyor byggs i steg 4, efter kamperna
reason-age-of-the-wolf-den-over = lyor byggs i steg 4, som är över
reason-age-of-the-wolf-roam-later = vargar migrerar i steg 5, efter kamper och lyor
reason-age-of-the-wolf-end-later = draget slutar efter steg 5; säg ”next” eller kämpa först
reason-age-of-the-wolf-next-is-end = att migrera är sista steget du bestämmer: säg ”end”
reason-age-of-the-wolf-litter-not-asked = kullar kommer av sig själva så länge förrådet räcker
reason-age-of-the-wolf-reroll-not-asked = inget av dina slag ska göras om eller behållas
reason-age-of-the-wolf-retreat-not-asked = du har inte förlorat någon kamp som försvarare
reason-age-of-the-wolf-drive-not-asked = du har inte besegrat några rovdjur nyss
reason-age-of-the-wolf-withdraw-not-asked = inga rovdjur har jagats in i en av dina regioner
reason-age-of-the-wolf-lose-not-asked = du behöver inte välja vilka vargar du förlorar
reason-age-of-the-wolf-lead-not-asked = din ledarvarg är inte förlorad
reason-age-of-the-wolf-discard-not-asked = kort slängs bara över { $limit }, efter att man dragit
reason-age-of-the-wolf-litter-first = säg först vilka lyor som får en kull: ”litter @region”
reason-age-of-the-wolf-reroll-first = säg först om du slår om: ”reroll” eller ”keep”
reason-age-of-the-wolf-retreat-first = säg först vart dina vargar drar sig tillbaka, eller ”perish”
reason-age-of-the-wolf-drive-first = säg först vart rovdjuren jagas, eller ”leave”
reason-age-of-the-wolf-withdraw-first = säg först hur många vargar som flyttas undan, eller ”stay”
reason-age-of-the-wolf-lose-first = säg först vilka { $debt } vargar i { $place } du förlorar
reason-age-of-the-wolf-lead-first = säg först var din ledarvarg kommer tillbaka: ”lead @region”
reason-age-of-the-wolf-discard-first = säg först vilket kort du slänger
reason-age-of-the-wolf-pack-not-here = du har inga vargar i { $region }
reason-age-of-the-wolf-pack-not-in-fives = vargar går i femtal: { $amount } är ingen multipel av fem över 0
reason-age-of-the-wolf-pack-too-large = du har { $wolves } vargar i { $region }, inte { $amount }
reason-age-of-the-wolf-pack-has-moved = bara { $fresh } vargar i { $region } kan ännu flytta utan ledarvargen
reason-age-of-the-wolf-lead-not-here = din ledarvarg är inte i { $here }
reason-age-of-the-wolf-lead-has-moved = din ledarvarg har redan flyttat i det här draget
reason-age-of-the-wolf-move-too-far = { $to } gränsar inte till { $region }
reason-age-of-the-wolf-channel-not-frozen = vattenförbindelsen från { $region } till { $to } är inte frusen
reason-age-of-the-wolf-move-into-own = du har redan { $to }: dit går vargar genom att migrera
reason-age-of-the-wolf-follow-without-foe = en andra flock får följa efter till { $to } bara medan en fiende är där
reason-age-of-the-wolf-move-nowhere = inga vargar kan flytta så
reason-age-of-the-wolf-hunt-elsewhere = du har inte { $region }
reason-age-of-the-wolf-hunt-nothing = inga rovdjur är i { $region }
reason-age-of-the-wolf-hunt-again = det ska redan kämpas om { $region } i det här draget
reason-age-of-the-wolf-hunt-nowhere = det finns inga rovdjur att kämpa mot i dina regioner
reason-age-of-the-wolf-roam-into-new = vargar migrerar mellan regioner du har, och { $to } är ingen
reason-age-of-the-wolf-roam-nowhere = inga vargar kan migrera så
reason-age-of-the-wolf-retreat-into-foreign = vargar drar sig tillbaka till en region de har, och { $to } är ingen
reason-age-of-the-wolf-retreat-too-far = { $to } gränsar inte till { $place }
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kust där rovdjur kan jagas ut i vattnet
reason-age-of-the-wolf-flight-too-far = { $to } gränsar inte till { $origin } på land, och inget rovdjur simmar
reason-age-of-the-wolf-withdraw-into-foreign = vargar flyttas undan till en region de har: { $to } är ingen
reason-age-of-the-wolf-withdraw-too-far = { $to } gränsar inte till { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } kan bara föda { $room } vargar till
reason-age-of-the-wolf-withdraw-too-many = bara överskottet på { $debt } vargar får flyttas undan
reason-age-of-the-wolf-withdraw-needs-lead = så många vargar kan inte flyttas undan utan ledarvargen
reason-age-of-the-wolf-lose-elsewhere = vargarna ska förloras i { $place }
reason-age-of-the-wolf-lose-amount = exakt { $debt } vargar ska förloras
reason-age-of-the-wolf-lead-elsewhere = du har inga vargar i { $region } som ledarvargen kan ersätta
reason-age-of-the-wolf-litter-without-den = du har ingen lya i { $region }
reason-age-of-the-wolf-litter-again = lyan i { $region } har redan fått sin kull
reason-age-of-the-wolf-den-elsewhere = du har inte { $region }
reason-age-of-the-wolf-den-on-den = du har redan en lya i { $region }
reason-age-of-the-wolf-den-too-few = en lya kräver { $needed } vargar, och i { $region } finns { $wolves }
reason-age-of-the-wolf-card-not-in-hand = du har inget kort ”{ age-card }”
reason-age-of-the-wolf-scare-nothing = inga rovdjur är i { $region }
reason-age-of-the-wolf-scare-too-far = { $region } är varken din eller gränsar till en region du har
reason-age-of-the-wolf-scare-nowhere = inga rovdjur är inom räckhåll
reason-age-of-the-wolf-breed-without-den = du har ingen lya på spelplanen
reason-age-of-the-wolf-breed-without-wolves = alla dina vargar är på spelplanen
reason-age-of-the-wolf-extra-too-late = ett extra drag spelas i steg 2, som är över
reason-age-of-the-wolf-extra-too-early = gör din förflyttning först; kortet ger sedan en till
reason-age-of-the-wolf-extra-without-move = ingen fler förflyttning skulle vara möjlig
reason-age-of-the-wolf-freeze-again = vattenförbindelsen { $channel } är redan frusen
reason-age-of-the-wolf-freeze-nowhere = alla vattenförbindelser är redan frusna

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = nu delar jägarna på pjäserna: ”lead bishop”
reason-brotherhood-of-the-wolf-pick-now = nu väljs ett kort ({ brotherhood-season }): ”pick” och kortet
reason-brotherhood-of-the-wolf-discard-now = nu slängs ett kort ({ brotherhood-season }): ”discard” och kortet
reason-brotherhood-of-the-wolf-hide-now = nu väljer Besten identitet och start: ”hide devil @mende”
reason-brotherhood-of-the-wolf-place-now = nu intar jägarna sina platser: ”place bishop @javols”
reason-brotherhood-of-the-wolf-card-now = nu vänds ett kort upp ({ brotherhood-season }): ”card” och kortet
reason-brotherhood-of-the-wolf-portefaix-now = nu tar Portefaix sin by: ”portefaix @saugues”
reason-brotherhood-of-the-wolf-shift-now = nu får trupper flyttas: ”shift @mende @javols”, eller ”decline”
reason-brotherhood-of-the-wolf-troop-now = nu kommer årstidens trupp ({ brotherhood-season }): ”troop @saugues”, eller ”decline”
reason-brotherhood-of-the-wolf-extra-now = nu får en trupp till komma: ”extra autumn @mende”, eller ”decline”
reason-brotherhood-of-the-wolf-recall-now = nu får ett bykort tas tillbaka: ”recall @mende”, eller ”decline”
reason-brotherhood-of-the-wolf-prowl-now = nu väljer Besten: ”prowl @saugues wolves down”
reason-brotherhood-of-the-wolf-move-now = nu flyttar jägarna: ”move bishop @langeac”, eller ”end”
reason-brotherhood-of-the-wolf-drag-now = nu får djävulen flytta en jägare: ”drag bishop @desges”, eller ”decline”
reason-brotherhood-of-the-wolf-examine-now = nu undersöker jägarna: ”examine marquis @javols”, eller ”end”
reason-brotherhood-of-the-wolf-led-already = { brotherhood-hunter } leds redan av någon
reason-brotherhood-of-the-wolf-not-your-hunter = { brotherhood-hunter } leds av en annan plats
reason-brotherhood-of-the-wolf-no-start-village = { $place } är ingen startby: de är { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } har redan en plats
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } är inget kort för årstiden som väljs nu: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-gone = { $card } är redan valt eller slängt
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } är inget kort för årstiden: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-seen = { $card } har redan spelats, och inget kort kommer två gånger
reason-brotherhood-of-the-wolf-card-not-in-hand = ingen valde { $card }
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } är en småby: Portefaix står i en by
reason-brotherhood-of-the-wolf-no-troop-here = ingen trupp är i { $place }
reason-brotherhood-of-the-wolf-shifted-already = truppen i { $place } har redan flyttats den här årstiden
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } är en småby: trupper står bara i byar
reason-brotherhood-of-the-wolf-troop-on-troop = en trupp är redan i { $place }, och en by rymmer bara en
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] ingen trupp finns kvar på sommarens ruta
    [autumn] ingen trupp finns kvar på höstens ruta
    [winter] ingen trupp finns kvar på vinterns ruta
   *[spring] ingen trupp finns kvar på vårens ruta
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet för byn där du är måste ligga kvar
reason-brotherhood-of-the-wolf-no-card-here = inget kort för { $place } ligger öppet på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } är en småby: Besten slutar sin väg i en by
reason-brotherhood-of-the-wolf-prowl-in-place = Besten är i { $place } och stannar aldrig
reason-brotherhood-of-the-wolf-village-card-lies = kortet för { $place } ligger på bordet: inte två gånger inom ett år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } är { $leagues } mil bort och Besten går { $reach }
reason-brotherhood-of-the-wolf-token-taken = jägarna har tagit spåret { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = spåret { brotherhood-identity } ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } är { $leagues } mil bort: bara vargflocken uppåt går så långt
reason-brotherhood-of-the-wolf-face-up-only = kortet som gäller kräver att spår läggs uppåt
reason-brotherhood-of-the-wolf-drag-one-league = djävulen flyttar en jägare en mil, och till { $place } är det { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen av dina jägare kan flytta mer den här årstiden
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } har redan flyttat den här årstiden
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } stannar på sin plats den här årstiden
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } är i { $place }: den som inte flyttar står där
reason-brotherhood-of-the-wolf-move-too-far = { $place } är { $leagues } mil bort och en jägare går { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen av dina jägare har ett spår kvar att undersöka
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har inget spår att undersöka
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har redan undersökt den här årstiden
reason-brotherhood-of-the-wolf-no-trace-here = inget spår i { $place } går att undersöka
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } är { $leagues } mil från { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrykaren har redan blivit igenkänd i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } kan inte tecknet på spåret i { $place }: vargflock
    [predator] { brotherhood-hunter } kan inte tecknet på spåret i { $place }: rovdjur
    [count] { brotherhood-hunter } kan inte tecknet på spåret i { $place }: greve
    [devil] { brotherhood-hunter } kan inte tecknet på spåret i { $place }: djävul
   *[vagabond] { brotherhood-hunter } kan inte tecknet på spåret i { $place }: landstrykare
}
