### Det som bara terminalen säger.

## Ett bord
terminal-help = Välj med siffra, eller skriv orden. Du kan skriva flera ord eller en hel handling på en gång.
terminal-command-undo = ta bort orden du valt; finns inga, ångras din senaste handling, om inte en annan spelare har handlat eller något har delats ut eller avslöjats sedan dess
terminal-command-back = ta bort det senaste ordet du valt
terminal-command-why = förklara varför en handling, eller dess första ord, inte är tillåten
terminal-command-board = rita bordet igen, med det du kan välja markerat
terminal-command-log = upprepa de senaste handlingarna, så långt du känner till dem
terminal-command-position = skriv ut ställningen som text (inte möjligt medan kort eller platser är dolda)
terminal-command-save = spara partiet nu, eller i en annan fil (det sparas ändå efter varje handling)
terminal-command-help = skriv ut den här hjälpen
terminal-command-quit = avsluta; partiet är sparat
terminal-command-seat = låt en annan plats handla först
terminal-no-number = Det finns inget nummer { $number }. Välj 1 till { $last }.
terminal-refused = ”{ $words }” är inte tillåtet här: { $reason } ({ $rule }).
terminal-allowed = ”{ $words }” är tillåtet.
terminal-taken-back = Ångrat: { $action }
terminal-no-word-chosen = Inget ord är valt än. ”undo” ångrar en hel handling.
terminal-position-hidden = ”position” kan inte användas medan partiet pågår: den skulle avslöja det som är dolt.
terminal-hand-over = Lämna tangentbordet till { $who }; ingen annan får titta. Tryck Enter när du är redo
terminal-others-may-act = { $count ->
    [one] { $names } får också handla, i valfri ordning: ”{ $command }” lämnar över tangentbordet.
   *[other] { $names } får också handla, i valfri ordning: ”{ $command }” lämnar över tangentbordet.
}

## Spara partier
terminal-saved = Sparat i { $path }
terminal-not-saved = Partiet är INTE sparat. Prova ”save” med namnet på en annan fil.
terminal-not-kept = Partiet sparades inte: ingen människa spelar vid bordet, och --save angavs inte.
terminal-could-not-keep = Partiet kunde INTE sparas i { $path }
terminal-left =
    Partiet är sparat i { $path }
    Fortsätt med: { $command }
terminal-kept =
    Partiet är sparat i { $path }
    Se det med: { $command }
terminal-picture = Bilden finns i { $path }

## Repriser
terminal-replay-at = { $at } av { $length }
terminal-replay-next = en handling framåt; det gör en tom rad också
terminal-replay-back = en handling bakåt
terminal-replay-first = till början
terminal-replay-last = till slutet
terminal-replay-goto = gå till ögonblicket efter den här handlingen
terminal-replay-play = spela upp till slutet
terminal-replay-help = skriv ut den här hjälpen
terminal-replay-quit = avsluta
terminal-replay-beginning = Före den första handlingen.
terminal-replay-start = Det här är början.
terminal-replay-end = Det här är den sista handlingen.
terminal-replay-unfinished = Partiet är inte slut: det fortsätter härifrån.
terminal-replay-goto-what = Skriv ”goto” och ett tal från 0 till { $last }.
terminal-no-command = Okänt kommando ”{ $word }”. Det finns: { $known }.

## Bräden
terminal-place = Placering
terminal-none-yet = ingen än
terminal-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Kommandorad
cli-about = Det digitala hemmet för brädspel om vargar.
cli-usage = användning:
cli-arguments = argument
cli-commands = kommandon
cli-options = flaggor
cli-title-options = spelets val
cli-edition = vilken utgåva som spelas: ett förval av inställningarna nedan.
cli-more-options = ”{ $command }” visar också ett spels val.
cli-play = spela ett parti: ensam, med bottar eller med andra vid samma skärm
cli-replay = stega igenom ett sparat parti
cli-review = hitta de dyra besluten i ett färdigt parti
cli-analyse = hitta de bästa handlingarna i en ställning
cli-board = dela ut en spelplan och rita den
cli-picture = rita ett ögonblick ur ett sparat parti
cli-animate = gör en animation av en del av ett sparat parti
cli-arena = låt bottar spela mot varandra och mät dem
cli-train = låt bottar lära av partier mot varandra
cli-bench = mät hur fort ett spel spelas
cli-puzzles = gör uppgifter och pröva dem
cli-titles = lista spelen
cli-new-title = skriv ett litet spel som fungerar, som början på ditt eget
cli-serve = kör en bordsserver
cli-tables = hantera en servers bord
cli-guests = hantera en servers gäster
cli-migrate-data = flytta en servers databas från en mapp till PostgreSQL
cli-backup = kopiera en servers databas och nycklar medan den körs
cli-restore = gör en datamapp av en säkerhetskopia
cli-reports = läs vad gäster har anmält
cli-invitations = bjud in folk till en server med stängd dörr
cli-help = visa den här hjälpen och avsluta
cli-version = visa versionen och avsluta
cli-title = vilket spel
cli-players = hur många platser (så många som är vanligt i spelet)
cli-seats = vilka som spelar, till exempel human,alpha,cub
cli-seed = gör utdelningar och bottar upprepningsbara
cli-save = var partiet ska sparas
cli-resume = fortsätt ett sparat parti
cli-lang = språk: { $languages }
cli-file = det sparade partiet
cli-table = bordets id
cli-guest = gästens id
cli-report = anmälans id
cli-invitation = inbjudans id
cli-step = börja efter handling N
cli-all = skriv ut alla handlingar och slutet
cli-seat = visa bara det den här platsen får se
cli-position = rita den här ställningen i stället
cli-svg = skriv en bild till den här filen
cli-ply = efter handling N; annars slutet
cli-picture-output = bilden, .png eller .svg
cli-animate-from = börja efter handling N ({ $default })
cli-animate-to = sluta efter handling N; annars partiets slut
cli-animate-width = bredd i bildpunkter, högst 1200 ({ $default })
cli-animate-output = animationen, .gif eller .webp
cli-number = Ett heltal från { $low } till { $high }.
cli-rules = regler { $letter }
cli-maturity = { $maturity ->
    [alpha] ofullständigt än
    [beta] fullständigt, prövas fortfarande
   *[stable] fullständigt
}
