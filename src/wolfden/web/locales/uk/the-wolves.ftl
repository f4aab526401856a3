# The Wolves: things, actions, questions and what happened.

## Things
wolves-terrain = { $terrain ->
    [forest] ліс
    [rock] гори
    [grass] степ
    [tundra] тундра
    [desert] пустеля
   *[blank] ще не роздано
}
wolves-prey = { $prey ->
    [moose] лось
    [deer] олень
    [raccoon] єнот
    [boar] кабан
   *[hare] кролик
}
wolves-neutral = нейтральна зграя
wolves-seat = { $who }
wolves-piece = { $kind ->
    [alpha] альфа-вовк ({ $owner })
    [den] сховище ({ $owner })
    [lair] лігво ({ $owner })
   *[pack] зграйний вовк ({ $owner })
}
wolves-piece-at = { $kind ->
    [alpha] альфа-вовк ({ $owner }) на { $hex }
    [den] сховище ({ $owner }) на { $hex }
    [lair] лігво ({ $owner }) на { $hex }
   *[pack] зграйний вовк ({ $owner }) на { $hex }
}
wolves-lone-wolf = вовк-одинак
wolves-stack = { $stack } × { $prey }
wolves-prey-at = { $prey } на { $hex }
wolves-hex = { $hex }, { $terrain }
wolves-hex-with = { $hex }, { $terrain }: { $things }
wolves-chasm = { $hex }, провалля: тут не можна стояти
wolves-nowhere = { $hex } — поза цим полем
wolves-lake = Джерело { $hex }. { $token }. Контроль: { $control }
wolves-token = { $phase ->
    [crescent] Жетон молодика: { $first } найсильнішій зграї, { $second } другій
    [quarter] Жетон чверті: { $first } найсильнішій зграї, { $second } другій
   *[full] Жетон повного місяця: { $first } найсильнішій зграї, { $second } другій
}
wolves-no-token = Жетона вже немає
wolves-control = { $owner } { $count }
wolves-no-control = ніхто
wolves-table = { $phase ->
    [none] Місяць дійшов до дати { $date }; усі фази підраховано
    [crescent] Місяць на даті { $date }; молодик рахують на { $next }
    [quarter] Місяць на даті { $date }; чверть рахують на { $next }
   *[full] Місяць на даті { $date }; повний місяць рахують на { $next }
}

## Player boards
wolves-home = дім: { $terrain }
wolves-home-undealt = дім ще не роздано
wolves-home-tile = тайл зграї, його не перевертають
wolves-home-tile-name = тайл зграї
wolves-tile = { $shows }; на звороті { $back }
wolves-tile-name = { $front }/{ $back }
wolves-track-name = { $track ->
    [spread] поширення
    [speed] швидкість
   *[howl] виття
}
wolves-track = { $track ->
    [spread] поширення { $value }: стільки вовків іде за одне переміщення; після наступного сховища { $next }
    [speed] швидкість { $value }: так далеко йде вовк; після наступного сховища { $next }
   *[howl] виття { $value }: так далеко чути альфа-вовка; після наступного сховища { $next }
}
wolves-track-dens = { $track ->
    [spread] поширення { $value }, сховищ створено: { $dens } з { $size }
    [speed] швидкість { $value }, сховищ створено: { $dens } з { $size }
   *[howl] виття { $value }, сховищ створено: { $dens } з { $size }
}
wolves-action-tokens = { $count ->
    [one] { $count } жетон дії: ще одна дія за хід
    [few] { $count } жетони дії: кожен — ще одна дія за хід
   *[many] { $count } жетонів дії: кожен — ще одна дія за хід
}
wolves-terrain-tokens = { $count ->
    [one] { $count } жетон місцевості: замінює будь-яку місцевість
    [few] { $count } жетони місцевості: кожен замінює будь-яку місцевість
   *[many] { $count } жетонів місцевості: кожен замінює будь-яку місцевість
}
wolves-called = { $count ->
    [one] покликано { $count } вовка
    [few] покликано { $count } вовків
   *[many] покликано { $count } вовків
}
wolves-lairs = { $count ->
    [one] створено { $count } лігво
    [few] створено { $count } лігва
   *[many] створено { $count } лігв
}
wolves-prey-taken = { $prey }: вполювано
wolves-prey-free = { $prey }: ще не вполювано
wolves-regions = очки за регіони: { $points }, жетонів здобуто: { $tokens }
wolves-own = Ваша зграя
wolves-own-tiles = Ваші тайли
wolves-own-pays = За що платять ваші тайли
wolves-own-tracks = Ваші показники
wolves-own-things = Ваші жетони та здобич
wolves-pays = { $now ->
    [0] { $terrain }: жодного тайла
    [one] { $terrain }: { $now } тайл
    [few] { $terrain }: { $now } тайли
   *[many] { $terrain }: { $now } тайлів
}
wolves-pays-then = { $terrain }: зараз { $now }, після перевертання { $then }
wolves-score = { $part ->
    [spread] поширення
    [speed] швидкість
    [howl] виття
    [lairs] лігва
    [hunt] полювання
    [wolves] вовки
    [regions] регіони
   *[lesser] другі місця
}

