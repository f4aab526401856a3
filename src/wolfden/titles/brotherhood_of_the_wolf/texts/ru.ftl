### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Братство волка

pitch-brotherhood-of-the-wolf = Жеводан, 1764 год. Один играет за Зверя и ходит невидимо; охотники читают его следы и сужают круг.

wins-brotherhood-of-the-wolf = Зверь побеждает с 25 жертвами; охотники — раскрыв его, собрав четыре следа или продержавшись двенадцать сезонов.

picture-brotherhood-of-the-wolf = Карта игры «Братство волка», по которой ходят охотники

note-brotherhood-of-the-wolf-map = Карта и символы трёх охотников — наши собственные: в тексте книги правил их нет.
note-brotherhood-of-the-wolf-cards = 23 из 24 карт сезона — наши собственные: в тексте правил есть только действие «Туманов».

role-brotherhood-of-the-wolf = { $number ->
    [1] Зверь
   *[other] { $seats ->
        [2] Охотники
       *[other] Охотник { NUMBER($place) }
    }
}

option-brotherhood-of-the-wolf-seasons = Карты сезона
option-brotherhood-of-the-wolf-seasons-help = Случайные или разобранные на драфте; тогда карту выбирает сторона, которой благоприятен сезон (для опытных).
option-brotherhood-of-the-wolf-seasons-drawn = случайные
option-brotherhood-of-the-wolf-seasons-chosen = драфт
option-brotherhood-of-the-wolf-figures = Фигурки охотников
option-brotherhood-of-the-wolf-figures-help = Как охотники делят свои четыре фигурки.
option-brotherhood-of-the-wolf-figures-dealt = раздаются
option-brotherhood-of-the-wolf-figures-chosen = выбираются
option-brotherhood-of-the-wolf-command = Управление фигурками
option-brotherhood-of-the-wolf-command-help = Ходит ли каждый игрок только своими фигурками.
option-brotherhood-of-the-wolf-command-own = свои фигурки
option-brotherhood-of-the-wolf-command-shared = все фигурки вместе
option-brotherhood-of-the-wolf-devil = Дьявол
option-brotherhood-of-the-wolf-devil-help = Когда дьявол, выложенный в открытую, сдвигает охотника: до хода охотников или после него, перед самым нападением.
option-brotherhood-of-the-wolf-devil-at-once = сразу
option-brotherhood-of-the-wolf-devil-before-attack = перед нападением
option-brotherhood-of-the-wolf-powers = Способности
option-brotherhood-of-the-wolf-powers-help = Может ли Зверь в тумане не применять способность.
option-brotherhood-of-the-wolf-powers-chosen = по выбору Зверя
option-brotherhood-of-the-wolf-powers-forced = действуют всегда
option-brotherhood-of-the-wolf-start = Стартовая деревня
option-brotherhood-of-the-wolf-start-help = Возвращают ли карты сезона карту стартовой деревни в первый год.
option-brotherhood-of-the-wolf-start-kept = карта остаётся
option-brotherhood-of-the-wolf-start-recallable = карту можно вернуть
option-brotherhood-of-the-wolf-deck = Издание карт сезона
option-brotherhood-of-the-wolf-deck-help = Какими из наших карт сезона играть: нынешними или картами прежних партий.
option-brotherhood-of-the-wolf-deck-second = второе издание
option-brotherhood-of-the-wolf-deck-first = первое издание
option-brotherhood-of-the-wolf-map = Своя карта
option-brotherhood-of-the-wolf-map-help = Файл с деревнями, поселениями и дорогами.
option-brotherhood-of-the-wolf-cards = Свои карты сезона
option-brotherhood-of-the-wolf-cards-help = Файл с картами сезона.

guide-side-brotherhood-of-the-wolf = Учиться за охотников
guide-side-brotherhood-of-the-wolf-beast = Учиться за Зверя

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, жертв: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] лето
    [autumn] осень
    [winter] зима
   *[spring] весна
}
brotherhood-card-of-season = { $season ->
    [summer] летнюю карту
    [autumn] осеннюю карту
    [winter] зимнюю карту
   *[spring] весеннюю карту
}
    .plain = { $season ->
        [summer] летняя карта
        [autumn] осенняя карта
        [winter] зимняя карта
       *[spring] весенняя карта
    }
brotherhood-season-trace = { $season ->
    [summer] летний след
    [autumn] осенний след
    [winter] зимний след
   *[spring] весенний след
}
brotherhood-hunter = { $hunter ->
    [bishop] епископ
    [gamekeeper] егерь
    [marquis] маркиз
   *[envoy] посланник короля
}
    .genitive = { $hunter ->
        [bishop] епископа
        [gamekeeper] егеря
        [marquis] маркиза
       *[envoy] посланника короля
    }
brotherhood-identity = { $token ->
    [wolves] стая волков
    [predator] хищник
    [count] граф
    [devil] дьявол
   *[vagabond] бродяга
}
    .genitive = { $token ->
        [wolves] стаи волков
        [predator] хищника
        [count] графа
        [devil] дьявола
       *[vagabond] бродяги
    }
brotherhood-troop = { $troop ->
    [dragoon] драгуны
   *[peasant] крестьяне
}
    .genitive = { $troop ->
        [dragoon] драгунов
       *[peasant] крестьян
    }
