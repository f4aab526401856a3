### Vad en server avslår då och då; hämtas när det händer.

## Bord
problem-table-gone = Bordet finns inte, eller inte längre.
problem-report-nobody = Det finns inget sådant meddelande eller någon sådan spelare vid det här bordet. Meddelandet kan ha tagits bort.
problem-not-running = { $status ->
    [open] Det går bara i ett pågående parti, och det här har inte börjat än.
    [finished] Det går bara i ett pågående parti, och det här är slut.
   *[abandoned] Det går bara i ett pågående parti, och det här avbröts.
}
problem-not-open = Det går bara innan partiet har börjat.
problem-seat-not-yours = Plats { $seat } är inte din.
problem-not-seated = Du sitter inte vid det här bordet.
problem-no-free-seat = Ingen plats är ledig här. Du kan titta på eller be värden om en inbjudan.
problem-seat-not-free = Plats { $seat } är inte ledig. Du kan titta på eller be värden om en inbjudan.
problem-seat-held = { $name } sitter på plats { $seat }.
problem-seat-not-kept = Plats { $seat } hålls inte åt någon inbjuden.
problem-seat-empty = Plats { $seat } är fortfarande tom. Fyll den, eller låt en bot sitta där.
problem-no-such-seat = Det finns ingen plats { $seat } här: bordet har plats 1 till { $seats }.
problem-undo-too-far = Så långt tillbaka går det inte att ångra, och vid det här bordet tillfrågas ingen.
problem-undo-not-own = Du kan bara be om att få ångra egna handlingar.
problem-answer-late = Ingen väntar på det svaret längre.
problem-answer-not-asked = Du är inte tillfrågad, eller har redan svarat.
problem-rematch-later = Du kan spela igen när det här partiet är slut.
problem-rematch-not-seated = Bara de som satt vid det här bordet kan spela igen.
problem-tables-enough = Du är värd för { $most } bord som är öppna eller pågår, och fler är inte tillåtna. Avsluta eller lämna ett först.

## Se tillbaka och lära sig
problem-replay-not-begun = Det finns inget att se än: partiet har inte börjat.
problem-eyes-unknown = ”{ $eyes }” är ingens ögon: ange numret på en plats, { $known }.
problem-no-watchers = Åskådare är inte tillåtna vid det här bordet.
problem-own-eyes-only = Så länge partiet pågår ser du bara med dina egna platsers ögon.
problem-no-such-step = Det finns inget steg { $step }: partiet har steg 0 till { $last }.
problem-play-on-later = Du kan spela vidare härifrån när det här partiet är slut.
problem-play-on-seats = Partiet har { $seats } platser, inte { $named }.
problem-guide-none = Det finns inget första parti med guide för det här spelet än.
problem-puzzle-gone = Problemet finns inte, eller inte längre.

## Klockor
problem-clock-bank = En klocka behöver minst { $seconds } sekunder per spelare.
problem-sleep-days = Sovtimmar hör till en klocka som räknar dagar.
problem-sleep-same = Sovtimmar kan inte börja och sluta samtidigt.
problem-zone-unknown = Det finns ingen tidszon ”{ $zone }”: den skrivs som ”Europe/Stockholm”.

## Titta, prata, markera
problem-watcher-plays = Åskådare spelar inte. Sätt dig först.
problem-watcher-marks = Åskådare kan inte markera något. Sätt dig först.
problem-room-closed = Där kan du inte skriva.
problem-marks-large = Det är för mycket att markera: högst { $most } byte.
problem-marks-room = Markeringar är för dig själv eller ditt lag.
problem-marks-deep = Markeringarna kan inte sparas: de är nästlade för djupt.

## Bottkonton
problem-bot-no-codes = Ett bottkonto har sin token och inga koder.
problem-bot-no-bots = Ett bottkonto kan inte ha egna bottar.
problem-bots-enough = Du har { $most } bottkonton, och fler får det inte bli. Ta bort ett först.
problem-documents-enough = Filerna till dina bord har tillsammans { $most } tecken, och fler får det inte bli. Använd en fil som du har använt förut, eller ingen.
problem-jobs-waiting = Flera av dina frågor eller filer behandlas fortfarande. Vänta på ett svar och försök sedan igen.
problem-bot-account-none = Du har inget sådant bottkonto.

## Adresser
problem-nothing-there = Det finns inget på { $path }.
problem-figures-local = Serverns siffror visas bara för den dator den körs på.
problem-host-malformed = Begäran anger sin värd eller sitt ursprung på ett sätt som inte går att läsa.
problem-mail-link = Länken är inte giltig, eller inte längre.
