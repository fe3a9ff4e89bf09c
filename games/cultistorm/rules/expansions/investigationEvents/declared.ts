export const investigationEventZones = {
  'investigation-event-deck': {},
  /** What is being carried out. */
  'investigation-event': { see: { up: 'all' } },
  'investigation-event-discard': { see: { up: 'all' } },
} as const
