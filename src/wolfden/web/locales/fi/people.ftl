### History, people, ratings, pairing.

history-none = Ei vielä päättynyttä peliä. Tikkaiden ensimmäinen askelma on yhden napsautuksen päässä.
history-games = Pelit
history-streak = Voittoja peräkkäin
history-best-streak = paras: { $count }
history-puzzles = Pulmien luokitus
history-puzzles-solved = { $solved }/{ $answered } ratkaistu
history-ladder = Tikkaat
history-ladder-text = Voita botti yksin, niin seuraava vahvempi odottaa. Pelit lasketaan, kun kaikki vastustajat ovat vähintään yhtä vahvoja.
history-rung = { $won }/{ $games } voitettu
history-rung-new = ei vielä pelattu
history-climb = Pelaa vastaan: { $name }
history-top = Olet voittanut kaikki botit täällä.
history-results = Tulokset
history-seats = Pelaajia
history-against = Vastustajat
history-people = ihmisiä
history-mixed = botteja
history-share = Voitettu
history-interval = välillä { $low }–{ $high } 95 %:n varmuudella
history-best = Parhaat pisteet
history-own = Historiasi on sinun: lataa tai poista se sivulla { $page }.
people-none = Ei vielä ketään. Pelaa peli loppuun muiden ihmisten kanssa, niin he näkyvät täällä.
people-games = { $count ->
    [one] yksi yhteinen peli
   *[other] { $count } yhteistä peliä
  }
player-invite = Kutsu peliin
player-since = täällä { $date } alkaen
player-ratings = Luokitukset
player-unrated = Ei vielä luokiteltuja pelejä.
player-rating-games = { $count ->
    [one] yksi luokiteltu peli
   *[other] { $count } luokiteltua peliä
  }
player-rating-help = Luokitus on ± rajoissa 95 %:n varmuudella; pelit kaventavat sitä. Ilman luokitusta aloitetaan 1500:sta.
