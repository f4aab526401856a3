### Texts of the pages outside a running game.

page-title = Wolfden: brætspil om ulve
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Gå til indholdet
nav-label = Wolfden
nav-me = Min side
nav-history = Min historik
close = Luk
cancel = Annuller
save = Gem
yes = Ja
no = Nej
loading = Et øjeblik…
page-is-old = Wolfden er blevet opdateret. Genindlæs siden for at fortsætte; dit spil er gemt.
reload = Genindlæs
go-home = Tilbage til spillene

theme-to-snow = Skift til lyst tema
theme-to-night = Skift til mørkt tema

## Landing

landing-title = Brætspil om ulve, ét klik fra start
landing-lead = Spil mod botter med det samme eller med venner via et link. Ingen tilmelding, intet at installere.
puzzles-title = Dagens opgaver
analysis-heading = Analysebræt
puzzles-streak = { $count ->
    [one] { $count } dag i træk
   *[other] { $count } dage i træk
  }
game-facts = { $min }–{ $max } spillere
game-time = { $from }–{ $to } min.
game-weight = { $weight ->
    [light] let
    [heavy] krævende
   *[medium] mellem
}
play-now = Spil nu
invite-friends = Inviter venner
pair = Find modstandere
pair-text = Vi finder andre, der vil spille det samme spil.
pair-seats = Spillere
switch-rated = Med rating
switch-rated-help = Resultatet tæller for spillernes rating. Tips er slået fra.
switch-fill = Fyld tomme pladser med botter
switch-fill-help = Efter et minut, eller en time i korrespondancespil, tager botter de tomme pladser.
waiting-fill = Botter tager de tomme pladser kl. { $time }.
waiting-drawn = Pladserne trækkes, når spillet begynder.
nav-people = Spillere, jeg har mødt
nav-groups = Grupper
nav-tournaments = Turneringer
lobby-groups = Fra mine grupper
setup-group = Gruppens medlemmer ser bordet på deres forside.
set-up = Opret bord
lobby-mine = Mine borde
lobby-open = Åbne borde
lobby-open-empty = Intet bord venter på spillere lige nu. Opret et bord, og gør det offentligt.
lobby-finished = Seneste spil
lobby-finished-empty = Ingen afsluttede offentlige spil endnu.
live-heading = Værd at se
live-empty = Ingen offentlige spil er i gang lige nu.
live-watch = Se med
live-watching = { $count ->
    [one] { $count } ser med
   *[other] { $count } ser med
  }
live-board = Spillepladen i { $title }: { $names }
unofficial = Wolfden er et uofficielt fanprojekt. Spillenes titler viser kun, hvis regler der er tale om; alle tekster, tegninger, al kode og de rekonstruerede spilleplader er vores egne.

state-your-turn = Din tur
state-time-left = { $time } tilbage
seat-on-holiday = { $name } (på ferie)
turns-waiting = { $count ->
    [one] Ét spil venter på dig
   *[other] { $count } spil venter på dig
  }
turns-next = Næste spil
state-open = { $free ->
    [one] én ledig plads
   *[other] { $free } ledige pladser
  }
state-running = i gang
state-won = { $winners } vandt { $date }
state-draw = uafgjort, { $date }
state-ended = slut { $date }
state-abandoned = afbrudt

guest-name = Ulv { $number }
seat-free = Plads { $number }, ledig
seat-stand-in = { $name } (bot)
seat-helped = { $name } (afsluttet af en bot)
bot-account = { $name } (botkonto)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Strejferbot
    [greedy] Sulten bot
    [pup] Begynderbot
    [cub] Hvalpebot
    [yearling] Ungulvbot
    [hunter] Sporfinderbot
    [alpha] Veteranbot
    [legend] Legendebot
   *[other] Bot: { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: spiller tilfældigt
    [greedy] { bot-level }: tager det første, den ser
    [pup] { bot-level }: til det første spil
    [cub] { bot-level }: let
    [yearling] { bot-level }: middel
    [hunter] { bot-level }: krævende
    [alpha] { bot-level }: stærk
    [legend] { bot-level }: mester, tænker længst
   *[other] { bot-level }
  }
bot-style = { $style ->
    [bold] dristig
    [patient] tålmodig
    [vengeful] hævngerrig
   *[other] { $style }
  }
bot-style-option = { $style ->
    [none] Afbalanceret: ingen særlig stil
    [bold] Dristig: tager chancer og angriber
    [patient] Tålmodig: spiller sikkert og venter på sin tid
    [vengeful] Hævngerrig: går efter den stærkeste modstander
   *[other] { $style }
  }
bot-level-choice = Niveau
bot-character = Spillestil: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Tallet ved en bot er dens rating, målt med { $players } spillere: Det svageste niveau har { $first }. Et forspring på 200 point betyder omkring 3 sejre ud af 4 mod én modstander. Målingen blev lavet med { $least }–{ $most } simuleringer pr. beslutning; stærke botter tænker længere her.
bot-ratings-rules = { $options ->
    [none] De blev målt efter version { $rules } af reglerne.
   *[other] De blev målt efter version { $rules } af reglerne ({ $options }).
  }

