### Что не так с файлом полей или позицией игры «Волки». Слова файлов остаются как есть.

## Файлы с полями
problem-wolves-zone-size = { $where }: каждому участку нужны 3 клетки (W1.1).
problem-wolves-zones-overlap = { $where }: какая-то клетка относится к двум участкам или лежит под водоёмом (W1.1).
problem-wolves-marks = { $where }: двум одиноким волкам и одной добыче нужны три клетки суши (W1.1).
problem-wolves-start-twice = { $where }: какая-то клетка стоит там дважды (W1.2).
problem-wolves-turned = { $where }: поле поворачивают на 0 или 180 градусов, а не на { $turn } (W1.3).
problem-wolves-region-id = { $where }: id «{ $id }» должен быть словом из букв, цифр и «-», которого нет у другого поля региона.
problem-wolves-region-terrains = { $where }: пяти участкам нужны пять разных местностей (W1.1).
problem-wolves-region-most = { $where }: в наборе не больше { $most } полей регионов.
problem-wolves-arrangement-twice = { $where }: для { $players } игроков раскладка уже есть (W1.3).
problem-wolves-no-arrangement = В файле с полями нет раскладки для { $players } игроков (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: для { $players } игроков нужно { $count } регионов без стартового поля (W1.3).
   *[other] { $where }: для { $players } игроков нужно { $count } регионов и стартовое поле (W1.3).
}
problem-wolves-region-boards = { $where }: мест { $count }, и столько же нужно полей регионов (W1.3).
problem-wolves-overlap = Два поля накладываются на клетке [{ $place }] (W1.3).
problem-wolves-apart = До { $place } нельзя дойти от { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] На северной стороне стартового поля у каньона должно быть клеток: { $count } (W3.5).
   *[south] На южной стороне стартового поля у каньона должно быть клеток: { $count } (W3.5).
}
problem-wolves-neutral-corners = Нейтральной стае нужны свободные клетки к северо-востоку и к юго-востоку от каждого водоёма (W16.3).
problem-wolves-stack = { $where }: «{ $word }» — не стопка жетонов доминирования вроде crescent/quarter.
problem-wolves-no-table = { $where }: нет таблицы для { $players } игроков.

## Слова позиции
problem-wolves-regions-twice = { $line }: какое-то поле региона лежит в двух местах (W1.3).
problem-wolves-regions-most = { $line }: на карте лишь столько мест: { $count } (W1.3).
problem-wolves-moons-count = { $line }: регионов { $count }, и каждому нужен свой жетон или «-» (W3.3).
problem-wolves-hex-form = { $line }: «{ $word }» — не запись вроде c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: «{ $text }»: на клетке стоит не больше 2 фигурок (W6.6).
problem-wolves-supply = { $line }: «{ $piece }» слишком много: у каждого их лишь { $count } (W2.1).
problem-wolves-pack-lines = { $line }: мест { $count }, и столько же нужно строк, а не { $found }.
problem-wolves-pack-order = { $line }: строки стоят по порядку мест, а seat={ $seat } не хватает.
problem-wolves-walked-form = { $line }: «{ $word }» — не волк вроде alpha@c4.

## Карта
problem-wolves-hexes-early = hexes: на карте ничего нет, пока не лежат её регионы (W3.1).
problem-wolves-regions-count = regions: на этом этапе их должно лежать { $count } (W1.3).
problem-wolves-prey-order = hexes: добычу раздают регионам одному за другим (W3.2).
problem-wolves-prey-stacks = hexes: на карте слишком много стопок «{ $prey }» (W3.2).
problem-wolves-prey-count = hexes: «{ $prey }»: на карте { $lying }, взято { $taken }, а всего их { $count } (W3.2).
problem-wolves-prey-mark = hexes: на { $place } нет метки добычи (W1.1).
problem-wolves-lone-wolf-mark = hexes: на { $place } нет метки одинокого волка (W1.1).
problem-wolves-lair-lake = hexes: логово на { $place } стоит не у водоёма (W9.1).
problem-wolves-lair-outside = hexes: какое-то логово стоит вне всех регионов (W1.2).
problem-wolves-lairs-region = hexes: у какой-то стаи два логова в одном регионе (W9.1).
problem-wolves-two-buildings = hexes: на { $place } стоят две лёжки или логова (W8.1).
problem-wolves-rivals = hexes: на { $place } стоят фигурки разных стай, и ни одна из них не лёжка (W6.5).
problem-wolves-neutral-token = hexes: нейтральная стая стоит не так, как говорит её жетон (W16.3).
problem-wolves-neutral-place = hexes: нейтральная стая стоит только у водоёмов (W16.3).
problem-wolves-pieces = hexes: у места { $seat } на карте «{ $piece }»: { $found }, а по его планшету должно быть { $count } (W2.1).
problem-wolves-pieces-most = hexes: у места { $seat } на карте «{ $piece }»: { $found }, а по его планшету должно быть не больше { $count } (W2.1).
problem-wolves-moons-left = moons: остались не те жетоны доминирования, которые оставляют подсчитанные фазы (W14.1).
problem-wolves-moons-early = moons: жетон доминирования лежит там, куда его ещё не раздали (W3.3).

## Стаи
problem-wolves-homes = pack: родная местность должна быть задана ровно стольким первым местам: { $count } (W3.4).
problem-wolves-homes-same = pack: у двух мест одна и та же родная местность (W3.4).
problem-wolves-wolves-taken = pack: взято волков: { $taken }, а с карты исчезло одиноких волков: { $howled }, стайных волков: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: столько очков не выходит из такого числа жетонов доминирования: { $count } (W14.3).
problem-wolves-lesser-points = pack: столько очков не выходит ни из каких меньших значений жетонов (W14.3).

## Ходы
problem-wolves-no-decision = turn: на этом этапе никому было бы нечего решать.
problem-wolves-dealing-count = turn: роздано больше мест, чем их есть (W1.3).
problem-wolves-dealing-over = turn: на этом этапе ничего не раздают и не размещают (W3.5).
problem-wolves-packs-order = turn: стаи раздают по порядку мест (W3.4).
problem-wolves-snake = turn: размещают от первого места к последнему, потом обратно (W3.5).
problem-wolves-moon-dates = turn: луна стоит на { $moon }, а дни заняли одинокие волки: { $howled }, покорённые фигурки: { $dominated }, логова: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: волки идут на этапе «walk» и ни на каком другом (W6.1).
problem-wolves-walk-spread = turn: идёт больше волков, чем позволяет активность стаи (W6.1).
problem-wolves-walk-missing = turn: уже шёл волк, которого там нет (W6.1).
problem-wolves-no-action = turn: волки идут и охотятся во время действия, а ни одно не начато (W4.4).
problem-wolves-turn-seat = turn: ход { $turn } принадлежит другому месту (W3.6).
problem-wolves-turns-early = turn: ходы и действия считают от конца размещения (W3.6).
problem-wolves-hunt-no-choice = turn: добычу, которая не оставляет выбора, берут сразу (W12.1).
problem-wolves-over = turn: партия окончена, когда подсчитаны все три фазы (W15.1).
problem-wolves-scored-early = turn: подсчитана фаза, которой луна ещё не достигла (W14.1).
problem-wolves-standstill = turn: партия, которая никуда не движется, уже окончена (W15.4).
