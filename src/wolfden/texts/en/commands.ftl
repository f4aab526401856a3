### What the commands say that measure, make and serve; the page never shows it.

## Arena
arena-heading = { $games ->
    [one] { $title }, { $seats } seats, { $games } game, seed { $seed }
   *[other] { $title }, { $seats } seats, { $games } games, seed { $seed }
}
arena-entrant = entrant
arena-side = { $side ->
    [beast] Beast: { $bots }
   *[hunters] Hunters: { $bots }
}
arena-games = games
arena-wins = wins
arena-draws = draws
arena-share = share (95%)
arena-fair = fair
arena-rating = rating
arena-score = score
arena-median = median
arena-p95 = p95
arena-forfeits = forfeits
arena-end = { $times } × { $ending }
arena-forfeited = A bot forfeited the game.
arena-uneven = Seats are shared evenly after every { $period } games.
arena-forfeit = { $fault ->
    [raised] Game { $number }: { $bot } in seat { $seat } forfeits because it raised an error ({ $message })
    [illegal] Game { $number }: { $bot } in seat { $seat } forfeits because its answer is not allowed ({ $message })
    [hung] Game { $number }: { $bot } in seat { $seat } forfeits because it never answered ({ $message })
   *[crashed] Game { $number }: { $bot } in seat { $seat } forfeits because its process died ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … and { $count } more forfeit
   *[other] … and { $count } more forfeits
}
arena-no-games = No game was finished.
arena-playing = playing
arena-stopped = Stopped after { $done } of { $games } games. To continue, run the same command with --out { $path }
arena-kept = Results, replays and pictures are in { $path }
arena-no-pictures = No pictures: they need matplotlib, pip install 'wolfden[arena]'
arena-dataset = Data set: { $path } (games: { $games }, rows: { $rows })
arena-rung = { $strong } against { $weak }
arena-stronger = stronger
arena-weaker = weaker
arena-above = above fair
arena-verdict = { $verdict ->
    [above] yes
   *[other] no
}
arena-repeat = To repeat it:
arena-ratings = Ratings with 95% intervals
arena-weng-lin = Weng–Lin rating
arena-scores = Scores
arena-score-axis = score (line: mean)
arena-no-scores = No game was played to its end.

## Training
train-playing = Round { $round }: { $games } games played, { $positions } positions
train-fitting = Round { $round }: learning on { $device }, pass { $pass }, log loss { $loss }
train-measured = Round { $round }: log loss { $loss }, hand-made evaluation { $hand }, by chance { $uniform }
train-matched = Round { $round }: { $share } of { $games } games won against the present evaluation, fair is { $fair }
train-verdict = { $verdict ->
    [kept] Kept: { $path }
   *[dropped] Not kept: the present evaluation stays in use.
}
train-stopped = Stopped. To continue, run the same command with --out { $path }

## Making and checking puzzles
making-on = Continuing { $path }. Games so far: { $games }, puzzles: { $puzzles }.
making-game = Game { $number } of { $games }: moments { $moments }, searched { $searched }, kept { $kept }; puzzles so far: { $puzzles }.
making-stopped = Stopped. What was found is in { $path }; run the same command to continue.
checking-holds = { $puzzle }: holds ({ $lead } points, { $difficulty })
checking-other = { $puzzle }: does not hold, “{ $favourite }” is tried most ({ $lead } points)
checking-unclear = { $puzzle }: does not hold, it is not clear enough ({ $lead } points)
checking-stopped = Stopped after { $done } of { $puzzles } puzzles.
checking-done = { $held } of { $puzzles } puzzles hold at { $simulations } simulations.
checking-kept = Those that hold are in { $path }

## Measuring
bench-no-peer = No peer: install the extra wolfden[bench] to compare with it.
bench-round = round { $number } of { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, { $seats } seats at random, one core, compiled
   *[plain] { $title }, { $seats } seats at random, one core, plain Python
}
bench-figure = { $figure ->
    [games_per_s] games per second
    [decisions_per_s] decisions per second
    [python_decisions_per_s] decisions per second from Python
    [copies_per_s] copies per second
    [state_bytes] bytes per state
    [simulations_per_s] simulations per second
   *[decisions_per_game] decisions per game
}
bench-ratio = ratio
bench-ends = ends: { $ends }

