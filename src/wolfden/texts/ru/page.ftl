### Texts of the pages outside a running game.

page-title = Wolfden: волчьи настольные игры
tab-your-turn = ● Ваш ход: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Перейти к содержанию
nav-label = Wolfden
nav-me = Моя страница
nav-history = Моя история
close = Закрыть
cancel = Отмена
save = Сохранить
yes = Да
no = Нет
loading = Минутку…
page-is-old = Wolfden обновлён. Перезагрузите страницу, чтобы продолжить; ваша партия сохранена.
reload = Перезагрузить
go-home = К играм

theme-to-snow = Включить светлую тему
theme-to-night = Включить тёмную тему

## Landing

landing-title = Волчьи настольные игры в одно касание
landing-lead = Сразу против ботов или с друзьями по ссылке. Без регистрации и установки.
puzzles-title = Задачи дня
analysis-heading = Доска для анализа
puzzles-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
  }
game-facts = Игроков: { $min }–{ $max }
game-time = { $from }–{ $to } мин
game-weight = { $weight ->
    [light] простая
    [heavy] сложная
   *[medium] средняя
}
play-now = Играть
invite-friends = С друзьями
pair = Найти соперников
pair-text = Мы найдём тех, кто хочет сыграть в ту же игру.
pair-seats = Игроков
switch-rated = На рейтинг
switch-rated-help = Результат влияет на рейтинг игроков. Подсказки отключены.
switch-fill = Боты на свободные места
switch-fill-help = Через минуту, а в партиях по переписке через час, свободные места займут боты.
waiting-fill = Боты займут свободные места в { $time }.
waiting-drawn = Места распределяются жребием в начале партии.
nav-people = Знакомые игроки
nav-groups = Группы
nav-tournaments = Турниры
lobby-groups = Из моих групп
setup-group = Участники вашей группы увидят этот стол на главной странице.
set-up = Настроить
lobby-mine = Мои столы
lobby-open = Открытые столы
lobby-open-empty = Сейчас ни один стол не ждёт игроков. Откройте свой и сделайте его публичным.
lobby-finished = Последние партии
lobby-finished-empty = Сыгранных публичных партий пока нет.
live-heading = Стоит посмотреть
live-empty = Публичных партий сейчас нет.
live-watch = Смотреть
live-watching = { $count ->
    [one] смотрит { $count }
    [few] смотрят { $count }
   *[many] смотрят { $count }
  }
live-board = Поле игры «{ $title }»: { $names }
unofficial = Wolfden — неофициальный фанатский проект. Названия игр лишь указывают, чьи это правила; тексты, рисунки, код и воссозданные поля — наши собственные.

state-your-turn = Ваш ход
state-time-left = осталось { $time }
seat-on-holiday = { $name } (в отпуске)
turns-waiting = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
    [many] Вас ждут { $count } партий
   *[other] Вас ждут { $count } партии
  }
turns-next = Следующая партия
state-open = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
state-running = идёт
state-won = победа: { $winners }, { $date }
state-draw = ничья, { $date }
state-ended = окончена { $date }
state-abandoned = прекращена

guest-name = Волк { $number }
seat-free = Место { $number }, свободно
seat-stand-in = { $name } (бот)
seat-helped = { $name } (доиграл бот)
bot-account = { $name } (учётная запись бота)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Бот-бродяжка
    [greedy] Голодный бот
    [pup] Бот-новичок
    [cub] Бот-волчонок
    [yearling] Бот-переярок
    [hunter] Бот-следопыт
    [alpha] Бот-ветеран
    [legend] Бот-легенда
   *[other] Бот { $level }
}
bot-option = { $level ->
    [random] { bot-level }: ходит случайно
    [greedy] { bot-level }: хватает первое, что видит
    [pup] { bot-level }: для первой партии
    [cub] { bot-level }: лёгкий
    [yearling] { bot-level }: средний
    [hunter] { bot-level }: сложный
    [alpha] { bot-level }: сильный
    [legend] { bot-level }: мастер, думает дольше всех
   *[other] { bot-level }
}
bot-style = { $style ->
    [bold] смелый
    [patient] терпеливый
    [vengeful] мстительный
   *[other] { $style }
}
bot-style-option = { $style ->
    [none] Уравновешенный: без уклона
    [bold] Смелый: рискует и нападает
    [patient] Терпеливый: играет осторожно и ждёт своего часа
    [vengeful] Мстительный: преследует сильнейшего соперника
   *[other] { $style }
}
bot-level-choice = Уровень
bot-character = Стиль игры: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Число рядом с ботом — его рейтинг, измеренный в партиях на { $players } игроков: у самого слабого уровня { $first }, а перевес в 200 пунктов даёт около 3 побед в 4 партиях против одного соперника. Измеряли с { $least }–{ $most } симуляциями на решение; сильные боты здесь думают дольше.
bot-ratings-rules = { $options ->
    [none] Измерено по версии правил { $rules }.
   *[other] Измерено по версии правил { $rules } ({ $options }).
  }

