import { defined, type Script } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { names } from '@miskatonic/testing/pictures'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { AncientOneCard, InvestigatorCard, MythosCard } from '../content/nodes.ts'
import { reference } from '../content/reference.ts'
import { game, readOptions } from '../index.ts'
import { cardOf, kindOf } from '../rules/pieces.ts'
import type { Eldritch, Zones } from '../rules/shape.ts'
import { setup } from '../setup.ts'
import { pause, position, text, token } from './position.ts'
import { tell } from './told.ts'

type How = { readonly [option: string]: unknown }
const SEATS = ['ana', 'ben', 'cora', 'dora', 'eva', 'fay', 'gil', 'hal']
const WHO = names('lily-chen silas-marsh mark-harrigan trish-scarborough norman-withers jim-culver leo-anderson diana-stanley')
/** Nothing in these asks anybody while the game is set up. */
const MYSTERY: Record<string, string> = {
  azathoth: 'occult-research',
  cthulhu: 'rlyeh-risen',
  'shub-niggurath': 'hunting-the-thousand',
  'yog-sothoth': 'arcane-understanding',
}
const CUP = ['maniac', 'zombie', 'vampire']

/** A game set up for so many, up to the first action. */
function setUp(players: number, ancientOne = 'azathoth', more: How = {}, chance: Record<string, string[]> = {}) {
  return play(game, {
    seats: SEATS.slice(0, players),
    options: { ancientOne, investigators: WHO.slice(0, players), lead: 'ana', ...more },
    chance: { 'draw:mysteries': [MYSTERY[ancientOne] as string], 'draw:cup': CUP, ...chance },
  })
}
type Table = ReturnType<typeof setUp>
const onBoard = (t: Table, kind: string) =>
  t.table.kernel.zonesOf('space').flatMap((zone) => t.table.kernel.inZone(zone).filter((piece) => kindOf(t.table.kernel, piece) === kind))
function colours(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const name of names) {
    const { colour } = cards.find((card) => card.id === name) as MythosCard
    counted[colour] = (counted[colour] ?? 0) + 1
  }
  return counted
}
/** The stages of the Mythos deck: each was put down as one shuffled part. */
const stages = (t: Table) =>
  (t.table.kernel.raw.zones.mythos ?? []).map(({ ids }) => colours(ids.map((piece) => t.table.kernel.def(piece).id)))
const inBox = (t: Table, kind: string) => t.table.kernel.inZone('box').filter((piece) => kindOf(t.table.kernel, piece) === kind)

describe('steps 1 and 2: the board and the tokens', () => {
  rule('EH-SETUP-01 EH-SETUP-02 EH-SETUP-03', 'an empty board, the nine Gates and the 36 Clues shuffled face down', () => {
    // Before anything is spawned: the first question of a game whose investigators are chosen in it.
    const t = play(game, { seats: ['ana', 'ben'], options: { ancientOne: 'azathoth', lead: 'ana' } })
    t.expectAsk('ana', 'prompt.new-investigator')
    expect(t.table.kernel.zonesOf('space')).toEqual([])
    expect([t.zone('gates').length, t.zone('clues').length]).toEqual([9, 36])
    for (const zone of ['gates', 'clues']) {
      expect(t.table.kernel.raw.zones[zone]?.map(({ mixed }) => mixed)).toEqual([true])
      expect(t.table.view('ana').zones[zone]).toMatchObject({ pieces: [] })
    }
  })

  tell(`
    EH-SETUP-04: all other tokens are without limit
      ana lily-chen london; says lily-chen: place eldritch 50 on:sheet => azathoth eldritch 50
  `)
})

