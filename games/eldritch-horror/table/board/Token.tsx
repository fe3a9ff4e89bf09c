import type { TableProps } from '@miskatonic/web/kit'
import { Coin, Disc, Lozenge, Sizing, Tile } from '@miskatonic/web/kit/board'
import type { ReactNode } from 'react'
import { faceKey } from '../view/figures.ts'
import type { Thing } from '../view/things.ts'
import { Gate } from './Gate.tsx'

type Drawn = Pick<TableProps, 'picture' | 'view'>

const DISCS = {
  rumor: { ground: '#5a3f8a', edge: '#dcc8ff', ink: '#f1e8ff' },
  mystery: { ground: '#234a5c', edge: '#bfe3f2', ink: '#e8f7ff' },
  eldritch: { ground: 'radial-gradient(circle at 35% 30%, #4b9a78, #17402f)' },
  fallen: { ground: '#3a3a38', edge: '#d8d4c8', ink: '#f0ece0' },
} as const

function shape(thing: Thing, { picture, view }: Drawn): ReactNode {
  const art = (key: string | null | undefined): string | null => (key ? picture(key) : null)
  switch (thing.kind) {
    case 'investigator':
      return <Coin src={art(thing.piece?.faces.front)} seats={view.seats} seat={thing.seat ?? ''} on={view.table.active === thing.seat} />
    case 'gate':
      return <Gate colour={thing.colour ?? 'green'} />
    case 'monster':
    case 'epic': {
      const { piece, toughness = null, lost = 0 } = thing
      const left = toughness === null ? null : toughness - lost
      return <Tile src={art(piece && faceKey(piece))} icon="evil-minion" left={left} hurt={lost > 0} grand={thing.kind === 'epic'} />
    }
    case 'clue':
      return <Disc icon="magnifying-glass" count={thing.count} />
    case 'rumor':
      return <Disc icon="talk" colours={DISCS.rumor} />
    case 'mystery':
      return <Disc icon="triorb" colours={DISCS.mystery} />
    case 'eldritch':
      return <Disc icon="cursed-star" count={thing.count} colours={DISCS.eldritch} />
    case 'expedition':
      return <Lozenge icon="compass" />
    case 'fallen':
      return <Disc icon="death-skull" colours={DISCS.fallen} />
  }
}

/** What lies on the board, drawn in its size. */
export function Token({ thing, ...drawn }: { readonly thing: Thing } & Drawn) {
  return <Sizing half={thing.half}>{shape(thing, drawn)}</Sizing>
}
