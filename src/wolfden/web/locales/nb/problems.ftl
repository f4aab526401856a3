### Hva som gikk galt, setning for setning.

## Å dekke et bord
problem-seats = Dette spillet er for { $low } til { $high } plasser, ikke { $seats }.
problem-title = Det finnes ikke noe spill «{ $title }» her; det finnes: { $known }.
problem-option-value = Valget { $option }: «{ $value }» er ingen av { $known }.
problem-option-number = Valget { $option }: «{ $value }» er ikke et heltall fra { $low } til { $high }.
problem-option-unknown = Det finnes ikke noe valg «{ $option }»; det finnes: { $known }.
problem-bot-unknown = Det finnes ingen bot «{ $bot }»; det finnes: { $known }.
problem-bot-without-budget = Boten { $bot } tar ikke noe budsjett: skriv bare navnet.
problem-bot-budget = «{ $bot }» har ikke noe lesbart budsjett: etter kolonet kommer seconds=N (over 0, opp til { $seconds }) eller simulations=N (1 til { $simulations }).
problem-bot-broken = Boten «{ $bot }» virker ikke: { $trouble }
problem-bot-class = «{ $bot }» er ingen bot: en bot er en klasse laget av Player.
problem-weights-file = { $path } er ikke en fil med vekter som denne Wolfden kan lese.
problem-weights-damaged = Vektene i { $path } er skadet eller avkortet: lag dem på nytt, eller ta en annen fil.
problem-weights-title = Vektene i { $path } er for «{ $made }», ikke for «{ $title }».
problem-weights-encoder = Disse vektene er laget for versjon { $made } av inndataene; her har de versjon { $known }. Tren dem på nytt.
problem-weights-unreadable = Vektene i { $path } kan ikke leses: { $trouble }
problem-weights-unused = «{ $title }» forteller ikke nettverk om stillingene sine og kan derfor ikke bruke vekter.

## Ordene i handlinger
problem-wrong-seat = { $seat ->
    [0] Det kastes, trekkes eller deles ikke ut nå. Plasser som kan handle: { $actors }.
   *[other] Det er ikke plass { $seat } som har turen. Plasser som kan handle: { $actors }.
}
problem-wrong-seat-dealing = Vent til programmet har kastet, trukket eller delt ut.
problem-wrong-seat-over = Spillet er over: Ingen kan handle lenger.
problem-verb = «{ $word }» er ingen handling. En handling begynner med: { $known }.
problem-too-many-words = «{ $words }» har for mange ord. Slik skrives det: { $like }
problem-unfinished = «{ $words }» er ikke ferdig. Slik skrives det: { $like }
problem-word = «{ $word }» passer ikke der. Dette ville passe: { $known }.
problem-place = «{ $word }» er ikke noe sted på brettet. Et sted skrives slik: { $like }
problem-amount = «{ $word }» er ikke noe antall ulver: en flokk har høyst { $most } (A1.1).
problem-aside-or-track = «{ $word }» er verken en rute å gå til, som begynner med «>», eller et spor, som begynner med «^».
problem-water = { $word } er vann eller kløft: der står det aldri noe (W1.1, W1.2).
problem-payment = «{ $word }» er ingen betaling: det er «+» og brikker ({ $known }), hver én gang, eller «token», med komma mellom.
problem-cost = «{ $word }»: ingen handling koster mer enn { $most } (W4.3).

