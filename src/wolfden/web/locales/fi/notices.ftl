notice-turn = { $name }, sinun vuorosi, { $title }: { $link }
notice-subject = Wolfden: sinun vuorosi
notice-foot = Nämä viestit voi kytkeä pois omalla sivullasi Wolfdenissa.
