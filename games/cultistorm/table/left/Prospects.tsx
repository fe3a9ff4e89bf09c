import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { DieFaceOf, listed, SymbolDisc } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { type Prospect, prospects } from '../view/prospects.ts'
import { detectiveOf } from '../view/storm.ts'
import styles from './Prospects.module.css'

const Discs = ({ of }: { readonly of: Prospect['leaves'] }) =>
  of.map((symbol, i) => (symbol === 'wild' ? <DieFaceOf key={i} face="wild" of="detective" /> : <SymbolDisc key={i} of={symbol} />))

/** One enemy: what beating it would take and leave, or what is lacking and who could lend it. */
function Row({ of, props }: { readonly of: Prospect; readonly props: TableProps }) {
  const { lang, view } = props
  const { enemy, lacks, uses, leaves, dice, lenders } = of
  const others = enemy.targetedBy.filter((seat) => seat !== props.seat)
  const names = others.map((seat) => detectiveOf(props, seat)?.name ?? seat).join(', ')
  return (
    <li data-beats={lacks.length === 0 || undefined}>
      <Piece piece={enemy.piece} props={props}>
        <b>{enemy.name}</b>
        {names && <em>{say(words.helperTaken, lang, { names })}</em>}
      </Piece>
      {lacks.length === 0 ? (
        <p>
          <span role="img" aria-label={say(words.helperUses, lang, { symbols: listed(uses, lang) })}>
            <Icon name="check-mark" size={14} /> {say(words.helperYes, lang)}
          </span>
          <span
            role="img"
            aria-label={say(words.helperLeaves, lang, { symbols: leaves.length ? listed(leaves, lang) : say(words.helperNothing, lang) })}
          >
            {say(words.helperLeaves, lang, { symbols: leaves.length ? '' : say(words.helperNothing, lang) })}
            <Discs of={leaves} />
          </span>
        </p>
      ) : (
        <p>
          <span role="img" aria-label={say(words.helperLacks, lang, { symbols: listed(lacks, lang) })}>
            {say(words.helperLacks, lang, { symbols: '' })}
            <Discs of={lacks} />
          </span>
          {dice.length > 0 && (
            <span role="img" aria-label={say(words.helperDie, lang, { symbols: listed(dice, lang) })}>
              {say(words.helperDie, lang, { symbols: '' })}
              {dice.map((face) => (
                <DieFaceOf key={face} face={face} of="detective" />
              ))}
            </span>
          )}
          {view.seats.length > 1 && (lenders.length > 0 || dice.length === 0) && (
            <small>
              {lenders.length
                ? `${say(words.helperWith, lang)} ${lenders.map(({ name, card }) => say(words.helperFrom, lang, { name, card })).join(' · ')}`
                : say(words.helperNobody, lang)}
            </small>
          )}
        </p>
      )}
    </li>
  )
}

/** In the open phase: who could be beaten with what one has, and what each choice would leave. */
export function Prospects(props: TableProps) {
  const { view, lang, seat } = props
  const rows = view.table.phase === 'preparation' ? prospects(props, seat) : []
  if (!rows.length) return null
  return (
    <Panel heading={say(words.helpers, lang)} mark="helper">
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.enemy.piece.alias} of={row} props={props} />
        ))}
      </ul>
    </Panel>
  )
}
