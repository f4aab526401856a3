### Texts of a table and of a replay, the same for every title.

board-label = Поле
board-keys = Поле. Стрелки двигают по нему, Page Down ведёт к следующему варианту, Enter выбирает, L показывает все варианты.
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-fit = Всё поле
full-screen = Во весь экран
layers = Слои
why-not = Почему нет?
pen = { $room ->
    [team] Пометки команды
   *[own] Мои пометки
}
pen-help = Коснитесь места, чтобы отметить его; тяните от одного к другому, чтобы начертить стрелку.
pen-text = Текст следующей пометки
pen-clear = Стереть

## Action bar

action-bar-label = Что делать
waiting-for = Ждём: { $names }…
device-next = Следующий ход: { $name }.
device-pass = Передайте устройство: { $name }
device-lead = Остальные сейчас не смотрят.
device-take = Устройство у меня: { $name }
device-others = Смотреть будет кто-то другой?
device-people = Люди за этим устройством
device-also = Или ходит { $name }
device-follow = Поворачивать поле к тому, кто ходит
waiting-chance = Идёт раздача…
watching = Вы наблюдаете.
follow-stop = Приостановить
follow-go = Продолжить
follow-step = Одно действие
follow-skip = К текущему моменту
show-again = Ходы других ещё раз
confirm-question = Подтвердить это действие?
farewell-title = Для вас партия окончена
farewell-text = Ваша стая пала. Спасибо за игру: останьтесь и посмотрите, чем всё кончится, или начните новую партию.
farewell-over = Ваша стая пала. Спасибо за игру.
take-back-word = Отменить последний выбор
choose-on-board = { $count ->
    [1] На поле подсвечено 1 место.
    [one] Выберите одно из { $count } подсвеченных мест.
    [few] Выберите одно из { $count } подсвеченных мест.
   *[many] Выберите одно из { $count } подсвеченных мест.
}
more-choices = ещё { $count }
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
tap-parts = Или нажмите на тайлы, которыми платите.
list-choices = Список всех вариантов и строка для ввода
undo = Отменить
hint = Подсказка
hint-says = Сильный бот сыграл бы:
hint-take = Сыграть так
hint-thinking = Сильный бот думает…
hint-then = Затем:
hint-why-chance = Шанс победить около { $percent } %. Если { $action }: около { $other } %.
hint-why-tally = До вашего следующего хода, { $name }, { $part }: { $now } → { $preferred }. Если { $action }: { $chosen }.
hint-why-trials = Лучшее из продолжений, которые он рассмотрел: { NUMBER($count) }.
command-label = Действие
command-run = Сыграть

## Planning ahead

plan-ahead = Спланировать заранее
plan-expect = Сыграйте то, чего ждёте от игрока { $name }.
plan-reply = Теперь сыграйте свой ответ или отмените последнее действие.
plan-chance = Дальше решает случай, поэтому план здесь заканчивается.
plan-keep = Сохранить план
plan-remove = Убрать
plan-moved-on = Партия продвинулась. Составьте план заново отсюда.
plan-ended = { $why ->
    [done] Ваш план сыгран до конца.
    [undone] Ваш план снят: действие отменили.
    [illegal] Ваш план снят: ответ не разрешён.
   *[other] Ваш план снят: сыграно другое.
  }

## Packs, clocks, chances

packs-label = Игроки
is-bot = Бот
is-away = не в сети
is-on-holiday = в отпуске
is-thinking = ходит
your-turn = ваш ход
chances = Шансы
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] пока лишь догадка
   *[fair] примерная оценка
}
chances-certainty-help = { $certainty ->
    [low] На этой стадии партии оценка шансов немногим лучше гадания.
   *[fair] На этой стадии партии шансы — лишь примерная оценка.
}
chances-measured = Насколько им можно верить, измерено при других правилах ({ $options }).
connection-lost = Связь потеряна. Подтверждённые действия сохранены; соединяемся снова…
try-now = Попробовать сейчас

## Log and chat

log = Журнал
log-label = Что произошло
log-empty = Пока ничего не произошло.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = затем
log-new = новое с вашего последнего визита
log-undo = { $who } отменяет последнее действие
log-end = { $reason ->
    [resigned] { $who } сдаётся
    [timeout] { $who }: время вышло
   *[other] Партия прекращена
}
recap-title = Пока вас не было
recap-done = Продолжить
chat-unread = { $unread ->
    [0] Чат
   *[other] Чат ({ $unread })
}
chat-label = Сообщения
chat-rooms = Комнаты
chat-room = { $room ->
    [team] Команда
    [watchers] Зрители
   *[players] Стол
}
chat-empty = { $room ->
    [team] Это читает только ваша команда.
    [watchers] Здесь говорят зрители; игроки прочтут это после партии.
   *[players] Поздоровайтесь с другими игроками.
}
chat-field = Написать сообщение
chat-send = Отправить
chat-report = Пожаловаться
chat-report-sure = Точно пожаловаться?

