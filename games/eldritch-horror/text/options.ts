import type { ShownOption } from '@miskatonic/contract'
import { print, type Ref } from '@miskatonic/effects/text'
import type { Json, Message } from '@miskatonic/kernel'
import { spaces } from '../content/map.ts'
import type { Card } from '../content/nodes.ts'
import { OMENS } from '../rules/shape.ts'
import { partsOf, partText } from './cards.ts'
import { lexicon } from './lexicon.ts'
import { abilitiesOf, deedText, type Fields, type How, messages, monsterRef, pieceRef, say, seenCard, selfTerm } from './say.ts'
import { named } from './things.ts'

/* An option in words: its label, the piece or place it names, or what its key stands for under that question. */

const spaceNames = new Map(spaces.map((space) => [space.id, space]))

/** The same key means different things under different questions. */
const IN_QUESTION: { readonly [about: string]: { readonly [key: string]: string } } = {
  'prompt.trade-with': { end: 'end-trade' },
  'prompt.reroll': { done: 'keep-dice' },
  'prompt.encounter': { none: 'no-encounter' },
  'prompt.end-of-mythos': { done: 'nothing-more' },
}
const ENCOUNTERS = ['otherWorld', 'research', 'token', 'fallen']
const labelled = (id: string, how: How, args: { readonly [name: string]: Json } = {}): string => say({ key: `option.${id}`, args }, how)

export function optionText(about: Message, option: ShownOption, how: How): string {
  const [head = '', rest = ''] = option.key.split(':')
  if (head === 'replace' && rest === how.viewer) return labelled('own-replacement', how)
  if (head === 'replace') return labelled(head, how, { player: { seat: rest } })
  if (about.key === 'prompt.deal') return statement(option, head, rest, how)
  if (option.place !== undefined) return placeText(option.place, head, how)
  if (option.faces) return pieceText(about, option, head, how)
  if (option.label) return say(option.label, how)
  if (option.seat !== undefined) return option.seat
  return keyText(about, option.key, head, rest, how)
}

/** What is said at a trade: something is laid down or taken back, agreed to, or left. */
function statement(option: ShownOption, head: string, rest: string, how: How): string {
  if (head === 'consent') return labelled('agree', how)
  if (head !== 'offer' && head !== 'withdraw') return labelled('leave', how)
  if (option.faces) return labelled(head, how, { card: { faces: option.faces } })
  const ticket = labelled(rest.replace(/-\d+$/, ''), how).toLowerCase()
  const offered = head === 'offer'
  return how.lang === 'es' ? `${offered ? 'Ofrecer' : 'Retirar'} 1 ${ticket}` : `${offered ? 'Offer' : 'Withdraw'} 1 ${ticket}`
}

/** A piece: alone, or with what is done with it. */
function pieceText(about: Message, option: ShownOption, head: string, how: How): string {
  const faces = option.faces as Fields
  const card = seenCard(faces)
  const withCard = (id: string): string => labelled(id, how, { card: { faces: faces as Json } })
  if (about.key === 'prompt.encounter' && ENCOUNTERS.includes(head)) return withCard(head)
  if (head === 'mystery') return withCard('solve')
  if (head === 'instead') return withCard('instead')
  const ability = /\/([^/]+)$/.exec(option.key)?.[1]
  if (card && ability !== undefined) return abilityText(card, ability, option, how)
  const alone = aloneText(pieceRef(faces), how)
  if (card?.kind === 'investigator' && about.key === 'prompt.new-investigator')
    return `${card.name[how.lang]} (${card.occupation[how.lang]})`
  return option.seat === undefined || option.seat === how.viewer ? alone : `${alone} (${option.seat})`
}

/** Whose ability it is, and what it does: «Whisky: Descarta esta carta para …». */
function abilityText(card: Card, id: string, option: ShownOption, how: How): string {
  if (card.kind === 'spell' && id === 'cast') {
    const front = partsOf(card).find(({ part }) => part === 'front')
    const text = front ? partText(card, front, { lang: how.lang }) : ''
    return `${labelled('cast', how, { card: { faces: option.faces as Json } })}. ${text.replace(/^[^.:]*: /, '')}`
  }
  const title = 'name' in card ? card.name[how.lang] : aloneText(pieceRef(option.faces ?? {}), how)
  const data = abilitiesOf(card)[Number(id) - 1]
  const text = data ? deedText(data, { ...how, ...selfTerm(card) }) : option.label ? say(option.label, how) : ''
  return text ? `${title}: ${text}` : title
}

function keyText(about: Message, key: string, head: string, rest: string, how: How): string {
  if (head === 'die') return dieText(about, Number(rest), how)
  if (about.key === 'prompt.omen') return omenText(Number(key), how)
  if (about.key === 'prompt.which-monster') return aloneText(monsterRef(key), how)
  if (about.key === 'prompt.action' && key === 'end' && about.args?.left === 0) return labelled('end-action', how)
  const id =
    IN_QUESTION[about.key]?.[key] ?? (head === 'location' ? rest : head === 'rule' ? (key.split('/')[1] ?? '') : head.replace(/-\d+$/, ''))
  const found = ['option', 'action', 'skill'].map((sort) => `${sort}.${id}`).find((one) => Object.hasOwn(messages.definitions, one))
  // A table goes on though a name is missing; the tests listen for it.
  return found ? say({ key: found }, how) : labelled('unnamed', how, { key })
}

function dieText(about: Message, die: number, how: How): string {
  const face = (about.args?.faces as readonly number[] | undefined)?.[die] ?? 0
  return about.key === 'prompt.die-up' ? labelled('raise', how, { face, to: face + 1 }) : labelled('reroll', how, { face })
}

/** Two spaces of the Omen track are blue. */
function omenText(space: number, how: How): string {
  const colour = OMENS[space] ?? 'green'
  const before = OMENS[(space + OMENS.length - 1) % OMENS.length]
  return colour === 'blue' ? labelled(`blue-after-${before}`, how) : say({ key: `omen.${colour}` }, how)
}

/** A thing alone, as the text of a button. */
const aloneText = (ref: Ref, how: How): string => print(lexicon, { kind: 'line', what: ref }, how).replace(/\.$/, '')

/** A ticket's ride names the ticket too. */
function placeText(place: string, head: string, how: How): string {
  const space = spaceNames.get(place)
  const numbered = space !== undefined && /^\d+$/.test(space.id)
  const where = numbered ? aloneText(named(`space:${space.id}`, 'bare'), how) : (space?.name[how.lang] ?? place)
  return head === 'train' || head === 'ship' ? `${where} (${labelled(head, how).toLowerCase()})` : where
}
