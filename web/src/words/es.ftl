# El cliente del navegador, en español.

web-home = Tepui, inicio
web-locale = es-ES
web-skip-to = Ir a la mesa
web-language = Idioma
web-sound = Sonido
web-volume = Volumen
web-sound-ask = ¿Quieres oír la mesa?
web-sound-yes = Sí
web-sound-no = No, gracias
web-chatter = Los bots dicen algo de vez en cuando
web-haptics = Sentir las piezas (vibración)
web-night = Noche o día
web-no-server = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
web-nowhere = Aquí no hay nada.
web-needs-server = Esto es para jugar con otros a través de un servidor. Aquí todo se queda en tu dispositivo.
web-go-home = A los juegos
web-loading = Se está poniendo la mesa.
web-you = tú
web-ends = La partida acaba tras: { $what }
web-ends-or = o
web-your-turn = Te toca
web-may-change = Todavía puedes cambiar de opinión.
web-is-awaited = le toca
web-would-points = Puntos: { $from } → { $to }.
web-points-now = puntos hasta ahora:
web-away = ausente, juega un bot
web-gone = sin conexión
web-empty-seat = sitio libre
web-level-random = bot que juega al azar
web-level-greedy = bot codicioso
web-level-instinct = bot que juega por instinto
web-level-easy = bot fácil
web-level-normal = bot normal
web-level-hard = bot difícil
web-level-expert = bot experto
web-level-champion = bot campeón
web-level-novice = bot novato
web-level-beginner = bot principiante
web-level-casual = bot aficionado
web-level-regular = bot habitual
web-level-skilled = bot hábil
web-level-master = bot maestro
web-strength-novice = Como la primera partida de un niño: nada absurdo, pero se le escapa mucho.
web-strength-beginner = Conoce las reglas y se le escapan muchas cosas.
web-strength-casual = Juega con sentido y deja pasar muchas jugadas mejores.
web-strength-regular = Ha jugado unas cuantas tardes.
web-strength-skilled = Juega bien, a simple vista.
web-strength-master = Comete pocos errores.
web-strength-champion = El bot más fuerte de aquí.
web-manner-gambler = Arriesgado: va a por todas.
web-manner-homebody = Casero: va a lo suyo.
web-manner-miser = Tacaño: suelta lo menos posible.
web-manner-patient = Paciente: espera su momento.
web-manner-spoiler = Aguafiestas: le gusta estropear los planes ajenos.
web-seats = { $n ->
    [one] { $n } sitio
   *[other] { $n } sitios
}
web-waiting-for = Esperando a { $names }
web-hurry = Mostrar el resto ({ $n })
web-reconnecting = Reconectando…
web-table-waits = La mesa espera en el servidor y sigue donde se quedó.
web-move-waits = Deja esta página abierta: tu jugada se enviará en cuanto vuelva la conexión.
web-paused = La mesa está en pausa.
web-over = La partida ha terminado.
web-closed = Esta mesa se cerró.
web-bot-plays-for-you = Un bot está jugando por ti.
web-sit-in = Que un bot juegue por { $name }
web-return = Recuperar mi sitio
web-resume = Reanudar
web-asks-undo = { $name } quiere deshacer su última jugada.
web-asks-pause = { $name } quiere hacer una pausa.
web-agree = De acuerdo
web-decline = No
web-confirm = Confirmar
web-cancel = Cancelar
web-close = Cerrar
web-menu = Menú
web-rules = Reglas
web-hint = Pista
web-hint-title = Lo que pensaría un bot fuerte
web-hint-chance = { $chance } de probabilidad de ganar
web-thinking = Pensando…
web-undo = Deshacer
web-table = Mesa
web-notebook = Historial
web-tab-notes = Jugadas
web-tab-chat = Chat
web-tab-players = Jugadores
web-say-something = Di algo…
web-send = Enviar
web-no-chat-yet = Nadie ha dicho nada todavía.
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-settings = Ajustes
web-theme = Aspecto
web-theme-auto = como el sistema
web-theme-light = bruma de la mañana
web-theme-dark = noche en la selva
web-motion = Movimiento
web-motion-auto = las piezas se mueven
web-motion-calm = tranquilo: las piezas aparecen
web-rivals = Jugadas de los rivales
web-rivals-calm = a ritmo tranquilo
web-rivals-brisk = a ritmo ágil
web-rivals-swift = bots rápidos: casi sin pausa
web-rivals-once = todas a la vez
web-again = Volver a mostrar lo que pasó desde mi último turno
web-recap = Mientras esperabas
web-recap-news = { $n ->
    [one] Mientras esperabas: una jugada por leer
   *[other] Mientras esperabas: { $n } jugadas por leer
}
web-recap-before = { $n ->
    [one] Hay una jugada anterior en el historial.
   *[other] Hay { $n } jugadas anteriores en el historial.
}
web-patterns = Dibujos además de colores
web-confirm-moves = Confirmar cada jugada
web-warn = Avisarme antes de un error
web-warn-why = Solo contra bots: se te pregunta antes de una jugada que te costaría un diez por ciento o más de probabilidad de ganar.
web-sure = ¿Seguro?
web-sure-what = { $move } Tu probabilidad de ganar bajaría del { $best } % al { $chance } %.
web-sure-no = Pensarlo otra vez
web-sure-yes = Jugarla igualmente
web-lesson-warn = En la mesa que se abre ahora se te avisará antes de un error. El menú de la mesa lo activa y lo desactiva.
web-as-text = La mesa en texto
web-as-text-why = Líneas sencillas, con cada opción en palabras. Práctico con lectores de pantalla.
web-choices = Tus opciones
web-keys = Letras y cifras como atajos
web-keys-why = Los botones muestran su letra. Además: H pista, L historial, V lo que pasó desde tu último turno, M hasta dónde llegas (Amazonas), O lo que rodea la loseta o aldea enfocada, ? reglas, Esc soltar o saltarse lo que se está mostrando.
web-first-time = ¿Es tu primera vez?
web-again-brief = Repetir
web-tour = Visita guiada de la mesa
web-skip = Saltar
web-next = Siguiente
web-begin = ¡A jugar!
web-learn = Aprender jugando
web-chapters = Capítulos
web-beginning = El comienzo
web-lesson-not-here = En una lección, no.
web-lesson-read = Sigue leyendo: después te toca a ti.
web-lesson-move = Tu jugada
web-lesson-show = Enséñamelo
web-lesson-skip = Saltar y jugar
web-lesson-play = Jugar contra un bot novato
web-begins-lesson = Esta partida sigue desde la mitad de la lección. No cuenta en tus estadísticas.
web-begins-within = Esta partida sigue desde un momento de otra. No cuenta en tus estadísticas.
web-begun-within = empezada a medias: no cuenta
web-score-sheet = Los puntos, línea a línea
web-puzzles = Problemas
web-puzzle = Problema { $n } de { $of }
web-puzzle-day = Problema del día
web-puzzle-solved = resuelto
web-puzzle-streak = { $n } seguidos
web-puzzle-difficulty = Dificultad
web-puzzle-level = Tu nivel
web-puzzle-of-five = { $n } de 5
web-puzzle-what = ¿Qué jugarías? Una jugada es mucho mejor que las demás.
web-puzzle-right = ¡Correcto!
web-puzzle-wrong = Eso te cuesta un { $points } % de probabilidad de ganar.
web-puzzle-theme = Tema: { $theme }
web-puzzle-line = Así podría seguir
web-puzzle-chances = Probabilidad de ganar
web-puzzle-over = Ya has respondido: pasa al siguiente.
web-pause = Pedir una pausa
web-leave = Dejar la mesa
web-leave-rated = Esta partida puntúa: quien la deja, la pierde.
web-leave-why = Un bot juega por ti hasta que vuelvas. Si la partida no cuenta para nada, quien tenga el enlace de la mesa puede ocupar tu sitio mientras tanto.
web-leave-why-here = Un bot juega por ti hasta que vuelvas.
web-personal-link = Copiar mi enlace personal
web-personal-why = Lleva tu sitio a otro dispositivo. No se lo des a nadie.
web-turn = Avisarme cuando me toque
web-turn-push = En este dispositivo
web-turn-mail = Por correo
web-turn-address = Tu dirección de correo
web-turn-code = El código que has recibido por correo
web-turn-code-sent = Te hemos enviado un código. Escríbelo y vuelve a pulsar «Por correo».
web-turn-stop = Dejar de avisarme
web-turn-told = Recibirás un aviso cuando te toque.
web-turn-stopped = Ya no recibirás avisos.
web-turn-no-push = Este navegador no permite avisos. Permítelos en sus ajustes.
web-turn-no-way = Este servidor no puede avisar a nadie: no tiene correo ni notificaciones.
web-turn-come = Te toca.
web-turn-hook = Con un webhook
web-turn-hook-form = Para
web-turn-hook-discord = Discord
web-turn-hook-matrix = Matrix (hookshot)
web-turn-hook-json = otra cosa (JSON)
web-turn-hook-address = La dirección del webhook (https)
web-turn-hook-set = Avisarme ahí
web-turn-replaces = Una dirección nueva sustituye a la anterior.
web-tell = Avisos
web-tell-why = Cuando te toca en una partida de varios días, cuando empieza una ronda de torneo o cuando alguien te invita: una sola vez, y no mientras la tengas abierta.
web-tell-add = Elegir cómo
web-tell-told = A partir de ahora recibirás avisos.
web-tell-push = En otro dispositivo
web-tell-push-here = En este dispositivo
web-tell-mail = Por correo: { $address }
web-tell-hook = Con un webhook: { $address }
web-tell-remove = Quitar
web-tell-remove-which = Quitar: { $way }
web-tell-test = Probar
web-tell-test-which = Probar: { $way }
web-tell-tested = Hay un mensaje de prueba en camino.
web-tell-round = Tu ronda ha empezado.
web-tell-invited = { $name } te invita a una partida.
web-log = Descargar el registro
web-show-result = Ver el resultado
web-waiting-room = La mesa está puesta
web-room-no-secret = { $name ->
    [nobody] Con este enlace solo se puede mirar.
   *[other] Con este enlace solo se puede mirar: pide a { $name } el que permite sentarse.
}
web-your-name = Tu nombre
web-sit-down = Sentarme
web-invited-learn = Conocer antes el juego
web-not-invited = { $name ->
    [nobody] Con esta dirección sola nadie puede sentarse aquí: pide el enlace de la invitación.
   *[other] Con esta dirección sola nadie puede sentarse aquí: pide a { $name } el enlace de la invitación.
}
web-share-link = Envía este enlace a tus amigos. Quien lo abra puede sentarse.
web-share-local = A este servidor solo se llega desde este ordenador: en otros sitios el enlace no lleva a ninguna parte. Para que entren los móviles y ordenadores de casa, inícialo así:
web-share-lan = El enlace funciona en tu red local: en todos sus móviles y ordenadores.
web-link = Enlace a esta mesa
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR del enlace
web-about-to-begin = Ya está todo el mundo. Empezamos.
web-fair = La baraja ya está fijada: su huella empieza por { $hash }. La semilla se enseña al final.
web-room-pace = Ritmo: { $pace }
web-room-here = Sentarme aquí
web-room-here-seat = Sentarme aquí: sitio { $n }
web-room-a-bot = Un bot…
web-room-fill = Un bot para el sitio { $n }
web-room-free = Dejar libre
web-room-free-seat = Dejar libre el sitio { $n }
web-room-settle = Cambiar las opciones
web-room-settle-all = Usar estas opciones
web-room-cancel = Anular la mesa
web-room-cancel-sure = ¿Anularla de verdad?
web-room-stand-up = Levantarme
web-room-person = { $name } se sienta.
web-room-bot = Se sienta un bot: { $name }.
web-room-empty = Ha quedado un sitio libre.
web-room-settled = { $seat } ha cambiado las condiciones de la partida.
web-look-on = Estás mirando
web-look-on-full = Todos los sitios están ocupados: estás mirando. Cuando quede uno libre, podrás sentarte aquí.
web-room-changed = Cambios: { $what }
web-room-with = { $what }: sí
web-room-without = { $what }: no
web-take = Ocupar el sitio de { $name }
web-take-why = { $name } se ha ido y un bot sigue jugando: puedes ocupar el sitio, con todo lo que tiene.
web-closed-cancelled = La mesa se anuló antes de empezar.
web-asked-undo = Has pedido deshacer tu última jugada. Falta que acepten: { $names }.
web-asked-pause = Has pedido una pausa. Falta que acepten: { $names }.
web-withdraw = Retirar mi petición
web-answered-declined = { $seat } dice que no.
web-answered-withdrawn = { $seat } ha retirado la petición.
web-answered-lapsed = La partida siguió antes de que se respondiera a la petición de { $seat }.
web-seek = Buscarme partida
web-seek-any = cualquier número de sitios
web-seek-bots = al cabo de un minuto, se completa con bots
web-seek-which = Elige al menos un juego.
web-seek-on = { $n ->
    [one] Buscando { $games }. De momento solo estás tú.
   *[other] Buscando { $games }. Ahora mismo buscan partida { $n } personas.
}
web-seek-meanwhile = Mientras tanto, juega contra un bot o haz aquí lo que quieras: te avisaremos. Si cierras la página, se acaba la búsqueda.
web-seek-stop = Dejar de buscar
web-seek-seeking = Buscando…
web-seek-found = Tu partida está lista
web-won = { $n ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
web-total = Total
web-place = Puesto
web-sheet-hidden = Secreto, y no incluido.
web-score-now = Si acabara ahora
web-show-sheet = Puntos de { $name }: ver la hoja de puntuación
web-tie = Empate a puntos. Desempates, por orden:
web-tie-shared = Empate a puntos, y ningún desempate decide: se comparte el puesto.
web-counting-skip = Pulsa una tecla o haz clic para seguir
web-result-won = { $by ->
    [one] Victoria por un punto: { $mine } a { $theirs }
   *[other] ¡Victoria! { $mine } a { $theirs }
}
web-result-won-tie = Victoria en el desempate: { $mine } iguales
web-result-won-plain = ¡Victoria!
web-result-shared = Victoria compartida: { $mine } iguales
web-result-lost = { $by ->
    [one] Derrota por un punto: { $mine } a { $theirs }
   *[other] Derrota: { $mine } a { $theirs }
}
web-result-lost-tie = Derrota en el desempate: { $mine } iguales
web-result-lost-plain = Derrota
web-ordinal = { $n }.º
web-tie-by = Empate a puntos. Desempate: { $what }, { $mine } a { $theirs }.
web-decided = Lo que marcó la diferencia
web-decided-between = { $by ->
    [0] Lo que marcó la diferencia entre { $name } y { $other }:
    [one] Lo que marcó la diferencia entre { $name } y { $other }:
   *[other] Lo que marcó la diferencia de { $by } puntos entre { $name } y { $other }:
}
web-decided-rest = Todo lo demás
web-against = frente a { $points } de { $name }
web-best-score = Tu mejor puntuación
web-rating-change = Valoración { $change }
web-play-on = Seguir jugando desde aquí
web-other-game = Otro juego
web-share-picture = Compartir como imagen
web-share-failed = Este navegador no ha podido dibujar la imagen.
web-fair-checked = Reparto limpio, comprobado
web-my-games = Mis partidas
web-seed = Semilla de la baraja: { $seed }
web-checked = Tu navegador ha comprobado este reparto.
web-checked-late = Tu navegador llegó después del final: la semilla coincide con la huella, pero no puede saber cuándo se publicó esta.
web-checked-device = Este reparto se hizo en el dispositivo en el que se jugó.
web-check-bad = Atención: este reparto no es el que se prometió.
web-check-seed = La semilla { $seed } tiene la huella { $commitment }, tal como se prometió antes de la primera jugada.
web-check-seed-bad = La semilla { $seed } tiene la huella { $hash }; se había prometido { $commitment }.
web-check-number = { $name } añadió el número { $number }, tal como prometía { $promise }.
web-check-number-bad = El número de { $name }, «{ $number }», falta o no es el que se prometió: { $promise }.
web-check-with-numbers = El número de todo el mundo entró en la baraja: nadie, ni siquiera quien lleva el servidor, pudo elegir este reparto.
web-check-alone = Nadie añadió un número: quien lleva el servidor no pudo cambiar el reparto con la mesa ya abierta, pero pudo probar varios antes.
web-check-device = No ha repartido ningún servidor: quien juega a solas en su dispositivo confía en él. Cada carta robada se deduce de la semilla.
web-check-verify = «tepui verify» comprueba en tu propio ordenador, con las reglas, que cada jugada y cada carta se deducen de esto:
web-check-log = el registro de esta partida
web-rematch = Jugar otra vez
web-to-rematch = A la siguiente partida
web-same-deal = Otra vez el mismo reparto
web-same-deal-why = Ya conoces este reparto: te sientas en el mismo sitio, los demás son bots y nada cuenta.
web-seen = reparto ya visto
web-was-seen = Este reparto ya se había jugado: quien estaba aquí sabía lo que venía.
web-replay = Ver otra vez
web-play-now = Jugar ahora
web-invite = Invitar
web-hero =
    Juegos de río,
    una mesa.
web-hero-why = Comparte un enlace y juega con amigos, o empieza ya contra bots. Sin cuenta.
web-hero-why-here = Juega contra bots, o con más gente alrededor de tu dispositivo, también sin red. Sin cuenta.
web-players = { $least } a { $most }
web-minutes = { $n } min
web-seconds = { $n } s
web-hours = { $n } h
web-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
web-pages = Páginas
web-games = Juegos
web-replays = Repeticiones
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no hay mesas abiertas. Abre una: quien pase por aquí podrá sentarse.
web-free-seats = { $n ->
    [one] { $n } sitio libre
   *[other] { $n } sitios libres
}
web-my-tables = Mis mesas
web-ratings = Valoraciones
web-rating = Valoración
web-ratings-why = Todo el mundo empieza en 1500. El número tras ± indica cuánto puede desviarse la valoración; los bots no se mueven.
web-rated-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
web-rating-errors = Entrenador: cada decisión tuya ha costado de media un { $rate } % de probabilidad de ganar, en { $n ->
    [one] una partida analizada
   *[other] { $n } partidas analizadas
}
web-no-tables = Todavía no estás en ninguna mesa.
web-with = con { $names }
web-is-playing = en juego
web-is-paused = en pausa
web-is-open = sin empezar
web-is-over = terminada
web-have-link = ¿Tienes un enlace?
web-paste-link = Pégalo aquí
web-join = Unirme
web-bad-link = Este enlace no lleva a ninguna mesa.
web-guest = Invitado
web-bots = bots
web-bots-change = Cambiar la fuerza de los bots
web-pace-live = ahora
web-pace-slow = sin prisa
web-pace-move = { $time } por jugada
web-pace-bank = { $time } por persona
web-pace-bonus = { $time } por persona, { $bonus } más con cada jugada
web-open-title = Una mesa de { $game }
web-who-sits = Quién se sienta aquí
web-how-many = Sitios
web-seat = Sitio { $n }
web-friend = un amigo, con enlace
web-options = Cómo se juega
web-time = Tiempo
web-pace = Ritmo
web-live = ahora, todos a la vez
web-slow = a lo largo de varios días
web-clock = Tiempo para pensar
web-no-limit = sin límite
web-clock-why = Cuando se acaba el tiempo, un bot hace esa jugada.
web-absence = Un bot para quien se ausente
web-absence-after = al cabo de { $time }
web-absence-never = nunca
web-more = Más opciones
web-wish-public = Pública
web-wish-public-why = La mesa aparece en la página de inicio; quien pase por allí puede sentarse.
web-wish-spectators = Espectadores
web-wish-spectators-why = Cualquiera que tenga el enlace puede mirar. Los secretos siguen siendo secretos.
web-wish-hints = Pistas
web-wish-hints-why = Se puede preguntar qué haría un bot fuerte.
web-wish-chat = Chat
web-wish-chat-why = La gente de la mesa puede escribirse.
web-wish-numbers = Barajar entre todos
web-wish-numbers-why = Cada navegador añade un número al azar, para que nadie, ni siquiera el servidor, decida la baraja por su cuenta.
web-wish-rated = Puntuable
web-wish-rated-why = El resultado cuenta para la valoración de todos: hay que haber iniciado sesión, no hay pistas ni se deshacen jugadas, y quien se va queda en último lugar. Entre personas que comparten conexión a internet no cuenta.
web-together = { $names } usan la misma conexión a internet o el mismo navegador. Podéis jugar, pero entre ellos el resultado no cuenta para la valoración.
web-together-you = Tú y { $names } usáis la misma conexión a internet o el mismo navegador. Puedes sentarte y jugar, pero entre vosotros el resultado no cuenta para la valoración.
web-open-table = Abrir la mesa
web-compare = El mismo reparto
web-compare-none = solo para esta mesa
web-compare-tables = para varias mesas
web-compare-seats = para nosotros, desde cada sitio
web-compare-tables-why = Varias mesas con los mismos sitios juegan los mismos repartos; se compara a quienes ocupan el mismo sitio. Tú te sientas en la primera mesa, y un enlace lleva a tus amigos a la suya.
web-compare-seats-why = Jugáis cada reparto { $n } veces, y cada vez todo el mundo se corre un sitio. ¿Quién saca más partido de cada sitio?
web-open-match = Abrir el encuentro
web-to-match = Al encuentro
web-match = Encuentro con los mismos repartos
web-match-tables = Mesas
web-match-deals = Repartos
web-match-table = Mesa { $n }
web-match-round = Ronda { $n }
web-match-deal = Reparto { $n }
web-match-size = { $tables } mesas, { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}
web-match-rounds = { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}, { $rounds } rondas
web-match-next = Siguiente ronda
web-match-to-table = A mi mesa
web-match-without = Seguir sin quienes faltan
web-match-without-why = Las mesas en las que nadie se sentó o siguió jugando se cierran y no cuentan.
web-match-standings = Clasificación
web-match-who = Quién
web-match-matchpoints = Puntos de encuentro
web-match-against = Diferencia
web-match-hidden = Verás los resultados cuando hayas jugado este reparto; los demás, cuando se haya jugado en todas las mesas.
web-match-playing = Otros siguen jugando este reparto. Las repeticiones y la semilla se enseñan cuando se haya jugado en todas partes.
web-match-parted = Dónde se separaron las mesas
web-match-same = Todas las mesas jugaron la misma partida.
web-match-fair = Qué se compara y cómo comprobarlo
web-match-means = Cada sitio se compara con el mismo sitio de las demás mesas: puntos por encima o por debajo de su media, más dos puntos de encuentro por cada mesa superada y uno por cada empate. Todos los repartos se prometieron con estas huellas al abrir el encuentro; cuando un reparto se ha jugado en todas partes, cualquiera puede descargar los registros de sus mesas y comprobarlos con tepui verify.
web-match-sealed = Otros siguen jugando este reparto: la semilla, la repetición y el análisis se enseñan cuando se haya jugado en todas las mesas del encuentro.
web-match-is-open = sin empezar
web-match-is-playing = en juego
web-match-is-paused = en pausa
web-match-is-over = jugada
web-match-is-closed = cerrada
web-no-game = Aquí no existe ese juego.
web-score-graph = Los puntos de cada uno a lo largo de la partida
web-time-line = Línea de tiempo
web-step = Paso
web-step-of = paso { $n } de { $all }
web-first = Al primer paso
web-back = Un paso atrás
web-run = Reproducir
web-stop = Parar
web-on = Un paso adelante
web-turn-back = Un turno atrás (Mayús y la flecha)
web-turn-on = Un turno adelante (Mayús y la flecha)
web-last = Al último paso
web-speed = Velocidad
web-seen-by = Visto por
web-all = Todos
web-share-step = Compartir este paso
web-try = Probar desde aquí
web-try-how = Una mesa contra bots, a partir de lo que sabía esta persona; todo lo desconocido se reparte de nuevo.
web-drop-log = Suelta en esta página el registro de una partida, o elige uno. El de una partida terminada está en el menú de su mesa.
web-choose-log = Elegir un registro
web-rules-search = Buscar en las reglas
web-example = Ver un ejemplo
web-example-again = Otra vez
web-rules-hits = { $n ->
    [0] No se ha encontrado nada.
    [one] { $n } pasaje
   *[other] { $n } pasajes
}
web-rules-ours = Decisión nuestra: aquí el reglamento calla o admite otra lectura.
web-contents = Contenido
web-figures = Cifras
web-to-table = Abrir una mesa
web-tab-coach = Entrenador
web-my-games-here = Las partidas jugadas en este navegador.
web-my-games-none = Todavía no hay partidas terminadas. La próxima aparecerá aquí.
web-my-games-none-such = No hay partidas así.
web-more-games = Más partidas
web-game = Juego
web-result = Resultado
web-result-are-won = Victorias
web-result-are-lost = Derrotas
web-rival = Con
web-statistics = Estadísticas
web-stat-won = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} ({ $share })
web-stat-seats = con { $n } jugadores: { $share } de { $games }
web-stat-points = { $average } puntos de media, { $best } como máximo
web-stat-level = Nivel de juego medio: { $level } ({ $n ->
    [one] una partida analizada
   *[other] { $n } partidas analizadas
})
web-stat-rivals = Más veces con
web-stat-ahead = por delante en { $ahead } de { $n }
web-place-of = { $place } de { $n }
web-played-like = nivel de juego: { $level }
web-mistakes = { $n ->
    [one] Volver a intentar mi error
   *[other] Volver a intentar mis { $n } errores
}
web-mistakes-title = Aprender de los errores
web-mistakes-left = { $at } de { $n }
web-mistakes-done = Ahora no hay nada que practicar. Lo resuelto vuelve en unos días; los análisis de tus partidas añaden más.
web-ranking = Clasificación
web-ranking-why = Aparece quien tiene nombre y una valoración bastante segura: con un margen de 200 puntos, tras una docena de partidas puntuables. Para llegar arriba, juega también a solas contra bots. Ellos no se mueven: son la escala.
web-games-count = Partidas
web-player-unrated = Todavía no está en la clasificación: hace falta un nombre y una docena de partidas puntuables.
web-player-together = Nuestras partidas
web-coach-review = El análisis del entrenador
web-coach-mine = Mis decisiones, analizadas
web-coach-closed = Tus decisiones, juzgadas por lo que veías: otros siguen jugando este reparto. Cuando acabe el día (UTC), el entrenador lo enseñará todo.
web-coach-working = El entrenador está estudiando la partida
web-coach-show = Mostrarlo en la mesa
web-coach-whose = Decisiones de
web-coach-now = Probabilidades en el paso mostrado
web-coach-ring = decisión que costó
web-coach-open-cards = Con todas las cartas a la vista
web-coach-framed = La mejor jugada está enmarcada en verde en la mesa.
web-coach-all = Las { $n } decisiones que costaron algo
web-coach-few = Solo las tres más caras
web-daily = El reparto del día
web-daily-line = Un reparto, un intento, el mismo para todos.
web-daily-left = { $n ->
    [0] Hoy ya están todos jugados.
    [one] Hoy queda uno.
   *[other] Hoy quedan { $n }.
}
web-daily-is-new = por jugar
web-daily-is-begun = empezado
web-daily-is-done = jugado
web-daily-why = Un intento, contra los mismos bots que los demás y a tu ritmo; sin pistas y sin deshacer. Después ves cómo te ha ido frente al par: lo que nuestro bot más fuerte saca de este reparto en tu sitio.
web-daily-over = Este día ya ha acabado. Aún puedes practicar su reparto; no cuenta.
web-daily-begin = Jugar
web-daily-go-on = Continuar
web-daily-practise = Practicar
web-daily-to-par = sobre el par
web-daily-points = { $points } puntos; el par es { $par }, con un margen de { $spread }: nuestro bot campeón jugó { $games } veces en tu sitio.
web-daily-first-par = { $points } puntos; un primer par es { $par }, con un margen de { $spread }: un bot rápido jugó { $games } veces en tu sitio. Nuestro bot campeón sigue jugando; su par sustituirá a este.
web-daily-no-par = { $points } puntos. El par se está calculando; vuelve más tarde.
web-daily-bots = mejor que { $n } de cada 100 de sus partidas
web-daily-people = De momento, mejor que { $n } de cada 100 personas.
web-daily-share = { $against } sobre el par
web-daily-share-first = { $against } sobre un primer par
web-daily-played = jugado, puesto { $place }
web-daily-share-it = Compartir sin desvelar nada
web-daily-streak = { $n } días seguidos
web-daily-board = La clasificación
web-daily-count = { $begun ->
    [0] Nadie lo ha empezado todavía.
   *[other] Empezado por { $begun }, terminado por { $finished }.
}
web-daily-hidden = Verás los resultados cuando hayas terminado.
web-daily-again = ¿segundo intento?
web-daily-again-why = Desde esta dirección, o por la misma persona, ya se había empezado un intento.
web-daily-late = terminado tarde
web-daily-late-why = La partida acabó cuando el día había terminado y el reparto ya se conocía.
web-daily-days = Días anteriores
web-daily-fair = Qué significa la clasificación y cómo comprobarla
web-daily-fair-here = Cómo comprobar el reparto
web-daily-means = Una comparación entre gente que juega limpio: cada navegador tiene un intento, y quien ha iniciado sesión tiene uno para todos sus dispositivos; pero nada impide usar dos navegadores. Los días son días UTC. El reparto se prometió la víspera con su huella, y su semilla se enseña cuando acaba el día; entonces cualquiera puede descargar el registro de un intento y comprobarlo con tepui verify.
web-daily-commitment = Huella:
web-daily-tomorrow = La de mañana, prometida ya:
web-daily-sealed = Otros siguen jugando este reparto: su semilla, repetición y análisis se enseñan cuando acabe el día (UTC).
web-me = Mi página
web-me-keep-these = Conservar estas mesas: en todos los dispositivos, sin contraseña
web-me-keep = Conservar
web-me-why = Tus sitios son un secreto de este navegador. Consérvalos y podrás volver a tus mesas desde cualquier dispositivo, con un nombre propio.
web-me-nothing-asked = No te pedimos nombre, dirección ni contraseña. Se puede jugar a todo sin esto.
web-me-by-code = Conservar con un código de recuperación
web-me-back = Ya he estado aquí
web-me-code = Código de recuperación
web-me-sign-in = Iniciar sesión
web-me-linked = Un enlace de otro dispositivo te ha traído aquí. Úsalo solo si lo creaste tú: los sitios de este navegador pasarán a ser de esa persona.
web-me-sign-in-here = Iniciar sesión en este dispositivo
web-me-your-code = Tu código de recuperación
web-me-code-once = Solo se muestra una vez. Imprímelo o apúntalo: quien lo tenga puede entrar en { $host } en tu nombre y, si no tienes la sesión iniciada en ningún dispositivo, es tu única manera de volver.
web-me-code-kept = Lo he guardado
web-me-print = Imprimir
web-me-name-why = Nadie más puede usar un nombre que se parezca al tuyo. Puedes dejarlo vacío.
web-me-piece = Símbolo
web-me-piece-butterfly = Mariposa
web-me-piece-fish = Pez
web-me-piece-orchid = Orquídea
web-me-piece-parrot = Loro
web-me-piece-reptile = Reptil
web-me-colour = Color
web-me-colour-0 = Rojo
web-me-colour-1 = Azul
web-me-colour-2 = Amarillo
web-me-colour-3 = Violeta
web-me-colour-4 = Gris
web-me-save = Guardar
web-me-unsaved = Sin guardar
web-me-devices = Dónde tengo la sesión iniciada
web-me-this = este navegador
web-me-end = Cerrar sesión
web-me-end-which = Cerrar sesión: { $device }
web-me-end-key = Cerrar sesión y olvidar su llave
web-me-end-key-which = Cerrar sesión y olvidar su llave: { $device }
web-me-end-others = Cerrar sesión en todos los demás y olvidar esas llaves
web-me-rename = Cambiar nombre
web-me-rename-which = Cambiar el nombre de { $device }
web-me-device-name = Nombre del dispositivo
web-me-add-device = Añadir un dispositivo
web-me-link-how = Abre esto en el otro dispositivo. Inicia sesión una sola vez, en un plazo de diez minutos: no se lo enseñes a nadie.
web-me-new-code = Nuevo código de recuperación
web-me-has-code = Tienes un código de recuperación. Vale hasta que lo sustituyas.
web-me-replace-code = Sustituir el código de recuperación
web-me-replace-code-why = El código que apuntaste deja de valer en cuanto crees otro.
web-me-no-code = No tienes código de recuperación. Crea uno: sin él, y sin un dispositivo con la sesión iniciada, nadie podrá dejarte volver.
web-me-leave = Irme
web-me-delete = Borrarlo todo
web-me-delete-why = Tu nombre, símbolo, dispositivos y código se borran enseguida, y tus sitios dejan de ser tuyos. En las partidas con otras personas te quedas sin nombre y sigue jugando un bot; tus mensajes del chat se borran. No se puede deshacer.
web-me-delete-sure = Borrar todo esto
web-me-warning = Un mensaje de quien lleva el servidor: { $text }
web-me-result = puesto { $place } de { $seats }, { $points } puntos
web-me-by-passkey = Conservar con una llave de acceso
web-me-sign-in-passkey = Iniciar sesión con una llave de acceso
web-me-no-passkey = No se ha usado ninguna llave de acceso. Vuelve a intentarlo o usa un código de recuperación.
web-me-passkeys = Llaves de acceso
web-me-add-passkey = Añadir una llave de acceso
web-me-forget = Olvidar
web-me-forget-which = Olvidar esta llave de acceso: { $key }
web-me-export = Llevármelo todo
web-me-export-why = Un archivo con tu nombre, tus resultados y el registro de cada partida, visto desde tu sitio.
web-mute-whom = Silenciar: { $name }
web-unmute-whom = Dejar de silenciar: { $name }
web-report = Denunciar
web-report-whom = Denunciar: { $name }
web-report-why = ¿Qué ha pasado?
web-report-what = Quien lleva el servidor lo lee junto con las últimas líneas del chat de esta mesa. A la otra persona no se le dice nada.
web-report-send = Enviar
web-report-done = Quien lleva el servidor ha recibido el aviso. Gracias.
web-friends = Gente con la que he jugado
web-friends-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
web-friends-again = Jugar otra vez
web-friends-again-with = Jugar otra vez: { $name }
web-friends-muted = en silencio
web-friends-why = Gente de tus mesas que también tiene cuenta. Quien lo borra todo desaparece también de esta lista.
web-invited = { $name } te invita: { $game }
web-invited-yes = Jugar
web-invited-no = No, gracias
web-room-invited = { $name } aún no ha respondido a la invitación.
web-room-invited-somebody = Aún no hay respuesta a la invitación.
web-room-declined = La invitación se ha rechazado.
web-warned = De quien lleva el servidor
web-warned-read = Lo he leído
web-me-waits = { $n ->
    [one] { $n } mesa te espera: ir a ella (tecla J)
   *[other] { $n } mesas te esperan: ir a la siguiente (tecla J)
}

