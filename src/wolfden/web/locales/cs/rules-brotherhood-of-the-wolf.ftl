### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Pravidla hry Bratrstvo vlka (Brotherhood of the Wolf) našimi slovy, podle její ruské knížky pravidel. Mapa cest a 23 z 24 karet období jsou naše vlastní, protože je knížka ukazuje jen na obrázcích; karta Mlha je z knížky. Kdo hru vlastní, může hrát s mapou a kartami z vlastních souborů. Wolfden je neoficiální.

## B1
rule-b1 = Co ve hře je
rule-b1-1 = Vesnice mají čísla 1 až 30, osady žádná. Každá cesta měří jednu míli a vzdálenost je nejkratší cesta. Grandrieu, Javols a Le Malzieu jsou zvláštní vesnice: mluví o nich některé karty.
rule-b1-1-rebuilt = Mapa je naše: 30 vesnic, 36 osad a 110 cest na skutečných místech. Z knížky jsou počáteční vesnice, Auvers jako číslo 3, zvláštní vesnice a příklad B11.1.
rule-b1-2 = Bestie má pět podob: vlčí smečka, dravec, hrabě, ďábel, tulák. Každá má kartu a oboustranný žeton stopy.
rule-b1-3 =
    Čtyři lovci hrají vždy; vede je 1 až 4 lidé proti tomu, kdo hraje za Bestii. Každý pozná jednu stopu podle symbolu a všichni navíc poznají tuláka.
    | lovec | stopa
    | biskup | ďábel
    | hajný | vlčí smečka
    | markýz | dravec
    | králův posel | hrabě
rule-b1-3-ruling = Figurky se místům lovců přidělují postupně, nebo si je lidé postupně vybírají (volitelné). Každý vede jen své figurky; jiná volba dovolí každému lovci používat všechny. Kdokoli z nich smí postavit oddíl a ukončit fázi za všechny.
rule-b1-4 = Oddílů je 12: po 3 oddílech dragounů na polích léta a jara, po 3 oddílech rolníků na polích podzimu a zimy. Dále je tu 25 žetonů krve pro oběti a figurka Portefaix.
rule-b1-5 = Hra má nejvýš 12 kol, jedno za každé období od léta 1764 do jara 1767. Kolo má čtyři fáze: období, Bestie, lovci, útok.

## B2
rule-b2 = První oběť (jaro 1764)
rule-b2-1 = Bestie tajně zvolí svou pravou podobu a počáteční vesnici: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) nebo Les Hubacs (29).
rule-b2-2 = Lovci postaví své čtyři figurky do libovolných vesnic či osad, spolu nebo zvlášť.
rule-b2-2-ruling = Každá figurka se staví jednou; když jsou na mapě všechny čtyři, počáteční vesnice se odkryje.
rule-b2-3 = Odkryje se počáteční vesnice. Není-li tam lovec, má Bestie 1 oběť. Stopa se neklade a karta vesnice zůstává na poli jara až do jara 1765, takže vesnici nelze dřív zvolit.

## B3
rule-b3 = Fáze 1: období
rule-b3-1 = Otočí se náhodná karta období, která se ještě neobjevila. Platí jen nejnovější karta: působí ve fázi, kterou jmenuje, a co určí, trvá do konce kola. Jen Portefaix zůstává, dokud ho není třeba.
rule-b3-1-rebuilt = Každé období má šest karet. Mlha je z knížky, ostatních 23 je našich.
rule-b3-2 = Lovci postaví jeden oddíl z pole období do vesnice, kde žádný není, nikdy do osady. Zůstane tam natrvalo. Odmítnou-li, propadá; prázdné pole nedá nic. Karty, které staví figurku Portefaix nebo přesouvají oddíly, přijdou dřív.

## B4
rule-b4 = Fáze 2: Bestie
rule-b4-1 = Bestie si vezme zpět stopu, kterou nechala před dvěma obdobími, a kartu vesnice vyloženou v tomto období loni.
rule-b4-2 = Tajně zvolí vesnici vzdálenou 1 až 4 míle, jejíž kartu má v ruce, takže žádná vesnice nepřijde na řadu dvakrát za rok. S kartou položí volný žeton stopy: lícem dolů bez moci, nebo lícem nahoru s mocí.
rule-b4-2-ruling = Vesnice a žeton jsou jedna volba a zkoušejí se jako dvojice: 5 nebo 6 mil lze jen s vlčí smečkou lícem nahoru.
rule-b4-3 = Bestie projde vším a smí skončit tam, kde jsou lovci či oddíly. Nikdy neskončí v osadě a nikdy nezůstane na místě.
rule-b4-4 =
    Žeton lícem nahoru má svou moc, ať je pravá podoba jakákoli.
    | žeton | moc
    | vlčí smečka | o 2 míle dál, nejvýš 6
    | dravec | o 1 oběť víc
    | hrabě | dragouni nechrání
    | ďábel | smí posunout jednoho lovce o míli, než se vesnice odkryje
    | tulák | o 1 oběť víc, je-li napadená vesnice nejvýš 3 míle od Auvers
