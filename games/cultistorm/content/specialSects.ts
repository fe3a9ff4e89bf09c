import {
  action,
  advance,
  advancePerDetective,
  after,
  anItem,
  appear,
  appearAt,
  atFront,
  cannot,
  cards,
  copyLocation,
  detectives,
  discard,
  draw,
  each,
  heal,
  madden,
  modify,
  oncePerTurnForAll,
  prowl,
  rerollCultistDie,
  rerollUntilShown,
  retreatMarker,
  seq,
  whenDefeated,
  whenItAppears,
} from './builders.ts'
import { type AncientOne, type Cultist, type Location, type MagicSymbol, type Sect, SYMBOLS } from './kinds.ts'

/* The special sects: seven cultists each, an Ancient One, a strange location, a monster (CS-RULING-114). */

// what single cultists can do
const chant = [whenItAppears(advance(1))]
const shroud = [cannot('target:reach', { enemy: 'self' })]
const bloodPrice = [whenDefeated(madden(1))]
const herald = [modify('presence', 1, { cultist: 'self' })]
const leech = [cannot('location:act', { here: true }, { while: atFront })]
const mirror = [modify('dieSymbols', 1, { enemy: 'self' })]
const martyr = [whenDefeated(appear())]
const anchor = [cannot('location:seal', { here: true })]

/** The seven cards of the first set; the others have the same, turned clockwise. */
const CARDS: readonly { readonly symbols: readonly MagicSymbol[]; readonly sectSymbol?: MagicSymbol }[] = [
  { symbols: ['tentacle', 'eye', 'star'], sectSymbol: 'shield' },
  { symbols: ['planet', 'planet', 'shield'], sectSymbol: 'eye' },
  { symbols: ['shield', 'tentacle', 'planet'], sectSymbol: 'star' },
  { symbols: ['eye', 'eye', 'star'] },
  { symbols: ['star', 'star', 'tentacle'], sectSymbol: 'planet' },
  { symbols: ['shield', 'eye', 'planet'], sectSymbol: 'tentacle' },
  { symbols: ['tentacle', 'tentacle', 'tentacle'] },
]

type Name = readonly [id: string, es: string, en: string]
type Set = {
  readonly sect: Name
  /** Places clockwise from the first set. */
  readonly turn: number
  readonly ancient: readonly [...Name, tale: number, Pick<AncientOne, 'effect' | 'abilities'>]
  readonly location: readonly [...Name, tale: number, Location['abilities']]
  /** The first of these stories; the others follow. */
  readonly tales: number
  readonly members: readonly (readonly [...Name, Cultist['abilities']])[]
  readonly monster: readonly [...Name, tale: number, Cultist['abilities'] | 'fifthSymbol']
}

