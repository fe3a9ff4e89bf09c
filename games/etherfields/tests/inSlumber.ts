import type { Player } from '@miskatonic/testing'
import { figureId } from '../content/cards.ts'
import { discardOf, handOf } from '../rules/people.ts'
import type { Etherfields, PieceId, Square } from '../rules/shape.ts'
import { type Picture, scene } from './scene.ts'

type At = Player<Etherfields>

export type Meeting = Picture & {
  /** The first Turn card. */
  readonly begins?: string
}
/** The Team meets this Slumber on the Slumber Scape, with these tiles laid besides the two it begins with. */
export function meeting(id: string, { tiles = [], begins, ...picture }: Meeting = {}): At {
  const at = scene(picture)
  if (begins) at.chance({ 'draw:turn-discard': [begins] })
  return at.arrange(
    (w, t) => {
      w.put(t.inZone('gate'), 'removed')
      w.put(t.inZone('scape'), 'removed')
      for (const tile of ['landing', 'kitchen', ...tiles]) w.put(w.make(`slumber-${tile}`, 'box'), 'scape', { at: 'bottom', face: 'front' })
      w.put(w.make(id, 'box'), 'slumbers', { at: 'top', face: 'back' })
      w.set('table', 'encounter', null)
      for (const who of t.seats) w.set(who, 'at', picture.dreamers?.[who]?.at ?? '3,3')
    },
    [{ step: 'slumber' }],
  )
}
/** On to Ana's first round. */
export const inSlumber = (id: string, picture: Meeting = {}): At =>
  meeting(id, picture).untilAsk('ana', 'your-round', { 'skip-slumber': 'no' })

export type Moment = {
  /** The current Turn card. */
  readonly turnCard: string
  /** Where the pieces of the Entity stand; missing: where they are. */
  readonly figures?: readonly Square[]
  readonly metamorphoses?: readonly string[]
  readonly anguish?: number
  readonly ana?: Square
}
/** The tile of the Entity that is there. */
export const tileOf = (at: At): PieceId => [...at.table.kernel.inZone('slumber'), ...at.table.kernel.inZone('entity')][0] ?? ''
/** The first step of that Turn card, with the Entity as it is said and empty hands; then the curtain. */
export function stepOf(at: At, moment: Moment): At {
  const tile = tileOf(at)
  return at.arrange(
    (w, t) => {
      w.put(w.make(moment.turnCard, 'box'), 'turn-deck', { at: 'top', face: 'front' })
      if (moment.figures) w.put(t.inZone('figures'), 'box')
      for (const square of moment.figures ?? []) {
        const figure = w.make(figureId(t.def(tile).id), 'figures')
        w.set(figure, 'at', square)
        w.set(figure, 'entity', tile)
      }
      for (const type of moment.metamorphoses ?? []) w.put(w.make(`meta-${type}`, 'box'), `meta:${tile}`)
      for (const who of t.seats) w.put(t.inZone(handOf(who)), discardOf(who), { face: 'front' })
      if (moment.ana) w.set('ana', 'at', moment.ana)
      if (moment.anguish !== undefined) w.set('ana', 'anguish', moment.anguish)
    },
    [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }],
  )
}
export const figuresAt = (at: At): string[] => at.table.kernel.inZone('figures').map((figure) => at.get(figure, 'at'))
