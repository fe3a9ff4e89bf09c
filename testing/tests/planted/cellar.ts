import {
  type Ability,
  allocate,
  askAll,
  type Check,
  choose,
  chooseNumber,
  chooseSome,
  type Definition,
  deal,
  type Game,
  type Kernel,
  Offer,
  type Offers,
  onPiece,
  onSeat,
  openFloor,
  order,
  type PieceId,
  pieceArgument,
  type RefusedOption,
  type Script,
  type Seat,
  type StepRef,
} from '@miskatonic/kernel'

/**
 * The cellar: a small game with everything in it that can go wrong. Hidden hands, cards face down, omens whose backs nobody
 * knows, a deck, dice, a secret vote, a floor, a trade, records, a prohibition, a trigger, and a defeat. It keeps every rule of
 * the kernel's contract; each file beside it plants one defect.
 */
export interface Cellar {
  table: { round: number }
  attributes: { health: number; treasure: number; ready: boolean; out: boolean; nerve: string; mood: string; trophies: readonly string[] }
  happenings: {
    'card:draw': { who: Seat; card: PieceId }
    'card:lay': { who: Seat; card: PieceId }
    'card:show': { who: Seat; card: PieceId }
    'card:steal': { who: Seat; card: PieceId }
    'card:trade': { who: Seat; card: PieceId }
    'health:lose': { who: Seat; n: number }
    'health:gain': { who: Seat; n: number }
    'seat:defeat': { who: Seat }
    'round:end': { round: number }
  }
  messages: {
    question: Record<never, never>
    nerve: Record<never, never>
    prepare: Record<never, never>
    explore: Record<never, never>
    dice: Record<never, never>
    comfort: Record<never, never>
    discard: { n: number }
    arrange: Record<never, never>
    linger: Record<never, never>
    rowFull: Record<never, never>
    healthy: Record<never, never>
    restless: Record<never, never>
    happened: { what: string; who: Seat; card?: { piece: PieceId }; said?: string; n?: number }
  }
}
export type T = Kernel<Cellar>

export const FULL_HEALTH = 3
export const HAND_LIMIT = 5
export const ROUNDS = 4

const CARDS: readonly (readonly [id: string, copies: number])[] = [
  ['lamp', 5],
  ['rope', 4],
  ['knife', 4],
  ['idol', 3],
  ['mask', 2],
]
const OMENS = ['omen-of-ash', 'omen-of-salt', 'omen-of-rust', 'omen-of-milk']

/** A lamp that is shown lights the way back: whoever is hurt may put it out and recover. */
const light: Ability<Cellar> = {
  family: 'after',
  id: 'light',
  on: 'health:lose',
  may: true,
  when: (_t, self, what: Cellar['happenings']['health:lose']) => self.controller === what.who,
  limit: { per: 'round', on: 'user' },
  *run(t, self) {
    const who = self.controller as Seat
    yield* t.happens('health:gain', { who, n: 1 }, (w) => {
      w.add(who, 'health', 1, { max: FULL_HEALTH })
      w.put(self.piece as PieceId, 'discard')
    })
  },
}

const card = (id: string): Definition<Cellar> => ({
  id,
  kind: 'card',
  faces: { front: `${id}/front`, back: 'card/back' },
  ...(id === 'lamp' ? { abilities: { front: [light] } } : {}),
})
const omen = (id: string): Definition<Cellar> => ({ id, kind: 'omen', faces: { front: 'omen/front', back: `${id}/back` } })
const scratch: Definition<Cellar> = { id: 'scratch', kind: 'token', faces: { front: 'scratch/front' }, supply: 'unlimited' }

export const alive = (t: T): Seat[] => t.seats.filter((seat) => !t.get(seat, 'out'))
export const hand = (t: T, who: Seat): PieceId[] => t.inZone(`hand:${who}`)

// ── steps ──

export function* setUp(t: T): Script<StepRef[]> {
  yield* t.change((w) => {
    for (const [id, copies] of CARDS) for (let i = 0; i < copies; i++) w.make(id, 'deck')
    for (const id of OMENS) w.make(id, 'omens')
    w.mix('deck')
    w.mix('omens')
  })
  for (const seat of t.seats) {
    for (let i = 0; i < 3; i++) yield* draw(t, seat)
    const [omen] = t.top('omens')
    yield* t.change((w) => w.put(omen as PieceId, `omen:${seat}`))
  }
  return [{ step: 'round' }]
}

