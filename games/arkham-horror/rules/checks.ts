import { contextOf, holds, languageOf } from '@miskatonic/effects'
import type { Check } from '@miskatonic/kernel'
import { isSealed, openGates, townAreas } from './board.ts'
import { cardOf } from './cards.ts'
import { trackSize } from './doom.ts'
import { endGame } from './ending.ts'
import { devour, fall } from './falling.ts'
import { countedMonsters, hasLimit, wake } from './monsters.ts'
import { maximumOf } from './people.ts'
import { endRumor } from './rumors.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat } from './shape.ts'

type Watch = Check<ArkhamHorror>
const SEALS = 6

/** Six elder signs on the board. */
const sealed: Watch = {
  name: 'sealed',
  rule: 'AH-WIN-02',
  reads: ['sealed'],
  when: (t) => (!t.state.awakened && townAreas(t).filter((area) => isSealed(t, area)).length >= SEALS ? ['table'] : []),
  *then(t) {
    yield* endGame(t, 'sealed') // AH-WIN-05
  },
}

const asleep = (t: Arkham): boolean => !t.state.awakened && t.size('ancient') > 0

/** No token is left on the track of the one who awoke. */
const banished: Watch = {
  name: 'banished',
  rule: 'AH-FINAL-11',
  reads: ['doom'],
  when: (t) => (t.state.awakened && t.state.doom <= 0 ? ['table'] : []),
  *then(t) {
    yield* endGame(t, 'banished') // AH-WIN-03
  },
}

const doomed: Watch = {
  name: 'doomed',
  rule: 'AH-AWAKE-01',
  reads: ['doom', 'ancient'],
  when: (t) => (asleep(t) && t.state.doom >= trackSize(t) ? ['table'] : []),
  *then(t) {
    yield* wake(t, 'doom') // AH-MYTHOS-20
  },
}

const gates: Watch = {
  name: 'gates',
  rule: 'AH-AWAKE-02',
  reads: ['gate'],
  when: (t) => (asleep(t) && openGates(t).length >= t.number('gateLimit', {}) ? ['table'] : []),
  *then(t) {
    yield* wake(t, 'gates')
  },
}

/** At terror 10, twice as many as there may usually be. */
const overrun: Watch = {
  name: 'overrun',
  rule: 'AH-AWAKE-05',
  reads: ['area', 'terror'],
  when: (t) => (asleep(t) && !hasLimit(t) && countedMonsters(t).length >= 2 * t.number('monsterLimit', {}) ? ['table'] : []), // AH-AWAKE-06
  *then(t) {
    yield* wake(t, 'monsters')
  },
}

const inPlay = (t: Arkham): Seat[] => t.seats.filter((who) => t.get(who, 'inPlay'))
const isGone = (t: Arkham, who: Seat): boolean =>
  (t.get(who, 'sanity') <= 0 && t.get(who, 'stamina') <= 0) || maximumOf(t, who, 'sanity') <= 0 || maximumOf(t, who, 'stamina') <= 0

/** Nothing left of both, or a maximum of nothing. */
const devoured: Watch = {
  name: 'devoured',
  rule: 'AH-HEALTH-07',
  reads: ['sanity', 'stamina', 'sanityLost', 'staminaLost', 'possessions', 'inPlay'],
  when: (t) => inPlay(t).filter((who) => isGone(t, who)),
  *then(t, whom) {
    for (const who of whom) yield* devour(t, who)
  },
}

const fallen: Watch = {
  name: 'fallen',
  rule: 'AH-HEALTH-02',
  reads: ['sanity', 'stamina', 'inPlay'],
  when: (t) => inPlay(t).filter((who) => !isGone(t, who) && (t.get(who, 'sanity') <= 0 || t.get(who, 'stamina') <= 0)),
  *then(t, whom) {
    for (const who of whom) yield* fall(t, who, t.get(who, 'sanity') <= 0 ? 'sanity' : 'stamina')
  },
}

/** Above the maximum there is nothing. */
const excess: Watch = {
  name: 'excess',
  rule: 'AH-HEALTH-11',
  reads: ['sanity', 'stamina', 'sanityLost', 'staminaLost', 'possessions', 'ancient'],
  when: (t) =>
    inPlay(t).filter(
      (who) =>
        !isGone(t, who) && (t.get(who, 'sanity') > maximumOf(t, who, 'sanity') || t.get(who, 'stamina') > maximumOf(t, who, 'stamina')),
    ),
  *then(t, whom) {
    yield* t.change((w) => {
      for (const who of whom)
        for (const track of ['sanity', 'stamina'] as const)
          w.set(who, track, Math.min(t.get(who, track), Math.max(0, maximumOf(t, who, track))))
    })
  },
}

/** What a Rumor waits for. Both at once: it is passed. */
function ended(t: Arkham): 'pass' | 'fail' | null {
  const [card] = t.inZone('rumor')
  if (card === undefined) return null
  const { pass, fail } = cardOf(t, card, 'mythos')
  const x = contextOf<ArkhamHorror>(languageOf(t), t, { self: { source: { piece: card }, piece: card, controller: null, bound: {} } })
  if (pass?.when && holds(x, pass.when)) return 'pass' // AH-MYTHOS-23
  return fail?.when && holds(x, fail.when) ? 'fail' : null
}
const rumor: Watch = {
  name: 'rumor',
  rule: 'AH-MYTHOS-14',
  reads: ['counters', 'terror', 'deck', 'kept', 'awakened'],
  when: (t) => (ended(t) === null ? [] : t.inZone('rumor')),
  *then(t, [card]) {
    const how = ended(t)
    if (how !== null) yield* endRumor(t, card as PieceId, how)
  },
}

/** In this order: who has won is not woken, who is devoured does not fall. Once the game has ended nothing is judged any more. */
export const checks: readonly Watch[] = [sealed, banished, doomed, gates, overrun, devoured, fallen, excess, rumor].map((check) => ({
  ...check,
  when: (t: Arkham) => (t.state.ending === null ? check.when(t) : []),
})) // AH-GEN-20, AH-GEN-21
