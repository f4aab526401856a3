### Co říkají příkazy, které měří, tvoří a obsluhují; stránka to nikdy neukazuje.

## Aréna
arena-heading = { $games ->
    [one] { $title }, míst: { $seats }, { $games } partie, --seed { $seed }
    [few] { $title }, míst: { $seats }, { $games } partie, --seed { $seed }
   *[other] { $title }, míst: { $seats }, { $games } partií, --seed { $seed }
}
arena-entrant = účastník
arena-side = { $side ->
    [beast] Bestie: { $bots }
   *[hunters] Lovci: { $bots }
}
arena-games = partií
arena-wins = výher
arena-draws = remíz
arena-share = podíl (95 %)
arena-fair = rovný
arena-rating = hodnocení
arena-score = body
arena-median = medián
arena-p95 = p95
arena-forfeits = kontumací
arena-end = { $times } × { $ending }
arena-forfeited = Bot prohrál kontumačně.
arena-uneven = Místa se rozdělí rovným dílem vždy po { $period } partiích.
arena-forfeit = { $fault ->
    [raised] Partie { $number }: { $bot } na místě { $seat } prohrává kontumačně, skončil chybou ({ $message })
    [illegal] Partie { $number }: { $bot } na místě { $seat } prohrává kontumačně, jeho odpověď není dovolená ({ $message })
    [hung] Partie { $number }: { $bot } na místě { $seat } prohrává kontumačně, vůbec neodpověděl ({ $message })
   *[crashed] Partie { $number }: { $bot } na místě { $seat } prohrává kontumačně, jeho proces skončil ({ $message })
}
arena-more-forfeits = { $count ->
    [one] … a { $count } další kontumace
    [few] … a { $count } další kontumace
   *[other] … a { $count } dalších kontumací
}
arena-no-games = Žádná partie nebyla dohrána.
arena-playing = hraje se
arena-stopped = Zastaveno po { $done } z { $games } partií. Pokračování: stejný příkaz a --out { $path }
arena-kept = Výsledky, záznamy a obrázky: { $path }
arena-no-pictures = Bez obrázků: potřebují matplotlib, pip install 'wolfden[arena]'
arena-dataset = Datová sada: { $path } (partií: { $games }, řádků: { $rows })
arena-rung = { $strong } proti { $weak }
arena-stronger = silnější
arena-weaker = slabší
arena-above = nad rovným
arena-verdict = { $verdict ->
    [above] ano
   *[other] ne
}
arena-repeat = Zopakovat to lze takto:
arena-ratings = Hodnocení s intervaly 95 %
arena-weng-lin = hodnocení podle Wenga a Lina
arena-scores = Body
arena-score-axis = body (čára: průměr)
arena-no-scores = Žádná partie se nedohrála do konce.

## Učení
train-playing = Kolo { $round }: odehrané partie: { $games }, pozice: { $positions }
train-fitting = Kolo { $round }: učení na { $device }, průchod { $pass }, logaritmická ztráta { $loss }
train-measured = Kolo { $round }: logaritmická ztráta { $loss }, ruční odhad { $hand }, náhoda { $uniform }
train-matched = Kolo { $round }: proti dosavadnímu odhadu vyhráno { $share } z { $games } partií, rovný podíl je { $fair }
train-verdict = { $verdict ->
    [kept] Ponecháno: { $path }
   *[dropped] Neponecháno: dál platí dosavadní odhad.
}
train-stopped = Zastaveno. Pokračujte stejným příkazem a --out { $path }

## Tvorba a ověřování úloh
making-on = { $path } pokračuje: partií { $games }, úloh { $puzzles }.
making-game = Partie { $number } z { $games }: okamžiků { $moments }, prohledáno { $searched }, ponecháno { $kept }; úloh zatím { $puzzles }.
making-stopped = Zastaveno. Co se našlo, je v { $path }; stejný příkaz pokračuje.
checking-holds = { $puzzle }: obstála (náskok { $lead } p. b., { $difficulty })
checking-other = { $puzzle }: neobstála, nejčastěji se zkouší „{ $favourite }“ (náskok { $lead } p. b.)
checking-unclear = { $puzzle }: neobstála, odpověď není dost jasná (náskok { $lead } p. b.)
checking-stopped = Zastaveno; ověřeno úloh: { $done } z { $puzzles }.
checking-done = Obstálo úloh: { $held } z { $puzzles }, simulací: { $simulations }.
checking-kept = Úlohy, které obstály, jsou v { $path }

