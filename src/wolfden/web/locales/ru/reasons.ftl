### Why something is not allowed. The words behind the title are the codes of the rules.

## the-wolves

reason-the-wolves-region-laid = это поле региона уже лежит на карте
reason-the-wolves-prey-laid = { $word ->
    [moose] не осталось стопки этой добычи: лось
    [deer] не осталось стопки этой добычи: олень
    [raccoon] не осталось стопки этой добычи: енот
    [boar] не осталось стопки этой добычи: кабан
   *[hare] не осталось стопки этой добычи: заяц
}
reason-the-wolves-moon-laid = { $word ->
    [crescent] не осталось такого жетона доминирования: новолуние
    [quarter] не осталось такого жетона доминирования: четверть
   *[full] не осталось такого жетона доминирования: полнолуние
}
reason-the-wolves-pack-taken = стая уже принадлежит другому месту: { wolves-terrain }
reason-the-wolves-draft-off-chasm = { $hex } не клетка стартового поля у каньона
reason-the-wolves-draft-on-taken = клетка { $hex } уже занята
reason-the-wolves-draft-same-side = ваша вторая пара должна стоять по другую сторону каньона
reason-the-wolves-draft-on-token = на { $hex } лежит жетон
reason-the-wolves-draft-on-piece = клетка { $hex } уже занята
reason-the-wolves-draft-under-crescent = { $hex } лежит в регионе с жетоном новолуния
reason-the-wolves-not-dealing = поле уже разложено
reason-the-wolves-packs-known = у каждого места уже есть стая
reason-the-wolves-tiles-fixed = тайлы переворачивают только перед размещением, и только если так решено за столом
reason-the-wolves-draft-over = размещение окончено
reason-the-wolves-packs-first = сначала выберите свою стаю
reason-the-wolves-tiles-first = сначала выберите сторону тайлов: «tiles fronts» или «tiles backs»
reason-the-wolves-draft-first = сначала размещение: «draft @hex»
reason-the-wolves-deal-first = сначала надо разложить поле
reason-the-wolves-walk-first = сначала закончите перемещение: ведите волков или «stop»
reason-the-wolves-hunt-first = сначала выберите, какую из одинаковых добыч берёте
reason-the-wolves-pay-first = волки идут после оплаты перемещения: начните с «move terrain»
reason-the-wolves-no-hunt = добыча берётся сама; выбор бывает только между одинаковыми видами
reason-the-wolves-no-action-left = оба действия сделаны, а жетона действия у вас нет
reason-the-wolves-one-token-a-turn = за этим столом разрешён один жетон действия за ход
reason-the-wolves-cannot-pay = не хватает тайлов и жетонов; цена { $cost }, местность: { wolves-terrain }
reason-the-wolves-tile-shows-other = один из тайлов сейчас показывает другую местность, а нужна: { wolves-terrain }
reason-the-wolves-tokens-missing = у вас нет стольких жетонов местности
reason-the-wolves-wrong-price = это стоит ровно { $cost }
reason-the-wolves-no-such-wolf = { $wolf ->
    [alpha] на { $hex } нет вашего волка-вожака
   *[pack] на { $hex } нет вашего стайного волка
}
reason-the-wolves-walked-already = { $wolf ->
    [alpha] волк-вожак на { $hex } уже шёл в этом перемещении
   *[pack] стайный волк на { $hex } уже шёл в этом перемещении
}
reason-the-wolves-walk-in-place = вернуться на свою клетку — не перемещение
reason-the-wolves-walk-off-terrain = на { $end } другая местность, а оплачено: { wolves-terrain }
reason-the-wolves-walk-too-far = до { $end } шагов: { $steps }, а ваша скорость { $speed }
reason-the-wolves-walk-onto-token = волк не может остановиться на одиноком волке или добыче
reason-the-wolves-walk-onto-two = на { $end } уже стоят две фигурки
reason-the-wolves-walk-onto-neutral = к нейтральной стае никто не может присоединиться
reason-the-wolves-walk-onto-lair = на { $end } стоит чужое логово
reason-the-wolves-walk-onto-alpha = на { $end } стоит чужой вожак
reason-the-wolves-walk-pack-onto-pack = только вожак может прогнать стайного волка с { $end }
reason-the-wolves-no-wolf-can-walk = ни одному из ваших волков некуда идти; «stop» заканчивает перемещение
reason-the-wolves-wolf-stuck = { $wolf ->
    [alpha] вожаку на { $hex } некуда идти в этом перемещении
   *[pack] стайному волку на { $hex } некуда идти в этом перемещении
}
reason-the-wolves-no-refuge = прогнанному волку некуда уйти
reason-the-wolves-refuge-needed = скажите, куда идёт прогнанный волк: { $refuges }
reason-the-wolves-refuge-not-nearest = прогнанный волк идёт на одну из ближайших клеток: { $refuges }
reason-the-wolves-nobody-displaced = здесь никого не прогоняют
reason-the-wolves-nowhere-to-dig = нет клетки, за которую вы могли бы заплатить и обустроить лёжку
reason-the-wolves-den-on-token = на { $hex } одинокий волк или добыча
reason-the-wolves-den-on-two = на { $hex } уже стоят две фигурки
reason-the-wolves-den-on-rival = на { $hex } стоит фигурка другой стаи
reason-the-wolves-den-on-den = на { $hex } уже есть лёжка или логово
reason-the-wolves-den-without-alpha = на { $hex } и рядом нет вашего вожака
reason-the-wolves-no-den-left = все ваши лёжки уже обустроены
reason-the-wolves-track-empty = в свойстве «{ wolves-track-name }» больше нет лёжек
reason-the-wolves-nothing-to-upgrade = нет лёжки, за которую вы могли бы заплатить и улучшить её
reason-the-wolves-lair-without-den = на { $hex } нет вашей лёжки
reason-the-wolves-lair-without-lake = { $hex } не у водоёма
reason-the-wolves-lair-in-region = в этом регионе уже есть ваше логово
reason-the-wolves-lair-without-alpha = на { $hex } и рядом нет вашего вожака
reason-the-wolves-no-lair-left = все ваши логова уже построены
reason-the-wolves-nothing-to-howl = нет одинокого волка, до которого вы дотягиваетесь и можете заплатить
reason-the-wolves-howl-without-lone-wolf = на { $hex } нет одинокого волка
reason-the-wolves-howl-too-far = { $hex } вне дальности зова ({ $reach }) ваших вожаков
reason-the-wolves-no-wolf-left = на вашем планшете больше нет волков
reason-the-wolves-nothing-to-dominate = нет фигурки, до которой вы дотягиваетесь и можете заплатить
reason-the-wolves-dominate-nothing = на { $hex } такой фигурки нет
reason-the-wolves-dominate-own = нельзя покорить свою фигурку
reason-the-wolves-dominate-neutral = нейтральную стаю покорить нельзя
reason-the-wolves-dominate-strong = вожаков и логова покорить нельзя
reason-the-wolves-dominate-pair = две фигурки этой стаи на { $hex } защищают друг друга
reason-the-wolves-dominate-too-far = { $hex } вне дальности зова ({ $reach }) ваших вожаков
reason-the-wolves-no-wolf-to-replace = на вашем планшете нет волка на замену
reason-the-wolves-no-den-to-replace = на вашем планшете нет лёжки на замену
reason-the-wolves-track-needed = скажите, из какого свойства новая лёжка
reason-the-wolves-track-not-needed = волка заменяет волк: свойство не называют
reason-the-wolves-hunt-nothing = на { $hex } такой добычи нет
reason-the-wolves-hunt-again = такая добыча у вас уже есть
reason-the-wolves-hunt-too-few = рядом с { $hex } ваши волки стоят меньше чем на 3 клетках

