### History, people, ratings, pairing.

history-none = Пока нет сыгранных партий. До первой ступени лестницы — одно нажатие.
history-games = Партии
history-streak = Побед подряд
history-best-streak = лучшее: { $count }
history-puzzles = Рейтинг задач
history-puzzles-solved = решено { $solved } из { $answered }
history-ladder = Лестница
history-ladder-text = Победите бота в одиночку — и вас ждёт следующий, сильнее. Считаются партии, где все соперники не слабее его.
history-rung = побед: { $won } из { $games }
history-rung-new = ещё не сыграно
history-climb = Играть: { $name }
history-top = Вы победили здесь всех ботов.
history-results = Результаты
history-seats = Игроки
history-against = Соперники
history-people = люди
history-mixed = боты
history-share = Побед
history-interval = от { $low } до { $high } с уверенностью 95 %
history-best = Лучший счёт
history-own = История принадлежит вам: скачать или удалить её можно здесь: { $page }.
people-none = Пока никого. Доиграйте партию с людьми, и они появятся здесь.
people-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
    [many] { $count } партий вместе
   *[other] { $count } партии вместе
  }
player-invite = Пригласить
player-since = здесь с { $date }
player-ratings = Рейтинги
player-unrated = Пока нет партий на рейтинг.
player-rating-games = { $count ->
    [one] { $count } партия на рейтинг
    [few] { $count } партии на рейтинг
    [many] { $count } партий на рейтинг
   *[other] { $count } партии на рейтинг
  }
player-rating-help = Рейтинг лежит в пределах ± с уверенностью 95 %; с партиями они сужаются. Без рейтинга начинают с 1500.
