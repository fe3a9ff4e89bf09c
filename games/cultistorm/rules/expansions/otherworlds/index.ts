import { pieceArgument } from '@miskatonic/kernel'
import { isSealed } from '../../board.ts'
import { endStorm } from '../../endings.ts'
import type { Seat, Storm } from '../../shape.ts'
import { detectives } from '../../team.ts'
import type { Expansion } from '../frame.ts'
import { cannotRescue, closeWorld, isBarred, layWorlds, openWorld, rescue, suckIn, sufferWorlds, trappedIn } from './worlds.ts'

const RULE = 'CS-RULING-124'
const refusal = () => ({ rule: RULE, message: { key: 'you-are-trapped' } })
const isTrapped = (t: Storm, { who }: { who: Seat }): boolean => trappedIn(t, who) !== null

/** Every Ancient One brings the dimension it comes from. */
export const otherworlds: Expansion = {
  id: 'otherworlds',
  after: {
    'setup:begin': layWorlds,
    'ancient:arrive': openWorld,
    'ancient:defeat': closeWorld,
    'preparation:begin': sufferWorlds,
    'preparation:end': suckIn,
  },
  abilities: [
    {
      id: 'no-move',
      rule: RULE,
      family: 'cannot',
      on: 'detective:move',
      when: (t: Storm, _self, what: { who: Seat }) => isTrapped(t, what),
      refusal,
    },
    {
      id: 'no-target',
      rule: RULE,
      family: 'cannot',
      on: 'target:set',
      when: (t: Storm, _self, what: { who: Seat }) => isTrapped(t, what),
      refusal,
    },
    {
      id: 'no-fight',
      rule: RULE,
      family: 'cannot',
      on: 'combat:join',
      when: (t: Storm, _self, what: { who: Seat }) => isTrapped(t, what),
      refusal,
    },
    {
      id: 'no-die',
      rule: RULE,
      family: 'cannot',
      on: 'die:take',
      when: (t: Storm, _self, { who }: { who: Seat }) => isBarred(t, who, 'die'),
      refusal,
    },
    {
      id: 'no-help',
      rule: RULE,
      family: 'cannot',
      on: 'support:play',
      when: (t: Storm, _self, { who, other }: { who: Seat; other: Seat }) => isBarred(t, other, 'beHelped') || isBarred(t, who, 'help'),
      refusal,
    },
    {
      id: 'rescue',
      rule: RULE,
      family: 'action',
      on: 'preparation',
      label: { key: 'rescue-option' },
      when: (t: Storm) => detectives(t).some((who) => trappedIn(t, who) !== null),
      refusals: (t: Storm, _self, who: Seat) => cannotRescue(t, who),
      run: (t: Storm, _self, who: Seat) => rescue(t, who),
    },
  ],
  checks: [
    {
      name: 'swallowed',
      rule: 'CS-EXP-08',
      reads: ['sealed', 'trapped'],
      when: (t) =>
        detectives(t).filter((who) => {
          const slot = trappedIn(t, who)
          return slot !== null && isSealed(t, slot)
        }),
      *then(t) {
        yield* endStorm(t, 'swallowed') // CS-EXP-08, CS-RULING-124
      },
    },
  ],
  tell: {
    'otherworld:open': { all: (_t, { card, at }) => ({ key: 'otherworld-opened', args: { card: pieceArgument(card), slot: at } }) },
    'detective:trap': { all: (_t, { who, at }) => ({ key: 'detective-trapped', args: { who, slot: at } }) },
    'detective:rescue': {
      all: (_t, { who, other, card }) => ({ key: 'detective-rescued', args: { who, other, card: pieceArgument(card) } }),
    },
  },
}
