import { RichText, type TableProps } from '@miskatonic/web/kit'
import { say, words } from '../strings.ts'
import { ancientOneFigures, type FaceText } from '../view/figures.ts'
import styles from './SheetCard.module.css'

/** The sheet of an Ancient One, asleep or awake, for reading. */
export function SheetCard({
  text,
  faceKey,
  picture,
  lang,
}: { readonly text: FaceText; readonly faceKey: string } & Pick<TableProps, 'picture' | 'lang'>) {
  const { epithet, doom } = ancientOneFigures(text)
  const art = picture(faceKey)
  return (
    <article className={styles.card}>
      <header>
        {art && <img src={art} alt="" draggable={false} />}
        <div>
          <h3>{text.name}</h3>
          <i>{epithet}</i>
        </div>
      </header>
      <div className={styles.text}>
        {doom > 0 && (
          <p className={styles.doom}>
            {say(words.doom, lang)} <b>{doom}</b>
          </p>
        )}
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
    </article>
  )
}
