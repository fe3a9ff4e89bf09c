import { defined } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { kinds } from '../content/kinds.ts'
import { deckProblems } from '../rules/decks.ts'
import { definitions } from '../rules/definitions.ts'
import { mythos } from '../rules/game.ts'
import { builtOf } from '../rules/setup.ts'
import { number } from './duel.ts'
import { changes, pause, position, type Table } from './position.ts'

vi.mock('../content/index.ts', async (original) => (await import('./strangeCards.ts')).withStrangeCards(await original()))

const isNight = (t: Table, who = 'ana'): boolean => number(t, 'attribute', { who, attribute: 'night' }) === 1

describe('cards and rules', () => {
  rule('MY-GEN-01', 'the Ox-Cart says that it goes where the rules let nobody drive', () => {
    const by = (travel: string) => position({ seats: { ana: `at ${travel}; chronicle sentinel-hill; hand dark-mountain`, ben: {} } })
    expect(by('motor-car').refused('ana')).toEqual({ 'play:dark-mountain': ['MY-TRAVEL-09'] })
    expect(by('ox-cart').offered('ana')).toContain('play:dark-mountain')
  })

  rule('MY-GEN-02', 'of two cards that contradict each other the one played last prevails', () => {
    const seats = { ana: 'at innsmouth-wharves; artifacts electric-torch; hand nightfall', ben: {} }
    const t = position({ seats })
    expect(isNight(t)).toBe(false)
    t.choose('ana', 'play:nightfall')
    expect(isNight(t)).toBe(true)
    t.choose('ben', 'pass').choose('ana', 'use:electric-torch')
    expect(isNight(t)).toBe(false)
    const other = position({ seats }).choose('ana', 'use:electric-torch').choose('ben', 'pass').choose('ana', 'play:nightfall')
    expect(isNight(other)).toBe(true)
  })

  rule('MY-GEN-03', 'Events that raise and lower one value are combined, whichever came last', () => {
    const moons = (...events: string[]) => {
      const t = position({ seats: { ana: `threat ghoul; hand ${events}`, ben: {} } })
      for (const event of events) t.choose('ana', `play:${event}`).choose('ben', 'pass')
      return number(t, 'value', { who: 'ana', piece: t.piece('ghoul') })
    }
    expect(moons('full-moon')).toBe(3)
    expect(moons('full-moon', 'waning-moon')).toBe(1)
    expect(moons('waning-moon', 'full-moon')).toBe(1)
  })

  rule('MY-GEN-07', 'a card has no field for its border, frame or artwork: no rule could read one', () => {
    const fields = Object.values(kinds).flatMap((kind) => Object.keys(kind).map((field) => field.replace('?', '')))
    expect(fields).toContain('unique')
    expect(fields.filter((field) => /border|frame|art$|artwork|picture|image|set|edition/.test(field))).toEqual([])
  })

  rule('MY-GEN-08', 'a card may speak of a language or a card that nobody has: it stays legal and is never satisfied', () => {
    const cards = ['tablets-of-mu', 'story-of-mu', ...builtOf('the-arkham-faculty').cards]
    expect(deckProblems({ cards })).toEqual([])
    const t = position({
      seats: {
        ana: 'is professor-of-classics; at miskatonic-library; hand tablets-of-mu story-of-mu regnum-congo',
        ben: {},
      },
    })
    t.shows('ana refused only play:tablets-of-mu MY-TOME-02 play:story-of-mu MY-ADV-21, offered play:regnum-congo …')
  })

  rule('MY-GEN-09', 'an Explorer of somebody else opens no way for you', () => {
    const flying = { at: 'dirigible', chronicle: ['miskatonic-library'], hand: ['city-of-the-elder-things'] }
    const t = position({ seats: { ana: flying, ben: 'allies prof-william-dyer' } })
    expect(t.refused('ana')).toEqual({ 'play:city-of-the-elder-things': ['MY-TRAVEL-21'] })
    const own = position({ seats: { ana: { ...flying, allies: ['prof-william-dyer'] }, ben: {} } })
    expect(own.offered('ana')).toContain('play:city-of-the-elder-things')
    // Nor does one that is only borrowed; yet he keeps you company.
    const lent = { allies: ['prof-william-dyer', 'old-castro'] }
    const marks = { 'prof-william-dyer': { owner: 'ben', borrowed: true }, 'old-castro': { owner: 'ben', borrowed: true } } as const
    const borrowed = position({ seats: { ana: { ...flying, ...lent }, ben: {} }, marks })
    expect(borrowed.refused('ana')).toEqual({ 'play:city-of-the-elder-things': ['MY-TRAVEL-21'] })
    const hotel = position({
      seats: { ana: { ...lent, sanity: 9, at: 'gilman-house-hotel' }, ben: {} },
      marks,
      from: [{ step: 'printedEnd' }, pause],
    })
    expect(hotel.get('ana', 'sanity')).toBe(9)
  })

  rule('MY-GEN-11', 'two cards of one Title are the same card where Titles are compared', () => {
    const t = position({
      seats: { ana: 'at miskatonic-library; allies private-detective; hand private-detective-retired', ben: {} },
    })
    expect(t.refused('ana')).toEqual({ 'play:private-detective-retired': ['MY-COPY-01'] })
    // A Deep One combines with Deep Ones, by their Title; each keeps its own value.
    const reef = position({ seats: { ana: 'at innsmouth-wharves; hand deep-one deep-one-elder', ben: {} } })
    reef.does('ana combine:deep-one, ana deep-one-elder', 'ana threat deep-one deep-one-elder')
    expect(reef.zone('threat:ana').map((name) => number(reef, 'value', { who: 'ana', piece: reef.piece(name) }))).toEqual([2, 5])
  })

  rule('MY-RULING-49', 'half a point is rounded up: 1.5 becomes 2', () => {
    const value = (monster: string) => {
      const t = position({ seats: { ana: `threat ${monster}; events half-light: nobody`, ben: {} } })
      return number(t, 'value', { who: 'ana', piece: t.piece(monster) })
    }
    expect([value('mi-go'), value('shoggoth'), value('ghoul')]).toEqual([2, 3, 1])
  })
})