describe('steps 3 and 4: the Lead and the investigators', () => {
  rule('EH-SETUP-05 EH-RULING-02', 'the Lead is whom the group names, or somebody at random', () => {
    expect(play(game, { seats: SEATS.slice(0, 3), options: { ancientOne: 'azathoth', lead: 'cora' } }).state.lead).toBe('cora')
    play(game, { seats: SEATS.slice(0, 3), options: { ancientOne: 'azathoth' }, chance: { lead: ['ben'] } })
      .shows('table lead ben')
      .does('ben? new-investigator')
  })

  rule('EH-SETUP-06 EH-RULING-02', 'from him clockwise each chooses one nobody else has, on its starting space', () => {
    const t = play(game, {
      seats: SEATS.slice(0, 3),
      options: { ancientOne: 'azathoth', lead: 'ben' },
      chance: { 'draw:mysteries': ['occult-research'] },
    })
    expect(t.offered('ben')).toHaveLength(12)
    t.does('ben silas-marsh, cora? new-investigator', 'cora not offered silas-marsh').does('cora lily-chen, ana? new-investigator')
    expect(t.offered('ana')).toHaveLength(10)
    expect([t.zone('space:sydney'), t.zone('space:shanghai')]).toEqual([['silas-marsh'], ['lily-chen']])
  })

  rule('EH-SETUP-06 EH-RULING-02', 'or is dealt one', () => {
    play(game, {
      seats: ['ana', 'ben'],
      options: { ancientOne: 'azathoth', lead: 'ana', randomInvestigators: true },
      chance: { investigator: ['mark-harrigan', 'jim-culver'], 'draw:mysteries': ['occult-research'], 'draw:cup': CUP },
    }).shows('mark-harrigan player ana; jim-culver player ben')
  })

  rule('EH-SETUP-07 EH-SETUP-08', 'he takes what the back of his sheet lists: cards by name, Clues at random, other effects', () => {
    const t = play(game, {
      seats: ['ana', 'ben'],
      options: { ancientOne: 'azathoth', lead: 'ana', investigators: ['jim-culver', 'lola-hayes'] },
      chance: { 'draw:clues': ['clue-rome'], 'draw:mysteries': ['occult-research'], 'draw:cup': CUP },
    })
    expect(t.zone('possessions:jim-culver#1')).toEqual([expect.stringMatching(/^shriveling-/)])
    t.shows('jim-culver own-clues clue-rome; space:6 jim-culver …').does(
      'ben? improve > will',
      'lola-hayes willUp 1, possessions 18-derringer',
    )
  })

  rule('EH-RULING-03', 'named cards are taken before the decks are built: none is in the reserve; a copy serves one', () => {
    const t = setUp(3)
    const kept = [...t.zone('possessions:lily-chen#1'), ...t.zone('possessions:mark-harrigan#1'), ...t.zone('possessions:silas-marsh#1')]
    expect(kept.sort()).toEqual(['38-revolver', 'fishing-net', 'kerosene', 'lucky-rabbits-foot', 'protective-amulet'])
    for (const card of kept) expect([...t.zone('assets'), ...t.zone('reserve')]).not.toContain(card)
  })

  rule('EH-SETUP-09', 'with all his Health and Sanity', () => {
    const t = setUp(3)
    for (const name of WHO.slice(0, 3)) {
      const { health, sanity } = cards.find(({ id }) => id === name) as InvestigatorCard
      expect([t.get(token(name), 'health'), t.get(token(name), 'sanity')], name).toEqual([health, sanity])
    }
  })
})

