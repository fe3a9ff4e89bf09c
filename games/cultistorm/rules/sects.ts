import type { Script } from '@miskatonic/kernel'
import type { Sect } from '../content/kinds.ts'
import { allOf } from './cards.ts'
import type { Options, PieceId, Storm } from './shape.ts'

/* Special sects, and what each brings to the table. */

/** Those that were chosen, each once. */
export const specialSects = ({ sect, secondSect }: Options): Sect[] =>
  allOf('sect').filter(({ id, special }) => special && [sect, secondSect].includes(id)) // CS-SECT-10

/** Before anybody stands on the board. */
export function* bringSects(t: Storm, options: Options): Script {
  for (const sect of specialSects(options)) yield* bring(t, sect)
  yield* t.change((w) => w.mix('ancients-sect'))
  if (options.monsters) yield* hideMonsters(t, specialSects(options))
}

/** Its seven take the place of seven general cultists; its Ancient One waits beside the board, apart from the others. */
function* bring(t: Storm, { id: sect, ancient }: Sect): Script {
  const seven = allOf('cultist').filter((card) => card.sect === sect && !card.monster)
  const general = t.inZone('cultist-deck').filter((piece) => allOf('cultist').some(({ id, skull }) => id === t.def(piece).id && skull > 0))
  const replaced: PieceId[] = []
  for (const _ of seven) replaced.push(t.pick('replaced', general.filter((one) => !replaced.includes(one)).sort())) // CS-SECT-05
  yield* t.change((w) => {
    w.put(replaced, 'box')
    for (const { id } of seven) w.make(id, 'cultist-deck')
    w.mix('cultist-deck') // CS-SECT-13
    w.make(ancient, 'ancients-sect') // CS-SECT-06
  })
}

/** Each set has a monster, in the lower half of the deck. */
function* hideMonsters(t: Storm, sects: readonly Sect[]): Script {
  const upper = t.top('cultist-deck', Math.ceil(t.size('cultist-deck') / 2))
  yield* t.change((w) => {
    w.put(upper, 'box')
    for (const { monster } of sects) if (monster !== undefined) w.make(monster, 'cultist-deck')
    w.mix('cultist-deck')
    w.put(upper, 'cultist-deck', { at: 'top', mixed: true }) // CS-EXP-20, CS-RULING-133
  })
}
