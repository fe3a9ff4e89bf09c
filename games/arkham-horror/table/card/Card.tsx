import type { FaceText, GameTable } from '@miskatonic/web/kit'
import { CardArt, CardBack, CardFrame, CardName, CardValue, lengthOf, Parts } from '@miskatonic/web/kit/card'
import { PersonCard, type Skill, ThreatCard } from '@miskatonic/web/kit/sheet'
import type { ComponentProps } from 'react'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { doomSize, handsOf, mythosFigures, priceOf, SKILLS, sheetFigures } from '../view/figures.ts'
import styles from './Card.module.css'
import { MythosMarks } from './MythosMarks.tsx'

/** Band and ground of each kind. */
const BANDS: { readonly [kind: string]: readonly [band: string, paper: string] } = {
  common: ['#6a4a26', '#e2cf9f'],
  unique: ['#23594a', '#d0dccb'],
  spell: ['#4a3a78', '#dccde0'],
  skill: ['#2b5277', '#cfd9dc'],
  ally: ['#2f5d46', '#d5dcb4'],
  special: ['#55534a', '#ddd3b4'],
  monster: ['#5c1a17', '#e6cdb0'],
  gate: ['#2c4a44', '#cfe0d2'],
  mythos: ['#2a2730', '#cfc3a6'],
  location: ['#3a4a2f', '#d5d8b4'],
}
const ENCOUNTER = ['#4d2f55', '#ddcfd0'] as const

type Props = ComponentProps<GameTable['Card']>

function Person({ text, faceKey, picture, lang }: Pick<Props, 'faceKey' | 'picture' | 'lang'> & { readonly text: FaceText }) {
  const { role, sanity, stamina, sliders } = sheetFigures(text)
  return (
    <PersonCard
      text={text}
      portrait={picture(faceKey)}
      role={role}
      tracks={[
        { icon: 'brain', tone: 'sanity', n: sanity, label: say(words.sanity, lang) },
        { icon: 'hearts', tone: 'health', n: stamina, label: say(words.stamina, lang) },
      ]}
      skills={SKILLS.map(
        (id): Skill => ({ id, icon: skillIcon[id], value: Math.max(0, ...sliders[id]), name: say(words.skill[id], lang) }),
      )}
    />
  )
}

/** A card at any size: `mini` keeps art, name and one line, `large` is for reading. */
export function Card({ faceKey, size, face, picture, lang, piece }: Props) {
  const text = face(faceKey)
  const art = picture(faceKey)
  if (!text || text.kind === 'gate-back')
    return <CardBack size={size} src={art} icon="interlaced-tentacles" name={text?.name ?? say(words.hiddenCard, lang)} />
  if (size === 'large' && text.kind === 'investigator') return <Person text={text} faceKey={faceKey} picture={picture} lang={lang} />
  if (size === 'large' && text.kind === 'ancientOne')
    return (
      <ThreatCard text={text} art={art} title={text.sort}>
        <p className={styles.doom}>
          {say(words.doom, lang)} <b>{doomSize(text)}</b>
        </p>
      </ThreatCard>
    )
  const [band, paper] = BANDS[text.kind] ?? ENCOUNTER
  const value = priceOf(text)
  const hands = handsOf(text)
  const exhausted = piece?.attributes.exhausted === true
  const large = size === 'large'
  const sub = [text.sort, hands > 0 ? say(words.hands, lang, { n: hands }) : '', exhausted ? say(words.exhausted, lang) : '']
  return (
    <CardFrame
      size={size}
      kind={text.kind}
      length={lengthOf(text, [220, 460], true)}
      className={styles.card}
      style={{ '--band': band, '--paper': paper }}
      corners={value !== null && <CardValue label={say(words.price, lang, { n: value })}>{value}</CardValue>}
    >
      <CardArt src={art} />
      <CardName name={text.name} className={styles.name} />
      {size !== 'mini' && (
        <div className={styles.sub} data-fine>
          {sub.filter(Boolean).join(' · ')}
        </div>
      )}
      <div className={styles.parts} data-fine>
        <Parts parts={text.parts} titles={large || text.parts.filter(({ rules }) => rules).length > 1} stories={large} />
      </div>
      {large && text.kind === 'mythos' && (
        <div className={styles.marks}>
          <MythosMarks {...mythosFigures(text)} lang={lang} />
        </div>
      )}
    </CardFrame>
  )
}
