### Texts of the pages outside a running game.

page-title = Wolfden: волчьи настольные игры
tab-your-turn = ● Ваш ход: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Сразу к странице
nav-label = Wolfden
nav-me = Моя страница
close = Закрыть
cancel = Отмена
save = Сохранить
yes = Да
no = Нет
loading = Минутку…
page-is-old = Wolfden обновлён. Перезагрузите страницу, чтобы продолжить с новой версией; с вашей партией ничего не случится.
reload = Перезагрузить
go-home = К играм

theme-to-snow = Включить светлую тему
theme-to-night = Включить тёмную тему

## Landing

landing-title = Волчьи настольные игры в одно касание
landing-lead = Сразу против ботов или с друзьями по ссылке. Без регистрации и установки.
puzzles-title = Задачи дня
puzzles-streak = { $count ->
    [one] Решаете { $count } день подряд.
    [few] Решаете { $count } дня подряд.
   *[many] Решаете { $count } дней подряд.
  }
game-facts = Игроков: { $min }–{ $max }
play-now = Играть
invite-friends = С друзьями
set-up = Настроить
lobby-mine = Мои столы
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ищет компанию. Откройте стол и сделайте его публичным.
lobby-finished = Последние партии
lobby-finished-empty = Здесь ещё не сыграно ни одной партии. Ваша может стать первой.
unofficial = Wolfden — неофициальный проект. Названия говорят, чьи правила имеются в виду; тексты, рисунки, код и воссозданные поля — наши собственные.

state-your-turn = Ваш ход
state-open = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
state-running = идёт
state-won = победа: { $winners }, { $date }
state-ended = окончена { $date }
state-abandoned = прекращена

guest-name = Волк { $number }
seat-free = Место { $number }, свободно
seat-stand-in = { $name } (бот)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Бот-бродяжка
    [greedy] Голодный бот
    [cub] Бот-волчонок
    [hunter] Бот-охотник
    [alpha] Бот-вожак
    [legend] Бот-легенда
   *[other] Бот { $level }
}

## Set-up

setup-title = Стол: { $title }
setup-seats = Места
setup-rules = Правила за этим столом
setup-table = Стол
setup-start = Начать партию
setup-open = Открыть стол
setup-preview = Пример поля, каким оно может выпасть
setup-no-preview = Это поле нельзя нарисовать: проверьте настройки.
setup-clock = Часы
setup-clock-kind = { $kind ->
    [none] без часов
    [quick] 10 минут + 10 секунд за действие
    [live] 30 минут + 20 секунд за действие
   *[days] на несколько дней: 3 дня + 12 часов за действие
}
seat-kind-me = играю я
seat-kind-open = для всех, у кого есть ссылка
seat-kind-invited = только по личному приглашению
seat-add = Добавить место
seat-remove = Убрать: { $name }
switch-hints = Подсказки
switch-hints-help = Игроки могут спросить, что сделал бы сильный бот и каковы их шансы.
switch-aids = Стол дедукции
switch-aids-help = На поле можно показать то, что следует из известного всем.
switch-watchers = Зрители
switch-watchers-help = Смотреть может любой, у кого есть ссылка; скрытого не видит никто.
switch-public = Публичный
switch-public-help = Стол виден на первой странице.

## Waiting room

waiting-lead = Отправьте друзьям ссылку. Партия начнётся сама, как только все места будут заняты.
waiting-invited = Вас пригласили. Садитесь за стол или оставайтесь зрителем.
sit-down = Сесть
start = Начать
start-with-bots = Начать сейчас, боты на свободные места
leave = Уйти из-за стола
add-bot = Бот вместо
open-seat = Открыть это место
invite-link = Ссылка на этот стол
invite-one = Для одного человека: кто первым откроет, тот и садится
copy-link = Копировать ссылку
share-link = Поделиться…
link-copied = Ссылка скопирована.
link-not-copied = Не удалось скопировать ссылку. Выделите и скопируйте её сами.
qr-alt = Та же ссылка как QR-код

## My page

