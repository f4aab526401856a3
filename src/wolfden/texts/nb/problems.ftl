### Hva som gikk galt, setning for setning.

## Å opprette et bord
problem-seats = Dette spillet er for { $low } til { $high } spillere, ikke { $seats }.
problem-title = Ukjent spill «{ $title }». Det finnes: { $known }.
problem-option-value = Valget { $option }: «{ $value }» er ikke en av { $known }.
problem-option-number = Valget { $option }: «{ $value }» er ikke et heltall fra { $low } til { $high }.
problem-option-unknown = Ukjent valg «{ $option }». Det finnes: { $known }.
problem-edition-unknown = Ukjent utgave «{ $edition }». Det finnes: { $known }.
problem-bot-unknown = Ukjent bot «{ $bot }». Velg en av disse: { $known }.
problem-bot-without-budget = Boten { $bot } tar ikke noe budsjett: Skriv bare navnet.
problem-bot-budget = Budsjettet for «{ $bot }» kan ikke leses. Skriv etter kolonet seconds=N (over 0, opp til { $seconds }) eller simulations=N (1 til { $simulations }).
problem-bot-style = Stilen «{ $style }» finnes ikke i dette spillet. Velg en av disse: { $known }.
problem-bot-broken = Boten «{ $bot }» virker ikke: { $trouble }
problem-bot-class = «{ $bot }» er ikke en bot: En bot er en underklasse av Player.
problem-weights-file = { $path } er ikke en fil med vekter som dette Wolfden kan lese.
problem-weights-damaged = Vektene i { $path } er skadet eller avkortet: Lag dem på nytt, eller ta en annen fil.
problem-weights-title = Vektene i { $path } er for «{ $made }», ikke for «{ $title }».
problem-weights-encoder = Disse vektene er laget for versjon { $made } av inndataene; dette Wolfden har versjon { $known }. Tren dem på nytt.
problem-weights-unreadable = Vektene i { $path } kan ikke leses: { $trouble }
problem-weights-unused = «{ $title }» har ingen innkoder for nettverk og kan derfor ikke bruke vekter.

## Ordene i handlinger
problem-wrong-seat = { $seat ->
    [0] Det kastes, trekkes eller deles ikke ut nå. Plasser som kan handle: { $actors }.
   *[other] Det er ikke plass { $seat } som har turen. Plasser som kan handle: { $actors }.
}
problem-wrong-seat-dealing = Vent til programmet har kastet, trukket eller delt ut.
problem-wrong-seat-over = Spillet er over: Ingen plass kan handle lenger.
problem-verb = «{ $word }» er ikke en handling. En handling begynner med: { $known }.
problem-too-many-words = «{ $words }» har for mange ord. Skriv det slik: { $like }
problem-unfinished = «{ $words }» er ikke ferdig. Skriv det slik: { $like }
problem-word = «{ $word }» passer ikke her. Mulige: { $known }.
problem-place = «{ $word }» er ikke et sted på dette brettet. Et sted skrives slik: { $like }
problem-amount = «{ $word }» er ikke et antall ulver: En flokk har høyst { $most } (A1.1).
problem-aside-or-track = «{ $word }» er verken en rute å gå til, som begynner med «>», eller et spor, som begynner med «^».
problem-water = { $word } er vann eller kløft: Der kan ingenting stå (W1.1, W1.2).
problem-payment = «{ $word }» er ikke en betaling. Skriv «+» og deretter brikker ({ $known }), hver én gang, eller «token», atskilt med komma.
problem-cost = «{ $word }»: ingen handling koster mer enn { $most } (W4.3).

