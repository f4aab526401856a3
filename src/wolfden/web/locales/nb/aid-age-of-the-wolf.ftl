### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begynn turen din med fem av dine hi på spillebrettet, eller vær den siste flokken i live.
aid-age-of-the-wolf-turn = Turen din
aid-age-of-the-wolf-turn-1 = Hvert hi gir fem ulver i begynnelsen av turen din.
aid-age-of-the-wolf-turn-2 = Én forflytting per tur: ulver i femmere til en tilstøtende region du ikke har, eller en kamp mot rovdyr der du står.
aid-age-of-the-wolf-turn-3 = Så kommer kampene i forflyttingenes rekkefølge: først mot ulver, deretter mot rovdyr.
aid-age-of-the-wolf-turn-4 = Med tjue ulver i en region kan du bygge et hi; ett per tur.
aid-age-of-the-wolf-turn-5 = Deretter kan ulver som ikke har flyttet, streife mellom regionene dine.
aid-age-of-the-wolf-turn-6 = På slutten av turen din sulter ulver ut over regionens bytteverdi i hjel.
aid-age-of-the-wolf-turn-7 = Kort: skrem bort rovdyr, ekstra ulver, ekstra trekk, frys en vannforbindelse. Du trekker ett hver tur og beholder fem.
aid-age-of-the-wolf-battle = Kamper
aid-age-of-the-wolf-battle-1 = Kamper: terning (1, 2, 2, 2, 2, 3) ganger ulver. Lederulven kan kaste på nytt. Rovdyr har en fast verdi: Du må over den.
aid-age-of-the-wolf-battle-2 =
    | rovdyr | menneske | tiger | bjørn
    | styrke | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = En flokk som taper hjemme, kan trekke seg tilbake til én tilstøtende region den har, ellers dør den; slåtte angripere går tilbake. Ved lik styrke kastes det på nytt.
aid-age-of-the-wolf-battle-4 = Den som slår rovdyr, kan jage dem alle til én tilstøtende region eller fra en kyst ut i havet.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = Skrem bort: Alle rovdyr i en region flykter fra deg (×8).
aid-age-of-the-wolf-cards-2 = Ekstra ulver: Hvert av dine hi får fem ulver til (×7).
aid-age-of-the-wolf-cards-3 = Ekstra trekk: én forflytting til før kampene (×5).
aid-age-of-the-wolf-cards-4 = Frosset hav: Én vannforbindelse kan krysses til slutten av turen din (×8).
aid-age-of-the-wolf-end = Slutten
aid-age-of-the-wolf-end-1 = Etter siste runde (60, hvis ikke bordet sier noe annet) vinner flest hi, så flest regioner, så flest ulver.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] ulver, i femmere
    [lead] lederulv, teller som fem
    [den] hi
    [human] menneske
    [tiger] tiger
    [bear] bjørn
    [channel] vannforbindelse
   *[ice] frossen vannforbindelse
}
