### Hva en server avslår nå og da; hentes når det skjer.

## Bord
problem-table-gone = Bordet finnes ikke. Det kan være fjernet.
problem-report-nobody = Det er ingen slik melding eller spiller ved dette bordet. Meldingen kan være slettet.
problem-not-running = { $status ->
    [open] Det går bare i et spill som er i gang, og dette har ikke begynt ennå.
    [finished] Det går bare i et spill som er i gang, og dette er over.
   *[abandoned] Det går bare i et spill som er i gang, og dette ble avbrutt.
}
problem-not-open = Det går bare før spillet begynner.
problem-seat-not-yours = Plass { $seat } er ikke din. Velg en av dine egne plasser.
problem-seat-both-sides = Du spiller for en annen side, og fra denne plassen ville du se noe siden din ikke skal vite. La en annen overta den. Blant venner kan du også oppgi navnet på en annen person ved enheten din.
problem-rated-seat = I et ratet spill spiller ingen andre på plassen din, heller ikke en bot. Gi opp hvis du må gå.
problem-rated-device = I et ratet spill spiller alle på hver sin enhet. Behold én plass, eller spill uten rating.
problem-device-curtain = Noen må ta enheten først. Trykk på knappen med navnet til personen.
problem-device-other = Denne visningen tilhører en annen. Gi enheten videre først.
problem-pairing-seat = Plassene trekkes her når spillet begynner, så du kan ikke velge en. Sett deg uten å velge plass.
problem-pairing-people = Her leter mennesker etter andre mennesker, så botkontoer kan ikke sette seg. Finn motspillere: botkontoer settes sammen med hverandre.
problem-not-seated = Du har ingen plass ved dette bordet.
problem-no-free-seat = Ingen plass er ledig her. Du kan se på eller be verten om en invitasjon.
problem-seat-not-free = Plass { $seat } er ikke ledig. Du kan se på eller be verten om en invitasjon.
problem-seat-held = { $name } har plass { $seat }. Velg en annen plass.
problem-seat-not-kept = Plass { $seat } er ikke reservert for en invitert spiller.
problem-seat-empty = Plass { $seat } er fortsatt tom. Inviter en spiller, eller sett en bot der.
problem-no-such-seat = Det er ingen plass { $seat } her: Bordet har plass 1 til { $seats }.
problem-undo-too-far = Det er for langt tilbake til å angre, og ved dette bordet blir ikke de andre spillerne spurt.
problem-undo-not-own = Du kan bare be om å få angre dine egne handlinger.
problem-answer-late = Det spørsmålet er allerede avgjort.
problem-answer-not-asked = Du blir ikke spurt, eller du har allerede svart.
problem-rematch-later = Du kan spille igjen når dette spillet er over.
problem-rematch-not-seated = Bare spillerne ved dette bordet kan spille igjen.
problem-tables-enough = Du er vert for { $most } bord som er åpne eller i gang, og flere er ikke tillatt. Avslutt eller forlat ett først.

## Å se tilbake og lære
problem-replay-not-begun = Det er ingenting å se ennå: Spillet har ikke begynt.
problem-eyes-unknown = «{ $eyes }» er ikke en plass. Oppgi nummeret på en plass: { $known }.
problem-no-watchers = Tilskuere er ikke tillatt ved dette bordet.
problem-own-eyes-only = Mens spillet er i gang, kan du bare se det fra dine egne plasser.
problem-no-such-step = Handling { $step } finnes ikke: Spillet har handling 0 til { $last }.
problem-play-on-later = Du kan spille videre herfra når dette spillet er over.
problem-play-on-seats = Spillet har { $seats } plasser, ikke { $named }.
problem-guide-none = Dette spillet har ikke noe første spill med guide ennå.
problem-puzzle-gone = Oppgaven finnes ikke. Den kan være fjernet.

