### The rules of Age of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-age-of-the-wolf-sources = Pravidla hry Věk vlka (Age of the Wolf) našimi slovy, podle její jediné knížky pravidel ve švédštině, angličtině, finštině, dánštině a norštině. Herní plán, hodnoty kořisti a síly predátorů jsou naše vlastní rekonstrukce, protože knížka je ukazuje jen na obrázcích. Kdo hru vlastní, může hrát na plánu z vlastního souboru. Wolfden je neoficiální.

## A1
rule-a1 = Co ve hře je
rule-a1-1 = Každá smečka má vůdce, který platí za 5 vlků, žetony pro dalších 170 vlků (10 × 5, 6 × 10, 4 × 15) a 6 doupat. Vlci chodí vždy po pěti a žetony lze kdykoli rozměnit.
rule-a1-1-ruling = Dokud jsou v zásobě vlci, žetony nedojdou: počítá se jen počet vlků.
rule-a1-2 = Na bojové kostce je I jednou, II čtyřikrát a III jednou.
rule-a1-2-ruling = Švédská pravidla uvádějí šest stěn: I, II, II, II, II, III. Ostatní čtyři jazyky jich mají jen pět, a taková kostka není, proto se držíme švédských.
rule-a1-3 =
    Karet výhody je 28.
    | karta | počet
    | A, Zastrašení | 8
    | B, Vlci navíc | 7
    | C, Pohyb navíc | 5
    | D, Zamrzlé moře | 8
rule-a1-4 =
    Predátoři nepatří nikomu.
    | predátor | počet | síla
    | člověk | 5 | 30
    | tygr | 15 | 20
    | medvěd | 20 | 10
rule-a1-4-rebuilt = Počty jsou z knížky. Síly jsou naše, protože je knížka ukazuje jen na obrázcích.
rule-a1-5 = Každý region má hodnotu kořisti: tolik v něm může žít vlků a síly predátorů dohromady. Regiony mají pozemní hranice a některé i pobřeží. Průliv spojuje dvě pobřeží.
rule-a1-5-rebuilt = Celý herní plán je náš: 7 regionů v každé výseči kolem polárního moře, s názvy, hranicemi, pobřežími, průlivy i kořistí.
rule-a1-6 = Region držíte, dokud v něm máte vlky, ať sami, nebo vedle predátorů.
rule-a1-6-ruling = Počítají se i útočníci, kteří čekají na svůj boj: jsou to vlci v regionu.
rule-a1-7 = Sousední jsou regiony se společnou pozemní hranicí. Pro vlky a pro dosah karty A spolu sousedí i oba konce průlivu, dokud je zamrzlý (A8.4). Pro predátory platí jen souš.

## A2
rule-a2 = Příprava
rule-a2-1 = Kdo začíná, určí náhoda, a hraje se po směru hodinových ručiček. Každá smečka postaví do svého výchozího regionu vůdce, 20 dalších vlků a doupě.
rule-a2-2 = Každý jiný region dostane jednoho náhodného predátora, jehož síla nepřesahuje kořist regionu. Platí to i pro výchozí regiony smeček, za které nikdo nehraje. Nejchudší regiony přijdou na řadu první.
rule-a2-2-ruling = Podle knížky se žetony vyměňují, dokud všechny nesedí, bez udaného pořadí. Začínáme nejchudšími regiony a co se nehodilo, před dalším regionem vracíme, takže se vždy najde vhodný žeton.
rule-a2-3 = Každý hráč dostane 3 karty.
rule-a2-4 = Herní plán je kruh ze stejných výsečí, jedna pro každou smečku. Stůl může zvolit, že jsou vždy čtyři; pak sedí dvě smečky proti sobě a tři obsadí první tři místa.
rule-a2-4-ruling = Knížka má jeden plán pro všechny. Dvě nebo tři smečky by na něm měly nestejné sousedy, proto je výchozí kruh s výsečí pro každou smečku.
rule-a2-4-rebuilt = Kruh a jeho výseče jsou naše.

