### Что говорят команды, которые измеряют, создают и обслуживают; страница этого не показывает.

## Арена
arena-heading = { $games ->
    [one] { $title }, мест: { $seats }, { $games } партия, --seed { $seed }
    [few] { $title }, мест: { $seats }, { $games } партии, --seed { $seed }
   *[many] { $title }, мест: { $seats }, { $games } партий, --seed { $seed }
}
arena-entrant = участник
arena-side = { $side ->
    [beast] Зверь: { $bots }
   *[hunters] Охотники: { $bots }
}
arena-games = партий
arena-wins = побед
arena-draws = ничьих
arena-share = доля (95 %)
arena-fair = равная
arena-rating = рейтинг
arena-score = очки
arena-median = медиана
arena-p95 = p95
arena-forfeits = техн. поражений
arena-end = { $times } × { $ending }
arena-forfeited = Боту засчитано техническое поражение.
arena-uneven = { $period ->
    [one] Места распределены поровну после каждой { $period } партии.
    [few] Места распределены поровну после каждых { $period } партий.
   *[many] Места распределены поровну после каждых { $period } партий.
}
arena-forfeit = { $fault ->
    [raised] Партия { $number }: { $bot } на месте { $seat } проигрывает из-за ошибки в программе ({ $message })
    [illegal] Партия { $number }: { $bot } на месте { $seat } проигрывает: его ответ не разрешён ({ $message })
    [hung] Партия { $number }: { $bot } на месте { $seat } проигрывает: он так и не ответил ({ $message })
   *[crashed] Партия { $number }: { $bot } на месте { $seat } проигрывает: его процесс завершился ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … и ещё { $count } техническое поражение
    [few] … и ещё { $count } технических поражения
   *[many] … и ещё { $count } технических поражений
}
arena-no-games = Ни одна партия не закончена.
arena-playing = играют
arena-stopped = Остановлено; сыграно партий: { $done } из { $games }. Продолжить: та же команда и --out { $path }
arena-kept = Результаты, записи и рисунки: { $path }
arena-no-pictures = Рисунков нет: для них нужен matplotlib, pip install 'wolfden[arena]'
arena-dataset = Набор данных: { $path } (партий: { $games }, строк: { $rows })
arena-rung = { $strong } против { $weak }
arena-stronger = сильнее
arena-weaker = слабее
arena-above = больше равной
arena-verdict = { $verdict ->
    [above] да
   *[other] нет
}
arena-repeat = Чтобы повторить:
arena-ratings = Рейтинги с интервалами 95 %
arena-weng-lin = рейтинг Венга–Лина
arena-scores = Очки
arena-score-axis = очки (линия: среднее)
arena-no-scores = Ни одна партия не доиграна до конца.

## Обучение
train-playing = Круг { $round }: сыграно партий: { $games }, позиций: { $positions }
train-fitting = Круг { $round }: обучение на { $device }, проход { $pass }, логарифмическая потеря { $loss }
train-measured = Круг { $round }: логарифмическая потеря { $loss }, ручная оценка { $hand }, наугад { $uniform }
train-matched = Круг { $round }: против нынешней оценки выиграно { $share } (партий: { $games }), поровну было бы { $fair }
train-verdict = { $verdict ->
    [kept] Оставлено: { $path }
   *[dropped] Не оставлено: в силе нынешняя оценка.
}
train-stopped = Остановлено. Продолжить: та же команда и --out { $path }

## Создание и проверка задач
making-on = { $path } продолжается: просмотрено партий: { $games }, задач: { $puzzles }.
making-game = Партия { $number } из { $games }: моментов { $moments }, просчитано { $searched }, оставлено { $kept }; задач пока { $puzzles }.
making-stopped = Остановлено. Найденное лежит в { $path }; та же команда продолжит.
checking-holds = { $puzzle }: подтверждена (перевес { $lead } п. п., { $difficulty })
checking-other = { $puzzle }: не подтверждена, чаще всего пробуют «{ $favourite }» (перевес { $lead } п. п.)
checking-unclear = { $puzzle }: не подтверждена, ответ недостаточно ясен (перевес { $lead } п. п.)
checking-stopped = Остановлено; проверено задач: { $done } из { $puzzles }.
checking-done = Подтверждено задач: { $held } из { $puzzles }, симуляций: { $simulations }.
checking-kept = Подтверждённые задачи лежат в { $path }

