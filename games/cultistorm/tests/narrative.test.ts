import { problemsOfBook } from '@miskatonic/commons/book'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { book, narrativeCards, tales } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'
import { language } from '../index.ts'
import { SYMBOLS } from '../rules/shape.ts'
import { playPrudentGame } from './randomGames.ts'
import { crystals, minds, scene } from './scene.ts'

/* The narrative game: the deck, the book, and what its stories do. */

const NARRATIVE = { narrative: true }
const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const told = (table: ReturnType<typeof scene>): string[] => table.zone('told')

/** Ana against a lone cultist of the Shield, with as much as she needs and a die besides; story k of the Shield is read. */
const against = (k: number, more: object = {}) => {
  const ana = {
    at: 'eye' as const,
    hand: ['whispered-formula', 'keen-glance', 'celestial-chart'],
    dice: ['star' as const],
    targets: ['shield-1'],
    ...more,
  }
  const picture = { options: NARRATIVE, columns: { eye: ['shield-1'] }, narrative: [`narrative-${k}`], detectives: { ana } }
  return scene(picture, turnOf('ana')).choose('ana', 'fight:shield-1')
}

describe('the book', () => {
  const callers = cards.flatMap((card: Card) =>
    card.kind === 'narrative'
      ? SYMBOLS.map((symbol) => ({ by: card.id, entry: card.stories[symbol] }))
      : 'tale' in card && card.tale !== undefined
        ? [{ by: card.id, entry: card.tale }]
        : [],
  )

  rule(['CS-NARR-04', 'CS-NARR-09', 'CS-RULING-83'], 'has no loose ends: every story is read somewhere, every number has its story', () => {
    expect(problemsOfBook(book, { language, callers, dice: {}, costs: () => false })).toEqual([])
    expect(new Set(callers.map(({ entry }) => entry)).size).toBe(book.entries.length)
    const numbered = (kind: Card['kind']) => cards.filter((card) => card.kind === kind).every((card) => 'tale' in card && card.tale)
    expect(['ancient', 'location', 'terror', 'end'].map((kind) => numbered(kind as Card['kind']))).toEqual([true, true, true, true])
    const special = cards.filter((card) => card.kind === 'cultist' && card.skull === 0)
    expect(special.map((card) => 'tale' in card && card.tale)).not.toContain(undefined)
  })

  rule('CS-RULING-113', 'of each symbol ten stories only tell, six help, four do harm; one card does something else for each', () => {
    expect(narrativeCards).toHaveLength(20)
    const deed = (number: number) => tales.find((tale) => tale.number === number)?.effect?.do ?? null
    for (const symbol of SYMBOLS) {
      const deeds = narrativeCards.map(({ stories }) => deed(stories[symbol]))
      expect(deeds.filter((one) => one === null)).toHaveLength(10)
      expect(deeds.filter((one) => one !== null).sort()).toEqual(
        ['advance', 'ifLost', 'ifWon', 'ifWon', 'ifWon', 'later', 'lendSect', 'may', 'moreSect', 'rerollDice'].sort(),
      )
    }
  })
})

rule(['CS-SETUP-30', 'CS-FRAME-07'], 'the deck stands ready, if the narrative game is played', () => {
  expect(scene({ options: NARRATIVE }).zone('narrative-deck')).toHaveLength(20)
  expect(scene({}).zone('narrative-deck')).toEqual([])
})

rule(['CS-NARR-01', 'CS-NARR-03'], 'before a fight the next card says which story of that sect is read', () => {
  const table = against(3)
  expect([table.zone('narrative-discard'), told(table).at(-1)]).toEqual([['narrative-3'], 'tale-3'])
  expect(table.offered('ana')).toContain('strike')
})

rule('CS-NARR-02', 'the same card has another story for each sect symbol', () => {
  const storyOf = (cultist: string) => {
    const ana = { at: 'eye' as const, targets: [cultist], hand: ['stand-firm'] }
    const picture = { options: NARRATIVE, columns: { eye: [cultist] }, narrative: ['narrative-3'], detectives: { ana } }
    return told(scene(picture, turnOf('ana')).choose('ana', `fight:${cultist}`)).at(-1)
  }
  expect(SYMBOLS.map((symbol) => storyOf(`${symbol}-1`))).toEqual(['tale-3', 'tale-23', 'tale-43', 'tale-63', 'tale-83'])
})

