### Texts of the pages outside a running game.

page-title = Wolfden: brettspill om ulver
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
loading = Et øyeblikk…
page-is-old = Wolfden er oppdatert. Last siden på nytt for å fortsette med den nye versjonen; partiet ditt blir som det er.
reload = Last på nytt
go-home = Til spillene

theme-to-snow = Bytt til lyst tema
theme-to-night = Bytt til mørkt tema

## Landing

landing-title = Brettspill om ulver, ett klikk unna
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
share-link = Del…
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
me-pace = De andres trekk vises
me-pace-auto = steg for steg
me-pace-slow = sakte
me-pace-fast = raskt
me-pace-off = med en gang
me-confirm = Spør før det sendes
me-confirm-turn-end = det som avslutter en tur
me-confirm-always = alt
me-confirm-never = ingenting
me-shortcuts = Ved et bord er enkeltbokstaver og tall snarveier
notifications = Si fra utenfor siden når det er min tur
notifications-refused = Nettleseren tillater ikke varsler for denne siden.
devices = Andre enheter
devices-text = En kode tar med navnet ditt og plassene dine til en annen enhet. Den virker én gang, i ti minutter. Gjenopprettingskoden gjelder til du bruker den: Oppbevar den trygt.
device-code = Kode for en annen enhet
device-link = Åpne dette på den andre enheten
recovery-code = Gjenopprettingskode
code-here = Jeg har en kode
delete-me = Slett alt om meg
own-data = Last ned alt som er lagret om deg
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
table-closed-title = Tilskuere er ikke tillatt ved dette bordet
table-closed-text = Bare de som sitter ved det, får se det.
table-unknown-title = Nettleseren er ikke kjent lenger
table-unknown-text = Begynn på nytt fra forsiden, eller bruk en kode fra en annen enhet på siden din.
table-old-title = Reglene er endret siden spillet begynte
table-old-text = Det kan ikke spilles videre. Klokkene står stille. Du kan forlate det, gi opp, eller dere kan oppgi det sammen.
abandoned-title = Dette partiet ble avbrutt
abandoned-text = Det endte uten resultat.

## Errors

error-offline = Serveren kan ikke nås akkurat nå. Ingenting ble endret; prøv igjen om litt.
error-stale = Noen var raskere: Bordet har gått videre. Se igjen, og velg så.
error-illegal-action = Det er ikke tillatt her.
error-bad-notation = Det er ingen handling i dette spillet.
error-bad-request = Serveren forstod det ikke. Ingenting er endret.
error-bad-setup = Bordet kan ikke opprettes med disse innstillingene.
error-bad-replay = Denne avspillingen kan ikke brukes.
error-wrong-seat = Det er ikke din tur lenger.
error-wrong-state = Det går ikke ved dette bordet nå.
error-nothing-to-undo = Ingenting kan tas tilbake: Noe ble avslørt, eller noen andre har handlet siden.
error-no-guest = Nettleseren er ikke kjent lenger. Last siden på nytt.
error-foreign-origin = Forespørselen kom fra et annet nettsted og ble avvist.
error-foreign-host = Serveren er ikke kjent under det navnet. Den som driver den, kan legge det til med --hosts.
error-not-yours = Den plassen tilhører noen andre.
error-not-allowed = Det tillater ikke dette bordet.
error-banned = Den som driver tjeneren, har utestengt deg: du kan se på, men ikke sette deg eller skrive.
error-not-found = Det finnes ikke, eller ikke lenger.
error-unknown-title = Det spillet finnes ikke her.
error-seat-taken = Noen andre tok den plassen.
error-too-many = Det gikk litt fort. Vent litt og prøv igjen.
error-too-large = Det er for stort.
error-storage = Serveren kan ikke lagre noe akkurat nå. Ingenting ble endret; prøv igjen senere.
error-failed = Noe gikk galt på serveren. Det er notert i loggen dens; ingenting ble endret.
error-other = Det gikk ikke. Ingenting ble endret.
request-number = Oppgi dette nummeret til den som driver serveren: { $request }
