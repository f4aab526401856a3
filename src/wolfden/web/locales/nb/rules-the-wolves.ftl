### The rules of The Wolves, in our own words. A line that begins with | is a row of a table.

rules-the-wolves-sources = Gjengitt etter tre trykte utgaver: den ukrainske, den russiske og den tsjekkiske. Der de er uenige, tier eller lar et bilde svare, sier en merknad hvordan Wolfden spiller. Ingenting på kartet eller spillernes brett har måttet diktes opp.

rule-w1 = Kartet
rule-w1-1 = Et regionbrett har 16 sekskanter: en innsjø og fem soner på tre sekskanter, hver med sitt eget terreng. To av sekskantene er merket for en ensom ulv, én for et bytte. Alle ti regionbrett har denne formen; forskjellen er hvor terrengene ligger.
rule-w1-2 = Startbrettet har samme omriss. En kløft på seks sekskanter går gjennom det, med fem sekskanter på den nordlige og fem på den sørlige siden; hver side har hvert terreng én gang. Startbrettet er ingen region og telles aldri opp. Du kan bygge hi der, men ingen huler, for det er ingen innsjø.
rule-w1-3 =
    Hvordan brettene ligger, er bestemt for hvert antall spillere. Hvilket regionbrett som kommer hvor, er overlatt til tilfeldighetene.
    | spillere | brett
    | 2 | 5 regioner, ikke noe startbrett
    | 3 | startbrett og 6 regioner
    | 4 | startbrett og 8 regioner
    | 5 | startbrett og 10 regioner
rule-w1-3-ruling = Tilfeldighetene deler ut brett, bytte, regionmerker og flokker ett for ett. Det er like rettferdig som å stokke, og en avspilling kan huske det.
rule-w1-4 = Avstander måles på to måter. Gange telles i steg fra sekskant til sekskant; det går ingen vei over innsjøer, over kløften eller utenfor kartet, mens brikker og merker aldri sperrer. Rekkevidde, for å ule og dominere, telles rett over alt.
rule-w1-4-ruling = Bare den tsjekkiske utgaven sier at et ul bærer over vann. Et hull i kartet behandles som vann.

rule-w2 = Brikker og spillernes brett
rule-w2-1 = Hver spiller har 4 alfaulver, 8 flokkulver, 12 hi, 4 huler og 6 terrengbrikker.
rule-w2-2 =
    Tre spor på brettet ditt har fire hi hver. Hiene du tar fra et spor, øker verdien av det.
    | hi tatt | 0 | 1 | 2 | 3 | 4
    | spredning | 2 | 3 | 3 | 4 | 4
    | fart | 3 | 4 | 4 | 5 | 5
    | ul | 2 | 3 | 3 | 4 | 4
rule-w2-3 =
    Det andre og det fjerde hiet på et spor gir også et merke.
    | spor | andre hi | fjerde hi
    | spredning, 3–5 spillere | handlingsmerke | terrengmerke
    | fart, 3–5 spillere | terrengmerke | handlingsmerke
    | ul, 3–5 spillere | terrengmerke | handlingsmerke
    | hvert spor, 2 spillere | handlingsmerke | terrengmerke
rule-w2-3-ruling = Hvilket merke det er, framgår bare av bildene av brettene.
rule-w2-4 =
    Et spor det er tatt hi fra, gir poeng til slutt.
    | hi tatt | 0–2 | 3 | 4
    | 3–5 spillere | 0 | 3 | 7
    | 2 spillere | 0 | 2 | 5
rule-w2-5 =
    Åtte ulver venter på brettet ditt. De kommer ut i denne rekkefølgen: flokk, flokk, alfa, flokk, flokk, alfa, flokk, flokk.
    | ulver tatt | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    | poeng | 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12
rule-w2-6 =
    Huler blir mer og mer verdt, og hver gir straks et terrengmerke.
    | huler bygd | 1 | 2 | 3 | 4
    | poeng | 5 | 10 | 15 | 20
