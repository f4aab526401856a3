### Vad som gick fel, mening för mening.

## Att skapa ett bord
problem-seats = Det här spelet är för { $low } till { $high } spelare, inte { $seats }.
problem-title = Okänt spel ”{ $title }”. Det finns: { $known }.
problem-option-value = Valet { $option }: ”{ $value }” är inte ett av { $known }.
problem-option-number = Valet { $option }: ”{ $value }” är inte ett heltal från { $low } till { $high }.
problem-option-unknown = Okänt val ”{ $option }”. Det finns: { $known }.
problem-edition-unknown = Okänd utgåva ”{ $edition }”. Det finns: { $known }.
problem-bot-unknown = Okänd bot ”{ $bot }”. Välj en av dessa: { $known }.
problem-bot-without-budget = Boten { $bot } tar ingen budget: skriv bara dess namn.
problem-bot-budget = Budgeten för ”{ $bot }” kan inte läsas. Skriv efter kolonet seconds=N (över 0, upp till { $seconds }) eller simulations=N (1 till { $simulations }).
problem-bot-style = Stilen ”{ $style }” finns inte i det här spelet. Välj en av dessa: { $known }.
problem-bot-broken = Boten ”{ $bot }” fungerar inte: { $trouble }
problem-bot-class = ”{ $bot }” är inte en bot: en bot är en underklass till Player.
problem-weights-file = { $path } är inte en fil med vikter som detta Wolfden kan läsa.
problem-weights-damaged = Vikterna i { $path } är skadade eller avklippta: gör dem på nytt eller ta en annan fil.
problem-weights-title = Vikterna i { $path } är för ”{ $made }”, inte för ”{ $title }”.
problem-weights-encoder = Dessa vikter gjordes för version { $made } av indata; detta Wolfden har version { $known }. Träna dem igen.
problem-weights-unreadable = Vikterna i { $path } kan inte läsas: { $trouble }
problem-weights-unused = ”{ $title }” har ingen kodare för nätverk och kan därför inte använda vikter.

## Handlingars ord
problem-wrong-seat = { $seat ->
    [0] Nu slås, dras eller delas inget ut. Platser som får handla: { $actors }.
   *[other] Det är inte plats { $seat } som är på tur. Platser som får handla: { $actors }.
}
problem-wrong-seat-dealing = Vänta tills programmet har slagit, dragit eller delat ut.
problem-wrong-seat-over = Partiet är slut: ingen plats kan handla längre.
problem-verb = ”{ $word }” är inte en handling. En handling börjar med: { $known }.
problem-too-many-words = ”{ $words }” har för många ord. Skriv så här: { $like }
problem-unfinished = ”{ $words }” är inte färdigt. Skriv så här: { $like }
problem-word = ”{ $word }” passar inte här. Möjliga: { $known }.
problem-place = ”{ $word }” är inte en plats på den här spelplanen. En plats skrivs så här: { $like }
problem-amount = ”{ $word }” är inte ett antal vargar: en flock har högst { $most } (A1.1).
problem-aside-or-track = ”{ $word }” är varken en hexruta att gå till, som börjar med ”>”, eller ett spår, som börjar med ”^”.
problem-water = { $word } är vatten eller ravin: där kan inget stå (W1.1, W1.2).
problem-payment = ”{ $word }” är inte en betalning. Skriv ”+” och sedan brickor ({ $known }), var och en en gång, eller ”token”, åtskilda med kommatecken.
problem-cost = ”{ $word }”: ingen handling kostar mer än { $most } (W4.3).