## Avspillinger
problem-replay-first-line = Dette er ikke en avspilling: Den første linjen er ikke «{ $first }».
problem-replay-long = Avspillingen har { $length } tegn; høyst { $most } blir lest.
problem-replay-cut-off = Avspillingen er klippet av: Den siste linjen er verken «...» eller et resultat som «= full-moon 54 40».
problem-replay-header-line = Linje { $line } i avspillingen, «{ $text }», er ikke et hode som «seats: 3».
problem-replay-header-twice = Linje { $line } i avspillingen: Hodet «{ $header }» forekommer to ganger.
problem-replay-header-missing = Avspillingen mangler hodet «{ $header }».
problem-replay-header-unknown = Avspillingen har et ukjent hode «{ $header }».
problem-replay-header-number = Hodet «{ $header }» i avspillingen krever et heltall over null, ikke «{ $text }».
problem-replay-name = Avspillingen nevner en spiller på plass { $seat }, men den har { $seats } plasser.
problem-replay-action-line = Linje { $line } i avspillingen, «{ $text }», er ingen handling som «1 draft @h8» eller «~ region 7».
problem-replay-step = Linje { $line } i avspillingen er ikke mulig i dette spillet: «{ $text }» ({ $trouble })
problem-replay-result = Avspillingen sier at spillet ender med «{ $said }», men det ender med «{ $found }».
problem-other-rules = Spillet ble spilt etter versjon { $played } av reglene; dette Wolfden har versjon { $known }.
problem-replay-seat = --seat tar et tall fra 1 til { $seats }, plassene i dette spillet.
problem-replay-moment = --step tar et tall fra 0 til { $last }, handlingene i dette spillet.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan ikke leses: Filen finnes ikke. Sjekk navnet og mappen.
    [forbidden] { $path } kan ikke leses: Du har ikke tillatelse. Gi lov til å lese den, eller oppgi en annen fil.
    [folder] { $path } kan ikke leses: Det er en mappe, eller en del av stien er det ikke. Oppgi en fil.
    [text] { $path } kan ikke leses: Det er ikke en tekstfil i UTF-8. Oppgi en annen fil.
   *[other] { $path } kan ikke leses. Oppgi en annen fil.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan ikke skrives: Mappen finnes ikke. Opprett den, eller oppgi en annen.
    [forbidden] { $path } kan ikke skrives: Du har ikke tillatelse. Oppgi et annet sted.
    [folder] { $path } kan ikke skrives: Det er en mappe, eller en del av stien er det ikke. Oppgi en fil.
    [full] { $path } kan ikke skrives: Disken er full. Frigjør plass, eller oppgi en annen disk.
   *[other] { $path } kan ikke skrives. Oppgi et annet sted.
}
problem-file-exists = { $path } finnes allerede: Oppgi en annen fil, eller fortsett spillet med --resume.

## Kommandolinje
problem-usage-required = Mangler: { $names }. Mer: { $help }
problem-usage-unknown = Ukjent: { $words }. Mer: { $help }
problem-usage-value = { $name } trenger en verdi. Mer: { $help }
problem-usage-no-value = { $name } tar ingen verdi. Mer: { $help }
problem-usage-choice = { $name }: «{ $word }» er ikke en av disse: { $known }. Mer: { $help }
problem-usage-number = { $name }: «{ $word }» er ikke et heltall. Mer: { $help }
problem-usage-ambiguous = Ukjent: { $word }. Ligner: { $known }. Mer: { $help }
problem-name-a-title = Oppgi et spill ({ $known }) eller --resume og en fil.
problem-seats-and-players = --seats nevner { $named }, men --players sier { $players }.
problem-resume-flags = Et gjenopptatt spill beholder spillerne og valgene sine: Utelat dem.
problem-resume-title = { $path } er et spill { $found }, ikke { $title }.
problem-resume-over = Spillet i { $path } er over. Se det med: wolfden replay { $path }
problem-resume-seats = Spillet har { $seats } plasser, men --seats nevner { $named }.
problem-position-flags = --position sier alt om bordet: Utelat --players og --seed.

