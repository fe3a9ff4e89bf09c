import {
  ally,
  arrested,
  blessed,
  bySuccesses,
  check,
  choose,
  cursed,
  discard,
  draw,
  entry,
  gain,
  gateAppears,
  locationCard,
  lose,
  loseNextTurn,
  may,
  money,
  moveAnywhere,
  sell,
  seq,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Downtown: the Asylum heals and knows too much, the Bank is about money, the Square is where the town shows its cracks. */
export const downtown: readonly LocationCard[] = [
  locationCard('downtown-1', 'downtown', {
    'arkham-asylum': entry(
      'El paciente de la celda nueve traduce en voz alta lo que le dicta la pared. Si te acercas al ventanuco puedes seguirle, mientras no levantes la voz.',
      'The patient in cell nine translates aloud what the wall dictates to him. From the hatch you can follow him, as long as you keep your voice down.',
      check('lore', -2, { pass: gain.clues(2), fail: lose.stamina(1) }),
    ),
    'bank-of-arkham': entry(
      'El cajero te entrega un recibo con la fecha de tu muerte y te pide que firmes. Cuando parpadeas es un recibo cualquiera. Él sigue ofreciéndote la pluma.',
      'The teller hands you a receipt dated on the day of your death and asks you to sign. When you blink it is an ordinary receipt. He is still holding out the pen.',
      lose.sanity(1),
    ),
    'independence-square': entry(
      'Una adivina lee la mano junto a la fuente seca. La tuya se la queda un rato, la cierra con cuidado y te pone algo dentro, o escupe en el suelo.',
      'A woman reads palms beside the dry fountain. Yours she holds a good while; then she closes it round something, or spits on the ground.',
      check('luck', -1, { pass: draw('unique'), fail: seq(lose.stamina(1), cursed) }),
    ),
  }),
  locationCard('downtown-2', 'downtown', {
    'arkham-asylum': entry(
      'Un celador nuevo no encuentra tu nombre en la lista de visitas, pero sí en la otra. La puerta de la cocina está a veinte pasos.',
      'A new orderly cannot find your name on the list of visitors, but he finds it on the other one. The kitchen door is twenty paces away.',
      check('sneak', -1, { pass: toStreet, fail: arrested }),
    ),
    'bank-of-arkham': entry(
      'Tres hombres con pañuelos entran cuando estás contando billetes. El más joven tiembla, y el arma tiembla con él.',
      'Three men in handkerchiefs come in while you are counting notes. The youngest is shaking, and so is the gun.',
      check('combat', -1, { fail: lose.money('all') }),
    ),
    'independence-square': entry(
      'A mediodía todas las sombras de la plaza apuntan hacia ti. Nadie más mira al suelo.',
      'At noon every shadow in the square points at you. Nobody else is looking at the ground.',
      check('will', -1, { fail: lose.both(1, 1) }),
    ),
  }),
  locationCard('downtown-3', 'downtown', {
    'arkham-asylum': entry(
      'El doctor Mintz busca a alguien que aguante una hora en la cámara de silencio. Dice que lo que se oye allí dentro es útil, si se sale.',
      'Dr Mintz wants somebody to bear an hour in the silent chamber. What one hears in there is useful, he says, if one comes out.',
      check('will', -1, { difficulty: 2, pass: draw('skill') }),
    ),
    'bank-of-arkham': entry(
      'Un billete se escapa por la puerta giratoria, y luego otro. Alguien lleva el maletín mal cerrado y mucha prisa.',
      'A banknote slips out through the revolving door, then another. Somebody has a badly closed case and is in a hurry.',
      check('speed', -1, { pass: gain.money(2) }),
    ),
    'independence-square': entry(
      'Dos marineros borrachos te toman por otro, alguien que les debe una explicación. Uno ya se ha quitado la chaqueta.',
      'Two drunken sailors take you for somebody else, who owes them an explanation. One has his jacket off already.',
      check('fight', -1, { pass: gain.money(1), fail: seq(lose.stamina(1), toStreet) }),
    ),
  }),
  locationCard('downtown-4', 'downtown', {
    'arkham-asylum': entry(
      'La enfermera jefe decide que tienes mala cara y llama a dos hombres muy anchos. Puedes discutirlo con ellos o dormir por fin.',
      'The head nurse decides that you look poorly and calls two very broad men. You can argue with them, or get some sleep at last.',
      check('fight', -2, { fail: seq(gain.sanity(2), loseNextTurn) }),
    ),
    'bank-of-arkham': entry(
      'Heredas la caja de seguridad de un desconocido. Dentro hay dinero y una fotografía tuya, de niño, en una casa que no recuerdas.',
      'You inherit a stranger’s safe-deposit box. In it there is money, and a photograph of you as a child, in a house you do not remember.',
      seq(lose.sanity(1), gain.money(5)),
    ),
    'independence-square': entry(
      'El predicador dibuja con tiza un círculo alrededor de sí mismo y te pide que lo cierres. El último trazo lo tienes tú.',
      'The preacher chalks a circle round himself and asks you to close it. The last stroke is yours.',
      check('luck', -1, { pass: seq(lose.stamina(1), gain.clues(2), draw('spell')), fail: gateAppears }),
    ),
  }),
  locationCard('downtown-5', 'downtown', {
    'arkham-asylum': entry(
      'En la biblioteca del manicomio los libros están encadenados a los pacientes, y no al revés. Una anciana te deja leer el suyo por encima del hombro.',
      'In the asylum’s library the books are chained to the patients, not the other way round. An old woman lets you read hers over her shoulder.',
      check('lore', -1, { pass: draw('spell') }),
    ),
    'bank-of-arkham': entry(
      'Un viejo en la cola te regala una moneda caliente. «A mí ya no me hace falta», dice. Antes de gastarla hay que saber de qué lado ha caído.',
      'An old man in the queue gives you a warm coin. “I don’t need it any more,” he says. Before you spend it you had better know which side it fell on.',
      check('luck', -2, { pass: blessed, fail: cursed }),
    ),
    'independence-square': entry(
      'El organillero toca, el mono recoge el sombrero y el gentío aprieta. Cuando cesa la música te palpas los bolsillos.',
      'The organ-grinder plays, the monkey passes the hat, the crowd presses in. When the music stops you feel your pockets.',
      check('luck', -2, { fail: discard('item', 1) }),
    ),
  }),
  locationCard('downtown-6', 'downtown', {
    'arkham-asylum': entry(
      'Un interno corre por el pasillo con algo brillante en la mano y media guardia detrás. Va a pasar por tu lado.',
      'An inmate runs down the corridor with something bright in his hand and half the guard behind him. He is about to pass you.',
      check('speed', -1, { pass: draw('unique'), fail: toStreet }),
    ),
    'bank-of-arkham': entry(
      'Un tasador jubilado se aburre en el vestíbulo. Compra lo que llevas encima y, por dos dólares, te vende una caja sin abrir «de aquí abajo».',
      'A retired appraiser is bored in the lobby. He buys what you carry and, for two dollars, sells you an unopened box “from down below”.',
      seq(sell({}), may(check('luck', -1, { pass: draw('unique'), fail: draw('common') }), money(2))),
    ),
    'independence-square': entry(
      'Una mujer echa las cartas en un banco y, al verte, recoge la baraja sin terminar. Si le sostienes la mirada, acaba por decirte qué carta era.',
      'A woman lays out the cards on a bench and, at the sight of you, gathers them up unfinished. Hold her gaze, and she ends by telling you which card it was.',
      check('will', -1, { pass: ally('anna-kaslow', gain.clues(2)) }),
    ),
  }),
  locationCard('downtown-7', 'downtown', {
    'arkham-asylum': entry(
      'Te dejan hojear los historiales mientras el archivero come. Las letras son de muchas manos, pero la última página de todos es la misma.',
      'They let you leaf through the case files while the clerk has his lunch. The hands are many, but the last page of each is the same.',
      bySuccesses('lore', 0, [0, 0, seq(lose.sanity(1), gain.clues(1))], [1, 2, gain.clues(2)], [3, 'more', gain.clues(3)]),
    ),
    'bank-of-arkham': entry(
      'El portero te confunde con un inspector y te abre un ascensor que solo tiene botón de bajada. Sales, sin saber cómo, por la puerta de otro edificio.',
      'The doorman takes you for an inspector and opens a lift that has only one button, down. You come out, you cannot tell how, by the door of another building.',
      moveAnywhere('location', 'encounter'),
    ),
    'independence-square': entry(
      'Una señora reparte sopa bajo los soportales y no acepta un no. Está caliente y no sabe a nada raro.',
      'A lady is handing out soup under the arcade and will not hear a no. It is hot, and it tastes of nothing strange.',
      choose(gain.stamina(1), gain.sanity(1)),
    ),
  }),
]
