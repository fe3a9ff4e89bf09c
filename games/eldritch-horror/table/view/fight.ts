/** How far the fight that is on has come, as far as the log tells. */
import type { TableProps } from '@miskatonic/web/kit'
import { type CombatPart, fields, textIn } from './figures.ts'

type Line = TableProps['events'][number]
type Foe = { readonly horror: CombatPart | null; readonly damage: CombatPart | null }
type FightStep = 'effects' | 'horror' | 'damage'

const BEGINS = ['log.combat', 'log.ambushed']

export type Fight = {
  /** Which of its two tests have been made. */
  readonly tested: readonly ('horror' | 'damage')[]
  /** What was told since it began. */
  readonly lines: readonly Line[]
}

/** The test against Horror comes first, then that against Damage; a card's own test in between is of neither unless it looks the same (EH-COMBAT-02, -04). */
export function fightSoFar(events: readonly Line[], foe: Foe | null): Fight {
  const begun = events.findLastIndex(({ message }) => BEGINS.includes(message.key))
  const lines = begun < 0 ? [] : events.slice(begun + 1)
  const tested: ('horror' | 'damage')[] = []
  for (const { message } of lines) {
    if (message.key !== 'log.tested') continue
    const skill = textIn(fields(message.args), 'skill')
    const next = (['horror', 'damage'] as const).find((of) => foe?.[of] && !tested.includes(of))
    if (next && foe?.[next]?.skill === skill) tested.push(next)
  }
  return { tested, lines }
}

/** Where it stands between tests. `settling`: what the last test cost is being settled; else the next part is on. */
export function fightStep({ tested }: Fight, foe: Foe | null, settling: boolean): FightStep {
  const last = tested.at(-1)
  if (!last) return 'effects'
  return last === 'horror' && !settling && foe?.damage ? 'damage' : last
}
