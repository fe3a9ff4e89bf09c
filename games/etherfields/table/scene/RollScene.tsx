import { type GameTable, Icon } from '@miskatonic/web/kit'
import { Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import { Payment } from '../board/Payment.tsx'
import { say, words } from '../strings.ts'
import { FORTUNE } from '../view/payment.ts'
import type { Roll } from '../view/scenes.ts'
import { dreamerOf } from '../view/team.ts'
import styles from './Scene.module.css'

type Props = { readonly roll: Roll; readonly props: ComponentProps<GameTable['Scene']> }
type FaceWord = keyof typeof words.face
const isFace = (face: string): face is FaceWord => Object.hasOwn(words.face, face)

const SHOWN: { readonly [face: string]: string } = {
  failure: '',
  blank: '0',
  one: '+1',
  two: '+2',
  three: '+3',
  step: '1',
  value: '→',
  again: '↻',
}

/** A die that has fallen: what it shows, and who throws it again. */
export function RollScene({ roll, props }: Props) {
  const { lang, narrow, motion } = props
  const { die, face } = roll
  const who = dreamerOf(props, roll.who)?.name ?? ''
  return (
    <Stage
      kind="roll"
      over="board"
      icon="perspective-dice-six-faces-random"
      title={say(die === 'fortune' ? words.fortune : words.movementRoll, lang)}
      sub={who}
      narrow={narrow}
      foot={props.children}
    >
      <div className={styles.roll}>
        <span
          key={`${roll.id} ${face} ${props.view.seq}`}
          className={styles.die}
          data-face={face}
          data-tumbles={motion !== 'none' || undefined}
          aria-hidden="true"
        >
          {SHOWN[face] || <Icon name="cancel" />}
        </span>
        <p role="status">{say(words.rolled, lang, { face: isFace(face) ? say(words.face[face], lang) : face })}</p>
        {die === 'fortune' && (
          <ul className={styles.faces} aria-hidden="true">
            {FORTUNE.map(({ face: one, sides }) => (
              <li key={one} data-fallen={one === face || undefined}>
                <b>{SHOWN[one] || <Icon name="cancel" size={17} />}</b>
                <small>
                  {say(words.face[one], lang)}
                  {sides > 1 && ` ×${sides}`}
                </small>
              </li>
            ))}
          </ul>
        )}
        <Payment {...props} />
      </div>
    </Stage>
  )
}
