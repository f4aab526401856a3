### Texts of a table and of a replay, the same for every title.

board-label = Spillebrett
board-keys = Spillebrett. Piltastene flytter over det, Page Down går til neste valg, Enter velger, L viser alle valg.
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Hele brettet
full-screen = Fullskjerm
layers = Lag
why-not = Hvorfor ikke?
pen = { $room ->
    [team] Lagets merker
   *[own] Mine merker
  }
pen-help = Trykk på steder for å sette nåler, dra fra ett sted til et annet for en pil.
pen-text = Tekst til neste nål
pen-clear = Tøm

## Action bar

action-bar-label = Hva du kan gjøre
waiting-for = Venter på { $names }…
device-next = { $name } er neste.
device-pass = Gi enheten til { $name }
device-lead = Ingen andre må se nå.
device-take = Jeg er { $name }
device-others = Skal noen andre se?
device-people = Personer ved denne enheten
device-also = Eller { $name } handler
device-follow = Snu brettet mot den som står for tur
waiting-chance = Deler ut…
watching = Du ser på.
follow-stop = Sett på pause
follow-go = Fortsett
follow-step = Én handling
follow-skip = Hopp til nå
show-again = Vis de andres trekk på nytt
confirm-question = Bekrefte handlingen?
farewell-title = Spillet er over for deg
farewell-text = Flokken din har falt. Takk for spillet: Bli og se hvordan det ender, eller begynn på et nytt.
farewell-over = Flokken din har falt. Takk for spillet.
take-back-word = Angre siste valg
choose-on-board = { $count ->
    [one] Ett sted på brettet er uthevet.
   *[other] Velg ett av { $count } uthevede steder.
  }
more-choices = { $count } til
choices-count = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
  }
tap-parts = Eller trykk på brikkene du betaler med.
list-choices = Alle valg som en liste, og et felt til å skrive en handling
undo = Angre
hint = Tips
hint-says = En sterk bot ville spilt:
hint-take = Spill dette
hint-thinking = En sterk bot tenker…
hint-then = Deretter:
hint-why-chance = Omtrent { $percent } % sjanse til å vinne. Med { $action }: omtrent { $other } %.
hint-why-tally = Til din neste tur, { $name }, { $part }: { $now } → { $preferred }. Med { $action }: { $chosen }.
hint-why-trials = Den beste av { NUMBER($count) } fortsettelser den vurderte.
command-label = Handling
command-run = Spill

## Planning ahead

plan-ahead = Planlegg framover
plan-expect = Spill det du venter at { $name } gjør.
plan-reply = Spill svaret ditt nå, eller angre.
plan-chance = Her avgjør tilfeldighetene, så planen stopper her.
plan-keep = Behold planen
plan-remove = Fjern
plan-moved-on = Spillet har gått videre. Planlegg på nytt herfra.
plan-ended = { $why ->
    [done] Planen din er spilt til slutt.
    [undone] Planen din er droppet: En handling ble angret.
    [illegal] Planen din er droppet: Svaret var ikke tillatt.
   *[other] Planen din er droppet: Noe annet ble spilt.
  }

## Packs, clocks, chances

packs-label = Spillere
is-bot = Bot
is-away = borte
is-on-holiday = på ferie
is-thinking = har turen
your-turn = din tur
chances = Sjanser
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] mest en gjetning
   *[fair] et grovt anslag
  }
chances-certainty-help = { $certainty ->
    [low] På dette tidspunktet er sjansene knapt bedre enn en gjetning.
   *[fair] På dette tidspunktet er sjansene bare et grovt anslag.
  }
chances-measured = Treffsikkerheten ble målt med andre regler ({ $options }).
connection-lost = Forbindelsen er brutt. Bekreftede handlinger er lagret; kobler til på nytt…
try-now = Prøv nå

## Log and chat

log = Logg
log-label = Hva som har skjedd
log-empty = Ingenting har skjedd ennå.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = deretter
log-new = nytt siden sist
log-undo = { $who } angrer den siste handlingen
log-end = { $reason ->
    [resigned] { $who } gir opp
    [timeout] { $who } går tom for tid
   *[other] Spillet avbrytes
  }
recap-title = Mens du var borte
recap-done = Fortsett
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
  }
chat-label = Meldinger
chat-rooms = Rom
chat-room = { $room ->
    [team] Lag
    [watchers] Tilskuere
   *[players] Bordet
  }
chat-empty = { $room ->
    [team] Bare laget ditt kan lese dette.
    [watchers] Tilskuere prater her; spillerne kan lese det etter spillet.
   *[players] Si hei til de andre spillerne.
  }
chat-field = Skriv en melding
chat-send = Send
chat-report = Rapporter
chat-report-sure = Vil du rapportere det?

## The table's own affairs

