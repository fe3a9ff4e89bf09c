import type { TableProps } from '@miskatonic/web/kit'
import { OddsOf, Stage } from '@miskatonic/web/kit/scene'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, fields, gateFigures, textIn, textOf } from '../view/figures.ts'
import { personOfSeat } from '../view/people.ts'
import { placeName, worldName } from '../view/places.ts'
import { throwFor } from '../view/throws.ts'
import styles from './Scene.module.css'

const WAYS = ['lore', 'fight'] as const

/** Before the gate one has explored: what it is, and how likely each way is to close it. */
export function ClosingScene(props: TableProps & { readonly children: ReactNode }) {
  const { view, lang, face, picture, ask, seat } = props
  const at = textIn(fields(ask?.about.args), 'at')
  const [gate] = view.zones[`gate:${at}`]?.pieces ?? []
  const { world, modifier } = gateFigures(gate ? textOf(gate, face) : null)
  const person = personOfSeat(view, seat, face)
  return (
    <Stage
      kind="closing"
      over="board"
      icon="magic-portal"
      title={say(words.closeGate, lang, { name: worldName(world, lang) })}
      sub={[person?.name, placeName(at, lang)].filter(Boolean).join(' · ')}
      narrow={props.narrow}
      foot={props.children}
    >
      <div className={styles.fight}>
        {gate && (
          <div className={styles.foe}>
            <Card faceKey={faceKey(gate) ?? ''} piece={gate} size="large" face={face} picture={picture} lang={lang} />
          </div>
        )}
        <div className={styles.odds}>
          {gate &&
            WAYS.map((skill) => (
              <OddsOf
                key={skill}
                thrown={throwFor({ who: seat, skill, check: 'close', modifier, against: gate.alias })}
                label={say(words.closingBy, lang, { skill: say(words.skill[skill], lang) })}
                props={props}
              />
            ))}
          {person && <p>{say(words.cluesHeld, lang, { n: person.clues })}</p>}
        </div>
      </div>
    </Stage>
  )
}
