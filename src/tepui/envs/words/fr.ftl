# Les environnements, en français.

envs-bad-horizon = L’horizon doit être d’au moins une décision, pas { $horizon }.
envs-bad-rewards = Les récompenses ne peuvent pas être « { $rewards } » : choisissez parmi { $known }.
envs-illegal = Le coup { $move } n’est pas permis à { $agent } en ce moment : voyez le masque des actions.
envs-no-action = Il manque une action pour { $agent } : c’est à cette place de jouer.
envs-bad-render = Une table ne peut pas être affichée en « { $mode } » : choisissez parmi { $known }.
envs-bad-seat = La place { $seat } n’existe pas : les places vont de 0 à { $most }.
envs-unknown-bots = Les robots « { $bots } » n’existent pas : choisissez parmi { $known }.
