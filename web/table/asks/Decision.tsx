import type { Answer } from '@miskatonic/kernel'
import type { SpokenAsk, SpokenOption, SpokenRefusal } from '@miskatonic/room/protocol'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useOdds } from '../../kit/odds.ts'
import type { GameTable, OptionLook, TableProps } from '../../kit/table.ts'
import { keyHelp, table as words } from '../../strings/table.ts'
import { useStrings } from '../../strings/useStrings.ts'
import { Allocate } from './Allocate.tsx'
import { Amount } from './Amount.tsx'
import styles from './Decision.module.css'
import { isAboutCards, OptionSign, printedOn } from './OptionSign.tsx'
import { Order } from './Order.tsx'
import { isSingle, mayAdd, weightsOf, wrongWith } from './shown.ts'
import { hintFor, inSlots, rememberedSlots } from './slots.ts'
import { whomOf } from './whom.ts'

export type AskProps = {
  readonly ask: SpokenAsk
  readonly props: TableProps
  readonly game: GameTable
  readonly busy: boolean
  readonly clear: () => void
}

/** The open question as buttons, boxes or rows: one way for each kind of question. */
export function Decision(all: AskProps) {
  const { ask, props } = all
  const key = `${ask.seat} ${ask.seq}`
  const answer = (given: Answer): void => props.answer(given)
  switch (ask.kind) {
    case 'number':
      return <Amount key={key} ask={ask} busy={all.busy} answer={answer} />
    case 'allocate':
      return <Allocate key={key} ask={ask} busy={all.busy} answer={answer} props={props} />
    case 'order':
      return <Order key={key} ask={ask} busy={all.busy} answer={answer} props={props} />
    case 'some':
      return <Some key={key} {...all} />
    default:
      return <Options key={key} {...all} />
  }
}

/** Two answers that are plainly yes and no stand side by side. */
const isYesNo = (ask: SpokenAsk): boolean =>
  isSingle(ask) && ask.options.length === 2 && !ask.refused.length && ask.options.every(({ text }) => text.length <= 18)

/** From so many answers on each takes less room. */
const MANY = 7

/** The answers that stand in the list: those that are given at their piece do not. */
const listed = ({ ask, props, game }: Pick<AskProps, 'ask' | 'props' | 'game'>) =>
  ask.options.map((option) => ({ option, look: game.optionLook?.(option, props) })).filter(({ look }) => !look?.atPiece)

function Options(all: AskProps) {
  const { ask, props, game, busy } = all
  const looks = listed({ ask, props, game })
  const cards = isAboutCards(ask, props)
  const refused = ask.refused.filter((one) => !game.optionLook?.(one, props).atPiece)
  const slots = game.actions?.includes(ask.about.key) ? rememberedSlots(props.info.id, ask) : null
  const answer = ({ option, look }: (typeof looks)[number], hint: string | undefined) => (
    <li key={option.key}>
      <Button
        tone={look?.tone ?? 'plain'}
        icon={<OptionSign option={option} props={props} game={game} large={cards} />}
        note={noteOf(option, look, all, cards)}
        hint={hint}
        aria-disabled={busy}
        onClick={() => !busy && props.choose(option.key)}
        data-option={option.key}
        data-digit={hint}
        data-card={option.piece}
        className={styles.option}
        title={look?.title ? option.text : undefined}
      >
        {look?.title ?? option.text}
      </Button>
    </li>
  )
  const many = looks.length + refused.length > MANY
  return (
    <ul className={styles.options} data-two={isYesNo(ask) || undefined} data-cards={cards || undefined} data-many={many || undefined}>
      {slots
        ? inSlots(
            slots,
            looks.map((one) => ({ ...one, key: one.option.key })),
          ).map((one) => answer(one, hintFor(slots, one.key)))
        : looks.map((one, i) => answer(one, i < 9 ? String(i + 1) : undefined))}
      <Refused refused={refused} props={props} game={game} shown={looks.length} />
    </ul>
  )
}

/** What the game says of an answer; of one card among several, what is printed on it; of a person, how they fare. */
function noteOf(option: SpokenOption, look: OptionLook | undefined, { props, game }: AskProps, cards: boolean): ReactNode {
  if (look?.note || look?.thrown) return <Note look={look} props={props} />
  return (cards ? printedOn(option, props) : whomOf(option, props, game)) || undefined
}

