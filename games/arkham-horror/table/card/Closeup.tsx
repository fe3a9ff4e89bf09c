import type { GameTable } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { FoeCard } from '../scene/FoeCard.tsx'
import { faceKey, kindOf } from '../view/figures.ts'
import { Card } from './Card.tsx'

/** A piece looked at closely: a monster with all its numbers, anything else as its card. */
export function Closeup({ piece, props }: ComponentProps<NonNullable<GameTable['Closeup']>>) {
  const { face, picture, lang } = props
  if (kindOf(piece) === 'monster') return <FoeCard piece={piece} props={props} />
  return <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="large" face={face} picture={picture} lang={lang} />
}
