### What the pictures in the rules show.

picture-w1-1 = En region: fem terreng med tre sekskanter hver rundt en innsjø, to ensomme ulver og en stabel bytte.
picture-w5-2 = Brettet til en spiller. Hver brikke viser et terreng og i hjørnet hva den viser når den snus; ved siden av hvor mange brikker som betaler for hvert terreng, og de tre sporene.
picture-w6-1 = Med fart 3 og gress betalt kan disse ulvene ende på de opplyste sekskantene.
picture-w7-1 = Alfaulven fortrenger den fiendtlige flokkulven. Den går til en av de opplyste sekskantene, som er like nær.
picture-w8-1 = Alfaulven kan bygge på sin egen sekskant og ved siden av, men ikke på ensomme ulver eller bytte.
picture-w9-1 = Dette hiet ligger ved innsjøen og ved alfaulven sin: Det kan bli en hule.
picture-w10-1 = Den ensomme ulven er to sekskanter fra alfaulven. Med ul 2 hører den kallet.
picture-w12-1 = Ulver på tre sekskanter rundt byttet: Det er tatt.
picture-w13-2 = Månen i et spill for tre: Månesigden er talt, halvmånen kommer på dag 17.
picture-w14-2 = Tre flokker i en region, 6 mot 5 mot 3. Kontrollen står på innsjøen.
picture-a1-5 = Spillebrettet: regioner med bytteverdier, kyster og vannforbindelser rundt havet.
picture-a2-1 = En startregion: 25 ulver med lederulven sin, og et hi.
picture-a3-6 = Tretti ulver der byttet rekker til tjue: ti for mange når turen er slutt.
picture-a4-1 = Ti ulver går inn i naboregionen.
picture-a5-5 = Ti ulver mot en bjørn verdt 10, med sjansen for å vinne.
picture-a6-1 = Tjue ulver har bygd et hi.
picture-a8-4 = Vannforbindelsen er frossen og kan krysses.
picture-b1-1 = Kartet: landsbyer med nummer, grender uten, og veier på en mil.
picture-b1-5 = Tolv årstider, 25 ofre og fire spor: Så langt er begge sider kommet.
picture-b2-2 = Jegerne har tatt plassene sine.
picture-b5-1 = Den ene jegeren ligger etter rittet og beskytter ingenting; den andre står og beskytter landsbyen.
picture-b6-2 = Dragoner og stående jegere beskytter landsbyene sine; bønder redder ett liv.
picture-b6-4 = Udyret har angrepet; sporet det la igjen, er snudd.