## The strip above the table
wolves-turn = Хід { $turn }: { $who }
wolves-actions-left = вільних дій: { $left }, жетонів дії: { $tokens }
wolves-next-regions = { $count ->
    [0] далі регіони не рахують
    [one] далі рахують { $count } регіон
    [few] далі рахують { $count } регіони
   *[many] далі рахують { $count } регіонів
}
wolves-stage-regions = Викладають поля
wolves-stage-prey = Розкладають здобич
wolves-stage-moons = Розкладають жетони регіонів
wolves-stage-packs = Зграї отримують рідні місцевості
wolves-stage-tiles = Зграї обирають, як лежать їхні тайли
wolves-stage-draft = Зграї виходять на поле
wolves-stage-act = Зграї діють
wolves-stage-walk = Вовки йдуть
wolves-stage-hunt = Полювання
wolves-stage-over = Гру закінчено

## Actions
wolves-do-region = Викласти регіон
wolves-do-prey = Викласти здобич
wolves-do-moon = Викласти жетон регіону
wolves-do-pack = Взяти зграю
wolves-do-tiles = Викласти тайли
wolves-do-draft = Поставити
wolves-do-move = Переміщення
wolves-do-walk = Іти
wolves-do-stop = Зупинитися
wolves-do-den = Сховище
wolves-do-lair = Лігво
wolves-do-howl = Виття
wolves-do-dominate = Домінування
wolves-do-hunt = Полювання
wolves-do-end = Кінець ходу
wolves-side-fronts = усі лицем
wolves-side-backs = усі зворотом
wolves-aside = на { $hex }
wolves-payment = { $parts }
wolves-pay-token = жетон місцевості
wolves-pay-home = тайл зграї ({ $terrain })
wolves-pay-tile = { $shows } (зворот: { $back })
wolves-brief-wolf = { $kind ->
    [alpha] альфа-вовк на { $hex }
   *[pack] зграйний вовк на { $hex }
}
wolves-brief-aside = виштовхнутий іде на { $hex }
wolves-brief-pay = плата: { $parts }
wolves-brief-tile = { $shows }→{ $back }
wolves-brief-track = { $name } { $value }→{ $next }
wolves-brief-track-stays = { $name } лишається { $value }

## Questions
wolves-ask-pay = Чим платите?
wolves-ask-track = З якого показника беремо сховище?
wolves-ask-aside = Оберіть, куди йде виштовхнутий вовк: однаково близьких місць — { $count }.
wolves-ask-move = На яку місцевість ідуть ваші вовки?
wolves-ask-walk = Який вовк іде?
wolves-ask-walk-to = { $kind ->
    [alpha] Куди йде альфа-вовк з { $hex }?
   *[pack] Куди йде зграйний вовк з { $hex }?
}
wolves-ask-den = Де створюєте сховище?
wolves-ask-lair = Яке сховище стане лігвом?
wolves-ask-howl = Якого вовка-одинака кличете?
wolves-ask-dominate = Над якою фішкою домінуєте?
wolves-open-packs = Оберіть свою зграю.
wolves-open-tiles = Яким боком лежать ваші тайли на початку?
wolves-open-draft = Оберіть гекс для альфа-вовка та зграйного вовка.
wolves-open-hunt = Досяжні дві однакові здобичі: оберіть, яку берете.
wolves-open-walk = { $walkers ->
    [one] Ще { $walkers } вовк може піти ({ $terrain }), або зупиніться.
    [few] Ще { $walkers } вовки можуть піти ({ $terrain }), або зупиніться.
   *[many] Ще { $walkers } вовків можуть піти ({ $terrain }), або зупиніться.
}
wolves-open-act = Оберіть дію { $action } з { $free }.
wolves-open-token = { $tokens ->
    [one] Ваші дії ({ $free }) зроблено: витратьте жетон дії або закінчіть хід.
    [few] Ваші дії ({ $free }) зроблено: витратьте один із жетонів дії або закінчіть хід.
   *[many] Ваші дії ({ $free }) зроблено: витратьте один із жетонів дії або закінчіть хід.
}
wolves-open-end = Ваші дії ({ $free }) зроблено: закінчіть хід або скасуйте дію.