brotherhood-at = { $name }
brotherhood-leagues = { $leagues } лье
brotherhood-hunter-at = { $lying ->
    [yes] { $hunter } лежит { $at-in }
   *[no] { $hunter } стоит { $at-in }
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
brotherhood-portefaix-here = Жак Портфе
brotherhood-protected = под защитой
brotherhood-marker-here = чёрная фишка
brotherhood-victims-here = { $victims ->
    [one] { $victims } жертва
    [few] { $victims } жертвы
   *[many] { $victims } жертв
}
brotherhood-card-of = { brotherhood-card-of-season.plain } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season.plain }, закрытая
brotherhood-no-trace = нет следа
brotherhood-trace-hidden = след, закрытый
brotherhood-trace = { $face ->
    [up] { $token }, в открытую
   *[down] { $token }, взакрытую
}
brotherhood-prospect = расстояние { $leagues } лье, жертв: { $victims }, со способностью следа: { $most }
brotherhood-prospect-pack = расстояние { $leagues } лье, только с открытой стаей волков; жертв: { $most }
brotherhood-watched = может охранять: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } (в запасе { $troops }), { $card }, { $trace }
brotherhood-no-card = без карты деревни
brotherhood-face-down = закрытая карта
brotherhood-secret = выбрано втайне
brotherhood-hidden-note = скрыто от охотников
brotherhood-card-phase = фаза { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Стая волков: в открытую, на два лье дальше
    [predator] Хищник: в открытую, на жертву больше
    [count] Граф: в открытую, драгуны не защищают
    [devil] Дьявол: в открытую, может сдвинуть охотника на лье
   *[vagabond] Бродяга: в открытую, на жертву больше не далее 3 лье от деревни Овер
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = в открытую, со способностью
brotherhood-turn-down = взакрытую
brotherhood-power-used = Применить способность
brotherhood-power-unused = Не применять

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
    .in = в деревне { $name } ({ $number })
    .to = в деревню { $name } ({ $number })
    .from = из деревни { $name } ({ $number })
brotherhood-unnumbered = { $name }
    .in = в поселении { $name }
    .to = в поселение { $name }
    .from = из поселения { $name }
brotherhood-name-saint-flour = Сен-Флур
brotherhood-name-ruynes = Рюин
brotherhood-name-auvers = Овер
brotherhood-name-la-besseyre = Ла Бессер
brotherhood-name-langeac = Ланжеак
brotherhood-name-prades = Прадес
brotherhood-name-saugues = Сог
brotherhood-name-chanaleilles = Шаналей
brotherhood-name-le-malzieu = Ле Мальзьё
brotherhood-name-saint-chely = Сен-Шели
brotherhood-name-chauchailles = Шошай
brotherhood-name-fau-de-peyre = Фо-де-Пейр
brotherhood-name-aumont = Омон
brotherhood-name-javols = Жаволь
brotherhood-name-saint-alban = Сент-Альбан
brotherhood-name-saint-paul = Сен-Поль-ле-Фруа
brotherhood-name-grandrieu = Грандрье
brotherhood-name-pradelles = Прадель
brotherhood-name-langogne = Лангонь
brotherhood-name-auroux = Ору
brotherhood-name-saint-denis = Сен-Дени
brotherhood-name-serverette = Сервретт
brotherhood-name-marvejols = Марвежоль
brotherhood-name-mende = Менде
brotherhood-name-rieutort = Рьётор
brotherhood-name-chateauneuf = Шатонёф
brotherhood-name-le-cheylard = Ле Шейлар
brotherhood-name-saint-flour-de-mercoire = Сен-Флур-де-Меркуар
brotherhood-name-les-hubacs = Юбак
brotherhood-name-luc = Люк
brotherhood-name-pinols = Пиноль
brotherhood-name-desges = Деж
brotherhood-name-les-chazes = Ле Шаз
brotherhood-name-vedrines = Ведрин-Сен-Лу
brotherhood-name-clavieres = Клавьер
brotherhood-name-lorcieres = Лорсьер
brotherhood-name-julianges = Жюльянж
brotherhood-name-paulhac = Польяк
brotherhood-name-venteuges = Вантёж
brotherhood-name-servieres = Сервьер
brotherhood-name-saint-prejet = Сен-Преже-д’Алье
brotherhood-name-thoras = Тора
brotherhood-name-chambon = Шамбон-ле-Шато
brotherhood-name-faverolles = Фавроль
brotherhood-name-albaret = Альбаре-ле-Комталь
brotherhood-name-fournels = Фурнель
brotherhood-name-la-fage = Ла Фаж-Сен-Жюльен
brotherhood-name-rimeize = Римез
brotherhood-name-lajo = Лажо
brotherhood-name-sainte-eulalie = Сент-Элали
brotherhood-name-la-panouse = Ла Пануз
brotherhood-name-nasbinals = Насбиналь
brotherhood-name-la-baume = Ла Бом
brotherhood-name-saint-sauveur = Сен-Совёр-де-Пейр
brotherhood-name-ribennes = Рибен
brotherhood-name-estables = Эстабль
brotherhood-name-arzenc = Арзан-де-Рандон
brotherhood-name-chaudeyrac = Шодейрак
brotherhood-name-rocles = Рокль
brotherhood-name-saint-haon = Сент-Аон
brotherhood-name-lesperon = Лесперон
brotherhood-name-puylaurent = Пюилоран
brotherhood-name-allenc = Алланк
brotherhood-name-badaroux = Бадару
brotherhood-name-chastel-nouvel = Ле Шастель-Нувель
brotherhood-name-barjac = Баржак

# People and desk
brotherhood-the-beast = Зверь
brotherhood-a-hunter = охотник
brotherhood-victims = жертв: { $count } из { $goal }
brotherhood-taken = следов забрано: { $count } из { $goal }
brotherhood-beast-at = Где: { $at }
brotherhood-beast-hides = Скрывается { $at-in }
brotherhood-beast-hidden = Скрыт
brotherhood-has-chosen = следующая деревня выбрана
brotherhood-true-identity = Истинная сущность: { $token }
brotherhood-knows = распознаёт: { $token }
brotherhood-stands-in = стоит { $at-in }
brotherhood-lies-in = лежит { $at-in }
brotherhood-not-placed = ещё не на карте
brotherhood-own-beast = Ваши тайны
brotherhood-own-hunters = Что знают охотники
brotherhood-own-figures = Ваши фигурки
brotherhood-own-tokens = Сущности и их следы
brotherhood-own-cards = Карты сезона
brotherhood-held-cards = Карты сезона на руке
brotherhood-layer-possible = Дедукция
brotherhood-desk = Какие выводы можно сделать
brotherhood-known = { $known ->
    [true] истинная
    [taken] забрана
    [laid] на столе
    [held] на руке
    [possible] возможна
   *[unknown] неизвестна
}
brotherhood-goals-chosen = { $goals ->
    [1] выбрана может быть 1 деревня (пунктирное кольцо)
    [one] выбрана может быть одна из { $goals } деревень (пунктирные кольца)
    [few] выбрана может быть одна из { $goals } деревень (пунктирные кольца)
   *[many] выбрана может быть одна из { $goals } деревень (пунктирные кольца)
}
brotherhood-goals-next = { $goals ->
    [1] следующей может быть 1 деревня (пунктирное кольцо)
    [one] следующей будет одна из { $goals } деревень (пунктирные кольца)
    [few] следующей будет одна из { $goals } деревень (пунктирные кольца)
   *[many] следующей будет одна из { $goals } деревень (пунктирные кольца)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Лето { $year }
    [autumn] Осень { $year }
    [winter] Зима { $year }
   *[spring] Весна { $year }
}
brotherhood-before = Весна { $year }, до первой жертвы
brotherhood-round = Раунд { $round } из { $rounds }
brotherhood-stage-lead = охотники делят фигурки
brotherhood-stage-pick = берётся { brotherhood-card-of-season.plain }
brotherhood-stage-discard = сбрасывается { brotherhood-card-of-season.plain }
brotherhood-stage-hide = Зверь выбирает сущность и стартовую деревню
brotherhood-stage-place = охотники занимают места
brotherhood-stage-card = открывается карта сезона
brotherhood-stage-portefaix = Жак Портфе занимает свою деревню
brotherhood-stage-shift = охотники могут передвинуть отряды
brotherhood-stage-troop = охотники ставят отряд
brotherhood-stage-extra = охотники могут поставить ещё отряд
brotherhood-stage-recall = Зверь может вернуть карту деревни
brotherhood-stage-prowl = Зверь выбирает следующую деревню
brotherhood-stage-move = охотники ходят
brotherhood-stage-call = охотники могут призвать к оружию
brotherhood-stage-drag = дьявол может сдвинуть охотника
brotherhood-stage-power = Зверь решает, применить ли способность
brotherhood-stage-examine = охотники ведут расследование
brotherhood-ending = { $ending ->
    [victims] Зверь настиг последнюю жертву и побеждает
    [identity] Охотники раскрыли истинную сущность Зверя и побеждают
    [fourth-token] Охотники забрали четвёртый след и побеждают
    [draw] Весна 1767 года окончена: ничья
   *[time] Весна 1767 года окончена, жертв слишком мало: охотники побеждают
}

# Actions
brotherhood-do-lead = Взять фигурку
brotherhood-do-pick = Взять карту
brotherhood-do-discard = Сбросить карту
brotherhood-do-hide = Скрыться
brotherhood-do-place = Поставить охотника
brotherhood-do-card = Открыть карту
brotherhood-do-portefaix = Поставить Портфе
brotherhood-do-shift = Передвинуть отряд
brotherhood-do-troop = Поставить отряд
brotherhood-do-extra = Поставить ещё отряд
brotherhood-do-recall = Вернуть карту
brotherhood-do-prowl = Выбрать деревню
brotherhood-do-move = Передвинуть охотника
brotherhood-do-call = Призвать к оружию
brotherhood-do-drag = Сдвинуть охотника
brotherhood-do-power = Решить о способности
brotherhood-do-examine = Провести расследование
brotherhood-do-decline = Отказаться
brotherhood-do-end = Закончить фазу

# Questions
brotherhood-open-lead = Выберите фигурку, которой будете играть.
brotherhood-open-pick = Возьмите себе { brotherhood-card-of-season }; её можно сыграть один раз.
brotherhood-open-discard = Сбросьте { brotherhood-card-of-season }; она не достанется никому.
brotherhood-open-hide = Втайне выберите истинную сущность и стартовую деревню.
brotherhood-open-place = Поставьте охотника в любую деревню или поселение.
brotherhood-open-card = Выберите { brotherhood-card-of-season } на этот раунд.
brotherhood-open-portefaix = Выберите деревню, которую охраняет Жак Портфе.
brotherhood-open-shift = Можно передвинуть ещё отрядов на карте: { $left }. Или откажитесь.
brotherhood-open-troop = Поставьте отряд { $troop-genitive } в деревню без отряда, иначе он пропадёт.
brotherhood-open-extra = Можно взять ещё один отряд из любой ячейки сезона. Или откажитесь.
brotherhood-open-recall = Можно вернуть одну карту деревни. Или откажитесь.
brotherhood-open-prowl = Выберите деревню для нападения и след, который оставите.
brotherhood-open-move = Походите охотниками (каждым не больше раза), затем закончите фазу за всех.
brotherhood-open-call = Охотники в особых деревнях могут призвать к оружию одну деревню поблизости: нападение на неё проходит без жертв. Выберите или откажитесь.
brotherhood-open-drag = Дьявол может сдвинуть одного охотника на лье. Или откажитесь.
brotherhood-open-power = Применить способность { $token-genitive }? В тумане охотники узнают только число жертв, но не то, применили ли вы её.
brotherhood-open-examine = Проведите расследование или закончите все расследования за всех охотников.
brotherhood-open-over = Партия окончена.
brotherhood-ask-move = Какой охотник ходит?
brotherhood-ask-drag = Какого охотника сдвигает дьявол?
brotherhood-ask-shift = Какой отряд передвигается?
brotherhood-ask-extra = Из какой ячейки сезона отряд?
brotherhood-ask-examine = Какой охотник ведёт расследование?
brotherhood-ask-hide-at = Где начинаете? Ваша сущность: { $token }
brotherhood-ask-to = Куда идёт { $hunter }?
brotherhood-ask-move-to = Куда идёт { $hunter }? До 2 лье — пешком: стоит и защищает. 3 лье — верхом: лежит и не защищает.
brotherhood-ask-move-card = Куда идёт { $hunter }? { $text }
brotherhood-ask-examine-at = В какой деревне ведёт расследование { $hunter }?
brotherhood-ask-shift-to = Куда идёт отряд из деревни { $at }?
brotherhood-ask-extra-to = { $season ->
    [summer] Куда идёт летний отряд?
    [autumn] Куда идёт осенний отряд?
    [winter] Куда идёт зимний отряд?
   *[spring] Куда идёт весенний отряд?
}
brotherhood-ask-trace = Какой след оставляете в деревне { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Взакрытую или в открытую со способностью: на два лье дальше?
    [predator] Взакрытую или в открытую со способностью: на жертву больше?
    [count] Взакрытую или в открытую со способностью: драгуны не защищают?
    [devil] Взакрытую или в открытую со способностью: сдвинуть охотника на лье?
   *[vagabond] Взакрытую или в открытую со способностью: на жертву больше не далее 3 лье от деревни Овер?
}

# What happened
brotherhood-log-lead = { $who } берёт фигурку { $hunter-genitive }.
brotherhood-log-pick = { $who } берёт { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } берёт { brotherhood-card-of-season } «{ $card }».
brotherhood-log-discard = { $who } сбрасывает { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } сбрасывает { brotherhood-card-of-season } «{ $card }».
brotherhood-log-hide = Зверь втайне выбирает сущность и стартовую деревню.
brotherhood-log-hide-known = Зверь скрывается в деревне { $at }, его сущность: { $identity }.
brotherhood-log-place = { $who } ставит { $hunter-genitive } { $at-to }.
brotherhood-log-start = { $victims ->
    [one] Зверь начинает в деревне { $at }: { $victims } жертва.
    [few] Зверь начинает в деревне { $at }: { $victims } жертвы.
   *[many] Зверь начинает в деревне { $at }: { $victims } жертв.
}
brotherhood-log-card = { brotherhood-now }: { $card }.
brotherhood-log-portefaix = { $who } ставит Жака Портфе в деревню { $at }.
brotherhood-log-portefaix-leaves = Жак Портфе встретил Зверя в деревне { $at } и уходит.
brotherhood-log-shift = { $who } передвигает отряд { $troop-genitive } { $from-from } { $to-to }.
brotherhood-log-troop = { $who } ставит отряд { $troop-genitive } { $at-to }.
brotherhood-log-troop-lost = Отряд { $troop-genitive } этого сезона потерян.
brotherhood-log-troop-lost-declined = { $who } отказывается: отряд { $troop-genitive } потерян.
brotherhood-log-take-back = Зверь забирает { brotherhood-season-trace }.
brotherhood-log-take-back-known = Зверь забирает { brotherhood-season-trace } { $trace-genitive }.
brotherhood-log-take-back-card = Зверь возвращает себе карту деревни { $village }.
brotherhood-log-recall = Зверь возвращает себе карту деревни { $village }.
brotherhood-log-prowl = Зверь втайне выбирает деревню и оставляет закрытый след.
brotherhood-log-prowl-trace = Зверь втайне выбирает деревню и оставляет открытый след { $trace-genitive }.
brotherhood-log-prowl-known = { $face ->
    [up] Зверь выбирает деревню { $at } и оставляет открытый след { $trace-genitive }.
   *[down] Зверь выбирает деревню { $at } и оставляет закрытый след { $trace-genitive }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } едет верхом { $to-to }.
   *[walks] { $who }: { $hunter } идёт пешком { $to-to }.
}
brotherhood-log-drag = Дьявол сдвигает { $hunter-genitive } { $to-to }.
brotherhood-log-call = { $who } призывает к оружию деревню { $at }.
brotherhood-log-power = Зверь втайне решает, применить ли способность { $trace-genitive }.
brotherhood-log-power-known = { $use ->
    [used] Зверь применяет способность { $trace-genitive }.
   *[unused] Зверь не применяет способность { $trace-genitive }.
}
brotherhood-log-attack = { $victims ->
    [0] Зверь нападает на деревню { $at }, пройдя { $leagues }: никто не гибнет, всего { $total }.
    [one] Зверь нападает на деревню { $at }, пройдя { $leagues }: { $victims } жертва, всего { $total }.
    [few] Зверь нападает на деревню { $at }, пройдя { $leagues }: { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает на деревню { $at }, пройдя { $leagues }: { $victims } жертв, всего { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Зверь нападает в тумане: { $victims } жертва, всего { $total }.
    [few] Зверь нападает в тумане: { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает в тумане: { $victims } жертв, всего { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Зверь нападает в тумане на деревню { $at }: { $victims } жертва, всего { $total }.
    [few] Зверь нападает в тумане на деревню { $at }: { $victims } жертвы, всего { $total }.
   *[many] Зверь нападает в тумане на деревню { $at }: { $victims } жертв, всего { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] В тумане Зверь был в деревне { $at }: { $victims } жертва.
    [few] В тумане Зверь был в деревне { $at }: { $victims } жертвы.
   *[many] В тумане Зверь был в деревне { $at }: { $victims } жертв.
}
brotherhood-log-examine = { $who }: { $hunter } ведёт расследование в деревне { $at } и находит след { $trace-genitive }.
brotherhood-log-recognise = { $who } распознаёт бродягу в деревне { $at } и берёт чёрную фишку.
brotherhood-log-ask = { $answer ->
    [yes] Охотники забирают след { $trace-genitive }. Это истинная сущность? Да!
   *[no] Охотники забирают след { $trace-genitive }. Это истинная сущность? Нет.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } ведёт расследование в деревне { $at } и находит след { $trace-genitive }. Это истинная сущность Зверя!
   *[no] { $who }: { $hunter } ведёт расследование в деревне { $at } и находит след { $trace-genitive }. Это не истинная сущность.
}
brotherhood-log-over = Зверь показывает истинную сущность: { $identity }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Жатва сообща
season-card-su1-text = В этом сезоне на одну жертву меньше (минимум 0).
season-card-su2 = Долгие дни
season-card-su2-text = Охотники могут пройти пешком до 3 лье или проехать верхом 4 лье.
season-card-su3 = Франсуа Антуан
season-card-su3-text = Передвиньте до двух отрядов, которые уже на карте, в другие деревни без отряда.
season-card-su4 = Ярмарки
season-card-su4-text = Грандрье, Жаволь и Ле Мальзьё полны вооружённых людей: нападение там проходит без жертв.
season-card-su5 = Свидетели
season-card-su5-text = Зверь оставляет след в открытую и не может применить его способность.
season-card-su6 = Жеводанская дева
season-card-su6-text = В этом сезоне крестьяне защищают, как драгуны.
season-card-au1 = Туманы
season-card-au1-text = Карта деревни остаётся закрытой; фишки крови кладут на её оборот; фигурка Зверя уходит с поля. Карта раскрывается вместе с нападением следующего сезона.
season-card-au2 = Ливень
season-card-au2-text = Зверь забирает один след, лежащий на поле; в той деревне больше нельзя провести расследование.
season-card-au3 = Стада спускаются с гор
season-card-au3-text = Если нападение уносит хотя бы одну жертву, оно уносит ещё одну.
season-card-au4 = Сев
season-card-au4-text = Без подкрепления: отряд этого сезона потерян.
season-card-au5 = Размытые дороги
season-card-au5-text = Охотникам нельзя ехать верхом (только 0–2 лье).
season-card-au6 = Назад к добыче
season-card-au6-text = Перед выбором Зверь может вернуть с поля одну карту деревни, кроме карты своей нынешней деревни, а в первый год и кроме карты стартовой.
season-card-wi1 = Глубокий снег
season-card-wi1-text = Охотники проходят пешком не больше 1 лье; 2 лье — это уже верхом.
season-card-wi2 = Голод
season-card-wi2-text = Нападение уносит 6 жертв вместо 5, минус пройденные лье.
season-card-wi3 = Замёрзшие реки
season-card-wi3-text = Зверь может пройти до 5 лье (7 с открытой стаей волков); в подсчёте жертв учитывается не больше 3 лье.
season-card-wi4 = Снег укрыл всё
season-card-wi4-text = В этом сезоне без расследований.
season-card-wi5 = Зимние квартиры
season-card-wi5-text = В этом сезоне драгуны защищают только Грандрье, Жаволь и Ле Мальзьё.
season-card-wi6 = Двор отводит взгляд
season-card-wi6-text = Без подкрепления (отряд потерян), а посланник короля в фазе 3 остаётся на месте; он по-прежнему охраняет.
season-card-sp1 = Жак Портфе
season-card-sp1-text = Поставьте жёлтую фигурку Жака Портфе в любую деревню (передвиньте, если она уже на поле). Первое нападение на эту деревню проходит без жертв; затем фигурка уходит с поля.
season-card-sp2 = Большая облава
season-card-sp2-text = В этом сезоне Зверь может пройти не больше 3 лье (5 с открытой стаей волков).
season-card-sp3 = Гончие д’Энневаля
season-card-sp3-text = Охотники могут провести расследование и в деревне ровно в 1 лье от них.
season-card-sp4 = Сорокачасовая молитва
season-card-sp4-text = Охотник, стоящий в деревне Грандрье, Жаволь или Ле Мальзьё, защищает и каждую деревню в 1 лье.
season-card-sp5 = Оттепель
season-card-sp5-text = Охотники, проехавшие 3 лье, остаются стоять, поэтому защищают.
season-card-sp6 = Королевская награда
season-card-sp6-text = После обычного подкрепления поставьте ещё один отряд из любой ячейки сезона, где он ещё есть: позже его не хватит тому сезону.
# Второе издание; с тем же названием — другая карта
season-card-su7 = { season-card-su3 }
season-card-su7-text = Драгуны защищают и каждую деревню не дальше 2 лье от своей.
season-card-su8 = { season-card-su4 }
season-card-su8-text = После ходов охотников те, кто в Грандрье, Жаволе и Ле Мальзьё, могут призвать к оружию одну деревню не дальше 4 лье оттуда: нападение на неё проходит без жертв.
season-card-su9 = { season-card-su6 }
season-card-su9-text = В этом сезоне крестьяне защищают, как драгуны. После обычного подкрепления охотники могут поставить ещё один отряд из любой ячейки сезона.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Зверь оставляет след в открытую и не может применить его способность. Охотники могут провести расследование и в деревне ровно в 1 лье от них.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Зверь забирает один след, лежащий на поле; в той деревне больше нельзя провести расследование. В фазе 3 епископ остаётся на месте.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Без подкрепления: отряд этого сезона потерян. В подсчёте жертв учитывается не больше 3 лье.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Перед выбором Зверь может вернуть с поля одну карту деревни, даже своей нынешней; след у неё расследовать больше нельзя. Только карта стартовой деревни в первый год остаётся.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = В этом сезоне отряды защищают только Грандрье, Жаволь и Ле Мальзьё.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Поставьте жёлтую фигурку Жака Портфе в любую деревню (передвиньте, если она уже на поле). Первое нападение на эту деревню проходит без жертв; затем фигурка уходит с поля. В этом сезоне ни одно нападение не уносит больше 1 жертвы.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Охотники в Грандрье, Жаволе и Ле Мальзьё могут провести расследование оттуда, как бы далеко ни была деревня.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = В этом сезоне каждый охотник распознаёт любой след.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = В этом сезоне Зверь может пройти не больше 3 лье (5 с открытой стаей волков). Охотники, прошедшие 3 лье, идут пешком, поэтому защищают.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Охотники могут провести расследование и в деревнях в 1 или 2 лье от них.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Зверь настиг 25-ю жертву.
ending-brotherhood-of-the-wolf-identity = Охотники раскрыли истинную сущность Зверя.
ending-brotherhood-of-the-wolf-fourth-token = У охотников четыре следа.
ending-brotherhood-of-the-wolf-draw = Последний раунд окончен, жертв и незабранных следов вместе 25 или больше: ничья.
ending-brotherhood-of-the-wolf-time = Последний раунд окончен, а Зверь не достиг цели.
part-brotherhood-of-the-wolf-result = Результат
part-brotherhood-of-the-wolf-victims = Жертвы
part-brotherhood-of-the-wolf-traces = Следы

## reasons

reason-brotherhood-of-the-wolf-lead-now = сейчас охотники делят фигурки
reason-brotherhood-of-the-wolf-pick-now = сейчас берут { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-discard-now = сейчас сбрасывают { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-hide-now = сейчас Зверь выбирает сущность и стартовую деревню
reason-brotherhood-of-the-wolf-place-now = сейчас охотники занимают места
reason-brotherhood-of-the-wolf-card-now = сейчас открывают { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-portefaix-now = сейчас Жак Портфе занимает деревню
reason-brotherhood-of-the-wolf-shift-now = сейчас можно передвинуть отряды
reason-brotherhood-of-the-wolf-troop-now = { $season ->
    [summer] сейчас очередь летнего отряда
    [autumn] сейчас очередь осеннего отряда
    [winter] сейчас очередь зимнего отряда
   *[spring] сейчас очередь весеннего отряда
}
reason-brotherhood-of-the-wolf-extra-now = сейчас может выйти ещё отряд
reason-brotherhood-of-the-wolf-recall-now = сейчас можно вернуть карту деревни
reason-brotherhood-of-the-wolf-prowl-now = сейчас выбирает Зверь
reason-brotherhood-of-the-wolf-move-now = сейчас ходят охотники
reason-brotherhood-of-the-wolf-call-now = сейчас можно призвать деревню к оружию
reason-brotherhood-of-the-wolf-drag-now = сейчас дьявол может сдвинуть охотника
reason-brotherhood-of-the-wolf-power-now = сейчас Зверь решает, применить ли способность
reason-brotherhood-of-the-wolf-examine-now = сейчас охотники ведут расследование
reason-brotherhood-of-the-wolf-led-already = фигурку { brotherhood-hunter.genitive } уже взял другой игрок
reason-brotherhood-of-the-wolf-not-your-hunter = фигуркой { brotherhood-hunter.genitive } ходит другой игрок
reason-brotherhood-of-the-wolf-no-start-village = { $place } — не стартовая деревня; стартовые: { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } уже на карте
reason-brotherhood-of-the-wolf-other-season-drafted = карта «{ $card }» не относится к сезону «{ brotherhood-season }», который сейчас разбирают
reason-brotherhood-of-the-wolf-card-gone = карта «{ $card }» уже взята или сброшена
reason-brotherhood-of-the-wolf-card-of-other-season = «{ $card }» — не { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-card-seen = карта «{ $card }» уже сыграна, а дважды карты не приходят
reason-brotherhood-of-the-wolf-card-not-in-hand = карта «{ $card }» не взята на драфте
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } — поселение: Жак Портфе стоит только в деревне
reason-brotherhood-of-the-wolf-no-troop-here = { $place }: здесь нет отряда
reason-brotherhood-of-the-wolf-shifted-already = отряд из деревни { $place } уже передвигали в этом сезоне
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } — поселение: отряды стоят только в деревнях
reason-brotherhood-of-the-wolf-troop-on-troop = в деревне { $place } уже есть отряд, а вмещает она только один
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] в ячейке лета не осталось отрядов
    [autumn] в ячейке осени не осталось отрядов
    [winter] в ячейке зимы не осталось отрядов
   *[spring] в ячейке весны не осталось отрядов
}
reason-brotherhood-of-the-wolf-recall-own-village = карта вашей нынешней деревни остаётся
reason-brotherhood-of-the-wolf-recall-start-village = карта стартовой деревни остаётся до весны 1765 года
reason-brotherhood-of-the-wolf-no-card-here = открытой карты деревни { $place } на столе нет
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } — поселение: Зверь останавливается только в деревне
reason-brotherhood-of-the-wolf-prowl-in-place = Зверь уже в деревне { $place }, а оставаться на месте ему нельзя
reason-brotherhood-of-the-wolf-village-card-lies = карта деревни { $place } лежит на столе: дважды за год одну деревню не выбирают
reason-brotherhood-of-the-wolf-prowl-too-far = { $place }: расстояние { $leagues } лье, а Зверь проходит не больше { $reach }
reason-brotherhood-of-the-wolf-token-taken = след { brotherhood-identity.genitive } забрали охотники
reason-brotherhood-of-the-wolf-token-lies = след { brotherhood-identity.genitive } уже лежит на столе
reason-brotherhood-of-the-wolf-only-with-pack = { $place }: расстояние { $leagues } лье, так далеко идёт только открытая стая волков
reason-brotherhood-of-the-wolf-face-up-only = по действующей карте следы оставляют в открытую
reason-brotherhood-of-the-wolf-drag-one-league = дьявол сдвигает охотника на одно лье, а расстояние здесь { $leagues } ({ $place })
reason-brotherhood-of-the-wolf-none-to-move = ни один ваш охотник в этом сезоне больше не может ходить
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } уже ходил в этом сезоне
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } в этом сезоне остаётся на месте
reason-brotherhood-of-the-wolf-call-too-far = { $place } — не деревня в { $reach } лье или ближе от особой деревни с охотником
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } уже здесь ({ $place }): кто не ходит, стоит на месте
reason-brotherhood-of-the-wolf-move-too-far = { $place }: расстояние { $leagues } лье, а охотник проходит не больше { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ни у одного вашего охотника нет следа для расследования
reason-brotherhood-of-the-wolf-nothing-to-examine = у { brotherhood-hunter.genitive } нет следа для расследования
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } уже вёл расследование в этом сезоне
reason-brotherhood-of-the-wolf-no-trace-here = { $place }: здесь нет следа для расследования
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } слишком далеко: { $place }, расстояние { $leagues } лье
reason-brotherhood-of-the-wolf-vagabond-again = бродяга в деревне { $place } уже распознан
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } не распознаёт след стаи волков в деревне { $place }
    [predator] { brotherhood-hunter } не распознаёт след хищника в деревне { $place }
    [count] { brotherhood-hunter } не распознаёт след графа в деревне { $place }
    [devil] { brotherhood-hunter } не распознаёт след дьявола в деревне { $place }
   *[vagabond] { brotherhood-hunter } не распознаёт след бродяги в деревне { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Правила игры «Братство волка» нашими словами, по её русской книге правил. Чего в тексте книги нет, то наше и так отмечено: карта дорог, 23 из 24 карт сезона, сезон и фаза карты «Туманы» и то, какой охотник распознаёт какой след (B1.3). Владельцы игры могут играть с картой и картами сезона из своих файлов. Wolfden — неофициальный проект.

# B1
rule-b1 = Цель и состав игры
rule-b1-intro = Один игрок — Жеводанский зверь, остальные — охотники. Зверь побеждает, если за 12 раундов настигает 25 жертв. Охотники побеждают, если не допускают этого или раньше раскрывают его истинную сущность (B8).
rule-b1-1 = У деревень номера от 1 до 30, у поселений номеров нет. Каждая дорога — одно лье, расстояние считают по кратчайшему пути. Грандрье, Жаволь и Ле Мальзьё — особые деревни: о них говорят некоторые карты.
rule-b1-1-rebuilt = Карта наша: 30 деревень, 36 поселений и 110 дорог на настоящих местах. Из книги взяты стартовые деревни, Овер под номером 3, особые деревни и пример B11.1. Что карты сезона делают с особыми деревнями, придумали мы.
rule-b1-2 = У Зверя пять сущностей: стая волков, хищник, граф, дьявол, бродяга. У каждой есть карта и двусторонняя фишка следов.
rule-b1-3 =
    Четыре охотника играют всегда; их ведут от 1 до 4 человек против того, кто играет за Зверя. Каждый распознаёт один след по символу, и все распознают ещё и бродягу.
    | охотник | след
    | епископ | дьявол
    | егерь | стая волков
    | маркиз | хищник
    | посланник короля | граф
rule-b1-3-ruling = Фигурки раздаются охотникам по очереди, или игроки выбирают их по очереди (настройка); книга оставляет это им. Каждый ведёт только свои фигурки; другая настройка разрешает каждому охотнику ходить любыми. По книге охотники советуются; что любой из них может поставить отряд и закончить перемещения или расследования за всех, решили мы.
rule-b1-3-rebuilt = Из книги: у каждого охотника два символа, бродяга есть у всех четырёх, стаю волков распознаёт егерь, а маркиз — нет. Символы епископа, маркиза и посланника короля восстановили мы; в своём файле карты их можно изменить.
rule-b1-4 = Отрядов 12: по 3 отряда драгунов в ячейках лета и весны и по 3 отряда крестьян в ячейках осени и зимы. Ещё есть 25 фишек крови для жертв и фигурка Жака Портфе.
rule-b1-5 = В игре не больше 12 раундов, по одному на сезон, с лета 1764 года до весны 1767 года. В раунде четыре фазы: сезон, Зверь, охотники, нападение.

# B2
rule-b2 = Первая жертва (весна 1764)
rule-b2-1 = Зверь втайне выбирает истинную сущность и стартовую деревню: Сен-Флур (1), Ланжеак (5), Шошай (11), Менде (24) или Юбак (29).
rule-b2-2 = Охотники ставят свои четыре фигурки в любые деревни и поселения, вместе или порознь.
rule-b2-2-ruling = Каждую фигурку ставят один раз; когда на карте все четыре, стартовая деревня раскрывается.
rule-b2-3 = Раскрывается стартовая деревня. Если охотников там нет, у Зверя 1 жертва. След не кладут, а карта деревни остаётся в ячейке весны до весны 1765 года, так что раньше эту деревню не выбрать.
rule-b2-3-ruling = Карта сезона, которая возвращает карты деревень, эту не возвращает, если не называет её прямо.

# B3
rule-b3 = Фаза 1: сезон
rule-b3-1 = Открывается случайная карта сезона, которой ещё не видели. Действует только самая новая карта: она срабатывает в названной на ней фазе, а то, что она устанавливает, держится до конца раунда. Дольше держатся только Жак Портфе — он остаётся, пока не понадобится, — и туман: он скрывает свою деревню до следующего нападения (B7.2).
rule-b3-1-rebuilt = У каждого сезона шесть карт. Книга описывает действие одной из них — «Туманов» (B7). Что такая карта одна, что она осенняя и действует в фазе 4, решили мы. Текстов остальных 23 в книге нет; здешние — наши.
rule-b3-2 = Охотники ставят один отряд из ячейки сезона в деревню, где отряда нет; в поселение — никогда. На карте он остаётся до конца игры; сдвинуть его может только карта сезона. Если отказаться, он потерян; пустая ячейка ничего не даёт. Карты, по которым ставят Жака Портфе или передвигают отряды, идут раньше.

# B4
rule-b4 = Фаза 2: Зверь
rule-b4-1 = Зверь забирает след, оставленный два сезона назад, и карту деревни, выложенную в этом сезоне год назад.
rule-b4-2 = Он втайне выбирает деревню в 1–4 лье, карта которой у него на руке, поэтому одна деревня не бывает дважды за год. С картой он кладёт свободную фишку следов, то есть такую, которой нет ни на поле, ни у охотников: взакрытую без способности или в открытую со способностью.
rule-b4-2-ruling = Деревня и фишка — один выбор, и проверяются они парой: 5 или 6 лье возможны только с открытой стаей волков.
rule-b4-3 = Зверь проходит через что угодно и может остановиться там, где охотники или отряды. В поселении он не останавливается никогда и никогда не остаётся на месте.
rule-b4-4 =
    У открытой фишки есть способность, какой бы ни была истинная сущность. Применять ли её, решает Зверь, и он может блефовать: например, открытый граф ещё не значит, что Зверь нападёт на драгунов.
    | фишка | способность
    | стая волков | на 2 лье дальше, всего не больше 6
    | хищник | на 1 жертву больше
    | граф | драгуны не защищают
    | дьявол | может сдвинуть одного охотника на одно лье
    | бродяга | на 1 жертву больше, если деревня нападения не дальше 3 лье от деревни Овер
rule-b4-4-ruling = Когда дьявол сдвигает охотника, книга не говорит. Здесь — сразу, как только выложена фишка; в настройках стола можно выбрать начало фазы 4, прежде чем деревня раскроется. И так и так охотник стоит или лежит, как прежде. Хищник, граф и бродяга срабатывают сами: там, где деревня раскрывается, лишняя жертва Зверю никогда не вредит. В тумане число жертв — подсказка, поэтому там Зверь решает сам, втайне, в начале фазы 4. Карта, которая меняет дальность Зверя, меняет и предел стаи волков.
rule-b4-5 = Деревню вне досягаемости выбрать нельзя.
rule-b4-5-ruling = По книге Зверь может так ошибиться: тогда он остаётся на месте и без жертв, но карта деревни остаётся открытой, и охотники в ней могут провести расследование. Программа ошибки не допускает; за настоящим столом играйте так.

# B5
rule-b5 = Фаза 3: охотники
rule-b5-1 = Каждый охотник проходит от 0 до 3 лье, в любом порядке. Можно останавливаться в поселениях и стоять вместе. При 0–2 лье охотник идёт пешком, стоит и защищает деревню. Ровно 3 лье — верхом: фигурка лежит до следующей фазы 3 и не защищает.
rule-b5-1-ruling = Охотник двигается один раз. Кто к концу фазы не двигался, прошёл 0 лье и стоит. Если карта меняет числа, всё, что дальше пешего пути, — верхом.

# B6
rule-b6 = Фаза 4: нападение
rule-b6-1 = Деревня раскрывается, и туда ставят фигурку Зверя.
rule-b6-2 =
    Жертв 5 минус пройденные лье, с поправкой карт, плюс 1 за способность, минус 1 за крестьян в деревне, но не меньше 0. Если там стоящий охотник, драгуны (если граф не открыт) или другая защита, никто не гибнет. То, что карта добавляет, «если жертвы есть», считают последним.
    | лье | 1 | 2 | 3 | 4 | 5 или 6
    | жертв | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = «Не меньше 0» применяют один раз, после крестьян. Пройденные лье — это лье кратчайшего пути: обходных путей программа не предлагает.
rule-b6-3 = С жертвой номер 25 Зверь сразу побеждает, до любых расследований. Жертвы сверх 25 не считаются.
rule-b6-4 = Затем охотники могут провести расследования, в любом порядке. Охотник, стоящий или лежащий, в деревне Зверя или в той, на которую напали сезоном раньше, открывает след. Охотник на месте, который его распознаёт, забирает фишку и спрашивает: это твоя истинная сущность? Ответ всегда правдив. Да: охотники сразу побеждают. Нет: фишка остаётся у них.
rule-b6-4-ruling = Каждый охотник проводит одно расследование за сезон; могут и несколько, в любой из двух деревень. Предлагаются только расследования, которые могут что-то изменить; когда их не осталось, раунд окончен.
rule-b6-5 = Бродягу нужно распознать в двух разных деревнях, и каждая деревня считается один раз, в любом году. В первый раз охотники берут чёрную фишку, а след остаётся; во второй раз забирают след и спрашивают.
rule-b6-5-ruling = Закрытый бродяга в деревне чёрной фишки открывается, но второй раз не считается.
rule-b6-6 = Фишку, которая уже открыта, забирают так же: это делает охотник, который её распознаёт и находится в нынешней или прошлой деревне.
rule-b6-7 = С четвёртой фишкой следов охотники сразу побеждают; чёрная фишка не считается. Если четвёртая — истинная сущность, причиной победы называют сущность.
rule-b6-8 = Если карта сезона убрала карту деревни или её след, расследовать там нечего.
rule-b6-8-rebuilt = Из наших карт «{ season-card-au7 }» убирает след, а «{ season-card-au9 }» — карту деревни; в первом издании она берёт только карты деревень без следа.

# B7
rule-b7 = Туманы
rule-b7-1 = С картой «Туманы» карта деревни остаётся закрытой, а жертвы кладут на её оборот: их число видят все, и оно считается сразу. Защита действует, не выдавая где, а применил ли Зверь способность, остаётся его тайной (B4.4). Фигурка Зверя уходит с поля, и в его деревне в этом сезоне расследование не ведут.
rule-b7-1-ruling = Число — новость для охотников, поэтому ничего до него отменить нельзя.
rule-b7-2 = В следующем сезоне Зверь идёт из своего скрытого места. В фазе 4 раскрываются обе карты, и скрытая деревня считается прошлой. Чем бы ни кончилась игра, деревню тогда раскрывают.
rule-b7-2-ruling = Если за туманом следует туман, а это возможно только со своими картами, прежняя карта раскрывается, а новая остаётся скрытой.

# B8
rule-b8 = Конец игры
rule-b8-1 = Зверь побеждает с 25 жертвами. Охотники побеждают, когда называют его истинную сущность или забирают четвёртую фишку следов.
rule-b8-1-ruling = В конце показывают сущность и скрытую деревню; закрытые следы такими и остаются. Победа даёт 2, ничья 1, всем охотникам поровну.
rule-b8-2 = После раунда 12 к жертвам прибавляют фишки следов, которые охотники не забрали. Если выходит 25 или больше, это ничья; если меньше, побеждают охотники.

# B9
rule-b9 = Вариант для опытных игроков
rule-b9-1 = Весна и лето благоприятны для охотников, осень и зима — для Зверя. До B2, в порядке весна, лето, осень, зима, сторона, которой сезон благоприятен, берёт одну из шести карт, другая сбрасывает одну, и так далее, пока не взяты три; последнюю сбрасывают. Каждую взятую карту можно сыграть один раз, а смотреть — в любой момент.
rule-b9-1-ruling = Обе стороны видят карты обеих: каждая может вывести, что взяла другая. От зрителей карты скрыты, пока не сыграны.
rule-b9-2 = В фазе 1 сторона, которой сезон благоприятен, выбирает одну из своих карт вместо случайной.

# B10
rule-b10 = Карты сезона
rule-b10-intro =
    У каждого сезона шесть карт. Каждая действует в своей фазе. Действие карты «{ season-card-au1 }» — из книги (B7), всё остальное — наше. Это второе издание карт; карты первого — в B10.10.

    Лето
    | карта | фаза | действие
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Осень
    | карта | фаза | действие
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Зима
    | карта | фаза | действие
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Весна
    | карта | фаза | действие
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Дополнительный отряд карты «{ season-card-su9 }» — тот, который пришёл бы в одном из следующих сезонов; от него можно отказаться, не теряя его. То же верно для «{ season-card-sp6 }» первого издания. «{ season-card-su3 }» первого издания передвигает отряды по одному и ни одного дважды; деревня, из которой отряд ушёл, снова свободна.
rule-b10-1-rebuilt = Наши собственные карты.
rule-b10-2 = «{ season-card-au7 }» обязателен и идёт после B4.1. «{ season-card-au9 }» тоже идёт после B4.1: тогда след остался только у карты нынешней деревни Зверя. Если Зверь вернёт её, след лежит на поле до B4.1, и расследовать его нельзя (B6.8); в первом издании эту карту брать нельзя. Карта стартовой деревни остаётся (B2.3).
rule-b10-2-ruling = «Ливень» не оставляет выбора: после B4.1 на поле лежит не больше одного следа.
rule-b10-2-rebuilt = Наши собственные карты.
rule-b10-3 = С картой «Жеводанская дева» крестьяне спасают всех, как драгуны, а не одного. Граф не замечает их так же, как драгунов.
rule-b10-3-rebuilt = Наша собственная карта.
rule-b10-4 = С «Гончими д’Энневаля» каждый охотник не дальше 1 лье считается на месте, даже лёжа или в поселении. «Снег укрыл всё» запрещает и забирать открытые фишки (B6.6).
rule-b10-4-rebuilt = Наши собственные карты.
rule-b10-5 = Жак Портфе спасает всех при первом нападении на свою деревню, даже от графа. Затем он уходит, даже если деревню защищало что-то ещё; в тумане он уходит, когда деревня раскрывается.
rule-b10-5-ruling = Его можно поставить туда, где он уже стоит. Если его ставят заново, пока туман скрывает нападение, это нападение его больше не касается.
rule-b10-5-rebuilt = Наша собственная карта.
rule-b10-6 = С картой «{ season-card-wi6 }» посланник короля в фазе 3 проходит 0 лье, стоит и защищает; с картой «{ season-card-au7 }» — епископ. Дьявол всё же может их сдвинуть.
rule-b10-6-rebuilt = Наша собственная карта.
rule-b10-7 = С картой «{ season-card-su8 }» охотники, когда все сходили, до дьявола и нападения, могут призвать к оружию одну деревню не дальше 4 лье от Грандрье, Жаволя или Ле Мальзьё, если в этой особой деревне есть охотник, стоит он или лежит. Граф против неё не помогает.
rule-b10-7-ruling = За всех решает любой из игроков-охотников, как и об отряде (B1.3).
rule-b10-7-rebuilt = Наши собственные карты.
rule-b10-8 = С картой «{ season-card-sp8 }» охотник в особой деревне, стоит он или лежит, считается на месте в обеих деревнях, где можно провести расследование (B6.4).
rule-b10-8-rebuilt = Наши собственные карты.
rule-b10-9 = С картой «{ season-card-su7 }» драгуны защищают ближние деревни так же, как свою: граф их не замечает. С картой «{ season-card-wi7 }» крестьяне в других местах никого не спасают.
rule-b10-9-rebuilt = Наши собственные карты.
rule-b10-10 =
    Выбор издания карт возвращает первое издание, где вместо карт с теми же названиями вот эти.
    | карта | фаза | действие
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-10-rebuilt = Наши собственные карты.

# B11
rule-b11 = Примеры
rule-b11-1 = От деревни Ланжеак в пределах 4 лье ровно эти деревни: Овер, Ла Бессер, Прадес, Сог, Шаналей, Рюин, Сен-Флур, Ле Мальзьё.
rule-b11-2 = От деревни Ланжеак до деревни Сог 3 лье: 2 жертвы. С крестьянами там 1, с открытым хищником 3, с драгунами или стоящим охотником 0.
rule-b11-3 = С открытой стаей волков 5 или 6 лье не дают жертв.
rule-b11-4 = Весной Зверь нападает на деревню Жаволь, где стоит маркиз: жертв нет. Маркиз открывает след, это стая волков, которую он не распознаёт, и след остаётся. Летом егерь проезжает 3 лье до Жаволя и забирает его. Ответ «нет», и игра продолжается.
rule-b11-5 = После раунда 12 есть 22 жертвы и 3 незабранные фишки: ничья. С 21 жертвой и 3 фишками побеждают охотники.

# What the pictures show
picture-b1-1 = Карта: деревни с номерами, поселения без них и дороги длиной в одно лье.
picture-b1-5 = Двенадцать сезонов, 25 жертв и четыре следа: как далеко продвинулись обе стороны.
picture-b2-2 = Охотники заняли свои места.
picture-b5-1 = Один охотник лежит после скачки и ничего не защищает; другой стоит и защищает деревню.
picture-b6-2 = Драгуны и стоящие охотники защищают свои деревни; крестьяне спасают одну жизнь.
picture-b6-4 = Зверь напал; оставленный им след открыт.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Зверь побеждает с 25 жертвами за двенадцать сезонов. Охотники побеждают, если не допускают этого, называют его истинную сущность или забирают четыре его следа.
aid-brotherhood-of-the-wolf-season = Сезон
aid-brotherhood-of-the-wolf-season-1 = Каждый сезон: карта, отряд охотникам, тайный выбор Зверя, ход охотников, нападение, расследование.
aid-brotherhood-of-the-wolf-beast = Зверь
aid-brotherhood-of-the-wolf-beast-1 = Зверь проходит от 1 до 4 лье до деревни, на которую не нападал в течение года. Чем ближе, тем больше жертв: пять минус пройденные лье.
aid-brotherhood-of-the-wolf-beast-2 =
    | лье | 1 | 2 | 3 | 4
    | жертвы | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Там он оставляет след взакрытую или в открытую, чтобы применить способность: стая волков +2 лье, хищник +1 жертва, граф не замечает драгунов, дьявол сдвигает охотника, бродяга +1 жертва не далее 3 лье от деревни Овер.
aid-brotherhood-of-the-wolf-hunters = Охотники
aid-brotherhood-of-the-wolf-hunters-1 = Охотники проходят до 3 лье. Пройдя не больше 2, они стоят и защищают свою деревню; 3 — это верхом, а всадник не защищает ничего.
aid-brotherhood-of-the-wolf-hunters-2 = Драгуны защищают деревню, крестьяне спасают одну жизнь.
aid-brotherhood-of-the-wolf-hunters-3 = Охотник в деревне нападения или в предыдущей может открыть след. Кто распознаёт его символ, забирает след и спрашивает, истинная ли это сущность.
aid-brotherhood-of-the-wolf-knowledge = Кто распознаёт какой след
aid-brotherhood-of-the-wolf-knowledge-1 =
    | охотник | след
    | епископ | дьявол
    | егерь | стая волков
    | маркиз | хищник
    | посланник короля | граф
    | все | бродяга
aid-brotherhood-of-the-wolf-knowledge-2 = Бродягу надо распознать в двух разных деревнях.
aid-brotherhood-of-the-wolf-knowledge-3 = Восстановлено нами: символы епископа, маркиза и посланника короля (B1.3).
aid-brotherhood-of-the-wolf-end = Конец
aid-brotherhood-of-the-wolf-end-1 = После двенадцатого сезона: если жертв и незабранных следов вместе 25 или больше, это ничья. Иначе побеждают охотники.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] закрытый след
    [victim] жертва
    [portefaix] Жак Портфе
   *[marker] чёрная фишка
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    В июне 1764 года возле деревни Юбак, на восточном краю Жеводана, зверь убил девочку четырнадцати лет. Жеводан — бедный горный край на юге Франции, нынешний департамент Лозер. Месяц за месяцем гибли другие, чаще всего женщины и дети, пасшие скот. Спасшиеся рассказывали о звере крупнее любого волка.

    Всю первую зиму за ним охотились драгуны. Епископ назвал его Божьей карой, о нём писали газеты по всей Европе, и король Людовик XV прислал своих лучших охотников. В сентябре 1765 года один из них, Франсуа Антуан, застрелил у Ле Шаз огромного волка. Двор счёл дело законченным, но в декабре нападения начались снова.

    Теперь край был предоставлен самому себе. 19 июня 1767 года близ деревни Овер Жан Шастель застрелил крупное животное, похожее на волка, и нападения прекратились. За три года погибло около ста человек.

    Никто не смог доказать, кем был Зверь и стоял ли за ним человек. Стая волков, другой хищник, дворянин, дьявол, чужак: эти подозрения и стали пятью сущностями игры. Книга правил открывается словами из одноимённого фильма (Кристоф Ган, 2001), который рассказывает свою собственную историю.

