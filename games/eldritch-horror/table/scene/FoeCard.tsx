import type { PieceView } from '@miskatonic/kernel'
import { Icon, RichText, type TableProps } from '@miskatonic/web/kit'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { type CombatPart, faceKey, foeFigures, foeRules, numberIn, textOf } from '../view/figures.ts'
import styles from './FoeCard.module.css'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

type RowProps = Pick<TableProps, 'lang'> & {
  readonly part: CombatPart | null
  readonly value: number | null
  readonly what: 'horror' | 'damage'
  readonly now: boolean
  /** Opens the sum behind the number. */
  readonly open: (() => void) | null
}

function Row({ part, value, what, now, lang, open }: RowProps) {
  const figure = (
    <>
      {say(words[what], lang)} <b>{value ?? part?.value}</b>
    </>
  )
  return (
    <div className={styles.row} data-now={now}>
      {part ? (
        <>
          <span>
            <Icon name={skillIcon[part.skill]} />
            {say(words.skill[part.skill], lang)} {signed(part.modifier)}
          </span>
          {open ? (
            <button type="button" className={styles.figure} onClick={open} data-sum={what}>
              {figure}
            </button>
          ) : (
            <span>{figure}</span>
          )}
        </>
      ) : (
        <span className={styles.no}>
          {say(words[what], lang)}: {say(words.noTest, lang)}
        </span>
      )}
    </div>
  )
}

type Props = Pick<TableProps, 'face' | 'picture' | 'lang' | 'view'> & {
  readonly piece: PieceView
  /** Which test is on, and what it is about as modified now. */
  readonly at?: { readonly of: 'horror' | 'damage'; readonly value: number } | null
  /** Opens the sum behind one of its numbers. */
  readonly sum?: ((quantity: 'horror' | 'damage') => void) | null
}

/** A Monster as a card: both tests, its toughness in hearts, its text. */
export function FoeCard({ piece, face, picture, lang, view, at = null, sum = null }: Props) {
  const key = faceKey(piece) ?? ''
  const text = textOf(piece, face)
  const { horror, damage, toughness, epic } = foeFigures(text, view, face)
  const art = picture(key)
  const lost = numberIn(piece.attributes, 'lost')
  const rules = foeRules(text, view, face)
  return (
    <article className={styles.foe} data-epic={epic}>
      <div className={styles.art}>
        {art && <img src={art} alt="" draggable={false} />}
        <h3>{text?.name ?? say(words.unknown, lang)}</h3>
      </div>
      <div className={styles.paper}>
        {(['horror', 'damage'] as const).map((what) => (
          <Row
            key={what}
            part={what === 'horror' ? horror : damage}
            value={at?.of === what ? at.value : null}
            what={what}
            now={at?.of === what}
            lang={lang}
            open={sum && (() => sum(what))}
          />
        ))}
        <div className={styles.row}>
          <span>{say(words.toughness, lang)}</span>
          <span className={styles.hearts} role="img" aria-label={toughness === null ? '' : `${toughness - lost}`}>
            {toughness !== null && toughness <= 6
              ? Array.from({ length: toughness }, (_, i) => <Icon key={i} name={i < toughness - lost ? 'hearts' : 'broken-heart'} />)
              : toughness !== null && (
                  <b>
                    {toughness - lost}/{toughness}
                  </b>
                )}
          </span>
        </div>
        {rules.map((one) => (
          <p key={one}>
            <RichText text={one} iconOf={() => null} />
          </p>
        ))}
      </div>
    </article>
  )
}