## age-of-the-wolf

reason-age-of-the-wolf-chance-only = бросает, тянет и раздаёт только случай
reason-age-of-the-wolf-chance-other = у случая сейчас другое дело: «{ $due }»
reason-age-of-the-wolf-predator-unfit = { $word ->
    [human] человек сильнее значения добычи региона
    [tiger] тигр сильнее значения добычи региона
   *[bear] медведь сильнее значения добычи региона
}
reason-age-of-the-wolf-predator-gone = { $word ->
    [human] не осталось жетона: человек
    [tiger] не осталось жетона: тигр
   *[bear] не осталось жетона: медведь
}
reason-age-of-the-wolf-draw-gone = { $word ->
    [scare] в колоде не осталось карты «Отпугивание»
    [breed] в колоде не осталось карты «Больше волков»
    [extra] в колоде не осталось карты «Ещё движение»
   *[freeze] в колоде не осталось карты «Замёрзшее море»
}
reason-age-of-the-wolf-movement-made = движение уже сделано; ещё одно дала бы карта «Ещё движение»
reason-age-of-the-wolf-movement-over = двигаются на шаге 2, а он прошёл
reason-age-of-the-wolf-fight-later = бои будут после всех движений: скажите «next»
reason-age-of-the-wolf-fight-first = сначала должен быть бой: скажите «fight { $battle }»
reason-age-of-the-wolf-fight-over = все бои этого хода проведены
reason-age-of-the-wolf-fight-elsewhere = бои идут в порядке движений: следующий { $battle }
reason-age-of-the-wolf-den-later = логова строят на шаге 4, после боёв
reason-age-of-the-wolf-den-over = логова строят на шаге 4, а он прошёл
reason-age-of-the-wolf-roam-later = кочуют на шаге 5, после боёв и логов
reason-age-of-the-wolf-end-later = ход заканчивается после шага 5; скажите «next» или сначала сражайтесь
reason-age-of-the-wolf-next-is-end = кочевье — последний шаг, где вы решаете: скажите «end»
reason-age-of-the-wolf-litter-not-asked = приплод появляется сам, пока есть запас
reason-age-of-the-wolf-reroll-not-asked = нет вашего броска, который можно повторить или оставить
reason-age-of-the-wolf-retreat-not-asked = вы не проигрывали бой в обороне
reason-age-of-the-wolf-drive-not-asked = вы только что не одолевали хищников
reason-age-of-the-wolf-withdraw-not-asked = в ваш регион не загоняли хищников
reason-age-of-the-wolf-lose-not-asked = вам не надо выбирать, каких волков потерять
reason-age-of-the-wolf-lead-not-asked = ваш вожак жив
reason-age-of-the-wolf-discard-not-asked = карты сбрасывают только сверх { $limit }, после добора
reason-age-of-the-wolf-litter-first = сначала скажите, какие логова дают приплод: «litter @region»
reason-age-of-the-wolf-reroll-first = сначала скажите, бросаете ли ещё раз: «reroll» или «keep»
reason-age-of-the-wolf-retreat-first = сначала скажите, куда отступают волки, или «perish»
reason-age-of-the-wolf-drive-first = сначала скажите, куда гоните хищников, или «leave»
reason-age-of-the-wolf-withdraw-first = сначала скажите, сколько волков отводите, или «stay»
reason-age-of-the-wolf-lose-first = сначала скажите, каких { $debt } волков в { $place } теряете
reason-age-of-the-wolf-lead-first = сначала скажите, где возвращается вожак: «lead @region»
reason-age-of-the-wolf-discard-first = сначала скажите, какую карту сбрасываете
reason-age-of-the-wolf-pack-not-here = в { $region } нет ваших волков
reason-age-of-the-wolf-pack-not-in-fives = волки ходят пятёрками: { $amount } не делится на пять или не больше 0
reason-age-of-the-wolf-pack-too-large = в { $region } ваших волков { $wolves }, а не { $amount }
reason-age-of-the-wolf-pack-has-moved = без вожака в { $region } могут идти ещё только { $fresh } волков
reason-age-of-the-wolf-lead-not-here = вашего вожака нет в { $here }
reason-age-of-the-wolf-lead-has-moved = ваш вожак уже двигался в этом ходу
reason-age-of-the-wolf-move-too-far = { $to } не граничит с { $region }
reason-age-of-the-wolf-channel-not-frozen = пролив из { $region } в { $to } не замёрз
reason-age-of-the-wolf-move-into-own = вы уже занимаете { $to }: туда волки кочуют
reason-age-of-the-wolf-follow-without-foe = вторая стая может пойти следом в { $to }, только пока там враг
reason-age-of-the-wolf-move-nowhere = так никакие волки не могут пойти
reason-age-of-the-wolf-hunt-elsewhere = вы не занимаете { $region }
reason-age-of-the-wolf-hunt-nothing = в { $region } нет хищников
reason-age-of-the-wolf-hunt-again = за { $region } уже будет бой в этом ходу
reason-age-of-the-wolf-hunt-nowhere = в ваших регионах нет хищников
reason-age-of-the-wolf-roam-into-new = кочуют между вашими регионами, а { $to } не ваш
reason-age-of-the-wolf-roam-nowhere = так никакие волки не могут кочевать
reason-age-of-the-wolf-retreat-into-foreign = отступают в свой регион, а { $to } не ваш
reason-age-of-the-wolf-retreat-too-far = { $to } не граничит с { $place }
reason-age-of-the-wolf-flight-no-coast = у { $origin } нет побережья, чтобы загнать хищников в воду
reason-age-of-the-wolf-flight-too-far = { $to } не граничит с { $origin } по суше, а хищники не плавают
reason-age-of-the-wolf-withdraw-into-foreign = отводят в свой регион, а { $to } не ваш
reason-age-of-the-wolf-withdraw-too-far = { $to } не граничит с { $place }
reason-age-of-the-wolf-withdraw-no-room = { $to } прокормит ещё только { $room } волков
reason-age-of-the-wolf-withdraw-too-many = отвести можно только лишних волков: { $debt }
reason-age-of-the-wolf-withdraw-needs-lead = столько волков не отвести без вожака
reason-age-of-the-wolf-lose-elsewhere = волков надо потерять в { $place }
reason-age-of-the-wolf-lose-amount = надо потерять ровно { $debt } волков
reason-age-of-the-wolf-lead-elsewhere = в { $region } нет ваших волков, чтобы заменить их вожаком
reason-age-of-the-wolf-litter-without-den = в { $region } нет вашего логова
reason-age-of-the-wolf-litter-again = логово в { $region } уже дало приплод
reason-age-of-the-wolf-den-elsewhere = вы не занимаете { $region }
reason-age-of-the-wolf-den-on-den = в { $region } уже есть ваше логово
reason-age-of-the-wolf-den-too-few = для логова нужно { $needed } волков, а в { $region } их { $wolves }
reason-age-of-the-wolf-card-not-in-hand = у вас нет карты «{ age-card }»
reason-age-of-the-wolf-scare-nothing = в { $region } нет хищников
reason-age-of-the-wolf-scare-too-far = { $region } не ваш и не граничит с вашим регионом
reason-age-of-the-wolf-scare-nowhere = в пределах досягаемости нет хищников
reason-age-of-the-wolf-breed-without-den = у вас нет логова на поле
reason-age-of-the-wolf-breed-without-wolves = все ваши волки уже на поле
reason-age-of-the-wolf-extra-too-late = карту «Ещё движение» играют на шаге 2, а он прошёл
reason-age-of-the-wolf-extra-too-early = сначала сделайте своё движение; карта даст ещё одно
reason-age-of-the-wolf-extra-without-move = дальше двигаться некуда
reason-age-of-the-wolf-freeze-again = пролив { $channel } уже замёрз
reason-age-of-the-wolf-freeze-nowhere = все проливы уже замёрзли

