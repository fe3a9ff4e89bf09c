import { type AbilityData, compile } from '@miskatonic/effects'
import { type Ability, hashJson } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { Card, EventCard } from '../content/nodes.ts'
import type { Carded } from './pieces.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { language } from './vocabulary/language.ts'

/* Cards as the kernel knows them: two faces, and what works while the front is up. */

type Awake = (t: Mythos, piece: PieceId, what: { readonly who?: Seat }) => boolean

/** When what is printed works at all. */
const AWAKE: { readonly [kind in Card['kind']]?: Awake } = {
  location: (t, piece) => !t.get(piece, 'crossed'), // MY-WALK-09
  artifact: (t, piece) => !t.get(piece, 'crossed'), // MY-ART-09
  monster: (t, piece) => !t.get(piece, 'removed'), // MY-RULING-67
  ally: (t, piece) => !t.where(piece).startsWith('threat:'), // MY-CULT-08
  greatOldOne: (t, _piece, { who }) => who === undefined || t.number('warded', { who }) === 0,
}

function whileAwake(ability: Ability<MythosShape>, awake: Awake | undefined): Ability<MythosShape> {
  if (!awake) return ability
  const inner = ability.when
  const when: NonNullable<typeof inner> = (t, self, what, by) =>
    self.piece !== null && awake(t, self.piece, what) && (inner === undefined || inner(t, self, what, by))
  return { ...ability, when }
}

/** «Ends when the target plays a HOSPITAL.» */
const ending = ({ ends }: EventCard): AbilityData[] =>
  ends
    ? [
        {
          ability: 'after',
          on: 'card:play',
          where: { card: ends.plays, ...(ends.by === 'anyone' ? {} : { who: { the: 'target' } }) },
          effect: { do: 'endEvent', what: { the: 'self' } },
        },
      ]
    : []

/** What a card does besides what is listed as its abilities: at the Reveal, at its end. */
function printedAbilities(card: Card): readonly AbilityData[] {
  const listed = card.abilities ?? []
  if (card.kind === 'monster' && card.reveal) return [...listed, { ability: 'after', on: 'combat:reveal', effect: card.reveal }]
  return card.kind === 'event' ? [...listed, ...ending(card)] : listed
}

function define(card: Card): Carded {
  const front = printedAbilities(card).map((data, i) => whileAwake(compile(language, data, `${i + 1}`), AWAKE[card.kind]))
  const isInvestigator = card.kind === 'investigator'
  return {
    card,
    id: card.id,
    // All cards of a deck share their back: nothing but the front tells them apart (MY-GEN-06).
    kind: isInvestigator ? 'investigator' : 'card',
    faces: { front: `${card.kind}:${card.id}`, back: 'back' },
    ...(isInvestigator ? { see: { front: 'all' as const } } : {}),
    ...(front.length ? { abilities: { front } } : {}),
  }
}

export const definitions: ReadonlyMap<string, Carded> = new Map(cards.map((card) => [card.id, define(card)]))
export const contentHash = hashJson(cards)
