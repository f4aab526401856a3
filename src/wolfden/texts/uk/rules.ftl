### The frame of the rules reference and of the player aids.

rules = Правила
rules-all = Усі правила
rules-title = { $title }: правила
rules-contents = Розділи
rules-search = Пошук у правилах
rules-search-example = слово або номер, скажімо 6.4
rules-found = { $count ->
    [0] нічого не знайдено
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Жодне правило не відповідає запиту «{ $question }».
rules-ruling = Тлумачення
rules-rebuilt = Відтворено нами
rule-link = Прочитати правило { $number }
rule-anchor = Постійне посилання на це правило

aid = Пам’ятка
aid-title = { $title }: пам’ятка гравця
aid-print = Надрукувати пам’ятку
aid-legend = Позначки
about = Про гру
about-title = { $title }: про гру
about-heading-story = Історія
about-heading-credits = Хто створив гру
