### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Двері зачинено
door-lead = Цей сервер Wolfden — для запрошених. Введіть його пароль або код, який вам дали.
door-invited-title = Вас запрошено
door-invited-lead = За цим посиланням може ввійти одна людина. Натисніть кнопку, щоб використати його.
door-move-title = Продовжити на цьому пристрої
door-move-lead = Код у цьому посиланні впускає цей пристрій.
door-key = Пароль або код
door-enter = Увійти
door-languages = Мова
