import type { TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { numberIn } from '@miskatonic/web/kit/figures'
import { DieFaceOf, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { countIn, faceOfDie, lying } from '../view/storm.ts'
import styles from './CommonDice.module.css'

/** The dice of the turn in the middle of the star. */
export function CommonDice(props: TableProps) {
  const { view, lang, lit } = props
  const dice = lying(view, 'dice-pool')
  const most = numberIn(view.table, 'poured')
  // Of dice that show the same the rules offer one: any of them will do.
  const alike = (alias: string) => {
    const die = dice.find((one) => one.alias === alias)
    return dice.find((one) => die && faceOfDie(one) === faceOfDie(die) && lit.pieces.has(one.alias))
  }
  return (
    <section className={styles.middle} data-zone="dice-pool" data-mark="dice-pool" aria-label={say(words.commonDice, lang)}>
      <h3>{say(words.commonDice, lang)}</h3>
      <ul className={styles.dice} data-many={dice.length > 4 || undefined}>
        {dice.map((die) => {
          const option = lit.pieces.get(alike(die.alias)?.alias ?? '')?.[0]
          return (
            <li key={die.alias}>
              <Piece
                piece={die}
                props={props}
                aria-label={say(words.dieOf, lang, { face: symbolName(faceOfDie(die), lang) })}
                title={symbolName(faceOfDie(die), lang)}
                marks={{ 'data-lit': option !== undefined || undefined }}
                {...(option ? { onPress: () => props.choose(option.key) } : {})}
              >
                <DieFaceOf face={faceOfDie(die)} of="detective" />
              </Piece>
            </li>
          )
        })}
      </ul>
      <p>
        {dice.length ? say(words.diceLeft, lang, { n: dice.length, most }) : say(words.diceNone, lang)}
        <br />
        {say(words.diceReserve, lang, { n: countIn(view, 'dice-reserve') })}
      </p>
    </section>
  )
}
