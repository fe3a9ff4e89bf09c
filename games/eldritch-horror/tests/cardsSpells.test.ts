import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { spells } from '../content/spells.ts'
import { expectWays, type Run, type Ways } from './outcomes.ts'
import { faces, healthOf, holdings, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/*
 * Ten Spells, two copies each with different backs: every band of every back. Leo casts, with Lore 4; Silas stands beside him and is the
 * target where there is one. «lore-1 2»: two successes in a Lore test at −1.
 */

const picture = (leo: Partial<Someone>, more: Partial<Position>): Position => ({
  seats: { ana: { is: 'leo-anderson', at: 'rome', up: { lore: 2 }, ...leo }, ben: { is: 'silas-marsh', at: 'rome' } },
  doom: 10,
  top: { cup: ['zombie'] },
  ...more,
})
const run = (spell: string, results: readonly number[], answers: Run['answers'], leo: Partial<Someone>, more: Partial<Position>): Run => ({
  card: spell,
  picture: picture({ ...leo, has: [spell, ...(leo.has ?? [])] }, more),
  who: 'leo-anderson',
  others: ['silas-marsh'],
  results: { lore: results, will: [9], strength: [9] },
  answers: { 'prompt.pick': 'silas-marsh', 'prompt.use-trigger': 'pass', ...answers },
})

/** As an action. */
const acted = (
  spell: string,
  results: readonly number[],
  more: Partial<Position> = {},
  leo: Partial<Someone> = {},
  answers: Run['answers'] = {},
): Run =>
  run(spell, results, { 'prompt.action': [`${spell}/cast`, 'end'], ...answers }, leo, {
    from: [pause, turnOf('action', 'ana'), pause],
    ...more,
  })

/** Before an encounter; afterwards an encounter in Rome that changes nothing. */
const met = (spell: string, results: readonly number[], more: Partial<Position> = {}): Run =>
  run(
    spell,
    results,
    { 'prompt.before-encounter': `${spell}/cast`, 'prompt.encounter': ['location:europe', 'none'], 'prompt.may': 'no' },
    {},
    {
      from: [pause, turnOf('encounter', 'ana'), pause],
      phase: 'encounter',
      ...more,
      top: { europe: ['europe-8'], ...more.top },
    },
  )

/** When Silas would lose 3. */
const warded = (spell: string, what: 'health' | 'sanity'): Run =>
  run(spell, [3, 1, 0], {}, {}, { from: [pause, text('silas-marsh', { do: 'lose', what, n: 3 }), pause] })

const RESERVE = { reserve: ['38-revolver', 'axe', 'lucky-rabbits-foot', 'arcane-scholar'] }
const FOES = { monsters: { rome: ['dark-young', 'shoggoth'] } }

const cases: readonly (readonly [run: Run, ...ways: Ways[]])[] = [
  [
    acted('blessing-of-isis-1', [2, 1, 0]),
    'lore-1 2: nothing; silas-marsh: +1 blessed | lore-1 1: -1 sanity; silas-marsh: +1 blessed',
    'lore-1 0: nothing; silas-marsh: +1 cursed',
  ],
  [
    acted('blessing-of-isis-2', [3, 2, 0]),
    'lore-1 3: +1 blessed; silas-marsh: +1 blessed | lore-1 2: -1 health; silas-marsh: +1 blessed | lore-1 0: -1 health',
  ],
  [
    acted('conjuration-1', [4, 1, 0], RESERVE),
    'lore+1 4, yes, gain-asset-reserve-item, gain-asset-reserve-item: +2 item weapon',
    'lore+1 4, yes, gain-asset-reserve-item, gain-asset-reserve-trinket: +1 item weapon, +1 trinket',
    // The Rabbit's Foot was the only Trinket.
    'lore+1 4, yes, gain-asset-reserve-trinket: +1 item weapon, +1 trinket',
    'lore+1 4, no, gain-asset-reserve-item: +1 item weapon | lore+1 4, no, gain-asset-reserve-trinket: +1 trinket',
    'lore+1 1, yes, gain-asset-reserve-item: +1 item weapon, -1 sanity',
    'lore+1 1, yes, gain-asset-reserve-trinket: +1 trinket, -1 sanity | lore+1 1, no: -1 sanity | lore+1 0: -1 ritual',
  ],
  [
    acted('conjuration-2', [2, 1, 0], RESERVE, { has: ['fine-clothes'] }, { 'prompt.gain-card': ['38-revolver', 'lucky-rabbits-foot'] }),
    // The revolver is worth 1: one more of value 1.
    'lore+1 2, yes, gain-asset-reserve-item: +1 item weapon, +1 trinket',
    'lore+1 2, yes, gain-asset-reserve-trinket: +1 item weapon, +1 trinket | lore+1 2, no: +1 item weapon',
    'lore+1 1, yes, gain-asset-reserve-item: +1 item weapon, -1 sanity',
    'lore+1 1, yes, gain-asset-reserve-trinket: +1 trinket, -1 sanity | lore+1 1, no: -1 sanity',
    'lore+1 0, yes: -1 item | lore+1 0, no: -1 ritual',
  ],
  [
    acted('feed-the-mind-1', [3, 2, 0], {}, {}, { 'prompt.improve': 'will' }),
    'lore-1 3: nothing; silas-marsh: +2 will | lore-1 2, yes: -2 sanity; silas-marsh: +1 will',
    'lore-1 2, no: -1 ritual; silas-marsh: +1 will | lore-1 0, yes: -2 sanity | lore-1 0, no: -1 ritual',
  ],
  [
    acted('feed-the-mind-2', [1, 0], {}, {}, { 'prompt.improve': 'will' }),
    'lore-1 1: -1 sanity; silas-marsh: +1 will | lore-1 0: -1 ritual',
  ],
  [
    warded('flesh-ward-1', 'health'),
    'yes, lore 3: -1 sanity; silas-marsh: -1 health | yes, lore 1: -1 sanity; silas-marsh: -1 health',
    'yes, lore 0: -1 incantation; silas-marsh: -3 health | no: nothing; silas-marsh: -3 health',
  ],
  [
    warded('flesh-ward-2', 'health'),
    'yes, lore 3: nothing | yes, lore 1: nothing; silas-marsh: -1 health',
    'yes, lore 0, lose-health: nothing; silas-marsh: -4 health',
    'yes, lore 0, gain-condition-internal-injury: nothing; silas-marsh: -3 health, +1 internal-injury',
    'no: nothing; silas-marsh: -3 health',
  ],
  [
    warded('instill-bravery-1', 'sanity'),
    'yes, lore 3: -1 health; silas-marsh: -1 sanity | yes, lore 1: -1 health; silas-marsh: -1 sanity',
    'yes, lore 0: -1 incantation; silas-marsh: -3 sanity | no: nothing; silas-marsh: -3 sanity',
  ],
  [
    warded('instill-bravery-2', 'sanity'),
    'yes, lore 3: nothing | yes, lore 1: nothing; silas-marsh: -1 sanity',
    // Four Sanity, the last of them: he falls.
    'yes, lore 0, lose-sanity: Doom advances 1; silas-marsh: fallen (sanity)',
    'yes, lore 0, gain-condition-hallucinations: nothing; silas-marsh: -3 sanity, +1 hallucinations',
    'no: nothing; silas-marsh: -3 sanity',
  ],
  // With a success the Monster is not met; without one the Ghoul is fought, and falls.
  [
    met('mists-of-releh-1', [2, 1, 0], { monsters: { rome: ['ghoul'] } }),
    'lore 2: nothing | lore 1: -1 health, -1 sanity | lore 0: -1 health, -1 monster on the board, -1 sanity',
  ],
  [
    met('mists-of-releh-2', [1, 0], { monsters: { rome: ['ghoul'] } }),
    'lore 1: -1 sanity | lore 0, yes: +1 hallucinations, -1 monster on the board',
    'lore 0, no: -1 incantation, -1 monster on the board',
  ],
  [
    acted('plumb-the-void-1', [3, 1, 0], {}, {}, { 'prompt.move': 'tokyo' }),
    'lore-1 3: nothing; silas-marsh: to tokyo (city) | lore-1 1: -1 sanity; silas-marsh: to tokyo (city)',
    'lore-1 0: nothing; silas-marsh: -3 health',
  ],
  [
    acted('plumb-the-void-2', [2, 1, 0], {}, {}, { 'prompt.move': 'stay' }),
    'lore-1 2: nothing | lore-1 1, yes: +1 amnesia | lore-1 1, no: -1 ritual | lore-1 0, yes: +1 amnesia',
    'lore-1 0, no: -1 ritual',
  ],
  [
    acted('shriveling-1', [4, 2, 1, 0], FOES, {}, { 'prompt.pick': 'dark-young' }),
    'lore 4: -4 health of monsters | lore 2: -2 health of monsters | lore 1, yes: -2 health of monsters, -2 sanity',
    'lore 1, no: -2 health of monsters, -1 ritual | lore 0, yes: -2 sanity | lore 0, no: -1 ritual',
  ],
  [
    acted('shriveling-2', [2, 1, 0], FOES, {}, { 'prompt.pick': 'dark-young' }),
    'lore 2: -4 health of monsters | lore 1: -2 health of monsters, -1 sanity | lore 0: -2 health',
  ],
]

/** Clairvoyance and Wither change dice: below. */
const APART = ['clairvoyance-1', 'clairvoyance-2', 'wither-1', 'wither-2']

describe('what each Spell brings, by the successes', () => {
  it('are 20 cards, each tried here', () => {
    const copies = spells.flatMap(({ id, backs }) => backs.map((_, i) => `${id}-${i + 1}`))
    expect([...cases.map(([{ card }]) => card), ...APART].sort()).toEqual(copies.sort())
    expect(copies).toHaveLength(20)
  })

  it.each(cases.map(([run, ...ways]) => ({ run, ways })))('$run.card', ({ run, ways }) => expectWays(run, ...ways))

  it.each([
    ['conjuration-1', 5],
    ['feed-the-mind-2', 3],
  ])('%s: with a 4 among the dice it is not lost', (spell, pool) => {
    const cast = (dice: number[]) =>
      holdings(
        position(picture({ has: [spell] }, { from: [turnOf('action', 'ana'), pause], chance: { test: [dice] } })).does(
          `ana ${spell}/cast, until ana action | pick leo-anderson`,
        ),
        'leo-anderson',
      )
    expect(cast([4, ...faces(pool - 1, 0)])).toHaveLength(1)
    expect(cast([3, ...faces(pool - 1, 0)])).toEqual([])
  })

  it.each(['flesh-ward-1', 'instill-bravery-1'])('%s: once a round; with a 4 it is not lost', (spell) => {
    const what = spell.startsWith('flesh') ? 'health' : 'sanity'
    const lose = text('silas-marsh', { do: 'lose', what, n: 1 })
    const t = position(picture({ has: [spell] }, { from: [lose, lose, pause], chance: { test: [[4, 1, 1, 1]] } }))
    t.expectAsk('ana', 'prompt.use-replacement').choose('ana', `${spell}/cast`).expectAsk('ana', 'pause')
    expect(healthOf(t, 'silas-marsh')).toEqual(what === 'health' ? [6, 4] : [8, 2])
    expect(holdings(t, 'leo-anderson')).toHaveLength(1)
  })

  it('blessing-of-isis: only for somebody who is not Blessed', () => {
    const cast = (leo: string[], silas: string[]) =>
      position('flow action ana, pause', {
        seats: {
          ana: { is: 'leo-anderson', at: 'rome', has: ['blessing-of-isis-1', ...leo] },
          ben: { is: 'silas-marsh', at: 'rome', has: silas },
          cleo: { is: 'lily-chen', at: 'rome' },
        },
      })
    cast(['blessed-1'], []).choose('ana', 'blessing-of-isis-1/cast').expectAsk('ana', 'prompt.pick', ['silas-marsh', 'lily-chen'])
    const nobody = position(
      'ana leo-anderson 10, up lore 2, has blessing-of-isis-1 blessed-1; ben silas-marsh rome; doom 10; top cup: zombie',
      'flow action ana, pause',
    )
    expect(nobody.refused('ana')).toHaveProperty(['blessing-of-isis-1/cast'])
  })

  it('plumb-the-void-1: three successes give one action more', () => {
    const t = position(picture({ has: ['plumb-the-void-1'] }, { from: [turnOf('action', 'ana'), pause], chance: { test: [faces(3, 3)] } }))
    t.does('ana plumb-the-void-1/cast > silas-marsh, ben tokyo, ana? action', 'ana not offered plumb-the-void-1/cast')
    // The additional one, then the second of the turn.
    t.choose('ana', 'end').expectAsk('ana', 'prompt.action').choose('ana', 'end').expectAsk('ana', 'pause')
  })
})

describe('Clairvoyance', () => {
  /** A Clue on 8, at sea: its Research Encounter tests Observation 3. */
  const cast = (copy: string, test: number[][]) =>
    position(
      picture({ has: [copy] }, { clues: ['8'], monsters: { '8': ['ghoul'] }, chance: { test } }),
      'encounter ana; top research: research-azathoth-1, europe: europe-8',
    ).choose('ana', `${copy}/cast`)
  const clues = (t: ReturnType<typeof cast>) => t.zone('own-clues:leo-anderson#1')

  it('meets a Clue anywhere, as if there and without Monsters', () => {
    const t = cast('clairvoyance-1', [faces(4, 1), faces(3, 1)])
    expect(clues(t)).toEqual(['clue-8'])
    expect(t.table.kernel.where('leo-anderson#1')).toBe('space:rome')
  })

  it('clairvoyance-1: three successes roll one die more there; none cost it, or Paranoia', () => {
    expect(clues(cast('clairvoyance-1', [faces(4, 3), faces(4, 1)]))).toEqual(['clue-8'])
    const failed = () => cast('clairvoyance-1', [faces(4, 0)]).expectAsk('ana', 'prompt.unless')
    expect(holdings(failed().choose('ana', 'yes'), 'leo-anderson')).toEqual(['clairvoyance', 'paranoia'])
    const lost = failed().choose('ana', 'no')
    expect(holdings(lost, 'leo-anderson')).toEqual([])
    // The encounter is still to come.
    lost.expectAsk('ana', 'prompt.encounter')
  })

  it('clairvoyance-2: three successes give a Clue, fewer cost 1 Sanity, none lose the Clue that was chosen', () => {
    cast('clairvoyance-2', [faces(4, 3), faces(3, 0)]).does('ana done', 'leo-anderson clues 1; space:8 clue-8 …')
    cast('clairvoyance-2', [faces(4, 1), faces(3, 0)]).shows('leo-anderson health 6, sanity 5')
    cast('clairvoyance-2', [faces(4, 0)])
      .shows('discard:clues clue-8')
      .does('ana? encounter')
  })

  it('is not offered without a Clue on the board', () => {
    position(
      'ana leo-anderson rome, up lore 2, has clairvoyance-1; ben silas-marsh rome; doom 10; encounter ana; top europe: europe-8',
    ).does('ana? encounter')
  })
})

describe('Wither', () => {
  /** A Shoggoth, Strength −2: Leo has 3; the Will test fails. */
  const fight = (copy: string, test: number[][], reroll: number[][] = []) =>
    position(picture({ has: [copy] }, { monsters: { rome: ['shoggoth'] }, chance: { test, reroll } }), 'encounter ana').choose(
      'ana',
      `${copy}/cast`,
    )

  it('wither-1: +3 Strength with one success, at 2 Sanity or the Spell; +5 with two, at 1 Sanity', () => {
    fight('wither-1', [faces(4, 1), faces(3, 0), faces(4, 2)]).does('ana yes, ana? pause', 'leo-anderson health 6, sanity 1')
    fight('wither-1', [faces(4, 1), faces(3, 0), faces(4, 2)]).does('ana no, ana? pause', 'leo-anderson has none')
    fight('wither-1', [faces(4, 2), faces(3, 0), faces(6, 2)]).does('ana? pause', 'leo-anderson health 6, sanity 2')
    fight('wither-1', [faces(4, 0), faces(3, 0), faces(1, 0)]).does('ana no, ana? pause', 'leo-anderson health 4, sanity 3')
  })

  it('wither-2: two successes let a die of the Strength test be rolled again; one costs 1 Sanity; none an injury or the Spell', () => {
    const two = fight('wither-2', [faces(4, 2), faces(3, 0), faces(4, 0)], [[5]])
    two
      .expectAsk('ana', 'prompt.use-trigger')
      .choose('ana', defined(two.offered('ana')[0]))
      .expectAsk('ana', 'pause')
    expect(two.get('shoggoth#1', 'lost')).toBe(1)
    fight('wither-2', [faces(4, 1), faces(3, 0), faces(4, 2)]).does('ana? pause', 'leo-anderson health 6, sanity 2')
    const none = () => fight('wither-2', [faces(4, 0), faces(3, 0), faces(1, 0)])
    expect(holdings(none().choose('ana', 'yes'), 'leo-anderson')).toEqual(['wither', 'internal-injury'])
    expect(holdings(none().choose('ana', 'no'), 'leo-anderson')).toEqual([])
  })
})