rule-w2-6-ruling = At huler gir merket også med to spillere, framgår bare av et bilde.
rule-w2-7 =
    Jaktsporet har plass til ett merke av hvert slags bytte. Med 3–5 spillere gir hvert slag også et handlingsmerke når det tas; med to spillere gir det ikke noe.
    | slags bytte | 1 | 2 | 3 | 4 | 5
    | poeng, 3–5 spillere | 1 | 4 | 9 | 16 | 25
    | poeng, 2 spillere | 2 | 5 | 9 | 14 | 20
rule-w2-8 = Verdiene på et spor legges ikke sammen. Til slutt teller bare den høyeste verdien du har nådd, én gang for hvert av de seks sporene: spredning, fart, ul, ulver, huler og jakt.
rule-w2-9 = En av de seks brikkene dine er hjembrikken: Begge sidene viser hjemterrenget til flokken din. De andre fem er like for alle: skog/berg, berg/gress, gress/tundra, tundra/ørken og ørken/skog. Fra start må de vise fem forskjellige terreng, og det går bare på to måter: alle forsider eller alle baksider.
rule-w2-9-ruling = Bøkene lar alle legge brikkene som de vil, bare ikke noe terreng vises to ganger. Wolfden begynner med alle forsider, med mindre bordet lar spillerne velge (W17).

rule-w3 = Oppsett for tre til fem spillere
rule-w3-1 = Legg brettene (W1.3), og still en ensom ulv på hver sekskant som er merket for en: to i hver region.
rule-w3-2 =
    Hver byttesekskant får en stabel med to like merker. Disse stablene deles ut tilfeldig:
    | spillere | elg | hjort | vaskebjørn | villsvin | hare
    | 3 | 1 | 1 | 1 | 1 | 2
    | 4 | 1 | 1 | 2 | 2 | 2
    | 5 | 2 | 2 | 2 | 2 | 2
rule-w3-2-ruling = Den russiske utgaven kaller det minste byttet en hare, de to andre en kanin. Det er det samme merket.
rule-w3-3 =
    Hver innsjø får ett regionmerke. Disse deles ut tilfeldig:
    | spillere | månesigd | halvmåne | fullmåne
    | 3 | 2 | 2 | 2
    | 4 | 2 | 3 | 3
    | 5 | 3 | 4 | 3
rule-w3-3-ruling = Den russiske utgaven trykker «4 spillere» over to av radene sine; de andre utgavene viser at den siste raden gjelder fem.
rule-w3-4 = Hver spiller leder sin egen flokk, og hver flokk har sitt eget hjemterreng.
rule-w3-4-ruling = Bøkene lar spillerne velge og nevner ingen rekkefølge. Wolfden deler ut flokkene tilfeldig eller lar spillerne velge i plassenes rekkefølge (W17).
rule-w3-5 = Nå stiller alle ut ulver: først fra den første plassen til den siste, så tilbake fra den siste til den første. Hver gang stiller du en alfaulv og en flokkulv sammen på en tom sekskant på startbrettet ved kløften. Det andre paret ditt må stå på den andre siden av kløften enn det første.
rule-w3-6 = Den som stilte ut først, har den første turen. Deretter spilles det med klokka.
rule-w3-6-ruling = Utgavene finner den første spilleren tilfeldig, på hvilken som helst måte eller etter det beste ulet. I Wolfden er det den første plassen.

rule-w4 = Turen din
rule-w4-1 = Du kan utføre to handlinger i turen din, også den samme to ganger. Du kan stoppe etter én eller ikke utføre noen.
rule-w4-1-ruling = Opptil to er det den tsjekkiske utgaven sier; de andre sier to. En tur er over først når spilleren avslutter den.
rule-w4-2 = Etter de to handlingene dine kjøper hvert handlingsmerke du gir tilbake, én til: så mange du har, også dem du har fått i denne turen. Den ekstra handlingen koster brikker som alle andre.
rule-w4-2-ruling = Den russiske utgaven sier alt dette. Den tsjekkiske anbefaler høyst ett merke per tur; det kan et bord velge (W17).
rule-w4-3 =
    Så mye koster handlingene:
    | handling | terrengbrikker
    | flytt | 1
    | ul | 2
    | bygg et hi | 2
    | bygg ut til en hule | 2
    | dominer | 3
