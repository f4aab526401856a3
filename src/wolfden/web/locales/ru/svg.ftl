### Что написано на рисунках полей (`board --svg`); названия взяты из файлов самих игр.

svg-emblem = { $emblem ->
    [fang] клык
    [eye] глаз
    [claw] коготь
    [star] звезда
    [peak] вершина
   *[stone] камень
}
svg-seat = место { $seat }
svg-seat-signed = место { $seat } «{ $emblem }»
svg-to-act = решает

## Волки
svg-wolves-phase = { $phase ->
    [crescent] новолуние
    [quarter] четверть
   *[full] полнолуние
}
svg-wolves-water = { $kind ->
    [chasm] каньон
   *[lake] водоём
}
svg-wolves-board = { $water } региона { $region }
svg-wolves-token = жетон: { $token }
svg-wolves-tokens = жетоны: { $upper }, под ним { $lower }
svg-wolves-control = контроль: { $held }
svg-wolves-over = Игра окончена, сыграно ходов: { $turns }
svg-wolves-draft = Место { $seat } выставляет вожака и стайного волка
svg-wolves-tiles = Место { $seat } выбирает, какой стороной лягут тайлы
svg-wolves-turn = Ход { $turn }: место { $seat }
svg-wolves-walk = { $walkers ->
    [one] { $turn }, может пойти ещё { $walkers } волк ({ $terrain })
    [few] { $turn }, могут пойти ещё { $walkers } волка ({ $terrain })
   *[many] { $turn }, могут пойти ещё { $walkers } волков ({ $terrain })
}
svg-wolves-hunt = { $turn } выбирает добычу
svg-wolves-left = { $turn }, осталось действий: { $left }
svg-wolves-more = { $turn } может продолжать за жетоны действий
svg-wolves-date = Луна: дата { $date } из { $last }
svg-wolves-dates = Луна: дата { $date }; даты подсчёта { $dates }.
svg-wolves-points = очки: { $points }
svg-wolves-pts = { $points } оч.
svg-wolves-home-undealt = дом не роздан
svg-wolves-tile = { $shows }, на обороте { $back }
svg-wolves-track = { $track } { $value }, лёжек взято: { $dens } из { $size }
svg-wolves-held = { $thing ->
    [action-token] жетонов действий: { $count }
    [terrain-token] жетонов местности: { $count }
    [pack] призванных волков: { $count }
   *[lair] логов: { $count }
}
svg-wolves-prey-free = { $prey }: ещё на поле
svg-wolves-regions = жетонов доминирования: { $tokens }, очков за регионы: { $points }

## Эпоха волка
svg-both = { $first } и { $second }
svg-age-over = Игра окончена в раунде { $round }
svg-age-turn = ход места { $seat }
svg-age-decides = место { $seat } { $does }
svg-age-does = { $stage ->
    [draw] тянет карту
    [roll] ведёт бой: бросают кубик
    [move] двигает стаю или играет карту
    [battle] начинает бой или играет карту
    [den] может построить логово
    [roam] может пустить волков кочевать
    [litter] выбирает, какие логова дают приплод
    [reroll] может бросить ещё раз
    [retreat] отступает или гибнет
    [drive] прогоняет побеждённых хищников или оставляет их
    [withdraw] отходит из переполненного региона
    [lose] выбирает, каких волков теряет
    [lead] выбирает, где встанет новый вожак
   *[discard] сбрасывает карту
}
svg-age-prey = добыча { $prey }
svg-age-surplus = лишних волков: { $surplus }
svg-age-seat = место { $seat } «{ $emblem }», { $colour }
svg-age-channel = { $frozen ->
    [yes] пролив { $first } – { $second }: замёрз до конца этого хода
   *[no] пролив { $first } – { $second }: открытая вода
}
svg-age-has = логов: { $dens } из { $goal }, волков: { $wolves }, карт: { $hand }
svg-age-supply = волков, ещё { $supply }
svg-age-regions = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
}
svg-age-lead = вожак: { $at }
svg-age-fallen = вожак погиб
svg-age-piles = Колода { $deck } · сброшено: { $cards }
svg-age-cards = Карты — { $cards }
svg-age-sign = { $sign ->
    [prey] добыча
    [coast] побережье
    [wolves] волки
    [lead] с вожаком
    [surplus] сверх добычи
   *[attackers] нападающие, бой впереди
}

## Братство волка
svg-either = { $first } или { $second }
svg-brotherhood-map = Жеводан, наша собственная карта
svg-brotherhood-draft = Выбор карт сезона «{ $season }»
svg-brotherhood-before = { $now }, до первой жертвы
svg-brotherhood-round = { $now }, раунд { $round } из { $rounds }
svg-brotherhood-draw = Весна 1767 прошла: жертвы и незабранные следы дают ничью
svg-brotherhood-stance = { $stance ->
    [lying] лежит
   *[standing] стоит
}
svg-brotherhood-trace-hidden = закрытый след
svg-brotherhood-secret = { $village }, скрыто
svg-brotherhood-sign = { $sign ->
    [village] деревня
    [hamlet] поселение
    [start] стартовая деревня
    [special] особая деревня
    [start-special] стартовая особая деревня
    [goal] может быть далее
    [leagues] сколько лье
    [haunt] Зверь здесь?
    [victims] жертвы
    [card] карта деревни
   *[trace] закрытый след
}
svg-brotherhood-hunter-in = { $hunter }: { $at }, { $stance }
svg-brotherhood-beast-in = Зверь здесь: { $at }.
svg-brotherhood-beast-hidden = Зверя не видно
svg-brotherhood-panel = { $panel ->
    [card] карта сезона
    [spaces] поля сезонов
    [hunters] охотники
   *[known] что известно
}
svg-brotherhood-no-card = Ни одна карта сезона не действует
svg-brotherhood-card-comes = Её открывают в начале сезона.
svg-brotherhood-book = карта из книги
svg-brotherhood-card = { $season }, действует в фазе { $phase }, { $source }
svg-brotherhood-spaces = Сезоны: отряды, карта, след
svg-brotherhood-hunters = Охотники и знаки, что они знают
svg-brotherhood-unled = пока без игрока
svg-brotherhood-taken = Забрано следов: { $count } из { $goal }
svg-brotherhood-token = { $word ->
    [true] истинная
    [taken] забрана
    [possible] возможна
   *[no] нет
}
svg-brotherhood-marker = Чёрная фишка: бродягу видели здесь: { $at }.
svg-brotherhood-trace-of = След, { $season }: { $tokens }.
svg-brotherhood-any = любой из пяти
svg-brotherhood-hides = Зверь скрывается здесь: { $at }
svg-brotherhood-possible = { $known }; возможных деревень: { $villages } (пунктирные кольца).
svg-brotherhood-may-choose = Деревень, которые он может выбрать далее: { $goals } (золотые кольца).
svg-brotherhood-chosen = Он выбрал: { $village }; деревень, что кажутся возможными: { $goals }.
svg-brotherhood-chosen-one = Он выбрал деревню; возможных: { $goals } (золотые кольца).
