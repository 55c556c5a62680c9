### The board of Legends in the browser: what a screen reader says, notes by the pointer, headings.

legends-web-map = The map