describe('what our set does not have', () => {
  rule('MY-RULING-61', 'who names a partner that does not name it back combines with nobody', () => {
    const t = position({ seats: { ana: 'at christchurch-cemetery; hand ghoul-hanger-on ghoul', ben: {} } })
    expect(t.offered('ana')).toEqual(['threat:ghoul-hanger-on', 'threat:ghoul', 'pass'])
  })

  rule('MY-RULING-70', 'a maximum below the minimum takes the minimum along', () => {
    const t = position({
      seats: { ana: 'hand ghoul ghoul zoog zoog gug', ben: 'events sleepless-week: ana' },
      from: [{ step: 'trimHand', args: { seat: 'ana' } }, pause],
    })
    // The Private Eye keeps four to six: with four less at most, two to two.
    expect(t.table.ask).toMatchObject({ limits: { count: [3, 3] }, about: { args: { min: 2, max: 2 } } })
  })

  rule('MY-DEFEND-10 MY-CULT-05', 'in a Threat an Ally is a Monster to what speaks of Monsters', () => {
    const value = (zone: 'allies' | 'threat') => {
      const t = position({ seats: { ana: { [zone]: ['wilbur-whateley'], events: { 'half-light': null } }, ben: {} } })
      return number(t, 'value', { who: 'ana', piece: t.piece('wilbur-whateley') })
    }
    expect([value('allies'), value('threat')]).toEqual([3, 2])
  })
})

