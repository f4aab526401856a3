### Что не так в позиции или файле поля «Эпохи волка». Слова файлов остаются как есть.

## Позиция: строки
problem-age-region-form = { $line }: «{ $word }» — не запись вида red-forest=1:25,den.
problem-age-two-packs = { $line }: «{ $word }»: один и тот же регион занимают две стаи (A1.6).
problem-age-amount = { $line }: «{ $word }» — не число волков.
problem-age-pack-lines = { $line }: нужна строка для каждого места, всего { $seats }, а не { $found }.
problem-age-pack-order = { $line }: строки идут в порядке мест: нет seat={ $seat }.
problem-age-march-form = { $line }: «{ $word }» — не переход вроде red-forest>red-ridge:15:lead.

## Позиция: регионы
problem-age-fives = regions: волков считают пятёрками, а в регионе { $region } это не так (A1.1).
problem-age-no-wolves = regions: регион { $region } занимает стая без волков (A1.6).
problem-age-den-unguarded = regions: логово в регионе { $region } никто не охраняет (A6.3).
problem-age-no-rival = regions: в регионе { $region } ждут нападающие, но соперника там нет (A4.3).
problem-age-more-moved = regions: в регион { $region } пришло больше волков, чем там есть (A4.3).
problem-age-overfull = regions: в регионе { $region } волков и хищников больше, чем добычи (A3.6).
problem-age-predators = regions: хищников вида «{ $predator }» на поле { $found }, а в коробке их { $most } (A1.4).
problem-age-dealt-predators = regions: хищников раздают по одному на регион, начиная с самых бедных (A2.2).
problem-age-start = regions: стая места { $seat } стоит не так, как начинает (A2.1).
problem-age-wolves = regions: волков у места { $seat }: { $wolves }, а может быть не больше { $most } (A1.1).
problem-age-dens = regions: логов у места { $seat } больше, чем { $most } (A6.2).
problem-age-not-marched = regions: нападающие ждут там, куда они не приходили (A4.3).

## Позиция: стаи
problem-age-cards = pack: карт «{ $card }» — { $found }, а в коробке их { $most } (A1.3).
problem-age-hand = pack: у места { $seat } на руках больше карт, чем { $limit } (A3.7).
problem-age-dealt-hands = pack: карты раздают по одной, начиная с первого игрока (A2.3).
problem-age-out = pack: стая места { $seat } выбывает, когда у неё нет волков, и только тогда (A9.2).
problem-age-out-cards = pack: стая места { $seat } выбыла, но у неё есть карты (A9.2).
problem-age-lead-lost = pack: вожак места { $seat } возвращается сразу (A9.1).
problem-age-lead-alone = pack: вожак места { $seat } там, где у его стаи нет волков (A9.1).

## Позиция: ход
problem-age-idle = turn: на этой стадии никому было бы нечего решать.
problem-age-no-card = turn: не осталось карт, чтобы взять (A8.5).
problem-age-not-begun = turn: первый раунд ещё не начался (A2).
problem-age-dealt-regions = turn: при раздаче сосчитано больше регионов, чем есть (A2.2).
problem-age-dealt-cards = turn: при раздаче сосчитано больше карт, чем есть (A2.3).
problem-age-rounds = turn: раунды партии идут от 1 до { $limit } (A9.3).
problem-age-last-pack = turn: последняя живая стая уже победила (A9.2).
problem-age-out-acts = turn: выбывшая стая не может действовать (A9.2).
problem-age-stage-step = turn: стадии «{ $stage }» на этом шаге не бывает (A3).
problem-age-not-active = turn: на этой стадии решает стая, чей сейчас ход (A3).
problem-age-moves = turn: движения совершают по одному на шаге 2 (A3.2, A8.3).
problem-age-dealing-over = turn: раздача уже закончена (A2).
problem-age-battles = turn: переходов меньше, чем проведённых боёв (A3.3).
problem-age-march = turn: волки переходят пятёрками и в соседние регионы (A4.1).
problem-age-lead-not-marched = turn: вожак ждёт там, куда он не приходил (A4.1).
problem-age-roll-alone = turn: на столе лежит бросок, но боя нет (A5.1).
problem-age-debt = turn: волков теряют на предназначенных для этого стадиях, и только на них (A3.6).
problem-age-litters = turn: приплод отмечают, только пока его выбирают (A3.1).
problem-age-nothing = turn: на стадии «{ $stage }» здесь нечего решать.
problem-age-battle-nobody = turn: бой идёт там, куда никто не приходил (A3.3).
problem-age-battle-no-foe = turn: бой идёт там, где нет врага (A3.3).
problem-age-face = turn: такой грани у кубика нет (A1.2).
problem-age-rolls = turn: броски не сходятся с тем, чей сейчас бросок (A5.2).
problem-age-no-reroll = turn: там никто не может бросить ещё раз (A5.2).

## Файл поля
problem-age-no-entry = { $where }: нет записи для числа стай { $seats }, например { $seats } = ["red", …].
problem-age-colours = { $where }: разных цветов нужно столько же, сколько стай: { $seats }.
problem-age-predator-worth = { $where }: сила хищника — не меньше 1 (A1.4).
problem-age-shape = { $where }: регион рисуют через «ring» или через «outline», чем-то одним.
problem-age-ring = { $where }: «ring» — это внутренний и внешний радиус от 0 до { $most }, затем первый и последний градус, обе пары по возрастанию, а не { $found }.
problem-age-outline-reach = { $where }: «outline»: координаты — от -{ $most } до { $most }.
problem-age-outline-area = { $where }: у «outline» должно быть не меньше трёх углов и площадь.
problem-age-regions = { $where }: регионов на поле от 2 до { $most }, а не { $found }.
problem-age-id = { $where }: id «{ $id }» должен состоять из строчных латинских букв, цифр и «-».
problem-age-id-twice = { $where }: id «{ $id }» встречается дважды.
problem-age-border-unknown = { $where }: { $region }: «{ $other }» — не другой регион, с которым может быть { $border ->
    [land] граница по суше
   *[channels] пролив
}.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] граница по суше названа
   *[channels] пролив назван
} дважды.
problem-age-border-one-sided = { $where }: у региона { $region } { $border ->
    [land] названа граница по суше
   *[channels] назван пролив
} с регионом { $other }, а наоборот — нет.
problem-age-channels = { $where }: проливов { $found }, а может быть не больше { $most }.
problem-age-channel-coast = { $where }: у региона { $region } есть пролив, но нет берега (A1.5).
problem-age-border-and-channel = { $where }: между регионами { $region } и { $other } и граница по суше, и пролив.
problem-age-start-region = { $where }: стае «{ $colour }» нужен один стартовый регион, а их { $found }.
problem-age-apart = { $where }: в регион { $region } не попасть из региона { $start } ни по суше, ни через проливы.
problem-age-start-prey = { $where }: регион { $region } должен прокормить волков, которые там начинают, их { $wolves }, а добыча там { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: регионов с добычей { $prey } и меньше больше, чем хищников с такой малой силой, а их { $found } (A2.2).
problem-age-five = { $where }: вожак и приплод считаются за пять волков (A1.1, A3.1).
problem-age-predator-count = { $where }: хищников одного вида может быть не больше { $most }.
