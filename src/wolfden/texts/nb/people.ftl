### History, people, ratings, pairing, tournaments, groups.

history-none = Ingen ferdige spill ennå. Det første trinnet på stigen er ett klikk unna.
history-games = Spill
history-streak = Seire på rad
history-best-streak = best: { $count }
history-puzzles = Oppgaverating
history-puzzles-solved = { $solved } av { $answered } løst
history-ladder = Stigen
history-ladder-text = Slå en bot alene, så venter den neste, som er sterkere. Et spill teller hvis alle motstandere er minst like sterke.
history-rung = { $won } av { $games } vunnet
history-rung-new = ikke spilt ennå
history-climb = Spill mot { $name }
history-top = Du har slått alle botene her.
history-results = Resultater
history-seats = Spillere
history-against = Motstandere
history-people = mennesker
history-mixed = boter
history-share = Andel seire
history-interval = mellom { $low } og { $high } med 95 % sikkerhet
history-best = Beste poengsum
history-own = Historikken er din: Last den ned eller slett den på { $page }.
history-device = På enheten din
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
player-rating-help = Den sanne styrken ligger innenfor ± med 95 % sikkerhet; flere spill gjør intervallet mindre. Uten rating begynner man på 1500.
player-block = Blokker
player-unblock = Opphev blokkeringen
player-block-text = Du ser ikke det { $name } skriver. Dere blir ikke satt sammen, og { $name } kan ikke invitere deg.
player-report = Rapporter til den som driver serveren
player-report-text = Den som driver serveren, får vite om { $name } og om spillet du kommer fra.
player-report-note = Hva skjedde?
tournaments-text = Alle kan holde en turnering: Opprett den, send lenken og begynn. Spillerne plasseres automatisk i hver runde.
tournaments-open = Åpne turneringer
tournaments-open-empty = Ingen åpne turneringer akkurat nå. Opprett en.
tournaments-mine = Mine egne og gruppenes
tournament-new = Ny turnering
tournament-name = Navn på turneringen
tournament-title = Spill
tournament-seats = Spillere per bord
tournament-tables = { $seats } per bord
tournament-kind = Turneringsform
tournament-kind-name = { $kind ->
    [swiss] sveitsersystem
   *[round_robin] alle mot alle
  }
tournament-rounds = Runder
tournament-most = Maks. antall spillere
tournament-access = Hvem kan være med
tournament-access-name = { $access ->
    [open] alle
   *[invited] bare med invitasjon
  }
switch-bots = Fyll bordene med boter
switch-bots-help = Spillere som blir til overs, spiller med boter. Ellers står de over.
switch-accounts = Tillat botkontoer
switch-accounts-help = Spillernes programmer spiller med. Hver person deltar én gang, selv eller med ett av dem.
tournament-make = Opprett turneringen
tournament-players = { $count } av { $most } spillere
tournament-state = { $status ->
    [open] venter på spillere
    [running] runde { $round } av { $rounds }
   *[finished] ferdig
  }
tournament-organiser = Arrangert av { $name }
tournament-join = Bli med
tournament-start = Start turneringen
tournament-table = Til bordet mitt
tournament-leave = Forlat turneringen
tournament-leave-sure = Du får ikke flere motstandere, og et spill som er i gang, gis opp.
tournament-end-round = Avslutt runden
tournament-end-round-sure = Spill som fortsatt er i gang, ender uavgjort, og neste runde begynner.
tournament-end = Avslutt turneringen
tournament-end-sure = Spill som fortsatt er i gang, ender uavgjort, og det spilles ikke flere runder.
tournament-delete = Slett turneringen
tournament-delete-sure = Turneringen og stillingen slettes for godt. Spillene blir.
tournament-link = Invitasjonslenke
tournament-entered = Spillere
tournament-standings = Stilling
tournament-player = Spiller
tournament-place = Plass
tournament-points = Poeng
tournament-tie-break = Kvalitet
tournament-tie-break-help = { $kind ->
    [swiss] Ved like mange poeng avgjør kvaliteten: poengene til alle motstandere til sammen (Buchholz). Deretter teller seire.
   *[round_robin] Ved like mange poeng avgjør kvaliteten: poengene til slåtte motstandere og halvparten for uavgjort (Sonneborn-Berger). Deretter teller seire.
  }
tournament-wins = Seire
tournament-left = har forlatt turneringen
tournament-remove = Fjern
tournament-remove-sure = { $name } får ikke flere motstandere, og et spill som er i gang, gis opp.
tournament-round = Runde { $number }
tournament-bye = Står over:
tournament-deleted = slettet spiller
tournament-bot = bot
tournament-none = Ingen er med ennå.
groups-text = En gruppe er mennesker som spiller sammen. Tilby den bord og turneringer: Alle medlemmer ser dem.
group-name = Navn på en ny gruppe
group-make = Opprett gruppen
group-owner = eier
group-members = { $count ->
    [one] ett medlem
   *[other] { $count } medlemmer
  }
group-invited = { $name } inviterer deg til denne gruppen. Medlemmer så langt: { $count }.
group-join = Bli medlem
group-tables-empty = Ingen bord for gruppen akkurat nå.
group-tournaments-empty = Ingen turneringer i gruppen ennå.
group-new-table = Nytt bord: { $title }
group-link = Invitasjonslenke
group-remove-sure = { $name } fjernes fra gruppen, og invitasjonslenken byttes ut.
group-leave = Forlat gruppen
group-leave-sure = Du ser ikke lenger noe fra gruppen. Er du eier, tar medlemmet som har vært med lengst, over.
group-delete = Slett gruppen
group-delete-sure = Gruppen slettes for alle medlemmer. Bord og turneringer blir.
