### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = Ovi on kiinni
door-lead = Tämä Wolfden-palvelin on kutsutuille. Kirjoita sen salasana tai saamasi koodi.
door-invited-title = Sinut on kutsuttu
door-invited-lead = Tämä linkki päästää yhden ihmisen sisään. Käytä se painikkeella.
door-move-title = Jatka tällä laitteella
door-move-lead = Tämän linkin koodi päästää tämän laitteen sisään.
door-key = Salasana tai koodi
door-enter = Tule sisään
door-languages = Kieli
