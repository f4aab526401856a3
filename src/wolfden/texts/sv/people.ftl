### History, people, ratings, pairing, tournaments, groups.

history-none = Inget färdigspelat parti än. Stegens första pinne är ett klick bort.
history-games = Partier
history-streak = Vinster i rad
history-best-streak = bäst: { $count }
history-puzzles = Uppgiftsrating
history-puzzles-solved = { $solved } av { $answered } lösta
history-ladder = Stegen
history-ladder-text = Slå en bot på egen hand, så väntar nästa, som är starkare. Ett parti räknas om alla motståndare är minst lika starka.
history-rung = { $won } av { $games } vunna
history-rung-new = inte spelat än
history-climb = Spela mot { $name }
history-top = Du har slagit alla bottar här.
history-results = Resultat
history-seats = Spelare
history-against = Motståndare
history-people = människor
history-mixed = bottar
history-share = Andel vinster
history-interval = mellan { $low } och { $high } med 95 % säkerhet
history-best = Bästa poäng
history-own = Historiken är din: ladda ner eller ta bort den på { $page }.
history-device = På din enhet
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
player-rating-help = Den sanna styrkan ligger inom ± med 95 % säkerhet; fler partier gör intervallet smalare. Utan rating börjar man på 1500.
player-block = Blockera
player-unblock = Häv blockeringen
player-block-text = Du ser inte vad { $name } skriver. Ni paras inte ihop, och { $name } kan inte bjuda in dig.
player-report = Anmäl till den som driver servern
player-report-text = Den som driver servern får veta om { $name } och om partiet du kommer från.
player-report-note = Vad hände?
tournaments-text = Alla kan ordna en turnering: skapa den, skicka länken, börja. Spelarna placeras automatiskt i varje rond.
tournaments-open = Öppna turneringar
tournaments-open-empty = Inga öppna turneringar just nu. Skapa en.
tournaments-mine = Mina och mina gruppers
tournament-new = Ny turnering
tournament-name = Turneringens namn
tournament-title = Spel
tournament-seats = Spelare per bord
tournament-tables = { $seats } per bord
tournament-kind = Turneringsform
tournament-kind-name = { $kind ->
    [swiss] schweizersystem
   *[round_robin] alla mot alla
  }
tournament-rounds = Ronder
tournament-most = Högst antal spelare
tournament-access = Vem får delta
tournament-access-name = { $access ->
    [open] alla
   *[invited] bara med inbjudan
  }
switch-bots = Fyll borden med bottar
switch-bots-help = Spelare som blir över spelar med bottar. Annars står de över.
switch-accounts = Tillåt botkonton
switch-accounts-help = Spelarnas program spelar med. Var och en deltar en gång, själv eller med ett av dem.
tournament-make = Skapa turneringen
tournament-players = { $count } av { $most } spelare
tournament-state = { $status ->
    [open] väntar på spelare
    [running] rond { $round } av { $rounds }
   *[finished] avslutad
  }
tournament-organiser = Ordnas av { $name }
tournament-join = Delta
tournament-start = Starta turneringen
tournament-table = Till mitt bord
tournament-leave = Lämna turneringen
tournament-leave-sure = Du får inga fler motståndare, och ett pågående parti ges upp.
tournament-end-round = Avsluta ronden
tournament-end-round-sure = Partier som ännu pågår slutar oavgjort, och nästa rond börjar.
tournament-end = Avsluta turneringen
tournament-end-sure = Partier som ännu pågår slutar oavgjort, och inga fler ronder spelas.
tournament-delete = Ta bort turneringen
tournament-delete-sure = Turneringen och dess ställning tas bort för gott. Partierna finns kvar.
tournament-link = Inbjudningslänk
tournament-entered = Spelare
tournament-standings = Ställning
tournament-player = Spelare
tournament-place = Plats
tournament-points = Poäng
tournament-tie-break = Särskiljning
tournament-tie-break-help = { $kind ->
    [swiss] Vid lika poäng avgör särskiljningen: alla motståndares poäng tillsammans (Buchholz). Sedan räknas vinster.
   *[round_robin] Vid lika poäng avgör särskiljningen: besegrade motståndares poäng och hälften vid oavgjort (Sonneborn-Berger). Sedan räknas vinster.
  }
tournament-wins = Vinster
tournament-left = har lämnat turneringen
tournament-remove = Ta bort
tournament-remove-sure = { $name } får inga fler motståndare, och ett pågående parti ges upp.
tournament-round = Rond { $number }
tournament-bye = Står över:
tournament-deleted = borttagen spelare
tournament-bot = bot
tournament-none = Ingen deltar ännu.
groups-text = En grupp är människor som spelar tillsammans. Erbjud den bord och turneringar: alla medlemmar ser dem.
group-name = Namn på en ny grupp
group-make = Skapa gruppen
group-owner = ägare
group-members = { $count ->
    [one] en medlem
   *[other] { $count } medlemmar
  }
group-invited = { $name } bjuder in dig till gruppen. Medlemmar hittills: { $count }.
group-join = Gå med i gruppen
group-tables-empty = Inga bord för gruppen just nu.
group-tournaments-empty = Inga turneringar i gruppen än.
group-new-table = Nytt bord: { $title }
group-link = Inbjudningslänk
group-remove-sure = { $name } tas bort ur gruppen, och inbjudningslänken byts.
group-leave = Lämna gruppen
group-leave-sure = Du ser inget mer av gruppen. Är du ägare tar den medlem över som har varit med längst.
group-delete = Ta bort gruppen
group-delete-sure = Gruppen tas bort för alla medlemmar. Bord och turneringar finns kvar.
