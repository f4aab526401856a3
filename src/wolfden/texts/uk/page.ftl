### Texts of the pages outside a running game.

page-title = Wolfden: вовчі настільні ігри
tab-your-turn = ● Ваш хід: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Перейти до вмісту
nav-label = Wolfden
nav-me = Моя сторінка
nav-history = Моя історія
close = Закрити
cancel = Скасувати
save = Зберегти
yes = Так
no = Ні
loading = Хвилинку…
page-is-old = Wolfden оновлено. Перезавантажте сторінку, щоб продовжити; вашу гру збережено.
reload = Перезавантажити
go-home = До ігор

theme-to-snow = Увімкнути світлу тему
theme-to-night = Увімкнути темну тему

## Landing

landing-title = Вовчі настільні ігри в один дотик
landing-lead = Одразу проти ботів або з друзями за посиланням. Без реєстрації та встановлення.
puzzles-title = Задачі дня
analysis-heading = Дошка для аналізу
puzzles-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[many] { $count } днів поспіль
  }
game-facts = Гравців: { $min }–{ $max }
game-time = { $from }–{ $to } хв
game-weight = { $weight ->
    [light] проста
    [heavy] складна
   *[medium] середня
}
play-now = Грати
invite-friends = З друзями
pair = Знайти суперників
pair-text = Ми знайдемо тих, хто хоче зіграти в ту саму гру.
pair-seats = Гравців
switch-rated = На рейтинг
switch-rated-help = Результат впливає на рейтинг гравців. Підказки вимкнено.
switch-fill = Боти на вільні місця
switch-fill-help = За хвилину, а в іграх за листуванням за годину, вільні місця займуть боти.
waiting-fill = Боти займуть вільні місця о { $time }.
waiting-drawn = Місця розподіляються жеребом на початку гри.
nav-people = Знайомі гравці
nav-groups = Групи
nav-tournaments = Турніри
lobby-groups = З моїх груп
setup-group = Учасники вашої групи побачать цей стіл на головній сторінці.
set-up = Налаштувати
lobby-mine = Мої столи
lobby-open = Відкриті столи
lobby-open-empty = Зараз жоден стіл не чекає на гравців. Відкрийте свій і зробіть його публічним.
lobby-finished = Останні ігри
lobby-finished-empty = Зіграних публічних ігор поки що немає.
live-heading = Варто подивитися
live-empty = Публічних ігор зараз немає.
live-watch = Дивитися
live-watching = { $count ->
    [one] дивиться { $count }
    [few] дивляться { $count }
   *[many] дивляться { $count }
  }
live-board = Поле гри «{ $title }»: { $names }
unofficial = Wolfden — неофіційний фанатський проєкт. Назви ігор лише вказують, чиї це правила; тексти, малюнки, код і відтворені поля — наші власні.

state-your-turn = Ваш хід
state-time-left = залишилося { $time }
seat-on-holiday = { $name } (у відпустці)
turns-waiting = { $count ->
    [one] На вас чекає { $count } гра
    [few] На вас чекають { $count } гри
    [many] На вас чекають { $count } ігор
   *[other] На вас чекають { $count } гри
  }
turns-next = Наступна гра
state-open = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
state-running = триває
state-won = перемога: { $winners }, { $date }
state-draw = нічия, { $date }
state-ended = закінчено { $date }
state-abandoned = припинено

guest-name = Вовк { $number }
seat-free = Місце { $number }, вільне
seat-stand-in = { $name } (бот)
seat-helped = { $name } (дограв бот)
bot-account = { $name } (обліковий запис бота)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Бот-приблуда
    [greedy] Голодний бот
    [pup] Бот-новачок
    [cub] Бот-вовченя
    [yearling] Бот-переярок
    [hunter] Бот-слідопит
    [alpha] Бот-ветеран
    [legend] Бот-легенда
   *[other] Бот { $level }
}
bot-option = { $level ->
    [random] { bot-level }: ходить випадково
    [greedy] { bot-level }: хапає перше, що бачить
    [pup] { bot-level }: для першої гри
    [cub] { bot-level }: легкий
    [yearling] { bot-level }: середній
    [hunter] { bot-level }: складний
    [alpha] { bot-level }: сильний
    [legend] { bot-level }: майстер, думає найдовше
   *[other] { bot-level }
}
bot-style = { $style ->
    [bold] сміливий
    [patient] терплячий
    [vengeful] мстивий
   *[other] { $style }
}
bot-style-option = { $style ->
    [none] Врівноважений: без ухилу
    [bold] Сміливий: ризикує й нападає
    [patient] Терплячий: грає обережно й чекає слушної миті
    [vengeful] Мстивий: переслідує найсильнішого суперника
   *[other] { $style }
}
bot-level-choice = Рівень
bot-character = Стиль гри: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Число біля бота — його рейтинг, виміряний в іграх на { $players } гравців: найслабший рівень має { $first }, а перевага в 200 пунктів дає близько 3 перемог у 4 іграх проти одного суперника. Вимірювали з { $least }–{ $most } симуляціями на рішення; сильні боти тут думають довше.
bot-ratings-rules = { $options ->
    [none] Виміряно за версією правил { $rules }.
   *[other] Виміряно за версією правил { $rules } ({ $options }).
  }

