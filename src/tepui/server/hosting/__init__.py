"""What a host decides while a server runs, and sees of it: settings, the door, figures."""