describe('steps 5 and 6: the Ancient One and the cup', () => {
  rule('EH-SETUP-10 EH-RULING-04', 'one is chosen, or drawn; its sheet lies front up and its set-up box is resolved', () => {
    const t = setUp(2)
    expect(t.zone('sheet')).toEqual(['azathoth'])
    expect(t.table.kernel.up('azathoth#1')).toBe('front')
    // «Place 1 Eldritch token on the green Omen space.»
    expect(t.get('azathoth#1', 'eldritch')).toBe(1)
    play(game, {
      seats: ['ana'],
      options: { ancientOne: 'random', investigators: ['lily-chen'] },
      chance: { 'ancient-one': ['yog-sothoth'], 'draw:mysteries': ['arcane-understanding'], 'draw:cup': CUP },
    }).shows('table ancientOne yog-sothoth')
  })

  rule('EH-SETUP-11', 'and stays for the whole game: the others are in the box', () => {
    const t = setUp(2, 'cthulhu')
    expect(
      inBox(t, 'ancientOne')
        .map((piece) => t.table.kernel.def(piece).id)
        .sort(),
    ).toEqual(['azathoth', 'shub-niggurath', 'yog-sothoth'])
    // Awake it is another side of the same sheet.
    const awake = position('ana lily-chen london; ancientOne cthulhu; doom 1; says lily-chen: doom 1')
    expect([awake.zone('sheet'), awake.table.kernel.up('cthulhu#1')]).toEqual([['cthulhu'], 'back'])
  })

  rule(
    'EH-SETUP-12 EH-SETUP-13 EH-ASIDE-01 EH-RULING-05',
    'the cup holds every Monster that is neither Epic nor set aside, Cultists too',
    () => {
      for (const [id, aside] of [
        ['azathoth', []],
        ['cthulhu', ['deep-one', 'star-spawn']],
        ['shub-niggurath', ['dark-young', 'ghoul', 'ghoul', 'goat-spawn', 'goat-spawn']],
      ] as const) {
        const t = position(`ana lily-chen london; ancientOne ${id}`)
        expect(t.zone('aside').sort(), id).toEqual([...aside])
        expect(t.zone('cup').length + aside.length, id).toBe(34)
        expect(
          t.zone('cup').filter((name) => name === `cultist-${id}`),
          id,
        ).toHaveLength(5)
        expect(t.zone('epic'), id).toHaveLength(9)
        for (const name of aside) expect(t.zone('cup')).not.toContain(name)
      }
      // The same in a real set-up.
      const t = setUp(2, 'cthulhu')
      expect(t.zone('aside').sort()).toEqual(['deep-one', 'star-spawn'])
      expect(t.zone('cup').length + onBoard(t, 'monster').length).toBe(32)
    },
  )
})

describe('step 7: the decks', () => {
  rule('EH-SETUP-14 EH-SETUP-15 EH-RULING-06', 'Mysteries, Research and Special Encounters of the others are in the box', () => {
    const t = setUp(2, 'cthulhu')
    const own = (zone: Zones) =>
      t.table.kernel.inZone(zone).map((piece) => (cardOf(t.table.kernel, piece) as { ancientOne?: string }).ancientOne)
    const printed = (kind: string) =>
      cards.filter((card) => card.kind === kind && (card as { ancientOne?: string }).ancientOne === 'cthulhu').length
    expect([own('mysteries').length + 1, own('research').length, own('special:rlyeh-risen').length]).toEqual([4, printed('research'), 6])
    expect(new Set([...own('mysteries'), ...own('research'), ...own('special:rlyeh-risen')])).toEqual(new Set(['cthulhu']))
    for (const kind of ['mystery', 'research', 'special']) {
      // Whose they are is shown by their backs.
      const backs = new Set(inBox(t, kind).map((piece) => t.table.kernel.def(piece).faces.back))
      expect(backs.size, kind).toBe(kind === 'special' ? 1 : 3)
      expect(backs, kind).not.toContain(`back:${kind}:cthulhu`)
    }
  })

  rule('EH-SETUP-16', 'all Expeditions in one deck, whatever their backs', () => {
    const t = play(game, { seats: ['ana'], options: { ancientOne: 'azathoth' } })
    expect(t.table.kernel.size('expedition')).toBe(18)
    expect(t.table.kernel.raw.zones.expedition?.map(({ mixed }) => mixed)).toEqual([true])
  })

  rule('EH-SETUP-17 EH-ASIDE-02 EH-RULING-06', 'Special Encounters lie by title near the sheet, shuffled and face down', () => {
    for (const [id, title] of [
      ['cthulhu', 'rlyeh-risen'],
      ['yog-sothoth', 'the-key-and-the-gate'],
    ] as const) {
      const t = setUp(2, id)
      const deck = t.table.kernel.raw.zones[`special:${title}`]
      expect(deck?.map(({ ids, mixed }) => [ids.length, mixed])).toEqual([[6, true]])
      expect(t.table.view('ana').zones[`special:${title}`]).toEqual({ count: 6, pieces: [] })
    }
    expect(setUp(2).table.kernel.zonesOf('special')).toEqual([])
  })

  rule('EH-SETUP-18 EH-SETUP-19', 'a deck of its own for each kind, face down; Spells and Conditions front up', () => {
    const t = setUp(2)
    const { zones } = t.table.view('ana')
    for (const deck of ['america', 'europe', 'asia', 'general', 'otherWorld', 'research', 'mysteries', 'assets', 'artifacts']) {
      expect(zones[deck]?.count, deck).toBeGreaterThan(0)
      expect(zones[deck]?.pieces, deck).toEqual([])
    }
    expect(['america', 'europe', 'asia', 'general', 'otherWorld'].map((deck) => zones[deck]?.count)).toEqual([8, 8, 8, 12, 24])
    expect(zones.spells?.pieces[0]).toMatchObject({ up: 'front', faces: { front: expect.stringMatching(/^spell:/) } })
    expect(zones.conditions?.pieces[0]).toMatchObject({ up: 'front', faces: { front: expect.stringMatching(/^condition:/) } })
  })
})

