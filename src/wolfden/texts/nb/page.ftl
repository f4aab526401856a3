### Texts of the pages outside a running game.

page-title = Wolfden: brettspill om ulver
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Gå til innholdet
nav-label = Wolfden
nav-me = Min side
nav-history = Min historikk
close = Lukk
cancel = Avbryt
save = Lagre
yes = Ja
no = Nei
loading = Et øyeblikk…
page-is-old = Wolfden er oppdatert. Last siden på nytt for å fortsette; spillet ditt er lagret.
reload = Last på nytt
go-home = Tilbake til spillene

theme-to-snow = Bytt til lyst tema
theme-to-night = Bytt til mørkt tema

## Landing

landing-title = Brettspill om ulver, ett klikk fra start
landing-lead = Spill mot boter med en gang, eller med venner via en lenke. Ingen registrering, ingenting å installere.
puzzles-title = Dagens oppgaver
analysis-heading = Analysebrett
puzzles-streak = { $count ->
    [one] { $count } dag på rad
   *[other] { $count } dager på rad
  }
game-facts = { $min }–{ $max } spillere
game-time = { $from }–{ $to } min
game-weight = { $weight ->
    [light] lett
    [heavy] krevende
   *[medium] middels
}
play-now = Spill nå
invite-friends = Inviter venner
pair = Finn motstandere
pair-text = Vi finner andre som vil spille det samme spillet.
pair-seats = Spillere
switch-rated = Ratet
switch-rated-help = Resultatet teller for spillernes rating. Tips er slått av.
switch-fill = Fyll tomme plasser med boter
switch-fill-help = Etter et minutt, eller en time i korrespondansespill, tar boter de tomme plassene.
waiting-fill = Boter tar de tomme plassene kl. { $time }.
waiting-drawn = Plassene trekkes når spillet begynner.
nav-people = Spillere jeg har møtt
nav-groups = Grupper
nav-tournaments = Turneringer
lobby-groups = Fra gruppene mine
setup-group = Medlemmene i gruppen ser bordet på forsiden sin.
set-up = Opprett bord
lobby-mine = Mine bord
lobby-open = Åpne bord
lobby-open-empty = Ingen bord venter på spillere akkurat nå. Opprett et bord og gjør det offentlig.
lobby-finished = Siste spill
lobby-finished-empty = Ingen avsluttede offentlige spill ennå.
live-heading = Verdt å se
live-empty = Ingen offentlige spill pågår akkurat nå.
live-watch = Se på
live-watching = { $count ->
    [one] { $count } ser på
   *[other] { $count } ser på
  }
live-board = Spillebrettet i { $title }: { $names }
unofficial = Wolfden er et uoffisielt fanprosjekt. Titlene på spillene viser bare hvilke regler det gjelder; alle tekster, tegninger, all kode og de rekonstruerte brettene er våre egne.

state-your-turn = Din tur
state-time-left = { $time } igjen
seat-on-holiday = { $name } (på ferie)
turns-waiting = { $count ->
    [one] Ett spill venter på deg
   *[other] { $count } spill venter på deg
  }
turns-next = Neste spill
state-open = { $free ->
    [one] én ledig plass
   *[other] { $free } ledige plasser
  }
state-running = i gang
state-won = { $winners } vant { $date }
state-draw = uavgjort, { $date }
state-ended = slutt { $date }
state-abandoned = avbrutt

guest-name = Ulv { $number }
seat-free = Plass { $number }, ledig
seat-stand-in = { $name } (bot)
seat-helped = { $name } (avsluttet av en bot)
bot-account = { $name } (botkonto)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Streiferbot
    [greedy] Sulten bot
    [pup] Nybegynnerbot
    [cub] Valpebot
    [yearling] Ungulvbot
    [hunter] Sporfinnerbot
    [alpha] Veteranbot
    [legend] Legendebot
   *[other] Bot: { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: spiller tilfeldig
    [greedy] { bot-level }: tar det første den ser
    [pup] { bot-level }: for det første spillet
    [cub] { bot-level }: lett
    [yearling] { bot-level }: middels
    [hunter] { bot-level }: krevende
    [alpha] { bot-level }: sterk
    [legend] { bot-level }: mester, tenker lengst
   *[other] { bot-level }
  }
bot-style = { $style ->
    [bold] dristig
    [patient] tålmodig
    [vengeful] hevngjerrig
   *[other] { $style }
  }
bot-style-option = { $style ->
    [none] Balansert: ingen særlig stil
    [bold] Dristig: tar sjanser og angriper
    [patient] Tålmodig: spiller trygt og venter på sin tid
    [vengeful] Hevngjerrig: går etter den sterkeste motstanderen
   *[other] { $style }
  }
bot-level-choice = Nivå
bot-character = Spillestil: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Tallet ved en bot er ratingen dens, målt med { $players } spillere: Det svakeste nivået har { $first }. Et forsprang på 200 poeng betyr omtrent 3 seire av 4 mot én motstander. Målingen ble gjort med { $least }–{ $most } simuleringer per beslutning; sterke boter tenker lenger her.
bot-ratings-rules = { $options ->
    [none] De ble målt etter versjon { $rules } av reglene.
   *[other] De ble målt etter versjon { $rules } av reglene ({ $options }).
  }