about-brotherhood-of-the-wolf-people = Люди
about-brotherhood-of-the-wolf-people-1 = Жак Портфе был двенадцатилетним пастушком (в книге правил ему тринадцать). 12 января 1765 года близ деревни Шаналей он и ещё шестеро детей дали Зверю отпор и заставили его отпустить одного из них. Король наградил всех и оплатил Жаку учёбу.
about-brotherhood-of-the-wolf-people-2 = Епископ Менде Габриэль-Флоран де Шуазёль-Бопре в конце 1764 года объявил Зверя Божьей карой и велел читать в церквах сорокачасовые молитвы.
about-brotherhood-of-the-wolf-people-3 = Маркиз д’Апше, молодой дворянин этого края, вёл охоты на свои деньги, когда двор уже потерял к делу интерес. Последняя из них, в июне 1767 года, нашла Зверя.
about-brotherhood-of-the-wolf-people-4 = Жан Шастель, крестьянин из Ла Бессера, слывший хорошим охотником, застрелил животное в июне 1767 года. В книге правил он егерь.
about-brotherhood-of-the-wolf-people-5 = Д’Энневаль, знаменитый истребитель волков из Нормандии, приехал с сыном и гончими в феврале 1765 года. Они охотились до лета, но без успеха.
about-brotherhood-of-the-wolf-people-6 = Франсуа Антуан, носитель королевской аркебузы, сменил д’Энневаля в июне 1765 года. Волка, убитого им у Ле Шаз, показывали в Версале.
about-brotherhood-of-the-wolf-people-7 = Граф де Моранжьес (в книге правил — де Моранж) был офицером из старинного рода этого края. При жизни его никто не обвинял: хозяином Зверя его сделали романы и фильмы, начиная с 1930-х годов.
about-brotherhood-of-the-wolf-people-8 = У бродяги нет имени. Книга правил говорит о чужаке, чей путь странно совпадал с жертвами; в те годы многие верили в людей, которые оборачиваются волками.

