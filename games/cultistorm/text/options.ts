import type { ShownOption } from '@miskatonic/contract'
import { type AbilityData, type Effect, speaker } from '@miskatonic/effects'
import { type LanguageId, print, printRef } from '@miskatonic/effects/text'
import type { Card } from '../content/kinds.ts'
import { abilitiesOf } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { expansionOptions } from './expansions/index.ts'
import { cardOfFace } from './faces.ts'
import { lexicon } from './lexicon.ts'
import { FACES, pieceRef, say } from './messages.ts'

/* An option as its button reads: whose it is and what it does, or what its key stands for. */

type How = { readonly lang: LanguageId; readonly viewer?: string }

const speak = speaker(language)

const WORDS: { readonly [key: string]: { readonly es: string; readonly en: string } } = {
  ...FACES,
  ...expansionOptions,
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  none: { es: 'Ninguna', en: 'None' },
  pass: { es: 'No usar nada', en: 'Use nothing' },
  ready: { es: 'A punto para pelear', en: 'Ready to fight' },
  unready: { es: 'Todavía no', en: 'Not yet' },
  done: { es: 'Nada más', en: 'Nothing more' },
  seal: { es: 'Sellar el portal', en: 'Seal the portal' },
  strike: { es: 'Derrotarlo', en: 'Defeat it' },
  yield: { es: 'Darse por vencido', en: 'Give up the fight' },
  decline: { es: 'No pelear', en: 'Do not fight' },
  withdraw: { es: 'No pelear más', en: 'Fight no more' },
  give: { es: 'Dar', en: 'Give' },
  receive: { es: 'Tomar', en: 'Take' },
  exchange: { es: 'Intercambiar', en: 'Exchange' },
  take: { es: 'Tomar', en: 'Take' },
  reroll: { es: 'Volver a tirar (1 de locura)', en: 'Reroll (1 madness)' },
  fight: { es: 'Pelear contra', en: 'Fight' },
  target: { es: 'Elegir como objetivo', en: 'Target' },
  untarget: { es: 'Dejar de apuntar', en: 'Untarget' },
  you: { es: 'Tú', en: 'You' },
  unnamed: { es: 'Opción', en: 'Option' },
}

export function optionText(option: ShownOption, how: How): string {
  const { key, place, seat, label, faces } = option
  const [head = ''] = key.split(':')
  if (faces) return pieceText(option, head, how)
  if (label) return say(label, how).replace(/\.$/, '')
  if (seat !== undefined) return seat === how.viewer ? word('you', how) : seat
  const id = place?.split(':')[1] ?? head
  // A table goes on though a name is missing; the tests listen for it.
  return Object.hasOwn(WORDS, id) ? word(id, how) : `${word('unnamed', how)} ${key}`
}

const word = (id: string, { lang }: How): string => WORDS[id]?.[lang] ?? ''

function pieceText({ key, faces = {}, label }: ShownOption, head: string, how: How): string {
  const name = printRef(lexicon, pieceRef({ faces }), how)
  if (head === 'use') return useText(key, faces.front ?? '', name, how)
  if (label) return `${say(label, how).replace(/\.$/, '')}: ${name}`
  return key.includes(':') && Object.hasOwn(WORDS, head) ? `${word(head, how)} ${name}` : name
}

function useText(key: string, face: string, name: string, how: How): string {
  const card = cardOfFace(face)
  const data = card && abilitiesOf(card)[Number(/\/([^/]+)$/.exec(key)?.[1])]
  if (!card || !data) return name
  return `${card.title[how.lang]}: ${deedText(data, card, how)}`
}

/** What is done and what it costs. */
function deedText(data: AbilityData, card: Card, { lang }: How): string {
  if (data.ability !== 'action' && data.ability !== 'before' && data.ability !== 'after')
    return print(lexicon, speak.ability(data), { lang })
  const { cost, effect } = data
  const priced = cost && card.kind !== 'action'
  return print(lexicon, speak.effect(priced ? ({ do: 'pay', cost, effect } as unknown as Effect) : effect), { lang })
}
