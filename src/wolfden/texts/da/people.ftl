### History, people, ratings, pairing, tournaments, groups.

history-none = Intet afsluttet spil endnu. Det første trin på stigen er ét klik væk.
history-games = Spil
history-streak = Sejre i træk
history-best-streak = bedst: { $count }
history-puzzles = Opgaverating
history-puzzles-solved = { $solved } af { $answered } løst
history-ladder = Stigen
history-ladder-text = Slå en bot alene, så venter den næste, som er stærkere. Et spil tæller, hvis alle modstandere er mindst lige så stærke.
history-rung = { $won } af { $games } vundet
history-rung-new = ikke spillet endnu
history-climb = Spil mod { $name }
history-top = Du har slået alle botter her.
history-results = Resultater
history-seats = Spillere
history-against = Modstandere
history-people = mennesker
history-mixed = botter
history-share = Andel sejre
history-interval = mellem { $low } og { $high } med 95 % sikkerhed
history-best = Bedste score
history-own = Din historik er din: Hent eller slet den på { $page }.
history-device = På din enhed
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
player-rating-help = Den sande styrke ligger inden for ± med 95 % sikkerhed; flere spil gør intervallet mindre. Uden rating begynder man på 1500.
player-block = Blokér
player-unblock = Fjern blokeringen
player-block-text = Du ser ikke, hvad { $name } skriver. I bliver ikke sat sammen, og { $name } kan ikke invitere dig.
player-report = Anmeld til serverens ejer
player-report-text = Serverens ejer får besked om { $name } og om spillet, du kommer fra.
player-report-note = Hvad skete der?
tournaments-text = Alle kan holde en turnering: Opret den, send linket, og begynd. Spillerne placeres automatisk i hver runde.
tournaments-open = Åbne turneringer
tournaments-open-empty = Ingen åbne turneringer lige nu. Opret en.
tournaments-mine = Mine og mine gruppers
tournament-new = Ny turnering
tournament-name = Turneringens navn
tournament-title = Spil
tournament-seats = Spillere pr. bord
tournament-tables = { $seats } pr. bord
tournament-kind = Turneringsform
tournament-kind-name = { $kind ->
    [swiss] schweizersystem
   *[round_robin] alle mod alle
  }
tournament-rounds = Runder
tournament-most = Maks. antal spillere
tournament-access = Hvem må være med
tournament-access-name = { $access ->
    [open] alle
   *[invited] kun med invitation
  }
switch-bots = Fyld bordene op med botter
switch-bots-help = Spillere, der er tilovers, spiller med botter. Ellers sidder de over.
switch-accounts = Tillad botkonti
switch-accounts-help = Spillernes programmer spiller med. Hver person deltager én gang, selv eller med ét af dem.
tournament-make = Opret turneringen
tournament-players = { $count } af { $most } spillere
tournament-state = { $status ->
    [open] venter på spillere
    [running] runde { $round } af { $rounds }
   *[finished] slut
  }
tournament-organiser = Arrangeret af { $name }
tournament-join = Deltag
tournament-start = Start turneringen
tournament-table = Til mit bord
tournament-leave = Forlad turneringen
tournament-leave-sure = Du får ikke flere modstandere, og et igangværende spil opgives.
tournament-end-round = Afslut runden
tournament-end-round-sure = Spil, der stadig er i gang, ender uafgjort, og næste runde begynder.
tournament-end = Afslut turneringen
tournament-end-sure = Spil, der stadig er i gang, ender uafgjort, og der spilles ikke flere runder.
tournament-delete = Slet turneringen
tournament-delete-sure = Turneringen og dens stilling slettes for altid. Spillene bliver.
tournament-link = Invitationslink
tournament-entered = Spillere
tournament-standings = Stilling
tournament-player = Spiller
tournament-place = Plads
tournament-points = Point
tournament-tie-break = Korrektion
tournament-tie-break-help = { $kind ->
    [swiss] Ved lige mange point afgør korrektionen: alle modstanderes point tilsammen (Buchholz). Derefter tæller sejre.
   *[round_robin] Ved lige mange point afgør korrektionen: besejrede modstanderes point og halvdelen af dem, man spillede uafgjort med (Sonneborn-Berger). Derefter tæller sejre.
  }
tournament-wins = Sejre
tournament-left = har forladt turneringen
tournament-remove = Fjern
tournament-remove-sure = { $name } får ikke flere modstandere, og et igangværende spil opgives.
tournament-round = Runde { $number }
tournament-bye = Sidder over:
tournament-deleted = slettet spiller
tournament-bot = bot
tournament-none = Ingen er med endnu.
groups-text = En gruppe er mennesker, der spiller sammen. Tilbyd den borde og turneringer: Alle medlemmer ser dem.
group-name = Navn på en ny gruppe
group-make = Opret gruppen
group-owner = ejer
group-members = { $count ->
    [one] ét medlem
   *[other] { $count } medlemmer
  }
group-invited = { $name } inviterer dig til denne gruppe. Medlemmer indtil nu: { $count }.
group-join = Bliv medlem
group-tables-empty = Ingen borde til gruppen lige nu.
group-tournaments-empty = Ingen turneringer i gruppen endnu.
group-new-table = Nyt bord: { $title }
group-link = Invitationslink
group-remove-sure = { $name } fjernes fra gruppen, og invitationslinket skiftes ud.
group-leave = Forlad gruppen
group-leave-sure = Du ser ikke længere noget fra gruppen. Er du ejer, overtager det medlem, der har været med længst.
group-delete = Slet gruppen
group-delete-sure = Gruppen slettes for alle medlemmer. Borde og turneringer bliver.
