import { kit } from '../../strings/kit.ts'
import { say } from '../../strings/say.ts'
import type { TableProps } from '../table.ts'

/** What can be done with a place now, in words. */
export function placeState({ lit, lang }: Pick<TableProps, 'lit' | 'lang'>, id: string, price: string | null): string {
  if (lit.places.get(id)?.length) return price === null ? say(kit.legal, lang) : say(kit.legalFor, lang, { price })
  const reason = lit.refusedPlaces.get(id)?.[0]?.reasons[0]
  return reason ? say(kit.refused, lang, { why: reason.text }) : ''
}
