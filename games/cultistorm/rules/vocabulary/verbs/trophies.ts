import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { slotRef } from '../../board.ts'
import { chooseTrophy } from '../../resources.ts'
import { type MagicSymbol, type Seat, type Slot, SYMBOLS } from '../../shape.ts'
import { defile, gainTrophy, giveTrophy, loseTrophy, offered, trophies } from '../../trophies.ts'
import { g, plain, type X, you } from './frame.ts'

/* Trophies that change hands. */

const { clause, some, the } = g

const inSupply = (x: X): MagicSymbol[] => SYMBOLS.filter((symbol) => x.t.state.supply[symbol] > 0)

function* takeTrophy(x: X): Script<boolean> {
  const open = inSupply(x)
  return open.length ? yield* gainTrophy(x.t, you(x), yield* chooseTrophy(x.t, you(x), open)) : false
}

function* loseOne(x: X): Script<boolean> {
  const own = trophies(x.t, you(x))
  if (!own.length) return false
  yield* loseTrophy(x.t, you(x), yield* chooseTrophy(x.t, you(x), own))
  return true
}

/** One of the own for one of another symbol in the supply. */
function* swapTrophy(x: X): Script<boolean> {
  if (!canSwap(x)) return false
  const given = yield* chooseTrophy(x.t, you(x), trophies(x.t, you(x)))
  const open = inSupply(x).filter((symbol) => symbol !== given)
  if (!open.length) return false
  const taken = yield* chooseTrophy(x.t, you(x), open)
  yield* loseTrophy(x.t, you(x), given)
  return yield* gainTrophy(x.t, you(x), taken)
}
const canSwap = (x: X): boolean =>
  trophies(x.t, you(x)).length > 0 && inSupply(x).some((symbol) => !trophies(x.t, you(x)).every((one) => one === symbol))

/** Gives one to the helper, takes one from the helper, or one for one; each chooses of the own. */
function* shareTrophies(x: X): Script<boolean> {
  const helper = x.names.helper as Seat
  const [mine, theirs] = [trophies(x.t, you(x)).length > 0, trophies(x.t, helper).length > 0]
  const ways = [...(mine ? ['give'] : []), ...(theirs ? ['receive'] : []), ...(mine && theirs ? ['exchange'] : [])]
  if (!ways.length) return false
  const way = yield* choose(x.t, you(x), { about: 'share-trophies', options: ways.map((key) => ({ key })) })
  const gift = way === 'receive' ? null : yield* chooseTrophy(x.t, you(x), trophies(x.t, you(x)))
  const gain = way === 'give' ? null : yield* chooseTrophy(x.t, helper, trophies(x.t, helper))
  if (gift !== null) yield* giveTrophy(x.t, you(x), helper, gift)
  if (gain !== null) yield* giveTrophy(x.t, helper, you(x), gain)
  return true
}

/** Of the location with most trophies, one; the team chooses among equals. */
function* defileLocation(x: X): Script<boolean> {
  const most = Math.max(...SYMBOLS.map((slot) => offered(x.t, slot).length))
  if (most === 0) return false
  const options = SYMBOLS.filter((slot) => offered(x.t, slot).length === most).map((slot) => ({ ...onPlace(slotRef(slot)), key: slot }))
  const at = (yield* choose(x.t, you(x), { about: 'choose-location', options, group: true })) as Slot // CS-RULING-98
  yield* defile(x.t, at, yield* chooseTrophy(x.t, you(x), offered(x.t, at)))
  return true
}

export const trophyVerbs = {
  gainTrophy: plain(
    takeTrophy,
    clause('take', { objects: [some('trophy', 1, { choice: true, from: 'supply' })] }),
    (x) => inSupply(x).length > 0,
  ),
  loseTrophy: plain(loseOne, clause('return', { objects: [some('trophy', 1)], to: 'supply' }), (x) => trophies(x.t, you(x)).length > 0),
  swapTrophy: plain(swapTrophy, clause('swap', { objects: [some('trophy', 1)], with: g.another('trophy', { from: 'supply' }) }), canSwap),
  shareTrophies: plain(
    shareTrophies,
    {
      kind: 'choose',
      parts: [
        clause('give', { objects: [some('trophy', 1)], recipient: the('helper') }),
        clause('take', { objects: [some('trophy', 1, { owner: the('helper') })] }),
        clause('exchange', { objects: [some('trophy', 1)], with: the('helper') }),
      ],
    },
    (x) => trophies(x.t, you(x)).length + trophies(x.t, x.names.helper as Seat).length > 0,
  ),
  defile: plain(
    defileLocation,
    clause('return', { subject: some('trophy', 1, { from: the('location', { most: 'trophy' }) }), to: 'supply', voice: 'passive' }),
    (x) => SYMBOLS.some((slot) => offered(x.t, slot).length > 0),
  ),
}
