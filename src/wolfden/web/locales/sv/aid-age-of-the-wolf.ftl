### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Börja ditt drag med fem av dina lyor på spelplanen, eller bli den sista flocken i livet.
aid-age-of-the-wolf-turn = Ditt drag
aid-age-of-the-wolf-turn-1 = Varje lya ger fem vargar i början av ditt drag.
aid-age-of-the-wolf-turn-2 = En förflyttning per drag: vargar i femtal till en angränsande region du inte har, eller en kamp mot rovdjur där du står.
aid-age-of-the-wolf-turn-3 = Sedan kommer kamperna i förflyttningarnas ordning: först mot vargar, därefter mot rovdjur.
aid-age-of-the-wolf-turn-4 = Med tjugo vargar i en region får du bygga en lya; en per drag.
aid-age-of-the-wolf-turn-5 = Sedan får vargar som inte har flyttat migrera mellan dina regioner.
aid-age-of-the-wolf-turn-6 = I slutet av ditt drag svälter vargar utöver regionens fodervärde ihjäl.
aid-age-of-the-wolf-turn-7 = Kort: skräm bort rovdjur, extra vargar, extra drag, frys en vattenförbindelse. Du drar ett varje drag och behåller fem.
aid-age-of-the-wolf-battle = Kamper
aid-age-of-the-wolf-battle-1 = Kamper: tärning (1, 2, 2, 2, 2, 3) gånger vargar. Ledarvargen får slå om. Rovdjur har ett fast värde: du måste slå över det.
aid-age-of-the-wolf-battle-2 =
    | rovdjur | människa | tiger | björn
    | styrka | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = En flock som förlorar hemma får dra sig tillbaka till en angränsande region den har, annars dör den; slagna anfallare går tillbaka. Vid lika styrka slår man igen.
aid-age-of-the-wolf-battle-4 = Den som besegrar rovdjur får jaga iväg alla till en angränsande region, eller från kusten ut i havet.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = Skräm bort: alla rovdjur i en region flyr från dig (×8).
aid-age-of-the-wolf-cards-2 = Extra vargar: var och en av dina lyor får fem vargar till (×7).
aid-age-of-the-wolf-cards-3 = Extra drag: en förflyttning till före kamperna (×5).
aid-age-of-the-wolf-cards-4 = Fruset hav: en vattenförbindelse går att gå över till slutet av ditt drag (×8).
aid-age-of-the-wolf-end = Slutet
aid-age-of-the-wolf-end-1 = Efter sista rundan (60, om bordet inte säger annat) vinner flest lyor, sedan flest regioner, sedan flest vargar.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] vargar, i femtal
    [lead] ledarvarg, räknas som fem
    [den] lya
    [human] människa
    [tiger] tiger
    [bear] björn
    [channel] vattenförbindelse
   *[ice] frusen vattenförbindelse
}
