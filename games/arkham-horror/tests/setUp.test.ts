import { play, rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { devoured } from '../content/builders.ts'
import { areaOf, openGates, townAreas } from '../rules/board.ts'
import { cardOf } from '../rules/cards.ts'
import { arkhamHorror } from '../rules/game.ts'
import { possessionsZone, sheetZone } from '../rules/people.ts'
import { SEATS } from './randomGames.ts'
import { has, says, scene } from './scene.ts'

const start = (seats: number, options: object = {}, seed = 'set-up') =>
  play(arkhamHorror, { seats: SEATS.slice(0, seats), seed, options: options as never })

rule('AH-SETUP-01 AH-SETUP-03 AH-SETUP-07 AH-SETUP-18 AH-SETUP-19', 'the board, the tracks, the stack of gates and the cup', () => {
  const at = start(2, { ancientOne: 'hastur' }).untilAsk('ana', 'choose-sliders')
  expect([townAreas(at.table.kernel).length, at.state.terror <= 1, at.zone('gates').length + openGates(at.table.kernel).length]).toEqual([
    35,
    true,
    16,
  ])
  expect(at.zone('cup').some((name) => name === 'the-black-man')).toBe(false)
  const masked = start(2, { ancientOne: 'nyarlathotep' })
  masked.untilAsk('ana', 'choose-sliders')
  const names = Object.keys(masked.table.kernel.raw.pieces).filter((id) => id.startsWith('the-black-man'))
  expect(names.map((id) => masked.table.kernel.where(id))).not.toContain('box')
})

rule(
  'AH-SETUP-02 AH-SETUP-31 AH-SETUP-29 AH-SETUP-30 AH-SETUP-33 AH-SETUP-34',
  'eleven Clues lie out; then one Mythos card that opens a gate, with its doom, before turn 1',
  () => {
    const fresh = start(1, { ancientOne: 'hastur' })
    const clues = townAreas(fresh.table.kernel).reduce((n, area) => n + fresh.get(areaOf(area), 'cluesThere'), 0)
    expect(clues).toBe(11)
    const at = fresh.untilAsk('ana', 'choose-sliders')
    expect([at.state.turn, at.state.doom >= 1, openGates(at.table.kernel).length >= 1, at.zone('rumor')]).toEqual([1, true, true, []])
  },
)

rule(
  'AH-SETUP-05 AH-SETUP-06 AH-SETUP-15 AH-SETUP-16 AH-SETUP-10',
  'the sheets named on the form, each once, at home, whole, with what they start with',
  () => {
    const at = start(2, { investigators: ['joe-diamond', 'michael-mcglen'] })
    expect([at.zone(sheetZone('ana')), at.zone(sheetZone('bea'))]).toEqual([['joe-diamond'], ['michael-mcglen']])
    expect([at.get('ana', 'at'), at.get('bea', 'at'), at.get('ana', 'money'), at.get('ana', 'clues')]).toEqual([
      'police-station',
      'mas-boarding-house',
      8,
      3,
    ])
    expect(at.zone(possessionsZone('bea'))).toEqual(expect.arrayContaining(['dynamite', 'tommy-gun']))
    expect([at.get('bea', 'sanity'), at.get('bea', 'stamina')]).toEqual([3, 7])
    const dealt = start(8)
    expect(new Set(SEATS.flatMap((seat) => dealt.zone(sheetZone(seat)))).size).toBe(8)
  },
)

rule('AH-SETUP-11 AH-SETUP-12', 'random possessions, with what alters draws: the student draws one Skill more and puts one back', () => {
  const at = start(1, { investigators: ['amanda-sharpe'] })
  at.expectAsk('ana', 'keep-cards')
  expect(at.offered('ana').length).toBe(3)
})

rule('AH-SETUP-14', 'the first sliders stand anywhere, whatever the Focus', () => {
  const at = start(1, { investigators: ['michael-mcglen'] })
  at.untilAsk('ana', 'choose-first-sliders').choose('ana', ['speedStop:3', 'fightStop:3', 'loreStop:3'])
  expect([at.get('ana', 'speedStop'), at.get('ana', 'fightStop'), at.get('ana', 'loreStop')]).toEqual([3, 3, 3])
})

rule('AH-SETUP-08 AH-SETUP-09', 'eleven Allies, and who starts with one has it', () => {
  const at = start(1, { investigators: ['ashcan-pete'] })
  expect([at.zone('deck:ally').length, at.zone(possessionsZone('ana')).includes('duke')]).toEqual([10, true])
})

rule('AH-SETUP-13', 'a fixed card that is not there any more is replaced by another of its deck', () => {
  const at = scene(
    { decks: { common: ['food'] }, only: ['common'], people: { ana: { is: 'michael-mcglen' } } },
    { step: 'fixedPossessions', args: { who: 'ana' } },
  )
  expect(has(at)).toEqual(['food'])
})

rule('AH-SETUP-04 AH-SETUP-17', 'the first player and the Ancient One come by chance where nobody chose', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const tables = seeds.map((seed) => start(4, {}, seed).untilAsk('ana', 'choose-sliders'))
  expect(new Set(tables.map((at) => at.state.firstPlayer)).size).toBeGreaterThan(1)
  expect(new Set(tables.map((at) => at.zone('ancient')[0])).size).toBeGreaterThan(1)
  expect(start(1, { ancientOne: 'yig' }).untilAsk('ana', 'choose-sliders').zone('ancient')).toEqual(['yig'])
})

