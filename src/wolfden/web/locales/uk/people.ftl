### History, people, ratings, pairing.

history-none = Ще немає зіграних партій. До першого щабля драбини — один дотик.
history-games = Партії
history-streak = Перемог поспіль
history-best-streak = найкраще: { $count }
history-puzzles = Рейтинг задач
history-puzzles-solved = розв’язано { $solved } з { $answered }
history-ladder = Драбина
history-ladder-text = Переможіть бота самотужки — і чекає наступний, сильніший. Рахуються партії, де всі суперники не слабші за нього.
history-rung = перемог: { $won } з { $games }
history-rung-new = ще не зіграно
history-climb = Грати: { $name }
history-top = Ви перемогли тут усіх ботів.
history-results = Результати
history-seats = Гравці
history-against = Суперники
history-people = люди
history-mixed = боти
history-share = Перемог
history-interval = від { $low } до { $high } з певністю 95 %
history-best = Найкращий рахунок
history-own = Історія належить вам: завантажити чи видалити її можна тут: { $page }.
people-none = Поки нікого. Дограйте партію з людьми, і вони з’являться тут.
people-games = { $count ->
    [one] { $count } партія разом
    [few] { $count } партії разом
    [many] { $count } партій разом
   *[other] { $count } партії разом
  }
player-invite = Запросити
player-since = тут з { $date }
player-ratings = Рейтинги
player-unrated = Поки немає партій на рейтинг.
player-rating-games = { $count ->
    [one] { $count } партія на рейтинг
    [few] { $count } партії на рейтинг
    [many] { $count } партій на рейтинг
   *[other] { $count } партії на рейтинг
  }
player-rating-help = Рейтинг лежить у межах ± з певністю 95 %; з партіями вони звужуються. Без рейтингу починають з 1500.