rule('CS-NARR-10', 'in the base game nothing is read', () => {
  const ana = { at: 'eye' as const, targets: ['hollow-alto'], hand: ['stand-firm'] }
  const picture = { columns: { eye: ['hollow-alto'] }, options: { sect: 'hollow-choir' }, detectives: { ana } }
  expect(told(scene(picture, turnOf('ana')).choose('ana', 'fight:hollow-alto'))).toEqual([])
})

rule(
  ['CS-RULING-82', 'CS-NARR-07'],
  'a cultist with a number has its own story and no card is drawn; an empty deck is shuffled again',
  () => {
    const facing = (cultist: string) => {
      const ana = { at: 'eye' as const, targets: [cultist], hand: ['stand-firm'] }
      const picture = { options: NARRATIVE, columns: { eye: [cultist] }, narrative: [], detectives: { ana } }
      return scene(picture, turnOf('ana')).choose('ana', `fight:${cultist}`)
    }
    expect([told(facing('veiled-novice')).at(-1), facing('veiled-novice').zone('narrative-discard').length]).toEqual(['tale-154', 20])
    const empty = facing('eye-1')
    expect(empty.zone('narrative-deck').length + empty.zone('narrative-discard').length).toBe(20)
    expect(empty.zone('narrative-discard')).toHaveLength(1)
  },
)

rule(
  ['CS-NARR-05', 'CS-NARR-07', 'CS-RULING-82'],
  'Ancient Ones, terror cards and the End-of-Game card have their story when they come',
  () => {
    const terror = scene({ options: NARRATIVE, ring: { tentacle: 'panic' }, crystals: { tentacle: 4 } }, 'terror')
    expect(told(terror).at(-1)).toBe('tale-143')
    const heard = terror.table.eventsFor('ana').map(({ message }) => message.key)
    expect(heard.indexOf('story-told')).toBeGreaterThan(-1)
    expect(heard.indexOf('story-told')).toBeLessThan(heard.indexOf('madness-gained'))
    const summoned = scene({ options: NARRATIVE, columns: { shield: 3 }, cultists: ['eye-1'] }, 'arrival')
    expect(told(summoned).at(-1)).toBe('tale-103')
    const finale = scene({ options: NARRATIVE, terror: 'planet', crystals: { star: 5 }, end: 'the-last-night' }, 'terror')
    expect(told(finale)).toContain('tale-114')
  },
)

rule('CS-NARR-12', 'what the sets of special sects and monsters bring has stories of its own, read when its time comes', () => {
  const facing = (cultist: string) => {
    const picture = { options: NARRATIVE, columns: { eye: [cultist] }, detectives: { ana: { at: 'eye' as const, targets: [cultist] } } }
    return told(scene(picture, turnOf('ana')).choose('ana', `fight:${cultist}`)).at(-1)
  }
  expect(['clay-colossus', 'splinter-beast', 'glassblower', 'last-heir'].map(facing)).toEqual([
    'tale-187',
    'tale-188',
    'tale-165',
    'tale-185',
  ])
  const options = { ...NARRATIVE, sect: 'ash-pilgrims' }
  const summoned = scene({ options, ring: { tentacle: 'the-gate-trembles' }, crystals: { tentacle: 1 } }, 'terror')
  expect(told(summoned)).toContain('tale-112')
  expect(told(scene({ options }))).toContain('tale-129')
})

rule('CS-NARR-06', 'the five locations are told before the first turn', () => {
  const numbers = told(scene({ options: NARRATIVE })).map((id) => Number(id.split('-')[1]))
  expect([numbers.length, numbers.every((n) => n >= 116 && n <= 130)]).toEqual([5, true])
})

