import { play, rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { gain } from '../content/builders.ts'
import { boardId, cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import { districts } from '../content/dreamworld/index.ts'
import { COLOURS, DREAMERS, type Influence } from '../content/kinds.ts'
import { readMap, slotOf } from '../content/mapData.ts'
import { etherfields } from '../rules/game.ts'
import { SUPPLY } from '../rules/goods.ts'
import { deckOf, discardOf, handOf, maskOf, masksOf, progressOf, sealedOf, unusedOf } from '../rules/people.ts'
import { scapeOf } from '../rules/scape.ts'
import { actionsFor } from '../rules/usable.ts'
import { keptWorld } from '../rules/world.ts'
import { actionTrees } from '../text/cards.ts'
import { inDream } from './inDream.ts'
import { meeting } from './inSlumber.ts'
import { onMap } from './onMap.ts'
import { inRound, nextNight, type Picture, scene, worth } from './scene.ts'

/* How a campaign begins, what the box holds, what lies where and who sees it. */

const [a2, c3, r3] = [worth('awareness', 2), worth('cunning', 3), worth('rage', 3)]
type At = ReturnType<typeof inRound>
const SEATS = ['ana', 'bea', 'carl', 'dot']
const begin = (seats: number, options: object | null = null) =>
  play(etherfields, { seats: SEATS.slice(0, seats), options: options as never })
const begun = (seats: number, options: object | null = null) => begin(seats, options).untilAsk('ana', 'choose-entrance')
const faces = (at: At, zone: string, who = 'bea'): string[] =>
  (at.table.view(who).zones[zone]?.pieces ?? []).flatMap(({ faces: shown }) => Object.values(shown) as string[])
const toBed = (at: At): At => {
  at.choose(at.state.start, 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  return at
}

// ── the first night ──

rule(['EF-CAMP-01', 'EF-CAMP-04'], 'each player is a different Dreamer, chosen or dealt, with board and 22 cards', () => {
  const at = begun(4, { dreamers: [null, 'freeSpirit', null, 'gambler'] })
  const who = SEATS.map((seat) => at.get(seat, 'dreamer'))
  expect([who[1], who[3], new Set(who).size]).toEqual(['freeSpirit', 'gambler', 4])
  for (const seat of SEATS) {
    expect(at.zone(`board:${seat}` as never)).toEqual([boardId(at.get(seat, 'dreamer') ?? 'gambler')])
    expect(at.zone(deckOf(seat))).toHaveLength(22)
  }
  expect(() => begin(2, { dreamers: ['gambler', 'gambler'] })).toThrow()
})
rule(['EF-CAMP-05', 'EF-RULING-05'], 'each has the Basic Actions from the first round on, and they are these', () => {
  for (const who of ['ana', 'bea']) {
    const at = inRound(
      { caretaker: ['2,1'], metamorphoses: ['seal'], dreamers: { ana: { at: '1,1', hand: [a2] }, bea: { at: '1,1', hand: [a2] } } },
      who,
    )
    const basics = [...at.offered(who), ...Object.keys(at.refused(who))].filter((key) =>
      /^(move|push-on|gem|peek|unmorph|hours)$/.test(key),
    )
    expect(basics.sort()).toEqual(['gem', 'hours', 'move', 'peek', 'push-on', 'unmorph'])
  }
})
rule(
  ['EF-CAMP-06', 'EF-CAMP-07', 'EF-CAMP-08'],
  'Turn, Fate and Flaw decks and the supply lie ready, nothing else does; the Team is inside the first Gate',
  () => {
    const at = begun(2)
    expect([at.zone('turn-deck').length + at.zone('turn-discard').length, at.zone('fate').length, at.zone('flaws').length]).toEqual([
      12, 10, 6,
    ])
    expect(at.state).toMatchObject({
      gemsLeft: 6,
      etherLeft: 16,
      anguishLeft: 16,
      keysLeft: 4,
      blocksLeft: 6,
      encounter: { id: 'i01', turn: 0 },
    })
    for (const zone of ['items', 'storage', 'slumbers', 'districts', 'notes', 'wisdom', 'season', 'gates'] as const)
      expect(at.zone(zone), zone).toEqual([])
    for (const who of ['ana', 'bea']) expect([...at.zone(maskOf(who)), ...at.zone(masksOf(who))]).toEqual([])
    expect(at.zone('scape').every((id) => id.startsWith('i01-'))).toBe(true)
    expect(at.zone('gate')).toEqual(['gate-i01'])
  },
)
rule('EF-AWAKE-02', 'Awakening is not there at the beginning; it comes with the first Dream’s end', () => {
  expect(begun(2).zone('wisdom')).toEqual([])
  const at = onMap()
  expect([at.zone('wisdom').includes('awakening'), at.offered('ana').includes('wake')]).toEqual([true, true])
})
rule('EF-SUP-04', 'the supply is the same for one and for four', () => {
  const supply = (seats: number) => {
    const { gemsLeft, etherLeft, anguishLeft, keysLeft, blocksLeft } = begun(seats).state
    return [gemsLeft, etherLeft, anguishLeft, keysLeft, blocksLeft]
  }
  expect(supply(4)).toEqual(supply(1))
  expect(supply(1)).toEqual([SUPPLY.gems, SUPPLY.ether, 16, SUPPLY.keys, SUPPLY.blocks])
})
rule('EF-SUP-12', 'the Lucid decks are closed: each Dreamer has the 22 cards of the first deck, and nothing more can come of it', () => {
  for (const who of DREAMERS) {
    const own = cards.filter((card): card is Influence => card.kind === 'influence' && card.of === who)
    expect(
      own.reduce((n, { copies = 1 }) => n + copies, 0),
      who,
    ).toBe(22)
  }
  const told = JSON.stringify(begun(4).table.view('ana'))
  expect(told).not.toMatch(/lucid/i)
})
rule('EF-JOIN-06', 'five do not sit down: the fifth Dreamer needs what is not in the box', () => {
  expect(() => play(etherfields, { seats: [...SEATS, 'eve'] })).toThrow('for 1 to 4 seats')
})
rule(
  'EF-CAMP-11',
  'the archetypes differ: the Specialist builds, the Tough Guy hits, the Gambler throws, the Free Spirit goes through walls',
  () => {
    const of = (who: string) => cards.filter((card): card is Influence => card.kind === 'influence' && card.of === who && !card.secret)
    const count = (fits: (card: Influence) => boolean) =>
      DREAMERS.map((who) =>
        of(who)
          .filter(fits)
          .reduce((n, { copies = 1 }) => n + copies, 0),
      )
    const most = (fits: (card: Influence) => boolean) => DREAMERS[count(fits).indexOf(Math.max(...count(fits)))]
    expect(most(({ type }) => type === 'progress')).toBe('specialist')
    expect(most(({ motive }) => (motive.rage ?? 0) >= 3)).toBe('toughGuy')
    expect(most((card) => /"reroll"|"fortune"|ownRoll/.test(JSON.stringify(card)))).toBe('gambler')
    expect(most((card) => /throughWalls|"relocate"/.test(JSON.stringify(card)))).toBe('freeSpirit')
  },
)
test('what an Influence card pays is Awareness, Cunning or Rage', () => {
  for (const card of cards) if (card.kind === 'influence') expect(COLOURS).toEqual(expect.arrayContaining(Object.keys(card.motive)))
})
rule(['EF-PAY-01', 'EF-RULING-16'], 'Contact is paid in Awareness, Attack mostly in Rage, going in Cunning', () => {
  const actions = cards.flatMap((card) => (card.kind === 'entity' || card.kind === 'slumber' ? (card.actions ?? []) : []))
  const paidIn = (keyword: string, colour: string) => {
    const colours = actions.filter((one) => one.keyword === keyword).map(({ price }) => price.motive?.[0]?.colour)
    return colours.filter((one) => one === colour).length / colours.filter(Boolean).length
  }
  expect(paidIn('contact', 'awareness')).toBeGreaterThan(0.5)
  expect(paidIn('attack', 'rage')).toBeGreaterThan(0.5)
  for (const card of [a2, r3])
    expect(inRound({ dreamers: { ana: { at: '1,1', hand: [card] } } }).refused('ana').move).toContain('EF-MOVE-04')
  expect(inRound({ dreamers: { ana: { at: '1,1', hand: [c3] } } }).offered('ana')).toContain('move')
})
rule('EF-ACT-05', 'what an action costs is said before what it does', () => {
  const priced = cards
    .flatMap((card) => ('actions' in card ? (card.actions ?? []) : []))
    .filter((one) => one.price.motive?.length === 1 && !JSON.stringify(one).includes('"read"'))
  expect(priced.length).toBeGreaterThan(20)
  for (const action of priced) {
    const [head] = actionTrees(action)
    const [{ colour = 'rage', n = 0 } = {}] = action.price.motive ?? []
    const price = `${n}${{ awareness: 'A', cunning: 'C', rage: 'R' }[colour]}`
    expect(JSON.stringify(head), price).toContain(price)
  }
})
rule('EF-INF-08', 'every card of a starting deck gives its Dreamer’s action from the top of a deck', () => {
  for (const card of cards) {
    if (card.kind !== 'influence' || !card.of || card.secret) continue
    const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3], deck: [card.id, c3, c3, c3, c3, c3] } } })
    const backs = actionsFor(at.table.kernel, 'ana').filter(({ bearer }) => bearer === 'back')
    expect(
      backs.map(({ id }) => id),
      card.id,
    ).toEqual([`back:${card.of}`])
  }
})

