### Texts of a table and of a replay, the same for every title.

board-label = Herní plán
board-keys = Herní plán. Šipkami po něm chodíte, Page Down jde na další volbu, Enter vybírá, L ukáže všechny možnosti.
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
full-screen = Celá obrazovka
layers = Vrstvy
why-not = Proč ne?
pen = { $room ->
    [team] Značky týmu
   *[own] Moje značky
}
pen-help = Klepnutím místo označíte, tažením z jednoho na druhé nakreslíte šipku.
pen-text = Text další značky
pen-clear = Smazat

## Action bar

action-bar-label = Co dělat
waiting-for = Na tahu: { $names }
device-next = Další je na tahu { $name }.
device-pass = Předejte zařízení: { $name }
device-lead = Teď se nikdo jiný nedívá.
device-take = Zařízení má { $name }
device-others = Má se podívat někdo jiný?
device-people = Lidé u tohoto zařízení
device-also = Nebo hraje { $name }
device-follow = Otáčet plán k tomu, kdo je na tahu
waiting-chance = Rozdává se…
watching = Přihlížíte.
follow-stop = Pozastavit
follow-go = Pokračovat
follow-step = Jedna akce
follow-skip = Na aktuální stav
show-again = Přehrát tahy ostatních
confirm-question = Potvrdit tuto akci?
farewell-title = Vaše hra tu končí
farewell-text = Vaše smečka padla. Děkujeme za hru: sledujte, jak to dopadne, nebo začněte novou.
farewell-over = Vaše smečka padla. Děkujeme za hru.
take-back-word = Vzít zpět poslední volbu
choose-on-board = { $count ->
    [one] Na plánu je zvýrazněno { $count } místo.
    [few] Vyberte jedno ze zvýrazněných míst ({ $count }).
   *[other] Vyberte jedno ze zvýrazněných míst ({ $count }).
}
more-choices = ještě { $count }
choices-count = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  }
tap-parts = Nebo klepněte na kartičky, kterými platíte.
list-choices = Seznam všech možností a řádek k psaní
undo = Zpět
hint = Nápověda
hint-says = Silný bot by zahrál:
hint-take = Zahrát to
hint-thinking = Silný bot přemýšlí…
hint-then = Potom:
hint-why-chance = Šance na výhru asi { $percent } %. Místo toho { $action }: asi { $other } %.
hint-why-tally = Do vašeho příštího tahu, { $name }, { $part }: { $now } → { $preferred }. Místo toho { $action }: { $chosen }.
hint-why-trials = Nejlepší z { NUMBER($count) } pokračování, která prozkoumal.
command-label = Akce
command-run = Zahrát

## Planning ahead

plan-ahead = Plánovat dopředu
plan-expect = Zahrajte, co čekáte od hráče { $name }.
plan-reply = Teď zahrajte svou odpověď, nebo se vraťte o krok.
plan-chance = Tady rozhoduje náhoda, a tak tu plán končí.
plan-keep = Uložit plán
plan-remove = Odebrat
plan-moved-on = Partie pokročila. Naplánujte znovu odtud.
plan-ended = { $why ->
    [done] Váš plán byl zahrán až do konce.
    [undone] Váš plán padl: některá akce byla vrácena.
    [illegal] Váš plán padl: odpověď nebyla dovolena.
   *[other] Váš plán padl: bylo zahráno něco jiného.
  }

## Packs, clocks, chances

packs-label = Hráči
is-bot = Bot
is-away = pryč
is-on-holiday = na dovolené
is-thinking = na tahu
your-turn = jste na tahu
chances = Šance
chance-of = { $name }: { $percent } %
chances-certainty = { $certainty ->
    [low] zatím jen tip
   *[fair] hrubý odhad
}
chances-certainty-help = { $certainty ->
    [low] V této fázi hry jsou šance sotva lepší než hádání.
   *[fair] V této fázi hry jsou šance jen hrubý odhad.
}
chances-measured = Jak dalece jim lze věřit, bylo změřeno při jiných pravidlech ({ $options }).
connection-lost = Spojení je přerušeno. Potvrzené akce jsou uloženy; znovu se připojujeme…
try-now = Zkusit hned

## Log and chat

log = Záznam
log-label = Co se stalo
log-empty = Zatím se nic nestalo.
# Read out in place of an arrow: "h6, then j7".
arrow-aloud = potom
log-new = nové od vaší poslední návštěvy
log-undo = { $who } bere zpět poslední akci
log-end = { $reason ->
    [resigned] { $who } se vzdává
    [timeout] { $who }: čas vypršel
   *[other] Partie je ukončena
}
recap-title = Mezitím se stalo
recap-done = Dál
chat-unread = { $unread ->
    [0] Chat
   *[other] Chat ({ $unread })
}
chat-label = Zprávy
chat-rooms = Místnosti
chat-room = { $room ->
    [team] Tým
    [watchers] Diváci
   *[players] Stůl
}
chat-empty = { $room ->
    [team] Tohle čte jen váš tým.
    [watchers] Tady si povídají diváci; hráči si to přečtou po hře.
   *[players] Pozdravte spoluhráče.
}
chat-field = Napsat zprávu
chat-send = Poslat
chat-report = Nahlásit
chat-report-sure = Opravdu nahlásit?

## The table's own affairs

