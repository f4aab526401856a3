### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Gengivet efter tre trykte udgaver: den ukrainske, den russiske og den tjekkiske. Hvor de er uenige, tier eller lader et billede svare, siger en bemærkning, hvordan Wolfden spiller. Intet på kortet eller spillernes plader har måttet opfindes.

rule-w1 = Kortet
rule-w1-1 = En områdeplade har 16 sekskanter: en sø og fem zoner på tre sekskanter, hver med sit eget terræn. To af sekskanterne er mærket til en enlig ulv, én til bytte. Alle ti områdeplader har denne form; forskellen er, hvor terrænerne ligger.
rule-w1-2 = Startpladen har samme omrids. En kløft på seks sekskanter løber gennem den, med fem sekskanter på den nordlige og fem på den sydlige side; hver side har hvert terræn én gang. Startpladen er intet område og tælles aldrig op. Du må bygge huler der, men ingen lejer, for der er ingen sø.
rule-w1-3 =
    Hvordan pladerne ligger, er fastlagt for hvert antal spillere. Hvilken områdeplade der kommer hvor, er overladt til tilfældet.
    | spillere | plader
    | 2 | 5 områder, ingen startplade
    | 3 | startplade og 6 områder
    | 4 | startplade og 8 områder
    | 5 | startplade og 10 områder
rule-w1-3-ruling = Tilfældet uddeler plader, bytte, områdepoletter og flokke én ad gangen. Det er lige så retfærdigt som at blande, og en gengivelse kan huske det.
rule-w1-4 = Afstande måles på to måder. Gang tælles i skridt fra sekskant til sekskant; der er ingen vej over søer, over kløften eller uden for kortet, mens brikker og poletter aldrig spærrer. Rækkevidde, til at hyle og dominere, tælles lige hen over alt.
rule-w1-4-ruling = Kun den tjekkiske udgave siger, at et hyl bærer over vand. Et hul i kortet behandles som vand.

rule-w2 = Brikker og spillernes plader
rule-w2-1 = Hver spiller har 4 alfaulve, 8 flokulve, 12 huler, 4 lejer og 6 terrænbrikker.
rule-w2-2 =
    Tre spor på din plade har fire huler hver. Hulerne, du tager fra et spor, hæver dets værdi.
    | tagne huler | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | hyl | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Den anden og den fjerde hule på et spor giver også en polet.
    | spor | anden hule | fjerde hule
    | spredning, 3–5 spillere | handlingspolet | terrænpolet
    | fart, 3–5 spillere | terrænpolet | handlingspolet
    | hyl, 3–5 spillere | terrænpolet | handlingspolet
    | hvert spor, 2 spillere | handlingspolet | terrænpolet
rule-w2-3-ruling = Hvilken polet det er, fremgår kun af billederne af pladerne.
rule-w2-4 =
    Et spor, der er taget huler fra, giver point til sidst.
    | tagne huler | 0–2 | 3 | 4
    | 3–5 spillere | 0 | 3 | 7
    | 2 spillere | 0 | 2 | 5
rule-w2-5 =
    Otte ulve venter på din plade. De kommer ud i denne rækkefølge: flok, flok, alfa, flok, flok, alfa, flok, flok.
    | tagne ulve | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | point | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Lejer bliver mere og mere værd, og hvert giver straks en terrænpolet.
    | byggede lejer | 1 | 2 | 3 | 4
    | point | 5 | 10 | 15 | 20
rule-w2-6-ruling = At lejer også giver poletten med to spillere, fremgår kun af et billede.
rule-w2-7 =
    Jagtsporet har plads til én polet af hver slags bytte. Med 3–5 spillere giver hver slags også en handlingspolet, når den tages; med to spillere giver den ingen.
    | slags bytte | 1 | 2 | 3 | 4 | 5
    | point, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | point, 2 spillere | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Værdierne på et spor lægges ikke sammen. Til sidst tæller kun den højeste nåede værdi, én gang for hvert af de seks spor: spredning, fart, hyl, ulve, lejer og jagt.
rule-w2-9 = En af dine seks brikker er hjembrikken: Begge sider viser din floks hjemterræn. De andre fem er ens for alle: skov/klippe, klippe/græs, græs/tundra, tundra/ørken og ørken/skov. Fra start skal de vise fem forskellige terræner, og det kan kun lade sig gøre på to måder: alle forsider eller alle bagsider.
rule-w2-9-ruling = Bøgerne lader alle lægge brikkerne, som de vil, blot intet terræn ses to gange. Wolfden begynder med alle forsider, medmindre bordet lader spillerne vælge (W17).

