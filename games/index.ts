/** The register: the one place outside a game's own folder that knows its name. */

export type Language = 'es' | 'en'

/** What a game counts of its own content; printed by `npm run content`. */
export type ContentReport = {
  /** How many pieces there are of each kind. */
  pieces: Record<string, number>
  /** Cards whose effect is written as code because the card language cannot say it. */
  natives: number
  /** Cards that print a text of their own instead of the one made from their effect. */
  overrides: number
}

/** What the house asks of a game's module. */
export type GameModule = { content: { report(): ContentReport } }

export type RegisteredGame = {
  id: string
  title: Record<Language, string>
  load: () => Promise<GameModule>
}

/** Games that can be played. */
export const games: readonly RegisteredGame[] = [
  { id: 'eldritch-horror', title: { es: 'Eldritch Horror', en: 'Eldritch Horror' }, load: () => import('@miskatonic/eldritch-horror') },
  { id: 'lighthouse', title: { es: 'El faro', en: 'Lighthouse' }, load: () => import('@miskatonic/lighthouse') },
]

/** Games that are still being built, so that the start page can say so. */
export const planned: readonly { id: string; title: Record<Language, string> }[] = [
  { id: 'arkham-horror', title: { es: 'Arkham Horror', en: 'Arkham Horror' } },
  { id: 'cultistorm', title: { es: 'Cultistorm', en: 'Cultistorm' } },
  { id: 'mythos', title: { es: 'Mythos', en: 'Mythos' } },
  { id: 'etherfields', title: { es: 'Etherfields', en: 'Etherfields' } },
]
