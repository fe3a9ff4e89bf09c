import { read } from '@miskatonic/commons/book'
import { resolveText } from '@miskatonic/effects'
import { choose, chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { awakeningOf, death as deathScript } from '../../content/shared/awakenings.ts'
import { cure } from '../anguish.ts'
import { cardOf, isKind } from '../cards.ts'
import { awakeningPlace, owns } from '../dreamworld.ts'
import { gainFlaw } from '../flaws.ts'
import { loseOwn, startHours } from '../goods.ts'
import { restoreItem, wearMask } from '../items.ts'
import { buyForAll } from '../market.ts'
import { deckOf, discardOf, handOf, inOrder, lead, maskOf, masksOf, players, progressOf, sealedOf, unusedOf } from '../people.ts'
import { reveal } from '../revealing.ts'
import type { DreamerId, Ether, Next, Options, PieceId, Seat } from '../shape.ts'
import { laySlumberScape } from '../slumberScape.ts'
import { selfOf } from '../source.ts'
import { worldOf } from '../world.ts'
import { clearScape, leaveEncounter } from './encounter.ts'

/* Nights: waking, building decks, the end of a sitting, and what happens when all is lost. */

/** A deck has at least and at most so many Influence cards (EF-DECK-02, EF-DECK-04). */
const LEAST = 20
const MOST = 40

/** Everything one owns comes together; Anguish and Seals go (EF-RULING-20, 1 to 3). */
export function* gather(t: Ether): Script {
  for (const who of t.seats) {
    yield* t.change((w) => {
      for (const zone of [deckOf, handOf, discardOf, progressOf, sealedOf]) w.put(t.inZone(zone(who)), unusedOf(who), { face: 'front' }) // EF-AWAKE-05
    })
    yield* cure(t, who, t.get(who, 'anguish'))
    yield* loseOwn(t, who, 'gems', t.get(who, 'gems'))
  }
  yield* t.change((w) => {
    w.add('table', 'keysLeft', t.state.keys)
    w.set('table', 'keys', 0)
  })
}

function* tell(t: Ether, script: number, who: Seat): Script {
  yield* resolveText(t, read(script), { self: selfOf(null, who), you: who })
}

/** Awakening, whole (EF-AWAKE-01). Whoever comes out of a Death has been told enough. */
export function* wake(t: Ether): Script<Next> {
  if (t.state.phase !== 'out') yield* tell(t, awakeningOf(t.state.night), lead(t))
  yield* t.happens('team:wake', { n: t.state.night + 1 }, (w, e) => {
    w.set('table', 'phase', 'setup')
    w.set('table', 'night', e.n)
  })
  yield* gather(t)
  return [{ step: 'cast' }, ...beginning(t)]
}
/** From its fourth step on, as each night begins (EF-SETUP-18). */
export const beginning = (t: Ether): Next => [
  ...inOrder(t).flatMap((who) => [
    { step: 'buildDeck' as const, args: { who } },
    { step: 'chooseMask' as const, args: { who } },
  ]),
  { step: 'beginNight' },
]

/** Which of one's cards make up the deck; Flaws all do, and do not count (EF-DECK-01 … EF-DECK-07). */
export function* buildDeck(t: Ether, { who }: { who: Seat }): Script {
  const own = t.inZone(unusedOf(who))
  const flaws = own.filter((piece) => isKind(t, piece, 'flaw'))
  const cards = own.filter((piece) => !flaws.includes(piece))
  const options = cards.map((piece) => onPiece(piece))
  const limits = { count: [LEAST, Math.min(MOST, cards.length)] as const }
  const chosen: readonly PieceId[] =
    cards.length <= LEAST ? cards : yield* chooseSome(t, who, { about: { key: 'build-deck', args: { who } }, options, limits }) // EF-DECK-03
  yield* t.change((w) => {
    w.put([...chosen, ...flaws], deckOf(who), { mixed: true, face: 'back' }) // EF-DECK-07
    w.mix(deckOf(who))
  })
}
export function* chooseMask(t: Ether, { who }: { who: Seat }): Script {
  const owned = [...t.inZone(maskOf(who)), ...t.inZone(masksOf(who))]
  if (!owned.length) return
  const key = yield* choose(t, who, { about: 'choose-mask', options: [...owned.map((piece) => onPiece(piece)), { key: 'none' }] }) // EF-MASK-02, EF-SETUP-20
  if (key !== 'none') yield* wearMask(t, who, key)
}
/** Items, Scape, Clock and marker; then the Team stands on the Map (EF-RULING-20, 7 to 9; EF-SETUP-21). */
export function* beginNight(t: Ether): Script<Next> {
  yield* t.change((w) => w.put(t.inZone('items'), 'storage', { face: 'back' }))
  for (let i = 0; i < t.number('itemLimit', {}) && t.size('storage') > 0; i++) yield* restoreItem(t)
  yield* clearScape(t)
  yield* t.change((w) => {
    w.mix('fate')
    w.set('table', 'hours', startHours(players(t))) // EF-SETUP-09
    w.set('table', 'place', awakeningPlace(t))
    w.set('table', 'phase', 'map')
    w.set('table', 'mode', 'map')
    w.set('table', 'resolved', true)
    w.set('table', 'effectsLeft', 0)
  })
  if (t.state.place !== '') yield* laySlumberScape(t)
  yield* t.happens('night:begin', { n: t.state.night })
  const again = t.inZone('gates').find((gate) => cardOf(t, gate, 'gate').place === null)
  return t.state.place === '' && again !== undefined ? yield* beforeTheFirstPlace(t, again) : [{ step: 'onward' }]
}
/** Lost in the first Dream, the Team has no Map yet: it dreams again, or stops here (EF-CAMP-09, EF-DREAM-08, EF-SAVE-07). */
function* beforeTheFirstPlace(t: Ether, gate: PieceId): Script<Next> {
  const options = [{ key: 'again' }, { key: 'save' }]
  if (t.state.night === worldOf(t.options as Options | null).night + 1) return [{ step: 'enterGate', args: { gate } }]
  const key = yield* choose(t, lead(t), { about: 'dream-again', options, group: true })
  return key === 'save' ? [{ step: 'save' }] : [{ step: 'enterGate', args: { gate } }]
}

/** All is lost, and goes on: what was under way is cleared, one Flaw, and waking (EF-RULING-23). */
export function* death(t: Ether, { who }: { who: Seat | null }): Script<Next> {
  if (t.state.encounter || t.size('slumber') > 0) yield* leaveEncounter(t, { how: 'lost' }) // a Slumber may be skipped before it begins
  yield* t.change((w) => w.set('table', 'phase', 'out'))
  yield* tell(t, deathScript, who ?? lead(t)) // EF-DEATH-01
  if (!owns(t, 'death')) yield* reveal(t, lead(t), 'death') // EF-DEATH-02
  if (who !== null) yield* gainFlaw(t, who)
  for (const one of t.seats) yield* loseOwn(t, one, 'ether', t.get(one, 'ether') - 1)
  return [{ step: 'wake' }]
}

/** The night ends here, and the world is kept (EF-SAVE-01 … EF-SAVE-06). */
export function* save(t: Ether): Script {
  yield* buyForAll(t) // EF-SAVE-02
  yield* t.change((w) => {
    const rich = t.seats.filter((who) => t.get(who, 'ether') > 0).map((who) => t.get(who, 'dreamer') as DreamerId)
    w.set('table', 'vouchers', [...new Set([...t.state.vouchers, ...rich])]) // EF-SAVE-03
    w.set('table', 'phase', 'setup')
  })
  for (const who of t.seats) yield* loseOwn(t, who, 'ether', t.get(who, 'ether'))
  yield* gather(t) // EF-SAVE-04
  yield* endNight(t, null)
}
export function* endNight(t: Ether, ending: string | null): Script<never> {
  const outcome = ending === null ? 'saved' : 'finished'
  yield* t.happens('night:end', { ending: ending ?? outcome }, (w) => w.set('table', 'ending', outcome))
  return yield* t.over({ outcome, winners: [...t.seats], ending })
}