## What happened
wolves-log-region = Регіон { $region } викладено довкола джерела { $lake }.
wolves-log-prey = { $prey } на { $at }.
wolves-log-token = Жетон регіону на джерелі { $lake }.
wolves-log-pack = { $who } отримує зграю: { $home }.
wolves-log-tiles = { $side ->
    [fronts] { $who } починає з усіма тайлами лицем.
   *[backs] { $who } починає з усіма тайлами зворотом.
}
wolves-log-draft = { $who } ставить альфа-вовка та зграйного вовка на { $at }.
wolves-log-spend = { $who } витрачає жетон дії.
wolves-log-pay = { $tokens ->
    [0] { $who } платить ({ $terrain }): { $tiles }.
    [one] { $who } платить ({ $terrain }): { $tiles } та { $tokens } жетон.
    [few] { $who } платить ({ $terrain }): { $tiles } та { $tokens } жетони.
   *[many] { $who } платить ({ $terrain }): { $tiles } та { $tokens } жетонів.
}
wolves-log-pay-tokens = { $tokens ->
    [one] { $who } платить ({ $terrain }): { $tokens } жетон.
    [few] { $who } платить ({ $terrain }): { $tokens } жетони.
   *[many] { $who } платить ({ $terrain }): { $tokens } жетонів.
}
wolves-log-walk = { $wolf ->
    [alpha] { $who }: альфа-вовк { $from } → { $to }.
   *[pack] { $who }: зграйний вовк { $from } → { $to }.
}
wolves-log-displace = { $wolf ->
    [alpha] Виштовхнуто альфа-вовка ({ $who }): { $from } → { $to }.
   *[pack] Виштовхнуто зграйного вовка ({ $who }): { $from } → { $to }.
}
wolves-log-howl = { $wolf ->
    [alpha] { $who } кличе вовка-одинака на { $at }: новий альфа-вовк.
   *[pack] { $who } кличе вовка-одинака на { $at }: новий зграйний вовк.
}
wolves-log-den = { $track ->
    [spread] { $who } створює сховище на { $at }: поширення.
    [speed] { $who } створює сховище на { $at }: швидкість.
   *[howl] { $who } створює сховище на { $at }: виття.
}
wolves-log-lair = { $who } покращує сховище на { $at } до лігва.
wolves-log-dominate = { $lost ->
    [den] { $who } домінує над сховищем ({ $rival }) на { $at }.
   *[pack] { $who } домінує над зграйним вовком ({ $rival }) на { $at }.
}
wolves-log-gain = { $token ->
    [action] { $who } отримує жетон дії.
   *[terrain] { $who } отримує жетон місцевості.
}
wolves-log-moon = Місяць доходить до дати { $date }.
wolves-log-hunt = { $who } бере здобич на { $at }: { $prey }.
wolves-log-end = { $who } пропускає хід без дії.
wolves-log-phase = { $phase ->
    [crescent] Підраховано молодик.
    [quarter] Підраховано чверть.
   *[full] Підраховано повний місяць.
}
wolves-log-region-scored-seat = { $others ->
    [0] Джерело { $lake }: { $who } бере { $points }.
   *[other] Джерело { $lake }: { $who } бере { $points }, { $lesser } { $lesser_points }.
}
wolves-log-region-scored-neutral = { $others ->
    [0] Джерело { $lake }: перша — нейтральна зграя, жетон втрачено.
   *[other] Джерело { $lake }: перша — нейтральна зграя, { $lesser } бере { $lesser_points }.
}
wolves-log-region-scored-nobody = { $others ->
    [0] Джерело { $lake }: жетон не бере ніхто.
    [one] Джерело { $lake }: жетон не бере ніхто, { $lesser } бере { $lesser_points }.
    [few] Джерело { $lake }: жетон не бере ніхто, { $lesser } беруть по { $lesser_points }.
   *[many] Джерело { $lake }: жетон не бере ніхто, { $lesser } беруть по { $lesser_points }.
}
wolves-log-over = { $reason ->
    [standstill] Ніхто більше не діяв, тому решту фаз місяця підраховано.
    [turn-limit] Настав останній хід, тому решту фаз місяця підраховано.
   *[full-moon] Повний місяць підраховано: гру закінчено.
}
