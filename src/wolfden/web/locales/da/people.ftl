### History, people, ratings, pairing.

history-none = Intet afsluttet spil endnu. Det første trin på stigen er ét klik væk.
history-games = Spil
history-streak = Sejre i træk
history-best-streak = bedst: { $count }
history-puzzles = Opgaverating
history-puzzles-solved = { $solved } af { $answered } løst
history-ladder = Stigen
history-ladder-text = Slå en bot alene, så venter den næste stærkere. Spil tæller, når alle modstandere er mindst lige så stærke.
history-rung = { $won } af { $games } vundet
history-rung-new = ikke spillet endnu
history-climb = Spil mod { $name }
history-top = Du har slået alle botter her.
history-results = Resultater
history-seats = Spillere
history-against = Modstandere
history-people = mennesker
history-mixed = botter
history-share = Vundet
history-interval = mellem { $low } og { $high } med 95 % sikkerhed
history-best = Bedste score
history-own = Din historik er din: hent eller slet den på { $page }.
people-none = Ingen endnu. Afslut et spil med andre mennesker, så står de her.
people-games = { $count ->
    [one] ét spil sammen
   *[other] { $count } spil sammen
  }
player-invite = Inviter til et spil
player-since = her siden { $date }
player-ratings = Ratinger
player-unrated = Intet spil med rating endnu.
player-rating-games = { $count ->
    [one] ét spil med rating
   *[other] { $count } spil med rating
  }
player-rating-help = En rating ligger inden for sit ± med 95 % sikkerhed; flere spil gør det mindre. Uden rating begynder man på 1500.
