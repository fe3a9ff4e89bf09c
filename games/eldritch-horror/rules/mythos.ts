import { choose, cleanly, defined, type Option, onPiece, type PieceId, type Script } from '@miskatonic/kernel'
import { resolveText } from './cardTexts.ts'
import { spawnClues } from './clues.ts'
import { onHeir } from './defeat.ts'
import { advanceOmen } from './doom.ts'
import { endGame } from './ending.ts'
import { spawnGates } from './gates.ts'
import { solvedMystery, solveMystery } from './mysteries.ts'
import { cardOf, investigatorOf, leadInvestigator } from './pieces.ts'
import { beginReckoning, reckonAll } from './reckoning.ts'
import { referenceFor } from './reference.ts'
import { enterReplacement } from './replacements.ts'
import type { Eldritch, MythosIcon, Next } from './shape.ts'
import { monsterSurge } from './surge.ts'

/** The Lead draws; the icons in their order, then the text; without a card the phase ends and the game is lost: the deck is never made anew (EH-MYTH-01, -12, EH-WIN-05, -06). */
export function* mythosPhase(t: Eldritch): Script<Next> {
  const [card] = t.top('mythos')
  if (!card) return [{ step: 'mythosEnds', args: { exhausted: true } }]
  yield* t.happens('mythos:draw', { card }, (w, what) => w.put(what.card, 'mythosCard', { face: 'front' }))
  return [...iconSteps(t, card), { step: 'mythosText', args: { card } }, { step: 'mythosEnds', args: { exhausted: false } }]
}

/** Green: Omen, surge, Clues. Yellow: Omen, Reckoning, Gates. Blue: Clues, Rumor and Eldritch tokens (EH-MYTH-02..08, EH-RULING-45). The icon in the corner is only a reminder (EH-MYTH-11, -13). */
const ICONS = { green: ['omen', 'surge', 'clues'], yellow: ['omen', 'reckoning', 'gates'], blue: ['clues'] } as const
const iconsOf = (t: Eldritch, card: PieceId): readonly (MythosIcon | 'reckoning')[] => ICONS[cardOf(t, card, 'mythos').colour]

function iconSteps(t: Eldritch, card: PieceId): Next {
  return iconsOf(t, card).map((icon) => (icon === 'reckoning' ? { step: 'reckoning' } : { step: 'mythosIcon', args: { icon } }))
}

export function* mythosIcon(t: Eldritch, args: { icon: MythosIcon }): Script {
  yield* resolveIcon(t, args.icon)
}

function* resolveIcon(t: Eldritch, icon: MythosIcon): Script {
  const reference = referenceFor(t)
  if (icon === 'omen') yield* advanceOmen(t, 1)
  else if (icon === 'surge') yield* monsterSurge(t)
  else if (icon === 'gates') yield* spawnGates(t, reference.gates)
  else yield* spawnClues(t, reference.clues)
}

export function* reckoning(t: Eldritch): Script<Next> {
  return yield* beginReckoning(t)
}

/** A card that another card brings: all its icons and its text, before the other goes on (EH-MYTH-16). */
export function* resolveMythosCard(t: Eldritch, card: PieceId): Script {
  yield* t.happens('mythos:draw', { card }, (w, what) => w.put(what.card, 'mythosCard', { face: 'front' }))
  yield* cleanly(
    t,
    () => allIcons(t, card),
    () => resolveMythosText(t, card),
  )
}

function* allIcons(t: Eldritch, card: PieceId): Script {
  for (const icon of iconsOf(t, card)) yield* icon === 'reckoning' ? reckonAll(t) : resolveIcon(t, icon)
}

/** An Event is resolved and discarded; an Ongoing card goes into play (EH-MYTH-09, -10, -14). */
export function* mythosText(t: Eldritch, args: { card: PieceId }): Script {
  yield* resolveMythosText(t, args.card)
}

function* resolveMythosText(t: Eldritch, card: PieceId): Script {
  const data = cardOf(t, card, 'mythos')
  if (data.trait === 'event') {
    yield* cleanly(
      t,
      () => resolveText(t, card, data.effect ?? { do: 'nothing' }, leadInvestigator(t)),
      () => t.change((w) => w.put(card, 'discard:mythos', { face: 'front' })),
    )
  } else yield* putIntoPlay(t, card)
}

/** With its Rumor token and its Eldritch tokens; from now on "no tokens left" can come true (EH-MYTH-07, -08, -17, EH-RUM-01). */
export function* putIntoPlay(t: Eldritch, card: PieceId): Script {
  const data = cardOf(t, card, 'mythos')
  yield* t.happens('mythos:enter', { card }, (w, what) => {
    w.put(what.card, 'ongoing', { face: 'front' })
    if (data.rumorSpace) w.set(what.card, 'tokenSpaces', [data.rumorSpace])
    if (data.eldritch) {
      w.set(what.card, 'eldritch', data.eldritch)
      w.set(what.card, 'armed', true)
    }
  })
  if (data.effect) yield* resolveText(t, card, data.effect, leadInvestigator(t))
}

/** "At the end of the Mythos Phase", the Mystery's own words among them; without a card the game is lost then (EH-MYTH-15, EH-WIN-05, -06, EH-RULING-39). */
export function* mythosEnds(t: Eldritch, args: { exhausted: boolean }): Script<Next | void> {
  yield* t.happens('phase:end', { phase: 'mythos' })
  if (!args.exhausted) return [{ step: 'mythosLast', args: { judged: false, passed: false } }]
  const mystery = solvedMystery(t)
  if (mystery) yield* solveMystery(t, mystery)
  return yield* endGame(t, false, 'mythosExhausted')
}

type Last = { judged: boolean; passed: boolean }

/** The Mystery, new investigators and the Lead token, in the order the Lead likes (EH-MYTH-15, EH-FAQ-12). */
export function* mythosLast(t: Eldritch, args: Last): Script<Next | void> {
  const { lead, waiting } = t.state
  const mystery = args.judged ? null : solvedMystery(t)
  const heirs = args.passed ? [] : t.seats.filter((seat) => seat !== lead && investigatorOf(t, seat) !== null)
  const due: Option[] = [...(mystery ? [onPiece(mystery, 'mystery')] : []), ...waiting.map((seat) => ({ key: `replace:${seat}`, seat }))]
  if (!due.length && !heirs.length) return
  const options = [
    ...due,
    ...heirs.map((seat) => ({ ...onHeir(t, seat), key: `lead:${seat}` })),
    ...(due.length || investigatorOf(t, lead) === null ? [] : [{ key: 'done' }]),
  ] // EH-RULING-14: who is out must hand it over
  const key = yield* choose(t, lead, { about: { key: 'prompt.end-of-mythos', args: { due: due.length } }, options })
  const [what, seat = ''] = key.split(':')
  if (what === 'done') return
  if (what === 'mystery') yield* solveMystery(t, defined(mystery))
  else if (what === 'replace') yield* enterReplacement(t, seat)
  else yield* t.happens('lead:pass', { to: seat }, (w, { to }) => w.set('table', 'lead', to))
  return [{ step: 'mythosLast', args: { judged: args.judged || what === 'mystery', passed: args.passed || what === 'lead' } }]
}
