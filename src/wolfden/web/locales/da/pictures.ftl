### What the pictures in the rules show.

picture-w1-1 = Et område: fem terræner på tre sekskanter hver rundt om en sø, to enlige ulve og en stak bytte.
picture-w5-2 = En spillers plade. Hver brik viser et terræn og i hjørnet, hvad den viser, når den vendes; ved siden af, hvor mange brikker der betaler for hvert terræn, og de tre spor.
picture-w6-1 = Med fart 3 og græs betalt må disse ulve ende på de oplyste sekskanter.
picture-w7-1 = Alfaulven fortrænger den fjendtlige flokulv. Den går til en af de oplyste sekskanter, som er lige nær.
picture-w8-1 = Alfaulven må bygge på sin egen sekskant og ved siden af, men ikke på enlige ulve eller bytte.
picture-w9-1 = Denne hule ligger ved søen og ved sin alfaulv: Den kan blive til et leje.
picture-w10-1 = Den enlige ulv er to sekskanter fra alfaulven. Med hyl 2 hører den kaldet.
picture-w12-1 = Ulve på tre sekskanter omkring byttet: Det er taget.
picture-w13-2 = Månen i et spil for tre: Måneseglet er talt, halvmånen kommer på dag 17.
picture-w14-2 = Tre flokke i et område, 6 mod 5 mod 3. Deres kontrol står på søen.
picture-a1-5 = Spillepladen: områder med foderværdier, kyster og vandforbindelser rundt om havet.
picture-a2-1 = Et startområde: 25 ulve med deres lederulv og en hule.
picture-a3-6 = Tredive ulve, hvor byttet rækker til tyve: ti for mange, når turen slutter.
picture-a4-1 = Ti ulve går ind i naboområdet.
picture-a5-5 = Ti ulve mod en bjørn til 10, med deres chance for at vinde.
picture-a6-1 = Tyve ulve har bygget en hule.
picture-a8-4 = Vandforbindelsen er frossen og kan krydses.
picture-b1-1 = Kortet: landsbyer med numre, flækker uden og veje på en mil.
picture-b1-5 = Tolv årstider, 25 ofre og fire spor: Så langt er begge sider nået.
picture-b2-2 = Jægerne har indtaget deres pladser.
picture-b5-1 = Den ene jæger ligger efter ridtet og beskytter intet; den anden står og beskytter landsbyen.
picture-b6-2 = Dragoner og stående jægere beskytter deres landsbyer; bønder redder ét liv.
picture-b6-4 = Bæstet har angrebet; sporet, det efterlod, er vendt.
