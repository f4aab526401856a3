### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Podle tří tištěných vydání: ukrajinského, ruského a českého. Kde se liší, mlčí nebo nechávají odpověď na obrázku, říká poznámka, jak hraje Wolfden. Nic na plánu ani na deskách nebylo třeba vymýšlet.

rule-w1 = Herní plán
rule-w1-1 = Deska regionu má 16 polí: jedno jezero a pět oblastí po třech polích, každou s vlastní krajinou. Dvě pole jsou označena pro vlky samotáře, jedno pro kořist. Všech deset desek regionů má tento tvar; liší se tím, kde která krajina leží.
rule-w1-2 = Počáteční deska má stejný obrys. Protíná ji kaňon ze šesti polí, pět polí leží na severní a pět na jižní straně; na každé straně je každá krajina jednou. Počáteční deska není region a nikdy se nehodnotí. Můžete na ní stavět pelechy, ale ne doupata, protože tam není jezero.
rule-w1-3 =
    Jak desky leží, je pro každý počet hráčů dáno. Která deska regionu přijde na které místo, rozhodne náhoda.
    | hráčů | desky
    | 2 | 5 regionů, bez počáteční desky
    | 3 | počáteční deska a 6 regionů
    | 4 | počáteční deska a 8 regionů
    | 5 | počáteční deska a 10 regionů
rule-w1-3-ruling = Desky, kořist, žetony luny a smečky rozdává náhoda postupně. Je to stejně spravedlivé jako zamíchání a dá se to zaznamenat.
rule-w1-4 = Vzdálenost se měří dvěma způsoby. Cesta se počítá v krocích z pole na pole; přes jezera, přes kaňon a mimo plán cesta nevede, figurky a žetony však nikdy nepřekážejí. Dosah vytí a ovládnutí se počítá přímo přes všechno.
rule-w1-4-ruling = Jen české vydání říká, že se vytí nese přes vodu. S mezerou v plánu zacházíme jako s vodou.

rule-w2 = Figurky a desky hráčů
rule-w2-1 = Každý hráč má 4 alfa vlky, 8 běžných vlků, 12 pelechů, 4 doupata a 6 kartiček krajiny.
rule-w2-2 =
    Na třech stupnicích vaší desky leží po čtyřech peleších. Pelechy odebrané ze stupnice zvyšují její hodnotu.
    | odebrané pelechy | 0 | 1 | 2 | 3 | 4
    | rozptyl | 2 | 3 | 3 | 4 | 4
    | rychlost | 3 | 4 | 4 | 5 | 5
    | hlasitost vytí | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Druhý a čtvrtý pelech stupnice přinese ještě žeton.
    | stupnice | druhý pelech | čtvrtý pelech
    | rozptyl, 3–5 hráčů | žeton zuřivosti | krajinný žolík
    | rychlost, 3–5 hráčů | krajinný žolík | žeton zuřivosti
    | hlasitost vytí, 3–5 hráčů | krajinný žolík | žeton zuřivosti
    | každá stupnice, 2 hráči | žeton zuřivosti | krajinný žolík
rule-w2-3-ruling = Který žeton to je, je vidět jen na obrázcích desek.
rule-w2-4 =
    Stupnice, ze které byly odebrány pelechy, přinese na konci body.
    | odebrané pelechy | 0–2 | 3 | 4
    | 3–5 hráčů | 0 | 3 | 7
    | 2 hráči | 0 | 2 | 5
rule-w2-5 =
    Na vaší desce čeká osm vlků. Vycházejí v tomto pořadí: běžný, běžný, alfa, běžný, běžný, alfa, běžný, běžný.
    | odebraní vlci | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | body | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Doupata mají čím dál vyšší hodnotu a každé hned přinese krajinného žolíka.
    | postavená doupata | 1 | 2 | 3 | 4
    | body | 5 | 10 | 15 | 20
