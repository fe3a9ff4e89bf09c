import { type GameTable, Icon, RichText } from '@miskatonic/web/kit'
import type { ComponentProps, CSSProperties } from 'react'
import { borderOf, markIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { type FaceText, type Figures, figuresOf, signed } from '../view/figures.ts'
import { plain } from '../view/plain.ts'
import styles from './Card.module.css'

type Props = ComponentProps<GameTable['Card']>
type Lang = Props['lang']

/** What stands on the bar under the title: the kind, and where or of what sort. */
function barOf(text: FaceText, of: Figures): string {
  const more = of.subregion ?? of.region ?? of.subtype ?? of.class ?? of.mode
  return [text.sort, more?.text].filter(Boolean).join(' · ')
}
/** The line above the text: what a place is, what a person can do, in which tongue a book is written. */
function lineOf(text: FaceText, of: Figures): string {
  const list = text.kind === 'tome' || text.kind === 'investigator' ? of.languages : [...of.attributes, ...of.generics]
  const tongues = text.kind === 'ally' ? of.languages : []
  return [...list, ...tongues].map((one) => one.text).join(' · ')
}

const PENTAGON = 'M0 -18L17.1 -5.6L10.6 14.6L-10.6 14.6L-17.1 -5.6Z'

/** Green gives Sanity, red costs it, yellow is paid for each casting; the sign says the same. */
function Pentagon({ n, cast, lang }: { readonly n: number; readonly cast: boolean; readonly lang: Lang }) {
  const label = cast ? say(words.castCost, lang, { n: -n }) : say(words.sanityChange, lang, { n: signed(n) })
  return (
    <svg
      className={styles.pentagon}
      viewBox="-20 -20 40 40"
      role="img"
      aria-label={label}
      data-of={cast ? 'cast' : n > 0 ? 'gain' : 'cost'}
    >
      <path d={PENTAGON} className={styles.rim} />
      <path d={PENTAGON} className={styles.line} />
      <text y="5.8" textAnchor="middle">
        {n === 0 ? 0 : signed(n)}
      </text>
    </svg>
  )
}

function Corner({ text, of, lang }: { readonly text: FaceText; readonly of: Figures; readonly lang: Lang }) {
  if (of.gate)
    return (
      <span className={styles.value} data-of="gate">
        <Icon name="magic-portal" label={say(words.gate, lang)} />
      </span>
    )
  if (text.kind === 'event' || text.kind === 'travel')
    return (
      <span className={styles.value} data-of="event" aria-hidden="true">
        !
      </span>
    )
  const n = of.value ?? of.capacity ?? of.points
  return n === null ? null : <span className={styles.value}>{n}</span>
}

/** A text that is long for its card is set smaller. */
function lengthOf(text: FaceText): 'short' | 'long' | 'longer' {
  const letters = text.parts.reduce((sum, { rules }) => sum + (rules ? plain(rules).length : 0), 0)
  return letters > 190 ? 'longer' : letters > 100 ? 'long' : 'short'
}

/** Sanity when it is played; of a Spell, when it is cast. */
function pentagonOf(text: FaceText, of: Figures): number | null {
  if (text.kind === 'spell') return of.cost === null ? null : -of.cost
  return text.kind === 'investigator' || !of.sanity ? null : of.sanity
}

/** A card only seen from behind. Without a name it is decoration: what stands around it says what it is. */
export function CardBack({ size, name, picture }: { readonly size: Props['size']; readonly name: string } & Pick<Props, 'picture'>) {
  const art = picture('back')
  return (
    <div className={`${styles.back} ${styles[size]}`} {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {art ? <img src={art} alt="" draggable={false} /> : <Icon name="pentacle" />}
    </div>
  )
}

/** A card at any size: marbled border in the colour of its kind, title, bar, art, text. `mini` leaves the text out. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  if (!text || text.kind === 'back') return <CardBack size={size} name={say(words.faceDownCard, lang)} picture={picture} />
  const of = figuresOf(text)
  const art = picture(faceKey)
  const marble = picture('texture:marble')
  const pentagon = pentagonOf(text, of)
  const style = { '--edge': borderOf(text.kind, of.region?.id), '--marble': marble ? `url("${marble}")` : 'none' } as CSSProperties
  const line = lineOf(text, of)
  return (
    <div className={`${styles.card} ${styles[size]}`} style={style} data-length={lengthOf(text)} data-kind={text.kind}>
      <div className={styles.inner}>
        <div className={styles.title} data-long={text.name.length > 24 ? 'very' : text.name.length > 16 || undefined}>
          <span>{text.name}</span>
        </div>
        <div className={styles.bar}>{barOf(text, of)}</div>
        <div className={styles.art} data-person={text.kind === 'investigator' || undefined}>
          {art && <img src={art} alt="" draggable={false} loading="lazy" />}
          {of.icons.length > 0 && (
            <span className={styles.marks}>
              {of.icons.map((mark) => (
                <Icon key={mark.id} name={markIcon(mark.id)} label={mark.text} />
              ))}
            </span>
          )}
        </div>
        {size !== 'mini' && (
          <div className={styles.text}>
            {line && <b>{line}</b>}
            {text.kind === 'investigator' && <Sheet of={of} lang={lang} />}
            {text.parts.map(({ id, rules }) => (
              <p key={id}>{rules && <RichText text={rules} iconOf={() => null} />}</p>
            ))}
            {text.parts.map(({ id, story, rules }) => story && (size === 'large' || !rules) && <i key={`${id} story`}>{story}</i>)}
          </div>
        )}
      </div>
      <Corner text={text} of={of} lang={lang} />
      {pentagon !== null && <Pentagon n={pentagon} cast={text.kind === 'spell'} lang={lang} />}
      {of.unique && <span className={styles.unique} role="img" aria-label={say(words.unique, lang)} />}
      {piece?.attributes.inverted === true && <span className={styles.spent}>{say(words.gateSpent, lang)}</span>}
    </div>
  )
}

function Sheet({ of, lang }: { readonly of: Figures; readonly lang: Lang }) {
  const [min = 0, max = 0] = of.hand
  return (
    <p>
      {say(words.edu, lang)} {of.education} · {say(words.san, lang)} {of.sanity} · {say(words.hand, lang)}{' '}
      {say(words.limits, lang, { min, max })}
    </p>
  )
}
