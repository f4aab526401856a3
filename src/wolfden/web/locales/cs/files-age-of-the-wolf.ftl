### Co je špatně v pozici nebo souboru plánu hry Věk vlka. Slova souborů zůstávají, jak jsou.

## Pozice: řádky
problem-age-region-form = { $line }: „{ $word }“ nemá tvar red-forest=1:25,den.
problem-age-two-packs = { $line }: „{ $word }“: tentýž region drží dvě smečky (A1.6).
problem-age-amount = { $line }: „{ $word }“ není počet vlků.
problem-age-pack-lines = { $line }: pro každé místo je třeba jeden řádek, celkem { $seats }, ne { $found }.
problem-age-pack-order = { $line }: řádky stojí v pořadí míst: chybí seat={ $seat }.
problem-age-march-form = { $line }: „{ $word }“ není přesun jako red-forest>red-ridge:15:lead.

## Pozice: regiony
problem-age-fives = regions: vlci musí být po pěti, v regionu { $region } nejsou (A1.1).
problem-age-no-wolves = regions: region { $region } drží smečka bez vlků (A1.6).
problem-age-den-unguarded = regions: doupě v regionu { $region } nikdo nehlídá (A6.3).
problem-age-no-rival = regions: v regionu { $region } čekají útočníci, ale žádný soupeř tam není (A4.3).
problem-age-more-moved = regions: do regionu { $region } přišlo víc vlků, než jich tam je (A4.3).
problem-age-overfull = regions: v regionu { $region } je víc vlků a predátorů než kořisti (A3.6).
problem-age-predators = regions: predátorů druhu „{ $predator }“ je na plánu { $found }, v krabici jich je { $most } (A1.4).
problem-age-dealt-predators = regions: predátoři se rozdávají po jednom do regionu, od nejchudšího (A2.2).
problem-age-start = regions: smečka místa { $seat } nestojí tak, jak začíná (A2.1).
problem-age-wolves = regions: vlků místa { $seat } je { $wolves }, nejvýše jich může být { $most } (A1.1).
problem-age-dens = regions: smečka místa { $seat } má víc doupat než { $most } (A6.2).
problem-age-not-marched = regions: útočníci čekají tam, kam nepřišli (A4.3).

## Pozice: smečky
problem-age-cards = pack: karet „{ $card }“ je { $found }, v krabici jich je { $most } (A1.3).
problem-age-hand = pack: místo { $seat } má v ruce víc karet než { $limit } (A3.7).
problem-age-dealt-hands = pack: karty se rozdávají po jedné od prvního hráče (A2.3).
problem-age-out = pack: smečka místa { $seat } vypadává, když nemá vlky, a jen tehdy (A9.2).
problem-age-out-cards = pack: smečka místa { $seat } vypadla, ale má karty (A9.2).
problem-age-lead-lost = pack: vůdce místa { $seat } se vrací ihned (A9.1).
problem-age-lead-alone = pack: vůdce místa { $seat } je tam, kde jeho smečka nemá vlky (A9.1).