rule-w2-6-ruling = Že doupě přinese žolíka i ve hře dvou hráčů, je vidět jen na obrázku.
rule-w2-7 =
    Na stupnici lovu je místo pro jeden žeton každého druhu kořisti. Při 3–5 hráčích každý druh po ulovení přinese také žeton zuřivosti; při dvou hráčích ne.
    | druhy kořisti | 1 | 2 | 3 | 4 | 5
    | body, 3–5 hráčů | 1 | 4 | 9 | 16 | 25
    | body, 2 hráči | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Hodnoty stupnice se nesčítají. Na konci se počítá jen nejvyšší dosažená, jednou za každou ze šesti stupnic: rozptyl, rychlost, hlasitost vytí, vlci, doupata a lov.
rule-w2-9 = Jedna z vašich šesti kartiček je kartička smečky: na obou stranách má domovskou krajinu vaší smečky. Ostatních pět mají všichni stejných: les/skály, skály/louka, louka/sníh, sníh/poušť a poušť/les. Na začátku musí ukazovat pět různých krajin, a to jde jen dvěma způsoby: všechny lícem, nebo všechny rubem.
rule-w2-9-ruling = Knihy dovolují vyložit kartičky libovolně, jen se žádná krajina nesmí opakovat. Wolfden začíná se všemi lícem, pokud stůl nenechá volbu hráčům (W17).

rule-w3 = Příprava pro tři až pět hráčů
rule-w3-1 = Rozložte desky (W1.3) a na každé pole označené pro samotáře postavte jednoho: dva v každém regionu.
rule-w3-2 =
    Každé pole kořisti dostane hromádku dvou stejných žetonů. Tyto hromádky se rozdají náhodně:
    | hráčů | los | jelen | mýval | divočák | králík
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Ruské vydání nazývá nejmenší kořist zajícem, druhá dvě králíkem. Je to tentýž žeton.
rule-w3-3 =
    Každé jezero dostane jeden žeton luny. Rozdají se náhodně:
    | hráčů | srpek | půlměsíc | úplněk
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Ruské vydání tiskne „4 hráči“ nad dvěma řádky; z ostatních vydání je jasné, že poslední řádek platí pro pět.
rule-w3-4 = Každý hráč vede jinou smečku a každá má vlastní domovskou krajinu.
rule-w3-4-ruling = Knihy nechávají hráče vybrat a neurčují pořadí. Wolfden rozdá smečky náhodně, nebo nechá hráče vybrat v pořadí míst (W17).
rule-w3-5 = Teď všichni rozmístí vlky: nejdřív od prvního místa k poslednímu, pak zpátky od posledního k prvnímu. Pokaždé postavíte jednoho alfa vlka a jednoho běžného vlka společně na prázdné pole počáteční desky u kaňonu. Vaše druhá dvojice musí stát na opačné straně kaňonu než první.
rule-w3-6 = Kdo rozmisťoval první, má první tah. Pak se hraje po směru hodinových ručiček.
rule-w3-6-ruling = Vydání vybírají prvního hráče náhodně, libovolně nebo podle nejlepšího vytí. Ve Wolfdenu je to první místo.

rule-w4 = Váš tah
rule-w4-1 = Ve svém tahu smíte provést dvě akce, třeba dvakrát stejnou. Můžete skončit po jedné, nebo neprovést žádnou.
rule-w4-1-ruling = „Až dvě“ říká české vydání, ostatní říkají „dvě“. Tah končí, až když ho hráč sám ukončí.
rule-w4-2 = Po dvou akcích vám každý odevzdaný žeton zuřivosti dá další: tolik, kolik žetonů máte, včetně získaných v tomto tahu. Akce navíc stojí kartičky jako každá jiná.
rule-w4-2-ruling = Tohle vše říká ruské vydání. České doporučuje nejvýš jeden žeton za tah; stůl si to může zvolit (W17).
rule-w4-3 =
    Tolik akce stojí:
    | akce | kartičky
    | pohyb | 1
    | vytí | 2
    | postavit pelech | 2
    | vylepšit na doupě | 2
    | ovládnutí | 3
