### Texts of the pages outside a running game.

page-title = Wolfden: tre ulvespill
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Gå til innholdet
nav-label = Wolfden
nav-me = Min side
close = Lukk
cancel = Avbryt
save = Lagre
yes = Ja
no = Nei
loading = Et øyeblikk …
page-is-old = Wolfden er oppdatert. Last siden på nytt for å fortsette med den nye versjonen; partiet ditt blir som det er.
reload = Last på nytt
go-home = Til spillene

theme-to-snow = Bytt til lyst tema
theme-to-night = Bytt til mørkt tema

## Titles

title-the-wolves = Ulvene
title-age-of-the-wolf = Age of the Wolf
title-brotherhood-of-the-wolf = Ulvens brorskap

pitch-the-wolves = Led en flokk gjennom fem slags terreng, ul etter ensomme ulver og hold regionene når månen telles. Ingen flaks etter oppsettet.
pitch-age-of-the-wolf = Jag bort rovdyr, kryss det frosne havet og bygg fem hi før de andre flokkene. Én terning og en hemmelig hånd med kort.
pitch-brotherhood-of-the-wolf = Gévaudan, 1764. Én spiller Udyret og ferdes usett; jegerne leser sporene og slår ring.

picture-the-wolves = Spillebrettet i Ulvene, med ulver som går
picture-age-of-the-wolf = Spillebrettet i Age of the Wolf, med flokker som flytter
picture-brotherhood-of-the-wolf = Kartet i Ulvens brorskap, med jegere som flytter

note-age-of-the-wolf = Spillebrettet, bytteverdiene og rovdyrenes verdier er vår egen rekonstruksjon, ikke de trykte. Eiere av spillet kan laste inn sitt eget brett fra en fil.
note-brotherhood-of-the-wolf = Kartet og 23 av de 24 årstidskortene er våre egne: Regelboken viser originalene bare på bilder. Kortet Tåke er fra boken.

role-the-wolves = Flokk { $number }
role-age-of-the-wolf = Flokk { $number }
role-brotherhood-of-the-wolf = { $number ->
    [1] Udyret
   *[other] Jegere { NUMBER($number) }
  }

## Landing

landing-title = Tre ulvespill, ett klikk unna
landing-lead = Mot boter med en gang, eller med venner via en lenke. Ingen registrering, ingenting å installere.
puzzles-title = Dagens oppgaver
puzzles-streak = { $count ->
    [one] Løst én dag på rad.
   *[other] Løst { $count } dager på rad.
  }
game-facts = { $min }–{ $max } spillere
play-now = Spill nå
invite-friends = Med venner
set-up = Tilpass
lobby-mine = Mine bord
lobby-open = Åpne bord
lobby-open-empty = Ingen venter på selskap akkurat nå. Åpne et bord og gjør det offentlig.
lobby-finished = Siste partier
lobby-finished-empty = Ingen partier er avsluttet her ennå. Ditt kan bli det første.
unofficial = Wolfden er uoffisielt. Navnene sier hvem sine regler det gjelder; tekster, tegninger, kode og brettene vi måtte rekonstruere, er våre egne.

state-your-turn = Din tur
state-open = { $free ->
    [one] én ledig plass
   *[other] { $free } ledige plasser
  }
state-running = i gang
state-won = { $winners } vant, { $date }
state-ended = slutt { $date }
state-abandoned = avbrutt

guest-name = Ulv { $number }
seat-free = Plass { $number }, ledig
seat-stand-in = { $name } (bot)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Streifer-bot
    [greedy] Sulten bot
    [cub] Valpe-bot
    [hunter] Jeger-bot
    [alpha] Alfa-bot
    [legend] Legende-bot
   *[other] Bot: { $level }
  }

## Set-up

setup-title = Et bord: { $title }
setup-seats = Plasser
setup-rules = Regler ved bordet
setup-table = Bordet
setup-start = Start partiet
setup-open = Åpne bordet
setup-preview = Et eksempel på hvordan brettet kan legges
setup-no-preview = Dette brettet kan ikke tegnes: Se på valgene.
setup-clock = Klokke
setup-clock-kind = { $kind ->
    [none] ingen klokke
    [quick] 10 minutter + 10 sekunder per handling
    [live] 30 minutter + 20 sekunder per handling
   *[days] over dager: 3 dager + 12 timer per handling
  }