// ── what lies where ──

rule('EF-RULING-67', 'a Scape has at most eight columns and six rows, the Map four by two', () => {
  for (const { map } of dreams) {
    for (const square of readMap(map).squares.keys()) {
      const [x = 0, y = 0] = square.split(',').map(Number)
      expect(x <= 8 && y <= 6, square).toBe(true)
    }
  }
  for (const { at } of districts) expect(at).toMatch(/^[A-D][12]$/)
})
rule('EF-BOARD-01', 'a tile lies where its code says, and its squares are there from then on', () => {
  const at = scene({})
  expect(scapeOf(at.table.kernel).has('5,3')).toBe(false)
  at.arrange(() => {}, [{ step: 'saying', args: { effect: { do: 'reveal', card: 'i01-c2' } } }, { step: 'curtain' }] as never)
  expect(
    scapeOf(at.table.kernel)
      .squares.filter((square) => slotOf(square) === 'C2')
      .sort(),
  ).toEqual(['5,3', '5,4', '6,3', '6,4'])
  expect(scapeOf(at.table.kernel).has('5,1')).toBe(false)
})
rule(['EF-BOARD-04', 'EF-BOARD-05'], 'what is the Team’s anybody uses, and anybody looks through Storage', () => {
  const at = inRound(
    {
      keys: 1,
      caretaker: ['2,1'],
      metamorphoses: ['seal'],
      stored: ['hot-brick'],
      items: ['tin-whistle'],
      dreamers: { bea: { at: '1,1', hand: [c3] } },
    },
    'bea',
  )
  expect(at.offered('bea')).toEqual(expect.arrayContaining(['unmorph', 'use:item:tin-whistle/blow']))
  at.choose('bea', 'unmorph').untilAsk('bea', 'your-round')
  expect(at.state.keys).toBe(0)
  for (const who of ['ana', 'bea']) expect(faces(at, 'storage', who)).toContain('item/hot-brick')
  expect(at.table.kernel.up(at.piece('hot-brick', 'storage'))).toBe('back')
  expect(at.offered('bea').filter((key) => key.includes('hot-brick'))).toEqual([])
})
rule('EF-BOARD-06', 'an Item that is restored is drawn blindly out of all that are stored', () => {
  const restored = (item: string) => {
    const at = scene({ stored: ['hot-brick', 'tin-whistle', 'tide-clock-hand'], chance: { item: [item] } }, {
      step: 'saying',
      args: { effect: { do: 'restoreItem' } },
    } as never)
    return at.untilAsk('ana', 'pick-some').zone('items')
  }
  expect([restored('hot-brick'), restored('tide-clock-hand')]).toEqual([['hot-brick'], ['tide-clock-hand']])
})
rule(['EF-BOARD-07', 'EF-BOARD-09'], 'the Gate of the Dream lies on its slot while it lasts; its Entity not among the Slumbers', () => {
  const at = inDream('i02')
  const slumbers = at.zone('slumbers')
  at.arrange(() => {}, [{ step: 'saying', args: { effect: { do: 'spawn', entity: 'lamp-eater', n: 1 } } }, { step: 'curtain' }] as never)
  at.untilAsk('ana', 'pick-some')
  expect([at.zone('gate'), at.zone('entity'), at.zone('slumbers')]).toEqual([['gate-i02'], ['lamp-eater'], slumbers])
  expect(onMap().zone('gate')).toEqual([])
})
rule('EF-BOARD-08', 'nobody sees the Slumber deck; the top tile is turned up when a Slumber begins', () => {
  const at = onMap({ place: 'rope-walk', slumbers: ['tallyman', 'ebb'] })
  expect(faces(at, 'slumbers').filter((face) => face.startsWith('slumber/'))).toEqual([])
  at.choose('ana', 'go:net-lofts')
  expect([at.zone('slumber'), faces(at, 'slumber')]).toEqual([['tallyman'], expect.arrayContaining(['slumber/tallyman'])])
})
rule('EF-BOARD-12', 'Slumber Map tiles are drawn by chance out of their slot', () => {
  const drawn = (tile: string) => {
    const at = onMap({
      fate: ['stove-left-lit'],
      tilesLeft: ['slumber-stairs', 'slumber-lamp-store'],
      chance: { 'find:slumber-tiles': [tile] },
    })
    expect(faces(at, 'slumber-tiles').filter((face) => face.startsWith('tile/'))).toEqual([])
    return at.choose('ana', 'go:rope-walk').zone('slumber-tiles')
  }
  expect([drawn('slumber-stairs'), drawn('slumber-lamp-store')]).toEqual([['slumber-lamp-store'], ['slumber-stairs']])
})
rule('EF-BOARD-17', 'before each lie a deck face down, an open discard pile, Ether, Anguish and the Progress zone', () => {
  const own = { hand: [c3], deck: [a2, a2, a2, a2, a2, a2], discard: 1, progress: ['soft-soles'], ether: 2, anguish: 3 }
  const at = inRound({ dreamers: { ana: own } })
  expect(faces(at, deckOf('ana')).filter((face) => face.startsWith('influence/'))).toEqual([])
  expect(faces(at, discardOf('ana')).filter((face) => face.startsWith('influence/'))).toHaveLength(1)
  expect(faces(at, progressOf('ana'))).toContain('influence/soft-soles')
  expect(JSON.stringify(at.table.view('bea'))).toMatch(/"anguish":3/)
})
rule('EF-RULING-40', 'hands are open in the Team', () => {
  const at = inRound({ dreamers: { ana: { hand: [c3] }, bea: { hand: [r3] } } })
  expect([faces(at, handOf('ana'), 'bea'), faces(at, handOf('bea'), 'ana')]).toEqual([[`influence/${c3}`], [`influence/${r3}`]])
})
rule('EF-RULING-55', 'of the Turn discard only the last card is seen', () => {
  const at = inRound({ turnCards: ['turn-spades-1', 'turn-hearts-1'] })
    .arrange(() => {}, [{ step: 'turnDiscard' }])
    .untilAsk('ana', 'your-round')
  expect(faces(at, 'turn-discard').filter((face) => face.startsWith('turn/'))).toEqual(['turn/turn-spades-1'])
})
rule('EF-GEN-16', 'the back of a Secret tells a tile from a card, and they lie apart', () => {
  const at = scene({})
  const backs = at.table.kernel
    .inZone('secrets')
    .map((piece) => [at.table.kernel.def(piece).kind === 'tile', at.table.kernel.def(piece).faces.back] as const)
  expect(new Set(backs.filter(([tile]) => tile).map(([, back]) => back))).toEqual(new Set(['secret/tile']))
  expect(backs.filter(([tile, back]) => !tile && back === 'secret/tile')).toEqual([])
  at.arrange(() => {}, [{ step: 'saying', args: { effect: { do: 'reveal', card: 'toothache' } } }, { step: 'curtain' }] as never)
  expect(at.zone('scape')).not.toContain('toothache')
})

