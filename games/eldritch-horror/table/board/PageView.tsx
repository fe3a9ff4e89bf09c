import { Icon, RichText, type TableProps } from '@miskatonic/web/kit'
import { Dice } from '@miskatonic/web/kit/scene'
import { lineSign } from '../signs.ts'
import { type Language, say, words } from '../strings.ts'
import { mythosFigures } from '../view/figures.ts'
import type { Page, Roll } from '../view/pages.ts'
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

/** What it is about, then what it was and to whom it happened. */
export function pageHeading(page: Page, props: TableProps): { readonly title: string; readonly sub: string } {
  const { face } = props
  const text = page.face ? face(page.face) : null
  const own = text && text.name !== text.sort ? text.name : ''
  const kind = titleOf(page, props)
  const who = page.who ? (face(page.who)?.name ?? '') : ''
  return { title: own || kind, sub: [own ? kind : '', who].filter(Boolean).join(' · ') }
}

type Line = Page['lines'][number]

/** Dice and lines in the order they happened. */
const passages = ({ rolls, lines }: Page): (Roll | Line)[] =>
  [...rolls, ...lines].sort((a, b) => ('dice' in a ? a.at : a.id) - ('dice' in b ? b.at : b.id))

function Passage({ passage, page, props }: { readonly passage: Roll | Line; readonly page: Page; readonly props: TableProps }) {
  const { lang, motion, face } = props
  if ('dice' in passage) {
    // Where everybody has a part it must be said who rolled.
    const who = passage.who === page.who ? '' : (face(passage.who)?.name ?? '')
    return (
      <div className={styles.roll} data-passed={passage.passed}>
        <Dice faces={passage.dice} least={passage.least} lang={lang} motion={motion} roll={String(passage.at)} small />
        <b>{[who, rollTitle(passage, lang)].filter(Boolean).join(' · ')}</b>
      </div>
    )
  }
  const sign = lineSign(passage.message)
  return (
    <p className={styles.line} data-tone={passage.tone ?? 'plain'} data-great={GREAT.includes(passage.message.key)}>
      {sign && <Icon name={sign} />}
      {passage.text}
    </p>
  )
}

/** One page: picture, title, the part that was read, the dice, and what came of it. */
export function PageView({ page, props }: { readonly page: Page; readonly props: TableProps }) {
  const { face, picture } = props
  const text = page.face ? face(page.face) : null
  const art = page.face ? picture(page.face) : null
  const read = (text?.parts ?? []).filter(
    ({ id }) => page.part === null || id === page.part || (id === 'initial' && ['pass', 'fail'].includes(page.part)),
  )
  const parts = page.kind === 'combat' ? [] : read.length ? read : (text?.parts ?? [])
  const icons = page.kind === 'mythos' ? mythosFigures(text).icons : []
  const { title, sub } = pageHeading(page, props)
  return (
    <div className={styles.page} data-kind={page.kind}>
      {art && <div className={styles.art} style={{ backgroundImage: `url("${art}")` }} />}
      <header>
        <h3>{title}</h3>
        <i>{sub}</i>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled with the keys */}
      <section className={styles.body} tabIndex={0} aria-label={title}>
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
        {passages(page).map((passage) => (
          <Passage key={'dice' in passage ? `roll ${passage.at}` : passage.id} passage={passage} page={page} props={props} />
        ))}
      </section>
    </div>
  )
}
