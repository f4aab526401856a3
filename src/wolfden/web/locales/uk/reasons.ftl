### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = це поле регіону вже лежить на карті
reason-the-wolves-prey-laid = { $word ->
    [moose] не лишилося стосу цієї здобичі: лось
    [deer] не лишилося стосу цієї здобичі: олень
    [raccoon] не лишилося стосу цієї здобичі: єнот
    [boar] не лишилося стосу цієї здобичі: кабан
   *[hare] не лишилося стосу цієї здобичі: кролик
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] не лишилося такого жетона регіону: молодик
    [quarter] не лишилося такого жетона регіону: чверть
   *[full] не лишилося такого жетона регіону: повний місяць
}
reason-the-wolves-pack-taken = зграя вже належить іншому місцю: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } не є гексом стартового поля біля провалля
reason-the-wolves-draft-on-taken = { $hex } уже зайнято
reason-the-wolves-draft-same-side = ваша друга пара має стояти по інший бік провалля
reason-the-wolves-draft-on-token = на { $hex } лежить жетон
reason-the-wolves-draft-on-piece = { $hex } уже зайнято
reason-the-wolves-draft-under-crescent = { $hex } лежить у регіоні з жетоном молодика
reason-the-wolves-not-dealing = поле вже викладено
reason-the-wolves-packs-known = кожне місце вже має зграю
reason-the-wolves-tiles-fixed = тайли перевертають лише перед розміщенням, і лише якщо так вирішено за столом
reason-the-wolves-draft-over = розміщення закінчено
reason-the-wolves-packs-first = спершу оберіть свою зграю
reason-the-wolves-tiles-first = спершу оберіть бік тайлів: «tiles fronts» або «tiles backs»
reason-the-wolves-draft-first = спершу розміщення: «draft @hex»
reason-the-wolves-deal-first = спершу треба викласти поле
reason-the-wolves-walk-first = спершу закінчіть переміщення: ведіть вовків або «stop»
reason-the-wolves-hunt-first = спершу оберіть, яку з однакових здобичей берете
reason-the-wolves-pay-first = вовки йдуть після оплати переміщення: почніть із «move terrain»
reason-the-wolves-no-hunt = здобич береться сама; вибір буває лише між однаковими видами
reason-the-wolves-no-action-left = обидві дії зроблено, а жетона дії у вас немає
reason-the-wolves-one-token-a-turn = за цим столом дозволено один жетон дії за хід
reason-the-wolves-cannot-pay = не вистачає тайлів і жетонів; ціна { $cost }, місцевість: { wolves-terrain }
reason-the-wolves-tile-shows-other = один із тайлів зараз показує іншу місцевість, а потрібна: { wolves-terrain }
reason-the-wolves-tokens-missing = у вас немає стількох жетонів місцевості
reason-the-wolves-wrong-price = це коштує рівно { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] на { $hex } немає вашого альфа-вовка
   *[pack] на { $hex } немає вашого зграйного вовка
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] альфа-вовк на { $hex } уже йшов у цьому переміщенні
   *[pack] зграйний вовк на { $hex } уже йшов у цьому переміщенні
}
reason-the-wolves-walk-in-place = повернутися на свій гекс — не переміщення
reason-the-wolves-walk-off-terrain = на { $end } інша місцевість, а оплачено: { wolves-terrain }
reason-the-wolves-walk-too-far = до { $end } кроків: { $steps }, а ваша швидкість { $speed }
reason-the-wolves-walk-onto-token = вовк не може зупинитися на вовку-одинаку чи здобичі
reason-the-wolves-walk-onto-two = на { $end } уже стоять дві фішки
reason-the-wolves-walk-onto-neutral = до нейтральної зграї ніхто не може приєднатися
reason-the-wolves-walk-onto-lair = на { $end } стоїть чуже лігво
reason-the-wolves-walk-onto-alpha = на { $end } стоїть чужий альфа-вовк
reason-the-wolves-walk-pack-onto-pack = лише альфа-вовк може виштовхнути зграйного вовка з { $end }
reason-the-wolves-no-wolf-can-walk = жодному з ваших вовків нікуди йти; «stop» закінчує переміщення
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] альфа-вовку на { $hex } нікуди йти в цьому переміщенні
   *[pack] зграйному вовку на { $hex } нікуди йти в цьому переміщенні
}
reason-the-wolves-no-refuge = виштовхнутому вовку нікуди піти
reason-the-wolves-refuge-needed = скажіть, куди йде виштовхнутий вовк: { $refuges }
reason-the-wolves-refuge-not-nearest = виштовхнутий вовк іде на одне з найближчих: { $refuges }
reason-the-wolves-nobody-displaced = тут нікого не виштовхують
reason-the-wolves-nowhere-to-dig = немає гекса, за який ви могли б заплатити й створити сховище
reason-the-wolves-den-on-token = на { $hex } вовк-одинак або здобич
reason-the-wolves-den-on-two = на { $hex } уже стоять дві фішки
reason-the-wolves-den-on-rival = на { $hex } стоїть фішка іншої зграї
reason-the-wolves-den-on-den = на { $hex } уже стоїть сховище або лігво
reason-the-wolves-den-without-alpha = на { $hex } і поруч немає вашого альфа-вовка
reason-the-wolves-no-den-left = усі ваші сховища вже створено
reason-the-wolves-track-empty = на треку «{ wolves-track-name }» більше немає сховищ
reason-the-wolves-nothing-to-upgrade = немає сховища, за яке ви могли б заплатити й покращити його
reason-the-wolves-lair-without-den = на { $hex } немає вашого сховища
reason-the-wolves-lair-without-lake = { $hex } не біля джерела
reason-the-wolves-lair-in-region = у цьому регіоні вже є ваше лігво
reason-the-wolves-lair-without-alpha = на { $hex } і поруч немає вашого альфа-вовка
reason-the-wolves-no-lair-left = усі ваші лігва вже створено
reason-the-wolves-nothing-to-howl = немає вовка-одинака, якого ви могли б досягти й оплатити
reason-the-wolves-howl-without-lone-wolf = на { $hex } немає вовка-одинака
reason-the-wolves-howl-too-far = { $hex } поза дальністю виття ({ $reach }) ваших альфа-вовків
reason-the-wolves-no-wolf-left = на вашому планшеті більше немає вовків
reason-the-wolves-nothing-to-dominate = немає фішки, якої ви могли б досягти й оплатити
reason-the-wolves-dominate-nothing = на { $hex } такої фішки немає
reason-the-wolves-dominate-own = не можна домінувати над власною фішкою
reason-the-wolves-dominate-neutral = над нейтральною зграєю не можна домінувати
reason-the-wolves-dominate-strong = над альфа-вовками й лігвами домінувати не можна
reason-the-wolves-dominate-pair = дві фішки цієї зграї на { $hex } захищають одна одну
reason-the-wolves-dominate-too-far = { $hex } поза дальністю виття ({ $reach }) ваших альфа-вовків
reason-the-wolves-no-wolf-to-replace = на вашому планшеті немає вовка на заміну
reason-the-wolves-no-den-to-replace = на вашому планшеті немає сховища на заміну
reason-the-wolves-track-needed = скажіть, з якого показника нове сховище
reason-the-wolves-track-not-needed = вовка замінює вовк: показник не називають
reason-the-wolves-hunt-nothing = на { $hex } такої здобичі немає
reason-the-wolves-hunt-again = така здобич у вас уже є
reason-the-wolves-hunt-too-few = поруч із { $hex } ваші вовки стоять менш ніж на 3 гексах

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = кидає, тягне й роздає лише випадок
reason-age-of-the-wolf-chance-other = випадок має зараз інше завдання: «{ $due }»
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] людина сильніша за значення здобичі регіону
    [tiger] тигр сильніший за значення здобичі регіону
   *[bear] ведмідь сильніший за значення здобичі регіону
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] не лишилося жетона: людина
    [tiger] не лишилося жетона: тигр
   *[bear] не лишилося жетона: ведмідь
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] у колоді не лишилося карти «Відлякування»
    [breed] у колоді не лишилося карти «Більше вовків»
    [extra] у колоді не лишилося карти «Додатковий рух»
   *[freeze] у колоді не лишилося карти «Замерзле море»
}
reason-age-of-the-wolf-movement-made = рух уже зроблено; ще один дала б карта «Додатковий рух»
reason-age-of-the-wolf-movement-over = рухаються на кроці 2, а він минув
reason-age-of-the-wolf-fight-later = бої будуть після всіх рухів: скажіть «next»
reason-age-of-the-wolf-fight-first = спершу має бути бій: скажіть «fight { $battle }»
reason-age-of-the-wolf-fight-over = усі бої цього ходу відбулися
reason-age-of-the-wolf-fight-elsewhere = бої йдуть у порядку рухів: наступний { $battle }
reason-age-of-the-wolf-den-later = лігва будують на кроці 4, після боїв
reason-age-of-the-wolf-den-over = лігва будують на кроці 4, а він минув
reason-age-of-the-wolf-roam-later = мандрують на кроці 5, після боїв і лігв
reason-age-of-the-wolf-end-later = хід закінчується після кроку 5; скажіть «next» або спершу бийтеся
reason-age-of-the-wolf-next-is-end = мандрівка — останній крок, де ви вирішуєте: скажіть «end»
reason-age-of-the-wolf-litter-not-asked = приплід з’являється сам, доки є запас
reason-age-of-the-wolf-reroll-not-asked = немає вашого кидка, який можна повторити чи лишити
reason-age-of-the-wolf-retreat-not-asked = ви не програли бою в обороні
reason-age-of-the-wolf-drive-not-asked = ви щойно не долали хижаків
reason-age-of-the-wolf-withdraw-not-asked = у ваш регіон не заганяли хижаків
reason-age-of-the-wolf-lose-not-asked = вам не треба обирати, яких вовків втратити
reason-age-of-the-wolf-lead-not-asked = ваш ватажок живий
reason-age-of-the-wolf-discard-not-asked = карти скидають лише понад { $limit }, після добору
reason-age-of-the-wolf-litter-first = спершу скажіть, які лігва дають приплід: «litter @region»
reason-age-of-the-wolf-reroll-first = спершу скажіть, чи кидаєте ще раз: «reroll» або «keep»
reason-age-of-the-wolf-retreat-first = спершу скажіть, куди відступають вовки, або «perish»
reason-age-of-the-wolf-drive-first = спершу скажіть, куди женете хижаків, або «leave»
reason-age-of-the-wolf-withdraw-first = спершу скажіть, скільки вовків відводите, або «stay»
reason-age-of-the-wolf-lose-first = спершу скажіть, які { $debt } вовків у { $place } втрачаєте
reason-age-of-the-wolf-lead-first = спершу скажіть, де повертається ватажок: «lead @region»
reason-age-of-the-wolf-discard-first = спершу скажіть, яку карту скидаєте
reason-age-of-the-wolf-pack-not-here = у { $region } немає ваших вовків
reason-age-of-the-wolf-pack-not-in-fives = вовки ходять по п’ять: { $amount } не ділиться на п’ять або не більше 0
reason-age-of-the-wolf-pack-too-large = у { $region } ваших вовків { $wolves }, а не { $amount }
reason-age-of-the-wolf-pack-has-moved = без ватажка в { $region } можуть іти ще лише { $fresh } вовків
reason-age-of-the-wolf-lead-not-here = вашого ватажка немає в { $here }
reason-age-of-the-wolf-lead-has-moved = ваш ватажок уже рухався цього ходу
reason-age-of-the-wolf-move-too-far = { $to } не межує з { $region }
reason-age-of-the-wolf-channel-not-frozen = протока з { $region } до { $to } не замерзла
reason-age-of-the-wolf-move-into-own = ви вже займаєте { $to }: туди вовки мандрують
reason-age-of-the-wolf-follow-without-foe = друга зграя може піти слідом у { $to }, лише поки там ворог
reason-age-of-the-wolf-move-nowhere = так жодні вовки не можуть рушити
reason-age-of-the-wolf-hunt-elsewhere = ви не займаєте { $region }
reason-age-of-the-wolf-hunt-nothing = у { $region } немає хижаків
reason-age-of-the-wolf-hunt-again = за { $region } уже буде бій цього ходу
reason-age-of-the-wolf-hunt-nowhere = у ваших регіонах немає хижаків
reason-age-of-the-wolf-roam-into-new = мандрують між вашими регіонами, а { $to } не ваш
reason-age-of-the-wolf-roam-nowhere = так жодні вовки не можуть мандрувати
reason-age-of-the-wolf-retreat-into-foreign = відступають до свого регіону, а { $to } не ваш
reason-age-of-the-wolf-retreat-too-far = { $to } не межує з { $place }
reason-age-of-the-wolf-flight-no-coast = { $origin } не має узбережжя, щоб загнати хижаків у воду
reason-age-of-the-wolf-flight-too-far = { $to } не межує з { $origin } суходолом, а хижаки не плавають
reason-age-of-the-wolf-withdraw-into-foreign = відводять до свого регіону, а { $to } не ваш
reason-age-of-the-wolf-withdraw-too-far = { $to } не межує з { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } прогодує ще лише { $room } вовків
reason-age-of-the-wolf-withdraw-too-many = відвести можна лише зайвих вовків: { $debt }
reason-age-of-the-wolf-withdraw-needs-lead = стільки вовків не відвести без ватажка
reason-age-of-the-wolf-lose-elsewhere = вовків треба втратити в { $place }
reason-age-of-the-wolf-lose-amount = треба втратити рівно { $debt } вовків
reason-age-of-the-wolf-lead-elsewhere = у { $region } немає ваших вовків, щоб замінити їх ватажком
reason-age-of-the-wolf-litter-without-den = у { $region } немає вашого лігва
reason-age-of-the-wolf-litter-again = лігво в { $region } уже дало приплід
reason-age-of-the-wolf-den-elsewhere = ви не займаєте { $region }
reason-age-of-the-wolf-den-on-den = у { $region } уже є ваше лігво
reason-age-of-the-wolf-den-too-few = для лігва треба { $needed } вовків, а в { $region } їх { $wolves }
reason-age-of-the-wolf-card-not-in-hand = у вас немає карти «{ age-card }»
reason-age-of-the-wolf-scare-nothing = у { $region } немає хижаків
reason-age-of-the-wolf-scare-too-far = { $region } не ваш і не межує з вашим регіоном
reason-age-of-the-wolf-scare-nowhere = жодних хижаків у межах досяжності
reason-age-of-the-wolf-breed-without-den = у вас немає лігва на полі
reason-age-of-the-wolf-breed-without-wolves = усі ваші вовки вже на полі
reason-age-of-the-wolf-extra-too-late = додатковий рух грають на кроці 2, а він минув
reason-age-of-the-wolf-extra-too-early = спершу зробіть свій рух; карта дасть ще один
reason-age-of-the-wolf-extra-without-move = далі рухатися нікуди
reason-age-of-the-wolf-freeze-again = протока { $channel } уже замерзла
reason-age-of-the-wolf-freeze-nowhere = усі протоки вже замерзли

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = зараз мисливці ділять фігури: «lead bishop»
reason-brotherhood-of-the-wolf-pick-now = зараз беруть карту сезону «{ brotherhood-season }»: «pick» і карта
reason-brotherhood-of-the-wolf-discard-now = зараз скидають карту сезону «{ brotherhood-season }»: «discard» і карта
reason-brotherhood-of-the-wolf-hide-now = зараз Звір обирає сутність і початок: «hide devil @mende»
reason-brotherhood-of-the-wolf-place-now = зараз мисливці стають на місця: «place bishop @javols»
reason-brotherhood-of-the-wolf-card-now = зараз відкривають карту сезону «{ brotherhood-season }»: «card» і карта
reason-brotherhood-of-the-wolf-portefaix-now = зараз Portefaix займає село: «portefaix @saugues»
reason-brotherhood-of-the-wolf-shift-now = зараз можна пересунути загони: «shift @mende @javols» або «decline»
reason-brotherhood-of-the-wolf-troop-now = зараз черга загону сезону «{ brotherhood-season }»: «troop @saugues» або «decline»
reason-brotherhood-of-the-wolf-extra-now = зараз може вийти ще загін: «extra autumn @mende» або «decline»
reason-brotherhood-of-the-wolf-recall-now = зараз можна забрати карту села: «recall @mende» або «decline»
reason-brotherhood-of-the-wolf-prowl-now = зараз обирає Звір: «prowl @saugues wolves down»
reason-brotherhood-of-the-wolf-move-now = зараз рухаються мисливці: «move bishop @langeac» або «end»
reason-brotherhood-of-the-wolf-drag-now = зараз диявол може посунути мисливця: «drag bishop @desges» або «decline»
reason-brotherhood-of-the-wolf-examine-now = зараз мисливці розслідують: «examine marquis @javols» або «end»
reason-brotherhood-of-the-wolf-led-already = цю фігуру вже хтось веде: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = цю фігуру веде інше місце: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } — не стартове село; стартові: { $starts }
reason-brotherhood-of-the-wolf-placed-already = ця фігура вже на карті: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-other-season-drafted = карта { $card } не належить до сезону «{ brotherhood-season }», який зараз розбирають
reason-brotherhood-of-the-wolf-card-gone = карту { $card } уже взято або скинуто
reason-brotherhood-of-the-wolf-card-of-other-season = карта { $card } не належить до сезону «{ brotherhood-season }»
reason-brotherhood-of-the-wolf-card-seen = карту { $card } уже зіграно, а двічі карти не приходять
reason-brotherhood-of-the-wolf-card-not-in-hand = карту { $card } не взято під час розбору
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } — хутір: Portefaix стоїть у селі
reason-brotherhood-of-the-wolf-no-troop-here = у { $place } немає загону
reason-brotherhood-of-the-wolf-shifted-already = загін у { $place } уже пересували цього сезону
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } — хутір: загони стоять лише в селах
reason-brotherhood-of-the-wolf-troop-on-troop = у { $place } вже є загін, а село вміщує лише один
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] у комірці не лишилося загонів: літо
    [autumn] у комірці не лишилося загонів: осінь
    [winter] у комірці не лишилося загонів: зима
   *[spring] у комірці не лишилося загонів: весна
}
reason-brotherhood-of-the-wolf-recall-own-village = карта вашого теперішнього села лишається
reason-brotherhood-of-the-wolf-no-card-here = відкритої карти { $place } на столі немає
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } — хутір: Звір зупиняється лише в селі
reason-brotherhood-of-the-wolf-prowl-in-place = Звір уже в { $place }, а стояти на місці він не може
reason-brotherhood-of-the-wolf-village-card-lies = карта { $place } лежить на столі: не двічі протягом року
reason-brotherhood-of-the-wolf-prowl-too-far = до { $place } { $leagues } льє, а Звір проходить { $reach }
reason-brotherhood-of-the-wolf-token-taken = цей слід забрали мисливці: { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = цей слід уже лежить на столі: { brotherhood-identity }
reason-brotherhood-of-the-wolf-only-with-pack = до { $place } { $leagues } льє: так далеко йде лише відкрита зграя вовків
reason-brotherhood-of-the-wolf-face-up-only = за чинною картою сліди лишають відкрито
reason-brotherhood-of-the-wolf-drag-one-league = диявол посуває мисливця на одне льє, а до { $place } їх { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = жоден ваш мисливець цього сезону більше не може рухатися
reason-brotherhood-of-the-wolf-moved-already = ця фігура вже рухалася цього сезону: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-hunter-frozen = ця фігура цього сезону лишається на місці: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } уже в { $place }: хто не рухається, стоїть на місці
reason-brotherhood-of-the-wolf-move-too-far = до { $place } { $leagues } льє, а мисливець проходить { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = жоден ваш мисливець не має сліду для розслідування
reason-brotherhood-of-the-wolf-nothing-to-examine = { brotherhood-hunter } не має сліду для розслідування
reason-brotherhood-of-the-wolf-examined-already = ця фігура вже розслідувала цього сезону: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-trace-here = у { $place } немає сліду для розслідування
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter }: до { $place } { $leagues } льє
reason-brotherhood-of-the-wolf-vagabond-again = бродягу в { $place } вже розпізнано
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } не знає символу сліду в { $place }: зграя вовків
    [predator] { brotherhood-hunter } не знає символу сліду в { $place }: хижак
    [count] { brotherhood-hunter } не знає символу сліду в { $place }: граф
    [devil] { brotherhood-hunter } не знає символу сліду в { $place }: диявол
   *[vagabond] { brotherhood-hunter } не знає символу сліду в { $place }: бродяга
}
