import type { Amount, Selector, Speaker } from '@miskatonic/effects'
import { type Condition, exists, holds, type Ref } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { atLeastOf, counted, g, havingRef, ownSpace, placeRef, spaceWith, TOKENS, thisCard, wordsAs } from './things.ts'

const { a, all, clause, it, self, some, that, the } = g

const whose = (who: Selector | undefined, speak: Speaker): { subject?: Ref } => (who ? { subject: speak.selector(who) } : {})

const absent = (what: Ref, place?: Ref): Condition => ({ kind: 'exists', what, ...(place ? { place } : {}), negated: true })

type OnBoard = { readonly the: string; readonly on?: N.Place; readonly name?: string | readonly string[]; readonly matching?: 'omen' }
type Counts = { readonly what: N.Which; readonly atLeast?: Amount; readonly atMost?: Amount }

/** «si hay 3 o más Monstruos en esta casilla», «si no tienes Pistas». */
function count({ what, atLeast, atMost }: Counts): Condition {
  const none = atMost === 0
  switch (what.the) {
    case 'cards': {
      const cards = what as N.Cards
      const term = cards.kind === 'item' ? 'possession' : cards.kind
      return none
        ? { ...clause('have', { objects: [g.plural(term)] }), negated: true }
        : clause('have', { objects: [atLeastOf(term, atLeast)] })
    }
    case 'kept':
      return holds(self(), atLeastOf('gate', atLeast))
    case 'space':
      return absent(g.plural('expeditionEncounter'))
    case 'mythos': {
      const term = (what as N.Mythos).trait === 'rumor' ? 'rumorInPlay' : 'ongoingCard'
      return none ? absent(g.plural(term)) : exists(atLeastOf(term, atLeast))
    }
    default:
      return countOnBoard(what as OnBoard, atLeast, none)
  }
}

function countOnBoard(what: OnBoard, atLeast: Amount | undefined, none: boolean): Condition {
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
function compare({ a: left, op, b }: { a: Amount; op: string; b: Amount }): Condition {
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
const upTo = (n: number) => ({ upTo: n })

const tokens = (node: { what: N.Token; on: 'self' | 'sheet'; atLeast?: Amount; none?: true }): Condition => {
  const place = node.on === 'sheet' ? the('ancientOneSheet') : thisCard
  return node.none ? absent(g.plural(TOKENS[node.what]), place) : holds(place, atLeastOf(TOKENS[node.what], node.atLeast))
}

/** What each condition of the cards says. */
export const conditionSayings = {
  has: (node: { what: N.Having; who?: Selector }, speak: Speaker): Condition =>
    clause('have', { objects: [havingRef(node.what, 'count')], ...whose(node.who, speak) }),
  on: (node: { place: N.Place | { with: N.Spaces['with'] }; who?: Selector }, speak: Speaker): Condition => {
    const place =
      typeof node.place === 'object' && 'with' in node.place ? a(spaceWith(node.place.with ?? 'gate')) : placeRef(node.place as N.Place)
    return clause('stay', { place, ...whose(node.who, speak) })
  },
  count,
  tokens,
  omen: (node: { colour?: 'green' | 'blue' | 'red'; matchesGate?: boolean }): Condition =>
    node.matchesGate !== undefined
      ? clause('matches', { subject: that('gate'), objects: [the('omen')], ...(node.matchesGate ? {} : { negated: true }) })
      : clause('stay', { subject: the('omen'), place: the('omenSpace', node.colour ? { adjectives: [node.colour] } : {}) }),
  doom: (node: { atMost: number }): Condition =>
    clause('stay', { subject: the('doom'), place: wordsAs(`la casilla ${node.atMost} o menos`, `${node.atMost} or less`) }),
  mysteries: (node: { atLeast: number }): Condition => exists(atLeastOf('mystery', node.atLeast, { adjectives: ['solved'] })),
  awakened: (): Condition => clause('stay', { subject: the('ancientOne'), state: 'awake' }),
  rolled: (node: { face: number }): Condition =>
    clause('rolled', { objects: [wordsAs(`un ${node.face}`, `a ${node.face}`)], perfect: true }),
  toughness: (node: { atLeast?: Amount }): Condition => compare({ a: { of: 'toughness' }, op: '>=', b: node.atLeast ?? 1 }),
  defeatedIt: (): Condition => clause('defeat', { objects: [it('monster')] }),
}
export const commonConditionSayings = { compare }