rule-w4-4 = Etter hver handling kontrolleres jakten din (W12). Når du avslutter turen, telles månefasene som er nådd i den, opp (W14). Så er det neste spillers tur.

rule-w5 = Betaling
rule-w5-1 = Du betaler i terrenget på sekskanten som handlingen gjelder. En flytting betales i terrenget der ulvene ender.
rule-w5-2 = Betal nøyaktig prisen: med brikker som viser terrenget nå, med terrengmerker eller med begge deler. Ingen brikke teller to ganger i én handling. Et terrengmerke gjelder som én brikke med hvilket som helst terreng, og merker alene er også nok. Snu så brikkene du brukte, og gi merkene tilbake.
rule-w5-3 = Viser flere brikker terrenget enn du trenger, velger du hvilke av dem du snur, for baksidene er forskjellige. Hjembrikken viser samme terreng på baksiden, så den kan hjelpe til med å betale også din neste handling.
rule-w5-4 = Handlingsmerker og terrengmerker tar aldri slutt.
rule-w5-4-ruling = Ingen utgave sier at merkene i esken er en grense.

rule-w6 = Flytt
rule-w6-intro = Pris: 1 terrengbrikke.
rule-w6-1 = Nevn et terreng og betal for det. Så kan du gå med så mange av ulvene dine som spredningen tillater. Hver går én gang, minst ett steg og høyst så mange som farten din, og hver må ende på en sekskant med terrenget du nevnte. Hvor den begynner og hva den krysser, spiller ingen rolle.
rule-w6-2 = Ulvene går én etter én. Etter hver av dem kan ingen grense være brutt, og en fortrengt ulv går til sin nye sekskant før neste ulv går.
rule-w6-2-ruling = Den tsjekkiske utgaven kontrollerer grensen på to brikker etter handlingen, de andre nevner ikke noe tidspunkt. Å kontrollere etter hver ulv passer til alle tre.
rule-w6-3 = En ulv går over alt unntatt innsjøer og kløften. Den kan ikke ende på en ensom ulv eller på bytte.
rule-w6-4 = En ulv kan ende på en tom sekskant, hos nøyaktig én av dine brikker eller på en sekskant der et fiendtlig hi er den eneste brikken. En alfaulv kan også ende der en fiendtlig flokkulv står alene; den ulven fortrenges (W7).
rule-w6-5 = Derfor ender ingen ulv hos to brikker, på en fiendtlig hule eller hos en fiendtlig alfaulv, og en flokkulv aldri hos en fiendtlig flokkulv.
rule-w6-6 = Når en ulv har gått, rommer en sekskant aldri mer enn to brikker. Du kan betale for en flytting og ikke la noen gå; det er en handling likevel. Å komme tilbake til sekskanten man gikk fra, er ingen flytting.
rule-w6-6-ruling = Ingen utgave forbyr en flytting der ingen går. Den snur en brikke, og det kan være verdt en handling.

rule-w7 = Fortrenging
rule-w7-1 = Den som har turen, stiller den fortrengte ulven på den nærmeste egnede sekskanten, talt i steg fra der den sto. Egnet er sekskanter uten brikker og merker, og sekskanter med nøyaktig én brikke hvis den hører til flokken til den fortrengte ulven. Er flere like nær, velger den som har turen; sekskanten alfaulven nettopp har forlatt, kan være en av dem. Terreng og fart spiller ingen rolle. Er det ingen egnet sekskant på hele kartet, er handlingen ikke tillatt.
rule-w7-1-ruling = Utgavene sier bare «nærmeste». Vi teller steg, regner ikke en sekskant med et merke som tom og lar aldri en ulv forsvinne uten en regel.
rule-w7-2 = Den som fortrenges, jakter ikke på noe: Bare jakten til den som har turen, kontrolleres.

