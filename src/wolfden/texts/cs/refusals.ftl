### Co server občas odmítne; načte se, až když je potřeba.

## Stoly
problem-table-gone = Takový stůl neexistuje. Možná byl odstraněn.
problem-report-nobody = Taková zpráva ani hráč u tohoto stolu není. Zpráva mohla být smazána.
problem-not-running = { $status ->
    [open] To jde jen v rozehrané partii a tato ještě nezačala.
    [finished] To jde jen v rozehrané partii a tato už skončila.
   *[abandoned] To jde jen v rozehrané partii a tato byla ukončena bez výsledku.
}
problem-not-open = To jde jen před začátkem partie.
problem-seat-not-yours = Místo { $seat } není vaše. Vyberte některé ze svých.
problem-seat-both-sides = V této hře hrajete za jinou stranu a z tohoto místa je vidět, co tato strana nesmí vědět. Ať je převezme někdo jiný. Mezi přáteli můžete také uvést jméno dalšího člověka u svého zařízení.
problem-rated-seat = V hodnocené partii za vás nehraje nikdo jiný, ani bot. Když musíte odejít, vzdejte se.
problem-rated-device = V hodnocené partii hraje každý na svém zařízení. Nechte si jedno místo, nebo hrajte bez hodnocení.
problem-device-curtain = Nejprve musí někdo převzít zařízení. Stiskněte tlačítko s jeho jménem.
problem-device-other = Tento pohled patří někomu jinému. Nejprve předejte zařízení.
problem-pairing-seat = Místa se tu losují na začátku hry, takže si je nemůžete vybrat. Připojte se bez volby místa.
problem-pairing-people = Tady lidé hledají lidi, takže účty botů se připojit nemohou. Požádejte o soupeře: účty botů hrají mezi sebou.
problem-not-seated = U tohoto stolu nesedíte.
problem-no-free-seat = Žádné místo tu není volné. Můžete se dívat, nebo požádat hostitele o pozvánku.
problem-seat-not-free = Místo { $seat } není volné. Můžete se dívat, nebo požádat hostitele o pozvánku.
problem-seat-held = Místo { $seat } má { $name }. Vyberte jiné.
problem-seat-not-kept = Místo { $seat } není vyhrazeno pro pozvaného hráče.
problem-seat-empty = Místo { $seat } je ještě prázdné. Pozvěte hráče, nebo tam posaďte bota.
problem-no-such-seat = Místo { $seat } tu není: stůl má místa 1 až { $seats }.
problem-undo-too-far = Tak daleko zpět to nejde a ptát se ostatních tento stůl nedovoluje.
problem-undo-not-own = Žádat o vrácení můžete jen u vlastních akcí.
problem-answer-late = Tato otázka už je vyřešena.
problem-answer-not-asked = Vás se nikdo neptá, nebo jste už odpověděli.
problem-rematch-later = Hrát znovu můžete, až tato partie skončí.
problem-rematch-not-seated = Hrát znovu mohou jen hráči tohoto stolu.
problem-tables-enough = Jste hostitelem { $most } otevřených nebo běžících stolů a více jich mít nelze. Nejdřív některý dohrajte nebo opusťte.

## Prohlížení a učení
problem-replay-not-begun = Zatím není na co se dívat: partie ještě nezačala.
problem-eyes-unknown = „{ $eyes }“ není místo. Uveďte číslo místa: { $known }.
problem-no-watchers = U tohoto stolu nejsou diváci povoleni.
problem-own-eyes-only = Během partie se můžete dívat jen z vlastních míst.
problem-no-such-step = Akce { $step } neexistuje: partie má akce 0 až { $last }.
problem-play-on-later = Hrát odsud dál můžete, až tato partie skončí.
problem-play-on-seats = Míst v partii: { $seats }, ne { $named }.
problem-guide-none = K této hře zatím není průvodce.
problem-puzzle-gone = Taková úloha neexistuje. Možná byla odstraněna.

