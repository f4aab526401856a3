### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: аналіз для { $name }
analysis-simulations = Симуляцій: { $simulations }
analysis-then = потім: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Аналіз: { $title }
analysis-lead = Пробуйте варіанти з будь-якої позиції й дивіться, що про них думає комп’ютер.
analysis-new = Нова гра
analysis-players = Гравці
analysis-deal = Розкласти поле
analysis-from-text = Позиція, запис гри або аналіз текстом
analysis-open = Відкрити
analysis-file = З файлу
analysis-engine = Комп’ютер
analysis-think = Нехай думає
analysis-stop = Зупинити
analysis-knows = Оцінено за тим, що знає { $name }.
analysis-play = Зіграти { $action }
analysis-lines = Варіанти
analysis-line = Варіант { $number }
analysis-name = Назва цього варіанта
analysis-delete = Видалити цей варіант
analysis-empty = Оберіть дію на полі: з неї почнеться варіант.
analysis-full = Для нових варіантів немає місця. Видаліть якийсь.
analysis-seat = Хід за
analysis-chance = Зараз кидок або жереб.
analysis-roll = Нехай вирішить випадок
analysis-outcome = Або оберіть результат
analysis-over = Тут гру закінчено.
analysis-export = Текст і посилання
analysis-text = Аналіз текстом
analysis-copy-text = Скопіювати текст
analysis-save = Зберегти у файл
analysis-link = Посилання, що містить увесь аналіз
analysis-link-long = Аналіз задовгий для посилання. Передайте текст.
analysis-set-up = Розставити вручну
analysis-set-up-help = Змініть позицію й покажіть її. Варіанти зникнуть.
analysis-show = Показати цю позицію
analysis-steps = Рух варіантом
analysis-side = Комп’ютер і варіанти