me-title = Моя страница
me-name = Как вас называют другие
me-saved = Сохранено.
me-settings = На этом устройстве
language = Язык
language-auto = как в браузере
me-theme = Тема
me-theme-auto = как в системе
me-theme-night = ночь
me-theme-snow = снег
me-sounds = Звуки
me-sounds-turn = когда мой ход
me-sounds-all = каждый шаг
me-sounds-none = нет
me-motion = Движение
me-motion-auto = как в системе
me-motion-on = да
me-motion-off = нет
me-pace = Ходы других показываются
me-pace-auto = шаг за шагом
me-pace-slow = медленно
me-pace-fast = быстро
me-pace-off = сразу
me-confirm = Уточнять
me-confirm-turn-end = перед концом хода
me-confirm-always = всегда
me-confirm-never = никогда
me-shortcuts = За столом отдельные буквы и цифры — быстрые клавиши
notifications = Сообщать вне страницы, когда мой ход
notifications-refused = Браузер не разрешает уведомления для этой страницы.
devices = Другие устройства
devices-text = Код переносит ваше имя и ваши места на другое устройство. Он действует один раз в течение десяти минут. Код восстановления действует, пока вы им не воспользуетесь: берегите его.
device-code = Код для другого устройства
device-link = Откройте это на другом устройстве
recovery-code = Код восстановления
code-here = У меня есть код
delete-me = Удалить всё обо мне
own-data = Скачать всё, что о вас хранится
delete-me-sure = Правда удалить: ваши места займут боты, вернуть ничего не получится
me-games = Мои партии
me-games-empty = Вы ещё не играли. Партия против ботов — в одно касание.
move-title = Продолжить на этом устройстве
move-text = Это устройство примет имя и места другого.
move-text-known = Сейчас это устройство — { $name }. Если продолжить, оно примет имя и места другого.
move-do = Продолжить здесь

## When something is not there

missing-title = Здесь никто не живёт
missing-text = Возможно, в адресе ошибка или страница переехала.
unreachable-title = Сервер не отвечает
unreachable-text = Ничего не потеряно: каждый подтверждённый ход сохранён. Страница пробует снова каждые две секунды.
table-missing-title = Такого стола нет
table-missing-text = Возможно, в ссылке ошибка или стол убран.
table-closed-title = За этим столом зрители не разрешены
table-closed-text = Его видят только те, кто за ним сидит.
table-unknown-title = Этот браузер больше не известен
table-unknown-text = Начните снова с первой страницы или введите на своей странице код с другого устройства.
abandoned-title = Эта партия прекращена
abandoned-text = Она закончилась без результата.

## Errors

error-offline = Сервер сейчас недоступен. Ничего не изменено; попробуйте через мгновение.
error-stale = Кто-то вас опередил: положение изменилось. Взгляните ещё раз и выберите.
error-illegal-action = Здесь это не разрешено.
error-bad-notation = Это не действие этой игры.
error-bad-request = Сервер этого не понял. Ничего не изменилось.
error-bad-setup = С такими настройками стол создать нельзя.
error-bad-replay = Эту запись партии нельзя использовать.
error-wrong-seat = Сейчас уже не ваш ход.
error-wrong-state = За этим столом это сейчас невозможно.
error-nothing-to-undo = Отменить ничего нельзя: что-то открылось или действовал кто-то другой.
error-no-guest = Этот браузер больше не известен. Перезагрузите страницу.
error-foreign-origin = Запрос пришёл с другого сайта и отклонён.
error-not-yours = Это место принадлежит кому-то другому.
error-not-allowed = За этим столом это не разрешено.
error-banned = Администратор этого сервера заблокировал вас: вы можете смотреть, но не садиться и не писать.
error-not-found = Этого нет или уже нет.
error-unknown-title = Такой игры здесь нет.
error-seat-taken = Это место уже занято.
error-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
error-too-large = Это слишком велико.
error-storage = Сервер сейчас не может ничего сохранить. Ничего не изменено; попробуйте позже.
error-failed = На сервере что-то пошло не так. Это записано в его журнале; ничего не изменено.
error-other = Не получилось. Ничего не изменено.
request-number = Сообщите администратору этот номер: { $request }