about-brotherhood-of-the-wolf-places = Места
about-brotherhood-of-the-wolf-places-1 = Все 30 деревень и 36 поселений карты существуют на самом деле и нарисованы на своих местах.
about-brotherhood-of-the-wolf-places-2 = Возле деревни Юбак 30 июня 1764 года погибла первая известная жертва. Незадолго до того близ деревни Лангонь быки спасли от нападения женщину.
about-brotherhood-of-the-wolf-places-3 = В приходе Шаналей выстояли Жак Портфе и его друзья.
about-brotherhood-of-the-wolf-places-4 = Близ поселения Польяк Мари-Жанна Вале в августе 1765 года ранила Зверя копьём. Её прозвали Жеводанской девой.
about-brotherhood-of-the-wolf-places-5 = У Ле Шаз убил своего волка Франсуа Антуан, близ деревни Овер — Жан Шастель.
about-brotherhood-of-the-wolf-places-6 = В Менде жил епископ, в Сент-Альбане — графы де Моранжьес.

about-brotherhood-of-the-wolf-cards = Карты сезона
about-brotherhood-of-the-wolf-cards-1 = Лето рассказывает о долгих днях, о работе сообща и о ярмарках, а ещё о двух людях лета 1765 года: о Франсуа Антуане и о Жеводанской деве.
about-brotherhood-of-the-wolf-cards-2 = Осень приносит в горы туманы и дожди, гонит вниз стада и занимает людей севом.
about-brotherhood-of-the-wolf-cards-3 = Зима — это глубокий снег и голод, драгуны на зимних квартирах и двор, который после волка Антуана больше не хотел слышать о Звере.
about-brotherhood-of-the-wolf-cards-4 = Весна — это Портфе, облавы с тысячами загонщиков, гончие д’Энневаля, молитвы епископа и награда короля.

