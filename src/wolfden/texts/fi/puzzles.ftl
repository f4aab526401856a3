### Päivän pulmat.

puzzles-lead = Joka asemassa yksi toiminto on paras. Etsi se ja katso sitten, miksi. Uudet pulmat joka päivä.
puzzles-archive = Aiemmat päivät
puzzles-seats = { $seats ->
    [one] Yksi pelaaja
   *[other] { $seats } pelaajaa
  }
puzzle-difficulty = { $difficulty ->
    [easy] Helppo
    [medium] Keskitaso
   *[hard] Vaikea
  }
puzzle-state = { $state ->
    [solved] Ratkaistu
    [shown] Vastaus katsottu
   *[open] Ei vielä ratkaistu
  }
puzzle-solve = Ratkaise
puzzle-look-again = Katso uudelleen
puzzle-heading = { $title }: etsi paras toiminto
puzzle-you-are = Pelaat: { $role }
puzzle-question = Yksi toiminto on parempi kuin kaikki muut. Mikä?
puzzle-tab = Pulma
puzzle-side = Tietoa pulmasta
puzzle-give-up = Näytä vastaus
puzzle-right = Oikein! Sillä voittaa { $best } % peleistä, seuraavaksi parhaalla toiminnolla { $other } %.
puzzle-told = Parhaalla toiminnolla voittaa { $best } % peleistä, seuraavaksi parhaalla { $other } %.
puzzle-wrong = Tällä toiminnolla voittaa { $chance } % peleistä; toisella { $best } %. Yritä uudelleen.
puzzle-why = Miksi tämä on paras
puzzle-line = Näin peli voi jatkua
puzzle-step = { $step } / { $count }
puzzle-turn = Vuoro vaihe vaiheelta
puzzle-turn-step = { $place ->
    [first] Ensin
   *[then] Sitten
  }
puzzle-chances = Voiton mahdollisuus toiminnon jälkeen…
puzzle-before = Ennen toimintoa: { $chance } %
puzzle-percent = { $chance } %
puzzle-mark = { $mark ->
    [answer] vastaus
    [yours] valintasi
   *[tempting] houkutteleva
  }
puzzle-all = Kaikki pulmat
