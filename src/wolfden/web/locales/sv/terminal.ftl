### Det som bara terminalen säger.

## Ett bord
terminal-help = Välj med siffra, eller skriv orden; flera ord eller en hel handling på en gång går bra.
terminal-command-undo = släpp orden du valt; annars ångra din senaste handling, så länge ingen har handlat och inget har delats ut eller avslöjats sedan dess
terminal-command-back = släpp det senaste ordet du valt
terminal-command-why = säg varför en handling, eller dess första ord, inte är tillåten
terminal-command-board = rita bordet igen, med det du kan välja markerat
terminal-command-log = berätta de senaste handlingarna igen, så långt du känner till dem
terminal-command-position = skriv ut ställningen som text (inte där kort eller platser är dolda)
terminal-command-save = spara partiet nu, eller i en annan fil (det sparas ändå efter varje handling)
terminal-command-help = skriv ut den här hjälpen
terminal-command-quit = lämna; partiet sparas
terminal-command-seat = låt en annan plats handla först
terminal-no-number = Det finns inget nummer { $number }: välj 1 till { $last }.
terminal-refused = ”{ $words }” är inte tillåtet här: { $reason } ({ $rule }).
terminal-allowed = ”{ $words }” är tillåtet.
terminal-taken-back = Ångrat: { $action }
terminal-no-word-chosen = Inget ord är valt än; ”undo” ångrar en hel handling.
terminal-position-hidden = ”position” visas inte medan partiet pågår: den nämner det som är dolt.
terminal-hand-over = Tangentbordet går till { $who }, ingen annan tittar. Tryck Enter när du är redo
terminal-others-may-act = { $count ->
    [one] { $names } får också handla, i valfri ordning: ”{ $command }” lämnar över tangentbordet.
   *[other] { $names } får också handla, i valfri ordning: ”{ $command }” lämnar över tangentbordet.
}

## Spara partier
terminal-saved = Sparat i { $path }
terminal-not-saved = Partiet är INTE sparat: prova ”save” och namnet på en annan fil.
terminal-not-kept = Partiet sparades inte: ingen människa sitter vid bordet och ingen --save angavs.
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
terminal-replay-goto = till efter handlingen med det här numret
terminal-replay-play = spela upp till slutet
terminal-replay-help = skriv ut den här hjälpen
terminal-replay-quit = lämna
terminal-replay-beginning = Före den första handlingen.
terminal-replay-start = Det här är början.
terminal-replay-end = Det här är den sista handlingen.
terminal-replay-unfinished = Partiet är inte slut: det fortsätter härifrån.
terminal-replay-goto-what = Skriv ”goto” och ett tal från 0 till { $last }.
terminal-no-command = Det finns inget ”{ $word }” här: { $known }.

## Bräden
terminal-place = Placering
terminal-none-yet = inget än
terminal-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Vargarna
terminal-wolves-legend = ≈ sjö  ▒ ravin · 1A alfavarg för plats 1, p flockvarg, d lya, L näste, n den neutrala flocken · ensam: ensamvarg · en siffra efter byte: så många ligger där
terminal-wolves-lone = ensam
terminal-wolves-phase = { $phase ->
    [crescent] månskära
    [quarter] halvmåne
   *[full] fullmåne
}
terminal-wolves-moon = Månen
terminal-wolves-all-scored = datum { $date }, alla faser är räknade
terminal-wolves-date-now = datum { $date }, i slutet av draget: { $phase }
terminal-wolves-date-ahead = datum { $date }, { $phase } om { $ahead }
terminal-wolves-next = { $phase }: räknas härnäst
terminal-wolves-later = senare
terminal-wolves-tied = lika
terminal-wolves-leads = { $who } leder
terminal-wolves-tiles = brickor
terminal-wolves-pays = betalar
terminal-wolves-prey = byte
terminal-wolves-points = poäng
terminal-wolves-terrain-tokens = { $count } valfri
terminal-wolves-action-tokens = { $count ->
    [one] { $count } handling
   *[other] { $count } handlingar
}

