# Printed pages, in English.

printing-short = The rules in brief
printing-setup = Set-up
printing-setup-for = { $n } players
printing-turn = How to play
printing-scoring = Scoring
printing-scores = Score sheet
printing-name = Name
printing-total = Total
printing-date = Date
printing-pieces = Replacement pieces
printing-cards = Cards with backs
printing-map = Map
printing-players = { $least } to { $most } players
printing-minutes = { $n } minutes
printing-size = Print at 100%: this line is 50 mm long.
printing-ours = Tepui, an unofficial edition in our own words and drawings. The numbers refer to the rules on the game’s rules page.
printing-part = Part { $n } of { $of }
printing-no-typst = This page hasn’t been made yet. In a clone of Tepui, make it with “make client”; elsewhere, with this command, after pip install "tepui[print]".
printing-none = There are no pages of { $title } to print here. Make them with “tepui print”.
printing-no-art = The drawings of the pieces aren’t here: build the browser client first (make client).
printing-no-pages = { $title } has no pages to print: they are made for games with a score pad (pad.py).
printing-unknown = { $title } has no page “{ $what }”. Choose from: { $known }.
printing-paper = This page can’t be printed on “{ $paper }”. Choose from: { $known }.