about-brotherhood-of-the-wolf-advice-hunters = Советы охотникам
about-brotherhood-of-the-wolf-advice-hunters-1 = Охраняйте деревни, где нападение унесло бы больше всего жизней: ближайшие к Зверю.
about-brotherhood-of-the-wolf-advice-hunters-2 = Подходите вплотную к местам, где может быть Зверь, чтобы ему пришлось идти далеко.
about-brotherhood-of-the-wolf-advice-hunters-3 = Держитесь не дальше трёх лье от деревень, где его ждёте: тогда в сезоне после нападения вы доедете туда и прочтёте след.
about-brotherhood-of-the-wolf-advice-hunters-4 = Думайте на сезон вперёд.

about-brotherhood-of-the-wolf-advice-beast = Советы Зверю
about-brotherhood-of-the-wolf-advice-beast-1 = Ходите коротко: каждое лье меньше — это на жертву больше.
about-brotherhood-of-the-wolf-advice-beast-2 = Нападайте там, где вас никто не ждёт.
about-brotherhood-of-the-wolf-advice-beast-3 = Если охотники смыкают вокруг вас кольцо, заставьте их ослабить его, пока оно не закрылось.
about-brotherhood-of-the-wolf-advice-beast-4 = Не оставляйте след рядом с охотником, который его распознаёт.
about-brotherhood-of-the-wolf-advice-beast-5 = Думайте на сезон вперёд.

