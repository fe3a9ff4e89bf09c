import { type Gender, type Term, term } from '@miskatonic/effects/text'
import { cards } from '../content/index.ts'
import { spaces } from '../content/map.ts'
import type { Card } from '../content/nodes.ts'

/* Proper names as terms: `monster:ghoul`, `space:london`, `condition:blessed`, `asset:axe`. */

const FEMININE = new Set(['mummy', 'witch', 'riot', 'star-spawn', 'zombie-horde', 'spinner-of-webs', 'cthylla', 'epic-shub-niggurath'])
const PLURAL = new Set(['serpent-people', 'tick-tock-men'])
/** What one of them is called where the token is named after all of them. */
const ONE_OF: { readonly [id: string]: string } = { 'serpent-people': 'Hombre serpiente' }
/** Of these there is one, and it has a name of its own. */
const PERSONAL = new Set(['epic-cthulhu', 'epic-shub-niggurath', 'cthylla', 'nug'])

const gender = (id: string): Gender => (FEMININE.has(id) ? 'f' : 'm')

function monsterTerm({ id, name, ...card }: Card & { kind: 'monster' }): Term {
  const base = { alive: 'creature' } as const
  if (PERSONAL.has(id)) return term(name.es, gender(id), name.en, { es: { ...base, the: '' } })
  if (!card.epic)
    return term(ONE_OF[id] ?? name.es, gender(id), name.en, {
      es: { ...base, ...(PLURAL.has(id) ? { many: name.es } : {}) },
      en: PLURAL.has(id) ? { many: name.en } : {},
    })
  const article = PLURAL.has(id) ? 'los' : gender(id) === 'f' ? 'la' : 'el'
  return term(name.es, gender(id), name.en, {
    es: { ...base, the: article },
    en: { the: true, ...(PLURAL.has(id) ? { many: name.en } : {}) },
  })
}

/** «El Amazonas» has its article in front; «7» is the space of that number. */
function spaceTerm({ id, name }: (typeof spaces)[number]): Term {
  if (/^\d+$/.test(id)) return term(`casilla ${name.es}`, 'f', `space ${name.en}`, { es: { the: 'la' }, en: { place: 'on' } })
  const es = /^(El|La|Los|Las) (.+)$/.exec(name.es)
  const en = /^The (.+)$/.exec(name.en)
  const article = (es?.[1]?.toLowerCase() ?? '') as 'el' | 'la' | 'los' | 'las' | ''
  return term(es?.[2] ?? name.es, article === 'la' || article === 'las' ? 'f' : 'm', en?.[1] ?? name.en, {
    es: { the: article },
    ...(en ? { en: { the: true as const } } : {}),
  })
}

const KINDS = {
  asset: ['Apoyo', 'Asset'],
  artifact: ['Artefacto', 'Artifact'],
  spell: ['Hechizo', 'Spell'],
  condition: ['Estado', 'Condition'],
} as const

/** «el Estado Bendecido», “a Blessed Condition”. */
function cardTerm(kind: keyof typeof KINDS, name: { es: string; en: string }): Term {
  const [es, en] = KINDS[kind]
  return term(`${es} ${name.es}`, 'm', `${name.en} ${en}`)
}

const entries: [string, Term][] = [
  ...spaces.map((space): [string, Term] => [`space:${space.id}`, spaceTerm(space)]),
  ...cards.flatMap((card): [string, Term][] => {
    if (card.kind === 'monster') return [[`monster:${card.id}`, monsterTerm(card)]]
    if (card.kind === 'ancientOne')
      return [[`ancientOne:${card.id}`, term(card.name.es, 'm', card.name.en, { es: { the: '', alive: 'creature' } })]]
    return card.kind === 'asset' || card.kind === 'artifact' || card.kind === 'spell' || card.kind === 'condition'
      ? [[`${card.kind}:${card.id}`, cardTerm(card.kind, card.name)]]
      : []
  }),
]

export const names: Readonly<Record<string, Term>> = Object.fromEntries(entries)
