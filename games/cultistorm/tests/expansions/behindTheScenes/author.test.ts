import { play, rule } from '@miskatonic/testing'
import { botsPlay, playerOf, playOut } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { manuscripts } from '../../../content/expansions/behindTheScenes.ts'
import { bots, game, text } from '../../../index.ts'
import { cultistLimit } from '../../../rules/cultists.ts'
import { cultistorm } from '../../../rules/game.ts'
import { playPrudentGame, SEATS } from '../../randomGames.ts'
import { crowds, crystals, curtainFallen, ending, minds, type Picture, scene } from '../../scene.ts'
import { gamesWith } from '../games.ts'
import { expansionIsPrinted } from '../printed.ts'

const options = { behindTheScenes: true }
/** Three detectives and Dot, the author, who has this page and so much ink. */
const writing = (page: string, ink: number, picture: Picture, ...steps: readonly (string | { step: string; args: object })[]) => {
  const table = scene({ seats: 4, options, ...picture })
  table.arrange((w, t) => {
    w.put(t.inZone('manuscripts:dot'), 'manuscript-deck')
    w.set('table', 'ink', ink)
  })
  table.put(page, 'manuscripts:dot')
  const flow = [...steps, 'curtain'].map((step) => (typeof step === 'string' ? { step } : step))
  return table.arrange(() => {}, flow as never)
}
const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })

rule(['CS-EXP-02', 'CS-RULING-121'], 'the last seat is the author: no detective, and N counts the others', () => {
  const table = play(cultistorm, { seats: SEATS.slice(0, 4), options })
  expect([table.get('dot', 'apart'), table.state.author, table.zone('detective:dot'), table.zone('detective:carl').length]).toEqual([
    true,
    'dot',
    [],
    1,
  ])
  expect([cultistLimit(table.table.kernel), table.zone('manuscripts:dot').length, table.zone('manuscript-deck').length]).toEqual([
    11, 4, 20,
  ])
  table.untilAsk('ana', 'choose-first-trophy')
  for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'star')
  expect(['ana', 'bea', 'carl', 'dot'].map((who) => table.get(who, 'trophies').length)).toEqual([1, 1, 1, 0])
})

