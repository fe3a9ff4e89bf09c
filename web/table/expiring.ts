const DAY = 86_400_000
/** So many days ahead it is told. */
const AHEAD = 14

/** In how many days a table is put away, where that is soon; null: not soon. */
export function soonPutAway(expires: number | null, now: number): number | null {
  if (expires === null || expires - now > AHEAD * DAY) return null
  return Math.max(1, Math.ceil((expires - now) / DAY))
}
