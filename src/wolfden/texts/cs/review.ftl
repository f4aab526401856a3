### Reviews of finished games, on the page and in a terminal.

review-title = Rozbor partie: { $title }
review-facts = Akcí: { $actions }, simulací na rozhodnutí: { $simulations }
review-chances = Šance na výhru podle toho, co hráč věděl
review-chances-early = Na začátku hry jsou šance jen hrubý odhad.
review-player = Hráč
review-lost = Ztraceno vlastními rozhodnutími
review-luck = Štěstí
review-mistakes = Rozhodnutí, která přišla draho
review-no-mistakes = Žádné rozhodnutí nestálo mnoho.
review-mistake = { $name }, akce { $number }: cena { $percent } %
review-played = Zahráno
review-better = Lepší
review-chance = šance { $percent } %
review-round = Než přijde znovu na řadu { $name }, v rychlých zkušebních partiích:
review-tally = { $name }, { $part }: { $now } → { $preferred } místo { $chosen }
review-tally-table = { $part }: { $now } → { $preferred } místo { $chosen }
review-likely = { $preferred } % místo { $chosen } %: { $event }
review-trials = V rychlých zkušebních partiích po lepší akci:
review-part = { $name }, { $part }: průměrně { $points }
review-ending = { $preferred } % místo { $chosen } %: { $ending } Vyhrává: { $names }.
review-unexplained = Zkušební partie neukazují jediný důvod. Počítač se díval dál dopředu a dal tomu přednost.
review-hidden = { $name } tu všechno nevidí. Rozhodnutí se posuzuje podle toho, co { $name } ví.
review-chance-events = Hody a losování, které změnily nejvíc
review-no-chance-events = Žádný hod ani losování nezměnily šanci o { $percent } % nebo víc.
review-deal = Rozdání
review-number = Akce { $number }
review-percent = { $percent } %
review-change = { $name } { $percent } %

## On the page
review-lead = Kde se partie rozhodla? Rozbor posuzuje každé rozhodnutí podle toho, co hráč věděl, a odlišuje štěstí od voleb.
review-start = Spustit rozbor
review-waiting = Rozbor čeká, až na něj přijde řada.
review-progress = Krok { $done } z { $total }
review-failed = Rozbor se nezdařil. Spusťte ho znovu.
review-everyone = Všichni hráči
review-graph = Šance na výhru během partie. Okamžik zvolíte klepnutím nebo šipkami.
review-axis = akce
review-good = Nic lepšího se tu nenašlo.
review-moment = Okamžik partie
review-link = Odkaz na tento rozbor
