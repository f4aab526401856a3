### A line "## name" begins a section; the page fetches sections one by one.

## title

title-brotherhood-of-the-wolf = Братство вовка

pitch-brotherhood-of-the-wolf = Жеводан, 1764 рік. Один грає за Звіра й ходить невидимо; мисливці читають його сліди й звужують коло.

wins-brotherhood-of-the-wolf = Звір перемагає з 25 жертвами; мисливці — розкривши його, зібравши чотири сліди або протримавшись дванадцять сезонів.

picture-brotherhood-of-the-wolf = Мапа гри «Братство вовка», по якій ходять мисливці

note-brotherhood-of-the-wolf-map = Мапа й символи трьох мисливців — наші власні: у тексті правил їх немає.
note-brotherhood-of-the-wolf-cards = 23 з 24 карт сезону — наші власні: у тексті правил є лише дія «Туману».

role-brotherhood-of-the-wolf = { $number ->
    [1] Звір
   *[other] { $seats ->
        [2] Мисливці
       *[other] Мисливець { NUMBER($place) }
    }
}

option-brotherhood-of-the-wolf-seasons = Карти сезону
option-brotherhood-of-the-wolf-seasons-help = Випадкові або розібрані на драфті; тоді карту обирає сторона, якій сприяє сезон (для досвідчених).
option-brotherhood-of-the-wolf-seasons-drawn = випадкові
option-brotherhood-of-the-wolf-seasons-chosen = драфт
option-brotherhood-of-the-wolf-figures = Фігури мисливців
option-brotherhood-of-the-wolf-figures-help = Як мисливці ділять свої чотири фігури.
option-brotherhood-of-the-wolf-figures-dealt = роздають
option-brotherhood-of-the-wolf-figures-chosen = обирають
option-brotherhood-of-the-wolf-command = Керування фігурами
option-brotherhood-of-the-wolf-command-help = Чи кожен гравець ходить лише власними фігурами.
option-brotherhood-of-the-wolf-command-own = власні фігури
option-brotherhood-of-the-wolf-command-shared = усі фігури разом
option-brotherhood-of-the-wolf-devil = Диявол
option-brotherhood-of-the-wolf-devil-help = Коли диявол, викладений відкрито, посуває мисливця: до ходу мисливців чи після нього, перед самим нападом.
option-brotherhood-of-the-wolf-devil-at-once = відразу
option-brotherhood-of-the-wolf-devil-before-attack = перед нападом
option-brotherhood-of-the-wolf-powers = Сили
option-brotherhood-of-the-wolf-powers-help = Чи може Звір у тумані не застосовувати силу.
option-brotherhood-of-the-wolf-powers-chosen = на вибір Звіра
option-brotherhood-of-the-wolf-powers-forced = діють завжди
option-brotherhood-of-the-wolf-start = Стартове село
option-brotherhood-of-the-wolf-start-help = Чи повертають карти сезону карту стартового села першого року.
option-brotherhood-of-the-wolf-start-kept = карта лишається
option-brotherhood-of-the-wolf-start-recallable = карту можна повернути
option-brotherhood-of-the-wolf-deck = Видання карт сезону
option-brotherhood-of-the-wolf-deck-help = Якими з наших карт сезону грати: нинішніми чи картами давніших ігор.
option-brotherhood-of-the-wolf-deck-second = друге видання
option-brotherhood-of-the-wolf-deck-first = перше видання
option-brotherhood-of-the-wolf-map = Власна мапа
option-brotherhood-of-the-wolf-map-help = Файл із селами, хуторами й дорогами.
option-brotherhood-of-the-wolf-cards = Власні карти сезону
option-brotherhood-of-the-wolf-cards-help = Файл із картами сезону.

guide-side-brotherhood-of-the-wolf = Навчитися за мисливців
guide-side-brotherhood-of-the-wolf-beast = Навчитися за Звіра

## game

# Brotherhood of the Wolf: things, actions, questions and what happened.

# Things
brotherhood-table = { brotherhood-season } { $year }, жертв: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] літо
    [autumn] осінь
    [winter] зима
   *[spring] весна
}
brotherhood-card-of-season = { $season ->
    [summer] літню карту
    [autumn] осінню карту
    [winter] зимову карту
   *[spring] весняну карту
}
    .plain = { $season ->
        [summer] літня карта
        [autumn] осіння карта
        [winter] зимова карта
       *[spring] весняна карта
    }
brotherhood-season-trace = { $season ->
    [summer] літній слід
    [autumn] осінній слід
    [winter] зимовий слід
   *[spring] весняний слід
}
brotherhood-hunter = { $hunter ->
    [bishop] єпископ
    [gamekeeper] єгер
    [marquis] маркіз
   *[envoy] посланець короля
}
    .genitive = { $hunter ->
        [bishop] єпископа
        [gamekeeper] єгеря
        [marquis] маркіза
       *[envoy] посланця короля
    }
brotherhood-identity = { $token ->
    [wolves] зграя вовків
    [predator] хижак
    [count] граф
    [devil] диявол
   *[vagabond] бродяга
}
    .genitive = { $token ->
        [wolves] зграї вовків
        [predator] хижака
        [count] графа
        [devil] диявола
       *[vagabond] бродяги
    }
brotherhood-troop = { $troop ->
    [dragoon] драгуни
   *[peasant] селяни
}
    .genitive = { $troop ->
        [dragoon] драгунів
       *[peasant] селян
    }