# La página de un juego
web-about = Sobre el juego
web-about-age = a partir de { $n } años
web-about-weight-1 = muy ligero
web-about-weight-2 = ligero
web-about-weight-3 = medio
web-about-weight-4 = exigente
web-about-weight-5 = aprenderlo lleva una tarde
web-about-rules = completas, con ejemplos
web-about-rulings = Nuestras decisiones
web-about-daily = un intento al día
web-about-plays = Cómo se juega
web-about-choices = { $n ->
        [one] decisión por sitio
       *[other] decisiones por sitio
    }
web-about-winner = { $n ->
        [one] punto de quien gana
       *[other] puntos de quien gana
    }
web-about-margin = puntos de ventaja sobre el segundo
web-about-source = Medias de { $games } partidas de bots fuertes, con { $seats } jugadores.
web-about-bots = Los bots
web-about-ahead = En cuántas de 100 partidas queda cada uno por delante del bot habitual.

# La página de inicio, para quien vuelve
web-next-for-me = Lo siguiente para ti
web-next-daily = { $game }: el reparto del día te espera todavía.
web-next-daily-go = Jugar
web-next-mistake = { $game }: un momento que ahora jugarías mejor.
web-next-mistake-go = Intentarlo otra vez
web-next-level = { $game }: dos victorias seguidas. Próximo rival: { $level }.
web-next-level-go = Jugar ya
web-next-lesson = { $game } aún es nuevo para ti: apréndelo jugando.
web-next-lesson-go = Empezar la lección
web-milestones = Hitos ({ $n })
web-milestone-first = Primera victoria: { $game }
web-milestone-beaten = { $game }, ganado contra bots de esta fuerza: { $level }
web-milestone-all = Una victoria en cada uno de los juegos
web-greet = { $name ->
        [nobody] Hola de nuevo.
       *[other] Hola de nuevo, { $name }.
    }
