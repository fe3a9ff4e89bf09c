import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { listed, SymbolDisc, Symbols } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { lacksAgainst } from '../view/cover.ts'
import { detectiveOf, type Enemy as EnemyOf, faceKey, type Site } from '../view/storm.ts'
import styles from './Enemy.module.css'
import { Rings } from './Rings.tsx'

type Props = { readonly enemy: EnemyOf; readonly site: Site; readonly props: TableProps }

/** A cultist of a column, or the Ancient One behind it: what it shows, who is after it, and whether one could beat it. */
export function Enemy({ enemy, site, props }: Props) {
  const { piece, name, ancient, symbols, more, targetedBy } = enemy
  const { view, face, lang, picture } = props
  const lacks = lacksAgainst(props, props.seat, enemy, site)
  const art = picture(faceKey(piece))
  const names = targetedBy.map((seat) => detectiveOf({ view, face }, seat)?.name ?? seat)
  const verdict = lacks && (lacks.length ? say(words.lacks, lang, { symbols: listed(lacks, lang) }) : say(words.canBeat, lang))
  const label = [
    say(words.shows, lang, { name, symbols: listed([...symbols, ...more], lang) }),
    names.length ? say(words.targetedBy, lang, { names: names.join(', ') }) : '',
    verdict ?? '',
  ]
    .filter(Boolean)
    .join('; ')
  return (
    <Piece
      piece={piece}
      props={props}
      className={styles.enemy}
      aria-label={label}
      title={verdict ? `${name}. ${verdict}` : name}
      marks={{ 'data-ancient': ancient || undefined, 'data-portal': (ancient && site.atPortal) || undefined }}
    >
      {art && <img src={art} alt="" draggable={false} />}
      <span className={styles.words}>
        <b>{name}</b>
        <Symbols of={symbols} more={more} />
      </span>
      {lacks && (
        <span
          className={styles.verdict}
          data-beats={lacks.length === 0 || undefined}
          data-more={lacks.length > 2 ? `+${lacks.length - 2}` : undefined}
          aria-hidden="true"
        >
          {lacks.length === 0 ? <Icon name="check-mark" /> : lacks.slice(0, 2).map((one, i) => <SymbolDisc key={i} of={one} mark="gone" />)}
        </span>
      )}
      <Rings seats={view.seats} of={targetedBy} />
    </Piece>
  )
}
