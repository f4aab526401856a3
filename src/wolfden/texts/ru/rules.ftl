### The frame of the rules reference and of the player aids.

rules = Правила
rules-all = Все правила
rules-title = { $title }: правила
rules-contents = Главы
rules-search = Поиск по правилам
rules-search-example = слово или номер, например 6.4
rules-found = { $count ->
    [0] ничего не найдено
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Ни одно правило не подходит под запрос «{ $question }».
rules-ruling = Толкование
rules-rebuilt = Восстановлено нами
rule-link = Прочитать правило { $number }
rule-anchor = Постоянная ссылка на это правило

aid = Памятка
aid-title = { $title }: памятка игрока
aid-print = Напечатать памятку
aid-legend = Обозначения
about = Об игре
about-title = { $title }: об игре
about-heading-story = История
about-heading-credits = Кто создал игру