## Měření
bench-no-peer = Není s čím porovnat: nainstalujte doplněk wolfden[bench].
bench-round = kolo { $number } z { $rounds }…
bench-heading = { $how ->
    [compiled] { $title }, míst: { $seats }, náhodně, jedno jádro, zkompilováno
   *[plain] { $title }, míst: { $seats }, náhodně, jedno jádro, prostý Python
}
bench-figure = { $figure ->
    [games_per_s] partií za sekundu
    [decisions_per_s] rozhodnutí za sekundu
    [python_decisions_per_s] rozhodnutí za sekundu z Pythonu
    [copies_per_s] kopií za sekundu
    [state_bytes] bajtů na stav
    [simulations_per_s] simulací za sekundu
   *[decisions_per_game] rozhodnutí na partii
}
bench-ratio = poměr
bench-ends = konce: { $ends }

## New titles
new-title-made = Malá fungující hra je zde: { $path }. Nainstalujte ji, otestujte a zahrajte si:
new-title-next = Pak z ní udělejte svou vlastní. Každý soubor popisuje { $document }.

## Server
serve-at = Wolfden je na { $address }
serve-port-taken = Port { $taken } je obsazený, proto tento server používá port { $port }.
backup-done = Záloha je v { $path }
data-moved = Přesunuto do { $url }: stoly { $tables }, záznamy { $entries }, hosté { $guests }. Teď se každá partie přehraje.
restore-done = { $keys ->
    [true] Záloha je obnovena v { $folder }
   *[other] Záloha je obnovena v { $folder }. Nemá klíče: hosté se vrátí jen s obnovovacím kódem.
}
keys-rotated = { $count ->
    [one] Platí { $count } klíč; od příštího spuštění podepisuje nejnovější
    [few] Platí { $count } klíče; od příštího spuštění podepisuje nejnovější
   *[other] Platí { $count } klíčů; od příštího spuštění podepisuje nejnovější
}
guest-deleted = Host { $guest } je smazán
table-closed = Stůl { $table } je uzavřen; běžící server to provede během několika sekund
table-deleted = Stůl { $table } je smazán; běžící server to provede během několika sekund
guest-banned = Host { $guest } je zablokován; běžící server to provede během několika sekund
guest-unbanned = Host { $guest } smí znovu sedět a psát
report-closed = Hlášení { $report } je vyřízené
invitation-revoked = Pozvánka { $invitation } je odvolána; běžící server to provede během několika sekund
invitation-state = { $state ->
    [used] použita { $day }
    [expired] propadla { $day }
   *[free] volná do { $day }
}
guests-kind = { $kind ->
    [bot] bot
   *[person] člověk
}
game-exported = Partie je v { $path }
tables-fact = { $fact ->
    [table] stůl
    [title] hra
    [rules] verze pravidel
    [status] stav
    [public] veřejný
    [seats] místa
    [actions] akce
    [created] založen
    [moved] poslední akce
   *[result] výsledek
}
tables-is-public = { $public ->
    [true] ano
   *[false] ne
}
tables-actions = platných { $standing }, zápisů { $entries }
tables-verified = Stolů: { $tables }, od nynějších pravidel se liší: { $wrong }
verify-length = akcí je { $found }, ne { $stored }
verify-snapshot = pozice uložená po akci č. { $actions } je jiná
verify-result = končí takto: { $result }, ale uloženo je něco jiného

## Co je špatně: příkazový řádek a soubory
problem-language = „{ $word }“ není jazyk, kterým Wolfden mluví. Vyberte jeden z těchto: { $known }.
problem-picture-format = { $path }: název musí končit jedním z: { $known }.
problem-extra-missing = Není nainstalováno: { $names }. Nainstalujte: pip install 'wolfden[{ $extra }]'
problem-package-damaged = Balíček je poškozený: { $names } ({ $trouble }). Nainstalujte Wolfden znovu do nového prostředí; v klonu smažte složku .venv a příkaz zopakujte.
problem-title-page = Stránka hry „{ $title }“ nemůže nakreslit obrázek: { $path }: { $reason }
problem-title-vocabulary = Hru „{ $title }“ nelze použít: v jejím slovníku (vocabulary) je chyba. { $reason }
problem-title-terminal = Hru „{ $title }“ nelze hrát v terminálu: v jejím balíčku chybí modul { $module }.
problem-usage-count = { $name }: „{ $word }“ není celé číslo větší než nula. Víc: { $help }
problem-usage-seconds = { $name }: „{ $word }“ není počet sekund větší než nula. Víc: { $help }
problem-journal-line = { $path } nelze použít: řádek { $line } je poškozený, nebo je to jiný soubor ({ $trouble }).
problem-file-in-use = S { $path } už pracuje jiný program: počkejte, až skončí.
problem-file-there = { $path } už existuje: zvolte nový soubor.
problem-folder-there = { $path } už existuje. Zvolte jiné jméno, nebo příkaz spusťte v jiné složce.
problem-new-title-name = Hra se nemůže jmenovat „{ $word }“. Napište nejvýše 40 malých písmen a–z a číslic, začněte písmenem a slova oddělujte jedním spojovníkem, například night-walk.
problem-new-title-taken = Jméno { $title } už má nainstalovaná hra nebo balíček. Zvolte jiné.