## A3
rule-a3 = Tah
rule-a3-0 = Máte-li na začátku svého tahu na plánu 5 nebo více doupat, ihned vítězíte.
rule-a3-1 = Krok 1, vrhy: v každém regionu s vaším doupětem přibude 5 vlků, dokud stačí zásoba.
rule-a3-1-ruling = Nestačí-li zásoba pro všechna doupata, vybíráte po jednom, která budou mít vrh. Knížka o tom mlčí.
rule-a3-2 = Krok 2, pohyb: uděláte jeden pohyb (A4), nebo žádný.
rule-a3-2-ruling = Na jednom místě knížka říká, že se pohyb udělá, na druhém, že se smí. Smečka, která se pohnout nemůže, by nemohla poslechnout, takže nikdo nemusí.
rule-a3-3 = Krok 3, boje (A5): vedou se v pořadí pohybů. V každém regionu bojujete nejdřív s cizími vlky, pak s predátory.
rule-a3-3-ruling = Bojuje se tam, kam vedl pohyb, je-li tam nepřítel, když na boj dojde: karta ho mohla zahnat, nebo přihnat nového.
rule-a3-4 = Krok 4, doupě: smíte postavit doupě (A6).
rule-a3-5 = Krok 5, toulání: vlci, kteří se nepohnuli, se smějí toulat mezi vašimi regiony (A7).
rule-a3-6 = Krok 6, hlad: v každém svém regionu, kde je vlků a síly predátorů dohromady víc než kořisti, ztratíte tolik vlků, aby kořist stačila. Do té doby smějí být vaše regiony ve vašem tahu přeplněné. Kdo ztrácí vlky, teď i kdykoli jindy, volí, zda je mezi nimi vůdce.
rule-a3-6-ruling = Z ostatních hynou nejdřív vlci, kteří se pohnuli; pro vás to nikdy není horší. Region s vůdcem přijde na řadu poslední, aby se ztracený vůdce vrátil tam, kde je už vyřešeno. Je-li moc už samotných predátorů, zahynou tam všichni vlci a pak odejdou nejslabší predátoři.
rule-a3-7 = Krok 7, karty: vezměte jednu a pak veřejně odhazujte, dokud jich nemáte nejvýš 5. Ve svém tahu smíte zahrát libovolný počet karet: před pohybem, bojem, stavbou doupěte či touláním a před ukončením kroku 5, nikdy však mezi hodem a koncem jeho boje.
rule-a3-7-ruling = Knížka říká „kdykoli“; toto jsou ty chvíle. Program se kvůli kartám zastaví vždy, když nějaké máte v ruce, ať jsou jakékoli, takže z přestávky nikdo nic nevyčte.

## A4
rule-a4 = Pohyb
rule-a4-1 = Buď přesunete 5 nebo více vlků, vždy po pěti, jako jednu smečku z regionu, který držíte, do jednoho sousedního regionu, který nedržíte. Vy volíte, zda s nimi jde vůdce. Doupě smíte nechat nehlídané, ale ihned o ně přijdete (A6.3).
rule-a4-2 = Nebo bojujete s predátory v jednom regionu, který držíte.
rule-a4-2-ruling = Odvede-li odtud pak pohyb navíc vlky, bojují ti, kdo zůstali. Nezůstane-li nikdo, boj nebude.
rule-a4-3 = Každý vlk se pohne jen jednou za tah. S kartou Pohyb navíc přijdou nejdřív všechny pohyby a pak všechny boje. Druhá smečka smí do stejného regionu následovat, jen dokud je tam nepřítel, a o každý region se bojuje jednou za tah, všemi vašimi vlky v něm.
rule-a4-3-ruling = Karta opakuje krok 2 před krokem 3, takže boj počká na obě smečky a ty bojují jako jedna. Bez nepřítele je region už váš a A4.1 tam vstup zakazuje.

