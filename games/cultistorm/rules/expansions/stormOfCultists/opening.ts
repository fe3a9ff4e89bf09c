import { resolveText } from '@miskatonic/effects'
import { askEach, asking, choose, confirm, Offer, onPiece, type Script } from '@miskatonic/kernel'
import { missions } from '../../../content/expansions/stormOfCultists.ts'
import type { Carried } from '../../../expansions.ts'
import { allOf, cardOf } from '../../cards.ts'
import { items, keepItem } from '../../items.ts'
import { rulesOf } from '../../options.ts'
import type { PieceId, Seat, Storm } from '../../shape.ts'
import { detectiveOf } from '../../targets.ts'
import { detectives, lead } from '../../team.ts'
import { MISSIONS } from './missions.ts'

/* How a night of the campaign begins: which mission, what was brought along, what is bought, what still hurts. */

const night = (t: Storm) => rulesOf(t).stormOfCultists as NonNullable<ReturnType<typeof rulesOf>['stormOfCultists']>

/** A lost mission may be played once more; the last one has nothing after it. */
export function* chooseMission(t: Storm): Script {
  const { mission, retry, points } = night(t)
  const canGoOn = retry && mission < missions.length - 1
  const again =
    retry &&
    (!canGoOn ||
      (yield* choose(t, lead(t), { about: 'replay-mission', options: [{ key: 'replay' }, { key: 'go-on' }], group: true })) === 'replay') // CS-RULING-122
  const { id } = missions[retry && !again ? mission + 1 : mission] as { id: string }
  yield* t.change((w) => {
    w.set('table', 'mission', id)
    w.set('table', 'replayed', again)
    w.set('table', 'campaignPoints', points)
    w.make(id, 'mission')
    for (const { id: boon } of allOf('boon')) w.make(boon, 'boons')
    for (const { id: scar } of allOf('scar')) w.make(scar, 'scar-deck')
    w.mix('scar-deck')
  })
  yield* t.happens('mission:begin', { card: t.inZone('mission')[0] as PieceId }) // CS-EXP-03
}

/** Everything is laid out: what is carried over, boons, scars, then what the mission itself changes. */
export function* beginMission(t: Storm): Script {
  yield* carryOver(t)
  yield* buyBoons(t)
  for (let i = 0; i < night(t).scars; i++) yield* drawScar(t)
  const { prepare } = MISSIONS[t.state.mission ?? ''] ?? {}
  if (prepare) yield* prepare(t)
}

const carriedBy = (t: Storm, who: Seat): Carried | undefined => night(t).carried[detectiveOf(t, who).type]

/** The first level at no cost and without a seal, and one item: who wants them. */
function* carryOver(t: Storm): Script {
  const able = detectives(t).filter((who) => carriedBy(t, who)?.level)
  const asks = able.map((who) => [who, asking(confirm(t, who, { about: 'carry-level' }))])
  const wanted = asks.length ? yield* askEach(t, Object.fromEntries(asks), { about: 'carry-level' }) : {}
  for (const who of able) if (wanted[who] === 'yes') yield* train(t, who) // CS-RULING-122
  for (const who of detectives(t)) yield* carryItem(t, who)
}

/** An ability of the first level, with neither its cost nor its seal. */
export function* train(t: Storm, who: Seat): Script {
  yield* t.happens('detective:train', { who }, (w, e) => w.set(e.who, 'level', 1))
}

function* carryItem(t: Storm, who: Seat): Script {
  const own = (carriedBy(t, who)?.items ?? []).flatMap((id) => t.inZone('item-deck').find((piece) => t.def(piece).id === id) ?? [])
  const options = [...new Set(own)].map((piece) => onPiece(piece))
  if (!options.length) return
  const item: PieceId = yield* choose(t, who, { about: 'carry-item', options })
  yield* t.happens('items:carry', { who, item })
  yield* keepItem(t, who, item) // CS-RULING-122
  yield* t.change((w) => w.mix('item-deck'))
}

const pointsLeft = (t: Storm): number => t.state.campaignPoints - t.state.pointsSpent

/** As many as the team can and will pay for; each is there once. */
function* buyBoons(t: Storm): Script {
  while (pointsLeft(t) > 0 && t.size('boons')) {
    const offer = new Offer().add({ key: 'done' })
    for (const card of t.inZone('boons')) {
      const { cost } = cardOf(t, card, 'boon')
      offer.add(
        onPiece(card, 'buy'),
        cost > pointsLeft(t) ? [{ rule: 'CS-RULING-122', message: { key: 'lacks-points', args: { n: cost } } }] : [],
      )
    }
    const about = { key: 'buy-boon', args: { n: pointsLeft(t) } } as const
    const key = yield* choose(t, lead(t), { about, options: offer.options, refused: offer.refused, group: true })
    if (key === 'done') return
    yield* buy(t, key.slice('buy:'.length))
  }
}

const selfOf = (card: PieceId) => ({ source: { piece: card }, piece: card, controller: null, bound: {} })

function* buy(t: Storm, card: PieceId): Script {
  const { cost, effect } = cardOf(t, card, 'boon')
  yield* t.happens('boon:buy', { card }, (w, e) => {
    w.add('table', 'pointsSpent', cost) // CS-RULING-122
    w.put(e.card, 'boons-bought')
  })
  yield* resolveText(t, effect, { self: selfOf(card) })
}

function* drawScar(t: Storm): Script {
  const [card] = t.top('scar-deck')
  if (card === undefined) return
  yield* t.happens('scar:draw', { card }, (w, e) => w.put(e.card, 'scars')) // CS-RULING-122
  yield* resolveText(t, cardOf(t, card, 'scar').effect, { self: selfOf(card) })
}

const WON = 3
const CONSOLATION = 1
const ENOUGH_SEALS = 3

/** What the night brought: three points for a win, one for a loss with three seals, one less when it was played again. */
export function pointsFor(won: boolean, sealed: number, replayed: boolean): number {
  const earned = won ? WON : sealed >= ENOUGH_SEALS ? CONSOLATION : 0
  return Math.max(0, earned - (replayed ? 1 : 0)) // CS-RULING-122
}

/** What is to be remembered of the team. */
export const teamOf = (t: Storm): { type: string; level: number; items: string[] }[] =>
  detectives(t).map((who) => ({
    type: detectiveOf(t, who).type,
    level: t.get(who, 'level'),
    items: items(t, who).map((item) => t.def(item).id),
  }))
