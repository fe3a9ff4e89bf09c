export const civilianAttributes = { patience: { start: 0, see: 'all' } } as const

/** Civilians stand at locations; those who are saved or lost are remembered. */
export const civilianZones = {
  'civilian-deck': {},
  civilians: { see: { up: 'all' }, active: true },
  'civilians-saved': { see: { up: 'all' } },
  'civilians-lost': { see: { up: 'all' } },
} as const
