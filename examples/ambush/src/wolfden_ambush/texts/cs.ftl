### Řádek „## jméno“ začíná oddíl; stránka si oddíly bere jeden po druhém.

## title

title-ambush = Přepadení
pitch-ambush = Vezmi si kartu, kterou nikdo jiný nevidí, tajně na ni přihoď a rozhodni se: ukázat, nebo složit. Poslední slovo má cinknutá kostka.
picture-ambush = Stůl hry Přepadení s kartami, příhozy a kostkou
role-ambush = Lovec { $number }
option-ambush-deck = Balíček
option-ambush-deck-help = Kolik je karet.
option-ambush-deck-small = devět karet
option-ambush-deck-large = třináct karet
option-ambush-highest-bid = Nejvyšší příhoz
option-ambush-highest-bid-help = Nejvyšší příhoz.
edition-ambush-long = Dlouhá hra
edition-ambush-long-help = Více karet a vyšší příhozy.
option-ambush-story = Příběh
option-ambush-story-help = Text k předčítání.

## game

# Věci
ambush-table = Stůl hry Přepadení; karet v balíčku: { $left }
ambush-card = { $card ->
    [fox] liška (1)
    [owl] sova (2)
   *[elk] los (3)
}
ambush-seat = { $who }
ambush-hand = { $who }: { $card }
ambush-hand-hidden = { $who }: karta rubem nahoru
ambush-hand-none = { $who }: zatím bez karty
ambush-amount = příhoz { $bid }
ambush-decision = { $decision ->
    [shown] karta ukázána
    [folded] karta složena
    [bid] přihozeno
    [card] čeká se na příhoz
   *[none] zatím bez karty
}
ambush-aside = odloženo: { $card }
ambush-aside-hidden = odložená karta
ambush-aside-none = nic odloženo
ambush-points = Zatím bodů: { $points }
ambush-own = Tvoje karty
ambush-own-card = Tvoje karta: { $card }
ambush-own-bid = Tvůj příhoz: { $bid }
ambush-own-no-bid = Ještě jsi nepřihodil
ambush-deck = Karet v balíčku: { $left }
ambush-die = Na kostce je { $die }
ambush-die-waits = Kostkou se ještě neházelo
ambush-stage = { $stage ->
    [draw] Berou se karty
    [bid] Tajné příhozy
    [show] Ukázat, nebo složit
    [roll] Hází se kostkou
   *[over] Hra skončila
}

# Akce
ambush-do-draw = Vzít kartu
ambush-do-swap = Vyměnit kartu
ambush-do-bid = Přihodit
ambush-do-show = Ukázat
ambush-do-fold = Složit
ambush-do-roll = Hodit

# Otázky
ambush-ask-bid = Kolik přihodíš?
ambush-open-first = Přihoď na svou kartu, nebo ji nejdřív vyměň.
ambush-open-bid = Přihoď na svou kartu.
ambush-open-show = Ukázat kartu i příhoz, nebo složit a nezískat nic?
ambush-open-wait = Na tahu jsou jiní.

# Co se stalo
ambush-log-draw = { $who }: bere si kartu.
ambush-log-draw-known = { $who }: bere si kartu { $card }.
ambush-log-swap = { $who }: mění kartu.
ambush-log-swap-known = { $who }: odkládá kartu { $card }.
ambush-log-bid = { $who }: tajně přihazuje.
ambush-log-bid-known = { $who }: přihazuje { $bid }.
ambush-log-show = { $who }: ukazuje kartu { $card } a příhoz { $bid }.
ambush-log-fold = { $who }: skládá.
ambush-log-roll = Na kostce je { $die }.

# Konec hry
ending-ambush-shown = Kostka je hozena a počítá se vše, co bylo ukázáno.
ending-ambush-silence = Všichni složili a nepočítá se nic.
part-ambush-card = Karta
part-ambush-bid = Příhoz

## reasons

reason-ambush-swapped = kartu už jsi vyměnil
reason-ambush-not-now = teď není čas na „{ $word }“
reason-ambush-no-card = žádná karta „{ $card }“ už nezbývá
reason-ambush-bid-too-high = přihodit smíš nejvýš { $most }

## rules

rules-ambush-sources = Přepadení vzniklo pro Wolfden jako příklad hry, která přichází z jiného balíčku.
rule-t1 = Karty
rule-t1-intro = Každý hráč si vezme z balíčku kartu, kterou ostatní nevidí: liška (1), sova (2) nebo los (3).
rule-t2 = Příhozy
rule-t2-intro = Potom, v libovolném pořadí, smí každý jednou vyměnit: kartu skrytě odloží a vezme si novou. Každý musí tajně přihodit: od 1 do hodnoty své karty plus 1, nikdy nad nejvyšší příhoz stolu.
rule-t3 = Ukázat, nebo složit
rule-t3-intro = Když přihodili všichni, každý po řadě ukáže kartu i příhoz, nebo složí a neukáže nic.
rule-t4 = Kostka
rule-t4-intro = Pokud někdo ukázal, hodí se cinknutou čtyřstěnnou kostkou: strana 4 padá čtyřikrát častěji než strana 1.
rule-t5 = Body
rule-t5-intro = Kdo ukázal, získá body za kartu, a za příhoz také, není-li vyšší než kostka. Za složení není nic. Nejvíc bodů vyhrává.

## aid

aid-ambush-goal = Získej nejvíc bodů: za kartu, kterou ukážeš, a za příhoz, pokud na něj kostka dosáhne.
aid-ambush-turn = Hra
aid-ambush-turn-1 = Každý si vezme kartu: liška 1, sova 2, los 3.
aid-ambush-turn-2 = Můžeš ji jednou vyměnit, pak tajně přihodíš: nejvýš její hodnotu plus 1.
aid-ambush-turn-3 = Ukaž kartu i příhoz, nebo slož.
aid-ambush-turn-4 = Na kostce je 1, 2, 3 nebo 4; 4 padá čtyřikrát častěji než 1.

## guide

guide-ambush-welcome = Sedíš u stolu s jedním soupeřem. Tvoje karta je sova za 2; soupeř ji nevidí.
guide-ambush-bid = Příhoz se počítá, když na něj kostka dosáhne, a kostka je cinknutá: sedmkrát z deseti ukáže 3 nebo 4. Přihoď 3.
guide-ambush-show = Přihozeno mají oba. Za složení by nebylo nic, tak ukaž kartu i příhoz.
guide-ambush-done = Na kostce je 4: máš 2 za sovu a 3 za příhoz. To je celá hra. Příště to zkus ve třech!

## files

# Co je špatně s akcí nebo s pozicí.
problem-ambush-not-an-action = „{ $words }“ není akce hry Přepadení
problem-ambush-not-finished = „{ $words }“ není celá akce
problem-ambush-deck = hand: venku je víc karet, než má balíček (T1)
problem-ambush-bid-without-card = hand: místo { $seat } přihodilo bez karty (T2)
problem-ambush-bid-too-high = hand: místo { $seat } přihodilo víc, než karta dovoluje (T2)
problem-ambush-decided-early = hand: někdo ukázal nebo složil dřív, než přihodili všichni (T3)
problem-ambush-die-early = die: hází se, až se rozhodli všichni a někdo ukázal (T4)

## terminal

terminal-ambush-card = karta
terminal-ambush-bid = příhoz
