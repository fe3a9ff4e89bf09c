import type { Gallery } from '@miskatonic/contract'
import { expect, test } from 'vitest'
import { galleries, printed } from './printing.ts'

const gallery: Gallery = {
  cards: (lang) => [
    { id: 'lamp', face: 'thing/lamp', text: { kind: 'thing', name: lang === 'es' ? 'Lámpara' : 'Lamp', sort: 'x', parts: [] }, marks: [] },
  ],
  groups: (lang) => [{ id: 'kind', label: lang === 'es' ? 'Clase' : 'Kind' }],
}

test('a printed gallery shows what the gallery shows, in both languages', async () => {
  const { gallery: read } = (await import(`data:text/javascript,${encodeURIComponent(printed(gallery))}`)) as { readonly gallery: Gallery }
  for (const lang of ['es', 'en'] as const) {
    expect(read.cards(lang)).toEqual(gallery.cards(lang))
    expect(read.groups(lang)).toEqual(gallery.groups(lang))
  }
})

test('nothing but galleries of games is printed', async () => {
  const { load } = galleries('none') as { readonly load: (id: string) => Promise<string | null> }
  expect(await load('/house/games/lighthouse/gallery.ts')).toBe('export const gallery = null')
  for (const id of ['/house/contract/gallery.ts', '/house/games/lighthouse/content/gallery.ts'])
    expect([id, await load(id)]).toEqual([id, null])
})
