### Reviews of finished games, on the page and in a terminal.

review-title = Розбір гри: { $title }
review-facts = Дій: { $actions }, симуляцій на рішення: { $simulations }
review-chances = Шанс на перемогу з огляду на те, що знав кожен гравець
review-chances-early = На початку гри шанси — лише приблизна оцінка.
review-player = Гравець
review-lost = Втрачено через рішення
review-luck = Везіння
review-mistakes = Рішення, що дорого обійшлися
review-no-mistakes = Жодне рішення не коштувало дорого.
review-mistake = { $name }, дія { $number }: ціна { $percent } %
review-played = Зіграно
review-better = Краще
review-chance = шанс { $percent } %
review-round = { $name }, до наступного ходу у швидких пробних іграх:
review-tally = { $name }, { $part }: { $now } → { $preferred } замість { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } замість { $chosen }
review-likely = { $preferred } % замість { $chosen } %: { $event }
review-trials = У швидких пробних іграх після кращої дії:
review-part = { $name }, { $part }: у середньому { $points }
review-ending = { $preferred } % замість { $chosen } %: { $ending } Перемога: { $names }.
review-unexplained = Пробні ігри не показують однієї причини. Комп’ютер дивився далі вперед і надав цьому перевагу.
review-hidden = { $name } тут бачить не все. Рішення оцінюється за тим, що { $name } знає.
review-chance-events = Випадковості, що змінили найбільше
review-no-chance-events = Жодна випадковість не змінила шанс на { $percent } % чи більше.
review-deal = Роздача
review-number = Дія { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Де вирішилася гра? Розбір оцінює кожне рішення за тим, що знав гравець, і відокремлює везіння від вибору.
review-start = Почати розбір
review-waiting = Розбір чекає на свою чергу.
review-progress = Крок { $done } з { $total }
review-failed = Розбір не вдався. Почніть його знову.
review-everyone = Усі гравці
review-graph = Шанс на перемогу протягом гри. Оберіть момент клацанням або стрілками.
review-axis = дії
review-good = Нічого кращого тут не знайдено.
review-moment = Момент гри
review-link = Посилання на цей розбір
