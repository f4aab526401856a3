### Texts of the pages outside a running game.

page-title = Wolfden: vlčí deskové hry
tab-your-turn = ● Jste na tahu: { $name }
tab-table = { $name }: Wolfden
skip-to-page = Rovnou na stránku
nav-label = Wolfden
nav-me = Moje stránka
close = Zavřít
cancel = Zrušit
save = Uložit
yes = Ano
no = Ne
loading = Okamžik…
page-is-old = Wolfden má novou verzi. Načtěte stránku znovu a pokračujte; s vaší partií se nic nestane.
reload = Načíst znovu
go-home = Ke hrám

theme-to-snow = Přepnout na světlý vzhled
theme-to-night = Přepnout na tmavý vzhled

## Landing

landing-title = Vlčí deskové hry na jedno klepnutí
landing-lead = Hned proti botům, nebo s přáteli přes odkaz. Bez registrace, bez instalace.
puzzles-title = Úlohy dne
puzzles-streak = { $count ->
    [one] Řešíte { $count } den v řadě.
    [few] Řešíte { $count } dny v řadě.
   *[other] Řešíte { $count } dní v řadě.
  }
game-facts = Hráčů: { $min }–{ $max }
play-now = Hrát
invite-friends = S přáteli
set-up = Nastavit
lobby-mine = Moje stoly
lobby-open = Otevřené stoly
lobby-open-empty = Teď nikdo nehledá společnost. Otevřete stůl a zveřejněte ho.
lobby-finished = Poslední partie
lobby-finished-empty = Zatím se tu nedohrála žádná partie. Vaše může být první.
unofficial = Wolfden je neoficiální. Názvy říkají, čí pravidla jsou míněna; texty, kresby, kód a rekonstruované plány jsou naše vlastní.

state-your-turn = Jste na tahu
state-open = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
state-running = hraje se
state-won = vítězství: { $winners }, { $date }
state-ended = konec { $date }
state-abandoned = ukončeno

guest-name = Vlk { $number }
seat-free = Místo { $number }, volné
seat-stand-in = { $name } (bot)
seat-bot = { bot-level } { $number }
bot-level = { $level ->
    [random] Zatoulaný bot
    [greedy] Hladový bot
    [cub] Bot vlče
    [hunter] Lovecký bot
    [alpha] Alfa bot
    [legend] Legendární bot
   *[other] Bot { $level }
}

## Set-up

setup-title = Stůl: { $title }
setup-seats = Místa
setup-rules = Pravidla u tohoto stolu
setup-table = Stůl
setup-start = Začít hru
setup-open = Otevřít stůl
setup-preview = Ukázka plánu, jak může vypadat
setup-no-preview = Tento plán nelze nakreslit: podívejte se na volby.
setup-clock = Hodiny
setup-clock-kind = { $kind ->
    [none] bez hodin
    [quick] 10 minut + 10 sekund za akci
    [live] 30 minut + 20 sekund za akci
   *[days] na dny: 3 dny + 12 hodin za akci
}
seat-kind-me = hraji já
seat-kind-open = pro každého s odkazem
seat-kind-invited = jen na osobní pozvánku
seat-add = Přidat místo
seat-remove = Odebrat: { $name }
switch-hints = Nápovědy
switch-hints-help = Hráči se mohou zeptat, co by zahrál silný bot a jak na tom jsou.
switch-aids = Pátrací stůl
switch-aids-help = Na plánu lze ukázat, co plyne z veřejně známého.
switch-watchers = Diváci
switch-watchers-help = Dívat se může každý s odkazem; skryté nevidí nikdo.
switch-public = Veřejný
switch-public-help = Stůl je uveden na první stránce.

## Waiting room

waiting-lead = Pošlete přátelům odkaz. Hra začne sama, jakmile budou všechna místa obsazena.
waiting-invited = Máte pozvánku. Sedněte si, nebo zůstaňte divákem.
sit-down = Sednout si
start = Začít
start-with-bots = Začít hned, na volná místa boti
leave = Odejít od stolu
add-bot = Raději bot
open-seat = Otevřít toto místo
invite-link = Odkaz na tento stůl
invite-one = Pro jednoho: místo dostane, kdo odkaz otevře první
copy-link = Kopírovat odkaz
share-link = Sdílet…
link-copied = Odkaz je zkopírován.
link-not-copied = Odkaz se nepodařilo zkopírovat. Označte ho a zkopírujte ručně.
qr-alt = Tentýž odkaz jako QR kód

## My page

