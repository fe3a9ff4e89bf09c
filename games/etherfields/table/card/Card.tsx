import { type FaceText, type GameTable, Icon } from '@miskatonic/web/kit'
import { CardArt, CardFrame, CardName, CardBack as KitCardBack, lengthOf, Parts } from '@miskatonic/web/kit/card'
import { fields, textIn } from '@miskatonic/web/kit/figures'
import type { ComponentProps } from 'react'
import { MotivePills } from '../Motives.tsx'
import { motiveColour } from '../signs.ts'
import { say, words } from '../strings.ts'
import { artOf } from '../view/art.ts'
import { signed } from '../view/signed.ts'
import { motiveOf } from '../view/team.ts'
import styles from './Card.module.css'

type Props = ComponentProps<GameTable['Card']>

/** What a card is told by: its Motive, or its kind. */
function edgeOf(text: FaceText): string {
  const [first] = motiveOf(text)
  if (text.kind === 'influence' && first) return motiveColour[first[0]]
  return EDGES[text.kind] ?? '#8f7fd0'
}
const EDGES: { readonly [kind: string]: string } = {
  flaw: '#a03a55',
  item: '#c9a15c',
  mask: '#e6dcf7',
  wisdom: '#ffe79a',
  note: '#d9c9a0',
  fate: '#7a5bd0',
  entity: '#d0607f',
  figure: '#d0607f',
  slumber: '#4f7fb8',
  turn: '#cfc0f3',
}

type TypeWord = keyof typeof words.type
const isType = (type: string): type is TypeWord => Object.hasOwn(words.type, type)

/** A card at any size: full art, a silver line, Motives at its corner, its text on a plate. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  if (!text || text.kind === 'back')
    return (
      <KitCardBack
        size={size}
        src={picture('back')}
        icon="night-sleep"
        name={text?.name ?? say(words.faceDown, lang)}
        className={styles.look}
      />
    )
  const type = textIn(fields(text.figures), 'type')
  const motive = motiveOf(text)
  return (
    <CardFrame
      size={size}
      kind={text.kind}
      length={lengthOf(text, [80, 150], false)}
      className={`${styles.card} ${styles.look}`}
      style={{ '--edge': edgeOf(text) }}
      corners={
        <>
          {motive.length > 0 && (
            <span className={styles.motive}>
              <MotivePills of={motive} lang={lang} />
            </span>
          )}
          {type === 'rapid' && (
            <span className={styles.type}>
              <Icon name="lightning-storm" label={say(words.type.rapid, lang)} />
            </span>
          )}
          {type === 'progress' && (
            <span className={styles.type}>
              <Icon name="upgrade" label={say(words.type.progress, lang)} />
            </span>
          )}
          {type === 'map' && (
            <span className={styles.type}>
              <Icon name="treasure-map" label={say(words.type.map, lang)} />
            </span>
          )}
          {piece?.up === 'back' && piece.faces.front !== undefined && text.kind === 'influence' && size === 'large' && (
            <span className={styles.laid}>{say(words.laidDown, lang)}</span>
          )}
        </>
      }
    >
      <CardArt src={artOf(faceKey, text, picture)} person={text.kind === 'dreamer'} />
      <CardName name={text.name} className={styles.name} />
      {size === 'large' && (
        <div className={styles.sort}>
          {text.sort}
          {isType(type) && ` · ${say(words.type[type], lang)}`}
          {text.kind === 'influence' && ` · ${say(words.etherPrice, lang, { n: Number(text.figures?.price ?? 0) })}`}
        </div>
      )}
      {size !== 'mini' && (
        <div className={styles.text} data-fine>
          <Parts
            parts={text.parts.map((part) => (part.rules ? { ...part, rules: signed(part.rules, lang) } : part))}
            titles={size === 'large'}
            stories={size === 'large'}
            iconOf={(name) => name}
          />
        </div>
      )}
    </CardFrame>
  )
}
