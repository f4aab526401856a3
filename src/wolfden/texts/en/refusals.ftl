### What a server refuses now and then; fetched when it happens.

## Tables
problem-table-gone = There is no such table. It may have been removed.
problem-report-nobody = There is no such message or player at this table. The message may have been deleted.
problem-not-running = { $status ->
    [open] That is possible only during a game, and this one has not begun yet.
    [finished] That is possible only during a game, and this one is over.
   *[abandoned] That is possible only during a game, and this one was abandoned.
}
problem-not-open = That is possible only before the game begins.
problem-seat-not-yours = Seat { $seat } is not yours. Choose one of your own seats.
problem-seat-both-sides = You play for the other side, and this seat would let you see its secrets. Let someone else take it over. Among friends, you can also name another person at your device.
problem-rated-seat = In a rated game nobody else plays your seat, and no bot either. Resign if you have to go.
problem-rated-device = In a rated game everyone plays at their own device. Keep one seat, or play unrated.
problem-device-curtain = Someone has to take the device first. Press the button with their name.
problem-device-other = This view belongs to someone else. Pass the device first.
problem-pairing-seat = Seats are drawn here when the game begins, so you cannot choose one. Join without a seat.
problem-pairing-people = Only people are paired here, so bot accounts cannot join. Ask to be paired: bot accounts are paired with each other.
problem-not-seated = You do not have a seat at this table.
problem-no-free-seat = No seat is free here. You can watch, or ask the host for an invitation.
problem-seat-not-free = Seat { $seat } is not free. You can watch, or ask the host for an invitation.
problem-seat-held = { $name } has seat { $seat }. Choose another seat.
problem-seat-not-kept = Seat { $seat } is not reserved for an invited player.
problem-seat-empty = Seat { $seat } is still empty. Invite a player, or seat a bot there.
problem-no-such-seat = There is no seat { $seat } here: the table has seats 1 to { $seats }.
problem-undo-too-far = That is too far back to undo, and at this table other players are not asked.
problem-undo-not-own = You can ask to undo only your own actions.
problem-answer-late = This question has already been settled.
problem-answer-not-asked = You are not asked, or you have already answered.
problem-rematch-later = You can play again when this game is over.
problem-rematch-not-seated = Only the players of this table can play again.
problem-tables-enough = You already host { $most } open or running tables, which is the limit. Finish or leave one first.

## Looking back, learning
problem-replay-not-begun = There is nothing to look at yet: the game has not begun.
problem-eyes-unknown = “{ $eyes }” is not a seat. Name the number of a seat: { $known }.
problem-no-watchers = Spectators are not allowed at this table.
problem-own-eyes-only = During the game you can view it only from your own seats.
problem-no-such-step = There is no action { $step }: the game has actions 0 to { $last }.
problem-play-on-later = You can play on from here when this game is over.
problem-play-on-seats = This game has { $seats } seats, not { $named }.
problem-guide-none = This game has no guided first game yet.
problem-puzzle-gone = There is no such puzzle. It may have been removed.

## Clocks
problem-clock-bank = A clock needs at least { $seconds } seconds per player.
problem-rated-clock = A rated game needs a clock. Choose one, or play without rating.
problem-time-lost = Your time has run out for good here, so you cannot take this seat back.
problem-sleep-days = Quiet hours are possible only with a clock that counts days.
problem-sleep-same = Quiet hours cannot begin and end at the same time.
problem-zone-unknown = There is no time zone “{ $zone }”. Write it like “Europe/Berlin”.
problem-holiday-length = A holiday must end in the future and can last up to { $days } days.
problem-holiday-far = A holiday begins within the next { $days } days.
problem-holiday-early = There must be { $days } days between holidays. Choose a later date.
problem-push-keys = This browser’s keys for push messages cannot be used. Turn notifications off and on again.
problem-player-gone = This player no longer exists.
problem-invite-unknown = You can invite players whom you have finished a game with. Send others a link.
problem-group-gone = There is no such group, or you are not in it. Ask a member for the link.
problem-group-owner-only = Only the owner of the group may do that.
problem-groups-enough = You can be in { $most } groups at most, and a group has at most { $members } members.
problem-not-welcome = You cannot join here.
problem-tournament-gone = There is no such tournament. It may have been deleted.
problem-tournament-clock = A tournament needs a clock. Choose one.
problem-tournament-most = A round robin has at most { $most } players. Choose fewer, or the Swiss system.
problem-tournament-full = All { $most } places of this tournament are taken.
problem-tournament-people = Bot accounts cannot enter this tournament. Enter one whose organiser admits them.
problem-tournament-same = You are in this tournament already, yourself or with a bot account. Each person enters once.
problem-tournament-group = Only members of its group may play in this tournament.
problem-tournament-invited = This tournament is for invited players. Ask its organiser for the link.
problem-tournament-status = { $status ->
    [open] The tournament has not begun yet.
    [running] The tournament is already running.
   *[finished] The tournament is over.
  }
problem-tournament-few = There are too few players: at least { $seats } are needed.
problem-tournament-player = There is no such player in this tournament.
problem-organiser-only = Only the organiser of the tournament may do that.
problem-organiser-plays = You play in this tournament yourself, so you cannot remove players or end rounds. Leave it as a player first.
problem-tournaments-enough = You already organise { $most } tournaments that are not over, which is the limit. Finish or delete one first.

## Watching, talking, marking
problem-watcher-plays = Spectators cannot act. Take a seat first.
problem-watcher-marks = Spectators cannot mark anything. Take a seat first.
problem-room-closed = You cannot write in this chat.
problem-marks-large = Too many marks: at most { $most } bytes.
problem-marks-room = Marks are only for yourself or your team.
problem-marks-deep = These marks cannot be stored: they are nested too deeply.

## Accounts of bots
problem-bot-no-codes = A bot account has a token; it has no device codes.
problem-bot-no-bots = A bot account cannot have bots of its own.
problem-bots-enough = You already have { $most } bot accounts, which is the limit. Delete one first.
problem-documents-enough = The files of your tables already have { $most } characters in total, which is the limit. Use a file that you have used before, or none.
problem-bot-account-none = You have no such bot account.
problem-jobs-waiting = Several of your questions or files are still being worked on. Wait for an answer, then try again.
problem-database-busy = The database has too much to do just now, so nothing was done. Try again in a moment.

## Addresses
problem-nothing-there = Nothing found at { $path }.
problem-figures-local = The metrics of this server can be read only on the machine it runs on.
problem-host-malformed = The request names its host or its origin in a way that cannot be read.
problem-head-too-large = The headers or trailers of the request are longer than { $kilobytes } KB or more than { $lines } lines.
problem-null-character = A text in the request has a null character, which cannot be stored. Remove it.
problem-mail-link = This link is not valid. It may have expired.

## The door
problem-door-closed = This server has a closed door. Load the page again, then enter the password or a code.
problem-door-wrong = This is neither the password nor a code that works. Check what you typed. An invitation lets in only once.
problem-door-wait = { $seconds ->
    [one] Ten wrong entries came from your network. Wait { $seconds } second and try again.
   *[other] Ten wrong entries came from your network. Wait { $seconds } seconds and try again.
}
