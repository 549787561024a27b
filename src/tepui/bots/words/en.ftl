# The bots, in English.

bots-unknown = There is no bot “{ $bot }” (did you mean { $near }?). There are { $levels }, and python:FILE:CLASS, process:COMMAND, search:SIMULATIONS.
bots-no-such = There is no bot “{ $bot }”. There are { $levels }, and python:FILE:CLASS, process:COMMAND, search:SIMULATIONS.
bots-python-form = “{ $spec }” does not name a bot: write python:FILE:CLASS.
bots-python-class = { $file } has no class { $name } with a method choose(record, legal, rng, deadline).
bots-no-file = There is no Python file { $file }.
bots-search-form = “{ $spec }” is not a search: write search:SIMULATIONS+SETTING=NUMBER, with settings { $settings }.
bots-instinct-form = “{ $spec }” is not a temperature: write instinct:NUMBER, from 0 (always its favourite move) to below 100.
bots-process-start = “{ $command }” cannot be started: { $why }.
bots-crashed = { $bot } crashed: { $why }.
bots-illegal = { $bot } chose { $move }, which is not one of its legal moves ({ $legal }).
bots-slow = { $bot } did not answer within { $seconds } s.
bots-gone = { $bot } has ended (exit code { $code }). Its last words: { $why }.
bots-babble = { $bot } answered “{ $answer }” where {"{"}"move": NUMBER{"}"} was expected.
bots-not-guided = “{ $bot }” is not guided by a net. These are: { $levels }.
