import { personIn } from './journalLine.ts'
import type { RoomFacts } from './roomState.ts'
import { UNNAMED } from './strings.ts'

/** How a name looks to a hasty reader: without what cannot be seen, in one kind of letter, whatever the accents. */
const looks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    .toLowerCase()

/** What somebody is called here: never like another at the table, nor like what stands for the host. */
export function distinctName(room: Pick<RoomFacts, 'sittings' | 'people'>, person: string, name: string): string {
  const taken = new Set<string>()
  const others = [...[...room.sittings.values()].map(personIn), ...room.people()]
  for (const other of others) if (other && other.person !== person) taken.add(looks(other.name))
  const seen = name.replace(/\p{C}/gu, '').trim()
  const plain = looks(seen) === '' || seen === UNNAMED ? '—' : seen
  for (let n = 1; ; n++) {
    const called = n === 1 ? plain : `${plain} (${n})`
    if (!taken.has(looks(called))) return called
  }
}