brotherhood-at = { $name }
brotherhood-leagues = { $leagues } льє
brotherhood-hunter-at = { $lying ->
    [yes] { $hunter } лежить { $at-in }
   *[no] { $hunter } стоїть { $at-in }
}
brotherhood-hunter-away = Ще не на мапі: { $hunter }
brotherhood-hunter-here = { $lying ->
    [yes] { $hunter } (лежить)
   *[no] { $hunter } (стоїть)
}
brotherhood-place = { $kind ->
    [hamlet] { $name }, хутір
    [special] { $name }, особливе село
    [start] { $name }, стартове село
   *[village] { $name }, село
}
brotherhood-place-with = { $kind ->
    [hamlet] { $name }, хутір: { $things }
    [special] { $name }, особливе село: { $things }
    [start] { $name }, стартове село: { $things }
   *[village] { $name }, село: { $things }
}
brotherhood-beast-here = Звір
brotherhood-portefaix-here = Жак Портефе
brotherhood-protected = під захистом
brotherhood-marker-here = чорна фішка
brotherhood-victims-here = { $victims ->
    [one] { $victims } жертва
    [few] { $victims } жертви
   *[many] { $victims } жертв
}
brotherhood-card-of = { brotherhood-card-of-season.plain } { $year }
brotherhood-card-hidden = { brotherhood-card-of-season.plain }, закрита
brotherhood-no-trace = немає сліду
brotherhood-trace-hidden = слід, закритий
brotherhood-trace = { $face ->
    [up] { $token }, відкрито
   *[down] { $token }, закрито
}
brotherhood-prospect = відстань { $leagues } льє, жертв: { $victims }, із силою сліду: { $most }
brotherhood-prospect-pack = відстань { $leagues } льє, лише з відкритою зграєю вовків; жертв: { $most }
brotherhood-watched = може стерегти: { $hunters }
brotherhood-space = { brotherhood-season }: { $troop } (у запасі { $troops }), { $card }, { $trace }
brotherhood-no-card = без карти села
brotherhood-face-down = закрита карта
brotherhood-secret = обрано таємно
brotherhood-hidden-note = приховано від мисливців
brotherhood-card-phase = фаза { $phase }
brotherhood-season-card = { $title } ({ brotherhood-card-phase }): { $text }
brotherhood-power = { $token ->
    [wolves] Зграя вовків: відкрито, на два льє далі
    [predator] Хижак: відкрито, на жертву більше
    [count] Граф: відкрито, драгуни не захищають
    [devil] Диявол: відкрито, може посунути мисливця на льє
   *[vagabond] Бродяга: відкрито, на жертву більше не далі ніж за 3 льє від села Овер
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = відкрито, із силою
brotherhood-turn-down = закрито
brotherhood-power-used = Застосувати силу
brotherhood-power-unused = Не застосовувати

# Villages and hamlets of our own map; those of a map file are shown as they are written there
brotherhood-numbered = { $name } ({ $number })
    .in = у селі { $name } ({ $number })
    .to = до села { $name } ({ $number })
    .from = із села { $name } ({ $number })
brotherhood-unnumbered = { $name }
    .in = на хуторі { $name }
    .to = на хутір { $name }
    .from = з хутора { $name }
brotherhood-name-saint-flour = Сен-Флур
brotherhood-name-ruynes = Рюїн
brotherhood-name-auvers = Овер
brotherhood-name-la-besseyre = Ла-Бессер
brotherhood-name-langeac = Ланжак
brotherhood-name-prades = Прад
brotherhood-name-saugues = Сог
brotherhood-name-chanaleilles = Шаналей
brotherhood-name-le-malzieu = Ле-Мальзьє
brotherhood-name-saint-chely = Сен-Шелі-д’Апше
brotherhood-name-chauchailles = Шошай
brotherhood-name-fau-de-peyre = Фо-де-Пейр
brotherhood-name-aumont = Омон
brotherhood-name-javols = Жаволь
brotherhood-name-saint-alban = Сент-Альбан
brotherhood-name-saint-paul = Сен-Поль-ле-Фруа
brotherhood-name-grandrieu = Грандріє
brotherhood-name-pradelles = Прадель
brotherhood-name-langogne = Лангонь
brotherhood-name-auroux = Ору
brotherhood-name-saint-denis = Сен-Дені-ан-Маржерид
brotherhood-name-serverette = Серверет
brotherhood-name-marvejols = Марвежоль
brotherhood-name-mende = Манд
brotherhood-name-rieutort = Рієтор-де-Рандон
brotherhood-name-chateauneuf = Шатонеф-де-Рандон
brotherhood-name-le-cheylard = Ле-Шейлар-л’Евек
brotherhood-name-saint-flour-de-mercoire = Сен-Флур-де-Меркуар
brotherhood-name-les-hubacs = Лез-Юбак
brotherhood-name-luc = Люк
brotherhood-name-pinols = Піноль
brotherhood-name-desges = Деж
brotherhood-name-les-chazes = Ле-Шаз
brotherhood-name-vedrines = Ведрін-Сен-Лу
brotherhood-name-clavieres = Клав’єр
brotherhood-name-lorcieres = Лорсьєр
brotherhood-name-julianges = Жульянж
brotherhood-name-paulhac = Польяк
brotherhood-name-venteuges = Вантеж
brotherhood-name-servieres = Серв’єр
brotherhood-name-saint-prejet = Сен-Преже-д’Альє
brotherhood-name-thoras = Тора
brotherhood-name-chambon = Шамбон-ле-Шато
brotherhood-name-faverolles = Фавроль
brotherhood-name-albaret = Альбаре-ле-Комталь
brotherhood-name-fournels = Фурнель
brotherhood-name-la-fage = Ла-Фаж-Сен-Жульєн
brotherhood-name-rimeize = Рімез
brotherhood-name-lajo = Лажо
brotherhood-name-sainte-eulalie = Сент-Елалі
brotherhood-name-la-panouse = Ла-Пануз
brotherhood-name-nasbinals = Насбіналь
brotherhood-name-la-baume = Ла-Бом
brotherhood-name-saint-sauveur = Сен-Совер-де-Пейр
brotherhood-name-ribennes = Рібенн
brotherhood-name-estables = Естабль
brotherhood-name-arzenc = Арзан-де-Рандон
brotherhood-name-chaudeyrac = Шодейрак
brotherhood-name-rocles = Рокль
brotherhood-name-saint-haon = Сент-Аон
brotherhood-name-lesperon = Лесперон
brotherhood-name-puylaurent = Пюїлоран
brotherhood-name-allenc = Алланк
brotherhood-name-badaroux = Бадару
brotherhood-name-chastel-nouvel = Ле-Шастель-Нувель
brotherhood-name-barjac = Баржак

# People and desk
brotherhood-the-beast = Звір
brotherhood-a-hunter = мисливець
brotherhood-victims = жертв: { $count } з { $goal }
brotherhood-taken = слідів забрано: { $count } з { $goal }
brotherhood-beast-at = Де: { $at }
brotherhood-beast-hides = Ховається { $at-in }
brotherhood-beast-hidden = Прихований
brotherhood-has-chosen = наступне село обрано
brotherhood-true-identity = Справжня сутність: { $token }
brotherhood-knows = розпізнає: { $token }
brotherhood-stands-in = стоїть { $at-in }
brotherhood-lies-in = лежить { $at-in }
brotherhood-not-placed = ще не на мапі
brotherhood-own-beast = Ваші таємниці
brotherhood-own-hunters = Що знають мисливці
brotherhood-own-figures = Ваші фігури
brotherhood-own-tokens = Сутності та їхні сліди
brotherhood-own-cards = Карти сезону
brotherhood-held-cards = Карти сезону на руці
brotherhood-layer-possible = Дедукція
brotherhood-desk = Які можна зробити висновки
brotherhood-known = { $known ->
    [true] справжня
    [taken] забрана
    [laid] на столі
    [held] на руці
    [possible] можлива
   *[unknown] невідома
}
brotherhood-goals-chosen = { $goals ->
    [1] обрано може бути лише 1 село (пунктирне кільце)
    [one] обрано може бути одне з { $goals } села (пунктирні кільця)
    [few] обрано може бути одне з { $goals } сіл (пунктирні кільця)
   *[many] обрано може бути одне з { $goals } сіл (пунктирні кільця)
}
brotherhood-goals-next = { $goals ->
    [1] наступним може бути 1 село (пунктирне кільце)
    [one] наступним може бути одне з { $goals } села (пунктирні кільця)
    [few] наступним може бути одне з { $goals } сіл (пунктирні кільця)
   *[many] наступним може бути одне з { $goals } сіл (пунктирні кільця)
}

# The strip above the map
brotherhood-now = { $season ->
    [summer] Літо { $year }
    [autumn] Осінь { $year }
    [winter] Зима { $year }
   *[spring] Весна { $year }
}
brotherhood-before = Весна { $year }, до першої жертви
brotherhood-round = Раунд { $round } з { $rounds }
brotherhood-stage-lead = мисливці ділять фігури
brotherhood-stage-pick = береться { brotherhood-card-of-season.plain }
brotherhood-stage-discard = скидається { brotherhood-card-of-season.plain }
brotherhood-stage-hide = Звір обирає сутність і звідки починає
brotherhood-stage-place = мисливці стають на місця
brotherhood-stage-card = відкривається карта сезону
brotherhood-stage-portefaix = Портефе займає своє село
brotherhood-stage-shift = мисливці можуть пересунути загони
brotherhood-stage-troop = мисливці ставлять загін
brotherhood-stage-extra = мисливці можуть поставити ще загін
brotherhood-stage-recall = Звір може забрати карту села
brotherhood-stage-prowl = Звір обирає наступне село
brotherhood-stage-move = мисливці рухаються
brotherhood-stage-call = мисливці можуть кликати до зброї
brotherhood-stage-drag = диявол може посунути мисливця
brotherhood-stage-power = Звір вирішує, чи застосувати силу
brotherhood-stage-examine = мисливці ведуть розслідування
brotherhood-ending = { $ending ->
    [victims] Звір забрав останню жертву й перемагає
    [identity] Мисливці розкрили справжню сутність Звіра й перемагають
    [fourth-token] Мисливці забрали четвертий слід і перемагають
    [draw] Весна 1767 року минула: нічия
   *[time] Весна 1767 року минула, жертв замало: мисливці перемагають
}

# Actions
brotherhood-do-lead = Взяти фігуру
brotherhood-do-pick = Взяти карту
brotherhood-do-discard = Скинути карту
brotherhood-do-hide = Сховатися
brotherhood-do-place = Поставити мисливця
brotherhood-do-card = Відкрити карту
brotherhood-do-portefaix = Поставити Портефе
brotherhood-do-shift = Пересунути загін
brotherhood-do-troop = Поставити загін
brotherhood-do-extra = Поставити ще загін
brotherhood-do-recall = Забрати карту
brotherhood-do-prowl = Обрати село
brotherhood-do-move = Перемістити мисливця
brotherhood-do-call = Покликати до зброї
brotherhood-do-drag = Посунути мисливця
brotherhood-do-power = Вирішити про силу
brotherhood-do-examine = Розслідувати
brotherhood-do-decline = Відмовитися
brotherhood-do-end = Закінчити фазу

# Questions
brotherhood-open-lead = Оберіть фігуру, якою гратимете.
brotherhood-open-pick = Візьміть собі { brotherhood-card-of-season }; її можна зіграти один раз.
brotherhood-open-discard = Скиньте { brotherhood-card-of-season }; вона не дістанеться нікому.
brotherhood-open-hide = Таємно оберіть справжню сутність і стартове село.
brotherhood-open-place = Поставте мисливця в будь-яке село чи хутір.
brotherhood-open-card = Оберіть { brotherhood-card-of-season } на цей раунд.
brotherhood-open-portefaix = Оберіть село, яке стереже Жак Портефе.
brotherhood-open-shift = Можна пересунути ще загонів на мапі: { $left }. Або відмовтеся.
brotherhood-open-troop = Поставте загін { $troop-genitive } у село без загону, інакше він пропаде.
brotherhood-open-extra = Можна взяти ще один загін із будь-якої комірки сезону. Або відмовтеся.
brotherhood-open-recall = Можна забрати одну карту села. Або відмовтеся.
brotherhood-open-prowl = Оберіть село для нападу і слід, який лишите.
brotherhood-open-move = Походіть мисливцями (кожним не більше разу), тоді закінчіть фазу за всіх.
brotherhood-open-call = Мисливці в особливих селах можуть покликати до зброї одне село поблизу: напад на нього минає без жертв. Оберіть або відмовтеся.
brotherhood-open-drag = Диявол може посунути одного мисливця на льє. Або відмовтеся.
brotherhood-open-power = Застосувати силу { $token-genitive }? У тумані мисливці дізнаються лише кількість жертв, а не те, чи ви нею скористалися.
brotherhood-open-examine = Розслідуйте слід або закінчіть розслідування за всіх.
brotherhood-open-over = Гру закінчено.
brotherhood-ask-move = Який мисливець рухається?
brotherhood-ask-drag = Якого мисливця посуває диявол?
brotherhood-ask-shift = Який загін пересувається?
brotherhood-ask-extra = З якої комірки сезону загін?
brotherhood-ask-examine = Який мисливець веде розслідування?
brotherhood-ask-hide-at = Де починаєте? Ваша сутність: { $token }
brotherhood-ask-to = Куди йде { $hunter }?
brotherhood-ask-move-to = Куди йде { $hunter }? До 2 льє — пішки: стоїть і захищає. 3 льє — верхи: лежить і не захищає.
brotherhood-ask-move-card = Куди йде { $hunter }? { $text }
brotherhood-ask-examine-at = У якому селі веде розслідування { $hunter }?
brotherhood-ask-shift-to = Куди йде загін із села { $at }?
brotherhood-ask-extra-to = { $season ->
    [summer] Куди йде літній загін?
    [autumn] Куди йде осінній загін?
    [winter] Куди йде зимовий загін?
   *[spring] Куди йде весняний загін?
}
brotherhood-ask-trace = Який слід лишаєте в селі { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Закрито чи відкрито із силою: на два льє далі?
    [predator] Закрито чи відкрито із силою: на жертву більше?
    [count] Закрито чи відкрито із силою: драгуни не захищають?
    [devil] Закрито чи відкрито із силою: посунути мисливця на льє?
   *[vagabond] Закрито чи відкрито із силою: на жертву більше не далі ніж за 3 льє від села Овер?
}

# What happened
brotherhood-log-lead = { $who } бере фігуру { $hunter-genitive }.
brotherhood-log-pick = { $who } бере { brotherhood-card-of-season }.
brotherhood-log-pick-known = { $who } бере { brotherhood-card-of-season } «{ $card }».
brotherhood-log-discard = { $who } скидає { brotherhood-card-of-season }.
brotherhood-log-discard-known = { $who } скидає { brotherhood-card-of-season } «{ $card }».
brotherhood-log-hide = Звір таємно обирає сутність і стартове село.
brotherhood-log-hide-known = Звір ховається в селі { $at }, його сутність: { $identity }.
brotherhood-log-place = { $who } ставить { $hunter-genitive } { $at-in }.
brotherhood-log-start = { $victims ->
    [one] Звір починає в селі { $at }: { $victims } жертва.
    [few] Звір починає в селі { $at }: { $victims } жертви.
   *[many] Звір починає в селі { $at }: { $victims } жертв.
}
brotherhood-log-card = { brotherhood-now }: { $card }.
brotherhood-log-portefaix = { $who } ставить Жака Портефе в село { $at }.
brotherhood-log-portefaix-leaves = Жак Портефе зустрів Звіра в селі { $at } і йде.
brotherhood-log-shift = { $who } пересуває загін { $troop-genitive } { $from-from } { $to-to }.
brotherhood-log-troop = { $who } ставить загін { $troop-genitive } { $at-in }.
brotherhood-log-troop-lost = Загін { $troop-genitive } цього сезону втрачено.
brotherhood-log-troop-lost-declined = { $who } відмовляється: загін { $troop-genitive } втрачено.
brotherhood-log-take-back = Звір забирає { brotherhood-season-trace }.
brotherhood-log-take-back-known = Звір забирає { brotherhood-season-trace } { $trace-genitive }.
brotherhood-log-take-back-card = Звір забирає карту села { $village }.
brotherhood-log-recall = Звір забирає карту села { $village }.
brotherhood-log-prowl = Звір таємно обирає село і лишає закритий слід.
brotherhood-log-prowl-trace = Звір таємно обирає село і лишає відкритий слід { $trace-genitive }.
brotherhood-log-prowl-known = { $face ->
    [up] Звір обирає село { $at } і лишає відкритий слід { $trace-genitive }.
   *[down] Звір обирає село { $at } і лишає закритий слід { $trace-genitive }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } верхи їде { $to-to }.
   *[walks] { $who }: { $hunter } пішки йде { $to-to }.
}
brotherhood-log-drag = Диявол посуває { $hunter-genitive } { $to-to }.
brotherhood-log-call = { $who } кличе до зброї село { $at }.
brotherhood-log-power = Звір таємно вирішує, чи застосувати силу { $trace-genitive }.
brotherhood-log-power-known = { $use ->
    [used] Звір застосовує силу { $trace-genitive }.
   *[unused] Звір не застосовує силу { $trace-genitive }.
}
brotherhood-log-attack = { $victims ->
    [0] Звір нападає на село { $at }, пройшовши { $leagues }: ніхто не гине, усього { $total }.
    [one] Звір нападає на село { $at }, пройшовши { $leagues }: { $victims } жертва, усього { $total }.
    [few] Звір нападає на село { $at }, пройшовши { $leagues }: { $victims } жертви, усього { $total }.
   *[many] Звір нападає на село { $at }, пройшовши { $leagues }: { $victims } жертв, усього { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Звір нападає в тумані: { $victims } жертва, усього { $total }.
    [few] Звір нападає в тумані: { $victims } жертви, усього { $total }.
   *[many] Звір нападає в тумані: { $victims } жертв, усього { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Звір нападає в тумані на село { $at }: { $victims } жертва, усього { $total }.
    [few] Звір нападає в тумані на село { $at }: { $victims } жертви, усього { $total }.
   *[many] Звір нападає в тумані на село { $at }: { $victims } жертв, усього { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] У тумані Звір був у селі { $at }: { $victims } жертва.
    [few] У тумані Звір був у селі { $at }: { $victims } жертви.
   *[many] У тумані Звір був у селі { $at }: { $victims } жертв.
}
brotherhood-log-examine = { $who }: { $hunter } веде розслідування в селі { $at } і знаходить слід { $trace-genitive }.
brotherhood-log-recognise = { $who } розпізнає бродягу в селі { $at } і бере чорну фішку.
brotherhood-log-ask = { $answer ->
    [yes] Мисливці забирають слід { $trace-genitive }. Це справжня сутність? Так!
   *[no] Мисливці забирають слід { $trace-genitive }. Це справжня сутність? Ні.
}
brotherhood-narrated-examine = { $answer ->
    [yes] { $who }: { $hunter } веде розслідування в селі { $at } і знаходить слід { $trace-genitive }. Це справжня сутність Звіра!
   *[no] { $who }: { $hunter } веде розслідування в селі { $at } і знаходить слід { $trace-genitive }. Це не справжня сутність.
}
brotherhood-log-over = Звір показує справжню сутність: { $identity }.

# Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Жнива гуртом
season-card-su1-text = Цього сезону на одну жертву менше (щонайменше 0).
season-card-su2 = Довгі дні
season-card-su2-text = Мисливці можуть пройти пішки до 3 льє або проїхати верхи 4 льє.
season-card-su3 = Франсуа Антуан
season-card-su3-text = Пересуньте до двох загонів, що вже на мапі, до інших сіл без загону.
season-card-su4 = Ярмарки
season-card-su4-text = Грандріє, Жаволь і Ле-Мальзьє повні озброєного люду: напад там минає без жертв.
season-card-su5 = Свідки
season-card-su5-text = Звір лишає слід відкрито і не може скористатися його силою.
season-card-su6 = Жеводанська діва
season-card-su6-text = Цього сезону селяни захищають, як драгуни.
season-card-au1 = Туман
season-card-au1-text = Карта села лишається закритою; фішки крові кладуть на її зворот; фігура Звіра зникає з мапи. Карту відкривають разом із нападом наступного сезону.
season-card-au2 = Злива
season-card-au2-text = Звір забирає один слід, що лежить на полі; у тому селі більше не можна вести розслідування.
season-card-au3 = Отари сходять із гір
season-card-au3-text = Якщо напад забирає хоча б одну жертву, він забирає ще одну.
season-card-au4 = Сівба
season-card-au4-text = Без підкріплення: загін цього сезону втрачено.
season-card-au5 = Розмоклі дороги
season-card-au5-text = Мисливцям не можна їхати верхи (лише 0–2 льє).
season-card-au6 = Назад до здобичі
season-card-au6-text = Перед вибором Звір може забрати з поля одну карту села, крім карти свого теперішнього села, а першого року й крім карти стартового.
season-card-wi1 = Глибокий сніг
season-card-wi1-text = Мисливці проходять пішки щонайбільше 1 льє; 2 льє — це вже верхи.
season-card-wi2 = Голод
season-card-wi2-text = Напад забирає 6 жертв замість 5, мінус пройдені льє.
season-card-wi3 = Замерзлі річки
season-card-wi3-text = Звір може пройти до 5 льє (7 з відкритою зграєю вовків); у підрахунку жертв рахують щонайбільше 3 льє.
season-card-wi4 = Сніг укрив усе
season-card-wi4-text = Цього сезону без розслідувань.
season-card-wi5 = Зимові квартири
season-card-wi5-text = Цього сезону драгуни захищають лише Грандріє, Жаволь і Ле-Мальзьє.
season-card-wi6 = Двір відвертається
season-card-wi6-text = Без підкріплення (загін втрачено), а посланець короля у фазі 3 лишається на місці; він усе ще стереже.
season-card-sp1 = Жак Портефе
season-card-sp1-text = Поставте жовту фігуру Портефе в будь-яке село (пересуньте, якщо вона вже на мапі). Перший напад на це село минає без жертв; тоді фігура зникає з мапи.
season-card-sp2 = Велика облава
season-card-sp2-text = Цього сезону Звір може пройти щонайбільше 3 льє (5 з відкритою зграєю вовків).
season-card-sp3 = Гончаки д’Енневаля
season-card-sp3-text = Мисливці можуть вести розслідування й у селі рівно за 1 льє від них.
season-card-sp4 = Сорокагодинна молитва
season-card-sp4-text = Мисливець, що стоїть у селі Грандріє, Жаволь або Ле-Мальзьє, захищає й кожне село за 1 льє.
season-card-sp5 = Відлига
season-card-sp5-text = Мисливці, що проїхали 3 льє, лишаються стояти, тож захищають.
season-card-sp6 = Королівська винагорода
season-card-sp6-text = Після звичайного підкріплення поставте ще один загін із будь-якої комірки сезону, де він ще є: згодом його бракуватиме тому сезону.
# Друге видання; з тією самою назвою — інша карта
season-card-su7 = { season-card-su3 }
season-card-su7-text = Драгуни захищають і кожне село не далі 2 льє від свого.
season-card-su8 = { season-card-su4 }
season-card-su8-text = Після ходів мисливців ті, хто в Грандріє, Жаволі та Ле-Мальзьє, можуть покликати до зброї одне село не далі 4 льє звідти: напад на нього минає без жертв.
season-card-su9 = { season-card-su6 }
season-card-su9-text = Цього сезону селяни захищають, як драгуни. Після звичайного підкріплення мисливці можуть поставити ще один загін із будь-якої комірки сезону.
season-card-su10 = { season-card-su5 }
season-card-su10-text = Звір лишає слід відкрито і не може скористатися його силою. Мисливці можуть вести розслідування й у селі рівно за 1 льє від них.
season-card-au7 = { season-card-au2 }
season-card-au7-text = Звір забирає один слід, що лежить на полі; у тому селі більше не можна вести розслідування. У фазі 3 єпископ лишається на місці.
season-card-au8 = { season-card-au4 }
season-card-au8-text = Без підкріплення: загін цього сезону втрачено. У підрахунку жертв рахують щонайбільше 3 льє.
season-card-au9 = { season-card-au6 }
season-card-au9-text = Перед вибором Звір може забрати з поля одну карту села, навіть свого теперішнього; слід біля неї більше не можна розслідувати. Лише карта стартового села першого року лишається.
season-card-wi7 = { season-card-wi5 }
season-card-wi7-text = Цього сезону загони захищають лише Грандріє, Жаволь і Ле-Мальзьє.
season-card-sp7 = { season-card-sp1 }
season-card-sp7-text = Поставте жовту фігуру Портефе в будь-яке село (пересуньте, якщо вона вже на мапі). Перший напад на це село минає без жертв; тоді фігура зникає з мапи. Цього сезону жоден напад не забирає більше ніж 1 жертву.
season-card-sp8 = { season-card-sp4 }
season-card-sp8-text = Мисливці в Грандріє, Жаволі та Ле-Мальзьє можуть вести розслідування звідти, хоч би як далеко було село.
season-card-sp9 = { season-card-sp6 }
season-card-sp9-text = Цього сезону кожен мисливець розпізнає будь-який слід.
season-card-sp10 = { season-card-sp2 }
season-card-sp10-text = Цього сезону Звір може пройти щонайбільше 3 льє (5 з відкритою зграєю вовків). Мисливці, що проходять 3 льє, ідуть пішки, тож захищають.
season-card-sp11 = { season-card-sp3 }
season-card-sp11-text = Мисливці можуть вести розслідування й у селах за 1 або 2 льє від них.

# The end of a game
ending-brotherhood-of-the-wolf-victims = Звір забрав 25-ту жертву.
ending-brotherhood-of-the-wolf-identity = Мисливці розкрили справжню сутність Звіра.
ending-brotherhood-of-the-wolf-fourth-token = Мисливці мають чотири сліди.
ending-brotherhood-of-the-wolf-draw = Останній раунд скінчився, жертв і незабраних слідів разом 25 або більше: нічия.
ending-brotherhood-of-the-wolf-time = Останній раунд скінчився, а Звір не досяг мети.
part-brotherhood-of-the-wolf-result = Результат
part-brotherhood-of-the-wolf-victims = Жертви
part-brotherhood-of-the-wolf-traces = Сліди

## reasons

reason-brotherhood-of-the-wolf-lead-now = зараз мисливці ділять фігури
reason-brotherhood-of-the-wolf-pick-now = зараз беруть { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-discard-now = зараз скидають { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-hide-now = зараз Звір обирає сутність і стартове село
reason-brotherhood-of-the-wolf-place-now = зараз мисливці стають на місця
reason-brotherhood-of-the-wolf-card-now = зараз відкривають { brotherhood-card-of-season }
reason-brotherhood-of-the-wolf-portefaix-now = зараз Портефе займає село
reason-brotherhood-of-the-wolf-shift-now = зараз можна пересунути загони
reason-brotherhood-of-the-wolf-troop-now = { $season ->
    [summer] зараз черга літнього загону
    [autumn] зараз черга осіннього загону
    [winter] зараз черга зимового загону
   *[spring] зараз черга весняного загону
}
reason-brotherhood-of-the-wolf-extra-now = зараз може вийти ще загін
reason-brotherhood-of-the-wolf-recall-now = зараз можна забрати карту села
reason-brotherhood-of-the-wolf-prowl-now = зараз обирає Звір
reason-brotherhood-of-the-wolf-move-now = зараз рухаються мисливці
reason-brotherhood-of-the-wolf-call-now = зараз можна покликати село до зброї
reason-brotherhood-of-the-wolf-drag-now = зараз диявол може посунути мисливця
reason-brotherhood-of-the-wolf-power-now = зараз Звір вирішує, чи застосувати силу
reason-brotherhood-of-the-wolf-examine-now = зараз мисливці ведуть розслідування
reason-brotherhood-of-the-wolf-led-already = фігуру { brotherhood-hunter.genitive } вже взяв інший гравець
reason-brotherhood-of-the-wolf-not-your-hunter = фігурою { brotherhood-hunter.genitive } ходить інший гравець
reason-brotherhood-of-the-wolf-no-start-village = { $place } — не стартове село; стартові: { $starts }
reason-brotherhood-of-the-wolf-placed-already = { brotherhood-hunter } вже на мапі
reason-brotherhood-of-the-wolf-other-season-drafted = карта «{ $card }» не належить до сезону «{ brotherhood-season }», який зараз розбирають
reason-brotherhood-of-the-wolf-card-gone = карту «{ $card }» уже взято або скинуто
reason-brotherhood-of-the-wolf-card-of-other-season = «{ $card }» — не { brotherhood-card-of-season.plain }
reason-brotherhood-of-the-wolf-card-seen = карту «{ $card }» уже зіграно, а двічі карти не приходять
reason-brotherhood-of-the-wolf-card-not-in-hand = карту «{ $card }» не взято на драфті
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } — хутір: Портефе стоїть лише в селі
reason-brotherhood-of-the-wolf-no-troop-here = { $place }: тут немає загону
reason-brotherhood-of-the-wolf-shifted-already = загін із села { $place } уже пересували цього сезону
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } — хутір: загони стоять лише в селах
reason-brotherhood-of-the-wolf-troop-on-troop = у селі { $place } вже є загін, а вміщує воно лише один
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] у комірці літа не лишилося загонів
    [autumn] у комірці осені не лишилося загонів
    [winter] у комірці зими не лишилося загонів
   *[spring] у комірці весни не лишилося загонів
}
reason-brotherhood-of-the-wolf-recall-own-village = карта вашого теперішнього села лишається
reason-brotherhood-of-the-wolf-recall-start-village = карта стартового села лишається до весни 1765 року
reason-brotherhood-of-the-wolf-no-card-here = відкритої карти села { $place } на столі немає
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } — хутір: Звір зупиняється лише в селі
reason-brotherhood-of-the-wolf-prowl-in-place = Звір уже в селі { $place }, а лишатися на місці йому не можна
reason-brotherhood-of-the-wolf-village-card-lies = карта села { $place } лежить на столі: двічі за рік одне село не обирають
reason-brotherhood-of-the-wolf-prowl-too-far = { $place }: відстань { $leagues } льє, а Звір проходить щонайбільше { $reach }
reason-brotherhood-of-the-wolf-token-taken = слід { brotherhood-identity.genitive } забрали мисливці
reason-brotherhood-of-the-wolf-token-lies = слід { brotherhood-identity.genitive } вже лежить на столі
reason-brotherhood-of-the-wolf-only-with-pack = { $place }: відстань { $leagues } льє, так далеко йде лише відкрита зграя вовків
reason-brotherhood-of-the-wolf-face-up-only = за чинною картою сліди лишають відкрито
reason-brotherhood-of-the-wolf-drag-one-league = диявол посуває мисливця на одне льє, а відстань тут { $leagues } ({ $place })
reason-brotherhood-of-the-wolf-none-to-move = жоден ваш мисливець цього сезону більше не може рухатися
reason-brotherhood-of-the-wolf-moved-already = { brotherhood-hunter } вже рухався цього сезону
reason-brotherhood-of-the-wolf-hunter-frozen = { brotherhood-hunter } цього сезону лишається на місці
reason-brotherhood-of-the-wolf-call-too-far = { $place } — не село за { $reach } льє чи ближче від особливого села з мисливцем
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } уже тут ({ $place }): хто не рухається, стоїть на місці
reason-brotherhood-of-the-wolf-move-too-far = { $place }: відстань { $leagues } льє, а мисливець проходить щонайбільше { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = жоден ваш мисливець не має сліду для розслідування
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } не має сліду для розслідування
reason-brotherhood-of-the-wolf-examined-already = { brotherhood-hunter } вже вів розслідування цього сезону
reason-brotherhood-of-the-wolf-no-trace-here = { $place }: тут немає сліду для розслідування
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter } задалеко: { $place }, відстань { $leagues } льє
reason-brotherhood-of-the-wolf-vagabond-again = бродягу в селі { $place } вже розпізнано
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } не розпізнає сліду зграї вовків в селі { $place }
    [predator] { brotherhood-hunter } не розпізнає сліду хижака в селі { $place }
    [count] { brotherhood-hunter } не розпізнає сліду графа в селі { $place }
    [devil] { brotherhood-hunter } не розпізнає сліду диявола в селі { $place }
   *[vagabond] { brotherhood-hunter } не розпізнає сліду бродяги в селі { $place }
}

