import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { useScroller } from '../kit/useScroller.ts'
import { go } from '../routes.ts'
import { whyOf } from '../strings/refusals.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import { Decision } from './asks/Decision.tsx'
import { BeatBar } from './BeatBar.tsx'
import styles from './DecisionBar.module.css'
import { downloadTable } from './files.ts'
import { joined, personaAt } from './names.ts'
import { personAt } from './perspective.ts'
import { StandIn } from './StandIn.tsx'
import type { SceneState } from './useScene.ts'
import type { OpenTable } from './useTable.ts'

/** The button goes with the scene and comes back elsewhere: whoever pressed it by key stands on it again. */
function turn({ away, put }: NonNullable<SceneState['aside']>): void {
  put(!away)
  requestAnimationFrame(() => document.querySelector<HTMLElement>('button[data-aside]')?.focus())
}

/** Who must decide what, and with what. */
export function DecisionBar({
  desk,
  game,
  inScene = false,
  aside = null,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly inScene?: boolean
  /** A scene can be put away and fetched again from here. */
  readonly aside?: SceneState['aside']
}) {
  const t = useStrings()
  const { props, state, eyes, looked } = desk
  const answers = useScroller<HTMLDivElement>()
  const { ask } = props
  const several = (state.you?.seats.length ?? 0) > 1
  const own = state.watched.get(eyes)?.ask
  const { showing } = desk.beats
  if (desk.moment) return <MomentBar desk={desk} />
  if (showing) return <BeatBar desk={desk} game={game} showing={showing} inScene={inScene} aside={aside} />
  return (
    <section className={styles.bar} aria-label={t(words.decision)} data-asks={ask?.awaited || undefined} data-scene={inScene || undefined}>
      <div className={styles.head}>
        <h2 id="question" tabIndex={-1} className={styles.question} data-quiet={!ask?.awaited || undefined}>
          {several && ask && <b className={styles.who}>{personaAt(game, desk, ask.seat).name}</b>}
          {ask ? ask.text : <Waiting desk={desk} game={game} />}
        </h2>
        {desk.busy && <small className={styles.given}>{t(words.ask.given)}</small>}
        {ask && !ask.awaited && <small>{t(ask.kind === 'all' ? words.ask.changed : words.ask.open)}</small>}
        {!ask?.awaited && <StandIn desk={desk} game={game} />}
        {looked !== null && (
          <span className={styles.looking}>
            {t(words.perspective.looking, { who: personaAt(game, desk, looked).name })}
            <Button tone="quiet" onClick={() => desk.look(null)} hint="Esc">
              {t(words.perspective.return, { who: personaAt(game, desk, eyes).name })}
            </Button>
            {own?.awaited && <em>{t(words.perspective.asks, { who: personaAt(game, desk, eyes).name })}</em>}
          </span>
        )}
        {aside && (
          <button type="button" className={styles.aside} onClick={() => turn(aside)} data-aside={aside.away ? 'away' : 'shown'}>
            <Icon name={aside.away ? 'open-book' : 'earth-africa-europe'} size={18} />
            <span>{t(aside.away ? words.ask.lookOn : words.ask.putAway)}</span>
            <kbd>V</kbd>
          </button>
        )}
      </div>
      {ask && (
        <div className={styles.answers} ref={answers}>
          <Decision ask={ask} props={props} game={game} busy={desk.busy} clear={desk.clear} />
        </div>
      )}
    </section>
  )
}

function Waiting({ desk, game }: { readonly desk: OpenTable; readonly game: GameTable }) {
  const t = useStrings()
  const { info } = desk.props
  if (info.over) return <>{info.ending?.headline}</>
  const names = desk.watched.awaited.map((seat) => {
    const persona = personaAt(game, desk, seat).name
    const person = personAt(info, seat)
    return person && person !== persona ? `${persona} (${person})` : persona
  })
  return <>{names.length ? t(words.ask.waiting, { who: joined(names, t.lang) }) : t(words.ask.none)}</>
}

/** The host goes back whatever the others say: asked twice, and everybody reads it. */
function Restart({ desk, seq }: { readonly desk: OpenTable; readonly seq: number }) {
  const t = useStrings()
  const [sure, ask] = useState(false)
  const restart = (): void => {
    void desk.link.send({ do: 'restart', to: seq }).then((reply) => (reply.ok ? desk.leaveMoment() : desk.tell(reply.text)))
  }
  return (
    <Button tone={sure ? 'danger' : 'plain'} note={t(words.moment.restartNote)} onClick={sure ? restart : () => ask(true)} data-restart>
      {t(sure ? words.moment.restartSure : words.moment.restart)}
    </Button>
  )
}

/** While an earlier moment is looked at, what can be done from there stands where the answers are. */
function MomentBar({ desk }: { readonly desk: OpenTable }) {
  const t = useStrings()
  const { moment } = desk
  if (!moment) return null
  const mine = (desk.state.you?.seats.length ?? 0) > 0
  const { info } = desk.props
  // Where the table's policy lets the host take back alone, that is enough.
  const overrules = desk.state.you?.host && !info.over && (info.undo === 'consent' || info.undo === 'own')
  const rule = moment.event?.rule
  const fork = (): void => {
    desk.link
      .fork(moment.seq, t(words.file.forkName, { name: info.name }))
      .then(go, (error: unknown) => desk.tell(t(words.file.failed, { why: t(whyOf(error)) })))
  }
  const save = (): void => {
    downloadTable(desk, moment.seq).catch((error: unknown) => desk.tell(t(words.file.failed, { why: t(whyOf(error)) })))
  }
  return (
    <section className={styles.bar} aria-label={t(words.moment.title)} data-asks>
      <div className={styles.head}>
        <h2 id="question" tabIndex={-1} className={styles.question}>
          {t(words.moment.title)}
        </h2>
        {moment.event && <small>{moment.event.text}</small>}
      </div>
      <div className={styles.row}>
        <Button tone="go" onClick={desk.leaveMoment} hint="Esc">
          {t(words.moment.back)}
        </Button>
        {mine && !desk.props.info.over && <Button onClick={() => desk.undoTo(moment.seq)}>{t(words.moment.undoHere)}</Button>}
        {overrules && <Restart desk={desk} seq={moment.seq} />}
        <Button tone="quiet" onClick={fork} disabled={desk.state.you?.file === 'nothing'}>
          {t(words.moment.forkHere)}
        </Button>
        <Button tone="quiet" onClick={save} disabled={desk.state.you?.file === 'nothing'} data-save-moment>
          {t(words.moment.save)}
        </Button>
        {rule && (
          <Button tone="quiet" icon={<Icon name="rule-book" size={20} />} onClick={() => desk.props.showRule(rule)} data-rule={rule}>
            {t(words.itsRule)}
          </Button>
        )}
      </div>
    </section>
  )
}
