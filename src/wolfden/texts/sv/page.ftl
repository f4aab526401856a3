### Texts of the pages outside a running game.

page-title = Wolfden: brädspel om vargar
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Hoppa till innehållet
nav-label = Wolfden
nav-me = Min sida
nav-history = Min historik
close = Stäng
cancel = Avbryt
save = Spara
yes = Ja
no = Nej
loading = Ett ögonblick…
page-is-old = Wolfden har uppdaterats. Ladda om för att fortsätta; ditt parti är sparat.
reload = Ladda om
go-home = Tillbaka till spelen

theme-to-snow = Byt till ljust tema
theme-to-night = Byt till mörkt tema

## Landing

landing-title = Brädspel om vargar, ett klick från start
landing-lead = Spela mot bottar direkt, eller med vänner via en länk. Inget konto, inget att installera.
puzzles-title = Dagens uppgifter
analysis-heading = Analysbräde
puzzles-streak = { $count ->
    [one] { $count } dag i rad
   *[other] { $count } dagar i rad
  }
game-facts = { $min }–{ $max } spelare
game-time = { $from }–{ $to } min
game-weight = { $weight ->
    [light] lätt
    [heavy] krävande
   *[medium] medelsvår
}
play-now = Spela nu
invite-friends = Bjud in vänner
pair = Hitta motståndare
pair-text = Vi hittar andra som vill spela samma spel.
pair-seats = Spelare
switch-rated = Rankat
switch-rated-help = Resultatet räknas för spelarnas rating. Tips är avstängda.
switch-fill = Fyll tomma platser med bottar
switch-fill-help = Efter en minut, eller en timme i korrespondenspartier, tar bottar de tomma platserna.
waiting-fill = Bottar tar de tomma platserna kl. { $time }.
waiting-drawn = Platserna lottas när partiet börjar.
nav-people = Spelare jag har mött
nav-groups = Grupper
nav-tournaments = Turneringar
lobby-groups = Från mina grupper
setup-group = Gruppens medlemmar ser bordet på sin förstasida.
set-up = Skapa bord
lobby-mine = Mina bord
lobby-open = Öppna bord
lobby-open-empty = Inget bord väntar på spelare just nu. Skapa ett bord och gör det offentligt.
lobby-finished = Senaste partier
lobby-finished-empty = Inga avslutade offentliga partier än.
live-heading = Värt att titta på
live-empty = Inga offentliga partier pågår just nu.
live-watch = Titta
live-watching = { $count ->
    [one] { $count } tittar
   *[other] { $count } tittar
  }
live-board = Spelplanen i { $title }: { $names }
unofficial = Wolfden är ett inofficiellt fanprojekt. Spelens titlar visar bara vilka regler som avses; alla texter, teckningar, all kod och de rekonstruerade spelplanerna är våra egna.

state-your-turn = Din tur
state-time-left = { $time } kvar
seat-on-holiday = { $name } (på semester)
turns-waiting = { $count ->
    [one] Ett parti väntar på dig
   *[other] { $count } partier väntar på dig
  }
turns-next = Nästa parti
state-open = { $free ->
    [one] en ledig plats
   *[other] { $free } lediga platser
  }
state-running = pågår
state-won = { $winners } vann { $date }
state-draw = oavgjort, { $date }
state-ended = slut { $date }
state-abandoned = avbrutet

guest-name = Varg { $number }
seat-free = Plats { $number }, ledig
seat-stand-in = { $name } (bot)
seat-helped = { $name } (avslutat av en bot)
bot-account = { $name } (botkonto)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Vilsen bot
    [greedy] Hungrig bot
    [pup] Nybörjarbot
    [cub] Valpbot
    [yearling] Ungvargsbot
    [hunter] Spårarbot
    [alpha] Veteranbot
    [legend] Legendbot
   *[other] Bot: { $level }
  }
bot-option = { $level ->
    [random] { bot-level }: spelar slumpmässigt
    [greedy] { bot-level }: tar det första den ser
    [pup] { bot-level }: för första partiet
    [cub] { bot-level }: lätt
    [yearling] { bot-level }: medel
    [hunter] { bot-level }: krävande
    [alpha] { bot-level }: stark
    [legend] { bot-level }: mästare, tänker längst
   *[other] { bot-level }
  }
bot-style = { $style ->
    [bold] djärv
    [patient] tålmodig
    [vengeful] hämndlysten
   *[other] { $style }
  }
bot-style-option = { $style ->
    [none] Balanserad: ingen särskild stil
    [bold] Djärv: tar risker och anfaller
    [patient] Tålmodig: spelar säkert och inväntar rätt läge
    [vengeful] Hämndlysten: ger sig på den starkaste motståndaren
   *[other] { $style }
  }