test('what the author does is told with the role, for who gave no name', () => {
  const seats = ['Asiento 1', 'Asiento 2', 'Asiento 3', 'Asiento 4']
  const heard = play(cultistorm, { seats, options }).table.eventsFor('Asiento 1')
  const played = heard.flatMap(({ message: { args } }) => (args?.who === 'Asiento 4' ? [args.played] : []))
  expect(new Set(played.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"Asiento 4":"author"}']))
})

rule(['CS-RULING-121'], 'from two detectives and an author to five and one', () => {
  for (const [n, fits] of [
    [2, false],
    [3, true],
    [6, true],
  ] as const) {
    const open = () => play(cultistorm, { seats: SEATS.slice(0, n), options })
    if (fits) expect(open).not.toThrow()
    else expect(open).toThrow('3 to 6 seats')
  }
})

rule(['CS-RULING-80', 'CS-RULING-121'], 'hands are hidden from the author, and the author’s pages from everybody', () => {
  const table = scene({ seats: 4, options, detectives: { ana: { hand: ['stand-firm'] } } })
  const seen = (who: string, zone: string) => JSON.stringify(table.table.view(who).zones[zone] ?? null)
  expect([seen('bea', 'hand:ana').includes('action/stand-firm'), seen('dot', 'hand:ana').includes('action/')]).toEqual([true, false])
  expect([seen('dot', 'manuscripts:dot').includes('manuscript/'), seen('ana', 'manuscripts:dot').includes('manuscript/')]).toEqual([
    true,
    false,
  ])
  expect(JSON.stringify(table.table.view('@spectator')).includes('action/stand-firm')).toBe(false)
})

rule(
  ['CS-RULING-121'],
  'ink: one each cultist phase, one for each lost or declined fight up to two a turn, one for each terror card, six at most',
  () => {
    const arrivals = scene({ seats: 4, options }, 'cultists')
    expect(arrivals.state.ink).toBe(1)
    const idle = scene({ seats: 4, options }, turnOf('ana'), turnOf('bea'), turnOf('carl'))
    expect([idle.state.ink, idle.state.inkOfFights]).toEqual([2, 2])
    const terror = scene({ seats: 4, options, ring: { tentacle: 'distant-drums' }, crystals: { tentacle: 1 } }, 'terror')
    expect(terror.state.ink).toBe(1)
    const full = scene({ seats: 4, options })
    full.arrange((w) => w.set('table', 'ink', 6), [{ step: 'cultists' }, { step: 'curtain' }])
    expect(full.state.ink).toBe(6)
  },
)

rule(['CS-RULING-121'], 'a page costs its ink, and is not played with less', () => {
  const paid = writing('ill-omen', 3, { crystals: { eye: 1 } }, 'terror').choose('dot', 'play:ill-omen')
  expect([paid.state.ink, paid.zone('manuscript-discard')]).toEqual([2, ['ill-omen']])
  const poor = writing('deus-ex-machina', 3, {}, 'terror')
  expect(poor.refused('dot')['play:deus-ex-machina']).toEqual(['CS-RULING-121'])
})

rule(['CS-RULING-121'], 'once per cultist phase the author chooses which of the next two cultists comes first', () => {
  const table = scene({ seats: 4, options, cultists: ['eye-1', 'star-1'] }, 'cultists')
  expect(table.offered('dot').sort()).toEqual(['eye-1', 'star-1'])
  expect(JSON.stringify(table.table.view('ana').zones['cultist-deck'])).not.toContain('cultist/')
  table.choose('dot', 'star-1').choose('dot', 'pass')
  expect([table.zone('column:shield'), table.zone('column:tentacle')]).toEqual([['star-1'], ['eye-1']])
})

rule(['CS-RULING-121'], 'hands are filled up to four when the turn ends', () => {
  const table = scene({ seats: 4, options })
  table.arrange((w, t) => w.put(t.inZone('manuscripts:dot').slice(0, 2), 'manuscript-discard'), [{ step: 'turnEnd' }])
  expect(table.zone('manuscripts:dot')).toHaveLength(4)
})

rule(['CS-RULING-121'], 'whether the author is asked is a matter of ink, not of the hand', () => {
  const asked = (page: string) => writing(page, 2, {}, 'terror').table.asked()
  // The page of the cultist phase cannot be played now: the author is asked all the same.
  expect([asked('slip-of-the-pen'), asked('footnote')]).toEqual([['dot'], ['dot']])
  expect(writing('slip-of-the-pen', 0, {}, 'terror').table.asked()).not.toContain('dot')
})

rule(['CS-RULING-121', 'CS-FRAME-01'], 'the author wins when the detectives lose, and loses when they win', () => {
  const lost = scene({ seats: 4, options, detectives: { ana: { madness: 4 } } }, turnOf('ana'))
  expect(lost.result).toMatchObject({ outcome: 'madness', winners: ['dot'] })
  const picture = { sealed: ['shield', 'tentacle', 'eye', 'planet'], offered: { star: ['eye', 'eye', 'eye'] } } as const
  const won = scene({ seats: 4, options, ...picture, detectives: { ana: { at: 'star', seals: ['star'] } } }, 'sealing').choose(
    'ana',
    'seal',
  )
  expect(won.result).toMatchObject({ outcome: 'sealed', winners: ['ana', 'bea', 'carl'] })
})

test('Slip of the Pen: a cultist die is rolled again', () => {
  const table = writing('slip-of-the-pen', 1, { dice: { eye: 'blank' }, chance: { 'cultist-die:eye': [[5]] } }, 'terror')
  table.choose('dot', 'play:slip-of-the-pen').choose('dot', 'eye')
  expect([table.get('slot:eye', 'die'), table.state.ink, table.zone('manuscript-discard')]).toEqual(['star', 0, ['slip-of-the-pen']])
})

test('Footnote: the marker moves one more location', () => {
  const table = writing('footnote', 0, { cultists: ['eye-1', 'star-1'] }, 'cultists')
    .choose('dot', 'eye-1')
    .choose('dot', 'play:footnote')
  expect(table.zone('column:tentacle')).toEqual(['eye-1'])
})

test('Cold Draught: a detective of choice discards a card of the own choice', () => {
  const detectives = { ana: { hand: ['stand-firm', 'keen-glance'] }, bea: { hand: ['guiding-light'] } }
  const table = writing('cold-draught', 1, { detectives }, 'preparation').choose('dot', 'play:cold-draught').choose('dot', 'ana')
  expect(table.offered('ana').sort()).toEqual(['keen-glance', 'stand-firm'])
  table.choose('ana', ['stand-firm'])
  expect([table.zone('hand:ana'), table.zone('hand:bea')]).toEqual([['keen-glance'], ['guiding-light']])
})

test('Ill Omen: a crystal goes on to the next terror card, past the end of the game', () => {
  const table = writing('ill-omen', 1, { crystals: { planet: 2 }, terror: 'planet' }, 'terror').choose('dot', 'play:ill-omen')
  expect(crystals(table)).toEqual([1, 0, 0, 1, 1])
})

test('Sudden Turn: the next cultist appears where the author wants, the marker goes its way', () => {
  const table = writing('sudden-turn', 1, { cultists: ['eye-1', 'star-1'] }, 'cultists').choose('dot', 'eye-1')
  table.choose('dot', 'play:sudden-turn').choose('dot', 'planet')
  expect([crowds(table), table.zone('column:planet'), table.state.marker, table.state.detour]).toEqual([
    [0, 1, 1, 1, 0],
    ['eye-1'],
    'planet',
    null,
  ])
})

test('Underlined Word: the enemy has one more symbol in this fight', () => {
  // shield-1 shows Tentacle, Eye, Planet.
  const ana = { at: 'tentacle', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] } as const
  const table = writing('underlined-word', 2, { columns: { tentacle: ['shield-1'] }, detectives: { ana } }, turnOf('ana'))
  table.choose('ana', 'fight:shield-1').choose('dot', 'play:underlined-word').choose('dot', 'star')
  expect([crowds(table)[1], minds(table)[0]]).toEqual([1, 1])
})

