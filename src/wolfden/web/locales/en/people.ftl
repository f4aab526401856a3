### History, people, ratings, pairing.

history-none = No finished game yet. The first step of the ladder is one click away.
history-games = Games
history-streak = Wins in a row
history-best-streak = best: { $count }
history-puzzles = Puzzle rating
history-puzzles-solved = { $solved } of { $answered } solved
history-ladder = The ladder
history-ladder-text = Beat a bot alone, and the next stronger one waits. Games count in which all opponents are at least as strong.
history-rung = { $won } of { $games } won
history-rung-new = not played yet
history-climb = Play against { $name }
history-top = You have beaten every bot here.
history-results = Results
history-seats = Players
history-against = Opponents
history-people = people
history-mixed = bots
history-share = Won
history-interval = between { $low } and { $high } with 95% certainty
history-best = Best score
history-own = Your history belongs to you: download or delete it on { $page }.
people-none = Nobody yet. Finish a game with other people, and they are listed here.
people-games = { $count ->
    [one] one game together
   *[other] { $count } games together
  }
player-invite = Invite to a game
player-since = here since { $date }
player-ratings = Ratings
player-unrated = No rated game yet.
player-rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
  }
player-rating-help = A rating lies within its ± with 95% certainty; more games make it smaller. Who has none starts at 1500.
