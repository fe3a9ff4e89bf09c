import { describe, expect, test } from 'vitest'
import { greatOldOnes } from '../content/greatOldOnes.ts'
import { cards, hasCard } from '../content/index.ts'
import { monsters } from '../content/monsters.ts'
import { MODES } from '../content/nodes.ts'
import { fitsCard } from '../rules/filters.ts'
import { idIn, idOf, type Row, rowsOf } from './catalogue.ts'
import { cell, itIsComplete, itIsTold, namedBy, nameOf, numberOf } from './printed.ts'

const MONSTERS = rowsOf('M')
const GREAT_OLD_ONES = rowsOf('G')
const byId = <T extends { readonly id: string }>(all: readonly T[]): T[] => [...all].sort((a, b) => a.id.localeCompare(b.id))

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

  test('class, value, SAN, dot and star are those of section 9', () => {
    const figures = monsters.map((card) => ({
      id: card.id,
      class: card.class,
      value: card.value,
      sanity: card.sanity,
      unique: card.unique,
      dimension: card.dimension,
    }))
    expect(byId(figures)).toEqual(
      byId(
        MONSTERS.map((row) => ({
          id: idIn(row),
          class: cell(row, 'Class') === '(none)' ? undefined : nameOf(cell(row, 'Class')),
          value: Number(cell(row, 'Value')),
          sanity: numberOf(cell(row, 'SAN')),
          unique: cell(row, '●') === '●' || undefined,
          dimension: cell(row, 'Title').includes('☆') ? 'dreamlands' : undefined,
        })),
      ),
    )
  })

  test('INVISIBLE, COMBINES, TRAVEL, HARM, Reveal and the one Gate are where section 9 has them', () => {
    const said = monsters.map((card) => ({
      id: card.id,
      invisible: card.invisible,
      combines: card.combines,
      modes: card.travels && MODES.filter((mode) => card.travels?.modes.includes(mode)),
      between: card.travels?.between?.length,
      harm: card.harm !== undefined,
      reveal: card.reveal !== undefined,
      through: card.through?.subregion,
    }))
    expect(byId(said)).toEqual(
      byId(
        MONSTERS.map((row) => ({
          id: idIn(row),
          invisible: cell(row, 'Text').includes('INVISIBLE') || undefined,
          combines: partnersIn(row),
          modes: modesIn(cell(row, 'Text')),
          between: cell(row, 'Text').includes('also between') ? 2 : undefined,
          harm: cell(row, 'Text').includes('HARM:'),
          reveal: cell(row, 'Text').includes('At Reveal:'),
          through: /Only through a Gate of (\w+)/.exec(cell(row, 'Text'))?.[1]?.toLowerCase(),
        })),
      ),
    )
  })

  test('partners name each other; the only other text is the Piper’s', () => {
    const partners = new Map(monsters.map(({ id, combines = [] }) => [id, combines]))
    for (const [id, others] of partners) for (const other of others) expect(partners.get(other), `${id} with ${other}`).toContain(id)
    expect(monsters.filter((card) => card.abilities).map(({ id }) => id)).toEqual(['piper-of-the-outer-court'])
  })
})

describe('the 8 Great Old Ones', () => {
  itIsComplete(greatOldOnes, GREAT_OLD_ONES)
  itIsTold(greatOldOnes)

  test('SAN and dot are those of section 9', () => {
    expect(greatOldOnes.map(({ id, sanity, unique }) => ({ id, sanity, unique }))).toEqual(
      GREAT_OLD_ONES.map((row) => ({ id: idIn(row), sanity: numberOf(cell(row, 'SAN')), unique: cell(row, '●') === '●' || undefined })),
    )
  })

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