## Set-up

setup-title = Новый стол: { $title }
setup-seats = Места
setup-rules = Правила за этим столом
setup-edition = Издание
setup-edition-default = Wolfden
setup-edition-own = Свой набор
setup-edition-help = Выберите печатное издание или настройте каждое правило отдельно.
setup-edition-change = { $option }: { $value }
setup-table = Стол
setup-start = Начать партию
setup-open = Открыть стол
setup-preview = Образец поля
setup-no-preview = Это поле нельзя показать. Проверьте настройки.
setup-clock = Часы
setup-clock-kind = { $kind ->
    [none] без часов
    [quick] 10 минут + 10 секунд на действие
    [live] 30 минут + 20 секунд на действие
   *[days] по переписке: 3 дня + 12 часов на действие
}
seat-kind-me = играю я
seat-kind-here = играет кто-то рядом
seat-kind-open = для всех, у кого есть ссылка
seat-kind-invited = только по личному приглашению
seat-add = Добавить место
seat-remove = Убрать: { $name }
seat-person = Имя игрока ({ $role })
setup-device = На этом устройстве играет несколько человек. Если один не должен видеть того, что знает другой, между ними опускается занавес.
switch-hints = Подсказки
switch-hints-help = Игроки могут спросить, что сделал бы сильный бот и каковы их шансы.
switch-aids = Помощь с дедукцией
switch-aids-help = Показывает на поле выводы из того, что известно всем.
switch-watchers = Зрители
switch-watchers-help = Смотреть может любой, у кого есть ссылка; скрытое остаётся скрытым.
switch-sleep = Ночной перерыв
switch-sleep-help = Пока вы спите, часы всех игроков стоят.
switch-public = Публичный
switch-public-help = Стол виден на главной странице, сесть может любой.

## Waiting room

waiting-lead = Отправьте друзьям ссылку. Партия начнётся сама, как только все места будут заняты.
waiting-person = Играет кто-то рядом
waiting-person-name = Имя игрока
waiting-invited = Вас пригласили. Садитесь за стол или оставайтесь зрителем.
sit-down = Сесть
start = Начать
start-with-bots = Начать сейчас с ботами
leave = Уйти из-за стола
add-bot = Посадить бота
open-seat = Открыть это место
invite-link = Ссылка на этот стол
invite-one = Для одного человека: место достанется тому, кто откроет первым
copy-link = Копировать ссылку
share-link = Поделиться…
link-copied = Ссылка скопирована.
text-copied = Скопировано.
link-not-copied = Не удалось скопировать ссылку. Выделите и скопируйте её сами.
qr-alt = Та же ссылка как QR-код

## My page

