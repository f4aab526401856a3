# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] лес
    [rock] горы
    [grass] луг
    [tundra] тундра
    [desert] пустыня
   *[blank] ещё не роздано
}
wolves-prey = { $prey ->
    [moose] лось
    [deer] олень
    [raccoon] енот
    [boar] кабан
   *[hare] заяц
}
wolves-neutral = нейтральная стая
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] волк-вожак ({ $owner })
    [den] лёжка ({ $owner })
    [lair] логово ({ $owner })
   *[pack] стайный волк ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] волк-вожак ({ $owner }) на { $hex }
    [den] лёжка ({ $owner }) на { $hex }
    [lair] логово ({ $owner }) на { $hex }
   *[pack] стайный волк ({ $owner }) на { $hex }
}
wolves-lone-wolf = одинокий волк
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } на { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, каньон: здесь нельзя стоять
wolves-nowhere = { $hex } — вне этого поля
wolves-lake = Водоём { $hex }. { $token }. Контроль: { $control }
wolves-token = { $phase ->
    [crescent] Жетон новолуния: { $first } сильнейшей стае, { $second } второй
    [quarter] Жетон четверти: { $first } сильнейшей стае, { $second } второй
   *[full] Жетон полнолуния: { $first } сильнейшей стае, { $second } второй
}
wolves-no-token = Жетона больше нет
wolves-control = { $owner } { $count }
wolves-no-control = никто
wolves-table = { $phase ->
    [none] Луна дошла до дня { $date }; все фазы подсчитаны
    [crescent] Луна на дне { $date }; новолуние считают на { $next }
    [quarter] Луна на дне { $date }; четверть считают на { $next }
   *[full] Луна на дне { $date }; полнолуние считают на { $next }
}

## Player boards
wolves-home = дом: { $terrain }
wolves-home-undealt = дом ещё не роздан
wolves-home-tile = тайл стаи, он не переворачивается
wolves-home-tile-name = тайл стаи
wolves-tile = { $shows }; на обороте { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] активность
    [speed] скорость
   *[howl] зов
}
wolves-track = { $track ->
    [spread] активность { $value }: столько волков идёт за одно перемещение; после следующей лёжки { $next }
    [speed] скорость { $value }: так далеко идёт волк; после следующей лёжки { $next }
   *[howl] зов { $value }: так далеко слышно вожака; после следующей лёжки { $next }
}
wolves-track-dens = { $track ->
    [spread] активность { $value }, лёжек обустроено: { $dens } из { $size }
    [speed] скорость { $value }, лёжек обустроено: { $dens } из { $size }
   *[howl] зов { $value }, лёжек обустроено: { $dens } из { $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } жетон действия: ещё одно действие за ход
    [few] { $count } жетона действий: каждый — ещё одно действие за ход
   *[many] { $count } жетонов действий: каждый — ещё одно действие за ход
}
wolves-terrain-tokens = { $count ->
    [one] { $count } жетон местности: заменяет любую местность
    [few] { $count } жетона местности: каждый заменяет любую местность
   *[many] { $count } жетонов местности: каждый заменяет любую местность
}
wolves-called = { $count ->
    [one] призван { $count } волк
    [few] призвано { $count } волка
   *[many] призвано { $count } волков
}
wolves-lairs = { $count ->
    [one] построено { $count } логово
    [few] построено { $count } логова
   *[many] построено { $count } логов
}
wolves-prey-taken = { $prey }: добыто
wolves-prey-free = { $prey }: ещё не добыто
wolves-regions = очки за регионы: { $points }, жетонов получено: { $tokens }
wolves-own = Ваша стая
wolves-own-tiles = Ваши тайлы
wolves-own-pays = За что платят ваши тайлы
wolves-own-tracks = Свойства стаи
wolves-own-things = Ваши жетоны и добыча
wolves-pays = { $now ->
    [0] { $terrain }: ни одного тайла
    [one] { $terrain }: { $now } тайл
    [few] { $terrain }: { $now } тайла
   *[many] { $terrain }: { $now } тайлов
}
wolves-pays-then = { $terrain }: сейчас { $now }, после переворота { $then }
wolves-score = { $part ->
    [spread] активность
    [speed] скорость
    [howl] зов
    [lairs] логова
    [hunt] охота
    [wolves] волки
    [regions] регионы
   *[lesser] вторые места
}