const SETS: readonly Set[] = [
  {
    sect: ['hollow-choir', 'El Coro Hueco', 'The Hollow Choir'],
    turn: 0,
    ancient: ['the-unmouthed', 'El Sin Boca', 'The Unmouthed', 109, { effect: each(detectives, discard(1)) }],
    location: [
      'silent-abbey',
      'Abadía silenciosa',
      'Silent Abbey',
      126,
      [action('preparation', rerollCultistDie('here'), { cost: cards(1) })],
    ],
    tales: 151,
    members: [
      ['hollow-soprano', 'Soprano hueca', 'Hollow Soprano', chant],
      ['hollow-alto', 'Contralto hueca', 'Hollow Alto', chant],
      ['veiled-tenor', 'Tenor velado', 'Veiled Tenor', shroud],
      ['veiled-novice', 'Novicio velado', 'Veiled Novice', shroud],
      ['bleeding-deacon', 'Diácono sangrante', 'Bleeding Deacon', bloodPrice],
      ['bleeding-acolyte', 'Acólito sangrante', 'Bleeding Acolyte', bloodPrice],
      ['herald-of-the-choir', 'Heraldo del Coro', 'Herald of the Choir', herald],
    ],
    monster: ['choirmaster', 'Maestro de coro', 'Choirmaster', 186, [after('cultist:appear', { here: true, general: true }, advance(1))]],
  },
  {
    sect: ['children-of-the-deep-clay', 'Hijos de la Arcilla Honda', 'Children of the Deep Clay'],
    turn: 1,
    ancient: ['the-clay-mother', 'La Madre de Arcilla', 'The Clay Mother', 110, { abilities: [cannot('location:act', { here: true })] }],
    location: ['brick-kiln', 'Horno de ladrillos', 'Brick Kiln', 127, [action('preparation', heal(2), { cost: anItem })]],
    tales: 158,
    members: [
      ['potter-of-the-deep', 'Alfarera de lo hondo', 'Potter of the Deep', leech],
      ['ditch-drinker', 'Bebedor de zanjas', 'Ditch Drinker', leech],
      ['deep-well-digger', 'Pocero', 'Well-Digger', leech],
      ['clay-bride', 'Novia de barro', 'Clay Bride', bloodPrice],
      ['deep-tile-maker', 'Tejero', 'Tile-Maker', bloodPrice],
      ['foundation-man', 'Hombre cimiento', 'Foundation Man', anchor],
      ['clay-nurse', 'Nodriza de barro', 'Clay Nurse', anchor],
    ],
    monster: ['clay-colossus', 'Coloso de arcilla', 'Clay Colossus', 187, 'fifthSymbol'],
  },
  {
    sect: ['glass-congregation', 'La Congregación de Vidrio', 'The Glass Congregation'],
    turn: 2,
    ancient: ['the-facet-king', 'El Rey Facetado', 'The Facet King', 111, { effect: rerollUntilShown }],
    location: [
      'hall-of-mirrors',
      'Sala de los espejos',
      'Hall of Mirrors',
      128,
      [action('preparation', copyLocation, { limit: oncePerTurnForAll })],
    ],
    tales: 165,
    members: [
      ['glassblower', 'Soplador de vidrio', 'Glassblower', mirror],
      ['silverer', 'Azogadora', 'Silverer', mirror],
      ['mirror-twin', 'Gemela del espejo', 'Mirror Twin', mirror],
      ['lens-grinder', 'Óptico', 'Lens Grinder', mirror],
      ['veiled-pane', 'Dama de la luna', 'Lady of the Pane', shroud],
      ['glazier', 'Vidriero', 'Glazier', shroud],
      ['masterless-reflection', 'Reflejo sin dueño', 'Masterless Reflection', shroud],
    ],
    monster: [
      'splinter-beast',
      'Bestia de esquirlas',
      'Splinter Beast',
      188,
      [after('fight:begin', { enemy: 'self' }, rerollCultistDie('there'))],
    ],
  },
  {
    sect: ['ash-pilgrims', 'Los Peregrinos de Ceniza', 'The Ash Pilgrims'],
    turn: 3,
    ancient: ['the-cinder-saint', 'La Santa de Ceniza', 'The Cinder Saint', 112, { effect: appearAt('next') }],
    location: ['burned-mill', 'Molino quemado', 'Burned Mill', 129, [action('preparation', seq(advance(1), draw(2)))]],
    tales: 172,
    members: [
      ['candle-penitent', 'Penitente de la vela', 'Candle Penitent', martyr],
      ['chimney-sweep', 'Deshollinador', 'Chimney Sweep', martyr],
      ['pyre-widow', 'Viuda de la pira', 'Pyre Widow', martyr],
      ['bellows-woman', 'Fuellera', 'Bellows Woman', chant],
      ['ash-sexton', 'Sacristán de ceniza', 'Ash Sexton', chant],
      ['ash-standard-bearer', 'Abanderado', 'Standard-Bearer', herald],
      ['burned-bell-ringer', 'Campanero quemado', 'Burned Bell-Ringer', herald],
    ],
    monster: ['ember-hound', 'Sabueso de ascuas', 'Ember Hound', 189, [after('phase:begin', { phase: 'terror' }, prowl)]],
  },
  {
    sect: ['clockwork-heirs', 'Los Herederos del Reloj', 'The Clockwork Heirs'],
    turn: 4,
    ancient: ['the-thirteenth-hour', 'La Hora Trece', 'The Thirteenth Hour', 113, { effect: advance(2) }],
    location: ['clock-tower', 'Torre del reloj', 'Clock Tower', 130, [action('preparation', retreatMarker, { limit: oncePerTurnForAll })]],
    tales: 179,
    members: [
      ['clockmaker', 'Relojera', 'Clockmaker', anchor],
      ['bearer-of-the-weight', 'Portador de la pesa', 'Bearer of the Weight', anchor],
      ['chess-automaton', 'Autómata ajedrecista', 'Chess Automaton', mirror],
      ['wind-up-double', 'Doble de cuerda', 'Wind-Up Double', mirror],
      ['cuckoo', 'Cuco', 'Cuckoo', chant],
      ['night-watchman', 'Sereno', 'Night Watchman', chant],
      ['last-heir', 'Último heredero', 'Last Heir', chant],
    ],
    monster: ['pendulum-horror', 'Horror del péndulo', 'Pendulum Horror', 190, [whenItAppears(advancePerDetective)]],
  },
]

