### Texts of the pages outside a running game.

page-title = Wolfden: vlčí deskové hry
tab-your-turn = ● Jste na tahu: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Přejít na obsah
nav-label = Wolfden
nav-me = Moje stránka
nav-history = Moje historie
close = Zavřít
cancel = Zrušit
save = Uložit
yes = Ano
no = Ne
loading = Okamžik…
page-is-old = Wolfden má novou verzi. Načtěte stránku znovu a pokračujte; vaše partie je uložená.
reload = Načíst znovu
go-home = Ke hrám

theme-to-snow = Přepnout na světlý vzhled
theme-to-night = Přepnout na tmavý vzhled

## Landing

landing-title = Vlčí deskové hry na jedno klepnutí
landing-lead = Hned proti botům, nebo s přáteli přes odkaz. Bez registrace, bez instalace.
puzzles-title = Úlohy dne
analysis-heading = Analytická deska
puzzles-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
  }
game-facts = Hráčů: { $min }–{ $max }
game-time = { $from }–{ $to } min
game-weight = { $weight ->
    [light] snadná
    [heavy] náročná
   *[medium] středně náročná
}
play-now = Hrát
invite-friends = S přáteli
pair = Najít soupeře
pair-text = Najdeme vám soupeře, kteří chtějí hrát totéž.
pair-seats = Hráčů
switch-rated = Hodnocená
switch-rated-help = Výsledek se počítá do hodnocení hráčů. Nápovědy jsou vypnuté.
switch-fill = Boti na volná místa
switch-fill-help = Po minutě, u korespondenčních partií po hodině, obsadí volná místa boti.
waiting-fill = Volná místa obsadí boti v { $time }.
waiting-drawn = Místa se losují na začátku hry.
nav-people = Spoluhráči
nav-groups = Skupiny
nav-tournaments = Turnaje
lobby-groups = Z mých skupin
setup-group = Tento stůl uvidí členové skupiny na své úvodní stránce.
set-up = Nastavit
lobby-mine = Moje stoly
lobby-open = Otevřené stoly
lobby-open-empty = Teď žádný stůl nečeká na hráče. Otevřete svůj a zveřejněte ho.
lobby-finished = Poslední partie
lobby-finished-empty = Zatím žádné dohrané veřejné partie.
live-heading = Stojí za zhlédnutí
live-empty = Právě teď se žádná veřejná partie nehraje.
live-watch = Sledovat
live-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
live-board = Herní plán hry { $title }: { $names }
unofficial = Wolfden je neoficiální fanouškovský projekt. Názvy her jen říkají, o čí pravidla jde; texty, kresby, kód a rekonstruované plány jsou naše vlastní.

state-your-turn = Jste na tahu
state-time-left = zbývá { $time }
seat-on-holiday = { $name } (na dovolené)
turns-waiting = { $count ->
    [one] Čeká na vás jedna partie
    [few] Čekají na vás { $count } partie
   *[other] Čeká na vás { $count } partií
  }
turns-next = Další partie
state-open = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
state-running = hraje se
state-won = vítězství: { $winners }, { $date }
state-draw = remíza, { $date }
state-ended = konec { $date }
state-abandoned = ukončeno

guest-name = Vlk { $number }
seat-free = Místo { $number }, volné
seat-stand-in = { $name } (bot)
seat-helped = { $name } (dohrál bot)
bot-account = { $name } (účet bota)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Zatoulaný bot
    [greedy] Hladový bot
    [pup] Bot nováček
    [cub] Bot vlče
    [yearling] Bot mladý vlk
    [hunter] Bot stopař
    [alpha] Bot veterán
    [legend] Legendární bot
   *[other] Bot { $level }
}
bot-option = { $level ->
    [random] { bot-level }: hraje náhodně
    [greedy] { bot-level }: bere první, co vidí
    [pup] { bot-level }: na první hru
    [cub] { bot-level }: snadný
    [yearling] { bot-level }: střední
    [hunter] { bot-level }: náročný
    [alpha] { bot-level }: silný
    [legend] { bot-level }: mistr, přemýšlí nejdéle
   *[other] { bot-level }
}
bot-style = { $style ->
    [bold] odvážný
    [patient] trpělivý
    [vengeful] pomstychtivý
   *[other] { $style }
}
bot-style-option = { $style ->
    [none] Vyrovnaný: bez sklonů
    [bold] Odvážný: riskuje a útočí
    [patient] Trpělivý: hraje opatrně a čeká na svou chvíli
    [vengeful] Pomstychtivý: jde po nejsilnějším soupeři
   *[other] { $style }
}
bot-level-choice = Úroveň
bot-character = Styl hry: { $name }
seat-character = { $name } ({ bot-style })
bot-ratings-help = Číslo u bota je jeho hodnocení, změřené při { $players } hráčích: nejslabší úroveň má { $first } a náskok 200 bodů znamená asi 3 výhry ze 4 her proti jednomu soupeři. Měřilo se s { $least }–{ $most } simulacemi na rozhodnutí; silní boti tu přemýšlejí déle.
bot-ratings-rules = { $options ->
    [none] Změřeno podle verze pravidel { $rules }.
   *[other] Změřeno podle verze pravidel { $rules } ({ $options }).
  }