## På en server
problem-invitation = Denne invitasjonen gjelder ikke lenger. Be om en ny.
problem-code-gone = Denne koden gjelder ikke lenger. Lag en ny på den andre enheten.
problem-name-empty = Et navn trenger minst én bokstav.
problem-message-empty = Skriv en melding først.
problem-email = «{ $address }» er ingen e-postadresse. Skriv den som for eksempel name@example.com.
problem-webhook = Adressen for meldinger må begynne med https://.
problem-hint-later = Du kan bare be om tips når det er din tur.
problem-hint-busy = Boten tenker fortsatt på det forrige spørsmålet ditt.
problem-hint-none = Tips er slått av ved dette bordet.
problem-undo-none = Man kan ikke angre ved dette bordet.
problem-undo-alone = Det kan du ikke angre alene: En annen spiller har handlet, eller noe er trukket eller avslørt siden. Spør de andre.
problem-bot-plays = En bot spiller for deg. Ta plassen din tilbake først.
problem-given-up = Spilleren på denne plassen har gitt opp, så plassen kan ikke tas igjen.
problem-host-only = Det kan bare verten for bordet gjøre.
problem-truth-later = Alt avsløres når spillet er over.
problem-play-on-earlier = Spillet er allerede over på dette tidspunktet: Velg et tidligere.
problem-wait = { $seconds ->
    [one] Det gikk for fort. Vent { $seconds } sekund og prøv igjen.
   *[other] Det gikk for fort. Vent { $seconds } sekunder og prøv igjen.
}

## Reviews
problem-review-empty = Det er ingenting å gå gjennom: Ingen bestemte noe i dette spillet.
problem-review-long = Dette spillet har { $actions } handlinger. En gjennomgang tar høyst { $most }.
problem-review-unreadable = Dette er ikke en gjennomgang: { $trouble }
problem-review-version = Denne gjennomgangen har versjon { $found }; dette Wolfden leser versjon { $known }. Lag gjennomgangen på nytt.

problem-review-unfinished = Spillet i { $path } er ikke over. En gjennomgang trenger et ferdig spill.

problem-review-running = Bare et spill som er spilt til ende, kan gjennomgås.
problem-review-off = Denne serveren lager ikke gjennomganger. Last ned avspillingen, og kjør: wolfden review
problem-review-none = Dette spillet er ikke gått gjennom ennå.

## Analysis
problem-analysis-first-line = Dette er verken en stilling, en avspilling eller en analyse. En analyse begynner med: { $first }
problem-analysis-step = Variant { $line }: «{ $text }» er ikke mulig der: { $trouble }
problem-analysis-long = En analyse har høyst { $lines } varianter og { $actions } handlinger.
problem-analysis-branch = Variant { $line } går ut fra et sted som ikke finnes.
problem-analysis-link = Denne lenken er skadet. Kopier hele lenken, eller be om den på nytt.
problem-analysis-players = En fil har sitt eget antall spillere: --players hører til et nytt spill.
problem-analysis-at = Handling { $asked } finnes ikke: Den første varianten har { $last }.
problem-analysis-seat = Plass { $asked } finnes ikke: Spillet har { $seats }.
problem-analysis-running = Dette spillet pågår fortsatt. Det kan analyseres når det er slutt.
problem-analysis-rated = Denne stillingen er fra et ratet spill som pågår. Den kan analyseres når spillet er slutt.
problem-animation-running = Dette spillet pågår fortsatt. Det kan animeres når det er slutt.
problem-pictures-off = Denne serveren tegner ikke bilder av spillebrett: { $names } er ikke installert.
problem-analysis-of-one = Nevn én ting å analysere: et bord, en oppgave, et spill, en tekst eller en lenke.
problem-analysis-off = Analysemotoren er slått av på denne serveren. Lagre teksten og kjør: wolfden analyse
problem-plan-days = Planer er bare for korrespondansespill.
problem-plan-secrets = I dette spillet er noe skjult, så ingen vet hva de andre kan gjøre. Planer er ikke mulige.
problem-plan-chance = Der skal det kastes eller trekkes. En plan slutter før det.
problem-plan-reply = En plan begynner med en annen spillers handling og trenger et svar fra deg.
problem-plan-twice = To av planene dine svarer ulikt på det samme. Fjern en av dem.