## Set-up

setup-title = Nyt bord: { $title }
setup-seats = Pladser
setup-rules = Regler ved bordet
setup-edition = Udgave
setup-edition-default = Wolfden
setup-edition-own = Mit eget valg
setup-edition-help = Vælg en trykt udgave, eller indstil hver regel selv.
setup-edition-change = { $option }: { $value }
setup-table = Bordet
setup-start = Start spillet
setup-open = Åbn bordet
setup-preview = Eksempel på spilleplade
setup-no-preview = Denne spilleplade kan ikke vises på forhånd. Tjek indstillingerne.
setup-clock = Ur
setup-clock-kind = { $kind ->
    [none] intet ur
    [quick] 10 minutter + 10 sekunder pr. handling
    [live] 30 minutter + 20 sekunder pr. handling
   *[days] korrespondance: 3 dage + 12 timer pr. handling
  }
seat-kind-me = Jeg spiller
seat-kind-here = en anden her spiller
seat-kind-open = åben for alle med linket
seat-kind-invited = kun med personlig invitation
seat-add = Tilføj en plads
seat-remove = Fjern { $name }
seat-person = Navn på den, der spiller { $role }
setup-device = Flere personer deler denne enhed. Hvor én ikke må se, hvad en anden ved, dækker et tæppe den imellem dem.
switch-hints = Tips
switch-hints-help = Spillerne må spørge, hvad en stærk bot ville gøre, og hvad deres chancer er.
switch-aids = Deduktionshjælp
switch-aids-help = Viser på spillepladen, hvad der kan udledes af åbne oplysninger.
switch-watchers = Tilskuere
switch-watchers-help = Alle med linket må kigge med; skjulte oplysninger forbliver skjult.
switch-sleep = Natpause
switch-sleep-help = Alle ure holder pause, mens du sover.
switch-public = Offentligt
switch-public-help = Vises på forsiden, åbent for alle.

## Waiting room

waiting-lead = Send linket til dine venner. Spillet starter, når alle pladser er taget.
waiting-person = En anden her spiller
waiting-person-name = Personens navn
waiting-invited = Du er inviteret. Tag en plads, eller bliv og kig med.
sit-down = Sæt dig
start = Start
start-with-bots = Start nu med botter på de ledige pladser
leave = Forlad bordet
add-bot = Sæt en bot ind
open-seat = Åbn denne plads
invite-link = Link til dette bord
invite-one = Engangslink: Den, der først åbner det, får pladsen
copy-link = Kopiér linket
share-link = Del…
link-copied = Linket er kopieret.
text-copied = Kopieret.
link-not-copied = Linket kunne ikke kopieres. Markér det, og kopiér det i hånden.
qr-alt = Samme link som QR-kode

## My page

me-title = Min side
me-name = Visningsnavn
me-saved = Gemt.
me-settings = På denne enhed
language = Sprog
language-auto = som min browser
me-theme = Tema
me-theme-auto = som mit system
me-theme-night = mørkt
me-theme-snow = lyst
me-sounds = Lyde
sound-impossible = Denne browser kan ikke afspille lyde
volume-signals = Signaler: din tur, spillet slut
volume-moments = Hændelser på spillepladen
volume-ambience = Baggrundslyd
me-land = Landskabet på spillepladerne
me-land-painted = malet
me-land-plain = enkelt
me-motion = Animation
me-motion-auto = som mit system
me-motion-on = til
me-motion-off = fra
me-pace = Vis de andres træk
me-pace-auto = trin for trin
me-pace-slow = langsomt
me-pace-fast = hurtigt
me-pace-off = med det samme
me-confirm = Spørg, før der sendes
me-confirm-turn-end = handlinger, der koster dig noget
me-confirm-always = hver handling
me-confirm-never = aldrig
me-shortcuts = Genveje med én tast ved bordet
notifications = Giv besked, når det er min tur
notifications-refused = Din browser blokerer notifikationer fra denne side. Tillad dem i dens indstillinger.
notifications-open-only = Denne browser modtager ikke push-beskeder: Du får kun besked, mens Wolfden er åben.
me-away = Når du ikke er her
me-away-text = I korrespondancespil kan vi give dig besked, når det er din tur. Lad et felt stå tomt for at slå det fra.
me-email = E-mail
me-email-unconfirmed = Ikke bekræftet endnu. Åbn linket i den mail, vi har sendt dertil.
me-email-confirmed = Bekræftet.
me-email-off = Denne server sender ikke e-mail.
me-webhook = Webhook
me-webhook-help = Adressen på en kanal i Discord eller en lignende tjeneste. Den begynder med https://.
me-sleep = Stille timer
me-sleep-help = I disse timer sender vi dig intet ({ $zone }). Nye korrespondancespil kan sætte urene på pause imens.
me-from = Fra
me-to = Til
me-holiday = Ferie
me-holiday-text = Dine ure i korrespondancespil stopper, og vi sender dig ingen beskeder. En ferie kan vare højst { $days } dage, med mindst { $days } dage mellem to ferier.
me-holiday-take = Tag ferie
me-holiday-planned = Ferie fra { $start } til { $end }.
me-holiday-end = Afslut ferien
offline-title = Du er offline
offline-text = Intet er tabt: Hver bekræftet handling er gemt. Urene i korrespondancespil går videre.
offline-again = Prøv igen
docs-link = Dokumentation (på engelsk)
docs-missing = Dokumentationen er ikke bygget her
docs-missing-text = I en klon af Wolfden bygger »make docs« den; »make play« gør det i baggrunden. Indtil da findes den som tekstfiler i mappen »docs«.
devices = Andre enheder
devices-text = En kode flytter dit navn og dine pladser til en anden enhed. Den virker én gang, i ti minutter. Gendannelseskoden gælder, indtil du bruger den: Gem den et sikkert sted.
device-code = Kode til en anden enhed
device-link = Åbn dette på den anden enhed
recovery-code = Gendannelseskode
code-here = Jeg har en kode
delete-me = Slet alt om mig
own-data = Hent mine data
delete-me-sure = Slet alt? Botter overtager dine pladser. Det kan ikke fortrydes.
delete-me-do = Slet alt
me-games = Mine spil
me-games-empty = Du har ikke spillet endnu. Et spil mod botter er ét klik væk.
me-games-more = Flere
move-title = Fortsæt på denne enhed
move-text = Denne enhed overtager den anden enheds navn og pladser.
move-text-known = Denne enhed er nu { $name }. Fortsætter du, overtager den den anden enheds navn og pladser.
move-do = Fortsæt her

