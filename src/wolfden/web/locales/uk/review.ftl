### Reviews of finished games, on the page and in a terminal.

review-title = Розбір гри: { $title }
review-facts = Дій: { $actions }, симуляцій на рішення: { $simulations }
review-chances = Шанс на перемогу з огляду на те, що знав кожен гравець
review-player = Гравець
review-lost = Втрачено рішеннями
review-luck = Везіння
review-mistakes = Дорогі рішення
review-no-mistakes = Жодне рішення не коштувало багато.
review-mistake = { $name }, дія { $number }: ціна { $percent } %
review-played = Зіграно
review-better = Краще
review-chance = шанс { $percent } %
review-trials = У швидких пробних іграх після кращої дії:
review-part = { $name }, { $part }: у середньому { $points }
review-ending = { $ending } ({ $names }): { $preferred } % замість { $chosen } %
review-hidden = Тут видно було не все: { $name }. Рішення оцінено за тим, що було відомо.
review-chance-events = Кидки й добори, що змінили найбільше
review-no-chance-events = Жоден кидок чи добір не змінив шанс на { $percent } % чи більше.
review-deal = Роздача
review-number = Дія { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %
