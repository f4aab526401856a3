## Stůl
terminal-help = Vybírejte číslem, nebo pište slova; může jich být víc najednou, i celá akce.
terminal-command-undo = zahodit vybraná slova; jinak vzít zpět svou poslední akci, pokud od té doby nikdo nehrál a nic nebylo rozdáno ani odhaleno
terminal-command-back = zahodit poslední vybrané slovo
terminal-command-why = vysvětlit, proč akce nebo její první slova nejsou dovolena
terminal-command-board = nakreslit stůl znovu a vyznačit, co lze vybrat
terminal-command-log = znovu vypsat poslední akce, nakolik je znáte
terminal-command-position = vypsat pozici jako text (ne tam, kde jsou karty nebo místa skryté)
terminal-command-save = uložit partii teď, nebo do jiného souboru (ukládá se tak jako tak po každé akci)
terminal-command-help = vypsat tuto nápovědu
terminal-command-quit = odejít; partie se uloží
terminal-command-seat = nechat hrát dřív jiného hráče
terminal-no-number = Číslo { $number } tu není: vyberte 1 až { $last }.
terminal-refused = „{ $words }“ tu není dovoleno: { $reason } ({ $rule }).
terminal-allowed = „{ $words }“ je dovoleno.
terminal-taken-back = Vzato zpět: { $action }
terminal-no-word-chosen = Zatím není vybráno žádné slovo; „undo“ vezme zpět celou akci.
terminal-position-hidden = „position“ se za hry nevypisuje: prozradila by, co je skryté.
terminal-hand-over = Klávesnice přechází: { $who }. Nikdo jiný se nedívá. Až budete připraveni, stiskněte Enter
terminal-others-may-act = { $count ->
    [one] { $names } může hrát také, v libovolném pořadí: „{ $command }“ předá klávesnici.
    [few] { $names } mohou hrát také, v libovolném pořadí: „{ $command }“ předá klávesnici.
   *[other] { $names } mohou hrát také, v libovolném pořadí: „{ $command }“ předá klávesnici.
}

## Ukládání
terminal-saved = Uloženo: { $path }
terminal-not-saved = Partie NENÍ uložena: zkuste „save“ a jméno jiného souboru.
terminal-not-kept = Partie nebyla uložena: u tohoto stolu nesedí žádný člověk a nebylo zadáno --save.
terminal-could-not-keep = Partii se NEPODAŘILO uložit do { $path }
terminal-left =
    Partie je uložena: { $path }
    Pokračovat: { $command }
terminal-kept =
    Partie je uložena: { $path }
    Prohlédnout: { $command }
terminal-picture = Obrázek je zde: { $path }

## Záznamy
terminal-replay-at = { $at } z { $length }
terminal-replay-next = o akci dál; stejně tak prázdný řádek
terminal-replay-back = o akci zpět
terminal-replay-first = na začátek
terminal-replay-last = na konec
terminal-replay-goto = za akci s tímto číslem
terminal-replay-play = přehrát až do konce
terminal-replay-help = vypsat tuto nápovědu
terminal-replay-quit = odejít
terminal-replay-beginning = Před první akcí.
terminal-replay-start = Tohle je začátek.
terminal-replay-end = Tohle je poslední akce.
terminal-replay-unfinished = Partie není dohrána: odtud pokračuje.
terminal-replay-goto-what = Napište „goto“ a číslo od 0 do { $last }.
terminal-no-command = Neznámý příkaz „{ $word }“. K dispozici: { $known }.

## Herní plány
terminal-place = Pořadí
terminal-none-yet = zatím nic
terminal-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Příkazový řádek
cli-about = Digitální domov deskových her o vlcích.
cli-usage = použití:
cli-arguments = argumenty
cli-commands = příkazy
cli-options = volby
cli-title-options = volby této hry
cli-edition = podle kterého vydání se hraje: přednastavené volby níže.
cli-more-options = „{ $command }“ ukáže i volby hry.
cli-play = zahrát si: sám, s boty, nebo s ostatními u jedné obrazovky
cli-replay = projít uloženou partii krok za krokem
cli-review = najít rozhodnutí dohrané partie, která přišla draho
cli-analyse = najít nejlepší akce v pozici
cli-board = rozložit herní plán a nakreslit ho
cli-picture = nakreslit okamžik uložené partie
cli-animate = vytvořit animaci úseku uložené partie
cli-arena = nechat boty hrát proti sobě a změřit je
cli-train = nechat boty učit se z partií mezi sebou
cli-bench = změřit rychlost hry
cli-puzzles = vytvořit úlohy a ověřit je
cli-titles = vypsat hry
cli-new-title = napsat malou fungující hru jako základ vlastní
cli-serve = spustit server se stoly
cli-tables = spravovat stoly serveru
cli-guests = spravovat hosty serveru
cli-migrate-data = přesunout databázi serveru ze složky do PostgreSQL
cli-backup = zkopírovat databázi a klíče serveru za běhu
cli-restore = vytvořit ze zálohy datovou složku
cli-reports = číst, co hosté nahlásili
cli-invitations = pozvat lidi na server se zavřenými dveřmi
cli-help = ukázat tuto nápovědu a skončit
cli-version = ukázat verzi a skončit
cli-title = která hra
cli-players = kolik míst (obvyklý počet u této hry)
cli-seats = kdo kde sedí, například human,alpha,cub
cli-seed = ať se rozdání a boti dají zopakovat
cli-save = kam partii ukládat
cli-resume = pokračovat v uložené partii
cli-lang = jazyk: { $languages }
cli-file = uložená partie
cli-table = id stolu
cli-guest = id hosta
cli-report = id hlášení
cli-invitation = id pozvánky
cli-step = začít po akci N
cli-all = vypsat všechny akce a konec
cli-seat = ukázat jen to, co smí vidět toto místo
cli-position = místo toho nakreslit tuto pozici
cli-svg = zapsat obrázek do tohoto souboru
cli-ply = po akci N; jinak konec
cli-picture-output = obrázek, .png nebo .svg
cli-animate-from = začít po akci N ({ $default })
cli-animate-to = skončit po akci N; jinak na konci partie
cli-animate-width = šířka v pixelech, nejvýše 1200 ({ $default })
cli-animate-output = animace, .gif nebo .webp
cli-number = Celé číslo od { $low } do { $high }.
cli-rules = pravidla { $letter }
cli-maturity = { $maturity ->
    [alpha] zatím neúplná
    [beta] úplná, ještě se zkouší
   *[stable] úplná
}
