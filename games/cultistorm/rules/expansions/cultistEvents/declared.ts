/** The location where cultists have taken heart. */
export const cultistEventTable = { emboldened: { start: null, see: 'all' } } as const

/** The event of the turn lies open until the turn ends. */
export const cultistEventZones = {
  'cultist-event-deck': {},
  'cultist-event': { see: { up: 'all' } },
  'cultist-event-discard': { see: { up: 'all' } },
} as const
