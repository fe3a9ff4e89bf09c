import { print } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { spaces } from '../content/map.ts'
import type * as N from '../content/nodes.ts'
import { ICONS, type Language, TRAITS } from './cards.ts'
import { lexicon } from './lexicon.ts'
import { g, named } from './things.ts'

/* What a table draws on a face besides its text: ids for the drawing, words beside them for people. */

export type Figures = { readonly [name: string]: Json }
type Term = Parameters<typeof g.bare>[0]
type Worded = { readonly id: string; readonly text: string }

const line = (what: ReturnType<typeof g.bare>, lang: Language): string =>
  print(lexicon, { kind: 'line', what }, { lang }).replace(/\.$/, '')
/** A term of the box alone, as a mark is labelled. */
export const word = (term: Term, lang: Language): string => line(g.bare(term), lang)
const worded = (ids: readonly string[], lang: Language): Worded[] => ids.map((id) => ({ id, text: word(id as Term, lang) }))

const byId = new Map(spaces.map((space) => [space.id, space]))
export function space(id: string, lang: Language): Worded {
  const numbered = /^\d+$/.test(id)
  return { id, text: numbered ? line(named(`space:${id}`, 'bare'), lang) : (byId.get(id)?.name[lang] ?? id) }
}
export const gateColour = (id: string): string => byId.get(id)?.gate ?? ''

/** A number, or how it is counted by players. */
function toughness(amount: N.Amount, lang: Language): number | string {
  if (typeof amount === 'number') return amount
  const { plus, times } = amount as { plus?: number; times?: number }
  const players = lang === 'es' ? 'jugadores' : 'players'
  return `${times && times > 1 ? `${times} × ` : ''}${players}${plus ? ` + ${plus}` : ''}`
}

/** What counts by players, for a table that knows how many there are: so many times their number, half of it rounded up, or fixed. */
function byPlayers(amount: N.Amount): { [name: string]: Json } | null {
  if (typeof amount === 'number') return { n: amount }
  const { of, plus = 0, times = 1 } = amount as { of: string; plus?: number; times?: number }
  if (of === 'players') return { players: times, plus }
  return of === 'half' ? { players: 'half' } : null
}

/** How many tokens or things on a Mystery solve it, where it is as plain as that. */
function goal({ solved }: N.MysteryCard): Figures {
  const { is, what, on, atLeast } = solved as { is: string; what?: Json; on?: string; atLeast?: N.Amount }
  const counted = atLeast === undefined ? null : byPlayers(atLeast)
  if (!counted) return {}
  if (is === 'tokens' && what === 'eldritch' && on === 'self') return { goal: { of: 'eldritch', ...counted } }
  const kept = typeof what === 'object' && what !== null && 'the' in what && what.the === 'kept'
  return is === 'count' && kept ? { goal: { of: 'kept', ...counted } } : {}
}

type Foe = { readonly horror: N.Combat; readonly damage: N.Combat; readonly toughness: N.Amount }
const foe = (one: Foe, lang: Language): Figures => ({
  horror: one.horror,
  damage: one.damage,
  toughness: toughness(one.toughness, lang),
  ...(typeof one.toughness === 'number' ? {} : { toughnessPerPlayer: byPlayers(one.toughness) }),
})

const iconOf = (term: string): string => lexicon.terms[term]?.icon ?? term

function mythos(card: N.MythosCard, lang: Language): Figures {
  return {
    colour: card.colour,
    difficulty: card.difficulty,
    trait: { id: card.trait, text: word(TRAITS[card.trait], lang) },
    icons: ICONS[card.colour].map((term) => ({ id: iconOf(term), text: word(term, lang) })),
    ...(card.rumorSpace ? { rumorSpace: space(card.rumorSpace, lang) } : {}),
    ...(card.eldritch ? { eldritch: card.eldritch } : {}),
  }
}

function investigator(card: N.InvestigatorCard, lang: Language): Figures {
  const { g: gender, health, sanity, skills } = card
  return { role: card.occupation[lang], gender, health, sanity, skills, start: space(card.start, lang) }
}

const sheet = (card: N.AncientOneCard, side: N.SheetSide, lang: Language): Figures => ({
  epithet: card.epithet[lang],
  ...(side === card.front ? { doom: card.doom, mysteries: card.mysteries, stages: card.stages } : {}),
  ...(side.cultist ? { cultist: foe(side.cultist, lang) } : {}),
})

/** The figures of a card's front; `back` those of the side that has its own. */
export function figuresOf(card: N.Card, back: boolean, lang: Language): Figures {
  switch (card.kind) {
    case 'asset':
    case 'artifact':
      return { ...(card.value === undefined ? {} : { value: card.value }), traits: worded(card.traits, lang) }
    case 'spell':
      return { traits: worded([card.trait], lang) }
    case 'condition':
      return { traits: worded(card.traits, lang) }
    case 'monster':
      return card.cultist ? { cultist: true } : { ...(card.epic ? { epic: true } : {}), ...foe(card, lang) }
    case 'mythos':
      return mythos(card, lang)
    case 'investigator':
      return back ? {} : investigator(card, lang)
    case 'ancientOne':
      return sheet(card, back ? card.back : card.front, lang)
    case 'mystery':
      return { ancientOne: card.ancientOne, ...goal(card) }
    case 'research':
      return { ancientOne: card.ancientOne }
    case 'location':
      return { region: card.region }
    case 'expedition':
      return card.space ? { space: space(card.space, lang) } : {}
    default:
      return {}
  }
}
