import type { PieceView } from '@miskatonic/kernel'
import { Icon, type IconName, Panel, RichText, type TableProps } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { fields, listIn, numberIn } from '@miskatonic/web/kit/figures'
import { MiniDreamworld } from '../board/Dreamworld.tsx'
import { MotivePills } from '../Motives.tsx'
import { say, words } from '../strings.ts'
import { artOf } from '../view/art.ts'
import { changedRules } from '../view/changedRules.ts'
import { signed } from '../view/signed.ts'
import { countIn, faceKey, lying, modeOf, motiveOf, nameOf, textOf, turnsLeft } from '../view/team.ts'
import styles from './Left.module.css'

/** The dream one is in: what is wanted of the Team, how much time there is, and which rules it changes. */
function Encounter(props: TableProps) {
  const { view, face, lang, picture } = props
  const dream = lying(view, 'gate')[0] ?? lying(view, 'slumber')[0]
  const text = dream && textOf(dream, face)
  if (!dream || !text) return null
  const art = artOf(faceKey(dream), text, picture)
  const rules = changedRules(props)
  return (
    <section className={styles.dream} data-mark="goal">
      <Piece piece={dream} props={props} className={styles.banner} onPress={() => props.showPiece(dream.alias)}>
        {art && <img src={art} alt="" draggable={false} />}
        <b>{text.name}</b>
      </Piece>
      <div className={styles.about}>
        {text.kind === 'gate' && text.parts[0]?.title && (
          <p>
            <b>{say(words.goal, lang)}:</b> {text.parts[0].title}
          </p>
        )}
        <p className={styles.turns}>
          <Icon name="hourglass" size={15} /> {say(words.turnsLeft, lang, { n: turnsLeft(view) })}
        </p>
        {rules.length > 0 && (
          <details className={styles.changed} open={rules.join('').length < 110}>
            <summary>{say(words.changedRules, lang)}</summary>
            {rules.map((rule) => (
              <p key={rule}>
                <RichText text={signed(rule, lang)} />
              </p>
            ))}
          </details>
        )}
      </div>
    </section>
  )
}

const HOURS = 6
/** The clock: an hour lit for each there is. */
function Clock({ view, lang }: TableProps) {
  const hours = numberIn(view.table, 'hours')
  const keys = numberIn(view.table, 'keys')
  const points = Array.from({ length: Math.max(HOURS, hours + 1) }, (_, i) => {
    const angle = (i / Math.max(HOURS, hours + 1)) * 2 * Math.PI - Math.PI / 2
    return { i, x: 25 + Math.cos(angle) * 18, y: 25 + Math.sin(angle) * 18 }
  })
  const hand = points[Math.min(hours, points.length - 1)] ?? { x: 25, y: 7 }
  return (
    <Panel className={styles.clock} mark="clock" label={say(words.clock, lang)}>
      <svg viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r="24" />
        {points.map(({ i, x, y }) => (
          <circle key={i} cx={x} cy={y} r="4.4" data-lit={(i > 0 && i <= hours) || undefined} />
        ))}
        <line x1="25" y1="25" x2={hand.x} y2={hand.y} />
      </svg>
      <div>
        <b data-stat="hours">{say(words.hours, lang, { n: hours })}</b>
        <b data-stat="keys">
          <Icon name="key" size={15} /> {say(words.keys, lang, { n: keys })}
        </b>
        <small>{say(words.hoursHow, lang)}</small>
      </div>
    </Panel>
  )
}

function Items(props: TableProps) {
  const { view, face, lang, picture } = props
  const items = lying(view, 'items')
  const stored = countIn(view, 'storage')
  if (!items.length && !stored) return null
  return (
    <Panel
      heading={say(words.items, lang)}
      count={stored ? say(words.stored, lang, { n: stored }) : items.length}
      zone="items"
      mark="items"
    >
      <ul className={styles.items}>
        {items.map((item) => {
          const text = textOf(item, face)
          const art = text && artOf(faceKey(item), text, picture)
          return (
            <li key={item.alias}>
              <Piece piece={item} props={props} isPressed={() => props.ask?.kind === 'some'}>
                {art && <img src={art} alt="" draggable={false} />}
                <b>{nameOf(item, face)}</b>
                <MotivePills of={motiveOf(text)} lang={lang} />
              </Piece>
            </li>
          )
        })}
        {lying(view, 'storage').map((item) => (
          <li key={item.alias} data-stored>
            <Piece piece={item} props={props}>
              <Icon name="swap-bag" size={16} />
              <b>{nameOf(item, face)}</b>
            </Piece>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Pile = { readonly title: string; readonly zone: string; readonly icon: IconName; readonly cards: readonly PieceView[] }

/** What the Team has learnt and found, by its names: each opens. */
function Found(props: TableProps) {
  const { view, face, lang } = props
  const piles: readonly Pile[] = [
    { title: say(words.season, lang), zone: 'season', icon: 'sun', cards: lying(view, 'season') },
    { title: say(words.gates, lang), zone: 'gates', icon: 'magic-portal', cards: lying(view, 'gates') },
    { title: say(words.notes, lang), zone: 'notes', icon: 'scroll-unfurled', cards: lying(view, 'notes') },
    { title: say(words.wisdom, lang), zone: 'wisdom', icon: 'brain', cards: lying(view, 'wisdom') },
    { title: say(words.whims, lang), zone: 'whims', icon: 'sparkles', cards: lying(view, 'whims') },
    { title: say(words.inPlay, lang), zone: 'situations', icon: 'info', cards: lying(view, 'situations') },
  ]
  return piles
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, zone, icon, cards }) => (
      <Panel key={zone} heading={title} count={cards.length} zone={zone}>
        <ul className={styles.found}>
          {cards.map((card) => (
            <li key={card.alias}>
              <Piece piece={card} props={props} isPressed={() => false}>
                <Icon name={icon} size={16} /> {nameOf(card, face)}
              </Piece>
            </li>
          ))}
        </ul>
      </Panel>
    ))
}

/** Decks nobody sees into, by how many they have. */
function Decks({ view, lang }: TableProps) {
  const of = [
    [words.fateDeck, countIn(view, 'fate')],
    [words.slumberDeck, countIn(view, 'slumbers')],
    [words.flawDeck, countIn(view, 'flaws')],
    [words.marketDeck, countIn(view, 'market')],
    [words.anguishLeft, numberIn(view.table, 'anguishLeft')],
    ...(countIn(view, 'secrets') ? [[words.secrets, countIn(view, 'secrets')] as const] : []),
  ] as const
  return (
    <Panel heading={say(words.decks, lang)}>
      <dl className={styles.decks}>
        {of.map(([name, n]) => (
          <div key={name.en}>
            <dt>{say(name, lang)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** What the Team is up against, and what it has in common. */
export function Left(props: TableProps) {
  const { view, lang } = props
  const hasMap = listIn(fields(view.zones.districts), 'pieces').length > 0
  return (
    <div className={styles.left}>
      <Encounter {...props} />
      <Clock {...props} />
      {hasMap && modeOf(view) !== 'map' && (
        <Panel heading={say(words.dreamworld, lang)} count={say(words.paused, lang)}>
          <MiniDreamworld {...props} />
        </Panel>
      )}
      <Items {...props} />
      <Found {...props} />
      <Decks {...props} />
    </div>
  )
}
