import { verbOf } from '../lexicon.ts'
import { termIn } from '../quantities.ts'
import { aside, type Scene } from '../scene.ts'
import { type Token, word, words } from '../tokens.ts'
import type { Clause, Opener, Ref } from '../tree.ts'
import { englishClause, englishCondition } from './clauses.ts'
import { article, participle } from './forms.ts'
import { reference } from './nouns.ts'

const isClause = (what: Ref | Clause): what is Clause => what.kind === 'clause'

const either = (what: Ref | Clause, scene: Scene): Token[] => (isClause(what) ? englishClause(what, 'that', scene) : reference(what, scene))

/** when, before, during …: all that can stand before a sentence. */
export function englishOpener(opener: Exclude<Opener, { kind: 'once' }>, scene: Scene): Token[] {
  return aside(scene, () => {
    switch (opener.kind) {
      case 'when':
        return [word('when'), ...englishCondition(opener.clause, 'that', scene)]
      case 'would':
        return [word('when'), ...englishClause(opener.clause, 'would', scene)]
      case 'upon':
        return words('when', participle(verbOf(scene.lexicon, opener.clause.verb).en))
      case 'while':
        return [word('while'), ...englishCondition(opener.clause, 'that', scene)]
      case 'given':
        return [word('if'), ...englishCondition(opener.condition, 'if', scene)]
      case 'before':
      case 'after':
        return [word(opener.kind), ...either(opener.what, scene)]
      case 'during':
        return [word('during'), ...reference(opener.what, scene)]
      case 'at':
        return [...words('at', ...(opener.point === undefined ? [] : ['the', opener.point, 'of'])), ...reference(opener.what, scene)]
      case 'until':
        return [...words('until', ...(opener.point === undefined ? [] : ['the', opener.point, 'of'])), ...either(opener.what, scene)]
      case 'as': {
        const { en } = termIn(scene, opener.term)
        return words('as', article(en.one, en.an), en.one)
      }
    }
  })
}