rule-w8 = Bygg et hi
rule-w8-intro = Pris: 2 terrengbrikker.
rule-w8-1 = Velg en sekskant med en av alfaulvene dine på den eller ved siden av. Der kan det ikke være noen ensom ulv, noe bytte, noe hi eller noen hule, og høyst én brikke, som må være din.
rule-w8-1-ruling = To utgaver forbyr bare fiendtlige flokkulver der, den tsjekkiske enhver fiendtlig ulv. Rangordenen mellom brikkene, som står i alle tre, utelukker begge deler.
rule-w8-2 = Ta det neste hiet fra et spor du velger, få det som avdekkes (W2.2, W2.3), og still det på sekskanten.

rule-w9 = Bygg ut til en hule
rule-w9-intro = Pris: 2 terrengbrikker.
rule-w9-1 = Velg et av hiene dine ved en innsjø, med en av alfaulvene dine på sekskanten eller ved siden av, i en region der du ennå ikke har noen hule.
rule-w9-1-ruling = Flere flokker kan ha en hule i samme region. Bare den russiske utgaven sier det rett ut.
rule-w9-2 = Hiet tar den neste dagen på månebrettet; det hiet ga deg, beholder du. Still din neste hule i stedet, og ta ett terrengmerke.
rule-w9-3 = Deler en fiendtlig ulv sekskanten, flokkulv eller alfaulv, fortrenges den (W7). Hulene til andre flokker i regionen spiller ingen rolle.

rule-w10 = Ul
rule-w10-intro = Pris: 2 terrengbrikker.
rule-w10-1 = Velg en ensom ulv som ikke er lenger fra en av alfaulvene dine enn ulet ditt rekker. Du må ha en ulv igjen på brettet ditt.
rule-w10-1-ruling = At det må være en ulv igjen, er vår lesning: Handlingen går ut på å stille ut en.
rule-w10-2 = Den ensomme ulven tar den neste dagen på månebrettet. Den neste ulven fra brettet ditt, flokkulv eller alfaulv (W2.5), stilles i dens sted.

rule-w11 = Dominer
rule-w11-intro = Pris: 3 terrengbrikker.
rule-w11-1 = Velg en fiendtlig flokkulv eller et fiendtlig hi innenfor ulet ditt fra en av alfaulvene dine; en brikke på alfaulvens egen sekskant teller også. Den må være den eneste brikken fra flokken sin der, for to fra en flokk beskytter hverandre. Alfaulver og huler er alltid trygge for dette.
rule-w11-1-ruling = Avstanden 0 er innenfor rekkevidde. Det skjer når en alfaulv står på et fiendtlig hi.
rule-w11-2 = Brikken tar den neste dagen på månebrettet og er ute av spillet. En ulv erstattes av den neste ulven fra brettet ditt, som kan være en alfaulv; et hi av et hi fra et spor du velger, med det som avdekkes. Uten en slik brikke går det ikke.

rule-w12 = Jakt
rule-w12-intro = Jakt er ingen handling. Den er gratis og skjer av seg selv.
rule-w12-1 = Etter hver av handlingene dine: Står ulvene dine på tre eller flere forskjellige sekskanter ved en stabel bytte av et slag du ikke har ennå, tar du det øverste merket og det som følger med (W2.7).
rule-w12-1-ruling = Minst tre sekskanter, etter enhver handling: Den russiske utgaven er klarest, de andre kan leses slik.
rule-w12-2 = Du kan ta flere slag på én gang. Er to stabler av samme slag omringet, velger du en av dem.
rule-w12-2-ruling = Ingen utgave snakker om to stabler av ett slag. Ett merke av hvert slag er grensen.
rule-w12-3 = Når en stabel er brukt opp, er sekskanten en sekskant som alle andre. Bytte går aldri til månebrettet.

