### Что не так с позицией или файлом данных, предложение за предложением. Слова файлов остаются как есть.

## Позиции
problem-position-first-line = Это не позиция: она должна начинаться с «{ $first }».
problem-position-title = Это позиция игры «{ $found }», а не «{ $title }».
problem-position-rules = Позиция записана по версии правил { $found }; здесь версия { $known }.
problem-position-seats = В позиции seats={ $found }, а для стола нужно seats={ $seats }.
problem-position-long = В позиции символов: { $length }; читается не больше { $most }.
problem-position-options = Параметр «{ $option }» в позиции не такой, как для стола.

## Их строки
problem-line-unknown = Строки «{ $line }» не бывает; в позиции есть: { $known }.
problem-line-twice = Строка «{ $line }» стоит дважды.
problem-line-key-twice = { $line }: какой-то ключ стоит в этой строке дважды.
problem-line-key-missing = { $line }: не хватает «{ $name }».
problem-line-key-unknown = { $line }: ключа «{ $name }» в этой строке не бывает.
problem-line-number = { $line }: «{ $name }» должно быть целым числом от { $low } до { $high }, а не «{ $text }».
problem-line-named-twice = { $line }: в «{ $name }={ $text }» что-то названо дважды.
problem-line-word = { $line }: «{ $word }» нет среди { $known }.
problem-line-loose = { $line }: «{ $word }» не имеет вида имя=значение.
problem-line-count = { $line }: таких строк должно быть { $count }, а не { $found }.
problem-line-order = { $line }: строки стоят не по порядку: здесь должно быть { $name }={ $wanted }.
problem-line-stage = { $line }: «{ $name }» не относится к этапу «{ $stage }».

## Файлы данных
problem-no-toml = { $where }: это не файл TOML.
problem-no-toml-here = { $where }: это не файл TOML; его удалось прочесть до строки { $row }, столбца { $column }.
problem-toml-long = { $where }: в файле символов: { $length }; читается не больше { $most }.
problem-toml-deep = { $where }: в одном из ключей файла больше { $most } точек.
problem-document-costly = Проверка этого файла занимает слишком много времени или памяти. Упростите его.
problem-data-missing = { $where }: не хватает «{ $name }»; это должно быть { $kind ->
    [number] целое число
    [flag] true или false
    [text] текст
    [list] список
   *[table] таблица
}.
problem-data-kind = { $where }: «{ $name }» должно быть { $kind ->
    [number] целым числом
    [numbers] списком целых чисел
    [flag] true или false
    [text] текстом
    [texts] списком текстов
    [list] списком
    [tables] списком таблиц
   *[table] таблицей
}, а не { $found }.
problem-data-count = { $where }: «{ $name }» должно содержать { $count ->
    [one] { $count } значение
    [few] { $count } значения
   *[many] { $count } значений
}, а не { $found }.
problem-data-number = { $where }: «{ $name }» должно быть целым числом от { $low } до { $high }, а не { $number }.
problem-data-word = { $where }: «{ $name }»: «{ $word }» нет среди { $known }.
problem-data-unknown = { $where }: ключа «{ $name }» здесь не бывает; есть такие: { $known }.
