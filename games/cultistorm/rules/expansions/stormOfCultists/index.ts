import { type Ability, pieceArgument } from '@miskatonic/kernel'
import { missions } from '../../../content/expansions/stormOfCultists.ts'
import { endStorm } from '../../endings.ts'
import type { Cultistorm } from '../../shape.ts'
import type { Expansion } from '../frame.ts'
import { countPrey, escort, isOverrun, MISSIONS, reinforce, relief } from './missions.ts'
import { beginMission, chooseMission, teamOf } from './opening.ts'

/** The abilities of each mission, at work while it is the one that is played. */
const abilities: Ability<Cultistorm>[] = Object.entries(MISSIONS).flatMap(([mission, { abilities: own = [] }]) =>
  own.map((ability) => ({
    ...ability,
    id: `${mission}/${ability.id}`,
    when: (t, self, what, by) => t.state.mission === mission && (ability.when === undefined || ability.when(t, self, what, by)),
  })),
)

/** Seven missions, one after the other: the campaign opens each as a table of its own. */
export const stormOfCultists: Expansion = {
  id: 'stormOfCultists',
  after: {
    'setup:begin': chooseMission,
    'setup:end': beginMission,
    'detective:move': escort,
    'cultist:appear': reinforce,
    'cultist:defeat': countPrey,
    'turn:end': relief,
    *'storm:end'(t) {
      const { mission, replayed, pointsSpent } = t.state
      const report = { mission: missions.findIndex(({ id }) => id === mission), replayed, spent: pointsSpent, team: teamOf(t) }
      yield* t.change((w) => w.set('table', 'report', report)) // CS-RULING-122
    },
  },
  abilities: [
    ...abilities,
    {
      id: 'own-goal',
      rule: 'CS-RULING-122',
      family: 'cannot',
      on: 'storm:win',
      refusal: () => ({ rule: 'CS-RULING-122', message: { key: 'mission-forbids' } }),
    },
  ],
  checks: [
    {
      name: 'fallen',
      rule: 'CS-RULING-122',
      reads: ['column', 'besieged'],
      when: (t) => (isOverrun(t) ? ['table'] : []),
      *then(t) {
        yield* endStorm(t, 'fallen')
      },
    },
    {
      name: 'accomplished',
      rule: 'CS-EXP-03',
      reads: ['sealed', 'lair', 'escorted', 'hunted'],
      when: (t) => (MISSIONS[t.state.mission ?? '']?.isDone?.(t) ? ['table'] : []),
      *then(t) {
        yield* endStorm(t, 'accomplished', true)
      },
    },
  ],
  tell: {
    'mission:begin': { all: (_t, { card }) => ({ key: 'mission-begun', args: { card: pieceArgument(card) } }) },
    'boon:buy': { all: (_t, { card }) => ({ key: 'boon-bought', args: { card: pieceArgument(card) } }) },
    'scar:draw': { all: (_t, { card }) => ({ key: 'scar-drawn', args: { card: pieceArgument(card) } }) },
    'witness:move': { all: (_t, { to }) => ({ key: 'witness-moved', args: { slot: to } }) },
    'detective:train': { all: (_t, { who }) => ({ key: 'detective-trained', args: { who } }) },
    'dice:more': { all: () => 'dice-more' },
    'items:carry': { all: (_t, { who, item }) => ({ key: 'item-carried', args: { who, card: pieceArgument(item) } }) },
  },
}