## Измерение
bench-no-peer = Сравнить не с чем: установите дополнение wolfden[bench].
bench-round = раунд { $number } из { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, мест: { $seats }, наугад, одно ядро, скомпилировано
   *[plain] { $title }, мест: { $seats }, наугад, одно ядро, обычный Python
}
bench-figure = { $figure ->
    [games_per_s] партий в секунду
    [decisions_per_s] решений в секунду
    [python_decisions_per_s] решений в секунду из Python
    [copies_per_s] копий в секунду
    [state_bytes] байт на состояние
    [simulations_per_s] симуляций в секунду
   *[decisions_per_game] решений за партию
}
bench-ratio = отношение
bench-ends = окончания: { $ends }

## New titles
new-title-made = Небольшая работающая игра здесь: { $path }. Установите её, проверьте и сыграйте:
new-title-next = Затем сделайте из неё свою. Каждый файл описан в { $document }.

## Сервер
serve-at = Wolfden здесь: { $address }
serve-port-taken = Порт { $taken } занят, поэтому этот сервер использует порт { $port }.
backup-done = Резервная копия: { $path }
data-moved = Перенесено в { $url }: столов — { $tables }, записей — { $entries }, гостей — { $guests }. Теперь каждая партия воспроизводится заново.
restore-done = { $keys ->
    [true] Резервная копия восстановлена в { $folder }
   *[other] Резервная копия восстановлена в { $folder }. В ней нет ключей: чтобы вернуться, гостям нужен код восстановления.
}
keys-rotated = { $count ->
    [one] Действителен { $count } ключ; со следующего запуска подписывает самый новый
    [few] Действительны { $count } ключа; со следующего запуска подписывает самый новый
   *[many] Действительных ключей { $count }; со следующего запуска подписывает самый новый
}
guest-deleted = Гость { $guest } удалён
table-closed = Стол { $table } закрыт; работающий сервер выполнит это за несколько секунд
table-deleted = Стол { $table } удалён; работающий сервер выполнит это за несколько секунд
guest-banned = Гость { $guest } заблокирован; работающий сервер выполнит это за несколько секунд
guest-unbanned = Гость { $guest } снова может садиться и писать
report-closed = Жалоба { $report } закрыта
invitation-revoked = Приглашение { $invitation } отозвано; работающий сервер выполнит это за несколько секунд
invitation-state = { $state ->
    [used] использовано { $day }
    [expired] истекло { $day }
   *[free] свободно до { $day }
}
guests-kind = { $kind ->
    [bot] бот
   *[person] человек
}
game-exported = Партия записана в { $path }
tables-fact = { $fact ->
    [table] стол
    [title] игра
    [rules] версия правил
    [status] состояние
    [public] открыт для всех
    [seats] места
    [actions] действия
    [created] создан
    [moved] последнее действие
   *[result] результат
}
tables-is-public = { $public ->
    [true] да
   *[false] нет
}
tables-actions = в силе { $standing }, записей { $entries }
tables-verified = Столов: { $tables }, из них расходятся с нынешними правилами: { $wrong }
verify-length = действий { $found }, а не { $stored }
verify-snapshot = позиция, сохранённая после действия № { $actions }, — другая
verify-result = кончается так: { $result }, а сохранено иное

