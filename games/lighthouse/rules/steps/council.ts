import { deal, Offer, onPiece, openFloor, type RefusedOption, type Script } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from '../actions.ts'
import { kit, kitOf } from '../finds.ts'
import { standing } from '../keepers.ts'
import type { Next, PieceId, Rock, Seat } from '../shape.ts'

/** One statement of the council; it is over when every keeper has said to be ready. */
export function* council(t: Rock): Script<Next> {
  const waiting = standing(t).filter((seat) => !t.get(seat, 'ready'))
  if (!waiting.length) return yield* nightEnds(t)
  const offers = waiting.map((seat) => [seat, statements(t, seat)] as const)
  const { seat, key } = yield* openFloor(t, {
    about: 'council',
    offers: Object.fromEntries(offers.map(([one, { options }]) => [one, options])), // LH-COUNCIL-01
    refused: Object.fromEntries(offers.map(([one, { refused }]): [Seat, RefusedOption[]] => [one, refused])),
  })
  if (key === 'ready') yield* t.change((w) => w.set(seat, 'ready', true))
  else if (isAction(key)) yield* t.resolving({ kind: 'aid', who: seat }, () => useAction(t, seat, key, ['council', 'help']))
  else yield* trade(t, seat, key.slice('trade:'.length))
  return [{ step: 'council' }]
}

function* nightEnds(t: Rock): Script<Next> {
  yield* t.happens('night:end', { n: t.state.night })
  yield* t.ends('night') // LH-COUNCIL-05
  return [{ step: 'dusk' }]
}

const TRADE = 'night|trade'

function statements(t: Rock, seat: Seat): Offer {
  const offer = new Offer().add({ key: 'ready' })
  for (const other of standing(t).filter((one) => one !== seat)) {
    const reasons = [
      ...(kit(t, seat).length + kit(t, other).length ? [] : [{ rule: 'LH-COUNCIL-02', message: { key: 'nothing-to-trade' } }]),
      ...(t.raw.used[TRADE] ? [{ rule: 'LH-COUNCIL-03', message: { key: 'already-traded' } }] : []), // LH-COUNCIL-03
    ]
    offer.add({ key: `trade:${other}`, seat: other, label: { key: 'trade-option', args: { other } } }, reasons)
  }
  return offerActions(t, seat, ['council', 'help'], offer)
}

/** What both agree to changes hands at once, unless somebody would end up with more than can be carried. */
function* trade(t: Rock, seat: Seat, other: Seat): Script {
  yield* t.change((w) => w.use(TRADE))
  const goods = (whose: Seat) => kit(t, whose).map((piece) => onPiece(piece))
  const agreed = yield* deal(t, [seat, other], { may: { [seat]: goods(seat), [other]: goods(other) } }) // LH-COUNCIL-02
  if (!agreed) return
  const gives = (who: Seat, to: Seat) => (agreed[who] ?? []).map((find: PieceId) => ({ find, who, other: to }))
  const moves = [...gives(seat, other), ...gives(other, seat)]
  const fits = t.suppose(
    (w) => {
      for (const { find, other: to } of moves) w.put(find, kitOf(to))
    },
    () => [seat, other].every((who) => kit(t, who).length <= t.number('kit', { who })),
  )
  if (!fits)
    yield* t.happens('deal:fail', { who: seat, other }) // LH-COUNCIL-04
  else yield* t.together('find:trade', moves, (w, e) => w.put(e.find, kitOf(e.other)))
}
