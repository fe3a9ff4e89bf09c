/** What each number of successes does in a combat test, as rungs: the last one stands for all above it. */
import type { TableProps } from '@miskatonic/web/kit'
import type { Rung } from '@miskatonic/web/kit/scene'
import { rungs } from '@miskatonic/web/kit/scene/rungs'
import { say, words } from '../strings.ts'
import type { Person } from './people.ts'
import type { Stake } from './resolving.ts'

type Effect = ReturnType<typeof rungs>[number] & {
  /** Sanity or Health that is lost. */
  readonly lost: number
  /** What the Monster loses; null in a test that cannot hurt it. */
  readonly hurt: number | null
  readonly falls: boolean
}

export function ladder({ of, value, left }: Stake, successes: number): Effect[] {
  const fights = of === 'damage'
  return rungs(Math.max(1, value, fights ? left : 0), successes).map((rung) => ({
    ...rung,
    lost: Math.max(0, value - rung.n),
    hurt: fights ? rung.n : null,
    falls: fights && rung.n >= left,
  }))
}

/** The same in words; a test against no Horror has none. */
export function rungsOf(stake: Stake, successes: number | null, person: Person | null, lang: TableProps['lang']): readonly Rung[] {
  const horror = stake.of === 'horror'
  if (horror && stake.value === 0) return []
  const has = horror ? person?.sanity : person?.health
  return ladder(stake, successes ?? -1).map(({ lost, hurt, falls, ...rung }) => ({
    ...rung,
    text: lost
      ? say(horror ? words.loseSanity : words.loseHealth, lang, { n: lost })
      : say(horror ? words.loseNoSanity : words.loseNoHealth, lang),
    change: has !== undefined && lost > 0 ? [has, Math.max(0, has - lost)] : null,
    also: hurt ? (falls ? say(words.monsterFalls, lang) : say(words.monsterLoses, lang, { n: hurt })) : null,
    good: lost === 0 && (hurt === null || falls),
  }))
}
