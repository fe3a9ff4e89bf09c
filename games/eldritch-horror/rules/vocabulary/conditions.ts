import { type Amount, amountOf, find, type Selector } from '@miskatonic/effects'
import type { Having, Place, Spaces, Token } from '../../content/nodes.ts'
import { currentOmen, gateColour } from '../gateColours.ts'
import { ancientOneSheet, hereOf, isStanding } from '../pieces.ts'
import type { Eldritch } from '../shape.ts'
import { having, spaceHas, spacesAt, type X } from './selectors.ts'

export const tokenAttribute = (what: Token): 'eldritch' | 'healthTokens' | 'sanityTokens' =>
  what === 'eldritch' ? 'eldritch' : what === 'health' ? 'healthTokens' : 'sanityTokens'
export const tokenHolder = (x: X, on: 'self' | 'sheet'): string => (on === 'sheet' ? ancientOneSheet(x.t) : (x.self.piece ?? 'table'))
export const tokensOn = (t: Eldritch, holder: string, what: Token): number => t.get(holder, tokenAttribute(what))

const subject = (x: X, who: Selector | undefined): string => (who ? (find(x, who)[0] ?? '') : x.you)

export const conditions = {
  has: {
    fields: { what: 'json', 'who?': 'selector' },
    holds: (x: X, node: { what: Having; who?: Selector }) => having(x.t, subject(x, node.who), node.what),
  },
  on: {
    fields: { place: 'json', 'who?': 'selector' },
    holds: (x: X, node: { place: Place | { with: Spaces['with'] }; who?: Selector }) => {
      const who = subject(x, node.who)
      if (!who || !isStanding(x.t, who)) return false
      const space = hereOf(x.t, who)
      return typeof node.place === 'object' && 'with' in node.place
        ? spaceHas(x.t, space, node.place.with as NonNullable<Spaces['with']>)
        : spacesAt(x, node.place as Place).includes(space)
    },
  },
  count: {
    fields: { what: 'selector', 'atLeast?': 'amount', 'atMost?': 'amount' },
    holds: (x: X, node: { what: Selector; atLeast?: Amount; atMost?: Amount }) => {
      const n = find(x, node.what).length
      return (node.atLeast === undefined || n >= amountOf(x, node.atLeast)) && (node.atMost === undefined || n <= amountOf(x, node.atMost))
    },
  },
  tokens: {
    fields: { what: 'string', on: 'string', 'atLeast?': 'amount', 'none?': 'boolean' },
    holds: (x: X, node: { what: Token; on: 'self' | 'sheet'; atLeast?: Amount; none?: true }) => {
      const holder = tokenHolder(x, node.on)
      const n = tokensOn(x.t, holder, node.what)
      return node.none ? n === 0 && x.t.get(holder, 'armed') : n >= amountOf(x, node.atLeast ?? 1)
    },
  },
  omen: {
    fields: { 'colour?': 'string', 'matchesGate?': 'boolean' },
    holds: (x: X, node: { colour?: string; matchesGate?: boolean }) => {
      const gate = x.names.gate ?? x.what.gate
      // Of a Gate there is not, nothing is true.
      if (node.matchesGate !== undefined)
        return typeof gate === 'string' && (gateColour(x.t, gate) === currentOmen(x.t)) === node.matchesGate
      return node.colour === currentOmen(x.t)
    },
  },
  doom: { fields: { atMost: 'integer' }, holds: (x: X, node: { atMost: number }) => x.t.state.doom <= node.atMost },
  mysteries: { fields: { atLeast: 'integer' }, holds: (x: X, node: { atLeast: number }) => x.t.size('solved') >= node.atLeast },
  awakened: { fields: {}, holds: (x: X) => x.t.state.awakened },
  /** One of the dice of the test being resolved shows that face. */
  rolled: {
    fields: { face: 'integer' },
    holds: (x: X, node: { face: number }) =>
      ((x.t.record('test')?.faces ?? x.names.faces ?? []) as readonly unknown[]).map(Number).includes(node.face),
  },
  defeatedIt: { fields: {}, holds: (x: X) => x.what.defeated === true || x.names.defeated === 1 },
}
