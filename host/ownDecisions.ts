import type { Language } from '@miskatonic/games'
import { type Answer, CONCEDE, type Seat } from '@miskatonic/kernel'
import type { OwnDecision, SpokenAsk } from './protocol.ts'
import type { Room } from './room.ts'
import { spokenAsk } from './speaking.ts'
import { Voice } from './voice.ts'
import { concession } from './words.ts'

/** So many of one's last decisions are told: each is looked up by going back to it. */
const LAST = 20

/** What a seat's person decided last, oldest first, as it was asked and answered: so that any of it can be taken back by its name. */
export function ownDecisions({ table, playing }: Room, seat: Seat, lang: Language): OwnDecision[] {
  const voice = Voice.of(playing.text)
  const own = table.line.filter((decision) => decision.seat === seat && decision.by === 'human').slice(-LAST)
  const copy = table.fork()
  const told: OwnDecision[] = []
  for (const { seq, said, answer } of own.toReversed()) {
    if (!copy.undoTo(seq, []).ok) break
    if (answer === CONCEDE) {
      told.push({ seq, about: CONCEDE, question: concession.question[lang], answer: concession.answer[lang] })
      continue
    }
    const ask = spokenAsk(voice, copy.askFor(seat), copy.view(seat), seat, lang, seq, true)
    if (ask) told.push({ seq, about: ask.about.key, question: ask.text, answer: answerInWords(ask, said ?? answer) })
  }
  return told.reverse()
}

/** An answer in words: what its options say. */
function answerInWords(ask: SpokenAsk, answer: Answer): string {
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
