import { choose, definitionOf, onPiece } from '@miskatonic/kernel'
import { cardRef, placeRef } from '../../../text/names.ts'
import { blockAction } from '../../actions.ts'
import { outOfBox } from '../../box.ts'
import { cardById } from '../../cards.ts'
import { drawFate } from '../../fate.ts'
import { discardItem, discardMask, gainMask, restoreItem, restoreMask, returnItem } from '../../items.ts'
import { buy } from '../../market.ts'
import { lead, maskOf, masksOf } from '../../people.ts'
import { removeFromGame, reveal } from '../../revealing.ts'
import { counted, g, plain, verb, you } from './frame.ts'

/* What comes to light, and what is the Team's. */

const { clause, some, a, the, your } = g

/** A Secret, or anything else by its id: it goes where things of its kind go. */
const revealVerb = verb({
  fields: { card: 'string' },
  run: (x, { card }) => reveal(x.t, you(x), card),
  could: (x, { card }) => !x.t.state.taken.includes(card),
  say: ({ card }) => clause(GAINED.includes(cardById(card)?.kind ?? '') ? 'gain' : 'reveal', { objects: [cardRef(card)] }),
})
const GAINED = ['influence', 'item', 'note', 'wisdom', 'gate', 'district', 'mask']

const restoreItemVerb = plain(
  (x) => restoreItem(x.t),
  clause('restore', { objects: [some('item', 1)] }),
  (x) => x.t.size('storage') > 0,
)
const restoreMaskVerb = plain(
  (x) => restoreMask(x.t, you(x)),
  clause('restore', { objects: [your('mask')] }),
  (x) => x.t.size(masksOf(you(x))) > 0,
)
const discardMaskVerb = plain(
  (x) => discardMask(x.t, you(x)),
  clause('discard', { objects: [your('mask')] }),
  (x) => x.t.size(maskOf(you(x))) > 0,
)
const discardItemVerb = verb({
  fields: { 'random?': 'boolean', 'market?': 'boolean' },
  *run(x, { random, market }) {
    const items = x.t.inZone('items')
    if (!items.length) return false
    const options = items.map((piece) => onPiece(piece))
    const item = random ? x.t.pick('item', items) : yield* choose(x.t, lead(x.t), { about: 'discard-item', options, group: true })
    yield* market ? returnItem(x.t, item) : discardItem(x.t, item)
    return true
  },
  could: (x) => x.t.size('items') > 0,
  say: ({ random, market }) =>
    market
      ? clause('return', { objects: [some('item', 1)], to: 'market' })
      : clause('discard', { objects: [some('item', 1, { adjectives: ['active'], ...(random ? { random: true } : {}) })] }),
})
/** Out of the pool, by choice or by chance. */
const gainMaskVerb = verb({
  fields: { 'random?': 'boolean' },
  *run(x, { random }) {
    const pool = x.t.inZone('mask-pool')
    if (!pool.length) return false
    const options = pool.map((piece) => onPiece(piece))
    if (!random) yield* x.t.change((w) => w.look(x.t.watchers, pool, 'front'))
    const mask = random ? x.t.pick('mask', pool) : yield* choose(x.t, you(x), { about: 'choose-mask', options })
    yield* gainMask(x.t, you(x), mask)
    return true
  },
  could: (x) => x.t.size('mask-pool') > 0,
  say: ({ random }) => clause('gain', { objects: [some('mask', 1, random ? { random: true } : { choice: true })] }),
})

/** That one is active from now on (EF-SEASON-04). */
const season = verb({
  fields: { card: 'string' },
  *run(x, { card }) {
    const known = [...x.t.inZone('season'), ...x.t.inZone('seasons')].find((piece) => definitionOf(x.t.raw, piece) === card)
    const piece = known ?? (yield* outOfBox(x.t, card))
    yield* x.t.happens('season:change', { card: piece }, (w, e) => {
      w.put(x.t.inZone('season'), 'seasons')
      w.put(e.card, 'season', { face: 'front' })
    })
  },
  say: ({ card }) => clause('begin', { subject: cardRef(card) }),
})
const buyVerb = plain(
  (x) => buy(x.t, you(x)),
  clause('buy', { objects: [g.plural('influenceCard')] }),
  (x) => x.t.size('market') > 0,
)
const drawFateVerb = plain(
  (x) => drawFate(x.t),
  clause('resolve', { objects: [some('fateCard', 1)] }),
  (x) => x.t.size('fate') > 0,
)