rule(
  'AH-TURN-01 AH-TURN-02 AH-TURN-03 AH-TURN-04 AH-TURN-05',
  'five phases, clockwise from the first player; then the marker goes left',
  () => {
    const at = scene(
      { seats: 3, firstPlayer: 'bea', people: { ana: { at: 'downtown' }, bea: { at: 'northside' }, carl: { at: 'uptown' } } },
      { step: 'turn' },
    )
    const asked: string[] = []
    for (let i = 0; i < 60 && at.state.turn === 4; i++) {
      const [seat] = at.table.asked() as [string]
      const about = at.table.ask?.about.key ?? ''
      if (about === 'choose-sliders' || about === 'move') asked.push(`${about}:${seat}`)
      at.untilAsk(seat)
      if (about === 'move') at.choose(seat, 'stay')
      else if (about === 'choose-sliders') at.choose(seat, [])
      else at.choose(seat, at.offered(seat)[0] as string)
    }
    expect(asked.slice(0, 6)).toEqual([
      'choose-sliders:bea',
      'choose-sliders:carl',
      'choose-sliders:ana',
      'move:bea',
      'move:carl',
      'move:ana',
    ])
    expect(at.state.firstPlayer).toBe('carl')
  },
)

rule('AH-TURN-07 AH-TURN-08', 'the marker passes also to who waits for an investigator; alone one keeps it', () => {
  const at = scene({ seats: 2 }, says(devoured, 'bea'), { step: 'turnEnd' })
  expect(at.state.firstPlayer).toBe('bea')
  expect(scene({}, { step: 'turnEnd' }).state.firstPlayer).toBe('ana')
})

rule(
  'AH-BOARD-01 AH-BOARD-02 AH-BOARD-03 AH-BOARD-04 AH-BOARD-16 AH-BOARD-07',
  'each location has one line, to its street; eleven are unstable',
  () => {
    const { kernel: t } = start(1).table
    const locations = townAreas(t).filter((area) => t.def(t.inZone(`site:${area}`)[0] as string).kind === 'location')
    expect(locations.length).toBe(26)
    const unstable = locations.filter((area) => cardOf(t, t.inZone(`site:${area}`)[0] as string, 'location').unstable)
    expect(unstable.length).toBe(11)
  },
)
