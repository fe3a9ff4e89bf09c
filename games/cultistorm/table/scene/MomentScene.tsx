import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import { Card } from '../card/Card.tsx'
import { SymbolDisc } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { type Moment, momentIn } from '../view/moments.ts'
import { detectiveOf, faceKey, nameOf, SYMBOLS, sealedCount, siteAt } from '../view/storm.ts'
import styles from './Scene.module.css'

type Props = ComponentProps<GameTable['Scene']>

export const hasMoment = (props: TableProps): boolean => momentIn(props) !== null

/** A card that does something to all: itself, and what has come of it so far. */
function CardMoment({ moment, props }: { readonly moment: Extract<Moment, { card: unknown }>; readonly props: Props }) {
  const { face, lang, picture, narrow, fresh } = props
  const place = siteAt(props, moment.at).name
  const [icon, sub] =
    moment.kind === 'summoning'
      ? (['evil-moon', say(words.arrives, lang, { place })] as const)
      : (['terror', say(words.terrorBreaksOut, lang)] as const)
  return (
    <Stage kind={moment.kind} over="board" icon={icon} title={nameOf(moment.card, face)} sub={sub} narrow={narrow} foot={props.children}>
      <div className={styles.moment}>
        <Card faceKey={faceKey(moment.card)} piece={moment.card} size="large" face={face} picture={picture} lang={lang} />
        {fresh.length > 0 && (
          <ul>
            {fresh.slice(-5).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </Stage>
  )
}

/** A portal closes: who did it, where, and how many are left. */
function SealMoment({ moment, props }: { readonly moment: Extract<Moment, { who: string }>; readonly props: Props }) {
  const { lang, narrow, view } = props
  const left = SYMBOLS.length - sealedCount(view)
  const values = { name: detectiveOf(props, moment.who)?.name ?? moment.who, place: siteAt(props, moment.at).name }
  return (
    <Stage
      kind="sealing"
      over="board"
      icon="wax-seal"
      title={say(words.sealing, lang)}
      sub={say(words.sealedBy, lang, values)}
      narrow={narrow}
      foot={props.children}
    >
      <div className={styles.seal}>
        <SymbolDisc of={moment.at} />
        <b>{left ? say(words.sealsLeft, lang, { n: left }) : say(words.allSealed, lang)}</b>
      </div>
    </Stage>
  )
}

/** What befalls everybody. */
export function MomentScene(props: Props) {
  const moment = momentIn(props)
  if (!moment) return null
  return moment.kind === 'sealing' ? <SealMoment moment={moment} props={props} /> : <CardMoment moment={moment} props={props} />
}