test('Torn Page: a detective loses a die', () => {
  const ana = { at: 'tentacle', dice: ['star'], targets: ['shield-1'] } as const
  const table = writing('torn-page', 2, { columns: { tentacle: ['shield-1'] }, detectives: { ana } }, turnOf('ana'))
  table.choose('ana', 'fight:shield-1').choose('dot', 'play:torn-page')
  expect([table.zone('dice:ana'), table.zone('dice-reserve').length]).toEqual([[], 8])
})

test('Marginal Horror: after a fight, a step of terror', () => {
  const ana = { at: 'tentacle', hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] } as const
  const table = writing('marginal-horror', 2, { columns: { tentacle: ['shield-1'] }, detectives: { ana } }, turnOf('ana'))
  table.choose('ana', 'fight:shield-1').choose('dot', 'pass').choose('dot', 'play:marginal-horror')
  expect([crowds(table)[1], table.state.terror]).toEqual([0, 'tentacle'])
})

test('Crossed Out: the help does nothing and is discarded, its madness stays', () => {
  const detectives = { ana: { hand: ['stroke-of-luck'] } }
  const table = writing('crossed-out', 3, { detectives }, 'preparation')
    .choose('dot', 'pass')
    .choose('ana', 'support:stroke-of-luck:bea')
    .choose('dot', 'play:crossed-out')
  expect([minds(table).slice(0, 2), table.zone('dice:bea'), table.zone('discard:ana')]).toEqual([[1, 1], [], ['stroke-of-luck']])
  const spared = writing('crossed-out', 3, { detectives }, 'preparation')
    .choose('dot', 'pass')
    .choose('ana', 'support:stroke-of-luck:bea')
    .choose('dot', 'pass')
  expect(spared.zone('dice:bea')).toHaveLength(1)
  // What has been crossed out is not asked about again, however much ink is left.
  const rich = writing('crossed-out', 6, { detectives }, 'preparation')
  rich.choose('dot', 'pass').choose('ana', 'support:stroke-of-luck:bea').choose('dot', 'play:crossed-out')
  expect([rich.table.ask?.about.key, rich.state.ink]).toEqual(['prepare', 3])
})

