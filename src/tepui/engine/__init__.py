"""The engine: record, contract, chance, hidden information, logs. It knows no game."""
