import { Page } from '../start/Page.tsx'
import { about as words } from '../strings/about.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './AboutPage.module.css'

const credits = [
  [words.icons, words.iconsText, 'https://game-icons.net'],
  [words.fonts, words.fontsText, 'https://fontsource.org'],
  [words.map, words.mapText, 'https://github.com/topojson/world-atlas'],
  [words.code, words.codeText, null],
] as const

/** What this is, whose it is not, and what it is made of. */
export default function AboutPage() {
  const t = useStrings()
  return (
    <Page page="about" title={t(words.title)}>
      <div className={styles.text}>
        <p>{t(words.what)}</p>
        <h2>{t(words.noticeTitle)}</h2>
        <p>{t(words.notice)}</p>
        <h2>{t(words.privacyTitle)}</h2>
        <p>{t(words.privacy)}</p>
        <h2>{t(words.diceTitle)}</h2>
        <p>{t(words.dice)}</p>
        <h2>{t(words.creditsTitle)}</h2>
        <dl>
          {credits.map(([what, text, link]) => (
            <div key={what.en}>
              <dt>{link ? <a href={link}>{t(what)}</a> : t(what)}</dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Page>
  )
}