seat-kind-me = jeg spiller
seat-kind-open = åpen for alle med lenken
seat-kind-invited = bare med personlig invitasjon
seat-add = Legg til en plass
seat-remove = Fjern { $name }
switch-hints = Tips
switch-hints-help = Spillerne kan spørre hva en sterk bot ville gjort, og hvordan de ligger an.
switch-aids = Ledetråder
switch-aids-help = Det som kan regnes ut av åpne opplysninger, kan vises på brettet.
switch-watchers = Tilskuere
switch-watchers-help = Alle med lenken kan se på; ingen ser det som er skjult.
switch-public = Offentlig
switch-public-help = Bordet står på forsiden.

option-the-wolves-action-tokens = Merker per tur
option-the-wolves-action-tokens-help = Hvor mange handlingsmerker en flokk kan bruke i en tur. Den tsjekkiske utgaven anbefaler ett.
option-the-wolves-action-tokens-any = så mange man vil
option-the-wolves-action-tokens-one = høyst ett
option-the-wolves-late-tokens = Merker til sene plasser
option-the-wolves-late-tokens-help = De siste i rekkefølgen begynner med et handlingsmerke.
option-the-wolves-late-tokens-no = nei
option-the-wolves-late-tokens-yes = ja
option-the-wolves-tiles = Brikker
option-the-wolves-tiles-help = Hvilken side brikkene viser fra start.
option-the-wolves-tiles-fronts = alle forsider
option-the-wolves-tiles-chosen = hver flokk velger
option-the-wolves-packs = Flokker
option-the-wolves-packs-help = Hvordan hjemterrengene fordeles.
option-the-wolves-packs-dealt = ved loddtrekning
option-the-wolves-packs-chosen = velges i plassenes rekkefølge
option-the-wolves-alpha-tiebreak = Tredje avgjørelse
option-the-wolves-alpha-tiebreak-help = Om alfaulver på kartet avgjør når alt annet er likt.
option-the-wolves-alpha-tiebreak-on = alfaulver avgjør
option-the-wolves-alpha-tiebreak-off = delt seier
option-the-wolves-turn-limit = Turgrense
option-the-wolves-turn-limit-help = Turen etter hvilken et parti som har stoppet opp, telles opp.
option-the-wolves-board = Egne brett
option-the-wolves-board-help = En fil med egne regionbrett eller et eget oppsett.
option-age-of-the-wolf-ring = Spillebrett
option-age-of-the-wolf-ring-help = En ring med like mange sektorer som flokker, eller alltid fire.
option-age-of-the-wolf-ring-packs = en sektor til hver flokk
option-age-of-the-wolf-ring-four = fire sektorer
option-age-of-the-wolf-dens-a-turn = Hi per tur
option-age-of-the-wolf-dens-a-turn-help = Hvor mange hi en flokk kan bygge i en tur.
option-age-of-the-wolf-dens-a-turn-one = ett
option-age-of-the-wolf-dens-a-turn-any = så mange man vil
option-age-of-the-wolf-round-limit = Rundegrense
option-age-of-the-wolf-round-limit-help = Runden etter hvilken flest hi vinner.
option-age-of-the-wolf-board = Eget brett
option-age-of-the-wolf-board-help = En fil med egne regioner og vannforbindelser.
option-brotherhood-of-the-wolf-seasons = Årstidskort
option-brotherhood-of-the-wolf-seasons-help = Trekkes tilfeldig, eller velges ut og spilles av siden årstiden gagner (for eksperter).
option-brotherhood-of-the-wolf-seasons-drawn = trekkes
option-brotherhood-of-the-wolf-seasons-chosen = velges ut og spilles
option-brotherhood-of-the-wolf-figures = Jegernes figurer
option-brotherhood-of-the-wolf-figures-help = Hvordan jegerne fordeler de fire figurene sine.
option-brotherhood-of-the-wolf-figures-dealt = deles ut
option-brotherhood-of-the-wolf-figures-chosen = velges
option-brotherhood-of-the-wolf-command = Kommando
option-brotherhood-of-the-wolf-command-help = Om hver jeger bare flytter sine egne figurer.
option-brotherhood-of-the-wolf-command-own = egne figurer
option-brotherhood-of-the-wolf-command-shared = alle figurer sammen
option-brotherhood-of-the-wolf-map = Eget kart
option-brotherhood-of-the-wolf-map-help = En fil med landsbyer, grender og veier.
option-brotherhood-of-the-wolf-cards = Egne kort
option-brotherhood-of-the-wolf-cards-help = En fil med årstidskort.

## Waiting room