rule-w4-4 = Po každé akci se zjišťuje, zda jste něco ulovili (W12). Když tah ukončíte, vyhodnotí se fáze luny, kterých bylo v tahu dosaženo (W14). Pak je na tahu další hráč.

rule-w5 = Placení
rule-w5-1 = Platíte krajinou pole, na které akce míří. Pohyb se platí krajinou, v níž jeho vlci skončí.
rule-w5-2 = Zaplaťte přesně cenu: kartičkami, které teď ukazují tuto krajinu, krajinnými žolíky, nebo obojím. Žádná kartička se v jedné akci nepočítá dvakrát. Krajinný žolík platí za jednu kartičku kterékoli krajiny a stačí i samotní žolíci. Pak použité kartičky otočte a žolíky vraťte.
rule-w5-3 = Ukazuje-li krajinu víc kartiček, než je třeba, vybíráte, které z nich otočíte, protože jejich rubové strany se liší. Kartička smečky má na rubu stejnou krajinu, takže může pomoci zaplatit i další akci.
rule-w5-4 = Žetony zuřivosti a krajinní žolíci nikdy nedojdou.
rule-w5-4-ruling = Žádné vydání neříká, že počet žetonů v krabici je omezením.

rule-w6 = Pohyb
rule-w6-intro = Cena: 1 kartička.
rule-w6-1 = Určete krajinu a zaplaťte za ni. Pak smíte vést tolik svých vlků, kolik dovolí rozptyl. Každý jde jednou, aspoň o krok a nejdál, kam stačí vaše rychlost, a každý musí skončit na poli určené krajiny. Odkud vychází a přes co jde, nehraje roli.
rule-w6-2 = Vlci jdou jeden po druhém. Po žádném z nich nesmí být porušeno žádné omezení a odstrčený vlk přejde na nové pole dřív, než vyjde další.
rule-w6-2-ruling = České vydání kontroluje omezení dvou figurek po akci, ostatní okamžik neuvádějí. Kontrola po každém vlkovi vyhovuje všem třem.
rule-w6-3 = Vlk projde vším kromě jezer a kaňonu. Nesmí skončit na samotáři ani na kořisti.
rule-w6-4 = Vlk smí skončit na prázdném poli, na poli s právě jednou vaší figurkou, nebo tam, kde je jedinou figurkou cizí pelech. Alfa vlk smí skončit i tam, kde stojí sám cizí běžný vlk; ten je odstrčen (W7).
rule-w6-5 = Žádný vlk tedy neskončí na poli se dvěma figurkami, na cizím doupěti ani u cizího alfa vlka a běžný vlk nikdy u cizího běžného vlka.
rule-w6-6 = Jakmile vlk došel, nesmějí být na poli víc než dvě figurky. Smíte zaplatit pohyb a nikoho nevést; i to je akce. Návrat na pole, ze kterého vlk vyšel, není pohyb.
rule-w6-6-ruling = Žádné vydání nezakazuje pohyb, při němž nikdo nejde. Otočí kartičku, a to může za akci stát.

rule-w7 = Odstrčení
rule-w7-1 = Kdo je na tahu, postaví odstrčeného vlka na nejbližší vhodné pole, počítáno v krocích od místa, kde stál. Vhodná jsou pole bez figurek a žetonů a pole s právě jednou figurkou, patří-li smečce odstrčeného vlka. Je-li stejně blízko několik polí, vybírá hráč na tahu; může mezi nimi být i pole, které alfa vlk právě opustil. Na krajině ani rychlosti nezáleží. Není-li na celém plánu vhodné pole, akce není dovolena.
rule-w7-1-ruling = Vydání říkají jen „nejbližší“. Počítáme kroky, pole s žetonem nebereme jako prázdné a vlka nikdy nenecháme zmizet bez pravidla.
rule-w7-2 = Odstrčený vlk nic neuloví: zjišťuje se jen lov hráče na tahu.

