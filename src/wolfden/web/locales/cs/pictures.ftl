### What the pictures in the rules show.

picture-w1-1 = Region: kolem jezera pět krajin po třech polích, dva vlci samotáři a hromádka kořisti.
picture-w5-2 = Deska hráče. Každá kartička ukazuje krajinu a v rohu to, co ukáže po otočení; vedle je, kolik kartiček platí za kterou krajinu, a tři stupnice.
picture-w6-1 = Rychlost 3 a zaplacená louka: tito vlci smějí skončit na rozsvícených polích.
picture-w7-1 = Alfa vlk odstrčí cizího běžného vlka. Ten jde na jedno z rozsvícených polí, která jsou stejně blízko.
picture-w8-1 = Alfa vlk smí stavět na svém poli i vedle, ne však tam, kde je samotář nebo kořist.
picture-w9-1 = Tento pelech leží u jezera i u svého alfa vlka: lze ho vylepšit na doupě.
picture-w10-1 = Samotář je dvě pole od alfa vlka. S hlasitostí vytí 2 ho uslyší.
picture-w12-1 = Vlci na třech polích kolem kořisti: je ulovena.
picture-w13-2 = Luna ve hře tří hráčů: srpek už je vyhodnocen, půlměsíc přijde na políčku 17.
picture-w14-2 = Tři smečky v regionu, 6 proti 5 proti 3. Jejich převaha je vidět na jezeře.
picture-a1-5 = Herní plán: regiony s kořistí, pobřeží a průlivy kolem moře.
picture-a2-1 = Výchozí region: 25 vlků s vůdcem a doupě.
picture-a3-6 = Třicet vlků tam, kde kořist stačí pro dvacet: na konci tahu je jich o deset víc, než region uživí.
picture-a4-1 = Deset vlků se přesouvá do sousedního regionu.
picture-a5-5 = Deset vlků proti medvědovi za 10 a jejich naděje na výhru.
picture-a6-1 = Dvacet vlků postavilo doupě.
picture-a8-4 = Průliv zamrzl a dá se po něm chodit.
picture-b1-1 = Mapa: vesnice s čísly, osady bez nich a cesty dlouhé jednu míli.
picture-b1-5 = Dvanáct období, 25 obětí a čtyři stopy: jak daleko obě strany jsou.
picture-b2-2 = Lovci zaujali svá místa.
picture-b5-1 = Jeden lovec po jízdě leží a nechrání nic; druhý stojí a chrání vesnici.
picture-b6-2 = Dragouni a stojící lovci chrání své vesnice; rolníci zachrání jeden život.
picture-b6-4 = Bestie zaútočila; stopa, kterou nechala, je otočena.
