import { ME } from '../host/local/wire.ts'
import { putUpHere } from '../start/openTable.ts'
import { firstLesson } from './course.ts'
import { keepCourse } from './keptCourse.ts'
import { tutorialOf } from './tutorials.ts'

/** Opens a game's tutorial as a table of this browser, all its seats held by the player; its address. */
export async function openTutorial(game: string, name: string, me: string): Promise<string> {
  const tutorial = await tutorialOf(game)
  if (!tutorial) throw new Error(`${game} has no tutorial`)
  const { seats, options, seed } = tutorial.setup
  const player = { kind: 'person' as const, person: ME, name: me || (seats[0] ?? '') }
  const sittings = seats.map(() => player)
  const id = await putUpHere({ game, seats, sittings, name, options, seed })
  keepCourse(id, firstLesson)
  return `/l/${id}`
}
