import type { Seen } from '@miskatonic/contract'
import { cards } from '../content/cards.ts'
import type { District } from '../content/kinds.ts'

/* Where to go on the Dreamworld Map: what its tiles and the backs of owned Gates show to everybody. */

const idsIn = (view: Seen['view'], zone: string): readonly string[] =>
  (view.zones[zone]?.pieces ?? []).map(({ faces }) => (faces.back ?? faces.front ?? '').replace(/^.*\//, ''))

const gates = cards.flatMap((card) =>
  card.kind === 'gate' && card.place !== null ? [{ id: card.id, place: card.place, keys: card.keys }] : [],
)
const districts = cards.filter((card): card is District => card.kind === 'district')

/** Gates that can be paid; with none of them, Keys. */
function goalsOn(tiles: readonly District[], view: Seen['view']): readonly string[] {
  const owned = idsIn(view, 'gates')
  const open = gates.filter(({ id }) => owned.includes(id))
  const payable = open.filter(({ keys }) => keys <= Number(view.table.keys)).map(({ place }) => place)
  const withKeys = tiles.flatMap(({ places }) => places.filter(({ effects }) => effects.includes('key')).map(({ id }) => id))
  return payable.length ? payable : open.length ? withKeys : []
}

/** How many ways it is from each Place to the nearest goal. */
export function stepsToGoals(view: Seen['view']): ReadonlyMap<string, number> {
  const gained = idsIn(view, 'districts')
  const tiles = districts.filter(({ id }) => gained.includes(id))
  const steps = new Map(goalsOn(tiles, view).map((place) => [place, 0]))
  const ways = tiles.flatMap(({ paths, shortcuts }) => [...paths, ...shortcuts])
  for (const [place, n] of steps) for (const [from, to] of ways) if (to === place && !steps.has(from)) steps.set(from, n + 1)
  return steps
}