## Set-up

setup-title = Новий стіл: { $title }
setup-seats = Місця
setup-rules = Правила за цим столом
setup-edition = Видання
setup-edition-default = Wolfden
setup-edition-own = Власний набір
setup-edition-help = Виберіть друковане видання або налаштуйте кожне правило окремо.
setup-edition-change = { $option }: { $value }
setup-table = Стіл
setup-start = Почати гру
setup-open = Відкрити стіл
setup-preview = Зразок поля
setup-no-preview = Це поле неможливо показати. Перевірте налаштування.
setup-clock = Годинник
setup-clock-kind = { $kind ->
    [none] без годинника
    [quick] 10 хвилин + 10 секунд на дію
    [live] 30 хвилин + 20 секунд на дію
   *[days] за листуванням: 3 дні + 12 годин на дію
}
seat-kind-me = граю я
seat-kind-here = грає хтось поруч
seat-kind-open = для всіх, хто має посилання
seat-kind-invited = лише за особистим запрошенням
seat-add = Додати місце
seat-remove = Прибрати: { $name }
seat-person = Ім’я гравця ({ $role })
setup-device = На цьому пристрої грає кілька людей. Якщо одна людина не повинна бачити того, що знає інша, між ними опускається завіса.
switch-hints = Підказки
switch-hints-help = Гравці можуть спитати, що зробив би сильний бот і які їхні шанси.
switch-aids = Допомога з дедукцією
switch-aids-help = Показує на полі висновки з того, що відомо всім.
switch-watchers = Глядачі
switch-watchers-help = Дивитися може кожен, хто має посилання; приховане лишається прихованим.
switch-sleep = Нічна перерва
switch-sleep-help = Поки ви спите, годинники всіх гравців зупинено.
switch-public = Публічний
switch-public-help = Стіл видно на головній сторінці, сісти може кожен.

## Waiting room

waiting-lead = Надішліть друзям посилання. Гра почнеться сама, щойно всі місця буде зайнято.
waiting-person = Грає хтось поруч
waiting-person-name = Ім’я гравця
waiting-invited = Вас запрошено. Сідайте за стіл або лишайтеся глядачем.
sit-down = Сісти
start = Почати
start-with-bots = Почати зараз із ботами
leave = Вийти з-за столу
add-bot = Посадити бота
open-seat = Відкрити це місце
invite-link = Посилання на цей стіл
invite-one = Для однієї людини: місце дістанеться тому, хто відкриє першим
copy-link = Копіювати посилання
share-link = Поділитися…
link-copied = Посилання скопійовано.
text-copied = Скопійовано.
link-not-copied = Не вдалося скопіювати посилання. Виділіть і скопіюйте його самі.
qr-alt = Те саме посилання як QR-код

## My page

me-title = Моя сторінка
me-name = Ім’я для інших гравців
me-saved = Збережено.
me-settings = На цьому пристрої
language = Мова
language-auto = як у браузері
me-theme = Тема
me-theme-auto = як у системі
me-theme-night = темна
me-theme-snow = світла
me-sounds = Звуки
sound-impossible = Цей браузер не відтворює звуків
volume-signals = Сповіщення: ваш хід, кінець гри
volume-moments = Події на полі
volume-ambience = Тихе тло
me-land = Місцевість на полях
me-land-painted = мальована
me-land-plain = проста
me-motion = Анімація
me-motion-auto = як у системі
me-motion-on = увімкнено
me-motion-off = вимкнено
me-pace = Показувати ходи інших
me-pace-auto = крок за кроком
me-pace-slow = повільно
me-pace-fast = швидко
me-pace-off = одразу
me-confirm = Просити підтвердження
me-confirm-turn-end = для дій, які вам чогось коштують
me-confirm-always = для кожної дії
me-confirm-never = ніколи
me-shortcuts = Гарячі клавіші за столом (одна літера чи цифра)
notifications = Сповіщати, коли мій хід
notifications-refused = Браузер блокує сповіщення цього сайту. Дозвольте їх у його налаштуваннях.
notifications-open-only = Цей браузер не приймає push-повідомлень: сповіщення надходять, лише поки Wolfden відкритий.
me-away = Коли вас немає
me-away-text = В іграх за листуванням ми можемо повідомляти, що настав ваш хід. Залиште порожнім те, чого не хочете.
me-email = Ел. пошта
me-email-unconfirmed = Ще не підтверджено. Відкрийте посилання в листі, який ми туди надіслали.
me-email-confirmed = Підтверджено.
me-email-off = Цей сервер не надсилає листів.
me-webhook = Вебхук
me-webhook-help = Адреса каналу в Discord або подібній службі. Починається з https://.
me-sleep = Години тиші
me-sleep-help = У цей час ({ $zone }) ми нічого не надсилаємо. Нові ігри за листуванням пропонують зупиняти на цей час годинники.
me-from = З
me-to = До
me-holiday = Відпустка
me-holiday-text = Ваші годинники в іграх за листуванням стоять, і ми нічого не надсилаємо. Відпустка триває щонайбільше { $days } днів, а між двома відпустками має минути { $days } днів.
me-holiday-take = Взяти відпустку
me-holiday-planned = Відпустка з { $start } до { $end }.
me-holiday-end = Закінчити відпустку
offline-title = Немає з’єднання
offline-text = Нічого не втрачено: кожну підтверджену дію збережено. Годинники в іграх за листуванням ідуть далі.
offline-again = Спробувати ще раз
docs-link = Документація (англійською)
docs-missing = Документацію тут не зібрано
docs-missing-text = У клоні Wolfden її збирає команда «make docs»; «make play» робить це у фоні. Доти вона є текстовими файлами в теці «docs».
devices = Інші пристрої
devices-text = Код переносить ваше ім’я та ваші місця на інший пристрій. Він діє один раз упродовж десяти хвилин. Код відновлення діє, доки ви ним не скористаєтеся: зберігайте його в надійному місці.
device-code = Код для іншого пристрою
device-link = Відкрийте це на іншому пристрої
recovery-code = Код відновлення
code-here = У мене є код
delete-me = Видалити все про мене
delete-me-sure = Видалити все? Ваші місця займуть боти. Скасувати це неможливо.
delete-me-do = Видалити все
own-data = Завантажити мої дані
me-games = Мої ігри
me-games-empty = Ви ще не грали. Гра проти ботів — за один дотик.
me-games-more = Ще
move-title = Продовжити на цьому пристрої
move-text = Цей пристрій перейме ім’я та місця іншого.
move-text-known = Зараз цей пристрій — { $name }. Якщо продовжити, він перейме ім’я та місця іншого.
move-do = Продовжити тут

