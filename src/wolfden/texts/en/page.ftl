### Texts of the pages outside a running game.

page-title = Wolfden: wolf board games
tab-your-turn = ● Your turn: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Skip to content
nav-label = Wolfden
nav-me = My page
nav-history = My history
close = Close
cancel = Cancel
save = Save
yes = Yes
no = No
loading = One moment…
page-is-old = Wolfden has been updated. Reload to continue; your game is safe.
reload = Reload
go-home = Back to the games

theme-to-snow = Switch to the light theme
theme-to-night = Switch to the dark theme

## Landing

landing-title = Wolf board games, one click away
landing-lead = Play against bots right away, or with friends over a link. No sign-up, nothing to install.
puzzles-title = Puzzles of the day
analysis-heading = Analysis board
puzzles-streak = { $count ->
    [one] { $count }-day streak
   *[other] { $count }-day streak
  }
game-facts = { $min }–{ $max } players
game-time = { $from }–{ $to } min
game-weight = { $weight ->
    [light] easy to learn
    [heavy] challenging
   *[medium] medium
}
play-now = Play now
invite-friends = Invite friends
pair = Find opponents
pair-text = We’ll match you with others who want to play the same game.
pair-seats = Players
switch-rated = Rated
switch-rated-help = The result counts towards players’ ratings. Hints are off.
switch-fill = Fill empty seats with bots
switch-fill-help = After a minute, or an hour in correspondence games, bots take the empty seats.
waiting-fill = Bots take the empty seats at { $time }.
waiting-drawn = Seats are drawn when the game begins.
nav-people = People I’ve played with
nav-groups = Groups
nav-tournaments = Tournaments
lobby-groups = From my groups
setup-group = Members of your group will see this table on their home page.
set-up = Set up
lobby-mine = My tables
lobby-open = Open tables
lobby-open-empty = No tables are waiting for players right now. Set one up and make it public.
lobby-finished = Recent games
lobby-finished-empty = No finished public games yet.
live-heading = Worth watching
live-empty = No public games in progress right now.
live-watch = Watch
live-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
live-board = { $title } board: { $names }
unofficial = Wolfden is an unofficial fan project. The titles of the games only identify their rules; all texts, drawings, code and reconstructed boards are our own.

state-your-turn = Your turn
state-time-left = { $time } left
seat-on-holiday = { $name } (on holiday)
turns-waiting = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
  }
turns-next = Next game
state-open = { $free ->
    [one] one seat free
   *[other] { $free } seats free
  }
state-running = in progress
state-won = { $winners } won, { $date }
state-draw = a draw, { $date }
state-ended = ended { $date }
state-abandoned = abandoned

guest-name = Wolf { $number }
seat-free = Seat { $number }, free
seat-stand-in = { $name } (bot)
seat-helped = { $name } (finished by a bot)
bot-account = { $name } (bot account)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Stray bot
    [greedy] Hungry bot
    [pup] Newcomer bot
    [cub] Cub bot
    [yearling] Yearling bot
    [hunter] Tracker bot
    [alpha] Veteran bot
    [legend] Legend bot
   *[other] Bot { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: plays at random
    [greedy] { bot-level }: grabs the first thing it sees
    [pup] { bot-level }: for a first game
    [cub] { bot-level }: easy
    [yearling] { bot-level }: medium
    [hunter] { bot-level }: challenging
    [alpha] { bot-level }: strong
    [legend] { bot-level }: master, thinks longest
   *[other] { bot-level }
  }
bot-style = { $style ->
    [bold] bold
    [patient] patient
    [vengeful] vengeful
   *[other] { $style }
  }
bot-style-option = { $style ->
    [none] Balanced: no particular style
    [bold] Bold: takes risks and attacks
    [patient] Patient: plays safe and waits for its moment
    [vengeful] Vengeful: goes after the strongest opponent
   *[other] { $style }
  }
