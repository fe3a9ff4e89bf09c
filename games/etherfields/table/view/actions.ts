/** Actions by the names they have at the table. */
import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { scapeOf } from './scape.ts'
import { lying, nameOf } from './team.ts'

const ZONES = ['entity', 'slumber', 'items', 'situations', 'gate', 'wisdom', 'season'] as const

/** «map:a» by what is written there, «entity:caretaker/contact» by whose it is. */
export function actionTitle(action: string, props: Pick<TableProps, 'view' | 'face' | 'lang'>): string {
  const { view, face, lang } = props
  const [bearer = '', rest = ''] = action.split(':')
  if (bearer === 'move') return say(words.moveName, lang)
  if (bearer === 'place') return say(words.placeName, lang)
  if (bearer === 'back') return say(words.backName, lang)
  const scape = scapeOf(props)
  const letter = rest.split('/').at(-1) ?? ''
  const written = [...(scape?.spots.flatMap(({ actions }) => actions) ?? []), ...(scape?.floating ?? [])]
  const onMap = bearer === 'map' || bearer === 'floating' ? written.find((one) => one.letter === letter)?.name : undefined
  if (onMap) return onMap
  const [id = ''] = rest.split('/')
  const zones = [...ZONES, ...view.seats.flatMap((seat) => [`discard:${seat}`, `progress:${seat}`, `mask:${seat}`, `hand:${seat}`])]
  const piece = zones.flatMap((zone) => lying(view, zone)).find(({ faces }) => faces.front?.endsWith(`/${id}`))
  return (piece && nameOf(piece, face)) || say(words.payName, lang)
}
