### Задачи дня.

puzzles-lead = В каждой позиции одно действие лучше остальных. Найдите его, а затем посмотрите почему. Каждый день новые.
puzzles-archive = Прошлые дни
puzzles-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
  }
puzzle-difficulty = { $difficulty ->
    [easy] Лёгкая
    [medium] Средняя
   *[hard] Сложная
  }
puzzle-state = { $state ->
    [solved] Решена
    [shown] Ответ просмотрен
   *[open] Ещё не решена
  }
puzzle-solve = Решить
puzzle-look-again = Посмотреть ещё раз
puzzle-heading = { $title }: найдите лучшее действие
puzzle-you-are = Вы играете за: { $role }
puzzle-question = Одно действие лучше всех остальных. Какое?
puzzle-tab = Задача
puzzle-side = Об этой задаче
puzzle-give-up = Показать ответ
puzzle-right = Верно! Это действие ведёт к победе в { $best } % случаев, следующее за ним — в { $other } %.
puzzle-told = Лучшее действие ведёт к победе в { $best } % случаев, следующее за ним — в { $other } %.
puzzle-wrong = Это действие ведёт к победе в { $chance } % случаев, а другое — в { $best } %. Попробуйте ещё раз.
puzzle-why = Почему это лучшее
puzzle-line = Как может продолжиться партия
puzzle-step = { $step } из { $count }
puzzle-turn = Ход шаг за шагом
puzzle-turn-step = { $place ->
    [first] Сначала
   *[then] Потом
  }
puzzle-chances = Шанс на победу после действия…
puzzle-before = До действия: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] ответ
    [yours] ваш выбор
   *[tempting] соблазн
  }
puzzle-all = Все задачи
