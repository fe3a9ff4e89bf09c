import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { MythosCard } from '../content/nodes.ts'
import { expectWays, type Run } from './outcomes.ts'
import { faces, inWords, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/*
 * The 51 Mythos cards: the text of each Event and of each Ongoing card, Reckonings, encounters and countdowns of Rumors. The icons are
 * the colour's business and are tested with the Mythos Phase. Leo leads; Silas is in London where two are needed.
 */

const tried = new Set<string>()
const alone = (leo: Partial<Someone> = {}): Pick<Position, 'seats'> => ({ seats: { ana: { is: 'leo-anderson', at: 'rome', ...leo } } })
const both = (leo: Partial<Someone> = {}, silas: Partial<Someone> = {}): Pick<Position, 'seats'> => ({
  seats: { ...alone(leo).seats, ben: { is: 'silas-marsh', at: 'london', ...silas } },
})

/** The card's text: of an Event, or of what enters play. */
const read = (card: string, picture: Partial<Position> & Pick<Position, 'seats'>, run: Partial<Run> = {}): Run => {
  tried.add(card)
  return {
    picture: {
      doom: 10,
      phase: 'mythos',
      from: [pause, { step: 'mythosText', args: { card: `${card}#1` } }, pause],
      ...picture,
      top: { cup: ['zombie', 'shoggoth'], artifacts: ['pallid-mask'], ...picture.top },
    },
    who: 'leo-anderson',
    ...('ben' in picture.seats ? { others: ['silas-marsh'] } : {}),
    ...run,
  }
}
type Case = readonly [card: string, run: Run, ways: Record<string, string>]
const event = (card: string, picture: Parameters<typeof read>[1], ways: Record<string, string>, run: Partial<Run> = {}): Case => [
  card,
  read(card, picture, run),
  ways,
]

const green: readonly Case[] = [
  event('a-proposition', { ...alone(), ongoing: ['stars-aligned'] }, { yes: '+1 dark-pact, -1 stars-aligned in play', no: 'nothing' }),
  event(
    'buying-information',
    alone(),
    { 'influence 2': '+2 clue', 'influence 1': '+1 clue', 'influence 0': 'nothing' },
    { results: [2, 1, 0] },
  ),
  event('heart-of-corruption', alone(), { 'die 1': '+1 artifact, -2 health, -2 sanity', 'die 6': '+1 artifact' }),
  event('support-of-the-church', alone(), { '–': '+1 blessed' }),
  // Istanbul is green like the Omen, Rome is red.
  event(
    'that-which-consumes',
    { ...alone(), gates: ['rome', 'istanbul'] },
    { '–': '-1 gate on the board' },
    { answers: { 'prompt.pick': 'gate-istanbul' } },
  ),
  event(
    'that-which-consumes',
    { ...alone(), gates: ['rome', 'istanbul'] },
    { '–': 'Doom advances 1, -1 gate on the board' },
    { answers: { 'prompt.pick': 'gate-rome' } },
  ),
  event('that-which-consumes', alone(), { '–': 'nothing' }),
  event('blood-flows', { ...alone(), monsters: { tokyo: ['cthonian'] } }, { '–': '-4 health, -1 monster on the board' }),
  event('blood-flows', { ...alone(), monsters: { tokyo: ['zombie-horde'] } }, { '–': 'nothing' }),
  event(
    'calling-the-elder-things',
    { ...alone(), monsters: { tokyo: ['cultist', 'cultist'], '8': ['cultist'], sydney: ['ghoul'] } },
    { '–': '+2 monster on the board' },
  ),
  event(
    'dimensional-instability',
    { ...alone(), gates: ['istanbul', 'san-francisco', 'rome'] },
    { '–': 'Doom advances 2, -2 gate on the board' },
  ),
  event('legitimate-banking', alone(), { '–': '+1 debt' }),
  event('legitimate-banking', alone({ has: ['debt-6'] }), { 'will ✓': '-1 debt', 'will ✗': '-1 debt, -3 sanity' }),
  event('no-peace-for-the-fallen', both({}, { fallen: 'health', has: ['axe'], clues: 1 }), { '–': '+1 cursed; silas-marsh: devoured' }),
  event(
    'patrolling-the-border',
    both(),
    { '–': '+1 patrolling-the-border in play; silas-marsh: Delayed' },
    { answers: { 'prompt.pick': 'silas-marsh' } },
  ),
  event('unexpected-betrayal', both({ has: ['cat-burglar'] }), { '–': '-1 ally, -3 health' }),
  event('from-beyond', { ...alone({ clues: 1 }), ongoing: ['stars-aligned'] }, { yes: '-1 clue', no: 'omen 2 red' }),
  event('from-beyond', { ...alone(), ongoing: ['stars-aligned'] }, { '–': 'omen 2 red' }),
  event('from-beyond', alone({ clues: 1 }), { '–': 'Doom advances 1' }),
  event('rising-terror', { ...alone(), monsters: { rome: ['deep-one'] } }, { '–': '-2 sanity' }),
  event('rising-terror', alone(), { '–': 'Doom advances 1' }),
  event('strange-sightings', alone(), { '–': '+1 strange-sightings in play' }),
  // The die of the Pact counts as a 1; Blessed goes too.
  event('tied-to-a-dark-purpose', both({ has: ['blessed-1'] }, { has: ['dark-pact-3'] }), {
    '–': 'Doom advances 1, devoured; silas-marsh: -1 dark-pact',
  }),
  event('torn-asunder', { ...both(), gates: ['istanbul', 'san-francisco', 'rome'] }, { '–': '-2 health; silas-marsh: -2 health' }),
  event('torn-asunder', { ...both(), gates: ['rome'] }, { '–': 'omen 1 blue' }),
]

const yellow: readonly Case[] = [
  event('everyone-has-a-price', alone({ has: ['amnesia-1'] }), { yes: '-1 amnesia, +1 debt', no: 'nothing' }),
  event('omen-of-good-fortune', { ...alone(), gates: ['rome'] }, { yes: 'omen 2 red', no: 'nothing' }),
  event('rally-the-people', alone(), { '–': '+1 ally' }),
  event('silver-twilight-aid', alone(), { 'gain-clue': '+1 clue', 'gain-asset': '+1 item', 'gain-spell': '+1 ritual' }, {}),
  event(
    'the-world-fights-back',
    { ...alone({ health: 3, sanity: 3 }), monsters: { rome: ['ghoul'] } },
    { 'recover-health': '+2 health', 'recover-sanity': '+2 sanity', discard: '-1 monster on the board' },
  ),
  event(
    'a-dark-power',
    { ...both(), monsters: { rome: ['cthonian'], tokyo: ['dark-young'] }, marks: { cthonian: { lost: 2 }, 'dark-young': { lost: 1 } } },
    { '–': '-3 health, +3 health of monsters, -2 sanity' },
    { results: [0] },
  ),
  event('ancient-guardians', { ...alone(), expedition: 'the-amazon' }, { '–': '+2 monster on the board' }),
  event('arrests-made-in-murder-case', both({ has: ['axe'] }), { 'influence ✓': 'nothing', 'influence ✗': '+1 detained, -1 item weapon' }),
  event('arrests-made-in-murder-case', both({ has: ['axe'], at: '10' }), { '–': 'nothing' }),
  event('burden-of-greed', alone({ has: ['axe', 'holy-cross', 'cat-burglar'] }), { yes: '-1 item weapon, -1 item', no: '-2 health' }),
  event('from-bad-to-worse', alone({ clues: 2, has: ['leg-injury-1', 'back-injury-1', 'amnesia-1', 'debt-1'] }), {
    '–': '-1 clue, -2 health, -1 sanity',
  }),
  event('haunting-nightmares', alone({ clues: 1 }), { yes: '-1 clue', no: '+1 amnesia, -2 sanity' }, {}),
  event('heat-wave-singes-the-globe', alone(), { delay: 'Delayed', 'lose-health': '-3 health' }),
  event('the-bermuda-triangle', alone(), { 'die 1': 'Delayed, to 8 (sea)', 'die 6': 'nothing' }),
  event(
    'the-world-shakes',
    { ...both({}, { at: 'the-pyramids' }), expedition: 'the-pyramids' },
    { '–': 'Delayed, -2 health; silas-marsh: Delayed, -2 health' },
  ),
  event('tide-of-despair', alone({ has: ['blessed-1'] }), { yes: '-1 blessed', no: '-2 health, -2 sanity' }),
  event('tide-of-despair', alone(), { '–': '-2 health, -2 sanity' }),
  event('treacherous-magic', alone({ has: ['wither-1', 'shriveling-1'] }), {
    yes: '-1 incantation, -1 ritual',
    no: '+1 amnesia, -2 sanity',
  }),
  event('treacherous-magic', alone(), { '–': 'nothing' }),
  event('all-for-nothing', { ...alone({ clues: 1 }), solved: ['occult-research'] }, { yes: '-1 clue', no: 'nothing' }),
  event('all-for-nothing', alone({ clues: 1 }), { '–': 'Doom advances 1' }),
  event('desperate-times', alone(), { yes: '+1 dark-pact', no: 'Doom advances 2' }),
  event('desperate-times', alone({ has: ['dark-pact-1'] }), { '–': 'Doom advances 2' }),
  event('eyes-everywhere', alone(), { 'die 1': '-2 health, -2 sanity', 'die 6': 'nothing' }),
  // Back from green to blue: London and Tokyo.
  event('perplexing-stars', { ...alone(), gates: ['london', 'tokyo', 'rome'] }, { '–': 'Doom advances 2, omen 3 blue' }),
  event(
    'the-storm',
    { ...both({ clues: 3 }, { clues: 1 }), ongoing: ['stars-aligned', 'growing-madness'] },
    { '–': '-2 clue; silas-marsh: -1 clue' },
  ),
]

describe('the texts of green and yellow cards', () => {
  it.each([...green, ...yellow].map((one) => ({ card: one[0], one })))('$card', ({ one: [, run, ways] }) => {
    expectWays(run, ways)
  })

  const asRead = (card: string, picture: Partial<Position> & Pick<Position, 'seats'>) =>
    position(`doom 10; phase mythos; flow reads ${card}, pause`, picture)

  it('driven-to-bankruptcy: the reserve is emptied and stays so, until a Reckoning', () => {
    tried.add('driven-to-bankruptcy')
    const seats = alone().seats
    const reserve = ['axe', 'whiskey', 'bandages', 'sanctuary']
    const reckon = text('leo-anderson', { do: 'reckon', group: 'mythos' })
    const t = asRead('driven-to-bankruptcy', {
      seats,
      reserve,
      from: [{ step: 'mythosText', args: { card: 'driven-to-bankruptcy#1' } }, pause, reckon, pause],
    })
    expect(t.zone('reserve')).toEqual([])
    expect(t.zone('discard:assets').sort()).toEqual([...reserve].sort())
    t.does('ana go on', 'reserve 4 cards; ongoing none')
  })

  it('no-peace-for-the-fallen: what they owned leaves the game too', () => {
    asRead('no-peace-for-the-fallen', both({}, { fallen: 'health', has: ['axe'], clues: 1 })).shows(
      'fallen:london none; silas-marsh possessions none, clues 0',
    )
  })

  it('ancient-guardians: on the space of the Active Expedition', () => {
    asRead('ancient-guardians', { ...alone(), expedition: 'the-amazon', top: { cup: ['zombie', 'shoggoth'] } }).shows(
      'space:the-amazon {shoggoth zombie}',
    )
  })

  it('calling-the-elder-things: where the Cultists are', () => {
    asRead('calling-the-elder-things', { ...alone(), monsters: { '8': ['cultist'] }, top: { cup: ['zombie'] } }).shows(
      'space:8 {cultist-azathoth zombie}',
    )
  })

  it('the-world-shakes: the cards of that place leave the game', () => {
    const t = asRead('the-world-shakes', { ...alone(), expedition: 'the-amazon' })
    expect(t.zone('expedition').filter((card) => card.startsWith('amazon'))).toEqual([])
    expect(t.zone('expedition')).toHaveLength(15)
    expect(t.state.expedition).not.toBe('the-amazon')
  })

  it('all-for-nothing: a solved Mystery goes back to the deck', () => {
    asRead('all-for-nothing', { ...alone(), solved: ['occult-research'] }).shows('solved none; mysteries occult-research …')
  })

  it('eyes-everywhere: 3 to 5 is an ambush', () => {
    asRead('eyes-everywhere', { ...alone(), top: { cup: ['zombie'] }, chance: { roll: [[3]], test: [faces(3, 0), faces(2, 0)] } }).shows(
      'leo-anderson health 4, sanity 5',
    )
    asRead('eyes-everywhere', {
      ...alone(),
      top: { cup: ['zombie'] },
      chance: { roll: [[5]], test: [faces(3, 0), faces(2, 0)] },
    }).shows('leo-anderson health 4, sanity 5')
  })

  it('the-storm: with no Rumor in play, one from the box', () => {
    asRead('the-storm', { ...alone(), empty: ['mythos'], chance: { rumor: ['mysterious-lights'] } }).shows('ongoing mysterious-lights')
  })

  it('strange-sightings: nobody can rest; a Reckoning ends it', () => {
    position('ana leo-anderson rome; ongoing strange-sightings; flow action ana, pause').shows('ana refused rest')
    expect(position('ana leo-anderson rome; ongoing strange-sightings; says leo-anderson: reckon mythos').zone('ongoing')).toEqual([])
  })
})

const reckon = text('leo-anderson', { do: 'reckon', group: 'mythos' })
const reckoned = (card: string, picture: Partial<Position> & Pick<Position, 'seats'>, run: Partial<Run> = {}): Run => {
  tried.add(card)
  return read(card, { ongoing: [card], from: [pause, reckon, pause], ...picture }, run)
}
const one = (card: string, eldritch: number): Pick<Position, 'marks'> => ({ marks: { [card]: { eldritch, armed: true } } })

describe('Reckonings of cards in play', () => {
  const cases: readonly Case[] = [
    [
      'patrolling-the-border',
      reckoned('patrolling-the-border', alone()),
      { 'observation ✓': '-1 patrolling-the-border in play', 'observation ✗': 'Delayed, +1 detained, -1 patrolling-the-border in play' },
    ],
    ['patrolling-the-border', reckoned('patrolling-the-border', alone({ at: '10' })), { '–': '-1 patrolling-the-border in play' }],
    ['fractured-reality', reckoned('fractured-reality', alone()), { '–': '-1 eldritch on fractured-reality' }],
    [
      'fractured-reality',
      reckoned('fractured-reality', { ...alone(), gates: ['rome', 'london'], ...one('fractured-reality', 1) }),
      { '–': 'Doom advances 2, -1 eldritch on fractured-reality, -1 fractured-reality in play' },
    ],
    // The Lead gains a Madness, and each he has takes a token.
    [
      'growing-madness',
      reckoned('growing-madness', alone({ has: ['paranoia-1'] }), {
        picture: {
          ...alone({ has: ['paranoia-1'] }),
          ongoing: ['growing-madness'],
          from: [pause, reckon, pause],
          chance: { 'find:conditions': ['amnesia-1'] },
        },
      }),
      { '–': '+1 amnesia, -2 eldritch on growing-madness' },
    ],
    [
      'growing-madness',
      reckoned('growing-madness', { ...both(), ...one('growing-madness', 1), chance: { 'find:conditions': ['amnesia-1'] } }),
      { '–': '+1 amnesia, -1 eldritch on growing-madness, -1 growing-madness in play, -3 sanity; silas-marsh: -3 sanity' },
    ],
    ['lost-knowledge', reckoned('lost-knowledge', { ...alone({ clues: 2 }), clues: ['8'] }), { '–': '-1 eldritch on lost-knowledge' }],
    [
      'lost-knowledge',
      reckoned('lost-knowledge', { ...both({ clues: 2 }, { clues: 1 }), clues: ['8'], ...one('lost-knowledge', 1) }),
      { '–': '-2 clue, -1 eldritch on lost-knowledge, -1 lost-knowledge in play, this clue discarded; silas-marsh: -1 clue' },
    ],
    ['faded-from-society', reckoned('faded-from-society', alone()), { '–': '-1 eldritch on faded-from-society' }],
    [
      'faded-from-society',
      reckoned('faded-from-society', { ...alone(), ...one('faded-from-society', 1) }),
      { '–': '-1 eldritch on faded-from-society, -1 faded-from-society in play' },
    ],
    ['return-of-the-ancient-ones', reckoned('return-of-the-ancient-ones', alone()), { '–': '+1 monster on the board' }],
    ['stars-aligned', reckoned('stars-aligned', { ...alone(), gates: ['london'] }), { '–': 'Doom advances 1, omen 1 blue' }],
    ['the-wind-walker', reckoned('the-wind-walker', alone()), { '–': '-1 eldritch on the-wind-walker' }],
    [
      'the-wind-walker',
      reckoned('the-wind-walker', { ...both(), ...one('the-wind-walker', 1) }),
      {
        '–': 'Doom advances 1, -1 eldritch on the-wind-walker, fallen (health), -1 the-wind-walker in play; silas-marsh: Delayed, -6 health',
      },
    ],
    // Half of three Gates, rounded up.
    [
      'dimensions-collide',
      reckoned('dimensions-collide', { ...alone(), gates: ['rome', 'london', 'tokyo'] }),
      { '–': '-2 eldritch on dimensions-collide' },
    ],
    [
      'dimensions-collide',
      reckoned('dimensions-collide', { ...alone(), gates: ['rome'], ...one('dimensions-collide', 1) }),
      { '–': '-1 eldritch on dimensions-collide, lost: rumor' },
    ],
    [
      'spreading-sickness',
      reckoned('spreading-sickness', { ...both(), marks: { 'spreading-sickness': { healthTokens: 1 } } }),
      { '–': '-2 health, +1 healthTokens on spreading-sickness; silas-marsh: -2 health' },
    ],
    [
      'web-between-worlds',
      reckoned('web-between-worlds', alone({ clues: 1 })),
      { yes: '-1 clue', no: '-1 eldritch on web-between-worlds' },
    ],
    [
      'web-between-worlds',
      reckoned('web-between-worlds', { ...alone(), ...one('web-between-worlds', 1) }),
      { '–': '-1 eldritch on web-between-worlds, lost: rumor' },
    ],
  ]
  it.each(cases.map((all) => ({ card: all[0], all })))('$card', ({ all: [, run, ways] }) => {
    expectWays(run, ways)
  })

  it('secrets-of-the-past: the cards of the active place leave the game; without any the game is lost', () => {
    tried.add('secrets-of-the-past')
    const t = position('ana leo-anderson rome; ongoing secrets-of-the-past; expedition tunguska; says leo-anderson: reckon mythos')
    expect(t.zone('expedition').filter((card) => card.startsWith('tunguska'))).toEqual([])
    position('ana leo-anderson rome; ongoing secrets-of-the-past; empty expedition; flow pause, leo-anderson reckon mythos, pause')
      .arrange((w) => {
        w.put('tunguska-1#1', 'expedition', { face: 'back' })
        w.set('table', 'expedition', 'tunguska')
      })
      .choose('ana', 'go on')
      .shows('table lost rumor')
  })

  it('faded-from-society: Assets worth as much as there are tokens, or more, leave the game', () => {
    const t = position(
      'ana leo-anderson rome; ongoing faded-from-society; marks faded-from-society: eldritch 3 armed',
      'says leo-anderson: reckon mythos',
    )
    expect(t.zone('assets').concat(t.zone('reserve'))).not.toEqual(expect.arrayContaining(['arcane-tome']))
    expect(t.zone('assets').concat(t.zone('reserve'))).toEqual(expect.arrayContaining(['axe']))
    // 40, less seven worth 3 and three worth 4; two Teamwork cards stay with one player at this table.
    expect(t.zone('assets').length + t.zone('reserve').length).toBe(30)
  })

  it('return-of-the-ancient-ones: with four Monsters on 19 Doom comes to 0, and it is solved', () => {
    const seats = alone().seats
    const board = { seats, ancientOne: 'cthulhu', ongoing: ['return-of-the-ancient-ones'], doom: 5, from: [reckon, pause] }
    position(board, 'monsters 19: ghoul zombie shoggoth; top cup: witch').shows('table doom 0, awakened; ongoing none')
    position(board, 'monsters 19: ghoul zombie; top cup: witch').shows('table doom 5')
  })
})

describe('Rumors are met, and solved', () => {
  /** Observation, then half as many Clues as players. */
  it.each([
    ['growing-madness', '8'],
    ['faded-from-society', '16'],
    ['stars-aligned', '7'],
    ['dimensions-collide', '11'],
    ['mysterious-lights', '13'],
    ['secrets-of-the-past', 'the-amazon'],
  ])('%s: an encounter on %s', (card, at) => {
    tried.add(card)
    const board = {
      ongoing: [card],
      expedition: 'the-amazon',
      from: [pause, turnOf('encounter', 'ana'), pause],
      phase: 'encounter' as const,
    }
    const met = (clues: number) => read(card, { ...alone({ at, clues }), ...board }, { answers: { 'prompt.encounter': `token:${card}` } })
    const tokens = { 'growing-madness': 4, 'faded-from-society': 4, 'dimensions-collide': 8 }[card]
    const solved = `-1 clue, ${tokens ? `-${tokens} eldritch on ${card}, ` : ''}-1 ${card} in play`
    expectWays(met(1), { 'observation ✓, yes': solved, 'observation ✓, no': 'nothing', 'observation ✗': 'nothing' })
    expectWays(met(0), { 'observation ✓': 'nothing', 'observation ✗': 'nothing' })
  })

  it('spreading-sickness: as many Clues as players, less one for each Health token', () => {
    const met = (tokens: number, clues: number): Run =>
      read(
        'spreading-sickness',
        {
          ...both({ at: '17', clues }),
          from: [pause, turnOf('encounter', 'ana'), pause],
          ...inWords(`ongoing spreading-sickness; marks spreading-sickness: healthTokens ${tokens}; phase encounter`),
        },
        { answers: { 'prompt.encounter': 'token:spreading-sickness' } },
      )
    expectWays(met(0, 2), { yes: '-2 clue, -1 spreading-sickness in play', no: 'nothing' })
    expectWays(met(1, 1), { yes: '-1 clue, -1 healthTokens on spreading-sickness, -1 spreading-sickness in play', no: 'nothing' })
    expectWays(met(0, 1), { '–': 'nothing' })
    expectWays(met(2, 0), { yes: '-2 healthTokens on spreading-sickness, -1 spreading-sickness in play', no: 'nothing' })
  })

  it('fractured-reality: an Other World on 2, whose Gate is the Rumor', () => {
    const run = read(
      'fractured-reality',
      {
        ...alone({ at: '2' }),
        from: [pause, turnOf('encounter', 'ana'), pause],
        ...inWords('ongoing fractured-reality; phase encounter; top otherWorld: celaeno-2'),
      },
      { answers: { 'prompt.encounter': 'token:fractured-reality' } },
    )
    expectWays(run, {
      'lore ✓, will ✓': '+1 clue, -4 eldritch on fractured-reality, -1 fractured-reality in play',
      'lore ✓, will ✗': '-1 sanity',
      'lore ✗': '+1 paranoia, -1 sanity',
    })
  })

  it.each([
    ['lost-knowledge', 'tick-tock-men', '21', 3],
    ['the-wind-walker', 'wind-walker', '4', 4],
    ['web-between-worlds', 'spinner-of-webs', '9', 3],
  ] as const)('%s: brings %s to %s, and its defeat solves it', (card, monster, space, tokens) => {
    expectWays(read(card, alone()), { '–': `+${tokens} eldritch on ${card}, +1 ${card} in play, +1 monster on the board` })
    const t = position(`ana leo-anderson rome; flow reads ${card}, pause, leo-anderson damage board 9, pause`)
    expect(t.zone(`space:${space}`)).toEqual([monster])
    t.does('ana go on', 'ongoing none')
    expect(t.zone('discard:mythos')).toEqual([card])
  })

  it('return-of-the-ancient-ones: a Monster killed on 19 is laid on it for a Clue; as much toughness as players solves it', () => {
    const kill = (monster: string) => text('leo-anderson', { do: 'damage', what: { the: 'monsters', name: monster, on: 'board' }, n: 9 })
    const board = {
      ongoing: ['return-of-the-ancient-ones'],
      monsters: { '19': ['ghoul', 'witch'] },
      from: [pause, kill('ghoul'), kill('witch'), pause],
    }
    expectWays(read('return-of-the-ancient-ones', { ...both({ clues: 2, at: '19' }), ...board }), {
      'yes, yes': '-2 clue, -2 monster on the board, -1 return-of-the-ancient-ones in play',
      'yes, no': '-1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones',
      'no, yes': '-1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones',
      'no, no': '-2 monster on the board',
    })
    expectWays(
      read('return-of-the-ancient-ones', {
        ...both({ clues: 2 }),
        ...board,
        monsters: { '8': ['ghoul'] },
        from: [pause, kill('ghoul'), pause],
      }),
      { '–': '-1 monster on the board' },
    )
  })

  it('secrets-of-the-past: meanwhile no expedition is met', () => {
    position('ana leo-anderson the-amazon; ongoing secrets-of-the-past; expedition the-amazon; encounter ana').shows(
      'ana offered general token:secrets-of-the-past',
    )
  })

  it('mysterious-lights: Gates cannot be closed', () => {
    const close = text('leo-anderson', { do: 'closeGate', what: { the: 'gates', on: 'board' } })
    position('ana leo-anderson rome; ongoing mysterious-lights; gates rome', { from: [close, pause] }).shows(
      'space:rome gate-rome …; leo-anderson has none',
    )
  })
})

it('all 51 are tried, with the spaces and tokens of the box', () => {
  const mythos = cards.filter((card): card is MythosCard => card.kind === 'mythos')
  expect(mythos).toHaveLength(51)
  expect(mythos.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  const count = (colour: string, difficulty: string) =>
    mythos.filter((card) => card.colour === colour && card.difficulty === difficulty).length
  const counts = ['green', 'yellow', 'blue'].map((colour) => ['easy', 'normal', 'hard'].map((difficulty) => count(colour, difficulty)))
  expect(counts).toEqual([
    [5, 8, 5],
    [5, 11, 5],
    [4, 4, 4],
  ])
  const rumors = mythos.filter(({ trait }) => trait === 'rumor').map((card) => `${card.id} ${card.rumorSpace ?? '-'} ${card.eldritch ?? 0}`)
  expect(rumors).toEqual([
    'fractured-reality 2 4',
    'growing-madness 8 4',
    'lost-knowledge - 3',
    'secrets-of-the-past - 0',
    'faded-from-society 16 4',
    'return-of-the-ancient-ones 19 0',
    'stars-aligned 7 0',
    'the-wind-walker - 4',
    'dimensions-collide 11 8',
    'mysterious-lights 13 0',
    'spreading-sickness 17 0',
    'web-between-worlds - 3',
  ])
})