rule-w3 = Opstilling for tre til fem spillere
rule-w3-1 = Læg pladerne (W1.3), og stil en enlig ulv på hver sekskant, der er mærket til en: to i hvert område.
rule-w3-2 =
    Hver byttesekskant får en stak på to ens poletter. Disse stakke uddeles tilfældigt:
    | spillere | elg | hjort | vaskebjørn | vildsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den russiske udgave kalder det mindste bytte en hare, de to andre en kanin. Det er den samme polet.
rule-w3-3 =
    Hver sø får én områdepolet. Disse uddeles tilfældigt:
    | spillere | månesegl | halvmåne | fuldmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den russiske udgave trykker »4 spillere« over to af sine rækker; de andre udgaver viser, at den sidste række er for fem.
rule-w3-4 = Hver spiller fører sin egen flok, og hver flok har sit eget hjemterræn.
rule-w3-4-ruling = Bøgerne lader spillerne vælge og nævner ingen rækkefølge. Wolfden uddeler flokkene tilfældigt eller lader spillerne vælge i pladsernes orden (W17).
rule-w3-5 = Nu stiller alle ulve ud: først fra den første plads til den sidste, så tilbage fra den sidste til den første. Hver gang stiller du en alfaulv og en flokulv sammen på en tom sekskant på startpladen ved kløften. Dit andet par skal stå på den anden side af kløften end det første.
rule-w3-6 = Den, der stillede ud først, har den første tur. Derefter spilles der med uret.
rule-w3-6-ruling = Udgaverne finder den første spiller tilfældigt, på en hvilken som helst måde eller efter det bedste hyl. I Wolfden er det den første plads.

rule-w4 = Din tur
rule-w4-1 = Du må udføre to handlinger i din tur, også den samme to gange. Du må stoppe efter én eller slet ikke udføre nogen.
rule-w4-1-ruling = Op til to er, hvad den tjekkiske udgave siger; de andre siger to. En tur er først forbi, når spilleren afslutter den.
rule-w4-2 = Efter dine to handlinger køber hver handlingspolet, du giver tilbage, én til: så mange, du har, også dem, du har fået i denne tur. Den ekstra handling koster brikker som enhver anden.
rule-w4-2-ruling = Den russiske udgave siger alt dette. Den tjekkiske anbefaler højst én polet pr. tur; det kan et bord vælge (W17).
rule-w4-3 =
    Så meget koster handlingerne:
    | handling | terrænbrikker
    | flyt | 1
    | hyl | 2
    | byg en hule | 2
    | udbyg til et leje | 2
    | dominer | 3
rule-w4-4 = Efter hver handling efterses din jagt (W12). Når du afslutter din tur, tælles de månefaser op, der er nået i den (W14). Så er det næste spillers tur.

rule-w5 = Betaling
rule-w5-1 = Du betaler i terrænet på den sekskant, som handlingen gælder. En flytning betales i det terræn, hvor ulvene ender.
rule-w5-2 = Betal nøjagtigt prisen: med brikker, der viser terrænet nu, med terrænpoletter eller med begge dele. Ingen brik tæller to gange i én handling. En terrænpolet gælder som én brik med et hvilket som helst terræn, og poletter alene er også nok. Vend så de brugte brikker, og giv poletterne tilbage.
rule-w5-3 = Hvis flere brikker viser terrænet, end du behøver, vælger du, hvilke af dem du vender, for deres bagsider er forskellige. Hjembrikken viser samme terræn på bagsiden, så den kan hjælpe med at betale også din næste handling.
rule-w5-4 = Handlingspoletter og terrænpoletter slipper aldrig op.
rule-w5-4-ruling = Ingen udgave siger, at poletterne i æsken er en grænse.

