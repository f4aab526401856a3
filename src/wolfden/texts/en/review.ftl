### Reviews of finished games, on the page and in a terminal.

review-title = Review: { $title }
review-facts = Actions: { $actions }, simulations per decision: { $simulations }
review-chances = Winning chances, from what each player knew
review-chances-early = Early in a game chances are only a rough estimate.
review-player = Player
review-lost = Lost through mistakes
review-luck = Luck
review-mistakes = Costly decisions
review-no-mistakes = No decision cost much.
review-mistake = { $name }, action { $number }: cost { $percent }%
review-played = Played
review-better = Better
review-chance = { $percent }% to win
review-round = Before { $name }’s next turn, in quick trial games:
review-tally = { $name }, { $part }: { $now } → { $preferred } instead of { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } instead of { $chosen }
review-likely = { $preferred }% instead of { $chosen }%: { $event }
review-trials = In quick trial games after the better action:
review-part = { $name }, { $part }: { $points } on average
review-ending = { $preferred }% instead of { $chosen }%: { $ending } Won by: { $names }.
review-unexplained = The trial games show no single reason. The engine looked further ahead and preferred it.
review-hidden = Something was hidden from { $name } here. The decision is judged by what { $name } knew.
review-chance-events = Rolls and draws that mattered most
review-no-chance-events = No roll or draw changed anyone’s chances by { $percent }% or more.
review-deal = The deal
review-number = Action { $number }
review-percent = { $percent }%
review-change = { $name } { $percent }%

## On the page
review-lead = Where was the game decided? The review judges every decision by what the player knew, and separates luck from skill.
review-start = Start the review
review-waiting = The review is waiting in the queue.
review-progress = Step { $done } of { $total }
review-failed = The review failed. Start it again.
review-everyone = All players
review-graph = Chance to win over the game. Choose a moment with a click or the arrow keys.
review-axis = actions
review-good = Nothing better was found here.
review-moment = Moment in the game
review-link = Link to this review
