### Vad som gick fel, mening för mening.

## Att duka ett bord
problem-seats = Det här spelet är för { $low } till { $high } platser, inte { $seats }.
problem-title = Det finns inget spel ”{ $title }” här; det finns: { $known }.
problem-option-value = Alternativet { $option }: ”{ $value }” är inget av { $known }.
problem-option-number = Alternativet { $option }: ”{ $value }” är inget heltal från { $low } till { $high }.
problem-option-unknown = Det finns inget alternativ ”{ $option }”; det finns: { $known }.
problem-bot-unknown = Det finns ingen bot ”{ $bot }”; det finns: { $known }.
problem-bot-without-budget = Boten { $bot } tar ingen budget: skriv bara dess namn.
problem-bot-budget = ”{ $bot }” har ingen läsbar budget: efter kolonet kommer seconds=N (över 0, upp till { $seconds }) eller simulations=N (1 till { $simulations }).
problem-bot-broken = Boten ”{ $bot }” fungerar inte: { $trouble }
problem-bot-class = ”{ $bot }” är ingen bot: en bot är en klass gjord av Player.
problem-weights-file = { $path } är ingen fil med vikter som denna Wolfden kan läsa.
problem-weights-damaged = Vikterna i { $path } är skadade eller avklippta: gör dem på nytt eller ta en annan fil.
problem-weights-title = Vikterna i { $path } är för ”{ $made }”, inte för ”{ $title }”.
problem-weights-encoder = Dessa vikter gjordes för version { $made } av indata; här har de version { $known }. Träna dem på nytt.
problem-weights-unreadable = Vikterna i { $path } kan inte läsas: { $trouble }
problem-weights-unused = ”{ $title }” berättar inget om sina ställningar för nätverk och kan därför inte använda vikter.

## Handlingars ord
problem-wrong-seat = { $seat ->
    [0] Nu slås, dras eller delas inget ut. Platser som får handla: { $actors }.
   *[other] Det är inte plats { $seat } som är på tur. Platser som får handla: { $actors }.
}
problem-wrong-seat-dealing = Vänta tills programmet har slagit, dragit eller delat ut.
problem-wrong-seat-over = Partiet är slut: ingen kan handla längre.
problem-verb = ”{ $word }” är ingen handling. En handling börjar med: { $known }.
problem-too-many-words = ”{ $words }” har för många ord. Så skrivs det: { $like }
problem-unfinished = ”{ $words }” är inte färdigt. Så skrivs det: { $like }
problem-word = ”{ $word }” passar inte där. Det här skulle passa: { $known }.
problem-place = ”{ $word }” är ingen plats på spelplanen. En plats skrivs så här: { $like }
problem-amount = ”{ $word }” är inget antal vargar: en flock har högst { $most } (A1.1).
problem-aside-or-track = ”{ $word }” är varken en hexruta att gå till, som börjar med ”>”, eller ett spår, som börjar med ”^”.
problem-water = { $word } är vatten eller ravin: där står aldrig något (W1.1, W1.2).
problem-payment = ”{ $word }” är ingen betalning: det är ”+” och brickor ({ $known }), var och en en gång, eller ”token”, med kommatecken emellan.
problem-cost = ”{ $word }”: ingen handling kostar mer än { $most } (W4.3).

