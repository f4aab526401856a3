### History, people, ratings, pairing, tournaments, groups.

history-none = Zatím žádná dohraná partie. První stupeň žebříčku je na jedno klepnutí.
history-games = Partie
history-streak = Výhry v řadě
history-best-streak = nejvíc: { $count }
history-puzzles = Hodnocení v úlohách
history-puzzles-solved = vyřešeno { $solved } z { $answered }
history-ladder = Žebříček
history-ladder-text = Porazte bota sami a čeká na vás další, silnější. Počítají se partie, ve kterých jsou všichni soupeři aspoň tak silní.
history-rung = { $won } z { $games } vyhráno
history-rung-new = zatím nehráno
history-climb = Hrát proti: { $name }
history-top = Porazili jste tu všechny boty.
history-results = Výsledky
history-seats = Hráči
history-against = Soupeři
history-people = lidé
history-mixed = boti
history-share = Podíl výher
history-interval = mezi { $low } a { $high } s jistotou 95 %
history-best = Nejvíc bodů
history-own = Historie je vaše: stáhnout nebo smazat ji lze na stránce { $page }.
history-device = U vašeho zařízení
people-none = Zatím nikdo. Dohrajte partii s lidmi a budou uvedeni tady.
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
player-rating-help = Skutečná síla leží v rozmezí ± s jistotou 95 %; s dalšími partiemi se zužuje. Noví hráči začínají na 1500.
player-block = Zablokovat
player-unblock = Odblokovat
player-block-text = Nevidíte, co { $name } píše. K jednomu stolu vás server nesvede a { $name } vás nemůže pozvat.
player-report = Nahlásit správci
player-report-text = Správce tohoto serveru se dozví o hráči { $name } a o partii, ze které přicházíte.
player-report-note = Co se stalo?
tournaments-text = Turnaj může pořádat každý: založte ho, pošlete odkaz a začněte. V každém kole se hráči rozsadí automaticky.
tournaments-open = Otevřené turnaje
tournaments-open-empty = Právě není otevřený žádný turnaj. Založte první.
tournaments-mine = Moje a mých skupin
tournament-new = Nový turnaj
tournament-name = Název turnaje
tournament-title = Hra
tournament-seats = Hráčů u stolu
tournament-tables = { $seats } u stolu
tournament-kind = Systém
tournament-kind-name = { $kind ->
    [swiss] švýcarský systém
   *[round_robin] každý s každým
  }
tournament-rounds = Kol
tournament-most = Nejvíc hráčů
tournament-access = Kdo smí hrát
tournament-access-name = { $access ->
    [open] každý
   *[invited] jen s pozvánkou
  }
switch-bots = Doplnit stoly boty
switch-bots-help = Hráči, kteří zbydou, hrají s boty. Jinak mají volno.
switch-accounts = Povolit účty botů
switch-accounts-help = Hrají i programy hráčů. Každý se přihlašuje jen jednou, sám nebo s jedním z nich.
tournament-make = Založit turnaj
tournament-players = hráči: { $count } z { $most }
tournament-state = { $status ->
    [open] čeká na hráče
    [running] { $round }. kolo z { $rounds }
   *[finished] skončil
  }
tournament-organiser = Pořádá { $name }
tournament-join = Přihlásit se
tournament-start = Zahájit turnaj
tournament-table = K mému stolu
tournament-leave = Odstoupit z turnaje
tournament-leave-sure = Už nedostanete soupeře a rozehranou partii vzdáte.
tournament-end-round = Ukončit kolo
tournament-end-round-sure = Rozehrané partie skončí nerozhodně a začne další kolo.
tournament-end = Ukončit turnaj
tournament-end-sure = Rozehrané partie skončí nerozhodně a další kolo už nebude.
tournament-delete = Smazat turnaj
tournament-delete-sure = Turnaj i jeho pořadí se natrvalo smažou. Partie zůstanou.
tournament-link = Odkaz pro hráče
tournament-entered = Hráči
tournament-standings = Pořadí
tournament-player = Hráč
tournament-place = Pořadí
tournament-points = Body
tournament-tie-break = Pomocné
tournament-tie-break-help = { $kind ->
    [swiss] Při rovnosti bodů rozhoduje pomocné hodnocení: součet bodů všech soupeřů (Buchholz). Potom výhry.
   *[round_robin] Při rovnosti bodů rozhoduje pomocné hodnocení: body poražených soupeřů a polovina bodů těch, s nimiž byla remíza (Sonneborn-Berger). Potom výhry.
  }
tournament-wins = Výhry
tournament-left = mimo turnaj
tournament-remove = Odebrat
tournament-remove-sure = { $name } už nedostane soupeře a rozehraná partie bude vzdána.
tournament-round = { $number }. kolo
tournament-bye = Bez partie:
tournament-deleted = smazaný hráč
tournament-bot = bot
tournament-none = Zatím se nikdo nepřihlásil.
groups-text = Skupina jsou lidé, kteří hrají spolu. Nabízejte jí stoly a turnaje: uvidí je všichni členové.
group-name = Název nové skupiny
group-make = Založit skupinu
group-owner = vlastník
group-members = { $count ->
    [one] jeden člen
    [few] { $count } členové
   *[other] { $count } členů
  }
group-invited = { $name } vás zve do této skupiny. Členů zatím: { $count }.
group-join = Vstoupit do skupiny
group-tables-empty = Této skupině teď není nabídnut žádný stůl.
group-tournaments-empty = Tato skupina zatím nemá turnaj.
group-new-table = Nový stůl: { $title }
group-link = Odkaz pro nové členy
group-remove-sure = { $name } opustí skupinu a odkaz pro nové členy se změní.
group-leave = Opustit skupinu
group-leave-sure = Z této skupiny už nic neuvidíte. Pokud jste jejím vlastníkem, převezme ji člen, který je v ní nejdéle.
group-delete = Smazat skupinu
group-delete-sure = Skupina se smaže pro všechny členy. Stoly a turnaje zůstanou.
