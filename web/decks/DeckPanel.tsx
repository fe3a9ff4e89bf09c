import type { Deck, DeckBuilding, DeckCard } from '@miskatonic/contract'
import { useMemo, useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { decks as words } from '../strings/decks.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './DeckPanel.module.css'
import { sizeOf } from './editing.ts'

const TABS = ['list', 'needs', 'curve'] as const
type Tab = (typeof TABS)[number]
const MOST_NAMED = 3

type Props = {
  readonly building: DeckBuilding
  readonly cards: readonly DeckCard[]
  readonly deck: Deck
  readonly add: (card: DeckCard) => void
  readonly take: (card: DeckCard) => void
  readonly read: (card: DeckCard) => void
  readonly showRule: (rule: string) => void
}

/** The deck: whether it is legal and why not, what is in it, what its cards need, how it is spread. */
export function DeckPanel(props: Props) {
  const t = useStrings()
  const { building, deck } = props
  const [tab, setTab] = useState<Tab>('list')
  const problems = useMemo(() => building.problems(deck, t.lang), [building, deck, t.lang])
  const n = sizeOf(deck)
  return (
    <section className={styles.panel} aria-label={t(words.deckTab)}>
      <div
        className={styles.verdict}
        data-legal={problems.length === 0 || undefined}
        role="status"
        data-verdict={problems.length ? 'illegal' : 'legal'}
      >
        <b className={styles.size}>
          <em>{n}</em> {t(words.size, { n, size: building.size })}
        </b>
        <b>
          <Icon name={problems.length ? 'hazard-sign' : 'check-mark'} size={16} />
          {t(problems.length ? words.illegal : words.legal)}
        </b>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ rule, text }) => (
              <li key={`${rule} ${text}`}>
                {text}{' '}
                <button type="button" onClick={() => props.showRule(rule)}>
                  {t(words.rule, { id: rule })}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.tabs} role="tablist">
        {TABS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {t(words[one])}
          </button>
        ))}
      </div>
      <div className={styles.body} role="tabpanel" aria-label={t(words[tab])}>
        {tab === 'list' && <List {...props} />}
        {tab === 'needs' && <Needs {...props} />}
        {tab === 'curve' && <Curves {...props} />}
      </div>
    </section>
  )
}

function List({ building, cards, deck, add, take, read }: Props) {
  const t = useStrings()
  const lacking = useMemo(
    () => new Map(building.needs(deck, t.lang).flatMap(({ card, lacks }) => (lacks.length ? [[card, lacks] as const] : []))),
    [building, deck, t.lang],
  )
  const leader = cards.find(({ id }) => id === deck.leader)
  const inDeck = cards.filter(({ id }) => deck.cards[id])
  const sorts = [...new Set(inDeck.map(({ text }) => text.sort))]
  const row = (card: DeckCard, n: number) => (
    <li key={card.id} data-lacks={lacking.has(card.id) || undefined} data-over={n > card.most || undefined}>
      <b>{n}</b>
      <button type="button" className={styles.name} onClick={() => read(card)}>
        {card.text.name}
        {lacking.get(card.id)?.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </button>
      <button type="button" onClick={() => take(card)} aria-label={t(words.take, { name: card.text.name })}>
        −
      </button>
      <button type="button" onClick={() => add(card)} aria-label={t(words.add, { name: card.text.name })}>
        +
      </button>
    </li>
  )
  return (
    <>
      <h3>{t(words.leader)}</h3>
      {leader ? (
        <ul className={styles.list}>
          <li>
            <Icon name="person" size={16} />
            <button type="button" className={styles.name} onClick={() => read(leader)}>
              {leader.text.name}
            </button>
            <button type="button" onClick={() => take(leader)} aria-label={t(words.take, { name: leader.text.name })}>
              −
            </button>
          </li>
        </ul>
      ) : (
        <p>{t(words.noLeader)}</p>
      )}
      {inDeck.length === 0 && <p>{t(words.empty)}</p>}
      {sorts.map((sort) => {
        const of = inDeck.filter(({ text }) => text.sort === sort)
        return (
          <div key={sort}>
            <h3>
              {sort} <small>{of.reduce((sum, { id }) => sum + (deck.cards[id] ?? 0), 0)}</small>
            </h3>
            <ul className={styles.list}>{of.map((card) => row(card, deck.cards[card.id] ?? 0))}</ul>
          </div>
        )
      })}
    </>
  )
}

function Needs({ building, cards, deck, read }: Props) {
  const t = useStrings()
  const needs = useMemo(() => building.needs(deck, t.lang), [building, deck, t.lang])
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])
  const names = (ids: readonly string[]): string => {
    const all = ids.flatMap((id) => byId.get(id)?.text.name ?? [])
    const list = all.slice(0, MOST_NAMED).join(', ')
    return all.length > MOST_NAMED ? t(words.andMore, { list, n: all.length - MOST_NAMED }) : list
  }
  const unmet = needs.filter(({ lacks }) => lacks.length)
  const met = needs.filter(({ lacks }) => !lacks.length)
  const name = (id: string) => {
    const card = byId.get(id)
    return (
      <button type="button" className={styles.link} onClick={() => card && read(card)}>
        {card?.text.name ?? id}
      </button>
    )
  }
  return (
    <>
      <p data-good={unmet.length === 0 || undefined}>{unmet.length ? t(words.needsSome, { n: unmet.length }) : t(words.needsNone)}</p>
      <ul className={styles.needs}>
        {unmet.map(({ card, lacks }) => (
          <li key={card} data-lacks>
            <Icon name="hazard-sign" size={15} />
            <span>
              {name(card)}
              <small>{lacks.join('; ')}</small>
            </span>
          </li>
        ))}
      </ul>
      {met.length > 0 && <h3>{t(words.needsMet)}</h3>}
      <ul className={styles.needs}>
        {met.map(({ card, by }) => (
          <li key={card}>
            <Icon name="check-mark" size={14} />
            <span>
              {name(card)}
              {by.length > 0 && <small>{t(words.by, { list: names(by) })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Curves({ building, deck }: Props) {
  const t = useStrings()
  const curves = useMemo(() => building.curves(deck, t.lang), [building, deck, t.lang])
  return curves.map(({ title, bars }) => {
    const most = Math.max(1, ...bars.map(({ n }) => n))
    return (
      <figure key={title} className={styles.curve}>
        <figcaption>{title}</figcaption>
        <ul>
          {bars.map(({ label, n }) => (
            <li key={label}>
              <span>{label}</span>
              <i style={{ width: `${(n / most) * 100}%` }} />
              <b>{n}</b>
            </li>
          ))}
        </ul>
      </figure>
    )
  })
}
