import { Icon, RichText, type TableProps } from '@miskatonic/web/kit'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { type FaceText, SKILLS, sheetFigures } from '../view/figures.ts'
import styles from './PersonCard.module.css'

type Props = { readonly text: FaceText; readonly faceKey: string; readonly brief?: boolean } & Pick<TableProps, 'picture' | 'lang'>

/** An investigator's sheet: portrait, tracks, skills, what he can do. `brief` leaves the text out. */
export function PersonCard({ text, faceKey, picture, lang, brief = false }: Props) {
  const { role, health, sanity, skills } = sheetFigures(text)
  const portrait = picture(faceKey)
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <div className={styles.portrait}>{portrait && <img src={portrait} alt="" draggable={false} />}</div>
        <div className={styles.who}>
          <h3>{text.name}</h3>
          <i>{role}</i>
          {health > 0 && (
            <div className={styles.tracks}>
              <span title={say(words.health, lang)}>
                <Icon name="hearts" label={say(words.health, lang)} className={styles.health} />
                {health}
              </span>
              <span title={say(words.sanity, lang)}>
                <Icon name="brain" label={say(words.sanity, lang)} className={styles.sanity} />
                {sanity}
              </span>
            </div>
          )}
        </div>
      </div>
      {health > 0 && (
        <ul className={styles.skills}>
          {SKILLS.map((skill) => (
            <li key={skill}>
              <Icon name={skillIcon[skill]} />
              <b>{skills[skill]}</b>
              <small>{say(words.skillShort[skill], lang)}</small>
            </li>
          ))}
        </ul>
      )}
      {!brief && (
        <div className={styles.text}>
          {text.parts.map(({ id, title, story, rules }) => (
            <div key={id}>
              {title && <h4>{title}</h4>}
              {story && <p className={styles.story}>{story}</p>}
              {rules && (
                <p>
                  <RichText text={rules} iconOf={() => null} />
                </p>
              )}
            </div>
          ))}
        </div>
      )}
    </article>
  )
}
