# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Раунд { $round } з { $limit }, хід: { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): здобич { $prey }, узбережжя
   *[no] { $name } ({ $region }): здобич { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): здобич { $prey }, узбережжя, { $things }
   *[no] { $name } ({ $region }): здобич { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } вовків ({ $who }) з ватажком
   *[no] { $wolves } вовків ({ $who })
}
age-attackers = { $lead ->
    [yes] атакують { $wolves } вовків ({ $who }) з ватажком
   *[no] атакують { $wolves } вовків ({ $who })
}
age-den = лігво
age-predators = { $predators }, сила { $worth }
age-predator-group = { $thing ->
    [human] { $count } × людина
    [tiger] { $count } × тигр
   *[bear] { $count } × ведмідь
}
age-card-group = { $thing ->
    [scare] { $count } × відлякування
    [breed] { $count } × більше вовків
    [extra] { $count } × додатковий рух
   *[freeze] { $count } × замерзле море
}
age-surplus = { $surplus } вовків зайві: загинуть із голоду наприкінці ходу
age-starve = загине вовків: { $surplus }
age-starve-in = { $name } { $surplus }
age-starving = загинуть із голоду вовків: { $wolves } ({ $places })
age-chance = { $chance } %
age-channel = Відкрита вода між { $first } і { $second }
age-channel-frozen = Лід між { $first } і { $second } до кінця цього ходу
age-card = { $card ->
    [scare] відлякування
    [breed] більше вовків
    [extra] додатковий рух
   *[freeze] замерзле море
}
age-card-does = { $card ->
    [scare] Відлякування: усі хижаки регіону тікають від вас
    [breed] Більше вовків: кожне ваше лігво дає ще п’ять вовків
    [extra] Додатковий рух: ще один рух перед боями
   *[freeze] Замерзле море: однією протокою можна ходити до кінця вашого ходу
}
age-card-held = { $does } (на руці: { $count })
age-amount = { $wolves } вовків
age-sea = у море
age-with-lead = з ватажком
age-without-lead = без ватажка

## Packs
age-dens = лігв: { $dens } з { $goal }, потрібних для перемоги
age-out = поза грою
age-on-turn = ходить
age-lead-in = ватажок: { $at }
age-colour = { $colour ->
    [red] червоні
    [green] зелені
    [blue] сині
   *[yellow] жовті
}
age-wolf-count = вовків на полі: { $wolves }, у запасі: { $supply }
age-region-count = { $regions ->
    [one] { $regions } регіон
    [few] { $regions } регіони
   *[many] { $regions } регіонів
}
age-hand-count = { $hand ->
    [one] { $hand } карта на руці
    [few] { $hand } карти на руці
   *[many] { $hand } карт на руці
}
age-own = Ваша зграя
age-own-hand = Ваші карти

## The strip above the table
age-turn = Хід: { $who }
age-round = Раунд { $round } з { $limit }
age-stage-first = Випадок вирішує, хто починає
age-stage-predators = Розкладають хижаків
age-stage-cards = Роздають карти
age-stage-over = Гру закінчено
age-step = { $step ->
    [move] Рух
    [battle] Бій
    [den] Лігво
    [roam] Мандрівка
    [cull] Голод
   *[draw] Карта
}
age-fight = Бій у { $at }: { $strength } проти { $against }
age-piles = карт у колоді: { $deck }; скинуто: { $cards }
age-none = нічого
age-preview = Шанс перемогти в { $at }: { $chance } %

## Actions
age-do-first = Почати
age-do-predator = Викласти хижака
age-do-draw = Взяти карту
age-do-roll = Кинути кубик
age-do-litter = Приплід
age-do-move = Рух
age-do-hunt = Битися з хижаками
age-do-next = Далі
age-do-fight = Почати бій
age-do-reroll = Кинути ще раз
age-do-keep = Лишити кидок
age-do-retreat = Відступити
age-do-perish = Загинути
age-do-drive = Прогнати
age-do-leave = Лишити
age-do-withdraw = Відвести
age-do-stay = Лишитися
age-do-lose = Втратити вовків
age-do-lead = Новий ватажок
age-do-den = Лігво
age-do-roam = Мандрувати
age-do-end = Кінець ходу
age-do-discard = Скинути
age-play-card = { $card ->
    [scare] Відлякати
    [breed] Більше вовків
    [extra] Додатковий рух
   *[freeze] Замерзле море
}
age-brief-card = Карта: { $card }