test('New Chapter: two cultists appear before the phase begins', () => {
  const table = writing('new-chapter', 2, { cultists: ['eye-1', 'star-1'] }, 'cultists')
    .choose('dot', 'eye-1')
    .choose('dot', 'play:new-chapter')
  expect(crowds(table)).toEqual([1, 1, 1, 1, 1])
})

test('Writer’s Block: no location actions until the turn ends', () => {
  const picture = { altars: { shield: 'sanatorium' }, detectives: { ana: { at: 'shield', madness: 1 } } } as const
  const table = writing('writers-block', 3, picture, 'preparation').choose('dot', 'play:writers-block')
  expect(table.refused('ana')['use:sanatorium/0']).toEqual(['CS-FRAME-06'])
})

test('The Plot Thickens: one more arrival in this cultist phase and in the next', () => {
  const table = writing('the-plot-thickens', 3, { cultists: ['eye-1', 'star-1'] }, 'cultists', 'curtain').choose('dot', 'eye-1')
  table.choose('dot', 'play:the-plot-thickens')
  expect(crowds(table)).toEqual([1, 1, 1, 1, 0])
  const arrivals = (turn: number) => {
    table.arrange((w) => w.set('table', 'turn', turn))
    return table.table.kernel.number('arrivals', {})
  }
  expect([arrivals(2), arrivals(3)]).toEqual([4, 3])
})

test('Deus ex Machina: an Ancient One is summoned', () => {
  const table = writing('deus-ex-machina', 4, {}, 'terror').choose('dot', 'play:deus-ex-machina')
  expect([table.zone('lair:shield').length, minds(table).slice(0, 3)]).toEqual([1, [1, 1, 1]])
})

test('there are twenty-four: eight, eight, five and three by their price', () => {
  const of = (cost: number) => manuscripts.filter((card) => card.cost === cost).reduce((sum, { copies = 1 }) => sum + copies, 0)
  expect([1, 2, 3, 4].map(of)).toEqual([8, 8, 5, 3])
})

test('the preparation phase does not wait for the author', () => {
  const table = scene({ seats: 3, options }, 'preparation').choose('ana', 'ready').choose('bea', 'ready')
  expect(curtainFallen(table)).toBe(true)
})

test('prudent detectives and any author come to an end', () => {
  expect(ending({ result: playPrudentGame('author', 4, options).result } as never)).toBeTruthy()
})

describe('careful bots', () => {
  const table = { of: 'an author against three', seats: SEATS.slice(0, 4), seed: 'author', options }
  botsPlay({ game, text, maker: bots.careful }, [table])

  test('the author writes when there is ink, and says why', () => {
    let [written, kept] = [0, 0]
    for (const seed of ['a', 'b', 'c']) {
      const played = playOut(game, { ...table, seed }, (seat) => playerOf(bots.careful, { seats: table.seats, options, seat }, () => 0))
      for (const { answer, by } of played.line as readonly { answer: unknown; by?: unknown }[]) {
        if (typeof answer === 'string' && answer.startsWith('play:')) written += 1
        else if (answer === 'pass' || by === null) kept += 1
      }
    }
    expect([written > 3, kept > 3]).toEqual([true, true])
  })
})

test('how it ended is told to each side in its own way', () => {
  const result = { outcome: 'overrun', won: false, winners: ['dot'], apart: ['dot'], sealed: 1 }
  const told = (reader: string | null) => text.ending(result, { lang: 'en', reader })
  expect([told('dot').won, told('dot').lines, told('ana').won, told('ana').lines]).toEqual([
    true,
    ['The author wins.'],
    false,
    ['You lose together.', 'The author wins.'],
  ])
})

expansionIsPrinted(import.meta.url, manuscripts)
gamesWith('author', options, [3, 4, 6])
