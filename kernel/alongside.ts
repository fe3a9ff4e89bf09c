import { canBeAnswered, forced, type OneAsk, type Reply } from './ask.ts'
import { ContractError } from './errors.ts'
import type { Script } from './game.ts'
import { type MessageOf, messageOf, type Seat } from './ids.ts'
import { engineOf, type Kernel } from './kernel.ts'
import { keyed } from './outside.ts'
import { isDrop } from './records.ts'
import { saying } from './scripts.ts'
import type { Shape } from './shape.ts'

type Dialogue<R> = { readonly script: Script<R>; readonly ask: OneAsk; readonly since: number }

/**
 * Several seats talk to the table at once, each in a dialogue of its own: one seat's question never stops another's. What a dialogue changes
 * is changed at once. A dialogue asks only its own seat, and opens no record that would be open while it waits: records and sources are
 * nested, dialogues are not.
 */
export function* alongside<S extends Shape, R>(
  t: Kernel<S>,
  about: MessageOf<S['messages']>,
  dialogues: { readonly [seat: Seat]: () => Script<R> },
): Script<Record<Seat, R>> {
  const results: Record<Seat, R> = keyed()
  const open = new Map<Seat, Dialogue<R>>()
  const outside = { records: t.raw.records.length, by: t.provenance() }

  function* goOn(seat: Seat, script: Script<R>, reply: Reply | undefined): Script {
    for (let input = reply; ; ) {
      const { value, done } = script.next(input as Reply)
      if (done) {
        open.delete(seat)
        results[seat] = value
        return
      }
      if (isDrop(value)) return yield* saying<void>(value)
      if (!('seat' in value) || value.seat !== seat) throw new ContractError(`the dialogue of ${seat} asks somebody else`)
      if (t.raw.records.length !== outside.records || t.provenance() !== outside.by)
        throw new ContractError(`the dialogue of ${seat} waits inside something that is being resolved`)
      if (!canBeAnswered(value)) throw new ContractError(`an ask («${value.about.key}») has no legal answer`)
      const only = forced(value)
      if (only === undefined) {
        open.set(seat, { script, ask: value, since: engineOf(t).seq })
        return
      }
      input = only
    }
  }

  for (const seat of Object.keys(dialogues)) yield* goOn(seat, (dialogues[seat] as () => Script<R>)(), undefined)
  while (open.size) {
    const asks = keyed(Object.fromEntries([...open].map(([seat, { ask }]) => [seat, ask])))
    const since = keyed(Object.fromEntries([...open].map(([seat, one]) => [seat, one.since])))
    const { seat, answer } = yield* saying<{ seat: Seat; answer: Reply }>({ kind: 'each', about: messageOf(about), asks, since })
    yield* goOn(seat, (open.get(seat) as Dialogue<R>).script, answer)
  }
  return results
}
