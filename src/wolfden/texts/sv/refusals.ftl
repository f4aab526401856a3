### Vad en server avslår då och då; hämtas när det händer.

## Bord
problem-table-gone = Bordet finns inte. Det kan ha tagits bort.
problem-report-nobody = Det finns inget sådant meddelande eller någon sådan spelare vid det här bordet. Meddelandet kan ha tagits bort.
problem-not-running = { $status ->
    [open] Det går bara i ett pågående parti, och det här har inte börjat än.
    [finished] Det går bara i ett pågående parti, och det här är slut.
   *[abandoned] Det går bara i ett pågående parti, och det här avbröts.
}
problem-not-open = Det går bara innan partiet har börjat.
problem-seat-not-yours = Plats { $seat } är inte din. Välj en av dina egna platser.
problem-seat-both-sides = Du spelar för en annan sida, och från den här platsen skulle du se sådant som din sida inte får veta. Låt någon annan ta över den. Bland vänner kan du också namnge en annan person vid din enhet.
problem-rated-seat = I ett rankat parti spelar ingen annan på din plats, inte heller en bot. Ge upp om du måste gå.
problem-rated-device = I ett rankat parti spelar alla på var sin enhet. Behåll en plats, eller spela orankat.
problem-device-curtain = Någon måste ta enheten först. Tryck på knappen med personens namn.
problem-device-other = Den här vyn tillhör någon annan. Lämna enheten vidare först.
problem-pairing-seat = Platserna lottas här när partiet börjar, så du kan inte välja en. Sätt dig utan att välja plats.
problem-pairing-people = Här söker människor andra människor, så botkonton kan inte sätta sig. Sök motspelare: botkonton paras ihop med varandra.
problem-not-seated = Du har ingen plats vid det här bordet.
problem-no-free-seat = Ingen plats är ledig här. Du kan titta på eller be värden om en inbjudan.
problem-seat-not-free = Plats { $seat } är inte ledig. Du kan titta på eller be värden om en inbjudan.
problem-seat-held = { $name } har plats { $seat }. Välj en annan plats.
problem-seat-not-kept = Plats { $seat } är inte reserverad för en inbjuden spelare.
problem-seat-empty = Plats { $seat } är fortfarande tom. Bjud in en spelare, eller sätt en bot där.
problem-no-such-seat = Det finns ingen plats { $seat } här: bordet har plats 1 till { $seats }.
problem-undo-too-far = Det är för långt tillbaka för att ångra, och vid det här bordet tillfrågas inte de andra spelarna.
problem-undo-not-own = Du kan bara be om att få ångra egna handlingar.
problem-answer-late = Den frågan är redan avgjord.
problem-answer-not-asked = Du är inte tillfrågad, eller så har du redan svarat.
problem-rematch-later = Du kan spela igen när det här partiet är slut.
problem-rematch-not-seated = Bara det här bordets spelare kan spela igen.
problem-tables-enough = Du är värd för { $most } bord som är öppna eller pågår, och fler är inte tillåtna. Avsluta eller lämna ett först.

## Se tillbaka och lära sig
problem-replay-not-begun = Det finns inget att se än: partiet har inte börjat.
problem-eyes-unknown = ”{ $eyes }” är inte en plats. Ange numret på en plats: { $known }.
problem-no-watchers = Åskådare är inte tillåtna vid det här bordet.
problem-own-eyes-only = Så länge partiet pågår kan du bara se det från dina egna platser.
problem-no-such-step = Handling { $step } finns inte: partiet har handling 0 till { $last }.
problem-play-on-later = Du kan spela vidare härifrån när det här partiet är slut.
problem-play-on-seats = Partiet har { $seats } platser, inte { $named }.
problem-guide-none = Det här spelet har inget första parti med guide än.
problem-puzzle-gone = Uppgiften finns inte. Den kan ha tagits bort.

