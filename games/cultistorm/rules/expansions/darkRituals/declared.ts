/** What detectives have learned, and where it can be learned. */
export const ritualAttributes = { experience: { start: 0, see: 'all' } } as const

export const ritualZones = {
  rituals: { see: { up: 'all' }, active: true },
  learned: { see: { up: 'all' }, active: true, per: 'seat' },
} as const
