import type { Pictures } from '@miskatonic/web/art'

export const pictures: Pictures = { 'cover:lighthouse': { kind: 'cover', motif: 'lamp', icon: 'lighthouse' } }
