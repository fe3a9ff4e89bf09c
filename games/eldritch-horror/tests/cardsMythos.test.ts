import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { MythosCard } from '../content/nodes.ts'
import { expectWays, type Run, type Ways } from './outcomes.ts'
import { inWords, pause, position, type Said, text } from './position.ts'

/*
 * The 51 Mythos cards: the text of each Event and of each Ongoing card, Reckonings, encounters and countdowns of Rumors. The icons are
 * the colour's business and are tested with the Mythos Phase. Leo leads; Silas is in London where two are needed.
 */

const tried = new Set<string>()
/** The card's text, of an Event or of what enters play, or what the picture begins with. Leo in Rome, unless it says otherwise. */
const read = (card: string, said = '', run: Partial<Run> = {}): Run => {
  tried.add(card)
  const picture = inWords(`ana leo-anderson rome; doom 10; phase mythos; flow reads ${card}, pause; ${said}`)
  return {
    card,
    picture: { seats: {}, ...picture, top: { cup: ['zombie', 'shoggoth'], artifacts: ['pallid-mask'], ...picture.top } },
    who: 'leo-anderson',
    others: Object.keys(picture.seats ?? {}).includes('ben') ? ['silas-marsh'] : [],
    ...run,
  }
}
type Case = readonly [run: Run, ...ways: Ways[]]
const asCases = (cases: readonly Case[]) => cases.map(([run, ...ways]) => ({ run, ways }))

const green: readonly Case[] = [
  [read('a-proposition', 'ongoing stars-aligned'), 'yes: +1 dark-pact, -1 stars-aligned in play | no: nothing'],
  [read('buying-information', '', { results: [2, 1, 0] }), 'influence 2: +2 clue | influence 1: +1 clue | influence 0: nothing'],
  [read('heart-of-corruption'), 'die 1: +1 artifact, -2 health, -2 sanity | die 6: +1 artifact'],
  [read('support-of-the-church'), '–: +1 blessed'],
  // Istanbul is green like the Omen, Rome is red.
  [read('that-which-consumes', 'gates rome istanbul', { answers: { 'prompt.pick': 'gate-istanbul' } }), '–: -1 gate on the board'],
  [
    read('that-which-consumes', 'gates rome istanbul', { answers: { 'prompt.pick': 'gate-rome' } }),
    '–: Doom advances 1, -1 gate on the board',
  ],
  [read('that-which-consumes'), '–: nothing'],
  [read('blood-flows', 'monsters tokyo: cthonian'), '–: -4 health, -1 monster on the board'],
  [read('blood-flows', 'monsters tokyo: zombie-horde'), '–: nothing'],
  [read('calling-the-elder-things', 'monsters 8: cultist, tokyo: cultist cultist, sydney: ghoul'), '–: +2 monster on the board'],
  [read('dimensional-instability', 'gates istanbul san-francisco rome'), '–: Doom advances 2, -2 gate on the board'],
  [read('legitimate-banking'), '–: +1 debt'],
  [read('legitimate-banking', 'ana leo-anderson rome, has debt-6'), 'will ✓: -1 debt | will ✗: -1 debt, -3 sanity'],
  [read('no-peace-for-the-fallen', 'ben silas-marsh london, fallen health, has axe, clues 1'), '–: +1 cursed; silas-marsh: devoured'],
  [
    read('patrolling-the-border', 'ben silas-marsh london', { answers: { 'prompt.pick': 'silas-marsh' } }),
    '–: +1 patrolling-the-border in play; silas-marsh: Delayed',
  ],
  [read('unexpected-betrayal', 'ana leo-anderson rome, has cat-burglar; ben silas-marsh london'), '–: -1 ally, -3 health'],
  [read('from-beyond', 'ana leo-anderson rome, clues 1; ongoing stars-aligned'), 'yes: -1 clue | no: omen 2 red'],
  [read('from-beyond', 'ongoing stars-aligned'), '–: omen 2 red'],
  [read('from-beyond', 'ana leo-anderson rome, clues 1'), '–: Doom advances 1'],
  [read('rising-terror', 'monsters rome: deep-one'), '–: -2 sanity'],
  [read('rising-terror'), '–: Doom advances 1'],
  [read('strange-sightings'), '–: +1 strange-sightings in play'],
  // The die of the Pact counts as a 1; Blessed goes too.
  [
    read('tied-to-a-dark-purpose', 'ana leo-anderson rome, has blessed-1; ben silas-marsh london, has dark-pact-3'),
    '–: Doom advances 1, devoured; silas-marsh: -1 dark-pact',
  ],
  [read('torn-asunder', 'ben silas-marsh london; gates istanbul san-francisco rome'), '–: -2 health; silas-marsh: -2 health'],
  [read('torn-asunder', 'ben silas-marsh london; gates rome'), '–: omen 1 blue'],
]