## Age of the Wolf
terminal-age-legend = foder ≈ kust · 1:25L 25 vargar för plats 1 med ledarvargen · ▲ lya · ⚔ anfallare före sin kamp · 1 × björn = 10: rovdjur och vad de är värda · ~ vattenförbindelse, ❄ frusen · -tundra: tundran i samma färg som raden
terminal-age-board = Det här är { $board }.
terminal-age-region = region
terminal-age-prey = foder
terminal-age-there = vilka är där
terminal-age-borders = gränsar till
terminal-age-dens = lyor: { $dens } av { $goal }
terminal-age-wolves = vargar: { $wolves }, { $supply } till i förrådet
terminal-age-fallen = stupad

## Vargens brödraskap
terminal-brotherhood-legend = * särskild by  ° startby  ◆ en by som Besten kan ha valt, med avståndet från Besten i mil · (biskopen) ligger och skyddar inte · †2 två offer · en väg är en mil: byar med nummer, småbyar med namn
terminal-brotherhood-village = by
terminal-brotherhood-beast = Besten
terminal-brotherhood-there = där
terminal-brotherhood-roads = vägar
terminal-brotherhood-hamlets = Småbyar
terminal-brotherhood-beast-perhaps = Besten?
terminal-brotherhood-rounds = Rundor
terminal-brotherhood-victims = Offer
terminal-brotherhood-card = Kort
terminal-brotherhood-no-card = inget gäller
terminal-brotherhood-phase = fas { $phase }
terminal-brotherhood-ours = vårt eget kort
terminal-brotherhood-book = ur regelboken
terminal-brotherhood-hunters = Jägare
terminal-brotherhood-moved = har flyttat
terminal-brotherhood-examined = har undersökt
terminal-brotherhood-spaces = Årstidsrutor
terminal-brotherhood-on-back = †{ $victims } på baksidan
terminal-brotherhood-tokens = Brickor och kort
terminal-brotherhood-marker = svart markör: { $at }
terminal-brotherhood-not-taken = inte tagen
terminal-brotherhood-played = spelade kort: { $cards }
terminal-brotherhood-picked = valda kort: { $cards }
terminal-brotherhood-may-be = Identitet, så vitt jägarna kan veta: { $tokens }
terminal-brotherhood-may-be-in = Besten kan vara i: { $places }
terminal-brotherhood-may-have-chosen = Den kan ha valt: { $places }
terminal-brotherhood-may-choose = Den kan välja härnäst: { $places }
terminal-brotherhood-trace-may-be = Spåret ({ $season }) kan vara: { $tokens }
terminal-brotherhood-face-down = Nedåt ligger: { $village }

## Kommandorad
cli-about = Det digitala hemmet för tre brädspel om vargar.
cli-usage = användning:
cli-arguments = argument
cli-commands = kommandon
cli-options = flaggor
cli-title-options = spelets egna flaggor
cli-more-options = ”{ $command }” visar också spelets flaggor.
cli-play = spela ett parti, ensam, med bottar eller vid samma skärm
cli-replay = stega igenom ett sparat parti
cli-board = dela ut en spelplan och rita den
cli-arena = låt bottar spela mot varandra och mät dem
cli-bench = mät hur fort ett spel spelas
cli-puzzles = gör problem och pröva dem
cli-titles = lista spelen
cli-serve = kör en bordsserver
cli-tables = sköt borden på en server
cli-guests = sköt gästerna på en server
cli-backup = kopiera en servers databas medan den kör
cli-help = visa den här hjälpen och avsluta
cli-version = visa versionen och avsluta
cli-title = vilket spel
cli-players = hur många platser ({ $default })
cli-seats = vilka som sitter där, till exempel human,alpha,cub
cli-seed = gör slump och bottar upprepningsbara
cli-save = var partiet ska sparas
cli-resume = fortsätt ett sparat parti
cli-lang = tala det här språket: { $languages }
cli-file = det sparade partiet
cli-table = bordets beteckning
cli-guest = gästens beteckning
cli-step = börja efter handling N
cli-all = skriv ut alla handlingar och slutet
cli-seat = med den här platsens ögon
cli-position = rita den här ställningen i stället
cli-svg = skriv en bild till den här filen
cli-number = Ett heltal från { $low } till { $high }.
cli-maturity = { $maturity ->
    [alpha] ännu ofullständigt
    [beta] fullständigt, prövas ännu
   *[stable] fullständigt
}
