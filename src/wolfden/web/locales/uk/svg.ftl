### Що написано на малюнках полів (`board --svg`); назви речей узято з файлів самих ігор.

svg-emblem = { $emblem ->
    [fang] ікло
    [eye] око
    [claw] пазур
    [star] зірка
    [peak] вершина
   *[stone] камінь
}
svg-seat = місце { $seat }
svg-seat-signed = місце { $seat } «{ $emblem }»
svg-to-act = вирішує

## Зграя
svg-wolves-phase = { $phase ->
    [crescent] молодик
    [quarter] чверть
   *[full] повня
}
svg-wolves-water = { $kind ->
    [chasm] провалля
   *[lake] джерело
}
svg-wolves-board = { $water } регіону { $region }
svg-wolves-token = жетон: { $token }
svg-wolves-tokens = жетони: { $upper }, під ним { $lower }
svg-wolves-control = контроль: { $held }
svg-wolves-over = Гру закінчено, ходів зіграно: { $turns }
svg-wolves-draft = Місце { $seat } виставляє альфа-вовка та зграйного вовка
svg-wolves-tiles = Місце { $seat } обирає, яким боком лягають тайли
svg-wolves-turn = Хід { $turn }: місце { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, може піти ще { $walkers } вовк ({ $terrain })
    [few] { $turn }, можуть піти ще { $walkers } вовки ({ $terrain })
   *[many] { $turn }, можуть піти ще { $walkers } вовків ({ $terrain })
}
svg-wolves-hunt = { $turn } обирає здобич
svg-wolves-left = { $turn }, лишилося дій: { $left }
svg-wolves-more = { $turn } може діяти далі за жетони дії
svg-wolves-date = Місяць: дата { $date } з { $last }
svg-wolves-dates = Місяць: дата { $date }; дати підрахунку { $dates }.
svg-wolves-points = очки: { $points }
svg-wolves-pts = { $points } оч.
svg-wolves-home-undealt = дім не роздано
svg-wolves-tile = { $shows }, на звороті { $back }
svg-wolves-track = { $track } { $value }, сховищ узято: { $dens } з { $size }
svg-wolves-held = { $thing ->
    [action-token] жетонів дії: { $count }
    [terrain-token] жетонів місцевості: { $count }
    [pack] покликаних вовків: { $count }
   *[lair] лігв: { $count }
}
svg-wolves-prey-free = { $prey }: ще на полі
svg-wolves-regions = жетонів регіонів: { $tokens }, очок за регіони: { $points }

## Доба вовка
svg-both = { $first } та { $second }
svg-age-over = Гру закінчено в раунді { $round }
svg-age-turn = хід місця { $seat }
svg-age-decides = місце { $seat } { $does }
svg-age-does = { $stage ->
    [draw] тягне карту
    [roll] веде бій: кидають кубик
    [move] рухає зграю або грає карту
    [battle] починає бій або грає карту
    [den] може збудувати лігво
    [roam] може пустити вовків мандрувати
    [litter] обирає, які лігва дають приплід
    [reroll] може кинути ще раз
    [retreat] відступає або гине
    [drive] проганяє переможених хижаків або лишає їх
    [withdraw] відходить із переповненого регіону
    [lose] обирає, яких вовків втрачає
    [lead] обирає, де стане новий ватажок
   *[discard] скидає карту
}
svg-age-prey = здобич { $prey }
svg-age-surplus = зайвих вовків: { $surplus }
svg-age-seat = місце { $seat } «{ $emblem }», { $colour }
svg-age-channel = { $frozen ->
    [yes] протока { $first } – { $second }: замерзла до кінця цього ходу
   *[no] протока { $first } – { $second }: відкрита вода
}
svg-age-has = лігв: { $dens } з { $goal }, вовків: { $wolves }, карт: { $hand }
svg-age-supply = вовків, ще { $supply }
svg-age-regions = { $regions ->
    [one] { $regions } регіон
    [few] { $regions } регіони
   *[many] { $regions } регіонів
}
svg-age-lead = ватажок: { $at }
svg-age-fallen = ватажок загинув
svg-age-piles = Колода { $deck } · скинуто: { $cards }
svg-age-cards = Карти — { $cards }
svg-age-sign = { $sign ->
    [prey] здобич
    [coast] узбережжя
    [wolves] вовки
    [lead] з ватажком
    [surplus] понад здобич
   *[attackers] нападники, бій попереду
}

## Братство вовка
svg-either = { $first } або { $second }
svg-brotherhood-map = Жеводан, наша власна карта
svg-brotherhood-draft = Вибір карт сезону «{ $season }»
svg-brotherhood-before = { $now }, до першої жертви
svg-brotherhood-round = { $now }, раунд { $round } з { $rounds }
svg-brotherhood-draw = Весна 1767 минула: жертви й незабрані сліди дають нічию
svg-brotherhood-stance = { $stance ->
    [lying] лежить
   *[standing] стоїть
}
svg-brotherhood-trace-hidden = закритий слід
svg-brotherhood-secret = { $village }, приховано
svg-brotherhood-sign = { $sign ->
    [village] село
    [hamlet] хутір
    [start] стартове село
    [special] особливе село
    [start-special] стартове особливе село
    [goal] може бути далі
    [leagues] скільки льє
    [haunt] Звір тут?
    [victims] жертви
    [card] карта села
   *[trace] закритий слід
}
svg-brotherhood-hunter-in = { $hunter }: { $at }, { $stance }
svg-brotherhood-beast-in = Звір тут: { $at }.
svg-brotherhood-beast-hidden = Звіра не видно
svg-brotherhood-panel = { $panel ->
    [card] карта сезону
    [spaces] поля сезонів
    [hunters] мисливці
   *[known] що відомо
}
svg-brotherhood-no-card = Жодна карта сезону не діє
svg-brotherhood-card-comes = Її відкривають на початку сезону.
svg-brotherhood-book = карта з книги
svg-brotherhood-card = { $season }, діє у фазі { $phase }, { $source }
svg-brotherhood-spaces = Сезони: загони, карта, слід
svg-brotherhood-hunters = Мисливці та знаки, які знають
svg-brotherhood-unled = ще без гравця
svg-brotherhood-taken = Забрано слідів: { $count } з { $goal }
svg-brotherhood-token = { $word ->
    [true] справжня
    [taken] забрано
    [possible] можлива
   *[no] ні
}
svg-brotherhood-marker = Чорна фішка: бродягу бачили тут: { $at }.
svg-brotherhood-trace-of = Слід, { $season }: { $tokens }.
svg-brotherhood-any = будь-який із п’яти
svg-brotherhood-hides = Звір ховається тут: { $at }
svg-brotherhood-possible = { $known }; можливих сіл: { $villages } (пунктирні кільця).
svg-brotherhood-may-choose = Сіл, які він може обрати далі: { $goals } (золоті кільця).
svg-brotherhood-chosen = Він обрав: { $village }; сіл, що здаються можливими: { $goals }.
svg-brotherhood-chosen-one = Він обрав село; можливих: { $goals } (золоті кільця).
