# Coloretto Amazonas, en español. Los nombres de los animales se leen como el título de su carta.

coloretto-tagline = Reúne animales raros en cuatro columnas y regala a tus rivales los que no te sirven.
coloretto-motto = Colecciona animales. Cuidado con los gemelos.
coloretto-reconstructed = El tamaño de dos columnas, el valor de las cartas de bonificación y diez de los animales no figuran en el texto del reglamento: se conocen por otras fuentes o los hemos nombrado nosotros.

## Nombres

coloretto-name-dolphin = Delfín
coloretto-name-ray = Raya
coloretto-name-seahorse = Caballito de mar
coloretto-name-crab = Cangrejo
coloretto-name-jellyfish = Medusa
coloretto-name-toucan = Tucán
coloretto-name-hummingbird = Colibrí
coloretto-name-heron = Garza
coloretto-name-owl = Búho
coloretto-name-chameleon = Camaleón
coloretto-name-toad = Sapo
coloretto-name-snake = Serpiente de dos cabezas
coloretto-name-anteater = Oso hormiguero
coloretto-name-frog = Rana
coloretto-name-rhinoceros = Rinoceronte rayado
coloretto-name-rabbit = Conejo sin orejas
coloretto-name-sloth = Perezoso
coloretto-name-armadillo = Armadillo
coloretto-name-blue = columna azul
coloretto-name-violet = columna violeta
coloretto-name-brown = columna marrón
coloretto-name-green = columna verde

## Finales

coloretto-ending-piles = Se ha formado la última pila.
coloretto-ending-deck = El mazo se ha agotado.
coloretto-ends-piles = { $n ->
    [one] 1 pila más
   *[other] { $n } pilas más
}
coloretto-ends-deck = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}

## Lo que ha pasado

coloretto-dealt = { $seat } recibe { $animal }.
coloretto-dealt-unseen = { $seat } recibe una carta.
coloretto-starts = Por sorteo, empieza { $seat }.
coloretto-drew = { $seat } roba { $animal }.
coloretto-drew-unseen = { $seat } roba una carta.
coloretto-played = { $seat } juega { $animal } en la { $colour }.
coloretto-gave = { $seat } regala { $animal } a { $other }.
coloretto-protected = { $seat } toma la carta de protección.
coloretto-accepted = { $seat } acepta { $animal } en la { $colour }.
coloretto-refused = { $seat } rechaza { $animal } y descarta { $thrown }.
coloretto-clashed = { $seat } tiene dos cartas de { $animal }: las dos van al descarte.
coloretto-completed = { $seat } completa la { $colour } y forma con ella una pila.
coloretto-bonus = { $seat } llega antes que nadie y se lleva la bonificación de { $points } puntos.

## Lo que haría una jugada

coloretto-verb-play = Jugar
coloretto-verb-give = Regalar
coloretto-verb-accept = Aceptar
coloretto-verb-refuse = Rechazar
coloretto-would-lay = Jugar { $animal } en la { $colour }.
coloretto-would-clash = Jugar { $animal }, que ya está ahí: se descartan las dos cartas.
coloretto-would-complete = Jugar { $animal }: completa la { $colour }.
coloretto-would-give = Regalar { $animal } a { $other }.
coloretto-would-accept-lay = Aceptar { $animal } en la { $colour }.
coloretto-would-accept-clash = Aceptar { $animal }, que ya está ahí: se descartan las dos cartas.
coloretto-would-accept-complete = Aceptar { $animal }: completa la { $colour }.
coloretto-would-refuse = Rechazar { $animal }: se descarta junto con { $thrown }.

## Por qué no

coloretto-must-answer = Te han regalado { $animal }: acéptala o recházala.
coloretto-no-neighbour = No hay ninguna carta en las columnas vecinas: tienes que aceptar { $animal }.
coloretto-no-gift = Nadie te ha regalado una carta, así que no hay nada que aceptar o rechazar: juega una carta o regala una.
coloretto-not-in-hand = { $animal } no está en tu mano.
coloretto-nobody-there = No hay nadie en ese sitio.
coloretto-give-to-self = Las cartas se regalan a otra persona; en tu propia columna se juegan.
coloretto-is-protected = { $other } tiene la carta de protección: no se le puede regalar nada.
coloretto-no-duplicate = No tienes { $animal } en tu columna, así que debes aceptar.
coloretto-not-neighbour = { $thrown } no está junto a tu { $colour }: descarta una carta de una columna vecina.
coloretto-not-there = { $thrown } no está en tu columna.

## Notación

