# Der Trainer, auf Deutsch. Eine Tatsache setzt ihren Zug fort: „macht deine blaue Spalte voll“.

coach-not-finished = Der Trainer analysiert nur beendete Partien, und diese ist noch nicht zu Ende.

coach-title = { $title }: die Analyse des Trainers
coach-standing = Ergebnis: { $seats }.
coach-standing-place = { $place }. { $name }
coach-standing-points = { $place }. { $name } ({ $made })
coach-tie = { $label } ({ $values }) [{ $rule }].
coach-unknown = Diese Partie wurde am echten Tisch mitgeschrieben, so wie { $name } sie gesehen hat. Was die anderen auf der Hand hatten, ist unbekannt. Darum werden nur die Entscheidungen von { $name } beurteilt. Wie gut die anderen entschieden haben und wie viel Glück dabei war, lässt sich nicht sagen.
coach-costly = Teure Entscheidungen
coach-played = Gespielt: { $move }
coach-better = Besser: { $move }
coach-better-bare = Rechnerisch besser: { $move }
coach-yours-does = Der gespielte Zug { $facts }.
coach-it-does-to = An { $name }: Der bessere Zug { $facts }.
coach-yours-does-to = An { $name }: Der gespielte Zug { $facts }.
coach-fact = { $fact } [{ $rule }]
coach-and = { $first } und { $last }
coach-ply = Zug { $ply }
coach-how = Wie gut jemand gespielt hat, zeigen alle Entscheidungen zusammen. Jede wird nach dem beurteilt, was in diesem Augenblick bekannt war. Was ein geübter Spieler und ein Meister holen, ist der Durchschnitt aus Partien, die mit derselben Mischung gegen dieselben Gegner noch einmal gespielt wurden. Die Mischung ist alles, was der Zufall in dieser Partie gebracht hat. Was eine Entscheidung an Punkten gekostet hat, ist auch ein Durchschnitt: Der Rest der Partie wird viele Male gespielt, nach dieser Entscheidung und nach der besten. Jede Siegchance setzt voraus, dass alle danach gut spielen.
coach-open = „Bei offenen Karten“ heißt: als würden die Gegner nichts verbergen. Unbekannt bleibt nur, was der Zufall noch bringt. Diese Siegchance kann eine andere sein als bei einer teuren Entscheidung, bei der zählt, was man wissen konnte.
coach-ladder = Die Stufen, von der schwächsten zur stärksten: { $ranks }.
coach-on-ladder = { $sure ->
    [yes] { $level } (Stufe { $at } von 8)
    [wide] jemand zwischen den Stufen { $low } und { $high } von 8 (mehr sagt diese eine Partie nicht)
   *[no] { $level } (Stufe { $at } von 8, wahrscheinlich zwischen { $low } und { $high })
}
coach-curve = Siegchance
coach-level-random = jemand, der zufällig zieht
coach-level-novice = ein Neuling
coach-level-beginner = ein Anfänger
coach-level-casual = ein Gelegenheitsspieler
coach-level-regular = ein geübter Spieler
coach-level-skilled = ein erfahrener Spieler
coach-level-master = ein Meister
coach-level-champion = ein Champion
coach-rank-random = zufällig
coach-rank-novice = Neuling
coach-rank-beginner = Anfänger
coach-rank-casual = Gelegenheitsspieler
coach-rank-regular = geübter Spieler
coach-rank-skilled = erfahrener Spieler
coach-rank-master = Meister
coach-rank-champion = Champion
coach-count = { $unit ->
    [wins] { $many ->
        [one] { $n } Sieg in 20 Partien
       *[other] { $n } Siege in 20 Partien
    }
   *[points] { $many ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
}
coach-result-points = { $name ->
    [me] Du hast
   *[other] { $name } hat
} { $place ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[lost] verloren
} ({ $made }). Auf demselben Platz, mit derselben Mischung und gegen dieselben Gegner holt ein geübter Spieler { $regular } und ein Meister { $master }
coach-result-wins = { $name ->
    [me] Du hast
   *[other] { $name } hat
} { $place ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[lost] verloren
}. Auf demselben Platz, mit derselben Mischung und gegen dieselben Gegner gewinnt ein geübter Spieler { $regular } von 20 Partien und ein Meister { $master }
coach-result-played = { $name ->
    [me] Du hast
   *[other] { $name } hat
} gespielt wie { $level }
coach-result-seen = { $name ->
    [me] Du hast
   *[other] { $name } hat
} { $place ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[lost] verloren
} und gespielt wie { $level }.
coach-result-whole = { $par }. { $played }, und die Mischung war { $luck }.
coach-result-dealt = { $par }. { $played }.
coach-luck = { $better ->
    [yes] { $worth } mehr wert als sonst
    [no] { $worth } weniger wert als sonst
   *[even] so viel wert wie sonst
}
coach-gap-costly = Die teuren Entscheidungen haben { $name ->
    [me] dich
   *[other] { $name }
} { $lost } gekostet. Dabei holt { $level } sonst { $gap ->
    [0] so viel wie ein Meister
   *[other] nur { $usual } weniger als ein Meister
}: Das Niveau zeigen alle Entscheidungen zusammen, und ein paar grobe Fehler fallen dabei kaum ins Gewicht.
coach-gap-small = Die Entscheidungen der Liste haben { $lost } gekostet. Sonst holt { $level } { $usual } weniger als ein Meister: Der Rest geht durch viele Entscheidungen verloren, die einzeln für die Liste zu wenig kosten.
coach-gap-none = Von keiner Entscheidung ist sicher, dass sie allein Punkte gekostet hat. Sonst holt { $level } { $usual } weniger als ein Meister: Die gehen durch viele Entscheidungen verloren, die einzeln für die Liste zu wenig kosten.
coach-account = Woher das Ergebnis kommt
coach-account-usual = Ein geübter Spieler im Schnitt
coach-account-luck = Glück oder Pech mit der Mischung
coach-account-others = Gegner, schwächer (+) oder stärker (−) als geübte Spieler
coach-account-par = Ein geübter Spieler auf diesem Platz
coach-account-better = Was ein Meister besser macht
coach-account-master = Ein Meister auf diesem Platz
coach-account-listed = Die teuren Entscheidungen der Liste
coach-account-rest = Der Rest: Glück und kleine Fehler
coach-account-wins = Siege, die in 20 Partien zu erwarten sind
coach-account-made = Ergebnis
coach-kinds = Woran du arbeiten kannst
coach-kind-better = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
} der Liste{ $known ->
    [yes] {" "}{ $count ->
        [one] hat
       *[other] haben zusammen
    } { $worth } gekostet
   *[no] {""}
}. Besser: { $kind }.
coach-kind-worse = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
} der Liste{ $known ->
    [yes] {" "}{ $count ->
        [one] hat
       *[other] haben zusammen
    } { $worth } gekostet
   *[no] {""}
}: { $kind }.
coach-others = { $count ->
    [one] Die andere Entscheidung
   *[other] Die anderen { $count } Entscheidungen
} der Liste{ $known ->
    [yes] { $count ->
        [one] {" "}hat
       *[other] {" "}haben zusammen
    } { $worth } gekostet
   *[no] {""}
}.
coach-habit-better = Eine Gewohnheit: { $count }-mal hätte ein Champion anders entschieden: { $kind }. Jede dieser Entscheidungen hat für die Liste zu wenig gekostet.
coach-habit-worse = Eine Gewohnheit: { $count }-mal hätte ein Champion das vermieden: { $kind }. Jede dieser Entscheidungen hat für die Liste zu wenig gekostet.
coach-kind-moves = { $n ->
    [one] Zug
   *[other] Züge
} { $moves }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.
coach-next-better = Für das nächste Mal: { $kind }.
coach-next-worse = Beim nächsten Mal vermeiden: { $kind }.
coach-turn = Wendepunkt
coach-turn-lost = { $who }: { $move } { $whose ->
    [me] Deine Siegchance
   *[other] Die Siegchance von { $name }
} hat sich davon nicht mehr erholt.
coach-turn-none = Keine einzelne Entscheidung { $name ->
    [me] von dir
   *[other] von { $name }
} hat die Partie verloren.
coach-ahead = Ab Zug { $ply } { $who ->
    [me] hattest du
   *[other] hatte { $who }
} immer die größte Siegchance.
coach-ahead-always = { $who ->
    [me] Du hattest
   *[other] { $who } hatte
} von Anfang bis Ende die größte Siegchance.
coach-none-said = Der Trainer hat keine Entscheidung gefunden, die allein die Siegchance deutlich gesenkt hätte.
coach-none-together = Keine Entscheidung allein hat die Siegchance deutlich gesenkt: Viele kleine Verluste haben sich summiert.
coach-none-explained = Der Trainer hat keine teure Entscheidung gefunden, für die er einen Grund nennen könnte.
coach-lost = { $name }: { $chance } % Siegchance statt { $best } %
coach-lost-points = { $name }: etwa { $worth } weniger am Ende der Partie
coach-lost-both = { $lost }, dazu etwa { $worth } weniger am Ende der Partie
coach-it-does = Dieser Zug { $facts }.
coach-titled = { $title } – { $text }