## brotherhood-of-the-wolf

reason-brotherhood-of-the-wolf-lead-now = сейчас охотники делят фигурки: «lead bishop»
reason-brotherhood-of-the-wolf-pick-now = сейчас берут карту сезона «{ brotherhood-season }»: «pick» и карта
reason-brotherhood-of-the-wolf-discard-now = сейчас сбрасывают карту сезона «{ brotherhood-season }»: «discard» и карта
reason-brotherhood-of-the-wolf-hide-now = сейчас Зверь выбирает сущность и начало: «hide devil @mende»
reason-brotherhood-of-the-wolf-place-now = сейчас охотники занимают места: «place bishop @javols»
reason-brotherhood-of-the-wolf-card-now = сейчас открывают карту сезона «{ brotherhood-season }»: «card» и карта
reason-brotherhood-of-the-wolf-portefaix-now = сейчас Portefaix занимает деревню: «portefaix @saugues»
reason-brotherhood-of-the-wolf-shift-now = сейчас можно передвинуть отряды: «shift @mende @javols» или «decline»
reason-brotherhood-of-the-wolf-troop-now = сейчас очередь отряда сезона «{ brotherhood-season }»: «troop @saugues» или «decline»
reason-brotherhood-of-the-wolf-extra-now = сейчас может выйти ещё отряд: «extra autumn @mende» или «decline»
reason-brotherhood-of-the-wolf-recall-now = сейчас можно вернуть карту деревни: «recall @mende» или «decline»
reason-brotherhood-of-the-wolf-prowl-now = сейчас выбирает Зверь: «prowl @saugues wolves down»
reason-brotherhood-of-the-wolf-move-now = сейчас ходят охотники: «move bishop @langeac» или «end»
reason-brotherhood-of-the-wolf-drag-now = сейчас дьявол может сдвинуть охотника: «drag bishop @desges» или «decline»
reason-brotherhood-of-the-wolf-examine-now = сейчас охотники расследуют: «examine marquis @javols» или «end»
reason-brotherhood-of-the-wolf-led-already = эту фигурку уже кто-то ведёт: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-not-your-hunter = эту фигурку ведёт другое место: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-start-village = { $place } — не стартовая деревня; стартовые: { $starts }
reason-brotherhood-of-the-wolf-placed-already = эта фигурка уже на карте: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-other-season-drafted = карта { $card } не относится к сезону «{ brotherhood-season }», который сейчас разбирают
reason-brotherhood-of-the-wolf-card-gone = карта { $card } уже взята или сброшена
reason-brotherhood-of-the-wolf-card-of-other-season = карта { $card } не относится к сезону «{ brotherhood-season }»
reason-brotherhood-of-the-wolf-card-seen = карта { $card } уже сыграна, а дважды карты не приходят
reason-brotherhood-of-the-wolf-card-not-in-hand = карта { $card } не взята при разборе
reason-brotherhood-of-the-wolf-portefaix-in-hamlet = { $place } — поселение: Portefaix стоит в деревне
reason-brotherhood-of-the-wolf-no-troop-here = в { $place } нет отряда
reason-brotherhood-of-the-wolf-shifted-already = отряд в { $place } уже передвигали в этом сезоне
reason-brotherhood-of-the-wolf-troop-in-hamlet = { $place } — поселение: отряды стоят только в деревнях
reason-brotherhood-of-the-wolf-troop-on-troop = в { $place } уже есть отряд, а деревня вмещает только один
reason-brotherhood-of-the-wolf-space-empty = { $space ->
    [summer] в ячейке не осталось отрядов: лето
    [autumn] в ячейке не осталось отрядов: осень
    [winter] в ячейке не осталось отрядов: зима
   *[spring] в ячейке не осталось отрядов: весна
}
reason-brotherhood-of-the-wolf-recall-own-village = карта вашей нынешней деревни остаётся
reason-brotherhood-of-the-wolf-no-card-here = открытой карты { $place } на столе нет
reason-brotherhood-of-the-wolf-prowl-to-hamlet = { $place } — поселение: Зверь останавливается только в деревне
reason-brotherhood-of-the-wolf-prowl-in-place = Зверь уже в { $place }, а стоять на месте он не может
reason-brotherhood-of-the-wolf-village-card-lies = карта { $place } лежит на столе: не дважды в течение года
reason-brotherhood-of-the-wolf-prowl-too-far = до { $place } { $leagues } лье, а Зверь проходит { $reach }
reason-brotherhood-of-the-wolf-token-taken = этот след забрали охотники: { brotherhood-identity }
reason-brotherhood-of-the-wolf-token-lies = этот след уже лежит на столе: { brotherhood-identity }
reason-brotherhood-of-the-wolf-only-with-pack = до { $place } { $leagues } лье: так далеко идёт только открытая стая волков
reason-brotherhood-of-the-wolf-face-up-only = по действующей карте следы оставляют в открытую
reason-brotherhood-of-the-wolf-drag-one-league = дьявол сдвигает охотника на одно лье, а до { $place } их { $leagues }
reason-brotherhood-of-the-wolf-none-to-move = ни один ваш охотник в этом сезоне больше не может ходить
reason-brotherhood-of-the-wolf-moved-already = эта фигурка уже ходила в этом сезоне: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-hunter-frozen = эта фигурка в этом сезоне остаётся на месте: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-move-in-place = { brotherhood-hunter } уже в { $place }: кто не ходит, стоит на месте
reason-brotherhood-of-the-wolf-move-too-far = до { $place } { $leagues } лье, а охотник проходит { $reach }
reason-brotherhood-of-the-wolf-none-to-examine = ни у одного вашего охотника нет следа для расследования
reason-brotherhood-of-the-wolf-nothing-to-examine = нет следа, который может расследовать { brotherhood-hunter }
reason-brotherhood-of-the-wolf-examined-already = эта фигурка уже расследовала в этом сезоне: { brotherhood-hunter }
reason-brotherhood-of-the-wolf-no-trace-here = в { $place } нет следа для расследования
reason-brotherhood-of-the-wolf-examine-too-far = { brotherhood-hunter }: до { $place } { $leagues } лье
reason-brotherhood-of-the-wolf-vagabond-again = бродяга в { $place } уже распознан
reason-brotherhood-of-the-wolf-no-symbol = { $trace ->
    [wolves] { brotherhood-hunter } не знает символа следа в { $place }: стая волков
    [predator] { brotherhood-hunter } не знает символа следа в { $place }: хищник
    [count] { brotherhood-hunter } не знает символа следа в { $place }: граф
    [devil] { brotherhood-hunter } не знает символа следа в { $place }: дьявол
   *[vagabond] { brotherhood-hunter } не знает символа следа в { $place }: бродяга
}
