"""The way in and out: requests, sockets, pages, and the description of the API."""
