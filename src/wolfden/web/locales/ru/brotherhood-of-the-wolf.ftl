# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, жертв: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] лето
    [autumn] осень
    [winter] зима
   *[spring] весна
}
brotherhood-hunter = { $hunter ->
    [bishop] епископ
    [gamekeeper] егерь
    [marquis] маркиз
   *[envoy] посланник короля
}
brotherhood-identity = { $token ->
    [wolves] стая волков
    [predator] хищник
    [count] граф
    [devil] дьявол
   *[vagabond] бродяга
}
brotherhood-troop = { $troop ->
    [dragoon] драгуны
   *[peasant] крестьяне
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues } лье
brotherhood-hunter-at = { $lying ->
    [yes] В { $at } лежит { $hunter }
   *[no] В { $at } стоит { $hunter }
}
brotherhood-hunter-away = Ещё не на карте: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter } (лежит)
   *[no] { $hunter } (стоит)
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, поселение
    [special] { $name }, особая деревня
    [start] { $name }, стартовая деревня
   *[village] { $name }, деревня
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, поселение: { $things }
    [special] { $name }, особая деревня: { $things }
    [start] { $name }, стартовая деревня: { $things }
   *[village] { $name }, деревня: { $things }
}
brotherhood-beast-here = Зверь
brotherhood-portefaix-here = Portefaix
brotherhood-protected = под защитой
brotherhood-marker-here = чёрная фишка
brotherhood-victims-here = { $victims ->
    [one] { $victims } жертва
    [few] { $victims } жертвы
   *[many] { $victims } жертв
}
brotherhood-card-of = карта: { $season } { $year }
brotherhood-card-hidden = карта сезона «{ $season }», закрытая
brotherhood-no-trace = нет следа
brotherhood-trace-hidden = след, закрытый
brotherhood-trace = { $face ->
    [up] { $token }, в открытую
   *[down] { $token }, в закрытую
}
brotherhood-prospect = расстояние { $leagues } лье, жертв: { $victims }, со способностью { $most }
brotherhood-prospect-pack = расстояние { $leagues } лье, только с открытой стаей волков; жертв: { $most }
brotherhood-watched = может охранять: { $hunters }
brotherhood-space = { $season }: в запасе { $troops } ({ $troop }), { $card }, { $trace }
brotherhood-no-card = без карты деревни
brotherhood-face-down = закрытая карта
brotherhood-secret = выбрано втайне
brotherhood-hidden-note = скрыто от охотников
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Стая волков: в открытую, на два лье дальше
    [predator] Хищник: в открытую, на жертву больше
    [count] Граф: в открытую, драгуны не защищают
    [devil] Дьявол: в открытую, может сдвинуть охотника на лье
   *[vagabond] Бродяга: в открытую, на жертву больше в своих местах
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = в открытую, со способностью
brotherhood-turn-down = в закрытую

