### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Besten vill ha 25 offer på tolv årstider. Jägarna vill peka ut dess sanna identitet, eller ta fyra av dess spår.
aid-brotherhood-of-the-wolf-season = En årstid
aid-brotherhood-of-the-wolf-season-1 = Varje årstid: ett kort, en trupp till jägarna, Bestens hemliga val, jägarnas drag, anfallet, undersökningen.
aid-brotherhood-of-the-wolf-beast = Besten
aid-brotherhood-of-the-wolf-beast-1 = Besten går 1 till 4 mil till en by den inte anfallit inom ett år. Ju närmare, desto fler offer: fem minus antalet mil.
aid-brotherhood-of-the-wolf-beast-2 =
    | mil | 1 | 2 | 3 | 4
    | offer | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Där lägger den ett spår, nedåt, eller uppåt för att använda kraften: vargflock +2 mil, rovdjur +1 offer, greve struntar i dragoner, djävul drar en jägare, landstrykare +1 nära Auvers.
aid-brotherhood-of-the-wolf-hunters = Jägarna
aid-brotherhood-of-the-wolf-hunters-1 = Jägare går upp till 3 mil. Upp till 2 står de och skyddar sin by; 3 är till häst, och en ryttare skyddar inget.
aid-brotherhood-of-the-wolf-hunters-2 = Dragoner skyddar en by, bönder räddar ett liv.
aid-brotherhood-of-the-wolf-hunters-3 = En jägare i den anfallna byn, eller i den förra, får vända upp spåret. Den som kan dess tecken tar det och frågar om det är den sanna identiteten.
aid-brotherhood-of-the-wolf-knowledge = Vem som kan vilket spår
aid-brotherhood-of-the-wolf-knowledge-1 =
    | jägare | spår
    | biskopen | djävul
    | skogvaktaren | vargflock
    | markisen | rovdjur
    | kungens sändebud | greve
    | alla | landstrykare
aid-brotherhood-of-the-wolf-knowledge-2 = Landstrykaren måste kännas igen i två olika byar.
aid-brotherhood-of-the-wolf-end = Slutet
aid-brotherhood-of-the-wolf-end-1 = Efter den tolfte årstiden: om offer och spår som inte tagits tillsammans blir 25 eller fler är det oavgjort. Annars vinner jägarna.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] spår nedåt
    [victim] offer
    [portefaix] Portefaix
   *[marker] svart markör
}