## Set-up

setup-title = Nový stůl: { $title }
setup-seats = Místa
setup-rules = Pravidla u tohoto stolu
setup-edition = Vydání
setup-edition-default = Wolfden
setup-edition-own = Vlastní výběr
setup-edition-help = Vyberte tištěné vydání, nebo nastavte každé pravidlo zvlášť.
setup-edition-change = { $option }: { $value }
setup-table = Stůl
setup-start = Začít hru
setup-open = Otevřít stůl
setup-preview = Ukázka plánu
setup-no-preview = Tento plán nelze zobrazit. Zkontrolujte nastavení.
setup-clock = Hodiny
setup-clock-kind = { $kind ->
    [none] bez hodin
    [quick] 10 minut + 10 sekund na akci
    [live] 30 minut + 20 sekund na akci
   *[days] korespondenčně: 3 dny + 12 hodin na akci
}
seat-kind-me = hraji já
seat-kind-here = hraje někdo u tohoto zařízení
seat-kind-open = pro každého s odkazem
seat-kind-invited = jen na osobní pozvánku
seat-add = Přidat místo
seat-remove = Odebrat: { $name }
seat-person = Jméno hráče ({ $role })
setup-device = O toto zařízení se dělí více lidí. Co jeden ví a druhý vidět nesmí, zakryje mezi tahy opona.
switch-hints = Nápovědy
switch-hints-help = Hráči se mohou zeptat, co by zahrál silný bot a jaké mají šance.
switch-aids = Pátrací pomůcka
switch-aids-help = Ukazuje na plánu, co lze vyvodit z veřejných informací.
switch-watchers = Diváci
switch-watchers-help = Dívat se může každý s odkazem; skryté zůstává skryté.
switch-sleep = Noční klid
switch-sleep-help = Dokud spíte, hodiny všem hráčům stojí.
switch-public = Veřejný
switch-public-help = Stůl je uveden na úvodní stránce a přisednout smí každý.

## Waiting room

waiting-lead = Pošlete přátelům odkaz. Hra začne sama, jakmile budou všechna místa obsazena.
waiting-person = Hraje někdo tady
waiting-person-name = Jméno hráče
waiting-invited = Máte pozvánku. Sedněte si, nebo zůstaňte divákem.
sit-down = Sednout si
start = Začít
start-with-bots = Začít hned s boty
leave = Odejít od stolu
add-bot = Posadit bota
open-seat = Otevřít toto místo
invite-link = Odkaz na tento stůl
invite-one = Pro jednoho: místo dostane, kdo odkaz otevře první
copy-link = Kopírovat odkaz
share-link = Sdílet…
link-copied = Odkaz je zkopírován.
text-copied = Zkopírováno.
link-not-copied = Odkaz se nepodařilo zkopírovat. Označte ho a zkopírujte ručně.
qr-alt = Tentýž odkaz jako QR kód

## My page

me-title = Moje stránka
me-name = Jméno pro ostatní hráče
me-saved = Uloženo.
me-settings = Na tomto zařízení
language = Jazyk
language-auto = jako prohlížeč
me-theme = Vzhled
me-theme-auto = jako systém
me-theme-night = tmavý
me-theme-snow = světlý
me-sounds = Zvuky
sound-impossible = Tento prohlížeč zvuky nepřehraje
volume-signals = Upozornění: jste na tahu, konec partie
volume-moments = Co se děje na plánu
volume-ambience = Tiché pozadí
me-land = Krajina na plánech
me-land-painted = malovaná
me-land-plain = jednoduchá
me-motion = Animace
me-motion-auto = jako systém
me-motion-on = zapnuto
me-motion-off = vypnuto
me-pace = Ukazovat tahy ostatních
me-pace-auto = krok za krokem
me-pace-slow = pomalu
me-pace-fast = rychle
me-pace-off = hned
me-confirm = Žádat potvrzení
me-confirm-turn-end = u akcí, které vás něco stojí
me-confirm-always = u každé akce
me-confirm-never = nikdy
me-shortcuts = Klávesové zkratky u stolu (jedno písmeno či číslice)
notifications = Upozornit, když jsem na tahu
notifications-refused = Prohlížeč upozornění z této stránky blokuje. Povolte je v jeho nastavení.
notifications-open-only = Tento prohlížeč nepřijímá zprávy push: upozornění přijdou, jen když je Wolfden otevřený.
me-away = Když tu nejste
me-away-text = U korespondenčních partií vám můžeme dát vědět, že jste na tahu. Co nechcete, nechte prázdné.
me-email = E-mail
me-email-unconfirmed = Zatím nepotvrzeno. Otevřete odkaz v e-mailu, který jsme tam poslali.
me-email-confirmed = Potvrzeno.
me-email-off = Tento server neposílá e-maily.
me-webhook = Webhook
me-webhook-help = Adresa kanálu v Discordu nebo podobné službě. Začíná https://.
me-sleep = Noční klid
me-sleep-help = V tuto dobu ({ $zone }) vám nic nepošleme. Nové korespondenční partie nabídnou, že se hodiny zastaví.
me-from = Od
me-to = Do
me-holiday = Dovolená
me-holiday-text = Vaše hodiny v korespondenčních partiích stojí a nic vám neposíláme. Dovolená trvá nejvýš { $days } dní a mezi dvěma dovolenými musí být aspoň { $days } dní.
me-holiday-take = Vzít si dovolenou
me-holiday-planned = Dovolená od { $start } do { $end }.
me-holiday-end = Ukončit dovolenou
offline-title = Jste offline
offline-text = Nic se neztratilo: každá potvrzená akce je uložená. Hodiny korespondenčních partií běží dál.
offline-again = Zkusit znovu
docs-link = Dokumentace (anglicky)
docs-missing = Dokumentace zde není sestavená
docs-missing-text = V klonu Wolfdenu ji sestaví příkaz „make docs“; „make play“ to dělá na pozadí. Do té doby ji najdete jako textové soubory ve složce „docs“.
devices = Další zařízení
devices-text = Kód přenese vaše jméno a vaše místa na jiné zařízení. Platí jednou, deset minut. Obnovovací kód platí, dokud ho nepoužijete: uložte ho na bezpečné místo.
device-code = Kód pro jiné zařízení
device-link = Otevřete na druhém zařízení
recovery-code = Obnovovací kód
code-here = Mám kód
delete-me = Smazat vše o mně
delete-me-sure = Smazat vše? Vaše místa převezmou boti. Vrátit to nelze.
delete-me-do = Smazat vše
own-data = Stáhnout moje data
me-games = Moje partie
me-games-empty = Ještě jste nehráli. Partie proti botům je na jedno klepnutí.
me-games-more = Další
move-title = Pokračovat na tomto zařízení
move-text = Toto zařízení převezme jméno a místa druhého.
move-text-known = Toto zařízení je teď { $name }. Budete-li pokračovat, převezme jméno a místa druhého.
move-do = Pokračovat tady

