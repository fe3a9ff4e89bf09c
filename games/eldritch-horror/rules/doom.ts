import { type Check, cleanly, type Script } from '@miskatonic/kernel'
import { resolveBack } from './ancientOne.ts'
import { colourOfOmen, matchingGates } from './gateColours.ts'
import { ancientOneSheet } from './pieces.ts'
import { type Colour, type DoomCause, type Eldritch, type EldritchShape, OMENS } from './shape.ts'

/** One space at a time, each with its cause (EH-DOOM-01, -08); past 0 the rest meets the awakened sheet (EH-DOOM-05, -06, EH-RULING-36). */
export function* advanceDoom(t: Eldritch, n: number, cause: DoomCause): Script {
  for (let i = 0; i < n; i++) yield* t.happens('doom:advance', { cause }, (w) => void w.add('table', 'doom', -1, { min: 0 }))
}

/** Not after the awakening, and not beyond 20 (EH-DOOM-02, -04, -07). */
export function* retreatDoom(t: Eldritch, n: number): Script {
  for (let i = 0; i < n && !t.state.awakened; i++) yield* t.happens('doom:retreat', {}, (w) => void w.add('table', 'doom', 1, { max: 20 }))
}

/** Reaching 0 is no loss: the sheet flips at once and decides (EH-DOOM-03, EH-WIN-07, EH-RULING-78). */
export const awakening: Check<EldritchShape> = {
  name: 'awaken',
  rule: 'EH-DOOM-03',
  reads: ['doom'],
  when: (t) => (t.state.phase !== 'setup' && t.state.doom <= 0 && !t.state.awakened ? ['ancient-one'] : []),
  *then(t) {
    const sheet = ancientOneSheet(t)
    yield* t.happens('ancient-one:awaken', {}, (w) => {
      w.set('table', 'awakened', true)
      w.turn(sheet, 'back')
    })
    yield* resolveBack(t)
  },
}

/** Clockwise, one space at a time; each space entered advances Doom for every matching Gate (EH-OMEN-02, -03). */
export function* advanceOmen(t: Eldritch, n: number): Script {
  for (let i = 0; i < n; i++) {
    const to = (t.state.omen + 1) % OMENS.length
    let happened = false
    yield* cleanly(
      t,
      () =>
        t.happens('omen:advance', { to, colour: colourOfOmen(to) }, (w, what) => {
          w.set('table', 'omen', what.to)
          happened = true
        }),
      () => doomOfGates(t, happened),
    )
  }
}

/** Also when what the Omen brings about fells who made it advance (EH-RULING-90). */
function* doomOfGates(t: Eldritch, happened: boolean): Script {
  if (!happened) return
  for (const gate of matchingGates(t)) yield* advanceDoom(t, 1, { gate })
}

/** To the next space of that colour; from the colour itself all the way round (EH-OMEN-06). */
export function* advanceOmenTo(t: Eldritch, colour: Colour): Script {
  let steps = 1
  while (steps < OMENS.length && colourOfOmen((t.state.omen + steps) % OMENS.length) !== colour) steps++
  yield* advanceOmen(t, steps)
}

/** Moving the token is not advancing it: no Doom (EH-OMEN-04). */
export function* moveOmen(t: Eldritch, to: number): Script {
  yield* t.happens('omen:move', { to }, (w, what) => w.set('table', 'omen', what.to))
}