bot-level-choice = Level
bot-character = Playing style: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = A bot’s number is its rating in games of { $players } players; the weakest level has { $first }. A 200-point lead means about 3 wins in 4 against one opponent. Ratings were measured with { $least }–{ $most } simulations per decision; strong bots think longer here.
bot-ratings-rules = { $options ->
    [none] Measured under version { $rules } of the rules.
   *[other] Measured under version { $rules } of the rules ({ $options }).
  }

## Set-up

setup-title = New table: { $title }
setup-seats = Seats
setup-rules = Table rules
setup-edition = Edition
setup-edition-default = Wolfden
setup-edition-own = Custom
setup-edition-help = Choose a printed edition, or set each rule yourself.
setup-edition-change = { $option }: { $value }
setup-table = Table
setup-start = Start the game
setup-open = Open the table
setup-preview = Sample board
setup-no-preview = This board can’t be previewed. Check the options.
setup-clock = Clock
setup-clock-kind = { $kind ->
    [none] no clock
    [quick] 10 minutes + 10 seconds per action
    [live] 30 minutes + 20 seconds per action
   *[days] correspondence: 3 days + 12 hours per action
  }
seat-kind-me = I play
seat-kind-here = someone here plays
seat-kind-open = open to anyone with the link
seat-kind-invited = personal invitation only
seat-add = Add a seat
seat-remove = Remove { $name }
seat-person = Name of the person who plays { $role }
setup-device = Several people share this device. Where one mustn’t see what another knows, a curtain covers the screen in between.
switch-hints = Hints
switch-hints-help = Players may ask what a strong bot would do, and what their chances are.
switch-aids = Deduction aid
switch-aids-help = Shows on the board what can be deduced from public information.
switch-watchers = Spectators
switch-watchers-help = Anyone with the link may watch; hidden information stays hidden.
switch-sleep = Pause overnight
switch-sleep-help = All clocks pause during your quiet hours.
switch-public = Public
switch-public-help = Listed on the home page, open to anyone.

## Waiting room

waiting-lead = Send the link to your friends. The game starts when every seat is taken.
waiting-person = Someone here plays
waiting-person-name = Their name
waiting-invited = You’re invited. Take a seat, or stay and watch.
sit-down = Sit down
start = Start
start-with-bots = Start now with bots in the free seats
leave = Leave the table
add-bot = Add a bot
open-seat = Open this seat
invite-link = Link to this table
invite-one = Single-use link: the first person to open it gets the seat
copy-link = Copy the link
share-link = Share…
link-copied = Link copied.
text-copied = Copied.
link-not-copied = The link couldn’t be copied. Select it and copy it by hand.
qr-alt = The same link as a QR code

## My page