## Co je špatně: aréna
problem-workers-none = Partie potřebují aspoň jeden proces, ne { $workers }.
problem-entrant-empty = Některý bot nemá jméno: pište boty s jednou čárkou mezi sebou, třeba alpha,cub.
problem-ladder-seats = Žebříček si boty rozsadí sám: vynechejte --seats a --swap.
problem-ladder-bots = Žebříček potřebuje dva nebo víc různých botů, od nejslabšího nahoru.
problem-swap-no-sides = Tato hra nemá strany, které by se daly vyměnit: boti stejně sedí všude.
problem-swap-mixed = Strany se mění jen tehdy, když za každou hraje jeden druh bota.
problem-entrants-few = Botů: { $entrants }, míst: { $seats }. Má-li bot sedět víckrát, uveďte ho víckrát.
problem-entrants-sides = Botů: { $entrants }, míst: { $seats }. Uveďte po jednom za každou stranu ({ $sides }), nebo za každé místo ({ $each }).
problem-seats-missing = Chybí --seats: uveďte, kdo hraje, třeba --seats alpha,hunter,cub
problem-arena-folder = { $path } není složka arény: zvolte novou nebo prázdnou, nebo tu, kterou aréna vytvořila.
problem-arena-settings = { $path } nelze použít: { $trouble }
problem-arena-other = V { $path } je turnaj s jiným nastavením ({ $name }: { $kept }, ne { $asked }). Zvolte jinou složku, nebo stejné nastavení a pokračujte.
problem-limit-zero = Časový limit musí být větší než nula sekund, ne { $limit }.
problem-games-none = Turnaj potřebuje aspoň jednu partii, ne { $games }.
problem-games-fewer = Partie { $latest } už je dohraná: žádejte aspoň tolik partií.
problem-dataset = Z těchto partií nelze vytvořit datovou sadu: { $trouble }
problem-game-broke = Partie { $number } se --seed „{ $seed }“ se přerušila a žádný bot za to nemůže ({ $trouble }). Všechny dohrané partie zůstávají.
problem-workers-end = Procesy, které mají hrát, hned končí (kód { $code }).
problem-cluster-address = „{ $address }“ není adresa clusteru: pište HOST:PORT, ray://HOST:PORT, „{ $local }“ pro tento počítač, nebo „{ $running }“ pro cluster, ke kterému patří.
problem-cluster-unreachable = Na „{ $address }“ nelze najít cluster Ray: { $trouble }. Pokud žádá token, bere se z RAY_AUTH_TOKEN.
problem-cluster-lost = Všechny počítače clusteru jsou ztraceny: spusťte arénu znovu.

## Co je špatně: učení
problem-train-other = { $path } obsahuje učení s jiným nastavením ({ $name }: { $kept }, ne { $asked }). Zvolte jinou složku, nebo pro pokračování stejné nastavení.
problem-train-title = „{ $title }“ nemá kodér v bot/encoder.py, takže se z ní nelze nic naučit.
problem-train-few = Na učení je partií málo ({ $games }): je jich potřeba aspoň { $least }.

## Co je špatně: úlohy
problem-simulations = --simulations smí být nejvýš { $most }, ne { $asked }.
problem-puzzles-other = { $path } vznikl z jiného zdroje (hra, pravidla, hráči, volby, --seed nebo simulace). Zvolte jiný soubor, nebo stejné nastavení a pokračujte.
problem-puzzles-rules = Tyto úlohy vznikly podle verze pravidel { $made }; zde platí verze { $known }.
problem-puzzles-head = { $path } není soubor úloh: první řádek musí říkat, jak vznikly.
problem-puzzle-position = Pozici úlohy { $puzzle } nelze použít: { $trouble }
problem-puzzle-answer = Úloha { $puzzle } nemá odpověď, která by byla v její pozici dovolená.

