import { type Amount, amountOf, exactly, find, type NodeFields, verbsOf } from '@miskatonic/effects'
import { or, type Tree } from '@miskatonic/effects/text'
import { choose, chooseSome, onPiece, type PieceId, type Script } from '@miskatonic/kernel'
import type { Which } from '../../content/nodes.ts'
import { isPhrase } from '../../content/nodes.ts'
import { cardsRef, kindOf as conditionRef, counting, g, named, selectorRef, thisCard } from '../../text/things.ts'
import { discardClues, gainClueFromSpace, gainClues } from '../clues.ts'
import { discardCard } from '../decks.ts'
import { canGainCondition, flipCard, gainByTrait, gainConditionNamed, gainNamed, gainOneOf, gainRandom, isReplaced } from '../gaining.ts'
import { discardGate } from '../gates.ts'
import { discardMonster } from '../monsters.ts'
import { isStanding, kindOf, playerOf, spaceOf, traitsOf } from '../pieces.ts'
import { gainTicket } from '../prepare.ts'
import type { EldritchShape, Zones } from '../shape.ts'
import { valueOfAsset, type X } from './selectors.ts'
import { seatOf, settle } from './settle.ts'

const { clause, some, the, thisOne } = g
const verb = verbsOf<EldritchShape>()

const GAIN = {
  what: { one: ['clue', 'asset', 'artifact', 'spell', 'condition'] },
  'n?': 'amount',
  'name?': 'string',
  'trait?': 'string',
  'from?': { one: ['reserve', 'discard', 'reserveOrDiscard', 'deck'] },
  'value?': 'amount',
  'additional?': 'boolean',
} as const
export type Gain = NodeFields<typeof GAIN>
const deckFor = { asset: 'assets', artifact: 'artifacts', spell: 'spells', condition: 'conditions' } as const

/** Assets to take from the reserve or the discard pile, of a trait and a value (EH-GAIN-09, -10). */
function offered(x: X, node: Gain): PieceId[] {
  const zones: readonly Zones[] =
    node.from === 'discard' ? ['discard:assets'] : node.from === 'reserveOrDiscard' ? ['reserve', 'discard:assets'] : ['reserve']
  const most = node.value === undefined ? Number.POSITIVE_INFINITY : amountOf(x, node.value)
  return zones
    .flatMap((zone) => x.t.inZone(zone))
    .filter((card) => valueOfAsset(x.t, card) <= most && (node.trait === undefined || traitsOf(x.t, card).includes(node.trait)))
}

const fromOffer = (node: Gain): boolean => node.what === 'asset' && node.from !== undefined && node.from !== 'deck'

/** Blessed on Blessed flips it, Cursed on Blessed discards it: those stay possible although held (EH-RULING-44). */
const conditionPossible = (x: X, name: string): boolean => canGainCondition(x.t, x.you, name) || isReplaced(x.t, x.you, name)

function couldGain(x: X, node: Gain): boolean {
  if (!isStanding(x.t, x.you)) return false
  if (node.what === 'clue') return x.t.size('clues') + x.t.size('discard:clues') > 0
  if (node.what === 'condition' && node.name) return conditionPossible(x, node.name)
  if (fromOffer(node)) return offered(x, node).length > 0
  const deck = deckFor[node.what]
  return x.t.size(deck) + x.t.size(`discard:${deck}`) + (node.what === 'asset' ? x.t.size('reserve') : 0) > 0
}

function* gainOne(x: X, node: Gain): Script<boolean> {
  const { t, you } = x
  if (node.what === 'clue') return (yield* gainClues(t, you, 1)) > 0
  if (node.what === 'condition' && node.name) {
    const card = yield* gainConditionNamed(t, you, node.name)
    // «Another Condition» is none that has just been gained.
    if (card) x.names.gained = card
    return card !== null
  }
  if (fromOffer(node)) {
    const card = yield* gainOneOf(t, you, offered(x, node))
    if (card) x.names.gainedValue = valueOfAsset(t, card)
    return card !== null
  }
  const deck = deckFor[node.what]
  if (node.name) return (yield* gainNamed(t, you, deck, node.name)) !== null
  if (node.trait) return (yield* gainByTrait(t, you, deck, node.trait)) !== null
  return (yield* gainRandom(t, you, deck)) !== null
}

/** Puts one thing away, by what it is (EH-DISC-01..05, -07). */
function* discardOne(x: X, id: PieceId): Script<boolean> {
  if (!x.t.exists(id)) return false
  const kind = kindOf(x.t, id)
  if (kind === 'clue') {
    yield* discardClues(x.t, [id])
    return true
  }
  if (kind === 'gate') return yield* discardGate(x.t, id)
  if (kind === 'monster') return yield* discardMonster(x.t, id)
  if (kind === 'mythos') {
    yield* x.t.change((w) => w.put(id, 'discard:mythos', { face: 'front' }))
    return true
  }
  return yield* discardCard(x.t, id)
}

