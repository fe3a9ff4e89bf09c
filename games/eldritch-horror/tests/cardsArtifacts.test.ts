import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { expectWays, type Run } from './outcomes.ts'
import { encounterOf, faces, healthOf, holdings, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/* The 14 Artifacts, in Leo's hands: Lore 2, Strength 3, Will 3; Silas beside him. */

const tried = new Set<string>()
const picture = (leo: Partial<Someone>, more: Partial<Position> = {}): Position => {
  for (const card of leo.has ?? []) tried.add(card)
  return {
    seats: { ana: { is: 'leo-anderson', at: 'rome', ...leo }, ben: { is: 'silas-marsh', at: 'rome' } },
    doom: 10,
    top: { cup: ['zombie'] },
    ...more,
  }
}
const acted = (action: string, leo: Partial<Someone> = {}, more: Partial<Run> = {}, board: Partial<Position> = {}): Run => ({
  picture: picture({ ...leo, has: [action, ...(leo.has ?? [])] }, { from: [pause, turnOf('action', 'ana'), pause], ...board }),
  who: 'leo-anderson',
  others: ['silas-marsh'],
  ...more,
  answers: { 'prompt.action': [`${action}/1`, `${action}/2`, 'end'], ...more.answers },
})
const told = (card: string, effect: object, leo: Partial<Someone> = {}, who = 'leo-anderson'): Run => ({
  picture: picture({ ...leo, has: [card, ...(leo.has ?? [])] }, { from: [pause, text(who, effect), pause] }),
  who: 'leo-anderson',
  others: ['silas-marsh'],
})
const MONSTERS = { monsters: { rome: ['shoggoth', 'ghoul'], tokyo: ['dark-young'] } }

describe('books: an action, a Lore test, 1 Sanity', () => {
  it.each([
    ['cultes-des-goules', '+2 clue'],
    ['de-vermis-mysteriis', '+1 will'],
    ['necronomicon', '+2 ritual'],
    ['ttka-halot', '-3 health of monsters'],
  ])('%s: %s', (card, what) => {
    const run = acted(
      card,
      {},
      { answers: { 'prompt.improve': 'will', 'prompt.pick': 'shoggoth' } },
      { ...MONSTERS, chance: { 'find:spells': ['shriveling-1', 'feed-the-mind-1'] } },
    )
    expectWays(run, { 'lore ✓, yes': `${what}, -1 sanity`, 'lore ✓, no': 'nothing', 'lore ✗': 'nothing' })
  })
})

describe('the others', () => {
  it('flute-of-the-outer-gods: 2 Health and 2 Sanity defeat every Monster on the space, Epic ones not', () => {
    expectWays(acted('flute-of-the-outer-gods', {}, {}, MONSTERS), { '–': '-2 health, -2 monster on the board, -2 sanity' })
    expectWays(acted('flute-of-the-outer-gods', {}, {}, { monsters: { rome: ['ghoul', 'zombie-horde'] } }), {
      '–': '-2 health, -1 monster on the board, -2 sanity',
    })
    const poor = position(picture({ has: ['flute-of-the-outer-gods'], health: 2 }, { ...MONSTERS, from: [turnOf('action', 'ana'), pause] }))
    expect(poor.offered('ana')).not.toContain('flute-of-the-outer-gods/1')
  })

  it('gate-box: one die more in Other Worlds for all on the space, in both tests; closing a Gate there gives its holder a Clue', () => {
    const met = (seat: 'ana' | 'ben', test: number[][]) =>
      position(
        picture({ has: ['gate-box'] }, { gates: ['rome'], ...encounterOf(seat), top: { otherWorld: ['celaeno-4'] }, chance: { test } }),
      ).choose(seat, 'otherWorld:gate-rome')
    // Lore 2, then Influence 2 at −1.
    const own = met('ana', [faces(3, 1), faces(2, 1)])
    expect(own.zone('discard:gates')).toEqual(['gate-rome'])
    expect(own.zone('own-clues:leo-anderson#1')).toHaveLength(1)
    // Lore 1, then Influence 3 at −1; the Clue is only for the holder.
    const other = met('ben', [faces(2, 1), faces(3, 1)])
    expect(other.zone('discard:gates')).toEqual(['gate-rome'])
    expect(other.zone('own-clues:silas-marsh#1')).toEqual([])
    expectWays(told('gate-box', { do: 'closeGate', what: { the: 'gates' } }), { '–': 'nothing' })
  })

  it('glass-of-mortlan: 6 counts two for Spells; 1 Sanity of each own Spell may be kept', () => {
    const cast = (spell: string, dice: number[]) =>
      position(
        picture({ has: ['glass-of-mortlan', spell] }, { ...MONSTERS, from: [turnOf('action', 'ana'), pause], chance: { test: [dice] } }),
      ).choose('ana', `${spell}/cast`)
    // One 6 is two successes: the Shriveling strikes the others too.
    expect(cast('shriveling-2', [6, 1]).choose('ana', 'shoggoth').zone('space:rome')).not.toContain('ghoul')
    const one = cast('shriveling-2', [5, 1]).choose('ana', 'shoggoth').expectAsk('ana', 'prompt.use-replacement')
    expect(healthOf(one.choose('ana', defined(one.offered('ana')[0])), 'leo-anderson')).toEqual([6, 6])
    // What is no Spell is not its business.
    expectWays(told('glass-of-mortlan', { do: 'lose', what: 'sanity', n: 1 }), { '–': '-1 sanity' })
  })

  it('grotesque-statue: from the deck it brings 5 Clues; a Clue prevents all loss of Sanity, once a round', () => {
    const gained = { do: 'gain', what: 'artifact' }
    tried.add('grotesque-statue')
    const run: Run = {
      picture: picture({}, { from: [pause, text('leo-anderson', gained), pause], top: { artifacts: ['grotesque-statue'] } }),
      who: 'leo-anderson',
    }
    expectWays(run, { '–': '+1 artifact, +5 clue' })
    const twice = {
      do: 'seq',
      effects: [
        { do: 'lose', what: 'sanity', n: 3 },
        { do: 'lose', what: 'sanity', n: 1 },
      ],
    }
    expectWays(told('grotesque-statue', twice, { clues: 2 }), {
      yes: '-1 clue, -1 sanity',
      'no, yes': '-1 clue, -3 sanity',
      'no, no': '-4 sanity',
    })
    expectWays(told('grotesque-statue', twice), { '–': '-4 sanity' })
    // Traded or looted it brings nothing: only the deck does.
    expectWays(told('grotesque-statue', { do: 'lose', what: 'health', n: 1 }, { clues: 1 }), { '–': '-1 health' })
  })

  it('lightning-gun: +6 Strength in combat; an action costs its holder and all Monsters on the space 1 Health', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), chance: { test: [faces(3, 3), faces(7, 4)] } }
    const t = position(picture({ has: ['lightning-gun'] }, board)).untilAsk('ana', 'pause', { 'prompt.encounter': 'none' })
    expect(t.zone('space:rome')).not.toContain('shoggoth')
    expectWays(acted('lightning-gun', {}, {}, MONSTERS), { '–': '-1 health, -1 health of monsters, -1 monster on the board' })
  })

  it('mi-go-brain-case: a trade with anybody anywhere, and both may change places', () => {
    const far = {
      seats: { ana: { is: 'leo-anderson', at: 'rome', clues: 1, has: ['mi-go-brain-case'] }, ben: { is: 'silas-marsh', at: 'tokyo' } },
    }
    const traded = () => {
      const t = position({ ...picture({ has: ['mi-go-brain-case'] }), ...far, from: [turnOf('action', 'ana'), pause] }).choose(
        'ana',
        'mi-go-brain-case/1',
      )
      const clue = defined(t.offered('ana').find((key) => key.includes('clue')))
      return t.choose('ana', clue).choose('ana', 'consent:1').choose('ben', 'consent:1')
    }
    const both = traded().choose('ana', 'yes').choose('ben', 'yes')
    expect(both.zone('own-clues:silas-marsh#1')).toHaveLength(1)
    expect(both.zone('space:tokyo')).toEqual(['leo-anderson'])
    expect(both.zone('space:rome')).toEqual(['silas-marsh'])
    expect(traded().choose('ana', 'yes').choose('ben', 'no').zone('space:rome')).toEqual(['leo-anderson'])
  })

  it('pallid-mask: in the Encounter Phase the Monsters on the space can be passed by', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), top: { europe: ['europe-8'] } }
    const t = position(picture({ has: ['pallid-mask'] }, board))
      .expectAsk('ana', 'prompt.before-encounter')
      .choose('ana', 'pallid-mask')
    t.expectAsk('ana', 'prompt.encounter').choose('ana', 'location:europe').choose('ana', 'no').expectAsk('ana', 'pause')
    expect(healthOf(t, 'leo-anderson')).toEqual([6, 6])
    position(picture({ has: ['pallid-mask'] }, { ...board, chance: { test: [faces(3, 3), faces(1, 1)] } }))
      .choose('ana', 'no')
      .expectAsk('ana', 'pause')
  })

  it('ruby-of-rlyeh: after an action, 1 Sanity for one more, once a round', () => {
    const t = position(picture({ has: ['ruby-of-rlyeh'] }, { from: [turnOf('action', 'ana'), pause] })).choose('ana', 'rest')
    t.expectAsk('ana', 'prompt.use-trigger').choose('ana', 'ruby-of-rlyeh').expectAsk('ana', 'prompt.action')
    expect(healthOf(t, 'leo-anderson')).toEqual([6, 5])
    t.choose('ana', 'prepare').choose('ana', 'train').expectAsk('ana', 'prompt.action')
    t.choose('ana', 'travel').choose('ana', '14').untilAsk('ana', 'pause', { 'prompt.ticket': 'stop' })
  })

  it('sword-of-saint-jerome: +2 Will and +5 Strength in combat; a Monster defeated there gives 1 Sanity', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), chance: { test: [faces(5, 1), faces(6, 4)] } }
    const t = position(picture({ has: ['sword-of-saint-jerome'] }, board)).untilAsk('ana', 'pause', { 'prompt.encounter': 'none' })
    expect(healthOf(t, 'leo-anderson')).toEqual([6, 5])
    expect(holdings(t, 'leo-anderson')).toEqual(['sword-of-saint-jerome'])
  })

  it('the-silver-key: once a round a Clue less is paid; one die of an Other World test again', () => {
    const pay = { do: 'may', cost: [{ pay: 'clue', n: 2 }], effect: { do: 'gain', what: 'artifact' } }
    const twice = { do: 'seq', effects: [pay, pay] }
    expectWays(
      { ...told('the-silver-key', twice, { clues: 3 }), answers: { 'prompt.may': 'yes', 'prompt.pay-with': 'free' } },
      { '–': '+2 artifact, -3 clue' },
    )
    const board = {
      gates: ['rome'],
      ...encounterOf('ana'),
      top: { otherWorld: ['celaeno-2'] },
      chance: { test: [faces(2, 0), faces(3, 0)], reroll: [[5], [5]] },
    }
    const t = position(picture({ has: ['the-silver-key'] }, board)).choose('ana', 'otherWorld:gate-rome')
    t.choose('ana', 'the-silver-key').untilAsk('ana', 'prompt.use-trigger', { 'prompt.reroll': 'done' })
    t.choose('ana', 'the-silver-key').untilAsk('ana', 'pause', { 'prompt.reroll': 'done' })
    expect(t.zone('discard:gates')).toEqual(['gate-rome'])
  })
})

it('all 14 are tried', () => {
  expect(artifacts).toHaveLength(14)
  expect(artifacts.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
})
