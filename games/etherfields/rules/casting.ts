import { choose, confirm, type Option, type Script } from '@miskatonic/kernel'
import { boardId } from '../content/cards.ts'
import { DREAMERS } from '../content/kinds.ts'
import { isKind } from './cards.ts'
import { gainOwn } from './goods.ts'
import { inOrder, isPlayed, lead, maskOf, masksOf, unusedOf } from './people.ts'
import type { DreamerId, Ether, Options, Seat, World } from './shape.ts'
import { startingCards, worldOf } from './world.ts'

/* Who plays whom: at set-up, and again on Awakening. */

const copiesOf = (ids: readonly string[]) => ids.map((def) => ({ def, copies: 1 }))
const optionOf = (dreamer: DreamerId): Option => ({ key: dreamer, label: { key: 'dreamer-option', args: { dreamer } } })

/** As chosen, or as the campaign remembers; in a campaign a new player picks an unused one, elsewhere chance does (EF-CAMP-01, EF-JOIN-02, EF-JOIN-04). */
export function* seatDreamers(t: Ether, { dreamers = [], world }: Options): Script {
  const free = DREAMERS.filter((dreamer) => !dreamers.includes(dreamer))
  for (const [i, who] of t.seats.entries()) {
    const dreamer = dreamers[i] ?? (world ? yield* picked(t, who, free) : t.pick('dreamer', free))
    if (free.includes(dreamer)) free.splice(free.indexOf(dreamer), 1)
    yield* t.change((w) => w.set(who, 'dreamer', dreamer))
    yield* layDreamer(t, who, worldOf(t.options as Options | null))
  }
  yield* layAbsent(t, worldOf(t.options as Options | null))
}
/** Those whose players are not there tonight wait aside with all they own (EF-JOIN-03). */
function* layAbsent(t: Ether, world: World): Script {
  const away = DREAMERS.filter((dreamer) => world.dreamers[dreamer] && !isPlayed(t, dreamer))
  yield* t.change((w) => {
    for (const dreamer of away) {
      const { cards = [], flaws = [], masks = [] } = world.dreamers[dreamer] ?? {}
      w.makeAll(copiesOf([boardId(dreamer), ...cards, ...flaws, ...masks]), `absent:${dreamer}`)
    }
    w.set(
      'table',
      'vouchers',
      away.filter((dreamer) => world.dreamers[dreamer]?.voucher),
    )
  })
  for (const who of t.seats) if (world.dreamers[t.get(who, 'dreamer') as DreamerId]?.voucher) yield* gainOwn(t, who, 'ether', 1) // EF-RULING-24
}
function* picked(t: Ether, who: Seat, free: readonly DreamerId[]): Script<DreamerId> {
  return (yield* choose(t, who, { about: { key: 'choose-dreamer', args: { who } }, options: free.map(optionOf) })) as DreamerId
}

/** Board, cards and Masks, as they were kept or as they begin (EF-CAMP-04, EF-CAMP-10). */
function* layDreamer(t: Ether, who: Seat, world: World): Script {
  const dreamer = t.get(who, 'dreamer') as DreamerId
  const kept = world.dreamers[dreamer]
  yield* t.change((w) => {
    w.make(boardId(dreamer), `board:${who}`)
    w.makeAll(copiesOf([...(kept?.cards ?? startingCards(dreamer)), ...(kept?.flaws ?? [])]), unusedOf(who))
    w.makeAll(copiesOf(kept?.masks ?? []), masksOf(who)) // EF-SETUP-15
  })
}

/** The fourth step of Awakening: whoever likes plays somebody else (EF-CAMP-02, EF-RULING-20). */
export function* changeDreamers(t: Ether): Script {
  if (!(yield* confirm(t, lead(t), { about: 'change-dreamers', group: true }))) return
  const cast = new Map<Seat, DreamerId>()
  for (const who of inOrder(t)) {
    const free = DREAMERS.filter((dreamer) => ![...cast.values()].includes(dreamer))
    cast.set(who, yield* picked(t, who, free))
  }
  yield* recast(t, cast)
}
function* recast(t: Ether, cast: ReadonlyMap<Seat, DreamerId>): Script {
  const purses = new Map(t.seats.map((who) => [t.get(who, 'dreamer') as DreamerId, t.get(who, 'ether')]))
  yield* t.change((w) => {
    for (const who of t.seats) {
      const own = [`board:${who}`, unusedOf(who), maskOf(who), masksOf(who)] as const
      for (const zone of own) w.put(t.inZone(zone), `absent:${t.get(who, 'dreamer') as DreamerId}`)
      w.add('table', 'etherLeft', t.get(who, 'ether') - (purses.get(cast.get(who) as DreamerId) ?? 0))
    }
    for (const [who, dreamer] of cast) {
      w.set(who, 'dreamer', dreamer)
      w.set(who, 'ether', purses.get(dreamer) ?? 0) // EF-RULING-53
    }
  })
  for (const [who, dreamer] of cast) yield* comeBack(t, who, dreamer)
}
function* comeBack(t: Ether, who: Seat, dreamer: DreamerId): Script {
  const own = t.inZone(`absent:${dreamer}`)
  if (!own.length) return yield* layDreamer(t, who, worldOf(t.options as Options | null))
  yield* t.change((w) => {
    for (const piece of own)
      w.put(piece, isKind(t, piece, 'dreamer') ? `board:${who}` : isKind(t, piece, 'mask') ? masksOf(who) : unusedOf(who))
  })
}
