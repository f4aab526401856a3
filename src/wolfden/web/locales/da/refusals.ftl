### Hvad en server afviser nu og da; hentes, når det sker.

## Borde
problem-table-gone = Bordet findes ikke, eller ikke længere.
problem-report-nobody = Der er ingen sådan besked eller spiller ved dette bord. Beskeden kan være slettet.
problem-not-running = { $status ->
    [open] Det kan man kun i et igangværende spil, og dette er ikke begyndt endnu.
    [finished] Det kan man kun i et igangværende spil, og dette er slut.
   *[abandoned] Det kan man kun i et igangværende spil, og dette blev afbrudt.
}
problem-not-open = Det kan man kun, før spillet begynder.
problem-seat-not-yours = Plads { $seat } er ikke din.
problem-not-seated = Du sidder ikke ved dette bord.
problem-no-free-seat = Ingen plads er ledig her. Du kan kigge med eller bede værten om en invitation.
problem-seat-not-free = Plads { $seat } er ikke ledig. Du kan kigge med eller bede værten om en invitation.
problem-seat-held = { $name } sidder på plads { $seat }.
problem-seat-not-kept = Plads { $seat } holdes ikke til en inviteret.
problem-seat-empty = Plads { $seat } er stadig tom. Fyld den, eller lad en bot sidde der.
problem-no-such-seat = Der er ingen plads { $seat } her: bordet har plads 1 til { $seats }.
problem-undo-too-far = Så langt tilbage kan man ikke fortryde, og ved dette bord bliver de andre ikke spurgt.
problem-undo-not-own = Du kan kun bede om at fortryde dine egne handlinger.
problem-answer-late = Ingen venter på det svar længere.
problem-answer-not-asked = Du er ikke spurgt, eller du har allerede svaret.
problem-rematch-later = Du kan spille igen, når dette spil er slut.
problem-rematch-not-seated = Kun de, der sad ved dette bord, kan spille igen.
problem-tables-enough = Du er vært for { $most } borde, der er åbne eller i gang, og flere er ikke tilladt. Afslut eller forlad et først.

## At se tilbage og lære
problem-replay-not-begun = Der er intet at se endnu: spillet er ikke begyndt.
problem-eyes-unknown = »{ $eyes }« er ingens øjne: angiv nummeret på en plads, { $known }.
problem-no-watchers = Tilskuere er ikke tilladt ved dette bord.
problem-own-eyes-only = Mens spillet er i gang, ser du kun med dine egne pladsers øjne.
problem-no-such-step = Der er intet trin { $step }: spillet har trin 0 til { $last }.
problem-play-on-later = Du kan spille videre herfra, når dette spil er slut.
problem-play-on-seats = Spillet har { $seats } pladser, ikke { $named }.
problem-guide-none = Der er endnu intet første spil med guide til dette spil.
problem-puzzle-gone = Opgaven findes ikke, eller ikke længere.

## Ure
problem-clock-bank = Et ur skal have mindst { $seconds } sekunder til hver spiller.
problem-sleep-days = Sovetimer hører til et ur, der tæller dage.
problem-sleep-same = Sovetimer kan ikke begynde og slutte på samme tid.
problem-zone-unknown = Der er ingen tidszone »{ $zone }«: den skrives som »Europe/Copenhagen«.

## At kigge med, tale og markere
problem-watcher-plays = Tilskuere spiller ikke. Sæt dig først.
problem-watcher-marks = Tilskuere kan ikke markere noget. Sæt dig først.
problem-room-closed = Der kan du ikke skrive.
problem-marks-large = Det er for meget at markere: højst { $most } byte.
problem-marks-room = Markeringer er for dig selv eller dit hold.
problem-marks-deep = Markeringerne kan ikke gemmes: de er indlejret for dybt.

## Konti til bots
problem-bot-no-codes = En bots konto har sit token og ingen koder.
problem-bot-no-bots = En bots konto kan ikke have egne bots.
problem-bots-enough = Du har { $most } konti til bots, og flere må der ikke være. Slet en først.
problem-documents-enough = Filerne til dine borde har tilsammen { $most } tegn, og flere må der ikke være. Brug en fil, du har brugt før, eller ingen.
problem-jobs-waiting = Der arbejdes endnu på flere af dine spørgsmål eller filer. Vent på et svar, og prøv så igen.
problem-bot-account-none = Du har ingen sådan konto til en bot.

## Adresser
problem-nothing-there = Der er intet på { $path }.
problem-figures-local = Serverens tal fortælles kun til den maskine, den kører på.
problem-host-malformed = Anmodningen angiver sin vært eller sin oprindelse på en måde, der ikke kan læses.
problem-mail-link = Linket er ikke gyldigt, eller ikke længere.
