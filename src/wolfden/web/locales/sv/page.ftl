### Texts of the pages outside a running game.

page-title = Wolfden: brädspel om vargar
tab-your-turn = ● Din tur: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Hoppa till innehållet
nav-label = Wolfden
nav-me = Min sida
close = Stäng
cancel = Avbryt
save = Spara
yes = Ja
no = Nej
loading = Ett ögonblick…
page-is-old = Wolfden har uppdaterats. Ladda om sidan för att fortsätta med den nya versionen; ditt parti är kvar som det är.
reload = Ladda om
go-home = Till spelen

theme-to-snow = Byt till ljust tema
theme-to-night = Byt till mörkt tema

## Landing

landing-title = Brädspel om vargar, ett klick bort
landing-lead = Mot bottar direkt, eller med vänner via en länk. Inget konto, inget att installera.
puzzles-title = Dagens problem
puzzles-streak = { $count ->
    [one] Löst en dag i rad.
   *[other] Löst { $count } dagar i rad.
  }
game-facts = { $min }–{ $max } spelare
play-now = Spela nu
invite-friends = Med vänner
set-up = Anpassa
lobby-mine = Mina bord
lobby-open = Öppna bord
lobby-open-empty = Ingen väntar på sällskap just nu. Öppna ett bord och gör det offentligt.
lobby-finished = Senaste partier
lobby-finished-empty = Inget parti har avslutats här än. Ditt kan bli det första.
unofficial = Wolfden är inofficiellt. Namnen säger vems regler som avses; texter, teckningar, kod och de spelplaner vi fick rekonstruera är våra egna.

state-your-turn = Din tur
state-open = { $free ->
    [one] en ledig plats
   *[other] { $free } lediga platser
  }
state-running = pågår
state-won = { $winners } vann, { $date }
state-ended = slut { $date }
state-abandoned = avbrutet

guest-name = Varg { $number }
seat-free = Plats { $number }, ledig
seat-stand-in = { $name } (bot)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Vilsen bot
    [greedy] Hungrig bot
    [cub] Valp-bot
    [hunter] Jägar-bot
    [alpha] Alfa-bot
    [legend] Legend-bot
   *[other] Bot: { $level }
  }

## Set-up

setup-title = Ett bord: { $title }
setup-seats = Platser
setup-rules = Regler vid bordet
setup-table = Bordet
setup-start = Starta partiet
setup-open = Öppna bordet
setup-preview = Ett exempel på hur spelplanen kan läggas
setup-no-preview = Den här spelplanen kan inte ritas: se över alternativen.
setup-clock = Klocka
setup-clock-kind = { $kind ->
    [none] ingen klocka
    [quick] 10 minuter + 10 sekunder per handling
    [live] 30 minuter + 20 sekunder per handling
   *[days] över dagar: 3 dagar + 12 timmar per handling
  }
seat-kind-me = jag spelar
seat-kind-open = öppen för alla med länken
seat-kind-invited = bara med personlig inbjudan
seat-add = Lägg till en plats
seat-remove = Ta bort { $name }
switch-hints = Tips
switch-hints-help = Spelarna får fråga vad en stark bot skulle göra, och hur de ligger till.
switch-aids = Ledtrådar
switch-aids-help = Det som går att räkna ut av öppna fakta får visas på spelplanen.
switch-watchers = Åskådare
switch-watchers-help = Alla med länken får titta på; ingen ser det som är dolt.
switch-public = Offentligt
switch-public-help = Bordet står på förstasidan.

## Waiting room

waiting-lead = Skicka länken till dina vänner. Partiet börjar av sig självt när alla platser är tagna.
waiting-invited = Du är inbjuden. Ta en plats, eller stanna och titta på.
sit-down = Sätt dig
start = Starta
start-with-bots = Starta nu, bottar på lediga platser
leave = Lämna bordet
add-bot = Bot i stället
open-seat = Öppna platsen
invite-link = Länk till bordet
invite-one = För en person: den som öppnar den först får platsen
copy-link = Kopiera länken
share-link = Dela…
link-copied = Länken är kopierad.
link-not-copied = Länken kunde inte kopieras. Markera den och kopiera för hand.
qr-alt = Samma länk som QR-kod

## My page

