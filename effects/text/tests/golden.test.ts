import { describe, expect, it } from 'vitest'
import { checkTree } from '../check.ts'
import type { Lexicon } from '../lexicon.ts'
import { lint } from '../lint.ts'
import { type Options, print } from '../print.ts'
import type { Tree } from '../tree.ts'
import { golden } from './fixtures/golden.ts'
import { arkham } from './lexicons/arkham.ts'
import { cultistorm } from './lexicons/cultistorm.ts'
import { eldritch } from './lexicons/eldritch.ts'
import { etherfields } from './lexicons/etherfields.ts'
import { mythos } from './lexicons/mythos.ts'
import { arkhamTrees } from './trees/arkham.ts'
import { cultistormTrees } from './trees/cultistorm.ts'
import { eldritchTrees } from './trees/eldritch.ts'
import { etherfieldsTrees } from './trees/etherfields.ts'
import { mythosTrees } from './trees/mythos.ts'

const games: readonly [name: string, lexicon: Lexicon, trees: Record<number, Tree>][] = [
  ['Eldritch Horror', eldritch, eldritchTrees],
  ['Arkham Horror', arkham, arkhamTrees],
  ['Cultistorm', cultistorm, cultistormTrees],
  ['Mythos', mythos, mythosTrees],
  ['Etherfields', etherfields, etherfieldsTrees],
]

/** What "this" is, where it is not a card. */
const selves: Readonly<Record<number, string>> = {
  31: 'monster',
  32: 'monster',
  88: 'ancientOne',
  93: 'ally',
  105: 'monster',
  121: 'entity',
  125: 'entity',
  135: 'flaw',
}

describe.each(games)('%s', (_name, lexicon, trees) => {
  const examples = golden.filter(({ id }) => id in trees)
  it.each(examples)('$id: $effect', ({ id, es, en }) => {
    const tree = trees[id] as Tree
    const self = selves[id]
    const options: Omit<Options, 'lang'> = self === undefined ? {} : { self }
    expect(checkTree(lexicon, tree)).toEqual([])
    expect(print(lexicon, tree, { ...options, lang: 'es' })).toBe(es)
    expect(print(lexicon, tree, { ...options, lang: 'en' })).toBe(en)
  })
})

describe('all examples', () => {
  it('has a tree for each', () => {
    const built = games.flatMap(([, , trees]) => Object.keys(trees).map(Number)).sort((one, other) => one - other)
    expect(built).toEqual(golden.map(({ id }) => id))
  })

  it('the specification itself passes the lint', () => {
    expect(golden.flatMap(({ id, es, en }) => [...lint(es, 'es'), ...lint(en, 'en')].map((finding) => ({ id, ...finding })))).toEqual([])
  })

  it('prints the rich and spoken forms without a fault', () => {
    for (const [, lexicon, trees] of games) {
      for (const [id, tree] of Object.entries(trees)) {
        for (const lang of ['es', 'en'] as const) {
          const self = selves[Number(id)]
          const options = { lang, ...(self === undefined ? {} : { self }) }
          const spoken = print(lexicon, tree, { ...options, form: 'spoken' })
          expect([...lint(spoken, lang), /[−[\]•]/.exec(spoken)].filter(Boolean), `${id} ${spoken}`).toEqual([])
          const rich = print(lexicon, tree, { ...options, form: 'rich' })
          const unmarked = rich
            .replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')
            .replace(/\u00a0|\n/g, ' ')
            .replace(/\*\*|_/g, '')
          expect(unmarked).toBe(print(lexicon, tree, { ...options, form: 'plain' }))
        }
      }
    }
  })
})