describe('step 8: the Mythos deck', () => {
  rule(
    'EH-SETUP-20 EH-SETUP-21 EH-SETUP-22 EH-RULING-07',
    'three stages by colour as the sheet says, each shuffled on its own, the first on top',
    () => {
      for (const id of Object.keys(MYSTERY)) {
        const t = setUp(1, id)
        const { stages: wanted } = cards.find((card) => card.id === id) as AncientOneCard
        expect(stages(t), id).toEqual(wanted.map((stage) => Object.fromEntries(Object.entries(stage).filter(([, n]) => n > 0))))
        expect(
          t.table.kernel.raw.zones.mythos?.every(({ mixed }) => mixed),
          id,
        ).toBe(true)
      }
    },
  )

  rule('EH-SETUP-23 EH-BOX-02', 'the rest goes back to the box unseen', () => {
    const t = setUp(1)
    expect(inBox(t, 'mythos')).toHaveLength(51 - 16)
    for (const seat of ['ana', '@spectator']) {
      const seen = JSON.stringify(t.table.view(seat).zones.box)
      for (const piece of inBox(t, 'mythos')) expect(seen).not.toContain(`mythos:${t.table.kernel.def(piece).id}`)
    }
  })

  rule('EH-RULING-07', 'with too few cards of a colour the set-up does not begin, and says why', () => {
    const build = game.steps.buildMythos as unknown as (t: Eldritch) => Script
    const isBlue = (t: Eldritch) => (piece: string) => (cardOf(t, piece) as Partial<MythosCard>).colour === 'blue'
    const withoutBlue = function* (t: Eldritch): Script {
      yield* t.change((w) => w.put(t.inZone('box').filter(isBlue(t)), 'aside'))
      yield* build(t)
    }
    const poorer = { ...game, steps: { ...game.steps, buildMythos: withoutBlue as never } }
    const t = () => play(poorer, { seats: ['ana'], options: { ancientOne: 'azathoth', investigators: ['lily-chen'] } })
    expect(t).toThrow(/Mythos deck of azathoth cannot be built: a stage needs 1 blue cards, and only 0 are left/)
  })
})

