### Texts of a table and of a replay, the same for every title.

board-label = Поле
board-keys = Поле. Стрілки рухають по ньому, Page Down веде до наступного варіанта, Enter обирає, L показує всі варіанти.
zoom-in = Збільшити
zoom-out = Зменшити
zoom-fit = Усе поле
full-screen = На весь екран
layers = Шари
why-not = Чому ні?
pen = { $room ->
    [team] Позначки команди
   *[own] Мої позначки
}
pen-help = Торкніться місця, щоб позначити його; тягніть від одного до іншого, щоб накреслити стрілку.
pen-text = Текст наступної позначки
pen-clear = Стерти

## Action bar

action-bar-label = Що робити
waiting-for = Очікуємо: { $names }…
device-next = Наступний хід: { $name }.
device-pass = Передайте пристрій: { $name }
device-lead = Інші зараз не дивляться.
device-take = Пристрій у мене: { $name }
device-others = Дивитиметься хтось інший?
device-people = Люди за цим пристроєм
device-also = Або ходить { $name }
device-follow = Повертати поле до того, хто ходить
waiting-chance = Триває роздача…
watching = Ви спостерігаєте.
follow-stop = Призупинити
follow-go = Продовжити
follow-step = Одна дія
follow-skip = До поточного моменту
show-again = Ходи інших ще раз
confirm-question = Підтвердити цю дію?
farewell-title = Для вас гру закінчено
farewell-text = Ваша зграя загинула. Дякуємо за гру: лишайтеся подивитися, чим усе скінчиться, або почніть нову.
farewell-over = Ваша зграя загинула. Дякуємо за гру.
take-back-word = Скасувати останній вибір
choose-on-board = { $count ->
    [1] На полі підсвічено 1 місце.
    [one] Оберіть одне з { $count } підсвічених місць.
    [few] Оберіть одне з { $count } підсвічених місць.
   *[many] Оберіть одне з { $count } підсвічених місць.
}
more-choices = ще { $count }
choices-count = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
  }
tap-parts = Або торкніться тайлів, якими платите.
list-choices = Перелік усіх варіантів і рядок для введення
undo = Скасувати
hint = Підказка
hint-says = Сильний бот зіграв би:
hint-take = Зіграти так
hint-thinking = Сильний бот думає…
hint-then = Потім:
hint-why-chance = Шанс перемогти близько { $percent } %. Якщо { $action }: близько { $other } %.
hint-why-tally = До вашого наступного ходу, { $name }, { $part }: { $now } → { $preferred }. Якщо { $action }: { $chosen }.
hint-why-trials = Найкраще з продовжень, які він розглянув: { NUMBER($count) }.
command-label = Дія
command-run = Зіграти

## Planning ahead

plan-ahead = Спланувати наперед
plan-expect = Зіграйте те, чого чекаєте від гравця { $name }.
plan-reply = Тепер зіграйте свою відповідь або скасуйте останню дію.
plan-chance = Далі вирішує випадок, тож план тут закінчується.
plan-keep = Зберегти план
plan-remove = Прибрати
plan-moved-on = Гра пішла далі. Складіть план заново звідси.
plan-ended = { $why ->
    [done] Ваш план зіграно до кінця.
    [undone] Ваш план знято: дію скасували.
    [illegal] Ваш план знято: відповідь не дозволена.
   *[other] Ваш план знято: зіграно інше.
  }

## Packs, clocks, chances

packs-label = Гравці
is-bot = Бот
is-away = офлайн
is-on-holiday = у відпустці
is-thinking = ходить
your-turn = ваш хід
chances = Шанси
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] поки що здогад
   *[fair] приблизна оцінка
}
chances-certainty-help = { $certainty ->
    [low] На цій стадії гри оцінка шансів лише трохи краща за вгадування.
   *[fair] На цій стадії гри шанси — лише приблизна оцінка.
}
chances-measured = Наскільки їм можна вірити, виміряно за інших правил ({ $options }).
connection-lost = Зв’язок утрачено. Підтверджені дії збережено; з’єднуємося знову…
try-now = Спробувати зараз

## Log and chat

log = Журнал
log-label = Що сталося
log-empty = Ще нічого не сталося.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = потім
log-new = нове від вашого останнього візиту
log-undo = { $who } скасовує останню дію
log-end = { $reason ->
    [resigned] { $who } здається
    [timeout] { $who }: час вичерпано
   *[other] Гру припинено
}
recap-title = Поки вас не було
recap-done = Продовжити
chat-unread = { $unread ->
    [0] Чат
   *[other] Чат ({ $unread })
}
chat-label = Повідомлення
chat-rooms = Кімнати
chat-room = { $room ->
    [team] Команда
    [watchers] Глядачі
   *[players] Стіл
}
chat-empty = { $room ->
    [team] Це читає лише ваша команда.
    [watchers] Тут розмовляють глядачі; гравці прочитають це після гри.
   *[players] Привітайтеся з іншими гравцями.
}
chat-field = Написати повідомлення
chat-send = Надіслати
chat-report = Поскаржитися
chat-report-sure = Точно поскаржитися?