rule-w8 = Postavit pelech
rule-w8-intro = Cena: 2 kartičky.
rule-w8-1 = Vyberte pole, na kterém nebo vedle kterého stojí váš alfa vlk. Nesmí na něm být samotář, kořist, pelech ani doupě a nejvýš jedna figurka, a to vaše.
rule-w8-1-ruling = Dvě vydání tam zakazují jen cizí běžné vlky, české každého cizího vlka. Pořadí figurek vytištěné ve všech třech vylučuje obojí.
rule-w8-2 = Vezměte další pelech ze stupnice podle své volby, získejte, co odkryje (W2.2, W2.3), a postavte ho na pole.

rule-w9 = Vylepšit na doupě
rule-w9-intro = Cena: 2 kartičky.
rule-w9-1 = Vyberte svůj pelech u jezera, na jehož poli nebo vedle něj stojí váš alfa vlk, v regionu, kde ještě nemáte doupě.
rule-w9-1-ruling = Ve stejném regionu může mít doupě několik smeček. Výslovně to říká jen ruské vydání.
rule-w9-2 = Pelech zabere další políčko lunárního cyklu; co vám přinesl, zůstává vaše. Na jeho místo postavte své další doupě a vezměte si jednoho krajinného žolíka.
rule-w9-3 = Stojí-li na poli cizí vlk, ať běžný, nebo alfa, je odstrčen (W7). Doupata jiných smeček v regionu nevadí.

rule-w10 = Vytí
rule-w10-intro = Cena: 2 kartičky.
rule-w10-1 = Vyberte samotáře, který není od některého vašeho alfa vlka dál, než je vaše hlasitost vytí. Na vaší desce musí zbývat vlk.
rule-w10-1-ruling = Že vlk musí zbývat, je náš výklad: akce je o tom, že ho postavíte.
rule-w10-2 = Samotář zabere další políčko lunárního cyklu. Na jeho místo se postaví další vlk z vaší desky, běžný, nebo alfa (W2.5).

rule-w11 = Ovládnutí
rule-w11-intro = Cena: 3 kartičky.
rule-w11-1 = Vyberte cizího běžného vlka nebo pelech v dosahu vytí některého vašeho alfa vlka; počítá se i figurka na poli samotného alfa vlka. Musí tam být jedinou figurkou své smečky, neboť dvě figurky jedné smečky se chrání navzájem. Alfa vlkům a doupatům ovládnutí nikdy nehrozí.
rule-w11-1-ruling = Vzdálenost 0 je v dosahu. Nastane, když alfa vlk stojí na cizím pelechu.
rule-w11-2 = Figurka zabere další políčko lunárního cyklu a je ze hry. Vlka nahradí další vlk z vaší desky, třeba i alfa; pelech nahradí pelech ze stupnice podle vaší volby se vším, co odkryje. Bez takové figurky to nejde.

rule-w12 = Lov
rule-w12-intro = Lov není akce. Nic nestojí a děje se sám.
rule-w12-1 = Po každé vaší akci: stojí-li vaši vlci na třech nebo více různých polích vedle hromádky kořisti, jejíž druh ještě nemáte, vezmete si horní žeton a to, co přináší (W2.7).
rule-w12-1-ruling = Nejméně tři pole, po kterékoli akci: nejjasnější je ruské vydání, ostatní se tak dají číst.
rule-w12-2 = Můžete ulovit několik druhů najednou. Jsou-li obklíčeny dvě hromádky stejného druhu, vyberete si jednu.
rule-w12-2-ruling = O dvou hromádkách stejného druhu nemluví žádné vydání. Omezením je jeden žeton každého druhu.
rule-w12-3 = Když se hromádka vyčerpá, je její pole polem jako každé jiné. Kořist nikdy nejde na lunární cyklus.

rule-w13 = Luna
rule-w13-1 = Každý přivolaný samotář, každá ovládnutá figurka a každý vylepšený pelech zabere další políčko lunárního cyklu.
rule-w13-2 =
    Tři z políček jsou fáze luny. Po dosažení úplňku může tah pokračovat na dalších políčkách; ta nic neznamenají.
    | hráčů | srpek | půlměsíc | úplněk
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Políčka jsou vidět na obrázcích lunárního cyklu; slovy je vytištěna jen 9 pro tři hráče. Pro dva hráče uvádějí vydání různé strany desky.

