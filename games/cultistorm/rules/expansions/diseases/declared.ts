export const diseaseAttributes = {
  infected: { start: [], see: 'all' },
  carriers: { start: {}, see: 'all' },
  brokeOut: { start: 0, see: 'all' },
} as const

export const diseaseZones = {
  'disease-deck': {},
  diseases: { see: { up: 'all' }, active: true },
} as const