## The strip above the table
wolves-turn = Ход { $turn }: { $who }
wolves-actions-left = свободных действий: { $left }, жетонов действий: { $tokens }
wolves-next-regions = { $count ->
    [0] дальше регионы не считают
    [one] дальше считают { $count } регион
    [few] дальше считают { $count } региона
   *[many] дальше считают { $count } регионов
}
wolves-stage-regions = Раскладываются поля
wolves-stage-prey = Раскладывается добыча
wolves-stage-moons = Раскладываются жетоны доминирования
wolves-stage-packs = Стаи получают родные местности
wolves-stage-tiles = Стаи выбирают, как лежат их тайлы
wolves-stage-draft = Стаи выходят на поле
wolves-stage-act = Стаи действуют
wolves-stage-walk = Волки идут
wolves-stage-hunt = Охота
wolves-stage-over = Партия окончена

## Actions
wolves-do-region = Положить регион
wolves-do-prey = Положить добычу
wolves-do-moon = Положить жетон доминирования
wolves-do-pack = Взять стаю
wolves-do-tiles = Положить тайлы
wolves-do-draft = Поставить
wolves-do-move = Перемещение
wolves-do-walk = Идти
wolves-do-stop = Остановиться
wolves-do-den = Лёжка
wolves-do-lair = Логово
wolves-do-howl = Зов
wolves-do-dominate = Покорение
wolves-do-hunt = Охота
wolves-do-end = Конец хода
wolves-side-fronts = все лицом
wolves-side-backs = все оборотом
wolves-aside = на { $hex }
wolves-payment = { $parts }
wolves-pay-token = жетон местности
wolves-pay-home = тайл стаи ({ $terrain })
wolves-pay-tile = { $shows } (оборот: { $back })
wolves-brief-wolf = { $kind ->
    [alpha] волк-вожак на { $hex }
   *[pack] стайный волк на { $hex }
}
wolves-brief-aside = прогнанный идёт на { $hex }
wolves-brief-pay = плата: { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } остаётся { $value }

## Questions
wolves-ask-pay = Чем платите?
wolves-ask-track = Из какого свойства берём лёжку?
wolves-ask-aside = Выберите, куда идёт прогнанный волк: одинаково близких мест — { $count }.
wolves-ask-move = На какую местность идут ваши волки?
wolves-ask-walk = Какой волк идёт?
wolves-ask-walk-to = { $kind ->
    [alpha] Куда идёт вожак с { $hex }?
   *[pack] Куда идёт стайный волк с { $hex }?
}
wolves-ask-den = Где обустроить лёжку?
wolves-ask-lair = Какая лёжка станет логовом?
wolves-ask-howl = Какого одинокого волка зовёте?
wolves-ask-dominate = Какую фигурку покоряете?
wolves-open-packs = Выберите свою стаю.
wolves-open-tiles = Какой стороной лежат ваши тайлы в начале?
wolves-open-draft = Выберите клетку для вожака и стайного волка.
wolves-open-hunt = Доступны две одинаковые добычи: выберите, какую берёте.
wolves-open-walk = { $walkers ->
    [one] Ещё { $walkers } волк может пойти ({ $terrain }), или остановитесь.
    [few] Ещё { $walkers } волка могут пойти ({ $terrain }), или остановитесь.
   *[many] Ещё { $walkers } волков могут пойти ({ $terrain }), или остановитесь.
}
wolves-open-act = Выберите действие { $action } из { $free }.
wolves-open-token = { $tokens ->
    [one] Ваши действия ({ $free }) сделаны: потратьте жетон действия или закончите ход.
    [few] Ваши действия ({ $free }) сделаны: потратьте один из жетонов действий или закончите ход.
   *[many] Ваши действия ({ $free }) сделаны: потратьте один из жетонов действий или закончите ход.
}
wolves-open-end = Ваши действия ({ $free }) сделаны: закончите ход или отмените действие.