## rules

# The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Правила гри «Братство вовка» (Brotherhood of the Wolf) нашими словами, за її російською книжкою правил. Чого в тексті книжки немає, те наше й так позначене: мапа доріг, 23 з 24 карт сезону, сезон і фаза карти «Туман» і те, який мисливець розпізнає який слід (B1.3). Власники гри можуть грати з мапою й картами сезону з власних файлів. Wolfden — неофіційний проєкт.

# B1
rule-b1 = Мета і склад гри
rule-b1-intro = Один гравець — Жеводанський звір, решта — мисливці. Звір перемагає, якщо за 12 раундів має 25 жертв. Мисливці перемагають, якщо не допускають цього або раніше розкривають його справжню сутність (B8).
rule-b1-1 = Села мають номери від 1 до 30, хутори — ні. Кожна дорога — одне льє, відстань рахують найкоротшим шляхом. Грандріє, Жаволь і Ле-Мальзьє — особливі села: про них говорять деякі карти.
rule-b1-1-rebuilt = Мапа наша: 30 сіл, 36 хуторів і 110 доріг на справжніх місцях. Із книжки взято стартові села, Овер під номером 3, особливі села та приклад B11.1. Що карти сезону роблять з особливими селами, вигадали ми.
rule-b1-2 = Звір має п’ять сутностей: зграя вовків, хижак, граф, диявол, бродяга. Кожна має карту й двобічну фішку сліду.
rule-b1-3 =
    Чотири мисливці грають завжди; їх ведуть від 1 до 4 людей проти того, хто грає за Звіра. Кожен розпізнає один слід за символом, і всі розпізнають ще й бродягу.
    | мисливець | слід
    | єпископ | диявол
    | єгер | зграя вовків
    | маркіз | хижак
    | посланець короля | граф