rule-w13 = Månen
rule-w13-1 = Hver ensom ulv som kalles, hver brikke som domineres, og hvert hi som bygges ut, tar den neste dagen på månebrettet.
rule-w13-2 =
    Tre av dagene er månefaser. Når fullmånen er nådd, kan turen fortsette over flere dager; de betyr ingenting.
    | spillere | månesigd | halvmåne | fullmåne
    | 2 | 7 | 13 | 18
    | 3 | 9 | 17 | 22
    | 4 | 11 | 20 | 26
    | 5 | 13 | 23 | 30
rule-w13-2-ruling = Dagene står på bildene av månebrettene; bare 9 for tre spillere er trykt i ord. For to spillere nevner utgavene forskjellige sider av brettet.

rule-w14 = Opptelling av regionene
rule-w14-1 = Ved slutten av en tur telles hver fase med en dag som er nådd i den, opp, én etter én, i alle regioner som viser merket for fasen.
rule-w14-2 = En hule teller 3 kontroll i regionen sin, enhver annen brikke 1. Står det likt, avgjør flest alfaulver i regionen. Bare flokker med en brikke i regionen er med.
rule-w14-2-ruling = Utgavene snakker om nest mest kontroll. Ikke å ha noe der er ingen kontroll.
rule-w14-3 =
    Den sterkeste flokken tar regionmerket, den neste får den lavere verdien.
    | merke | nr. 1 | nr. 2
    | månesigd | 4 | 2
    | halvmåne | 6 | 3
    | fullmåne | 8 | 4
rule-w14-4 = Står flere flokker fortsatt likt om førsteplassen, får hver den lavere verdien, merket kastes, og ingen andre får poeng. Står det bare likt om andreplassen, får ingen den lavere verdien. En flokk som er alene, tar merket, og det er ingen nummer to. Er det ingen der, kastes merket.
rule-w14-4-ruling = Hva som skjer der én flokk er alene, eller ingen er der, sier ingen utgave. Det følger av W14.2.

rule-w15 = Slutten
rule-w15-1 = Spillet er over så snart fullmånen er talt opp, også midt i en runde.
rule-w15-2 = Poengene dine: regionmerkene dine, de lavere verdiene dine og den høyeste verdien du har nådd på hvert av de seks sporene (W2.8).
rule-w15-3 = Står det likt, vinner den med flest regionmerker; så den med flest ulver på kartet; så den med flest alfaulver på kartet. De som fortsatt står likt, deler plassen.
rule-w15-3-ruling = Bare den russiske utgaven teller alfaulver. Et bord kan utelate det (W17).
rule-w15-4 = Et spill som ikke kommer noen vei, avsluttes: etter to turer på rad for hver spiller uten en handling, eller etter tur 250. Fasene som er igjen, telles da opp i rekkefølge.
rule-w15-4-ruling = Ingen utgave sier dette; uten det kunne et spill vare evig. Et bord kan sette en annen grense (W17).

rule-w16 = To spillere
rule-w16-intro = Alle andre regler gjelder, med disse endringene.
rule-w16-1 = Kartet består av fem regioner uten startbrett. Hvert slags bytte finnes én gang, ett merke i hver region, tilfeldig.
rule-w16-1-ruling = Den ukrainske utgaven viser byttet bare på et bilde, de andre sier det med ord.
rule-w16-2 = Fem stabler regionmerker legges ut tilfeldig: månesigd; fullmåne; fullmåne; månesigd på halvmåne; halvmåne på fullmåne. I sin fase telles det øverste merket opp og forsvinner; det nederste blir til sin egen fase.
rule-w16-3 =
    En nøytral flokk står ved innsjøene, nordøst og sørøst for dem.
    | merkene i regionen | nordøst | sørøst
    | månesigd | 2 flokkulver | –
    | månesigd på halvmåne | 1 hule | –
    | fullmåne | 1 hule, 1 alfaulv | –
    | halvmåne på fullmåne | 1 hule | 2 alfaulver
    
    Den handler aldri. Brikkene kan ikke domineres eller fortrenges, og ingen kan ende hos dem. Ved opptellingen rangeres den som enhver flokk, men får ingen poeng: Er den nummer én, kastes merket, og nummer to får likevel den lavere verdien; er den nummer to, får ingen den lavere verdien; deler den førsteplassen med en spiller, får den spilleren den lavere verdien.
