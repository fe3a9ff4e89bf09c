import type { Effect } from '@miskatonic/effects'
import { choose, onSeat, type PieceId, type Script, type StepRef } from '@miskatonic/kernel'
import type { MythosCard } from '../content/nodes.ts'
import { resolveText } from './cardTexts.ts'
import { spawnClues } from './clues.ts'
import { advanceOmen } from './doom.ts'
import { endGame } from './ending.ts'
import { spawnGates } from './gates.ts'
import { monsterSurge } from './monsters.ts'
import { judgeMystery } from './mysteries.ts'
import { cardOf, investigatorOf, leadInvestigator } from './pieces.ts'
import { beginReckoning } from './reckoning.ts'
import { referenceFor } from './reference.ts'
import { enterReplacement } from './replacements.ts'
import type { Eldritch } from './shape.ts'

/** The Lead draws; the icons in their order, then the text; without a card the phase ends and the game is lost (EH-MYTH-01, EH-WIN-05, -06). */
export function* mythosPhase(t: Eldritch): Script<StepRef[]> {
  const [card] = t.top('mythos')
  if (!card) return [{ step: 'mythosEnds', args: { exhausted: true } }]
  yield* t.happens('mythos:draw', { card }, (w, what) => w.put(what.card, 'mythosCard', { face: 'front' }))
  return [...iconSteps(t, card), { step: 'mythosText', args: { card } }, { step: 'mythosEnds', args: { exhausted: false } }]
}

/** Green: Omen, surge, Clues. Yellow: Omen, Reckoning, Gates. Blue: Clues, Rumor and Eldritch tokens (EH-MYTH-02..08). */
function iconSteps(t: Eldritch, card: PieceId): StepRef[] {
  const icons = { green: ['omen', 'surge', 'clues'], yellow: ['omen', 'reckoning', 'gates'], blue: ['clues'] }[(cardOf(t, card) as MythosCard).colour]
  return icons.map((icon) => (icon === 'reckoning' ? { step: 'reckoning' } : { step: 'mythosIcon', args: { icon } }))
}

export function* mythosIcon(t: Eldritch, args: { icon: string }): Script {
  const reference = referenceFor(t)
  if (args.icon === 'omen') yield* advanceOmen(t, 1)
  else if (args.icon === 'surge') yield* monsterSurge(t)
  else if (args.icon === 'gates') yield* spawnGates(t, reference.gates)
  else yield* spawnClues(t, reference.clues)
}

export function* reckoning(t: Eldritch): Script<StepRef[]> {
  return yield* beginReckoning(t)
}

/** An Event is resolved and discarded; an Ongoing card goes into play (EH-MYTH-09, -10, -14). */
export function* mythosText(t: Eldritch, args: { card: PieceId }): Script {
  yield* resolveMythosText(t, args.card)
}

export function* resolveMythosText(t: Eldritch, card: PieceId): Script {
  const data = cardOf(t, card) as MythosCard
  if (data.trait === 'event') {
    yield* resolveText(t, card, (data.effect ?? { do: 'nothing' }) as Effect, leadInvestigator(t))
    yield* t.change((w) => w.put(card, 'discard:mythos', { face: 'front' }))
  } else yield* putIntoPlay(t, card)
}

/** With its Rumor token and its Eldritch tokens; from now on "no tokens left" can come true (EH-MYTH-07, -08, -17). */
export function* putIntoPlay(t: Eldritch, card: PieceId): Script {
  const data = cardOf(t, card) as MythosCard
  yield* t.happens('mythos:enter', { card }, (w, what) => {
    w.put(what.card, 'ongoing', { face: 'front' })
    if (data.rumorSpace) w.set(what.card, 'tokenSpaces', [data.rumorSpace])
    if (data.eldritch) {
      w.set(what.card, 'eldritch', data.eldritch)
      w.set(what.card, 'armed', true)
    }
  })
  if (data.effect) yield* resolveText(t, card, data.effect as Effect, leadInvestigator(t))
}

/** "At the end of the Mythos Phase", replacements and the Lead token, in the order the Lead likes (EH-MYTH-15, EH-FAQ-12). */
export function* mythosEnds(t: Eldritch, args: { exhausted: boolean }): Script<StepRef[] | void> {
  yield* t.happens('phase:end', { phase: 'mythos' })
  yield* judgeMystery(t)
  if (args.exhausted) return yield* endGame(t, false, 'mythosExhausted')
  return [{ step: 'mythosLast', args: { passed: false } }]
}

export function* mythosLast(t: Eldritch, args: { passed: boolean }): Script<StepRef[] | void> {
  const { lead, waiting } = t.state
  const heirs = args.passed ? [] : t.seats.filter((seat) => seat !== lead && investigatorOf(t, seat) !== null)
  if (!waiting.length && !heirs.length) return
  const options = [...waiting.map((seat) => ({ key: `replace:${seat}`, seat })), ...heirs.map((seat) => ({ ...onSeat(seat), key: `lead:${seat}` })), ...(waiting.length ? [] : [{ key: 'done' }])]
  const key = yield* choose(t, lead, { about: 'prompt.end-of-mythos', options })
  if (key === 'done') return
  const seat = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('replace:')) yield* enterReplacement(t, seat)
  else yield* t.happens('lead:pass', { to: seat }, (w, what) => w.set('table', 'lead', what.to))
  return [{ step: 'mythosLast', args: { passed: args.passed || key.startsWith('lead:') } }]
}