rule-b1-3-ruling = Фігури роздають мисливцям по черзі, або гравці обирають їх по черзі (налаштування); книжка лишає це їм. Кожен веде лише свої фігури; інше налаштування дозволяє кожному мисливцеві ходити будь-якими. За книжкою мисливці радяться; що будь-хто з них може поставити загін і закінчити рух чи розслідування за всіх, вирішили ми.
rule-b1-3-rebuilt = Із книжки: кожен мисливець має два символи, бродягу мають усі четверо, зграю вовків розпізнає єгер, а маркіз — ні. Символи єпископа, маркіза й посланця короля відтворили ми; у власному файлі мапи їх можна змінити.
rule-b1-4 = Загонів 12: по 3 загони драгунів у комірках літа й весни та по 3 загони селян у комірках осені й зими. Ще є 25 фішок крові для жертв і фігура Жака Портефе.
rule-b1-5 = У грі щонайбільше 12 раундів, по одному на сезон, від літа 1764 року до весни 1767 року. У раунді чотири фази: сезон, Звір, мисливці, напад.

# B2
rule-b2 = Перша жертва (весна 1764)
rule-b2-1 = Звір таємно обирає справжню сутність і стартове село: Сен-Флур (1), Ланжак (5), Шошай (11), Манд (24) або Лез-Юбак (29).
rule-b2-2 = Мисливці ставлять свої чотири фігури в будь-які села й хутори, разом чи окремо.
rule-b2-2-ruling = Кожну фігуру ставлять один раз; коли на мапі всі чотири, стартове село відкривають.
rule-b2-3 = Відкривають стартове село. Якщо мисливців там немає, Звір має 1 жертву. Сліду не кладуть, а карта села лишається в комірці весни до весни 1765 року, тож раніше це село не обрати.
rule-b2-3-ruling = Карта сезону, яка повертає карти сіл, цієї не повертає, якщо не називає її прямо.

