"""The HTTP and WebSocket interface: thin handlers around the server's parts."""
