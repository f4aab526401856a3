### Що не так із позицією чи файлом даних, речення за реченням. Слова файлів лишаються як є.

## Позиції
problem-position-first-line = Це не позиція: вона має починатися з «{ $first }».
problem-position-title = Це позиція гри «{ $found }», а не «{ $title }».
problem-position-rules = Позицію записано за версією правил { $found }; тут версія { $known }.
problem-position-seats = У позиції seats={ $found }, а для столу треба seats={ $seats }.
problem-position-long = У позиції символів: { $length }; читається не більше ніж { $most }.
problem-position-options = Параметр «{ $option }» у позиції не такий, як для столу.

## Їхні рядки
problem-line-unknown = Рядка «{ $line }» не буває; у позиції є: { $known }.
problem-line-twice = Рядок «{ $line }» стоїть двічі.
problem-line-key-twice = { $line }: якийсь ключ стоїть у цьому рядку двічі.
problem-line-key-missing = { $line }: бракує «{ $name }».
problem-line-key-unknown = { $line }: ключа «{ $name }» у цьому рядку не буває.
problem-line-number = { $line }: «{ $name }» має бути цілим числом від { $low } до { $high }, а не «{ $text }».
problem-line-named-twice = { $line }: у «{ $name }={ $text }» щось названо двічі.
problem-line-word = { $line }: «{ $word }» немає серед { $known }.
problem-line-loose = { $line }: «{ $word }» не має вигляду ім’я=значення.
problem-line-count = { $line }: таких рядків має бути { $count }, а не { $found }.
problem-line-order = { $line }: рядки стоять не за порядком: тут має бути { $name }={ $wanted }.
problem-line-stage = { $line }: «{ $name }» не належить до етапу «{ $stage }».

## Файли даних
problem-no-toml = { $where }: це не файл TOML.
problem-no-toml-here = { $where }: це не файл TOML; його вдалося прочитати до рядка { $row }, стовпця { $column }.
problem-toml-long = { $where }: у файлі символів: { $length }; читається не більше ніж { $most }.
problem-toml-deep = { $where }: в одному з ключів файлу більше ніж { $most } крапок.
problem-document-costly = Перевірка цього файлу потребує забагато часу або пам’яті. Спростіть його.
problem-data-missing = { $where }: бракує «{ $name }»; це має бути { $kind ->
    [number] ціле число
    [flag] true або false
    [text] текст
    [list] список
   *[table] таблиця
}.
problem-data-kind = { $where }: «{ $name }» має бути { $kind ->
    [number] цілим числом
    [numbers] списком цілих чисел
    [flag] true або false
    [text] текстом
    [texts] списком текстів
    [list] списком
    [tables] списком таблиць
   *[table] таблицею
}, а не { $found }.
problem-data-count = { $where }: «{ $name }» має містити { $count ->
    [one] { $count } значення
    [few] { $count } значення
   *[many] { $count } значень
}, а не { $found }.
problem-data-number = { $where }: «{ $name }» має бути цілим числом від { $low } до { $high }, а не { $number }.
problem-data-word = { $where }: «{ $name }»: «{ $word }» немає серед { $known }.
problem-data-unknown = { $where }: ключа «{ $name }» тут не буває; є такі: { $known }.
