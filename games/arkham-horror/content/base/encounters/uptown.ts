import {
  ally,
  bySuccesses,
  check,
  choose,
  cursed,
  discard,
  draw,
  encounterHere,
  entry,
  gain,
  gateAndMonster,
  locationCard,
  lose,
  loseNextTurn,
  may,
  rollDie,
  rolled,
  rollFor,
  seq,
  share,
  takeTrophy,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Uptown: St. Mary's mends and examines, the Woods give and take, the Magick Shoppe sells what it does not understand. */
export const uptown: readonly LocationCard[] = [
  locationCard('uptown-1', 'uptown', {
    'st-marys-hospital': entry(
      'El paciente de la cama cuatro solo habla griego antiguo y solo de madrugada. La enfermera te cede el turno encantada.',
      'The patient in bed four speaks only ancient Greek, and only before dawn. The nurse is glad to let you take her watch.',
      check('lore', 0, { pass: gain.clues(1) }),
    ),
    woods: entry(
      'Un viejo se ofrece a enseñarte a escuchar los árboles. Se tarda lo que se tarda, y no se puede tener prisa.',
      'An old man offers to teach you to listen to the trees. It takes as long as it takes, and one must not hurry.',
      may(seq(check('lore', -2, { pass: choose(gain.clues(4), draw('skill'), draw('spell', 2)) }), loseNextTurn)),
    ),
    'ye-olde-magick-shoppe': entry(
      'Todas las muñecas del escaparate llevan tu bufanda. Dentro, la dependienta está terminando la última.',
      'All the dolls in the window are wearing your scarf. Inside, the shop girl is finishing the last of them.',
      seq(lose.sanity(1), toStreet),
    ),
  }),
  locationCard('uptown-2', 'uptown', {
    'st-marys-hospital': entry(
      'El médico de guardia prueba contigo una inyección nueva. En Zúrich, dice, levantan con ella a los muertos; se ríe y no aclara nada.',
      'The doctor on duty tries a new injection on you. In Zürich, he says, they raise the dead with it; he laughs and leaves it there.',
      rollDie([1, 2, lose.stamina(1)], [3, 6, gain.stamina(3)]),
    ),
    woods: entry(
      'Un campamento vacío con el fuego encendido. Los dueños están cerca y cazan de noche.',
      'An empty camp, the fire still burning. The owners are near, and they hunt by night.',
      check('sneak', -2, { pass: draw('common'), fail: seq(lose.stamina(2), toStreet) }),
    ),
    'ye-olde-magick-shoppe': entry(
      'Miriam baraja y te deja cortar. Según lo que salga te cobra, te paga o te regala lo que había en la trastienda.',
      'Miriam shuffles and lets you cut. According to what turns up she charges you, pays you, or gives you what was in the back room.',
      bySuccesses('luck', 0, [0, 0, lose.money(2)], [1, 1, rollFor(gain.money(rolled))], [2, 'more', draw('unique', 2)]),
    ),
  }),
  locationCard('uptown-3', 'uptown', {
    'st-marys-hospital': entry(
      'En el depósito, un cadáver tiene la mano cerrada sobre un papel. El forense vuelve en cinco minutos, y el cadáver, según la etiqueta, en diez.',
      'In the morgue a corpse has its hand closed on a paper. The coroner is back in five minutes and the corpse, by its label, in ten.',
      may(check('sneak', -1, { pass: draw('spell'), fail: lose.sanity(1) })),
    ),
    woods: entry(
      'Un perro sin collar te trae un palo, lo suelta a tus pies y echa a correr hacia donde no conviene ir. Si le sigues el ritmo, será tu amigo.',
      'A dog without a collar brings you a stick, drops it at your feet and runs off to where one had better not go. Keep up with him, and he is your friend.',
      check('speed', -2, { pass: ally('duke', gain.money(3)), fail: lose.stamina(1) }),
    ),
    'ye-olde-magick-shoppe': entry(
      'En la trastienda, un globo terráqueo tiene un mar de más. Miriam se niega a venderlo, pero no a que lo mires.',
      'In the back room stands a globe with one sea too many. Miriam will not sell it, but does not mind your looking.',
      gain.clues(1),
    ),
  }),
  locationCard('uptown-4', 'uptown', {
    'st-marys-hospital': entry(
      'El cirujano te pide que sujetes una lámpara y no mires lo que hay en la mesa. Paga con lo que le ha sacado.',
      'The surgeon asks you to hold a lamp and not to look at the table. He pays with what he takes out.',
      check('will', -1, { pass: draw('unique'), fail: seq(lose.sanity(1), toStreet) }),
    ),
    woods: entry(
      'Los árboles del claro se apartan, uno tras otro, de un punto del aire.',
      'One after another the trees round the clearing step back from a point in the air.',
      gateAndMonster,
    ),
    'ye-olde-magick-shoppe': entry(
      'Miriam no sabe qué es y te lo deja tasar. Si aciertas, te lo fía para siempre.',
      'Miriam does not know what it is and lets you appraise it. If you are right, you may have it on credit for ever.',
      check('lore', -1, { pass: draw('unique') }),
    ),
  }),
  locationCard('uptown-5', 'uptown', {
    'st-marys-hospital': entry(
      'El anestesiado se incorpora y recita. Hay que sujetarlo entre tres, y solo sois dos.',
      'The man under ether sits up and recites. It takes three to hold him, and there are two of you.',
      seq(lose.sanity(1), check('combat', -1, { pass: gain.clues(1), fail: toStreet })),
    ),
    woods: entry(
      'Cepos, y no para lobos: están a la altura del pecho. Sales de allí midiendo cada paso.',
      'Traps, and not for wolves: they are set at the height of a chest. You leave measuring every step.',
      seq(check('sneak', -1, { fail: lose.stamina(2) }), toStreet),
    ),
    'ye-olde-magick-shoppe': entry(
      'La campanilla suena cuando entras, y vuelve a sonar cuando vuelves a entrar, aunque no has salido.',
      'The bell rings as you come in, and rings again as you come in again, though you have not gone out.',
      encounterHere,
    ),
  }),
  locationCard('uptown-6', 'uptown', {
    'st-marys-hospital': entry(
      'Te despiertas en una cama que no pediste. La enfermera jura que has hablado toda la noche y que alguien tomaba notas.',
      'You wake in a bed you did not ask for. The nurse swears that you talked all night, and that somebody took it down.',
      choose(lose.clues(1), lose.sanity(1)),
    ),
    woods: entry(
      'El hoyo bajo el roble está recién tapado. Cavas con las manos, y lo que sale depende de quién lo tapó.',
      'The hole under the oak has been freshly filled. You dig with your hands, and what comes up depends on who filled it.',
      bySuccesses(
        'luck',
        0,
        [0, 0, lose.sanity(1)],
        [1, 1, draw('common')],
        [2, 2, draw('unique')],
        [3, 'more', seq(draw('unique'), rollFor(share(rolled)))],
      ),
    ),
    'ye-olde-magick-shoppe': entry(
      'La mano disecada del escaparate señala siempre al siguiente. Hoy señala hacia la puerta por la que acabas de entrar.',
      'The dried hand in the window always points at the next one. Today it points to the door you have just come in by.',
      lose.sanity(1),
    ),
  }),
  locationCard('uptown-7', 'uptown', {
    'st-marys-hospital': entry(
      'El alienista te hipnotiza con un reloj parado. Hay que acordarse de volver.',
      'The alienist hypnotises you with a stopped watch. One must remember to come back.',
      check('luck', -1, { pass: gain.sanity(2), fail: lose.sanity(2) }),
    ),
    woods: entry(
      'Algo pesado corre en paralelo a ti, entre los troncos, y va tirando al camino las cosas que se te caen.',
      'Something heavy runs alongside you between the trunks, and keeps throwing onto the path the things you drop.',
      check('luck', -1, { pass: takeTrophy('cup'), fail: seq(lose.stamina(2), discard('item', 1)) }),
    ),
    'ye-olde-magick-shoppe': entry(
      'Miriam te lee el título de un libro y te pide que no lo repitas. Ya lo habías repetido, en voz baja, al oírlo.',
      'Miriam reads you the title of a book and asks you not to repeat it. You had repeated it already, under your breath, as you heard it.',
      check('lore', -1, { pass: gain.clues(1), fail: cursed }),
    ),
  }),
]
