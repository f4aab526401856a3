### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: анализ для { $name }
analysis-simulations = Симуляций: { $simulations }
analysis-then = затем: { $actions }
analysis-percent = { $percent } %

## On the page
analysis-title = Анализ: { $title }
analysis-lead = Пробуйте варианты из любой позиции и смотрите, что о них думает компьютер.
analysis-new = Новая партия
analysis-players = Игроки
analysis-deal = Разложить поле
analysis-from-text = Позиция, запись партии или анализ текстом
analysis-open = Открыть
analysis-file = Из файла
analysis-engine = Компьютер
analysis-think = Пусть думает
analysis-stop = Стоп
analysis-knows = Оценено по тому, что знает { $name }.
analysis-play = Сыграть { $action }
analysis-lines = Варианты
analysis-line = Вариант { $number }
analysis-name = Название этого варианта
analysis-delete = Удалить этот вариант
analysis-empty = Выберите действие на поле: с него начнётся вариант.
analysis-full = Для новых вариантов нет места. Удалите один из них.
analysis-seat = Ход за
analysis-chance = Сейчас бросок или жребий.
analysis-roll = Пусть решит случай
analysis-outcome = Или выберите исход
analysis-over = Здесь партия окончена.
analysis-export = Текст и ссылка
analysis-text = Анализ текстом
analysis-copy-text = Скопировать текст
analysis-save = Сохранить в файл
analysis-link = Ссылка, в которой весь анализ
analysis-link-long = Анализ слишком длинный для ссылки. Передайте текст.
analysis-set-up = Расставить вручную
analysis-set-up-help = Измените позицию и покажите её. Варианты пропадут.
analysis-show = Показать эту позицию
analysis-steps = Перемещение по варианту
analysis-side = Компьютер и варианты
