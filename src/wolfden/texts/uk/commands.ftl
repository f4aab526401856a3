### Що кажуть команди, які вимірюють, створюють і обслуговують; сторінка цього не показує.

## Арена
arena-heading = { $games ->
    [one] { $title }, місць: { $seats }, { $games } гра, --seed { $seed }
    [few] { $title }, місць: { $seats }, { $games } гри, --seed { $seed }
   *[many] { $title }, місць: { $seats }, { $games } ігор, --seed { $seed }
}
arena-entrant = учасник
arena-side = { $side ->
    [beast] Звір: { $bots }
   *[hunters] Мисливці: { $bots }
}
arena-games = ігор
arena-wins = перемог
arena-draws = нічиїх
arena-share = частка (95 %)
arena-fair = рівна
arena-rating = рейтинг
arena-score = очки
arena-median = медіана
arena-p95 = p95
arena-forfeits = техн. поразок
arena-end = { $times } × { $ending }
arena-forfeited = Боту зараховано технічну поразку.
arena-uneven = { $period ->
    [one] Місця розподілено порівну після кожної { $period } гри.
    [few] Місця розподілено порівну після кожних { $period } ігор.
   *[many] Місця розподілено порівну після кожних { $period } ігор.
}
arena-forfeit = { $fault ->
    [raised] Гра { $number }: { $bot } на місці { $seat } програє через помилку в програмі ({ $message })
    [illegal] Гра { $number }: { $bot } на місці { $seat } програє, бо його відповідь не дозволена ({ $message })
    [hung] Гра { $number }: { $bot } на місці { $seat } програє, бо так і не відповів ({ $message })
   *[crashed] Гра { $number }: { $bot } на місці { $seat } програє, бо його процес завершився ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … і ще { $count } технічна поразка
    [few] … і ще { $count } технічні поразки
   *[many] … і ще { $count } технічних поразок
}
arena-no-games = Жодної гри не закінчено.
arena-playing = грають
arena-stopped = Зупинено; зіграно ігор: { $done } з { $games }. Продовжити: та сама команда й --out { $path }
arena-kept = Результати, записи й малюнки: { $path }
arena-no-pictures = Малюнків немає: для них потрібен matplotlib, pip install 'wolfden[arena]'
arena-dataset = Набір даних: { $path } (ігор: { $games }, рядків: { $rows })
arena-rung = { $strong } проти { $weak }
arena-stronger = сильніший
arena-weaker = слабший
arena-above = понад рівну
arena-verdict = { $verdict ->
    [above] так
   *[other] ні
}
arena-repeat = Щоб повторити:
arena-ratings = Рейтинги з інтервалами 95 %
arena-weng-lin = рейтинг Венга–Ліна
arena-scores = Очки
arena-score-axis = очки (лінія: середнє)
arena-no-scores = Жодної гри не дограно до кінця.

## Навчання
train-playing = Коло { $round }: зіграно ігор: { $games }, позицій: { $positions }
train-fitting = Коло { $round }: навчання на { $device }, прохід { $pass }, логарифмічна втрата { $loss }
train-measured = Коло { $round }: логарифмічна втрата { $loss }, ручна оцінка { $hand }, навмання { $uniform }
train-matched = Коло { $round }: проти нинішньої оцінки виграно { $share } (ігор: { $games }), порівну було б { $fair }
train-verdict = { $verdict ->
    [kept] Залишено: { $path }
   *[dropped] Не залишено: далі діє нинішня оцінка.
}
train-stopped = Зупинено. Продовжити: та сама команда і --out { $path }

## Створення й перевірка задач
making-on = { $path } продовжується: переглянуто ігор: { $games }, задач: { $puzzles }.
making-game = Гра { $number } з { $games }: моментів { $moments }, прораховано { $searched }, залишено { $kept }; задач поки що { $puzzles }.
making-stopped = Зупинено. Знайдене лежить у { $path }; та сама команда продовжить.
checking-holds = { $puzzle }: підтверджено (перевага { $lead } в. п., { $difficulty })
checking-other = { $puzzle }: не підтверджено, найчастіше пробують «{ $favourite }» (перевага { $lead } в. п.)
checking-unclear = { $puzzle }: не підтверджено, відповідь недостатньо ясна (перевага { $lead } в. п.)
checking-stopped = Зупинено; перевірено задач: { $done } з { $puzzles }.
checking-done = Підтверджено задач: { $held } з { $puzzles }, симуляцій: { $simulations }.
checking-kept = Підтверджені задачі лежать у { $path }