me-title = My page
me-name = Display name
me-saved = Saved.
me-settings = On this device
language = Language
language-auto = same as my browser
me-theme = Theme
me-theme-auto = same as my system
me-theme-night = dark
me-theme-snow = light
me-sounds = Sounds
sound-impossible = This browser can’t play sounds
volume-signals = Alerts: your turn, game over
volume-moments = Events on the board
volume-ambience = Background
me-land = Board scenery
me-land-painted = painted
me-land-plain = plain
me-motion = Animation
me-motion-auto = same as my system
me-motion-on = on
me-motion-off = off
me-pace = Show other players’ actions
me-pace-auto = step by step
me-pace-slow = slowly
me-pace-fast = fast
me-pace-off = instantly
me-confirm = Ask before sending
me-confirm-turn-end = actions that cost you something
me-confirm-always = every action
me-confirm-never = never
me-shortcuts = Use single-key shortcuts at the table
notifications = Notify me when it’s my turn
notifications-refused = Your browser blocks notifications for this site. Allow them in its settings.
notifications-open-only = This browser doesn’t support push messages: you’ll be notified only while Wolfden is open.
me-away = When you’re away
me-away-text = We can let you know when it’s your turn in a correspondence game. Leave a field empty to switch it off.
me-email = E-mail
me-email-unconfirmed = Not confirmed yet. Open the link in the e-mail we sent you.
me-email-confirmed = Confirmed.
me-email-off = This server doesn’t send e-mail.
me-webhook = Webhook
me-webhook-help = The address of a channel in Discord or a similar service. It begins with https://.
me-sleep = Quiet hours
me-sleep-help = We’ll send you nothing during these hours ({ $zone }). New correspondence games offer to pause their clocks then.
me-from = From
me-to = To
me-holiday = Holiday
me-holiday-text = Your correspondence clocks stop and we won’t notify you. A holiday can last up to { $days } days, with at least { $days } days between holidays.
me-holiday-take = Take a holiday
me-holiday-planned = Holiday from { $start } to { $end }.
me-holiday-end = End the holiday
offline-title = You’re offline
offline-text = Nothing is lost: every confirmed action is stored. Clocks of correspondence games keep running.
offline-again = Try again
docs-link = Documentation
docs-missing = The documentation isn’t built here
docs-missing-text = In a clone of Wolfden, “make docs” builds it; “make play” does so in the background. Until then, read the text files in the folder “docs”.
devices = Other devices
devices-text = A code moves your name and your seats to another device. It works once, within ten minutes. The recovery code is valid until you use it: keep it somewhere safe.
device-code = Code for another device
device-link = Open this on the other device
recovery-code = Recovery code
code-here = I have a code
delete-me = Delete everything about me
own-data = Download my data
delete-me-sure = Delete everything? Bots take your seats. This can’t be undone.
delete-me-do = Delete everything
me-games = My games
me-games-empty = You haven’t played yet. A game against bots is one click away.
me-games-more = More
move-title = Continue on this device
move-text = This device takes over the name and the seats of the other device.
move-text-known = This device is { $name } now. If you continue, it takes over the name and the seats of the other device.
move-do = Continue here

## When something is not there

missing-title = Page not found
missing-text = The address may be mistyped, or the page has been moved.
unreachable-title = The server isn’t responding
unreachable-text = Nothing is lost: every confirmed action is stored. This page tries again every two seconds.
table-missing-title = This table doesn’t exist
table-missing-text = The link may be mistyped, or the table has been removed.
table-closed-title = Spectators aren’t allowed at this table
table-closed-text = Only its players can see it.
table-unknown-title = We no longer recognise this browser
table-unknown-text = Start again from the home page, or enter a code from another device on “My page”.
table-old-title = The rules have changed since this game began
table-old-text = It can’t be continued. Its clocks have stopped. You can leave, resign, or agree with the others to abandon it.
abandoned-title = This game was abandoned
abandoned-text = It ended without a result.

## Errors

error-offline = The server cannot be reached. Nothing was changed; try again in a moment.
error-stale = Someone acted first and the position has changed. Choose again.
error-illegal-action = That is not allowed here.
error-bad-notation = This is not an action of this game. Choose one from the list.
error-bad-request = The server did not understand the request. Nothing was changed.
error-bad-setup = The table cannot be created with these settings.
error-bad-replay = This file cannot be used as a replay of the game.
error-wrong-seat = It is not your turn. Wait for your turn, then choose again.
error-wrong-state = That is not possible at this table now. Reload to see where the game stands.
error-nothing-to-undo = Nothing can be undone: something was revealed, or another player has acted since.
error-no-guest = We no longer recognise this browser. Reload the page.
error-foreign-origin = This request came from another website and was refused.
error-foreign-host = This server is not known by that name. Its operator can add it with --hosts.
error-not-yours = This seat belongs to another player.
error-not-allowed = This table does not allow that.
error-banned = The operator of this server has banned you: you can watch, but not sit down or write.
error-not-found = Not found. It may have been removed.
error-unknown-title = This game is not available here.
error-seat-taken = Another player took that seat. Choose another one.
error-too-many = Too many requests. Wait a moment and try again.
error-too-large = That is too large. Shorten it and try again.
error-storage = The server cannot store anything at the moment. Nothing was changed; try again later.
error-failed = Something went wrong on the server, and it was logged. Nothing was changed.
error-other = That did not work. Nothing was changed.
request-number = Reference for the operator: { $request }
reported = Reported. This server’s operator will look into it.