export function* draw(t: T, who: Seat): Script {
  if (!t.size('deck')) yield* t.change((w) => w.put(t.inZone('discard'), 'deck', { mixed: true }))
  const [card] = t.top('deck')
  if (card !== undefined) yield* t.happens('card:draw', { who, card }, (w) => w.put(card, `hand:${who}`))
}

export function* round(t: T): Script<StepRef[]> {
  const offers: Record<Seat, { key: string }[]> = {}
  for (const seat of alive(t)) offers[seat] = [{ key: 'bold' }, { key: 'careful' }]
  const nerves = yield* askAll(t, offers, { about: 'nerve', secret: true })
  yield* t.change((w) => {
    for (const seat of alive(t)) {
      w.set(seat, 'nerve', nerves[seat] as string)
      w.set(seat, 'ready', false)
      if (nerves[seat] === 'bold')
        w.last({
          ability: { kind: 'restless' },
          source: { rule: 'CELLAR-NERVE' },
          controller: seat,
          bound: { who: seat },
          until: { scope: 'round' },
        })
    }
  })
  return [{ step: 'prepare' }, ...alive(t).map((seat) => ({ step: 'explore', args: seat })), { step: 'endOfRound' }]
}

export function* prepare(t: T): Script<StepRef[] | void> {
  const waiting = alive(t).filter((seat) => !t.get(seat, 'ready'))
  if (!waiting.length) return
  const { seat, key } = yield* openFloor(t, { about: 'prepare', ...preparations(t, waiting) })
  yield* prepared(t, seat, key)
  return [{ step: 'prepare' }]
}

export function preparations(t: T, waiting: readonly Seat[]): { offers: Offers; refused: { [seat: Seat]: RefusedOption[] } } {
  const offers: Record<Seat, Offer['options']> = {}
  const refused: Record<Seat, RefusedOption[]> = {}
  for (const seat of waiting) {
    const offer = new Offer().add({ key: 'ready' })
    const full = t.size(`row:${seat}`) >= 2 ? [{ rule: 'CELLAR-ROW', message: { key: 'rowFull' } }] : []
    for (const piece of hand(t, seat)) offer.add(onPiece(piece, 'lay'), full)
    for (const piece of hand(t, seat).filter((one) => t.def(one).id === 'lamp')) offer.add(onPiece(piece, 'show'))
    for (const other of alive(t))
      if (other !== seat && hand(t, seat).length + hand(t, other).length) offer.add({ ...onSeat(other), key: `trade:${other}` })
    offers[seat] = offer.options
    refused[seat] = offer.refused
  }
  return { offers, refused }
}

export function* prepared(t: T, seat: Seat, key: string): Script {
  const [verb, of] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (key === 'ready') yield* t.change((w) => w.set(seat, 'ready', true))
  else if (verb === 'lay')
    yield* t.happens('card:lay', { who: seat, card: of }, (w) => {
      w.put(of, `row:${seat}`, { face: 'back' })
      w.look([seat], [of], 'front')
    })
  else if (verb === 'show') yield* t.happens('card:show', { who: seat, card: of }, (w) => w.put(of, `shown:${seat}`))
  else yield* trade(t, seat, of)
}

function* trade(t: T, seat: Seat, other: Seat): Script {
  const may = (who: Seat) =>
    hand(t, who)
      .slice(0, 1)
      .map((piece) => onPiece(piece))
  const done = yield* deal(t, [seat, other], { may: { [seat]: may(seat), [other]: may(other) } })
  if (!done) return
  const gifts = [seat, other].flatMap((who) => (done[who] ?? []).map((piece) => ({ who: who === seat ? other : seat, card: piece })))
  yield* t.together('card:trade', gifts, (w, gift) => w.put(gift.card, `hand:${gift.who}`))
}

export function* explore(t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  const key = yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused })
  yield* t.resolving({ kind: 'exploration', who, way: key.split(':')[0] as string }, () => explored(t, who, key))
}

