import { prompts } from '@miskatonic/commons/prompts'
import { type AmountSpec, defineLanguage, type Language } from '@miskatonic/effects'
import { pieceArgument } from '@miskatonic/kernel'
import { lexicon } from '../../text/lexicon.ts'
import { cardOf } from '../cards.ts'
import { isMonster, isSuch } from '../monsters.ts'
import { itemsOf } from '../people.ts'
import type { ArkhamHorror } from '../shape.ts'
import { conditions, filters } from './conditions.ts'
import { selectors } from './selectors.ts'
import { g, type Term, type X } from './verbs/frame.ts'
import { verbs } from './verbs/index.ts'
import { happenings, quantities } from './wording.ts'

const { clause, points, some, self } = g

/** What a weapon or a combat Spell gives against the foe of this combat: nothing where it is immune, half where it resists. */
function arms(x: X, { n, kind }: { readonly n: number; readonly kind: 'physical' | 'magical' }): number {
  const fight = x.t.record('fighting')
  if (!fight) return n
  const magical = kind === 'magical' || (x.self.piece !== null && fight.enchanted.includes(x.self.piece))
  if (!isMonster(x.t, fight.foe)) return againstAncient(x, n, magical)
  const has = (trait: 'magicalImmunity' | 'physicalImmunity' | 'magicalResistance' | 'physicalResistance') =>
    isSuch(x.t, fight.foe, trait, fight.who)
  if (has(magical ? 'magicalImmunity' : 'physicalImmunity')) return 0 // AH-MABIL-09
  return has(magical ? 'magicalResistance' : 'physicalResistance') ? Math.ceil(n / 2) : n // AH-MABIL-10, AH-MABIL-12, AH-GEN-15
}
function againstAncient(x: X, n: number, magical: boolean): number {
  const [piece] = x.t.inZone('ancient')
  const defences = piece === undefined ? [] : defencesOf(x, piece)
  if (defences.includes(magical ? 'magicalImmunity' : 'physicalImmunity')) return 0
  return defences.includes(magical ? 'magicalResistance' : 'physicalResistance') ? Math.ceil(n / 2) : n // AH-FINAL-15
}
const defencesOf = (x: X, piece: string): readonly string[] => {
  const card = cardOf(x.t, piece, 'ancientOne')
  return card.defences ?? []
}

const amounts: { readonly [name: string]: AmountSpec<ArkhamHorror> } = {
  rolled: { fields: {}, value: (x) => Number(x.names.rolled ?? 1) },
  successes: { fields: {}, value: (x) => Number(x.names.successes ?? 1) },
  own: {
    fields: { what: { one: ['sanity', 'stamina', 'clues', 'money', 'items'] } },
    value: (x, { what }: { readonly what: 'sanity' | 'stamina' | 'clues' | 'money' | 'items' }) =>
      what === 'items' ? itemsOf(x.t, x.you).length : x.t.get(x.you, what),
  },
  arms: { fields: { n: 'integer', kind: { one: ['physical', 'magical'] } }, value: arms },
}

/** What each slot is called on a card. */
const SLOT_TERMS = {
  any: 'any',
  upkeep: 'upkeep',
  movement: 'movement',
  travel: 'travel',
  combat: 'whenFighting',
  evade: 'whenEvading',
  close: 'whenClosing',
  check: 'whenChecking',
  arkham: 'arkhamEncounters',
  location: 'inPlaceOfEncounter',
  otherWorld: 'otherWorldEncounters',
} as const

export const language: Language<ArkhamHorror> = defineLanguage<ArkhamHorror>({
  lexicon,
  verbs,
  conditions,
  selectors,
  amounts,
  filters,
  happenings,
  quantities,
  actions: Object.fromEntries(Object.entries(SLOT_TERMS).map(([slot, term]) => [slot, { label: () => [term] }])),
  payments: {
    money: (n) => clause('pay', { objects: [some('money', n)] }),
    clue: (n) => clause('spend', { objects: [some('clue', n)] }),
    sanity: (n) => clause('spend', { objects: [points('sanity', n as number)] }),
    stamina: (n) => clause('spend', { objects: [points('stamina', n as number)] }),
    movement: (n) => clause('spend', { objects: [some('movementPoint', n)] }),
    trophies: (n) => clause('spend', { objects: [some('toughnessInTrophies', n)] }),
    gateTrophy: (n) => clause('spend', { objects: [some('gateTrophy', n)] }),
    monsterTrophy: (n) => clause('spend', { objects: [some('monsterTrophy', n)] }),
    card: (n, filter) => clause('discard', { objects: [some(filter as unknown as Term, n)] }),
    self: () => clause('discard', { objects: [self('card')] }),
    clueCard: () => clause('discard', { objects: [self('card')] }),
    exhaust: () => clause('exhaust', { objects: [self('card')] }),
    use: (n) => clause('spend', { objects: [some('use', n)] }),
  },
  you: (t, { controller }) => controller ?? t.state.firstPlayer,
  seatOf: (_t, seat) => seat,
  judgements: ['sealed', 'doomed', 'overrun', 'devoured', 'fallen'],
  refusal: (_t, { piece }, on) =>
    piece === null || on in SLOT_TERMS
      ? { rule: 'AH-ENC-23', message: { key: 'no-use' } }
      : { rule: 'AH-GEN-09', message: { key: 'forbidden-by', args: { card: pieceArgument(piece) } } },
  prompts,
  sides: 6,
})
