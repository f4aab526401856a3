### A line "## name" begins a section; the page fetches sections one by one.

## title

title-my-title = My Title
pitch-my-title = Take one, two or three stones. The last one wins.
wins-my-title = Take the last stone.
picture-my-title = A row of stones
role-my-title = Player { $number }
option-my-title-stones = Stones
option-my-title-stones-help = How many stones there are at first.

## game

# Things
my-title-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
my-title-left = { $left ->
    [one] { $left } stone is left
   *[other] { $left } stones are left
}
my-title-seat = { $who }

# Actions
my-title-do-take = Take

# Questions
my-title-open = Take stones.
my-title-ask-take = How many stones do you take?
my-title-wait = Others are to act.

# What happened
my-title-log-take = { $stones ->
    [one] { $who } takes { $stones } stone.
   *[other] { $who } takes { $stones } stones.
}

# The end of a game
ending-my-title-empty = The last stone is taken.
part-my-title-last = Last stone

## reasons

reason-my-title-too-many = you may take only what is left: { $left }

## rules

rule-q1 = Turns
rule-q1-intro = The seats act in turn.
rule-q2 = Stones
rule-q2-intro = Take one, two or three stones, but not more than are left.
rule-q3 = The end
rule-q3-intro = Whoever takes the last stone wins.

## aid

aid-my-title-goal = Take the last stone.
aid-my-title-turn = Your turn
aid-my-title-turn-1 = Take one, two or three stones.

## files

# What is wrong with an action or a position.
problem-my-title-not-an-action = “{ $words }” is not an action. Write it like this: take 2
problem-my-title-not-finished = “{ $words }” is not finished. Write it like this: take 2
problem-my-title-stones = table: { $left } stones are more than the { $most } of this game (Q1)
