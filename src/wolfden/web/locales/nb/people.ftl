### History, people, ratings, pairing.

history-none = Ingen ferdige spill ennå. Det første trinnet på stigen er ett klikk unna.
history-games = Spill
history-streak = Seire på rad
history-best-streak = best: { $count }
history-puzzles = Oppgaverating
history-puzzles-solved = { $solved } av { $answered } løst
history-ladder = Stigen
history-ladder-text = Slå en bot alene, så venter den neste sterkere. Spill teller når alle motstandere er minst like sterke.
history-rung = { $won } av { $games } vunnet
history-rung-new = ikke spilt ennå
history-climb = Spill mot { $name }
history-top = Du har slått alle botene her.
history-results = Resultater
history-seats = Spillere
history-against = Motstandere
history-people = mennesker
history-mixed = boter
history-share = Vunnet
history-interval = mellom { $low } og { $high } med 95 % sikkerhet
history-best = Beste poengsum
history-own = Historikken er din: last den ned eller slett den på { $page }.
people-none = Ingen ennå. Fullfør et spill med andre mennesker, så står de her.
people-games = { $count ->
    [one] ett spill sammen
   *[other] { $count } spill sammen
  }
player-invite = Inviter til et spill
player-since = her siden { $date }
player-ratings = Ratinger
player-unrated = Ingen ratede spill ennå.
player-rating-games = { $count ->
    [one] ett ratet spill
   *[other] { $count } ratede spill
  }
player-rating-help = En rating ligger innenfor sitt ± med 95 % sikkerhet; flere spill gjør det mindre. Uten rating begynner man på 1500.