## When something is not there

missing-title = Stránka nenalezena
missing-text = V adrese může být překlep, nebo se stránka přestěhovala.
unreachable-title = Server neodpovídá
unreachable-text = Nic se neztratilo: každá potvrzená akce je uložena. Stránka to zkouší znovu každé dvě sekundy.
table-missing-title = Tento stůl neexistuje
table-missing-text = V odkazu může být překlep, nebo byl stůl odstraněn.
table-closed-title = U tohoto stolu nejsou diváci povoleni
table-closed-text = Vidí ho jen jeho hráči.
table-unknown-title = Tento prohlížeč už neznáme
table-unknown-text = Začněte znovu z úvodní stránky, nebo na stránce „{ nav-me }“ zadejte kód z jiného zařízení.
table-old-title = Pravidla se od začátku této partie změnila
table-old-text = Nedá se v ní pokračovat. Hodiny se zastavily. Můžete ji opustit, vzdát se, nebo ji společně ukončit.
abandoned-title = Tato partie byla ukončena
abandoned-text = Skončila bez výsledku.

## Errors

error-offline = Server teď není dostupný. Nic se nezměnilo; zkuste to za chvilku.
error-stale = Někdo byl rychlejší a pozice se změnila. Vyberte znovu.
error-illegal-action = To tu není dovoleno.
error-bad-notation = Taková akce v této hře není. Vyberte ji ze seznamu.
error-bad-request = Server požadavku nerozuměl. Nic se nezměnilo.
error-bad-setup = S tímto nastavením nelze stůl vytvořit.
error-bad-replay = Tento soubor nelze použít jako záznam partie.
error-wrong-seat = Nejste na tahu. Počkejte na svůj tah a vyberte znovu.
error-wrong-state = To u tohoto stolu teď nejde. Načtěte stránku znovu a uvidíte, jak partie stojí.
error-nothing-to-undo = Nic nelze vzít zpět: něco se odkrylo, nebo už hrál někdo jiný.
error-no-guest = Tento prohlížeč už neznáme. Načtěte stránku znovu.
error-foreign-origin = Požadavek přišel z jiného webu a byl odmítnut.
error-foreign-host = Server pod tímto jménem není znám. Správce ho může přidat volbou --hosts.
error-not-yours = Toto místo patří jinému hráči.
error-not-allowed = To tento stůl nedovoluje.
error-not-found = Nenalezeno. Možná už to bylo odstraněno.
error-banned = Správce tohoto serveru vás zablokoval: můžete se dívat, ale ne si sednout ani psát.
error-unknown-title = Taková hra tu není.
error-seat-taken = Toto místo právě někdo obsadil. Vyberte jiné.
error-too-many = To bylo moc rychle. Chvilku počkejte a zkuste to znovu.
error-too-large = To je příliš velké. Zkraťte to a zkuste znovu.
error-storage = Server teď nemůže nic uložit. Nic se nezměnilo; zkuste to později.
error-failed = Na serveru se něco pokazilo. Je to v jeho záznamu; nic se nezměnilo.
error-other = To se nepovedlo. Nic se nezměnilo.
request-number = Sdělte správci toto číslo: { $request }
reported = Nahlášeno. Správce tohoto serveru se na to podívá.