bot-level-choice = Nivå
bot-character = Spelstil: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Siffran vid en bot är dess rating, mätt med { $players } spelare: den svagaste nivån har { $first }. 200 poängs försprång betyder ungefär 3 vinster av 4 mot en motståndare. Mätningen gjordes med { $least }–{ $most } simuleringar per beslut; starka bottar tänker längre här.
bot-ratings-rules = { $options ->
    [none] De mättes enligt version { $rules } av reglerna.
   *[other] De mättes enligt version { $rules } av reglerna ({ $options }).
  }

## Set-up

setup-title = Nytt bord: { $title }
setup-seats = Platser
setup-rules = Regler vid bordet
setup-edition = Utgåva
setup-edition-default = Wolfden
setup-edition-own = Eget val
setup-edition-help = Välj en tryckt utgåva eller ställ in varje regel själv.
setup-edition-change = { $option }: { $value }
setup-table = Bordet
setup-start = Starta partiet
setup-open = Öppna bordet
setup-preview = Exempel på spelplan
setup-no-preview = Den här spelplanen kan inte förhandsvisas. Se över inställningarna.
setup-clock = Klocka
setup-clock-kind = { $kind ->
    [none] ingen klocka
    [quick] 10 minuter + 10 sekunder per handling
    [live] 30 minuter + 20 sekunder per handling
   *[days] korrespondens: 3 dagar + 12 timmar per handling
  }
seat-kind-me = Jag spelar
seat-kind-here = någon annan här spelar
seat-kind-open = öppen för alla med länken
seat-kind-invited = bara med personlig inbjudan
seat-add = Lägg till en plats
seat-remove = Ta bort { $name }
seat-person = Namn på den som spelar { $role }
setup-device = Flera personer delar den här enheten. Där en inte får se det en annan vet täcker en ridå den däremellan.
switch-hints = Tips
switch-hints-help = Spelarna får fråga vad en stark bot skulle göra och vilka chanser de har.
switch-aids = Deduktionshjälp
switch-aids-help = Visar på spelplanen vad man kan sluta sig till av öppna uppgifter.
switch-watchers = Åskådare
switch-watchers-help = Alla med länken får titta på; dolda uppgifter förblir dolda.
switch-sleep = Nattpaus
switch-sleep-help = Alla klockor pausas medan du sover.
switch-public = Offentligt
switch-public-help = Visas på förstasidan, öppet för alla.

## Waiting room

waiting-lead = Skicka länken till dina vänner. Partiet börjar när alla platser är tagna.
waiting-person = Någon annan här spelar
waiting-person-name = Personens namn
waiting-invited = Du är inbjuden. Ta en plats, eller stanna och titta på.
sit-down = Sätt dig
start = Starta
start-with-bots = Starta nu med bottar på de lediga platserna
leave = Lämna bordet
add-bot = Sätt in en bot
open-seat = Öppna den här platsen
invite-link = Länk till det här bordet
invite-one = Engångslänk: den som öppnar den först får platsen
copy-link = Kopiera länken
share-link = Dela…
link-copied = Länken är kopierad.
text-copied = Kopierat.
link-not-copied = Länken kunde inte kopieras. Markera den och kopiera för hand.
qr-alt = Samma länk som QR-kod

## My page

me-title = Min sida
me-name = Visningsnamn
me-saved = Sparat.
me-settings = På den här enheten
language = Språk
language-auto = som min webbläsare
me-theme = Tema
me-theme-auto = som mitt system
me-theme-night = mörkt
me-theme-snow = ljust
me-sounds = Ljud
sound-impossible = Den här webbläsaren kan inte spela upp ljud
volume-signals = Signaler: din tur, partiet slut
volume-moments = Händelser på spelplanen
volume-ambience = Bakgrundsljud
me-land = Landskapet på spelplanerna
me-land-painted = målat
me-land-plain = enkelt
me-motion = Animation
me-motion-auto = som mitt system
me-motion-on = på
me-motion-off = av
me-pace = Visa de andras drag
me-pace-auto = steg för steg
me-pace-slow = långsamt
me-pace-fast = snabbt
me-pace-off = genast
me-confirm = Begär bekräftelse
me-confirm-turn-end = handlingar som kostar dig något
me-confirm-always = varje handling
me-confirm-never = aldrig
me-shortcuts = Kortkommandon med en tangent vid bordet
notifications = Meddela mig när det är min tur
notifications-refused = Din webbläsare blockerar aviseringar från den här sidan. Tillåt dem i inställningarna.
notifications-open-only = Den här webbläsaren tar inte emot push-meddelanden: du får bara besked medan Wolfden är öppet.
me-away = När du inte är här
me-away-text = I korrespondenspartier kan vi meddela dig när det är din tur. Lämna ett fält tomt för att stänga av det.
me-email = E-post
me-email-unconfirmed = Inte bekräftad än. Öppna länken i mejlet som vi skickade dit.
me-email-confirmed = Bekräftad.
me-email-off = Den här servern skickar ingen e-post.
me-webhook = Webhook
me-webhook-help = Adressen till en kanal i Discord eller en liknande tjänst. Den börjar med https://.
me-sleep = Tysta timmar
me-sleep-help = Under de här timmarna skickar vi inget ({ $zone }). Nya korrespondenspartier kan pausa sina klockor då.
me-from = Från
me-to = Till
me-holiday = Semester
me-holiday-text = Dina klockor i korrespondenspartier stannar, och vi skickar inga meddelanden. En semester kan vara högst { $days } dagar, med minst { $days } dagar mellan två semestrar.
me-holiday-take = Ta semester
me-holiday-planned = Semester från { $start } till { $end }.
me-holiday-end = Avsluta semestern
offline-title = Du är offline
offline-text = Inget är förlorat: varje bekräftad handling är sparad. Klockorna i korrespondenspartier går vidare.
offline-again = Försök igen
docs-link = Dokumentation (på engelska)
docs-missing = Dokumentationen är inte byggd här
docs-missing-text = I en klon av Wolfden bygger ”make docs” den; ”make play” gör det i bakgrunden. Tills dess finns den som textfiler i mappen ”docs”.
devices = Andra enheter
devices-text = En kod flyttar ditt namn och dina platser till en annan enhet. Den fungerar en gång, i tio minuter. Återställningskoden gäller tills du använder den: spara den på ett säkert ställe.
device-code = Kod för en annan enhet
device-link = Öppna det här på den andra enheten
recovery-code = Återställningskod
code-here = Jag har en kod
delete-me = Radera allt om mig
own-data = Ladda ner mina uppgifter
delete-me-sure = Radera allt? Bottar tar över dina platser. Det går inte att ångra.
delete-me-do = Radera allt
me-games = Mina partier
me-games-empty = Du har inte spelat än. Ett parti mot bottar är ett klick bort.
me-games-more = Fler
move-title = Fortsätt på den här enheten
move-text = Den här enheten tar över den andra enhetens namn och platser.
move-text-known = Den här enheten är nu { $name }. Fortsätter du, tar den över den andra enhetens namn och platser.
move-do = Fortsätt här