## People and desk
brotherhood-the-beast = Зверь
brotherhood-a-hunter = охотник
brotherhood-victims = жертв: { $count } из { $goal }
brotherhood-taken = следов забрано: { $count } из { $goal }
brotherhood-beast-at = В { $at }
brotherhood-beast-hides = Скрывается в { $at }
brotherhood-beast-hidden = Скрыто
brotherhood-has-chosen = следующая деревня выбрана
brotherhood-true-identity = Истинная сущность: { $token }
brotherhood-knows = распознаёт: { $token }
brotherhood-stands-in = стоит в { $at }
brotherhood-lies-in = лежит в { $at }
brotherhood-not-placed = ещё не на карте
brotherhood-own-beast = Ваши тайны
brotherhood-own-hunters = Стол охотников
brotherhood-own-figures = Ваши фигурки
brotherhood-own-tokens = Сущности и их следы
brotherhood-own-cards = Карты сезона
brotherhood-layer-possible = Дедукция
brotherhood-desk = Что можно вывести
brotherhood-known = { $known ->
    [true] истинная
    [taken] забрана
    [laid] на столе
    [held] на руках
    [possible] возможна
   *[unknown] неизвестно
}
brotherhood-goals-chosen = { $goals ->
    [one] выбрана может быть { $goals } деревня (золотое кольцо)
    [few] выбрана одна из { $goals } деревень (золотые кольца)
   *[many] выбрана одна из { $goals } деревень (золотые кольца)
}
brotherhood-goals-next = { $goals ->
    [one] следующей может быть { $goals } деревня (золотое кольцо)
    [few] следующей будет одна из { $goals } деревень (золотые кольца)
   *[many] следующей будет одна из { $goals } деревень (золотые кольца)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Лето { $year }
    [autumn] Осень { $year }
    [winter] Зима { $year }
   *[spring] Весна { $year }
}
brotherhood-before = Весна { $year }, до первой жертвы
brotherhood-round = Раунд { $round } из { $rounds }
brotherhood-stage-lead = охотники делят фигурки
brotherhood-stage-pick = берётся карта сезона «{ $season }»
brotherhood-stage-discard = сбрасывается карта сезона «{ $season }»
brotherhood-stage-hide = Зверь выбирает сущность и откуда начинает
brotherhood-stage-place = охотники занимают места
brotherhood-stage-card = открывается карта сезона
brotherhood-stage-portefaix = Portefaix занимает свою деревню
brotherhood-stage-shift = охотники могут передвинуть отряды
brotherhood-stage-troop = охотники ставят отряд
brotherhood-stage-extra = охотники могут поставить ещё отряд
brotherhood-stage-recall = Зверь может вернуть карту деревни
brotherhood-stage-prowl = Зверь выбирает следующую деревню
brotherhood-stage-move = охотники ходят
brotherhood-stage-drag = дьявол может сдвинуть охотника
brotherhood-stage-examine = охотники расследуют
brotherhood-ending = { $ending ->
    [victims] Зверь настиг последнюю жертву и побеждает
    [identity] Охотники назвали истинную сущность Зверя и побеждают
    [fourth-token] Охотники забрали четвёртый след и побеждают
    [draw] Весна 1767 года окончена: ничья
   *[time] Весна 1767 года окончена, жертв слишком мало: охотники побеждают
}

## Actions
brotherhood-do-lead = Вести фигурку
brotherhood-do-pick = Взять карту
brotherhood-do-discard = Сбросить карту
brotherhood-do-hide = Скрыться
brotherhood-do-place = Поставить охотника
brotherhood-do-card = Открыть карту
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Передвинуть отряд
brotherhood-do-troop = Поставить отряд
brotherhood-do-extra = Поставить ещё отряд
brotherhood-do-recall = Вернуть карту
brotherhood-do-prowl = Выбрать деревню
brotherhood-do-move = Двигать охотника
brotherhood-do-drag = Тащить охотника
brotherhood-do-examine = Расследовать
brotherhood-do-decline = Отказаться
brotherhood-do-end = Закончить фазу

## Questions
brotherhood-open-lead = Выберите фигурку, которую поведёте.
brotherhood-open-pick = Возьмите себе карту сезона «{ $season }»; её можно сыграть один раз.
brotherhood-open-discard = Выберите карту сезона «{ $season }», которая не достанется никому.
brotherhood-open-hide = Выберите втайне, кто вы и где начинаете.
brotherhood-open-place = Поставьте охотника в любую деревню или поселение.
brotherhood-open-card = Выберите карту сезона «{ $season }», которая действует в этом раунде.
brotherhood-open-portefaix = Выберите деревню, которую охраняет Portefaix.
brotherhood-open-shift = Можно передвинуть ещё отрядов на карте: { $left }. Или откажитесь.
brotherhood-open-troop = Поставьте отряд ({ $troop }) в деревню без отряда или откажитесь: тогда он потерян.
brotherhood-open-extra = Можно взять ещё один отряд из любой ячейки сезона. Или откажитесь.
brotherhood-open-recall = Можно вернуть одну карту деревни. Или откажитесь.
brotherhood-open-prowl = Выберите деревню для нападения и след, который оставите.
brotherhood-open-move = Двигайте охотников, каждого не больше раза, затем закончите фазу за всех охотников.
brotherhood-open-drag = Дьявол может сдвинуть одного охотника на лье. Или откажитесь.
brotherhood-open-examine = Расследуйте след или закончите расследования за всех охотников.
brotherhood-open-over = Партия окончена.
brotherhood-ask-move = Какой охотник ходит?
brotherhood-ask-drag = Какого охотника сдвигает дьявол?
brotherhood-ask-shift = Какой отряд передвигается?
brotherhood-ask-extra = Из какой ячейки сезона отряд?
brotherhood-ask-examine = Какой охотник расследует?
brotherhood-ask-hide-at = Где начинаете? Ваша сущность: { $token }
brotherhood-ask-to = Куда идёт { $hunter }?
brotherhood-ask-move-to = Куда идёт { $hunter }? До 2 лье — пешком и защищает; 3 лье — верхом и лежит.
brotherhood-ask-move-card = Куда идёт { $hunter }? { $text }
brotherhood-ask-examine-at = Какую деревню расследует { $hunter }?
brotherhood-ask-shift-to = Куда идёт отряд из { $at }?
brotherhood-ask-extra-to = Куда идёт отряд из ячейки «{ $season }»?
brotherhood-ask-trace = Какой след оставляете с { $at }?
brotherhood-ask-face = { $token ->
    [wolves] В закрытую или в открытую со способностью: на два лье дальше?
    [predator] В закрытую или в открытую со способностью: на жертву больше?
    [count] В закрытую или в открытую со способностью: драгуны не защищают?
    [devil] В закрытую или в открытую со способностью: сдвинуть охотника на лье?
   *[vagabond] В закрытую или в открытую со способностью: на жертву больше в своих местах?
}

