daily-bad-date = « { $date } » n’est pas une date. Écrivez année, mois et jour, comme 2026-11-15.
daily-not-yet = La donne du { $date } n’est pas encore distribuée : nous sommes le { $today } (UTC).
