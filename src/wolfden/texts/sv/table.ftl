### Texts of a table and of a replay, the same for every title.

board-label = Spelplan
board-keys = Spelplan. Piltangenterna flyttar över den, Page Down går till nästa val, Enter väljer, L listar alla val.
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-fit = Hela spelplanen
full-screen = Helskärm
layers = Lager
why-not = Varför inte?
pen = { $room ->
    [team] Lagets märken
   *[own] Mina märken
  }
pen-help = Tryck på platser för att sätta nålar, dra från en till en annan för en pil.
pen-text = Text till nästa nål
pen-clear = Rensa

## Action bar

action-bar-label = Vad du kan göra
waiting-for = Väntar på { $names }…
device-next = { $name } är näst på tur.
device-pass = Lämna enheten till { $name }
device-lead = Ingen annan får titta nu.
device-take = Jag är { $name }
device-others = Ska någon annan titta?
device-people = Personer vid den här enheten
device-also = Eller { $name } agerar
device-follow = Vrid brädet mot den som står på tur
waiting-chance = Delar ut…
watching = Du tittar på.
follow-stop = Pausa
follow-go = Fortsätt
follow-step = En handling
follow-skip = Hoppa till läget nu
show-again = Visa de andras drag igen
confirm-question = Bekräfta handlingen?
farewell-title = Partiet är slut för dig
farewell-text = Din flock har fallit. Tack för partiet: stanna och se hur det slutar, eller börja ett nytt.
farewell-over = Din flock har fallit. Tack för partiet.
take-back-word = Ångra senaste valet
choose-on-board = { $count ->
    [one] En plats på spelplanen är markerad.
   *[other] Välj en av { $count } markerade platser.
  }
more-choices = { $count } till
choices-count = { $count ->
    [one] { $count } val
   *[other] { $count } val
  }
tap-parts = Eller tryck på brickorna du betalar med.
list-choices = Alla val som en lista, och ett fält för att skriva en handling
undo = Ångra
hint = Tips
hint-says = En stark bot skulle spela:
hint-take = Spela så
hint-thinking = En stark bot tänker…
hint-then = Sedan:
hint-why-chance = Ungefär { $percent } % chans att vinna. Med { $action }: ungefär { $other } %.
hint-why-tally = Till din nästa tur, { $name }, { $part }: { $now } → { $preferred }. Med { $action }: { $chosen }.
hint-why-trials = Den bästa av { NUMBER($count) } fortsättningar som den prövade.
command-label = Handling
command-run = Spela

## Planning ahead

plan-ahead = Planera framåt
plan-expect = Spela det du väntar dig att { $name } gör.
plan-reply = Spela ditt svar nu, eller ångra.
plan-chance = Här avgör slumpen, så planen slutar här.
plan-keep = Behåll planen
plan-remove = Ta bort
plan-moved-on = Partiet har gått vidare. Planera på nytt härifrån.
plan-ended = { $why ->
    [done] Din plan har spelats till slut.
    [undone] Din plan gäller inte längre: en handling ångrades.
    [illegal] Din plan gäller inte längre: svaret var inte tillåtet.
   *[other] Din plan gäller inte längre: något annat spelades.
  }

## Packs, clocks, chances

packs-label = Spelare
is-bot = Bot
is-away = borta
is-on-holiday = på semester
is-thinking = på tur
your-turn = din tur
chances = Chanser
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] mest en gissning
   *[fair] grov uppskattning
  }
chances-certainty-help = { $certainty ->
    [low] I det här skedet är chanserna knappt bättre än en gissning.
   *[fair] I det här skedet är chanserna bara en grov uppskattning.
  }
chances-measured = Deras träffsäkerhet mättes med andra regler ({ $options }).
connection-lost = Anslutningen bröts. Bekräftade handlingar är sparade; återansluter…
try-now = Försök nu

## Log and chat

log = Logg
log-label = Vad som hänt
log-empty = Inget har hänt än.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = sedan
log-new = nytt sedan sist
log-undo = { $who } ångrar den senaste handlingen
log-end = { $reason ->
    [resigned] { $who } ger upp
    [timeout] { $who } har slut på tid
   *[other] Partiet avbryts
  }
recap-title = Medan du var borta
recap-done = Fortsätt
chat-unread = { $unread ->
    [0] Chatt
   *[other] Chatt ({ $unread })
  }
chat-label = Meddelanden
chat-rooms = Rum
chat-room = { $room ->
    [team] Lag
    [watchers] Åskådare
   *[players] Bordet
  }
chat-empty = { $room ->
    [team] Bara ditt lag kan läsa det här.
    [watchers] Åskådare pratar här; spelarna kan läsa det efter partiet.
   *[players] Säg hej till de andra spelarna.
  }
chat-field = Skriv ett meddelande
chat-send = Skicka
chat-report = Anmäl
chat-report-sure = Vill du anmäla det?

## The table's own affairs

