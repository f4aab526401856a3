### Analysis: positions, lines tried from them, and what the engine thinks. For the page and a terminal.

analysis-of = { $title }: analysis for { $name }
analysis-simulations = Simulations: { $simulations }
analysis-then = then: { $actions }
analysis-percent = { $percent }%

## On the page
analysis-title = Analysis: { $title }
analysis-lead = Try lines from any position and see what the engine thinks of them.
analysis-new = A new game
analysis-players = Players
analysis-deal = Deal a board
analysis-from-text = A position, a replay or an analysis as text
analysis-open = Open it
analysis-file = From a file
analysis-engine = Engine
analysis-think = Let it think
analysis-stop = Stop
analysis-knows = Judged by what { $name } knows.
analysis-play = Play { $action }
analysis-lines = Lines
analysis-line = Line { $number }
analysis-name = Name of this line
analysis-delete = Delete this line
analysis-empty = Choose an action on the board: a line begins with it.
analysis-full = No room for more lines. Delete one first.
analysis-seat = Acts for
analysis-chance = A roll or draw is due.
analysis-roll = Let chance decide
analysis-outcome = Or choose the outcome
analysis-over = The game is over here.
analysis-export = Text and link
analysis-text = The analysis as text
analysis-copy-text = Copy the text
analysis-save = Save as a file
analysis-link = A link that carries the whole analysis
analysis-link-long = Too long for a link. Share the text instead.
analysis-set-up = Set up by hand
analysis-set-up-help = Edit the position, then show it. Existing lines are lost.
analysis-show = Show this position
analysis-steps = Move along the line
analysis-side = Engine and lines
