import { type FaceText, type GameTable, Icon } from '@miskatonic/web/kit'
import { CardArt, CardBack, CardFrame, CardName, CardValue, lengthOf, Parts } from '@miskatonic/web/kit/card'
import type { ComponentProps } from 'react'
import { say, words } from '../strings.ts'
import { priceOf, traitsOf } from '../view/figures.ts'
import styles from './Card.module.css'
import { PersonCard, SheetCard } from './SheetCards.tsx'

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

/** A card at any size: `mini` keeps art, name and one line, `large` is for reading. */
export function Card({ faceKey, size, face, picture, lang, piece }: ComponentProps<GameTable['Card']>) {
  const text = face(faceKey)
  const art = picture(faceKey)
  if (!text || text.kind === 'back')
    return <CardBack size={size} src={art} icon="interlaced-tentacles" name={text?.name ?? say(words.hiddenCard, lang)} />
  if (size === 'large' && text.kind === 'investigator') return <PersonCard text={text} faceKey={faceKey} picture={picture} lang={lang} />
  if (size === 'large' && text.kind === 'ancientOne') return <SheetCard text={text} faceKey={faceKey} picture={picture} lang={lang} />
  const [band, paper] = bandOf(text)
  const value = priceOf(text)
  const traits = traitsOf(text)
  const eldritch = Number(piece?.attributes.eldritch ?? 0)
  const large = size === 'large'
  return (
    <CardFrame
      size={size}
      kind={text.kind}
      length={lengthOf(text, [220, 460], true)}
      className={styles.card}
      style={{ '--band': band, '--paper': paper }}
      corners={
        <>
          {value !== null && <CardValue label={say(words.value, lang, { n: value })}>{value}</CardValue>}
          {eldritch > 0 && (
            <div className={styles.tokens}>
              <Icon name="cursed-star" />
              {eldritch}
            </div>
          )}
        </>
      }
    >
      <CardArt src={art} />
      <CardName name={text.name} className={styles.name} />
      {size !== 'mini' && (
        <div className={styles.sub} data-fine>
          {traits.length ? traits.map((trait) => trait.text).join(' · ') : text.sort}
        </div>
      )}
      <div className={styles.parts} data-fine>
        <Parts parts={text.parts} titles={large || text.parts.filter(({ rules }) => rules).length > 1} stories={large} />
      </div>
    </CardFrame>
  )
}
