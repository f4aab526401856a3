## Стол
terminal-help = Выбирайте по номеру или вводите слова; можно несколько слов или всё действие сразу.
terminal-command-undo = отбросить выбранные слова; иначе отменить ваше последнее действие, если с тех пор никто не действовал и ничего не роздано и не открыто
terminal-command-back = отбросить последнее выбранное слово
terminal-command-why = объяснить, почему действие или его первые слова не разрешены
terminal-command-board = нарисовать стол ещё раз, отметив, что можно выбрать
terminal-command-log = ещё раз вывести последние действия, насколько они вам известны
terminal-command-position = вывести позицию текстом (не там, где карты или места скрыты)
terminal-command-save = сохранить партию сейчас или в другой файл (она и так сохраняется после каждого действия)
terminal-command-help = вывести эту справку
terminal-command-quit = выйти; партия будет сохранена
terminal-command-seat = дать действовать первым другому игроку
terminal-no-number = Нет номера { $number }: выберите от 1 до { $last }.
terminal-refused = «{ $words }» здесь не разрешено: { $reason } ({ $rule }).
terminal-allowed = «{ $words }» разрешено.
terminal-taken-back = Отменено: { $action }
terminal-no-word-chosen = Ещё не выбрано ни одного слова; «undo» отменяет всё действие.
terminal-position-hidden = «position» не выводится, пока идёт партия: там названо скрытое.
terminal-hand-over = Клавиатура переходит: { $who }. Остальные не смотрят. Нажмите Enter, когда будете готовы
terminal-others-may-act = { $count ->
    [one] { $names } тоже может действовать, в любом порядке: «{ $command }» передаёт клавиатуру.
    [few] { $names } тоже могут действовать, в любом порядке: «{ $command }» передаёт клавиатуру.
   *[many] { $names } тоже могут действовать, в любом порядке: «{ $command }» передаёт клавиатуру.
}

## Сохранение
terminal-saved = Сохранено: { $path }
terminal-not-saved = Партия НЕ сохранена: попробуйте «save» и имя другого файла.
terminal-not-kept = Партия не сохранена: за этим столом нет людей, а --save не задано.
terminal-could-not-keep = Партию НЕ удалось сохранить в { $path }
terminal-left =
    Партия сохранена: { $path }
    Продолжить: { $command }
terminal-kept =
    Партия сохранена: { $path }
    Посмотреть: { $command }
terminal-picture = Рисунок здесь: { $path }

## Записи
terminal-replay-at = { $at } из { $length }
terminal-replay-next = на действие вперёд; так же пустая строка
terminal-replay-back = на действие назад
terminal-replay-first = в начало
terminal-replay-last = в конец
terminal-replay-goto = к месту после действия с этим номером
terminal-replay-play = воспроизвести до конца
terminal-replay-help = вывести эту справку
terminal-replay-quit = выйти
terminal-replay-beginning = Перед первым действием.
terminal-replay-start = Это начало.
terminal-replay-end = Это последнее действие.
terminal-replay-unfinished = Партия не закончена: отсюда она продолжается.
terminal-replay-goto-what = Введите «goto» и число от 0 до { $last }.
terminal-no-command = Неизвестная команда «{ $word }». Есть такие: { $known }.

## Поля
terminal-place = Место
terminal-none-yet = пока нет
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Командная строка
cli-about = Цифровой дом настольных игр о волках.
cli-usage = вызов:
cli-arguments = аргументы
cli-commands = команды
cli-options = параметры
cli-title-options = параметры этой игры
cli-edition = по какому изданию играть: готовый набор параметров, перечисленных ниже.
cli-more-options = «{ $command }» покажет и параметры игры.
cli-play = сыграть: одному, с ботами или с другими за одним экраном
cli-replay = просмотреть сохранённую партию шаг за шагом
cli-review = найти решения сыгранной партии, которые дорого обошлись
cli-analyse = найти лучшие действия в позиции
cli-board = разложить поле и нарисовать его
cli-picture = нарисовать момент сохранённой партии
cli-animate = сделать анимацию отрезка сохранённой партии
cli-arena = дать ботам сыграть между собой и оценить их
cli-train = учить ботов на их партиях между собой
cli-bench = измерить скорость игры
cli-puzzles = создать задачи и проверить их
cli-titles = перечислить игры
cli-new-title = написать небольшую работающую игру как основу для своей
cli-serve = запустить сервер столов
cli-tables = управлять столами сервера
cli-guests = управлять гостями сервера
cli-migrate-data = перенести базу данных сервера из папки в PostgreSQL
cli-backup = скопировать базу данных и ключи сервера во время работы
cli-restore = сделать из резервной копии папку данных
cli-reports = читать жалобы гостей
cli-invitations = приглашать людей на сервер с закрытой дверью
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-title = какая игра
cli-players = сколько мест (обычное число для этой игры)
cli-seats = кто сидит на местах, например human,alpha,cub
cli-seed = сделать раздачи и ботов повторяемыми
cli-save = где сохранять партию
cli-resume = продолжить сохранённую партию
cli-lang = язык: { $languages }
cli-file = сохранённая партия
cli-table = id стола
cli-guest = id гостя
cli-report = id жалобы
cli-invitation = id приглашения
cli-step = начать после действия N
cli-all = вывести все действия и конец
cli-seat = показать только то, что видно с этого места
cli-position = нарисовать вместо этого данную позицию
cli-svg = записать рисунок в этот файл
cli-ply = после действия N; если не указано — конец
cli-picture-output = рисунок, .png или .svg
cli-animate-from = начать после действия N ({ $default })
cli-animate-to = закончить после действия N; если не указано — конец партии
cli-animate-width = ширина в пикселях, не более 1200 ({ $default })
cli-animate-output = анимация, .gif или .webp
cli-number = Целое число от { $low } до { $high }.
cli-rules = правила { $letter }
cli-maturity = { $maturity ->
    [alpha] ещё неполная
    [beta] полная, ещё испытывается
   *[stable] полная
}
