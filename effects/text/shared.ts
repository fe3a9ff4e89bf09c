import { type EnVerb, type EsVerb, extend, inO, type Lexicon, oneEnding, type Term, type Verb } from './lexicon.ts'

/* The words all games share. A game extends them, and replaces those its rulebook says otherwise. */

type TermParts = Partial<Omit<Term, 'es' | 'en'>> & { es?: Partial<Term['es']>; en?: Partial<Term['en']> }

/** A noun from its two singulars and its gender. */
export function term(es: string, g: 'm' | 'f' | 'mf', en: string, { es: moreEs, en: moreEn, ...more }: TermParts = {}): Term {
  return { es: { one: es, g, ...moreEs }, en: { one: en, ...moreEn }, ...more }
}

/** A verb from its two infinitives. */
export function verb(es: string, en: string, { kind = 'act', ...moreEs }: Partial<EsVerb> = {}, moreEn: Partial<EnVerb> = {}): Verb {
  return { es: { inf: es, kind, ...moreEs }, en: { base: en, ...moreEn } }
}

const piece = { a: 'never' } as const
const creatures = { a: 'creatures' } as const
const befall = { kind: 'befall' } as const

const terms = {
  card: term('carta', 'f', 'card', { en: { place: 'on' } }),
  deck: term('mazo', 'm', 'deck'),
  discardPile: term('pila de descartes', 'f', 'discard pile'),
  hand: term('mano', 'f', 'hand'),
  token: term('ficha', 'f', 'token'),
  die: term('dado', 'm', 'die', { en: { many: 'dice' } }),
  turn: term('turno', 'm', 'turn'),
  round: term('ronda', 'f', 'round'),
  phase: term('fase', 'f', 'phase'),
  player: term('jugador', 'm', 'player', { es: { alive: 'person', fem: 'jugadora' } }),
  action: term('acción', 'f', 'action'),
  ability: term('capacidad', 'f', 'ability'),
  test: term('prueba', 'f', 'test', { en: { place: 'on' } }),
  success: term('éxito', 'm', 'success'),
  value: term('valor', 'm', 'value'),
  option: term('opción', 'f', 'option'),
  effect: term('efecto', 'm', 'effect'),
  cost: term('coste', 'm', 'cost'),
  game: term('partida', 'f', 'game'),
  board: term('tablero', 'm', 'board', { en: { place: 'on' } }),
  space: term('casilla', 'f', 'space', { en: { place: 'on' } }),
  face: term('cara', 'f', 'face'),
  owner: term('propietario', 'm', 'owner', { es: { alive: 'person', fem: 'propietaria' } }),
  bottom: term('fondo', 'm', 'bottom', { en: { place: 'on' } }),
  choice: term('elección', 'f', 'choice'),
} satisfies Record<string, Term>

const adjectives = {
  near: { es: inO('cercano'), en: 'near', most: 'nearest' },
  high: { es: inO('alto'), en: 'high', most: 'highest' },
  low: { es: inO('bajo'), en: 'low', most: 'lowest' },
  random: { es: inO('aleatorio'), en: 'random' },
  active: { es: inO('activo'), en: 'active' },
  current: { es: oneEnding('actual', 'actuales'), en: 'current' },
  different: { es: inO('distinto'), en: 'different' },
  lost: { es: inO('perdido'), en: 'lost' },
  open: { es: inO('abierto'), en: 'open' },
  exhausted: { es: inO('agotado'), en: 'exhausted' },
  discarded: { es: inO('descartado'), en: 'discarded' },
  defeated: { es: inO('derrotado'), en: 'defeated' },
  blocked: { es: inO('bloqueado'), en: 'blocked' },
  first: { es: inO('primero'), en: 'first', before: true, short: 'primer' },
  next: { es: inO('próximo'), en: 'next', before: true },
  last: { es: inO('último'), en: 'last', before: true },
  assigned: { es: inO('asignado'), en: 'facing', complement: { es: 'contra', en: '' } },
} as const