## What happened
brotherhood-log-lead = { $who } ведёт фигурку: { $hunter }.
brotherhood-log-pick = { $who } берёт карту сезона «{ $season }».
brotherhood-log-pick-known = { $who } берёт карту «{ $card }» ({ $season }).
brotherhood-log-discard = { $who } сбрасывает карту сезона «{ $season }».
brotherhood-log-discard-known = { $who } сбрасывает карту «{ $card }» ({ $season }).
brotherhood-log-hide = Зверь втайне выбирает сущность и откуда начинает.
brotherhood-log-hide-known = Зверь скрывается в { $at }, его сущность: { $identity }.
brotherhood-log-place = { $who } ставит фигурку в { $at }: { $hunter }.
brotherhood-log-start = { $victims ->
    [one] Зверь начинает в { $at }: { $victims } жертва.
    [few] Зверь начинает в { $at }: { $victims } жертвы.
   *[many] Зверь начинает в { $at }: { $victims } жертв.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } ставит Portefaix в { $at }.
brotherhood-log-portefaix-leaves = Portefaix встречает Зверя в { $at } и уходит.
brotherhood-log-shift = { $who } передвигает отряд ({ $troop }), { $from } → { $to }.
brotherhood-log-troop = { $who } ставит отряд ({ $troop }) в { $at }.
brotherhood-log-troop-lost = Отряд сезона потерян: { $troop }.
brotherhood-log-troop-lost-declined = { $who } отказывается, отряд потерян: { $troop }.
brotherhood-log-take-back = Зверь забирает след сезона «{ $season }».
brotherhood-log-take-back-known = Зверь забирает след «{ $trace }» ({ $season }).
brotherhood-log-take-back-card = Зверь возвращает себе карту деревни { $village }.
brotherhood-log-recall = Зверь возвращает себе карту деревни { $village }.
brotherhood-log-prowl = Зверь втайне выбирает деревню и оставляет закрытый след.
brotherhood-log-prowl-trace = Зверь втайне выбирает деревню и оставляет открытый след: { $trace }.
brotherhood-log-prowl-known = { $face ->
    [up] Зверь выбирает { $at } и оставляет открытый след: { $trace }.
   *[down] Зверь выбирает { $at } и оставляет закрытый след: { $trace }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } едет верхом в { $to }.
   *[walks] { $who }: { $hunter } идёт пешком в { $to }.
}
brotherhood-log-drag = Дьявол тащит охотника в { $to }: { $hunter }.
brotherhood-log-attack = { $victims ->
    [0] Зверь нападает на { $at } (расстояние { $leagues }): никто не гибнет, всего { $total }.
    [one] Зверь нападает на { $at } (расстояние { $leagues }): { $victims } жертва, всего { $total }.
    [few] Зверь нападает на { $at } (расстояние { $leagues }): { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает на { $at } (расстояние { $leagues }): { $victims } жертв, всего { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Зверь нападает в тумане: { $victims } жертва, всего { $total }.
    [few] Зверь нападает в тумане: { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает в тумане: { $victims } жертв, всего { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Зверь нападает на { $at } в тумане: { $victims } жертва, всего { $total }.
    [few] Зверь нападает на { $at } в тумане: { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает на { $at } в тумане: { $victims } жертв, всего { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] В тумане Зверь был в { $at }: { $victims } жертва.
    [few] В тумане Зверь был в { $at }: { $victims } жертвы.
   *[many] В тумане Зверь был в { $at }: { $victims } жертв.
}
brotherhood-log-examine = { $who }: { $hunter } расследует в { $at } и находит след: { $trace }.
brotherhood-log-recognise = { $who } распознаёт бродягу в { $at } и берёт чёрную фишку.
brotherhood-log-ask = { $answer ->
    [yes] Охотники забирают след: { $trace }. Это истинная сущность? Да!
   *[no] Охотники забирают след: { $trace }. Это истинная сущность? Нет.
}
brotherhood-log-over = Зверь показывает истинную сущность: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Жатва сообща
season-card-su1-text = В этом сезоне на одну жертву меньше (минимум 0).
season-card-su2 = Долгие дни
season-card-su2-text = Охотники могут пройти до 3 лье стоя или проехать верхом 4 лье.
season-card-su3 = François Antoine
season-card-su3-text = Передвиньте до двух отрядов, которые уже на карте, в другие деревни без отряда.
season-card-su4 = Ярмарки
season-card-su4-text = Grandrieu, Javols и Le Malzieu полны вооружённых людей: нападение там проходит без жертв.
season-card-su5 = Свидетели
season-card-su5-text = Зверь оставляет след в открытую и не может применить его способность.
season-card-su6 = Жеводанская дева
season-card-su6-text = В этом сезоне крестьяне защищают, как драгуны.
season-card-au1 = Туманы
season-card-au1-text = Карта деревни остаётся закрытой; кровь кладут на её оборот; фигурка Зверя уходит с карты. Карта раскрывается вместе с нападением следующего сезона.
season-card-au2 = Ливень
season-card-au2-text = Зверь забирает один след, лежащий на поле; в той деревне больше нельзя расследовать.
season-card-au3 = Стада спускаются с гор
season-card-au3-text = Если нападение уносит хотя бы одну жертву, оно уносит ещё одну.
season-card-au4 = Сев
season-card-au4-text = Без подкрепления: отряд этого сезона потерян.
season-card-au5 = Размытые дороги
season-card-au5-text = Охотникам нельзя ехать верхом (только 0–2 лье).
season-card-au6 = Назад к добыче
season-card-au6-text = Перед выбором Зверь может вернуть с поля одну карту деревни, кроме карты своей нынешней деревни.
season-card-wi1 = Глубокий снег
season-card-wi1-text = Охотники проходят не больше 1 лье; 2 лье — это уже верхом.
season-card-wi2 = Голод
season-card-wi2-text = Жертв становится 6 минус пройденные лье.
season-card-wi3 = Замёрзшие реки
season-card-wi3-text = Зверь может пройти до 5 лье (7 с открытой стаей волков); в подсчёте жертв учитывается не больше 3 лье.
season-card-wi4 = Снег укрыл всё
season-card-wi4-text = В этом сезоне без расследований.
season-card-wi5 = Зимние квартиры
season-card-wi5-text = В этом сезоне драгуны защищают только Grandrieu, Javols и Le Malzieu.
season-card-wi6 = Двор отводит взгляд
season-card-wi6-text = Без подкрепления (отряд потерян), а посланник короля в фазе 3 остаётся на месте; он по-прежнему охраняет.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Поставьте жёлтую фигурку Portefaix в любую деревню (передвиньте, если она уже на карте). Первое нападение на эту деревню проходит без жертв; затем фигурка уходит с карты.
season-card-sp2 = Большая облава
season-card-sp2-text = В этом сезоне Зверь может пройти не больше 3 лье (5 с открытой стаей волков).
season-card-sp3 = Гончие д’Энневаля
season-card-sp3-text = Охотники могут расследовать и в деревне ровно в 1 лье от них.
season-card-sp4 = Сорокачасовая молитва
season-card-sp4-text = Охотник, стоящий в Grandrieu, Javols или Le Malzieu, защищает и каждую деревню в 1 лье.
season-card-sp5 = Оттепель
season-card-sp5-text = Охотники, проехавшие 3 лье, остаются стоять, поэтому защищают.
season-card-sp6 = Королевская награда
season-card-sp6-text = После обычного подкрепления поставьте ещё один отряд из любой ячейки сезона, где он ещё есть.
