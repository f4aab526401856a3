### Texts of a table and of a replay, the same for every title.

board-label = Board
board-keys = Board. Arrow keys move over it, Page Down goes to the next choice, Enter chooses, L lists all choices.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
full-screen = Full screen
layers = Layers
why-not = Why not?
pen = { $room ->
    [team] Team’s marks
   *[own] My marks
  }
pen-help = Tap places to pin them, drag from one to another for an arrow.
pen-text = Text for the next pin
pen-clear = Clear

## Action bar

action-bar-label = What to do
waiting-for = Waiting for { $names }…
device-next = { $name } is next.
device-pass = Pass the device to { $name }
device-lead = Nobody else should look now.
device-take = I’m { $name }
device-others = Is it someone else’s turn to look?
device-people = People at this device
device-also = Or { $name } acts
device-follow = Turn the board to the player to move
waiting-chance = Dealing…
watching = You’re watching.
follow-stop = Pause
follow-go = Continue
follow-step = One action
follow-skip = Catch up
show-again = Replay the others’ actions
confirm-question = Confirm this action?
farewell-title = Your part in this game is over
farewell-text = Your pack has fallen. Thank you for playing: stay and watch how it ends, or begin a new game.
farewell-over = Your pack has fallen. Thank you for playing.
take-back-word = Undo the last choice
choose-on-board = { $count ->
    [one] One space is highlighted on the board.
   *[other] Choose one of { $count } highlighted spaces.
  }
more-choices = +{ $count } more
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
tap-parts = Or tap the tiles you pay with.
list-choices = All choices as a list, and a field to type an action
undo = Undo
hint = Hint
hint-says = A strong bot would play:
hint-take = Play this
hint-thinking = A strong bot is thinking…
hint-then = Then:
hint-why-chance = About { $percent }% to win; with { $action }, about { $other }%.
hint-why-tally = By your next turn: { $name }’s { $part } { $now } → { $preferred } (with { $action }: { $chosen }).
hint-why-trials = The best of { NUMBER($count) } lines it considered.
command-label = Action
command-run = Play

## Planning ahead

plan-ahead = Plan ahead
plan-expect = Play what you expect { $name } to do.
plan-reply = Now play your reply, or undo.
plan-chance = The next step is random, so the plan stops here.
plan-keep = Keep this plan
plan-remove = Remove
plan-moved-on = The game has moved on. Plan again from here.
plan-ended = { $why ->
    [done] Your plan was played out.
    [undone] Your plan was dropped: an action was undone.
    [illegal] Your plan was dropped: the reply was not allowed.
   *[other] Your plan was dropped: something else was played.
  }

## Packs, clocks, chances

packs-label = Players
is-bot = Bot
is-away = away
is-on-holiday = on holiday
is-thinking = to move
your-turn = your turn
chances = Chances
chance-of = { $name }: { $percent }%
chances-certainty = { $certainty ->
    [low] a guess so far
   *[fair] a rough estimate
  }
chances-certainty-help = { $certainty ->
    [low] At this stage of the game chances are hardly better than a guess.
   *[fair] At this stage of the game chances are only a rough estimate.
  }
chances-measured = Their accuracy was measured with other rules ({ $options }).
connection-lost = Connection lost. Confirmed actions are safe; reconnecting…
try-now = Try now

## Log and chat

log = Log
log-label = What happened
log-empty = Nothing has happened yet.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = then
log-new = new since your last visit
log-undo = { $who } undoes the last action
log-end = { $reason ->
    [resigned] { $who } resigns
    [timeout] { $who } runs out of time
   *[other] The game is abandoned
  }
recap-title = While you were away
recap-done = Continue
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
chat-label = Messages
chat-rooms = Rooms
chat-room = { $room ->
    [team] Team
    [watchers] Spectators
   *[players] Table
  }
chat-empty = { $room ->
    [team] Only your team can read this.
    [watchers] Spectators talk here; players can read it after the game.
   *[players] Say hello to the other players.
  }
chat-field = Write a message
chat-send = Send
chat-report = Report
chat-report-sure = Really report?

## The table's own affairs

