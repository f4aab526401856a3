### Що не так у позиції чи файлі поля «Доби вовка». Слова файлів лишаються як є.

## Позиція: рядки
problem-age-region-form = { $line }: «{ $word }» — не запис вигляду red-forest=1:25,den.
problem-age-two-packs = { $line }: «{ $word }»: той самий регіон займають дві зграї (A1.6).
problem-age-amount = { $line }: «{ $word }» — не кількість вовків.
problem-age-pack-lines = { $line }: потрібен рядок для кожного місця, усього { $seats }, а не { $found }.
problem-age-pack-order = { $line }: рядки йдуть у порядку місць: немає seat={ $seat }.
problem-age-march-form = { $line }: «{ $word }» — не перехід на зразок red-forest>red-ridge:15:lead.

## Позиція: регіони
problem-age-fives = regions: вовків рахують п’ятірками, а в регіоні { $region } це не так (A1.1).
problem-age-no-wolves = regions: регіон { $region } займає зграя без вовків (A1.6).
problem-age-den-unguarded = regions: лігво в регіоні { $region } ніхто не охороняє (A6.3).
problem-age-no-rival = regions: у регіоні { $region } чекають нападники, але суперника там немає (A4.3).
problem-age-more-moved = regions: до регіону { $region } прийшло більше вовків, ніж там є (A4.3).
problem-age-overfull = regions: у регіоні { $region } вовків і хижаків більше, ніж здобичі (A3.6).
problem-age-predators = regions: хижаків виду «{ $predator }» на полі { $found }, а в коробці їх { $most } (A1.4).
problem-age-dealt-predators = regions: хижаків роздають по одному на регіон, починаючи з найбідніших (A2.2).
problem-age-start = regions: зграя місця { $seat } стоїть не так, як починає (A2.1).
problem-age-wolves = regions: вовків у місця { $seat }: { $wolves }, а може бути щонайбільше { $most } (A1.1).
problem-age-dens = regions: лігв у місця { $seat } більше, ніж { $most } (A6.2).
problem-age-not-marched = regions: нападники чекають там, куди вони не приходили (A4.3).

## Позиція: зграї
problem-age-cards = pack: карт «{ $card }» — { $found }, а в коробці їх { $most } (A1.3).
problem-age-hand = pack: у місця { $seat } на руках більше карт, ніж { $limit } (A3.7).
problem-age-dealt-hands = pack: карти роздають по одній, починаючи з першого гравця (A2.3).
problem-age-out = pack: зграя місця { $seat } вибуває, коли в неї немає вовків, і лише тоді (A9.2).
problem-age-out-cards = pack: зграя місця { $seat } вибула, але має карти (A9.2).
problem-age-lead-lost = pack: ватажок місця { $seat } повертається одразу (A9.1).
problem-age-lead-alone = pack: ватажок місця { $seat } там, де в його зграї немає вовків (A9.1).

## Позиція: хід
problem-age-idle = turn: на цій стадії нікому не було б чого вирішувати.
problem-age-no-card = turn: не лишилося карт, щоб узяти (A8.5).
problem-age-not-begun = turn: перший раунд ще не почався (A2).
problem-age-dealt-regions = turn: під час роздачі пораховано більше регіонів, ніж є (A2.2).
problem-age-dealt-cards = turn: під час роздачі пораховано більше карт, ніж є (A2.3).
problem-age-rounds = turn: раунди гри йдуть від 1 до { $limit } (A9.3).
problem-age-last-pack = turn: остання жива зграя вже перемогла (A9.2).
problem-age-out-acts = turn: зграя, що вибула, не може діяти (A9.2).
problem-age-stage-step = turn: стадії «{ $stage }» на цьому кроці не буває (A3).
problem-age-not-active = turn: на цій стадії вирішує зграя, чий зараз хід (A3).
problem-age-moves = turn: рухи роблять по одному на кроці 2 (A3.2, A8.3).
problem-age-dealing-over = turn: роздачу вже закінчено (A2).
problem-age-battles = turn: переходів менше, ніж проведених боїв (A3.3).
problem-age-march = turn: вовки переходять п’ятірками й до сусідніх регіонів (A4.1).
problem-age-lead-not-marched = turn: ватажок чекає там, куди він не приходив (A4.1).
problem-age-roll-alone = turn: на столі лежить кидок, але бою немає (A5.1).
problem-age-debt = turn: вовків втрачають на призначених для цього стадіях, і лише на них (A3.6).
problem-age-litters = turn: приплід позначають, лише поки його обирають (A3.1).
problem-age-nothing = turn: на стадії «{ $stage }» тут нема чого вирішувати.
problem-age-battle-nobody = turn: бій іде там, куди ніхто не приходив (A3.3).
problem-age-battle-no-foe = turn: бій іде там, де немає ворога (A3.3).
problem-age-face = turn: такої грані в кубика немає (A1.2).
problem-age-rolls = turn: кидки не сходяться з тим, чий зараз кидок (A5.2).
problem-age-no-reroll = turn: там ніхто не може кинути ще раз (A5.2).

## Файл поля
problem-age-no-entry = { $where }: немає запису для кількості зграй { $seats }, наприклад { $seats } = ["red", …].
problem-age-colours = { $where }: різних кольорів потрібно стільки ж, скільки зграй: { $seats }.
problem-age-predator-worth = { $where }: сила хижака — щонайменше 1 (A1.4).
problem-age-shape = { $where }: регіон малюють через «ring» або через «outline», чимось одним.
problem-age-ring = { $where }: «ring» — це внутрішній і зовнішній радіус від 0 до { $most }, далі перший і останній градус, обидві пари за зростанням, а не { $found }.
problem-age-outline-reach = { $where }: «outline»: координати — від -{ $most } до { $most }.
problem-age-outline-area = { $where }: «outline» має мати щонайменше три кути й площу.
problem-age-regions = { $where }: регіонів на полі від 2 до { $most }, а не { $found }.
problem-age-id = { $where }: id «{ $id }» має складатися з малих латинських літер, цифр і «-».
problem-age-id-twice = { $where }: id «{ $id }» трапляється двічі.
problem-age-border-unknown = { $where }: { $region }: «{ $other }» — не інший регіон, з яким може бути { $border ->
    [land] межа по суші
   *[channels] протока
}.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] межу по суші
   *[channels] протоку
} названо двічі.
problem-age-border-one-sided = { $where }: у регіону { $region } названо { $border ->
    [land] межу по суші
   *[channels] протоку
} з регіоном { $other }, а навпаки — ні.
problem-age-channels = { $where }: проток { $found }, а може бути щонайбільше { $most }.
problem-age-channel-coast = { $where }: регіон { $region } має протоку, але не має берега (A1.5).
problem-age-border-and-channel = { $where }: між регіонами { $region } і { $other } є і межа по суші, і протока.
problem-age-start-region = { $where }: зграї «{ $colour }» потрібен один стартовий регіон, а їх { $found }.
problem-age-apart = { $where }: до регіону { $region } не дістатися з регіону { $start } ні по суші, ні через протоки.
problem-age-start-prey = { $where }: регіон { $region } має прогодувати вовків, які там починають, їх { $wolves }, а здобич там { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: регіонів зі здобиччю { $prey } і менше більше, ніж хижаків із такою малою силою, а їх { $found } (A2.2).
problem-age-five = { $where }: ватажок і приплід рахуються за п’ять вовків (A1.1, A3.1).
problem-age-predator-count = { $where }: хижаків одного виду може бути щонайбільше { $most }.
