import { defined } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { LANGUAGES } from '../content/nodes.ts'
import { number, priceOf } from './duel.ts'
import { changes, position, type Said, someone, type Table } from './position.ts'

/* Every Investigator's ability, against one who has none of it: the Private Eye, or the Professor. */

const tried = new Set<string>()
const table = (is: string, ana: Said): Table => {
  tried.add(is)
  return position({ seats: { ana: { is, sanity: 12, deck: ['ghoul', 'zoog'], ...someone(ana) }, ben: 'sanity 10' } })
}

test.each(investigators.map((card) => [card.id, card] as const))('%s sits down with what is printed', (is, card) => {
  const t = position({ seats: { ana: `is ${is}`, ben: {} } })
  expect(t.get('ana', 'sanity')).toBe(card.sanity)
  expect([number(t, 'handMin', { who: 'ana' }), number(t, 'handMax', { who: 'ana' })]).toEqual(card.hand)
  expect(LANGUAGES.filter((language) => number(t, 'language', { who: 'ana', language })).sort()).toEqual([...card.languages].sort())
})

describe('what costs less', () => {
  test.each([
    ['professor-of-classics', 'daemonolatreia', 0],
    ['private-eye', 'daemonolatreia', 1],
    ['medical-student', 'reanimated-corpse', 0],
    ['medical-student', 'graveyard-skeleton', 0],
    ['medical-student', 'simon-orne', 0],
    ['medical-student', 'ghoul', 1],
    ['private-eye', 'reanimated-corpse', 1],
    ['heir-of-innsmouth', 'barnabas-marsh', 0],
    ['heir-of-innsmouth', 'deep-one', 0],
    ['heir-of-innsmouth', 'old-castro', 1],
    ['heir-of-innsmouth', 'ghoul', 1],
    ['private-eye', 'barnabas-marsh', 1],
  ])('%s: %s costs %i', (is, card, price) => {
    expect(priceOf(table(is, `at miskatonic-library; hand ${card}`), card)).toBe(price)
  })

  test('professor-of-classics: only the first Tome of the Round', () => {
    const t = table('professor-of-classics', 'at miskatonic-library; hand daemonolatreia clavis-alchimiae')
    t.choose('ana', 'play:daemonolatreia')
    expect([t.get('ana', 'sanity'), priceOf(t, 'clavis-alchimiae')]).toEqual([12, 1])
  })
})

describe('what playing a card gives', () => {
  /** Where from, what is played, and what changes besides the cards' places. */
  test.each([
    ['alienist-of-providence', 'miskatonic-library', 'play:st-marys-hospital', ['ana sanity 12→14']],
    ['private-eye', 'miskatonic-library', 'play:st-marys-hospital', ['ana sanity 12→13']],
    ['parish-minister', 'swan-point-cemetery', 'play:church-of-starry-wisdom', []],
    ['private-eye', 'swan-point-cemetery', 'play:church-of-starry-wisdom', ['ana sanity 12→11']],
    ['newspaper-woman', 'miskatonic-library', 'play:christchurch-cemetery', ['ghoul deck:ana→hand:ana']],
    ['newspaper-woman', 'miskatonic-library', 'play:cold-spring-glen', ['cold-spring-glen crossed']],
    ['private-eye', 'miskatonic-library', 'play:christchurch-cemetery', []],
  ])('%s at %s: %s', (is, at, key, led) => {
    const t = table(is, { at, hand: [key.slice('play:'.length)] })
    const laid = changes(t, () => t.choose('ana', key)).filter((change) => !/(hand:ana→here|here:ana→chronicle):ana/.test(change))
    expect(laid).toEqual(led)
  })

  test.each([
    ['alienist-of-providence', ['st-marys-hospital', 'arkham-sanitarium'], ['ana sanity 14→16']],
    ['newspaper-woman', ['christchurch-cemetery', 'the-unvisited-island'], ['ana sanity 12→11']],
  ])('%s: once a Round', (is, [first, second], led) => {
    const t = table(is, `at miskatonic-library; hand ${first} ${second}`).does(`ana play:${first}, ben pass`)
    const again = changes(t, () => t.choose('ana', `play:${second}`)).filter((change) => !/here:ana/.test(change))
    expect(again).toEqual(led)
  })
  test('parish-minister: every time', () => {
    const t = table('parish-minister', { at: 'arkham-sanitarium', chronicle: [], hand: ['central-hill-church'] })
    t.does('ana play:central-hill-church', 'ana sanity 12')
    t.arrange((w) => w.put(w.make('hall-of-the-esoteric-order', 'hand:ana'), 'hand:ana'))
    t.untilAsk('ana', 'prompt.turn', { 'prompt.turn': 'pass' }).does('ana play:hall-of-the-esoteric-order', 'ana sanity 12')
  })

  test.each([
    ['occult-dilettante', 'yes', ['ghoul']],
    ['occult-dilettante', 'pass', []],
    ['private-eye', null, []],
  ])('%s plays a Spell (%s): %j', (is, answer, drawn) => {
    const t = table(is, 'at miskatonic-library; hand voorish-sign; tomes book-of-dzyan al-azif').does('ana play:voorish-sign')
    if (answer !== null) {
      t.expectAsk('ana', 'prompt.use-trigger')
      t.choose('ana', answer === 'pass' ? 'pass' : defined(t.offered('ana').find((key) => key !== 'pass')))
    }
    expect(t.zone('hand:ana')).toEqual(drawn)
  })
})

