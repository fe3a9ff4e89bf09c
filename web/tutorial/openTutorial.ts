import type { Language } from '@miskatonic/contract'
import { numberedSeat } from '@miskatonic/room/seats'
import { ME } from '../link/local/wire.ts'
import { putUpHere } from '../start/openTable.ts'
import { firstLesson } from './course.ts'
import { keepCourse } from './keptCourse.ts'
import { tutorialOf } from './tutorials.ts'

/** Opens a game's tutorial as a table of this browser, its seats held by the player and, where it has opponents, by bots; its address. */
export async function openTutorial(game: string, name: string, me: string, lang: Language): Promise<string> {
  const tutorial = await tutorialOf(game)
  if (!tutorial) throw new Error(`${game} has no tutorial`)
  const { seats, bots = {}, options, seed } = tutorial.setup
  const player = { kind: 'person' as const, person: ME, name: me || numberedSeat(1, lang) }
  const sittings = seats.map((seat) => (bots[seat] === undefined ? player : { kind: 'bot' as const, level: bots[seat] }))
  const id = await putUpHere({ game, seats, sittings, name, options, seed })
  keepCourse(id, firstLesson)
  return `/l/${id}`
}
