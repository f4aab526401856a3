### Puzzles of the day.

puzzles-lead = In each position one action is best. Find it, then see why. New puzzles every day.
puzzles-archive = Earlier days
puzzles-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
  }
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
  }
puzzle-state = { $state ->
    [solved] Solved
    [shown] Answer seen
   *[open] Not solved yet
  }
puzzle-solve = Solve
puzzle-look-again = Look again
puzzle-heading = { $title }: find the best action
puzzle-you-are = You play: { $role }
puzzle-question = One action is better than all others. Which one?
puzzle-tab = Puzzle
puzzle-side = About this puzzle
puzzle-give-up = Show the answer
puzzle-right = Correct! It wins { $best }% of the time, the next best action { $other }%.
puzzle-told = The best action wins { $best }% of the time, the next best { $other }%.
puzzle-wrong = This action wins { $chance }% of the time; another one wins { $best }%. Try again.
puzzle-why = Why this is best
puzzle-line = How the game may continue
puzzle-step = { $step } of { $count }
puzzle-turn = The turn, step by step
puzzle-turn-step = { $place ->
    [first] First
   *[then] Then
  }
puzzle-chances = Chance of winning after…
puzzle-before = Before the action: { $chance }%
puzzle-percent = { $chance }%
puzzle-mark = { $mark ->
    [answer] answer
    [yours] yours
   *[tempting] tempting
  }
puzzle-all = All puzzles