## A5
rule-a5 = Boj
rule-a5-1 = Vaše síla je hod krát vaši zúčastnění vlci: u útočníka všichni, kdo přišli, u obránce všichni, kdo tam jsou.
rule-a5-2 = Je-li v boji váš vůdce, smíte po hodech obou stran hodit znovu a platí váš vyšší hod. Nejdřív se rozhoduje a hází útočník, pak obránce, každý jednou za kolo hodů.
rule-a5-2-ruling = Knížka pořadí neuvádí. Program se neptá, když by další hod nemohl výsledek změnit; nové kolo hodů po remíze dává nové právo.
rule-a5-3 = Vyhrává větší síla. Jsou-li síly stejné, házejte znovu.
rule-a5-4 = Poražení útočníci se vrátí tam, odkud přišli, i přes zamrzlý průliv, pokud přišli tudy. Poražení obránci smějí společně ustoupit do jednoho sousedního regionu, který drží; co tam přesáhne kořist, ihned hyne. Není-li takový region nebo to tak chtějí, zahynou všichni. Doupě se vrací majiteli.
rule-a5-4-ruling = Útočily-li dvě smečky, každá se vrací, odkud přišla. Obránci smějí ustoupit i přes zamrzlý průliv, do plného regionu nebo do regionu, na který se útočí; útočníci, kteří tam čekají, se do jeho meze nepočítají. Přišli-li do regionu, kam se útočníci vracejí, predátoři, sdílejí ho až do kroku 6.
rule-a5-5 = Predátoři neházejí. Jejich síla je součet jejich hodnot a musíte ji překonat. I tady smíte díky vůdci hodit znovu.
rule-a5-6 = Vyhrajete-li, smíte všechny společně zahnat do jednoho sousedního regionu (A5.8), nebo je nechat být. Nevyhrajete-li, zůstávají a vaši vlci zůstanou vedle nich, ale vlci, na které kořist nestačí, ihned hynou.
rule-a5-7 = Kde jsou vlci i predátoři, bojujete nejdřív s vlky a s predátory jen, když vyhrajete.
rule-a5-8 = Predátoři zahnaní z pobřeží do vody jsou mimo hru. Přeplní-li cizí region, smí jeho majitel nejdřív stáhnout vlky, nejvýš přebytek, do jednoho sousedního regionu, který drží a kde je místo; zbytek přebytku zahyne. Útočníci, kteří tam čekají, se nepočítají. Kde vlci nejsou nebo už nezbyli, odcházejí nejslabší predátoři, dokud kořist nestačí ostatním. Ve vašem regionu mez počká do kroku 6.
rule-a5-8-ruling = Podle samotné karty by se snižovalo hned i u vás, ale ve vašem tahu smějí být vaše regiony přeplněné. Vlci se stahují po pěti, všichni do stejného regionu. Zmizí-li soupeřovi vlci z regionu, kde čekají útočníci, sníží se predátoři na hodnotu kořisti, útočníci region drží a přesto s nimi bojují.
rule-a5-9 = Predátoři nikdy nepřejdou průliv, ani zamrzlý.

## A6
rule-a6 = Doupata
rule-a6-1 = Kde máte 20 nebo více vlků a žádné vlastní doupě, smíte ho v kroku 4 postavit, i když je kořist nižší než 20. Za tah smíte postavit jedno doupě.
rule-a6-1-ruling = Knížka neříká kolik; podle volby stolu jich lze postavit, kolik chcete.
rule-a6-2 = V regionu smíte mít jedno doupě a celkem 6.
rule-a6-3 = Doupě, u kterého je méně než 5 vlků majitele, se ihned odstraní, ať je na tahu kdokoli.

## A7
rule-a7 = Toulání
rule-a7-1 = Vlci, kteří se v tomto tahu nepohnuli, smějí přejít do jednoho sousedního regionu, který držíte, i přes zamrzlý průliv. Každý jednou, skupina po skupině, a opuštěný region už nedržíte. Boj se nekoná.
rule-a7-2 = Vlci, kteří bojovali s predátory na místě, se nepohnuli; útočníci, kteří se vrátili, ano. Noví vlci se smějí pohnout nebo toulat.

