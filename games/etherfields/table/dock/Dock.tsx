import { Icon, type IconName, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { OwnHand, useFlips } from '@miskatonic/web/kit/hand'
import { Card } from '../card/Card.tsx'
import { stateIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { squareName } from '../view/scape.ts'
import { ANGUISH, cardsLeft, type Dreamer, dreamerOf, faceKey, LEAST_CARDS, modeOf, nameOf } from '../view/team.ts'
import styles from './Dock.module.css'

type Own = { readonly one: Dreamer; readonly props: TableProps }

type StateWord = keyof typeof words.state
const isState = (state: string): state is StateWord => Object.hasOwn(words.state, state)

function Anguish({ one, props }: Own) {
  const label = say(words.anguish, props.lang, { n: one.anguish, most: ANGUISH })
  return (
    <span className={styles.anguish} role="img" aria-label={label} title={label} data-stat="anguish">
      {Array.from({ length: ANGUISH }, (_, i) => (
        <i key={i} data-full={i < one.anguish || undefined} />
      ))}
      <b>
        {one.anguish}/{ANGUISH}
      </b>
    </span>
  )
}

type Chip = { readonly icon: IconName; readonly text: string; readonly n: number; readonly zone?: string; readonly stat?: string }

/** Where one's cards are: what is left of them is what is left of oneself. */
function Piles({ one, props }: Own) {
  const { lang } = props
  const left = cardsLeft(one)
  const health = say(words.cardsAreHealth, lang, { n: left, least: LEAST_CARDS })
  const of: readonly Chip[] = [
    { icon: 'stack', text: say(words.deck, lang, { n: one.deck }), n: one.deck, zone: `deck:${one.seat}` },
    { icon: 'card-draw', text: say(words.discard, lang, { n: one.discard }), n: one.discard, zone: `discard:${one.seat}` },
    { icon: 'wax-seal', text: say(words.sealed, lang, { n: one.sealed }), n: one.sealed, zone: `sealed:${one.seat}` },
    { icon: 'sparkles', text: say(words.ether, lang, { n: one.ether }), n: one.ether, stat: 'ether' },
    { icon: 'cut-diamond', text: say(words.gems, lang, { n: one.gems }), n: one.gems, stat: 'gems' },
  ]
  return (
    <ul className={styles.piles} title={health} data-few={left < LEAST_CARDS + 4 || undefined} data-mark="health">
      {of.map(({ icon, text, n, zone, stat }) => (
        <li key={icon} title={text} data-zone={zone} data-stat={stat}>
          <Icon name={icon} size={15} label={text} />
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
      <li className="unseen">{health}</li>
    </ul>
  )
}

/** One's own board: who one is, how much one bears, what is placed. */
function Sheet({ one, props }: Own) {
  const { lang, picture, face } = props
  const art = one.board && picture(faceKey(one.board))
  const where = one.at ? say(words.at, lang, { at: squareName(one.at) }) : modeOf(props.view) === 'map' ? '' : say(words.nowhere, lang)
  return (
    <section className={styles.sheet} data-narrow={props.narrow || undefined} aria-label={one.name} data-mark="sheet">
      {one.board && (
        <Piece piece={one.board} props={props} className={styles.portrait} isPressed={() => false} aria-label={one.name}>
          {art && <img src={art} alt="" draggable={false} />}
        </Piece>
      )}
      <div className={styles.who}>
        <h2>{one.called}</h2>
        <p>
          {[one.role, where].filter(Boolean).join(' · ')} ·{' '}
          {one.mask ? (
            <Piece piece={one.mask} props={props} className={styles.mask} isPressed={() => false}>
              {nameOf(one.mask, face)}
            </Piece>
          ) : (
            say(words.noMask, lang)
          )}
          {one.states.map((state) => (
            <span key={state} className={styles.state}>
              <Icon name={stateIcon(state)} size={14} /> {isState(state) ? say(words.state[state], lang) : state}
            </span>
          ))}
        </p>
        <Anguish one={one} props={props} />
        <Piles one={one} props={props} />
        {one.progress.length > 0 && (
          <ul className={styles.progress} data-zone={`progress:${one.seat}`} aria-label={say(words.progress, lang)}>
            {one.progress.map((card) => (
              <li key={card.alias} data-laid={card.up === 'back' || undefined}>
                <Piece piece={card} props={props} isPressed={() => props.ask?.kind === 'some'}>
                  {nameOf(card, face)}
                </Piece>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The hand as small cards: in a payment a press lays one down, otherwise it opens what can be done with it. */
function Hand({ one, props }: Own) {
  const { face, lang, view } = props
  const flips = useFlips(view, () => one.hand)
  return (
    <div className={styles.hand}>
      <OwnHand
        Card={Card}
        faceKey={faceKey}
        nameOf={(card) => nameOf(card, face)}
        cards={one.hand}
        props={props}
        label={say(words.ownHand, lang)}
        zone={`hand:${one.seat}`}
        flips={flips}
        slides={props.narrow}
        none={say(words.emptyHand, lang)}
      />
    </div>
  )
}

/** One's own place at the table: the board on one side of the question, the hand on the other. */
export function Dock(props: TableProps & { readonly part: 'sheet' | 'cards' }) {
  const one = dreamerOf(props, props.seat)
  if (!one) return null
  return props.part === 'cards' ? <Hand one={one} props={props} /> : <Sheet one={one} props={props} />
}
