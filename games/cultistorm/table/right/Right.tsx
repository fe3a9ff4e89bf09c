import { Icon, Panel, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { fields } from '@miskatonic/web/kit/figures'
import { Member, Missing, Team } from '@miskatonic/web/kit/sheet'
import { ExpansionBelongings } from '../expansions/index.tsx'
import { DieFaceOf, listed, Madness, SymbolDisc, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { goals } from '../view/prospects.ts'
import { type Detective, detectiveOf, faceKey, faceOfDie, isSymbol, nameOf, siteAt, team, textOf } from '../view/storm.ts'
import styles from './Right.module.css'

/** One of the team: who, where, how mad, what they have. */
function One({ one, props }: { readonly one: Detective; readonly props: TableProps }) {
  const { lang, picture, face, view } = props
  const place = one.at ? siteAt(props, one.at).name : ''
  const hand = one.hand.map((card) => textOf(card, face)?.figures?.symbol).filter(isSymbol)
  const preparing = view.table.phase === 'preparation'
  return (
    <li className={styles.one} data-seat={one.seat}>
      <Member
        piece={one.piece}
        seat={one.seat}
        props={props}
        portrait={picture(faceKey(one.piece))}
        name={one.name}
        sub={say(words.at, lang, { place, style: say(words.style[one.style], lang) })}
        stats={[
          { icon: 'card-pick', tone: 'plain', n: one.hand.length, label: say(words.handOf, lang, { n: one.hand.length }) },
          { icon: 'swap-bag', tone: 'gold', n: one.items.length, label: say(words.itemsOf, lang, { n: one.items.length }) },
          { icon: 'upgrade', tone: 'clue', n: one.level, label: say(words.level, lang, { n: one.level }) },
        ]}
        marks={preparing && one.ready ? [{ icon: 'check-mark', label: say(words.ready, lang) }] : []}
        isPressed={(option) => option.piece === undefined}
      />
      <div className={styles.has}>
        <Madness n={one.madness} developing={one.developing} lang={lang} />
        <span className={styles.dice}>
          {one.dice.map((die) => (
            <Piece
              key={die.alias}
              piece={die}
              props={props}
              aria-label={say(words.dieOf, lang, { face: symbolName(faceOfDie(die), lang) })}
              marks={{ 'data-used': die.attributes.committed === true || undefined }}
            >
              <DieFaceOf face={faceOfDie(die)} of="detective" />
            </Piece>
          ))}
        </span>
        {one.trophies.length > 0 && (
          <span className={styles.trophies} role="img" aria-label={say(words.trophies, lang, { symbols: listed(one.trophies, lang) })}>
            <Icon name="trophy" size={14} />
            {one.trophies.map((symbol, i) => (
              <SymbolDisc key={i} of={symbol} />
            ))}
          </span>
        )}
        <ExpansionBelongings one={one} props={props} />
        {one.seat !== props.seat && hand.length > 0 && (
          <span className={styles.hand} role="img" aria-label={`${say(words.handOfName, lang, { name: one.name })}: ${listed(hand, lang)}`}>
            <Icon name="card-pick" size={14} />
            {hand.map((symbol, i) => (
              <SymbolDisc key={i} of={symbol} />
            ))}
          </span>
        )}
      </div>
      {preparing &&
        goals(props, one).map(({ enemy, lacks }) => (
          <p key={enemy.piece.alias} className={styles.goal} data-beats={lacks.length === 0 || undefined}>
            {say(words.goes, lang, {
              enemy: enemy.name,
              verdict: lacks.length ? say(words.goesLacks, lang, { symbols: listed(lacks, lang) }) : say(words.goesYes, lang),
            })}
          </p>
        ))}
    </li>
  )
}

/** Cards others have played for somebody. */
function Supports({ one, props }: { readonly one: Detective; readonly props: TableProps }) {
  const { lang, face, view } = props
  const cards = [...one.supports, ...one.waiting]
  if (!cards.length) return null
  const own = one.seat === props.seat
  return (
    <Panel heading={own ? say(words.supportsBeforeYou, lang) : say(words.supportsBefore, lang, { name: one.name })} count={cards.length}>
      <ul className={styles.supports} data-zone={`support:${one.seat}`}>
        {cards.map((card) => {
          const helper = detectiveOf({ view, face }, String(card.attributes.owner ?? ''))
          return (
            <li key={card.alias}>
              <Piece piece={card} props={props} marks={{ 'data-used': card.attributes.committed === true || undefined }}>
                <Icon name={one.waiting.includes(card) ? 'hourglass' : 'shaking-hands'} size={18} />
                <span>
                  <b>{nameOf(card, face)}</b>
                  {helper && <small> · {helper.name}</small>}
                </span>
              </Piece>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** The team, and who has lent what to whom. */
export function Right(props: TableProps) {
  const { view, lang } = props
  const all = team(props)
  const missing = view.seats.filter((seat) => !all.some((one) => one.seat === seat) && fields(view.of[seat]).apart !== true)
  const first = [...all].sort((a, b) => Number(b.seat === props.seat) - Number(a.seat === props.seat))
  return (
    <div className={styles.right}>
      <Team label={say(words.team, lang)} seats={view.seats.length}>
        {all.map((one) => (
          <One key={one.seat} one={one} props={props} />
        ))}
        {missing.map((seat) => (
          <Missing key={seat} name={seat} why={say(words.nobody, lang)} />
        ))}
      </Team>
      {first.map((one) => (
        <Supports key={one.seat} one={one} props={props} />
      ))}
    </div>
  )
}
