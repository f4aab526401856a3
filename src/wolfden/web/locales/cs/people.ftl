### History, people, ratings, pairing.

history-none = Zatím žádná dohraná partie. První stupeň žebříčku je na jedno klepnutí.
history-games = Partie
history-streak = Výhry v řadě
history-best-streak = nejvíc: { $count }
history-puzzles = Hodnocení úloh
history-puzzles-solved = vyřešeno { $solved } z { $answered }
history-ladder = Žebříček
history-ladder-text = Porazte bota sami a čeká další, silnější. Počítají se partie, v nichž jsou všichni soupeři aspoň tak silní.
history-rung = { $won } z { $games } vyhráno
history-rung-new = zatím nehráno
history-climb = Hrát proti: { $name }
history-top = Porazili jste tu všechny boty.
history-results = Výsledky
history-seats = Hráči
history-against = Soupeři
history-people = lidé
history-mixed = boti
history-share = Vyhráno
history-interval = mezi { $low } a { $high } s jistotou 95 %
history-best = Nejvíc bodů
history-own = Historie je vaše: stáhnout nebo smazat ji lze na { $page }.
people-none = Zatím nikdo. Dohrajte partii s lidmi a budou uvedeni tady.
people-games = { $count ->
    [one] jedna společná partie
    [few] { $count } společné partie
   *[other] { $count } společných partií
  }
player-invite = Pozvat na partii
player-since = tady od { $date }
player-ratings = Hodnocení
player-unrated = Zatím žádná hodnocená partie.
player-rating-games = { $count ->
    [one] jedna hodnocená partie
    [few] { $count } hodnocené partie
   *[other] { $count } hodnocených partií
  }
player-rating-help = Hodnocení leží v rozmezí ± s jistotou 95 %; s dalšími partiemi se zužuje. Kdo žádné nemá, začíná na 1500.
