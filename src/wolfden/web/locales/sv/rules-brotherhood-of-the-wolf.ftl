### The rules of Brotherhood of the Wolf, in our own words. A line that begins with | is a row of a table.

rules-brotherhood-of-the-wolf-sources = Reglerna för Vargens brödraskap (Brotherhood of the Wolf) med våra egna ord, efter spelets ryska regelhäfte. Vägkartan och 23 av de 24 årstidskorten är våra egna, eftersom häftet bara visar dem på bild; kortet Dimma är från häftet. Den som äger spelet kan spela med karta och kort från egna filer. Wolfden är inofficiellt.

## B1
rule-b1 = Vad som finns i spelet
rule-b1-1 = Byarna har nummer 1 till 30, småbyar har inga. Varje väg är en mil lång, och avståndet är den kortaste vägen. Grandrieu, Javols och Le Malzieu är särskilda byar: en del kort talar om dem.
rule-b1-1-rebuilt = Kartan är vår egen: 30 byar, 36 småbyar och 110 vägar på sina verkliga platser. Från häftet är startbyarna, Auvers som nummer 3, de särskilda byarna och exemplet i B11.1.
rule-b1-2 = Besten har fem identiteter: vargflock, rovdjur, greve, djävul, landstrykare. Var och en har ett kort och en tvåsidig spårbricka.
rule-b1-3 =
    De fyra jägarna är alltid med, ledda av 1 till 4 personer mot den som spelar Besten. Var och en känner igen ett spår på dess symbol, och alla känner dessutom igen landstrykaren.
    | jägare | spår
    | biskopen | djävul
    | skogvaktaren | vargflock
    | markisen | rovdjur
    | kungens sändebud | greve
rule-b1-3-ruling = Pjäserna fördelas i tur och ordning på jägarnas platser, eller väljs i tur och ordning (tillval). Var och en leder bara sina egna pjäser; ett annat tillval låter varje jägare använda alla. Vem som helst av dem får placera truppen och avsluta fasen för laget.
rule-b1-4 = Det finns 12 trupper: 3 med dragoner på var och en av rutorna för sommar och vår, 3 med bönder på var och en av dem för höst och vinter. Dessutom finns 25 blodmarkörer för offren och pjäsen Portefaix.
rule-b1-5 = Spelet har högst 12 rundor, en för varje årstid från sommaren 1764 till våren 1767. Varje runda har fyra faser: årstid, Besten, jägarna, anfall.

## B2
rule-b2 = Första offret (våren 1764)
rule-b2-1 = Besten väljer i hemlighet sin sanna identitet och en startby: Saint-Flour (1), Langeac (5), Chauchailles (11), Mende (24) eller Les Hubacs (29).
rule-b2-2 = Jägarna ställer sina fyra pjäser i valfria byar eller småbyar, tillsammans eller var för sig.
rule-b2-2-ruling = Varje pjäs placeras en gång; när alla fyra är på kartan visas startbyn.
rule-b2-3 = Startbyn visas. Finns ingen jägare där, tar Besten 1 offer. Inget spår läggs, och bykortet ligger kvar på vårens ruta till våren 1765, så byn kan inte väljas innan dess.

## B3
rule-b3 = Fas 1: årstid
rule-b3-1 = Ett slumpat kort för årstiden som inte har visats förr vänds upp. Bara det nyaste kortet gäller: det verkar i fasen det nämner, och det som det bestämmer gäller till rundans slut. Bara Portefaix står kvar tills han behövs.
rule-b3-1-rebuilt = Varje årstid har sex kort. Dimma är från häftet, de andra 23 är våra egna.
rule-b3-2 = Jägarna ställer en trupp från årstidens ruta i en by som inte har någon, aldrig i en småby. Den stannar där för gott. Avstår de, går den förlorad; en tom ruta ger ingenting. Kort som placerar Portefaix eller flyttar trupper kommer först.

## B4
rule-b4 = Fas 2: Besten
rule-b4-1 = Besten tar tillbaka spåret den lade för två årstider sedan och bykortet den lade denna årstid förra året.
rule-b4-2 = Den väljer i hemlighet en by 1 till 4 mil bort vars kort den har på hand, så ingen by kommer två gånger inom ett år. Med kortet lägger den en ledig spårbricka: nedåt utan kraft, eller uppåt med sin kraft.
rule-b4-2-ruling = By och bricka är ett enda val och prövas som ett par: 5 eller 6 mil går bara med vargflocken uppåt.
rule-b4-3 = Besten går igenom allt och får sluta där jägare eller trupper är. Den slutar aldrig i en småby och stannar aldrig där den är.
rule-b4-4 =
    En bricka uppåt har sin kraft, vilken den sanna identiteten än är.
    | bricka | kraft
    | vargflock | 2 mil längre, högst 6
    | rovdjur | 1 offer till
    | greve | dragoner skyddar inte
    | djävul | får flytta en jägare en mil innan byn visas
    | landstrykare | 1 offer till om den anfallna byn är högst 3 mil från Auvers
