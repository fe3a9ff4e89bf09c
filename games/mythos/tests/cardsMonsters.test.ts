import { describe, expect, test } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { cards, hasCard } from '../content/index.ts'
import { monsters } from '../content/monsters.ts'
import { MODES } from '../content/nodes.ts'
import { fitsCard } from '../rules/filters.ts'
import { idIn, idOf, type Row, rowsOf } from './catalogue.ts'
import { cell, count, DOT, figuresAreThose, itIsComplete, itIsTold, namedBy, nameOf, SAN, STAR, says, saysOrNot } from './printed.ts'

const MONSTERS = rowsOf('M')
const GREAT_OLD_ONES = rowsOf('G')

/** «TRAVEL: any mode» is all but the dream passages. */
function modesIn(text: string): readonly string[] | undefined {
  const found = /TRAVEL: ([^.]*)/.exec(text)?.[1]
  if (found === undefined) return undefined
  return found.startsWith('any mode')
    ? MODES.filter((mode) => mode !== 'dream')
    : MODES.filter((mode) => new RegExp(`\\b${mode}\\b`, 'i').test(found))
}
const partnersIn = (row: Row): string[] | undefined => {
  const found = /COMBINES with ([^.]+)\./.exec(cell(row, 'Text'))?.[1]
  return found === undefined ? undefined : [found === 'itself' ? idIn(row) : idOf(found)]
}

describe('the 35 Monsters', () => {
  itIsComplete(monsters, MONSTERS)
  itIsTold(monsters)

  figuresAreThose('class, value, SAN, dot and star are those of section 9', monsters, MONSTERS, {
    class: (row) => (cell(row, 'Class') === '(none)' ? undefined : nameOf(cell(row, 'Class'))),
    ...{ value: count('Value'), sanity: SAN, unique: DOT, dimension: STAR },
  })

  figuresAreThose(
    'INVISIBLE, COMBINES, TRAVEL, HARM, Reveal and the one Gate are where section 9 has them',
    monsters,
    MONSTERS,
    {
      invisible: saysOrNot(/INVISIBLE/),
      combines: partnersIn,
      modes: (row) => modesIn(cell(row, 'Text')),
      between: (row) => (says(/also between/)(row) ? 2 : undefined),
      harm: says(/HARM:/),
      reveal: says(/At Reveal:/),
      through: (row) => /Only through a Gate of (\w+)/.exec(cell(row, 'Text'))?.[1]?.toLowerCase(),
    },
    {
      modes: ({ travels }) => travels && MODES.filter((mode) => travels.modes.includes(mode)),
      between: ({ travels }) => travels?.between?.length,
      harm: ({ harm }) => harm !== undefined,
      reveal: ({ reveal }) => reveal !== undefined,
      through: ({ through }) => through?.subregion,
    },
  )

  test('partners name each other; the only other text is the Piper’s', () => {
    const partners = new Map(monsters.map(({ id, combines = [] }) => [id, combines]))
    for (const [id, others] of partners) for (const other of others) expect(partners.get(other), `${id} with ${other}`).toContain(id)
    expect(monsters.filter((card) => card.abilities).map(({ id }) => id)).toEqual(['piper-of-the-outer-court'])
  })
})

describe('the 8 Great Old Ones', () => {
  itIsComplete(greatOldOnes, GREAT_OLD_ONES)
  itIsTold(greatOldOnes)

  figuresAreThose('SAN and dot are those of section 9', greatOldOnes, GREAT_OLD_ONES, { sanity: SAN, unique: DOT })

  /** Cards that meet the first and the second need, and one that comes near and does not. */
  test.each([
    ['great-cthulhu', ['rlyeh', 'devil-reef'], ['old-castro'], ['boylston-street-subway', 'zadok-allen']],
    ['father-dagon', ['kingsport-harbour'], ['barnabas-marsh', 'innsmouth-tiara'], ['marsh-refinery', 'zadok-allen']],
    ['yog-sothoth', ['regnum-congo'], ['the-silver-key', 'elder-sign'], ['quaint-carved-box', 'withering-word']],
    ['shub-niggurath', ['sentinel-hill'], ['keziah-mason', 'earl-sawyer'], ['devil-reef', 'dr-henry-armitage']],
    ['nyarlathotep', ['the-witch-house'], ['harley-warren'], ['miskatonic-library', 'walter-gilman']],
    ['azathoth', ['elder-sign'], ['shining-trapezohedron', 'court-of-the-daemon-sultan'], ['withering-word', 'the-silver-key']],
    ['bokrug', ['ponape'], ['clay-bas-relief', 'idol-of-cthulhu'], ['devil-reef', 'jade-amulet']],
    ['the-pallid-mask', ['the-king-in-yellow'], ['erich-zann', 'edward-derby'], ['regnum-congo', 'zadok-allen']],
  ])('%s needs the two cards of section 9', (id, first, second, neither) => {
    const { needs } = greatOldOnes.find((card) => card.id === id) ?? { needs: [] }
    const fitting = (need: number) => (title: string) =>
      cards.some((card) => card.id === title && needs[need] !== undefined && fitsCard(card, needs[need]))
    expect(needs).toHaveLength(2)
    expect(first.filter(fitting(0))).toEqual(first)
    expect(second.filter(fitting(1))).toEqual(second)
    expect(neither.filter((title) => hasCard(title) && (fitting(0)(title) || fitting(1)(title)))).toEqual([])
    expect(neither.filter(hasCard)).toEqual(neither)
  })

  test('each has an effect on all, and the Titles they name exist', () => {
    expect(greatOldOnes.filter((card) => !card.abilities?.length)).toEqual([])
    expect(greatOldOnes.flatMap(namedBy).filter((id) => !hasCard(id))).toEqual([])
  })
})