web-greet-waits = { $n ->
        [one] Te toca en una mesa.
       *[other] Te toca en { $n } mesas.
    }
web-last-game = Tu última partida

# Torneos
web-cup = Torneo
web-cup-or = O abrir un torneo
web-cup-open-title = Un torneo de { $game }
web-cup-open = Abrir el torneo
web-cup-to = Al torneo
web-cup-title = Nombre del torneo
web-cup-kind = Quién juega con quién
web-cup-swiss = Suizo
web-cup-swiss-why = Ronda a ronda juegan entre sí quienes van juntos en la clasificación; nadie se encuentra dos veces si se puede evitar.
web-cup-duplicate = Suizo con los mismos repartos
web-cup-duplicate-why = Como el suizo, pero todas las mesas de una ronda juegan el mismo reparto y se compara a quienes ocupan el mismo sitio.
web-cup-league = Liga
web-cup-league-why = Todos contra todos.
web-cup-seats = Sitios por mesa
web-cup-size = Mesas de { $seats }.
web-cup-size-other = Si el número no es divisible, algunas mesas son mayores o menores, según permita el juego.
web-cup-size-same = Todas las mesas tienen los mismos sitios; los que sobran son para bots.
web-cup-rounds = Rondas
web-cup-count = Cuántas
web-cup-start = Comienzo
web-cup-start-why = Déjalo vacío y el torneo empezará cuando tú digas.
web-cup-when-done = cuando hayan acabado todas las mesas
web-cup-when-every = { $time } después del comienzo de la anterior
web-cup-by-done = La siguiente ronda empieza cuando hayan acabado todas las mesas.
web-cup-by-date = Cada ronda empieza { $time } después de la anterior; las mesas sin acabar siguen jugando y cuentan cuando terminan.
web-cup-time = Tiempo para pensar: { $clock }. A quien se le acaba, un bot le ocupa el sitio hasta que vuelva.
web-cup-time-rated = Tiempo para pensar: { $clock }. A quien se le acaba ha dejado la mesa: sigue jugando un bot y queda en último lugar.
web-cup-rated = Puntuable
web-cup-rated-why = Cada partida cuenta para la valoración de todos: hay que haber iniciado sesión para inscribirse, no hay pistas ni se deshacen jugadas, y a quien deja una mesa o agota su tiempo se le valora como último.
web-cup-sign-in = Este torneo es puntuable: para inscribirte necesitas una cuenta.
web-cup-absent = Quien no aparece
web-cup-absent-bot = juega un bot en su lugar
web-cup-absent-loss = queda en último lugar en esa mesa
web-cup-absent-bot-why = Si alguien no aparece, juega un bot en su lugar y su resultado cuenta.
web-cup-absent-loss-why = Quien no hace ninguna jugada propia queda en último lugar en esa mesa, sin puntos.
web-cup-is-open = Inscripción abierta · { $n ->
    [0] nadie se ha inscrito todavía
    [one] una inscripción
   *[other] { $n } inscripciones
}
web-cup-is-shut = Inscripción cerrada · { $n ->
    [one] una inscripción
   *[other] { $n } inscripciones
}
web-cup-is-round = Ronda { $n } de { $all }
web-cup-is-over = El torneo ha terminado
web-cup-next = La próxima ronda empieza: { $time }
web-cup-round = Ronda { $n }
web-cup-enter = Inscribirme
web-cup-only-link = Para inscribirte necesitas el enlace de quien organiza.
web-cup-you-are = Participas como { $name }.
web-cup-you-left = No jugarás las rondas que quedan.
web-cup-leave = Dejar el torneo
web-cup-sure = ¿De verdad? { $what }
web-cup-organise = Tú organizas este torneo
web-cup-begin = Empezar
web-cup-next-round = Empezar ya la siguiente ronda
web-cup-close = Cerrar la inscripción
web-cup-reopen = Volver a abrir la inscripción
web-cup-end = Terminar el torneo
web-cup-remove = Quitar
web-cup-field = Quién participa
web-cup-left = se fue
web-cup-bot = Bot
web-cup-absent-mark = no se presentó
web-cup-watch = Mirar
web-cup-byes = Sin mesa en esta ronda: { $names }
web-cup-sealed = Los resultados de esta ronda se muestran cuando acabe su última mesa.
web-cup-points = Puntos
web-cup-met = Rivales
web-cup-direct = Directo
web-cup-csv = Clasificación en CSV
web-cup-terms = Lo que se anunció
web-cup-ties = Cómo se cuentan los puntos y se deshacen los empates
web-cup-ties-points = Puntos: en cada mesa, la parte de los demás a la que superas, y la mitad por cada empate. Una victoria vale 1; el último puesto, 0.
web-cup-ties-deal = Puntos: en cada reparto, la parte de los puntos de encuentro frente al mismo sitio de las demás mesas.
web-cup-ties-met = La media de puntos de todos los rivales.
web-cup-ties-direct = Enfrentamientos directos de quienes siguen empatados: mesas por delante menos mesas por detrás.
web-cup-ties-lot = Un sorteo que se deduce del identificador del torneo.
web-cup-bye-swiss = Una ronda sin mesa vale un punto; le toca a quien vaya más abajo en la clasificación y no haya tenido ninguna.
web-cup-bye-league = En una liga con un número impar, cada cual tiene una ronda sin mesa, que no vale nada.
web-cup-share = Envía este enlace a quienes deban participar. Quien lo abra puede inscribirse.
web-cup-tell = Avisarme cuando empiece una ronda