table-menu = Table
help = Help
sound-on = Sounds on
sound-off = Sounds off
hand-to-bot = Let a bot play for me
take-seat-back = Take my seat back
abandon = Propose to abandon this game
abandon-alone = Abandon this game
abandon-not = Withdraw the proposal
resign = Resign
resign-sure = Resign this game?
unrated-game = { $why ->
    [bots] This game isn’t rated: a bot took part, or someone played for another player.
    [same] This game isn’t rated: the same person played more than one side.
    [short] This game isn’t rated: one side hardly acted.
    [often] This game isn’t rated: these players have played enough rated games against each other today.
    [left] This game isn’t rated: a player left and lost; the others play on.
   *[removed] This game isn’t rated: the organiser removed a player.
}
table-about = About { $name }
watching-count = { $count ->
    [0] No spectators
    [one] { $count } spectator
   *[other] { $count } spectators
  }
ask-undo = Ask to undo my last action
ask-undo-alone = Undo my last action
undo-asked = { $name } asks to undo an action.
undo-asks-you = { $name } asks to undo an action. Do you agree?
tabs-label = Views
tab-me = Me
tab-packs = Players
tab-log = Log
tab-text = Text
text-next-to = Next to { $names }.
text-choose = Choose
text-distances = Distances
tab-help = Help
panel-raise = Larger panel
panel-lower = Smaller panel

## After the game

over-you-won = You’ve won!
over-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
  }
over-nobody = Nobody has won.
over-draw = It’s a draw.
score-sheet = Score sheet
score-total = Total
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
rank-draw = Draw
watch-replay = Replay
rematch = Play again
rematch-role = Seats have rotated. You now play { $role }.
tournament-back = To the tournament
graph-scores = Scores over the game
graph-chances = Estimated winning chances over the game
graph-guess = Up to action { $ply } these chances are hardly better than a guess.
graph-rough = Up to action { $ply } they’re only a rough estimate.
graph-open = Click a moment to see it in the replay.
graph-turn = Turning point: action { $ply }. { $name }: { $before } → { $after }.
ending-resigned = The others have resigned.
ending-timeout = The clock ran out.
ending-abandoned = The game was abandoned.
## Replay

replay-title = Replay of { $title }
replay-old-rules = This game was played under version { $played } of the rules. It’s shown under version { $known }, so positions may differ or the replay may end early.
replay-tools = Replay
replay-first = To the beginning
replay-back = Back one action
replay-play = Play
replay-pause = Pause
replay-forward = Forward one action
replay-last = To the end
replay-slider = Position in the game
replay-speed = Speed
eyes = View as
eyes-truth = everything revealed
eyes-watch = a spectator
eyes-seat = { $name }
share-moment = Link to this moment
embed-moment = Embed this moment
embed-open = Open in Wolfden
save-picture = Save picture
save-animation = Save animation
animation-text = Turn part of the game into an animation to share. Beyond { $most } actions, some are skipped.
animation-from = From action
animation-to = To action
animation-busy = Rendering…
download = Download
play-on = Play from here
to-table = Back to the table

## Help

help-keys = Keys
help-key-1 = 1…9
help-key-1-does = choose from the list
help-key-2 = ← ↑ ↓ →
help-key-2-does = move over the board
help-key-3 = Enter
help-key-3-does = choose, confirm
help-key-4 = Backspace
help-key-4-does = undo the last choice
help-key-5 = C
help-key-5-does = confirm
help-key-6 = U
help-key-6-does = undo
help-key-7 = H
help-key-7-does = hint
help-key-8 = L
help-key-8-does = list of all choices
help-key-9 = /
help-key-9-does = type an action
help-key-10 = ?
help-key-10-does = this help
help-key-11 = B
help-key-11-does = to the board
help-key-12 = Page Down, Page Up
help-key-12-does = on the board: to the next thing you can choose
help-key-13 = O
help-key-13-does = to the choices
help-key-14 = G, T
help-key-14-does = log, the board as text
help-key-15 = R, P
help-key-15-does = replay the others’ last actions, pause them

## Review
review-button = Review this game
analysis-button = Analyse from here
share-picture = Picture to share
picture-failed = The picture couldn’t be made. Take a screenshot instead.
