import type { TableProps } from '@miskatonic/web/kit'

/** What these lines tell is seen on the map: no scene covers it meanwhile. */
const ON_THE_MAP = [
  'log.moved',
  'log.monster-spawned',
  'log.monster-moved',
  'log.gate-spawned',
  'log.gate-closed',
  'log.gate-closed-by',
  'log.gate-discarded',
  'log.clue-spawned',
  'log.clue-discarded',
  'log.token-placed',
  'log.token-removed',
  'log.token-moved',
]
export const isSeenOnTheMap = ({ message }: Pick<TableProps['events'][number], 'message'>): boolean => ON_THE_MAP.includes(message.key)