## Junto a una mesa real

web-real-table = En la mesa real
web-real-table-why = ¿Tienes la caja? Aquí está lo que puede faltarte: una hoja de puntuación que conoce las reglas, un reloj de arena, la preparación en imágenes y páginas para imprimir. Nada sale de este navegador, salvo lo que hay que contar.
web-real-own = ¿Tienes la caja? Hoja de puntuación, reloj de arena y preparación para la mesa real
web-about-real = hoja de puntuación, ayudas, preparación
web-real-pad = Puntos
web-real-aids = Ayudas
web-real-write = Anotar
web-real-setup = Preparación
web-real-print = Imprimir
web-real-awake = La pantalla no se apaga mientras esta página esté abierta.
web-pad-table = Quién juega
web-pad-player = Jugador { $n }
web-pad-count = { $name }: { $n }
web-pad-less = Uno menos: { $name }
web-pad-row = Cortesano { $n }
web-pad-remove = Quitarlo
web-pad-score = Puntos
web-pad-tap = Toca las piezas que cada persona tiene delante; se va contando todo sobre la marcha.
web-pad-safe = Lo que has introducido está guardado; se contará cuando vuelva la conexión.
web-pad-unwritten = Este navegador no puede guardar la hoja de puntuación: no cierres la página hasta terminar.
web-pad-winner = 
    { $n ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
web-pad-new = Empezar de cero
web-pad-title = Nombre de este resultado
web-pad-keep = Guardar el resultado
web-pad-kept = Guardado en este navegador.
web-pad-results = Resultados
web-pad-link = Enlace
web-pad-picture = Imagen
web-pad-forget = Borrar { $title }
web-pad-csv = Todos los resultados en una hoja de cálculo (CSV)
web-pad-shared = Un resultado que te han enviado. Tu propia hoja no cambia hasta que toques algo aquí.
web-pad-bad-link = Este enlace no contiene un resultado legible. Vuelve a pedirlo.
web-write-why = Anota la partida mientras jugáis tocando lo que ves; después la analiza el entrenador. Lo que no puedes ver, como las manos ajenas, queda sin saberse. Todo se queda en este navegador, y el juego comprueba cada entrada.
web-write-who = ¿Quién está en la mesa, en el sentido de las agujas del reloj?
web-write-i = yo
web-write-me = { $name } – yo
web-write-begin = Empezar
web-write-done = Nada más
web-named = { $name }: { $what }
web-write-safe = Lo que has tocado está guardado; seguirá cuando vuelva la conexión.
web-write-again = Volver a intentarlo
web-write-kept = { $n ->
    [one] { $n } entrada, guardada en este navegador.
   *[other] { $n } entradas, guardadas en este navegador.
}
web-write-forget = Esto borra la partida anotada aquí. Si ha terminado y quieres conservarla, descarga antes su registro.
web-csv-date = fecha
web-csv-game = juego
web-csv-name = resultado
web-csv-player = jugador
web-csv-points = puntos
web-csv-place = puesto
web-sand-turn = Dar la vuelta al reloj
web-sand-stop = Parar la arena
web-sand-out = Se ha acabado la arena. ¿Otra vuelta?
web-aids-turn = A quién le toca
web-aids-begins = El sorteo ha elegido
web-aids-next = Siguiente
web-aids-lot = ¿Quién empieza? Sortear
web-aids-round = Ronda { $n } de { $of }
web-aids-event = Toca el suceso que ha salido; con él se cuenta la ronda.
web-aids-left = quedan { $n }
web-aids-ask = ¿Puedo hacer esto?
web-aids-all = Todas las reglas
web-setup-back = Atrás
web-setup-next = Siguiente
web-seats-at = { $n } jugadores
web-print-paper = Papel
web-print-a4 = A4
web-print-letter = Carta (EE. UU.)
web-print-pdf = Abrir el PDF
web-print-rules = Las reglas en breve
web-print-rules-why = Una página: preparación, desarrollo, puntuación.
web-print-scores = Hojas de puntuación
web-print-scores-why = Para rellenar a mano.
web-print-pieces = Piezas de repuesto
web-print-pieces-why = Con nuestro propio diseño, a tamaño real y con marcas de corte. Las de tu caja pueden medir otra cosa: imprime un juego completo.
web-print-cards = Cartas a doble cara
web-print-cards-why = Tras cada hoja vienen sus reversos. Imprime por las dos caras: se gire el papel por el lado que se gire, anversos y reversos coinciden.
web-print-map = Nuestro mapa
web-print-map-why = En cuatro partes para juntar o en una hoja grande. Sus misiones están entre las piezas.
web-print-how = Imprime al 100 %, sin ajustar a la página: una línea de 50 mm muestra si el tamaño es correcto.
web-print-none = Aquí no hay páginas de este juego para imprimir. Las hace la orden «tepui print».
web-print-offline = Este PDF aún no está en tu dispositivo. Ábrelo cuando tengas conexión.

# Sobre Tepui

web-tepui = Sobre Tepui
web-tepui-what = Tepui es una mesa para cuatro juegos de la Amazonia: de código abierto, con licencia Apache 2.0, sin cuentas, publicidad ni seguimiento.
web-tepui-games = Es una edición no oficial, hecha por gente a la que le gustan estos juegos. Los juegos son de sus autores y editoriales; todas las palabras e imágenes de aquí son nuestras. Si un juego te gusta, cómpralo.
web-tepui-licences = Licencias de tipos de letra y bibliotecas

# La página sin servidor.
web-page-loading = Se está preparando la mesa en tu navegador…
web-page-keeping = La mesa está lista. Aún se está guardando para cuando no haya conexión…
web-page-elsewhere = Tepui está abierto en otra pestaña de este navegador.
web-page-here = Jugar aquí
web-page-broken = No se ha podido preparar la mesa en este navegador: { $why } Vuelve a cargar la página.
web-page-not-kept = Este navegador no guarda nada aquí, como en una ventana privada. Tus partidas acaban cuando cierres la página.
web-page-understood = Entendido

web-door = Este servidor es privado
web-door-link = Este servidor es para quien tiene su enlace. Abre el que te envió quien lo lleva.
web-door-members = Este servidor es para sus miembros. Quien lo lleva te invita con un código.
web-door-code = Tu código de invitación
web-door-enter = Entrar
web-door-member = ¿Ya eres miembro?
web-announced = De quien lleva el servidor
web-announced-read = Ocultar
web-cups = Torneos
web-cups-upcoming = Próximos
web-cups-running = En curso
web-cups-past = Pasados
web-cups-none = Aquí todavía no se ha anunciado ningún torneo.
web-cups-how = Estos son los torneos públicos. Abre el tuyo:
web-cups-people = { $n ->
    [0] nadie se ha inscrito todavía
    [one] una inscripción
   *[other] { $n } inscripciones
 }
web-cups-won = Ganado por { $names }
web-cup-public = Visible para todos
web-cup-public-why = Aquí todo el mundo lo encuentra en la lista de torneos y puede inscribirse sin enlace.

# Varias personas alrededor de un dispositivo.
web-who-plays = ¿Quién juega?
web-here = alguien en este dispositivo
web-here-name = Nombre en el sitio { $n }
web-here-why = Os vais pasando el dispositivo. En cuanto alguien tiene un secreto, cae un telón entre turno y turno.
web-pass-now = Le toca a { $name }.
web-pass-on = Pasa el dispositivo a { $name }
web-curtain-title = { $name }, te toca
web-curtain-why = Toma el dispositivo. Lo que hay tras el telón es solo para tus ojos.
web-curtain-open = Soy { $name }: abrir el telón

# Fuera de la página: el manifiesto de la aplicación y lo que se muestra sin conexión.
web-app-line = Cuatro juegos de río, una mesa.
web-app-today = El reparto del día
web-app-mine = Me toca
web-offline-title = Estás sin conexión
web-offline-line = Tus mesas esperan en el servidor y tus sitios siguen siendo tuyos. En cuanto vuelva la conexión, se sigue donde se quedó.