## Вимірювання
bench-no-peer = Немає з чим порівнювати: встановіть додаток wolfden[bench].
bench-round = раунд { $number } з { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, місць: { $seats }, навмання, одне ядро, скомпільовано
   *[plain] { $title }, місць: { $seats }, навмання, одне ядро, звичайний Python
}
bench-figure = { $figure ->
    [games_per_s] ігор за секунду
    [decisions_per_s] рішень за секунду
    [python_decisions_per_s] рішень за секунду з Python
    [copies_per_s] копій за секунду
    [state_bytes] байтів на стан
    [simulations_per_s] симуляцій за секунду
   *[decisions_per_game] рішень за гру
}
bench-ratio = відношення
bench-ends = закінчення: { $ends }

## New titles
new-title-made = Невелика робоча гра тут: { $path }. Встановіть її, перевірте й зіграйте:
new-title-next = Потім зробіть із неї власну. Кожен файл описано в { $document }.

## Сервер
serve-at = Wolfden тут: { $address }
serve-port-taken = Порт { $taken } зайнятий, тому цей сервер використовує порт { $port }.
backup-done = Резервна копія: { $path }
data-moved = Перенесено до { $url }: столів — { $tables }, записів — { $entries }, гостей — { $guests }. Тепер кожну гру буде відтворено заново.
restore-done = { $keys ->
    [true] Резервну копію відновлено в { $folder }
   *[other] Резервну копію відновлено в { $folder }. У ній немає ключів: щоб повернутися, гостям потрібен код відновлення.
}
keys-rotated = { $count ->
    [one] Дійсний { $count } ключ; від наступного запуску підписує найновіший
    [few] Дійсні { $count } ключі; від наступного запуску підписує найновіший
   *[many] Дійсних ключів { $count }; від наступного запуску підписує найновіший
}
guest-deleted = Гостя { $guest } видалено
table-closed = Стіл { $table } закрито; запущений сервер виконає це за кілька секунд
table-deleted = Стіл { $table } видалено; запущений сервер виконає це за кілька секунд
guest-banned = Гостя { $guest } заблоковано; запущений сервер виконає це за кілька секунд
guest-unbanned = Гість { $guest } знову може сідати й писати
report-closed = Скаргу { $report } закрито
invitation-revoked = Запрошення { $invitation } відкликано; запущений сервер виконає це за кілька секунд
invitation-state = { $state ->
    [used] використано { $day }
    [expired] минуло { $day }
   *[free] вільне до { $day }
}
guests-kind = { $kind ->
    [bot] бот
   *[person] людина
}
game-exported = Гру записано в { $path }
tables-fact = { $fact ->
    [table] стіл
    [title] гра
    [rules] версія правил
    [status] стан
    [public] відкритий для всіх
    [seats] місця
    [actions] дії
    [created] створено
    [moved] остання дія
   *[result] результат
}
tables-is-public = { $public ->
    [true] так
   *[false] ні
}
tables-actions = чинних { $standing }, записів { $entries }
tables-verified = Столів: { $tables }, з них розходяться з теперішніми правилами: { $wrong }
verify-length = дій { $found }, а не { $stored }
verify-snapshot = позиція, збережена після дії № { $actions }, — інша
verify-result = закінчується так: { $result }, а збережено інше

