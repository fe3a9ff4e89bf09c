import type { Judge } from '@miskatonic/bots'
import type { Seen } from '@miskatonic/contract'
import type { Option, Slot } from '@miskatonic/kernel'
import { because } from './asked.ts'
import { Position } from './position.ts'

/* Plays the seat of whoever writes the story: against all others, by what everybody sees and the own pages. */

/** What a deed of a page is worth now, in ink; less than the page costs, and it is kept. */
function deedWorth(p: Position, deed: string): number {
  const crowded = p.sites.some(({ sealed, ancient, cultists }) => !sealed && !ancient && cultists >= 3)
  const room = p.limit - p.cultists
  const tired = Math.max(...p.team.map(({ tokens }) => tokens))
  const worths: { readonly [verb: string]: number } = {
    summon: p.sites.some(({ ancient }) => ancient) ? 3 + tired : 6,
    detour: crowded ? 5 : 1,
    appear: room <= 3 ? 6 : crowded ? 4 : 3.5,
    thicken: room <= 4 ? 6 : 4.5,
    underline: 2.5,
    crossOut: tired >= 3 ? 4 : 3.2,
    advance: 2.1,
    lasting: 3.1,
    somebody: 2.1,
  }
  return worths[deed] ?? 1.2
}

const page: (seen: Seen, p: Position) => Judge = ({ view }, p) => ({
  option: (option) => {
    const card = p.piece((option as Option).piece)?.card
    if (card?.kind !== 'manuscript') return because(0, 'saveInk')
    // A full well takes no more: what would be lost may as well be spent.
    const spare = Number(view.table.ink) >= 5 ? 1 : 0
    return because(deedWorth(p, card.effect.do) + spare - card.cost, 'write')
  },
})

/** A cultist is worse where its sect is at home. */
const cultist = (p: Position): Judge => ({
  option: (option: Option | Slot) => {
    const card = p.piece((option as Option).piece)?.card
    return card?.kind === 'cultist' && card.sectSymbol === p.view.table.marker ? 1 : 0
  },
})

/** Where most of them stand already. */
const crowd = (p: Position): Judge => ({
  option: ({ key }) => {
    const site = p.sites.find(({ slot }) => slot === key)
    return !site || site.sealed ? -1 : site.cultists
  },
})

/** Whoever can bear least. */
const weakest = (p: Position): Judge => ({ option: (option) => p.detectiveOf((option as Option).seat)?.tokens ?? 0 })

/** How the author judges the answers to a question. */
export function authorJudge(seen: Seen): Judge {
  const p = new Position(seen.view, seen.view.seats[0] ?? '')
  const judges: { readonly [prompt: string]: Judge } = {
    'play-manuscript': page(seen, p),
    'choose-next-cultist': cultist(p),
    'choose-location': crowd(p),
    'choose-detective': weakest(p),
  }
  return judges[seen.ask.about.key] ?? { option: () => 0 }
}