const verbs = {
  gain: verb('ganar', 'gain', piece),
  lose: verb('perder', 'lose', { ...befall, deed: { one: 'pérdida', g: 'f' } }),
  get: verb('obtener', 'get'),
  draw: verb('robar', 'draw', piece),
  discard: verb('descartar', 'discard', piece),
  move: verb('mover', 'move', piece, { prepositions: { by: '' } }),
  go: verb('moverse', 'move', {}, { prepositions: { by: '' } }),
  place: verb('colocar', 'place', piece),
  put: verb('poner', 'put', piece),
  set: verb('poner', 'set', { ...piece, prepositions: { to: 'en' } }),
  search: verb('buscar', 'search', piece, { prepositions: { place: '', object: 'for' }, order: ['place', 'object'] }),
  look: verb('mirar', 'look', piece, { prepositions: { object: 'at' } }),
  turn: verb('dar la vuelta', 'flip', { prepositions: { object: 'a' } }),
  spend: verb('gastar', 'spend', piece),
  pay: verb('pagar', 'pay', piece),
  buy: verb('comprar', 'buy', piece),
  sell: verb('vender', 'sell', piece),
  roll: verb('tirar', 'roll', piece),
  reroll: verb('volver a tirar', 'reroll', piece),
  repeat: verb('repetir', 'reroll', piece),
  recover: verb('recuperar', 'recover', piece),
  choose: verb('elegir', 'choose', creatures),
  become: verb('quedar', 'become', befall),
  be: verb('quedar', 'be', befall, { told: true }),
  beDone: verb('ser', 'be', befall, { told: true }),
  stay: verb('estar', 'be', befall, { told: true }),
  beInPlay: verb('estar en juego', 'be in play', befall, { told: true }),
  have: verb('tener', 'have', { ...befall, ...piece }),
  /** Has a modifier: tiene −1, gets −1. */
  enjoy: verb('tener', 'get', befall),
  take: verb('tomar', 'take', piece),
  keep: verb('quedarse', 'keep', piece),
  keepAs: verb('quedarse', 'take', piece),
  give: verb('dar', 'give', piece),
  receive: verb('recibir', 'receive', { ...befall, ...piece }),
  show: verb('enseñar', 'show', piece),
  shuffle: verb('barajar', 'shuffle', piece),
  reorder: verb('reordenar', 'reorder', piece),
  play: verb('jugar', 'play', piece),
  use: verb('usar', 'use', piece),
  perform: verb('realizar', 'perform', piece),
  test: verb('realizar una prueba', 'test', { prepositions: { object: 'de' } }),
  pass: verb('superar', 'pass'),
  fail: verb('fallar', 'fail'),
  resolve: verb('resolver', 'resolve', piece),
  defeat: verb('derrotar', 'defeat', creatures),
  attack: verb('atacar', 'attack', creatures),
  evade: verb('evitar', 'evade', creatures),
  prevent: verb('evitar', 'prevent', piece),
  ignore: verb('ignorar', 'ignore', piece),
  add: verb('añadir', 'add', piece),
  remove: verb('retirar', 'remove', piece),
  return: verb('devolver', 'return', piece),
  exchange: verb('intercambiar', 'trade', piece),
  advance: verb('avanzar', 'advance', {}, { prepositions: { by: 'by' } }),
  retreat: verb('retroceder', 'retreat', {}, { prepositions: { by: 'by' } }),
  increase: verb('aumentar', 'increase', { prepositions: { by: 'en' } }),
  rise: verb('aumentar', 'rise', { prepositions: { by: 'en' } }),
  reduce: verb('reducir', 'reduce', { prepositions: { by: 'en' } }),
  close: verb('cerrar', 'close', piece),
  open: verb('abrir', 'open', piece),
  exhaust: verb('agotar', 'exhaust', piece),
  begin: verb('comenzar', 'begin'),
  start: verb('empezar', 'start'),
  end: verb('terminar', 'end'),
  win: verb('ganar', 'win'),
  count: verb('contar', 'count'),
  cost: verb('costar', 'cost', piece),
  require: verb('requerir', 'require', piece),
  appear: verb('aparecer', 'appear', { ...befall, subjectAfter: true }),
  spawn: verb('generar', 'spawn', piece),
  summon: verb('invocar', 'summon', creatures),
  control: verb('controlar', 'control', creatures, { past: 'controlled', part: 'controlled', gerund: 'controlling' }),
  devour: verb('devorar', 'devour', creatures),
  suffer: verb('sufrir', 'suffer', { ...befall, ...piece }),
  heal: verb('curar', 'heal', piece),
  enter: verb('entrar', 'enter', { prepositions: { object: 'en' } }),
  leave: verb('salir', 'leave', { prepositions: { object: 'de' } }),
} satisfies Record<string, Verb>

const empty: Lexicon<never, never, never> = {
  terms: {},
  adjectives: {},
  verbs: {},
  phrases: { anyNumber: { es: 'cualquier cantidad', en: 'any number' } },
}

export const shared = extend(empty, { terms, adjectives, verbs })