## Avspillinger
problem-replay-first-line = Dette er ingen avspilling: den første linjen er ikke «{ $first }».
problem-replay-long = Avspillingen har { $length } tegn; høyst { $most } blir lest.
problem-replay-cut-off = Avspillingen er klippet av: den siste linjen er verken «...» eller et resultat som «= full-moon 54 40».
problem-replay-header-line = Linje { $line } i avspillingen, «{ $text }», er ikke noe hode som «seats: 3».
problem-replay-header-twice = Linje { $line } i avspillingen: hodet «{ $header }» står to ganger.
problem-replay-header-missing = Avspillingen mangler hodet «{ $header }».
problem-replay-header-unknown = Avspillingen har et ukjent hode «{ $header }».
problem-replay-header-number = Hodet «{ $header }» i avspillingen krever et heltall over null, ikke «{ $text }».
problem-replay-name = Avspillingen nevner en spiller på plass { $seat }, men den har { $seats } plasser.
problem-replay-action-line = Linje { $line } i avspillingen, «{ $text }», er ingen handling som «1 draft @h8» eller «~ region 7».
problem-replay-step = Linje { $line } i avspillingen passer ikke til spillet: «{ $text }» ({ $trouble })
problem-replay-result = Avspillingen sier at spillet ender med «{ $said }», men det ender med «{ $found }».
problem-other-rules = Spillet ble spilt etter versjon { $played } av reglene; her gjelder versjon { $known }.
problem-replay-seat = --seat tar et tall fra 1 til { $seats }: så mange plasser har spillet.
problem-replay-moment = --step tar et tall fra 0 til { $last }: så mange handlinger har spillet.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan ikke leses: filen finnes ikke.
    [forbidden] { $path } kan ikke leses: det er ikke tillatt.
    [folder] { $path } kan ikke leses: det er en mappe, eller ligger ikke i noen.
    [text] { $path } kan ikke leses: det er ikke tekst.
   *[other] { $path } kan ikke leses.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan ikke skrives: mappen finnes ikke.
    [forbidden] { $path } kan ikke skrives: det er ikke tillatt.
    [folder] { $path } kan ikke skrives: det er en mappe, eller ligger ikke i noen.
    [full] { $path } kan ikke skrives: disken er full.
   *[other] { $path } kan ikke skrives.
}
problem-file-exists = { $path } finnes allerede: oppgi en annen fil, eller fortsett spillet med --resume.

## Kommandolinje
problem-usage-required = Noe mangler: { $names }. Mer: { $help }
problem-usage-unknown = Dette er ukjent her: { $words }. Mer: { $help }
problem-usage-value = { $name } trenger en verdi. Mer: { $help }
problem-usage-no-value = { $name } tar ingen verdi. Mer: { $help }
problem-usage-choice = { $name }: «{ $word }» er ingen av { $known }. Mer: { $help }
problem-usage-number = { $name }: «{ $word }» er ikke et heltall. Mer: { $help }
problem-usage-ambiguous = «{ $word }» kan være: { $known }. Mer: { $help }
problem-name-a-title = Oppgi et spill ({ $known }) eller --resume og en fil.
problem-seats-and-players = --seats nevner { $named }, men --players sier { $players }.
problem-resume-flags = Et gjenopptatt spill beholder spillere og valg: utelat dem.
problem-resume-title = { $path } er et spill { $found }, ikke { $title }.
problem-resume-over = Spillet i { $path } er over. Se det med: wolfden replay { $path }
problem-resume-seats = Spillet har { $seats } plasser, men --seats nevner { $named }.
problem-position-flags = --position sier alt om bordet: utelat --players og --seed.

## På en server
problem-invitation = Invitasjonen gjelder ikke, eller ikke lenger. Be om en ny.
problem-code-gone = Koden gjelder ikke, eller ikke lenger. Lag en ny på den andre enheten.
problem-name-empty = Et navn trenger minst én bokstav.
problem-message-empty = Det er ingenting å sende ennå.
problem-webhook = Adressen for meldinger må begynne med https://.
problem-hint-later = Det er bare tips når det er din tur.
problem-hint-busy = Ett spørsmål om gangen: det tenkes fortsatt på det forrige.
problem-hint-none = Ved dette bordet spiller man uten tips.
problem-undo-none = Ved dette bordet angrer man ikke.
problem-undo-alone = Det kan du ikke angre alene: noen andre har handlet, eller noe er trukket eller avslørt siden. Spør de andre.
problem-bot-plays = En bot spiller for deg. Ta plassen tilbake først.
problem-given-up = Denne plassen er gitt opp for godt.
problem-host-only = Det kan bare verten for bordet gjøre.
problem-truth-later = Alt vises når spillet er over.
problem-play-on-earlier = Spillet er over på dette tidspunktet: velg et tidligere.
problem-wait = { $seconds ->
    [one] Det gikk litt fort. Vent { $seconds } sekund og prøv igjen.
   *[other] Det gikk litt fort. Vent { $seconds } sekunder og prøv igjen.
}