// ── who speaks ──

const startingBea = (at: At): At => at.arrange((w) => w.set('table', 'start', 'bea'))
rule('EF-START-02', 'the start player takes the first round, the others follow to the left', () => {
  const at = startingBea(scene({ seats: 3, hours: 1, turnCards: ['turn-spades-1', 'turn-hearts-1'] }))
  at.arrange(() => {}, [{ step: 'turnStart' }])
    .untilAsk('bea', 'your-round')
    .choose('bea', 'pass')
    .expectAsk('carl', 'your-round')
  at.choose('carl', 'pass').expectAsk('ana', 'your-round')
})
rule('EF-START-03', 'where the Team must choose, the start player is asked', () => {
  const at = startingBea(scene({ turnCards: ['turn-hearts-1'], caretaker: ['2,2'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } }))
  at.arrange(() => {}, [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }]).expectAsk('bea', 'choose-course', ['2,1', '1,2'])
  expect(at.table.asked()).toEqual(['bea'])
})
rule('EF-START-05', 'after a Place the marker may be passed, if all agree', () => {
  const at = onMap({ place: 'rope-walk', slumbers: [] }).choose('ana', 'go:net-lofts').expectAsk('ana', 'travel').choose('ana', 'marker')
  expect(at.choose('bea', 'yes').expectAsk('bea', 'travel').state.start).toBe('bea')
})
rule('EF-GEN-05', '«players» is how many play tonight', () => {
  const gained = (seats: number) =>
    scene({ seats }, { step: 'saying', args: { effect: gain.ether({ of: 'players' }) } } as never).get('ana', 'ether')
  expect([1, 2, 4].map(gained)).toEqual([1, 2, 4])
})
rule('EF-GEN-17', 'all win together and lose together', () => {
  const won = scene({ seats: 3 }, { step: 'saying', args: { effect: { do: 'endCampaign', ending: 'morning' } } } as never)
  expect(won.result).toEqual({ outcome: 'finished', winners: ['ana', 'bea', 'carl'], ending: 'morning' })
  const lost = inRound({ seats: 3, dreamers: { ana: { hand: [c3] } } })
    .choose('ana', 'give-up')
    .choose('ana', 'yes')
  for (const who of ['ana', 'bea', 'carl']) expect(lost.told(who).map(({ key }) => key)).toContain('team-loses')
})
rule('EF-GEN-18', 'every Dream has a goal of its own, on the front of its Gate', () => {
  expect(new Set(dreams.map(({ gate }) => gate.goal.en)).size).toBe(dreams.length)
  for (const { gate } of dreams) expect(Math.min(gate.goal.es.length, gate.goal.en.length)).toBeGreaterThan(5)
  expect(faces(inDream('i02'), 'gate')).toContain('gate/gate-i02')
})
rule('EF-GEN-01', 'a card that says so goes through Walls', () => {
  const hedge = 'through-the-hedge'
  const at = inRound({ walls: ['1,1|2,1', '1,1|1,2'], dreamers: { ana: { at: '1,1', hand: [hedge, c3] } } })
  expect(at.refused('ana').move).toContain('EF-MOVE-01')
  expect(at.choose('ana', `use:hand:${hedge}/play`).offered('ana')).toEqual(expect.arrayContaining(['2,1', '1,2']))
})