## Set-up

setup-title = Nytt bord: { $title }
setup-seats = Plasser
setup-rules = Regler ved bordet
setup-edition = Utgave
setup-edition-default = Wolfden
setup-edition-own = Mitt eget valg
setup-edition-help = Velg en trykt utgave, eller still inn hver regel selv.
setup-edition-change = { $option }: { $value }
setup-table = Bordet
setup-start = Start spillet
setup-open = Åpne bordet
setup-preview = Eksempelbrett
setup-no-preview = Dette brettet kan ikke forhåndsvises. Sjekk innstillingene.
setup-clock = Klokke
setup-clock-kind = { $kind ->
    [none] ingen klokke
    [quick] 10 minutter + 10 sekunder per handling
    [live] 30 minutter + 20 sekunder per handling
   *[days] korrespondanse: 3 dager + 12 timer per handling
  }
seat-kind-me = Jeg spiller
seat-kind-here = noen andre her spiller
seat-kind-open = åpen for alle med lenken
seat-kind-invited = bare med personlig invitasjon
seat-add = Legg til en plass
seat-remove = Fjern { $name }
seat-person = Navn på den som spiller { $role }
setup-device = Flere personer deler denne enheten. Der én ikke skal se det en annen vet, dekker et teppe den imellom.
switch-hints = Tips
switch-hints-help = Spillerne kan spørre hva en sterk bot ville gjort, og hvilke sjanser de har.
switch-aids = Deduksjonshjelp
switch-aids-help = Viser på brettet hva som kan utledes av åpne opplysninger.
switch-watchers = Tilskuere
switch-watchers-help = Alle med lenken kan se på; skjulte opplysninger forblir skjult.
switch-sleep = Nattpause
switch-sleep-help = Alle klokker er på pause mens du sover.
switch-public = Offentlig
switch-public-help = Vises på forsiden, åpent for alle.

## Waiting room

waiting-lead = Send lenken til vennene dine. Spillet starter når alle plasser er tatt.
waiting-person = Noen andre her spiller
waiting-person-name = Navnet på personen
waiting-invited = Du er invitert. Ta en plass, eller bli og se på.
sit-down = Sett deg
start = Start
start-with-bots = Start nå med boter på de ledige plassene
leave = Forlat bordet
add-bot = Sett inn en bot
open-seat = Åpne denne plassen
invite-link = Lenke til dette bordet
invite-one = Engangslenke: Den som åpner den først, får plassen
copy-link = Kopier lenken
share-link = Del…
link-copied = Lenken er kopiert.
text-copied = Kopiert.
link-not-copied = Lenken kunne ikke kopieres. Merk den og kopier den for hånd.
qr-alt = Samme lenke som QR-kode

## My page

me-title = Min side
me-name = Visningsnavn
me-saved = Lagret.
me-settings = På denne enheten
language = Språk
language-auto = som nettleseren min
me-theme = Tema
me-theme-auto = som systemet mitt
me-theme-night = mørkt
me-theme-snow = lyst
me-sounds = Lyder
sound-impossible = Denne nettleseren kan ikke spille av lyder
volume-signals = Signaler: din tur, spillet over
volume-moments = Hendelser på brettet
volume-ambience = Bakgrunnslyd
me-land = Landskapet på brettene
me-land-painted = malt
me-land-plain = enkelt
me-motion = Animasjon
me-motion-auto = som systemet mitt
me-motion-on = på
me-motion-off = av
me-pace = Vis trekkene til de andre
me-pace-auto = trinn for trinn
me-pace-slow = sakte
me-pace-fast = raskt
me-pace-off = med en gang
me-confirm = Spør før det sendes
me-confirm-turn-end = handlinger som koster deg noe
me-confirm-always = hver handling
me-confirm-never = aldri
me-shortcuts = Bruk hurtigtaster med én tast ved bordet
notifications = Varsle meg når det er min tur
notifications-refused = Nettleseren din blokkerer varsler fra denne siden. Tillat dem i innstillingene.
notifications-open-only = Denne nettleseren mottar ikke push-meldinger: Du får bare beskjed mens Wolfden er åpen.
me-away = Når du ikke er her
me-away-text = I korrespondansespill kan vi si fra når det er din tur. La et felt stå tomt for å slå det av.
me-email = E-post
me-email-unconfirmed = Ikke bekreftet ennå. Åpne lenken i e-posten vi har sendt dit.
me-email-confirmed = Bekreftet.
me-email-off = Denne serveren sender ikke e-post.
me-webhook = Webhook
me-webhook-help = Adressen til en kanal i Discord eller en lignende tjeneste. Den begynner med https://.
me-sleep = Stille timer
me-sleep-help = I disse timene sender vi deg ingenting ({ $zone }). Nye korrespondansespill kan sette klokkene på pause da.
me-from = Fra
me-to = Til
me-holiday = Ferie
me-holiday-text = Klokkene dine i korrespondansespill stopper, og vi sender deg ingen varsler. En ferie kan vare i høyst { $days } dager, med minst { $days } dager mellom to ferier.
me-holiday-take = Ta ferie
me-holiday-planned = Ferie fra { $start } til { $end }.
me-holiday-end = Avslutt ferien
offline-title = Du er frakoblet
offline-text = Ingenting er tapt: Hver bekreftet handling er lagret. Klokkene i korrespondansespill går videre.
offline-again = Prøv igjen
docs-link = Dokumentasjon (på engelsk)
docs-missing = Dokumentasjonen er ikke bygd her
docs-missing-text = I en klone av Wolfden bygger «make docs» den; «make play» gjør det i bakgrunnen. Inntil da ligger den som tekstfiler i mappen «docs».
devices = Andre enheter
devices-text = En kode flytter navnet ditt og plassene dine til en annen enhet. Den virker én gang, i ti minutter. Gjenopprettingskoden gjelder til du bruker den: Oppbevar den på et trygt sted.
device-code = Kode for en annen enhet
device-link = Åpne dette på den andre enheten
recovery-code = Gjenopprettingskode
code-here = Jeg har en kode
delete-me = Slett alt om meg
own-data = Last ned dataene mine
delete-me-sure = Slette alt? Boter overtar plassene dine. Det kan ikke angres.
delete-me-do = Slett alt
me-games = Mine spill
me-games-empty = Du har ikke spilt ennå. Et spill mot boter er ett klikk unna.
me-games-more = Flere
move-title = Fortsett på denne enheten
move-text = Denne enheten overtar navnet og plassene til den andre enheten.
move-text-known = Denne enheten er nå { $name }. Hvis du fortsetter, overtar den navnet og plassene til den andre enheten.
move-do = Fortsett her