/** Written on the map from now on; not any more; marked with a Block token. */
const showAction = verb({
  fields: { letters: { list: 'string' } },
  *run(x, { letters }) {
    const { hidden, written } = x.t.state
    const dream = x.t.state.encounter?.id ?? ''
    const appeared = letters.filter((letter) => hidden.includes(letter))
    const faces = Object.fromEntries(appeared.map((letter) => [letter, `action/${dream}.${letter}`]))
    yield* x.t.change((w) => {
      w.set(
        'table',
        'hidden',
        hidden.filter((one) => !letters.includes(one)),
      )
      w.set('table', 'written', {
        faces: { ...written.faces, ...faces },
        gone: written.gone.filter((letter) => !letters.includes(letter)),
      })
    })
  },
  say: () => clause('reveal', { objects: [a('action')] }),
})
const hideAction = verb({
  fields: { letters: { list: 'string' } },
  *run(x, { letters }) {
    const { hidden, written } = x.t.state
    yield* x.t.change((w) => {
      w.set('table', 'hidden', [...hidden, ...letters])
      w.set('table', 'written', { ...written, gone: [...written.gone, ...letters] })
    })
  },
  say: () => clause('remove', { objects: [a('action')] }),
})
const blockActionVerb = verb({
  fields: { letter: 'string' },
  *run(x, { letter }) {
    yield* blockAction(x.t, `map:${letter}`)
  },
  say: () => clause('block', { objects: [a('action')] }),
})
const travelTo = verb({
  fields: { place: 'string' },
  *run(x, { place }) {
    yield* x.t.change((w) => {
      w.set('table', 'place', place)
      w.set('table', 'effectsLeft', 0)
    })
  },
  say: ({ place }) => clause('move', { objects: [the('team')], to: placeRef(place) }),
})
const removeThis = plain((x) => removeFromGame(x.t, x.self.piece ?? ''), clause('remove', { objects: [g.self('card')], from: 'game' }))
/** Under the Slumber deck (EF-SLUM-15). Those it begins with (EF-SLUM-16) are shuffled; named none, what is there is. */
const addSlumbers = verb({
  fields: { cards: { list: 'string' } },
  *run(x, { cards }) {
    const isNew = x.t.size('slumbers') === 0
    for (const card of cards) yield* reveal(x.t, you(x), card)
    if (isNew || !cards.length) yield* x.t.change((w) => w.mix('slumbers'))
  },
  say: ({ cards }) => clause('add', { objects: [some('slumber', cards.length)], to: 'slumberDeck' }),
})
/** The top cards of the Slumber deck, put back in an order of choice. */
const lookAtSlumbers = counted(
  function* (x, n) {
    const top = x.t.top('slumbers', Math.min(n, x.t.size('slumbers')))
    yield* x.t.happens('card:look', { who: you(x), cards: top }, (w, e) => {
      w.put(e.cards, 'slumbers', { at: 'top' })
      w.look(x.t.watchers, e.cards, 'front')
    })
    return top.length > 0
  },
  (n) => clause('look', { objects: [g.top('slumber', n)] }),
)

export const teamVerbs = {
  reveal: revealVerb,
  restoreItem: restoreItemVerb,
  restoreMask: restoreMaskVerb,
  discardMask: discardMaskVerb,
  discardItem: discardItemVerb,
  gainMask: gainMaskVerb,
  season,
  buy: buyVerb,
  drawFate: drawFateVerb,
  showAction,
  hideAction,
  blockAction: blockActionVerb,
  travelTo,
  removeThis,
  addSlumbers,
  lookAtSlumbers,
}