me-title = Min sida
me-name = Vad andra kallar dig
me-saved = Sparat.
me-settings = På den här enheten
language = Språk
language-auto = som webbläsaren säger
me-theme = Ljus
me-theme-auto = som systemet
me-theme-night = natt
me-theme-snow = snö
me-sounds = Ljud
me-sounds-turn = när det är min tur
me-sounds-all = varje steg
me-sounds-none = inga
me-motion = Rörliga pjäser
me-motion-auto = som systemet
me-motion-on = på
me-motion-off = av
me-pace = De andras drag visas
me-pace-auto = steg för steg
me-pace-slow = långsamt
me-pace-fast = snabbt
me-pace-off = genast
me-confirm = Fråga innan det skickas
me-confirm-turn-end = det som avslutar ett drag
me-confirm-always = allt
me-confirm-never = inget
me-shortcuts = Vid ett bord är enstaka bokstäver och siffror genvägar
notifications = Säg till utanför sidan när det är min tur
notifications-refused = Webbläsaren tillåter inte aviseringar för den här sidan.
devices = Andra enheter
devices-text = En kod tar ditt namn och dina platser till en annan enhet. Den fungerar en gång, i tio minuter. Återställningskoden gäller tills du använder den: spara den på ett säkert ställe.
device-code = Kod för en annan enhet
device-link = Öppna det här på den andra enheten
recovery-code = Återställningskod
code-here = Jag har en kod
delete-me = Radera allt om mig
own-data = Ladda ner allt som finns sparat om dig
delete-me-sure = Radera verkligen: dina platser går till bottar, inget kan återställas
me-games = Mina partier
me-games-empty = Du har inte spelat än. Ett parti mot bottar är ett klick bort.
move-title = Fortsätt på den här enheten
move-text = Den här enheten tar över den andras namn och platser.
move-text-known = Den här enheten är nu { $name }. Fortsätter du, tar den över den andras namn och platser.
move-do = Fortsätt här

## When something is not there

missing-title = Här bor ingen
missing-text = Adressen kan vara felskriven, eller så har sidan flyttat.
unreachable-title = Servern svarar inte
unreachable-text = Inget är förlorat: varje bekräftat drag är sparat. Sidan försöker igen varannan sekund.
table-missing-title = Det bordet finns inte
table-missing-text = Länken kan vara felskriven, eller så har bordet tagits bort.
table-closed-title = Åskådare är inte tillåtna vid det här bordet
table-closed-text = Bara de som sitter vid det får se det.
table-unknown-title = Webbläsaren är inte känd längre
table-unknown-text = Börja om från förstasidan, eller använd en kod från en annan enhet på din sida.
table-old-title = Reglerna har ändrats sedan partiet började
table-old-text = Det kan inte spelas vidare. Klockorna står stilla. Du kan lämna det, ge upp, eller så kan ni avbryta det tillsammans.
abandoned-title = Det här partiet avbröts
abandoned-text = Det slutade utan resultat.

## Errors

error-offline = Servern kan inte nås just nu. Inget ändrades; försök igen om en stund.
error-stale = Någon var snabbare: bordet har gått vidare. Titta igen och välj sedan.
error-illegal-action = Det är inte tillåtet här.
error-bad-notation = Det är ingen handling i det här spelet.
error-bad-request = Servern förstod inte det. Inget har ändrats.
error-bad-setup = Bordet kan inte skapas med de här inställningarna.
error-bad-replay = Den här reprisen går inte att använda.
error-wrong-seat = Det är inte din tur längre.
error-wrong-state = Det går inte vid det här bordet nu.
error-nothing-to-undo = Inget kan tas tillbaka: något avslöjades eller någon annan har handlat sedan dess.
error-no-guest = Webbläsaren är inte känd längre. Ladda om sidan.
error-foreign-origin = Begäran kom från en annan webbplats och avvisades.
error-foreign-host = Servern är inte känd under det namnet. Den som driver den kan lägga till det med --hosts.
error-not-yours = Den platsen tillhör någon annan.
error-not-allowed = Det här bordet tillåter inte det.
error-banned = Den som driver servern har stängt av dig: du kan titta på, men inte sätta dig eller skriva.
error-not-found = Det finns inte, eller inte längre.
error-unknown-title = Det spelet finns inte här.
error-seat-taken = Någon annan tog den platsen.
error-too-many = Det gick lite fort. Vänta en stund och försök igen.
error-too-large = Det är för stort.
error-storage = Servern kan inte spara något just nu. Inget ändrades; försök igen senare.
error-failed = Något gick fel på servern. Det är noterat i dess logg; inget ändrades.
error-other = Det gick inte. Inget ändrades.
request-number = Uppge det här numret för den som driver servern: { $request }