about-brotherhood-of-the-wolf-credits =
    Автор: Шарль Куронно (Charlec). Иллюстрации: ann & seb. Художественное оформление и графический дизайн: Бенджамин Трейлу. Разработка: Дидье Якобе и Тьерри Моранж.

    Издатель: Multivers, Шатодён (© 2023); французское название — La Bête. Русское издание: «Магеллан Производство», 2023, перевод Анны Ахатовой. Wolfden следует версии 1.0 его правил.


## guide

# Первая игра «Братство волка» с проводником, шаг за шагом.
guide-brotherhood-of-the-wolf-welcome = Жеводан, зима 1766 года. На счету Зверя 18 жертв, с 25 он победит, а на охоту осталось два сезона. Вы ведёте охотников: узнайте, кто он!
guide-brotherhood-of-the-wolf-hunters = У Зверя одна из пяти сущностей, и каждый охотник распознаёт одну: епископ — дьявола, егерь — стаю волков, маркиз — хищника, посланник — графа. Бродягу распознают все.
guide-brotherhood-of-the-wolf-troop = Каждый сезон даёт отряд. Драгуны защищают деревню, крестьяне спасают там одну жизнь. Поставьте крестьян туда, где ждёте Зверя: последний раз его видели в деревне Сен-Флур-де-Меркуар.
guide-brotherhood-of-the-wolf-troop-done = Деревня под защитой. Зверь это тоже видит.
guide-brotherhood-of-the-wolf-troop-hint = Деревня Ле Шейлар лишь в одном лье от места, где Зверя видели последний раз.
guide-brotherhood-of-the-wolf-beast = Зверь сделал выбор: втайне выбрал деревню в нескольких лье и оставил там закрытый след. Кольца на карте показывают, куда он может добраться. Осенний след здесь, в деревне Сен-Флур-де-Меркуар, лежит в открытую: стая волков.
guide-brotherhood-of-the-wolf-ride = Приведите охотника к открытому следу. До двух лье охотник идёт пешком и защищает деревню; три лье — это верхом, после этого он лежит и не защищает никого.
guide-brotherhood-of-the-wolf-ride-done = Охотник у следа. Кто распознаёт знак, может спросить Зверя.
guide-brotherhood-of-the-wolf-ride-hint = Стаю волков распознаёт егерь. Три лье — это верхом, и этого хватит.
guide-brotherhood-of-the-wolf-close = Остальными охотниками ходите как угодно, а потом закончите фазу: Зверь должен показать, где он. След можно прочесть лишь два сезона, так что будьте поблизости.
guide-brotherhood-of-the-wolf-close-done = Зверь показался.
guide-brotherhood-of-the-wolf-close-hint = Посланник и маркиз могут подъехать ближе. Епископ может остаться на севере на случай, если Зверь повернёт назад. Потом закончите фазу.
guide-brotherhood-of-the-wolf-attack = Нападение уносит 5 жизней минус одну за каждое лье пути Зверя. Драгуны или охотник, который там стоит, его остановят; крестьяне спасают одну жизнь.
guide-brotherhood-of-the-wolf-examine = Теперь можно провести расследование там, где Зверь есть и где он был до этого. Кто распознаёт знак, берёт след и спрашивает: это твоя истинная сущность?
guide-brotherhood-of-the-wolf-examine-done = Ответ получен, и фишка остаётся у вас. Четвёртая фишка тоже принесла бы победу.
guide-brotherhood-of-the-wolf-examine-hint = Егерь распознаёт стаю волков, а её след открыт.
guide-brotherhood-of-the-wolf-spring = Последний сезон. Один след всё ещё закрыт. Переключатель «{ brotherhood-layer-possible }» рядом с полем показывает, что вы знаете: кем Зверь может быть и куда может пойти.
guide-brotherhood-of-the-wolf-guard = Сначала отряд: поставьте драгунов в деревню, до которой Зверь может добраться.
guide-brotherhood-of-the-wolf-guard-done = Там нападение не удастся, если у Зверя нет способности против драгунов.
guide-brotherhood-of-the-wolf-guard-hint = Юбак — деревня рядом с Люком, и её никто не стережёт.
guide-brotherhood-of-the-wolf-hounds = Карта сезона вам на руку: с гончими д’Энневаля охотники ведут расследование и в одном лье от деревни. А Зверь втайне ушёл дальше.
guide-brotherhood-of-the-wolf-near = Приведите охотника в Люк или на одно лье от него. Осталось четверо подозреваемых: посланник распознаёт графа, маркиз — хищника, епископ — дьявола.
guide-brotherhood-of-the-wolf-near-done = Оттуда гончие достанут до следа.
guide-brotherhood-of-the-wolf-near-hint = Рядом с Люком лежат Юбак, Пюилоран и Сен-Флур-де-Меркуар.
guide-brotherhood-of-the-wolf-night = Остальными ходите как угодно, а потом закончите фазу.
guide-brotherhood-of-the-wolf-night-done = Зверь напал. Зато след в Люке никто не стережёт.
guide-brotherhood-of-the-wolf-night-hint = Двое охотников, которые распознают разных подозреваемых, лучше одного. Потом закончите фазу.
guide-brotherhood-of-the-wolf-name = Раскройте Зверя! Кто ведёт расследование, тот открывает след, даже если не распознаёт его. Кто распознаёт, берёт его и спрашивает.
guide-brotherhood-of-the-wolf-name-done = «Да!» За Зверем стоял граф, и Жеводан может вздохнуть свободно.
guide-brotherhood-of-the-wolf-name-hint = Пусть охотники у Люка ведут расследование один за другим. Посланник распознаёт графа.
guide-brotherhood-of-the-wolf-won = Охотники побеждают, если раскроют истинную сущность Зверя или соберут четыре фишки следов. Если за двенадцать сезонов не случится ни того, ни другого, решают жертвы.
guide-brotherhood-of-the-wolf-again = Полная партия начинается летом 1764 года с первой жертвы. Открытый след даёт Зверю способность, но и вам рассказывает больше. Сыграйте полную партию за охотников или сами станьте Зверем!

