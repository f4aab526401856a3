## Stůl
problem-seats = Tato hra je pro { $low } až { $high } míst, ne { $seats }.
problem-title = Hra „{ $title }“ tu není; jsou tu: { $known }.
problem-option-value = Volba { $option }: „{ $value }“ není mezi { $known }.
problem-option-number = Volba { $option }: „{ $value }“ není celé číslo od { $low } do { $high }.
problem-option-unknown = Volba „{ $option }“ není; jsou tyto: { $known }.
problem-bot-unknown = Bot „{ $bot }“ tu není; jsou tu: { $known }.
problem-bot-without-budget = Bot { $bot } nemá rozpočet: napište jen jeho jméno.
problem-bot-budget = U „{ $bot }“ nelze přečíst rozpočet: za dvojtečkou stojí seconds=N (nad 0, do { $seconds }) nebo simulations=N (1 až { $simulations }).
problem-bot-broken = Bot „{ $bot }“ nefunguje: { $trouble }
problem-bot-class = „{ $bot }“ není bot: bot je třída odvozená od Player.
problem-weights-file = { $path } není soubor vah, který by tento Wolfden uměl přečíst.
problem-weights-damaged = Váhy v souboru { $path } jsou poškozené nebo neúplné: vytvořte je znovu, nebo vezměte jiný soubor.
problem-weights-title = Váhy v souboru { $path } patří ke hře „{ $made }“, ne ke hře „{ $title }“.
problem-weights-encoder = Tyto váhy vznikly pro verzi vstupů { $made }; zde mají verzi { $known }. Natrénujte je znovu.
problem-weights-unreadable = Váhy v souboru { $path } nelze přečíst: { $trouble }
problem-weights-unused = „{ $title }“ sítím o svých pozicích nic neříká, a proto váhy použít nemůže.

## Slova akcí
problem-wrong-seat = { $seat ->
    [0] Teď se nehází, nelosuje ani nerozdává. Jednat mohou místa: { $actors }.
   *[other] Místo { $seat } teď není na tahu. Jednat mohou místa: { $actors }.
}
problem-wrong-seat-dealing = Počkejte, až program dohází, dolosuje nebo dorozdává.
problem-wrong-seat-over = Partie skončila: nikdo už nemůže jednat.
problem-verb = „{ $word }“ není akce. Akce začíná slovem: { $known }.
problem-too-many-words = „{ $words }“ má příliš mnoho slov. Píše se takto: { $like }
problem-unfinished = „{ $words }“ není celé. Píše se takto: { $like }
problem-word = „{ $word }“ se tam nehodí. Hodilo by se: { $known }.
problem-place = „{ $word }“ není místo na tomto plánu. Místo se píše takto: { $like }
problem-amount = „{ $word }“ není počet vlků: smečka jich má nejvýše { $most } (A1.1).
problem-aside-or-track = „{ $word }“ není ani pole, kam jít (začíná „>“), ani stupnice (začíná „^“).
problem-water = { $word } je voda nebo kaňon: nikdy tam nic nestojí (W1.1, W1.2).
problem-payment = „{ $word }“ není platba: je to „+“ a kartičky ({ $known }), každá jednou, nebo „token“, oddělené čárkami.
problem-cost = „{ $word }“: žádná akce nestojí víc než { $most } (W4.3).

## Záznamy
problem-replay-first-line = Tohle není záznam partie: první řádek není „{ $first }“.
problem-replay-cut-off = Záznam je useknutý: poslední řádek není „...“ ani výsledek jako „= full-moon 54 40“.
problem-replay-header-line = Řádek { $line } záznamu, „{ $text }“, není hlavička jako „seats: 3“.
problem-replay-header-twice = Řádek { $line } záznamu: hlavička „{ $header }“ je tam dvakrát.
problem-replay-header-missing = Záznam nemá hlavičku „{ $header }“.
problem-replay-header-unknown = Záznam má neznámou hlavičku „{ $header }“.
problem-replay-header-number = Hlavička „{ $header }“ záznamu potřebuje celé číslo větší než nula, ne „{ $text }“.
problem-replay-name = Záznam jmenuje hráče na místě { $seat }, ale míst má { $seats }.
problem-replay-action-line = Řádek { $line } záznamu, „{ $text }“, není akce jako „1 draft @h8“ nebo „~ region 7“.
problem-replay-step = Řádek { $line } záznamu se k partii nehodí: „{ $text }“ ({ $trouble })
problem-replay-result = Podle záznamu partie končí takto: „{ $said }“, ale končí takto: „{ $found }“.
problem-other-rules = Tato partie se hrála podle verze pravidel { $played }; zde platí verze { $known }.
problem-replay-seat = --seat bere číslo od 1 do { $seats }: tolik míst partie má.
problem-replay-moment = --step bere číslo od 0 do { $last }: tolik akcí partie má.

