### Texts of a table and of a replay, the same for every title.

board-label = Поле
board-keys = Поле. Стрелки двигают по нему, Enter выбирает, L показывает все варианты.
cursor-at = { $thing }
cursor-can-choose = { $thing } Можно выбрать.
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-fit = Всё поле
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
waiting-for = Ждём: { $names } …
waiting-chance = Идёт раздача …
watching = Вы наблюдаете.
confirm-question = Вот что произойдёт. Сделать так?
confirm = Подтвердить
take-back-word = Вернуть последний выбор
choose-on-board = { $count ->
    [one] На поле светится { $count } место.
    [few] Выберите одно из { $count }, что светятся.
   *[many] Выберите одно из { $count }, что светятся.
}
list-choices = Список всех вариантов и строка для ввода
undo = Отменить
hint = Подсказка
hint-says = Сильный бот сыграл бы:
hint-take = Сыграть так
command-label = Действие
command-run = Сделать

## Packs, clocks, chances

packs-label = Стаи
is-bot = Бот
is-away = отсутствует
is-thinking = ходит
your-turn = ваш ход
chances = Шансы
chance-of = { $name }: { $percent } %
connection-lost = Связь потеряна. Подтверждённое сохранено; страница вернётся сама.

## Log and chat

side-label = Журнал и чат
log = Журнал
log-label = Что произошло
log-empty = Пока ничего не произошло.
log-new = новое с тех пор, как вы смотрели
log-undo = { $who } отменяет последнее действие
log-end = { $reason ->
    [resigned] { $who } сдаётся
    [timeout] { $who }: время вышло
   *[other] Партия прекращена
}
recap-title = С тех пор, как вы смотрели
recap-done = Дальше
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
   *[players] Поздоровайтесь со столом.
}
chat-field = Написать сообщение
chat-send = Отправить

## The table's own affairs

table-menu = Стол
help = Справка
sound-on = Звуки включены
sound-off = Звуки выключены
hand-to-bot = Пусть за меня играет бот
take-seat-back = Снова играть без бота
abandon = Предложить прекратить партию
abandon-not = Отозвать предложение
resign = Сдаться
resign-sure = Правда сдаться?
watching-count = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } зритель.
    [few] Смотрят { $count } зрителя.
   *[many] Смотрят { $count } зрителей.
}
ask-undo = Попросить отменить моё последнее действие
undo-asked = { $name } просит что-то отменить.
undo-asks-you = { $name } просит что-то отменить. Согласны?
tabs-label = Вкладки
tab-me = Я
tab-packs = Стаи
tab-log = Журнал
tab-help = Справка

## After the game

over-you-won = Вы победили!
over-won = { $count ->
    [one] Победа: { $names }.
    [few] Общая победа: { $names }.
   *[many] Общая победа: { $names }.
}
over-nobody = Не победил никто.
score-sheet = Итог
score-total = Всего
rank = { $rank } место
watch-replay = Запись партии
rematch = Сыграть ещё
graph-scores = Очки по ходу партии
graph-chances = Шансы на победу по ходу партии, на взгляд
ending-resigned = Все остальные сдались.
ending-timeout = Время вышло.
ending-abandoned = Партия прекращена.
ending-the-wolves-full-moon = Полнолуние подсчитано.
ending-the-wolves-standstill = Никто больше не действовал, поэтому оставшиеся фазы луны подсчитаны.
ending-the-wolves-turn-limit = Настал последний ход, поэтому оставшиеся фазы луны подсчитаны.
ending-age-of-the-wolf-dens = Стая начала свой ход с пятью логовами на поле.
ending-age-of-the-wolf-last-pack = В живых осталась одна стая.
ending-age-of-the-wolf-round-limit = Последний раунд окончен: решают логова, затем регионы, затем волки.
ending-brotherhood-of-the-wolf-victims = Зверь настиг 25-ю жертву.
ending-brotherhood-of-the-wolf-identity = Охотники раскрыли истинную сущность Зверя.
ending-brotherhood-of-the-wolf-fourth-token = У охотников четыре следа.
ending-brotherhood-of-the-wolf-draw = Последний раунд окончен, жертв и свободных следов вместе 25: ничья.
ending-brotherhood-of-the-wolf-time = Последний раунд окончен, а Зверь не достиг цели.
part-the-wolves-spread = Активность
part-the-wolves-speed = Скорость
part-the-wolves-howl = Зов
part-the-wolves-lairs = Логова
part-the-wolves-hunt = Охота
part-the-wolves-wolves = Волки
part-the-wolves-regions = Жетоны доминирования
part-the-wolves-lesser = Вторые места
part-age-of-the-wolf-win = Победа
part-brotherhood-of-the-wolf-result = Результат

## Replay