## Questions
age-ask-lead-wolf = З ватажком чи без нього?
age-ask-amount = Скільки вовків?
age-ask-move-1 = З якого регіону вони йдуть?
age-ask-move-2 = У який регіон вони йдуть?
age-ask-roam-1 = З якого регіону вони мандрують?
age-ask-roam-2 = До якого з ваших регіонів вони мандрують?
age-ask-hunt-1 = Де б’єтеся з хижаками?
age-ask-den-1 = Де будуєте лігво?
age-ask-scare-1 = Хижаків якого регіону відлякуєте?
age-ask-scare-2 = Куди вони тікають?
age-ask-freeze-1 = Яку протоку заморожуєте до кінця свого ходу?
age-ask-discard-1 = Яку карту скидаєте?
age-ask-drive-1 = Куди їх женете?
age-ask-retreat-1 = До якого з ваших регіонів вони відступають?
age-ask-withdraw-1 = До якого з ваших регіонів їх відводите?
age-ask-lead-1 = Де з’явиться новий ватажок?
age-ask-litter-1 = Яке лігво дає приплід?
age-open-first = Випадок вирішує, хто починає.
age-open-predators = Розкладають хижаків.
age-open-cards = Роздають карти.
age-open-draw = Береться карта.
age-open-roll = Котиться кубик.
age-open-over = Гру закінчено.
age-open-litter = У запасі лишилося вовків: { $left }. Оберіть лігво для приплоду.
age-open-reroll = У вас { $ours } проти { $theirs } у { $at }: кинути ще раз чи лишити кидок?
age-open-retreat = Ваших вовків у { $at } розбито: куди вони відступлять, чи загинуть?
age-open-drive = Хижаків у { $at } подолано: проженіть їх або лишіть.
age-open-withdraw = { $at } переповнено: відведіть до { $debt } вовків або лишіться і втратьте { $debt }.
age-open-lose = Ви втрачаєте { $debt } вовків у { $at }: чи є серед них ватажок?
age-open-lead = Ваш ватажок загинув: де з’явиться новий?
age-open-discard = У вас забагато карт: яку скидаєте?
age-open-moved = Рух зроблено: зіграйте карту або йдіть далі.
age-open-move = { $more ->
    [0] Рухайте зграю, бийтеся з хижаками або зіграйте карту.
    [one] Рухайте зграю, бийтеся з хижаками або зіграйте карту; потім ще { $more } рух.
    [few] Рухайте зграю, бийтеся з хижаками або зіграйте карту; потім ще { $more } рухи.
   *[many] Рухайте зграю, бийтеся з хижаками або зіграйте карту; потім ще { $more } рухів.
}
age-open-battle = Почніть бій або спершу зіграйте карту.
age-open-den = Збудуйте лігво, зіграйте карту або йдіть далі.
age-open-roam = Хай вовки мандрують між вашими регіонами, або зіграйте карту, тоді закінчіть хід.

## What happened
age-log-first = { $who } починає.
age-log-predator = { $predator ->
    [human] Людина приходить у { $at }.
    [tiger] Тигр приходить у { $at }.
   *[bear] Ведмідь приходить у { $at }.
}
age-log-refill = Скинуті карти ({ $cards }) знову стають колодою.
age-log-turn = Раунд { $round }, хід: { $who }.
age-log-litter = { $who } має { $wolves } нових вовків у { $at }.
age-log-move = { $lead ->
    [yes] { $who } веде { $wolves } вовків з ватажком, { $from } → { $to }.
   *[no] { $who } веде { $wolves } вовків, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } мандрує: { $wolves } вовків з ватажком, { $from } → { $to }.
   *[no] { $who } мандрує: { $wolves } вовків, { $from } → { $to }.
}
age-log-hunt = { $who } йде на хижаків у { $at }.
age-log-roll = { $who } кидає кубик: { $face }.
age-log-tie = { $at }: сили рівні, обидві сторони кидають знову.
age-log-battle-pack = { $won ->
    [yes] { $who } долає суперника в { $at }: { $strength } проти { $against } ({ $rival }).
   *[no] { $who } не долає суперника в { $at }: { $strength } проти { $against } ({ $rival }).
}
age-log-battle-predators = { $won ->
    [yes] { $who } долає хижаків у { $at }, { $strength } проти { $against }.
   *[no] { $who } не долає хижаків у { $at }, { $strength } проти { $against }.
}
age-log-go-back = { $who } повертається: { $from } → { $to }.
age-log-retreat = { $who } відступає: { $wolves } вовків, { $from } → { $to }.
age-log-withdraw = { $who } відводить { $wolves } вовків, { $from } → { $to }.
age-log-drive = { $who } жене хижаків ({ $predators }), { $from } → { $to }.
age-log-drive-sea = { $who } жене хижаків ({ $predators }) з { $from } у море.
age-log-starve = { $predator ->
    [human] Людина гине з голоду в { $at }.
    [tiger] Тигр гине з голоду в { $at }.
   *[bear] Ведмідь гине з голоду в { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } втрачає { $wolves } вовків у { $at }, серед них ватажка.
   *[no] { $who } втрачає { $wolves } вовків у { $at }.
}
age-log-den = { $who } будує лігво в { $at }.
age-log-den-lost = { $who } втрачає лігво в { $at }.
age-log-lead = { $who } має нового ватажка в { $at }.
age-log-card = { $card ->
    [scare] { $who } грає карту «Відлякування».
    [breed] { $who } грає карту «Більше вовків».
    [extra] { $who } грає карту «Додатковий рух».
   *[freeze] { $who } грає карту «Замерзле море».
}
age-log-freeze = { $who } заморожує воду між { $first } і { $second }.
age-log-draw = { $who } бере карту.
age-log-draw-known = { $card ->
    [scare] { $who } бере карту «Відлякування».
    [breed] { $who } бере карту «Більше вовків».
    [extra] { $who } бере карту «Додатковий рух».
   *[freeze] { $who } бере карту «Замерзле море».
}
age-log-discard = { $card ->
    [scare] { $who } скидає карту «Відлякування».
    [breed] { $who } скидає карту «Більше вовків».
    [extra] { $who } скидає карту «Додатковий рух».
   *[freeze] { $who } скидає карту «Замерзле море».
}
age-log-out = { $who } вибуває з гри.
age-log-out-cards = { $who } вибуває з гри і скидає: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } починає хід із п’ятьма лігвами і перемагає.
    [last-pack] { $who } — остання жива зграя і перемагає.
   *[round-limit] Останній раунд скінчився: перемагає той, хто має більше лігв.
}