## When something is not there

missing-title = Sidan finns inte
missing-text = Adressen kan vara felskriven, eller så har sidan flyttat.
unreachable-title = Servern svarar inte
unreachable-text = Inget är förlorat: varje bekräftad handling är sparad. Sidan försöker igen varannan sekund.
table-missing-title = Det här bordet finns inte
table-missing-text = Länken kan vara felskriven, eller så har bordet tagits bort.
table-closed-title = Åskådare är inte tillåtna vid det här bordet
table-closed-text = Bara bordets spelare kan se det.
table-unknown-title = Vi känner inte längre igen den här webbläsaren
table-unknown-text = Börja om från förstasidan, eller ange en kod från en annan enhet på ”Min sida”.
table-old-title = Reglerna har ändrats sedan partiet började
table-old-text = Det kan inte spelas vidare. Klockorna har stannat. Du kan lämna det eller ge upp, eller så kan ni avbryta det tillsammans.
abandoned-title = Det här partiet avbröts
abandoned-text = Det slutade utan resultat.

## Errors

error-offline = Servern kan inte nås. Inget ändrades; försök igen om en stund.
error-stale = Någon annan handlade först, och läget har ändrats. Välj igen.
error-illegal-action = Det är inte tillåtet här.
error-bad-notation = Det är inte en handling i det här spelet. Välj en ur listan.
error-bad-request = Servern förstod inte begäran. Inget ändrades.
error-bad-setup = Bordet kan inte skapas med de här inställningarna.
error-bad-replay = Den här filen kan inte användas som repris av partiet.
error-wrong-seat = Det är inte din tur. Vänta på din tur och välj sedan igen.
error-wrong-state = Det är inte möjligt vid det här bordet nu. Ladda om för att se hur partiet står.
error-nothing-to-undo = Inget kan ångras: något avslöjades, eller en annan spelare har handlat sedan dess.
error-no-guest = Vi känner inte längre igen den här webbläsaren. Ladda om sidan.
error-foreign-origin = Begäran kom från en annan webbplats och avvisades.
error-foreign-host = Servern är inte känd under det namnet. Den som driver den kan lägga till det med --hosts.
error-not-yours = Den här platsen tillhör en annan spelare.
error-not-allowed = Det är inte tillåtet vid det här bordet.
error-banned = Den som driver servern har stängt av dig: du kan titta på, men inte sätta dig eller skriva.
error-not-found = Hittades inte. Det kan ha tagits bort.
error-unknown-title = Det här spelet finns inte här.
error-seat-taken = En annan spelare tog den platsen. Välj en annan.
error-too-many = För många förfrågningar. Vänta en stund och försök igen.
error-too-large = Det är för stort. Korta det och försök igen.
error-storage = Servern kan inte spara något just nu. Inget ändrades; försök igen senare.
error-failed = Något gick fel på servern, och det är noterat i loggen. Inget ändrades.
error-other = Det gick inte. Inget ändrades.
request-number = Referens för den som driver servern: { $request }
reported = Anmält. Den som driver servern tittar på det.
