import { type FaceText, type GameTable, Icon } from '@miskatonic/web/kit'
import { CardArt, CardFrame, CardName, CardValue, CardBack as KitCardBack, lengthOf, Parts } from '@miskatonic/web/kit/card'
import type { ComponentProps } from 'react'
import { borderOf, markIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { type Figures, figuresOf, signed } from '../view/figures.ts'
import styles from './Card.module.css'

type Props = ComponentProps<GameTable['Card']>
type Printed = { readonly text: FaceText; readonly of: Figures } & Pick<Props, 'lang'>

/** What stands on the bar under the title: the kind, and where or of what sort. */
function barOf({ text, of }: Printed): string {
  const more = of.subregion ?? of.region ?? of.subtype ?? of.class ?? of.mode
  return [text.sort, more?.text].filter(Boolean).join(' · ')
}
/** The line above the text: what a place is, what a person can do, in which tongue a book is written. */
function lineOf({ text, of }: Printed): string {
  const list = text.kind === 'tome' || text.kind === 'investigator' ? of.languages : [...of.attributes, ...of.generics]
  const tongues = text.kind === 'ally' ? of.languages : []
  return [...list, ...tongues].map((one) => one.text).join(' · ')
}
/** An Investigator's figures. */
function sheetOf({ of, lang }: Printed): string {
  const [min = 0, max = 0] = of.hand
  const hand = say(words.limits, lang, { min, max })
  return `${say(words.edu, lang)} ${of.education} · ${say(words.san, lang)} ${of.sanity} · ${say(words.hand, lang)} ${hand}`
}

const PENTAGON = 'M0 -18L17.1 -5.6L10.6 14.6L-10.6 14.6L-17.1 -5.6Z'

/** Sanity when it is played; of a Spell, when it is cast. */
function pentagonOf({ text, of }: Printed): number | null {
  if (text.kind === 'spell') return of.cost === null ? null : -of.cost
  return text.kind === 'investigator' || !of.sanity ? null : of.sanity
}

/** Green gives Sanity, red costs it, yellow is paid for each casting; the sign says the same. */
function Pentagon(printed: Printed) {
  const n = pentagonOf(printed)
  const cast = printed.text.kind === 'spell'
  if (n === null) return null
  const label = cast ? say(words.castCost, printed.lang, { n: -n }) : say(words.sanityChange, printed.lang, { n: signed(n) })
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

function Corner({ text, of, lang }: Printed) {
  if (of.gate)
    return (
      <CardValue of="gate">
        <Icon name="magic-portal" label={say(words.gate, lang)} />
      </CardValue>
    )
  if (text.kind === 'event' || text.kind === 'travel')
    return (
      <CardValue of="event">
        <span aria-hidden="true">!</span>
      </CardValue>
    )
  const n = of.value ?? of.capacity ?? of.points
  return n === null ? null : <CardValue>{n}</CardValue>
}

/** A card only seen from behind. Without a name it is decoration: what stands around it says what it is. */
export function CardBack({ size, name, picture }: { readonly size: Props['size']; readonly name: string } & Pick<Props, 'picture'>) {
  return <KitCardBack size={size} src={picture('back')} icon="pentacle" name={name} className={styles.look} />
}

/** A card at any size: marbled border in the colour of its kind, title, bar, art, text. `mini` leaves the text out. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  if (!text || text.kind === 'back') return <CardBack size={size} name={say(words.faceDownCard, lang)} picture={picture} />
  const of = figuresOf(text)
  const printed = { text, of, lang }
  const marble = picture('texture:marble')
  const person = text.kind === 'investigator'
  const line = lineOf(printed)
  const told = text.parts.filter(({ story, rules }) => story && (size === 'large' || !rules))
  return (
    <CardFrame
      size={size}
      kind={text.kind}
      length={lengthOf(text, [100, 190], false)}
      className={`${styles.card} ${styles.look}`}
      style={{ '--edge': borderOf(text.kind, of.region?.id), '--marble': marble ? `url("${marble}")` : 'none' }}
      corners={
        <>
          <Corner {...printed} />
          <Pentagon {...printed} />
          {of.unique && <span className={styles.unique} role="img" aria-label={say(words.unique, lang)} />}
          {piece?.attributes.inverted === true && <span className={styles.spent}>{say(words.gateSpent, lang)}</span>}
        </>
      }
    >
      <CardName name={text.name} className={styles.title} data-long={text.name.length > 24 ? 'very' : text.name.length > 16 || undefined} />
      <div className={styles.bar} data-fine>
        {barOf(printed)}
      </div>
      <CardArt src={picture(faceKey)} person={person}>
        {of.icons.length > 0 && (
          <span className={styles.marks}>
            {of.icons.map((mark) => (
              <Icon key={mark.id} name={markIcon(mark.id)} label={mark.text} />
            ))}
          </span>
        )}
      </CardArt>
      {size !== 'mini' && (
        <div className={styles.text} data-fine>
          {line && <b>{line}</b>}
          {person && <p>{sheetOf(printed)}</p>}
          <Parts parts={text.parts} titles={false} stories={false} />
          {told.map(({ id, story }) => (
            <i key={id}>{story}</i>
          ))}
        </div>
      )}
    </CardFrame>
  )
}
