import { type AbilityData, compile } from '@miskatonic/effects'
import { type Ability, type Definition, hashJson, type Instead } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, CardOf } from '../content/kinds.ts'
import type { ArkhamHorror, Seat } from './shape.ts'
import { canCast, cast } from './spells.ts'
import { language } from './vocabulary/language.ts'

/** What works while the card lies where cards work. A Spell is an action: casting it. */
export function abilitiesOf(card: Card): readonly AbilityData[] {
  if (card.kind === 'spell') return card.wards ? [] : [{ ability: 'action', on: card.slot, effect: { do: 'cast' } }]
  if (card.kind === 'ancientOne') return [...card.worshippers, ...(card.power.abilities ?? [])]
  return 'abilities' in card ? (card.abilities ?? []) : []
}

/** Cast when something would be lost: with success none of it is. */
function ward(card: CardOf<'spell'>, track: 'sanity' | 'stamina'): Instead<ArkhamHorror> {
  return {
    id: 'ward',
    family: 'instead',
    on: `${track}:lose`,
    may: true,
    when: (_t, self, what: { readonly who: Seat }) => what.who === self.controller,
    could: (t, self) => self.piece !== null && self.controller !== null && canCast(t, self.controller, self.piece),
    *run(t, self, what) {
      if (self.piece === null || self.controller === null) return what
      const { worked } = yield* cast(t, self.controller, self.piece)
      return worked ? null : what
    },
    rule: card.kind === 'spell' ? 'AH-SPELL-01' : 'AH-GEN-09',
  }
}

/** A gate marker and a monster lie face down until they are drawn; all backs are alike. */
function facesOf(card: Card): Definition<ArkhamHorror>['faces'] {
  const front = `${card.kind}/${card.id}`
  return card.kind === 'gate' ? { front, back: 'gate-back/gate' } : { front }
}

function define(card: Card): Definition<ArkhamHorror> {
  const front: Ability<ArkhamHorror>[] = abilitiesOf(card).map((ability, i) => compile(language, ability, `${i}`))
  if (card.kind === 'spell' && card.wards) front.push(ward(card, card.wards))
  return {
    id: card.id,
    kind: card.kind,
    faces: facesOf(card),
    ...(card.kind === 'special' && card.unlimited ? { supply: 'unlimited' as const } : {}),
    ...(front.length ? { abilities: { front } } : {}),
  }
}

export const definitions: ReadonlyMap<string, Definition<ArkhamHorror>> = new Map(cards.map((card) => [card.id, define(card)]))
export const contentHash = hashJson(cards)