table-menu = Bord
help = Hjälp
sound-on = Ljudet är på
sound-off = Ljudet är av
hand-to-bot = Låt en bot spela åt mig
take-seat-back = Ta tillbaka min plats
abandon = Föreslå att avbryta partiet
abandon-alone = Avbryt partiet
abandon-not = Ta tillbaka förslaget
resign = Ge upp
resign-sure = Vill du verkligen ge upp?
unrated-game = { $why ->
    [bots] Det här partiet rankas inte: en bot spelade med, eller en spelare åt en annan.
    [same] Det här partiet rankas inte: samma person spelade för flera sidor.
    [short] Det här partiet rankas inte: en sida hann knappt spela.
    [often] Det här partiet rankas inte: de här spelarna har spelat tillräckligt många rankade partier mot varandra i dag.
    [left] Det här partiet rankas inte: en spelare har gått och har förlorat; de andra spelar vidare.
   *[removed] Det här partiet rankas inte: arrangören tog bort en spelare.
}
table-about = Om { $name }
watching-count = { $count ->
    [0] Inga åskådare
    [one] { $count } åskådare
   *[other] { $count } åskådare
  }
ask-undo = Be att få ångra min senaste handling
ask-undo-alone = Ångra min senaste handling
undo-asked = { $name } ber att få ångra en handling.
undo-asks-you = { $name } ber att få ångra en handling. Går du med på det?
tabs-label = Vyer
tab-me = Jag
tab-packs = Spelare
tab-log = Logg
tab-text = Text
text-next-to = Intill { $names }.
text-choose = Välj
text-distances = Avstånd
tab-help = Hjälp
panel-raise = Gör större
panel-lower = Gör mindre

## After the game

over-you-won = Du har vunnit!
over-won = { $count ->
    [one] { $names } har vunnit.
   *[other] { $names } har vunnit.
  }
over-nobody = Ingen har vunnit.
over-draw = Oavgjort.
score-sheet = Poängtabell
score-total = Summa
rank = { $rank ->
    [1] 1:a
    [2] 2:a
    [3] 3:a
   *[other] { $rank }:e
  }
rank-draw = Oavgjort
watch-replay = Repris
rematch = Spela igen
rematch-role = Platserna har flyttats ett steg. Du spelar nu: { $role }.
tournament-back = Till turneringen
graph-scores = Poäng under partiet
graph-chances = Uppskattade vinstchanser under partiet
graph-guess = Fram till handling { $ply } är chanserna knappt bättre än en gissning.
graph-rough = Fram till handling { $ply } är de bara en grov uppskattning.
graph-open = Klicka på ett ögonblick för att se det i reprisen.
graph-turn = Vändpunkt: handling { $ply }. { $name }: { $before } → { $after }.
ending-resigned = De andra har gett upp.
ending-timeout = Tiden tog slut.
ending-abandoned = Partiet avbröts.
## Replay

replay-title = Repris av { $title }
replay-old-rules = Partiet spelades med version { $played } av reglerna. Det visas med version { $known }, så ställningar kan avvika eller ta slut i förtid.
replay-tools = Repris
replay-first = Till början
replay-back = En handling bakåt
replay-play = Spela upp
replay-pause = Paus
replay-forward = En handling framåt
replay-last = Till slutet
replay-slider = Plats i partiet
replay-speed = Hastighet
eyes = Visa som
eyes-truth = allt avslöjat
eyes-watch = en åskådare
eyes-seat = { $name }
share-moment = Länk till ögonblicket
embed-moment = Bädda in ögonblicket
embed-open = Öppna i Wolfden
save-picture = Spara bild
save-animation = Spara animation
animation-text = Gör en del av partiet till en animation att dela. Är handlingarna fler än { $most } hoppas några över.
animation-from = Från handling
animation-to = Till handling
animation-busy = Ritas…
download = Ladda ner
play-on = Spela härifrån
to-table = Tillbaka till bordet

## Help

help-keys = Tangenter
help-key-1 = 1…9
help-key-1-does = välj i listan
help-key-2 = ← ↑ ↓ →
help-key-2-does = gå över spelplanen
help-key-3 = Enter
help-key-3-does = välj, bekräfta
help-key-4 = Backsteg
help-key-4-does = ångra senaste valet
help-key-5 = C
help-key-5-does = bekräfta
help-key-6 = U
help-key-6-does = ångra
help-key-7 = H
help-key-7-does = tips
help-key-8 = L
help-key-8-does = lista över alla val
help-key-9 = /
help-key-9-does = skriv en handling
help-key-10 = ?
help-key-10-does = den här hjälpen
help-key-11 = B
help-key-11-does = till spelplanen
help-key-12 = Page Down, Page Up
help-key-12-does = på spelplanen: till nästa sak du kan välja
help-key-13 = O
help-key-13-does = till valen
help-key-14 = G, T
help-key-14-does = logg, spelplanen som text
help-key-15 = R, P
help-key-15-does = visa de andras senaste drag igen, pausa dem

## Review
review-button = Gå igenom partiet
analysis-button = Analysera härifrån
share-picture = Bild att dela
picture-failed = Bilden kunde inte skapas. Ta en skärmbild i stället.
