import { choose, onPiece, onSeat, type Script } from '@miskatonic/kernel'
import { bury } from './burial.ts'
import { couldStop, defendersAbsorb, type Striker } from './combat/absorbing.ts'
import { fitsCall } from './control.ts'
import { layPlace } from './locations.ts'
import { alliesOf, cardOf, handOf, isFaceUp, isIn, opponentsOf } from './pieces.ts'
import { payFor, wrongDimension } from './playing.ts'
import { loseSanity, pricedOption, priceOf } from './sanity.ts'
import type { CardFilter, Mythos, PieceId, Seat } from './shape.ts'
import { runText } from './texts.ts'
import { currentValue, isInvisible } from './value.ts'
import { at } from './zones.ts'

/* Summoning: a Monster of the Hand attacks once, at once; or carries the Investigator away. */

/** Fitting Monsters of the Hand, payable together with the Spell (MY-SUMMON-04, MY-RULING-23). */
export function summonable(t: Mythos, who: Seat, calls: CardFilter, spellCost: number): PieceId[] {
  return handOf(t, who).filter((piece) => {
    const card = cardOf(t, piece)
    if (card.kind !== 'monster') return false
    return fitsCall(t, piece, calls) && !wrongDimension(t, who, card) && spellCost + priceOf(t, who, piece) <= t.get(who, 'sanity')
  })
}

/** The Monster's own SAN is paid at once (MY-SUMMON-05); then attack or journey (MY-SUMMON-12). */
export function* summon(t: Mythos, who: Seat, calls: CardFilter): Script {
  const options = summonable(t, who, calls, 0).map((piece) => pricedOption(t, who, piece, onPiece(piece)))
  if (!options.length) return
  // Asked even if there is but one: how many there are is nobody's business.
  const monster = yield* choose(t, who, { about: 'prompt.summon', options, cover: true })
  if (!(yield* payFor(t, who, priceOf(t, who, monster), monster))) return
  const rides = cardOf(t, monster, 'monster').travels !== undefined
  const key = yield* choose(t, who, {
    about: 'prompt.summoned',
    options: [...opponentsOf(t, who).map(onSeat), ...(rides ? [{ key: 'ride' }] : [])],
  })
  if (key === 'ride') yield* ride(t, who, monster)
  else yield* attack(t, who, monster, key)
}

/** Laid on the Chronicle like a Travel Event of its modes (MY-SUMMON-11, MY-RULING-24). */
function* ride(t: Mythos, who: Seat, monster: PieceId): Script {
  yield* t.happens('monster:ride', { who, monster })
  yield* layPlace(t, who, monster, false)
}

/** Allies may stand in its way, neither Spells nor Threat (MY-SUMMON-06..10, MY-RULING-59); then it is buried (MY-SUMMON-14). */
function* attack(t: Mythos, who: Seat, monster: PieceId, against: Seat): Script {
  yield* t.resolving({ kind: 'attack', who, against, monster }, function* () {
    yield* t.happens('monster:summon', { who, monster, against }, (w) => w.put(monster, at.summoned(who)))
    const n = currentValue(t, monster, who)
    const striker: Striker = { piece: monster, n, invisible: isInvisible(t, monster, who), side: who }
    const defenders = yield* volunteers(t, against, striker)
    const left = yield* defendersAbsorb(t, against, defenders, [striker])
    const through = left.reduce((sum, one) => sum + one.n, 0)
    if (through > 0) yield* loseSanity(t, against, through)
    const { harm } = cardOf(t, monster, 'monster')
    if (through > 0 && isIn(t, against)) yield* runText(t, harm, { card: monster, controller: who, you: against })
  })
  if (t.where(monster) === at.summoned(who)) yield* bury(t, monster)
}

/** Any own face-up Allies that could stop something of it, one by one. */
function* volunteers(t: Mythos, who: Seat, striker: Striker): Script<PieceId[]> {
  const chosen: PieceId[] = []
  for (;;) {
    const other = alliesOf(t, who).filter((ally) => isFaceUp(t, ally) && !chosen.includes(ally))
    const free = other.filter((ally) => couldStop(t, who, ally, chosen, [striker]))
    if (!free.length) return chosen
    const key = yield* choose(t, who, { about: 'prompt.stand-in', options: [...free.map((ally) => onPiece(ally)), { key: 'done' }] })
    if (key === 'done') return chosen
    chosen.push(key)
  }
}