const yellow: readonly Case[] = [
  [read('everyone-has-a-price', 'ana leo-anderson rome, has amnesia-1'), 'yes: -1 amnesia, +1 debt | no: nothing'],
  [read('omen-of-good-fortune', 'gates rome'), 'yes: omen 2 red | no: nothing'],
  [read('rally-the-people'), '–: +1 ally'],
  [read('silver-twilight-aid'), 'gain-clue: +1 clue | gain-asset: +1 item | gain-spell: +1 ritual'],
  [
    read('the-world-fights-back', 'ana leo-anderson rome, health 3, sanity 3; monsters rome: ghoul'),
    'recover-health: +2 health | recover-sanity: +2 sanity | discard: -1 monster on the board',
  ],
  [
    read('a-dark-power', 'ben silas-marsh london; monsters rome: cthonian, tokyo: dark-young; marks cthonian: lost 2, dark-young: lost 1', {
      results: [0],
    }),
    '–: -3 health, +3 health of monsters, -2 sanity',
  ],
  [read('ancient-guardians', 'expedition the-amazon'), '–: +2 monster on the board'],
  [
    read('arrests-made-in-murder-case', 'ana leo-anderson rome, has axe; ben silas-marsh london'),
    'influence ✓: nothing | influence ✗: +1 detained, -1 item weapon',
  ],
  [read('arrests-made-in-murder-case', 'ana leo-anderson 10, has axe; ben silas-marsh london'), '–: nothing'],
  [read('burden-of-greed', 'ana leo-anderson rome, has axe holy-cross cat-burglar'), 'yes: -1 item weapon, -1 item | no: -2 health'],
  [
    read('from-bad-to-worse', 'ana leo-anderson rome, clues 2, has leg-injury-1 back-injury-1 amnesia-1 debt-1'),
    '–: -1 clue, -2 health, -1 sanity',
  ],
  [read('haunting-nightmares', 'ana leo-anderson rome, clues 1'), 'yes: -1 clue | no: +1 amnesia, -2 sanity'],
  [read('heat-wave-singes-the-globe'), 'delay: Delayed | lose-health: -3 health'],
  [read('the-bermuda-triangle'), 'die 1: Delayed, to 8 (sea) | die 6: nothing'],
  [
    read('the-world-shakes', 'ben silas-marsh the-pyramids; expedition the-pyramids'),
    '–: Delayed, -2 health; silas-marsh: Delayed, -2 health',
  ],
  [read('tide-of-despair', 'ana leo-anderson rome, has blessed-1'), 'yes: -1 blessed | no: -2 health, -2 sanity'],
  [read('tide-of-despair'), '–: -2 health, -2 sanity'],
  [
    read('treacherous-magic', 'ana leo-anderson rome, has wither-1 shriveling-1'),
    'yes: -1 incantation, -1 ritual | no: +1 amnesia, -2 sanity',
  ],
  [read('treacherous-magic'), '–: nothing'],
  [read('all-for-nothing', 'ana leo-anderson rome, clues 1; solved occult-research'), 'yes: -1 clue | no: nothing'],
  [read('all-for-nothing', 'ana leo-anderson rome, clues 1'), '–: Doom advances 1'],
  [read('desperate-times'), 'yes: +1 dark-pact | no: Doom advances 2'],
  [read('desperate-times', 'ana leo-anderson rome, has dark-pact-1'), '–: Doom advances 2'],
  [read('eyes-everywhere'), 'die 1: -2 health, -2 sanity | die 6: nothing'],
  // Back from green to blue: London and Tokyo.
  [read('perplexing-stars', 'gates london tokyo rome'), '–: Doom advances 2, omen 3 blue'],
  [
    read('the-storm', 'ana leo-anderson rome, clues 3; ben silas-marsh london, clues 1; ongoing stars-aligned growing-madness'),
    '–: -2 clue; silas-marsh: -1 clue',
  ],
]