## Що не так: командний рядок і файли
problem-language = Wolfden не говорить мовою «{ $word }». Оберіть одну з цих: { $known }.
problem-picture-format = { $path }: назва має закінчуватися на одне з: { $known }.
problem-extra-missing = Не встановлено: { $names }. Встановіть: pip install 'wolfden[{ $extra }]'
problem-package-damaged = Пакет пошкоджено: { $names } ({ $trouble }). Встановіть Wolfden знову в новому середовищі; у клоні видаліть теку .venv і повторіть команду.
problem-title-page = Сторінка гри «{ $title }» не може створити малюнок: { $path }: { $reason }
problem-title-vocabulary = Гру «{ $title }» не можна запустити: у її словнику (vocabulary) помилка. { $reason }
problem-title-terminal = У гру «{ $title }» не можна грати в терміналі: у її пакунку немає модуля { $module }.
problem-usage-count = { $name }: «{ $word }» — не ціле число, більше за нуль. Докладніше: { $help }
problem-usage-seconds = { $name }: «{ $word }» — не кількість секунд, більша за нуль. Докладніше: { $help }
problem-journal-line = { $path } використати не вдається: рядок { $line } пошкоджено, або це інший файл ({ $trouble }).
problem-file-in-use = З { $path } уже працює інша програма. Зачекайте, доки вона закінчить.
problem-file-there = { $path } вже є: назвіть новий файл.
problem-folder-there = { $path } вже існує. Виберіть іншу назву або виконайте команду в іншій теці.
problem-new-title-name = Гра не може називатися «{ $word }». Напишіть щонайбільше 40 малих літер a–z і цифр, почніть з літери, а слова розділіть одним дефісом, наприклад night-walk.
problem-new-title-taken = Назву { $title } вже має встановлена гра або пакет. Виберіть іншу.

## Що не так: арена
problem-workers-none = Для ігор потрібен хоча б один процес, а не { $workers }.
problem-entrant-empty = Якийсь бот без назви: пишіть ботів через одну кому, наприклад alpha,cub.
problem-ladder-seats = Драбина сама розсаджує ботів: не вказуйте --seats і --swap.
problem-ladder-bots = Для драбини потрібно двоє чи більше різних ботів, від найслабшого вгору.
problem-swap-no-sides = У цій грі немає сторін, якими можна помінятися: боти й так сидять усюди.
problem-swap-mixed = Сторонами міняються лише тоді, коли за кожну грає один вид ботів.
problem-entrants-few = Названо ботів: { $entrants }, місць: { $seats }. Щоб бот сидів кілька разів, назвіть його кілька разів.
problem-entrants-sides = Названо ботів: { $entrants }, місць: { $seats }. Назвіть по одному на сторону ({ $sides }) або по одному на місце ({ $each }).
problem-seats-missing = Бракує --seats: назвіть, хто грає, наприклад --seats alpha,hunter,cub
problem-arena-folder = { $path } — не тека арени: назвіть нову чи порожню або ту, яку створила арена.
problem-arena-settings = { $path } використати не вдається: { $trouble }
problem-arena-other = У { $path } лежить турнір з іншими налаштуваннями ({ $name }: { $kept }, а не { $asked }). Назвіть іншу теку або ті самі налаштування, щоб продовжити.
problem-limit-zero = Обмеження часу має бути більшим за нуль секунд, а не { $limit }.
problem-games-none = Для турніру потрібна хоча б одна гра, а не { $games }.
problem-games-fewer = Гру { $latest } вже закінчено: замовте щонайменше стільки ігор.
problem-dataset = З цих ігор не можна скласти набір даних: { $trouble }
problem-game-broke = Гра { $number } із --seed «{ $seed }» обірвалася, і жоден бот не винен ({ $trouble }). Усі закінчені ігри збережено.
problem-workers-end = Процеси, що грають, одразу завершуються (код { $code }).
problem-cluster-address = «{ $address }» — не адреса кластера: пишіть HOST:PORT, ray://HOST:PORT, «{ $local }» для цієї машини або «{ $running }» для кластера, до якого вона належить.
problem-cluster-unreachable = За адресою «{ $address }» кластера Ray немає: { $trouble }. Якщо він вимагає токен, той береться з RAY_AUTH_TOKEN.
problem-cluster-lost = Усі машини кластера втрачено: запустіть арену знову.

## Що не так: навчання
problem-train-other = У { $path } лежить навчання з іншими налаштуваннями ({ $name }: { $kept }, а не { $asked }). Назвіть іншу теку або, щоб продовжити, ті самі налаштування.
problem-train-title = У «{ $title }» немає кодувальника в bot/encoder.py, тож навчати мережу цієї гри не можна.
problem-train-few = Ігор замало для навчання ({ $games }): потрібно щонайменше { $least }.

