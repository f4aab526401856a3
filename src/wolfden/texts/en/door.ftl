### The page in front of a closed server; it is sent without scripts, and the page itself never shows it.

door-title = The door is closed
door-lead = This Wolfden server is by invitation only. Enter its password, or a code you were given.
door-invited-title = You’re invited
door-invited-lead = This link lets one person in. Press the button to use it.
door-move-title = Continue on this device
door-move-lead = The code in this link lets this device in.
door-key = Password or code
door-enter = Come in
door-languages = Language
