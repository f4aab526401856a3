### What the pictures in the rules show.

picture-w1-1 = En region: fem terränger med tre hexrutor var runt en sjö, två ensamvargar och en stapel byten.
picture-w5-2 = En spelares plan. Varje bricka visar en terräng och i hörnet vad den visar när den vänds; bredvid hur många brickor som betalar för varje terräng, och de tre spåren.
picture-w6-1 = Med snabbhet 3 och gräs betalt får de här vargarna stanna på de upplysta hexrutorna.
picture-w7-1 = Alfavargen tränger undan den fientliga flockvargen. Den går till en av de upplysta hexrutorna, som är lika nära.
picture-w8-1 = Alfavargen får bygga på sin egen hexruta och intill, men inte på ensamvargar eller byten.
picture-w9-1 = Den här lyan ligger vid sjön och intill sin alfavarg: den kan bli ett näste.
picture-w10-1 = Ensamvargen är två hexrutor från alfavargen. Med yl 2 hör den kallelsen.
picture-w12-1 = Vargar på tre hexrutor runt bytet: det är taget.
picture-w13-2 = Månen i ett spel för tre: månskäran är räknad, halvmånen kommer på dag 17.
picture-w14-2 = Tre flockar i en region, 6 mot 5 mot 3. Deras kontroll står på sjön.
picture-a1-5 = Spelplanen: regioner med fodervärden, kuster och vattenförbindelser runt havet.
picture-a2-1 = En startregion: 25 vargar med sin ledarvarg, och en lya.
picture-a3-6 = Trettio vargar där bytet räcker till tjugo: tio för många när draget är slut.
picture-a4-1 = Tio vargar går in i grannregionen.
picture-a5-5 = Tio vargar mot en björn värd 10, med chansen att vinna.
picture-a6-1 = Tjugo vargar har byggt en lya.
picture-a8-4 = Vattenförbindelsen är frusen och går att gå över.
picture-b1-1 = Kartan: byar med nummer, småbyar utan, och vägar på en mil.
picture-b1-5 = Tolv årstider, 25 offer och fyra spår: så långt har båda sidor kommit.
picture-b2-2 = Jägarna har intagit sina platser.
picture-b5-1 = En jägare ligger efter ritten och skyddar inget; den andra står och skyddar byn.
picture-b6-2 = Dragoner och stående jägare skyddar sina byar; bönder räddar ett liv.
picture-b6-4 = Besten har anfallit; spåret den lämnade är uppvänt.
