### History, people, ratings, pairing, tournaments, groups.

history-none = No finished games yet. The first rung of the ladder is one click away.
history-games = Games
history-streak = Wins in a row
history-best-streak = best: { $count }
history-puzzles = Puzzle rating
history-puzzles-solved = { $solved } of { $answered } solved
history-ladder = The ladder
history-ladder-text = Beat a bot on your own to face the next stronger one. A game counts if all opponents are at least as strong.
history-rung = { $won } of { $games } won
history-rung-new = not played yet
history-climb = Play against { $name }
history-top = You have beaten every bot here.
history-results = Results
history-seats = Players
history-against = Opponents
history-people = people
history-mixed = bots
history-share = Win rate
history-interval = between { $low } and { $high } with 95% certainty
history-best = Best score
history-own = Your history belongs to you: download or delete it on { $page }.
history-device = On your device
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
player-rating-help = A rating lies within its ± range with 95% certainty; more games narrow that range. New players start at 1500.
player-block = Block
player-unblock = Unblock
player-block-text = You won’t see what { $name } writes, you won’t be paired with each other, and { $name } can’t invite you.
player-report = Report to the operator
player-report-text = This server’s operator will see your report about { $name } and the game you came from.
player-report-note = What happened?
tournaments-text = Anyone can run a tournament: create one, send the link, begin. Players are seated automatically in each round.
tournaments-open = Open tournaments
tournaments-open-empty = No open tournaments right now. Create one.
tournaments-mine = My tournaments and my groups’
tournament-new = New tournament
tournament-name = Tournament name
tournament-title = Game
tournament-seats = Players per table
tournament-tables = { $seats } per table
tournament-kind = Format
tournament-kind-name = { $kind ->
    [swiss] Swiss system
   *[round_robin] round robin
  }
tournament-rounds = Rounds
tournament-most = Maximum players
tournament-access = Who may join
tournament-access-name = { $access ->
    [open] anyone
   *[invited] only with an invitation link
  }
switch-bots = Fill tables with bots
switch-bots-help = Players left over get a table with bots. Otherwise they get a bye.
switch-accounts = Allow bot accounts
switch-accounts-help = Players’ own programs may take part. Each person enters once: in person, or with one program.
tournament-make = Create the tournament
tournament-players = { $count } of { $most } players
tournament-state = { $status ->
    [open] waiting for players
    [running] round { $round } of { $rounds }
   *[finished] over
  }
tournament-organiser = Organised by { $name }
tournament-join = Join
tournament-start = Begin the tournament
tournament-table = Go to my table
tournament-leave = Leave the tournament
tournament-leave-sure = You won’t be paired again, and any game in progress is forfeited.
tournament-end-round = End the round
tournament-end-round-sure = Unfinished games end as draws, and the next round begins.
tournament-end = End the tournament
tournament-end-sure = Unfinished games end as draws, and there are no more rounds.
tournament-delete = Delete the tournament
tournament-delete-sure = The tournament and its standings are deleted for good. Its games stay.
tournament-link = Invitation link
tournament-entered = Players
tournament-standings = Standings
tournament-player = Player
tournament-place = Place
tournament-points = Points
tournament-tie-break = Tie-break
tournament-tie-break-help = { $kind ->
    [swiss] Ties on points are broken by the sum of opponents’ points (Buchholz), then by wins.
   *[round_robin] Ties on points are broken by the points of beaten opponents plus half the points of opponents drawn with (Sonneborn-Berger), then by wins.
  }
tournament-wins = Wins
tournament-left = has left
tournament-remove = Remove
tournament-remove-sure = { $name } won’t be paired again, and any game in progress is forfeited.
tournament-round = Round { $number }
tournament-bye = Bye:
tournament-deleted = deleted player
tournament-bot = bot
tournament-none = Nobody has joined yet.
groups-text = Groups are for people who play together. Everyone in the group sees the tables and tournaments you offer it.
group-name = Name of the new group
group-make = Create the group
group-owner = owner
group-members = { $count ->
    [one] one member
   *[other] { $count } members
  }
group-invited = { $name } invites you to this group. Members so far: { $count }.
group-join = Join the group
group-tables-empty = No tables for this group right now.
group-tournaments-empty = No tournaments in this group yet.
group-new-table = New table: { $title }
group-link = Invitation link
group-remove-sure = { $name } leaves the group, and the invitation link changes.
group-leave = Leave the group
group-leave-sure = You’ll no longer see this group. If you own it, its longest-standing member takes over.
group-delete = Delete the group
group-delete-sure = The group is deleted for all members. Tables and tournaments stay.