describe('the texts of green and yellow cards', () => {
  it.each(asCases([...green, ...yellow]))('$run.card', ({ run, ways }) => expectWays(run, ...ways))

  const asRead = (card: string, said: string, more: Said = '') =>
    position(`ana leo-anderson rome; doom 10; phase mythos; flow reads ${card}, pause; ${said}`, more)

  it('driven-to-bankruptcy: the reserve is emptied and stays so, until a Reckoning', () => {
    tried.add('driven-to-bankruptcy')
    const flow = 'flow reads driven-to-bankruptcy, pause, leo-anderson reckon mythos, pause'
    asRead('driven-to-bankruptcy', `reserve axe whiskey bandages sanctuary; ${flow}`)
      .shows('reserve none; discard:assets {axe whiskey bandages sanctuary}')
      .does('ana go on', 'reserve 4 cards; ongoing none')
  })

  it('no-peace-for-the-fallen: what they owned leaves the game too', () => {
    asRead('no-peace-for-the-fallen', 'ben silas-marsh london, fallen health, has axe, clues 1').shows(
      'fallen:london none; silas-marsh possessions none, clues 0',
    )
  })

  it('ancient-guardians: on the space of the Active Expedition', () => {
    asRead('ancient-guardians', 'expedition the-amazon; top cup: zombie shoggoth').shows('space:the-amazon {shoggoth zombie}')
  })

  it('calling-the-elder-things: where the Cultists are', () => {
    asRead('calling-the-elder-things', 'monsters 8: cultist; top cup: zombie').shows('space:8 {cultist-azathoth zombie}')
  })

  it('the-world-shakes: the cards of that place leave the game', () => {
    const t = asRead('the-world-shakes', 'expedition the-amazon')
    expect(t.zone('expedition').filter((card) => card.startsWith('amazon'))).toEqual([])
    expect(t.zone('expedition')).toHaveLength(15)
    expect(t.state.expedition).not.toBe('the-amazon')
  })

  it('all-for-nothing: a solved Mystery goes back to the deck', () => {
    asRead('all-for-nothing', 'solved occult-research').shows('solved none; mysteries occult-research …')
  })

  it('eyes-everywhere: 3 to 5 is an ambush', () => {
    asRead('eyes-everywhere', 'top cup: zombie; roll 3; test 0/3 0/2').shows('leo-anderson health 4, sanity 5')
    asRead('eyes-everywhere', 'top cup: zombie; roll 5; test 0/3 0/2').shows('leo-anderson health 4, sanity 5')
  })

  it('the-storm: with no Rumor in play, one from the box', () => {
    asRead('the-storm', 'empty mythos', { chance: { rumor: ['mysterious-lights'] } }).shows('ongoing mysterious-lights')
  })

  it('strange-sightings: nobody can rest; a Reckoning ends it', () => {
    position('ana leo-anderson rome; ongoing strange-sightings; flow action ana, pause').shows('ana refused rest')
    expect(position('ana leo-anderson rome; ongoing strange-sightings; says leo-anderson: reckon mythos').zone('ongoing')).toEqual([])
  })
})

