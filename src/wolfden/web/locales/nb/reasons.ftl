### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = det regionbrettet ligger allerede på kartet
reason-the-wolves-prey-laid = { $word ->
    [moose] det er ingen stabel med elg igjen å legge
    [deer] det er ingen stabel med hjort igjen å legge
    [raccoon] det er ingen stabel med vaskebjørn igjen å legge
    [boar] det er ingen stabel med villsvin igjen å legge
   *[hare] det er ingen stabel med hare igjen å legge
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] det er ikke noe månesigdmerke igjen å legge
    [quarter] det er ikke noe halvmånemerke igjen å legge
   *[full] det er ikke noe fullmånemerke igjen å legge
}
reason-the-wolves-pack-taken = flokken tilhører allerede en annen plass: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } er ingen sekskant på startbrettet ved kløften
reason-the-wolves-draft-on-taken = { $hex } er allerede opptatt
reason-the-wolves-draft-same-side = det andre paret ditt hører til på den andre siden av kløften
reason-the-wolves-draft-on-token = det ligger et merke på { $hex }
reason-the-wolves-draft-on-piece = { $hex } er allerede opptatt
reason-the-wolves-draft-under-crescent = { $hex } ligger i en region med månesigdmerke
reason-the-wolves-not-dealing = kartet er allerede lagt
reason-the-wolves-packs-known = hver plass har allerede flokken sin
reason-the-wolves-tiles-fixed = brikker snus bare før plasseringen, og bare hvis bordet tillater det
reason-the-wolves-draft-over = plasseringen er over
reason-the-wolves-packs-first = velg flokken din først
reason-the-wolves-tiles-first = velg først side på brikkene dine: «tiles fronts» eller «tiles backs»
reason-the-wolves-draft-first = plasseringen kommer først: «draft @hex»
reason-the-wolves-deal-first = kartet må legges først
reason-the-wolves-walk-first = gjør ferdig flyttingen først: la ulver gå, eller «stop»
reason-the-wolves-hunt-first = velg først hvilket av de like byttene du tar
reason-the-wolves-pay-first = ulver går når flyttingen er betalt: begynn med «move terrain»
reason-the-wolves-no-hunt = bytte tas av seg selv; man velger bare mellom like slag
reason-the-wolves-no-action-left = de to handlingene dine er gjort, og du har ikke noe handlingsmerke
reason-the-wolves-one-token-a-turn = dette bordet tillater ett handlingsmerke per tur
reason-the-wolves-cannot-pay = du kan ikke betale { $cost } av { wolves-terrain } med brikkene og merkene dine
reason-the-wolves-tile-shows-other = en brikke som brukes her, viser ikke { wolves-terrain } nå
reason-the-wolves-tokens-missing = så mange terrengmerker har du ikke
reason-the-wolves-wrong-price = dette koster nøyaktig { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfaulv på { $hex }
   *[pack] du har ingen flokkulv på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfaulven på { $hex } har allerede gått i denne flyttingen
   *[pack] flokkulven på { $hex } har allerede gått i denne flyttingen
}
reason-the-wolves-walk-in-place = å gå tilbake til sin egen sekskant er ingen flytting
reason-the-wolves-walk-off-terrain = { $end } er ikke { wolves-terrain }, som du har betalt for
reason-the-wolves-walk-too-far = { $end } er { $steps } steg unna, og farten din er { $speed }
reason-the-wolves-walk-onto-token = ingen ulv kan ende på en ensom ulv eller et bytte
reason-the-wolves-walk-onto-two = det står allerede to brikker på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan slutte seg til den nøytrale flokken
reason-the-wolves-walk-onto-lair = det er en fiendtlig hule på { $end }
reason-the-wolves-walk-onto-alpha = det står en fiendtlig alfaulv på { $end }
reason-the-wolves-walk-pack-onto-pack = bare en alfaulv kan fortrenge flokkulven på { $end }
reason-the-wolves-no-wolf-can-walk = ingen av ulvene dine har et sted å gå; «stop» avslutter flyttingen
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfaulven på { $hex } har ikke noe sted å gå i denne flyttingen
   *[pack] flokkulven på { $hex } har ikke noe sted å gå i denne flyttingen
}
reason-the-wolves-no-refuge = det er ingen sekskant den fortrengte ulven kan gå til
reason-the-wolves-refuge-needed = si hvor den fortrengte ulven går: { $refuges }
reason-the-wolves-refuge-not-nearest = den fortrengte ulven går til en av de nærmeste: { $refuges }
reason-the-wolves-nobody-displaced = ingen ulv fortrenges her
reason-the-wolves-nowhere-to-dig = det er ingen sekskant du kan betale for og bygge et hi på
reason-the-wolves-den-on-token = det er en ensom ulv eller et bytte på { $hex }
reason-the-wolves-den-on-two = det står allerede to brikker på { $hex }
reason-the-wolves-den-on-rival = det står en brikke fra en annen flokk på { $hex }
reason-the-wolves-den-on-den = det er allerede et hi eller en hule på { $hex }
reason-the-wolves-den-without-alpha = ingen av alfaulvene dine er på { $hex } eller ved siden av
reason-the-wolves-no-den-left = alle dine hi er bygd
reason-the-wolves-track-empty = det er ikke noe hi igjen på sporet «{ wolves-track-name }»
reason-the-wolves-nothing-to-upgrade = du har ikke noe hi som du kan betale for og bygge ut
reason-the-wolves-lair-without-den = du har ikke noe hi på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger ikke ved en innsjø
reason-the-wolves-lair-in-region = du har allerede en hule i denne regionen
reason-the-wolves-lair-without-alpha = ingen av alfaulvene dine er på { $hex } eller ved siden av
reason-the-wolves-no-lair-left = alle hulene dine er bygd
reason-the-wolves-nothing-to-howl = det er ingen ensom ulv som du kan nå og betale for
reason-the-wolves-howl-without-lone-wolf = det er ingen ensom ulv på { $hex }
reason-the-wolves-howl-too-far = ingen av alfaulvene dine er innenfor { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-left = det er ingen ulv igjen på tavlen din
reason-the-wolves-nothing-to-dominate = det er ingen brikke som du kan nå og betale for
reason-the-wolves-dominate-nothing = det står ingen slik brikke på { $hex }
reason-the-wolves-dominate-own = du kan ikke dominere din egen brikke
reason-the-wolves-dominate-neutral = den nøytrale flokken kan ikke domineres
reason-the-wolves-dominate-strong = alfaulver og huler kan aldri domineres
reason-the-wolves-dominate-pair = to brikker fra den flokken beskytter hverandre på { $hex }
reason-the-wolves-dominate-too-far = ingen av alfaulvene dine er innenfor { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-to-replace = det er ingen ulv igjen på tavlen din som kan ta plassen
reason-the-wolves-no-den-to-replace = det er ikke noe hi igjen på tavlen din som kan ta plassen
reason-the-wolves-track-needed = si fra hvilket spor det nye hiet tas
reason-the-wolves-track-not-needed = en ulv erstattes av en ulv: ikke nevn noe spor
reason-the-wolves-hunt-nothing = det er ikke noe slikt bytte på { $hex }
reason-the-wolves-hunt-again = du har allerede dette slags bytte
reason-the-wolves-hunt-too-few = ulvene dine står på færre enn 3 sekskanter ved siden av { $hex }

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = bare tilfeldigheten kaster, trekker og deler ut
reason-age-of-the-wolf-chance-other = tilfeldigheten har noe annet å gjøre nå: «{ $due }»
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] mennesket er mer verdt enn regionens bytteverdi
    [tiger] tigeren er mer verdt enn regionens bytteverdi
   *[bear] bjørnen er mer verdt enn regionens bytteverdi
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] det er ikke noe menneske igjen å legge
    [tiger] det er ingen tiger igjen å legge
   *[bear] det er ingen bjørn igjen å legge
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] det er ikke noe kort Skrem bort igjen i bunken
    [breed] det er ikke noe kort Ekstra ulver igjen i bunken
    [extra] det er ikke noe kort Ekstra trekk igjen i bunken
   *[freeze] det er ikke noe kort Frosset hav igjen i bunken
}
reason-age-of-the-wolf-movement-made = forflyttingen din er gjort; kortet Ekstra trekk ville gitt én til
reason-age-of-the-wolf-movement-over = forflyttinger hører til trinn 2, som er over
reason-age-of-the-wolf-fight-later = kampene følger når alle forflyttinger er gjort: si «next»
reason-age-of-the-wolf-fight-first = en kamp må utkjempes først: si «fight { $battle }»
reason-age-of-the-wolf-fight-over = alle turens kamper er utkjempet
reason-age-of-the-wolf-fight-elsewhere = kamper utkjempes i forflyttingenes rekkefølge: { $battle } er neste
reason-age-of-the-wolf-den-later = hi bygges i trinn 4, etter kampene
reason-age-of-the-wolf-den-over = hi bygges i trinn 4, som er over
reason-age-of-the-wolf-roam-later = ulver streifer i trinn 5, etter kamper og hi
reason-age-of-the-wolf-end-later = turen slutter etter trinn 5; si «next», eller kjemp først
reason-age-of-the-wolf-next-is-end = å streife er det siste trinnet du bestemmer: si «end»
reason-age-of-the-wolf-litter-not-asked = kull kommer av seg selv så lenge forrådet rekker
reason-age-of-the-wolf-reroll-not-asked = ingen av kastene dine skal gjøres om eller beholdes
reason-age-of-the-wolf-retreat-not-asked = du har ikke tapt noen kamp som forsvarer
reason-age-of-the-wolf-drive-not-asked = du har ikke nettopp slått noen rovdyr
reason-age-of-the-wolf-withdraw-not-asked = ingen rovdyr er jaget inn i en av dine regioner
reason-age-of-the-wolf-lose-not-asked = du trenger ikke velge hvilke ulver du mister
reason-age-of-the-wolf-lead-not-asked = lederulven din er ikke tapt
reason-age-of-the-wolf-discard-not-asked = kort kastes bare over { $limit }, etter at det er trukket
reason-age-of-the-wolf-litter-first = si først hvilke hi som får kull: «litter @region»
reason-age-of-the-wolf-reroll-first = si først om du kaster på nytt: «reroll» eller «keep»
reason-age-of-the-wolf-retreat-first = si først hvor ulvene dine trekker seg tilbake, eller «perish»
reason-age-of-the-wolf-drive-first = si først hvor rovdyrene jages, eller «leave»
reason-age-of-the-wolf-withdraw-first = si først hvor mange ulver som flyttes unna, eller «stay»
reason-age-of-the-wolf-lose-first = si først hvilke { $debt } ulver i { $place } du mister
reason-age-of-the-wolf-lead-first = si først hvor lederulven din kommer tilbake: «lead @region»
reason-age-of-the-wolf-discard-first = si først hvilket kort du kaster
reason-age-of-the-wolf-pack-not-here = du har ingen ulver i { $region }
reason-age-of-the-wolf-pack-not-in-fives = ulver går i femmere: { $amount } er ikke et multiplum av fem over 0
reason-age-of-the-wolf-pack-too-large = du har { $wolves } ulver i { $region }, ikke { $amount }
reason-age-of-the-wolf-pack-has-moved = bare { $fresh } ulver i { $region } kan ennå flytte uten lederulven
reason-age-of-the-wolf-lead-not-here = lederulven din er ikke i { $here }
reason-age-of-the-wolf-lead-has-moved = lederulven din har allerede flyttet i denne turen
reason-age-of-the-wolf-move-too-far = { $to } grenser ikke til { $region }
reason-age-of-the-wolf-channel-not-frozen = vannforbindelsen fra { $region } til { $to } er ikke frosset
reason-age-of-the-wolf-move-into-own = du har allerede { $to }: dit går ulver ved å streife
reason-age-of-the-wolf-follow-without-foe = en flokk til kan bare følge etter til { $to } mens en fiende er der
reason-age-of-the-wolf-move-nowhere = ingen ulver kan flytte slik
reason-age-of-the-wolf-hunt-elsewhere = du har ikke { $region }
reason-age-of-the-wolf-hunt-nothing = det er ingen rovdyr i { $region }
reason-age-of-the-wolf-hunt-again = det skal allerede kjempes om { $region } i denne turen
reason-age-of-the-wolf-hunt-nowhere = det er ingen rovdyr å kjempe mot i regionene dine
reason-age-of-the-wolf-roam-into-new = ulver streifer mellom regioner du har, og { $to } er ikke en av dem
reason-age-of-the-wolf-roam-nowhere = ingen ulver kan streife slik
reason-age-of-the-wolf-retreat-into-foreign = ulver trekker seg tilbake til en region de har, og { $to } er ikke en av dem
reason-age-of-the-wolf-retreat-too-far = { $to } grenser ikke til { $place }
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kyst der rovdyr kan jages ut i vannet
reason-age-of-the-wolf-flight-too-far = { $to } grenser ikke til { $origin } på land, og ingen rovdyr svømmer
reason-age-of-the-wolf-withdraw-into-foreign = ulver flyttes unna til en region de har: { $to } er ikke en av dem
reason-age-of-the-wolf-withdraw-too-far = { $to } grenser ikke til { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } kan bare fø { $room } ulver til
reason-age-of-the-wolf-withdraw-too-many = bare overskuddet på { $debt } ulver kan flyttes unna
reason-age-of-the-wolf-withdraw-needs-lead = så mange ulver kan ikke flyttes unna uten lederulven
reason-age-of-the-wolf-lose-elsewhere = ulvene skal mistes i { $place }
reason-age-of-the-wolf-lose-amount = nøyaktig { $debt } ulver skal mistes
reason-age-of-the-wolf-lead-elsewhere = du har ingen ulver i { $region } som lederulven kan erstatte
reason-age-of-the-wolf-litter-without-den = du har ikke noe hi i { $region }
reason-age-of-the-wolf-litter-again = hiet i { $region } har allerede fått kullet sitt
reason-age-of-the-wolf-den-elsewhere = du har ikke { $region }
reason-age-of-the-wolf-den-on-den = du har allerede et hi i { $region }
reason-age-of-the-wolf-den-too-few = et hi krever { $needed } ulver, og i { $region } er det { $wolves }
reason-age-of-the-wolf-card-not-in-hand = du har ikke noe kort «{ age-card }»
reason-age-of-the-wolf-scare-nothing = det er ingen rovdyr i { $region }
reason-age-of-the-wolf-scare-too-far = { $region } er verken din eller grenser til en region du har
reason-age-of-the-wolf-scare-nowhere = det er ingen rovdyr innen rekkevidde
reason-age-of-the-wolf-breed-without-den = du har ikke noe hi på spillebrettet
reason-age-of-the-wolf-breed-without-wolves = alle ulvene dine er på spillebrettet
reason-age-of-the-wolf-extra-too-late = et ekstra trekk spilles i trinn 2, som er over
reason-age-of-the-wolf-extra-too-early = gjør forflyttingen din først; kortet gir så én til
reason-age-of-the-wolf-extra-without-move = ingen flere forflyttinger ville være mulig
reason-age-of-the-wolf-freeze-again = vannforbindelsen { $channel } er allerede frosset
reason-age-of-the-wolf-freeze-nowhere = alle vannforbindelser er allerede frosset

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = nå fordeler jegerne figurene: «lead bishop»
reason-brotherhood-of-the-wolf-pick-now = nå velges et kort ({ brotherhood-season }): «pick» og kortet
reason-brotherhood-of-the-wolf-discard-now = nå kastes et kort ({ brotherhood-season }): «discard» og kortet
reason-brotherhood-of-the-wolf-hide-now = nå velger Udyret identitet og start: «hide devil @mende»
reason-brotherhood-of-the-wolf-place-now = nå inntar jegerne plassene sine: «place bishop @javols»
reason-brotherhood-of-the-wolf-card-now = nå snus et kort ({ brotherhood-season }): «card» og kortet
reason-brotherhood-of-the-wolf-portefaix-now = nå tar Portefaix landsbyen sin: «portefaix @saugues»
reason-brotherhood-of-the-wolf-shift-now = nå kan tropper flyttes: «shift @mende @javols» eller «decline»
reason-brotherhood-of-the-wolf-troop-now = nå kommer årstidens tropp ({ brotherhood-season }): «troop @saugues» eller «decline»
reason-brotherhood-of-the-wolf-extra-now = nå kan én tropp til komme: «extra autumn @mende» eller «decline»
reason-brotherhood-of-the-wolf-recall-now = nå kan et landsbykort tas tilbake: «recall @mende» eller «decline»
reason-brotherhood-of-the-wolf-prowl-now = nå velger Udyret: «prowl @saugues wolves down»
reason-brotherhood-of-the-wolf-move-now = nå flytter jegerne: «move bishop @langeac» eller «end»
reason-brotherhood-of-the-wolf-drag-now = nå kan djevelen flytte en jeger: «drag bishop @desges» eller «decline»
reason-brotherhood-of-the-wolf-examine-now = nå undersøker jegerne: «examine marquis @javols» eller «end»
reason-brotherhood-of-the-wolf-led-already = { brotherhood-hunter } ledes allerede av noen
reason-brotherhood-of-the-wolf-not-your-hunter = { brotherhood-hunter } ledes av en annen plass
reason-brotherhood-of-the-wolf-no-start-village = { $place } er ingen startlandsby: de er { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } har allerede en plass
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } er ikke et kort for årstiden som velges nå: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-gone = { $card } er allerede valgt eller kastet
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } er ikke et kort for årstiden: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-seen = { $card } er allerede spilt, og ingen kort kommer to ganger
reason-brotherhood-of-the-wolf-card-not-in-hand = ingen valgte { $card }
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } er en grend: Portefaix står i en landsby
reason-brotherhood-of-the-wolf-no-troop-here = det er ingen tropp i { $place }
reason-brotherhood-of-the-wolf-shifted-already = troppen i { $place } er allerede flyttet denne årstiden
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } er en grend: tropper står bare i landsbyer
reason-brotherhood-of-the-wolf-troop-on-troop = det er allerede en tropp i { $place }, og en landsby rommer bare én
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] det er ingen tropp igjen på sommerens rute
    [autumn] det er ingen tropp igjen på høstens rute
    [winter] det er ingen tropp igjen på vinterens rute
   *[spring] det er ingen tropp igjen på vårens rute
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet for landsbyen du er i, må bli liggende
reason-brotherhood-of-the-wolf-no-card-here = ingen kort for { $place } ligger åpent på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } er en grend: Udyret ender veien i en landsby
reason-brotherhood-of-the-wolf-prowl-in-place = Udyret er i { $place } og blir aldri værende
reason-brotherhood-of-the-wolf-village-card-lies = kortet for { $place } ligger på bordet: ikke to ganger innen et år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } er { $leagues } mil unna, og Udyret går { $reach }
reason-brotherhood-of-the-wolf-token-taken = jegerne har tatt sporet { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = sporet { brotherhood-identity } ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } er { $leagues } mil unna: bare ulveflokken med bildesiden opp går så langt
reason-brotherhood-of-the-wolf-face-up-only = kortet som gjelder, krever spor med bildesiden opp
reason-brotherhood-of-the-wolf-drag-one-league = djevelen flytter en jeger én mil, og til { $place } er det { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen av jegerne dine kan flytte mer denne årstiden
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } har allerede flyttet denne årstiden
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } blir på plassen sin denne årstiden
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } er i { $place }: den som ikke flytter, står der
reason-brotherhood-of-the-wolf-move-too-far = { $place } er { $leagues } mil unna, og en jeger går { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen av jegerne dine har et spor igjen å undersøke
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har ikke noe spor å undersøke
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har allerede undersøkt denne årstiden
reason-brotherhood-of-the-wolf-no-trace-here = ingen spor i { $place } kan undersøkes
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } er { $leagues } mil fra { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrykeren er allerede gjenkjent i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } kjenner ikke tegnet på sporet i { $place }: ulveflokk
    [predator] { brotherhood-hunter } kjenner ikke tegnet på sporet i { $place }: rovdyr
    [count] { brotherhood-hunter } kjenner ikke tegnet på sporet i { $place }: greve
    [devil] { brotherhood-hunter } kjenner ikke tegnet på sporet i { $place }: djevel
   *[vagabond] { brotherhood-hunter } kjenner ikke tegnet på sporet i { $place }: landstryker
}