rule-w6 = Flyt
rule-w6-intro = Pris: 1 terrænbrik.
rule-w6-1 = Nævn et terræn, og betal for det. Så må du gå med så mange af dine ulve, som din spredning tillader. Hver går én gang, mindst ét skridt og højst så mange som din fart, og hver skal ende på en sekskant med det terræn, du nævnte. Hvor den begynder, og hvad den krydser, er ligegyldigt.
rule-w6-2 = Ulvene går en efter en. Efter hver af dem må ingen grænse være brudt, og en fortrængt ulv går til sin nye sekskant, før den næste ulv går.
rule-w6-2-ruling = Den tjekkiske udgave efterser grænsen på to brikker efter handlingen, de andre nævner intet tidspunkt. At efterse den efter hver ulv passer til alle tre.
rule-w6-3 = En ulv går over alt undtagen søer og kløften. Den må ikke ende på en enlig ulv eller på bytte.
rule-w6-4 = En ulv må ende på en tom sekskant, hos nøjagtigt én af dine brikker eller på en sekskant, hvor en fjendtlig hule er den eneste brik. En alfaulv må også ende, hvor en fjendtlig flokulv står alene; den ulv fortrænges (W7).
rule-w6-5 = Derfor ender ingen ulv hos to brikker, på et fjendtligt leje eller hos en fjendtlig alfaulv, og en flokulv aldrig hos en fjendtlig flokulv.
rule-w6-6 = Når en ulv har gået, rummer en sekskant aldrig mere end to brikker. Du må betale for en flytning og ikke lade nogen gå; det er alligevel en handling. At komme tilbage til den sekskant, man gik fra, er ingen flytning.
rule-w6-6-ruling = Ingen udgave forbyder en flytning, hvor ingen går. Den vender en brik, og det kan være en handling værd.

rule-w7 = Fortrængning
rule-w7-1 = Den, hvis tur det er, stiller den fortrængte ulv på den nærmeste egnede sekskant, talt i skridt fra hvor den stod. Egnede er sekskanter uden brikker og poletter og sekskanter med nøjagtigt én brik, hvis den hører til den fortrængte ulvs flok. Er flere lige nær, vælger den, hvis tur det er; sekskanten, som alfaulven lige har forladt, kan være en af dem. Terræn og fart er ligegyldige. Er der ingen egnet sekskant på hele kortet, er handlingen ikke tilladt.
rule-w7-1-ruling = Udgaverne siger kun »nærmeste«. Vi tæller skridt, regner ikke en sekskant med en polet for tom og lader aldrig en ulv forsvinde uden en regel.
rule-w7-2 = Den, der fortrænges, jager intet: Kun jagten for den, hvis tur det er, efterses.

rule-w8 = Byg en hule
rule-w8-intro = Pris: 2 terrænbrikker.
rule-w8-1 = Vælg en sekskant med en af dine alfaulve på den eller ved siden af. Der må ikke være nogen enlig ulv, noget bytte, nogen hule eller noget leje og højst én brik, som skal være din.
rule-w8-1-ruling = To udgaver forbyder kun fjendtlige flokulve der, den tjekkiske enhver fjendtlig ulv. Brikkernes rangorden, som står i alle tre, udelukker begge dele.
rule-w8-2 = Tag den næste hule fra et spor efter eget valg, få det, som den afdækker (W2.2, W2.3), og stil den på sekskanten.

rule-w9 = Udbyg til et leje
rule-w9-intro = Pris: 2 terrænbrikker.
rule-w9-1 = Vælg en af dine huler ved en sø, med en af dine alfaulve på dens sekskant eller ved siden af, i et område, hvor du endnu ikke har et leje.
rule-w9-1-ruling = Flere flokke må have et leje i det samme område. Kun den russiske udgave siger det ligeud.
rule-w9-2 = Hulen tager den næste dag på månepladen; det, den gav dig, beholder du. Stil dit næste leje i dens sted, og tag én terrænpolet.
rule-w9-3 = Deler en fjendtlig ulv sekskanten, det være sig en flokulv eller en alfaulv, fortrænges den (W7). Andre flokkes lejer i området er uden betydning.

rule-w10 = Hyl
rule-w10-intro = Pris: 2 terrænbrikker.
rule-w10-1 = Vælg en enlig ulv, der ikke er længere fra en af dine alfaulve, end dit hyl rækker. Du skal have en ulv tilbage på din plade.
rule-w10-1-ruling = At der skal være en ulv tilbage, er vores læsning: Handlingen går ud på at stille en ud.
rule-w10-2 = Den enlige ulv tager den næste dag på månepladen. Den næste ulv fra din plade, flokulv eller alfaulv (W2.5), stilles i dens sted.

rule-w11 = Dominer
rule-w11-intro = Pris: 3 terrænbrikker.
rule-w11-1 = Vælg en fjendtlig flokulv eller hule inden for dit hyl fra en af dine alfaulve; en brik på alfaulvens egen sekskant tæller også. Den skal være den eneste brik af sin flok der, for to af en flok beskytter hinanden. Alfaulve og lejer er altid i sikkerhed for dette.
rule-w11-1-ruling = Afstanden 0 er inden for rækkevidde. Det sker, når en alfaulv står på en fjendtlig hule.
rule-w11-2 = Brikken tager den næste dag på månepladen og er ude af spillet. En ulv erstattes af den næste ulv fra din plade, som kan være en alfaulv; en hule af en hule fra et spor efter eget valg, med det, som den afdækker. Uden en sådan brik kan det ikke lade sig gøre.

