import type { FaceText, Language } from '@miskatonic/contract'
import type { ComponentProps } from 'react'
import { Icon } from '../../kit/Icon.tsx'
import { RichText } from '../../kit/RichText.tsx'
import type { GameTable } from '../../kit/table.ts'
import { plainWords as words } from '../../strings/plain.ts'
import { say } from '../../strings/say.ts'
import type { PlainNames } from './names.ts'
import styles from './PlainCard.module.css'

/** A card of any game: picture, name, what it is, what it says. */
export function PlainCard({
  faceKey,
  size,
  face,
  picture,
  lang,
  figures,
}: ComponentProps<GameTable['Card']> & { readonly figures?: PlainNames['figures'] | undefined }) {
  const text = face(faceKey)
  const image = picture(faceKey)
  if (!text)
    return (
      <span className={styles.back} data-size={size} role="img" aria-label={say(words.faceDown, lang)}>
        {image ? <img src={image} alt="" /> : <Icon name="interlaced-tentacles" />}
      </span>
    )
  return (
    <span className={styles.card} data-size={size} data-kind={text.kind}>
      <span className={styles.inside}>
        {image && (
          <span className={styles.art}>
            <img src={image} alt="" loading="lazy" />
          </span>
        )}
        <b className={styles.name}>{text.name}</b>
        {size !== 'mini' && <i className={styles.sort}>{text.sort}</i>}
        {size !== 'mini' && figures && <Figures text={text} figures={figures} lang={lang} />}
        {size !== 'mini' && (
          <span className={styles.text}>
            {text.parts.map((part) => (
              <span key={part.id}>
                {part.title && <b>{part.title}</b>}
                {size === 'large' && part.story && <em>{part.story}</em>}
                {part.rules && <RichText text={part.rules} />}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}

/** The row of figures under a card's name: what the game names of them. */
function Figures({
  text,
  figures,
  lang,
}: {
  readonly text: FaceText
  readonly figures: NonNullable<PlainNames['figures']>
  readonly lang: Language
}) {
  const shown = Object.entries(figures).flatMap(([id, { label, icon }]) => {
    const value = text.figures?.[id]
    if (value === undefined || value === null || value === false) return []
    const list = Array.isArray(value)
      ? value.map((one) => (one as { readonly text?: string }).text ?? String(one)).join(', ')
      : String(value)
    return list === '' ? [] : [{ id, label: say(label, lang), icon, value: list }]
  })
  if (!shown.length) return null
  return (
    <span className={styles.figures}>
      {shown.map(({ id, label, icon, value }) => (
        <span key={id} title={label}>
          {icon ? <Icon name={icon} size={15} label={label} /> : `${label} `}
          {value}
        </span>
      ))}
    </span>
  )
}