# Первая партия Зверя с подсказками.
guide-brotherhood-of-the-wolf-beast-welcome = Жеводан, осень 1766 года. Вы — Зверь, и никто не знает, что за ним стоит граф. На вашем счету 16 жертв, с 25 вы победите, а осталось три сезона.
guide-brotherhood-of-the-wolf-beast-hunters = Вас ищут четыре охотника, и каждый распознаёт одну сущность: епископ — дьявола, егерь — стаю волков, маркиз — хищника, посланник — графа. Найдёт посланник след графа — вы проиграли.
guide-brotherhood-of-the-wolf-beast-prowl = Втайне выберите деревню, до которой можно добраться, и след, который там оставите. Это может быть и чужой знак, так что обманывайте! Закрытый след не даёт способности и молчит, пока его не найдёт охотник.
guide-brotherhood-of-the-wolf-beast-prowl-done = Никто не знает, где вы. Следите, как ходят охотники.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Деревня Грандрье близко, и её никто не стережёт. Оставьте там закрытый след хищника.
guide-brotherhood-of-the-wolf-beast-toll = Нападение уносит 5 жизней минус одну за каждое лье вашего пути. Драгуны или охотник, который там стоит, его остановят; крестьяне спасают одну жизнь. Затем охотники ведут расследование там, где вы есть и где были до этого.
guide-brotherhood-of-the-wolf-beast-faces = Открытый след даёт способность, кем бы вы ни были: со стаей волков вы уйдёте на два лье дальше, хищник берёт на одну жертву больше, драгуны не остановят графа, а дьявол двигает охотника.
guide-brotherhood-of-the-wolf-beast-bold = Смелее: оставьте в этом сезоне открытый след. Выберите деревню, где вам поможет его способность.
guide-brotherhood-of-the-wolf-beast-bold-done = Охотники видят знак, но не деревню. Следите, как они ходят.
guide-brotherhood-of-the-wolf-beast-bold-hint = Со стаей волков можно уйти на шесть лье, прочь от всех. Но чем ближе деревня, тем больше жертв.
guide-brotherhood-of-the-wolf-beast-sum = Последний сезон. Если не наберёте 25, к жертвам прибавят следы, которые не взяли охотники: 25 — это ничья, меньше — победа охотников.
guide-brotherhood-of-the-wolf-beast-last = Последним нападением унесите хотя бы две жизни. Выберите деревню поблизости, которую никто не стережёт.
guide-brotherhood-of-the-wolf-beast-last-done = Нападение удалось, и весь Жеводан дрожит.
guide-brotherhood-of-the-wolf-beast-last-hint = Ищите деревню не дальше трёх лье, без драгунов и без охотников поблизости.
guide-brotherhood-of-the-wolf-beast-won = Зверь побеждает с 25 жертвами. Охотники побеждают, если раскроют его истинную сущность, соберут четыре его следа или продержатся двенадцать сезонов.
guide-brotherhood-of-the-wolf-beast-again = Полная партия начинается летом 1764 года с первой жертвы и длится двенадцать сезонов. Сыграйте её за Зверя или сами ведите охотников!

