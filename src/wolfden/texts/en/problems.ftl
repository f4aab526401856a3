### What went wrong, sentence by sentence. Words of the notation and of files stay as they are.

## Setting up a table
problem-seats = This game is for { $low } to { $high } players, not { $seats }.
problem-title = Unknown game “{ $title }”. Available: { $known }.
problem-option-value = Option { $option }: “{ $value }” is not one of { $known }.
problem-option-number = Option { $option }: “{ $value }” is not a whole number from { $low } to { $high }.
problem-option-unknown = Unknown option “{ $option }”. Available: { $known }.
problem-edition-unknown = Unknown edition “{ $edition }”. Available: { $known }.
problem-bot-unknown = Unknown bot “{ $bot }”. Choose one of these: { $known }.
problem-bot-without-budget = The bot { $bot } takes no budget: write only its name.
problem-bot-budget = The budget of “{ $bot }” cannot be read. After the colon write seconds=N (above 0, up to { $seconds }) or simulations=N (1 to { $simulations }).
problem-bot-style = The style “{ $style }” is unknown in this title. Choose one of these: { $known }.
problem-bot-broken = The bot “{ $bot }” does not work: { $trouble }
problem-bot-class = “{ $bot }” is not a bot: a bot is a subclass of Player.
problem-weights-file = { $path } is not a weights file that this Wolfden can read.
problem-weights-damaged = The weights in { $path } are damaged or cut short: make them again, or take another file.
problem-weights-title = The weights in { $path } are for “{ $made }”, not for “{ $title }”.
problem-weights-encoder = These weights were made for version { $made } of the inputs; this Wolfden has version { $known }. Train them again.
problem-weights-unreadable = The weights in { $path } cannot be read: { $trouble }
problem-weights-unused = “{ $title }” has no encoder for networks, so it cannot use weights.

## Words of actions
problem-wrong-seat = { $seat ->
    [0] Nothing is rolled, drawn or dealt now. Seats that may act: { $actors }.
   *[other] It is not seat { $seat }’s turn. Seats that may act: { $actors }.
}
problem-wrong-seat-dealing = Wait until the program has rolled, drawn or dealt.
problem-wrong-seat-over = The game is over: no seat can act.
problem-verb = “{ $word }” is not an action. An action begins with: { $known }.
problem-too-many-words = “{ $words }” has too many words. Write it like this: { $like }
problem-unfinished = “{ $words }” is not finished. Write it like this: { $like }
problem-word = “{ $word }” does not fit here. Possible: { $known }.
problem-place = “{ $word }” is not a place on this board. A place is written like this: { $like }
problem-amount = “{ $word }” is not a number of wolves: a pack has at most { $most } (A1.1).
problem-aside-or-track = “{ $word }” is neither a hex to go to, which begins with “>”, nor a track, which begins with “^”.
problem-water = { $word } is water or a chasm: nothing can stand there (W1.1, W1.2).
problem-payment = “{ $word }” is not a payment. Write “+” and then tiles ({ $known }), each once, or “token”, separated by commas.
problem-cost = “{ $word }”: no action costs more than { $most } (W4.3).

## Replays
problem-replay-first-line = This is not a replay: its first line is not “{ $first }”.
problem-replay-long = The replay has { $length } characters; at most { $most } are read.
problem-replay-cut-off = The replay is cut off: its last line is neither “...” nor a result such as “= full-moon 54 40”.
problem-replay-header-line = Line { $line } of the replay, “{ $text }”, is not a header such as “seats: 3”.
problem-replay-header-twice = Line { $line } of the replay: the header “{ $header }” appears twice.
problem-replay-header-missing = The replay has no header “{ $header }”.
problem-replay-header-unknown = The replay has an unknown header “{ $header }”.
problem-replay-header-number = The header “{ $header }” of the replay needs a whole number above zero, not “{ $text }”.
problem-replay-name = The replay names a player in seat { $seat }, but it has { $seats } seats.
problem-replay-action-line = Line { $line } of the replay, “{ $text }”, is not an action such as “1 draft @h8” or “~ region 7”.
problem-replay-step = Line { $line } of the replay is not possible in this game: “{ $text }” ({ $trouble })
problem-replay-result = The replay says that its game ends with “{ $said }”, but it ends with “{ $found }”.
problem-other-rules = This game was played under version { $played } of the rules; this Wolfden has version { $known }.
problem-replay-seat = --seat takes a number from 1 to { $seats }, the seats of this game.
problem-replay-moment = --step takes a number from 0 to { $last }, the actions of this game.

