import type { TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { figuresOf, kindOf, textOf } from '../view/figures.ts'
import type { Side } from '../view/sides.ts'
import styles from './Where.module.css'

/** Where somebody is, and what that place has. */
export function Where({ side, props, attributes }: { readonly side: Side; readonly props: TableProps; readonly attributes: boolean }) {
  const { lang, face } = props
  const { here } = side
  if (!here) return <p className={styles.nowhere}>{say(words.nowhere, lang)}</p>
  const text = textOf(here, face)
  const of = figuresOf(text)
  const crossed = here.attributes.crossed === true
  const state = [
    crossed ? say(words.walkingTo, lang) : '',
    kindOf(here) === 'location' ? '' : say(words.travelling, lang),
    of.gate && !crossed ? say(here.attributes.inverted === true ? words.gateSpent : words.gateOpen, lang) : '',
    here.attributes.past ? say(words.inThePast, lang) : '',
  ].filter(Boolean)
  return (
    <div className={styles.where}>
      <b>{text?.name}</b>
      {state.length > 0 && <em>{state.join(' · ')}</em>}
      {attributes && (
        <ul>
          {[...of.attributes, ...of.generics].map((one) => (
            <li key={one.id}>{one.text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
