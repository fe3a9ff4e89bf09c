import { defined, Offer, type Offers, openFloor, type Script } from '@miskatonic/kernel'
import { isAction, offerActions, useAction } from '../actions.ts'
import { deeds } from '../deeds.ts'
import { isStanding, standing } from '../keepers.ts'
import type { Next, Place, Rock, Seat } from '../shape.ts'

/** One statement on a shift: the keeper whose shift it is leads; the others may help, and are not waited for. */
export function* watch(t: Rock, { who }: { who: Seat }): Script<Next | void> {
  if (!isStanding(t, who)) return
  const place = defined(t.get(who, 'shift'))
  const own = deedsAt(t, who, place)
  const about = { key: 'take-shift', args: { who, place } } as const
  const said = yield* openFloor(t, { about, lead: who, offers: { [who]: own.options, ...help(t, who) }, refused: { [who]: own.refused } })
  if (isAction(said.key)) {
    yield* t.resolving({ kind: 'aid', who: said.seat }, () => useAction(t, said.seat, said.key, ['shift', 'help'])) // LH-SHIFT-05
    return [{ step: 'watch', args: { who } }]
  }
  const deed = deeds[place].find(({ key }) => key === said.key)
  if (deed) yield* t.resolving({ kind: 'watch', who, place }, () => deed.run(t, who)) // LH-SHIFT-04
}

function deedsAt(t: Rock, who: Seat, place: Place): Offer {
  const offer = new Offer()
  for (const { key, refusals, oil } of deeds[place])
    offer.add({ key, label: { key: 'deed', args: { deed: key, oil: oil?.(t, who) ?? 0 } } }, refusals(t, who))
  offer.add({ key: 'idle', label: { key: 'deed', args: { deed: 'idle', oil: 0 } } })
  return offerActions(t, who, ['shift', 'help'], offer)
}

/** What the others could do meanwhile. */
const help = (t: Rock, who: Seat): Offers =>
  Object.fromEntries(
    standing(t)
      .filter((seat) => seat !== who)
      .map((seat) => [seat, offerActions(t, seat, ['help'], new Offer()).options] as const)
      .filter(([, options]) => options.length),
  )