/** As many as there are, if there are fewer, and none from elsewhere (EH-DISC-08..10); which ones the owner or the active player chooses. */
function* chosenToDiscard(x: X, what: Which, n: Amount | 'all' | 'any'): Script<readonly PieceId[]> {
  const pick = 'pick' in what ? what.pick : undefined
  if (pick !== undefined && pick !== 'all') return yield* settle(x, what)
  const found = find(x, what)
  if (n === 'all') return found
  const most = n === 'any' ? found.length : Math.min(found.length, amountOf(x, n))
  const least = n === 'any' ? 0 : most
  return yield* chooseSome(x.t, seatOf(x), {
    about: 'prompt.discard',
    options: found.map((id) => onPiece(id)),
    limits: { count: [least, most] },
  })
}

export function saidGain(node: Gain): Tree {
  if (node.what === 'condition' && node.name) return clause('gain', { objects: [conditionRef(node.name)] })
  if (node.name) return clause('gain', { objects: [named(`${node.what}:${node.name}`, 'the')] })
  const from =
    node.from === 'reserve'
      ? { from: 'reserve' as const }
      : node.from === 'discard'
        ? { from: 'discardPile' as const }
        : node.from === 'deck'
          ? { from: 'deck' as const }
          : node.from === 'reserveOrDiscard'
            ? { from: or(the('reserve'), the('discardPile')) }
            : {}
  const value =
    typeof node.value === 'number'
      ? { value: { max: node.value } }
      : node.value
        ? { being: { adjective: 'valuedUpTo' as const, to: g.yourAll('success') } }
        : {}
  const traits = node.trait ? { traits: [node.trait as 'ally'] } : {}
  return counting('gain', node.n ?? 1, ({ n }) =>
    some(node.what, n, { ...traits, ...value, ...from, ...(node.additional ? { additional: true as const } : {}) }),
  )
}

export const gainVerbs = {
  gain: verb({
    fields: GAIN,
    could: couldGain,
    *run(x, node) {
      let did = false
      const n = amountOf(x, node.n ?? 1)
      for (let i = 0; i < n && isStanding(x.t, x.you); i++) did = (yield* gainOne(x, node)) || did
      return did
    },
    say: saidGain,
  }),
  gainThisClue: verb({
    fields: {},
    could: (x) => typeof x.names.clue === 'string' && spaceOf(x.t, x.names.clue) !== null,
    *run(x) {
      const clue = x.names.clue
      return typeof clue === 'string' && isStanding(x.t, x.you) ? yield* gainClueFromSpace(x.t, x.you, clue) : false
    },
    say: () => clause('gain', { objects: [thisOne('clue')] }),
  }),
  ticket: verb({
    fields: { 'kind?': { one: ['train', 'ship'] }, 'n?': 'integer' },
    could: (x) => isStanding(x.t, x.you),
    *run(x, node) {
      for (let i = 0; i < (node.n ?? 1) && isStanding(x.t, x.you); i++) {
        const kind =
          node.kind ??
          (yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.which-ticket', options: [{ key: 'train' }, { key: 'ship' }] }))
        yield* gainTicket(x.t, x.you, kind as 'train' | 'ship')
      }
    },
    say: ({ kind, n = 1 }) => clause('gain', { objects: [some(kind ?? 'ticket', n)] }),
  }),
  discard: verb({
    fields: { what: exactly<Which>()('selector'), 'n?': { either: ['amount', { one: ['all', 'any'] }] } },
    could: (x, node) => find(x, node.what).length > 0,
    /** All of nothing can be discarded; otherwise there must be enough (EH-RULING-21). */
    wholly: (x, node) => node.n === 'all' || node.n === 'any' || find(x, node.what).length >= amountOf(x, node.n ?? 1),
    *run(x, node) {
      const chosen = yield* chosenToDiscard(x, node.what, node.n ?? 1)
      x.names.discarded = chosen.length
      const [only] = chosen
      if (chosen.length === 1 && only && x.t.exists(only)) x.names[kindOf(x.t, only)] = only
      let did = false
      for (const id of chosen) did = (yield* discardOne(x, id)) || did
      return did
    },
    say: ({ what, n = 1 }) => {
      if (!isPhrase(what, 'cards')) return clause('discard', { objects: [selectorRef(what)] })
      if (n === 'all' || n === 'any') return clause('discard', { objects: [cardsRef(what, n)] })
      return counting('discard', n, (amount) => cardsRef(what, amount.n))
    },
  }),
  discardSelf: verb({
    fields: {},
    could: (x) => x.self.piece !== null,
    *run(x) {
      return x.self.piece === null ? false : yield* discardOne(x, x.self.piece)
    },
    say: () => clause('discard', { objects: [thisCard] }),
  }),
  flipSelf: verb({
    fields: {},
    could: (x) => x.self.piece !== null,
    *run(x) {
      if (x.self.piece === null || !x.t.exists(x.self.piece)) return false
      yield* flipCard(x.t, x.self.piece)
      return true
    },
    say: () => clause('turn', { objects: [thisCard] }),
  }),
  toBox: verb({
    fields: { what: exactly<Which>()('selector') },
    could: (x, node) => find(x, node.what).length > 0,
    *run(x, node) {
      const chosen = yield* settle(x, node.what)
      yield* x.t.change((w) => w.put(chosen, 'box'))
      return chosen.length > 0
    },
    say: ({ what }) => clause('return', { objects: [selectorRef(what)], to: 'box' }),
  }),
}
