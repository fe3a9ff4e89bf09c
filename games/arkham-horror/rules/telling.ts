import { type Game, type Json, pieceArgument } from '@miskatonic/kernel'
import { PAIRS } from '../content/kinds.ts'
import { played, sheetOf } from './people.ts'
import type { Arkham, ArkhamHorror, PieceId } from './shape.ts'

const card = (id: PieceId) => pieceArgument(id)
const all = (ids: readonly PieceId[]) => ids.map(card)

type Tell = Game<ArkhamHorror>['tell']

/** What is told of what happens, to all alike: everything lies open. What is told by something else is not told twice. */
const told: Tell = {
  'turn:begin': { all: (_t, { n }) => ({ key: 'turn-begins', args: { n } }) },
  'phase:begin': { all: (_t, { phase }) => ({ key: 'phase-begins', args: { phase } }) },
  'first-player:pass': { all: (_t, { to }) => ({ key: 'first-player-passed', args: { who: to } }) },
  'investigator:enter': { all: (_t, e) => ({ key: 'investigator-entered', args: { who: e.who, card: card(e.card), at: e.at } }) },
  'sliders:set': {
    all: (t, { who, stops }) => {
      const values = PAIRS.flatMap((pair, i) => pair.map((skill) => [skill, sheetOf(t, who)?.sliders[skill][stops[i] as number] ?? 0]))
      return { key: 'sliders-set', args: { who, ...(Object.fromEntries(values) as Record<(typeof PAIRS)[number][number], number>) } }
    },
  },
  'upkeep:skip': { all: (_t, { who }) => ({ key: 'upkeep-skipped', args: { who } }) },
  'card:refresh': { all: (_t, { who, cards }) => ({ key: 'cards-refreshed', args: { who, cards: all(cards) } }) },
  'movement:gain': { all: (_t, { who, n }) => ({ key: 'movement-gained', args: { who, n } }) },
  'movement:spend': { all: (_t, { who, n }) => ({ key: 'movement-spent', args: { who, n } }) },
  'investigator:move': {
    all: (_t, { who, to, how }) => {
      if (how === 'walk') return { key: 'moved', args: { who, to } }
      if (how === 'gate') return { key: 'went-through', args: { who, at: to } }
      if (how === 'world') return { key: 'went-on', args: { who, to } }
      if (how === 'return') return { key: 'returned', args: { who, at: to } }
      return how === 'refuge' ? { key: 'brought-away', args: { who, to } } : { key: 'moved-by-effect', args: { who, to } }
    },
  },
  'investigator:delay': { all: (_t, { who }) => ({ key: 'delayed', args: { who } }) },
  'investigator:stand': { all: (_t, { who }) => ({ key: 'stood-up', args: { who } }) },
  'investigator:explore': { all: (_t, { who, at }) => ({ key: 'explored', args: { who, at } }) },
  'investigator:arrest': { all: (_t, { who, money }) => ({ key: 'arrested', args: { who, n: money } }) },
  'investigator:stray': { all: (_t, { who }) => ({ key: 'got-lost', args: { who } }) },
  'investigator:madden': { all: (_t, { who }) => ({ key: 'maddened', args: { who } }) },
  'investigator:faint': { all: (_t, { who }) => ({ key: 'fainted', args: { who } }) },
  'investigator:devour': { all: (_t, { who }) => ({ key: 'devoured', args: { who } }) },
  'investigator:lose-turn': { all: (_t, { who }) => ({ key: 'turn-lost', args: { who } }) },
  'player:eliminate': { all: (_t, { who }) => ({ key: 'eliminated', args: { who } }) },
  'sanity:lose': { all: (_t, { who, n }) => ({ key: 'sanity-lost', args: { who, n } }) },
  'stamina:lose': { all: (_t, { who, n }) => ({ key: 'stamina-lost', args: { who, n } }) },
  'sanity:gain': { all: (_t, { who, n }) => ({ key: 'sanity-gained', args: { who, n } }) },
  'stamina:gain': { all: (_t, { who, n }) => ({ key: 'stamina-gained', args: { who, n } }) },
  'sanity:spend': { all: (_t, { who, n }) => ({ key: 'sanity-spent', args: { who, n } }) },
  'spell:pay': { all: (_t, { who, n }) => ({ key: 'sanity-spent', args: { who, n } }) },
  'stamina:spend': { all: (_t, { who, n }) => ({ key: 'stamina-spent', args: { who, n } }) },
  'maximum:lower': { all: (_t, { who, n, track }) => ({ key: 'maximum-lowered', args: { who, n, track } }) },
  'money:gain': { all: (_t, { who, n }) => ({ key: 'money-gained', args: { who, n } }) },
  'money:lose': { all: (_t, { who, n }) => ({ key: 'money-lost', args: { who, n } }) },
  'money:spend': { all: (_t, { who, n }) => ({ key: 'money-spent', args: { who, n } }) },
  'clue:gain': { all: (_t, { who, n }) => ({ key: 'clues-gained', args: { who, n } }) },
  'clue:lose': { all: (_t, { who, n }) => ({ key: 'clues-lost', args: { who, n } }) },
  'clue:spend': { all: (_t, { who, n }) => ({ key: 'clues-spent', args: { who, n } }) },
  'clue:take': { all: (_t, { who, at, n }) => ({ key: 'clues-taken', args: { who, at, n } }) },
  'clue:place': { all: (_t, { at, n }) => ({ key: 'clue-placed', args: { at, n } }) },
  'clue:remove': { all: (_t, { at, n }) => ({ key: 'clues-removed', args: { at, n } }) },
  'card:draw': { all: (_t, { who, cards }) => ({ key: 'cards-drawn', args: { who, cards: all(cards) } }) },
  'card:gain': { all: (_t, { who, card: one }) => ({ key: 'card-gained', args: { who, card: card(one) } }) },
  'card:discard': {
    all: (_t, { who, cards }) =>
      who === null
        ? { key: 'cards-discarded', args: { cards: all(cards) } }
        : { key: 'cards-discarded-by', args: { who, cards: all(cards) } },
  },
  'card:spend': { all: (_t, { who, cards }) => ({ key: 'cards-discarded-by', args: { who, cards: all(cards) } }) },
  'card:exhaust': { all: (_t, { who, card: one }) => ({ key: 'card-exhausted', args: { who, card: card(one) } }) },
  'card:box': { all: (_t, { card: one }) => ({ key: 'card-boxed', args: { card: card(one) } }) },
  'card:buy': { all: (_t, { who, card: one, price }) => ({ key: 'card-bought', args: { who, card: card(one), n: price } }) },
  'card:sell': { all: (_t, { who, card: one, price }) => ({ key: 'card-sold', args: { who, card: card(one), n: price } }) },
  'card:give': { all: (_t, { who, other, card: one }) => ({ key: 'card-given', args: { who, other, card: card(one) } }) },
  'money:give': { all: (_t, { who, other, n }) => ({ key: 'money-given', args: { who, other, n } }) },
  'deck:look': { all: (_t, { who, cards }) => ({ key: 'cards-looked-at', args: { who, cards: all(cards) } }) },
  'special:gain': { all: (_t, { who, name }) => ({ key: 'special-gained', args: { who, name } }) },
  'special:lose': { all: (_t, { who, name }) => ({ key: 'special-lost', args: { who, name } }) },
  'use:spend': { all: (_t, { who, card: one, left }) => ({ key: 'use-spent', args: { who, card: card(one), n: left } }) },
  'trophy:spend': { all: (_t, { who, trophies }) => ({ key: 'trophies-spent', args: { who, cards: all(trophies) } }) },
  'trophy:lose': { all: (_t, { who, trophies }) => ({ key: 'trophies-lost', args: { who, cards: all(trophies) } }) },
  'check:roll': {
    all: (_t, { who, skill, check, faces, more }) =>
      more || !faces.length ? null : { key: 'check-rolled', args: { who, skill, check, faces } },
  },
  'check:clue': { all: (_t, { who, added }) => ({ key: 'clue-die-rolled', args: { who, faces: added } }) },
  'check:reroll': { all: (_t, { who, faces }) => ({ key: 'check-rerolled', args: { who, faces } }) },
  'check:pass': { all: (_t, { who, card: one }) => ({ key: 'check-given', args: { who, ...(one === null ? {} : { card: card(one) }) } }) },
  'check:end': {
    all: (_t, { who, successes: n, passed, skill, check }) => ({
      key: passed ? 'check-passed' : 'check-failed',
      args: { who, n, skill, check },
    }),
  },
  'dice:roll': { all: (_t, { who, faces }) => ({ key: 'dice-rolled', args: { who, faces } }) },
  'monster:evade': { all: (_t, { who, monster }) => ({ key: 'monster-evaded', args: { who, card: card(monster) } }) },
  'combat:begin': { all: (_t, { who, monster }) => ({ key: 'combat-begun', args: { who, card: card(monster) } }) },
  'combat:arm': {
    all: (_t, { who, cards }) =>
      cards.length ? { key: 'combat-armed', args: { who, cards: all(cards) } } : { key: 'combat-unarmed', args: { who } },
  },
  'combat:tire': { all: (_t, { who, monster }) => ({ key: 'tired', args: { who, card: card(monster) } }) },
  'combat:flee': { all: (_t, { who, monster }) => ({ key: 'fled', args: { who, card: card(monster) } }) },
  'combat:damage': { all: (_t, { who, monster }) => ({ key: 'struck', args: { who, card: card(monster) } }) },
  'spell:cast': { all: (_t, { who, spell }) => ({ key: 'spell-cast', args: { who, card: card(spell) } }) },
  'spell:fail': { all: (_t, { who, spell }) => ({ key: 'spell-failed', args: { who, card: card(spell) } }) },
  'monster:appear': {
    all: (_t, { monster, at, who }) => {
      if (at !== null) return { key: 'monster-appeared', args: { card: card(monster), at } }
      return who === null
        ? { key: 'monster-kept', args: { card: card(monster) } }
        : { key: 'monster-met', args: { who, card: card(monster) } }
    },
  },
  'monster:overflow': { all: (_t, { monster }) => ({ key: 'monster-overflowed', args: { card: card(monster) } }) },
  'outskirts:overflow': { all: () => 'outskirts-overflowed' },
  'monster:move': { all: (_t, { monster, to }) => ({ key: 'monster-moved', args: { card: card(monster), to } }) },
  'monster:activate': { all: (_t, { monster }) => ({ key: 'monster-activated', args: { card: card(monster) } }) },
  'monster:defeat': { all: (_t, { who, monster }) => ({ key: 'monster-defeated', args: { who, card: card(monster) } }) },
  'monster:claim': { all: (_t, { who, monster }) => ({ key: 'monster-claimed', args: { who, card: card(monster) } }) },
  'monster:return': { all: (_t, { monsters }) => ({ key: 'monsters-returned', args: { cards: all(monsters) } }) },
  'monster:box': { all: (_t, { monster }) => ({ key: 'monster-boxed', args: { card: card(monster) } }) },
  'surge:begin': { all: (_t, { at, n }) => ({ key: 'surge-begun', args: { at, n } }) },
  'gate:open': { all: (_t, { at, gate }) => ({ key: 'gate-opened', args: { at, card: card(gate) } }) },
  'gate:close': {
    all: (_t, { at, who, gate }) =>
      who === null
        ? { key: 'gate-closed-by-itself', args: { at, card: card(gate) } }
        : { key: 'gate-closed', args: { at, who, card: card(gate) } },
  },
  'seal:place': { all: (_t, { at, who }) => ({ key: 'seal-placed', args: { at, who } }) },
  'seal:remove': { all: (_t, { at }) => ({ key: 'seal-removed', args: { at } }) },
  'doom:add': { all: (_t, { n }) => ({ key: 'doom-added', args: { n } }) },
  'doom:remove': { all: (_t, { n }) => ({ key: 'doom-removed', args: { n } }) },
  'terror:rise': { all: (_t, { n }) => ({ key: 'terror-risen', args: { n } }) },
  'ally:leave': { all: (_t, { card: one }) => ({ key: 'ally-left', args: { card: card(one) } }) },
  'location:close': { all: (_t, { at }) => ({ key: 'location-closed', args: { at } }) },
  'location:open': { all: (_t, { at }) => ({ key: 'location-opened', args: { at } }) },
  'location:use': { all: (_t, { who, at }) => ({ key: 'location-used', args: { who, at } }) },
  'encounter:begin': { all: (_t, { who, at }) => ({ key: 'encounter-begun', args: { who, at } }) },
  'mythos:draw': { all: (_t, { card: one }) => ({ key: 'mythos-drawn', args: { card: card(one) } }) },
  'mythos:enter': { all: (_t, { card: one }) => ({ key: 'mythos-entered', args: { card: card(one) } }) },
  'mythos:leave': { all: (_t, { card: one }) => ({ key: 'mythos-left', args: { card: card(one) } }) },
  'rumor:pass': { all: (_t, { card: one }) => ({ key: 'rumor-passed', args: { card: card(one) } }) },
  'rumor:fail': { all: (_t, { card: one }) => ({ key: 'rumor-failed', args: { card: card(one) } }) },
  'counter:add': { all: (_t, { card: one, n }) => ({ key: 'counters-added', args: { card: card(one), n } }) },
  'counter:remove': { all: (_t, { card: one, n }) => ({ key: 'counters-removed', args: { card: card(one), n } }) },
  'ancient:awaken': { all: (_t, { cause }) => ({ key: 'awakened', args: { cause } }) },
  'battle:begin': { all: (_t, { n }) => ({ key: 'battle-begun', args: { n } }) },
  'battle:round': { all: (_t, { n }) => ({ key: 'battle-round', args: { n } }) },
  'battle:strike': { all: (_t, { who, successes, tally }) => ({ key: 'battle-struck', args: { who, n: successes, tally } }) },
  'ancient:attack': { all: (_t, { who }) => ({ key: 'ancient-attacks', args: { who } }) },
  'deal:fail': { all: (_t, { who, other }) => ({ key: 'deal-failed', args: { who, other } }) },
  'game:end': { all: (_t, { ending }) => ({ key: 'game-ended', args: { ending } }) },
}

type Line = { readonly key: string; readonly args?: { readonly [name: string]: Json | undefined } }
type Teller = (t: Arkham, what: never, by: never) => string | Line | null

/** The same line with the investigators of those it speaks of. */
function withInvestigators(t: Arkham, line: string | Line | null): string | Line | null {
  if (line === null || typeof line === 'string' || typeof line.args?.who !== 'string') return line
  const seats = [line.args.who, line.args.other].filter((seat) => typeof seat === 'string')
  return { ...line, args: { ...line.args, played: played(t, ...seats) } }
}

/** Each line is told as above, and in the end names investigators: what it is told of changes nothing in that. */
export const tell = Object.fromEntries(
  Object.entries(told).map(([name, telling]) => {
    const { all: line } = telling as { readonly all: Teller }
    return [name, { all: (t: Arkham, what: never, by: never) => withInvestigators(t, line(t, what, by)) }]
  }),
) as Tell
