import type { Player } from '@miskatonic/testing'
import type { Etherfields, Square } from '../rules/shape.ts'
import { inRound, type Picture, worth } from './scene.ts'

/** The first dream ends by its second way: both doors open, two Hours. The Team stands on the quay. */
export function onQuay(more: Picture = {}): Player<Etherfields> {
  const at = inRound({ hours: 3, ...more, dreamers: { ana: { at: '1,1', hand: [worth('cunning', 3)] }, ...more.dreamers } })
  at.arrange((w) => {
    w.set('table', 'hidden', [])
    w.set('table', 'marks', { doors: 2 })
  })
  return at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
}

export type MapPicture = Picture & {
  readonly place?: string
  readonly districts?: readonly string[]
  /** From the top; nothing else is in the deck. */
  readonly slumbers?: readonly string[]
  readonly fate?: readonly string[]
  readonly gates?: readonly string[]
  /** Slumber Map tiles that are left in their slot. */
  readonly tilesLeft?: readonly string[]
  readonly whims?: { readonly [slot: Square]: string }
  readonly wisdom?: readonly string[]
}
/** The Team on the Map, at a Place that was resolved. */
export function onMap({ place, ...picture }: MapPicture = {}): Player<Etherfields> {
  const at = onQuay({ ...picture, hours: 3 })
  return at.arrange(
    (w, t) => {
      const only = (zone: 'slumbers' | 'fate' | 'gates' | 'slumber-tiles', ids: readonly string[] | undefined) => {
        if (!ids) return
        w.put(t.inZone(zone), 'box')
        for (const id of ids) w.make(id, zone, { at: 'bottom', face: 'back' })
      }
      only('slumbers', picture.slumbers)
      only('fate', picture.fate)
      only('gates', picture.gates)
      only('slumber-tiles', picture.tilesLeft)
      for (const id of picture.districts ?? []) w.make(id, 'districts')
      for (const id of picture.wisdom ?? []) w.make(id, 'wisdom')
      for (const [slot, id] of Object.entries(picture.whims ?? {})) w.set(w.make(id, 'whims'), 'slot', slot)
      if (place !== undefined) w.set('table', 'place', place)
      for (const name of ['hours', 'keys'] as const) if (picture[name] !== undefined) w.set('table', name, picture[name])
    },
    [{ step: 'onward' }],
  )
}
