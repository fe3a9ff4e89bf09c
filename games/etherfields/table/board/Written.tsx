import type { SpokenOption, SpokenRefusal, TableProps } from '@miskatonic/web/kit'
import { PriceOf } from '../Motives.tsx'
import { say, words } from '../strings.ts'
import { priceWords } from '../view/prices.ts'
import type { WrittenAction } from '../view/scape.ts'
import styles from './Scape.module.css'

type Props = {
  readonly action: WrittenAction
  /** Its square; empty: of the whole Scape. */
  readonly at: string
  readonly option: SpokenOption | SpokenRefusal | null
  readonly players: number
  readonly props: TableProps
}

/** An action as it stands on the map: its price and what is done. A press uses it, or says why not. */
export function WrittenButton({ action, option, players, props }: Props) {
  const { lang } = props
  const refused = option && 'reasons' in option ? option.reasons.map(({ text }) => text).join(' ') : ''
  const legal = option !== null && !refused
  const stages = action.price.gradual ? say(words.stagesOf, lang, { n: action.stages, of: players }) : ''
  const more = [priceWords(action.price, lang), stages, action.blocked ? say(words.blocked, lang) : '', refused].filter(Boolean).join('; ')
  const press = (): void => {
    if (legal && option) props.choose(option.key)
    else if (option && 'reasons' in option && option.reasons[0]) props.showRule(option.reasons[0].rule)
  }
  return (
    <button
      type="button"
      className={styles.written}
      data-lit={legal || undefined}
      data-blocked={action.blocked || undefined}
      data-action={action.letter}
      title={`${action.name}; ${more}`}
      onClick={press}
    >
      <PriceOf price={action.price} />
      <span>{action.name}</span>
      <span className="unseen">; {more}</span>
      {stages && (
        <em aria-hidden="true">
          {Array.from({ length: players }, (_, i) => (
            <i key={i} data-full={i < action.stages || undefined} />
          ))}
        </em>
      )}
    </button>
  )
}
