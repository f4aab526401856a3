### Reviews of finished games, on the page and in a terminal.

review-title = Разбор партии: { $title }
review-facts = Действий: { $actions }, симуляций на решение: { $simulations }
review-chances = Шанс на победу с учётом того, что знал каждый игрок
review-chances-early = В начале партии шансы — лишь примерная оценка.
review-player = Игрок
review-lost = Потеряно из-за решений
review-luck = Везение
review-mistakes = Решения, которые дорого обошлись
review-no-mistakes = Ни одно решение не обошлось дорого.
review-mistake = { $name }, действие { $number }: цена { $percent } %
review-played = Сыграно
review-better = Лучше
review-chance = шанс { $percent } %
review-round = { $name }, до следующего хода в быстрых пробных партиях:
review-tally = { $name }, { $part }: { $now } → { $preferred } вместо { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } вместо { $chosen }
review-likely = { $preferred } % вместо { $chosen } %: { $event }
review-trials = В быстрых пробных партиях после лучшего действия:
review-part = { $name }, { $part }: в среднем { $points }
review-ending = { $preferred } % вместо { $chosen } %: { $ending } Победа: { $names }.
review-unexplained = Пробные партии не показывают одной причины. Компьютер смотрел дальше вперёд и предпочёл это.
review-hidden = { $name } здесь видит не всё. Решение оценивается по тому, что { $name } знает.
review-chance-events = Случайности, которые изменили больше всего
review-no-chance-events = Ни одна случайность не изменила шанс на { $percent } % или больше.
review-deal = Раздача
review-number = Действие { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Где решилась партия? Разбор оценивает каждое решение по тому, что знал игрок, и отделяет везение от выбора.
review-start = Начать разбор
review-waiting = Разбор ждёт своей очереди.
review-progress = Шаг { $done } из { $total }
review-failed = Разбор не удался. Начните его снова.
review-everyone = Все игроки
review-graph = Шанс на победу по ходу партии. Выберите момент щелчком или стрелками.
review-axis = действия
review-good = Ничего лучше здесь не найдено.
review-moment = Момент партии
review-link = Ссылка на этот разбор
