### Texts of a table and of a replay, the same for every title.

board-label = Spilleplade
board-keys = Spilleplade. Piletasterne flytter hen over den, Page Down går til næste valg, Enter vælger, L viser alle valg.
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Hele spillepladen
full-screen = Fuld skærm
layers = Lag
why-not = Hvorfor ikke?
pen = { $room ->
    [team] Holdets mærker
   *[own] Mine mærker
  }
pen-help = Tryk på steder for at sætte nåle, træk fra et sted til et andet for en pil.
pen-text = Tekst til næste nål
pen-clear = Ryd

## Action bar

action-bar-label = Hvad du kan gøre
waiting-for = Venter på { $names }…
device-next = { $name } er den næste.
device-pass = Giv enheden til { $name }
device-lead = Ingen andre må kigge nu.
device-take = Jeg er { $name }
device-others = Skal en anden kigge?
device-people = Personer ved denne enhed
device-also = Eller { $name } handler
device-follow = Vend brættet mod den, der er i tur
waiting-chance = Der deles ud…
watching = Du kigger med.
follow-stop = Sæt på pause
follow-go = Fortsæt
follow-step = Én handling
follow-skip = Spring frem til nu
show-again = Vis de andres træk igen
confirm-question = Bekræft handlingen?
farewell-title = Dit spil er slut her
farewell-text = Din flok er faldet. Tak for spillet: Bliv og se, hvordan det ender, eller begynd et nyt.
farewell-over = Din flok er faldet. Tak for spillet.
take-back-word = Fortryd seneste valg
choose-on-board = { $count ->
    [one] Ét sted på spillepladen er fremhævet.
   *[other] Vælg et af { $count } fremhævede steder.
  }
more-choices = { $count } til
choices-count = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
  }
tap-parts = Eller tryk på de brikker, du betaler med.
list-choices = Alle valg som en liste, og et felt til at skrive en handling
undo = Fortryd
hint = Tip
hint-says = En stærk bot ville spille:
hint-take = Spil dette
hint-thinking = En stærk bot tænker…
hint-then = Derefter:
hint-why-chance = Cirka { $percent } % chance for at vinde. Med { $action }: cirka { $other } %.
hint-why-tally = Indtil din næste tur, { $name }, { $part }: { $now } → { $preferred }. Med { $action }: { $chosen }.
hint-why-trials = Den bedste af { NUMBER($count) } fortsættelser, som den undersøgte.
command-label = Handling
command-run = Spil

## Planning ahead

plan-ahead = Planlæg forud
plan-expect = Spil det, du venter, at { $name } gør.
plan-reply = Spil nu dit svar, eller fortryd.
plan-chance = Her afgør tilfældet, så planen stopper her.
plan-keep = Behold planen
plan-remove = Fjern
plan-moved-on = Spillet er gået videre. Planlæg igen herfra.
plan-ended = { $why ->
    [done] Din plan er spillet til ende.
    [undone] Din plan er droppet: En handling blev fortrudt.
    [illegal] Din plan er droppet: Svaret var ikke tilladt.
   *[other] Din plan er droppet: Der blev spillet noget andet.
  }

## Packs, clocks, chances

packs-label = Spillere
is-bot = Bot
is-away = væk
is-on-holiday = på ferie
is-thinking = har turen
your-turn = din tur
chances = Chancer
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] mest et gæt
   *[fair] et groft skøn
  }
chances-certainty-help = { $certainty ->
    [low] På dette tidspunkt er chancerne knap nok bedre end et gæt.
   *[fair] På dette tidspunkt er chancerne kun et groft skøn.
  }
chances-measured = Deres træfsikkerhed blev målt med andre regler ({ $options }).
connection-lost = Forbindelsen er afbrudt. Bekræftede handlinger er gemt; genopretter forbindelsen…
try-now = Prøv nu

## Log and chat

log = Log
log-label = Hvad der er sket
log-empty = Intet er sket endnu.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = derefter
log-new = nyt siden sidst
log-undo = { $who } fortryder den seneste handling
log-end = { $reason ->
    [resigned] { $who } giver op
    [timeout] { $who } løber tør for tid
   *[other] Spillet afbrydes
  }
recap-title = Mens du var væk
recap-done = Fortsæt
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
chat-label = Beskeder
chat-rooms = Rum
chat-room = { $room ->
    [team] Hold
    [watchers] Tilskuere
   *[players] Bordet
  }
chat-empty = { $room ->
    [team] Kun dit hold kan læse dette.
    [watchers] Tilskuere taler her; spillerne kan læse det efter spillet.
   *[players] Sig hej til de andre spillere.
  }
chat-field = Skriv en besked
chat-send = Send
chat-report = Anmeld
chat-report-sure = Vil du anmelde det?

## The table's own affairs

