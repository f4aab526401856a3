notice-turn = { $name }, jste na tahu, { $title }: { $link }
notice-subject = Wolfden: jste na tahu
notice-foot = Tyto zprávy vypnete ve Wolfdenu na stránce „{ nav-me }“.
