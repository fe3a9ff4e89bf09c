import type { Script } from '@miskatonic/kernel'
import { metaTokens } from '../../content/decks/tokens.ts'
import { turnCards } from '../../content/decks/turnCards.ts'
import { seasons, slumberTiles } from '../../content/opened.ts'
import { ANGUISH_TOKENS } from '../anguish.ts'
import { withPage } from '../book.ts'
import { seatDreamers } from '../casting.ts'
import { SUPPLY, startHours } from '../goods.ts'
import { chooseStart } from '../marker.ts'
import { readOptions } from '../options.ts'
import { deckOf, players, unusedOf } from '../people.ts'
import { DECKS, type Ether, type Next, type Seat, type World } from '../shape.ts'
import { cardsIn, worldOf } from '../world.ts'
import { beginning } from './night.ts'

/* A night's table, out of the campaign's memory. */

const copiesOf = (ids: readonly string[]) => ids.map((def) => ({ def, copies: 1 }))

export function* setUp(t: Ether): Script<Next> {
  const options = readOptions(t.options, t.seats)
  const world = worldOf(options)
  yield* layDecks(t, world)
  yield* layTeam(t, world)
  yield* seatDreamers(t, options)
  yield* chooseStart(t)
  return world.begun ? beginning(t) : yield* firstNight(t)
}
function* layDecks(t: Ether, world: World): Script {
  yield* t.change((w) => {
    for (const deck of DECKS) {
      w.makeAll(copiesOf(cardsIn(deck, world.decks[deck])), deck, { mixed: true, face: 'back' }) // EF-SETUP-02 … EF-SETUP-06, EF-SETUP-13
    }
    w.makeAll(copiesOf(turnCards.map(({ id }) => id)), 'turn-discard', { mixed: true, face: 'back' }) // EF-BOARD-11
    w.makeAll(
      metaTokens.map(({ id, copies }) => ({ def: id, copies })),
      'metamorphoses',
      { mixed: true },
    )
    w.makeAll(copiesOf(slumberTiles.map(({ id }) => id)), 'slumber-tiles', { mixed: true, face: 'back' }) // EF-SETUP-03
  })
}
function* layTeam(t: Ether, world: World): Script {
  yield* t.change((w) => {
    w.makeAll(copiesOf(world.items), 'storage', { face: 'back' }) // EF-SETUP-01
    w.makeAll(copiesOf(world.notes), 'notes', { face: 'back' })
    w.makeAll(copiesOf(world.wisdom), 'wisdom') // EF-SETUP-12
    w.makeAll(copiesOf(world.gates), 'gates', { face: 'back' }) // EF-SETUP-11
    w.makeAll(copiesOf(world.districts), 'districts') // EF-SETUP-08
    if (world.season !== null) {
      w.make(world.season, 'season') // EF-SETUP-07
      w.makeAll(copiesOf(seasons.map(({ id }) => id).filter((id) => id !== world.season)), 'seasons')
    }
    for (const name of ['flags', 'read', 'taken'] as const) w.set('table', name, world[name] as never)
    w.set(
      'table',
      'journal',
      world.journal.reduce((kept, { page, night }) => withPage(kept, page, night), { faces: {}, nights: {} }),
    )
    w.set('table', 'visits', world.visits)
    for (const who of t.seats) w.set(who, 'since', world.since[who] ?? world.night + 1)
    w.set('table', 'night', world.night + 1)
    w.set('table', 'start', t.seats[0] as Seat) // speaks for the Team until somebody is chosen
    w.set('table', 'hours', startHours(players(t))) // EF-SETUP-09
    w.set('table', 'anguishLeft', ANGUISH_TOKENS)
    w.set('table', 'etherLeft', SUPPLY.ether)
    w.set('table', 'gemsLeft', SUPPLY.gems)
    w.set('table', 'keysLeft', SUPPLY.keys)
    w.set('table', 'blocksLeft', SUPPLY.blocks)
  })
}
/** The campaign begins inside the first Gate (EF-CAMP-08, EF-CAMP-09). */
function* firstNight(t: Ether): Script<Next> {
  let gate = ''
  yield* t.change((w) => {
    for (const who of t.seats) {
      w.put(t.inZone(unusedOf(who)), deckOf(who), { mixed: true, face: 'back' })
      w.mix(deckOf(who))
    }
    gate = w.make('gate-i01', 'gates', { face: 'back' })
    w.set('table', 'taken', ['gate-i01'])
  })
  return [{ step: 'enterGate', args: { gate } }]
}
