### Відмови сервера, що трапляються зрідка; завантажуються, коли потрібні.

## Столи
problem-table-gone = Такого столу немає або вже немає.
problem-not-running = { $status ->
    [open] Це можна лише під час гри, а цю ще не почато.
    [finished] Це можна лише під час гри, а цю закінчено.
   *[abandoned] Це можна лише під час гри, а цю припинено.
}
problem-not-open = Це можливо лише до початку гри.
problem-seat-not-yours = Місце { $seat } не ваше.
problem-not-seated = Ви не сидите за цим столом.
problem-no-free-seat = Вільних місць тут немає. Можна дивитися або попросити в господаря запрошення.
problem-seat-not-free = Місце { $seat } не вільне. Можна дивитися або попросити в господаря запрошення.
problem-seat-held = На місці { $seat } сидить { $name }.
problem-seat-not-kept = Місце { $seat } не тримають для запрошеного.
problem-seat-empty = Місце { $seat } ще порожнє. Займіть його або посадіть туди бота.
problem-no-such-seat = Місця { $seat } тут немає: за столом місця від 1 до { $seats }.
problem-undo-too-far = Це сталося надто давно, щоб скасувати, а інших за цим столом не питають.
problem-undo-not-own = Просити про скасування можна лише для власних дій.
problem-answer-late = На цю відповідь уже ніхто не чекає.
problem-answer-not-asked = Вас не питають, або ви вже відповіли.
problem-rematch-later = Зіграти ще можна, коли ця гра закінчиться.
problem-rematch-not-seated = Зіграти ще можуть лише ті, хто сидів за цим столом.

## Перегляд і навчання
problem-replay-not-begun = Поки що нема на що дивитися: гру ще не почато.
problem-eyes-unknown = «{ $eyes }» — нічиї очі: назвіть номер місця, { $known }.
problem-no-watchers = За цим столом глядачів немає.
problem-own-eyes-only = Поки триває гра, дивитися можна лише очима власних місць.
problem-no-such-step = Кроку { $step } немає: у грі кроки від 0 до { $last }.
problem-play-on-later = Грати далі звідси можна, коли ця гра закінчиться.
problem-play-on-seats = У грі місць: { $seats }, а не { $named }.
problem-guide-none = Для цієї гри провідника ще немає.
problem-puzzle-gone = Такої задачі немає або вже немає.

## Годинники
problem-clock-bank = На годиннику має бути щонайменше { $seconds } секунд на гравця.
problem-sleep-days = Години сну бувають лише за годинника, що лічить дні.
problem-sleep-same = Години сну не можуть починатися й закінчуватися водночас.
problem-zone-unknown = Часового поясу «{ $zone }» немає: його пишуть так: «Europe/Kyiv».

## Глядачі, розмови, позначки
problem-watcher-plays = Глядачі не грають. Спершу сядьте за стіл.
problem-watcher-marks = Глядачі нічого не позначають. Спершу сядьте за стіл.
problem-room-closed = Писати там ви не можете.
problem-marks-large = Позначок забагато: не більше ніж { $most } байтів.
problem-marks-room = Позначки бувають для себе або для своєї команди.
problem-marks-deep = Ці позначки не зберегти: вони надто глибоко вкладені.

## Облікові записи ботів
problem-bot-no-codes = Обліковий запис бота має токен, а кодів не має.
problem-bot-no-bots = Обліковий запис бота не може мати власних ботів.
problem-bots-enough = Облікових записів для ботів у вас уже { $most }, більше не можна. Спершу видаліть один.
problem-bot-account-none = Такого облікового запису бота у вас немає.

## Адреси
problem-nothing-there = За адресою { $path } нічого немає.
problem-figures-local = Показники цього сервера повідомляють лише машині, на якій він працює.
