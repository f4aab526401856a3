### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Začněte svůj tah s pěti svými doupaty na plánu, nebo zůstaňte poslední živou smečkou.
aid-age-of-the-wolf-turn = Váš tah
aid-age-of-the-wolf-turn-1 = Na začátku vašeho tahu přibude v každém doupěti pět vlků.
aid-age-of-the-wolf-turn-2 = Jeden pohyb za tah: vlci po pěti do sousedního regionu, který neobsazujete, nebo boj s predátory tam, kde stojíte.
aid-age-of-the-wolf-turn-3 = Pak přijdou boje v pořadí pohybů: nejdřív s vlky, potom s predátory.
aid-age-of-the-wolf-turn-4 = S dvaceti vlky v regionu smíte postavit doupě; jedno za tah.
aid-age-of-the-wolf-turn-5 = Pak se vlci, kteří se ještě nepohnuli, mohou toulat mezi vašimi regiony.
aid-age-of-the-wolf-turn-6 = Na konci tahu vlci nad kořist regionu zemřou hlady.
aid-age-of-the-wolf-turn-7 = Karty: zastrašit predátory, vlci navíc, pohyb navíc, zmrazit průliv. Každý tah berete jednu, necháte si pět.
aid-age-of-the-wolf-battle = Boje
aid-age-of-the-wolf-battle-1 = Boj: kostka (1, 2, 2, 2, 2, 3) krát vlci. Vůdce smí házet znovu. Predátoři mají pevnou sílu: musíte ji překonat.
aid-age-of-the-wolf-battle-2 =
    | predátor | člověk | tygr | medvěd
    | síla | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = Smečka poražená doma smí ustoupit do jednoho sousedního regionu, který obsazuje, jinak hyne; poražení útočníci se vracejí. Při stejné síle se hází znovu.
aid-age-of-the-wolf-battle-4 = Kdo porazí predátory, smí je všechny zahnat do jednoho sousedního regionu, nebo z pobřeží do moře.
aid-age-of-the-wolf-cards = Karty
aid-age-of-the-wolf-cards-1 = Zastrašení: všichni predátoři regionu před vámi prchají (×8).
aid-age-of-the-wolf-cards-2 = Vlci navíc: v každém vašem doupěti přibude pět vlků (×7).
aid-age-of-the-wolf-cards-3 = Pohyb navíc: ještě jeden pohyb před boji (×5).
aid-age-of-the-wolf-cards-4 = Zamrzlé moře: po jednom průlivu lze do konce vašeho tahu chodit (×8).
aid-age-of-the-wolf-end = Konec
aid-age-of-the-wolf-end-1 = Po posledním kole (60, pokud stůl neurčí jinak) vyhrává, kdo má nejvíc doupat, pak regionů, pak vlků.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] vlci, po pěti
    [lead] vůdce, počítá se za pět
    [den] doupě
    [human] člověk
    [tiger] tygr
    [bear] medvěd
    [channel] průliv
   *[ice] zamrzlý průliv
}
