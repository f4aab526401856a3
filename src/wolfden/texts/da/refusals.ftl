### Hvad en server afviser nu og da; hentes, når det sker.

## Borde
problem-table-gone = Bordet findes ikke. Det kan være fjernet.
problem-report-nobody = Der er ingen sådan besked eller spiller ved dette bord. Beskeden kan være slettet.
problem-not-running = { $status ->
    [open] Det kan man kun i et igangværende spil, og dette er ikke begyndt endnu.
    [finished] Det kan man kun i et igangværende spil, og dette er slut.
   *[abandoned] Det kan man kun i et igangværende spil, og dette blev afbrudt.
}
problem-not-open = Det kan man kun, før spillet begynder.
problem-seat-not-yours = Plads { $seat } er ikke din. Vælg en af dine egne pladser.
problem-seat-both-sides = Du spiller for en anden side, og fra denne plads ville du se noget, din side ikke må vide. Lad en anden overtage den. Blandt venner kan du også navngive en anden person ved din enhed.
problem-rated-seat = I et spil med rating spiller ingen anden på din plads, heller ikke en bot. Giv op, hvis du skal gå.
problem-rated-device = I et spil med rating spiller alle på deres egen enhed. Behold én plads, eller spil uden rating.
problem-device-curtain = En person skal tage enheden først. Tryk på knappen med personens navn.
problem-device-other = Denne visning hører til en anden. Giv enheden videre først.
problem-pairing-seat = Pladserne trækkes her, når spillet begynder, så du kan ikke vælge en. Sæt dig uden at vælge plads.
problem-pairing-people = Her søger mennesker andre mennesker, så botkonti kan ikke sætte sig. Søg modspillere: botkonti sættes sammen med hinanden.
problem-not-seated = Du har ingen plads ved dette bord.
problem-no-free-seat = Ingen plads er ledig her. Du kan kigge med eller bede værten om en invitation.
problem-seat-not-free = Plads { $seat } er ikke ledig. Du kan kigge med eller bede værten om en invitation.
problem-seat-held = { $name } har plads { $seat }. Vælg en anden plads.
problem-seat-not-kept = Plads { $seat } er ikke reserveret til en inviteret spiller.
problem-seat-empty = Plads { $seat } er stadig tom. Inviter en spiller, eller sæt en bot der.
problem-no-such-seat = Der er ingen plads { $seat } her: Bordet har plads 1 til { $seats }.
problem-undo-too-far = Det er for langt tilbage til at fortryde, og ved dette bord bliver de andre spillere ikke spurgt.
problem-undo-not-own = Du kan kun bede om at fortryde dine egne handlinger.
problem-answer-late = Det spørgsmål er allerede afgjort.
problem-answer-not-asked = Du bliver ikke spurgt, eller du har allerede svaret.
problem-rematch-later = Du kan spille igen, når dette spil er slut.
problem-rematch-not-seated = Kun dette bords spillere kan spille igen.
problem-tables-enough = Du er vært for { $most } borde, der er åbne eller i gang, og flere er ikke tilladt. Afslut eller forlad et først.

## At se tilbage og lære
problem-replay-not-begun = Der er intet at se endnu: Spillet er ikke begyndt.
problem-eyes-unknown = »{ $eyes }« er ikke en plads. Angiv nummeret på en plads: { $known }.
problem-no-watchers = Tilskuere er ikke tilladt ved dette bord.
problem-own-eyes-only = Mens spillet er i gang, kan du kun se det fra dine egne pladser.
problem-no-such-step = Handling { $step } findes ikke: Spillet har handling 0 til { $last }.
problem-play-on-later = Du kan spille videre herfra, når dette spil er slut.
problem-play-on-seats = Spillet har { $seats } pladser, ikke { $named }.
problem-guide-none = Dette spil har endnu intet første spil med guide.
problem-puzzle-gone = Opgaven findes ikke. Den kan være fjernet.

