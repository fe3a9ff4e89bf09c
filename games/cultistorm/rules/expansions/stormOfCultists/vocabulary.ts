import { verbatim } from '@miskatonic/effects/text'
import { choose } from '@miskatonic/kernel'
import { altarOf, isActivated, siteOf, slotRef } from '../../board.ts'
import { type PieceId, type Slot, SYMBOLS } from '../../shape.ts'
import { lead } from '../../team.ts'
import { g, plain, type X, you } from '../../vocabulary/verbs/frame.ts'
import { train } from './opening.ts'

const { clause, some, the, your } = g

const dormant = (x: X): Slot[] => SYMBOLS.filter((slot) => !isActivated(x.t, slot))

export const stormVerbs = {
  /** The first level at no cost, and without a seal. */
  train: plain(
    (x) => train(x.t, you(x)),
    clause('develop', { objects: [your('firstAbility')] }),
    (x) => x.t.get(you(x), 'level') === 0,
  ),
  moreDice: plain(
    function* (x) {
      yield* x.t.happens('dice:more', {}, (w) => void w.make('detective-die', 'dice-reserve'))
    },
    clause('have', { subject: the('diceReserve'), objects: [some('die', 1, { more: true })] }),
  ),
  /** A location of choice serves the detectives at once. */
  openDoors: plain(
    function* (x) {
      const options = dormant(x).map((slot) => ({ key: slot, place: slotRef(slot), piece: x.t.inZone(siteOf(slot))[0] as PieceId }))
      if (!options.length) return false
      const at = (yield* choose(x.t, lead(x.t), { about: 'activate-location', options, group: true })) as Slot
      const [location] = x.t.inZone(siteOf(at)) as [PieceId]
      yield* x.t.happens('location:activate', { at, location }, (w, e) => w.put(e.location, altarOf(e.at)))
      return true
    },
    verbatim({ es: 'Se activa 1 localización de vuestra elección.', en: '1 location of your choice is activated.' }),
    (x) => dormant(x).length > 0,
  ),
}
