### Co stojí na obrázcích plánů (`board --svg`); názvy věcí jsou ze souborů jednotlivých her.

svg-emblem = { $emblem ->
    [fang] tesák
    [eye] oko
    [claw] dráp
    [star] hvězda
    [peak] vrchol
   *[stone] kámen
}
svg-seat = místo { $seat }
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

## Věk vlka
svg-both = { $first } a { $second }
svg-age-over = Hra skončila v kole { $round }
svg-age-turn = tah místa { $seat }
svg-age-decides = místo { $seat } { $does }
svg-age-does = { $stage ->
    [draw] si bere kartu
    [roll] bojuje: hází se kostkou
    [move] přesouvá smečku nebo hraje kartu
    [battle] začíná boj nebo hraje kartu
    [den] může postavit doupě
    [roam] může nechat vlky toulat se
    [litter] volí, která doupata mají mladé
    [reroll] může hodit znovu
    [retreat] ustupuje, nebo zahyne
    [drive] zahání poražené predátory, nebo je nechá být
    [withdraw] odchází z přeplněného regionu
    [lose] volí, které vlky ztratí
    [lead] volí, kde bude stát nový vůdce
   *[discard] odhazuje kartu
}
svg-age-prey = kořist { $prey }
svg-age-surplus = přebývá vlků: { $surplus }
svg-age-seat = místo { $seat } „{ $emblem }“, { $colour }
svg-age-channel = { $frozen ->
    [yes] průliv { $first } – { $second }: zamrzlý do konce tohoto tahu
   *[no] průliv { $first } – { $second }: volná voda
}
svg-age-has = doupata: { $dens } z { $goal }, vlci: { $wolves }, karty: { $hand }
svg-age-supply = vlků, ještě { $supply }
svg-age-regions = { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionů
}
svg-age-lead = vůdce: { $at }
svg-age-fallen = vůdce padl
svg-age-piles = Balíček { $deck } · odhozeno: { $cards }
svg-age-cards = Karty — { $cards }
svg-age-sign = { $sign ->
    [prey] kořist
    [coast] pobřeží
    [wolves] vlci
    [lead] s vůdcem
    [surplus] nad kořist
   *[attackers] útočníci, boj teprve bude
}

## Bratrstvo vlka
svg-either = { $first } nebo { $second }
svg-brotherhood-map = Gévaudan, naše vlastní mapa
svg-brotherhood-draft = Výběr karet období „{ $season }“
svg-brotherhood-before = { $now }, před první obětí
svg-brotherhood-round = { $now }, kolo { $round } z { $rounds }
svg-brotherhood-draw = Jaro 1767 skončilo: oběti a volné stopy dávají remízu
svg-brotherhood-stance = { $stance ->
    [lying] leží
   *[standing] stojí
}
svg-brotherhood-trace-hidden = stopa lícem dolů
svg-brotherhood-secret = { $village }, skryto
svg-brotherhood-sign = { $sign ->
    [village] vesnice
    [hamlet] osada
    [start] počáteční vesnice
    [special] zvláštní vesnice
    [start-special] počáteční zvláštní vesnice
    [goal] může být příště
    [leagues] kolik mil
    [haunt] Bestie zde?
    [victims] oběti
    [card] karta vesnice
   *[trace] skrytá stopa
}
svg-brotherhood-hunter-in = { $hunter }: { $at }, { $stance }
svg-brotherhood-beast-in = Bestie je zde: { $at }.
svg-brotherhood-beast-hidden = Bestie je skrytá
svg-brotherhood-panel = { $panel ->
    [card] karta období
    [spaces] pole ročních období
    [hunters] lovci
   *[known] co je známo
}
svg-brotherhood-no-card = Žádná karta období neplatí
svg-brotherhood-card-comes = Odkrývá se na začátku období.
svg-brotherhood-book = karta z knihy
svg-brotherhood-card = { $season }, působí ve fázi { $phase }, { $source }
svg-brotherhood-spaces = Období: oddíly, karta, stopa
svg-brotherhood-hunters = Lovci a znaky, které znají
svg-brotherhood-unled = zatím bez hráče
svg-brotherhood-taken = Vzaté stopy: { $count } z { $goal }
svg-brotherhood-token = { $word ->
    [true] pravá
    [taken] vzata
    [possible] možná
   *[no] ne
}
svg-brotherhood-marker = Černý žeton: tulák spatřen zde: { $at }.
svg-brotherhood-trace-of = Stopa, { $season }: { $tokens }.
svg-brotherhood-any = kterákoli z pěti
svg-brotherhood-hides = Bestie se skrývá zde: { $at }
svg-brotherhood-possible = { $known }; možných vesnic: { $villages } (čárkované kruhy).
svg-brotherhood-may-choose = Vesnic, které může zvolit příště: { $goals } (zlaté kruhy).
svg-brotherhood-chosen = Zvolila: { $village }; vesnic, které se zdají možné: { $goals }.
svg-brotherhood-chosen-one = Zvolila vesnici; možných: { $goals } (zlaté kruhy).
