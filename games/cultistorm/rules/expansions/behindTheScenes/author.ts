import { askEach, asking, choose, onPiece, type Script } from '@miskatonic/kernel'
import { allOf } from '../../cards.ts'
import { type MagicSymbol, type Seat, type Storm, SYMBOLS } from '../../shape.ts'
import { detectives } from '../../team.ts'
import { gainTrophy } from '../../trophies.ts'

/* The one who writes the story the others are in. */

/** So many pages in hand, so much ink in the well. */
const PAGES = 4
const WELL = 6 // CS-RULING-121
/** Fights bring no more ink than this in a turn. */
const FROM_FIGHTS = 2 // CS-RULING-121

export const authorOf = (t: Storm): Seat => t.state.author as Seat
const pagesOf = (t: Storm): string => `manuscripts:${authorOf(t)}`
export const pages = (t: Storm) => t.inZone(pagesOf(t))

/** The last seat is the author's: no detective, no part of the team. */
export function* seatAuthor(t: Storm): Script {
  const author = t.seats.at(-1) as Seat
  yield* t.change((w) => {
    w.set(author, 'apart', true) // CS-EXP-02
    w.set('table', 'author', author)
    for (const { id, copies = 1 } of allOf('manuscript')) w.makeAll([{ def: id, copies }], 'manuscript-deck')
    w.mix('manuscript-deck')
  })
  yield* drawPages(t)
}

/** Up to four; a used-up deck is shuffled again. */
export function* drawPages(t: Storm): Script {
  let n = 0
  while (pages(t).length < PAGES) {
    if (t.size('manuscript-deck') === 0) yield* t.change((w) => w.put(t.inZone('manuscript-discard'), 'manuscript-deck', { mixed: true }))
    const [card] = t.top('manuscript-deck')
    if (card === undefined) break
    yield* t.change((w) => w.put(card, pagesOf(t)))
    n++
  }
  if (n) yield* t.happens('manuscripts:draw', { who: authorOf(t), n }) // CS-RULING-121
}

/** What makes up for an enemy who thinks: each detective begins with a trophy of choice. */
export function* giveTrophies(t: Storm): Script {
  const options = SYMBOLS.map((symbol) => ({ key: symbol, label: { key: 'symbol', args: { symbol } } }))
  const asks = detectives(t).map((who) => [who, asking(choose(t, who, { about: 'choose-first-trophy', options }))])
  const chosen = yield* askEach(t, Object.fromEntries(asks), { about: 'choose-first-trophy' })
  for (const who of detectives(t)) yield* gainTrophy(t, who, chosen[who] as MagicSymbol) // CS-RULING-121
}

export function* gainInk(t: Storm): Script {
  if (t.state.ink < WELL) yield* t.happens('ink:gain', { n: 1 }, (w, e) => w.add('table', 'ink', e.n, { max: WELL })) // CS-RULING-121
}

/** A fight lost or declined. */
export function* gainInkOfFight(t: Storm): Script {
  if (t.state.inkOfFights >= FROM_FIGHTS) return
  yield* t.change((w) => w.add('table', 'inkOfFights', 1))
  yield* gainInk(t)
}

/** Once per cultist phase: which of the two top cards of the cultist deck comes first. Only the author sees them. */
export function* chooseNextCultist(t: Storm): Script {
  const cards = t.top('cultist-deck', 2)
  if (cards.length < 2) return
  const author = authorOf(t)
  yield* t.happens('cultist:choose', { who: author }, (w) => w.look([author], cards))
  const first = yield* choose(t, author, { about: 'choose-next-cultist', options: cards.map((card) => onPiece(card)) })
  yield* t.change((w) => w.put([first, ...cards.filter((card) => card !== first)], 'cultist-deck', { at: 'top' })) // CS-RULING-121
}
