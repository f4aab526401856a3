### What only the terminal says; everything else it shares with the page.

## A table
terminal-help = Choose by number, or type the words; several words or a whole action at once are fine.
terminal-command-undo = drop the words you chose; else take back your last action, as far as nobody acted and nothing was dealt or revealed since
terminal-command-back = drop the last word you chose
terminal-command-why = say why an action, or its first words, is not allowed
terminal-command-board = draw the table again, what you can choose marked
terminal-command-log = tell the last actions again, as far as you know them
terminal-command-position = print the position as text (not where cards or places are hidden)
terminal-command-save = save the game now, or in another file (it is saved after every action anyway)
terminal-command-help = print this
terminal-command-quit = leave; the game is saved
terminal-command-seat = let another seat act first
terminal-no-number = There is no number { $number }: choose 1 to { $last }.
terminal-refused = “{ $words }” is not allowed here: { $reason } ({ $rule }).
terminal-allowed = “{ $words }” is allowed.
terminal-taken-back = Taken back: { $action }
terminal-no-word-chosen = No word is chosen yet; “undo” takes back a whole action.
terminal-position-hidden = “position” is not told while the game runs: it names what is hidden.
terminal-hand-over = The keyboard goes to { $who }, nobody else looks. Press Enter when ready
terminal-others-may-act = { $count ->
    [one] { $names } may act too, in any order: “{ $command }” passes the keyboard.
   *[other] { $names } may act too, in any order: “{ $command }” passes the keyboard.
}

## Keeping games
terminal-saved = Saved in { $path }
terminal-not-saved = The game is NOT saved: try “save” and the name of another file.
terminal-not-kept = The game was not saved: no person sits at this table, and no --save was given.
terminal-could-not-keep = The game could NOT be saved in { $path }
terminal-left =
    The game is saved in { $path }
    Go on with: { $command }
terminal-kept =
    The game is kept in { $path }
    Look at it with: { $command }
terminal-picture = The picture is in { $path }

## Replays
terminal-replay-at = { $at } of { $length }
terminal-replay-next = one action on; so does an empty line
terminal-replay-back = one action back
terminal-replay-first = to the beginning
terminal-replay-last = to the end
terminal-replay-goto = to after the action with this number
terminal-replay-play = play on to the end
terminal-replay-help = print this
terminal-replay-quit = leave
terminal-replay-beginning = Before the first action.
terminal-replay-start = This is the beginning.
terminal-replay-end = This is the last action.
terminal-replay-unfinished = The game is not finished: it goes on from here.
terminal-replay-goto-what = Say “goto” and a number from 0 to { $last }.
terminal-no-command = There is no “{ $word }” here: { $known }.

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
cli-more-options = “{ $command }” also shows the options of a title.
cli-play = play a game, alone, with bots or at one screen
cli-replay = step through a saved game
cli-board = deal a board and draw it
cli-arena = let bots play each other, and measure them
cli-bench = measure how fast a title plays
cli-puzzles = make puzzles, and check them
cli-titles = list the titles
cli-serve = run a table server
cli-tables = look after the tables of a server
cli-guests = look after the guests of a server
cli-backup = copy the database of a server while it runs
cli-help = show this help message and exit
cli-version = show program's version number and exit
cli-title = which game
cli-players = number of seats ({ $default })
cli-seats = who sits there, such as human,alpha,cub
cli-seed = make chance and bots repeatable
cli-save = where to save the game
cli-resume = continue a saved game
cli-lang = speak this language: { $languages }
cli-file = the saved game
cli-table = the table’s id
cli-guest = the guest’s id
cli-step = begin after action N
cli-all = print every action and the end
cli-seat = show only what this seat may see
cli-position = draw this position instead
cli-svg = write a picture to this file
cli-number = A whole number from { $low } to { $high }.
cli-maturity = { $maturity ->
    [alpha] still incomplete
    [beta] complete, still being tried
   *[stable] complete
}
