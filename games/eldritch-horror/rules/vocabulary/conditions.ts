import {
  type Amount,
  amountOf,
  commonConditions,
  conditionsOf,
  exactly,
  find,
  type NodeFields,
  type Selector,
  type Speaker,
} from '@miskatonic/effects'
import { type Condition as ConditionTree, exists, holds, type Ref, upTo } from '@miskatonic/effects/text'
import { type Having, isPhrase, type Place, type Token, type Which, type With } from '../../content/nodes.ts'
import { atLeastOf, counted, g, havingRef, ownSpace, placeRef, spaceWith, TOKENS, thisCard, wordsAs } from '../../text/things.ts'
import { currentOmen, gateColour } from '../gateColours.ts'
import { ancientOneSheet, hereOf, isStanding } from '../pieces.ts'
import type { Eldritch, EldritchShape } from '../shape.ts'
import { having, spaceHas, spacesAt, type X } from './selectors.ts'

const { a, all, clause, it, self, some, that, the } = g
const condition = conditionsOf<EldritchShape>()

export const tokenAttribute = (what: Token): 'eldritch' | 'healthTokens' | 'sanityTokens' =>
  what === 'eldritch' ? 'eldritch' : what === 'health' ? 'healthTokens' : 'sanityTokens'
export const tokenHolder = (x: X, on: 'self' | 'sheet'): string => (on === 'sheet' ? ancientOneSheet(x.t) : (x.self.piece ?? 'table'))
export const tokensOn = (t: Eldritch, holder: string, what: Token): number => t.get(holder, tokenAttribute(what))

const subject = (x: X, who: Selector | undefined): string => (who ? (find(x, who)[0] ?? '') : x.you)

const COUNT = { what: exactly<Which>()('selector'), 'atLeast?': 'amount', 'atMost?': 'amount' } as const
const TOKENS_ON = {
  what: { one: ['eldritch', 'health', 'sanity'] },
  on: { one: ['self', 'sheet'] },
  'atLeast?': 'amount',
  'none?': 'boolean',
} as const

const whose = (who: Selector | undefined, speak: Speaker): { subject?: Ref } => (who ? { subject: speak.selector(who) } : {})

const absent = (what: Ref, place?: Ref): ConditionTree => ({ kind: 'exists', what, ...(place ? { place } : {}), negated: true })

type OnBoard = { readonly the: string; readonly on?: Place; readonly name?: string | readonly string[]; readonly matching?: 'omen' }
type Counts = NodeFields<typeof COUNT>

/** «si hay 3 o más Monstruos en esta casilla», «si no tienes Pistas». */
function sayCount({ what, atLeast, atMost }: Counts): ConditionTree {
  const none = atMost === 0
  if (isPhrase(what, 'cards')) {
    const term = what.kind === 'item' ? 'possession' : what.kind
    return none
      ? { ...clause('have', { objects: [g.plural(term)] }), negated: true }
      : clause('have', { objects: [atLeastOf(term, atLeast)] })
  }
  if (isPhrase(what, 'mythos')) {
    const term = what.trait === 'rumor' ? 'rumorInPlay' : 'ongoingCard'
    return none ? absent(g.plural(term)) : exists(atLeastOf(term, atLeast))
  }
  if (what.the === 'kept') return holds(self(), atLeastOf('gate', atLeast))
  return what.the === 'space' ? absent(g.plural('expeditionEncounter')) : countOnBoard(what as OnBoard, atLeast, none)
}

function countOnBoard(what: OnBoard, atLeast: Amount | undefined, none: boolean): ConditionTree {
  const term =
    what.the === 'monsters' || what.the === 'monster'
      ? 'monster'
      : what.the === 'investigators'
        ? 'investigator'
        : what.the === 'clues'
          ? 'clue'
          : 'gate'
  const place = what.on === undefined || what.on === 'here' ? ownSpace() : placeRef(what.on)
  const one = what.name === 'cultist' ? 'cultist' : term
  const matching = what.matching ? { that: clause('matches', { objects: [the('omen')] }) } : {}
  if (none) return absent(g.plural(one, matching), what.matching ? undefined : place)
  const found = atLeast === 1 || atLeast === undefined ? a(one, matching) : atLeastOf(one, atLeast, matching)
  return what.matching ? exists(found) : exists(found, place)
}

