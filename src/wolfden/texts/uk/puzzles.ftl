### Задачі дня.

puzzles-lead = У кожній позиції одна дія найкраща. Знайдіть її, а тоді подивіться чому. Щодня нові.
puzzles-archive = Попередні дні
puzzles-seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
  }
puzzle-difficulty = { $difficulty ->
    [easy] Легка
    [medium] Середня
   *[hard] Складна
  }
puzzle-state = { $state ->
    [solved] Розв’язано
    [shown] Відповідь переглянуто
   *[open] Ще не розв’язано
  }
puzzle-solve = Розв’язати
puzzle-look-again = Переглянути ще раз
puzzle-heading = { $title }: знайдіть найкращу дію
puzzle-you-are = Ви граєте за: { $role }
puzzle-question = Одна дія краща за всі інші. Яка?
puzzle-tab = Задача
puzzle-side = Про цю задачу
puzzle-give-up = Показати відповідь
puzzle-right = Правильно! Ця дія веде до перемоги в { $best } % випадків, наступна за нею — у { $other } %.
puzzle-told = Найкраща дія веде до перемоги в { $best } % випадків, наступна за нею — у { $other } %.
puzzle-wrong = Ця дія веде до перемоги в { $chance } % випадків, а інша — у { $best } %. Спробуйте ще раз.
puzzle-why = Чому це найкраще
puzzle-line = Як може тривати гра
puzzle-step = { $step } з { $count }
puzzle-turn = Хід крок за кроком
puzzle-turn-step = { $place ->
    [first] Спершу
   *[then] Потім
  }
puzzle-chances = Шанс на перемогу після дії…
puzzle-before = До дії: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] відповідь
    [yours] ваш вибір
   *[tempting] спокуса
  }
puzzle-all = Усі задачі
