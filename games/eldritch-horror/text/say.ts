import { usableIf } from '@miskatonic/commons/needs'
import { type AbilityData, type Condition, type Effect, effectIn, speaker } from '@miskatonic/effects'
import {
  defineMessages,
  type LanguageId,
  name,
  type Options,
  person,
  print,
  printForbidden,
  printMessage,
  type Ref,
} from '@miskatonic/effects/text'
import { defined, type Json, type Message } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import type { Card } from '../content/nodes.ts'
import { language } from '../rules/vocabulary/language.ts'
import { happeningSayings } from './happeningSayings.ts'
import { labels } from './labels.ts'
import { lexicon } from './lexicon.ts'
import { log } from './log.ts'
import { needsOf } from './needs.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { g, named, spaceNamed } from './things.ts'

/* What the table says, in the reader's language: arguments become noun phrases, then the words take them in. */

export const messages = defineMessages({ ...prompts, ...log, ...refusals, ...labels })
export type How = Options & { readonly lang: LanguageId }

const speak = speaker(language)
const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))
const investigators = new Map(cards.flatMap((card) => (card.kind === 'investigator' ? [[card.id, card] as const] : [])))

export type Fields = { readonly [field: string]: Json | undefined }

/** By the first name, as the players call each other's investigators. */
function investigatorRef(id: string, seat: string): Ref {
  const card = investigators.get(id)
  return card ? person(card.name.es.split(' ')[0] ?? card.name.es, card.g, seat) : person(id, 'm', seat)
}

const quoted = (both: { es: string; en: string }): Ref => name({ es: `«${both.es}»`, en: `“${both.en}”` }, { g: 'm' })

export const monsterRef = (id: string): Ref => (id === 'cultist' ? g.the('cultist') : named(`monster:${id}`, 'the'))

/** A Condition by its kind, anything else by its title. */
function cardRef(card: Card | undefined): Ref {
  if (!card) return g.some('card', 1)
  if (card.kind === 'investigator') return person(card.name.es, card.g)
  if (card.kind === 'condition') return named(`condition:${card.id}`, 'the')
  if (card.kind === 'monster') return monsterRef(card.id)
  if (card.kind === 'ancientOne') return named(`ancientOne:${card.id}`, 'the')
  return 'name' in card ? quoted(card.name) : 'title' in card ? quoted(card.title) : g.some('card', 1)
}

/** Which card is seen: a face says it (`spell:wither`, `spell:wither/2`), a plain back does not. */
export function seenCard(faces: Fields): Card | undefined {
  const [kind = '', id = ''] = String(faces.front ?? Object.values(faces)[0] ?? '').split(':')
  return kind === 'back' ? undefined : byId.get(id.split('/')[0] ?? '')
}

/** Gates and Clues by their space; nothing seen is a card like any other. */
export function pieceRef(faces: Fields): Ref {
  const [kind = '', id = ''] = String(faces.front ?? '').split(':')
  if (kind === 'clue' || kind === 'gate') return g.the(kind, { owner: spaceNamed(id) })
  return cardRef(seenCard(faces))
}

function thing(value: Fields): Ref {
  if (typeof value.investigator === 'string') return investigatorRef(value.investigator, String(value.seat))
  if (typeof value.monster === 'string') return monsterRef(value.monster)
  if (typeof value.space === 'string') return spaceNamed(value.space)
  if (typeof value.card === 'string') return cardRef(byId.get(value.card))
  if (typeof value.seat === 'string') return person(value.seat, 'm', value.seat)
  return pieceRef((value.faces ?? {}) as Fields)
}

function read(value: Json | undefined): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'number' || !value.length ? value.join(', ') : value.map((one) => thing(one))
  return typeof value === 'object' && value !== null ? thing(value as Fields) : value
}

const THIS_ACTION = { event: () => g.clause('perform', { objects: [g.thisOne('action')] }) }

/** «No puedes moverte: lo impide «Detenido».» */
function forbidden(on: string, card: Ref | null, how: How): string {
  const spec = on === 'action:perform' ? THIS_ACTION : happeningSayings[on]
  return printForbidden(lexicon, spec ? spec.event({ who: 'you' }, speak) : null, card, how)
}

function useless(key: string, { effect, condition }: Fields, how: How): string {
  if (condition !== undefined) return print(lexicon, usableIf(condition as unknown as Condition, speak), how)
  return printMessage(lexicon, messages, { key, args: { effect: needsOf(defined(effectIn(effect)), speak, how) } }, how)
}

type Offer = { readonly cost?: Json; readonly act?: Json }

/** An offer with its price: «Puedes gastar 1 Pista para …», «La Perdición avanza 1 casilla a menos que gastes 1 Pista.» */
function offerText(key: string, effect: Effect, { cost, act }: Offer, how: How): string {
  const price = { ...(cost === undefined ? {} : { cost }), ...(act === undefined ? {} : { act }) }
  if (key === 'prompt.unless') {
    const averted = cost !== undefined || act !== undefined
    return print(lexicon, speak.effect(averted ? { do: 'unless', ...price, otherwise: effect } : effect), how)
  }
  const own = speak.effect(effect)
  const said = key !== 'prompt.may' || (cost === undefined && own.kind === 'may')
  const tree = said ? own : speak.effect({ do: 'may', effect, ...price })
  return print(lexicon, effect.do === 'keep' ? withNouns(tree) : tree, how)
}

