daily-bad-date = “{ $date }” is not a date. Write year, month and day, such as 2026-11-15.
daily-not-yet = The deal of { $date } is not dealt yet: today is { $today } (UTC).
