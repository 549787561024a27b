# The bots, in English.

bots-unknown = There is no bot “{ $bot }”. Did you mean { $near }? Choose from { $levels }, python:FILE:CLASS, process:COMMAND and search:SIMULATIONS.
bots-no-such = There is no bot “{ $bot }”. Choose from { $levels }, python:FILE:CLASS, process:COMMAND and search:SIMULATIONS.
bots-python-form = “{ $spec }” doesn’t name a bot: write python:FILE:CLASS.
bots-python-class = { $file } has no class { $name } with a method choose(record, legal, rng, deadline).
bots-no-file = There is no Python file { $file }.
bots-search-form = “{ $spec }” isn’t a search: write search:SIMULATIONS+SETTING=NUMBER, with the settings { $settings }.
bots-instinct-form = “{ $spec }” isn’t a temperature: write instinct:NUMBER, from 0 (always its favourite move) to below 100.
bots-process-start = “{ $command }” can’t be started: { $why }.
bots-crashed = { $bot } crashed: { $why }.
bots-illegal = { $bot } chose { $move }, which isn’t one of its legal moves ({ $legal }).
bots-slow = { $bot } didn’t answer within { $seconds } s.
bots-gone = { $bot } has stopped (exit code { $code }). Its last words: { $why }.
bots-babble = { $bot } answered “{ $answer }” where {"{"}"move": NUMBER{"}"} was expected.
bots-not-guided = “{ $bot }” isn’t guided by a net. These are: { $levels }.
