import type { Ability, Script } from '@miskatonic/kernel'
import { ancientsInPlay, clockwise, column, columnOf, isSealed, lairOf, placeOf, ringOf, START } from '../../board.ts'
import { allOf, cardOf } from '../../cards.ts'
import { appearAt } from '../../cultists.ts'
import { endStorm } from '../../endings.ts'
import { type Cultistorm, type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from '../../shape.ts'

/* What is different in each mission, and what it is won and lost by. */

type Own = Ability<Cultistorm>
export type MissionRules = {
  /** When everything else is laid out. */
  readonly prepare?: (t: Storm) => Script
  readonly abilities?: readonly Own[]
  /** Whether it is accomplished; missing: time decides. */
  readonly isDone?: (t: Storm) => boolean
}

const RULE = 'CS-RULING-122'
/** So many locations sealed, and no Ancient One in play. */
const sealed = (t: Storm, n: number): boolean => SYMBOLS.filter((slot) => isSealed(t, slot)).length >= n && ancientsInPlay(t).length === 0

/** A whole way around the board. */
const ROUND = SYMBOLS.length
const HELD_FOR = 6
const CROWD = 4
const PREY = 3

/** The witness walks with whoever goes from her location to the next. */
export function* escort(t: Storm, { from, to }: { from: Slot; to: Slot }): Script {
  const { witness } = t.state
  if (witness === null || from !== witness || to !== clockwise(witness)) return
  yield* t.happens('witness:move', { to }, (w, e) => {
    w.set('table', 'witness', e.to)
    w.add('table', 'escorted', 1)
  })
}

/** Whoever comes to the besieged location by the marker does not come alone. */
export function* reinforce(t: Storm, { at }: { at: Slot }): Script {
  const arrival = t.record('arrival')?.id
  if (at !== t.state.besieged || arrival === undefined || t.state.doubled === arrival) return
  yield* t.change((w) => w.set('table', 'doubled', arrival))
  yield* appearAt(t, at)
}

export const isOverrun = (t: Storm): boolean => t.state.besieged !== null && column(t, t.state.besieged).length >= CROWD

export function* relief(t: Storm, { n }: { n: number }): Script {
  if (t.state.besieged !== null && n >= HELD_FOR) yield* endStorm(t, 'accomplished', true) // CS-EXP-03
}

export function* countPrey(t: Storm, { cultist }: { cultist: PieceId }): Script {
  if (cardOf(t, cultist, 'cultist').monster) yield* t.change((w) => w.add('table', 'hunted', 1))
}

/** Three monsters of the five, anywhere in the deck; those of the special sects in play are among them. */
function* looseMonsters(t: Storm): Script {
  const monsters = allOf('cultist').filter(({ monster }) => monster)
  const here = Object.keys(t.raw.pieces).map((piece) => t.def(piece).id)
  const free = monsters.map(({ id }) => id).filter((id) => !here.includes(id))
  const loosed: string[] = []
  while (monsters.length - free.length + loosed.length < PREY)
    loosed.push(
      t.pick(
        'monster',
        free.filter((id) => !loosed.includes(id)),
      ),
    )
  yield* t.change((w) => {
    for (const id of loosed) w.make(id, 'cultist-deck')
    w.mix('cultist-deck')
  })
}

/** Four cultists at a location by chance, and an Ancient One of the first wave behind them. */
function* firstShadow(t: Storm): Script {
  const at = t.pick('shadow', SYMBOLS)
  const more = t.top('cultist-deck', CROWD - column(t, at).length)
  const [ancient] = t.top('ancients-first') as [PieceId]
  yield* t.change((w) => {
    w.put(more, columnOf(at))
    w.put(ancient, lairOf(at))
  })
}

/** The other End-of-Game card lies above the Eye. */
function* bothEnds(t: Storm): Script {
  const [omen] = t.inZone(ringOf('eye'))
  const other = t.inZone('box').find((piece) => t.def(piece).kind === 'end')
  yield* t.change((w) => {
    if (omen !== undefined) w.put(omen, 'terror-deck', { at: 'bottom', face: 'back' })
    if (other !== undefined) w.put(other, ringOf('eye'), { face: 'back' })
  })
}

/** Neighbours stand side by side on the board. */
const areNear = (t: Storm, a: Seat, b: Seat): boolean => {
  const [one, other] = [placeOf(t, a), placeOf(t, b)]
  return one === other || clockwise(one) === other || clockwise(other) === one
}

export const MISSIONS: { readonly [mission: string]: MissionRules } = {
  'first-drops': {
    isDone: (t) => sealed(t, 3),
    abilities: [
      {
        id: 'no-summoning',
        rule: RULE,
        family: 'cannot',
        on: 'ancient:summon',
        when: (t: Storm) => t.record('terror') !== null,
        refusal: () => ({ rule: RULE, message: { key: 'mission-forbids' } }),
      },
    ],
  },
  'the-witness': {
    *prepare(t) {
      yield* t.change((w) => w.set('table', 'witness', START))
    },
    isDone: (t) => t.state.escorted >= ROUND && sealed(t, 2),
  },
  siege: {
    *prepare(t) {
      const at = t.pick('siege', SYMBOLS)
      yield* t.change((w) => w.set('table', 'besieged', at))
    },
  },
  'the-hunt': { prepare: looseMonsters, isDone: (t) => t.state.hunted >= PREY },
  divided: {
    isDone: (t) => sealed(t, 4),
    abilities: [
      {
        id: 'too-far',
        rule: RULE,
        family: 'cannot',
        on: 'support:play',
        when: (t: Storm, _self, { who, other }: { who: Seat; other: Seat }) => !areNear(t, who, other),
        refusal: () => ({ rule: RULE, message: { key: 'too-far-to-help' } }),
      },
    ],
  },
  'two-shadows': {
    prepare: firstShadow,
    isDone: (t) => sealed(t, SYMBOLS.length),
    abilities: [{ id: 'two', rule: RULE, family: 'modify', on: 'ancientLimit', phase: 'add', amount: () => 1 }],
  },
  'eye-of-the-storm': { prepare: bothEnds, isDone: (t) => sealed(t, SYMBOLS.length) },
}
