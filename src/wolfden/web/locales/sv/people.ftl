### History, people, ratings, pairing.

history-none = Inget färdigspelat parti än. Stegens första pinne är ett klick bort.
history-games = Partier
history-streak = Vinster i rad
history-best-streak = bäst: { $count }
history-puzzles = Problemrating
history-puzzles-solved = { $solved } av { $answered } lösta
history-ladder = Stegen
history-ladder-text = Slå en bot på egen hand, så väntar nästa starkare. Partier räknas när alla motståndare är minst lika starka.
history-rung = { $won } av { $games } vunna
history-rung-new = inte spelat än
history-climb = Spela mot { $name }
history-top = Du har slagit alla bottar här.
history-results = Resultat
history-seats = Spelare
history-against = Motståndare
history-people = människor
history-mixed = bottar
history-share = Vunnet
history-interval = mellan { $low } och { $high } med 95 % säkerhet
history-best = Bästa poäng
history-own = Historiken är din: ladda ned eller ta bort den på { $page }.
people-none = Ingen än. Spela klart ett parti med andra människor, så står de här.
people-games = { $count ->
    [one] ett parti tillsammans
   *[other] { $count } partier tillsammans
  }
player-invite = Bjud in till ett parti
player-since = här sedan { $date }
player-ratings = Rating
player-unrated = Inget rankat parti än.
player-rating-games = { $count ->
    [one] ett rankat parti
   *[other] { $count } rankade partier
  }
player-rating-help = En rating ligger inom sitt ± med 95 % säkerhet; fler partier gör det mindre. Utan rating börjar man på 1500.