## New titles
new-title-made = A small game that works is in { $path }. Install it, test it and play it:
new-title-next = Then change it into your own. { $document } describes each file.

## Serving
serve-at = Wolfden is at { $address }
serve-port-taken = Port { $taken } is taken, so this server uses port { $port }.
backup-done = The backup is in { $path }
data-moved = Moved to { $url }: { $tables } tables with { $entries } entries, { $guests } guests. Now every game is replayed.
restore-done = { $keys ->
    [true] The backup is restored in { $folder }
   *[other] The backup is restored in { $folder }. It has no keys: guests need a recovery code to return.
}
keys-rotated = { $count ->
    [one] { $count } key is accepted; the newest one signs from the next start on
   *[other] { $count } keys are accepted; the newest one signs from the next start on
}
guest-deleted = Guest { $guest } is deleted
table-closed = Table { $table } is closed; a running server acts on it within seconds
table-deleted = Table { $table } is deleted; a running server acts on it within seconds
guest-banned = Guest { $guest } is banned; a running server acts on it within seconds
guest-unbanned = Guest { $guest } may sit and write again
report-closed = Report { $report } is closed
invitation-revoked = Invitation { $invitation } is revoked; a running server acts on it within seconds
invitation-state = { $state ->
    [used] used on { $day }
    [expired] expired on { $day }
   *[free] free until { $day }
}
guests-kind = { $kind ->
    [bot] bot
   *[person] person
}
game-exported = The game is in { $path }
tables-fact = { $fact ->
    [table] table
    [title] title
    [rules] rules version
    [status] status
    [public] public
    [seats] seats
    [actions] actions
    [created] created
    [moved] last action
   *[result] result
}
tables-is-public = { $public ->
    [true] yes
   *[false] no
}
tables-actions = { $standing } in force, { $entries } entries
tables-verified = Tables: { $tables }, different under the current rules: { $wrong }
verify-length = it has { $found } actions, not { $stored }
verify-snapshot = the position stored after action { $actions } is different
verify-result = it ends with { $result }, not as stored

## What went wrong: command lines and files
problem-language = Wolfden does not speak “{ $word }”. Choose one of these: { $known }.
problem-picture-format = { $path }: the name must end in one of { $known }.
problem-extra-missing = Not installed: { $names }. Install it with: pip install 'wolfden[{ $extra }]'
problem-package-damaged = A package is damaged: { $names } ({ $trouble }). Install Wolfden again in a new environment; in a clone, delete the folder .venv and repeat the command.
problem-usage-count = { $name }: “{ $word }” is not a whole number above zero. More: { $help }
problem-usage-seconds = { $name }: “{ $word }” is not a number of seconds above zero. More: { $help }
problem-journal-line = { $path } cannot be used: line { $line } is damaged, or it is not the expected file ({ $trouble }).
problem-file-in-use = Another program is using { $path }. Wait until it has finished.
problem-file-there = { $path } already exists. Name a new file.
problem-folder-there = { $path } already exists. Choose another name, or run this in another folder.
problem-new-title-name = “{ $word }” cannot be the name of a title. Write at most 40 small letters a–z and digits, beginning with a letter, with single hyphens between words, such as night-walk.
problem-new-title-taken = The name { $title } is taken by an installed title or package. Choose another one.

