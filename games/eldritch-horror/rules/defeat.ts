import { type Check, choose, type Option, onPiece, onPlace, onSeat, type Script, type Seat, type Write } from '@miskatonic/kernel'
import type { LabelKey } from '../text/messages.ts'
import { allSpaces, isCity, nearestOf } from './board.ts'
import { discardCard } from './decks.ts'
import { advanceDoom } from './doom.ts'
import { markerOf } from './harm.ts'
import {
  activePlayer,
  cardOf,
  cluesOf,
  conditionsOf,
  hereOf,
  investigatorOf,
  investigators,
  isStanding,
  playerOf,
  possessionsOf,
} from './pieces.ts'
import { type Eldritch, type EldritchShape, type InvestigatorId, SKILLS } from './shape.ts'

/** Zero Health or Sanity: all who fell to one effect are judged by the state before it (EH-HS-03, EH-DEF-01, -17, -18). */
export const defeat: Check<EldritchShape> = {
  name: 'defeat',
  rule: 'EH-HS-03',
  reads: ['health', 'sanity'],
  note: (t) => t.record('several')?.awakened ?? t.state.awakened,
  when: (t) => investigators(t).filter((who) => t.get(who, 'health') <= 0 || t.get(who, 'sanity') <= 0),
  *then(t, fallen, awakened) {
    let left = [...fallen]
    while (left.length) {
      const who = yield* choose(t, activePlayer(t), { about: 'prompt.order-defeats', options: left.map((one) => onPiece(one)) })
      yield* defeatProcedure(t, who, awakened === true)
      left = left.filter((one) => one !== who)
    }
    for (const who of fallen) stopResolving(t, who)
  },
}

const STOPPED = ['action', 'encounter', 'ambush']

/** Only what is his own stops (EH-DEF-13, EH-RULING-80), an ambush too (EH-COMBAT-12): the outermost of it, with an encounter in the middle of an action. */
function stopResolving(t: Eldritch, who: InvestigatorId): void {
  const outermost = t.raw.records.find((record) => STOPPED.includes(record.kind) && record.who === who)
  t.leave((record) => record.id === outermost?.id, 'defeated')
}

/** Health, Sanity and Improvement tokens go back to the pool (EH-DEF-06, EH-DISC-07). */
function stripped(w: Write<EldritchShape>, who: InvestigatorId): void {
  for (const attribute of ['health', 'sanity', 'delayed', 'acted', 'actionsLeft'] as const) w.clear(who, attribute)
  for (const skill of SKILLS) w.clear(who, `${skill}Up`)
}

/** Doom; to the nearest City, laid down with a marker; Conditions and tokens gone; the Lead token handed on; he is carried even if he could not move (EH-DEF-02..07, -19). */
function* defeatProcedure(t: Eldritch, who: InvestigatorId, awakened: boolean): Script {
  const seat = playerOf(t, who)
  const by = yield* markerOf(t, who)
  yield* t.change((w) => w.set(who, 'marker', by)) // from now on no investigator: EH-DEF-08, EH-RULING-59
  yield* advanceDoom(t, 1, { defeat: who })
  const cities = nearestOf(hereOf(t, who), allSpaces.filter(isCity))
  const city = yield* choose(t, activePlayer(t), { about: 'prompt.nearest-city', options: cities.map(onPlace) })
  yield* t.happens('investigator:defeat', { who, by }, (w, what) => {
    w.put(what.who, `fallen:${city}`)
    w.put(possessionsOf(t, what.who), `estate:${what.who}`)
    stripped(w, what.who)
  })
  for (const card of conditionsOf(t, who)) yield* discardCard(t, card)
  yield* afterwards(t, seat, awakened)
}

/** Doom; everything he has is discarded and he leaves the game; no token stays (EH-DEV-01..06). */
export function* devour(t: Eldritch, who: InvestigatorId): Script {
  if (!isStanding(t, who)) return
  // Whoever is being devoured is not defeated by what his own Doom brings about.
  yield* t.hold(['defeat'], () => devouring(t, who))
  stopResolving(t, who)
}

function* devouring(t: Eldritch, who: InvestigatorId): Script {
  const seat = playerOf(t, who)
  const { awakened } = t.state
  yield* advanceDoom(t, 1, { devour: who })
  for (const card of [...possessionsOf(t, who), ...conditionsOf(t, who)]) yield* discardCard(t, card)
  yield* t.happens('investigator:devour', { who }, (w, what) => {
    w.put(cluesOf(t, what.who), 'discard:clues', { face: 'front' })
    w.put(what.who, 'box')
    stripped(w, what.who)
    for (const kind of ['trainTickets', 'shipTickets'] as const) w.clear(what.who, kind)
  })
  yield* afterwards(t, seat, awakened)
}

/** Awakened before the fall: the player is out (EH-AO-06); else he chooses a new investigator at the end of the Mythos Phase (EH-DEF-09, -12, -21, EH-ELIM-01, -03, EH-RULING-61). */
function* afterwards(t: Eldritch, seat: Seat, awakened: boolean): Script {
  if (awakened) yield* eliminate(t, seat)
  else yield* t.change((w) => w.set('table', 'waiting', [...t.state.waiting, seat]))
  if (t.state.lead === seat) yield* handOverLead(t, seat)
}

export function* eliminate(t: Eldritch, seat: Seat): Script {
  yield* t.happens('player:eliminate', { seat }, (w, what) => {
    w.set('table', 'eliminated', [...t.state.eliminated, what.seat])
    w.set(
      'table',
      'waiting',
      t.state.waiting.filter((one) => one !== what.seat),
    )
  })
}

/** Somebody to lead, by the investigator they play. */
export function onHeir(t: Eldritch, seat: Seat): Option {
  const who = investigatorOf(t, seat)
  const player = who === null ? { seat } : { investigator: cardOf(t, who).id, seat }
  return { ...onSeat(seat), label: { key: 'option.lead' satisfies LabelKey, args: { player } } }
}

/** To an investigator of his choice; with none in play he keeps the token (EH-LEAD-05, -06, EH-RULING-14, -86). */
export function* handOverLead(t: Eldritch, seat: Seat): Script {
  const heirs = t.seats.filter((one) => {
    const who = investigatorOf(t, one)
    return one !== seat && who !== null && t.get(who, 'health') > 0 && t.get(who, 'sanity') > 0
  })
  if (!heirs.length) return
  const to = yield* choose(t, seat, { about: 'prompt.hand-over-lead', options: heirs.map((one) => onHeir(t, one)) })
  yield* t.happens('lead:pass', { to }, (w, what) => w.set('table', 'lead', what.to))
}
