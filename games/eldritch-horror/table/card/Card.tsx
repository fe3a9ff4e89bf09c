import { type GameTable, Icon, RichText } from '@miskatonic/web/kit'
import type { ComponentProps } from 'react'
import { say, words } from '../strings.ts'
import { type FaceText, priceOf, traitsOf } from '../view/figures.ts'
import { plain } from '../view/plain.ts'
import styles from './Card.module.css'
import { PersonCard } from './PersonCard.tsx'
import { SheetCard } from './SheetCard.tsx'

type Props = ComponentProps<GameTable['Card']>

/** Band and ground of each kind; allies and services have their own. */
const BANDS: { readonly [kind: string]: readonly [band: string, paper: string] } = {
  asset: ['#5b4526', '#e2cf9f'],
  ally: ['#2f5d46', '#d5dcb4'],
  service: ['#55534a', '#ddd3b4'],
  artifact: ['#8a6416', '#efdca2'],
  spell: ['#4a3a78', '#dccde0'],
  condition: ['#7b1e22', '#e6c4ab'],
  mystery: ['#234a5c', '#d0d8cc'],
  mythos: ['#2a2730', '#cfc3a6'],
  monster: ['#5c1a17', '#e6cdb0'],
  shade: ['#5c1a17', '#e6cdb0'],
  gate: ['#2c4a44', '#cfe0d2'],
  clue: ['#1f5a45', '#d5e4d0'],
}
const ENCOUNTER = ['#4d2f55', '#ddcfd0'] as const

function bandOf(text: FaceText): readonly [string, string] {
  const trait = traitsOf(text).find(({ id }) => id in BANDS)
  return BANDS[trait?.id ?? ''] ?? BANDS[text.kind] ?? ENCOUNTER
}

/** A text that is long for its card is set smaller. */
function lengthOf(text: FaceText): 'short' | 'long' | 'longer' {
  const letters = text.parts.reduce((sum, { rules, story }) => sum + (rules ? plain(rules).length : 0) + (story?.length ?? 0), 0)
  return letters > 460 ? 'longer' : letters > 220 ? 'long' : 'short'
}

function Parts({ text, size }: { readonly text: FaceText; readonly size: Props['size'] }) {
  const several = text.parts.filter(({ rules }) => rules).length > 1
  return (
    <div className={styles.parts}>
      {text.parts.map(({ id, title, story, rules }) => (
        <div key={id} className={styles.part}>
          {title && (several || size === 'large') && <h4>{title}</h4>}
          {story && size === 'large' && <p className={styles.story}>{story}</p>}
          {rules && (
            <p>
              <RichText text={rules} iconOf={() => null} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

/** A card that is only seen from behind. */
function Back({ faceKey, picture, name, size }: { readonly faceKey: string; readonly name: string } & Pick<Props, 'picture' | 'size'>) {
  const art = picture(faceKey)
  return (
    <div className={`${styles.back} ${styles[size]}`} role="img" aria-label={name}>
      {art ? <img src={art} alt="" draggable={false} /> : <Icon name="interlaced-tentacles" />}
    </div>
  )
}

/** A card at any size: `mini` keeps art, name and one line, `large` is for reading. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  if (!text || text.kind === 'back')
    return <Back faceKey={faceKey} name={text?.name ?? say(words.hiddenCard, lang)} picture={picture} size={size} />
  if (size === 'large' && text.kind === 'investigator') return <PersonCard text={text} faceKey={faceKey} picture={picture} lang={lang} />
  if (size === 'large' && text.kind === 'ancientOne') return <SheetCard text={text} faceKey={faceKey} picture={picture} lang={lang} />
  const art = picture(faceKey)
  const [band, paper] = bandOf(text)
  const value = priceOf(text)
  const traits = traitsOf(text)
  const sub = traits.length ? traits.map((trait) => trait.text).join(' · ') : text.sort
  const eldritch = Number(piece?.attributes.eldritch ?? 0)
  return (
    <div
      className={`${styles.card} ${styles[size]}`}
      style={{ '--band': band, '--ground': paper } as React.CSSProperties}
      data-length={lengthOf(text)}
    >
      <div className={styles.inner}>
        <div className={styles.art}>{art && <img src={art} alt="" draggable={false} loading="lazy" />}</div>
        <div className={styles.name}>{text.name}</div>
        {size !== 'mini' && <div className={styles.sub}>{sub}</div>}
        <Parts text={text} size={size} />
      </div>
      {value !== null && (
        <div className={styles.value}>
          <span className="unseen">{say(words.value, lang, { n: value })}</span>
          <span aria-hidden="true">{value}</span>
        </div>
      )}
      {eldritch > 0 && (
        <div className={styles.tokens}>
          <Icon name="cursed-star" />
          {eldritch}
        </div>
      )}
    </div>
  )
}
