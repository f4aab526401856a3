## Стол
terminal-help = Выбирайте по номеру или вводите слова; можно несколько слов или всё действие сразу.
terminal-command-undo = отбросить выбранные слова; иначе отменить ваше последнее действие, если с тех пор никто не действовал и ничего не роздано и не открыто
terminal-command-back = отбросить последнее выбранное слово
terminal-command-why = объяснить, почему действие или его первые слова не разрешены
terminal-command-board = нарисовать стол ещё раз, отметив, что можно выбрать
terminal-command-log = ещё раз рассказать последние действия, насколько они вам известны
terminal-command-position = вывести позицию текстом (не там, где карты или места скрыты)
terminal-command-save = сохранить партию сейчас или в другой файл (она и так сохраняется после каждого действия)
terminal-command-help = вывести эту справку
terminal-command-quit = выйти; партия будет сохранена
terminal-command-seat = дать действовать первым другому месту
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
terminal-replay-play = играть до конца
terminal-replay-help = вывести эту справку
terminal-replay-quit = выйти
terminal-replay-beginning = Перед первым действием.
terminal-replay-start = Это начало.
terminal-replay-end = Это последнее действие.
terminal-replay-unfinished = Партия не закончена: отсюда она продолжается.
terminal-replay-goto-what = Скажите «goto» и число от 0 до { $last }.
terminal-no-command = Здесь нет «{ $word }»: { $known }.

## Поля
terminal-place = Место
terminal-none-yet = пока нет
terminal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Стая
terminal-wolves-legend = ≈ водоём  ▒ каньон · 1A волк-вожак места 1, p стайный волк, d лёжка, L логово, n нейтральная стая · один: одинокий волк · число у добычи: сколько её там лежит
terminal-wolves-lone = один
terminal-wolves-phase = { $phase ->
    [crescent] новолуние
    [quarter] четверть
   *[full] полнолуние
}
terminal-wolves-moon = Луна
terminal-wolves-all-scored = дата { $date }, все фазы подсчитаны
terminal-wolves-date-now = дата { $date }, в конце этого хода: { $phase }
terminal-wolves-date-ahead = дата { $date }, далее { $phase }: ещё { $ahead }
terminal-wolves-next = { $phase }: следующий подсчёт
terminal-wolves-later = позже
terminal-wolves-tied = поровну
terminal-wolves-leads = впереди { $who }
terminal-wolves-tiles = тайлы
terminal-wolves-pays = платят
terminal-wolves-prey = добыча
terminal-wolves-points = очки
terminal-wolves-terrain-tokens = любая: { $count }
terminal-wolves-action-tokens = действия: { $count }

## Эпоха волка
terminal-age-legend = добыча ≈ побережье · 1:25L 25 волков места 1 с вожаком · ▲ логово · ⚔ нападающие перед боем · 1 × медведь = 10: хищники и их ценность · ~ пролив, ❄ замёрзший · -tundra: тундра того же цвета, что и строка
terminal-age-board = Это { $board }.
terminal-age-region = регион
terminal-age-prey = добыча
terminal-age-there = кто там
terminal-age-borders = граничит с
terminal-age-dens = логова: { $dens } из { $goal }
terminal-age-wolves = волки: { $wolves }, в запасе ещё { $supply }
terminal-age-fallen = погиб

## Братство волка
terminal-brotherhood-legend = * особая деревня  ° начальная деревня  ◆ деревня, которую мог выбрать Зверь, с расстоянием от Зверя в лье · (епископ) лежит и не защищает · †2 две жертвы · дорога — одно лье: деревни по номеру, поселения по названию
terminal-brotherhood-village = деревня
terminal-brotherhood-beast = Зверь
terminal-brotherhood-there = там
terminal-brotherhood-roads = дороги
terminal-brotherhood-hamlets = Поселения
terminal-brotherhood-beast-perhaps = Зверь?
terminal-brotherhood-rounds = Раунды
terminal-brotherhood-victims = Жертвы
terminal-brotherhood-card = Карта
terminal-brotherhood-no-card = ни одна не действует
terminal-brotherhood-phase = фаза { $phase }
terminal-brotherhood-ours = наша собственная карта
terminal-brotherhood-book = из книги правил
terminal-brotherhood-hunters = Охотники
terminal-brotherhood-moved = передвинут
terminal-brotherhood-examined = расследовал
terminal-brotherhood-spaces = Поля сезонов
terminal-brotherhood-on-back = †{ $victims } на обороте
terminal-brotherhood-tokens = Жетоны и карты
terminal-brotherhood-marker = чёрная фишка: { $at }
terminal-brotherhood-not-taken = не взята
terminal-brotherhood-played = сыгранные карты: { $cards }
terminal-brotherhood-picked = отобранные карты: { $cards }
terminal-brotherhood-may-be = Сущность, насколько могут знать охотники: { $tokens }
terminal-brotherhood-may-be-in = Где может быть Зверь: { $places }
terminal-brotherhood-may-have-chosen = Что он мог выбрать: { $places }
terminal-brotherhood-may-choose = Что он может выбрать дальше: { $places }
terminal-brotherhood-trace-may-be = След ({ $season }) может быть таким: { $tokens }
terminal-brotherhood-face-down = В закрытую лежит: { $village }

## Командная строка
cli-about = Цифровой дом трёх настольных игр о волках.
cli-usage = вызов:
cli-arguments = аргументы
cli-commands = команды
cli-options = параметры
cli-title-options = параметры этой игры
cli-more-options = «{ $command }» покажет и параметры игры.
cli-play = сыграть одному, с ботами или за одним экраном
cli-replay = просмотреть сохранённую партию шаг за шагом
cli-board = раздать поле и нарисовать его
cli-arena = стравить ботов между собой и оценить их
cli-bench = измерить, как быстро играется игра
cli-puzzles = создать задачи и проверить их
cli-titles = перечислить игры
cli-serve = запустить сервер столов
cli-tables = присматривать за столами сервера
cli-guests = присматривать за гостями сервера
cli-backup = скопировать базу данных сервера, пока он работает
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-title = какая игра
cli-players = сколько мест ({ $default })
cli-seats = кто сидит на местах, например human,alpha,cub
cli-seed = сделать случай и ботов повторяемыми
cli-save = где сохранять партию
cli-resume = продолжить сохранённую партию
cli-lang = говорить на этом языке: { $languages }
cli-file = сохранённая партия
cli-table = обозначение стола
cli-guest = обозначение гостя
cli-step = начать после действия N
cli-all = вывести все действия и конец
cli-seat = глазами этого места
cli-position = нарисовать вместо этого данную позицию
cli-svg = записать рисунок в этот файл
cli-number = Целое число от { $low } до { $high }.
cli-maturity = { $maturity ->
    [alpha] ещё неполная
    [beta] полная, ещё испытывается
   *[stable] полная
}
