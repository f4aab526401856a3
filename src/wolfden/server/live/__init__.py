"""WebSockets: connections, what they are sent, and what they ask for."""
