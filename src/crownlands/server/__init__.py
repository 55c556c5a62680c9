"""The web house: tables over HTTP and WebSocket. It knows no game."""
