import type { Tongue } from '../content/nodes.ts'
import { alliesOf, cardOf, investigatorOf, isFaceUp } from './pieces.ts'
import type { Mythos, Numbered, Seat } from './shape.ts'

/** 1 if the Investigator knows it; Allies add theirs apart (MY-INV-12). */
export const language: Numbered<'language'> = {
  base: (t, { who, language: tongue }) => (investigatorOf(t, who).languages.includes(tongue) ? 1 : 0),
  fold: ['set'],
  rule: 'MY-TOME-02',
}

/** Between the Investigator and the Allies; one who lies face down does not translate (MY-ALLY-14, MY-RULING-10). */
export function knows(t: Mythos, who: Seat, tongue: Tongue): boolean {
  if (t.number('language', { who, language: tongue }) > 0) return true
  return alliesOf(t, who).some((ally) => isFaceUp(t, ally) && (cardOf(t, ally, 'ally').languages ?? []).includes(tongue))
}
