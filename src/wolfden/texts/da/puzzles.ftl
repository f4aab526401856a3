### Dagens opgaver.

puzzles-lead = I hver stilling er én handling bedst. Find den, og se så hvorfor. Nye opgaver hver dag.
puzzles-archive = Tidligere dage
puzzles-seats = { $seats ->
    [one] Én spiller
   *[other] { $seats } spillere
  }
puzzle-difficulty = { $difficulty ->
    [easy] Let
    [medium] Middel
   *[hard] Svær
  }
puzzle-state = { $state ->
    [solved] Løst
    [shown] Svaret er set
   *[open] Ikke løst endnu
  }
puzzle-solve = Løs
puzzle-look-again = Se igen
puzzle-heading = { $title }: find den bedste handling
puzzle-you-are = Du spiller: { $role }
puzzle-question = Én handling er bedre end alle andre. Hvilken?
puzzle-tab = Opgave
puzzle-side = Om opgaven
puzzle-give-up = Vis svaret
puzzle-right = Rigtigt! Den vinder i { $best } % af tilfældene, den næstbedste handling i { $other } %.
puzzle-told = Den bedste handling vinder i { $best } % af tilfældene, den næstbedste i { $other } %.
puzzle-wrong = Denne handling vinder i { $chance } % af tilfældene; en anden vinder i { $best } %. Prøv igen.
puzzle-why = Hvorfor det er bedst
puzzle-line = Sådan kan spillet fortsætte
puzzle-step = { $step } af { $count }
puzzle-turn = Turen trin for trin
puzzle-turn-step = { $place ->
    [first] Først
   *[then] Derefter
  }
puzzle-chances = Chance for at vinde efter…
puzzle-before = Før handlingen: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] svaret
    [yours] dit valg
   *[tempting] fristende
  }
puzzle-all = Alle opgaver
