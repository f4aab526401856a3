### Co stojí na obrázcích plánů (`board --svg`); názvy věcí jsou ze souborů jednotlivých her.

svg-emblem = { $emblem ->
    [fang] tesák
    [eye] oko
    [claw] dráp
    [star] hvězda
    [peak] vrchol
   *[stone] kámen
}
svg-seat-signed = místo { $seat } „{ $emblem }“
svg-to-act = na řadě

## Vlci
svg-wolves-phase = { $phase ->
    [crescent] srpek
    [quarter] půlměsíc
   *[full] úplněk
}
svg-wolves-water = { $kind ->
    [chasm] kaňon
   *[lake] jezero
}
svg-wolves-board = { $water } regionu { $region }
svg-wolves-token = žeton: { $token }
svg-wolves-tokens = žetony: { $upper }, pod ním { $lower }
svg-wolves-control = převaha: { $held }
svg-wolves-over = Konec hry, odehráno tahů: { $turns }
svg-wolves-draft = Místo { $seat } staví alfa vlka a běžného vlka
svg-wolves-tiles = Místo { $seat } volí, kterou stranou kartičky začnou
svg-wolves-turn = Tah { $turn }: místo { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, může jít ještě { $walkers } vlk ({ $terrain })
    [few] { $turn }, mohou jít ještě { $walkers } vlci ({ $terrain })
   *[other] { $turn }, může jít ještě { $walkers } vlků ({ $terrain })
}
svg-wolves-hunt = { $turn } si vybírá kořist
svg-wolves-left = { $turn }, zbývá akcí: { $left }
svg-wolves-more = { $turn } může pokračovat za žetony akce
svg-wolves-date = Luna: políčko { $date } z { $last }
svg-wolves-dates = Luna: políčko { $date }; vyhodnocení na { $dates }.
svg-wolves-points = body: { $points }
svg-wolves-pts = { $points } b.
svg-wolves-home-undealt = domov nerozdán
svg-wolves-tile = { $shows }, rub { $back }
svg-wolves-track = { $track } { $value }, odebráno pelechů: { $dens } z { $size }
svg-wolves-held = { $thing ->
    [action-token] žetonů akce: { $count }
    [terrain-token] žetonů terénu: { $count }
    [pack] přivolaných vlků: { $count }
   *[lair] doupat: { $count }
}
svg-wolves-prey-free = { $prey }: dosud neuloven
svg-wolves-regions = žetonů regionů: { $tokens }, bodů za regiony: { $points }