rule-w14 = Hodnocení regionů
rule-w14-1 = Na konci tahu se vyhodnotí každá fáze, jejíhož políčka v něm bylo dosaženo, jedna po druhé, ve všech regionech s jejím žetonem.
rule-w14-2 = Doupě má ve svém regionu převahu 3, každá jiná figurka 1. Při shodě rozhoduje víc alfa vlků v regionu. Účastní se jen smečky, které mají v regionu figurku.
rule-w14-2-ruling = Vydání mluví o druhé největší převaze. Nemít tam nic není převaha.
rule-w14-3 =
    Nejsilnější smečka bere žeton luny, druhá bere jeho nižší hodnotu.
    | žeton | první | druhá
    | srpek | 4 | 2
    | půlměsíc | 6 | 3
    | úplněk | 8 | 4
rule-w14-4 = Zůstane-li na prvním místě několik smeček ve shodě, každá bere nižší hodnotu, žeton se odhodí a nikdo jiný neboduje. Je-li shoda jen na druhém místě, nižší hodnotu nebere nikdo. Smečka, která je v regionu sama, bere žeton a druhá není. Není-li tam nikdo, žeton se odhodí.
rule-w14-4-ruling = Co se stane, je-li smečka sama nebo není nikdo, neříká žádné vydání. Plyne to z W14.2.

rule-w15 = Konec
rule-w15-1 = Hra končí, jakmile je vyhodnocen úplněk, i uprostřed kola.
rule-w15-2 = Vaše skóre: vaše žetony luny, vaše nižší hodnoty a nejvyšší hodnota na každé z vašich šesti stupnic (W2.8).
rule-w15-3 = Při shodě vítězí, kdo má víc žetonů luny; potom kdo má víc vlků na plánu; potom kdo má víc alfa vlků na plánu. Kdo je i pak ve shodě, o místo se dělí.
rule-w15-3-ruling = Alfa vlky počítá jen ruské vydání. Stůl to může vynechat (W17).
rule-w15-4 = Hra, která nikam nevede, se ukončí: po dvou tazích každého hráče za sebou bez jediné akce, nebo po tahu 250. Zbývající fáze se pak vyhodnotí po řadě.
rule-w15-4-ruling = Tohle neříká žádné vydání; bez toho by hra mohla trvat věčně. Stůl může určit jinou mez (W17).

rule-w16 = Dva hráči
rule-w16-intro = Všechna ostatní pravidla platí, s těmito změnami.
rule-w16-1 = Plán tvoří pět regionů bez počáteční desky. Každý druh kořisti je tu jednou, jeden žeton v každém regionu, náhodně.
rule-w16-1-ruling = Ukrajinské vydání ukazuje kořist jen na obrázku, ostatní ji uvádějí slovy.
rule-w16-2 = Náhodně se rozloží pět hromádek žetonů luny: srpek; úplněk; úplněk; srpek na půlměsíci; půlměsíc na úplňku. Ve své fázi se horní žeton vyhodnotí a odejde; spodní zůstane na svou vlastní fázi.
rule-w16-3 =
    U jezer stojí neutrální smečka, na severovýchod a na jihovýchod od nich.
    | žetony regionu | severovýchod | jihovýchod
    | srpek | 2 běžní vlci | –
    | srpek na půlměsíci | 1 doupě | –
    | úplněk | 1 doupě, 1 alfa vlk | –
    | půlměsíc na úplňku | 1 doupě | 2 alfa vlci
    
    Nikdy nehraje. Její figurky nelze ovládnout ani odstrčit a nikdo nemůže skončit na jejich poli. Při hodnocení má pořadí jako každá smečka, ale body nebere: je-li první, žeton se odhodí a druhá smečka přesto bere nižší hodnotu; je-li druhá, nižší hodnotu nebere nikdo; dělí-li se o první místo s hráčem, bere ten hráč nižší hodnotu.