/** Only the toughness of Monsters kept on a card, and a roll, are compared. */
function sayCompare({ a: left, op, b }: { a: Amount; op: string; b: Amount }): ConditionTree {
  const { n, details } = counted(b)
  const least = op === '>=' || op === '>'
  const right = details
    ? some('health', least ? { atLeast: Number(n) } : upTo(Number(n)), { ...details, unitOnly: true })
    : { kind: 'number' as const, quantity: least ? { atLeast: Number(n) } : upTo(Number(n)) }
  const what =
    typeof left === 'object' && 'of' in left && left.of === 'toughness'
      ? the('toughness', { owner: all('monster', { at: self() }) })
      : the('result')
  return clause('isBe', { subject: what, state: right })
}

const sayTokens = (node: NodeFields<typeof TOKENS_ON>): ConditionTree => {
  const place = node.on === 'sheet' ? the('ancientOneSheet') : thisCard
  return node.none ? absent(g.plural(TOKENS[node.what]), place) : holds(place, atLeastOf(TOKENS[node.what], node.atLeast))
}

export const conditions = {
  has: condition({
    fields: { what: exactly<Having>()('json'), 'who?': 'selector' },
    holds: (x, node) => having(x.t, subject(x, node.who), node.what),
    say: ({ what, who }, speak) => clause('have', { objects: [havingRef(what, 'count')], ...whose(who, speak) }),
  }),
  on: condition({
    fields: { place: exactly<Place | { readonly with: With }>()('json'), 'who?': 'selector' },
    holds: (x, node) => {
      const who = subject(x, node.who)
      if (!who || !isStanding(x.t, who)) return false
      const space = hereOf(x.t, who)
      return typeof node.place === 'object' && 'with' in node.place
        ? spaceHas(x.t, space, node.place.with)
        : spacesAt(x, node.place).includes(space)
    },
    say: ({ place, who }, speak) =>
      clause('stay', {
        place: typeof place === 'object' && 'with' in place ? a(spaceWith(place.with)) : placeRef(place),
        ...whose(who, speak),
      }),
  }),
  count: condition({
    fields: COUNT,
    holds: (x, node) => {
      const n = find(x, node.what).length
      return (node.atLeast === undefined || n >= amountOf(x, node.atLeast)) && (node.atMost === undefined || n <= amountOf(x, node.atMost))
    },
    say: sayCount,
  }),
  tokens: condition({
    fields: TOKENS_ON,
    holds: (x, node) => {
      const holder = tokenHolder(x, node.on)
      const n = tokensOn(x.t, holder, node.what)
      return node.none ? n === 0 && x.t.get(holder, 'armed') : n >= amountOf(x, node.atLeast ?? 1)
    },
    say: sayTokens,
  }),
  omen: condition({
    fields: { 'colour?': { one: ['green', 'blue', 'red'] }, 'matchesGate?': 'boolean' },
    holds: (x, node) => {
      const gate = x.names.gate ?? x.what.gate
      // Of a Gate there is not, nothing is true.
      if (node.matchesGate !== undefined)
        return typeof gate === 'string' && (gateColour(x.t, gate) === currentOmen(x.t)) === node.matchesGate
      return node.colour === currentOmen(x.t)
    },
    say: ({ colour, matchesGate }) =>
      matchesGate !== undefined
        ? clause('matches', { subject: that('gate'), objects: [the('omen')], ...(matchesGate ? {} : { negated: true }) })
        : clause('stay', { subject: the('omen'), place: the('omenSpace', colour ? { adjectives: [colour] } : {}) }),
  }),
  doom: condition({
    fields: { atMost: 'integer' },
    holds: (x, node) => x.t.state.doom <= node.atMost,
    say: ({ atMost }) => clause('stay', { subject: the('doom'), place: wordsAs(`la casilla ${atMost} o menos`, `${atMost} or less`) }),
  }),
  mysteries: condition({
    fields: { atLeast: 'integer' },
    holds: (x, node) => x.t.size('solved') >= node.atLeast,
    say: ({ atLeast }) => exists(atLeastOf('mystery', atLeast, { adjectives: ['solved'] })),
  }),
  awakened: condition({
    fields: {},
    holds: (x) => x.t.state.awakened,
    say: () => clause('stay', { subject: the('ancientOne'), state: 'awake' }),
  }),
  /** One of the dice of the test being resolved shows that face. */
  rolled: condition({
    fields: { face: 'integer' },
    holds: (x, node) => ((x.t.record('test')?.faces ?? x.names.faces ?? []) as readonly unknown[]).map(Number).includes(node.face),
    say: ({ face }) => clause('rolled', { objects: [wordsAs(`un ${face}`, `a ${face}`)], perfect: true }),
  }),
  defeatedIt: condition({
    fields: {},
    holds: (x) => x.what.defeated === true || x.names.defeated === 1,
    say: () => clause('defeat', { objects: [it('monster')] }),
  }),
  compare: { ...commonConditions.compare, say: sayCompare },
}
