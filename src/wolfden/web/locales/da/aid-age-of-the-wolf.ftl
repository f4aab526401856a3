### The player aid of Age of the Wolf: one page. A line that begins with | is a row of a table.

aid-age-of-the-wolf-goal = Begynd din tur med fem af dine huler på spillepladen, eller vær den sidste flok i live.
aid-age-of-the-wolf-turn = Din tur
aid-age-of-the-wolf-turn-1 = Hver hule giver fem ulve i begyndelsen af din tur.
aid-age-of-the-wolf-turn-2 = Én flytning pr. tur: ulve i femmere til et nærliggende område, du ikke har, eller en kamp mod rovdyr, hvor du står.
aid-age-of-the-wolf-turn-3 = Så kommer kampene i flytningernes rækkefølge: først mod ulve, derefter mod rovdyr.
aid-age-of-the-wolf-turn-4 = Med tyve ulve i et område må du bygge en hule; én pr. tur.
aid-age-of-the-wolf-turn-5 = Derefter må ulve, der ikke er flyttet, migrere mellem dine områder.
aid-age-of-the-wolf-turn-6 = I slutningen af din tur sulter ulve ud over områdets foderværdi ihjel.
aid-age-of-the-wolf-turn-7 = Kort: skræm rovdyr bort, ekstra ulve, ekstra træk, frys en vandforbindelse. Du trækker ét hver tur og beholder fem.
aid-age-of-the-wolf-battle = Kampe
aid-age-of-the-wolf-battle-1 = Kampe: terning (1, 2, 2, 2, 2, 3) gange ulve. Lederulven må kaste igen. Rovdyr har en fast værdi: Du skal over den.
aid-age-of-the-wolf-battle-2 =
    | rovdyr | menneske | tiger | bjørn
    | styrke | 30 | 20 | 10
aid-age-of-the-wolf-battle-3 = En flok, der taber hjemme, må trække sig tilbage til ét nærliggende område, den har, ellers dør den; slagne angribere går tilbage. Ved samme styrke kastes der igen.
aid-age-of-the-wolf-battle-4 = Den, der slår rovdyr, må jage dem alle til ét nærliggende område eller fra en kyst ud i havet.
aid-age-of-the-wolf-cards = Kort
aid-age-of-the-wolf-cards-1 = Skræm bort: Alle rovdyr i et område flygter fra dig (×8).
aid-age-of-the-wolf-cards-2 = Ekstra ulve: Hver af dine huler får fem ulve mere (×7).
aid-age-of-the-wolf-cards-3 = Ekstra træk: én flytning mere før kampene (×5).
aid-age-of-the-wolf-cards-4 = Frossent hav: Én vandforbindelse kan krydses til slutningen af din tur (×8).
aid-age-of-the-wolf-end = Slutningen
aid-age-of-the-wolf-end-1 = Efter sidste runde (60, hvis bordet ikke siger andet) vinder flest huler, så flest områder, så flest ulve.
aid-age-of-the-wolf-sign = { $sign ->
    [wolves] ulve, i femmere
    [lead] lederulv, tæller for fem
    [den] hule
    [human] menneske
    [tiger] tiger
    [bear] bjørn
    [channel] vandforbindelse
   *[ice] frossen vandforbindelse
}
