## Стол
problem-seats = В эту игру играют от { $low } до { $high } игроков, а не { $seats }.
problem-title = Неизвестная игра «{ $title }». Есть такие: { $known }.
problem-option-value = Параметр { $option }: «{ $value }» нет среди { $known }.
problem-option-number = Параметр { $option }: «{ $value }» — не целое число от { $low } до { $high }.
problem-option-unknown = Неизвестный параметр «{ $option }». Есть такие: { $known }.
problem-edition-unknown = Неизвестное издание «{ $edition }». Есть такие: { $known }.
problem-bot-unknown = Неизвестный бот «{ $bot }». Выберите одного из этих: { $known }.
problem-bot-without-budget = У бота { $bot } нет бюджета: напишите только его имя.
problem-bot-budget = Бюджет в «{ $bot }» не удаётся прочесть. После двоеточия пишите seconds=N (больше 0, до { $seconds }) или simulations=N (от 1 до { $simulations }).
problem-bot-style = В этой игре нет стиля «{ $style }». Выберите один из этих: { $known }.
problem-bot-broken = Бот «{ $bot }» не работает: { $trouble }
problem-bot-class = «{ $bot }» — не бот: бот должен быть подклассом Player.
problem-weights-file = { $path } — не файл весов, который умеет читать этот Wolfden.
problem-weights-damaged = Веса в { $path } повреждены или обрезаны: создайте их заново или возьмите другой файл.
problem-weights-title = Веса в { $path } — для игры «{ $made }», а не для «{ $title }».
problem-weights-encoder = Эти веса сделаны для версии входов { $made }; здесь у них версия { $known }. Обучите их заново.
problem-weights-unreadable = Не удаётся прочесть веса в { $path }: { $trouble }
problem-weights-unused = У игры «{ $title }» нет кодировщика для сетей, поэтому веса использовать нельзя.

## Слова действий
problem-wrong-seat = { $seat ->
    [0] Сейчас ничего не бросают, не тянут и не раздают. Могут действовать места: { $actors }.
   *[other] Сейчас не очередь места { $seat }. Могут действовать места: { $actors }.
}
problem-wrong-seat-dealing = Подождите, пока программа закончит бросок, добор или раздачу.
problem-wrong-seat-over = Партия окончена: никто больше не может действовать.
problem-verb = «{ $word }» — не действие. Действие начинается с: { $known }.
problem-too-many-words = В «{ $words }» слишком много слов. Пишется так: { $like }
problem-unfinished = «{ $words }» не закончено. Пишется так: { $like }
problem-word = «{ $word }» туда не подходит. Подошло бы: { $known }.
problem-place = «{ $word }» — не место на этом поле. Место пишется так: { $like }
problem-amount = «{ $word }» — не число волков: в стае их не больше { $most } (A1.1).
problem-aside-or-track = «{ $word }» — ни клетка, куда идти (начинается с «>»), ни свойство (начинается с «^»).
problem-water = { $word } — вода или каньон: там никогда ничего не стоит (W1.1, W1.2).
problem-payment = «{ $word }» — не плата. Пишите «+», а затем тайлы ({ $known }), каждый один раз, или «token», через запятую.
problem-cost = «{ $word }»: ни одно действие не стоит больше { $most } (W4.3).

## Записи
problem-replay-first-line = Это не запись партии: первая строка не «{ $first }».
problem-replay-long = В записи символов: { $length }; читается не больше { $most }.
problem-replay-cut-off = Запись оборвана: последняя строка — ни «...», ни итог вроде «= full-moon 54 40».
problem-replay-header-line = Строка { $line } записи, «{ $text }», — не заголовок вроде «seats: 3».
problem-replay-header-twice = Строка { $line } записи: заголовок «{ $header }» стоит дважды.
problem-replay-header-missing = В записи нет заголовка «{ $header }».
problem-replay-header-unknown = В записи есть неизвестный заголовок «{ $header }».
problem-replay-header-number = Заголовку «{ $header }» записи нужно целое число больше нуля, а не «{ $text }».
problem-replay-name = Запись называет игрока на месте { $seat }, но мест в ней { $seats }.
problem-replay-action-line = Строка { $line } записи, «{ $text }», — не действие вроде «1 draft @h8» или «~ region 7».
problem-replay-step = Строка { $line } записи не подходит к партии: «{ $text }» ({ $trouble })
problem-replay-result = По записи партия кончается так: «{ $said }», а на деле так: «{ $found }».
problem-other-rules = Эта партия сыграна по версии правил { $played }; здесь версия { $known }.
problem-replay-seat = --seat принимает число от 1 до { $seats }: столько мест в партии.
problem-replay-moment = --step принимает число от 0 до { $last }: столько действий в партии.

## Файлы
problem-file-read = { $trouble ->
    [missing] { $path } не удаётся прочесть: такого файла нет. Проверьте имя и папку.
    [forbidden] { $path } не удаётся прочесть: нет прав. Разрешите чтение или назовите другой файл.
    [folder] { $path } не удаётся прочесть: это папка, или часть пути не папка. Назовите файл.
    [text] { $path } не удаётся прочесть: это не текстовый файл в UTF-8. Назовите другой.
   *[other] { $path } не удаётся прочесть. Назовите другой файл.
}
problem-file-write = { $trouble ->
    [missing] { $path } не удаётся записать: такой папки нет. Создайте её или назовите другую.
    [forbidden] { $path } не удаётся записать: нет прав. Назовите другое место.
    [folder] { $path } не удаётся записать: это папка, или часть пути не папка. Назовите файл.
    [full] { $path } не удаётся записать: диск заполнен. Освободите место или назовите другой диск.
   *[other] { $path } не удаётся записать. Назовите другое место.
}
problem-file-exists = { $path } уже есть: назовите другой файл или продолжите эту партию через --resume.

