### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = den områdeplade ligger allerede på kortet
reason-the-wolves-prey-laid = { $word ->
    [moose] der er ingen stak med elg tilbage at lægge
    [deer] der er ingen stak med hjort tilbage at lægge
    [raccoon] der er ingen stak med vaskebjørn tilbage at lægge
    [boar] der er ingen stak med vildsvin tilbage at lægge
   *[hare] der er ingen stak med hare tilbage at lægge
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] der er ingen måneseglpolet tilbage at lægge
    [quarter] der er ingen halvmånepolet tilbage at lægge
   *[full] der er ingen fuldmånepolet tilbage at lægge
}
reason-the-wolves-pack-taken = flokken tilhører allerede en anden plads: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } er ikke en sekskant på startpladen ved kløften
reason-the-wolves-draft-on-taken = { $hex } er allerede optaget
reason-the-wolves-draft-same-side = dit andet par hører til på den anden side af kløften
reason-the-wolves-draft-on-token = der ligger en polet på { $hex }
reason-the-wolves-draft-on-piece = { $hex } er allerede optaget
reason-the-wolves-draft-under-crescent = { $hex } ligger i et område med en måneseglpolet
reason-the-wolves-not-dealing = kortet er allerede lagt
reason-the-wolves-packs-known = hver plads har allerede sin flok
reason-the-wolves-tiles-fixed = brikker vendes kun før placeringen, og kun hvis bordet tillader det
reason-the-wolves-draft-over = placeringen er forbi
reason-the-wolves-packs-first = vælg din flok først
reason-the-wolves-tiles-first = vælg først side på dine brikker: »tiles fronts« eller »tiles backs«
reason-the-wolves-draft-first = placeringen kommer først: »draft @hex«
reason-the-wolves-deal-first = kortet skal lægges først
reason-the-wolves-walk-first = gør flytningen færdig først: lad ulve gå, eller »stop«
reason-the-wolves-hunt-first = vælg først, hvilket af de ens bytter du tager
reason-the-wolves-pay-first = ulve går, når flytningen er betalt: begynd med »move terrain«
reason-the-wolves-no-hunt = bytte tages af sig selv; man vælger kun mellem ens slags
reason-the-wolves-no-action-left = dine to handlinger er gjort, og du har ingen handlingspolet
reason-the-wolves-one-token-a-turn = dette bord tillader én handlingspolet pr. tur
reason-the-wolves-cannot-pay = du kan ikke betale { $cost } af { wolves-terrain } med dine brikker og poletter
reason-the-wolves-tile-shows-other = en brik, der bruges her, viser ikke { wolves-terrain } nu
reason-the-wolves-tokens-missing = så mange terrænpoletter har du ikke
reason-the-wolves-wrong-price = dette koster præcis { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] du har ingen alfaulv på { $hex }
   *[pack] du har ingen flokulv på { $hex }
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] alfaulven på { $hex } er allerede gået i denne flytning
   *[pack] flokulven på { $hex } er allerede gået i denne flytning
}
reason-the-wolves-walk-in-place = at gå tilbage til sin egen sekskant er ingen flytning
reason-the-wolves-walk-off-terrain = { $end } er ikke { wolves-terrain }, som du har betalt for
reason-the-wolves-walk-too-far = { $end } er { $steps } skridt væk, og din fart er { $speed }
reason-the-wolves-walk-onto-token = ingen ulv må ende på en enlig ulv eller et bytte
reason-the-wolves-walk-onto-two = der står allerede to brikker på { $end }
reason-the-wolves-walk-onto-neutral = ingen kan slutte sig til den neutrale flok
reason-the-wolves-walk-onto-lair = der er et fjendtligt leje på { $end }
reason-the-wolves-walk-onto-alpha = der står en fjendtlig alfaulv på { $end }
reason-the-wolves-walk-pack-onto-pack = kun en alfaulv må fortrænge flokulven på { $end }
reason-the-wolves-no-wolf-can-walk = ingen af dine ulve har et sted at gå hen; »stop« afslutter flytningen
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] alfaulven på { $hex } har ingen steder at gå hen i denne flytning
   *[pack] flokulven på { $hex } har ingen steder at gå hen i denne flytning
}
reason-the-wolves-no-refuge = der er ingen sekskant, den fortrængte ulv kan gå til
reason-the-wolves-refuge-needed = sig, hvor den fortrængte ulv går hen: { $refuges }
reason-the-wolves-refuge-not-nearest = den fortrængte ulv går til en af de nærmeste: { $refuges }
reason-the-wolves-nobody-displaced = ingen ulv fortrænges her
reason-the-wolves-nowhere-to-dig = der er ingen sekskant, du kan betale for og bygge en hule på
reason-the-wolves-den-on-token = der er en enlig ulv eller et bytte på { $hex }
reason-the-wolves-den-on-two = der står allerede to brikker på { $hex }
reason-the-wolves-den-on-rival = der står en anden floks brik på { $hex }
reason-the-wolves-den-on-den = der er allerede en hule eller et leje på { $hex }
reason-the-wolves-den-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af
reason-the-wolves-no-den-left = alle dine huler er bygget
reason-the-wolves-track-empty = der er ingen hule tilbage på dit spor »{ wolves-track-name }«
reason-the-wolves-nothing-to-upgrade = du har ingen hule, som du kan betale for og udbygge
reason-the-wolves-lair-without-den = du har ingen hule på { $hex }
reason-the-wolves-lair-without-lake = { $hex } ligger ikke ved en sø
reason-the-wolves-lair-in-region = du har allerede et leje i dette område
reason-the-wolves-lair-without-alpha = ingen af dine alfaulve er på { $hex } eller ved siden af
reason-the-wolves-no-lair-left = alle dine lejer er bygget
reason-the-wolves-nothing-to-howl = der er ingen enlig ulv, som du kan nå og betale for
reason-the-wolves-howl-without-lone-wolf = der er ingen enlig ulv på { $hex }
reason-the-wolves-howl-too-far = ingen af dine alfaulve er inden for { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-left = der er ingen ulv tilbage på din tavle
reason-the-wolves-nothing-to-dominate = der er ingen brik, som du kan nå og betale for
reason-the-wolves-dominate-nothing = der står ingen sådan brik på { $hex }
reason-the-wolves-dominate-own = du kan ikke dominere din egen brik
reason-the-wolves-dominate-neutral = den neutrale flok kan ikke domineres
reason-the-wolves-dominate-strong = alfaulve og lejer kan aldrig domineres
reason-the-wolves-dominate-pair = to brikker fra den flok beskytter hinanden på { $hex }
reason-the-wolves-dominate-too-far = ingen af dine alfaulve er inden for { $reach } sekskanter fra { $hex }
reason-the-wolves-no-wolf-to-replace = der er ingen ulv tilbage på din tavle til at tage dens plads
reason-the-wolves-no-den-to-replace = der er ingen hule tilbage på din tavle til at tage dens plads
reason-the-wolves-track-needed = sig, fra hvilket spor den nye hule tages
reason-the-wolves-track-not-needed = en ulv erstattes af en ulv: intet spor nævnes
reason-the-wolves-hunt-nothing = der er intet sådant bytte på { $hex }
reason-the-wolves-hunt-again = du har allerede denne slags bytte
reason-the-wolves-hunt-too-few = dine ulve står på færre end 3 sekskanter ved siden af { $hex }

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = kun tilfældet kaster, trækker og deler ud
reason-age-of-the-wolf-chance-other = tilfældet har noget andet for nu: »{ $due }«
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] mennesket er mere værd end områdets foderværdi
    [tiger] tigeren er mere værd end områdets foderværdi
   *[bear] bjørnen er mere værd end områdets foderværdi
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] der er intet menneske tilbage at lægge
    [tiger] der er ingen tiger tilbage at lægge
   *[bear] der er ingen bjørn tilbage at lægge
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] der er intet kort Skræm bort tilbage i bunken
    [breed] der er intet kort Ekstra ulve tilbage i bunken
    [extra] der er intet kort Ekstra træk tilbage i bunken
   *[freeze] der er intet kort Frossent hav tilbage i bunken
}
reason-age-of-the-wolf-movement-made = du har lavet din flytning; kortet Ekstra træk ville give én til
reason-age-of-the-wolf-movement-over = flytninger hører til trin 2, som er forbi
reason-age-of-the-wolf-fight-later = kampene følger, når alle flytninger er lavet: sig »next«
reason-age-of-the-wolf-fight-first = en kamp skal udkæmpes først: sig »fight { $battle }«
reason-age-of-the-wolf-fight-over = alle turens kampe er udkæmpet
reason-age-of-the-wolf-fight-elsewhere = kampe udkæmpes i flytningernes rækkefølge: { $battle } er den næste
reason-age-of-the-wolf-den-later = huler bygges i trin 4, efter kampene
reason-age-of-the-wolf-den-over = huler bygges i trin 4, som er forbi
reason-age-of-the-wolf-roam-later = ulve migrerer i trin 5, efter kampe og huler
reason-age-of-the-wolf-end-later = turen slutter efter trin 5; sig »next«, eller kæmp først
reason-age-of-the-wolf-next-is-end = at migrere er det sidste trin, du bestemmer: sig »end«
reason-age-of-the-wolf-litter-not-asked = kuld kommer af sig selv, så længe forrådet rækker
reason-age-of-the-wolf-reroll-not-asked = du har intet kast at gøre om eller beholde
reason-age-of-the-wolf-retreat-not-asked = du har ikke tabt en kamp som forsvarer
reason-age-of-the-wolf-drive-not-asked = du har ikke lige slået nogen rovdyr
reason-age-of-the-wolf-withdraw-not-asked = ingen rovdyr er jaget ind i et af dine områder
reason-age-of-the-wolf-lose-not-asked = du behøver ikke vælge, hvilke ulve du mister
reason-age-of-the-wolf-lead-not-asked = din lederulv er ikke tabt
reason-age-of-the-wolf-discard-not-asked = kort lægges kun væk over { $limit }, efter at der er trukket
reason-age-of-the-wolf-litter-first = sig først, hvilke huler der får et kuld: »litter @region«
reason-age-of-the-wolf-reroll-first = sig først, om du kaster igen: »reroll« eller »keep«
reason-age-of-the-wolf-retreat-first = sig først, hvor dine ulve trækker sig tilbage til, eller »perish«
reason-age-of-the-wolf-drive-first = sig først, hvor rovdyrene jages hen, eller »leave«
reason-age-of-the-wolf-withdraw-first = sig først, hvor mange ulve der flyttes væk, eller »stay«
reason-age-of-the-wolf-lose-first = sig først, hvilke { $debt } ulve i { $place } du mister
reason-age-of-the-wolf-lead-first = sig først, hvor din lederulv kommer tilbage: »lead @region«
reason-age-of-the-wolf-discard-first = sig først, hvilket kort du lægger væk
reason-age-of-the-wolf-pack-not-here = du har ingen ulve i { $region }
reason-age-of-the-wolf-pack-not-in-fives = ulve går i femmere: { $amount } er ikke et multiplum af fem over 0
reason-age-of-the-wolf-pack-too-large = du har { $wolves } ulve i { $region }, ikke { $amount }
reason-age-of-the-wolf-pack-has-moved = kun { $fresh } ulve i { $region } kan endnu flytte uden lederulven
reason-age-of-the-wolf-lead-not-here = din lederulv er ikke i { $here }
reason-age-of-the-wolf-lead-has-moved = din lederulv er allerede flyttet i denne tur
reason-age-of-the-wolf-move-too-far = { $to } støder ikke op til { $region }
reason-age-of-the-wolf-channel-not-frozen = vandforbindelsen fra { $region } til { $to } er ikke frossen
reason-age-of-the-wolf-move-into-own = du kontrollerer allerede { $to }: dertil går ulve ved at migrere
reason-age-of-the-wolf-follow-without-foe = en flok til må kun følge efter til { $to }, mens en fjende er der
reason-age-of-the-wolf-move-nowhere = ingen ulve kan flytte sådan
reason-age-of-the-wolf-hunt-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-hunt-nothing = der er ingen rovdyr i { $region }
reason-age-of-the-wolf-hunt-again = der skal allerede kæmpes om { $region } i denne tur
reason-age-of-the-wolf-hunt-nowhere = der er ingen rovdyr at kæmpe mod i dine områder
reason-age-of-the-wolf-roam-into-new = ulve migrerer mellem områder, du kontrollerer, og { $to } er ikke et af dem
reason-age-of-the-wolf-roam-nowhere = ingen ulve kan migrere sådan
reason-age-of-the-wolf-retreat-into-foreign = ulve trækker sig tilbage til et område, de kontrollerer, og { $to } er ikke et af dem
reason-age-of-the-wolf-retreat-too-far = { $to } støder ikke op til { $place }
reason-age-of-the-wolf-flight-no-coast = { $origin } har ingen kyst, hvor rovdyr kan jages ud i vandet
reason-age-of-the-wolf-flight-too-far = { $to } støder ikke op til { $origin } på land, og ingen rovdyr svømmer
reason-age-of-the-wolf-withdraw-into-foreign = ulve flyttes væk til et område, de kontrollerer: { $to } er ikke et af dem
reason-age-of-the-wolf-withdraw-too-far = { $to } støder ikke op til { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } kan kun brødføde { $room } ulve mere
reason-age-of-the-wolf-withdraw-too-many = kun overskuddet på { $debt } ulve må flyttes væk
reason-age-of-the-wolf-withdraw-needs-lead = så mange ulve kan ikke flyttes væk uden lederulven
reason-age-of-the-wolf-lose-elsewhere = ulvene skal mistes i { $place }
reason-age-of-the-wolf-lose-amount = præcis { $debt } ulve skal mistes
reason-age-of-the-wolf-lead-elsewhere = du har ingen ulve i { $region }, som lederulven kan erstatte
reason-age-of-the-wolf-litter-without-den = du har ingen hule i { $region }
reason-age-of-the-wolf-litter-again = hulen i { $region } har allerede fået sit kuld
reason-age-of-the-wolf-den-elsewhere = du kontrollerer ikke { $region }
reason-age-of-the-wolf-den-on-den = du har allerede en hule i { $region }
reason-age-of-the-wolf-den-too-few = en hule kræver { $needed } ulve, og i { $region } er der { $wolves }
reason-age-of-the-wolf-card-not-in-hand = du har intet kort »{ age-card }«
reason-age-of-the-wolf-scare-nothing = der er ingen rovdyr i { $region }
reason-age-of-the-wolf-scare-too-far = { $region } er hverken dit eller støder op til et område, du kontrollerer
reason-age-of-the-wolf-scare-nowhere = der er ingen rovdyr inden for rækkevidde
reason-age-of-the-wolf-breed-without-den = du har ingen hule på spillepladen
reason-age-of-the-wolf-breed-without-wolves = alle dine ulve er på spillepladen
reason-age-of-the-wolf-extra-too-late = et ekstra træk spilles i trin 2, som er forbi
reason-age-of-the-wolf-extra-too-early = lav din flytning først; kortet giver så én til
reason-age-of-the-wolf-extra-without-move = ingen yderligere flytning ville være mulig
reason-age-of-the-wolf-freeze-again = vandforbindelsen { $channel } er allerede frossen
reason-age-of-the-wolf-freeze-nowhere = alle vandforbindelser er allerede frosne

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = nu fordeler jægerne figurerne: »lead bishop«
reason-brotherhood-of-the-wolf-pick-now = nu vælges et kort ({ brotherhood-season }): »pick« og kortet
reason-brotherhood-of-the-wolf-discard-now = nu lægges et kort væk ({ brotherhood-season }): »discard« og kortet
reason-brotherhood-of-the-wolf-hide-now = nu vælger Bæstet identitet og start: »hide devil @mende«
reason-brotherhood-of-the-wolf-place-now = nu indtager jægerne deres pladser: »place bishop @javols«
reason-brotherhood-of-the-wolf-card-now = nu vendes et kort ({ brotherhood-season }): »card« og kortet
reason-brotherhood-of-the-wolf-portefaix-now = nu tager Portefaix sin landsby: »portefaix @saugues«
reason-brotherhood-of-the-wolf-shift-now = nu må tropper flyttes: »shift @mende @javols« eller »decline«
reason-brotherhood-of-the-wolf-troop-now = nu kommer årstidens trop ({ brotherhood-season }): »troop @saugues« eller »decline«
reason-brotherhood-of-the-wolf-extra-now = nu må én trop mere komme: »extra autumn @mende« eller »decline«
reason-brotherhood-of-the-wolf-recall-now = nu må et landsbykort tages tilbage: »recall @mende« eller »decline«
reason-brotherhood-of-the-wolf-prowl-now = nu vælger Bæstet: »prowl @saugues wolves down«
reason-brotherhood-of-the-wolf-move-now = nu flytter jægerne: »move bishop @langeac« eller »end«
reason-brotherhood-of-the-wolf-drag-now = nu må djævelen flytte en jæger: »drag bishop @desges« eller »decline«
reason-brotherhood-of-the-wolf-examine-now = nu undersøger jægerne: »examine marquis @javols« eller »end«
reason-brotherhood-of-the-wolf-led-already = { brotherhood-hunter } ledes allerede af nogen
reason-brotherhood-of-the-wolf-not-your-hunter = { brotherhood-hunter } ledes af en anden plads
reason-brotherhood-of-the-wolf-no-start-village = { $place } er ikke en startlandsby: de er { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } har allerede en plads
reason-brotherhood-of-the-wolf-other-season-drafted = { $card } er ikke et kort for årstiden, der vælges nu: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-gone = { $card } er allerede valgt eller lagt væk
reason-brotherhood-of-the-wolf-card-of-other-season = { $card } er ikke et kort for årstiden: { brotherhood-season }
reason-brotherhood-of-the-wolf-card-seen = { $card } er allerede spillet, og intet kort kommer to gange
reason-brotherhood-of-the-wolf-card-not-in-hand = ingen valgte { $card }
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } er en flække: Portefaix står i en landsby
reason-brotherhood-of-the-wolf-no-troop-here = der er ingen trop i { $place }
reason-brotherhood-of-the-wolf-shifted-already = troppen i { $place } er allerede flyttet denne årstid
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } er en flække: tropper står kun i landsbyer
reason-brotherhood-of-the-wolf-troop-on-troop = der er allerede en trop i { $place }, og en landsby rummer kun én
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] der er ingen trop tilbage på sommerens felt
    [autumn] der er ingen trop tilbage på efterårets felt
    [winter] der er ingen trop tilbage på vinterens felt
   *[spring] der er ingen trop tilbage på forårets felt
}
reason-brotherhood-of-the-wolf-recall-own-village = kortet for den landsby, du er i, skal blive liggende
reason-brotherhood-of-the-wolf-no-card-here = intet kort for { $place } ligger åbent på bordet
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } er en flække: Bæstet ender sin vej i en landsby
reason-brotherhood-of-the-wolf-prowl-in-place = Bæstet er i { $place } og bliver aldrig
reason-brotherhood-of-the-wolf-village-card-lies = kortet for { $place } ligger på bordet: ikke to gange inden for et år
reason-brotherhood-of-the-wolf-prowl-too-far = { $place } er { $leagues } mil væk, og Bæstet går { $reach }
reason-brotherhood-of-the-wolf-token-taken = jægerne har taget sporet { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = sporet { brotherhood-identity } ligger på bordet
reason-brotherhood-of-the-wolf-only-with-pack = { $place } er { $leagues } mil væk: kun ulveflokken med billedsiden op går så langt
reason-brotherhood-of-the-wolf-face-up-only = kortet, der gælder, kræver spor med billedsiden op
reason-brotherhood-of-the-wolf-drag-one-league = djævelen flytter en jæger én mil, og til { $place } er der { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ingen af dine jægere kan flytte mere denne årstid
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } er allerede flyttet denne årstid
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } bliver på sin plads denne årstid
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } er i { $place }: den, der ikke flytter, står der
reason-brotherhood-of-the-wolf-move-too-far = { $place } er { $leagues } mil væk, og en jæger går { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ingen af dine jægere har et spor tilbage at undersøge
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } har intet spor at undersøge
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } har allerede undersøgt denne årstid
reason-brotherhood-of-the-wolf-no-trace-here = intet spor i { $place } kan undersøges
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } er { $leagues } mil fra { $place }
reason-brotherhood-of-the-wolf-vagabond-again = landstrygeren er allerede genkendt i { $place }
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } kender ikke tegnet på sporet i { $place }: ulveflok
    [predator] { brotherhood-hunter } kender ikke tegnet på sporet i { $place }: rovdyr
    [count] { brotherhood-hunter } kender ikke tegnet på sporet i { $place }: greve
    [devil] { brotherhood-hunter } kender ikke tegnet på sporet i { $place }: djævel
   *[vagabond] { brotherhood-hunter } kender ikke tegnet på sporet i { $place }: landstryger
}