/** What an answer does, and how likely it is to, where dice decide and odds are wanted. */
function Note({ look, props }: { readonly look: OptionLook; readonly props: TableProps }) {
  const t = useStrings()
  const n = useOdds(look.thrown ?? null, props)
  return <>{[look.note, n === null ? undefined : t(words.ask.odds, { n })].filter(Boolean).join(' · ')}</>
}

const REFUSED_AT_ONCE = 4

/** What one would expect to do here and may not, each with its reason; a click opens the rule. */
function Refused({
  refused,
  props,
  game,
  shown,
}: {
  readonly refused: readonly SpokenRefusal[]
  readonly props: TableProps
  readonly game: GameTable
  readonly shown: number
}) {
  const t = useStrings()
  const [all, setAll] = useState(false)
  const few = refused.length <= REFUSED_AT_ONCE || shown + refused.length <= 6
  const visible = few || all ? refused : []
  return (
    <>
      {visible.map((one) => (
        <li key={one.key}>
          <Button
            aria-disabled
            note={one.reasons.map(({ text }) => text).join(' ')}
            aria-description={t(words.ask.whyNot)}
            onClick={() => one.reasons[0] && props.showRule(one.reasons[0].rule)}
            data-refused={one.key}
            data-card={one.piece}
            className={styles.option}
            icon={<OptionSign option={one} props={props} game={game} />}
          >
            {game.optionLook?.(one, props).title ?? one.text}
          </Button>
        </li>
      ))}
      {!few && (
        <li>
          <button type="button" className={styles.more} onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t(words.ask.hideRefused) : t(words.ask.showRefused, { n: refused.length })}
          </button>
        </li>
      )}
    </>
  )
}

/** Several of these, within limits: how many, and how heavy together. */
function Some(all: AskProps) {
  const t = useStrings()
  const { ask, props, game, busy, clear } = all
  const { picked } = props
  const looks = listed({ ask, props, game })
  const cards = isAboutCards(ask, props)
  const [min, max] = ask.limits?.count ?? [0, ask.options.length]
  const wrong = wrongWith(ask, picked)
  const sums = weightsOf(ask, picked)
  const limits =
    min === max ? t(words.ask.pick, { min }) : min === 0 ? t(words.ask.pickUpTo, { max }) : t(words.ask.pickBetween, { min, max })
  return (
    <div className={styles.several}>
      <p className={styles.limits}>
        <span>{limits}</span>
        <span>{t(words.ask.picked, { n: picked.length })}</span>
        {Object.entries(ask.limits?.weigh ?? {}).map(([limit, { min: least, max: most }]) => (
          <span key={limit} data-over={(most !== undefined && (sums[limit] ?? 0) > most) || undefined}>
            {t(words.ask.total)} <b>{sums[limit] ?? 0}</b>
            {most !== undefined && ` · ${t(words.ask.atMost, { max: most })}`}
            {least !== undefined && ` · ${t(words.ask.atLeast, { min: least })}`}
          </span>
        ))}
      </p>
      <ul className={styles.options} data-cards={cards || undefined} data-many={looks.length > MANY || undefined}>
        {looks.map(({ option, look }, i) => {
          const on = picked.includes(option.key)
          const may = mayAdd(ask, picked, option)
          return (
            <li key={option.key}>
              <Button
                role="checkbox"
                aria-checked={on}
                aria-disabled={busy || !may}
                icon={on ? <Icon name="check-mark" size={24} /> : <OptionSign option={option} props={props} game={game} large={cards} />}
                note={noteOf(option, look, all, cards)}
                hint={i < 9 ? String(i + 1) : undefined}
                onClick={() => !busy && may && props.choose(option.key)}
                data-option={option.key}
                data-digit={i < 9 ? String(i + 1) : undefined}
                data-card={option.piece}
                className={styles.option}
                title={look?.title ? option.text : undefined}
              >
                {look?.title ?? option.text}
              </Button>
            </li>
          )
        })}
        <Refused refused={ask.refused} props={props} game={game} shown={looks.length} />
      </ul>
      <div className={styles.settle}>
        <Button
          tone={wrong ? 'plain' : 'go'}
          disabled={busy || wrong !== null}
          onClick={() => props.answer(picked)}
          hint={t(keyHelp.enter)}
          data-confirm
        >
          {picked.length === 0 && min === 0 ? t(words.ask.none_) : t(words.ask.confirm)}
        </Button>
        {picked.length > 0 && (
          <Button tone="quiet" onClick={clear}>
            {t(words.ask.clear)}
          </Button>
        )}
      </div>
    </div>
  )
}