## Что не так: командная строка и файлы
problem-language = Wolfden не говорит на языке «{ $word }». Выберите один из этих: { $known }.
problem-picture-format = { $path }: имя должно оканчиваться на одно из: { $known }.
problem-extra-missing = Не установлено: { $names }. Установите: pip install 'wolfden[{ $extra }]'
problem-package-damaged = Пакет повреждён: { $names } ({ $trouble }). Установите Wolfden заново в новое окружение; в клоне удалите папку .venv и повторите команду.
problem-title-page = Страница игры «{ $title }» не может создать рисунок: { $path }: { $reason }
problem-title-vocabulary = Игру «{ $title }» нельзя запустить: в её словаре (vocabulary) ошибка. { $reason }
problem-title-terminal = В игру «{ $title }» нельзя играть в терминале: в её пакете нет модуля { $module }.
problem-usage-count = { $name }: «{ $word }» — не целое число больше нуля. Подробнее: { $help }
problem-usage-seconds = { $name }: «{ $word }» — не число секунд больше нуля. Подробнее: { $help }
problem-journal-line = { $path } использовать не удаётся: строка { $line } повреждена, или это другой файл ({ $trouble }).
problem-file-in-use = С { $path } уже работает другая программа. Подождите, пока она закончит.
problem-file-there = { $path } уже есть: назовите новый файл.
problem-folder-there = { $path } уже существует. Выберите другое название или выполните команду в другой папке.
problem-new-title-name = Игра не может называться «{ $word }». Напишите не больше 40 строчных букв a–z и цифр, начните с буквы, а слова разделите одним дефисом, например night-walk.
problem-new-title-taken = Название { $title } занято установленной игрой или пакетом. Выберите другое.

## Что не так: арена
problem-workers-none = Для партий нужен хотя бы один процесс, а не { $workers }.
problem-entrant-empty = Какой-то бот без имени: пишите ботов через одну запятую, например alpha,cub.
problem-ladder-seats = Лестница сама рассаживает ботов: не указывайте --seats и --swap.
problem-ladder-bots = Для лестницы нужны два или больше разных бота, от самого слабого вверх.
problem-swap-no-sides = В этой игре нет сторон, которыми можно поменяться: боты и так сидят всюду.
problem-swap-mixed = Сторонами меняются, только если за каждую играет один вид ботов.
problem-entrants-few = Названо ботов: { $entrants }, мест: { $seats }. Чтобы бот сидел несколько раз, назовите его несколько раз.
problem-entrants-sides = Названо ботов: { $entrants }, мест: { $seats }. Назовите по одному на сторону ({ $sides }) или по одному на место ({ $each }).
problem-seats-missing = Не хватает --seats: назовите, кто играет, например --seats alpha,hunter,cub
problem-arena-folder = { $path } — не папка арены: назовите новую или пустую либо ту, что создала арена.
problem-arena-settings = { $path } использовать не удаётся: { $trouble }
problem-arena-other = В { $path } лежит турнир с другими настройками ({ $name }: { $kept }, а не { $asked }). Назовите другую папку или те же настройки, чтобы продолжить.
problem-limit-zero = Ограничение времени должно быть больше нуля секунд, а не { $limit }.
problem-games-none = Для турнира нужна хотя бы одна партия, а не { $games }.
problem-games-fewer = Партия { $latest } уже закончена: закажите не меньше стольких партий.
problem-dataset = Из этих партий нельзя составить набор данных: { $trouble }
problem-game-broke = Партия { $number } с --seed «{ $seed }» оборвалась, и ни один бот не виноват ({ $trouble }). Все законченные партии сохранены.
problem-workers-end = Процессы, которые играют, сразу завершаются (код { $code }).
problem-cluster-address = «{ $address }» — не адрес кластера: пишите HOST:PORT, ray://HOST:PORT, «{ $local }» для этой машины или «{ $running }» для кластера, к которому она относится.
problem-cluster-unreachable = По адресу «{ $address }» кластера Ray нет: { $trouble }. Если он требует токен, тот берётся из RAY_AUTH_TOKEN.
problem-cluster-lost = Все машины кластера потеряны: запустите арену снова.

## Что не так: обучение
problem-train-other = В { $path } лежит обучение с другими настройками ({ $name }: { $kept }, а не { $asked }). Назовите другую папку или, чтобы продолжить, те же настройки.
problem-train-title = У «{ $title }» нет кодировщика в bot/encoder.py, поэтому обучать сеть этой игре нельзя.
problem-train-few = Партий слишком мало для обучения ({ $games }): нужно не меньше { $least }.