## A8
rule-a8 = Karty výhody
rule-a8-1 = A, Zastrašení: vyberte region, který držíte, nebo s ním sousední. Všichni tamní predátoři prchnou společně do jednoho regionu sousedního s jejich, nebo z pobřeží do vody (A5.8).
rule-a8-1-ruling = Knížka mluví jen o regionech sousedních s vaším. Vlci, kteří zaženou predátory přes hranici, zaženou i ty vedle sebe.
rule-a8-2 = B, Vlci navíc: 5 nových vlků v každém regionu s vaším doupětem, jako v A3.1.
rule-a8-2-ruling = Dánská pravidla mluví o 5 žetonech; jejich vlastní nadpis i všechny ostatní jazyky říkají 5 vlků.
rule-a8-3 = C, Pohyb navíc: po svém pohybu uděláte před boji ještě jeden. Takových karet smíte zahrát více, jednu po druhé.
rule-a8-3-ruling = Finská pravidla kartu nazývají tahem navíc, ale její text, stejně jako v ostatních jazycích, opakuje jen krok 2.
rule-a8-4 = D, Zamrzlé moře: jeden průliv podle vaší volby je do konce vašeho tahu zamrzlý a lze ho přejít oběma směry. Každá karta zmrazí jeden průliv.
rule-a8-4-ruling = Může to být kterýkoli, který ještě není zamrzlý, ať jsou vaši vlci kdekoli.
rule-a8-5 = Kartu lze zahrát, jen když má účinek, a C jen v kroku 2, po pohybu. Zahrané karty jdou mezi odhozené. Má-li se brát karta a balíček je prázdný, stanou se odhozené karty novým balíčkem; nejsou-li žádné, karta se nebere.
rule-a8-5-ruling = O kartách bez účinku knížka mlčí. Zbavovat se karet patří do kroku 7.
rule-a8-6 = Jaké karty držíte, je vaše tajemství; kolik jich držíte, vidí všichni.
rule-a8-6-ruling = Veřejné jsou i odhozené karty a velikost balíčku.

## A9
rule-a9 = Vůdce, vyřazení, konec
rule-a9-1 = Ztracený vůdce ihned nahradí 5 jiných vlků v regionu, který zvolí majitel, takže počet vlků se nemění. Platí za pohnutého, pokud se pohnuli oni.
rule-a9-1-ruling = Anglická pravidla dovolují kterýkoli region, ostatní jiný; my dovolujeme každý, kde majiteli zbyli vlci, i útočníky před bojem. Nahradí vlky, kteří se nepohnuli, jsou-li tam takoví. Prohrají-li tito útočníci, vrací se s prvními z nich.
rule-a9-2 = Smečka bez vlků na plánu vypadává: její doupata se odstraní a karty odhodí. Poslední živá smečka ihned vítězí.
rule-a9-2-ruling = Za vítězem rozhodují o pořadí doupata, regiony a vlci; vyřazené smečky sdílejí poslední místo.
rule-a9-3 = Hra končí také po kole 60, pokud stůl nezvolil jiný limit. Kolo skončí, když pořadí přejde přes místo prvního hráče, a to ještě před A3.0. Pak vítězí nejvíc doupat, potom regionů, potom vlků; je-li vše stejné, vítězství se dělí.
rule-a9-3-ruling = Knížka limit kol nemá; program ho potřebuje.

## A10
rule-a10 = Příklady
rule-a10-1 = Na začátku máte ve výchozím regionu 25 vlků a doupě a v ruce 3 karty.
rule-a10-2 = Deset vlků bojuje s medvědem (10). S hodem I nevyhrají, protože 10 není víc než 10; s hodem II ano.
rule-a10-3 = Remíza mezi vlky se hází znovu. Remíza s predátory není výhra.
rule-a10-4 = Máte 20 vlků v regionu s kořistí 15. V kroku 4 postavíte doupě a v kroku 6 vám zbude 15 vlků. Doupě zůstává.
rule-a10-5 = Prohrajete útok přes zamrzlý průliv: vlci se vrátí po ledu. Průliv roztaje na konci vašeho tahu.
rule-a10-6 = Tygr (20) je zahnán do cizího regionu s kořistí 30 a 20 vlky. Majitel si tam nechá 10 a až 10 smí stáhnout do jednoho sousedního regionu s místem.
