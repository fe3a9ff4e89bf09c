/** One's own decks among what can be chosen when a table is opened. */
import type { DeckBuilding, GameSetup, SetupField } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import type { Json } from '@miskatonic/kernel'
import { type OwnDeck, ownDecks } from './shelf.ts'

const OWN = 'own:'
const takesDecks = (field: SetupField): boolean => field.kind === 'each-seat' && field.decks === true

/** The set-up with the legal decks of this browser among its decks. */
export function withOwnDecks(setup: GameSetup, own: readonly OwnDeck[]): GameSetup {
  const legal = own.filter((one) => one.legal)
  if (!legal.length || !setup.fields.some(takesDecks)) return setup
  const choices = legal.map(({ id, name }) => ({ id: `${OWN}${id}`, label: { es: name, en: name } }))
  return {
    ...setup,
    fields: setup.fields.map((field) =>
      field.kind === 'each-seat' && takesDecks(field) ? { ...field, choices: [...choices, ...field.choices] } : field,
    ),
  }
}

export async function buildingOf(game: string): Promise<DeckBuilding | null> {
  const entry = games.find(({ id }) => id === game)
  return entry?.decks ? (await entry.decks()).decks : null
}

/** In the options the chosen decks of one's own stand as lists of cards: nobody else knows their names. */
export async function bringDecks(game: string, options: Json): Promise<Json> {
  if (typeof options !== 'object' || options === null || Array.isArray(options) || !JSON.stringify(options).includes(`"${OWN}`))
    return options
  const building = await buildingOf(game)
  const brought = (value: Json): Json => {
    if (typeof value !== 'string' || !value.startsWith(OWN)) return value
    const deck = ownDecks(game).find(({ id }) => `${OWN}${id}` === value)?.deck
    return deck && building ? building.option(deck) : null
  }
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one) => brought(one as Json)) : (value as Json),
    ]),
  )
}
