import type { Bot, BotMaker, GameModule } from '@miskatonic/contract'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { botsOf, type Playable, playable } from './levels.ts'

const careful: BotMaker = (): Bot => ({ name: 'careful', decide: () => '' })
const at = { seat: 'ana', seats: ['ana', 'ben'], options: null }

describe('levels', () => {
  const bare: Playable = { game: { id: 'guessing' } as GameModule['game'] }
  const played: Playable = { ...bare, bots: { careful } }

  test('every game has random bots, its own are found where it exports them', () => {
    expect(botsOf(bare, 'random')(at).name).toBe('random')
    expect(botsOf(played, 'careful')(at).name).toBe('careful')
  })

  test('a game that has no bots, or says what is good, gets the bots of the house', () => {
    expect(botsOf(bare, 'careful')(at).name).toBe('careful')
    expect(botsOf(bare, 'search')(at).name).toBe('search')
    expect(botsOf({ ...played, worth: () => 0.5 }, 'search')(at).think).toBeDefined()
    expect(botsOf({ ...played, worth: () => 0.5 }, 'careful')(at).think).toBeUndefined()
  })

  test('what a game lacks is said honestly', () => {
    expect(() => botsOf(played, 'search')).toThrow('«guessing» has no search bot; it has random, careful')
  })

  test('games come out of the register by their name', async () => {
    const module = played as GameModule
    const register = [{ id: 'guessing', load: async () => ({ module }) }]
    expect(await playable('guessing', register)).toBe(module)
    await expect(playable('ludo', register)).rejects.toThrow('there is no game «ludo»; there is guessing')
  })

  test.each(games.map(({ id }) => id))('%s has the bots its set-up page offers', async (id) => {
    const module = await playable(id)
    const { setup } = (await games.find((game) => game.id === id)?.setup()) ?? {}
    expect(module.game.id).toBe(id)
    for (const level of setup?.bots ?? []) expect(botsOf(module, level)(at).name).toBeTruthy()
  })
})
