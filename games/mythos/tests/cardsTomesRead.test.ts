import { describe, expect, test } from 'vitest'
import { spells } from '../content/spells.ts'
import { tomes } from '../content/tomes.ts'
import { changes, pause, position, type Said, someone, type Table } from './position.ts'

/* Every Tome, read. The Private Eye knows English; these three know everything else. */

const READERS = ['abdul-alhazred', 'antiquarian-bookseller', 'abdul-reis-guide']
const reading = (tome: string, ana: Said = {}): Table =>
  position({
    seats: { ana: { sanity: 12, at: 'widener-library', ...someone(ana), hand: [tome, ...(someone(ana).hand ?? [])] }, ben: 'sanity 10' },
  })

describe('each Tome', () => {
  test.each(tomes.map((card) => [card.id, card] as const))('%s is read by who knows all its languages, at a TOME place', (id, card) => {
    const foreign = card.languages.filter((tongue) => tongue !== 'english')
    const alone = reading(id)
    if (foreign.length) expect(alone.refused('ana')[`play:${id}`]).toEqual([card.languages.length > 1 ? 'MY-TOME-03' : 'MY-TOME-02'])
    else expect(alone.offered('ana')).toContain(`play:${id}`)
    const t = reading(id, { allies: READERS })
    const paid = card.sanity ? [`ana sanity 12→${12 + card.sanity}`] : []
    expect(changes(t, () => t.choose('ana', `play:${id}`))).toEqual([...paid, `${id} hand:ana→tomes:ana`].sort())
    expect(reading(id, { at: 'museum-of-fine-arts', allies: READERS }).refused('ana')[`play:${id}`]).toEqual(['MY-TOME-01'])
  })

  test.each(tomes.map((card) => [card.id, card] as const))(
    '%s takes Spells with an icon of its own, as many as it has room for',
    (id, card) => {
      const fitting = spells.filter(({ icons }) => icons.some((icon) => card.icons.includes(icon))).map((spell) => spell.id)
      const all = spells.map((spell) => spell.id)
      const t = reading(id, { allies: READERS, hand: all, sanity: 20 }).choose('ana', `study:${id}`)
      t.expectAsk('ana', 'prompt.spells-along', fitting)
      expect(() => t.choose('ana', fitting.slice(0, card.capacity + 1))).toThrow()
      t.choose('ana', fitting.slice(0, card.capacity))
      expect(t.zone(`under:${t.piece(id)}`).sort()).toEqual(fitting.slice(0, card.capacity).sort())
    },
  )
})

describe('the Tablets of R’lyeh', () => {
  /** What is left of ben’s SAN when this is all that faces him. */
  const against = (monster: string): number => {
    const t = position({
      seats: { ana: `tomes rlyehian-tablets; threat ${monster}: ben`, ben: 'sanity 20' },
      phase: 'combat',
      from: [{ step: 'reveal' }, pause],
    })
    return t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.lobotomy': 'no' }).get('ben', 'sanity')
  }
  test.each([
    ['deep-one', 20 - 2 - 3],
    ['star-spawn-of-rlyeh', 20 - 6 - 3],
    ['ghoul', 20 - 2],
  ])('with %s', (monster, left) => {
    expect(against(monster)).toBe(left)
  })
})
