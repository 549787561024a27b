daily-bad-date = “{ $date }” isn’t a date. Write year, month and day, such as 2026-11-15.
daily-not-yet = There is no daily challenge for { $date } yet: today is { $today } (UTC).
