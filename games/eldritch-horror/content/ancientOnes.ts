import {
  advanceDoom,
  after,
  at,
  atLeast,
  before,
  cards,
  count,
  defeat,
  delay,
  discard,
  each,
  encounter,
  fight,
  gain,
  gates,
  halfPlayers,
  here,
  ifYouDo,
  inOrder,
  instead,
  investigators,
  keep,
  lose,
  loseGame,
  monsters,
  moveThing,
  native,
  not,
  on,
  pay,
  place,
  randomSpace,
  self,
  selfSpace,
  seq,
  spawn,
  tokens,
  tokensOn,
  unless,
  when,
  winGame,
} from './builders.ts'
import type { AncientOneCard } from './nodes.ts'

/* Asleep, the printed number of Mysteries wins. Awake, the back replaces the front and says how the game is won and lost (EH-AO-08, EH-RULING-42). */

/** Shub-Niggurath never leaves the space where she awakens. */
const herSpace = at('the-heart-of-africa')
const enoughMysteries = { is: 'mysteries', atLeast: 3 } as const
const threeGates = when(atLeast(3, { the: 'kept' }), loseGame('ancientOne'))

export const ancientOnes: readonly AncientOneCard[] = [
  {
    id: 'azathoth',
    kind: 'ancientOne',
    name: { es: 'Azathoth', en: 'Azathoth' },
    epithet: { es: 'El Sultán de los Demonios', en: 'The Daemon Sultan' },
    story: {
      es: 'En el centro de todo duerme algo que no piensa, y lo que lo mantiene dormido es una flauta. Tres astrónomos han anotado la misma pausa en la música de fondo del cielo. Cada vez que vuelve el cometa, la pausa dura un poco más.',
      en: 'At the middle of everything sleeps a thing that does not think, and what keeps it asleep is a flute. Three astronomers have noted the same rest in the background music of the sky. Each time the comet comes round, the rest is a little longer.',
    },
    doom: 15,
    mysteries: 3,
    stages: [
      { green: 1, yellow: 2, blue: 1 },
      { green: 2, yellow: 3, blue: 1 },
      { green: 2, yellow: 4, blue: 0 },
    ],
    asideMonsters: {},
    setup: place('eldritch', 1, 'greenOmen'),
    front: {
      cultist: {
        horror: { skill: 'will', modifier: 0, value: 1 },
        damage: null,
        toughness: 1,
        abilities: [after('combat:horror-done', { monster: 'self' }, seq(lose.health(1), defeat(self)))],
      },
      abilities: [after('omen:advance', { colour: 'green' }, advanceDoom(tokensOn('eldritch', 'sheet')))],
      text: {
        es: 'Cuando el Augurio avance hasta la casilla verde, la Perdición avanza 1 casilla por cada ficha de Arcano que haya en ella.',
        en: 'When the Omen advances to the green space, Doom advances by 1 for each Eldritch token on it.',
      },
    },
    back: {
      title: { es: '¡El mundo es devorado!', en: 'The World is Devoured!' },
      onFlip: loseGame('devouredWorld'),
    },
  },
  {
    id: 'cthulhu',
    kind: 'ancientOne',
    name: { es: 'Cthulhu', en: 'Cthulhu' },
    epithet: { es: 'La locura que surgió del mar', en: 'The Madness from the Sea' },
    story: {
      es: 'Escultores que no se conocen modelan esta semana la misma figura y se disculpan por ella. En los puertos, los marineros viejos han vuelto a dormir con las botas puestas. Algo sube, y lo primero que llega a la superficie es su sueño.',
      en: 'Sculptors who have never met are modelling the same figure this week, and apologising for it. In the ports old sailors have gone back to sleeping in their boots. Something is coming up, and the first of it to break the surface is its dream.',
    },
    doom: 12,
    mysteries: 3,
    stages: [
      { green: 0, yellow: 2, blue: 2 },
      { green: 1, yellow: 3, blue: 0 },
      { green: 3, yellow: 4, blue: 0 },
    ],
    asideMonsters: { 'deep-one': 1, 'star-spawn': 1 },
    asideSpecial: 'rlyeh-risen',
    front: {
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: 0, value: 1 },
        toughness: 1,
        abilities: [before('combat:damage', { monster: 'self' }, lose.sanity(1))],
      },
      abilities: [after('investigator:move', {}, when(on({ with: 'eldritch' }), seq(delay, lose.sanity(1))))],
      reckoning: each(investigators({ on: { type: 'sea' } }), when(not(on({ with: 'eldritch' })), place('eldritch', 1, here))),
    },
    back: {
      title: { es: 'Alzado del mar', en: 'Risen From the Sea' },
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: 0, value: 1 },
        toughness: 2,
        abilities: [before('combat:damage', { monster: 'self' }, lose.sanity(2))],
      },
      abilities: [
        after('investigator:move', {}, when(on({ with: 'eldritch' }), seq(delay, lose.sanity(1), place('sanity', 1, 'sheet')))),
        instead('doom:advance', {}, place('sanity', 1, 'sheet')),
        after('mystery:solve', {}, when(enoughMysteries, spawn.monster(at('3'), 1, 'epic-cthulhu'))),
        after('monster:defeat', { name: 'epic-cthulhu' }, winGame('finalMystery')),
      ],
      reckoning: each(investigators(), lose.sanity(tokensOn('sanity', 'sheet'))),
    },
  },
  {
    id: 'shub-niggurath',
    kind: 'ancientOne',
    name: { es: 'Shub-Niggurath', en: 'Shub-Niggurath' },
    epithet: { es: 'La Cabra Negra de los Bosques', en: 'The Black Goat of the Woods' },
    story: {
      es: 'Este año paren hasta las mulas. En los mercados se habla de crías que nadie reconoce y que, al anochecer, se van solas al monte. Los guardabosques de cinco países han dejado de contar los árboles, porque no salen las cuentas.',
      en: 'This year even the mules are foaling. In the markets there is talk of young that nobody recognises and that walk off to the hills by themselves at dusk. The foresters of five countries have given up counting trees; the figures will not agree.',
    },
    doom: 13,
    mysteries: 3,
    stages: [
      { green: 1, yellow: 2, blue: 1 },
      { green: 3, yellow: 2, blue: 1 },
      { green: 2, yellow: 4, blue: 0 },
    ],
    asideMonsters: { ghoul: 2, 'goat-spawn': 2, 'dark-young': 1 },
    front: {
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: -1, value: 1 },
        toughness: 1,
        reckoning: ifYouDo(spawn.monster(selfSpace, 1, ['goat-spawn', 'dark-young']), discard(self)),
      },
      reckoning: inOrder(spawn.monster(randomSpace), when(atLeast(10, monsters({ on: 'board' })), advanceDoom(2))),
    },
    back: {
      title: { es: 'La batalla en el bosque', en: 'Battle in the Woods' },
      onFlip: inOrder(
        spawn.monster(herSpace, 1, 'epic-shub-niggurath'),
        moveThing(monsters({ on: 'board', name: ['ghoul', 'goat-spawn', 'dark-young'] }), herSpace),
      ),
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: -2, value: 1 },
        toughness: 2,
        reckoning: moveThing(self, herSpace, 1),
      },
      abilities: [
        instead(
          'doom:advance',
          {},
          inOrder(spawn.monster(herSpace), when(atLeast(6, monsters({ on: { space: 'the-heart-of-africa' } })), loseGame('ancientOne'))),
        ),
        after('monster:defeat', { name: 'epic-shub-niggurath' }, winGame('finalMystery')),
      ],
      reckoning: each(
        investigators({ on: { space: 'the-heart-of-africa' } }),
        fight(monsters({ on: 'board', name: 'epic-shub-niggurath' })),
      ),
      text: {
        es: 'Al despertar: Genera Shub-Niggurath en el Corazón de África. Luego, mueve allí cada Gul, cada Vástago de la Cabra y cada Retoño oscuro. Si la Perdición fuera a avanzar, en lugar de eso genera 1 Monstruo en el Corazón de África. Si entonces hay allí 6 o más Monstruos, los investigadores pierden la partida. Cuando Shub-Niggurath sea derrotada, los investigadores ganan la partida. Retribución: Cada investigador que esté en el Corazón de África resuelve un Encuentro de Combate contra Shub-Niggurath.',
        en: 'When it awakens: Spawn Shub-Niggurath in the Heart of Africa. Then move each Ghoul, each Goat Spawn and each Dark Young there. If Doom would advance, spawn 1 Monster in the Heart of Africa instead. If there are then 6 or more Monsters there, the investigators lose the game. When Shub-Niggurath is defeated, the investigators win the game. Reckoning: Each investigator in the Heart of Africa resolves a Combat Encounter with Shub-Niggurath.',
      },
    },
  },
  {
    id: 'yog-sothoth',
    kind: 'ancientOne',
    name: { es: 'Yog-Sothoth', en: 'Yog-Sothoth' },
    epithet: { es: 'El que acecha en el umbral', en: 'The Lurker at the Threshold' },
    story: {
      es: 'Los cerrajeros reciben encargos por correo: una llave, sin decir para qué puerta, con los dientes dibujados al detalle. Todas las llaves son distintas y todas encajan entre sí. Lo que espera al otro lado conoce la hora, porque es la hora.',
      en: 'Locksmiths are getting orders through the post: one key, no mention of the door, the teeth drawn to a hair. All the keys are different and all of them fit together. What waits on the other side knows the hour, being the hour.',
    },
    doom: 14,
    mysteries: 3,
    stages: [
      { green: 0, yellow: 2, blue: 1 },
      { green: 2, yellow: 3, blue: 1 },
      { green: 3, yellow: 4, blue: 0 },
    ],
    asideMonsters: {},
    asideSpecial: 'the-key-and-the-gate',
    front: {
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: 0, value: 1 },
        toughness: 1,
        abilities: [after('monster:defeat', { monster: 'self', combat: true }, seq(lose.sanity(1), gain.spell()))],
      },
      reckoning: each(investigators(), when(on({ with: 'gate' }), unless(pay.card({ kind: 'spell' }), advanceDoom(1)))),
    },
    back: {
      title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
      cultist: {
        horror: null,
        damage: { skill: 'strength', modifier: -1, value: 1 },
        toughness: 1,
        abilities: [before('combat:damage', { monster: 'self' }, lose.sanity(count(cards('spell'))))],
      },
      abilities: [
        instead('doom:advance', {}, inOrder(native('eh:gate-to-sheet'), threeGates)),
        after('token:place', { what: 'eldritch' }, when(tokens('eldritch', halfPlayers, 'sheet'), winGame('finalMystery'))),
      ],
      encounter: encounter('special'),
      reckoning: inOrder(
        each(investigators(), when(on({ with: 'gate' }), unless(pay.card({ kind: 'spell' }), keep(gates({ on: 'here' }), 'self')))),
        threeGates,
      ),
      text: {
        es: 'Si un Portal fuera a hacer avanzar la Perdición, en lugar de eso coloca ese Portal en esta hoja. Si otra cosa fuera a hacerla avanzar, en lugar de eso coloca aquí el primer Portal del montón. Si entonces hay 3 o más Portales en esta hoja, los investigadores pierden la partida. Encuentro (Portal): Si hay 3 o más Misterios resueltos, puedes resolver un Encuentro Especial. Cuando haya en esta hoja al menos 1 ficha de Arcano por cada 2 jugadores (redondeando hacia arriba), los investigadores ganan la partida. Retribución: Cada investigador que esté en una casilla con un Portal coloca ese Portal en esta hoja a menos que descarte 1 Hechizo. Si entonces hay 3 o más Portales en esta hoja, los investigadores pierden la partida.',
        en: 'If a Gate would make Doom advance, put that Gate on this sheet instead. If anything else would make it advance, put the top Gate of the stack here instead. If this sheet then has 3 or more Gates, the investigators lose the game. Encounter (Gate): If there are 3 or more solved Mysteries, you may resolve a Special Encounter. When this sheet has at least 1 Eldritch token per 2 players (rounded up), the investigators win the game. Reckoning: Each investigator on a space with a Gate places that Gate on this sheet unless they discard 1 Spell. If this sheet then has 3 or more Gates, the investigators lose the game.',
      },
    },
  },
]
