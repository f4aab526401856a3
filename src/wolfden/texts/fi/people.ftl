### History, people, ratings, pairing, tournaments, groups.

history-none = Ei vielä päättynyttä peliä. Tikkaiden ensimmäinen askelma on yhden napsautuksen päässä.
history-games = Pelit
history-streak = Voittoja peräkkäin
history-best-streak = paras: { $count }
history-puzzles = Pulmien vahvuusluku
history-puzzles-solved = { $solved }/{ $answered } ratkaistu
history-ladder = Tikkaat
history-ladder-text = Voita botti yksin, niin seuraava, vahvempi botti odottaa. Peli lasketaan, jos kaikki vastustajat ovat vähintään yhtä vahvoja.
history-rung = { $won }/{ $games } voitettu
history-rung-new = ei vielä pelattu
history-climb = Pelaa vastaan: { $name }
history-top = Olet voittanut kaikki botit täällä.
history-results = Tulokset
history-seats = Pelaajia
history-against = Vastustajat
history-people = ihmisiä
history-mixed = botteja
history-share = Voittoprosentti
history-interval = välillä { $low }–{ $high } 95 %:n varmuudella
history-best = Parhaat pisteet
history-own = Historiasi on sinun: lataa tai poista se sivulla { $page }.
history-device = Laitteellasi
people-none = Ei vielä ketään. Pelaa peli loppuun muiden ihmisten kanssa, niin he näkyvät täällä.
people-games = { $count ->
    [one] yksi yhteinen peli
   *[other] { $count } yhteistä peliä
  }
player-invite = Kutsu peliin
player-since = täällä { $date } alkaen
player-ratings = Vahvuusluvut
player-unrated = Ei vielä pisteytettyjä pelejä.
player-rating-games = { $count ->
    [one] yksi pisteytetty peli
   *[other] { $count } pisteytettyä peliä
  }
player-rating-help = Todellinen vahvuusluku on ±-rajoissa 95 %:n varmuudella; pelit kaventavat rajoja. Ilman vahvuuslukua aloitetaan luvusta 1500.
player-block = Estä
player-unblock = Poista esto
player-block-text = Et näe, mitä { $name } kirjoittaa. Teitä ei yhdistetä samaan pöytään, eikä { $name } voi kutsua sinua.
player-report = Ilmoita ylläpitäjälle
player-report-text = Palvelimen ylläpitäjä saa tiedon pelaajasta { $name } ja pelistä, josta tulet.
player-report-note = Mitä tapahtui?
tournaments-text = Kuka tahansa voi järjestää turnauksen: luo se, lähetä linkki ja aloita. Pelaajat sijoitetaan pöytiin automaattisesti joka kierroksella.
tournaments-open = Avoimet turnaukset
tournaments-open-empty = Avoimia turnauksia ei juuri nyt ole. Luo uusi.
tournaments-mine = Omani ja ryhmieni
tournament-new = Uusi turnaus
tournament-name = Turnauksen nimi
tournament-title = Peli
tournament-seats = Pelaajia pöydässä
tournament-tables = { $seats } pöydässä
tournament-kind = Turnausmuoto
tournament-kind-name = { $kind ->
    [swiss] sveitsiläinen järjestelmä
   *[round_robin] kaikki kaikkia vastaan
  }
tournament-rounds = Kierroksia
tournament-most = Pelaajia enintään
tournament-access = Kuka saa osallistua
tournament-access-name = { $access ->
    [open] kaikki
   *[invited] vain kutsulinkillä
  }
switch-bots = Täydennä pöydät boteilla
switch-bots-help = Ylijäävät pelaajat pelaavat bottien kanssa. Muuten heillä on vapaakierros.
switch-accounts = Salli bottitilit
switch-accounts-help = Pelaajien ohjelmat pelaavat mukana. Kukin osallistuu kerran, itse tai yhdellä niistä.
tournament-make = Luo turnaus
tournament-players = { $count }/{ $most } pelaajaa
tournament-state = { $status ->
    [open] odottaa pelaajia
    [running] kierros { $round }/{ $rounds }
   *[finished] päättynyt
  }
tournament-organiser = Järjestäjä: { $name }
tournament-join = Osallistu
tournament-start = Aloita turnaus
tournament-table = Pöytääni
tournament-leave = Poistu turnauksesta
tournament-leave-sure = Et enää saa vastustajia, ja käynnissä oleva peli luovutetaan.
tournament-end-round = Päätä kierros
tournament-end-round-sure = Keskeneräiset pelit päättyvät tasan, ja seuraava kierros alkaa.
tournament-end = Päätä turnaus
tournament-end-sure = Keskeneräiset pelit päättyvät tasan, eikä kierroksia enää pelata.
tournament-delete = Poista turnaus
tournament-delete-sure = Turnaus ja sen tulokset poistetaan pysyvästi. Pelit säilyvät.
tournament-link = Kutsulinkki
tournament-entered = Pelaajat
tournament-standings = Tulokset
tournament-player = Pelaaja
tournament-place = Sija
tournament-points = Pisteet
tournament-tie-break = Vertailuluku
tournament-tie-break-help = { $kind ->
    [swiss] Tasapisteissä ratkaisee vertailuluku: kaikkien vastustajien pisteet yhteensä (Buchholz). Sitten voitot.
   *[round_robin] Tasapisteissä ratkaisee vertailuluku: voitettujen vastustajien pisteet ja puolet tasapelivastustajien pisteistä (Sonneborn-Berger). Sitten voitot.
  }
tournament-wins = Voitot
tournament-left = lähtenyt
tournament-remove = Poista
tournament-remove-sure = { $name } ei enää saa vastustajia, ja käynnissä oleva peli luovutetaan.
tournament-round = Kierros { $number }
tournament-bye = Vapaakierros:
tournament-deleted = poistettu pelaaja
tournament-bot = botti
tournament-none = Kukaan ei ole vielä osallistunut.
groups-text = Ryhmä on joukko ihmisiä, jotka pelaavat yhdessä. Tarjoa sille pöytiä ja turnauksia: kaikki jäsenet näkevät ne.
group-name = Uuden ryhmän nimi
group-make = Luo ryhmä
group-owner = omistaja
group-members = { $count ->
    [one] yksi jäsen
   *[other] { $count } jäsentä
  }
group-invited = { $name } kutsuu sinut tähän ryhmään. Jäseniä tähän mennessä: { $count }.
group-join = Liity ryhmään
group-tables-empty = Ryhmällä ei juuri nyt ole pöytiä.
group-tournaments-empty = Ryhmällä ei ole vielä turnauksia.
group-new-table = Uusi pöytä: { $title }
group-link = Kutsulinkki
group-remove-sure = { $name } poistetaan ryhmästä, ja kutsulinkki vaihtuu.
group-leave = Poistu ryhmästä
group-leave-sure = Et enää näe tästä ryhmästä mitään. Jos omistat sen, pisimpään mukana ollut jäsen jatkaa omistajana.
group-delete = Poista ryhmä
group-delete-sure = Ryhmä poistetaan kaikilta jäseniltä. Pöydät ja turnaukset säilyvät.
