import { CONCEDE, defined, type StepRef } from '@miskatonic/kernel'
import { type Stage, telling } from '@miskatonic/testing'
import { answersIn } from '@miskatonic/testing/deeds'
import { fields, groups, readPicture } from '@miskatonic/testing/pictures'
import { expect } from 'vitest'
import type { Attributes, MythosShape } from '../rules/shape.ts'
import { assigned, casting, combat, fought, idly, nextRound, QUIET } from './duel.ts'
import { changes, type Position, pause, position, someone, type Table } from './position.ts'

/*
 * Rules of Mythos told in scenes (`testing/scenes.ts`): ana, ben, eva and leo by their places; of the whole table «combat», «assigned», «casting»
 * (`duel.ts`), «from lobotomy ana, turn ana», «marks bokrug: inverted, ghoul: facing-ben», «round 3».
 */

const SEATS = ['ana', 'ben', 'eva', 'leo']

/** «lobotomy ana», «cosmicBattle ana ben», «pause». */
function stepOf(said: string): StepRef {
  const [step = '', a, b] = said.split(' ')
  if (step === 'pause') return pause
  return a === undefined ? { step } : { step, args: b === undefined ? { seat: a } : { a, b } }
}
/** «inverted», «facing-ben», «lostTurns-2», «target-none». */
const mark = (said: string): Partial<Attributes> =>
  Object.fromEntries(
    said.split(' ').map((one) => {
      const [name = '', value] = one.split('-')
      return [
        name,
        value === undefined ? true : value === 'none' ? null : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value,
      ]
    }),
  )
const words = {
  ...fields<Position>({ round: Number, marks: groups(mark), from: (said) => said.split(/,\s*/).map(stepOf) }),
  ...{ phase: (phase: string) => ({ phase: phase as 'combat' }), combat: () => combat, assigned: () => assigned, casting: () => casting },
}

const deeds: Stage<MythosShape>['deeds'] = {
  /** To the end of Combat: «fought | casting cast:elder-sign». */
  fought: (t: Table, said: string) => fought(t, answersIn(said.split(/\s*\|\s+/).flatMap((one) => (one ? [`prompt.${one}`] : [])))),
  nextRound,
  idly,
  /** «quietly ana turn»: on to that question, and nobody does anything. */
  quietly: (t: Table, said: string) => t.untilAsk(defined(said.split(' ')[0]), defined(said.split(' ')[1]), QUIET),
  /** «put ghoul+zoog hand:ana». */
  put: (t: Table, said: string) => t.put(defined(said.split(' ')[0]).split('+'), defined(said.split(' ')[1]) as `hand:${string}`),
  /** «turn ghoul back», «turn ghoul front». */
  turn: (t: Table, said: string) => t.arrange((w) => w.turn(t.piece(defined(said.split(' ')[0])), defined(said.split(' ')[1]))),
  /** «mark ghoul crossed», «mark ben lostTurns-2». */
  mark: (t: Table, said: string) => {
    const [of = '', how = ''] = said.split(' ')
    t.arrange((w) => {
      for (const [name, value] of Object.entries(mark(how)))
        w.set(SEATS.includes(of) || of === 'table' ? of : t.piece(of), name as 'crossed', value as boolean)
    })
  },
  /** «concede ana»: gives up, out of turn. */
  concede: (t: Table, seat: string) => expect(t.table.decide(seat, CONCEDE)).toEqual({ ok: true }),
  /** These steps come instead: «begin roundEnd». */
  begin: (t: Table, said: string) => t.arrange(() => {}, [stepOf(said)]),
}

const stage = (sanity: readonly number[], sights: Position['sights'] = {}): Stage<MythosShape> => ({
  open: (people, table) => {
    const two = people.length > 1 ? people : [...people, '']
    const seats = two.map((said, i) => [defined(SEATS[i]), { ...(sanity[i] ? { sanity: sanity[i] } : {}), ...someone(said) }])
    return position({ seats: Object.fromEntries(seats), ...readPicture<Position>(table, { words }), sights })
  },
  deeds,
  changes,
})

/** Everybody has the SAN of the Investigator, unless it is said. */
export const tell = telling(stage([]))
/** Ana has 12 SAN, everybody else 10. */
export const tellDuels = telling(stage([12, 10, 10, 10]))
/** The same, where more can be seen. */
export const tellSeeing = (sights: Position['sights']) => telling(stage([12, 10, 10, 10], sights))
