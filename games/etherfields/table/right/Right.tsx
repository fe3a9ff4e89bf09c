import type { PieceView } from '@miskatonic/kernel'
import { Icon, Panel, RichText, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { fields, numberIn, textIn } from '@miskatonic/web/kit/figures'
import { Belongings, Member, Missing, Team } from '@miskatonic/web/kit/sheet'
import type { Suit } from '../../content/kinds.ts'
import { SuitSign } from '../Motives.tsx'
import { stepIcon, suitShape } from '../signs.ts'
import { say, words } from '../strings.ts'
import { artOf } from '../view/art.ts'
import { lootOf } from '../view/loot.ts'
import { squareName } from '../view/scape.ts'
import { signed } from '../view/signed.ts'
import { stepsNow } from '../view/steps.ts'
import { ANGUISH, cardsLeft, type Dreamer, faceKey, lying, nameOf, team, textOf } from '../view/team.ts'
import { JournalPanel } from './Journal.tsx'
import styles from './Right.module.css'

const isSuit = (suit: string): suit is Suit => Object.hasOwn(suitShape, suit)

/** The Turn card that counts: its steps from the top down, those that are Blocked, its Loot. */
function TurnCard(props: TableProps) {
  const { view, face, lang } = props
  const [card] = lying(view, 'turn-deck')
  const text = card && textOf(card, face)
  if (!card || !text || text.kind !== 'turn') return null
  const figures = fields(text.figures)
  const suit = textIn(figures, 'suit')
  const loot = lootOf(text, lang)
  return (
    <section className={styles.turn} data-mark="turn-card">
      <Piece piece={card} props={props} className={styles.turnHead} isPressed={() => false}>
        <b>{say(words.turnCard, lang)}</b>
        {isSuit(suit) && (
          <span title={say(words.suit[suit], lang)} data-red={suit === 'hearts' || suit === 'diamonds' || undefined}>
            <SuitSign of={suit} />
          </span>
        )}
      </Piece>
      <ol>
        {stepsNow(props).map(({ step, blocked, now }, i) => (
          <li key={i} data-blocked={blocked || undefined} data-now={now || undefined}>
            <Icon name={stepIcon[step]} size={17} />
            <b>{say(words.step[step], lang)}</b>
            <small>{say(blocked ? words.blocked : words.stepDoes[step], lang)}</small>
            {blocked && <Icon name="padlock" size={14} />}
          </li>
        ))}
      </ol>
      {loot && (
        <p>
          <b>{say(words.loot, lang)}:</b> {loot}
        </p>
      )}
    </section>
  )
}

/** An Entity's tile: how it moves, what can be done with it, what it does. */
function EntityTile({ tile, props }: { readonly tile: PieceView; readonly props: TableProps }) {
  const { view, face, lang, picture, lit } = props
  const text = textOf(tile, face)
  if (!text) return null
  const art = artOf(faceKey(tile), text, picture)
  const move = fields(fields(text.figures).move)
  const value = numberIn(move, 'value')
  const tokens = lying(view, `meta:${tile.alias}`)
  const options = lit.pieces.get(tile.alias) ?? []
  const refused = lit.refusedPieces.get(tile.alias) ?? []
  return (
    <section className={styles.entity} data-mark="entity">
      <Piece piece={tile} props={props} className={styles.banner} isPressed={() => false}>
        {art && <img src={art} alt="" draggable={false} />}
        <b>{text.name}</b>
        {value > 0 && (
          <span>
            {say(words.movement, lang, { n: value })}
            {move.noDie !== true && ` · ${say(words.movementDie, lang)}`}
          </span>
        )}
      </Piece>
      {text.parts.map(({ id, title, rules }) => {
        if (!rules) return null
        const key = id.startsWith('action:') ? id.slice('action:'.length) : null
        const option = key === null ? undefined : options.find((one) => one.key.endsWith(`/${key}`))
        const why = key === null ? undefined : refused.find((one) => one.key.endsWith(`/${key}`))
        const body = (
          <>
            {title && <b>{title}: </b>}
            <RichText text={signed(rules, lang)} />
          </>
        )
        return key === null ? (
          <p key={id}>{body}</p>
        ) : (
          <button
            key={id}
            type="button"
            className={styles.interaction}
            data-lit={option !== undefined || undefined}
            title={why?.reasons.map(({ text: reason }) => reason).join(' ')}
            onClick={() => (option ? props.choose(option.key) : props.showPiece(tile.alias))}
          >
            {body}
          </button>
        )
      })}
      {tokens.length > 0 && (
        <p data-zone={`meta:${tile.alias}`}>
          <Icon name="curled-tentacle" size={15} />{' '}
          {say(words.metamorphoses, lang, { names: tokens.map((token) => nameOf(token, face)).join(', ') })}
        </p>
      )}
    </section>
  )
}

/** One of the Team: where, how they fare, and the open hand. */
function One({ one, props }: { readonly one: Dreamer; readonly props: TableProps }) {
  const { view, lang, picture, face } = props
  if (!one.board) return <Missing name={one.name} why={say(words.nobody, lang)} />
  const own = one.seat === props.seat
  return (
    <li data-seat={one.seat} className={styles.one}>
      <Member
        piece={one.board}
        seat={one.seat}
        props={props}
        portrait={picture(faceKey(one.board))}
        name={one.called}
        sub={one.at ? say(words.at, lang, { at: squareName(one.at) }) : one.role}
        stats={[
          {
            icon: 'broken-heart',
            tone: 'health',
            n: one.anguish,
            most: ANGUISH,
            label: say(words.anguish, lang, { n: one.anguish, most: ANGUISH }),
          },
          { icon: 'stack', tone: 'plain', n: cardsLeft(one), label: say(words.cardsLeft, lang, { n: cardsLeft(one) }) },
          { icon: 'sparkles', tone: 'sanity', n: one.ether, label: say(words.ether, lang, { n: one.ether }) },
          { icon: 'cut-diamond', tone: 'gold', n: one.gems, label: say(words.gems, lang, { n: one.gems }) },
        ]}
        marks={view.table.start === one.seat && view.seats.length > 1 ? [{ icon: 'flying-flag', label: say(words.start, lang) }] : []}
      />
      {!own && one.hand.length > 0 && (
        <Belongings
          cards={one.hand}
          props={props}
          label={say(words.handOf, lang, { name: one.name })}
          zone={`hand:${one.seat}`}
          faceOf={(card) => {
            const text = textOf(card, face)
            return { name: nameOf(card, face), kind: text?.kind, art: text && artOf(faceKey(card), text, picture) }
          }}
        />
      )}
    </li>
  )
}

/** Time, who is met, the Team, and what has been read. */
export function Right(props: TableProps) {
  const { view, lang } = props
  const tiles = [...lying(view, 'entity'), ...lying(view, 'slumber')].filter((tile) => textOf(tile, props.face))
  return (
    <div className={styles.right}>
      <TurnCard {...props} />
      {tiles.map((tile) => (
        <EntityTile key={tile.alias} tile={tile} props={props} />
      ))}
      {(view.seats.length > 1 || props.narrow) && (
        <Panel heading={say(words.team, lang)}>
          <Team label={say(words.team, lang)} seats={view.seats.length}>
            {team(props).map((one) => (
              <One key={one.seat} one={one} props={props} />
            ))}
          </Team>
        </Panel>
      )}
      <JournalPanel {...props} />
    </div>
  )
}
