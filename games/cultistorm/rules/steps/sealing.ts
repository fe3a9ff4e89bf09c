import { Offer, openFloor, type RefusedOption, type Script, type StepRef } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from '../actions.ts'
import { placeOf } from '../board.ts'
import { cannotSeal, hasSeal, placeable, seal } from '../sealing.ts'
import type { MagicSymbol, Seat, Storm } from '../shape.ts'
import { detectives } from '../team.ts'
import { placeTrophy } from '../trophies.ts'

/** What each can still put down or close; in any order, until all are done. */
export function* sealing(t: Storm): Script<StepRef[] | void> {
  const offers = detectives(t)
    .filter((seat) => !t.get(seat, 'ready'))
    .map((seat) => [seat, deeds(t, seat)] as const)
    .filter(([, { options }]) => options.length > 1)
  if (!offers.length) return
  const { seat, key } = yield* openFloor(t, {
    about: 'seal',
    offers: Object.fromEntries(offers.map(([one, { options }]) => [one, options])), // CS-SEAL-01
    refused: Object.fromEntries(offers.map(([one, { refused }]): [Seat, RefusedOption[]] => [one, refused])),
  })
  if (key === 'done') yield* t.change((w) => w.set(seat, 'ready', true))
  else if (key === 'seal') yield* seal(t, seat)
  else if (isAction(key)) yield* useAction(t, seat, key, SEALING_SLOTS)
  else yield* placeTrophy(t, seat, placeOf(t, seat), key.slice('place:'.length) as MagicSymbol) // CS-SEAL-04, CS-SEAL-05
  return [{ step: 'sealing' }]
}

const SEALING_SLOTS = ['sealing'] as const

function deeds(t: Storm, seat: Seat): Offer {
  const offer = new Offer().add({ key: 'done' })
  if (hasSeal(t, seat, placeOf(t, seat))) offer.add({ key: 'seal' }, cannotSeal(t, seat))
  for (const symbol of placeable(t, seat)) offer.add({ key: `place:${symbol}`, label: { key: 'place-option', args: { symbol } } })
  return offerActions(t, seat, SEALING_SLOTS, offer)
}