## Що не так: задачі
problem-simulations = --simulations: щонайбільше { $most }, а не { $asked }.
problem-puzzles-other = { $path } створено з іншого джерела (гра, правила, гравці, параметри, --seed чи симуляції). Назвіть інший файл або ті самі налаштування, щоб продовжити.
problem-puzzles-rules = Ці задачі створено за версією правил { $made }; тут версія { $known }.
problem-puzzles-head = { $path } — не файл задач: у першому рядку має бути сказано, як їх створено.
problem-puzzle-position = Позицію задачі { $puzzle } використати не вдається: { $trouble }
problem-puzzle-answer = У задачі { $puzzle } немає відповіді, дозволеної в її позиції.

## Що не так: сервер
problem-usage-setting = { $name }: «{ $word }» — не число від 0 і більше. Докладніше: { $help }
problem-port = Порт — це число від 0 до { $last }, а не { $port }.
problem-listen = Слухати за адресою { $host }:{ $port } не вдається: { $trouble }. Оберіть інше через --host і --port; порт 0 бере вільний.
problem-feature-broken = Функцію сервера «{ $feature }» не можна використати: { $trouble }. Виправте її пакет або видаліть його.
problem-feature-needs = Функції сервера «{ $feature }» потрібна функція «{ $needed }», яку не встановлено. Установіть її або видаліть «{ $feature }».
problem-feature-cycle = Ці функції сервера потребують одна одну, тому жодна не може бути першою: { $names }.
problem-feature-taken = { $kind ->
    [name] Дві функції сервера мають назву «{ $name }»: { $first } і { $second }. Видаліть одну з них.
    [job] Дві функції сервера додають завдання «{ $name }»: { $first } і { $second }. Видаліть одну з них.
    [page] Дві функції сервера додають сторінку { $name }: { $first } і { $second }. Видаліть одну з них.
   *[route] Дві функції сервера відповідають на { $name }: { $first } і { $second }. Видаліть одну з них.
}
problem-keys-unusable = Ключі в { $path } використати не вдається: { $trouble }
problem-keys-empty = Файл { $path } порожній: видаліть його, і наступний запуск створить новий ключ.
problem-data-folder = Теку даних { $folder } використати не вдається: { $trouble }
problem-data-in-use = Теку даних { $folder } використовує інший сервер: зупиніть його або назвіть іншу через --data.
problem-database-unusable = Базу даних { $path } відкрити не вдається: { $trouble }. Якщо її тримає інша програма, зупиніть цю програму; інакше відновіть резервну копію.
problem-database-newer = Базу даних { $path } записав новіший Wolfden (версія { $version }): візьміть його або поверніться до резервної копії.
problem-database-between = Базу даних { $path } записав Wolfden між двома випусками (міграція { $version }), і жоден випуск не може її продовжити. Поверніться до резервної копії, яку зробив один із випусків.
problem-database-emptied = База даних { $path } порожня, хоча ця тека вже використовувалася: поверніться до резервної копії або видаліть secret.keys, щоб почати заново.
problem-database-none = У { $folder } немає бази даних: назвіть її теку через --data.
problem-database-foreign = { $path } належить іншій програмі (у ній таблиці { $names }). Назвіть іншу теку через --data.
problem-database-damaged = Базу даних { $path } пошкоджено: { $trouble }. Приберіть її та відновіть резервну копію: wolfden restore
problem-backup-failed = Резервну копію { $path } записати не вдалося: { $trouble }
problem-backup-postgres = Базу даних PostgreSQL копіюють її власними засобами: pg_dump або базова копія з журналом.
problem-database-url = «{ $url }» — не URL бази даних PostgreSQL. Він має такий вигляд: postgresql://user:password@host:5432/name
problem-database-unreachable = Базу даних { $url } використати не вдається: { $trouble }. Перевірте --database, пароль і чи працює PostgreSQL.
problem-processes-database = Кільком процесам сервера ({ $processes }) потрібна спільна база даних: вкажіть її через --database або приберіть --processes.
problem-transfer-not-empty = База даних { $url } не порожня. Вкажіть нову, щоб нічого не перезаписати.
problem-transfer-incomplete = У базі даних { $url } у «{ $table }» було б рядків: { $found } замість { $count }. Нічого не перенесено; стара база даних не змінилася.
problem-backup-none = У { $path } немає резервної копії.
problem-restore-occupied = У { $folder } вже є { $name }. Назвіть порожню теку через --data або приберіть те, що там є.
problem-table-unknown = Столу «{ $table }» немає. Усі столи: wolfden tables list
problem-guest-unknown = Гостя «{ $guest }» немає. Усі гості: wolfden guests list
problem-report-unknown = Скарги «{ $report }» немає. Усі скарги: wolfden reports list --all
problem-invitation-unknown = Запрошення «{ $invitation }» немає. Усі запрошення: wolfden invitations list
problem-invitation-url = Для запрошень потрібна адреса сервера. Вкажіть її через --url.
problem-password-file = Файл із паролем { $path } не можна використати: { $trouble }
problem-password-short = Пароль у { $path } закороткий: знаків має бути щонайменше { $least }.

