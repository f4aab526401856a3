### The player aid of The Wolves: one page. A line that begins with | is a row of a table.

aid-the-wolves-goal = Flest poäng efter fullmånen vinner: regionpolletter och det längst nådda värdet på vart och ett av dina sex spår.
aid-the-wolves-turn = Ditt drag
aid-the-wolves-turn-1 = Ett drag har två handlingar; varje handlingspollett köper en till.
aid-the-wolves-turn-2 = Varje handling kostar brickor som visar målets terräng: flytta 1, yla 2, lya 2, näste 2, dominera 3. Använda brickor vänds. En terrängpollett gäller som valfri bricka.
aid-the-wolves-actions = Handlingar
aid-the-wolves-actions-1 = Flytta: välj en terräng och gå sedan med upp till Spridning vargar, var och en upp till Snabbhet steg, alla till den terrängen. Högst två pjäser per hexruta.
aid-the-wolves-actions-2 = Yla: en ensamvarg inom Yl från en alfavarg blir din nästa varg.
aid-the-wolves-actions-3 = Lya: bredvid eller under en alfavarg; tas från ett spår du väljer, som då växer.
aid-the-wolves-actions-4 = Näste: bygg ut en lya vid en sjö; ett per region; ger 3 kontroll.
aid-the-wolves-actions-5 = Dominera: byt ut en fientlig flockvarg eller lya som står ensam inom Yl.
aid-the-wolves-actions-6 = Jakt: vargar på tre hexrutor runt ett byte tar det av sig själva.
aid-the-wolves-tracks = Spår
aid-the-wolves-tracks-1 =
    | tagna lyor | 0 | 1 | 2 | 3 | 4
    | spridning | 2 | 3 | 3 | 4 | 4
    | snabbhet | 3 | 4 | 4 | 5 | 5
    | yl | 2 | 3 | 3 | 4 | 4
    | poäng, 3–5 spelare | 0 | 0 | 0 | 3 | 7
    | poäng, 2 spelare | 0 | 0 | 0 | 2 | 5
aid-the-wolves-tracks-2 = Den andra och den fjärde lyan på ett spår ger en pollett. 3–5 spelare: spridning handling, sedan terräng; snabbhet och yl terräng, sedan handling. 2 spelare: handling, sedan terräng.
aid-the-wolves-points = Poäng
aid-the-wolves-points-1 =
    | antal | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | vargar | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
    | nästen | 5 | 10 | 15 | 20
    | byten, 3–5 spelare | 1 | 4 | 9 | 16 | 25
    | byten, 2 spelare | 2 | 5 | 9 | 14 | 20
aid-the-wolves-points-2 = På varje spår räknas bara det längst nådda värdet.
aid-the-wolves-moon = Månen
aid-the-wolves-moon-1 = Yl, nästen och dominering flyttar månen. Vid månskära, halvmåne och fullmåne räknas regionerna med den polletten: mest kontroll tar den, tvåan får det lägre värdet.
aid-the-wolves-moon-2 =
    | spelare | månskära | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
    | etta / tvåa | 4 / 2 | 6 / 3 | 8 / 4
aid-the-wolves-moon-3 = Kontroll: ett näste räknas som 3, varje annan pjäs som 1. Vid lika avgör flest alfavargar i regionen.
aid-the-wolves-sign = { $sign ->
    [alpha] alfavarg
    [pack] flockvarg
    [den] lya
    [lair] näste
    [crescent] månskära
    [quarter] halvmåne
    [full] fullmåne
    [action] handlingspollett
   *[terrain] terrängpollett
}