export function explorations(t: T, who: Seat): Offer {
  const healthy = t.get(who, 'health') >= FULL_HEALTH ? [{ rule: 'CELLAR-REST', message: { key: 'healthy' } }] : []
  const offer = new Offer().add({ key: 'dig' }).add({ key: 'rest' }, [...healthy, ...t.allowed('health:gain', { who, n: 1 })])
  for (const row of t.zonesOf('row')) if (t.ownerOf(row) !== who) for (const piece of t.inZone(row)) offer.add(onPiece(piece, 'steal'))
  return offer
}

export function* explored(t: T, who: Seat, key: string): Script {
  if (key === 'dig') return yield* dig(t, who)
  if (key === 'rest') {
    yield* t.happens('health:gain', { who, n: 1 }, (w, { n }) => w.add(who, 'health', n, { max: FULL_HEALTH }))
    return
  }
  const card = key.slice('steal:'.length)
  yield* t.happens('card:steal', { who, card }, (w) => w.put(card, `hand:${who}`, { face: 'front' }))
  const slots = ['health', 'treasure'].map((slot) => ({ key: slot, min: 0, max: 2 }))
  const comfort = yield* allocate(t, who, { about: 'comfort', total: 2, slots })
  yield* t.change((w) => {
    w.add(who, 'health', comfort.health as number, { max: FULL_HEALTH })
    w.add(who, 'treasure', comfort.treasure as number)
    w.set(who, 'trophies', [...t.get(who, 'trophies'), 'theft'])
  })
}

export function* dig(t: T, who: Seat): Script {
  const dice = yield* chooseNumber(t, who, { about: 'dice', min: 1, max: 4 })
  const faces = t.roll(`dig:${who}`, dice, 6)
  yield* t.change((w) => {
    w.add(who, 'treasure', faces.filter((face) => face >= 5).length)
    w.make('scratch', `box:${who}`)
  })
  const hurt = faces.filter((face) => face <= 3).length
  if (hurt) yield* lose(t, who, hurt)
  yield* draw(t, who)
}

export function* lose(t: T, who: Seat, n: number): Script {
  yield* t.happens('health:lose', { who, n }, (w, what) => w.add(who, 'health', -what.n, { min: 0 }))
}

/** The first of those still there looks at the next cards and may put them in another order. */
export function* endOfRound(t: T): Script<StepRef[] | void> {
  const [first] = alive(t)
  const next = t.top('deck', 2)
  if (first !== undefined && next.length) {
    yield* t.change((w) => w.look([first], next, 'front'))
    const arranged = yield* order(t, first, { about: 'arrange', options: next.map((piece) => onPiece(piece)) })
    yield* t.change((w) => w.put(arranged, 'deck', { at: 'top' }))
  }
  const enough = yield* choose(t, first as Seat, { about: 'linger', group: true, options: [{ key: 'go on' }, { key: 'linger' }] })
  if (enough === 'linger') for (const seat of alive(t)) yield* draw(t, seat)
  yield* t.happens('round:end', { round: t.state.round })
  yield* t.ends('round')
  if (t.state.round >= ROUNDS) return yield* ending(t)
  yield* t.change((w) => w.add('table', 'round', 1))
  return [{ step: 'round' }]
}

function* ending(t: T): Script<never> {
  yield* t.change((w) => {
    for (const zone of t.zonesOf('omen')) for (const piece of t.inZone(zone)) w.turn(piece, 'back')
  })
  const most = Math.max(...alive(t).map((seat) => t.get(seat, 'treasure')))
  return yield* t.over({ winners: alive(t).filter((seat) => t.get(seat, 'treasure') === most) })
}

// ── checks ──

export function* defeat(t: T, who: Seat): Script {
  yield* t.happens('seat:defeat', { who }, (w) => {
    w.set(who, 'out', true)
    w.put(hand(t, who), 'discard')
  })
}

export const defeated: Check<Cellar> = {
  name: 'defeated',
  rule: 'CELLAR-DEFEAT',
  reads: ['health'],
  when: (t) => alive(t).filter((seat) => t.get(seat, 'health') <= 0),
  *then(t, subjects) {
    for (const who of subjects) {
      yield* defeat(t, who)
      t.leave((record) => record.kind === 'exploration' && record.who === who)
    }
  },
}

export const nobodyLeft: Check<Cellar> = {
  name: 'nobody-left',
  rule: 'CELLAR-END',
  reads: ['out'],
  when: (t) => (alive(t).length > 1 ? [] : ['table']),
  *then(t) {
    yield* t.over({ winners: alive(t) })
  },
}

