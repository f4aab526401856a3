### History, people, ratings, pairing, tournaments, groups.

history-none = Ще немає зіграних ігор. До першого щабля драбини — один дотик.
history-games = Ігри
history-streak = Перемог поспіль
history-best-streak = найкраще: { $count }
history-puzzles = Рейтинг у задачах
history-puzzles-solved = розв’язано { $solved } з { $answered }
history-ladder = Драбина
history-ladder-text = Переможіть бота самотужки — і на вас чекає наступний, сильніший. Зараховуються ігри, де всі суперники не слабші за нього.
history-rung = перемог: { $won } з { $games }
history-rung-new = ще не зіграно
history-climb = Грати проти: { $name }
history-top = Ви перемогли тут усіх ботів.
history-results = Результати
history-seats = Гравці
history-against = Суперники
history-people = люди
history-mixed = боти
history-share = Частка перемог
history-interval = від { $low } до { $high } з імовірністю 95 %
history-best = Найкращий рахунок
history-own = Історія належить вам: завантажити чи видалити її можна тут: { $page }.
history-device = На вашому пристрої
people-none = Поки нікого. Дограйте гру з людьми, і вони з’являться тут.
people-games = { $count ->
    [one] { $count } гра разом
    [few] { $count } гри разом
    [many] { $count } ігор разом
   *[other] { $count } гри разом
  }
player-invite = Запросити
player-since = тут з { $date }
player-ratings = Рейтинги
player-unrated = Поки немає ігор на рейтинг.
player-rating-games = { $count ->
    [one] { $count } гра на рейтинг
    [few] { $count } гри на рейтинг
    [many] { $count } ігор на рейтинг
   *[other] { $count } гри на рейтинг
  }
player-rating-help = Справжній рейтинг лежить у межах ± з імовірністю 95 %; що більше ігор, то вони вужчі. Нові гравці починають з 1500.
player-block = Заблокувати
player-unblock = Розблокувати
player-block-text = Ви не бачите, що пише { $name }. Вас не садовлять за один стіл, і { $name } не може вас запросити.
player-report = Поскаржитися адміністраторові
player-report-text = Адміністратор сервера дізнається про гравця { $name } і про гру, з якої ви прийшли.
player-report-note = Що сталося?
tournaments-text = Провести турнір може кожен: створіть його, надішліть посилання й почніть. У кожному турі гравців розсаджує система.
tournaments-open = Відкриті турніри
tournaments-open-empty = Зараз відкритих турнірів немає. Створіть перший.
tournaments-mine = Мої та моїх груп
tournament-new = Новий турнір
tournament-name = Назва турніру
tournament-title = Гра
tournament-seats = Гравців за столом
tournament-tables = за столом { $seats }
tournament-kind = Система
tournament-kind-name = { $kind ->
    [swiss] швейцарська система
   *[round_robin] колова система
  }
tournament-rounds = Турів
tournament-most = Гравців не більше
tournament-access = Хто може брати участь
tournament-access-name = { $access ->
    [open] усі
   *[invited] лише за запрошенням
  }
switch-bots = Доповнювати столи ботами
switch-bots-help = Ті, хто лишився без пари, грають із ботами. Інакше вони пропускають тур.
switch-accounts = Допускати облікові записи ботів
switch-accounts-help = Грають і програми гравців. Кожен бере участь один раз: сам або з однією з них.
tournament-make = Створити турнір
tournament-players = гравці: { $count } з { $most }
tournament-state = { $status ->
    [open] чекає на гравців
    [running] тур { $round } з { $rounds }
   *[finished] завершено
  }
tournament-organiser = Організатор: { $name }
tournament-join = Взяти участь
tournament-start = Почати турнір
tournament-table = До мого столу
tournament-leave = Залишити турнір
tournament-leave-sure = Вам більше не призначатимуть суперників, а поточну гру буде здано.
tournament-end-round = Завершити тур
tournament-end-round-sure = Незавершені ігри закінчаться внічию, і почнеться наступний тур.
tournament-end = Завершити турнір
tournament-end-sure = Незавершені ігри закінчаться внічию, і турів більше не буде.
tournament-delete = Видалити турнір
tournament-delete-sure = Турнір і його таблиця видаляються назавжди. Ігри залишаться.
tournament-link = Посилання для гравців
tournament-entered = Гравці
tournament-standings = Таблиця
tournament-player = Гравець
tournament-place = Місце
tournament-points = Очки
tournament-tie-break = Дод.
tournament-tie-break-help = { $kind ->
    [swiss] За рівності очок вирішує додатковий показник: сума очок усіх суперників (Бухгольц). Потім кількість перемог.
   *[round_robin] За рівності очок вирішує додатковий показник: очки переможених суперників і половина очок тих, з ким була нічия (Зоннеборн-Бергер). Потім кількість перемог.
  }
tournament-wins = Перемоги
tournament-left = поза турніром
tournament-remove = Прибрати
tournament-remove-sure = { $name } більше не матиме суперників, а поточну гру буде здано.
tournament-round = Тур { $number }
tournament-bye = Без гри:
tournament-deleted = видалений гравець
tournament-bot = бот
tournament-none = Поки ніхто не бере участі.
groups-text = Група — це люди, які грають разом. Пропонуйте їй столи й турніри: їх побачать усі учасники.
group-name = Назва нової групи
group-make = Створити групу
group-owner = власник
group-members = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
    [many] { $count } учасників
   *[other] { $count } учасника
  }
group-invited = { $name } запрошує вас до цієї групи. Учасників поки: { $count }.
group-join = Вступити до групи
group-tables-empty = Зараз групі не пропонується жодного столу.
group-tournaments-empty = Турнірів групи поки немає.
group-new-table = Новий стіл: { $title }
group-link = Посилання для нових учасників
group-remove-sure = { $name } залишить групу, а посилання для нових учасників зміниться.
group-leave = Залишити групу
group-leave-sure = Ви більше нічого не побачите з цієї групи. Якщо ви власник, ним стане найдавніший учасник.
group-delete = Видалити групу
group-delete-sure = Групу буде видалено для всіх учасників. Столи й турніри залишаться.
