import { resolveText } from '@miskatonic/effects'
import { choose, chooseSome, confirm, onPiece, order, type Script } from '@miskatonic/kernel'
import { doActivity, offersFor } from '../activities.ts'
import { anyCard, cardOf, currentDream } from '../cards.ts'
import { discard, drawCards } from '../deck.ts'
import { moveEntities } from '../entities.ts'
import { momentsAt } from '../moments.ts'
import { handOf, inOrder, lead } from '../people.ts'
import { figuresOf, squareOf } from '../scape.ts'
import type { Ether, Next, PieceId, ScapeStep, Seat } from '../shape.ts'
import { selfOf } from '../source.ts'
import { clearDreamers, clearFigures } from '../states.ts'
import { buyTurns, discardTurnCard, turnCard } from '../turnCards.ts'

/* One Turn: the Dreamers phase, then the Dreamscape phase (EF-TURN-01). */

export function* turnStart(t: Ether): Script<Next> {
  const { encounter } = t.state
  if (!encounter) return [{ step: 'onward' }]
  const n = encounter.turn + 1
  yield* t.ends('turn')
  yield* t.change((w) => {
    w.set('table', 'encounter', { ...encounter, turn: n })
    w.set('table', 'phase', 'dreamers')
    w.set('table', 'stirred', false)
    for (const who of t.seats) w.set(who, 'fresh', [])
    for (const who of t.seats) for (const mark of ['boosted', 'pushedOn', 'passed', 'dreamActed', 'acted'] as const) w.set(who, mark, false)
  })
  yield* t.happens('turn:begin', { n })
  if (yield* skipsNow(t)) return [{ step: 'skipSlumber' }] // EF-SKIP-02, EF-SKIP-03
  yield* momentsAt(t, { startOf: n })
  return [...inOrder(t).map((who) => ({ step: 'draw' as const, args: { who } })), { step: 'round', args: { who: lead(t) } }]
}

/** At the start of any Turn of a Slumber that can be skipped (EF-SKIP-01, EF-SKIP-05). */
function* skipsNow(t: Ether): Script<boolean> {
  const [tile] = t.inZone('slumber')
  if (tile === undefined || t.state.mode !== 'slumber' || !cardOf(t, tile, 'slumber').entity?.skip) return false
  return yield* confirm(t, lead(t), { about: 'skip-slumber', group: true })
}

/** Some may go before four come, up to the limit (EF-DRAW-01, EF-DRAW-05). */
export function* draw(t: Ether, { who }: { who: Seat }): Script {
  yield* t.resolving({ kind: 'drawing', who }, function* (): Script {
    const hand = t.inZone(handOf(who)).map((piece) => onPiece(piece))
    if (hand.length) {
      const about = { key: 'discard-before-drawing', args: { who } } as const
      yield* discard(t, who, yield* chooseSome(t, who, { about, options: hand, limits: { count: [0, hand.length] } }))
    }
    yield* drawCards(t, who, t.number('drawn', { who })) // EF-DRAW-04
  })
}

/** The steps of the Turn card from the top down (EF-SCAPE-02). */
export function* scapePhase(t: Ether): Script<Next> {
  yield* t.change((w) => w.set('table', 'phase', 'scape'))
  yield* clearDreamers(t)
  const steps = turnCard(t)?.steps ?? []
  return [...steps.map((_, i) => ({ step: 'scapeStep' as const, args: { i } })), { step: 'turnEnd' }, { step: 'turnDiscard' }]
}
export function* scapeStep(t: Ether, { i }: { i: number }): Script {
  const step = turnCard(t)?.steps[i]
  if (step === undefined || t.state.blockedSteps.includes(i)) return // EF-BLOCK-02
  yield* answerRapidly(t)
  yield* resolveStep(t, step)
}
export function* resolveStep(t: Ether, step: ScapeStep): Script {
  yield* t.happens('step:begin', { step })
  if (step === 'movement') return yield* moveEntities(t) // EF-EMOVE-01
  const sources = sourcesOf(t, step)
  const options = sources.map((piece) => onPiece(piece))
  const sorted =
    sources.length > 1 ? yield* order(t, lead(t), { about: { key: 'order-step', args: { step } }, options, group: true }) : sources // EF-SCAPE-05
  const stood = sorted.length > 1 ? { stood: standingNow(t) } : {}
  for (const source of sorted) yield* t.resolving({ kind: 'step', step, source, ...stood }, () => fire(t, step, source))
}
/** Ranges of a step are those of its beginning, whoever is moved by one of its effects (EF-RULING-29). */
const standingNow = (t: Ether) => Object.fromEntries([...t.seats, ...figuresOf(t)].map((one) => [one, squareOf(t, one)]))
/** Entities, the Gate, Secrets in play; Whims in Slumbers (EF-SCAPE-01, EF-RULING-78). */
function sourcesOf(t: Ether, step: Exclude<ScapeStep, 'movement'>): readonly PieceId[] {
  const whims = t.state.mode === 'slumber' ? t.inZone('whims') : []
  const all = [...t.inZone('entity'), ...t.inZone('slumber'), ...t.inZone('gate'), ...t.inZone('situations'), ...whims]
  return all.filter((piece) => stepEffect(t, step, piece) !== null) // EF-SCAPE-04
}
function stepEffect(t: Ether, step: Exclude<ScapeStep, 'movement'>, piece: PieceId) {
  const card = anyCard(t, piece)
  if (card.kind === 'slumber') return card.entity?.steps[step] ?? null
  if (card.kind === 'fate') return card.whim?.steps?.[step] ?? null
  return 'steps' in card && card.kind !== 'turn' ? (card.steps?.[step] ?? null) : null
}
function* fire(t: Ether, step: Exclude<ScapeStep, 'movement'>, source: PieceId): Script {
  const effect = stepEffect(t, step, source)
  if (effect) yield* resolveText(t, effect, { self: selfOf(source, lead(t)), you: lead(t) })
}

/** Whoever has something rapid may use it before the step; nobody who has not is asked (EF-SCAPE-06, EF-RULING-50). */
function* answerRapidly(t: Ether): Script {
  for (const who of inOrder(t)) {
    for (let more = true; more; ) {
      const { options } = offersFor(t, who, 'rapid')
      if (!options.length) break
      const key = yield* choose(t, who, { about: 'answer-rapidly', options: [...options, { key: 'pass' }] })
      more = key !== 'pass'
      if (more) yield* doActivity(t, who, key)
    }
  }
}

/** What is due at the end of the Turn comes before its card goes (EF-SCAPE-07). */
export function* turnEnd(t: Ether): Script {
  const turn = t.state.encounter?.turn ?? 0
  yield* t.happens('turn:end', { n: turn })
  if (currentDream(t)) yield* momentsAt(t, { endOf: turn })
}
/** Just before the last card goes is the last moment for Hours (EF-RULING-35). */
export function* turnDiscard(t: Ether): Script<Next> {
  if (t.size('turn-deck') === 1) yield* buyTurns(t, lead(t), 'last-hours')
  yield* discardTurnCard(t)
  yield* clearFigures(t)
  yield* t.ends('turn') // EF-SCAPE-09
  return t.size('turn-deck') > 0 ? [{ step: 'turnStart' }] : [{ step: 'outOfTurns' }] // EF-SCAPE-10, EF-SCAPE-11
}