me-title = Moje stránka
me-name = Jak vám říkají ostatní
me-saved = Uloženo.
me-settings = Na tomto zařízení
language = Jazyk
language-auto = jako prohlížeč
me-theme = Vzhled
me-theme-auto = jako systém
me-theme-night = noc
me-theme-snow = sníh
me-sounds = Zvuky
me-sounds-turn = když jsem na tahu
me-sounds-all = každý krok
me-sounds-none = žádné
me-motion = Pohyb figurek
me-motion-auto = jako systém
me-motion-on = ano
me-motion-off = ne
me-pace = Tahy ostatních se ukazují
me-pace-auto = krok za krokem
me-pace-slow = pomalu
me-pace-fast = rychle
me-pace-off = hned
me-confirm = Ptát se předem
me-confirm-turn-end = na to, co ukončí tah
me-confirm-always = na všechno
me-confirm-never = na nic
me-shortcuts = U stolu jsou jednotlivá písmena a číslice zkratkami
notifications = Upozornit mimo stránku, když jsem na tahu
notifications-refused = Prohlížeč této stránce upozornění nedovoluje.
devices = Další zařízení
devices-text = Kód přenese vaše jméno a vaše místa na jiné zařízení. Platí jednou, deset minut. Obnovovací kód platí, dokud ho nepoužijete: dobře ho uschovejte.
device-code = Kód pro jiné zařízení
device-link = Otevřete na druhém zařízení
recovery-code = Obnovovací kód
code-here = Mám kód
delete-me = Smazat vše o mně
own-data = Stáhnout vše, co je o vás uloženo
delete-me-sure = Opravdu smazat: vaše místa převezmou boti, nic nelze vrátit
me-games = Moje partie
me-games-empty = Ještě jste nehráli. Partie proti botům je na jedno klepnutí.
move-title = Pokračovat na tomto zařízení
move-text = Toto zařízení převezme jméno a místa druhého.
move-text-known = Toto zařízení je teď { $name }. Budete-li pokračovat, převezme jméno a místa druhého.
move-do = Pokračovat tady

## When something is not there

missing-title = Tady nikdo nebydlí
missing-text = Adresa může být překlep, nebo se stránka přestěhovala.
unreachable-title = Server neodpovídá
unreachable-text = Nic se neztratilo: každý potvrzený tah je uložen. Stránka to zkouší znovu každé dvě sekundy.
table-missing-title = Tento stůl neexistuje
table-missing-text = V odkazu může být překlep, nebo byl stůl odstraněn.
table-closed-title = U tohoto stolu nejsou diváci povoleni
table-closed-text = Vidí ho jen ti, kdo u něj sedí.
table-unknown-title = Tento prohlížeč už neznáme
table-unknown-text = Začněte znovu z první stránky, nebo na své stránce použijte kód z jiného zařízení.
abandoned-title = Tato partie byla ukončena
abandoned-text = Skončila bez výsledku.

## Errors

error-offline = Server teď není dostupný. Nic se nezměnilo; zkuste to za chvilku.
error-stale = Někdo byl rychlejší: situace se změnila. Podívejte se znovu a vyberte.
error-illegal-action = To tu není dovoleno.
error-bad-notation = To není akce této hry.
error-bad-request = Server tomu nerozuměl. Nic se nezměnilo.
error-bad-setup = S tímto nastavením nelze stůl vytvořit.
error-bad-replay = Tento záznam partie nelze použít.
error-wrong-seat = Už nejste na tahu.
error-wrong-state = To u tohoto stolu teď nejde.
error-nothing-to-undo = Nic nelze vzít zpět: něco se odkrylo, nebo už hrál někdo jiný.
error-no-guest = Tento prohlížeč už neznáme. Načtěte stránku znovu.
error-foreign-origin = Požadavek přišel z jiného webu a byl odmítnut.
error-not-yours = Toto místo patří někomu jinému.
error-not-allowed = To tento stůl nedovoluje.
error-banned = Správce tohoto serveru vás zablokoval: můžete se dívat, ale ne si sednout ani psát.
error-not-found = To neexistuje, nebo už ne.
error-unknown-title = Taková hra tu není.
error-seat-taken = Toto místo už někdo obsadil.
error-too-many = To bylo moc rychle. Chvilku počkejte a zkuste to znovu.
error-too-large = To je příliš velké.
error-storage = Server teď nemůže nic uložit. Nic se nezměnilo; zkuste to později.
error-failed = Na serveru se něco pokazilo. Je to v jeho záznamu; nic se nezměnilo.
error-other = To se nepovedlo. Nic se nezměnilo.
request-number = Sdělte správci toto číslo: { $request }