# B3
rule-b3 = Фаза 1: сезон
rule-b3-1 = Відкривають випадкову карту сезону, якої ще не бачили. Діє лише найновіша карта: вона спрацьовує в названій на ній фазі, а те, що вона встановлює, тримається до кінця раунду. Довше тримаються лише Портефе — він лишається, поки не знадобиться, — і туман: він приховує своє село до наступного нападу (B7.2).
rule-b3-1-rebuilt = Кожен сезон має шість карт. Книжка описує дію однієї з них — «Туману» (B7). Що така карта одна, що вона осіння й діє у фазі 4, вирішили ми. Текстів решти 23 у книжці немає; тутешні — наші.
rule-b3-2 = Мисливці ставлять один загін із комірки сезону в село, де загону немає; на хутір — ніколи. На мапі він лишається до кінця гри; пересунути його може лише карта сезону. Якщо відмовитися, його втрачено; порожня комірка нічого не дає. Карти, за якими ставлять Портефе або пересувають загони, йдуть раніше.

# B4
rule-b4 = Фаза 2: Звір
rule-b4-1 = Звір забирає слід, лишений два сезони тому, і карту села, викладену цього сезону торік.
rule-b4-2 = Він таємно обирає село за 1–4 льє, карту якого має на руці, тож одне село не буває двічі за рік. З картою він кладе вільну фішку сліду, тобто таку, якої немає ні на полі, ні в мисливців: закрито без сили або відкрито із силою.
rule-b4-2-ruling = Село й фішка — один вибір, і перевіряють їх парою: 5 чи 6 льє можливі лише з відкритою зграєю вовків.
rule-b4-3 = Звір проходить крізь усе й може зупинитися там, де мисливці чи загони. На хуторі він не зупиняється ніколи й ніколи не лишається на місці.
rule-b4-4 =
    Відкрита фішка має силу, хай якою є справжня сутність. Чи скористатися нею, вирішує Звір, і він може блефувати: наприклад, відкритий граф ще не означає, що Звір нападе на драгунів.
    | фішка | сила
    | зграя вовків | на 2 льє далі, усього щонайбільше 6
    | хижак | на 1 жертву більше
    | граф | драгуни не захищають
    | диявол | може посунути одного мисливця на одне льє
    | бродяга | на 1 жертву більше, якщо село нападу не далі ніж за 3 льє від села Овер
rule-b4-4-ruling = Коли диявол посуває мисливця, книжка не каже. Тут — одразу, щойно викладено фішку; у налаштуваннях столу можна обрати початок фази 4, перш ніж село відкриють. І так, і так мисливець стоїть чи лежить, як раніше. Хижак, граф і бродяга спрацьовують самі: там, де село відкривають, зайва жертва Звірові ніколи не шкодить. У тумані кількість жертв — підказка, тому там Звір вирішує сам, таємно, на початку фази 4. Карта, яка змінює дальність Звіра, змінює й межу зграї вовків.
rule-b4-5 = Село поза досяжністю обрати не можна.
rule-b4-5-ruling = За книжкою Звір може так помилитися: тоді він лишається на місці й без жертв, але карта села лишається відкритою, і мисливці в ньому можуть вести розслідування. Програма помилки не допускає; за справжнім столом грайте так.

# B5
rule-b5 = Фаза 3: мисливці
rule-b5-1 = Кожен мисливець проходить від 0 до 3 льє, у будь-якому порядку. Можна зупинятися на хуторах і стояти разом. При 0–2 льє мисливець іде пішки, стоїть і захищає село. Рівно 3 льє — верхи: фігура лежить до наступної фази 3 і не захищає.
rule-b5-1-ruling = Мисливець рухається один раз. Хто до кінця фази не рухався, пройшов 0 льє і стоїть. Якщо карта змінює числа, усе, що далі за піший шлях, — верхи.

# B6
rule-b6 = Фаза 4: напад
rule-b6-1 = Село відкривають, і туди ставлять фігуру Звіра.
rule-b6-2 =
    Жертв 5 мінус пройдені льє, з поправкою карт, плюс 1 за силу, мінус 1 за селян у селі, але не менше 0. Якщо там мисливець, що стоїть, драгуни (якщо граф не відкритий) або інший захист, ніхто не гине. Те, що карта додає, «якщо жертви є», рахують останнім.
    | льє | 1 | 2 | 3 | 4 | 5 або 6
    | жертв | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = «Не менше 0» застосовують один раз, після селян. Пройдені льє — це льє найкоротшого шляху: обхідних шляхів програма не пропонує.
rule-b6-3 = Із жертвою номер 25 Звір одразу перемагає, до будь-яких розслідувань. Жертв понад 25 не рахують.
rule-b6-4 = Потім мисливці можуть вести розслідування, у будь-якому порядку. Мисливець, що стоїть чи лежить, у селі Звіра або в тому, на яке напали сезоном раніше, відкриває слід. Мисливець на місці, який його розпізнає, забирає фішку й питає: це твоя справжня сутність? Відповідь завжди правдива. Так: мисливці одразу перемагають. Ні: фішка лишається в них.
rule-b6-4-ruling = Кожен мисливець розслідує один раз за сезон; можуть і кілька, у будь-якому з двох сіл. Пропонують лише розслідування, які можуть щось змінити; коли їх не лишилося, раунд закінчено.
rule-b6-5 = Бродягу треба розпізнати у двох різних селах, і кожне село зараховується один раз, у будь-якому році. Уперше мисливці беруть чорну фішку, а слід лишається; вдруге забирають слід і питають.
rule-b6-5-ruling = Закритого бродягу в селі чорної фішки відкривають, але вдруге не рахують.
rule-b6-6 = Фішку, яка вже відкрита, забирають так само: це робить мисливець, який її розпізнає й перебуває в теперішньому чи попередньому селі.
rule-b6-7 = Із четвертою фішкою сліду мисливці одразу перемагають; чорна фішка не зараховується. Якщо четверта — справжня сутність, причиною перемоги називають сутність.
rule-b6-8 = Якщо карта сезону прибрала карту села або її слід, розслідувати там нічого.
rule-b6-8-rebuilt = З наших карт «{ season-card-au7 }» прибирає слід, а «{ season-card-au9 }» — карту села; у першому виданні вона бере лише карти сіл без сліду.

# B7
rule-b7 = Туман
rule-b7-1 = У тумані карта села лишається закритою, а жертви кладуть на її зворот: їхню кількість бачать усі, і її враховують одразу. Захист діє, не виказуючи де, а чи скористався Звір силою, лишається його таємницею (B4.4). Фігура Звіра зникає з мапи, і в його селі цього сезону не ведуть розслідування.
rule-b7-1-ruling = Кількість — новина для мисливців, тож нічого до неї скасувати не можна.
rule-b7-2 = Наступного сезону Звір іде зі свого прихованого місця. У фазі 4 відкривають обидві карти, і приховане село вважають попереднім. Хай як скінчиться гра, село тоді відкривають.
rule-b7-2-ruling = Якщо за туманом іде туман, а це можливо лише з власними картами, попередню карту відкривають, а нова лишається прихованою.

# B8
rule-b8 = Кінець гри
rule-b8-1 = Звір перемагає з 25 жертвами. Мисливці перемагають, коли називають його справжню сутність або забирають четверту фішку сліду.
rule-b8-1-ruling = Наприкінці показують сутність і приховане село; закриті сліди такими й лишаються. Перемога дає 2, нічия 1, усім мисливцям порівну.
rule-b8-2 = Після раунду 12 до жертв додають фішки слідів, яких мисливці не забрали. Якщо виходить 25 або більше, це нічия; якщо менше, перемагають мисливці.

# B9
rule-b9 = Варіант для досвідчених
rule-b9-1 = Весна й літо сприяють мисливцям, осінь і зима — Звірові. До B2, у порядку весна, літо, осінь, зима, сторона, якій сезон сприяє, бере одну з шести карт, інша скидає одну, і так далі, поки не взято три; останню скидають. Кожну взяту карту можна зіграти один раз, а дивитися — будь-коли.
rule-b9-1-ruling = Обидві сторони бачать карти обох: кожна може вивести, що взяла інша. Від глядачів карти приховано, поки їх не зіграють.
rule-b9-2 = У фазі 1 сторона, якій сезон сприяє, обирає одну зі своїх карт замість випадкової.

