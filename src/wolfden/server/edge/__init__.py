"""HTTP and WebSocket: routes, sessions, wire shapes, the gate, the files of the page."""
