import type { Language } from '@miskatonic/contract'
import { type Answer, CONCEDE, type Decision, type Seat } from '@miskatonic/kernel'
import type { OwnDecision, SpokenAsk } from './protocol.ts'
import type { RoomFacts } from './roomState.ts'
import { sourceFor, spokenAsk } from './spoken.ts'
import { concession } from './strings.ts'
import { inLargerParts } from './tableFork.ts'
import { Voice } from './voice.ts'

/** So many of one's last decisions are told: each is looked up by going back to it. */
const LAST = 20

/** Each is told the same for as long as it counts: what was looked up once is kept with it. */
const known: { readonly [L in Language]: WeakMap<Decision, OwnDecision> } = { es: new WeakMap(), en: new WeakMap() }

/**
 * What a seat's person decided last, oldest first, as it was asked and answered: so that any of it can be taken back by its name. One part
 * for each that is looked up.
 */
export function* ownDecisions(room: RoomFacts, seat: Seat, lang: Language): Generator<void, OwnDecision[]> {
  const own = room.table.line.filter((decision) => decision.seat === seat && decision.by === 'human').slice(-LAST)
  let copy: RoomFacts['table'] | null = null
  const told: OwnDecision[] = []
  for (const decision of own.toReversed()) {
    let one = known[lang].get(decision)
    if (!one) {
      copy ??= room.table.fork()
      const found = yield* lookedUp(room, copy, decision, lang)
      if (found === 'beyond') break
      yield
      if (!found) continue
      known[lang].set(decision, found)
      one = found
    }
    told.push(one)
  }
  return told.reverse()
}

function* lookedUp(
  { playing }: RoomFacts,
  copy: RoomFacts['table'],
  { seq, seat, said, answer }: Decision,
  lang: Language,
): Generator<void, OwnDecision | 'beyond' | null> {
  if (!(yield* inLargerParts(copy.undoInParts(seq, []))).ok) return 'beyond'
  if (answer === CONCEDE) return { seq, about: CONCEDE, question: concession.question[lang], answer: concession.answer[lang] }
  const ask = spokenAsk(Voice.of(playing.text), copy.askFor(seat), copy.view(seat), seat, lang, seq, true, sourceFor(copy, seat))
  return ask && { seq, about: ask.about.key, question: ask.text, answer: answerInWords(ask, said ?? answer) }
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
