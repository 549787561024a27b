# Die Umgebungen, auf Deutsch.

envs-bad-horizon = Der Horizont muss mindestens eine Entscheidung betragen, nicht { $horizon }.
envs-bad-rewards = Belohnungen können nicht „{ $rewards }“ sein: Zur Wahl stehen { $known }.
envs-illegal = Zug { $move } ist { $agent } jetzt nicht erlaubt, siehe die Maske der Aktionen.
envs-no-action = Eine Aktion für { $agent } fehlt, denn auf diesen Platz wird gewartet.
envs-bad-render = Ein Tisch kann nicht als „{ $mode }“ gezeigt werden: Zur Wahl stehen { $known }.
envs-bad-seat = Es gibt keinen Platz { $seat }, nur 0 bis { $most }.
envs-unknown-bots = Es gibt keine Bots „{ $bots }“: Zur Wahl stehen { $known }.
