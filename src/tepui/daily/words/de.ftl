daily-bad-date = „{ $date }“ ist kein Datum. Schreib Jahr, Monat und Tag, etwa 2026-11-15.
daily-not-yet = Die Partie des Tages für den { $date } gibt es noch nicht, denn heute ist der { $today } (UTC).