table-menu = Bord
help = Hjelp
sound-on = Lyden er på
sound-off = Lyden er av
hand-to-bot = La en bot spille for meg
take-seat-back = Ta plassen min tilbake
abandon = Foreslå å avbryte spillet
abandon-alone = Avbryt spillet
abandon-not = Trekk forslaget tilbake
resign = Gi opp
resign-sure = Vil du virkelig gi opp?
unrated-game = { $why ->
    [bots] Dette spillet rates ikke: En bot spilte med, eller en spiller spilte for en annen.
    [same] Dette spillet rates ikke: Den samme personen spilte for flere sider.
    [short] Dette spillet rates ikke: En side rakk nesten ikke å spille.
    [often] Dette spillet rates ikke: Disse spillerne har spilt nok ratede spill mot hverandre i dag.
    [left] Dette spillet rates ikke: En spiller har gått og har tapt; de andre spiller videre.
   *[removed] Dette spillet rates ikke: Arrangøren fjernet en spiller.
}
table-about = Om { $name }
watching-count = { $count ->
    [0] Ingen tilskuere
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
  }
ask-undo = Be om å få angre min siste handling
ask-undo-alone = Angre min siste handling
undo-asked = { $name } ber om å få angre en handling.
undo-asks-you = { $name } ber om å få angre en handling. Godtar du det?
tabs-label = Visninger
tab-me = Meg
tab-packs = Spillere
tab-log = Logg
tab-text = Tekst
text-next-to = Ved siden av { $names }.
text-choose = Velg
text-distances = Avstander
tab-help = Hjelp
panel-raise = Gjør større
panel-lower = Gjør mindre

## After the game

over-you-won = Du har vunnet!
over-won = { $count ->
    [one] { $names } har vunnet.
   *[other] { $names } har vunnet.
  }
over-nobody = Ingen har vunnet.
over-draw = Uavgjort.
score-sheet = Poengtabell
score-total = Sum
rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
  }
rank-draw = Uavgjort
watch-replay = Avspilling
rematch = Spill igjen
rematch-role = Plassene er flyttet ett hakk videre. Du spiller nå: { $role }.
tournament-back = Til turneringen
graph-scores = Poeng gjennom spillet
graph-chances = Anslåtte vinnersjanser gjennom spillet
graph-guess = Fram til handling { $ply } er sjansene knapt bedre enn en gjetning.
graph-rough = Fram til handling { $ply } er de bare et grovt anslag.
graph-open = Klikk på et tidspunkt for å se det i avspillingen.
graph-turn = Vendepunkt: handling { $ply }. { $name }: { $before } → { $after }.
ending-resigned = De andre har gitt opp.
ending-timeout = Tiden løp ut.
ending-abandoned = Spillet ble avbrutt.
## Replay

replay-title = Avspilling av { $title }
replay-old-rules = Spillet ble spilt etter versjon { $played } av reglene. Det vises etter versjon { $known }, så stillinger kan avvike eller slutte før tiden.
replay-tools = Avspilling
replay-first = Til begynnelsen
replay-back = Én handling tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward = Én handling fram
replay-last = Til slutten
replay-slider = Sted i spillet
replay-speed = Hastighet
eyes = Vis som
eyes-truth = alt avslørt
eyes-watch = en tilskuer
eyes-seat = { $name }
share-moment = Lenke til dette øyeblikket
embed-moment = Bygg inn dette øyeblikket
embed-open = Åpne i Wolfden
save-picture = Lagre bilde
save-animation = Lagre animasjon
animation-text = Gjør en del av spillet til en animasjon du kan dele. Er det flere enn { $most } handlinger, hoppes noen over.
animation-from = Fra handling
animation-to = Til handling
animation-busy = Tegnes…
download = Last ned
play-on = Spill herfra
to-table = Tilbake til bordet

## Help

help-keys = Taster
help-key-1 = 1…9
help-key-1-does = velg fra listen
help-key-2 = ← ↑ ↓ →
help-key-2-does = gå over brettet
help-key-3 = Enter
help-key-3-does = velg, bekreft
help-key-4 = Tilbaketast
help-key-4-does = angre siste valg
help-key-5 = C
help-key-5-does = bekreft
help-key-6 = U
help-key-6-does = angre
help-key-7 = H
help-key-7-does = tips
help-key-8 = L
help-key-8-does = liste over alle valg
help-key-9 = /
help-key-9-does = skriv en handling
help-key-10 = ?
help-key-10-does = denne hjelpen
help-key-11 = B
help-key-11-does = til brettet
help-key-12 = Page Down, Page Up
help-key-12-does = på brettet: til det neste du kan velge
help-key-13 = O
help-key-13-does = til valgene
help-key-14 = G, T
help-key-14-does = logg, brettet som tekst
help-key-15 = R, P
help-key-15-does = vis de andres siste trekk igjen, sett dem på pause

## Review
review-button = Gå gjennom spillet
analysis-button = Analyser herfra
share-picture = Bilde å dele
picture-failed = Bildet kunne ikke lages. Ta et skjermbilde i stedet.
