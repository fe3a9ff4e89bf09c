import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import { parts } from '../content/scapes.ts'
import { g } from '../content/scriptNumbers.ts'
import { words } from '../table/strings.ts'
import { lootOf } from '../table/view/loot.ts'
import { chanceOfMotive } from '../table/view/payment.ts'
import { veiled } from '../table/view/reading.ts'
import { squareName } from '../table/view/scape.ts'
import { ANGUISH } from '../table/view/team.ts'
import { faceText } from '../text/faces.ts'
import { scene } from './scene.ts'

/* What the table is told, and no more than that. */

const tiles = Object.keys(parts).map((id) => `${id.includes('-k') || !faceText(`tile/${id}`, 'en') ? 'overlay' : 'tile'}/${id}`)

test('a tile tells the actions that stand on it, and nothing of those that are still to appear', () => {
  for (const { id, mapActions, hidden = [] } of dreams) {
    const told = tiles.filter((key) => key.includes(`/${id}-`)).map((key) => JSON.stringify(faceText(key, 'es')?.figures))
    expect(told.length).toBeGreaterThan(3)
    const labels = (letters: readonly string[]) => letters.flatMap((letter) => mapActions[letter]?.label?.es ?? [])
    const shown = Object.keys(mapActions).filter((letter) => !hidden.includes(letter))
    expect(labels(shown).some((label) => told.join().includes(`"${label}"`))).toBe(true)
    expect(labels(hidden).filter((label) => told.join().includes(`"${label}"`) && !labels(shown).includes(label))).toEqual([])
  }
})

test('an action that appears comes with a face of its own: what it is, what it costs, where it stands', () => {
  const flex = faceText('action/i01.g', 'en')
  expect(flex).toMatchObject({
    kind: 'action',
    name: 'The lamp flex',
    figures: { at: ['3,4'], price: { motive: [{ colour: 'awareness', n: 2 }] } },
  })
  expect(faceText('action/i01.no', 'en')).toBeNull()
})

test('what was told stays readable: the journal names its page, and the page has the words', () => {
  const at = scene({}, { step: 'reading', args: { entry: g('1.03') } })
  const pages = Object.entries(at.state.journal.faces)
  expect(pages.length).toBeGreaterThan(0)
  for (const [page, key] of pages) {
    expect(key).toBe(`story/${page}`)
    expect(faceText(key, 'es')?.parts[0]?.story?.length).toBeGreaterThan(20)
  }
})

test('the odds of the Fortune die are counted from its faces', () => {
  expect([1, 2, 3, 4].map((n) => Math.round(chanceOfMotive(n) * 6))).toEqual([4, 2, 1, 0])
})

test('the Loot of a Turn card follows the word that stands before it on the table, and does not say it again', () => {
  const turns = cards.filter(({ kind }) => kind === 'turn')
  for (const lang of ['es', 'en'] as const) {
    const told = turns.map(({ id }) => lootOf(faceText(`turn/${id}`, lang) ?? { kind: '', name: '', sort: '', parts: [] }, lang))
    expect(told.filter((text) => text.length < 10 || text.includes(words.loot[lang]) || !/^\p{Lu}/u.test(text))).toEqual([])
  }
})

test('a square is spoken of by its tile and its place on it', () => {
  expect(['1,1', '2,1', '1,2', '4,4', '8,6'].map(squareName)).toEqual(['A1·1', 'A1·2', 'A1·3', 'B2·4', 'D3·4'])
})

test('who came late is asked before what was read earlier is shown; whoever was there is not, and who looks on is; a page that is gone is left out', () => {
  const at = scene({}, { step: 'reading', args: { entry: g('1.03') } })
  at.arrange((w, t) => {
    w.set('table', 'night', 3)
    w.set('table', 'journal', {
      ...t.state.journal,
      nights: { ...t.state.journal.nights, '160-1': 1, '9-9': 1 },
      faces: { '160-1': 'story/160-1', '9-9': 'story/9-9' },
    })
    w.set('ana', 'since', 1)
    w.set('bea', 'since', 2)
  })
  const face = (key: string) => faceText(key, 'en') as never
  const veils = (seat: string) => veiled({ view: at.table.view(seat || 'ana'), face, seat }).map(({ night }) => night)
  expect([veils('ana'), veils('bea'), veils('')]).toEqual([[], [1], [1]])
})

rule('EF-BASIC-10', 'everybody sees how much Anguish is borne: as much as the rules let one', () => {
  expect(scene({}).table.kernel.number('anguishLimit', { who: 'ana' })).toBe(ANGUISH)
  expect(words.anguish.en.replace('{most}', `${ANGUISH}`)).toBe('Anguish: {n} of 7')
})
