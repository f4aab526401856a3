### Texts of the pages outside a running game.

page-title = Wolfden: brætspil om ulve
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Gå til indholdet
nav-label = Wolfden
nav-me = Min side
close = Luk
cancel = Annuller
save = Gem
yes = Ja
no = Nej
loading = Et øjeblik…
page-is-old = Wolfden er blevet opdateret. Genindlæs siden for at fortsætte med den nye version; dit spil bliver, som det er.
reload = Genindlæs
go-home = Til spillene

theme-to-snow = Skift til lyst tema
theme-to-night = Skift til mørkt tema

## Landing

landing-title = Brætspil om ulve, ét klik væk
landing-lead = Mod bots med det samme, eller med venner via et link. Ingen tilmelding, intet at installere.
puzzles-title = Dagens opgaver
puzzles-streak = { $count ->
    [one] Løst én dag i træk.
   *[other] Løst { $count } dage i træk.
  }
game-facts = { $min }–{ $max } spillere
play-now = Spil nu
invite-friends = Med venner
set-up = Tilpas
lobby-mine = Mine borde
lobby-open = Åbne borde
lobby-open-empty = Ingen venter på selskab lige nu. Åbn et bord, og gør det offentligt.
lobby-finished = Seneste spil
lobby-finished-empty = Ingen spil er afsluttet her endnu. Dit kan blive det første.
unofficial = Wolfden er uofficielt. Navnene siger, hvis regler der menes; tekster, tegninger, kode og de spilleplader, vi måtte rekonstruere, er vores egne.

state-your-turn = Din tur
state-open = { $free ->
    [one] én ledig plads
   *[other] { $free } ledige pladser
  }
state-running = i gang
state-won = { $winners } vandt, { $date }
state-ended = slut { $date }
state-abandoned = opgivet

guest-name = Ulv { $number }
seat-free = Plads { $number }, ledig
seat-stand-in = { $name } (bot)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Strejfer-bot
    [greedy] Sulten bot
    [cub] Hvalpe-bot
    [hunter] Jæger-bot
    [alpha] Alfa-bot
    [legend] Legende-bot
   *[other] Bot: { $level }
  }

## Set-up

setup-title = Et bord: { $title }
setup-seats = Pladser
setup-rules = Regler ved bordet
setup-table = Bordet
setup-start = Start spillet
setup-open = Åbn bordet
setup-preview = Et eksempel på, hvordan spillepladen kan lægges
setup-no-preview = Denne spilleplade kan ikke tegnes: Se på indstillingerne.
setup-clock = Ur
setup-clock-kind = { $kind ->
    [none] intet ur
    [quick] 10 minutter + 10 sekunder pr. handling
    [live] 30 minutter + 20 sekunder pr. handling
   *[days] over dage: 3 dage + 12 timer pr. handling
  }
seat-kind-me = jeg spiller
seat-kind-open = åben for alle med linket
seat-kind-invited = kun med personlig invitation
seat-add = Tilføj en plads
seat-remove = Fjern { $name }
switch-hints = Tips
switch-hints-help = Spillerne må spørge, hvad en stærk bot ville gøre, og hvordan de står.
switch-aids = Ledetråde
switch-aids-help = Det, der kan regnes ud af åbne oplysninger, må vises på spillepladen.
switch-watchers = Tilskuere
switch-watchers-help = Alle med linket må kigge med; ingen ser det skjulte.
switch-public = Offentligt
switch-public-help = Bordet står på forsiden.

## Waiting room

waiting-lead = Send linket til dine venner. Spillet starter af sig selv, når alle pladser er taget.
waiting-invited = Du er inviteret. Tag en plads, eller bliv og kig med.
sit-down = Sæt dig
start = Start
start-with-bots = Start nu, bots på ledige pladser
leave = Forlad bordet
add-bot = Bot i stedet
open-seat = Åbn pladsen
invite-link = Link til bordet
invite-one = Til én person: Den, der først åbner det, får pladsen
copy-link = Kopiér linket
share-link = Del…
link-copied = Linket er kopieret.
link-not-copied = Linket kunne ikke kopieres. Markér det, og kopiér det selv.
qr-alt = Samme link som QR-kode

## My page