## The table's own affairs

table-menu = Стол
help = Справка
sound-on = Звуки включены
sound-off = Звуки выключены
hand-to-bot = Пусть за меня играет бот
take-seat-back = Вернуть себе место
abandon = Предложить прекратить партию
abandon-alone = Прекратить партию
abandon-not = Отозвать предложение
resign = Сдаться
resign-sure = Сдаться в этой партии?
unrated-game = { $why ->
    [bots] Эта партия не учитывается в рейтинге: в ней играл бот или один игрок за другого.
    [same] Эта партия не учитывается в рейтинге: один человек играл за несколько сторон.
    [short] Эта партия не учитывается в рейтинге: одна из сторон почти не ходила.
    [often] Эта партия не учитывается в рейтинге: эти игроки сыграли друг с другом сегодня достаточно партий на рейтинг.
    [left] Эта партия не учитывается в рейтинге: один игрок ушёл и проиграл; остальные играют дальше.
   *[removed] Эта партия не учитывается в рейтинге: организатор исключил игрока.
}
table-about = Об игроке { $name }
watching-count = { $count ->
    [0] Зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
ask-undo = Попросить отменить действие
ask-undo-alone = Отменить последнее действие
undo-asked = { $name } просит отменить действие.
undo-asks-you = { $name } просит отменить действие. Вы согласны?
tabs-label = Вкладки
tab-me = Я
tab-packs = Игроки
tab-log = Журнал
tab-text = Текст
text-next-to = Рядом: { $names }.
text-choose = Выбрать
text-distances = Расстояния
tab-help = Справка
panel-raise = Увеличить
panel-lower = Уменьшить

## After the game

over-you-won = Вы победили!
over-won = { $count ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
   *[many] Общая победа: { $names }.
}
over-nobody = Не победил никто.
over-draw = Ничья.
score-sheet = Итог
score-total = Всего
rank = { $rank ->
    [1] 1-е место
    [2] 2-е место
    [3] 3-е место
   *[other] { $rank }-е место
}
rank-draw = Ничья
watch-replay = Запись партии
rematch = Сыграть ещё
rematch-role = Места сдвинулись на одно. Теперь вы играете: { $role }.
tournament-back = К турниру
graph-scores = Очки по ходу партии
graph-chances = Шансы на победу по ходу партии (оценка)
graph-guess = До действия { $ply } оценка шансов немногим лучше гадания.
graph-rough = До действия { $ply } это лишь примерная оценка.
graph-open = Щёлкните по моменту, чтобы увидеть его в записи.
graph-turn = Перелом: действие { $ply }. { $name }: { $before } → { $after }.
ending-resigned = Все остальные сдались.
ending-timeout = Время вышло.
ending-abandoned = Партия прекращена.
## Replay

replay-title = Запись партии: { $title }
replay-old-rules = Партия сыграна по версии правил { $played }. Она показана по версии { $known }, поэтому позиции могут отличаться или оборваться раньше.
replay-tools = Запись партии
replay-first = В начало
replay-back = На действие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = На действие вперёд
replay-last = В конец
replay-slider = Момент партии
replay-speed = Скорость
eyes = Показать
eyes-truth = всё открыто
eyes-watch = глазами зрителя
eyes-seat = { $name }
share-moment = Ссылка на этот момент
embed-moment = Встроить этот момент
embed-open = Открыть в Wolfden
save-picture = Сохранить картинку
save-animation = Сохранить анимацию
animation-text = Часть партии станет анимацией, которой можно поделиться. Если действий больше { $most }, часть пропускается.
animation-from = От действия
animation-to = До действия
animation-busy = Рисуем…
download = Скачать
play-on = Играть отсюда
to-table = К столу

## Help

help-keys = Клавиши
help-key-1 = 1…9
help-key-1-does = выбрать из списка
help-key-2 = ← ↑ ↓ →
help-key-2-does = ходить по полю
help-key-3 = Enter
help-key-3-does = выбрать, подтвердить
help-key-4 = Backspace
help-key-4-does = отменить последний выбор
help-key-5 = C
help-key-5-does = подтвердить
help-key-6 = U
help-key-6-does = отменить
help-key-7 = H
help-key-7-does = подсказка
help-key-8 = L
help-key-8-does = список всех вариантов
help-key-9 = /
help-key-9-does = ввести действие
help-key-10 = ?
help-key-10-does = эта справка
help-key-11 = B
help-key-11-does = к полю
help-key-12 = Page Down, Page Up
help-key-12-does = на поле: к следующему, что можно выбрать
help-key-13 = O
help-key-13-does = к вариантам выбора
help-key-14 = G, T
help-key-14-does = журнал, поле текстом
help-key-15 = R, P
help-key-15-does = показать ходы других ещё раз, приостановить их

## Review
review-button = Разобрать партию
analysis-button = Анализировать отсюда
share-picture = Поделиться картинкой
picture-failed = Не удалось сделать картинку. Сделайте снимок экрана.