const reckoned = (card: string, said = '') => read(card, `ongoing ${card}; says leo-anderson: reckon mythos; ${said}`)

describe('Reckonings of cards in play', () => {
  const cases: readonly Case[] = [
    [
      reckoned('patrolling-the-border'),
      'observation ✓: -1 patrolling-the-border in play | observation ✗: Delayed, +1 detained, -1 patrolling-the-border in play',
    ],
    [reckoned('patrolling-the-border', 'ana leo-anderson 10'), '–: -1 patrolling-the-border in play'],
    [reckoned('fractured-reality'), '–: -1 eldritch on fractured-reality'],
    [
      reckoned('fractured-reality', 'gates rome london; marks fractured-reality: eldritch 1 armed'),
      '–: Doom advances 2, -1 eldritch on fractured-reality, -1 fractured-reality in play',
    ],
    // The Lead gains a Madness, and each he has takes a token.
    [
      reckoned('growing-madness', 'ana leo-anderson rome, has paranoia-1; find conditions: amnesia-1'),
      '–: +1 amnesia, -2 eldritch on growing-madness',
    ],
    [
      reckoned('growing-madness', 'ben silas-marsh london; marks growing-madness: eldritch 1 armed; find conditions: amnesia-1'),
      '–: +1 amnesia, -1 eldritch on growing-madness, -1 growing-madness in play, -3 sanity; silas-marsh: -3 sanity',
    ],
    [reckoned('lost-knowledge', 'ana leo-anderson rome, clues 2; clues 8'), '–: -1 eldritch on lost-knowledge'],
    [
      reckoned(
        'lost-knowledge',
        'ana leo-anderson rome, clues 2; ben silas-marsh london, clues 1; clues 8; marks lost-knowledge: eldritch 1 armed',
      ),
      '–: -2 clue, -1 eldritch on lost-knowledge, -1 lost-knowledge in play, this clue discarded; silas-marsh: -1 clue',
    ],
    [reckoned('faded-from-society'), '–: -1 eldritch on faded-from-society'],
    [
      reckoned('faded-from-society', 'marks faded-from-society: eldritch 1 armed'),
      '–: -1 eldritch on faded-from-society, -1 faded-from-society in play',
    ],
    [reckoned('return-of-the-ancient-ones'), '–: +1 monster on the board'],
    [reckoned('stars-aligned', 'gates london'), '–: Doom advances 1, omen 1 blue'],
    [reckoned('the-wind-walker'), '–: -1 eldritch on the-wind-walker'],
    [
      reckoned('the-wind-walker', 'ben silas-marsh london; marks the-wind-walker: eldritch 1 armed'),
      '–: Doom advances 1, -1 eldritch on the-wind-walker, fallen (health), -1 the-wind-walker in play; silas-marsh: Delayed, -6 health',
    ],
    // Half of three Gates, rounded up.
    [reckoned('dimensions-collide', 'gates rome london tokyo'), '–: -2 eldritch on dimensions-collide'],
    [
      reckoned('dimensions-collide', 'gates rome; marks dimensions-collide: eldritch 1 armed'),
      '–: -1 eldritch on dimensions-collide, lost: rumor',
    ],
    [
      reckoned('spreading-sickness', 'ben silas-marsh london; marks spreading-sickness: healthTokens 1'),
      '–: -2 health, +1 healthTokens on spreading-sickness; silas-marsh: -2 health',
    ],
    [reckoned('web-between-worlds', 'ana leo-anderson rome, clues 1'), 'yes: -1 clue | no: -1 eldritch on web-between-worlds'],
    [reckoned('web-between-worlds', 'marks web-between-worlds: eldritch 1 armed'), '–: -1 eldritch on web-between-worlds, lost: rumor'],
  ]
  it.each(asCases(cases))('$run.card', ({ run, ways }) => expectWays(run, ...ways))

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
    const board = 'ana leo-anderson rome; ancientOne cthulhu; ongoing return-of-the-ancient-ones; doom 5; says leo-anderson: reckon mythos'
    position(board, 'monsters 19: ghoul zombie shoggoth; top cup: witch').shows('table doom 0, awakened; ongoing none')
    position(board, 'monsters 19: ghoul zombie; top cup: witch').shows('table doom 5')
  })
})