## Что не так: задачи
problem-simulations = --simulations: не больше { $most }, а не { $asked }.
problem-puzzles-other = { $path } создан из другого источника (игра, правила, игроки, параметры, --seed или симуляции). Назовите другой файл или те же настройки, чтобы продолжить.
problem-puzzles-rules = Эти задачи созданы по версии правил { $made }; здесь версия { $known }.
problem-puzzles-head = { $path } — не файл задач: в первой строке должно быть сказано, как они созданы.
problem-puzzle-position = Позицию задачи { $puzzle } использовать не удаётся: { $trouble }
problem-puzzle-answer = У задачи { $puzzle } нет ответа, разрешённого в её позиции.

## Что не так: сервер
problem-usage-setting = { $name }: «{ $word }» — не число от 0 и больше. Подробнее: { $help }
problem-port = Порт — это число от 0 до { $last }, а не { $port }.
problem-listen = Слушать по адресу { $host }:{ $port } не удаётся: { $trouble }. Выберите другое через --host и --port; порт 0 берёт свободный.
problem-feature-broken = Функцию сервера «{ $feature }» нельзя использовать: { $trouble }. Исправьте её пакет или удалите его.
problem-feature-needs = Функции сервера «{ $feature }» нужна функция «{ $needed }», которая не установлена. Установите её или удалите «{ $feature }».
problem-feature-cycle = Эти функции сервера нужны друг другу, поэтому ни одна не может быть первой: { $names }.
problem-feature-taken = { $kind ->
    [name] Две функции сервера называются «{ $name }»: { $first } и { $second }. Удалите одну из них.
    [job] Две функции сервера добавляют задание «{ $name }»: { $first } и { $second }. Удалите одну из них.
    [page] Две функции сервера добавляют страницу { $name }: { $first } и { $second }. Удалите одну из них.
   *[route] Две функции сервера отвечают на { $name }: { $first } и { $second }. Удалите одну из них.
}
problem-keys-unusable = Ключи в { $path } использовать не удаётся: { $trouble }
problem-keys-empty = Файл { $path } пуст: удалите его, и следующий запуск создаст новый ключ.
problem-data-folder = Папку данных { $folder } использовать не удаётся: { $trouble }
problem-data-in-use = Папку данных { $folder } использует другой сервер: остановите его или назовите другую через --data.
problem-database-unusable = Базу данных { $path } открыть не удаётся: { $trouble }. Если её держит другая программа, остановите эту программу; иначе восстановите резервную копию.
problem-database-newer = Базу данных { $path } записал более новый Wolfden (версия { $version }): возьмите его или вернитесь к резервной копии.
problem-database-between = Базу данных { $path } записал Wolfden между двумя выпусками (миграция { $version }), и ни один выпуск не может её продолжить. Вернитесь к резервной копии, сделанной одним из выпусков.
problem-database-emptied = База данных { $path } пуста, хотя эта папка уже использовалась: вернитесь к резервной копии или удалите secret.keys, чтобы начать заново.
problem-database-none = В { $folder } нет базы данных: назовите её папку через --data.
problem-database-foreign = { $path } принадлежит другой программе (в ней таблицы { $names }). Назовите другую папку через --data.
problem-database-damaged = База данных { $path } повреждена: { $trouble }. Уберите её и восстановите резервную копию: wolfden restore
problem-backup-failed = Резервную копию { $path } записать не удалось: { $trouble }
problem-backup-postgres = Базу данных PostgreSQL копируют её собственными средствами: pg_dump или базовая копия с журналом.
problem-database-url = «{ $url }» — не URL базы данных PostgreSQL. Он выглядит так: postgresql://user:password@host:5432/name
problem-database-unreachable = Базу данных { $url } использовать не удаётся: { $trouble }. Проверьте --database, пароль и запущен ли PostgreSQL.
problem-processes-database = Нескольким процессам сервера ({ $processes }) нужна общая база данных: укажите её через --database или уберите --processes.
problem-transfer-not-empty = База данных { $url } не пуста. Укажите новую, чтобы ничего не перезаписать.
problem-transfer-incomplete = В базе данных { $url } в «{ $table }» оказалось бы строк: { $found } вместо { $count }. Ничего не перенесено; старая база данных не изменилась.
problem-backup-none = В { $path } нет резервной копии.
problem-restore-occupied = В { $folder } уже есть { $name }. Назовите пустую папку через --data или уберите то, что там есть.
problem-table-unknown = Стола «{ $table }» нет. Все столы: wolfden tables list
problem-guest-unknown = Гостя «{ $guest }» нет. Все гости: wolfden guests list
problem-report-unknown = Жалобы «{ $report }» нет. Все жалобы: wolfden reports list --all
problem-invitation-unknown = Приглашения «{ $invitation }» нет. Все приглашения: wolfden invitations list
problem-invitation-url = Для приглашений нужен адрес сервера. Укажите его через --url.
problem-password-file = Файл с паролем { $path } нельзя использовать: { $trouble }
problem-password-short = Пароль в { $path } слишком короткий: знаков должно быть не меньше { $least }.

