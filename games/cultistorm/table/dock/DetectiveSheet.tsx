import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { plain } from '@miskatonic/web/kit/figures'
import { DieFaceOf, listed, Madness, SymbolDisc, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { abilitiesOf } from '../view/abilities.ts'
import { type Detective, faceKey, faceOfDie, siteAt } from '../view/storm.ts'
import styles from './DetectiveSheet.module.css'

const LEVELS = ['I', 'II', 'III']

type Own = { readonly one: Detective; readonly props: TableProps }

/** The three abilities: what each does, and what it costs while it is not developed. */
function Abilities({ one, props }: Own) {
  const { lang, lit } = props
  const usable = lit.pieces.has(one.piece.alias)
  return (
    <ul className={styles.abilities}>
      {abilitiesOf(one.piece, props.face).map(({ level, name, rules }) => {
        const has = one.level >= level
        const cost = say(words.costs, lang, { n: level })
        return (
          <li key={level}>
            <button
              type="button"
              data-has={has || undefined}
              data-lit={(has && usable) || undefined}
              title={`${name}. ${plain(rules)}`}
              onClick={() => props.showPiece(one.piece.alias)}
            >
              <span>
                <b>{LEVELS[level - 1]}</b>
                {has ? <Icon name="check-mark" label={say(words.developed, lang)} /> : <small>{cost}</small>}
              </span>
              {name}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** One's own detective: madness, trophies, dice, abilities. */
export function DetectiveSheet({ one, props }: Own) {
  const { lang, picture } = props
  const art = picture(faceKey(one.piece))
  const place = one.at ? siteAt(props, one.at).name : ''
  return (
    <section className={styles.sheet} data-narrow={props.narrow || undefined} aria-label={one.name} data-mark="sheet">
      <div className={styles.top}>
        <Piece
          piece={one.piece}
          props={props}
          className={styles.portrait}
          onPress={() => props.showPiece(one.piece.alias)}
          aria-label={one.name}
        >
          {art && <img src={art} alt="" draggable={false} />}
        </Piece>
        <div className={styles.who}>
          <h2>{one.name}</h2>
          <i>{say(words.at, lang, { place, style: say(words.style[one.style], lang) })}</i>
          <div className={styles.row}>
            <Madness n={one.madness} developing={one.developing} lang={lang} />
            <span aria-hidden="true">{say(words.madnessShort, lang, { n: one.madness })}</span>
            {one.developing > 0 && <small>{say(words.developing, lang, { n: one.developing })}</small>}
          </div>
          <div className={styles.row}>
            {one.dice.map((die) => (
              <Piece
                key={die.alias}
                piece={die}
                props={props}
                className={styles.die}
                aria-label={say(words.dieOf, lang, { face: symbolName(faceOfDie(die), lang) })}
                marks={{ 'data-used': die.attributes.committed === true || undefined }}
              >
                <DieFaceOf face={faceOfDie(die)} of="detective" />
              </Piece>
            ))}
            {one.trophies.length > 0 ? (
              <span className={styles.trophies} role="img" aria-label={say(words.trophies, lang, { symbols: listed(one.trophies, lang) })}>
                <Icon name="trophy" size={15} />
                {one.trophies.map((symbol, i) => (
                  <SymbolDisc key={i} of={symbol} />
                ))}
              </span>
            ) : (
              <small>{say(words.noTrophies, lang)}</small>
            )}
          </div>
        </div>
      </div>
      <Abilities one={one} props={props} />
    </section>
  )
}