## Files
problem-file-read = { $trouble ->
    [missing] { $path } cannot be read: there is no such file. Check the name and the folder.
    [forbidden] { $path } cannot be read: you do not have permission. Allow reading it, or name another file.
    [folder] { $path } cannot be read: it is a folder, or part of its path is not one. Name a file.
    [text] { $path } cannot be read: it is not a text file in UTF-8. Name another file.
   *[other] { $path } cannot be read. Name another file.
}
problem-file-write = { $trouble ->
    [missing] { $path } cannot be written: there is no such folder. Create it, or name another one.
    [forbidden] { $path } cannot be written: you do not have permission. Name another place.
    [folder] { $path } cannot be written: it is a folder, or part of its path is not one. Name a file.
    [full] { $path } cannot be written: the disk is full. Free some space, or name another disk.
   *[other] { $path } cannot be written. Name another place.
}
problem-file-exists = { $path } already exists: name another file, or continue it with --resume.

## Command line
problem-usage-required = Missing: { $names }. More: { $help }
problem-usage-unknown = Unknown: { $words }. More: { $help }
problem-usage-value = { $name } needs a value. More: { $help }
problem-usage-no-value = { $name } takes no value. More: { $help }
problem-usage-choice = { $name }: “{ $word }” is not one of these: { $known }. More: { $help }
problem-usage-number = { $name }: “{ $word }” is not a whole number. More: { $help }
problem-usage-ambiguous = Unknown: { $word }. Similar: { $known }. More: { $help }
problem-name-a-title = Name a game ({ $known }) or --resume and a file.
problem-seats-and-players = --seats names { $named }, but --players says { $players }.
problem-resume-flags = A resumed game keeps its players and options: leave those out.
problem-resume-title = { $path } is a game of { $found }, not of { $title }.
problem-resume-over = The game in { $path } is over. To watch it: wolfden replay { $path }
problem-resume-seats = The game has { $seats } seats, but --seats names { $named }.
problem-position-flags = --position sets up the whole table: leave out --players and --seed.

## At a server
problem-invitation = This invitation is no longer valid. Ask for a new one.
problem-code-gone = This code is no longer valid. Create a new one on the other device.
problem-name-empty = A name needs at least one letter.
problem-message-empty = Write a message first.
problem-email = “{ $address }” is not an e-mail address. Write one such as name@example.com.
problem-webhook = The address for notifications must begin with https://.
problem-hint-later = You can ask for a hint only when it is your turn.
problem-hint-busy = The bot is still thinking about your last question.
problem-hint-none = Hints are off at this table.
problem-undo-none = Undo is off at this table.
problem-undo-alone = You cannot undo this alone: another player has acted, or something was drawn or revealed since. Ask the others.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-given-up = The player in this seat resigned, so it cannot be taken again.
problem-host-only = Only the host of this table may do this.
problem-truth-later = Everything is revealed when the game is over.
problem-play-on-earlier = The game is already over at this point: choose an earlier one.
problem-wait = { $seconds ->
    [one] That was too fast. Wait { $seconds } second and try again.
   *[other] That was too fast. Wait { $seconds } seconds and try again.
}

## Reviews
problem-review-empty = There is nothing to review: nobody decided anything in this game.
problem-review-long = This game has { $actions } actions. A review takes at most { $most }.
problem-review-unreadable = This is not a review: { $trouble }
problem-review-version = This review has version { $found }; this Wolfden reads version { $known }. Make the review again.

problem-review-unfinished = The game in { $path } is not over. A review needs a finished game.

problem-review-running = Only a game that was played to its end can be reviewed.
problem-review-off = This server makes no reviews. Download the replay and run: wolfden review
problem-review-none = This game has not been reviewed yet.

## Analysis
problem-analysis-first-line = This is neither a position nor a replay nor an analysis. An analysis begins with: { $first }
problem-analysis-step = Line { $line }: “{ $text }” is not possible there: { $trouble }
problem-analysis-long = An analysis has at most { $lines } lines and { $actions } actions.
problem-analysis-branch = Line { $line } leaves an earlier line at a point that does not exist.
problem-analysis-link = This link is damaged. Copy the whole link, or ask for it again.
problem-analysis-players = A file has its own number of players: --players belongs to a new game.
problem-analysis-at = There is no action { $asked }: the first line has { $last }.
problem-analysis-seat = There is no seat { $asked }: the game has { $seats }.
problem-analysis-running = This game is still being played. It can be analysed once it is over.
problem-analysis-rated = This is a position of a rated game that is being played. It can be analysed once that game is over.
problem-animation-running = This game is still being played. It can be animated once it is over.
problem-pictures-off = This server draws no pictures of boards: { $names } is not installed.
problem-analysis-of-one = Name one thing to analyse: a table, a puzzle, a title, a text or a link.
problem-analysis-off = The engine is switched off on this server. Save the text and run: wolfden analyse
problem-plan-days = Plans are only for correspondence games.
problem-plan-secrets = In this game something is hidden, so nobody knows what others may do. Plans are not possible.
problem-plan-chance = A roll or draw is due there. A plan ends before it.
problem-plan-reply = A plan begins with an action of another player and needs a reply of yours.
problem-plan-twice = Two of your plans reply differently to the same action. Remove one of them.
