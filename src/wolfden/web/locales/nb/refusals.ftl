### Hva en server avslår nå og da; hentes når det skjer.

## Bord
problem-table-gone = Bordet finnes ikke, eller ikke lenger.
problem-report-nobody = Det er ingen slik melding eller spiller ved dette bordet. Meldingen kan være slettet.
problem-not-running = { $status ->
    [open] Det går bare i et spill som er i gang, og dette har ikke begynt ennå.
    [finished] Det går bare i et spill som er i gang, og dette er over.
   *[abandoned] Det går bare i et spill som er i gang, og dette ble avbrutt.
}
problem-not-open = Det går bare før spillet begynner.
problem-seat-not-yours = Plass { $seat } er ikke din.
problem-not-seated = Du sitter ikke ved dette bordet.
problem-no-free-seat = Ingen plass er ledig her. Du kan se på eller be verten om en invitasjon.
problem-seat-not-free = Plass { $seat } er ikke ledig. Du kan se på eller be verten om en invitasjon.
problem-seat-held = { $name } sitter på plass { $seat }.
problem-seat-not-kept = Plass { $seat } holdes ikke av til en invitert.
problem-seat-empty = Plass { $seat } er fortsatt tom. Fyll den, eller la en bot sitte der.
problem-no-such-seat = Det er ingen plass { $seat } her: bordet har plass 1 til { $seats }.
problem-undo-too-far = Så langt tilbake kan man ikke angre, og ved dette bordet blir de andre ikke spurt.
problem-undo-not-own = Du kan bare be om å få angre dine egne handlinger.
problem-answer-late = Ingen venter på det svaret lenger.
problem-answer-not-asked = Du er ikke spurt, eller du har alt svart.
problem-rematch-later = Du kan spille igjen når dette spillet er over.
problem-rematch-not-seated = Bare de som satt ved dette bordet, kan spille igjen.
problem-tables-enough = Du er vert for { $most } bord som er åpne eller i gang, og flere er ikke tillatt. Avslutt eller forlat ett først.

## Å se tilbake og lære
problem-replay-not-begun = Det er ingenting å se ennå: spillet har ikke begynt.
problem-eyes-unknown = «{ $eyes }» er ingens øyne: oppgi nummeret på en plass, { $known }.
problem-no-watchers = Tilskuere er ikke tillatt ved dette bordet.
problem-own-eyes-only = Mens spillet er i gang, ser du bare med dine egne plassers øyne.
problem-no-such-step = Det er ikke noe trinn { $step }: spillet har trinn 0 til { $last }.
problem-play-on-later = Du kan spille videre herfra når dette spillet er over.
problem-play-on-seats = Spillet har { $seats } plasser, ikke { $named }.
problem-guide-none = Det er ikke noe første spill med guide til dette spillet ennå.
problem-puzzle-gone = Oppgaven finnes ikke, eller ikke lenger.

## Klokker
problem-clock-bank = En klokke trenger minst { $seconds } sekunder til hver spiller.
problem-sleep-days = Sovetimer hører til en klokke som teller dager.
problem-sleep-same = Sovetimer kan ikke begynne og slutte på samme tid.
problem-zone-unknown = Det er ingen tidssone «{ $zone }»: den skrives som «Europe/Oslo».

## Å se på, snakke og markere
problem-watcher-plays = Tilskuere spiller ikke. Sett deg først.
problem-watcher-marks = Tilskuere kan ikke markere noe. Sett deg først.
problem-room-closed = Der kan du ikke skrive.
problem-marks-large = Det er for mye å markere: høyst { $most } byte.
problem-marks-room = Markeringer er for deg selv eller laget ditt.
problem-marks-deep = Markeringene kan ikke lagres: de er nøstet for dypt.

## Kontoer for boter
problem-bot-no-codes = Kontoen til en bot har sitt token og ingen koder.
problem-bot-no-bots = Kontoen til en bot kan ikke ha egne boter.
problem-bots-enough = Du har { $most } kontoer for boter, og flere kan det ikke bli. Slett en først.
problem-documents-enough = Filene til bordene dine har til sammen { $most } tegn, og flere kan det ikke bli. Bruk en fil du har brukt før, eller ingen.
problem-jobs-waiting = Det arbeides fortsatt med flere av spørsmålene eller filene dine. Vent på et svar, og prøv så igjen.
problem-bot-account-none = Du har ingen slik konto for en bot.

## Adresser
problem-nothing-there = Det er ingenting på { $path }.
problem-figures-local = Tallene til serveren fortelles bare til maskinen den kjører på.
problem-host-malformed = Forespørselen oppgir verten eller opphavet sitt på en måte som ikke kan leses.
problem-mail-link = Lenken er ikke gyldig, eller ikke lenger.
