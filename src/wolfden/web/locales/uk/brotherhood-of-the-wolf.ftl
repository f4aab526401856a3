# Brotherhood of the Wolf: things, actions, questions and what happened.

## Things
brotherhood-table = { $season } { $year }, жертв: { $victims }
brotherhood-seat = { $who }
brotherhood-season = { $season ->
    [summer] літо
    [autumn] осінь
    [winter] зима
   *[spring] весна
}
brotherhood-hunter = { $hunter ->
    [bishop] єпископ
    [gamekeeper] єгер
    [marquis] маркіз
   *[envoy] посланець короля
}
brotherhood-identity = { $token ->
    [wolves] зграя вовків
    [predator] хижак
    [count] граф
    [devil] диявол
   *[vagabond] бродяга
}
brotherhood-troop = { $troop ->
    [dragoon] драгуни
   *[peasant] селяни
}
brotherhood-at = { $name }
brotherhood-leagues = { $leagues } льє
brotherhood-hunter-at = { $lying ->
    [yes] У { $at } лежить { $hunter }
   *[no] У { $at } стоїть { $hunter }
}
brotherhood-hunter-away = Ще не на карті: { $hunter }
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
brotherhood-portefaix-here = Portefaix
brotherhood-protected = під захистом
brotherhood-marker-here = чорна фішка
brotherhood-victims-here = { $victims ->
    [one] { $victims } жертва
    [few] { $victims } жертви
   *[many] { $victims } жертв
}
brotherhood-card-of = карта: { $season } { $year }
brotherhood-card-hidden = карта сезону «{ $season }», закрита
brotherhood-no-trace = немає сліду
brotherhood-trace-hidden = слід, закритий
brotherhood-trace = { $face ->
    [up] { $token }, відкрито
   *[down] { $token }, закрито
}
brotherhood-prospect = відстань { $leagues } льє, жертв: { $victims }, із силою { $most }
brotherhood-prospect-pack = відстань { $leagues } льє, лише з відкритою зграєю вовків; жертв: { $most }
brotherhood-watched = може стерегти: { $hunters }
brotherhood-space = { $season }: у запасі { $troops } ({ $troop }), { $card }, { $trace }
brotherhood-no-card = без карти села
brotherhood-face-down = закрита карта
brotherhood-secret = обрано таємно
brotherhood-hidden-note = приховано від мисливців
brotherhood-season-card = { $title }: { $text }
brotherhood-power = { $token ->
    [wolves] Зграя вовків: відкрито, на два льє далі
    [predator] Хижак: відкрито, на жертву більше
    [count] Граф: відкрито, драгуни не захищають
    [devil] Диявол: відкрито, може посунути мисливця на льє
   *[vagabond] Бродяга: відкрито, на жертву більше у своїх місцях
}
brotherhood-token = { $power } ({ $state })
brotherhood-turn-up = відкрито, із силою
brotherhood-turn-down = закрито

## People and desk
brotherhood-the-beast = Звір
brotherhood-a-hunter = мисливець
brotherhood-victims = жертв: { $count } з { $goal }
brotherhood-taken = слідів забрано: { $count } з { $goal }
brotherhood-beast-at = У { $at }
brotherhood-beast-hides = Ховається в { $at }
brotherhood-beast-hidden = Приховано
brotherhood-has-chosen = наступне село обрано
brotherhood-true-identity = Справжня сутність: { $token }
brotherhood-knows = розпізнає: { $token }
brotherhood-stands-in = стоїть у { $at }
brotherhood-lies-in = лежить у { $at }
brotherhood-not-placed = ще не на карті
brotherhood-own-beast = Ваші таємниці
brotherhood-own-hunters = Стіл мисливців
brotherhood-own-figures = Ваші фігури
brotherhood-own-tokens = Сутності та їхні сліди
brotherhood-own-cards = Карти сезону
brotherhood-layer-possible = Дедукція
brotherhood-desk = Що можна вивести
brotherhood-known = { $known ->
    [true] справжня
    [taken] забрано
    [laid] на столі
    [held] на руках
    [possible] можлива
   *[unknown] невідомо
}
brotherhood-goals-chosen = { $goals ->
    [one] може бути обрано { $goals } село (золоте кільце)
    [few] може бути обрано { $goals } села (золоті кільця)
   *[many] може бути обрано { $goals } сіл (золоті кільця)
}
brotherhood-goals-next = { $goals ->
    [one] наступним може бути { $goals } село (золоте кільце)
    [few] наступними можуть бути { $goals } села (золоті кільця)
   *[many] наступними можуть бути { $goals } сіл (золоті кільця)
}

