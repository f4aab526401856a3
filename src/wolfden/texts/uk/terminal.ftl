## Стіл
terminal-help = Обирайте за номером або вводьте слова; можна кілька слів чи всю дію одразу.
terminal-command-undo = відкинути обрані слова; інакше скасувати вашу останню дію, якщо відтоді ніхто не діяв і нічого не роздано й не відкрито
terminal-command-back = відкинути останнє обране слово
terminal-command-why = пояснити, чому дія або її перші слова не дозволені
terminal-command-board = намалювати стіл ще раз, позначивши, що можна обрати
terminal-command-log = ще раз вивести останні дії, наскільки вони вам відомі
terminal-command-position = вивести позицію текстом (не тоді, коли карти чи місця приховані)
terminal-command-save = зберегти гру зараз або в інший файл (вона й так зберігається після кожної дії)
terminal-command-help = вивести цю довідку
terminal-command-quit = вийти; гру буде збережено
terminal-command-seat = дати діяти першим іншому гравцеві
terminal-no-number = Немає номера { $number }: оберіть від 1 до { $last }.
terminal-refused = «{ $words }» тут не дозволено: { $reason } ({ $rule }).
terminal-allowed = «{ $words }» дозволено.
terminal-taken-back = Скасовано: { $action }
terminal-no-word-chosen = Ще не обрано жодного слова; «undo» скасовує всю дію.
terminal-position-hidden = «position» не виводиться, доки триває гра: там названо приховане.
terminal-hand-over = Клавіатура переходить: { $who }. Інші не дивляться. Натисніть Enter, коли будете готові
terminal-others-may-act = { $count ->
    [one] { $names } теж може діяти, у будь-якому порядку: «{ $command }» передає клавіатуру.
    [few] { $names } теж можуть діяти, у будь-якому порядку: «{ $command }» передає клавіатуру.
   *[many] { $names } теж можуть діяти, у будь-якому порядку: «{ $command }» передає клавіатуру.
}

## Збереження
terminal-saved = Збережено: { $path }
terminal-not-saved = Гру НЕ збережено: спробуйте «save» і назву іншого файлу.
terminal-not-kept = Гру не збережено: за цим столом немає людей, а --save не задано.
terminal-could-not-keep = Гру НЕ вдалося зберегти у { $path }
terminal-left =
    Гру збережено: { $path }
    Продовжити: { $command }
terminal-kept =
    Гру збережено: { $path }
    Переглянути: { $command }
terminal-picture = Малюнок тут: { $path }

## Записи
terminal-replay-at = { $at } з { $length }
terminal-replay-next = на дію вперед; так само порожній рядок
terminal-replay-back = на дію назад
terminal-replay-first = на початок
terminal-replay-last = у кінець
terminal-replay-goto = до місця після дії з цим номером
terminal-replay-play = відтворити до кінця
terminal-replay-help = вивести цю довідку
terminal-replay-quit = вийти
terminal-replay-beginning = Перед першою дією.
terminal-replay-start = Це початок.
terminal-replay-end = Це остання дія.
terminal-replay-unfinished = Гру не закінчено: звідси вона триває.
terminal-replay-goto-what = Введіть «goto» і число від 0 до { $last }.
terminal-no-command = Невідома команда «{ $word }». Є такі: { $known }.

## Поля
terminal-place = Місце
terminal-none-yet = ще немає
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}

## Командний рядок
cli-about = Цифровий дім настільних ігор про вовків.
cli-usage = виклик:
cli-arguments = аргументи
cli-commands = команди
cli-options = параметри
cli-title-options = параметри цієї гри
cli-edition = за яким виданням грати: готовий набір параметрів, наведених нижче.
cli-more-options = «{ $command }» покаже й параметри гри.
cli-play = зіграти: самому, з ботами або з іншими за одним екраном
cli-replay = переглянути збережену гру крок за кроком
cli-review = знайти рішення зіграної гри, що дорого обійшлися
cli-analyse = знайти найкращі дії в позиції
cli-board = розкласти поле й намалювати його
cli-picture = намалювати момент збереженої гри
cli-animate = зробити анімацію відрізка збереженої гри
cli-arena = дати ботам зіграти між собою й оцінити їх
cli-train = навчати ботів на їхніх іграх між собою
cli-bench = виміряти швидкість гри
cli-puzzles = створити задачі й перевірити їх
cli-titles = перелічити ігри
cli-new-title = написати невелику робочу гру як основу для власної
cli-serve = запустити сервер столів
cli-tables = керувати столами сервера
cli-guests = керувати гостями сервера
cli-migrate-data = перенести базу даних сервера з теки до PostgreSQL
cli-backup = скопіювати базу даних і ключі сервера під час роботи
cli-restore = зробити з резервної копії теку даних
cli-reports = читати скарги гостей
cli-invitations = запрошувати людей на сервер із зачиненими дверима
cli-help = показати цю довідку й вийти
cli-version = показати версію й вийти
cli-title = яка гра
cli-players = скільки місць (звичайна кількість для цієї гри)
cli-seats = хто сидить на місцях, наприклад human,alpha,cub
cli-seed = зробити роздачі й ботів повторюваними
cli-save = де зберігати гру
cli-resume = продовжити збережену гру
cli-lang = мова: { $languages }
cli-file = збережена гра
cli-table = id столу
cli-guest = id гостя
cli-report = id скарги
cli-invitation = id запрошення
cli-step = почати після дії N
cli-all = вивести всі дії й кінець
cli-seat = показати лише те, що видно з цього місця
cli-position = намалювати натомість цю позицію
cli-svg = записати малюнок у цей файл
cli-ply = після дії N; якщо не вказано — кінець
cli-picture-output = малюнок, .png або .svg
cli-animate-from = почати після дії N ({ $default })
cli-animate-to = закінчити після дії N; якщо не вказано — кінець гри
cli-animate-width = ширина в пікселях, щонайбільше 1200 ({ $default })
cli-animate-output = анімація, .gif або .webp
cli-number = Ціле число від { $low } до { $high }.
cli-rules = правила { $letter }
cli-maturity = { $maturity ->
    [alpha] ще неповна
    [beta] повна, ще випробовується
   *[stable] повна
}
