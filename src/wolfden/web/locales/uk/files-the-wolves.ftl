### Що не так із файлом полів чи позицією гри «Зграя». Слова файлів лишаються як є.

## Файли з полями
problem-wolves-zone-size = { $where }: кожна ділянка потребує 3 гексів (W1.1).
problem-wolves-zones-overlap = { $where }: якийсь гекс належить до двох ділянок або лежить під джерелом (W1.1).
problem-wolves-marks = { $where }: двом вовкам-одинакам і одній здобичі потрібні три гекси суходолу (W1.1).
problem-wolves-start-twice = { $where }: якийсь гекс стоїть там двічі (W1.2).
problem-wolves-turned = { $where }: поле повертають на 0 або 180 градусів, а не на { $turn } (W1.3).
problem-wolves-region-id = { $where }: id «{ $id }» має бути словом із літер, цифр і «-», якого немає в іншого поля регіону.
problem-wolves-region-terrains = { $where }: п’ять ділянок потребують п’яти різних місцевостей (W1.1).
problem-wolves-region-most = { $where }: у наборі щонайбільше { $most } полів регіонів.
problem-wolves-arrangement-twice = { $where }: для { $players } гравців розкладка вже є (W1.3).
problem-wolves-no-arrangement = У файлі з полями немає розкладки для { $players } гравців (W1.3).
problem-wolves-arrangement = { $players ->
    [2] { $where }: для { $players } гравців потрібно { $count } регіонів без стартового поля (W1.3).
   *[other] { $where }: для { $players } гравців потрібно { $count } регіонів і стартове поле (W1.3).
}
problem-wolves-region-boards = { $where }: місць { $count }, і стільки ж треба полів регіонів (W1.3).
problem-wolves-overlap = Два поля накладаються на гексі [{ $place }] (W1.3).
problem-wolves-apart = До { $place } не можна дійти від { $start } (W1.4).
problem-wolves-start-side = { $side ->
    [north] На північному боці стартового поля біля провалля має бути гексів: { $count } (W3.5).
   *[south] На південному боці стартового поля біля провалля має бути гексів: { $count } (W3.5).
}
problem-wolves-neutral-corners = Нейтральній зграї потрібні вільні гекси на північний схід і на південний схід від кожного джерела (W16.3).
problem-wolves-stack = { $where }: «{ $word }» — не стос жетонів регіону на зразок crescent/quarter.
problem-wolves-no-table = { $where }: немає таблиці для { $players } гравців.

## Слова позиції
problem-wolves-regions-twice = { $line }: якесь поле регіону лежить у двох місцях (W1.3).
problem-wolves-regions-most = { $line }: на карті лише стільки місць: { $count } (W1.3).
problem-wolves-moons-count = { $line }: регіонів { $count }, і кожен потребує свого жетона або «-» (W3.3).
problem-wolves-hex-form = { $line }: «{ $word }» — не запис на зразок c4=1-alpha,1-pack.
problem-wolves-hex-full = { $line }: «{ $text }»: на гексі стоять щонайбільше 2 фішки (W6.6).
problem-wolves-supply = { $line }: «{ $piece }» забагато: у кожного їх лише { $count } (W2.1).
problem-wolves-pack-lines = { $line }: місць { $count }, і стільки ж треба рядків, а не { $found }.
problem-wolves-pack-order = { $line }: рядки стоять за порядком місць, а seat={ $seat } бракує.
problem-wolves-walked-form = { $line }: «{ $word }» — не вовк на зразок alpha@c4.

