import type { SpellCard } from '../content/nodes.ts'

/* What dice of a Spell's test can matter: told from all backs that its copies have, for nobody knows which one it is. */

type Dice = {
  /** More successes than these make no difference; missing: all of them count. */
  readonly enough?: number
  /** Up to so many successes a text asks for a face, too; less than none: never. */
  readonly facesUpTo: number
}

const known = new WeakMap<SpellCard, Dice>()

export function diceOf(card: SpellCard): Dice {
  let dice = known.get(card)
  if (!dice) {
    const text = JSON.stringify([card.cast, card.backs])
    const bands = card.backs.flatMap((back) => Object.keys(back.bands)).map((key) => Number.parseInt(key, 10))
    // What a native does with the successes is not told by its name.
    const counted = text.includes('"successes"') || text.includes('"native"')
    dice = { facesUpTo: facesUpTo(card), ...(counted ? {} : { enough: Math.max(1, ...bands.map(firstOutside(card))) }) }
    known.set(card, dice)
  }
  return dice
}

const asksForFace = (text: unknown): boolean => JSON.stringify(text ?? null).includes('"rolled"')

function facesUpTo({ cast, backs }: SpellCard): number {
  if (asksForFace(cast)) return Number.POSITIVE_INFINITY
  const bands = backs.flatMap((back) => Object.entries(back.bands)).filter(([, text]) => asksForFace(text))
  return Math.max(-1, ...bands.map(([key]) => (key.endsWith('+') ? Number.POSITIVE_INFINITY : Number(key.split('-').at(-1)))))
}

/** A band that ends somewhere is left with one success more. */
const firstOutside =
  (card: SpellCard) =>
  (from: number): number =>
    Math.max(
      from,
      ...card.backs.flatMap(({ bands }) => Object.keys(bands)).map((key) => (key.endsWith('+') ? 0 : Number(key.split('-').at(-1)) + 1)),
    )
