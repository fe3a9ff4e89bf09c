import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { artifacts } from '../content/artifacts.ts'
import { expectWays, type Run } from './outcomes.ts'
import { encounterOf, faces, healthOf, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

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
    position(picture({ has: ['flute-of-the-outer-gods'], health: 2 }, { ...MONSTERS, from: [turnOf('action', 'ana'), pause] })).shows(
      'ana not offered flute-of-the-outer-gods/1',
    )
  })

  it('gate-box: one die more in Other Worlds for all on the space, in both tests; closing a Gate there gives its holder a Clue', () => {
    const met = (seat: 'ana' | 'ben', test: number[][]) =>
      position(
        picture({ has: ['gate-box'] }, { gates: ['rome'], ...encounterOf(seat), top: { otherWorld: ['celaeno-4'] }, chance: { test } }),
      ).choose(seat, 'otherWorld:gate-rome')
    // Lore 2, then Influence 2 at −1.
    met('ana', [faces(3, 1), faces(2, 1)]).shows('discard:gates gate-rome; leo-anderson clues 1')
    // Lore 1, then Influence 3 at −1; the Clue is only for the holder.
    met('ben', [faces(2, 1), faces(3, 1)]).shows('discard:gates gate-rome; silas-marsh clues 0')
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
    expectWays(told('grotesque-statue', twice, { clues: 2 }), 'yes: -1 clue, -1 sanity | no, yes: -1 clue, -3 sanity | no, no: -4 sanity')
    expectWays(told('grotesque-statue', twice), { '–': '-4 sanity' })
    // Traded or looted it brings nothing: only the deck does.
    expectWays(told('grotesque-statue', { do: 'lose', what: 'health', n: 1 }, { clues: 1 }), { '–': '-1 health' })
  })

  it('lightning-gun: +6 Strength in combat; an action costs its holder and all Monsters on the space 1 Health', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), chance: { test: [faces(3, 3), faces(7, 4)] } }
    position(picture({ has: ['lightning-gun'] }, board)).does('until ana pause | encounter none', 'space:rome not shoggoth')
    expectWays(acted('lightning-gun', {}, {}, MONSTERS), { '–': '-1 health, -1 health of monsters, -1 monster on the board' })
  })

  it('mi-go-brain-case: a trade with anybody anywhere, and both may change places', () => {
    const traded = () => {
      const t = position(
        picture({ has: ['mi-go-brain-case'] }),
        'ana leo-anderson rome, clues 1, has mi-go-brain-case; ben silas-marsh tokyo; flow action ana, pause',
      ).choose('ana', 'mi-go-brain-case/1')
      const clue = defined(t.offered('ana').find((key) => key.includes('clue')))
      return t.choose('ana', clue).choose('ana', 'consent:1').choose('ben', 'consent:1')
    }
    traded().does('ana yes, ben yes', 'silas-marsh clues 1; space:tokyo leo-anderson; space:rome silas-marsh')
    expect(traded().choose('ana', 'yes').choose('ben', 'no').zone('space:rome')).toEqual(['leo-anderson'])
  })

  it('pallid-mask: in the Encounter Phase the Monsters on the space can be passed by', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), top: { europe: ['europe-8'] } }
    position(picture({ has: ['pallid-mask'] }, board)).does(
      'ana? before-encounter > pallid-mask, ana? encounter > location:europe > no, ana? pause',
      'leo-anderson health 6, sanity 6',
    )
    position(picture({ has: ['pallid-mask'] }, { ...board, chance: { test: [faces(3, 3), faces(1, 1)] } })).does('ana no, ana? pause')
  })

  it('ruby-of-rlyeh: after an action, 1 Sanity for one more, once a round', () => {
    position(picture({ has: ['ruby-of-rlyeh'] }, { from: [turnOf('action', 'ana'), pause] }))
      .does('ana rest, ana? use-trigger > ruby-of-rlyeh, ana? action', 'leo-anderson health 6, sanity 5')
      .does('ana prepare > train, ana? action > travel > 14, until ana pause | ticket stop')
  })

  it('sword-of-saint-jerome: +2 Will and +5 Strength in combat; a Monster defeated there gives 1 Sanity', () => {
    const board = { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), chance: { test: [faces(5, 1), faces(6, 4)] } }
    position(picture({ has: ['sword-of-saint-jerome'] }, board)).does(
      'until ana pause | encounter none',
      'leo-anderson health 6, sanity 5, has sword-of-saint-jerome',
    )
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
    position(picture({ has: ['the-silver-key'] }, board))
      .does('ana otherWorld:gate-rome > the-silver-key, until ana use-trigger | reroll done, ana the-silver-key')
      .does('until ana pause | reroll done', 'discard:gates gate-rome')
  })
})

it('all 14 are tried', () => {
  expect(artifacts).toHaveLength(14)
  expect(artifacts.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
})
