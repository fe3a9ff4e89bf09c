import type { Quantity } from '@miskatonic/kernel'
import type { AllyCard, Tongue } from '../content/nodes.ts'
import { alliesOf, cardOf, investigatorOf, isFaceUp } from './pieces.ts'
import type { Mythos, MythosShape, Seat } from './shape.ts'

/** 1 if the Investigator knows it; Allies add theirs apart (MY-INV-12). */
export const language: Quantity<MythosShape> = {
  base: (t, { who, language: tongue }: { who: Seat; language: Tongue }) => (investigatorOf(t, who).languages.includes(tongue) ? 1 : 0),
  fold: ['set'],
  rule: 'MY-TOME-02',
}

/** Between the Investigator and the Allies; one who lies face down does not translate (MY-ALLY-14, MY-RULING-10). */
export function knows(t: Mythos, who: Seat, tongue: Tongue): boolean {
  if (t.number('language', { who, language: tongue }) > 0) return true
  return alliesOf(t, who).some((ally) => isFaceUp(t, ally) && ((cardOf(t, ally) as AllyCard).languages ?? []).includes(tongue))
}