## The table's own affairs

table-menu = Стіл
help = Довідка
sound-on = Звуки увімкнено
sound-off = Звуки вимкнено
hand-to-bot = Хай за мене грає бот
take-seat-back = Повернути собі місце
abandon = Запропонувати припинити гру
abandon-alone = Припинити гру
abandon-not = Відкликати пропозицію
resign = Здатися
resign-sure = Здатися в цій грі?
unrated-game = { $why ->
    [bots] Ця гра не враховується в рейтингу: у ній грав бот або один гравець за іншого.
    [same] Ця гра не враховується в рейтингу: одна людина грала за кілька сторін.
    [short] Ця гра не враховується в рейтингу: одна зі сторін майже не ходила.
    [often] Ця гра не враховується в рейтингу: ці гравці сьогодні зіграли одне з одним достатньо ігор на рейтинг.
    [left] Ця гра не враховується в рейтингу: один гравець пішов і програв; решта грає далі.
   *[removed] Ця гра не враховується в рейтингу: організатор вилучив гравця.
}
table-about = Про гравця { $name }
watching-count = { $count ->
    [0] Глядачів немає
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
ask-undo = Попросити скасувати дію
ask-undo-alone = Скасувати останню дію
undo-asked = { $name } просить скасувати дію.
undo-asks-you = { $name } просить скасувати дію. Ви згодні?
tabs-label = Вкладки
tab-me = Я
tab-packs = Гравці
tab-log = Журнал
tab-text = Текст
text-next-to = Поруч: { $names }.
text-choose = Обрати
text-distances = Відстані
tab-help = Довідка
panel-raise = Збільшити
panel-lower = Зменшити

## After the game

over-you-won = Ви перемогли!
over-won = { $count ->
    [one] Перемога: { $names }.
    [few] Спільна перемога: { $names }.
   *[many] Спільна перемога: { $names }.
}
over-nobody = Не переміг ніхто.
over-draw = Нічия.
score-sheet = Підсумок
score-total = Усього
rank = { $rank ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $rank }-те місце
}
rank-draw = Нічия
watch-replay = Запис гри
rematch = Зіграти ще
rematch-role = Місця зсунулися на одне. Тепер ви граєте: { $role }.
tournament-back = До турніру
graph-scores = Очки протягом гри
graph-chances = Шанси на перемогу протягом гри (оцінка)
graph-guess = До дії { $ply } оцінка шансів лише трохи краща за вгадування.
graph-rough = До дії { $ply } це лише приблизна оцінка.
graph-open = Клацніть потрібний момент, щоб побачити його в записі.
graph-turn = Перелом: дія { $ply }. { $name }: { $before } → { $after }.
ending-resigned = Усі інші здалися.
ending-timeout = Час вичерпано.
ending-abandoned = Гру припинено.
## Replay

replay-title = Запис гри: { $title }
replay-old-rules = Гру зіграно за версією правил { $played }. Її показано за версією { $known }, тому позиції можуть відрізнятися або обірватися раніше.
replay-tools = Запис гри
replay-first = На початок
replay-back = На дію назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = На дію вперед
replay-last = У кінець
replay-slider = Момент гри
replay-speed = Швидкість
eyes = Показати
eyes-truth = усе відкрите
eyes-watch = очима глядача
eyes-seat = { $name }
share-moment = Посилання на цей момент
embed-moment = Вбудувати цей момент
embed-open = Відкрити у Wolfden
save-picture = Зберегти картинку
save-animation = Зберегти анімацію
animation-text = Частина гри стане анімацією, якою можна поділитися. Якщо дій більше ніж { $most }, деякі пропускаються.
animation-from = Від дії
animation-to = До дії
animation-busy = Малюємо…
download = Завантажити
play-on = Грати звідси
to-table = До столу

## Help

help-keys = Клавіші
help-key-1 = 1…9
help-key-1-does = обрати зі списку
help-key-2 = ← ↑ ↓ →
help-key-2-does = ходити полем
help-key-3 = Enter
help-key-3-does = обрати, підтвердити
help-key-4 = Backspace
help-key-4-does = скасувати останній вибір
help-key-5 = C
help-key-5-does = підтвердити
help-key-6 = U
help-key-6-does = скасувати
help-key-7 = H
help-key-7-does = підказка
help-key-8 = L
help-key-8-does = перелік усіх варіантів
help-key-9 = /
help-key-9-does = ввести дію
help-key-10 = ?
help-key-10-does = ця довідка
help-key-11 = B
help-key-11-does = до поля
help-key-12 = Page Down, Page Up
help-key-12-does = на полі: до наступного, що можна обрати
help-key-13 = O
help-key-13-does = до варіантів вибору
help-key-14 = G, T
help-key-14-does = журнал, поле текстом
help-key-15 = R, P
help-key-15-does = показати ходи інших ще раз, призупинити їх

## Review
review-button = Розібрати гру
analysis-button = Аналізувати звідси
share-picture = Поділитися картинкою
picture-failed = Не вдалося зробити картинку. Зробіть знімок екрана.