# B10
rule-b10 = Карти сезону
rule-b10-intro =
    Кожен сезон має шість карт. Кожна діє у своїй фазі. Дія карти «{ season-card-au1 }» — із книжки (B7), усе інше — наше. Це друге видання карт; карти першого — у B10.10.

    Літо
    | карта | фаза | дія
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su7 } | 4 | { season-card-su7-text }
    | { season-card-su8 } | 4 | { season-card-su8-text }
    | { season-card-su10 } | 2 | { season-card-su10-text }
    | { season-card-su9 } | 1 | { season-card-su9-text }

    Осінь
    | карта | фаза | дія
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au7 } | 2 | { season-card-au7-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au8 } | 1 | { season-card-au8-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au9 } | 2 | { season-card-au9-text }

    Зима
    | карта | фаза | дія
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi7 } | 4 | { season-card-wi7-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Весна
    | карта | фаза | дія
    | { season-card-sp7 } | 1 | { season-card-sp7-text }
    | { season-card-sp10 } | 2 | { season-card-sp10-text }
    | { season-card-sp11 } | 4 | { season-card-sp11-text }
    | { season-card-sp8 } | 4 | { season-card-sp8-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp9 } | 4 | { season-card-sp9-text }
rule-b10-1 = Додатковий загін карти «{ season-card-su9 }» — той, який прийшов би в одному з наступних сезонів; від нього можна відмовитися, не втрачаючи його. Те саме стосується «{ season-card-sp6 }» першого видання. «{ season-card-su3 }» першого видання пересуває загони по одному й жодного двічі; село, з якого загін пішов, знову вільне.
rule-b10-1-rebuilt = Наші власні карти.
rule-b10-2 = «{ season-card-au7 }» обов’язкова і йде після B4.1. «{ season-card-au9 }» теж іде після B4.1: тоді слід лишився тільки в карти теперішнього села Звіра. Якщо Звір забере її, слід лежить на полі до B4.1, і розслідувати його не можна (B6.8); у першому виданні цю карту брати не можна. Карта стартового села лишається (B2.3).
rule-b10-2-ruling = «Злива» не лишає вибору: після B4.1 на полі лежить щонайбільше один слід.
rule-b10-2-rebuilt = Наші власні карти.
rule-b10-3 = З картою «Жеводанська діва» селяни рятують усіх, як драгуни, а не одного. Граф не зважає на них так само, як на драгунів.
rule-b10-3-rebuilt = Наша власна карта.
rule-b10-4 = Із «Гончаками д’Енневаля» кожен мисливець не далі 1 льє вважається присутнім, навіть лежачи чи на хуторі. «Сніг укрив усе» забороняє і забирати відкриті фішки (B6.6).
rule-b10-4-rebuilt = Наші власні карти.
rule-b10-5 = Портефе рятує всіх під час першого нападу на своє село, навіть від графа. Тоді він іде, навіть якщо село захищало щось інше; у тумані він іде, коли село відкривають.
rule-b10-5-ruling = Його можна поставити туди, де він уже стоїть. Якщо його ставлять заново, поки туман приховує напад, цей напад його більше не стосується.
rule-b10-5-rebuilt = Наша власна карта.
rule-b10-6 = З картою «{ season-card-wi6 }» посланець короля у фазі 3 проходить 0 льє, стоїть і захищає; з картою «{ season-card-au7 }» — єпископ. Диявол усе ж може їх посунути.
rule-b10-6-rebuilt = Наша власна карта.
rule-b10-7 = З картою «{ season-card-su8 }» мисливці, коли всі сходили, до диявола й нападу, можуть покликати до зброї одне село не далі 4 льє від Грандріє, Жаволя чи Ле-Мальзьє, якщо в цьому особливому селі є мисливець, стоїть він чи лежить. Граф проти нього не допомагає.
rule-b10-7-ruling = За всіх вирішує будь-хто з гравців-мисливців, як і про загін (B1.3).
rule-b10-7-rebuilt = Наші власні карти.
rule-b10-8 = З картою «{ season-card-sp8 }» мисливець в особливому селі, стоїть він чи лежить, вважається присутнім в обох селах, де можна вести розслідування (B6.4).
rule-b10-8-rebuilt = Наші власні карти.
rule-b10-9 = З картою «{ season-card-su7 }» драгуни захищають ближні села так само, як своє: граф на них не зважає. З картою «{ season-card-wi7 }» селяни в інших місцях нікого не рятують.
rule-b10-9-rebuilt = Наші власні карти.
rule-b10-10 =
    Вибір видання карт повертає перше видання, де замість карт із тими самими назвами ось ці.
    | карта | фаза | дія
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
rule-b10-10-rebuilt = Наші власні карти.

# B11
rule-b11 = Приклади
rule-b11-1 = Від Ланжака в межах 4 льє рівно ці села: Овер, Ла-Бессер, Прад, Сог, Шаналей, Рюїн, Сен-Флур, Ле-Мальзьє.
rule-b11-2 = Від Ланжака до села Сог 3 льє: 2 жертви. Із селянами там 1, з відкритим хижаком 3, із драгунами чи мисливцем, що стоїть, 0.
rule-b11-3 = З відкритою зграєю вовків 5 чи 6 льє не дають жертв.
rule-b11-4 = Навесні Звір нападає на Жаволь, де стоїть маркіз: жертв немає. Маркіз відкриває слід, це зграя вовків, якої він не розпізнає, і слід лишається. Улітку єгер проїжджає 3 льє до Жаволя і забирає його. Відповідь «ні», і гра триває.
rule-b11-5 = Після раунду 12 є 22 жертви й 3 незабрані фішки: нічия. З 21 жертвою й 3 фішками перемагають мисливці.

# What the pictures show
picture-b1-1 = Мапа: села з номерами, хутори без них і дороги завдовжки одне льє.
picture-b1-5 = Дванадцять сезонів, 25 жертв і чотири сліди: як далеко зайшли обидві сторони.
picture-b2-2 = Мисливці зайняли свої місця.
picture-b5-1 = Один мисливець лежить після поїздки й нічого не захищає; інший стоїть і захищає село.
picture-b6-2 = Драгуни й мисливці, що стоять, захищають свої села; селяни рятують одне життя.
picture-b6-4 = Звір напав; слід, який він лишив, відкрито.

## aid

# The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Звір перемагає з 25 жертвами за дванадцять сезонів. Мисливці перемагають, якщо не допускають цього, називають його справжню сутність або забирають чотири його сліди.
aid-brotherhood-of-the-wolf-season = Сезон
aid-brotherhood-of-the-wolf-season-1 = Кожен сезон: карта, загін мисливцям, таємний вибір Звіра, рух мисливців, напад, розслідування.
aid-brotherhood-of-the-wolf-beast = Звір
aid-brotherhood-of-the-wolf-beast-1 = Звір проходить від 1 до 4 льє до села, на яке не нападав протягом року. Що ближче, то більше жертв: п’ять мінус пройдені льє.
aid-brotherhood-of-the-wolf-beast-2 =
    | льє | 1 | 2 | 3 | 4
    | жертви | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Там він лишає слід закрито або відкрито, щоб скористатися силою: зграя вовків +2 льє, хижак +1 жертва, граф не зважає на драгунів, диявол посуває мисливця, бродяга +1 жертва не далі ніж за 3 льє від села Овер.
aid-brotherhood-of-the-wolf-hunters = Мисливці
aid-brotherhood-of-the-wolf-hunters-1 = Мисливці проходять до 3 льє. Пройшовши не більше 2, вони стоять і захищають своє село; 3 — це верхи, а вершник не захищає нічого.
aid-brotherhood-of-the-wolf-hunters-2 = Драгуни захищають село, селяни рятують одне життя.
aid-brotherhood-of-the-wolf-hunters-3 = Мисливець у селі нападу або в попередньому може відкрити слід. Хто розпізнає його символ, забирає слід і питає, чи це справжня сутність.
aid-brotherhood-of-the-wolf-knowledge = Хто розпізнає який слід
aid-brotherhood-of-the-wolf-knowledge-1 =
    | мисливець | слід
    | єпископ | диявол
    | єгер | зграя вовків
    | маркіз | хижак
    | посланець короля | граф
    | усі | бродяга
aid-brotherhood-of-the-wolf-knowledge-2 = Бродягу треба розпізнати у двох різних селах.
aid-brotherhood-of-the-wolf-knowledge-3 = Відтворено нами: символи єпископа, маркіза й посланця короля (B1.3).
aid-brotherhood-of-the-wolf-end = Кінець
aid-brotherhood-of-the-wolf-end-1 = Після дванадцятого сезону: якщо жертв і незабраних слідів разом 25 або більше, це нічия. Інакше виграють мисливці.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] закритий слід
    [victim] жертва
    [portefaix] Жак Портефе
   *[marker] чорна фішка
}

## about

# What stands behind the game: the years 1764 to 1767, people, places, and the advice of the rulebook in our own words.

about-brotherhood-of-the-wolf-story =
    У червні 1764 року біля села Лез-Юбак, на східному краю Жеводану, звір убив чотирнадцятирічну дівчину. Жеводан — бідний гірський край на півдні Франції, нинішній департамент Лозер. Місяць за місяцем гинули інші, здебільшого жінки й діти, які пасли худобу. Ті, хто врятувався, розповідали про звіра, більшого за будь-якого вовка.

    Усю першу зиму на нього полювали драгуни. Єпископ назвав його Божою карою, про нього писали газети по всій Європі, і король Людовік XV прислав своїх найкращих мисливців. У вересні 1765 року один із них, Франсуа Антуан, застрелив біля Ле-Шаз величезного вовка. Двір вважав справу закінченою, але в грудні напади почалися знову.

    Тепер край мав покладатися на себе. 19 червня 1767 року неподалік села Овер Жан Шастель застрелив велику тварину, схожу на вовка, і напади припинилися. За три роки загинуло близько ста людей.

    Ніхто не зміг довести, чим був Звір і чи стояла за ним людина. Зграя вовків, інший хижак, дворянин, диявол, чужинець: ці підозри й стали п’ятьма сутностями гри. Книжка правил починається словами з однойменного фільму (Крістоф Ган, 2001), який розповідає власну історію.

about-brotherhood-of-the-wolf-people = Люди
about-brotherhood-of-the-wolf-people-1 = Жак Портефе був дванадцятирічним пастушком (у книжці правил йому тринадцять). 12 січня 1765 року біля села Шаналей він і ще шестеро дітей дали Звірові відсіч і змусили його відпустити одного з них. Король нагородив усіх і оплатив Жакові навчання.
about-brotherhood-of-the-wolf-people-2 = Єпископ Манда Габріель-Флоран де Шуазель-Бопре наприкінці 1764 року оголосив Звіра Божою карою і звелів читати в церквах сорокагодинні молитви.
about-brotherhood-of-the-wolf-people-3 = Маркіз д’Апше, молодий дворянин цього краю, вів полювання власним коштом, коли двір уже втратив цікавість. Останнє з них, у червні 1767 року, знайшло Звіра.
about-brotherhood-of-the-wolf-people-4 = Жан Шастель, селянин із Ла-Бессера, знаний як добрий мисливець, застрелив тварину в червні 1767 року. У книжці правил він єгер.
about-brotherhood-of-the-wolf-people-5 = Д’Енневаль, славетний мисливець на вовків із Нормандії, приїхав із сином і гончаками в лютому 1765 року. Вони полювали до літа, та без успіху.
about-brotherhood-of-the-wolf-people-6 = Франсуа Антуан, носій королівської аркебузи, змінив д’Енневаля в червні 1765 року. Вовка, якого він убив біля Ле-Шаз, показували у Версалі.
about-brotherhood-of-the-wolf-people-7 = Граф де Моранж’єс був офіцером зі старовинного роду цього краю. За життя його ніхто не звинувачував: господарем Звіра його зробили романи й фільми, від 1930-х років.
about-brotherhood-of-the-wolf-people-8 = Бродяга не має імені. Книжка правил говорить про чужинця, чий шлях ніби йшов за жертвами; у ті роки багато хто вірив у людей, що обертаються на вовків.

