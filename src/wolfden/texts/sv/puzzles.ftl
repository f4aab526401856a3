### Dagens problem.

puzzles-lead = I varje ställning är en handling bäst. Hitta den och se sedan varför. Nya uppgifter varje dag.
puzzles-archive = Tidigare dagar
puzzles-seats = { $seats ->
    [one] En spelare
   *[other] { $seats } spelare
  }
puzzle-difficulty = { $difficulty ->
    [easy] Lätt
    [medium] Medel
   *[hard] Svårt
  }
puzzle-state = { $state ->
    [solved] Löst
    [shown] Svaret visat
   *[open] Inte löst än
  }
puzzle-solve = Lös
puzzle-look-again = Titta igen
puzzle-heading = { $title }: hitta den bästa handlingen
puzzle-you-are = Du spelar: { $role }
puzzle-question = En handling är bättre än alla andra. Vilken?
puzzle-tab = Uppgift
puzzle-side = Om uppgiften
puzzle-give-up = Visa svaret
puzzle-right = Rätt! Den vinner i { $best } % av fallen, den näst bästa handlingen i { $other } %.
puzzle-told = Den bästa handlingen vinner i { $best } % av fallen, den näst bästa i { $other } %.
puzzle-wrong = Den här handlingen vinner i { $chance } % av fallen; en annan vinner i { $best } %. Försök igen.
puzzle-why = Varför den är bäst
puzzle-line = Så kan partiet fortsätta
puzzle-step = { $step } av { $count }
puzzle-turn = Draget steg för steg
puzzle-turn-step = { $place ->
    [first] Först
   *[then] Sedan
  }
puzzle-chances = Chans att vinna efter…
puzzle-before = Före handlingen: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] svaret
    [yours] ditt val
   *[tempting] lockande
  }
puzzle-all = Alla uppgifter
