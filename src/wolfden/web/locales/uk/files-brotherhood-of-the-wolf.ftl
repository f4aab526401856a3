### Що не так у позиції, файлі карти чи файлі карт сезону «Братства вовка». Слова файлів лишаються як є.

## Позиція: рядки
problem-brotherhood-place = { $line }: «{ $name }»: «{ $place }» — не місце на цій карті.
problem-brotherhood-village = { $line }: «{ $name }»: «{ $place }» — не село (B1.1).
problem-brotherhood-hunter-lines = { $line }: мисливців { $hunters }, а не { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: мисливці йдуть у порядку { $known }.
problem-brotherhood-came-from = { $line }: прийти звідкись міг лише мисливець, який рухався (B5.1).
problem-brotherhood-space-lines = { $line }: комірок { $spaces }, а не { $found } (B1.4).
problem-brotherhood-space-order = { $line }: комірки йдуть у порядку { $known }.
problem-brotherhood-village-form = { $line }: «{ $word }» — не запис вигляду mende=dragoon,2.
problem-brotherhood-two-places = { $line }: карта { $card } одразу у двох місцях (B9.1).

## Позиція: раунд
problem-brotherhood-idle = round: на цій стадії нікому не було б чого вирішувати.
problem-brotherhood-round = round: сезони рахують від 1, після початку гри (B1.5).
problem-brotherhood-draft = round: карти розбирають лише у варіанті для досвідчених (B9.1).
problem-brotherhood-devil = round: мисливця рухає лише диявол, що лежить відкрито (B4.4).
problem-brotherhood-ending = round: гру закінчено, коли вона має завершення (B8).
problem-brotherhood-ended-so = round: так гра закінчитися не могла (B8).
problem-brotherhood-is-over = round: з такими жертвами й фішками гру вже закінчено (B8.1).
problem-brotherhood-figures = round: фігур розподілено { $found }, а «count» — { $count } (B1.3).
problem-brotherhood-victims = round: жертв { $victims }, а на карті лежить { $found } (B6.2).
problem-brotherhood-in-force = round: карта діє, щойно її відкрито (B3.1).
problem-brotherhood-drafted = round: карт розібрано { $found }, а «count» каже інше (B9.1).

## Позиція: мисливці, загони і Звір
problem-brotherhood-leader = hunter: фігурою «{ $hunter }» має керувати гравець за мисливців (B1.3).
problem-brotherhood-placed = hunter: фігура «{ $hunter }» має місце після початку гри, але не раніше (B2.2).
problem-brotherhood-one-troop = villages: у селі вміщується один загін (B3.2).
problem-brotherhood-troops = villages: драгунів шість і селян шість (B1.4).
problem-brotherhood-chosen = beast: сутність і село обирають на початку гри (B2.1).
problem-brotherhood-beast-card = beast: Звір перебуває в селі, карта якого лежить у комірці «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: туман приховує карту того села, де Звір зараз (B7.1).
problem-brotherhood-fog-victims = beast: жертв приховує лише туман (B7.1).
problem-brotherhood-haunts = beast: «haunts» буває лише в прихованого Звіра (B7.1).
problem-brotherhood-haunts-true = beast: у «haunts» немає села, де перебуває Звір.

## Позиція: комірки і карти
problem-brotherhood-card-twice = space: карта одного села лежить у двох комірках (B4.2).
problem-brotherhood-last-year = space: торішня карта повертається ще перед вибором (B4.1).
problem-brotherhood-this-season = space: на цей сезон Звір уже обрав село (B4.2).
problem-brotherhood-trace-twice = space: фішка сліду одразу у двох місцях (B1.2).
problem-brotherhood-two-seasons = space: лежать сліди лише двох сезонів (B4.1).
problem-brotherhood-trace-card = space: слід лежить поруч із картою села (B4.2).
problem-brotherhood-face-up = space: там немає сліду, який лежав би відкрито (B4.2).
problem-brotherhood-maybe = space: «maybe» буває лише при сліді.
problem-brotherhood-maybe-true = space: у «maybe» немає справжнього сліду, «{ $trace }».
problem-brotherhood-played = cards: карт сезону «{ $season }» має бути зіграно { $cards } (B3.1).
problem-brotherhood-force-played = cards: чинна карта — одна із зіграних (B3.1).
problem-brotherhood-picked = cards: у кожному сезоні беруть три карти (B9.1).
problem-brotherhood-hands = cards: карти на руках і скинуті бувають лише у варіанті для досвідчених (B9.1).

## Файл карти
problem-brotherhood-places = { $where }: місць на карті { $found }, а може бути щонайбільше { $most }.
problem-brotherhood-villages = { $where }: сіл на карті має бути { $villages }, а не { $found } (B1.1).
problem-brotherhood-village-order = { $where }: села йдуть за порядком: це номер { $number } (B1.1).
problem-brotherhood-id = { $where }: id «{ $id }» має бути окремим словом із малих літер.
problem-brotherhood-numbers = { $where }: «{ $name }» має називати номери різних сіл, усього { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» має бути номером села, а не { $number } (B4.4).
problem-brotherhood-road = { $where }: дорога «{ $road }» має називати два різні місця карти.
problem-brotherhood-road-twice = { $where }: дорога «{ $road }» трапляється двічі.
problem-brotherhood-no-road = { $where }: немає дороги від { $start } до { $place } (B1.1).
problem-brotherhood-ways-out = map: від { $village } у межах { $leagues } льє, найменшої відстані за картами, інших сіл { $found }, а Звірові потрібно { $needed } (B4.2).

## Файл карт сезону
problem-brotherhood-no-effect = { $where }: карта повинна мати хоча б один ефект (B10).
problem-brotherhood-card-id = { $where }: id «{ $id }» має бути словом із малих літер і цифр.
problem-brotherhood-effect-twice = { $where }: ефект «{ $effect }» стоїть на цій карті двічі (B10).
problem-brotherhood-number = { $where }: «{ $name }» має бути цілим числом від { $low } до { $high }, а не { $number }.
problem-brotherhood-no-village = { $where }: «villages»: { $number } — не село від 1 до { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: карт сезону «{ $season }» має бути { $cards }, а не { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: у двох карт однаковий id «{ $id }».