## Repriser
problem-replay-first-line = Det här är inte en repris: första raden är inte ”{ $first }”.
problem-replay-long = Reprisen har { $length } tecken; högst { $most } läses.
problem-replay-cut-off = Reprisen är avklippt: sista raden är varken ”...” eller ett resultat som ”= full-moon 54 40”.
problem-replay-header-line = Rad { $line } i reprisen, ”{ $text }”, är inte ett huvud som ”seats: 3”.
problem-replay-header-twice = Rad { $line } i reprisen: huvudet ”{ $header }” förekommer två gånger.
problem-replay-header-missing = Reprisen saknar huvudet ”{ $header }”.
problem-replay-header-unknown = Reprisen har ett okänt huvud ”{ $header }”.
problem-replay-header-number = Huvudet ”{ $header }” i reprisen kräver ett heltal över noll, inte ”{ $text }”.
problem-replay-name = Reprisen nämner en spelare på plats { $seat }, men den har { $seats } platser.
problem-replay-action-line = Rad { $line } i reprisen, ”{ $text }”, är ingen handling som ”1 draft @h8” eller ”~ region 7”.
problem-replay-step = Rad { $line } i reprisen är inte möjlig i det här partiet: ”{ $text }” ({ $trouble })
problem-replay-result = Reprisen säger att partiet slutar med ”{ $said }”, men det slutar med ”{ $found }”.
problem-other-rules = Partiet spelades med version { $played } av reglerna; detta Wolfden har version { $known }.
problem-replay-seat = --seat tar ett tal från 1 till { $seats }, platserna i det här partiet.
problem-replay-moment = --step tar ett tal från 0 till { $last }, handlingarna i det här partiet.

## Filer
problem-file-read = { $trouble ->
    [missing] { $path } kan inte läsas: filen finns inte. Kontrollera namnet och mappen.
    [forbidden] { $path } kan inte läsas: du har inte behörighet. Tillåt läsning, eller ange en annan fil.
    [folder] { $path } kan inte läsas: det är en mapp, eller så är en del av sökvägen ingen mapp. Ange en fil.
    [text] { $path } kan inte läsas: det är inte en textfil i UTF-8. Ange en annan fil.
   *[other] { $path } kan inte läsas. Ange en annan fil.
}
problem-file-write = { $trouble ->
    [missing] { $path } kan inte skrivas: mappen finns inte. Skapa den, eller ange en annan.
    [forbidden] { $path } kan inte skrivas: du har inte behörighet. Ange en annan plats.
    [folder] { $path } kan inte skrivas: det är en mapp, eller så är en del av sökvägen ingen mapp. Ange en fil.
    [full] { $path } kan inte skrivas: disken är full. Frigör utrymme, eller ange en annan disk.
   *[other] { $path } kan inte skrivas. Ange en annan plats.
}
problem-file-exists = { $path } finns redan: ange en annan fil, eller fortsätt partiet med --resume.

## Kommandorad
problem-usage-required = Saknas: { $names }. Mer: { $help }
problem-usage-unknown = Okänt: { $words }. Mer: { $help }
problem-usage-value = { $name } behöver ett värde. Mer: { $help }
problem-usage-no-value = { $name } tar inget värde. Mer: { $help }
problem-usage-choice = { $name }: ”{ $word }” är inte ett av dessa: { $known }. Mer: { $help }
problem-usage-number = { $name }: ”{ $word }” är inte ett heltal. Mer: { $help }
problem-usage-ambiguous = Okänt: { $word }. Liknar: { $known }. Mer: { $help }
problem-name-a-title = Ange ett spel ({ $known }) eller --resume och en fil.
problem-seats-and-players = --seats nämner { $named }, men --players säger { $players }.
problem-resume-flags = Ett återupptaget parti behåller sina spelare och val: utelämna dem.
problem-resume-title = { $path } är ett parti { $found }, inte { $title }.
problem-resume-over = Partiet i { $path } är slut. Se det med: wolfden replay { $path }
problem-resume-seats = Partiet har { $seats } platser, men --seats nämner { $named }.
problem-position-flags = --position säger allt om bordet: utelämna --players och --seed.

