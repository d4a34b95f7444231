"""Every message between client and server, over HTTP and WebSocket. The web client's types are made from these."""
