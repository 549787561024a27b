# The environments, in English.

envs-bad-horizon = The horizon must be at least one decision, not { $horizon }.
envs-bad-rewards = Rewards can’t be “{ $rewards }”: choose one of { $known }.
envs-illegal = Move { $move } isn’t legal for { $agent } now: see the action mask.
envs-no-action = An action for { $agent } is missing: this seat is awaited.
envs-bad-render = A table can’t be rendered as “{ $mode }”: choose one of { $known }.
envs-bad-seat = There is no seat { $seat }: the seats are 0 to { $most }.
envs-unknown-bots = There are no bots “{ $bots }”: choose one of { $known }.