me-title = Моя страница
me-name = Имя для других игроков
me-saved = Сохранено.
me-settings = На этом устройстве
language = Язык
language-auto = как в браузере
me-theme = Тема
me-theme-auto = как в системе
me-theme-night = тёмная
me-theme-snow = светлая
me-sounds = Звуки
sound-impossible = Этот браузер не воспроизводит звуки
volume-signals = Сигналы: ваш ход, конец партии
volume-moments = События на поле
volume-ambience = Тихий фон
me-land = Местность на полях
me-land-painted = рисованная
me-land-plain = простая
me-motion = Анимация
me-motion-auto = как в системе
me-motion-on = включена
me-motion-off = выключена
me-pace = Показывать ходы других
me-pace-auto = шаг за шагом
me-pace-slow = медленно
me-pace-fast = быстро
me-pace-off = сразу
me-confirm = Просить подтверждения
me-confirm-turn-end = для действий, имеющих цену
me-confirm-always = для каждого действия
me-confirm-never = никогда
me-shortcuts = Горячие клавиши за столом (одна буква или цифра)
notifications = Уведомлять, когда мой ход
notifications-refused = Браузер блокирует уведомления этого сайта. Разрешите их в его настройках.
notifications-open-only = Этот браузер не принимает push-сообщения: уведомления приходят, только пока Wolfden открыт.
me-away = Когда вас нет
me-away-text = В партиях по переписке мы можем сообщать, что настал ваш ход. Оставьте пустым то, что не нужно.
me-email = Эл. почта
me-email-unconfirmed = Ещё не подтверждено. Откройте ссылку в письме, которое мы туда отправили.
me-email-confirmed = Подтверждено.
me-email-off = Этот сервер не отправляет писем.
me-webhook = Вебхук
me-webhook-help = Адрес канала в Discord или похожей службе. Начинается с https://.
me-sleep = Часы тишины
me-sleep-help = В это время ({ $zone }) мы ничего не присылаем. Новые партии по переписке предлагают останавливать на это время часы.
me-from = С
me-to = До
me-holiday = Отпуск
me-holiday-text = Ваши часы в партиях по переписке стоят, и мы ничего не присылаем. Отпуск длится не больше { $days } дней, а между двумя отпусками должно пройти { $days } дней.
me-holiday-take = Взять отпуск
me-holiday-planned = Отпуск с { $start } до { $end }.
me-holiday-end = Закончить отпуск
offline-title = Нет соединения
offline-text = Ничего не потеряно: каждое подтверждённое действие сохранено. Часы в партиях по переписке идут дальше.
offline-again = Повторить
docs-link = Документация (на английском)
docs-missing = Документация здесь не собрана
docs-missing-text = В клоне Wolfden её собирает команда «make docs»; «make play» делает это в фоне. До тех пор она лежит текстовыми файлами в папке «docs».
devices = Другие устройства
devices-text = Код переносит ваше имя и ваши места на другое устройство. Он действует один раз в течение десяти минут. Код восстановления действует, пока вы им не воспользуетесь: храните его в надёжном месте.
device-code = Код для другого устройства
device-link = Откройте это на другом устройстве
recovery-code = Код восстановления
code-here = У меня есть код
delete-me = Удалить всё обо мне
delete-me-sure = Удалить всё? Ваши места займут боты. Отменить это нельзя.
delete-me-do = Удалить всё
own-data = Скачать мои данные
me-games = Мои партии
me-games-empty = Вы ещё не играли. Партия против ботов — в одно касание.
me-games-more = Ещё
move-title = Продолжить на этом устройстве
move-text = Это устройство примет имя и места другого.
move-text-known = Сейчас это устройство — { $name }. Если продолжить, оно примет имя и места другого.
move-do = Продолжить здесь

## When something is not there

missing-title = Страница не найдена
missing-text = Возможно, в адресе ошибка или страница переехала.
unreachable-title = Сервер не отвечает
unreachable-text = Ничего не потеряно: каждое подтверждённое действие сохранено. Страница пробует снова каждые две секунды.
table-missing-title = Такого стола нет
table-missing-text = Возможно, в ссылке ошибка или стол убран.
table-closed-title = За этим столом зрители не разрешены
table-closed-text = Его видят только игроки.
table-unknown-title = Мы больше не узнаём этот браузер
table-unknown-text = Начните снова с главной страницы или введите код с другого устройства на странице «{ nav-me }».
table-old-title = После начала этой партии правила изменились
table-old-text = Продолжить её нельзя. Часы остановлены. Можно уйти, сдаться или вместе прекратить партию.
abandoned-title = Эта партия прекращена
abandoned-text = Она закончилась без результата.

## Errors

error-offline = Сервер сейчас недоступен. Ничего не изменено; попробуйте чуть позже.
error-stale = Кто-то вас опередил, и позиция изменилась. Выберите ещё раз.
error-illegal-action = Здесь это не разрешено.
error-bad-notation = Такого действия в этой игре нет. Выберите из списка.
error-bad-request = Сервер не понял запрос. Ничего не изменено.
error-bad-setup = С такими настройками стол создать нельзя.
error-bad-replay = Этот файл не годится как запись партии.
error-wrong-seat = Сейчас не ваш ход. Дождитесь его и выберите ещё раз.
error-wrong-state = За этим столом это сейчас невозможно. Перезагрузите страницу, чтобы увидеть положение в партии.
error-nothing-to-undo = Отменить ничего нельзя: что-то открылось или действовал кто-то другой.
error-no-guest = Мы больше не узнаём этот браузер. Перезагрузите страницу.
error-foreign-origin = Запрос пришёл с другого сайта и отклонён.
error-foreign-host = Под этим именем сервер неизвестен. Администратор может добавить имя ключом --hosts.
error-not-yours = Это место принадлежит другому игроку.
error-not-allowed = За этим столом это не разрешено.
error-not-found = Не найдено. Возможно, это уже удалено.
error-banned = Администратор этого сервера заблокировал вас: вы можете смотреть, но не садиться и не писать.
error-unknown-title = Такой игры здесь нет.
error-seat-taken = Это место только что заняли. Выберите другое.
error-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
error-too-large = Это слишком велико. Сократите и попробуйте ещё раз.
error-storage = Сервер сейчас не может ничего сохранить. Ничего не изменено; попробуйте позже.
error-failed = На сервере что-то пошло не так. Это записано в его журнале; ничего не изменено.
error-other = Не получилось. Ничего не изменено.
request-number = Сообщите администратору этот номер: { $request }
reported = Жалоба отправлена. Администратор сервера её рассмотрит.
