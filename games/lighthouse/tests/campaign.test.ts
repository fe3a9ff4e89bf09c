import type { NightEnd } from '@miskatonic/contract'
import type { Json } from '@miskatonic/kernel'
import { Table } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { campaign, type Memory } from '../rules/campaign.ts'
import { lighthouse } from '../rules/game.ts'
import type { Ending } from '../rules/shape.ts'
import { playRandomGame, SEATS } from './randomGames.ts'

const [ANA, BEN, CLEO] = SEATS as [string, string, string]
const ended = (outcome: Ending, honoured: readonly string[] = [], seats: readonly string[] = [ANA, BEN]): NightEnd => ({
  seats,
  result: { outcome, winners: [], honoured } as unknown as Json,
})
const after = (...ends: readonly NightEnd[]): Memory => ends.reduce((memory, end) => campaign.close(memory, end), campaign.begin(null))
/** The next watch as it stands after set-up. */
const opened = (memory: Memory, seats: readonly string[] = [ANA, BEN]) => {
  const setup = campaign.open(memory, seats)
  return setup && Table.start(lighthouse, { ...setup, seed: 'watch' }).kernel.state
}

describe('a campaign of three watches', () => {
  rule('LH-CAMP-01', 'keepers may come and go between them', () => {
    const memory = after(ended('held', [], [ANA, BEN]))
    expect(campaign.open(memory, [BEN, CLEO])?.seats).toEqual([BEN, CLEO])
    expect(opened(memory, [ANA, BEN, CLEO])?.oil).toBe(5)
  })

  rule('LH-CAMP-02', 'each honour of the last watch is a can of oil in the stores, on top of what every watch begins with', () => {
    expect(opened(after())?.oil).toBe(4)
    expect(opened(after(ended('held', [ANA, BEN])))?.oil).toBe(6)
    // Only the watch before counts.
    expect(opened(after(ended('held', [ANA, BEN]), ended('held')))?.oil).toBe(4)
  })

  rule('LH-CAMP-03', 'for each watch lost the dark begins one space further on', () => {
    expect(opened(after())?.dark).toBe(0)
    expect(opened(after(ended('sea')))?.dark).toBe(1)
    expect(opened(after(ended('sea'), ended('claimed')))?.dark).toBe(2)
    expect(opened(after(ended('saved'), ended('held')))?.dark).toBe(0)
  })

  rule('LH-CAMP-04', 'after three it is over, and two must have been held', () => {
    const all = (...outcomes: readonly Ending[]): Memory => after(...outcomes.map((outcome) => ended(outcome)))
    expect(campaign.open(all('held', 'sea'), [ANA, BEN])).not.toBeNull()
    expect(campaign.open(all('held', 'sea', 'saved'), [ANA, BEN])).toBeNull()
    expect(campaign.text(campaign.view(all('held', 'sea', 'saved'), null), 'en').headline).toBe('The light still burns')
    expect(campaign.text(campaign.view(all('held', 'sea', 'dark'), null), 'es').headline).toBe('La luz se ha apagado')
  })

  test('is told watch by watch in both languages', () => {
    const memory = after(ended('held'), ended('claimed', [], [ANA, CLEO]))
    expect(campaign.text(memory as Json, 'es')).toEqual({
      headline: 'Guardia 3 de 3',
      lines: [`Guardia 1: mantenida (${ANA}, ${BEN})`, `Guardia 2: reclamada por la marea (${ANA}, ${CLEO})`],
    })
    expect(campaign.text(memory as Json, 'en').lines[1]).toBe(`Watch 2: claimed by the tide (${ANA}, ${CLEO})`)
  })

  test('what a watch begins with is taken in small numbers only', () => {
    const start = (watch: unknown) => Table.start(lighthouse, { seats: [ANA, BEN], seed: 'x', options: { watch } as Json })
    for (const watch of [{ oil: -1, dark: 0 }, { oil: 0, dark: 8 }, { oil: 99, dark: 0 }, { oil: 1 }, 'much', { oil: 0, dark: 0, more: 1 }])
      expect(() => start(watch), JSON.stringify(watch)).toThrow('«watch» wants')
  })

  test('can be played through by anybody', () => {
    let memory = campaign.begin(null)
    for (let setup = campaign.open(memory, [ANA, BEN]); setup; setup = campaign.open(memory, [ANA, BEN])) {
      const { result } = playRandomGame(`night ${memory.watches.length}`, 2, setup.options)
      memory = campaign.close(memory, { seats: setup.seats, result: result as Json })
    }
    expect(memory.watches).toHaveLength(3)
  })
})