rule-b4-4-ruling = Ďábel jedná na začátku fáze 4; lovec stojí nebo leží jako předtím. Dravec, hrabě a tulák působí sami, protože Bestii nikdy neškodí; vlčí smečka a ďábel nechávají volbu. Karta, která mění dosah Bestie, mění s ním i mez vlčí smečky.
rule-b4-5 = Vesnici mimo dosah nelze zvolit.
rule-b4-5-ruling = V knížce stojí taková chyba Bestii pohyb i oběti. Program ji nedovolí.

## B5
rule-b5 = Fáze 3: lovci
rule-b5-1 = Každý lovec ujde 0 až 3 míle, v libovolném pořadí. Smějí zastavit v osadách a sdílet místo. Při 0 až 2 mílích je lovec pěšky, stojí a chrání vesnici. Přesně 3 míle jsou jízda: figurka leží do příští fáze 3 a nechrání.
rule-b5-1-ruling = Lovec se pohne jednou. Kdo se do konce fáze nepohnul, ušel 0 mil a stojí. Mění-li karta čísla, co přesáhne míle pěšky, je jízda.

## B6
rule-b6 = Fáze 4: útok
rule-b6-1 = Vesnice se odkryje a figurka Bestie se tam přesune.
rule-b6-2 =
    Obětí je 5 minus ujité míle, se změnami podle karet, plus 1 za moc, minus 1 za tamní rolníky, ale ne pod 0. Je-li tam stojící lovec, dragouni (není-li hrabě lícem nahoru) nebo jiná ochrana, nezemře nikdo. Co karta přidává, „jsou-li oběti“, přijde nakonec.
    | míle | 1 | 2 | 3 | 4 | 5 nebo 6
    | oběti | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = „Ne pod 0“ se použije jednou, po rolnících.
rule-b6-3 = S obětí číslo 25 Bestie ihned vítězí, ještě před pátráním. Počítání se zastaví na 25.
rule-b6-4 = Pak smějí lovci pátrat, v pořadí, které si zvolí. Lovec, stojící či ležící, ve vesnici Bestie nebo v té, na kterou zaútočila minulé období, otočí tamní stopu. Přítomný lovec, který ji pozná, vezme žeton a ptá se: je to tvá pravá podoba? Odpověď je vždy pravdivá. Ano: lovci ihned vítězí. Ne: žeton jim zůstane.
rule-b6-4-ruling = Každý lovec pátrá jednou za období; smí jich pátrat víc, v kterékoli z obou vesnic. Nabízí se jen pátrání, které může něco změnit, a když žádné nezbývá, kolo končí.
rule-b6-5 = Tuláka je třeba poznat ve dvou různých vesnicích a každá vesnice se počítá jen jednou, v kterémkoli roce. Poprvé lovci vezmou černý žeton a stopa zůstane; podruhé vezmou stopu a ptají se.
rule-b6-5-ruling = Skrytý tulák ve vesnici černého žetonu se otočí, ale znovu se nepočítá.
rule-b6-6 = Žeton, který už leží lícem nahoru, lze vzít stejně: vezme ho lovec, který ho pozná a je v nynější nebo předchozí vesnici.
rule-b6-7 = Se čtvrtým žetonem stopy lovci ihned vítězí; černý žeton se nepočítá. Je-li čtvrtý pravou podobou, uvede se jako důvod podoba.
rule-b6-8 = Odstranila-li karta období kartu vesnice nebo její stopu, není po čem pátrat.

## B7
rule-b7 = Mlha
rule-b7-1 = V mlze zůstává karta vesnice lícem dolů a oběti se kladou na její rub: jejich počet vidí všichni a počítá se hned. Ochrana působí, aniž by prozradila kde. Figurka Bestie odchází z mapy a v její vesnici se v tomto období nepátrá.
rule-b7-1-ruling = Počet je pro lovce novinka, takže nic před ním nelze vzít zpět.
rule-b7-2 = V příštím období jde Bestie dál ze svého skrytého místa. Ve fázi 4 se odkryjí obě karty a skrytá vesnice je ta předchozí. Ať hra skončí jakkoli, vesnice se tehdy odkryje.
rule-b7-2-ruling = Následuje-li mlha po mlze, což mohou způsobit jen vlastní karty, starší karta se odkryje a novější zůstane skrytá.

