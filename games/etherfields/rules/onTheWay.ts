import { contextOf, could, languageOf } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { Ether, Etherfields, Seat } from './shape.ts'
import { selfOf } from './source.ts'
import type { Usable } from './usable.ts'

/* Which actions have a use on the Dreamworld Map though they do not name it (EF-MAPC-04): there are no Turns there, and the Scape is paused. */

/** What is had or lost anywhere. */
const USEFUL = [
  'gain',
  'cure',
  'open',
  'draw',
  'takeBack',
  'standUp',
  'reshuffle',
  'restoreItem',
  'restoreMask',
  'gainMask',
  'lookAtSlumbers',
  'buy',
]
/** What may come with it. */
const WITH_IT = [
  'seq',
  'choose',
  'may',
  'each',
  'when',
  'unless',
  'ifYouDo',
  'also',
  'together',
  'inOrder',
  'several',
  'discard',
  'suffer',
  'seal',
  'lose',
  'layDown',
]
const OWN: readonly Usable['bearer'][] = ['hand', 'progress', 'item', 'mask']

function* objectsIn(node: Json): Generator<{ readonly [field: string]: Json }> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield node as { readonly [field: string]: Json }
  for (const part of Object.values(node)) yield* objectsIn(part as Json)
}

export function hasUseOnTheWay(t: Ether, who: Seat, { bearer, piece, action }: Usable): boolean {
  if (!OWN.includes(bearer)) return false
  const objects = [...objectsIn(action.effect as Json)]
  if (objects.some((one) => 'near' in one || 'inRange' in one)) return false // nobody stands on the Map
  const verbs = objects.flatMap(({ do: verb }) => (typeof verb === 'string' ? [verb] : []))
  if (!verbs.some((verb) => USEFUL.includes(verb)) || !verbs.every((verb) => USEFUL.includes(verb) || WITH_IT.includes(verb))) return false
  return could(contextOf<Etherfields>(languageOf(t), t, { self: selfOf(piece, who), you: who }), action.effect)
}
