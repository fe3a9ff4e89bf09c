import { askAll, defined, type Script } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import { cards } from '../content/index.ts'
import type { InvestigatorCard } from '../content/nodes.ts'
import { CAMPAIGN_GOAL } from './ending.ts'
import { readOptions } from './options.ts'
import { investigatorOf } from './pieces.ts'
import type { BuiltDeck, Mythos, Next, Options, Picked } from './shape.ts'
import { at } from './zones.ts'

/* Set-up: a deck and an Investigator each, EDU ties, thirteen cards. */

const investigators = cards.filter((card): card is InvestigatorCard => card.kind === 'investigator')

/** The ready decks as lists of cards. */
const BUILT: ReadonlyMap<string, BuiltDeck> = new Map(
  decks.map(({ id, investigator, cards: list }) => [
    id,
    { investigator, cards: Object.entries(list).flatMap(([card, n]) => Array.from({ length: n }, () => card)) },
  ]),
)
export function builtOf(id: string): BuiltDeck {
  const deck = BUILT.get(id)
  if (!deck) throw new Error(`there is no deck «${id}»`)
  return deck
}

const given = (options: Options, i: number): BuiltDeck | null => {
  const deck = options.decks?.[i] ?? null
  return typeof deck === 'string' ? builtOf(deck) : deck
}

export function* chooseDecks(t: Mythos): Script<Next> {
  const options = readOptions(t.options, t.seats)
  yield* t.change((w) => w.set('table', 'goal', options.campaign ? CAMPAIGN_GOAL : 0))
  const open = t.seats.filter((_, i) => given(options, i) === null)
  const offers = Object.fromEntries(
    open.map((seat) => [seat, decks.map(({ id }) => ({ key: id, label: { key: 'deck', args: { deck: id } } }))]),
  )
  const chosen = open.length ? yield* askAll(t, offers, { about: 'prompt.deck', secret: true }) : {}
  const picks = t.seats.map((seat, i) => {
    const deck = given(options, i) ?? builtOf(defined(chosen[seat]))
    return { ...deck, investigator: options.investigators?.[i] ?? deck.investigator ?? null }
  })
  return [{ step: 'chooseInvestigators', args: { picks } }]
}

/** Two may play the same one (MY-INV-01, -02). */
export function* chooseInvestigators(t: Mythos, { picks }: { picks: readonly Picked[] }): Script<Next> {
  const open = t.seats.filter((_, i) => picks[i]?.investigator === null)
  const options = investigators.map(({ id }) => ({ key: id, label: { key: 'card', args: { card: id } } }))
  const chosen = open.length
    ? yield* askAll(t, Object.fromEntries(open.map((seat) => [seat, options])), { about: 'prompt.investigator', secret: true })
    : {}
  yield* t.change((w) => {
    for (const [i, seat] of t.seats.entries()) {
      const pick = defined(picks[i])
      w.make(pick.investigator ?? defined(chosen[seat]), at.investigator(seat))
      const copies = new Map<string, number>()
      for (const card of pick.cards) copies.set(card, (copies.get(card) ?? 0) + 1)
      w.makeAll(
        [...copies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([def, n]) => ({ def, copies: n })),
        at.deck(seat),
        { mixed: true }, // MY-SETUP-03, MY-RULING-50
      )
    }
  })
  yield* t.change((w) => {
    for (const seat of t.seats) {
      w.set(seat, 'sanity', investigatorOf(t, seat).sanity) // MY-SAN-01, MY-SETUP-01
      w.set(seat, 'education', investigatorOf(t, seat).education)
    }
  })
  return [{ step: 'education' }, { step: 'round' }]
}
