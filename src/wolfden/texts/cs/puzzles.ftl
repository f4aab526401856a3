### Úlohy dne.

puzzles-lead = V každé pozici je jedna akce nejlepší. Najděte ji a pak se podívejte proč. Každý den nové.
puzzles-archive = Předchozí dny
puzzles-seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
  }
puzzle-difficulty = { $difficulty ->
    [easy] Lehká
    [medium] Střední
   *[hard] Těžká
  }
puzzle-state = { $state ->
    [solved] Vyřešeno
    [shown] Odpověď zobrazena
   *[open] Zatím nevyřešeno
  }
puzzle-solve = Řešit
puzzle-look-again = Podívat se znovu
puzzle-heading = { $title }: najděte nejlepší akci
puzzle-you-are = Hrajete za: { $role }
puzzle-question = Jedna akce je lepší než všechny ostatní. Která?
puzzle-tab = Úloha
puzzle-side = O této úloze
puzzle-give-up = Ukázat odpověď
puzzle-right = Správně! Tato akce vede k výhře v { $best } % případů, druhá nejlepší v { $other } %.
puzzle-told = Nejlepší akce vede k výhře v { $best } % případů, druhá nejlepší v { $other } %.
puzzle-wrong = Tato akce vede k výhře v { $chance } % případů, jiná v { $best } %. Zkuste to znovu.
puzzle-why = Proč je to nejlepší
puzzle-line = Jak může partie pokračovat
puzzle-step = { $step } z { $count }
puzzle-turn = Tah krok za krokem
puzzle-turn-step = { $place ->
    [first] Nejprve
   *[then] Potom
  }
puzzle-chances = Šance na výhru po akci…
puzzle-before = Před akcí: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] odpověď
    [yours] vaše volba
   *[tempting] lákavé
  }
puzzle-all = Všechny úlohy
