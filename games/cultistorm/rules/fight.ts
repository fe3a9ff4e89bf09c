import { resolveText } from '@miskatonic/effects'
import { choose, defined, Offer, oneOfEach, onPiece, pieceArgument, type RecordId, type Script } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from './actions.ts'
import { defeatAncient } from './ancients.ts'
import { slotOf } from './board.ts'
import { cardOf, isKind } from './cards.ts'
import { candidates, covers, missing, obvious, spending, type Unit } from './cover.ts'
import { refillCultists } from './cultists.ts'
import { dice, rerollDie } from './dice.ts'
import { discardCards, hand } from './hands.ts'
import { discardItem } from './items.ts'
import { deadly, gainMadness } from './madness.ts'
import { readBeforeFight } from './narrative.ts'
import { anyTrophies } from './resources.ts'
import type { Failure, MagicSymbol, PieceId, Seat, Slot, Storm } from './shape.ts'
import { resolveIcons } from './support.ts'
import { type Doubled, enemySymbols, unitsOf } from './symbols.ts'
import { advanceTerror } from './terror.ts'
import { gainTrophy } from './trophies.ts'

/* One fight, from the attack to what comes of it. */

type Fight = { readonly who: Seat; readonly enemy: PieceId; readonly at: Slot; readonly against: 'cultist' | 'ancient' }

export function* fight(t: Storm, who: Seat, enemy: PieceId): Script {
  const against = isKind(t, enemy, 'ancient') ? 'ancient' : 'cultist'
  const about: Fight = { who, enemy, at: slotOf(t, enemy) as Slot, against }
  const aids = {
    ignored: [],
    more: [],
    noDie: false,
    noSect: false,
    doubled: [],
    free: [],
    added: [],
    used: [],
    spent: [],
    spare: null,
    story: null,
    lent: [],
  }
  yield* t.resolving({ kind: 'fight', ...about, ...aids }, function* (id) {
    if (against === 'cultist') yield* readBeforeFight(t, id, who, enemy) // CS-NARR-07
    yield* t.happens('fight:begin', about)
    if (against === 'ancient') yield* attackMadness(t, who, enemy)
    if (yield* contest(t, id, about)) yield* win(t, id, about)
    else yield* lose(t, id, about)
    yield* t.happens('fight:end', { who, against })
    yield* t.ends('fight')
  })
}

/** To face an Ancient One costs the mind something, even the last of it. */
function* attackMadness(t: Storm, who: Seat, ancient: PieceId): Script {
  const n = cardOf(t, ancient, 'ancient').attackMadness // CS-RULING-64
  const struck = yield* t.happens('attack:madden', { who, n, ancient })
  if (struck) yield* gainMadness(t, who, { n: struck.n, cause: 'attack' }) // CS-AFIGHT-04, CS-AFIGHT-05
}

/** Uses what there is until the symbols are met or given up. Gives whether the enemy is beaten. */
function* contest(t: Storm, id: RecordId, { who, enemy }: Fight): Script<boolean> {
  for (;;) {
    const lacks = missing(enemySymbols(t, enemy), unitsOf(t, who))
    const { options, refused } = ways(t, who, lacks.length === 0)
    const about = { key: 'fight', args: { who, enemy: pieceArgument(enemy), symbols: lacks } } as const
    const key = yield* choose(t, who, { about, options, refused })
    if (key === 'strike') return yield* commit(t, id, who, enemy)
    if (key === 'yield') return false
    if (isAction(key)) yield* useAction(t, who, key, FIGHT_SLOTS)
    else yield* payReroll(t, who, key.slice('reroll:'.length))
  }
}

const FIGHT_SLOTS = ['fight', 'both'] as const

function ways(t: Storm, who: Seat, enough: boolean): Offer {
  const offer = new Offer().add({ key: enough ? 'strike' : 'yield' }) // CS-MATCH-08, CS-MATCH-12
  for (const die of dice(t, who).filter((one) => !t.get(one, 'committed')))
    offer.add(onPiece(die, 'reroll'), deadly(t, who, t.number('rerollCost', { who }), 'CS-ROLL-04')) // CS-ROLL-02, CS-RULING-24
  return offerActions(t, who, FIGHT_SLOTS, offer)
}

function* payReroll(t: Storm, who: Seat, die: PieceId): Script {
  yield* gainMadness(t, who, { n: t.number('rerollCost', { who }), cause: 'reroll' })
  yield* rerollDie(t, who, die) // CS-ROLL-03
}

/** The detective says what meets which symbol; the rest is kept. */
function* commit(t: Storm, id: RecordId, who: Seat, enemy: PieceId): Script<true> {
  let units = unitsOf(t, who)
  const pieces = new Set<PieceId>()
  const needs = enemySymbols(t, enemy)
  for (const [i, symbol] of needs.entries()) {
    const rest = needs.slice(i + 1)
    const open = candidates(symbol, rest, units)
    const unit = obvious(symbol, rest, units, open) ?? (yield* chooseUnit(t, who, symbol, open)) // CS-RULING-60
    units = spending(units, unit, symbol)
    pieces.add(unit.piece)
  }
  yield* spend(t, id, who, [...pieces])
  return true
}