## Repriser
problem-replay-first-line = Det här är ingen repris: första raden är inte ”{ $first }”.
problem-replay-long = Reprisen har { $length } tecken; högst { $most } läses.
problem-replay-cut-off = Reprisen är avklippt: sista raden är varken ”...” eller ett resultat som ”= full-moon 54 40”.
problem-replay-header-line = Rad { $line } i reprisen, ”{ $text }”, är inget huvud som ”seats: 3”.
problem-replay-header-twice = Rad { $line } i reprisen: huvudet ”{ $header }” står två gånger.
problem-replay-header-missing = Reprisen saknar huvudet ”{ $header }”.
problem-replay-header-unknown = Reprisen har ett okänt huvud ”{ $header }”.
problem-replay-header-number = Huvudet ”{ $header }” i reprisen kräver ett heltal över noll, inte ”{ $text }”.
problem-replay-name = Reprisen nämner en spelare på plats { $seat }, men den har { $seats } platser.
problem-replay-action-line = Rad { $line } i reprisen, ”{ $text }”, är ingen handling som ”1 draft @h8” eller ”~ region 7”.
problem-replay-step = Rad { $line } i reprisen passar inte partiet: ”{ $text }” ({ $trouble })
problem-replay-result = Reprisen säger att partiet slutar med ”{ $said }”, men det slutar med ”{ $found }”.
problem-other-rules = Partiet spelades med version { $played } av reglerna; här gäller version { $known }.
problem-replay-seat = --seat tar ett tal från 1 till { $seats }: så många platser har partiet.
problem-replay-moment = --step tar ett tal från 0 till { $last }: så många handlingar har partiet.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan inte läsas: filen finns inte.
    [forbidden] { $path } kan inte läsas: det är inte tillåtet.
    [folder] { $path } kan inte läsas: det är en mapp, eller ligger inte i någon.
    [text] { $path } kan inte läsas: det är ingen text.
   *[other] { $path } kan inte läsas.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan inte skrivas: mappen finns inte.
    [forbidden] { $path } kan inte skrivas: det är inte tillåtet.
    [folder] { $path } kan inte skrivas: det är en mapp, eller ligger inte i någon.
    [full] { $path } kan inte skrivas: disken är full.
   *[other] { $path } kan inte skrivas.
}
problem-file-exists = { $path } finns redan: ange en annan fil, eller fortsätt partiet med --resume.

## Kommandorad
problem-usage-required = Något saknas: { $names }. Mer: { $help }
problem-usage-unknown = Det här är okänt: { $words }. Mer: { $help }
problem-usage-value = { $name } behöver ett värde. Mer: { $help }
problem-usage-no-value = { $name } tar inget värde. Mer: { $help }
problem-usage-choice = { $name }: ”{ $word }” är inget av { $known }. Mer: { $help }
problem-usage-number = { $name }: ”{ $word }” är inget heltal. Mer: { $help }
problem-usage-ambiguous = ”{ $word }” kan vara: { $known }. Mer: { $help }
problem-name-a-title = Ange ett spel ({ $known }) eller --resume och en fil.
problem-seats-and-players = --seats nämner { $named }, men --players säger { $players }.
problem-resume-flags = Ett återupptaget parti behåller spelare och alternativ: utelämna dem.
problem-resume-title = { $path } är ett parti { $found }, inte { $title }.
problem-resume-over = Partiet i { $path } är slut. Se det med: wolfden replay { $path }
problem-resume-seats = Partiet har { $seats } platser, men --seats nämner { $named }.
problem-position-flags = --position säger allt om bordet: utelämna --players och --seed.

## På en server
problem-invitation = Inbjudan gäller inte, eller inte längre. Be om en ny.
problem-code-gone = Koden gäller inte, eller inte längre. Gör en ny på den andra enheten.
problem-name-empty = Ett namn behöver minst en bokstav.
problem-message-empty = Det finns inget att skicka än.
problem-webhook = Adressen för meddelanden måste börja med https://.
problem-hint-later = Tips ges bara när det är din tur.
problem-hint-busy = En fråga i taget: den förra funderas det ännu på.
problem-hint-none = Vid det här bordet spelar man utan tips.
problem-undo-none = Vid det här bordet ångrar man inget.
problem-undo-alone = Det kan du inte ångra ensam: någon annan har handlat, eller något har dragits eller avslöjats sedan dess. Fråga de andra.
problem-bot-plays = En bot spelar åt dig. Ta tillbaka platsen först.
problem-given-up = Den här platsen är uppgiven för gott.
problem-host-only = Det får bara bordets värd göra.
problem-truth-later = Allt visas när partiet är slut.
problem-play-on-earlier = Partiet är slut i det ögonblicket: välj ett tidigare.
problem-wait = { $seconds ->
    [one] Det gick lite fort. Vänta { $seconds } sekund och försök igen.
   *[other] Det gick lite fort. Vänta { $seconds } sekunder och försök igen.
}
