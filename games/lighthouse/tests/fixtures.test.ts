import { readFileSync, writeFileSync } from 'node:fs'
import { readSave, restore, save, writeSave } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { lighthouse } from '../rules/game.ts'
import { ENDINGS, findGame, playAgain, type WholeGame } from './wholeGames.ts'

const fileOf = (name: string): URL => new URL(`./fixtures/${name}.json`, import.meta.url)

describe.each(Object.keys(ENDINGS))('a whole game: %s', (name) => {
  test('is the same when it is played again, and after being saved and opened', () => {
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(fileOf(name), `${JSON.stringify(findGame(name))}\n`)
    const kept = JSON.parse(readFileSync(fileOf(name), 'utf8')) as WholeGame
    const table = playAgain(kept)
    expect(table.result).toEqual(kept.result)
    expect(table.hash).toBe(kept.hash)
    expect(ENDINGS[name]?.(kept.result, table)).toBe(true)
    const text = writeSave(save(table))
    const { table: opened, problems } = restore(lighthouse, readSave(text).saved)
    expect([problems, opened.hash]).toEqual([[], kept.hash])
  })
})