## Co je špatně: server
problem-usage-setting = { $name }: „{ $word }“ není číslo od 0 výš. Víc: { $help }
problem-port = Port je číslo od 0 do { $last }, ne { $port }.
problem-listen = Na adrese { $host }:{ $port } nelze naslouchat: { $trouble }. Zvolte jiné pomocí --host a --port; port 0 vezme volný.
problem-feature-broken = Funkci serveru „{ $feature }“ nelze použít: { $trouble }. Opravte její balíček, nebo jej odinstalujte.
problem-feature-needs = Funkce serveru „{ $feature }“ potřebuje funkci „{ $needed }“, která není nainstalovaná. Nainstalujte ji, nebo odinstalujte „{ $feature }“.
problem-feature-cycle = Tyto funkce serveru se potřebují navzájem, takže žádná nemůže být první: { $names }.
problem-feature-taken = { $kind ->
    [name] Dvě funkce serveru se jmenují „{ $name }“: { $first } a { $second }. Jednu z nich odinstalujte.
    [job] Dvě funkce serveru přinášejí úlohu „{ $name }“: { $first } a { $second }. Jednu z nich odinstalujte.
    [page] Dvě funkce serveru přinášejí stránku { $name }: { $first } a { $second }. Jednu z nich odinstalujte.
   *[route] Dvě funkce serveru odpovídají na { $name }: { $first } a { $second }. Jednu z nich odinstalujte.
}
problem-keys-unusable = Klíče v { $path } nelze použít: { $trouble }
problem-keys-empty = { $path } je prázdný: smažte ho a příští spuštění vytvoří nový klíč.
problem-data-folder = Složku s daty { $folder } nelze použít: { $trouble }
problem-data-in-use = Složku s daty { $folder } používá jiný server: zastavte ho, nebo zvolte jinou pomocí --data.
problem-database-unusable = Databázi { $path } nelze otevřít: { $trouble }. Pokud ji drží jiný program, zastavte ho; jinak obnovte zálohu.
problem-database-newer = Databázi { $path } zapsal novější Wolfden (verze { $version }): použijte ten, nebo se vraťte k záloze.
problem-database-between = Databázi { $path } zapsal Wolfden mezi dvěma vydáními (migrace { $version }) a žádné vydání v ní nemůže pokračovat. Vraťte se k záloze, kterou pořídilo některé vydání.
problem-database-emptied = Databáze { $path } je prázdná, ačkoli se tato složka už používala: vraťte se k záloze, nebo smažte secret.keys a začněte znovu.
problem-database-none = V { $folder } není databáze: uveďte její složku pomocí --data.
problem-database-foreign = { $path } patří jinému programu (má tabulky { $names }). Uveďte jinou složku pomocí --data.
problem-database-damaged = Databáze { $path } je poškozená: { $trouble }. Přesuňte ji jinam a obnovte zálohu: wolfden restore
problem-backup-failed = Zálohu { $path } se nepodařilo zapsat: { $trouble }
problem-backup-postgres = Databáze PostgreSQL se zálohuje jejími vlastními nástroji: pg_dump, nebo základní záloha s protokolem.
problem-database-url = „{ $url }“ není URL databáze PostgreSQL. Vypadá takto: postgresql://user:password@host:5432/name
problem-database-unreachable = Databázi { $url } nelze použít: { $trouble }. Zkontrolujte --database, heslo a zda PostgreSQL běží.
problem-processes-database = Více procesů serveru ({ $processes }) potřebuje společnou databázi: uveďte ji pomocí --database, nebo vynechte --processes.
problem-transfer-not-empty = Databáze { $url } není prázdná. Uveďte novou, aby se nic nepřepsalo.
problem-transfer-incomplete = Databáze { $url } by v „{ $table }“ měla { $found } řádků místo { $count }. Nic se nepřesunulo; stará databáze je beze změny.
problem-backup-none = V { $path } není žádná záloha.
problem-restore-occupied = V { $folder } už je { $name }. Uveďte prázdnou složku pomocí --data, nebo přesuňte, co tam je.
problem-table-unknown = Stůl „{ $table }“ neexistuje. Všechny stoly: wolfden tables list
problem-guest-unknown = Host „{ $guest }“ neexistuje. Všichni hosté: wolfden guests list
problem-report-unknown = Hlášení „{ $report }“ neexistuje. Výpis všech hlášení: wolfden reports list --all
problem-invitation-unknown = Pozvánka „{ $invitation }“ neexistuje. Výpis všech pozvánek: wolfden invitations list
problem-invitation-url = Pozvánky potřebují adresu serveru. Uveďte ji pomocí --url.
problem-password-file = Soubor s heslem { $path } nelze použít: { $trouble }
problem-password-short = Heslo v { $path } je příliš krátké: potřebuje aspoň { $least } znaků.

