"""The table under load: a server, and the page without one."""