export const handLimit: Check<Cellar> = {
  name: 'hand-limit',
  rule: 'CELLAR-HAND',
  reads: ['hand'],
  when: (t) => alive(t).filter((seat) => hand(t, seat).length > HAND_LIMIT),
  *then(t, [who]) {
    const n = hand(t, who as Seat).length - HAND_LIMIT
    const options = hand(t, who as Seat).map((piece) => onPiece(piece))
    const gone = yield* chooseSome(t, who as Seat, { about: { key: 'discard', args: { n } }, options, limits: { count: [n, n] } })
    yield* t.change((w) => w.put(gone, 'discard'))
  },
}

// ── the game ──

const told =
  (what: string) =>
  (_t: T, { who, card, n }: { who: Seat; card?: PieceId; n?: number }) => ({
    key: 'happened' as const,
    args: { what, who, ...(card === undefined ? {} : { card: pieceArgument(card) }), ...(n === undefined ? {} : { n }) },
  })

export const cellar: Game<Cellar> = {
  id: 'cellar',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 4 },
  definitions: new Map([...CARDS.map(([id]) => card(id)), ...OMENS.map(omen), scratch].map((one) => [one.id, one])),
  contentHash: 'cellar',
  table: { round: { start: 1, see: 'all' } },
  attributes: {
    health: { start: FULL_HEALTH, see: 'all' },
    treasure: { start: 0, see: 'all' },
    ready: { start: false, see: 'all' },
    out: { start: false, see: 'all' },
    nerve: { start: '', see: 'owner' },
    mood: { start: '', see: 'all' },
    trophies: { start: [], see: 'all' },
  },
  zones: {
    deck: {},
    discard: { see: { up: 'all' } },
    hand: { per: 'seat', see: { front: 'owner' }, order: 'unordered' },
    row: { per: 'seat', see: { up: 'all' } },
    shown: { per: 'seat', see: { up: 'all' }, active: true },
    omens: { see: { front: 'all' } },
    omen: { per: 'seat', see: { up: 'all' } },
    box: { per: 'seat', see: { up: 'all' } },
  },
  records: { exploration: { who: 'all', way: 'all' }, deal: { a: 'all', b: 'all', offers: 'pieces', consents: 'all' } },
  steps: { setUp, round, prepare, explore, endOfRound },
  opening: () => [{ step: 'setUp' }],
  checks: [defeated, nobodyLeft, handLimit],
  quantities: {},
  resources: {},
  tell: {
    'card:draw': { all: told('draw') },
    'card:lay': { all: told('lay') },
    'card:show': { all: told('show') },
    'card:steal': { all: told('steal') },
    'card:trade': { all: told('trade') },
    'health:lose': { all: told('lose') },
    'health:gain': { all: told('gain') },
    'seat:defeat': { all: told('defeat') },
  },
  lastingAbility: (_t, { bound }) => ({
    family: 'cannot',
    id: 'restless',
    on: 'health:gain',
    when: (_, __, what: Cellar['happenings']['health:gain']) => what.who === bound.who,
    refusal: () => ({ rule: 'CELLAR-NERVE', message: { key: 'restless' } }),
  }),
  orderer: (t) => t.seats[0] as Seat,
  affected: (t, _name, what) => (what as { who?: Seat }).who ?? (t.seats[0] as Seat),
  prompts: {
    orderTriggers: 'question',
    orderReplacements: 'question',
    useTrigger: 'question',
    useReplacement: 'question',
    payWith: 'question',
    deal: 'question',
  },
}

/** What the suite is told about it. */
export const aboutCellar = {
  seats: ['ana', 'ben', 'cai'],
  once: ['seat:defeat'],
  invariants: {
    'no hand is over its limit': (t: T) => {
      // Who is over it is being asked what to discard.
      const over = alive(t).filter((seat) => hand(t, seat).length > HAND_LIMIT + 1)
      return over.length ? `${over.join(', ')}` : null
    },
  },
  secrets: (t: T, watcher: Seat, random: (n: number) => number) =>
    t.seats.filter((seat) => seat !== watcher).map((of) => ({ of, attribute: 'nerve', value: random(2) ? 'bold' : 'careful' })),
}
