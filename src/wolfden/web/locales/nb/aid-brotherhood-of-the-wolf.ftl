### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Udyret vil ha 25 ofre på tolv årstider. Jegerne vil peke ut dets sanne identitet eller ta fire av sporene.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Hver årstid: et kort, en tropp til jegerne, Udyrets hemmelige valg, jegernes trekk, angrepet, undersøkelsen.
aid-brotherhood-of-the-wolf-beast = Udyret
aid-brotherhood-of-the-wolf-beast-1 = Udyret går 1 til 4 mil til en landsby det ikke har angrepet innen et år. Jo nærmere, jo flere ofre: fem minus antall mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | ofre | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Der legger det et spor med bildesiden ned, eller opp for å bruke kraften: ulveflokk +2 mil, rovdyr +1 offer, greve bryr seg ikke om dragoner, djevel drar en jeger, landstryker +1 nær Auvers.
aid-brotherhood-of-the-wolf-hunters = Jegerne
aid-brotherhood-of-the-wolf-hunters-1 = Jegere går opptil 3 mil. Opptil 2 står de og beskytter landsbyen; 3 er til hest, og en rytter beskytter ingenting.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner beskytter en landsby, bønder redder ett liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jeger i den angrepne landsbyen, eller i den forrige, kan snu sporet. Den som kjenner tegnet, tar det og spør om det er den sanne identiteten.
aid-brotherhood-of-the-wolf-knowledge = Hvem kjenner hvilket spor
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jeger | spor
    | biskopen | djevel
    | viltvokteren | ulveflokk
    | markien | rovdyr
    | kongens utsending | greve
    | alle | landstryker
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrykeren må gjenkjennes i to ulike landsbyer.
aid-brotherhood-of-the-wolf-end = Slutten
aid-brotherhood-of-the-wolf-end-1 = Etter den tolvte årstiden: Er ofre og spor som ikke er tatt, til sammen 25 eller flere, er spillet uavgjort. Ellers vinner jegerne.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] spor med bildesiden ned
    [victim] offer
    [portefaix] Portefaix
   *[marker] svart markør
}