## Командная строка
problem-usage-required = Не хватает: { $names }. Подробнее: { $help }
problem-usage-unknown = Неизвестно: { $words }. Подробнее: { $help }
problem-usage-value = { $name } требует значения. Подробнее: { $help }
problem-usage-no-value = { $name } не принимает значения. Подробнее: { $help }
problem-usage-choice = { $name }: «{ $word }» нет среди { $known }. Подробнее: { $help }
problem-usage-number = { $name }: «{ $word }» — не целое число. Подробнее: { $help }
problem-usage-ambiguous = «{ $word }» может означать: { $known }. Подробнее: { $help }
problem-name-a-title = Назовите игру ({ $known }) или --resume и файл.
problem-seats-and-players = --seats называет { $named }, а --players говорит { $players }.
problem-resume-flags = Продолженная партия сохраняет игроков и параметры: не указывайте их.
problem-resume-title = { $path } — это игра «{ $found }», а не «{ $title }».
problem-resume-over = Партия в { $path } закончена. Посмотреть: wolfden replay { $path }
problem-resume-seats = В партии мест: { $seats }, а --seats называет { $named }.
problem-position-flags = --position задаёт весь стол: не указывайте --players и --seed.

## На сервере
problem-invitation = Это приглашение уже недействительно. Попросите новое.
problem-code-gone = Этот код уже недействителен. Создайте новый на другом устройстве.
problem-name-empty = В имени должна быть хотя бы одна буква.
problem-message-empty = Сначала напишите сообщение.
problem-email = «{ $address }» — не адрес электронной почты. Напишите его, например, так: name@example.com.
problem-webhook = Адрес для уведомлений должен начинаться с https://.
problem-hint-later = Просить подсказку можно только в свой ход.
problem-hint-busy = Бот ещё думает над вашим предыдущим вопросом.
problem-hint-none = За этим столом подсказки отключены.
problem-undo-none = За этим столом отмена отключена.
problem-undo-alone = В одиночку этого не отменить: с тех пор действовал другой игрок или что-то взято либо открыто. Спросите остальных.
problem-bot-plays = За вас играет бот. Сначала верните себе место.
problem-given-up = Игрок на этом месте сдался, занять его снова нельзя.
problem-host-only = Это может только хозяин стола.
problem-truth-later = Всё покажут, когда партия закончится.
problem-play-on-earlier = В этот момент партия закончена: выберите более ранний.
problem-wait = { $seconds ->
    [one] Это было слишком быстро. Подождите { $seconds } секунду и попробуйте ещё раз.
    [few] Это было слишком быстро. Подождите { $seconds } секунды и попробуйте ещё раз.
   *[many] Это было слишком быстро. Подождите { $seconds } секунд и попробуйте ещё раз.
}

## Reviews
problem-review-empty = Разбирать нечего: в этой партии никто ничего не решал.
problem-review-long = Действий в этой партии: { $actions }. Разбор берёт не больше { $most }.
problem-review-unreadable = Это не разбор: { $trouble }
problem-review-version = Версия этого разбора — { $found }; этот Wolfden читает версию { $known }. Сделайте разбор снова.

problem-review-unfinished = Партия в { $path } не закончена. Для разбора нужна сыгранная партия.

problem-review-running = Разобрать можно только партию, сыгранную до конца.
problem-review-off = Этот сервер не делает разборов. Скачайте запись и запустите: wolfden review
problem-review-none = Эту партию ещё не разбирали.

## Analysis
problem-analysis-first-line = Это не позиция, не запись партии и не анализ. Анализ начинается строкой: { $first }
problem-analysis-step = Вариант { $line }: «{ $text }» там невозможно: { $trouble }
problem-analysis-long = В анализе не более { $lines } вариантов и { $actions } действий.
problem-analysis-branch = Вариант { $line } начинается там, где ничего нет.
problem-analysis-link = Эта ссылка повреждена. Скопируйте её целиком или попросите ещё раз.
problem-analysis-players = В файле своё число игроков: --players относится к новой партии.
problem-analysis-at = Действия { $asked } нет: в первом варианте их { $last }.
problem-analysis-seat = Места { $asked } нет: в партии их { $seats }.
problem-analysis-running = Эта партия ещё идёт. Её можно будет проанализировать после окончания.
problem-analysis-rated = Эта позиция — из рейтинговой партии, которая ещё идёт. Её можно будет проанализировать после окончания партии.
problem-animation-running = Эта партия ещё идёт. Анимацию можно будет сделать после её окончания.
problem-pictures-off = Этот сервер не рисует полей: не установлено { $names }.
problem-analysis-of-one = Назовите что-то одно для анализа: стол, задачу, игру, текст или ссылку.
problem-analysis-off = На этом сервере компьютер отключён. Сохраните текст и выполните: wolfden analyse
problem-plan-days = Планы есть только в партиях по переписке.
problem-plan-secrets = В этой игре есть скрытое, поэтому никто не знает, что могут сделать другие. Планы невозможны.
problem-plan-chance = Там бросок или жребий. План заканчивается перед ним.
problem-plan-reply = План начинается с действия другого игрока и должен содержать ваш ответ.
problem-plan-twice = Два ваших плана по-разному отвечают на одно и то же. Уберите один из них.