## Довідка
cli-arena-seats = хто грає, наприклад alpha,hunter,cub
cli-arena-games = скільки ігор ({ $default })
cli-arena-players = місць за столом (стільки, скільки назвав --seats)
cli-arena-swap = міняти сторони після кожної гри
cli-arena-seed = зробити роздачі й ботів повторюваними
cli-arena-limit = найдовший час на рішення в секундах (120)
cli-arena-workers = скільки ігор водночас (по одній на процесор)
cli-arena-cluster = грати на кластері Ray: тому, до якого належить ця машина, HOST:PORT або local
cli-arena-out = тека для всіх результатів; якщо вони там є, продовжити
cli-arena-dataset = записати всі ігри і як набір даних для навчання (Parquet)
cli-arena-ladder = нехай кожен бот Wolfden (або списку) зіграє з тим, що на щабель нижче
cli-train-players = місць за столом, кілька чисел через кому ({ $default })
cli-train-games = скільки ігор у колі ({ $default })
cli-train-rounds = кіл гри, навчання й порівняння ({ $default })
cli-train-simulations = симуляцій на рішення ({ $default })
cli-train-match = ігор проти нинішньої оцінки ({ $default })
cli-train-seconds = найдовший час на ігри кола (без межі)
cli-train-seed = зробити ігри й навчання повторюваними ({ $default })
cli-train-workers = скільки ігор водночас (по одній на процесор)
cli-train-out = тека для ігор, ваг і звіту; якщо вони там є, продовжити
cli-bench-players = місць за столом ({ $default })
cli-bench-seconds = секунд на показник ({ $default })
cli-bench-rounds = раундів, з яких береться медіана ({ $default })
cli-bench-plain = вимірювати без компіляції
cli-bench-json = вивести один об’єкт JSON
cli-puzzles-make = шукати задачі в іграх ботів
cli-puzzles-make-games = скільки ігор переглянути ({ $default })
cli-puzzles-make-players = місць ({ $default })
cli-puzzles-make-seed = які саме ігри ({ $default })
cli-puzzles-make-simulations = симуляцій глибокого пошуку ({ $default })
cli-puzzles-make-out = файл для задач; якщо він є, продовжити
cli-puzzles-check = прорахувати задачі ще раз: які підтвердяться?
cli-puzzles-check-file = задачі
cli-puzzles-check-seed = seed перевірки ({ $default })
cli-puzzles-check-simulations = симуляцій кожного пошуку (увосьмеро більше, ніж при створенні)
cli-puzzles-check-out = записати підтверджені в новий файл
cli-serve-more = Кожен параметр може бути й змінною середовища, наприклад WOLFDEN_PORT.
cli-serve-none = немає
cli-serve-open = відкрити сторінку у вашому браузері
cli-serve-host = адреса, на якій слухати
cli-serve-port = порт, на якому слухати; 0 бере вільний
cli-serve-data = тека бази даних і секретного ключа
cli-serve-database = URL бази даних PostgreSQL, наприклад postgresql://user:password@host/wolfden, замість файлу в теці даних
cli-serve-processes = процеси сервера; для кількох потрібен PostgreSQL
cli-serve-url = адреса сервера для посилань; інакше та, що в запиті
cli-serve-hosts = інші імена, під якими доступний сервер, через кому; * дозволяє будь-які
cli-serve-trusted-proxies = адреси проксі, чиїм заголовкам X-Forwarded вірити, через кому
cli-serve-synchronous = FULL переживе вимкнення живлення, NORMAL — обірваний процес
cli-serve-workers = процеси, в яких думають боти
cli-serve-worker-memory = скільки мегабайтів пам’яті має кожен із цих процесів; 0 — без обмеження
cli-serve-job-seconds = через скільки секунд замінюють процес, який не відповідає; час роздумів бота не враховується
cli-serve-review-simulations = симуляцій на рішення в розборах зіграних ігор; 0 забороняє розбори
cli-serve-analysis-seconds = скільки секунд комп’ютер думає про позицію на дошці для аналізу; 0 вимикає його
cli-serve-min-bot-seconds = скільки щонайменше секунд бот витрачає на дію
cli-serve-idle-seconds = після скількох секунд без повідомлень стіл прибирають із пам’яті
cli-serve-limits = множник усіх обмежень; 0 їх вимикає
cli-serve-guests-per-address = нових гостей за годину з однієї адреси; якщо більше 10, зростають і інші її обмеження
cli-serve-door = хто може ввійти: open — усі, closed — у кого є пароль або запрошення
cli-serve-password-file = файл із паролем дверей; він теж їх зачиняє
cli-serve-log = як писати журнал: text або json
cli-serve-metrics = хто може читати /metrics: local — сама машина, all — усі
cli-serve-webhooks = куди надсилати «ваш хід»: public — публічні адреси, any — будь-які
cli-serve-smtp = поштовий сервер для «ваш хід», наприклад smtp://user:password@host:587
cli-serve-mail-from = адреса, з якої надходять листи
cli-serve-backup-every = скільки годин між резервними копіями; 0 — не робити
cli-serve-backup-keep = скільки резервних копій зберігається
cli-serve-backup-folder = куди складаються резервні копії; зазвичай у «backups» у теці даних
cli-serve-keep-guests = через скільки днів без гри й повідомлень видаляються гості; 0 — зберігати завжди
cli-serve-keep-finished = через скільки днів видаляються завершені столи; 0 — зберігати завжди
cli-serve-keep-chat = через скільки днів видаляються повідомлення чату; 0 — зберігати завжди
cli-tables-list = перелічити всі столи
cli-tables-list-status = лише столи в цьому стані
cli-tables-show = показати один стіл
cli-tables-export = записати гру як файл запису
cli-tables-import = зберегти файли записів як столи
cli-tables-verify = перевірити файл бази даних, а потім відтворити кожну гру за нинішніми правилами
cli-tables-close = закінчити гру за столом без результату
cli-tables-delete = видалити все про стіл
cli-guests-list = перелічити всіх гостей
cli-guests-delete = видалити все про гостя, поки сервер зупинено
cli-guests-ban = завершити сеанси гостя, приховати ім’я, заборонити сідати й писати
cli-guests-unban = знову дозволити заблокованому гостю сідати й писати
cli-guests-rotate-key = від наступного запуску підписувати новим ключем; старі лишаються дійсними
cli-migrate-data-source = тека даних сервера; сервер має бути зупинено
cli-migrate-data-target = URL порожньої бази даних PostgreSQL
cli-reports-list = перелічити нерозглянуті скарги
cli-reports-list-all = також розглянуті скарги
cli-reports-show = показати скаргу й повідомлення навколо
cli-reports-close = позначити, що скаргу розглянуто
cli-invitations-new = вивести посилання, кожне з яких один раз впускає одну людину
cli-invitations-new-count = скільки посилань
cli-invitations-new-days = через скільки днів невикористане посилання перестає діяти
cli-invitations-list = перелічити запрошення
cli-invitations-revoke = відкликати запрошення; хто за ним увійшов, має вийти
cli-new-title-name = назва гри та її теки, наприклад night-walk
cli-backup-folder = нова тека для резервної копії
cli-restore-backup = тека резервної копії

## Reviews
review-judging = оцінювання
cli-review-simulations = симуляцій на рішення ({ $default })
cli-review-seed = той самий seed дає той самий розбір ({ $default })
cli-review-json = вивести розбір як JSON

## Analysis
cli-analyse-source = файл із записом гри, позицією чи аналізом або назва гри, щоб почати нову
cli-analyse-at = після N дій першого варіанта, а не в його кінці
cli-analyse-seconds = скільки секунд думати ({ $default })
cli-analyse-lines = скільки найкращих дій надрукувати ({ $default })
cli-analyse-seat = за тим, що знає це місце; інакше те, чий хід
cli-analyse-players = кількість місць нової гри
cli-analyse-seed = повторювана роздача нової гри ({ $default })