coloretto-bad-phrase = «{ $phrase }» no es aquí una jugada. Escribe «play toucan», «give toucan to 1», «accept» o «refuse toucan».
coloretto-near-animal = No hay ningún animal «{ $animal }». ¿Querías decir «{ $near }»?
coloretto-no-animal = No hay ningún animal «{ $animal }». Los que hay: { $animals }.
coloretto-no-seat = No existe el sitio «{ $seat }»: en las jugadas escritas, los sitios van de 0 a { $most }.

## La mesa en un terminal

coloretto-table =
    Mazo: { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    }. Descarte: { $discards }.
coloretto-table-bonuses = Bonificaciones disponibles: { $bonuses }.
coloretto-table-seat =
    { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano.
coloretto-table-column = - { $column }, { $count } de { $capacity }: { $animals }
coloretto-table-piles = - pilas: { $piles }
coloretto-table-won = - cartas de bonificación: { $bonuses }
coloretto-table-protected = - tiene la carta de protección
coloretto-table-hand = Tu mano: { $cards }.

## La hoja de puntuación

coloretto-sheet-column = { $colour }
coloretto-sheet-piles = pilas, { $colour }
coloretto-sheet-bonuses = Cartas de bonificación
coloretto-sheet-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
coloretto-sheet-times = { $n } × { $each }
coloretto-sheet-sum = { $sum }

## Lo que hace una jugada, para el entrenador: la frase continúa la de la jugada

coloretto-fact-own-clash = se lleva por delante tu propia carta de { $animal } y te hace perder { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
coloretto-fact-completes = completa tu { $colour }
coloretto-fact-ends = acaba la partida con tu última pila
coloretto-fact-ends-lost = acaba la partida con tu última pila, aunque no vas por delante
coloretto-fact-bonus = se lleva antes que nadie la bonificación de { $points } puntos
coloretto-fact-grows = añade { $points } puntos a tu { $colour }
coloretto-fact-safe = no corre peligro: ya no puede venir otra carta de { $animal }
coloretto-fact-twin = cuesta a { $other } al menos { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: ya tiene { $animal }
coloretto-fact-gives-pile = completa la { $colour } de { $other }
coloretto-fact-feeds = añade { $points } puntos a la { $colour } de { $other }
coloretto-fact-harmless = te libra de { $animal } allí donde solo da un punto a { $other }
coloretto-fact-gift = regala una carta en vez de jugar una en tus columnas
coloretto-fact-makes-room = hace sitio a la otra carta de { $animal } que tienes en la mano
coloretto-fact-parts-with-last = te quita la carta que completa tu { $colour }
coloretto-fact-parts-with = te quita { $animal }, que vale { $points } puntos en tu { $colour }
coloretto-fact-keeps = salva la carta que vale { $saved } puntos en tu { $colour } a cambio de una que vale { $lost }
coloretto-fact-pays = paga con { $thrown }, que vale { $lost ->
        [one] 1 punto
       *[other] { $lost } puntos
    }, por una carta que vale { $saved }

## Para el informe

coloretto-trait-piles = Pilas formadas
coloretto-trait-bonuses = Cartas de bonificación
coloretto-trait-cards = Cartas jugadas: { $colour }
coloretto-trait-column = Pilas: { $colour }
coloretto-trait-animal = { $animal } en la mesa al final

## La mesa en el navegador. Los nombres de las cartas pueden partirse en los guiones opcionales.

coloretto-web-card = { $animal }, { $colour }
coloretto-web-twin = gemelo
coloretto-web-column =
    { $colour }, { $count } de { $capacity } cartas, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
coloretto-web-before = Delante de { $name }
coloretto-web-seat = { $name }
coloretto-web-holds =
    { $name } tiene { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    } en la mano
coloretto-web-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
coloretto-web-hand = Tu mano
coloretto-web-decks = Mazo y descarte
coloretto-web-deck =
    Mazo: { $n ->
        [one] queda 1 carta
       *[other] quedan { $n } cartas
    }
coloretto-web-look-through =
    Descarte, { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }: mirarlo
coloretto-web-discards = Descarte
coloretto-web-no-discards = Todavía no se ha descartado nada.
coloretto-web-bonuses = Cartas de bonificación
coloretto-web-bonus = Bonificación de { $points } para quien complete antes la { $colour }
coloretto-web-bonus-won = Bonificación de { $points } por la { $colour }
coloretto-web-first-to = primero en llegar a { $n }
coloretto-web-piles = Pilas
coloretto-web-piles-of = Pilas: { $n } de { $most }
coloretto-web-last-pile = una más y se acaba la partida
coloretto-web-pile = Pila de la { $colour }, { $points } puntos
coloretto-web-protected = { $name } tiene la carta de protección: no se le puede regalar nada.
coloretto-web-protection-free = Carta de protección: será de la primera persona a la que se regale una carta.
coloretto-web-from = de { $name }
coloretto-web-choose = Te toca: elige una carta.
coloretto-web-choose-why = Juégala en tu columna o regálasela a alguien.
coloretto-web-where = { $animal }: ¿adónde va?
coloretto-web-effect-lay = Jugar
coloretto-web-effect-clash = Fuera las dos
coloretto-web-effect-complete = Completar
coloretto-web-give = Regalar a { $name }
coloretto-web-not-now = ahora no
coloretto-web-cannot-give = Ahora no se puede regalar { $animal } a { $other }
coloretto-web-wrong-column = { $animal } va en la { $colour }.
coloretto-web-let-go = Devolverla a la mano
coloretto-web-given = { $name } te regala { $animal }.
coloretto-web-which = { $animal } se va. ¿Qué carta se va con ella?
coloretto-web-accept-lay = Aceptar: va a tu { $colour }.
coloretto-web-accept-clash = Aceptar: ya tienes una, así que se van las dos.
coloretto-web-accept-complete = Aceptar: completa tu { $colour }.
coloretto-web-or-refuse = Rechazar: se va, y con ella una de las cartas marcadas.
coloretto-web-must-accept = No puedes rechazarla.
coloretto-web-accept = Aceptar
coloretto-web-refuse = Rechazar
coloretto-web-tour-columns = Estas son tus cuatro columnas. Con una a seis cartas, una columna vale en total 1, 3, 6, 10, 15 o 21 puntos. Pero dos animales iguales no se soportan: se pierden los dos.
coloretto-web-tour-hand = Tu mano. Elige una carta y luego tu columna o un rival, o arrástrala hasta allí. Con el teclado: flechas e Intro.
coloretto-web-tour-rivals = Las columnas de tus rivales. Regálales un animal que ya tengan: lo pierden, a no ser que rechacen el regalo y pierdan una carta de una columna vecina.
coloretto-web-tour-bonus = Una columna llena se convierte en pila y queda vacía. Quien completa antes un color se lleva su carta de bonificación.
coloretto-web-tour-end = La partida acaba cuando alguien forma la última pila o cuando se agota el mazo. Abre el descarte para ver lo que ya ha salido.
coloretto-web-tour-prompt = Aquí pone siempre quién tiene que hacer qué. Si algo no está permitido, también verás el número de la regla.
coloretto-web-title-dolphin = delfín
coloretto-web-title-ray = raya
coloretto-web-title-seahorse = caba­llito de mar
coloretto-web-title-crab = can­grejo
coloretto-web-title-jellyfish = medusa
coloretto-web-title-toucan = tucán
coloretto-web-title-hummingbird = colibrí
coloretto-web-title-heron = garza
coloretto-web-title-owl = búho
coloretto-web-title-chameleon = cama­león
coloretto-web-title-toad = sapo
coloretto-web-title-snake = serpiente
coloretto-web-title-anteater = oso hor­miguero
coloretto-web-title-frog = rana
coloretto-web-title-rhinoceros = rino rayado
coloretto-web-title-rabbit = conejo
coloretto-web-title-sloth = pere­zoso
coloretto-web-title-armadillo = arma­dillo

# La lección

coloretto-lesson-chapter-goal = El objetivo
coloretto-lesson-chapter-turn = Tu turno
coloretto-lesson-chapter-twist = Gemelos y regalos
coloretto-lesson-chapter-end = El final
coloretto-lesson-other = Esa jugada está permitida, pero en esta lección haz lo que brilla.
coloretto-lesson-goal = Coleccionas animales de la Amazonia en cuatro columnas, una por color. Al final gana quien tenga más puntos.
coloretto-lesson-longer = Las columnas largas compensan: un animal vale 1 punto, dos valen 3, tres 6, cuatro 10, y así sucesivamente.
coloretto-lesson-play = En tu turno pones una carta de la mano en la columna de su color. Elige el camaleón y luego tu columna marrón.
coloretto-lesson-play-brown = Es una buena carta, pero antes la marrón: esa columna es corta y se llena enseguida.
coloretto-lesson-give-later = También puedes regalar una carta a un rival. Ya llegaremos a eso: esta, guárdatela.
coloretto-lesson-draw = Después robas: siempre tienes tres cartas. Tu rival también ha jugado. Pon el sapo junto al camaleón.
coloretto-lesson-full = Los puntos encima de una columna indican cuántos animales caben: en la marrón, solo tres, y tú tienes el tercero, la serpiente de dos cabezas. ¡Llena la columna!
coloretto-lesson-fill-first = Llena antes la columna marrón: una vez llena, ya nadie te la quita.
coloretto-lesson-pile = ¡Llena! La columna se convierte en una pila: 6 puntos que nadie puede tocar. Has completado el marrón antes que nadie, así que su bonificación también es tuya: 3 puntos más.
coloretto-lesson-twins = Y ahora la gracia del juego: dos animales iguales no se soportan. Si coinciden en una columna, desaparecen los dos. Tu rival tiene un cangrejo, y tú, otro…
coloretto-lesson-give = En vez de jugar una carta, puedes regalarla. Elige el cangrejo y dáselo a tu rival.
coloretto-lesson-give-not-play = Podrías quedártelo. Pero allí se lleva por delante una carta de tu rival: regala el cangrejo.
coloretto-lesson-give-the-twin = Tu rival no tiene ninguna igual: sería un regalo de verdad. Regala el cangrejo.
coloretto-lesson-gone = Los dos cangrejos se han ido: una carta tuya por una suya, y tú ya has robado otra. Avancemos unos turnos.
coloretto-lesson-some-turns = Tres animales verdes valen 6 puntos, y al lado tienes un camaleón. Pero ahora tu rival te trae algo.
coloretto-lesson-refuse = ¡Otra rana! Si la aceptas, se van las dos. Si la rechazas, el regalo se va con una carta de una columna vecina y tu rana se queda. Recházala.
coloretto-lesson-not-accept = Tu columna verde bajaría de 6 puntos a 3, y el camaleón solo te cuesta 1: rechaza.
coloretto-lesson-refused = Bien hecho: un punto perdido y no tres. Solo se puede rechazar un gemelo, y solo pagando con una carta de al lado. Cualquier otro regalo hay que aceptarlo.
coloretto-lesson-end = La partida acaba cuando alguien forma su tercera pila (la segunda, si sois cuatro) o cuando se agota el mazo. Saltemos hasta ahí.
coloretto-lesson-last = Tienes dos pilas y a tu columna marrón le falta un animal. Tu rival va un punto por delante: acaba la partida ya y lo adelantas.
coloretto-lesson-finish = Así tu rival sigue por delante. Llena la marrón: la partida acaba al instante y ganas.
coloretto-lesson-score = La tercera pila acaba la partida al instante. Cuentan las pilas, las columnas y las bonificaciones; las cartas de la mano, no: 27 a 25. ¡Has ganado!
coloretto-lesson-shield = Con tres o cuatro jugadores, un regalo tiene otra cara. Tapir tiene un cangrejo: dale el tuyo.
coloretto-lesson-shield-give = Aquí hay que regalar el cangrejo a Tapir.
coloretto-lesson-shielded = Quien recibe una carta toma enseguida la carta de protección, responda lo que responda. Mientras la tenga, nadie puede regalarle nada: Agutí, que juega ahora, tiene que elegir a otra persona.
coloretto-lesson-moved = Agutí te regala un tucán. Con el regalo, la carta de protección pasa a ti.
coloretto-lesson-yours = Ahora te protege a ti, hasta que alguien más reciba una carta.

## La hoja de puntuación de una mesa real

coloretto-pad-full = Una columna llena ya no es una columna: apúntala como pila.
coloretto-pad-too-many-piles = La partida acaba con la última pila, así que solo una persona puede haberla formado.
coloretto-pad-bonus = Quien completa antes un color se lleva su carta de bonificación: la tiene alguien con una pila de ese color, y nadie mientras no haya ninguna.
coloretto-pad-bonus-twice = Solo hay una carta de bonificación para la { $colour }: solo puede tenerla una persona.
coloretto-pad-copies = Hay cinco cartas de cada animal: no puede haber a la vez tantas columnas y pilas.

## En una mesa real: la preparación y lo que se pregunta

coloretto-setup-deck = Baraja las { $n } cartas de animal y forma con ellas un mazo boca abajo en el centro.
coloretto-setup-bonuses = Pon al lado las cuatro cartas de bonificación boca arriba, una por color.
coloretto-setup-protection = Pon junto a ellas la carta de protección: será de la primera persona a la que se regale una carta.
coloretto-setup-hand = Reparte { $n } cartas a cada persona; las manos son secretas.
coloretto-setup-columns = Cada persona deja sitio para cuatro columnas, en este orden: azul, violeta, marrón, verde.
coloretto-setup-first = Sortead quién empieza; después se juega en el sentido de las agujas del reloj.
coloretto-ask-refuse = ¿Puedo rechazar una carta que me regalan?
coloretto-ask-give = ¿A quién puedo regalar una carta?
coloretto-ask-twin = ¿Y si el animal ya está en la columna?
coloretto-ask-full = ¿Qué pasa con una columna llena?
coloretto-ask-bonus = ¿Quién se lleva la carta de bonificación?
coloretto-ask-draw = ¿Cuándo robo, y cuántas cartas?
coloretto-ask-end = ¿Cuándo acaba la partida?

## Las reglas en breve, para imprimir

coloretto-turn-play = Juega una carta en tu columna de su color o regala una a otra persona.
coloretto-turn-twin = Dos animales iguales en una columna: los dos van enseguida al descarte.
coloretto-turn-full = Una columna llena (azul 5, violeta 4, marrón 3, verde 6) se convierte en pila; la columna empieza de nuevo.
coloretto-turn-bonus = Quien completa antes un color se lleva su carta de bonificación.
coloretto-turn-given = Una carta regalada solo se puede rechazar si ese animal ya está en tu columna y hay alguna carta en una columna vecina: descarta el regalo y una carta de allí.
coloretto-turn-protection = Con tres o cuatro: quien recibe una carta toma la carta de protección, y mientras la tenga no se le puede regalar otra.
coloretto-turn-draw = Roba hasta tener tres cartas. Sigue quien está a tu izquierda.
coloretto-turn-end = El final: una tercera pila (con cuatro, una segunda), o se roba la última carta. Las cartas de la mano no cuentan.
coloretto-score-cards = 
    { $n ->
        [one] 1 carta de un color
       *[other] { $n } cartas de un color
    }
coloretto-card-protection = Protección
coloretto-card-bonus = Bonificación

# De qué trata un problema.
coloretto-theme-grows = Hacer crecer una columna
coloretto-theme-completes = Completar una columna
coloretto-theme-twin = Los gemelos
coloretto-theme-safe = Jugar sobre seguro
coloretto-theme-ends = Acabar la partida

## Anotada en una mesa real

coloretto-write-hand = Tu mano: toca la carta { $n } de { $all }.
coloretto-write-draw = ¿Qué carta has robado?
coloretto-write-start = ¿Quién empieza?
coloretto-write-seat = { $seat }
coloretto-write-play = { $seat }: ¿qué carta y adónde?
coloretto-write-own = a su propia columna
coloretto-write-to = a { $other }
coloretto-write-answer = { $seat } ha recibido esta carta: { $animal }. ¿Y después?
coloretto-write-accept = la aceptó
coloretto-write-refuse = la rechazó y descartó { $thrown }
coloretto-write-all-seen = Hay cinco cartas de cada animal, y ya se han visto las cinco de { $animal }: alguna entrada está mal.

## Piezas que las reglas dibujan donde las nombran por primera vez: todas las formas de cada nombre

coloretto-drawn-protection = carta de protección

# De qué tipo es una decisión, para el entrenador.
coloretto-kind-own-clash = jugar o aceptar el gemelo de una carta de tu propia columna
coloretto-kind-completes = completar una columna
coloretto-kind-ends = acabar la partida con tu última pila
coloretto-kind-ends-lost = acabar la partida sin ir por delante
coloretto-kind-bonus = llevarse antes que nadie una bonificación
coloretto-kind-grows = añadir a una columna que ya es alta
coloretto-kind-safe = jugar una carta cuyo gemelo ya no puede venir
coloretto-kind-twin = regalar a un rival un animal que ya está en su columna
coloretto-kind-gives-pile = regalar a un rival la carta que completa una columna
coloretto-kind-feeds = regalar a un rival una carta que vale varios puntos
coloretto-kind-harmless = regalar a un rival una carta que vale un solo punto
coloretto-kind-gift = regalar una carta cuando era mejor jugar una
coloretto-kind-makes-room = hacer sitio a otra carta igual que tienes en la mano
coloretto-kind-parts-with-last = regalar la carta que completa tu propia columna
coloretto-kind-parts-with = regalar una carta que le hace falta a tu propia columna alta
coloretto-kind-keeps = rechazar un regalo para conservar la carta más valiosa
coloretto-kind-pays = rechazar un regalo a costa de una carta más valiosa