describe('Rumors are met, and solved', () => {
  const meeting = (card: string) => ({ answers: { 'prompt.encounter': `token:${card}` } })
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
    const met = (clues: number) =>
      read(card, `ana leo-anderson ${at}, clues ${clues}; ongoing ${card}; expedition the-amazon; encounter ana`, meeting(card))
    const tokens = { 'growing-madness': 4, 'faded-from-society': 4, 'dimensions-collide': 8 }[card]
    const solved = `-1 clue, ${tokens ? `-${tokens} eldritch on ${card}, ` : ''}-1 ${card} in play`
    expectWays(met(1), { 'observation ✓, yes': solved, 'observation ✓, no': 'nothing', 'observation ✗': 'nothing' })
    expectWays(met(0), { 'observation ✓': 'nothing', 'observation ✗': 'nothing' })
  })

  it('spreading-sickness: as many Clues as players, less one for each Health token', () => {
    const met = (tokens: number, clues: number): Run => {
      const board = `ongoing spreading-sickness; marks spreading-sickness: healthTokens ${tokens}; encounter ana`
      return read(
        'spreading-sickness',
        `ana leo-anderson 17, clues ${clues}; ben silas-marsh london; ${board}`,
        meeting('spreading-sickness'),
      )
    }
    expectWays(met(0, 2), { yes: '-2 clue, -1 spreading-sickness in play', no: 'nothing' })
    expectWays(met(1, 1), { yes: '-1 clue, -1 healthTokens on spreading-sickness, -1 spreading-sickness in play', no: 'nothing' })
    expectWays(met(0, 1), { '–': 'nothing' })
    expectWays(met(2, 0), { yes: '-2 healthTokens on spreading-sickness, -1 spreading-sickness in play', no: 'nothing' })
  })

  it('fractured-reality: an Other World on 2, whose Gate is the Rumor', () => {
    const board = 'ana leo-anderson 2; ongoing fractured-reality; encounter ana; top otherWorld: celaeno-2'
    expectWays(read('fractured-reality', board, meeting('fractured-reality')), {
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
    expectWays(read(card), { '–': `+${tokens} eldritch on ${card}, +1 ${card} in play, +1 monster on the board` })
    const t = position(`ana leo-anderson rome; flow reads ${card}, pause, leo-anderson damage board 9, pause`)
    expect(t.zone(`space:${space}`)).toEqual([monster])
    t.does('ana go on', 'ongoing none')
    expect(t.zone('discard:mythos')).toEqual([card])
  })

  it('return-of-the-ancient-ones: a Monster killed on 19 is laid on it for a Clue; as much toughness as players solves it', () => {
    const killed = (at: string, monsters: string) => {
      const slay = (name: string) => text('leo-anderson', { do: 'damage', what: { the: 'monsters', name, on: 'board' }, n: 9 })
      const { picture, ...run } = read(
        'return-of-the-ancient-ones',
        `ana leo-anderson 19, clues 2; ben silas-marsh london; ongoing return-of-the-ancient-ones; monsters ${at}: ${monsters}`,
      )
      return { ...run, picture: { ...picture, from: [...monsters.split(' ').map(slay), pause] } }
    }
    expectWays(
      killed('19', 'ghoul witch'),
      'yes, yes: -2 clue, -2 monster on the board, -1 return-of-the-ancient-ones in play | no, no: -2 monster on the board',
      'yes, no: -1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones',
      'no, yes: -1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones',
    )
    expectWays(killed('8', 'ghoul'), '–: -1 monster on the board')
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
