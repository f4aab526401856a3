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
history-interval = mezi { $low } a { $high } s jistotou 95 %
history-best = Nejvíc bodů
history-own = Historie je vaše: stáhnout nebo smazat ji lze na { $page }.
