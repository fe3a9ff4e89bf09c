import { Button, Icon, Sheet, type TableProps } from '@miskatonic/web/kit'
import { useState } from 'react'
import { say, words } from '../strings.ts'
import { ownSeat } from '../view/sides.ts'
import { MOMENTS, type Stop } from '../view/stops.ts'
import styles from './Status.module.css'
import type { Passing } from './usePassing.ts'

const STOPS: readonly Stop[] = ['always', 'able', 'never']

/** Whose turn it is and who has passed, in one sentence. */
function turnLine({ view, lang, ...props }: Pick<TableProps, 'view' | 'lang' | 'seat'>): string {
  const mine = ownSeat({ view, seat: props.seat })
  if (view.table.phase === 'combat') return say(words.phase.combat, lang)
  if (view.table.phase === 'end') return say(words.phase.end, lang)
  const { active } = view.table
  if (typeof active !== 'string') return ''
  const passed = view.seats.filter((seat) => view.of[seat]?.passed === true)
  const other = passed.find((seat) => seat !== mine)
  if (active === mine && other !== undefined) return say(words.passMeansCombat, lang, { name: other })
  if (active === mine) return say(passed.length ? words.youPassed : words.yourTurn, lang)
  return [
    say(words.theirTurn, lang, { name: active }),
    other !== undefined && other !== active ? say(words.hasPassed, lang, { name: other }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The line between the sides: whose turn, what is passed by itself, where the table waits. */
export function Status({ props, passing }: { readonly props: TableProps; readonly passing: Passing }) {
  const { lang, view } = props
  const [open, setOpen] = useState(false)
  const mine = view.table.active === ownSeat(props)
  const line = turnLine(props)
  // On a phone the signs must do; what they mean is still read out.
  const tool = props.narrow ? 'unseen' : undefined
  return (
    <div className={styles.status}>
      {line && (
        <p data-mine={mine || undefined} aria-live="polite">
          {line}
        </p>
      )}
      {passing.soon && (
        <p data-soon>
          {say(passing.untilCombat ? words.untilCombatOn : words.passing, lang)}
          <button type="button" onClick={passing.wait}>
            {say(words.wait, lang)}
          </button>
        </p>
      )}
      {view.table.phase === 'play' && (
        <button
          type="button"
          className={styles.tool}
          aria-pressed={passing.untilCombat}
          onClick={() => passing.setUntilCombat(!passing.untilCombat)}
        >
          <Icon name="next-button" size={15} />
          <span className={tool}>{say(passing.untilCombat ? words.notAnyMore : words.untilCombat, lang)}</span>
        </button>
      )}
      <button type="button" className={styles.tool} data-mark="stops" onClick={() => setOpen(true)}>
        <Icon name="hand" size={15} />
        <span className={tool}>{say(words.stops, lang)}</span>
      </button>
      {open && <StopsSheet passing={passing} lang={lang} onClose={() => setOpen(false)} />}
    </div>
  )
}

function StopsSheet({ passing, lang, onClose }: { readonly passing: Passing; readonly lang: 'es' | 'en'; readonly onClose: () => void }) {
  const { stops, setStops } = passing
  return (
    <Sheet title={say(words.stopsTitle, lang)} icon="hand" side="middle" onClose={onClose}>
      <p className={styles.help}>{say(words.stopsHelp, lang)}</p>
      {MOMENTS.map((moment) => (
        <fieldset key={moment} className={styles.moment}>
          <legend>{say(words.moment[moment], lang)}</legend>
          {STOPS.map((stop) => (
            <Button
              key={stop}
              tone={stops[moment] === stop ? 'go' : 'quiet'}
              aria-pressed={stops[moment] === stop}
              onClick={() => setStops({ ...stops, [moment]: stop })}
            >
              {say(words.stop[stop], lang)}
            </Button>
          ))}
        </fieldset>
      ))}
    </Sheet>
  )
}
