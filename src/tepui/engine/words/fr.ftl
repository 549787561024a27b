# Le moteur, en français : ce qui peut clocher avec un jeu, un coup ou un journal.

engine-seat = Place { $number }
engine-unknown-game = Il n’y a pas de jeu « { $id } ». Il y a : { $known }.
engine-bad-seats = { $title } se joue à { $least } jusqu’à { $most } places, pas à { $seats }.
engine-unknown-option = { $title } n’a pas d’option « { $option } ». Ses options : { $known }.
engine-bad-value = L’option { $option } ne peut pas être « { $value } » : choisissez { $choices }.
engine-unknown-rules = Cette partie a commencé avec la version { $version } des règles de { $title } ; ce programme connaît 1 à { $known }. Un programme plus récent saura la poursuivre.
engine-empty-phrase = Une phrase demande au moins un coup.
engine-game-over = La partie est finie : on ne peut plus jouer.
engine-not-by-chance = Le hasard ne décide pas de cela maintenant : une place est attendue, ou ce tirage n’existe pas.
engine-not-by-clock = L’horloge ne peut pas faire cela maintenant.
engine-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
engine-not-awaited = La place { $seat } n’a rien à décider maintenant.
engine-cannot-undo = Il n’y a rien à reprendre : un coup ne se reprend que si rien n’a été révélé, tiré ou décidé par un autre depuis.
engine-bad-commitment = La graine n’est pas celle qui fut promise : son engagement n’est pas { $published }.
engine-unknown-fair = Cette donne suit la construction « tepui fair { $found } » ; ce programme connaît 1 à { $known }. Un programme plus récent saura la vérifier.
engine-bad-seed = Une graine a { $wanted } octets ; celle-ci en a { $bytes }, on aurait pu les essayer toutes.
engine-number-of-nobody = Le journal contient un nombre ou une promesse de la place { $seat }, où personne n’était assis pour en donner.
engine-bad-promise = Le nombre que la place { $seat } a ajouté au mélange manque, ou n’est pas celui qui était promis : { $promise }.
engine-no-seed = Les coups sont légaux, mais le journal n’a ni graine ni engagement : le hasard ne peut pas être vérifié.
engine-not-fair = Le hasard n’est pas honnête au coup { $ply } : le journal dit « { $found } », la graine donne « { $due } ».
engine-log-not-a-log = Ce n’est pas un journal Tepui : sa première ligne serait « { $format } ».
engine-log-format = Ce journal est écrit en « { $found } » ; ce programme lit « { $format } ». Un programme plus récent le lira peut-être.
engine-log-cut = Le journal est tronqué : ses lignes finales, jusqu’à « digest », manquent. Prenez le fichier entier.
engine-log-edited = Le journal a été modifié après coup : son empreinte ne correspond pas. Prenez le fichier d’origine.
engine-log-parts = Un journal a trois parties séparées par des lignes vides (en-tête, coups, fin) ; celui-ci en a { $found }.
engine-log-line = La ligne { $line } du journal est illisible : « { $text } ».
engine-log-lacks = Il manque la ligne « { $word } » dans l’en-tête du journal.
engine-log-closing = La fin du journal est illisible : « { $text } ».
engine-log-viewer = Ce journal montre ce qu’un spectateur ({ $viewer }) a vu : il se lit mais ne se rejoue pas. Prenez le journal entier de la partie finie.
engine-log-move = Ligne { $line } du journal, « { $text } » : { $why }
engine-log-result = Le journal annonce « { $stated } », mais ses coups donnent « { $found } ».
engine-log-unfinished = Le journal annonce la fin « { $stated } », mais après le dernier coup la partie n’est pas finie.
engine-sheet-score = Score
engine-net-unreadable = Le réseau { $path } est illisible ({ $why }) : la partie continue sans lui.
engine-net-other = Le réseau { $path } a été entraîné pour d’autres règles ou d’autres données de { $game } : la partie continue sans lui.
engine-net-options = Le réseau de { $game } n’a pas été entraîné pour l’option { $option } = { $value } : la partie continue sans lui.
