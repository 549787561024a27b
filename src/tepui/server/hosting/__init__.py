"""What a host decides while the server runs, and sees of it: settings, access, figures."""
