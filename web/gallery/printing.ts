/**
 * A gallery is printed by the build: what is sent to whoever leafs through it is the cards it shows, in both languages, and neither the rules
 * they are printed from nor the cards it leaves out.
 */
import { pathToFileURL } from 'node:url'
import type { Gallery, Language } from '@miskatonic/contract'
import type { Plugin } from 'vite'

const GALLERY = /\/games\/[\w-]+\/gallery\.ts$/

const printedIn = (gallery: Gallery, lang: Language) => ({ cards: gallery.cards(lang), groups: gallery.groups(lang) })

export const printed = (gallery: Gallery): string =>
  [
    `const printed = ${JSON.stringify({ es: printedIn(gallery, 'es'), en: printedIn(gallery, 'en') })}`,
    'export const gallery = { cards: (lang) => printed[lang].cards, groups: (lang) => printed[lang].groups }',
  ].join('\n')

/** `none`: where nobody leafs through anything. */
export const galleries = (how: 'printed' | 'none'): Plugin => ({
  name: 'galleries',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!GALLERY.test(id)) return null
    if (how === 'none') return 'export const gallery = null'
    return printed(((await import(pathToFileURL(id).href)) as { readonly gallery: Gallery }).gallery)
  },
})