## When something is not there

missing-title = Siden findes ikke
missing-text = Adressen kan være skrevet forkert, eller siden er flyttet.
unreachable-title = Serveren svarer ikke
unreachable-text = Intet er tabt: Hver bekræftet handling er gemt. Siden prøver igen hvert andet sekund.
table-missing-title = Dette bord findes ikke
table-missing-text = Linket kan være skrevet forkert, eller bordet er fjernet.
table-closed-title = Tilskuere er ikke tilladt ved dette bord
table-closed-text = Kun dets spillere kan se det.
table-unknown-title = Vi kender ikke længere denne browser
table-unknown-text = Begynd forfra på forsiden, eller indtast en kode fra en anden enhed på »Min side«.
table-old-title = Reglerne er ændret, siden spillet begyndte
table-old-text = Det kan ikke spilles videre. Urene er stoppet. Du kan forlade det eller give op, eller I kan afbryde det sammen.
abandoned-title = Dette spil blev afbrudt
abandoned-text = Det endte uden resultat.

## Errors

error-offline = Serveren kan ikke nås. Intet blev ændret; prøv igen om lidt.
error-stale = En anden handlede først, og stillingen har ændret sig. Vælg igen.
error-illegal-action = Det er ikke tilladt her.
error-bad-notation = Det er ikke en handling i dette spil. Vælg en fra listen.
error-bad-request = Serveren forstod ikke anmodningen. Intet blev ændret.
error-bad-setup = Bordet kan ikke oprettes med disse indstillinger.
error-bad-replay = Denne fil kan ikke bruges som genafspilning af spillet.
error-wrong-seat = Det er ikke din tur. Vent på din tur, og vælg så igen.
error-wrong-state = Det er ikke muligt ved dette bord nu. Genindlæs for at se, hvor spillet er.
error-nothing-to-undo = Intet kan fortrydes: Noget blev afsløret, eller en anden spiller har handlet siden.
error-no-guest = Vi kender ikke længere denne browser. Genindlæs siden.
error-foreign-origin = Anmodningen kom fra et andet websted og blev afvist.
error-foreign-host = Serveren kendes ikke under det navn. Dens ejer kan tilføje det med --hosts.
error-not-yours = Denne plads tilhører en anden spiller.
error-not-allowed = Det er ikke tilladt ved dette bord.
error-banned = Serverens ejer har udelukket dig: Du kan kigge med, men ikke sætte dig eller skrive.
error-not-found = Ikke fundet. Det kan være fjernet.
error-unknown-title = Dette spil findes ikke her.
error-seat-taken = En anden spiller tog den plads. Vælg en anden.
error-too-many = For mange forespørgsler. Vent et øjeblik, og prøv igen.
error-too-large = Det er for stort. Gør det kortere, og prøv igen.
error-storage = Serveren kan ikke gemme noget lige nu. Intet blev ændret; prøv igen senere.
error-failed = Noget gik galt på serveren, og det er noteret i dens log. Intet blev ændret.
error-other = Det virkede ikke. Intet blev ændret.
request-number = Reference til serverens ejer: { $request }
reported = Anmeldt. Serverens ejer ser på det.