## Справка
cli-arena-seats = кто играет, например alpha,hunter,cub
cli-arena-games = сколько партий ({ $default })
cli-arena-players = мест за столом (столько, сколько назвал --seats)
cli-arena-swap = менять стороны после каждой партии
cli-arena-seed = сделать раздачи и ботов повторяемыми
cli-arena-limit = самое долгое время на решение в секундах (120)
cli-arena-workers = сколько партий одновременно (по одной на процессор)
cli-arena-cluster = играть на кластере Ray: том, к которому относится эта машина, HOST:PORT или local
cli-arena-out = папка для всех результатов; если они там есть, продолжить
cli-arena-dataset = записать все партии и как набор данных для обучения (Parquet)
cli-arena-ladder = пусть каждый бот Wolfden (или списка) сыграет с тем, кто ступенью ниже
cli-train-players = мест за столом, несколько чисел через запятую ({ $default })
cli-train-games = сколько партий в круге ({ $default })
cli-train-rounds = кругов игры, обучения и сравнения ({ $default })
cli-train-simulations = симуляций на решение ({ $default })
cli-train-match = партий против нынешней оценки ({ $default })
cli-train-seconds = самое долгое время на партии круга (без предела)
cli-train-seed = сделать партии и обучение повторяемыми ({ $default })
cli-train-workers = сколько партий одновременно (по одной на процессор)
cli-train-out = папка для партий, весов и отчёта; если они там есть, продолжить
cli-bench-players = мест за столом ({ $default })
cli-bench-seconds = секунд на показатель ({ $default })
cli-bench-rounds = раундов, из которых берётся медиана ({ $default })
cli-bench-plain = измерять без компиляции
cli-bench-json = вывести один объект JSON
cli-puzzles-make = искать задачи в партиях ботов
cli-puzzles-make-games = сколько партий просмотреть ({ $default })
cli-puzzles-make-players = мест ({ $default })
cli-puzzles-make-seed = какие именно партии ({ $default })
cli-puzzles-make-simulations = симуляций глубокого поиска ({ $default })
cli-puzzles-make-out = файл для задач; если он есть, продолжить
cli-puzzles-check = просчитать задачи ещё раз: какие подтвердятся?
cli-puzzles-check-file = задачи
cli-puzzles-check-seed = seed проверки ({ $default })
cli-puzzles-check-simulations = симуляций каждого поиска (в восемь раз больше, чем при создании)
cli-puzzles-check-out = записать подтверждённые в новый файл
cli-serve-more = Каждый параметр может быть и переменной окружения, например WOLFDEN_PORT.
cli-serve-none = нет
cli-serve-open = открыть страницу в вашем браузере
cli-serve-host = адрес, на котором слушать
cli-serve-port = порт, на котором слушать; 0 берёт свободный
cli-serve-data = папка базы данных и секретного ключа
cli-serve-database = URL базы данных PostgreSQL, например postgresql://user:password@host/wolfden, вместо файла в папке данных
cli-serve-processes = процессы сервера; для нескольких нужен PostgreSQL
cli-serve-url = адрес сервера для ссылок; иначе тот, что в запросе
cli-serve-hosts = другие имена, под которыми доступен сервер, через запятую; * разрешает любые
cli-serve-trusted-proxies = адреса прокси, чьим заголовкам X-Forwarded верить, через запятую
cli-serve-synchronous = FULL переживёт отключение питания, NORMAL — оборванный процесс
cli-serve-workers = процессы, в которых думают боты
cli-serve-worker-memory = сколько мегабайт памяти у каждого из этих процессов; 0 — без ограничения
cli-serve-job-seconds = через сколько секунд заменяют процесс, который не отвечает; время раздумий бота не в счёт
cli-serve-review-simulations = симуляций на решение в разборах сыгранных партий; 0 запрещает разборы
cli-serve-analysis-seconds = сколько секунд компьютер думает о позиции на доске для анализа; 0 отключает его
cli-serve-min-bot-seconds = сколько секунд бот тратит на действие самое меньшее
cli-serve-idle-seconds = через сколько секунд без сообщений стол убирают из памяти
cli-serve-limits = множитель всех ограничений; 0 их отключает
cli-serve-guests-per-address = новых гостей в час с одного адреса; если больше 10, растут и другие его ограничения
cli-serve-door = кто может войти: open — все, closed — у кого есть пароль или приглашение
cli-serve-password-file = файл с паролем двери; он тоже закрывает дверь
cli-serve-log = как писать журнал: text или json
cli-serve-metrics = кто может читать /metrics: local — сама машина, all — все
cli-serve-webhooks = куда посылать «ваш ход»: public — публичные адреса, any — любые
cli-serve-smtp = почтовый сервер для «ваш ход», например smtp://user:password@host:587
cli-serve-mail-from = адрес, с которого приходят письма
cli-serve-backup-every = сколько часов между резервными копиями; 0 — не делать
cli-serve-backup-keep = сколько резервных копий хранится
cli-serve-backup-folder = куда складываются резервные копии; обычно в «backups» в папке данных
cli-serve-keep-guests = через сколько дней без игры и сообщений удаляются гости; 0 — хранить всегда
cli-serve-keep-finished = через сколько дней удаляются завершённые столы; 0 — хранить всегда
cli-serve-keep-chat = через сколько дней удаляются сообщения чата; 0 — хранить всегда
cli-tables-list = перечислить все столы
cli-tables-list-status = только столы в этом состоянии
cli-tables-show = показать один стол
cli-tables-export = записать партию как файл записи
cli-tables-import = сохранить файлы записей как столы
cli-tables-verify = проверить файл базы данных, затем воспроизвести каждую партию по нынешним правилам
cli-tables-close = закончить партию за столом без результата
cli-tables-delete = удалить всё о столе
cli-guests-list = перечислить всех гостей
cli-guests-delete = удалить всё о госте, пока сервер остановлен
cli-guests-ban = завершить сеансы гостя, скрыть имя, запретить садиться и писать
cli-guests-unban = снова разрешить заблокированному гостю садиться и писать
cli-guests-rotate-key = со следующего запуска подписывать новым ключом; старые остаются в силе
cli-migrate-data-source = папка данных сервера; сервер должен быть остановлен
cli-migrate-data-target = URL пустой базы данных PostgreSQL
cli-reports-list = перечислить нерассмотренные жалобы
cli-reports-list-all = также рассмотренные жалобы
cli-reports-show = показать жалобу и сообщения вокруг
cli-reports-close = отметить, что жалоба рассмотрена
cli-invitations-new = вывести ссылки, каждая из которых один раз впускает одного человека
cli-invitations-new-count = сколько ссылок
cli-invitations-new-days = через сколько дней неиспользованная ссылка истекает
cli-invitations-list = перечислить приглашения
cli-invitations-revoke = отозвать приглашение; кто по нему вошёл, должен выйти
cli-new-title-name = название игры и её папки, например night-walk
cli-backup-folder = новая папка для резервной копии
cli-restore-backup = папка резервной копии

## Reviews
review-judging = оценка
cli-review-simulations = симуляций на решение ({ $default })
cli-review-seed = один и тот же seed даёт тот же разбор ({ $default })
cli-review-json = вывести разбор в JSON

## Analysis
cli-analyse-source = файл с записью партии, позицией или анализом, либо игра для новой партии
cli-analyse-at = после N действий первого варианта, а не в его конце
cli-analyse-seconds = сколько секунд думать ({ $default })
cli-analyse-lines = сколько лучших действий напечатать ({ $default })
cli-analyse-seat = по тому, что знает это место; иначе то, чей ход
cli-analyse-players = число мест новой партии
cli-analyse-seed = повторяемая раздача новой партии ({ $default })
