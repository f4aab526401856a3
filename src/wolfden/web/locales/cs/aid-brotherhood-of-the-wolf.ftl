### The player aid of Brotherhood of the Wolf: one page. A line that begins with | is a row of a table.

aid-brotherhood-of-the-wolf-goal = Bestie chce 25 obětí za dvanáct období. Lovci chtějí jmenovat její pravou podobu, nebo mít čtyři její stopy.
aid-brotherhood-of-the-wolf-season = Období
aid-brotherhood-of-the-wolf-season-1 = Každé období: karta, oddíl pro lovce, tajná volba Bestie, pohyb lovců, útok, pátrání.
aid-brotherhood-of-the-wolf-beast = Bestie
aid-brotherhood-of-the-wolf-beast-1 = Bestie jde 1 až 4 míle do vesnice, na kterou rok neútočila. Čím blíž, tím víc obětí: pět minus míle.
aid-brotherhood-of-the-wolf-beast-2 =
    | míle | 1 | 2 | 3 | 4
    | oběti | 4 | 3 | 2 | 1
aid-brotherhood-of-the-wolf-beast-3 = Tam nechá stopu lícem dolů, nebo lícem nahoru s mocí: vlčí smečka +2 míle, dravec +1 oběť, hrabě nedbá dragounů, ďábel vleče lovce, tulák +1 poblíž Auvers.
aid-brotherhood-of-the-wolf-hunters = Lovci
aid-brotherhood-of-the-wolf-hunters-1 = Lovci jdou nejvýš 3 míle. Do 2 stojí a chrání svou vesnici; 3 jedou koňmo a jezdec nechrání nic.
aid-brotherhood-of-the-wolf-hunters-2 = Dragouni chrání vesnici, rolníci zachrání jeden život.
aid-brotherhood-of-the-wolf-hunters-3 = Lovec v napadené vesnici nebo v té předchozí smí stopu otočit. Kdo zná její znak, vezme si ji a ptá se, zda je to pravá podoba.
aid-brotherhood-of-the-wolf-knowledge = Kdo zná kterou stopu
aid-brotherhood-of-the-wolf-knowledge-1 =
    | lovec | stopa
    | biskup | ďábel
    | hajný | vlčí smečka
    | markýz | dravec
    | králův posel | hrabě
    | všichni | tulák
aid-brotherhood-of-the-wolf-knowledge-2 = Tulák musí být rozpoznán ve dvou různých vesnicích.
aid-brotherhood-of-the-wolf-end = Konec
aid-brotherhood-of-the-wolf-end-1 = Po dvanáctém období: je-li obětí a nesebraných stop dohromady 25 nebo víc, je to remíza. Jinak vítězí lovci.
aid-brotherhood-of-the-wolf-sign = { $sign ->
    [trace] stopa lícem dolů
    [victim] oběť
    [portefaix] Portefaix
   *[marker] černá značka
}