waiting-lead = Send lenken til vennene dine. Partiet starter av seg selv når alle plasser er tatt.
waiting-invited = Du er invitert. Ta en plass, eller bli og se på.
sit-down = Sett deg
start = Start
start-with-bots = Start nå, boter på ledige plasser
leave = Forlat bordet
add-bot = Bot i stedet
open-seat = Åpne plassen
invite-link = Lenke til bordet
invite-one = For én person: Den som åpner den først, får plassen
copy-link = Kopier lenken
share-link = Del …
link-copied = Lenken er kopiert.
link-not-copied = Lenken kunne ikke kopieres. Merk den og kopier den selv.
qr-alt = Samme lenke som QR-kode

## My page

me-title = Min side
me-name = Hva andre kaller deg
me-saved = Lagret.
me-settings = På denne enheten
language = Språk
language-auto = som nettleseren sier
me-theme = Lys
me-theme-auto = som systemet
me-theme-night = natt
me-theme-snow = snø
me-sounds = Lyder
me-sounds-turn = når det er min tur
me-sounds-all = hvert steg
me-sounds-none = ingen
me-motion = Brikker i bevegelse
me-motion-auto = som systemet
me-motion-on = på
me-motion-off = av
me-confirm = Spør før det sendes
me-confirm-turn-end = det som avslutter en tur
me-confirm-always = alt
me-confirm-never = ingenting
notifications = Si fra utenfor siden når det er min tur
notifications-refused = Nettleseren tillater ikke varsler for denne siden.
devices = Andre enheter
devices-text = En kode tar med navnet ditt og plassene dine til en annen enhet. Den virker én gang, i ti minutter. Gjenopprettingskoden gjelder til du bruker den: Oppbevar den trygt.
device-code = Kode for en annen enhet
device-link = Åpne dette på den andre enheten
recovery-code = Gjenopprettingskode
code-here = Jeg har en kode
delete-me = Slett alt om meg
delete-me-sure = Slett virkelig: Plassene dine går til boter, ingenting kan hentes tilbake
me-games = Mine partier
me-games-empty = Du har ikke spilt ennå. Et parti mot boter er ett klikk unna.
move-title = Fortsett på denne enheten
move-text = Denne enheten overtar navnet og plassene til den andre.
move-text-known = Denne enheten er nå { $name }. Hvis du fortsetter, overtar den navnet og plassene til den andre.
move-do = Fortsett her

## When something is not there

missing-title = Her bor ingen
missing-text = Adressen kan være feilskrevet, eller siden er flyttet.
unreachable-title = Serveren svarer ikke
unreachable-text = Ingenting er tapt: Alt som er bekreftet, er lagret. Siden prøver igjen annethvert sekund.
table-missing-title = Det bordet finnes ikke
table-missing-text = Lenken kan være feilskrevet, eller bordet er fjernet.
table-closed-title = Dette bordet har ingen tilskuere
table-closed-text = Bare de som sitter ved det, får se det.
table-unknown-title = Nettleseren er ikke kjent lenger
table-unknown-text = Begynn på nytt fra forsiden, eller bruk en kode fra en annen enhet på siden din.
abandoned-title = Dette partiet ble avbrutt
abandoned-text = Det endte uten resultat.

## Errors

error-offline = Serveren kan ikke nås akkurat nå. Ingenting ble endret; prøv igjen om litt.
error-stale = Noen var raskere: Bordet har gått videre. Se igjen, og velg så.
error-illegal-action = Det er ikke tillatt her.
error-bad-notation = Det er ingen handling i dette spillet.
error-bad-request = Serveren forstod det ikke. Ingenting er endret.
error-bad-setup = Slik kan bordet ikke dekkes.
error-bad-replay = Denne avspillingen kan ikke brukes.
error-wrong-seat = Det er ikke din tur lenger.
error-wrong-state = Det går ikke ved dette bordet nå.
error-nothing-to-undo = Ingenting kan tas tilbake: Noe ble avslørt, eller noen andre har handlet siden.
error-no-guest = Nettleseren er ikke kjent lenger. Last siden på nytt.
error-foreign-origin = Forespørselen kom fra et annet nettsted og ble avvist.
error-not-yours = Den plassen tilhører noen andre.
error-not-allowed = Det tillater ikke dette bordet.
error-not-found = Det finnes ikke, eller ikke lenger.
error-unknown-title = Det spillet finnes ikke her.
error-seat-taken = Noen andre tok den plassen.
error-too-many = Det gikk litt fort. Vent litt og prøv igjen.
error-too-large = Det er for stort.
error-storage = Serveren kan ikke lagre noe akkurat nå. Ingenting ble endret; prøv igjen senere.
error-failed = Noe gikk galt på serveren. Det er notert i loggen dens; ingenting ble endret.
error-other = Det gikk ikke. Ingenting ble endret.
