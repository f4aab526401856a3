### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Bæstet vil have 25 ofre på tolv årstider. Jægerne vil udpege dets sande identitet eller tage fire af dets spor.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Hver årstid: et kort, en trop til jægerne, Bæstets hemmelige valg, jægernes træk, angrebet, undersøgelsen.
aid-brotherhood-of-the-wolf-beast = Bæstet
aid-brotherhood-of-the-wolf-beast-1 = Bæstet går 1 til 4 mil til en landsby, det ikke har angrebet inden for et år. Jo nærmere, jo flere ofre: fem minus antal mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | ofre | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Dér lægger det et spor med billedsiden ned, eller op for at bruge dets kraft: ulveflok +2 mil, rovdyr +1 offer, greve ænser ikke dragoner, djævel trækker en jæger, landstryger +1 nær Auvers.
aid-brotherhood-of-the-wolf-hunters = Jægerne
aid-brotherhood-of-the-wolf-hunters-1 = Jægere går op til 3 mil. Op til 2 står de og beskytter deres landsby; 3 er til hest, og en rytter beskytter intet.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner beskytter en landsby, bønder redder ét liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jæger i den angrebne landsby, eller i den forrige, må vende sporet. Den, der kender dets tegn, tager det og spørger, om det er den sande identitet.
aid-brotherhood-of-the-wolf-knowledge = Hvem kender hvilket spor
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jæger | spor
    | biskoppen | djævel
    | skovfogeden | ulveflok
    | markisen | rovdyr
    | kongens udsending | greve
    | alle | landstryger
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrygeren skal genkendes i to forskellige landsbyer.
aid-brotherhood-of-the-wolf-end = Slutningen
aid-brotherhood-of-the-wolf-end-1 = Efter den tolvte årstid: Er ofre og spor, der ikke er taget, tilsammen 25 eller flere, er spillet uafgjort. Ellers vinder jægerne.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] spor med billedsiden ned
    [victim] offer
    [portefaix] Portefaix
   *[marker] sort markør
}
