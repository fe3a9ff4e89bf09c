import type { GameTable } from '@miskatonic/web/kit'
import { Icon } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { FoeCard } from '../scene/FoeCard.tsx'
import { omenIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, gateColour, kindOf, textOf } from '../view/figures.ts'
import { Card } from './Card.tsx'
import styles from './Closeup.module.css'

const FOES = ['monster', 'shade']

/** A piece looked at closely: a Monster with all its numbers, a Gate and a Clue with what they are. */
export function Closeup({ piece, props }: ComponentProps<NonNullable<GameTable['Closeup']>>) {
  const { face, picture, lang, view } = props
  const kind = kindOf(piece)
  if (FOES.includes(kind)) return <FoeCard piece={piece} face={face} picture={picture} lang={lang} view={view} />
  const card = <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="large" face={face} picture={picture} lang={lang} />
  if (kind !== 'gate' && kind !== 'clue') return card
  const colour = kind === 'gate' ? gateColour(textOf(piece, face)) : null
  return (
    <>
      {card}
      <div className={styles.what}>
        {colour && (
          <p>
            <Icon name={omenIcon[colour]} />
            {say(words.gateMatches, lang, { omen: say(words.omens[colour], lang) })}
          </p>
        )}
        {(colour ? words.gateIs : words.clueIs).map((one) => (
          <p key={one.en}>{say(one, lang)}</p>
        ))}
      </div>
    </>
  )
}