## The strip above the map
brotherhood-now = { $season ->
    [summer] Літо { $year }
    [autumn] Осінь { $year }
    [winter] Зима { $year }
   *[spring] Весна { $year }
}
brotherhood-before = Весна { $year }, до першої жертви
brotherhood-round = Раунд { $round } з { $rounds }
brotherhood-stage-lead = мисливці ділять фігури
brotherhood-stage-pick = береться карта сезону «{ $season }»
brotherhood-stage-discard = скидається карта сезону «{ $season }»
brotherhood-stage-hide = Звір обирає сутність і звідки починає
brotherhood-stage-place = мисливці стають на місця
brotherhood-stage-card = відкривається карта сезону
brotherhood-stage-portefaix = Portefaix займає своє село
brotherhood-stage-shift = мисливці можуть пересунути загони
brotherhood-stage-troop = мисливці ставлять загін
brotherhood-stage-extra = мисливці можуть поставити ще загін
brotherhood-stage-recall = Звір може забрати карту села
brotherhood-stage-prowl = Звір обирає наступне село
brotherhood-stage-move = мисливці рухаються
brotherhood-stage-drag = диявол може посунути мисливця
brotherhood-stage-examine = мисливці розслідують
brotherhood-ending = { $ending ->
    [victims] Звір забрав останню жертву й перемагає
    [identity] Мисливці назвали справжню сутність Звіра й перемагають
    [fourth-token] Мисливці забрали четвертий слід і перемагають
    [draw] Весна 1767 року минула: нічия
   *[time] Весна 1767 року минула, жертв замало: мисливці перемагають
}

## Actions
brotherhood-do-lead = Вести фігуру
brotherhood-do-pick = Взяти карту
brotherhood-do-discard = Скинути карту
brotherhood-do-hide = Сховатися
brotherhood-do-place = Поставити мисливця
brotherhood-do-card = Відкрити карту
brotherhood-do-portefaix = Portefaix
brotherhood-do-shift = Пересунути загін
brotherhood-do-troop = Поставити загін
brotherhood-do-extra = Поставити ще загін
brotherhood-do-recall = Забрати карту
brotherhood-do-prowl = Обрати село
brotherhood-do-move = Рухати мисливця
brotherhood-do-drag = Тягти мисливця
brotherhood-do-examine = Розслідувати
brotherhood-do-decline = Відмовитися
brotherhood-do-end = Закінчити фазу

## Questions
brotherhood-open-lead = Оберіть фігуру, яку вестимете.
brotherhood-open-pick = Візьміть собі карту сезону «{ $season }»; її можна зіграти один раз.
brotherhood-open-discard = Оберіть карту сезону «{ $season }», яка не дістанеться нікому.
brotherhood-open-hide = Оберіть таємно, хто ви і де починаєте.
brotherhood-open-place = Поставте мисливця в будь-яке село чи хутір.
brotherhood-open-card = Оберіть карту сезону «{ $season }», яка діє цього раунду.
brotherhood-open-portefaix = Оберіть село, яке стереже Portefaix.
brotherhood-open-shift = Можна пересунути ще загонів на карті: { $left }. Або відмовтеся.
brotherhood-open-troop = Поставте загін ({ $troop }) у село без загону або відмовтеся: тоді його втрачено.
brotherhood-open-extra = Можна взяти ще один загін із будь-якої комірки сезону. Або відмовтеся.
brotherhood-open-recall = Можна забрати одну карту села. Або відмовтеся.
brotherhood-open-prowl = Оберіть село для нападу і слід, який лишите.
brotherhood-open-move = Рухайте мисливців, кожного не більше разу, тоді закінчіть фазу за всіх мисливців.
brotherhood-open-drag = Диявол може посунути одного мисливця на льє. Або відмовтеся.
brotherhood-open-examine = Розслідуйте слід або закінчіть розслідування за всіх мисливців.
brotherhood-open-over = Гру закінчено.
brotherhood-ask-move = Який мисливець рухається?
brotherhood-ask-drag = Якого мисливця посуває диявол?
brotherhood-ask-shift = Який загін пересувається?
brotherhood-ask-extra = З якої комірки сезону загін?
brotherhood-ask-examine = Який мисливець розслідує?
brotherhood-ask-hide-at = Де починаєте? Ваша сутність: { $token }
brotherhood-ask-to = Куди йде { $hunter }?
brotherhood-ask-move-to = Куди йде { $hunter }? До 2 льє — пішки і захищає; 3 льє — верхи і лежить.
brotherhood-ask-move-card = Куди йде { $hunter }? { $text }
brotherhood-ask-examine-at = Яке село розслідує { $hunter }?
brotherhood-ask-shift-to = Куди йде загін із { $at }?
brotherhood-ask-extra-to = Куди йде загін із комірки «{ $season }»?
brotherhood-ask-trace = Який слід лишаєте з { $at }?
brotherhood-ask-face = { $token ->
    [wolves] Закрито чи відкрито із силою: на два льє далі?
    [predator] Закрито чи відкрито із силою: на жертву більше?
    [count] Закрито чи відкрито із силою: драгуни не захищають?
    [devil] Закрито чи відкрито із силою: посунути мисливця на льє?
   *[vagabond] Закрито чи відкрито із силою: на жертву більше у своїх місцях?
}