const turned = (symbol: MagicSymbol, by: number): MagicSymbol => SYMBOLS[(SYMBOLS.indexOf(symbol) + by) % SYMBOLS.length] as MagicSymbol

export const specialSects: readonly Sect[] = SETS.map(({ sect: [id, es, en], ancient, location, monster }) => ({
  id,
  kind: 'sect',
  title: { es, en },
  ancient: ancient[0],
  special: true,
  location: location[0],
  monster: monster[0],
}))

/** Seven of each; they come by the swap of the set-up, so no skull says when they are used. */
export const specialCultists: readonly Cultist[] = SETS.flatMap(({ sect, turn, tales, members }) =>
  members.map(([id, es, en, abilities], i): Cultist => {
    const { symbols, sectSymbol } = CARDS[i] as (typeof CARDS)[number]
    const shown = SYMBOLS.flatMap((sign) => symbols.filter((one) => turned(one, turn) === sign).map(() => sign))
    const signs = { symbols: shown, ...(sectSymbol ? { sectSymbol: turned(sectSymbol, turn) } : {}) }
    return {
      id,
      kind: 'cultist',
      title: { es, en },
      tale: tales + i,
      sect: sect[0],
      skull: 0,
      ...signs,
      ...(abilities ? { abilities } : {}),
    }
  }),
)

/** The sect symbols of the first and the second card, twice each; its own is that of the third. */
export const sectMonsters: readonly Cultist[] = SETS.map(({ sect, turn, monster: [id, es, en, tale, more] }): Cultist => {
  const [first, second, own] = (['shield', 'eye', 'star'] as const).map((one) => turned(one, turn)) as [
    MagicSymbol,
    MagicSymbol,
    MagicSymbol,
  ]
  const symbols = [first, first, second, second, ...(more === 'fifthSymbol' ? [own] : [])]
  const abilities = more === 'fifthSymbol' || !more ? {} : { abilities: more }
  return { id, kind: 'cultist', title: { es, en }, tale, sect: sect[0], skull: 0, sectSymbol: own, symbols, monster: true, ...abilities }
})

export const specialAncients: readonly AncientOne[] = SETS.map(({ ancient: [id, es, en, tale, card] }) => ({
  id,
  kind: 'ancient',
  title: { es, en },
  tale,
  wave: 'sect',
  symbols: SYMBOLS,
  attackMadness: 1,
  ...card,
}))

export const strangeLocations: readonly Location[] = SETS.map(({ location: [id, es, en, tale, abilities] }) => ({
  id,
  kind: 'location',
  title: { es, en },
  tale,
  strange: true,
  abilities,
}))