describe('players', () => {
  const open = (n: number) =>
    play(mythos, {
      seats: ['ana', 'ben', 'eva', 'leo', 'mia', 'tom', 'zoe'].slice(0, n),
      options: { decks: Array(n).fill('the-arkham-faculty') },
    })

  rule('MY-GEN-04 MY-RULING-01', 'two to six play, everybody for oneself, and left is the next seat', () => {
    expect(() => open(1)).toThrow()
    expect(() => open(7)).toThrow()
    for (const n of [2, 6]) expect(open(n).table.kernel.seats).toHaveLength(n)
    position({ seats: { ana: {}, ben: {}, eva: {} } }).does('ana pass', 'ben asked prompt.turn')
    // No teams: a Monster is set against any one of the others, and one alone wins.
    const fight = position({ seats: { ana: 'threat ghoul', ben: {}, eva: 'sanity 1' }, from: [{ step: 'combat' }] })
    fight.untilAsk('ana', 'prompt.assign-monster').expectAsk('ana', 'prompt.assign-monster', ['ben', 'eva']).choose('ana', 'eva')
    while (!fight.over) fight.choose(defined(fight.table.awaited()[0]), defined(fight.offered(defined(fight.table.awaited()[0])).at(-1)))
    expect(fight.result).toMatchObject({ outcome: 'sanity', by: ['eva'], winners: ['ana', 'ben'] })
  })

  rule('MY-GEN-05', 'each has an Investigator and the creatures that oppose the others', () => {
    const t = position({
      seats: { ana: 'sanity 12; at christchurch-cemetery; hand ghoul walter-gilman', ben: 'sanity 12; threat mi-go' },
    })
    expect(t.offered('ana')).toEqual(expect.arrayContaining(['threat:ghoul', 'play:walter-gilman']))
    t.choose('ana', 'threat:ghoul').untilAsk('ana', 'prompt.lobotomy', { 'prompt.turn': 'pass' })
    // ana paid 1; of ben's 3 points ana's 2 were taken off.
    expect([t.get('ana', 'sanity'), t.get('ben', 'sanity')]).toEqual([10, 12])
  })

  rule('MY-GEN-06', 'cards of all sets go into one deck, and nobody can tell them by their backs', () => {
    const base = builtOf('the-arkham-faculty').cards.slice(0, 55)
    expect(deckProblems({ cards: [...base, 'celephais', 'yuggoth', 'rlyeh', 'cairo-museum', 'drowned-arkham'] })).toEqual([])
    const backs = [...definitions.values()].filter(({ kind }) => kind === 'card').map(({ faces }) => faces.back)
    expect(new Set(backs)).toEqual(new Set(['back']))
    const t = position({ seats: { ana: 'hand ghoul celephais', ben: {} } })
    const seen = (seat: string) => t.table.view(seat).zones['hand:ana']?.pieces.map(({ faces }) => faces)
    expect(JSON.stringify(seen('ana'))).toContain('location:celephais')
    expect(new Set(seen('ben')?.map((faces) => JSON.stringify(faces))).size).toBe(1)
    expect(JSON.stringify(seen('ben'))).not.toContain('celephais')
  })
})

describe('whose card it is', () => {
  const borrowed = (hand: string) =>
    position({
      seats: { ana: 'at miskatonic-library; allies old-castro', ben: `hand ${hand}` },
      marks: { 'old-castro': { owner: 'ben', borrowed: true } },
      from: [{ step: 'turn', args: { seat: 'ben' } }, pause],
    })
  rule('MY-GEN-10 MY-RULING-36', 'a borrowed card is buried or discarded with whoever it belongs to', () => {
    const buried = borrowed('federal-raid')
    expect(changes(buried, (t) => t.choose('ben', 'play:federal-raid'))).toContain('old-castro allies:ana→chronicle:ben')
    const dropped = borrowed('betrayal')
    expect(changes(dropped, (t) => t.choose('ben', 'play:betrayal'))).toContain('old-castro allies:ana→discard:ben')
  })

  rule('MY-RULING-36', 'a controlled Monster fights for another and is buried in its owner’s Chronicle', () => {
    const t = position({
      seats: { ana: 'tomes al-azif+whisper-to-the-burrowers', ben: 'threat ghoul: ana' },
      from: [{ step: 'combat' }],
    })
    t.untilAsk('ana', 'prompt.casting')
    // It strikes ben, and the Combat is over.
    expect(changes(t, () => t.choose('ana', 'cast:whisper-to-the-burrowers'))).toEqual(
      expect.arrayContaining(['ben sanity 16→14', 'ghoul threat:ben→chronicle:ben']),
    )
  })
})