rule-w12 = Jagt
rule-w12-intro = Jagt er ingen handling. Den er gratis og sker af sig selv.
rule-w12-1 = Efter hver af dine handlinger: Står dine ulve på tre eller flere forskellige sekskanter ved en stak bytte af en slags, du ikke har endnu, tager du dens øverste polet og det, den giver (W2.7).
rule-w12-1-ruling = Mindst tre sekskanter, efter enhver handling: Den russiske udgave er klarest, de andre kan læses sådan.
rule-w12-2 = Du må tage flere slags på én gang. Er to stakke af samme slags omringet, vælger du en af dem.
rule-w12-2-ruling = Ingen udgave taler om to stakke af én slags. Én polet af hver slags er grænsen.
rule-w12-3 = Når en stak er brugt op, er dens sekskant en sekskant som alle andre. Bytte kommer aldrig på månepladen.

rule-w13 = Månen
rule-w13-1 = Hver enlig ulv, der kaldes, hver brik, der domineres, og hver hule, der udbygges, tager den næste dag på månepladen.
rule-w13-2 =
    Tre af dagene er månefaser. Når fuldmånen er nået, må turen fortsætte over flere dage; de betyder intet.
    | spillere | månesegl | halvmåne | fuldmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Dagene står på billederne af månepladerne; kun 9 for tre spillere er trykt i ord. For to spillere nævner udgaverne forskellige sider af pladen.

rule-w14 = Optælling af områderne
rule-w14-1 = Ved slutningen af en tur tælles hver fase op, hvis dag er nået i den, en efter en, i alle områder med dens polet.
rule-w14-2 = Et leje tæller 3 kontrol i sit område, enhver anden brik 1. Står det lige, afgør flest alfaulve i området. Kun flokke med en brik i området er med.
rule-w14-2-ruling = Udgaverne taler om den næstmeste kontrol. Intet at have der er ingen kontrol.
rule-w14-3 =
    Den stærkeste flok tager områdepoletten, den næste får dens lavere værdi.
    | polet | nr. 1 | nr. 2
    | månesegl | 4 | 2
    | halvmåne | 6 | 3
    | fuldmåne | 8 | 4
rule-w14-4 = Står flere flokke stadig lige om førstepladsen, får hver den lavere værdi, poletten kasseres, og ingen andre får point. Står det kun lige om andenpladsen, får ingen den lavere værdi. En flok, der er alene, tager poletten, og der er ingen nummer to. Er der ingen, kasseres poletten.
rule-w14-4-ruling = Hvad der sker, hvor én flok er alene, eller ingen er der, siger ingen udgave. Det følger af W14.2.

rule-w15 = Slutningen
rule-w15-1 = Spillet er forbi, så snart fuldmånen er talt op, også midt i en runde.
rule-w15-2 = Dine point: dine områdepoletter, dine lavere værdier og den højeste nåede værdi på hvert af dine seks spor (W2.8).
rule-w15-3 = Står det lige, vinder den med flest områdepoletter; så den med flest ulve på kortet; så den med flest alfaulve på kortet. De, der stadig står lige, deler pladsen.
rule-w15-3-ruling = Kun den russiske udgave tæller alfaulve. Et bord kan udelade det (W17).
rule-w15-4 = Et spil, der ikke kommer nogen vegne, afsluttes: efter to ture i træk for hver spiller uden en handling eller efter tur 250. De faser, der er tilbage, tælles så op i rækkefølge.
rule-w15-4-ruling = Ingen udgave siger dette; uden det kunne et spil vare for evigt. Et bord kan sætte en anden grænse (W17).