## What happened
brotherhood-log-lead = { $who } веде фігуру: { $hunter }.
brotherhood-log-pick = { $who } бере карту сезону «{ $season }».
brotherhood-log-pick-known = { $who } бере карту «{ $card }» ({ $season }).
brotherhood-log-discard = { $who } скидає карту сезону «{ $season }».
brotherhood-log-discard-known = { $who } скидає карту «{ $card }» ({ $season }).
brotherhood-log-hide = Звір таємно обирає сутність і звідки починає.
brotherhood-log-hide-known = Звір ховається в { $at }, його сутність: { $identity }.
brotherhood-log-place = { $who } ставить фігуру в { $at }: { $hunter }.
brotherhood-log-start = { $victims ->
    [one] Звір починає в { $at }: { $victims } жертва.
    [few] Звір починає в { $at }: { $victims } жертви.
   *[many] Звір починає в { $at }: { $victims } жертв.
}
brotherhood-log-card = { $when }: { $card }.
brotherhood-log-portefaix = { $who } ставить Portefaix у { $at }.
brotherhood-log-portefaix-leaves = Portefaix зустрічає Звіра в { $at } і йде.
brotherhood-log-shift = { $who } пересуває загін ({ $troop }), { $from } → { $to }.
brotherhood-log-troop = { $who } ставить загін ({ $troop }) у { $at }.
brotherhood-log-troop-lost = Загін сезону втрачено: { $troop }.
brotherhood-log-troop-lost-declined = { $who } відмовляється, загін втрачено: { $troop }.
brotherhood-log-take-back = Звір забирає слід сезону «{ $season }».
brotherhood-log-take-back-known = Звір забирає слід «{ $trace }» ({ $season }).
brotherhood-log-take-back-card = Звір забирає карту села { $village }.
brotherhood-log-recall = Звір забирає карту села { $village }.
brotherhood-log-prowl = Звір таємно обирає село і лишає закритий слід.
brotherhood-log-prowl-trace = Звір таємно обирає село і лишає відкритий слід: { $trace }.
brotherhood-log-prowl-known = { $face ->
    [up] Звір обирає { $at } і лишає відкритий слід: { $trace }.
   *[down] Звір обирає { $at } і лишає закритий слід: { $trace }.
}
brotherhood-log-move = { $how ->
    [rides] { $who }: { $hunter } їде верхи до { $to }.
   *[walks] { $who }: { $hunter } іде пішки до { $to }.
}
brotherhood-log-drag = Диявол тягне мисливця до { $to }: { $hunter }.
brotherhood-log-attack = { $victims ->
    [0] Звір нападає на { $at } (відстань { $leagues }): ніхто не гине, усього { $total }.
    [one] Звір нападає на { $at } (відстань { $leagues }): { $victims } жертва, усього { $total }.
    [few] Звір нападає на { $at } (відстань { $leagues }): { $victims } жертви, усього { $total }.
   *[many] Звір нападає на { $at } (відстань { $leagues }): { $victims } жертв, усього { $total }.
}
brotherhood-log-fog = { $victims ->
    [one] Звір нападає в тумані: { $victims } жертва, усього { $total }.
    [few] Звір нападає в тумані: { $victims } жертви, усього { $total }.
   *[many] Звір нападає в тумані: { $victims } жертв, усього { $total }.
}
brotherhood-log-fog-known = { $victims ->
    [one] Звір нападає на { $at } у тумані: { $victims } жертва, усього { $total }.
    [few] Звір нападає на { $at } у тумані: { $victims } жертви, усього { $total }.
   *[many] Звір нападає на { $at } у тумані: { $victims } жертв, усього { $total }.
}
brotherhood-log-reveal = { $victims ->
    [one] У тумані Звір був у { $at }: { $victims } жертва.
    [few] У тумані Звір був у { $at }: { $victims } жертви.
   *[many] У тумані Звір був у { $at }: { $victims } жертв.
}
brotherhood-log-examine = { $who }: { $hunter } розслідує в { $at } і знаходить слід: { $trace }.
brotherhood-log-recognise = { $who } розпізнає бродягу в { $at } і бере чорну фішку.
brotherhood-log-ask = { $answer ->
    [yes] Мисливці забирають слід: { $trace }. Це справжня сутність? Так!
   *[no] Мисливці забирають слід: { $trace }. Це справжня сутність? Ні.
}
brotherhood-log-over = Звір показує справжню сутність: { $identity }.

