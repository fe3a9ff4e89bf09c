import { speaker } from '@miskatonic/effects'
import { keywords, type Options, print, type Ref, type StatItem, sentences, stats, type Tree, verbatim } from '@miskatonic/effects/text'
import type { AncientOne, Card, CardOf, Entry, Monster, MythosCard, Spell, Trait } from '../content/kinds.ts'
import { language } from '../rules/vocabulary/language.ts'
import { g, type Term } from '../rules/vocabulary/verbs/frame.ts'
import { lexicon } from './lexicon.ts'
import { areaName, areaTitle } from './names.ts'

const { bare, stat, modifier, field, label, points, some, numbered, clause, self, deed } = g
const speak = speaker(language)

/** What "this" is called on a card of each kind. */
const selves: { readonly [K in Card['kind']]?: string } = { monster: 'monster' }

const both = (words: { readonly es: string; readonly en: string } | undefined): Tree[] => (words ? [verbatim(words)] : [])
const labelled = (term: Term, effect: Parameters<typeof speak.effect>[0] | undefined): Tree[] =>
  effect ? [label(term, speak.effect(effect))] : []

// ── figures ──

const TRAIT_ORDER: readonly Trait[] = [
  'ambush',
  'endless',
  'undead',
  'elusive',
  'mask',
  'spawn',
  'physicalResistance',
  'physicalImmunity',
  'magicalResistance',
  'magicalImmunity',
]
function keywordsOf(card: Monster): Tree[] {
  const traits: StatItem[] = TRAIT_ORDER.filter((one) => card.traits?.includes(one)).map((one) => bare(one))
  if (card.overwhelming) traits.push(numbered('overwhelming', card.overwhelming))
  if (card.nightmarish) traits.push(numbered('nightmarish', card.nightmarish))
  return traits.length ? [keywords(...traits)] : []
}

const handsStat = (hands: number | undefined): StatItem[] => (hands ? [some('hand', hands)] : [])
const symbols = (list: readonly string[]): readonly Ref[] => (list.length ? list.map((one) => bare(one as Term)) : [bare('none')])

function figures(card: Card): Tree[] {
  switch (card.kind) {
    case 'monster':
      return [
        stats(
          modifier('awareness', card.awareness),
          ...(card.horror ? [[modifier('horror', card.horror.rating), stat('damage', card.horror.damage)]] : []),
          stat('toughness', card.toughness),
          [modifier('combat', card.combat.rating), stat('damage', card.combat.damage)],
          field('moves', bare(card.movement)),
          field('symbol', bare(card.symbol)),
        ),
        ...keywordsOf(card),
      ]
    case 'ancientOne':
      return [
        stats(
          stat('doom', card.doom),
          ...(typeof card.combat === 'number' ? [modifier('combat', card.combat)] : []),
          ...(card.combat === 'terror' ? [field('combat', bare('minusTerror'))] : []),
          ...(card.combat === 'none' ? [field('combat', bare('noBattle'))] : []),
          ...(card.defences?.length
            ? [
                field(
                  'defence',
                  card.defences.map((one) => bare(one)),
                ),
              ]
            : []),
        ),
      ]
    case 'investigator':
      return [stats(points('sanity', card.sanity), points('stamina', card.stamina), stat('focus', card.focus))]
    case 'common':
    case 'unique':
      return [
        stats(
          some('money', card.price),
          ...(card.tome ? [bare('tome')] : []),
          ...handsStat(card.hands),
          ...(card.uses ? [some('use', card.uses)] : []),
        ),
      ]
    case 'special':
      return card.hands ? [stats(...handsStat(card.hands))] : []
    case 'spell':
      return [
        stats(
          typeof card.casting === 'number' ? modifier('casting', card.casting) : field('casting', bare('awareness')),
          field('cost', points('sanity', card.sanity)),
          ...handsStat(card.hands),
        ),
      ]
    case 'gate':
      return [stats(modifier('modifier', card.modifier), field('symbol', bare(card.symbol)))]
    case 'world':
    case 'otherWorld':
      return [
        stats(
          field(
            'colour',
            card.colours.map((one) => bare(one)),
          ),
        ),
      ]
    case 'location':
      return [stats(bare(card.unstable ? 'unstable' : 'stable'))]
    case 'mythos':
      return [mythosFigures(card)]
    default:
      return []
  }
}

const mythosFigures = ({ type, subtype, gate, clue, white, black }: MythosCard): Tree =>
  stats(
    bare(type === 'shuffle' ? 'mythos' : type),
    ...(subtype ? [bare(subtype)] : []),
    ...(gate ? [field('gateHere', areaName(gate))] : []),
    ...(clue ? [field('clueHere', areaName(clue))] : []),
    ...(type === 'shuffle' ? [] : [field('white', symbols(white)), field('black', symbols(black))]),
  )

// ── texts ──

const STILLED = { es: 'Los Entornos meteorológicos no tienen efecto.', en: 'Weather Environments have no effect.' }

function ancientTrees({ worshippers, power, stills, start, battle, attack, afterAttack }: AncientOne): Tree[] {
  return [
    ...worshippers.map((one) => label('worshippers', speak.ability(one))),
    verbatim({ es: `${power.title.es}.`, en: `${power.title.en}.` }),
    ...(power.text ? both(power.text) : (power.abilities ?? []).map(speak.ability)),
    ...(stills ? both(STILLED) : []),
    ...labelled('startOfGame', start),
    ...labelled('startOfBattle', battle),
    ...labelled('attack', attack),
    ...labelled('attack', afterAttack),
  ]
}

