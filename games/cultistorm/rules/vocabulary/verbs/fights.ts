import { could, run } from '@miskatonic/effects'
import { given, on, upTo } from '@miskatonic/effects/text'
import { choose, chooseSome, onPiece, type Rec, type RecordId, type Script } from '@miskatonic/kernel'
import { devouredSymbols } from '../../ancients.ts'
import { cultistDie, dice } from '../../dice.ts'
import { hand } from '../../hands.ts'
import type { MagicSymbol, PieceId, Slot } from '../../shape.ts'
import { type Doubled, enemySymbols, isSectActive } from '../../symbols.ts'
import { g, plain, verb, type X, you } from './frame.ts'

/* What can be done in a fight besides having the symbols. */

const { clause, some, the, a, your } = g

const fightOf = (x: X): Rec | null => x.t.record('fight')
const enemyOf = (record: Rec): PieceId => record.enemy as PieceId

type Ignored = 'sect' | 'die' | 'devoured' | 'any'

/** The active sect symbol, the cultist die, a devoured cultist's symbol, or any. */
const ignore = verb({
  fields: { what: { one: ['sect', 'die', 'devoured', 'any'] }, 'n?': 'integer' },
  *run(x, { what, n = 1 }) {
    const record = fightOf(x)
    if (!record) return false
    if (what === 'sect') yield* x.t.change((w) => w.note(record.id, { noSect: true }))
    else if (what === 'die') yield* x.t.change((w) => w.note(record.id, { noDie: true }))
    else
      yield* ignoreSymbols(x, record.id, what === 'any' ? enemySymbols(x.t, enemyOf(record)) : devouredSymbols(x.t, record.at as Slot), n)
    return true
  },
  could: (x, { what }) => couldIgnore(x, what),
  say: ({ what, n = 1 }) => clause('ignore', { objects: [ignoredOf(what, n)] }),
})

function couldIgnore(x: X, what: Ignored): boolean {
  const record = fightOf(x)
  if (!record) return false
  if (what === 'sect') return record.against === 'cultist' && isSectActive(x.t, enemyOf(record)) && record.noSect === false
  if (what === 'die') return cultistDie(x.t, record.at as Slot) !== 'blank' && record.noDie === false
  return what === 'any' || record.against === 'ancient'
}

const ignoredOf = (what: Ignored, n: number) => {
  if (what === 'sect') return the('sectSymbol', { owner: the('cultist') })
  if (what === 'die') return the('cultistDie')
  return what === 'devoured'
    ? the('symbol', { owner: a('cultist', { adjectives: ['devoured'] }) })
    : some('symbol', n > 1 ? upTo(n) : n, { choice: true, owner: the('enemy') })
}

function* ignoreSymbols(x: X, id: RecordId, among: readonly MagicSymbol[], n: number): Script {
  const options = among.map((symbol, i) => ({ key: `${i}:${symbol}`, label: { key: 'symbol', args: { symbol } } }))
  if (!options.length) return
  const limits = { count: [1, Math.min(n, options.length)] as const }
  const chosen = yield* chooseSome(x.t, you(x), { about: 'choose-symbols', options, limits })
  const gone = chosen.map((key) => key.split(':')[1] as MagicSymbol)
  const ignored = x.t.recordById(id).ignored as readonly MagicSymbol[]
  yield* x.t.change((w) => w.note(id, { ignored: [...ignored, ...gone] }))
}

/** Chosen now, spent if the fight is won with it. */
function* note(x: X, among: readonly PieceId[], field: 'doubled' | 'free' | 'spare'): Script<boolean> {
  const record = fightOf(x)
  if (!record || !among.length) return false
  const { id } = record
  const piece: PieceId = yield* choose(x.t, you(x), { about: 'choose-source', options: among.map((one) => onPiece(one)) })
  const now = x.t.recordById(id)
  const doubled: Doubled = { piece, by: x.self.piece }
  const patch =
    field === 'doubled'
      ? { doubled: [...(now.doubled as readonly Doubled[]), doubled] }
      : field === 'free'
        ? { free: [...(now.free as readonly PieceId[]), piece] }
        : { spare: piece }
  yield* x.t.change((w) => w.note(id, patch))
  return true
}

/** What a help does by itself: afterwards it has been used, and its icons come after the fight. */
const useHelp = verb({
  fields: { effect: 'effect' },
  *run(x, { effect }) {
    yield* run(x, effect)
    const [card, record] = [x.self.piece, fightOf(x)]
    if (card === null || !record) return
    const used = [...(record.used as readonly PieceId[]), card]
    yield* x.t.change((w) => {
      w.set(card, 'committed', true)
      w.note(record.id, { used })
    })
  },
  could: (x, { effect }) => could(x, effect),
  say: ({ effect }, speak) => speak.effect(effect),
})

const ownDice = (x: X): PieceId[] => dice(x.t, you(x)).filter((die) => !x.t.get(die, 'committed'))
const fighting = (x: X): boolean => fightOf(x) !== null

export const fightVerbs = {
  useHelp,
  ignore,
  doubleCard: plain(
    (x) => note(x, hand(x.t, you(x)), 'doubled'),
    clause('double', { objects: [the('symbol', { owner: some('card', 1, { from: your('hand') }) })] }),
    (x) => fighting(x) && hand(x.t, you(x)).length > 0,
  ),
  doubleDie: plain(
    (x) => note(x, ownDice(x), 'doubled'),
    clause('double', { objects: [the('symbol', { owner: some('die', 1, { owner: 'own' }) })] }),
    (x) => fighting(x) && ownDice(x).length > 0,
  ),
  /** A hand card that counts as any one symbol. */
  freeCard: plain(
    (x) => note(x, hand(x.t, you(x)), 'free'),
    clause('countAs', { subject: some('card', 1, { from: your('hand') }), as: g.any('symbol') }),
    (x) => fighting(x) && hand(x.t, you(x)).length > 0,
  ),
  /** A hand card that is not discarded though it was used. */
  spareCard: plain(
    (x) => note(x, hand(x.t, you(x)), 'spare'),
    on(
      given(clause('win', { objects: [the('fight')] })),
      clause('return', { objects: [some('card', 1, { adjectives: ['used'] })], to: your('hand') }),
    ),
    (x) => fighting(x) && hand(x.t, you(x)).length > 0,
  ),
}