rule-w16-3-ruling = Den russiske utgaven stiller alle brikkene på den øverste høyre sekskanten, der det ikke er plass til tre; bildene viser dem som ovenfor. Bare to utgaver utelukker helt å dominere den. At nummer to beholder premien sin, følger av å telle som vanlig.
rule-w16-4 = Ulvene stilles ut i rekkefølgen første, andre, andre, første spiller. Hver gang går en alfaulv og en flokkulv sammen til en sekskant uten merker og brikker, i en region der det øverste merket ikke er en månesigd.
rule-w16-5 = Den første spilleren begynner. Den andre har ett handlingsmerke fra start.
rule-w16-5-ruling = To utgaver gir det ved begynnelsen av den andre spillerens tur. Siden det ikke kan brukes før, endrer det ingenting.

rule-w17 = Bordets valg
rule-w17-intro =
    Den som setter opp et bord, kan endre dette. Det Wolfden gjør uten et valg, står først.
    | valg | muligheter | regel
    | handlingsmerker i en tur | så mange man vil, eller høyst ett | W4.2
    | et merke til sene plasser | nei, eller ett handlingsmerke til de siste plassene (3 spillere: tredje; 4: tredje og fjerde; 5: fjerde og femte) | W4.2
    | brikker fra start | alle forsider, eller hver velger forsider eller baksider | W2.9
    | flokker | delt ut tilfeldig, eller valgt i plassenes rekkefølge | W3.4
    | alfaulver avgjør når alt annet står likt | ja, eller nei | W15.3
    | siste tur | 250, eller et annet tall | W15.4
    | brett | våre, eller en egen fil | W1.3

rule-w18 = Eksempler
rule-w18-intro = Utgavene trykker disse eksemplene. Wolfden spiller hvert av dem som en av testene sine.
rule-w18-1 = Snu brikker. Ørkenflokken betaler med de to ørkenbrikkene sine. Nå viser to av brikkene skog.
rule-w18-2 = Flytte. Fart 3, spredning 2: For én gressbrikke går en alfaulv og en flokkulv opptil tre steg hver, til samme gress-sekskant eller til forskjellige.
rule-w18-3 = Bygge. To ørkenbrikker betaler et hi på en ørkensekskant ved en alfaulv. Det tas fra fartsporet, så farten er nå 4.
rule-w18-4 = Bygge ut. To bergbrikker gjør et hi ved en innsjø og en alfaulv til en hule. Hiet tar en av månens dager; hulen gir et terrengmerke og 5 poeng til slutt.
rule-w18-5 = Ule. Med ul 2 kaller to tundrabrikker en ensom ulv to sekskanter unna. En flokkulv tar plassen.
rule-w18-6 = Dominere. To skogbrikker og ett terrengmerke tar over en gressflokkulv som står alene. Den neste ulven på brettet er nettopp en alfaulv.
rule-w18-7 = Jakte. To flokkulver går slik at ulver fra flokken står på tre sekskanter rundt en elg. Elgen tas og gir et handlingsmerke.
rule-w18-8 = Telle opp. Gress har 2 alfaulver, 2 flokkulver og 1 hi: 5. Berg har 2 flokkulver og 1 hi: 3. Tundra har en hule, en flokkulv og 2 hi: 6. Ved månesigden tar tundra merket til 4 poeng, gress får 2 poeng, berg ingenting.
rule-w18-9 = Likt. To flokker har 3 kontroll hver, og den med en alfaulv i regionen vinner.
rule-w18-9-ruling = Utgavene trykker forskjellige brikker for vinneren: to flokkulver og en alfaulv, eller (den tsjekkiske) et hi, en flokkulv og en alfaulv.
rule-w18-10 = Sluttpoengene. Spredning 7, fart 3, ul 0, huler 15, jakt 9, ulver 4, regionmerker 16: 54 poeng.