## When something is not there

missing-title = Сторінку не знайдено
missing-text = Можливо, в адресі помилка або сторінку перенесено.
unreachable-title = Сервер не відповідає
unreachable-text = Нічого не втрачено: кожну підтверджену дію збережено. Сторінка пробує знову кожні дві секунди.
table-missing-title = Такого столу немає
table-missing-text = Можливо, у посиланні помилка або стіл прибрано.
table-closed-title = За цим столом глядачі не дозволені
table-closed-text = Його бачать лише гравці.
table-unknown-title = Ми більше не впізнаємо цей браузер
table-unknown-text = Почніть знову з головної сторінки або введіть код з іншого пристрою на сторінці «{ nav-me }».
table-old-title = Після початку цієї гри правила змінилися
table-old-text = Продовжити її не можна. Годинники зупинено. Можна піти, здатися або разом припинити гру.
abandoned-title = Цю гру припинено
abandoned-text = Вона закінчилася без результату.

## Errors

error-offline = Сервер зараз недоступний. Нічого не змінено; спробуйте за мить.
error-stale = Хтось вас випередив, і позиція змінилася. Оберіть ще раз.
error-illegal-action = Тут це не дозволено.
error-bad-notation = Такої дії в цій грі немає. Оберіть зі списку.
error-bad-request = Сервер не зрозумів запиту. Нічого не змінено.
error-bad-setup = З такими налаштуваннями стіл створити не можна.
error-bad-replay = Цей файл не годиться як запис гри.
error-wrong-seat = Зараз не ваш хід. Зачекайте на нього й оберіть ще раз.
error-wrong-state = За цим столом це зараз неможливо. Перезавантажте сторінку, щоб побачити стан гри.
error-nothing-to-undo = Скасувати нічого не можна: щось відкрилося або діяв хтось інший.
error-no-guest = Ми більше не впізнаємо цей браузер. Перезавантажте сторінку.
error-foreign-origin = Запит прийшов з іншого сайту, його відхилено.
error-foreign-host = Під цим іменем сервер невідомий. Адміністратор може додати ім’я ключем --hosts.
error-not-yours = Це місце належить комусь іншому.
error-not-allowed = За цим столом це не дозволено.
error-not-found = Не знайдено. Можливо, це вже видалено.
error-banned = Адміністратор цього сервера заблокував вас: ви можете дивитися, але не сідати й не писати.
error-unknown-title = Такої гри тут немає.
error-seat-taken = Це місце щойно зайняли. Оберіть інше.
error-too-many = Трохи зашвидко. Зачекайте мить і спробуйте ще раз.
error-too-large = Це завелике. Скоротіть і спробуйте ще раз.
error-storage = Сервер зараз не може нічого зберегти. Нічого не змінено; спробуйте пізніше.
error-failed = На сервері щось пішло не так. Це записано в його журналі; нічого не змінено.
error-other = Не вийшло. Нічого не змінено.
request-number = Повідомте адміністратору цей номер: { $request }
reported = Скаргу надіслано. Адміністратор сервера її розгляне.
