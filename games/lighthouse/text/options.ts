import type { ShownOption } from '@miskatonic/contract'
import { type AbilityData, speaker } from '@miskatonic/effects'
import { type LanguageId, print, printRef } from '@miskatonic/effects/text'
import type { Card } from '../content/kinds.ts'
import { abilitiesOf } from '../rules/definitions.ts'
import { language } from '../rules/vocabulary/language.ts'
import { cardOfFace } from './faces.ts'
import { lexicon } from './lexicon.ts'
import { pieceRef, say } from './messages.ts'

/* An option as its button reads: whose it is and what it does, or what its key stands for. */

type How = { readonly lang: LanguageId; readonly viewer?: string }

const speak = speaker(language)

const WORDS: { readonly [key: string]: { readonly es: string; readonly en: string } } = {
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  pass: { es: 'No usar nada', en: 'Use nothing' },
  ready: { es: 'A punto para la noche', en: 'Ready for the night' },
  answer: { es: 'Responder a la Llamada', en: 'Answer the Call' },
  stay: { es: 'Quedarse', en: 'Stay' },
  feed: { es: 'Alimentar la lámpara', en: 'Feed the lamp' },
  smother: { es: 'Apagar la lámpara', en: 'Smother the lamp' },
  consent: { es: 'Aceptar el intercambio', en: 'Accept the trade' },
  leave: { es: 'Dejar de negociar', en: 'Leave the table' },
  offer: { es: 'Ofrecer', en: 'Offer' },
  withdraw: { es: 'Retirar', en: 'Withdraw' },
  you: { es: 'Tú', en: 'You' },
  tower: { es: 'La torre', en: 'The tower' },
  stores: { es: 'El almacén', en: 'The stores' },
  rocks: { es: 'Las rocas', en: 'The rocks' },
  bed: { es: 'La cama', en: 'Bed' },
  unnamed: { es: 'Opción', en: 'Option' },
}

export function optionText(option: ShownOption, how: How): string {
  const { key, place, seat, label, faces } = option
  const [head = ''] = key.split(':')
  if (faces) return pieceText(option, head, how)
  if (label) return say(label, how).replace(/\.$/, '')
  if (seat !== undefined) return seat === how.viewer ? word('you', how) : seat
  const id = place ?? head
  // A table goes on though a name is missing; the tests listen for it.
  return Object.hasOwn(WORDS, id) ? word(id, how) : `${word('unnamed', how)} ${key}`
}

const word = (id: string, { lang }: How): string => WORDS[id]?.[lang] ?? ''

function pieceText({ key, faces = {}, label }: ShownOption, head: string, how: How): string {
  const name = printRef(lexicon, pieceRef({ faces }), how)
  if (head === 'offer' || head === 'withdraw') return `${word(head, how)} ${name}`
  const ability = /\/([^/]+)$/.exec(key)?.[1]
  if (ability === undefined) return name
  const card = cardOfFace(ability.startsWith('back-') ? (faces.back ?? '') : (faces.front ?? ''))
  const data = card && abilitiesOf(card, ability.startsWith('back-') ? 'back' : 'front')[Number(ability.replace('back-', ''))]
  const text = data ? deedText(data, card, how) : label ? say(label, how) : ''
  const title = card?.title[how.lang] ?? name
  return text ? `${title}: ${text}` : title
}

/** What is done and what it costs; of what takes the place of something else, the whole sentence. */
function deedText(data: AbilityData, card: Card, { lang }: How): string {
  const self = card.kind === 'ship' || card.kind === 'thing' ? { self: card.kind } : {}
  if (data.ability !== 'action' && data.ability !== 'before' && data.ability !== 'after')
    return print(lexicon, speak.ability(data), { lang, ...self })
  const { cost, effect } = data
  return print(lexicon, speak.effect(cost ? { do: 'pay', cost, effect } : effect), { lang, ...self })
}
