## Стіл
problem-seats = У цю гру грають від { $low } до { $high } гравців, а не { $seats }.
problem-title = Невідома гра «{ $title }». Є такі: { $known }.
problem-option-value = Параметр { $option }: «{ $value }» немає серед { $known }.
problem-option-number = Параметр { $option }: «{ $value }» — не ціле число від { $low } до { $high }.
problem-option-unknown = Невідомий параметр «{ $option }». Є такі: { $known }.
problem-edition-unknown = Невідоме видання «{ $edition }». Є такі: { $known }.
problem-bot-unknown = Невідомий бот «{ $bot }». Оберіть одного з цих: { $known }.
problem-bot-without-budget = Бот { $bot } не має бюджету: напишіть лише його назву.
problem-bot-budget = Бюджет у «{ $bot }» не вдається прочитати. Після двокрапки пишіть seconds=N (більше 0, до { $seconds }) або simulations=N (від 1 до { $simulations }).
problem-bot-style = У цій грі немає стилю «{ $style }». Оберіть один із цих: { $known }.
problem-bot-broken = Бот «{ $bot }» не працює: { $trouble }
problem-bot-class = «{ $bot }» — не бот: бот має бути підкласом Player.
problem-weights-file = { $path } — не файл ваг, який уміє читати цей Wolfden.
problem-weights-damaged = Ваги в { $path } пошкоджено або обрізано: створіть їх знову чи візьміть інший файл.
problem-weights-title = Ваги в { $path } — для гри «{ $made }», а не для «{ $title }».
problem-weights-encoder = Ці ваги зроблено для версії входів { $made }; тут у них версія { $known }. Навчіть їх заново.
problem-weights-unreadable = Не вдається прочитати ваги в { $path }: { $trouble }
problem-weights-unused = У гри «{ $title }» немає кодувальника для мереж, тож ваги використати не можна.

## Слова дій
problem-wrong-seat = { $seat ->
    [0] Зараз нічого не кидають, не тягнуть і не роздають. Можуть діяти місця: { $actors }.
   *[other] Зараз не черга місця { $seat }. Можуть діяти місця: { $actors }.
}
problem-wrong-seat-dealing = Зачекайте, доки програма закінчить кидок, добір або роздачу.
problem-wrong-seat-over = Гру закінчено: ніхто вже не може діяти.
problem-verb = «{ $word }» — не дія. Дія починається з: { $known }.
problem-too-many-words = У «{ $words }» забагато слів. Пишеться так: { $like }
problem-unfinished = «{ $words }» не закінчено. Пишеться так: { $like }
problem-word = «{ $word }» туди не підходить. Підійшло б: { $known }.
problem-place = «{ $word }» — не місце на цьому полі. Місце пишеться так: { $like }
problem-amount = «{ $word }» — не кількість вовків: у зграї їх щонайбільше { $most } (A1.1).
problem-aside-or-track = «{ $word }» — ні гекс, куди йти (починається з «>»), ні показник (починається з «^»).
problem-water = { $word } — вода або провалля: там ніколи нічого не стоїть (W1.1, W1.2).
problem-payment = «{ $word }» — не плата. Пишіть «+», а потім тайли ({ $known }), кожен один раз, або «token», через кому.
problem-cost = «{ $word }»: жодна дія не коштує більше ніж { $most } (W4.3).

## Записи
problem-replay-first-line = Це не запис гри: перший рядок не «{ $first }».
problem-replay-long = У записі символів: { $length }; читається не більше ніж { $most }.
problem-replay-cut-off = Запис обірвано: останній рядок — ні «...», ні підсумок на зразок «= full-moon 54 40».
problem-replay-header-line = Рядок { $line } запису, «{ $text }», — не заголовок на зразок «seats: 3».
problem-replay-header-twice = Рядок { $line } запису: заголовок «{ $header }» стоїть двічі.
problem-replay-header-missing = У записі немає заголовка «{ $header }».
problem-replay-header-unknown = У записі є невідомий заголовок «{ $header }».
problem-replay-header-number = Заголовок «{ $header }» запису потребує цілого числа, більшого за нуль, а не «{ $text }».
problem-replay-name = Запис називає гравця на місці { $seat }, але місць у ньому { $seats }.
problem-replay-action-line = Рядок { $line } запису, «{ $text }», — не дія на зразок «1 draft @h8» чи «~ region 7».
problem-replay-step = Рядок { $line } запису не підходить до гри: «{ $text }» ({ $trouble })
problem-replay-result = За записом гра закінчується так: «{ $said }», а насправді так: «{ $found }».
problem-other-rules = Цю гру зіграно за версією правил { $played }; тут версія { $known }.
problem-replay-seat = --seat приймає число від 1 до { $seats }: стільки місць у грі.
problem-replay-moment = --step приймає число від 0 до { $last }: стільки дій у грі.

## Файли
problem-file-read = { $trouble ->
    [missing] { $path } не вдається прочитати: такого файлу немає. Перевірте назву й теку.
    [forbidden] { $path } не вдається прочитати: бракує прав. Дозвольте читання або назвіть інший файл.
    [folder] { $path } не вдається прочитати: це тека, або частина шляху не є текою. Назвіть файл.
    [text] { $path } не вдається прочитати: це не текстовий файл в UTF-8. Назвіть інший.
   *[other] { $path } не вдається прочитати. Назвіть інший файл.
}
problem-file-write = { $trouble ->
    [missing] { $path } не вдається записати: такої теки немає. Створіть її або назвіть іншу.
    [forbidden] { $path } не вдається записати: бракує прав. Назвіть інше місце.
    [folder] { $path } не вдається записати: це тека, або частина шляху не є текою. Назвіть файл.
    [full] { $path } не вдається записати: диск заповнено. Звільніть місце або назвіть інший диск.
   *[other] { $path } не вдається записати. Назвіть інше місце.
}
problem-file-exists = { $path } вже є: назвіть інший файл або продовжте цю гру через --resume.