table-menu = Stůl
help = Pomoc
sound-on = Zvuky zapnuty
sound-off = Zvuky vypnuty
hand-to-bot = Ať za mě hraje bot
take-seat-back = Vzít si místo zpět
abandon = Navrhnout konec partie
abandon-alone = Ukončit partii
abandon-not = Stáhnout návrh
resign = Vzdát se
resign-sure = Vzdát tuto partii?
unrated-game = { $why ->
    [bots] Tato partie se nehodnotí: hrál v ní bot, nebo někdo za jiného hráče.
    [same] Tato partie se nehodnotí: jeden člověk hrál za více stran.
    [short] Tato partie se nehodnotí: jedna strana téměř netáhla.
    [often] Tato partie se nehodnotí: tito hráči už spolu dnes odehráli dost hodnocených partií.
    [left] Tato partie se nehodnotí: jeden hráč odešel a prohrál; ostatní hrají dál.
   *[removed] Tato partie se nehodnotí: pořadatel vyřadil hráče.
}
table-about = O hráči { $name }
watching-count = { $count ->
    [0] Žádní diváci
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
ask-undo = Požádat o vrácení akce
ask-undo-alone = Vrátit poslední akci
undo-asked = { $name } žádá o vrácení akce.
undo-asks-you = { $name } žádá o vrácení akce. Souhlasíte?
tabs-label = Listy
tab-me = Já
tab-packs = Hráči
tab-log = Záznam
tab-text = Text
text-next-to = Sousedí: { $names }.
text-choose = Zvolit
text-distances = Vzdálenosti
tab-help = Pomoc
panel-raise = Zvětšit
panel-lower = Zmenšit

## After the game

over-you-won = Vyhráli jste!
over-won = { $count ->
    [one] Vítězství: { $names }.
    [few] Společné vítězství: { $names }.
   *[other] Společné vítězství: { $names }.
}
over-nobody = Nezvítězil nikdo.
over-draw = Remíza.
score-sheet = Bodování
score-total = Celkem
rank = { $rank ->
    [1] 1. místo
    [2] 2. místo
    [3] 3. místo
   *[other] { $rank }. místo
}
rank-draw = Remíza
watch-replay = Záznam partie
rematch = Hrát znovu
rematch-role = Místa se posunula o jedno. Nyní hrajete: { $role }.
tournament-back = K turnaji
graph-scores = Body během hry
graph-chances = Odhad šancí na výhru během hry
graph-guess = Do akce { $ply } jsou tyto šance sotva lepší než hádání.
graph-rough = Do akce { $ply } jsou jen hrubý odhad.
graph-open = Klepnutím na okamžik ho uvidíte v záznamu.
graph-turn = Zlom: akce { $ply }. { $name }: { $before } → { $after }.
ending-resigned = Ostatní se vzdali.
ending-timeout = Čas vypršel.
ending-abandoned = Partie byla ukončena.
## Replay

replay-title = Záznam partie: { $title }
replay-old-rules = Partie se hrála podle verze pravidel { $played }. Zobrazuje se podle verze { $known }, takže se pozice mohou lišit nebo skončit dřív.
replay-tools = Záznam partie
replay-first = Na začátek
replay-back = O akci zpět
replay-play = Přehrát
replay-pause = Pauza
replay-forward = O akci dál
replay-last = Na konec
replay-slider = Okamžik partie
replay-speed = Rychlost
eyes = Pohled
eyes-truth = vše odkryté
eyes-watch = očima diváka
eyes-seat = { $name }
share-moment = Odkaz na tento okamžik
embed-moment = Vložit tento okamžik
embed-open = Otevřít ve Wolfdenu
save-picture = Uložit obrázek
save-animation = Uložit animaci
animation-text = Z části partie vznikne animace ke sdílení. Je-li akcí víc než { $most }, některé se vynechají.
animation-from = Od akce
animation-to = Do akce
animation-busy = Kreslí se…
download = Stáhnout
play-on = Hrát odtud
to-table = Ke stolu

## Help

help-keys = Klávesy
help-key-1 = 1…9
help-key-1-does = vybrat ze seznamu
help-key-2 = ← ↑ ↓ →
help-key-2-does = chodit po plánu
help-key-3 = Enter
help-key-3-does = vybrat, potvrdit
help-key-4 = Backspace
help-key-4-does = vzít zpět poslední volbu
help-key-5 = C
help-key-5-does = potvrdit
help-key-6 = U
help-key-6-does = zpět
help-key-7 = H
help-key-7-does = nápověda
help-key-8 = L
help-key-8-does = seznam všech možností
help-key-9 = /
help-key-9-does = napsat akci
help-key-10 = ?
help-key-10-does = tato pomoc
help-key-11 = B
help-key-11-does = na herní plán
help-key-12 = Page Down, Page Up
help-key-12-does = na plánu: na další věc, kterou lze zvolit
help-key-13 = O
help-key-13-does = k možnostem
help-key-14 = G, T
help-key-14-does = záznam, plán jako text
help-key-15 = R, P
help-key-15-does = znovu ukázat kroky ostatních, pozastavit je

## Review
review-button = Rozebrat partii
analysis-button = Analyzovat odtud
share-picture = Obrázek ke sdílení
picture-failed = Obrázek se nepodařilo vytvořit. Pořiďte snímek obrazovky.
