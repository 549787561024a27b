# The environments, in English.

envs-bad-horizon = The horizon must be at least one decision, not { $horizon }.
envs-bad-rewards = Rewards cannot be “{ $rewards }”: choose one of { $known }.
envs-illegal = Move { $move } is not legal for { $agent } now: see the action mask.
envs-no-action = An action for { $agent } is missing: this seat is awaited.
envs-bad-render = A table cannot be rendered as “{ $mode }”: choose one of { $known }.
envs-bad-seat = There is no seat { $seat }: the seats are 0 to { $most }.
envs-unknown-bots = There are no bots “{ $bots }”: choose one of { $known }.
