# Les environnements, en français.

envs-bad-horizon = L’horizon doit être d’au moins une décision, pas { $horizon }.
envs-bad-rewards = Les récompenses ne peuvent pas être « { $rewards } » : choisissez parmi { $known }.
envs-illegal = Le coup { $move } n’est pas permis à { $agent } en ce moment : voyez le masque des actions.
envs-no-action = Il manque une action pour { $agent } : cette place est attendue.
envs-bad-render = Une table ne peut pas être montrée en « { $mode } » : choisissez parmi { $known }.
envs-bad-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
envs-unknown-bots = Il n’y a pas de robots « { $bots } » : choisissez parmi { $known }.