about-brotherhood-of-the-wolf-places = Місця
about-brotherhood-of-the-wolf-places-1 = Усі 30 сіл і 36 хуторів мапи існують насправді й намальовані на своїх місцях.
about-brotherhood-of-the-wolf-places-2 = Біля села Лез-Юбак 30 червня 1764 року загинула перша відома жертва. Незадовго до того поблизу села Лангонь воли врятували від нападу жінку.
about-brotherhood-of-the-wolf-places-3 = У парафії Шаналей вистояли Жак Портефе та його друзі.
about-brotherhood-of-the-wolf-places-4 = Поблизу хутора Польяк Марі-Жанна Вале в серпні 1765 року поранила Звіра списом. Її прозвали Жеводанською дівою.
about-brotherhood-of-the-wolf-places-5 = Біля Ле-Шаз убив свого вовка Франсуа Антуан, поблизу села Овер — Жан Шастель.
about-brotherhood-of-the-wolf-places-6 = У Манді жив єпископ, у Сент-Альбані — графи де Моранж’єс.

about-brotherhood-of-the-wolf-cards = Карти сезону
about-brotherhood-of-the-wolf-cards-1 = Літо розповідає про довгі дні, про роботу гуртом і про ярмарки, а ще про двох людей літа 1765 року: Франсуа Антуана й Жеводанську діву.
about-brotherhood-of-the-wolf-cards-2 = Осінь приносить у гори тумани й дощі, жене вниз отари й дає людям роботу сівбою.
about-brotherhood-of-the-wolf-cards-3 = Зима — це глибокий сніг і голод, драгуни на зимових квартирах і двір, який після Антуанового вовка більше не хотів чути про Звіра.
about-brotherhood-of-the-wolf-cards-4 = Весна — це Портефе, облави з тисячами загоничів, гончаки д’Енневаля, молитви єпископа й винагорода короля.

about-brotherhood-of-the-wolf-advice-hunters = Поради мисливцям
about-brotherhood-of-the-wolf-advice-hunters-1 = Захищайте села, де напад забрав би найбільше життів: найближчі до Звіра.
about-brotherhood-of-the-wolf-advice-hunters-2 = Підходьте впритул до місць, де може бути Звір, щоб йому довелося йти далеко.
about-brotherhood-of-the-wolf-advice-hunters-3 = Тримайтеся не далі ніж за три льє від сіл, де його чекаєте: тоді в сезоні після нападу ви доїдете туди й прочитаєте слід.
about-brotherhood-of-the-wolf-advice-hunters-4 = Думайте на сезон уперед.

about-brotherhood-of-the-wolf-advice-beast = Поради Звірові
about-brotherhood-of-the-wolf-advice-beast-1 = Ходіть коротко: на льє менше — це на жертву більше.
about-brotherhood-of-the-wolf-advice-beast-2 = Нападайте там, де на вас ніхто не чекає.
about-brotherhood-of-the-wolf-advice-beast-3 = Якщо мисливці змикають довкола вас кільце, змусьте їх послабити його, поки воно не закрилося.
about-brotherhood-of-the-wolf-advice-beast-4 = Не лишайте сліду поруч із мисливцем, який його розпізнає.
about-brotherhood-of-the-wolf-advice-beast-5 = Думайте на сезон уперед.

about-brotherhood-of-the-wolf-credits =
    Автор: Шарль Куронно (Charlec). Ілюстрації: ann & seb. Художнє оформлення й графічний дизайн: Бенджамін Трейлу. Розробка: Дідьє Якобе і Тьєррі Моранж.

    Видавець: Multivers, Шатоден (© 2023); французька назва — La Bête. Російське видання: «Магеллан Производство», 2023, переклад Анни Ахатової. Wolfden дотримується версії 1.0 його правил.


## guide

# Перша гра «Братство вовка» з провідником, крок за кроком.
guide-brotherhood-of-the-wolf-welcome = Жеводан, зима 1766 року. На рахунку Звіра 18 жертв, із 25 він переможе, а на полювання лишилося два сезони. Ви ведете мисливців: дізнайтеся, хто він!
guide-brotherhood-of-the-wolf-hunters = У Звіра може бути одна з п’яти сутностей, і кожен мисливець розпізнає одну: єпископ — диявола, єгер — зграю вовків, маркіз — хижака, посланець — графа. Бродягу розпізнають усі.
guide-brotherhood-of-the-wolf-troop = Кожен сезон дає загін. Драгуни захищають село, селяни рятують там одне життя. Поставте селян туди, де чекаєте на Звіра: востаннє його бачили в селі Сен-Флур-де-Меркуар.
guide-brotherhood-of-the-wolf-troop-done = Село під захистом. Звір це теж бачить.
guide-brotherhood-of-the-wolf-troop-hint = Ле-Шейлар лише за одне льє від місця, де Звіра бачили востаннє.
guide-brotherhood-of-the-wolf-beast = Звір зробив вибір: таємно обрав село за кілька льє й лишив там закритий слід. Кільця на мапі показують, куди він може дістатися. Осінній слід тут, у селі Сен-Флур-де-Меркуар, лежить відкрито: зграя вовків.
guide-brotherhood-of-the-wolf-ride = Приведіть мисливця до відкритого сліду. До двох льє мисливець іде пішки й захищає село; три льє — це верхи, після цього він лежить і не захищає нікого.
guide-brotherhood-of-the-wolf-ride-done = Мисливець біля сліду. Хто розпізнає знак, може спитати Звіра.
guide-brotherhood-of-the-wolf-ride-hint = Зграю вовків розпізнає єгер. Три льє — це верхи, і цього досить.
guide-brotherhood-of-the-wolf-close = Рештою мисливців ходіть як завгодно, а тоді закінчіть фазу: Звір мусить показати, де він. Слід можна прочитати лише два сезони, тож будьте поблизу.
guide-brotherhood-of-the-wolf-close-done = Звір показався.
guide-brotherhood-of-the-wolf-close-hint = Посланець і маркіз можуть під’їхати ближче. Єпископ може лишитися на півночі на випадок, якщо Звір поверне назад. Тоді закінчіть фазу.
guide-brotherhood-of-the-wolf-attack = Напад забирає 5 життів мінус одне за кожне льє шляху Звіра. Драгуни або мисливець, який там стоїть, його спинять; селяни рятують одне життя.
guide-brotherhood-of-the-wolf-examine = Тепер можна вести розслідування там, де Звір є й де він був раніше. Хто розпізнає знак, бере слід і питає: чи це твоя справжня сутність?
guide-brotherhood-of-the-wolf-examine-done = Відповідь є, і фішка лишається у вас. Четверта фішка теж принесла б перемогу.
guide-brotherhood-of-the-wolf-examine-hint = Єгер розпізнає зграю вовків, а її слід лежить відкрито.
guide-brotherhood-of-the-wolf-spring = Останній сезон. Один слід досі лежить закрито. Перемикач «{ brotherhood-layer-possible }» поруч із полем показує, що ви знаєте: ким Звір може бути й куди може піти.
guide-brotherhood-of-the-wolf-guard = Спершу загін: поставте драгунів у село, до якого Звір може дістатися.
guide-brotherhood-of-the-wolf-guard-done = Там напад не вдасться, якщо Звір не має сили проти драгунів.
guide-brotherhood-of-the-wolf-guard-hint = Лез-Юбак — село поруч із Люком, і його ніхто не стереже.
guide-brotherhood-of-the-wolf-hounds = Карта сезону вам на руку: з гончаками д’Енневаля мисливці ведуть розслідування й за одне льє. А Звір таємно пішов далі.
guide-brotherhood-of-the-wolf-near = Приведіть мисливця в Люк або на одне льє від нього. Лишилося четверо підозрюваних: посланець розпізнає графа, маркіз — хижака, єпископ — диявола.
guide-brotherhood-of-the-wolf-near-done = Звідти гончаки дістануть до сліду.
guide-brotherhood-of-the-wolf-near-hint = Поруч із Люком лежать Лез-Юбак, Пюїлоран і Сен-Флур-де-Меркуар.
guide-brotherhood-of-the-wolf-night = Рештою ходіть як завгодно, а тоді закінчіть фазу.
guide-brotherhood-of-the-wolf-night-done = Звір напав. Зате слід у Люку ніхто не стереже.
guide-brotherhood-of-the-wolf-night-hint = Двоє мисливців, які розпізнають різних підозрюваних, кращі за одного. Тоді закінчіть фазу.
guide-brotherhood-of-the-wolf-name = Викрийте Звіра! Хто веде розслідування, той відкриває слід, навіть якщо не розпізнає його. Хто розпізнає, бере його й питає.
guide-brotherhood-of-the-wolf-name-done = «Так!» За Звіром стояв граф, і Жеводан може зітхнути вільно.
guide-brotherhood-of-the-wolf-name-hint = Хай мисливці біля Люка ведуть розслідування один за одним. Посланець розпізнає графа.
guide-brotherhood-of-the-wolf-won = Мисливці перемагають, якщо розкриють справжню сутність Звіра або зберуть чотири фішки слідів. Якщо за дванадцять сезонів не станеться ні того, ні іншого, вирішують жертви.
guide-brotherhood-of-the-wolf-again = Повна гра починається влітку 1764 року з першої жертви. Відкритий слід дає Звірові силу, але й вам розповідає більше. Зіграйте повну гру за мисливців або самі станьте Звіром!