describe('what stories do', () => {
  rule('CS-NARR-08', 'a neutral one changes nothing', () => {
    expect(against(1).choose('ana', 'strike').get('ana', 'trophies')).toEqual(['shield'])
  })

  rule('CS-NARR-08', '11 lends the sect symbol, and it is used up like a card', () => {
    // The Cantor of the Black Wood shows Shield, Eye and Star.
    const ana = { at: 'eye' as const, hand: ['keen-glance', 'guiding-light'], dice: ['tentacle' as const], targets: ['shield-2'] }
    const facing = (k: number) =>
      scene({ options: NARRATIVE, columns: { eye: ['shield-2'] }, narrative: [`narrative-${k}`], detectives: { ana } }, turnOf('ana'))
    expect(facing(1).choose('ana', 'fight:shield-2').offered('ana')).toContain('yield')
    const won = facing(11).choose('ana', 'fight:shield-2').choose('ana', 'strike')
    expect([won.get('ana', 'trophies'), won.get('tale-11#1', 'committed')]).toEqual([['shield'], true])
  })

  test('the others do what is printed on them', () => {
    // 12: a reroll for nothing, or not.
    const twelve = against(12)
    expect(twelve.table.ask?.about.key).toBe('may-do')
    expect(minds(twelve.choose('ana', 'yes'))[0]).toBe(0)
    // 13: a card for the victor.
    expect(against(13).choose('ana', 'strike').zone('hand:ana')).toHaveLength(1)
    // 15: a crystal less for the victor.
    const fifteen = scene(
      {
        options: NARRATIVE,
        columns: { eye: ['shield-1'] },
        narrative: ['narrative-15'],
        crystals: { eye: 2 },
        detectives: {
          ana: { at: 'eye', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], dice: ['star'], targets: ['shield-1'] },
        },
      },
      turnOf('ana'),
    )
    expect(crystals(fifteen.choose('ana', 'fight:shield-1').choose('ana', 'strike'))[2]).toBe(1)
    // 16: an item for the victor, to be kept or not.
    const sixteen = against(16).choose('ana', 'strike')
    expect(sixteen.zone('items:ana').length + sixteen.zone('found:ana').length + sixteen.zone('item-discard').length).toBe(1)
    // 17: one more sect symbol to meet.
    expect(against(17).offered('ana')).toContain('yield')
    expect(against(17).table.kernel.record('fight')?.more).toEqual(['shield'])
    // 18: one more token for losing.
    expect(minds(against(18, { hand: ['stand-firm'] }).choose('ana', 'yield'))[0]).toBe(2)
    // 19: the terror advances at once.
    expect(against(19).state.terror).toBe('tentacle')
    // 20: a die is rolled again, whatever it showed.
    const twenty = against(20)
    expect(twenty.table.eventsFor('ana').map(({ message }) => message.key)).toContain('die-rerolled')
    expect(minds(twenty)[0]).toBe(0)
  })

  test('what is promised for a victory is gone with the fight', () => {
    const lost = against(13, { hand: ['stand-firm'] }).choose('ana', 'yield')
    expect(lost.table.kernel.raw.lasting).toEqual([])
  })

  test('14 heals when the next preparation begins', () => {
    const ana = { at: 'eye' as const, madness: 2, hand: ['stand-firm'], dice: ['star' as const], targets: ['shield-1'] }
    const picture = { options: NARRATIVE, columns: { eye: ['shield-1'] }, narrative: ['narrative-14'], detectives: { ana } }
    // One token for losing, one healed.
    const table = scene(picture, turnOf('ana'), 'preparation').choose('ana', 'fight:shield-1').choose('ana', 'yield')
    expect(minds(table)[0]).toBe(2)
  })
})

rule('CS-NARR-07', 'nobody is shown a story that has not been read', () => {
  const table = playPrudentGame('narrative secrets', 3, NARRATIVE, { undo: false }, (at) => {
    const sent = JSON.stringify(at.view('ana'))
    const read = new Set(at.kernel.inZone('told').map((piece) => at.kernel.def(piece).id))
    for (const { id } of tales) if (!read.has(id)) expect(sent.includes(`tale/${id}"`)).toBe(false)
  })
  expect(table.kernel.inZone('told').length).toBeGreaterThan(5)
})