function* chooseUnit(t: Storm, who: Seat, symbol: MagicSymbol, open: readonly Unit[]): Script<Unit> {
  const about = { key: 'commit', args: { symbol } } as const
  const piece = yield* choose(t, who, {
    about,
    options: oneOfEach(t, [...new Set(open.map((unit) => unit.piece))]).map((one) => onPiece(one)),
  })
  return defined(open.find((unit) => unit.piece === piece))
}

/** What was committed is used up for this phase, or gone. */
function* spend(t: Storm, id: RecordId, who: Seat, pieces: readonly PieceId[]): Script {
  const record = t.recordById(id)
  const support = pieces.filter((piece) => isKind(t, piece, 'action') && !hand(t, who).includes(piece))
  const cards = pieces.filter((piece) => hand(t, who).includes(piece) && piece !== record.spare)
  yield* t.change((w) => {
    for (const piece of pieces) if (!hand(t, who).includes(piece)) w.set(piece, 'committed', true) // CS-RULING-58
    w.note(id, { spent: pieces, used: [...(record.used as readonly PieceId[]), ...support] })
  })
  yield* discardCards(t, who, cards) // CS-TROPHY-07
  for (const item of pieces.filter((piece) => isKind(t, piece, 'item'))) yield* useCharge(t, who, item)
}

function* useCharge(t: Storm, who: Seat, item: PieceId): Script {
  yield* t.change((w) => w.add(item, 'charges', -1))
  if (t.get(item, 'charges') <= 0) yield* discardItem(t, who, item)
}

function* win(t: Storm, id: RecordId, about: Fight): Script {
  const { who, enemy, at, against } = about
  const prize = against === 'cultist' ? cardOf(t, enemy, 'cultist') : null
  yield* t.happens('fight:win', about)
  if (against === 'ancient') yield* defeatAncient(t, enemy, who)
  else {
    yield* t.happens('cultist:defeat', { cultist: enemy, who, at }, (w, e) => w.put(e.cultist, 'cultist-discard')) // CS-TROPHY-05, CS-TROPHY-06
    yield* prize?.monster ? anyTrophies(t, who, 2) : gainOf(t, who, prize?.sectSymbol) // CS-TROPHY-04, CS-RULING-61, CS-RULING-133
    yield* refillCultists(t)
  }
  yield* usedSupport(t, id, who, true)
}

function* gainOf(t: Storm, who: Seat, symbol: MagicSymbol | undefined): Script {
  if (symbol) yield* gainTrophy(t, who, symbol)
}

function* lose(t: Storm, id: RecordId, about: Fight): Script {
  yield* t.happens('fight:lose', about)
  yield* penalty(t, about.who, 'lost') // CS-AFIGHT-11, CS-RULING-65
  yield* usedSupport(t, id, about.who, false)
}

/** What comes of the help that was really used: its reward, then its icons. */
function* usedSupport(t: Storm, id: RecordId, who: Seat, won: boolean): Script {
  const idle = idleDoublers(t, id)
  const used = (t.recordById(id).used as readonly PieceId[]).filter((card) => !idle.includes(card))
  yield* t.change((w) => {
    for (const card of idle) w.set(card, 'committed', false) // CS-RULING-59
  })
  for (const card of used) {
    const { won: reward } = cardOf(t, card, 'action')
    const self = { source: { piece: card }, piece: card, controller: who, bound: {} }
    if (won && reward) yield* resolveText(t, reward, { self, you: who })
    yield* resolveIcons(t, card) // CS-RULING-40
  }
}

/** Cards that were to double what did not help to win: they are not spent. */
function idleDoublers(t: Storm, id: RecordId): PieceId[] {
  const { doubled, spent } = t.recordById(id)
  return (doubled as readonly Doubled[]).flatMap(({ piece, by }) =>
    by === null || (spent as readonly PieceId[]).includes(piece) ? [] : [by],
  )
}

/** For a fight that was lost, and for not fighting at all. */
export function* penalty(t: Storm, who: Seat, failure: Failure): Script {
  const maddened = yield* t.happens('penalty:madden', { who, n: 1, failure })
  if (maddened) yield* gainMadness(t, who, { n: maddened.n, cause: 'penalty' })
  if (yield* t.happens('penalty:terrify', { who, failure })) yield* advanceTerror(t, 1, 'penalty') // CS-COMBAT-06, CS-RULING-54
}

/** Whether this detective, as things stand, could beat this enemy. */
export const couldBeat = (t: Storm, who: Seat, enemy: PieceId): boolean => covers(enemySymbols(t, enemy), unitsOf(t, who))