/** A question stands alone: what the card has named before is «esta Pista» in it. */
const withNouns = <Said>(tree: Said): Said =>
  JSON.parse(JSON.stringify(tree), (_, part) => (part?.kind === 'it' ? g.thisOne(part.term) : part)) as Said

/** What "this" is called in a text of that card. */
export const selfTerm = (card: Card | undefined): { readonly self?: string } =>
  card?.kind === 'monster' ? { self: 'monster' } : card?.kind === 'ancientOne' ? { self: 'sheet' } : {}

/** Whoever reads agrees with his investigator, where the message names him. */
function readerOf(args: Fields, viewer: string | undefined): { readonly reader?: { readonly g: 'm' | 'f' } } {
  for (const value of Object.values(args)) {
    const who = (typeof value === 'object' && value !== null ? value : {}) as Fields
    const card = who.seat === viewer && typeof who.investigator === 'string' ? investigators.get(who.investigator) : undefined
    if (card) return { reader: { g: card.g } }
  }
  return {}
}

/** The card that asks, by its title, in front of its text. */
function asking(args: Fields, lang: LanguageId): string {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  return card && 'name' in card ? `${card.name[lang]}: ` : ''
}

/** Questions that are known by the card that asks. */
const SOURCED: readonly string[] = ['prompt.choose']

const TRACKS = { health: { es: 'Salud', en: 'Health' }, sanity: { es: 'Cordura', en: 'Sanity' } } as const

/** «¿evitas que Silas pierda 2 de Cordura?», said of what has not happened yet; to whoever would lose it: «¿evitas perder …?». */
function averting({ who, what, n }: Fields, { lang, viewer }: How): string {
  const { investigator, seat } = who as Fields
  const track = TRACKS[what as keyof typeof TRACKS][lang]
  const name = seat === viewer ? null : (investigators.get(String(investigator))?.name[lang] ?? String(seat))
  if (lang === 'es') return name === null ? `¿evitas perder ${n} de ${track}?` : `¿evitas que ${name} pierda ${n} de ${track}?`
  return name === null ? `prevent losing ${n} ${track}?` : `prevent ${name} from losing ${n} ${track}?`
}

/** The abilities of a card as its definition counts them; a sheet has two sides, and only the table knows which is up. */
export function abilitiesOf(card: Card): readonly AbilityData[] {
  if (card.kind === 'ancientOne' || (card.kind === 'monster' && card.cultist)) return []
  return 'abilities' in card ? (card.abilities ?? []) : []
}

/** What is done and what it costs; of what takes the place of something else, the whole sentence. */
export function deedText(data: AbilityData, how: How): string {
  if (data.ability !== 'action' && data.ability !== 'before' && data.ability !== 'after') return print(lexicon, speak.ability(data), how)
  const { cost, effect } = data
  return print(lexicon, speak.effect(cost ? { do: 'pay', cost, effect } : effect), how)
}

/** «Whisky: Descarta esta carta para … ¿La usas?»; of several, which. */
function using(key: string, args: Fields, how: How): string {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  const data = card ? abilitiesOf(card)[Number(args.ability) - 1] : undefined
  const dice = ((args.dice ?? []) as readonly number[]).join(', ')
  if (!card || !data) return asking(args, how.lang) + printMessage(lexicon, messages, { key, args: { dice } } as never, how)
  const question = printMessage(lexicon, messages, { key: 'prompt.use-one', args: { dice } } as never, how)
  return `${asking(args, how.lang)}${deedText(data, { ...how, ...selfTerm(card) })} ${question}`
}

export function say({ key, args = {} }: Message, given: How): string {
  const how = { ...given, ...readerOf(args, given.viewer) }
  if (key === 'refused.card') return forbidden(String(args.on), args.card ? thing(args.card as Fields) : null, how)
  if (key === 'refused.no-effect' || key === 'refused.no-target') return useless(key, args, how)
  if (key === 'prompt.may' || key === 'prompt.unless') return asking(args, how.lang) + offer(key, args, how)
  if (key === 'prompt.use-replacement' && args.what) return asking(args, how.lang) + averting(args, how)
  if (key === 'prompt.use-trigger' || key === 'prompt.use-replacement') return using(key, args, how)
  if (SOURCED.includes(key)) return asking(args, how.lang) + printMessage(lexicon, messages, { key, args: {} }, how)
  if (key === 'cost') return print(lexicon, speak.cost(args.cost as never), how)
  if (key === 'prompt.pay-to-pass') {
    const cost = print(lexicon, speak.cost(args.cost as never), how)
    return `${cost}${/[.?!]$/.test(cost) ? '' : '.'} ${printMessage(lexicon, messages, { key, args: {} } as never, how)}`
  }
  const readable = Object.fromEntries(
    Object.entries(args).map(([id, value]) => [id, id === 'effect' ? offerText(key, defined(effectIn(value)), {}, how) : read(value)]),
  )
  return printMessage(lexicon, messages, { key, args: readable as never }, how)
}

function offer(key: string, args: Fields, how: How): string {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  const priced = args
  const effect = offerText(key, defined(effectIn(args.effect)), priced, { ...how, ...selfTerm(card) })
  const asked = key === 'prompt.unless' && (priced.cost !== undefined || priced.act !== undefined) ? 'prompt.unless-paid' : key
  return printMessage(lexicon, messages, { key: asked, args: { effect } }, how)
}
