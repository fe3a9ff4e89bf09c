import { choose, type Script } from '@miskatonic/kernel'
import { isUnder } from './metamorphoses.ts'
import { answer, answerOption, answers } from './quickUse.ts'
import type { Ether, Seat } from './shape.ts'

/* The two dice, and who may throw them again. */

export const FORTUNE = ['failure', 'blank', 'one', 'one', 'two', 'three'] as const // EF-RULING-01
export const MOVEMENT = ['step', 'step', 'value', 'value', 'value', 'again'] as const // EF-RULING-02
export type FortuneFace = (typeof FORTUNE)[number]
export const MOTIVE_OF: { readonly [F in FortuneFace]: number } = { failure: 0, blank: 0, one: 1, two: 2, three: 3 } // EF-BOOST-07

/** Throws, and lets whoever can throw again do so; the last face counts. */
export function* rollDie(t: Ether, who: Seat | null, die: 'fortune' | 'movement', purpose: string): Script<string> {
  const out = yield* t.resolving({ kind: 'roll', who, die, purpose, face: '' }, function* (id): Script<string> {
    let face = thrown(t, die)
    yield* t.happens('die:roll', { who, die, face }, (w, e) => w.note(id, { face: e.face }))
    for (let by = yield* whoRerolls(t, die, face); by !== null; by = yield* whoRerolls(t, die, face)) {
      face = thrown(t, die)
      yield* t.happens('die:reroll', { who: by, die, face }, (w, e) => w.note(id, { face: e.face })) // EF-REROLL-03
    }
    return face
  })
  return out.done ?? ''
}
const thrown = (t: Ether, die: 'fortune' | 'movement'): string => {
  const faces: readonly string[] = die === 'fortune' ? FORTUNE : MOVEMENT
  return faces[(t.roll(die, 1, faces.length)[0] ?? 1) - 1] ?? ''
}

/** Anybody who can, with a Gem or a card, until nobody wants to (EF-RULING-10, EF-REROLL-02). */
function* whoRerolls(t: Ether, die: 'fortune' | 'movement', face: string): Script<Seat | null> {
  if (isUnder(t, 'reroll')) return null // EF-META-11
  for (const who of t.seats) {
    const ways = answers(t, who, 'reroll') // EF-REROLL-01
    const gem = t.canPay(who, [{ pay: 'gem', n: 1 }]).length === 0 // EF-META-12
    if (!ways.length && !gem) continue
    const options = [{ key: 'keep' }, ...(gem ? [{ key: 'gem-reroll' }] : []), ...ways.map(answerOption)]
    const key = yield* choose(t, who, { about: { key: 'reroll-with-gem', args: { die, face } }, options })
    if (key === 'keep') continue
    const way = ways.find((usable) => answerOption(usable).key === key)
    if (way) yield* answer(t, who, way)
    else yield* t.pay(who, [{ pay: 'gem', n: 1 }])
    return who
  }
  return null
}