## files

# Что не так в позиции, файле карты или файле карт сезона «Братства волка». Слова файлов остаются как есть.

# Позиция: строки
problem-brotherhood-came-from = { $line }: прийти откуда-то мог только охотник, который ходил или которого дьявол сдвинул на лье (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: карта { $card } сразу в двух местах (B9.1).

# Позиция: раунд
problem-brotherhood-idle = round: на этом этапе никому было бы нечего решать.
problem-brotherhood-round = round: сезоны считают с 1, после начала партии (B1.5).
problem-brotherhood-draft = round: карты разбирают только в варианте для опытных игроков (B9.1).
problem-brotherhood-devil = round: охотника двигает только дьявол, лежащий в открытую (B4.4).
problem-brotherhood-power = round: о способности Зверь решает только в тумане, когда в открытую лежит хищник, граф или бродяга (B4.4).
problem-brotherhood-called = round: деревня, призванная к оружию, слишком далеко от особой деревни с охотником (B10.7).
problem-brotherhood-ending = round: партия окончена, когда у неё есть исход (B8).
problem-brotherhood-ended-so = round: так партия кончиться не могла (B8).
problem-brotherhood-is-over = round: с такими жертвами и фишками партия уже окончена (B8.1).
problem-brotherhood-figures = round: фигурок роздано { $found }, а «count» — { $count } (B1.3).
problem-brotherhood-victims = round: жертв { $victims }, а на карте лежит { $found } (B6.2).
problem-brotherhood-in-force = round: карта действует, как только её открыли (B3.1).
problem-brotherhood-drafted = round: карт разобрано { $found }, а «count» говорит другое (B9.1).

# Позиция: охотники, отряды и Зверь
problem-brotherhood-leader = hunter: фигуркой «{ $hunter }» должен управлять игрок за охотников (B1.3).
problem-brotherhood-placed = hunter: у фигурки «{ $hunter }» есть место после начала партии, но не раньше (B2.2).
problem-brotherhood-one-troop = villages: в деревне помещается один отряд (B3.2).
problem-brotherhood-troops = villages: драгунов шесть и крестьян шесть (B1.4).
problem-brotherhood-chosen = beast: сущность и деревню выбирают в начале партии (B2.1).
problem-brotherhood-beast-card = beast: Зверь находится в деревне, карта которой лежит в ячейке «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: туман скрывает карту той деревни, где Зверь сейчас (B7.1).
problem-brotherhood-fog-victims = beast: жертв скрывает только туман (B7.1).
problem-brotherhood-haunts = beast: «haunts» бывает только у скрытого Зверя (B7.1).
problem-brotherhood-haunts-true = beast: в «haunts» нет деревни, где находится Зверь.

# Позиция: ячейки и карты
problem-brotherhood-card-twice = space: карта одной деревни лежит в двух ячейках (B4.2).
problem-brotherhood-last-year = space: прошлогодняя карта возвращается ещё перед выбором (B4.1).
problem-brotherhood-this-season = space: на этот сезон Зверь уже выбрал деревню (B4.2).
problem-brotherhood-trace-twice = space: фишка следов сразу в двух местах (B1.2).
problem-brotherhood-two-seasons = space: лежат следы только двух сезонов (B4.1).
problem-brotherhood-trace-card = space: след лежит рядом с картой деревни (B4.2).
problem-brotherhood-face-up = space: там нет следа, который лежал бы в открытую (B4.2).
problem-brotherhood-maybe = space: «maybe» бывает только при следе.
problem-brotherhood-maybe-true = space: в «maybe» нет настоящего следа, «{ $trace }».
problem-brotherhood-played = cards: карт сезона «{ $season }» должно быть сыграно { $cards } (B3.1).
problem-brotherhood-force-played = cards: действующая карта — одна из сыгранных (B3.1).
problem-brotherhood-picked = cards: в каждом сезоне берут три карты (B9.1).
problem-brotherhood-hands = cards: карты на руке и сброс бывают только в варианте для опытных игроков (B9.1).

# Файл карты
problem-brotherhood-places = { $where }: мест на карте { $found }, а может быть не больше { $most }.
problem-brotherhood-villages = { $where }: деревень на карте должно быть { $villages }, а не { $found } (B1.1).
problem-brotherhood-village-order = { $where }: деревни идут по порядку: это номер { $number } (B1.1).
problem-brotherhood-id = { $where }: id «{ $id }» должен быть отдельным словом из строчных букв.
problem-brotherhood-numbers = { $where }: «{ $name }» должно называть номера разных деревень, всего { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» должно быть номером деревни, а не { $number } (B4.4).
problem-brotherhood-symbols = { $where }: охотники распознают дьявола, стаю волков, хищника и графа, каждый своё, а не: { $found } (B1.3).
problem-brotherhood-road = { $where }: дорога «{ $road }» должна называть два разных места карты.
problem-brotherhood-road-twice = { $where }: дорога «{ $road }» встречается дважды.
problem-brotherhood-no-road = { $where }: нет дороги от { $start } до { $place } (B1.1).
problem-brotherhood-ways-out = map: от { $village } в пределах { $leagues } лье, наименьшей дальности по картам, других деревень { $found }, а Зверю нужно { $needed } (B4.2).

# Файл карт сезона
problem-brotherhood-no-effect = { $where }: у карты должен быть хотя бы один эффект (B10).
problem-brotherhood-card-id = { $where }: id «{ $id }» должен быть словом из строчных букв и цифр.
problem-brotherhood-effect-twice = { $where }: эффект «{ $effect }» стоит на этой карте дважды (B10).
problem-brotherhood-no-village = { $where }: «villages»: { $number } — не деревня от 1 до { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: карт сезона «{ $season }» должно быть { $cards }, а не { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: у двух карт один id «{ $id }».

## terminal

terminal-brotherhood-legend = * особая деревня  ° стартовая деревня  ◆ деревня, которую мог выбрать Зверь, с расстоянием от Зверя в лье · (епископ) лежит и не защищает · †2 две жертвы · дорога — одно лье: деревни по номеру, поселения по названию
terminal-brotherhood-village = деревня
terminal-brotherhood-beast = Зверь
terminal-brotherhood-there = там
terminal-brotherhood-roads = дороги
terminal-brotherhood-hamlets = Поселения
terminal-brotherhood-beast-perhaps = Зверь?
terminal-brotherhood-rounds = Раунды
terminal-brotherhood-victims = Жертвы
terminal-brotherhood-card = Карта
terminal-brotherhood-no-card = ни одна не действует
terminal-brotherhood-ours = наша собственная
terminal-brotherhood-book = действие из книги правил
terminal-brotherhood-hunters = Охотники
terminal-brotherhood-moved = ходил
terminal-brotherhood-examined = провёл расследование
terminal-brotherhood-spaces = Ячейки сезонов
terminal-brotherhood-on-back = †{ $victims } на обороте
terminal-brotherhood-tokens = Фишки и карты
terminal-brotherhood-marker = чёрная фишка: { $at }
terminal-brotherhood-not-taken = не взята
terminal-brotherhood-played = сыгранные карты: { $cards }
terminal-brotherhood-may-be = Сущность, насколько могут знать охотники: { $tokens }
terminal-brotherhood-may-be-in = Где может быть Зверь: { $places }
terminal-brotherhood-may-have-chosen = Что он мог выбрать: { $places }
terminal-brotherhood-may-choose = Что он может выбрать дальше: { $places }
terminal-brotherhood-trace-may-be = След ({ $season }) может быть таким: { $tokens }
terminal-brotherhood-face-down = Взакрытую лежит: { $village }
