daily-bad-date = „{ $date }“ ist kein Datum. Schreibe Jahr, Monat und Tag, etwa 2026-11-15.
daily-not-yet = Das Blatt vom { $date } ist noch nicht ausgeteilt: heute ist der { $today } (UTC).
