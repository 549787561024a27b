# The host's page, in English.

host-title = For the host
host-leave = Sign out
host-tab-now = Now
host-tab-tables = Tables
host-tab-tournaments = Tournaments
host-tab-people = People
host-tab-reports = Reports
host-tab-settings = Access and settings
host-tab-log = Log
host-count-sockets = connections
host-count-open = open tables
host-count-running = tables in progress
host-count-people = people with an account
host-count-tournaments = tournaments running
host-count-reports = reports
host-runs = Tepui { $version } with { $database }, { $n ->
    [one] one worker
   *[other] { $n } workers
 }.
host-announce = Make an announcement at all tables
host-announce-how = We’re restarting at ten. Your games will go on.
host-announce-do = Announce
host-announce-end = Remove announcement
host-load = Load and errors
host-hours-1 = Last hour
host-hours-24 = Last 24 hours
host-hours-168 = Last 7 days
host-chart-sockets = Connections
host-chart-tables = Tables in memory
host-chart-events = Moves and other events
host-chart-milliseconds = Disk writes, in milliseconds
host-chart-refused = Requests refused
host-chart-failures = Requests failed
host-tables = Tables
host-tables-running = In progress
host-tables-open = Open
host-tables-past = Past
host-status-open = open
host-status-playing = in progress
host-status-paused = paused
host-status-over = finished
host-status-closed = closed
host-cup-open = entry is open
host-cup-running = running
host-cup-over = finished
host-cup-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
 }
host-cup-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
host-cup-end = End tournament
host-cup-rename = Rename
host-cup-name = New name for { $name }
host-none = There’s nothing here.
host-broken = { $n ->
    [one] One more table can’t be read. To see why: tepui host broken
   *[other] { $n } more tables can’t be read. To see why: tepui host broken
 }
host-look = View
host-close = Close
host-mute = Mute
host-unmute = Unmute
host-ban = Ban
host-unban = Let in again
host-guest = guest
host-more = More
host-find = Find by name
host-nameless = (no name)
host-seen = seen { $time }
host-is-muted = muted
host-is-banned = banned
host-is-member = member
host-member = Make member
host-no-member = End membership
host-warn = Warn
host-warn-whom = Warn { $name }
host-warn-how = They see it on every page until they confirm that they’ve read it.
host-warn-no-more = Remove warning
host-no-reports = Nobody has reported anything.
host-reports-who = { $by } reported { $about }
host-done = Done
host-door = Who can enter
host-door-open = Everybody
host-door-open-why = Anybody who finds the server can play.
host-door-link = People with the link
host-door-link-why = One link for all. When you make a new one, the old link stops working, and everybody who used it loses access.
host-door-members = Members
host-door-members-why = People join with a code and then sign in on their other devices.
host-door-known = Make everybody who has an account a member
host-games = Games
host-opening = New games can be opened
host-opening-why = When this is off, games in progress go on but no new ones start. Useful before an upgrade.
host-club = A club behind one IP address
host-club-why = The usual limits suit a single household. Enter your club’s IP address, and everybody there can play at the same time.
host-club-addresses = IP addresses or networks
host-club-people = Most people there at the same time
host-club-rated = Rate games between people there
host-club-rated-why = Otherwise results between people on one internet connection don’t count, as in a household. Switch this on only if you know who is playing.
host-limits = Limits
host-limit-tables = Tables open or in progress
host-limit-sockets_per_address = Connections per IP address
host-limit-tables_per_hour = Tables opened per IP address per hour
host-limit-entries_per_hour = Tournament entries per IP address per hour
host-limit-people_per_hour = New accounts per IP address per hour
host-limit-sign_ins_per_minute = Sign-in attempts per IP address per minute
host-limit-requests_per_minute = Requests per IP address per minute
host-limit-spectators = Spectators per table
host-limit-chat_per_minute = Chat messages per connection per minute
host-save = Save
host-saved = Saved. It takes effect within seconds.
host-invite = Invite people
host-invite-label = Who it’s for
host-invite-uses = How many people
host-invite-days = For how many days
host-invite-make = Make a code
host-link-there = There is a link. It was shown once; making a new one replaces it.
host-link-none = There is no link yet.
host-link-new = Make a new link
host-code = Code
host-code-left = { $n ->
    [one] admits one more person
   *[other] admits { $n } more people
 }
host-end = Revoke
host-passes = Who has access
host-pass-link = by the link
host-pass-code = by a code
host-pass-member = as a member
host-once = This is shown only once. Send the code or the link, or let people photograph it.
host-did-come = opened this page
host-did-announce = announced
host-did-settings = changed settings
host-did-door = set who can enter to
host-did-new-link = made a new link
host-did-invite = made an invitation code
host-did-end-code = revoked an invitation code
host-did-end-pass = revoked a browser’s access
host-did-close = closed table
host-did-mute-seat = muted a seat at table
host-did-ban-seat = banned a guest from table
host-did-forget = deleted the name and chat of a seat at table
host-did-warn = warned
host-did-mute = muted
host-did-unmute = unmuted
host-did-ban = banned
host-did-unban = lifted the ban on
host-did-member = made a member
host-did-no-member = ended the membership of
host-did-delete = deleted all data of
host-did-done = dealt with report
host-did-call = renamed somebody in tournament
host-did-end-tournament = ended tournament
