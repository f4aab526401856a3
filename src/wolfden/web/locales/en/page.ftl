### Texts of the pages outside a running game.

page-title = Wolfden: wolf board games
tab-your-turn = ● Your turn: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Skip to the page
nav-label = Wolfden
nav-me = My page
close = Close
cancel = Cancel
save = Save
yes = Yes
no = No
loading = One moment …
page-is-old = Wolfden has been updated. Reload the page to go on with the new version; your game stays as it is.
reload = Reload
go-home = To the games

theme-to-snow = Switch to the light theme
theme-to-night = Switch to the dark theme

## Landing

landing-title = Wolf board games, one click from playing
landing-lead = Against bots at once, or with friends over a link. No sign-up, nothing to install.
puzzles-title = Puzzles of the day
puzzles-streak = { $count ->
    [one] Solved on one day in a row.
   *[other] Solved on { $count } days in a row.
  }
game-facts = { $min }–{ $max } players
play-now = Play now
invite-friends = Invite friends
set-up = Set up
lobby-mine = My tables
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for company right now. Set up a table and make it public.
lobby-finished = Recent games
lobby-finished-empty = No game has been finished here yet. Yours could be the first.
unofficial = Wolfden is unofficial. The names say whose rules are meant; texts, drawings, code and the boards we had to reconstruct are our own.

state-your-turn = Your turn
state-open = { $free ->
    [one] one seat free
   *[other] { $free } seats free
  }
state-running = under way
state-won = { $winners } won, { $date }
state-ended = ended { $date }
state-abandoned = given up

guest-name = Wolf { $number }
seat-free = Seat { $number }, free
seat-stand-in = { $name } (bot)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Stray bot
    [greedy] Hungry bot
    [cub] Cub bot
    [hunter] Hunter bot
    [alpha] Alpha bot
    [legend] Legend bot
   *[other] Bot { $level }
  }

## Set-up

setup-title = A table of { $title }
setup-seats = Seats
setup-rules = Rules at this table
setup-table = The table
setup-start = Start the game
setup-open = Open the table
setup-preview = An example of the board as it would be dealt
setup-no-preview = No picture of this board can be drawn: look at the options.
setup-clock = Clock
setup-clock-kind = { $kind ->
    [none] no clock
    [quick] 10 minutes + 10 seconds an action
    [live] 30 minutes + 20 seconds an action
   *[days] over days: 3 days + 12 hours an action
  }
seat-kind-me = I play
seat-kind-open = open to anyone with the link
seat-kind-invited = only by a personal invitation
seat-add = Add a seat
seat-remove = Remove { $name }
switch-hints = Hints
switch-hints-help = Players may ask what a strong bot would do, and how they stand.
switch-aids = Deduction desk
switch-aids-help = What can be worked out from public facts may be shown on the board.
switch-watchers = Watchers
switch-watchers-help = Anyone with the link may look on; nobody sees what is hidden.
switch-public = Public
switch-public-help = The table is listed on the first page.

## Waiting room

waiting-lead = Send the link to your friends. The game starts by itself when every seat is taken.
waiting-invited = You are invited. Take a seat, or stay and watch.
sit-down = Sit down
start = Start
start-with-bots = Start now, bots on free seats
leave = Leave the table
add-bot = Bot instead
open-seat = Open this seat
invite-link = Link to this table
invite-one = For one person: whoever opens it first takes the seat
copy-link = Copy the link
share-link = Share …
link-copied = The link is copied.
link-not-copied = The link could not be copied. Mark it and copy it by hand.
qr-alt = The same link as a QR code

## My page

me-title = My page
me-name = What others call you
me-saved = Saved.
me-settings = On this device
language = Language
language-auto = as my browser says
me-theme = Light
me-theme-auto = as my system
me-theme-night = night
me-theme-snow = snow
me-sounds = Sounds
me-sounds-turn = when it is my turn
me-sounds-all = every step
me-sounds-none = none
me-motion = Moving pieces
me-motion-auto = as my system
me-motion-on = on
me-motion-off = off
me-confirm = Ask before sending
me-confirm-turn-end = what ends a turn
me-confirm-always = everything
me-confirm-never = nothing
notifications = Tell me outside the page when it is my turn
notifications-refused = The browser does not allow notifications for this page.
devices = Other devices
devices-text = A code takes your name and your seats to another device. It works once, for ten minutes. The recovery code lasts until you use it: keep it somewhere safe.
device-code = Code for another device
device-link = Open this on the other device
recovery-code = Recovery code
code-here = I have a code
delete-me = Delete everything about me
delete-me-sure = Really delete: your seats go to bots, nothing can be brought back
me-games = My games
me-games-empty = You have not played yet. A game against bots is one click away.
move-title = Continue on this device
move-text = This device takes over the name and the seats of the other one.
move-text-known = This device is { $name } now. If you go on, it takes over the name and the seats of the other one.
move-do = Continue here

## When something is not there

missing-title = Nothing lives here
missing-text = The address may be mistyped, or the page has moved.
unreachable-title = The server does not answer
unreachable-text = Nothing is lost: every move that was confirmed is stored. This page tries again every two seconds.
table-missing-title = This table does not exist
table-missing-text = The link may be mistyped, or the table was removed.
table-closed-title = Spectators are not allowed at this table
table-closed-text = Only those who sit at it may see it.
table-unknown-title = This browser is not known any more
table-unknown-text = Start again from the first page, or use a code from another device on your page.
abandoned-title = This game was given up
abandoned-text = It ended without a result.

## Errors

error-offline = The server cannot be reached right now. Nothing was changed; try again in a moment.
error-stale = Somebody was faster: the table has moved on. Look again, then choose.
error-illegal-action = That is not allowed here.
error-bad-notation = That is no action of this game.
error-bad-request = The server did not understand that. Nothing was changed.
error-bad-setup = The table cannot be created with these settings.
error-bad-replay = This replay cannot be used.
error-wrong-seat = It is not your turn any more.
error-wrong-state = That is not possible at this table now.
error-nothing-to-undo = Nothing can be taken back: something was revealed or somebody else acted since.
error-no-guest = This browser is not known any more. Reload the page.
error-foreign-origin = This request came from another site and was refused.
error-not-yours = This seat belongs to somebody else.
error-not-allowed = This table does not allow that.
error-not-found = That does not exist, or not any more.
error-unknown-title = There is no such game here.
error-seat-taken = Somebody else took that seat.
error-too-many = That was a little fast. Wait a moment and try again.
error-too-large = That is too large.
error-storage = The server cannot store anything at the moment. Nothing was changed; try again later.
error-failed = Something went wrong on the server. It is noted in its log; nothing was changed.
error-other = That did not work. Nothing was changed.