## Ure
problem-clock-bank = Et ur skal have mindst { $seconds } sekunder pr. spiller.
problem-rated-clock = Et spil med rating skal have et ur. Vælg et, eller spil uden rating.
problem-time-lost = Din tid er endegyldigt udløbet her, så du kan ikke tage denne plads tilbage.
problem-sleep-days = Natpause er kun mulig i korrespondancespil.
problem-sleep-same = Natpausen kan ikke begynde og slutte på samme tid.
problem-zone-unknown = Der er ingen tidszone »{ $zone }«. Skriv den som »Europe/Copenhagen«.
problem-holiday-length = En ferie skal slutte i fremtiden og kan vare højst { $days } dage.
problem-holiday-far = En ferie begynder inden for de næste { $days } dage.
problem-holiday-early = Mellem to ferier skal der gå { $days } dage. Vælg en senere dag.
problem-push-keys = Denne browsers nøgler til push-beskeder kan ikke bruges. Slå notifikationer fra og til igen.
problem-player-gone = Denne spiller findes ikke længere.
problem-invite-unknown = Du kan invitere spillere, som du har afsluttet et spil med. Send andre et link.
problem-group-gone = Gruppen findes ikke, eller du er ikke med i den. Bed et medlem om linket.
problem-group-owner-only = Det må kun gruppens ejer.
problem-groups-enough = Du kan højst være i { $most } grupper, og en gruppe har højst { $members } medlemmer.
problem-not-welcome = Du kan ikke være med her.
problem-tournament-gone = Turneringen findes ikke. Den kan være slettet.
problem-tournament-clock = En turnering skal have et ur. Vælg et.
problem-tournament-most = Alle mod alle har højst { $most } spillere. Vælg færre eller schweizersystem.
problem-tournament-full = Alle { $most } pladser i turneringen er optaget.
problem-tournament-people = Botkonti kan ikke deltage i denne turnering. Vælg en, hvor arrangøren tillader dem.
problem-tournament-same = Du er allerede med i denne turnering, selv eller med en botkonto. Hver person deltager én gang.
problem-tournament-group = Kun gruppens medlemmer må spille i denne turnering.
problem-tournament-invited = Turneringen er for inviterede spillere. Bed arrangøren om linket.
problem-tournament-status = { $status ->
    [open] Turneringen er ikke begyndt endnu.
    [running] Turneringen er allerede i gang.
   *[finished] Turneringen er slut.
  }
problem-tournament-few = Der er for få spillere: Der skal være mindst { $seats }.
problem-tournament-player = Spilleren er ikke med i turneringen.
problem-organiser-only = Det må kun turneringens arrangør.
problem-organiser-plays = Du spiller selv med i denne turnering, så du kan ikke fjerne spillere eller afslutte runder. Forlad den først som spiller.
problem-tournaments-enough = Du arrangerer { $most } turneringer, der ikke er slut, og flere er ikke tilladt. Afslut eller slet en først.

## At kigge med, tale og markere
problem-watcher-plays = Tilskuere kan ikke handle. Tag først en plads.
problem-watcher-marks = Tilskuere kan ikke markere noget. Tag først en plads.
problem-room-closed = Du kan ikke skrive i denne chat.
problem-marks-large = For mange mærker: højst { $most } byte.
problem-marks-room = Mærker er kun for dig selv eller dit hold.
problem-marks-deep = Mærkerne kan ikke gemmes: De er indlejret for dybt.

## Konti til bots
problem-bot-no-codes = En botkonto har et token; den har ingen enhedskoder.
problem-bot-no-bots = En botkonto kan ikke have sine egne botter.
problem-bots-enough = Du har allerede { $most } botkonti, og det er grænsen. Slet en først.
problem-documents-enough = Filerne til dine borde har tilsammen { $most } tegn, og flere må der ikke være. Brug en fil, du har brugt før, eller ingen.
problem-jobs-waiting = Der arbejdes endnu på flere af dine spørgsmål eller filer. Vent på et svar, og prøv så igen.
problem-database-busy = Databasen har for meget at lave lige nu, så intet blev gjort. Prøv igen om et øjeblik.
problem-bot-account-none = Du har ingen sådan botkonto.

## Adresser
problem-nothing-there = Intet fundet på { $path }.
problem-figures-local = Serverens måletal kan kun læses på den maskine, den kører på.
problem-host-malformed = Anmodningen angiver sin vært eller sin oprindelse på en måde, der ikke kan læses.
problem-head-too-large = Anmodningens headere eller trailere er længere end { $kilobytes } kB eller fylder mere end { $lines } linjer.
problem-null-character = En tekst i anmodningen har et nultegn, som ikke kan gemmes. Fjern det.
problem-mail-link = Linket er ikke gyldigt. Det kan være udløbet.

## The door
problem-door-closed = Denne server har en lukket dør. Indlæs siden igen, og indtast adgangskoden eller en kode.
problem-door-wrong = Det er hverken adgangskoden eller en gyldig kode. Se efter, hvad du skrev. En invitation virker kun én gang.
problem-door-wait = { $seconds ->
    [one] Der kom ti forkerte forsøg fra dit netværk. Vent { $seconds } sekund, og prøv igen.
   *[other] Der kom ti forkerte forsøg fra dit netværk. Vent { $seconds } sekunder, og prøv igen.
}
