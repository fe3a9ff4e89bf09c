import type { ShownOption } from '@miskatonic/contract'
import { type AbilityData, type Effect, speaker } from '@miskatonic/effects'
import { type LanguageId, print, printRef } from '@miskatonic/effects/text'
import { abilitiesOf } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { effectText } from './cards.ts'
import { cardOfFace } from './faces.ts'
import { lexicon } from './lexicon.ts'
import { pieceRef, say } from './messages.ts'
import { areaTitle } from './names.ts'

/* An option as its button reads: whose it is and what it does, or what its key stands for. */

type How = { readonly lang: LanguageId; readonly viewer?: string }

const speak = speaker(language)

const WORDS: { readonly [key: string]: { readonly es: string; readonly en: string } } = {
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  none: { es: 'Nada', en: 'Nothing' },
  pass: { es: 'No usar nada', en: 'Use nothing' },
  done: { es: 'Nada más', en: 'Nothing more' },
  stay: { es: 'Quedarse aquí', en: 'Stay here' },
  'go-on': { es: 'Seguir adelante', en: 'Go on' },
  roll: { es: 'Tirar los dados', en: 'Roll the dice' },
  clue: { es: 'Gastar 1 Pista', en: 'Spend 1 Clue' },
  top: { es: 'De arriba', en: 'From the top' },
  bottom: { es: 'Del fondo', en: 'From the bottom' },
  encounter: { es: 'Tener un encuentro', en: 'Have an encounter' },
  fight: { es: 'Luchar contra', en: 'Fight' },
  flee: { es: 'Huir de', en: 'Flee from' },
  evade: { es: 'Evitar a', en: 'Evade' },
  wield: { es: 'Empuñar', en: 'Wield' },
  drop: { es: 'Soltar', en: 'Put down' },
  sign: { es: 'Cerrarlo y sellarlo con', en: 'Close and seal it with' },
  offer: { es: 'Ofrecer', en: 'Offer' },
  withdraw: { es: 'Retirar', en: 'Withdraw' },
  consent: { es: 'Aceptar', en: 'Accept' },
  leave: { es: 'Dejarlo', en: 'Leave it' },
  you: { es: 'Tú', en: 'You' },
  unnamed: { es: 'Opción', en: 'Option' },
}

export function optionText(about: string, option: ShownOption, how: How): string {
  const { key, place, seat, label, faces } = option
  const [head = ''] = key.split(':')
  if (faces) return pieceText(option, about === 'use-ability' ? 'use' : head, how)
  if (label) return `${head === 'offer' || head === 'withdraw' ? `${word(head, how)} ` : ''}${say(label, how).replace(/\.$/, '')}`
  if (seat !== undefined) return seat === how.viewer ? word('you', how) : seat
  if (Object.hasOwn(WORDS, head)) return word(head, how)
  if (place !== undefined) return areaTitle(place)[how.lang]
  // A table goes on though a name is missing; the tests listen for it.
  return `${word('unnamed', how)} ${key}`
}

const word = (id: string, { lang }: How): string => WORDS[id]?.[lang] ?? ''

function pieceText({ key, faces = {}, label }: ShownOption, head: string, how: How): string {
  const name = printRef(lexicon, pieceRef({ faces }), how)
  if (head === 'use') return useText(key, faces.front ?? '', name, label?.key === 'spell-price' ? ` (${say(label, how)})` : '', how)
  if (Object.hasOwn(WORDS, head)) return `${word(head, how)} ${name}`
  return label ? `${name}: ${say(label, how).replace(/\.$/, '')}` : name
}

function useText(key: string, face: string, name: string, price: string, how: How): string {
  const card = cardOfFace(face)
  if (!card || !('title' in card)) return name + price
  if (card.kind === 'spell') return `${card.title[how.lang]}${price}: ${effectText(card, { lang: how.lang })}`
  const data = abilitiesOf(card)[Number(/\/([^/]+)$/.exec(key)?.[1])]
  return data ? `${card.title[how.lang]}: ${deedText(data, how)}` : name
}

/** What is done and what it costs. */
function deedText(data: AbilityData, { lang }: How): string {
  if (data.ability !== 'action' && data.ability !== 'before' && data.ability !== 'after')
    return print(lexicon, speak.ability(data), { lang })
  const { cost, effect } = data
  return print(lexicon, speak.effect(cost ? ({ do: 'pay', cost, effect } as unknown as Effect) : effect), { lang })
}