## Nápověda
cli-arena-seats = kdo hraje, například alpha,hunter,cub
cli-arena-games = kolik partií ({ $default })
cli-arena-players = míst u stolu (tolik, kolik jmenuje --seats)
cli-arena-swap = po každé partii vyměnit strany
cli-arena-seed = ať se rozdání a boti dají zopakovat
cli-arena-limit = nejdelší čas na rozhodnutí v sekundách (120)
cli-arena-workers = kolik partií najednou (jedna na procesor)
cli-arena-cluster = hrát na clusteru Ray: na tom, ke kterému počítač patří, HOST:PORT, nebo local
cli-arena-out = složka pro všechny výsledky; pokud nějaké má, pokračovat
cli-arena-dataset = zapsat všechny partie i jako datovou sadu pro učení (Parquet)
cli-arena-ladder = ať každý bot Wolfdenu (nebo seznamu) hraje s tím o příčku níž
cli-train-players = míst u stolu, více hodnot s čárkami ({ $default })
cli-train-games = kolik partií v kole ({ $default })
cli-train-rounds = kola hraní, učení a srovnání ({ $default })
cli-train-simulations = kolik simulací na rozhodnutí ({ $default })
cli-train-match = kolik partií proti dosavadnímu odhadu ({ $default })
cli-train-seconds = nejdelší čas na partie jednoho kola (bez omezení)
cli-train-seed = ať se partie a učení dají zopakovat ({ $default })
cli-train-workers = kolik partií najednou (jedna na procesor)
cli-train-out = složka pro partie, váhy a zprávu; pokud nějaké má, pokračovat
cli-bench-players = míst u stolu ({ $default })
cli-bench-seconds = sekund na údaj ({ $default })
cli-bench-rounds = kol, z nichž se bere medián ({ $default })
cli-bench-plain = měřit bez kompilace
cli-bench-json = vypsat jeden objekt JSON
cli-puzzles-make = hledat úlohy v partiích botů
cli-puzzles-make-games = kolik partií projít ({ $default })
cli-puzzles-make-players = míst ({ $default })
cli-puzzles-make-seed = které partie ({ $default })
cli-puzzles-make-simulations = simulací hlubokého hledání ({ $default })
cli-puzzles-make-out = soubor pro úlohy; pokud existuje, pokračovat
cli-puzzles-check = prohledat úlohy znovu: které obstojí?
cli-puzzles-check-file = úlohy
cli-puzzles-check-seed = seed pro ověření ({ $default })
cli-puzzles-check-simulations = simulací každého hledání (osmkrát víc než při tvorbě)
cli-puzzles-check-out = zapsat ty, které obstojí, do nového souboru
cli-serve-more = Každá volba může být i proměnná prostředí, například WOLFDEN_PORT.
cli-serve-none = žádná
cli-serve-open = otevřít stránku ve vašem prohlížeči
cli-serve-host = adresa, na které naslouchat
cli-serve-port = port, na kterém naslouchat; 0 vezme volný
cli-serve-data = složka s databází a tajným klíčem
cli-serve-database = URL databáze PostgreSQL, třeba postgresql://user:password@host/wolfden, místo souboru v datové složce
cli-serve-processes = procesy serveru; více než jeden vyžaduje PostgreSQL
cli-serve-url = adresa serveru pro odkazy; jinak ta z požadavku
cli-serve-hosts = další jména, pod kterými je server dostupný, oddělená čárkami; * povolí všechna
cli-serve-trusted-proxies = adresy proxy, jejichž hlavičkám X-Forwarded se věří, s čárkami mezi sebou
cli-serve-synchronous = FULL přežije výpadek proudu, NORMAL zabitý proces
cli-serve-workers = procesy, ve kterých boti přemýšlejí
cli-serve-worker-memory = kolik megabajtů paměti má každý z těchto procesů; 0 znamená bez omezení
cli-serve-job-seconds = po kolika sekundách se nahradí proces, který neodpovídá; čas na přemýšlení bota se nepočítá
cli-serve-review-simulations = simulací na rozhodnutí v rozborech dohraných partií; 0 rozbory nedovolí
cli-serve-analysis-seconds = jak dlouho počítač přemýšlí o pozici na analytické desce; 0 jej vypne
cli-serve-min-bot-seconds = kolik sekund nejméně trvá botovi akce
cli-serve-idle-seconds = po kolika sekundách bez zprávy se stůl odstraní z paměti
cli-serve-limits = násobek všech omezení; 0 je vypne
cli-serve-guests-per-address = noví hosté za hodinu z jedné adresy; nad 10 rostou i její ostatní omezení
cli-serve-door = kdo smí dovnitř: open (každý) nebo closed (kdo má heslo nebo pozvánku)
cli-serve-password-file = soubor s heslem dveří; také je zavře
cli-serve-log = jak se píše protokol: text, nebo json
cli-serve-metrics = kdo smí číst /metrics: local jen tento počítač, all všichni
cli-serve-webhooks = kam se smí posílat „jste na tahu“: public jen veřejné adresy, any kamkoli
cli-serve-smtp = poštovní server pro „jste na tahu“, například smtp://user:password@host:587
cli-serve-mail-from = adresa, ze které pošta přichází
cli-serve-backup-every = hodiny mezi zálohami; 0 žádné nedělá
cli-serve-backup-keep = kolik záloh se uchovává
cli-serve-backup-folder = kam se ukládají zálohy; obvykle do „backups“ v datové složce
cli-serve-keep-guests = počet dní bez hry a bez zprávy, po kterých se mažou hosté; 0 je uchová navždy
cli-serve-keep-finished = počet dní, po kterých se mažou dohrané stoly; 0 je uchová navždy
cli-serve-keep-chat = počet dní, po kterých se mažou zprávy v chatu; 0 je uchová navždy
cli-tables-list = vypsat všechny stoly
cli-tables-list-status = jen stoly v tomto stavu
cli-tables-show = ukázat jeden stůl
cli-tables-export = zapsat partii jako soubor záznamu
cli-tables-import = uložit soubory záznamů jako stoly
cli-tables-verify = zkontrolovat soubor databáze a pak přehrát každou partii podle současných pravidel
cli-tables-close = ukončit partii u stolu bez výsledku
cli-tables-delete = smazat všechno o stolu
cli-guests-list = vypsat všechny hosty
cli-guests-delete = smazat všechno o hostovi, když server stojí
cli-guests-ban = ukončit přihlášení hosta, skrýt jméno, zakázat sedět a psát
cli-guests-unban = dovolit zablokovanému hostu znovu sedět a psát
cli-guests-rotate-key = od příštího spuštění podepisovat novým klíčem; staré zůstávají platné
cli-migrate-data-source = datová složka serveru, který musí být zastavený
cli-migrate-data-target = URL prázdné databáze PostgreSQL
cli-reports-list = vypsat nevyřízená hlášení
cli-reports-list-all = také vyřízená hlášení
cli-reports-show = ukázat hlášení se zprávami kolem něj
cli-reports-close = poznamenat, že hlášení je vyřízené
cli-invitations-new = vypsat odkazy, z nichž každý jednou vpustí jednoho člověka
cli-invitations-new-count = kolik odkazů
cli-invitations-new-days = po kolika dnech nepoužitý odkaz propadne
cli-invitations-list = vypsat pozvánky
cli-invitations-revoke = zrušit pozvánku; kdo s ní přišel, musí odejít
cli-new-title-name = jméno hry a její složky, například night-walk
cli-backup-folder = nová složka pro zálohu
cli-restore-backup = složka zálohy

## Reviews
review-judging = posuzuje se
cli-review-simulations = simulací na rozhodnutí ({ $default })
cli-review-seed = stejný seed dá stejný rozbor ({ $default })
cli-review-json = vypsat rozbor jako JSON

## Analysis
cli-analyse-source = soubor se záznamem, pozicí nebo analýzou, nebo hra pro novou partii
cli-analyse-at = po N akcích první varianty, ne na jejím konci
cli-analyse-seconds = jak dlouho přemýšlet ({ $default })
cli-analyse-lines = kolik nejlepších akcí vypsat ({ $default })
cli-analyse-seat = podle toho, co ví toto místo; jinak to, které je na tahu
cli-analyse-players = počet míst nové partie
cli-analyse-seed = opakovatelné rozdání nové partie ({ $default })
