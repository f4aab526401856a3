### What went wrong, sentence by sentence. Words of the notation and of files stay as they are.

## Setting up a table
problem-seats = This game is for { $low } to { $high } seats, not { $seats }.
problem-title = There is no game “{ $title }” here; there are: { $known }.
problem-option-value = Option { $option }: “{ $value }” is none of { $known }.
problem-option-number = Option { $option }: “{ $value }” is no whole number from { $low } to { $high }.
problem-option-unknown = There is no option “{ $option }”; there are: { $known }.
problem-bot-unknown = There is no bot “{ $bot }”; there are: { $known }.
problem-bot-without-budget = The bot { $bot } takes no budget: write just its name.
problem-bot-budget = “{ $bot }” has no budget that can be read: after the colon comes seconds=N (above 0, up to { $seconds }) or simulations=N (1 to { $simulations }).
problem-bot-broken = The bot “{ $bot }” does not work: { $trouble }
problem-bot-class = “{ $bot }” is no bot: a bot is a class made from Player.

## Words of actions
problem-verb = “{ $word }” is no action. An action begins with: { $known }.
problem-too-many-words = “{ $words }” has too many words. It goes like this: { $like }
problem-unfinished = “{ $words }” is not finished. It goes like this: { $like }
problem-word = “{ $word }” does not fit there. These would: { $known }.
problem-place = “{ $word }” is no place of this board. A place is written like this: { $like }
problem-amount = “{ $word }” is no amount of wolves: a pack has { $most } at most (A1.1).
problem-aside-or-track = “{ $word }” is neither a hex to go to, which begins with “>”, nor a track, which begins with “^”.
problem-water = { $word } is water or a chasm: nothing ever stands there (W1.1, W1.2).
problem-payment = “{ $word }” is no payment: it is “+” and tiles ({ $known }), each once, or “token”, with commas between.
problem-cost = “{ $word }”: no action costs more than { $most } (W4.3).

## Replays
problem-replay-first-line = This is no replay: its first line is not “{ $first }”.
problem-replay-cut-off = The replay is cut off: its last line is neither “...” nor a result such as “= full-moon 54 40”.
problem-replay-header-line = Line { $line } of the replay, “{ $text }”, is no header such as “seats: 3”.
problem-replay-header-twice = Line { $line } of the replay: the header “{ $header }” stands twice.
problem-replay-header-missing = The replay has no header “{ $header }”.
problem-replay-header-unknown = The replay has an unknown header “{ $header }”.
problem-replay-header-number = The header “{ $header }” of the replay needs a whole number above zero, not “{ $text }”.
problem-replay-name = The replay names a player on seat { $seat }, but it has { $seats } seats.
problem-replay-action-line = Line { $line } of the replay, “{ $text }”, is no action such as “1 draft @h8” or “~ region 7”.
problem-replay-step = Line { $line } of the replay does not fit the game: “{ $text }” ({ $trouble })
problem-replay-result = The replay says that its game ends with “{ $said }”, but it ends with “{ $found }”.
problem-other-rules = This game was played under version { $played } of the rules; here they are at version { $known }.
problem-replay-seat = --seat takes a number from 1 to { $seats }: the game has that many seats.
problem-replay-moment = --step takes a number from 0 to { $last }: the game has that many actions.

## Files
problem-file-read = { $trouble ->
    [missing] { $path } cannot be read: there is no such file.
    [forbidden] { $path } cannot be read: it is not allowed.
    [folder] { $path } cannot be read: it is a folder, or lies in none.
    [text] { $path } cannot be read: it holds no text.
   *[other] { $path } cannot be read.
}
problem-file-write = { $trouble ->
    [missing] { $path } cannot be written: there is no such folder.
    [forbidden] { $path } cannot be written: it is not allowed.
    [folder] { $path } cannot be written: it is a folder, or lies in none.
    [full] { $path } cannot be written: the disk is full.
   *[other] { $path } cannot be written.
}
problem-file-exists = { $path } is there already: name another file, or go on with it by --resume.

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
problem-resume-over = The game in { $path } is over. To look at it: wolfden replay { $path }
problem-resume-seats = The game has { $seats } seats, but --seats names { $named }.
problem-position-flags = --position says everything about the table: leave out --players and --seed.

## At a server
problem-invitation = This invitation is not valid, or not any more. Ask for a new one.
problem-code-gone = This code is not valid, or not any more. Make a new one on the other device.
problem-name-empty = A name needs at least one letter.
problem-message-empty = There is nothing to send yet.
problem-webhook = The address for messages must begin with https://.
problem-hint-later = There are hints only while it is your turn.
problem-hint-busy = One question at a time: the last one is still being thought about.
problem-hint-none = This table plays without hints.
problem-undo-none = This table plays without taking back.
problem-undo-alone = You cannot take that back alone: somebody else acted, or something was drawn or revealed since. Ask the others.
problem-bot-plays = A bot plays for you. Take the seat back first.
problem-given-up = This seat was given up for good.
problem-host-only = Only the host of the table may do this.
problem-truth-later = Everything is shown when the game is over.
problem-play-on-earlier = The game is over at this moment: choose an earlier one.
problem-wait = { $seconds ->
    [one] That was a little fast. Wait { $seconds } second and try again.
   *[other] That was a little fast. Wait { $seconds } seconds and try again.
}
