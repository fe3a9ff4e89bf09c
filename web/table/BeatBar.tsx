import { useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { GameTable } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './BeatBar.module.css'
import { faceInMessage } from './messageFaces.ts'
import { personaAt } from './names.ts'
import type { Showing } from './playback.ts'
import type { SceneState } from './useScene.ts'
import type { OpenTable } from './useTable.ts'

/** Of many lines told at once so many stand here; all of them are in the log. */
const MOST_LINES = 3

/** What has just happened, where otherwise the question stands, and how to go on. */
export function BeatBar({
  desk,
  game,
  showing,
  inScene,
  aside,
}: {
  readonly desk: OpenTable
  readonly game: GameTable
  readonly showing: Showing
  readonly inScene: boolean
  readonly aside: SceneState['aside']
}) {
  const t = useStrings()
  const { cue, waits, asked, left } = showing
  const { next, skip, back, mayGoBack } = desk.beats
  const heading = useRef<HTMLHeadingElement>(null)
  // What waits is read out and answered from here: the keyboard stands there, unless somebody is writing.
  const waitingFor = waits ? cue : null
  useEffect(() => {
    const at = document.activeElement
    if (waitingFor && !(at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement))
      heading.current?.focus({ preventScroll: true })
  }, [waitingFor])
  const rolls = cue.hold === 'roll'
  return (
    <section
      className={styles.bar}
      aria-label={t(words.beats.title)}
      data-beat={cue.hold}
      data-waits={waits || undefined}
      data-scene={inScene || undefined}
    >
      <div className={styles.lines}>
        {!cue.own && <span className={styles.who}>{personaAt(game, desk, cue.by).name}</span>}
        <h2 id="question" tabIndex={-1} ref={heading} data-great={cue.hold === 'great' || undefined}>
          {cue.lines.length
            ? cue.lines.slice(-MOST_LINES).map(({ id, text, tone, message }) => (
                <span key={id} data-tone={tone ?? 'plain'} data-face={faceInMessage(message.args, desk.state.faces) ?? undefined}>
                  {text}
                </span>
              ))
            : rolls && <span>{t(cue.own ? words.beats.aboutToRoll : words.beats.theyRoll)}</span>}
        </h2>
        {asked && !cue.own && <em className={styles.asked}>{t(words.beats.asked)}</em>}
      </div>
      <div className={styles.row}>
        {waits && (
          <Button tone="go" onClick={next} hint={t(words.beats.space)} data-go-on icon={rolls ? <Icon name="rolling-dices" /> : undefined}>
            {t(rolls ? words.beats.roll : words.beats.goOn)}
          </Button>
        )}
        {(left > 1 || !waits) && (
          <Button tone="quiet" onClick={skip} hint="Esc" data-skip-beats>
            {t(asked ? words.beats.toQuestion : words.beats.skip)}
          </Button>
        )}
        {mayGoBack && (
          <Button tone="quiet" onClick={back} hint="←" data-read-again>
            {t(words.beats.again)}
          </Button>
        )}
        {aside && (
          <Button tone="quiet" onClick={() => aside.put(!aside.away)} hint="V" data-aside={aside.away ? 'away' : 'shown'}>
            {t(aside.away ? words.ask.lookOn : words.ask.putAway)}
          </Button>
        )}
      </div>
    </section>
  )
}