## Klockor
problem-clock-bank = En klocka behöver minst { $seconds } sekunder per spelare.
problem-rated-clock = Ett rankat parti behöver en klocka. Välj en, eller spela utan rating.
problem-time-lost = Din tid har tagit slut för gott här, så du kan inte ta tillbaka platsen.
problem-sleep-days = Nattpaus är bara möjlig i korrespondenspartier.
problem-sleep-same = Nattpausen kan inte börja och sluta samtidigt.
problem-zone-unknown = Det finns ingen tidszon ”{ $zone }”. Skriv den som ”Europe/Stockholm”.
problem-holiday-length = En semester måste sluta i framtiden och kan vara högst { $days } dagar.
problem-holiday-far = En semester börjar inom de närmaste { $days } dagarna.
problem-holiday-early = Mellan två semestrar måste det gå { $days } dagar. Välj en senare dag.
problem-push-keys = Den här webbläsarens nycklar för push-meddelanden går inte att använda. Stäng av och slå på aviseringar igen.
problem-player-gone = Den här spelaren finns inte längre.
problem-invite-unknown = Du kan bjuda in spelare som du har spelat klart ett parti med. Skicka andra en länk.
problem-group-gone = Gruppen finns inte, eller så är du inte med i den. Be en medlem om länken.
problem-group-owner-only = Det får bara gruppens ägare göra.
problem-groups-enough = Du kan vara med i högst { $most } grupper, och en grupp har högst { $members } medlemmar.
problem-not-welcome = Du kan inte gå med här.
problem-tournament-gone = Turneringen finns inte. Den kan ha tagits bort.
problem-tournament-clock = En turnering behöver en klocka. Välj en.
problem-tournament-most = Alla mot alla har högst { $most } spelare. Välj färre eller schweizersystem.
problem-tournament-full = Alla { $most } platser i turneringen är tagna.
problem-tournament-people = Botkonton kan inte delta i den här turneringen. Välj en där arrangören släpper in dem.
problem-tournament-same = Du är redan med i den här turneringen, själv eller med ett botkonto. Var och en deltar en gång.
problem-tournament-group = Bara gruppens medlemmar får spela i den här turneringen.
problem-tournament-invited = Turneringen är för inbjudna spelare. Be arrangören om länken.
problem-tournament-status = { $status ->
    [open] Turneringen har inte börjat än.
    [running] Turneringen pågår redan.
   *[finished] Turneringen är slut.
  }
problem-tournament-few = Det är för få spelare: minst { $seats } behövs.
problem-tournament-player = Spelaren är inte med i turneringen.
problem-organiser-only = Det får bara turneringens arrangör göra.
problem-organiser-plays = Du spelar själv i den här turneringen, så du kan inte ta bort spelare eller avsluta ronder. Lämna den först som spelare.
problem-tournaments-enough = Du ordnar { $most } turneringar som inte är slut, och fler är inte tillåtna. Avsluta eller ta bort en först.

## Titta, prata, markera
problem-watcher-plays = Åskådare kan inte handla. Ta en plats först.
problem-watcher-marks = Åskådare kan inte markera något. Ta en plats först.
problem-room-closed = Du kan inte skriva i den här chatten.
problem-marks-large = För många märken: högst { $most } byte.
problem-marks-room = Märken är bara för dig själv eller ditt lag.
problem-marks-deep = Märkena kan inte sparas: de är nästlade för djupt.

## Botkonton
problem-bot-no-codes = Ett botkonto har en token; det har inga enhetskoder.
problem-bot-no-bots = Ett botkonto kan inte ha egna bottar.
problem-bots-enough = Du har redan { $most } botkonton, och det är gränsen. Ta bort ett först.
problem-documents-enough = Filerna till dina bord har tillsammans { $most } tecken, och fler får det inte bli. Använd en fil som du har använt förut, eller ingen.
problem-jobs-waiting = Flera av dina frågor eller filer behandlas fortfarande. Vänta på ett svar och försök sedan igen.
problem-database-busy = Databasen har för mycket att göra just nu, så ingenting gjordes. Försök igen om en stund.
problem-bot-account-none = Du har inget sådant botkonto.

## Adresser
problem-nothing-there = Inget hittades på { $path }.
problem-figures-local = Serverns mätvärden kan bara läsas på datorn den körs på.
problem-host-malformed = Begäran anger sin värd eller sitt ursprung på ett sätt som inte går att läsa.
problem-head-too-large = Begärans huvudfält eller slutfält är längre än { $kilobytes } kB eller fler än { $lines } rader.
problem-null-character = En text i begäran har ett nolltecken, som inte kan sparas. Ta bort det.
problem-mail-link = Länken är inte giltig. Den kan ha gått ut.

## The door
problem-door-closed = Den här serverns dörr är stängd. Ladda om sidan och skriv lösenordet eller en kod.
problem-door-wrong = Det här är varken lösenordet eller en giltig kod. Kontrollera vad du skrev. En inbjudan släpper bara in en gång.
problem-door-wait = { $seconds ->
    [one] Tio felaktiga försök kom från ditt nätverk. Vänta { $seconds } sekund och försök igen.
   *[other] Tio felaktiga försök kom från ditt nätverk. Vänta { $seconds } sekunder och försök igen.
}
