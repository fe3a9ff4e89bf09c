import { termIn } from '../quantities.ts'
import { aside, type Scene } from '../scene.ts'
import { type Token, word, words } from '../tokens.ts'
import type { Clause, Opener, Ref } from '../tree.ts'
import { spanishClause, spanishCondition } from './clauses.ts'
import { reference } from './nouns.ts'

const point = { start: 'comienzo', end: 'final' } as const

const isClause = (what: Ref | Clause): what is Clause => what.kind === 'clause'

/** A clause after antes de, después de: infinitive for the same subject, que and subjunctive for another. */
function afterDe(what: Clause, scene: Scene): Token[] {
  if (what.subject === undefined && what.voice === undefined) return spanishClause(what, 'infinitive', scene)
  return [word('que'), ...spanishClause(what, 'that', scene)]
}

/** cuando, antes de, durante …: all that can stand before a sentence. */
export function spanishOpener(opener: Exclude<Opener, { kind: 'once' }>, scene: Scene): Token[] {
  return aside(scene, () => {
    switch (opener.kind) {
      case 'when':
        return [word('cuando'), ...spanishCondition(opener.clause, 'that', scene)]
      case 'would':
        return [word('cuando'), ...spanishClause(opener.clause, 'would', scene)]
      case 'upon':
        return [word('al'), ...spanishClause(opener.clause, 'infinitive', scene)]
      case 'while':
        return [word('mientras'), ...spanishCondition(opener.clause, 'that', scene)]
      case 'given':
        return [word('si'), ...spanishCondition(opener.condition, 'if', scene)]
      case 'before':
      case 'after': {
        const lead = words(opener.kind === 'before' ? 'antes' : 'después', 'de')
        return [...lead, ...(isClause(opener.what) ? afterDe(opener.what, scene) : reference(opener.what, scene))]
      }
      case 'during':
        return [word('durante'), ...reference(opener.what, scene)]
      case 'at':
        return opener.point === undefined
          ? [word('en'), ...reference(opener.what, scene)]
          : [...words('al', point[opener.point], 'de'), ...reference(opener.what, scene)]
      case 'until': {
        if (isClause(opener.what)) return [...words('hasta', 'que'), ...spanishClause(opener.what, 'that', scene)]
        const lead = opener.point === undefined ? words('hasta') : words('hasta', 'el', point[opener.point], 'de')
        return [...lead, ...reference(opener.what, scene)]
      }
      case 'as':
        return [word('como'), word(termIn(scene, opener.term).es.one)]
    }
  })
}