## Командний рядок
problem-usage-required = Бракує: { $names }. Докладніше: { $help }
problem-usage-unknown = Невідоме: { $words }. Докладніше: { $help }
problem-usage-value = { $name } потребує значення. Докладніше: { $help }
problem-usage-no-value = { $name } не приймає значення. Докладніше: { $help }
problem-usage-choice = { $name }: «{ $word }» немає серед { $known }. Докладніше: { $help }
problem-usage-number = { $name }: «{ $word }» — не ціле число. Докладніше: { $help }
problem-usage-ambiguous = «{ $word }» може означати: { $known }. Докладніше: { $help }
problem-name-a-title = Назвіть гру ({ $known }) або --resume і файл.
problem-seats-and-players = --seats називає { $named }, а --players каже { $players }.
problem-resume-flags = Продовжена гра зберігає гравців і параметри: не вказуйте їх.
problem-resume-title = { $path } — це гра «{ $found }», а не «{ $title }».
problem-resume-over = Гру в { $path } закінчено. Переглянути: wolfden replay { $path }
problem-resume-seats = У грі місць: { $seats }, а --seats називає { $named }.
problem-position-flags = --position задає весь стіл: не вказуйте --players і --seed.

## На сервері
problem-invitation = Це запрошення вже недійсне. Попросіть нове.
problem-code-gone = Цей код уже недійсний. Створіть новий на іншому пристрої.
problem-name-empty = В імені має бути хоча б одна літера.
problem-message-empty = Спершу напишіть повідомлення.
problem-email = «{ $address }» — не адреса електронної пошти. Напишіть її, наприклад, так: name@example.com.
problem-webhook = Адреса для сповіщень має починатися з https://.
problem-hint-later = Просити підказку можна лише у свій хід.
problem-hint-busy = Бот ще думає над вашим попереднім запитанням.
problem-hint-none = За цим столом підказки вимкнено.
problem-undo-none = За цим столом скасування вимкнено.
problem-undo-alone = Самостійно це не скасувати: відтоді діяв інший гравець або щось узято чи відкрито. Попросіть інших.
problem-bot-plays = За вас грає бот. Спершу поверніть собі місце.
problem-given-up = Гравець на цьому місці здався, зайняти його знову не можна.
problem-host-only = Це може лише господар столу.
problem-truth-later = Усе покажуть, коли гра закінчиться.
problem-play-on-earlier = На цьому моменті гру закінчено: оберіть раніший.
problem-wait = { $seconds ->
    [one] Це було надто швидко. Зачекайте { $seconds } секунду й спробуйте ще раз.
    [few] Це було надто швидко. Зачекайте { $seconds } секунди й спробуйте ще раз.
   *[many] Це було надто швидко. Зачекайте { $seconds } секунд і спробуйте ще раз.
}

## Reviews
problem-review-empty = Розбирати нічого: у цій грі ніхто нічого не вирішував.
problem-review-long = Дій у цій грі: { $actions }. Розбір бере не більше ніж { $most }.
problem-review-unreadable = Це не розбір: { $trouble }
problem-review-version = Версія цього розбору — { $found }; цей Wolfden читає версію { $known }. Зробіть розбір знову.

problem-review-unfinished = Гру в { $path } не закінчено. Для розбору потрібна зіграна гра.

problem-review-running = Розібрати можна лише гру, зіграну до кінця.
problem-review-off = Цей сервер не робить розборів. Завантажте запис і запустіть: wolfden review
problem-review-none = Цю гру ще не розбирали.

## Analysis
problem-analysis-first-line = Це не позиція, не запис гри й не аналіз. Аналіз починається рядком: { $first }
problem-analysis-step = Варіант { $line }: «{ $text }» там неможливо: { $trouble }
problem-analysis-long = В аналізі щонайбільше { $lines } варіантів і { $actions } дій.
problem-analysis-branch = Варіант { $line } починається там, де нічого немає.
problem-analysis-link = Це посилання пошкоджене. Скопіюйте його повністю або попросіть ще раз.
problem-analysis-players = У файлі своя кількість гравців: --players стосується нової гри.
problem-analysis-at = Дії { $asked } немає: у першому варіанті їх { $last }.
problem-analysis-seat = Місця { $asked } немає: у грі їх { $seats }.
problem-analysis-running = Ця гра ще триває. Її можна буде проаналізувати після закінчення.
problem-analysis-rated = Ця позиція — з рейтингової гри, яка ще триває. Її можна буде проаналізувати після закінчення гри.
problem-animation-running = Ця гра ще триває. Анімацію можна буде зробити після її закінчення.
problem-pictures-off = Цей сервер не малює полів: не встановлено { $names }.
problem-analysis-of-one = Назвіть щось одне для аналізу: стіл, задачу, гру, текст або посилання.
problem-analysis-off = На цьому сервері комп’ютер вимкнено. Збережіть текст і виконайте: wolfden analyse
problem-plan-days = Плани є лише в іграх за листуванням.
problem-plan-secrets = У цій грі є приховане, тож ніхто не знає, що можуть зробити інші. Плани неможливі.
problem-plan-chance = Там кидок або жереб. План закінчується перед ним.
problem-plan-reply = План починається з дії іншого гравця й має містити вашу відповідь.
problem-plan-twice = Два ваші плани по-різному відповідають на те саме. Приберіть один із них.
