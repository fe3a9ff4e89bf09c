import type { Json } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { playPrudentGame, playRandomGame } from '../randomGames.ts'

/** Minor expansions that go with each other and with any number of detectives. */
export const MINOR = {
  ancientRelics: true,
  darkRituals: true,
  cultistEvents: true,
  innocentVictims: true,
  diseases: true,
  dangerousPuzzle: true,
  investigationEvents: true,
  rorschach: true,
}

/** Random players end soon and prudent ones go on for turns: both get to the end, whatever they do. */
export function gamesWith(name: string, options: Json, counts: readonly number[] = [3, 4, 5]): void {
  test.each(counts)(`${name}: games of %i end`, (seats) => {
    for (let i = 0; i < 3; i++) {
      expect(playRandomGame(`${name}/${seats}/${i}`, seats, options).result.outcome).toBeTruthy()
      expect(playPrudentGame(`${name}/${seats}/${i}`, seats, options).result).not.toBeNull()
    }
  })
}