## Карта
problem-wolves-hexes-early = hexes: на карті нічого немає, доки не лежать її регіони (W3.1).
problem-wolves-regions-count = regions: на цьому етапі їх має лежати { $count } (W1.3).
problem-wolves-prey-order = hexes: здобич роздають регіонам одному за одним (W3.2).
problem-wolves-prey-stacks = hexes: на карті забагато стосів «{ $prey }» (W3.2).
problem-wolves-prey-count = hexes: «{ $prey }»: на карті { $lying }, узято { $taken }, а всього їх { $count } (W3.2).
problem-wolves-prey-mark = hexes: на { $place } немає позначки здобичі (W1.1).
problem-wolves-lone-wolf-mark = hexes: на { $place } немає позначки вовка-одинака (W1.1).
problem-wolves-lair-lake = hexes: лігво на { $place } стоїть не біля джерела (W9.1).
problem-wolves-lair-outside = hexes: якесь лігво стоїть поза всіма регіонами (W1.2).
problem-wolves-lairs-region = hexes: якась зграя має два лігва в одному регіоні (W9.1).
problem-wolves-two-buildings = hexes: на { $place } стоять два сховища чи лігва (W8.1).
problem-wolves-rivals = hexes: на { $place } стоять фішки різних зграй, і жодна з них не сховище (W6.5).
problem-wolves-neutral-token = hexes: нейтральна зграя стоїть не так, як каже її жетон (W16.3).
problem-wolves-neutral-place = hexes: нейтральна зграя стоїть лише біля джерел (W16.3).
problem-wolves-pieces = hexes: у місця { $seat } на карті «{ $piece }»: { $found }, а за його планшетом має бути { $count } (W2.1).
problem-wolves-pieces-most = hexes: у місця { $seat } на карті «{ $piece }»: { $found }, а за його планшетом має бути щонайбільше { $count } (W2.1).
problem-wolves-moons-left = moons: лишилися не ті жетони регіонів, які лишають підраховані фази (W14.1).
problem-wolves-moons-early = moons: жетон регіону лежить там, куди його ще не роздали (W3.3).

## Зграї
problem-wolves-homes = pack: рідну місцевість має бути задано рівно стільком першим місцям: { $count } (W3.4).
problem-wolves-homes-same = pack: два місця мають ту саму рідну місцевість (W3.4).
problem-wolves-wolves-taken = pack: узято вовків: { $taken }, а з карти зникло вовків-одинаків: { $howled }, зграйних вовків: { $lost } (W10.2, W11.2).
problem-wolves-region-points = pack: стільки очок не виходить із такої кількості жетонів регіонів: { $count } (W14.3).
problem-wolves-lesser-points = pack: стільки очок не виходить із жодних менших значень жетонів (W14.3).

## Ходи
problem-wolves-no-decision = turn: на цьому етапі нікому не було б чого вирішувати.
problem-wolves-dealing-count = turn: роздано більше місць, ніж їх є (W1.3).
problem-wolves-dealing-over = turn: на цьому етапі нічого не роздають і не розміщують (W3.5).
problem-wolves-packs-order = turn: зграї роздають за порядком місць (W3.4).
problem-wolves-snake = turn: розміщують від першого місця до останнього, тоді назад (W3.5).
problem-wolves-moon-dates = turn: місяць стоїть на { $moon }, а дати зайняли вовки-одинаки: { $howled }, фішки, забрані домінуванням: { $dominated }, лігва: { $lairs } (W13.1).
problem-wolves-walk-stage = turn: вовки йдуть на етапі «walk» і на жодному іншому (W6.1).
problem-wolves-walk-spread = turn: йде більше вовків, ніж дозволяє поширення зграї (W6.1).
problem-wolves-walk-missing = turn: уже йшов вовк, якого там немає (W6.1).
problem-wolves-no-action = turn: вовки йдуть і полюють під час дії, а жодної не почато (W4.4).
problem-wolves-turn-seat = turn: хід { $turn } належить іншому місцю (W3.6).
problem-wolves-turns-early = turn: ходи й дії лічать від кінця розміщення (W3.6).
problem-wolves-hunt-no-choice = turn: здобич, що не лишає вибору, беруть одразу (W12.1).
problem-wolves-over = turn: гру закінчено, коли підраховано всі три фази (W15.1).
problem-wolves-scored-early = turn: підраховано фазу, якої місяць ще не досяг (W14.1).
problem-wolves-standstill = turn: гра, що нікуди не рухається, вже закінчилася (W15.4).
