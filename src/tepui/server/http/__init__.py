"""The HTTP side of the server: requests, sockets, pages, and the description of the API."""