// ── what stays ──

rule(['EF-SEASON-02', 'EF-SEASON-05'], 'all look through the Seasons at any time; the hint on one is no rule', () => {
  const at = onMap()
  const active = at.zone('season')
  expect(faces(at, 'seasons').filter((face) => face.startsWith('season/')).length).toBe(at.zone('seasons').length)
  expect(at.zone('season')).toEqual(active)
  for (const card of cards) if (card.kind === 'season') expect(Object.keys(card.hint).sort()).toEqual(['en', 'es'])
})
rule(['EF-SEASON-04', 'EF-SEASON-06'], 'the Season changes when a text says so, and not by a Death', () => {
  const at = onMap({ fate: [], dreamers: { ana: { deck: 6 } } })
  const [before] = at.zone('season')
  at.arrange(() => {}, [{ step: 'death', args: { who: 'ana' } }]).untilAsk('ana', 'travel')
  expect([at.state.night, at.zone('season')]).toEqual([2, [before]])
  at.arrange(() => {}, [{ step: 'saying', args: { effect: { do: 'season', card: 'fog' } } }, { step: 'onward' }] as never)
  expect(at.untilAsk('ana', 'travel').zone('season')).toEqual(['fog'])
})
rule(['EF-GEN-13', 'EF-CAMP-12'], 'what is removed from the game is in no later night; what was added to a deck is', () => {
  const at = onMap({ dreamers: { ana: { hand: [c3] } } })
  const fate = at.zone('fate').length
  at.arrange((w) => void w.make('elbow-room', 'box'), [
    { step: 'saying', args: { effect: { do: 'reveal', card: 'horn-in-the-chimney' } } },
    { step: 'onward' },
  ] as never)
  expect(at.zone('fate')).toHaveLength(fate + 1)
  const next = nextNight(toBed(at.untilAsk('ana', 'travel')))
  expect(next.zone('fate')).toContain('horn-in-the-chimney')
  const alone = inRound({ seats: 1, dreamers: { ana: { hand: [c3], deck: 10 } } })
  alone
    .arrange((w, t) => w.set('ana', 'fresh', [...t.inZone(handOf('ana'))]))
    .choose('ana', `replace:${c3}`)
    .choose('ana', 'yes')
  expect(keptWorld(alone.table.kernel).taken).toContain(c3)
})
rule('EF-GEN-14', 'the Gate of a Dream that was won is gone for good', () => {
  const won = (how: string) => {
    const at = inDream('i02').arrange(() => {}, [{ step: 'saying', args: { effect: { do: 'endEncounter', how } } }] as never)
    return keptWorld(at.untilAsk('ana', 'travel').table.kernel).gates
  }
  expect([won('won').includes('gate-i02'), won('partial').includes('gate-i02')]).toEqual([false, true])
})
rule(['EF-GEN-09', 'EF-GEN-10'], 'a rule that was gained holds from then on, and in later nights', () => {
  const breathe = 'use:wisdom:second-breath/breathe'
  const at = nextNight(toBed(onMap({ wisdom: ['second-breath'] }))).untilAsk('ana', 'travel')
  at.arrange((w) => w.set('table', 'place', 'rope-walk'), [{ step: 'onward' }]).choose('ana', 'go:net-lofts')
  expect(at.untilAsk('ana', 'your-round', { 'skip-slumber': 'no' }).offered('ana')).toContain(breathe)
  expect(inRound({ dreamers: { ana: { hand: [c3] } } }).offered('ana')).not.toContain(breathe)
})
rule(['EF-GEN-12', 'EF-SCRIPT-02'], 'what was read can be read again, in later nights too; what was not cannot', () => {
  const at = onMap()
  const read = Object.keys(at.state.journal.faces)
  expect(read.length).toBeGreaterThan(0)
  const next = nextNight(toBed(at))
  expect(Object.keys(next.state.journal.faces)).toEqual(expect.arrayContaining(read))
  const view = JSON.stringify(next.table.view('bea'))
  for (const page of read) expect(view).toContain(`story/${page}`)
  expect((view.match(/story\/\d+-\d+/g) ?? []).every((face) => Object.values(next.state.journal.faces).includes(face))).toBe(true)
})
rule(['EF-AWAKE-03', 'EF-SAVE-04'], 'to save is to wake as far as its third step: all one owns comes together', () => {
  const at = toBed(onMap({ keys: 2, dreamers: { ana: { hand: [c3], progress: ['soft-soles'], sealed: 2, anguish: 3, gems: 1 } } }))
  for (const zone of [deckOf, handOf, discardOf, progressOf]) expect(at.zone(zone('ana'))).toEqual([])
  expect(at.zone(unusedOf('ana'))).toEqual(expect.arrayContaining([c3, 'soft-soles']))
  expect([at.get('ana', 'anguish'), at.get('ana', 'gems'), at.state.keys]).toEqual([0, 0, 0])
})
rule('EF-JOIN-05', 'with somebody away nothing is forbidden: a Dream may be entered as ever', () => {
  const next = nextNight(toBed(onMap()), ['ana']).untilAsk('ana', 'travel')
  next.arrange(
    (w) => {
      w.set('table', 'place', 'chandlery')
      w.set('table', 'keys', 3)
    },
    [{ step: 'onward' }],
  )
  expect(next.choose('ana', 'go:pierhead').expectAsk('ana', 'choose-gate').offered('ana').length).toBeGreaterThan(1)
})
const toll = (picture: Picture) => onMap({ districts: ['under-market', 'threshold'], place: 'coal-chute', ...picture })
rule('EF-RULING-69', 'whoever cannot pay a Place’s toll is spared it; the others pay', () => {
  const at = toll({ dreamers: { ana: { deck: 0, discard: 9 }, bea: { deck: 9 } } })
    .choose('ana', 'go:boot-scraper')
    .expectAsk('ana', 'travel')
  expect([at.zone(sealedOf('ana')).length, at.zone(sealedOf('bea')).length]).toEqual([0, 1])
})
rule('EF-RULING-64', 'who dies on the Map dies as in a Slumber: the Team wakes', () => {
  const at = toll({ dreamers: { ana: { deck: 6 } } }).choose('ana', 'go:boot-scraper')
  expect(at.told('bea').map(({ key }) => key)).toContain('team-loses')
  expect(at.untilAsk('ana', 'travel').state).toMatchObject({ night: 2, place: 'slipway' })
})
rule(
  'EF-RULING-66',
  'texts are carried out as they are read: «gain Loot; this Slumber ends» is the Loot of the card that is current then',
  () => {
    const at = meeting('tallyman', { begins: 'turn-clubs-3', dreamers: { ana: {}, bea: {} } }).untilAsk('ana', 'your-round', {
      'skip-slumber': 'no',
    })
    const effect = { do: 'seq', effects: [{ do: 'loot' }, { do: 'endEncounter', how: 'left' }] }
    at.arrange(() => {}, [{ step: 'saying', args: { effect } }] as never)
    at.untilAsk('ana', 'travel')
    expect([at.get('ana', 'ether'), at.get('bea', 'ether')]).toEqual([2, 2])
  },
)
rule('EF-RULING-62', 'what a Slumber’s tile lets one do is a Dream action, one in a round', () => {
  const at = meeting('tallyman', { dreamers: { ana: { at: '3,3', hand: [a2, a2, r3, r3] } } }).untilAsk('ana', 'your-round', {
    'skip-slumber': 'no',
  })
  at.arrange(
    (w) => {
      w.set(at.piece('tallyman-figure', 'figures'), 'at', '3,3')
      w.set('table', 'active', 'ana')
      w.set('ana', 'dreamActed', true)
    },
    [{ step: 'round', args: { who: 'ana' } }],
  )
  const refused = Object.entries(at.refused('ana')).filter(([key]) => key.startsWith('use:entity:'))
  expect(refused.length).toBeGreaterThan(0)
  for (const [, rules] of refused) expect(rules).toContain('EF-ROUND-02')
})
rule('EF-RULING-58', 'a table that is left and opened again is as it was, at no cost', () => {
  const at = inRound({ hours: 2, dreamers: { ana: { at: '1,1', hand: [c3], ether: 2, anguish: 1 } } }).choose('ana', 'move')
  const [state, asked] = [at.state, at.offered('ana')]
  at.reopenFromStart()
  expect([at.state, at.offered('ana'), at.get('ana', 'ether'), at.get('ana', 'anguish')]).toEqual([state, asked, 2, 1])
})
rule('EF-SCRIPT-03', 'a script may change the Scape, take and give, and end the Dream', () => {
  const at = inRound({ tiles: [], dreamers: { ana: { at: '4,4', hand: [c3] } } })
    .choose('ana', 'use:map:f')
    .choose('ana', [c3])
    .untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.zone('scape')).toContain('i01-c2')
  at.arrange(
    (w) => {
      w.set('table', 'hidden', [])
      w.set('table', 'hours', 3)
    },
    [{ step: 'round', args: { who: 'ana' } }],
  )
  at.arrange((w) => w.set('ana', 'dreamActed', false))
    .choose('ana', 'use:floating:gate-i01/corridor')
    .untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  expect([at.state.encounter, at.zone('wisdom').length > 0]).toEqual([null, true])
})
