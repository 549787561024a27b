"""How strong the bots are, and how games among them go."""