describe('step 9: the beginning', () => {
  rule(
    'EH-SETUP-24 EH-SETUP-25 EH-SETUP-26 EH-SETUP-27 EH-SETUP-28 EH-SETUP-30 EH-SETUP-31 EH-SETUP-32 EH-REF-03 EH-REF-04 EH-RULING-08',
    'W-01 four players against Cthulhu',
    () => {
      const t = setUp(4, 'cthulhu')
      expect([t.state.players, t.state.doom, t.state.omen]).toEqual([4, 12, 0])
      expect([onBoard(t, 'gate').length, onBoard(t, 'monster').length, onBoard(t, 'clue').length]).toEqual([1, 1, 2])
      t.shows('reserve 4 cards; mystery rlyeh-risen; mythos 15 cards')
      expect(stages(t)).toEqual([
        { yellow: 2, blue: 2 },
        { green: 1, yellow: 3 },
        { green: 3, yellow: 4 },
      ])
      for (const name of ['deep-one', 'star-spawn']) expect(t.zone('cup')).not.toContain(name)
      // The Monster lies with its Gate, the expedition token where the first card says.
      expect(t.table.kernel.where(onBoard(t, 'monster')[0] as string)).toBe(t.table.kernel.where(onBoard(t, 'gate')[0] as string))
      expect((cardOf(t.table.kernel, defined(t.table.kernel.inZone('expedition')[0])) as { space?: string }).space).toBe(t.state.expedition)
      // «When this card enters play»: the Mystery token is on 3.
      expect(t.get('rlyeh-risen#1', 'tokenSpaces')).toEqual(['3'])
    },
  )

  rule(
    'EH-SETUP-28 EH-SETUP-29 EH-REF-03 EH-RULING-08',
    'W-02 six players against Azathoth: green Gates on a green Omen move no Doom',
    () => {
      const t = setUp(6, 'azathoth', {}, { 'draw:gates': ['gate-san-francisco', 'gate-istanbul'] })
      expect([t.state.doom, t.state.omen, t.get('azathoth#1', 'eldritch')]).toEqual([15, 0, 1])
      expect(
        onBoard(t, 'gate')
          .map((piece) => t.table.kernel.def(piece).id)
          .sort(),
      ).toEqual(['gate-istanbul', 'gate-san-francisco'])
      expect([onBoard(t, 'monster').length, onBoard(t, 'clue').length]).toEqual([2, 3])
      expect((t.table.kernel.raw.zones.mythos ?? []).map(({ ids }) => ids.length)).toEqual([4, 6, 6])
    },
  )

  rule('EH-RULING-01 EH-RULING-08', 'the steps come in the rulebook’s order, and a seed sets up the same table again', () => {
    const labels = setUp(3).table.opening.map(({ label }) => label)
    const first = (label: string) => labels.findIndex((one) => one.startsWith(label))
    const order = names('find:assets mythos: draw:spells draw:assets draw:gates draw:cup draw:expedition draw:clues draw:mysteries').map(
      first,
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
    expect(setUp(3).table.hash).toBe(setUp(3).table.hash)
  })

  rule('EH-SETUP-33 EH-RULING-09', 'no investigator’s ability is offered before the first round', () => {
    // The Wraith curses the Lead as it spawns: Jacqueline would look and gain a Clue.
    const t = play(game, {
      seats: ['ana', 'ben'],
      options: { ancientOne: 'azathoth', lead: 'ana', investigators: ['lily-chen', 'jacqueline-fine'] },
      chance: { 'draw:cup': ['wraith'], 'draw:mysteries': ['occult-research'] },
    })
    t.expectAsk('ana', 'prompt.action')
    expect(t.zone('own-conditions:lily-chen#1')).toEqual([expect.stringMatching(/^cursed/)])
    // In the Mythos Phase she may.
    position('ana lily-chen london; ben jacqueline-fine 5; mythosPhase; says lily-chen: gain condition name:cursed').does(
      'ben? use-trigger',
    )
  })

  rule('EH-SETUP-34 EH-RULING-09', 'spawn effects of the first Monsters are resolved, the Lead being active', () => {
    const t = setUp(2, 'azathoth', { lead: 'ben' }, { 'draw:cup': ['wraith'] })
    expect(t.zone('own-conditions:silas-marsh#1')).toEqual([expect.stringMatching(/^cursed/)])
    setUp(2, 'azathoth', {}, { 'draw:cup': ['mummy'] }).shows('space:the-pyramids mummy …')
  })

  rule('EH-SETUP-35 EH-OPT-05', 'a starting Rumor enters play when everything else is done', () => {
    const t = setUp(
      2,
      'azathoth',
      { startingRumor: true },
      { 'starting-rumor': ['growing-madness'], 'mythos:blue': ['stars-aligned', 'mysterious-lights'] },
    )
    expect(t.zone('ongoing')).toEqual(['growing-madness'])
    expect(t.table.opening.at(-1)?.label).toBe('starting-rumor')
  })
})

describe('the Reference card', () => {
  rule('EH-REF-01 EH-REF-02 EH-REF-03 EH-REF-04 EH-RULING-10', 'Gates, Clues and Monsters of a surge, by the number of players', () => {
    const rows = Object.values(reference).map(({ gates, clues, surge }) => `${gates} ${clues} ${surge}`)
    expect(rows).toEqual(['1 1 1', '1 1 1', '1 2 2', '1 2 2', '2 3 2', '2 3 2', '2 4 3', '2 4 3'])
    // A Mythos card’s icons, with five at the table: the Omen turns blue; two Monsters at the blue Gate, three Clues; of a yellow card two Gates.
    const seats = Object.fromEntries(SEATS.slice(0, 5).map((seat, i) => [seat, { is: defined(WHO[i]), at: '10' }]))
    const from = (icon: string) => ({ phase: 'mythos' as const, from: [{ step: 'mythosIcon', args: { icon } }, pause] })
    const surge = position('omen 1; gates london; draw cup: zombie maniac', { seats }, from('surge'))
    expect(surge.zone('space:london')).toEqual(['gate-london', 'zombie', 'maniac'])
    expect(onBoard(position({ seats }, from('clues')), 'clue')).toHaveLength(3)
    expect(onBoard(position({ seats }, from('gates')), 'gate')).toHaveLength(2)
  })

  tell(`
    EH-REF-05 EH-RULING-10: an effect with a number of its own does not ask it
      ana lily-chen 10; ben silas-marsh 10; cora mark-harrigan 10; dora trish-scarborough 10; eva norman-withers 10;
      draw gates: gate-tokyo, clues: clue-20; says lily-chen: spawn gate 1, spawn clue 1 => gates 8 cards; space:tokyo gate-tokyo …; space:20 clue-20
  `)

  rule('EH-REF-06 EH-REF-07 EH-RULING-11', 'the number of players is that of the set-up, whoever is out', () => {
    const out = (t: Table) => t.arrange((w) => w.set('table', 'eliminated', ['ben', 'cora']))
    const t = out(
      position('ana lily-chen 10; ben silas-marsh rome, fallen health; cora mark-harrigan rome, fallen sanity', {
        from: [
          pause,
          text('lily-chen', { do: 'gain', what: 'clue', n: { of: 'players' } }),
          { step: 'mythosIcon', args: { icon: 'clues' } },
          pause,
        ],
      }),
    ).choose('ana', 'go on')
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(3)
    expect(onBoard(t, 'clue')).toHaveLength(2)
  })
})

describe('set aside and in the box', () => {
  tell(`
    EH-ASIDE-03: what was set aside goes back there when it is discarded, not to the cup
      ana lily-chen 10; ancientOne cthulhu; monsters 10: deep-one zombie; says lily-chen: discard here n:all => aside {deep-one star-spawn}; cup zombie …, not deep-one
    EH-ASIDE-04: only an effect that names it uses it
      (The whole cup is drawn, and no Deep One comes.)
      ana lily-chen 10; ancientOne cthulhu; says lily-chen: spawn monster london 40 => cup none; aside {deep-one star-spawn}
      ana lily-chen 10; ancientOne cthulhu; says lily-chen: spawn monster here 1 name:deep-one => space:10 deep-one …; aside star-spawn
    EH-ASIDE-05: when all of that name are on the board, no more comes
      ana lily-chen 10; ancientOne cthulhu; says lily-chen: spawn monster here 3 name:deep-one => space:10 2 cards, deep-one …
    EH-BOX-01: what is in the box is out of the game, until an effect fetches it
      ana lily-chen 10, has bandages; ancientOne cthulhu; top assets: axe;
      says lily-chen: toBox what:(the cards kind:asset), gain asset name:bandages => box bandages …; lily-chen has none
  `)

  rule('EH-BOX-01', 'as a Rumor is', () => {
    position('ana lily-chen 10; ancientOne cthulhu; flow pause, lily-chen rumorFromBox, pause', { chance: { rumor: ['growing-madness'] } })
      .arrange((w) => w.put('growing-madness#1', 'box'))
      .does('ana go on', 'ongoing growing-madness')
  })
})

describe('the start page', () => {
  const choicesOf = (id: string): readonly string[] => {
    const field = setup.fields.find((one) => one.id === id)
    return field && 'choices' in field ? field.choices.map((choice) => choice.id) : []
  }
  const idsOf = (kind: string): string[] => cards.filter((card) => card.kind === kind).map(({ id }) => id)
  const taken = (options: object, seats = 1): unknown => readOptions(options as never, SEATS.slice(0, seats))

  it('offers what is in the box', () => {
    expect(choicesOf('ancientOne')).toEqual(['random', ...idsOf('ancientOne')])
    expect(choicesOf('investigators')).toEqual(idsOf('investigator'))
    const { min, max, usual } = setup.seats
    expect({ min, max }).toEqual(game.seats)
    expect(usual).toBeGreaterThanOrEqual(min)
    for (const card of cards)
      if (card.kind === 'investigator') {
        const choice = setup.fields.flatMap((field) => ('choices' in field ? [...field.choices] : [])).find(({ id }) => id === card.id)
        expect(choice?.label).toEqual(card.name)
        expect(choice?.help?.es).toContain(`${card.occupation.es}:`)
        expect(choice?.help?.en).toContain(`${card.occupation.en}:`)
      }
  })

  it('offers nothing the rules refuse, and begins with what they take', () => {
    for (const field of setup.fields) {
      if (field.kind === 'choice') for (const { id } of field.choices) expect(taken({ [field.id]: id })).toMatchObject({ [field.id]: id })
      if (field.kind === 'choice') expect(field.choices.map(({ id }) => id)).toContain(field.start)
      if (field.kind === 'yes-no')
        for (const value of [true, false]) expect(taken({ [field.id]: value })).toMatchObject({ [field.id]: value })
    }
    expect(() => taken({ difficulty: 'impossible' })).toThrow('difficulty')
    expect(choicesOf('difficulty')).toEqual(['easy', 'normal', 'hard'])
  })

  it('lets a seat leave its investigator to the table', () => {
    expect(taken({ investigators: [null, 'lily-chen', null] }, 3)).toMatchObject({ investigators: [null, 'lily-chen', null] })
    expect(() => taken({ investigators: ['lily-chen', 'lily-chen'] }, 2)).toThrow('twice')
    play(game, { seats: ['ana', 'ben'], options: { investigators: [null, 'lily-chen'], lead: 'ana' } })
      .does('ana? new-investigator', 'investigators lily-chen …')
      .does('ana jim-culver', 'investigators not lily-chen')
  })

  it('says everything in both languages', () => {
    const texts = JSON.stringify(setup).match(/\{"es":"[^}]*"\}/g) ?? []
    expect(texts.length).toBeGreaterThan(30)
    for (const text of texts) {
      const { es, en } = JSON.parse(text) as { es: string; en: string }
      expect(es.length && en.length, text).toBeGreaterThan(0)
    }
  })
})
