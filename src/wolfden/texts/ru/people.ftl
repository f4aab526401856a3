### History, people, ratings, pairing, tournaments, groups.

history-none = Пока нет сыгранных партий. До первой ступени лестницы — одно касание.
history-games = Партии
history-streak = Побед подряд
history-best-streak = лучшее: { $count }
history-puzzles = Рейтинг в задачах
history-puzzles-solved = решено { $solved } из { $answered }
history-ladder = Лестница
history-ladder-text = Победите бота в одиночку — и вас ждёт следующий, сильнее. Считаются партии, где все соперники не слабее его.
history-rung = побед: { $won } из { $games }
history-rung-new = ещё не сыграно
history-climb = Играть против: { $name }
history-top = Вы победили здесь всех ботов.
history-results = Результаты
history-seats = Игроки
history-against = Соперники
history-people = люди
history-mixed = боты
history-share = Доля побед
history-interval = от { $low } до { $high } с вероятностью 95 %
history-best = Лучший счёт
history-own = История принадлежит вам: скачать или удалить её можно здесь: { $page }.
history-device = На вашем устройстве
people-none = Пока никого. Доиграйте партию с людьми, и они появятся здесь.
people-games = { $count ->
    [one] { $count } партия вместе
    [few] { $count } партии вместе
    [many] { $count } партий вместе
   *[other] { $count } партии вместе
  }
player-invite = Пригласить
player-since = здесь с { $date }
player-ratings = Рейтинги
player-unrated = Пока нет партий на рейтинг.
player-rating-games = { $count ->
    [one] { $count } партия на рейтинг
    [few] { $count } партии на рейтинг
    [many] { $count } партий на рейтинг
   *[other] { $count } партии на рейтинг
  }
player-rating-help = Истинный рейтинг лежит в пределах ± с вероятностью 95 %; чем больше партий, тем они уже. Новые игроки начинают с 1500.
player-block = Заблокировать
player-unblock = Разблокировать
player-block-text = Вы не видите, что пишет { $name }. Вас не сажают за один стол, и { $name } не может вас пригласить.
player-report = Пожаловаться администратору
player-report-text = Администратор сервера узнает об игроке { $name } и о партии, из которой вы пришли.
player-report-note = Что произошло?
tournaments-text = Провести турнир может каждый: создайте его, отправьте ссылку и начните. В каждом туре игроки рассаживаются автоматически.
tournaments-open = Открытые турниры
tournaments-open-empty = Сейчас открытых турниров нет. Создайте первый.
tournaments-mine = Мои и моих групп
tournament-new = Новый турнир
tournament-name = Название турнира
tournament-title = Игра
tournament-seats = Игроков за столом
tournament-tables = за столом { $seats }
tournament-kind = Система
tournament-kind-name = { $kind ->
    [swiss] швейцарская система
   *[round_robin] круговая система
  }
tournament-rounds = Туров
tournament-most = Игроков не больше
tournament-access = Кто может участвовать
tournament-access-name = { $access ->
    [open] все
   *[invited] только по приглашению
  }
switch-bots = Дополнять столы ботами
switch-bots-help = Оставшиеся без пары играют с ботами. Иначе они пропускают тур.
switch-accounts = Допускать учётные записи ботов
switch-accounts-help = Играют и программы игроков. Каждый участвует один раз: сам или с одной из них.
tournament-make = Создать турнир
tournament-players = игроки: { $count } из { $most }
tournament-state = { $status ->
    [open] ждёт игроков
    [running] тур { $round } из { $rounds }
   *[finished] завершён
  }
tournament-organiser = Организатор: { $name }
tournament-join = Участвовать
tournament-start = Начать турнир
tournament-table = К моему столу
tournament-leave = Покинуть турнир
tournament-leave-sure = Вам больше не будут назначать соперников, а идущая партия будет сдана.
tournament-end-round = Завершить тур
tournament-end-round-sure = Незавершённые партии закончатся вничью, и начнётся следующий тур.
tournament-end = Завершить турнир
tournament-end-sure = Незавершённые партии закончатся вничью, и туров больше не будет.
tournament-delete = Удалить турнир
tournament-delete-sure = Турнир и его таблица удаляются навсегда. Партии останутся.
tournament-link = Ссылка для игроков
tournament-entered = Игроки
tournament-standings = Таблица
tournament-player = Игрок
tournament-place = Место
tournament-points = Очки
tournament-tie-break = Доп.
tournament-tie-break-help = { $kind ->
    [swiss] При равенстве очков решает дополнительный показатель: сумма очков всех соперников (Бухгольц). Затем число побед.
   *[round_robin] При равенстве очков решает дополнительный показатель: очки побеждённых соперников и половина очков тех, с кем была ничья (Зоннеборн-Бергер). Затем число побед.
  }
tournament-wins = Победы
tournament-left = вне турнира
tournament-remove = Убрать
tournament-remove-sure = { $name } больше не получит соперников, а идущая партия будет сдана.
tournament-round = Тур { $number }
tournament-bye = Без партии:
tournament-deleted = удалённый игрок
tournament-bot = бот
tournament-none = Пока никто не участвует.
groups-text = Группа — это люди, которые играют вместе. Предлагайте ей столы и турниры: их увидят все участники.
group-name = Название новой группы
group-make = Создать группу
group-owner = владелец
group-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
  }
group-invited = { $name } приглашает вас в эту группу. Участников пока: { $count }.
group-join = Вступить в группу
group-tables-empty = Сейчас группе не предлагается ни одного стола.
group-tournaments-empty = Турниров группы пока нет.
group-new-table = Новый стол: { $title }
group-link = Ссылка для новых участников
group-remove-sure = { $name } покинет группу, а ссылка для новых участников сменится.
group-leave = Покинуть группу
group-leave-sure = Вы больше ничего не увидите из этой группы. Если вы владелец, им станет самый давний участник.
group-delete = Удалить группу
group-delete-sure = Группа удаляется для всех участников. Столы и турниры останутся.
