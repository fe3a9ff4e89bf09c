import { contextOf, holds, languageOf, resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { currentDream } from './cards.ts'
import { lead } from './people.ts'
import type { Ether, Etherfields } from './shape.ts'
import { selfOf } from './source.ts'

/* What a dream does at set moments, whatever the Turn card says (EF-DREAM-05). */

type At = { readonly startOf: number } | { readonly endOf: number }

export function* momentsAt(t: Ether, at: At): Script {
  const dream = currentDream(t)
  const [gate] = t.inZone('gate')
  if (!dream || gate === undefined) return
  const self = selfOf(gate, lead(t))
  for (const moment of dream.moments) {
    const due =
      'startOf' in at
        ? 'startOf' in moment.at && moment.at.startOf === at.startOf
        : 'endOf' in moment.at && (moment.at.endOf === 'each' || moment.at.endOf === at.endOf)
    const x = contextOf<Etherfields>(languageOf(t), t, { self, you: lead(t) })
    if (due && (moment.when === undefined || holds(x, moment.when))) yield* resolveText(t, moment.effect, { self, you: lead(t) })
  }
}
