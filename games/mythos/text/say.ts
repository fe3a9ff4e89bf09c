import { effectIn, speaker } from '@miskatonic/effects'
import { defineMessages, type LanguageId, type Options, print, printForbidden, printMessage } from '@miskatonic/effects/text'
import { defined, type Message } from '@miskatonic/kernel'
import { language } from '../rules/vocabulary/language.ts'
import { selfOf } from './cards.ts'
import { happeningSayings } from './happeningSayings.ts'
import { labels } from './labels.ts'
import { lexicon } from './lexicon.ts'
import { log } from './log.ts'
import { needsOf } from './needs.ts'
import { prompts } from './prompts.ts'
import { type Fields, read, seenCard, thing } from './reading.ts'
import { refusals } from './refusals.ts'

/* What the table says, in the reader's language: arguments become noun phrases, then the words take them in. */

export const messages = defineMessages({ ...prompts, ...log, ...refusals, ...labels })
export type How = Options & { readonly lang: LanguageId }

const speak = speaker(language)
/** The card that asks, by its Title, in front of its text. */
function offer(args: Fields, how: How): { readonly effect: string } {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  const text = print(lexicon, speak.effect(defined(effectIn(args.effect))), { ...how, ...(card ? { self: selfOf(card) } : {}) })
  return { effect: card ? `${card.title[how.lang]}: ${text}` : text }
}

const asking = (args: Fields, how: How): string => {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  return card ? `${card.title[how.lang]}: ` : ''
}

/** «Colt 45: Descarta esta carta para … ¿La usas?»; of several, which. */
function using(key: string, args: Fields, how: How): string {
  const card = seenCard((args.card as { faces?: Fields } | undefined)?.faces ?? {})
  const data = card?.abilities?.[Number(args.ability) - 1]
  if (!card || !data) return asking(args, how) + printMessage(lexicon, messages, { key, args: {} } as never, how)
  const text = print(lexicon, speak.ability(data), { ...how, self: selfOf(card) })
  return `${asking(args, how)}${text} ${printMessage(lexicon, messages, { key: 'prompt.use-one', args: {} } as never, how)}`
}

export function say({ key, args = {} }: Message, how: How): string {
  if (key === 'refused.card') {
    const event = happeningSayings[String(args.on)]?.event({ who: 'you' }, speak) ?? null
    return printForbidden(lexicon, event, args.card ? thing(args.card as Fields) : null, how)
  }
  if (key === 'refused.no-effect')
    return printMessage(lexicon, messages, { key, args: { effect: needsOf(defined(effectIn(args.effect)), speak, how) } }, how)
  if (key === 'prompt.may' || key === 'prompt.unless') return printMessage(lexicon, messages, { key, args: offer(args, how) }, how)
  if (key === 'prompt.use-trigger' || key === 'prompt.use-replacement') return using(key, args, how)
  if (key === 'prompt.choose') return asking(args, how) + printMessage(lexicon, messages, { key, args: {} }, how)
  if (key === 'effect') return print(lexicon, speak.effect(defined(effectIn(args.effect))), how)
  if (key === 'cost') return print(lexicon, speak.cost(args.cost as never), how)
  const readable = Object.fromEntries(Object.entries(args).map(([field, value]) => [field, read(field, value, how.lang)]))
  return printMessage(lexicon, messages, { key, args: readable as never }, how)
}
