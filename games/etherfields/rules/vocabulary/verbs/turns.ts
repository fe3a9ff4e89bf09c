import { could, run } from '@miskatonic/effects'
import { seq } from '@miskatonic/effects/text'
import { choose } from '@miskatonic/kernel'
import { COLOURS } from '../../../content/kinds.ts'
import { gainHours, startHours } from '../../goods.ts'
import { lead, players } from '../../people.ts'
import type { Left } from '../../shape.ts'
import { endNight } from '../../steps/night.ts'
import { resolveStep } from '../../steps/turn.ts'
import { addTurns, lootCard, turnCard } from '../../turnCards.ts'
import { counted, g, numberIn, plain, printed, verb, you } from './frame.ts'

/* Time, Loot, Motive in the middle of a payment, and how things end. */

const { clause, some, the } = g

/** One step of the current Turn card, by choice (EF-BLOCK-01, EF-BLOCK-03). */
const blockStep = plain(
  function* (x) {
    const steps = turnCard(x.t)?.steps ?? []
    const open = steps.map((step, i) => ({ step, i })).filter(({ i }) => !x.t.state.blockedSteps.includes(i))
    if (!open.length || x.t.state.blocksLeft === 0) return false // EF-RULING-34
    const options = open.map(({ step, i }) => ({ key: `${i}`, label: { key: 'step-option', args: { step } } }))
    const i = Number(open.length > 1 ? yield* choose(x.t, lead(x.t), { about: 'choose-step', options, group: true }) : open[0]?.i)
    const step = steps[i]
    if (step === undefined) return false
    yield* x.t.happens('step:block', { step }, (w) => {
      w.set('table', 'blockedSteps', [...x.t.state.blockedSteps, i])
      w.add('table', 'blocksLeft', -1)
    })
    return true
  },
  clause('block', { objects: [some('step', 1)] }),
  (x) => x.t.size('turn-deck') > 0,
)
const addTurn = counted(
  (x, n) => addTurns(x.t, n),
  (n) => clause('add', { objects: [some('turn', n)] }),
  (x) => x.t.size('turn-discard') > 0,
)
/** The next Turn cards, after the current one. */
const lookAtTurns = counted(
  function* (x, n) {
    const cards = x.t.inZone('turn-deck').slice(1, 1 + n)
    if (!cards.length) return false
    yield* x.t.happens('card:look', { who: you(x), cards }, (w, e) => w.look(x.t.watchers, e.cards, 'front'))
    return true
  },
  (n) => clause('look', { objects: [n === 1 ? the('turnCard', { adjectives: ['next'] }) : g.top('turnCard', n)] }),
  (x) => x.t.size('turn-deck') > 1,
)
/** All that the current Turn card says, now; it is not discarded, and is resolved again in its phase (EF-TCARD-06). */
const resolveTurnCard = plain(
  function* (x) {
    const steps = turnCard(x.t)?.steps ?? []
    for (const [i, step] of steps.entries()) if (!x.t.state.blockedSteps.includes(i)) yield* resolveStep(x.t, step)
    return steps.length > 0
  },
  clause('resolve', { objects: [the('turnCard')] }),
  (x) => x.t.size('turn-deck') > 0,
)
/** What the current Turn card gives (EF-LOOT-01). */
const loot = plain(
  function* (x) {
    const card = lootCard(x.t)
    return card !== null && (yield* run(x, card.loot))
  },
  clause('gain', { objects: [the('loot')] }),
)

/** A Slumber ends the friendly way: what more may be done then is printed on the Wisdom that allows it. */
const endWell = verb({
  fields: { release: 'effect' },
  *run(x, { release }) {
    yield* run(x, { do: 'loot' })
    yield* run(x, release)
    return yield* run(x, { do: 'endEncounter', how: 'left' })
  },
  say: () => seq(clause('gain', { objects: [the('loot')] }), clause('end', { subject: the('slumber') })),
})

/** Motive for the payment under way. */
const addMotive = verb({
  fields: { n: 'amount', 'colour?': { one: COLOURS } },
  *run(x, { n }) {
    const action = x.t.record('action')
    if (!action) return false
    yield* x.t.change((w) => w.note(action.id, { paid: action.paid + numberIn(x, n) }))
    return true
  },
  could: (x) => x.t.record('action') !== null,
  say: ({ n, colour }) => clause('add', { objects: [some(colour ?? 'motive', printed(n))] }),
})

/** The die under way is thrown again: what an action of the moment `reroll` does. */
const reroll = plain(
  // biome-ignore lint/correctness/useYield: whoever throws does it.
  function* () {
    return true
  },
  clause('reroll', { objects: [the('die')] }),
  (x) => x.t.record('roll') !== null,
)

/** So many different ones of several. */
const several = verb({
  fields: { n: 'integer', options: { list: 'effect' } },
  *run(x, { n, options }) {
    const left = options.map((effect, i) => ({ effect, key: `${i}` })).filter(({ effect }) => could(x, effect))
    for (let i = 0; i < n && left.length; i++) {
      const offers = left.map(({ effect, key }) => ({ key, label: x.language.prompts.effect(effect) }))
      const key =
        left.length > 1
          ? yield* choose(x.t, you(x), { about: { key: 'choose-effect', args: { who: you(x) } }, options: offers })
          : left[0]?.key
      const [chosen] = left.splice(
        left.findIndex((one) => one.key === key),
        1,
      )
      if (chosen) yield* run(x, chosen.effect)
    }
  },
  could: (x, { options }) => options.some((effect) => could(x, effect)),
  say: ({ n, options }, speak) => ({ kind: 'choose', parts: options.map(speak.effect), count: n, bullets: true }),
})
/** The Clock rises to what it shows at set-up, if it shows less. */
const windClock = plain(
  (x) => gainHours(x.t, Math.max(0, startHours(players(x.t)) - x.t.state.hours)),
  clause('restore', { objects: [the('clock')] }),
)

const ENDS = ['won', 'partial', 'out', 'lost', 'left'] as const
/** The Dream or Slumber is over: whatever is under way is dropped (EF-SLUM-08). */
const endEncounter = verb({
  fields: { how: { one: ENDS } },
  *run(x, { how }) {
    if (!x.t.state.encounter) return false
    return yield* x.t.restart([{ step: 'leaveEncounter', args: { how: how as Left } }])
  },
  say: ({ how }) => clause('end', { subject: the(how === 'left' ? 'slumber' : 'dream') }),
})
/** The campaign is over: which ending it was. */
const endCampaign = verb({
  fields: { ending: 'string' },
  *run(x, { ending }) {
    yield* endNight(x.t, ending)
  },
  say: () => clause('end', { subject: the('game') }),
})

export const turnVerbs = {
  blockStep,
  addTurn,
  lookAtTurns,
  resolveTurnCard,
  loot,
  endWell,
  addMotive,
  reroll,
  several,
  windClock,
  endEncounter,
  endCampaign,
}
