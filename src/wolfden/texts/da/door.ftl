### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Døren er lukket
door-lead = Denne Wolfden-server er for inviterede. Indtast dens adgangskode eller en kode, du har fået.
door-invited-title = Du er inviteret
door-invited-lead = Dette link lukker én person ind. Tryk på knappen for at bruge det.
door-move-title = Fortsæt på denne enhed
door-move-lead = Koden i dette link lukker denne enhed ind.
door-key = Adgangskode eller kode
door-enter = Kom ind
door-languages = Sprog
