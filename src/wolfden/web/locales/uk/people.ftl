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
history-interval = від { $low } до { $high } з певністю 95 %
history-best = Найкращий рахунок
history-own = Історія належить вам: завантажити чи видалити її можна тут: { $page }.
