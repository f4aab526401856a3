### Dagens oppgaver.

puzzles-lead = I hver stilling er én handling best. Finn den, og se deretter hvorfor. Nye oppgaver hver dag.
puzzles-archive = Tidligere dager
puzzles-seats = { $seats ->
    [one] Én spiller
   *[other] { $seats } spillere
  }
puzzle-difficulty = { $difficulty ->
    [easy] Lett
    [medium] Middels
   *[hard] Vanskelig
  }
puzzle-state = { $state ->
    [solved] Løst
    [shown] Svaret er sett
   *[open] Ikke løst ennå
  }
puzzle-solve = Løs
puzzle-look-again = Se på nytt
puzzle-heading = { $title }: finn den beste handlingen
puzzle-you-are = Du spiller: { $role }
puzzle-question = Én handling er bedre enn alle andre. Hvilken?
puzzle-tab = Oppgave
puzzle-side = Om oppgaven
puzzle-give-up = Vis svaret
puzzle-right = Riktig! Den vinner i { $best } % av tilfellene, den nest beste handlingen i { $other } %.
puzzle-told = Den beste handlingen vinner i { $best } % av tilfellene, den nest beste i { $other } %.
puzzle-wrong = Denne handlingen vinner i { $chance } % av tilfellene; en annen vinner i { $best } %. Prøv igjen.
puzzle-why = Hvorfor dette er best
puzzle-line = Slik kan spillet fortsette
puzzle-step = { $step } av { $count }
puzzle-turn = Turen trinn for trinn
puzzle-turn-step = { $place ->
    [first] Først
   *[then] Deretter
  }
puzzle-chances = Sjanse til å vinne etter…
puzzle-before = Før handlingen: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] svaret
    [yours] ditt valg
   *[tempting] fristende
  }
puzzle-all = Alle oppgaver
