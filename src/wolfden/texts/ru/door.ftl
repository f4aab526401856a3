### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Дверь закрыта
door-lead = Этот сервер Wolfden — для приглашённых. Введите его пароль или код, который вам дали.
door-invited-title = Вас пригласили
door-invited-lead = По этой ссылке может войти один человек. Нажмите кнопку, чтобы использовать её.
door-move-title = Продолжить на этом устройстве
door-move-lead = Код в этой ссылке впускает это устройство.
door-key = Пароль или код
door-enter = Войти
door-languages = Язык
