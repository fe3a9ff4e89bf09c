import type { SpokenAsk } from '@miskatonic/host/protocol'
import type { Answer } from '@miskatonic/kernel'

/** An answer in words: what its options say. */
export function answerInWords(ask: SpokenAsk, answer: Answer): string {
  const textOf = (key: string): string =>
    ask.options.find((option) => option.key === key)?.text ?? ask.slots?.find((slot) => slot.key === key)?.text ?? key
  if (typeof answer === 'number') return String(answer)
  if (typeof answer === 'string') return textOf(answer)
  if (Array.isArray(answer)) return (answer as readonly string[]).map(textOf).join(', ') || '—'
  return Object.entries(answer as { readonly [slot: string]: number })
    .filter(([, n]) => n > 0)
    .map(([key, n]) => `${textOf(key)} ${n}`)
    .join(', ')
}
