# Age of the Wolf: things, actions, questions and what happened.

## Things
age-table = Раунд { $round } из { $limit }, ход: { $who }
age-seat = { $who }
age-place = { $name }
age-region = { $coast ->
    [yes] { $name } ({ $region }): добыча { $prey }, побережье
   *[no] { $name } ({ $region }): добыча { $prey }
}
age-region-with = { $coast ->
    [yes] { $name } ({ $region }): добыча { $prey }, побережье, { $things }
   *[no] { $name } ({ $region }): добыча { $prey }, { $things }
}
age-wolves = { $lead ->
    [yes] { $wolves } волков ({ $who }) с вожаком
   *[no] { $wolves } волков ({ $who })
}
age-attackers = { $lead ->
    [yes] атакуют { $wolves } волков ({ $who }) с вожаком
   *[no] атакуют { $wolves } волков ({ $who })
}
age-den = логово
age-predators = { $predators }, сила { $worth }
age-predator-group = { $thing ->
    [human] { $count } × человек
    [tiger] { $count } × тигр
   *[bear] { $count } × медведь
}
age-card-group = { $thing ->
    [scare] { $count } × отпугивание
    [breed] { $count } × больше волков
    [extra] { $count } × ещё движение
   *[freeze] { $count } × замёрзшее море
}
age-surplus = { $surplus } волков лишние: погибнут от голода в конце хода
age-starve = погибнет волков: { $surplus }
age-starve-in = { $name } { $surplus }
age-starving = погибнут от голода волков: { $wolves } ({ $places })
age-chance = { $chance } %
age-channel = Открытая вода между { $first } и { $second }
age-channel-frozen = Лёд между { $first } и { $second } до конца этого хода
age-card = { $card ->
    [scare] отпугивание
    [breed] больше волков
    [extra] ещё движение
   *[freeze] замёрзшее море
}
age-card-does = { $card ->
    [scare] Отпугивание: все хищники региона бегут от вас
    [breed] Больше волков: каждое ваше логово даёт ещё пять волков
    [extra] Ещё движение: одно движение сверх первого, до боёв
   *[freeze] Замёрзшее море: по одному проливу можно ходить до конца вашего хода
}
age-card-held = { $does } (на руке: { $count })
age-amount = { $wolves } волков
age-sea = в море
age-with-lead = с вожаком
age-without-lead = без вожака

## Packs
age-dens = логов: { $dens } из { $goal }, нужных для победы
age-out = вне игры
age-on-turn = ходит
age-lead-in = вожак: { $at }
age-colour = { $colour ->
    [red] красные
    [green] зелёные
    [blue] синие
   *[yellow] жёлтые
}
age-wolf-count = волков на поле: { $wolves }, в запасе: { $supply }
age-region-count = { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
}
age-hand-count = { $hand ->
    [one] { $hand } карта на руке
    [few] { $hand } карты на руке
   *[many] { $hand } карт на руке
}
age-own = Ваша стая
age-own-hand = Ваши карты

## The strip above the table
age-turn = Ход: { $who }
age-round = Раунд { $round } из { $limit }
age-stage-first = Случай решает, кто начинает
age-stage-predators = Раскладываются хищники
age-stage-cards = Раздаются карты
age-stage-over = Партия окончена
age-step = { $step ->
    [move] Движение
    [battle] Бой
    [den] Логово
    [roam] Кочевье
    [cull] Голод
   *[draw] Карта
}
age-fight = Бой в { $at }: { $strength } против { $against }
age-piles = карт в колоде: { $deck }; сброшено: { $cards }
age-none = ничего
age-preview = Шанс победить в { $at }: { $chance } %

## Actions
age-do-first = Начать
age-do-predator = Положить хищника
age-do-draw = Взять карту
age-do-roll = Бросить кубик
age-do-litter = Приплод
age-do-move = Движение
age-do-hunt = Биться с хищниками
age-do-next = Дальше
age-do-fight = Начать бой
age-do-reroll = Бросить ещё раз
age-do-keep = Оставить бросок
age-do-retreat = Отступить
age-do-perish = Погибнуть
age-do-drive = Прогнать
age-do-leave = Оставить
age-do-withdraw = Отвести
age-do-stay = Остаться
age-do-lose = Потерять волков
age-do-lead = Новый вожак
age-do-den = Логово
age-do-roam = Кочевать
age-do-end = Конец хода
age-do-discard = Сбросить
age-play-card = { $card ->
    [scare] Отпугнуть
    [breed] Больше волков
    [extra] Ещё движение
   *[freeze] Замёрзшее море
}
age-brief-card = Карта: { $card }