rule-w16 = To spillere
rule-w16-intro = Alle andre regler gælder, med disse ændringer.
rule-w16-1 = Kortet består af fem områder uden startplade. Hver slags bytte er der én gang, én polet i hvert område, tilfældigt.
rule-w16-1-ruling = Den ukrainske udgave viser kun byttet på et billede, de andre siger det med ord.
rule-w16-2 = Fem stakke områdepoletter lægges tilfældigt ud: månesegl; fuldmåne; fuldmåne; månesegl på halvmåne; halvmåne på fuldmåne. I sin fase tælles den øverste polet op og forsvinder; den nederste bliver til sin egen fase.
rule-w16-3 =
    En neutral flok står ved søerne, nordøst og sydøst for dem.
    | områdets poletter | nordøst | sydøst
    | månesegl | 2 flokulve | –
    | månesegl på halvmåne | 1 leje | –
    | fuldmåne | 1 leje, 1 alfaulv | –
    | halvmåne på fuldmåne | 1 leje | 2 alfaulve
    
    Den handler aldrig. Dens brikker kan ikke domineres eller fortrænges, og ingen kan ende hos dem. Ved optællingen rangerer den som enhver flok, men får ingen point: Er den nummer ét, kasseres poletten, og nummer to får alligevel den lavere værdi; er den nummer to, får ingen den lavere værdi; deler den førstepladsen med en spiller, får den spiller den lavere værdi.
rule-w16-3-ruling = Den russiske udgave stiller alle dens brikker på den øverste højre sekskant, hvor tre ikke kan være; billederne viser dem som ovenfor. Kun to udgaver udelukker helt at dominere den. At nummer to beholder sin præmie, følger af at tælle som sædvanlig.
rule-w16-4 = Ulvene stilles ud i rækkefølgen første, anden, anden, første spiller. Hver gang går en alfaulv og en flokulv sammen til en sekskant uden poletter og brikker i et område, hvis øverste polet ikke er et månesegl.
rule-w16-5 = Den første spiller begynder. Den anden har én handlingspolet fra start.
rule-w16-5-ruling = To udgaver giver den ved begyndelsen af den anden spillers tur. Da den ikke kan bruges før, ændrer det intet.

rule-w17 = Bordets valg
rule-w17-intro =
    Den, der stiller et bord op, må ændre dette. Hvad Wolfden gør uden et valg, står først.
    | valg | muligheder | regel
    | handlingspoletter i en tur | så mange man vil, eller højst én | W4.2
    | en polet til sene pladser | nej, eller én handlingspolet til de sidste pladser (3 spillere: tredje; 4: tredje og fjerde; 5: fjerde og femte) | W4.2
    | brikker fra start | alle forsider, eller hver vælger forsider eller bagsider | W2.9
    | flokke | ved lodtrækning, eller valgt i pladsernes orden | W3.4
    | alfaulve afgør, når alt andet står lige | ja, eller nej | W15.3
    | sidste tur | 250, eller et andet tal | W15.4
    | plader | vores, eller en egen fil | W1.3

rule-w18 = Eksempler
rule-w18-intro = Udgaverne trykker disse eksempler. Wolfden spiller hvert af dem som en af sine test.
rule-w18-1 = Vende brikker. Ørkenflokken betaler med sine to ørkenbrikker. Nu viser to af dens brikker skov.
rule-w18-2 = Flytte. Fart 3, spredning 2: For én græsbrik går en alfaulv og en flokulv op til tre skridt hver, til den samme græssekskant eller til forskellige.
rule-w18-3 = Bygge. To ørkenbrikker betaler en hule på en ørkensekskant ved en alfaulv. Den tages fra fartsporet, så farten nu er 4.
rule-w18-4 = Udbygge. To klippebrikker gør en hule ved en sø og en alfaulv til et leje. Hulen tager en af månens dage; lejet giver en terrænpolet og 5 point til sidst.
rule-w18-5 = Hyle. Med hyl 2 kalder to tundrabrikker en enlig ulv to sekskanter væk. En flokulv tager dens plads.
rule-w18-6 = Dominere. To skovbrikker og én terrænpolet overtager en græsflokulv, der står alene. Den næste ulv på pladen er netop en alfaulv.
rule-w18-7 = Jage. To flokulve går, så ulve af deres flok står på tre sekskanter omkring en elg. Elgen tages og giver en handlingspolet.
rule-w18-8 = Tælle op. Græs har 2 alfaulve, 2 flokulve og 1 hule: 5. Klippe har 2 flokulve og 1 hule: 3. Tundra har et leje, en flokulv og 2 huler: 6. Ved måneseglet tager tundra poletten til 4 point, græs får 2 point, klippe intet.
rule-w18-9 = Lige. To flokke har 3 kontrol hver, og den med en alfaulv i området vinder.
rule-w18-9-ruling = Udgaverne trykker forskellige brikker for vinderen: to flokulve og en alfaulv eller (den tjekkiske) en hule, en flokulv og en alfaulv.
rule-w18-10 = Slutstillingen. Spredning 7, fart 3, hyl 0, lejer 15, jagt 9, ulve 4, områdepoletter 16: 54 point.
