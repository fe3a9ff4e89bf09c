export const blotZones = {
  'blot-deck': {},
  blots: { see: { up: 'all' }, active: true },
  'blot-discard': { see: { up: 'all' } },
} as const