const AS_TOUGH = {
  es: 'La tirada de Hechizo necesita tantos éxitos como fortaleza tenga el monstruo.',
  en: 'The Spell check needs as many successes as the monster has toughness.',
}

function spellTrees(card: Spell): Tree[] {
  if (card.text) return both(card.text)
  const slot = language.actions[card.slot]?.label({} as never) ?? []
  if (card.wards) {
    const lost = clause('prevent', { objects: [deed('lose', bare(card.wards))] })
    const would = clause('lose', { objects: [bare(card.wards)] })
    return [
      { kind: 'label', label: { parts: ['cast'] }, body: { kind: 'on', openers: [{ kind: 'would', clause: would }], body: lost } },
      ...keptTrees(card),
    ]
  }
  const body = card.effect ? speak.effect(card.effect) : clause('cast', { objects: [self('card')] })
  return [
    { kind: 'label', label: { parts: slot }, body: { kind: 'label', label: { parts: ['cast'] }, body } },
    ...(card.difficulty === 'toughness' ? both(AS_TOUGH) : []),
    ...keptTrees(card),
  ]
}

const BY_LORE = {
  es: 'Las tiradas de Combate contra este monstruo son de Saber.',
  en: 'Combat checks against this monster are made with Lore.',
}

const monsterTrees = (card: Monster): Tree[] => [
  ...(card.combat.skill === 'lore' ? both(BY_LORE) : []),
  ...labelled('beforeCombat', card.before),
  ...labelled('combatDamage', card.combat.effect),
  ...labelled('insteadOfMoving', card.activation),
  ...labelled('ifDefeated', card.spoils),
  ...(card.text ? both(card.text) : (card.abilities ?? []).map(speak.ability)),
]

function mythosTrees(card: MythosCard): Tree[] {
  if (card.text) return both(card.text)
  const ending = (term: 'passing' | 'failing', end: MythosCard['pass']): Tree[] => {
    if (!end) return []
    const body = speak.effect(end.effect)
    return [label(term, end.when ? { kind: 'on', openers: [{ kind: 'given', condition: speak.condition(end.when) }], body } : body)]
  }
  return [
    ...(card.effect ? [speak.effect(card.effect)] : []),
    ...(card.abilities ?? []).map(speak.ability),
    ...labelled('ongoing', card.ongoing),
    ...ending('passing', card.pass),
    ...ending('failing', card.fail),
  ]
}

export const entryTree = ({ text, effect }: Entry): Tree => (text ? verbatim(text) : speak.effect(effect))
export const entryText = (entry: Entry, options: Options): string => print(lexicon, sentences(entryTree(entry)), options)
/** The places a card of encounters has something for, with what stands there. */
export const entriesOf = (card: CardOf<'encounter' | 'otherWorld'>): readonly (readonly [place: string, entry: Entry])[] =>
  Object.entries(card.entries)
export const entryTitle = (place: string): { readonly es: string; readonly en: string } =>
  place === 'other' ? { es: 'Otros', en: 'Other' } : areaTitle(place)

/** What the rules make of a card that is marked so. */
const SINGLE = { es: 'Descarta esta carta después de usarla.', en: 'Discard this card after use.' }
const LOYAL = { es: 'No puedes perder esta carta contra tu voluntad.', en: 'You cannot lose this card against your will.' }
const FLEETING = { es: 'Se descarta cuando despierta el Primigenio.', en: 'It is discarded when the Ancient One awakens.' }
type Kept = { readonly single?: true; readonly loyal?: true; readonly fleeting?: true }
const keptTrees = ({ single, loyal, fleeting }: Kept): Tree[] => [
  ...(single ? both(SINGLE) : []),
  ...(loyal ? both(LOYAL) : []),
  ...(fleeting ? both(FLEETING) : []),
]

const NO_CLUE = {
  es: 'Al empezar la partida no hay Pista en tu localización de origen.',
  en: 'At the start of the game there is no Clue at your home location.',
}

function effects(card: Card): Tree[] {
  switch (card.kind) {
    case 'ancientOne':
      return ancientTrees(card)
    case 'spell':
      return spellTrees(card)
    case 'monster':
      return monsterTrees(card)
    case 'mythos':
      return mythosTrees(card)
    case 'encounter':
    case 'otherWorld':
      return entriesOf(card).flatMap(([place, entry]) => {
        const title = entryTitle(place)
        return [verbatim({ es: `${title.es}.`, en: `${title.en}.` }), entryTree(entry)]
      })
    case 'ally':
      return [...(card.text ? both(card.text) : (card.abilities ?? []).map(speak.ability)), ...labelled('joining', card.joins)]
    case 'common':
    case 'unique':
    case 'special':
      return [...(card.text ? both(card.text) : (card.abilities ?? []).map(speak.ability)), ...keptTrees(card)]
    case 'investigator':
      return [...(card.text ? both(card.text) : (card.abilities ?? []).map(speak.ability)), ...(card.noClueAtHome ? both(NO_CLUE) : [])]
    default:
      return 'text' in card && card.text ? both(card.text) : 'abilities' in card ? (card.abilities ?? []).map(speak.ability) : []
  }
}

export const treesOf = (card: Card): Tree[] => [...figures(card), ...effects(card)]

const printed = (card: Card, trees: readonly Tree[], options: Options): string => {
  const own = selves[card.kind]
  return print(lexicon, sentences(...trees), { ...(own ? { self: own } : {}), ...options })
}

/** The rules text of a card, printed from what it does. */
export const rulesText = (card: Card, options: Options): string => printed(card, treesOf(card), options)
/** The same without the figures, where those are drawn. */
export const effectText = (card: Card, options: Options): string => printed(card, effects(card), options)
