/** A piece lies in front of whoever found it, and bites. */
export const puzzleZones = { puzzle: { see: { up: 'all' }, active: true, per: 'seat' } } as const