rule-w16-3-ruling = Ruské vydání staví všechny její figurky na pravé horní pole, kam se tři nevejdou; na obrázcích stojí jako výše. Jen dvě vydání zcela vylučují její ovládnutí. Že druhá smečka o odměnu nepřijde, plyne z běžného hodnocení.
rule-w16-4 = Vlci se rozmisťují v pořadí první, druhý, druhý, první hráč. Pokaždé jdou alfa vlk a běžný vlk společně na pole bez žetonů a figurek v regionu, jehož horním žetonem není srpek.
rule-w16-5 = Začíná první hráč. Druhý má od začátku jeden žeton zuřivosti.
rule-w16-5-ruling = Dvě vydání ho předávají na začátku tahu druhého hráče. Dřív se stejně použít nedá, takže se nic nemění.

rule-w17 = Volby stolu
rule-w17-intro =
    Kdo připravuje stůl, smí toto změnit. Na prvním místě je, co Wolfden dělá bez volby.
    | volba | možnosti | pravidlo
    | žetony zuřivosti za tah | libovolný počet, nebo nejvýš jeden | W4.2
    | žeton pro pozdní místa | ne, nebo jeden žeton zuřivosti pro poslední místa (3 hráči: třetí; 4: třetí a čtvrté; 5: čtvrté a páté) | W4.2
    | kartičky na začátku | všechny lícem, nebo každý volí líc či rub | W2.9
    | smečky | rozdané náhodně, nebo vybrané v pořadí míst | W3.4
    | alfa vlci rozhodují poslední shodu | ano, nebo ne | W15.3
    | poslední tah | 250, nebo jiné číslo | W15.4
    | desky | naše, nebo vlastní soubor | W1.3

rule-w18 = Příklady
rule-w18-intro = Tyto příklady jsou vytištěny ve vydáních. Wolfden každý z nich přehrává jako jeden ze svých testů.
rule-w18-1 = Otáčení kartiček. Pouštní smečka platí svými dvěma kartičkami pouště. Teď dvě její kartičky ukazují les.
rule-w18-2 = Pohyb. Rychlost 3, rozptyl 2: za jednu kartičku louky jdou alfa vlk a běžný vlk každý nejvýš tři kroky, na totéž pole louky, nebo na různá.
rule-w18-3 = Pelech. Dvě kartičky pouště zaplatí pelech na poli pouště vedle alfa vlka. Je vzat ze stupnice rychlosti, takže rychlost je teď 4.
rule-w18-4 = Doupě. Dvě kartičky skal promění pelech u jezera a u alfa vlka v doupě. Pelech zabere políčko lunárního cyklu; doupě přinese krajinného žolíka a na konci 5 bodů.
rule-w18-5 = Vytí. S hlasitostí 2 přivolají dvě kartičky sněhu samotáře vzdáleného dvě pole. Na jeho místo se postaví běžný vlk.
rule-w18-6 = Ovládnutí. Dvě kartičky lesa a jeden krajinný žolík ovládnou lučního běžného vlka, který stojí sám. Dalším vlkem z desky je zrovna alfa.
rule-w18-7 = Lov. Dva běžní vlci jdou tak, že vlci jejich smečky stojí na třech polích kolem losa. Los je uloven a přinese žeton zuřivosti.
rule-w18-8 = Hodnocení. Louka má 2 alfa vlky, 2 běžné vlky a 1 pelech: 5. Skály mají 2 běžné vlky a 1 pelech: 3. Sníh má doupě, běžného vlka a 2 pelechy: 6. Při srpku bere sníh žeton za 4 body, louka 2 body, skály nic.
rule-w18-9 = Shoda. Dvě smečky mají převahu 3 a vítězí ta, která má v regionu alfa vlka.
rule-w18-9-ruling = Vydání tisknou u vítěze různé figurky: dva běžné vlky a alfa vlka, nebo (české) pelech, běžného vlka a alfa vlka.
rule-w18-10 = Konečné skóre. Rozptyl 7, rychlost 3, hlasitost vytí 0, doupata 15, lov 9, vlci 4, žetony luny 16: 54 bodů.
