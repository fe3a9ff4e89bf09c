import { type Effect, speaker } from '@miskatonic/effects'
import {
  cannot,
  defineMessages,
  type LanguageId,
  name,
  type Options,
  person,
  print,
  printMessage,
  printRef,
  type Ref,
  type Tree,
} from '@miskatonic/effects/text'
import type { Json, Message } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'
import { spaces } from '../content/map.ts'
import type { Card } from '../content/nodes.ts'
import { OMENS } from '../rules/shape.ts'
import { language } from '../rules/vocabulary/language.ts'
import { happeningSayings } from './happeningSayings.ts'
import { labels } from './labels.ts'
import { lexicon } from './lexicon.ts'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { g, named, spaceNamed } from './things.ts'

/* What the table says, in the reader's language: arguments become noun phrases, then the words take them in. */

export const messages = defineMessages({ ...prompts, ...log, ...refusals, ...labels })
export type How = Options & { readonly lang: LanguageId }

const speak = speaker(language)
const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))
const investigators = new Map(cards.flatMap((card) => (card.kind === 'investigator' ? [[card.id, card] as const] : [])))

type Fields = { readonly [field: string]: Json | undefined }

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
  if (card.kind === 'condition') return named(`condition:${card.id}`, 'the')
  if (card.kind === 'monster') return monsterRef(card.id)
  if (card.kind === 'ancientOne') return named(`ancientOne:${card.id}`, 'the')
  return 'name' in card ? quoted(card.name) : 'title' in card ? quoted(card.title) : g.some('card', 1)
}

/** A face says which card it is: `spell:wither`, `spell:wither/2`, `clue:london`; nothing seen is a card like any other. */
function pieceRef(faces: Fields): Ref {
  const [kind = '', id = ''] = String(Object.values(faces)[0] ?? '').split(':')
  if (kind === 'clue' || kind === 'gate') return g.the(kind, { owner: spaceNamed(id) })
  return cardRef(kind === 'back' ? undefined : byId.get(id.split('/')[0] ?? ''))
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
  if (Array.isArray(value))
    return typeof value[0] === 'number' || !value.length ? value.join(', ') : value.map((one) => thing(one as Fields))
  return typeof value === 'object' && value !== null ? thing(value as Fields) : value
}

const THIS_ACTION = { event: () => g.clause('perform', { objects: [g.thisOne('action')] }) }
const ACTIONS = ['action', 'localAction', 'encounter', 'encounterPhase', 'insteadOfEncounter']

/** «No puedes moverte: lo impide «Detenido».» */
function forbidden(on: string, card: Ref | null, how: How): string {
  if (ACTIONS.includes(on))
    return how.lang === 'es' ? 'No puedes usarla: ahora no tendría ningún efecto.' : 'You cannot use it: it would do nothing now.'
  const spec = on === 'action:perform' ? THIS_ACTION : happeningSayings[on]
  const what = spec
    ? print(lexicon, cannot(spec.event({ who: 'you' }, speak)), how).replace(/\.$/, '')
    : how.lang === 'es'
      ? 'No es posible'
      : 'That is not possible'
  if (!card) return `${what}.`
  const which = printRef(lexicon, card, how)
  return how.lang === 'es' ? `${what}: lo impide ${which}.` : `${what}: ${which} forbids it.`
}

const effectText = (key: string, effect: Effect, how: How): string => {
  const tree = speak.effect(effect)
  if (key !== 'prompt.may' || tree.kind === 'may') return print(lexicon, tree, how)
  const whole: Tree = tree.kind === 'ifYouDo' ? { kind: 'may', cost: tree.first, effect: tree.then } : { kind: 'may', effect: tree }
  return print(lexicon, whole, how)
}

export function say({ key, args = {} }: Message, how: How): string {
  if (key === 'refused.card') return forbidden(String(args.on), args.card ? thing(args.card as Fields) : null, how)
  const given = Object.fromEntries(
    Object.entries(args).map(([id, value]) => [id, id === 'effect' ? effectText(key, value as unknown as Effect, how) : read(value)]),
  )
  return printMessage(lexicon, messages, { key, args: given as never }, how)
}

export type SeenOption = {
  readonly key: string
  readonly place?: string
  readonly seat?: string
  readonly label?: Message
  readonly faces?: Fields
}

const spaceNames = new Map(spaces.map((space) => [space.id, space]))

/** An option in words: its label, the piece or place it names, or what its key stands for under that question. */
export function optionText(about: Message, option: SeenOption, how: How): string {
  if (option.label) return say(option.label, how)
  const [head = '', rest = ''] = option.key.split(':')
  if (head === 'replace' || head === 'lead') return say({ key: `option.${head}`, args: { player: { seat: rest } } }, how)
  if (option.place !== undefined) return placeText(option.place, head, how)
  if (option.faces && Object.keys(option.faces).length) return alone(pieceRef(option.faces), how)
  if (option.seat !== undefined) return option.seat
  if (head === 'die')
    return say(
      { key: 'option.die', args: { face: (about.args?.faces as readonly number[] | undefined)?.[Number(rest)] ?? Number(rest) + 1 } },
      how,
    )
  if (about.key === 'prompt.omen') return say({ key: `omen.${OMENS[Number(option.key)] ?? 'green'}` }, how)
  if (about.key === 'prompt.which-monster') return alone(monsterRef(option.key), how)
  const id = head === 'location' ? rest : head.replace(/-\d+$/, '')
  const found = ['option', 'action', 'skill'].map((sort) => `${sort}.${id}`).find((key) => Object.hasOwn(messages.definitions, key))
  return found ? say({ key: found }, how) : alone(g.some('card', 1), how)
}

/** A thing alone, as the text of a button. */
const alone = (ref: Ref, how: How): string => print(lexicon, { kind: 'line', what: ref }, how).replace(/\.$/, '')

/** A ticket's ride names the ticket too. */
function placeText(place: string, head: string, how: How): string {
  const space = spaceNames.get(place)
  const where = space && /^\d+$/.test(space.id) ? alone(named(`space:${space.id}`, 'bare'), how) : (space?.name[how.lang] ?? place)
  return head === 'train' || head === 'ship' ? `${where} (${say({ key: `option.${head}` }, how).toLowerCase()})` : where
}
