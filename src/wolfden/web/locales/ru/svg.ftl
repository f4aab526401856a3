### Что написано на рисунках полей (`board --svg`); названия взяты из файлов самих игр.

svg-emblem = { $emblem ->
    [fang] клык
    [eye] глаз
    [claw] коготь
    [star] звезда
    [peak] вершина
   *[stone] камень
}
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