## Klokker
problem-clock-bank = En klokke trenger minst { $seconds } sekunder per spiller.
problem-rated-clock = Et ratet spill trenger en klokke. Velg en, eller spill uten rating.
problem-time-lost = Tiden din har løpt ut for godt her, så du kan ikke ta tilbake denne plassen.
problem-sleep-days = Nattpause er bare mulig i korrespondansespill.
problem-sleep-same = Nattpausen kan ikke begynne og slutte på samme tid.
problem-zone-unknown = Det er ingen tidssone «{ $zone }». Skriv den som «Europe/Oslo».
problem-holiday-length = En ferie må slutte i framtiden og kan vare i høyst { $days } dager.
problem-holiday-far = En ferie begynner innen de neste { $days } dagene.
problem-holiday-early = Mellom to ferier må det gå { $days } dager. Velg en senere dag.
problem-push-keys = Denne nettleserens nøkler for push-meldinger kan ikke brukes. Slå varsler av og på igjen.
problem-player-gone = Denne spilleren finnes ikke lenger.
problem-invite-unknown = Du kan invitere spillere som du har fullført et spill med. Send andre en lenke.
problem-group-gone = Gruppen finnes ikke, eller du er ikke med i den. Be et medlem om lenken.
problem-group-owner-only = Det kan bare eieren av gruppen gjøre.
problem-groups-enough = Du kan være med i høyst { $most } grupper, og en gruppe har høyst { $members } medlemmer.
problem-not-welcome = Du kan ikke bli med her.
problem-tournament-gone = Turneringen finnes ikke. Den kan være slettet.
problem-tournament-clock = En turnering trenger en klokke. Velg en.
problem-tournament-most = Alle mot alle har høyst { $most } spillere. Velg færre, eller sveitsersystem.
problem-tournament-full = Alle { $most } plassene i turneringen er tatt.
problem-tournament-people = Botkontoer kan ikke delta i denne turneringen. Velg en der arrangøren slipper dem inn.
problem-tournament-same = Du er allerede med i denne turneringen, selv eller med en botkonto. Hver person deltar én gang.
problem-tournament-group = Bare medlemmer av gruppen kan spille i denne turneringen.
problem-tournament-invited = Turneringen er for inviterte spillere. Be arrangøren om lenken.
problem-tournament-status = { $status ->
    [open] Turneringen har ikke begynt ennå.
    [running] Turneringen er allerede i gang.
   *[finished] Turneringen er over.
  }
problem-tournament-few = Det er for få spillere: Det trengs minst { $seats }.
problem-tournament-player = Spilleren er ikke med i turneringen.
problem-organiser-only = Det kan bare arrangøren av turneringen gjøre.
problem-organiser-plays = Du spiller selv i denne turneringen, så du kan ikke fjerne spillere eller avslutte runder. Forlat den først som spiller.
problem-tournaments-enough = Du arrangerer { $most } turneringer som ikke er over, og flere er ikke tillatt. Avslutt eller slett en først.

## Å se på, snakke og markere
problem-watcher-plays = Tilskuere kan ikke handle. Ta en plass først.
problem-watcher-marks = Tilskuere kan ikke markere noe. Ta en plass først.
problem-room-closed = Du kan ikke skrive i denne chatten.
problem-marks-large = For mange merker: høyst { $most } byte.
problem-marks-room = Merker er bare for deg selv eller laget ditt.
problem-marks-deep = Merkene kan ikke lagres: De er nøstet for dypt.

## Kontoer for boter
problem-bot-no-codes = En botkonto har et token; den har ingen enhetskoder.
problem-bot-no-bots = En botkonto kan ikke ha egne boter.
problem-bots-enough = Du har allerede { $most } botkontoer, og det er grensen. Slett en først.
problem-documents-enough = Filene til bordene dine har til sammen { $most } tegn, og flere kan det ikke bli. Bruk en fil du har brukt før, eller ingen.
problem-jobs-waiting = Det arbeides fortsatt med flere av spørsmålene eller filene dine. Vent på et svar, og prøv så igjen.
problem-database-busy = Databasen har for mye å gjøre akkurat nå, så ingenting ble gjort. Prøv igjen om et øyeblikk.
problem-bot-account-none = Du har ingen slik botkonto.

## Adresser
problem-nothing-there = Ingenting funnet på { $path }.
problem-figures-local = Måltallene til serveren kan bare leses på maskinen den kjører på.
problem-host-malformed = Forespørselen oppgir verten eller opphavet sitt på en måte som ikke kan leses.
problem-head-too-large = Forespørselens headere eller trailere er lengre enn { $kilobytes } kB eller utgjør mer enn { $lines } linjer.
problem-null-character = En tekst i forespørselen har et nulltegn, som ikke kan lagres. Fjern det.
problem-mail-link = Lenken er ikke gyldig. Den kan ha utløpt.

## The door
problem-door-closed = Denne serveren har en lukket dør. Last siden på nytt, og skriv inn passordet eller en kode.
problem-door-wrong = Dette er verken passordet eller en gyldig kode. Se over det du skrev. En invitasjon virker bare én gang.
problem-door-wait = { $seconds ->
    [one] Det kom ti feil forsøk fra nettverket ditt. Vent { $seconds } sekund og prøv igjen.
   *[other] Det kom ti feil forsøk fra nettverket ditt. Vent { $seconds } sekunder og prøv igjen.
}
