import { type Context, verbsOf } from '@miskatonic/effects'
import { grammar, type Tree } from '@miskatonic/effects/text'
import type { Script } from '@miskatonic/kernel'
import { lexicon } from '../../../text/lexicon.ts'
import { placeOf } from '../../board.ts'
import type { Cultistorm, Seat, Slot } from '../../shape.ts'

/* What all verbs are made with. */

export const verb = verbsOf<Cultistorm>()
export const g = grammar(lexicon)
export type X = Context<Cultistorm>
export const you = (x: X): Seat => x.you
/** The location of the one addressed. */
export const here = (x: X): Slot => placeOf(x.t, x.you)

/** A verb with a number and nothing else. */
export const counted = (
  script: (x: X, n: number) => Script<boolean | void>,
  say: (n: number) => Tree,
  could?: (x: X, n: number) => boolean,
) =>
  verb({
    fields: { n: 'integer' },
    run: (x, { n }) => script(x, n),
    ...(could ? { could: (x: X, { n }: { readonly n: number }) => could(x, n) } : {}),
    say: ({ n }) => say(n),
  })

/** A verb that is said alone. */
export const plain = (script: (x: X) => Script<boolean | void>, say: Tree, could?: (x: X) => boolean) =>
  verb({ fields: {}, run: script, ...(could ? { could } : {}), say: () => say })