describe('where one may play and go', () => {
  test.each([
    ['egyptologist', 'sentinel-hill', true],
    ['egyptologist', 'cairo-museum', true],
    ['egyptologist', 'christchurch-cemetery', false],
    ['private-eye', 'sentinel-hill', false],
  ])('%s at %s may play Artifacts: %s', (is, at, may) => {
    const t = table(is, `at ${at}; hand electric-torch shotgun; allies earl-sawyer`)
    expect(t.offered('ana')).toEqual(may ? ['play:electric-torch', 'play:shotgun', 'pass'] : ['pass'])
  })

  test.each([
    ['dream-poet', 'gilman-house-hotel', true],
    ['dream-poet', 'miskatonic-library', false],
    ['private-eye', 'gilman-house-hotel', false],
  ])('%s at %s dreams: %s', (is, at, dreams) => {
    expect(table(is, `at ${at}; hand celephais`).offered('ana')).toEqual([...(dreams ? ['play:celephais'] : []), 'pass'])
  })
  test.each(['dream-poet', 'private-eye'])('%s may begin in the Dreamlands (MY-RULING-08)', (is) => {
    expect(table(is, 'hand celephais').offered('ana')).toContain('play:celephais')
  })

  test.each([
    ['aviatrix', 'dirigible', true],
    ['aviatrix', 'tramp-steamer', false],
    ['ships-captain', 'tramp-steamer', true],
    ['ships-captain', 'dirigible', false],
    ['private-eye', 'dirigible', false],
  ])('%s by %s goes on in the same turn: %s', (is, travel, express) => {
    const t = table(is, `at miskatonic-library; hand ${travel} john-hay-library british-museum`).choose('ana', `play:${travel}`)
    // Inside the Region only: the museum must wait for another turn.
    if (express) t.expectAsk('ana', 'prompt.destination', ['john-hay-library', 'stay'])
    else t.expectAsk('ben', 'prompt.turn')
  })
})

test.each([
  ['private-eye', 'private-detective', 2],
  ['private-eye', 'earl-sawyer', 1],
  ['aviatrix', 'private-detective', 1],
])('%s: %s has %i', (is, ally, value) => {
  const t = table(is, `at miskatonic-library; allies ${ally}`)
  expect(number(t, 'value', { piece: t.piece(ally), who: 'ana' })).toBe(value)
})

test('every Investigator has been tried', () => {
  expect([...tried].sort()).toEqual(investigators.map(({ id }) => id).sort())
})