replay-title = Запись партии: { $title }
replay-tools = Запись партии
replay-first = В начало
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-last = В конец
replay-slider = Момент
eyes = Глазами
eyes-truth = всех: вся правда
eyes-watch = зрителя
eyes-seat = { $name }
share-moment = Ссылка на этот момент
download = Скачать
play-on = Играть отсюда
to-table = К столу

## Help

help-goal = Цель
help-aid = Коротко
help-keys = Клавиши
help-the-wolves-goal = Побеждает тот, у кого после полнолуния больше всего очков: жетоны доминирования и самое дальнее значение на каждой из шести шкал.
help-the-wolves-aid-1 = В ходе два действия; каждый жетон действия даёт ещё одно.
help-the-wolves-aid-2 = Каждое действие стоит тайлов с местностью его цели: перемещение 1, зов 2, лёжка 2, логово 2, покорение 3. Использованные тайлы переворачиваются. Жетон местности заменяет любой тайл.
help-the-wolves-aid-3 = Перемещение: выберите местность, затем ведите волков — не больше активности, каждого не дальше скорости, — и каждый останавливается на этой местности. На клетке не больше двух фигурок.
help-the-wolves-aid-4 = Зов: одинокий волк в пределах дальности зова волка-вожака становится вашим следующим волком.
help-the-wolves-aid-5 = Лёжка: рядом с вожаком или под ним; берётся из свойства на выбор, и оно растёт.
help-the-wolves-aid-6 = Логово: улучшенная лёжка у водоёма; одно на регион; даёт 3 контроля.
help-the-wolves-aid-7 = Покорение: замените одинокого чужого стайного волка или лёжку в пределах дальности зова.
help-the-wolves-aid-8 = Охота: волки на трёх клетках вокруг добычи берут её сами.
help-the-wolves-aid-9 = Зов, логова и покорения двигают луну. В новолуние, четверть и полнолуние подсчитываются регионы с таким жетоном: наибольший контроль берёт его, второй берёт меньшее значение.
help-age-of-the-wolf-goal = Начните свой ход с пятью своими логовами на поле или останьтесь последней живой стаей.
help-age-of-the-wolf-aid-1 = В начале вашего хода каждое логово даёт пять волков.
help-age-of-the-wolf-aid-2 = Одно движение за ход: волки пятёрками в соседний регион, который вы не занимаете, или бой с хищниками там, где вы есть.
help-age-of-the-wolf-aid-3 = Бой: кубик (1, 2, 2, 2, 2, 3), умноженный на волков. Вожак может бросить ещё раз. У хищников постоянная сила: её надо превысить.
help-age-of-the-wolf-aid-4 = Двадцать волков в регионе могут построить логово; одно за ход.
help-age-of-the-wolf-aid-5 = Затем волки, которые ещё не двигались, могут кочевать между вашими регионами.
help-age-of-the-wolf-aid-6 = В конце хода волки сверх добычи региона гибнут от голода.
help-age-of-the-wolf-aid-7 = Карты: отпугнуть хищников, больше волков, ещё движение, заморозить пролив. Каждый ход вы берёте одну и держите до пяти.
help-brotherhood-of-the-wolf-goal = Зверю нужно 25 жертв за двенадцать сезонов. Охотникам — назвать его истинную сущность или собрать четыре его следа.
help-brotherhood-of-the-wolf-aid-1 = Каждый сезон: карта, отряд охотникам, тайный выбор Зверя, ход охотников, нападение, расследование.
help-brotherhood-of-the-wolf-aid-2 = Зверь проходит от 1 до 4 лье до деревни, на которую не нападал в течение года. Чем ближе, тем больше жертв: пять минус лье.
help-brotherhood-of-the-wolf-aid-3 = Там он оставляет след в закрытую или в открытую, чтобы применить способность: стая волков +2 лье, хищник +1 жертва, граф не замечает драгунов, дьявол тащит охотника, бродяга +1 вблизи Auvers.
help-brotherhood-of-the-wolf-aid-4 = Охотники проходят до 3 лье. До 2 они стоят и защищают свою деревню; 3 — это верхом, а всадник не защищает ничего.
help-brotherhood-of-the-wolf-aid-5 = Драгуны защищают деревню, крестьяне спасают одну жизнь.
help-brotherhood-of-the-wolf-aid-6 = Охотник в деревне нападения или в предыдущей может открыть след. Кто знает его символ, забирает след и спрашивает, истинная ли это сущность.
help-key-1 = 1 … 9
help-key-1-does = выбрать из списка
help-key-2 = ← ↑ ↓ →
help-key-2-does = ходить по полю
help-key-3 = Enter
help-key-3-does = выбрать, подтвердить
help-key-4 = Backspace
help-key-4-does = вернуть последний выбор
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