## Pozice: tah
problem-age-idle = turn: v této fázi by nikdo neměl o čem rozhodovat.
problem-age-no-card = turn: nezbývá karta, kterou by šlo líznout (A8.5).
problem-age-not-begun = turn: první kolo ještě nezačalo (A2).
problem-age-dealt-regions = turn: rozdávání počítá víc regionů, než jich je (A2.2).
problem-age-dealt-cards = turn: rozdávání počítá víc karet, než jich je (A2.3).
problem-age-rounds = turn: kola partie jdou od 1 do { $limit } (A9.3).
problem-age-last-pack = turn: poslední živá smečka už vyhrála (A9.2).
problem-age-out-acts = turn: smečka, která vypadla, nemůže jednat (A9.2).
problem-age-stage-step = turn: fáze „{ $stage }“ do tohoto kroku nepatří (A3).
problem-age-not-active = turn: v této fázi rozhoduje smečka, která je na tahu (A3).
problem-age-moves = turn: pohyby se dělají po jednom v kroku 2 (A3.2, A8.3).
problem-age-dealing-over = turn: rozdávání už skončilo (A2).
problem-age-battles = turn: přesunů je méně než vybojovaných bojů (A3.3).
problem-age-march = turn: vlci se přesouvají po pěti a do sousedních regionů (A4.1).
problem-age-lead-not-marched = turn: vůdce čeká tam, kam nepřišel (A4.1).
problem-age-roll-alone = turn: na stole leží hod, ale žádný boj neprobíhá (A5.1).
problem-age-debt = turn: vlci se ztrácejí ve fázích k tomu určených, a jen v nich (A3.6).
problem-age-litters = turn: vrhy se zapisují, jen dokud se vybírají (A3.1).
problem-age-nothing = turn: ve fázi „{ $stage }“ tu není o čem rozhodovat.
problem-age-battle-nobody = turn: bojuje se tam, kam nikdo nepřišel (A3.3).
problem-age-battle-no-foe = turn: bojuje se tam, kde není nepřítel (A3.3).
problem-age-face = turn: takovou stěnu kostka nemá (A1.2).
problem-age-rolls = turn: hody neodpovídají tomu, kdo má házet (A5.2).
problem-age-no-reroll = turn: nikdo tam nesmí házet znovu (A5.2).

## Soubor plánu
problem-age-no-entry = { $where }: chybí údaj pro tolik smeček: { $seats }, například { $seats } = ["red", …].
problem-age-colours = { $where }: různých barev musí být tolik co smeček: { $seats }.
problem-age-predator-worth = { $where }: síla predátora je nejméně 1 (A1.4).
problem-age-shape = { $where }: region se kreslí pomocí „ring“, nebo „outline“, jednoho z nich.
problem-age-ring = { $where }: „ring“ je vnitřní a vnější poloměr od 0 do { $most }, pak první a poslední stupeň, obě dvojice vzestupně, ne { $found }.
problem-age-outline-reach = { $where }: „outline“: souřadnice jsou od -{ $most } do { $most }.
problem-age-outline-area = { $where }: „outline“ musí mít aspoň tři rohy a plochu.
problem-age-regions = { $where }: plán má 2 až { $most } regionů, ne { $found }.
problem-age-id = { $where }: id „{ $id }“ se smí skládat jen z malých písmen bez diakritiky, číslic a „-“.
problem-age-id-twice = { $where }: id „{ $id }“ je tam dvakrát.
problem-age-border-unknown = { $where }: { $region }: „{ $other }“ není jiný region, se kterým by mohl mít { $border ->
    [land] pozemní hranici
   *[channels] průliv
}.
problem-age-border-twice = { $where }: { $region }: { $border ->
    [land] pozemní hranice je uvedena
   *[channels] průliv je uveden
} dvakrát.
problem-age-border-one-sided = { $where }: region { $region } uvádí { $border ->
    [land] pozemní hranici
   *[channels] průliv
} s regionem { $other }, ale naopak ne.
problem-age-channels = { $where }: průlivů je { $found }, nejvýše jich může být { $most }.
problem-age-channel-coast = { $where }: region { $region } má průliv, ale nemá pobřeží (A1.5).
problem-age-border-and-channel = { $where }: mezi regiony { $region } a { $other } je pozemní hranice i průliv.
problem-age-start-region = { $where }: smečka „{ $colour }“ potřebuje jeden výchozí region, má jich { $found }.
problem-age-apart = { $where }: do regionu { $region } se z regionu { $start } nelze dostat po souši ani přes průlivy.
problem-age-start-prey = { $where }: region { $region } musí uživit vlky, kteří tam začínají, je jich { $wolves }, ale kořist je tam { $prey } (A2.1).
problem-age-poor = { $where }: { $region }: regionů s kořistí { $prey } a méně je víc než predátorů s tak malou silou, kterých je { $found } (A2.2).
problem-age-five = { $where }: vůdce a vrh platí za pět vlků (A1.1, A3.1).
problem-age-predator-count = { $where }: predátorů jednoho druhu může být nejvýše { $most }.