## Soubory
problem-file-read = { $trouble ->
    [missing] { $path } nelze přečíst: takový soubor není.
    [forbidden] { $path } nelze přečíst: není to dovoleno.
    [folder] { $path } nelze přečíst: je to složka, nebo v žádné neleží.
    [text] { $path } nelze přečíst: není v něm text.
   *[other] { $path } nelze přečíst.
}
problem-file-write = { $trouble ->
    [missing] { $path } nelze zapsat: taková složka není.
    [forbidden] { $path } nelze zapsat: není to dovoleno.
    [folder] { $path } nelze zapsat: je to složka, nebo v žádné neleží.
    [full] { $path } nelze zapsat: disk je plný.
   *[other] { $path } nelze zapsat.
}
problem-file-exists = { $path } už existuje: zvolte jiný soubor, nebo v něm pokračujte pomocí --resume.

## Příkazový řádek
problem-usage-required = Něco chybí: { $names }. Víc: { $help }
problem-usage-unknown = To tu není známo: { $words }. Víc: { $help }
problem-usage-value = { $name } potřebuje hodnotu. Víc: { $help }
problem-usage-no-value = { $name } nemá žádnou hodnotu. Víc: { $help }
problem-usage-choice = { $name }: „{ $word }“ není mezi { $known }. Víc: { $help }
problem-usage-number = { $name }: „{ $word }“ není celé číslo. Víc: { $help }
problem-usage-ambiguous = „{ $word }“ může být: { $known }. Víc: { $help }
problem-name-a-title = Uveďte hru ({ $known }), nebo --resume a soubor.
problem-seats-and-players = --seats jmenuje { $named }, ale --players říká { $players }.
problem-resume-flags = Pokračující partie si nechává hráče i volby: vynechejte je.
problem-resume-title = { $path } je { $found }, ne { $title }.
problem-resume-over = Partie v { $path } skončila. Prohlédnout: wolfden replay { $path }
problem-resume-seats = Míst v partii: { $seats }, ale --seats jmenuje { $named }.
problem-position-flags = --position říká o stolu všechno: vynechejte --players a --seed.

## Na serveru
problem-invitation = Tato pozvánka neplatí, nebo už neplatí. Požádejte o novou.
problem-code-gone = Tento kód neplatí, nebo už neplatí. Vytvořte nový na druhém zařízení.
problem-name-empty = Jméno potřebuje aspoň jedno písmeno.
problem-message-empty = Zatím není co poslat.
problem-webhook = Adresa pro zprávy musí začínat https://.
problem-hint-later = Nápovědy jsou jen tehdy, když jste na tahu.
problem-hint-busy = Jednu otázku po druhé: o té předchozí se ještě přemýšlí.
problem-hint-none = U tohoto stolu se hraje bez nápověd.
problem-undo-none = U tohoto stolu se nic nebere zpět.
problem-undo-alone = To nemůžete vzít zpět sami: od té doby hrál někdo jiný nebo se něco táhlo či odhalilo. Zeptejte se ostatních.
problem-bot-plays = Hraje za vás bot. Nejdřív si vezměte místo zpět.
problem-given-up = Toto místo bylo vzdáno definitivně.
problem-host-only = To smí jen hostitel stolu.
problem-truth-later = Všechno se ukáže, až partie skončí.
problem-play-on-earlier = V tuto chvíli je po partii: vyberte dřívější.
problem-wait = { $seconds ->
    [one] To bylo trochu rychle. Počkejte { $seconds } sekundu a zkuste to znovu.
    [few] To bylo trochu rychle. Počkejte { $seconds } sekundy a zkuste to znovu.
   *[other] To bylo trochu rychle. Počkejte { $seconds } sekund a zkuste to znovu.
}
