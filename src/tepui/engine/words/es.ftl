# El motor, en español.

# Cómo se escribe el español: su nombre, su nombre para otros programas, un número con los signos entre
# los millares y antes de los decimales, un porcentaje.
engine-language = Español
engine-locale = es_ES
engine-number = 1.234,5
engine-percent = { $figure } %
engine-seat = Sitio { $number }
engine-guest = Invitado