## Questions
age-ask-lead-wolf = С вожаком или без него?
age-ask-amount = Сколько волков?
age-ask-move-1 = Из какого региона они идут?
age-ask-move-2 = В какой регион они идут?
age-ask-roam-1 = Из какого региона они кочуют?
age-ask-roam-2 = В какой из ваших регионов они кочуют?
age-ask-hunt-1 = Где бьётесь с хищниками?
age-ask-den-1 = Где строите логово?
age-ask-scare-1 = Хищников какого региона отпугиваете?
age-ask-scare-2 = Куда они бегут?
age-ask-freeze-1 = Какой пролив замораживаете до конца своего хода?
age-ask-discard-1 = Какую карту сбрасываете?
age-ask-drive-1 = Куда их гоните?
age-ask-retreat-1 = В какой из ваших регионов они отступают?
age-ask-withdraw-1 = В какой из ваших регионов их отводите?
age-ask-lead-1 = Где появится новый вожак?
age-ask-litter-1 = Какое логово даёт приплод?
age-open-first = Случай решает, кто начинает.
age-open-predators = Раскладываются хищники.
age-open-cards = Раздаются карты.
age-open-draw = Берётся карта.
age-open-roll = Катится кубик.
age-open-over = Партия окончена.
age-open-litter = В запасе осталось волков: { $left }. Выберите логово для приплода.
age-open-reroll = У вас { $ours } против { $theirs } в { $at }: бросить ещё раз или оставить бросок?
age-open-retreat = Ваши волки в { $at } разбиты: куда они отступят, или погибнут?
age-open-drive = Хищники в { $at } побеждены: прогоните их или оставьте.
age-open-withdraw = Регион { $at } переполнен: отведите до { $debt } волков или останьтесь и потеряйте { $debt }.
age-open-lose = Вы теряете { $debt } волков в { $at }: есть ли среди них вожак?
age-open-lead = Ваш вожак погиб: где появится новый?
age-open-discard = У вас слишком много карт: какую сбрасываете?
age-open-moved = Движение сделано: сыграйте карту или идите дальше.
age-open-move = { $more ->
    [0] Двигайте стаю, бейтесь с хищниками или сыграйте карту.
    [one] Двигайте стаю, бейтесь с хищниками или сыграйте карту; потом ещё { $more } движение.
    [few] Двигайте стаю, бейтесь с хищниками или сыграйте карту; потом ещё { $more } движения.
   *[many] Двигайте стаю, бейтесь с хищниками или сыграйте карту; потом ещё { $more } движений.
}
age-open-battle = Начните бой или сначала сыграйте карту.
age-open-den = Постройте логово, сыграйте карту или идите дальше.
age-open-roam = Пусть волки кочуют между вашими регионами, или сыграйте карту, затем закончите ход.

## What happened
age-log-first = { $who } начинает.
age-log-predator = { $predator ->
    [human] Человек приходит в { $at }.
    [tiger] Тигр приходит в { $at }.
   *[bear] Медведь приходит в { $at }.
}
age-log-refill = Сброшенные карты ({ $cards }) снова становятся колодой.
age-log-turn = Раунд { $round }, ход: { $who }.
age-log-litter = { $who } получает { $wolves } новых волков в { $at }.
age-log-move = { $lead ->
    [yes] { $who } ведёт { $wolves } волков с вожаком, { $from } → { $to }.
   *[no] { $who } ведёт { $wolves } волков, { $from } → { $to }.
}
age-log-roam = { $lead ->
    [yes] { $who } кочует: { $wolves } волков с вожаком, { $from } → { $to }.
   *[no] { $who } кочует: { $wolves } волков, { $from } → { $to }.
}
age-log-hunt = { $who } идёт на хищников в { $at }.
age-log-roll = { $who } бросает кубик: { $face }.
age-log-tie = { $at }: силы равны, обе стороны бросают снова.
age-log-battle-pack = { $won ->
    [yes] { $who } одолевает соперника в { $at }: { $strength } против { $against } ({ $rival }).
   *[no] { $who } не одолевает соперника в { $at }: { $strength } против { $against } ({ $rival }).
}
age-log-battle-predators = { $won ->
    [yes] { $who } одолевает хищников в { $at }, { $strength } против { $against }.
   *[no] { $who } не одолевает хищников в { $at }, { $strength } против { $against }.
}
age-log-go-back = { $who } возвращается: { $from } → { $to }.
age-log-retreat = { $who } отступает: { $wolves } волков, { $from } → { $to }.
age-log-withdraw = { $who } отводит { $wolves } волков, { $from } → { $to }.
age-log-drive = { $who } гонит хищников ({ $predators }), { $from } → { $to }.
age-log-drive-sea = { $who } гонит хищников ({ $predators }) из { $from } в море.
age-log-starve = { $predator ->
    [human] Человек гибнет от голода в { $at }.
    [tiger] Тигр гибнет от голода в { $at }.
   *[bear] Медведь гибнет от голода в { $at }.
}
age-log-lose = { $lead ->
    [yes] { $who } теряет { $wolves } волков в { $at }, среди них вожака.
   *[no] { $who } теряет { $wolves } волков в { $at }.
}
age-log-den = { $who } строит логово в { $at }.
age-log-den-lost = { $who } теряет логово в { $at }.
age-log-lead = { $who } получает нового вожака в { $at }.
age-log-card = { $card ->
    [scare] { $who } играет карту «Отпугивание».
    [breed] { $who } играет карту «Больше волков».
    [extra] { $who } играет карту «Ещё движение».
   *[freeze] { $who } играет карту «Замёрзшее море».
}
age-log-freeze = { $who } замораживает воду между { $first } и { $second }.
age-log-draw = { $who } берёт карту.
age-log-draw-known = { $card ->
    [scare] { $who } берёт карту «Отпугивание».
    [breed] { $who } берёт карту «Больше волков».
    [extra] { $who } берёт карту «Ещё движение».
   *[freeze] { $who } берёт карту «Замёрзшее море».
}
age-log-discard = { $card ->
    [scare] { $who } сбрасывает карту «Отпугивание».
    [breed] { $who } сбрасывает карту «Больше волков».
    [extra] { $who } сбрасывает карту «Ещё движение».
   *[freeze] { $who } сбрасывает карту «Замёрзшее море».
}
age-log-out = { $who } выбывает из игры.
age-log-out-cards = { $who } выбывает из игры и сбрасывает: { $cards }.
age-log-over = { $reason ->
    [dens] { $who } начинает ход с пятью логовами и побеждает.
    [last-pack] { $who } — последняя живая стая и побеждает.
   *[round-limit] Последний раунд окончен: побеждает тот, у кого больше логов.
}