me-title = Min side
me-name = Hvad andre kalder dig
me-saved = Gemt.
me-settings = På denne enhed
language = Sprog
language-auto = som browseren siger
me-theme = Lys
me-theme-auto = som systemet
me-theme-night = nat
me-theme-snow = sne
me-sounds = Lyde
me-sounds-turn = når det er min tur
me-sounds-all = hvert skridt
me-sounds-none = ingen
me-motion = Brikker i bevægelse
me-motion-auto = som systemet
me-motion-on = til
me-motion-off = fra
me-pace = De andres træk vises
me-pace-auto = trin for trin
me-pace-slow = langsomt
me-pace-fast = hurtigt
me-pace-off = med det samme
me-confirm = Spørg, før der sendes
me-confirm-turn-end = det, der afslutter en tur
me-confirm-always = alt
me-confirm-never = intet
me-shortcuts = Ved et bord er enkelte bogstaver og tal genveje
notifications = Giv besked uden for siden, når det er min tur
notifications-refused = Browseren tillader ikke notifikationer for denne side.
devices = Andre enheder
devices-text = En kode tager dit navn og dine pladser med til en anden enhed. Den virker én gang, i ti minutter. Gendannelseskoden gælder, til du bruger den: Gem den et sikkert sted.
device-code = Kode til en anden enhed
device-link = Åbn dette på den anden enhed
recovery-code = Gendannelseskode
code-here = Jeg har en kode
delete-me = Slet alt om mig
own-data = Hent alt, der er gemt om dig
delete-me-sure = Slet virkelig: Dine pladser går til bots, intet kan hentes tilbage
me-games = Mine spil
me-games-empty = Du har ikke spillet endnu. Et spil mod bots er ét klik væk.
move-title = Fortsæt på denne enhed
move-text = Denne enhed overtager den andens navn og pladser.
move-text-known = Denne enhed er nu { $name }. Fortsætter du, overtager den den andens navn og pladser.
move-do = Fortsæt her

## When something is not there

missing-title = Her bor ingen
missing-text = Adressen kan være skrevet forkert, eller siden er flyttet.
unreachable-title = Serveren svarer ikke
unreachable-text = Intet er tabt: Alt, der er bekræftet, er gemt. Siden prøver igen hvert andet sekund.
table-missing-title = Det bord findes ikke
table-missing-text = Linket kan være skrevet forkert, eller bordet er fjernet.
table-closed-title = Tilskuere er ikke tilladt ved dette bord
table-closed-text = Kun de, der sidder ved det, må se det.
table-unknown-title = Browseren er ikke kendt længere
table-unknown-text = Begynd forfra på forsiden, eller brug en kode fra en anden enhed på din side.
table-old-title = Reglerne er ændret, siden spillet begyndte
table-old-text = Det kan ikke spilles videre. Urene står stille. Du kan forlade det, give op, eller I kan opgive det sammen.
abandoned-title = Dette spil blev opgivet
abandoned-text = Det endte uden resultat.

## Errors

error-offline = Serveren kan ikke nås lige nu. Intet blev ændret; prøv igen om lidt.
error-stale = Nogen var hurtigere: Bordet er gået videre. Se igen, og vælg så.
error-illegal-action = Det er ikke tilladt her.
error-bad-notation = Det er ingen handling i dette spil.
error-bad-request = Serveren forstod det ikke. Intet er ændret.
error-bad-setup = Bordet kan ikke oprettes med de indstillinger.
error-bad-replay = Denne genafspilning kan ikke bruges.
error-wrong-seat = Det er ikke din tur længere.
error-wrong-state = Det kan ikke lade sig gøre ved dette bord nu.
error-nothing-to-undo = Intet kan tages tilbage: Noget blev afsløret, eller en anden har handlet siden.
error-no-guest = Browseren er ikke kendt længere. Genindlæs siden.
error-foreign-origin = Anmodningen kom fra et andet websted og blev afvist.
error-foreign-host = Serveren kendes ikke under det navn. Den, der driver den, kan tilføje det med --hosts.
error-not-yours = Den plads tilhører en anden.
error-not-allowed = Det tillader dette bord ikke.
error-banned = Serverens ejer har udelukket dig: du kan se på, men ikke sætte dig eller skrive.
error-not-found = Det findes ikke, eller ikke længere.
error-unknown-title = Det spil findes ikke her.
error-seat-taken = En anden tog den plads.
error-too-many = Det gik lidt hurtigt. Vent et øjeblik, og prøv igen.
error-too-large = Det er for stort.
error-storage = Serveren kan ikke gemme noget lige nu. Intet blev ændret; prøv igen senere.
error-failed = Noget gik galt på serveren. Det er noteret i dens log; intet blev ændret.
error-other = Det virkede ikke. Intet blev ændret.
request-number = Oplys dette nummer til den, der driver serveren: { $request }