## Hodiny
problem-clock-bank = Hodiny potřebují aspoň { $seconds } sekund na hráče.
problem-rated-clock = Hodnocená partie potřebuje hodiny. Vyberte si je, nebo hrajte bez hodnocení.
problem-time-lost = Váš čas tu definitivně vypršel, proto si toto místo nemůžete vzít zpět.
problem-sleep-days = Noční klid lze zapnout jen u korespondenčních hodin.
problem-sleep-same = Noční klid nemůže začínat a končit ve stejnou dobu.
problem-zone-unknown = Časové pásmo „{ $zone }“ neexistuje. Píše se třeba „Europe/Prague“.
problem-holiday-length = Dovolená musí končit v budoucnu a může trvat nejvýš { $days } dní.
problem-holiday-far = Dovolená musí začít během příštích { $days } dní.
problem-holiday-early = Mezi dvěma dovolenými musí uplynout { $days } dní. Vyberte pozdější den.
problem-push-keys = Klíče tohoto prohlížeče pro zprávy push nelze použít. Vypněte a znovu zapněte upozornění.
problem-player-gone = Tento hráč už neexistuje.
problem-invite-unknown = Pozvat můžete hráče, se kterými jste dohráli partii. Ostatním pošlete odkaz.
problem-group-gone = Taková skupina neexistuje, nebo v ní nejste. Požádejte některého člena o odkaz.
problem-group-owner-only = To smí jen vlastník skupiny.
problem-groups-enough = Můžete být nejvýš v { $most } skupinách a skupina má nejvýš { $members } členů.
problem-not-welcome = Sem vstoupit nemůžete.
problem-tournament-gone = Takový turnaj neexistuje. Možná byl smazán.
problem-tournament-clock = Turnaj potřebuje hodiny. Vyberte si je.
problem-tournament-most = Každý s každým hraje nejvýš { $most } hráčů. Zvolte méně, nebo švýcarský systém.
problem-tournament-full = Všech { $most } míst v turnaji je obsazeno.
problem-tournament-people = Do tohoto turnaje se účty botů přihlásit nemohou. Vyberte turnaj, kam je pořadatel pouští.
problem-tournament-same = V tomto turnaji už jste, sami nebo s účtem bota. Každý se přihlašuje jen jednou.
problem-tournament-group = V tomto turnaji smějí hrát jen členové jeho skupiny.
problem-tournament-invited = Turnaj je pro pozvané hráče. Požádejte pořadatele o odkaz.
problem-tournament-status = { $status ->
    [open] Turnaj ještě nezačal.
    [running] Turnaj už běží.
   *[finished] Turnaj skončil.
  }
problem-tournament-few = Hráčů je málo: je jich potřeba aspoň { $seats }.
problem-tournament-player = Takový hráč v turnaji není.
problem-organiser-only = To smí jen pořadatel turnaje.
problem-organiser-plays = V tomto turnaji sami hrajete, a tak nemůžete vyřazovat hráče ani ukončovat kola. Nejdřív ho jako hráč opusťte.
problem-tournaments-enough = Pořádáte { $most } neukončených turnajů a více jich být nesmí. Nejdřív některý dokončete nebo smažte.

## Diváci, rozhovory, značky
problem-watcher-plays = Diváci nemohou hrát. Nejdřív si sedněte ke stolu.
problem-watcher-marks = Diváci nemohou nic značit. Nejdřív si sedněte ke stolu.
problem-room-closed = Do tohoto chatu psát nemůžete.
problem-marks-large = Značek je příliš mnoho: nejvýš { $most } bajtů.
problem-marks-room = Značky jsou jen pro vás, nebo pro váš tým.
problem-marks-deep = Tyto značky nelze uložit: jsou příliš hluboko vnořené.

## Účty botů
problem-bot-no-codes = Účet bota má token; kódy pro zařízení nemá.
problem-bot-no-bots = Účet bota nemůže mít vlastní boty.
problem-bots-enough = Účtů botů už máte { $most } a víc jich mít nemůžete. Nejdřív některý smažte.
problem-documents-enough = Soubory vašich stolů mají dohromady { $most } znaků a víc jich být nesmí. Použijte soubor, který jste už použili, nebo žádný.
problem-jobs-waiting = Na několika vašich otázkách nebo souborech se ještě pracuje. Počkejte na odpověď a zkuste to znovu.
problem-database-busy = Databáze má právě příliš mnoho práce, takže se nic nestalo. Zkuste to za chvíli znovu.
problem-bot-account-none = Takový účet bota nemáte.

## Adresy
problem-nothing-there = Na adrese { $path } nic není.
problem-figures-local = Metriky tohoto serveru lze číst jen na počítači, na kterém běží.
problem-host-malformed = Požadavek uvádí svého hostitele nebo původ nečitelným způsobem.
problem-head-too-large = Hlavičky nebo závěrečná pole požadavku jsou delší než { $kilobytes } KB nebo mají více než { $lines } řádků.
problem-null-character = Text v požadavku obsahuje nulový znak, který nelze uložit. Odstraňte ho.
problem-mail-link = Tento odkaz není platný. Možná už vypršel.

## The door
problem-door-closed = Tento server má zavřené dveře. Načtěte stránku znovu a zadejte heslo nebo kód.
problem-door-wrong = Není to heslo ani platný kód. Zkontrolujte, co jste napsali. Pozvánka vpustí jen jednou.
problem-door-wait = { $seconds ->
    [one] Z vaší sítě přišlo deset chybných pokusů. Počkejte { $seconds } sekundu a zkuste to znovu.
    [few] Z vaší sítě přišlo deset chybných pokusů. Počkejte { $seconds } sekundy a zkuste to znovu.
   *[other] Z vaší sítě přišlo deset chybných pokusů. Počkejte { $seconds } sekund a zkuste to znovu.
}
