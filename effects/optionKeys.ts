import { type Json, namedApart } from '@miskatonic/kernel'
import type { Effect } from './nodes.ts'

/** Control nodes are called after the first thing that is done in them. */
const CALLED_AFTER: { readonly [verb: string]: string } = {
  seq: 'effects',
  then: 'effects',
  ifYouDo: 'first',
  pay: 'effect',
  may: 'effect',
  when: 'then',
  forEach: 'effect',
  repeat: 'effect',
  as: 'effect',
}

const isEffect = (value: Json | undefined): value is Effect => typeof value === 'object' && value !== null && 'do' in value

/** «lose-sanity», «gain-condition-cursed»: its verb and the words in its fields, or what is done in it. */
function deed(effect: Effect): string {
  const inner = effect[CALLED_AFTER[effect.do] ?? '']
  const first = Array.isArray(inner) ? inner[0] : inner
  if (isEffect(first)) return deed(first)
  const { do: verb, ...fields } = effect
  const words = Object.values(fields).filter((value) => typeof value === 'string')
  return [verb, ...(words.length ? words : Object.values(fields).filter(isEffect).map(deed))].join('-')
}

/** The keys by which the options of a `choose` are answered: by what they do, wherever they stand. */
export const optionKeys = (options: readonly Effect[]): readonly string[] => namedApart(options, deed)
