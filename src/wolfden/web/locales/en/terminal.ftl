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

## The Wolves
terminal-wolves-legend = ≈ lake  ▒ chasm · 1A alpha of seat 1, p pack wolf, d den, L lair, n neutral pack · lone: lone wolf · a number behind prey: so many lie there
terminal-wolves-lone = lone
terminal-wolves-phase = { $phase ->
    [crescent] crescent
    [quarter] quarter
   *[full] full moon
}
terminal-wolves-moon = Moon
terminal-wolves-all-scored = date { $date }, every phase is scored
terminal-wolves-date-now = date { $date }, at the end of this turn: { $phase }
terminal-wolves-date-ahead = { $ahead ->
    [one] date { $date }, { $phase } in { $ahead } date
   *[other] date { $date }, { $phase } in { $ahead } dates
}
terminal-wolves-next = { $phase }: scored next
terminal-wolves-later = later
terminal-wolves-tied = tied
terminal-wolves-leads = { $who } leads
terminal-wolves-tiles = tiles
terminal-wolves-pays = pays
terminal-wolves-prey = prey
terminal-wolves-points = points
terminal-wolves-terrain-tokens = { $count } any
terminal-wolves-action-tokens = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

## Age of the Wolf
terminal-age-legend = prey ≈ coast · 1:25L 25 wolves of seat 1 with its Lead Wolf · ▲ den · ⚔ attackers before their battle · 1 × bear = 10: predators and what they are worth · ~ channel, ❄ frozen · -tundra: the tundra of the same colour as the row
terminal-age-board = This is { $board }.
terminal-age-region = region
terminal-age-prey = prey
terminal-age-there = who is there
terminal-age-borders = borders on
terminal-age-dens = dens: { $dens } of { $goal }
terminal-age-wolves = wolves: { $wolves }, { $supply } more in supply
terminal-age-fallen = fallen

## Brotherhood of the Wolf
terminal-brotherhood-legend = * special village  ° start village  ◆ a village the Beast may have chosen, with its leagues from the Beast · (bishop) lies and does not protect · †2 two victims · roads are one league: villages by number, hamlets by name
terminal-brotherhood-village = village
terminal-brotherhood-beast = Beast
terminal-brotherhood-there = there
terminal-brotherhood-roads = roads
terminal-brotherhood-hamlets = Hamlets
terminal-brotherhood-beast-perhaps = the Beast?
terminal-brotherhood-rounds = Rounds
terminal-brotherhood-victims = Victims
terminal-brotherhood-card = Card
terminal-brotherhood-no-card = none in force
terminal-brotherhood-phase = phase { $phase }
terminal-brotherhood-ours = our own card
terminal-brotherhood-book = from the book
terminal-brotherhood-hunters = Hunters
terminal-brotherhood-moved = moved
terminal-brotherhood-examined = has investigated
terminal-brotherhood-spaces = Season spaces
terminal-brotherhood-on-back = †{ $victims } on its back
terminal-brotherhood-tokens = Tokens and cards
terminal-brotherhood-marker = black marker: { $at }
terminal-brotherhood-not-taken = not taken
terminal-brotherhood-played = cards played: { $cards }
terminal-brotherhood-picked = cards picked: { $cards }
terminal-brotherhood-may-be = Identity, for all the hunters know: { $tokens }
terminal-brotherhood-may-be-in = The Beast may be in: { $places }
terminal-brotherhood-may-have-chosen = It may have chosen: { $places }
terminal-brotherhood-may-choose = It may choose next: { $places }
terminal-brotherhood-trace-may-be = The trace of { $season } may be: { $tokens }
terminal-brotherhood-face-down = Face down lies: { $village }

## Command line
cli-about = The digital home of three wolf board games.
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