# Перша гра Звіра з підказками.
guide-brotherhood-of-the-wolf-beast-welcome = Жеводан, осінь 1766 року. Ви — Звір, і ніхто не знає, що за ним стоїть граф. На вашому рахунку 16 жертв, із 25 ви переможете, а лишилося три сезони.
guide-brotherhood-of-the-wolf-beast-hunters = Вас шукають четверо мисливців, і кожен розпізнає одну сутність: єпископ — диявола, єгер — зграю вовків, маркіз — хижака, посланець — графа. Знайде посланець слід графа — ви програли.
guide-brotherhood-of-the-wolf-beast-prowl = Таємно оберіть село, до якого можна дістатися, і слід, який там лишите. Це може бути й чужий знак, тож обманюйте! Закритий слід не дає сили й мовчить, доки його не знайде мисливець.
guide-brotherhood-of-the-wolf-beast-prowl-done = Ніхто не знає, де ви. Стежте, як ходять мисливці.
guide-brotherhood-of-the-wolf-beast-prowl-hint = Грандріє близько, і його ніхто не стереже. Лишіть там закритий слід хижака.
guide-brotherhood-of-the-wolf-beast-toll = Напад забирає 5 життів мінус одне за кожне льє вашого шляху. Драгуни або мисливець, який там стоїть, його спинять; селяни рятують одне життя. Потім мисливці ведуть розслідування там, де ви є й де були раніше.
guide-brotherhood-of-the-wolf-beast-faces = Відкритий слід дає силу, ким би ви не були: зі зграєю вовків ви зайдете на два льє далі, хижак бере на одну жертву більше, драгуни не спинять графа, а диявол рухає мисливця.
guide-brotherhood-of-the-wolf-beast-bold = Сміливіше: лишіть цього сезону відкритий слід. Оберіть село, де вам допоможе його сила.
guide-brotherhood-of-the-wolf-beast-bold-done = Мисливці бачать знак, але не село. Стежте, як вони ходять.
guide-brotherhood-of-the-wolf-beast-bold-hint = Зі зграєю вовків можна зайти на шість льє, геть від усіх. Але що ближче село, то більше жертв.
guide-brotherhood-of-the-wolf-beast-sum = Останній сезон. Якщо не наберете 25, до жертв додадуть сліди, яких не взяли мисливці: 25 — це нічия, менше — перемога мисливців.
guide-brotherhood-of-the-wolf-beast-last = Останнім нападом заберіть щонайменше два життя. Оберіть село поблизу, яке ніхто не стереже.
guide-brotherhood-of-the-wolf-beast-last-done = Напад удався, і весь Жеводан тремтить.
guide-brotherhood-of-the-wolf-beast-last-hint = Шукайте село не далі трьох льє, без драгунів і без мисливців поблизу.
guide-brotherhood-of-the-wolf-beast-won = Звір перемагає з 25 жертвами. Мисливці перемагають, якщо розкриють його справжню сутність, зберуть чотири його сліди або протримаються дванадцять сезонів.
guide-brotherhood-of-the-wolf-beast-again = Повна гра починається влітку 1764 року з першої жертви й триває дванадцять сезонів. Зіграйте її за Звіра або самі ведіть мисливців!

## files

# Що не так у позиції, файлі карти чи файлі карт сезону «Братства вовка». Слова файлів лишаються як є.

# Позиція: рядки
problem-brotherhood-came-from = { $line }: прийти звідкись міг лише мисливець, який рухався або якого диявол посунув на льє (B4.4, B5.1).
problem-brotherhood-two-places = { $line }: карта { $card } одразу у двох місцях (B9.1).

# Позиція: раунд
problem-brotherhood-idle = round: на цьому етапі нікому не було б чого вирішувати.
problem-brotherhood-round = round: сезони рахують від 1, після початку гри (B1.5).
problem-brotherhood-draft = round: карти розбирають лише у варіанті для досвідчених (B9.1).
problem-brotherhood-devil = round: мисливця рухає лише диявол, що лежить відкрито (B4.4).
problem-brotherhood-power = round: про силу Звір вирішує лише в тумані, коли відкрито лежить хижак, граф або бродяга (B4.4).
problem-brotherhood-called = round: село, покликане до зброї, задалеко від особливого села з мисливцем (B10.7).
problem-brotherhood-ending = round: гру закінчено, коли вона має завершення (B8).
problem-brotherhood-ended-so = round: так гра закінчитися не могла (B8).
problem-brotherhood-is-over = round: з такими жертвами й фішками гру вже закінчено (B8.1).
problem-brotherhood-figures = round: фігур розподілено { $found }, а «count» — { $count } (B1.3).
problem-brotherhood-victims = round: жертв { $victims }, а на мапі лежить { $found } (B6.2).
problem-brotherhood-in-force = round: карта діє, щойно її відкрито (B3.1).
problem-brotherhood-drafted = round: карт розібрано { $found }, а «count» каже інше (B9.1).

# Позиція: мисливці, загони і Звір
problem-brotherhood-leader = hunter: фігурою «{ $hunter }» має керувати гравець за мисливців (B1.3).
problem-brotherhood-placed = hunter: фігура «{ $hunter }» має місце після початку гри, але не раніше (B2.2).
problem-brotherhood-one-troop = villages: у селі вміщується один загін (B3.2).
problem-brotherhood-troops = villages: драгунів шість і селян шість (B1.4).
problem-brotherhood-chosen = beast: сутність і село обирають на початку гри (B2.1).
problem-brotherhood-beast-card = beast: Звір перебуває в селі, карта якого лежить у комірці «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: туман приховує карту того села, де Звір зараз (B7.1).
problem-brotherhood-fog-victims = beast: жертв приховує лише туман (B7.1).
problem-brotherhood-haunts = beast: «haunts» буває лише в прихованого Звіра (B7.1).
problem-brotherhood-haunts-true = beast: у «haunts» немає села, де перебуває Звір.

# Позиція: комірки і карти
problem-brotherhood-card-twice = space: карта одного села лежить у двох комірках (B4.2).
problem-brotherhood-last-year = space: торішня карта повертається ще перед вибором (B4.1).
problem-brotherhood-this-season = space: на цей сезон Звір уже обрав село (B4.2).
problem-brotherhood-trace-twice = space: фішка сліду одразу у двох місцях (B1.2).
problem-brotherhood-two-seasons = space: лежать сліди лише двох сезонів (B4.1).
problem-brotherhood-trace-card = space: слід лежить поруч із картою села (B4.2).
problem-brotherhood-face-up = space: там немає сліду, який лежав би відкрито (B4.2).
problem-brotherhood-maybe = space: «maybe» буває лише при сліді.
problem-brotherhood-maybe-true = space: у «maybe» немає справжнього сліду, «{ $trace }».
problem-brotherhood-played = cards: карт сезону «{ $season }» має бути зіграно { $cards } (B3.1).
problem-brotherhood-force-played = cards: чинна карта — одна із зіграних (B3.1).
problem-brotherhood-picked = cards: у кожному сезоні беруть три карти (B9.1).
problem-brotherhood-hands = cards: карти на руці і скинуті бувають лише у варіанті для досвідчених (B9.1).

# Файл карти
problem-brotherhood-places = { $where }: місць на мапі { $found }, а може бути щонайбільше { $most }.
problem-brotherhood-villages = { $where }: сіл на мапі має бути { $villages }, а не { $found } (B1.1).
problem-brotherhood-village-order = { $where }: села йдуть за порядком: це номер { $number } (B1.1).
problem-brotherhood-id = { $where }: id «{ $id }» має бути окремим словом із малих літер.
problem-brotherhood-numbers = { $where }: «{ $name }» має називати номери різних сіл, усього { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» має бути номером села, а не { $number } (B4.4).
problem-brotherhood-symbols = { $where }: мисливці розпізнають диявола, зграю вовків, хижака й графа, кожен своє, а не: { $found } (B1.3).
problem-brotherhood-road = { $where }: дорога «{ $road }» має називати два різні місця мапи.
problem-brotherhood-road-twice = { $where }: дорога «{ $road }» трапляється двічі.
problem-brotherhood-no-road = { $where }: немає дороги від { $start } до { $place } (B1.1).
problem-brotherhood-ways-out = map: від { $village } у межах { $leagues } льє, найменшої відстані за картами, інших сіл { $found }, а Звірові потрібно { $needed } (B4.2).

# Файл карт сезону
problem-brotherhood-no-effect = { $where }: карта повинна мати хоча б один ефект (B10).
problem-brotherhood-card-id = { $where }: id «{ $id }» має бути словом із малих літер і цифр.
problem-brotherhood-effect-twice = { $where }: ефект «{ $effect }» стоїть на цій карті двічі (B10).
problem-brotherhood-no-village = { $where }: «villages»: { $number } — не село від 1 до { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: карт сезону «{ $season }» має бути { $cards }, а не { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: у двох карт однаковий id «{ $id }».

## terminal

terminal-brotherhood-legend = * особливе село  ° стартове село  ◆ село, яке міг обрати Звір, з відстанню від Звіра в льє · (єпископ) лежить і не захищає · †2 дві жертви · дорога — одне льє: села за номером, хутори за назвою
terminal-brotherhood-village = село
terminal-brotherhood-beast = Звір
terminal-brotherhood-there = там
terminal-brotherhood-roads = дороги
terminal-brotherhood-hamlets = Хутори
terminal-brotherhood-beast-perhaps = Звір?
terminal-brotherhood-rounds = Раунди
terminal-brotherhood-victims = Жертви
terminal-brotherhood-card = Карта
terminal-brotherhood-no-card = жодна не діє
terminal-brotherhood-ours = наша власна
terminal-brotherhood-book = дія з книжки правил
terminal-brotherhood-hunters = Мисливці
terminal-brotherhood-moved = рухався
terminal-brotherhood-examined = провів розслідування
terminal-brotherhood-spaces = Комірки сезонів
terminal-brotherhood-on-back = †{ $victims } на звороті
terminal-brotherhood-tokens = Фішки й карти
terminal-brotherhood-marker = чорна фішка: { $at }
terminal-brotherhood-not-taken = не взята
terminal-brotherhood-played = зіграні карти: { $cards }
terminal-brotherhood-may-be = Сутність, наскільки можуть знати мисливці: { $tokens }
terminal-brotherhood-may-be-in = Де може бути Звір: { $places }
terminal-brotherhood-may-have-chosen = Що він міг обрати: { $places }
terminal-brotherhood-may-choose = Що він може обрати далі: { $places }
terminal-brotherhood-trace-may-be = Слід ({ $season }) може бути таким: { $tokens }
terminal-brotherhood-face-down = Закрито лежить: { $village }