rule-b4-4-ruling = Djävulen verkar i början av fas 4; jägaren står eller ligger som förut. Rovdjur, greve och landstrykare verkar av sig själva, eftersom de aldrig skadar Besten; vargflock och djävul lämnar ett val. Ett kort som ändrar Bestens räckvidd ändrar också vargflockens gräns.
rule-b4-5 = En by utom räckhåll kan inte väljas.
rule-b4-5-ruling = I häftet kostar ett sådant misstag Besten förflyttningen och alla offer. Programmet låter det inte hända.

## B5
rule-b5 = Fas 3: jägarna
rule-b5-1 = Varje jägare flyttar 0 till 3 mil, i valfri ordning. De får stanna i småbyar och dela plats. Med 0 till 2 mil är jägaren till fots, står och skyddar byn. Exakt 3 mil är en ritt: pjäsen ligger till nästa fas 3 och skyddar inte.
rule-b5-1-ruling = En jägare flyttar en gång. Den som inte har flyttat när fasen slutar har flyttat 0 mil och står. Där ett kort ändrar talen är allt utöver milen till fots en ritt.

## B6
rule-b6 = Fas 4: anfall
rule-b6-1 = Byn visas, och Bestens pjäs flyttas dit.
rule-b6-2 =
    Offren är 5 minus antalet mil, ändrat av kort, plus 1 för en kraft, minus 1 för bönder där, men inte under 0. Finns där en stående jägare, dragoner (om inte greven ligger uppåt) eller ett annat skydd, dör ingen. Det som ett kort lägger till ”om det finns något offer” kommer sist.
    | mil | 1 | 2 | 3 | 4 | 5 eller 6
    | offer | 4 | 3 | 2 | 1 | 0
rule-b6-2-ruling = ”Inte under 0” tillämpas en gång, efter bönderna.
rule-b6-3 = Med offer nummer 25 vinner Besten genast, före varje undersökning. Räkningen stannar vid 25.
rule-b6-4 = Sedan får jägarna undersöka, i den ordning de vill. En jägare, stående eller liggande, i Bestens by eller i den som anfölls årstiden före vänder upp spåret där. En jägare på plats som känner igen det tar brickan och frågar: är det din sanna identitet? Svaret är alltid sant. Ja: jägarna vinner genast. Nej: de behåller brickan.
rule-b6-4-ruling = Varje jägare undersöker en gång per årstid; flera får göra det, i endera byn. Bara undersökningar som kan ändra något erbjuds, och rundan är slut när ingen är kvar.
rule-b6-5 = Landstrykaren måste kännas igen i två olika byar, och en by räknas bara en gång, oavsett år. Första gången tar jägarna den svarta markören och brickan ligger kvar; andra gången tar de brickan och frågar.
rule-b6-5-ruling = En dold landstrykare i markörens by vänds upp, men räknas inte igen.
rule-b6-6 = En bricka som redan ligger uppåt kan tas på samma sätt, av en jägare som känner igen den och är i den nuvarande eller förra byn.
rule-b6-7 = Med den fjärde spårbrickan vinner jägarna genast; den svarta markören räknas inte. Är den fjärde den sanna identiteten, anges identiteten som skäl.
rule-b6-8 = Har ett årstidskort tagit bort bykortet eller dess spår, finns inget att undersöka.

## B7
rule-b7 = Dimma
rule-b7-1 = I dimma ligger bykortet kvar nedåt, och offren läggs på dess baksida: antalet är öppet för alla och räknas genast. Skydd verkar utan att avslöja var. Bestens pjäs lämnar kartan, och dess by kan inte undersökas denna årstid.
rule-b7-1-ruling = Antalet är en nyhet för jägarna, så inget före det kan ångras.
rule-b7-2 = Nästa årstid går Besten vidare från sin dolda plats. I fas 4 visas båda korten, och den dolda byn är den förra. Hur spelet än slutar visas byn då.
rule-b7-2-ruling = Följer dimma på dimma, vilket bara egna kort kan leda till, visas det äldre kortet och det nyare förblir dolt.

## B8
rule-b8 = Spelets slut
rule-b8-1 = Besten vinner med 25 offer. Jägarna vinner när de pekar ut dess sanna identitet eller tar den fjärde spårbrickan.
rule-b8-1-ruling = Vid slutet visas identiteten och en dold by; spår som ligger nedåt förblir så. En vinst ger 2, oavgjort 1, lika för alla jägare.
rule-b8-2 = Efter runda 12 läggs spårbrickorna som jägarna inte har tagit till offren. Blir det 25 eller mer, är spelet oavgjort; annars vinner jägarna.

## B9
rule-b9 = Variant för experter
rule-b9-1 = Vår och sommar gynnar jägarna, höst och vinter Besten. Före B2, i ordningen vår, sommar, höst, vinter, väljer den gynnade sidan ett av de sex korten, den andra slänger ett, och så vidare tills tre är valda; det sista slängs. Varje valt kort kan spelas en gång.
rule-b9-1-ruling = Båda sidor kan räkna ut vem som har vilka kort; för åskådare är de dolda tills de spelas.
rule-b9-2 = I fas 1 väljer den gynnade sidan ett av sina kort för årstiden, i stället för ett slumpat.

