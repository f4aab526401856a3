## Stůl
problem-seats = Tato hra je pro { $low } až { $high } hráčů, ne { $seats }.
problem-title = Neznámá hra „{ $title }“. K dispozici: { $known }.
problem-option-value = Volba { $option }: „{ $value }“ není mezi { $known }.
problem-option-number = Volba { $option }: „{ $value }“ není celé číslo od { $low } do { $high }.
problem-option-unknown = Neznámá volba „{ $option }“. K dispozici: { $known }.
problem-edition-unknown = Neznámé vydání „{ $edition }“. K dispozici: { $known }.
problem-bot-unknown = Neznámý bot „{ $bot }“. Vyberte jednoho z těchto: { $known }.
problem-bot-without-budget = Bot { $bot } nemá rozpočet: napište jen jeho jméno.
problem-bot-budget = Rozpočet u „{ $bot }“ nelze přečíst. Za dvojtečku napište seconds=N (nad 0, do { $seconds }) nebo simulations=N (1 až { $simulations }).
problem-bot-style = Styl „{ $style }“ tato hra nezná. Vyberte jeden z těchto: { $known }.
problem-bot-broken = Bot „{ $bot }“ nefunguje: { $trouble }
problem-bot-class = „{ $bot }“ není bot: bot je třída odvozená od Player.
problem-weights-file = { $path } není soubor vah, který by tento Wolfden uměl přečíst.
problem-weights-damaged = Váhy v souboru { $path } jsou poškozené nebo neúplné: vytvořte je znovu, nebo vezměte jiný soubor.
problem-weights-title = Váhy v souboru { $path } patří ke hře „{ $made }“, ne ke hře „{ $title }“.
problem-weights-encoder = Tyto váhy vznikly pro verzi vstupů { $made }; zde mají verzi { $known }. Natrénujte je znovu.
problem-weights-unreadable = Váhy v souboru { $path } nelze přečíst: { $trouble }
problem-weights-unused = „{ $title }“ nemá kodér pro sítě, a proto váhy použít nemůže.

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
problem-payment = „{ $word }“ není platba. Pište „+“ a za něj kartičky ({ $known }), každou jednou, nebo „token“, oddělené čárkami.
problem-cost = „{ $word }“: žádná akce nestojí víc než { $most } (W4.3).

## Záznamy
problem-replay-first-line = Tohle není záznam partie: první řádek není „{ $first }“.
problem-replay-long = Záznam má { $length } znaků; načte se nejvýše { $most }.
problem-replay-cut-off = Záznam je useknutý: poslední řádek není „...“ ani výsledek jako „= full-moon 54 40“.
problem-replay-header-line = Řádek { $line } záznamu, „{ $text }“, není hlavička jako „seats: 3“.
problem-replay-header-twice = Řádek { $line } záznamu: hlavička „{ $header }“ je tam dvakrát.
problem-replay-header-missing = Záznam nemá hlavičku „{ $header }“.
problem-replay-header-unknown = Záznam má neznámou hlavičku „{ $header }“.
problem-replay-header-number = Hlavička „{ $header }“ záznamu potřebuje celé číslo větší než nula, ne „{ $text }“.
problem-replay-name = Záznam jmenuje hráče na místě { $seat }, ale míst má { $seats }.
problem-replay-action-line = Řádek { $line } záznamu, „{ $text }“, není akce jako „1 draft @h8“ nebo „~ region 7“.
problem-replay-step = Řádek { $line } záznamu se k partii nehodí: „{ $text }“ ({ $trouble })
problem-replay-result = Podle záznamu partie končí takto: „{ $said }“, ale končí takto: „{ $found }“.
problem-other-rules = Tato partie se hrála podle verze pravidel { $played }; zde platí verze { $known }.
problem-replay-seat = --seat bere číslo od 1 do { $seats }: tolik míst partie má.
problem-replay-moment = --step bere číslo od 0 do { $last }: tolik akcí partie má.

## Soubory
problem-file-read = { $trouble ->
    [missing] { $path } nelze přečíst: takový soubor neexistuje. Zkontrolujte název a složku.
    [forbidden] { $path } nelze přečíst: chybí oprávnění. Povolte čtení, nebo uveďte jiný soubor.
    [folder] { $path } nelze přečíst: je to složka, nebo část cesty složkou není. Uveďte soubor.
    [text] { $path } nelze přečíst: není to textový soubor v UTF-8. Uveďte jiný.
   *[other] { $path } nelze přečíst. Uveďte jiný soubor.
}
problem-file-write = { $trouble ->
    [missing] { $path } nelze zapsat: taková složka neexistuje. Vytvořte ji, nebo uveďte jinou.
    [forbidden] { $path } nelze zapsat: chybí oprávnění. Uveďte jiné místo.
    [folder] { $path } nelze zapsat: je to složka, nebo část cesty složkou není. Uveďte soubor.
    [full] { $path } nelze zapsat: disk je plný. Uvolněte místo, nebo uveďte jiný disk.
   *[other] { $path } nelze zapsat. Uveďte jiné místo.
}
problem-file-exists = { $path } už existuje: zvolte jiný soubor, nebo pokračujte v této partii pomocí --resume.