## På en server
problem-invitation = Den här inbjudan gäller inte längre. Be om en ny.
problem-code-gone = Den här koden gäller inte längre. Gör en ny på den andra enheten.
problem-name-empty = Ett namn behöver minst en bokstav.
problem-message-empty = Skriv ett meddelande först.
problem-email = ”{ $address }” är ingen e-postadress. Skriv den till exempel så här: name@example.com.
problem-webhook = Adressen för meddelanden måste börja med https://.
problem-hint-later = Du kan bara be om tips när det är din tur.
problem-hint-busy = Boten funderar fortfarande på din förra fråga.
problem-hint-none = Tips är avstängda vid det här bordet.
problem-undo-none = Det går inte att ångra vid det här bordet.
problem-undo-alone = Det kan du inte ångra ensam: en annan spelare har handlat, eller något har dragits eller avslöjats sedan dess. Fråga de andra.
problem-bot-plays = En bot spelar åt dig. Ta tillbaka din plats först.
problem-given-up = Spelaren på den här platsen har gett upp, så platsen kan inte tas igen.
problem-host-only = Det får bara bordets värd göra.
problem-truth-later = Allt avslöjas när partiet är slut.
problem-play-on-earlier = Partiet är redan slut i det här läget: välj ett tidigare.
problem-wait = { $seconds ->
    [one] Det gick för fort. Vänta { $seconds } sekund och försök igen.
   *[other] Det gick för fort. Vänta { $seconds } sekunder och försök igen.
}

## Reviews
problem-review-empty = Det finns inget att gå igenom: ingen bestämde något i det här partiet.
problem-review-long = Det här partiet har { $actions } handlingar. En genomgång tar högst { $most }.
problem-review-unreadable = Det här är inte en genomgång: { $trouble }
problem-review-version = Den här genomgången har version { $found }; detta Wolfden läser version { $known }. Gör om genomgången.

problem-review-unfinished = Partiet i { $path } är inte slut. En genomgång kräver ett färdigt parti.

problem-review-running = Bara ett parti som har spelats till slut kan gås igenom.
problem-review-off = Den här servern gör inga genomgångar. Hämta reprisen och kör: wolfden review
problem-review-none = Det här partiet har inte gåtts igenom än.

## Analysis
problem-analysis-first-line = Det här är varken en ställning, en repris eller en analys. En analys börjar med: { $first }
problem-analysis-step = Variant { $line }: ”{ $text }” är inte möjligt där: { $trouble }
problem-analysis-long = En analys har högst { $lines } varianter och { $actions } handlingar.
problem-analysis-branch = Variant { $line } utgår från ett ställe som inte finns.
problem-analysis-link = Den här länken är skadad. Kopiera hela länken eller be om den igen.
problem-analysis-players = En fil har sitt eget antal spelare: --players hör till ett nytt parti.
problem-analysis-at = Handling { $asked } finns inte: den första varianten har { $last }.
problem-analysis-seat = Plats { $asked } finns inte: partiet har { $seats }.
problem-analysis-running = Det här partiet pågår ännu. Det kan analyseras när det är slut.
problem-analysis-rated = Den här ställningen är från ett rankat parti som pågår. Den kan analyseras när partiet är slut.
problem-animation-running = Det här partiet pågår ännu. Det kan animeras när det är slut.
problem-pictures-off = Den här servern ritar inga bilder av spelplaner: { $names } är inte installerat.
problem-analysis-of-one = Nämn en sak att analysera: ett bord, en uppgift, ett spel, en text eller en länk.
problem-analysis-off = Analysmotorn är avstängd på den här servern. Spara texten och kör: wolfden analyse
problem-plan-days = Planer finns bara i korrespondenspartier.
problem-plan-secrets = I det här spelet är något dolt, så ingen vet vad de andra kan göra. Planer är inte möjliga.
problem-plan-chance = Där ska det slås eller dras. En plan slutar före det.
problem-plan-reply = En plan börjar med en annan spelares handling och behöver ett svar från dig.
problem-plan-twice = Två av dina planer svarar olika på samma sak. Ta bort en av dem.
