import { Icon, RichText, type TableProps } from '@miskatonic/web/kit'
import { logTone } from '../logTone.ts'
import { Dice } from '../scene/Dice.tsx'
import { lineSign } from '../signs.ts'
import { mythosFigures } from '../view/figures.ts'
import { playerName } from '../view/naming.ts'
import type { Page, Roll } from '../view/pages.ts'
import { personOfSeat } from '../view/people.ts'
import { type Language, say, words } from '../words.ts'
import styles from './PageView.module.css'

export const rollTitle = ({ skill, successes, passed }: Roll, lang: Language): string =>
  skill
    ? `${say(words.test, lang, { skill: say(words.skill[skill], lang) })}: ${successes} ${say(words.successes, lang, { n: successes })}, ${say(passed ? words.passed : words.failed, lang)}`
    : ''

/** What one will remember of the evening stands larger. */
const GREAT = [
  'log.gate-closed',
  'log.gate-closed-by',
  'log.mystery-solved',
  'log.rumor-solved',
  'log.awoke',
  'log.defeated',
  'log.devoured',
]

function titleOf(page: Page, { lang, face }: TableProps): string {
  const text = page.face ? face(page.face) : null
  if (page.kind === 'combat') return say(page.of === 'ambushed' ? words.ambush : words.combat, lang)
  if (page.kind === 'mythos') return say(words.mythos, lang)
  if (page.kind === 'test') {
    const skill = page.rolls[0]?.skill
    return skill ? say(words.test, lang, { skill: say(words.skill[skill], lang) }) : say(words.whatHappened, lang)
  }
  const kinds: { readonly [of: string]: { readonly [L in Language]: string } } = words.encounterKind
  return text?.sort ?? say(kinds[page.of] ?? words.encounter, lang)
}

/** One page: picture, title, the part that was read, the dice, and what came of it. */
export function PageView({ page, props }: { readonly page: Page; readonly props: TableProps }) {
  const { lang, face, picture, view, motion } = props
  const text = page.face ? face(page.face) : null
  const art = page.face ? picture(page.face) : null
  const who = page.seat ? (personOfSeat(view, page.seat, face)?.name ?? playerName(props, page.seat)) : ''
  const read = (text?.parts ?? []).filter(
    ({ id }) => page.part === null || id === page.part || (id === 'initial' && ['pass', 'fail'].includes(page.part)),
  )
  const parts = page.kind === 'combat' ? [] : read.length ? read : (text?.parts ?? [])
  const icons = page.kind === 'mythos' ? mythosFigures(text).icons : []
  const own = text && text.name !== text.sort ? text.name : ''
  const headings =
    page.kind === 'mythos' || page.kind === 'combat'
      ? [titleOf(page, props), own]
      : [own || titleOf(page, props), own ? titleOf(page, props) : '']
  return (
    <div className={styles.page} data-kind={page.kind}>
      {art && <div className={styles.art} style={{ backgroundImage: `url("${art}")` }} />}
      <header>
        <h3>{headings.filter(Boolean).at(page.kind === 'mythos' || page.kind === 'combat' ? -1 : 0)}</h3>
        <i>
          {[headings.filter(Boolean).length > 1 ? (page.kind === 'mythos' || page.kind === 'combat' ? headings[0] : headings[1]) : '', who]
            .filter(Boolean)
            .join(' · ')}
        </i>
      </header>
      <div className={styles.body}>
        {icons.length > 0 && <p className={styles.icons}>{icons.map((one) => one.text).join(' · ')}</p>}
        {parts.map(({ id, title, story, rules }) => (
          <div key={id} className={styles.part}>
            {title && parts.length > 1 && <h4>{title}</h4>}
            {story && <p className={styles.story}>{story}</p>}
            {rules && (
              <p className={styles.rules}>
                <RichText text={rules} iconOf={() => null} />
              </p>
            )}
          </div>
        ))}
        {page.rolls.map((roll, i) => (
          <div key={i} className={styles.roll} data-passed={roll.passed}>
            <Dice faces={roll.dice} least={roll.least} lang={lang} motion={motion} roll={`${page.id} ${i}`} small />
            <b>{rollTitle(roll, lang)}</b>
          </div>
        ))}
        {page.lines.length > 0 && (
          <ul className={styles.lines}>
            {page.lines.map((event) => {
              const sign = lineSign(event.message)
              return (
                <li key={event.id} data-tone={logTone(event, props)} data-great={GREAT.includes(event.message.key)}>
                  {sign && <Icon name={sign} />}
                  {event.text}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
