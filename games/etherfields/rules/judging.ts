import { DREAMERS } from '../content/kinds.ts'
import { cardById } from './cards.ts'
import { DECKS, type DeckName, type Visit, type World } from './shape.ts'

/* A memory may come out of a file that somebody wrote by hand: nothing of it reaches a table that no campaign could have left. */

/** No campaign has so many of anything. */
const MOST = 2000

type Kind = NonNullable<ReturnType<typeof cardById>>['kind']
type Test = (value: unknown) => boolean

const isNumber: Test = (value) => Number.isInteger(value) && Math.abs(value as number) < 1e6
const isWord: Test = (value) => typeof value === 'string' && value.length <= 100
const isNight: Test = (value) => isNumber(value) && (value as number) >= 0
const oneOf =
  (names: readonly (string | null)[]): Test =>
  (value) =>
    names.includes(value as string)
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length <= MOST && value.every(test)
const recordOf =
  (test: Test, key: Test = isWord): Test =>
  (value) =>
    isObject(value) && Object.keys(value).length <= MOST && Object.entries(value).every(([name, one]) => key(name) && test(one))
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Whatever is missing must be allowed to be; nothing else may be there. */
const shapeOf =
  (fields: { readonly [name: string]: Test }): Test =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, test]) => test((value as { readonly [name: string]: unknown })[name]))
const maybe =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value)
const cardsOf = (kind: Kind): Test => listOf((id) => isWord(id) && cardById(id as string)?.kind === kind)

const IN_DECK: { readonly [D in DeckName]: Kind } = {
  fate: 'fate',
  flaws: 'flaw',
  market: 'influence',
  'item-market': 'item',
  'mask-pool': 'mask',
  slumbers: 'slumber',
}
const isDreamer = oneOf(DREAMERS)
const isYes: Test = (value) => typeof value === 'boolean'

const FIELDS: { readonly [F in keyof World]-?: Test } = {
  night: isNight,
  begun: isYes,
  dreamers: recordOf(shapeOf({ cards: cardsOf('influence'), flaws: cardsOf('flaw'), masks: cardsOf('mask'), voucher: isYes }), isDreamer),
  players: recordOf(isDreamer),
  items: cardsOf('item'),
  notes: cardsOf('note'),
  wisdom: cardsOf('wisdom'),
  gates: cardsOf('gate'),
  districts: cardsOf('district'),
  season: (value) => value === null || (isWord(value) && cardById(value as string)?.kind === 'season'),
  decks: shapeOf(Object.fromEntries(DECKS.map((deck) => [deck, shapeOf({ added: cardsOf(IN_DECK[deck]), gone: cardsOf(IN_DECK[deck]) })]))),
  flags: recordOf(isNumber),
  read: listOf(isNumber),
  journal: listOf(shapeOf({ page: (value) => typeof value === 'string' && /^\d{1,6}-\d{1,4}$/.test(value), night: isNight })),
  visits: listOf(
    (visit) =>
      shapeOf({ night: isNight, kind: oneOf(['dream', 'slumber']), id: isWord, how: oneOf(['won', 'partial', 'out', 'lost', 'left']) })(
        visit,
      ) && isMet(visit as Visit),
  ),
  since: recordOf(isNight),
  variants: shapeOf({ classic: maybe(isYes), noBoost: maybe(isYes), freeOrder: maybe(isYes) }),
  cast: listOf((value) => value === null || isDreamer(value)),
  taken: listOf(isWord),
  finished: (value) => value === null || isWord(value),
}
const isMet = ({ kind, id }: Visit): boolean =>
  kind === 'dream' ? cardById(`gate-${id}`)?.kind === 'gate' : cardById(id)?.kind === 'slumber'

/** What is wrong with a memory, for people; null: nothing. */
export function judgeWorld(value: unknown): string | null {
  if (!isObject(value)) return 'is no memory of a campaign'
  const strange = Object.keys(value).filter((name) => !Object.hasOwn(FIELDS, name))
  const wrong = Object.entries(FIELDS).filter(([name, test]) => !test((value as { readonly [name: string]: unknown })[name]))
  const names = [...strange, ...wrong.map(([name]) => name)]
  return names.length ? `is no memory of a campaign: ${names.slice(0, 5).join(', ')}` : null
}
