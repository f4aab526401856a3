### What only the terminal says; everything else it shares with the page.

## A table
terminal-help = Choose by number, or type the words. You can type several words or a whole action at once.
terminal-command-undo = drop the words you chose; if there are none, undo your last action, unless another player has acted or something was dealt or revealed since
terminal-command-back = drop the last word you chose
terminal-command-why = explain why an action, or its first words, is not allowed
terminal-command-board = draw the table again and mark what you can choose
terminal-command-log = repeat the last actions, as far as you know them
terminal-command-position = print the position as text (not available while cards or places are hidden)
terminal-command-save = save the game now, or in another file (it is saved after every action anyway)
terminal-command-help = print this help
terminal-command-quit = leave; the game is saved
terminal-command-seat = let another seat act first
terminal-no-number = There is no number { $number }. Choose 1 to { $last }.
terminal-refused = “{ $words }” is not allowed here: { $reason } ({ $rule }).
terminal-allowed = “{ $words }” is allowed.
terminal-taken-back = Undone: { $action }
terminal-no-word-chosen = No word is chosen yet. “undo” undoes a whole action.
terminal-position-hidden = “position” is not available while the game runs: it would reveal what is hidden.
terminal-hand-over = Pass the keyboard to { $who }; nobody else should look. Press Enter when ready
terminal-others-may-act = { $count ->
    [one] { $names } may act too, in any order: “{ $command }” passes the keyboard.
   *[other] { $names } may act too, in any order: “{ $command }” passes the keyboard.
}

## Keeping games
terminal-saved = Saved in { $path }
terminal-not-saved = The game is NOT saved. Try “save” with the name of another file.
terminal-not-kept = The game was not saved: no person plays at this table, and --save was not given.
terminal-could-not-keep = The game could NOT be saved in { $path }
terminal-left =
    The game is saved in { $path }
    Continue with: { $command }
terminal-kept =
    The game is stored in { $path }
    Watch it with: { $command }
terminal-picture = The picture is in { $path }

## Replays
terminal-replay-at = { $at } of { $length }
terminal-replay-next = one action forward; an empty line does the same
terminal-replay-back = one action back
terminal-replay-first = to the beginning
terminal-replay-last = to the end
terminal-replay-goto = go to the moment after this action
terminal-replay-play = play to the end
terminal-replay-help = print this help
terminal-replay-quit = leave
terminal-replay-beginning = Before the first action.
terminal-replay-start = This is the beginning.
terminal-replay-end = This is the last action.
terminal-replay-unfinished = The game is not finished: it continues from here.
terminal-replay-goto-what = Type “goto” and a number from 0 to { $last }.
terminal-no-command = Unknown command “{ $word }”. Available: { $known }.

## Boards
terminal-place = Place
terminal-none-yet = none yet
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Command line
cli-about = The digital home of wolf board games.
cli-usage = usage:
cli-arguments = positional arguments
cli-commands = commands
cli-options = options
cli-title-options = options of this game
cli-edition = which edition is played: a preset of the options below.
cli-more-options = “{ $command }” also shows the options of a title.
cli-play = play a game: alone, with bots, or with others at one screen
cli-replay = step through a saved game
cli-review = find the costly decisions of a finished game
cli-analyse = find the best actions of a position
cli-board = deal a board and draw it
cli-picture = draw a moment of a saved game
cli-animate = make an animation of part of a saved game
cli-arena = let bots play each other and measure them
cli-train = let bots learn from games against each other
cli-bench = measure how fast a title plays
cli-puzzles = make and check puzzles
cli-titles = list the titles
cli-new-title = create a small title that works, as a start for your own
cli-serve = run a table server
cli-tables = manage the tables of a server
cli-guests = manage the guests of a server
cli-migrate-data = move a server’s database from a folder to PostgreSQL
cli-backup = copy the database and the keys of a server while it runs
cli-restore = make a data folder from a backup
cli-reports = read what guests reported
cli-invitations = invite people to a server with a closed door
cli-help = show this help message and exit
cli-version = show the version and exit
cli-title = which game
cli-players = number of seats (as many as the title usually has)
cli-seats = who plays, such as human,alpha,cub
cli-seed = make dealing and bots repeatable
cli-save = where to save the game
cli-resume = continue a saved game
cli-lang = language: { $languages }
cli-file = the saved game
cli-table = the table’s id
cli-guest = the guest’s id
cli-report = the report’s id
cli-invitation = the invitation’s id
cli-step = begin after action N
cli-all = print every action and the end
cli-seat = show only what this seat may see
cli-position = draw this position instead
cli-svg = write a picture to this file
cli-ply = after action N; without it, the end
cli-picture-output = the picture, .png or .svg
cli-animate-from = begin after action N ({ $default })
cli-animate-to = end after action N; without it, the end of the game
cli-animate-width = width in pixels, at most 1200 ({ $default })
cli-animate-output = the animation, .gif or .webp
cli-number = A whole number from { $low } to { $high }.
cli-rules = rules { $letter }
cli-maturity = { $maturity ->
    [alpha] still incomplete
    [beta] complete, still being tested
   *[stable] complete
}
