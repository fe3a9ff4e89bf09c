import type { GameTable } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { readableFace } from '../view/figures.ts'
import { stateWords } from '../view/naming.ts'
import { Card } from './Card.tsx'
import styles from './Closeup.module.css'

/** A card looked at closely: what stands on it, and how it lies. */
export function Closeup({ piece, props }: ComponentProps<NonNullable<GameTable['Closeup']>>) {
  const key = readableFace(piece)
  const state = stateWords(piece, props)
  return (
    <>
      {key && <Card faceKey={key} piece={piece} size="large" face={props.face} picture={props.picture} lang={props.lang} />}
      {state.length > 0 && <p className={styles.state}>{state.join(' · ')}</p>}
    </>
  )
}