## What went wrong: arena
problem-workers-none = Games need at least one worker, not { $workers }.
problem-entrant-empty = A bot has no name. Write bots separated by single commas, such as alpha,cub.
problem-ladder-seats = A ladder seats its bots itself. Leave out --seats and --swap.
problem-ladder-bots = A ladder needs two or more different bots, starting with the weakest.
problem-swap-no-sides = This game has no sides to swap: every bot plays every seat anyway.
problem-swap-mixed = Sides can be swapped only where one kind of bot plays each side.
problem-entrants-few = Bots named: { $entrants }, seats: { $seats }. Name a bot more than once to seat it more than once.
problem-entrants-sides = Bots named: { $entrants }, seats: { $seats }. Name one per side ({ $sides }) or one per seat ({ $each }).
problem-seats-missing = --seats is missing: name who plays, such as --seats alpha,hunter,cub
problem-arena-folder = { $path } is not a folder of the arena. Name a new or empty folder, or one the arena has made.
problem-arena-settings = { $path } cannot be used: { $trouble }
problem-arena-other = { $path } holds a tournament with other settings ({ $name }: { $kept }, not { $asked }). Name another folder, or use the same settings to continue.
problem-limit-zero = The time limit must be above zero seconds, not { $limit }.
problem-games-none = A tournament needs at least one game, not { $games }.
problem-games-fewer = Game { $latest } is already finished. Ask for at least { $latest } games.
problem-dataset = These games cannot become a data set: { $trouble }
problem-game-broke = Game { $number } with the seed “{ $seed }” failed, and not because of a bot ({ $trouble }). All finished games are kept.
problem-workers-end = The processes that play the games stop at once (exit code { $code }).
problem-cluster-address = “{ $address }” is not the address of a cluster. Write HOST:PORT, ray://HOST:PORT, “{ $local }” for this machine or “{ $running }” for the cluster it belongs to.
problem-cluster-unreachable = No Ray cluster can be reached at “{ $address }”: { $trouble }. If it asks for a token, set RAY_AUTH_TOKEN.
problem-cluster-lost = All hosts of the cluster are lost. Start the arena again.

## What went wrong: training
problem-train-other = { $path } holds training with other settings ({ $name }: { $kept }, not { $asked }). Name another folder, or use the same settings to continue.
problem-train-title = “{ $title }” has no encoder in bot/encoder.py, so nothing can be learned about it.
problem-train-few = { $games } games are too few to learn from: at least { $least } are needed.

## What went wrong: puzzles
problem-simulations = --simulations may be at most { $most }, not { $asked }.
problem-puzzles-other = { $path } was made from another source (title, rules, players, options, seed or simulations). Name another file, or use the same settings to continue.
problem-puzzles-rules = These puzzles were made under version { $made } of the rules; this Wolfden has version { $known }.
problem-puzzles-head = { $path } is not a file of puzzles: its first line must say how they were made.
problem-puzzle-position = Puzzle { $puzzle } has a position that cannot be used: { $trouble }
problem-puzzle-answer = The answer of puzzle { $puzzle } is not allowed in its position.

## What went wrong: a server
problem-usage-setting = { $name }: “{ $word }” is not a number of 0 or more. More: { $help }
problem-port = A port is a number from 0 to { $last }, not { $port }.
problem-title-page = The page of “{ $title }” cannot draw a picture: { $path }: { $reason }
problem-title-vocabulary = The game “{ $title }” cannot be used: there is a mistake in its vocabulary. { $reason }
problem-title-terminal = “{ $title }” cannot be played in the terminal: its package has no module { $module }.
problem-listen = Cannot bind to { $host }:{ $port }: { $trouble }. Choose another address with --host and --port; port 0 takes a free one.
problem-feature-broken = The server feature “{ $feature }” cannot be used: { $trouble }. Repair its package or uninstall it.
problem-feature-needs = The server feature “{ $feature }” needs the feature “{ $needed }”, which is not installed. Install it, or uninstall “{ $feature }”.
problem-feature-cycle = These server features need each other, so none can come first: { $names }.
problem-feature-taken = { $kind ->
    [name] Two server features are called “{ $name }”: { $first } and { $second }. Uninstall one of them.
    [job] Two server features bring the job “{ $name }”: { $first } and { $second }. Uninstall one of them.
    [page] Two server features bring the page { $name }: { $first } and { $second }. Uninstall one of them.
   *[route] Two server features answer { $name }: { $first } and { $second }. Uninstall one of them.
}
problem-keys-unusable = The keys in { $path } cannot be used: { $trouble }
problem-keys-empty = { $path } is empty. Delete it: the next start creates a new key.
problem-data-folder = The data folder { $folder } cannot be used: { $trouble }
problem-data-in-use = Another server uses the data folder { $folder }. Stop it, or name another folder with --data.
problem-database-unusable = The database { $path } cannot be opened: { $trouble }. If another program is using it, stop that program; otherwise restore a backup.
problem-database-newer = The database { $path } was written by a newer Wolfden (version { $version }). Use that version, or restore a backup.
problem-database-between = The database { $path } was written by a Wolfden between two releases (migration { $version }), which no release can continue. Restore a backup that a release has made.
problem-database-none = There is no database in { $folder }. Name its folder with --data.
problem-database-foreign = { $path } belongs to another program (it has the tables { $names }). Name another folder with --data.
problem-database-damaged = The database { $path } is damaged: { $trouble }. Move it away and restore a backup: wolfden restore
problem-database-emptied = The database { $path } is empty, although this folder was in use. Restore a backup, or delete secret.keys to start from scratch.
problem-backup-failed = The backup { $path } could not be written: { $trouble }
problem-backup-postgres = A PostgreSQL database is backed up with its own tools: pg_dump, or a base backup with its log.
problem-database-url = “{ $url }” is not the URL of a PostgreSQL database. It looks like postgresql://user:password@host:5432/name
problem-database-unreachable = The database { $url } cannot be used: { $trouble }. Check --database, the password, and that PostgreSQL is running.
problem-processes-database = { $processes } server processes need a database they can share: name one with --database, or leave out --processes.
problem-transfer-not-empty = The database { $url } is not empty. Name a new one, so that nothing is overwritten.
problem-transfer-incomplete = The database { $url } would have { $found } instead of { $count } rows in “{ $table }”. Nothing was moved; the old database is unchanged.
problem-backup-none = There is no backup at { $path }.
problem-restore-occupied = { $folder } already has { $name }. Name an empty folder with --data, or move what is there away.
problem-table-unknown = There is no table “{ $table }”. To list all tables: wolfden tables list
problem-guest-unknown = There is no guest “{ $guest }”. To list all guests: wolfden guests list
problem-report-unknown = There is no report “{ $report }”. To list all reports: wolfden reports list --all
problem-invitation-unknown = There is no invitation “{ $invitation }”. To list all invitations: wolfden invitations list
problem-invitation-url = Invitations need the address of the server. Name it with --url.
problem-password-file = The password file { $path } cannot be used: { $trouble }
problem-password-short = The password in { $path } is too short: at least { $least } characters are needed.