## What happened
wolves-log-region = Регион { $region } лёг вокруг водоёма { $lake }.
wolves-log-prey = { $prey } на { $at }.
wolves-log-token = Жетон доминирования на водоёме { $lake }.
wolves-log-pack = { $who } получает стаю: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } начинает со всеми тайлами лицом.
   *[backs] { $who } начинает со всеми тайлами оборотом.
}
wolves-log-draft = { $who } ставит вожака и стайного волка на { $at }.
wolves-log-spend = { $who } тратит жетон действия.
wolves-log-pay = { $tokens ->
    [0] { $who } платит ({ $terrain }): { $tiles }.
    [one] { $who } платит ({ $terrain }): { $tiles } и { $tokens } жетон.
    [few] { $who } платит ({ $terrain }): { $tiles } и { $tokens } жетона.
   *[many] { $who } платит ({ $terrain }): { $tiles } и { $tokens } жетонов.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } платит ({ $terrain }): { $tokens } жетон.
    [few] { $who } платит ({ $terrain }): { $tokens } жетона.
   *[many] { $who } платит ({ $terrain }): { $tokens } жетонов.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: вожак { $from } → { $to }.
   *[pack] { $who }: стайный волк { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] Вожак прогнан ({ $who }): { $from } → { $to }.
   *[pack] Стайный волк прогнан ({ $who }): { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } зовёт одинокого волка на { $at }: новый вожак.
   *[pack] { $who } зовёт одинокого волка на { $at }: новый стайный волк.
}
wolves-log-den = { $track ->
    [spread] { $who } обустраивает лёжку на { $at }: активность.
    [speed] { $who } обустраивает лёжку на { $at }: скорость.
   *[howl] { $who } обустраивает лёжку на { $at }: зов.
}
wolves-log-lair = { $who } улучшает лёжку на { $at } до логова.
wolves-log-dominate = { $lost ->
    [den] { $who } покоряет лёжку ({ $rival }) на { $at }.
   *[pack] { $who } покоряет стайного волка ({ $rival }) на { $at }.
}
wolves-log-gain = { $token ->
    [action] { $who } получает жетон действия.
   *[terrain] { $who } получает жетон местности.
}
wolves-log-moon = Луна доходит до дня { $date }.
wolves-log-hunt = { $who } берёт добычу на { $at }: { $prey }.
wolves-log-end = { $who } пропускает ход без действия.
wolves-log-phase = { $phase ->
    [crescent] Новолуние подсчитано.
    [quarter] Четверть подсчитана.
   *[full] Полнолуние подсчитано.
}
wolves-log-region-scored-seat = { $others ->
    [0] Водоём { $lake }: { $who } берёт { $points }.
   *[other] Водоём { $lake }: { $who } берёт { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Водоём { $lake }: первая — нейтральная стая, жетон потерян.
   *[other] Водоём { $lake }: первая — нейтральная стая, { $lesser } берёт { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Водоём { $lake }: жетон не берёт никто.
    [one] Водоём { $lake }: жетон не берёт никто, { $lesser } берёт { $lesser_points }.
    [few] Водоём { $lake }: жетон не берёт никто, { $lesser } берут по { $lesser_points }.
   *[many] Водоём { $lake }: жетон не берёт никто, { $lesser } берут по { $lesser_points }.
}
wolves-log-over = { $reason ->
    [standstill] Никто больше не действовал, поэтому оставшиеся фазы луны подсчитаны.
    [turn-limit] Настал последний ход, поэтому оставшиеся фазы луны подсчитаны.
   *[full-moon] Полнолуние подсчитано: партия окончена.
}