## Season cards of the game; those of a table's own file are shown as they are written there
season-card-su1 = Жнива гуртом
season-card-su1-text = Цього сезону на одну жертву менше (щонайменше 0).
season-card-su2 = Довгі дні
season-card-su2-text = Мисливці можуть пройти до 3 льє стоячи або проїхати верхи 4 льє.
season-card-su3 = François Antoine
season-card-su3-text = Пересуньте до двох загонів, що вже на карті, до інших сіл без загону.
season-card-su4 = Ярмарки
season-card-su4-text = Grandrieu, Javols і Le Malzieu повні озброєного люду: напад там минає без жертв.
season-card-su5 = Свідки
season-card-su5-text = Звір лишає слід відкрито і не може вжити його силу.
season-card-su6 = Жеводанська діва
season-card-su6-text = Цього сезону селяни захищають, як драгуни.
season-card-au1 = Туман
season-card-au1-text = Карта села лишається закритою; кров кладуть на її зворот; фігура Звіра йде з карти. Карту відкривають разом із нападом наступного сезону.
season-card-au2 = Злива
season-card-au2-text = Звір забирає один слід, що лежить на полі; у тому селі більше не можна розслідувати.
season-card-au3 = Отари сходять із гір
season-card-au3-text = Якщо напад забирає хоча б одну жертву, він забирає ще одну.
season-card-au4 = Сівба
season-card-au4-text = Без підкріплення: загін цього сезону втрачено.
season-card-au5 = Розмоклі дороги
season-card-au5-text = Мисливцям не можна їхати верхи (лише 0–2 льє).
season-card-au6 = Назад до здобичі
season-card-au6-text = Перед вибором Звір може забрати з поля одну карту села, крім карти свого теперішнього села.
season-card-wi1 = Глибокий сніг
season-card-wi1-text = Мисливці проходять щонайбільше 1 льє; 2 льє — це вже верхи.
season-card-wi2 = Голод
season-card-wi2-text = Жертв стає 6 мінус пройдені льє.
season-card-wi3 = Замерзлі річки
season-card-wi3-text = Звір може пройти до 5 льє (7 з відкритою зграєю вовків); у підрахунку жертв рахують щонайбільше 3 льє.
season-card-wi4 = Сніг укрив усе
season-card-wi4-text = Цього сезону без розслідувань.
season-card-wi5 = Зимові квартири
season-card-wi5-text = Цього сезону драгуни захищають лише Grandrieu, Javols і Le Malzieu.
season-card-wi6 = Двір відвертається
season-card-wi6-text = Без підкріплення (загін втрачено), а посланець короля у фазі 3 лишається на місці; він усе ще стереже.
season-card-sp1 = Jacques Portefaix
season-card-sp1-text = Поставте жовту фігуру Portefaix у будь-яке село (пересуньте, якщо вона вже на карті). Перший напад на це село минає без жертв; тоді фігура йде з карти.
season-card-sp2 = Велика облава
season-card-sp2-text = Цього сезону Звір може пройти щонайбільше 3 льє (5 з відкритою зграєю вовків).
season-card-sp3 = Гончаки д’Енневаля
season-card-sp3-text = Мисливці можуть розслідувати й у селі рівно за 1 льє від них.
season-card-sp4 = Сорокагодинна молитва
season-card-sp4-text = Мисливець, що стоїть у Grandrieu, Javols або Le Malzieu, захищає й кожне село за 1 льє.
season-card-sp5 = Відлига
season-card-sp5-text = Мисливці, що проїхали 3 льє, лишаються стояти, тож захищають.
season-card-sp6 = Королівська винагорода
season-card-sp6-text = Після звичайного підкріплення поставте ще один загін із будь-якої комірки сезону, де він ще є.