## Help
cli-arena-seats = who plays, such as alpha,hunter,cub
cli-arena-games = number of games ({ $default })
cli-arena-players = seats at a table (as many as --seats names)
cli-arena-swap = swap the sides of a title after every game
cli-arena-seed = make deals and bots repeatable
cli-arena-limit = longest time for a decision, in seconds (120)
cli-arena-workers = games played at the same time (one per processor)
cli-arena-cluster = play on a Ray cluster: the one this machine belongs to, HOST:PORT, or local
cli-arena-out = folder for all results; continues if it has some
cli-arena-dataset = also write all games as a data set for learning (Parquet)
cli-arena-ladder = let each bot of Wolfden (or of the list) play the one below it
cli-train-players = seats at a table, several separated by commas ({ $default })
cli-train-games = games per round ({ $default })
cli-train-rounds = rounds of playing, learning and comparing ({ $default })
cli-train-simulations = simulations per decision ({ $default })
cli-train-match = games against the present evaluation ({ $default })
cli-train-seconds = longest time for the games of a round (no limit)
cli-train-seed = make games and learning repeatable ({ $default })
cli-train-workers = games played at the same time (one per processor)
cli-train-out = folder for games, weights and report; continues if it has some
cli-bench-players = seats at the table ({ $default })
cli-bench-seconds = seconds per figure ({ $default })
cli-bench-rounds = rounds to take the median of ({ $default })
cli-bench-plain = measure uncompiled
cli-bench-json = print one JSON object
cli-puzzles-make = look for puzzles in games of bots
cli-puzzles-make-games = games looked through ({ $default })
cli-puzzles-make-players = seats ({ $default })
cli-puzzles-make-seed = which games ({ $default })
cli-puzzles-make-simulations = simulations per deep search ({ $default })
cli-puzzles-make-out = file for the puzzles; continues if it exists
cli-puzzles-check = search puzzles again and see which of them hold
cli-puzzles-check-file = the puzzles
cli-puzzles-check-seed = seed of the check ({ $default })
cli-puzzles-check-simulations = simulations per search (eight times as many as when the puzzle was made)
cli-puzzles-check-out = write those that hold to a new file
cli-serve-more = Every flag can also be an environment variable, such as WOLFDEN_PORT.
cli-serve-none = none
cli-serve-open = open the page in your browser
cli-serve-host = the address to listen on
cli-serve-port = the port to listen on; 0 takes a free one
cli-serve-data = the folder of the database and the secret key
cli-serve-database = the URL of a PostgreSQL database, such as postgresql://user:password@host/wolfden, instead of a file in the data folder
cli-serve-processes = server processes; more than one need PostgreSQL
cli-serve-url = the public address of the server, for links; by default that of the request
cli-serve-hosts = more names the server is reached under, separated by commas; * allows any
cli-serve-trusted-proxies = addresses of trusted proxies (their X-Forwarded headers are used), separated by commas
cli-serve-synchronous = FULL survives a power failure, NORMAL a killed process
cli-serve-workers = processes in which bots think
cli-serve-review-simulations = simulations per decision in reviews of finished games; 0 switches reviews off
cli-serve-analysis-seconds = how long the engine thinks about a position on the analysis board; 0 switches it off
cli-serve-min-bot-seconds = shortest time a bot takes for an action, in seconds
cli-serve-worker-memory = megabytes of memory for each of these processes; 0 sets no limit
cli-serve-job-seconds = seconds after which a process that does not answer is replaced, besides the time a bot thinks
cli-serve-idle-seconds = seconds without a message after which a table is unloaded
cli-serve-limits = factor for all usage limits; 0 turns them off
cli-serve-guests-per-address = new guests an hour from one address; above 10, its other limits grow as well
cli-serve-door = who may come in: open (everyone) or closed (people with the password or an invitation)
cli-serve-password-file = a file with the password of the door; it closes the door, too
cli-serve-log = how the log is written: text or json
cli-serve-metrics = who may read /metrics: local (this machine only) or all
cli-serve-webhooks = where “your turn” may be posted to: public addresses, or any
cli-serve-smtp = the mail server for “your turn”, such as smtp://user:password@host:587
cli-serve-mail-from = the sender’s address of e-mail
cli-serve-backup-every = hours between backups; 0 makes none
cli-serve-backup-keep = how many backups are kept
cli-serve-backup-folder = where backups go; by default “backups” in the data folder
cli-serve-keep-guests = days without a game or a message after which guests are deleted; 0 keeps them for ever
cli-serve-keep-finished = days after which finished tables are deleted; 0 keeps them for ever
cli-serve-keep-chat = days after which chat messages are deleted; 0 keeps them for ever
cli-tables-list = list all tables
cli-tables-list-status = only tables with this status
cli-tables-show = show one table
cli-tables-export = write a game as a replay file
cli-tables-import = store replay files as tables
cli-tables-verify = check the database file, then replay every game under the current rules
cli-tables-close = end the game of a table without a result
cli-tables-delete = delete everything about a table
cli-guests-list = list all guests
cli-guests-delete = delete everything about a guest, while the server is stopped
cli-guests-ban = end a guest’s sessions, hide the name, forbid sitting and writing
cli-guests-unban = let a banned guest sit and write again
cli-guests-rotate-key = sign cookies with a new key from the next start on; the old ones stay valid
cli-migrate-data-source = the data folder of the server, which must be stopped
cli-migrate-data-target = the URL of an empty PostgreSQL database
cli-reports-list = list open reports
cli-reports-list-all = also reports that were dealt with
cli-reports-show = show a report with the messages around it
cli-reports-close = note that a report was dealt with
cli-invitations-new = print links that each let one person in, once
cli-invitations-new-count = how many links
cli-invitations-new-days = days after which an unused link expires
cli-invitations-list = list the invitations
cli-invitations-revoke = end an invitation, and the access of the person who used it
cli-new-title-name = name of the title and its folder, such as night-walk
cli-backup-folder = a new folder for the backup
cli-restore-backup = the folder of the backup

## Reviews
review-judging = judging
cli-review-simulations = simulations per decision ({ $default })
cli-review-seed = the same seed gives the same review ({ $default })
cli-review-json = print the review as JSON

## Analysis
cli-analyse-source = a replay, a position or an analysis as a file, or a title for a new game
cli-analyse-at = after N actions of the first line, not at its end
cli-analyse-seconds = how long to think ({ $default })
cli-analyse-lines = how many of the best actions to print ({ $default })
cli-analyse-seat = by what this seat knows; without it, the seat that acts
cli-analyse-players = number of seats of a new game
cli-analyse-seed = makes the deal of a new game repeatable ({ $default })
