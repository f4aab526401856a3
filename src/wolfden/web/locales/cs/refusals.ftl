### Co server občas odmítne; načte se, až když je potřeba.

## Stoly
problem-table-gone = Takový stůl není, nebo už není.
problem-report-nobody = Taková zpráva ani hráč u tohoto stolu není. Zpráva mohla být smazána.
problem-not-running = { $status ->
    [open] To jde jen v rozehrané partii a tato ještě nezačala.
    [finished] To jde jen v rozehrané partii a tato už skončila.
   *[abandoned] To jde jen v rozehrané partii a tato byla ukončena bez výsledku.
}
problem-not-open = To jde jen před začátkem partie.
problem-seat-not-yours = Místo { $seat } není vaše.
problem-not-seated = U tohoto stolu nesedíte.
problem-no-free-seat = Žádné místo tu není volné. Můžete se dívat, nebo požádat hostitele o pozvánku.
problem-seat-not-free = Místo { $seat } není volné. Můžete se dívat, nebo požádat hostitele o pozvánku.
problem-seat-held = Na místě { $seat } sedí { $name }.
problem-seat-not-kept = Místo { $seat } se nedrží pro pozvaného.
problem-seat-empty = Místo { $seat } je ještě prázdné. Obsaďte je, nebo tam posaďte bota.
problem-no-such-seat = Místo { $seat } tu není: stůl má místa 1 až { $seats }.
problem-undo-too-far = Tak daleko zpět to nejde a u tohoto stolu se ostatních neptáme.
problem-undo-not-own = O vzetí zpět můžete žádat jen u vlastních akcí.
problem-answer-late = Na tuto odpověď už nikdo nečeká.
problem-answer-not-asked = Vás se nikdo neptá, nebo jste už odpověděli.
problem-rematch-later = Hrát znovu můžete, až tato partie skončí.
problem-rematch-not-seated = Hrát znovu mohou jen ti, kdo seděli u tohoto stolu.

## Prohlížení a učení
problem-replay-not-begun = Zatím není na co se dívat: partie ještě nezačala.
problem-eyes-unknown = „{ $eyes }“ nejsou ničí oči: uveďte číslo místa, { $known }.
problem-no-watchers = U tohoto stolu nejsou diváci povoleni.
problem-own-eyes-only = Dokud se hraje, vidíte jen očima vlastních míst.
problem-no-such-step = Krok { $step } není: partie má kroky 0 až { $last }.
problem-play-on-later = Hrát odsud dál můžete, až tato partie skončí.
problem-play-on-seats = Míst v partii: { $seats }, ne { $named }.
problem-guide-none = K této hře průvodce zatím není.
problem-puzzle-gone = Taková úloha není, nebo už není.

## Hodiny
problem-clock-bank = Hodiny potřebují aspoň { $seconds } sekund na hráče.
problem-sleep-days = Hodiny spánku patří jen k hodinám, které počítají dny.
problem-sleep-same = Hodiny spánku nemohou začínat a končit ve stejnou dobu.
problem-zone-unknown = Časové pásmo „{ $zone }“ není: píše se třeba „Europe/Prague“.

## Diváci, rozhovory, značky
problem-watcher-plays = Diváci nehrají. Nejdřív si sedněte ke stolu.
problem-watcher-marks = Diváci nic neznačí. Nejdřív si sedněte ke stolu.
problem-room-closed = Tam psát nemůžete.
problem-marks-large = Značek je příliš mnoho: nejvýš { $most } bajtů.
problem-marks-room = Značky jsou jen pro vás, nebo pro váš tým.
problem-marks-deep = Tyto značky nelze uložit: jsou příliš hluboko vnořené.

## Účty botů
problem-bot-no-codes = Účet bota má svůj token, a žádné kódy.
problem-bot-no-bots = Účet bota nemůže mít vlastní boty.
problem-bots-enough = Účtů pro boty už máte { $most } a víc jich být nesmí. Nejdřív nějaký smažte.
problem-bot-account-none = Takový účet bota nemáte.

## Adresy
problem-nothing-there = Na adrese { $path } nic není.
problem-figures-local = Údaje tohoto serveru se sdělují jen počítači, na kterém běží.
