notice-turn = { $name }, jste na tahu, { $title }: { $link }
notice-subject = Wolfden: jste na tahu
notice-foot = Tyto zprávy vypnete na své stránce ve Wolfdenu.
