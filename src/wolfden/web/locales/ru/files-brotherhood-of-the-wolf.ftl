### Что не так в позиции, файле карты или файле карт сезона «Братства волка». Слова файлов остаются как есть.

## Позиция: строки
problem-brotherhood-place = { $line }: «{ $name }»: «{ $place }» — не место на этой карте.
problem-brotherhood-village = { $line }: «{ $name }»: «{ $place }» — не деревня (B1.1).
problem-brotherhood-hunter-lines = { $line }: охотников { $hunters }, а не { $found } (B1.3).
problem-brotherhood-hunter-order = { $line }: охотники идут в порядке { $known }.
problem-brotherhood-came-from = { $line }: прийти откуда-то мог только охотник, который ходил (B5.1).
problem-brotherhood-space-lines = { $line }: ячеек { $spaces }, а не { $found } (B1.4).
problem-brotherhood-space-order = { $line }: ячейки идут в порядке { $known }.
problem-brotherhood-village-form = { $line }: «{ $word }» — не запись вида mende=dragoon,2.
problem-brotherhood-two-places = { $line }: карта { $card } сразу в двух местах (B9.1).

## Позиция: раунд
problem-brotherhood-idle = round: на этой стадии никому было бы нечего решать.
problem-brotherhood-round = round: сезоны считают с 1, после начала партии (B1.5).
problem-brotherhood-draft = round: карты разбирают только в варианте для опытных игроков (B9.1).
problem-brotherhood-devil = round: охотника двигает только дьявол, лежащий в открытую (B4.4).
problem-brotherhood-ending = round: партия окончена, когда у неё есть исход (B8).
problem-brotherhood-ended-so = round: так партия кончиться не могла (B8).
problem-brotherhood-is-over = round: с такими жертвами и фишками партия уже окончена (B8.1).
problem-brotherhood-figures = round: фигурок роздано { $found }, а «count» — { $count } (B1.3).
problem-brotherhood-victims = round: жертв { $victims }, а на карте лежит { $found } (B6.2).
problem-brotherhood-in-force = round: карта действует, как только её открыли (B3.1).
problem-brotherhood-drafted = round: карт разобрано { $found }, а «count» говорит другое (B9.1).

## Позиция: охотники, отряды и Зверь
problem-brotherhood-leader = hunter: фигуркой «{ $hunter }» должен управлять игрок за охотников (B1.3).
problem-brotherhood-placed = hunter: у фигурки «{ $hunter }» есть место после начала партии, но не раньше (B2.2).
problem-brotherhood-one-troop = villages: в деревне помещается один отряд (B3.2).
problem-brotherhood-troops = villages: драгун шесть и крестьян шесть (B1.4).
problem-brotherhood-chosen = beast: сущность и деревню выбирают в начале партии (B2.1).
problem-brotherhood-beast-card = beast: Зверь находится в деревне, карта которой лежит в ячейке «{ $season }» (B6.1).
problem-brotherhood-fog-card = beast: туман скрывает карту той деревни, где Зверь сейчас (B7.1).
problem-brotherhood-fog-victims = beast: жертв скрывает только туман (B7.1).
problem-brotherhood-haunts = beast: «haunts» бывает только у скрытого Зверя (B7.1).
problem-brotherhood-haunts-true = beast: в «haunts» нет деревни, где находится Зверь.

## Позиция: ячейки и карты
problem-brotherhood-card-twice = space: карта одной деревни лежит в двух ячейках (B4.2).
problem-brotherhood-last-year = space: прошлогодняя карта возвращается ещё перед выбором (B4.1).
problem-brotherhood-this-season = space: на этот сезон Зверь уже выбрал деревню (B4.2).
problem-brotherhood-trace-twice = space: фишка следа сразу в двух местах (B1.2).
problem-brotherhood-two-seasons = space: лежат следы только двух сезонов (B4.1).
problem-brotherhood-trace-card = space: след лежит рядом с картой деревни (B4.2).
problem-brotherhood-face-up = space: там нет следа, который лежал бы в открытую (B4.2).
problem-brotherhood-maybe = space: «maybe» бывает только при следе.
problem-brotherhood-maybe-true = space: в «maybe» нет настоящего следа, «{ $trace }».
problem-brotherhood-played = cards: карт сезона «{ $season }» должно быть сыграно { $cards } (B3.1).
problem-brotherhood-force-played = cards: действующая карта — одна из сыгранных (B3.1).
problem-brotherhood-picked = cards: в каждом сезоне берут три карты (B9.1).
problem-brotherhood-hands = cards: карты на руках и сброс бывают только в варианте для опытных игроков (B9.1).

## Файл карты
problem-brotherhood-places = { $where }: мест на карте { $found }, а может быть не больше { $most }.
problem-brotherhood-villages = { $where }: деревень на карте должно быть { $villages }, а не { $found } (B1.1).
problem-brotherhood-village-order = { $where }: деревни идут по порядку: это номер { $number } (B1.1).
problem-brotherhood-id = { $where }: id «{ $id }» должен быть отдельным словом из строчных букв.
problem-brotherhood-numbers = { $where }: «{ $name }» должно называть номера разных деревень, всего { $count } ({ $rule }).
problem-brotherhood-haunt = { $where }: «haunt» должно быть номером деревни, а не { $number } (B4.4).
problem-brotherhood-road = { $where }: дорога «{ $road }» должна называть два разных места карты.
problem-brotherhood-road-twice = { $where }: дорога «{ $road }» встречается дважды.
problem-brotherhood-no-road = { $where }: нет дороги от { $start } до { $place } (B1.1).
problem-brotherhood-ways-out = map: от { $village } в пределах { $leagues } лье, наименьшей дальности по картам, других деревень { $found }, а Зверю нужно { $needed } (B4.2).

## Файл карт сезона
problem-brotherhood-no-effect = { $where }: у карты должен быть хотя бы один эффект (B10).
problem-brotherhood-card-id = { $where }: id «{ $id }» должен быть словом из строчных букв и цифр.
problem-brotherhood-effect-twice = { $where }: эффект «{ $effect }» стоит на этой карте дважды (B10).
problem-brotherhood-number = { $where }: «{ $name }» должно быть целым числом от { $low } до { $high }, а не { $number }.
problem-brotherhood-no-village = { $where }: «villages»: { $number } — не деревня от 1 до { $most } (B1.1).
problem-brotherhood-season-cards = { $where }: карт сезона «{ $season }» должно быть { $cards }, а не { $found } (B3.1).
problem-brotherhood-two-cards = { $where }: у двух карт один id «{ $id }».