## Příkazový řádek
problem-usage-required = Chybí: { $names }. Víc: { $help }
problem-usage-unknown = Neznámé: { $words }. Víc: { $help }
problem-usage-value = { $name } potřebuje hodnotu. Víc: { $help }
problem-usage-no-value = { $name } nepřijímá hodnotu. Víc: { $help }
problem-usage-choice = { $name }: „{ $word }“ není mezi { $known }. Víc: { $help }
problem-usage-number = { $name }: „{ $word }“ není celé číslo. Víc: { $help }
problem-usage-ambiguous = „{ $word }“ může být: { $known }. Víc: { $help }
problem-name-a-title = Uveďte hru ({ $known }), nebo --resume a soubor.
problem-seats-and-players = --seats jmenuje { $named }, ale --players říká { $players }.
problem-resume-flags = Pokračující partie si nechává hráče i volby: vynechejte je.
problem-resume-title = { $path } je partie hry { $found }, ne { $title }.
problem-resume-over = Partie v { $path } skončila. Prohlédnout: wolfden replay { $path }
problem-resume-seats = Míst v partii: { $seats }, ale --seats jmenuje { $named }.
problem-position-flags = --position určuje celý stůl: vynechejte --players a --seed.

## Na serveru
problem-invitation = Tato pozvánka už neplatí. Požádejte o novou.
problem-code-gone = Tento kód už neplatí. Vytvořte nový na druhém zařízení.
problem-name-empty = Jméno potřebuje aspoň jedno písmeno.
problem-message-empty = Nejdřív napište zprávu.
problem-email = „{ $address }“ není e-mailová adresa. Napište ji například takto: name@example.com.
problem-webhook = Adresa pro upozornění musí začínat https://.
problem-hint-later = O nápovědu můžete požádat, jen když jste na tahu.
problem-hint-busy = Bot ještě přemýšlí o vaší předchozí otázce.
problem-hint-none = U tohoto stolu jsou nápovědy vypnuté.
problem-undo-none = U tohoto stolu je vracení akcí vypnuté.
problem-undo-alone = Sami to vzít zpět nemůžete: od té doby hrál jiný hráč, nebo se něco vzalo či odkrylo. Zeptejte se ostatních.
problem-bot-plays = Hraje za vás bot. Nejdřív si vezměte místo zpět.
problem-given-up = Hráč na tomto místě se vzdal a znovu ho obsadit nelze.
problem-host-only = To smí jen hostitel stolu.
problem-truth-later = Všechno se ukáže, až partie skončí.
problem-play-on-earlier = V tuto chvíli je po partii: vyberte dřívější.
problem-wait = { $seconds ->
    [one] To bylo příliš rychle. Počkejte { $seconds } sekundu a zkuste to znovu.
    [few] To bylo příliš rychle. Počkejte { $seconds } sekundy a zkuste to znovu.
   *[other] To bylo příliš rychle. Počkejte { $seconds } sekund a zkuste to znovu.
}

## Reviews
problem-review-empty = Není co rozebírat: v této partii nikdo o ničem nerozhodl.
problem-review-long = Tato partie má { $actions } akcí. Rozbor jich zvládne nejvýš { $most }.
problem-review-unreadable = Toto není rozbor: { $trouble }
problem-review-version = Tento rozbor má verzi { $found }; tento Wolfden čte verzi { $known }. Udělejte rozbor znovu.

problem-review-unfinished = Partie v { $path } neskončila. Rozbor potřebuje dohranou partii.

problem-review-running = Rozebrat lze jen partii, která se dohrála do konce.
problem-review-off = Tento server rozbory nedělá. Stáhněte záznam a spusťte: wolfden review
problem-review-none = Tato partie ještě nebyla rozebrána.

## Analysis
problem-analysis-first-line = Toto není pozice, záznam ani analýza. Analýza začíná řádkem: { $first }
problem-analysis-step = Varianta { $line }: „{ $text }“ tam není možné: { $trouble }
problem-analysis-long = Analýza má nejvýše { $lines } variant a { $actions } akcí.
problem-analysis-branch = Varianta { $line } odbočuje z místa, které neexistuje.
problem-analysis-link = Tento odkaz je poškozený. Zkopírujte jej celý, nebo si o něj řekněte znovu.
problem-analysis-players = Soubor má svůj počet hráčů: --players patří k nové partii.
problem-analysis-at = Akce { $asked } neexistuje: první varianta jich má { $last }.
problem-analysis-seat = Místo { $asked } neexistuje: partie jich má { $seats }.
problem-analysis-running = Tato partie se ještě hraje. Analyzovat ji lze po jejím konci.
problem-analysis-rated = Toto je pozice z hodnocené partie, která se právě hraje. Analyzovat ji lze po jejím konci.
problem-animation-running = Tato partie se ještě hraje. Animaci lze vytvořit po jejím konci.
problem-pictures-off = Tento server obrázky herních plánů nekreslí: { $names } není nainstalováno.
problem-analysis-of-one = Uveďte jednu věc k analýze: stůl, úlohu, hru, text nebo odkaz.
problem-analysis-off = Počítač je na tomto serveru vypnutý. Uložte text a spusťte: wolfden analyse
problem-plan-days = Plány jsou jen pro korespondenční partie.
problem-plan-secrets = V této hře je něco skryté, takže nikdo neví, co mohou ostatní udělat. Plány nejsou možné.
problem-plan-chance = Tam se hází nebo losuje. Plán končí před tím.
problem-plan-reply = Plán začíná akcí jiného hráče a potřebuje vaši odpověď.
problem-plan-twice = Dva vaše plány odpovídají na totéž různě. Jeden odeberte.
