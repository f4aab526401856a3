### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Vítězí, kdo má po úplňku nejvíc bodů: žetony luny a nejvyšší odkrytá hodnota na každé ze šesti stupnic.
aid-the-wolves-turn = Váš tah
aid-the-wolves-turn-1 = Tah má dvě akce; každý žeton zuřivosti dává další.
aid-the-wolves-turn-2 = Každá akce stojí kartičky s krajinou jejího cíle: pohyb 1, vytí 2, pelech 2, doupě 2, ovládnutí 3. Použité kartičky se otočí. Krajinný žolík platí za kteroukoli kartičku.
aid-the-wolves-actions = Akce
aid-the-wolves-actions-1 = Pohyb: zvolte krajinu, pak veďte vlky – nejvýš kolik je rozptyl, každého nejdál kam stačí rychlost – a každý skončí v této krajině. Na poli nejvýš dvě figurky.
aid-the-wolves-actions-2 = Vytí: samotář v dosahu vytí alfa vlka se stane vaším dalším vlkem.
aid-the-wolves-actions-3 = Pelech: vedle alfa vlka nebo pod ním; bere se ze zvolené stupnice, která tím roste.
aid-the-wolves-actions-4 = Doupě: vylepšený pelech u jezera; jedno v regionu; za 3 převahy.
aid-the-wolves-actions-5 = Ovládnutí: nahraďte osamoceného cizího běžného vlka nebo pelech v dosahu vytí.
aid-the-wolves-actions-6 = Lov: vlci na třech polích kolem kořisti ji uloví sami.
aid-the-wolves-tracks = Stupnice
aid-the-wolves-tracks-1 =
    | odebrané pelechy | 0 | 1 | 2 | 3 | 4
    | rozptyl | 2 | 3 | 3 | 4 | 4
    | rychlost | 3 | 4 | 4 | 5 | 5
    | hlasitost vytí | 2 | 3 | 3 | 4 | 4
    | body, 3–5 hráčů | 0 | 0 | 0 | 3 | 7
    | body, 2 hráči | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Druhý a čtvrtý pelech stupnice přináší žeton. 3–5 hráčů: rozptyl zuřivost, pak žolík; rychlost a vytí žolík, pak zuřivost. 2 hráči: zuřivost, pak žolík.
aid-the-wolves-points = Body
aid-the-wolves-points-1 =
    | počet | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | vlci | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | doupata | 5 | 10 | 15 | 20
    | kořist, 3–5 hráčů | 1 | 4 | 9 | 16 | 25
    | kořist, 2 hráči | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = Z každé stupnice se počítá jen nejvyšší dosažená hodnota.
aid-the-wolves-moon = Luna
aid-the-wolves-moon-1 = Vytí, doupata a ovládnutí posouvají lunu. Při srpku, půlměsíci a úplňku se hodnotí regiony s tímto žetonem: největší převaha ho bere, druhá bere nižší hodnotu.
aid-the-wolves-moon-2 =
    | hráčů | srpek | půlměsíc | úplněk
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | první / druhý | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Převaha: doupě za 3, každá jiná figurka za 1. Při shodě rozhoduje víc alfa vlků v regionu.
aid-the-wolves-sign = { $sign ->
    [alpha] alfa vlk
    [pack] běžný vlk
    [den] pelech
    [lair] doupě
    [crescent] srpek
    [quarter] půlměsíc
    [full] úplněk
    [action] žeton zuřivosti
   *[terrain] krajinný žolík
}
