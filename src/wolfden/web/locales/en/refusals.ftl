### What a server refuses now and then; fetched when it happens.

## Tables
problem-table-gone = There is no such table, or not any more.
problem-not-running = { $status ->
    [open] That is for running games, and this one has not begun yet.
    [finished] That is for running games, and this one is over.
   *[abandoned] That is for running games, and this one was abandoned.
}
problem-not-open = That is possible only before the game begins.
problem-seat-not-yours = Seat { $seat } is not yours.
problem-not-seated = You do not sit at this table.
problem-no-free-seat = No seat is free here. You can watch, or ask the host for an invitation.
problem-seat-not-free = Seat { $seat } is not free. You can watch, or ask the host for an invitation.
problem-seat-held = { $name } sits on seat { $seat }.
problem-seat-not-kept = Seat { $seat } is not kept for somebody invited.
problem-seat-empty = Seat { $seat } is still empty. Fill it, or let a bot sit there.
problem-no-such-seat = There is no seat { $seat } here: the table has seats 1 to { $seats }.
problem-undo-too-far = That is too far back to be taken back, and at this table the others are not asked.
problem-undo-not-own = You can ask to take back actions of your own only.
problem-answer-late = Nobody is waiting for this answer any more.
problem-answer-not-asked = You are not asked, or you have answered already.
problem-rematch-later = You can play again when this game is over.
problem-rematch-not-seated = Only those who sat at this table can play again.

## Looking back, learning
problem-replay-not-begun = There is nothing to look at yet: the game has not begun.
problem-eyes-unknown = “{ $eyes }” are nobody’s eyes: name the number of a seat, { $known }.
problem-no-watchers = Spectators are not allowed at this table.
problem-own-eyes-only = While the game runs you see with the eyes of your own seats only.
problem-no-such-step = There is no step { $step }: the game has steps 0 to { $last }.
problem-play-on-later = You can play on from here when this game is over.
problem-play-on-seats = The game has { $seats } seats, not { $named }.
problem-guide-none = There is no guided first game of this title yet.
problem-puzzle-gone = There is no such puzzle, or not any more.

## Clocks
problem-clock-bank = A clock needs at least { $seconds } seconds for each player.
problem-sleep-days = Sleeping hours belong to a clock that counts days.
problem-sleep-same = Sleeping hours cannot begin and end at the same time.
problem-zone-unknown = There is no time zone “{ $zone }”: one is written like “Europe/Berlin”.

## Watching, talking, marking
problem-watcher-plays = Watchers do not play. Sit down first.
problem-watcher-marks = Watchers cannot mark anything. Sit down first.
problem-room-closed = You cannot write there.
problem-marks-large = That is too much to mark: { $most } bytes at most.
problem-marks-room = Marks are for yourself or your team.
problem-marks-deep = These marks cannot be kept: they are nested too deeply.

## Accounts of bots
problem-bot-no-codes = A bot’s account has its token, and no codes.
problem-bot-no-bots = A bot’s account cannot have bots of its own.
problem-bots-enough = You have { $most } accounts for bots, and more are not allowed. Delete one first.
problem-bot-account-none = You have no such account for a bot.

## Addresses
problem-nothing-there = There is nothing at { $path }.
problem-figures-local = The figures of this server are told only to the machine it runs on.