## B10
rule-b10 = Årstidskort
rule-b10-intro =
    Varje årstid har sex kort. Vart och ett verkar i sin fas. Kortet { season-card-au1 } är från häftet (B7), de andra är våra egna.

    Sommar
    | kort | fas | verkan
    | { season-card-su1 } | 4 | { season-card-su1-text }
    | { season-card-su2 } | 3 | { season-card-su2-text }
    | { season-card-su3 } | 1 | { season-card-su3-text }
    | { season-card-su4 } | 4 | { season-card-su4-text }
    | { season-card-su5 } | 2 | { season-card-su5-text }
    | { season-card-su6 } | 4 | { season-card-su6-text }

    Höst
    | kort | fas | verkan
    | { season-card-au1 } | 4 | { season-card-au1-text }
    | { season-card-au2 } | 2 | { season-card-au2-text }
    | { season-card-au3 } | 4 | { season-card-au3-text }
    | { season-card-au4 } | 1 | { season-card-au4-text }
    | { season-card-au5 } | 3 | { season-card-au5-text }
    | { season-card-au6 } | 2 | { season-card-au6-text }

    Vinter
    | kort | fas | verkan
    | { season-card-wi1 } | 3 | { season-card-wi1-text }
    | { season-card-wi2 } | 4 | { season-card-wi2-text }
    | { season-card-wi3 } | 2 | { season-card-wi3-text }
    | { season-card-wi4 } | 4 | { season-card-wi4-text }
    | { season-card-wi5 } | 4 | { season-card-wi5-text }
    | { season-card-wi6 } | 1 | { season-card-wi6-text }

    Vår
    | kort | fas | verkan
    | { season-card-sp1 } | 1 | { season-card-sp1-text }
    | { season-card-sp2 } | 2 | { season-card-sp2-text }
    | { season-card-sp3 } | 4 | { season-card-sp3-text }
    | { season-card-sp4 } | 4 | { season-card-sp4-text }
    | { season-card-sp5 } | 3 | { season-card-sp5-text }
    | { season-card-sp6 } | 1 | { season-card-sp6-text }
rule-b10-1 = ”François Antoine” flyttar en trupp i taget och ingen två gånger; byn som en trupp lämnar är ledig igen. Den extra truppen från ”Kungens belöning” får avböjas utan att gå förlorad.
rule-b10-1-rebuilt = Alla kort i B10.1 till B10.6 är våra egna.
rule-b10-2 = ”Skyfall” måste utföras, efter B4.1. Även ”Tillbaka till bytet” kommer efter B4.1: då har bara kortet för Bestens nuvarande by ännu ett spår, och det kortet får inte tas.
rule-b10-2-ruling = ”Skyfall” lämnar inget val: efter B4.1 ligger högst ett spår på planen.
rule-b10-3 = Med ”Jungfrun från Gévaudan” hindrar bönder alla offer, som dragoner, i stället för bara ett. Greven bryr sig lika lite om dem som om dragoner.
rule-b10-4 = Med ”D’Ennevals hundar” räknas varje jägare inom 1 mil som närvarande, också liggande eller i en småby. ”Snön täcker allt” förbjuder också att ta brickor som ligger uppåt (B6.6).
rule-b10-5 = Portefaix hindrar alla offer vid det första anfallet på sin by, även mot greven. Sedan ger han sig av, också om något annat skyddade byn; i dimma ger han sig av när byn visas.
rule-b10-5-ruling = Han får ställas där han redan står. Placeras han på nytt medan dimma döljer ett anfall, rör det anfallet honom inte längre.
rule-b10-6 = Med ”Hovet ser bort” flyttar kungens sändebud 0 mil i fas 3, står och skyddar. Djävulen får ändå flytta honom.

## B11
rule-b11 = Exempel
rule-b11-1 = Från Langeac ligger exakt dessa byar inom 4 mil: Auvers, La Besseyre, Prades, Saugues, Chanaleilles, Ruynes, Saint-Flour, Le Malzieu.
rule-b11-2 = Från Langeac till Saugues är det 3 mil: 2 offer. Med bönder där blir det 1, med rovdjuret uppåt 3, med dragoner eller en stående jägare 0.
rule-b11-3 = Med vargflocken uppåt ger 5 eller 6 mil inga offer.
rule-b11-4 = På våren anfaller Besten Javols, där markisen står: inga offer. Han vänder upp spåret, en vargflock, som han inte känner igen, så det ligger kvar. På sommaren rider skogvaktaren 3 mil till Javols och tar det. Svaret är nej, och spelet går vidare.
rule-b11-5 = Efter runda 12 finns 22 offer och 3 brickor som inte är tagna: oavgjort. Med 21 offer och 3 brickor vinner jägarna.