table-menu = Bord
help = Hjælp
sound-on = Lyden er slået til
sound-off = Lyden er slået fra
hand-to-bot = Lad en bot spille for mig
take-seat-back = Tag min plads tilbage
abandon = Foreslå at afbryde spillet
abandon-alone = Afbryd spillet
abandon-not = Træk forslaget tilbage
resign = Giv op
resign-sure = Vil du virkelig give op?
unrated-game = { $why ->
    [bots] Dette spil tæller ikke for ratingen: En bot spillede med, eller en spiller spillede for en anden.
    [same] Dette spil tæller ikke for ratingen: Den samme person spillede for flere sider.
    [short] Dette spil tæller ikke for ratingen: En side nåede næsten ikke at spille.
    [often] Dette spil tæller ikke for ratingen: Disse spillere har spillet nok spil med rating mod hinanden i dag.
    [left] Dette spil tæller ikke for ratingen: En spiller er gået og har tabt; de andre spiller videre.
   *[removed] Dette spil tæller ikke for ratingen: Arrangøren fjernede en spiller.
}
table-about = Om { $name }
watching-count = { $count ->
    [0] Ingen tilskuere
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
  }
ask-undo = Bed om at fortryde min seneste handling
ask-undo-alone = Fortryd min seneste handling
undo-asked = { $name } beder om at fortryde en handling.
undo-asks-you = { $name } beder om at fortryde en handling. Siger du ja?
tabs-label = Visninger
tab-me = Mig
tab-packs = Spillere
tab-log = Log
tab-text = Tekst
text-next-to = Ved siden af { $names }.
text-choose = Vælg
text-distances = Afstande
tab-help = Hjælp
panel-raise = Gør større
panel-lower = Gør mindre

## After the game

over-you-won = Du har vundet!
over-won = { $count ->
    [one] { $names } har vundet.
   *[other] { $names } har vundet.
  }
over-nobody = Ingen har vundet.
over-draw = Uafgjort.
score-sheet = Pointtavle
score-total = I alt
rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
  }
rank-draw = Uafgjort
watch-replay = Genafspilning
rematch = Spil igen
rematch-role = Pladserne er rykket én videre. Du spiller nu: { $role }.
tournament-back = Til turneringen
graph-scores = Point gennem spillet
graph-chances = Anslåede vinderchancer gennem spillet
graph-guess = Indtil handling { $ply } er chancerne knap nok bedre end et gæt.
graph-rough = Indtil handling { $ply } er de kun et groft skøn.
graph-open = Klik på et tidspunkt for at se det i genafspilningen.
graph-turn = Vendepunkt: handling { $ply }. { $name }: { $before } → { $after }.
ending-resigned = De andre har givet op.
ending-timeout = Tiden løb ud.
ending-abandoned = Spillet blev afbrudt.
## Replay

replay-title = Genafspilning af { $title }
replay-old-rules = Spillet blev spillet efter version { $played } af reglerne. Det vises efter version { $known }, så stillinger kan afvige eller slutte før tid.
replay-tools = Genafspilning
replay-first = Til begyndelsen
replay-back = Én handling tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Én handling frem
replay-last = Til slutningen
replay-slider = Sted i spillet
replay-speed = Hastighed
eyes = Vis som
eyes-truth = alt afsløret
eyes-watch = en tilskuer
eyes-seat = { $name }
share-moment = Link til dette øjeblik
embed-moment = Indlejr dette øjeblik
embed-open = Åbn i Wolfden
save-picture = Gem billede
save-animation = Gem animation
animation-text = Gør en del af spillet til en animation, du kan dele. Er der flere end { $most } handlinger, springes nogle over.
animation-from = Fra handling
animation-to = Til handling
animation-busy = Tegnes…
download = Hent
play-on = Spil herfra
to-table = Tilbage til bordet

## Help

help-keys = Taster
help-key-1 = 1…9
help-key-1-does = vælg fra listen
help-key-2 = ← ↑ ↓ →
help-key-2-does = gå over spillepladen
help-key-3 = Enter
help-key-3-does = vælg, bekræft
help-key-4 = Backspace
help-key-4-does = fortryd seneste valg
help-key-5 = C
help-key-5-does = bekræft
help-key-6 = U
help-key-6-does = fortryd
help-key-7 = H
help-key-7-does = tip
help-key-8 = L
help-key-8-does = liste over alle valg
help-key-9 = /
help-key-9-does = skriv en handling
help-key-10 = ?
help-key-10-does = denne hjælp
help-key-11 = B
help-key-11-does = til spillepladen
help-key-12 = Page Down, Page Up
help-key-12-does = på spillepladen: til det næste, du kan vælge
help-key-13 = O
help-key-13-does = til valgmulighederne
help-key-14 = G, T
help-key-14-does = log, spillepladen som tekst
help-key-15 = R, P
help-key-15-does = vis de andres sidste træk igen, sæt dem på pause

## Review
review-button = Gennemgå spillet
analysis-button = Analysér herfra
share-picture = Billede til deling
picture-failed = Billedet kunne ikke laves. Tag et skærmbillede i stedet.