## When something is not there

missing-title = Siden finnes ikke
missing-text = Adressen kan være feilskrevet, eller siden er flyttet.
unreachable-title = Serveren svarer ikke
unreachable-text = Ingenting er tapt: Hver bekreftet handling er lagret. Siden prøver igjen annethvert sekund.
table-missing-title = Dette bordet finnes ikke
table-missing-text = Lenken kan være feilskrevet, eller bordet er fjernet.
table-closed-title = Tilskuere er ikke tillatt ved dette bordet
table-closed-text = Bare spillerne ved bordet kan se det.
table-unknown-title = Vi kjenner ikke lenger denne nettleseren
table-unknown-text = Begynn på nytt fra forsiden, eller skriv inn en kode fra en annen enhet på «Min side».
table-old-title = Reglene er endret siden spillet begynte
table-old-text = Det kan ikke spilles videre. Klokkene er stoppet. Du kan forlate det eller gi opp, eller dere kan avbryte det sammen.
abandoned-title = Dette spillet ble avbrutt
abandoned-text = Det endte uten resultat.

## Errors

error-offline = Serveren kan ikke nås. Ingenting ble endret; prøv igjen om litt.
error-stale = Noen andre handlet først, og stillingen har endret seg. Velg på nytt.
error-illegal-action = Det er ikke tillatt her.
error-bad-notation = Det er ikke en handling i dette spillet. Velg en fra listen.
error-bad-request = Serveren forstod ikke forespørselen. Ingenting ble endret.
error-bad-setup = Bordet kan ikke opprettes med disse innstillingene.
error-bad-replay = Denne filen kan ikke brukes som avspilling av spillet.
error-wrong-seat = Det er ikke din tur. Vent på turen din, og velg på nytt.
error-wrong-state = Det er ikke mulig ved dette bordet nå. Last på nytt for å se hvor spillet er.
error-nothing-to-undo = Ingenting kan angres: Noe ble avslørt, eller en annen spiller har handlet siden.
error-no-guest = Vi kjenner ikke lenger denne nettleseren. Last siden på nytt.
error-foreign-origin = Forespørselen kom fra et annet nettsted og ble avvist.
error-foreign-host = Serveren er ikke kjent under det navnet. Den som driver den, kan legge det til med --hosts.
error-not-yours = Denne plassen tilhører en annen spiller.
error-not-allowed = Det er ikke tillatt ved dette bordet.
error-banned = Den som driver serveren, har utestengt deg: Du kan se på, men ikke sette deg eller skrive.
error-not-found = Ikke funnet. Det kan være fjernet.
error-unknown-title = Dette spillet finnes ikke her.
error-seat-taken = En annen spiller tok den plassen. Velg en annen.
error-too-many = For mange forespørsler. Vent litt og prøv igjen.
error-too-large = Det er for stort. Gjør det kortere og prøv igjen.
error-storage = Serveren kan ikke lagre noe akkurat nå. Ingenting ble endret; prøv igjen senere.
error-failed = Noe gikk galt på serveren, og det er notert i loggen. Ingenting ble endret.
error-other = Det gikk ikke. Ingenting ble endret.
request-number = Referanse for den som driver serveren: { $request }
reported = Rapportert. Den som driver serveren, ser på det.