## B8
rule-b8 = Konec hry
rule-b8-1 = Bestie vítězí s 25 oběťmi. Lovci vítězí, když jmenují její pravou podobu nebo vezmou čtvrtý žeton stopy.
rule-b8-1-ruling = Na konci se ukáže podoba a skrytá vesnice; stopy lícem dolů tak zůstanou. Vítězství dává 2, remíza 1, všem lovcům stejně.
rule-b8-2 = Po kole 12 přičtěte k obětem žetony stop, které lovci nevzali. Je-li to 25 nebo víc, hra končí remízou; jinak vítězí lovci.

## B9
rule-b9 = Varianta pro zkušené
rule-b9-1 = Jaro a léto přejí lovcům, podzim a zima Bestii. Před B2, v pořadí jaro, léto, podzim, zima, si zvýhodněná strana vezme jednu ze šesti karet, druhá jednu odhodí a tak dále, dokud nejsou vybrány tři; poslední se odhodí. Každou vybranou kartu lze zahrát jednou.
rule-b9-1-ruling = Obě strany si mohou odvodit, kdo má které karty; divákům jsou skryté, dokud nejsou zahrány.
rule-b9-2 = Ve fázi 1 zvolí zvýhodněná strana jednu ze svých karet období místo náhodné.

## B10
rule-b10 = Karty období
rule-b10-intro =
    Každé období má šest karet. Každá působí ve své fázi. Karta { season-card-au1 } je z knížky (B7), ostatní jsou naše.

    Léto
    | karta | fáze | účinek
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Podzim
    | karta | fáze | účinek
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }

    Zima
    | karta | fáze | účinek
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Jaro
    | karta | fáze | účinek
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = „François Antoine“ přesouvá oddíly po jednom a žádný dvakrát; vesnice, kterou oddíl opustí, je zase volná. Další oddíl z karty „Králova odměna“ lze odmítnout, aniž propadne.
rule-b10-1-rebuilt = Všechny karty v B10.1 až B10.6 jsou naše.
rule-b10-2 = „Průtrž mračen“ je povinná a přijde po B4.1. Také „Zpět za kořistí“ přijde po B4.1: pak má stopu už jen karta vesnice, kde Bestie je, a tu vzít nesmí.
rule-b10-2-ruling = „Průtrž mračen“ nedává na výběr: po B4.1 leží na plánu nejvýš jedna stopa.
rule-b10-3 = S kartou „Panna z Gévaudanu“ zabrání rolníci všem obětem jako dragouni, ne jen jedné. Hrabě si jich nevšímá stejně jako dragounů.
rule-b10-4 = S kartou „D’Ennevalovi psi“ platí každý lovec do 1 míle za přítomného, i ležící nebo v osadě. „Sníh přikryl vše“ zakazuje i brát žetony, které leží lícem nahoru (B6.6).
rule-b10-5 = Portefaix zabrání všem obětem prvního útoku na svou vesnici, i proti hraběti. Pak odchází, i když vesnici chránilo něco jiného; v mlze odchází, až se vesnice odkryje.
rule-b10-5-ruling = Smí být postaven tam, kde už stojí. Je-li postaven znovu, zatímco mlha skrývá útok, tento útok se ho už netýká.
rule-b10-6 = S kartou „Dvůr odvrací zrak“ zůstává králův posel ve fázi 3 na místě (0 mil), stojí a chrání. Ďábel ho přesto smí posunout.

## B11
rule-b11 = Příklady
rule-b11-1 = Do 4 mil od Langeac jsou právě tyto vesnice: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Z Langeac do Saugues jsou 3 míle: 2 oběti. S rolníky je to 1, s dravcem lícem nahoru 3, s dragouny nebo stojícím lovcem 0.
rule-b11-3 = S vlčí smečkou lícem nahoru nemá 5 nebo 6 mil žádné oběti.
rule-b11-4 = Na jaře Bestie útočí na Javols, kde stojí markýz: žádné oběti. Otočí stopu, je to vlčí smečka, kterou nepozná, a tak zůstane. V létě hajný ujede do Javols 3 míle a vezme ji. Odpověď je ne a hra pokračuje.
rule-b11-5 = Po kole 12 je 22 obětí a 3 nevzaté žetony: remíza. S 21 oběťmi a 3 žetony vítězí lovci.
